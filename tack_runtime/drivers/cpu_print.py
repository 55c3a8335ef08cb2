"""What kernels print on the CPU, and Python's standard output (O-001).

Native code writes each line as soon as it is made, to the file of `sys.stdout`, after what Python has buffered for it.

Where `sys.stdout` is no plain file, as in a notebook or under `contextlib.redirect_stdout`, it writes to a pipe, and the calling
thread hands the lines to `sys.stdout`, so that locks, thread-locals and context are those of the call. The kernel runs in another
thread, and waits while the pipe is full. Nothing is locked while a stream writes: its `write` may wait for threads that print.
"""

from __future__ import annotations

import codecs
import ctypes
import io
import os
import sys
from _thread import start_new_thread
from collections.abc import Callable
from typing import Any, Final

from tack_runtime.locks import ForkLock

_NOWHERE: Final = -1
_END: Final = b"\0"  # after the last line; no line holds it
_CHUNK: Final = 1 << 16

# By descriptor: launches that write to one file run one at a time, so that lines longer than a write stay whole.
_files: Final[dict[int, ForkLock]] = {}


class Output(ctypes.Structure):
    """Where the lines of one launch go: the struct tack_output of `tackc/toolchains/native/print.c`, field by field."""

    _fields_ = [
        ("lock", ctypes.c_int64 * 8),
        ("target", ctypes.c_int64),  # a file descriptor
        ("error", ctypes.c_int64),  # the errno of the first line that could not be written
        ("length", ctypes.c_int64),
        ("line", ctypes.c_char * 4096),
    ]


def run_printing(output: Output, run: Callable[[], None]) -> None:
    """Run a launch whose lines go through `output` to `sys.stdout`. OSError: a line could not be written, or whatever its `write`
    raises; the kernel has run to its end then."""
    stream: Any = sys.stdout
    descriptor = _NOWHERE if stream is None else _descriptor(stream)  # without one Python's print does nothing
    if descriptor is None:
        _run_forwarding(output, run, stream)
    else:
        output.target = descriptor
        if stream is not None:
            stream.flush()
        with _files.setdefault(descriptor, ForkLock()):
            run()
    if output.error:
        raise OSError(output.error, os.strerror(output.error))


def _descriptor(stream: Any) -> int | None:
    """The file that a stream writes plain UTF-8 to; None where it is no text file of Python's own."""
    if not isinstance(stream, io.TextIOWrapper) or type(stream).write is not io.TextIOWrapper.write or stream.closed:
        return None
    raw = getattr(stream.buffer, "raw", stream.buffer)
    if not isinstance(raw, io.FileIO) or codecs.lookup(stream.encoding).name != "utf-8":
        return None
    return raw.fileno()


def _run_forwarding(output: Output, run: Callable[[], None], stream: Any) -> None:
    """Run a launch in another thread, while this one writes its lines to a stream."""
    source, pipe = os.pipe()
    output.target = pipe
    forwarding = _Forwarding(source, stream)
    try:
        try:
            start_new_thread(_run, (run, pipe, forwarding))
        except RuntimeError:  # nothing runs
            os.close(pipe)
            raise
        while not forwarding.ended:
            forwarding.go_on()
    finally:
        os.close(source)
    if forwarding.error is not None:
        raise forwarding.error


def _run(run: Callable[[], None], pipe: int, forwarding: _Forwarding) -> None:
    try:
        run()
    finally:
        forwarding.finished = True
        os.write(pipe, _END)  # a forked child may hold the pipe open
        os.close(pipe)


class _Forwarding:
    """Lines on their way from a pipe to a stream."""

    def __init__(self, source: int, stream: Any) -> None:
        self.source = source
        self.stream = stream
        self.rest = b""  # the beginning of a line
        self.process = os.getpid()
        self.finished = False  # whether the kernel has run
        self.ended = False  # whether there is nothing more to read
        self.error: BaseException | None = None

    def go_on(self) -> None:
        """Write lines until there are no more, or something is raised, which is kept: later lines are read and lost, since the
        kernel must not wait for ever, nor its arrays go."""
        try:
            while not self.ended:
                self._step()
        except BaseException as error:  # of the stream, or an interrupt
            if self.error is None:
                self.error = error

    def _step(self) -> None:
        if os.getpid() != self.process:
            self.ended = True
            raise RuntimeError(
                "this process was forked while sys.stdout wrote a kernel's lines; the kernel runs in its parent only"
            )
        if self.error is not None and self.finished:  # an interrupt may have come between reading the end and seeing it
            self.ended = True
            return
        read = os.read(self.source, _CHUNK)
        data = self.rest + read
        end = data.rfind(b"\n") + 1
        text, self.rest = data[:end], data[end:]
        self.ended = not read or read.endswith(_END)
        if text and self.error is None:
            self.stream.write(text.decode())
