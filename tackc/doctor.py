"""What this machine compiles with and runs on: tools, devices with reasons for those that are missing, the cache, the library's
own kernels, bundles that programs take variants from, settings."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import metadata
from typing import Any, Final

from tack_runtime import library, settings
from tack_runtime.devices import KNOWN, devices_of
from tack_runtime.drivers import cpu as cpu_driver
from tack_runtime.errors import BundleError, DeviceError, SettingError
from tack_runtime.manifest import check_native
from tack_runtime.version import VERSION
from tackc import binaries, disk_cache, work
from tackc.attached import Attached, attached
from tackc.contents import read_contents
from tackc.report import columns, count, fitted
from tackc.toolchains import clang, cpu, metal, nvrtc
from tackc.toolchains.validators import BY_KIND

# --- the machine -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool: what it is for, its version and place, or why it is missing and how to get it. `needed`: nothing works without."""

    name: str
    purpose: str
    version: str = ""
    place: str = ""
    missing: str | None = None
    install: str = ""
    needed: bool = False

    def to_json(self) -> dict[str, Any]:
        found = {"version": self.version or None, "path": self.place or None, "missing": self.missing}
        return {"tool": self.name, "for": self.purpose, **found, "install": self.install or None}

    def row(self) -> tuple[str, str, str]:
        """As columns."""
        if self.missing is not None:
            return self.name, self.purpose, f"missing: {self.missing}{f'; {self.install}' if self.install else ''}"
        return self.name, self.purpose, " ".join(part for part in (self.version, self.place) if part)


@dataclass(frozen=True, slots=True)
class Found:
    """A device, with what code for it is built for as `--arch` has it; or a kind of which there is none: then why."""

    name: str
    description: str
    arch: str
    missing: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {"device": self.name, "is": self.description or None, "arch": self.arch or None, "missing": self.missing}

    def row(self) -> tuple[str, str, str]:
        """As columns."""
        return self.name, self.arch or "-", self.description if self.missing is None else f"missing: {self.missing}"


@dataclass(frozen=True, slots=True)
class Setting:
    """A variable of the environment that changes what happens: its value, or what is wrong with it."""

    variable: str
    value: str
    given: bool
    wrong: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {"variable": self.variable, "value": self.value, "from_environment": self.given, "wrong": self.wrong}

    def row(self) -> tuple[str, str, str]:
        """As columns."""
        return self.variable, self.wrong or self.value, "" if self.given else "default"


@dataclass(frozen=True, slots=True)
class Cache:
    """The folder of compiled variants, "" where there is none, and what it holds, or why it cannot be used."""

    folder: str
    state: str
    wrong: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {"folder": self.folder or None, "state": self.state or None, "wrong": self.wrong}

    def line(self) -> str:
        """As text."""
        return f"unusable: {self.wrong}" if self.wrong else f"{self.folder or 'no folder'}: {self.state}"


@dataclass(frozen=True, slots=True)
class Library:
    """The library's own kernels: the bundle that has them, "" where they are built when they are first needed, and what it holds,
    or why it cannot be used."""

    path: str
    state: str
    wrong: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {"path": self.path or None, "state": self.state or None, "wrong": self.wrong}

    def line(self) -> str:
        """As text."""
        return f"{self.path}: {self.wrong or self.state}" if self.path else self.state


@dataclass(frozen=True, slots=True)
class Machine:
    """All that `tackc doctor` says."""

    headline: str
    tools: tuple[Tool, ...]
    devices: tuple[Found, ...]
    cache: Cache
    library: Library
    bundles: tuple[Attached, ...]
    settings: tuple[Setting, ...]

    @property
    def lacking(self) -> tuple[str, ...]:
        """What is missing that no kernel compiles without."""
        return tuple(f"{tool.name}: {tool.missing}; {tool.install}" for tool in self.tools if tool.needed and tool.missing)

    @property
    def wrong(self) -> tuple[str, ...]:
        """Settings that mean nothing, and a cache or bundles that cannot be used."""
        unusable = [self.cache.wrong] if self.cache.wrong else []
        unusable += [f"{self.library.path}: {self.library.wrong}"] if self.library.wrong else []
        unusable += [f"{each.origin}: {each.path or 'no bundle'}: {each.wrong}" for each in self.bundles if each.wrong]
        return (*(each.wrong for each in self.settings if each.wrong), *unusable)

    def to_json(self) -> dict[str, Any]:
        """The same as JSON data (`tackc doctor --json`)."""
        listed = {name: [each.to_json() for each in getattr(self, name)] for name in ("tools", "devices", "bundles", "settings")}
        return {"machine": self.headline, **listed, "cache": self.cache.to_json(), "library": self.library.to_json()}

    def text(self) -> str:
        """As sections of aligned lines."""
        lines = [fitted(self.headline)]
        for title, rows in (("tools", self.tools), ("devices", self.devices)):
            lines += ["", title, *columns((each.row() for each in rows), indent=2)]
        lines += ["", "cache", fitted(f"  {self.cache.line()}"), "", "library", fitted(f"  {self.library.line()}")]
        if self.bundles:
            lines += ["", "bundles", *columns((each.row() for each in self.bundles), indent=2)]
        lines += ["", "settings"]
        return "\n".join([*lines, *columns((each.row() for each in self.settings), indent=2)])


def examine() -> Machine:
    """This machine, as it is now. No kernel runs."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    headline = f"tackc {VERSION}, {platform.python_implementation()} {platform.python_version()}, {system}"
    parts = _cache(), _library(), tuple(attached()), tuple(_settings())
    return Machine(headline, tuple(_tools()), tuple(_devices()), *parts)


def _tools() -> Iterator[Tool]:
    yield _package("numpy", "arrays", "pip install numpy", needed=True)
    yield _package("llvmlite", "cpu", cpu.INSTALL, needed=True, missing=cpu.available())
    yield _tool("NVRTC", _made_by("nvrtc"), nvrtc.available(), nvrtc.INSTALL, lambda: (_dotted(nvrtc.version()), nvrtc.path()))
    yield _tool("clang", _made_by("hip", "spirv"), clang.available("spirv64"), clang.INSTALL, clang.found)
    yield _tool("lld", _made_by("hip"), clang.available("amdgcn", "lld"), clang.INSTALL, lambda: ("", clang.tool("lld") or ""))
    yield _tool("Metal", _made_by("metal"), metal.available(), metal.INSTALL, lambda: ("", "xcrun"))
    for validator in dict.fromkeys(BY_KIND.values()):
        path = validator.find()
        missing = "not installed" if path is None else None
        yield Tool(validator.title, f"verify {validator.reads}", validator.version(), path or "", missing, validator.install)


def _made_by(*tools: work.Tool) -> str:
    """The targets whose binaries some tools make."""
    return " ".join(target for target, maker in binaries.MAKERS.items() if maker.tool in tools)


def _tool(name: str, purpose: str, missing: str | None, install: str, asked: Callable[[], tuple[str, str]]) -> Tool:
    if missing is not None:
        return Tool(name, purpose, missing=missing.partition(":")[0], install=install)
    return Tool(name, purpose, *asked(), install=install)


def _package(name: str, purpose: str, install: str, *, needed: bool, missing: str | None = None) -> Tool:
    try:
        version = metadata.version(name)
    except metadata.PackageNotFoundError:
        return Tool(name, purpose, missing="not installed", install=install, needed=needed)
    return Tool(name, purpose, version, missing=missing, install=install, needed=needed)


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


# --- devices, the cache, settings --------------------------------------------------------------------------------------


def _devices() -> Iterator[Found]:
    try:
        best = f"cpu:{cpu_driver.machine_levels()[0]}"
        yield Found("cpu", f"{settings.cpu_threads()} threads", best)
    except SettingError:
        yield Found("cpu", "", best)  # what is wrong with the number of threads is said with the settings
    except DeviceError as error:
        yield Found("cpu", "", "", str(error))
    for kind in KNOWN[1:]:
        try:
            there = devices_of(kind)
        except DeviceError as error:
            yield Found(kind, "", "", str(error))
            continue
        for each in there:
            assert each.driver is not None  # only the CPU has none
            yield Found(each.name, each.driver.described, each.driver.arch)


def _cache() -> Cache:
    try:
        folder, found = settings.cache_dir(), disk_cache.verify(fix=False)
    except SettingError as error:
        return Cache("", "", str(error))
    if not folder:
        return Cache("", "nothing is kept")
    state = "" if os.path.isdir(folder) else ", the folder is made when it is needed"
    off = ", switched off" if _switched_off() else ""
    used, damaged = found.usage, ""
    if found.damaged:
        damaged = f", {len(found.damaged):,} of them damaged, which are made again; `tackc cache verify` names them"
    return Cache(folder, f"{used.text()}{damaged}{state}{off}")


def _library() -> Library:
    source = library.found()
    if source is None:
        return Library(
            "", f"built on first use, for this machine's CPU alone: this installation has no {library.FILE}, as wheels have"
        )
    if isinstance(source, str) and os.path.isdir(source):
        return Library(source, "each module's kernels, built on first use where they are missing")
    path = source if isinstance(source, str) else library.FILE
    try:
        contents = read_contents(source)
        check_native(contents.manifest)
        wrong = library.unfit(contents.manifest, library.state())
    except BundleError as error:
        return Library(path, "", f"unusable: {error.reason}")
    except OSError as error:
        return Library(path, "", f"cannot be read: {error.strerror or error}")
    if wrong:
        return Library(path, "", f"unusable: {wrong}")
    kernels = contents.manifest.kernels
    size = os.path.getsize(path) if isinstance(source, str) else len(source)
    return Library(path, f"{count(len(kernels), 'kernel')}, {count(size, 'byte')}")


def _switched_off() -> bool:
    try:
        return not settings.cache()
    except SettingError:
        return False  # what is wrong with the switch is said with the settings


def _settings() -> Iterator[Setting]:
    for setting in settings.SETTINGS:
        variable = setting.variable
        given = os.environ.get(variable, "").strip() != ""
        try:
            yield Setting(variable, _shown(setting.get()), given)
        except SettingError as error:
            yield Setting(variable, os.environ[variable], given, str(error))
    for variable in _OF_OTHERS:
        if variable in os.environ:
            yield Setting(variable, os.environ[variable], True)


def _shown(value: object) -> str:
    match value:
        case bool():
            return str(int(value))
        case frozenset():
            return ",".join(sorted(value)) or "none"
        case tuple():
            return os.pathsep.join(value) or "none"
        case None:
            return "the best"
    return str(value) or "none"


# Variables of drivers that hide devices, or change which there are.
_OF_OTHERS: Final = (
    *("CUDA_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "ROCR_VISIBLE_DEVICES", "ZE_AFFINITY_MASK"),
    *("OCL_ICD_VENDORS", "OCL_ICD_FILENAMES", "POCL_DEVICES", "LD_LIBRARY_PATH"),
)
