"""A program: the text of a kernel and of every device function it calls, with every name they read resolved.

It is plain data, so the compiler never touches the author's module: capture (`capture.py`) makes a program from Python
objects, a bundle stores one per kernel (`kernels/*.json`), and equal programs have equal digests (K-007).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, Union

from tack_runtime.dtypes import BY_NAME, Scalar

Numbers: TypeAlias = "Union[int, float, tuple[Numbers, ...]]"


@dataclass(frozen=True, slots=True)
class Constant:
    """`tack.constant(value)`: the literal, weak where `type` is None, else the literal under that cast (C-002, C-004).

    A tuple is a vector, a tuple of equal tuples a matrix by rows, of such literals (C-006).
    """

    value: Numbers
    type: Scalar | None


@dataclass(frozen=True, slots=True)
class FunctionRef:
    """A `@tack.func`: its key in `Program.functions`."""

    key: str


@dataclass(frozen=True, slots=True)
class Intrinsic:
    """Something that the language defines: `sqrt`, `range`, `atomic_add`, `f32`, ... (L-025)."""

    name: str


@dataclass(frozen=True, slots=True)
class Foreign:
    """A name that is bound to something kernels cannot use; `what` says what it is, for the diagnostic (L-026)."""

    what: str


Binding: TypeAlias = Union[Constant, FunctionRef, Intrinsic, Foreign]


@dataclass(frozen=True, slots=True)
class Function:
    """The source of one kernel or device function.

    `text` starts at the first decorator, which is line `line` of `file` (a base name, never a path), and has lost its `indent`.
    `names` binds every free name and dotted name (`math.sqrt`, `params.DT`) that the text reads and that is bound at all;
    a name that is missing here is unbound (L-019), one that its module lacks is `Foreign`. `result` is the annotated return
    type of a kernel (P-030).
    """

    name: str
    module: str
    file: str
    line: int
    text: str
    names: Mapping[str, Binding]
    result: Scalar | None = None
    indent: str = ""


@dataclass(frozen=True, slots=True)
class Program:
    """`functions[kernel]` is the kernel; the other entries are the device functions it reaches."""

    kernel: str
    functions: Mapping[str, Function]

    def digest(self) -> str:
        """sha256 of the canonical JSON text: equal for equal programs in any directory and process."""
        return hashlib.sha256(self.to_json().encode()).hexdigest()

    def to_json(self) -> str:
        """Canonical JSON text: sorted keys, no floats (a float constant is written in hexadecimal, so bits survive; K-005)."""
        functions = {key: _function_json(function) for key, function in self.functions.items()}
        return json.dumps({"kernel": self.kernel, "functions": functions}, sort_keys=True, separators=(",", ":"))


_BINDING_KINDS: Final = ("constant", "function", "intrinsic", "foreign")


def _function_json(function: Function) -> dict[str, Any]:
    return {
        "name": function.name,
        "module": function.module,
        "file": function.file,
        "line": function.line,
        "text": function.text,
        "names": {name: _binding_json(binding) for name, binding in function.names.items()},
        "result": function.result and function.result.name,
        "indent": function.indent,
    }


def _binding_json(binding: Binding) -> list[Any]:
    match binding:
        case Constant(value=value, type=type_):
            return ["constant", _numbers_json(value), type_ and type_.name]
        case FunctionRef(key=key):
            return ["function", key]
        case Intrinsic(name=name):
            return ["intrinsic", name]
        case Foreign(what=what):
            return ["foreign", what]


def _numbers_json(value: Numbers) -> Any:
    if isinstance(value, tuple):
        return [_numbers_json(item) for item in value]
    return value.hex() if isinstance(value, float) else value


def program_from_json(text: str) -> Program:
    """Read what `Program.to_json` wrote; ValueError where it did not."""
    try:
        data = json.loads(text)
        functions = {str(key): _function(value) for key, value in data["functions"].items()}
        program = Program(str(data["kernel"]), functions)
        keys = {b.key for f in functions.values() for b in f.names.values() if isinstance(b, FunctionRef)}
        if not (keys | {program.kernel}) <= functions.keys():
            raise ValueError("a function that is called is missing")
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"not a program: {error}") from error
    return program


def _function(data: Mapping[str, Any]) -> Function:
    result = data["result"]
    return Function(
        str(data["name"]),
        str(data["module"]),
        str(data["file"]),
        int(data["line"]),
        str(data["text"]),
        {str(name): _binding(value) for name, value in data["names"].items()},
        BY_NAME[result] if result is not None else None,
        str(data["indent"]),
    )


def _numbers(value: Any) -> Numbers:
    match value:
        case list():
            return tuple(map(_numbers, value))
        case int():
            return value
        case str():
            return float.fromhex(value)
    raise ValueError(f"not a number: {value!r}")


def _binding(value: list[Any]) -> Binding:
    match value:
        case ["constant", number, str() | None as type_]:
            return Constant(_numbers(number), BY_NAME[type_] if type_ else None)
        case ["function", str(key)]:
            return FunctionRef(key)
        case ["intrinsic", str(name)]:
            return Intrinsic(name)
        case ["foreign", str(what)]:
            return Foreign(what)
    raise ValueError(f"not a binding: {value!r}; expected one of {', '.join(_BINDING_KINDS)}")
