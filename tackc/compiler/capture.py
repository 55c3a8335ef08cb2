"""From Python objects to a `Program`: the text of a kernel and of what it calls, with every name resolved (F-002, L-025).

A name is looked up where its function was defined: its closure, then its module, then Python's builtins. What it is bound to
decides: a constant, a device function, something that the language defines, or something that kernels cannot use. The answer
is kept with the function, so that rebinding a name later changes nothing (C-005, F-003); unless a name is unbound or unusable:
then nothing can be compiled of it, and a later call sees what the author has mended.

A call that passes objects has a program of its own, with the methods of their classes that the code may mean: those whose names
it reads as attributes (D-004). Classes are told apart as objects, and named in the program (D-009).
"""

from __future__ import annotations

import ast
import builtins
import math
from collections import ChainMap
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Final, NamedTuple, TypeAlias, Union

import tack
from tack import intrinsics
from tack.constants import FloatConstant, IntConstant, VectorConstant
from tack.device_class import iterated
from tack.kernel_object import Definition, Func, Kernel
from tack.layout import layout
from tack.naming import class_labels, function_labels
from tack.ops import ELEMENTARY
from tack.returns import final_return
from tack_runtime import dtypes
from tack_runtime.dtypes import BY_NAME, Scalar, f32, i32
from tack_runtime.errors import KernelTypeError
from tack_runtime.naming import module_of
from tack_runtime.objects import MARK
from tackc.compiler.program import Binding, Class, Constant, Foreign, Function, FunctionRef, Intrinsic, Method, Program

Resolved: TypeAlias = Union[Constant, Intrinsic, Foreign, Func]  # a Binding before device functions have their keys


class Names(NamedTuple):
    """The names that a function reads from around it; unbound ones are left out. `settled`: all are bound, and usable.

    `attributes` are the names that it reads as attributes of anything.
    """

    bound: Mapping[str, Resolved]
    settled: bool
    attributes: frozenset[str]


# Python's own names that mean something in kernels, or whose rejection the frontend words (B-008, O-001, V-015).
BUILTIN_NAMES: Final = frozenset(
    ("abs", "all", "any", "bool", "float", "int", "len", "max", "min", "pow", "print", "range", "round", "sum")
)
# Elementary functions, reached bare or as an attribute of `math` or `tack` (B-001), whether or not that module has them.
ELEMENTARY_NAMES: Final = ELEMENTARY.keys() | {"abs", "max", "min", "pow"}
REJECTED_NAMES: Final = frozenset(("hypot", "isnan", "log1p"))  # of `math`: the frontend words their rejection, too (B-008)
MATH_CONSTANTS: Final[Mapping[str, float]] = {"pi": math.pi, "e": math.e, "tau": math.tau}
CONSTRUCTOR_NAMES: Final = frozenset(("mat", "mat2", "mat3", "mat4", "vec", "vec2", "vec3", "vec4"))  # types on the host (V-002)
_BARE_NAMES: Final = BUILTIN_NAMES | ELEMENTARY_NAMES | intrinsics.NAMES | BY_NAME.keys() | CONSTRUCTOR_NAMES
_INTRINSIC_OBJECTS: Final[Mapping[int, str]] = {  # by identity: these objects live as long as the process
    **{id(getattr(builtins, name)): name for name in BUILTIN_NAMES},
    **{id(getattr(math, name)): name for name in ELEMENTARY_NAMES | REJECTED_NAMES if hasattr(math, name)},
    **{id(getattr(intrinsics, name)): name for name in intrinsics.NAMES},
    **{id(getattr(dtypes, name)): name for name in CONSTRUCTOR_NAMES},
}
_UNBOUND: Final = object()


@dataclass(slots=True)
class _Captured:
    """What is kept with a kernel: its own names, and its programs by the classes and functions of calls, the latest last."""

    names: Names
    programs: dict[tuple[object, ...], Program] = field(default_factory=dict)


_MOST_PROGRAMS: Final = 64  # kept with one kernel


def capture(kernel: object, classes: Sequence[type] = (), functions: Sequence[object] = ()) -> Program:
    """The program of a kernel, as first captured, for calls whose objects are of device classes `classes` and hold `functions` in
    attributes (C-005). KernelTypeError: an annotation of the result that names no type."""
    if not isinstance(kernel, Kernel):
        raise KernelTypeError(f"Expected a @tack.kernel, not {kernel!r}")
    key = (tuple(classes), tuple(functions))
    kept = kernel.captured
    if isinstance(kept, _Captured) and key in kept.programs:
        return kept.programs[key]
    collected = _collect(kernel, classes, functions)
    program = _program(kernel, collected, classes, functions)
    if collected[kernel].settled and not isinstance(kept, _Captured):
        kept = kernel.captured = _Captured(collected[kernel])
    if isinstance(kept, _Captured) and all(names.settled for names in collected.values()):
        kept.programs[key] = program
        if len(kept.programs) > _MOST_PROGRAMS:
            del kept.programs[next(iter(kept.programs))]
    return program


def _collect(kernel: Kernel, classes: Sequence[type], functions: Sequence[object]) -> dict[Definition, Names]:
    """The kernel and every device function that it reaches, in order, with their names."""
    found: dict[Definition, Names] = {}
    pending: list[Definition] = [kernel, *(function for function in functions if isinstance(function, Func))]
    methods = [(name, method) for cls in classes for name, method in layout(cls).methods.items()]
    while pending:
        definition = pending.pop(0)
        if definition in found:
            continue
        found[definition] = names = _names(definition)
        pending += (value for value in names.bound.values() if isinstance(value, Func))
        pending += (method.function for name, method in methods if name in names.attributes and isinstance(method.function, Func))
    return found


def _program(
    kernel: Kernel, collected: Mapping[Definition, Names], classes: Sequence[type], functions: Sequence[object]
) -> Program:
    """The program of what was collected. Two functions of one name get keys of their own."""
    keys: dict[Definition, str] = {}
    for definition in collected:
        keys[definition] = _unused_key(f"{definition.module}.{definition.name}", keys.values())
    made = {
        key: Function(
            definition.name,
            definition.module,
            definition.source.file,
            definition.source.line,
            definition.source.text,
            {name: _binding(value, keys) for name, value in collected[definition].bound.items()},
            _result(definition) if isinstance(definition, Kernel) else None,
            definition.source.indent,
        )
        for definition, key in keys.items()
    }
    held = [function for function in functions if isinstance(function, Func)]
    return Program(
        keys[kernel],
        made,
        {name: _class(cls, keys) for name, cls in zip(class_labels(classes), classes, strict=True)},
        {name: keys[function] for name, function in zip(function_labels(held), held, strict=True)},
    )


def _class(cls: type, keys: Mapping[Definition, str]) -> Class:
    """A class as a program has it; methods that no code of the program can mean are only named."""
    found = layout(cls)
    methods: dict[str, Method] = {}
    others = {name: _description(value) for name, value in found.others.items()}
    for name, method in found.methods.items():
        key = keys.get(method.function) if isinstance(method.function, Func) else None
        if key is None:
            others[name] = "a method"
        else:
            methods[name] = Method(key, method.static)
    constants = {name: _constant_type(getattr(cls, name, None)) for name in sorted(found.constants)}
    return Class(cls.__qualname__, module_of(cls), methods, constants, others, iterated(cls))


def _constant_type(value: object) -> Scalar | None:
    return value.dtype if isinstance(value, (IntConstant, FloatConstant)) else None


def _unused_key(name: str, used: Collection[str]) -> str:
    number = 1
    key = name
    while key in used:
        number += 1
        key = f"{name}#{number}"
    return key


def _binding(value: Resolved, keys: Mapping[Definition, str]) -> Binding:
    return FunctionRef(keys[value]) if isinstance(value, Func) else value


def _names(definition: Definition) -> Names:
    """What the function reads from around it, as first seen with every name usable."""
    kept = definition.captured
    if isinstance(kept, (Names, _Captured)):
        return kept if isinstance(kept, Names) else kept.names
    tree = definition.source.definition()
    scope = ChainMap(definition.closure(), definition.function.__globals__, vars(builtins))
    found = [_resolve(chain, scope) for chain in _free_chains(tree)]
    bound = dict(each for each in found if each is not None)
    attributes = frozenset(node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    names = Names(bound, None not in found and not any(isinstance(value, Foreign) for value in bound.values()), attributes)
    if names.settled and isinstance(definition, Func):
        definition.captured = names
    return names


def _free_chains(node: ast.FunctionDef) -> Iterator[tuple[str, ...]]:
    """Names and dotted names, as ("params", "DT"), that are read in the body and start at a name from around it (L-021)."""
    arguments = node.args
    local = {
        a.arg for a in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg) if a
    }
    body = [inner for statement in node.body for inner in ast.walk(statement)]
    local |= {inner.id for inner in body if isinstance(inner, ast.Name) and not isinstance(inner.ctx, ast.Load)}
    inside = {id(inner.value) for inner in body if isinstance(inner, ast.Attribute)}
    for inner in body:
        if id(inner) not in inside and isinstance(inner, (ast.Name, ast.Attribute)):
            chain = _chain(inner)
            if chain and chain[0] not in local:
                yield chain


def _chain(node: ast.expr) -> tuple[str, ...]:
    """The parts of a dotted name; empty where the expression is something else."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return (node.id, *reversed(parts)) if isinstance(node, ast.Name) else ()


def _resolve(chain: tuple[str, ...], scope: Mapping[str, object]) -> tuple[str, Resolved] | None:
    """The dotted name up to the first part that is no module, or to a method of a class, and what that is; None: unbound."""
    root = chain[0]
    value = scope.get(root, _UNBOUND)
    if value is _UNBOUND:
        return (root, Intrinsic(root)) if root in _BARE_NAMES else None
    used = 1
    while isinstance(value, ModuleType) and used < len(chain):
        module, name = value, chain[used]
        used += 1
        value = getattr(module, name, _UNBOUND)
        if module in (math, tack) and name in ELEMENTARY_NAMES:
            return ".".join(chain[:used]), Intrinsic(name)
        if value is _UNBOUND:
            return ".".join(chain[:used]), Foreign(f"no name of the module {module.__name__!r}")
    if isinstance(value, type) and hasattr(value, MARK) and used < len(chain) and chain[used] in layout(value).methods:
        method = layout(value).methods[chain[used]].function  # of the class, so it is called with the object (D-006)
        return ".".join(chain[: used + 1]), _resolved(method, chain[used])
    return ".".join(chain[:used]), _resolved(value, chain[used - 1])


def _resolved(value: object, name: str) -> Resolved:
    """What a value is to a kernel that reads it under the (last part of the) name `name`."""
    if isinstance(value, Func):
        return value
    if isinstance(value, IntConstant):
        return Constant(int(value), value.dtype)
    if isinstance(value, FloatConstant):
        return Constant(float(value), value.dtype)
    if isinstance(value, VectorConstant):
        return Constant(value.value, value.dtype)
    if isinstance(value, Scalar):
        return Intrinsic(value.name)
    if id(value) in _INTRINSIC_OBJECTS:
        return Intrinsic(_INTRINSIC_OBJECTS[id(value)])
    if isinstance(value, float) and value is MATH_CONSTANTS.get(name):
        return Constant(value, None)
    return Foreign(_description(value))


def _description(value: object) -> str:
    """What a value is, in words that are the same in every process: never its contents or address."""
    known = None if isinstance(value, (type, ModuleType)) else _name_in_numpy(value)
    if known is not None:
        return f"the NumPy function {known!r}"
    match value:
        case Kernel():
            return f"the kernel {value.name!r}"
        case ModuleType():
            return f"the module {value.__name__!r}"
        case type():
            return f"the class {value.__name__!r}"
        case BuiltinFunctionType():
            return f"the built-in function {value.__name__!r}"
        case FunctionType() | MethodType():
            return f"the Python function {value.__name__!r}"
        case None:
            return "None"
        case _:
            name = type(value).__name__
            return f"{'an' if name[0].lower() in 'aeiou' else 'a'} {name}"


def _name_in_numpy(value: object) -> str | None:
    """The name of a function that comes with NumPy, whose releases differ in their types; None for anything else."""
    module, name = getattr(value, "__module__", None), getattr(value, "__name__", None)
    comes_with_it = isinstance(module, str) and module.partition(".")[0] == "numpy"
    return name if isinstance(name, str) and (comes_with_it or type(value).__name__ == "ufunc") else None


def _result(kernel: Kernel) -> Scalar | None:
    """The type that a kernel's `return` names (P-030); None where it returns nothing."""
    statement = final_return(kernel.source.definition())
    if statement is None:
        return None
    annotation = kernel.annotation("return")
    scalar = annotation if isinstance(annotation, Scalar) else f32 if annotation is float else i32 if annotation is int else None
    if scalar is None:
        raise KernelTypeError(
            f"Kernel {kernel.name!r}: the annotation of the value returned at {kernel.source.place(statement)} is "
            f"{annotation!r}, which names no scalar type; write -> tack.f32, -> float (f32) or -> int (i32)"
        )
    return scalar
