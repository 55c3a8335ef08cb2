"""Runs generated OpenCL C on an OpenCL device of this machine, through the few calls that it takes.

PoCL, which CI installs, compiles and runs it on the CPU.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import re
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from launches import Arguments, Grid, slot_values

from tackc.compiler import ir

INSTALL: Final = "apt-get install pocl-opencl-icd ocl-icd-libopencl1"
STANDARDS: Final = ("CL1.2", "CL3.0")
_READ_WRITE, _COPY = 1, 32
_BUILD_LOG: Final = 0x1183


def together(sources: Sequence[str]) -> str:
    """Sources as one; C has no namespaces, so helpers get the number of their source in their names."""
    return "\n".join(re.sub(r"\btk_\w+", rf"\g<0>_{number}n", source) for number, source in enumerate(sources))


class Device:
    """The first device of the first platform; AssertionError where there is none."""

    def __init__(self) -> None:
        name = ctypes.util.find_library("OpenCL")
        assert name is not None, f"these tests need an OpenCL loader and a device: {INSTALL}"
        self.cl = ctypes.CDLL(name)
        for function in (
            "clCreateContext",
            "clCreateCommandQueue",
            "clCreateBuffer",
            "clCreateProgramWithSource",
            "clCreateKernel",
        ):
            getattr(self.cl, function).restype = ctypes.c_void_p
        platform, device = ctypes.c_void_p(), ctypes.c_void_p()
        assert self.cl.clGetPlatformIDs(1, ctypes.byref(platform), None) == 0, f"no OpenCL platform: {INSTALL}"
        everything = ctypes.c_uint64(0xFFFFFFFF)
        _done(self.cl.clGetDeviceIDs(platform, everything, 1, ctypes.byref(device), None))
        self.device = device
        error = ctypes.c_int()
        self.context = ctypes.c_void_p(self.cl.clCreateContext(None, 1, ctypes.byref(device), None, None, ctypes.byref(error)))
        _done(error.value)
        create = self.cl.clCreateCommandQueue
        self.queue = ctypes.c_void_p(create(self.context, device, ctypes.c_uint64(0), ctypes.byref(error)))
        _done(error.value)

    def build(self, source: str, options: str) -> Program:
        """Compile a program; AssertionError with the compiler's text where it fails."""
        error, text = ctypes.c_int(), ctypes.c_char_p(source.encode())
        create = self.cl.clCreateProgramWithSource
        program = ctypes.c_void_p(create(self.context, 1, ctypes.byref(text), None, ctypes.byref(error)))
        _done(error.value)
        status = self.cl.clBuildProgram(program, 1, ctypes.byref(self.device), options.encode(), None, None)
        log = ctypes.create_string_buffer(1 << 16)
        self.cl.clGetProgramBuildInfo(program, self.device, _BUILD_LOG, ctypes.c_size_t(len(log)), log, None)
        assert status == 0, log.value.decode()[:4000]
        return Program(self, program)


class Program:
    """Kernels that a device can run."""

    def __init__(self, device: Device, program: ctypes.c_void_p) -> None:
        self.device, self.program = device, program

    def launch(self, symbol: str, kernel: ir.Kernel, arguments: Arguments, grid: Grid) -> None:
        """Run a kernel, and give the arrays what it leaves in them."""
        values: list[Any] = [*slot_values(kernel, arguments)]
        values += [np.int32(grid.flat)] if grid.flat is not None else []
        sizes = [blocks * threads for blocks, threads in zip(grid.blocks, grid.threads, strict=True)]
        self._run(symbol, values, sizes, grid.threads)

    def result(self, symbol: str, kernel: ir.Kernel, arguments: Arguments) -> Any:
        """The value that the result kernel stores."""
        assert kernel.result is not None
        out = np.zeros(1, kernel.result.value.type.numpy)
        self._run(f"{symbol}_result", [*slot_values(kernel, arguments), out], (1, 1, 1), (1, 1, 1))
        return out[0]

    def _run(self, symbol: str, values: Sequence[Any], sizes: Sequence[int], local: Sequence[int]) -> None:
        cl, error = self.device.cl, ctypes.c_int()
        kernel = ctypes.c_void_p(cl.clCreateKernel(self.program, symbol.encode(), ctypes.byref(error)))
        _done(error.value)
        buffers: list[tuple[ctypes.c_void_p, np.ndarray[Any, Any]]] = []
        for place, value in enumerate(values):
            if isinstance(value, np.ndarray):
                buffer = self._buffer(value)
                buffers.append((buffer, value))
                _done(cl.clSetKernelArg(kernel, place, ctypes.c_size_t(8), ctypes.byref(buffer)))
            else:
                held = np.asarray(value)
                _done(cl.clSetKernelArg(kernel, place, ctypes.c_size_t(held.nbytes), ctypes.c_void_p(held.ctypes.data)))
        shape = [(ctypes.c_size_t * 3)(*numbers) for numbers in (sizes, local)]
        _done(cl.clEnqueueNDRangeKernel(self.device.queue, kernel, 3, None, *shape, 0, None, None))
        for buffer, array in buffers:
            size, target = ctypes.c_size_t(array.nbytes), ctypes.c_void_p(array.ctypes.data)
            if array.nbytes:
                read = cl.clEnqueueReadBuffer
                _done(read(self.device.queue, buffer, 1, ctypes.c_size_t(0), size, target, 0, None, None))
            _done(cl.clReleaseMemObject(buffer))
        _done(cl.clFinish(self.device.queue))
        _done(cl.clReleaseKernel(kernel))

    def _buffer(self, array: np.ndarray[Any, Any]) -> ctypes.c_void_p:
        error, empty = ctypes.c_int(), array.nbytes == 0
        flags = ctypes.c_uint64(_READ_WRITE if empty else _READ_WRITE | _COPY)
        source = None if empty else ctypes.c_void_p(array.ctypes.data)
        create = self.device.cl.clCreateBuffer
        buffer = create(self.device.context, flags, ctypes.c_size_t(max(array.nbytes, 1)), source, ctypes.byref(error))
        _done(error.value)
        return ctypes.c_void_p(buffer)


def _done(status: int) -> None:
    assert status == 0, f"an OpenCL call failed with {status}"
