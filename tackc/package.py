"""Packages: a bundle as a Python package, whose attributes are its kernels.

The package is a module that loads the bundle beside it through `tack_runtime`, a stub with the types of the kernels, and the
bundle. It works from a folder, a wheel and a zip file. Its bytes are a function of the bundle alone.
"""

from __future__ import annotations

import keyword
import os
import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from tack_runtime.manifest import KernelEntry
from tackc.contents import PACKAGED, Contents, read_contents
from tackc.output import write_folder
from tackc.request import RequestError
from tackc.stubs import RESERVED, Export, literal, public, quoted, stub

BUNDLE: Final = PACKAGED
_NEEDED: Final = frozenset(("tack", "tack_runtime", "tackc", "numpy"))
_MODULE: Final = "__init__.py"
_FILES: Final = frozenset((_MODULE, "__init__.pyi", "py.typed", BUNDLE))
_MARK: Final = "# Made by `tackc build --package`. Do not edit it: build the kernels again.\n"

_LOADING: Final = f"""\
from os.path import dirname as _dirname
from os.path import isfile as _isfile
from os.path import join as _join

from tack_runtime import load as _load

_source: str | bytes = _join(_dirname(__file__), "{BUNDLE}")
if not _isfile(_source):  # the package is in a zip file
    from importlib.resources import files as _files

    _source = _files(__name__).joinpath("{BUNDLE}").read_bytes()

bundle = _load(_source)
"""
_RESERVED: Final = RESERVED | {"_dirname", "_isfile", "_join", "_load", "_source", "_files"}


def write(data: bytes, output: Path) -> int:
    """Write a package with the bundle `data` as the folder `output`, and say how many bytes it has.

    An earlier package is replaced in one step. OutputError: the folder holds something else; nothing is changed then.
    """
    made = files(read_contents(data), data)
    write_folder(made, output, "a package of kernels", _foreign)
    return sum(map(len, made.values()))


def check_name(output: Path) -> None:
    """RequestError unless the folder's name is one that Python can import, and that hides no other module."""
    name = output.name
    other = f"as in -o {output.parent / 'heat_kernels'}"
    if not name.isidentifier() or keyword.iskeyword(name):
        raise RequestError(f"{output} cannot be imported: the name of a package is an identifier, {other}")
    if hides(name):
        raise RequestError(f"{output} would hide the module {name!r} from what imports it; choose another name, {other}")


def hides(name: str) -> bool:
    """Whether a package of that name, found first, would take the place of a module that the runtime or others need."""
    return name in _NEEDED or name in sys.stdlib_module_names


def files(contents: Contents, data: bytes) -> dict[str, bytes]:
    """The files of a package with a bundle, whose zip file is `data`. BundleError: a kernel has no program."""
    kernels = exports(contents)
    doc = description(kernels, contents.manifest.kernels)
    return {
        _MODULE: _module(kernels, doc).encode(),
        "__init__.pyi": f"{_MARK}{stub(kernels, doc)}".encode(),
        "py.typed": b"",
        BUNDLE: data,
    }


def description(kernels: Sequence[Export], entries: Sequence[KernelEntry]) -> str:
    """What the docstring of a package says: its kernels, each with the first line of its docstring."""
    lines = ["Kernels that tackc has compiled ahead of time.", ""]
    lines += [export.summary for export in kernels]
    lacking = [f"{entry.module}.{entry.name}" for entry in entries if all(export.entry is not entry for export in kernels)]
    lines += [f"bundle[{quoted(name)}]" for name in lacking]
    return "\n".join(lines)


def _module(kernels: Sequence[Export], doc: str) -> str:
    lines = [f"{_MARK}{literal(doc)}\n", _LOADING]
    for export in kernels:
        full = f"{export.entry.module}.{export.entry.name}"
        lines.append(f"{export.name} = bundle[{quoted(full)}]\n{export.name}.__doc__ = {literal(export.full_doc)}\n")
    return "\n".join([*lines, f"__all__ = {public(kernels)}\n"])


# --- kernels -----------------------------------------------------------------------------------------------------------


def exports(contents: Contents) -> list[Export]:
    """The kernels that are attributes of a package, by name."""
    named = _names(contents.manifest.kernels)
    return sorted(
        (Export(name, entry, contents.docstring(entry)) for name, entry in named.items()), key=lambda export: export.name
    )


def _names(kernels: Sequence[KernelEntry]) -> Mapping[str, KernelEntry]:
    """Attributes: a kernel has the first of its names that no other kernel wants, and that the package does not need itself.

    A kernel without such a name is no attribute; the package's `bundle` has it by its full name.
    """
    found: dict[str, KernelEntry] = {}
    waiting = [(entry, _candidates(entry)) for entry in kernels]
    for level in range(3):
        wanted = Counter(names[level] for _, names in waiting)
        fits = {names[level] for _, names in waiting if wanted[names[level]] == 1 and _is_free(names[level], found)}
        found.update((names[level], entry) for entry, names in waiting if names[level] in fits)
        waiting = [(entry, names) for entry, names in waiting if names[level] not in fits]
    return found


def _candidates(entry: KernelEntry) -> tuple[str, str, str]:
    """The names that a kernel may have: "step", "Sim_step", "heat_Sim_step"."""
    qualified = entry.name.replace(".", "_")
    module = re.sub(r"\W", "_", unicodedata.normalize("NFKC", entry.module))
    return entry.name.rpartition(".")[2], qualified, f"{module}_{qualified}"


def _is_free(name: str, taken: Mapping[str, KernelEntry]) -> bool:
    private = re.match(r"_[A-Z]|__", name)  # stubs have names like these
    return name.isidentifier() and not keyword.iskeyword(name) and not private and name not in _RESERVED and name not in taken


# --- replacing ---------------------------------------------------------------------------------------------------------


def _foreign(folder: Path) -> str:
    """What would be lost that is neither of a package that was made here, nor what Python has compiled of it; "": nothing."""
    found = sorted(_found(folder))
    problem = next((path for path in found if path not in _FILES and not path.startswith("__pycache__/__init__.")), "")
    try:
        if found and not problem and not (folder / _MODULE).read_text("utf-8").startswith(_MARK):
            problem = f"{_MODULE}, which `tackc build --package` has not made"
    except (FileNotFoundError, UnicodeDecodeError):
        problem = found[0]
    return problem


def _found(folder: Path) -> Iterator[str]:
    """All that lies below a folder but folders that hold something."""
    for place, folders, names in os.walk(folder):
        below = Path(place).relative_to(folder)
        links = [name for name in folders if (folder / below / name).is_symlink()]
        yield from ((below / name).as_posix() for name in (*names, *links))
        if not folders and not names and place != os.fspath(folder):
            yield below.as_posix()
