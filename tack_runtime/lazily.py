"""NumPy, loaded when something is first asked of it: kernels take other memory without it (R-036)."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, TypeGuard

__all__ = ["is_ndarray", "np", "numpy_loaded"]

if TYPE_CHECKING:
    import numpy as np
else:

    class _NumPy:
        """Stands for the module."""

        def __getattr__(self, name: str) -> Any:
            import numpy

            value = getattr(numpy, name)
            setattr(self, name, value)  # later it is found at once
            return value

    np = _NumPy()


def numpy_loaded() -> bool:
    """Whether this process has NumPy, so that a value may be one of its."""
    return sys.modules.get("numpy") is not None


def is_ndarray(value: object) -> TypeGuard[np.ndarray[Any, np.dtype[Any]]]:
    """Whether a value is a NumPy array."""
    return numpy_loaded() and isinstance(value, np.ndarray)
