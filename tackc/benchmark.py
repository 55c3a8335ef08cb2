"""How long warm calls of a kernel of a bundle take: `tackc bench`.

A sample is the time of several calls, as many as take a few milliseconds, after which a device is waited for. Samples of levels
that are compared are taken in turns, so that what else the machine does falls on all of them. Before each sample arrays get what
they began with, untimed. A pool of threads lasts as long as its process, so each number of threads has a process.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

import tack_runtime
from tack_runtime import settings
from tack_runtime.arrays import Array
from tack_runtime.creation import copyto
from tack_runtime.devices import CPU
from tack_runtime.drivers import cpu
from tack_runtime.errors import TackError
from tackc.report import columns
from tackc.request import RequestError
from tackc.running import Call, host, prepare

_SAMPLE: Final = 0.002  # seconds that a sample takes at least
_MOST_CALLS: Final = 100_000  # of a sample


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds per call: the least sample, the median, and how far the middle half of the samples lies apart. `threads` is 0 for a
    device; `bytes` are those of all arrays, each of which a call goes through at least once as a rule."""

    level: str
    threads: int
    samples: int
    calls: int
    least: float
    median: float
    spread: float
    bytes: int

    @property
    def rate(self) -> float | None:
        """Bytes per second, where there are any."""
        return self.bytes / self.median if self.bytes else None

    def to_json(self) -> dict[str, Any]:
        return {
            "level": self.level,
            "threads": self.threads or None,
            "samples": self.samples,
            "calls_per_sample": self.calls,
            "min_seconds": self.least,
            "median_seconds": self.median,
            "spread_seconds": self.spread,
            "array_bytes": self.bytes,
            "bytes_per_second": self.rate,
        }

    def row(self) -> tuple[str, ...]:
        rate = "-" if self.rate is None else f"{self.rate / 1e9:.2f}"
        spread = f"{100 * self.spread / self.median:.0f}%"
        return (
            *(self.level, str(self.threads or "-"), f"{self.samples} x {self.calls}"),
            *(_seconds(self.least), _seconds(self.median), spread, rate),
        )


@dataclass(frozen=True, slots=True)
class Benchmark:
    """What was measured of a call."""

    taken: dict[str, Any]
    lines: tuple[str, ...]
    timings: tuple[Timing, ...]

    def to_json(self) -> dict[str, Any]:
        """The same as JSON data (`tackc bench --json`)."""
        return {**self.taken, "timings": [each.to_json() for each in self.timings]}

    def text(self) -> str:
        """What ran, then a line for each level and number of threads."""
        heading = ("level", "threads", "samples x calls", "min", "median", "spread", "GB/s")
        return "\n".join([*self.lines, *columns([heading, *(each.row() for each in self.timings)], right={1, 2, 3, 4, 5, 6})])


def bench(
    path: Path,
    name: str,
    texts: Sequence[str],
    *,
    seed: int = 0,
    on: str | None = None,
    repeat: int = 20,
    levels: bool = False,
    threads: int | None = None,
) -> Benchmark:
    """Measure warm calls, `repeat` samples each; on the CPU with one thread and with all, or with so many `threads` alone, and
    with `levels` at every level of the bundle that this machine runs. Raises what `running.prepare` and a call raise."""
    if on not in (None, "cpu") and (levels or threads is not None):
        raise RequestError("levels and threads are those of the CPU; leave out --levels and --threads, or --device")
    if threads is not None:
        settings.set_cpu_threads(threads)
    call = prepare(path, name, texts, seed, on)
    if call.device is not CPU or threads is not None:
        return Benchmark(call.taken(), tuple(call.lines()), tuple(_measured(call, repeat, _levels(call, levels), threads or 0)))
    options = [*(word for text in texts for word in ("--arg", text)), *(["--levels"] if levels else [])]
    command = ["bench", str(path), name, *options, "--seed", str(seed), "--repeat", str(repeat), "--json"]
    timings: list[Timing] = []
    for count in dict.fromkeys((1, settings.cpu_threads())):
        timings += _elsewhere([*command, "--threads", str(count)])
    return Benchmark(call.taken(), tuple(call.lines()), tuple(sorted(timings, key=lambda each: _order(call, each))))


def _order(call: Call, timing: Timing) -> tuple[int, int]:
    return cpu.machine_levels().index(timing.level), timing.threads


def _levels(call: Call, several: bool) -> list[str]:
    """The levels to measure, the best first; of a device what its code is for."""
    image = call.launchable.image
    if not several:
        return [image.level or image.kind]
    built = {each.level for each in call.launchable.variant.images if each.target == "cpu"}
    return [level for level in cpu.usable_levels() if level in built]


def _elsewhere(command: Sequence[str]) -> list[Timing]:
    """What the same command measures in a process of its own; TackError with what it says where it fails."""
    done = subprocess.run([sys.executable, "-m", "tackc", *command], capture_output=True, text=True, check=False)
    try:
        data = json.loads(done.stdout)
        if done.returncode == 0:
            return [_timing(each) for each in data["timings"]]
        reasons = "; ".join(error["message"] for error in data["errors"])
    except (ValueError, KeyError):
        reasons = (done.stderr or done.stdout).strip() or f"exit {done.returncode}"
    raise TackError(f"the process that measures ended early: {reasons}")


def _timing(data: dict[str, Any]) -> Timing:
    names = ("level", "threads", "samples", "calls_per_sample", "min_seconds", "median_seconds", "spread_seconds", "array_bytes")
    return Timing(*(data[name] for name in names))


def _measured(call: Call, repeat: int, levels: Sequence[str], threads: int) -> list[Timing]:
    arrays = call.given.arrays
    original = {name: np.array(host(array)) for name, array in arrays.items() if name in call.launchable.variant.written}
    samples: dict[str, list[float]] = {level: [] for level in levels}
    counts: dict[str, int] = {}
    for _ in range(repeat):
        for level in levels:
            if len(levels) > 1:
                settings.set_cpu_isa(level)
            if level not in counts:
                counts[level] = _calibrated(call)
            for name, values in original.items():
                _restore(arrays[name], values)
            samples[level].append(_sample(call, counts[level]))
    size = sum(host(array).nbytes for array in arrays.values())
    return [_summed(level, threads, samples[level], counts[level], size) for level in levels]


def _restore(array: np.ndarray[Any, Any] | Array, values: np.ndarray[Any, Any]) -> None:
    if isinstance(array, Array):
        copyto(array, values if not array.dtype.shape else tack_runtime.wrap(values, array.dtype))
    else:
        array[...] = values


def _calibrated(call: Call) -> int:
    """How many calls take as long as a sample should."""
    count = 1
    while count < _MOST_CALLS:
        took = _sample(call, count) * count
        if took >= _SAMPLE:
            break
        count = min(_MOST_CALLS, max(2 * count, int(count * _SAMPLE / max(took, 1e-9))))
    return count


def _sample(call: Call, count: int) -> float:
    """Seconds per call, after one that is not timed."""
    kernel, values = call.kernel, tuple(call.given.values.values())
    kernel(*values)
    if call.device is not CPU:
        tack_runtime.sync(call.device)
    rounds = range(count)
    start = time.perf_counter()
    for _ in rounds:
        kernel(*values)
    if call.device is not CPU:
        tack_runtime.sync(call.device)
    return (time.perf_counter() - start) / count


def _summed(level: str, threads: int, samples: Sequence[float], calls: int, size: int) -> Timing:
    low, _, high = statistics.quantiles(samples, n=4, method="inclusive") if len(samples) > 1 else (samples[0],) * 3
    return Timing(level, threads, len(samples), calls, min(samples), statistics.median(samples), high - low, size)


def _seconds(value: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value * 1e9:.3g} ns"
