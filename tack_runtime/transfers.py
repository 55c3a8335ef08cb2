"""Copies between the host and the memory of devices."""

from __future__ import annotations

from tack_runtime.arrays import Memory
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.lazily import np


def read(memory: DeviceMemory, place: tuple[int, ...]) -> Memory:
    """A copy on the host, of all elements or of those below the first indices."""
    made = np.empty(memory.shape[len(place) :], memory.dtype)
    driver, offset = memory.driver, 0
    for index, size in zip(place, memory.shape, strict=False):
        offset = offset * size + index % size  # from the end where it is negative
    if made.nbytes:
        driver.wait_in(driver.read, memory.address, offset * made.nbytes, made.ctypes.data, made.nbytes)
    else:
        driver.wait_in(driver.wait)  # P-014: whoever reads an array learns of what has failed
    return made


def write(memory: DeviceMemory, values: Memory | DeviceMemory) -> None:
    """Set every element, from the host or from memory of the same device."""
    driver = memory.driver
    if isinstance(values, DeviceMemory):
        if memory.nbytes and values.address != memory.address:
            driver.run(driver.copy, memory.address, values.address, memory.nbytes)
            if memory.allocation.foreign or values.allocation.foreign:  # P-015
                driver.wait_in(driver.wait)
        return
    filled = np.ascontiguousarray(np.broadcast_to(values, memory.shape), memory.dtype)
    if filled.nbytes:
        driver.wait_in(driver.write, memory.address, 0, filled.ctypes.data, filled.nbytes)
    else:
        driver.wait_in(driver.wait)
