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
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final, Protocol

from tack_runtime import settings
from tack_runtime.digest import sha256
from tack_runtime.drivers import cpu
from tack_runtime.errors import ToolchainError
from tack_runtime.jit import CompilerMissingError, lacking
from tackc import cache, entries, identity
from tackc.output import write_file

PACKAGE: Final = "tack.library"

_FOLDER: Final = Path(__file__).resolve().parent.parent / "tack" / "library"
_SECONDS_A_VARIANT: Final = 0.08  # of one processor
_SECONDS_TO_START: Final = 1.0


def modules() -> list[str]:
    """The modules of the library, by their short names."""
    return sorted(path.stem for path in _FOLDER.glob("*.py") if path.stem != "__init__")


def bundle(module: str, path: str = "") -> bytes:
    """The bundle of a module of the library for this CPU: as it is kept, else made, of which a line on standard error tells.

    It is kept in the cache or, with a `path`, there. CompilerMissingError: nothing compiles here; ToolchainError: a kernel is
    wrong.
    """
    level = cpu.level()
    kept: _Kept = _File(Path(path)) if path else _Entry(module, level)
    found = kept.load()
    if found is not None:
        return found
    if missing := lacking():
        raise CompilerMissingError(missing)
    with kept.alone() as where:
        found = kept.load() if where else None  # another process may have made it meanwhile
        if found is None:
            found = _made(module, level, f"into {where}, once" if where else "in memory: nothing is kept on disk")
            if where:
                kept.store(found)
    return found


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

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> bytes | None:
        return self._path.read_bytes() if self._path.is_file() else None

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

    def __init__(self, module: str, level: str) -> None:
        self._parts = module, level
        self._key = self._current()

    def _current(self) -> entries.Key:
        sources = [[path.name, sha256(path.read_bytes())] for path in sorted(_FOLDER.glob("*.py"))]
        made_by = [identity.ours(), *identity.host(), identity.llvm(), sources]
        return entries.Key("bundle", json.dumps(["bundle", made_by, *self._parts]))

    def load(self) -> bytes | None:
        return entries.load(self._key)

    def store(self, data: bytes) -> None:
        if self._key == self._current() and not identity.edited():  # else it may be of other sources
            entries.store(self._key, data)

    @contextmanager
    def alone(self) -> Iterator[str]:
        path = settings.cache_dir()
        if not (settings.cache() and cache.SUPPORTED):
            yield ""
            return
        try:
            os.makedirs(path, mode=0o700, exist_ok=True)
            with cache.opened(path) as folder:
                _lock(folder)
                yield path if os.access(path, os.W_OK) else ""
        except OSError:  # what reads entries has said so
            yield ""


def _lock(folder: int) -> None:
    """Wait until no other process has locked an open folder; closing it unlocks it."""
    import fcntl

    fcntl.flock(folder, fcntl.LOCK_EX)


def _made(module: str, level: str, where: str) -> bytes:
    """The bundle, made in another process."""
    code = f"import sys; sys.path[:] = {sys.path!r}; from tackc.library import main; main({module!r}, {level!r})"
    environment = {**os.environ, "TACK_CACHE": str(int(settings.cache())), "TACK_CACHE_DIR": settings.cache_dir()}
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, env=environment
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        if line:
            variants, seconds = line.split()
            text = f"building the library's kernels for {level} {where}: {module}, {variants} variants, about {seconds} s"
            print(f"tack: {text}", file=sys.stderr, flush=True)
        data, said = process.communicate()
    if process.returncode:
        raise ToolchainError(f"the kernels of {PACKAGE}.{module} cannot be built for {level}:\n{said.decode().rstrip()}")
    return data


def main(module: str, level: str) -> None:
    """In a process of its own: write how much there is to do, and the bundle, to standard output."""
    from tackc.build import Options, build_modules
    from tackc.plan import BuildError, Planned
    from tackc.request import parse_arch
    from tackc.work import processes

    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)

    def planned(found: Planned) -> None:
        variants = sum(len(each.wanted) for each in found.plans)
        seconds = _SECONDS_TO_START + variants * _SECONDS_A_VARIANT / processes(variants, None)
        output.write(f"{variants} {seconds:.0f}\n".encode())
        output.flush()

    try:
        data, _ = build_modules([f"{PACKAGE}.{module}"], parse_arch(f"cpu:{level}"), Options(jobs=None), planned)
    except BuildError as error:
        sys.exit(str(error))
    output.write(data)
    output.close()
