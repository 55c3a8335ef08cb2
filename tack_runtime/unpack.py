"""What native code takes of a call's arguments: NumPy arrays and numbers, in the order of `machine_parameters`.

It sees no difference between an array of vectors and an array of numbers with one dimension more. So the difference is made here,
before it is tried: what the variant does not take is declined, or becomes the None that native code declines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, Union

from tack_runtime.arrays import Array
from tack_runtime.dtypes import ArrayType, Compound
from tack_runtime.signature import Signature

Unpack: TypeAlias = Callable[[Sequence[Any]], Union[Sequence[Any], None]]  # None: the variant does not take these


def unpacking(signature: Signature) -> Unpack | None:
    """How to unpack the arguments of a variant; None where all its arrays hold numbers, which takes no table."""
    vectors = tuple(_vector(type_) for _, type_ in signature.parameters)
    if not any(vectors):
        return None

    def unpack(args: Sequence[Any]) -> Sequence[Any] | None:
        if len(args) != len(vectors):
            return None
        plain = []
        for arg, vector in zip(args, vectors, strict=True):
            if vector is None:
                plain.append(arg.numbers if type(arg) is Array else arg)
            elif type(arg) is Array and arg.dtype is vector:
                plain.append(arg.memory)
            else:
                return None
        return plain

    return unpack


def _vector(type_: object) -> Compound | None:
    return type_.element if isinstance(type_, ArrayType) and isinstance(type_.element, Compound) else None
