"""What the kernels have to reach, as speeds relative to peers in the same run, and the verdict on what was measured."""

from __future__ import annotations

from typing import NamedTuple

from bench.peers import LIMIT, NUMPY, PLAIN, SCALAR, TACK, VARIANT
from bench.results import Row


class Verdict(NamedTuple):
    """A budget, what was reached, and whether that meets it; None where there is nothing to say."""

    budget: str
    reached: str
    met: bool | None

    def __str__(self) -> str:
        """What was reached, and the word."""
        return self.reached if self.met is None else f"{self.reached} {'met' if self.met else 'MISSED'}"


class Budget(NamedTuple):
    """A form of our kernel is at least so many times as fast as the fastest of these peers, at each number of threads or one."""

    least: float
    than: tuple[str, ...]
    peer: str = TACK
    threads: int = 0

    def verdict(self, row: Row) -> Verdict:
        """What was reached, and how certain that is."""
        budget = f"{row.full_title} at {row.threads}: {self.peer} >= {self.least:g} of {' and '.join(self.than)}"
        if missing := [peer for peer in (self.peer, *self.than) if not row.rounds(peer)]:
            return Verdict(budget, f"not measured, without {', '.join(missing)}", None)
        speed = row.speed(self.peer, self.than)
        assert speed is not None
        noise = ", noisy" if speed.noisy else ""
        return Verdict(budget, f"{speed.times:.2f} ± {speed.spread:.2f}{noise}", speed.times >= self.least)


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
# Of what the library has.
LIBRARY_BUDGETS: dict[str, tuple[Budget, ...]] = {
    "counts": (Budget(2, (NUMPY,), threads=1),),
    "scan": (Budget(0.9, (PLAIN,)),),
    "argsort": (Budget(1, (PLAIN,)),),
}
CALL_BUDGETS = {"a small array": 2.0, "DLPack import": 5.0}  # us of one call, by what it does
MEMORY_BUDGET = 0.9  # of the speed at which C reads an array that no cache holds
EVERY_CASE = Budget(0.95, (SCALAR,))  # the form that the compiler chose never costs
LEVEL_BUDGET = Budget(4, (PLAIN,))


def verdicts(row: Row) -> dict[Budget, Verdict]:
    """All budgets of a row."""
    if row.level:
        budgets: tuple[Budget, ...] = (LEVEL_BUDGET,)
    else:
        budgets = (*BUDGETS[row.case], EVERY_CASE) if row.case in BUDGETS else LIBRARY_BUDGETS.get(row.case, ())
    return {budget: budget.verdict(row) for budget in budgets if budget.threads in (0, row.threads)}
