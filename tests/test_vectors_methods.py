"""Methods and products of vectors and matrices, against the sums that define them, in their order and in their type."""

from __future__ import annotations

from fractions import Fraction
from functools import reduce

import numpy as np
import pytest
from vector_run import findings, run, same

from tack_runtime.dtypes import BY_NAME


def total(items: list[np.ndarray]) -> np.ndarray:
    """A sum in index order."""
    return reduce(np.add, items)


def apply(body: str, result: str, *inputs: tuple[str, np.ndarray], shape: tuple[int, ...] = ()) -> np.ndarray:
    """What an expression of a, b is for each of their elements, stored as `result`."""
    count = len(inputs[0][1])
    out = np.zeros((count, *shape), BY_NAME[result.rpartition("tack.")[2].rstrip(")")].numpy)
    named = dict(zip("abc", inputs, strict=False))
    parameters = ", ".join(f"{name}_: {type_}[:]" for name, (type_, _) in named.items())
    loads = "".join(f"        {name} = {name}_[i]\n" for name in named)
    head = f"@tack.kernel\ndef k({parameters}, out: {result}[:]):\n    for i in range({count}):\n"
    run(f"{head}{loads}        out[i] = {body}\n", out=out, **{f"{name}_": array for name, (_, array) in named.items()})
    return out


def vectors(width: int, dtype: str, seed: int = 0) -> np.ndarray:
    drawn = np.random.default_rng(seed).normal(size=(9, width)) * 10.0
    return drawn.astype(dtype)


def matrices(rows: int, columns: int, dtype: str, seed: int = 0) -> np.ndarray:
    return vectors(rows * columns, dtype, seed).reshape(9, rows, columns)


TYPES = [("f32", "f4"), ("f64", "f8"), ("i32", "i4")]


@pytest.mark.parametrize("width", [2, 3, 4, 7])
@pytest.mark.parametrize(("type_", "dtype"), TYPES)
def test_sums_are_in_index_order(type_: str, dtype: str, width: int) -> None:
    """V-007, V-011, V-013"""
    a, b = vectors(width, dtype), vectors(width, dtype, 1)
    of, scalar = f"tack.vec({width}, tack.{type_})", f"tack.{type_}"
    x, y = list(a.T), list(b.T)
    products = [p * q for p, q in zip(x, y, strict=True)]
    squares = total([p * p for p in x])
    same(apply("a.sum()", scalar, (of, a)), total(x))
    same(apply("a.dot(b)", scalar, (of, a), (of, b)), total(products))
    same(apply("a @ b", scalar, (of, a), (of, b)), total(products))
    same(apply("a.norm_sqr()", scalar, (of, a)), squares)
    same(apply("a.min()", scalar, (of, a)), a.min(axis=1))
    same(apply("abs(a).max()", scalar, (of, a)), abs(a).max(axis=1))
    floating, float_dtype = ("tack.f64", "f8") if type_ == "f64" else ("tack.f32", "f4")
    norm = np.sqrt(squares.astype(float_dtype))
    same(apply("a.norm()", floating, (of, a)), norm)
    same(
        apply("(a - b).norm()", floating, (of, a), (of, b)),
        np.sqrt(total([(p - q) ** 2 for p, q in zip(x, y, strict=True)]).astype(float_dtype)),
    )
    vector = f"tack.vec({width}, {floating})"
    same(apply("a.normalized()", vector, (of, a), shape=(width,)), a.astype(float_dtype) / norm[:, None])


def test_epsilons() -> None:
    """V-011: norm(eps) = sqrt(norm_sqr + eps), normalized(eps) divides by norm() + eps."""
    a = np.array([[3, 4], [0, 0]], np.float64)
    of = "tack.vec2(tack.f64)"
    assert apply("a.norm(0.1)", "tack.f64", (of, a)).tolist() == [np.sqrt(25.1), np.sqrt(0.1)]
    assert apply("a.normalized(0.25)", of, (of, a), shape=(2,)).tolist() == [[3 / 5.25, 4 / 5.25], [0, 0]]
    assert np.isnan(apply("a.normalized()", of, (of, a), shape=(2,))[1]).all()


def test_integers_sum_in_their_type() -> None:
    """V-011, N-001, B-003: products wrap as products of numbers do; a root is taken in f32."""
    a = np.array([[100, 100], [3, 4]], np.int8)
    of = "tack.vec2(tack.i8)"
    assert apply("a.norm_sqr()", "tack.i64", (of, a)).tolist() == [((10000 + 128) % 256 - 128 + (10000 + 128) % 256 - 128), 25]
    assert apply("a.norm()", "tack.f64", (of, a))[1] == 5.0
    assert apply("a.sum()", "tack.i64", (of, a)).tolist() == [200 - 256, 7]


@pytest.mark.parametrize(("type_", "dtype"), TYPES)
def test_cross_and_outer_products(type_: str, dtype: str) -> None:
    """V-011"""
    a, b, c = vectors(3, dtype), vectors(3, dtype, 1), vectors(2, dtype, 2)
    v3, v2 = f"tack.vec3(tack.{type_})", f"tack.vec2(tack.{type_})"
    (x, y, z), (p, q, r) = a.T, b.T
    cross = np.stack([y * r - z * q, z * p - x * r, x * q - y * p], axis=1)
    same(apply("a.cross(b)", v3, (v3, a), (v3, b), shape=(3,)), cross)
    same(apply("a.outer_product(b)", f"tack.mat3(tack.{type_})", (v3, a), (v3, b), shape=(3, 3)), a[:, :, None] * b[:, None, :])
    wide = apply("a.outer_product(b)", f"tack.mat(3, 2, tack.{type_})", (v3, a), (v2, c), shape=(3, 2))
    same(wide, a[:, :, None] * c[:, None, :])


@pytest.mark.parametrize(("type_", "dtype"), TYPES)
@pytest.mark.parametrize(("rows", "inner", "columns"), [(2, 2, 2), (2, 3, 4), (4, 4, 4), (3, 2, 3)])
def test_products_of_matrices(type_: str, dtype: str, rows: int, inner: int, columns: int) -> None:
    """V-007: matrix by matrix, matrix by column, row by matrix."""
    m, n = matrices(rows, inner, dtype), matrices(inner, columns, dtype, 1)
    row, column = vectors(inner, dtype, 2), vectors(inner, dtype, 3)

    def of(*shape: int) -> str:
        return f"tack.{'mat' if len(shape) == 2 else 'vec'}({', '.join(map(str, shape))}, tack.{type_})"

    product = total([m[:, :, j, None] * n[:, j, None, :] for j in range(inner)])
    same(apply("a @ b", of(rows, columns), (of(rows, inner), m), (of(inner, columns), n), shape=(rows, columns)), product)
    by_column = total([m[:, :, j] * column[:, j, None] for j in range(inner)])
    same(apply("a @ b", of(rows), (of(rows, inner), m), (of(inner), column), shape=(rows,)), by_column)
    row_by = total([row[:, j, None] * n[:, j, :] for j in range(inner)])
    same(apply("a @ b", of(columns), (of(inner), row), (of(inner, columns), n), shape=(columns,)), row_by)


@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (3, 3), (4, 4), (2, 3)])
def test_matrices_transpose_and_sum(rows: int, columns: int) -> None:
    """V-012"""
    m = matrices(rows, columns, "f4")
    of, turned = f"tack.mat({rows}, {columns}, tack.f32)", f"tack.mat({columns}, {rows}, tack.f32)"
    same(apply("a.transpose()", turned, (of, m), shape=(columns, rows)), np.ascontiguousarray(m.transpose(0, 2, 1)))
    flat = list(m.reshape(9, -1).T)
    same(apply("a.sum()", "tack.f32", (of, m)), total(flat))
    same(apply("a.norm_sqr()", "tack.f32", (of, m)), total([x * x for x in flat]))
    same(apply("a.norm()", "tack.f32", (of, m)), np.sqrt(total([x * x for x in flat])))
    if rows == columns:
        same(apply("a.trace()", "tack.f32", (of, m)), total([m[:, k, k] for k in range(rows)]))


def exact_determinant(m: list[list[Fraction]]) -> Fraction:
    if len(m) == 1:
        return m[0][0]
    minors = ([row[:k] + row[k + 1 :] for row in m[1:]] for k in range(len(m)))
    return sum(((-1) ** k * m[0][k] * exact_determinant(minor) for k, minor in enumerate(minors)), Fraction(0))


def exact_inverse(m: list[list[Fraction]]) -> list[list[Fraction]]:
    size, whole = len(m), exact_determinant(m)

    def cofactor(i: int, j: int) -> Fraction:
        minor = [row[:j] + row[j + 1 :] for row in m[:i] + m[i + 1 :]]
        return (-1) ** (i + j) * exact_determinant(minor)

    return [[cofactor(j, i) / whole for j in range(size)] for i in range(size)]


@pytest.mark.parametrize("size", [2, 3])
def test_determinants_and_inverses(size: int) -> None:
    """V-012: of small whole numbers determinants and adjugates are exact, and each entry of an inverse is rounded once."""
    rng = np.random.default_rng(3)
    m = rng.integers(-9, 10, (40, size, size)).astype(np.float64)
    exact = [[[Fraction(x) for x in row] for row in matrix] for matrix in m.tolist()]
    keep = [k for k, matrix in enumerate(exact) if exact_determinant(matrix)]
    m, exact = m[keep], [exact[k] for k in keep]
    assert len(keep) > 20
    of = f"tack.mat{size}(tack.f64)"
    assert apply("a.determinant()", "tack.f64", (of, m)).tolist() == [float(exact_determinant(matrix)) for matrix in exact]
    inverses = apply("a.inverse()", of, (of, m), shape=(size, size))
    assert (inverses + 0.0).tolist() == [[[float(x) for x in row] for row in exact_inverse(matrix)] for matrix in exact]
    whole = apply("a.determinant()", "tack.i32", (f"tack.mat{size}(tack.i32)", m.astype(np.int32)))
    assert whole.tolist() == [int(exact_determinant(matrix)) for matrix in exact]
    singular = np.zeros((1, size, size))
    assert np.isnan(apply("a.inverse()", of, (of, singular), shape=(size, size))).all()


def test_determinants_expand_along_the_first_row() -> None:
    """V-012: the order of the sums, in f32."""
    m = matrices(3, 3, "f4")
    (a, b, c), (d, e, f), (g, h, i) = m.transpose(1, 2, 0)
    expected = a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g)
    same(apply("a.determinant()", "tack.f32", ("tack.mat3(tack.f32)", m)), expected)
    two = matrices(2, 2, "f4")
    (a, b), (c, d) = two.transpose(1, 2, 0)
    same(apply("a.determinant()", "tack.f32", ("tack.mat2(tack.f32)", two)), a * d - b * c)
    inverse = np.stack([d, -b, -c, a], axis=-1).reshape(9, 2, 2) / (a * d - b * c)[:, None, None]
    same(apply("a.inverse()", "tack.mat2(tack.f32)", ("tack.mat2(tack.f32)", two), shape=(2, 2)), inverse)


def test_constructors() -> None:
    """V-003, V-004: lists, rows that are vectors, identities, whose entries are float literals (T-012)."""
    out, wide, double = np.zeros((5, 2, 2), np.float32), np.zeros((1, 2, 3), np.int32), np.zeros((2, 3, 3))
    run(
        """
@tack.kernel
def k(out: tack.mat2(tack.f32)[:], wide: tack.mat(2, 3, tack.i32)[:], double: tack.mat3(tack.f64)[:]):
    for i in range(1):
        row = [1.5, i + 2]
        out[0] = tack.mat2([[1, 2], [3, 4]])
        out[1] = tack.mat2([row, tack.vec2(i, 7)])
        out[2] = tack.mat([row, row + 1])
        out[3] = tack.eye(2) * 3
        out[4] = tack.eye(2) @ out[0]
        wide[0] = tack.mat([[1, 2, 3], tack.vec3(4, 5, 6)])
        double[0] = tack.eye(3) / 3
        double[1] = tack.mat3([tack.vec3(0.1, 0.2, 0.3), double[0] @ [1, 0, 0], [0, 0, 0]])
""",
        out=out,
        wide=wide,
        double=double,
    )
    assert out.tolist() == [[[1, 2], [3, 4]], [[1.5, 2], [0, 7]], [[1.5, 2], [2.5, 3]], [[3, 0], [0, 3]], [[1, 2], [3, 4]]]
    assert wide.tolist() == [[[1, 2, 3], [4, 5, 6]]]
    assert double[0].tolist() == [[1 / 3, 0, 0], [0, 1 / 3, 0], [0, 0, 1 / 3]]
    assert double[1].tolist() == [[0.1, 0.2, 0.3], [1 / 3, 0, 0], [0, 0, 0]]


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        ("m2 @ v3", "multiplies a 2x2 matrix by a 3-vector"),
        ("v3 @ m2", "multiplies a 3-vector by a 2x2 matrix"),
        ("v3 @ v2", "multiplies a 3-vector by a 2-vector"),
        ("m23 @ m2", "multiplies a 2x3 matrix by a 2x2 matrix"),
        ("m2 @ 2.0", "multiplies a 2x2 matrix by a number"),
        ("2 @ v2", "multiplies a number by a 2-vector"),
        ("m23.inverse()", "inverse() at line 8, column 13 needs a square matrix, not a 2x3 matrix"),
        ("m23.trace()", "needs a square matrix, not a 2x3 matrix"),
        ("m4.determinant()", "needs a 2x2 or 3x3 matrix, not a 4x4 matrix"),
        ("m4.inverse()", "needs a 2x2 or 3x3 matrix, not a 4x4 matrix"),
        ("v3.transpose()", "needs a matrix, not a 3-vector"),
        ("v3.inverse()", "needs a square matrix, not a 3-vector"),
        ("v2.cross(v2)", "needs a 3-vector, not a 2-vector"),
        ("v3.cross(v2)", "combines a 3-vector and 2-vector"),
        ("v3.dot(v2)", "combines a 3-vector and 2-vector"),
        ("v3.dot(2.0)", "the argument of dot() at line 8, column 13 must be a vector, not a number"),
        ("m2.dot(m2)", "dot() at line 8, column 13 needs a vector, not a 2x2 matrix"),
        ("m2.min()", "needs a vector, not a 2x2 matrix"),
        ("m2.normalized()", "needs a vector, not a 2x2 matrix"),
        ("m2.outer_product(v2)", "needs a vector, not a 2x2 matrix"),
        ("v5.outer_product(v2)", "would be 5x2; a matrix is at least 2x2 and at most 4x4"),
        ("v3.norm(1, 2)", "norm() takes no or 1 argument and is called with 2"),
        ("v3.norm(v3)", "a 3-vector stands at line 8"),
        ("v3.sum(1)", "sum() takes no arguments and is called with 1"),
        ("v3.norm(eps=1)", "keyword arguments in a call"),
        ("(v3 + 1).nothing()", "unsupported attribute 'nothing'"),
        ("v3.norm", "'norm' at line 8, column 13 is a function, which can only be called"),
        ("i.norm()", "i.norm at line 8, column 13 needs a vector or matrix, and i is i64"),
        ("[]", "holds no numbers"),
        ("[1]", "holds 1 number; a vector has 2 to 64 components"),
        (f"[{', '.join('1' * 65)}]", "holds 65 numbers; a vector has 2 to 64 components"),
        ("[v2, v2]", "holds vectors; a matrix is written tack.mat([row, row])"),
        ("tack.mat2([[1, 2], [3, 4, 5]])", "has rows of different lengths"),
        ("tack.mat([v2, v3])", "has rows of different lengths"),
        ("tack.mat2([v3, v3])", "makes a 2x2 matrix, not a 2x3 matrix"),
        ("tack.mat3(v3)", "takes a list of rows"),
        ("tack.mat([1, 2])", "takes a list of rows, each of which is a vector"),
        ("tack.mat([m2, m2])", "takes a list of rows, each of which is a vector"),
        ("tack.mat([v5, v5])", "would be 2x5; a matrix is at least 2x2 and at most 4x4"),
        ("tack.mat([v2])", "would be 1x2"),
        ("tack.mat([])", "takes a list of rows"),
        ("tack.eye(i)", "the size of eye() at line 8, column 22 must be an integer literal or constant"),
        ("tack.eye(5)", "would be 5x5"),
        ("tack.vec2(1, 2, 3)", "vec2() takes 2 arguments"),
        ("tack.vec3(v2, 1, 2)", "a 2-vector stands at line 8"),
        ("tack.vec(1, 2)", "in kernels a list is a vector"),
    ],
)
def test_what_is_rejected(expression: str, text: str) -> None:
    """V-002, V-003, V-004, V-007, V-011, V-012"""
    source = f"""
@tack.kernel
def k(out: tack.f32[:]):
    for i in range(1):
        v2, v3, v5 = [1.0, 2.0], [1.0, 2.0, 3.0], [1, 2, 3, 4, 5]
        m2 = tack.eye(2)
        m4 = tack.eye(4)
        m23 = v2.outer_product(v3)
        x = {expression}
"""
    (found,) = findings(source)
    assert text in found.message
    assert found.loc.line == 9
    assert isinstance(found.exception(), NotImplementedError) or found.code in ("TK011", "TK012")
