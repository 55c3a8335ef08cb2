"""Kernel source to typed IR.

    source      text, tree, positions            promotion   types that meet
    scope       names, before typing             values      what an expression can stand for
    slots       types of locals, over runs       lowering    the state of one run
    expressions, operators, names, arrays, objects, calls, inlining, statements, targets, loops: a run, in the source's order
    vectors     rules of numbers, per component  methods     of vectors, and products
    components  what names a component           places      components by name and by index
    constructors: lists, rows                    atomics, printing, textures: calls with rules of their own
    groups      what workgroups have, and that their lanes meet
    lanes       whether a kernel can have the lanes that it asks for
    bounds      launch bounds, for the host      kernel      the statements around the parallel loop

A run types and lowers at once, with what earlier runs found out about the types of locals; the last run, which finds out
nothing new, is kept (T-011).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from tack.parameters import refused_parameter
from tack_runtime.dtypes import Type, f32, f64
from tack_runtime.errors import InternalError
from tack_runtime.options import PLAIN, Options
from tack_runtime.signature import Signature
from tackc.compiler import ir
from tackc.compiler.diagnostics import CompileError, Diagnostic
from tackc.compiler.frontend import expressions, groups, kernel, lanes  # noqa: F401  # expressions first: it closes the ring of modules
from tackc.compiler.frontend.lowering import Lowering, Sources, parse
from tackc.compiler.frontend.slots import Table
from tackc.compiler.program import Program
from tackc.compiler.signatures import with_members

_MOST_RUNS: Final = 10_000  # more means that types do not settle, which is a bug


@dataclass(frozen=True, slots=True)
class Lowered:
    """A kernel as IR. `dims_read`: the (parameter, axis) that the code depends on, and a call bakes in (K-004).

    `signature` is the one that was asked for, with those members of objects only that the code depends on, which are
    `members_read`: the rest neither is a parameter of the IR nor changes it.

    `warnings` are in source order; the kernel means what they say.
    """

    kernel: ir.Kernel
    signature: Signature
    dims_read: frozenset[tuple[str, int]]
    members_read: frozenset[str]
    warnings: tuple[Diagnostic, ...] = ()


def lower(
    program: Program,
    signature: Signature,
    *,
    options: Options = PLAIN,
    checked: bool = False,
    samplers: bool = False,
    refused: Mapping[str, str] | None = None,
) -> Lowered:
    """Lower a program for one signature, whose name is only a label. CompileError holds everything that is wrong with it.

    `checked`: the kernel is for debug mode, which finds what fails first, so what may fail keeps its place in the source's order.
    `samplers`: the kernel is for devices that sample textures (Z-003).
    `refused` says, by dotted names, why members of objects are not in the signature: a use of one is told so.
    """
    sources = parse(program)
    types = _types(program, sources, signature)
    low, lowered = _settle(program, sources, types, options, checked, samplers, refused)
    if low.diagnostics:
        raise CompileError(_ordered(low.diagnostics), tuple(sorted(low.workgroup)), low.all_updates)
    if lowered is None or low.skipped:
        raise InternalError(f"kernel {low.kernel_name!r} was not lowered in full, without a diagnostic. Please report this.")
    against = lanes.refused(low, lowered)
    if against is not None:
        raise CompileError((against,))
    members = frozenset(low.members_read)
    return Lowered(lowered, with_members(signature, members), frozenset(low.dims_read), members, _ordered(low.warnings))


def check(program: Program, options: Options = PLAIN) -> tuple[Diagnostic, ...]:
    """What can be said to be wrong with a kernel without the types of its arguments, warnings included."""
    try:
        sources = parse(program)
        low, _ = _settle(program, sources, dict.fromkeys(sources[program.kernel][0].parameters), options)
    except CompileError as error:
        return error.diagnostics
    return _ordered([*low.diagnostics, *low.warnings])


def _types(program: Program, sources: Sources, signature: Signature) -> Mapping[str, Type | None]:
    """The type of every parameter, in the kernel's order."""
    source, _ = sources[program.kernel]
    given = dict(signature.parameters)
    if refused_parameter(source.tree) is not None:  # which is reported, rather than how many there are
        return dict.fromkeys(source.parameters)
    missing = [name for name in source.parameters if name not in given]
    extra = [name for name in given if name not in source.parameters]
    if not missing and not extra:
        return {name: given[name] for name in source.parameters}
    wrong = [f"lacks {', '.join(map(repr, missing))}"] if missing else []
    wrong += [f"has {', '.join(map(repr, extra))}, which the kernel does not take"] if extra else []
    loc = source.loc(source.tree)
    message = f"Kernel {source.function.name!r}: the signature {signature} {' and '.join(wrong)} ({loc.file}:{loc.line})"
    raise CompileError((Diagnostic("TK035", message, loc, source.excerpt(source.tree)),))


def _settle(
    program: Program,
    sources: Sources,
    types: Mapping[str, Type | None],
    options: Options,
    checked: bool = False,
    samplers: bool = False,
    refused: Mapping[str, str] | None = None,
) -> tuple[Lowering, ir.Kernel | None]:
    """Run until the types of the locals are stable."""
    table = Table()
    while table.run < _MOST_RUNS:
        low = Lowering(program, sources, table, types, options, checked, samplers, refused or {})
        lowered = _run(low)
        default = f64 if low.has_doubles else f32
        if not table.grown and not table.settle(default):
            if table.final or None in types.values() or low.diagnostics or not table.untyped:
                if lowered is not None and not low.skipped and not low.diagnostics:
                    groups.check_participation(low, lowered)
                return low, lowered
            table.final = True
        table.next_run()
    raise InternalError(f"the types of kernel {program.kernel!r} do not settle. Please report this.")


def _run(low: Lowering) -> ir.Kernel | None:
    try:
        return kernel.lower(low)
    except RecursionError as error:
        source = low.sources[low.program.kernel]
        loc = source.loc(source.tree)
        message = f"Kernel {low.kernel_name!r}: the kernel is nested too deeply to compile ({loc.file}:{loc.line})"
        raise CompileError((Diagnostic("TK036", message, loc, source.excerpt(source.tree)),)) from error


def _ordered(findings: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Findings in source order."""
    return tuple(sorted(findings, key=lambda d: (d.loc.file, d.loc.line, d.loc.column)))
