"""What native code takes of a call's arguments: NumPy arrays and numbers, in the order of `machine_parameters`.

An array of vectors and a texture look to it like an array of numbers with as many dimensions. So the difference is made here,
before it is tried: what the variant does not take is declined, or becomes the None that native code declines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, Union

from tack_runtime.arrays import Array
from tack_runtime.dtypes import ArrayType, Compound, TextureType
from tack_runtime.signature import Signature
from tack_runtime.textures import Texture3D

Unpack: TypeAlias = Callable[[Sequence[Any]], Union[Sequence[Any], None]]  # None: the variant does not take these


def unpacking(signature: Signature) -> Unpack | None:
    """How to unpack the arguments of a variant; None where it takes only numbers and arrays of them, which needs no table."""
    types = [type_ for _, type_ in signature.parameters]
    count = len(types)
    vectors = [(at, t.element) for at, t in enumerate(types) if isinstance(t, ArrayType) and isinstance(t.element, Compound)]
    textures = [at for at, type_ in enumerate(types) if isinstance(type_, TextureType)]
    if not vectors and not textures:
        return None

    def unpack(args: Sequence[Any]) -> Sequence[Any] | None:
        if len(args) != count:
            return None
        plain = [arg.numbers if type(arg) is Array else arg for arg in args]
        for at, element in vectors:
            arg = args[at]
            if type(arg) is not Array or arg.dtype is not element:
                return None
            plain[at] = arg.memory
        for at in textures:
            texture = args[at]
            if type(texture) is not Texture3D:
                return None
            plain[at] = texture.memory
        return plain

    return unpack
