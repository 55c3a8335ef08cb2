"""The native support code of CPU images, from Python: the thread pool, and launches without Python code on the way.

Every CPU image carries the code; a process uses that of the first image that it loads. The structs here mirror
tackc/toolchains/native/support.h, which documents them.

Arguments that are not plainly right come back as NotImplemented, with nothing done, and the Python path says what is wrong. So
does a call of a `Launcher`, which tries variants by itself.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import FunctionType
from typing import Any, Final, NamedTuple, TypeAlias

from tack_runtime.arrays import Array
from tack_runtime.devices import CPU
from tack_runtime.dtypes import SCALARS, ArrayType, Scalar, TextureType, f64, vec2
from tack_runtime.errors import DeviceError
from tack_runtime.expression import Expression
from tack_runtime.launcher import Launcher, declined
from tack_runtime.lazily import np, numpy_loaded
from tack_runtime.manifest import NATIVE_ABI, Variant
from tack_runtime.signature import leaves, machine_parameters
from tack_runtime.textures import Texture3D

EXPORTS: Final = (
    "tack_abi",
    "tack_call",
    "tack_fastcall",
    "tack_initialize",
    "tack_reset_after_fork",
    "tack_run",
    "tack_threads",
)

_MAX_PARAMS: Final = 64
_MAX_ARRAYS: Final = 32
_MAX_SLOTS: Final = 128
_MAX_AXES: Final = 8
_MAX_STACK: Final = 16
_MAX_WARM: Final = 4
_INT_TYPES: Final = 16
_FLOAT_TYPES: Final = 4
_BUFFER_TYPES: Final = 8
_DTYPES: Final = 10

_ARRAY: Final = 0
_KINDS: Final = {"i": 1, "u": 2, "f": 3}
_WRITTEN: Final = 1
_ATOMIC: Final = 2
_WEAK: Final = 4
_PLAIN: Final = 8
_TEXTURE: Final = 16
_SLOTS: Final = {"start": 0, "count": 1, "step": 2, "address": 3, "dim": 4, "scalar": 5}
_CONST: Final = 0
_SCALAR: Final = 1
_DIM: Final = 2
_OPERATORS: Final = {"neg": 3, "+": 4, "-": 5, "*": 6, "//": 7}
_TOO_LARGE: Final = -1  # stands for a constant of more than 64 bits
_METH_FASTCALL: Final = 0x80
_METH_KEYWORDS: Final = 0x2
_WORD: Final = ctypes.sizeof(ctypes.c_void_p)

_Fields: TypeAlias = list[tuple[str, Any]]


def _words(*names: str) -> _Fields:
    return [(name, ctypes.c_int64) for name in names]


def _addresses(*names: str) -> _Fields:
    return [(name, ctypes.c_void_p) for name in names]


class _Kernel(ctypes.Structure):
    _fields_ = [*_addresses("entry", "entry_noalias"), *_words("cost")]


class _Param(ctypes.Structure):
    _fields_ = [*_words("kind", "element", "size", "ndim", "dims", "flags", "dtype"), *_addresses("tack_type")]


class _Slot(ctypes.Structure):
    _fields_ = _words("kind", "index", "axis")


class _Op(ctypes.Structure):
    _fields_ = _words("op", "a", "b")


class _Axis(ctypes.Structure):
    _fields_ = _words("start_first", "start_length", "stop_first", "stop_length", "step_first", "step_length")


class _Small(ctypes.Structure):
    _fields_ = _words("param", "axis")


class _Variant(ctypes.Structure):
    _fields_ = [
        *_addresses("kernel", "result"),
        *_words("result_kind", "result_size", "params", "slots", "axes", "smalls", "doubles"),
        *_addresses("param", "dims", "slot", "ops", "axis", "small", "bound"),
    ]


Prepared: TypeAlias = tuple[_Variant, object]  # the second is what the struct points to


class _Warm(ctypes.Structure):
    _fields_ = [*_words("count"), ("variant", ctypes.c_void_p * _MAX_WARM)]


class _Bound(ctypes.Structure):
    _fields_ = [*_addresses("slots"), *_words("count", "noalias")]


# The fields of struct tack_python that are functions of CPython's stable interface, in order.
_FUNCTIONS: Final = {
    "get_buffer": "PyObject_GetBuffer",
    "release_buffer": "PyBuffer_Release",
    "float_value": "PyFloat_AsDouble",
    "float_new": "PyFloat_FromDouble",
    "int_value": "PyLong_AsLongLongAndOverflow",
    "unsigned_value": "PyLong_AsUnsignedLongLong",
    "int_new": "PyLong_FromLongLong",
    "unsigned_new": "PyLong_FromUnsignedLongLong",
    "void_pointer": "PyLong_AsVoidPtr",
    "number_index": "PyNumber_Index",
    "number_float": "PyNumber_Float",
    "tuple_new": "PyTuple_New",
    "tuple_set": "PyTuple_SetItem",
    "tuple_size": "PyTuple_Size",
    "call": "PyObject_Call",
    "increment": "Py_IncRef",
    "decrement": "Py_DecRef",
    "error_occurred": "PyErr_Occurred",
    "error_clear": "PyErr_Clear",
    "save_thread": "PyEval_SaveThread",
    "restore_thread": "PyEval_RestoreThread",
}


class _Python(ctypes.Structure):
    _fields_ = [
        *_words("type_offset", "numpy_offset", "warm_offset", "memory_offset", "element_offset", "texels_offset"),
        *_addresses(*_FUNCTIONS),
        *_addresses("none", "not_implemented", "decline"),
        *_addresses("type_address", "type_numpy", "type_array", "type_texture", "type_float", "type_int", "type_bool"),
        ("int_types", ctypes.c_void_p * _INT_TYPES),
        ("float_types", ctypes.c_void_p * _FLOAT_TYPES),
        ("buffer_types", ctypes.c_void_p * _BUFFER_TYPES),
        ("dtypes", ctypes.c_void_p * _DTYPES),
    ]


class _Numpy(ctypes.Structure):
    _fields_ = [
        *_addresses("data"),
        ("ndim", ctypes.c_int),
        *_addresses("shape", "strides", "base", "dtype"),
        ("flags", ctypes.c_int),
    ]


class _MethodDef(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("function", ctypes.c_void_p), ("flags", ctypes.c_int), ("doc", ctypes.c_char_p)]


class _Address(int):
    """An address that keeps alive what lies there."""

    owner: object

    @classmethod
    def of(cls, address: int, owner: object) -> _Address:
        made = cls(address)
        made.owner = owner
        return made


class Entries(NamedTuple):
    """Addresses of a variant's code; `result` is 0 where the kernel returns nothing, `library` keeps it mapped."""

    entry: int
    noalias: int
    result: int = 0
    library: object = None


class Support:
    """The support code of one image, ready for use; a process makes one, and keeps it."""

    def __init__(self, library: ctypes.CDLL, threads: int) -> None:
        """Take the code from `library`; launches use up to `threads` threads (U-002). DeviceError: it is of another version."""
        library.tack_abi.restype = ctypes.c_int64
        abi = library.tack_abi()
        if abi != NATIVE_ABI:
            raise DeviceError(f"the CPU image has native support version {abi}; this runtime needs version {NATIVE_ABI}")
        self.library = library
        self.addresses = {name: _address(library, name) for name in EXPORTS}
        word, pointer = ctypes.c_int64, ctypes.c_void_p
        self._table = _python_table() if speaks_python() else None
        library.tack_initialize.argtypes = [pointer, word]
        library.tack_initialize.restype = None
        library.tack_initialize(ctypes.addressof(self._table) if self._table else None, threads)
        library.tack_threads.restype = word
        library.tack_reset_after_fork.restype = None
        self.run = ctypes.CFUNCTYPE(None, pointer, pointer, word, word)(self.addresses["tack_run"])
        self._method = _MethodDef(b"tack_launch", self.addresses["tack_fastcall"], _METH_FASTCALL, None)
        documented = f"__call__($self, /, *args, **kwargs)\n--\n\n{Launcher.__call__.__doc__}".encode()
        self._call = _MethodDef(b"__call__", self.addresses["tack_call"], _METH_FASTCALL | _METH_KEYWORDS, documented)
        self._speaks_numpy = False
        self._exporters: deque[type] = deque(maxlen=_BUFFER_TYPES)  # the latest, held so that no other type has their place
        os.register_at_fork(after_in_child=library.tack_reset_after_fork)

    @property
    def native(self) -> bool:
        """Whether launches can go from Python arguments to the kernel natively: on CPython with its lock."""
        return self._table is not None

    @property
    def threads(self) -> int:
        """How many threads may run a launch, the caller included."""
        threads: int = self.library.tack_threads()
        return threads

    def function(self, address: int, owner: object) -> Callable[..., Any]:
        """A builtin function that launches the struct tack_variant at `address`, which `owner` keeps alive."""
        make = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)(
            ("PyCFunction_NewEx", ctypes.pythonapi)
        )
        function: Callable[..., Any] = make(ctypes.addressof(self._method), _Address.of(address, owner), None)
        return function

    def tried_first(self, variants: Sequence[Prepared]) -> object:
        """What a `Launcher` holds so that its calls try these variants, at most four."""
        if isinstance(vars(Launcher)["__call__"], FunctionType):
            make = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.py_object, ctypes.c_void_p)(("PyDescr_NewMethod", ctypes.pythonapi))
            type.__setattr__(Launcher, "__call__", make(Launcher, ctypes.addressof(self._call)))
        warm = _Warm(len(variants), (ctypes.c_void_p * _MAX_WARM)(*(ctypes.addressof(struct) for struct, _ in variants)))
        return _Address.of(ctypes.addressof(warm), (warm, variants))

    def meet(self, exporters: Iterable[type]) -> None:
        """Let native code take what NumPy makes, once there is NumPy, and buffers that objects of these types export."""
        if self._table is None:
            return
        if not self._speaks_numpy and numpy_loaded():
            _add_numpy(self._table)
            self._speaks_numpy = True
        for exporter in exporters:
            if exporter not in self._exporters:
                self._exporters.append(exporter)
                self._table.buffer_types = (ctypes.c_void_p * _BUFFER_TYPES)(*map(id, self._exporters))


def speaks_python() -> bool:
    """Whether native code may work on this Python's objects: CPython with its lock, objects laid out as expected."""
    if sys.implementation.name != "cpython" or "t" in getattr(sys, "abiflags", ""):
        return False
    locked: Callable[[], bool] = getattr(sys, "_is_gil_enabled", lambda: True)
    return locked() and all(map(_is_laid_out, (1.5, 10**30, True, (1,))))


def _is_laid_out(value: object) -> bool:
    """Whether native code finds the type of an object."""
    return ctypes.c_void_p.from_address(id(value) + _type_offset()).value == id(type(value))


def _type_offset() -> int:
    """Where an object holds its type: last of the fields that every object has."""
    return object.__basicsize__ - _WORD


def _slot_offset(holder: object, value: object) -> int:
    """Where an object holds a value in a slot."""
    places = range(object.__basicsize__, type(holder).__basicsize__, _WORD)
    return next(place for place in places if ctypes.c_void_p.from_address(id(holder) + place).value == id(value))


def _address(library: ctypes.CDLL, name: str) -> int:
    return ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0


def _python_table() -> _Python:
    table = _Python(type_offset=_type_offset())
    for field, name in _FUNCTIONS.items():
        setattr(table, field, _address(ctypes.pythonapi, name))
    # These objects live as long as the process; the table needs no references.
    table.none, table.not_implemented, table.decline, table.type_address = map(id, (None, NotImplemented, declined, _Address))
    table.type_float, table.type_int, table.type_bool = id(float), id(int), id(bool)
    launcher = Launcher()
    launcher.native = table
    table.warm_offset = _slot_offset(launcher, table)
    return table


def _add_numpy(table: _Python) -> None:
    integers = dict.fromkeys(np.dtype(code).type for code in "bBhHiIlLqQ")
    table.int_types[: len(integers)] = [id(type_) for type_ in integers]
    table.float_types[:3] = [id(type_) for type_ in (np.float16, np.float32, np.float64)]
    table.dtypes = (ctypes.c_void_p * _DTYPES)(*(id(scalar.numpy) for scalar in SCALARS))
    memory = np.zeros((1, 2), np.float32)
    vectors, texture = Array(memory, vec2(), CPU), Texture3D(memory, np.zeros((1, 1, 1), np.float32), (1, 1, 1), CPU)
    table.memory_offset, table.element_offset = _slot_offset(vectors, memory), _slot_offset(vectors, vectors.dtype)
    table.texels_offset = _slot_offset(texture, texture.memory)
    table.numpy_offset = object.__basicsize__ if _numpy_is_laid_out() else 0
    table.type_numpy, table.type_array, table.type_texture = id(np.ndarray), id(Array), id(Texture3D)


def _numpy_is_laid_out() -> bool:
    """Whether the native code finds the fields of NumPy's arrays."""
    samples = (np.zeros((2, 3)), np.zeros((3, 4), np.int16)[:, ::2], np.frombuffer(b"1234", np.uint8))
    return all(_is_read(sample) for sample in samples)


def _is_read(array: np.ndarray[Any, Any]) -> bool:
    found = _Numpy.from_address(id(array) + object.__basicsize__)
    if (found.ndim, found.dtype, found.data) != (array.ndim, id(array.dtype), array.__array_interface__["data"][0]):
        return False
    shape = tuple((ctypes.c_int64 * array.ndim).from_address(found.shape))
    flags = array.flags.c_contiguous * 0x1 | array.flags.writeable * 0x400
    return (shape, found.flags & 0x401) == (array.shape, flags)


# --- one variant ---


class NativeVariant:
    """A variant's code with what the native side must know of it.

    `function(*args)` launches and returns the kernel's value or None; NotImplemented where the arguments, in the kernel's
    order, need the Python path, and nothing has happened. It is None, as `struct` is, where all do: on another Python
    (`Support.native`), for a variant that is too large, or that prints.
    """

    def __init__(self, support: Support, entries: Entries) -> None:
        self.support = support
        self.entries = entries
        self.kernel = _Kernel(entries.entry, entries.noalias, 0)
        self.struct: Prepared | None = None
        self.function: Callable[..., Any] | None = None

    def run(self, slots: ctypes.Array[ctypes.c_uint64], count: int, noalias: bool) -> None:
        """Run `count` iterations on packed arguments; other Python threads run meanwhile."""
        self.support.run(ctypes.addressof(self.kernel), ctypes.addressof(slots), count, noalias)

    def bound(self, slots: ctypes.Array[ctypes.c_uint64], count: int, noalias: bool) -> Prepared | None:
        """The variant with packed arguments, for calls without any; None where native code cannot make them. The caller keeps
        what the slots point to."""
        if self.struct is None:
            return None
        struct, owned = self.struct
        bound = _Bound(ctypes.addressof(slots), count, noalias)
        made = _Variant.from_buffer_copy(struct)
        made.params, made.bound = 0, ctypes.addressof(bound)
        return made, (bound, slots, owned)

    @property
    def cost(self) -> float:
        """Measured nanoseconds per iteration; 0 before the first launch."""
        return float(self.kernel.cost) * 1e-6


def packed(words: Sequence[int]) -> ctypes.Array[ctypes.c_uint64]:
    """Slots for `run` and `bind`: 64-bit words, negative ones in two's complement."""
    return (ctypes.c_uint64 * len(words))(*words)


def build_variant(support: Support, variant: Variant, entries: Entries, *, weak: bool = True) -> NativeVariant:
    """Prepare a variant for native launches. `weak`: its scalars take every number that converts, else only numbers of their
    own type (R-031), for kernels whose variants differ in scalar types only: that choice is the Python path's."""
    native = NativeVariant(support, entries)
    if not support.native or variant.prints:  # a launch that prints begins and ends in Python, with its standard output
        return native
    native.struct = _struct(variant, native, weak)
    if native.struct is not None:
        native.function = support.function(ctypes.addressof(native.struct[0]), native.struct)
    return native


class Tables(NamedTuple):
    """What native code must know of a variant's arguments, as the structs of support.h."""

    params: ctypes.Array[_Param]
    dims: ctypes.Array[ctypes.c_int64]
    slots: ctypes.Array[_Slot]
    ops: ctypes.Array[_Op]
    axes: ctypes.Array[_Axis]
    smalls: ctypes.Array[_Small]


def tables(variant: Variant, weak: bool) -> Tables | None:
    """The tables of a variant; None where native code does not handle it."""
    parameters = machine_parameters(variant.signature)
    numbers = {name: number for number, (name, _) in enumerate(parameters)}
    arrays = sum(isinstance(type_, ArrayType) for _, type_ in parameters)
    if any(slot.kind == "report" for slot in variant.slots):  # a launch has a record, which Python reads (O-020)
        return None
    too_large = len(parameters) > _MAX_PARAMS or arrays > _MAX_ARRAYS or len(variant.slots) > _MAX_SLOTS
    ops: list[_Op] = []
    axes: list[_Axis] = []
    for axis in variant.axes:
        ranges: list[int] = []
        for bound in axis:
            code = list(_postfix(bound, numbers))
            if _depth(code) > _MAX_STACK or not _evaluates(code, variant):
                return None
            ranges += (len(ops), len(code))
            ops += code
        axes.append(_Axis(*ranges))
    if too_large or len(axes) > _MAX_AXES:
        return None
    params, dims = _params(variant, weak)
    slots = [
        _Slot(_SLOTS[kind], axis if kind in ("start", "count", "step") else numbers[name], axis)
        for kind, name, axis in variant.slots
    ]
    smalls = [_Small(numbers[name], axis) for name, axis in variant.small_dims]
    return Tables(
        (_Param * len(params))(*params),
        (ctypes.c_int64 * len(dims))(*dims),
        (_Slot * len(slots))(*slots),
        (_Op * len(ops))(*ops),
        (_Axis * len(axes))(*axes),
        (_Small * len(smalls))(*smalls),
    )


def counts(variant: Variant, made: Tables) -> tuple[int, ...]:
    """The numbers of a struct tack_variant, in its order."""
    result = variant.result
    arrays = [type_ for _, type_ in machine_parameters(variant.signature) if isinstance(type_, ArrayType)]
    return (
        *((_KINDS[result.kind], result.size) if result else (0, 0)),
        *(len(made.params), len(made.slots), len(made.axes), len(made.smalls)),
        any(type_.scalar is f64 for type_ in arrays),
    )


def _struct(variant: Variant, native: NativeVariant, weak: bool) -> Prepared | None:
    """The struct tack_variant; None where the native path does not handle it."""
    made = tables(variant, weak)
    if made is None:
        return None
    addresses = (ctypes.addressof(table) for table in made)
    result = native.entries.result or None
    struct = _Variant(ctypes.addressof(native.kernel), result, *counts(variant, made), *addresses, None)
    return struct, (native.kernel, native.entries.library, made)


def _params(variant: Variant, weak: bool) -> tuple[list[_Param], list[int]]:
    """The table of parameters, and the baked dimensions of all arrays."""
    params: list[_Param] = []
    dims: list[int] = []
    for name, leaf in leaves(variant.signature):
        if isinstance(leaf, Scalar):
            params.append(_Param(_KINDS[leaf.kind], 0, leaf.size, 0, 0, _WEAK if weak else 0))
            continue
        type_ = leaf.machine
        flags = _WRITTEN * (name in variant.written) + _ATOMIC * (name in variant.atomics) + _taken(leaf)
        scalar, element = type_.scalar, None if isinstance(leaf, TextureType) else id(leaf.element)
        kind = _KINDS[scalar.kind]
        params.append(_Param(_ARRAY, kind, scalar.size, type_.ndim, len(dims), flags, SCALARS.index(scalar), element))
        dims += (-1 if dim is None else dim for dim in type_.dims)
    return params, dims


def _taken(leaf: ArrayType | TextureType) -> int:
    """Which objects are an array or a texture."""
    if isinstance(leaf, TextureType):
        return _TEXTURE
    return _PLAIN if isinstance(leaf.element, Scalar) else 0


def _postfix(expression: Expression, numbers: dict[str, int]) -> Iterator[_Op]:
    """A launch expression as instructions: operands first."""
    match expression:
        case int():
            yield _Op(_CONST if -(1 << 63) <= expression < 1 << 63 else _TOO_LARGE, expression, 0)
        case ("scalar", str(name)):
            yield _Op(_SCALAR, numbers[name], 0)
        case ("dim", str(name), int(axis)):
            yield _Op(_DIM, numbers[name], axis)
        case (str(operator), *operands):
            for operand in operands:
                if isinstance(operand, str):
                    raise ValueError(f"{expression!r} is not a launch expression")
                yield from _postfix(operand, numbers)
            yield _Op(_OPERATORS[operator], 0, 0)


def _depth(code: Sequence[_Op]) -> int:
    """How many values the instructions hold at once."""
    depth = deepest = 0
    for op in code:
        depth += 1 if op.op <= _DIM else 0 if op.op == _OPERATORS["neg"] else -1
        deepest = max(deepest, depth)
    return deepest


def _evaluates(code: Sequence[_Op], variant: Variant) -> bool:
    """Whether every value that the instructions read is a 64-bit integer or a dimension of an array."""
    types = [type_ for _, type_ in machine_parameters(variant.signature)]
    for op in code:
        if op.op == _TOO_LARGE:
            return False
        type_ = types[op.a] if op.op in (_SCALAR, _DIM) else None
        if op.op == _SCALAR and not (isinstance(type_, Scalar) and not type_.is_float):
            return False
        if op.op == _DIM and not (isinstance(type_, ArrayType) and op.b < type_.ndim):
            return False
    return True
