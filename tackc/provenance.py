"""What has made a bundle: tools by version and content, and on demand the revisions that its sources are of.

Nothing of it names a folder, a machine or a time, so that equal inputs still give equal bundles.
"""

from __future__ import annotations

import hashlib
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
    """A tool: its name, and how to ask for its version and its files."""

    name: str
    version: Callable[[], str]
    files: Callable[[], Sequence[Path]]


def _clang_version() -> str:
    return clang.found()[0]


def _lld() -> str:
    return clang.tool("lld") or ""


_LLVMLITE: Final = _Source("llvmlite", cpu.version, cpu.files_of_llvm)
_NVRTC: Final = _Source("NVRTC", lambda: ".".join(map(str, nvrtc.version())), nvrtc.files)
_CLANG: Final = _Source("clang", _clang_version, lambda: clang.files(clang.found()[1]))
_LLD: Final = _Source("lld", _clang_version, lambda: clang.files(_lld()))  # clang takes the one of its version
_METAL: Final = _Source("Metal", metal.version, metal.files)

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
    used = [UsedTool(source.name, source.version(), files_digest(source.files())) for source in sources]
    return tuple(sorted([UsedTool("tackc", VERSION, own_digest()), *used]))


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
    digests = [_digest(file) for file in files if file.is_file()]
    return digests[0] if len(digests) == 1 else hashlib.sha256("\n".join(digests).encode()).hexdigest()


def _digest(file: Path) -> str:
    """The sha256 of a large file, which is read once only while it stays as it is: the cache has the digest and the state."""
    status = file.stat()
    state = (status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
    return _digest_as_of(file, " ".join(map(str, state)))


@lru_cache(maxsize=32)
def _digest_as_of(file: Path, state: str) -> str:
    entry = f"{hashlib.sha256(os.fsencode(file)).hexdigest()[:32]}{cache.DIGEST}"
    known, _, digest = (cache.read(entry) or b"").decode("ascii", "replace").partition(":")
    if known != state or len(digest) != 64:
        hashed = hashlib.sha256()
        with open(file, "rb") as opened:
            while part := opened.read(_PART):
                hashed.update(part)
        digest = hashed.hexdigest()
        cache.write(entry, f"{state}:{digest}".encode())
    return digest


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
