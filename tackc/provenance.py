"""What has made a bundle: tools by version and content, and on demand the revisions that its sources are of.

Nothing of it names a folder, a machine or a time, so that equal inputs still give equal bundles.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from tack_runtime.manifest import Image, Revision, UsedTool
from tack_runtime.version import VERSION
from tackc import cache
from tackc.request import RequestError
from tackc.toolchains import clang, cpu, metal, nvrtc

_OWN: Final = ("tack", "tack_runtime", "tackc")
_PART: Final = 1 << 20  # bytes of a file that are in memory
_OWN_SUFFIXES: Final = (".py", ".h", ".ll", ".o")  # what is installed and reaches what is built


class _Source(NamedTuple):
    """A tool: its name, where it begins, found without running it (nothing where only running it tells), and how to ask for its
    version and all its files."""

    name: str
    start: Callable[[], Sequence[Path]]
    describe: Callable[[], tuple[str, Sequence[Path]]]


def _nothing() -> Sequence[Path]:
    return ()


def _llvmlite() -> tuple[str, Sequence[Path]]:
    return cpu.version(), cpu.files_of_llvm()


def _nvrtc() -> tuple[str, Sequence[Path]]:
    return ".".join(map(str, nvrtc.version())), nvrtc.files()


def _clang() -> tuple[str, Sequence[Path]]:
    version, path = clang.found()
    return version, clang.files(path)


def _lld() -> tuple[str, Sequence[Path]]:
    return clang.found()[0], clang.files(clang.tool("lld") or "")  # clang takes the one of its version


_LLVMLITE: Final = _Source("llvmlite", cpu.files_of_llvm, _llvmlite)
_NVRTC: Final = _Source("NVRTC", nvrtc.installed, _nvrtc)
_CLANG: Final = _Source("clang", clang.candidates, _clang)
_LLD: Final = _Source("lld", clang.candidates, _lld)
_METAL: Final = _Source("Metal", _nothing, lambda: (metal.version(), metal.files()))

# The tools that make each kind of image; sources are made by tackc alone.
_MAKERS: Final[dict[str, tuple[_Source, ...]]] = {
    "library": (_LLVMLITE,),
    "ptx": (_NVRTC,),
    "cubin": (_NVRTC,),
    "hsaco": (_CLANG, _LLD),
    "spirv": (_CLANG,),
    "metallib": (_METAL,),
    "source": (),
}


def tools(images: Iterable[Image]) -> tuple[UsedTool, ...]:
    """The tools here that make such images, tackc among them, by name."""
    sources = dict.fromkeys(source for kind in {image.kind for image in images} for source in _MAKERS[kind])
    return tuple(sorted([UsedTool("tackc", VERSION, own_digest()), *map(_used, sources)]))


def made_by(kind: str) -> tuple[str, ...]:
    """The names of the tools that make a kind of image."""
    return tuple(source.name for source in _MAKERS[kind])


# --- digests -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def own_digest() -> str:
    """The sha256 of tackc itself: of everything installed that reaches what it builds."""
    root = Path(__file__).resolve().parent.parent
    files = sorted(file for package in _OWN for file in (root / package).rglob("*") if file.suffix in _OWN_SUFFIXES)
    lines = (f"{file.relative_to(root).as_posix()} {hashlib.sha256(file.read_bytes()).hexdigest()}" for file in files)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def files_digest(files: Sequence[Path]) -> str:
    """The sha256 of a file; of several, that of their digests, a line each, in order."""
    digests = [_digest(file) for file in files]
    return digests[0] if len(digests) == 1 else hashlib.sha256("\n".join(digests).encode()).hexdigest()


def _digest(file: Path) -> str:
    found = hashlib.sha256()
    with open(file, "rb") as opened:
        while part := opened.read(_PART):
            found.update(part)
    return found.hexdigest()


class _Remembered(NamedTuple):
    """What was found of a tool, and how its files were then."""

    tool: UsedTool
    files: tuple[tuple[str, str], ...]

    def holds(self) -> bool:
        """Whether the files are as they were."""
        return bool(self.files) and all(_state(path) == state for path, state in self.files)


def _used(source: _Source) -> UsedTool:
    """A tool as it is here. Its files may have hundreds of megabytes, so what was found stands in the cache while they stay as
    they are."""
    start = source.start()
    entry = f"{hashlib.sha256(repr([source.name, *start]).encode()).hexdigest()[:32]}{cache.DIGEST}"
    known = _known.get(entry) or _recalled(cache.read(entry))
    if not start or known is None or not known.holds():
        version, files = source.describe()
        there = [file for file in files if file.is_file()]
        states = tuple((str(file), _state(str(file))) for file in dict.fromkeys([*start, *there]))
        known = _Remembered(UsedTool(source.name, version, files_digest(there)), states)
        cache.write(entry, json.dumps([known.tool, known.files]).encode())
    _known[entry] = known
    return known.tool


_known: Final[dict[str, _Remembered]] = {}


def _recalled(data: bytes | None) -> _Remembered | None:
    """What an entry of the cache says; None where it is none, or damaged."""
    try:
        (name, version, digest), files = json.loads(data or b"")
        return _Remembered(
            UsedTool(str(name), str(version), str(digest)), tuple((str(path), str(state)) for path, state in files)
        )
    except (ValueError, TypeError):
        return None


def _state(path: str) -> str:
    """What changes when a file does; "" where there is none."""
    try:
        status = os.stat(path)
    except OSError:
        return ""
    return f"{status.st_dev} {status.st_ino} {status.st_size} {status.st_mtime_ns} {status.st_ctime_ns}"


# --- revisions -----------------------------------------------------------------------------------------------------------


def revisions(files: Iterable[Path]) -> tuple[Revision, ...]:
    """What the repositories that hold these files have checked out, and whether one of the files is not as committed there.

    RequestError where a file lies in no repository, or git cannot tell.
    """
    by_folder: dict[Path, list[Path]] = {}
    for file in files:
        by_folder.setdefault(file.resolve().parent, []).append(file.resolve())
    by_root: dict[str, list[Path]] = {}
    for folder, held in by_folder.items():
        by_root.setdefault(_git(folder, "rev-parse", "--show-toplevel").rstrip("\n"), []).extend(held)
    return tuple(sorted({_revision(Path(root), held) for root, held in by_root.items()}))


def _revision(root: Path, files: Sequence[Path]) -> Revision:
    head = _git(root, "rev-parse", "--verify", "HEAD").strip()
    options = ("--porcelain", "--untracked-files=all", "--ignored", "--no-renames")
    return Revision(head, _git(root, "status", *options, "--", *(str(file) for file in files)) != "")


def _git(folder: Path, *arguments: str) -> str:
    command = ["git", "--literal-pathspecs", "-C", str(folder), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="surrogateescape")
    except FileNotFoundError as error:
        raise RequestError("--provenance asks git, which is not installed; leave it out, or install git") from error
    if done.returncode != 0:
        said = done.stderr.strip().splitlines()
        why = f": git says {said[0]!r}" if said else ""
        raise RequestError(f"--provenance records the commit of the sources, and {folder} has none{why}; leave it out, or commit")
    return done.stdout
