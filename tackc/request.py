"""What a build is asked for: targets and levels (`--arch`), variants (`--spec`, configuration files)."""

from __future__ import annotations

import difflib
import platform
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from tack_runtime.errors import TackError
from tack_runtime.signature import Signature, SignatureSyntaxError, parse_signature
from tackc.toolchains import cpu, hip, nvrtc


class RequestError(TackError):
    """What was asked for makes no sense as stated: an unknown target, a spec that names no kernel, a broken configuration.

    The message has the place in it; `file` and `line` are the same as data, "" and 0 where there is none.
    """

    def __init__(self, message: str, file: str = "", line: int = 0) -> None:
        super().__init__(message)
        self.file = file
        self.line = line


@dataclass(frozen=True, slots=True)
class Family:
    """The levels that a target has; `default` is what its bare name stands for, `aliases` are other names of levels."""

    levels: tuple[str, ...]
    default: tuple[str, ...]
    aliases: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, order=True)
class TargetRequest:
    """A target with the levels to build for it, in the order of its family; none for targets without levels."""

    target: str
    levels: tuple[str, ...]


VariantKind: TypeAlias = Literal["release", "checked"]  # checked: for debug mode (O-020)
_VARIANT_KINDS: Final[tuple[VariantKind, ...]] = ("release", "checked")
_CUDA_REAL: Final = tuple(f"sm_{n}" for n in (50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 89, 90, 100, 101, 103, 120, 121))
_SHORT_CPU: Final = {level.removeprefix("x86-64-"): level for level in cpu.LEVELS if level.startswith("x86-64-")}  # "v3"
_CUDA_VIRTUAL: Final = tuple(level.replace("sm_", "compute_") for level in _CUDA_REAL)


def families(machine: str | None = None) -> dict[str, Family]:
    """Every target that can be asked for. A bare `cpu` means all levels of `machine`, by default of this one."""
    here = machine or platform.machine()
    own = ("aarch64",) if here in ("aarch64", "arm64") else tuple(level for level in cpu.LEVELS if level.startswith("x86-64"))
    return {
        "cpu": Family(tuple(cpu.LEVELS), own, _SHORT_CPU),
        "cuda": Family((*_CUDA_VIRTUAL, *_CUDA_REAL), nvrtc.DEFAULT_ARCHITECTURES, nvrtc.ALIASES),
        "hip": Family(hip.ARCHITECTURES, hip.DEFAULT_ARCHITECTURES, hip.ALIASES),
        "metal": Family((), ()),
        "level_zero": Family((), ()),
        "opencl": Family((), ()),
    }


def parse_arch(text: str, machine: str | None = None) -> tuple[TargetRequest, ...]:
    """Read `--arch`: a comma list of `target[:level]`. The result does not depend on the order of the list."""
    known = families(machine)
    levels: dict[str, set[str]] = {}
    for item in text.split(","):
        name, _, level = item.strip().partition(":")
        if name not in known:
            raise RequestError(f"unknown target {name!r}{nearest(name, known)}; there are {', '.join(known)}")
        asked = levels.setdefault(name, set())
        asked.update([_level(name, level, known[name])] if ":" in item else known[name].default)
    return tuple(
        TargetRequest(name, tuple(level for level in family.levels if level in levels[name]))
        for name, family in known.items()
        if name in levels
    )


def cpu_level(text: str) -> str:
    """The CPU level that a text names, in full or in short: "x86-64-v3", "v3"; RequestError where there is none."""
    return _level("cpu", text, families()["cpu"])


def _level(target: str, level: str, family: Family) -> str:
    level = family.aliases.get(level, level)
    if level in family.levels:
        return level
    if not family.levels:
        raise RequestError(f"target {target!r} has no levels; write --arch {target}")
    names = (*family.levels, *family.aliases)
    raise RequestError(f"unknown level {level!r} of target {target!r}{nearest(level, names)}; there are {', '.join(names)}")


def parse_variants(text: str) -> tuple[VariantKind, ...]:
    """Read `--variants`: a comma list of kinds. The result does not depend on its order."""
    asked = [item.strip() for item in text.split(",")]
    for item in asked:
        if item not in _VARIANT_KINDS:
            raise RequestError(f"unknown variant {item!r}{nearest(item, _VARIANT_KINDS)}; there are {', '.join(_VARIANT_KINDS)}")
    return tuple(kind for kind in _VARIANT_KINDS if kind in asked)


_UNITS: Final = {"": 1, "k": 1000, "m": 1000**2, "g": 1000**3, "ki": 1024, "mi": 1024**2, "gi": 1024**3}


def parse_size(text: str) -> int | None:
    """The bytes of a size, "10MB", "500kB", "1.5 MiB" or "2000"; None where the text is none, or is less than a byte."""
    found = re.fullmatch(r"(\d{1,15}(?:\.\d{1,15})?) ?((?:[kmg]i?)?)b?", text.strip().lower(), re.ASCII)
    size = round(float(found[1]) * _UNITS[found[2]]) if found else 0
    return size or None


def nearest(word: str, words: Iterable[str]) -> str:
    """`; did you mean 'x'?` for the closest known word, or nothing where none is close."""
    close = difflib.get_close_matches(word, list(words), n=1, cutoff=0.5)
    return f" (did you mean {close[0]!r}?)" if close else ""


def is_called(text: str, module: str, name: str) -> bool:
    """Whether a text means kernel `name` of `module`: its short or full name, a method's also without its class.

    A build imports a module of a package under its last name, so packages may stand in front of the full name.
    """
    full = f"{module}.{name}"
    return text in (name, full, name.rpartition(".")[2]) or text.endswith(f".{full}")


@dataclass(frozen=True, slots=True)
class Spec:
    """One variant that was asked for by text, and where: "--spec", or a file and its line.

    `ambient`: files of kernels need not have the kernel, since the spec is not about them alone. `checked`: it is for debug mode.
    `count`, `sites` and `targets` are what a recording knows: calls that asked for it, their places, the devices that they named.
    """

    signature: Signature
    text: str
    origin: str
    ambient: bool = False
    checked: bool = False
    count: int = 0
    sites: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()

    def names(self, module: str, name: str) -> bool:
        """Whether the spec is about kernel `name` of `module`."""
        return is_called(self.signature.kernel, module, name)


def parse_specs(texts: Sequence[str], origin: str = "--spec") -> tuple[Spec, ...]:
    """Read signatures; RequestError points at the first character that does not fit."""
    specs = []
    for text in texts:
        try:
            specs.append(Spec(parse_signature(text), text, origin))
        except SignatureSyntaxError as error:
            raise RequestError(f"{origin}: {error}") from error
    return tuple(specs)
