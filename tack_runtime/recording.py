"""TACK_RECORD, TACK_MISSES: what calls ask for, as entries of a file that `tackc build --specs` reads.

An entry is appended at once when a process first asks for a variant from a place; further calls at its end, and, as it may be
killed, when a large number has doubled.
"""

from __future__ import annotations

import atexit
import errno
import os
import sys
import warnings
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

from tack_runtime import settings
from tack_runtime.described import FunctionArgument, ObjectArgument
from tack_runtime.dtypes import FunctionName, ObjectType
from tack_runtime.errors import TackWarning
from tack_runtime.launch import Launchable
from tack_runtime.locks import ForkLock
from tack_runtime.naming import FullName, class_name, function_name
from tack_runtime.signature import parse_signature

if TYPE_CHECKING:
    from tack_runtime.dispatch import Dispatcher

_MANY: Final = 1000  # calls that a killed process may lose
_lock: Final = ForkLock()
_counts: Final[dict[tuple[str, str, str], list[int]]] = {}  # calls written and yet to write, by variable, path and entry
_broken: Final[set[str]] = set()  # paths
_process = 0  # whose counts they are


def note(
    kernel: Dispatcher, front: object, arguments: Any, target: str, found: Launchable | str, missed: bool, calls: int
) -> None:
    """Write down calls that took a variant, or lacked one of that signature. `front`: the kernel's other launcher."""
    global _process
    entry = "".join(_entry(kernel, front, {each.name: each for each in arguments}, target, found))
    with _lock:
        if _process != os.getpid():
            _process = os.getpid()
            _counts.clear()
            atexit.register(finish)
            if "multiprocessing.util" in sys.modules:  # its workers end without atexit
                sys.modules["multiprocessing.util"].Finalize(None, finish, exitpriority=0)
        for key in [(*file, entry) for file in settings.recorded(missed)]:
            count = _counts.setdefault(key, [-1, 0])
            count[1] += calls
            if count[0] < 0 or count[1] >= max(_MANY, count[0]):
                _append(key)


def finish() -> None:
    """Write down the calls that are yet to write, at the end of a process."""
    with _lock:
        for key in [key for key, count in _counts.items() if count[1] and _process == os.getpid()]:
            _append(key)


def _append(key: tuple[str, str, str]) -> None:
    variable, path, entry = key
    written, calls = _counts[key]
    _counts[key] = [max(written, 0) + calls, 0]
    if path not in _broken:
        try:
            _write(path, f"\n{entry}count = {calls}\n".encode())
        except OSError as error:
            _broken.add(path)
            _warn(f"{variable}: {path} cannot be written: {error.strerror}; calls are no longer written down there")


def _write(path: str, data: bytes) -> None:
    file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK, 0o666)
    try:
        if not os.fstat(file).st_size:
            flock(file, LOCK_EX)  # whoever finds it empty waits for the one who writes the first line
            data = data if os.fstat(file).st_size else b"format = 1\n" + data
        if os.write(file, data) < len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    finally:
        os.close(file)


def _warn(text: str) -> None:
    try:
        warnings.warn(text, TackWarning, stacklevel=2)
    except TackWarning:  # where warnings are errors; the call goes on
        print(text, file=sys.stderr)


def _entry(kernel: Dispatcher, front: Any, given: dict[str, Any], target: str, found: Launchable | str) -> Iterator[str]:
    signature = parse_signature(found) if isinstance(found, str) else found.variant.signature
    types = ", ".join(f"{name}={_named(type_, given[name], kernel.module)}" for name, type_ in signature.parameters)
    stem, suffix = os.path.splitext(os.path.basename(kernel.origin.file))
    module = stem if suffix == ".py" else kernel.module  # a build imports files by their stems
    yield f'[[specialize]]\nsignature = "{module}.{kernel.name}({types})"\ntargets = ["{target}"]\n'
    if settings.debug() if isinstance(found, str) else found.variant.checked:
        yield "checked = true\n"
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and str(frame.f_globals.get("__name__")).partition(".")[0] in ("tack", "tack_runtime", "tackc"):
        frame = frame.f_back
    if frame is not None:
        file = "".join(c if c.isprintable() and c not in '"\\' else "?" for c in os.path.basename(frame.f_code.co_filename))
        yield f'sites = ["{file}:{frame.f_lineno}"]\n'
    if "<locals>" in getattr(front, "__qualname__", ""):
        yield "# made in a function\n"
        for name, value in sorted(front.closure().items()):
            if isinstance(value, (int, float)):
                yield f"# captured {name} = {value!r}\n"


def _named(type_: Any, given: Any, module: str) -> Any:
    """A type, with the full names of classes and functions of other modules than the kernel's."""
    if isinstance(type_, ObjectType) and isinstance(given, ObjectArgument):
        members = [(name, _named(member, given.members.get(name), module)) for name, member in type_.members]
        return ObjectType(_full(type_.name, class_name(given.cls), module) if given.cls else type_.name, members)
    if isinstance(type_, FunctionName) and isinstance(given, FunctionArgument) and given.function:
        return FunctionName(_full(type_.name, function_name(given.function), module))
    return type_


def _full(label: str, name: FullName, module: str) -> str:
    full = ".".join(name)
    return full if full.replace(".", "_").isidentifier() and name != (module, label) else label
