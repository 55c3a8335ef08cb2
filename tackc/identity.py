"""Who makes code: digests of this project's own sources and of the tools, for keys of the cache.

A digest is over what files hold, so it is the same on every machine and after every new installation of the same. It is
remembered on disk by what `stat` says of the files (path, size, times, inode), so that nothing large is read again where nothing
has changed.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tack_runtime import settings
from tack_runtime.version import VERSION
from tackc import entries

if TYPE_CHECKING:
    from tackc.work import Tool

# Calls need this module before anything else of the compiler, so it imports little.

_ROOT: Final = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_PACKAGES: Final = ("tack", "tack_runtime", "tackc")
_SUFFIXES: Final = (".py", ".h", ".ll", ".o")  # what is installed and reaches what is built
_APART: Final = (os.path.join("tack", "library"), os.path.join("tack", "algorithms"))  # nothing that compiles reads them
_BLOCK: Final = 1 << 20

_edited = False  # as it was seen last


class _File(NamedTuple):
    """A file, and what `stat` says of it: times in nanoseconds."""

    path: str
    size: int
    modified: int
    changed: int
    inode: int


@cache
def ours() -> str:
    """The digest of the sources of this project's packages: an edit of any of them makes every entry one of another compiler."""
    found = _fact("tackc", _sources(), "", lambda: _digest(_sources(), _ROOT))
    edited()  # it may be of sources that this process does not run
    return found


def edited(look: bool = True) -> bool:
    """Whether sources have changed since this module was loaded: the process then runs neither the old ones nor the new, so
    nothing is kept, and nothing is taken any more. It looks at all files anew, 1 ms, or goes by what was seen before."""
    global _edited
    if look and not _edited and (path := _changed(_sources())) is not None:
        _edited = True
        settings.report("compile", f"{path} has changed: this process uses the cache no more")
    return _edited


@cache
def host() -> tuple[str, ...]:
    """What else the compiler's own decisions depend on: Python, and NumPy, which folds constants."""
    machine = os.uname().machine if sys.platform != "win32" else ""
    return VERSION, sys.version, _package("numpy", "version.py"), sys.platform, machine


@cache
def llvm() -> str:
    """llvmlite, which brings its LLVM; "" where it is not installed."""
    return _package("llvmlite", "_version.py", "binding/libllvmlite.so", "binding/libllvmlite.dylib", "binding/llvmlite.dll")


def _package(name: str, *names: str) -> str:
    """The digest of some files of an installed package, without importing it: `importlib.metadata` takes 30 ms."""
    try:
        spec = find_spec(name)
    except ImportError:
        return ""
    if spec is None or spec.origin is None:
        return ""
    folder = os.path.dirname(spec.origin)
    found = (os.path.join(folder, name) for name in names)
    return _of_files(name, [path for path in found if os.path.exists(path)], dict)


@cache
def nvrtc(load: bool = True) -> str:
    """NVRTC with the assembler that tries its PTX; "" where it is not there, and not `load`: where it was never seen working."""
    from tackc.toolchains import nvrtc as toolchain

    files = list(map(str, toolchain.installed()))
    if not files:  # a library of the system, whose file only the loader knows
        found = toolchain.available() is None
        return json.dumps([toolchain.path(), toolchain.version(), _ptxas()]) if load and found else ""
    known = _remembered("nvrtc", files)
    if known is None and not load:
        return ""
    return json.dumps([known or _of_files("nvrtc", files, lambda: {"version": toolchain.version()}), _ptxas()])


def _ptxas() -> str:
    from tackc.toolchains import ptxas

    path = ptxas.path()
    return "" if path is None else _of_files("ptxas", [path], dict)


@cache
def clang() -> str:
    """clang and the linker that it calls, without running them; "" where there is none."""
    from shutil import which

    from tackc.toolchains import clang as toolchain

    candidates = [path for path in map(which, toolchain.NAMES) if path is not None]
    if not candidates:
        return ""
    asked: Any = json.loads(_fact("clang", _files(candidates), ours(), lambda: json.dumps(toolchain.described())))
    if asked is not None and not all(map(os.path.exists, asked[1])):  # libraries go without the program that they belong to
        asked = toolchain.described()
    return "" if asked is None else json.dumps([asked[0], _of_files("clang", asked[1], dict)])


@cache
def metal() -> str:
    """What Apple's compiler says of its version: which one `xcrun` runs, it decides anew each time."""
    from tackc.toolchains import metal as toolchain

    return json.dumps([toolchain.version(), _of_files("metal", list(map(str, toolchain.files())), dict)])


def of(tool: Tool) -> str:
    """A tool of `work.Tool`, with all that its output depends on besides text and options."""
    return _TOOLS[tool]()


def for_target(target: str) -> str:
    """What makes a target's code for calls; "" where the driver takes sources."""
    tool = _OF_TARGETS.get(target)
    return "" if tool is None else of(tool)


_OF_TARGETS: Final[dict[str, Tool]] = {"cpu": "llvm", "cuda": "nvrtc", "hip": "hip", "level_zero": "spirv"}
_TOOLS: Final[dict[str, Callable[[], str]]] = {"llvm": llvm, "nvrtc": nvrtc, "hip": clang, "spirv": clang, "metal": metal}


# --- files -------------------------------------------------------------------------------------------------------------


@cache
def _sources() -> tuple[_File, ...]:
    """Every file of our packages, as it was when this module was loaded; where they are not files, as in an archive, the archive
    or the program that holds them."""
    found = tuple(file for package in _PACKAGES for file in _below(os.path.join(_ROOT, package)))
    if found:
        return found
    archive = _ROOT
    while not os.path.isfile(archive) and os.path.dirname(archive) != archive:
        archive = os.path.dirname(archive)
    return tuple(_files([archive if os.path.isfile(archive) else sys.executable]))


def _below(folder: str) -> Iterator[_File]:
    if not os.path.isdir(folder):
        return
    with os.scandir(folder) as found:
        for entry in sorted(found, key=lambda entry: entry.name):
            if entry.name.endswith(_SUFFIXES):
                yield _file(entry.path, entry.stat())
            elif entry.is_dir() and entry.name != "__pycache__" and os.path.relpath(entry.path, _ROOT) not in _APART:
                yield from _below(entry.path)


def _changed(files: Sequence[_File]) -> str | None:
    """The first of some files that is not any more what it was."""
    for file in files:
        try:
            if _file(file.path, os.stat(file.path)) != file:
                return file.path
        except OSError:  # it is gone
            return file.path
    return None


def _files(paths: Sequence[str]) -> list[_File]:
    return [_file(path, os.stat(path)) for path in map(os.path.realpath, paths)]


def _file(path: str, status: os.stat_result) -> _File:
    return _File(path, status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino)


def _of_files(name: str, paths: Sequence[str], said: Callable[[], Any]) -> str:
    """The digest of a tool's files, beside what it says of itself."""
    files = _files(paths)
    return _fact(name, files, ours(), lambda: json.dumps([said(), _digest(files, None)]))


def _remembered(name: str, paths: Sequence[str]) -> str | None:
    data = entries.load(_key(name, _files(paths), ours()))
    return None if data is None else data.decode()


def _fact(name: str, files: Sequence[_File], by: str, compute: Callable[[], str]) -> str:
    """A text that depends on files alone: as it is remembered for them, else computed."""
    key = _key(name, files, by)
    data = entries.load(key)
    if data is not None:
        return data.decode()
    found = compute()
    if _changed(files) is None:  # else it may be of other contents than what `stat` said before
        entries.store(key, found.encode())
    return found


def _key(name: str, files: Sequence[_File], by: str) -> entries.Key:
    return entries.Key("fact", json.dumps([name, by, files]))


def file_digest(path: str) -> str:
    """The sha256 of a file, which is read only where it has changed."""
    return _digest_as_of(_files([path])[0])


@lru_cache(maxsize=32)
def _digest_as_of(file: _File) -> str:
    return _fact("sha256", [file], "", lambda: _sha256(file.path))


def _sha256(path: str) -> str:
    import hashlib

    found = hashlib.sha256()
    with open(path, "rb") as opened:
        while block := opened.read(_BLOCK):
            found.update(block)
    return found.hexdigest()


def _digest(files: Sequence[_File], root: str | None) -> str:
    """Over names, below a root or without folders, and contents."""
    import hashlib  # it takes longer to load than most calls have anything to digest

    found = hashlib.sha256()
    for file in files:
        name = os.path.basename(file.path) if root is None else os.path.relpath(file.path, root).replace(os.sep, "/")
        with open(file.path, "rb") as opened:
            found.update(f"{name}\0{os.fstat(opened.fileno()).st_size}\0".encode())
            while block := opened.read(_BLOCK):
                found.update(block)
    return found.hexdigest()


_sources()  # before anything can be edited that this process has loaded
