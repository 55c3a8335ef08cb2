"""Ctrl-C wherever Python lets it come while the runtime uses a device: nothing is lost, no lock stays taken."""

from __future__ import annotations

import dis
import functools
import gc
import itertools
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, cast

import pytest
from simulators import gpus

import tack
import tack_runtime
from tack_runtime.drivers.interrupts import Held
from tack_runtime.locks import ForkLock

KERNEL = """
import tack
@tack.kernel
def last(x: tack.f32[:]) -> tack.f32:
    for i in range(x.shape[0]):
        x[i] = 2.0 * x[i]
    return x[x.shape[0] - 1]
"""
HERE = os.path.dirname(tack_runtime.__file__)
WITH_DEVICES = tuple(  # what has to do with devices
    os.path.join(HERE, name) for name in ("drivers/", "device_memory", "devices", "launch_gpu", "locks")
)
COUNTED = {
    "cuda": ("simAllocations", "simModules", "simContexts"),
    "hip": ("simAllocations", "simModules", "simContexts"),
    "level_zero": ("simAllocations", "simModules", "simObjects"),
    "metal": ("simPools", "simLeaked", "simQueued"),
}


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    gpus.install()
    made = gpus.bundle(tmp_path_factory.mktemp("bundle"), KERNEL)
    gc.collect()
    gc.freeze()  # what is here stays, so that collecting what is not is fast
    yield made
    gc.unfreeze()


@pytest.fixture(autouse=True)
def handler() -> Iterator[None]:
    """Python's own handler, whatever the test run has."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@functools.cache
def after_calls(code: CodeType) -> frozenset[int]:
    """The instructions before which Python handles signals, beside the first one of a function: those after calls."""
    instructions = list(dis.get_instructions(code))
    return frozenset(after.offset for before, after in itertools.pairwise(instructions) if before.opname.startswith("CALL"))


def interrupted(program: Callable[[], object], place: int, number: signal.Signals = signal.SIGINT) -> bool:
    """Run a program with an interrupt in the runtime, or another signal, at a place by number; whether it has so many. What is
    interrupted in a finalizer, Python only reports."""
    count = 0

    def trace(frame: FrameType, event: str, value: object) -> Any:
        nonlocal count
        code = frame.f_code
        if not code.co_filename.startswith(WITH_DEVICES):
            return None
        frame.f_trace_opcodes = True
        if event == "call" or (event == "opcode" and frame.f_lasti in after_calls(code)):
            count += 1
            if count > place:
                sys.settrace(None)
                signal.raise_signal(number)
        return trace

    before, hook = sys.gettrace(), sys.unraisablehook
    sys.unraisablehook = lambda reported: None
    sys.settrace(trace)
    try:
        program()
    except (KeyboardInterrupt, TimeoutError):
        assert count > place
    finally:
        sys.settrace(before)
        sys.unraisablehook = hook
    return count > place


def free(lock: Any) -> bool:
    """Whether another thread can take a lock."""
    found: list[bool] = []

    def take() -> None:
        found.append(lock.acquire(blocking=False))
        if found[0]:
            lock.release()

    thread = threading.Thread(target=take)
    thread.start()
    thread.join()
    return found[0]


def settled(kind: str) -> list[int]:
    """What there is on the simulated device once all that has no owner is given back."""
    gc.collect()
    tack.sync(kind)
    library = gpus.metal() if kind == "metal" else gpus.driver(kind)
    counted = [getattr(library, name)() for name in COUNTED[kind]]
    return [*counted, library.simObjects(b"")] if kind == "metal" else counted


@pytest.mark.parametrize("kind", COUNTED)
@pytest.mark.parametrize("name", ["memory", "launch", "load"])
def test_an_interrupt_anywhere(kind: str, name: str, bundle: Path) -> None:
    """R-021, P-014: of memory; of a launch whose value is read; of code that is loaded."""
    data, x = bundle.read_bytes(), tack.ones(10, device=kind)
    kernels = tack_runtime.load(data)
    programs: dict[str, Callable[[], object]] = {
        "memory": lambda: tack.empty(10, device=kind),
        "launch": lambda: kernels.last(x),
        "load": lambda: tack_runtime.load(data).last(x),
    }
    program, driver = programs[name], cast(Any, tack.device(kind).driver)
    program()
    left, place = settled(kind), 0
    while interrupted(program, place):
        assert free(driver._lock), place
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        assert settled(kind) == left, place
        place += 1
    assert place > 20
    program()


def test_a_lock_is_not_taken_by_what_is_interrupted() -> None:
    """Not even where the interrupt comes in what `with` calls."""
    lock, place = ForkLock(), 0

    def program() -> None:
        with lock:
            pass

    while interrupted(program, place):
        assert free(lock._lock), place
        place += 1
    assert place


# --- what holds them ----------------------------------------------------------------------------------------------------------


def test_an_interrupt_comes_at_the_end() -> None:
    """Once, however often, when the outer one ends."""
    seen = []
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012
        with Held():
            with Held():
                signal.raise_signal(signal.SIGINT)
                signal.raise_signal(signal.SIGINT)
            seen.append("inner")
        seen.append("outer")
    assert seen == ["inner"]
    with Held():
        pass


def test_the_handler_of_a_program_is_called() -> None:
    called: list[int] = []
    signal.signal(signal.SIGINT, lambda number, frame: called.append(number))
    with Held():
        signal.raise_signal(signal.SIGINT)
        assert not called
    assert called == [signal.SIGINT]


@pytest.mark.parametrize("ignored", [signal.SIG_IGN, signal.SIG_DFL])
def test_what_python_does_not_handle_stays_as_it_is(ignored: signal.Handlers) -> None:
    signal.signal(signal.SIGINT, ignored)
    with Held():
        assert signal.getsignal(signal.SIGINT) is ignored


def test_other_threads_change_nothing() -> None:
    found: list[object] = []

    def work() -> None:
        with Held():
            found.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == [signal.default_int_handler]


def test_another_signal_anywhere() -> None:
    """Where its handler raises, Ctrl-C is what it was, also before `with` has its value, and after it has given it up."""

    def end(number: int, frame: object) -> None:
        raise TimeoutError

    def program() -> None:
        with Held():
            pass

    before, place = signal.signal(signal.SIGALRM, end), 0
    try:
        while interrupted(program, place, signal.SIGALRM):
            if place % 2:
                program()  # it puts the handler back
                assert signal.getsignal(signal.SIGINT) is signal.default_int_handler, place
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
            assert signal.getsignal(signal.SIGINT) is signal.default_int_handler, place
            place += 1
    finally:
        signal.signal(signal.SIGALRM, before)
    assert place > 3


def test_another_signal_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its handler may raise as the one of Ctrl-C is put back, before that is."""
    module: Any = sys.modules["tack_runtime.drivers.interrupts"]
    real, late = module._signal.signal, [TimeoutError("late")]

    class Signals:
        SIGINT, getsignal, raise_signal = signal.SIGINT, module._signal.getsignal, signal.raise_signal

        @staticmethod
        def signal(number: int, handler: object) -> object:
            if handler is signal.default_int_handler and late:
                raise late.pop()
            return real(number, handler)

    monkeypatch.setattr(module, "_signal", Signals)
    with pytest.raises(TimeoutError, match="late"), Held():
        pass
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
