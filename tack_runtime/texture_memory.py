"""Making textures, and what devices sample (Z-001..Z-004)."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Final, final

from tack_runtime import transfers
from tack_runtime.arrays import Array, host_values
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import Device, default_device
from tack_runtime.dtypes import TextureType, dims_of, f32, texture_type
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.host_types import MASKED, Memory, is_masked, plain
from tack_runtime.lazily import np
from tack_runtime.storage import allocate
from tack_runtime.textures import Texture3D


class DeviceTexture:
    """What a device samples (Z-003), with the texels of memory; freed with its last user."""

    __slots__ = ("__weakref__", "_driver", "handle")

    def __init__(self, memory: DeviceMemory) -> None:
        self._driver = driver = memory.driver
        self.handle = driver.run(driver.hold, self, driver.free_texture, driver.make_texture, _of_memory(memory))
        self.fill(memory)

    def fill(self, memory: DeviceMemory) -> None:
        """Take the texels of memory of the same shape."""
        self._driver.run(self._driver.fill_texture, self.handle, memory.address, _of_memory(memory))


def _of_memory(memory: DeviceMemory) -> tuple[int, int, int]:
    depth, height, width = memory.shape
    return width, height, depth


def sampled(texture: Texture3D) -> int:
    """The handle of what the device samples (Z-003), made when it is first asked for."""
    assert isinstance(texture.memory, DeviceMemory)
    with texture._lock:
        if texture._sampled is None:
            texture._sampled = DeviceTexture(texture.memory)
        return texture._sampled.handle


@final
class TextureMaker:
    """What `texture3d` is: called, it makes a texture; with a subscript, `texture3d[64, 64, 32]`, it is the type of one."""

    __slots__ = ()

    def __call__(self, a: Array | Memory, shape: Sequence[int] | None = None, interp: str = "linear") -> Texture3D:
        """A texture with a copy of an f32 array, of W·H·D elements for `shape=(W, H, D)`, x fastest (Z-001).

        The shape of a 3-D array need not be given: its last axis is the width, its first the depth. KernelValueError:
        another type, no three extents, another number of elements, another shape than that of a 3-D array, another
        interpolation than "linear".
        """
        if not isinstance(a, (Array, np.ndarray)):
            raise KernelTypeError(f"texture3d: takes a NumPy or tack array, not {type(a).__name__}; make one with tack.array")
        if interp != "linear":
            raise KernelValueError(f"texture3d: interp is 'linear', the only interpolation that there is, not {interp!r}")
        return _made(a, _extents(a, shape), a.device if isinstance(a, Array) else default_device())

    def __getitem__(self, dims: object) -> TextureType:
        return texture_type(dims_of(dims))

    def __repr__(self) -> str:
        return "tack.texture3d"


texture3d: Final = TextureMaker()


def _made(source: Array | Memory, shape: tuple[int, int, int], device: Device) -> Texture3D:
    texels = _texels(source, shape)
    memory = allocate(texels.shape, f32, device)
    transfers.copy(memory, texels)
    return Texture3D(source, memory, shape, device)


def update(texture: Texture3D) -> None:
    """Copy the array of a texture anew (Z-004)."""
    transfers.copy(texture.memory, _texels(texture._source, texture.shape))
    if isinstance(texture.memory, DeviceMemory):
        with texture._lock:
            if texture._sampled is not None:
                texture._sampled.fill(texture.memory)


def _extents(a: Array | Memory, shape: object) -> tuple[int, int, int]:
    """Width, height and depth."""
    if shape is None and len(a.shape) != 3:
        raise KernelValueError(f"texture3d: an array of shape {a.shape} is not 3-D; give the shape=(width, height, depth)")
    items: Any = a.shape[::-1] if shape is None else shape
    try:
        width, height, depth = (operator.index(item) for item in items)
    except (TypeError, ValueError) as error:
        raise KernelValueError(f"texture3d: the shape of a texture is 3-D, (width, height, depth), not {shape!r}") from error
    try:
        texture_type((width, height, depth))
    except KernelValueError as error:
        raise KernelValueError(f"texture3d: {error}") from None
    own = tuple(a.shape[::-1])
    if len(own) == 3 and own != (width, height, depth):
        turned = ": its last axis is the width" if tuple(a.shape) == (width, height, depth) else ""
        raise KernelValueError(
            f"texture3d: an array of shape {tuple(a.shape)} (depth, height, width) makes a texture of shape {own} "
            f"(width, height, depth), not {(width, height, depth)}{turned}; leave shape out, or give an array of one dimension"
        )
    return width, height, depth


def _texels(source: Array | Memory, shape: tuple[int, int, int]) -> Memory:
    """The elements of an array as texels: depth, height, width."""
    if isinstance(source, np.ndarray) and is_masked(source):
        raise KernelTypeError(f"texture3d: the array {MASKED}")
    memory = plain(host_values(source) if isinstance(source, Array) else source)
    is_f32 = source.dtype is f32 if isinstance(source, Array) else memory.dtype.newbyteorder("=") == np.float32
    if not is_f32:
        raise KernelValueError(f"texture3d: a texture holds f32, the array holds {source.dtype}; convert it with a.astype(...)")
    width, height, depth = shape
    if memory.size != width * height * depth:
        raise KernelValueError(
            f"texture3d: a texture of shape {shape} has {width * height * depth} elements, the array has {memory.size} elements"
        )
    return memory.reshape(depth, height, width)
