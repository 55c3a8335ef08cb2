"""Launch overhead: host microseconds of one warm launch of one iteration, by way of calling and by what is passed."""

from __future__ import annotations

import importlib
import sys
import timeit
from collections.abc import Mapping
from typing import NamedTuple

from bench.budgets import Verdict
from bench.peers import DISTANT_PEERS, PEERS, PLAIN, TACK, Peer
from bench.ways import NUMPY, OWN, PASSED
from bench.workers import Worker, channel, prepared, serve, turns

Microseconds = dict[str, dict[str, list[float]]]  # of every round, by way and kernel

BUDGETS = {(NUMPY, "saxpy"): 0.25, (NUMPY, "twelve"): 0.6}
OWN_BUDGET = 1.1  # times what NumPy's arrays take; where objects lie in memory makes a difference of up to a tenth


class Caller(NamedTuple):
    """A process with ways of calling: whose, the function that makes them, and what it finds in its environment."""

    peer: Peer
    ways: str  # module:function
    environment: Mapping[str, str] = {}


CALLERS = {
    "tack": Caller(PEERS[TACK], "bench.ways:tack"),
    "tack, Python path": Caller(PEERS[TACK], "bench.ways:tack_python", {"TACK_NATIVE_LAUNCH": "0"}),
    "plain C": Caller(PEERS[PLAIN], "bench.ways:c"),
    "Numba": Caller(PEERS["Numba"], "bench.numba_kernels:ways"),
}
DISTANT_CALLERS = {
    "Taichi": Caller(DISTANT_PEERS["Taichi"], "bench.taichi_kernels:ways"),
    "Quadrants": Caller(DISTANT_PEERS["Quadrants"], "bench.taichi_kernels:ways"),
    "Warp": Caller(DISTANT_PEERS["Warp"], "bench.warp_kernels:ways"),
}


def measure(callers: Mapping[str, Caller], rounds: int, seconds: float = 0.02) -> tuple[Microseconds, dict[str, str]]:
    """What each way takes in each round, and why some callers are missing."""
    found: Microseconds = {}
    workers = {name: Worker(each.peer, "bench.launch", [name], each.environment) for name, each in callers.items()}
    with prepared(workers):
        for name in turns(workers, rounds):
            for way, times in workers[name].ask(str(seconds)).items():
                for kernel, microseconds in times.items():
                    found.setdefault(way, {}).setdefault(kernel, []).append(microseconds)
    return found, {name: worker.reason for name, worker in workers.items() if worker.reason}


def table(found: Microseconds, missing: Mapping[str, str]) -> list[str]:
    """The least of all rounds as Markdown lines: what else runs only adds to it."""
    lines = [
        f"| us of one warm launch, n = 1 | {' | '.join(PASSED.values())} | budget |",
        "|---|" + "--:|" * len(PASSED) + "---|",
    ]
    for way, times in found.items():
        cells = [f"{min(times[kernel]):.2f}" if kernel in times else "-" for kernel in PASSED]
        said = "; ".join(f"{verdict.budget}: {verdict}" for verdict in verdicts(way, found))
        lines.append(f"| {way} | {' | '.join(cells)} | {said} |")
    return [*lines, *([""] if missing else []), *(f"- {name}: {reason}" for name, reason in missing.items())]


def verdicts(way: str, found: Microseconds) -> list[Verdict]:
    """What a way has to reach."""
    times = {kernel: min(rounds) for kernel, rounds in found[way].items()}
    said = [
        Verdict(f"{PASSED[kernel]} <= {most} us", f"{times[kernel]:.2f}", times[kernel] <= most)
        for (each, kernel), most in BUDGETS.items()
        if each == way
    ]
    if way == OWN and NUMPY in found:
        ratio = max(least / min(found[NUMPY][kernel]) for kernel, least in times.items())
        said.append(Verdict(f"<= {OWN_BUDGET} of NumPy arrays", f"{ratio:.2f}", ratio <= OWN_BUDGET))
    return said


# --- the process that measures -----------------------------------------------------------------------------------------


_PARTS = 5  # of a batch, of which the fastest counts


def _microseconds(timer: timeit.Timer, seconds: float) -> float:
    calls = 1
    while (taken := timer.timeit(calls)) < seconds / 4:
        calls *= 4
    calls = max(1, int(calls * seconds / taken / _PARTS))
    return min(timer.repeat(_PARTS, calls)) / calls * 1e6


def main(name: str) -> None:
    """Prepare the ways of a caller, and time them all on request."""
    answers = channel()
    caller = {**CALLERS, **DISTANT_CALLERS}[name]
    module, _, function = caller.ways.partition(":")
    hello = {"reason": "", "version": ""}
    timers = {}
    try:
        timers = {way.title: way.timers() for way in getattr(importlib.import_module(module), function)()}
        hello["version"] = caller.peer.version()
    except ModuleNotFoundError as error:
        hello["reason"] = f"not installed: {error}"

    def answer(line: str) -> dict[str, dict[str, float]]:
        return {
            title: {kernel: _microseconds(timer, float(line)) for kernel, timer in each.items()} for title, each in timers.items()
        }

    serve(hello, answer, answers)


if __name__ == "__main__":
    main(sys.argv[1])
