"""Operations on vectors and matrices are those on their components; masks, `any`, `all` and `select`.

Where a test compares with a kernel of numbers, that is the same text on the same data as a flat array: what it computes is tested
elsewhere, and V-005 says that the components are that.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from vector_run import findings, kernel_of, run, same

from tack.ops import ELEMENTARY
from tack_runtime.dtypes import BY_NAME, SCALARS
from tackc.compiler import traverse

COUNT = 6  # elements of each input
COMPONENTS = {"vec2": (2,), "vec3": (3,), "vec4": (4,), "mat2": (2, 2), "mat(2, 3": (2, 3), "vec(7": (7,)}


def numbers(type_: str, count: int, seed: int) -> np.ndarray:
    """Numbers of a type, the edges of the type among them."""
    scalar, rng = BY_NAME[type_], np.random.default_rng(seed)
    if scalar.is_float:
        edges = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.5, 0.1]
        drawn = rng.normal(size=count) * 10.0 ** rng.integers(-3, 3, count)
    else:
        edges = [0, 1, scalar.maximum, scalar.minimum, 2, 3]
        drawn = rng.integers(max(scalar.minimum, -9), 9, count)
    values = [*edges, *drawn.tolist()]
    return np.array([values[place] for place in rng.permutation(len(values))[:count]], scalar.numpy)


def kernel_text(bodies: Sequence[str], element: str, result: str, types: dict[str, str]) -> str:
    """A kernel that stores every expression of `types`' names, one after the other, for each element."""
    parameters = ", ".join(f"{name}_: {element.format(type_)}[:]" for name, type_ in types.items())
    lines = [f"{name} = {name}_[i]" for name in types]
    lines += [f"out[i + {place * COUNT}] = {body}" for place, body in enumerate(bodies)]
    text = "\n        ".join(lines)
    return f"@tack.kernel\ndef k(out: {element.format(result)}[:], {parameters}):\n    for i in range({COUNT}):\n        {text}\n"


def compare(bodies: Sequence[str], element: str, result: str, *inputs: str, exact: bool = True) -> None:
    """Let expressions of vectors a, b, c, stored into vectors of `result`, give what they give of numbers."""
    shape = COMPONENTS[element]
    width = int(np.prod(shape))
    types = dict(zip("abc", inputs, strict=False))
    arrays = {f"{name}_": numbers(type_, COUNT * width, seed) for seed, (name, type_) in enumerate(types.items())}
    found = np.zeros((len(bodies) * COUNT, *shape), BY_NAME[result].numpy)
    spelled = f"tack.{element}, {{}})" if "(" in element else f"tack.{element}({{}})"
    run(
        kernel_text(bodies, spelled, result, types),
        exact=exact,
        out=found,
        **{name: array.reshape(COUNT, *shape) for name, array in arrays.items()},
    )
    wanted = []
    for start in range(0, COUNT * width, COUNT):  # a kernel of numbers takes as many at a time
        part = np.zeros(len(bodies) * COUNT, BY_NAME[result].numpy)
        run(
            kernel_text(bodies, "tack.{}", result, types),
            exact=exact,
            out=part,
            **{name: array[start : start + COUNT] for name, array in arrays.items()},
        )
        wanted.append(part.reshape(len(bodies), COUNT))
    same(found.reshape(len(bodies), -1), np.concatenate(wanted, axis=1))


ARITHMETIC = ("a + b", "a - b", "a * b", "a / b", "a // b", "a % b", "-a", "+a", "abs(a)", "min(a, b)", "max(a, b, a)")


@pytest.mark.parametrize(
    ("left", "right", "result"),
    [("f32", "f32", "f32"), ("f64", "f32", "f64"), ("i32", "i32", "i32"), ("i8", "u8", "i64"), ("u32", "f32", "f32")],
)
def test_arithmetic_is_per_component(left: str, right: str, result: str) -> None:
    """V-001, V-005, B-002, T-007, N-001, N-002, N-004, N-008, N-015"""
    compare(ARITHMETIC, "vec3", result, left, right)


@pytest.mark.parametrize("element", sorted(COMPONENTS.keys() - {"vec3"}))
def test_arithmetic_is_that_of_the_components_whatever_the_shape(element: str) -> None:
    """V-001, V-005"""
    compare(("a + b", "a // b", "-a", "max(a, b, a)"), element, "i64", "i8", "u8")


@pytest.mark.parametrize("type_", [str(scalar) for scalar in SCALARS if not scalar.is_float])
def test_bits_are_per_component(type_: str) -> None:
    """V-005, N-005, N-007"""
    compare(("a & b", "a | b", "a ^ b", "~a", "a << b", "a >> b", "a ** tack.u8(b)"), "vec3", type_, type_, type_)


@pytest.mark.parametrize("type_", ["f32", "f64"])
def test_functions_are_per_component(type_: str) -> None:
    """B-001, B-002, B-003, B-006, N-006"""
    exact = [name for name, op in ELEMENTARY.items() if op.ulps == 0]
    others = [name for name, op in ELEMENTARY.items() if op.ulps > 0]
    for names, bits in ((exact, True), (others, False)):
        calls = [f"{name}({', '.join(['a', 'b'][: ELEMENTARY[name].arity])})" for name in names]
        compare([*calls, *([] if bits else ["a ** b", "pow(a, b)"])], "vec3", type_, type_, type_, exact=bits)


@pytest.mark.parametrize("source", ["f32", "f64", "i8", "u64"])
def test_casts_are_per_component(source: str) -> None:
    """T-018, T-019, T-020, B-007"""
    casts = [f"tack.f64(tack.{scalar}(a))" for scalar in SCALARS] + ["int(a)", "float(a)", "int(floor(a))"]
    compare(casts, "vec3", "f64", source)


@pytest.mark.parametrize("type_", ["f32", "f64", "i32", "u8"])
def test_comparisons_give_masks(type_: str) -> None:
    """V-014, V-015, V-019, N-010"""
    masks = ("a == b", "a != b", "a < b", "a <= b", "a > b", "a >= b", "a < b < c", "a >= b != c <= a", "not a", "not (a < b)")
    joined = ("a and b", "a or b", "a and b or not c", "(a < b) + 2 * (b < c)", "not not a")
    compare((*masks, *joined), "vec3", "i32", type_, type_, type_)


def test_numbers_repeat() -> None:
    """V-005, V-014, V-016, B-002"""
    vectors = np.array([[1, 2, 3], [-4, 5, -6]], np.float32)
    out = np.zeros((12, 3), np.float32)
    run(
        """
@tack.kernel
def k(v: tack.vec3(tack.f32)[:], x: tack.f32[:], out: tack.vec3(tack.f32)[:]):
    for i in range(2):
        out[6 * i] = 2 * v[i] - x[i]
        out[6 * i + 1] = x[i] / v[i] ** 2
        out[6 * i + 2] = max(x[i], v[i], 0.5)
        out[6 * i + 3] = x[i] < v[i]
        out[6 * i + 4] = tack.select(x[i] < v[i], x[i], v[i] + 1)
        out[6 * i + 5] = x[i]
""",
        v=vectors,
        x=np.array([1.5, -5], np.float32),
        out=out,
    )
    for v, x, rows in zip(vectors, np.array([[1.5], [-5]], np.float32), out.reshape(2, 6, 3), strict=True):
        np.testing.assert_array_equal(rows[0], 2 * v - x)
        np.testing.assert_array_equal(rows[1], x / v**2)
        np.testing.assert_array_equal(rows[2], np.maximum(np.maximum(x, v), 0.5))
        np.testing.assert_array_equal(rows[3], (x < v).astype(np.float32))
        np.testing.assert_array_equal(rows[4], np.where(x < v, x, v + 1))
        np.testing.assert_array_equal(rows[5], np.repeat(x, 3))


def test_any_and_all_of_a_mask() -> None:
    """V-015, L-025: Python's own names and tack's."""
    masks = np.array([[0, 0, 0], [0, 7, 0], [1, -1, 5], [-2, 0, 1]], np.int32)
    out = np.zeros((4, 6), np.int32)
    run(
        """
@tack.kernel
def k(m: tack.vec3(tack.i32)[:], out: tack.i32[:, :]):
    for i in range(4):
        out[i, 0] = any(m[i])
        out[i, 1] = all(m[i])
        out[i, 2] = tack.any(m[i] > 0)
        out[i, 3] = tack.all(m[i] > 0)
        out[i, 4] = any(m[i] * 0.5)
        out[i, 5] = (m[i] != 0).sum()
""",
        m=masks,
        out=out,
    )
    on = masks != 0
    expected = [on.any(1), on.all(1), (masks > 0).any(1), (masks > 0).all(1), on.any(1), on.sum(1)]
    np.testing.assert_array_equal(out, np.stack(expected, axis=1))


def test_a_mask_is_0_or_1() -> None:
    """T-002, V-014: never an operand, never -1, and a NaN is true (E-017)."""
    out = np.zeros((2, 2), np.int32)
    run(
        """
@tack.kernel
def k(v: tack.vec2(tack.f32)[:], out: tack.vec2(tack.i32)[:]):
    for i in range(1):
        out[0] = v[0] and [5, 5]
        out[1] = v[0] or [0, 0]
""",
        v=np.array([[np.nan, -0.0]], np.float32),
        out=out,
    )
    assert out.tolist() == [[1, 0], [1, 0]]


def test_select_takes_a_mask_or_a_number() -> None:
    """V-016: a number picks whole values, arms repeat, and nothing but the condition decides."""
    rng = np.random.default_rng(1)
    v, w = rng.normal(size=(2, 5, 3))
    n = np.array([0, 1, -1, 0, 7], np.int32)
    out = np.zeros((4, 5, 3))
    run(
        """
@tack.kernel
def k(v: tack.vec3(tack.f64)[:], w: tack.vec3(tack.f64)[:], n: tack.i32[:], out: tack.vec3(tack.f64)[:, :]):
    for i in range(5):
        out[0, i] = tack.select(v[i] < w[i], v[i], w[i])
        out[1, i] = tack.select(n[i], v[i], w[i])
        out[2, i] = tack.select(v[i] - w[i], 1.0, w[i])
        out[3, i] = tack.select(n[i], n[i], 0.1)
""",
        v=v,
        w=w,
        n=n,
        out=out,
    )
    np.testing.assert_array_equal(out[0], np.minimum(v, w))
    np.testing.assert_array_equal(out[1], np.where(n[:, None] != 0, v, w))
    np.testing.assert_array_equal(out[2], np.where(v != w, 1.0, w))
    np.testing.assert_array_equal(out[3][:, 0], np.where(n != 0, n, np.float32(0.1)))  # T-013


COUNTING = """
@tack.func
def counted(calls, value):
    calls[0] = calls[0] + 1
    return value
"""


@pytest.mark.parametrize(
    ("expression", "calls"),
    [
        ("counted(c, [0, 0]) and counted(c, [1, 1]) and counted(c, [0, 1])", 3),
        ("counted(c, [1, 1]) or counted(c, [1, 1])", 2),
        ("counted(c, 0) and counted(c, [1, 1])", 2),
        ("counted(c, [0, 0]) and counted(c, 1) and counted(c, 0)", 3),
        ("counted(c, [5, 5]) < counted(c, [1, 1]) < counted(c, [2, 2])", 3),
        ("counted(c, 5) < counted(c, 1) < counted(c, [2, 2])", 3),
        ("tack.select(counted(c, 1), counted(c, [1, 1]), counted(c, [2, 2]))", 3),
        ("[counted(c, 0) and counted(c, 1), 1]", 1),  # of numbers (E-002)
        ("[counted(c, 5) < counted(c, 1) < counted(c, 2), 1]", 2),  # (E-003)
    ],
)
def test_masks_need_every_operand(expression: str, calls: int) -> None:
    """V-014, V-015, V-016, E-001"""
    out, c = np.zeros((1, 2), np.int32), np.zeros(1, np.int32)
    parameters = "out: tack.vec2(tack.i32)[:], c: tack.i32[:]"
    run(f"{COUNTING}\n@tack.kernel\ndef k({parameters}):\n    for i in range(1):\n        out[0] = {expression}\n", out=out, c=c)
    assert c[0] == calls


def test_an_operand_is_as_it_was_when_it_was_evaluated() -> None:
    """E-001, E-019: effects of a later operand do not reach an earlier one, whatever component it is."""
    v = np.array([[1.0, 2.0]], np.float32)
    out = np.zeros((6, 2), np.float32)
    run(
        """
@tack.func
def bump(v, by):
    v[0] = v[0] + by
    return v[0]

@tack.kernel
def k(v: tack.vec2(tack.f32)[:], out: tack.vec2(tack.f32)[:]):
    for i in range(1):
        out[0] = v[0] + bump(v, 1.0)
        out[1] = [v[0].x, bump(v, 1.0).y]
        out[2] = v[0] < bump(v, 1.0) < bump(v, 1.0)
        out[3] = v[0] and bump(v, -8.0) and v[0]
        out[4] = v[0].dot(bump(v, 1.0))
        out[5] = v[0][int(bump(v, 1.0).x) * 0]
""",
        v=v,
        out=out,
    )
    assert out.tolist() == [[3, 5], [2, 4], [1, 1], [1, 1], [-3 * -2 + -2 * -1] * 2, [-2, -2]]


def test_a_vector_is_its_components_in_ir() -> None:
    """V-001: no array in memory, and no operation twice for being needed twice."""
    kernel = kernel_of("""
@tack.kernel
def k(v: tack.vec3(tack.f32)[:], out: tack.f32[:]):
    for i in range(len(v)):
        out[i] = (v[i] * exp(v[i].x)).norm()
""")
    ops = [expr.op for expr in traverse.expressions(kernel) if hasattr(expr, "op")]
    assert not kernel.buffers
    assert ops.count("exp") == 1
    assert ops.count("sqrt") == 1
    assert ops.count("mul") == 3 + 3 + 4  # the product, the squares, and the row-major indices of four loads


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        ("v[i] + [1.0, 2.0]", "combines a 3-vector and 2-vector"),
        ("[1.0, 2.0] * v[i]", "combines a 2-vector and 3-vector"),
        ("m[i] - [1.0, 2.0, 3.0, 4.0]", "combines a 2x2 matrix and 4-vector"),
        ("v[i] < m[i]", "combines a 3-vector and 2x2 matrix"),
        ("max(1.0, v[i], [1.0, 2.0])", "max() at line 4, column 13 combines a 3-vector and 2-vector"),
        ("v[i] and [1.0, 2.0]", "combines a 3-vector and 2-vector"),
        ("tack.select(v[i], [1.0, 2.0], 0.0)", "combines a 3-vector and 2-vector"),
        ("v[i] if i > 0 else [1.0, 2.0]", "combines a 3-vector and 2-vector"),
        ("atan2(v[i], m[i])", "combines a 3-vector and 2x2 matrix"),
        ("any(1.0)", "takes a vector or matrix"),
        ("all(i)", "takes a vector or matrix"),
    ],
)
def test_shapes_that_do_not_fit(expression: str, text: str) -> None:
    """V-006, V-015"""
    parameters = "v: tack.vec3(tack.f32)[:], m: tack.mat2(tack.f32)[:]"
    (found,) = findings(f"@tack.kernel\ndef k({parameters}):\n    for i in range(1):\n        x = {expression}\n")
    assert text in found.message
    assert found.loc.line == 4
    assert isinstance(found.exception(), NotImplementedError)


def test_every_misfit_is_reported() -> None:
    """V-006: also through two levels of functions, where it stands."""
    found = findings("""
@tack.func
def inner(a, b):
    c = a + b
    return a * b

@tack.func
def outer(a):
    return inner(a, [1.0, 2.0])

@tack.kernel
def k(v: tack.vec3(tack.f32)[:]):
    for i in range(1):
        v[i] = v[i] + [1.0, 2.0]
        v[i] = outer(v[i])
        v[i] = v[i] @ [1.0, 2.0]
""")
    assert [(f.code, f.loc.line, f.loc.column) for f in found] == [
        ("TK050", 4, 9),
        ("TK050", 5, 12),
        ("TK050", 14, 16),
        ("TK051", 16, 16),
    ]
    assert found[0].message.startswith("Device function 'inner' (inlined into kernel 'k'): the operator + at line 3, column 9")
