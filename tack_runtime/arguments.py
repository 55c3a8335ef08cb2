"""The arguments of a call, checked and described before any variant is looked at (R-030, R-031).

An object is described by its members, under dotted names. One that no kernel takes is refused only where code needs it (D-008).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from tack_runtime.arrays import Array
from tack_runtime.buffers import Buffer, copied, element_of_format, exported
from tack_runtime.described import (
    Argument,
    ArrayArgument,
    ConstantArgument,
    FunctionArgument,
    Leaf,
    MemberArgument,
    Memory,
    ObjectArgument,
    ScalarArgument,
    TextureArgument,
    leaves,
)
from tack_runtime.dtypes import Constant, Scalar, by_numpy, f32, f64
from tack_runtime.errors import KernelTypeError, KernelValueError, TackError
from tack_runtime.host_types import MASKED, SUPPORTED, dtype_hint, is_float, is_integer, is_masked, natural_integer, plain
from tack_runtime.lazily import is_ndarray, numpy_loaded
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
        return numpy_argument(name, value)
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


class RefusedError(Exception):
    """No kernel takes a number or an array: the exception, and a text that goes on after its name."""

    def __init__(self, kind: type[TackError], reason: str) -> None:
        super().__init__(reason)
        self.kind = kind
        self.reason = reason


def _integer_argument(name: str, value: int) -> ScalarArgument:
    natural = natural_integer(value)
    if natural is None:
        raise RefusedError(KernelTypeError, "is an integer beyond 64 bits, which no kernel takes")
    return ScalarArgument(name, value, natural)


def numpy_argument(name: str, array: Memory) -> ArrayArgument:
    """An array of NumPy. RefusedError: no kernel takes it."""
    if is_masked(array):
        raise RefusedError(KernelTypeError, MASKED)
    array = plain(array)
    element = by_numpy().get(array.dtype)
    if element is None or not array.dtype.isnative:
        if array.dtype.newbyteorder("=") in by_numpy():
            fix = f"pass {name}.astype({name}.dtype.newbyteorder('='))"
            reason = f"has dtype {array.dtype.str}, whose byte order is not the machine's; {fix}"
            raise RefusedError(KernelTypeError, reason)
        raise RefusedError(KernelTypeError, f"has the unsupported numpy dtype {array.dtype}; {dtype_hint(array.dtype)}")
    if not array.flags.c_contiguous:
        raise _gaps(array.strides, f"np.ascontiguousarray({name})")
    return ArrayArgument(name, array, element)


def array_argument(name: str, value: object) -> ArrayArgument | None:
    """An array that is not one of tack, whoever has its memory; None: it is none. RefusedError: no kernel takes it."""
    return numpy_argument(name, value) if is_ndarray(value) else _shared_argument(name, value)


def _shared_argument(name: str, value: object) -> ArrayArgument | None:
    """An array that an object shares as a buffer (R-036) or as others do (R-031); None where it shares none."""
    is_shared = hasattr(type(value), "__dlpack__")
    try:
        found = _buffer_argument(name, value)
    except RefusedError:
        if not is_shared:
            raise
        found = None  # what is wrong is said below
    if found is not None or not (is_shared or hasattr(value, "__cuda_array_interface__")):
        return found
    from tack_runtime.imported import shared  # few programs need it

    return ArrayArgument(name, *shared(value, name))


def in_numpy(values: Sequence[object]) -> list[object] | None:
    """The values of a call, with NumPy arrays for what others share on the CPU; None: there is nothing such, or it is refused."""
    if not any(_is_shared(value) for value in values):
        return None
    from tack_runtime.imported import shared

    try:
        return [shared(value, "")[0] if _is_shared(value) else value for value in values]
    except (RefusedError, TackError):  # a call that goes on says what is wrong
        return None


def _is_shared(value: object) -> bool:
    return hasattr(type(value), "__dlpack__") and not isinstance(value, Array) and not is_ndarray(value)


def _buffer_argument(name: str, value: object) -> ArrayArgument | None:
    """An array that an object exports as a buffer; None where it exports none (R-036)."""
    try:
        view = exported(value)
    except (BufferError, ValueError) as error:
        raise RefusedError(KernelValueError, f"exports no buffer: {error}") from None
    if view is None:
        return None
    element = element_of_format(view)
    if element is None and element_of_format(view, ">!"):
        fix = f"pass np.array({name}).astype('={view.format[1:]}')" if numpy_loaded() else "swap the bytes of its elements"
        raise RefusedError(KernelTypeError, f"has format {view.format!r}, whose byte order is not the machine's; {fix}")
    if element is None:
        raise RefusedError(KernelTypeError, f"has the unsupported buffer format {view.format!r}; {SUPPORTED}")
    if not view.c_contiguous:
        copy = f"np.ascontiguousarray({name})" if numpy_loaded() else copied(name, view)
        raise _gaps(view.strides or (), copy)
    return ArrayArgument(name, Buffer(value, view), element)


def _gaps(strides: tuple[int, ...], copy: str) -> RefusedError:
    fix = f"pass {copy}, and copy back what the kernel writes"
    return RefusedError(KernelValueError, f"is not C-contiguous (strides {strides}); {fix}")
