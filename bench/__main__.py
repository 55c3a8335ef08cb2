"""`python -m bench [--quick] [SECTION...]`: prints the tables of the given sections, or of all."""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from bench import compile as compile_times
from bench import compute, launch, scaling, start
from bench.cases import CASES, FOLDER


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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("sections", nargs="*", help="compute launch start jit build scaling")
    parser.add_argument("--quick", action="store_true", help="fewer rounds: a smoke test, not a measurement")
    parser.add_argument("--cases", default=",".join(CASES), help="cases of the compute section")
    options = parser.parse_args()
    rounds, seconds = (2, 0.05) if options.quick else (7, 0.3)
    sections: dict[str, Callable[[], list[str]]] = {
        "compute": lambda: compute.table(options.cases.split(","), rounds, seconds),
        "launch": lambda: launch.table(3 if options.quick else 9),
        "start": lambda: start.table(5 if options.quick else 21),
        "jit": lambda: compile_times.jit_table(2 if options.quick else 5),
        "build": lambda: compile_times.build_table(10 if options.quick else 50),
        "scaling": lambda: scaling.table((100, 1_000) if options.quick else (100, 1_000, 10_000)),
    }
    unknown = [name for name in options.sections if name not in sections]
    if unknown:
        parser.error(f"no section {unknown[0]!r}; the sections are {', '.join(sections)}")
    _build()
    print(_machine())
    for name in options.sections or sections:
        print("", *sections[name](), sep="\n", flush=True)


if __name__ == "__main__":
    main()
