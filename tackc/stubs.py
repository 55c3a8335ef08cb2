"""Type stubs of generated packages: what type checkers and editors know of kernels.

A kernel has an overload for each way in which its variants differ to a type checker. The types of NumPy have no dimensions that
could be relied on, arrays of `tack_runtime` no element types: dimensions are not checked, elements only in NumPy's arrays and
in buffers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from tack_runtime.dtypes import ArrayType, Compound, Constant, FunctionName, Member, ObjectType, Scalar, TextureType, Type
from tack_runtime.manifest import KernelEntry, Variant

_IMPORTS: Final = """\
import array as _array
import ctypes as _ctypes
import mmap as _mmap
from collections.abc import Mapping as _Mapping
from typing import Any as _Any
from typing import Generic as _Generic
from typing import Protocol as _Protocol
from typing import TypeAlias as _TypeAlias
from typing import TypeVar as _TypeVar
from typing import overload as _overload

import numpy as _np
import numpy.typing as _npt
from tack_runtime import Array as _Array
from tack_runtime import Bundle as _Bundle
from tack_runtime import Texture3D as _Texture3D
from tack_runtime.dispatch import Bound as _Bound
from tack_runtime.dispatch import Dispatcher as _Dispatcher
"""
_NUMBERS: Final = """\
_Result = _TypeVar("_Result")
_Int: _TypeAlias = int | _np.integer[_Any] | _np.bool_
_Float: _TypeAlias = float | _np.floating[_Any] | _Int
"""
_BOUND: Final = """\
class _BoundKernel(_Bound, _Generic[_Result]):
    def __call__(self) -> _Result: ...
"""
_LISTED: Final = 20  # signatures that a docstring has
_SPELLED: Final = {"i": "int", "u": "uint", "f": "float"}
_CTYPES: Final = {"f32": "c_float", "f64": "c_double"}  # those of integers are named after their widths

# Names that a stub needs for itself, beside those that start with "_" and a capital letter; a kernel cannot have one of them.
_PRIVATE: Final = ("_array", "_ctypes", "_mmap", "_np", "_npt", "_overload", "bundle")
_BUILTINS: Final = ("bytearray", "bytes", "float", "int", "memoryview", "object", "property", "str")
RESERVED: Final = frozenset((*_PRIVATE, *_BUILTINS))


class Export(NamedTuple):
    """A kernel as an attribute of a package; `doc` is the docstring of its function, or ""."""

    name: str
    entry: KernelEntry
    doc: str

    @property
    def summary(self) -> str:
        """The kernel in one line."""
        return ": ".join([f"{self.name}({', '.join(self.entry.parameters)})", *self.doc.splitlines()[:1]])

    @property
    def full_doc(self) -> str:
        """The docstring, and the variants that are built."""
        signatures = list(dict.fromkeys(str(variant.signature) for variant in self.entry.variants))
        shown = [f"    {signature}" for signature in signatures[:_LISTED]]
        shown += [f"    and {len(signatures) - _LISTED} more"] if len(signatures) > _LISTED else []
        variants = "\n".join(["Variants that are built:", "", *shown]) if shown else "No variant is built: calls need a compiler."
        return "\n\n".join(filter(None, [self.doc, variants]))


def stub(exports: Sequence[Export], doc: str) -> str:
    """The text of a package's `__init__.pyi`."""
    types = _Types()
    kernels = ["\n".join(_kernel(export, types)) + "\n" for export in exports]
    attributes = ["bundle: _Bundle", *(f"{export.name}: _Kernel_{export.name}" for export in exports)]
    parts = [
        f"__all__ = {public(exports)}\n",
        "\n".join([_NUMBERS.rstrip(), *types.aliases()]) + "\n",
        _BOUND,
        *("\n".join(lines) + "\n" for lines in types.protocols),
        *kernels,
        "\n".join(attributes) + "\n",
    ]
    body = "\n".join(filter(None, parts))
    needed = [line for line in _IMPORTS.splitlines() if not line or re.search(rf"\b{line.split()[-1]}\b", body)]
    return "\n".join([literal(doc), "", *needed, "", body])


def public(exports: Iterable[Export]) -> str:
    """`__all__` of a package, as Python text."""
    names = sorted(["bundle", *(export.name for export in exports if not export.name.startswith("_"))])
    return f"[{', '.join(map(quoted, names))}]"


def literal(text: str, indent: str = "") -> str:
    """A text as a docstring."""
    plain = text.isascii() and all(char.isprintable() or char == "\n" for char in text)
    if not plain or "\\" in text or '"""' in text or text.endswith('"') or not text:
        return repr(text)
    lines = text.split("\n")
    rest = [f"{indent}{line}" if line else "" for line in lines[1:]]
    return "\n".join([f'"""{lines[0]}', *rest, f'{indent}"""']) if rest else f'"""{text}"""'


def quoted(name: str) -> str:
    """A text as Python writes one."""
    return f'"{name}"' if repr(name) == f"'{name}'" else repr(name)


# --- kernels -----------------------------------------------------------------------------------------------------------


def _kernel(export: Export, types: _Types) -> Iterator[str]:
    yield f"class _Kernel_{export.name}(_Dispatcher):"
    yield f"    {literal(export.full_doc, '    ')}"
    yield ""
    variants = _told_apart(export.entry.variants)
    result = " | ".join(sorted({_result(variant) for variant in export.entry.variants})) or "_Any"
    self = "self"
    while self in export.entry.parameters:
        self = f"_{self}"
    shown = [[f"{name}: {types.name(type_, name in v.written)}" for name, type_ in v.signature.parameters] for v in variants]
    lists = list(dict.fromkeys(map(tuple, shown))) or [tuple(f"{name}: _Any" for name in export.entry.parameters)]
    for method, returned in (("__call__", result), ("bind", f"_BoundKernel[{result}]")):
        for parameters in lists:
            if len(lists) > 1:
                yield "    @_overload"
            yield f"    def {method}({', '.join([self, '/', *parameters])}) -> {returned}: ..."


def _result(variant: Variant) -> str:
    if variant.result is None:
        return "None"
    return "float" if variant.result.is_float else "int"


def _told_apart(variants: Sequence[Variant]) -> list[Variant]:
    """The variants that differ to a type checker, the narrower first; what another takes, too, is left out."""
    found: list[Variant] = []
    for variant in variants:
        if not any(_takes_all(other, variant) for other in found):
            found = [other for other in found if not _takes_all(variant, other)]
            found.append(variant)
    return found


def _takes_all(wide: Variant, narrow: Variant) -> bool:
    """Whether one takes all arguments that another does, as far as a type checker can tell."""
    pairs = zip(wide.signature.parameters, narrow.signature.parameters, strict=True)
    return all(_covers(a, b) and not (name in wide.written and name not in narrow.written) for (name, a), (_, b) in pairs)


def _covers(wide: Member, narrow: Member) -> bool:
    match wide, narrow:
        case Scalar(), Scalar():
            return wide.is_float or not narrow.is_float
        case ArrayType(), ArrayType():
            return isinstance(narrow.element, Compound) or wide.element is narrow.element
        case TextureType(), TextureType():
            return True
        case ObjectType(), ObjectType():
            held = dict(_passed(narrow))
            return all(name in held and _covers(member, held[name]) for name, member in _passed(wide))
        case _:
            return False


def _passed(type_: ObjectType) -> Iterator[tuple[str, Type]]:
    """The members that a call passes; the others are compiled in."""
    for name, member in type_.members:
        if not isinstance(member, (Constant, FunctionName)):
            yield name, member


# --- types -------------------------------------------------------------------------------------------------------------


class _Types:
    """The names of types in a stub, and the definitions that they need."""

    def __init__(self) -> None:
        self.protocols: list[list[str]] = []
        self._scalars: set[Scalar] = set()
        self._objects: dict[tuple[str, tuple[str, ...]], str] = {}  # names of protocols, by class and members

    def name(self, type_: Type, written: bool) -> str:
        """A type as annotations name it."""
        match type_:
            case Scalar():
                return "_Float" if type_.is_float else "_Int"
            case ArrayType(Scalar() as scalar):
                self._scalars.add(scalar)
                return f"{_array_name(scalar)}{' | bytes' if scalar.name == 'u8' and not written else ''}"
            case ArrayType():
                return "_Array"
            case TextureType():
                return "_Texture3D"
            case ObjectType():
                return self._object(type_)

    def aliases(self) -> Iterator[str]:
        """Definitions of the types of arrays, by width."""
        for scalar in sorted(self._scalars, key=lambda scalar: (scalar.kind, scalar.bits)):
            yield f"{_array_name(scalar)}: _TypeAlias = {' | '.join(_arrays(scalar))}"

    def _object(self, type_: ObjectType) -> str:
        members = list(_passed(type_))
        if not members:
            return "object"  # everything is compiled in
        lines = tuple(f"    def {name}(self) -> {self.name(member, written=True)}: ..." for name, member in members)
        made = self._objects.get((type_.name, lines))
        if made is None:
            flat = type_.name.replace(".", "_")
            count = sum(name.replace(".", "_") == flat for name, _ in self._objects)
            made = f"_Object{count + 1 if count else ''}_{flat}"
            self._objects[type_.name, lines] = made
            self.protocols.append([f"class {made}(_Protocol):", *(part for line in lines for part in ("    @property", line))])
        return f"{made} | _Mapping[str, _Any]"


def _array_name(scalar: Scalar) -> str:
    return f"_{scalar.name.upper()}Array"


def _arrays(scalar: Scalar) -> Iterator[str]:
    """What kernels take as an array of scalars: arrays of NumPy, of the runtime, and buffers (R-031, R-036)."""
    number = "float" if scalar.is_float else "int"
    yield f"_npt.NDArray[_np.{_SPELLED[scalar.kind]}{scalar.bits}]"
    yield "_Array"
    yield f"_array.array[{number}]"
    yield f"_ctypes.Array[_ctypes.{_CTYPES.get(scalar.name) or f'c_{_SPELLED[scalar.kind]}{scalar.bits}'}]"
    yield f"memoryview[{number}]"
    if scalar.name == "u8":
        yield "bytearray"
        yield "_mmap.mmap"
