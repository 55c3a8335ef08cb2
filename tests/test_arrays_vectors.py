"""Arrays of vectors and matrices on the host: contract section 14 as far as elements have components."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tack_runtime as tack
from tack_runtime.dtypes import SCALARS, Compound, Element, Scalar
from tack_runtime.errors import TackError
from tack_runtime.storage import ALIGNMENT

TYPES: list[tuple[Compound, tuple[int, ...]]] = [
    (tack.vec2(), (2,)),
    (tack.vec3(), (3,)),
    (tack.vec4(tack.i16), (4,)),
    (tack.vec(7, tack.u8), (7,)),
    (tack.mat2(), (2, 2)),
    (tack.mat3(tack.f64), (3, 3)),
    (tack.mat4(tack.i64), (4, 4)),
    (tack.mat(2, 3, tack.u32), (2, 3)),
]
IDS = [str(element) for element, _ in TYPES]


@pytest.mark.parametrize(("dtype", "components"), TYPES, ids=IDS)
def test_zeros_ones_full_empty(dtype: Compound, components: tuple[int, ...]) -> None:
    """R-010, R-011, R-013, R-015: the shape is that of the elements; numpy() has the components at the end."""
    for made, value in ((tack.zeros((5, 6), dtype), 0), (tack.ones((5, 6), dtype), 1), (tack.full((5, 6), 7, dtype), 7)):
        assert made.numpy().shape == (5, 6, *components)
        assert made.numpy().dtype == dtype.scalar.numpy
        assert (made.numpy() == value).all()
    made = tack.empty((5, 6), dtype)
    assert (made.shape, made.dtype, made.size, len(made), made.ndim) == ((5, 6), dtype, 30, 5, 2)
    assert made.memory.ctypes.data % ALIGNMENT == 0
    assert repr(made).startswith(f"<tack.Array {dtype}[5, 6] on cpu: [[")


def test_the_shapes_of_the_contract() -> None:
    """R-013, S002-2: (h, w, 3) of vectors, (n, 2, 2) of matrices."""
    assert tack.empty((4, 5)).numpy().shape == (4, 5)
    assert tack.empty((4, 5), tack.vec3()).numpy().shape == (4, 5, 3)
    assert tack.empty(6, tack.mat2()).numpy().shape == (6, 2, 2)


def test_components_lie_together() -> None:
    """A-015: R00 G00 B00 R01 ..., and matrices row by row."""
    image = tack.array(np.arange(12, dtype=np.float32).reshape(2, 2, 3), tack.vec3())
    assert image.memory.ravel().tolist() == list(range(12))
    assert image[0, 1].tolist() == [3, 4, 5]
    turns = tack.array([[[1, 2], [3, 4]]], tack.mat2())
    assert turns.memory.ravel().tolist() == [1, 2, 3, 4]


def test_types_are_one_object_each() -> None:
    """V-002"""
    assert tack.vec3() is tack.vec(3) is tack.zeros(1, tack.vec3()).dtype
    assert tack.vec3() is not tack.vec3(tack.f64)
    assert tack.mat2() is not tack.vec4()
    assert pickle.loads(pickle.dumps(tack.mat(2, 3, tack.u8))) is tack.mat(2, 3, tack.u8)


# --- from the host ---------------------------------------------------------------------------------------------------------


def test_array_takes_the_last_axes_as_components() -> None:
    """R-012"""
    points = np.arange(24, dtype=np.float64).reshape(2, 4, 3)
    made = tack.array(points, tack.vec3())
    assert (made.shape, made.dtype) == ((2, 4), tack.vec3())
    assert made.numpy().dtype == np.float32
    points[:] = -1
    assert made.numpy().tolist() == np.arange(24).reshape(2, 4, 3).tolist()
    assert tack.array(points, tack.mat(4, 3)).shape == (2,)
    assert tack.array([1, 2.5, 3], tack.vec3(tack.i8)).numpy().tolist() == [1, 2, 3]
    assert tack.array([1, 2, 3], tack.vec3()).shape == ()
    assert tack.array(points[:, ::2].astype(">f8"), tack.vec3(tack.f64)).numpy().tolist() == np.full((2, 2, 3), -1).tolist()


def test_array_of_tack_arrays() -> None:
    """R-012: a copy has the type of the array, and the numbers of vectors are those of the NumPy array."""
    vectors = tack.array([[1, 2, 3], [4, 5, 6]], tack.vec3(tack.i32))
    copied = tack.array(vectors)
    vectors.fill(0)
    assert (copied.dtype, copied.shape, copied.numpy().tolist()) == (tack.vec3(tack.i32), (2,), [[1, 2, 3], [4, 5, 6]])
    numbers = tack.array(copied, tack.f64)
    assert (numbers.dtype, numbers.shape) == (tack.f64, (2, 3))
    assert tack.array(numbers, tack.vec3()).shape == (2,)
    assert tack.array(copied, tack.vec3()).numpy().dtype == np.float32


@pytest.mark.parametrize("obj", [[], (), np.zeros(0), np.zeros((0, 3))], ids=["list", "tuple", "flat", "rows"])
def test_array_of_no_vectors(obj: object) -> None:
    """R-012, R-021"""
    made = tack.array(obj, tack.vec3())
    assert (made.shape, made.numpy().shape) == ((0,), (0, 3))


def test_each_component_converts_by_itself() -> None:
    """R-012, T-019..T-021: integers wrap, floats saturate, NaN is 0."""
    made = tack.array([[300, 300.0], [float("nan"), -1]], tack.vec2(tack.u8))
    assert made.numpy().tolist() == [[44, 255], [0, 255]]


def test_fill() -> None:
    """R-016: a component list sets vectors, a scalar every component."""
    made = tack.zeros((2, 2), tack.vec3())
    made.fill([1, 2.5, -3])
    assert made.numpy().tolist() == [[[1, 2.5, -3]] * 2] * 2
    made.fill(4)
    assert (made.numpy() == 4).all()
    made.fill(np.array([1, 2, 3], np.int8))
    assert made[1, 1].tolist() == [1, 2, 3]
    turns = tack.zeros(3, tack.mat2(tack.i32))
    turns.fill([[0, -1], [1, 2.9]])
    assert turns.numpy().tolist() == [[[0, -1], [1, 2]]] * 3
    assert tack.full(2, (5, 6), tack.vec2(tack.i64)).numpy().tolist() == [[5, 6]] * 2
    assert tack.full_like(turns, [[1, 2], [3, 4]])[2].tolist() == [[1, 2], [3, 4]]


def test_like() -> None:
    """R-011"""
    model = tack.zeros((2, 3), tack.vec2(tack.i16))
    for made, value in ((tack.zeros_like(model), 0), (tack.ones_like(model), 1), (tack.full_like(model, 9), 9)):
        assert (made.shape, made.dtype) == ((2, 3), tack.vec2(tack.i16))
        assert (made.numpy() == value).all()
    assert tack.empty_like(model).dtype is tack.vec2(tack.i16)
    assert tack.zeros_like(np.zeros((2, 3))).shape == (2, 3)


def test_concat() -> None:
    """R-011"""
    one, two = tack.array([[1, 2]], tack.vec2()), tack.array([[3, 4], [5, 6]], tack.vec2())
    joined = tack.concat([one, two])
    assert (joined.shape, joined.dtype) == ((3,), tack.vec2())
    assert joined.numpy().tolist() == [[1, 2], [3, 4], [5, 6]]


def test_copyto() -> None:
    """R-014: the shape of numpy(), or all components in one row."""
    made = tack.zeros((2, 2), tack.vec3(tack.i32))
    tack.copyto(made, (np.arange(12) + 0.9).reshape(2, 2, 3))
    assert made.numpy().ravel().tolist() == list(range(12))
    tack.copyto(made, np.arange(12)[::-1])
    assert made.numpy().ravel().tolist() == list(range(12))[::-1]
    other = tack.zeros((2, 2), tack.vec3())
    tack.copyto(other, made)
    assert other.numpy().tolist() == made.numpy().tolist()
    tack.copyto(other, tack.ones((2, 2, 3)))
    assert (other.numpy() == 1).all()
    numbers = tack.zeros((2, 2, 3))
    tack.copyto(numbers, made)
    assert numbers.numpy().tolist() == made.numpy().tolist()


@pytest.mark.parametrize("shape", [(4,), (2, 2), (2, 2, 4), (4, 3), (13,), (12, 1), (1, 12), ()])
def test_copyto_of_another_shape(shape: tuple[int, ...]) -> None:
    """R-014"""
    made = tack.zeros((2, 2), tack.vec3())
    with pytest.raises(ValueError, match="Shape mismatch: array is "):
        tack.copyto(made, np.ones(shape, np.float32))
    assert not made.numpy().any()


def test_only_vectors_take_the_flat_form() -> None:
    """R-014"""
    with pytest.raises(ValueError, match=r"Shape mismatch: array is \(2, 3\), got \(6,\)"):
        tack.copyto(tack.zeros((2, 3)), np.ones(6))


# --- to the host -----------------------------------------------------------------------------------------------------------


def test_one_element() -> None:
    """R-017: a NumPy array of its own; one index for each dimension, or one for all."""
    made = tack.array(np.arange(12).reshape(2, 2, 3), tack.vec3(tack.i32))
    assert isinstance(made[1, 0], np.ndarray)
    assert made[1, 0].tolist() == made[2].tolist() == made[-1, -2].tolist() == made[-2].tolist() == [6, 7, 8]
    assert made[0].dtype == np.int32
    made[0][0] = 99
    assert made[0].tolist() == [0, 1, 2]
    turn = tack.array([[1, 2], [3, 4]], tack.mat2())
    assert turn[None].tolist() == turn[()].tolist() == [[1, 2], [3, 4]]


@pytest.mark.parametrize("index", [4, -5, (2, 0), (0, 2), (0, 0, 0), None, ()], ids=str)
def test_indices_out_of_range(index: Any) -> None:
    """R-017: components are not among the dimensions that an index counts."""
    made = tack.zeros((2, 2), tack.vec3())
    with pytest.raises(IndexError):
        made[index]


def test_copies_and_views() -> None:
    """R-013, R-019"""
    made = tack.array(np.arange(12).reshape(4, 3), tack.vec3())
    view, copied = made.reshape(2, 2), made.copy()
    assert (view.shape, view.dtype, copied.shape, copied.dtype) == ((2, 2), tack.vec3(), (4,), tack.vec3())
    taken = made.numpy()
    taken[:] = 9
    made.fill([1, 2, 3])
    assert view[1, 1].tolist() == [1, 2, 3]
    assert copied[3].tolist() == [9, 10, 11]
    with pytest.raises(ValueError, match=r"has 4 elements, which do not make one of \(4, 3\)"):
        made.reshape(4, 3)


def test_astype() -> None:
    """R-020"""
    made = tack.array([[1.9, -1.9], [300, float("nan")]], tack.vec2())
    converted = made.astype(tack.vec2(tack.u8))
    assert (converted.dtype, converted.shape) == (tack.vec2(tack.u8), (2,))
    assert converted.numpy().tolist() == [[1, 0], [255, 0]]
    assert made.astype(made.dtype).memory is not made.memory


def test_numpy_conversions() -> None:
    """I-005: a copy, or a view of the memory, components at the end."""
    made = tack.zeros(2, tack.vec3())
    assert np.array(made).shape == (2, 3)
    np.asarray(made)[1, 2] = 5
    assert made[1].tolist() == [0, 0, 5]


@pytest.mark.parametrize("shape", [(), (0,), (3, 0), (0, 2**40)])
def test_empty_and_0d(shape: tuple[int, ...]) -> None:
    """R-021"""
    made = tack.zeros(shape, tack.mat2())
    assert (made.shape, made.numpy().shape, made.size) == (shape, (*shape, 2, 2), int(not shape))
    made.fill([[1, 2], [3, 4]])
    assert made.copy().reshape(made.shape).shape == shape


# --- views -----------------------------------------------------------------------------------------------------------------


def test_wrap_shares_the_memory_of_a_numpy_array() -> None:
    """R-031: what makes a NumPy array one of vectors is only ever said, never guessed."""
    points = np.zeros((4, 3), np.float32)
    seen = tack.wrap(points, tack.vec3())
    assert (seen.shape, seen.dtype, str(seen.device)) == ((4,), tack.vec3(), "cpu")
    points[2] = 7
    assert seen[2].tolist() == [7, 7, 7]
    seen.fill([1, 2, 3])
    assert points.tolist() == [[1, 2, 3]] * 4
    assert tack.wrap(points[1:3], tack.vec3()).shape == (2,)
    assert tack.wrap(points.reshape(2, 2, 3), tack.mat(2, 3)).shape == (2,)
    assert tack.wrap(points, tack.f32).shape == (4, 3)


def test_wrap_of_tack_arrays() -> None:
    """R-019: both ways, and between element types of as many components."""
    numbers = tack.zeros((4, 2, 2))
    turns = tack.wrap(numbers, tack.mat2())
    assert (turns.shape, turns.dtype) == ((4,), tack.mat2())
    rows = tack.wrap(turns, tack.vec2())
    assert rows.shape == (4, 2)
    rows.fill([5, 6])
    assert numbers.numpy().tolist() == [[[5, 6]] * 2] * 4
    assert tack.wrap(rows, tack.f32).memory.base is not None
    assert tack.wrap(tack.zeros((0, 3)), tack.vec3()).shape == (0,)


def test_wrap_keeps_read_only_memory_read_only() -> None:
    """M-006"""
    points = np.zeros((4, 3), np.float32)
    points.flags.writeable = False
    with pytest.raises(RuntimeError, match=r"read-only; copy it first with a.copy\(\)"):
        tack.wrap(points, tack.vec3()).fill(1)


REFUSED: list[tuple[str, Callable[[], Any], Element, type[Exception], str]] = [
    (
        "list",
        lambda: [[1.0, 2.0, 3.0]],
        tack.vec3(),
        TypeError,
        r"views a NumPy or tack array, not list; tack.array\(x, tack.vec3",
    ),
    (
        "type",
        lambda: np.zeros((4, 3)),
        tack.vec3(),
        TypeError,
        r"holds f64, not f32; view it as tack.vec3\(tack.f64\), or tack.array",
    ),
    (
        "tack type",
        lambda: tack.zeros((4, 3), tack.i32),
        tack.vec3(),
        TypeError,
        r"holds i32, not f32; view it as tack.vec3\(tack.i32",
    ),
    ("numbers", lambda: np.zeros(4), tack.f32, TypeError, "view it as tack.f64, or tack.array"),
    ("order", lambda: np.zeros((4, 3), ">f4"), tack.vec3(), TypeError, "byte order is not the machine's; tack.array"),
    ("half", lambda: np.zeros((4, 3), "f2"), tack.vec3(), TypeError, "Unsupported numpy dtype float16"),
    ("mask", lambda: np.ma.zeros((4, 3), "f4"), tack.vec3(), TypeError, "masked array"),
    (
        "width",
        lambda: np.zeros((4, 2), "f4"),
        tack.vec3(),
        ValueError,
        r"shape \(4, 2\) does not end in 3, the components of vec3",
    ),
    ("matrix", lambda: np.zeros((4, 4), "f4"), tack.mat2(), ValueError, r"shape \(4, 4\) does not end in 2, 2"),
    ("flat", lambda: np.zeros(12, "f4"), tack.vec3(), ValueError, r"reshape it first: x.reshape\(-1, 3\)"),
    ("flat matrix", lambda: np.zeros(12, "f4"), tack.mat2(), ValueError, r"reshape it first: x.reshape\(-1, 2, 2\)"),
    ("0-d", lambda: np.zeros((), "f4"), tack.vec3(), ValueError, r"shape \(\) does not end in 3"),
    ("transposed", lambda: np.zeros((3, 4), "f4").T, tack.vec3(), ValueError, "not C-contiguous .* copies it"),
    ("strided", lambda: np.zeros((8, 3), "f4")[::2], tack.vec3(), ValueError, "not C-contiguous"),
    ("maker", lambda: np.zeros((4, 3), "f4"), tack.vec3, TypeError, r"tack.vec3 makes one: write tack.vec3\(...\)"),  # type: ignore[list-item]
    ("no type", lambda: np.zeros((4, 3), "f4"), np.float32, TypeError, r"such as tack.f32 or tack.vec3\(\), not"),  # type: ignore[list-item]
]


@pytest.mark.parametrize(("obj", "dtype", "error", "message"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_wrap_refuses_with_a_fix(obj: Callable[[], Any], dtype: Any, error: type[Exception], message: str) -> None:
    """R-031"""
    with pytest.raises(error, match=f"^wrap: .*{message}") as caught:
        tack.wrap(obj(), dtype)
    assert isinstance(caught.value, TackError)


def test_the_fixes_of_wrap_work() -> None:
    """R-031"""
    doubles = np.arange(6.0).reshape(2, 3)
    assert tack.wrap(doubles, tack.vec3(tack.f64))[1].tolist() == [3, 4, 5]
    for x in (doubles, doubles.astype(">f4"), doubles.astype("f4")[:, ::-1], doubles.tolist()):
        assert tack.array(x, tack.vec3())[1].tolist() == np.asarray(x)[1].tolist()
    assert tack.wrap(np.arange(6.0).reshape(-1, 3), tack.vec3(tack.f64)).shape == (2,)


# --- what is refused -------------------------------------------------------------------------------------------------------

ERRORS: list[tuple[str, Callable[[], object], type[Exception], str]] = [
    ("zeros", lambda: tack.zeros(3, tack.vec3), TypeError, r"tack.vec3 makes one: write tack.vec3\(...\)"),  # type: ignore[arg-type]
    ("empty", lambda: tack.empty(3, tack.f32[:]), TypeError, r"such as tack.f32 or tack.vec3\(\), not"),  # type: ignore[arg-type]
    ("zeros", lambda: tack.zeros((1,) * 64, tack.vec3()), ValueError, "at most (63|31) dimensions"),
    ("zeros", lambda: tack.zeros((2**60,), tack.mat4()), ValueError, "larger than any memory"),
    (
        "full",
        lambda: tack.full(3, [1, 2], tack.vec3()),
        TypeError,
        r"a number or the components of a vec3\(f32\), of shape \(3,\)",
    ),
    ("full", lambda: tack.full(3, [1, 2, 3]), TypeError, "expected a number, not list"),
    ("full", lambda: tack.full(1, [1, 2, 3, 4], tack.mat2()), TypeError, r"of shape \(2, 2\), not list of shape \(4,\)"),
    ("fill", lambda: tack.zeros(1, tack.vec2()).fill([[1, 2]]), TypeError, r"not list of shape \(1, 2\)"),
    ("fill", lambda: tack.zeros(2, tack.vec2()).fill("12"), TypeError, "not str"),
    ("arange", lambda: tack.arange(3, tack.vec3()), TypeError, r"makes numbers, not vec3\(f32\)"),  # type: ignore[arg-type]
    ("array", lambda: tack.array([1, 2], tack.vec3()), ValueError, r"shape \(2,\) does not end in 3"),
    ("array", lambda: tack.array(5, tack.vec3()), ValueError, r"shape \(\) does not end in 3"),
    ("array", lambda: tack.array(np.zeros(6), tack.vec3()), ValueError, r"x.reshape\(-1, 3\)"),
    ("array", lambda: tack.array([[1, 2], [3]], tack.vec2()), TypeError, "lists of different lengths"),
    (
        "astype",
        lambda: tack.zeros(1, tack.vec3()).astype(tack.f64),
        TypeError,
        r"vec3\(f32\) converts to tack.vec3\(tack.f64\), not to tack.f64",
    ),
    ("astype", lambda: tack.zeros((1, 3)).astype(tack.vec3()), TypeError, "f32 converts to tack.f32, not to tack.vec3"),
    ("concat", lambda: tack.concat([tack.zeros(1, tack.vec3()), tack.zeros((1, 3))]), TypeError, "arrays of one dtype"),
    ("concat", lambda: tack.concat([tack.zeros((), tack.vec3())]), ValueError, "differ beyond the first dimension"),
    ("copyto", lambda: tack.copyto(tack.zeros(1, tack.vec2()), [1, 2]), TypeError, "not list"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("name", "call", "error", "message"), ERRORS, ids=[f"{row[0]}-{at}" for at, row in enumerate(ERRORS)])
def test_refused(name: str, call: Callable[[], object], error: type[Exception], message: str) -> None:
    """R-010..R-020: the function's name, what is wrong, what is allowed."""
    with pytest.raises(error, match=f"^{name}: .*{message}") as caught:
        call()
    assert isinstance(caught.value, TackError)


@pytest.mark.parametrize(
    "operation",
    [lambda a: a[0:1], lambda a: list(a), lambda a: a.__setitem__(0, 1), lambda a: 1 in a],
    ids=["slice", "iterate", "assign", "search"],
)
def test_what_the_host_does_not_do(operation: Callable[[Any], object]) -> None:
    """R-018"""
    with pytest.raises(TypeError):
        operation(tack.zeros(3, tack.vec3()))


@pytest.mark.parametrize("scalar", SCALARS, ids=str)
def test_every_scalar_type(scalar: Scalar) -> None:
    """V-002"""
    made = tack.array([[1, 2, 3]], tack.vec3(scalar))
    assert made.numpy().dtype == scalar.numpy
    assert made[0].tolist() == [1, 2, 3]
