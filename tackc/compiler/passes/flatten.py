"""Turn every access into one row-major index, so that emitters know nothing of dimensions (A-001, A-015)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tack_runtime.dtypes import ArrayType
from tackc.compiler import ir
from tackc.compiler.traverse import rewrite


def flatten(kernel: ir.Kernel) -> ir.Kernel:
    """Replace several indices, or none, by one.

    before, with `cube: f32[:, 3, :]` and `total: f32[()]`:

        total[()] = cube[i, j, k]

    after:

        total[0_i64] = cube[(i * 3_i64 + j) * cube.shape[2]_i64 + k]

    A baked dimension is its number, an open one an i64 extent; the first dimension does not matter.
    """
    return rewrite(kernel, _flat)


def _flat(node: Any) -> Any:
    match node:
        case ir.Load(storage=storage) | ir.Store(storage=storage) if len(node.indices) != 1:
            return replace(node, indices=(_row_major(storage, node.indices, node.loc),))
        case ir.Atomic(array=array) if len(node.indices) != 1:
            return replace(node, indices=(_row_major(array, node.indices, node.loc),))
        case _:
            return node


def _row_major(storage: ir.Storage, indices: tuple[ir.Expr, ...], loc: ir.Loc) -> ir.Expr:
    if not indices or not isinstance(storage, ir.Param) or not isinstance(storage.type, ArrayType):
        return ir.Const(0, ir.INDEX, loc)  # a 0-d array has one element
    flat, *rest = indices
    for axis, index in enumerate(rest, 1):
        dim = storage.type.dims[axis]
        size = ir.Extent(storage, axis, ir.INDEX, loc) if dim is None else ir.Const(dim, ir.INDEX, loc)
        flat = ir.Apply("add", (ir.Apply("mul", (flat, size), ir.INDEX, loc), index), ir.INDEX, loc)
    return flat
