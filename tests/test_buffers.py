"""R-036: buffers of other libraries as arrays, with NumPy out of reach; and what a process does until its first launch."""

from __future__ import annotations

import array
import ctypes
import json
import mmap
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from test_launcher import python_functions

import tack
from tack_runtime import buffers, settings
from tack_runtime.dtypes import SCALARS, Scalar
from tack_runtime.errors import KernelTypeError, KernelValueError

ROOT = Path(__file__).parent.parent

SOURCE = """
import tack

@tack.kernel
def saxpy(x: tack.f32[:], y: tack.f32[:], out: tack.f32[:], a: tack.f32) -> tack.f32:
    for i in range(out.shape[0]):
        out[i] = a * x[i] + y[i]
    return out[0]

@tack.kernel
def scale(out: tack.f32[:, :], a: tack.f32):
    for i, j in tack.ndindex(out.shape[0], out.shape[1]):
        out[i, j] = out[i, j] * a
"""


@tack.kernel
def double(x, out):
    for i in range(x.shape[0]):
        out[i] = x[i] + x[i]


@tack.kernel
def transposed(x, out):
    for i, j in tack.ndindex(x.shape[0], x.shape[1]):
        out[j, i] = x[i, j]


@tack.kernel
def count(x, sums):
    for i in range(x.shape[0]):
        tack.atomic_add(sums, 0, x[i])


@tack.kernel
def add(x, total):
    for i in range(x.shape[0]):
        tack.atomic_add(total, (), x[i])


@tack.kernel
def store_and_load(out, x, seen):
    for i in range(seen.shape[0] // 6):
        for k in range(6):
            out[i * 6 + k] = 100
            seen[i * 6 + k] = x[i * 6 + k]


@tack.device_class
class Table:
    def __init__(self, values: object) -> None:
        self.values = values

    @tack.kernel
    def write(self, out):
        for i in range(out.shape[0]):
            out[i] = self.values[i]


@pytest.fixture(params=[True, False], ids=["native", "python"], autouse=True)
def native(request: pytest.FixtureRequest) -> Iterator[bool]:
    settings.set_native_launch(request.param)
    yield request.param
    settings.reread()


CODES = {"i8": "b", "u8": "B", "i16": "h", "u16": "H", "i32": "i", "u32": "I", "i64": "q", "u64": "Q", "f32": "f", "f64": "d"}
C_TYPES: dict[str, Any] = {
    **{f"i{bits}": getattr(ctypes, f"c_int{bits}") for bits in (8, 16, 32, 64)},
    **{f"u{bits}": getattr(ctypes, f"c_uint{bits}") for bits in (8, 16, 32, 64)},
    "f32": ctypes.c_float,
    "f64": ctypes.c_double,
}


def of_array(scalar: Scalar, values: list[int]) -> Any:
    return array.array(CODES[scalar.name], values)


def of_memoryview(scalar: Scalar, values: list[int]) -> Any:
    return memoryview(bytearray(of_array(scalar, values).tobytes())).cast(CODES[scalar.name])


def of_ctypes(scalar: Scalar, values: list[int]) -> Any:
    return (C_TYPES[scalar.name] * len(values))(*values)


def of_mmap(scalar: Scalar, values: list[int]) -> Any:
    mapped = mmap.mmap(-1, max(1, scalar.size * len(values)))
    view = memoryview(mapped)[: scalar.size * len(values)].cast(CODES[scalar.name])
    view[:] = of_array(scalar, values)
    return view


EXPORTERS = (of_array, of_memoryview, of_ctypes, of_mmap)


@pytest.mark.parametrize("scalar", SCALARS, ids=str)
@pytest.mark.parametrize("make", EXPORTERS)
def test_every_element_type_of_every_exporter(make: Callable[[Scalar, list[int]], Any], scalar: Scalar, native: bool) -> None:
    """R-036"""
    for values in ([3, 1, 2], [7], []):
        x, out = make(scalar, values), make(scalar, [0] * len(values))
        double(x, out)
        assert list(out) == [2 * value for value in values]
        assert double.explain(x, out) == double.explain(np.array(values, scalar.numpy), np.zeros(len(values), scalar.numpy))
    x, out = make(scalar, [1, 2]), make(scalar, [0, 0])
    double(x, out)
    assert (python_functions(lambda: double(x, out)) == []) is native
    assert list(out) == [2, 4]
    bound = double.bind(x, out)
    x[0] = 5
    bound()
    assert list(out) == [10, 4]


def test_bytes_are_read() -> None:
    """R-036"""
    for x in (b"\x01\x02", bytearray(b"\x01\x02")):
        out = bytearray(2)
        double(x, out)
        assert out == b"\x02\x04"


def test_all_sizes_that_c_calls_long() -> None:
    """R-036: the size of an element tells, not the letter."""
    for name in ("c_byte", "c_short", "c_int", "c_long", "c_longlong", "c_ubyte", "c_ushort", "c_uint", "c_ulong", "c_ulonglong"):
        for _ in range(2):
            x, out = ((getattr(ctypes, name) * 2)(4, 5) for _ in range(2))
            double(x, out)
            assert list(out) == [8, 10]


def test_rows_and_columns() -> None:
    """R-036"""
    x = ((ctypes.c_float * 3) * 2)((1, 2, 3), (4, 5, 6))
    for _ in range(3):
        out = memoryview(bytearray(24)).cast("f", shape=[3, 2])
        transposed(x, out)
        assert out.tolist() == [[1, 4], [2, 5], [3, 6]]


def test_no_dimension() -> None:
    """R-036, A-001"""
    for _ in range(2):
        total = ctypes.c_int(4)
        add(array.array("i", [1, 2]), total)
        assert total.value == 7


def test_overlapping_buffers_take_the_right_code() -> None:
    """M-001"""
    for _ in range(2):
        memory = array.array("i", range(8))
        seen = array.array("i", [0] * 6)
        store_and_load(memoryview(memory)[2:], memory, seen)
        assert seen.tolist() == [0, 1, 100, 100, 100, 100]


def test_advice_for_programs_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-036"""
    floats = array.array("f", [1, 2, 3, 4])
    rows = memoryview(floats).cast("B").cast("f", [2, 2]).toreadonly()
    made = [
        ("floats", memoryview(floats).toreadonly(), [1, 2, 3, 4]),
        ("rows", rows, [[1, 2], [3, 4]]),
        ("apart", memoryview(floats)[::2], [1, 3]),
    ]
    with monkeypatch.context() as patched:
        patched.setattr(buffers, "numpy_loaded", lambda: False)
        advice = {name: buffers.copied(name, view) for name, view, _ in made}
    for name, view, values in made:
        copy = eval(advice[name], {name: view})
        assert (copy.tolist(), copy.readonly, copy.format) == (values, False, "f")


def errors() -> list[tuple[type[Exception], str, Any]]:
    floats = array.array("f", [1, 2, 3, 4])
    return [
        (
            KernelValueError,
            r"may be written, but its array is read-only; pass np\.array\(out\), and read there what",
            memoryview(floats).toreadonly(),
        ),
        (KernelValueError, r"is not C-contiguous \(strides \(8,\)\); pass np\.ascontiguousarray\(out\)", memoryview(floats)[::2]),
        (KernelTypeError, r"has the unsupported buffer format '\?'; supported are int8 to", memoryview(bytearray(4)).cast("?")),
        (KernelTypeError, r"has the unsupported buffer format '<c'", (ctypes.c_char * 4)()),
        (
            KernelTypeError,
            r"has format '>f', whose byte order is not the machine's; pass np\.array\(out\)\.astype\('=f'\)",
            (ctypes.c_float.__ctype_be__ * 4)(),  # type: ignore[attr-defined]
        ),
        (KernelTypeError, r"Unsupported argument type for parameter 'out': str", "text"),
        (KernelTypeError, r"Unsupported argument type for parameter 'out': complex64", np.complex64(1)),
    ]


@pytest.mark.parametrize("number", range(len(errors())))
def test_refused(number: int) -> None:
    """R-036, M-006: as arrays of NumPy are, cold and warm; nothing is written."""
    kind, text, out = errors()[number]
    x = array.array("f", [1, 2, 3, 4])
    double(x, array.array("f", [0] * 4))
    before = bytes(out) if isinstance(out, memoryview) else None
    for _ in range(2):
        with pytest.raises(kind, match=rf"^Kernel 'double': (parameter 'out' )?{text}"):
            double(x, out)
    assert before is None or bytes(out) == before


def test_what_exports_no_buffer_any_more_is_refused() -> None:
    """R-036"""
    gone = memoryview(bytearray(8))
    gone.release()
    with pytest.raises(KernelValueError, match=r"^Kernel 'double': parameter 'x' exports no buffer: .*released memoryview"):
        double(gone, bytearray(8))


def test_atomics_are_aligned() -> None:
    """X-005"""
    memory = memoryview(bytearray(24))
    x = array.array("i", [1, 2])
    for _ in range(2):
        aligned = memory[4:8].cast("i") if buffers._address(memory) % 4 == 0 else memory[:4].cast("i")
        aligned[0] = 0
        count(x, aligned)
        assert aligned[0] == 3
        with pytest.raises(KernelValueError, match=r"requires 4-byte alignment; pass np\.array\(sums\), which is aligned"):
            count(x, memory[5:9].cast("i"))


def test_members_of_objects() -> None:
    """D-008, R-036"""
    for _ in range(3):
        out = array.array("f", [0, 0])
        Table(array.array("f", [3, 4])).write(out)
        assert out.tolist() == [3, 4]


def test_memory_stays_where_it_is_while_a_bound_kernel_lives() -> None:
    """R-036"""
    x, out = array.array("f", [1, 2]), array.array("f", [0, 0])
    bound = double.bind(x, out)
    with pytest.raises(BufferError):
        x.append(3)
    bound()
    assert out.tolist() == [2, 4]
    del bound
    x.append(3)
    for _ in range(2):
        double(x, array.array("f", [0] * 3))
    x.append(4)


def test_many_types_of_exporters_take_turns() -> None:
    """R-036: native code knows a few of them."""
    for _ in range(2):
        for length in range(1, 25):
            x, out = ((ctypes.c_float * length)(*range(length)) for _ in range(2))
            double(x, out)
            assert list(out) == [2 * i for i in range(length)]


# --- fresh processes -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("buffers")
    source, made = folder / "buffer_k.py", folder / "buffer_k.tackb"
    source.write_text(SOURCE)
    subprocess.run([sys.executable, "-m", "tackc", "build", str(source), "--arch", "cpu", "-o", str(made), "-q"], check=True)
    return made


def output(program: str, bundle: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """What a program prints in a fresh process that never compiles."""
    settings_ = f"import sys, os\nos.environ.update(TACK_JIT='off', TACK_NATIVE_LAUNCH='{settings.native_launch():d}')\n"
    command = [sys.executable, *options, "-c", settings_ + program, str(bundle)]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)


LAUNCHES = """
import array, ctypes, tack_runtime
kernels = tack_runtime.load(sys.argv[1])
x, out = array.array("f", range(8)), memoryview(bytearray(32)).cast("f")
ones = (ctypes.c_float * 8)(*[1] * 8)
for a in (1.0, 2.0, 3):
    assert kernels.saxpy(x, ones, out, a) == 1
    assert out.tolist() == [a * i + 1 for i in range(8)]
assert kernels.saxpy.bind(x, ones, out, 4)() == 1
assert out.tolist() == [4 * i + 1 for i in range(8)]
table = memoryview(out).cast("B").cast("f", shape=[4, 2])
for _ in range(2):
    kernels.scale(table, 2)
assert table.tolist()[1] == [4 * 9, 4 * 13]
assert "f32" in kernels.saxpy.explain(x, ones, out, 1.0)
try:
    kernels.saxpy(x, ones, bytes(32), 1.0)
except tack_runtime.MissingVariantError:
    pass
"""


def test_numpy_is_not_loaded_for_buffers(bundle: Path) -> None:
    """R-036"""
    imported = output(LAUNCHES, bundle, "-X", "importtime").stderr
    assert "tack_runtime" in imported
    assert "numpy" not in imported


def test_numpy_may_be_out_of_reach(bundle: Path) -> None:
    """R-036"""
    output("sys.modules['numpy'] = None" + LAUNCHES, bundle)


def test_numpy_may_come_later(bundle: Path) -> None:
    """R-036: arrays of ours and of NumPy are taken then, too."""
    output(
        LAUNCHES + "import numpy as np\n"
        "for _ in range(3):\n"
        "    y, ours = np.ones(8, np.float32), tack_runtime.zeros(8)\n"
        "    kernels.saxpy(x, y, ours, np.float64(2))\n"
        "    assert ours.numpy().tolist() == [2 * i + 1 for i in range(8)]\n",
        bundle,
    )


WATCHED = """
import array, json
import tack_runtime
def mapped():
    return {line.split()[5] for line in open("/proc/self/maps") if "memfd:tack" in line}
seen = []
def watch(event, arguments):
    if event in ("open", "os.listdir", "os.scandir", "ctypes.dlopen", "subprocess.Popen", "os.posix_spawn", "socket.connect"):
        if not isinstance(arguments[0], int):  # what is open already
            seen.append((event, str(arguments[0])))
sys.addaudithook(watch)
kernels = tack_runtime.load(sys.argv[1])
loading, seen = seen, []
assert not mapped()
x, y, out = (array.array("f", [0] * 8) for _ in range(3))
for _ in range(3):
    kernels.saxpy(x, y, out, 1.0)
kernels.scale(memoryview(out).cast("B").cast("f", shape=[4, 2]), 2.0)
tack_runtime.load(sys.argv[1])
print(json.dumps([loading, seen]))
maps = mapped()
assert len(maps) == 1, maps
"""


def test_loading_opens_the_bundle_and_launching_maps_one_library(bundle: Path) -> None:
    """R-037: apart from what Python reads to import a module, and what the system says of its processors."""
    loading, launching = json.loads(output(WATCHED, bundle).stdout)
    assert {tuple(event) for event in loading} == {("open", str(bundle))}
    assert [event for event, _ in launching].count("ctypes.dlopen") == 1
    others = [path for event, path in launching if event != "ctypes.dlopen" and not path.startswith(("/proc/", "/sys/"))]
    outside = [path for path in others if not path.endswith((".py", ".pyc", ".so")) and not Path(path).is_dir()]
    assert set(outside) == {str(bundle)}


INTERPRETERS = """
try:  # interpreters that may have any extension module, such as ctypes
    import _interpreters as interpreters
    create = lambda: interpreters.create("legacy")
except ImportError:
    import _xxsubinterpreters as interpreters
    create = lambda: interpreters.create(isolated=False)
program = LAUNCHES
def run():
    made = create()
    try:
        failed = interpreters.run_string(made, f"import sys; sys.path, sys.argv = {sys.path!r}, {sys.argv!r}\\n" + program)
        assert failed is None, failed  # raised until Python 3.12
    finally:
        interpreters.destroy(made)
run()
exec(program)
run()
run()
exec(program)
child = os.fork()
if not child:
    exec(program)
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
"""


def test_other_interpreters_of_a_process_launch_too(bundle: Path) -> None:
    """R-034: each has code and threads of its own, before and after those of others."""
    output(f"LAUNCHES = {LAUNCHES!r}" + INTERPRETERS, bundle)


def test_importing_the_runtime_gives_what_it_has_of_numpy_when_asked() -> None:
    command = "import sys, tack_runtime; assert 'numpy' not in sys.modules; print(tack_runtime.arange(3).numpy().sum())"
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == "3\n"


def test_addresses_are_those_of_the_memory() -> None:
    memory = (ctypes.c_double * 3)()
    for exporter in (memory, memoryview(memory).toreadonly()):
        found = buffers.exported("x", exporter)
        assert found is not None
        made = buffers.Buffer(exporter, found[0])
        assert made.address == ctypes.addressof(memory)
        assert (made.shape, made.ndim, made.size, made.nbytes) == ((3,), 1, 3, 24)
