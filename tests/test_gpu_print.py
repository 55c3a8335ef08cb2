"""What kernels print on devices with memory of their own (O-001, O-002): drivers write it to the process's standard output."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from irbuild import edge_values
from simulators import gpus
from test_print import exact

import tack
from tack_runtime.dtypes import SCALARS, f32, f64
from tackc.build import build
from tackc.request import parse_arch

PRINTING = tuple(name for name in gpus.DEVICES if name != "metal")
SHOW = """
import tack

@tack.kernel
def show(x: tack.i32[:], n: tack.i32):
    for _ in range(1):
        for i in range(n):
            print("x", x[i])
"""


@tack.kernel
def integers(
    a: tack.i8[:], b: tack.u8[:], c: tack.i16[:], d: tack.u16[:], e: tack.i32[:], f: tack.u32[:], g: tack.i64[:], h: tack.u64[:]
):
    for _ in range(1):
        for i in range(len(a)):
            print("of", a[i], b[i], c[i], d[i], e[i], f[i], g[i], h[i], a[i] < 0, not (a[i] < 0), "100%")


@tack.kernel
def floats(x: tack.f32[:], y: tack.f64[:]):
    for _ in range(1):
        for i in range(len(x)):
            print(x[i], y[i])


@tack.kernel
def show(x: tack.i32[:], n: tack.i32):
    for _ in range(1):
        for i in range(n):
            print("x", x[i])
            x[i] = x[i] + 1


@tack.kernel
def first(x: tack.i32[:]) -> tack.i32:
    for i in range(len(x)):
        if i == 0:
            print("looking", x[i])
    return x[0]


@pytest.fixture(scope="module", autouse=True)
def drivers() -> Iterator[None]:
    gpus.install()
    with gpus.toolchains():
        yield


@pytest.fixture(params=PRINTING)
def device(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


# --- values ------------------------------------------------------------------------------------------------------------------


def test_integers(device: str, capfd: pytest.CaptureFixture[str]) -> None:
    """O-002: each in full, of its own type; truths are 0 and 1."""
    columns = [edge_values(type_) for type_ in SCALARS if not type_.is_float]
    count = max(map(len, columns))
    columns = [np.resize(column, count) for column in columns]
    by_type = dict(zip([str(type_) for type_ in SCALARS if not type_.is_float], columns, strict=True))
    given = [by_type[name] for name in ("i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64")]
    integers(*(tack.array(column, device=device) for column in given))
    tack.sync()
    lines = []
    for row in zip(*given, strict=True):
        negative = int(row[0] < 0)
        lines.append(f"of {' '.join(str(int(value)) for value in row)} {negative} {1 - negative} 100%")
    assert capfd.readouterr().out.splitlines() == lines
    assert {str(2**64 - 1), str(-(2**63))} <= set(" ".join(lines).split())


def test_floats(device: str, capfd: pytest.CaptureFixture[str]) -> None:
    """O-002: `%f`, exactly, of f64 with all of its digits; a NaN has no sign."""
    y = np.concatenate([edge_values(f64), -edge_values(f64)[-1:], [-0.1, 1 / 3, 123456789.0123, -2.5e-7, 1e15 / 3]])
    x = np.resize(np.concatenate([edge_values(f32), -edge_values(f32)[-1:], np.array([-1.5, 0.1], np.float32)]), len(y))
    if device == "opencl":  # PoCL's printf goes by way of f32, and has not all digits of large numbers
        with np.errstate(all="ignore"):
            y = y.astype(np.float32).astype(np.float64)
        y[np.abs(y) >= 2.0**53 - 1] = 0.25
    floats(tack.array(x, device=device), tack.array(y, device=device))
    tack.sync()
    assert capfd.readouterr().out.splitlines() == [f"{exact(float(a))} {exact(float(b))}" for a, b in zip(x, y, strict=True)]


def test_metal_prints_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    """O-001: print() is a no-op there; the rest of the kernel is done."""
    x = tack.arange(3, device="metal")
    show(x, 2)
    assert x.numpy().tolist() == [1, 2, 2]
    assert first(x) == 1
    assert capfd.readouterr().out == ""


# --- when lines appear ---------------------------------------------------------------------------------------------------------

WAITS: dict[str, Callable[[tack.Array], object]] = {
    "numpy": lambda a: a.numpy(),
    "index": lambda a: a[0],
    "copyto": lambda a: tack.copyto(a, np.zeros(3, np.int32)),
    "sync": lambda a: tack.sync(),
    "sync of the device": lambda a: tack.sync(a.device),
    "a value": lambda a: first(a),
}


@pytest.mark.parametrize("wait", WAITS)
def test_lines_are_there_after_a_wait(device: str, wait: str, capfd: pytest.CaptureFixture[str]) -> None:
    """O-001, P-014: of every kernel that was queued, in the order of the calls."""
    x = tack.arange(3, device=device)
    show(x, 2)
    show(x, 3)
    WAITS[wait](x)
    lines = capfd.readouterr().out.splitlines()
    assert lines[:5] == ["x 0", "x 1", "x 1", "x 2", "x 2"]
    assert lines[5:] == (["looking 2"] if wait == "a value" else [])


def test_lines_wait_for_the_wait(capfd: pytest.CaptureFixture[str]) -> None:
    """O-001, P-013: a launch is queued, and what it prints with it; Python's own lines come first."""
    x = tack.arange(3, device="cuda")
    print("before")
    show(x, 2)
    print("between")
    assert capfd.readouterr().out == "before\nbetween\n"
    print("then")
    tack.sync()
    print("after")
    assert capfd.readouterr().out == "then\nx 0\nx 1\nafter\n"


def test_lines_of_a_checked_kernel(device: str, capfd: pytest.CaptureFixture[str]) -> None:
    """O-001, O-020: what cannot be read prints as 0."""
    tack.set_debug(True)
    x = tack.ones(2, tack.i32, device=device)
    show(x, 3)
    with pytest.raises(IndexError, match="index 2 is out of bounds for axis 0 of 'x' with size 2"):
        x.numpy()
    assert capfd.readouterr().out == "x 1\nx 1\nx 0\n"


@pytest.mark.parametrize("stream", ["nothing", "closed", "redirected"])
def test_where_python_prints_elsewhere(device: str, stream: str, capfd: pytest.CaptureFixture[str]) -> None:
    """O-001: lines go to the standard output of the process all the same."""
    to = None if stream == "nothing" else io.StringIO()
    if stream == "closed":
        to.close()  # type: ignore[union-attr]
    x = tack.arange(3, device=device)
    with contextlib.redirect_stdout(to):  # type: ignore[type-var]
        print("python") if stream != "closed" else None
        show(x, 1)
        tack.sync()
    assert capfd.readouterr().out == "x 0\n"
    if stream == "redirected":
        assert isinstance(to, io.StringIO)
        assert to.getvalue() == "python\n"


def test_a_wait_that_fails(capfd: pytest.CaptureFixture[str]) -> None:
    """O-001: the next wait brings the lines."""
    cuda: ctypes.CDLL = gpus.driver("cuda")
    gc.collect()
    x = tack.arange(3, device="cuda")
    show(x, 1)
    cuda.simFail(b"cuStreamSynchronize", 0, 2)
    with pytest.raises(tack.DriverError):
        tack.sync("cuda")
    tack.sync("cuda")
    assert capfd.readouterr().out == "x 0\n"


# --- a process of its own ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory, drivers: None) -> Path:
    folder = tmp_path_factory.mktemp("bundle")
    (folder / "k.py").write_text(SHOW)
    build([folder / "k.py"], parse_arch(",".join(gpus.architectures())), folder / "k.tackb")
    return folder / "k.tackb"


PROGRAM = """
import sys
import tack_runtime
device, ends = sys.argv[2:]
show = tack_runtime.load(sys.argv[1]).show
x = tack_runtime.arange(3, device=device)
print("before")
show(x, 2)
if ends == "waits":
    tack_runtime.sync()
    print("between", end=" ")
    show(x, 1)
    assert x[0] == 0
    print("after")
if ends == "talks":
    print("meanwhile", end=" ")
    tack_runtime.sync()
    print("after")
"""
LINES = {
    "waits": "before\nx 0\nx 1\nbetween x 0\nafter\n",
    "talks": "before\nmeanwhile x 0\nx 1\nafter\n",
    "ends": "before\nx 0\nx 1\n",
}


# PoCL prints while the kernel runs, so what Python prints meanwhile may stand anywhere.
@pytest.mark.parametrize(
    ("device", "ends"), [(name, ends) for name in PRINTING for ends in LINES if (name, ends) != ("opencl", "talks")]
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_order_in_a_pipe(bundle: Path, device: str, ends: str, unbuffered: str) -> None:
    """O-001: Python buffers there, and so does the C library; what is queued when the program ends is printed."""
    path = os.pathsep.join(map(os.path.abspath, sys.path))
    environment = {**gpus.environment(), "PYTHONPATH": path, "PYTHONUNBUFFERED": unbuffered}
    command = [sys.executable, "-c", PROGRAM, str(bundle), device, ends]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert (done.stdout, done.stderr) == (LINES[ends], "")
