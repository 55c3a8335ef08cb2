"""A process with the runtime, a bundle and nothing else: the compiler and the language cannot be imported.

Reads requests from standard input and answers on standard output, both as pickles, until its input ends.
"""

from __future__ import annotations

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


def printed(run: Callable[[], object]) -> str:
    """What a call prints, between a line of Python's own before it and one after it."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as file, redirect_stdout(file):
        print("before")
        run()
        print("after")
        file.seek(0)
        return file.read()


def host_api() -> SimpleNamespace:
    """What `tack` re-exports for hosts, from the runtime alone."""
    names: dict[str, Any] = {}
    for module in ("arrays", "devices", "dtypes", "textures"):
        names |= vars(importlib.import_module(f"tack_runtime.{module}"))
    return SimpleNamespace(**names)


class Kernels:
    """The kernels of one module of a bundle."""

    def __init__(self, bundle: Any, module: str) -> None:
        self.bundle = bundle
        self.module = module

    def __getattr__(self, kernel: str) -> Any:
        full = f"{self.module}.{kernel}"
        return self.bundle[full] if full in self.bundle else getattr(self.bundle, kernel)  # a method by its own name


def answer(bundles: dict[str, Any], request: tuple[Any, ...]) -> Any:
    """Do what a request says: ("call" or "printed", bundle, kernel, arguments) or ("host", bundle, function)."""
    import tack_runtime

    path, module = request[1:3]
    if path not in bundles:
        bundles[path] = tack_runtime.load(path)
    kernels = Kernels(bundles[path], module)
    match request:
        case ("call", _, _, kernel, arguments):
            given = realized(arguments)
            return getattr(kernels, kernel)(*given), given
        case ("printed", _, _, kernel, arguments):
            return printed(lambda: getattr(kernels, kernel)(*arguments))
        case ("host", _, _, function):
            return getattr(importlib.import_module("hosts"), function)(host_api(), kernels)
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
