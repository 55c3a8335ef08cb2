"""Workgroups: what the CPU refuses, and what the programs mean, which the interpreter shows, on whole groups of lanes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from conftest import PROGRAMS, build_bundle, load_source

import tack
from tack_runtime.signature import parse_signature
from tackc.compiler import ir, pipeline
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.compiler.interpret import Order, backwards, run, serial, shuffled


def meaning(kernel: str, signature: str) -> ir.Kernel:
    """A kernel of the program file, lowered and simplified."""
    program = capture(getattr(load_source(PROGRAMS / "workgroups.py"), kernel))
    return pipeline.run(lower(program, parse_signature(signature)).kernel)


ORDERS = [serial, backwards, shuffled(7)]


@pytest.mark.parametrize("order", ORDERS)
def test_s000_9_block_reduce(order: Order) -> None:
    """S000-9: 1024 ones add up (W-004, W-009, W-016)."""
    kernel = meaning("block_reduce", "block_reduce(data=f32[:], partial_sums=f32[:], n=i32)")
    sums = np.zeros(1, np.float32)
    run(kernel, {"data": np.ones(1024, np.float32), "partial_sums": sums, "n": 1024}, order)
    assert sums.tolist() == [1024]


def test_s000_9_partial_group() -> None:
    """S000-9: a thousand iterations are no whole groups; nothing runs (W-005, W-006)."""
    kernel = meaning("block_reduce", "block_reduce(data=f32[:], partial_sums=f32[:], n=i32)")
    sums = np.zeros(1, np.float32)
    with pytest.raises(ValueError, match="complete 256-lane groups; iteration count 1000 would create a partial workgroup"):
        run(kernel, {"data": np.ones(1024, np.float32), "partial_sums": sums, "n": 1000})
    assert sums.tolist() == [0]


@pytest.mark.parametrize("type_", ["f32", "i32"])
def test_s000_10_generic_reduce(type_: str) -> None:
    """S000-10: the shared array has the type of the data; two variants."""
    kernel = meaning("generic_reduce", f"generic_reduce(data={type_}[:], partial_sums={type_}[:])")
    assert [(str(buffer.element), buffer.size, buffer.shared) for buffer in kernel.buffers] == [(type_, 256, True)]
    data = np.arange(512).astype(kernel.buffers[0].element.numpy)
    sums = np.zeros(1, data.dtype)
    run(kernel, {"data": data, "partial_sums": sums})
    assert sums.tolist() == [511 * 256]


@pytest.mark.parametrize("order", ORDERS)
def test_s004_2_participation(order: Order) -> None:
    """S004-2: the accepted program, 512 iterations (W-013)."""
    kernel = meaning("participation", "participation(data=f32[:], out=f32[:], n=i32)")
    data = np.array([(i * 37) % 11 - 5 for i in range(512)], np.float32)
    out = np.full(512, -9, np.float32)
    run(kernel, {"data": data, "out": out, "n": 512}, order)
    first = np.repeat(data[::256], 256)
    np.testing.assert_array_equal(out, np.where(data > 0, first, -9))


@pytest.mark.parametrize("turns", [64, 128])
def test_s004_4_rounds(turns: int) -> None:
    """S004-4: a reduction in a loop, without a barrier of the caller's; every sum is exact (W-017)."""
    kernel = meaning("rounds", "rounds(data=f32[:], out=f32[:], turns=i32)")
    data, out = np.arange(256, dtype=np.float32) % 4, np.zeros(256, np.float32)
    run(kernel, {"data": data, "out": out, "turns": turns}, shuffled(turns))
    expected = sum(384 + 256 * turn for turn in range(turns))
    assert expected < 2**24
    assert set(out.tolist()) == {expected}


@pytest.mark.parametrize(
    ("target", "parts"),
    [
        ("cuda", ["__shared__ f32 smem_", "__syncthreads();", "threadIdx.x"]),
        ("hip", ["__shared__ f32 smem_", "__syncthreads();", "__builtin_amdgcn_s_barrier();"]),
        (
            "metal",
            ["threadgroup f32 smem_", "mem_flags::mem_threadgroup | mem_flags::mem_device", "[[thread_index_in_threadgroup]]"],
        ),
        ("level_zero", ["local f32 smem_", "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);", "get_local_id(0)"]),
        ("opencl", ["local f32 smem_", "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);", "get_local_id(0)"]),
    ],
)
def test_s000_9_source(target: str, parts: list[str]) -> None:
    """S000-9: what devices with workgroups get (W-016, W-020)."""
    module = load_source(PROGRAMS / "workgroups.py")
    text = tack.inspect(module.block_reduce, *arguments("block_reduce"), target=target)
    assert [part for part in parts if part not in text] == []


# --- the CPU -----------------------------------------------------------------------------------------------------------

REFUSALS = {
    "block_reduce": "barrier, shared, thread_id",
    "participation": "barrier, block_sum, shared, thread_id",
    "rounds": "block_sum",
    "unreachable": "barrier, shared_like, thread_id",
}


def arguments(kernel: str) -> tuple[Any, ...]:
    x, y = np.full(256, 7, np.float32), np.full(256, 7, np.float32)
    return (x, 256) if kernel == "unreachable" else (x, y, 256)


@pytest.mark.refusal
@pytest.mark.devices("cpu", "refusals of the CPU, which has no workgroups")
@pytest.mark.parametrize("kernel", REFUSALS)
def test_s000_9_the_cpu_refuses(program, compiled_variants, kernel: str) -> None:
    """S000-9, S004-6: every call is refused, in the same words just in time and from a bundle (W-001, W-002, H-004, J-002)."""
    kernels, given = program("workgroups"), arguments(kernel)
    for _ in range(2):
        with pytest.raises(RuntimeError) as caught:
            kernels.call(kernel, *given)
        text = str(caught.value)
        assert text.startswith(f"Kernel '{kernel}' failed on CPUBackend: ")
        assert f"CPU backend does not support workgroup execution required by {REFUSALS[kernel]};" in text
        assert "local_array" in text
    assert all(value == 7 for array in given[:-1] for value in array)
    assert compiled_variants() == 0


@pytest.mark.refusal
@pytest.mark.parametrize("mode", ["ir", "source", "optimized"])
@pytest.mark.parametrize("kernel", REFUSALS)
def test_s000_9_the_cpu_refuses_inspection(kernel: str, mode: str) -> None:
    """W-002, O-011: every mode raises the NotImplementedError itself."""
    with pytest.raises(NotImplementedError, match=f"Kernel '{kernel}': CPU backend does not .* required by {REFUSALS[kernel]};"):
        tack.inspect(getattr(load_source(PROGRAMS / "workgroups.py"), kernel), *arguments(kernel), mode=mode)


@pytest.mark.refusal
@pytest.mark.parametrize("kernel", REFUSALS)
def test_s000_9_the_cpu_names_the_cause(kernel: str) -> None:
    """W-002, H-002: the error of the call has the NotImplementedError as its cause."""
    with pytest.raises(RuntimeError) as caught:
        getattr(load_source(PROGRAMS / "workgroups.py"), kernel)(*arguments(kernel))
    cause = caught.value.__cause__
    assert isinstance(cause, NotImplementedError)
    assert str(cause).startswith(f"Kernel '{kernel}': CPU backend does not support workgroup execution")


# --- participation -----------------------------------------------------------------------------------------------------


class Pattern(NamedTuple):
    """The body of a loop over `range(n)` of a kernel k(data: f32[:], out: f32[:], n: i32), and what stands where lanes part."""

    primitive: str
    path: str
    body: str


PATTERNS = {
    "a condition on the lane": Pattern("barrier", "loop.body[0].then[0]", "if i % 2 == 0:\n    tack.barrier()"),
    "a bound of the lane": Pattern("barrier", "loop.body[0].body[0]", "for j in range(i % 3):\n    tack.barrier()"),
    "a load": Pattern("barrier", "loop.body[0].then[0]", "if data[0] > 0:\n    tack.barrier()"),
    "assigned where lanes have parted": Pattern(
        "barrier", "loop.body[2].then[0]", "p = 1\nif i % 2:\n    p = 0\nif p:\n    tack.barrier()"
    ),
    "some lanes have left": Pattern("barrier", "loop.body[1]", "if i % 2:\n    continue\ntack.barrier()"),
    "uniform, but not provably": Pattern("barrier", "loop.body[0].then[0]", "if (i // 256) % 2:\n    tack.barrier()"),
    "an arm of a conditional": Pattern(
        "block_sum", "loop.body[0].then[0]", "x = tack.block_sum(data[i]) if n > 0 else 0.0\nout[i] = x"
    ),
    "a later operand": Pattern(
        "block_sum", "loop.body[0].then[0]", "if n > 0 and tack.block_sum(data[i]) > 0:\n    out[i] = 1.0"
    ),
    "a condition of a while": Pattern(
        "block_sum", "loop.body[1].body[0]", "j = 0\nwhile tack.block_sum(data[i]) > j:\n    j += 1\nout[i] = j"
    ),
}


@pytest.fixture(params=PATTERNS)
def pattern(request: pytest.FixtureRequest) -> Pattern:
    return PATTERNS[request.param]


@pytest.fixture
def source(pattern: Pattern, tmp_path: Path) -> Path:
    lines = "".join(f"        {line}\n" for line in pattern.body.splitlines())
    path = tmp_path / "parted.py"
    path.write_text(f"import tack\n\n@tack.kernel\ndef k(data, out, n):\n    for i in range(n):\n{lines}")
    return path


def test_s004_3_is_refused_when_it_is_built(pattern: Pattern, source: Path, tmp_path: Path) -> None:
    """S004-3: an error that names kernel, primitive, place and IR path, for whatever target (W-010, W-014, W-015)."""
    from tackc.plan import BuildError

    output = tmp_path / "parted.tackb"
    with pytest.raises(BuildError) as caught:
        build_bundle([source], output, "k(data=f32[:], out=f32[:], n=i32)")
    wanted = rf"Kernel 'k': {pattern.primitive}\(\) at line \d, column \d+ requires uniform workgroup participation, "
    assert re.search(wanted + "at " + re.escape(pattern.path) + ": ", str(caught.value)), str(caught.value)
    assert not output.exists()


def test_s004_3_is_a_value_error(pattern: Pattern, source: Path) -> None:
    """S004-3, H-004: what a device with workgroups raises for it."""
    from tackc.compiler.diagnostics import CompileError

    with pytest.raises(CompileError) as caught:
        lower(capture(load_source(source).k), parse_signature("k(data=f32[:], out=f32[:], n=i32)"))
    (diagnostic,) = caught.value.diagnostics
    assert isinstance(diagnostic.exception(), ValueError)


def test_s004_3_on_devices(pattern: Pattern, source: Path, gpu: str) -> None:
    """S004-3, W-010, W-014, W-015, W-019: every call and inspection, whatever the count; storage untouched (R-033)."""
    data, out = tack.full(256, 7, device=gpu), tack.full(256, 7, device=gpu)
    kernel = load_source(source).k
    refused = rf"Kernel 'k': {pattern.primitive}\(\) at .* requires uniform workgroup participation"
    for n in (256, 256, 100, 0):
        with pytest.raises(ValueError, match=refused):
            kernel(data, out, n)
    for mode in ("ir", "source"):
        with pytest.raises(ValueError, match=refused):
            tack.inspect(kernel, data, out, 256, mode=mode, target=gpu)
    assert set(data.numpy().tolist()) == set(out.numpy().tolist()) == {7}


@pytest.mark.refusal
def test_s004_3_the_cpu_has_no_workgroups_in_the_first_place(pattern: Pattern, source: Path) -> None:
    """S004-3, W-019: on the CPU the support comes before participation; nothing is written."""
    data, out = np.full(256, 7, np.float32), np.full(256, 7, np.float32)
    with pytest.raises(RuntimeError, match=rf"failed on CPUBackend: .*required by {pattern.primitive};"):
        load_source(source).k(data, out, 256)
    assert set(out.tolist()) == {7}


# --- other devices -----------------------------------------------------------------------------------------------------------

has_workgroups = pytest.mark.devices("others", "the CPU has no workgroups")


@has_workgroups
def test_s000_9_on_devices(program) -> None:
    """S000-9: 1024 ones add up; a thousand iterations are refused, cold and cached (W-005, W-006)."""
    kernels, data = program("workgroups"), np.ones(1024, np.float32)
    for _ in range(2):
        sums = np.zeros(1, np.float32)
        with pytest.raises(ValueError, match="complete 256-lane groups; iteration count 1000 would create a partial workgroup"):
            kernels.call("block_reduce", data, sums, 1000)
        assert sums.tolist() == [0]
        kernels.call("block_reduce", data, sums, 1024)
        assert sums.tolist() == [1024]


@has_workgroups
@pytest.mark.parametrize("dtype", [np.float32, np.int32])
def test_s000_10_on_devices(program, dtype: Any) -> None:
    """S000-10: the shared array has the type of the data."""
    sums = np.zeros(1, dtype)
    program("workgroups").call("generic_reduce", np.arange(512).astype(dtype), sums)
    assert sums.tolist() == [511 * 256]


@has_workgroups
def test_s004_2_on_devices(program) -> None:
    """S004-2: the accepted program, 512 iterations (W-013)."""
    data, out = np.array([(i * 37) % 11 - 5 for i in range(512)], np.float32), np.full(512, -9, np.float32)
    program("workgroups").call("participation", data, out, 512)
    np.testing.assert_array_equal(out, np.where(data > 0, np.repeat(data[::256], 256), -9))


@has_workgroups
def test_s004_4_on_devices(program) -> None:
    """S004-4: a reduction in a loop, without a barrier of the caller's (W-017)."""
    data, out = np.arange(256, dtype=np.float32) % 4, np.zeros(256, np.float32)
    program("workgroups").call("rounds", data, out, 64)
    assert set(out.tolist()) == {sum(384 + 256 * turn for turn in range(64))}
