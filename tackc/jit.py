"""Compiling for a call: the entrance of `tack_runtime`, which passes and receives only text and bytes.

A variant made here is a bundle with one kernel, one variant and one library, so that the runtime has one format to read,
verify and keep in its disk cache, and results are those of a prebuilt variant (J-002).
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from tack_runtime.drivers import images
from tack_runtime.dtypes import ArrayType, Leaf, MachineType, TextureType
from tack_runtime.errors import InternalError, KernelNameError, KernelTypeError, KernelValueError, UnsupportedSyntaxError
from tack_runtime.manifest import Image, KernelEntry, Variant
from tack_runtime.options import PLAIN, Options
from tack_runtime.signature import Signature, leaves, machine_parameters, parse_signature
from tack_runtime.workgroups import CPU_BACKEND, refusal
from tackc import bundle
from tackc.compiler import ir, pipeline
from tackc.compiler.diagnostics import CompileError
from tackc.compiler.frontend import Lowered, lower
from tackc.compiler.lanes.cost import choose
from tackc.compiler.printer import print_kernel
from tackc.compiler.program import Program, program_from_json
from tackc.compiler.signatures import with_leaves
from tackc.compiler.target import Target, unsupported, update_missing
from tackc.compiler.traverse import with_params
from tackc.compiler.workgroups import UNIFORM
from tackc.demand import target_of
from tackc.emitters import TARGETS, llvm
from tackc.toolchains import cpu
from tackc.variant import mangle, symbol_of, variant_of


def compile_variant(program_json: str, signature_text: str, options: Options, level: str, checked: bool = False) -> bytes:
    """A bundle with one variant for one CPU level, or for another target, with its level where it has some ("cuda:sm_90");
    `checked`: for debug mode. Raises what the contract names for a kernel that is not valid (H-003)."""
    program, signature = _program(program_json), parse_signature(signature_text)
    source = program.functions[program.kernel]
    target, own_level = _target(level)
    kernel, variant = _prepared(program_json, program, signature, options, level, checked)
    symbol = symbol_of(source.name, variant.id)
    if target == "cpu":
        image, code = _cpu_image(kernel, symbol, level, variant.prints)
    else:
        image, code = _gpu_image(kernel, symbol, TARGETS[target], own_level)
    text = f"kernels/{mangle(source.name)}.json"
    parameters, digest = tuple(name for name, _ in signature.parameters), program.digest()
    entry = KernelEntry(
        source.name, source.module, source.file, source.line, parameters, text, digest, (variant._replace(images=(image,)),)
    )
    return bundle.write([entry], {image.member: code, text: program.to_json().encode()}, None)


def described(program_json: str, signature_text: str, options: Options, level: str, checked: bool = False) -> Variant:
    """The variant that `compile_variant` would make, without its code; it raises the same of a kernel, and compiles nothing."""
    program, signature = _program(program_json), parse_signature(signature_text)
    return _prepared(program_json, program, signature, options, level, checked)[1]


def _target(level: str) -> tuple[str, str]:
    target = target_of(level)
    return target, "" if target == "cpu" else level.partition(":")[2]


def _prepared(
    program_json: str, program: Program, signature: Signature, options: Options, level: str, checked: bool
) -> tuple[ir.Kernel, Variant]:
    """A kernel as emitters take it, which its target can have, and its row of a manifest."""
    source, (target, own_level) = program.functions[program.kernel], _target(level)
    signature = signature._replace(kernel=source.name)
    lowered = _kernel(program_json, program, signature, options, checked, target, own_level)
    kernel = pipeline.run(lowered, passes=pipeline.passes(checked))
    if target == "cpu":
        kernel = pipeline.for_cpu(kernel)
    else:
        _check_target(kernel, source.name, target)
    return kernel, variant_of(kernel, signature, program.digest(), checked)


def _cpu_image(kernel: ir.Kernel, symbol: str, level: str, prints: bool) -> tuple[Image, bytes]:
    form = choose(kernel, level)
    code = cpu.compile_object(llvm.emit(kernel, symbol, form.width, narrows=form.narrows), level)
    notes = (("code_bytes", cpu.code_bytes(code)), ("lanes", form.width))
    image = Image("cpu", level, "library", f"bin/cpu-{level}.so", symbol, notes, str(form))
    return image, cpu.link_image([code], level, prints=prints)


def _check_target(kernel: ir.Kernel, name: str, target: str) -> None:
    refused = unsupported(kernel, TARGETS[target])
    if refused is not None:
        raise refused.exception(f"Kernel {name!r}: {refused.reason}")


def _gpu_image(kernel: ir.Kernel, symbol: str, target: Target, level: str) -> tuple[Image, bytes]:
    """A binary; the source where the driver compiles that, or takes it and nothing here makes a binary of the kernel."""
    text = target.emit(kernel, symbol)
    if target.name not in images.COMPILED:
        from tackc import binaries, work  # most calls compile for the CPU

        maker = binaries.MAKERS[target.name]
        takes_source = "source" in images.KINDS[target.name]
        if not takes_source or (maker.refuses(kernel) is None and maker.absent() is None):
            found = work.perform(work.Task(symbol, maker.tool, text, level, kernel.options))
            if level in target.capabilities.sampling and not kernel.samplers:
                level = ""  # the code is for all devices
            member = f"bin/{target.name}.{found.kind}"
            return Image(target.name, level, found.kind, member, symbol, found.notes, samplers=kernel.samplers), found.code
    member = f"source/{target.name}{target.suffix}"
    return Image(target.name, "", "source", member, symbol, samplers=kernel.samplers), text.encode()


def reads(
    program_json: str,
    signature_text: str,
    refused: Mapping[str, str] | None = None,
    checked: bool = False,
    target: str = "cpu",
) -> tuple[list[list[str | int]], list[str]]:
    """What the kernel's code depends on, so that a call's variant is for it: every [parameter, axis] whose size it reads (K-004),
    and the dotted name of every member of objects that it uses.

    The signature has all members and all dimensions; `refused` says why other members are not in it.
    """
    signature = parse_signature(signature_text)
    lowered = _lowered(_program(program_json), signature, PLAIN, checked, target, refused)
    _latest.value = (program_json, checked, lowered)
    return [[name, axis] for name, axis in sorted(lowered.dims_read)], sorted(lowered.members_read)


def view(
    program_json: str, signature_text: str, options: Options, mode: str, target: str, level: str, checked: bool = False
) -> tuple[str, tuple[str, ...]]:
    """The code of a variant as text (O-010), and the names of the arrays that it updates atomically. Nothing is compiled further.

    `mode` is "ir", "source" or "optimized", the last for the target "cpu", whose code is for a level. Raises what
    the contract names for a kernel that is not valid or that the target cannot have, KernelValueError for a target that does not
    exist.
    """
    program, signature = _program(program_json), parse_signature(signature_text)
    source = program.functions[program.kernel]
    signature = signature._replace(kernel=source.name)
    if target != "cpu" and target not in TARGETS:
        known = ", ".join(("cpu", *TARGETS))
        raise KernelValueError(f"Kernel {source.name!r}: unknown inspect target {target!r}; the targets are {known}")
    lowered = _kernel(program_json, program, signature, options, checked, target, "")
    kernel = pipeline.run(lowered, passes=pipeline.passes(checked))
    variant = variant_of(kernel, signature, program.digest(), checked)
    if target != "cpu":
        _check_target(kernel, source.name, target)
    kernel = pipeline.for_cpu(kernel) if target == "cpu" else kernel
    if mode == "ir":
        return print_kernel(kernel), variant.atomics
    symbol = symbol_of(source.name, variant.id)
    if target != "cpu":
        return TARGETS[target].emit(kernel, symbol), variant.atomics
    form = choose(kernel, level)
    text = llvm.emit(kernel, symbol, form.width, narrows=form.narrows)
    return f"; {form}\n{cpu.optimized(text, level) if mode == 'optimized' else text}", variant.atomics


# --- one lowering for both ---------------------------------------------------------------------------------------------


class _Latest(threading.local):
    """What `reads` has lowered for this thread last; `compile_variant` of the same call takes it."""

    value: tuple[str, bool, Lowered] | None = None


_latest: Final = _Latest()


def _kernel(
    program_json: str, program: Program, signature: Signature, options: Options, checked: bool, target: str, level: str
) -> ir.Kernel:
    """The kernel of a signature: the latest one with some dimensions opened, where it is lowered from the same program.

    A kernel that asks for lanes is lowered again, which finds out whether it can have them, and one with textures for devices
    that sample them.
    """
    latest, _latest.value = _latest.value, None
    samples = target != "cpu" and TARGETS[target].capabilities.samplers(level)
    if samples and any(isinstance(type_, TextureType) for _, type_ in leaves(signature)):
        return _lowered(program, signature, options, checked, target, samplers=True).kernel
    if latest is not None and latest[:2] == (program_json, checked) and (options.lanes or 1) == 1:
        opened = _opened(latest[2], signature)
        if opened is not None:
            return replace(opened, options=options)
    return _lowered(program, signature, options, checked, target).kernel


def _opened(lowered: Lowered, signature: Signature) -> ir.Kernel | None:
    """A kernel with parameters of other types, which leave only such dimensions open as its code does not read; else None.

    What the code does not read is only in the types of its parameters, so this is what lowering would make.
    """
    if with_leaves(signature, _without_dims) != with_leaves(lowered.signature, _without_dims):
        return None
    types = dict(machine_parameters(signature))
    params: dict[str, ir.Param] = {}
    for param in lowered.kernel.params:
        type_ = types.get(param.name)
        if type_ is None or not _opens(param, type_, lowered.dims_read):
            return None
        params[param.name] = replace(param, type=type_)
    return replace(with_params(lowered.kernel, params), params=tuple(params.values()))


def _without_dims(_: str, type_: Leaf) -> Leaf:
    return type_._replace(dims=(None,) * type_.ndim) if isinstance(type_, ArrayType) else type_


def _opens(param: ir.Param, type_: MachineType, dims_read: Collection[tuple[str, int]]) -> bool:
    if not isinstance(param.type, ArrayType) or not isinstance(type_, ArrayType):
        return param.type == type_
    if (type_.element, type_.ndim) != (param.type.element, param.type.ndim):
        return False
    pairs = enumerate(zip(type_.dims, param.type.dims, strict=True))
    return all(dim == size or (dim is None and (param.name, axis) not in dims_read) for axis, (dim, size) in pairs)


def _program(text: str) -> Program:
    try:
        return program_from_json(text)
    except ValueError as error:
        raise InternalError(f"the runtime passed a program that cannot be read; please report it: {error}") from error


def _lowered(
    program: Program,
    signature: Signature,
    options: Options,
    checked: bool,
    target: str,
    refused: Mapping[str, str] | None = None,
    samplers: bool = False,
) -> Lowered:
    """A kernel as IR. For the CPU, CapabilityError where it uses workgroups, unless it is no kernel of the language; for others,
    the types of atomic updates come before participation (W-019)."""
    name = program.functions[program.kernel].name
    try:
        lowered = lower(program, signature, options=options, checked=checked, samplers=samplers, refused=refused)
    except CompileError as error:
        found = [diagnostic.exception() for diagnostic in error.diagnostics]
        if error.workgroup and target == "cpu":
            outside = [each for each in found if isinstance(each, (UnsupportedSyntaxError, KernelNameError))]
            found = [*outside, refusal(name, error.workgroup, CPU_BACKEND)]
        elif all(UNIFORM in each.message for each in error.diagnostics):
            missing = update_missing(error.updates, TARGETS[target]) if target != "cpu" else None
            found = [KernelTypeError(f"Kernel {name!r}: {missing}")] if missing else found
        raise found[0] from None  # it says all that the user needs
    if lowered.kernel.workgroup and target == "cpu":
        raise refusal(name, lowered.kernel.workgroup, CPU_BACKEND)
    return lowered
