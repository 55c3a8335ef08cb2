"""What bundles record of a variant."""

from __future__ import annotations

from dataclasses import replace

import pytest
from irbuild import INDEX, make_kernel, vector

from tack_runtime.dtypes import ArrayType, f32, i32, i64, u8
from tack_runtime.manifest import Axis, Slot
from tack_runtime.options import Options
from tack_runtime.signature import parse_signature
from tackc.compiler import ir
from tackc.variant import mangle, symbol_of, variant_id, variant_of

SIGNATURE = parse_signature("k(a=f32[:], bins=i32[:], out=f32[:, :], s=f32)")
DIGEST = "ab" * 32


def kernel() -> ir.Kernel:
    """Reads `a`, counts in `bins`, stores `out`, and reads one size as a value and one as a stride."""
    a, bins, out = vector("a", f32), vector("bins", i32), ir.Param("out", ArrayType(f32, (None, None)))
    at = (ir.Read(INDEX),)
    stride = ir.Apply("mul", (ir.Read(INDEX), ir.Extent(out, 1, i64)), i64)
    body = (
        ir.Atomic("add", bins, (ir.Cast(ir.Extent(a, 0, i32), i64),), ir.Const(1, i32), None),
        ir.If(ir.Const(1, i32), (ir.Store(out, (stride,), ir.Load(a, at)),), ()),
    )
    axis = ir.Axis(INDEX, 2, ("scalar", "n"), 3)
    made = make_kernel((a, bins, out, ir.Param("s", f32)), body, axes=(axis,), name="k")
    return replace(made, result=ir.Result((), ir.Const(7, u8)))


def test_a_variant_says_how_to_launch_it() -> None:
    """K-001, M-006, X-005, P-002, P-030."""
    variant = variant_of(kernel(), SIGNATURE, DIGEST)
    assert variant.axes == (Axis(2, ("scalar", "n"), 3),)
    assert variant.written == ("bins", "out")
    assert variant.atomics == ("bins",)
    assert variant.small_dims == (("a", 0),)
    assert variant.result is u8
    assert variant.options == Options()
    assert [str(scalar) for scalar in variant.atomic_dtypes] == [str(SIGNATURE.parameters[1][1].element)]
    assert {str(scalar) for scalar in variant.dtypes} >= {"f32", "i64", "u8"}
    assert variant.id == variant_id(DIGEST, SIGNATURE, Options())
    read, counted = [Slot("dim", "a", 0), Slot("dim", "out", 1)], Slot("dim", "bins", 0)  # of an accumulator, its elements
    assert [slot for slot in variant.slots if slot.kind == "dim"] == sorted([*read, counted])
    assert variant.slots[:3] == (Slot("start", "", 0), Slot("count", "", 0), Slot("step", "", 0))


def test_an_id_depends_on_all_that_results_depend_on() -> None:
    """K-001, K-007, N-011."""
    other = parse_signature("k(a=f32[4], bins=i32[:], out=f32[:, :], s=f32)")
    ids = {
        variant_id(DIGEST, SIGNATURE, Options()),
        variant_id("cd" * 32, SIGNATURE, Options()),
        variant_id(DIGEST, other, Options()),
        *(
            variant_id(DIGEST, SIGNATURE, Options()._replace(**{name: 8 if name == "lanes" else True}))
            for name in Options._fields
        ),
    }
    assert len(ids) == 7
    assert all(len(id_) == 16 and int(id_, 16) >= 0 for id_ in ids)


@pytest.mark.parametrize(
    ("name", "mangled"), [("saxpy", "saxpy"), ("größe", "gr_xF6__xDF_e"), ("params.heat", "params_x2E_heat"), ("_1", "_1")]
)
def test_symbols_hold_plain_characters(name, mangled) -> None:
    """L-024."""
    assert mangle(name) == mangled
    assert symbol_of(name, "0" * 16) == f"tk_{mangled}_0000000000000000"
