"""The driver of Metal on a simulated Objective-C runtime, and what that runtime notices."""

from __future__ import annotations

import ctypes
import gc
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from simulators import gpus

import tack
import tack_runtime
from tack_runtime.drivers import metal as driver_module
from tack_runtime.errors import DriverError
from tackc.build import build
from tackc.request import parse_arch

SOURCE = Path(__file__)


@tack.kernel
def twice(x: tack.f32[:]):
    for i in range(x.shape[0]):
        x[i] = 2.0 * x[i]


@tack.kernel
def first(x: tack.f32[:]) -> tack.f32:
    for i in range(x.shape[0]):
        x[i] = x[i] + 1.0
    return x[0]


@tack.kernel
def wide(x: tack.f64[:]):
    for i in range(x.shape[0]):
        x[i] = 1.0


@tack.kernel
def widened(x: tack.f32[:]):
    for i in range(x.shape[0]):
        x[i] = tack.f32(tack.f64(x[i]) / 3.0)


@tack.kernel
def many(n: tack.i64, out: tack.i32[:]):
    for i in range(n):
        out[i % 1] = 1


@tack.kernel
def added(x: tack.f32[:], out: tack.f32[:]):
    for i in range(x.shape[0]):
        tack.atomic_add(out, 0, x[i])


@tack.kernel
def rounded(x: tack.f32[:], big: tack.f32):
    for i in range(x.shape[0]):
        x[i] = (x[i] + big) - big


@tack.kernel
def group_sums(data: tack.f32[:], out: tack.f32[:], n: tack.i32):
    for i in range(n):
        out[i] = tack.block_sum(data[i])


@pytest.fixture(scope="module", autouse=True)
def drivers() -> Iterator[None]:
    gpus.install()
    with gpus.toolchains():
        yield


@pytest.fixture
def metal() -> Iterator[ctypes.CDLL]:
    """The simulated runtime, with nothing that an earlier test has left."""
    made = gpus.metal()
    gc.collect()
    made.simReset()
    yield made
    made.simReset()


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bundle")
    (folder / "k.py").write_text(
        "import tack\n@tack.kernel\ndef twice(x: tack.f32[:]) -> tack.f32:\n"
        "    for i in range(x.shape[0]):\n        x[i] = 2.0 * x[i]\n    return x[0]\n"
    )
    build([folder / "k.py"], parse_arch("metal,cpu"), folder / "k.tackb")
    return folder / "k.tackb"


# --- the driver -------------------------------------------------------------------------------------------------------------

_ENCODED = {
    "v": "v",
    "p": "@",
    "z": "Q",
    "q": "q",
    "b": "B",
    "s": "*",
    "S": "{MTLSize=QQQ}",
    "R": "{MTLRegion={MTLOrigin=QQQ}{MTLSize=QQQ}}",
}


@pytest.mark.parametrize("selector", driver_module.MESSAGES)
def test_messages_have_the_types_of_their_methods(metal: ctypes.CDLL, selector: str) -> None:
    """A wrong one passes other values than the driver means, on some machines only."""
    metal.simEncoding.restype = ctypes.c_char_p
    encoding = metal.simEncoding(selector.encode()).decode()
    result, *arguments = (_ENCODED[letter] for letter in driver_module.MESSAGES[selector])
    assert re.sub(r"\^[v@]", "@", encoding) == f"{result}@:{''.join(arguments)}"
    assert len(arguments) == selector.count(":")


def test_capabilities() -> None:
    """R-035, X-003, P-017, W-001"""
    device = tack.device("metal")
    assert not device.supports_f64
    assert device.supported_atomic_dtypes == {tack.i32, tack.u32, tack.f32}
    assert device.supports_workgroups
    assert device.driver is not None
    assert device.driver.described == "Simulated Apple GPU"
    assert device.driver.arch == "metal"


@pytest.mark.refusal
def test_f64_is_refused(metal: ctypes.CDLL) -> None:
    """T-022, R-032: before anything is launched."""
    x = tack.zeros(3, tack.f64, device="metal")
    with pytest.raises(
        TypeError, match=r"parameter 'x' has dtype tack\.f64, which is not supported on Metal\. Supported dtypes:"
    ):
        wide(x)
    y = tack.ones(3, device="metal")
    with pytest.raises(TypeError, match=r"tack\.f64 at .* is not supported on Metal\. Supported types:"):
        widened(y)
    assert metal.simCalls(b"commit") == 0
    assert (x.numpy().tolist(), y.numpy().tolist()) == ([0] * 3, [1] * 3)


def test_too_many_iterations(metal: ctypes.CDLL) -> None:
    """P-017, P-018"""
    out = tack.zeros(1, tack.i32, device="metal")
    with pytest.raises(ValueError, match=rf"{2**32 + 1} iterations exceed the {2**32} that one Metal launch can index; split"):
        many(2**32 + 1, out)
    assert out[0] == 0
    assert metal.simCalls(b"commit") == 0


def test_launches_are_queued(metal: ctypes.CDLL) -> None:
    """P-013, P-014: until somebody reads, writes or waits."""
    for wait in (
        lambda a: a.numpy(),
        lambda a: a[0],
        lambda a: tack.sync("metal"),
        lambda a: a.copy(),
        lambda a: tack.ones(1, device="metal").fill(0),
    ):
        a = tack.ones(10, device="metal")
        twice(a)
        assert metal.simQueued() == 1
        wait(a)  # type: ignore[no-untyped-call]
        assert metal.simQueued() == 0
        assert a.numpy().tolist() == [2] * 10


def test_more_launches_than_a_queue_has_command_buffers(metal: ctypes.CDLL) -> None:
    a = tack.ones(10, tack.f32, device="metal")
    for _ in range(70):
        twice(a)
    assert a[9] == 2.0**70


def test_arrays_and_code_of_queued_launches_may_die(metal: ctypes.CDLL) -> None:
    """K-006: a command buffer holds what it needs."""

    def launch() -> None:
        tack.kernel(added.function)(tack.ones(1000, device="metal"), out)

    out = tack.zeros(1, device="metal")
    objects = metal.simObjects(b"MTLBuffer")
    launch()
    gc.collect()
    assert metal.simQueued() == 1
    assert metal.simObjects(b"MTLBuffer") == objects + 1
    assert out[0] == 1000
    assert metal.simObjects(b"MTLBuffer") == objects


def test_arguments_that_are_long(metal: ctypes.CDLL, tmp_path: Path) -> None:
    """More than 4096 bytes beside arrays take memory of their own, which is given back."""
    names = [f"a{number}" for number in range(530)]
    path = tmp_path / "long_k.py"
    path.write_text(
        "import tack\n@tack.kernel\ndef long(x: tack.f32[:], "
        + ", ".join(f"{name}: tack.f32" for name in names)
        + "):\n    for i in range(x.shape[0]):\n"
        + "".join(f"        x[i] = x[i] + {name}\n" for name in names)
    )
    namespace: dict[str, Any] = {}
    exec(compile(path.read_text(), str(path), "exec"), namespace)
    x = tack.zeros(3, device="metal")
    before = metal.simObjects(b"MTLBuffer")
    namespace["long"](x, *range(530))
    assert x.numpy().tolist() == [sum(range(530))] * 3
    assert metal.simCalls(b"newBufferWithBytes:length:options:") == 1
    assert metal.simObjects(b"MTLBuffer") == before


def test_a_group_that_is_small(tmp_path: Path) -> None:
    """P-019, W-007: what a pipeline allows is known only when it is made."""
    code = """
metal.simConfigure(1, 1, 64)
x, out = tack.ones(256, device="metal"), tack.zeros(256, device="metal")
twice(x)
assert x.numpy().tolist() == [2] * 256
try:
    group_sums(x, out, 256)
except ValueError as error:
    assert "workgroup collectives require 256 lanes; this pipeline/device selects 64" in str(error), error
else:
    raise AssertionError("no error")
assert not out.numpy().any()
"""
    _process(code, tmp_path)


def test_a_device_without_float_atomics(tmp_path: Path) -> None:
    """X-003"""
    code = """
metal.simConfigure(1, 0, 1024)
assert tack.device("metal").supported_atomic_dtypes == {tack.i32, tack.u32}
try:
    added(tack.ones(3, device="metal"), tack.zeros(1, device="metal"))
except TypeError as error:
    assert "has atomic updates whose target dtype is tack.f32, which is not supported on Metal" in str(error), error
else:
    raise AssertionError("no error")
"""
    _process(code, tmp_path)


def test_compiled_libraries(metal: ctypes.CDLL) -> None:
    """Before sources, which the driver would have to compile."""
    driver: Any = tack.device("metal").driver
    assert driver.rank("metallib", "") < driver.rank("source", "")
    assert driver.rank("spirv", "") is None
    before = metal.simObjects(b"")
    source = b"#include <metal_stdlib>\n"
    source += b"kernel void k(device int *y [[buffer(0)]], uint3 p [[thread_position_in_grid]]) { y[p.x] = 7; }"
    library = driver.run(driver.load, "metallib", b"MTLB" + source)
    function, threads = driver.run(driver.function, library, "k")
    assert (function != 0, threads) == (True, 256)
    driver.run(driver.unload, library)
    assert metal.simObjects(b"") == before
    with pytest.raises(
        DriverError, match=r"newLibraryWithData:error: failed with MTLLibraryError \(1\); .*\nInvalid library file"
    ):
        driver.run(driver.load, "metallib", b"nothing")
    assert metal.simObjects(b"") == before


# --- what fails -------------------------------------------------------------------------------------------------------------


def test_out_of_memory(metal: ctypes.CDLL) -> None:
    with pytest.raises(
        DriverError, match=r"^zeros: Metal driver: newBufferWithLength:options: failed with OutOfMemory \(nil\); free"
    ):
        tack.zeros(2**30, device="metal")
    assert tack.zeros(10, device="metal")[9] == 0


def test_several_launches_that_fail(metal: ctypes.CDLL) -> None:
    """P-014: the first error is told, once, and nothing is left of the others."""
    a = tack.ones(3, device="metal")
    twice(a)
    tack.sync("metal")
    objects = metal.simObjects(b"")
    for status in (2, 12):
        metal.simFail(b"commit", 0, status)
        twice(a)
    twice(a)
    with pytest.raises(DriverError, match=r"commit failed with MTLCommandBufferErrorTimeout \(2\)"):
        tack.sync("metal")
    tack.sync("metal")
    assert metal.simObjects(b"") == objects
    assert a.numpy().tolist() == [4] * 3


def test_source_that_does_not_compile(metal: ctypes.CDLL) -> None:
    """The compiler's text is in the error."""
    driver: Any = tack.device("metal").driver
    with pytest.raises(DriverError, match=r"MTLLibraryErrorCompileFailure \(3\); (?s:.*)program_source:(?s:.*)nonsense"):
        driver.run(driver.load, "source", b"kernel void k() { nonsense; }")


@pytest.mark.parametrize(("lost", "text"), [("", "/usr/lib/libobjc.A.dylib: cannot open"), ("Metal", "cannot be loaded")])
def test_no_driver(tmp_path: Path, lost: str, text: str) -> None:
    """R-005: on a machine that is no Mac, or lacks a framework."""
    code = f"""
try:
    tack.device("metal")
except tack.DeviceError as error:
    assert "{text}" in str(error) and "It takes an Apple GPU and macOS" in str(error), error
else:
    raise AssertionError("no error")
tack.devices()
"""
    kept = [path for path in gpus.environment()["LD_PRELOAD"].split(os.pathsep) if lost and f"/{lost}.so" not in path]
    _process(code, tmp_path, "", LD_PRELOAD=os.pathsep.join(kept))


# --- the simulated runtime notices -------------------------------------------------------------------------------------------

HEAD = """
import ctypes, os, sys
os.environ["TACK_CACHE_DIR"] = sys.argv[1]
import tack
from test_metal import *
"""
_LOADED = 'metal = ctypes.CDLL("/usr/lib/libobjc.A.dylib")\n'


def _run(code: str, cache: Path, loaded: str, **environment: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(SOURCE.parent), *map(os.path.abspath, sys.path)])
    command = [sys.executable, "-c", HEAD + loaded + code, str(cache)]
    return subprocess.run(command, capture_output=True, text=True, env={**gpus.environment(), "PYTHONPATH": path, **environment})


def _process(code: str, cache: Path, loaded: str = _LOADED, **environment: str) -> None:
    done = _run(code, cache, loaded, **environment)
    assert done.returncode == 0, done.stderr


_MISUSE = """
objc = driver_module.ObjC()
send = objc.send
pool = objc.functions["objc_autoreleasePoolPush"]()
device = objc.metal.functions["MTLCreateSystemDefaultDevice"]()
source = b"#include <metal_stdlib>\\nusing namespace metal; struct A { long n; };" + (
    b"kernel void k(device int *y [[buffer(0)]], constant A &a [[buffer(1)]], uint3 p [[thread_position_in_grid]])"
    b"{ if ((long)p.x < a.n) y[p.x] = 7; }")
volume = source.replace(b"uint3 p", b"texture3d<float, access::sample> t [[texture(0)]], uint3 p")
Size = driver_module._Size
def texture(width=2, format=55):
    wanted = objc.make(objc.class_("MTLTextureDescriptor"), "new")
    for name, value in (("TextureType", 7), ("PixelFormat", format), ("Width", width), ("Height", 2), ("Depth", 2)):
        send(wanted, f"set{name}:", value)
    return objc.make(device, "newTextureWithDescriptor:", wanted)
def fill(made, width, row, plane):
    region = driver_module._Region(Size(0, 0, 0), Size(width, 2, 2))
    texels = (ctypes.c_float * 64)()
    send(made, "replaceRegion:mipmapLevel:slice:withBytes:bytesPerRow:bytesPerImage:", region, 0, 0, texels, row, plane)
def pipeline(source=source):
    library = objc.make(device, "newLibraryWithSource:options:error:", objc.string(source), None)
    function = objc.make(library, "newFunctionWithName:", objc.string(b"k"))
    return objc.make(device, "newComputePipelineStateWithFunction:error:", function)
queue = objc.make(device, "newCommandQueue")
memory = objc.make(device, "newBufferWithLength:options:", 40, 0)
command = send(queue, "commandBuffer")
def encoder(source=source):
    made = send(command, "computeCommandEncoder")
    send(made, "setComputePipelineState:", pipeline(source))
    send(made, "setBuffer:offset:atIndex:", memory, 0, 0)
    send(made, "setBytes:length:atIndex:", (ctypes.c_int64 * 1)(10), 8, 1)
    return made
def dispatch(made, groups=(1, 1, 1), threads=(32, 1, 1)):
    send(made, "dispatchThreadgroups:threadsPerThreadgroup:", Size(*groups), Size(*threads))
"""
MISUSES = {
    "a message after release": (
        'send(memory, "release"); send(memory, "contents")',
        "contents is sent to a MTLBuffer that is deallocated",
    ),
    "released twice": ('send(memory, "release"); send(memory, "release")', "release is sent to a MTLBuffer that is deallocated"),
    "released by the pool, too": (
        'send(command, "release"); objc.functions["objc_autoreleasePoolPop"](pool)',
        "a pool releases an object that is deallocated",
    ),
    "used after its pool": (
        'objc.functions["objc_autoreleasePoolPop"](pool); send(command, "commit")',
        "commit is sent to a MTLCommandBuffer that is deallocated",
    ),
    "a pool popped twice": (
        '[objc.functions["objc_autoreleasePoolPop"](pool) for _ in range(2)]',
        "a pool is popped that is not there",
    ),
    "no object": ('send(4096, "release")', "release is sent to 0x1000, which is no object"),
    "a selector that is not registered": (
        'objc.functions["objc_msgSend"].argtypes = [ctypes.c_void_p, ctypes.c_char_p]; '
        'objc.functions["objc_msgSend"](memory, b"contents")',
        "a selector that nobody has registered",
    ),
    "a selector of another class": ('send(memory, "commit")', r"-\[MTLBuffer commit\]: unrecognized selector"),
    "an argument of another class": (
        'send(send(command, "computeCommandEncoder"), "setComputePipelineState:", memory)',
        "setComputePipelineState: gets a MTLBuffer, not a MTLComputePipelineState",
    ),
    "memory that is gone": (
        'send(memory, "release"); encoder()',
        "setBuffer:offset:atIndex: gets a MTLBuffer that is deallocated",
    ),
    "no length": ('send(device, "newBufferWithLength:options:", 0, 0)', "newBufferWithLength:options: gets a length of 0"),
    "an offset beyond the end": (
        'send(send(command, "computeCommandEncoder"), "setBuffer:offset:atIndex:", memory, 40, 0)',
        "has an offset of 40 in 40 bytes",
    ),
    "an index that is too large": (
        'send(send(command, "computeCommandEncoder"), "setBuffer:offset:atIndex:", memory, 0, 31)',
        "at index 31, of 31",
    ),
    "bytes that are too many": (
        'send(encoder(), "setBytes:length:atIndex:", ctypes.create_string_buffer(4104), 4104, 1)',
        "setBytes:length:atIndex: has 4104 bytes",
    ),
    "no pipeline": ('dispatch(send(command, "computeCommandEncoder"))', "without a pipeline"),
    "nothing bound": (
        'made = encoder(); send(made, "setBuffer:offset:atIndex:", None, 0, 0); dispatch(made)',
        "nothing is bound at index 0",
    ),
    "a structure that is cut off": (
        'made = encoder(); send(made, "setBytes:length:atIndex:", (ctypes.c_int32 * 1)(10), 4, 1); dispatch(made)',
        "4 bytes are bound at index 1, which takes 8",
    ),
    "no groups": ("dispatch(encoder(), (0, 1, 1))", r"of 0 x 1 x 1 groups, 32 x 1 x 1 threads"),
    "too many threads": ("dispatch(encoder(), (1, 1, 1), (32, 32, 2))", "has too many threads in a group"),
    "too many threads along z": (
        "metal.simAlong(128, 16, 8); dispatch(encoder(), (1, 1, 1), (2, 2, 9))",
        "has 2 x 2 x 9 threads in a group",
    ),
    "a structure by the call for values": (
        'objc._messages["x"] = ctypes.CFUNCTYPE(Size, ctypes.c_void_p, ctypes.c_void_p)('
        'ctypes.cast(objc.functions["objc_msgSend_stret"], ctypes.c_void_p).value), objc._messages["status"][1]; '
        'send(command, "x")',
        "status by the wrong objc_msgSend for its result",
    ),
    "positions of 33 bits": ("dispatch(encoder(), (2**28, 1, 1))", "positions do not fit in 32 bits"),
    "an encoder that is not ended": ('encoder(); send(command, "commit")', "commit while an encoder is open"),
    "an encoder that dies before its end": (
        'made = encoder(); objc.functions["objc_autoreleasePoolPop"](pool)',
        "a command encoder is released without endEncoding",
    ),
    "encoding after the end": ('made = encoder(); send(made, "endEncoding"); dispatch(made)', "after endEncoding"),
    "two encoders": ("encoder(); encoder()", "computeCommandEncoder while another encoder is open"),
    "committed twice": ('send(command, "commit"); send(command, "commit")', "commit to a command buffer that is committed"),
    "waiting for what is not committed": ('send(command, "waitUntilCompleted")', "waits for ever: the command buffer is not"),
    "command buffers without an end": (
        '[send(queue, "commandBuffer") for _ in range(64)]',
        "waits for ever: all command buffers of the queue are taken",
    ),
    "too many texels": ("texture(2049)", "newTextureWithDescriptor: gets 2049 x 2 x 2 texels"),
    "a texture of another kind": ("texture(2, 71)", "gets a texture of type 7, format 71 and usage 1"),
    "texels beyond a texture": ("fill(texture(), 3, 12, 24)", "a region is not in the texture"),
    "rows that overlap": ("fill(texture(), 2, 4, 16)", "gets rows of 4 and planes of 16 bytes"),
    "no texture": (
        "made = encoder(volume); dispatch(made)",
        "nothing is bound at index 0 of textures",
    ),
    "a texture that is gone": (
        'gone = texture(); send(gone, "release"); send(encoder(), "setTexture:atIndex:", gone, 0)',
        "setTexture:atIndex: gets a MTLTexture that is deallocated",
    ),
    "text of nothing": ("objc.string(None)", "stringWithUTF8String: gets NULL"),
}


@pytest.mark.parametrize("what", MISUSES)
def test_the_runtime_notices(what: str, tmp_path: Path) -> None:
    """Negative: what ends a program on a Mac, or what Metal's validation reports, ends it here."""
    code, text = MISUSES[what]
    done = _run(f"{_MISUSE}\n{code}\n", tmp_path, _LOADED)
    assert done.returncode == -6, done.stderr
    assert re.search(f"^simulated Metal: .*{text}", done.stderr, re.MULTILINE), done.stderr


def test_the_same_without_misuse(tmp_path: Path) -> None:
    """What the misuses above are made of is right by itself, and an object that no pool has is counted."""
    code = f"""{_MISUSE}
made = encoder()
dispatch(made)
send(made, "endEncoding")
send(command, "commit")
assert (send(command, "status"), metal.simQueued()) == (2, 1)
values = (ctypes.c_int32 * 10).from_address(send(memory, "contents"))
assert set(values) == {{-842150451}}  # new memory holds 0xCD
send(command, "waitUntilCompleted")
assert (send(command, "status"), send(command, "error")) == (4, None)
assert list(values) == [7] * 10
assert send(None, "contents") is None  # nil answers nothing
assert metal.simLeaked() == 0
objc.functions["objc_autoreleasePoolPop"](pool)
send(queue, "commandBuffer")
assert metal.simLeaked() == 1
"""
    _process(code, tmp_path)


def test_a_write_beyond_an_array(tmp_path: Path) -> None:
    """Negative: an array that claims to be longer than its memory."""
    code = """
a = tack.ones(10, device="metal")
a.memory.shape = (12,)
from tack_runtime.arrays import Array
twice(Array(a.memory, a.dtype, a.device))
try:
    tack.sync()
except tack.DriverError as error:
    assert "MTLCommandBufferErrorPageFault (3); an index may be outside its array" in str(error), error
    os._exit(0)
raise AssertionError("not noticed")
"""
    _process(code, tmp_path)


def test_a_missing_wait_shows(metal: ctypes.CDLL, monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative: memory that is read while work is queued is that of before."""
    driver: Any = tack.device("metal").driver
    a = tack.ones(3, device="metal")
    twice(a)
    with monkeypatch.context() as patch:
        patch.setattr(driver, "idle", lambda: True)
        patch.setattr(driver, "wait", lambda: None)
        assert a.numpy().tolist() == [1] * 3
    assert a.numpy().tolist() == [2] * 3


def test_a_missing_pool_shows(metal: ctypes.CDLL, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Negative: what Metal autoreleases stays for ever."""
    code = """
driver = tack.device("metal").driver
driver.enter, driver.leave = lambda: None, lambda _: None
twice(tack.ones(3, device="metal"))
assert metal.simLeaked() > 0
"""
    _process(code, tmp_path)


def test_fast_math_shows(metal: ctypes.CDLL, monkeypatch: pytest.MonkeyPatch) -> None:
    """N-012. Negative: Metal's own choice is another, and changes bits."""
    x = np.full(3, 0.1, np.float32)
    a = tack.array(x, device="metal")
    rounded(a, 1000.0)
    np.testing.assert_array_equal(a.numpy(), (x + np.float32(1000)) - np.float32(1000))
    send = driver_module.ObjC.send

    def without(self: Any, receiver: int, selector: str, *arguments: Any) -> Any:
        return None if selector == "setFastMathEnabled:" else send(self, receiver, selector, *arguments)

    monkeypatch.setattr(driver_module.ObjC, "send", without)
    tack.set_cache(False)
    b = tack.array(x, device="metal")
    tack.kernel(rounded.function)(b, 1000.0)
    np.testing.assert_array_equal(b.numpy(), x)


def test_a_missing_barrier_shows(metal: ctypes.CDLL, monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative: without its barriers a reduction depends on the order of lanes; with them it does not."""
    values = np.arange(256, dtype=np.float32)
    data, out = tack.array(values, device="metal"), tack.zeros(256, device="metal")
    for order in (0, 1, 2, 3):
        metal.simOrder(order)
        out.fill(0)
        group_sums(data, out, 256)
        assert set(out.numpy().tolist()) == {values.sum()}
    driver: Any = tack.device("metal").driver
    load = driver.load
    pattern = re.compile(rb"threadgroup_barrier\([^)]*\);")
    monkeypatch.setattr(driver, "load", lambda kind, code: load(kind, pattern.sub(b";", code)))
    tack.set_cache(False)
    metal.simOrder(1)
    tack.kernel(group_sums.function)(data, out, 256)
    assert set(out.numpy().tolist()) != {values.sum()}


def test_bundles_say_what_they_take(bundle: Path) -> None:
    """`explain` says which image a call takes, and why."""
    kernel: Callable[..., Any] = tack_runtime.load(bundle).twice
    assert "the driver compiles it" in kernel.explain(tack.ones(3, device="metal"))  # type: ignore[attr-defined]
