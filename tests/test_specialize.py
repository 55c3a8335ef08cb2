"""Which variants a build makes: annotations, choices, `tack.specialize` and spec texts (J-007)."""

from __future__ import annotations

import numpy as np
import pytest

import tack
from tackc.specialize import declared, signatures

T = tack.one_of(tack.f32, tack.f64)
N = tack.one_of(tack.i32, tack.i64)


def texts(kernel: tack.Kernel, *specs: str) -> list[str]:
    return [str(signature) for signature in signatures(kernel, specs)]


def fresh() -> tack.Kernel:
    @tack.kernel
    def saxpy(x, y, a):
        for i in range(len(x)):
            y[i] = a * x[i]

    return saxpy


@tack.kernel
def annotated(x: tack.f32[:], grid: tack.i32[:, 4], a: float, n: int):
    for i in range(n):
        x[i] = a * grid[i, 0]


@tack.kernel
def over_types(x: T[:], y: T[:], a: T, n: N):
    for i in range(n):
        y[i] = a * x[i]


def test_annotations() -> None:
    assert texts(annotated) == ["annotated(x=f32[:], grid=i32[:, 4], a=f32, n=i32)"]


def test_annotations_that_are_objects() -> None:
    """Without `from __future__ import annotations` they are the types themselves."""
    function = fresh().function
    function.__annotations__ = {"x": tack.f32[:], "y": tack.f64[:, :], "a": float}
    assert texts(tack.kernel(function)) == ["saxpy(x=f32[:], y=f64[:, :], a=f32)"]


def test_choices_give_their_product() -> None:
    """Parameters that name one `one_of` object vary together."""
    assert texts(over_types) == [
        "over_types(x=f32[:], y=f32[:], a=f32, n=i32)",
        "over_types(x=f32[:], y=f32[:], a=f32, n=i64)",
        "over_types(x=f64[:], y=f64[:], a=f64, n=i32)",
        "over_types(x=f64[:], y=f64[:], a=f64, n=i64)",
    ]


def test_a_choice_among_arrays_and_python_types() -> None:
    shape = tack.one_of(tack.f32[:], tack.f32[:, 3])
    scalar = tack.one_of(float, int)

    @tack.kernel
    def k(x: shape, a: scalar):
        for _ in range(1):
            x[0] = a

    assert texts(k) == ["k(x=f32[:], a=f32)", "k(x=f32[:], a=i32)", "k(x=f32[:, 3], a=f32)", "k(x=f32[:, 3], a=i32)"]
    with pytest.raises(TypeError, match="cannot be the element type"):
        shape[:]
    with pytest.raises(TypeError, match="at least one type"):
        tack.one_of()
    with pytest.raises(TypeError, match="chooses among types"):
        tack.one_of("f32")


def test_specialize_by_types_and_by_values() -> None:
    saxpy = fresh()
    tack.specialize(saxpy, x=tack.f64[:], y=tack.f64[:], a=tack.f64)
    tack.specialize(saxpy, a=2.0, y=np.zeros((2, 3)), x=np.zeros(4, np.float32))
    tack.specialize(saxpy, x=np.zeros(4, np.uint8), y=np.zeros((), np.float32), a=np.float64(2.0))
    tack.specialize(saxpy, x=T[:], y=tack.i8[:], a=2**31)
    assert texts(saxpy) == [
        "saxpy(x=f64[:], y=f64[:], a=f64)",
        "saxpy(x=f32[:], y=f64[:, :], a=f64)",
        "saxpy(x=u8[:], y=f32[()], a=f32)",
        "saxpy(x=f32[:], y=i8[:], a=i64)",
        "saxpy(x=f64[:], y=i8[:], a=i64)",
    ]


@pytest.mark.parametrize(
    ("value", "type_"),
    [
        (True, "i32"),
        (-1, "i32"),
        (2**31, "i64"),
        (2**63, "u64"),
        (np.int8(3), "i32"),
        (1.5, "f32"),
        (np.float64(1.5), "f32"),
        (int, "i32"),
    ],
)
def test_scalar_examples_have_the_types_of_a_call(value: object, type_: str) -> None:
    """R-031"""
    saxpy = fresh()
    tack.specialize(saxpy, x=tack.f32[:], y=tack.f32[:], a=value)
    assert texts(saxpy) == [f"saxpy(x=f32[:], y=f32[:], a={type_})"]


def test_specs() -> None:
    """The kernel's order, whatever the order of the text; texts about other kernels do not count."""
    saxpy = fresh()
    found = texts(saxpy, "saxpy(a=f32, y=f32[:], x=f32[:])", "other(n=i32)", f"{__name__}.saxpy(x=f32[8], y=f32[:], a=f64)")
    assert found == ["saxpy(x=f32[:], y=f32[:], a=f32)", "saxpy(x=f32[8], y=f32[:], a=f64)"]


def test_all_sources_merge_without_duplicates() -> None:
    @tack.kernel
    def k(x: T[:], a: tack.f32):
        for i in range(len(x)):
            x[i] = a

    tack.specialize(k, x=tack.i32[:])  # what it leaves out is as annotated
    found = texts(k, "k(x=f64[:], a=f32)", "k(x=i32[:], a=f32)", "k(x=u8[:])", "k(a=f64)")
    assert found == [
        "k(x=f32[:], a=f32)",
        "k(x=f64[:], a=f32)",
        "k(x=i32[:], a=f32)",
        "k(x=u8[:], a=f32)",
        "k(x=f32[:], a=f64)",
        "k(x=f64[:], a=f64)",
    ]


def test_nothing_declared_and_nothing_to_declare() -> None:
    @tack.kernel
    def no_parameters():
        for _ in range(1):
            pass

    @tack.kernel
    def hints(x: np.ndarray, n: int):
        for i in range(n):
            x[i] = 0.0

    assert texts(fresh()) == []
    assert texts(no_parameters) == ["no_parameters()"]
    assert texts(hints) == []  # ordinary Python hints ask for no variant
    assert texts(hints, "hints(x=f32[:])") == ["hints(x=f32[:], n=i32)"]


def test_a_parameter_without_a_type_is_named() -> None:
    @tack.kernel
    def k(x: tack.f32[:], y: np.ndarray, n):
        for i in range(n):
            x[i] = y[i]

    with pytest.raises(TypeError, match=r"Kernel 'k': parameter 'y' is annotated .*--spec 'k\(x=f32\[:\], y=TYPE, n=TYPE\)'"):
        signatures(k)
    line = (
        r"Kernel 'k': parameter 'n' has no type annotation(.|\n)*def k\(x: tack.f32\[:\], y: tack.f32\[:\], n: tack.f32\[:\]\):"
    )
    with pytest.raises(TypeError, match=line):
        signatures(k, ["k(y=f32[:])"])
    assert texts(k, "k(y=f32[:], n=i32)") == ["k(x=f32[:], y=f32[:], n=i32)"]


def test_a_texture_without_extents_is_shown_with_them() -> None:
    """Z-001: `tack.texture3d` by itself makes textures, and is no type of one."""

    @tack.kernel
    def k(x: tack.f32[:], y, tex: tack.texture3d):
        for i in range(len(x)):
            x[i] = tex.sample(0.5, 0.5, 0.5)

    with pytest.raises(
        TypeError, match=r"parameter 'tex' is annotated tack.texture3d, which by itself is no parameter"
    ) as caught:
        signatures(k, ["k(y=i32)"])
    line = "def k(x: tack.f32[:], y: tack.i32, tex: tack.texture3d[:, :, :]):"
    assert str(caught.value).endswith(line)
    with pytest.raises(TypeError, match=r"parameter 'y' has no type annotation(.|\n)*tex: tack.texture3d\[:, :, :\]\):"):
        signatures(k, ["k(x=f32[:])"])


def test_wrong_specs() -> None:
    for spec in ("saxpy", "saxpy(x=f33[:])", "saxpy(x=f32[:]", "saxpy(x=f32[:], x=f32[:])", ""):
        with pytest.raises(ValueError, match="cannot read the spec"):
            signatures(fresh(), [spec])
    with pytest.raises(TypeError, match=r"Kernel 'saxpy' has no parameter 'z'; write saxpy\(x=..., y=..., a=...\)"):
        signatures(fresh(), ["saxpy(x=f32[:], y=f32[:], a=f32, z=f32)"])


def test_wrong_specializations() -> None:
    saxpy = fresh()
    with pytest.raises(TypeError, match="has no parameter 'z'; its parameters are x, y, a"):
        tack.specialize(saxpy, z=tack.f32)
    for value in ("f32[:]", None, [1.0], 2**64, np.zeros(3, np.float16), np.zeros(3, ">f4"), str, np.timedelta64(1, "s")):
        with pytest.raises(TypeError, match="is no type for parameter 'x'"):
            tack.specialize(saxpy, x=value)
    with pytest.raises(TypeError, match=r"Expected a @tack\.kernel"):
        tack.specialize(saxpy.function)
    assert saxpy.specializations == []


@pytest.mark.parametrize(
    ("dims", "text"),
    [((2,) * 65, "at most 64 dimensions, not 65"), (2**63, r"at most 2\*\*63 - 1"), (10**5000, r"at most 2\*\*63 - 1")],
    ids=["rank", "2**63", "5001 digits"],
)
def test_types_of_arrays_that_cannot_be(dims: object, text: str) -> None:
    with pytest.raises(TypeError, match=text):
        tack.f32[dims]
    assert tack.f32[(2**63 - 1,) * 64].ndim == 64


# --- vectors and matrices --------------------------------------------------------------------------------------------------

ELEMENT = tack.one_of(tack.f32, tack.vec3(), tack.mat(2, 3, tack.f64))


@tack.kernel
def moved(pos: tack.vec3()[:, 4], turns: tack.mat2(tack.f64)[:], x: ELEMENT[:], n: int):
    for i in range(n):
        x[i] = pos[i, 0]


@tack.kernel
def by_itself(x: ELEMENT[:], y: ELEMENT):
    for i in range(len(x)):
        x[i] = y


@tack.kernel
def no_array(pos: tack.vec3(), x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = pos[i]


def test_annotations_of_vectors() -> None:
    """J-007, V-002"""
    assert texts(moved) == [
        f"moved(pos=vec3(f32)[:, 4], turns=mat2(f64)[:], x={element}[:], n=i32)"
        for element in ("f32", "vec3(f32)", "mat(2, 3, f64)")
    ]


def test_a_vector_is_no_parameter_by_itself() -> None:
    """J-007, R-031: no call passes one."""
    with pytest.raises(TypeError, match=r"parameter 'y' would be a vec3\(f32\) by itself, which no call passes"):
        texts(by_itself)
    with pytest.raises(TypeError, match=r"'pos' is annotated tack.vec3\(tack.f32\), .* as in pos: tack.vec3\(tack.f32\)\[:\]"):
        texts(no_array)
    with pytest.raises(TypeError, match=r"give a type such as tack.f32 or tack.vec2\(tack.i8\)\[:\]"):
        tack.specialize(fresh(), x=tack.vec2(tack.i8))


def test_specialize_by_arrays_of_vectors() -> None:
    """J-007, R-031: of an example array the elements and the number of dimensions; doubles make a float a double."""
    kernel = fresh()
    tack.specialize(kernel, x=tack.zeros((2, 3), tack.vec3(tack.f64)), y=np.zeros((2, 3)), a=1.5)
    tack.specialize(kernel, x=tack.wrap(np.zeros((2, 2), np.int8), tack.vec2(tack.i8)), y=tack.vec(5)[:, 7], a=1)
    assert texts(kernel) == [
        "saxpy(x=vec3(f64)[:, :], y=f64[:, :], a=f64)",
        "saxpy(x=vec2(i8)[:], y=vec(5, f32)[:, 7], a=i32)",
    ]


def test_specs_of_vectors() -> None:
    """J-007"""
    spec = "saxpy(x=tack.vec3(tack.f32)[:], y=mat(2, 3, u8)[()], a=f32)"
    assert texts(fresh(), spec) == ["saxpy(x=vec3(f32)[:], y=mat(2, 3, u8)[()], a=f32)"]


# --- objects -----------------------------------------------------------------------------------------------------------


@tack.device_class
class Grid:
    N = 4
    rho: tack.f32[:]
    dx: float
    label: str
    _hidden: tack.f32[:]


@tack.device_class
class Sim:
    grid: Grid
    later: "Later"  # noqa: UP037  # a name that is defined below
    T = tack.constant(3, tack.u8)

    @tack.kernel
    def step(self, dt: tack.f32):
        for i in range(self.grid.N):
            self.grid.rho[i] = dt


@tack.device_class
class Later(Grid):
    N = 5
    n: tack.i64


@tack.device_class
class Unknown:
    N = 2

    def __init__(self) -> None:
        self.data = np.zeros(3, np.float32)


@tack.device_class
class Constants:
    N = 2
    table = np.zeros(3, np.float64)


@tack.func
def linear(x):
    return x


@tack.kernel
def takes(a, out: tack.f32[:]):
    for i in range(len(out)):
        out[i] = 1.0


def test_annotations_in_the_body_of_a_class() -> None:
    """D-002, J-007: inherited, nested, of a name that follows; others than types of the language declare nothing."""
    assert texts(Sim.step) == [
        "Sim.step(self=Sim(T=u8(3), grid=Grid(N=4, dx=f32, rho=f32[:]), later=Later(N=5, dx=f32, n=i64, rho=f32[:])), dt=f32)"
    ]
    assert declared(Sim.step).classes == (Sim, Grid, Later)


def test_classes_as_types() -> None:
    """J-007: in `specialize`, and as choices; what a class without `__init__` has is all that its objects have."""
    kernel = tack.kernel(takes.function)
    tack.specialize(kernel, a=Grid)
    tack.specialize(kernel, a=tack.one_of(Constants, Grid))
    assert texts(kernel) == [
        "takes(a=Grid(N=4, dx=f32, rho=f32[:]), out=f32[:])",
        "takes(a=Constants(N=2, table=f64[:]), out=f32[:])",
    ]
    with pytest.raises(TypeError, match="the members of class 'Unknown', for parameter 'a', are not known"):
        tack.specialize(kernel, a=Unknown)
    with pytest.raises(TypeError, match="chooses among types"):
        tack.one_of(Unknown)
    with pytest.raises(TypeError, match=r"chooses among classes \(Grid\), so it cannot be the element type"):
        tack.one_of(Grid)[:]


def test_choices_in_classes() -> None:
    """J-007: a choice that several members and parameters name is one."""

    @tack.device_class
    class Pair:
        x: T[:]
        y: T[:]
        n: N

    @tack.kernel
    def k(pair: Pair, out: T[:]):
        for i in range(pair.n):
            out[i] = pair.x[i] + pair.y[i]

    assert texts(k) == [
        "k(pair=Pair(n=i32, x=f32[:], y=f32[:]), out=f32[:])",
        "k(pair=Pair(n=i64, x=f32[:], y=f32[:]), out=f32[:])",
        "k(pair=Pair(n=i32, x=f64[:], y=f64[:]), out=f64[:])",
        "k(pair=Pair(n=i64, x=f64[:], y=f64[:]), out=f64[:])",
    ]


def test_examples_of_objects() -> None:
    """J-007, D-003, D-006, D-008: an object gives what a call with it would pass; a float is as precise as its arrays."""
    kernel = tack.kernel(takes.function)
    example = Unknown()
    example.f, example.x, example.grid, example.text, example.big = linear, 0.5, Constants(), "text", 2**70
    tack.specialize(kernel, a=example, out=tack.f32[:])
    found = declared(kernel)
    assert [str(signature) for signature in found.signatures] == [
        "takes(a=Unknown(N=2, f=linear, data=f32[:], grid=Constants(N=2, table=f64[:]), x=f64), out=f32[:])"
    ]
    assert (found.classes, found.functions) == ((Unknown, Constants), (linear,))
    example.grid = example
    with pytest.raises(TypeError, match="'Unknown' holds itself"):
        tack.specialize(kernel, a=example, out=tack.f32[:])


def test_an_object_of_a_bound_kernel() -> None:
    """D-005: the first parameter is the object."""
    kernel = tack.kernel(Sim.step.function)
    tack.specialize(kernel.__get__(Unknown()), dt=2)
    assert texts(kernel)[1:] == ["Sim.step(self=Unknown(N=2, data=f32[:]), dt=i32)"]


def test_a_class_that_holds_itself() -> None:
    """D-007: an annotation may not ask for objects without end."""

    @tack.device_class
    class Node:
        value: tack.f32

    Node.__annotations__["next"] = Node
    with pytest.raises(TypeError, match="class 'Node' holds itself"):
        tack.specialize(takes, a=Node)


def test_specs_of_objects() -> None:
    """J-007: a spec that names members adds to those of the class."""
    specs = "takes(a=Unknown(data=f64[:], f=linear), out=f32[:])", "takes(a=test_specialize.Grid(N=7), out=f32[:])"
    assert texts(takes, *specs) == [
        "takes(a=Unknown(N=2, f=linear, data=f64[:]), out=f32[:])",
        "takes(a=Grid(N=7, dx=f32, rho=f32[:]), out=f32[:])",
    ]
    assert texts(Sim.step, "step(self=Sim(grid=Later(n=i32)), dt=f64)")[1:] == [
        "Sim.step(self=Sim(T=u8(3), grid=Later(N=5, dx=f32, n=i32, rho=f32[:]), "
        "later=Later(N=5, dx=f32, n=i64, rho=f32[:])), dt=f64)"
    ]
    for spec, text in (
        ("takes(a=Nothing())", "no device class 'Nothing' is in reach"),
        ("takes(a=np.float32())", "no device class 'np.float32' is in reach"),
        ("takes(a=Unknown(f=missing))", "no @tack.func 'missing' is in reach of it or of class 'Unknown'"),
        ("takes(a=Unknown(f=Unknown))", "no @tack.func 'Unknown'"),
    ):
        with pytest.raises(TypeError, match=text):
            texts(takes, spec)
