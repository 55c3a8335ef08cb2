"""Calls of a kernel, from a bundle or from source: find the variant, check, launch (J-001, J-002, J-007, J-008).

Two paths. The warm one is native code, entered at once (`Launcher`) or with what was unpacked from objects: it checks and
launches, or declines and changes nothing. The other does everything and raises every error: count and names of the arguments,
what each is, the variant (bundle, memory, disk, compiler), then `Launchable.pack`.
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn, Protocol

from tack_runtime import settings
from tack_runtime.arguments import Seen, as_arrays, bound_values, classify
from tack_runtime.described import Argument, ObjectArgument, device_of, exporters, natural_signature, shape_signature
from tack_runtime.devices import Device
from tack_runtime.drivers import cpu
from tack_runtime.dtypes import Scalar
from tack_runtime.errors import InternalError, KernelTypeError, MissingVariantError, TackError
from tack_runtime.launch import CpuLaunchable, Launchable, Packed, check_arrays, check_device, check_iterations
from tack_runtime.launcher import Launcher
from tack_runtime.locks import COMPILING, ForkLock
from tack_runtime.manifest import Image, Variant
from tack_runtime.naming import Names, parts
from tack_runtime.options import PLAIN, Options
from tack_runtime.resolve import (
    Choice,
    ImageOf,
    Miss,
    Origin,
    baked_dims,
    check_refused,
    choose,
    cpu_image,
    fitting,
    nearest,
    overlapping,
)
from tack_runtime.signature import Signature, has_objects, leaves
from tack_runtime.unpack import Unpack, unpacking

if TYPE_CHECKING:
    from tack_runtime.drivers.cpu_native import NativeVariant

_REMEMBERED_CALLS: Final = 1024
_WARM_VARIANTS: Final = 4
_NO_IMAGE: Final = Image("", "", "source", "", "")
_COMPILED_VARIANTS: Final = 256  # of one kernel that stay mapped: a process may map some 65,000 pieces, five for each


class Manners(NamedTuple):
    """How calls of a kernel go, by whose it is."""

    checked: bool  # in debug mode, code that checks every access is called
    recorded: bool  # calls are written down for whoever asks for that
    sized: bool  # code that is compiled for a call is for the sizes that it reads (K-004), else as the kernel declares it
    remedy: str  # what to do where a variant is missing, if that is not to build one


OF_PROGRAMS: Final = Manners(True, True, True, "")


class Dispatcher(Launcher):
    """A kernel that can be called. R-030..R-034, P-034."""

    def __init__(
        self,
        name: str,
        module: str,
        parameters: Sequence[str],
        variants: Sequence[Variant],
        program: Callable[..., str],
        names: Names,
        *,
        options: Options = PLAIN,
        origin: Origin | None = None,
        code: Code | None = None,
        front: Launcher | None = None,
        look: Callable[[bool], Prebuilt | None] | None = None,
        manners: Manners = OF_PROGRAMS,
    ) -> None:
        """`program(classes, functions)`: the kernel's program as JSON text, for calls with objects of these classes that hold
        these functions; `code`: that of a bundle; `front`: another launcher of the kernel; `look`: what bundles have for the
        kernel of a source file, None where that is no news, with those of installed packages if asked."""
        self.name = self.__name__ = name
        self.module = module
        self.parameters = tuple(parameters)
        self.variants = tuple(variants)
        self.program = program
        self._options = options
        self.origin = origin or Origin(f"{module.rpartition('.')[2]}.py", "")
        self.code = code
        self._names = names
        self._look = look
        self._manners = manners
        self._prebuilt: Prebuilt | None = None
        self._lock = ForkLock()
        self._generation = 0  # raised, with the lock held, whenever a variant that was found may no longer be called
        self.front = front
        self._serve(())
        self._found: dict[tuple[object, ...], Launchable] = {}  # by the tokens of a call's arguments
        self._loaded: dict[tuple[Device, str, str], Launchable] = {}  # variants of the bundle, by device, id and level
        self._made: dict[tuple[object, ...], Launchable] = {}  # compiled variants, by what they are for, the latest last
        self._requests: dict[tuple[object, ...], Any] = {}  # what they are made from, by level, debug mode and classes
        _alive.add(self)

    def launch(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> int | float | None:
        if not kwargs:
            seen: Seen = {}
            for unpack, native in self._warm:
                flat = args if unpack is None else unpack(args)
                flat = flat and as_arrays(flat, seen)
                if flat is not None and flat is not args:  # which native code has declined
                    assert native.function is not None  # else it is not kept warm
                    value = native.function(*flat)
                    if value is not NotImplemented:
                        return value  # type: ignore[no-any-return]
            if not self._names.wanted:  # of objects of any class, which may be such as share memory
                args = as_arrays(args, seen)
        return self._call(tuple(args), kwargs)

    def bind(self, /, *args: Any, **kwargs: Any) -> Bound:
        """The kernel with its arguments, checked and packed once: a callable without arguments that holds them."""
        arguments = self.described(args, kwargs)
        launchable, _ = self._asked(arguments, 0)
        launched = functools.partial(self._record, arguments, launchable) if self._records(launchable) else None
        return Bound(launchable, launchable.pack(arguments), arguments, launched)

    def explain(self, /, *args: Any, **kwargs: Any) -> str:
        """Which variant and image a call with these arguments would take, and why. Nothing is compiled and nothing runs."""
        arguments = self.described(args, kwargs)
        device = self._device(arguments)
        choice, misses = self._choose(device, arguments)
        asked = natural_signature(self.name, arguments)
        lines = [f"{self.module}.{self.name}, called as {asked}"]
        lines += [f"attached to it: {self.origin.bundle}"] if self._prebuilt and self.origin.bundle else []
        lines += [f"on {device}: {device.driver.described}"] if device.driver is not None else []
        lines += ["debug mode is on: only code that checks every access is called"] if self._checks() else []
        said = ""
        try:
            lines += self._explained(device, arguments, choice, misses)
        except InternalError:
            raise
        except TackError as refused:
            said = f"refused: {refused.__cause__ or refused}"
            lines.append(said)
        lines += [f"not {signature}: {reasons[0]}" for signature, reasons in nearest(misses) if reasons[0] not in said]
        return "\n".join(lines)

    def described(self, args: Sequence[object], kwargs: Mapping[str, object]) -> tuple[Argument, ...]:
        """What a call with these arguments passes."""
        return self._described(bound_values(self.name, self.parameters, args, kwargs))

    def __repr__(self) -> str:
        return f"<kernel {self.module}.{self.name}({', '.join(self.parameters)})>"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        from tack_runtime import pickling  # few programs pickle kernels

        return pickling.of_kernel(self)

    def forget_calls(self) -> None:
        """Choose the variant of the next calls anew, after a change of a setting."""
        with self._lock:
            self._forget()

    def _forget(self) -> None:
        self._found.clear()
        self._serve(())
        self._generation += 1  # last: whoever sees it finds nothing from before

    def _call(self, args: tuple[object, ...], kwargs: Mapping[str, object]) -> int | float | None:
        values = bound_values(self.name, self.parameters, args, kwargs)
        arguments = self._described(values)
        launchable, generation = self._asked(arguments)
        packed = launchable.pack(arguments)
        self._keep_warm(launchable, values, arguments, generation)
        return launchable.run(packed)

    def _described(self, values: Sequence[object]) -> tuple[Argument, ...]:
        self._attach(False)
        arguments = classify(self.name, self.parameters, values, self._names.wanted)
        self._name(arguments)
        return arguments

    def _name(self, arguments: Sequence[Argument]) -> None:
        if any(type(argument) is ObjectArgument for argument in arguments):
            self._names.name(arguments)

    def _attach(self, installed: bool) -> bool:
        """Have the variants that bundles have by now; whether that is news."""
        if self._look is None:
            return False
        with self._lock, COMPILING:
            found = self._look(installed)
            if found is None:
                return False
            self._prebuilt = found
            self.variants, self.code, self._names, self.origin = found.variants, found.code, found.names, found.origin
            self._loaded.clear()
            self._forget()
        return True

    # --- variants --------------------------------------------------------------------------------------------------------

    def _device(self, arguments: Sequence[Argument]) -> Device:
        return device_of(self.name, arguments, functools.partial(self._written, arguments))

    def _written(self, arguments: Sequence[Argument]) -> set[str] | None:
        """The arrays that variants for a call may write, None where there is no such variant."""
        known = fitting([*self.variants, *(made.variant for made in self._made.values())], arguments)
        return {name for variant in known for name in variant.written} if known else None

    def _asked(self, arguments: Sequence[Argument], calls: int = 1) -> tuple[Launchable, int]:
        """What `_find` finds; where calls are recorded, so many more."""
        try:
            found = self._find(arguments)
        except MissingVariantError as error:
            if error.wanted and self._manners.recorded and (settings.record() or settings.misses()):
                self._record(arguments, error.wanted, calls)
            raise
        if self._records(found[0]):
            self._record(arguments, found[0], calls)
        return found

    def _checks(self) -> bool:
        """Whether only code that checks every access is called."""
        return self._manners.checked and settings.debug()

    def _records(self, found: Launchable) -> bool:
        """Whether calls that take a variant are written down."""
        if not self._manners.recorded:
            return False
        return settings.record() != "" or (settings.misses() != "" and not self._is_prebuilt(found.variant))

    def _record(self, arguments: Sequence[Argument], found: Launchable | str, calls: int = 1) -> None:
        """Write down calls that take a variant, or that lack one of that signature."""
        from tack_runtime import recording  # most processes record nothing

        missed = isinstance(found, str) or not self._is_prebuilt(found.variant)
        recording.note(self, arguments, self._device(arguments).name, found, missed, calls)

    def _find(self, arguments: Sequence[Argument]) -> tuple[Launchable, int]:
        """The variant for a call, and the generation that it is of; threads load or compile each once."""
        device = self._device(arguments)
        key = (device, *[argument.token for argument in arguments])
        generation = self._generation  # before the look
        found = self._found.get(key)
        if found is None:
            with self._lock, COMPILING:  # a fork waits: what is found now may import modules and run LLVM
                found = self._found.get(key) or self._resolve(device, arguments)
                if len(self._found) >= _REMEMBERED_CALLS:
                    self._found.clear()
                key = (device, *[argument.token for argument in arguments])  # anew: attached bundles name objects otherwise
                self._found[key] = found
                generation = self._generation
        return found, generation

    def _resolve(self, device: Device, arguments: Sequence[Argument]) -> Launchable:
        self._name(arguments)  # anew: another thread may have attached a bundle
        choice, misses = self._choose(device, arguments)
        refused = self._refused(device, arguments, choice)
        if refused is not None:
            raise refused
        if choice is None:
            check_refused(misses, arguments)
            return self._compiled(device, arguments, misses, self._checks())
        variant, image = choice
        known = self._loaded.get((device, variant.id, image.level))
        if known is None:
            assert self.code is not None  # a kernel with variants comes from a bundle
            known = self._loaded[device, variant.id, image.level] = self._launchable(device, variant, image, self.code, "")
        return known

    def _choose(self, device: Device, arguments: Sequence[Argument]) -> tuple[Choice | None, list[Miss]]:
        """The best prebuilt variant for a call, and those that do not fit; bundles of installed packages are the last resort."""
        found = choose(self.variants, arguments, _image_of(device), checked=self._checks())
        if found[0] is None and self._attach(True):
            self._name(arguments)
            found = choose(self.variants, arguments, _image_of(device), checked=self._checks())
        return found

    def _refused(self, device: Device, arguments: Sequence[Argument], choice: Choice | None) -> TackError | None:
        """The error of a call that its device lacks something for, as far as variants of the bundle tell; what must be compiled
        first is refused there (W-002)."""
        variants = [choice[0]] if choice is not None else fitting(self.variants, arguments)
        try:
            if self._prebuilt is not None:
                self._prebuilt.check(arguments)
            check_arrays(self.name, arguments, device)
            for variant in variants:
                check_device(self.name, variant, device)
        except TackError as error:
            return error
        return None

    def _compiled(self, device: Device, arguments: Sequence[Argument], misses: Sequence[Miss], checked: bool) -> Launchable:
        from tack_runtime import jit  # most processes run what is prebuilt
        from tack_runtime.missing import missing_variant

        arguments, reason = self._names.compilable(arguments)
        reason = "TACK_JIT=off" if settings.jit() == "off" else reason
        calls: Any = None
        try:
            calls = calls if reason else jit.calls()
        except jit.CompilerMissingError as error:
            reason = str(error)
        if reason:
            asked = natural_signature(self.name, arguments)
            raise missing_variant(arguments, asked, misses, self.origin, reason, checked)
        level = _level(device)
        used = parts(arguments)
        key = (level, checked, *used)
        program = functools.partial(self.program, *used)
        call = calls.Call(self.name, program, self._options, checked, self.origin, arguments, misses, self._requests, key)
        signature = self._declared(arguments) or calls.signature(call, level)
        variant = (device, *key, signature)
        known = self._made.pop(variant, None)
        if known is None:
            made, source = calls.make(call, level, signature)
            check_device(self.name, made.variant, device)
            known = self._launchable(
                device, made.variant, made.image, jit.Made(made.code, f"{self.name}.{made.variant.id}"), source
            )
            _make_room(self._made, _COMPILED_VARIANTS - 1, self._release)
        self._made[variant] = known
        _make_room(self._requests, _COMPILED_VARIANTS)
        return known

    def _declared(self, arguments: Sequence[Argument]) -> Signature | None:
        """The signature that a call is compiled with, where that is one of those that are declared."""
        found, _ = (None, ()) if self._manners.sized else choose(self.variants, arguments, lambda variant: _NO_IMAGE)
        return None if found is None else found[0].signature

    def _release(self, made: Launchable) -> None:
        """Keep a compiled variant no longer; it is unmapped after the last call that it serves."""
        for key in [key for key, found in self._found.items() if found is made]:
            del self._found[key]
        self._serve(tuple(warm for warm in self._warm if warm.native is not made.native))
        self._generation += 1

    def _launchable(self, device: Device, variant: Variant, image: Image, code: Code, source: str) -> Launchable:
        """A variant, loaded; `source` says where it is from, "" for the bundle."""
        source = source or code.label(image.member)
        library = code.library(image.member) if device.driver is None else None
        checked = " checked" if variant.checked else ""
        level = f"{image.level or image.kind}{'' if library else f' on {device}'}"
        settings.report("load", f"{variant.signature} {variant.id}{checked} for {level} from {source}")
        if library is None:
            from tack_runtime.launch_gpu import GpuLaunchable  # most processes have the CPU alone

            return GpuLaunchable(self.name, variant, image, device, code.data(image), source)
        executable = cpu.Executable(library, variant, image.symbol, self._takes_any_number(variant))
        return CpuLaunchable(self.name, variant, image, executable, source)

    # --- the warm path ---------------------------------------------------------------------------------------------------

    def _serve(self, warm: tuple[_Warm, ...]) -> None:
        """Let variants serve the next calls: native code tries those without objects, `launch` the others."""
        self._warm = warm
        self.native = cpu.tried_first(native.struct for unpack, native in warm if unpack is None)
        if self.front is not None:
            self.front.native = self.native

    def _takes_any_number(self, variant: Variant) -> bool:
        """Whether a number that a variant of the bundle can hold is enough to choose it; if not, native code serves only numbers
        of the types that it declares (K-003, K-005)."""
        if not self._is_prebuilt(variant):
            return False
        return all(_scalars(rival) == _scalars(variant) for rival in overlapping(variant, self.variants))

    def _is_prebuilt(self, variant: Variant) -> bool:
        return any(variant is each for each in self.variants)

    def _keep_warm(
        self, launchable: Launchable, values: Sequence[object], arguments: Sequence[Argument], generation: int
    ) -> None:
        """Let later calls try this native code first, unless it would take calls of another variant, or something has changed."""
        variant, native = launchable.variant, launchable.native
        if native is None or native.function is None or not settings.native_launch() or "launch" in settings.log():
            return
        if self._records(launchable):  # each call
            return
        cpu.meet(exporters(arguments))
        if not has_objects(variant.signature) and any(warm.native is native for warm in self._warm):
            return  # how its arguments are taken depends on the signature alone
        rivals = list(overlapping(variant, self.variants))
        if self._is_prebuilt(variant):
            rivals = [rival for rival in rivals if baked_dims(rival.signature) > baked_dims(variant.signature)]
        if rivals:
            return
        unpack = unpacking(variant.signature, values, arguments)
        with self._lock:
            if self._generation == generation:
                others = [warm for warm in self._warm if warm.native is not native]
                self._serve((_Warm(unpack, native), *others)[:_WARM_VARIANTS])

    def _explained(
        self, device: Device, arguments: Sequence[Argument], choice: Choice | None, misses: Sequence[Miss]
    ) -> list[str]:
        """What a call would take; the error of one that is refused."""
        refused = self._refused(device, arguments, choice)
        if refused is not None:
            raise refused
        if choice is None:
            check_refused(misses, arguments)
            return self._explain_jit(device, arguments, misses)
        self._check_launch(choice[0], device, arguments)
        from tack_runtime import explained

        return explained.choice(choice, device)

    def _check_launch(self, variant: Variant, device: Device, arguments: Sequence[Argument]) -> None:
        """What a call of a variant would raise of values, as far as nobody needs to load the variant."""
        count = Launchable(self.name, variant, _NO_IMAGE, (), "").pack(arguments).iterations
        if device.driver is None:
            check_iterations(self.name, count)
        else:
            from tack_runtime.launch_gpu import check_count

            limits = device.driver.limits
            check_count(self.name, variant, count, limits.iterations, limits.threads, device.title)

    def _explain_jit(self, device: Device, arguments: Sequence[Argument], misses: Sequence[Miss]) -> list[str]:
        from tack_runtime import jit
        from tack_runtime.missing import advice

        checked, level = self._checks(), _level(device)
        arguments, hindrance = self._names.compilable(arguments)
        asked = natural_signature(self.name, arguments)
        what_to_do = advice(arguments, asked, misses, self.origin, checked)
        if settings.jit() == "off" or hindrance:
            return [f"no variant fits, and {hindrance or 'TACK_JIT=off'}: MissingVariantError", what_to_do]
        how = "no prebuilt variant fits" if self.variants else "compiled on the first call"
        code = f"{level}{' (checked)' if checked else ''}"
        lacking = jit.lacking()
        if lacking is None:
            used = parts(arguments)
            program, key = functools.partial(self.program, *used), (level, checked, *used)
            calls = jit.calls()
            call = calls.Call(self.name, program, self._options, checked, self.origin, arguments, misses, {}, key)
            made = calls.described(call, level)
            check_device(self.name, made, device)
            self._check_launch(made, device, arguments)
        needed, same, others = self._known(device, arguments, asked, checked)
        if same:
            return [f"{'no prebuilt variant fits; ' if self.variants else ''}loaded before in this process, for {code}:", *same]
        kept = f"taken from {settings.cache_dir()} if it is there, else " if settings.cache() else ""
        if lacking is not None:
            return [f"no variant fits: {kept}MissingVariantError: {lacking}", what_to_do]
        lines = [f"{how}: {f'{needed} is ' if needed else ''}{kept}compiled for {code}"]
        return [*lines, "loaded before in this process, for other sizes:", *others] if needed and others else lines

    def _known(
        self, device: Device, arguments: Sequence[Argument], asked: Signature, checked: bool
    ) -> tuple[Signature | None, list[str], list[str]]:
        """What earlier calls say of one that compiles (`tackc.calls.known`)."""
        if not self._requests:
            return None, [], []
        from tack_runtime import jit

        level = _level(device)
        request = self._requests.get((level, checked, *parts(arguments)))
        found = [each for key, each in self._made.items() if key[:3] == (device, level, checked)]
        made = [
            (each.variant.signature, ": ".join(filter(None, [f"{each.variant.id} from {each.source}", each.image.form])))
            for each in found
        ]
        known: tuple[Signature | None, list[str], list[str]]
        known = jit.calls().known(request, asked, shape_signature(self.name, arguments), made)
        return known


class Code(Protocol):
    """The images of a bundle, by the names of their members."""

    def library(self, member: str) -> cpu.Library:
        """A library for the CPU, mapped."""

    def data(self, image: Image) -> bytes:
        """An image for another device."""

    def label(self, member: str) -> str:
        """What messages call an image."""


class Prebuilt(Protocol):
    """What bundles have for a kernel of a source file."""

    variants: tuple[Variant, ...]
    code: Code
    names: Names
    origin: Origin

    def check(self, arguments: Sequence[Argument]) -> None:
        """StaleBundleError: the bundles are built from another source than the one that a call would run."""


class _Warm(NamedTuple):
    """Native code of a variant, and how it gets its arguments from those of a call; None: they are the same."""

    unpack: Unpack | None
    native: NativeVariant


class Bound(Launcher):
    """A kernel with its arguments, ready to run again and again; it keeps them alive."""

    __slots__ = ("_arguments", "_launched", "_packed", "launchable")

    def __init__(
        self, launchable: Launchable, packed: Packed, arguments: Sequence[Argument], launched: Callable[[], None] | None
    ) -> None:
        """`launched` is called for each launch."""
        self.launchable = launchable
        self._packed = packed
        self._arguments = arguments  # the addresses in `packed` are theirs
        self._launched = launched
        self.native = None if launched is not None else cpu.tried_first([launchable.bound(packed)])

    def launch(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> int | float | None:
        if args or kwargs:
            name = self.launchable.kernel
            raise KernelTypeError(f"Kernel '{name}': a bound kernel takes no arguments; call {name} itself, or bind others")
        if self._launched is not None:
            self._launched()
        return self.launchable.run(self._packed)

    def __reduce__(self) -> NoReturn:
        name = self.launchable.kernel
        raise KernelTypeError(f"Kernel '{name}': a bound kernel holds its arguments in memory; pickle {name} itself, then bind")

    def __repr__(self) -> str:
        return f"<bound kernel {self.launchable.variant.signature}>"


_alive: Final[weakref.WeakSet[Dispatcher]] = weakref.WeakSet()


def forget_calls() -> None:
    """Choose the variant of the next call of every kernel anew, so that a changed setting is seen."""
    for dispatcher in list(_alive):
        dispatcher.forget_calls()


settings.on_change(forget_calls)


def _scalars(variant: Variant) -> list[tuple[str, Scalar]]:
    return [(name, type_) for name, type_ in leaves(variant.signature) if isinstance(type_, Scalar)]


def _make_room(kept: dict[Any, Any], most: int, release: Callable[[Any], None] = lambda value: None) -> None:
    """Forget the first entries of a table that has more than `most`."""
    while len(kept) > most:
        release(kept.pop(next(iter(kept))))


def _image_of(device: Device) -> ImageOf:
    if device.driver is None:
        return functools.partial(cpu_image, levels=cpu.usable_levels())
    return device.driver.image_for


def _level(device: Device) -> str:
    """What code for a device is compiled for: a CPU level, or a target with its level."""
    return cpu.level() if device.driver is None else device.driver.compiled_for
