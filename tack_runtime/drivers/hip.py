"""HIP: the driver code of CUDA with HIP's calls."""

from __future__ import annotations

import ctypes
import functools
import re
from typing import Final

from tack_runtime.devices import Device
from tack_runtime.drivers import hiprtc
from tack_runtime.drivers.cuda import ATOMICS, MOST_GROUPS, Api, Calls, CudaDriver
from tack_runtime.drivers.gpu import Limits, described, opened
from tack_runtime.errors import DriverError
from tack_runtime.workgroups import GROUP_SIZE

_CALLS: Final[Calls] = {
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
    "load": ("hipModuleLoadData", "pp"),
    "unload": ("hipModuleUnload", "p"),
    "function": ("hipModuleGetFunction", "pps"),
    "launch": ("hipModuleLaunchKernel", "puuuuuuuppp"),
    "wait": ("hipStreamSynchronize", "p"),
    "status": ("hipDrvGetErrorName", "ip"),
}
_ITERATIONS: Final = (1 << 32) - GROUP_SIZE  # P-017
_NAME_SIZE: Final = 256
_PROPERTIES_SIZE: Final = 4096  # more than any release has
_ARCHITECTURE: Final = re.compile(rb"gfx[0-9a-f]+")


class _Hip(CudaDriver):
    target = "hip"

    def __init__(self, api: Api, index: int) -> None:
        properties = ctypes.create_string_buffer(_PROPERTIES_SIZE)
        api.do("properties", properties, index)
        found = _ARCHITECTURE.search(properties.raw, _NAME_SIZE)  # its place differs between releases
        level = found.group().decode() if found else "gfx"
        limits = Limits(GROUP_SIZE, (_ITERATIONS // GROUP_SIZE, MOST_GROUPS, MOST_GROUPS), _ITERATIONS)
        super().__init__(api, f"{api.name(index)}, {level}", level, limits)
        self._index = index
        self._before: list[int] = []  # devices that were current, those of calls inside calls last

    def rank(self, kind: str, level: str) -> int | None:
        if kind == "source":
            return 1 if hiprtc.is_there() else None
        return 0 if kind == "hsaco" and level == self.level else None

    def load(self, kind: str, code: bytes) -> int:
        if kind == "source":
            code = hiprtc.compiler().compiled(code, self.level, self._discard)
        return super().load(kind, code)

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
    api = Api("HIP", "libamdhip64.so", _CALLS)
    api.do("initialize", 0)
    count = api.find(ctypes.c_int, "count")
    return described("hip", opened(functools.partial(_Hip, api, index) for index in range(count)), ATOMICS)
