"""Calls that compile, the entrance of `tack_runtime`: what is compiled for a call that no prebuilt variant fits, and what the
caller sees of errors. The compiler proper is loaded where there is something to compile."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, NamedTuple

from tack_runtime import settings
from tack_runtime.described import Argument, natural_signature, objects, shape_signature
from tack_runtime.drivers import cpu
from tack_runtime.dtypes import ArrayType, Leaf, TextureType
from tack_runtime.errors import MissingVariantError, TackWarning, ToolchainError
from tack_runtime.jit import CompilerMissingError
from tack_runtime.manifest import Variant
from tack_runtime.missing import advice, missing_variant
from tack_runtime.naming import parts
from tack_runtime.options import Options
from tack_runtime.resolve import Miss, Origin, views
from tack_runtime.signature import Signature
from tackc import demand
from tackc.compiler.signatures import member_names, with_leaves, with_members
from tackc.failures import raise_translated

if TYPE_CHECKING:
    from tack.kernel_object import Kernel


class Call(NamedTuple):
    """A call, and the kernel that it calls."""

    kernel: str
    program: Callable[[], str]
    options: Options
    checked: bool  # for debug mode
    origin: Origin
    arguments: Sequence[Argument]
    misses: Sequence[Miss]  # the prebuilt variants
    requests: dict[tuple[object, ...], demand.Request]  # of this kernel's earlier calls, by what their programs are for
    key: tuple[object, ...]  # of this call in `requests`

    @property
    def asked(self) -> Signature:
        return natural_signature(self.kernel, self.arguments)


class Found(NamedTuple):
    """A compiled variant, and where it is from: "the disk cache" or "the compiler"."""

    made: demand.Made
    source: str


def signature(call: Call, level: str) -> Signature:
    """The signature of the variant that the call needs (K-004). MissingVariantError where nothing can be compiled."""
    with _as_the_caller_sees(call):
        full = shape_signature(call.kernel, call.arguments)
        return demand.baked(_request(call, level), call.asked, full, refused(call.arguments))


def _missing(call: Call, not_compiled: str) -> MissingVariantError:
    return missing_variant(call.arguments, call.asked, call.misses, call.origin, not_compiled, call.checked)


def refused(arguments: Sequence[Argument]) -> dict[str, str]:
    """The members of objects that no kernel takes, by dotted names, and why."""
    return {f"{found.name}.{name}": reason for found in objects(arguments) for name, reason in found.refused.items()}


def make(call: Call, level: str, wanted: Signature) -> Found:
    """The variant of that signature, from the disk cache or compiled; errors are those of the contract (H-001, H-002)."""
    with _as_the_caller_sees(call):
        request = _request(call, level)
        kept = demand.kept(request, wanted)
        what = f"{wanted} with checks" if call.checked else str(wanted)
        if kept is not None:
            _warn(call, f"taking {what} from the disk cache")
            return Found(kept, "the disk cache")
        _warn(call, f"compiling {what}")
        return Found(demand.compiled(request, wanted), "the compiler")


def described(call: Call, level: str) -> Variant:
    """The variant that `make` would make, without its code: nothing is compiled. Errors as `signature` and `make`."""
    wanted = signature(call, level)
    with _as_the_caller_sees(call):
        request = _request(call, level)
        found: Variant = demand.imported().described(request.program, str(wanted), call.options, level, call.checked)
    return found


def known(
    request: demand.Request | None, asked: Signature, full: Signature, made: Sequence[tuple[Signature, str]]
) -> tuple[Signature | None, list[str], list[str]]:
    """The signature of the variant that a call needs, None where nothing in this process has found out yet, and lines about
    those that were `made` before, with what to say of each: that one, and others for other sizes."""
    needed = None if request is None else request.needed(asked, full)
    same = [f"  {signature} {said}" for signature, said in made if signature == needed]
    others = [f"  {signature} {said}" for signature, said in made if _same_types(signature, asked)]
    return needed, same, others


def _same_types(signature: Signature, asked: Signature) -> bool:
    """Whether a compiled variant is one for a call, but for the sizes of dimensions."""
    opened = with_leaves(signature, _with_open_dims)
    return opened == with_members(asked, set(member_names(signature)))


def _with_open_dims(_: str, type_: Leaf) -> Leaf:
    if isinstance(type_, ArrayType):
        return type_._replace(dims=(None,) * type_.ndim)
    return TextureType((None, None, None)) if isinstance(type_, TextureType) else type_


def capture(kernel: object, classes: Sequence[type] = (), functions: Sequence[object] = ()) -> str:
    """The program of a `tack.kernel` object, as canonical JSON text, for calls whose objects are of `classes` and hold
    `functions`."""
    from tackc.compiler.capture import capture as capture_kernel

    return capture_kernel(kernel, classes, functions).to_json()


def view(kernel: Kernel, arguments: Sequence[Argument], mode: str, target: str) -> tuple[str, Sequence[str]]:
    """The code of a call's variant as text, and the names of the arrays that it updates atomically (O-012)."""
    program = capture(kernel, *parts(arguments))
    full, checked = shape_signature(kernel.name, arguments), settings.debug()
    compiler = demand.imported()
    reads = demand.read_by(compiler.reads(program, str(full), refused(arguments), checked, target))
    level = cpu.level() if target == "cpu" and mode != "ir" else ""
    wanted = str(demand.baked_in(full, reads))
    text, updated = compiler.view(program, wanted, kernel.options, mode, target, level, checked)
    return text, updated


def library(module: str, path: str = "") -> bytes:
    """A bundle with the kernels of a module of `tack.library`, kept in the cache or, with a `path`, there."""
    from tackc import library  # an installation from a wheel never needs it

    return library.bundle(module, path)


def _request(call: Call, level: str) -> demand.Request:
    program = call.program()
    request = call.requests.get(call.key)
    if request is None or request.program != program:  # a kernel is captured anew until all that it reads is defined
        request = call.requests[call.key] = demand.Request(program, call.options, level, call.checked)
    return request


def _warn(call: Call, what: str) -> None:
    if settings.jit() == "warn":
        why = "no prebuilt variant fits; " if call.origin.bundle else ""
        text = (
            f"Kernel '{call.kernel}': {why}{what} (TACK_JIT=warn). To avoid it, "
            f"{advice(call.arguments, call.asked, call.misses, call.origin, call.checked)}"
        )
        warnings.warn(text, TackWarning, stacklevel=_caller_level())


@contextmanager
def _as_the_caller_sees(call: Call) -> Iterator[None]:
    try:
        yield
    except (CompilerMissingError, ToolchainError) as error:
        raise _missing(call, str(error)) from None
    except Exception as error:
        raise_translated(call.kernel, error, views(call.origin, call.misses, call.arguments))


def _caller_level() -> int:
    """The `stacklevel` with which a warning of this module names the first frame outside the project."""
    frame: FrameType | None = sys._getframe(1)
    level = 1
    while frame is not None and frame.f_globals.get("__name__", "").partition(".")[0] in ("tack", "tack_runtime", "tackc"):
        frame = frame.f_back
        level += 1
    return level
