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
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from types import FrameType
from typing import Final, Literal, TypeAlias

from tack_runtime.errors import InternalError
from tack_runtime.options import Options
from tackc.toolchains import cpu, hip, metal, nvrtc, ptxas, spirv
from tackc.toolchains.compiled import Compiled

# Starting a process and importing LLVM in it takes as long as about so many tasks.
_TASKS_WORTH_A_PROCESS = 6
_PR_SET_PDEATHSIG: Final = 1  # prctl(2)
_GRACE: Final = 1.0  # seconds in which workers that are to end put away what they have on the disk
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

_busy = False  # whether this process, a worker, is compiling

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


def run(tasks: Iterable[Task], expected: int, jobs: int | None, done: Callable[[Task, Outcome], None]) -> None:
    """Perform every task. Each starts as soon as `tasks` gives it, of which about so many are expected.

    `done` hears of each that has ended, with its outcome, once `tasks` has given all. `jobs` None: as many processes as pay off.
    """
    workers = processes(expected, jobs)
    if workers <= 1:
        for task in list(tasks):
            done(task, perform(task))
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), _prepare_worker) as pool:
        try:
            futures = {_submitted(pool, task): task for task in tasks}
            for future in as_completed(futures):
                done(futures[future], _result_of(future.result, futures[future]))
        except BaseException:
            _end_workers(pool)
            raise


def _submitted(pool: ProcessPoolExecutor, task: Task) -> Future[Outcome]:
    """Hand over a task. A process that this starts hears no signal before it is prepared for it: Ctrl-C reaches all of them."""
    if sys.platform == "win32":
        return pool.submit(_perform_in_worker, task)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    try:
        return pool.submit(_perform_in_worker, task)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_workers(pool: ProcessPoolExecutor) -> None:
    """End what runs, and do not start what waits. A worker that waits for a tool ends it, and removes its files."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    deadline = time.monotonic() + _GRACE
    for worker in workers:
        worker.join(max(0.0, deadline - time.monotonic()))
        worker.kill()  # in a library that hears nothing, and has no files


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
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the build hears it too, and ends its workers
    signal.signal(signal.SIGTERM, _end)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
    parent = parent_process()
    assert parent is not None  # this is a worker
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)  # also ends what holds the interpreter and hears no thread
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()  # is also ready if it has died before


def _perform_in_worker(task: Task) -> Outcome:
    global _busy
    _busy = True
    try:
        return perform(task)
    except SystemExit:
        os._exit(1)  # by now everything is put away
    finally:
        _busy = False


def _end(number: int, frame: FrameType | None) -> None:
    """A task ends with an exception, which ends the tool that it waits for and removes its files; else nothing is to be ended."""
    if not _busy:
        os._exit(1)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # those who end workers may say it twice
    raise SystemExit(1)


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


def _usable_cpus() -> int:
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1
