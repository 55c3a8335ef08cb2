"""What differs between two programs of a kernel, in words: that of the source at hand and that of a bundle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

_Json: TypeAlias = Mapping[str, Any]  # a program, or a part of one, as docs/bundle-format.md describes it

_PLACES: Final = ("file", "line", "indent")
NO_MODULES: Final[Mapping[str, str]] = {}


def differences(now: _Json, built: _Json, places: bool, modules: Mapping[str, str] = NO_MODULES) -> Iterator[str]:
    """What of the program `now` is another thing in the program `built`, which may have more classes and their methods.

    `places`: where functions stand counts, too. `modules` are those of `now` by their names in `built`, where they differ.
    """
    walk = _Walk(now, built, places)
    yield from walk.function(now["kernel"], built["kernel"], "the kernel")
    by_name = {(modules.get(cls["module"], cls["module"]), cls["name"]): cls for cls in built.get("classes", {}).values()}
    for cls in now.get("classes", {}).values():
        other = by_name.get((cls["module"], cls["name"]))
        if other is not None:  # else no variant is for it
            yield from walk.cls(cls, other)
    for label, key in now.get("attached", {}).items():
        other_key = built.get("attached", {}).get(label)
        if other_key is not None:
            yield from walk.function(key, other_key, f"the device function {label}")


class _Walk:
    def __init__(self, now: _Json, built: _Json, places: bool) -> None:
        self._now: Final = now["functions"]
        self._built: Final = built["functions"]
        self._places: Final = places
        self._met: Final[set[tuple[str, str]]] = set()

    def function(self, key: str, other_key: str, what: str) -> Iterator[str]:
        if (key, other_key) in self._met:
            return
        self._met.add((key, other_key))
        now, built = self._now[key], self._built[other_key]
        same_text = now["text"] == built["text"]
        if not same_text:
            yield f"{what}: {_text_difference(now, built)}"
        elif now["result"] != built["result"]:
            yield f"the result of {what}: {built['result']} -> {now['result']}"
        elif self._places and any(now[name] != built[name] for name in _PLACES):
            yield f"{what} was moved, and debug mode tells lines: {_place(built)} -> {_place(now)}"
        for name in sorted({*now["names"], *built["names"]}):
            yield from self._binding(name, now["names"].get(name), built["names"].get(name), same_text)

    def _binding(self, name: str, now: Any, built: Any, same_text: bool) -> Iterator[str]:
        if now is None or built is None:
            if same_text:  # else it is what was said
                yield f"the name {name}: {_described(built)} -> {_described(now)}"
        elif now[0] == built[0] == "function":
            yield from self.function(now[1], built[1], f"the device function {name}")
        elif now != built:
            kind = "constant" if now[0] == built[0] == "constant" else "name"
            yield f"the {kind} {name}: {_described(built)} -> {_described(now)}"

    def cls(self, now: _Json, built: _Json) -> Iterator[str]:
        name = now["name"]
        for constant in sorted({*now["constants"], *built["constants"]}):
            types = [cls["constants"].get(constant, "none") or "a plain number" for cls in (built, now)]
            if types[0] != types[1]:
                yield f"the constant {name}.{constant}: {types[0]} -> {types[1]}"
        for method, (key, static) in now["methods"].items():
            found = built["methods"].get(method)
            if found is None or found[1] != static:
                yield f"the method {name}.{method}: {built['others'].get(method, 'none')} -> a {'static ' * static}method"
            else:
                yield from self.function(key, found[0], f"the method {name}.{method}")
        for other, what in now["others"].items():
            before = "a method" if other in built["methods"] else built["others"].get(other, "none")
            if before != what:
                yield f"{name}.{other}: {before} -> {what}"
        if now["iterate"] != built["iterate"]:
            yield f"what {name} iterates over: {', '.join(built['iterate'])} -> {', '.join(now['iterate'])}"


def _text_difference(now: _Json, built: _Json) -> str:
    """The first line that is another one."""
    lines, before = now["text"].splitlines(), built["text"].splitlines()
    at = next((i for i, pair in enumerate(zip(lines, before, strict=False)) if pair[0] != pair[1]), min(len(lines), len(before)))
    old, new = (repr(text[at].strip()) if at < len(text) else "nothing" for text in (before, lines))
    return f"{now['file']}:{now['line'] + at}: {old} -> {new}"


def _place(function: _Json) -> str:
    return f"{function['file']}:{function['line']}"


def _described(binding: Any) -> str:
    match binding:
        case None:
            return "unbound"
        case ["constant", value, type_]:
            return f"{type_}({_number(value)})" if type_ else _number(value)
        case ["function", _]:
            return "a device function"
        case ["intrinsic", name]:
            return f"tack's {name}"
        case [_, what]:
            return str(what)
        case _:
            return str(binding)


def _number(value: Any) -> str:
    if isinstance(value, list):
        return f"({', '.join(map(_number, value))})"
    return repr(float.fromhex(value)) if isinstance(value, str) else str(value)
