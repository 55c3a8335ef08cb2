"""Compiling for a call: text in, a bundle with one variant out."""

from __future__ import annotations

import ctypes
import io
import json
import os
import zipfile

import numpy as np
import pytest
from cpu_run import LEVELS

import tack
import tack_runtime
from tack_runtime.errors import InternalError, KernelNameError, KernelValueError
from tack_runtime.manifest import parse_manifest
from tack_runtime.options import Options
from tack_runtime.signature import parse_signature
from tackc import jit
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.compiler.program import program_from_json
from tackc.variant import symbol_of, variant_id


@tack.kernel
def saxpy(x, y, out, a):
    for i in range(len(out)):
        out[i] = a * x[i] + y[i]


@tack.kernel
def shifted(x, out):
    rows = x.shape[0]
    for i, j in tack.ndindex(x.shape[0], x.shape[2]):
        out[i, j] = x[i, 1, j] + rows


@tack.kernel
def broken(x):
    for i in range(len(x)):
        x[i] = nowhere  # noqa: F821


@tack.kernel(lanes=8)
def shown(x):
    for i in range(len(x)):
        print(x[i])


@tack.kernel(lanes=8, reassociate=True)
def columns(x, out):
    for i in range(x.shape[0]):
        for j in range(4):
            tack.atomic_add(out, j, x[i, j])


SIGNATURE = "saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)"
LEVEL = LEVELS[-1]


def members(bundle: bytes) -> dict[str, bytes]:
    archive = zipfile.ZipFile(io.BytesIO(bundle))
    return {name: archive.read(name) for name in archive.namelist()}


def test_a_bundle_with_one_variant_and_one_library() -> None:
    """K-001, J-002: the runtime's own reader takes it, and its ids and digests are those of a build."""
    program = capture(saxpy)
    files = members(jit.compile_variant(program.to_json(), SIGNATURE, Options(), LEVEL))
    manifest = parse_manifest(files["manifest.json"])
    (entry,) = manifest.kernels
    (variant,) = entry.variants
    (image,) = variant.images
    assert entry.name == "saxpy"
    assert entry.parameters == ("x", "y", "out", "a")
    assert entry.digest == program.digest()
    assert str(variant.signature) == SIGNATURE
    assert variant.id == variant_id(program.digest(), parse_signature(SIGNATURE), Options())
    assert (image.target, image.level, image.kind, image.member) == ("cpu", LEVEL, "library", f"bin/cpu-{LEVEL}.so")
    assert image.symbol == symbol_of("saxpy", variant.id)
    assert json.loads(files[entry.program]) == json.loads(program.to_json())


@pytest.mark.parametrize("level", LEVELS)
def test_the_library_computes(level) -> None:
    """J-002."""
    files = members(jit.compile_variant(capture(saxpy).to_json(), SIGNATURE, Options(), level))
    variant = parse_manifest(files["manifest.json"]).kernels[0].variants[0]
    memory = os.memfd_create("image")
    os.write(memory, files[f"bin/cpu-{level}.so"])
    library = ctypes.CDLL(f"/proc/self/fd/{memory}")
    x, y, out = np.arange(33, dtype=np.float32), np.full(33, 0.1, np.float32), np.zeros(33, np.float32)
    slots = np.zeros(len(variant.slots), np.uint64)
    slots[:5] = [0, 33, x.ctypes.data, y.ctypes.data, out.ctypes.data]
    slots[5:].view(np.float32)[0] = 2.5
    assert [slot.kind for slot in variant.slots] == ["start", "count", "address", "address", "address", "scalar"]
    library[variant.images[0].symbol](ctypes.c_void_p(slots.ctypes.data), ctypes.c_int64(0), ctypes.c_int64(33))
    assert (out == np.float32(2.5) * x + y).all()


def test_the_same_call_gives_the_same_bytes() -> None:
    """K-005."""
    text = capture(saxpy).to_json()
    assert jit.compile_variant(text, SIGNATURE, Options(), LEVEL) == jit.compile_variant(text, SIGNATURE, Options(), LEVEL)


def test_contraction_is_another_variant() -> None:
    """N-011, K-001."""
    text = capture(saxpy).to_json()
    bundles = [members(jit.compile_variant(text, SIGNATURE, Options(fp_contract=fused), LEVEL)) for fused in (False, True)]
    plain, fused = [parse_manifest(files["manifest.json"]).kernels[0].variants[0] for files in bundles]
    assert (plain.options.fp_contract, fused.options.fp_contract) == (False, True)
    assert plain.id != fused.id


def test_the_runtime_loads_it() -> None:
    bundle = tack_runtime.load(jit.compile_variant(capture(saxpy).to_json(), SIGNATURE, Options(), LEVEL))
    assert "saxpy" in dir(bundle)


def test_dimensions_that_the_code_reads() -> None:
    """K-004: row strides of multi-index accesses and sizes in expressions, not those only in the loop bound."""
    signature = "shifted(x=f32[3, 4, 5], out=f32[3, 5])"
    assert jit.reads(capture(shifted).to_json(), signature) == ([["out", 1], ["x", 0], ["x", 1], ["x", 2]], [])
    assert jit.reads(capture(saxpy).to_json(), "saxpy(x=f32[7], y=f32[7], out=f32[7], a=f32)") == ([], [])


@tack.kernel
def everything(x, out, count, a: tack.f32):
    for i in range(len(out)):
        tmp = tack.local_array_like(x, 3)
        tmp[0] = x[i, 1] * a
        old = tack.atomic_add(count, 0, x.shape[1])
        out[i] += tmp[0] + x[old % 2]


CALLS = [
    (saxpy, "saxpy(x=f32[7], y=f32[7], out=f32[7], a=f32)", SIGNATURE),
    (shifted, "shifted(x=f32[3, 4, 5], out=f32[3, 5])", "shifted(x=f32[3, 4, 5], out=f32[:, 5])"),
    (
        everything,
        "everything(x=f64[7, 2], out=f64[7], count=i32[1], a=f32)",
        "everything(x=f64[:, 2], out=f64[:], count=i32[:], a=f32)",
    ),
]


@pytest.mark.parametrize("fp_contract", [False, True])
@pytest.mark.parametrize(("kernel", "baked", "wanted"), CALLS, ids=[kernel.name for kernel, _, _ in CALLS])
def test_a_call_lowers_once(kernel, baked, wanted, fp_contract, monkeypatch) -> None:
    """J-002, K-005: and compiles what lowering again would."""
    text = capture(kernel).to_json()
    program, signature = program_from_json(text), parse_signature(wanted)
    again = lower(program, signature, options=Options(fp_contract)).kernel
    compiled, lowered = [], []
    monkeypatch.setattr(
        jit.pipeline, "run", lambda found, run=jit.pipeline.run, **options: compiled.append(found) or run(found, **options)
    )
    monkeypatch.setattr(jit, "lower", lambda *args, **options: lowered.append(args) or lower(*args, **options))
    jit.reads(text, baked)
    jit.compile_variant(text, wanted, Options(fp_contract), LEVEL)
    assert (compiled, len(lowered)) == ([again], 1)


@pytest.mark.parametrize("changed", ["shifted(x=f32[3, 4, 6], out=f32[:, 6])", "shifted(x=f64[3, 4, 5], out=f32[:, 5])"])
def test_a_kernel_lowered_for_other_sizes_or_types_is_not_taken(changed, monkeypatch) -> None:
    """K-005"""
    text = capture(shifted).to_json()
    jit.reads(text, "shifted(x=f32[3, 4, 5], out=f32[3, 5])")
    compiled = []
    monkeypatch.setattr(
        jit.pipeline, "run", lambda found, run=jit.pipeline.run, **options: compiled.append(found) or run(found, **options)
    )
    jit.compile_variant(text, changed, Options(), LEVEL)
    assert compiled == [lower(program_from_json(text), parse_signature(changed)).kernel]


def test_a_dimension_that_the_code_reads_is_not_opened(monkeypatch) -> None:
    """K-004"""
    text = capture(shifted).to_json()
    opened = "shifted(x=f32[:, 4, 5], out=f32[:, 5])"
    jit.reads(text, "shifted(x=f32[3, 4, 5], out=f32[3, 5])")
    compiled = []
    monkeypatch.setattr(
        jit.pipeline, "run", lambda found, run=jit.pipeline.run, **options: compiled.append(found) or run(found, **options)
    )
    jit.compile_variant(text, opened, Options(), LEVEL)
    assert compiled == [lower(program_from_json(text), parse_signature(opened)).kernel]


def test_errors_of_the_kernel_reach_the_caller_as_the_contract_names_them() -> None:
    """L-019, L-020, H-003."""
    with pytest.raises(KernelNameError, match="nowhere"):
        jit.compile_variant(capture(broken).to_json(), "broken(x=f32[:])", Options(), LEVEL)
    with pytest.raises(KernelNameError, match="nowhere"):
        jit.reads(capture(broken).to_json(), "broken(x=f32[8])")


def test_lanes_that_a_kernel_cannot_have_are_an_error_in_every_call() -> None:
    """N-018: of debug mode, too."""
    for kernel, signature, message in (
        (shown, "shown(x=f32[8])", "asks for 8 lanes, prints at line 4"),
        (columns, "columns(x=f32[8, 4], out=f32[4])", "asks for 8 lanes, can have 1: floats are added to an array in a loop"),
    ):
        text = capture(kernel).to_json()
        for checked in (False, True):
            for _ in range(2):
                jit.reads(text, signature, checked=checked)
                with pytest.raises(KernelValueError, match=message):
                    jit.compile_variant(text, signature, kernel.options, LEVEL, checked)


def test_a_program_that_is_no_program_is_our_bug() -> None:
    for text in ("", "{}", '{"kernel": "a", "functions": {}}'):
        with pytest.raises(InternalError, match="report"):
            jit.compile_variant(text, SIGNATURE, Options(), LEVEL)
