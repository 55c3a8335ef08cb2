"""What differs between the machines that images are linked for: relocations, import stubs, pages.

A relocation is a row: which address it takes (the symbol, the symbol or its import stub, the symbol's slot in the global offset
table), what that is relative to, and how the result is written. The rows hold what LLVM emits for position-independent
code; `UNSUPPORTED` names some that it emits for code which is not.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

Encoder: TypeAlias = Callable[[bytearray, int, int], None]  # (bytes, position, value); OverflowError where it does not fit


class Relocation(NamedTuple):
    """How one relocation type is applied; `width` is the number of bytes that it changes."""

    name: str
    address: Literal["symbol", "branch", "got"]
    relative: Literal["", "pc", "page", "low"]  # to nothing, the place, the place's 4 KiB page; or the low 12 bits
    width: int
    encode: Encoder


@dataclass(frozen=True, slots=True)
class Machine:
    """A machine: `stub(at, slot)` is the code at address `at` that jumps to the address stored in `slot`."""

    name: str
    number: int  # e_machine
    page: int  # the largest page size that its kernels use
    relocations: Mapping[int, Relocation]
    unsupported: Mapping[int, str]
    absolute: int  # dynamic relocations: a symbol's address plus an addend,
    glob_dat: int  # a symbol's address in a slot of the global offset table,
    relative: int  # the load address plus an addend
    padding: bytes  # between functions
    stub_size: int
    stub: Callable[[int, int], bytes]


def _fits(value: int, bits: int) -> int:
    if not -(1 << (bits - 1)) <= value < 1 << (bits - 1):
        raise OverflowError(f"{value:#x} does not fit in {bits} bits")
    return value


def _word32(data: bytearray, at: int, value: int) -> None:
    struct.pack_into("<i", data, at, _fits(value, 32))


def _unsigned32(data: bytearray, at: int, value: int) -> None:
    if not 0 <= value < 1 << 32:
        raise OverflowError(f"{value:#x} does not fit in 32 bits without sign")
    struct.pack_into("<I", data, at, value)


def _word64(data: bytearray, at: int, value: int) -> None:
    struct.pack_into("<q", data, at, _fits(value, 64))


# --- x86-64 --------------------------------------------------------------------------------------------------------------


def _x86_stub(at: int, slot: int) -> bytes:
    return b"\xff\x25" + struct.pack("<i", slot - (at + 6)) + b"\xcc\xcc"  # jmp *slot(%rip)


X86_64: Final = Machine(
    name="x86-64",
    number=62,
    page=0x1000,
    relocations={
        1: Relocation("R_X86_64_64", "symbol", "", 8, _word64),
        2: Relocation("R_X86_64_PC32", "symbol", "pc", 4, _word32),
        4: Relocation("R_X86_64_PLT32", "branch", "pc", 4, _word32),
        9: Relocation("R_X86_64_GOTPCREL", "got", "pc", 4, _word32),
        10: Relocation("R_X86_64_32", "symbol", "", 4, _unsigned32),
        24: Relocation("R_X86_64_PC64", "symbol", "pc", 8, _word64),
        41: Relocation("R_X86_64_GOTPCRELX", "got", "pc", 4, _word32),
        42: Relocation("R_X86_64_REX_GOTPCRELX", "got", "pc", 4, _word32),
    },
    unsupported={
        11: "R_X86_64_32S (code that is not position-independent)",
        19: "R_X86_64_TLSGD (thread-local storage)",
        20: "R_X86_64_TLSLD (thread-local storage)",
        21: "R_X86_64_DTPOFF32 (thread-local storage)",
        22: "R_X86_64_GOTTPOFF (thread-local storage)",
        23: "R_X86_64_TPOFF32 (thread-local storage)",
        25: "R_X86_64_GOTOFF64 (the large code model)",
        29: "R_X86_64_GOTPC64 (the large code model)",
    },
    absolute=1,
    glob_dat=6,
    relative=8,
    padding=b"\xcc",
    stub_size=8,
    stub=_x86_stub,
)


# --- aarch64 -------------------------------------------------------------------------------------------------------------


def _instruction(data: bytearray, at: int, clear: int, bits: int) -> None:
    (word,) = struct.unpack_from("<I", data, at)
    struct.pack_into("<I", data, at, word & ~clear | bits)


def _aligned(value: int, shift: int) -> int:
    if value & ((1 << shift) - 1):
        raise OverflowError(f"{value:#x} is not a multiple of {1 << shift}")
    return value >> shift


def _adr(data: bytearray, at: int, value: int) -> None:
    """The split 21-bit immediate of adr."""
    value = _fits(value, 21)
    _instruction(data, at, 0x60FFFFE0, (value & 3) << 29 | (value >> 2 & 0x7FFFF) << 5)


def _adrp(data: bytearray, at: int, value: int) -> None:
    """The same immediate of adrp, in pages."""
    _adr(data, at, value >> 12)


def _low12(shift: int) -> Encoder:
    """The 12-bit immediate of add (shift 0) and of loads and stores of 1 << shift bytes."""

    def encode(data: bytearray, at: int, value: int) -> None:
        _instruction(data, at, 0xFFF << 10, _aligned(value, shift) << 10)

    return encode


def _branch(bits: int, position: int) -> Encoder:
    """A word-aligned signed displacement of `bits` bits at bit `position`."""

    def encode(data: bytearray, at: int, value: int) -> None:
        mask = (1 << bits) - 1
        _instruction(data, at, mask << position, (_fits(_aligned(value, 2), bits) & mask) << position)

    return encode


def _aarch64_stub(at: int, slot: int) -> bytes:
    code = bytearray(struct.pack("<IIII", 0x90000010, 0xF9400211, 0x91000210, 0xD61F0220))
    _adrp(code, 0, (slot & ~0xFFF) - (at & ~0xFFF))  # adrp x16, slot
    _low12(3)(code, 4, slot & 0xFFF)  # ldr x17, [x16, slot]
    _low12(0)(code, 8, slot & 0xFFF)  # add x16, x16, slot
    return bytes(code)  # br x17


AARCH64: Final = Machine(
    name="aarch64",
    number=183,
    page=0x10000,
    relocations={
        257: Relocation("R_AARCH64_ABS64", "symbol", "", 8, _word64),
        258: Relocation("R_AARCH64_ABS32", "symbol", "", 4, _unsigned32),
        260: Relocation("R_AARCH64_PREL64", "symbol", "pc", 8, _word64),
        261: Relocation("R_AARCH64_PREL32", "symbol", "pc", 4, _word32),
        273: Relocation("R_AARCH64_LD_PREL_LO19", "symbol", "pc", 4, _branch(19, 5)),
        274: Relocation("R_AARCH64_ADR_PREL_LO21", "symbol", "pc", 4, _adr),
        275: Relocation("R_AARCH64_ADR_PREL_PG_HI21", "symbol", "page", 4, _adrp),
        276: Relocation("R_AARCH64_ADR_PREL_PG_HI21_NC", "symbol", "page", 4, _adrp),
        277: Relocation("R_AARCH64_ADD_ABS_LO12_NC", "symbol", "low", 4, _low12(0)),
        278: Relocation("R_AARCH64_LDST8_ABS_LO12_NC", "symbol", "low", 4, _low12(0)),
        279: Relocation("R_AARCH64_TSTBR14", "branch", "pc", 4, _branch(14, 5)),
        280: Relocation("R_AARCH64_CONDBR19", "branch", "pc", 4, _branch(19, 5)),
        282: Relocation("R_AARCH64_JUMP26", "branch", "pc", 4, _branch(26, 0)),
        283: Relocation("R_AARCH64_CALL26", "branch", "pc", 4, _branch(26, 0)),
        284: Relocation("R_AARCH64_LDST16_ABS_LO12_NC", "symbol", "low", 4, _low12(1)),
        285: Relocation("R_AARCH64_LDST32_ABS_LO12_NC", "symbol", "low", 4, _low12(2)),
        286: Relocation("R_AARCH64_LDST64_ABS_LO12_NC", "symbol", "low", 4, _low12(3)),
        299: Relocation("R_AARCH64_LDST128_ABS_LO12_NC", "symbol", "low", 4, _low12(4)),
        311: Relocation("R_AARCH64_ADR_GOT_PAGE", "got", "page", 4, _adrp),
        312: Relocation("R_AARCH64_LD64_GOT_LO12_NC", "got", "low", 4, _low12(3)),
        314: Relocation("R_AARCH64_PLT32", "branch", "pc", 4, _word32),
    },
    unsupported={
        263: "R_AARCH64_MOVW_UABS_G0 (the large code model)",
        541: "R_AARCH64_TLSIE_ADR_GOTTPREL_PAGE21 (thread-local storage)",
        549: "R_AARCH64_TLSLE_ADD_TPREL_HI12 (thread-local storage)",
        562: "R_AARCH64_TLSDESC_ADR_PAGE21 (thread-local storage)",
    },
    absolute=257,
    glob_dat=1025,
    relative=1027,
    padding=b"\0",
    stub_size=16,
    stub=_aarch64_stub,
)

MACHINES: Final[Mapping[int, Machine]] = {machine.number: machine for machine in (X86_64, AARCH64)}


def relocated(rule: Relocation, value: int, place: int) -> int:
    """What `rule` writes at address `place` for an address (with its addend) of `value`."""
    match rule.relative:
        case "":
            return value
        case "pc":
            return value - place
        case "page":
            return (value & ~0xFFF) - (place & ~0xFFF)
        case "low":
            return value & 0xFFF
