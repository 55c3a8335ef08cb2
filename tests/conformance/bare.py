"""A process with the runtime, a bundle and nothing else: the compiler and the language cannot be imported.

Reads requests from standard input and answers on standard output, both as pickles, until its input ends.
"""

from __future__ import annotations

import copy
import importlib
import os
import pickle
import sys
import tempfile
from collections.abc import Callable
from contextlib import redirect_stdout
from types import SimpleNamespace
from typing import Any, BinaryIO

import numpy as np

FORBIDDEN = ("tackc", "tack", "llvmlite", "click")


class Misaligned:
    """An array argument whose address is no multiple of its element's size; pickling an array itself would align it."""

    def __init__(self, values: np.ndarray) -> None:
        self.values = values

    def array(self) -> np.ndarray:
        """The values, one byte past an aligned address."""
        storage = np.zeros(self.values.nbytes + 64, np.uint8)
        start = -storage.ctypes.data % 64 + 1
        array = storage[start : start + self.values.nbytes].view(self.values.dtype)
        array[:] = self.values
        return array


def realized(arguments: tuple[Any, ...]) -> list[Any]:
    """The arguments of a call as the kernel gets them."""
    return [argument.array() if isinstance(argument, Misaligned) else argument for argument in arguments]


def on_device(kernel: Callable[..., Any], arguments: list[Any], device: str) -> Any:
    """Call a kernel with arrays and textures on a device; what it leaves of arrays is copied back. Whole arrays share what they
    share here, parts of others do not."""
    import tack_runtime as tack

    moved: dict[int, tuple[Any, Any]] = {}

    def one(value: Any) -> Any:
        if isinstance(value, tack.Texture3D):
            return tack.texture3d(tack.array(value.memory, device=device))
        if isinstance(value, (np.ndarray, tack.Array)):
            root = value
            while type(getattr(root, "base", None)) is np.ndarray and root.base.nbytes == value.nbytes:
                root = root.base
            _, held = moved.setdefault(id(root), (root, tack.array(root, device=device)))
            return held if held.shape == value.shape else held.reshape(value.shape)
        if not hasattr(value, "__dict__") or isinstance(value, type) or callable(value):
            return value
        made = copy.copy(value)
        made.__dict__.update({name: one(inner) for name, inner in vars(value).items()})
        return made

    try:
        return kernel(*[one(value) for value in arguments])
    finally:
        for here, there in moved.values():
            if isinstance(here, tack.Array):
                tack.copyto(here, there)
            elif here.flags.writeable:
                here[...] = there.numpy()


def both_ways(kernel: Callable[..., Any], arguments: list[Any]) -> Any:
    """Call a kernel three times: by Python code alone, once more so that native code knows the variant, and natively.

    The first two calls get copies of the arguments. Values, arrays and errors must be the same, bit by bit.
    """
    from tack_runtime import settings

    settings.set_native_launch(False)
    expected = outcome(kernel, copied(arguments))
    settings.set_native_launch(True)
    outcome(kernel, copied(arguments))
    before = copied(arguments)
    found = outcome(kernel, arguments)
    assert found == expected, f"natively {found}, by Python code {expected}"
    return kernel(*before) if found[0] == "error" else found[2]


def host_on_device(function: str, api: Any, kernels: Any, device: str) -> Any:
    """Run a function of `hosts.py` with a device as the default."""
    api.set_default_device(device)
    try:
        return getattr(importlib.import_module("hosts"), function)(api, kernels)
    finally:
        api.set_default_device("cpu")


def host_both_ways(function: str, api: Any, kernels: Any) -> Any:
    """Run a function of `hosts.py` by Python code alone, then natively: the last time with variants that native code knows.

    What it returns must be the same each time.
    """
    from tack_runtime import settings

    values = []
    for native in (False, True, True):
        settings.set_native_launch(native)
        values.append(getattr(importlib.import_module("hosts"), function)(api, kernels))
    assert values[1:] == values[:1] * 2, f"by Python code {values[0]}, natively {values[1:]}"
    return values[0]


def outcome(kernel: Callable[..., Any], arguments: list[Any]) -> tuple[Any, ...]:
    """What a call does: its error, or the type and value of its result, and then the bytes of its arrays."""
    try:
        value = kernel(*arguments)
    except Exception as error:  # whatever it is, both ways must raise it
        return ("error", type(error), str(error), *_bytes(arguments))
    return ("value", type(value), value if value == value else repr(value), *_bytes(arguments))


def _bytes(values: Any) -> list[Any]:
    found: list[Any] = []
    for value in values:
        if isinstance(value, np.ndarray):
            found.append(value.tobytes())
        elif hasattr(value, "__dict__"):
            found += _bytes(vars(value).values())
    return found


def copied(values: Any) -> list[Any]:
    """The same arguments with memory of their own, of which arrays share what they share here."""
    memories: dict[int, tuple[np.ndarray, np.ndarray]] = {}

    def one(value: Any) -> Any:
        if type(value) is np.ndarray:
            root = value
            while type(root.base) is np.ndarray:
                root = root.base
            memory = memories.setdefault(id(root), (root, root.copy(order="K")))[1]
            return _view(value, root, memory)
        if isinstance(value, np.ndarray):
            return copy.deepcopy(value)
        if not hasattr(value, "__dict__") or isinstance(value, type) or callable(value):
            return value
        made = copy.copy(value)
        made.__dict__.update({name: one(held) for name, held in vars(value).items()})
        return made

    return [one(value) for value in values]


def _view(array: np.ndarray, root: np.ndarray, memory: np.ndarray) -> np.ndarray:
    """What `array` is of `root`, of a copy of that."""
    offset = array.__array_interface__["data"][0] - root.__array_interface__["data"][0]
    made: np.ndarray = np.ndarray(array.shape, array.dtype, memory, offset, array.strides)
    made.flags.writeable = array.flags.writeable
    return made


def printed(kernel: Callable[..., Any], arguments: list[Any], device: str) -> str:
    """What a call prints, between a line of Python's own before it and one after it. Drivers print to the standard output of the
    process."""
    standard = os.dup(1)
    with tempfile.TemporaryFile("w+", encoding="utf-8") as file, redirect_stdout(file):
        os.dup2(file.fileno(), 1)
        try:
            print("before")
            kernel(*arguments) if device == "cpu" else on_device(kernel, arguments, device)
            print("after")
        finally:
            os.dup2(standard, 1)
            os.close(standard)
        file.seek(0)
        return file.read()


def host_api() -> SimpleNamespace:
    """What `tack` re-exports for hosts, from the runtime alone."""
    import tack_runtime

    return SimpleNamespace(**{name: getattr(tack_runtime, name) for name in tack_runtime.__all__})


def call(kernel: Callable[..., Any], arguments: list[Any], device: str) -> Any:
    """Call a kernel on a device, on the CPU in every way that there is."""
    return both_ways(kernel, arguments) if device == "cpu" else on_device(kernel, arguments, device)


def run_host(function: str, api: Any, kernels: Any, device: str) -> Any:
    """Run a function of `hosts.py` on a device, on the CPU in every way that there is."""
    if device == "cpu":
        return host_both_ways(function, api, kernels)
    return host_on_device(function, api, kernels, device)


class Kernels:
    """The kernels of one module of a bundle."""

    def __init__(self, bundle: Any, module: str) -> None:
        self.bundle = bundle
        self.module = module

    def __getattr__(self, kernel: str) -> Any:
        full = f"{self.module}.{kernel}"
        return self.bundle[full] if full in self.bundle else getattr(self.bundle, kernel)  # a method by its own name


def answer(bundles: dict[str, Any], request: tuple[Any, ...]) -> Any:
    """Do what a request says: ("call", bundle, module, kernel, arguments, device), the same with "printed", or ("host", bundle,
    module, function, device)."""
    import tack_runtime

    path, module = request[1:3]
    if path not in bundles:
        bundles[path] = tack_runtime.load(path)
    kernels = Kernels(bundles[path], module)
    match request:
        case ("call", _, _, kernel, arguments, device):
            given = realized(arguments)
            return call(getattr(kernels, kernel), given, device), given
        case ("printed", _, _, kernel, arguments, device):
            return printed(getattr(kernels, kernel), arguments, device)
        case ("host", _, _, function, device):
            return run_host(function, host_api(), kernels, device)
    raise ValueError(f"no such request: {request[0]}")


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests with (True, value) or (False, exception)."""
    bundles: dict[str, Any] = {}
    while True:
        try:
            request = pickle.load(requests)
        except EOFError:
            return
        try:
            reply = (True, answer(bundles, request))
        except Exception as error:  # whatever it is, the test that asked wants to see it
            reply = (False, error)
        pickle.dump(reply, answers)
        answers.flush()


def main() -> None:
    """Serve the parent process."""
    for name in FORBIDDEN:
        sys.modules[name] = None  # importing it raises
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anything else prints is no answer
    serve(sys.stdin.buffer, answers)
