"""Arguments of a call as text, for `tackc run` and `tackc bench`.

    argument = name { "." name } "=" value          members of an object by dotted names
    value    = number                               2.0, -3, 0x10, inf, nan
             | fill ":" type                        an array, a texture, or a number where the type is a scalar
             | FILE.npy [ ":" type ]                what a file of NumPy holds, seen as vectors where the type says so
             | name "()"                            an object whose class tells variants apart; its members come by dotted names
             | name                                 of a member: a device function
    fill     = "zeros" | "ones" | "arange" | "full:" number | "random" [ ":" number ".." number ]
    type     = as in signatures, every dimension a number: f32[1024], vec3(f32)[64, 64], texture3d[8, 8, 4], f32[()], i64

`arange` counts in row-major order; `random` draws from [0, 1) for floats and from 0 to 99 for integers, or from the range that is
given, without its end.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

import tack_runtime
from tack_runtime.arrays import Array
from tack_runtime.devices import CPU, Device
from tack_runtime.dtypes import ArrayType, ObjectType, Scalar, TextureType, Type, by_numpy
from tack_runtime.errors import TackError
from tack_runtime.host_types import Memory
from tack_runtime.signature import SignatureSyntaxError, parse_type
from tackc.request import RequestError, nearest

FILLS: Final = ("arange", "full", "ones", "random", "zeros")
_NAME: Final = r"[^\W\d]\w*"
_PATH: Final = re.compile(rf"{_NAME}(\.{_NAME})*")
_FILE: Final = re.compile(r"(?P<path>.+\.npy)(?::(?P<type>[^/\\]+))?", re.IGNORECASE)
_DEFAULT_RANGE: Final = (0, 100)  # of random integers


@dataclass(slots=True)
class Given:
    """The arguments of a call: values by parameters, and the arrays among them and in objects by dotted names."""

    values: dict[str, Any]
    arrays: dict[str, Memory | Array]


class _Object(dict[str, Any]):
    """The members of an object, by name; `label` is its class, "" where that does not matter."""

    label = ""

    def made(self) -> Any:
        members = {name: member.made() if isinstance(member, _Object) else member for name, member in self.items()}
        if not self.label:
            return members
        thing = type(self.label, (), {})()
        vars(thing).update(members)
        return thing


def given(
    texts: Sequence[str], parameters: Sequence[str], objects: Sequence[str], built: str, seed: int, device: Device = CPU
) -> Given:
    """Make the arguments of a call. `objects` are the parameters that may be left out, since all their members may; `built` says
    what the kernel takes.

    RequestError: a text is no argument, names no parameter, or one is missing or given twice.
    """
    values = _Object()
    arrays: dict[str, Memory | Array] = {}
    for text in (f"--arg {each}" for each in texts):
        path, value = _parts(text)
        head, *rest = path.split(".")
        if head not in parameters:
            there = ", ".join(parameters) or "none"
            raise RequestError(f"{text}: no parameter {head!r}{nearest(head, parameters)}; there are {there}: {built}")
        made = _value(text, value, seed, path, device)
        if isinstance(made, (np.ndarray, Array)):
            arrays[path] = made
        _put(values, [head, *rest], made, text)
    missing = [name for name in parameters if name not in values and name not in objects]
    if missing:
        raise RequestError(f"no --arg for {', '.join(missing)}: {built}")
    complete = {name: values.get(name, {}) for name in parameters}
    return Given({name: each.made() if isinstance(each, _Object) else each for name, each in complete.items()}, arrays)


def _parts(text: str) -> tuple[str, str]:
    path, equals, value = text.partition(" ")[2].partition("=")
    if not equals or _PATH.fullmatch(path) is None:
        raise RequestError(f"{text}: write NAME=VALUE, such as x=random:f32[1024], a=2.0 or img=picture.npy")
    return path, value


def _put(values: _Object, path: Sequence[str], made: Any, text: str) -> None:
    """Put a value at a dotted name, in objects that are made on the way."""
    *holders, last = path
    for name in holders:
        held = values.setdefault(name, _Object())
        if not isinstance(held, _Object):
            raise RequestError(f"{text}: {name!r} is given as a whole, too")
        values = held
    if isinstance(made, _Object) and isinstance(values.get(last), _Object):
        values[last].label = made.label
    elif last in values:
        raise RequestError(f"{text}: {'.'.join(path)!r} is given twice")
    else:
        values[last] = made


def _value(text: str, value: str, seed: int, path: str, device: Device) -> Any:
    """What a text stands for, on a device."""
    number = _number(value)
    if number is not None:
        return number
    if match := _FILE.fullmatch(value):
        memory = load(Path(match["path"]), text)
        type_ = parse(match["type"], text) if match["type"] else None
        return _placed(memory, type_ or _natural(memory, text), device, text)
    fill, colon, rest = value.partition(":")
    if colon and fill in FILLS:
        option, type_text = (None, rest) if fill in ("zeros", "ones", "arange") else _option(fill, rest)
        type_ = parse(type_text, text)
        memory = _filled(fill, option, type_, _rng(seed, path), text)
        return _placed(memory, type_, device, text)
    if match := re.fullmatch(rf"({_NAME})\(\)", value):
        made = _Object()
        made.label = match[1]
        return made
    if "." in path and _PATH.fullmatch(value):
        return value
    hint = nearest(fill, FILLS) if colon else ""
    raise RequestError(
        f"{text}: {value!r} is no value{hint}; write a number, a file.npy, or one of {', '.join(FILLS)} with a type, "
        "such as random:f32[1024]"
    )


def reference(text: str, seed: int) -> tuple[str, Any]:
    """The name and the value of `--check NAME=VALUE`: a number or a NumPy array."""
    text = f"--check {text}"
    path, value = _parts(text)
    made = _value(text, value, seed, path, CPU)
    if isinstance(made, Array):
        made = made.numpy()
    if not isinstance(made, (int, float, np.ndarray)):
        raise RequestError(f"{text}: a result is compared with a number or an array")
    return path, made


def files(texts: Iterable[str]) -> list[Path]:
    """The files that texts NAME=VALUE name."""
    matches = (_FILE.fullmatch(text.partition("=")[2]) for text in texts)
    return [Path(match["path"]) for match in matches if match]


def load(path: Path, text: str) -> Memory:
    """The array of a file of NumPy, C-contiguous and in the byte order of the machine."""
    try:
        found = np.load(path, allow_pickle=False)
    except OSError as error:
        raise RequestError(f"{text}: cannot read {path}: {error.strerror or error}") from error
    except (ValueError, EOFError, MemoryError) as error:  # a header may name any size
        raise RequestError(f"{text}: cannot read {path}: {error}") from error
    if not isinstance(found, np.ndarray):
        raise RequestError(f"{text}: {path} holds several arrays; save one with numpy.save")
    whole: Memory = np.array(found, found.dtype.newbyteorder("="), order="C")
    return whole


def parse(text: str, argument: str) -> Type:
    """A type whose dimensions are numbers. RequestError points at what is none."""
    try:
        type_ = parse_type(text)
    except SignatureSyntaxError as error:
        raise RequestError(f"{argument}: {error}") from error
    if isinstance(type_, ObjectType):
        raise RequestError(f"{argument}: give members of an object by dotted names")
    if not isinstance(type_, Scalar) and None in type_.dims:
        raise RequestError(f"{argument}: {text} leaves a size open; write a number for each ':'")
    return type_


def _number(text: str) -> int | float | None:
    for read in (lambda: int(text, 0), lambda: float(text)):
        try:
            return read()
        except ValueError:
            continue
    return None


def _option(fill: str, text: str) -> tuple[Any, str]:
    """What stands between a fill and its type, and the text of the type."""
    first, colon, rest = text.partition(":")
    if fill == "full":
        return (_number(first), rest) if colon else (None, text)
    low, dots, high = first.partition("..")
    if not (colon and dots):
        return None, text
    return (_number(low), _number(high)), rest


def _rng(seed: int, path: str) -> np.random.Generator:
    """Each argument draws numbers of its own, whatever others there are."""
    return np.random.default_rng([seed, zlib.crc32(path.encode())])


def _filled(fill: str, option: Any, type_: Type, rng: np.random.Generator, text: str) -> Memory:
    """The memory of an array, a texture or a number of a type."""
    scalar, shape = _layout(type_)
    dtype = np.dtype(scalar.numpy)
    try:
        match fill:
            case "zeros" | "ones":
                return np.full(shape, int(fill == "ones"), dtype)
            case "arange":
                count = int(np.prod(shape, dtype=np.int64))
                return np.arange(count, dtype=np.int64).astype(dtype).reshape(shape)
            case "full":
                return np.full(shape, np.asarray(_known(option, text)).astype(dtype), dtype)
        low, high = (0, 1 if scalar.is_float else _DEFAULT_RANGE[1]) if option is None else option
        low, high = _known(low, text), _known(high, text)
        if scalar.is_float:
            return np.asarray(low + (high - low) * rng.random(shape)).astype(dtype)
        return np.asarray(rng.integers(int(low), int(high), shape, dtype))
    except (MemoryError, OverflowError) as error:
        raise RequestError(f"{text}: cannot be made: {error}") from error
    except ValueError as error:  # an empty range, a size beyond what NumPy holds
        raise RequestError(f"{text}: {error}") from error


def _known(number: int | float | None, text: str) -> int | float:
    if number is None:
        raise RequestError(f"{text}: a number is missing; write full:1.5:f32[8] or random:-1..1:f32[8]")
    return number


def _layout(type_: Type) -> tuple[Scalar, tuple[int, ...]]:
    """The numbers of a type, and the shape of the memory that holds them."""
    match type_:
        case Scalar():
            return type_, ()
        case TextureType():
            return tack_runtime.f32, tuple(int(dim or 0) for dim in reversed(type_.dims))
        case ArrayType():
            return type_.element.scalar, (*(int(dim or 0) for dim in type_.dims), *type_.element.shape)
    raise RequestError(f"{type_} is no type of an array or a number")


def _natural(memory: Memory, text: str) -> Type:
    element = by_numpy().get(memory.dtype)
    if element is None:
        raise RequestError(f"{text}: no kernel takes NumPy's dtype {memory.dtype}")
    return ArrayType(element, memory.shape)


def _placed(memory: Memory, type_: Type, device: Device, text: str) -> Any:
    """What a call is given: a number, an array or a texture, on a device."""
    if isinstance(type_, Scalar):
        return memory.item()
    scalar, shape = _layout(type_)
    if memory.dtype != np.dtype(scalar.numpy) or memory.shape != shape:
        raise RequestError(f"{text}: {type_} is {scalar}{list(shape)}, the file holds {memory.dtype}{list(memory.shape)}")
    try:
        if isinstance(type_, TextureType):
            return tack_runtime.texture3d(memory if device is CPU else tack_runtime.array(memory, device=device))
        plain = isinstance(type_, ArrayType) and not type_.element.shape
        if plain and device is CPU:
            return memory
        wrapped = tack_runtime.wrap(memory, type_.element)  # type: ignore[union-attr]
        return wrapped if device is CPU else wrapped.to_device(device)
    except MemoryError as error:
        raise RequestError(f"{text}: there is not enough memory") from error
    except TackError as error:
        raise RequestError(f"{text}: {error}") from error
