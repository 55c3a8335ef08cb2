"""What vectors cost: code and work grow with the source, whatever stands inside what, and components fill the vectors of CPUs."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from programs import build
from steps import steps

from tackc.compiler import ir, pipeline
from tackc.compiler.frontend import lower
from tackc.compiler.traverse import walk
from tackc.emitters import llvm
from tackc.toolchains import cpu

HEAD = """
@tack.func
def eased(v, w):
    if v.norm_sqr() > 1.0:
        return v.normalized()
    return v + 0.5 * w

@tack.kernel
def k(a: tack.vec3(tack.f32)[:], m: tack.mat3(tack.f32)[:], at: tack.i32[:]):
    for i in range(len(a)):
        v, w, f = a[i], a[i + 1], m[i]
"""


def nested(text: str, count: int) -> str:
    """An expression in which `{}` is put into itself."""
    inner = "v"
    for _ in range(count):
        inner = text.format(inner)
    return f"        a[i] = {inner}\n"


def repeated(text: str, count: int) -> str:
    return "".join(f"        {text}\n" for _ in range(count))


def nodes(source: str) -> int:
    return sum(1 for _ in walk(lower(*build(source)).kernel))


NESTED = [
    "({}).cross(w)",
    "w.cross({})",
    "({}).normalized()",
    "(f @ ({}))",
    "(({}) @ f)",
    "(({}) * w.norm())",
    "eased({}, w)",
    "tack.select(w < ({}), w, v)",
    "({}).zyx",
    "[({}).dot(w), 1.0, 2.0]",
    "(({}) if i > 3 else w)",
    "max({}, w)",
    "(f @ f.transpose() @ ({}))",
    "[1.0, ({})[at[i]], 2.0]",
    "(({}).outer_product(w) @ v)",
]


@pytest.mark.parametrize("text", NESTED)
def test_code_grows_with_the_depth_of_an_expression(text: str) -> None:
    """V-005, V-007, V-011: components that are needed several times are computed once."""
    small, large = (nodes(HEAD + nested(text, count)) for count in (5, 20))
    one = (large - small) / 15
    assert small <= 6 * one + 200
    assert large <= 21 * one + 200
    assert large < 5 * small


STATEMENTS: list[Callable[[int], str]] = [
    lambda n: repeated("v = f @ (v - w) * 0.5 + eased(v, w)", n),
    lambda n: repeated("f = f @ f.transpose() + v.outer_product(w)", n),
    lambda n: repeated("a[i] += v.cross(w); a[i].x *= 0.5; v[at[i]] += 1.0", n),
    lambda n: repeated("v.x, w[1], f[0, 1] = w.y, v.z, v.dot(w)", n),
    lambda n: nested("eased({}, w)", n),
]


@pytest.mark.parametrize("statements", STATEMENTS, ids=range(len(STATEMENTS)))
def test_work_grows_with_the_source(statements: Callable[[int], str]) -> None:
    """T-011: and locals settle in as many runs, however many statements there are."""

    def work(count: int) -> int:
        program, signature = build(HEAD + statements(count))
        return steps(lambda: pipeline.run(lower(program, signature).kernel))

    work(2)  # what is found once and kept
    assert work(24) < 2.5 * work(12)


def test_no_component_lies_in_memory() -> None:
    """V-001: locals and temporaries are numbers, of which registers are made."""
    kernel = pipeline.run(lower(*build(HEAD + repeated("v = f @ (v - w) * 0.5 + eased(v, w)", 3))).kernel)
    assert kernel.buffers == ()
    assert all(isinstance(local, ir.Local) for local in kernel.locals)


@pytest.mark.parametrize(
    "statement",
    [
        "a[i] += b[i] * dt",
        "b[i] = a[i].normalized()",
        "b[i] = tack.select(a[i] < 0.0, -a[i], 2.0 * a[i])",
        "v = a[i]; b[i] = 0.5 * v if v.x < 0.0 else v.zyx",
        "v = a[i] * dt; b[i] = [v[at[i]], v[1], T[at[i]]]",
        "b[i] = (ROTATE @ a[i].xy).yxx",
    ],
)
def test_components_fill_the_vectors_of_the_cpu(statement: str) -> None:
    """V-001, E-019: with one iteration in each lane, also where arrays may overlap."""
    text = f"""
T = tack.constant((0.5, 1.5, 2.5, 3.5))
ROTATE = tack.constant(((0.0, -1.0), (1.0, 0.0)))

@tack.kernel
def k(a: tack.vec3(tack.f32)[:], b: tack.vec3(tack.f32)[:], at: tack.i32[:], dt: tack.f32):
    for i in range(len(a)):
        {statement}
"""
    kernel = pipeline.run(lower(*build(text)).kernel)
    optimized = cpu.optimized(llvm.emit(kernel, "tk_k"), "x86-64-v3")
    assert re.search(r"(fmul|fadd|fdiv|select|shufflevector)\b.*<(8|24) x (float|i1)>", optimized)
