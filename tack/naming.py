"""Names of classes and device functions in the signatures of kernels whose source is at hand.

A program is captured for the classes of each call, and they are named in the order in which the call passes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tack_runtime.arguments import NOTHING, Wanted
from tack_runtime.described import Argument, functions, objects
from tack_runtime.dtypes import BY_NAME
from tack_runtime.naming import PLACEHOLDER, FullName, function_name, module_of, parts
from tack_runtime.objects import FunctionValue
from tack_runtime.signature import COMPOUND_NAMES, SPECIAL_NUMBERS

RESERVED: Final = frozenset(
    (*BY_NAME, *COMPOUND_NAMES, *SPECIAL_NUMBERS, "texture3d", "tack")
)  # no name of a class or function in signatures


class SourceNames:
    """Names for the calls of a kernel; `tack_runtime.naming.BundleNames` is its counterpart for the kernels of bundles."""

    wanted: Final[Wanted] = NOTHING

    def name(self, arguments: Sequence[Argument]) -> None:
        """Label every object and function of a call."""
        classes, held = parts(arguments)
        names: dict[object, str] = {
            **dict(zip(classes, class_labels(classes), strict=True)),
            **dict(zip(held, function_labels(held), strict=True)),
        }
        for found in objects(arguments):
            found.label = names[found.cls]
        for each in functions(arguments):
            each.label = names[each.function]

    def compilable(self, arguments: Sequence[Argument]) -> tuple[Sequence[Argument], str]:
        """The arguments as a compiler is to see them, and why nothing can be compiled for them; "" where it can."""
        return arguments, ""


def class_labels(classes: Sequence[type]) -> tuple[str, ...]:
    """Names for several classes."""
    return _labels([(module_of(cls), cls.__qualname__.rpartition("<locals>.")[2]) for cls in classes])


def function_labels(held: Sequence[FunctionValue]) -> tuple[str, ...]:
    """Names for several device functions."""
    return _labels([function_name(function) for function in held])


def _labels(named: Sequence[FullName]) -> tuple[str, ...]:
    """A name for each of several things, given by module and name, in order: the last part of the name where it is the only one,
    else the whole name after its module, with a number where those agree, too."""
    short = [name.rpartition(".")[2] for _, name in named]
    found: dict[str, None] = {}
    for (module, name), last in zip(named, short, strict=True):
        wanted = last if short.count(last) == 1 and last not in RESERVED else f"{module}.{name}"
        label = wanted if all(part.isidentifier() for part in wanted.split(".")) else PLACEHOLDER
        number, unused = 1, label
        while unused in found:
            number += 1
            unused = f"{label}_{number}"
        found[unused] = None
    return tuple(found)
