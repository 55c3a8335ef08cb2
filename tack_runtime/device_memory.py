"""Memory of devices that have their own."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    from tack_runtime.drivers.gpu import Driver


class Allocation:
    """Memory of a device, freed with its last user. `foreign`: somebody else has it, too (P-015)."""

    __slots__ = ("__weakref__", "driver", "foreign", "handle")

    writable = True

    def __init__(self, driver: Driver, size: int) -> None:
        self.driver = driver
        self.foreign = False
        self.handle = driver.run(driver.hold, self, driver.free, driver.allocate, max(size, 1))


class DeviceMemory:
    """The elements of an array on a device, row-major: what a NumPy array is on the CPU."""

    __slots__ = ("allocation", "dtype", "shape")

    def __init__(self, allocation: Allocation, dtype: np.dtype[Any], shape: tuple[int, ...]) -> None:
        self.allocation = allocation
        self.dtype = dtype
        self.shape = shape

    @classmethod
    def new(cls, driver: Driver, dtype: np.dtype[Any], shape: tuple[int, ...]) -> DeviceMemory:
        """Memory with any contents."""
        return cls(Allocation(driver, math.prod(shape) * dtype.itemsize), dtype, shape)

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
        return self.allocation.handle

    @property
    def driver(self) -> Driver:
        return self.allocation.driver

    @property
    def writable(self) -> bool:
        return self.allocation.writable

    def reshape(self, shape: tuple[int, ...]) -> DeviceMemory:
        return DeviceMemory(self.allocation, self.dtype, shape)

    def view(self, dtype: np.dtype[Any]) -> DeviceMemory:
        """The same bytes as elements of another type; of another size, as many in the last dimension as they make."""
        if dtype.itemsize == self.dtype.itemsize:
            return DeviceMemory(self.allocation, dtype, self.shape)
        *outer, last = self.shape
        return DeviceMemory(self.allocation, dtype, (*outer, last * self.dtype.itemsize // dtype.itemsize))
