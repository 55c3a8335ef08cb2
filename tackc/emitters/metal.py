"""Metal Shading Language 3.

Addresses, of arrays and of the record of the first failure, are buffers 0, 1, ... in the order of their slots. Every other slot
is a member of one constant structure in the last buffer: 8 bytes each, in slot order, so that it is the packed slots without the
addresses and without what is sampled, which is textures 0, 1, ... in that order.

A launch dispatches a grid of threads with the loop's shape, the last axis along x; four and more axes, and kernels with
primitives of workgroups, take one dimension of all iterations, those in groups of 256 (W-009). Groups have up to 256 threads.
A result kernel (`<symbol>_result`) has the same buffers and, before the last, one for the value, and runs on one thread.
"""

from __future__ import annotations

from typing import Final

from tack_runtime.dtypes import SCALARS, f32, f64, i32, u32
from tack_runtime.options import Options
from tackc.compiler import ir
from tackc.compiler.target import Capabilities, Target
from tackc.emitters import c_family
from tackc.emitters.dialect import Argument, Dialect, Entry


def _intro(options: Options) -> list[str]:
    return [
        "#include <metal_stdlib>",
        "using namespace metal;",
        "#pragma METAL fp math_mode(safe)",
        f"#pragma METAL fp contract({'fast' if options.fp_contract else 'off'})",
    ]


def _head(entry: Entry) -> list[str]:
    addresses = [argument for argument in entry.arguments if argument.is_address]
    textures = [argument for argument in entry.arguments if argument.texture]
    values = [argument for argument in entry.arguments if not argument.is_address and not argument.texture]
    structure = f"{entry.symbol}_arguments"
    declared = [_buffer(argument, number) for number, argument in enumerate(addresses)]
    declared += [f"device {entry.out} *out [[buffer({len(addresses)})]]"] if entry.out is not None else []
    declared.append(f"constant {structure} &arguments [[buffer({len(declared)})]]")
    declared += [f"texture3d<f32, access::sample> {each.name} [[texture({at})]]" for at, each in enumerate(textures)]
    declared.append("uint3 position [[thread_position_in_grid]]")
    declared += ["uint lane [[thread_index_in_threadgroup]]"] if entry.lanes or entry.reports else []
    return [
        f"struct {structure} {{",
        *(f"    alignas(8) {value.type} {value.name};" for value in values),
        "};",
        "",
        f"kernel void {entry.symbol}(",
        ",\n".join(f"    {parameter}" for parameter in declared) + ") {",
        *(f"    const {value.type} {value.name} = arguments.{value.name};" for value in values),
    ]


def _buffer(argument: Argument, number: int) -> str:
    return f"device {'' if argument.stored else 'const '}{argument.type} *{argument.name} [[buffer({number})]]"


DIALECT: Final = Dialect(
    name="Metal",
    prelude_file="metal.h",
    helper="inline",
    space="device ",
    intro=_intro,
    head=_head,
    thread=("(i64)position.x", "(i64)position.y", "(i64)position.z"),
    flat_switch=False,
    math_prefix="precise::",
    math_suffix={f32: ""},
    vendor_math=True,
    long_suffix="L",
    long_format="l",
    hex_floats=False,
    table="constant",
    has_printf=False,
    lane="(i32)lane",
    place="lane",
    shared="threadgroup",
    barrier="threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);",
    shared_barrier="threadgroup_barrier(mem_flags::mem_threadgroup);",
)


def emit(kernel: ir.Kernel, symbol: str) -> str:
    """Metal source of a kernel whose entry point is called `symbol`."""
    return c_family.emit(kernel, symbol, DIALECT)


def origins(kernel: ir.Kernel, symbol: str) -> list[ir.Loc]:
    """Where each line of what `emit` gives comes from."""
    return c_family.origins(kernel, symbol, DIALECT)


METAL: Final = Target(
    name="metal",
    title=DIALECT.name,
    suffix=".metal",
    capabilities=Capabilities(
        scalars=frozenset(SCALARS) - {f64},
        atomics=frozenset({i32, u32, f32}),
        shared_bytes=32 * 1024,
        buffers=31,
        parameter_bytes=None,
        samplers=lambda level: True,
    ),
    emit=emit,
    origins=origins,
)
