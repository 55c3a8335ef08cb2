"""The tables of the frontend are total: over Python's syntax, over the operations, and over the names of the language."""

from __future__ import annotations

import ast

import pytest
from programs import build

from tack import intrinsics
from tack.ops import ELEMENTARY, OPS
from tack_runtime.dtypes import BY_NAME
from tackc.compiler import capture, traverse
from tackc.compiler.diagnostics import CompileError
from tackc.compiler.frontend import calls, expressions, lower, operators, statements, unsupported

# What stands only inside other nodes, is deprecated, or cannot stand in a function body.
_NO_SYNTAX = {"Starred", "FormattedValue", "Index", "ExtSlice", "Num", "Str", "Bytes", "NameConstant", "Ellipsis"}

SAMPLES = {
    "Lambda": "x = lambda: 1", "Dict": "x = {1: 2}", "Set": "x = {1}", "ListComp": "x = [v for v in y]",
    "SetComp": "x = {v for v in y}", "DictComp": "x = {v: v for v in y}", "GeneratorExp": "x = (v for v in y)",
    "Await": "x = await y", "Yield": "x = yield", "YieldFrom": "x = yield from y", "NamedExpr": "x = (v := 1)",
    "JoinedStr": "x = f'{y}'", "Slice": "x = y[1:2]",
    "FunctionDef": "def f(): pass", "AsyncFunctionDef": "async def f(): pass", "ClassDef": "class C: pass", "Delete": "del y",
    "AnnAssign": "v: int = 1", "AsyncFor": "async for v in y: pass", "With": "with y: pass", "AsyncWith": "async with y: pass",
    "Raise": "raise y", "Try": "try: pass\nfinally: pass", "TryStar": "try: pass\nexcept* y: pass", "Assert": "assert y",
    "Import": "import m", "ImportFrom": "from m import v", "Global": "global v", "Nonlocal": "nonlocal v",
    "Match": "match y:\n  case 1: pass", "TypeAlias": "type v = int",
}  # fmt: skip


def _syntax(base: type) -> set[str]:
    return {cls.__name__ for cls in base.__subclasses__() if cls.__module__ in ("ast", "_ast")} - _NO_SYNTAX


def test_every_statement_and_expression_is_translated_or_sampled_here() -> None:
    handled = {cls.__name__ for cls in (*expressions._RULES, *statements._RULES)}
    assert _syntax(ast.stmt) | _syntax(ast.expr) <= handled | SAMPLES.keys() | {"TemplateStr", "Interpolation"}


@pytest.mark.parametrize("construct", [name for name in SAMPLES if hasattr(ast, name)])
def test_what_is_not_translated_is_rejected(construct: str) -> None:
    """L-013, L-016"""
    body = "\n".join(f"        {line}" for line in SAMPLES[construct].splitlines())
    program, signature = build(f"@tack.kernel\ndef k(y: tack.f32[:]):\n    for i in range(len(y)):\n{body}\n")
    with pytest.raises(CompileError) as caught:
        lower(program, signature)
    assert caught.value.diagnostics[0].code in ("TK004", "TK034")


def test_every_operator_has_a_rule() -> None:
    assert {cls.__name__ for cls in operators._BINARY} == _syntax(ast.operator) - {"MatMult"}
    assert {cls.__name__ for cls in operators.COMPARISONS} == _syntax(ast.cmpop) - {"Is", "IsNot", "In", "NotIn"}


def test_operations_are_rows_of_the_table() -> None:
    """Every row can be written in a kernel, and the frontend makes no other."""
    text = """
@tack.kernel
def k(x: tack.f32[:], n: tack.i32[:]):
    for i in range(len(x)):
        x[i] = x[i] + x[i] - x[i] * x[i] / x[i] // x[i] % x[i] ** -x[i]
        n[i] = n[i] ** n[i] & n[i] | n[i] ^ ~n[i] << n[i] >> n[i]
        n[i] = n[i] == 1 or n[i] != 2 and n[i] < 3 or n[i] <= 4 and n[i] > 5 or n[i] >= 6
        x[i] = min(x[i], max(1.0, x[i])) + abs(x[i])
"""
    for name, row in ELEMENTARY.items():
        text += f"        x[i] = {name}({', '.join(['x[i]'] * row.arity)})\n"
    kernel = lower(*build(text)).kernel
    made = {expr.op for expr in traverse.expressions(kernel) if hasattr(expr, "op")}
    assert made == OPS.keys()


def test_every_name_of_the_language_is_lowered_or_explained() -> None:
    """L-025"""
    names = intrinsics.NAMES | capture.BUILTIN_NAMES | capture.ELEMENTARY_NAMES | BY_NAME.keys()
    assert set(names) <= calls.INTRINSICS.keys() | unsupported.CALLS.keys()
    assert not calls.INTRINSICS.keys() & unsupported.CALLS.keys()
