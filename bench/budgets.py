"""What the kernels have to reach, as speeds relative to peers in the same run, and the verdict on what was measured."""

from __future__ import annotations

from typing import NamedTuple

from bench.peers import LIMIT, PLAIN, TACK, VARIANT
from bench.results import Row


class Budget(NamedTuple):
    """A form of our kernel is at least so many times as fast as the fastest of these peers."""

    least: float
    than: tuple[str, ...]
    peer: str = TACK

    def verdict(self, row: Row) -> str:
        """What was reached, how certain that is, what was wanted, and ok or over."""
        than = " and ".join(self.than)
        if missing := [peer for peer in (self.peer, *self.than) if not row.rounds(peer)]:
            return f"{self.least:g} of {than}: not measured, without {', '.join(missing)}"
        speed = row.speed(self.peer, self.than)
        assert speed is not None
        held = "ok" if speed.times >= self.least else "over"
        form = "" if self.peer == TACK else f"{self.peer}: "
        return f"{form}{speed.times:.2f} ± {speed.spread:.2f} of {than}, >= {self.least:g}: {held}"


BUDGETS: dict[str, tuple[Budget, ...]] = {
    "saxpy": (Budget(0.95, (LIMIT,)),),
    "heat": (Budget(0.95, (PLAIN, LIMIT)),),
    "stencil": (Budget(0.95, (PLAIN, LIMIT)),),
    "mandelbrot": (Budget(0.8, (LIMIT,)),),
    "nbody": (Budget(0.75, (LIMIT,)),),
    "waves": (Budget(0.45, (LIMIT,)), Budget(8, (PLAIN,))),
    "matmul": (Budget(0.8, (LIMIT,), VARIANT),),
    "rowsum": (Budget(5, (PLAIN,)), Budget(0.8, (LIMIT,), VARIANT)),
    "histogram": (Budget(0.7, (LIMIT,)),),
    "scatter": (Budget(0.6, (LIMIT,), VARIANT),),
    "csr": (Budget(0.95, (PLAIN,)),),
    "collatz": (Budget(0.95, (PLAIN,)),),
}
LEVEL_BUDGET = Budget(4, (PLAIN,))


def verdicts(row: Row) -> str:
    """The cell of a row: all its budgets."""
    budgets = (LEVEL_BUDGET,) if row.level else BUDGETS.get(row.case, ())
    return "; ".join(budget.verdict(row) for budget in budgets)
