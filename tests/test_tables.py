"""Tables are total: what one names, every other that depends on it covers."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import get_args

import pytest

import tack
from tack import intrinsics
from tack.ops import OPS, Op
from tack_runtime.dtypes import SCALARS
from tackc.compiler import capture, ir, pipeline
from tackc.compiler.frontend import calls, operators
from tackc.compiler.verify import STAGES
from tackc.emitters.llvm_ops import COSTLY, RULES
from tackc.emitters.spelling import SPELLING

ROOT = Path(__file__).resolve().parent.parent


def named_by(clause: str) -> set[str]:
    """The names that a clause of the contract lists after its first colon."""
    (text,) = re.findall(rf"^- \*\*{clause}\*\* [^:]*: (.*)\.$", (ROOT / "docs/contract.md").read_text("utf-8"), re.MULTILINE)
    return set(text.split())


BY_NAME = named_by("B-001") - {"fabs"}  # what kernels call by name; `fabs` is another name of `abs`
BY_OPERATOR = {op for _, op in operators._BINARY.values()} | set(operators.COMPARISONS.values()) | {"neg", "invert", "ipow"}
OF_PYTHON = {"abs", "min", "max", "pow"}  # Python has them as builtins, so `tack` defines no such name
EXACT = {"abs", "floor", "ceil", "sqrt", "min", "max"}  # B-005, B-006, N-015: all other functions are the C library's
TRUTHS = set(operators.COMPARISONS.values())


def words(file: str) -> set[str]:
    return set(re.findall(r"\w+", (ROOT / file).read_text("utf-8")))


# Where an operation has to be, besides its row: which ones, and those that are there.
METAL = words("tests/simulators/metal/metal_stdlib")
TABLES = {
    "tackc/emitters/spelling.py: SPELLING": (OPS, SPELLING),
    "tackc/emitters/llvm_ops.py: RULES": (OPS, RULES),
    "tackc/emitters/llvm_ops.py: COSTLY, as its results may differ": ([name for name, row in OPS.items() if row.ulps], COSTLY),
    "tests/simulators/metal/metal_stdlib": (
        SPELLING,
        [op for op, texts in SPELLING.items() if set(re.findall(r"{pre}(\w+)", "".join(texts.values()))) <= METAL],
    ),
}
# Where a function that kernels call by name has to be, too.
NAME_TABLES = {
    "tack/intrinsics.py": intrinsics.NAMES | OF_PYTHON,
    "tack/__init__.py: __all__": {*tack.__all__, *OF_PYTHON},
    "tackc/compiler/capture.py: ELEMENTARY_NAMES": capture.ELEMENTARY_NAMES,
    "tackc/compiler/frontend/calls.py: INTRINSICS": calls.INTRINSICS,
    "docs/language.md": words("docs/language.md"),
}


@pytest.mark.parametrize("name", OPS)
def test_an_operation_is_in_every_table(name: str) -> None:
    """The message names each file and table that was forgotten; CONTRIBUTING.md goes through them."""
    forgotten = [where for where, (wanted, there) in TABLES.items() if name in wanted and name not in there]
    if name not in BY_OPERATOR:
        forgotten += [where for where, there in NAME_TABLES.items() if name not in there]
        forgotten += ["docs/contract.md: B-001, or an operator of the frontend"] if name not in BY_NAME else []
    assert not forgotten, f"{name!r} is missing in: {'; '.join(forgotten)}"


def test_the_table_has_every_operation_of_the_language() -> None:
    """B-001"""
    assert set(OPS) >= BY_NAME | BY_OPERATOR, f"no row in tack/ops.py: {(BY_NAME | BY_OPERATOR) - set(OPS)}"
    assert all(name == row.name for name, row in OPS.items())


@pytest.mark.parametrize("row", OPS.values(), ids=OPS)
def test_rows_are_complete(row: Op) -> None:
    assert row.doc.endswith(".")
    assert row.kinds <= {"i", "u", "f"}
    assert row.kinds
    assert row.arity in (1, 2)
    assert row.operands == "same" or row.arity == 2


@pytest.mark.parametrize("row", OPS.values(), ids=OPS)
def test_only_library_functions_may_differ_from_their_reference(row: Op) -> None:
    """N-011, N-014: everything else gives the same bits everywhere."""
    is_library = row.name in BY_NAME - EXACT
    assert row.ulps == (8 if is_library else 0)
    assert row.kinds == {"f"} or not is_library


def test_where_operations_work() -> None:
    """N-001..N-009, B-003: what is not listed here works at every type."""
    assert {name for name, row in OPS.items() if row.kinds == {"f"}} == BY_NAME - {"abs", "min", "max"} | {"div"}
    assert {name for name, row in OPS.items() if row.kinds == {"i", "u"}} == {"ipow", "and", "or", "xor", "invert", "shl", "shr"}
    assert {name for name, row in OPS.items() if row.operands == "count"} == {"ipow", "shl", "shr"}
    assert {name for name, row in OPS.items() if row.result == "truth"} == TRUTHS


def test_references_take_their_operands_and_give_their_result_type() -> None:
    for row in OPS.values():
        for working in row.types():
            operands = [type_(1) for type_ in row.operand_types(working)]
            assert len(operands) == row.arity
            result = row.reference(*operands)
            assert result.dtype == row.result_type(working).numpy, (row.name, working)


def test_every_atomic_is_an_operation() -> None:
    """X-006: an atomic updates as the operation of its name computes, at every type."""
    for name in get_args(ir.AtomicOp):
        assert OPS[name].types() == SCALARS


def test_every_pass_has_a_stage_in_the_verifier() -> None:
    assert pipeline.NAMES == STAGES
    for item in pipeline.PASSES:
        assert item.fn.__name__ == item.name
        assert "before" in (inspect.getdoc(item.fn) or "")
        assert "after" in (inspect.getdoc(item.fn) or "")
