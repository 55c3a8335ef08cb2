"""The CPU: which instruction sets it has, and shared libraries mapped from memory.

Levels are v2, v3 and v4 of the x86-64 psABI, and aarch64. The best that the machine runs is used, or that of TACK_CPU_ISA; one
that the machine lacks is refused, never replaced.
"""

from __future__ import annotations

import ctypes
import errno
import itertools
import os
import sys
import time
import weakref
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

from tack_runtime import settings
from tack_runtime.errors import DeviceError, SettingError
from tack_runtime.locks import ForkLock
from tack_runtime.manifest import Variant

if TYPE_CHECKING:
    from tack_runtime.drivers.cpu_native import NativeVariant, Prepared, Support

X86_LEVELS: Final = ("x86-64-v2", "x86-64-v3", "x86-64-v4")

# Flags of /proc/cpuinfo that each level adds to the one before it.
_X86_FLAGS: Final[Mapping[str, frozenset[str]]] = {
    "x86-64-v2": frozenset({"cx16", "lahf_lm", "popcnt", "pni", "sse4_1", "sse4_2", "ssse3"}),
    "x86-64-v3": frozenset({"abm", "avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe", "xsave"}),
    "x86-64-v4": frozenset({"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}),
}


# --- levels ---


def usable_levels() -> tuple[str, ...]:
    """Levels whose code may run, best first: the machine's, up to TACK_CPU_ISA. SettingError: the machine lacks that;
    DeviceError: it has no known one."""
    return _usable(machine_levels(), settings.cpu_isa())


def level() -> str:
    """The level that new code is compiled for."""
    return usable_levels()[0]


@lru_cache(maxsize=1)
def machine_levels() -> tuple[str, ...]:
    """Levels that this machine runs, best first."""
    return _levels(processor(), _cpu_flags)


def processor() -> str:
    """The system's name for the processor, such as x86_64."""
    return os.uname().machine if sys.platform != "win32" else os.environ.get("PROCESSOR_ARCHITECTURE", "")


def _levels(machine: str, flags: Callable[[], frozenset[str]]) -> tuple[str, ...]:
    if machine in ("aarch64", "arm64"):
        return ("aarch64",)
    if machine not in ("x86_64", "AMD64", "amd64"):
        raise DeviceError(f"no code exists for this processor ({machine or 'unknown'}); known are x86-64 and aarch64")
    found = flags()
    best = ""
    for name in X86_LEVELS:
        if not _X86_FLAGS[name] <= found:
            break
        best = name
    if not best:
        missing = ", ".join(sorted(_X86_FLAGS["x86-64-v2"] - found))
        raise DeviceError(f"this processor is older than x86-64-v2, the lowest level that code exists for; it lacks {missing}")
    return run_by(best)


def run_by(level: str) -> tuple[str, ...]:
    """Levels whose code a machine of a level runs, best first."""
    return X86_LEVELS[X86_LEVELS.index(level) :: -1] if level in X86_LEVELS else (level,)


def _usable(levels: tuple[str, ...], asked: str | None) -> tuple[str, ...]:
    if asked is None:
        return levels
    if asked not in levels:
        raise SettingError(f"TACK_CPU_ISA={asked}: this machine does not run that level; it runs {', '.join(reversed(levels))}")
    return run_by(asked)


def _cpu_flags() -> frozenset[str]:
    """The first processor's flags, from the first page of /proc/cpuinfo: reading on is slow on large machines."""
    try:
        descriptor = os.open("/proc/cpuinfo", os.O_RDONLY)
    except OSError as error:
        raise DeviceError(f"the processor's features are unknown: {error}; CPU code runs on Linux") from error
    try:
        text = os.read(descriptor, 1 << 14).decode("ascii", "replace")
    finally:
        os.close(descriptor)
    for line in text.splitlines():
        name, _, value = line.partition(":")
        if name.strip() == "flags":
            return frozenset(value.split())
    raise DeviceError("the processor's features are unknown: /proc/cpuinfo lists no flags")


# --- images ---


class Library:
    """A shared library, mapped from verified bytes through a sealed memory file, so what was hashed is what is mapped. It is
    unmapped when its last user is gone (K-006)."""

    def __init__(self, image: bytes, label: str) -> None:
        """Map `image`; `label` names it in messages and profilers. DeviceError: the system or the loader refuses it."""
        self.label = label
        descriptor = _memory_file(image, label)
        try:
            self.handle: Final = ctypes.CDLL(_unique_path(descriptor), mode=os.RTLD_NOW | os.RTLD_LOCAL)
        except OSError as error:
            raise DeviceError(f"{label} cannot be loaded: {error}") from error
        finally:
            os.close(descriptor)
        unmap = weakref.finalize(self, _unmap, self.handle._handle)
        unmap.atexit = False  # threads of the pool may still run code when the process ends

    def address(self, symbol: str) -> int:
        """The address of an exported function, else DeviceError."""
        try:
            function = self.handle[symbol]
        except AttributeError as error:
            raise DeviceError(f"{self.label} has no symbol {symbol}") from error
        address = ctypes.cast(function, ctypes.c_void_p).value
        assert address is not None  # the loader found it
        return address


_libraries: Final = itertools.count(time.monotonic_ns())  # other interpreters of the process count from elsewhere

# Linux's numbers; Python lacks their names where it was built for an old C library.
_MFD_CLOEXEC: Final = 1
_MFD_ALLOW_SEALING: Final = 2
_F_ADD_SEALS: Final = 1033
_SEALS: Final = 1 | 2 | 4 | 8  # no more seals, no shrinking, no growing, no writing


def _unique_path(descriptor: int) -> str:
    """A path of an open file that no library had before: the loader takes a path that it knows for that library, and numbers of
    closed files are used again. A count in it means nothing to the system: "./" for each one of its bits, "/" for each zero."""
    count = "".join("./" if bit == "1" else "/" for bit in f"{next(_libraries):b}")
    return f"/proc/self/fd/{count}{descriptor}"


def _memory_file(image: bytes, label: str) -> int:
    """A file in memory that holds `image` and cannot be changed any more. DeviceError: the system gives none."""
    try:
        descriptor = _create_memory_file(f"tack:{label}"[:200])
        try:
            _write_all(descriptor, image)
            _seal(descriptor)
        except BaseException:
            os.close(descriptor)
            raise
    except OSError as error:
        raise DeviceError(f"{label} cannot be loaded: no memory file for its code: {error.strerror}; {_remedy(error)}") from error
    return descriptor


def _create_memory_file(name: str) -> int:
    create = getattr(os, "memfd_create", None)
    if create is not None:
        return int(create(name, _MFD_CLOEXEC | _MFD_ALLOW_SEALING))
    try:
        found = ctypes.CDLL(None, use_errno=True).memfd_create  # Python may be older than the C library
    except (AttributeError, OSError, TypeError) as error:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS)) from error
    descriptor = int(found(os.fsencode(name), _MFD_CLOEXEC | _MFD_ALLOW_SEALING))
    if descriptor < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return descriptor


def _remedy(error: OSError) -> str:
    if error.errno in (errno.EMFILE, errno.ENFILE):
        return "close files, or raise the limit of open files (ulimit -n)"
    if error.errno == errno.EFBIG:
        return "raise the limit of file sizes (ulimit -f), which holds for files in memory, too"
    if error.errno in (errno.ENOSYS, errno.EPERM, errno.EACCES):
        return "the sandbox or the system must allow memfd_create, which Linux has had since 3.17"
    return "free some memory"


def _seal(descriptor: int) -> None:
    from fcntl import fcntl

    fcntl(descriptor, _F_ADD_SEALS, _SEALS)


def _write_all(descriptor: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]


def _unmap(handle: int) -> None:
    if sys.platform != "win32":
        import _ctypes

        _ctypes.dlclose(handle)


# --- variants ---


def tried_first(variants: Iterable[Prepared | None]) -> object:
    """What a `Launcher` holds so that its calls try these variants; None for none."""
    found = [variant for variant in variants if variant is not None]
    return _support.tried_first(found) if found and _support else None


def meet(exporters: Iterable[type]) -> None:
    """Let native code take arrays of NumPy, where it is loaded, and buffers of these types."""
    if _support is not None:
        _support.meet(exporters)


class Executable:
    """A variant of a mapped library, ready to run."""

    def __init__(self, library: Library, variant: Variant, symbol: str, weak: bool) -> None:
        """`weak`: native code takes every number that converts, not only those whose own type the variant declares."""
        self.library = library  # the code lives as long as this
        self.native = _native(library, variant, symbol, weak)
        self._output = next((at for at, slot in enumerate(variant.slots) if slot.kind == "output"), None)
        self.result_type = variant.result
        self._result = _RESULT(library.address(f"{symbol}_result")) if variant.result else None

    def run(self, slots: Any, count: int, noalias: bool) -> None:
        """Run `count` iterations on packed arguments; they print to `sys.stdout` (O-001), with slots of this run alone."""
        if self._output is None:
            self.native.run(slots, count, noalias)
            return
        from tack_runtime.drivers.cpu_print import Output, run_printing

        output = Output()
        slots[self._output] = ctypes.addressof(output)
        run_printing(output, partial(self.native.run, slots, count, noalias))

    def result(self, slots: Any) -> int | float:
        """The value that the kernel returns, as a Python number (P-030)."""
        assert self._result is not None
        assert self.result_type is not None
        out = _C_TYPES[self.result_type.name]()
        self._result(ctypes.addressof(slots), ctypes.addressof(out))
        value: int | float = out.value
        return value


_RESULT: Final = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
_C_TYPES: Final[Mapping[str, Any]] = {
    "i8": ctypes.c_int8,
    "u8": ctypes.c_uint8,
    "i16": ctypes.c_int16,
    "u16": ctypes.c_uint16,
    "i32": ctypes.c_int32,
    "u32": ctypes.c_uint32,
    "i64": ctypes.c_int64,
    "u64": ctypes.c_uint64,
    "f32": ctypes.c_float,
    "f64": ctypes.c_double,
}

_support_lock: Final = ForkLock()
_support: Support | None = None  # the native pool and checks of this process
_support_library: Library | None = None  # it holds their code and is never unmapped: threads of the pool run it


def threads() -> int:
    """How many threads may run a launch, the caller included: of the pool, once there is one."""
    return settings.cpu_threads() if _support is None else _support.threads


def _native(library: Library, variant: Variant, symbol: str, weak: bool) -> NativeVariant:
    """The native side of a variant; the first one of the process starts the pool."""
    global _support, _support_library
    from tack_runtime.drivers.cpu_native import Entries, Support, build_variant

    with _support_lock:
        if _support is None:
            _support = Support(library.handle, settings.cpu_threads())
            settings.pool_started(_support.threads)
            _support_library = library
    result = library.address(f"{symbol}_result") if variant.result else 0
    entries = Entries(library.address(symbol), library.address(f"{symbol}_noalias"), result, library)
    return build_variant(_support, variant, entries, weak=weak)
