"""What the arguments of a call are, and the signatures that they make."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias, Union

from tack_runtime.buffers import Buffer
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import CPU, Device, default_device
from tack_runtime.dtypes import ArrayType, Constant, Element, FunctionName, ObjectType, Scalar, TextureType, f32
from tack_runtime.errors import KernelValueError
from tack_runtime.host_types import Memory
from tack_runtime.objects import FunctionValue
from tack_runtime.signature import Signature
from tack_runtime.textures import Texture3D

Token: TypeAlias = Union[tuple[object, ...], int, str]  # what a variant's choice depends on, of one argument


class ArrayArgument:
    """An array argument: its memory, C-contiguous and in native byte order, and its shape without the components."""

    __slots__ = ("address", "device", "element", "memory", "name", "shape", "writable")

    def __init__(self, name: str, memory: Memory | Buffer | DeviceMemory, element: Element, device: Device = CPU) -> None:
        self.name = name
        self.device = device
        self.memory = memory
        self.element = element
        self.shape: tuple[int, ...] = memory.shape[: memory.ndim - len(element.shape)]
        if isinstance(memory, (Buffer, DeviceMemory)):
            self.address, self.writable = memory.address, memory.writable
        else:
            self.address, readonly = memory.__array_interface__["data"]
            self.writable = not readonly

    @property
    def token(self) -> Token:
        return (self.element, self.memory.shape)

    @property
    def type(self) -> ArrayType:
        """Its type with every dimension left open."""
        return ArrayType(self.element, (None,) * len(self.shape))

    @property
    def shaped(self) -> ArrayType:
        """Its type with every dimension baked in."""
        return ArrayType(self.element, self.shape)


class TextureArgument:
    """A texture argument: its texels, in memory an array of depth, height and width."""

    __slots__ = ("address", "device", "memory", "name", "shaped", "texture")

    writable: Final = False
    element: Final = f32
    type: Final = TextureType((None, None, None))  # with every extent left open

    def __init__(self, name: str, texture: Texture3D) -> None:
        self.name = name
        self.texture = texture
        self.memory = texture.memory
        self.device = texture.device
        self.shaped = TextureType(texture.shape)
        memory = texture.memory
        self.address: int = memory.address if isinstance(memory, DeviceMemory) else memory.__array_interface__["data"][0]

    @property
    def token(self) -> Token:
        return self.shaped


class ScalarArgument:
    """A number: a Python int or float, and the type that it has by itself. `exact`: variants are built for values of it."""

    __slots__ = ("exact", "name", "type", "value")

    def __init__(self, name: str, value: int | float, type_: Scalar) -> None:
        self.name = name
        self.value = value
        self.type = type_
        self.exact = False

    @property
    def token(self) -> Token:
        value = self.value
        if self.exact:
            return Constant(value).text
        if isinstance(value, float):
            return "float"
        # the bits that it needs: they say which integer types hold it
        return value.bit_length() if value >= 0 else ~(~value).bit_length()

    @property
    def shaped(self) -> Scalar:
        return self.type


class ConstantArgument:
    """A member of an object whose value is compiled in (D-002)."""

    __slots__ = ("name", "type")

    def __init__(self, name: str, constant: Constant) -> None:
        self.name = name
        self.type = constant

    @property
    def value(self) -> int | float:
        return self.type.value

    @property
    def token(self) -> Token:
        return self.type.text

    @property
    def shaped(self) -> Constant:
        return self.type


class FunctionArgument:
    """A member that is a device function; `label` is its name in signatures (D-006), and all that is known of one that an
    application asks for by name."""

    __slots__ = ("function", "label", "name")

    def __init__(self, name: str, function: FunctionValue | None, label: str = "") -> None:
        self.name = name
        self.function = function
        self.label = label

    @property
    def token(self) -> Token:
        return (self.function or self.label,)

    @property
    def type(self) -> FunctionName:
        return FunctionName(self.label)

    @property
    def shaped(self) -> FunctionName:
        return self.type


class ObjectArgument:
    """An object: of a device class, or, where `cls` is None, any with the members that a bundle asks for.

    `label` is the name of its class in signatures; `refused`, why no kernel takes other members, texts that go on after their
    names; `kind`, of an object of any class, the name of its class, which tells apart variants that nothing else does.
    """

    __slots__ = ("cls", "kind", "label", "members", "name", "refused")

    def __init__(
        self, name: str, cls: type | None, members: Mapping[str, MemberArgument], refused: Mapping[str, str], kind: str = ""
    ) -> None:
        self.name = name
        self.kind = kind
        self.cls = cls
        self.members = members
        self.refused = refused
        self.label = ""

    @property
    def token(self) -> Token:
        return (self.cls, self.kind, tuple(self.refused), *((name, member.token) for name, member in self.members.items()))

    @property
    def type(self) -> ObjectType:
        return ObjectType(self.label, ((name, member.type) for name, member in self.members.items()))

    @property
    def shaped(self) -> ObjectType:
        return ObjectType(self.label, ((name, member.shaped) for name, member in self.members.items()))


InMemory: TypeAlias = Union[ArrayArgument, TextureArgument]
Argument: TypeAlias = Union[ArrayArgument, TextureArgument, ScalarArgument, ObjectArgument]
MemberArgument: TypeAlias = (
    "ArrayArgument | TextureArgument | ScalarArgument | ObjectArgument | ConstantArgument | FunctionArgument"
)
Leaf: TypeAlias = Union[ArrayArgument, TextureArgument, ScalarArgument]


def leaves(arguments: Iterable[MemberArgument]) -> Iterator[Leaf]:
    """Every number and array among the arguments and in their objects."""
    for argument in arguments:
        if isinstance(argument, ObjectArgument):
            yield from leaves(argument.members.values())
        elif isinstance(argument, (ArrayArgument, TextureArgument, ScalarArgument)):
            yield argument


def device_of(
    kernel: str, arguments: Iterable[MemberArgument], written: Callable[[], Collection[str] | None] = lambda: None
) -> Device:
    """The device that a call runs on: that of its arrays and textures (R-002). KernelValueError: they are on several (R-003);
    `written` says which arrays the kernel may write, None where nobody knows."""
    found: InMemory | None = None
    for leaf in leaves(arguments):
        if isinstance(leaf, ScalarArgument):
            continue
        if found is not None and leaf.device is not found.device:
            raise KernelValueError(
                f"Kernel '{kernel}': its arrays are on different devices: {found.name!r} on {found.device}, {leaf.name!r} on "
                f"{leaf.device}; {_moved(found, leaf, written())}"
            )
        found = leaf
    return default_device() if found is None else found.device


def _moved(first: InMemory, second: InMemory, written: Collection[str] | None) -> str:
    """How to have two arguments on one device: what is only read moves, else what is on the CPU."""

    def rank(pair: tuple[InMemory, InMemory]) -> tuple[bool, bool, bool]:
        is_array, kept = isinstance(pair[0], ArrayArgument), written is not None and pair[0].name not in written
        return is_array and not kept, not is_array, pair[0].device is not CPU

    argument, other = min([(first, second), (second, first)], key=rank)
    name, there = argument.name, repr(str(other.device))
    if isinstance(argument, TextureArgument):
        return f"make the texture of an array there: {name} = tack.texture3d(tack.array(x, device={there}))"
    copy = f"tack.array({name}, device={there})"
    if is_number_like(argument):
        return f"pass {name}.item() where the kernel takes a number, else {copy}"
    back = "" if written is not None and name not in written else ", and copy back what the kernel writes"
    return f"copy one: pass {copy}{back}"


def is_number_like(argument: ArrayArgument) -> bool:
    """Whether an array is one of NumPy without dimensions, which may be meant as a number."""
    return not argument.memory.ndim and not isinstance(argument.memory, (Buffer, DeviceMemory))


def exporters(arguments: Iterable[MemberArgument]) -> list[type]:
    """The types of the objects whose buffers are arrays among the arguments."""
    memories = (leaf.memory for leaf in leaves(arguments) if isinstance(leaf, ArrayArgument))
    return [type(memory.exporter) for memory in memories if isinstance(memory, Buffer)]


def objects(arguments: Iterable[MemberArgument]) -> Iterator[ObjectArgument]:
    """Every object among the arguments, and those that they hold."""
    for argument in arguments:
        if isinstance(argument, ObjectArgument):
            yield argument
            yield from objects(argument.members.values())


def functions(arguments: Iterable[MemberArgument]) -> Iterator[FunctionArgument]:
    """Every device function that an object among the arguments holds."""
    for found in objects(arguments):
        yield from (member for member in found.members.values() if isinstance(member, FunctionArgument))


def natural_signature(kernel: str, arguments: Sequence[Argument]) -> Signature:
    """The signature that a call asks for: natural types, dimensions open."""
    return Signature(kernel, tuple((argument.name, argument.type) for argument in arguments))


def shape_signature(kernel: str, arguments: Sequence[Argument]) -> Signature:
    """The signature of a call with every dimension baked in."""
    return Signature(kernel, tuple((argument.name, argument.shaped) for argument in arguments))
