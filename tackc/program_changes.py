"""What differs between two programs of a kernel, in words."""

from __future__ import annotations

from collections.abc import Iterator

from tackc.compiler.program import Binding, Constant, Foreign, FunctionRef, Intrinsic, Program, program_from_json


def program_changes(old: bytes, new: bytes) -> list[str]:
    """What differs in the source of a kernel and of what it calls: texts, constants, functions, classes, or places alone."""
    try:
        before, after = (program_from_json(data.decode()) for data in (old, new))
    except ValueError:
        return ["its program"]
    found = [*_functions(before, after), *_classes(before, after)]
    if not found:
        found = [
            f"the place of {key}: {before.functions[key].file}:{before.functions[key].line} -> {each.file}:{each.line}"
            for key, each in after.functions.items()
            if (before.functions[key].file, before.functions[key].line) != (each.file, each.line)
        ]
    return found or ["its program"]


def _functions(before: Program, after: Program) -> Iterator[str]:
    for key in sorted(before.functions.keys() | after.functions.keys()):
        old, new = before.functions.get(key), after.functions.get(key)
        if old is None or new is None:
            yield f"{key} is {'new' if old is None else 'gone'}"
            continue
        if (old.text, old.indent) != (new.text, new.indent) or old.result is not new.result:
            yield f"the text of {key}"
        for name in sorted(old.names.keys() | new.names.keys()):
            a, b = old.names.get(name), new.names.get(name)
            if a != b and (a is None or b is None or old.text == new.text or type(a) is type(b)):
                yield f"{name} in {key}: {_bound(a)} -> {_bound(b)}"


def _bound(binding: Binding | None) -> str:
    """What a name stands for."""
    match binding:
        case None:
            return "nothing"
        case Constant(value=value, type=type_):
            return f"{type_}({value})" if type_ else str(value)
        case FunctionRef(key=text) | Intrinsic(name=text) | Foreign(what=text):
            return text


def _classes(before: Program, after: Program) -> Iterator[str]:
    for name in sorted(before.classes.keys() | after.classes.keys()):
        if before.classes.get(name) != after.classes.get(name):
            yield f"the class {name}"
    if before.attached != after.attached:
        yield "the functions that objects hold"
