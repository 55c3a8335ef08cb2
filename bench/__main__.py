"""`python -m bench [--quick] [--peers] [--write] [SECTION...]`: measures the given sections, or all, and prints their tables.

What was measured is kept in build/bench/measured.json; --write makes it what docs/performance.md shows, where sections that were
not measured stay as they are.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench import build, compute, launch, library, look, open_dims, page, results, scaling, start
from bench import compile as compile_times
from bench.cases import CASES, FOLDER, LIBRARY, ROOT
from bench.peers import BUNDLE, DISTANT_PEERS, PEERS, SCALAR_BUNDLE


def _build() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    source = str(Path(__file__).with_name("kernels.py"))
    for bundle, options in ((BUNDLE, []), (SCALAR_BUNDLE, ["--lanes", "1"])):
        command = [sys.executable, "-m", "tackc", "build", source, "--arch", "cpu", "-o", str(bundle), "--quiet", *options]
        subprocess.run(command, check=True, cwd=ROOT)


def _names(text: str) -> list[str]:
    names = text.split(",")
    if unknown := [name for name in names if name not in CASES]:
        raise argparse.ArgumentTypeError(f"no {unknown[0]!r}; there are {', '.join(CASES)}")
    return names


def _sections(options: argparse.Namespace) -> dict[str, Callable[[], Any]]:
    """By name, what measures a section and gives its data."""
    quick = options.quick
    effort = compute.QUICK if quick else compute.FULL
    peers = {**PEERS, **(DISTANT_PEERS if options.peers else {})}
    callers = {**launch.CALLERS, **(launch.DISTANT_CALLERS if options.peers else {})}
    return {
        "compute": lambda: results.to_data(compute.rows(options.cases, options.threads, peers, effort)),
        "levels": lambda: results.to_data(compute.level_rows(options.threads, effort)),
        "launch": lambda: launch.measure(callers, 3 if quick else 15),
        "library": lambda: library.measure(options.threads, effort, 3 if quick else 15),
        "start": lambda: start.measure(3 if quick else 21),
        "imports": start.imports,
        "open": lambda: open_dims.measure(quick),
        "lanes": lambda: compile_times.lanes(2 if quick else 5),
        "jit": lambda: compile_times.first_calls(2 if quick else 5),
        "build": lambda: build.measure(10 if quick else 50, 1 if quick else 3),
        "look": lambda: look.measure(100 if quick else 1000, 2 if quick else 15),
        "scaling": lambda: scaling.measure((100, 1_000, 10_000) if "scaling" in options.sections else (100, 1_000)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "sections", nargs="*", help="compute levels launch library start imports open lanes jit build look scaling"
    )
    parser.add_argument("--quick", action="store_true", help="small arrays and few rounds: a smoke test, not a measurement")
    parser.add_argument("--peers", action="store_true", help="compute and launch also with the peers of bench.environments")
    parser.add_argument("--write", action="store_true", help="write docs/performance.md and its picture")
    parser.add_argument(
        "--cases", default=[name for name in CASES if name not in LIBRARY], type=_names, help="of the compute section"
    )
    parser.add_argument("--threads", default=[1, 2], type=lambda text: list(map(int, text.split(","))), help="1,2 for example")
    options = parser.parse_args()
    sections = _sections(options)
    wanted = options.sections or list(sections)
    if unknown := [name for name in wanted if name not in sections]:
        parser.error(f"no section {unknown[0]!r}; the sections are {', '.join(sections)}")
    warning = page.warning()
    measured: dict[str, Any] = {"machine": page.machine()}
    _build()
    print(measured["machine"])
    if warning:
        print(warning, file=sys.stderr, flush=True)
    for name in wanted:
        began = time.monotonic()
        measured[name] = json.loads(json.dumps(results.rounded(sections[name]())))
        print("", *page.tables(name, measured[name]), sep="\n", flush=True)
        print(f"{name}: {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    print("", *page.summary(measured), sep="\n", flush=True)
    if warning:
        print(warning, file=sys.stderr)
    (FOLDER / "measured.json").write_text(json.dumps(measured))
    if options.write:
        kept = json.loads(page.MEASURED.read_text()) if options.sections else {}
        page.write({**measured, **{name: data for name, data in kept.items() if name not in wanted}})


if __name__ == "__main__":
    main()
