"""LLVM IR of an exported library: the functions that C calls, and the tables that the native code reads for them.

    i32 <name>(<arguments>, ptr result)     stores its arguments in words, two for each parameter, and calls tack_export_call
    ptr <prefix>_level()                    the name of the level whose code kernels take here, or null
    i32 <prefix>_set_threads(i32)

Values of our own have a `.` in their names, which no name of C has: parameters are called what the author calls them.

The structs are those of `toolchains/native/export.c` and `support.h`: every field is 8 bytes wide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from tack_runtime.dtypes import Scalar

LEVELS: Final[Mapping[str, int]] = {"x86-64-v2": 2, "x86-64-v3": 3, "x86-64-v4": 4, "aarch64": 1}  # as export.c numbers them

Words: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ArrayParameter:
    """An array: the C name of its pointer, and of each dimension its size, or the C name of the argument that has it."""

    name: str
    dims: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class ScalarParameter:
    """A number, by its C name."""

    name: str
    type: Scalar


Parameter: TypeAlias = ArrayParameter | ScalarParameter


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of a struct tack_variant, as words, and its numbers."""

    counts: Words
    tables: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class Export:
    """A function of an exported library. `symbols`: the entry of its code for each level, the best first; `output`: the slot of
    what printed lines go through, else -1."""

    name: str
    parameters: tuple[Parameter, ...]
    returns: bool
    tables: Tables
    symbols: tuple[tuple[str, str], ...]
    output: int


def emit(prefix: str, exports: Sequence[Export]) -> str:
    """The module of a library's functions."""
    lines = [
        "declare i32 @tack_export_call(ptr, ptr, ptr)",
        "declare i64 @tack_export_level(ptr)",
        "declare i32 @tack_export_set_threads(i64)",
        *_declarations(exports),
    ]
    for number, export in enumerate(exports):
        lines += _tables(number, export)
        lines += _function(number, export)
    lines += _level(prefix, exports)
    lines += [
        f"define i32 @{prefix}_set_threads(i32 %.threads) {{",
        "  %.wide = sext i32 %.threads to i64",
        "  %.status = call i32 @tack_export_set_threads(i64 %.wide)",
        "  ret i32 %.status",
        "}",
    ]
    return "\n".join(lines) + "\n"


def _declarations(exports: Iterable[Export]) -> Iterator[str]:
    for export in exports:
        for _, symbol in export.symbols:
            yield f"declare void @{symbol}(ptr, i64, i64, ptr)"
            yield f"declare void @{symbol}_noalias(ptr, i64, i64, ptr)"
            if export.returns:
                yield f"declare void @{symbol}_result(ptr, ptr)"


def _tables(number: int, export: Export) -> Iterator[str]:
    at = f"@export{number}"
    for index, words in enumerate(export.tables.tables):
        values = ", ".join(f"i64 {word}" for word in words)
        yield f"{at}.table{index} = internal constant [{len(words)} x i64] [{values}]"
    counts = ", ".join(f"i64 {count}" for count in export.tables.counts)
    tables = ", ".join(f"ptr {at}.table{index}" for index in range(len(export.tables.tables)))
    kinds = ", ".join(["ptr, ptr", *["i64"] * len(export.tables.counts), *["ptr"] * (len(export.tables.tables) + 1)])
    yield f"{at}.variant = internal constant {{{kinds}}} {{ptr null, ptr null, {counts}, {tables}, ptr null}}"
    codes = []
    for index, (level, symbol) in enumerate(export.symbols):
        yield f"{at}.kernel{index} = internal global {{ptr, ptr, i64}} {{ptr @{symbol}, ptr @{symbol}_noalias, i64 0}}"
        result = f"@{symbol}_result" if export.returns else "null"
        codes.append(f"{{i64, ptr, ptr}} {{i64 {LEVELS[level]}, ptr {at}.kernel{index}, ptr {result}}}")
    yield f"{at}.codes = internal constant [{len(codes)} x {{i64, ptr, ptr}}] [{', '.join(codes)}]"
    yield (
        f"{at} = internal constant {{ptr, ptr, i64, i64}} "
        f"{{ptr {at}.variant, ptr {at}.codes, i64 {len(codes)}, i64 {export.output}}}"
    )


def _function(number: int, export: Export) -> Iterator[str]:
    arguments = [text for parameter in export.parameters for text in _arguments(parameter)]
    arguments += ["ptr %.result"] if export.returns else []
    count = 2 * len(export.parameters)
    yield f"define i32 @{export.name}({', '.join(arguments)}) {{"
    yield f"  %.values = alloca [{count} x i64], align 8"
    for index, parameter in enumerate(export.parameters):
        if isinstance(parameter, ArrayParameter):
            yield from _array_words(index, parameter)
        else:
            yield from _scalar_word(index, parameter)
    result = "%.result" if export.returns else "null"
    yield f"  %.status = call i32 @tack_export_call(ptr @export{number}, ptr %.values, ptr {result})"
    yield "  ret i32 %.status"
    yield "}"


def _arguments(parameter: Parameter) -> Iterator[str]:
    if isinstance(parameter, ScalarParameter):
        yield f"{_llvm_type(parameter.type)} %{parameter.name}"
        return
    yield f"ptr %{parameter.name}"
    yield from (f"i64 %{dim}" for dim in parameter.dims if isinstance(dim, str))


def _llvm_type(scalar: Scalar) -> str:
    return {32: "float", 64: "double"}[scalar.bits] if scalar.is_float else f"i{scalar.bits}"


def _array_words(index: int, parameter: ArrayParameter) -> Iterator[str]:
    shape = f"%.shape.{index}"
    yield f"  {shape} = alloca [{len(parameter.dims)} x i64], align 8"
    for axis, dim in enumerate(parameter.dims):
        place = f"{shape}.{axis}"
        yield f"  {place} = getelementptr i64, ptr {shape}, i64 {axis}"
        yield f"  store i64 {f'%{dim}' if isinstance(dim, str) else dim}, ptr {place}"
    yield from _store(2 * index, f"ptr %{parameter.name}")
    yield from _store(2 * index + 1, f"ptr {shape}")


def _scalar_word(index: int, parameter: ScalarParameter) -> Iterator[str]:
    value, type_ = f"%{parameter.name}", _llvm_type(parameter.type)
    if parameter.type.is_float:
        yield f"  %.bits.{index} = bitcast {type_} {value} to i{parameter.type.bits}"
        value = f"%.bits.{index}"
    if parameter.type.bits < 64:
        yield f"  %.word.{index} = zext i{parameter.type.bits} {value} to i64"
        value = f"%.word.{index}"
    yield from _store(2 * index, f"i64 {value}")


def _store(word: int, value: str) -> Iterator[str]:
    yield f"  %.place.{word} = getelementptr i64, ptr %.values, i64 {word}"
    yield f"  store {value}, ptr %.place.{word}"


def _level(prefix: str, exports: Sequence[Export]) -> Iterator[str]:
    """The name of the level of the first kernel: all have the same levels."""
    levels = [level for level, _ in exports[0].symbols]
    for level in levels:
        yield f'@level{LEVELS[level]} = internal constant [{len(level) + 1} x i8] c"{level}\\00"'
    yield f"define ptr @{prefix}_level() {{"
    yield "  %.level = call i64 @tack_export_level(ptr @export0)"
    cases = " ".join(f"i64 {LEVELS[level]}, label %is{LEVELS[level]}" for level in levels)
    yield f"  switch i64 %.level, label %none [{cases}]"
    for level in levels:
        yield f"is{LEVELS[level]}:"
        yield f"  ret ptr @level{LEVELS[level]}"
    yield "none:"
    yield "  ret ptr null"
    yield "}"
