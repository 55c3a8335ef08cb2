"""Generated GPU code run on this machine, in one way for every target: on an OpenCL device, or by stand-ins (`simulators`)."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
import opencl_run
from emitter_cases import Case
from irbuild import assert_close
from launches import Arguments, Grid, cuda_grids, slot_values
from simulators import gpus, host

import tack_runtime
from tack_runtime.devices import Device
from tack_runtime.drivers.gpu import Grid as DriverGrid
from tackc.compiler import ir

# HIP has the texts of CUDA but for a few functions, and the compiler takes most of the time.
STAND_INS: Final = {"cuda": host.CUDA, "hip": [*host.HIP, "-O0"], "metal": host.METAL}
RUNNING: Final = (*STAND_INS, "opencl", "level_zero")  # the targets whose code runs here
ORDERS: Final = (0, 1, 2)  # upwards, downwards, mixed
_OPTIONS: Final = "-cl-fp32-correctly-rounded-divide-sqrt"


class Machine(Protocol):
    """What runs the kernels of a source, each under its symbol; arrays have afterwards what a kernel leaves in them."""

    def launch(self, symbol: str, kernel: ir.Kernel, arguments: Arguments, grid: Grid) -> None: ...

    def result(self, symbol: str, kernel: ir.Kernel, arguments: Arguments) -> Any: ...


@dataclass(frozen=True)
class StandIn:
    """Sources compiled for the host."""

    target: str
    library: ctypes.CDLL

    def launch(self, symbol: str, kernel: ir.Kernel, arguments: Arguments, grid: Grid) -> None:
        if self.target == "metal":
            host.launch_metal(self.library, symbol, kernel, arguments)  # its grid has the loop's shape
        else:
            host.launch_cuda(self.library, symbol, kernel, arguments, grid)

    def result(self, symbol: str, kernel: ir.Kernel, arguments: Arguments) -> Any:
        value = host.result_metal if self.target == "metal" else host.result_cuda
        return value(self.library, symbol, kernel, arguments)


class Module:
    """A SPIR-V module, through the runtime's driver of a device."""

    def __init__(self, device: Device, image: bytes) -> None:
        self.driver: Any = device.driver
        self.module = self._do("load", "spirv", image)
        weakref.finalize(self, self.driver.finalize, self.driver.unload, self.module)

    def _do(self, call: str, *arguments: Any) -> Any:
        return self.driver.run(getattr(self.driver, call), *arguments)

    def launch(self, symbol: str, kernel: ir.Kernel, arguments: Arguments, grid: Grid) -> None:
        values = slot_values(kernel, arguments)
        values += [np.int32(grid.flat)] if grid.flat is not None else []
        self._run(symbol, values, DriverGrid(grid.blocks, grid.threads, grid.flat))

    def result(self, symbol: str, kernel: ir.Kernel, arguments: Arguments) -> Any:
        assert kernel.result is not None
        out = np.zeros(1, kernel.result.value.type.numpy)
        one = DriverGrid((1, 1, 1), (1, 1, 1), None)
        self._run(f"{symbol}_result", [*slot_values(kernel, arguments), out], one)
        return out[0]

    def _run(self, symbol: str, values: Sequence[np.ndarray | np.generic], grid: DriverGrid) -> None:
        function, _ = self._do("function", self.module, symbol)
        slots = np.zeros(len(values), np.uint64)
        arrays = {place: value for place, value in enumerate(values) if isinstance(value, np.ndarray)}
        for place, value in enumerate(values):
            if place not in arrays:
                slots[place : place + 1].view(np.uint8)[: value.nbytes] = np.frombuffer(value.tobytes(), np.uint8)
                continue
            slots[place] = self._do("allocate", value.nbytes + 1)
            self._do("write", int(slots[place]), 0, value.ctypes.data, value.nbytes)
        packed = (ctypes.c_uint64 * len(values)).from_buffer(slots)
        sizes = [8 if place in arrays else value.nbytes for place, value in enumerate(values)]
        self._do("launch", function, grid, packed, sizes)
        for place, value in arrays.items():
            self._do("read", int(slots[place]), 0, value.ctypes.data, value.nbytes)
            self._do("free", int(slots[place]))


class LevelZero(Module):
    """Sources as one module, on a simulated device."""

    def __init__(self, sources: Sequence[str]) -> None:
        self.loader = gpus.driver("level_zero")
        super().__init__(tack_runtime.device("level_zero"), gpus.spirv_module(opencl_run.together(sources)).image)


def machine(target: str, sources: Sequence[str], folder: Path, standard: str = "CL3.0") -> Machine:
    """What runs sources; AssertionError with the compiler's text where they do not compile without a warning."""
    if target == "opencl":
        return opencl_run.Device().build(opencl_run.together(sources), f"-cl-std={standard} {_OPTIONS}")
    if target == "level_zero":
        return LevelZero(sources)
    return StandIn(target, host.build(sources, STAND_INS[target], folder))


def orders(runner: Machine) -> Sequence[int]:
    """The orders in which a stand-in can run threads; a device has its own."""
    return ORDERS if isinstance(runner, (StandIn, LevelZero)) else (0,)


def set_order(runner: Machine, order: int) -> None:
    if isinstance(runner, StandIn):
        ctypes.c_uint.in_dll(runner.library, "tack_order").value = order
    if isinstance(runner, LevelZero):
        runner.loader.simOrder(order)


def check(case: Case, runner: Machine) -> None:
    """Hold what a case leaves behind against what it should, in both forms of a launch, and in several orders of lanes where
    these work together or one of them is the first to fail."""
    several = case.kernel.workgroup or case.name.startswith("checked")
    for order in orders(runner) if several else (0,):
        set_order(runner, order)
        for grid in cuda_grids(case.kernel, case.arguments):
            _check(case, runner, grid)
    set_order(runner, 0)


def _check(case: Case, runner: Machine, grid: Grid) -> None:
    arguments = case.fresh_arguments()
    runner.launch(case.symbol, case.kernel, arguments, grid)
    inputs = [value for name, value in case.arguments.items() if isinstance(value, np.ndarray) and name in ("a", "b")]
    for name, wanted in case.wanted.items():
        actual = arguments[name]
        assert isinstance(actual, np.ndarray)
        assert_close(actual.ravel(), wanted.ravel(), case.ulps, inputs if name == "out" else ())
    if case.result is not None:
        assert runner.result(case.symbol, case.kernel, arguments) == case.result
