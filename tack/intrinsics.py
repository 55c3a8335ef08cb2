"""What the language defines beyond Python's own builtins. In kernels these names are compiled; on the host they raise (L-027).

The capture pass recognises them by object, so any alias works: `from tack import atomic_add as add`, `t.atomic_add`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar, cast

from tack.ops import ELEMENTARY
from tack_runtime.dtypes import Scalar
from tack_runtime.errors import KernelRuntimeError

_Intrinsic = TypeVar("_Intrinsic", bound=Callable[..., Any])


def _device_only(intrinsic: _Intrinsic) -> _Intrinsic:
    """A function that refuses every call, whatever its arguments; the signature and the text stay those of `intrinsic`."""

    @functools.wraps(intrinsic)
    def refuse(*_: Any, **__: Any) -> Any:
        raise KernelRuntimeError(f"tack.{intrinsic.__name__} can only be used inside a @tack.kernel")

    return cast(_Intrinsic, refuse)


@_device_only
def ndindex(*sizes: int | tuple[int, int]) -> Iterator[tuple[int, ...]]:  # type: ignore[empty-body]  # every call is refused
    """`for i, j in tack.ndindex(h, w)`: one index per dimension, the last fastest; a size may be a pair (start, end) (P-006)."""


@_device_only
def atomic_add(array: Any, index: Any, value: Any) -> Any:
    """Add to one element of an array parameter, indivisibly; the value is the element just before (X-001, X-002)."""


@_device_only
def atomic_min(array: Any, index: Any, value: Any) -> Any:
    """Lower one element of an array parameter to `value`, indivisibly; the value is the element just before (X-001, X-002)."""


@_device_only
def atomic_max(array: Any, index: Any, value: Any) -> Any:
    """Raise one element of an array parameter to `value`, indivisibly; the value is the element just before (X-001, X-002)."""


@_device_only
def local_array(dtype: Scalar, size: int) -> Any:
    """Scratch storage of one iteration; its size is known at compilation, its contents undefined until written (A-010, A-011)."""


@_device_only
def local_array_like(array: Any, size: int) -> Any:
    """As `local_array`, with the scalar component dtype of `array` (A-013)."""


@_device_only
def shared(dtype: Scalar, size: int) -> Any:
    """Storage of one workgroup, on devices that have workgroups (W-004)."""


@_device_only
def shared_like(array: Any, size: int) -> Any:
    """As `shared`, with the scalar component dtype of `array` (W-004)."""


@_device_only
def barrier() -> None:
    """Wait until every lane of the workgroup is here (W-016)."""


@_device_only
def thread_id() -> int:  # type: ignore[empty-body]  # every call is refused
    """The lane's index in its workgroup (W-009)."""


@_device_only
def block_sum(value: Any) -> Any:
    """The sum of an f32 over the workgroup (W-017)."""


@_device_only
def block_min(value: Any) -> Any:
    """The least f32 of the workgroup (W-017)."""


@_device_only
def block_max(value: Any) -> Any:
    """The greatest f32 of the workgroup (W-017)."""


@_device_only
def select(condition: Any, then: Any, otherwise: Any) -> Any:
    """`then` where `condition` is nonzero, else `otherwise`; both are evaluated (V-016)."""


@_device_only
def any(mask: Any) -> int:  # type: ignore[empty-body]  # noqa: A001  # as in Python; every call is refused
    """1 where a component of a vector or matrix is nonzero, else 0 (V-015)."""


@_device_only
def all(mask: Any) -> int:  # type: ignore[empty-body]  # noqa: A001  # as in Python; every call is refused
    """1 where every component of a vector or matrix is nonzero, else 0 (V-015)."""


@_device_only
def eye(size: int) -> Any:
    """The identity matrix of a size known at compilation, 2 to 4 (V-004)."""


def _elementwise(name: str) -> Callable[..., Any]:
    def intrinsic(*_: Any) -> Any:
        pass

    intrinsic.__name__ = intrinsic.__qualname__ = name
    intrinsic.__doc__ = f"`{name}` of a number in a kernel; f64 where an argument is f64, else f32 (B-001, B-003)."
    return _device_only(intrinsic)


_FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {name: _elementwise(name) for name in ELEMENTARY}


def __getattr__(name: str) -> Callable[..., Any]:
    """The elementary functions, one for each row of `tack/ops.py` that names one."""
    if name in _FUNCTIONS:
        return _FUNCTIONS[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


NAMES: Final = _FUNCTIONS.keys() | {
    name for name, value in globals().items() if getattr(value, "__module__", None) == __name__ and not name.startswith("_")
}
