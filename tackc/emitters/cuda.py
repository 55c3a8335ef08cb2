"""CUDA C++ for NVRTC and nvcc.

A launch passes the kernel's slots as parameters, in order. One axis takes blocks of 256 threads along x. Two and three axes
take a grid of their shape, the last axis along x, then y, then z, blocks of up to 256 threads filled in that order (P-008), and
one more parameter, `flat`: 0 for that, 1 for a one-dimensional grid that covers all iterations (P-007). Four and more axes, and
kernels with primitives of workgroups, which are blocks, are always flat and have no such parameter (W-009). A result kernel
(`<symbol>_result`) takes the slots and the address of the value, and runs on one thread.
"""

from __future__ import annotations

from typing import Final

from tack_runtime.dtypes import SCALARS, f32, f64, i32, i64, u32, u64
from tack_runtime.options import Options
from tack_runtime.workgroups import GROUP_SIZE
from tackc.compiler import ir
from tackc.compiler.target import Capabilities, Target
from tackc.emitters import c_family
from tackc.emitters.dialect import Dialect, Entry, parameters


def _intro(options: Options) -> list[str]:
    return [] if options.fp_contract else ["// Multiplications and additions are not to be fused: compile with --fmad=false."]


def _head(entry: Entry) -> list[str]:
    threads = GROUP_SIZE if entry.out is None else 1  # P-019
    return [
        f'extern "C" __global__ void __launch_bounds__({threads})',
        f"{entry.symbol}({', '.join(parameters(entry, 'cudaTextureObject_t'))}) {{",
    ]


DIALECT: Final = Dialect(
    name="CUDA",
    prelude_file="cuda.h",
    helper="__device__ inline",
    space="",
    intro=_intro,
    head=_head,
    thread=tuple(f"(i64)blockIdx.{d} * blockDim.{d} + threadIdx.{d}" for d in "xyz"),  # type: ignore[arg-type]  # three
    flat_switch=True,
    math_prefix="",
    math_suffix={f32: "f", f64: ""},
    vendor_math=True,
    long_suffix="LL",
    long_format="ll",
    hex_floats=True,
    table="__device__ const",
    has_printf=True,
    lane="(i32)threadIdx.x",
    place="threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)",
    shared="__shared__",
    barrier="__syncthreads();",
    shared_barrier="__syncthreads();",
)


def emit(kernel: ir.Kernel, symbol: str) -> str:
    """CUDA C++ source of a kernel whose entry point is called `symbol`."""
    return c_family.emit(kernel, symbol, DIALECT)


def origins(kernel: ir.Kernel, symbol: str) -> list[ir.Loc]:
    """Where each line of what `emit` gives comes from."""
    return c_family.origins(kernel, symbol, DIALECT)


CUDA: Final = Target(
    name="cuda",
    title=DIALECT.name,
    suffix=".cu",
    capabilities=Capabilities(
        scalars=frozenset(SCALARS),
        atomics=frozenset({i32, u32, i64, u64, f32, f64}),
        shared_bytes=48 * 1024,  # of what is declared, on every architecture
        buffers=None,
        parameter_bytes=4096,  # on every architecture; newer ones take more
        samplers=lambda level: True,
    ),
    emit=emit,
    origins=origins,
)
