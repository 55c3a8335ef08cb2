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
    types = [type_ for _, type_ in signature.parameters]
    count = len(types)
    vectors = [(at, t.element) for at, t in enumerate(types) if isinstance(t, ArrayType) and isinstance(t.element, Compound)]
    if not vectors:
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
        return plain

    return unpack
