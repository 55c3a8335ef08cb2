"""The signature grammar, and the types that it names."""

import pytest

import tack_runtime.dtypes as dtypes
from tack_runtime.dtypes import ArrayType, Compound, f32, f64, i32, mat, mat2, u8, vec, vec3
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.signature import (
    SignatureSyntaxError,
    machine_parameters,
    parse_signature,
    parse_type,
)
from tackc.compiler.signatures import member_names, with_leaves, with_members

COMPOUNDS = {
    "vec3(f32)[:]": ArrayType(Compound(f32, (3,)), (None,)),
    "vec(7, i32)[()]": ArrayType(Compound(i32, (7,)), ()),
    "mat2(u8)[4, :]": ArrayType(Compound(u8, (2, 2)), (4, None)),
    "mat(2, 3, f64)[:, 4]": ArrayType(Compound(f64, (2, 3)), (None, 4)),
}


@pytest.mark.parametrize("text", COMPOUNDS)
def test_vector_and_matrix_arrays_have_one_text(text: str) -> None:
    """V-002: a type is read back from its text, which is also Python against the types."""
    assert parse_type(text) == COMPOUNDS[text]
    assert str(COMPOUNDS[text]) == text
    assert eval(text, vars(dtypes)) == COMPOUNDS[text]
    assert eval(repr(COMPOUNDS[text]).replace("tack.", ""), vars(dtypes)) == COMPOUNDS[text]


def test_a_type_may_be_written_as_kernels_write_it() -> None:
    assert str(parse_signature("k(a=tack.vec3(tack.f32)[:], n=tack.i32)")) == "k(a=vec3(f32)[:], n=i32)"


def test_components_are_the_last_dimensions_in_memory() -> None:
    """A-015"""
    assert vec3()[:, 5].machine == f32[:, 5, 3]
    assert mat(2, 3, f64)[:].machine == f64[:, 2, 3]
    assert f32[:].machine == f32[:]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("k(a=vec3(f32))", "expected '\\['"),
        ("k(a=mat(5, 5, f32)[:])", "at most 4x4"),
        ("k(a=vec(1, f32)[:])", "2 to"),
        ("k(a=vec(:, f32)[:])", "an int"),
        ("k(a=vec3(vec3(f32))[:])", "expected a type"),
        ("k(a=vec5(f32)[:])", "expected a type"),
        ("k(a=vec3 f32[:])", "expected '\\('"),
    ],
)
def test_what_is_no_type_is_shown(text: str, reason: str) -> None:
    with pytest.raises(SignatureSyntaxError, match=reason) as caught:
        parse_signature(text)
    assert "^" in str(caught.value)


def test_sizes_and_component_types_are_checked() -> None:
    """V-001, V-002"""
    with pytest.raises(KernelValueError, match="at most 4x4"):
        mat(5, 2)
    with pytest.raises(KernelValueError, match="2 to 64 components"):
        vec(1)
    with pytest.raises(KernelTypeError, match="scalar type"):
        vec(3, float)  # type: ignore[arg-type]
    with pytest.raises(KernelTypeError, match="is an int"):
        vec(True)
    assert mat2() == mat(2, 2, f32)


# --- objects -----------------------------------------------------------------------------------------------------------

OBJECTS = [
    "Sim()",
    "CellSet(points_per_cell=4, connectivity=i32[:])",
    "geo.CellSet(A=-9.81, B=inf, C=-inf, D=nan, E=-0.0, F=1e+16, G=1.5e-07, H=u32(7), I=f64(0.1), J=-5)",
    "Sim(shape=square, wave=waves.Wave.at, dt=f32, grid=Grid(N=2, dx=f64, inner=Inner()), pos=vec3(f32)[:, 4])",
]


@pytest.mark.parametrize("text", OBJECTS)
def test_objects_have_one_text(text: str) -> None:
    """D-001, D-002, K-005: every number comes back with its type and all its bits."""
    assert str(parse_type(text)) == text
    assert parse_type(text) == parse_type(text)
    assert hash(parse_type(text)) == hash(parse_type(text))
    compile(text, "", "eval")  # an expression of Python's


def test_the_order_of_members_is_fixed() -> None:
    """Constants, functions, then what a call passes, each by name."""
    given = parse_signature("k(s=Sim(b=f32, f=g, a=f32[:], C=1, B=2.0, e=E(z=i32, y=i32,),),)")
    assert str(given) == "k(s=Sim(B=2.0, C=1, f=g, a=f32[:], b=f32, e=E(y=i32, z=i32)))"


@pytest.mark.parametrize(
    ("one", "other"), [("1", "1.0"), ("0.0", "-0.0"), ("3", "u32(3)"), ("u8(3)", "u32(3)"), ("nan", "inf"), ("a", "b")]
)
def test_constants_differ_by_type_and_bits(one: str, other: str) -> None:
    """K-005"""
    assert parse_type(f"S(x={one})") != parse_type(f"S(x={other})")


def test_the_machine_takes_leaves() -> None:
    """D-003, D-007: objects are gone, members have dotted names, vectors are numbers."""
    signature = parse_signature("k(s=S(C=1, f=g, e=E(v=vec3(f32)[:], D=2.0), n=i32), x=f32)")
    assert machine_parameters(signature) == (("s.e.v", f32[:, 3]), ("s.n", i32), ("x", f32))
    assert list(member_names(signature)) == ["s.C", "s.f", "s.e", "s.n", "s.e.D", "s.e.v"]
    assert str(with_members(signature, {"s.e", "s.e.D", "s.f"})) == "k(s=S(f=g, e=E(D=2.0)), x=f32)"
    opened = with_leaves(signature, lambda name, type_: f64 if name in ("s.n", "x") else type_)
    assert str(opened) == "k(s=S(C=1, f=g, e=E(D=2.0, v=vec3(f32)[:]), n=f64), x=f64)"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("k(s=S(x=1, x=2))", "member 'x' appears twice"),
        ("k(s=S(x=))", "expected a type, a number or the name of a function"),
        ("k(s=S(x=-a))", "expected a type, a number"),
        ("k(s=S(x=u32(a)))", "expected a type, a number"),
        ("k(s=S(x=u32(1))", "expected ','"),
        ("k(s=S(x=1 y=2))", "expected ','"),
        ("k(s=S(1))", "expected a type"),
        ("k(s=S.)", "expected a type"),
        ("k(s=S(x=1.5e))", "expected ','"),
        ("k(s=S(x=f32[1e3]))", "expected ':' or a size"),
        ("k(s=" + "S(x=" * 101 + "1" + ")" * 101 + ")", "nested more than 100 deep"),
        ("k(s=S(x=" + "9" * 5000 + "))", "too long"),
    ],
)
def test_what_is_no_object_is_shown(text: str, reason: str) -> None:
    with pytest.raises(SignatureSyntaxError, match=reason) as caught:
        parse_signature(text)
    assert "^" in str(caught.value)
