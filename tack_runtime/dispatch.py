"""Calls of a kernel, from a bundle or from source: find the variant, check, launch (DESIGN section 4, J-001, J-002).

Two paths. The warm one hands the arguments to native code, which checks and launches, or declines and changes nothing. The other
does everything, in this order: count and names of the arguments, what each is, the variant (bundle, memory, disk, compiler),
then `Launchable.pack`. Every error comes from the second path, so it is the same whichever path was tried.
"""

from __future__ import annotations

import sys
import warnings
import weakref
from collections.abc import Callable, Mapping, Sequence
from types import FrameType
from typing import Any, Final, NoReturn

from tack_runtime import jit, settings
from tack_runtime.arguments import Argument, bound_values, classify, natural_signature, shape_signature
from tack_runtime.arrays import Array
from tack_runtime.drivers import cpu
from tack_runtime.dtypes import ArrayType, Scalar
from tack_runtime.errors import (
    KernelRuntimeError,
    KernelTypeError,
    MissingVariantError,
    TackWarning,
    UnsupportedSyntaxError,
)
from tack_runtime.launch import Launchable, Packed
from tack_runtime.locks import ForkLock
from tack_runtime.manifest import Image, Variant
from tack_runtime.missing import Origin, build_command, missing_variant
from tack_runtime.resolve import Choice, Miss, baked_dims, choose, nearest, overlapping
from tack_runtime.signature import Signature

_REMEMBERED_CALLS: Final = 1024


class Dispatcher:
    """A kernel that can be called. R-030..R-034, P-034."""

    def __init__(
        self,
        name: str,
        module: str,
        parameters: Sequence[str],
        variants: Sequence[Variant],
        program: Callable[[], str],
        *,
        fp_contract: bool = False,
        origin: Origin | None = None,
        library: Callable[[str], cpu.Library] | None = None,
    ) -> None:
        """`program` gives the kernel's program as JSON text, for compiling; `library` maps the member that an image names."""
        self.name = self.__name__ = name
        self.module = module
        self.parameters = tuple(parameters)
        self.variants = tuple(variants)
        self._program = program
        self._fp_contract = fp_contract
        self._origin = origin or Origin(f"{module.rpartition('.')[2]}.py", "")
        self._library = library
        self._lock = ForkLock()
        self._warm: Callable[..., Any] | None = None  # the native code that served the last launch
        self._wrapped = False  # whether that launch had tack arrays, whose memory the native code takes
        self._found: dict[tuple[object, ...], Launchable] = {}  # by the tokens of a call's arguments
        self._loaded: dict[str, Launchable] = {}  # variants of the bundle, by id
        self._made: dict[str, Launchable] = {}  # compiled variants, by level and signature
        _alive.add(self)

    def __call__(self, *args: Any, **kwargs: Any) -> int | float | None:
        """Run the kernel on its arguments; the value of its `return`, or None.

        Raises KernelTypeError and KernelValueError for arguments, MissingVariantError where no variant fits and none can be
        compiled, and what the compiler finds in the kernel's source.
        """
        warm = self._warm
        if warm is not None and not kwargs:
            if self._wrapped:
                value = warm(*[arg.memory if type(arg) is Array else arg for arg in args])
            else:
                value = warm(*args)
            if value is not NotImplemented:
                return value  # type: ignore[no-any-return]
        return self._call(args, kwargs)

    def bind(self, *args: Any, **kwargs: Any) -> Bound:
        """The kernel with its arguments, checked and packed once: a callable without arguments that holds them."""
        arguments = self._classify(args, kwargs)
        launchable = self._find(arguments)
        return Bound(launchable, launchable.pack(arguments), arguments)

    def explain(self, *args: Any, **kwargs: Any) -> str:
        """Which variant and image a call with these arguments would take, and why. Nothing is compiled and nothing runs."""
        arguments = self._classify(args, kwargs)
        levels = cpu.usable_levels()
        choice, misses = choose(self.variants, arguments, levels)
        asked = natural_signature(self.name, arguments)
        lines = [f"{self.module}.{self.name}, called as {asked}"]
        lines += _explain_choice(choice, levels) if choice else self._explain_jit(asked)
        lines += [f"not {miss.signature}: {miss.reasons[0]}" for miss in nearest(misses)]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<kernel {self.module}.{self.name}({', '.join(self.parameters)})>"

    def forget_warm(self) -> None:
        """Send the next call through all checks in Python."""
        self._warm = None

    def _call(self, args: tuple[object, ...], kwargs: Mapping[str, object]) -> int | float | None:
        values = bound_values(self.name, self.parameters, args, kwargs)
        arguments = classify(self.name, self.parameters, values)
        launchable = self._find(arguments)
        packed = launchable.pack(arguments)
        self._wrapped = any(type(value) is Array for value in values)
        self._warm = self._warm_for(launchable)
        return launchable.run(packed)

    def _classify(self, args: tuple[object, ...], kwargs: Mapping[str, object]) -> tuple[Argument, ...]:
        return classify(self.name, self.parameters, bound_values(self.name, self.parameters, args, kwargs))

    # --- variants --------------------------------------------------------------------------------------------------------

    def _find(self, arguments: Sequence[Argument]) -> Launchable:
        """The variant for a call, ready to run; each is loaded or compiled once, whatever the number of threads."""
        key = tuple([argument.token for argument in arguments])
        found = self._found.get(key)
        if found is None:
            with self._lock:
                found = self._found.get(key) or self._resolve(arguments)
                if len(self._found) >= _REMEMBERED_CALLS:
                    self._found.clear()
                self._found[key] = found
        return found

    def _resolve(self, arguments: Sequence[Argument]) -> Launchable:
        choice, misses = choose(self.variants, arguments, cpu.usable_levels())
        if choice is None:
            return self._compiled(arguments, misses)
        known = self._loaded.get(choice.variant.id)
        if known is None:
            assert self._library is not None  # a kernel with variants comes from a bundle
            known = self._launchable(choice.variant, choice.image, self._library(choice.image.member))
            self._loaded[choice.variant.id] = known
        return known

    def _compiled(self, arguments: Sequence[Argument], misses: Sequence[Miss]) -> Launchable:
        asked = natural_signature(self.name, arguments)
        if settings.jit() == "off":
            raise missing_variant(asked, misses, self._origin, "TACK_JIT=off")
        try:
            request = jit.Request(self._program(), self._fp_contract, cpu.level())
            signature = jit.baked(request, asked, shape_signature(self.name, arguments))
            key = f"{request.level} {signature}"
            if key not in self._made:
                self._made[key] = self._make(request, signature)
            return self._made[key]
        except jit.CompilerMissingError as error:
            raise missing_variant(asked, misses, self._origin, str(error)) from error
        except Exception as error:
            raise_translated(self.name, error)

    def _make(self, request: jit.Request, signature: Signature) -> Launchable:
        if settings.jit() == "warn":
            hint = f"build it with: {build_command(signature, self._origin)}"
            text = f"Kernel '{self.name}': no prebuilt variant fits; compiling {signature} (TACK_JIT=warn). To avoid it, {hint}"
            warnings.warn(text, TackWarning, stacklevel=_caller_level())
        made = jit.make(request, signature)
        return self._launchable(made.variant, made.image, cpu.Library(made.code, f"{self.name}.{made.variant.id}"))

    def _launchable(self, variant: Variant, image: Image, library: cpu.Library) -> Launchable:
        settings.report("load", f"{variant.signature} {variant.id} for {image.level} from {library.label}")
        executable = cpu.Executable(library, variant, image.symbol, self._takes_any_number(variant))
        return Launchable(self.name, variant, image, executable)

    # --- the warm path ---------------------------------------------------------------------------------------------------

    def _takes_any_number(self, variant: Variant) -> bool:
        """Whether a number that a variant of the bundle can hold is enough to choose it. Otherwise native code serves only
        numbers of the types that it declares, and the rest is chosen anew (K-003, K-005)."""
        if variant not in self.variants:  # compiled for a call, not declared
            return False
        return all(_scalars(rival) == _scalars(variant) for rival in overlapping(variant, self.variants))

    def _warm_for(self, launchable: Launchable) -> Callable[..., Any] | None:
        """The native code that later calls try first; None where it would take calls that another variant should have."""
        baked = baked_dims(launchable.variant.signature)
        rivals = overlapping(launchable.variant, self.variants)
        if "launch" in settings.log() or any(baked_dims(rival.signature) > baked for rival in rivals):
            return None
        return launchable.executable.native.function

    def _explain_jit(self, asked: Signature) -> list[str]:
        if settings.jit() == "off":
            return [
                "no variant fits, and TACK_JIT=off: MissingVariantError",
                f"build it with: {build_command(asked, self._origin)}",
            ]
        how = "no prebuilt variant fits" if self.variants else "compiled on the first call"
        made = [launchable for launchable in self._made.values() if _same_types(launchable.variant.signature, asked)]
        if made:
            return [
                f"{how}; compiled before in this process:",
                *(f"  {each.variant.signature} {each.variant.id}" for each in made),
            ]
        return [f"{how}: taken from {settings.cache_dir()} if it is there, else compiled for {cpu.level()}"]


class Bound:
    """A kernel with its arguments, ready to run again and again; it keeps them alive."""

    __slots__ = ("_arguments", "_launchable", "_packed", "_run")

    def __init__(self, launchable: Launchable, packed: Packed, arguments: Sequence[Argument]) -> None:
        self._launchable = launchable
        self._packed = packed
        self._arguments = arguments  # the addresses in `packed` are theirs
        self._run = launchable.bind(packed)

    def __call__(self) -> int | float | None:
        """Run the kernel; the value of its `return`, or None."""
        return self._run()

    def __repr__(self) -> str:
        return f"<bound kernel {self._launchable.variant.signature}>"


_alive: Final[weakref.WeakSet[Dispatcher]] = weakref.WeakSet()


def forget_warm_calls() -> None:
    """Send the next call of every kernel through all checks in Python, so that a changed setting is seen."""
    for dispatcher in list(_alive):
        dispatcher.forget_warm()


settings.on_change(forget_warm_calls)


def raise_translated(kernel: str, error: Exception) -> NoReturn:
    """Raise what a caller sees of an error while a variant is made (H-001, H-002)."""
    found = jit.diagnosed(error)
    seen = _translated(kernel, found)
    if seen is error:
        raise error
    raise seen from (error if seen is found else found)


def _translated(kernel: str, error: Exception) -> Exception:
    prefix = f"Kernel '{kernel}': "
    match error:
        case UnsupportedSyntaxError() | MissingVariantError():
            return error
        case TypeError() if not str(error).startswith(prefix):
            return KernelTypeError(f"{prefix}{error}")
        case RuntimeError() | NotImplementedError():
            return KernelRuntimeError(f"Kernel '{kernel}' failed on CPUBackend: {error}")
        case _:
            return error


def _scalars(variant: Variant) -> list[Scalar]:
    return [type_ for _, type_ in variant.signature.parameters if isinstance(type_, Scalar)]


def _same_types(signature: Signature, asked: Signature) -> bool:
    opened = [
        type_._replace(dims=(None,) * type_.ndim) if isinstance(type_, ArrayType) else type_ for _, type_ in signature.parameters
    ]
    return opened == [type_ for _, type_ in asked.parameters]


def _explain_choice(choice: Choice, levels: Sequence[str]) -> list[str]:
    variant, image = choice
    baked = baked_dims(variant.signature)
    dims = f"{baked} baked dimension{'s' * (baked != 1)}" if baked else "no baked dimension"
    asked = settings.cpu_isa()
    limit = f"TACK_CPU_ISA={asked}" if asked else f"this machine runs {levels[0]}"
    return [
        f"variant {variant.id} {variant.signature}: the best that fits ({dims})",
        f"image {image.member}, level {image.level}, symbol {image.symbol}: {limit}",
    ]


def _caller_level() -> int:
    """The `stacklevel` with which a warning of this module names the first frame outside the project."""
    frame: FrameType | None = sys._getframe(1)
    level = 1
    while frame is not None and frame.f_globals.get("__name__", "").partition(".")[0] in ("tack", "tack_runtime"):
        frame = frame.f_back
        level += 1
    return level
