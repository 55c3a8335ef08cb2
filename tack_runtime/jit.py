"""Compiling a variant when a call needs one: the one place of the runtime that loads the compiler, and only then.

A result is a bundle of one variant. It is read, verified and loaded like every other bundle, whether the compiler made it or the
disk cache had it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tack_runtime import cache, settings
from tack_runtime.contents import read_contents
from tack_runtime.digest import sha256
from tack_runtime.dtypes import ArrayType
from tack_runtime.errors import BundleError, InternalError, TackError
from tack_runtime.manifest import FORMAT, Image, Variant
from tack_runtime.resolve import cpu_image
from tack_runtime.signature import Signature
from tack_runtime.version import VERSION

INSTALL: Final = "the compiler is not installed: pip install 'tackc[compiler]'"


class CompilerMissingError(TackError):
    """The compiler, or a package that it needs, cannot be imported; the text says what to install."""


class Request(NamedTuple):
    """What a variant is made from, apart from its signature."""

    program: str  # canonical JSON text
    fp_contract: bool
    level: str  # of the CPU

    def key(self, *parts: str) -> str:
        """A name that differs wherever anything differs that code depends on (K-007)."""
        texts = (VERSION, str(FORMAT), self.program, str(self.fp_contract), self.level, *parts)
        return sha256(json.dumps(texts).encode())


class Made(NamedTuple):
    """A variant that was compiled, now or before, and its code."""

    variant: Variant
    image: Image
    code: bytes


def capture(kernel: object) -> str:
    """The program of a `tack.kernel` object, as canonical JSON text; CompilerMissingError where there is no compiler."""
    try:
        from tackc.compiler.capture import capture as capture_kernel
    except ImportError as error:
        raise CompilerMissingError(f"{INSTALL} ({error})") from error
    text: str = capture_kernel(kernel).to_json()
    return text


def baked(request: Request, open_signature: Signature, full_signature: Signature) -> Signature:
    """The signature to compile: dimensions that the code depends on baked in, the others open (K-004).

    `full_signature` has every dimension of the call, `open_signature` none.
    """
    dims = _dims_read(request, open_signature, full_signature)
    parameters = []
    for name, type_ in full_signature.parameters:
        if isinstance(type_, ArrayType):
            type_ = ArrayType(type_.element, tuple(dim if (name, axis) in dims else None for axis, dim in enumerate(type_.dims)))
        parameters.append((name, type_))
    return Signature(full_signature.kernel, tuple(parameters))


def make(request: Request, signature: Signature) -> Made:
    """The variant of a signature, from the disk cache or compiled. Raises what the compiler finds in the program."""
    name = request.key(str(signature)) + cache.BUNDLE
    kept = cache.read(name)
    if kept is not None:
        try:
            return _checked(kept, request, signature)
        except BundleError as error:
            settings.report("compile", f"{name} is damaged and is compiled again: {error}")
    settings.report("compile", f"{signature} for {request.level}")
    data: bytes = _compiler().compile_variant(request.program, str(signature), request.fp_contract, request.level)
    try:
        made = _checked(data, request, signature)
    except BundleError as error:
        raise InternalError(f"the compiler made a bundle that does not verify: {error}; please report this") from error
    cache.write(name, data)
    return made


def diagnosed(error: Exception) -> Exception:
    """The exception that a compiler's error stands for: that of its first diagnostic, where it has diagnostics."""
    diagnostics: Sequence[Any] = getattr(error, "diagnostics", ())
    if not diagnostics:
        return error
    exception: Exception = diagnostics[0].exception()
    return exception


def _compiler() -> Any:
    try:
        from tackc import jit
    except ImportError as error:
        raise CompilerMissingError(f"{INSTALL} ({error})") from error
    return jit


def _dims_read(request: Request, open_signature: Signature, full_signature: Signature) -> frozenset[tuple[str, int]]:
    axes = frozenset(
        (name, axis) for name, type_ in full_signature.parameters if isinstance(type_, ArrayType) for axis in range(type_.ndim)
    )
    if not axes:
        return axes
    name = request.key(str(open_signature), "dims") + cache.DIMS
    kept = cache.read(name)
    dims = None if kept is None else _parse_dims(kept, name, axes)
    if dims is None:
        dims = frozenset(
            (str(parameter), int(axis)) for parameter, axis in _compiler().dims_read(request.program, str(full_signature))
        )
        cache.write(name, _dims_text(dims, name))
    return dims


def _dims_text(dims: frozenset[tuple[str, int]], name: str) -> bytes:
    """An entry of the cache, with the digest of its name and content in front."""
    text = json.dumps(sorted(dims), separators=(",", ":"))
    return f"{sha256((name + text).encode())} {text}".encode()


def _parse_dims(data: bytes, name: str, axes: frozenset[tuple[str, int]]) -> frozenset[tuple[str, int]] | None:
    """What `_dims_text` wrote; None if it is anything else."""
    try:
        dims = frozenset((str(parameter), int(axis)) for parameter, axis in json.loads(data.decode().partition(" ")[2]))
    except (ValueError, TypeError):
        return None
    return dims if dims <= axes and _dims_text(dims, name) == data else None


def _checked(data: bytes, request: Request, signature: Signature) -> Made:
    """The variant in a bundle that holds this one and nothing else; BundleError otherwise."""
    contents = read_contents(data)
    kernels = contents.manifest.kernels
    if len(kernels) != 1 or len(kernels[0].variants) != 1:
        raise BundleError("it holds something else than one variant")
    variant = kernels[0].variants[0]
    image = cpu_image(variant, (request.level,))
    if isinstance(image, str):
        raise BundleError(image)
    program = contents.members[kernels[0].program]
    if variant.signature != signature or variant.fp_contract != request.fp_contract or program != request.program.encode():
        raise BundleError("it holds another variant")
    return Made(variant, image, contents.members[image.member])
