"""Run prepared CUDA kernels on a GPU and hold every output against what it must be, bit for bit.

    python tests/gpu/check_cuda.py [DIR]

DIR comes from `prepare.py`; without one the device is named, no more. Needs a CUDA driver and NumPy, nothing else. Every image
that the device can take is tested: the cubin of its architecture, and PTX. Exit codes: 0 all outputs are right, 1 some are not,
2 there is no CUDA driver or no device.
"""

from __future__ import annotations

import ctypes
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np


class Driver:
    """The calls of the CUDA driver that a launch needs; a failed one raises RuntimeError with the driver's words."""

    def __init__(self) -> None:
        self.library = ctypes.CDLL("libcuda.so.1")
        self.call("cuInit", 0)
        device, context, name = 0, ctypes.c_void_p(), ctypes.create_string_buffer(128)
        self.call("cuDeviceGetName", name, 128, device)
        major, minor, version = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
        self.call("cuDeviceGetAttribute", ctypes.byref(major), 75, device)
        self.call("cuDeviceGetAttribute", ctypes.byref(minor), 76, device)
        self.call("cuDriverGetVersion", ctypes.byref(version))
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call("cuCtxPushCurrent_v2", context)
        self.name, self.version = name.value.decode(), version.value
        self.capability = (major.value, minor.value)

    def call(self, name: str, *arguments: Any) -> None:
        status = getattr(self.library, name)(*arguments)
        if status:
            text = ctypes.c_char_p()
            self.library.cuGetErrorName(status, ctypes.byref(text))
            raise RuntimeError(f"{name}: {status} {text.value.decode() if text.value else ''}")

    def load(self, image: bytes) -> ctypes.c_void_p:
        module = ctypes.c_void_p()
        self.call("cuModuleLoadData", ctypes.byref(module), ctypes.c_char_p(image + b"\0"))
        return module

    def function(self, module: ctypes.c_void_p, symbol: str) -> ctypes.c_void_p:
        function = ctypes.c_void_p()
        self.call("cuModuleGetFunction", ctypes.byref(function), module, symbol.encode())
        return function

    def upload(self, array: np.ndarray) -> ctypes.c_uint64:
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(max(array.nbytes, 1)))
        if array.nbytes:
            self.call("cuMemcpyHtoD_v2", address, ctypes.c_void_p(array.ctypes.data), ctypes.c_size_t(array.nbytes))
        return address

    def download(self, address: ctypes.c_uint64, array: np.ndarray) -> None:
        if array.nbytes:
            self.call("cuMemcpyDtoH_v2", ctypes.c_void_p(array.ctypes.data), address, ctypes.c_size_t(array.nbytes))

    def launch(self, function: ctypes.c_void_p, blocks: list[int], threads: list[int], values: list[Any]) -> None:
        pointers = (ctypes.c_void_p * len(values))(*(ctypes.addressof(value) for value in values))
        self.call("cuLaunchKernel", function, *map(ctypes.c_uint, (*blocks, *threads, 0)), None, pointers, None)
        self.wait()

    def wait(self) -> None:
        """Until all that is queued has run."""
        self.call("cuStreamSynchronize", None)

    def described(self) -> str:
        """Which device it is, with the architecture that code for it is built for."""
        version = f"{self.version // 1000}.{self.version % 1000 // 10}"
        return f"{self.name}, sm_{self.capability[0]}{self.capability[1]}, driver for CUDA {version}"


def apart(actual: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    """How many values lie between two, 0 for the same bits and for two NaN; for integers, whether they differ."""
    if wanted.dtype.kind != "f":
        return (actual != wanted).astype(np.float64)
    width = wanted.dtype.itemsize
    ranks = []
    for values in (actual, wanted):
        bits = values.view(f"u{width}")
        top = np.array(1 << (8 * width - 1), bits.dtype)
        ranks.append(np.where(bits & top, ~bits, bits | top))  # ordered as the values are
    distance = (np.maximum(*ranks) - np.minimum(*ranks)).astype(np.float64)
    distance[np.isnan(actual) & np.isnan(wanted)] = 0
    distance[np.isnan(actual) != np.isnan(wanted)] = np.inf
    return distance


def check_case(driver: Driver, module: ctypes.c_void_p, case: dict[str, Any], arrays: Callable[[str], np.ndarray]) -> list[str]:
    """Run one case in every form of launch; what is wrong."""
    name, wrong = case["name"], []
    names = [slot["array"] for slot in case["slots"] if "array" in slot]
    for grid in case["grids"]:
        memory = {array: driver.upload(arrays(f"{name}/in/{array}")) for array in names}
        values: list[Any] = []
        for slot in case["slots"]:
            data = bytes.fromhex(slot["bytes"]) if "bytes" in slot else bytes(memory[slot["array"]])
            values.append(ctypes.create_string_buffer(data.ljust(8, b"\0"), 8))
        shape = [ctypes.c_int(grid["flat"])] if grid["flat"] is not None else []
        driver.launch(driver.function(module, case["symbol"]), grid["blocks"], grid["threads"], values + shape)
        outputs = {array: (memory[array], arrays(f"{name}/out/{array}")) for array in names}
        if case["result"]:
            wanted = arrays(f"{name}/result")
            place = driver.upload(np.zeros_like(wanted))
            driver.launch(driver.function(module, case["symbol"] + "_result"), [1, 1, 1], [1, 1, 1], [*values, place])
            outputs["the result"] = (place, wanted)
        for what, (address, wanted) in outputs.items():
            actual = np.empty_like(wanted)
            driver.download(address, actual)
            distance = apart(actual.ravel(), wanted.ravel())
            if (bad := np.flatnonzero(distance > case["ulps"])).size:
                first = bad[0]
                wrong.append(
                    f"{name} (flat={grid['flat']}): {what}[{first}] is {actual.ravel()[first]!r}, wanted "
                    f"{wanted.ravel()[first]!r}; {bad.size} of {wanted.size} differ by more than {case['ulps']} ULP, "
                    f"by {distance[bad].max():g} at most"
                )
            driver.call("cuMemFree_v2", address)
    return wrong


def main(folder: Path | None) -> int:
    try:
        driver = Driver()
    except (OSError, RuntimeError) as error:
        print(f"no CUDA driver here: {error}")
        return 2
    print(f"device\t{driver.described()}")
    return 0 if folder is None else check(driver, folder)


def check(driver: Driver, folder: Path) -> int:
    """Run every case of a folder, and tell of every image what was found. 0 where all is right."""
    prepared = json.loads((folder / "cases.json").read_text(encoding="utf-8"))
    with np.load(folder / "arrays.npz") as file:
        arrays = {name: file[name] for name in file.files}
    failures, ran = 0, 0
    for arch, image in prepared["images"].items():
        number = int("".join(filter(str.isdigit, arch)))
        if arch.startswith("sm_") and (number // 10, number % 10) != driver.capability:
            print(f"{image}\tnot for this device")
            continue
        began = time.perf_counter()
        try:
            module = driver.load((folder / image).read_bytes())
        except RuntimeError as error:
            if "UNSUPPORTED_PTX_VERSION" not in str(error):
                raise
            print(f"{image}\tnot for this driver, which is older than NVRTC")
            continue
        wrong = [line for case in prepared["cases"] for line in check_case(driver, module, case, arrays.__getitem__)]
        for line in wrong:
            print(line)
        found = f"{len(prepared['cases'])} cases, {len(wrong)} wrong, {time.perf_counter() - began:.1f} s"
        print(f"{image}\t{'WRONG: ' if wrong else ''}{found}")
        failures, ran = failures + len(wrong), ran + 1
    return 1 if failures or not ran else 0


if __name__ == "__main__":
    if len(sys.argv) > 2:
        sys.exit("usage: check_cuda.py [DIR]")
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else None))
