"""HIP: the driver code of CUDA with HIP's calls."""

from __future__ import annotations

import ctypes
import functools
import re
import struct
from collections.abc import Mapping
from typing import Any, Final

from tack_runtime.devices import Device
from tack_runtime.drivers.cuda import ATOMICS, Api, Calls, CudaDriver
from tack_runtime.drivers.gpu import FEWER, HIDDEN, MOST_GROUPS, OTHER_CODE, RESTART, SMALLER, Limits, as_devices, opened
from tack_runtime.drivers.images import KINDS
from tack_runtime.errors import DriverError
from tack_runtime.workgroups import GROUP_SIZE

CALLS: Final[Calls] = {
    "initialize": ("hipInit", "u"),
    "count": ("hipGetDeviceCount", "p"),
    "name": ("hipDeviceGetName", "pii"),
    "properties": ("hipGetDevicePropertiesR0600", "pi"),
    "current": ("hipGetDevice", "p"),
    "enter": ("hipSetDevice", "i"),
    "allocate": ("hipMalloc", "pz"),
    "free": ("hipFree", "q"),
    "write": ("hipMemcpyHtoD", "qpz"),
    "read": ("hipMemcpyDtoH", "pqz"),
    "copy": ("hipMemcpyDtoDAsync", "qqzp"),
    "make_array": ("hipArray3DCreate", "pp"),
    "free_array": ("hipArrayDestroy", "p"),
    "fill_array": ("hipMemcpy3D", "p"),
    "make_texture": ("hipTexObjectCreate", "pppp"),
    "free_texture": ("hipTexObjectDestroy", "q"),
    "load": ("hipModuleLoadData", "pp"),
    "unload": ("hipModuleUnload", "p"),
    "function": ("hipModuleGetFunction", "pps"),
    "launch": ("hipModuleLaunchKernel", "puuuuuuuppp"),
    "query": ("hipStreamQuery", "p"),
    "wait": ("hipStreamSynchronize", "p"),
    "pointer": ("hipPointerGetAttribute", "piq"),
    "status": ("hipDrvGetErrorName", "ip"),
}
FILES: Final = ("libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6")
ADVICE: Final[Mapping[str, str]] = {
    "hipErrorOutOfMemory": SMALLER,
    "hipErrorLaunchOutOfResources": FEWER,
    "hipErrorNoDevice": HIDDEN,
    "hipErrorNoBinaryForGpu": OTHER_CODE,
    "hipErrorInvalidImage": OTHER_CODE,
    "hipErrorIllegalAddress": RESTART,
    "hipErrorLaunchFailure": RESTART,
}
_ITERATIONS: Final = (1 << 32) - GROUP_SIZE  # P-017
_NAME_SIZE: Final = 256
_SIZES_AT: Final = 324  # where the properties have the threads of a group along x, y, z
_ON_DEVICE: Final = 3  # a copy from the device to itself
_PROPERTIES_SIZE: Final = 4096  # more than any release has
_ARCHITECTURE: Final = re.compile(rb"gfx[0-9a-f]+")


class _Hip(CudaDriver):
    target = "hip"
    kinds = KINDS["hip"]
    unknown = "hipErrorInvalidValue"
    most_texels = (16384, 16384, 8192)
    compiler = "hipRTC"
    tools = "apt-get install clang-22 lld-22"

    def __init__(self, api: Api, index: int) -> None:
        properties = ctypes.create_string_buffer(_PROPERTIES_SIZE)
        api.do("properties", properties, index)
        found = _ARCHITECTURE.search(properties.raw, _NAME_SIZE)  # its place differs between releases
        level = found.group().decode() if found else "gfx"
        self.options = [f"--offload-arch={level}", "-std=c++17", "-O3", "-ffp-contract={contract}"]  # N-012
        x, y, z = struct.unpack_from("3i", properties, _SIZES_AT)
        limits = Limits(GROUP_SIZE, (_ITERATIONS // GROUP_SIZE, MOST_GROUPS, MOST_GROUPS), _ITERATIONS, (x, y, z))
        super().__init__(api, index, level, limits)
        self._before: list[int] = []  # devices that were current, those of calls inside calls last

    def _filling(self, array: int, memory: int, width: int, height: int, depth: int) -> Any:
        """The same as CUDA's, but that of HIP, whose numbers of kinds differ between releases, says it in another way."""
        source = (0, 0, 0, 0, memory, 4 * width, width, height)
        return (ctypes.c_uint64 * 20)(*source, array, 0, 0, 0, 0, 0, 0, 0, width, height, depth, _ON_DEVICE)

    def enter(self) -> None:
        self._before.append(self._api.find(ctypes.c_int, "current"))
        try:
            self._api.do("enter", self._index)
        except DriverError:
            self._before.pop()
            raise

    def leave(self, _: int) -> None:
        self._api.do("enter", self._before[-1])
        self._before.pop()


def devices() -> tuple[Device, ...]:
    """Every device; DeviceError where there is none."""
    api = Api("HIP", FILES, CALLS, ADVICE)
    api.do("initialize", 0)
    count = api.find(ctypes.c_int, "count")
    return as_devices("hip", opened(functools.partial(_Hip, api, index) for index in range(count)), ATOMICS)
