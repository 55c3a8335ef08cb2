"""The manifest of a bundle, format 1: what it holds, as checked data.

`manifest_text` and `parse_manifest` are each other's inverse; `docs/bundle-format.schema.json` says the same as a
schema. A file is hostile until proven otherwise: every field is checked, and every defect is a `BundleError` that names it.

Text of the file: canonical JSON (sorted keys, no spaces) whose "digest" is the sha256 of the same text without that field, so
an altered manifest is noticed even where it is still well formed.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from tack_runtime.dtypes import Scalar
from tack_runtime.expression import Expression
from tack_runtime.signature import Signature

FORMAT = 1  # the newest format that this reader knows; it reads every older one

SlotKind: TypeAlias = Literal["start", "count", "step", "address", "dim", "scalar"]


class Slot(NamedTuple):
    """One 8-byte slot of packed arguments.

    start, count, step: of loop axis `axis`; address: of array `parameter`; dim: `parameter.shape[axis]`; scalar: `parameter`.
    """

    kind: SlotKind
    parameter: str
    axis: int


class Axis(NamedTuple):
    """Bounds of one dimension of the iteration space, evaluated on the host for each call (P-002, P-003)."""

    start: Expression
    stop: Expression
    step: Expression


class Image(NamedTuple):
    """Code of one variant for one target.

    `kind`: "library" (a shared library with every variant, for the CPU), "source", "ptx", "cubin". `level` is the CPU level or
    the GPU architecture, "" for sources. `symbol` is the function's name in it. `notes` is what the toolchain said
    (registers, spills).
    """

    target: str
    level: str
    kind: str
    member: str
    symbol: str
    notes: tuple[tuple[str, int], ...] = ()


class Skipped(NamedTuple):
    """A target that this variant cannot have, and why."""

    target: str
    reason: str


class Variant(NamedTuple):
    """One compiled specialization of a kernel."""

    id: str  # 16 hexadecimal digits of a sha256 over program, signature and options
    signature: Signature
    axes: tuple[Axis, ...]
    slots: tuple[Slot, ...]
    written: tuple[str, ...]  # array parameters that the code may store to or update atomically (M-006)
    atomics: tuple[str, ...]  # array parameters whose addresses must be naturally aligned
    small_dims: tuple[tuple[str, int], ...]  # open dimensions that must be below 2**31 (see ir.Extent)
    result: Scalar | None  # type of the value that a call returns (P-030)
    fp_contract: bool
    images: tuple[Image, ...]
    skipped: tuple[Skipped, ...]


class KernelEntry(NamedTuple):
    """One kernel with its variants. `program` is the member with its text; `file` a base name; `line` of its first line."""

    name: str
    module: str
    file: str
    line: int
    parameters: tuple[str, ...]
    program: str
    digest: str  # sha256 of the program's canonical JSON
    variants: tuple[Variant, ...]


class Member(NamedTuple):
    """What a file of the bundle must be."""

    sha256: str
    size: int


class Manifest(NamedTuple):
    """A whole bundle."""

    format: int
    producer: str  # "tackc 0.1.0"
    kernels: tuple[KernelEntry, ...]
    members: dict[str, Member]  # by path, "/"-separated; the manifest itself is not listed
