"""Builds that are interrupted, or that meet others at their output: all of a bundle, or what was there before."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from waiting import eventually

from tackc.contents import read_contents
from tackc.interrupts import Interruption

ROOT = Path(__file__).resolve().parent.parent
ARCH = "cpu:v2,cuda:compute_75,hip:gfx90a,level_zero"  # a library of LLVM, one of NVIDIA, and tools that are processes
MOMENTS = 4

KERNEL = """
@tack.kernel
def kernel{n}(x: tack.f32[:], out: tack.f32[:]):
    for i in range(len(x)):
        out[i] = tack.sqrt(x[i]) + {n}.0
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("interrupted") / "several_i.py"
    path.write_text("import tack\n" + "\n".join(KERNEL.format(n=n) for n in range(3)))
    return path


class Build:
    """`tackc build` in a session of its own, as a terminal starts it, whose temporary files go to a folder of their own."""

    def __init__(self, source: Path, output: str, folder: Path, *options: str, arch: str = ARCH) -> None:
        self.temporary = folder / f"tmp-{time.monotonic_ns()}"
        self.temporary.mkdir()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tackc", "build", source, "--arch", arch, "-o", output, *options],
            env={**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(self.temporary), "TACK_CACHE": "0"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def ready(self) -> bool:
        """Whether it hears signals, so that a test does not end Python before there is anything of ours."""
        fields = dict(line.split(":\t", 1) for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines())
        return bool(int(fields.get("SigCgt", "0"), 16) & 1 << signal.SIGTERM - 1) or self.process.poll() is not None

    def processes(self) -> list[int]:
        """Those of its group that are still there."""
        found = []
        for folder in Path("/proc").iterdir():
            if folder.name.isdecimal():
                try:
                    state, _, group = (folder / "stat").read_text().rpartition(")")[2].split()[:3]
                except (FileNotFoundError, ProcessLookupError):
                    continue
                if int(group) == self.process.pid and state != "Z":
                    found.append(int(folder.name))
        return found

    def end(self) -> tuple[int, str]:
        """Status and errors, once all its processes are gone."""
        errors = self.process.communicate(timeout=60)[1]
        assert eventually(lambda: not self.processes())
        return self.process.returncode, errors


@pytest.mark.parametrize("suffix", ["", "/"])
def test_ctrl_c_leaves_nothing(source: Path, tmp_path: Path, suffix: str) -> None:
    """At any moment: no output or the old one, no temporary file, no process, one line, status 130."""
    output = tmp_path / "out" / "k.tackb"
    build = Build(source, f"{output}{suffix}", tmp_path, "-j", "2")
    assert eventually(build.ready)
    start = time.monotonic()
    assert build.end()[0] == 0
    whole, seconds, old = contents(output), time.monotonic() - start, b"what was there before"
    interrupted = 0
    for moment in range(MOMENTS):
        if suffix:
            clear(output)
        else:
            output.write_bytes(old)
        build = Build(source, f"{output}{suffix}", tmp_path, "-j", "1" if moment % 3 == 2 else "2", "-q")
        assert eventually(build.ready)
        time.sleep(seconds * (moment + 0.3) / MOMENTS)
        os.killpg(build.process.pid, signal.SIGINT)
        time.sleep(0.05)
        if build.process.poll() is None:
            os.killpg(build.process.pid, signal.SIGINT)  # once more, while it cleans up
        status, errors = build.end()
        assert (status, errors) in ((130, "interrupted\n"), (0, "")), errors
        interrupted += status == 130
        assert list(build.temporary.rglob("*")) == []
        assert [path.name for path in output.parent.iterdir()] in ([output.name], [] if suffix else [output.name])
        if output.exists() and contents(output) != {"": old}:
            assert contents(output) == whole
        else:
            assert status == 130
    assert interrupted >= 2


def contents(output: Path) -> dict[str, bytes]:
    if output.is_file():
        return {"": output.read_bytes()}
    return {str(path.relative_to(output)): path.read_bytes() for path in output.rglob("*") if path.is_file()}


def clear(folder: Path) -> None:
    for path in sorted(folder.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    if folder.exists():
        folder.rmdir()


def test_sigterm_is_like_ctrl_c(source: Path, tmp_path: Path) -> None:
    build = Build(source, str(tmp_path / "k.tackb"), tmp_path, "-q")
    assert eventually(build.ready)
    build.process.terminate()
    assert build.end() == (128 + signal.SIGTERM, "interrupted\n")
    assert not (tmp_path / "k.tackb").exists()


def test_an_interruption_is_no_exception_that_others_catch() -> None:
    assert not issubclass(Interruption, (Exception, KeyboardInterrupt))


@pytest.mark.parametrize("suffix", ["", "/"])
def test_builds_with_one_output_are_each_complete(source: Path, tmp_path: Path, suffix: str) -> None:
    """Whoever looks meanwhile finds a whole bundle of one of them; the last one stays."""
    output = tmp_path / "out" / "k.tackb"
    sources = [source]
    for n in range(2):
        other = tmp_path / f"other{n}" / "several_i.py"
        other.parent.mkdir()
        other.write_text(source.read_text().replace(".0\n", f".{n + 1}\n"))
        sources.append(other)
    builds = [Build(each, f"{output}{suffix}", tmp_path, "-q", arch="metal") for each in sources for _ in range(2)]
    while any(build.process.poll() is None for build in builds):
        if not suffix and output.exists():
            read_contents(str(output))
        time.sleep(0.01)
    for build in builds:
        assert build.end() == (0, "")
    assert len(read_contents(str(output)).manifest.kernels) == 3
    assert [path.name for path in output.parent.iterdir()] == [output.name]
