"""Cold start: whole processes, interleaved, against a process that only imports NumPy; and their peak memory."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

from bench.cases import FOLDER

_FIRST_RESULT = """
import numpy as np, tack_runtime
x = np.ones(8, np.float32); y = x.copy(); out = np.zeros_like(x)
tack_runtime.load({bundle!r})["kernels.saxpy"](x, y, out, 2.0)
assert (out == 3).all()
"""

# The kernel's own record of this program: what wait4 reports counts the parent's pages before exec too.
_PEAK = """
for line in open("/proc/self/status"):
    if line.startswith("VmHWM"):
        print(line.split()[1])
"""


def scripts() -> dict[str, str]:
    """The programs that are started, by label."""
    return {
        "python -c pass": "",
        "import numpy": "import numpy",
        "import numpy, tack_runtime": "import numpy, tack_runtime",
        "first result of a bundle": _FIRST_RESULT.format(bundle=str(FOLDER / "kernels.tackb")),
    }


def _run(script: str) -> tuple[float, float]:
    """Wall seconds and peak megabytes of one fresh process."""
    start = time.perf_counter()
    command = [sys.executable, "-c", script + _PEAK]
    done = subprocess.run(command, env=dict(os.environ, TACK_JIT="off"), stdout=subprocess.PIPE, text=True, check=True)
    return time.perf_counter() - start, int(done.stdout) / 1024


def table(rounds: int = 21) -> list[str]:
    """The table as Markdown lines: medians, and the ratio and difference to NumPy's own start, round by round."""
    runs: dict[str, list[tuple[float, float]]] = {label: [] for label in scripts()}
    for label, script in scripts().items():
        _run(script)  # fills the page cache
        runs[label].clear()
    for _ in range(rounds):
        for label, script in scripts().items():
            runs[label].append(_run(script))
    floor = [wall for wall, _ in runs["import numpy"]]
    lines = ["| fresh process | ms | over numpy, ms | ratio | peak MB | budget |", "|---|--:|--:|--:|--:|---|"]
    for label, seen in runs.items():
        walls = [wall for wall, _ in seen]
        extra = statistics.median(w - f for w, f in zip(walls, floor, strict=True)) * 1e3
        ratio = statistics.median(w / f for w, f in zip(walls, floor, strict=True))
        memory = statistics.median(peak for _, peak in seen)
        verdict = {
            "import numpy, tack_runtime": f"<= 15 ms: {'ok' if extra <= 15 else 'over'}",
            "first result of a bundle": f"<= 1.25: {'ok' if ratio <= 1.25 else 'over'}",
        }.get(label, "")
        wall = statistics.median(walls) * 1e3
        lines.append(f"| {label} | {wall:.1f} | {extra:.1f} | {ratio:.2f} | {memory:.0f} | {verdict} |")
    return lines


if __name__ == "__main__":
    print("\n".join(table()))
