"""Programs of any size or depth compile or are diagnosed: none exhausts Python's stack, and none takes forever."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest
from programs import build
from steps import steps

from tackc.compiler import frontend, interpret, pipeline
from tackc.compiler.diagnostics import CompileError
from tackc.compiler.frontend import lower
from tackc.compiler.frontend.source import MAX_DEPTH
from tackc.compiler.printer import print_kernel
from tackc.compiler.traverse import walk
from tackc.emitters import TARGETS, llvm


def kernel(*lines: str, functions: str = "") -> str:
    return "\n".join([functions, "@tack.kernel", "def k(x: tack.i64[:]):", "    for i in range(len(x)):", *lines]) + "\n"


def result(text: str) -> int:
    """x[0] after the kernel, through all passes."""
    program, signature = build(text)
    x = np.full(1, 5, np.int64)
    interpret.run(pipeline.run(lower(program, signature).kernel), {"x": x})
    return int(x[0])


def codes(text: str) -> list[str]:
    program, signature = build(text)
    with pytest.raises(CompileError) as caught:
        lower(program, signature)
    return [diagnostic.code for diagnostic in caught.value.diagnostics]


def test_a_sum_of_many_terms_compiles() -> None:
    assert result(kernel("        x[i] = " + " + ".join(["x[i]"] * 900))) == 5 * 900


def test_chains_of_and_and_of_comparisons_compile() -> None:
    assert result(kernel("        x[i] = " + " and ".join(["x[i] > 4"] * 300))) == 1
    assert result(kernel("        x[i] = 0 < " + " < ".join(f"x[i] + {n}" for n in range(200)))) == 1


def test_a_minimum_of_many_compiles() -> None:
    assert result(kernel(f"        x[i] = min({', '.join(['x[i]', *map(str, range(200))])})")) == 0


def test_a_long_body_compiles() -> None:
    assert result(kernel(*["        x[i] += 1"] * 3000)) == 5 + 3000


@pytest.mark.parametrize("link", ["{}", "{} + 1", "min({}, 3)", "-{} if i else {}", "twice({})", "{} << 1"])
@pytest.mark.parametrize("count", [3, 200])
def test_types_that_settle_late_do_settle_in_a_few_runs(link: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """T-011"""
    runs: list[object] = []
    monkeypatch.setattr(frontend, "_run", lambda *args, run=frontend._run: runs.append(args) or run(*args))
    names = [f"v{n}" for n in range(count)]
    start = [f"        {name} = 0" for name in names]
    shift = [f"            {a} = {link.replace('{}', b)}" for a, b in pairwise(names)]
    body = [*start, "        for j in range(2):", *shift, f"            {names[-1]} = x[i]", "        x[i] = v0"]
    lowered = lower(*build(kernel(*body, functions="@tack.func\ndef twice(v):\n    return v * 2\n"))).kernel
    assert {local.type.name for local in lowered.locals if local.name[0] in "vj"} == {"i64"}
    assert len(runs) <= 4


def test_types_do_not_reach_through_casts() -> None:
    """T-011, T-018"""
    lines = ["a = 0", "b = 0", "for j in range(2):", "    a = tack.i32(b)", "    b = x[i]", "x[i] = a"]
    lowered = lower(*build(kernel(*[f"        {line}" for line in lines]))).kernel
    assert [local.type.name for local in lowered.locals if local.name in "ab"] == ["i32", "i64"]


def nested(depth: int) -> str:
    return kernel(f"        x[i] = {'-(' * depth}x[i]{')' * depth}")


def test_the_deepest_expression_compiles_through_all_passes() -> None:
    assert result(nested(90)) == 5


@pytest.mark.parametrize("depth", [MAX_DEPTH, 150])
def test_a_deeper_expression_is_diagnosed(depth: int) -> None:
    assert codes(nested(depth)) == ["TK036"]


def everywhere(text: str) -> int:
    """x[0] after the kernel, whose forms are all written out: no emitter descends along a chain."""
    program, signature = build(text)
    lowered = pipeline.run(lower(program, signature).kernel)
    assert len(print_kernel(lowered)) < 50 * len(text)
    for emit in (llvm.emit, *(target.emit for target in TARGETS.values())):
        assert len(emit(lowered, "s")) < 50 * len(text)
    x = np.full(1, 5, np.int64)
    interpret.run(lowered, {"x": x})
    return int(x[0])


def chain(test: str, count: int, indent: str = " " * 8, arm: Callable[[int], str] = "x[i] = {}".format) -> list[str]:
    lines = []
    for n in range(count):
        lines += [f"{indent}{'elif' if n else 'if'} {test} == {n}:", f"{indent}    {arm(n)}"]
    return lines


def test_long_chains_of_elif_compile() -> None:
    assert everywhere(kernel(*chain("x[i]", 2000, arm=lambda n: f"x[i] = {n + 1}"))) == 6


def test_long_chains_of_elif_and_else_compile() -> None:
    lines = [
        *chain("x[i] + 9", 3),
        "        else:",
        "            x[i] = 7",
        "            while x[i] > 3:",
        "                x[i] -= 3",
    ]
    assert everywhere(kernel(*lines)) == 1


@pytest.mark.parametrize("count", [20, 2000])
def test_many_early_returns_compile(count: int) -> None:
    """F-004"""
    lines = [f"    if v == {n}:\n        return {n + 1}" for n in range(count)]
    function = "\n".join(["@tack.func", "def f(v):", *lines, "    return 0"])
    assert everywhere(kernel("        x[i] = f(x[i])", functions=function)) == 6


def test_a_long_chain_that_returns_here_and_there_compiles() -> None:
    """F-004"""
    arms = chain("v", 600, "    ", lambda n: f"{'return' if n % 3 == 0 else 'w ='} {n + 1}")
    function = "\n".join(["@tack.func", "def f(v):", "    w = 0", *arms, "    w = w * 10", "    return w"])
    assert everywhere(kernel("        x[i] = f(x[i])", functions=function)) == 60
    assert everywhere(kernel("        x[i] = f(x[i] + 1)", functions=function)) == 7


def test_a_chain_whose_conditions_need_statements_nests_and_is_diagnosed_once() -> None:
    function = "@tack.func\ndef f(v):\n    if v > 3:\n        return v\n    return v + 1"
    assert result(kernel(*chain("f(x[i])", 40, arm=lambda n: f"x[i] = {n + 1}"), functions=function)) == 6
    assert codes(kernel(*chain("f(x[i])", 200), functions=function)) == ["TK036"]


def test_the_same_name_in_nested_loops_takes_linear_time() -> None:
    """L-022"""

    def nest(depth: int) -> str:
        return kernel(*(f"{' ' * (8 + n)}for _ in range(1):" for n in range(depth)), " " * (10 + depth) + "x[i] = 7")

    assert result(nest(60)) == 7
    assert _steps(nest(20)) < 3 * _steps(nest(10))  # twice for every level is 1024 times


def test_functions_that_nest_calls_are_diagnosed_when_too_deep() -> None:
    def functions(count: int) -> str:
        first = "@tack.func\ndef f0(v):\n    return v + 1\n"
        return first + "".join(f"@tack.func\ndef f{n}(v):\n    return f{n - 1}(v) + 1\n" for n in range(1, count))

    assert result(kernel("        x[i] = f19(x[i])", functions=functions(20))) == 5 + 20
    assert set(codes(kernel("        x[i] = f199(x[i])", functions=functions(200)))) == {"TK036"}


def test_calls_that_multiply_are_diagnosed() -> None:
    first = "@tack.func\ndef f0(v):\n    return v\n"
    doubling = "".join(f"@tack.func\ndef f{n}(v):\n    return f{n - 1}(v) + f{n - 1}(v)\n" for n in range(1, 18))
    assert set(codes(kernel("        x[i] = f17(x[i])", functions=first + doubling))) == {"TK036"}


def test_literals_that_copy_literals_stay_small() -> None:
    """T-015"""
    doubling = [f"        v{n} = v{n - 1} + v{n - 1}" for n in range(1, 40)]
    assert result(kernel("        v0 = 0.5", *doubling, "        x[i] = tack.f64(v39)")) == 2**38


def _steps(text: str) -> int:
    program, signature = build(text)
    return steps(lambda: lower(program, signature))


def test_literals_of_both_types_take_linear_time() -> None:
    """T-015: of a chain of literals at two types, here of none that is computed, the one that nothing meets goes, all at once."""

    def chain(count: int) -> str:
        lines = [f"        v{n} = sin(v{n - 1}) * 1.5" for n in range(1, count)]
        return kernel("        v0 = 1.0 / 0.0", *lines, f"        x[i] = tack.f64(v{count - 1})")

    lowered = lower(*build(chain(60))).kernel
    assert {local.type.name for local in lowered.locals} == {"i64", "f64"}
    assert _steps(chain(800)) < 6 * _steps(chain(200))  # linear is 4 times, quadratic 16


def test_functions_that_nest_take_linear_time() -> None:
    def functions(depth: int) -> str:
        first = "@tack.func\ndef f0(v):\n    if v > 1.0:\n        return v * 0.5\n    return v + 1.0\n"
        body = "    b = f{0}(v * 0.5)\n    if b > 1.0:\n        return b\n    return f0(b) + 1.0\n"
        return first + "".join(f"@tack.func\ndef f{n}(v):\n" + body.format(n - 1) for n in range(1, depth))

    texts = {depth: kernel(f"        x[i] = f{depth - 1}(x[i])", functions=functions(depth)) for depth in (10, 20)}
    sizes = {depth: sum(1 for _ in walk(lower(*build(text)).kernel)) for depth, text in texts.items()}
    assert sizes[20] < 3 * sizes[10]
    assert _steps(texts[20]) < 3 * _steps(texts[10])


def test_a_small_stack_gives_a_diagnostic() -> None:
    program, signature = build(nested(90))
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + 120)
    try:
        with pytest.raises(CompileError) as caught:
            lower(program, signature)
    finally:
        sys.setrecursionlimit(limit)
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == ["TK036"]
