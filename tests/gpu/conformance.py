"""Run the conformance suite on `cuda` alone, through the runtime and its driver.

    python tests/gpu/conformance.py [--few]

Needs a CUDA driver, NumPy, llvmlite, pytest and NVRTC. Exit codes are those of pytest.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FEW = "generic_process or test_s001_1_ or (s004_2 and on_devices)"


class Outcomes:
    """Counts what comes of tests."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.outcome != "passed":
            self.counts[report.outcome] += 1


def main(words: list[str]) -> int:
    os.environ["TACK_REAL_DEVICE"] = "cuda"
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    began, outcomes = time.perf_counter(), Outcomes()
    arguments = ["tests/conformance", "-q", "--tb=short", "--no-header", "-p", "no:cacheprovider"]
    arguments += ["-W", "default::DeprecationWarning"]  # of a NumPy or Python newer than those of the tests
    status = int(pytest.main([*arguments, *(["-k", FEW] if "--few" in words else [])], plugins=[outcomes]))
    counted = ", ".join(f"{outcomes.counts[name]} {name}" for name in ("passed", "failed", "skipped") if outcomes.counts[name])
    found = f"{counted or 'no test ran'}, {time.perf_counter() - began:.0f} s"
    print(f"conformance on cuda\t{'WRONG: ' if status else ''}{found}")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
