"""What was measured of one case, and its form in a file."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple


@dataclass
class Timing:
    """Least seconds of a peer in each round, or why there are none."""

    rounds: list[float] = field(default_factory=list)
    reason: str = ""
    version: str = ""


class Speed(NamedTuple):
    """How many times as fast one peer is as another, each at its best.

    `spread` is half the distance between the quartiles of what the rounds say one by one.
    """

    times: float
    spread: float

    @property
    def noisy(self) -> bool:
        """Whether rounds differ by so much that another measurement may say something else."""
        return self.spread > 0.1 * self.times


@dataclass
class Row:
    """A case with a number of threads, and the timings of each peer by its title; `level` is the code's, where not the best."""

    case: str
    title: str
    threads: int
    timings: dict[str, Timing]
    level: str = ""

    @property
    def full_title(self) -> str:
        """The title, with the level."""
        return f"{self.title}, {self.level}" if self.level else self.title

    def rounds(self, peer: str) -> list[float]:
        """The seconds of a peer; empty where it did not run."""
        return self.timings[peer].rounds if peer in self.timings else []

    def speed(self, peer: str, than: Iterable[str]) -> Speed | None:
        """How a peer compares with the fastest of others that ran; None where it or they did not."""
        others = [rounds for rounds in map(self.rounds, than) if rounds]
        if not self.rounds(peer) or not others:
            return None
        times = [min(best) / own for own, *best in zip(self.rounds(peer), *others, strict=True)]
        quartiles = statistics.quantiles(times, n=4, method="inclusive") if len(times) > 1 else [0.0] * 3
        return Speed(min(map(min, others)) / min(self.rounds(peer)), (quartiles[2] - quartiles[0]) / 2)


def to_data(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Rows as JSON has them."""
    return [asdict(row) for row in rows]


def from_data(data: Iterable[Mapping[str, Any]]) -> list[Row]:
    """The rows that `to_data` was given."""
    return [Row(**{**row, "timings": {peer: Timing(**timing) for peer, timing in row["timings"].items()}}) for row in data]


def rounded(data: Any) -> Any:
    """Data for JSON with five significant digits in every number, which is more than was measured."""
    if isinstance(data, float):
        return float(f"{data:.5g}")
    if isinstance(data, Mapping):
        return {key: rounded(value) for key, value in data.items()}
    return [rounded(value) for value in data] if isinstance(data, (list, tuple)) else data
