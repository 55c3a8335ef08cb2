"""Calls: arguments, the choice of a variant, checks before the launch, errors (contract sections 14, 15, 22, 24)."""

from __future__ import annotations

import gc
import os
import re
import threading
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
import sample_bundles as sample

import tack
import tack_runtime
from tack.naming import SourceNames
from tack_runtime import missing, resolve, settings
from tack_runtime.arguments import classify
from tack_runtime.bundle import Bundle
from tack_runtime.described import ArrayArgument, natural_signature
from tack_runtime.dispatch import Dispatcher
from tack_runtime.drivers import cpu
from tack_runtime.errors import (
    DeviceError,
    InternalError,
    KernelNameError,
    KernelRuntimeError,
    KernelTypeError,
    KernelValueError,
    MissingVariantError,
    UnsupportedSyntaxError,
)
from tack_runtime.launch import scalar_bits
from tack_runtime.locks import ForkLock
from tack_runtime.manifest import Axis, Image, Skipped, Variant
from tack_runtime.options import Options
from tack_runtime.resolve import Origin
from tack_runtime.signature import parse_signature
from tackc.failures import raise_translated
from tackc.request import families, parse_arch

F4 = "saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)"


@pytest.fixture(autouse=True)
def natives(monkeypatch: pytest.MonkeyPatch) -> Iterator[sample.Natives]:
    """Code runs through ctypes on one thread, and nothing is compiled."""
    found = sample.Natives()
    found.put(monkeypatch)
    settings.reread()
    settings.set_jit("off")
    yield found
    settings.reread()


def load(*kernels: list[Variant]) -> Bundle:
    return tack_runtime.load(sample.bundle(*kernels))


def arrays(n: int = 4, dtype: Any = np.float32) -> tuple[Any, Any, Any]:
    return np.arange(n, dtype=dtype), np.full(n, 10, dtype), np.zeros(n, dtype)


# --- the launch ----------------------------------------------------------------------------------------------------------


def test_numpy_arrays_and_tack_arrays() -> None:
    """R-031: both are taken without a copy, mixed too; without `return` a call returns None (P-034)."""
    saxpy = load([sample.saxpy()]).saxpy
    x, y, out = arrays()
    assert saxpy(x, y, out, 2.0) is None
    assert out.tolist() == [10, 12, 14, 16]
    mixed = tack_runtime.zeros(4)
    saxpy(tack_runtime.array(x), y, mixed, np.float64(3))
    assert mixed.numpy().tolist() == [10, 13, 16, 19]


def test_keywords() -> None:
    """R-030"""
    saxpy = load([sample.saxpy()]).saxpy
    x, y, out = arrays()
    saxpy(x, a=2.0, out=out, y=y)
    assert out.tolist() == [10, 12, 14, 16]


@pytest.mark.parametrize(
    ("args", "kwargs", "message"),
    [
        (1, {}, r"Kernel 'saxpy' expects 4 arguments, got 1; missing: 'y', 'out', 'a'$"),
        (5, {}, r"Kernel 'saxpy' expects 4 arguments, got 5$"),
        (3, {"b": 1}, r"no parameter 'b'; it takes x, y, out, a"),
        (4, {"a": 1}, r"'a' is given twice"),
        (2, {"a": 1}, r"expects 4 arguments, got 3; missing: 'out'"),
        (5, {"a": 1}, r"expects 4 arguments, got 6"),
    ],
)
def test_wrong_arguments(args: int, kwargs: dict[str, Any], message: str) -> None:
    """R-030"""
    saxpy = load([sample.saxpy()]).saxpy
    with pytest.raises(TypeError, match=message):
        saxpy(*([*arrays(), 2.0, 5][:args]), **kwargs)


def test_one_argument_is_singular() -> None:
    """R-030"""
    kernel = load([sample.variant("one(x=f32[:])", "0" * 16, "tk_total", axes=[Axis(0, 1, 1)])]).one
    with pytest.raises(TypeError, match=r"^Kernel 'one' expects 1 argument, got 2$"):
        kernel(1, 2)


def test_empty_launch_runs_nothing(natives: sample.Natives) -> None:
    """P-001, R-021"""
    saxpy = load([sample.saxpy()]).saxpy
    saxpy(*arrays(0), 2.0)
    assert natives.runs == []


@pytest.mark.parametrize(
    ("start", "stop", "step", "indices"),
    [(0, 8, 2, [0, 2, 4, 6]), (3, 8, 2, [3, 5, 7]), (1, 8, 3, [1, 4, 7]), (5, 5, 2, []), (7, 2, 2, []), (-4, 0, 4, [-4])],
)
def test_bounds(natives: sample.Natives, start: int, stop: int, step: int, indices: list[int]) -> None:
    """P-001, P-002: the packed start, count and step are those of Python's range."""
    assert list(range(start, stop, step)) == indices
    probe = load([sample.probe("n=i64", Axis(("scalar", "n"), stop, step))]).probe
    bound = probe.bind(np.zeros(16, np.uint64), start)
    slots = bound._packed.slots
    assert bound._packed.iterations == len(indices)
    if indices:
        assert (slots[0], slots[1], slots[2]) == (start % 2**64, len(indices), step)


@pytest.mark.parametrize("n", [0, -5])
def test_a_step_that_is_not_positive_runs_nothing(natives: sample.Natives, n: int) -> None:
    """E-010"""
    load([sample.probe("n=i64", Axis(0, 8, ("scalar", "n")))]).probe(np.zeros(16, np.uint64), n)
    assert natives.runs == []


def test_two_negative_sizes_run_nothing(natives: sample.Natives) -> None:
    """P-006: although their product is positive."""
    axis = Axis(0, ("scalar", "n"), 1)
    kernel = load([sample.variant("k(x=f32[:], n=i32)", "0" * 16, "tk_total", axes=[axis, axis])]).k
    kernel(np.zeros(4, np.float32), -3)
    assert natives.runs == []


def test_too_many_iterations(natives: sample.Natives) -> None:
    """P-018, R-033"""
    axis = Axis(0, ("scalar", "n"), 1)
    kernel = load([sample.variant("k(x=f32[:], n=i64)", "0" * 16, "tk_total", axes=[axis, axis])]).k
    with pytest.raises(ValueError, match="exceed the 9223372036854775807 that one CPU launch can index"):
        kernel(np.zeros(4, np.float32), 2**32)
    far = load([sample.probe("n=i64", Axis(("scalar", "n"), ("*", ("scalar", "n"), 3), 2))]).probe
    with pytest.raises(ValueError, match="beyond 64-bit indices"):
        far(np.zeros(4, np.uint64), 2**62)
    assert natives.runs == []


def test_a_bound_that_divides_by_zero() -> None:
    probe = load([sample.probe("n=i64", Axis(0, ("//", 8, ("scalar", "n")), 2))]).probe
    with pytest.raises(ValueError, match="the loop bound 8 // n divides by zero"):
        probe(np.zeros(16, np.uint64), 0)


def test_a_float_bound() -> None:
    """P-003"""
    probe = load([sample.probe("n=f32", Axis(0, ("scalar", "n"), 2))]).probe
    with pytest.raises(KernelTypeError, match="Kernel 'probe': the loop bound n needs an integer, but 'n' is a float"):
        probe(np.zeros(16, np.uint64), 4)


def test_return_value() -> None:
    """P-030, P-034: a Python number, from one evaluation after the launch; empty launches too."""
    total = load([sample.total()]).total
    x = np.arange(4, dtype=np.int32)
    value = total(x, 2)
    assert value == 8.0
    assert type(value) is float
    assert x.tolist() == [1, 2, 2, 3]
    assert total(x, 0) == 8.0
    assert total.bind(x, 1)() == 9.0


@pytest.mark.parametrize(
    ("dtype", "value", "bits"),
    [
        ("i8", -1, 0xFF),
        ("u8", 255, 0xFF),
        ("i16", -2, 0xFFFE),
        ("u16", 65535, 0xFFFF),
        ("i32", -3, 0xFFFFFFFD),
        ("u32", 2**32 - 1, 0xFFFFFFFF),
        ("i64", -(2**63), 1 << 63),
        ("u64", 2**64 - 1, 2**64 - 1),
        ("f32", 1.0, 0x3F800000),
        ("f32", 0.1, 0x3DCCCCCD),
        ("f32", 1e300, 0x7F800000),
        ("f32", -0.0, 0x80000000),
        ("f32", 2, 0x40000000),
        ("f64", 0.1, 0x3FB999999999999A),
        ("f64", 2**53 + 1, 0x4340000000000000),
        ("i32", True, 1),
    ],
)
def test_packed_scalars(dtype: str, value: Any, bits: int) -> None:
    """R-031: numbers arrive in the type that the variant declares."""
    out = np.zeros(4, np.uint64)
    load([sample.probe(f"v={dtype}", Axis(0, 1, 2))]).probe(out, value)
    assert out[0] == bits


def test_large_integers_round_once_to_f32() -> None:
    """2^54 + 2^30 + 1 lies just above the midpoint of two f32; by way of f64 it would fall on it and round down."""
    value = 2**54 + 2**30 + 1
    exact = min((2**54, 2**54 + 2**31), key=lambda candidate: abs(candidate - value))
    scalar = sample.BY_NAME["f32"]
    for sign in (1, -1):
        stored = np.array([scalar_bits(sign * value, scalar)], np.uint32).view(np.float32)[0]
        assert int(stored) == sign * exact


def test_overlap_is_seen(natives: sample.Natives) -> None:
    """M-002: noalias only where no written array shares bytes with another."""
    saxpy = load([sample.saxpy()]).saxpy
    memory = np.zeros(16, np.float32)
    x, y, out = arrays()
    for args, noalias in (
        ((x, y, out), 1),
        ((x, x, out), 1),  # arrays that are only read may overlap
        ((x, y, y), 0),
        ((memory[0:4], memory[4:8], memory[8:12]), 1),
        ((memory[0:4], memory[4:8], memory[7:11]), 0),
    ):
        saxpy(*args, 1.0)
        assert natives.runs[-1] == (4, noalias)


# --- arguments that are refused ------------------------------------------------------------------------------------------


def read_only() -> Any:
    out = np.zeros(4, np.float32)
    out.flags.writeable = False
    return out


class Lying(np.ndarray):  # type: ignore[type-arg]
    """An array that says of itself what a launch would like to hear."""

    shape = property(lambda self: (1 << 20,))  # type: ignore[assignment]
    strides = property(lambda self: (4,))  # type: ignore[assignment]
    dtype = property(lambda self: np.dtype("f4"))  # type: ignore[assignment]
    flags = property(lambda self: np.zeros(1).flags)
    nbytes = property(lambda self: 0)
    __array_interface__ = property(lambda self: {"data": (0, False)})

    @staticmethod
    def strided() -> Lying:
        return np.zeros(8, np.float32)[::2].view(Lying)


REFUSED: list[tuple[str, Callable[[], Any], type[Exception], str]] = [
    ("out", lambda: np.zeros((4, 2), np.float32)[:, 0], ValueError, r"np\.ascontiguousarray\(out\)"),
    ("out", lambda: np.zeros(4, np.float32)[::-1], ValueError, r"np\.ascontiguousarray\(out\)"),
    ("out", lambda: np.asfortranarray(np.zeros((4, 4), np.float32)), ValueError, "not C-contiguous"),
    ("out", lambda: np.zeros(4, np.float16), TypeError, r"unsupported numpy dtype float16; use out\.astype\(np\.float32\)"),
    ("out", lambda: np.zeros(4, object), TypeError, "unsupported numpy dtype object"),
    ("out", lambda: np.zeros(4, bool), TypeError, r"use out\.view\(np\.uint8\)"),
    ("out", lambda: np.zeros(4, complex), TypeError, "unsupported numpy dtype complex128"),
    ("out", lambda: np.zeros(4, ">f4"), TypeError, "byte order is not the machine's"),
    ("out", lambda: np.ma.masked_array(np.zeros(4, np.float32)), TypeError, "masked array"),
    ("out", read_only, ValueError, r"parameter 'out' may be written, but its array is read-only"),
    ("out", lambda: None, TypeError, "Unsupported argument type for parameter 'out': NoneType"),
    ("out", lambda: [0.0] * 4, TypeError, "Unsupported argument type for parameter 'out': list"),
    ("a", lambda: "2", TypeError, "Unsupported argument type for parameter 'a': str"),
    ("a", lambda: 1j, TypeError, "Unsupported argument type for parameter 'a': complex"),
    ("a", lambda: np.timedelta64(1, "s"), TypeError, "Unsupported argument type for parameter 'a': timedelta64"),
    ("a", lambda: np.datetime64(1, "s"), TypeError, "Unsupported argument type for parameter 'a': datetime64"),
    ("out", lambda: Lying.strided(), ValueError, "not C-contiguous"),
    ("out", lambda: read_only().view(Lying), ValueError, "its array is read-only"),
    ("a", lambda: 2**64, TypeError, "Kernel 'saxpy': parameter 'a' is an integer beyond 64 bits"),
    ("a", lambda: -(2**63) - 1, TypeError, "beyond 64 bits"),
    ("a", lambda: np.zeros((), np.float32), MissingVariantError, r"pass a\.item\(\)"),
]


@pytest.mark.parametrize(("name", "value", "error", "message"), REFUSED)
def test_refused_arguments(
    natives: sample.Natives, name: str, value: Callable[[], Any], error: type[Exception], message: str
) -> None:
    """R-031, R-033, M-006: the error says what is wrong and how to mend it; nothing runs."""
    x, y, out = arrays()
    given = {"x": x, "y": y, "out": out, "a": 2.0, name: value()}
    with pytest.raises(error, match=message):
        load([sample.saxpy()]).saxpy(**given)
    assert natives.runs == []
    assert out.tolist() == [0, 0, 0, 0]


def test_subclasses_are_launched_as_the_arrays_that_they_are(natives: sample.Natives) -> None:
    """R-031: nothing that a subclass overrides decides what memory a kernel touches."""
    saxpy = load([sample.saxpy()]).saxpy
    x, y, out = arrays()
    saxpy(x.view(Lying), y.view(Lying), out.view(Lying), 1.0)
    assert natives.runs == [(4, 1)]
    assert out.tolist() == [10, 11, 12, 13]
    with pytest.raises(MissingVariantError, match="out holds f32, the call passes f64"):
        saxpy(x, y, np.zeros(4).view(Lying), 1.0)


def test_read_only_arrays_may_be_read() -> None:
    """M-006"""
    x, y, out = arrays()
    x.flags.writeable = y.flags.writeable = False
    load([sample.saxpy()]).saxpy(x, y, out, 1.0)
    assert out.tolist() == [10, 11, 12, 13]


def test_misaligned_arrays() -> None:
    """M-005: ordinary accesses take them; X-005: targets of atomics are refused, on every call."""
    raw = np.zeros(17 * 4 + 1, np.uint8)
    x, y, out = (raw[1 + 16 * k : 17 + 16 * k].view(np.float32) for k in range(3))
    x[:], y[:] = 1, 2
    load([sample.saxpy()]).saxpy(x, y, out, 1.0)
    assert out.tolist() == [3] * 4
    atomic = load([sample.saxpy()._replace(atomics=("out",))]).saxpy
    for _ in range(2):
        with pytest.raises(ValueError, match="atomic target 'out' requires 4-byte alignment"):
            atomic(x, y, out, 1.0)
    atomic(x, y, out.copy(), 1.0)


# --- natural types and the choice ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "array", "natural"),
    [
        (1, "f4", "i32"),
        (True, "f4", "i32"),
        (np.uint8(3), "f4", "i32"),
        (np.bool_(True), "f4", "i32"),
        (2**31, "f4", "i64"),
        (-(2**31), "f4", "i32"),
        (2**63, "f4", "u64"),
        (1.0, "f4", "f32"),
        (1.0, "f8", "f64"),
        (np.float32(1), "f8", "f64"),
        (np.float16(1), "i4", "f32"),
    ],
)
def test_natural_types(value: object, array: str, natural: str) -> None:
    """R-031"""
    asked = natural_signature("k", classify("k", ["x", "v"], [np.zeros((2, 2), array), value]))
    assert str(asked).endswith(f"[:, :], v={natural})")


def test_most_baked_dimensions_win(natives: sample.Natives) -> None:
    """J-001: then the variant with open dimensions."""
    baked = sample.saxpy(dims="8", identity="0" * 16)
    saxpy = load([sample.saxpy(), baked]).saxpy
    saxpy(*arrays(8), 1.0)
    assert list(natives.made) == [str(baked.signature)]
    saxpy(*arrays(7), 1.0)
    saxpy(*arrays(8), 1.0)
    assert [len(native.runs) for native in natives.made.values()] == [2, 1]


def probes(*types: str) -> list[Variant]:
    return [sample.probe(f"v={name}", Axis(0, 1, 2))._replace(id=f"{index:016x}") for index, name in enumerate(types)]


@pytest.mark.parametrize(
    ("types", "value", "chosen"),
    [
        (["f32"], 1, "f32"),  # numbers are weak
        (["i64"], 1, "i64"),
        (["f64", "f32"], 1.5, "f32"),  # the natural type wins
        (["f32", "i32"], 1, "i32"),
        (["f32", "i64"], 1, "i64"),  # an int rather stays one
        (["u8", "f32"], 300, "f32"),
        (["u8", "i16"], 300, "i16"),
        (["u8", "i16"], 3, "u8"),
        (["u64"], 1, "u64"),
        (["f64"], 1.5, "f64"),
    ],
)
def test_weak_numbers(natives: sample.Natives, types: list[str], value: Any, chosen: str) -> None:
    """J-008: a variant takes any number that its type holds."""
    probe = load(probes(*types)).probe
    out = np.zeros(1, np.uint64)
    for _ in range(2):
        probe(out, value)
    assert list(natives.made) == [f"probe(out=u64[:], v={chosen})"]


def test_the_choice_does_not_depend_on_earlier_calls(natives: sample.Natives) -> None:
    """K-005"""
    probe = load(probes("u8", "i16", "f32")).probe
    out = np.zeros(1, np.uint64)
    for value, bits in ((300, 300), (3, 3), (-1, 0xFFFF), (70000, 0x4788B800), (255, 255), (256, 256)):
        probe(out, value)
        assert out[0] == bits
    assert [len(native.runs) for native in natives.made.values()] == [3, 2, 1]


@pytest.mark.parametrize(
    ("types", "value"), [(["i32"], 1.5), (["u8"], 256), (["u8"], -1), (["i64"], 2**63), (["u32", "i64"], 2.0)]
)
def test_numbers_that_no_variant_holds(types: list[str], value: Any) -> None:
    """J-008: a float where only an integer variant exists is a missing variant."""
    with pytest.raises(MissingVariantError):
        load(probes(*types)).probe(np.zeros(1, np.uint64), value)


def test_missing_variant() -> None:
    """J-001: what is missing, the nearest with the first reason, why nothing was compiled, and a command that builds it."""
    x, y, out = arrays(4, np.float64)
    with pytest.raises(RuntimeError) as caught:
        load([sample.saxpy(), sample.saxpy("i32", "i32")], [sample.total()]).saxpy(x, y, out, 2)
    assert isinstance(caught.value, MissingVariantError)
    assert str(caught.value).splitlines() == [
        "Kernel 'saxpy' has no variant saxpy(x=f64[:], y=f64[:], out=f64[:], a=i32) in <bytes>",
        f"  nearest: {F4}: x holds f32, the call passes f64",
        "  nearest: saxpy(x=i32[:], y=i32[:], out=i32[:], a=i32): x holds i32, the call passes f64",
        "  not compiled on the spot: TACK_JIT=off",
        "  build it with: tackc build sample.py --arch cpu:x86-64-v2 --spec 'saxpy(x=f64[:], y=f64[:], out=f64[:], a=i32)'"
        f" --spec '{F4}' --spec 'saxpy(x=i32[:], y=i32[:], out=i32[:], a=i32)' --spec 'total(x=i32[:], n=i64)' -o sample.tackb",
    ]


def test_missing_variant_names_the_bundle(tmp_path: Any) -> None:
    path = tmp_path / "my bundle.tackb"
    path.write_bytes(sample.bundle([sample.saxpy()]))
    with pytest.raises(MissingVariantError) as caught:
        tack_runtime.load(path).saxpy(*arrays(4, np.float64), 2.0)
    assert str(caught.value).endswith(f" -o '{path}'")


def spread(*levels: tuple[str, str]) -> Variant:
    """saxpy with an image for each target and level."""
    return sample.saxpy(images=[Image(target, level, "source", "source/k", "k") for target, level in levels])


CPU_LEVELS = [("cpu", level) for level in cpu.X86_LEVELS]
DEFAULT_CUDA = [("cuda", level) for level in missing.BARE["cuda"]]


@pytest.mark.parametrize(
    ("images", "arch"),
    [
        (CPU_LEVELS, "cpu"),
        ([*CPU_LEVELS, ("cuda", ""), ("metal", "")], "cpu,cuda,metal"),
        ([*CPU_LEVELS, ("cuda", ""), *DEFAULT_CUDA], "cpu,cuda"),
        ([*CPU_LEVELS, *DEFAULT_CUDA, ("cuda", "sm_121")], "cpu,cuda,cuda:sm_121"),
        ([*CPU_LEVELS, ("cuda", ""), ("cuda", "sm_90")], "cpu,cuda:sm_90"),
        (CPU_LEVELS[:2], "cpu:x86-64-v2,cpu:x86-64-v3"),
        ([*CPU_LEVELS, ("cuda", ""), ("hip", ""), ("hip", "gfx1100"), ("hip", "gfx942")], "cpu,cuda,hip:gfx1100,hip:gfx942"),
        ([*CPU_LEVELS, *(("hip", level) for level in missing.BARE["hip"]), ("hip", "gfx1030")], "cpu,hip,hip:gfx1030"),
        ([*CPU_LEVELS, ("cpu", "aarch64")], "cpu,cpu:aarch64"),
        ([("metal", "")], "cpu,metal"),  # the call needs code that runs here
        ([("cpu", "aarch64")], "cpu,cpu:aarch64"),
    ],
)
def test_the_build_command_keeps_the_targets(images: list[tuple[str, str]], arch: str) -> None:
    """J-001: it replaces the bundle, so what it had must be in the new one."""
    bundle = sample.packed(sample.files([spread(*images)], members={"source/k": b"code"}))
    with pytest.raises(MissingVariantError) as caught:
        tack_runtime.load(bundle).saxpy(*arrays(4, np.float64), 2.0)
    assert f" --arch {arch} --spec" in str(caught.value)
    asked = {(request.target, level) for request in parse_arch(arch) for level in request.levels}
    assert {(target, level) for target, level in images if level} <= asked


def test_the_build_command_keeps_a_skipped_target() -> None:
    variant = sample.saxpy()._replace(skipped=(Skipped("metal", "f64"),))
    with pytest.raises(MissingVariantError, match="--arch cpu:x86-64-v2,metal --spec"):
        load([variant]).saxpy(*arrays(4, np.float64), 2.0)


def test_the_build_command_means_the_same_targets_as_tackc() -> None:
    assert {name: family.default for name, family in families().items() if family.default and name != "cpu"} == missing.BARE
    assert missing._own_levels() == families()["cpu"].default


def test_the_build_command_of_a_large_bundle_stays_short() -> None:
    variants = [sample.saxpy(dims=str(n), identity=f"{n:016x}") for n in range(9)]
    with pytest.raises(MissingVariantError) as caught:
        load(variants).saxpy(*arrays(4, np.float64), 2.0)
    assert str(caught.value).endswith("-o sample.tackb (add the --spec and --specs options that the bundle was built with)")
    assert str(caught.value).count("--spec '") == 1


def test_the_build_command_of_a_folder(tmp_path: Any) -> None:
    path = tmp_path / "k.tackb"
    for name, data in sample.files([sample.saxpy()]).items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_bytes(data)
    with pytest.raises(MissingVariantError) as caught:
        tack_runtime.load(path).saxpy(*arrays(4, np.float64), 2.0)
    assert str(caught.value).endswith(f" -o {path}/")


@pytest.mark.parametrize(
    ("options", "stripped", "flags"),
    [
        (Options(), False, ""),
        (Options(fp_contract=True), False, " --fp-contract"),
        (Options(), True, " --strip-sources"),
        (Options(fp_contract=True), True, " --fp-contract --strip-sources"),
        (Options(lanes=16, reassociate=True, fast_math=True), False, " --lanes 16 --reassociate --fast-math"),
    ],
)
def test_the_build_command_keeps_the_options_of_the_build(options: Options, stripped: bool, flags: str) -> None:
    """J-001, N-011, N-018..N-020: built by it, the variants that are there come out the same."""
    images = [Image("cpu", sample.LEVEL, "library", "bin/cpu.so", "tk_saxpy_00000000000000f4")]
    images += [Image("cuda", "sm_80", "cubin", "bin/cuda/k.cubin", "k")]
    images += [] if stripped else [Image("cuda", "", "source", "source/cuda/k.cu", "k")]
    variant = sample.saxpy(images=images)._replace(options=options)
    members = {image.member: b"code" for image in images} | {"bin/cpu.so": sample.compiled()}
    data = sample.packed(sample.files([variant], members=members))
    with pytest.raises(MissingVariantError) as caught:
        tack_runtime.load(data).saxpy(*arrays(4, np.float64), 2.0)
    assert str(caught.value).endswith(f"'{flags} -o sample.tackb")


@pytest.mark.parametrize(("arch", "flags"), [("cuda:sm_90", " --strip-sources"), ("metal", ""), ("opencl", "")])
def test_the_build_command_keeps_a_source_that_a_device_may_need(arch: str, flags: str) -> None:
    """J-001: where a bundle without sources has nothing for a target, that option may be why."""
    images = [Image("cuda", "sm_80", "cubin", "bin/cuda/k.cubin", "k")]
    entry = sample.entry([sample.saxpy(images=images)], b"{}")
    assert list(missing._flags([entry], False, arch)) == flags.split()


def test_the_kernel_of_a_source_file_is_told_to_use_a_bundle() -> None:
    saxpy = Dispatcher("saxpy", "mine", ["x", "y", "out", "a"], (), lambda *_: "{}", SourceNames(), origin=Origin("mine.py", ""))
    with pytest.raises(MissingVariantError) as caught:
        saxpy(*arrays(), 2.0)
    assert str(caught.value).splitlines() == [
        f"Kernel 'saxpy' has no variant {F4}",
        "  not compiled on the spot: TACK_JIT=off",
        f"  build a bundle with: tackc build mine.py --arch cpu --spec '{F4}' -o mine.tackb"
        " ; and attach it: TACK_BUNDLE=mine.tackb, or tack.use_bundle('mine.tackb')",
    ]


MISMATCHES = [
    (lambda x, y, out: (x, y, out.reshape(2, 2), 1.0), "out has 1 dimensions, the call passes 2"),
    (lambda x, y, out: (x, 1, out, 1.0), r"y is an array f32\[:\], the call passes a number"),
    (lambda x, y, out: (x, y, out, x), r"a is a number f32, the call passes an array f32\[:\]"),
    (lambda x, y, out: (x, y, out[:3], 1.0), r"out\.shape\[0\] is 4, the call passes 3"),
]


@pytest.mark.parametrize(("args", "reason"), MISMATCHES)
def test_reasons(args: Callable[..., tuple[Any, ...]], reason: str) -> None:
    """J-001"""
    with pytest.raises(MissingVariantError, match=reason):
        load([sample.saxpy(dims="4")]).saxpy(*args(*arrays()))


MEANT = [
    (lambda x, y, out: (x, y, out.reshape(2, 2), 1), "out as an array i32[:]"),
    (lambda x, y, out: (x, tack.texture3d(np.zeros((2, 2, 2), np.float32)), out, 1), "y as an array i32[:]"),
    (lambda x, y, out: (x, y, out, 2.0), "a as an integer i32"),
    (lambda x, y, out: (x, 1, out, x), "y as an array i32[:], a as an integer i32"),
]


@pytest.mark.parametrize(("args", "meant"), MEANT)
def test_what_the_call_may_have_meant_stands_before_the_command(args: Callable[..., tuple[Any, ...]], meant: str) -> None:
    """J-001: another kind of argument is a mistake as often as it is a variant that lacks."""
    with pytest.raises(MissingVariantError) as caught:
        load([sample.saxpy("i32", "i32")]).saxpy(*args(*arrays(4, np.int32)))
    assert f"  pass {meant}, as the nearest variant has it, or build it with: tackc build sample.py " in str(caught.value)


@pytest.mark.parametrize(
    ("type_", "meant"),
    [
        ("texture3d[:, :, :]", ["x as a texture texture3d[:, :, :], which tack.texture3d makes"]),
        ("f64[:, :, :]", []),
        ("f32[:, :, 2]", []),
        ("f32", ["x as a number f32"]),
    ],
)
def test_what_an_array_may_have_been_meant_as(type_: str, meant: list[str]) -> None:
    """J-001: a variant for another element type or other sizes lacks."""
    given = [ArrayArgument("x", np.zeros((2, 2, 3), np.float32), tack.f32)]
    assert resolve.other_kinds(parse_signature(f"k(x={type_})"), given) == meant


def test_code_for_another_machine_is_a_reason() -> None:
    """Nothing falls back silently; what exists and what may run is said."""
    cuda = sample.saxpy("f64", images=[Image("cuda", "sm_90", "cubin", "bin/cpu.so", "k")])
    arm = sample.saxpy(images=[Image("cpu", "aarch64", "library", "bin/cpu.so", "k")])
    bundle = load([arm, cuda])
    with pytest.raises(MissingVariantError, match="it was built for aarch64; this process may use x86-64-v"):
        bundle.saxpy(*arrays(), 1.0)
    with pytest.raises(MissingVariantError, match="it was not built for the CPU"):
        bundle.saxpy(*arrays(4, np.float64), 1.0)


def test_the_best_level_is_taken(monkeypatch: pytest.MonkeyPatch, natives: sample.Natives) -> None:
    """J-001: the best level that the machine runs."""
    symbols = {"x86-64-v2": "tk_saxpy_00000000000000f4", "x86-64-v3": "tk_saxpy_00000000000000a4"}
    images = [Image("cpu", level, "library", "bin/cpu.so", symbol) for level, symbol in symbols.items()]
    monkeypatch.setattr(cpu, "machine_levels", lambda: ("x86-64-v4", "x86-64-v3", "x86-64-v2"))
    data = sample.bundle([sample.saxpy(images=images)])
    x, y, out = arrays()
    assert "level x86-64-v3, symbol tk_saxpy_00000000000000a4: this machine runs x86-64-v4" in tack_runtime.load(
        data
    ).saxpy.explain(x, y, out, 1.0)
    settings.set_cpu_isa("v2")
    assert "level x86-64-v2, symbol tk_saxpy_00000000000000f4: TACK_CPU_ISA=x86-64-v2" in tack_runtime.load(data).saxpy.explain(
        x, y, out, 1.0
    )


def test_a_changed_level_holds_for_the_next_call(monkeypatch: pytest.MonkeyPatch, natives: sample.Natives) -> None:
    """What `explain` says is what a call does, whatever was loaded before."""
    symbols = {"x86-64-v2": "tk_saxpy_00000000000000f4", "x86-64-v3": "tk_saxpy_00000000000000a4"}
    images = [Image("cpu", level, "library", "bin/cpu.so", symbol) for level, symbol in symbols.items()]
    monkeypatch.setattr(cpu, "machine_levels", lambda: ("x86-64-v3", "x86-64-v2"))
    saxpy = load([sample.saxpy(images=images)]).saxpy
    x, y, out = arrays()
    for asked, level in ((None, "x86-64-v3"), ("v2", "x86-64-v2"), (None, "x86-64-v3")):
        settings.set_cpu_isa(asked)
        assert f"level {level}," in saxpy.explain(x, y, out, 2.0)
        out[:] = -1
        natives.answer = NotImplemented
        saxpy(x, y, out, 2.0)
        assert (out.tolist() == [10, 12, 14, 16]) == (level == "x86-64-v2")  # the other symbol takes floats for integers
        natives.answer = None  # the variant is warm: native code would take the next call
        saxpy(x, y, out, 2.0)
    assert len(natives.calls) == 3


def test_open_dimensions_that_are_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """T-006: code that reads an open dimension as i32 is not used for more."""
    variant = sample.variant("k(x=i8[:])", "0" * 16, "tk_total", axes=[Axis(0, 0, 1)], dims=[("x", 0)], small_dims=[("x", 0)])
    kernel = load([variant]).k
    kernel(np.zeros(4, np.int8))
    huge = np.lib.stride_tricks.as_strided(np.zeros(1, np.int8), (2**31,), (1,))
    with pytest.raises(MissingVariantError, match=r"x\.shape\[0\] is 2147483648; the variant reads it as a 32-bit number"):
        kernel(huge)


# --- bind, explain, the warm path ----------------------------------------------------------------------------------------


def test_bind() -> None:
    """Checked once, run many times; it holds its arrays."""
    saxpy = load([sample.saxpy()]).saxpy
    x, y, out = arrays()
    bound = saxpy.bind(x, y, out=out, a=2.0)
    assert out.tolist() == [0] * 4
    assert bound() is None
    assert out.tolist() == [10, 12, 14, 16]
    x[:] = 0
    bound()
    assert out.tolist() == [10] * 4
    with pytest.raises(ValueError, match="read-only"):
        saxpy.bind(x, y, read_only(), 1.0)
    held = weakref.ref(y)
    del y
    gc.collect()
    assert held() is not None
    del bound
    gc.collect()
    assert held() is None


def test_a_call_keeps_no_argument_alive() -> None:
    """K-006"""
    saxpy = load([sample.saxpy()]).saxpy
    x, y, out = arrays()
    saxpy(x, y, out, 1.0)
    held = weakref.ref(x)
    del x
    gc.collect()
    assert held() is None


def test_explain_says_how_many_iterations_run_at_a_time(natives: sample.Natives) -> None:
    """N-018."""
    form = "8 iterations at a time: it is written so (sample.py:3:5)"
    image = Image("cpu", sample.LEVEL, "library", "bin/cpu.so", "tk_saxpy_00000000000000f4")
    x, y, out = arrays()
    for said in (form, ""):
        text = load([sample.saxpy(images=[image._replace(form=said)])]).saxpy.explain(x, y, out, 2.0)
        assert text.splitlines()[3:] == [said] * bool(said)


def test_explain_runs_nothing(natives: sample.Natives) -> None:
    saxpy = load([sample.saxpy(), sample.saxpy("f64")]).saxpy
    x, y, out = arrays()
    text = saxpy.explain(x, y, out, 2.0)
    assert text.splitlines()[0] == f"sample.saxpy, called as {F4}"
    assert "variant 00000000000000f4" in text
    assert "image bin/cpu.so, level x86-64-v2" in text
    assert "not saxpy(x=f64[:], y=f64[:], out=f64[:], a=f64): x holds f64, the call passes f32" in text
    assert natives.made == {}
    missing = saxpy.explain(*arrays(4, np.int8), 2)
    assert "TACK_JIT=off: MissingVariantError" in missing
    assert "tackc build sample.py" in missing


def test_warm_calls_go_to_native_code_first(natives: sample.Natives) -> None:
    saxpy = load([sample.saxpy()]).saxpy
    x, y, out = arrays()
    saxpy(x, y, out, 2.0)
    assert natives.calls == []
    natives.answer = None
    saxpy(x, y, out, 3.0)
    assert len(natives.calls) == 1
    assert natives.runs == [(4, 1)]  # native code took the second call
    natives.answer = NotImplemented
    with pytest.raises(TypeError, match="expects 4 arguments"):
        saxpy(x)
    with pytest.raises(TypeError, match="Unsupported argument type"):
        saxpy(x, y, out, None)
    saxpy(x, y, out, 4.0)
    assert natives.runs == [(4, 1), (4, 1)]


def test_native_code_does_not_decide_between_variants(natives: sample.Natives) -> None:
    """K-003, K-005: where scalar types differ, native code takes only numbers of the types that a variant declares."""
    out = np.zeros(1, np.uint64)
    probe = load(probes("f32", "i32")).probe
    for value in (1.5, 2):
        probe(out, value)
    assert [native.weak for native in natives.made.values()] == [False, False]
    natives.made.clear()
    load(probes("f32")).probe(out, 2)
    load([sample.saxpy(), sample.saxpy("f64")]).saxpy(*arrays(), 2)  # arrays tell these two apart
    assert [native.weak for native in natives.made.values()] == [True, True]


def test_native_code_does_not_hide_a_baked_variant(natives: sample.Natives) -> None:
    """J-001: the open variant would take every call."""
    natives.answer = None
    saxpy = load([sample.saxpy(), sample.saxpy(dims="8", identity="0" * 16)]).saxpy
    saxpy(*arrays(4), 1.0)
    saxpy(*arrays(8), 1.0)
    assert natives.calls == []
    assert len(natives.made) == 2
    saxpy(*arrays(8), 1.0)
    assert len(natives.calls) == 1


def test_variants_in_turn_stay_warm(natives: sample.Natives) -> None:
    saxpy = load([sample.saxpy(), sample.saxpy("f64")]).saxpy
    saxpy(*arrays(), 1.0)
    saxpy(*arrays(4, np.float64), 1.0)
    assert len(saxpy._warm) == 2
    natives.calls.clear()
    saxpy(*arrays(), 2.0)
    assert len(natives.calls) == 2  # both were tried, and both declined
    assert [len(native.runs) for native in natives.made.values()] == [2, 1]


def test_variants_that_native_code_does_not_take_are_not_tried(natives: sample.Natives, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it takes none, on a Python without its lock, say."""
    saxpy = load([sample.saxpy()]).saxpy
    monkeypatch.setattr(sample.SerialNative, "__setattr__", without_function)
    x, y, out = arrays()
    for _ in range(2):
        saxpy(x, y, out, 2.0)
        assert saxpy._warm == ()
    assert natives.runs == [(4, 1)] * 2


def without_function(native: object, name: str, value: object) -> None:
    object.__setattr__(native, name, None if name == "function" else value)


def test_a_bound_kernel_takes_no_arguments(natives: sample.Natives) -> None:
    x, y, out = arrays()
    bound = load([sample.saxpy()]).saxpy.bind(x, y, out, 2.0)
    for call in (lambda: bound(x), lambda: bound(a=3.0)):
        with pytest.raises(
            KernelTypeError, match=r"^Kernel 'saxpy': a bound kernel takes no arguments; call saxpy itself, or bind"
        ):
            call()
    assert natives.runs == []


def test_logged_launches(natives: sample.Natives, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """TACK_LOG, switched on after the kernel was warm."""
    natives.answer = None
    saxpy = load([sample.saxpy()]).saxpy
    args = (*arrays(), 1.0)
    monkeypatch.setattr(cpu, "_support", None)
    monkeypatch.setattr(settings, "_pool_threads", None)
    settings.set_cpu_threads(3)
    saxpy(*args)
    settings.set_log("launch")
    saxpy(*args)
    saxpy(*args)
    settings.set_cpu_threads(1)
    saxpy(*args)
    line = r"tack launch: saxpy 00000000000000f4 on x86-64-v2: 4 iterations, \d+\.\d us, up to 3 threads\n"
    alone = line.replace("up to 3 threads", "1 thread")
    assert re.fullmatch(f"({line}){{2}}{alone}", capsys.readouterr().err)


# --- threads and forks ---------------------------------------------------------------------------------------------------


def test_several_threads(natives: sample.Natives) -> None:
    """R-034: each thread with arguments of its own; the variant is loaded once."""
    saxpy = load([sample.saxpy()]).saxpy
    results: list[list[float]] = []
    start = threading.Barrier(4)

    def work(k: int) -> None:
        x, y, out = arrays(100)
        start.wait()
        for _ in range(50):
            saxpy(x, y, out, float(k))
        results.append([k, out[-1]])

    threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(results) == [[k, 10 + 99 * k] for k in range(4)]
    assert len(natives.made) == 1
    assert len(natives.runs) == 200


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Python 3.12 warns of forks with threads, which is what this is
def test_a_fork_while_another_thread_holds_the_lock() -> None:
    """U-004"""
    saxpy = load([sample.saxpy()]).saxpy
    held, release = threading.Event(), threading.Event()

    def hold() -> None:
        with saxpy._lock:
            held.set()
            release.wait(20)

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait(20)
    child = os.fork()
    if child == 0:
        x, y, out = arrays()
        saxpy(x, y, out, 2.0)
        os._exit(0 if out.tolist() == [10, 12, 14, 16] else 1)
    try:
        for _ in range(400):
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                break
            threading.Event().wait(0.05)
        else:
            os.kill(child, 9)
            os.waitpid(child, 0)
            pytest.fail("the child hangs")
        assert os.waitstatus_to_exitcode(status) == 0
    finally:
        release.set()
        thread.join()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_locks_of_a_child_are_mended_before_it_starts_threads() -> None:
    """U-004: a lock that is exchanged when it is first taken could be exchanged twice, by two threads of the child."""
    lost, mine, free = ForkLock(), ForkLock(), ForkLock()
    held, release = threading.Event(), threading.Event()

    def hold() -> None:
        with lost:
            held.set()
            release.wait(20)

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait(20)
    with mine:  # the forking thread goes on, so what it holds stays held
        child = os.fork()
        if child == 0:
            os._exit(0 if _locks_work(lost, free) and not _can_take(mine) else 1)
    try:
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    finally:
        release.set()
        thread.join()


def _locks_work(*locks: ForkLock) -> bool:
    for lock in locks:
        before = lock._lock
        with lock:
            if _can_take(lock):
                return False
        if lock._lock is not before or not _can_take(lock):
            return False
    return True


def _can_take(lock: ForkLock) -> bool:
    """Whether another thread gets the lock."""
    taken: list[bool] = []
    thread = threading.Thread(target=lambda: taken.append(lock._lock.acquire(timeout=0.2)))
    thread.start()
    thread.join()
    return taken[0]


# --- errors of the compiler ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "kind", "text"),
    [
        (KernelTypeError("bad types"), TypeError, "Kernel 'k': bad types"),
        (KernelTypeError("Kernel 'k': bad types"), TypeError, "Kernel 'k': bad types"),
        (KernelValueError("bad value"), ValueError, "bad value"),
        (KernelNameError("no name"), NameError, "no name"),
        (UnsupportedSyntaxError("no such thing"), NotImplementedError, "no such thing"),
        (MissingVariantError("none"), RuntimeError, "none"),
        (InternalError("our bug"), InternalError, "our bug"),
        (KernelRuntimeError("Cannot resolve loop range"), RuntimeError, "Kernel 'k' failed on CPUBackend: Cannot resolve"),
        (KernelRuntimeError("Kernel 'k': no bound"), RuntimeError, "Kernel 'k' failed on CPUBackend: no bound"),
        (DeviceError("no such level"), RuntimeError, "Kernel 'k' failed on CPUBackend: no such level"),
        (TypeError("x"), InternalError, "Kernel 'k': this is a bug in tackc"),
        (NotImplementedError("later"), InternalError, "Kernel 'k': this is a bug in tackc"),
    ],
)
def test_how_a_caller_sees_errors(error: Exception, kind: type[Exception], text: str) -> None:
    """H-001, H-002"""
    with pytest.raises(kind) as caught:
        raise_translated("k", error)
    assert str(caught.value).startswith(text)
    if "failed" in text or "bug in tackc" in text:
        assert caught.value.__cause__ is error
    else:  # the user's error is seen alone
        assert caught.value.__cause__ is None
        assert caught.value.__suppress_context__ or caught.value is error
