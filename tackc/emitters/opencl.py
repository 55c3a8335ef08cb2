"""OpenCL C 1.2 and later, for OpenCL itself and, by way of SPIR-V, for Level Zero.

A launch passes the kernel's slots as arguments, in order. One axis takes groups of 256 work-items along x. Two and three axes
take a grid of their shape, the last axis along x, then y, then z, groups of up to 256 filled in that order (P-008), and one more
argument, `flat`: 0 for that, 1 for a one-dimensional grid that covers all iterations (P-007). Four and more axes, and kernels
with primitives of workgroups, are always flat and have no such argument (W-009). Groups are whole: the global size is a multiple
of the local one. A result kernel (`<symbol>_result`) takes the slots and the address of the value, and runs on one work-item.
Where textures are sampled, one more argument, the last, is the sampler: it filters linearly, and its coordinates are in texels.

The compiler is to round f32 division and square root correctly where the device can: that is an option of it, not of the text.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tack_runtime.dtypes import SCALARS, f32, f64, i32, u32
from tack_runtime.manifest import SAMPLERS
from tack_runtime.options import Options
from tack_runtime.workgroups import GROUP_SIZE
from tackc.compiler import ir
from tackc.compiler.target import Capabilities, Target
from tackc.emitters import c_family
from tackc.emitters.dialect import Dialect, Entry, parameters


def _intro(options: Options) -> list[str]:
    contract = "ON" if options.fp_contract else "OFF"
    return [
        "// Compile with -cl-fp32-correctly-rounded-divide-sqrt where the device has it, and with no relaxed option.",
        f"#pragma OPENCL FP_CONTRACT {contract}",
    ]


def _head(entry: Entry) -> list[str]:
    whole = entry.lanes and entry.out is None
    declared = parameters(entry, "read_only image3d_t", DIALECT.space)
    declared += ["sampler_t tk_filtering"] if any(argument.texture for argument in entry.arguments) else []
    return [
        *([f"__attribute__((reqd_work_group_size({GROUP_SIZE}, 1, 1)))"] if whole else []),
        "kernel void",
        f"{entry.symbol}({', '.join(declared)}) {{",
    ]


DIALECT: Final = Dialect(
    name="OpenCL",
    prelude_file="opencl.h",
    helper="static inline",
    space="global ",
    intro=_intro,
    head=_head,
    thread=("tk_position(0)", "tk_position(1)", "tk_position(2)"),
    flat_switch=True,
    math_prefix="",
    math_suffix={f32: "", f64: ""},
    vendor_math=True,
    long_suffix="L",
    long_format="l",
    hex_floats=True,
    table="constant",
    has_printf=True,
    lane="(i32)get_local_id(0)",
    place="tk_place()",
    shared="local",
    barrier="barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);",
    shared_barrier="barrier(CLK_LOCAL_MEM_FENCE);",
)


def emit(kernel: ir.Kernel, symbol: str) -> str:
    """OpenCL C source of a kernel whose entry point is called `symbol`."""
    return c_family.emit(kernel, symbol, DIALECT)


def origins(kernel: ir.Kernel, symbol: str) -> list[ir.Loc]:
    """Where each line of what `emit` gives comes from."""
    return c_family.origins(kernel, symbol, DIALECT)


_CAPABILITIES: Final = Capabilities(
    scalars=frozenset(SCALARS),
    atomics=frozenset({i32, u32, f32}),
    shared_bytes=32 * 1024,  # what every device has
    buffers=None,
    parameter_bytes=1024,  # on every device; most take more
    samplers=lambda level: False,
)
OPENCL: Final = Target("opencl", DIALECT.name, ".cl", _CAPABILITIES, emit, origins)
LEVEL_ZERO: Final = Target(
    "level_zero",
    "Level Zero",
    ".cl",
    replace(_CAPABILITIES, samplers=lambda level: level == SAMPLERS, sampling=(SAMPLERS,)),  # others build no module with images
    emit,
    origins,
)
