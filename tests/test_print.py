"""What kernels print: the lines, from the interpreter, the CPU, and generated CUDA C++ and Metal run on the host."""

from __future__ import annotations

import ctypes
import decimal
import os
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import opencl_run
import pytest
from cpu_run import ENTRIES, LEVELS, run
from irbuild import edge_values
from launches import cuda_grids
from programs import build
from simulators import host

from tack_runtime.dtypes import SCALARS, f64
from tackc.compiler import interpret, ir, pipeline
from tackc.compiler.frontend import lower
from tackc.emitters import llvm
from tackc.emitters.cuda import CUDA
from tackc.emitters.metal import METAL
from tackc.emitters.opencl import OPENCL
from tackc.toolchains import cpu, nvrtc

Printed = Callable[[ir.Kernel, dict[str, Any]], list[str]]


def kernel(text: str) -> ir.Kernel:
    """The last kernel of a text, as emitters get it."""
    return pipeline.run(lower(*build(textwrap.dedent(text))).kernel)


def interpreted(made: ir.Kernel, arguments: dict[str, Any]) -> list[str]:
    """The lines that the interpreter prints."""
    lines: list[str] = []
    interpret.run(made, arguments, write=lines.append)
    return lines


@pytest.fixture
def on_cpu(capfd: pytest.CaptureFixture[str]) -> Printed:
    """The lines that code for the lowest level prints."""

    def printed(made: ir.Kernel, arguments: dict[str, Any]) -> list[str]:
        run(made, arguments, LEVELS[0])
        return capfd.readouterr().out.split("\n")[:-1]

    return printed


@pytest.fixture
def on_cuda(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> Printed:
    """The lines that CUDA C++ prints, run by the stand-in, whose printf is the C library's."""

    def printed(made: ir.Kernel, arguments: dict[str, Any]) -> list[str]:
        library = host.build([CUDA.emit(made, "tk_made")], host.CUDA, tmp_path)
        host.launch_cuda(library, "tk_made", made, arguments, cuda_grids(made, arguments)[-1])
        ctypes.CDLL(None).fflush(None)
        return capfd.readouterr().out.split("\n")[:-1]

    return printed


@pytest.fixture
def on_opencl(capfd: pytest.CaptureFixture[str]) -> Printed:
    """The lines that OpenCL C prints, by the printf of a device."""

    def printed(made: ir.Kernel, arguments: dict[str, Any]) -> list[str]:
        program = opencl_run.Device().build(OPENCL.emit(made, "tk_made"), "-cl-std=CL3.0")
        program.launch("tk_made", made, arguments, cuda_grids(made, arguments)[-1])
        ctypes.CDLL(None).fflush(None)
        return capfd.readouterr().out.split("\n")[:-1]

    return printed


def exact(value: float) -> str:
    """%f by exact arithmetic: six decimals, ties to even (O-002)."""
    if not np.isfinite(value):
        return "nan" if np.isnan(value) else "inf" if value > 0 else "-inf"
    with decimal.localcontext() as context:
        context.prec = 400
        return f"{decimal.Decimal(value).quantize(decimal.Decimal('0.000001'), decimal.ROUND_HALF_EVEN):f}"


# --- values ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("type_", SCALARS, ids=str)
@pytest.mark.parametrize("printed", ["interpreted", "on_cpu", "on_cuda", "on_opencl"])
def test_values_of_every_type(printed: str, type_, request: pytest.FixtureRequest) -> None:
    """O-002: integers decimal, of any width and sign; floats as %f; NaN without a sign."""
    made = kernel(f"""
        @tack.kernel
        def k(x: tack.{type_}[:]):
            for _ in range(1):
                for i in range(len(x)):
                    print(x[i])
    """)
    values = edge_values(type_)
    if type_.is_float:
        values = np.concatenate([values, -values[-1:]])  # a NaN of the other sign
    if printed == "on_opencl" and type_ is f64:
        values = values[~(np.abs(values) >= 2.0**53 - 1)]  # PoCL's printf has not all digits of others
    lines = interpreted if printed == "interpreted" else request.getfixturevalue(printed)
    assert lines(made, {"x": values}) == [exact(float(v)) if type_.is_float else str(int(v)) for v in values]


def hard_floats() -> np.ndarray:
    """Doubles whose decimals are hard to get right: ties, carries, ends of the range, denormals, and any bits."""
    rng = np.random.default_rng(1)
    halves = [count / 2.0**bits for bits in (7, 8, 20, 21, 25) for count in range(1, 200, 2)]
    close = [n + 0.5e-6 * k for n in (0.0, 1.0, 1023.0, 2.0**30) for k in range(20)]
    ends = [0.9999995, 0.99999949999999, 999999.9999995, 2.0**52 + 0.5, 2.0**53 + 1, 2.0**63, 2.0**64, 1e22, 5e-324, 1e-310]
    drawn = rng.integers(0, 2**64, 5000, dtype=np.uint64).view(np.float64)
    ordinary = (rng.random(5000) - 0.5) * 10.0 ** rng.integers(-12, 25, 5000)
    return np.concatenate([[-0.0, 1.7976931348623157e308], halves, close, ends, np.nextafter(close, 1), drawn, ordinary])


def test_decimals_are_exact(on_cpu: Printed) -> None:
    """O-002: the native code formats by itself; every digit is that of the exact value."""
    made = kernel("""
        @tack.kernel
        def k(x: tack.f64[:], y: tack.f32[:]):
            for i in range(len(x)):
                print(x[i], y[i])
    """)
    x = hard_floats()
    with np.errstate(all="ignore"):
        y = x.astype(np.float32)
    arguments = {"x": x, "y": y}
    wanted = [f"{exact(float(a))} {exact(float(b))}" for a, b in zip(x, y, strict=True)]
    assert on_cpu(made, arguments) == wanted
    assert interpreted(made, arguments) == wanted


LABELS = [
    "100%",
    "%d %s %n",
    "",
    " ",
    'say "hi"',
    "back\\slash\\n",
    "größe 日本 🎈",
    "tab\there",
    "two\nlines",
    "??/",
    "\x1b[1m",
    "'",
]


@pytest.mark.parametrize("printed", ["interpreted", "on_cpu", "on_cuda", "on_opencl"])
def test_labels_are_printed_as_they_stand(printed: str, request: pytest.FixtureRequest) -> None:
    """O-001, O-002: any text is safe, one space stands between items, and a line may have none."""
    arguments = ", ".join(f"{label!r}, n" for label in LABELS)
    made = kernel(f"""
        @tack.kernel
        def k(n: tack.i32):
            for _ in range(1):
                print({arguments})
                print()
                print("", "")
                print("alone")
                print(1 > 0, True, not n, -7, 0.1)
    """)
    lines = interpreted if printed == "interpreted" else request.getfixturevalue(printed)
    first = " ".join(f"{label} 5" for label in LABELS)
    wanted = [first, "", " ", "alone", "1 1 0 -7 0.100000"]
    assert "\n".join(lines(made, {"n": np.int32(5)})) == "\n".join(wanted)


def test_a_line_of_32_values_and_long_labels(on_cpu: Printed, on_cuda: Printed) -> None:
    """O-001: the most values; a line that is longer than any buffer of the native code."""
    items = ", ".join(f'"{"x" * 300}", v' for _ in range(32))
    made = kernel(f"""
        @tack.kernel
        def k(v: tack.f64):
            for _ in range(1):
                print({items})
    """)
    wanted = [" ".join(f"{'x' * 300} {exact(-1e300)}" for _ in range(32))]
    assert len(wanted[0]) > 3 * 4096
    assert on_cpu(made, {"v": np.float64(-1e300)}) == on_cuda(made, {"v": np.float64(-1e300)}) == wanted


# --- statements --------------------------------------------------------------------------------------------------------

PROGRAM = """
@tack.func
def logged(v):
    print("logged", v)
    return v

@tack.func
def steps(n):
    k = 0
    while logged(k) < n:
        k += 1
        if k == 2:
            print("two")
            continue
    return k

@tack.kernel
def k(x: tack.i32[:], n: tack.i32):
    for i in range(n):
        print("values", x[0], logged(i), tack.atomic_add(x, 0, 1), x[0])
        y = logged(1) if i > 0 else 0
        if i == 1 and logged(2) > 1 or logged(3) > 5:
            print("taken", i)
        for j in range(steps(i + 1)):
            if j == 1:
                print()
                break
        if i == 2:
            continue
        print("end of", i, y)
"""
LINES = """\
logged 0 / values 0 0 0 1 / logged 3 / logged 0 / logged 1 / end of 0 0 /
logged 1 / values 1 1 1 2 / logged 1 / logged 2 / taken 1 / logged 0 / logged 1 / two / logged 2 /  / end of 1 1 /
logged 2 / values 2 2 2 3 / logged 1 / logged 3 / logged 0 / logged 1 / two / logged 2 / logged 3 /  /"""


@pytest.mark.parametrize("printed", ["interpreted", "on_cpu", "on_cuda", "on_opencl"])
def test_order_and_control_flow(printed: str, request: pytest.FixtureRequest) -> None:
    """E-001, E-002, E-014, E-016, F-001: lines come in program order, and only from what runs."""
    lines = interpreted if printed == "interpreted" else request.getfixturevalue(printed)
    x = np.zeros(1, np.int32)
    wanted = [line.strip(" ") for line in LINES.replace("\n", " ").removesuffix("/").split("/")]
    assert [line.strip() for line in lines(kernel(PROGRAM), {"x": x, "n": np.int32(3)})] == wanted
    assert x[0] == 3


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("level", LEVELS)
def test_printing_leaves_the_results_alone(level: str, entry: str, capfd: pytest.CaptureFixture[str]) -> None:
    """O-001: at every CPU level, in every version of the code, with short rows and with a fused loop."""
    made = kernel("""
        @tack.kernel
        def k(x: tack.f32[:, 3], out: tack.f32[:, 3], n: tack.i32):
            scale = 2.0
            for i, j in tack.ndindex(n, 3):
                scale = scale + 1.0
                if x[i, j] < 2.5:
                    print(i, j, x[i, j])
                out[i, j] = scale * x[i, j]
    """)
    x = np.arange(21, dtype=np.float32).reshape(7, 3)
    arguments = {"x": x, "out": np.zeros_like(x), "n": np.int32(7)}
    run(made, arguments, level, chunks=[(0, 2), (2, 20), (20, 21)], entry=entry)
    np.testing.assert_array_equal(arguments["out"], 3 * x)
    assert capfd.readouterr().out == "0 0 0.000000\n0 1 1.000000\n0 2 2.000000\n"


def test_metal_prints_nothing_and_does_the_rest(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """O-001: there print() is a no-op; what its arguments do is done."""
    made = kernel(PROGRAM)
    text = METAL.emit(made, "tk_made")
    assert "print" not in text
    library = host.build([text], host.METAL, tmp_path)
    x = np.zeros(1, np.int32)
    host.launch_metal(library, "tk_made", made, {"x": x, "n": np.int32(3)})
    ctypes.CDLL(None).fflush(None)
    assert x[0] == 3
    assert capfd.readouterr().out == ""


def test_cuda_is_one_printf_for_a_line_and_compiles() -> None:
    """O-001, O-002"""
    made = kernel("""
        @tack.kernel
        def k(x: tack.f32[:], c: tack.u8[:], n: tack.i64):
            for i in range(len(x)):
                print("x: 100%", x[i], c[i], n)
    """)
    text = CUDA.emit(made, "tk_made")
    assert text.count("printf(") == 1
    assert r'printf("x: 100%% %f %u %lli\012", tk_printed_f32(' in text
    assert nvrtc.compile_source(text, "sm_75").kind == "cubin"


# --- images ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", cpu.LEVELS)
def test_only_images_whose_kernels_print_hold_the_code_for_it(level: str) -> None:
    made = kernel("""
        @tack.kernel
        def k(n: tack.i32):
            for i in range(n):
                print(i)
    """)
    code = cpu.compile_object(llvm.emit(made, "tk_made"), level)
    assert b"put_unsigned" in cpu.link_image([code], level, prints=True)
    assert b"put_unsigned" not in cpu.link_image([code], level, prints=False)


def test_the_text_of_an_image_is_a_constant_and_is_written_once() -> None:
    made = kernel("""
        @tack.kernel
        def k(n: tack.i32):
            for i in range(n):
                print("again", i)
                print("again", n - i)
    """)
    text = llvm.emit(made, "tk_made")
    assert text.count("private unnamed_addr constant") == 1
    assert r'constant [8 x i8] c"again \FFd"' in text
    assert text.count("alloca [1 x i64]") == 1


def test_a_file_that_takes_nothing_more_ends_the_writing(tmp_path: Path) -> None:
    """O-001: lines are lost then, the kernel runs to its end."""
    script = f"""
import ctypes, os, sys
sys.path[:0] = {[str(Path(__file__).parent), *sys.path]!r}
import numpy as np
from cpu_run import LEVELS, load, SYMBOL
from tack_runtime.drivers.cpu_print import Output
from test_print import kernel
from tackc.emitters import llvm
made = kernel('''
@tack.kernel
def k(x: tack.i32[:]):
    for i in range(len(x)):
        x[i] = 1
        print("line", i)
''')
library = load(llvm.emit(made, SYMBOL), LEVELS[0])
x = np.zeros(1000, np.int32)
slots = np.array([0, 1000, x.ctypes.data, 0], np.uint64)
def launch(target):
    output = Output(target=target)
    slots[3] = ctypes.addressof(output)
    library[SYMBOL](ctypes.c_void_p(slots.ctypes.data), ctypes.c_int64(0), ctypes.c_int64(1000))
    return output.error
full = os.open("/dev/full", os.O_WRONLY)
assert launch(full) == 28  # ENOSPC
assert x.all()
assert launch(-1) == 0  # nowhere
x[:] = 0
source, pipe = os.pipe()
os.set_blocking(pipe, False)
while launch(pipe) == 0:  # until the pipe is full
    pass
assert launch(pipe) == 11  # EAGAIN
assert x.all()
os.close(pipe)
data = open(source).read()
lines = data.split("\\n")
assert lines.pop() == ""
numbers = [int(line.removeprefix("line ")) for line in lines]
assert all(number in (0, before + 1) for before, number in zip([-1, *numbers], numbers))
assert len(data) > 1 << 15
print("fine")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, env=dict(os.environ))
    assert (done.stdout, done.stderr) == ("fine\n", "")
