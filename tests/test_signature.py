"""The signature grammar, and the types that it names."""

import pytest

import tack_runtime.dtypes as dtypes
from tack_runtime.dtypes import ArrayType, Compound, f32, f64, i32, mat, mat2, u8, vec, vec3
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.signature import SignatureSyntaxError, parse_signature, parse_type

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
