"""Launching a variant: the checks that need values, packing, and the run on the CPU. Everything is checked before anything runs
(R-033), in the order of `Launchable.pack`.
"""

from __future__ import annotations

import ctypes
import math
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tack_runtime import settings
from tack_runtime.buffers import Buffer, copied
from tack_runtime.checks import NO_FAILURE, Record, failure
from tack_runtime.described import Argument, ArrayArgument, InMemory, TextureArgument, leaves
from tack_runtime.devices import Device
from tack_runtime.drivers.cpu import Executable, threads
from tack_runtime.dtypes import Scalar
from tack_runtime.errors import KernelRuntimeError, KernelTypeError, KernelValueError
from tack_runtime.expression import Expression, evaluate, text
from tack_runtime.expression import leaves as names_in
from tack_runtime.manifest import Axis, Image, Slot, Variant
from tack_runtime.resolve import passed
from tack_runtime.signature import machine_parameters
from tack_runtime.workgroups import CPU_BACKEND, no_workgroups, refusal

if TYPE_CHECKING:
    from tack_runtime.drivers.cpu_native import NativeVariant, Prepared

_MASK: Final = (1 << 64) - 1
_INT64_MIN: Final = -(1 << 63)
_INT64_MAX: Final = (1 << 63) - 1
_EXACT_FLOAT: Final = 1 << 53  # every integer up to here is a double


class Packed:
    """One launch: its slots, how many iterations, and whether no written array overlaps another."""

    __slots__ = ("iterations", "noalias", "slots")

    def __init__(self, slots: Any, iterations: int, noalias: bool) -> None:
        self.slots = slots  # a ctypes array of uint64
        self.iterations = iterations
        self.noalias = noalias


class Range:
    """The values of one loop axis: start, start + step, ..., `iterations` of them."""

    __slots__ = ("iterations", "start", "step")

    def __init__(self, start: int, iterations: int, step: int) -> None:
        self.start = start
        self.iterations = iterations
        self.step = step


class Launchable:
    """A variant whose arguments are checked and packed; derived classes have it loaded on a device, and run it. `slots`: those
    that its code receives."""

    native: NativeVariant | None = None  # native code that can make its calls

    def __init__(self, kernel: str, variant: Variant, image: Image, slots: Sequence[Slot], source: str, spare: int = 0) -> None:
        """`source`: "the disk cache", "the compiler", or a bundle's name; `spare`: how many slots more its packed arguments
        have."""
        self.kernel = kernel
        self.variant = variant
        self.image = image
        self.source = source
        self._slots = slots
        self._types = dict(machine_parameters(variant.signature))
        self._slots_type = ctypes.c_uint64 * max(1, len(slots) + spare)

    def pack(self, arguments: Sequence[Argument]) -> Packed:
        """Check the arguments of a call that this variant fits, and pack them. KernelValueError: a read-only array that may be
        written (M-006), a misaligned target of atomics (X-005), a bound without a value; KernelTypeError: a bound that is no
        integer."""
        given = passed(self.variant.signature, arguments)
        arrays = {name: leaf for name, leaf in given.items() if isinstance(leaf, (ArrayArgument, TextureArgument))}
        scalars = {name: leaf.value for name, leaf in given.items() if not isinstance(leaf, (ArrayArgument, TextureArgument))}
        self._check_written(arrays)
        check_aligned(self.kernel, self.variant.atomics, arrays)
        ranges = [self._range(axis, arrays, scalars) for axis in self.variant.axes]
        count = math.prod(axis.iterations for axis in ranges)
        slots = self._slots_type(*(self._value(slot, ranges, arrays, scalars) for slot in self._slots))
        return self._packed(slots, count, ranges, arrays)

    def _packed(self, slots: Any, count: int, ranges: Sequence[Range], arrays: Mapping[str, InMemory]) -> Packed:
        """What `run` gets; KernelValueError: more iterations than a launch may have (P-017, P-018)."""
        return Packed(slots, count, False)

    def run(self, packed: Packed) -> int | float | None:
        """Run packed arguments, on other devices than the CPU later; the kernel's return value, or None (P-013, P-030)."""
        raise NotImplementedError

    def bound(self, packed: Packed) -> Prepared | None:
        """Native code that does what `run` does; None where that must."""
        return None

    def _check_written(self, arrays: Mapping[str, InMemory]) -> None:
        for name in self.variant.written:
            argument = arrays[name]
            if not argument.writable:
                raise KernelValueError(
                    f"Kernel '{self.kernel}': parameter '{name}' may be written, but its array is read-only; "
                    f"pass {_copied(argument)}, and read there what the kernel writes"
                )

    def _range(self, axis: Axis, arrays: Mapping[str, InMemory], scalars: Mapping[str, int | float]) -> Range:
        start, stop, step = (self._bound(bound, arrays, scalars) for bound in axis)
        if step <= 0 and self.variant.checked:
            raise KernelValueError(f"Kernel '{self.kernel}': range() step must be positive; {text(axis.step)} is {step}")
        if step <= 0 or stop <= start:  # E-010, P-001, P-006: nothing runs
            return Range(0, 0, 1)
        count = (stop - start + step - 1) // step
        if start < _INT64_MIN or start + (count - 1) * step > _INT64_MAX or step > _INT64_MAX:
            raise KernelValueError(f"Kernel '{self.kernel}': the loop runs from {start} to {stop}, beyond 64-bit indices")
        return Range(start, count, step)

    def _bound(self, bound: Expression, arrays: Mapping[str, InMemory], scalars: Mapping[str, int | float]) -> int:
        if isinstance(bound, int):
            return bound
        integers = {name: value for name, value in scalars.items() if isinstance(value, int) and not self._is_float(name)}
        for kind, name, _ in names_in(bound):
            if kind == "scalar" and name not in integers:
                raise KernelTypeError(
                    f"Kernel '{self.kernel}': the loop bound {text(bound)} needs an integer, but {name!r} is a float"
                )
        try:
            return evaluate(bound, integers, {name: argument.memory.shape for name, argument in arrays.items()})
        except ZeroDivisionError as error:
            raise KernelValueError(f"Kernel '{self.kernel}': the loop bound {text(bound)} divides by zero") from error

    def _is_float(self, name: str) -> bool:
        type_ = self._types[name]
        return isinstance(type_, Scalar) and type_.is_float

    def _value(
        self,
        slot: Slot,
        ranges: Sequence[Range],
        arrays: Mapping[str, InMemory],
        scalars: Mapping[str, int | float],
    ) -> int:
        match slot.kind:
            case "start":
                return ranges[slot.axis].start & _MASK
            case "count":
                return ranges[slot.axis].iterations
            case "step":
                return ranges[slot.axis].step
            case "address":
                return arrays[slot.parameter].address
            case "dim":
                return int(arrays[slot.parameter].memory.shape[slot.axis])
            case "scalar":
                type_ = self._types[slot.parameter]
                assert isinstance(type_, Scalar)  # the manifest was checked
                return scalar_bits(scalars[slot.parameter], type_)
            case "output" | "report":
                return 0  # every run has its own


class CpuLaunchable(Launchable):
    """A variant that is loaded and ready to run on the CPU."""

    def __init__(self, kernel: str, variant: Variant, image: Image, executable: Executable, source: str) -> None:
        super().__init__(kernel, variant, image, variant.slots, source)
        self.executable = executable
        self.native = executable.native
        self._reports = any(slot.kind == "report" for slot in variant.slots)

    def _packed(self, slots: Any, count: int, ranges: Sequence[Range], arrays: Mapping[str, InMemory]) -> Packed:
        check_iterations(self.kernel, count)
        return Packed(slots, count, not _overlap(self.variant.written, arrays))

    def run(self, packed: Packed) -> int | float | None:
        """Run packed arguments to the end; the kernel's value, or None (P-013, P-030). A checked variant raises the first failure
        (O-020)."""
        start = time.perf_counter() if "launch" in settings.log() else None
        slots, record = packed.slots, None
        if self._reports or self.variant.prints:
            slots = self._slots_type(*slots)  # a bound call may run in several threads at once
        if self._reports:
            record = Record()
            slots[len(self.variant.slots) - 1] = ctypes.addressof(record)
        if packed.iterations:
            self.executable.run(slots, packed.iterations, packed.noalias)
        if start is not None:
            self._report(packed.iterations, time.perf_counter() - start)
        self._raise_failure(record)
        if self.variant.result is None:
            return None
        value = self.executable.result(slots)
        self._raise_failure(record)
        return value

    def _raise_failure(self, record: Record | None) -> None:
        if record is not None and record.iteration != NO_FAILURE:
            raise failure(self.kernel, self.variant.sites[record.site], record.values)

    def _report(self, iterations: int, seconds: float) -> None:
        what = f"{self.kernel} {self.variant.id} on {self.image.level}: {iterations} iterations"
        count = threads()
        of = "1 thread" if count == 1 else f"up to {count} threads"
        settings.report("launch", f"{what}, {seconds * 1e6:.1f} us, {of}")

    def bound(self, packed: Packed) -> Prepared | None:
        if not settings.native_launch() or "launch" in settings.log():
            return None
        return self.executable.native.bound(packed.slots, packed.iterations, packed.noalias)


def check_iterations(kernel: str, iterations: int, most: int = _INT64_MAX, backend: str = CPU_BACKEND) -> None:
    """KernelValueError: a launch is too long (P-018)."""
    if iterations > most:
        raise KernelValueError(
            f"Kernel '{kernel}': {iterations} iterations exceed the {most} that one {backend} launch can index; "
            "split the work across several launches."
        )


def scalar_bits(value: int | float, scalar: Scalar) -> int:
    """A number as the bits of a scalar type, rounded once where the type cannot hold it."""
    if not scalar.is_float:
        return int(value) & ((1 << scalar.bits) - 1)
    if scalar.bits == 64:
        return int.from_bytes(ctypes.c_double(value), "little")
    return int.from_bytes(ctypes.c_float(_once_rounded(value)), "little")


def _once_rounded(value: int | float) -> float:
    """A double whose conversion to f32 is the f32 nearest to `value`. A large integer must not be rounded twice: it is cut to 53
    bits, the last of which says whether anything was cut."""
    if isinstance(value, float) or -_EXACT_FLOAT <= value <= _EXACT_FLOAT:
        return float(value)
    magnitude = abs(value)
    cut = magnitude.bit_length() - 53
    kept = (magnitude >> cut) | bool(magnitude & ((1 << cut) - 1))
    return float(kept << cut) * (1 if value > 0 else -1)


def _copied(argument: InMemory) -> str:
    """How to copy an array, in Python."""
    memory = argument.memory
    return copied(argument.name, memory.view) if isinstance(memory, Buffer) else f"{argument.name}.copy()"


def check_aligned(kernel: str, atomics: Sequence[str], arrays: Mapping[str, InMemory]) -> None:
    """KernelValueError where an array that is updated atomically is not aligned to its elements (X-005)."""
    for name in atomics:
        argument = arrays[name]
        if argument.address % argument.element.scalar.size and argument.memory.size:
            raise KernelValueError(
                f"Kernel '{kernel}': atomic target '{name}' requires {argument.element.scalar.size}-byte alignment; "
                f"pass {_copied(argument)}, which is aligned"
            )


def _overlap(written: Sequence[str], arrays: Mapping[str, InMemory]) -> bool:
    """Whether bytes of a written array belong to another array argument too (M-002)."""
    spans = {name: _span(argument) for name, argument in arrays.items()}
    return any(spans[name][0] < other[1] and other[0] < spans[name][1] for name in written for other in _others(name, spans))


def _others(name: str, spans: Mapping[str, tuple[int, int]]) -> Iterator[tuple[int, int]]:
    return (span for other, span in spans.items() if other != name)


def _span(argument: InMemory) -> tuple[int, int]:
    return argument.address, argument.address + int(argument.memory.nbytes)


def check_device(kernel: str, variant: Variant, device: Device) -> None:
    """Refuse a variant that a device lacks something for: CapabilityError as the cause of KernelRuntimeError for workgroups
    (W-002), KernelTypeError for types (R-032, T-022) and atomic updates (X-003)."""
    primitives = variant.workgroup
    if primitives and not device.supports_workgroups:
        reason = no_workgroups(primitives, device.title)
        found = refusal(kernel, primitives, device.title)
        raise KernelRuntimeError(f"Kernel '{kernel}' failed on {device.title}Backend: {reason}") from found
    _check_types(kernel, "uses", variant.dtypes, device, device.supported_dtypes, "types")
    atomics = device.supported_atomic_dtypes
    _check_types(kernel, "has atomic updates whose target dtype is", variant.atomic_dtypes, device, atomics, "dtypes")


def check_arrays(kernel: str, arguments: Sequence[Argument], device: Device) -> None:
    """KernelTypeError for an array whose type the device lacks (R-032)."""
    for leaf in leaves(arguments):
        if isinstance(leaf, ArrayArgument):
            what = f"parameter '{leaf.name}' has dtype"
            _check_types(kernel, what, (leaf.element.scalar,), device, device.supported_dtypes, "dtypes")


def _check_types(kernel: str, what: str, types: Sequence[Scalar], device: Device, known: frozenset[Scalar], kind: str) -> None:
    for type_ in types:
        if type_ not in known:
            supported = ", ".join(sorted(f"tack.{each}" for each in known))
            raise KernelTypeError(
                f"Kernel '{kernel}': {what} tack.{type_}, which is not supported on {device.title}. Supported {kind}: {supported}"
            )
