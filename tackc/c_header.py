"""The C side of an exported library: names, the header, and the files for CMake and pkg-config.

Everything is a pure function of the variants and the prefix.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tack_runtime.dtypes import ArrayType, Leaf, Scalar, TextureType
from tack_runtime.manifest import KernelEntry, Variant
from tack_runtime.signature import Signature, leaves
from tack_runtime.version import VERSION
from tackc.variant import mangle

# Keywords of C11, C17, C23 and C++, the two macros that gcc has without a header, and those of the headers of C that no pattern
# below has.
_RESERVED_WORDS: Final = """
alignas alignof and and_eq asm atomic_cancel auto bitand bitor bool break case catch char char8_t char16_t char32_t class
co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete do
double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new
noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires restrict return
short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid
typename typeof typeof_unqual union unsigned using virtual void volatile wchar_t while xor xor_eq
linux unix NULL errno complex imaginary noreturn I NAN INFINITY DECIMAL_DIG EOF WEOF BUFSIZ L_tmpnam stdin stdout stderr
math_errhandling CHAR_BIT CLOCKS_PER_SEC EXIT_SUCCESS EXIT_FAILURE TIME_UTC ONCE_FLAG_INIT TSS_DTOR_ITERATIONS
"""
_RESERVED: Final = frozenset(_RESERVED_WORDS.split())
# Types and macros of <stdint.h>, which the header includes, and what ends like macros of limits; a name with one more _ is free.
_ENDINGS: Final = re.compile(r"u?int((_least|_fast)?[0-9]+|ptr|max)_t|U?INT\w*_C|\w+_(MAX|MIN|WIDTH)")
# What C keeps for macros of its other headers (C17 7.31), which a program may include before ours, whatever follows.
_BEGINNINGS: Final = re.compile(r"E[0-9A-Z]|SIG_?[A-Z]|SEEK_|HUGE_VAL|(FE|FP|FLT|DBL|LDBL|LC|MATH|ATOMIC)_|(PRI|SCN)[a-zX]")
# Functions of libc that the native code calls: the library must not have others of these names.
OF_LIBC: Final = frozenset(
    (
        *("pthread_create", "pthread_detach", "pthread_self", "pthread_sigmask", "pthread_mutex_lock", "pthread_mutex_unlock"),
        *("clock_gettime", "sched_getaffinity"),
    )
)


def is_reserved(name: str) -> bool:
    """Whether a name means something else in C or C++, and does not with one more _."""
    return name in _RESERVED or name in OF_LIBC or _ENDINGS.fullmatch(name) is not None


# In the order of the numbers in toolchains/native/export.c.
STATUSES: Final[tuple[tuple[str, str], ...]] = (
    ("OK", "all went well"),
    ("NULL_ARRAY", "an array that has elements is a null pointer"),
    ("BAD_SIZE", "a size is negative, or larger than the code or memory takes"),
    ("MISALIGNED", "an array with atomic updates is not aligned to its elements"),
    ("BAD_BOUND", "a bound of the loop divides by zero or has no value of 64 bits, or there are too many iterations"),
    ("UNSUPPORTED_CPU", "there is no code for this processor"),
    ("BAD_THREADS", "the number of threads is not between 1 and 1024"),
    ("TOO_LATE", "the number of threads cannot change after the first call of a kernel"),
    ("PRINT_FAILED", "the kernel has run, and lines that it prints could not be written"),
)
_TYPES: Final[Mapping[str, str]] = {
    **{f"{sign}{bits}": f"{'u' * (sign == 'u')}int{bits}_t" for sign in "iu" for bits in (8, 16, 32, 64)},
    "f32": "float",
    "f64": "double",
}


@dataclass(frozen=True, slots=True)
class Argument:
    """A parameter of a kernel, or a member of an object that is one, by its C name. `dims`: of an array as memory has it, each a
    number or the name of the argument that has it; `source`: what Python calls it."""

    name: str
    source: str
    type: Leaf
    dims: tuple[int | str, ...]
    written: bool


@dataclass(frozen=True, slots=True)
class Function:
    """A function of the library: one variant of a kernel."""

    name: str
    kernel: str  # the full name
    signature: str
    place: str  # base name of the file and line
    doc: str
    arguments: tuple[Argument, ...]
    result: Scalar | None


def functions(prefix: str, units: Sequence[tuple[KernelEntry, Variant, str]]) -> list[Function]:
    """The functions of variants, each with its kernel and the kernel's docstring."""
    names = _function_names(prefix, [(entry, variant) for entry, variant, _ in units])
    return [
        Function(
            name,
            f"{entry.module}.{entry.name}",
            str(variant.signature),
            f"{entry.file}:{entry.line}",
            doc,
            arguments(prefix, variant.signature, variant.written),
            variant.result,
        )
        for name, (entry, variant, doc) in zip(names, units, strict=True)
    ]


# --- names -------------------------------------------------------------------------------------------------------------


def _function_names(prefix: str, units: Sequence[tuple[KernelEntry, Variant]]) -> list[str]:
    """`prefix_kernel`, with the module where two modules have the kernel, and with what tells its variants apart."""
    modules: dict[str, set[str]] = {}
    for entry, _ in units:
        modules.setdefault(_plain(entry.name), set()).add(entry.module)
    stems = [
        f"{prefix}_{_plain(f'{entry.module}.{entry.name}' if len(modules[_plain(entry.name)]) > 1 else entry.name)}"
        for entry, _ in units
    ]
    taken = {f"{prefix}_level", f"{prefix}_set_threads", f"{prefix}_status", f"{prefix}_status_text", *_macros(prefix)}
    names: list[str] = []
    for stem, (entry, variant) in zip(stems, units, strict=True):
        others = [other for each, other in units if each is entry]
        name = f"{stem}{_suffix(variant, others)}"
        while name in taken or is_reserved(name):
            name += "_"
        taken.add(name)
        names.append(name)
    return names


def _macros(prefix: str) -> Iterator[str]:
    """The names in capitals that the header defines."""
    upper = prefix.upper()
    yield f"{upper}_H"
    yield from (f"{upper}_{name}" for name, _ in STATUSES)


def _suffix(variant: Variant, variants: Sequence[Variant]) -> str:
    """What a variant has, and the others do not: `_f64`, or with sizes `_f64_nx3`; its identity where types do not tell."""
    if len(variants) == 1:
        return ""
    for code in (_element, _code):
        mine, *others = ([code(type_) for _, type_ in leaves(each.signature)] for each in (variant, *variants))
        if len({len(row) for row in others}) == 1:
            telling = [at for at in range(len(mine)) if len({row[at] for row in others}) > 1]
            if sum(all(row[at] == mine[at] for at in telling) for row in others) == 1:
                return "".join(f"_{part}" for part in dict.fromkeys(mine[at] for at in telling))
    return f"_{variant.id}"


def _element(type_: Leaf) -> str:
    named = "texture" if isinstance(type_, TextureType) else str(type_.element if isinstance(type_, ArrayType) else type_)
    return mangle(named.replace("(", "_").replace(")", "").replace(", ", "_"))


def _code(type_: Leaf) -> str:
    if isinstance(type_, Scalar):
        return _element(type_)
    return f"{_element(type_)}_{'x'.join('n' if dim is None else str(dim) for dim in type_.dims)}"


def _plain(name: str) -> str:
    """A Python name in a C name."""
    return mangle(name.replace(".", "_"))


def arguments(prefix: str, signature: Signature, written: Sequence[str]) -> tuple[Argument, ...]:
    """The arguments of a function: for each parameter a name that means nothing else in C, and the sizes of arrays."""
    taken = {"result", *_macros(prefix)}

    def fresh(name: str) -> str:
        while name in taken or is_reserved(name):
            name += "_"
        taken.add(name)
        return name

    made = [(name, type_, fresh(_beginning(name))) for name, type_ in leaves(signature)]
    found: list[Argument] = []
    for source, type_, name in made:
        dims: tuple[int | str, ...] = ()
        if not isinstance(type_, Scalar):
            dims = tuple(fresh(f"{name}_dim{axis}") if dim is None else dim for axis, dim in enumerate(type_.machine.dims))
        found.append(Argument(name, source, type_, dims, source in written))
    return tuple(found)


def _beginning(name: str) -> str:
    """What the C name of a parameter begins with: no _, which C keeps for itself, no digit, and nothing like a macro."""
    plain = _plain(name).strip("_")
    return plain if plain[:1].isalpha() and not _BEGINNINGS.match(plain) else f"argument_{plain}".rstrip("_")


# --- texts -------------------------------------------------------------------------------------------------------------


def text(prefix: str, exported: Sequence[Function], levels: Sequence[str]) -> str:
    """The header."""
    upper = prefix.upper()
    lines = [
        f"/* Kernels as C functions, made by tackc {VERSION}. Link with -l{prefix}.",
        "",
        "   Every function returns a status and reports nothing in another way: it never ends the process. Arrays are row-major",
        "   without gaps; of those that are not const, elements may be written. Arrays may overlap. A call returns when all",
        "   iterations have run; calls may be made from several threads at once. Results are the same for any number of threads",
        f"   and at every level. Levels: {', '.join(levels)}; the best that the processor runs is taken. */",
        "",
        f"#ifndef {upper}_H",
        f"#define {upper}_H",
        "",
        "#include <stdint.h>",
        "",
        "#ifdef __cplusplus",
        'extern "C" {',
        "#endif",
        "",
        f"typedef enum {prefix}_status {{",
        *(f"  {upper}_{name} = {number}{',' * (number < len(STATUSES) - 1)} /* {says} */" for number, (name, says) in _rows()),
        f"}} {prefix}_status;",
        "",
        "/* What a status means, in English. */",
        f"static inline const char *{prefix}_status_text({prefix}_status status) {{",
        "  switch (status) {",
        *(f'    case {upper}_{name}: return "{says}";' for _, (name, says) in _rows()),
        "  }",
        '  return "unknown status";',
        "}",
        "",
        "/* The level whose code calls take on this processor, a null pointer where there is none. */",
        f"const char *{prefix}_level(void);",
        "",
        "/* How many threads a call may use, the caller included; to be called before kernels are. By default all processors. */",
        f"{prefix}_status {prefix}_set_threads(int32_t threads);",
        "",
    ]
    for function in exported:
        lines += [*_comment(function), *_prototype(prefix, function), ""]
    lines += ["#ifdef __cplusplus", "}", "#endif", "", "#endif"]
    return "\n".join(lines) + "\n"


def _rows() -> Iterator[tuple[int, tuple[str, str]]]:
    return iter(enumerate(STATUSES))


def _comment(function: Function) -> Iterator[str]:
    doc = [line.rstrip() for line in function.doc.splitlines()]
    lines = [*doc, *([""] if doc else []), f"{function.signature}, {function.place}"]
    for argument in function.arguments:
        if not isinstance(argument.type, Scalar):
            shape = ", ".join(map(str, argument.dims))
            lines.append(f"{argument.name}: {argument.type}{'' if argument.written else ', only read'}; [{shape}]")
    if function.result is not None:
        lines.append(f"result: where what the kernel returns is stored, {function.result}; may be null")
    escaped = [line.replace("*/", "* /").replace("/*", "/ *") for line in lines]
    yield f"/* {escaped[0]}"
    yield from (f"   {line}".rstrip() for line in escaped[1:])
    yield "*/"


def _prototype(prefix: str, function: Function) -> Iterator[str]:
    parts = [part for argument in function.arguments for part in _declared(argument)]
    if function.result is not None:
        parts.append(f"{_TYPES[function.result.name]} *result")
    head = f"{prefix}_status {function.name}("
    line = f"{head}{', '.join(parts) or 'void'});"
    if len(line) <= 100:
        yield line
        return
    yield head
    yield from (f"    {part}{',' if number < len(parts) else ');'}" for number, part in enumerate(parts, 1))


def _declared(argument: Argument) -> Iterator[str]:
    if isinstance(argument.type, Scalar):
        yield f"{_TYPES[argument.type.name]} {argument.name}"
        return
    yield f"{'' if argument.written else 'const '}{_TYPES[argument.type.machine.scalar.name]} *{argument.name}"
    yield from (f"int64_t {dim}" for dim in argument.dims if isinstance(dim, str))


def pkg_config(prefix: str) -> str:
    """The file for pkg-config, which finds the rest from where it lies."""
    return (
        "prefix=${pcfiledir}/../..\n\n"
        f"Name: {prefix}\nDescription: kernels compiled by tackc\nVersion: {VERSION}\n"
        f"Cflags: -I${{prefix}}/include\nLibs: -L${{prefix}}/lib -l{prefix}\n"
    )


def cmake_config(prefix: str) -> str:
    """The file for CMake's `find_package({prefix} CONFIG)`, which defines the target `{prefix}::{prefix}`."""
    return (
        f'get_filename_component(_{prefix}_root "${{CMAKE_CURRENT_LIST_DIR}}/../../.." ABSOLUTE)\n'
        f"if(NOT TARGET {prefix}::{prefix})\n"
        f"  add_library({prefix}::{prefix} SHARED IMPORTED)\n"
        f"  set_target_properties({prefix}::{prefix} PROPERTIES\n"
        f'    IMPORTED_LOCATION "${{_{prefix}_root}}/lib/lib{prefix}.so"\n'
        f'    IMPORTED_SONAME "lib{prefix}.so"\n'
        f'    INTERFACE_INCLUDE_DIRECTORIES "${{_{prefix}_root}}/include")\n'
        "endif()\n"
    )
