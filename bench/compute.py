"""Compute speed: every case on every peer, interleaved; how many times as fast as plain C with the same number of threads.

Absolute times are for orientation only. Every process is taken at its best, of rounds in which all take turns.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bench.budgets import Budget, Verdict, verdicts
from bench.cases import CASES, SIZES
from bench.peers import (
    DISTANT_PEERS,
    LEVEL_PEERS,
    LIBRARY_PEERS,
    NO_FORM,
    PEERS,
    PLAIN,
    TACK,
    VARIANT,
    VARIANTS,
    Peer,
    UnsupportedError,
)
from bench.results import Row, Timing
from bench.workers import Worker, channel, prepared, serve, turns


@dataclass(frozen=True)
class Effort:
    """How long a comparison takes: rounds of batches of so many seconds, with arrays of these sizes."""

    sizes: str
    rounds: int
    seconds: float


FULL, QUICK = Effort("full", 7, 0.1), Effort("quick", 3, 0.02)
LEVEL_CASES = ("mandelbrot", "nbody", "matmul")


# --- measuring ---------------------------------------------------------------------------------------------------------


def measure(case: str, peers: Mapping[str, Peer], threads: int, effort: Effort, level: str = "") -> Row:
    """Timings of one case by peer; our code is that of the CPU level, or the best."""
    count = str(threads)
    environment = {"TACK_CPU_THREADS": count, "OMP_NUM_THREADS": count, "NUMBA_NUM_THREADS": count}
    environment |= {"TACK_CPU_ISA": level} if level else {}
    CASES[case].keep_reference(effort.sizes)
    rounds: dict[str, list[float]] = {name: [] for name in peers}
    arguments = [level, case, count, effort.sizes]
    with prepared(
        {name: Worker(peer, "bench.compute", [name, *arguments], environment) for name, peer in peers.items()}
    ) as workers:
        for name in turns(workers, effort.rounds):
            rounds[name] += workers[name].ask(str(effort.seconds)).values()
    timings = {
        name: Timing([] if worker.reason else rounds[name], worker.reason, worker.version) for name, worker in workers.items()
    }
    return Row(case, CASES[case].titled(SIZES[effort.sizes]), threads, timings, level)


def rows(cases: Iterable[str], threads: Iterable[int], peers: Mapping[str, Peer], effort: Effort) -> list[Row]:
    """Every case with each number of threads, for the best level of this machine."""
    return [_told(measure(case, peers, count, effort)) for case in cases for count in threads]


def level_rows(threads: Iterable[int], effort: Effort) -> list[Row]:
    """Cases with our code for lower CPU levels, against plain C for the same level."""
    return [
        _told(measure(case, {TACK: PEERS[TACK], PLAIN: plain}, count, effort, level))
        for level, plain in LEVEL_PEERS.items()
        for case in LEVEL_CASES
        for count in threads
    ]


def _told(row: Row) -> Row:
    speeds = [f"{peer} {speed.times:.2f}" for peer in row.timings if (speed := row.speed(peer, (PLAIN,)))]
    print(f"{row.full_title}, {threads_title(row.threads)}: {', '.join(speeds)}", file=sys.stderr, flush=True)
    return row


# --- tables ------------------------------------------------------------------------------------------------------------


def table(measured: Sequence[Row]) -> list[str]:
    """The rows as Markdown: milliseconds of plain C, how many times as fast each peer is, and why some are not."""
    titles = [title for title in measured[0].timings if title != PLAIN]
    heads = ["case", "threads", "plain C, ms", *titles]
    lines = [f"| {' | '.join(heads)} |", "|---|" + "--:|" * (len(heads) - 1)]
    for row in measured:
        base = row.rounds(PLAIN)
        cells = [row.full_title, str(row.threads), f"{min(base) * 1e3:.2f}" if base else "-"]
        lines.append("| " + " | ".join([*cells, *(_speed(row, title) for title in titles)]) + " |")
    return [*lines, *_reasons(measured)]


def threads_title(count: int) -> str:
    """A number of threads in words."""
    return "1 thread" if count == 1 else f"{count} threads"


def _speed(row: Row, peer: str) -> str:
    speed = row.speed(peer, (PLAIN,))
    if speed is None:
        return "wrong" if row.timings[peer].reason.startswith("wrong") else "-"
    form = f" ({VARIANTS[row.case]})" if peer == VARIANT else ""
    return f"{speed.times:.2f}{form}"


def _reasons(measured: Sequence[Row]) -> list[str]:
    """Why there are cells without a number."""
    found: dict[str, list[str]] = {}
    for row in measured:
        for peer, timing in row.timings.items():
            if timing.reason and timing.reason != NO_FORM:
                places = found.setdefault(f"{peer}: {timing.reason}", [])
                places.append(f"{row.case} at {row.threads}")
    everywhere = len(measured)
    return (
        ["", *(f"- {why}" + ("" if len(at) == everywhere else f" ({', '.join(at)})") for why, at in found.items())]
        if found
        else []
    )


def budget_table(measured: Sequence[Row]) -> list[str]:
    """Every budget with what was reached at each number of threads."""
    counts = list(dict.fromkeys(row.threads for row in measured))
    lines = [
        f"| case | form | at least | of | {' | '.join(map(threads_title, counts))} |",
        "|---|---|--:|---|" + "---|" * len(counts),
    ]
    found: dict[tuple[str, Budget], dict[int, Verdict]] = {}
    for row in measured:
        for budget, verdict in verdicts(row).items():
            found.setdefault((row.full_title, budget), {})[row.threads] = verdict
    for (title, budget), reached in found.items():
        cells = [
            title,
            budget.peer,
            f"{budget.least:g}",
            " and ".join(budget.than),
            *(str(reached.get(count, "")) for count in counts),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


# --- the process that measures -----------------------------------------------------------------------------------------


def aligned(array: Any) -> Any:
    """A copy at a multiple of 64 bytes, so that no peer gains or loses by where its memory happens to lie."""
    raw = np.empty(array.nbytes + 64, np.uint8)
    offset = -raw.ctypes.data % 64
    copy = raw[offset : offset + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def _batch(run: Any, seconds: float) -> float:
    """Least seconds of one run, of as many as take about `seconds`."""
    times: list[float] = []
    end = time.perf_counter() + seconds
    while not times or time.perf_counter() < end:
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


def work(peer: Peer, case: str, threads: int, sizes: str) -> None:
    """Prepare, check against the reference, then time batches on request."""
    answers = channel()
    arrays = {name: aligned(value) for name, value in CASES[case].arrays(SIZES[sizes]).items()}
    hello = {"reason": "", "version": ""}
    try:
        run, outputs = peer.load()(case, arrays, threads)
        hello["version"] = peer.version()
        run()
        error = CASES[case].check(outputs(), CASES[case].kept_reference(sizes))
        hello["reason"] = "" if error <= 1 else f"wrong: error {error:.3g} of the bound"
    except UnsupportedError as reason:
        hello["reason"] = str(reason)
    serve(hello, lambda line: {"seconds": _batch(run, float(line))}, answers)


if __name__ == "__main__":
    _name, _level, _case, _threads, _sizes = sys.argv[1:]
    _peers = {**PEERS, **DISTANT_PEERS, **LIBRARY_PEERS}
    work(LEVEL_PEERS[_level] if _level and _name == PLAIN else _peers[_name], _case, int(_threads), _sizes)
