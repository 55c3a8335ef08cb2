"""Compute speed: every case on every peer, interleaved, as ratios to plain C with the same number of threads.

One worker process per peer waits on its standard input; round after round each times a short batch in turn, so that a change
of the machine's speed hits all alike, and ratios are taken round by round. Absolute times are for orientation only.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass

from bench.cases import CASES
from bench.peers import PEERS, UnsupportedError

BASELINE = "plain C"


@dataclass
class Timing:
    """Median seconds of each round, or why there are none."""

    rounds: list[float]
    reason: str = ""


class Worker:
    """A process that has prepared and checked one case on one peer."""

    def __init__(self, case: str, peer: str, threads: int) -> None:
        count = str(threads)
        environment = dict(os.environ, TACK_CPU_THREADS=count, OMP_NUM_THREADS=count, NUMBA_NUM_THREADS=count)
        command = [sys.executable, "-m", "bench.compute", case, peer, count]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
        self.reason = self._line().removeprefix("ready").strip()

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip() or f"died with status {self.process.wait()}"

    def batch(self, seconds: float) -> float:
        """Median seconds of one run, over about `seconds` of runs."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return float(self._line())

    def close(self) -> None:
        self.process.communicate()


def measure(case: str, threads: int, rounds: int, seconds: float) -> dict[str, Timing]:
    """Timings of one case by peer."""
    workers = {peer: Worker(case, peer, threads) for peer in PEERS}
    timings = {peer: Timing([], worker.reason) for peer, worker in workers.items()}
    able = [peer for peer, worker in workers.items() if not worker.reason]
    for turn in range(rounds):
        for peer in able[turn % len(able) :] + able[: turn % len(able)]:
            timings[peer].rounds.append(workers[peer].batch(seconds))
    for worker in workers.values():
        worker.close()
    return timings


def table(cases: list[str], rounds: int, seconds: float) -> list[str]:
    """The table as Markdown lines: milliseconds of plain C, then each peer's ratio to it (below 1 is faster)."""
    lines = [
        "| case | threads | plain C, ms | " + " | ".join(peer for peer in PEERS if peer != BASELINE) + " | |",
        "|---|--:|--:|" + "--:|" * (len(PEERS) - 1) + "---|",
    ]
    for name in cases:
        for threads in (1, 2):
            timings = measure(name, threads, rounds, seconds)
            base = timings[BASELINE].rounds
            cells, verdict = [], ""
            for peer, timing in timings.items():
                if peer == BASELINE:
                    continue
                if timing.reason:
                    cells.append(timing.reason)
                    continue
                ratio = statistics.median(t / b for t, b in zip(timing.rounds, base, strict=True))
                cells.append(f"{ratio:.2f}")
                if peer == "tack" and CASES[name].straight:
                    verdict = "ok" if ratio <= 1.05 else "over 1.05"
            row = [CASES[name].title, str(threads), f"{statistics.median(base) * 1e3:.2f}", *cells, verdict]
            lines.append("| " + " | ".join(row) + " |")
            print(lines[-1], file=sys.stderr, flush=True)
    return lines


def work(case: str, peer: str, threads: int) -> None:
    """The worker's side: prepare, check against the reference, then time batches on request."""
    inputs = CASES[case].inputs()
    try:
        run, outputs = PEERS[peer](case, inputs, threads)
    except UnsupportedError as reason:
        print(f"ready {reason}", flush=True)
        return
    run()
    error = CASES[case].check(outputs(), CASES[case].cached_reference())
    print("ready" if error <= 1 else f"ready wrong: error {error:.3g} of the bound", flush=True)
    for line in sys.stdin:
        run()  # wakes the threads and fills the caches
        times: list[float] = []
        end = time.perf_counter() + float(line)
        while len(times) < 3 or time.perf_counter() < end:
            start = time.perf_counter()
            run()
            times.append(time.perf_counter() - start)
        print(statistics.median(times), flush=True)


if __name__ == "__main__":
    work(sys.argv[1], sys.argv[2], int(sys.argv[3]))
