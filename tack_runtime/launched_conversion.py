"""Conversions of arrays by kernels of the library, where they are: on a device nothing goes over the host."""

from __future__ import annotations

import warnings

from tack_runtime.arrays import Array, unsigned
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.dtypes import by_numpy, u64
from tack_runtime.errors import MissingVariantError, TackWarning
from tack_runtime.library import kernel
from tack_runtime.transfers import overlap


def convert(src: Array, dst: Array, n: int) -> None:
    """Write the first `n` numbers of an array to another, of another type, converted as kernels do (T-019..T-021)."""
    source, target = src.dtype.scalar, dst.dtype.scalar
    sign = source.minimum & -source.minimum if source.kind == "i" else 0
    numbers, to = unsigned(src), unsigned(dst)
    if source.is_float and target.is_float:
        kernel("conversions.floats_of_floats")(numbers, to, n)
    elif source.is_float and target is u64:
        kernel("conversions.u64_of_floats")(numbers, to, n)
    elif source.is_float:
        kernel("conversions.integers_of_floats")(numbers, to, n, target.minimum, target.maximum)
    elif target.is_float:
        kernel("conversions.floats_of_integers")(numbers, to, n, sign if source.size < 8 else source.minimum)
    else:
        kernel("conversions.integers_of_integers")(numbers, to, n, sign if source.size < 8 else 0)


def converted_there(target: Array, values: DeviceMemory) -> bool:
    """Write as many numbers of a device to an array of another type there; False, with nothing done, where they are elsewhere, or
    no kernel is there for them."""
    if values.driver is not target.device.driver or not values.size:
        return False
    source = by_numpy()[values.dtype]
    if not {source, target.dtype.scalar} <= target.device.supported_dtypes:
        return False
    src = Array(values, source, target.device)
    if overlap(target.memory, values) is not None:  # what is written may be read later
        src = src.copy()
    try:
        convert(src, target, values.size)
    except MissingVariantError as error:
        warnings.warn(f"conversions between arrays on {target.device} go over the host: {error}", TackWarning, stacklevel=2)
        return False
    return True
