"""Memory of devices that have their own."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from tack_runtime.lazily import np

if TYPE_CHECKING:
    from tack_runtime.drivers.gpu import Driver


class _Allocation:
    """Memory of a device, freed with its last user."""

    __slots__ = ("__weakref__", "driver", "handle")

    def __init__(self, driver: Driver, size: int) -> None:
        self.driver = driver
        self.handle = driver.run(driver.hold, self, driver.free, driver.allocate, max(size, 1))


class DeviceTexture:
    """What a device samples (Z-003), with the texels of memory; freed with its last user."""

    __slots__ = ("__weakref__", "_driver", "handle")

    def __init__(self, memory: DeviceMemory) -> None:
        self._driver = driver = memory.driver
        self.handle = driver.run(driver.hold, self, driver.free_texture, driver.make_texture, _extents(memory))
        self.fill(memory)

    def fill(self, memory: DeviceMemory) -> None:
        """Take the texels of memory of the same shape."""
        self._driver.run(self._driver.fill_texture, self.handle, memory.address, _extents(memory))


def _extents(memory: DeviceMemory) -> tuple[int, int, int]:
    depth, height, width = memory.shape
    return width, height, depth


class DeviceMemory:
    """The elements of an array on a device, row-major: what a NumPy array is on the CPU."""

    __slots__ = ("_allocation", "dtype", "shape")

    writable = True

    def __init__(self, allocation: _Allocation, dtype: np.dtype[Any], shape: tuple[int, ...]) -> None:
        self._allocation = allocation
        self.dtype = dtype
        self.shape = shape

    @classmethod
    def new(cls, driver: Driver, dtype: np.dtype[Any], shape: tuple[int, ...]) -> DeviceMemory:
        """Memory with any contents."""
        return cls(_Allocation(driver, math.prod(shape) * dtype.itemsize), dtype, shape)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        return self.size * self.dtype.itemsize

    @property
    def address(self) -> int:
        """The handle that kernels get; it is where the elements begin."""
        return self._allocation.handle

    @property
    def driver(self) -> Driver:
        return self._allocation.driver

    def reshape(self, shape: tuple[int, ...]) -> DeviceMemory:
        return DeviceMemory(self._allocation, self.dtype, shape)

    def view(self, dtype: np.dtype[Any]) -> DeviceMemory:
        """The same memory, seen as elements of another type of the same size."""
        return DeviceMemory(self._allocation, dtype, self.shape)

    def host(self, place: tuple[int, ...] = ()) -> np.ndarray[Any, np.dtype[Any]]:
        """A copy on the host, of all elements or of those below the first indices."""
        made = np.empty(self.shape[len(place) :], self.dtype)
        driver, offset = self._allocation.driver, 0
        for index, size in zip(place, self.shape, strict=False):
            offset = offset * size + index % size  # from the end where it is negative
        if made.nbytes:
            driver.wait_in(driver.read, self._allocation.handle, offset * made.nbytes, made.ctypes.data, made.nbytes)
        else:
            driver.wait_in(driver.wait)  # P-014: whoever reads an array learns of what has failed
        return made

    def store(self, values: np.ndarray[Any, np.dtype[Any]] | DeviceMemory) -> None:
        """Set every element, from the host or from memory of the same device."""
        driver = self._allocation.driver
        if isinstance(values, DeviceMemory):
            if self.nbytes and values.address != self.address:
                driver.run(driver.copy, self.address, values.address, self.nbytes)
            return
        filled = np.ascontiguousarray(np.broadcast_to(values, self.shape), self.dtype)
        if filled.nbytes:
            driver.wait_in(driver.write, self.address, 0, filled.ctypes.data, filled.nbytes)
        else:
            driver.wait_in(driver.wait)
