"""The pass of debug mode: what it does to the picture in its docstring, and that what it finds, and leaves, is what the
interpreter defines, on a kernel without checks."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest
from cpu_run import ENTRIES, LEVELS, counts
from cpu_run import run as run_compiled
from irbuild import INDEX, make_kernel, vector
from programs import build
from steps import steps
from wildprograms import Wild, wild_program

from tack_runtime.checks import NO_FAILURE, Record, Site, failure
from tack_runtime.dtypes import ArrayType, f32, i32, i64
from tackc.compiler import ir, pipeline
from tackc.compiler.frontend import lower
from tackc.compiler.interpret import Failure, Order, backwards, first, run, serial, shuffled
from tackc.compiler.passes.check import check
from tackc.compiler.printer import print_kernel, print_statement
from tackc.compiler.sites import sites
from tackc.compiler.verify import verify

Found = tuple[Site, tuple[int, ...]] | None
Outcome = tuple[
    Found, Any, dict[str, Any]
]  # the failure that a call raises, its value where there is none, the arrays afterwards


def interpreted(program: Wild, kernel: ir.Kernel, order: Order = serial) -> Outcome:
    arguments, failures = program.arguments(), list[Failure]()
    value = run(kernel, arguments, order, failures=failures)
    found = first(failures)
    return (found.site, found.values) if found else None, None if found else value, arguments


def compiled(program: Wild, kernel: ir.Kernel, level: str, entry: str, cuts: Iterable[int]) -> Outcome:
    """`cuts` divide the iterations into chunks, which run from the last to the first."""
    arguments, record = program.arguments(), Record()
    (count,) = counts(kernel, arguments)
    chunks = list(pairwise(sorted({0, *(cut for cut in cuts if cut < count), count})))[::-1]
    value = run_compiled(kernel, arguments, level, chunks=chunks, entry=entry, record=record)
    if record.iteration == NO_FAILURE:
        return None, value, arguments
    place = sites(kernel)[record.site]
    return (place, tuple(record.values)[: {"index": 2, "flat": 2, "step": 1}.get(place.kind, 0)]), None, arguments


def assert_same(got: Outcome, wanted: Outcome) -> None:
    assert got[:2] == wanted[:2]
    for name, array in wanted[2].items():
        assert np.array_equal(got[2][name], array), name


@pytest.mark.parametrize("seed", range(0, 400, 20))
def test_checks_find_what_fails_first_and_change_nothing_else(seed: int) -> None:
    """O-020, N-003, E-010, E-002: the failure, its place and values, and all memory."""
    for number in range(seed, seed + 20):
        program = wild_program(number)
        verify(program.kernel, "frontend")
        wanted = interpreted(program, program.kernel)
        checked = check(program.kernel)
        verify(checked, "frontend", "check")
        assert_same(interpreted(program, checked, (backwards, shuffled(number))[number % 2]), wanted)
        lowered = pipeline.run(program.kernel, passes=pipeline.passes(True))
        assert_same(interpreted(program, lowered), wanted)


@pytest.mark.parametrize("seed", range(1000, 1040))
def test_compiled_checks_are_the_interpreters(seed: int) -> None:
    """O-020: at every level, in any chunks in any order."""
    program, draw = wild_program(seed), Random(seed)
    lowered = pipeline.run(program.kernel, passes=pipeline.passes(True))
    cuts = draw.sample(range(1, 6), draw.randint(0, 5))
    wanted = interpreted(program, program.kernel)
    assert_same(compiled(program, lowered, draw.choice(LEVELS), draw.choice(ENTRIES), cuts), wanted)


def test_the_programs_fail_in_every_way() -> None:
    """So that the tests above test something: failures of every kind, before the loop, in it, after it; and programs without."""
    kinds, times = set[str](), set[object]()
    for seed in range(200):
        program = wild_program(seed)
        failures: list[Failure] = []
        run(program.kernel, program.arguments(), failures=failures)
        found = first(failures)
        kinds.add(found.site.kind if found else "none")
        times.add(found and (found.iteration >= 0) + (found.iteration == program.inputs["n"]))
    assert kinds == {"index", "flat", "division", "modulo", "step", "none"}
    assert times == {None, 0, 1, 2}


# --- the pass on kernels of its own ------------------------------------------------------------------------------------

K, T = ir.Local("k", i64), ir.Local("t", i32)
X, OUT = vector("x", i32), vector("out", i32)
i, k, t = ir.Read(INDEX), ir.Read(K), ir.Read(T)


def num(value: int, type_: Any = i32) -> ir.Const:
    return ir.Const(value, type_)


def op(name: str, *args: ir.Expr, type_: Any = i32) -> ir.Apply:
    return ir.Apply(name, args, type_)


def kernel_of(*body: ir.Stmt, **more: Any) -> ir.Kernel:
    kernel = make_kernel([X, OUT], body, locals=(K, T), **more)
    verify(kernel, "frontend")
    return kernel


def picture(part: str) -> str:
    """The code after `before` or `after` in the pass's docstring."""
    found = re.search(rf"^{part}:\n\n(.*?)\n\n\S", inspect.cleandoc(check.__doc__ or ""), re.DOTALL | re.MULTILINE)
    assert found
    return textwrap.dedent(found[1])


def body_text(kernel: ir.Kernel) -> str:
    return "\n".join(map(print_statement, kernel.loop.body))


def test_it_does_what_its_picture_shows() -> None:
    quotient = op("floordiv", ir.Load(X, (k,)), t)
    kernel = kernel_of(ir.Store(OUT, (i,), ir.Conditional(op("ne", t, num(3)), quotient, num(0))))
    assert body_text(kernel) == picture("before")
    assert body_text(check(kernel)) == picture("after")


def test_a_kernel_without_anything_to_check_stays_as_it_is() -> None:
    tmp = ir.Buffer("tmp", i32, 3)
    single = ir.Param("single", ArrayType(i32, ()))
    body = (
        ir.Store(tmp, (num(2, i64),), num(1)),
        ir.Store(single, (), op("floordiv", ir.Load(tmp, (num(0, i64),)), num(7))),
        ir.For(K, num(0, i64), num(4, i64), num(2, i64), (ir.Assign(T, t),)),
    )
    kernel = make_kernel([single], body, locals=(K, T), buffers=(tmp,))
    assert check(kernel) == kernel


def test_a_condition_of_a_loop_is_checked_every_turn() -> None:
    """E-016: and the checks stand where `continue` goes."""
    turn = (ir.Assign(K, op("add", k, num(1, i64), type_=i64)), ir.If(t, (ir.Continue(),), ()))
    kernel = kernel_of(ir.While(op("lt", ir.Load(X, (k,)), num(9)), turn))
    loop = check(kernel).loop.body[0]
    assert isinstance(loop, ir.While)
    assert loop.condition == num(1)
    assert [type(stmt) for stmt in loop.body] == [ir.If, ir.If, ir.Assign, ir.If]
    failures: list[Failure] = []
    arguments = {"x": np.array([0, 1, 2], np.int32), "out": np.zeros(1, np.int32), "n": 1}
    limit = (ir.Assign(T, num(1)), ir.Assign(K, num(0, i64)))
    stop = (ir.If(op("eq", k, num(5, i64)), (ir.Break(),), ()),)
    run(check(kernel_of(*limit, ir.While(op("lt", ir.Load(X, (k,)), num(9)), (*stop, *turn)))), arguments, failures=failures)
    assert [found.values for found in failures] == [(3, 3), (4, 3), (5, 3)]


def test_components_are_no_axes_and_are_not_checked() -> None:
    """O-020: axis and size are those of the source; a flat index counts elements."""
    pairs = ir.Param("pairs", ArrayType(f32, (None, 2, 3)), 2)  # matrices
    at = (k, num(1, i64), ir.Cast(t, i64))
    flat = op("add", op("mul", k, num(6, i64), type_=i64), num(5, i64), type_=i64)
    body = (ir.Store(pairs, at, ir.Const(1.0, f32)), ir.Store(pairs, (flat,), ir.Const(2.0, f32)))
    checked = check(make_kernel([pairs], body, locals=(K, T), before=(ir.Assign(K, num(4, i64)), ir.Assign(T, num(2)))))
    assert [(site.kind, site.axis) for site in sites(checked)] == [("index", 0), ("flat", 0)]
    failures: list[Failure] = []
    run(checked, {"pairs": np.zeros((4, 2, 3), np.float32), "n": 1}, failures=failures)
    assert [found.values for found in failures] == [(4, 4), (4, 4)]


def test_a_long_chain_of_conditions_that_need_checks() -> None:
    """Each condition is checked only where none before it holds; the length costs no stack, and linear time."""

    def chain(links: int) -> ir.Kernel:
        orelse: ir.Block = (ir.Store(OUT, (i,), num(-1)),)
        for number in reversed(range(links)):
            test = op("eq", ir.Load(X, (num(number, i64),)), num(7))
            orelse = (ir.If(test, (ir.Store(OUT, (i,), num(number)),), orelse),)
        return kernel_of(*orelse)

    for hit in (0, 3, 4, 9):
        failures: list[Failure] = []
        x, out = np.zeros(5, np.int32), np.zeros(1, np.int32)
        x[min(hit, 4)] = 7 if hit < 5 else 0
        run(pipeline.run(chain(8), passes=pipeline.passes(True)), {"x": x, "out": out, "n": 1}, failures=failures)
        assert out[0] == (hit if hit < 5 else -1)
        assert [found.values for found in failures] == ([] if hit < 5 else [(5, 5), (6, 5), (7, 5)])
    print_kernel(pipeline.run(chain(1000), passes=pipeline.passes(True)))
    work = []
    for kernel in (chain(100), chain(200)):
        work.append(steps(lambda kernel=kernel: check(kernel)))
    assert work[1] < 2.2 * work[0]


def test_the_pass_is_linear() -> None:
    def many(statements: int) -> ir.Kernel:
        value = op("floordiv", op("add", ir.Load(X, (k,)), ir.Load(OUT, (ir.Cast(ir.Load(X, (i,)), i64),))), t)
        return kernel_of(*[ir.Store(OUT, (i,), value)] * statements)

    work = []
    for kernel in (many(100), many(400)):
        work.append(steps(lambda kernel=kernel: check(kernel)))
    assert work[1] < 4.2 * work[0]


def test_a_name_of_the_pass_hides_none_of_the_kernel() -> None:
    """P-009"""
    mine = ir.Local("check.1", i32)
    kernel = make_kernel([X, OUT], (ir.Assign(mine, ir.Load(X, (i,))),), locals=(mine,))
    checked = check(kernel)
    verify(checked, "frontend", "check")
    assert [local.name for local in checked.locals] == ["i", "check.1", "check.2"]


# --- source order --------------------------------------------------------------------------------------------------------

ORDERED = {
    "an operand before a call": "out[i] = x[70] + bad(x, 80)",
    "a call before an operand": "out[i] = bad(x, 70) + x[80]",
    "a value before its target's index": "out[80] = x[70]",
    "an index in an index": "out[i] = x[x[70] + 80]",
    "an index in the target": "out[x[70] + 80] = 1",
    "operands before the operation": "out[i] = x[70] // (x[1] - x[1])",
    "the middle of a chain": "out[i] = x[70] < bad(x, 80) < x[90]",
    "a short circuit": "out[i] = x[0] == 5 and x[80] or x[70]",
    "an arm": "out[i] = x[80] if x[0] else x[70]",
    "an argument before the body": "out[i] = bad(x, x[70] + 80)",
    "an old value before the right side": "x[70] += bad(x, 80)",
    "an atomic's index before its value": "tack.atomic_add(x, x[70], x[80])",
    "an atomic's value before the access": "tack.atomic_add(x, 80, x[70])",
    "a swap": "x[0], x[1] = x[70], x[80]",
    "an extremum": "out[i] = min(x[70], bad(x, 80), x[90])",
    "a power": "out[i] = x[70] ** bad(x, 80)",
    "bounds of a loop": "for k in range(x[70], bad(x, 80)): out[i] = k",
    "what is printed": "print(x[70], bad(x, 80))",
    "components of a stored vector": "v[i] = [x[70], x[80]]",
    "components before a call": "v[i] = [x[70], bad(x, 80)]",
    "components of a local that is assigned": "p = [1, 2]; p = [x[70], p[0] + x[80]]; v[i] = p",
    "components in an operation": "v[i] = v[70] * v[80] + v[90]",
    "an element of vectors before a call": "v[i] = v[70] + bad(x, 80)",
    "an old vector before the right side": "v[70] += v[80]",
    "an atomic's components": "tack.atomic_add(v, i, [x[70], x[80]])",
    "an atomic's components before the access": "tack.atomic_add(v, 80, [x[1], x[70]])",
    "both arms of a selection": "out[i] = tack.select(x[i], x[70], x[80])",
    "the arm of a selection that is not chosen": "out[i] = tack.select(1, x[i], x[70])",
    "a mask before the arms": "v[i] = tack.select(v[70] > 0, v[80], v[90])",
    "every link of a chain of masks": "v[i] = v[i] > 5 < v[70]",
    "a method's vector before its argument": "out[i] = v[70].dot([bad(x, 80), 1])",
    "a runtime component": "out[i] = v[70][x[80]]",
    "an element before its component": "v[70][x[80]] = 1",
    "an element before its component, which is updated": "v[70][x[80]] += 1",
    "a value before a runtime component": "v[80][x[90]] = x[70]",
    "an old component before the right side": "v[70][x[0] + 5] += x[80]",
    "the right side of an update of a component": "v[0][x[0] + 5] += x[70]",
}


@pytest.mark.parametrize("name", ORDERED)
def test_the_first_failure_is_the_source_s(name: str) -> None:
    """O-020, E-001..E-006, E-019, V-014..V-016: the access of element 70 fails first, whatever is inlined in between."""
    program, signature = build(
        "@tack.func\ndef bad(v, k):\n    r = 0\n    for j in range(2):\n        r += v[k]\n    return r\n\n"
        "@tack.kernel\ndef k(x: tack.i32[:], v: tack.vec2(tack.i32)[:], out: tack.i32[:]):\n    for i in range(len(out)):\n"
        f"        {ORDERED[name]}\n"
    )
    kernel = lower(program, signature, checked=True).kernel
    for form in (kernel, pipeline.run(kernel, passes=pipeline.passes(True))):
        failures: list[Failure] = []
        arguments = {"x": np.zeros(4, np.int32), "v": np.zeros((4, 2), np.int32), "out": np.zeros(2, np.int32)}
        run(form, arguments, write=lambda line: None, failures=failures)
        assert failures[0].values == (70, 4)


def test_messages() -> None:
    """O-020, N-003, E-010, L-028"""
    place = ("", 4, 9, "k.py", 7)
    texts = {
        (Site("index", "data", 1, *place), (12, 10)): "index 12 is out of bounds for axis 1 of 'data' with size 10",
        (Site("flat", "data", 0, *place), (-1, 10)): "flat index -1 is out of bounds for 'data' with size 10",
        (Site("division", "", 0, *place), ()): "integer division by zero",
        (Site("modulo", "", 0, *place), ()): "integer modulo by zero",
        (Site("step", "", 0, *place), (0,)): "range() step must be positive; it is 0",
    }
    for (site, values), text in texts.items():
        assert str(failure("k", site, values)) == f"Kernel 'k': {text} at line 4, column 9 (k.py:7)"
    inner = failure("k", Site("modulo", "", 0, "f", 2, 5, "k.py", 7), ())
    assert str(inner) == "Kernel 'k': integer modulo by zero at line 2, column 5 of device function 'f' (k.py:7)"
