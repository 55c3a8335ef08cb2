"""3-D textures: copies of f32 arrays that kernels sample between the elements (Z-001..Z-004)."""

from __future__ import annotations

from _thread import RLock
from typing import TYPE_CHECKING, Final, final

from tack_runtime.arrays import Array
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import Device
from tack_runtime.host_types import Memory

if TYPE_CHECKING:
    from tack_runtime.texture_memory import DeviceTexture


@final
class Texture3D:
    """A texture of `shape` (width, height, depth) on `device`. Made by `tack.texture3d`, not by this class.

    It is a snapshot: what is written to the array later shows once `update()` is called (Z-004).
    """

    __slots__ = ("__weakref__", "_lock", "_sampled", "_source", "device", "memory", "shape")

    def __init__(
        self, source: Array | Memory, memory: Memory | DeviceMemory, shape: tuple[int, int, int], device: Device
    ) -> None:
        """`memory` is an array of its own, along whose last axis lies the width."""
        self._source = source
        self.shape: Final = shape
        self.device: Final = device
        self.memory: Final = memory
        self._lock = RLock()
        self._sampled: DeviceTexture | None = None

    def update(self) -> None:
        """Copy the array anew (Z-004). KernelValueError: it is a NumPy array whose type or size has changed."""
        from tack_runtime.texture_memory import update

        update(self)

    def __repr__(self) -> str:
        return f"<tack.Texture3D {list(self.shape)} on {self.device}>"
