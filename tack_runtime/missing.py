"""The text of MissingVariantError: what was asked for, what comes nearest, and what to do (J-001)."""

from __future__ import annotations

from collections.abc import Sequence

from tack_runtime.errors import MissingVariantError
from tack_runtime.resolve import Miss, Origin, nearest
from tack_runtime.signature import Signature


def missing_variant(asked: Signature, misses: Sequence[Miss], origin: Origin, not_compiled: str) -> MissingVariantError:
    """The error for a call that no variant fits; `not_compiled` says why it was not compiled on the spot."""
    where = f" in {origin.bundle}" if origin.bundle else ""
    lines = [f"Kernel '{asked.kernel}' has no variant {asked}{where}"]
    near = nearest(misses)
    lines += [f"  nearest: {signature}: {reasons[0]}" for signature, reasons in near]
    if len(misses) > len(near):
        lines.append(f"  and {len(misses) - len(near)} more that fit less")
    lines.append(f"  not compiled on the spot: {not_compiled}")
    lines.append(f"  build it with: {build_command(asked, origin)}")
    return MissingVariantError("\n".join(lines))


def build_command(signature: Signature, origin: Origin) -> str:
    """The command line that builds a variant; it works as it is where the source file is at hand."""
    from shlex import quote  # only errors need it

    output = origin.bundle if origin.bundle.endswith(".tackb") else f"{origin.file.removesuffix('.py')}.tackb"
    return f"tackc build {quote(origin.file)} --arch cpu --spec '{signature}' -o {quote(output)}"
