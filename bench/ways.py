"""Ways of calling a kernel, for measuring what one launch costs its caller; those of our kernels and of C are here."""

from __future__ import annotations

import ctypes
import timeit
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from bench.peers import BUNDLE, library

# What is passed, by the kernel that takes it: arrays of one f32, and numbers.
PASSED = {"saxpy": "3 arrays, 1 number", "eight_and_four": "8 arrays, 4 numbers", "twelve": "12 arrays"}
ARRAYS = {"saxpy": 3, "eight_and_four": 8, "twelve": 12}
NUMBERS = {"saxpy": (2.5,), "eight_and_four": (1.0, 2.0, 3.0, 4.0), "twelve": ()}
NUMPY, OWN = "tack, NumPy arrays", "tack, its own arrays"
BOUND, COMPILED = "tack, bound to NumPy arrays", "tack, compiled by a call, NumPy arrays"
PYTHON_PATH = ", Python path"


class Way(NamedTuple):
    """A way of calling: functions by kernel, and the arrays that they take first; without arrays they take no arguments."""

    title: str
    functions: Mapping[str, Callable[..., object]]
    arrays: Sequence[Any] = ()

    def timers(self) -> dict[str, timeit.Timer]:
        """By kernel, what times its call written out with its arguments."""
        names = {f"a{k}": array for k, array in enumerate(self.arrays)}
        found = {}
        for kernel, function in self.functions.items():
            arguments = [*list(names)[: ARRAYS[kernel]], *map(str, NUMBERS[kernel])] if self.arrays else []
            found[kernel] = timeit.Timer(f"f({', '.join(arguments)})", globals={"f": function, **names})
        return found


def numpy_arrays() -> list[Any]:
    """As many arrays of one element as the longest list of arguments has."""
    return [np.ones(1, np.float32) for _ in range(max(ARRAYS.values()))]


def tack() -> list[Way]:
    """A bundle's kernels on NumPy's arrays and on ours, bound, and compiled by a call."""
    import tack_runtime
    from bench import kernels

    arrays, own = numpy_arrays(), [tack_runtime.ones(1) for _ in numpy_arrays()]
    bundle = tack_runtime.load(BUNDLE)
    prebuilt = {name: bundle[f"kernels.{name}"] for name in PASSED}
    bound = {name: kernel.bind(*arrays[: ARRAYS[name]], *NUMBERS[name]) for name, kernel in prebuilt.items()}
    compiled = {name: getattr(kernels, name) for name in PASSED}
    return [Way(NUMPY, prebuilt, arrays), Way(OWN, prebuilt, own), Way(BOUND, bound), Way(COMPILED, compiled, arrays)]


def tack_python() -> list[Way]:
    """The ways that differ in a process with TACK_NATIVE_LAUNCH=0."""
    return [way._replace(title=way.title + PYTHON_PATH) for way in tack() if way.title in (NUMPY, OWN)]


def c() -> list[Way]:
    """Plain C through ctypes, with addresses that are known."""
    code = library("plain", "native")
    arrays = numpy_arrays()
    addresses = [array.ctypes.data for array in arrays]
    functions: dict[str, Callable[..., object]] = {}
    for name in PASSED:
        function = getattr(code, "three_and_one" if name == "saxpy" else name)
        numbers = [ctypes.c_float] * len(NUMBERS[name])
        function.argtypes = [*[ctypes.c_void_p] * ARRAYS[name], *numbers, ctypes.c_long]
        function.restype = None
        functions[name] = _closed(function, (*addresses[: ARRAYS[name]], *NUMBERS[name], 1), arrays)
    return [Way("ctypes, addresses kept", functions)]


def _closed(function: Callable[..., object], arguments: Sequence[object], alive: Sequence[object]) -> Callable[[], object]:
    return lambda _alive=alive: function(*arguments)  # type: ignore[misc]
