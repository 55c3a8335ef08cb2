"""The uniformity analysis: what the seed's tables say, and that it never claims what lanes then contradict."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from textwrap import indent

import laneprograms
import numpy as np
import pytest
from irbuild import INDEX, make_kernel, vector
from programs import build
from steps import steps

from tack_runtime.dtypes import ArrayType, f32, f64, i32, i64
from tack_runtime.errors import KernelValueError
from tackc.compiler import ir
from tackc.compiler.diagnostics import CompileError
from tackc.compiler.fibers import LanesPartedError
from tackc.compiler.frontend import lower
from tackc.compiler.interpret import Order, backwards, run, serial
from tackc.compiler.traverse import rewrite
from tackc.compiler.uniformity import Place, analyze
from tackc.compiler.workgroups import check_participation, parted

ACCEPTED = {
    "a scalar parameter": "if n > 0:\n    tack.barrier()",
    "a block reduction": "total = tack.block_sum(data[i])\nif total > 0.0:\n    tack.barrier()",
    "the first operand": "if tack.block_sum(data[i]) > 0.0 and n > 2:\n    tack.barrier()",
    "the first comparison": "if 0.0 < tack.block_sum(data[i]) < 5.0:\n    tack.barrier()",
    "a condition of an if": "if tack.block_sum(data[i]) > 0.0:\n    tack.barrier()",
    "a condition of an elif": "if n > 3:\n    out[i] = 1.0\nelif tack.block_min(data[i]) > 0.0:\n    tack.barrier()",
    "a bound of a for": "for j in range(int(tack.block_max(data[i]))):\n    tack.barrier()",
    "a size": "for j in range(len(data)):\n    tack.barrier()\nif data.shape[0] > 3:\n    tack.barrier()",
    "control that has reconverged": "if data[i] > 0.0:\n    out[i] = 1.0\ntack.barrier()",
    "a varying loop before": "for j in range(i % 3):\n    out[i] = 1.0\n    if data[i] > 0.0:\n        break\ntack.barrier()",
    "a varying while before": "j = 0\nwhile j < i:\n    j += 1\ntack.barrier()",
    "a uniform loop": "for j in range(n):\n    tack.barrier()\n    if j == 3:\n        break",
    "a uniform while": "j = 0\nwhile j < n:\n    j += 1\n    if j == 2:\n        continue\n    tack.barrier()",
    "two uniform loops": "for j, m in tack.ndindex(n, 4):\n    tack.barrier()\n    if m == 2:\n        break",
    "a tree": "s = 128\nwhile s > 0:\n    if tack.thread_id() < s:\n        out[i] = 1.0\n    tack.barrier()\n    s = s // 2",
    "a uniform local in both branches": "p = 1\nif n > 2:\n    p = 2\nelse:\n    p = n\nif p:\n    tack.barrier()",
    "a local that is uniform again": "p = i\nout[i] = p\np = n\nif p:\n    tack.barrier()",
    "a uniform continue": "if n > 5:\n    continue\ntack.barrier()",
    "a varying continue behind": "tack.barrier()\nif data[i] > 0.0:\n    continue\nout[i] = 1.0",
    "a constant": "if LIMIT > 3:\n    tack.barrier()",
    "a conditional expression of uniforms": "q = 1 if n > 3 else 2\nif q == 1:\n    tack.barrier()",
    "a cast and a call": "if int(sqrt(tack.f32(n))) > 3:\n    tack.barrier()",
    "a uniform early return": "out[i] = early(n)\ntack.barrier()",
}
REJECTED = {
    "the lane's parity": "if i % 2 == 0:\n    tack.barrier()",
    "a varying bound": "for j in range(i % 3):\n    tack.barrier()",
    "a load": "if data[0] > 0:\n    tack.barrier()",
    "a load from shared memory": "s = tack.shared(tack.f32, 4)\ns[0] = 1.0\nif s[0] > 0.0:\n    tack.barrier()",
    "a load from a local array": "s = tack.local_array(tack.f32, 4)\ns[0] = 1.0\nif s[0] > 0.0:\n    tack.barrier()",
    "assigned where lanes have parted": "p = 1\nif i % 2:\n    p = 0\nif p:\n    tack.barrier()",
    "uniform in one branch only": "p = 1\nif n > 2:\n    p = i\nif p:\n    tack.barrier()",
    "a varying continue": "if i % 2:\n    continue\ntack.barrier()",
    "a varying continue in a uniform if": "if n > 2:\n    if i % 2:\n        continue\ntack.barrier()",
    "the group's number": "if (i // 256) % 2:\n    tack.barrier()",
    "the lane": "if tack.thread_id() == 0:\n    tack.barrier()",
    "an old value": "old = tack.atomic_add(out, 0, 1.0)\nif old > 0.0:\n    tack.barrier()",
    "a varying else": "if data[i] > 0.0:\n    out[i] = 1.0\nelse:\n    tack.barrier()",
    "an elif behind a varying if": "if data[i] > 0.0:\n    out[i] = 1.0\nelif n > 2:\n    tack.barrier()",
    "a reduction in the test of such an elif": "if data[i] > 0.0:\n    out[i] = 1.0\n"
    "elif tack.block_sum(data[i]) > 2:\n    out[i] = 2.0",
    "a varying break before": "for j in range(4):\n    if data[i] > 0.0:\n        break\n    tack.barrier()",
    "a varying break behind": "for j in range(4):\n    tack.barrier()\n    if data[i] > 0.0:\n        break",
    "a uniform break where lanes have parted": "for j in range(4):\n    tack.barrier()\n    if data[i] > 0.0:\n"
    "        if n > 2:\n            break",
    "a varying while": "j = 0\nwhile j < data[i]:\n    j += 1\n    tack.barrier()",
    "varying in a later turn": "a = 0\nb = 0\nfor j in range(4):\n    if b:\n        tack.barrier()\n    b = a\n    a = i",
    "varying at a uniform break": "p = 1\nfor j in range(4):\n    if n > 2:\n        p = int(i)\n        break\n    p = 1\n"
    "if p:\n    tack.barrier()",
    "varying at a uniform continue": "p = 1\nfor j in range(4):\n    if p:\n        tack.barrier()\n    if n > 2:\n"
    "        p = int(i)\n        continue\n    p = 1",
    "an inner loop in a varying one": "for j in range(i):\n    for m in range(4):\n        tack.barrier()",
    "what a varying loop counts": "c = 0\nfor j in range(i):\n    c += 1\nif c:\n    tack.barrier()",
    "a varying early return": "out[i] = early(i)",
    "a value from a varying early return": "p = early(i) if n > 9 else 0\nif p:\n    tack.barrier()",
    "a reduction that only some lanes come to": "if i > 3:\n    t = tack.block_sum(data[i])\n    out[i] = t",
    "an arm of a conditional": "x = tack.block_sum(data[i]) if n > 0 else 0.0\nout[i] = x",
    "the other arm": "out[i] = 0.0 if n > 0 else tack.block_sum(data[i])",
    "a later operand of and": "if n > 0 and tack.block_sum(data[i]) > 0:\n    out[i] = 1.0",
    "a later operand of or": "if n > 0 or tack.block_sum(data[i]) > 0:\n    out[i] = 1.0",
    "a later comparison": "if 0 < n < tack.block_sum(data[i]):\n    out[i] = 1.0",
    "the condition of a while": "j = 0\nwhile tack.block_sum(data[i]) > j:\n    j += 1",
    "a function in the condition of a while": "j = 0\nwhile j < meet(n):\n    j += 1",
}


def lowered(body: str) -> ir.Kernel:
    """The kernel of a loop body over data, out (f32[:]) and n."""
    return lower(
        *build(
            "LIMIT = tack.constant(4)\n"
            "@tack.func\ndef meet(v):\n    tack.barrier()\n    return v\n"
            "@tack.func\ndef early(v):\n    if v > 2:\n        return 1\n    tack.barrier()\n    return v\n"
            "@tack.kernel\ndef k(data: tack.f32[:], out: tack.f32[:], n: tack.i32):\n    for i in range(n):\n"
            + indent(body, " " * 8)
            + "\n"
        )
    ).kernel


@pytest.mark.parametrize("name", ACCEPTED)
def test_accepted(name: str) -> None:
    """W-011, W-012, W-013"""
    kernel = lowered(ACCEPTED[name])
    check_participation(kernel)
    out = np.zeros(256, np.float32)  # what is accepted meets, and the interpreter would say if it did not
    run(kernel, {"data": np.arange(256, dtype=np.float32) % 3, "out": out, "n": 256}, backwards)


@pytest.mark.parametrize("name", REJECTED)
def test_rejected(name: str) -> None:
    """W-010, W-012, W-014"""
    with pytest.raises(CompileError) as caught:
        lowered(REJECTED[name])
    assert {diagnostic.code for diagnostic in caught.value.diagnostics} == {"TK080"}


def test_scalars_stay_uniform_and_open_sizes_too() -> None:
    """W-011, W-015: whatever launches pass is the same in every lane."""
    image = ir.Param("image", ArrayType(f32, (None, None)))
    kernel = make_kernel([image, ir.Param("a", f64)], (ir.Assign(X, ir.Extent(image, 1, i32)),), locals=(X,))
    assert [place.uniform for place in analyze(kernel)] == [True]


X, T = ir.Local("x", i32), ir.Local("t", f32)
varying = ir.Apply("lt", (ir.Read(INDEX), ir.Const(3, i64)), i32)


def test_what_emitters_ask() -> None:
    """W-015, W-019: IR that somebody hands to an emitter is checked once more."""
    kernel = make_kernel([], (ir.If(varying, (ir.BlockReduce("max", ir.Const(1.0, f32), T),), ()),), locals=(T,), name="k")
    with pytest.raises(KernelValueError, match=r"Kernel 'k': block_max\(\) at loop\.body\[0\]\.then\[0\] .*requires uniform"):
        check_participation(kernel)
    check_participation(replace(kernel, loop=ir.Parallel(kernel.loop.axes, ())))


def test_a_local_that_nothing_assigned_is_varying() -> None:
    """Its value is unspecified, so lanes may differ."""
    kernel = make_kernel([], (ir.If(ir.Read(X), (ir.Assign(X, ir.Const(1, i32)),), ()),), locals=(X,))
    assert [(place.path, place.uniform) for place in analyze(kernel)] == [("loop.body[0]", False), ("loop.body[0].then[0]", True)]


def test_one_statement_in_two_places_has_facts_of_each() -> None:
    """Nodes are shared freely."""
    assign = ir.Assign(X, ir.Const(1, i32))
    kernel = make_kernel([], (assign, ir.If(varying, (assign,), ())), locals=(X,))
    assert [place.parted is None for place in analyze(kernel)] == [True, True, False]


# --- against lanes -----------------------------------------------------------------------------------------------------

TRACE = vector("trace", i32)


def probed(kernel: ir.Kernel) -> tuple[ir.Kernel, int]:
    """A kernel with a barrier before each statement that all lanes are said to come to together, and with the value of each
    assignment that is said to be uniform stored for every lane; and how many of those there are."""
    sites = 0

    def probe(places: tuple[Place, ...]) -> ir.Block:
        nonlocal sites
        block: list[ir.Stmt] = []
        for place in places:
            stmt = place.stmt
            inner = {name: probe(found) for name, found in place.blocks.items()}
            block += [ir.Barrier()] if place.parted is None else []
            block.append(replace(stmt, **inner) if inner else stmt)  # type: ignore[arg-type]  # the fields of that statement
            if isinstance(stmt, ir.Assign) and place.parted is None and place.uniform:
                at = ir.Apply("add", (ir.Cast(ir.ThreadId(), i64), ir.Const(256 * sites, i64)), i64)
                block.append(ir.Store(TRACE, (at,), ir.Read(stmt.target)))
                sites += 1
        return tuple(block)

    top = tuple(place for place in analyze(kernel) if place.parent is None and place.step.startswith("loop.body"))
    body = probe(top)
    return make_kernel(
        [*kernel.params[:-1], TRACE], body, locals=kernel.locals[1:], buffers=kernel.buffers, before=kernel.before
    ), sites


@pytest.mark.parametrize("seed", range(100))
def test_lanes_never_contradict_the_analysis(seed: int) -> None:
    """W-010, W-012: where it says together, 256 lanes meet, in the same turns of all loops; where it says uniform, they agree."""
    made, sites = probed(laneprograms.kernel(seed))
    assert list(parted(made)) == []
    trace = np.zeros(256 * max(sites, 1), np.int32)
    data = (np.arange(256, dtype=np.int32) * 7) % 5
    run(made, {"data": data, "trace": trace, "n": 256})
    lanes = trace.reshape(-1, 256)
    assert (lanes == lanes[:, :1]).all()


@pytest.mark.parametrize("seed", range(100, 140))
def test_lanes_that_part_at_a_collective_are_rejected(seed: int) -> None:
    """W-010: with a barrier before every statement, what the interpreter sees part, the analysis has refused."""
    kernel = laneprograms.kernel(seed)

    def with_barrier(node: object) -> object:
        return (ir.Barrier(), node) if isinstance(node, (ir.Assign, ir.Store)) else node

    made = replace(
        kernel, loop=replace(kernel.loop, body=rewrite(kernel.loop, with_barrier).body), workgroup=("barrier", "thread_id")
    )
    try:
        run(made, {"data": (np.arange(256, dtype=np.int32) * 7) % 5, "n": 256}, backwards)
    except LanesPartedError:
        assert list(parted(made)) != []


# --- size --------------------------------------------------------------------------------------------------------------


def chain(length: int) -> ir.Kernel:
    """A chain of `elif`."""
    last: ir.Block = ()
    for _ in range(length):
        last = (ir.If(varying, (ir.Assign(X, ir.Const(1, i32)),), last),)
    return make_kernel([], last, locals=(X,))


def nest(depth: int) -> ir.Kernel:
    """Loops in loops, of which the innermost makes every local vary, one after another."""
    names = [ir.Local(f"v{number}", i64) for number in range(depth)]
    shift = tuple(ir.Assign(a, ir.Read(b)) for a, b in zip(names, [*names[1:], INDEX], strict=True))
    body: ir.Block = shift
    for name in names:
        body = (ir.While(ir.Apply("lt", (ir.Read(name), ir.Const(3, i64)), i32), body),)
    start = tuple(ir.Assign(name, ir.Const(0, i64)) for name in names)
    return make_kernel([], (*start, *body), locals=names)


def straight(length: int) -> ir.Kernel:
    return make_kernel([], (ir.Assign(X, ir.ThreadId()),) * length, locals=(X,))


@pytest.mark.parametrize(("make", "small", "large"), [(chain, 500, 2000), (straight, 500, 2000), (nest, 6, 12)])
def test_work_grows_with_the_kernel(make: Callable[[int], ir.Kernel], small: int, large: int) -> None:
    """Four times the statements of a chain take four times the work; twice the nesting not a power of it."""
    few, many = steps(lambda: analyze(make(small))), steps(lambda: analyze(make(large)))
    assert many < 5 * (large // small) / 4 * few * (large // small if make is nest else 1)


def test_orders_of_lanes_do_not_matter_to_the_oracle() -> None:
    """P-010"""
    kernel = lowered("out[i] = tack.block_sum(data[i])")
    results = []
    orders: list[Order] = [serial, backwards]
    for order in orders:
        out = np.zeros(512, np.float32)
        run(kernel, {"data": np.arange(512, dtype=np.float32), "out": out, "n": 512}, order)
        results.append(out)
    assert results[0].tolist() == results[1].tolist() == [32640.0] * 256 + [98176.0] * 256
