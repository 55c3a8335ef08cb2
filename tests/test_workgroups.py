"""Workgroups: what their primitives mean, on whole groups in the interpreter, and how a device without them refuses a kernel."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from irbuild import INDEX, make_kernel, vector
from programs import build as program_of

import tack
import tack_runtime
from tack_runtime.dtypes import f32, i32, i64, u8
from tack_runtime.errors import CapabilityError, KernelRuntimeError, KernelValueError, UnsupportedSyntaxError
from tack_runtime.workgroups import check_full_groups
from tackc import inspection, listing
from tackc.build import Options, build
from tackc.compiler import ir, pipeline
from tackc.compiler.fibers import LanesPartedError, combined
from tackc.compiler.frontend import lower
from tackc.compiler.interpret import Order, backwards, run, serial, shuffled
from tackc.compiler.target import Refusal, types_used, unsupported
from tackc.contents import read_contents
from tackc.emitters import TARGETS, llvm
from tackc.emitters.cuda import CUDA
from tackc.plan import BuildError
from tackc.request import RequestError, parse_arch

ORDERS = [serial, backwards, shuffled(1), shuffled(2)]


def kernel_of(body: str, functions: str = "", loop: str = "for i in range(n):", before: str = "") -> ir.Kernel:
    """A kernel of that loop body over x: f32[:], out: f32[:], ids: i32[:] and n."""
    indented = "".join(f"        {line}\n" for line in body.strip("\n").splitlines())
    head = "@tack.kernel\ndef k(x: tack.f32[:], out: tack.f32[:], ids: tack.i32[:], n: tack.i32):\n"
    lowered = lower(*program_of(f"{functions}\n{head}{before}    {loop}\n{indented}"))
    return pipeline.run(lowered.kernel)


def results(kernel: ir.Kernel, count: int, order: Order = serial, x: np.ndarray | None = None) -> tuple[np.ndarray, np.ndarray]:
    """What a kernel leaves in `out` and `ids`, for `n` iterations over x = 0, 1, 2, ..."""
    values = np.arange(count, dtype=np.float32) if x is None else x
    out, ids = np.full(count, -1, np.float32), np.full(count, -1, np.int32)
    run(kernel, {"x": values, "out": out, "ids": ids, "n": count}, order)
    return out, ids


# --- lanes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ORDERS)
def test_lanes_count_from_zero_in_each_group(order: Order) -> None:
    """W-008, W-009: group g holds iterations 256g to 256g + 255; the last may be partial where nothing meets."""
    _, ids = results(kernel_of("ids[i] = tack.thread_id()"), 600, order)
    assert ids.tolist() == [i % 256 for i in range(600)]


def test_lanes_of_several_axes_are_those_of_the_flat_loop() -> None:
    """W-009, P-007: the last axis varies fastest."""
    _, ids = results(kernel_of("ids[i * 3 + j] = tack.thread_id()", loop="for i, j in tack.ndindex(n // 3, 3):"), 600)
    assert ids.tolist() == [i % 256 for i in range(600)]


def test_a_lane_is_an_i32() -> None:
    """T-006: it wraps with u8, promotes with i64."""
    kernel = kernel_of("ids[i] = tack.u8(tack.thread_id() + 1)", before="    lane = tack.thread_id()\n")
    assert {str(local.type) for local in kernel.locals if local.name == "lane"} <= {"i32"}
    assert results(kernel, 256)[1].tolist() == [(i + 1) % 256 for i in range(256)]


def test_lanes_before_and_after_the_loop() -> None:
    """L-008: thread_id() may be read there; one thread evaluates what is after the loop."""
    source = (
        "@tack.kernel\ndef k(ids: tack.i32[:], n: tack.i32) -> int:\n    lane = 2 * tack.thread_id()\n"
        "    for i in range(n):\n        ids[i] = lane\n    return tack.thread_id() + lane\n"
    )
    kernel = lower(*program_of(source)).kernel
    ids = np.zeros(300, np.int32)
    assert run(kernel, {"ids": ids, "n": 300}) == 0
    assert ids.tolist() == [2 * (i % 256) for i in range(300)]


# --- shared memory and barriers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ORDERS)
def test_lanes_see_what_others_wrote_before_a_barrier(order: Order) -> None:
    """W-004, W-016: in shared memory and in arrays, each group for itself."""
    body = """
tile = tack.shared_like(x, 256)
lane = tack.thread_id()
tile[lane] = x[i]
ids[i] = lane
tack.barrier()
out[i] = tile[255 - lane] + ids[i + 255 - 2 * lane]
"""
    out, _ = results(kernel_of(body), 512, order)
    assert out.tolist() == [(i - i % 256) + 2 * (255 - i % 256) for i in range(512)]


def test_shared_memory_starts_uninitialized_in_each_group() -> None:
    """W-004: what another group wrote is not there, and reading what none wrote is a mistake that the interpreter finds."""
    kernel = kernel_of("tile = tack.shared(tack.i32, 4)\nif n > 600:\n    tile[0] = 1\nif n < i + 300:\n    ids[i] = tile[0]")
    with pytest.raises(UnboundLocalError, match=r"tile\[0\] is read before it is written"):
        results(kernel, 600)


def test_shared_memory_is_one_array_for_all_lanes_and_functions() -> None:
    """F-006: passed by reference."""
    functions = "@tack.func\ndef put(tile, at, v):\n    tile[at] = v\n"
    kernel = kernel_of("s = tack.shared(tack.i32, 1)\nput(s, 0, 5)\ntack.barrier()\nids[i] = s[0]", functions)
    assert set(results(kernel, 256)[1].tolist()) == {5}


def test_atomics_need_no_whole_groups_and_no_uniform_control() -> None:
    """X-011, W-008: under a condition on the lane, in a partial group."""
    kernel = kernel_of("if tack.thread_id() % 2 == 0:\n    ids[i] = tack.atomic_add(ids, 599, 1)", loop="for i in range(n - 1):")
    ids = results(kernel, 600)[1]
    assert ids[599] == -1 + 300
    assert sorted(ids[:599:2]) == list(range(-1, 299))


def test_lanes_that_part_are_noticed() -> None:
    """W-010: what the analysis refuses, run all the same; and turns of loops that differ."""
    varying = ir.Apply("lt", (ir.Read(INDEX), ir.Const(200, i64)), i32)
    parts = make_kernel([], (ir.If(varying, (ir.Barrier(),), ()),))
    with pytest.raises(LanesPartedError, match=r"lane 0 is at Barrier.*, lane 200 at its end"):
        run(parts, {"n": 256})
    k = ir.Local("k", i64)
    late = ir.If(varying, (ir.If(ir.Apply("eq", (ir.Read(k), ir.Const(0, i64)), i32), (ir.Continue(),), ()),), ())
    loop = ir.For(k, ir.Const(0, i64), ir.Const(2, i64), ir.Const(1, i64), (late, ir.Barrier()))
    with pytest.raises(LanesPartedError, match=r"turns \(1,\), lane 200 at .* turns \(0,\)"):
        run(make_kernel([], (loop,), locals=(k,)), {"n": 256})


# --- whole groups ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loop", "fits"),
    [
        ("for i in range(256):", True),
        ("for i in range(255):", False),
        ("for i in range(0, 1024, 2):", True),
        ("for i in range(1, 1025, 4):", True),
        ("for i, j in tack.ndindex(16, 16):", True),
        ("for i, j in tack.ndindex(16, 15):", False),
        ("for i, j, k in tack.ndindex(2, 8, (4, 20)):", True),
        ("for i in range(0):", True),
        ("for i in range(5, 2):", True),
        ("for i, j in tack.ndindex(3, -1):", True),
    ],
)
def test_collectives_need_whole_groups(loop: str, fits: bool) -> None:
    """W-005, W-006: the normalized count counts; no iterations at all are fine."""
    kernel = kernel_of("tack.barrier()\ntack.atomic_add(ids, 0, 1)", loop=loop)
    ids = np.zeros(1, np.int32)
    given = {"x": np.zeros(1, np.float32), "out": np.zeros(1, np.float32), "ids": ids, "n": 1}
    if fits:
        run(kernel, given)
        return
    with pytest.raises(ValueError, match=r"Kernel 'k': workgroup collectives require complete 256-lane groups; iteration count"):
        run(kernel, given)
    assert ids[0] == 0


@pytest.mark.parametrize(("count", "fits"), [(-5, True), (0, True), (1, False), (256, True), (1000, False), (2**40, True)])
def test_full_groups(count: int, fits: bool) -> None:
    """W-005, W-006"""
    if fits:
        check_full_groups("k", count)
    else:
        with pytest.raises(KernelValueError) as caught:
            check_full_groups("k", count)
        assert str(caught.value) == (
            "Kernel 'k': workgroup collectives require complete 256-lane groups; "
            f"iteration count {count} would create a partial workgroup; pad the loop, and the arrays that it goes through, to "
            f"{256 if count == 1 else 1024}"
        )


# --- reductions --------------------------------------------------------------------------------------------------------

REDUCE = """
s = tack.block_sum(x[i])
low = tack.block_min(x[i])
high = tack.block_max(x[i])
out[i] = s + 1000.0 * low + high
"""


@pytest.mark.parametrize("order", ORDERS)
def test_every_lane_gets_the_result_of_its_group(order: Order) -> None:
    """W-017"""
    out, _ = results(kernel_of(REDUCE), 512, order, x=np.arange(512, dtype=np.float32) % 300)
    first, second = range(256), [*range(256, 300), *range(212)]
    assert set(out[:256].tolist()) == {sum(first) + 1000 * min(first) + max(first)}
    assert set(out[256:].tolist()) == {sum(second) + 1000 * min(second) + max(second)}


def test_sums_are_a_tree_of_f32() -> None:
    """W-018, W-020: 256 wide, strides 128 to 1; here a running sum would lose every second one."""
    values = np.full(256, 1, np.float32)
    values[0] = 2.0**24
    tree = values.copy()
    stride = 128
    while stride:
        tree[:stride] = tree[:stride] + tree[stride : 2 * stride]
        stride //= 2
    assert combined("sum", list(values)) == tree[0] == np.float32(2**24 + 254)
    out, _ = results(kernel_of("out[i] = tack.block_sum(x[i])"), 256, x=values)
    assert set(out.tolist()) == {float(tree[0])}


NAN, ZERO = np.float32(np.nan), np.float32(0)


@pytest.mark.parametrize("at", [0, 1, 128, 255])
def test_extrema_propagate_nan_and_order_zeros(at: int) -> None:
    """W-018, Q-004: whatever lane has it."""
    for filler in (ZERO, np.float32(np.inf), np.float32(-np.inf)):
        values = [filler] * 256
        values[at] = NAN
        assert np.isnan(combined("min", values))
        assert np.isnan(combined("max", values))
    values = [ZERO] * 256
    values[at] = -ZERO
    assert np.signbit(combined("min", values))
    assert not np.signbit(combined("max", values))
    values = [-ZERO] * 256
    values[at] = ZERO
    assert np.signbit(combined("min", values))
    assert not np.signbit(combined("max", values))
    values = [np.float32(lane) for lane in range(256)]
    values[at] = np.float32(-np.inf)
    assert combined("min", values) == -np.inf
    values[at] = np.float32(np.inf)
    assert combined("max", values) == np.inf


def test_the_result_is_f32() -> None:
    """W-017: it promotes like one."""
    kernel = kernel_of("s = tack.block_sum(1.0)\nt = s * tack.f64(x[i])\nout[i] = t + tack.block_max(2.5)")
    types = {local.name: str(local.type) for local in kernel.locals}
    assert types["s"] == "f32"
    assert types["t"] == "f64"


# --- the CPU refuses ---------------------------------------------------------------------------------------------------

SOURCE = """\
import tack

@tack.func
def waits(v):
    tack.barrier()
    return v

@tack.kernel
def meets(x: tack.f32[:], n: tack.i32):
    for i in range(n):
        tile = tack.shared_like(x, 256)
        tile[tack.thread_id()] = x[i]
        x[i] = waits(tile[0])

@tack.kernel
def plain(x: tack.f32[:], n: tack.i32):
    for i in range(n):
        tmp = tack.local_array_like(x, 4)
        tmp[0] = x[i]
        x[i] = tmp[0] + 1.0

@tack.kernel
def total(x: tack.f32[:], n: tack.i32) -> float:
    for i in range(n):
        x[i] = 1.0
    lane = tack.thread_id()
    return x[0] + lane
"""
NEEDED = "CPU backend does not support workgroup execution required by barrier, shared_like, thread_id;"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("groups") / "groups_k.py"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def module(source: Path) -> ModuleType:
    """The kernels of the source, which have compiled nothing yet."""
    spec = importlib.util.spec_from_file_location("groups_k", source)
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


@pytest.fixture(scope="module")
def bundle(source: Path) -> Path:
    path = source.with_suffix(".tackb")
    build([source], parse_arch("cpu"), path)
    return path


def x() -> np.ndarray[Any, Any]:
    return np.full(256, 7, np.float32)


@pytest.fixture(params=["just in time", "from a bundle"])
def kernel(request: pytest.FixtureRequest, module: ModuleType, bundle: Path) -> Callable[[str], Any]:
    return lambda name: getattr(module if request.param == "just in time" else tack_runtime.load(bundle), name)


def test_every_call_is_refused(kernel: Callable[[str], Any]) -> None:
    """W-002, W-003, H-002: also an empty one, by keywords, and where only its arguments are bound; nothing is written."""
    array, meets = x(), kernel("meets")
    calls = (lambda: meets(array, 256), lambda: meets(array, 0), lambda: meets(x=array, n=256), lambda: meets.bind(array, 256))
    for call in (*calls, *calls):
        with pytest.raises(KernelRuntimeError) as caught:
            call()
        assert str(caught.value).startswith(f"Kernel 'meets' failed on CPUBackend: {NEEDED} run it on a device whose ")
        assert "; tack.local_array" in str(caught.value)
        assert type(caught.value.__cause__) is CapabilityError
        assert isinstance(caught.value.__cause__, NotImplementedError)
        assert str(caught.value.__cause__).startswith(f"Kernel 'meets': {NEEDED}")
    assert set(array.tolist()) == {7}


def test_a_lane_read_after_the_loop_is_refused_too(kernel: Callable[[str], Any]) -> None:
    """W-002: the primitive counts, wherever it is."""
    with pytest.raises(RuntimeError, match="required by thread_id;"):
        kernel("total")(x(), 256)


def test_local_arrays_run(kernel: Callable[[str], Any]) -> None:
    """A-010, W-002: kernels without workgroups are unaffected."""
    array = x()
    kernel("plain")(array, 256)
    assert set(array.tolist()) == {8}


def test_explain_says_that_the_call_is_refused(bundle: Path) -> None:
    text = tack_runtime.load(bundle).meets.explain(x(), 256)
    assert f"refused: Kernel 'meets': {NEEDED}" in text
    assert text.count(NEEDED) == 1


def test_emitting_for_the_cpu_is_refused() -> None:
    """W-002: direct code generation raises the NotImplementedError itself."""
    kernel = kernel_of("tack.barrier()\nids[i] = tack.thread_id()")
    with pytest.raises(NotImplementedError, match=r"Kernel 'k': CPU backend does not support .* required by barrier, thread_id;"):
        llvm.emit(kernel, "tk")


def test_what_is_wrong_with_the_source_is_said_first(tmp_path: Path) -> None:
    """W-019, H-001: no kernel of the language, whatever the device has; types come after the device."""
    for line, exception in (
        ("y = tack.barrier()", UnsupportedSyntaxError),
        ("tack.barrier(); assert n", UnsupportedSyntaxError),
        ("tack.barrier(); x[i] = unknown", NameError),
        ("tack.barrier(); x[i] = tack.block_sum(n)", RuntimeError),
        ("tack.barrier(); x[i, i] = 1.0", RuntimeError),
    ):
        path = tmp_path / "wrong_k.py"
        path.write_text(f"import tack\n\n@tack.kernel\ndef k(x, n):\n    for i in range(n):\n        {line}\n")
        spec = importlib.util.spec_from_file_location("wrong_k", path)
        assert spec is not None
        assert spec.loader is not None
        loaded = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(loaded)
        with pytest.raises(exception):
            loaded.k(x(), 256)


# --- bundles -----------------------------------------------------------------------------------------------------------


def test_the_cpu_is_skipped_with_the_reason(bundle: Path) -> None:
    """W-002: as f64 is on Metal; other kernels of the bundle have code."""
    manifest = read_contents(bundle).manifest
    variants = {kernel.name: kernel.variants[0] for kernel in manifest.kernels}
    assert variants["meets"].workgroup == ("barrier", "shared_like", "thread_id")
    assert variants["meets"].images == ()
    (skipped,) = variants["meets"].skipped
    assert skipped.target == "cpu"
    assert skipped.reason.startswith(NEEDED)
    assert variants["plain"].workgroup == ()
    assert variants["plain"].images != ()


def test_tackc_inspect_shows_what_there_is(bundle: Path) -> None:
    """W-002: LLVM IR and assembly of the other kernels; what a launch of this one takes (W-005)."""
    contents = inspection.read(bundle, None)
    for text in (listing.llvm_ir(contents), listing.assembly(contents, "x86-64-v2")):
        assert "tk_plain_" in text
        assert "meets" not in text
    details = contents.details()
    assert "workgroups, for barrier, shared_like, thread_id" in details
    assert "a number of iterations that 256 divides" in details
    alone = inspection.read(bundle, "meets")
    for code in (lambda: listing.llvm_ir(alone), lambda: listing.assembly(alone, None)):
        with pytest.raises(RequestError, match=rf"holds nothing for the CPU: meets\(.*\): {NEEDED}"):
            code()
    assert "barrier()" in listing.ir_text(alone)


def test_a_strict_build_fails(source: Path, tmp_path: Path) -> None:
    """W-002: `--strict` makes a skipped target an error."""
    with pytest.raises(BuildError, match=rf"meets\(x=f32\[:\], n=i32\) cannot be built for CPU: {NEEDED}"):
        build([source], parse_arch("cpu"), tmp_path / "k.tackb", options=Options(strict=True))
    assert not (tmp_path / "k.tackb").exists()


def test_a_bundle_of_workgroups_alone_has_no_libraries(tmp_path: Path) -> None:
    path = tmp_path / "alone_k.py"
    path.write_text(SOURCE.partition("@tack.kernel\ndef plain")[0])
    build([path], parse_arch("cpu"), tmp_path / "k.tackb")
    contents = read_contents(tmp_path / "k.tackb")
    assert contents.manifest.native == 0
    assert [name for name in contents.members if name.startswith("bin/")] == []
    with pytest.raises(RuntimeError, match=NEEDED):
        tack_runtime.load(tmp_path / "k.tackb").meets(x(), 256)


def test_arguments_that_no_variant_fits_are_no_workgroup_error(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """J-001: another call is missing a variant, whatever the nearest one would need."""
    monkeypatch.setenv("TACK_JIT", "off")
    tack_runtime.settings.reread()
    try:
        with pytest.raises(tack_runtime.MissingVariantError, match="nearest: meets"):
            tack_runtime.load(bundle).meets(np.zeros(256, np.int8), 256)
    finally:
        monkeypatch.undo()
        tack_runtime.settings.reread()


# --- devices with workgroups -------------------------------------------------------------------------------------------


def test_a_build_has_sources_for_devices_with_workgroups(source: Path, tmp_path: Path) -> None:
    """W-001, J-004: CUDA and Metal have them."""
    build([source], parse_arch("cpu,cuda:sm_90,metal"), tmp_path / "k.tackb")
    (kernel,) = [kernel for kernel in read_contents(tmp_path / "k.tackb").manifest.kernels if kernel.name == "meets"]
    (variant,) = kernel.variants
    assert [skipped.target for skipped in variant.skipped] == ["cpu"]
    assert {image.target for image in variant.images} == {"cuda", "metal"}


TILE = ir.Buffer("tile", u8, 4, shared=True)


def test_shared_arrays_and_lanes_have_types_that_devices_check() -> None:
    """J-004"""
    kernel = make_kernel([vector("x", f32)], (ir.Store(TILE, (ir.Cast(ir.ThreadId(), i64),), ir.Const(1, u8)),), buffers=(TILE,))
    assert set(map(str, types_used(kernel))) == {"f32", "i32", "i64", "u8"}
    assert all(unsupported(kernel, target) is None for target in TARGETS.values())
    without = replace(CUDA, capabilities=replace(CUDA.capabilities, shared_bytes=None))
    assert unsupported(kernel, without) == Refusal(
        CapabilityError,
        "CUDA backend does not support workgroup execution required by shared, thread_id; "
        "run it on a device whose supports_workgroups is True (tack.devices() has those that are here); "
        "tack.local_array and tack.local_array_like are storage of one iteration on every device",
    )


@pytest.mark.parametrize(
    ("sizes", "reduces", "target", "taken"),
    [
        ([4096], False, "metal", None),
        ([4097], False, "metal", 32776),
        ([4096], True, "metal", 33792),
        ([6144], False, "cuda", None),
        ([6016], True, "cuda", None),
        ([6017], True, "cuda", 49160),
        ([3000, 3145], False, "cuda", 49160),
    ],
)
def test_shared_memory_is_limited_by_the_device(sizes: list[int], reduces: bool, target: str, taken: int | None) -> None:
    """A-017: in bytes of all shared arrays, those of block reductions included."""
    buffers = [ir.Buffer(f"tile.{number}", i64, size, shared=True) for number, size in enumerate(sizes)]
    total = ir.Local("total", f32)
    body = (ir.BlockReduce("sum", ir.Const(1.0, f32), total),) if reduces else ()
    refused = unsupported(make_kernel([], body, buffers=buffers, locals=(total,)), TARGETS[target])
    if taken is None:
        assert refused is None
    else:
        assert refused is not None
        assert refused.exception is KernelValueError
        assert f"take {taken} bytes; a workgroup on {TARGETS[target].title} has room for " in refused.reason


def test_too_much_shared_memory_is_a_value_error(tmp_path: Path) -> None:
    """A-017: where the code is asked for; a build skips the device."""
    path = tmp_path / "large_k.py"
    text = "import tack\n\n@tack.kernel\ndef large(x: tack.f32[:]):\n    for i in range(len(x)):\n"
    path.write_text(f"{text}        tile = tack.shared(tack.f64, 6145)\n        tile[0] = 1.0\n")
    spec = importlib.util.spec_from_file_location("large_k", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    with pytest.raises(ValueError, match="its shared arrays take 49160 bytes; a workgroup on CUDA has room for 49152"):
        tack.inspect(module.large, np.zeros(4, np.float32), target="cuda")
    report = build([path], parse_arch("cuda:sm_90"), tmp_path / "k.tackb")
    assert [skipped.reason for variant in report.variants for skipped in variant.skipped] == [
        "its shared arrays take 49160 bytes; a workgroup on CUDA has room for 49152"
    ]


def test_emitters_check_participation_again() -> None:
    """W-019: IR that somebody made is held to it, too."""
    varying = ir.Apply("lt", (ir.Read(INDEX), ir.Const(3, i64)), i32)
    kernel = make_kernel([], (ir.If(varying, (ir.Barrier(),), ()),))
    for target in TARGETS.values():
        with pytest.raises(ValueError, match=r"barrier\(\) at loop\.body\[0\]\.then\[0\] .* requires uniform workgroup"):
            target.emit(kernel, "tk")
