"""Compiling in several processes: outcomes in order, and processes that never outlive the build."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from waiting import eventually

from tackc import work

ROOT = Path(__file__).resolve().parent.parent

TASKS = [work.Task(f"f{n}", "llvm", f"define i32 @f{n}() {{\n  ret i32 {n}\n}}\n", "x86-64-v2", False) for n in range(4)]

# A build that stops listening once its first task is done: the workers finish theirs and wait for more.
BUILD = """
import time
from tackc import work

def stall(task, outcome):
    print("done", flush=True)
    time.sleep(600)

if __name__ == "__main__":
    tasks = [work.Task(f"f{n}", "llvm", f"define i32 @f{n}() {{ ret i32 {n} }}", "x86-64-v2", False) for n in range(8)]
    work.run(tasks, len(tasks), 2, stall)
"""


def test_outcomes_are_the_same_for_any_number_of_processes() -> None:
    found: list[dict[str, bytes]] = []
    for jobs in (2, 1):
        heard: dict[str, bytes] = {}
        work.run(TASKS, 4, jobs, lambda task, outcome, heard=heard: heard.update({task.label: outcome.code}))
        found.append(heard)
    assert found[0] == found[1]
    assert sorted(found[0]) == ["f0", "f1", "f2", "f3"]


@pytest.fixture
def build(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A build with two workers, whose first task is done; whatever is left of it in the end is killed."""
    script = tmp_path / "build.py"
    script.write_text(BUILD)
    process = subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == b"done\n"
        yield process
    finally:
        if members(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def members(group: int) -> list[int]:
    """The processes of a group that are still running, by their ids."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                state, _, of = (folder / "stat").read_text().rpartition(")")[2].split()[:3]
            except (FileNotFoundError, ProcessLookupError):
                continue  # it has just ended
            if int(of) == group and state != "Z":
                found.append(int(folder.name))
    return found


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_the_build(build: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """However it ends; and so whoever reads its output gets to the end of it."""
    assert len(members(build.pid)) >= 3
    os.kill(build.pid, number)
    build.communicate(timeout=30)
    assert build.returncode == -number
    assert eventually(lambda: members(build.pid) == [])


def test_workers_do_not_hold_the_output(build: subprocess.Popen[bytes]) -> None:
    def outputs() -> set[str]:
        workers = [pid for pid in members(build.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return {os.readlink(f"/proc/{pid}/fd/1") for pid in workers}

    assert eventually(lambda: outputs() == {os.devnull})
