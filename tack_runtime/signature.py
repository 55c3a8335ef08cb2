"""Signatures: a kernel's name and a type for each parameter, and the one text grammar for them.

    saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)

The grammar is used in specs, errors, `tackc inspect` and the manifest, and is valid Python against `tack`:

    signature = name "(" [ name "=" type { "," name "=" type } ] ")"
    type      = scalar | element "[" dim { "," dim } "]" | "texture3d" "[" dim "," dim "," dim "]" | object
    scalar    = "i8" | "u8" | "i16" | "u16" | "i32" | "u32" | "i64" | "u64" | "f32" | "f64"
    element   = scalar | ("vec2" | "vec3" | "vec4" | "mat2" | "mat3" | "mat4") "(" scalar ")"
              | "vec" "(" digits "," scalar ")" | "mat" "(" digits "," digits "," scalar ")"
    dim       = ":" | digits                              a 0-d array is element "[()]"; at most 64, below 2**63
    object    = name "(" [ name "=" member { "," name "=" member } ] ")"
    member    = type | number | scalar "(" number ")"     a constant
              | name                                      a device function
    number    = as Python writes an int or a float, `inf`, `nan`, with or without "-"

A name may be qualified by its module (`params.saxpy`), and a type may be written `tack.f32[:]`. An object is written with the
members that code depends on: `cell_average(cs=CellSet(points_per_cell=4, connectivity=i32[:]), out=f32[:])`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, NoReturn

from tack_runtime import dtypes
from tack_runtime.dtypes import (
    BY_NAME,
    MAX_DIMS,
    MAX_NESTING,
    MAX_SIZE,
    ArrayType,
    Compound,
    Constant,
    Dim,
    Element,
    FunctionName,
    Leaf,
    MachineType,
    Member,
    ObjectType,
    Scalar,
    TextureType,
    Type,
)
from tack_runtime.errors import KernelTypeError, KernelValueError


class Signature(NamedTuple):
    """What one variant of a kernel takes: parameter names with their types, in order."""

    kernel: str
    parameters: tuple[tuple[str, Type], ...]

    def __str__(self) -> str:
        return f"{self.kernel}({', '.join(f'{name}={type_}' for name, type_ in self.parameters)})"


def leaves(signature: Signature) -> Iterator[tuple[str, Leaf]]:
    """Every number and array that a call passes, in order, by dotted names: `sim.grid.dx`."""
    for name, type_ in signature.parameters:
        yield from _leaves(name, type_)


def machine_parameters(signature: Signature) -> tuple[tuple[str, MachineType], ...]:
    """The leaves as compiled code takes them (`ArrayType.machine`, `TextureType.machine`)."""
    return tuple((name, type_ if isinstance(type_, Scalar) else type_.machine) for name, type_ in leaves(signature))


def member_at(signature: Signature, path: str) -> Member | None:
    """What a signature has at a dotted name; None where it has nothing there."""
    first, *rest = path.split(".")
    found: Member | None = dict(signature.parameters).get(first)
    for name in rest:
        found = dict(found.members).get(name) if isinstance(found, ObjectType) else None
    return found


def has_objects(signature: Signature) -> bool:
    """Whether a parameter is an object."""
    return any(isinstance(type_, ObjectType) for _, type_ in signature.parameters)


def _leaves(name: str, member: Member) -> Iterator[tuple[str, Leaf]]:
    if isinstance(member, ObjectType):
        for inner, type_ in member.members:
            yield from _leaves(f"{name}.{inner}", type_)
    elif isinstance(member, (Scalar, ArrayType, TextureType)):
        yield name, member


class SignatureSyntaxError(ValueError):
    """A text is not a signature; the message shows where."""


_TOKEN: Final = re.compile(r"\s*(\d+(?:\.\d+)?(?:e[+-]?\d+)?(?!\w)|\d+|\w+|\(\)|[^\s\w])")


def parse_signature(text: str) -> Signature:
    """Read a signature; SignatureSyntaxError points at the first character that does not fit."""
    tokens = _Tokens(text)
    kernel = tokens.qualified_name("a kernel name")
    parameters: list[tuple[str, Type]] = []
    if tokens.accept("()"):
        tokens.end()
        return Signature(kernel, ())
    tokens.expect("(")
    while not tokens.accept(")"):
        if parameters:
            tokens.expect(",")
            if tokens.accept(")"):
                break
        name = tokens.name("a parameter name")
        if any(name == other for other, _ in parameters):
            tokens.fail(f"parameter {name!r} appears twice")
        tokens.expect("=")
        parameters.append((name, _type(tokens)))
    tokens.end()
    return Signature(kernel, tuple(parameters))


def parse_type(text: str) -> Type:
    """Read one type; SignatureSyntaxError points at the first character that does not fit."""
    tokens = _Tokens(text)
    type_ = _type(tokens)
    tokens.end()
    return type_


class _Tokens:
    """A cursor over the words of a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words: list[str] = [*_TOKEN.findall(text), "", "", ""]  # as far as anyone looks beyond the end
        self.at = 0
        self.depth = 0  # of the object that is being read

    def peek(self, ahead: int = 0) -> str:
        return self.words[self.at + ahead]

    def after_prefix(self) -> str:
        """The word after `tack.`; empty where that prefix is not next."""
        return self.peek(2) if self.peek() == "tack" and self.peek(1) == "." else ""

    def accept(self, word: str) -> bool:
        if self.peek() != word:
            return False
        self.at += 1
        return True

    def expect(self, word: str) -> None:
        if not self.accept(word):
            self.fail(f"expected {word!r}")

    def name(self, what: str) -> str:
        word = self.peek()
        if not word.isidentifier():
            self.fail(f"expected {what}")
        self.at += 1
        return word

    def qualified_name(self, what: str) -> str:
        parts = [self.name(what)]
        while self.accept("."):
            parts.append(self.name(what))
        return ".".join(parts)

    def end(self) -> None:
        if self.peek():
            self.fail("unexpected text")

    def fail(self, reason: str) -> NoReturn:
        starts = [match.start(1) for match in _TOKEN.finditer(self.text)]
        column = starts[self.at] if self.peek() else len(self.text)
        raise SignatureSyntaxError(f"{reason} at column {column + 1}\n  {self.text}\n  {' ' * column}^")


# The names that make vectors and matrices, with how many sizes each takes.
_COMPOUNDS: Final[Mapping[str, tuple[Callable[..., Compound], int]]] = {
    **{name: (getattr(dtypes, name), 0) for name in ("vec2", "vec3", "vec4", "mat2", "mat3", "mat4")},
    "vec": (dtypes.vec, 1),
    "mat": (dtypes.mat, 2),
}
COMPOUND_NAMES: Final = tuple(_COMPOUNDS)


_AFTER_LEAVES: Final = ("[", ",", ")")  # never after the first word of an object's type


def _type(tokens: _Tokens) -> Type:
    return _object(tokens) if tokens.peek(1) not in _AFTER_LEAVES and _is_object(tokens) else _leaf(tokens)


def _leaf(tokens: _Tokens) -> Leaf:
    if "texture3d" in (tokens.peek(), tokens.after_prefix()):
        return _texture(tokens)
    element = _element(tokens)
    if isinstance(element, Scalar) and not tokens.accept("["):
        return element
    if not isinstance(element, Scalar):
        tokens.expect("[")
    if tokens.accept("()"):
        tokens.expect("]")
        return ArrayType(element, ())
    return ArrayType(element, _dims(tokens))


def _texture(tokens: _Tokens) -> TextureType:
    start = tokens.at
    if tokens.after_prefix():
        tokens.at += 2
    tokens.expect("texture3d")
    tokens.expect("[")
    dims = _dims(tokens)
    try:
        return dtypes.texture_type(dims)
    except (KernelValueError, KernelTypeError) as error:
        tokens.at = start
        tokens.fail(str(error))


def _dims(tokens: _Tokens) -> tuple[Dim, ...]:
    """The dimensions up to the closing bracket."""
    dims: list[Dim] = [_dim(tokens)]
    while tokens.accept(","):
        if len(dims) == MAX_DIMS:
            tokens.fail(f"arrays have at most {MAX_DIMS} dimensions")
        dims.append(_dim(tokens))
    tokens.expect("]")
    return tuple(dims)


def _element(tokens: _Tokens) -> Element:
    if tokens.peek() in _COMPOUNDS or tokens.after_prefix() in _COMPOUNDS:
        return _compound(tokens)
    return _scalar(tokens)


def _scalar(tokens: _Tokens) -> Scalar:
    if tokens.after_prefix():
        tokens.at += 2
    if tokens.peek() not in BY_NAME:
        tokens.fail(f"expected a type ({', '.join(BY_NAME)}, ...)")
    return BY_NAME[tokens.name("a type")]


def _compound(tokens: _Tokens) -> Compound:
    if tokens.after_prefix():
        tokens.at += 2
    start = tokens.at
    make, count = _COMPOUNDS[tokens.name("a type")]
    tokens.expect("(")
    sizes = []
    for _ in range(count):
        sizes.append(_dim(tokens))
        tokens.expect(",")
    scalar = _scalar(tokens)
    tokens.expect(")")
    try:
        return make(*sizes, scalar)
    except (KernelValueError, KernelTypeError) as error:
        tokens.at = start
        tokens.fail(str(error))


def _is_object(tokens: _Tokens) -> bool:
    """Whether a name follows, with members or `()`."""
    ahead = 1
    while tokens.peek(ahead) == "." and tokens.peek(ahead - 1).isidentifier():
        ahead += 2
    if not tokens.peek(ahead - 1).isidentifier():
        return False
    return tokens.peek(ahead) == "()" or (tokens.peek(ahead) == "(" and tokens.peek(ahead + 2) == "=")


def _object(tokens: _Tokens) -> ObjectType:
    start = tokens.at
    name = tokens.qualified_name("the name of a class")
    members: dict[str, Member] = {}
    if tokens.accept("()"):
        return ObjectType(name, ())
    tokens.depth += 1
    if tokens.depth > MAX_NESTING:
        tokens.at = start
        tokens.fail(f"objects are nested more than {MAX_NESTING} deep")
    tokens.expect("(")
    while not tokens.accept(")"):
        if members:
            tokens.expect(",")
            if tokens.accept(")"):
                break
        member = tokens.name("the name of a member")
        if member in members:
            tokens.fail(f"member {member!r} appears twice")
        tokens.expect("=")
        members[member] = _member(tokens)
    tokens.depth -= 1
    return ObjectType(name, members.items())


def _member(tokens: _Tokens) -> Member:
    word = tokens.after_prefix() or tokens.peek()
    if word in BY_NAME:
        ahead = 3 if tokens.after_prefix() else 1
        return _typed_constant(tokens) if tokens.peek(ahead) == "(" else _leaf(tokens)
    if word in _COMPOUNDS or word == "texture3d" or _is_object(tokens):
        return _type(tokens)
    if word.isidentifier() and word not in SPECIAL_NUMBERS:
        return FunctionName(tokens.qualified_name("a member's type or value"))
    return Constant(_number(tokens))


def _typed_constant(tokens: _Tokens) -> Constant:
    scalar = _scalar(tokens)
    tokens.expect("(")
    constant = Constant(_number(tokens), scalar)
    tokens.expect(")")
    return constant


SPECIAL_NUMBERS: Final = ("inf", "nan")


def _number(tokens: _Tokens) -> int | float:
    """A number as Python writes it."""
    sign = "-" if tokens.accept("-") else ""
    word = tokens.peek()
    if word not in SPECIAL_NUMBERS and not (word.isascii() and word[:1].isdigit()):
        tokens.fail("expected a type, a number or the name of a function")
    try:
        value = int(sign + word) if word.isdigit() else float(sign + word)
    except ValueError:
        tokens.fail("the number is too long")
    tokens.at += 1
    return value


def _dim(tokens: _Tokens) -> Dim:
    if tokens.accept(":"):
        return None
    word = tokens.peek()
    if not (word.isascii() and word.isdigit()):
        tokens.fail("expected ':' or a size")
    digits = word.lstrip("0") or "0"
    if len(digits) > len(str(MAX_SIZE)) or int(digits) > MAX_SIZE:
        tokens.fail("a dimension is at most 2**63 - 1")
    tokens.at += 1
    return int(digits)
