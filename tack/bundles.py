"""Prebuilt variants for kernels of source files: `use_bundle`, `TACK_BUNDLE`, and installed packages (`tack.bundles`).

A kernel takes the variants of the bundles that hold it before the disk cache and the compiler. A bundle holds a kernel where it
has one of its name and module, or of its module's last name, which a build from a file alone knows. It must be built from the
source that runs: text, constants and device functions are compared when the kernel is first called.
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeAlias, Union

from tack.differences import NO_MODULES, differences
from tack.kernel_object import USED, Kernel, origin_of, program_of
from tack.naming import SourceNames
from tack_runtime import settings
from tack_runtime.arguments import NOTHING, Wanted
from tack_runtime.bundle import Bundle, Images, load
from tack_runtime.described import Argument
from tack_runtime.dispatch import Code, Dispatcher, forget_calls
from tack_runtime.drivers import cpu
from tack_runtime.errors import BundleError, KernelTypeError, SettingError, StaleBundleError, TackWarning
from tack_runtime.locks import COMPILING
from tack_runtime.manifest import Image, KernelEntry, Variant
from tack_runtime.naming import BundleNames, Names, Tables, parts
from tack_runtime.resolve import Origin

GROUP: Final = "tack.bundles"
_BY_NAME: Final = "a bundle knows files by their base names"

Source: TypeAlias = Union[str, "os.PathLike[str]", bytes, Bundle, ModuleType]


class _Use(NamedTuple):
    """A bundle that kernels of source files may take variants from, and who said so."""

    bundle: Bundle
    by: str
    installed: bool = False


_used: Final[list[_Use]] = USED  # by use_bundle
_named: dict[tuple[str, ...], list[_Use]] = {}  # by TACK_BUNDLE, for its latest value
_installed: list[_Use] | None = None  # of installed packages, once they were looked for


def use_bundle(*sources: Source) -> None:
    """Let kernels of source files take their variants from bundles, before the disk cache and the compiler (J-009).

    A source is the path of a bundle, its bytes, a `Bundle`, or a module whose attribute `bundle` is one of these. The environment
    variable `TACK_BUNDLE` names bundles for a program that does not call this. Raises BundleError for a bundle with a defect, or
    where two are built from different sources of one kernel; the call of a kernel raises StaleBundleError where a bundle is built
    from another source of it.
    """
    found = [_Use(_bundle(source), "tack.use_bundle") for source in sources]
    with COMPILING:
        _check_agreement([*_from_environment(), *_used, *found])
        _used.extend(found)
    forget_calls()


def known(installed: bool) -> list[_Use]:
    """The bundles that kernels of source files may take variants from, each once; `installed`: those of packages, too."""
    global _installed
    if installed and _installed is None:
        _installed = list(_from_packages())
    uses = [*_used, *_from_environment(), *(_installed or ())]
    return list({id(use.bundle): use for use in reversed(uses)}.values())[::-1]


def forget() -> None:
    """Use no bundle any more, and look for those of installed packages again."""
    global _installed
    with COMPILING:
        _used.clear()
        _named.clear()
        _installed = None
    forget_calls()


def _bundle(source: object) -> Bundle:
    found = getattr(source, "bundle", None) if isinstance(source, ModuleType) else source
    if isinstance(found, Bundle):
        return found
    if not isinstance(found, (str, os.PathLike, bytes)):
        what = f"the module {source.__name__} without a `bundle`" if isinstance(source, ModuleType) else type(source).__name__
        raise KernelTypeError(
            f"tack.use_bundle takes paths of bundles, their bytes, bundles and modules that hold one, not {what}"
        )
    return load(found)


def _from_environment() -> list[_Use]:
    paths = settings.bundles()
    if paths not in _named:
        found, by = [], f"TACK_BUNDLE={os.pathsep.join(paths)}"
        for path in paths:
            try:
                found.append(_Use(load(path), by))
            except OSError as error:
                hint = f"; {os.pathsep!r} stands between paths" * any(separator in path for separator in ",;")
                raise SettingError(f"{by}: cannot read {path}: {error.strerror}{hint}") from error
            except BundleError as error:
                raise BundleError(f"{error.reason} ({by})", error.member, error.bundle) from error
        _check_agreement(found)
        _named.clear()
        _named[paths] = found
    return _named[paths]


def _from_packages() -> Iterator[_Use]:
    if not any(map(_offers, sys.path)):
        return
    from importlib.metadata import entry_points  # 30 ms

    for point in sorted(entry_points(group=GROUP)):
        name = f"{point.name} = {point.value}, an entry point of {point.dist.name if point.dist else 'a package'}"
        try:
            yield _Use(_bundle(point.load()), name, installed=True)
        except Exception as error:  # a package that has nothing to do with this program must not stop it
            _warn(f"{name}, gives no bundle: {type(error).__name__}: {error}")


def _warn(text: str) -> None:
    """A warning of the first caller outside the project."""
    level, frame = 1, sys._getframe()
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] in ("tack", "tack_runtime"):
        level, frame = level + 1, frame.f_back
    warnings.warn(text, TackWarning, stacklevel=level)


def _offers(folder: str) -> bool:
    """Whether a distribution in a folder of `sys.path` may have entry points of ours: a look that takes no importlib.metadata."""
    try:
        with os.scandir(folder or ".") as entries:
            found = [entry.path for entry in entries if entry.name.endswith((".dist-info", ".egg-info"))]
    except NotADirectoryError:  # a zip file
        return True
    except OSError:
        return False
    return any(_mentions(os.path.join(path, "entry_points.txt")) for path in found)


def _mentions(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            return f"[{GROUP}]".encode() in file.read().replace(b" ", b"")
    except OSError:  # most have none
        return False


# --- one kernel --------------------------------------------------------------------------------------------------------


class _Holder(NamedTuple):
    """A kernel of a bundle."""

    use: _Use
    kernel: Dispatcher

    @property
    def program(self) -> Any:
        """What the bundle's kernel was built from, as JSON data."""
        return _read(self.kernel)

    @property
    def images(self) -> Images:
        assert isinstance(self.kernel.code, Images)  # it is a bundle's
        return self.kernel.code

    def modules(self, kernel: Kernel) -> Mapping[str, str]:
        """The module of the source by its name in the bundle, where they differ."""
        return {self.kernel.module: kernel.module} if self.kernel.module != kernel.module else NO_MODULES


@lru_cache(maxsize=64)
def _read(kernel: Dispatcher) -> Any:
    """The program of a bundle's kernel, as JSON data. BundleError: it is none."""
    text, origin = kernel.program(), kernel.origin
    try:
        data = json.loads(text)
        list(differences(data, data, True))  # it has what is compared
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError) as error:
        raise BundleError(f"the program of kernel '{kernel.name}' cannot be read: {error}", bundle=origin.bundle) from error
    return data


def more(kernel: Kernel, before: object, installed: bool) -> Attached | None:
    """What bundles have for a kernel; None where that is what it had `before`."""
    holders = list(_holders(kernel, known(installed)))
    had = before.holders if isinstance(before, Attached) else []
    if [id(holder.kernel) for holder in holders] == [id(holder.kernel) for holder in had]:
        return None
    return Attached(kernel, holders)


def _holders(kernel: Kernel, uses: Sequence[_Use]) -> Iterator[_Holder]:
    names = kernel.module.split(".")
    for use in uses:
        for start in range(len(names)):
            module = ".".join(names[start:])
            full = f"{module}.{kernel.name}"
            if full in use.bundle:
                found = use.bundle[full]  # by a short name, where a module is called as a class is
                if (found.module, found.name) == (module, kernel.name):
                    yield _Holder(use, found)
                    break


class Attached:
    """What bundles have for one kernel of a source file: its `variants`, with images whose members `code` knows."""

    def __init__(self, kernel: Kernel, holders: Sequence[_Holder]) -> None:
        self.holders: Final = list(holders)
        self._kernel: Final = kernel
        self._judged: dict[tuple[str, bool], StaleBundleError | None] = {}
        now = json.loads(program_of(kernel))
        found = {holder: list(differences(now, holder.program, False)) for holder in holders}
        self._used: Final = [holder for holder, changed in found.items() if not changed]
        self._stale: StaleBundleError | None = None
        for holder, changed in found.items():
            if changed and holder.use.installed and (self._used or settings.jit() != "off"):
                _warn(str(self._refusal(holder, changed)))
            elif changed and (holder.kernel.module == kernel.module or not self._used):
                self._stale = self._stale or self._refusal(holder, changed)
        codes = _Codes()
        self.code: Code = codes
        self.variants = _merged(self._used, codes)
        self.origin = self._origin(self._used[0]) if self._used else origin_of(kernel)
        self.names: Names = _Names(kernel, self._used, self.variants) if self._used else SourceNames()

    def check(self, arguments: Sequence[Argument]) -> None:
        """StaleBundleError: a bundle is built from another source of the kernel, or of the classes that a call passes."""
        if self._stale is not None:
            raise self._stale
        places = settings.debug()  # which reports them
        text = program_of(self._kernel, *parts(arguments))
        if (text, places) not in self._judged:
            now = json.loads(text)
            judged = (
                (holder, list(differences(now, holder.program, places, holder.modules(self._kernel)))) for holder in self._used
            )
            self._judged[text, places] = next((self._refusal(holder, changed) for holder, changed in judged if changed), None)
        refused = self._judged[text, places]
        if refused is not None:
            raise refused

    def _origin(self, holder: _Holder) -> Origin:
        """Where the kernel is from, for the command that rebuilds the bundle: with source files as this process knows them."""
        built, own = holder.kernel.origin, origin_of(self._kernel)

        def kernels() -> list[KernelEntry]:
            files = {entry.module: getattr(sys.modules.get(entry.module), "__file__", None) for entry in built.kernels}
            files[holder.kernel.module] = own.file
            return [entry._replace(file=files[entry.module] or entry.file) for entry in built.kernels]

        return Origin(own.file, built.bundle, holder.kernel.module, kernels, built.program, own.declared)

    def _refusal(self, holder: _Holder, changed: Sequence[str]) -> StaleBundleError:
        from tack_runtime.missing import rebuild  # only errors need it

        source = self._kernel.source
        same_name = holder.kernel.module != self._kernel.module  # as far as the bundle knows the module's
        lines = [
            f"kernel '{self._kernel.module}.{self._kernel.name}' ({source.file}:{source.line}) is no longer what the bundle was "
            f"built from ({holder.use.by}):",
            *(f"  {text}" for text in changed),
            f"  {'install a package that fits, or ' * holder.use.installed}rebuild it: {rebuild(self._origin(holder))}",
            *[f"  or rename {source.file} if the bundle is of another file of that name: {_BY_NAME}"] * same_name,
        ]
        return StaleBundleError("\n".join(lines), bundle=holder.kernel.origin.bundle)


class _Names(BundleNames):
    """Names for the calls of a kernel that has its source and variants of bundles."""

    def __init__(self, kernel: Kernel, holders: Sequence[_Holder], variants: Sequence[Variant]) -> None:
        super().__init__(kernel.name, holders[0].kernel.program, variants)
        self._modules = holders[0].modules(kernel)
        self._source = SourceNames()

    @cached_property
    def wanted(self) -> Wanted:
        return NOTHING  # a kernel with its source takes objects of device classes alone

    @cached_property
    def _tables(self) -> Tables:
        def here(name: tuple[str, str]) -> tuple[str, str]:
            return self._modules.get(name[0], name[0]), name[1]

        built = super()._tables
        classes = {label: known._replace(name=here(known.name)) for label, known in built.classes.items()}
        return Tables(classes, {label: here(name) for label, name in built.functions.items()})

    def compilable(self, arguments: Sequence[Argument]) -> tuple[Sequence[Argument], str]:
        self._source.name(arguments)
        return arguments, ""


# --- the variants of several bundles -----------------------------------------------------------------------------------


class _Codes:
    """The images of several bundles, by names that have the bundle in front."""

    def __init__(self) -> None:
        self._images: dict[str, tuple[Images, str]] = {}

    def add(self, images: Images, member: str) -> str:
        """The name here of a member of a bundle."""
        name, number = images.label(member), 1
        while self._images.setdefault(name, (images, member)) != (images, member):
            number += 1
            name = f"{images.label(member)} ({number})"
        return name

    def is_same(self, one: Image, other: Image) -> bool:
        """Whether two images of a variant are the same code: equal bytes, or libraries, which have other variants, too, that one
        version of the compiler made. `tackc merge` compares libraries by their bytes: of two it would have to keep both."""
        (images, member), (others, second) = self._images[one.member], self._images[other.member]
        if one.kind == "library" and images.opened.manifest.producer == others.opened.manifest.producer:
            return True
        return images.opened.sha256(member) == others.opened.sha256(second)

    def library(self, member: str) -> cpu.Library:
        images, inner = self._images[member]
        return images.library(inner)

    def data(self, image: Image) -> bytes:
        images, inner = self._images[image.member]
        return images.data(image._replace(member=inner))

    def label(self, member: str) -> str:
        return member


def _merged(holders: Sequence[_Holder], code: _Codes) -> tuple[Variant, ...]:
    """The variants of all, each once, with the images that any has. BundleError: two have different code for one."""
    found: dict[tuple[object, ...], tuple[_Holder, Variant]] = {}
    for holder in holders:
        for built in holder.kernel.variants:
            images = tuple(image._replace(member=code.add(holder.images, image.member)) for image in built.images)
            variant = built._replace(images=images)
            key = (str(variant.signature), variant.options, variant.checked)
            if key in found:
                first, before = found[key]
                variant = _joined(before, variant, code, first.kernel.origin.bundle, holder.kernel.origin.bundle)
                found[key] = first, variant
            else:
                found[key] = holder, variant
    return tuple(variant for _, variant in found.values())


def _joined(before: Variant, variant: Variant, code: _Codes, first: str, second: str) -> Variant:
    have = {(image.target, image.level, image.kind): image for image in before.images}
    agree = before._replace(images=(), skipped=()) == variant._replace(images=(), skipped=())
    for image in variant.images:
        other = have.setdefault((image.target, image.level, image.kind), image)
        agree = agree and (other is image or code.is_same(other, image))
    if not agree:
        raise BundleError(
            f"its code for {variant.signature} differs from that in {first}; use one of the two bundles", "", second
        )
    return before._replace(images=tuple(have.values()))


def _check_agreement(uses: Sequence[_Use]) -> None:
    """BundleError: two bundles are built from different sources of one kernel."""
    holders: dict[str, _Use] = {}
    for use in uses:
        for full in use.bundle:
            first = holders.setdefault(full, use)
            if first.bundle is use.bundle:
                continue
            changed = list(differences(_read(use.bundle[full]), _read(first.bundle[full]), True))
            if changed:
                other = first.bundle[full].origin.bundle
                raise BundleError(
                    f"kernel '{full}' is another one than in {other} ({first.by}): {'; '.join(changed)}; "
                    f"build both from one source, or use one of them ({use.by}); if they are of two files of one name, rename "
                    f"one: {_BY_NAME}",
                    bundle=use.bundle[full].origin.bundle,
                )
