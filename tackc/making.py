"""Making what the cache does not have: typed IR, sources, and the texts that compilers of CPUs and GPUs get.

Whoever imports this loads the compiler; a build in which nothing has changed does not.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TypeAlias, Union

from tackc import work
from tackc.binaries import MAKERS
from tackc.compiler import frontend, ir, pipeline
from tackc.compiler.lanes.cost import choose
from tackc.compiler.target import Target, unsupported
from tackc.emitters import llvm
from tackc.plan import Plan, Wanted
from tackc.toolchains import cpu
from tackc.unit import Code, Source, Unit
from tackc.variant import variant_of

PrintAfter: TypeAlias = Union[Callable[[str, ir.Kernel], None], None]


def unit(plan: Plan, wanted: Wanted, checked: bool, print_after: PrintAfter) -> Unit:
    """The variant of a declared signature. CompileError: the kernel is not valid."""
    start = time.perf_counter()
    lowered = frontend.lower(plan.program, wanted.signature, options=plan.options, checked=checked)
    kernel = pipeline.run(lowered.kernel, print_after=print_after, passes=pipeline.passes(checked))
    variant = variant_of(kernel, lowered.signature, plan.digest, checked)
    textures = any(param.texture for param in kernel.params)
    return Unit(plan, wanted, checked, variant, textures, lowered.warnings, time.perf_counter() - start, kernel)


def kernel_of(unit: Unit, samplers: bool, print_after: PrintAfter) -> ir.Kernel:
    """The IR of a variant, for devices that sample textures or for others (Z-003), made where it is not there yet."""
    if samplers and unit.textures:
        if unit.sampling is None:
            unit.sampling = _lowered(unit, True, print_after)
        return unit.sampling
    if unit.kernel is None:
        unit.kernel = _lowered(unit, False, print_after)
    return unit.kernel


def _lowered(unit: Unit, samplers: bool, print_after: PrintAfter) -> ir.Kernel:
    plan, checked = unit.plan, unit.checked
    lowered = frontend.lower(plan.program, unit.wanted.signature, options=plan.options, checked=checked, samplers=samplers)
    return pipeline.run(lowered.kernel, print_after=print_after, passes=pipeline.passes(checked))


def source(unit: Unit, target: Target, samplers: bool, print_after: PrintAfter) -> Source:
    """The text of a variant for a target, or why the target cannot have it."""
    start = time.perf_counter()
    kernel = kernel_of(unit, samplers, print_after)
    refused = unsupported(kernel, target)
    text = "" if refused else target.emit(kernel, unit.symbol)
    unmade = MAKERS[target.name].refuses(kernel)
    return Source(text, refused.reason if refused else None, unmade, time.perf_counter() - start)


def cpu_texts(unit: Unit, levels: Sequence[str], print_after: PrintAfter) -> dict[str, tuple[str, Code]]:
    """By level: the text for LLVM, and all that is known of the code before there is any."""
    start = time.perf_counter()
    kernel = pipeline.for_cpu(kernel_of(unit, False, print_after), print_after)
    forms = {level: choose(kernel, level) for level in levels}
    codes = {level: (form.width, form.narrows) for level, form in forms.items()}
    texts = {code: llvm.emit(kernel, unit.symbol, code[0], narrows=code[1]) for code in dict.fromkeys(codes.values())}
    each = (time.perf_counter() - start) / len(levels)
    return {
        level: (texts[codes[level]], Code("object", b"", (("lanes", form.width),), str(form), each))
        for level, form in forms.items()
    }


def task(unit: Unit, target: str, tool: work.Tool, text: str, level: str) -> work.Task:
    """Compiling a text of the unit; the label is that of the unit and the target."""
    label = f"{target} {unit.plan.module}.{unit.signature}{' checked' if unit.checked else ''}"
    return work.Task(label, tool, text, level, unit.plan.options)


def library(objects: Sequence[bytes], level: str, prints: bool) -> bytes:
    """The shared library of a CPU level."""
    return cpu.link_image(objects, level, prints=prints)
