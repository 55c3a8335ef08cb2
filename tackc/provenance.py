"""What has made a bundle: tools by version and content, and on demand the revisions that its sources are of.

Nothing of it names a folder, a machine or a time, so that equal inputs still give equal bundles.
"""

from __future__ import annotations

import hashlib
import subprocess
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tack_runtime.manifest import Image, Revision, UsedTool
from tack_runtime.version import VERSION
from tackc import identity
from tackc.request import RequestError
from tackc.toolchains import clang, cpu, metal, nvrtc


class _Source(NamedTuple):
    """A tool: its name, and how to ask for its version and its files."""

    name: str
    describe: Callable[[], tuple[str, Sequence[Path]]]


def _llvmlite() -> tuple[str, Sequence[Path]]:
    return cpu.version(), cpu.files_of_llvm()


def _nvrtc() -> tuple[str, Sequence[Path]]:
    return ".".join(map(str, nvrtc.version())), nvrtc.files()


def _clang() -> tuple[str, Sequence[Path]]:
    version, path = clang.found()
    return version, clang.files(path)


def _lld() -> tuple[str, Sequence[Path]]:
    return clang.found()[0], clang.files(clang.tool("lld") or "")  # clang takes the one of its version


_LLVMLITE: Final = _Source("llvmlite", _llvmlite)
_NVRTC: Final = _Source("NVRTC", _nvrtc)
_CLANG: Final = _Source("clang", _clang)
_LLD: Final = _Source("lld", _lld)
_METAL: Final = _Source("Metal", lambda: (metal.version(), metal.files()))

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
    return tuple(sorted([UsedTool("tackc", VERSION, identity.ours()), *map(_used, sources)]))


def made_by(kind: str) -> tuple[str, ...]:
    """The names of the tools that make a kind of image."""
    return tuple(source.name for source in _MAKERS[kind])


def _used(source: _Source) -> UsedTool:
    version, files = source.describe()
    return UsedTool(source.name, version, files_digest(files))


def files_digest(files: Sequence[Path]) -> str:
    """The sha256 of a file; of several, that of their digests, a line each, in order."""
    digests = [identity.file_digest(str(file)) for file in files if file.is_file()]
    return digests[0] if len(digests) == 1 else hashlib.sha256("\n".join(digests).encode()).hexdigest()


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
