"""`python -m bench [--quick] [SECTION...]`: prints the tables of the given sections, or of all."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from bench import compile as compile_times
from bench import compute, launch, scaling, start
from bench.cases import CASES, FOLDER
from bench.peers import PEERS


def _build() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    source = str(Path(__file__).with_name("kernels.py"))
    command = [sys.executable, "-m", "tackc", "build", source, "--arch", "cpu", "-o", str(FOLDER / "kernels.tackb"), "--quiet"]
    subprocess.run(command, check=True)


def _machine() -> str:
    model = platform.processor() or platform.machine()
    for line in Path("/proc/cpuinfo").read_text().splitlines() if sys.platform == "linux" else ():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    return f"{model}, {platform.system()} {platform.release()}, Python {platform.python_version()}"


def _names(text: str, known: dict[str, object]) -> list[str]:
    names = text.split(",")
    if unknown := [name for name in names if name not in known]:
        raise argparse.ArgumentTypeError(f"no {unknown[0]!r}; there are {', '.join(known)}")
    return names


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("sections", nargs="*", help="compute levels launch start jit build scaling")
    parser.add_argument("--quick", action="store_true", help="small arrays and few rounds: a smoke test, not a measurement")
    parser.add_argument("--cases", default=list(CASES), type=lambda text: _names(text, {**CASES}), help="of the compute section")
    parser.add_argument("--threads", default=[1, 2], type=lambda text: list(map(int, text.split(","))), help="1,2 for example")
    options = parser.parse_args()
    effort = compute.QUICK if options.quick else compute.FULL
    sections: dict[str, Callable[[], list[str]]] = {
        "compute": lambda: compute.table(compute.rows(options.cases, options.threads, PEERS, effort)),
        "levels": lambda: compute.table(compute.level_rows(options.threads, effort)),
        "launch": lambda: launch.table(3 if options.quick else 9),
        "start": lambda: start.table(5 if options.quick else 21),
        "jit": lambda: compile_times.jit_table(2 if options.quick else 5),
        "build": lambda: compile_times.build_table(10 if options.quick else 50),
        "scaling": lambda: scaling.table((100, 1_000) if options.quick else (100, 1_000, 10_000)),
    }
    if unknown := [name for name in options.sections if name not in sections]:
        parser.error(f"no section {unknown[0]!r}; the sections are {', '.join(sections)}")
    _build()
    print(_machine())
    for name in options.sections or sections:
        print("", *sections[name](), sep="\n", flush=True)


if __name__ == "__main__":
    main()
