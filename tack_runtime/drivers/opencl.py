"""OpenCL 1.2 and later: every device of every platform, whose driver compiles source, and SPIR-V where it takes that."""

from __future__ import annotations

import ctypes
import functools
import struct
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tack_runtime.devices import Device
from tack_runtime.drivers.gpu import (
    FEWER,
    HOST_MEMORY,
    MOST_GROUPS,
    SMALLER,
    Driver,
    Grid,
    Library,
    Limits,
    as_devices,
    give_up,
    opened,
)
from tack_runtime.drivers.images import KINDS
from tack_runtime.dtypes import f32, f64, i32, u32
from tack_runtime.errors import DriverError
from tack_runtime.workgroups import GROUP_SIZE

CALLS: Final[Mapping[str, str]] = {
    "clGetPlatformIDs": "upp",
    "clGetDeviceIDs": "pqupp",
    "clGetDeviceInfo": "puzpp",
    "clCreateContext": "=pupppp",
    "clReleaseContext": "p",
    "clCreateCommandQueue": "=ppqp",
    "clReleaseCommandQueue": "p",
    "clCreateBuffer": "=pqzpp",
    "clReleaseMemObject": "p",
    "clEnqueueWriteBuffer": "ppuzzpupp",
    "clEnqueueReadBuffer": "ppuzzpupp",
    "clEnqueueCopyBuffer": "pppzzzupp",
    "clCreateProgramWithSource": "=puppp",
    "clCreateProgramWithIL": "?=ppzp",  # since 2.1
    "clBuildProgram": "pupspp",
    "clGetProgramBuildInfo": "ppuzpp",
    "clReleaseProgram": "p",
    "clCreateKernel": "=psp",
    "clGetKernelWorkGroupInfo": "ppuzpp",
    "clReleaseKernel": "p",
    "clSetKernelArg": "puzp",
    "clEnqueueNDRangeKernel": "ppupppupp",
    "clEnqueueMarkerWithWaitList": "pupp",
    "clFlush": "p",
    "clGetEventInfo": "puzpp",
    "clReleaseEvent": "p",
    "clFinish": "p",
}
FILES: Final = ("libOpenCL.so.1", "libOpenCL.so")
_STATUS: Final[Mapping[int, str]] = {
    -1: "DEVICE_NOT_FOUND", -2: "DEVICE_NOT_AVAILABLE", -3: "COMPILER_NOT_AVAILABLE", -4: "MEM_OBJECT_ALLOCATION_FAILURE",
    -5: "OUT_OF_RESOURCES", -6: "OUT_OF_HOST_MEMORY", -11: "BUILD_PROGRAM_FAILURE", -30: "INVALID_VALUE", -33: "INVALID_DEVICE",
    -34: "INVALID_CONTEXT", -36: "INVALID_COMMAND_QUEUE", -38: "INVALID_MEM_OBJECT", -42: "INVALID_BINARY",
    -43: "INVALID_BUILD_OPTIONS", -44: "INVALID_PROGRAM", -45: "INVALID_PROGRAM_EXECUTABLE", -46: "INVALID_KERNEL_NAME",
    -48: "INVALID_KERNEL", -49: "INVALID_ARG_INDEX", -51: "INVALID_ARG_SIZE", -52: "INVALID_KERNEL_ARGS",
    -54: "INVALID_WORK_GROUP_SIZE", -55: "INVALID_WORK_ITEM_SIZE", -59: "INVALID_OPERATION", -61: "INVALID_BUFFER_SIZE",
    -1001: "PLATFORM_NOT_FOUND_KHR",
}  # fmt: skip
ADVICE: Final[Mapping[str, str]] = {
    "CL_MEM_OBJECT_ALLOCATION_FAILURE": SMALLER,
    "CL_INVALID_BUFFER_SIZE": SMALLER,
    "CL_OUT_OF_RESOURCES": FEWER,
    "CL_OUT_OF_HOST_MEMORY": HOST_MEMORY,
    "CL_PLATFORM_NOT_FOUND_KHR": "install a driver, such as pocl-opencl-icd",
}
_NOT_FOUND: Final = "CL_DEVICE_NOT_FOUND"
_ALL_DEVICES: Final = 0xFFFFFFFF
_NAME, _VERSION, _C_VERSION, _EXTENSIONS, _IL_VERSION = 0x102B, 0x102F, 0x103D, 0x1030, 0x105B  # texts of a device
_THREADS, _SIZES, _ADDRESS_BITS, _F32_CONFIG = 0x1004, 0x1005, 0x100D, 0x101B  # numbers of a device
_BUILD_LOG, _KERNEL_THREADS, _READ_WRITE = 0x1183, 0x11B0, 1
_EVENT_STATUS = 0x11D3  # of what is queued to what runs 3 to 1; what has ended has 0, or an error
_ROUNDS_DIVISION: Final = 1 << 7
_SPIRV: Final = "SPIR-V_1.2"  # what modules are
_TAKES_SPIRV: Final = "OpenCL 2.1"  # the first version that may


class _OpenCL(Library):
    advice = ADVICE

    def status(self, code: int) -> str:
        return f"CL_{_STATUS.get(code, 'error')}"

    def told(self, call: str, *which: Any) -> bytes:
        """What a call with a size, a place for an answer and a place for its length tells."""
        size = ctypes.c_size_t()
        self.call(call, *which, 0, None, ctypes.byref(size))
        answer = ctypes.create_string_buffer(size.value)
        self.call(call, *which, size.value, answer, None)
        return answer.raw

    def text(self, call: str, *which: Any) -> str:
        """The same of a text."""
        return self.told(call, *which).partition(b"\0")[0].decode(errors="replace").strip()

    def number(self, call: str, *which: Any) -> int:
        """The same of a number."""
        value = ctypes.c_uint64()  # what is narrower fills its low bytes
        self.call(call, *which, 8, ctypes.byref(value), None)
        return value.value

    def handles(self, call: str, *which: Any) -> list[int]:
        """What a call lists."""
        count = ctypes.c_uint()
        self.call(call, *which, 0, None, ctypes.byref(count))
        found = (ctypes.c_void_p * count.value)()
        self.call(call, *which, count.value, found, None)
        return [handle for handle in found if handle]


class _Device(Driver):
    target = "opencl"
    kinds = KINDS["opencl"]
    busy = 1e-4  # devices may be the processors that look

    def __init__(self, cl: _OpenCL, handle: int) -> None:
        self._cl, self._device = cl, handle
        name, version = (cl.text("clGetDeviceInfo", handle, what) for what in (_NAME, _C_VERSION))
        x, y, z = struct.unpack_from("3N", cl.told("clGetDeviceInfo", handle, _SIZES))  # devices have three dimensions, or more
        threads = min(GROUP_SIZE, x, cl.number("clGetDeviceInfo", handle, _THREADS))
        indices = 1 << min(63, cl.number("clGetDeviceInfo", handle, _ADDRESS_BITS))
        groups = (indices // threads - 1, MOST_GROUPS, MOST_GROUPS)
        super().__init__(cl, f"{name}, {version}", "", Limits(threads, groups, indices - threads, (x, y, z)))
        standard = "CL3.0" if version.startswith("OpenCL C 3") else "CL1.2"
        divides = cl.number("clGetDeviceInfo", handle, _F32_CONFIG) & _ROUNDS_DIVISION
        rounds = "-cl-fp32-correctly-rounded-divide-sqrt" * bool(divides)
        self._options = {"source": f"-cl-std={standard} {rounds}".encode(), "spirv": rounds.encode()}
        if self._takes_spirv(cl.text("clGetDeviceInfo", handle, _VERSION)):
            self.kinds, self.also = (*self.kinds, "spirv"), frozenset({("level_zero", "spirv")})
        if "cl_khr_fp64" not in cl.text("clGetDeviceInfo", handle, _EXTENSIONS):
            self.dtypes = self.dtypes - {f64}
        self._list = (ctypes.c_void_p * 1)(handle)
        self._cl_context = cl.call("clCreateContext", None, 1, self._list, None, None)
        self._taken.append(("clReleaseContext", self._cl_context))
        try:
            self._queue = cl.call("clCreateCommandQueue", self._cl_context, handle, 0)
        except DriverError:
            give_up(self)
            raise
        self._taken.append(("clReleaseCommandQueue", self._queue))
        self._queued = False  # whether there may be work behind the marker that nobody has seen end
        self._marker: int | None = None

    def _takes_spirv(self, version: str) -> bool:
        if version < _TAKES_SPIRV or "clCreateProgramWithIL" not in self._cl.functions:
            return False
        return _SPIRV in self._cl.text("clGetDeviceInfo", self._device, _IL_VERSION).split()

    def allocate(self, size: int) -> int:
        made: int = self._cl.call("clCreateBuffer", self._cl_context, _READ_WRITE, size, None)
        return made

    def free(self, handle: int) -> None:
        self._cl.call("clReleaseMemObject", handle)

    def write(self, handle: int, offset: int, source: int, size: int) -> None:
        self._cl.call("clEnqueueWriteBuffer", self._queue, handle, 1, offset, size, source, 0, None, None)

    def read(self, handle: int, offset: int, target: int, size: int) -> None:
        self._cl.call("clEnqueueReadBuffer", self._queue, handle, 1, offset, size, target, 0, None, None)

    def copy(self, target: int, to: int, source: int, at: int, size: int) -> None:
        self._queued = True
        self._cl.call("clEnqueueCopyBuffer", self._queue, source, target, at, to, size, 0, None, None)

    def load(self, kind: str, code: bytes) -> int:
        program = self._program(kind, code)
        try:
            options = self._options[kind]
            self._cl.call("clBuildProgram", program, 1, self._list, options, None, None, log=lambda: self._log(program))
        except DriverError:
            self._discard(self._drop, program)
            raise
        return program

    def _program(self, kind: str, code: bytes) -> int:
        text = ctypes.c_char_p(code)
        made: int = (
            self._cl.call("clCreateProgramWithIL", self._cl_context, code, len(code))
            if kind == "spirv"
            else self._cl.call("clCreateProgramWithSource", self._cl_context, 1, ctypes.byref(text), None)
        )
        return made

    def _log(self, program: int) -> str:
        return self._cl.text("clGetProgramBuildInfo", program, self._device, _BUILD_LOG)

    def _drop(self, program: int) -> None:
        self._cl.call("clReleaseProgram", program)

    def unload(self, module: int) -> None:
        self._drop_kernels(module, functools.partial(self._cl.call, "clReleaseKernel"))
        self._drop(module)

    def function(self, module: int, symbol: str) -> tuple[int, int]:
        kernel = self._kernel(module, symbol, lambda: self._cl.call("clCreateKernel", module, symbol.encode()))
        threads = self._cl.number("clGetKernelWorkGroupInfo", kernel, self._device, _KERNEL_THREADS)
        return kernel, min(self.limits.threads, threads)

    def launch(self, function: int, grid: Grid, slots: Any, sizes: Sequence[int]) -> None:
        address, enqueue = ctypes.addressof(slots), self._cl.functions["clEnqueueNDRangeKernel"]
        local = (ctypes.c_size_t * 3)(*grid.threads)
        whole = (ctypes.c_size_t * 3)(*(count * each for count, each in zip(grid.groups, grid.threads, strict=True)))
        self._queued = True
        while True:
            self.launches = mine = self.launches + 1
            for place, size in enumerate(sizes):
                self._cl.call("clSetKernelArg", function, place, size, address + 8 * place)
            if self.launches == mine:  # else a handler has launched, perhaps this kernel; after this none runs before the call
                code = enqueue(self._queue, function, 3, None, whole, local, 0, None, None)
                break
        self._cl.check("clEnqueueNDRangeKernel", code)

    def idle(self) -> bool:
        """By a marker behind what is queued; more may have been queued since."""
        if self._marker is None:
            if not self._queued:
                return True
            self._queued, self._marker = False, self._marked()
        status = ctypes.c_int32(self._cl.number("clGetEventInfo", self._marker, _EVENT_STATUS)).value
        if status > 0:
            return False
        marker, self._marker = self._marker, None
        self._taken.remove(("clReleaseEvent", marker))
        self._discard(self._drop_event, marker)
        if status:
            failed = self._cl.error("clEnqueueNDRangeKernel", self._cl.status(status), status)
            failed.earlier = True
            raise failed
        return not self._queued

    def _marked(self) -> int:
        event = ctypes.c_void_p()
        self._cl.call("clEnqueueMarkerWithWaitList", self._queue, 0, None, ctypes.byref(event))
        marker = event.value or 0
        self._taken.append(("clReleaseEvent", marker))
        self._cl.call("clFlush", self._queue)
        return marker

    def _drop_event(self, event: int) -> None:
        self._cl.call("clReleaseEvent", event)

    def wait(self) -> None:
        self._cl.call("clFinish", self._queue)
        self._queued = False


def devices() -> tuple[Device, ...]:
    """Every device; DeviceError where there is none."""
    cl = _OpenCL("OpenCL", FILES, CALLS)
    found: list[int] = []
    for platform in cl.handles("clGetPlatformIDs"):
        try:
            found += cl.handles("clGetDeviceIDs", platform, _ALL_DEVICES)
        except DriverError as error:
            if error.status != _NOT_FOUND:  # then the platform has no device
                raise
    drivers = opened(functools.partial(_Device, cl, handle) for handle in found)
    return as_devices("opencl", drivers, frozenset({i32, u32, f32}))
