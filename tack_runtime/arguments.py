"""The arguments of a call, checked and described before any variant is looked at (R-030, R-031).

An object is described by its members, under dotted names. One that no kernel takes is refused only where code needs it (D-008).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from tack_runtime.arrays import Array
from tack_runtime.buffers import Buffer, exported
from tack_runtime.described import (
    Argument,
    ArrayArgument,
    ConstantArgument,
    FunctionArgument,
    Leaf,
    MemberArgument,
    ObjectArgument,
    ScalarArgument,
    TextureArgument,
    leaves,
)
from tack_runtime.dtypes import Constant, Scalar, f32, f64
from tack_runtime.errors import KernelTypeError
from tack_runtime.host_types import RefusedError, is_float, is_integer, is_shared, natural_integer, of_numpy
from tack_runtime.lazily import is_ndarray
from tack_runtime.objects import MARK, FunctionValue, Member, is_device_object, is_number
from tack_runtime.textures import Texture3D

# Members that variants ask of objects of any class: of objects in turn their members, of others whether they are compiled in.
Wanted: TypeAlias = "Mapping[str, Wanted | bool]"

NOTHING: Final[Wanted] = MappingProxyType({})


def bound_values(kernel: str, names: Sequence[str], args: Sequence[object], kwargs: Mapping[str, object]) -> tuple[object, ...]:
    """The values in the order of the parameters; KernelTypeError where they do not fit (R-030)."""
    if not kwargs:
        if len(args) != len(names):
            raise KernelTypeError(f"Kernel '{kernel}' expects {_arguments(names)}, got {len(args)}{_lacking(names[len(args) :])}")
        return tuple(args)
    if len(args) > len(names):
        raise KernelTypeError(f"Kernel '{kernel}' expects {_arguments(names)}, got {len(args) + len(kwargs)}")
    values = dict(zip(names, args, strict=False))
    for name, value in kwargs.items():
        if name not in names:
            raise KernelTypeError(f"Kernel '{kernel}': no parameter {name!r}; it takes {', '.join(names) or 'none'}")
        if name in values:
            raise KernelTypeError(f"Kernel '{kernel}': parameter {name!r} is given twice")
        values[name] = value
    missing = [name for name in names if name not in values]
    if missing:
        raise KernelTypeError(f"Kernel '{kernel}' expects {_arguments(names)}, got {len(values)}{_lacking(missing)}")
    return tuple(values[name] for name in names)


def _lacking(missing: Sequence[str]) -> str:
    return f"; missing: {', '.join(map(repr, missing))}" if missing else ""


def classify(kernel: str, names: Sequence[str], values: Sequence[object], wanted: Wanted = NOTHING) -> tuple[Argument, ...]:
    """What each value is; `wanted`: of objects of any class. KernelTypeError: no kernel takes it; KernelValueError: copy it."""
    arguments = tuple(_argument(kernel, name, value, wanted) for name, value in zip(names, values, strict=True))
    numbers = [leaf for leaf in leaves(arguments) if isinstance(leaf, ScalarArgument)]
    if any(isinstance(leaf, ArrayArgument) and leaf.element.scalar is f64 for leaf in leaves(arguments)):
        # A float has the precision of the arrays that it meets.
        for number in numbers:
            if number.type is f32:
                number.type = f64
    return arguments


def _arguments(names: Sequence[str]) -> str:
    """How many arguments a kernel takes, and of a method which: the object is one."""
    count = "1 argument" if len(names) == 1 else f"{len(names)} arguments"
    return f"{count} ({', '.join(names)})" if "self" in names[:1] else count


def _argument(kernel: str, name: str, value: object, wanted: Wanted) -> Argument:
    inner = wanted.get(name, False)
    try:
        leaf = _leaf(name, value)
        if leaf is None and not is_device_object(value) and isinstance(inner, bool):
            leaf = _shared_argument(name, value)
    except RefusedError as refusal:
        raise refusal.kind(f"Kernel '{kernel}': parameter '{name}' {refusal.reason}") from refusal.__cause__
    if leaf is not None:
        return leaf
    if is_device_object(value):
        return _object_argument(kernel, name, value, ())
    if not isinstance(inner, bool):
        return _plain_object(kernel, name, value, inner)
    raise KernelTypeError(
        f"Kernel '{kernel}': Unsupported argument type for parameter '{name}': {type(value).__name__}; "
        f"pass a NumPy array, a tack array, an object with __dlpack__, a buffer (as array.array), a texture, a number or an "
        f"object of a class decorated @tack.device_class"
    )


def _leaf(name: str, value: object) -> Leaf | None:
    """A number, an array or a texture, else None. RefusedError: no kernel takes it."""
    if isinstance(value, Array):
        return ArrayArgument(name, value.memory, value.dtype, value.device)
    if is_ndarray(value):
        return ArrayArgument(name, *of_numpy(name, value))
    if isinstance(value, Texture3D):
        return TextureArgument(name, value)
    if is_integer(value):
        return _integer_argument(name, int(value))
    if is_float(value):
        return ScalarArgument(name, float(value), f32)
    return None


def _object_argument(kernel: str, name: str, value: object, holders: tuple[object, ...]) -> ObjectArgument:
    """An object of a device class, which says what its members are; `holders` are the objects that it is reached through."""
    mark: Any = getattr(type(value), MARK)
    made: ObjectArgument = mark.argument(kernel, name, value, holders)
    return made


_Found: TypeAlias = tuple[dict[str, MemberArgument], dict[str, str]]


def take_member(kernel: str, name: str, member: Member, into: _Found, holders: tuple[object, ...]) -> None:
    """Put a member among those found or those refused."""
    found, refused = into
    value = member.value
    if isinstance(value, FunctionValue):
        found[member.name] = FunctionArgument(name, value)
    elif is_device_object(value):
        found[member.name] = _object_argument(kernel, name, value, holders)
    else:
        try:
            constant = member.constant and is_number(value)
            taken = _constant_argument(name, value) if constant else _leaf(name, value) or _shared_argument(name, value)
        except RefusedError as refusal:
            refused[member.name] = refusal.reason
            return
        if taken is not None:
            found[member.name] = taken
        else:
            kind = type(value).__name__
            refused[member.name] = f"is a {kind}, and kernels take arrays, textures, numbers and objects of device classes"


def _constant_argument(name: str, value: object) -> ConstantArgument:
    constant = _constant(value)
    if isinstance(constant.value, int):
        _integer_argument(name, constant.value)
    return ConstantArgument(name, constant)


def _constant(value: Any) -> Constant:
    dtype = getattr(value, "dtype", None)  # of a `tack.constant`; NumPy's scalars count as Python's numbers (J-008)
    return Constant(int(value) if is_integer(value) else float(value), dtype if isinstance(dtype, Scalar) else None)


def is_constant(value: object, constant: Constant) -> bool:
    """Whether a member is a constant of a variant."""
    return is_number(value) and not is_device_object(value) and _constant(value) == constant


def _plain_object(kernel: str, name: str, value: object, wanted: Wanted) -> ObjectArgument:
    """The wanted members of an object of any class, or of a mapping."""
    found: dict[str, MemberArgument] = {}
    refused: dict[str, str] = {}
    for inner, deeper in wanted.items():
        held = attribute(value, inner)
        if held is ABSENT:
            continue
        dotted = f"{name}.{inner}"
        if type(held) is str:  # the name of a device function
            found[inner] = FunctionArgument(dotted, None, held)
        elif not isinstance(deeper, bool) and not _is_member(held):
            found[inner] = _plain_object(kernel, dotted, held, deeper)
        else:
            take_member(kernel, dotted, Member(inner, held, deeper is True), (found, refused), ())
    needed = [inner for inner, deeper in wanted.items() if deeper is not True]
    if needed and not found and not refused:
        asked = ", ".join(wanted)
        raise KernelTypeError(
            f"Kernel '{kernel}': Unsupported argument type for parameter '{name}': {type(value).__name__}; "
            f"pass an object, or a mapping, with {'the member' if len(wanted) == 1 else 'the members'} {asked}"
        )
    return ObjectArgument(name, None, found, refused, type(value).__name__)


def _is_member(value: object) -> bool:
    """Whether a value is a member by itself, not an object of any class."""
    return isinstance(value, (Array, Texture3D)) or is_ndarray(value) or is_number(value) or is_device_object(value)


ABSENT: Final = object()


def attribute(value: object, name: str) -> object:
    """A member of an object of any class or of a mapping, else ABSENT."""
    if isinstance(value, Mapping):
        return value.get(name, ABSENT)
    return getattr(value, name, ABSENT)


def _integer_argument(name: str, value: int) -> ScalarArgument:
    natural = natural_integer(value)
    if natural is None:
        raise RefusedError(KernelTypeError, "is an integer beyond 64 bits, which no kernel takes")
    return ScalarArgument(name, value, natural)


def _shared_argument(name: str, value: object) -> ArrayArgument | None:
    """An array that an object shares as a buffer (R-036) or as others do (R-031); None where it shares none."""
    found = exported(name, value)
    if found is not None:
        return ArrayArgument(name, Buffer(value, found[0]), found[1])
    if not is_shared(value):
        return None
    from tack_runtime.importing import shared  # few programs need it

    return ArrayArgument(name, *shared(value, name))


Seen: TypeAlias = dict[int, tuple[object, object]]  # values by their ids, and what is passed for them


def as_arrays(values: Sequence[object], seen: Seen) -> Sequence[object]:
    """The values of a call with arrays for what has `__dlpack__`, but for what is refused. `seen` is of one call, which asks each
    object once."""
    if not any(_has_dlpack(value) for value in values):
        return values
    return [_as_array(value, seen) if _has_dlpack(value) else value for value in values]


def _has_dlpack(value: object) -> bool:
    return hasattr(type(value), "__dlpack__") and not isinstance(value, Array) and not is_ndarray(value)


def _as_array(value: object, seen: Seen) -> object:
    from tack_runtime.importing import shared

    if id(value) not in seen:
        try:
            seen[id(value)] = value, Array(*shared(value, ""))
        except RefusedError:
            seen[id(value)] = value, value  # which the call that goes on refuses, by the name of the parameter
    return seen[id(value)][1]
