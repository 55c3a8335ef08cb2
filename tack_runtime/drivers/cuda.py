"""CUDA, through the driver's interface; hip.py declares HIP, whose calls are the same by other names.

Each call makes the device's primary context current and leaves the thread as it was. All work is in the default stream.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tack_runtime.devices import Device
from tack_runtime.drivers import rtc
from tack_runtime.drivers.gpu import (
    FEWER,
    HIDDEN,
    MOST_GROUPS,
    OF_HOST,
    OTHER_CODE,
    RESTART,
    SMALLER,
    Driver,
    Grid,
    Library,
    Limits,
    as_devices,
    opened,
)
from tack_runtime.drivers.images import KINDS
from tack_runtime.dtypes import f32, f64, i32, i64, u32, u64
from tack_runtime.errors import DeviceError, DriverError
from tack_runtime.manifest import Image, Variant
from tack_runtime.workgroups import GROUP_SIZE

Calls = Mapping[str, tuple[str, str]]  # what a call is for: its name, and the types of its arguments

CALLS: Final[Calls] = {
    "initialize": ("cuInit", "u"),
    "count": ("cuDeviceGetCount", "p"),
    "name": ("cuDeviceGetName", "pii"),
    "attribute": ("cuDeviceGetAttribute", "pii"),
    "retain": ("cuDevicePrimaryCtxRetain", "pi"),
    "release": ("cuDevicePrimaryCtxRelease_v2", "i"),
    "enter": ("cuCtxPushCurrent_v2", "p"),
    "leave": ("cuCtxPopCurrent_v2", "p"),
    "allocate": ("cuMemAlloc_v2", "pz"),
    "free": ("cuMemFree_v2", "q"),
    "write": ("cuMemcpyHtoD_v2", "qpz"),
    "read": ("cuMemcpyDtoH_v2", "pqz"),
    "copy": ("cuMemcpyDtoDAsync_v2", "qqzp"),
    "make_array": ("cuArray3DCreate_v2", "pp"),
    "free_array": ("cuArrayDestroy", "p"),
    "fill_array": ("cuMemcpy3D_v2", "p"),
    "make_texture": ("cuTexObjectCreate", "pppp"),
    "free_texture": ("cuTexObjectDestroy", "q"),
    "load": ("cuModuleLoadData", "pp"),
    "unload": ("cuModuleUnload", "p"),
    "function": ("cuModuleGetFunction", "pps"),
    "launch": ("cuLaunchKernel", "puuuuuuuppp"),
    "query": ("cuStreamQuery", "p"),
    "wait": ("cuStreamSynchronize", "p"),
    "pointer": ("cuPointerGetAttribute", "piq"),
    "status": ("cuGetErrorName", "ip"),
}
FILES: Final = ("libcuda.so.1", "libcuda.so")
ATOMICS: Final = frozenset({i32, u32, i64, u64, f32, f64})
ADVICE: Final[Mapping[str, str]] = {
    "CUDA_ERROR_OUT_OF_MEMORY": SMALLER,
    "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES": FEWER,
    "CUDA_ERROR_NO_DEVICE": HIDDEN,
    "CUDA_ERROR_NO_BINARY_FOR_GPU": OTHER_CODE,
    "CUDA_ERROR_INVALID_IMAGE": OTHER_CODE,
    "CUDA_ERROR_UNSUPPORTED_PTX_VERSION": f"update the driver, or {OTHER_CODE}",
    "CUDA_ERROR_ILLEGAL_ADDRESS": RESTART,
    "CUDA_ERROR_MISALIGNED_ADDRESS": RESTART,
    "CUDA_ERROR_LAUNCH_FAILED": RESTART,
    "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH": "the driver's parts do not fit each other; reinstall it",
}
_SIZES, _GRID_X, _MAJOR, _MINOR, _TEXELS = (2, 3, 4), 5, 75, 76, (24, 25, 26)  # attributes of a device
_MEMORY_TYPE, _MANAGED, _ORDINAL = 2, 8, 9  # attributes of a pointer
_ONE_FLOAT: Final = 0x20 | 1 << 32  # a format, and the number of channels
_DEVICE, _ARRAY = 2, 3  # kinds of memory
_CLAMP, _LINEAR = 1, 1
_NOT_READY: Final = 600  # a status, of HIP, too
_NOT_FUSED: Final = b"not to be fused"  # N-011: a comment of the source
_CONTRACT: Final = {"false": "off", "true": "fast"}
_OPTIONS: Final = ("--std=c++17", "--ftz=false", "--prec-div=true", "--prec-sqrt=true", "--fmad={fused}")  # N-012


class Api(Library):
    """The calls of CUDA, or those of HIP, by what they are for."""

    def __init__(self, title: str, files: Sequence[str], calls: Calls, advice: Mapping[str, str]) -> None:
        super().__init__(title, files, dict(calls.values()))
        self._calls_for = calls
        self.advice = advice

    def do(self, what: str, *arguments: Any) -> None:
        self.call(self._calls_for[what][0], *arguments)

    def has_ended(self, what: str, *arguments: Any) -> bool:
        return self.done(self._calls_for[what][0], _NOT_READY, *arguments)

    def find(self, type_: Any, what: str, *arguments: Any) -> Any:
        """The value that a call stores through its first argument."""
        value = type_()
        self.do(what, ctypes.byref(value), *arguments)
        return value.value

    def name(self, index: int) -> str:
        text = ctypes.create_string_buffer(256)
        self.do("name", text, len(text), index)
        return text.value.decode(errors="replace")

    def status(self, code: int) -> str:
        found = ctypes.c_char_p()
        self.functions[self._calls_for["status"][0]](
            code, ctypes.byref(found)
        )  # of a status that it does not know it stores none
        return found.value.decode() if found.value else "an error"


class CudaDriver(Driver):
    """A device of CUDA or HIP, but for its context. `compiler` makes binaries of sources, with `options` for this device; `tools`
    installs what tackc makes them with."""

    compiler: str
    tools: str
    options: Sequence[str]
    unknown: str  # the status of a pointer that is none of the driver's

    def __init__(self, api: Api, index: int, level: str, limits: Limits) -> None:
        super().__init__(api, f"{api.name(index)}, {level}", level, limits)
        self._api = api
        self._index = index
        self._arrays: dict[int, int] = {}  # of each texture
        self._rtc: rtc.Compiler | None = None

    def allocate(self, size: int) -> int:
        made: int = self._api.find(ctypes.c_uint64, "allocate", size)
        return made

    def free(self, handle: int) -> None:
        self._api.do("free", handle)

    def write(self, handle: int, offset: int, source: int, size: int) -> None:
        self._api.do("write", handle + offset, source, size)

    def read(self, handle: int, offset: int, target: int, size: int) -> None:
        self._api.do("read", target, handle + offset, size)

    def copy(self, target: int, to: int, source: int, at: int, size: int) -> None:
        self._api.do("copy", target + to, source + at, size, None)

    def make_texture(self, extents: tuple[int, int, int]) -> int:
        api = self._api
        array = api.find(ctypes.c_void_p, "make_array", (ctypes.c_uint64 * 5)(*extents, _ONE_FLOAT))
        resource, sampling = (ctypes.c_uint64 * 18)(0, array), (ctypes.c_uint32 * 26)(*[_CLAMP] * 3, _LINEAR)
        try:
            texture: int = api.find(ctypes.c_uint64, "make_texture", resource, sampling, None)
        except DriverError:
            self._discard(self._free_array, array)
            raise
        self._arrays[texture] = array
        return texture

    def fill_texture(self, texture: int, memory: int, extents: tuple[int, int, int]) -> None:
        self._api.do("fill_array", self._filling(self._arrays[texture], memory, *extents))

    def _filling(self, array: int, memory: int, width: int, height: int, depth: int) -> Any:
        """What to copy: two places, each with an offset, a kind and rows and planes of a size; then how much."""
        source = (0, 0, 0, 0, _DEVICE, 0, memory, 0, 0, 4 * width, height)
        return (ctypes.c_uint64 * 25)(*source, 0, 0, 0, 0, _ARRAY, 0, 0, array, 0, 0, 0, 4 * width, height, depth)

    def free_texture(self, texture: int) -> None:
        self.wait()  # the wait of a launch may have failed
        self._api.do("free_texture", texture)
        self._discard(self._free_array, self._arrays.pop(texture))

    def _free_array(self, array: int) -> None:
        self._api.do("free_array", array)

    def image_for(self, variant: Variant) -> Image | str:
        found = super().image_for(variant)
        if isinstance(found, Image) and found.kind == "source":
            try:
                self._source_compiler()
            except DeviceError as error:
                return f"{self._lacking(variant)}; {error}"
        return found

    def reason(self, kind: str) -> str:
        return f"{self.compiler} compiles it" if kind == "source" else super().reason(kind)

    def _source_compiler(self) -> rtc.Compiler:
        if self._rtc is None:
            try:
                self._rtc = rtc.Compiler(self.compiler)
            except DeviceError as error:
                other = f"install that, or for tackc: {self.tools}"
                raise DeviceError(f"a source takes {self.compiler}: {error}; {other}") from error.__cause__
        return self._rtc

    def load(self, kind: str, code: bytes) -> int:
        if kind == "source":
            fused = "false" if _NOT_FUSED in code else "true"
            options = [option.format(fused=fused, contract=_CONTRACT[fused]) for option in self.options]
            code = self._source_compiler().binary(code, options, self._discard)
        made: int = self._api.find(ctypes.c_void_p, "load", code)  # Python ends bytes with a zero, as PTX must
        return made

    def unload(self, module: int) -> None:
        self.wait()
        self._api.do("unload", module)

    def function(self, module: int, symbol: str) -> tuple[int, int]:
        return self._api.find(ctypes.c_void_p, "function", module, symbol.encode()), GROUP_SIZE

    def launch(self, function: int, grid: Grid, slots: Any, sizes: Sequence[int]) -> None:
        start = ctypes.addressof(slots)
        places = (ctypes.c_void_p * len(sizes))(*range(start, start + 8 * len(sizes), 8))
        self._api.do("launch", function, *grid.groups, *grid.threads, 0, None, places, None)

    def idle(self, stream: int | None = None) -> bool:
        return self._api.has_ended("query", stream)

    def wait(self) -> None:
        self._api.do("wait", None)

    def wait_for(self, stream: int) -> None:
        """Wait for what others have queued in a stream."""
        self._api.do("wait", stream)

    def refusal(self, address: int, size: int) -> str:
        try:
            managed = self._api.find(ctypes.c_uint, "pointer", _MANAGED, address)
            on_device = managed or self._api.find(ctypes.c_uint, "pointer", _MEMORY_TYPE, address) == _DEVICE
        except DriverError as error:
            if error.status != self.unknown:
                raise
            on_device = False
        if not on_device:
            return OF_HOST
        owner: int = self._api.find(ctypes.c_int, "pointer", _ORDINAL, address)
        return "" if owner == self._index else f"is memory of {self.target}:{owner}"


class _Cuda(CudaDriver):
    target = "cuda"
    kinds = KINDS["cuda"]
    unknown = "CUDA_ERROR_INVALID_VALUE"
    compiler = "NVRTC"
    tools = "pip install 'tackc[cuda]'"

    def __init__(self, api: Api, index: int) -> None:
        grid, major, minor = (api.find(ctypes.c_int, "attribute", what, index) for what in (_GRID_X, _MAJOR, _MINOR))
        width, height, depth = (api.find(ctypes.c_int, "attribute", what, index) for what in _TEXELS)
        self.most_texels = width, height, depth
        x, y, z = (api.find(ctypes.c_int, "attribute", what, index) for what in _SIZES)
        limits = Limits(GROUP_SIZE, (grid, MOST_GROUPS, MOST_GROUPS), grid * GROUP_SIZE, (x, y, z))
        level = f"sm_{10 * major + minor}"
        self.options = [f"--gpu-architecture={level}", *_OPTIONS]
        super().__init__(api, index, level, limits)
        self._primary = api.find(ctypes.c_void_p, "retain", index)
        self._taken.append((CALLS["release"][0], index))

    def enter(self) -> None:
        self._api.do("enter", self._primary)

    def leave(self, _: int) -> None:
        self._api.find(ctypes.c_void_p, "leave")


def devices() -> tuple[Device, ...]:
    """Every device; DeviceError where there is none."""
    api = Api("CUDA", FILES, CALLS, ADVICE)
    api.do("initialize", 0)
    count = api.find(ctypes.c_int, "count")
    return as_devices("cuda", opened(functools.partial(_Cuda, api, index) for index in range(count)), ATOMICS)
