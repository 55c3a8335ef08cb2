"""The kernels of `tack.library`, built where no file has them: in an installation that runs from its sources.

A bundle for each module, which holds code for the CPU level of this process alone, is kept in the cache, so it is made once and,
where many processes want it, by one of them. It is made by a process of its own, which may start others, and whose memory is
not that of the program that waits.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Final, Protocol

from tack_runtime import library, settings
from tack_runtime.contents import open_bundle
from tack_runtime.drivers import cpu
from tack_runtime.errors import DeviceError, InternalError, ToolchainError
from tack_runtime.jit import CompilerMissingError, lacking
from tack_runtime.manifest import UsedTool
from tackc import cache, entries, identity
from tackc.output import write_file

_WRONG: Final = 3  # the status of a process that has met a kernel which does not compile


def modules() -> list[str]:
    """The modules of the library, by their short names."""
    return sorted(path.stem for path in Path(library.FOLDER).glob("*.py") if path.stem != "__init__")


def bundle(module: str, path: str = "") -> bytes:
    """The bundle of a module of the library for this CPU: as it is kept, else made.

    It is kept in the cache or, with a `path`, there. CompilerMissingError: nothing compiles here; ToolchainError: it cannot be
    built.
    """
    level, state = _level(), library.state()
    kept: _Kept = _File(Path(path), state) if path else _Entry(module, level, state)
    found = kept.load()
    if found is not None:
        return found
    if missing := lacking():
        raise CompilerMissingError(missing)
    with kept.alone() as where:
        found = kept.load() if where else None  # another process may have made it meanwhile
        if found is None:
            _tell(f"{level or 'devices'} {f'into {where}, once' if where else 'in memory: nothing is kept on disk'}: {module}")
            found = _made(module, level, state)
            if where and library.state() == state:  # else it may be of other sources
                kept.store(found)
    return found


def _level() -> str:
    """The CPU level to build for; "": the CPU runs nothing here, and devices have what is compiled of programs."""
    try:
        return cpu.level()
    except DeviceError:
        return ""


class _Kept(Protocol):
    """Where a bundle is kept."""

    def load(self) -> bytes | None:
        """What is kept."""

    def store(self, data: bytes) -> None:
        """Keep a bundle."""

    def alone(self) -> AbstractContextManager[str]:
        """The folder that bundles are kept in, "" where none can be; no other process makes anything within the block."""


class _File:
    """A file of a folder that the user names."""

    def __init__(self, path: Path, state: UsedTool | None) -> None:
        self._path = path
        self._state = state

    def load(self) -> bytes | None:
        data = self._path.read_bytes() if self._path.is_file() else None
        return None if data is None or library.unfit(open_bundle(data).manifest, self._state) else data

    def store(self, data: bytes) -> None:
        write_file(data, self._path)

    @contextmanager
    def alone(self) -> Iterator[str]:
        folder = os.open(self._path.parent, os.O_RDONLY)
        try:
            _lock(folder)
            yield str(self._path.parent)
        finally:
            os.close(folder)


class _Entry:
    """An entry of the cache, keyed by all that has a say in it."""

    def __init__(self, module: str, level: str, state: UsedTool | None) -> None:
        made_by = [identity.ours(), *identity.host(), identity.llvm(), state]
        self._key = entries.Key("bundle", json.dumps(["bundle", made_by, module, level]))

    def load(self) -> bytes | None:
        return entries.load(self._key)

    def store(self, data: bytes) -> None:
        if not identity.edited():  # else it may be of another compiler
            entries.store(self._key, data)

    @contextmanager
    def alone(self) -> Iterator[str]:
        with ExitStack() as held:
            yield self._locked(held)

    def _locked(self, held: ExitStack) -> str:
        path = settings.cache_dir()
        if not (settings.cache() and cache.SUPPORTED):
            return ""
        try:
            os.makedirs(path, mode=0o700, exist_ok=True)
            _lock(held.enter_context(cache.opened(path)))
        except OSError:  # what reads entries says so
            return ""
        return path if os.access(path, os.W_OK) else ""


def _lock(folder: int) -> None:
    """Wait until no other process has locked an open folder; closing it unlocks it."""
    import fcntl

    fcntl.flock(folder, fcntl.LOCK_EX)


def _tell(what: str) -> None:
    """Say on standard error what takes some seconds now; whoever names a folder to build into need not be told."""
    text = f"building the library's kernels for {what}"
    if settings.library():
        settings.report("compile", text)
    else:
        print(f"tack: {text}", file=sys.stderr, flush=True)


def _made(module: str, level: str, state: UsedTool | None) -> bytes:
    """The bundle, made in another process."""
    arguments = f"{library.PACKAGE}.{module}", level, state and tuple(state)
    code = f"import sys; sys.path[:] = {sys.path!r}; from tackc.library import main; main(*{arguments!r})"
    environment = {**os.environ, "TACK_CACHE": str(int(settings.cache())), "TACK_CACHE_DIR": settings.cache_dir()}
    failed = f"the kernels of {library.PACKAGE}.{module} cannot be built for {level or 'devices'}"
    try:
        made = subprocess.run(
            [sys.executable, "-c", code], stdin=subprocess.DEVNULL, capture_output=True, env=environment, check=False
        )
    except (OSError, TypeError) as error:  # of a program that has Python in it, `sys.executable` may be None
        raise ToolchainError(f"{failed}: Python, {sys.executable}, does not start: {error}") from error
    said = made.stderr.decode().rstrip()
    if made.returncode == _WRONG:
        raise InternalError(f"{failed}; please report it:\n{said}")
    if made.returncode:
        raise ToolchainError(f"{failed}:\n{said}")
    return made.stdout


def main(module: str, level: str, state: tuple[str, str, str] | None) -> None:
    """In a process of its own: write the bundle of a module to standard output."""
    from tackc.build import Options, build_modules
    from tackc.plan import BuildError
    from tackc.request import parse_arch

    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    targets, made_of = parse_arch(f"cpu:{level}") if level else (), [UsedTool(*state)] if state else []
    try:
        data, _ = build_modules([module], targets, Options(jobs=None), made_of=made_of)
    except BuildError as error:
        print(error, file=sys.stderr)
        sys.exit(_WRONG)
    output.write(data)
    output.close()
