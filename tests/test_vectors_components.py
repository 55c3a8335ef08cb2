"""Components of vectors and matrices: reading, writing, runtime indices, in locals and in elements of arrays."""

from __future__ import annotations

import cpu_run
import numpy as np
import pytest
from programs import build
from vector_run import LEVELS, findings, kernel_of, run

from tackc.compiler import interpret, ir, traverse
from tackc.compiler.frontend import lower

NAN = float("nan")


def vectors(count: int = 4, width: int = 3, dtype: str = "f4") -> np.ndarray:
    return (np.arange(count * width).reshape(count, width) + 1).astype(dtype)


def test_components_are_read_from_any_vector() -> None:
    """V-008, V-010, V-013, V-024"""
    v, m, out = vectors(), np.arange(16, dtype=np.float32).reshape(4, 2, 2), np.zeros((4, 14), np.float32)
    run(
        """
C = tack.constant((10, 20.5, 30))

@tack.func
def twice(v):
    return v * 2

@tack.kernel
def k(v: tack.vec3(tack.f32)[:], m: tack.mat2(tack.f32)[:], out: tack.f32[:, :]):
    for i in range(4):
        p = v[i]
        r = m[i]
        out[i, 0] = v[i].x + v[i].y * 100 + v[i].z * 10000
        out[i, 1] = v[i][0] + v[i][-1] * 100
        out[i, 2] = p.y
        out[i, 3] = p[-2]
        out[i, 4] = (m[i] @ [1, 2]).y
        out[i, 5] = twice(v[i])[2]
        out[i, 6] = m[i][0, 1] + m[i][-1, -2] * 100
        out[i, 7] = r[1, 1]
        out[i, 8] = [1, 2, i][2]
        out[i, 9] = C.y + C[2]
        out[i, 10] = v[i].zx.x + v[i].bgr.z * 100
        out[i, 11] = (v[i].xxy + [0, 0, 1]).z
        out[i, 12] = v[i].r
        out[i, 13] = C.zyx.dot([1, 0, 0])
""",
        v=v,
        m=m,
        out=out,
    )
    x, y, z = v.T
    first = [x + y * 100 + z * 10000, x + z * 100, y, y, m[:, 1, 0] + 2 * m[:, 1, 1], 2 * z, m[:, 0, 1] + 100 * m[:, 1, 0]]
    expected = [*first, m[:, 1, 1], np.arange(4), 50.5 + 0 * x, z + x * 100, y + 1, x, 30 + 0 * x]
    np.testing.assert_array_equal(out, np.stack(expected, axis=1))


def test_components_of_locals_are_assigned() -> None:
    """V-008, E-007"""
    out = np.zeros((1, 8, 4), np.float32)
    run(
        """
@tack.kernel
def k(out: tack.vec4(tack.f32)[:, :]):
    for i in range(1):
        v = [1.0, 2.0, 3.0, 4.0]
        v.x = 10.0
        v[1] = 20.0
        v[-1] += 40.0
        v.z *= v.x
        out[i, 0] = v
        v.x, v.y = v.y, v.x
        out[i, 1] = v
        v.x = v.y = 7
        out[i, 2] = v
        m = tack.mat2([[1.0, 2.0], [3.0, 4.0]])
        m[0, 1] = 20.0
        m[-1, -1] -= 1.0
        m[1, 0], j = 30.0, 3
        out[i, 3] = [m[0, 0], m[0, 1], m[1, 0], m[1, 1]]
        v.w, v[j - 1] = 5, 6
        out[i, 4] = v
        w = v
        w.x = 100
        out[i, 5] = v
        out[i, 6] = w
        v, v.x, w = w, 1, v
        out[i, 7] = v
""",
        out=out,
    )
    assert out[0].tolist() == [
        [10, 20, 30, 44],
        [20, 10, 30, 44],
        [7, 7, 30, 44],
        [1, 20, 30, 3],
        [7, 7, 6, 5],
        [7, 7, 6, 5],
        [100, 7, 6, 5],
        [1, 7, 6, 5],
    ]


def test_components_of_elements_are_assigned() -> None:
    """V-008, V-020, V-021, E-007, A-015: by one index for each dimension or a row-major one, none for a 0-d array."""
    a = np.zeros((2, 3, 2), np.float32)
    m = np.zeros((3, 2, 3), np.int32)
    one = np.zeros(2, np.float64)
    run(
        """
@tack.kernel
def k(a: tack.vec2(tack.f32)[:, :], m: tack.mat(2, 3, tack.i32)[:], one: tack.vec2(tack.f64)[()]):
    for i in range(1):
        a[0, 0].x = 1
        a[0, 1].y = 2
        a[5].x = 3
        a[4] = [4, 5]
        a[i, 2][-1] = 6
        a[3] = 7
        p = a[4]
        p.x = 100
        a[4].y += p.x
        m[0][0, 2] = 8
        m[i + 1][1, 0] = 9
        m[i + 1][1, 0] *= 2.5
        m[2] = 3.9
        m[2] -= tack.mat([[1, 2, 3], [4, 5, 6]])
        one[None].x = 0.1
        one[None].y -= 1.0
""",
        a=a,
        m=m,
        one=one,
    )
    assert a.tolist() == [[[1, 0], [0, 2], [0, 6]], [[7, 7], [4, 105], [3, 0]]]
    assert m.tolist() == [[[0, 0, 8], [0, 0, 0]], [[0, 0, 0], [22, 0, 0]], [[2, 1, 0], [-1, -2, -3]]]
    assert one.tolist() == [0.1, -1.0]


def test_elements_and_components_in_tuples() -> None:
    """E-006, E-007: values first, then targets from left to right, each index as it is then."""
    a, b = vectors(), vectors() * 10
    x = np.array([1, 2, 3, 4], np.float32)
    run(
        """
@tack.kernel
def k(a: tack.vec3(tack.f32)[:], b: tack.vec3(tack.f32)[:], x: tack.f32[:]):
    for i in range(1):
        a[0], b[0] = b[0], a[0]
        a[1].x, a[1].z = a[1].z, a[1].x
        j = 2
        a[j], j, x[j] = [7, 8, 9], 3, 50
        a[j].y, b[j][j - 1] = x[j], a[j].y
        v = [0, 1, 2]
        v[v.y], v.y, x[0] = v.z, v.z + 1, v[v.z]
        b[1] = v
""",
        a=a,
        b=b,
        x=x,
    )
    assert a.tolist() == [[10, 20, 30], [6, 5, 4], [7, 8, 9], [10, 50, 12]]
    assert b.tolist() == [[1, 2, 3], [0, 3, 2], [70, 80, 90], [100, 110, 11]]
    assert x.tolist() == [2, 2, 3, 50]


@pytest.mark.parametrize("type_", ["i8", "u8", "i32", "u32", "i64", "u64"])
def test_a_runtime_index_out_of_range_reads_the_last(type_: str) -> None:
    """V-009, C-008: of locals, of elements and of constants."""
    widths = (2, 3, 4, 5, 8, 13)
    indices = np.array([0, 1, 2, 3, 4, 7, 8, 12, 13, 100, 127], _dtype(type_))
    if _dtype(type_).kind == "i":
        indices = np.concatenate([indices, np.array([-1, -2, np.iinfo(indices.dtype).min], indices.dtype)])
    for width in widths:
        values = np.arange(width) * 3 + 1
        out = np.zeros((len(indices), 4), np.float32)
        literal = ", ".join(map(str, values))
        element = f"tack.vec({width}, tack.f32)"
        run(
            f"""
TABLE = tack.constant(({literal}))

@tack.kernel
def k(v: {element}[:], at: tack.{type_}[:], out: tack.f32[:, :]):
    for i in range(len(at)):
        p = v[0] + 0
        out[i, 0] = v[0][at[i]]
        out[i, 1] = p[at[i]]
        out[i, 2] = TABLE[at[i]]
        out[i, 3] = v[i - i][max(at[i], at[0])]
""",
            v=values[None].astype(np.float32),
            at=indices,
            out=out,
        )
        expected = [values[int(index)] if 0 <= int(index) < width else values[-1] for index in indices]
        raised = [values[0] if int(index) < 0 else wanted for index, wanted in zip(indices, expected, strict=True)]
        np.testing.assert_array_equal(out.T, np.array([expected, expected, expected, raised], np.float32))


def _dtype(type_: str) -> np.dtype:
    return np.dtype(f"{type_[0]}{int(type_[1:]) // 8}")


@pytest.mark.parametrize("type_", ["i8", "u8", "i32", "u64"])
def test_a_runtime_index_out_of_range_writes_nothing(type_: str) -> None:
    """V-009: also with an augmented assignment, which reads the last one."""
    indices = np.array([0, 1, 2, 3, 127, *([-1, -3] if type_[0] == "i" else [200, 255])], _dtype(type_))
    a = np.tile(np.array([1, 2, 3], np.float32), (len(indices), 1))
    out = np.zeros((len(indices), 2, 3), np.float32)
    run(
        f"""
@tack.kernel
def k(a: tack.vec3(tack.f32)[:], at: tack.{type_}[:], out: tack.vec3(tack.f32)[:, :]):
    for i in range(len(at)):
        p = a[i]
        p[at[i]] = 50
        out[i, 0] = p
        p = a[i]
        p[at[i]] += 7
        out[i, 1] = p
        a[i][at[i]] = 9
        a[i][at[i]] *= 3
""",
        a=a,
        at=indices,
        out=out,
    )
    for row, (index, (assigned, added)) in zip(a, zip(indices.tolist(), out.tolist(), strict=True), strict=True):
        expected = [[1, 2, 3] for _ in range(3)]
        if 0 <= index < 3:
            expected[0][index], expected[1][index], expected[2][index] = 50, expected[1][index] + 7, 27
        assert [assigned, added, row.tolist()] == expected


def test_runtime_indices_of_matrices() -> None:
    """V-010"""
    m = np.arange(24, dtype=np.int32).reshape(4, 2, 3)
    out = np.zeros((2, 3, 5), np.int32)
    run(
        """
C = tack.constant(((1, 2, 3), (4, 5, 6)))

@tack.kernel
def k(m: tack.mat(2, 3, tack.i32)[:], out: tack.i32[:, :, :]):
    for i, j in tack.ndindex(2, 3):
        p = m[1] * 2
        out[i, j, 0] = p[i, j]
        out[i, j, 1] = C[i, j]
        p[i, j] = 99
        out[i, j, 2] = p.sum()
        p[0, j] = 7
        out[i, j, 3] = p[0, j] + p[i, 2] * 1000
        m[2][i, j] = m[3][i, j]
        m[3][i, 0] += 0
        out[i, j, 4] = m[3][1, j]
""",
        m=m,
        out=out,
    )
    for i in range(2):
        for j in range(3):
            p = m[1] * 2
            assert out[i, j, 0] == p[i, j]
            assert out[i, j, 1] == 1 + 3 * i + j
            p[i, j] = 99
            assert out[i, j, 2] == p.sum()
            p[0, j] = 7
            assert out[i, j, 3] == 7 + p[i, 2] * 1000
            assert out[i, j, 4] == m[3, 1, j]
    np.testing.assert_array_equal(m[2], m[3])


def test_an_index_that_reads_the_vector_is_read_once() -> None:
    """E-004, E-005"""
    out = np.zeros((3, 3), np.int32)
    run(
        """
@tack.kernel
def k(out: tack.vec3(tack.i32)[:]):
    for i in range(1):
        v = [1, 2, 0]
        v[v.x] = v.y - 2
        out[0] = v
        v[v[2] + v.x] += v[v.x]
        out[1] = v
        v[v.y] = 2
        out[2] = v
""",
        out=out,
    )
    assert out.tolist() == [[1, 0, 0], [1, 0, 0], [2, 0, 0]]


def test_all_components_before_any_is_stored() -> None:
    """E-019"""
    rng = np.random.default_rng(2)
    a, b = rng.normal(size=(2, 4, 3))
    out, before = np.zeros((5, 4, 3)), a.copy()
    run(
        """
@tack.kernel
def k(a: tack.vec3(tack.f64)[:], b: tack.vec3(tack.f64)[:], out: tack.vec3(tack.f64)[:, :]):
    for i in range(4):
        v = a[i]
        w = b[i]
        v = v.cross(w)
        out[0, i] = v
        v = v.zxy
        out[1, i] = v
        v, w = w, v
        out[2, i] = v - w
        m = tack.mat3([a[i], b[i], v])
        m = m.transpose()
        m = m @ m
        out[3, i] = m @ [1.0, 10.0, 100.0]
        a[i] = a[i].cross(b[i])
        a[i] = [a[i].y, a[i].z, a[i].x]
        out[4, i] = a[i]
""",
        a=a,
        b=b,
        out=out,
    )

    def cross(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return np.stack([x[..., p] * y[..., q] - x[..., q] * y[..., p] for p, q in ((1, 2), (2, 0), (0, 1))], axis=-1)

    v = cross(before, b)
    np.testing.assert_array_equal(out[0], v)
    np.testing.assert_array_equal(out[1], v[:, [2, 0, 1]])
    np.testing.assert_array_equal(out[2], b - v[:, [2, 0, 1]])
    m = np.stack([before, b, b], axis=-1)
    product = sum(m[:, :, j, None] * m[:, None, j, :] for j in range(3))
    np.testing.assert_array_equal(out[3], product[:, :, 0] + product[:, :, 1] * 10 + product[:, :, 2] * 100)
    np.testing.assert_array_equal(out[4], v[:, [1, 2, 0]])
    np.testing.assert_array_equal(a, out[4])


def test_all_components_before_any_is_stored_where_arrays_overlap() -> None:
    """E-019, M-001: what is read may be what is written, one component on."""
    kernel = kernel_of("""
@tack.kernel
def k(a: tack.vec3(tack.f32)[:], b: tack.vec3(tack.f32)[:]):
    for i in range(1):
        a[i] = 2 * b[i]
        a[i] += b[i]
""")
    expected = np.arange(8, dtype=np.float32)
    expected[1:4] = 2 * expected[0:3].copy()
    expected[1:4] = expected[1:4] + expected[0:3].copy()
    for level in (None, *LEVELS):
        memory = np.arange(8, dtype=np.float32)
        arrays = {"a": memory[1:4].reshape(1, 3), "b": memory[0:3].reshape(1, 3)}
        if level is None:
            interpret.run(kernel, arrays)
        else:
            cpu_run.run(kernel, arrays, level, entry="")
        np.testing.assert_array_equal(memory, expected)


@pytest.mark.parametrize(
    ("statements", "temporaries"),
    [
        ("v = v + w", 0),
        ("v = v * v.x", 2),
        ("v = v.cross(w)", 2),
        ("v = [v.x, v.x, v.x]", 2),
        ("v = [v.x, v.y, v.x]", 1),
        ("v = [w.y, w.z, w.x]", 0),
        ("v = 2.0 * w - v", 0),
        ("v.x += w.y", 0),
        ("v = w if i > 3 else v", 1),  # the condition
        ("v = w.zyx", 0),
    ],
)
def test_temporaries_are_few(statements: str, temporaries: int) -> None:
    """E-019: what no component before it changes needs none."""
    kernel = kernel_of(f"""
@tack.kernel
def k(a: tack.vec3(tack.f32)[:], b: tack.vec3(tack.f32)[:]):
    for i in range(len(a)):
        v = a[i]
        w = b[i]
        {statements}
        b[i] = v
""")
    assert len([local for local in kernel.locals if local.name.startswith("tmp")]) == temporaries


def test_loads_of_an_element_stand_before_its_stores() -> None:
    """E-019: so that code for several iterations at once needs no proof that they are of other elements."""
    kernel = kernel_of("""
@tack.kernel
def k(x: tack.vec3(tack.f32)[:], v: tack.vec3(tack.f32)[:], dt: tack.f32):
    for i in range(len(x)):
        x[i] += v[i] * dt
""")
    *before, first, second, third = kernel.loop.body
    assert all(isinstance(stmt, ir.Assign) for stmt in before)
    assert all(isinstance(stmt, ir.Store) for stmt in (first, second, third))
    assert not any(isinstance(expr, ir.Load) for stmt in (second, third) for expr in traverse.expressions(stmt))


def test_a_vector_indexes_several_dimensions() -> None:
    """V-022, K-004: alone, among other indices, as a constant and as a list."""
    grid = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    flat = np.arange(6, dtype=np.float32).reshape(2, 3)
    cells = np.array([[0, 1], [1, 2]], np.int32)
    field = np.zeros((2, 3, 2), np.float32)
    out = np.zeros((2, 5), np.float32)
    run(
        """
CELL = tack.constant((1, 2))

@tack.kernel
def k(grid: tack.f32[:, :, :], flat: tack.f32[:, :], cell: tack.vec2(tack.i32)[:], field: tack.vec2(tack.f32)[:, :],
      out: tack.f32[:, :]):
    for i in range(2):
        c = cell[i]
        out[i, 0] = flat[c] + flat[cell[i]] * 100
        out[i, 1] = grid[c, 3]
        out[i, 2] = grid[i, c + [0, 1]]
        out[i, 3] = flat[CELL]
        out[i, 4] = flat[[1, i]] + flat[(c,)] * 100
        flat[c] += 1000.0
        field[c] = [1, i]
        field[c].y += 5
""",
        grid=grid,
        flat=flat,
        cell=cells,
        field=field,
        out=out,
    )
    was = np.arange(6, dtype=np.float32).reshape(2, 3)
    for i, (row, column) in enumerate(cells):
        there = was[row, column]
        assert out[i].tolist() == [
            there * 101,
            grid[row, column, 3],
            grid[i, row, column + 1],
            was[1, 2],
            was[1, i] + there * 100,
        ]
        assert flat[row, column] == there + 1000
        assert field[row, column].tolist() == [1, i + 5]


def test_dimensions_of_vector_arrays_are_logical() -> None:
    """A-005, A-011, A-013, K-004: components are no dimension."""
    text = """
@tack.kernel
def k(a: tack.vec3(tack.f64)[:, 5], b: tack.mat2(tack.f32)[:], out: tack.f64[:]):
    for i in range(len(b)):
        tmp = tack.local_array_like(a, 2 * a.shape[1])
        tmp[a.shape[-1]] = 0.1
        out[i] = a.shape[1] + b.shape[0] + tmp[5] + a[0, 1].x
"""
    lowered = lower(*build(text))
    assert lowered.dims_read == {("a", 1), ("b", 0)}
    (buffer,) = lowered.kernel.buffers
    assert (str(buffer.element), buffer.size) == ("f64", 10)
    out = np.zeros(2)
    run(text, a=np.ones((1, 5, 3)), b=np.zeros((2, 2, 2), np.float32), out=out)
    assert out.tolist() == [5 + 2 + 0.1 + 1] * 2


@pytest.mark.parametrize(
    ("statement", "code", "text"),
    [
        ("x[i] = v[i].w", "TK053", "v[i].w at line 4, column 16 does not exist: v[i] is a 3-vector"),
        ("x[i] = v[i][3]", "TK053", "the index 3 at line 4, column 21 is out of range"),
        ("v[i][-4] = 1", "TK053", "the index -4 at line 4, column 14 is out of range"),
        ("x[i] = m[i].x", "TK053", "m[i, j]"),
        ("x[i] = m[i][0][1]", "TK053", "m[i, j]"),
        ("m[i].y = 1", "TK053", "m[i, j]"),
        ("m[i][0][1] = 1", "TK053", "m[i, j]"),
        ("m[i][0] = 1", "TK053", "m[i, j]"),
        ("x[i] = m[i][0, 2]", "TK053", "the index 2 at line 4, column 24 is out of range"),
        ("x[i] = v[i][0, 1]", "TK053", "takes one index"),
        ("x[i] = v[i][x[i]]", "TK028", "the index at line 4, column 21 is f32"),
        ("x[i] = v[i][[0, 1]]", "TK052", "a 2-vector stands at line 4, column 21"),
        ("v[i].xy = [1, 2]", "TK059", "several components, which can only be read"),
        ("(v[i] + 1).x = 2", "TK059", "a value that nothing holds"),
        ("C.x = 1", "TK059", "a value that nothing holds"),
        ("C[0] += 1", "TK059", "a value that nothing holds"),
        ("x[i].y = 1", "TK004", "unsupported assignment to attribute 'y'"),
        ("x[i] = x[i].y", "TK053", "needs a vector or matrix, and x[i] is f32"),
        ("x[i] = v[i].nothing", "TK004", "unsupported attribute 'nothing'"),
        ("v[i] = [1, 2, 3, 4]", "TK056", "stores a 4-vector into v[i], an element of an array of 3-vectors"),
        ("x[i] = v[i]", "TK056", "stores a 3-vector into x[i], an element of an array of f32 numbers"),
        ("v[i].x = v[i]", "TK056", "stores a 3-vector into v[i].x, which is one number"),
        ("m[i] = v[i]", "TK056", "stores a 3-vector into m[i], an element of an array of 2x2 matrices"),
        ("x[i] += v[i]", "TK056", "stores a 3-vector into x[i]"),
        ("v[i] += [1, 2]", "TK050", "combines a 3-vector and 2-vector"),
        ("x[[0, 1]] = 1", "TK027", "array 'x' has 1 dimension and takes 1 index, not 2"),
        ("x[m[i]] = 1", "TK052", "a 2x2 matrix stands at line 4, column 11"),
        ("x[i] = x[v[i]]", "TK028", "the index at line 4, column 18 is f32"),
    ],
)
def test_what_is_no_component_or_does_not_fit(statement: str, code: str, text: str) -> None:
    """V-009, V-010, V-020, V-022, V-024"""
    parameters = "x: tack.f32[:], v: tack.vec3(tack.f32)[:], m: tack.mat2(tack.f32)[:]"
    source = f"C = tack.constant((1, 2))\n\n@tack.kernel\ndef k({parameters}):\n    for i in range(1):\n        {statement}\n"
    found = findings(source)
    assert code in [f.code for f in found]
    assert any(text in f.message for f in found), [f.message for f in found]
    if code in ("TK053", "TK056"):
        assert all(isinstance(f.exception(), NotImplementedError) for f in found)
