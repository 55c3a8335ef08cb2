"""Calls with arrays of vectors and matrices, from bundles of hand-made IR: which variant serves them, cold and warm.

An array of vectors and an array of numbers with the same memory are different arguments (R-031, K-001), although compiled code
takes the same of both.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sample_bundles as sample
from irbuild import INDEX, LOC, make_kernel

import tack_runtime as tack
from tack_runtime import settings
from tack_runtime.arguments import classify
from tack_runtime.described import natural_signature, shape_signature
from tack_runtime.dispatch import Dispatcher
from tack_runtime.drivers import cpu as cpu_driver
from tack_runtime.dtypes import ArrayType, Scalar, f32, i64
from tack_runtime.errors import BundleError
from tack_runtime.manifest import Axis, Image, Manifest, Slot, Variant, parse_manifest
from tack_runtime.signature import machine_parameters, parse_signature
from tackc import inspection
from tackc.compiler import ir, pipeline
from tackc.emitters import llvm
from tackc.manifest import manifest_text
from tackc.toolchains import cpu
from tackc.variant import variant_of

VECTORS = "first(pos=vec3(f32)[:], out=f32[:])"
NUMBERS = "first(pos=f32[:, :], out=f32[:])"
ROWS = "first(pos=f32[:, 3], out=f32[:])"
MATRICES = "first(pos=mat(2, 3, f32)[:], out=f32[:])"


@pytest.fixture(autouse=True)
def nothing_is_compiled() -> Iterator[None]:
    settings.reread()
    settings.set_jit("off")
    yield
    settings.reread()


def made(signature: str, mark: int) -> tuple[ir.Kernel, Variant]:
    """`for i in range(len(out)): out[i] = pos[i, 0, ...] + mark`, and the manifest's row of it, without images."""
    parsed = parse_signature(signature)
    params = [ir.Param(name, type_) for name, type_ in machine_parameters(parsed)]
    pos, out = params
    at = ir.Read(INDEX, LOC)
    assert isinstance(pos.type, ArrayType)
    place = (at, *(ir.Const(0, i64, LOC) for _ in range(pos.type.ndim - 1)))
    value = ir.Apply("add", (ir.Cast(ir.Load(pos, place, LOC), f32, LOC), ir.Const(float(mark), f32, LOC)), f32, LOC)
    store = ir.Store(out, (at,), value, LOC)
    kernel = make_kernel(params, (store,), axes=(ir.Axis(INDEX, 0, ("dim", "out", 0), 1),), name="first")
    lowered = pipeline.run(kernel)
    return lowered, variant_of(lowered, parsed, str(mark))


@cache
def data(*signatures: str) -> bytes:
    """A bundle with one variant for each signature; the number of a variant, times 100, is what it adds."""
    level, member = cpu_driver.usable_levels()[-1], "bin/cpu.so"
    objects, variants = [], []
    for number, signature in enumerate(signatures):
        kernel, variant = made(signature, 100 * number)
        symbol = f"tk_first_{variant.id}"
        objects.append(cpu.compile_object(llvm.emit(kernel, symbol), level))
        variants.append(variant._replace(images=(Image("cpu", level, "library", member, symbol),)))
    return sample.packed(sample.files(variants, members={member: cpu.link_image(objects, level, prints=False)}))


def first(*signatures: str) -> Dispatcher:
    kernel: Dispatcher = tack.load(data(*signatures)).first
    return kernel


def points(value: float = 1.0) -> np.ndarray[Any, np.dtype[np.float32]]:
    return np.full((4, 3), value, np.float32)


def run(kernel: Dispatcher, pos: object) -> float:
    """What the kernel writes; all elements are the same."""
    out = np.zeros(4, np.float32)
    kernel(pos, out)
    assert (out == out[0]).all()
    return float(out[0])


def only_warm(kernel: Dispatcher, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> None:
        raise AssertionError("the warm path declined")

    monkeypatch.setattr(kernel, "_call", refuse)


AS: dict[str, Callable[[np.ndarray[Any, Any]], Any]] = {
    "vectors": lambda x: tack.array(x, tack.vec3()),
    "wrapped": lambda x: tack.wrap(x, tack.vec3()),
    "numpy": lambda x: x,
    "numbers": tack.array,
}


# --- which variant serves which array ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["vectors", "wrapped"])
def test_vectors_are_served_cold_and_warm(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-031, K-001"""
    kernel = first(VECTORS)
    assert run(kernel, AS[kind](points(5))) == 5
    only_warm(kernel, monkeypatch)
    assert run(kernel, AS[kind](points(7))) == 7
    out = tack.zeros(4)
    kernel(AS[kind](points(8)), out)
    assert out.numpy().tolist() == [8] * 4


@pytest.mark.parametrize("warm", [False, True], ids=["cold", "warm"])
@pytest.mark.parametrize("kind", ["numpy", "numbers"])
def test_numbers_are_never_taken_for_vectors(kind: str, warm: bool) -> None:
    """R-031, K-001: not even where the memory is that of vectors; the error says how to say that it is."""
    kernel = first(VECTORS)
    if warm:
        run(kernel, AS["vectors"](points()))
        run(kernel, AS["vectors"](points()))
    hint = r"pos holds vec3\(f32\), the call passes f32; tack.wrap\(pos, tack.vec3\(tack.f32\)\) views it as vectors"
    with pytest.raises(tack.MissingVariantError, match=hint):
        run(kernel, AS[kind](points()))


@pytest.mark.parametrize("warm", [False, True], ids=["cold", "warm"])
@pytest.mark.parametrize("signature", [NUMBERS, ROWS])
def test_vectors_are_never_taken_for_numbers(signature: str, warm: bool) -> None:
    """R-031, K-001"""
    kernel = first(signature)
    if warm:
        for kind in ("numpy", "numbers", "numbers"):
            run(kernel, AS[kind](points()))
    hint = r"pos holds f32, the call passes vec3\(f32\); tack.wrap\(pos, tack.f32\) views it as numbers"
    with pytest.raises(tack.MissingVariantError, match=hint):
        run(kernel, AS["vectors"](points()))


@pytest.mark.parametrize("signatures", [(VECTORS, NUMBERS), (VECTORS, ROWS), (ROWS, VECTORS), (NUMBERS, VECTORS)], ids=str)
def test_each_call_has_its_variant_whatever_came_before(signatures: tuple[str, ...]) -> None:
    """K-005: in every order of calls."""
    marks = {kind: 100 * signatures.index(VECTORS) for kind in ("vectors", "wrapped")}
    marks |= {kind: 100 * (1 - signatures.index(VECTORS)) for kind in ("numpy", "numbers")}
    for order in itertools.product(AS, repeat=4):
        kernel = first(*signatures)
        for number, kind in enumerate(order):
            assert run(kernel, AS[kind](points(number))) == number + marks[kind], (order, number)


def test_variants_of_both_kinds_stay_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = first(VECTORS, NUMBERS)
    for kind in AS:
        run(kernel, AS[kind](points()))
    only_warm(kernel, monkeypatch)
    assert [run(kernel, AS[kind](points())) for kind in AS] == [1, 1, 101, 101]


OTHERS: list[tuple[Any, str]] = [
    (lambda: tack.zeros(4, tack.vec2()), r"pos holds vec3\(f32\), the call passes vec2\(f32\)$"),
    (lambda: tack.zeros(4, tack.vec3(tack.f64)), r"pos holds vec3\(f32\), the call passes vec3\(f64\)$"),
    (lambda: tack.zeros(4, tack.mat3()), r"pos holds vec3\(f32\), the call passes mat3\(f32\)$"),
    (lambda: tack.zeros((2, 2), tack.vec3()), "pos has 1 dimensions, the call passes 2"),
    (lambda: tack.zeros((4, 3), tack.f64), r"pos holds vec3\(f32\), the call passes f64$"),
    (lambda: tack.zeros((4, 2)), r"pos holds vec3\(f32\), the call passes f32$"),
    (lambda: tack.zeros((2, 2, 3)), r"pos holds vec3\(f32\), the call passes f32$"),
    (lambda: 1.0, r"pos is an array vec3\(f32\)\[:\], the call passes a number"),
]


@pytest.mark.parametrize(("value", "reason"), OTHERS, ids=[reason for _, reason in OTHERS])
@pytest.mark.parametrize("warm", [False, True], ids=["cold", "warm"])
def test_other_elements_and_dimensions(value: Callable[[], object], reason: str, warm: bool) -> None:
    """K-001, J-001: vector widths and matrix shapes are part of a variant."""
    kernel = first(VECTORS)
    if warm:
        run(kernel, AS["vectors"](points()))
    with pytest.raises(tack.MissingVariantError, match=f"(?m){reason}"):
        run(kernel, value())


def test_matrices_and_vectors_with_the_same_memory() -> None:
    """K-001"""
    kernel = first(MATRICES, "first(pos=vec3(f32)[:, 2], out=f32[:])")
    memory = np.full((4, 2, 3), 5, np.float32)
    for _ in range(3):
        assert run(kernel, tack.wrap(memory, tack.mat(2, 3))) == 5
        assert run(kernel, tack.wrap(memory, tack.vec3())) == 105
    with pytest.raises(tack.MissingVariantError, match=r"tack.wrap\(pos, tack.mat\(2, 3, tack.f32\)\) views it as matrices"):
        run(kernel, memory)


def test_baked_dimensions_are_those_of_the_elements() -> None:
    """J-001, J-008: the variant with the most baked dimensions wins; components are none of them."""
    kernel = first(VECTORS, "first(pos=vec3(f32)[4], out=f32[:])", NUMBERS)
    for _ in range(2):
        assert run(kernel, AS["vectors"](points())) == 101
        assert run(kernel, AS["vectors"](np.ones((5, 3), np.float32))) == 1
    kernel = first("first(pos=vec3(f32)[5], out=f32[:])")
    with pytest.raises(tack.MissingVariantError, match=r"pos.shape\[0\] is 5, the call passes 4"):
        run(kernel, AS["vectors"](points()))


@pytest.mark.parametrize("scalar", ["i8", "u16", "i64", "f64"])
def test_every_width_of_components(scalar: str) -> None:
    """V-002"""
    element = tack.vec4(getattr(tack, scalar))
    kernel = first(f"first(pos=vec4({scalar})[:], out=f32[:])")
    for _ in range(2):
        assert run(kernel, tack.full(4, [7, 1, 2, 3], element)) == 7


# --- the launch --------------------------------------------------------------------------------------------------------------


def test_what_is_packed() -> None:
    """A-005, A-015: the address of the memory, logical dimensions."""
    parsed = "probe(pos=vec3(f32)[:, :], out=u64[:])"
    variant = sample.variant(parsed, "0" * 16, "tk_probe", axes=[Axis(0, ("dim", "pos", 1), 1)], dims=[("pos", 0), ("pos", 1)])
    memory = tack.zeros((5, 7), tack.vec3())
    bound = tack.load(sample.bundle([variant])).probe.bind(memory, np.zeros(9, np.uint64))
    assert list(bound._packed.slots) == [0, 7, memory.memory.ctypes.data, bound._packed.slots[3], 5, 7]


def test_signatures_of_a_call() -> None:
    """R-031: what a call asks for; a float beside vectors of doubles is a double."""
    arguments = classify(
        "k", ["pos", "m", "x", "a"], [tack.zeros((2, 5), tack.vec3()), tack.zeros(3, tack.mat2(tack.f64)), points(), 0.5]
    )
    assert str(natural_signature("k", arguments)) == "k(pos=vec3(f32)[:, :], m=mat2(f64)[:], x=f32[:, :], a=f64)"
    assert str(shape_signature("k", arguments)) == "k(pos=vec3(f32)[2, 5], m=mat2(f64)[3], x=f32[4, 3], a=f64)"


def stored(signature: str, **options: Any) -> Dispatcher:
    axes = [Axis(0, ("dim", "pos", 0), 1)]
    kernel: Dispatcher = tack.load(sample.bundle([sample.variant(signature, "0" * 16, "tk_total", axes=axes, **options)])).k
    return kernel


def test_read_only_vectors() -> None:
    """M-006"""
    memory = points()
    memory.flags.writeable = False
    with pytest.raises(ValueError, match=r"parameter 'pos' may be written, but its array is read-only; pass pos.copy\(\)"):
        stored("k(pos=vec3(f32)[:])", written=["pos"])(tack.wrap(memory, tack.vec3()))


def test_misaligned_components() -> None:
    """X-005: atomics need the alignment of a component, not of a vector."""
    raw = np.zeros(8 * 25, np.uint8)
    start = -raw.ctypes.data % 8
    kernel = stored("k(pos=vec3(f64)[:])", written=["pos"], atomics=["pos"])
    shifted = raw[start + 4 : start + 4 + 8 * 24].view(np.float64).reshape(8, 3)
    with pytest.raises(ValueError, match="atomic target 'pos' requires 8-byte alignment"):
        kernel(tack.wrap(shifted, tack.vec3(tack.f64)))
    aligned = raw[start : start + 8 * 24].view(np.float64).reshape(8, 3)
    assert kernel.bind(tack.wrap(aligned[1:], tack.vec3(tack.f64))) is not None


def test_overlap_of_vectors_and_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """M-002: bytes decide, not types."""
    kernel = stored("k(pos=vec3(f32)[:], out=f32[:])", written=["out"])
    memory = np.zeros(24, np.float32)
    pos = tack.wrap(memory[:12].reshape(4, 3), tack.vec3())
    assert not kernel.bind(pos, memory[8:])._packed.noalias
    assert kernel.bind(pos, memory[12:])._packed.noalias


def test_explain_and_advice() -> None:
    """J-001: the spec in the build command is one that `--spec` reads."""
    kernel = first(VECTORS)
    pos, out = tack.zeros(4, tack.vec3()), tack.zeros(4)
    assert "called as first(pos=vec3(f32)[:], out=f32[:])" in kernel.explain(pos, out)
    with pytest.raises(tack.MissingVariantError) as caught:
        kernel(tack.zeros(4, tack.mat(2, 3, tack.i8)), out)
    spec = "first(pos=mat(2, 3, i8)[:], out=f32[:])"
    assert f"--spec '{spec}'" in str(caught.value)
    assert str(parse_signature(spec)) == spec


def test_keywords_and_wrong_counts_with_a_warm_variant() -> None:
    """R-030"""
    kernel = first(VECTORS)
    pos, out = AS["vectors"](points(3)), tack.zeros(4)
    kernel(pos, out)
    kernel(out=out, pos=pos)
    for wrong in ((pos,), (pos, out, 1), ()):
        with pytest.raises(TypeError, match="expects 2 arguments"):
            kernel(*wrong)


# --- the manifest ------------------------------------------------------------------------------------------------------------


def manifest(**changes: Any) -> bytes:
    variant = made("first(pos=vec3(f32)[:, :], out=f32[:])", 0)[1]._replace(**changes)
    entry = sample.entry([variant], b"{}")
    member = {entry.program: sample.Member(sample.sha256(b"{}"), 2)}
    return manifest_text(Manifest(1, "test", 0, (entry,), member)).encode()


def test_a_manifest_with_vectors_reads_back() -> None:
    """V-001: slots, bounds and lists name the arrays of numbers that the code takes."""
    slots = parse_manifest(manifest()).kernels[0].variants[0].slots
    assert slots[2:] == (Slot("address", "pos", 0), Slot("address", "out", 0), Slot("dim", "pos", 1))
    assert json.loads(manifest())["kernels"][0]["variants"][0]["signature"] == "first(pos=vec3(f32)[:, :], out=f32[:])"


@pytest.mark.parametrize("axis", [2, 3])
def test_components_are_no_open_dimensions(axis: int) -> None:
    """A-005: of a hostile manifest, too."""
    variant = made("first(pos=vec3(f32)[:, :], out=f32[:])", 0)[1]
    for changes in ({"small_dims": (("pos", axis),)}, {"slots": (*variant.slots, Slot("dim", "pos", axis))}):
        with pytest.raises(BundleError, match=r"baked in|no dimension"):
            parse_manifest(manifest(**changes))


def test_machine_parameters() -> None:
    """A-015"""
    parsed = parse_signature("k(pos=vec3(f32)[:, 4], turns=mat(2, 3, i8)[()], x=u16[:], n=i64)")
    expected = {"pos": f32[:, 4, 3], "turns": tack.i8[2, 3], "x": tack.u16[:], "n": i64}
    assert dict(machine_parameters(parsed)) == expected
    assert all(isinstance(type_, Scalar) or type_ is type_.machine for _, type_ in machine_parameters(parsed))


def test_inspection(tmp_path: Path) -> None:
    """J-001: a bundle with vectors is listed, with what a call must keep."""
    signature = "k(pos=vec3(f64)[:], n=i64)"
    variant = sample.variant(
        signature, "0" * 16, "tk_total", axes=[Axis(0, ("dim", "pos", 0), 1)], written=["pos"], atomics=["pos"], dims=[("pos", 0)]
    )
    path = tmp_path / "k.tackb"
    path.write_bytes(sample.bundle([variant._replace(small_dims=(("pos", 0),))]))
    found = inspection.read(path, None)
    assert signature in found.table()
    for line in ("pos.shape[0] iterations", "pos writable", "pos aligned to 8 bytes", "pos.shape[0] below 2**31"):
        assert line in found.details()
