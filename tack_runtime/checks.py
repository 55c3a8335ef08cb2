"""Debug mode (O-020): the places in a kernel's source that can fail, and the exception for a failure."""

# Without the annotations of __future__: NamedTuple compiles each one that is a text, which takes half the time of this import.

import ctypes
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tack_runtime.dtypes import MAX_DIMS
from tack_runtime.errors import KernelIndexError, KernelValueError, KernelZeroDivisionError, TackError
from tack_runtime.fields import Field, is_file_name

CheckKind: TypeAlias = Literal["index", "flat", "division", "modulo", "step"]


class Site(NamedTuple):
    """A place in a kernel's source that can fail: an index of axis `axis` of array `name`, a flat (row-major) one, a division or
    modulo of integers, the step of a sequential range. `line` and `column` count in the captured text of the kernel, or of the
    device function `function` (L-028), `file_line` in `file`, a base name.
    """

    kind: CheckKind
    name: str
    axis: int
    function: str
    line: int
    column: int
    file: str
    file_line: int


def _index(site: Site, values: Sequence[int]) -> str:
    return f"index {values[0]} is out of bounds for axis {site.axis} of '{site.name}' with size {values[1]}"


def _flat(site: Site, values: Sequence[int]) -> str:
    return f"flat index {values[0]} is out of bounds for '{site.name}' with size {values[1]}"


def _division(site: Site, values: Sequence[int]) -> str:
    return f"integer {site.kind} by zero"


def _step(site: Site, values: Sequence[int]) -> str:
    return f"range() step must be positive; it is {values[0]}"


class _Row(NamedTuple):
    """A kind of check: how many values a failure has, the exception, its text."""

    values: int
    exception: type[TackError]
    text: Callable[[Site, Sequence[int]], str]


_ROWS: Final[Mapping[CheckKind, _Row]] = {
    "index": _Row(2, KernelIndexError, _index),
    "flat": _Row(2, KernelIndexError, _flat),
    "division": _Row(0, KernelZeroDivisionError, _division),
    "modulo": _Row(0, KernelZeroDivisionError, _division),
    "step": _Row(1, KernelValueError, _step),
}
KINDS: Final[tuple[CheckKind, ...]] = tuple(_ROWS)
_MOST_LINES: Final = 1 << 31
# Numbers of iterations, which count from 0: what runs before the loop and after it has one, too.
BEFORE: Final = -1
AFTER: Final = (1 << 63) - 2
NO_FAILURE: Final = (1 << 63) - 1
MOST_VALUES: Final = max(row.values for row in _ROWS.values())


class Record(ctypes.Structure):
    """The first failure of a launch, as code of the kernel writes it (tackc/emitters/preludes/llvm.ll)."""

    _fields_ = [
        ("lock", ctypes.c_int64),
        ("iteration", ctypes.c_int64),
        ("site", ctypes.c_int64),
        ("values", ctypes.c_int64 * MOST_VALUES),
    ]

    def __init__(self) -> None:
        super().__init__(0, NO_FAILURE)


def value_count(kind: CheckKind) -> int:
    """How many values a failure has: index and size, or the step."""
    return _ROWS[kind].values


def read_site(field: Field) -> Site:
    """A site of a manifest; BundleError where it is none."""
    kind, name, axis, function, line, column, file, file_line = field.record(*Site._fields)
    text: Any = kind.text(_ROWS.__contains__, "a kind of check")
    return Site(
        text,
        name.text(str.isprintable, "a printable name"),
        axis.integer(0, MAX_DIMS),
        function.text(str.isprintable, "a printable name"),
        line.integer(0, _MOST_LINES),
        column.integer(0, _MOST_LINES),
        file.text(is_file_name, "a file name without folders"),
        file_line.integer(0, _MOST_LINES),
    )


def failure(kernel: str, site: Site, values: Sequence[int]) -> TackError:
    """The exception for a failure: KernelIndexError, KernelZeroDivisionError (N-003) or KernelValueError (E-010)."""
    row = _ROWS[site.kind]
    function = f" of device function '{site.function}'" if site.function else ""
    place = f"at line {site.line}, column {site.column}{function} ({site.file}:{site.file_line})"
    return row.exception(f"Kernel '{kernel}': {row.text(site, values)} {place}")
