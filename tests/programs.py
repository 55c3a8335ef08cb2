"""Programs from source text, for tests of the compiler: no Python objects are captured, so no user module runs.

A text holds functions decorated `@tack.kernel` or `@tack.func` and plain assignments. A parameter's annotation is its type in
the signature, of an object one with its members: `sim: Sim(dt=f32, pos=f32[:])`. `name = tack.constant(value[, type])` declares a
constant; a class decorated `@tack.device_class` has methods and constants; any other assignment or function is something that
kernels cannot use. `math`, `tack` and Python's builtins are in reach.
"""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Iterator, Mapping

from tack_runtime.dtypes import BY_NAME
from tack_runtime.options import Options
from tack_runtime.signature import Signature, parse_type
from tackc.compiler.frontend import unsupported
from tackc.compiler.frontend.calls import INTRINSICS
from tackc.compiler.program import Binding, Class, Constant, Foreign, Function, FunctionRef, Intrinsic, Method, Program

FILE = "kernels.py"


def build(text: str, kernel: str | None = None) -> tuple[Program, Signature]:
    """The program and the annotated signature of the (last) kernel in a text."""
    lines = text.split("\n")
    tree = ast.parse(text)
    definitions = [node for node in tree.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    decorated = {node.name: node for node in definitions if node.decorator_list}
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and _decorators(node) == ["tack.device_class"]]
    decorated |= {
        f"{cls.name}.{node.name}": node for cls in classes for node in _functions(cls) if "tack.func" in _decorators(node)
    }
    kernels = [name for name, node in decorated.items() if ast.unparse(node.decorator_list[0]).startswith("tack.kernel")]
    name = kernel or kernels[-1]
    module = _module(tree, decorated)
    functions = {}
    for key in _reached(name, decorated):
        node = decorated[key]
        first, indent = node.decorator_list[0].lineno, " " * node.col_offset
        body = "\n".join(line.removeprefix(indent) for line in lines[first - 1 : node.end_lineno]) + "\n"
        result = _result(node) if key == name else None
        functions[f"m.{key}"] = Function(key, "m", FILE, first, body, _names(node, module), result, indent)
    arguments = decorated[name].args.args
    types = tuple((a.arg, parse_type(ast.unparse(a.annotation))) for a in arguments if a.annotation is not None)
    held = {name: f"m.{name}" for name in decorated if f"m.{name}" in functions}
    return Program(f"m.{name}", functions, {cls.name: _class(cls) for cls in classes}, held), Signature(f"m.{name}", types)


def options(text: str) -> Options:
    """What the decorator of the (last) kernel in a text asks for."""
    calls = [decorator for node in ast.parse(text).body for decorator in getattr(node, "decorator_list", ())]
    kernels = [call for call in calls if ast.unparse(call).startswith("tack.kernel")]
    keywords = kernels[-1].keywords if isinstance(kernels[-1], ast.Call) else []
    return Options(**{keyword.arg: ast.literal_eval(keyword.value) for keyword in keywords})


def _decorators(node: ast.ClassDef | ast.FunctionDef) -> list[str]:
    return [ast.unparse(decorator) for decorator in node.decorator_list]


def _functions(cls: ast.ClassDef) -> list[ast.FunctionDef]:
    return [node for node in cls.body if isinstance(node, ast.FunctionDef)]


def _class(cls: ast.ClassDef) -> Class:
    methods, others = {}, {}
    for node in _functions(cls):
        if "tack.func" in _decorators(node):
            methods[node.name] = Method(f"m.{cls.name}.{node.name}", "staticmethod" in _decorators(node))
        else:
            others[node.name] = "a property" if "property" in _decorators(node) else f"the Python function {node.name!r}"
    assigned = [node.targets[0] for node in cls.body if isinstance(node, ast.Assign)]
    constants = {target.id: None for target in assigned if isinstance(target, ast.Name)}
    assignments = {ast.unparse(node.targets[0]): node.value for node in cls.body if isinstance(node, ast.Assign)}
    iterate = ast.literal_eval(assignments["__tack_iterate__"]) if "__tack_iterate__" in assignments else ()
    return Class(cls.name, "m", methods, constants, others, iterate)


def _module(tree: ast.Module, decorated: Mapping[str, ast.AST]) -> dict[str, Binding]:
    bindings: dict[str, Binding] = {name: FunctionRef(f"m.{name}") for name in decorated}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=func, args=args)) if _is(func, "tack.constant"):
                type_ = BY_NAME[ast.unparse(args[1]).removeprefix("tack.")] if len(args) > 1 else None
                bindings[name] = Constant(ast.literal_eval(args[0]), type_)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Attribute() | ast.Name() as value):
                bindings[name] = _known(ast.unparse(value), bindings)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                bindings[name] = Foreign(f"a {type(ast.literal_eval(value)).__name__}")
            case ast.FunctionDef(name=name, decorator_list=[]):
                bindings[name] = Foreign(f"the Python function {name!r}")
    return bindings


def _is(node: ast.expr, name: str) -> bool:
    return ast.unparse(node) == name


def _known(text: str, module: Mapping[str, Binding]) -> Binding:
    if text in module:
        return module[text]
    root, _, attribute = text.rpartition(".")
    if root == "math" and attribute in ("pi", "e", "tau"):
        return Constant(getattr(math, attribute), None)
    return Intrinsic(attribute)


def _reached(kernel: str, decorated: Mapping[str, ast.FunctionDef]) -> list[str]:
    found = [kernel]
    for name in found:
        nodes = list(ast.walk(decorated[name]))
        names = {node.id for node in nodes if isinstance(node, ast.Name)}
        names |= {f".{node.attr}" for node in nodes if isinstance(node, ast.Attribute)}
        if name == kernel:  # what its objects hold
            annotations = [ast.unparse(a.annotation) for a in decorated[name].args.args if a.annotation]
            names |= {word for text in annotations for word in re.findall(r"=(\w+)", text)}
        found += [other for other in decorated if names & {other, f".{other.partition('.')[2]}"} and other not in found]
    return found


def _names(node: ast.FunctionDef, module: Mapping[str, Binding]) -> dict[str, Binding]:
    """What the names and dotted names in a function are bound to."""
    names: dict[str, Binding] = {}
    for text in _chains(node):
        root, _, attribute = text.partition(".")
        if text in module:
            names[text] = module[text]
        elif root == "math" and attribute in ("pi", "e", "tau"):
            names[text] = Constant(getattr(math, attribute), None)
        elif root in ("math", "tack") and "." not in attribute and attribute:
            known = attribute in INTRINSICS or attribute in unsupported.CALLS
            names[text] = Intrinsic(attribute) if known else Foreign(f"no name of the module {root!r}")
        elif text == "super":
            names[text] = Foreign("the class 'super'")
        elif root == "np" and attribute:
            names[text] = Foreign(f"something of NumPy called {attribute!r}")
    return names


def _chains(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, (ast.Name, ast.Attribute)):
            text = ast.unparse(inner)
            if text.replace(".", "").isidentifier():
                yield text


def _result(node: ast.FunctionDef):  # type: ignore[no-untyped-def]
    if node.returns is None:
        return None
    text = ast.unparse(node.returns).removeprefix("tack.")
    return BY_NAME[{"int": "i32", "float": "f32"}.get(text, text)]
