"""A cursor over decoded JSON that names the place of every defect: `kernels[0].variants[2].slots: ...`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NoReturn

from tack_runtime.errors import BundleError

_JSON_NAMES: Final[Mapping[type, str]] = {
    dict: "an object",
    list: "a list",
    str: "a text",
    int: "a number",
    float: "a number with a fraction",
    bool: "true or false",
    type(None): "null",
}


_NOTHING: Final[Mapping[str, object]] = {}

HEX: Final = frozenset("0123456789abcdef")
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_LABEL: Final = frozenset(f"{_LETTERS}0123456789_")
_SYMBOL: Final = frozenset(f"{_LETTERS}{_LETTERS.upper()}0123456789_")
LEVEL: Final = _SYMBOL | frozenset(".:+-")


def is_file_name(text: str) -> bool:
    """One name in a folder."""
    return text != "" and text.isprintable() and "/" not in text and "\\" not in text


def is_id(text: str) -> bool:
    return len(text) == 16 and HEX.issuperset(text)


def is_sha256(text: str) -> bool:
    return len(text) == 64 and HEX.issuperset(text)


def is_label(text: str) -> bool:
    return text != "" and _LABEL.issuperset(text)


def is_symbol(text: str) -> bool:
    return text != "" and not text[0].isdigit() and _SYMBOL.issuperset(text)


def is_kernel_name(text: str) -> bool:
    """A name, or that of a method after its class: "Sim.step"."""
    return all(part.isidentifier() for part in text.split("."))


def is_module(text: str) -> bool:
    """Names with dots between; a main module is called after its file, so they need not be identifiers."""
    return is_file_name(text) and all(text.split("."))


class Field:
    """A value, the member that holds its document, and its place there: a name or number in an outer value."""

    __slots__ = ("key", "member", "outer", "value")

    def __init__(self, value: object, member: str, key: str | int = "", outer: Field | None = None) -> None:
        self.value = value
        self.member = member
        self.key = key
        self.outer = outer

    @property
    def place(self) -> str:
        """As text, made for what is defective only."""
        outer = self.outer.place if self.outer else ""
        if isinstance(self.key, int):
            return f"{outer}[{self.key}]"
        return f"{outer}.{self.key}" if outer and not self.key.startswith("[") else f"{outer}{self.key}"

    def fail(self, reason: str) -> NoReturn:
        raise BundleError(f"{self.place}: {reason}" if self.place else reason, self.member)

    def wrong(self, expected: str) -> NoReturn:
        self.fail(f"expected {expected}, found {_JSON_NAMES.get(type(self.value), 'something else')}")

    def record(self, *names: str, optional: Mapping[str, object] = _NOTHING) -> tuple[Field, ...]:
        """The fields of an object of exactly these names, in this order; then those of `optional`, given with their values where
        the object lacks them."""
        value = self.value
        if type(value) is not dict:
            self.wrong("an object")
        for name in names:
            if name not in value:
                self.fail(f"field {name!r} is missing")
        if len(value) > len(names):
            for name in value:
                if name not in names and name not in optional:
                    self.fail(f"unknown field {name!r}")
        found = [Field(value[name], self.member, name, self) for name in names]
        found += [Field(value.get(name, lacking), self.member, name, self) for name, lacking in optional.items()]
        return tuple(found)

    def entries(self) -> list[tuple[str, Field]]:
        """The names and values of an object of any names."""
        if type(self.value) is not dict:
            self.wrong("an object")
        return [(name, Field(value, self.member, f"[{name!r}]", self)) for name, value in self.value.items()]

    def items(self, length: int | None = None) -> list[Field]:
        """The values of a list, of the given length if there is one."""
        if type(self.value) is not list:
            self.wrong("a list")
        if length is not None and len(self.value) != length:
            self.fail(f"expected {length} values, found {len(self.value)}")
        return [Field(value, self.member, index, self) for index, value in enumerate(self.value)]

    def text(self, allowed: Callable[[str], bool] | None = None, what: str = "") -> str:
        """A text, which passes `allowed` if there is such a test."""
        if type(self.value) is not str:
            self.wrong(what or "a text")
        if allowed is not None and not allowed(self.value):
            self.fail(f"{_short(self.value)} is not {what}")
        return self.value

    def identifier(self) -> str:
        """A Python identifier."""
        text = self.text(what="a name")
        if not text.isidentifier():
            self.fail(f"{_short(text)} is not a name")
        return text

    def integer(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        if type(self.value) is not int:
            self.wrong("a number")
        if not low <= self.value <= high:
            self.fail(f"the number is not between {low} and {high}")
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if type(self.value) is not bool:
            self.wrong("true or false")
        return self.value


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")
