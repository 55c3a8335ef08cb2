"""Measure what `tackc plan` estimates with: `COSTS` of `tackc/forecast.py`, and how far estimates of the examples are off.

    python tools/forecast.py [LEVELS]      # some minutes; LEVELS as for --arch

Compiles every kernel of `kernels_examples` for one level after the other and fits bytes and seconds of the CPU to the lengths of
the texts, by relative errors; the sums of the fit are those that were measured. Prints rows to paste.
"""

from __future__ import annotations

import resource
import sys
from collections import defaultdict
from pathlib import Path

import numpy as np

from tackc import forecast, work
from tackc.build import prepare
from tackc.plan import BuildError
from tackc.request import parse_arch

ROOT = Path(__file__).resolve().parent.parent
LEVELS = "cpu,cuda:sm_80,cuda:sm_90,cuda:compute_75,hip:gfx90a,level_zero"


def main() -> None:
    found: dict[str, list[tuple[int, int, float]]] = defaultdict(list)  # length, bytes, seconds
    targets = parse_arch(sys.argv[1] if len(sys.argv) > 1 else LEVELS)
    for file in sorted((ROOT / "kernels_examples").glob("*.py")):
        try:
            prepared = prepare([file], targets)
        except BuildError:  # no kernels
            continue
        for task in (task for variant in prepared.variants for _, task in variant.tasks):
            start = cpu_seconds()
            outcome = work.perform(task)
            found[forecast.kind(task)].append((len(task.text), len(outcome.code), cpu_seconds() - start))
    for kind, rows in found.items():
        length, size, seconds = (np.array(column, float) for column in zip(*rows, strict=True))
        print(f'    "{kind}": Cost({", ".join(f"{each:.3g}" for y in (size, seconds) for each in fitted(length, y))}),')
        for name, measured in (("bytes", size), ("seconds", seconds)):
            constant, slope = fitted(length, measured)
            low, high = np.quantile((constant + slope * length) / measured, [0.1, 0.9])
            print(f"    # {name}: 8 of 10 estimates between {low:.2f} and {high:.2f} of what is true, {len(rows)} texts")


def cpu_seconds() -> float:
    """Of this process and those that it has waited for: tools are processes."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def fitted(length: np.ndarray, measured: np.ndarray) -> np.ndarray:
    """A constant and a slope, whose relative errors are small and whose sum is that of the measures."""
    weights = 1 / np.maximum(measured, np.median(measured) / 5)
    columns = np.stack([np.ones_like(length), length], 1)
    found = np.linalg.lstsq(columns * weights[:, None], measured * weights, rcond=None)[0]
    scaled: np.ndarray = found * measured.sum() / (columns @ found).sum()
    return scaled


if __name__ == "__main__":
    main()
