"""Cold start: whole processes, interleaved, against a process that only imports NumPy; and their peak memory."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bench.budgets import Verdict
from bench.peers import BUNDLE

_FIRST_RESULT = """
import numpy as np, tack_runtime
x = np.ones(8, np.float32); y = x.copy(); out = np.zeros_like(x)
tack_runtime.load({bundle!r})["kernels.saxpy"](x, y, out, 2.0)
assert (out == 3).all()
"""

_WITHOUT_NUMPY = """
import array, tack_runtime
x, y, out = (array.array("f", [value]) * 8 for value in (1.0, 1.0, 0.0))
tack_runtime.load({bundle!r})["kernels.saxpy"](x, memoryview(y), memoryview(out), 2.0)
assert list(out) == [3.0] * 8
"""

# The peak is the kernel's own record of this program: what wait4 reports counts the parent's pages before exec too.
_SAID = """
import sys
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(peak.split()[1], "numpy" in sys.modules)
"""


BASE, IMPORT, FIRST, BUFFERS = (
    "import numpy",
    "import numpy, tack_runtime",
    "first result of a bundle, NumPy arrays",
    "first result of a bundle, array.array and memoryview",
)


def scripts() -> dict[str, str]:
    """The programs that are started, by label."""
    bundle = str(BUNDLE)
    return {
        "python -c pass": "",
        BASE: "import numpy",
        IMPORT: "import numpy, tack_runtime",
        FIRST: _FIRST_RESULT.format(bundle=bundle),
        BUFFERS: _WITHOUT_NUMPY.format(bundle=bundle),
    }


class Run(NamedTuple):
    """One fresh process: wall seconds, peak megabytes, whether NumPy was imported."""

    wall: float
    peak: float
    numpy: bool


def _run(script: str) -> Run | None:
    start = time.perf_counter()
    command = [sys.executable, "-c", script + _SAID]
    done = subprocess.run(command, env=dict(os.environ, TACK_JIT="off"), capture_output=True, text=True, check=False)
    wall = time.perf_counter() - start
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        return None
    peak, numpy = done.stdout.split()
    return Run(wall, int(peak) / 1024, numpy == "True")


def measure(rounds: int = 21) -> dict[str, list[Run]]:
    """Every program in turns, after a first time that fills the page cache; no runs of one that fails."""
    programs = scripts()
    runs: dict[str, list[Run]] = {label: [] for label in programs}
    works = {label: script for label, script in programs.items() if _run(script)}
    for _ in range(rounds):
        for label, script in works.items():
            if run := _run(script):
                runs[label].append(run)
    return runs


def table(runs: Mapping[str, Sequence[Run]]) -> list[str]:
    """The fastest of each as Markdown lines, with the difference and ratio to NumPy's own start."""
    floor = min(run.wall for run in runs[BASE])
    lines = ["| fresh process | ms | over numpy, ms | ratio | peak MB | budget |", "|---|--:|--:|--:|--:|---|"]
    for label, seen in runs.items():
        if not seen:
            lines.append(f"| {label} | fails | | | | MISSED |")
            continue
        wall = min(run.wall for run in seen)
        memory = statistics.median(run.peak for run in seen)
        said = "; ".join(f"{verdict.budget}: {verdict}" for verdict in verdicts(label, runs))
        numbers = f"{wall * 1e3:.1f} | {(wall - floor) * 1e3:.1f} | {wall / floor:.2f} | {memory:.0f}"
        lines.append(f"| {label} | {numbers} | {said} |")
    return lines


def verdicts(label: str, runs: Mapping[str, Sequence[Run]]) -> list[Verdict]:
    """What a program has to reach."""
    if label not in (IMPORT, FIRST, BUFFERS):
        return []
    if not runs[label]:
        return [Verdict(label, "fails", False)]
    wall, floor = (min(run.wall for run in runs[each]) for each in (label, BASE))
    if label == IMPORT:
        return [Verdict("<= 15 ms over numpy", f"{(wall - floor) * 1e3:.1f}", wall - floor <= 0.015)]
    if label == FIRST:
        return [Verdict("<= 1.25 of numpy", f"{wall / floor:.2f}", wall <= 1.25 * floor)]
    imported = any(run.numpy for run in runs[label])
    return [Verdict("no numpy", "imported" if imported else "none", not imported)]


def imports() -> dict[str, int]:
    """How many modules of each package the launch on buffers imports, as `python -X importtime` tells it."""
    command = [sys.executable, "-X", "importtime", "-c", scripts()[BUFFERS]]
    done = subprocess.run(command, env=dict(os.environ, TACK_JIT="off"), capture_output=True, text=True, check=True)
    modules = [line.rpartition("|")[2].strip() for line in done.stderr.splitlines() if line.startswith("import time:")][1:]
    return Counter(module.partition(".")[0] for module in modules)


def imports_table(packages: Mapping[str, int]) -> list[str]:
    """The counts as a Markdown line."""
    count, own = sum(packages.values()), packages.get("tack_runtime", 0)
    (said,) = imports_verdicts(packages)
    return [f"`python -X importtime` of a {BUFFERS}: {count} modules, {own} of tack_runtime, {said}"]


def imports_verdicts(packages: Mapping[str, int]) -> list[Verdict]:
    """That none is of NumPy."""
    count = packages.get("numpy", 0)
    return [Verdict("no numpy", f"{count} modules of numpy", not count)]
