"""Devices with memory of their own: what is the same for all drivers.

A driver module has a table of calls, with a letter per argument, a class derived from `Driver`, an object for each device, and
`devices()`. Work is queued in order (P-012); whoever reads memory waits for it (P-014).
"""

from __future__ import annotations

import atexit
import ctypes
import math
import os
import sys
import time
import weakref
from _thread import RLock
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, ParamSpec, TypeVar

from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import Device
from tack_runtime.drivers.gpu_pending import Pending, flush_drivers, flush_python
from tack_runtime.drivers.images import rank
from tack_runtime.drivers.interrupts import Held
from tack_runtime.dtypes import SCALARS, Scalar
from tack_runtime.errors import DeviceError, DriverError, TackError
from tack_runtime.manifest import Image, Variant
from tack_runtime.workgroups import GROUP_SIZE

if TYPE_CHECKING:
    import numpy as np

_P = ParamSpec("_P")
_R = TypeVar("_R")

TYPES: Final[Mapping[str, Any]] = {
    "p": ctypes.c_void_p,
    "i": ctypes.c_int,
    "u": ctypes.c_uint,
    "z": ctypes.c_size_t,
    "q": ctypes.c_uint64,
    "s": ctypes.c_char_p,
    "c": ctypes.c_char,
    "b": ctypes.c_uint8,
}


class Library:
    """The library of a driver, with the calls that are made; a failed one raises DriverError."""

    role = "driver"
    advice: Mapping[str, str] = {}  # what to do about a status, by its name

    def __init__(self, title: str, files: Sequence[str], calls: Mapping[str, str]) -> None:
        """A letter of `calls` is the type of an argument; a leading "=": the call returns a handle, its last argument a status;
        "?" before all that: the library may lack it. `files` are names of the library, the usual one first. DeviceError: there is
        no such library, or it lacks a call."""
        self.title = title
        file, library = self._loaded(files)
        self.functions: dict[str, Any] = {}
        for name, types in calls.items():
            try:
                function = self.functions[name] = library[name]
            except AttributeError as error:
                if types[0] == "?":
                    continue
                raise DeviceError(f"{file} has no {name}: the {self.role} is too old; update it") from error
            function.argtypes = [TYPES[letter] for letter in types.lstrip("?=")]
            function.restype = ctypes.c_void_p if "=" in types else ctypes.c_int
        self._makes = frozenset(name for name, types in calls.items() if "=" in types)

    def _loaded(self, files: Sequence[str]) -> tuple[str, ctypes.CDLL]:
        failures = []
        for file in files:
            try:
                return file, ctypes.CDLL(file)
            except OSError as error:
                failures.append(str(error))  # it begins with the name
        raise DeviceError(f"its {self.role} cannot be loaded: {'; '.join(failures)}")

    def call(self, name: str, *arguments: Any, log: Callable[[], str] | None = None) -> Any:
        """Make a call; the handle that it returns, where it does. `log` reads what one that fails has to say."""
        if name in self._makes:
            status = ctypes.c_int()
            made = self.functions[name](*arguments, ctypes.byref(status))
            if status.value:
                raise self.error(name, self.status(status.value), status.value)
            return made
        self.check(name, self.functions[name](*arguments), log)
        return None

    def check(self, name: str, code: int, log: Callable[[], str] | None = None) -> None:
        """Raise the error of a call that has returned another status than 0."""
        if code:
            raise self.error(name, self.status(code), code, "" if log is None else self._logged(log))

    def _logged(self, log: Callable[[], str]) -> str:
        try:
            text = log()
        except DriverError as error:
            text = f"its log cannot be read: {error}"
        return f"\n{text}" if text else ""

    def error(self, name: str, status: str, code: int | str, more: str = "") -> DriverError:
        """The error of a call that failed with a status of that name."""
        advice = self.advice.get(status, _REPORT)
        error = DriverError(f"{self.title} {self.role}: {name} failed with {status} ({code}); {advice}{more}")
        error.status = status
        error.earlier = advice == RESTART
        return error

    def done(self, name: str, not_yet: int, *arguments: Any) -> bool:
        """Make a call that tells whether something has ended: with a status, where it has not."""
        code = self.functions[name](*arguments)
        if code != not_yet:
            self.check(name, code)
        return not code

    def status(self, code: int) -> str:
        """The driver's name of a status."""
        raise NotImplementedError


_PAUSE: Final = 1 / 32  # of the time waited so far, between two looks
_LONGEST_PAUSE: Final = 0.01  # seconds
_REPORT: Final = "see the driver's log; if it happens again, please report it"
# What several drivers advise.
SMALLER: Final = "free arrays of the device, or use smaller ones"
FEWER: Final = "free memory of the device, or use smaller arrays or workgroups"
HOST_MEMORY: Final = "free memory of the host"
OTHER_CODE: Final = "build with --arch for this device's architecture"
RESTART: Final = "a kernel failed, and the process must be restarted; debug mode may find where"
HIDDEN: Final = "there is none that this process may see"


COPIES: Final = "tack.array(x, device=...) copies what the host has"
OF_HOST: Final = f"is memory of the host; {COPIES}"  # why a device cannot use it

_REASONS: Final[Mapping[str, str]] = {
    "source": "the driver compiles it",
    "spirv": "the driver compiles it",
    "metallib": "it is compiled",
    "ptx": "no image is for this architecture, so the driver compiles PTX",
}


class Grid(NamedTuple):
    """Groups and threads of a group along x, y, z; `flat` is the value of the switch of a shaped kernel, None for others."""

    groups: tuple[int, ...]
    threads: tuple[int, ...]
    flat: int | None


class Limits(NamedTuple):
    """What a launch may have: threads of a group, groups along x, y, z, iterations (P-017, P-019); `sizes`: threads of a
    group along x, y, z."""

    threads: int
    groups: tuple[int, int, int]
    iterations: int
    sizes: tuple[int, int, int]


class _Owned(weakref.ref[Any]):
    """An owner, and how to give back what it has; `more` is kept as long."""

    __slots__ = ("discard", "handle", "more")
    discard: Callable[[int], None]
    handle: int
    more: object


def _nothing() -> None:
    pass


class Driver:
    """One device: `level` is what code for it is compiled for, as `Image.level` has it; `described` says which it is."""

    target: str  # as images have it
    kinds: tuple[str, ...]  # of images that it takes, the best first
    also: frozenset[tuple[str, str]] = frozenset()  # images of other targets that run here, by target and kind
    dtypes: frozenset[Scalar] = frozenset(SCALARS)  # types that the device has
    address_size = 8  # of memory among the parameters, as `launch` gets it; 0 where memory is no parameter's value
    texture_size = 8  # the same of a texture; negative where it takes something else than a value
    waits_for_textures = True  # a launch that samples one ends before its call returns (P-015)
    most_texels: tuple[int, int, int] | None = None  # of a texture that the device samples (Z-003); None where it samples none
    prints = True  # what kernels print appears (O-001)
    busy = 0.002  # seconds that a wait looks without a pause, as drivers do

    def __init__(self, library: Library, described: str, level: str, limits: Limits) -> None:
        self.library = library
        self.described = described
        self.level = level
        self.limits = limits
        self._lock = RLock()
        self._process = os.getpid()
        self._discarded: list[tuple[Callable[[int], None], int]] = []
        self._owned: dict[int, _Owned] = {}  # by their ids
        self._gone: list[_Owned] = []  # those without an owner; a list's append is no Python code, which an interrupt may end
        self._late: DriverError | None = None  # of a call that gave something back, for the next call to say
        self._kernels: dict[int, dict[str, int]] = {}  # of modules, where a driver has objects for them
        self._taken: list[tuple[str, int]] = []  # what opening the device took: the calls that give it back, the first last
        self.pending = Pending(self)
        self.printed = False  # whether lines of queued launches have not been waited for
        self.launches = 0  # so many have set arguments of kernels, where these are objects that keep them
        self.left = False  # whether a wait has been left, so that there may be work that uses what nobody has any more

    def is_usable(self) -> bool:
        """Whether this is the process that opened the device."""
        return os.getpid() == self._process

    def close(self) -> None:
        """Give back what opening the device took; after an error what is left can be given back by another call."""
        while self._taken:
            self.library.call(*self._taken[-1])
            self._taken.pop()

    def memory(self, dtype: np.dtype[Any], shape: tuple[int, ...]) -> DeviceMemory:
        """New memory, with any contents."""
        return DeviceMemory.new(self, dtype, shape)

    @property
    def arch(self) -> str:
        """What code for the device is built for, as `--arch` has it."""
        return f"{self.target}:{self.level}" if self.level else self.target

    @property
    def compiled_for(self) -> str:
        """What calls compile for, in the words of the compiler."""
        return self.arch

    def run(self, call: Callable[_P, _R], *arguments: _P.args, **named: _P.kwargs) -> _R:
        """Make one of the calls below: one at a time, in the device's context, in the process that opened the device."""
        if not self.is_usable():
            raise DriverError(
                f"{self.library.title} driver: the device was opened before this process was forked, and drivers do not survive "
                "that; start processes with the 'spawn' method, or use the device in the child only"
            )
        with self._lock, Held():
            self._gather()
            self.enter()
            try:
                while self._discarded and not self._is_left():
                    entry = self._discarded.pop()
                    try:
                        entry[0](entry[1])
                    except DriverError as error:
                        self._discarded.insert(0, entry)
                        error.earlier = True
                        raise
                late, self._late = self._late, None
                if late is not None:
                    late.earlier = True
                    raise late
                return call(*arguments, **named)
            finally:
                self._discard(self.leave, 0)

    def wait_in(self, call: Callable[_P, None], *arguments: _P.args, **named: _P.kwargs) -> None:
        """Look until what is queued has ended, then make a call that waits for it, as `finish_in` does."""
        self.look()
        self.finish_in(call, *arguments, **named)

    def look(self, *stream: int) -> None:
        """Look until all that is queued has ended, here or in a stream of others. Between looks, which are calls of their own,
        Python handles signals, and other threads may use the device."""
        began = time.monotonic()
        try:
            while not self.run(self.idle, *stream):
                waited = time.monotonic() - began
                if waited >= self.busy:
                    time.sleep(min(waited * _PAUSE, _LONGEST_PAUSE))
        except BaseException:
            self.left = True
            raise

    def finish_in(self, call: Callable[_P, None], *arguments: _P.args, **named: _P.kwargs) -> None:
        """Make a call that waits for what is queued, as `run` does; an interrupt comes after it, so that memory of others is
        theirs again (P-015). Lines that kernels have printed appear (O-001), and the first failure of checked code is raised
        (O-020, P-014)."""
        printed = self.printed
        if printed:
            flush_python()
            self.printed = False  # before the wait: a launch that comes during it is for the next one
        try:
            self.run(self._finish_in, call, *arguments, **named)
        finally:
            if printed:
                flush_drivers()

    def _finish_in(self, call: Callable[_P, None], /, *arguments: _P.args, **named: _P.kwargs) -> None:
        call(*arguments, **named)
        self.pending.raise_failure()

    def rank(self, kind: str, level: str) -> int | None:
        """How well an image of the target suits the device, 0 best; None where it cannot run it."""
        return rank(self.kinds, kind, level, self.level)

    def image_for(self, variant: Variant) -> Image | str:
        """The image that suits the device best, or why there is none: then what there is."""
        own = [image for image in variant.images if image.target == self.target or (image.target, image.kind) in self.also]
        if self.most_texels is None:
            own = [image for image in own if not image.samplers]
        ranked = [(self.rank(image.kind, image.level), number) for number, image in enumerate(own)]
        fitting = [(rank, number) for rank, number in ranked if rank is not None]
        return own[min(fitting)[1]] if fitting else self._lacking(variant)

    def _lacking(self, variant: Variant) -> str:
        reason = next((skipped.reason for skipped in variant.skipped if skipped.target == self.target), "")
        if reason:
            return f"it was not built for {self.library.title}: {reason}"
        has = dict.fromkeys(f"{image.target}:{image.level or image.kind}" for image in variant.images)
        return f"nothing in it runs on {self.arch}; it has {', '.join(has) or 'no code'}"

    def reason(self, kind: str) -> str:
        """Why an image of a kind is taken."""
        return _REASONS.get(kind, f"it is for this architecture, {self.level}")

    def _is_left(self) -> bool:
        """Whether work goes on whose wait has been left: to free what it uses would be to wait for it."""
        self.left = self.left and not self.idle()
        return self.left

    def _discard(self, discard: Callable[[int], None], handle: int) -> None:
        """Give something back; the next call says what fails, and tries again."""
        try:
            discard(handle)
        except DriverError as error:
            self._discarded.append((discard, handle))
            self._late = error

    def hold(
        self, owner: object, discard: Callable[[int], None], make: Callable[_P, int], *of: _P.args, **named: _P.kwargs
    ) -> int:
        """Make something that is given back when its owner is gone. Through `run`: no interrupt comes between the two."""
        handle = make(*of, **named)
        first = weakref.ref(owner, self._give_back)
        owned = _Owned(owner, self._gone.append)  # the last made is called first
        owned.discard, owned.handle, owned.more = discard, handle, first
        self._owned[id(owned)] = owned
        return handle

    def _kernel(self, module: int, symbol: str, make: Callable[[], int]) -> int:
        """A module's object for a kernel, made when it is first asked for."""
        kernels = self._kernels.setdefault(module, {})
        if symbol not in kernels:
            kernels[symbol] = make()
        return kernels[symbol]

    def _drop_kernels(self, module: int, drop: Callable[[int], None]) -> None:
        """Give a module's objects back; after an error what is left can be given back by another call."""
        kernels = self._kernels.get(module, {})
        while kernels:
            symbol, kernel = next(iter(kernels.items()))
            drop(kernel)
            del kernels[symbol]
        self._kernels.pop(module, None)

    def finalize(self, discard: Callable[[int], None], handle: int) -> None:
        """Give something back from a finalizer, which may run at any time in any thread: later if somebody uses the device."""
        self._discarded.append((discard, handle))
        self._give_back()

    def _give_back(self, _: object = None) -> None:
        with Held():
            if not self.is_usable() or not self._lock.acquire(blocking=False):
                return
            try:
                self.run(_nothing)
            except DriverError as error:
                self._late = error
            finally:
                self._lock.release()

    def _gather(self) -> None:
        """Discard what has lost its owner."""
        while self._gone:
            owned = self._gone.pop()
            del self._owned[id(owned)]
            self._discarded.append((owned.discard, owned.handle))

    # What drivers do, but for `enter` and `leave`, through `run` or `finalize`. Handles are numbers, so are places on the
    # host; `allocate` takes bytes, one or more; memory is given with an offset, for `copy` the target before the source, and
    # apart from it; `function` has how many threads a group may have, too; `slots` is a ctypes array of 8 bytes
    # for each parameter, whose values have `sizes`; a texture has a width, a height and a depth, and is filled from memory.

    def enter(self) -> None:
        """Make the device's context current."""

    def leave(self, _: int) -> None:
        """Undo `enter`."""

    def place(self, handle: int) -> int:
        """The address by which others know memory."""
        return handle

    def refusal(self, address: int, size: int) -> str:
        """Why memory of others at an address cannot be used, a text that goes on after what it is (I-002); empty: it can."""
        return f"means nothing to {self.library.title}, whose memory is in buffers of a program's own; {COPIES}"

    allocate: Callable[[int], int]
    free: Callable[[int], None]
    write: Callable[[int, int, int, int], None]
    read: Callable[[int, int, int, int], None]
    copy: Callable[[int, int, int, int, int], None]
    make_texture: Callable[[tuple[int, int, int]], int]
    fill_texture: Callable[[int, int, tuple[int, int, int]], None]
    free_texture: Callable[[int], None]
    load: Callable[[str, bytes], int]
    unload: Callable[[int], None]
    function: Callable[[int, str], tuple[int, int]]
    launch: Callable[[int, Grid, Any, Sequence[int]], None]
    idle: Callable[..., bool]  # whether what is queued has ended, or what is in a stream, where the device has such
    wait: Callable[[], None]
    wait_for: Callable[[int], None]  # what others have queued in a stream, where the device has such


MOST_GROUPS: Final = 65535  # along y and z (P-008)

_unclosed: Final[list[Driver]] = []  # devices that were to be closed, and whose drivers failed


def opened(openers: Iterable[Callable[[], Driver]]) -> list[Driver]:
    """The drivers of all devices of a kind; where one cannot be opened, none is."""
    while _unclosed:
        _unclosed[-1].close()
        _unclosed.pop()
    drivers: list[Driver] = []
    try:
        for open_ in openers:
            drivers.append(open_())
    except DriverError:
        for driver in drivers:
            give_up(driver)
        raise
    return drivers


def give_up(driver: Driver) -> None:
    """Close a device because of an error, which another one does not hide: the next opening tries again."""
    try:
        driver.close()
    except DriverError:
        _unclosed.append(driver)


def as_devices(kind: str, drivers: Sequence[Driver], atomics: frozenset[Scalar]) -> tuple[Device, ...]:
    """The devices of drivers of one kind, in order: "cuda", "cuda:1", ..."""
    if not drivers:
        raise DeviceError("its driver has no device")
    made = []
    for index, driver in enumerate(drivers):
        dtypes = driver.dtypes
        name = f"{kind}:{index}" if index else kind
        whole = driver.limits.threads >= GROUP_SIZE
        made.append(Device(name, dtypes, whole, atomics & dtypes, driver.library.title, driver))
        atexit.register(_finish, driver)
    return tuple(made)


def _finish(driver: Driver) -> None:
    """What is queued when the interpreter ends still runs, and prints; what fails is told, and cannot change the exit status. Nor
    can Ctrl-C, which leaves the wait: who has left one is told of another."""
    if driver.is_usable():
        try:
            if driver.left:
                print(f"waiting for what is queued on {driver.described}; Ctrl-C leaves it", file=sys.stderr)
            driver.wait_in(driver.wait)
        except KeyboardInterrupt:
            pass
        except TackError as error:
            print(f"{type(error).__name__}: {error}", file=sys.stderr)


def grid_of(extents: Sequence[int], whole: bool, threads: int, limits: Limits) -> Grid:
    """How to launch a loop of such extents in groups of so many threads: in its shape, or flat (P-007, P-008). `whole`: with
    primitives of workgroups."""
    total = math.prod(extents)
    flat = Grid((-(-total // threads), 1, 1), (threads, 1, 1), None)
    if whole or len(extents) not in (2, 3):
        return flat
    lengths = [*reversed(extents), 1][:3]
    along: list[int] = []
    for length, most in zip(lengths, limits.sizes, strict=True):
        along.append(max(1, min(length, threads // math.prod(along), most)))
    counts = tuple(-(-length // each) for length, each in zip(lengths, along, strict=True))
    if all(count <= most for count, most in zip(counts, limits.groups, strict=True)):
        return Grid(counts, tuple(along), 0)
    return flat._replace(flat=1)
