"""Sequential loops that write the running sums of a row of integers: prefix sums, whose elements can be formed several at a time.

    for at in range(start, stop):               for at in range(start, stop):
        total = total + x[at]                       value = x[at]
        sums[at] = total                            before[at] = total
                                                    total = total + value

Sums of integers have the same bits in any order. Whether the two rows overlap is for the machine to say.
"""

from __future__ import annotations

from typing import NamedTuple

from tackc.compiler import ir
from tackc.compiler.streams import follows
from tackc.compiler.traverse import all_assigned


class RunningSums(NamedTuple):
    """The local with the sum, what each turn adds to it, and where and as what it is stored: after adding where `inclusive`.
    `late`: a turn stores before it loads."""

    total: ir.Local
    element: ir.Load
    store: ir.Store
    inclusive: bool
    late: bool


def running_sums(loop: ir.For) -> RunningSums | None:
    """What a loop that does nothing but write running sums of integers does, in steps of one; None for any other."""
    if loop.step != ir.Const(1, ir.INDEX) or len(loop.body) not in (2, 3) or loop.abreast:
        return None
    match loop.body:
        case (ir.Assign() as add, ir.Store() as store):
            found = _sums(add, store, None, inclusive=True, late=False)
        case (ir.Store() as store, ir.Assign() as add):
            found = _sums(add, store, None, inclusive=False, late=True)
        case (ir.Assign(target=target, value=value), ir.Store() as store, ir.Assign() as add):
            found = _sums(add, store, (target, value), inclusive=False, late=False)
        case _:
            return None
    changing = {loop.index, *all_assigned(loop.body)}
    if found is None or loop.index in all_assigned(loop.body):
        return None
    rows = (found.element.indices, found.store.indices)
    return found if all(len(row) == 1 and follows(row[0], loop.index, changing) for row in rows) else None


def _sums(
    add: ir.Assign, store: ir.Store, kept: tuple[ir.Local, ir.Expr] | None, *, inclusive: bool, late: bool
) -> RunningSums | None:
    total = add.target
    match add.value:
        case ir.Apply(op="add", args=(ir.Read(source=source), term)) if source == total:
            pass
        case ir.Apply(op="add", args=(term, ir.Read(source=source))) if source == total:
            pass
        case _:
            return None
    element = _uncast(term)
    if kept is not None:
        local, loaded = kept
        if element != ir.Read(local) or local == total or local.type is not loaded.type:
            return None
        element = loaded
    if (
        not isinstance(element, ir.Load)
        or _uncast(store.value) != ir.Read(total)
        or not all(isinstance(row, ir.Param) for row in (element.storage, store.storage))
        or any(type_.is_float for type_ in (total.type, element.type, store.value.type))
    ):
        return None
    return RunningSums(total, element, store, inclusive, late)


def _uncast(value: ir.Expr) -> ir.Expr:
    """What is converted at most once, from an integer to an integer."""
    return value.value if isinstance(value, ir.Cast) else value
