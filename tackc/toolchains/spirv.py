"""OpenCL C to SPIR-V by clang, for OpenCL and Level Zero: one module for every device.

SPIR-V 1.2 is what OpenCL 2.1, OpenCL 3.0 and Level Zero all take. Clang leaves what its SPIR-V has no instruction for as an
import, which no validator minds and no device can link; so imports are looked for here. It also gives printf the address of an
array, where a character's is wanted.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from tack_runtime.errors import InternalError
from tackc.toolchains import clang
from tackc.toolchains.compiled import Compiled
from tackc.toolchains.formats import FormatError, decoded, made_here

INSTALL: Final = "apt-get install clang-22"

_OPTIONS: Final = ("-x", "cl", "--target=spirv64v1.2", "-cl-std=CL3.0", "-O2", "-c")
# Without f64 in the source none may come into the module, which devices without it would refuse: printf promotes every f32.
_WITHOUT_F64: Final = ("-Xclang", "-cl-ext=-cl_khr_fp64,-__opencl_c_fp64")
_F64: Final = re.compile(r"\bf64\b")
_DECLARED: Final = "typedef double f64;"

# Numbers of the SPIR-V specification, and of its extended instructions for OpenCL.
_MAGIC: Final = 0x07230203
_HEADER_WORDS: Final = 5
_BOUND: Final = 3  # the word of the header that is above all ids
_OP_EXT_INST: Final = 12
_OP_ENTRY_POINT: Final = 15
_OP_CAPABILITY: Final = 17
_OP_TYPE_INT: Final = 21
_OP_TYPE_POINTER: Final = 32
_OP_TYPE_FLOAT: Final = 22
_OP_TYPE_SAMPLER: Final = 26
_OP_FUNCTION: Final = 54
_OP_FUNCTION_PARAMETER: Final = 55
_OP_DECORATE: Final = 71
_OP_BITCAST: Final = 124
_PRINTF: Final = 184
_UNIFORM_CONSTANT: Final = 0
_FLOAT64: Final = 10
_LINKAGE_ATTRIBUTES: Final = 41
_IMPORT: Final = 1
_BUILT_IN: Final = "__spirv_BuiltIn"

# How many operands those instructions have at least whose operands are read here.
_OPERANDS: Final = {
    _OP_EXT_INST: 4,
    _OP_ENTRY_POINT: 3,
    _OP_CAPABILITY: 1,
    _OP_TYPE_INT: 3,
    _OP_TYPE_FLOAT: 2,
    _OP_TYPE_POINTER: 3,
    _OP_FUNCTION: 4,
    _OP_FUNCTION_PARAMETER: 2,
    _OP_DECORATE: 2,
}

_Instruction: TypeAlias = tuple[int, tuple[int, ...]]  # its number and its operands


def available() -> str | None:
    """None where SPIR-V can be made, else what is not there."""
    return clang.available("spirv64")


def compile_source(text: str) -> Compiled:
    """The module of generated source. InternalError: clang rejects it, makes no module, or leaves something out."""
    wide = _F64.search(text.replace(_DECLARED, "")) is not None
    code = clang.compiled(text, [*_OPTIONS, *(() if wide else _WITHOUT_F64)], "SPIR-V")
    with made_here("what clang makes of a source for SPIR-V"):
        header, instructions = _read(code)
        if lacking := _missing(instructions):
            raise InternalError(f"clang leaves {', '.join(lacking)} out of a module. Please report this.")
        if not wide and (_OP_CAPABILITY, (_FLOAT64,)) in instructions:
            raise InternalError("clang puts f64 into a module whose source has none. Please report this.")
        code = _written(header, _with_formats(header, instructions))
    return Compiled("spirv", "", code, {"code_bytes": len(code)})


def missing(module: bytes) -> list[str]:
    """What a module imports that no device has. FormatError: it is no module."""
    return _missing(_read(module)[1])


def entry_points(module: bytes) -> list[str]:
    """The names of a module's kernels. FormatError: it is no module."""
    return [_name(words[2:]) for op, words in _read(module)[1] if op == _OP_ENTRY_POINT]


def parameters(module: bytes) -> dict[str, tuple[int, ...]]:
    """How many bytes each parameter of each kernel has, 8 of what is no number: an address, an image, a sampler. FormatError: it
    is no module."""
    sizes: dict[int, int] = {}
    kernels: dict[int, str] = {}
    found: dict[int, list[int]] = {}
    function = 0
    for op, words in _read(module)[1]:
        if op in (_OP_TYPE_INT, _OP_TYPE_FLOAT):
            sizes[words[0]] = words[1] // 8
        elif op == _OP_ENTRY_POINT:
            kernels[words[1]] = _name(words[2:])
        elif op == _OP_FUNCTION:
            function = words[1]
            found[function] = []
        elif op == _OP_FUNCTION_PARAMETER and function in found:
            found[function].append(sizes.get(words[0], 8))
    return {name: tuple(found.get(number, ())) for number, name in kernels.items()}


def samples(module: bytes) -> bool:
    """Whether a module takes a sampler. FormatError: it is no module."""
    return any(op == _OP_TYPE_SAMPLER for op, _ in _read(module)[1])


def _missing(instructions: Sequence[_Instruction]) -> list[str]:
    return [name for name in _imports(instructions) if not name.startswith(_BUILT_IN)]


def _imports(instructions: Sequence[_Instruction]) -> Iterator[str]:
    """The names that a module imports."""
    for op, words in instructions:
        if op == _OP_DECORATE and words[1] == _LINKAGE_ATTRIBUTES and words[-1] == _IMPORT:
            yield _name(words[2:-1])


def _name(words: Sequence[int]) -> str:
    """The text that words begin with."""
    return decoded(struct.pack(f"<{len(words)}I", *words).partition(b"\0")[0])


def _with_formats(header: list[int], instructions: Sequence[_Instruction]) -> list[_Instruction]:
    """The instructions with the address of a character as the format of each printf, where clang has that of an array.

    %2 = OpExtInst %uint %1 printf %format    ->    %3 = OpBitcast %address %format; %2 = OpExtInst %uint %1 printf %3
    """
    if not any(_prints(each) for each in instructions):
        return list(instructions)
    char = next((words[0] for op, words in instructions if op == _OP_TYPE_INT and words[1] == 8), None)
    if char is None:
        raise FormatError("it prints, and has no characters")
    pointers = {words[1:]: words[0] for op, words in instructions if op == _OP_TYPE_POINTER}
    address = pointers.get((_UNIFORM_CONSTANT, char)) or _new_id(header)
    made: list[_Instruction] = []
    declared = address in pointers.values()
    for op, words in instructions:
        if op == _OP_FUNCTION and not declared:
            made.append((_OP_TYPE_POINTER, (address, _UNIFORM_CONSTANT, char)))
            declared = True
        if _prints((op, words)):
            cast = _new_id(header)
            made.append((_OP_BITCAST, (address, cast, words[4])))
            made.append((op, (*words[:4], cast, *words[5:])))
        else:
            made.append((op, words))
    return made


def _prints(instruction: _Instruction) -> bool:
    op, words = instruction
    return op == _OP_EXT_INST and words[3] == _PRINTF and len(words) > 4


def _new_id(header: list[int]) -> int:
    header[_BOUND] += 1
    return header[_BOUND] - 1


def _read(module: bytes) -> tuple[list[int], list[_Instruction]]:
    """The words of the header, and every instruction. FormatError: it is no module."""
    words = struct.unpack(f"<{len(module) // 4}I", module[: len(module) // 4 * 4])
    if len(words) < _HEADER_WORDS or words[0] != _MAGIC or len(module) % 4:
        raise FormatError("it is not SPIR-V")
    instructions, at = [], _HEADER_WORDS
    while at < len(words):
        count, op = divmod(words[at], 1 << 16)
        if count == 0 or at + count > len(words):
            raise FormatError(f"its instruction at word {at} has a length of {count}")
        if count <= _OPERANDS.get(op, 0):
            raise FormatError(f"its instruction at word {at} lacks operands")
        instructions.append((op, words[at + 1 : at + count]))
        at += count
    return list(words[:_HEADER_WORDS]), instructions


def _written(header: Sequence[int], instructions: Sequence[_Instruction]) -> bytes:
    words = [*header]
    for op, operands in instructions:
        words += [(len(operands) + 1) << 16 | op, *operands]
    return struct.pack(f"<{len(words)}I", *words)
