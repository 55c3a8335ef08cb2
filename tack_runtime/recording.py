"""TACK_RECORD, TACK_MISSES: what calls ask for, as entries of a file that `tackc build --specs` reads.

An entry is appended when a process first asks for a variant from a place; further calls at its end, and when many have doubled.
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
from tack_runtime.locks import ForkLock
from tack_runtime.naming import FullName, class_name, function_name
from tack_runtime.signature import Signature, parse_signature

if TYPE_CHECKING:
    from tack_runtime.dispatch import Dispatcher
    from tack_runtime.launch import Launchable

_lock: Final = ForkLock()
_counts: Final[dict[tuple[str, str, str], list[int]]] = {}  # calls written and yet to write, by variable, path and entry
_broken: Final[set[str]] = set()  # paths
_process = 0  # whose counts they are


def note(kernel: Dispatcher, arguments: Any, device: str, found: Launchable | str, missed: bool, calls: int) -> None:
    """Write down calls that took a variant, or lacked one of that signature."""
    global _process
    entry = "".join(_entry(kernel, {each.name: each for each in arguments}, device.partition(":")[0], found))
    files = {"TACK_RECORD": settings.record(), "TACK_MISSES": settings.misses() if missed else ""}
    with _lock:
        if _process != os.getpid():
            _process = os.getpid()
            _counts.clear()
            atexit.register(finish)
            if "multiprocessing.util" in sys.modules:  # its workers end without atexit
                sys.modules["multiprocessing.util"].Finalize(None, finish, exitpriority=0)
        for key in [(variable, path, entry) for variable, path in files.items() if path]:
            count = _counts.setdefault(key, [0, -1])
            is_new, count[1] = count[1] < 0, max(count[1], 0) + calls
            if is_new or count[1] >= max(1000, count[0]):
                _append(*key)


def finish() -> None:
    """Write down the calls that are yet to write."""
    with _lock:
        for key in [key for key, count in _counts.items() if count[1] and _process == os.getpid()]:
            _append(*key)


def _append(variable: str, path: str, entry: str) -> None:
    written, calls = _counts[variable, path, entry]
    _counts[variable, path, entry] = [written + calls, 0]
    try:
        if path not in _broken:
            _write(path, f"\n{entry}count = {calls}\n".encode())
    except OSError as error:
        _broken.add(path)
        text = f"{variable}: {path} cannot be written: {error.strerror}; no more calls are recorded there"
        try:
            warnings.warn(text, TackWarning, stacklevel=2)
        except TackWarning:  # the call goes on
            print(text, file=sys.stderr)


def _write(path: str, data: bytes) -> None:
    file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK, 0o666)
    try:
        if not os.fstat(file).st_size:
            flock(file, LOCK_EX)  # whoever finds it empty waits for the first line
            data = data if os.fstat(file).st_size else b"format = 1\n" + data
        if os.write(file, data) < len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    finally:
        os.close(file)


def _entry(kernel: Dispatcher, given: dict[str, Any], target: str, found: Launchable | str) -> Iterator[str]:
    if isinstance(found, str):
        signature, checked = parse_signature(found), settings.debug()
    else:
        signature, checked = found.variant.signature, found.variant.checked
    types = tuple((name, _named(type_, given[name], kernel.module)) for name, type_ in signature.parameters)
    stem, suffix = os.path.splitext(os.path.basename(kernel.origin.file))  # a build names modules after files
    asked = Signature(f"{stem if suffix == '.py' else kernel.module}.{kernel.name}", types)
    yield f'[[specialize]]\nsignature = "{asked}"\ntargets = ["{target}"]\n'
    yield "checked = true\n" * checked
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and str(frame.f_globals.get("__name__")).partition(".")[0] in ("tack", "tack_runtime", "tackc"):
        frame = frame.f_back
    if frame is not None:
        file = "".join(c if c.isprintable() and c not in '"\\' else "?" for c in os.path.basename(frame.f_code.co_filename))
        yield f'sites = ["{file}:{frame.f_lineno}"]\n'
    made: Any = kernel.front
    if "<locals>" in getattr(made, "__qualname__", ""):
        yield "# made in a function\n"
        numbers = [(name, value) for name, value in made.closure().items() if isinstance(value, (int, float))]
        yield from (f"# captured {name} = {value}\n" for name, value in sorted(numbers))


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
