"""What kernels print on the CPU, and Python's standard output (O-001).

Native code writes each line by itself, as soon as it is made: what a kernel printed before it crashed is there. It writes to the
file of `sys.stdout`, after what Python has buffered for it. Where `sys.stdout` is no plain file, as in a notebook or under
`contextlib.redirect_stdout`, it writes to a pipe, and a thread hands the lines to `sys.stdout` while the kernel runs.

Launches that print run one at a time: there is one standard output, and it may be another one at each launch.
"""

from __future__ import annotations

import codecs
import ctypes
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TextIO

from tack_runtime.locks import ForkLock

_NOWHERE: Final = -1
_STANDARD_OUTPUT: Final = 1
_END: Final = b"\0"  # after the last line; no line holds it
_CHUNK: Final = 1 << 16

_one_at_a_time: Final = ForkLock()


@contextmanager
def printing(library: ctypes.CDLL) -> Iterator[None]:
    """While this lasts, kernels of an image print to the `sys.stdout` of its start. OSError: a line could not be written, and
    whatever a `write` of `sys.stdout` raises; the kernel has run to its end then."""
    with _one_at_a_time:
        stream: TextIO | None = sys.stdout
        if stream is None:  # a process without one, where Python's print does nothing
            with _writing_to(library, _NOWHERE):
                yield
            return
        descriptor = _descriptor(stream)
        if descriptor is not None:
            stream.flush()
            with _writing_to(library, descriptor):
                yield
            return
        with _forwarding(stream) as pipe, _writing_to(library, pipe):
            yield


@contextmanager
def _writing_to(library: ctypes.CDLL, descriptor: int) -> Iterator[None]:
    _print_to(library, descriptor)
    try:
        yield
    finally:
        error = _print_to(library, _STANDARD_OUTPUT)
    if error:
        raise OSError(error, os.strerror(error))


def _print_to(library: ctypes.CDLL, descriptor: int) -> int:
    function = library.tack_print_to
    function.argtypes, function.restype = [ctypes.c_int64], ctypes.c_int64
    error: int = function(descriptor)
    return error


def _descriptor(stream: Any) -> int | None:
    """The file that a stream writes plain UTF-8 to; None where it is anything else than a text file of Python's own."""
    if not isinstance(stream, io.TextIOWrapper) or type(stream).write is not io.TextIOWrapper.write or stream.closed:
        return None
    raw = getattr(stream.buffer, "raw", stream.buffer)
    if not isinstance(raw, io.FileIO) or codecs.lookup(stream.encoding).name != "utf-8":
        return None
    return raw.fileno()


@contextmanager
def _forwarding(stream: TextIO) -> Iterator[int]:
    """A pipe whose lines go to a stream until this ends."""
    from threading import Thread  # few launches need it

    source, pipe = os.pipe()
    errors: list[BaseException] = []
    thread = Thread(target=_forward, args=(source, stream, errors), name="tack-print", daemon=True)
    try:
        thread.start()
        try:
            yield pipe
        finally:
            os.write(pipe, _END)
            thread.join()
    finally:
        os.close(pipe)
        os.close(source)
    if errors:
        raise errors[0]


def _forward(source: int, stream: TextIO, errors: list[BaseException]) -> None:
    """Write the lines of a pipe to a stream. Where that fails the lines are lost, but read: the kernel must not wait for ever."""
    rest = b""
    while not rest.endswith(_END):
        data = rest + os.read(source, _CHUNK)
        end = data.rfind(b"\n") + 1
        text, rest = data[:end], data[end:]
        if text and not errors:
            try:
                stream.write(text.decode())
            except BaseException as error:  # the caller raises it
                errors.append(error)
