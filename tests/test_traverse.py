"""Walking and rewriting IR."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args

import pytest
from irbuild import INDEX, elementwise, make_kernel, vector

from tack.ops import OPS
from tack_runtime.checks import Site
from tack_runtime.dtypes import ArrayType, Scalar, f32, i32, i64
from tackc.compiler import ir, traverse
from tackc.compiler.printer import print_kernel
from tackc.compiler.traverse import children, expressions, rewrite, statements, walk

OUT = vector("out", i32)
T, K, S = ir.Local("t", i32), ir.Local("k", i64), ir.Local("s", f32)
i, t = ir.Read(INDEX), ir.Read(T)


def num(value: int, type_: Scalar = i32) -> ir.Const:
    return ir.Const(value, type_)


# One of each class of node; every number in it is different, so a walk is known by its numbers.
VOLUME = ir.Param("volume", ArrayType(f32, (2, 2, 2)), texture=True)
BODY: ir.Block = (
    ir.Assign(T, ir.Cast(ir.Apply("add", (num(1), num(2)), i32), i32)),
    ir.Store(OUT, (num(3, i64),), ir.Conditional(num(4), num(5), num(6))),
    ir.Atomic("add", OUT, (num(7, i64),), ir.Load(OUT, (num(8, i64),)), T),
    ir.If(num(9), (ir.Continue(),), (ir.Assign(T, num(10)),)),
    ir.For(K, num(11, i64), num(12, i64), num(13, i64), (ir.Break(),)),
    ir.While(num(14), (ir.Assign(T, ir.Extent(OUT, 0, i32)),)),
    ir.Print(("label", num(15), "another", ir.Apply("neg", (num(16),), i32))),
    ir.Report(Site("step", "", 0, "", 1, 1, "k.py", 1), (num(17, i64),)),
    ir.Barrier(),
    ir.BlockReduce("sum", ir.Cast(ir.Apply("add", (ir.ThreadId(), num(18)), i32), f32), S),
    ir.Assign(S, ir.Sample(VOLUME, (num(19), num(20), num(21)))),
)
WHOLE = make_kernel(
    [OUT, VOLUME],
    BODY,
    locals=(T, K, S),
    before=(ir.Assign(T, num(0)),),
    result=ir.Result((ir.Assign(T, num(22)),), ir.Apply("neg", (ir.Read(T),), i32)),
)


def numbers(node: Any) -> list[float]:
    return [expr.value for expr in expressions(node) if isinstance(expr, ir.Const)]


def test_walk_meets_every_node_in_the_order_of_the_source() -> None:
    assert numbers(WHOLE) == list(range(23))
    assert next(walk(WHOLE)) is WHOLE
    assert {type(node) for node in walk(WHOLE)} == {
        *get_args(ir.Expr),
        *get_args(ir.Stmt),
        ir.Kernel,
        ir.Parallel,
        ir.Result,
    }
    assert [type(stmt).__name__ for stmt in statements(ir.If(t, BODY[3:4], ()))] == ["If", "If", "Continue", "Assign"]


def test_children_are_only_those_directly_below() -> None:
    store = BODY[1]
    assert isinstance(store, ir.Store)
    assert list(children(store)) == [store.indices[0], store.value]
    assert list(children(num(1))) == []
    assert list(children(WHOLE)) == [WHOLE.before[0], WHOLE.loop, WHOLE.result]


def test_what_statements_assign_and_write() -> None:
    """X-002: an atomic does both, where its old value is kept."""
    kept, buffer = ir.Local("old", i32), ir.Buffer("tmp", i32, 2)
    atomic = ir.Atomic("add", OUT, (num(0, i64),), t, kept)
    store = ir.Store(buffer, (num(0, i64),), t)
    loop = ir.For(K, num(0, i64), num(1, i64), num(1, i64), (atomic, store))
    assert [traverse.assigned(stmt) for stmt in (atomic, store, loop, ir.While(t, (atomic,)))] == [kept, None, K, None]
    assert [traverse.written(stmt) for stmt in (atomic, store, loop)] == [OUT, buffer, None]
    assert traverse.assigned(ir.Atomic("add", OUT, (num(0, i64),), t, None)) is None
    assert traverse.assigned(BODY[-1]) is S
    assert [traverse.written(stmt) for stmt in BODY[-2:]] == [None, None]
    assert traverse.all_assigned((ir.If(t, (loop,), ()), ir.Assign(T, t), loop)) == [K, kept, T]
    assert traverse.written_arrays(make_kernel([OUT, vector("x", i32)], (loop, store, atomic), buffers=(buffer,))) == (OUT,)


def test_what_a_node_mentions() -> None:
    a, b, c = (vector(name, i32) for name in "abc")
    buffer, scalar, old = ir.Buffer("tmp", i32, 2), ir.Param("s", i32), ir.Local("old", i32)
    value = ir.Apply("add", (ir.Load(a, (i,)), ir.Cast(ir.Extent(b, 0, i64), i32)), i32)
    body = (ir.Store(buffer, (ir.Read(K),), value), ir.Atomic("add", c, (i,), ir.Read(scalar), old))
    assert traverse.mentioned(value) == {a, b, INDEX}
    assert traverse.mentioned(ir.While(t, body)) == {T, buffer, K, a, b, INDEX, c, scalar, old}
    assert traverse.mentioned(make_kernel([a], ())) == frozenset()


def test_rewrite_without_a_change_is_the_same_object() -> None:
    assert rewrite(WHOLE, lambda node: node) is WHOLE


def test_rewrite_reaches_every_expression_and_leaves_the_original() -> None:
    def negative(node: Any) -> Any:
        return ir.Const(-1 - node.value, node.type) if isinstance(node, ir.Const) else node

    before = print_kernel(WHOLE)
    changed = rewrite(WHOLE, negative)
    assert numbers(changed) == [-1 - number for number in range(23)]
    assert print_kernel(WHOLE) == before
    assert rewrite(changed, negative) == WHOLE


def test_rewrite_goes_from_the_leaves_up() -> None:
    seen: list[Any] = []

    def record(node: Any) -> Any:
        seen.append(node)
        return node

    expr = ir.Apply("add", (num(1), ir.Cast(num(2), i32)), i32)
    rewrite(expr, record)
    assert seen == [num(1), num(2), ir.Cast(num(2), i32), expr]


def test_a_statement_may_become_several_or_none() -> None:
    def change(node: Any) -> Any:
        match node:
            case ir.Break():
                return ()
            case ir.Continue():
                return (ir.Assign(T, num(20)), ir.Continue())
            case _:
                return node

    changed = rewrite(WHOLE, change)
    loop, branch = changed.loop.body[4], changed.loop.body[3]
    assert isinstance(loop, ir.For)
    assert isinstance(branch, ir.If)
    assert loop.body == ()
    assert branch.then == (ir.Assign(T, num(20)), ir.Continue())
    assert changed.loop.body[0] is BODY[0]  # what did not change is shared


def test_locations_are_kept_and_do_not_count_as_content() -> None:
    here = ir.Loc("a.py", 3, 4)
    expr = ir.Apply("neg", (ir.Const(1, i32, here),), i32, here)
    changed = rewrite(expr, lambda node: ir.Const(2, i32, node.loc) if isinstance(node, ir.Const) else node)
    assert changed.loc is here
    assert changed.args[0].loc is here
    assert expr == ir.Apply("neg", (num(1),), i32)


@pytest.mark.parametrize("cls", [*get_args(ir.Expr), *get_args(ir.Stmt), ir.Parallel, ir.Result, ir.Kernel])
def test_every_node_is_frozen_and_has_a_location_that_does_not_count(cls: Any) -> None:
    assert cls.__dataclass_params__.frozen
    assert [field.compare for field in fields(cls) if field.name == "loc"] == [False]


def test_deep_expressions_cost_a_walk_no_stack() -> None:
    expr: ir.Expr = t
    for _ in range(5000):
        expr = ir.Apply("neg", (expr,), i32)
    assert sum(1 for _ in walk(expr)) == 5001


def test_types_of_nodes() -> None:
    kernel = elementwise(OPS["lt"], f32)
    (store,) = kernel.loop.body
    assert isinstance(store, ir.Store)
    assert store.value.type is i32
    assert ir.Load(ir.Buffer("b", f32, 2), (i,)).type is f32
    assert ir.Conditional(num(1), num(2, i64), num(3, i64)).type is i64
    with pytest.raises(TypeError, match="'out' is an array, not a value"):
        _ = ir.Read(OUT).type
    with pytest.raises(TypeError, match="parameter 'n' is not an array"):
        ir.element_type(ir.Param("n", i32))


@pytest.mark.parametrize("cls", [*get_args(ir.Expr), *get_args(ir.Stmt), ir.Parallel, ir.Result, ir.Kernel])
def test_every_field_that_holds_nodes_is_walked(cls: Any) -> None:
    """A field of a new kind has to be added to those that `traverse` knows."""
    families = ("Expr", "Stmt", "Block", "Parallel", "Result")
    holding = [field.name for field in fields(cls) if any(family in str(field.type) for family in families)]
    assert [name for name, _ in traverse._NODES[cls]] == holding
