"""Bundles for tests of tools that take bundles apart, compare and run them: built once for each source and target."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from tackc.build import Options, build
from tackc.request import parse_arch

_PLAIN: Final = Options()
TWO: Final = """\
import tack

SCALE = tack.constant(0.5)

@tack.kernel
def saxpy(x: tack.f32[:], y: tack.f32[:], out: tack.f32[:], a: tack.f32):
    for i in range(len(x)):
        out[i] = a * x[i] + y[i]

@tack.kernel
def half(x: tack.f32[:], out: tack.f32[:], n: tack.i8) -> tack.i32:
    for i in range(len(x)):
        out[i] = SCALE * x[i] + tack.f32(n)
    return 3
"""


@cache
def built(source: str, arch: str = "cpu:v2", name: str = "tooled", options: Options = _PLAIN) -> bytes:
    """The bundle of a source file `name`.py."""
    folder = Path(mkdtemp(dir=os.environ["TACK_TESTS_DIR"]))
    (folder / f"{name}.py").write_text(source)
    build([folder / f"{name}.py"], parse_arch(arch), folder / "made.tackb", options=options)
    return (folder / "made.tackb").read_bytes()
