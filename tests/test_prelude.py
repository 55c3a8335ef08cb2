"""Preludes: which helpers a text gets, in which order, and at which types."""

from __future__ import annotations

import re
from dataclasses import replace

from preludes import whole

from tackc.emitters.cuda import CUDA as TARGET
from tackc.emitters.cuda import DIALECT as CUDA
from tackc.emitters.metal import DIALECT as METAL

PRELUDE = CUDA.prelude


def defined(text: str) -> list[str]:
    """The helpers of a text, in order."""
    return re.findall(r"^__device__ inline \w+ (tk_\w+)\(", text, re.MULTILINE)


def test_a_text_gets_what_it_names_at_the_types_that_it_names() -> None:
    assert defined(PRELUDE.used_by("tk_min_i8(a, b) + tk_abs_i64(c)")) == ["tk_abs_i64", "tk_min_i8"]
    assert "i8 tk_min_i8(i8 a, i8 b) { return a < b ? a : b; }" in PRELUDE.used_by("tk_min_i8")
    assert defined(PRELUDE.used_by("tk_min tk_min_bool tk_min_i8_f32 tk_nothing_f32 min_i8")) == []


def test_what_a_helper_needs_comes_before_it() -> None:
    found = defined(PRELUDE.used_by("tk_atomic_min_f64"))
    assert found[-1] == "tk_atomic_min_f64"
    assert set(found[:-1]) == {
        "tk_atomic_read_u64",
        "tk_atomic_swap_u64",
        "tk_least_f64",
        "tk_reinterpret_f64_u64",
        "tk_reinterpret_u64_f64",
    }


def test_a_helper_for_fewer_types_hides_one_for_more() -> None:
    assert "b != b" in PRELUDE.used_by("tk_min_f32")
    assert "b != b" not in PRELUDE.used_by("tk_min_u32")
    assert "__float2int_rz" in PRELUDE.used_by("tk_saturate_i32_f32")
    assert "__float2int_rz" not in PRELUDE.used_by("tk_saturate_i32_f64")


def test_a_helper_of_the_dialect_hides_a_common_one() -> None:
    assert "fmodf(a, b)" in PRELUDE.used_by("tk_fmod_f32")
    assert "fmod(a, b)" in PRELUDE.used_by("tk_fmod_f64")
    assert "fraction" in METAL.prelude.used_by("tk_fmod_f32")


def test_words_of_the_dialect_stand_in_common_helpers() -> None:
    assert "device i32 *place" in METAL.prelude.used_by("tk_atomic_add_i32")
    assert "precise::floor(" in METAL.prelude.used_by("tk_floordiv_f32")
    other = replace(PRELUDE, math_prefix="my_")
    assert "my_floorf(" in other.used_by("tk_floordiv_f32")
    assert "my_floor(" in other.used_by("tk_floordiv_f64")
    assert not re.search(r"TK_|\b[TSIUFB]\b", whole(CUDA, TARGET))
