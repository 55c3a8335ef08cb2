"""Listings of the kernels of a bundle that are made anew from the programs in it: IR, LLVM IR, assembly, and how lanes part."""

from __future__ import annotations

from collections.abc import Callable

from tack_runtime.drivers import cpu as cpu_driver
from tack_runtime.errors import BundleError, DeviceError
from tack_runtime.manifest import KernelEntry, Variant
from tack_runtime.workgroups import CPU_BACKEND, no_workgroups
from tackc.compiler import frontend, ir, pipeline
from tackc.compiler.diagnostics import CompileError
from tackc.compiler.lanes.annotate import print_lanes
from tackc.compiler.lanes.cost import choose
from tackc.compiler.lanes.limits import Form
from tackc.compiler.lanes.shapes import analyze
from tackc.compiler.printer import print_kernel
from tackc.emitters import llvm
from tackc.inspection import Inspection, titled, variant_title
from tackc.report import printable
from tackc.request import RequestError, cpu_level
from tackc.toolchains import cpu


def ir_text(found: Inspection) -> str:
    """The IR of every variant, after all passes, those of the CPU where it has code for it."""
    return printable("\n".join(_ir(found, entry, variant) for entry, variant in found.variants()))


def _ir(found: Inspection, entry: KernelEntry, variant: Variant) -> str:
    kernel = lowered(found, entry, variant)
    kernel = pipeline.for_cpu(kernel) if any(image.target == "cpu" for image in variant.images) else kernel
    return "".join(f"# {line}\n" for line in _forms(kernel, variant)) + print_kernel(kernel)


def lanes(found: Inspection) -> str:
    """How many iterations of every variant run at a time at each CPU level, and why; and the loop as the analysis sees it."""
    return printable("\n".join(_lanes(found, entry, variant) for entry, variant in _for_the_cpu(found)))


def _lanes(found: Inspection, entry: KernelEntry, variant: Variant) -> str:
    kernel = pipeline.for_cpu(lowered(found, entry, variant))
    return "\n".join([variant_title(variant), *_forms(kernel, variant), print_lanes(analyze(kernel))])


def llvm_ir(found: Inspection) -> str:
    """The LLVM IR of every variant, for the CPU level that this machine would run."""
    level, _ = level_here(found)
    return _of_each(found, level, ";", str)


def assembly(found: Inspection, level: str | None) -> str:
    """Assembly of every variant for a CPU level, by default the one that this machine would run; the first line names it."""
    wanted, why = (cpu_level(level), "as asked") if level else level_here(found)
    return f"# CPU level {wanted}: {why}\n" + _of_each(found, wanted, "#", lambda text: cpu.assembly(text, wanted))


def _of_each(found: Inspection, level: str, comment: str, finish: Callable[[str], str]) -> str:
    """What `finish` makes of the LLVM IR of every variant, each after a line that says how many iterations run at a time."""
    texts = []
    for entry, variant in _for_the_cpu(found):
        form, text = llvm_text(pipeline.for_cpu(lowered(found, entry, variant)), variant, level)
        texts.append((variant, f"{comment} {form}\n{finish(text)}"))
    return titled(texts, comment)


def level_here(found: Inspection) -> tuple[str, str]:
    """The level of the bundle that this machine would run, or the nearest thing to it, and why that one."""
    levels = (i.level for _, variant in found.variants() for i in variant.images if i.target == "cpu")
    built = [level for level in dict.fromkeys(levels) if level in cpu.LEVELS]  # a manifest may say anything
    try:
        usable = cpu_driver.usable_levels()
    except DeviceError:
        usable = ()
    for level in usable:
        if level in built:
            return level, "the best in the bundle that this machine runs"
    if built:
        return built[0], "the first in the bundle; this machine runs none of them"
    return (usable or tuple(cpu.LEVELS))[0], "the bundle has no code for the CPU"


def _for_the_cpu(found: Inspection) -> list[tuple[KernelEntry, Variant]]:
    """The variants that use no workgroups; RequestError where the others are all there is (W-002)."""
    usable = [(entry, variant) for entry, variant in found.variants() if not variant.workgroup]
    refused = [variant for _, variant in found.variants() if variant.workgroup]
    if refused and not usable:
        reason = no_workgroups(refused[0].workgroup, CPU_BACKEND)
        raise RequestError(f"{found.contents.label} holds nothing for the CPU: {variant_title(refused[0])}: {reason}")
    return usable


def llvm_text(kernel: ir.Kernel, variant: Variant, level: str) -> tuple[Form, str]:
    """How many iterations of a kernel for the CPU run at a time at a level, and its LLVM IR."""
    form = choose(kernel, level)
    return form, llvm.emit(kernel, symbol(variant), form.width, narrows=form.narrows)


def lowered(found: Inspection, entry: KernelEntry, variant: Variant, samplers: bool = False) -> ir.Kernel:
    """The IR of a variant as emitters for GPUs take it, `samplers`: for devices that sample textures; BundleError: this compiler
    refuses its program."""
    source = found.contents.program(entry)
    try:
        made = frontend.lower(source, variant.signature, options=variant.options, checked=variant.checked, samplers=samplers)
    except CompileError as error:
        raise BundleError(f"this tackc cannot compile it: {error}", entry.program, found.contents.label) from error
    return pipeline.run(made.kernel, passes=pipeline.passes(variant.checked))


def _forms(kernel: ir.Kernel, variant: Variant) -> list[str]:
    """How many iterations run at a time at each CPU level that a variant has code for."""
    return [f"{image.level}: {choose(kernel, image.level)}" for image in variant.images if image.target == "cpu"]


def symbol(variant: Variant) -> str:
    """The entry point of a variant, where it has any code."""
    return variant.images[0].symbol if variant.images else "kernel"
