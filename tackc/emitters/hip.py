"""HIP C++ for clang, hipcc and HIPRTC.

A launch is one of CUDA: the same parameters in the same order, the same grids and blocks (see cuda.py). The text names clang's
builtins, so that clang compiles it where no ROCm is installed; only `print` needs ROCm's device library.
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
    if options.fp_contract:
        return ["#pragma clang fp contract(fast)"]
    return [
        "// Multiplications and additions are not to be fused: compile with -ffp-contract=off.",
        "#pragma clang fp contract(off)",
    ]


def _head(entry: Entry) -> list[str]:
    threads = GROUP_SIZE if entry.out is None else 1  # P-019
    return [
        f'extern "C" __global__ void __attribute__((amdgpu_flat_work_group_size(1, {threads})))',
        f"{entry.symbol}({', '.join(parameters(entry, 'const void *'))}) {{",
    ]


_WITHOUT_IMAGES: Final = ("gfx90a", "gfx942", "gfx950")  # they have no instructions that sample


DIALECT: Final = Dialect(
    name="HIP",
    prelude_file="hip.h",
    helper="static __device__ inline",
    space="",
    intro=_intro,
    head=_head,
    thread=("tk_position(x)", "tk_position(y)", "tk_position(z)"),
    flat_switch=True,
    math_prefix="__builtin_",
    math_suffix={f32: "f", f64: ""},
    vendor_math=False,  # they are in ROCm's device library
    long_suffix="LL",
    long_format="ll",
    hex_floats=True,
    table="static __device__ const",
    has_printf=True,
    lane="(i32)__builtin_amdgcn_workitem_id_x()",
    place="tk_place()",
    shared="__shared__",
    barrier="__syncthreads();",
    shared_barrier="__syncthreads();",
)


def emit(kernel: ir.Kernel, symbol: str) -> str:
    """HIP C++ source of a kernel whose entry point is called `symbol`."""
    return c_family.emit(kernel, symbol, DIALECT)


def origins(kernel: ir.Kernel, symbol: str) -> list[ir.Loc]:
    """Where each line of what `emit` gives comes from."""
    return c_family.origins(kernel, symbol, DIALECT)


HIP: Final = Target(
    name="hip",
    title=DIALECT.name,
    suffix=".hip",
    capabilities=Capabilities(
        scalars=frozenset(SCALARS),
        atomics=frozenset({i32, u32, i64, u64, f32, f64}),
        shared_bytes=64 * 1024,
        buffers=None,
        parameter_bytes=4096,
        samplers=lambda level: level not in ("", *_WITHOUT_IMAGES),
    ),
    emit=emit,
    origins=origins,
)
