"""Who makes code: digests of this project's own sources and of the tools, for keys of the cache.

A digest is over what files hold, so it is the same on every machine and after every new installation of the same. It is
remembered on disk by what `stat` says of the files (path, size, times, inode), so that nothing large is read again where nothing
has changed.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tack_runtime.version import VERSION
from tackc import entries

if TYPE_CHECKING:
    from tackc.work import Tool

_IMPORTED: Final = time.time()
_ROOT: Final = Path(__file__).parent.parent
_PACKAGES: Final = ("tack", "tack_runtime", "tackc")
_BLOCK: Final = 1 << 20


@cache
def ours() -> str:
    """The digest of the sources of this project's packages: an edit of any of them makes every entry one of another compiler."""
    files = _sources()
    return str(_fact("tackc", files, "", lambda: _digest(files, _ROOT)))


@cache
def edited() -> bool:
    """Whether sources were changed after this process began, which then runs neither the old ones nor the new: nothing is kept,
    and nothing is taken."""
    return any(os.stat(file).st_mtime > _IMPORTED for file in _sources())


@cache
def host() -> tuple[str, ...]:
    """What else the compiler's own decisions depend on: Python, and NumPy, which folds constants."""
    return VERSION, sys.version, _package("numpy", "version.py"), sys.platform, platform.machine()


@cache
def llvm() -> str:
    """llvmlite, which brings its LLVM; "" where it is not installed."""
    return _package("llvmlite", "_version.py", "binding/*.so", "binding/*.dylib")


def _package(name: str, *patterns: str) -> str:
    """The digest of some files of an installed package, without importing it: `importlib.metadata` takes 30 ms."""
    try:
        spec = find_spec(name)
    except ImportError:
        return ""
    if spec is None or spec.origin is None:
        return ""
    folder = Path(spec.origin).parent
    return _of_files(name, [file for pattern in patterns for file in sorted(folder.glob(pattern))], dict)


@cache
def nvrtc(load: bool = True) -> str:
    """NVRTC with the assembler that tries its PTX; "" where it is not there, and not `load`: where it was never seen working."""
    from tackc.toolchains import nvrtc as toolchain

    files = toolchain.installed()
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
    return "" if path is None else _of_files("ptxas", [Path(path)], dict)


@cache
def clang() -> str:
    """clang and the linker that it calls, without running them; "" where there is none."""
    from tackc.toolchains import clang as toolchain

    candidates = [Path(path).resolve() for path in map(shutil.which, toolchain.NAMES) if path is not None]
    if not candidates:
        return ""
    asked: Any = json.loads(_fact("clang", candidates, ours(), lambda: json.dumps(toolchain.described())))
    if asked is None:
        return ""
    files = [Path(asked[key]) for key in ("clang", "lld") if asked[key]]
    return json.dumps([asked["version"], _of_files("clang", files, dict)])


@cache
def metal() -> str:
    """What Apple's compiler says of its version: which one `xcrun` runs, it decides anew each time."""
    from tackc.toolchains import metal as toolchain

    return toolchain.version()


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


def _sources() -> list[Path]:
    """Every file of our packages; where they are not files, as in an archive, the archive or the program that holds them."""
    found: list[Path] = []
    for package in _PACKAGES:
        found += _below(_ROOT / package)
    if found:
        return found
    return [next((path for path in _ROOT.parents if path.is_file()), _ROOT if _ROOT.is_file() else Path(sys.executable))]


def _below(folder: Path) -> Iterable[Path]:
    if not folder.is_dir():
        return
    with os.scandir(folder) as found:
        for entry in sorted(found, key=lambda entry: entry.name):
            if entry.is_dir():
                yield from () if entry.name == "__pycache__" else _below(Path(entry.path))
            else:
                yield Path(entry.path)


def _of_files(name: str, files: Sequence[Path], said: Callable[[], Any]) -> str:
    """The digest of a tool's files, beside what it says of itself."""
    resolved = [file.resolve() for file in files]
    return str(_fact(name, resolved, ours(), lambda: json.dumps([said(), _digest(resolved, None)])))


def _remembered(name: str, files: Sequence[Path]) -> str | None:
    data = entries.load(_key(name, [file.resolve() for file in files], ours()))
    return None if data is None else data.decode()


def _fact(name: str, files: Sequence[Path], by: str, compute: Callable[[], str]) -> str:
    """A text that depends on files alone: as it is remembered for them, else computed."""
    key = _key(name, files, by)
    data = entries.load(key)
    if data is not None:
        return data.decode()
    found = compute()
    entries.store(key, found.encode())
    return found


def _key(name: str, files: Sequence[Path], by: str) -> entries.Key:
    return entries.Key("fact", json.dumps([name, by, [_status(file) for file in files]]))


def _status(file: Path) -> list[str | int]:
    status = os.stat(file)
    return [str(file), status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino]


def _digest(files: Sequence[Path], root: Path | None) -> str:
    """Over names, below a root or without folders, and contents."""
    import hashlib  # it takes longer to load than most calls have anything to digest

    found = hashlib.sha256()
    for file in files:
        name = file.name if root is None or not file.is_relative_to(root) else file.relative_to(root).as_posix()
        with open(file, "rb") as opened:
            found.update(f"{name}\0{os.fstat(opened.fileno()).st_size}\0".encode())
            while block := opened.read(_BLOCK):
                found.update(block)
    return found.hexdigest()
