"""Importing an author's files, and finding the kernels that they define."""

from __future__ import annotations

import importlib.util
import linecache
import os
import re
import site
import sys
import sysconfig
import traceback
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Final

import tack
from tack.kernel_object import Kernel
from tack_runtime.errors import InternalError, TackError
from tackc.request import RequestError


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with the author's input that is not a diagnostic of kernel source: a module that does not import, say."""

    file: str  # a base name
    line: int  # 0 where there is none
    message: str
    details: str = ""  # more lines: the author's line, or a traceback inside the author's code
    help: str = ""

    def render(self) -> str:
        """The problem as text, in the style of Diagnostic.render."""
        lines = [f"error: {self.message}", f"  --> {self.file}" + (f":{self.line}" if self.line else "")]
        lines += [f"  | {line}" for line in self.details.splitlines()]
        lines += [f"  = help: {self.help}"] if self.help else []
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Sources:
    """What files hold: kernels in the order of files and lines, what went wrong while importing them, and the files without
    kernels where others have some. `inputs`: these files as they were given, then the others of the author's that they import."""

    kernels: tuple[Kernel, ...]
    problems: tuple[Problem, ...]
    without_kernels: tuple[str, ...] = ()
    inputs: tuple[Path, ...] = ()


@contextmanager
def imported(paths: Sequence[Path]) -> Iterator[Sources]:
    """Import each file under its stem, with its folder first on sys.path, and find its kernels.

    The author's modules are there for the length of the `with` block; afterwards sys.path and sys.modules know nothing of
    them, so a later build in the same process reads files afresh. RequestError where two files would be one module.
    """
    files = list(dict.fromkeys(path.resolve() for path in paths))
    _check_stems(files)
    folders = list(dict.fromkeys(str(file.parent) for file in files))
    path_before, modules_before, bytecode_before = list(sys.path), dict(sys.modules), sys.dont_write_bytecode
    sys.dont_write_bytecode = True  # building leaves nothing in the author's folders
    try:
        kernels: list[Kernel] = []
        problems: list[Problem] = []
        bare: list[Path] = []
        for file in files:
            sys.path[:] = [str(file.parent), *path_before]
            found = _load(file)
            if isinstance(found, Problem):
                problems.append(found)
            elif here := _kernels(found, file.stem):
                kernels += here
            else:
                bare.append(file)
        sys.path[:] = [*folders, *path_before]
        if not kernels:
            problems += map(_no_kernels, bare)
        bare_names = tuple(file.name for file in bare) if kernels else ()
        inputs = (*paths, *_imports(files, folders, modules_before))
        yield Sources(tuple(kernels), (*problems, *_same_names(kernels)), bare_names, inputs)
    finally:
        sys.path[:] = path_before
        sys.dont_write_bytecode = bytecode_before
        _forget(folders, modules_before)


def installed(modules: Sequence[str]) -> Sources:
    """The kernels of modules that can be imported as they are, by their full names."""
    return Sources(tuple(kernel for name in modules for kernel in _kernels(import_module(name), name)), ())


def _imports(files: Sequence[Path], folders: Sequence[str], before: Mapping[str, ModuleType]) -> list[Path]:
    """The author's files that importing has read, but for `files`, sorted; those of installed packages are not the author's."""
    installed = {os.path.realpath(folder) for folder in (*sysconfig.get_paths().values(), *site.getsitepackages())}
    installed.add(os.path.realpath(site.getusersitepackages()))
    found = set()
    for name in sys.modules.keys() - before.keys():
        file = getattr(sys.modules[name], "__file__", None)
        if file and (_lies_in(name.partition(".")[0], folders) or not _is_below(os.path.realpath(file), installed)):
            found.add(Path(os.path.realpath(file)))
    ours = Path(tack.__file__).resolve().parent.parent
    return sorted(file for file in found - set(files) if not _is_inside(str(file), ours))


def _is_below(file: str, folders: Iterable[str]) -> bool:
    return any(file.startswith(folder + os.sep) for folder in folders)


def _check_stems(files: Sequence[Path]) -> None:
    by_stem: dict[str, Path] = {}
    for file in files:
        other = by_stem.setdefault(file.stem, file)
        if other != file:
            raise RequestError(f"{other} and {file} would both be module {file.stem!r}; rename one, or build two bundles")
        if file.suffix != ".py":
            raise RequestError(f"{file} is not a Python file (.py)")
        if file.stem in sys.stdlib_module_names or _belongs_elsewhere(file):
            raise RequestError(f"{file} would hide the module {file.stem!r} that Python or an installed package needs; rename it")


def _belongs_elsewhere(file: Path) -> bool:
    loaded = sys.modules.get(file.stem)
    return loaded is not None and Path(getattr(loaded, "__file__", None) or "").resolve() != file


def _load(file: Path) -> ModuleType | Problem:
    """The module of a file, imported now unless another of the author's files has imported it already."""
    already = sys.modules.get(file.stem)
    if already is not None:
        return already
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        return Problem(file.name, 0, "cannot be imported: not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    try:
        with redirect_stdout(sys.stderr):  # standard output is the command's own
            spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[file.stem]
        if isinstance(error, InternalError):  # a bug of ours, which the author's code only met
            raise
        return _import_problem(file, error)
    return module


def _import_problem(file: Path, error: BaseException) -> Problem:
    if isinstance(error, TackError):
        return _declaration_problem(file, error)
    what = traceback.format_exception_only(type(error), error)[-1].strip()
    if isinstance(error, SyntaxError):
        line, details = error.lineno or 0, traceback.format_exception_only(type(error), error)
    else:
        frame = _first_frame(file, error)
        line, details = (frame.tb_lineno if frame else 0), traceback.format_exception(type(error), error, frame)
    return Problem(
        file.name, line, f"importing {file.name} failed: {what}", "".join(details).rstrip(), _advice(file, line, error)
    )


def _declaration_problem(file: Path, error: TackError) -> Problem:
    """What `tack` itself finds wrong while a module is imported: a kernel, constant or specialization that is not valid.

    Its place is the one that the message names (L-028), or else the author's innermost line.
    """
    ours = Path(tack.__file__).parent.parent
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not _is_inside(frame.filename, ours)]
    where, line = (frames[-1].filename, frames[-1].lineno or 0) if frames else (str(file), 0)
    named = _PLACE.search(str(error))
    if named is not None and named[1] == Path(where).name:
        line = int(named[2])
    return Problem(Path(where).name, line, str(error), linecache.getline(where, line).strip())


_PLACE: Final = re.compile(r"\(([^()/]+):(\d+)\)")
_PACKAGES: Final = ("tack", "tack_runtime", "tackc")


def _is_inside(file: str, root: Path) -> bool:
    """Whether a frame's file belongs to this project's packages, or to the machinery of importing."""
    return file.startswith("<frozen importlib") or any(Path(file).is_relative_to(root / package) for package in _PACKAGES)


def _first_frame(file: Path, error: BaseException) -> TracebackType | None:
    frame = error.__traceback__
    while frame is not None and frame.tb_frame.f_code.co_filename != str(file):
        frame = frame.tb_next
    return frame


def _advice(file: Path, line: int, error: BaseException) -> str:
    """Help for an annotation that Python refuses to evaluate: `x: float[:]`, `x: tack.vec3[:]`."""
    found = re.search(r"\b(float|int|bool|(?:vec|mat)[234])\[", linecache.getline(str(file), line))
    if not isinstance(error, TypeError) or "subscriptable" not in str(error) or found is None:
        return ""
    if found[1] not in _ELEMENTS:
        return f"tack.{found[1]} makes a type: write tack.{found[1]}(tack.f32)[:]"
    return f"an array of numbers is written {_ELEMENTS[found[1]]}[:]"


_ELEMENTS: Final = {"float": "tack.f32", "int": "tack.i32", "bool": "tack.u8"}


def _kernels(module: ModuleType, stem: str) -> list[Kernel]:
    """The kernels that a module defines itself, those in its classes included, once each, by line."""
    held = (value for holder in (module, *_classes(module)) for value in vars(holder).values())
    found = [value.__func__ if isinstance(value, staticmethod) else value for value in held]
    values = {id(value): value for value in found if isinstance(value, Kernel) and value.module == stem}
    return sorted(values.values(), key=lambda kernel: (kernel.function.__code__.co_firstlineno, kernel.name))


def _classes(holder: ModuleType | type) -> Iterator[type]:
    """The classes that a module, or a class, defines itself, and those in them."""
    module = holder.__name__ if isinstance(holder, ModuleType) else holder.__module__
    for value in list(vars(holder).values()):
        if (
            isinstance(value, type)
            and value.__module__ == module
            and (isinstance(holder, ModuleType) or _is_inner(value, holder))
        ):
            yield value
            yield from _classes(value)


def _is_inner(cls: type, holder: type) -> bool:
    return cls.__qualname__ == f"{holder.__qualname__}.{cls.__name__}"


def _no_kernels(file: Path) -> Problem:
    return Problem(file.name, 0, f"{file.name} defines no kernel", help="decorate a function of the module with @tack.kernel")


def _same_names(kernels: Sequence[Kernel]) -> Iterator[Problem]:
    """Two kernels of one full name: made by a function that ran twice, say."""
    first: dict[tuple[str, str], Kernel] = {}
    for kernel in kernels:
        other = first.setdefault((kernel.module, kernel.name), kernel)
        if other is not kernel:
            yield Problem(
                f"{kernel.module}.py",
                kernel.function.__code__.co_firstlineno,
                f"two kernels are called {kernel.module}.{kernel.name}",
                help="a bundle finds kernels by name; give one function another name",
            )


def _forget(folders: Sequence[str], before: Mapping[str, ModuleType]) -> None:
    """Take the author's modules out of sys.modules, and leave installed packages that they were first to import."""
    for name in [name for name in sys.modules if name not in before and _lies_in(name.partition(".")[0], folders)]:
        del sys.modules[name]


def _lies_in(module: str, folders: Sequence[str]) -> bool:
    """Whether a top-level module is a file, or a package, directly in one of the folders; packages need no __init__.py."""
    found = sys.modules.get(module)
    if file := getattr(found, "__file__", None):
        path = Path(file)
        return str(path.parent) in folders or (path.name == "__init__.py" and str(path.parent.parent) in folders)
    return any(str(Path(path).parent) in folders for path in getattr(found, "__path__", ()))
