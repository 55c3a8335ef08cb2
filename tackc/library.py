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
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Final, Protocol

from tack_runtime import settings
from tack_runtime.digest import sha256
from tack_runtime.drivers import cpu
from tack_runtime.errors import DeviceError, ToolchainError
from tack_runtime.jit import CompilerMissingError, lacking
from tack_runtime.library import FILE, PACKAGE
from tackc import cache, entries, identity
from tackc.output import write_file

ALL: Final = "cpu:x86-64-v2,cpu:x86-64-v3,cpu:x86-64-v4,cpu:aarch64,cuda:compute_75,hip,metal,level_zero,opencl"

_FOLDER: Final = Path(__file__).resolve().parent.parent / "tack" / "library"
_BINARIES: Final = ("cuda", "level_zero")  # devices that run what is built here without another compiler
_SOURCES: Final = ("hip", "metal", "opencl")  # those whose drivers compile sources
_NONE, _PIPE = subprocess.DEVNULL, subprocess.PIPE
_SECONDS_A_VARIANT: Final = 0.08  # of one processor
_SECONDS_TO_START: Final = 1.0


def modules() -> list[str]:
    """The modules of the library, by their short names."""
    return sorted(path.stem for path in _FOLDER.glob("*.py") if path.stem != "__init__")


def bundle(module: str, path: str = "") -> bytes:
    """The bundle of a module of the library for this CPU: as it is kept, else made.

    It is kept in the cache or, with a `path`, there. CompilerMissingError: nothing compiles here; ToolchainError: a kernel is
    wrong.
    """
    level = _level()
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


def _made(module: str, level: str, where: str) -> bytes:
    """The bundle, made in another process."""
    code = f"import sys; sys.path[:] = {sys.path!r}; from tackc.library import main; main('{PACKAGE}.{module}', {level!r})"
    environment = {**os.environ, "TACK_CACHE": str(int(settings.cache())), "TACK_CACHE_DIR": settings.cache_dir()}
    failed = f"the kernels of {PACKAGE}.{module} cannot be built for {level or 'devices'}"
    try:
        process = subprocess.Popen([sys.executable, "-c", code], stdin=_NONE, stdout=_PIPE, stderr=_PIPE, env=environment)
    except (OSError, TypeError) as error:  # of a program that has Python in it, `sys.executable` may be None
        raise ToolchainError(f"{failed}: Python, {sys.executable}, does not start: {error}") from error
    with process:
        try:
            data, said = _told(process, f"{level or 'devices'} {where}: {module}")
        except BaseException:
            process.kill()
            raise
    if process.returncode:
        raise ToolchainError(f"{failed}:\n{said.decode().rstrip()}")
    return data


def _told(process: subprocess.Popen[bytes], what: str) -> tuple[bytes, bytes]:
    """What the process writes, after a line on standard error that says how long that takes; whoever names a folder to build into
    need not be told."""
    assert process.stdout is not None
    line = process.stdout.readline().decode()
    if line:
        variants, seconds = line.split()
        text = f"building the library's kernels for {what}, {variants} variants, about {seconds} s"
        if settings.library():
            settings.report("compile", text)
        else:
            print(f"tack: {text}", file=sys.stderr, flush=True)
    return process.communicate()


def complete(arch: str = ALL, only: Sequence[str] = ()) -> bytes:
    """A bundle of all kernels of the library, or of `only` some of its modules, for the targets of `arch`. Devices whose
    drivers take sources get sources, the others binaries without them; members are compressed. BuildError: a kernel is wrong;
    ToolchainError: a tool is missing."""
    from tackc.build import Options, build_modules
    from tackc.bundle import deflated
    from tackc.merging import merge
    from tackc.request import parse_arch

    names = [f"{PACKAGE}.{module}" for module in only or modules()]
    targets = parse_arch(arch)
    binary = [each for each in targets if each.target in _BINARIES]
    others = [each for each in targets if each.target not in _BINARIES]
    with tempfile.TemporaryDirectory() as folder:
        made: list[Path] = []
        for part, options in ((binary, Options(None, require_binaries=True, strip_sources=True)), (others, Options(None))):
            if part:
                data, _ = build_modules(names, part, options, sourced=[each.target for each in part if each.target in _SOURCES])
                made.append(Path(folder, f"{len(made)}.tackb"))
                made[-1].write_bytes(data)
        return deflated(merge(made, Path(folder, FILE)).data)


def main(module: str, level: str) -> None:
    """In a process of its own: write how much there is to do, and the bundle of a module, to standard output."""
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
        data, _ = build_modules([module], parse_arch(f"cpu:{level}") if level else (), Options(jobs=None), planned)
    except BuildError as error:
        sys.exit(str(error))
    output.write(data)
    output.close()
