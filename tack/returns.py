"""What a kernel may return, checked when it is decorated (P-030, P-032)."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tack.source import Source
from tack_runtime.errors import UnsupportedSyntaxError


def check_return(name: str, source: Source) -> None:
    """UnsupportedSyntaxError where the final `return` lacks an annotation or reads what the parallel loop assigns (P-032)."""
    definition = source.definition()
    result = final_return(definition)
    if result is None:
        return
    if definition.returns is None or (isinstance(definition.returns, ast.Constant) and definition.returns.value is None):
        raise UnsupportedSyntaxError(
            f"Kernel {name!r}: return at {source.place(result)} needs a return annotation that names the type of the value: "
            f"-> tack.f32, -> float (f32) or -> int (i32)"
        )
    read = next(_per_iteration_reads(definition.body), None)
    if read is not None:
        raise UnsupportedSyntaxError(
            f"Kernel {name!r}: the returned value at {source.place(read)} reads {read.id!r}, which the parallel loop assigns; "
            f"it has a value per iteration. Collect values in an array, with tack.atomic_add for example, and return its element"
        )


def final_return(definition: ast.FunctionDef) -> ast.Return | None:
    """The statement that gives a call its value: a `return expr` that ends the body, after a loop."""
    last = definition.body[-1]
    if not isinstance(last, ast.Return) or last.value is None:
        return None
    if isinstance(last.value, ast.Constant) and last.value.value is None:
        return None  # the compiler says that the value is missing
    return last if any(isinstance(s, ast.For) for s in definition.body) else None


def _per_iteration_reads(body: list[ast.stmt]) -> Iterator[ast.Name]:
    """Reads, after the parallel loop, of names that it assigns and that nothing has assigned again since."""
    loop = next(index for index, statement in enumerate(body) if isinstance(statement, ast.For))
    assigned = {node.id for node in ast.walk(body[loop]) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    for statement in body[loop + 1 :]:
        names = [node for node in ast.walk(statement) if isinstance(node, ast.Name)]
        augmented = statement.target if isinstance(statement, ast.AugAssign) else None
        yield from (node for node in names if node.id in assigned and (isinstance(node.ctx, ast.Load) or node is augmented))
        if isinstance(statement, ast.Assign):  # only then does every path assign the name
            assigned -= {node.id for node in names if isinstance(node.ctx, ast.Store)}
