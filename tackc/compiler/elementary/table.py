"""The elementary functions: one row for each function and type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tack.ops import OPS, Reference
from tack_runtime.dtypes import Scalar, by_numpy, f32, f64
from tackc.compiler.elementary import exponential, inverse, logarithm, power, trigonometric
from tackc.compiler.elementary.evaluate import evaluate
from tackc.compiler.elementary.ops import Program, Value, write


@dataclass(frozen=True, slots=True)
class Row:
    """A function of `tack/ops.py` at a type: what writes its program, and how far its results are from the exact ones at most."""

    function: str
    type: Scalar
    body: Callable[..., Value]
    ulps: float

    @property
    def program(self) -> Program:
        return _program(self)


@cache
def _program(row: Row) -> Program:
    return write(f"{row.function}.{row.type}", row.type, row.body, OPS[row.function].arity)


def _rows(body: Callable[..., Value], single: float, double: float) -> list[Row]:
    """The rows of a function, with its errors at f32 and f64."""
    return [Row(body.__name__, f32, body, single), Row(body.__name__, f64, body, double)]


_ROWS: Final = [
    *_rows(trigonometric.sin, 2.1, 2.0),
    *_rows(trigonometric.cos, 2.1, 2.0),
    *_rows(trigonometric.tan, 2.5, 2.5),
    *_rows(inverse.asin, 1.8, 1.8),
    *_rows(inverse.acos, 1.3, 1.3),
    *_rows(inverse.atan, 2.0, 2.0),
    *_rows(inverse.atan2, 2.0, 2.0),
    *_rows(exponential.sinh, 1.6, 2.2),
    *_rows(exponential.cosh, 1.6, 1.5),
    *_rows(exponential.tanh, 1.5, 1.5),
    *_rows(exponential.exp, 1.1, 1.0),
    *_rows(exponential.exp2, 1.2, 1.2),
    *_rows(logarithm.log, 1.0, 1.0),
    *_rows(logarithm.log2, 1.0, 1.0),
    *_rows(logarithm.log10, 1.0, 1.0),
    *_rows(power.pow, 0.9, 1.0),
]

ROWS: Final[Mapping[tuple[str, Scalar], Row]] = {(row.function, row.type): row for row in _ROWS}
FUNCTIONS: Final = frozenset(row.function for row in _ROWS)


def meaning(op: str) -> Reference:
    """What an operation of `tack/ops.py` computes, from and to NumPy scalars: the bits that every emitter's code gives."""
    return _meaning(op) if op in FUNCTIONS else OPS[op].reference


@cache
def _meaning(function: str) -> Reference:
    programs = {f32: ROWS[function, f32].program, f64: ROWS[function, f64].program}

    def compute(*operands: Any) -> Any:
        return evaluate(programs[by_numpy()[operands[0].dtype]], *operands)

    return compute
