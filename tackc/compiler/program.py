"""A program: the text of a kernel and of every device function it calls, with every name they read resolved.

It is plain data, so the compiler never touches the author's module: capture (`capture.py`) makes a program from Python
objects, a bundle stores one per kernel (`kernels/*.json`), and equal programs have equal digests (K-007).
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
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

    def docstring(self) -> str:
        """The docstring, "" where it has none. SyntaxError, RecursionError: the text is no function, in a forged bundle."""
        functions = (node for node in ast.parse(self.text).body if isinstance(node, ast.FunctionDef))
        return (next(map(ast.get_docstring, functions), None) or "").strip()


@dataclass(frozen=True, slots=True)
class Method:
    """A device function of a class, by its key in `Program.functions`; `static`: called without the object (D-004)."""

    key: str
    static: bool = False


@dataclass(frozen=True, slots=True)
class Class:
    """A device class. `name` is its qualified name in its module, `methods` are those that the program may call.

    `constants` are the class-level numbers, with the types of those that have one (D-002). `others` says what its other public
    attributes are, for diagnostics. `iterate` names the sizes of a loop over an object, the fastest first (D-012).
    """

    name: str
    module: str
    methods: Mapping[str, Method]
    constants: Mapping[str, Scalar | None]
    others: Mapping[str, str]
    iterate: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Program:
    """`functions[kernel]` is the kernel; the other entries are the device functions it reaches.

    `classes` and `attached` are what signatures name: the classes of objects, and the device functions (as keys) that objects
    hold in attributes (D-006).
    """

    kernel: str
    functions: Mapping[str, Function]
    classes: Mapping[str, Class] = field(default_factory=dict)
    attached: Mapping[str, str] = field(default_factory=dict)

    def digest(self) -> str:
        """sha256 of the canonical JSON text: equal for equal programs in any directory and process."""
        return hashlib.sha256(self.to_json().encode()).hexdigest()

    def to_json(self) -> str:
        """Canonical JSON text: sorted keys, no floats (a float constant is written in hexadecimal, so bits survive; K-005)."""
        data: dict[str, Any] = {
            "kernel": self.kernel,
            "functions": {key: _function_json(function) for key, function in self.functions.items()},
        }
        if self.classes:
            data["classes"] = {name: _class_json(cls) for name, cls in self.classes.items()}
        if self.attached:
            data["attached"] = dict(self.attached)
        return json.dumps(data, sort_keys=True, separators=(",", ":"))


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


def _class_json(cls: Class) -> dict[str, Any]:
    return {
        "name": cls.name,
        "module": cls.module,
        "methods": {name: [method.key, method.static] for name, method in cls.methods.items()},
        "constants": {name: type_ and type_.name for name, type_ in cls.constants.items()},
        "others": dict(cls.others),
        "iterate": list(cls.iterate),
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
        classes = {str(name): _class(value) for name, value in data.get("classes", {}).items()}
        attached = {str(name): str(key) for name, key in data.get("attached", {}).items()}
        program = Program(str(data["kernel"]), functions, classes, attached)
        keys = {b.key for f in functions.values() for b in f.names.values() if isinstance(b, FunctionRef)}
        keys |= {method.key for cls in classes.values() for method in cls.methods.values()} | set(attached.values())
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


def _class(data: Mapping[str, Any]) -> Class:
    return Class(
        str(data["name"]),
        str(data["module"]),
        {str(name): Method(str(key), bool(static)) for name, (key, static) in data["methods"].items()},
        {str(name): BY_NAME[type_] if type_ is not None else None for name, type_ in data["constants"].items()},
        {str(name): str(what) for name, what in data["others"].items()},
        tuple(map(str, data["iterate"])),
    )


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
