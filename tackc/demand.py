"""Variants on demand: what a call needs, from the disk cache or compiled (K-004, K-007).

A result is a bundle of one variant. It is read, verified and loaded like every other bundle, whether the compiler made it or the
disk cache had it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tack_runtime import settings
from tack_runtime.digest import sha256
from tack_runtime.drivers.cpu import X86_LEVELS
from tack_runtime.dtypes import ArrayType, Leaf, Scalar, f32, f64
from tack_runtime.errors import BundleError, InternalError
from tack_runtime.jit import INSTALL, CompilerMissingError, lacking
from tack_runtime.manifest import Image, Variant, check_native
from tack_runtime.options import Options
from tack_runtime.resolve import cpu_image
from tack_runtime.signature import Signature, has_objects, leaves
from tackc import entries, identity
from tackc.compiler.signatures import with_leaves, with_members
from tackc.contents import read_contents


class Request:
    """What the variants of a kernel are made from, for one level, with checks or without: a CPU level, or another target, with
    its level where it has some ("cuda:sm_90"). It lives with its kernel, so that
    nothing is read or hashed for each new shape again."""

    __slots__ = ("_digest", "checked", "level", "options", "program", "reads")

    def __init__(self, program: str, options: Options, level: str, checked: bool = False) -> None:
        """`program` is canonical JSON text."""
        self.program = program
        self.options = options
        self.level = level
        self.checked = checked
        self.reads: dict[str, Reads] = {}  # by the signature with open dimensions
        self._digest = sha256(program.encode())

    def needed(self, open_signature: Signature, full_signature: Signature) -> Signature | None:
        """The signature that a call needs, as `baked` finds it; None where no earlier call has found out what code reads."""
        reads = self.reads.get(str(open_signature))
        return None if reads is None else baked_in(full_signature, reads)

    def key(self, kind: str, signature: str) -> entries.Key:
        """What an entry of the cache depends on (K-007)."""
        made_by = (identity.ours(), *identity.host(), identity.for_target(target_of(self.level)))
        own = (self._digest, str(self.options), str(self.checked), self.level, signature)
        return entries.Key(kind, json.dumps([kind, *made_by, *own]))


class Made(NamedTuple):
    """A variant that was compiled, now or before, and its code."""

    variant: Variant
    image: Image
    code: bytes


def target_of(level: str) -> str:
    """The target of a level as calls ask for it: "cuda" of "cuda:sm_90", "cpu" of "x86-64-v3"."""
    return "cpu" if level in (*X86_LEVELS, "aarch64") else level.partition(":")[0]


class Reads(NamedTuple):
    """What code depends on of what a call passes: dimensions of arrays, and members of objects, by dotted names."""

    dims: frozenset[tuple[str, int]]
    members: frozenset[str]


def baked(
    request: Request, open_signature: Signature, full_signature: Signature, refused: Mapping[str, str] | None = None
) -> Signature:
    """The signature to compile: of objects the members that the code uses, dimensions that it depends on baked in, the others
    open (K-001, K-004).

    `full_signature` has every member and dimension of the call, `open_signature` no dimension. `refused` says what is wrong with
    members of the call that no kernel takes.
    """
    key = str(open_signature)
    reads = request.reads.get(key)
    if reads is None:
        reads = request.reads[key] = _reads(request, key, full_signature, refused or {})
    return baked_in(full_signature, reads)


def baked_in(full_signature: Signature, reads: Reads) -> Signature:
    """A signature with what code depends on: those dimensions baked in, those members of objects."""

    def bake(name: str, type_: Leaf) -> Leaf:
        if not isinstance(type_, ArrayType):
            return type_
        return type_._replace(dims=tuple(dim if (name, axis) in reads.dims else None for axis, dim in enumerate(type_.dims)))

    signature = with_leaves(full_signature, bake)
    return _natural(with_members(signature, reads.members)) if has_objects(signature) else signature


def _natural(signature: Signature) -> Signature:
    """Floats with the precision of the arrays that are left (R-031): what code does not use has no say."""
    double = any(isinstance(type_, ArrayType) and type_.scalar is f64 for _, type_ in leaves(signature))

    def change(_: str, type_: Leaf) -> Leaf:
        return (f64 if double else f32) if isinstance(type_, Scalar) and type_.is_float else type_

    return with_leaves(signature, change)


def kept(request: Request, signature: Signature) -> Made | None:
    """The variant of a signature from the disk cache, None if it is not there."""
    key = request.key("call", str(signature))
    if identity.edited(look=False):  # the key has the digest of sources as they were loaded
        return None
    return entries.parsed(key, lambda data: _checked(data, request, signature))


def compiled(request: Request, signature: Signature) -> Made:
    """The variant of a signature, compiled, and put into the disk cache. Raises what the compiler finds in the program."""
    compiler = _compiler()
    start = time.perf_counter()
    data: bytes = compiler.compile_variant(request.program, str(signature), request.options, request.level, request.checked)
    checked = " with checks" if request.checked else ""
    settings.report("compile", f"{signature}{checked} for {request.level}: {time.perf_counter() - start:.3f} s")
    try:
        made = _checked(data, request, signature)
    except BundleError as error:
        raise InternalError(f"the compiler made a bundle that does not verify: {error}; please report this") from error
    if not identity.edited():
        entries.store(request.key("call", str(signature)), data)
    return made


def _compiler() -> Any:
    """The compiler, whole: what it finds in an author's source is no news for someone who cannot compile it."""
    reason = lacking()
    if reason is not None:
        raise CompilerMissingError(reason)
    return imported()


def imported() -> Any:
    """The compiler, which can do without LLVM until there is something to compile."""
    try:
        from tackc import jit
    except ImportError as error:
        raise CompilerMissingError(f"{INSTALL} ({error})") from error
    return jit


def _reads(request: Request, open_signature: str, full_signature: Signature, refused: Mapping[str, str]) -> Reads:
    axes = frozenset(
        (name, axis) for name, type_ in leaves(full_signature) if isinstance(type_, ArrayType) for axis in range(type_.ndim)
    )
    if not axes and not has_objects(full_signature):
        return Reads(axes, frozenset())
    key = request.key("dims", open_signature)
    reads = None if identity.edited(look=False) else entries.parsed(key, lambda data: _parse_reads(data, axes))
    if reads is None:
        target = target_of(request.level)
        reads = read_by(_compiler().reads(request.program, str(full_signature), refused, request.checked, target))
        if not identity.edited():
            entries.store(key, json.dumps([sorted(reads.dims), sorted(reads.members)]).encode())
    return reads


def read_by(found: tuple[Sequence[tuple[str, int]], Sequence[str]]) -> Reads:
    """What the compiler says that code depends on."""
    dims, members = found
    return Reads(frozenset((str(parameter), int(axis)) for parameter, axis in dims), frozenset(map(str, members)))


def _parse_reads(data: bytes, axes: frozenset[tuple[str, int]]) -> Reads:
    """What code depends on, as an entry has it; ValueError if it is about other arrays."""
    reads = read_by(json.loads(data))
    if not reads.dims <= axes:
        raise ValueError("it is about other arrays")
    return reads


def _checked(data: bytes, request: Request, signature: Signature) -> Made:
    """The variant in a bundle that holds this one and nothing else; BundleError otherwise."""
    contents = read_contents(data)
    check_native(contents.manifest)
    kernels = contents.manifest.kernels
    if len(kernels) != 1 or len(kernels[0].variants) != 1:
        raise BundleError("it holds something else than one variant")
    variant = kernels[0].variants[0]
    target = target_of(request.level)
    if target == "cpu":
        image = cpu_image(variant, (request.level,))
    else:
        image = next((each for each in variant.images if each.target == target), f"it was not built for {target}")
    if isinstance(image, str):
        raise BundleError(image)
    program = contents.members[kernels[0].program]
    made_for = (signature, request.options, request.checked)
    if (variant.signature, variant.options, variant.checked) != made_for or program != request.program.encode():
        raise BundleError("it holds another variant")
    return Made(variant, image, contents.members[image.member])
