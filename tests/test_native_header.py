"""The structs and numbers of the native support code: what Python writes is what support.h says, asked of a C compiler."""

from __future__ import annotations

import ctypes
import hashlib
import re
import subprocess
from collections.abc import Iterator
from typing import Any

from tack_runtime.drivers import cpu_native as native
from tackc.emitters import llvm_private
from tackc.toolchains import support_ir

STRUCTS: dict[str, Any] = {
    "tack_kernel": native._Kernel,
    "tack_param": native._Param,
    "tack_slot": native._Slot,
    "tack_op": native._Op,
    "tack_axis": native._Axis,
    "tack_small": native._Small,
    "tack_variant": native._Variant,
    "tack_warm": native._Warm,
    "tack_bound": native._Bound,
    "tack_numpy": native._Numpy,
    "tack_python": native._Python,
}
NUMBERS = {
    "TACK_ABI": native.NATIVE_ABI,
    "TACK_MAX_PARAMS": native._MAX_PARAMS,
    "TACK_MAX_ARRAYS": native._MAX_ARRAYS,
    "TACK_MAX_SLOTS": native._MAX_SLOTS,
    "TACK_MAX_AXES": native._MAX_AXES,
    "TACK_MAX_STACK": native._MAX_STACK,
    "TACK_MAX_WARM": native._MAX_WARM,
    "TACK_INT_TYPES": native._INT_TYPES,
    "TACK_FLOAT_TYPES": native._FLOAT_TYPES,
    "TACK_BUFFER_TYPES": native._BUFFER_TYPES,
    "TACK_DTYPES": native._DTYPES,
    "TACK_ARRAY": native._ARRAY,
    "TACK_SIGNED": native._KINDS["i"],
    "TACK_UNSIGNED": native._KINDS["u"],
    "TACK_FLOAT": native._KINDS["f"],
    "TACK_WRITTEN": native._WRITTEN,
    "TACK_ATOMIC": native._ATOMIC,
    "TACK_WEAK": native._WEAK,
    "TACK_PLAIN": native._PLAIN,
    "TACK_TEXTURE": native._TEXTURE,
    **{f"TACK_{kind.upper()}": number for kind, number in native._SLOTS.items()},
    "TACK_OP_CONST": native._CONST,
    "TACK_OP_SCALAR": native._SCALAR,
    "TACK_OP_DIM": native._DIM,
    "TACK_OP_NEG": native._OPERATORS["neg"],
    "TACK_OP_ADD": native._OPERATORS["+"],
    "TACK_OP_SUB": native._OPERATORS["-"],
    "TACK_OP_MUL": native._OPERATORS["*"],
    "TACK_OP_FLOORDIV": native._OPERATORS["//"],
}


def claims() -> Iterator[str]:
    """What Python takes for granted, as C conditions."""
    for name, number in NUMBERS.items():
        yield f"{name} == {number}"
    for name, mirror in STRUCTS.items():
        yield f"sizeof(struct {name}) == {ctypes.sizeof(mirror)}"
        for field, _ in mirror._fields_:
            yield f"offsetof(struct {name}, {field}) == {getattr(mirror, field).offset}"


def interface() -> str:
    """A digest of what the header declares."""
    command = [support_ir.CLANG, *support_ir.TARGETS["x86_64"], "-std=c11", "-E", "-P", "support.h"]
    text = subprocess.run(command, cwd=support_ir.FOLDER, capture_output=True, text=True, check=True).stdout
    return hashlib.sha256(text.partition("struct tack_")[2].encode()).hexdigest()[:16]


def test_a_changed_interface_has_a_number_of_its_own() -> None:
    """Code in bundles and disk caches that was made for another one is refused, or compiled anew. After a change of the header,
    raise TACK_ABI and NATIVE_ABI, and put the digest here."""
    assert {native.NATIVE_ABI: interface()} == {3: "ed01887350f6d3dc"}


def refused(conditions: list[str]) -> set[str]:
    """Conditions that do not hold, for each machine."""
    text = '#include "support.h"\n' + "".join(f'_Static_assert({one}, "{one}");\n' for one in conditions)
    wrong: set[str] = set()
    for target in support_ir.TARGETS.values():
        command = [support_ir.CLANG, *target, "-std=c11", "-fsyntax-only", "-ferror-limit=0", "-xc", "-"]
        done = subprocess.run(command, input=text, cwd=support_ir.FOLDER, capture_output=True, text=True, check=False)
        errors = re.findall(r"error: (.*)", done.stderr)
        assert bool(errors) == bool(done.returncode)
        wrong |= {re.sub(r"^static assertion failed.*?: ", "", error) for error in errors}
    return wrong


def test_structs_and_numbers_are_those_of_the_header() -> None:
    assert refused(list(claims())) == set()
    assert refused(["TACK_ABI == 99", "TACK_FLOAT == 3"]) == {"TACK_ABI == 99"}


def test_every_number_and_struct_of_the_header_is_compared() -> None:
    header = (support_ir.FOLDER / "support.h").read_text(encoding="utf-8")
    names = set(re.findall(r"\bTACK_[A-Z_]+\b", header)) - {"TACK_SUPPORT_H"}
    assert names == set(NUMBERS)
    structs = set(re.findall(r"^struct (\w+) \{", header, re.MULTILINE))
    only_native = {"tack_buffer", "tack_shared", "tack_private"}  # CPython's own; between kernels and the native code
    assert structs == set(STRUCTS) | only_native


def test_kernels_write_the_fields_of_their_struct_in_order() -> None:
    header = (support_ir.FOLDER / "support.h").read_text(encoding="utf-8")
    struct = header[header.index("struct tack_private {") : header.index("};", header.index("struct tack_private {"))]
    code = re.sub(r"/\*.*?\*/", "", struct, flags=re.DOTALL)
    assert re.findall(r"^\s*(?:tack_entry |int64_t |void \(\*)(\w+)", code, re.MULTILINE) == list(llvm_private.FIELDS)


def test_the_functions_of_python_are_those_that_the_header_describes() -> None:
    header = (support_ir.FOLDER / "support.h").read_text(encoding="utf-8")
    table = header[header.index("struct tack_python {") : header.index("PyObject *none;")]
    assert re.findall(r"\(\*(\w+)\)", table) == list(native._FUNCTIONS)
