"""tack.random and tack.math, in kernels that their calls compile and in a bundle without either module."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import hosts
import pytest
from conftest import HERE, PROGRAMS, BareProcess, load_source

import tack

RUN = """
import sys, tack
from conftest import PROGRAMS, JustInTime
import hosts
sys.stdout.write(hosts.particles(tack, JustInTime(PROGRAMS / "library.py", "cpu").module))
"""


def drawn(threads: int, bundle: Path | None, monkeypatch: pytest.MonkeyPatch) -> str:
    """The digest of what a new process draws, on so many threads."""
    monkeypatch.setenv("TACK_CPU_THREADS", str(threads))
    if bundle is None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), *map(os.path.abspath, sys.path)])}
        return subprocess.run([sys.executable, "-c", RUN], env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout
    process = BareProcess()
    digest: str = process.ask("host", str(bundle), "library", "particles", "cpu")
    process.close()
    return digest


def test_s000_5_init_particles(bundle_of, monkeypatch) -> None:
    """S000-5: the numbers of any number of threads, compiled by calls and from a bundle, bit for bit (Y-001)."""
    bundle = bundle_of(PROGRAMS / "library.py")
    digests = {drawn(threads, where, monkeypatch) for threads in (1, 2) for where in (None, bundle)}
    assert len(digests) == 1


@pytest.mark.devices("others", "compared with the CPU, whose numbers are the other ones")
def test_s000_5_on_devices(program) -> None:
    """S000-5: the numbers of the CPU, bit for bit, and what is computed from them (Y-001, Y-004..Y-006)."""
    kernels = program("library")
    assert kernels.host("particles") == hosts.particles(tack, load_source(PROGRAMS / "library.py"))


def test_s001_7_grid_lines(program) -> None:
    """S001-7: functions of vectors and of numbers (B-010, B-011, B-012)."""
    program("library").host("lines")
