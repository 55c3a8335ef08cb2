"""Cold start: whole processes, interleaved, against a process that only imports NumPy; and their peak memory."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

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
tack_runtime.load({bundle!r})["kernels.saxpy"](x, y, out, 2.0)
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
    "first result of a bundle, array.array",
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
    """Medians as Markdown lines, with the ratio and difference to NumPy's own start, round by round."""
    lines = ["| fresh process | ms | over numpy, ms | ratio | peak MB | budget |", "|---|--:|--:|--:|--:|---|"]
    for label, seen in runs.items():
        if not seen:
            lines.append(f"| {label} | fails | | | | missed |")
            continue
        extra = statistics.median(run.wall - floor.wall for run, floor in zip(seen, runs[BASE], strict=True)) * 1e3
        ratio = statistics.median(run.wall / floor.wall for run, floor in zip(seen, runs[BASE], strict=True))
        memory = statistics.median(run.peak for run in seen)
        verdict = {
            IMPORT: f"<= 15 ms: {'ok' if extra <= 15 else 'missed'}",
            FIRST: f"<= 1.25: {'ok' if ratio <= 1.25 else 'missed'}",
            BUFFERS: f"no numpy: {'missed' if any(run.numpy for run in seen) else 'ok'}",
        }.get(label, "")
        wall = statistics.median(run.wall for run in seen) * 1e3
        lines.append(f"| {label} | {wall:.1f} | {extra:.1f} | {ratio:.2f} | {memory:.0f} | {verdict} |")
    return lines
