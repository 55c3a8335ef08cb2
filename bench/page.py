"""What docs/performance.md shows of a measurement; `python -m bench.page` writes it again from bench/measured.json."""

from __future__ import annotations

import json
import os
import platform
import statistics
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from bench import budgets, build, compute, launch, library, look, open_dims, picture, scaling, start
from bench import compile as compile_times
from bench.budgets import Verdict
from bench.cases import ROOT
from bench.peers import PLAIN, TACK
from bench.results import Row, from_data

MEASURED = ROOT / "bench" / "measured.json"
PAGE, PICTURE = ROOT / "docs" / "performance.md", ROOT / "docs" / "performance.svg"
BEGIN, END = "<!-- measured: written by python -m bench.page -->\n", "<!-- end of what was measured -->\n"

# The sections of the page, with what their tables say.
SECTIONS = {
    "compute": "Speed of every case, as a multiple of plain C with the same number of threads. More is faster; `-` did not run.",
    "levels": "Code for lower CPU levels, against plain C compiled for the same level.",
    "launch": "What one warm launch of one iteration costs its caller.",
    "library": "What arrays and `tack.algorithms` have, against plain C, C that only reads the memory, and others.",
    "start": "Fresh processes.",
    "open": "Kernels with every dimension left open, against the same with all sizes compiled in; one thread.",
    "lanes": "Time to compile, from source text to machine code, in the form that the compiler chooses and with one lane.",
    "jit": "The first call of a kernel, in a process that has imported the compiler.",
    "build": f"Builds for `{build.ARCH}`, and the time in them that LLVM, NVRTC and ptxas take by themselves.",
    "look": "Commands that compile nothing, as whole processes; the bundle has fifty variants of each of its kernels.",
}


QUIET = 0.5  # the load of a machine on which nothing else runs


def machine() -> str:
    """This machine and how busy it is, in a line."""
    model = platform.processor() or platform.machine()
    for line in Path("/proc/cpuinfo").read_text().splitlines() if sys.platform == "linux" else ():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    processors = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count()
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
    return f"{model}, {processors} processors, {system}, load {os.getloadavg()[0]:.2f} at the start"


def warning() -> str:
    """What a measurement is worth that starts now; empty where nothing else runs."""
    load = os.getloadavg()[0]
    if load <= QUIET:
        return ""
    return (
        f"Warning: other programs run here (load {load:.2f}); these numbers say little. Measure again where it is below {QUIET}."
    )


def tables(name: str, data: Any) -> list[str]:
    """The tables of a section as Markdown lines."""
    rendered: dict[str, Callable[[], list[str]]] = {
        "compute": lambda: _compute(from_data(data)),
        "levels": lambda: _compute(from_data(data)),
        "launch": lambda: launch.table(*data),
        "library": lambda: library.tables(data),
        "start": lambda: start.table({label: [start.Run(*run) for run in runs] for label, runs in data.items()}),
        "imports": lambda: start.imports_table(data),
        "open": lambda: open_dims.table(data),
        "lanes": lambda: compile_times.lanes_table(data),
        "jit": lambda: compile_times.first_calls_table(data),
        "build": lambda: build.table(data),
        "look": lambda: look.table(data),
        "scaling": lambda: scaling.table(data),
    }
    return rendered[name]()


def verdicts(name: str, data: Any) -> list[Verdict]:
    """All that a section has to reach."""
    if name in ("compute", "levels"):
        return [verdict for row in from_data(data) for verdict in budgets.verdicts(row).values()]
    found: list[tuple[str, Verdict]] = []
    if name == "launch":
        found = [(way, verdict) for way in data[0] for verdict in launch.verdicts(way, data[0])]
    elif name == "library":
        cases = [verdict for row in from_data(data["cases"]) for verdict in budgets.verdicts(row).values()]
        return cases + [
            verdict._replace(budget=f"{what}: {verdict.budget}")
            for what, times in data["calls"].items()
            for verdict in library.call_verdicts(what, times)
        ]
    elif name == "start":
        runs = {label: [start.Run(*run) for run in each] for label, each in data.items()}
        found = [(label, verdict) for label in runs for verdict in start.verdicts(label, runs)]
    elif name == "lanes":
        most = compile_times.LANES_BUDGET
        ratios = {kernel: statistics.median(own / one for one, own in rounds) for kernel, rounds in data.items()}
        budget = f"compile time <= {most} of one lane"
        found = [(kernel, Verdict(budget, f"{ratio:.2f}", ratio <= most)) for kernel, ratio in ratios.items()]
    elif name == "open":
        found = [(kernel, open_dims.verdict(kernel, rounds)) for kernel, rounds in data.items() if kernel != open_dims.SHORT_ROWS]
    elif name == "imports":
        found = [(start.BUFFERS, verdict) for verdict in start.imports_verdicts(data)]
    elif name == "jit":
        found = [(f"first call of {kernel}", each) for kernel in data for each in compile_times.first_call_verdicts(kernel, data)]
    elif name == "build":
        found = build.summary(data)
    elif name == "look":
        found = look.verdicts(data)
    elif name == "scaling":
        found = [(kernel, each) for kernel, seconds in data["examples"].items() for each in scaling.verdicts(kernel, seconds)]
    return [verdict._replace(budget=f"{what}: {verdict.budget}") for what, verdict in found]


def summary(measured: Mapping[str, Any]) -> list[str]:
    """How many budgets are met, and which are not, as Markdown lines."""
    found = [verdict for name, data in measured.items() for verdict in verdicts(name, data)]
    if not found:
        return []
    met = sum(verdict.met is True for verdict in found)
    others = [verdict for verdict in found if not verdict.met]
    return [f"Budgets: {met} of {len(found)} met.", *([""] if others else []), *(f"- {each.budget}: {each}" for each in others)]


def _compute(rows: list[Row]) -> list[str]:
    return [*compute.table(rows), "", *compute.budget_table(rows)]


def _versions(rows: list[Row]) -> str:
    found = {peer: timing.version for row in rows for peer, timing in row.timings.items() if timing.version}
    named = {"gcc": found.get(PLAIN), "tack": found.get(TACK)}
    others = {peer: version for peer, version in found.items() if version not in named.values()}
    return ", ".join(f"{name} {version}" for name, version in {**named, **others}.items() if version)


def rendered(measured: Mapping[str, Any]) -> str:
    """The generated part of the page."""
    rows = from_data(measured["compute"])
    fewest = min(row.threads for row in rows)
    lines = [f"{measured['machine']}; {_versions(rows)}.", ""]
    lines += [f"![How many times as fast as plain C each case is, {fewest} thread]({PICTURE.name})"]
    lines += ["", *summary(measured)]
    for name, sentence in SECTIONS.items():
        lines += ["", sentence, "", *tables(name, measured[name])] if name in measured else []
    return "\n".join(lines) + "\n"


def page(text: str, measured: Mapping[str, Any]) -> str:
    """The page with its generated part replaced."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE} lacks the lines that enclose the generated part")
    return f"{before}{begin}\n{rendered(measured)}\n{end}{after}"


def drawn(measured: Mapping[str, Any]) -> str:
    """The picture: the cases with the fewest threads."""
    rows = from_data(measured["compute"])
    fewest = min(row.threads for row in rows)
    return picture.draw([row for row in rows if row.threads == fewest])


def write(measured: Mapping[str, Any]) -> None:
    """Keep a measurement as the one that is shown."""
    MEASURED.write_text(json.dumps(measured, indent=None, separators=(",", ":")) + "\n")
    PAGE.write_text(page(PAGE.read_text(), measured))
    PICTURE.write_text(drawn(measured))


if __name__ == "__main__":
    write(json.loads(MEASURED.read_text()))
