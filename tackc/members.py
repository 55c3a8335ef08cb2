"""The names of a bundle's members: functions of what they hold, so that bundles made in one go and merged of parts are equal.

`docs/bundle-format.md` lists them.
"""

from __future__ import annotations

from typing import Final

from tackc.variant import mangle

_SUFFIXES: Final = {"spirv": "spv"}  # other kinds of images are their own


def library(level: str, digest: str = "") -> str:
    """The library of a CPU level; where a bundle has several of one level, `digest` is the sha256 of this one."""
    return f"bin/cpu-{level}{f'.{digest[:16]}' if digest else ''}.so"


def source(target: str, stem: str, suffix: str) -> str:
    """The generated source of a variant for a target; `stem` is that of the variant, `suffix` of the language, ".cu"."""
    return f"source/{target}/{stem}{suffix}"


def binary(target: str, stem: str, level: str, kind: str) -> str:
    """An image of a variant for a device."""
    return f"bin/{target}/{stem}{f'.{level}' if level else ''}.{_SUFFIXES.get(kind, kind)}"


def program(name: str, module: str, alone: bool) -> str:
    """The program of a kernel; `alone`: no other of the bundle has its name."""
    return f"kernels/{mangle(name if alone else f'{module}.{name}')}.json"


def stem(kernel: str, variant: str) -> str:
    """How the names of a variant's own members begin; `variant` is its id."""
    return f"{mangle(kernel)}.{variant}"
