"""The places that debug mode checks, as the manifest has them (O-020)."""

from __future__ import annotations

from collections.abc import Sequence

from tack_runtime.checks import CheckKind, Site
from tack_runtime.dtypes import ArrayType
from tackc.compiler import ir
from tackc.compiler.traverse import statements


def site(kernel: ir.Kernel, kind: CheckKind, loc: ir.Loc, storage: ir.Storage | None = None, axis: int = 0) -> Site:
    """A place of a kernel, or of a device function inlined into it, that can fail."""
    line, column = loc.position
    function = "" if loc.text == kernel.loc.text else loc.text.function
    return Site(kind, _source_name(storage), axis, function, line, column, loc.file, loc.line)


def is_flat(storage: ir.Storage, indices: Sequence[ir.Expr]) -> bool:
    """Whether an access has one index for all that an array holds, its components counted (A-003, A-015).

    An array without axes whose element is a vector has a single dimension in memory, where both kinds of index are alike.
    """
    match storage:
        case ir.Param(type=ArrayType(ndim=ndim), components=components):
            return len(indices) == 1 and (ndim != 1 or components > 0)
        case _:
            return False


def sites(kernel: ir.Kernel) -> tuple[Site, ...]:
    """The places that a kernel reports, each once; code calls them by their numbers in this order."""
    return tuple(dict.fromkeys(stmt.site for stmt in statements(kernel) if isinstance(stmt, ir.Report)))


def division(node: ir.Apply) -> CheckKind | None:
    """The check of an operation whose divisor may not be zero (N-003); None for the others."""
    if node.type.is_float:
        return None
    return "division" if node.op == "floordiv" else "modulo" if node.op == "mod" else None


def _source_name(storage: ir.Storage | None) -> str:
    """A local array has a number behind its name where several of one name exist."""
    if isinstance(storage, ir.Buffer):
        return storage.name.partition(".")[0]
    return storage.name if storage is not None else ""
