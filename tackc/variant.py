"""What a bundle says of one compiled specialization, whoever compiled it: `tackc build` or a call that needed it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import Final

from tack_runtime.manifest import FORMAT, Axis, Variant
from tack_runtime.options import Options
from tack_runtime.signature import Signature
from tackc.compiler import ir
from tackc.compiler.layout import layout, open_dims_read
from tackc.compiler.sites import sites
from tackc.compiler.target import atomic_types, types_used
from tackc.compiler.traverse import prints, statements, written_arrays

_ID_LENGTH: Final = 16  # hexadecimal digits
_PLAIN: Final = re.compile("[A-Za-z0-9_]")


def variant_id(digest: str, signature: Signature, options: Options, checked: bool = False) -> str:
    """The identity of a variant: a hash of all that its results depend on, `digest` being that of its program."""
    parts = (str(FORMAT), digest, str(signature), str(options), *(["checked"] if checked else []))
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:_ID_LENGTH]


def mangle(name: str) -> str:
    """A name as part of a symbol or a file name: every character but ASCII letters, digits and _ as its code point."""
    return "".join(char if _PLAIN.match(char) else f"_x{ord(char):X}_" for char in name)


def symbol_of(name: str, id_: str) -> str:
    """The entry point of a variant of the kernel `name`, in every target's code."""
    return f"tk_{mangle(name)}_{id_}"


def variant_of(kernel: ir.Kernel, signature: Signature, digest: str, checked: bool = False) -> Variant:
    """The manifest's row of a lowered kernel, without images; `digest` is that of its program. `checked`: for debug mode."""
    atomics = (stmt.array for stmt in statements(kernel) if isinstance(stmt, ir.Atomic))
    return Variant(
        id=variant_id(digest, signature, kernel.options, checked),
        signature=signature,
        axes=tuple(Axis(axis.start, axis.stop, axis.step) for axis in kernel.loop.axes),
        slots=layout(kernel),
        written=_in_order(kernel, written_arrays(kernel)),
        atomics=_in_order(kernel, atomics),
        small_dims=tuple((name, axis) for name, axis, as_value in open_dims_read(kernel) if as_value),
        result=kernel.result.value.type if kernel.result is not None else None,
        options=kernel.options,
        dtypes=tuple(types_used(kernel)),
        atomic_dtypes=atomic_types(kernel),
        workgroup=kernel.workgroup,
        images=(),
        skipped=(),
        prints=prints(kernel),
        checked=checked,
        sites=sites(kernel),
    )


def _in_order(kernel: ir.Kernel, params: Iterable[ir.Param]) -> tuple[str, ...]:
    names = {param.name for param in params}
    return tuple(param.name for param in kernel.params if param.name in names)
