"""Writing what commands make: all or nothing. A reader never sees half of a file or folder, and what cannot be written leaves
everything as it was."""

from __future__ import annotations

import ctypes
import errno
import os
import secrets
import shutil
import stat
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tack_runtime.errors import TackError

_NEW_FILE: Final = 0o666  # less what the user's mask takes away
_EXCHANGE: Final = 2  # RENAME_EXCHANGE of renameat2(2)
_AT_FDCWD: Final = -100


class OutputError(TackError):
    """The output path cannot be written; whatever lay there is untouched. `refused`: one that must not be written."""

    refused: Path | None = None


def check_outputs(outputs: Iterable[str | Path | None], inputs: Iterable[str | Path]) -> None:
    """OutputError where a command would write over one of its inputs, or one output over another, or into it. None is no output;
    a device or a FIFO may take any number of them."""
    read = {os.path.realpath(path) for path in inputs}
    written: dict[str, str | Path] = {}
    for output in outputs:
        if output is None or _is_stream(output):
            continue
        path = os.path.realpath(output)
        if path in read:
            raise _refused(output, f"the output {output} is one of the inputs, which would be lost")
        for other, shown in written.items():
            if os.path.commonpath([path, other]) in (path, other):
                raise _refused(output, f"the outputs {shown} and {output} are one, or one is in the other")
        written[path] = output


def _refused(output: str | Path, why: str) -> OutputError:
    error = OutputError(f"{why}; choose another name")
    error.refused = Path(output)
    return error


def _is_stream(path: str | Path) -> bool:
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError):  # nothing, or nothing that can be reached: whoever writes it says what is wrong
        return False
    return stat.S_ISCHR(mode) or stat.S_ISFIFO(mode)


def write_file(data: bytes, path: Path, permissions: int = _NEW_FILE) -> None:
    """Write a file, or replace one, in one step. A symbolic link stays, and what it names is replaced; bytes go through a
    character device or a FIFO, other special files are refused. OutputError: the file cannot be written."""
    with _writing(path):
        mode = _mode(path)
        if stat.S_ISDIR(mode):
            raise OutputError(
                f"cannot write {path}: it is a folder; write '{path}/' to replace a bundle folder, or choose another name"
            )
        if _is_stream(path):
            _write_through(data, path)
            return
        if mode and not stat.S_ISREG(mode):
            raise OutputError(f"cannot write {path}: it is neither a file nor a folder; choose another name")
        _replace(path, data, permissions)


def write_files(files: Mapping[Path, bytes]) -> None:
    """Write several files, all or none: each replaces what lay at its path once the bytes of all are on the disk. OutputError: a
    path cannot be written."""
    with beside(files):
        pass


@contextmanager
def beside(files: Mapping[Path, bytes]) -> Iterator[None]:
    """Write files beside what the block writes, and not without it: their bytes are on the disk before it, and get their names
    after it. OutputError, before the block: a path cannot be written."""
    streams = [path for path in files if _is_stream(path)]
    waiting: dict[Path, Path] = {}
    try:
        for path, data in files.items():
            with _writing(path):
                if stat.S_ISDIR(_mode(path)):
                    raise OutputError(f"cannot write {path}: it is a folder; choose another name")
                if path not in streams:
                    target = _resolved(path)
                    waiting[target] = _beside(target)
                    _create(waiting[target], data, _NEW_FILE)
        yield
        for target, temporary in waiting.items():
            with _writing(target):
                os.replace(temporary, target)
        for path in streams:
            with _writing(path):
                _write_through(files[path], path)
    finally:
        for temporary in waiting.values():
            temporary.unlink(missing_ok=True)


def write_folder(files: Mapping[str, bytes], path: Path, what: str, foreign: Callable[[Path], str]) -> None:
    """Write files, by their "/"-separated paths, into a new folder that takes the place of `path` in one step. OutputError: a
    file is there, or a folder that holds something else than `what`: `foreign` names that, "" where there is nothing."""
    with _writing(path):
        mode = _mode(path)
        if stat.S_ISDIR(mode):
            _check(path, what, foreign)
        elif mode:
            raise OutputError(f"cannot write {path}/: it is a file; remove it, or choose another name")
        target = _resolved(path)
        temporary = _beside(target)
        try:
            for name, data in sorted(files.items()):
                member = temporary / name
                member.parent.mkdir(parents=True, exist_ok=True)
                _create(member, data, _NEW_FILE)
            _move_folder(temporary, target)
        finally:
            shutil.rmtree(temporary, ignore_errors=True)


def _check(folder: Path, what: str, foreign: Callable[[Path], str]) -> None:
    """Whether a folder may be replaced: one that another process replaces meanwhile is looked at again."""
    while True:
        looked_at = folder.stat().st_ino
        try:
            found = foreign(folder) if any(folder.iterdir()) else ""
            if found:
                raise OutputError(
                    f"cannot write {folder}/: it is a folder that holds something else than {what} ({found}); choose another name"
                )
        except (OutputError, FileNotFoundError):
            if folder.exists() and folder.stat().st_ino == looked_at:
                raise
        else:
            return


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise OutputError(f"cannot write {path}: {error.strerror or error}") from error


def _replace(path: Path, data: bytes, permissions: int) -> None:
    target = _resolved(path)
    temporary = _beside(target)
    try:
        _create(temporary, data, permissions)
        os.replace(temporary, target)
    finally:
        temporary.unlink(missing_ok=True)


def _mode(path: Path) -> int:
    """What lies at a path, links followed, as `st_mode` says it; 0: nothing."""
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return 0


def _resolved(path: Path) -> Path:
    """The path without symbolic links, in a folder that exists: what is put there is what the links lead to."""
    target = Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    return target


def _write_through(data: bytes, path: Path) -> None:
    """Write to a device or a FIFO: it is where the bytes go, never a name to replace."""
    with open(os.open(path, os.O_WRONLY), "wb") as file:
        file.write(data)


def _move_folder(new: Path, path: Path) -> None:
    """Put `new` at `path`; a folder that was there ends up at `new`, in one step where the system can exchange two names."""
    if _renamed(new, path) or _exchange(new, path):
        return
    old = _beside(path)
    os.rename(path, old)
    try:
        os.rename(new, path)
    except BaseException:
        os.rename(old, path)
        raise
    os.rename(old, new)


def _renamed(new: Path, path: Path) -> bool:
    """Whether `new` could be moved to a `path` where nothing was, or an empty folder: another process may have put one there."""
    try:
        os.rename(new, path)
    except OSError as error:
        if error.errno not in (errno.ENOTEMPTY, errno.EEXIST):
            raise
        return False
    return True


def _exchange(one: Path, other: Path) -> bool:
    """Swap two names at once; False where the system or the file system cannot."""
    if not sys.platform.startswith("linux"):
        return False
    renameat2 = getattr(ctypes.CDLL(None), "renameat2", None)
    if renameat2 is None:
        return False
    return bool(renameat2(_AT_FDCWD, os.fsencode(one), _AT_FDCWD, os.fsencode(other), _EXCHANGE) == 0)


def _create(path: Path, data: bytes, permissions: int) -> None:
    """Write a new file, and have it on the disk before it gets its name."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, permissions)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _beside(path: Path) -> Path:
    """A fresh name in the same folder, so that a rename to `path` stays on one file system."""
    return path.with_name(f".{path.name}.{secrets.token_hex(8)}.tmp")
