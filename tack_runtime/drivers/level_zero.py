"""Level Zero 1.6 and later: every GPU of every driver, which compiles SPIR-V.

All work goes through one immediate command list, with a barrier before each command: without it commands may overlap.
"""

from __future__ import annotations

import ctypes
import functools
import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tack_runtime.devices import Device
from tack_runtime.drivers.gpu import (
    COPIES,
    HOST_MEMORY,
    MOST_GROUPS,
    RESTART,
    SMALLER,
    TYPES,
    Driver,
    Grid,
    Library,
    Limits,
    as_devices,
    give_up,
    opened,
)
from tack_runtime.drivers.images import KINDS, rank
from tack_runtime.dtypes import f32, f64, i32, u32
from tack_runtime.errors import DriverError
from tack_runtime.manifest import SAMPLERS
from tack_runtime.workgroups import GROUP_SIZE

CALLS: Final[Mapping[str, str]] = {
    "zeInit": "u",
    "zeDriverGet": "pp",
    "zeDeviceGet": "ppp",
    "zeDeviceGetProperties": "pp",
    "zeDeviceGetComputeProperties": "pp",
    "zeDeviceGetModuleProperties": "pp",
    "zeDeviceGetImageProperties": "pp",
    "zeDeviceGetCommandQueueGroupProperties": "ppp",
    "zeContextCreate": "ppp",
    "zeContextDestroy": "p",
    "zeCommandListCreateImmediate": "pppp",
    "zeCommandListDestroy": "p",
    "zeCommandListAppendBarrier": "ppup",
    "zeCommandListAppendMemoryCopy": "pppzpup",
    "zeCommandListAppendLaunchKernel": "ppppup",
    "zeCommandListHostSynchronize": "pq",
    "zeMemAllocDevice": "ppzzpp",
    "zeMemFree": "pp",
    "zeMemGetAllocProperties": "pppp",
    "zeImageCreate": "pppp",
    "zeImageDestroy": "p",
    "zeCommandListAppendImageCopyFromMemory": "pppppup",
    "zeSamplerCreate": "pppp",
    "zeSamplerDestroy": "p",
    "zeModuleCreate": "ppppp",
    "zeModuleDestroy": "p",
    "zeModuleBuildLogGetString": "ppp",
    "zeModuleBuildLogDestroy": "p",
    "zeKernelCreate": "ppp",
    "zeKernelDestroy": "p",
    "zeKernelSetGroupSize": "puuu",
    "zeKernelSetArgumentValue": "puzp",
}
FILES: Final = ("libze_loader.so.1", "libze_loader.so")
_STATUS: Final[Mapping[int, str]] = {
    0x70000001: "DEVICE_LOST", 0x70000002: "OUT_OF_HOST_MEMORY", 0x70000003: "OUT_OF_DEVICE_MEMORY",
    0x70000004: "MODULE_BUILD_FAILURE", 0x70000005: "MODULE_LINK_FAILURE", 0x70010000: "INSUFFICIENT_PERMISSIONS",
    0x70020000: "DEPENDENCY_UNAVAILABLE", 0x78000001: "UNINITIALIZED", 0x78000003: "UNSUPPORTED_FEATURE",
    0x78000004: "INVALID_ARGUMENT", 0x78000005: "INVALID_NULL_HANDLE", 0x78000006: "HANDLE_OBJECT_IN_USE",
    0x78000007: "INVALID_NULL_POINTER", 0x78000008: "INVALID_SIZE", 0x78000009: "UNSUPPORTED_SIZE",
    0x7800000C: "INVALID_ENUMERATION", 0x7800000D: "UNSUPPORTED_IMAGE_FORMAT",
    0x78000011: "INVALID_KERNEL_NAME", 0x78000013: "INVALID_GROUP_SIZE_DIMENSION",
    0x78000015: "INVALID_KERNEL_ARGUMENT_INDEX", 0x78000016: "INVALID_KERNEL_ARGUMENT_SIZE",
    0x78000018: "INVALID_MODULE_UNLINKED",
}  # fmt: skip
ADVICE: Final[Mapping[str, str]] = {
    "ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY": SMALLER,
    "ZE_RESULT_ERROR_UNSUPPORTED_SIZE": SMALLER,
    "ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY": HOST_MEMORY,
    "ZE_RESULT_ERROR_DEVICE_LOST": RESTART,
    "ZE_RESULT_ERROR_UNINITIALIZED": "install Intel's driver, such as intel-level-zero-gpu",
    "ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS": "let the user open /dev/dri/renderD*, as the group render may",
}
_GPU: Final = 1  # as a flag of zeInit and as a type of devices
_COMPUTES: Final = 1  # a flag of groups of queues
_HAS_F64: Final = 2  # a flag of what modules may have
_ROUNDS_DIVISION: Final = 1 << 6
_ASYNCHRONOUS: Final = 2
_3D, _ONE_FLOAT, _RED = 4, (2, 4), (0, 4, 4, 5)  # a type, a format, and the channels that a sample has: 4 is zero, 5 is one
_CLAMP, _LINEAR = 2, 1
_HOST_MEMORY: Final = 1  # a type of memory; above are those that a device may use, below is nobody's
_FOREVER: Final = (1 << 64) - 1  # nanoseconds
_A_WHILE: Final = 20_000_000
_NOT_READY: Final = 1  # a status
_U32: Final = ctypes.c_uint32


def _struct(number: int, **fields: str) -> Any:
    """A struct of the interface, where all begin alike: a letter is the type of a field, before how many there are."""
    types = {name: TYPES[text[0]] * int(text[1:]) if text[1:] else TYPES[text] for name, text in fields.items()}

    class Struct(ctypes.Structure):
        _fields_ = (("stype", _U32), ("next", ctypes.c_void_p), *types.items())

        def __init__(self, *values: Any) -> None:
            super().__init__(number, None, *values)

    return Struct


_DEVICE_PROPERTIES: Final = _struct(0x3, type="u", others="u23", name="c256")
_COMPUTE_PROPERTIES: Final = _struct(0x4, threads="u", sizes="u3", groups="u3", others="u10")
_MODULE_PROPERTIES: Final = _struct(0x5, spirv="u", flags="u", f16="u", f32="u", others="u7")
_IMAGES: Final = _struct(0xA, sizes="u3", buffer="q", slices="u", samplers="u", read="u", written="u")
_QUEUES: Final = _struct(0x6, flags="u", pattern="z", count="u")
_CONTEXT: Final = _struct(0xD, flags="u")
_QUEUE: Final = _struct(0xE, ordinal="u", index="u", flags="u", mode="u", priority="u")
_IMAGE: Final = _struct(
    0x13, flags="u", type="u", layout="u", format="u", swizzle="u4", width="q", height="u", depth="u", layers="u", levels="u"
)
_SAMPLER: Final = _struct(0x1F, address="u", filter="u", normalized="b")
_MEMORY: Final = _struct(0x15, flags="u", ordinal="u")
_ALLOCATION: Final = _struct(0x17, type="u", id="q", page="q")
_MODULE: Final = _struct(0x1B, format="u", size="z", code="s", options="s", constants="p")
_KERNEL: Final = _struct(0x1D, flags="u", name="s")


class _LevelZero(Library):
    advice = ADVICE

    def status(self, code: int) -> str:
        return f"ZE_RESULT_ERROR_{_STATUS.get(code, 'UNKNOWN')}"

    def make(self, call: str, *arguments: Any) -> int:
        """The handle that a call stores through its last argument."""
        handle = ctypes.c_void_p()
        self.call(call, *arguments, ctypes.byref(handle))
        return handle.value or 0

    def listed(self, type_: Any, call: str, *which: Any) -> Any:
        """What a call lists."""
        count = _U32()
        self.call(call, *which, ctypes.byref(count), None)
        found = (type_ * count.value)(*(type_() for _ in range(count.value)))
        self.call(call, *which, ctypes.byref(count), found)
        return found

    def about(self, type_: Any, call: str, device: int) -> Any:
        """What a call tells of a device."""
        told = type_()
        self.call(call, device, ctypes.byref(told))
        return told


class _Device(Driver):
    target = "level_zero"
    kinds = KINDS["level_zero"]
    texture_size = -8  # it takes a sampler, too
    busy = math.inf

    def __init__(self, ze: _LevelZero, driver: int, device: int, name: str) -> None:
        self._ze, self._device = ze, device
        compute = ze.about(_COMPUTE_PROPERTIES, "zeDeviceGetComputeProperties", device)
        module = ze.about(_MODULE_PROPERTIES, "zeDeviceGetModuleProperties", device)
        threads = min(GROUP_SIZE, compute.threads, compute.sizes[0])
        groups = compute.groups[0], *(min(MOST_GROUPS, count) for count in compute.groups[1:])
        super().__init__(ze, name, "", Limits(threads, groups, groups[0] * threads, tuple(compute.sizes)))
        if not module.flags & _HAS_F64:
            self.dtypes = self.dtypes - {f64}
        images = ze.about(_IMAGES, "zeDeviceGetImageProperties", device)
        if images.samplers and images.sizes[2]:
            self.most_texels = images.sizes[2], images.sizes[2], images.sizes[2]
        self._sampler: int | None = None  # made when it is first needed
        self._options = b"-cl-fp32-correctly-rounded-divide-sqrt" if module.f32 & _ROUNDS_DIVISION else b""
        queues = ze.listed(_QUEUES, "zeDeviceGetCommandQueueGroupProperties", device)
        ordinal = next(number for number, each in enumerate(queues) if each.flags & _COMPUTES)
        self._ze_context = ze.make("zeContextCreate", driver, ctypes.byref(_CONTEXT(0)))
        self._taken.append(("zeContextDestroy", self._ze_context))
        try:
            queue = _QUEUE(ordinal, 0, 0, _ASYNCHRONOUS, 0)
            self._list = ze.make("zeCommandListCreateImmediate", self._ze_context, device, ctypes.byref(queue))
        except DriverError:
            give_up(self)
            raise
        self._taken.append(("zeCommandListDestroy", self._list))

    @property
    def compiled_for(self) -> str:
        return f"{self.target}:{SAMPLERS}" if self.most_texels else self.target

    def rank(self, kind: str, level: str) -> int | None:
        return rank(self.kinds, kind, level, SAMPLERS if self.most_texels else "")

    def allocate(self, size: int) -> int:
        return self._ze.make("zeMemAllocDevice", self._ze_context, ctypes.byref(_MEMORY(0, 0)), size, 0, self._device)

    def free(self, handle: int) -> None:
        self.wait()
        self._ze.call("zeMemFree", self._ze_context, handle)

    def refusal(self, address: int, size: int) -> str:
        found, device = _ALLOCATION(0, 0, 0), ctypes.c_void_p()
        places = ctypes.byref(found), ctypes.byref(device)
        self._ze.call("zeMemGetAllocProperties", self._ze_context, address, *places)
        if found.type <= _HOST_MEMORY:
            return f"is memory of the host or of another context; {COPIES}"
        return "" if device.value in (None, self._device) else "is memory of another device"

    def _barrier(self) -> None:
        self._ze.call("zeCommandListAppendBarrier", self._list, None, 0, None)

    def _append(self, call: str, *arguments: Any) -> None:
        self._barrier()
        self._ze.call(call, self._list, *arguments, None, 0, None)

    def write(self, handle: int, offset: int, source: int, size: int) -> None:
        self._append("zeCommandListAppendMemoryCopy", handle + offset, source, size)
        self.wait()

    def read(self, handle: int, offset: int, target: int, size: int) -> None:
        self._append("zeCommandListAppendMemoryCopy", target, handle + offset, size)
        self.wait()

    def copy(self, target: int, to: int, source: int, at: int, size: int) -> None:
        self._append("zeCommandListAppendMemoryCopy", target + to, source + at, size)

    def make_texture(self, extents: tuple[int, int, int]) -> int:
        wanted = _IMAGE(0, _3D, *_ONE_FLOAT, _RED, *extents, 0, 0)
        return self._ze.make("zeImageCreate", self._ze_context, self._device, ctypes.byref(wanted))

    def fill_texture(self, texture: int, memory: int, extents: tuple[int, int, int]) -> None:
        self._append("zeCommandListAppendImageCopyFromMemory", texture, memory, None)

    def free_texture(self, texture: int) -> None:
        self.wait()
        self._ze.call("zeImageDestroy", texture)

    def load(self, kind: str, code: bytes) -> int:
        wanted, module, log = _MODULE(0, len(code), code, self._options, None), ctypes.c_void_p(), ctypes.c_void_p()
        places = [ctypes.byref(each) for each in (wanted, module, log)]
        try:
            self._ze.call("zeModuleCreate", self._ze_context, self._device, *places, log=lambda: self._text(log.value))
        finally:
            if log.value:
                self._discard(self._drop_log, log.value)
        return module.value or 0

    def _text(self, log: int | None) -> str:
        if not log:
            return ""
        size = ctypes.c_size_t()
        self._ze.call("zeModuleBuildLogGetString", log, ctypes.byref(size), None)
        text = ctypes.create_string_buffer(size.value + 1)
        self._ze.call("zeModuleBuildLogGetString", log, ctypes.byref(size), text)
        return text.value.decode(errors="replace").strip()

    def _drop_log(self, log: int) -> None:
        self._ze.call("zeModuleBuildLogDestroy", log)

    def unload(self, module: int) -> None:
        self.wait()
        self._drop_kernels(module, functools.partial(self._ze.call, "zeKernelDestroy"))
        self._ze.call("zeModuleDestroy", module)

    def function(self, module: int, symbol: str) -> tuple[int, int]:
        wanted = ctypes.byref(_KERNEL(0, symbol.encode()))
        return self._kernel(module, symbol, lambda: self._ze.make("zeKernelCreate", module, wanted)), self.limits.threads

    def launch(self, function: int, grid: Grid, slots: Any, sizes: Sequence[int]) -> None:
        address, groups = ctypes.addressof(slots), (_U32 * 3)(*grid.groups)
        append = self._ze.functions["zeCommandListAppendLaunchKernel"]
        while True:
            self.launches = mine = self.launches + 1
            self._barrier()
            self._ze.call("zeKernelSetGroupSize", function, *grid.threads)
            for place, size in enumerate(sizes):
                self._ze.call("zeKernelSetArgumentValue", function, place, abs(size), address + 8 * place)
            if any(size < 0 for size in sizes):
                self._ze.call("zeKernelSetArgumentValue", function, len(sizes), 8, ctypes.byref(self._filtering()))
            if self.launches == mine:  # else a handler has launched, perhaps this kernel; after this none runs before the call
                code = append(self._list, function, groups, None, 0, None)
                break
        self._ze.check("zeCommandListAppendLaunchKernel", code)

    def _filtering(self) -> ctypes.c_void_p:
        """The sampler of all textures."""
        if self._sampler is None:
            wanted = ctypes.byref(_SAMPLER(_CLAMP, _LINEAR, 0))
            self._sampler = self._ze.make("zeSamplerCreate", self._ze_context, self._device, wanted)
            self._taken.append(("zeSamplerDestroy", self._sampler))
        return ctypes.c_void_p(self._sampler)

    def idle(self) -> bool:
        """A look that waits a while itself."""
        return self._ze.done("zeCommandListHostSynchronize", _NOT_READY, self._list, _A_WHILE)

    def wait(self) -> None:
        self._ze.call("zeCommandListHostSynchronize", self._list, _FOREVER)


def devices() -> tuple[Device, ...]:
    """Every GPU; DeviceError where there is none."""
    ze = _LevelZero("Level Zero", FILES, CALLS)
    ze.call("zeInit", _GPU)
    found = []
    for driver in ze.listed(ctypes.c_void_p, "zeDriverGet"):
        for device in ze.listed(ctypes.c_void_p, "zeDeviceGet", driver):
            told = ze.about(_DEVICE_PROPERTIES, "zeDeviceGetProperties", device)
            if told.type == _GPU:  # others are there where somebody has asked for them before
                found.append(functools.partial(_Device, ze, driver, device, told.name.decode(errors="replace")))
    return as_devices("level_zero", opened(found), frozenset({i32, u32, f32}))
