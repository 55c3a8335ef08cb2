"""Whether a kernel can have the lanes that it asks for (N-018).

What every run finds on its way, prints and large local arrays, is reported there; the rest is known of the kernel as emitters get
it.
"""

from __future__ import annotations

from tackc.compiler import ir, pipeline
from tackc.compiler.diagnostics import Diagnostic
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.source import text_of
from tackc.compiler.lanes.limits import limit


def refused(low: Lowering, kernel: ir.Kernel) -> Diagnostic | None:
    """What stands against the lanes that a kernel asks for, if anything does; debug mode, which has one, says the same."""
    asked = kernel.options.lanes or 1
    if asked == 1 or kernel.workgroup:
        return None
    form = limit(pipeline.run(kernel), asked)
    if form.width == asked:
        return None
    line, column = form.loc.position
    what = f"this kernel, which asks for {asked} lanes, can have {form.width}: {form.reason}, at line {line}, column {column}"
    help_ = "leave out lanes=" if form.width == 1 else f"ask for at most {form.width} lanes"
    message = f"Kernel {low.kernel_name!r}: {what} ({form.loc.file}:{form.loc.line})"
    return Diagnostic("TK078", message, form.loc, _excerpt(low, form.loc), help_)


def _excerpt(low: Lowering, loc: ir.Loc) -> str:
    """The line of a place, as it is in the file."""
    found = (source for source in low.sources.values() if text_of(source.function) == loc.text)
    source = next(found, None)
    return source.function.indent + source.lines[loc.position[0] - 1] if source is not None else ""
