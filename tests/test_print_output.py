"""Where the lines of a kernel go: to Python's standard output, whatever that is, in order and whole."""

from __future__ import annotations

import contextlib
import contextvars
import io
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import tack
from tack_runtime import settings


@tack.kernel
def show(x):
    for i in range(len(x)):
        print("x:", x[i])


@tack.kernel
def count(n, width):
    for i in range(n):
        print("the line of iteration", i, "of width", width, "é")


@tack.kernel
def quiet(x, n):
    for i in range(n):
        if x[i] < 0:
            print("negative", i)
        x[i] = x[i] + 1


@tack.kernel
def stored_and_shown(x) -> tack.i32:
    for i in range(len(x)):
        x[i] = i + 1
        print("stored", i + 1)
    return x[0]


ONE = np.array([1.5], np.float32)


def script(tmp_path: Path, text: str) -> list[str]:
    """A command that runs a program of which `k(n)` prints `kernel 0`, `kernel 1`, ..."""
    path = tmp_path / "program.py"
    head = "import os, sys\nimport numpy as np\nimport tack\n"
    kernels = (
        "@tack.kernel\ndef k(n):\n    for _ in range(1):\n        for i in range(n):\n            print('kernel', i)\n"
        "@tack.kernel\ndef wild(x, at):\n    for _ in range(1):\n        print('before the crash')\n        x[at] = 1.0\n"
    )
    path.write_text(f"{head}\n{kernels}\n{text}\n")
    return [sys.executable, str(path)]


# --- files and pipes ---------------------------------------------------------------------------------------------------


def test_lines_stand_between_what_python_prints(capfd: pytest.CaptureFixture[str]) -> None:
    """O-001: what was printed before a call is before its lines, what is printed after it after them."""
    print("before")
    show(ONE)
    print("after")
    assert capfd.readouterr().out == "before\nx: 1.500000\nafter\n"


ORDER = "print('before')\nk(2)\nprint('between', end=' ')\nk(1)\nprint('after')"


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_order_in_a_pipe_and_in_a_file(tmp_path: Path, unbuffered: str) -> None:
    """O-001: Python buffers there, and the kernel does not."""
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    wanted = "before\nkernel 0\nkernel 1\nbetween kernel 0\nafter\n"
    done = subprocess.run(script(tmp_path, ORDER), env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == wanted
    with (tmp_path / "output").open("w") as file:
        subprocess.run(script(tmp_path, ORDER), env=environment, stdout=file, check=True)
    assert (tmp_path / "output").read_text() == wanted


def test_lines_are_there_when_a_kernel_crashes(tmp_path: Path) -> None:
    """O-001: this is for debugging."""
    command = script(tmp_path, "print('python')\nwild(np.ones(1, np.float32), 1 << 45)")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == -11  # SIGSEGV
    assert done.stdout == "python\nbefore the crash\n"


def test_a_reader_that_goes_away(tmp_path: Path) -> None:
    """O-001: as for Python's own print; the kernel runs to its end first."""
    text = """
x = np.zeros(4, np.float32)
source, pipe = os.pipe()
os.dup2(pipe, 1)
os.close(pipe)
os.close(source)
@tack.kernel
def both(x):
    for i in range(len(x)):
        print(i)
        x[i] = 1.0
try:
    both(x)
except BrokenPipeError as error:
    assert x.all()
    print(repr(error), file=sys.stderr)
os.dup2(2, 1)
"""
    done = subprocess.run(script(tmp_path, text), capture_output=True, text=True, check=True)
    assert done.stderr == "BrokenPipeError(32, 'Broken pipe')\n"


def test_a_process_without_standard_output(tmp_path: Path) -> None:
    """O-001: Python's print does nothing there."""
    done = subprocess.run(script(tmp_path, "sys.stdout = None\nk(2)"), capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", "")


def test_a_file_of_another_encoding(tmp_path: Path) -> None:
    """O-001: the stream encodes, as it does for Python's print."""
    path = tmp_path / "output"
    with path.open("w", encoding="latin-1") as file, contextlib.redirect_stdout(file):
        print("bé")
        count(1, 2)
    assert path.read_bytes() == "bé\nthe line of iteration 0 of width 2 é\n".encode("latin-1")


def test_a_file_in_place_of_standard_output(tmp_path: Path) -> None:
    """O-001: a text file takes the lines directly, after what it has buffered."""
    path = tmp_path / "output"
    with path.open("w", encoding="utf-8") as file, contextlib.redirect_stdout(file):
        print("bé")
        count(1, 2)
        print("after")
    assert path.read_text(encoding="utf-8") == "bé\nthe line of iteration 0 of width 2 é\nafter\n"


# --- other streams -----------------------------------------------------------------------------------------------------


def test_a_replaced_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    """O-001: a notebook, redirect_stdout, a test's capture."""
    print("before")
    show(ONE)
    print("after")
    assert capsys.readouterr().out == "before\nx: 1.500000\nafter\n"
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        print("before")
        show(ONE)
        print("after")
    assert text.getvalue() == "before\nx: 1.500000\nafter\n"
    assert capsys.readouterr().out == ""


class Tee:
    """The least that Python's print takes for a stream."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def write(self, text: str) -> None:
        self.texts.append(text)


def test_a_stream_with_nothing_but_write() -> None:
    """O-001: it gets whole lines."""
    stream = Tee()
    with contextlib.redirect_stdout(stream):  # type: ignore[type-var]  # as users do
        count(20_000, 1)
    assert all(text.endswith("\n") for text in stream.texts)
    lines = "".join(stream.texts).splitlines()
    assert sorted(lines) == sorted(f"the line of iteration {i} of width 1 é" for i in range(20_000))


class Broken(io.StringIO):
    """A stream that fails after some lines."""

    def write(self, text: str) -> int:
        if self.tell() > 100:
            raise KeyError("full")
        return super().write(text)


def test_a_stream_that_raises() -> None:
    """O-001: the kernel runs to its end, and the call raises what the stream did."""
    x = np.zeros(50_000, np.int32)  # more than a pipe holds
    with contextlib.redirect_stdout(Broken()), pytest.raises(KeyError, match="full"):
        stored_and_shown(x)
    np.testing.assert_array_equal(x, np.arange(1, 50_001))


def test_a_closed_stream() -> None:
    """O-001: as for Python's print."""
    x = np.zeros(2, np.int32)
    stream = io.StringIO()
    stream.close()
    with contextlib.redirect_stdout(stream), pytest.raises(ValueError, match="closed file"):
        stored_and_shown(x)


@pytest.mark.parametrize("line", ["print()", 'print("")'])
def test_a_kernel_that_prints_nothing_but_empty_lines(line: str, tmp_path: Path) -> None:
    """O-001, O-002"""
    text = f"@tack.kernel\ndef empty(n):\n    for i in range(n):\n        {line}\nempty(3)"
    done = subprocess.run(script(tmp_path, text), capture_output=True, text=True, check=True)
    assert done.stdout == "\n\n\n"


def test_a_full_pipe_that_does_not_block(tmp_path: Path) -> None:
    """O-001: as for Python's print, which does not wait either; the kernel runs to its end first."""
    text = """
import threading
x = np.zeros(20_000, np.float32)
source, pipe = os.pipe()
os.set_blocking(pipe, False)
@tack.kernel
def both(x):
    for i in range(len(x)):
        print(i)
        x[i] = 1.0
python, sys.stdout = sys.stdout, os.fdopen(pipe, "w")
try:
    both(x)
except BlockingIOError as error:
    assert x.all()
    print(error, file=python)
"""
    done = subprocess.run(script(tmp_path, text), capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "[Errno 11] Resource temporarily unavailable\n"


# --- the thread that writes --------------------------------------------------------------------------------------------


class Guarded(io.StringIO):
    """A stream whose writes need a lock; `seen` is who wrote, and in which context."""

    def __init__(self) -> None:
        super().__init__()
        self.lock = threading.RLock()
        self.seen: set[tuple[int, str]] = set()

    def write(self, text: str) -> int:
        with self.lock:
            self.seen.add((threading.get_ident(), CONTEXT.get()))
            return super().write(text)


CONTEXT: contextvars.ContextVar[str] = contextvars.ContextVar("CONTEXT", default="none")
WIDTHS = 20_000  # lines of them are more than a pipe holds


def finishes(work: Callable[[], object]) -> None:
    """Run it in a thread that may hang without the tests hanging; what it raises is raised."""
    with_errors: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as error:
            with_errors.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(60)
    assert not thread.is_alive()
    if with_errors:
        raise with_errors[0]


def test_the_calling_thread_writes() -> None:
    """O-001: locks that it holds, its thread-locals and its context are there, as for Python's print."""
    stream = Guarded()

    def work() -> None:
        CONTEXT.set("mine")
        with stream.lock:
            count(WIDTHS, 1)
        assert stream.seen == {(threading.get_ident(), "mine")}

    with contextlib.redirect_stdout(stream):
        finishes(work)
    assert len(stream.getvalue().splitlines()) == WIDTHS


def test_threads_that_print_with_and_without_the_lock_of_the_stream() -> None:
    """O-001: no launch waits for another one's lines, even of the same kernel."""
    stream = Guarded()

    def locked() -> None:
        with stream.lock:
            count(WIDTHS, 2)

    def work() -> None:
        threads = [threading.Thread(target=locked if i % 2 else lambda: count(WIDTHS, 1), daemon=True) for i in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    with contextlib.redirect_stdout(stream):
        finishes(work)
    wanted = [f"the line of iteration {i} of width {width} é" for i in range(WIDTHS) for width in (1, 2) for _ in range(3)]
    assert sorted(stream.getvalue().splitlines()) == sorted(wanted)


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_kernel_that_prints_launched_from_a_write(elsewhere: bool) -> None:
    """O-001: in the thread that writes, or in one that it waits for."""

    class Nesting(io.StringIO):
        nested = False

        def write(self, text: str) -> int:
            if not self.nested:
                self.nested = True
                thread = threading.Thread(target=count, args=(WIDTHS, 2), daemon=True)
                thread.start() if elsewhere else count(WIDTHS, 2)
                thread.join() if elsewhere else None
            return super().write(text)

    stream = Nesting()
    with contextlib.redirect_stdout(stream):
        finishes(lambda: count(WIDTHS, 1))
    wanted = [f"the line of iteration {i} of width {width} é" for i in range(WIDTHS) for width in (1, 2)]
    assert sorted(stream.getvalue().splitlines()) == sorted(wanted)


def test_an_interrupt_while_a_kernel_prints(tmp_path: Path) -> None:
    """O-001: the kernel runs to its end, and the call raises it."""
    text = """
import io, signal
class Slow(io.StringIO):
    def write(self, text):
        if not self.tell():
            super().write(text)
            signal.raise_signal(signal.SIGINT)
        return super().write(text)
x = np.zeros(50_000, np.float32)
@tack.kernel
def both(x):
    for i in range(len(x)):
        print(i)
        x[i] = 1.0
python, sys.stdout = sys.stdout, Slow()
try:
    both(x)
except KeyboardInterrupt:
    print(x.all(), file=python)
"""
    done = subprocess.run(script(tmp_path, text), capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "True\n"


def test_a_process_forked_from_a_write(tmp_path: Path) -> None:
    """U-004: the child does not wait for a kernel that it does not run."""
    text = """
import io
class Forking(io.StringIO):
    def write(self, text):
        global child
        if child is None:
            child = os.fork()
        return super().write(text)
child, python, sys.stdout = None, sys.stdout, Forking()
try:
    k(20_000)
except RuntimeError as error:
    assert child == 0
    print(error, file=python, flush=True)
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
print(len(sys.stdout.getvalue().splitlines()), file=python)
"""
    done = subprocess.run(script(tmp_path, text), capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == (
        "this process was forked while sys.stdout wrote a kernel's lines; the kernel runs in its parent only\n20000\n"
    )


# --- launches ----------------------------------------------------------------------------------------------------------


def test_every_line_of_many_threads_is_whole(capfd: pytest.CaptureFixture[str]) -> None:
    """O-002, U-001: once for each iteration, however many threads run it."""
    for _ in range(3):
        count(100_000, 7)
        lines = capfd.readouterr().out.splitlines()
        assert sorted(lines) == sorted(f"the line of iteration {i} of width 7 é" for i in range(100_000))


def test_launches_from_several_python_threads() -> None:
    """R-034, O-002: each line once, to the stream of that time, whole."""
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        threads = [threading.Thread(target=count, args=(2000, width)) for width in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    wanted = [f"the line of iteration {i} of width {width} é" for i in range(2000) for width in range(6)]
    assert sorted(text.getvalue().splitlines()) == sorted(wanted)


def test_bound_and_returning_kernels_print_too(capsys: pytest.CaptureFixture[str]) -> None:
    """O-001, P-030"""
    x = np.zeros(2, np.int32)
    bound = stored_and_shown.bind(x)
    assert [bound(), bound(), stored_and_shown(x)] == [1, 1, 1]
    assert capsys.readouterr().out == "stored 1\nstored 2\n" * 3


def test_a_kernel_that_prints_nothing_this_time(capsys: pytest.CaptureFixture[str]) -> None:
    """O-001"""
    x = np.ones(3, np.int32)
    quiet(x, 3)
    quiet(x, 0)
    assert x.tolist() == [2, 2, 2]
    assert capsys.readouterr().out == ""


def test_a_forked_child_prints(tmp_path: Path) -> None:
    """U-004: also where another thread of the parent was in the middle of printing."""
    text = """
import io, threading
class Slow(io.StringIO):
    def write(self, text):
        started.set()
        go_on.wait()
        return super().write(text)
started, go_on, real = threading.Event(), threading.Event(), sys.stdout
sys.stdout = Slow()
thread = threading.Thread(target=k, args=(3,))
thread.start()
started.wait()
child = os.fork()
if child == 0:
    sys.stdout = real
    print("child")
    k(2)
    sys.stdout.flush()
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
go_on.set()
thread.join()
text, sys.stdout = sys.stdout.getvalue(), real
print("parent", repr(text))
"""
    done = subprocess.run(script(tmp_path, text), capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == r"child" + "\nkernel 0\nkernel 1\n" + r"parent 'kernel 0\nkernel 1\nkernel 2\n'" + "\n"


def test_an_image_of_the_disk_cache_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """O-001, K-007"""

    def fresh() -> tack.Kernel:
        return tack.Kernel(show.function, sys._getframe())

    settings.set_cache_dir(tmp_path)
    try:
        fresh()(ONE)
        entries = list(tmp_path.glob("*.call"))
        assert len(entries) == 1
        before = entries[0].stat().st_mtime_ns
        fresh()(ONE)
        assert entries[0].stat().st_mtime_ns == before
    finally:
        settings.reread()
    assert capsys.readouterr().out == "x: 1.500000\n" * 2
