"""Compiling many texts at once: each task is a pure function of plain data, so where and when it runs changes nothing.

Tasks run in processes of their own: llvmlite lets one thread into LLVM at a time, so threads would only take turns.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Final, Literal, TypeAlias

from tack_runtime.errors import InternalError
from tack_runtime.options import Options
from tackc.toolchains import cpu, hip, metal, nvrtc, ptxas, spirv
from tackc.toolchains.compiled import Compiled

# Starting a process and importing LLVM in it takes as long as about so many tasks.
_TASKS_WORTH_A_PROCESS = 6
_PR_SET_PDEATHSIG: Final = 1  # prctl(2)


Tool: TypeAlias = Literal["llvm", "nvrtc", "hip", "spirv", "metal"]


@dataclass(frozen=True, slots=True)
class Task:
    """One text to compile. `label` says of which variant and target it is, for progress and errors."""

    label: str
    tool: Tool
    text: str
    level: str
    options: Options


@dataclass(frozen=True, slots=True)
class Outcome:
    """The code that a task gave, of which kind, what the tool said about it (registers, spills), and how long it took."""

    code: bytes
    kind: str
    notes: tuple[tuple[str, int], ...]
    seconds: float


def run(tasks: Iterable[Task], expected: int, jobs: int | None, done: Callable[[Task], None]) -> list[Outcome]:
    """The outcome of every task, in order. Each starts as soon as `tasks` gives it, of which about so many are expected.

    `done` hears of each that has ended, once `tasks` has given all. `jobs` None: as many processes as pay off.
    """
    workers = processes(expected, jobs)
    if workers <= 1:
        return [_announced(perform(task), task, done) for task in list(tasks)]
    outcomes: dict[Task, Outcome] = {}
    with ProcessPoolExecutor(workers, get_context("spawn"), _prepare_worker) as pool:
        try:
            futures = {pool.submit(perform, task): task for task in tasks}
            for future in as_completed(futures):
                task = futures[future]
                outcomes[task] = _announced(_result_of(future.result, task), task, done)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [outcomes[task] for task in futures.values()]


def processes(expected: int, jobs: int | None) -> int:
    """How many processes compile about so many tasks; 1: this one. `jobs` None: as many as pay off."""
    found = min(_usable_cpus(), expected // _TASKS_WORTH_A_PROCESS) if jobs is None else min(jobs, expected)
    return max(1, found)


def perform(task: Task) -> Outcome:
    """Compile one text."""
    start = time.perf_counter()
    if task.tool == "llvm":
        code = cpu.compile_object(task.text, task.level)
        return Outcome(code, "object", (("code_bytes", cpu.code_bytes(code)),), time.perf_counter() - start)
    made = _compiled(task)
    return Outcome(made.image, made.kind, tuple(sorted(made.notes.items())), time.perf_counter() - start)


def _compiled(task: Task) -> Compiled:
    """Compile a text for GPUs. PTX is assembled for every architecture that could run it, to see whether it can be."""
    match task.tool:
        case "nvrtc":
            made = nvrtc.compile_source(task.text, task.level, task.options)
            if made.kind == "ptx" and ptxas.unfit(nvrtc.version()) is None:
                ptxas.assemble(made.image.decode(), *ptxas.later(task.level))
            return made
        case "hip":
            return hip.compile_source(task.text, task.level, task.options)
        case "spirv":
            return spirv.compile_source(task.text)
        case "metal":
            return metal.compile_source(task.text, task.options)
        case "llvm":
            raise InternalError("code for the CPU is no image yet")


def _prepare_worker() -> None:
    """Tie a worker process to the build: it ends when the build does, however that ends, and leaves its output pipe alone.

    A killed build says nothing to its workers, which would wait for tasks for ever, and whoever reads the build's output would
    wait for them.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    parent = parent_process()
    assert parent is not None  # this is a worker
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)  # also ends what holds the interpreter and hears no thread
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()  # is also ready if it has died before


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def _result_of(result: Callable[[], Outcome], task: Task) -> Outcome:
    try:
        return result()
    except BrokenProcessPool as error:
        raise InternalError(
            f"the process that compiled {task.label} for {task.level} died; `tackc build -j 1` shows where"
        ) from error


def _announced(outcome: Outcome, task: Task, done: Callable[[Task], None]) -> Outcome:
    done(task)
    return outcome


def _usable_cpus() -> int:
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1
