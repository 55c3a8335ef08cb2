"""Tables are total: what one names, every other that depends on it covers."""

from __future__ import annotations

import inspect
from typing import get_args

from tack.ops import OPS
from tack_runtime.dtypes import SCALARS
from tackc.compiler import ir, pipeline
from tackc.compiler.verify import STAGES

# The operations of the language, as the contract has them (sections 4 and 5).
OPERATORS = set("add sub mul div floordiv mod pow ipow neg and or xor invert shl shr eq ne lt le gt ge".split())  # noqa: SIM905
FUNCTIONS = set("sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 log log2 log10".split())  # noqa: SIM905
EXACT = {"min", "max", "abs", "floor", "ceil", "sqrt"}


def test_the_table_has_the_operations_of_the_language() -> None:
    """B-001; `pow` is the operator and the builtin, `fabs` another name of `abs`."""
    assert set(OPS) == OPERATORS | FUNCTIONS | EXACT
    assert all(name == row.name for name, row in OPS.items())


def test_rows_are_complete() -> None:
    for row in OPS.values():
        assert row.doc.endswith(".")
        assert row.kinds <= {"i", "u", "f"}
        assert row.kinds
        assert row.arity in (1, 2)
        assert row.operands == "same" or row.arity == 2


def test_only_library_functions_may_differ_from_their_reference() -> None:
    """N-011, N-014: everything else gives the same bits everywhere."""
    inexact = {name for name, row in OPS.items() if row.ulps}
    assert inexact == FUNCTIONS | {"pow"}
    assert {OPS[name].ulps for name in inexact} == {8}
    assert all(OPS[name].kinds == {"f"} for name in inexact)


def test_where_operations_work() -> None:
    floating = {name for name, row in OPS.items() if row.kinds == {"f"}}
    integer = {name for name, row in OPS.items() if row.kinds == {"i", "u"}}
    assert floating == FUNCTIONS | {"div", "pow", "floor", "ceil", "sqrt"}
    assert integer == {"ipow", "and", "or", "xor", "invert", "shl", "shr"}
    assert {name for name, row in OPS.items() if row.operands == "count"} == {"ipow", "shl", "shr"}
    assert {name for name, row in OPS.items() if row.result == "truth"} == {"eq", "ne", "lt", "le", "gt", "ge"}


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
