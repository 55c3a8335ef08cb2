"""Switches: environment variables, each read once, and functions that change the same settings at run time.

    TACK_JIT=on|warn|off          compile a variant that a call lacks; warn: say so; off: raise MissingVariantError
    TACK_CACHE_DIR=folder         where compiled variants are kept; default: $XDG_CACHE_HOME/tack or ~/.cache/tack; without a
                                  home folder nothing is kept
    TACK_CACHE=0|1                0: keep nothing on disk
    TACK_CACHE_SIZE=n             megabytes to keep at most, those used last; default: 1024
    TACK_BUNDLE=a.tackb:b.tackb   take variants of kernels of source files from these bundles (`tack.use_bundle`)
    TACK_LIBRARY=file             take the library's own kernels from this bundle; a folder: from one for each of its
                                  modules, built there where it is missing
    TACK_CPU_ISA=x86-64-v2        use code of this level, not the best that the machine runs; v2, v3 and v4 are short forms
    TACK_CPU_THREADS=n            threads that a CPU launch may use, the caller included: 1 to 1024 (U-002); default:
                                  the processors that affinity and quotas of control groups leave
    TACK_DEBUG=0|1                1: run code that checks every index, integer division and step (O-020)
    TACK_NATIVE_LAUNCH=0|1        0: every call goes through Python code
    TACK_LOG=load,compile,launch  say on standard error what happens
    TACK_RECORD=file              append each variant that calls ask for, as tackc build --specs reads it
    TACK_MISSES=file              the same of calls that no prebuilt variant fitted

A value that means nothing raises SettingError where it is first needed.
"""

from __future__ import annotations

import operator
import os
import sys
import warnings
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar, Union

from tack_runtime.errors import KernelTypeError, SettingError, TackWarning

JitMode: TypeAlias = Literal["on", "warn", "off"]

_T = TypeVar("_T")

_JIT_MODES: Final[Mapping[str, JitMode]] = {"on": "on", "warn": "warn", "off": "off"}
_SWITCH: Final[Mapping[str, bool]] = {"0": False, "1": True}
_MOST_THREADS: Final = 1024
_THREADS_ALLOWED: Final = f"a whole number from 1 (the calling thread only) to {_MOST_THREADS}"
_SHOWN: Final = 100  # characters of a wrong value that an error repeats
_LOG_TOPICS: Final = ("load", "compile", "launch")
_ISA_NAMES: Final[Mapping[str, str]] = {
    **{level: level for level in ("x86-64-v2", "x86-64-v3", "x86-64-v4", "aarch64")},
    **{level: f"x86-64-{level}" for level in ("v2", "v3", "v4")},
}


SETTINGS: Final[list[_Setting[Any]]] = []  # all that there are


class _Setting(Generic[_T]):
    """One switch: its variable, and the reader that checks the text."""

    def __init__(self, variable: str, read: Callable[[str, str], _T], default: Callable[[], _T]) -> None:
        self.variable = variable
        self.read = read
        self.default = default
        self.value: _T | None = None
        self.known = False
        SETTINGS.append(self)

    def get(self) -> _T:
        if not self.known:
            text = os.environ.get(self.variable, "").strip()
            self.set(self.read(self.variable, text) if text else self.default())
        return self.value  # type: ignore[return-value]  # known, so it holds a value, which may be None

    def set(self, value: _T) -> None:
        self.value = value
        self.known = True

    def forget(self) -> None:
        self.known = False


def _wrong(variable: str, text: str, allowed: str) -> SettingError:
    return SettingError(f"{variable}={_short(text)} means nothing; use {allowed}")


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


def _wrong_type(variable: str, value: object, allowed: str) -> KernelTypeError:
    """The error of a function that sets what a variable does."""
    return KernelTypeError(f"tack.set_{variable.removeprefix('TACK_').lower()} takes {allowed}, not {type(value).__name__}")


def _text(variable: str, value: object) -> str:
    if not isinstance(value, str):
        raise _wrong_type(variable, value, "a text")
    return value


def _among(table: Mapping[str, _T], allowed: str) -> Callable[[str, str], _T]:
    def read(variable: str, text: str) -> _T:
        if text not in table:
            raise _wrong(variable, text, allowed)
        return table[text]

    return read


def _threads(variable: str, text: str) -> int:
    digits = text.lstrip("0") or "0"
    if not (text.isascii() and text.isdigit()) or len(digits) > len(str(_MOST_THREADS)):
        raise _wrong(variable, text, _THREADS_ALLOWED)
    return _thread_count(variable, int(digits))


def _megabytes(variable: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise _wrong(variable, text, "a number of megabytes")
    return int(text)


def _thread_count(variable: str, threads: int) -> int:
    if not 1 <= threads <= _MOST_THREADS:
        shown = str(threads) if abs(threads) < 1 << 64 else "an integer beyond 64 bits"
        raise _wrong(variable, shown, _THREADS_ALLOWED)
    return threads


def _topics(variable: str, text: str) -> frozenset[str]:
    topics = frozenset(topic.strip() for topic in text.split(",")) - {""}
    unknown = sorted(topics.difference(_LOG_TOPICS))
    if unknown:
        raise SettingError(
            f"{variable}={_short(text)}: unknown topic {_short(unknown[0])!r}; use a comma list of {', '.join(_LOG_TOPICS)}"
        )
    return topics


def _folder(variable: str, text: str) -> str:
    """The absolute path of a folder that the user names."""
    if not text or "\0" in text:
        raise _wrong(variable, text.replace("\0", "\\0"), "the path of a folder")
    expanded = text
    if text.startswith("~"):
        expanded = os.path.expanduser(text)
        if expanded.startswith("~") or (text.split(os.sep)[0] == "~" and _home() is None):
            raise _wrong(variable, text, "a path without ~: there is no such home folder")
    try:
        return os.path.abspath(expanded)
    except FileNotFoundError as error:
        raise _wrong(variable, text, "an absolute path: the current folder is gone") from error


def _paths(variable: str, text: str) -> tuple[str, ...]:
    """Paths, absolute so that a change of the current folder means nothing."""
    return tuple(dict.fromkeys(_file(variable, path) for path in text.split(os.pathsep) if path))


def _file(_: str, text: str) -> str:
    """The absolute path of a file; whether it can be used is found out when it is."""
    try:
        return os.path.abspath(os.path.expanduser(text))
    except OSError:  # the current folder is gone
        return text


def _home() -> str | None:
    """The user's home folder, else None."""
    home = os.path.expanduser("~")
    return home if os.path.isabs(home) and os.environ.get("HOME") != "" else None


def _user_cache() -> str:
    root = os.environ.get("XDG_CACHE_HOME", "")
    if not os.path.isabs(root):
        home = _home()
        if home is None:
            warnings.warn(
                "compiled kernels are not kept on disk: there is no home folder (TACK_CACHE_DIR names a folder, "
                "TACK_CACHE=0 ends this)",
                TackWarning,
                stacklevel=2,
            )
            return ""
        root = os.path.join(home, ".cache")
    return os.path.join(root, "tack")


def _available_processors() -> int:
    from tack_runtime.processors import available

    return min(_MOST_THREADS, available())


_isa: Final = _among(_ISA_NAMES, "x86-64-v2, x86-64-v3, x86-64-v4, their short forms v2, v3, v4, or aarch64")
_read_switch: Final = _among(_SWITCH, "0 or 1")
_jit: Final = _Setting[JitMode]("TACK_JIT", _among(_JIT_MODES, "on, warn or off"), lambda: "on")
_cache_dir: Final = _Setting("TACK_CACHE_DIR", _folder, _user_cache)
_cache: Final = _Setting("TACK_CACHE", _read_switch, lambda: True)
_cache_size: Final = _Setting("TACK_CACHE_SIZE", _megabytes, lambda: 1024)
_bundles: Final = _Setting("TACK_BUNDLE", _paths, tuple[str, ...])
_library: Final = _Setting("TACK_LIBRARY", _file, lambda: "")
_cpu_isa: Final = _Setting[Union[str, None]]("TACK_CPU_ISA", _isa, lambda: None)
_cpu_threads: Final = _Setting("TACK_CPU_THREADS", _threads, _available_processors)
_pool_threads: int | None = None  # threads of the process's pool, once there is one
_debug: Final = _Setting("TACK_DEBUG", _read_switch, lambda: False)
_native_launch: Final = _Setting("TACK_NATIVE_LAUNCH", _read_switch, lambda: True)
_log: Final = _Setting("TACK_LOG", _topics, lambda: frozenset[str]())
_record: Final = _Setting("TACK_RECORD", _file, lambda: "")
_misses: Final = _Setting("TACK_MISSES", _file, lambda: "")


_listeners: Final[list[Callable[[], None]]] = []


def _set_switch(setting: _Setting[bool], enabled: bool) -> None:
    if enabled not in (True, False):
        raise _wrong_type(setting.variable, enabled, "True or False")
    setting.set(bool(enabled))


def jit() -> JitMode:
    """Whether a call compiles a variant that it lacks."""
    return _jit.get()


def set_jit(mode: str) -> None:
    """Change `jit()`: "on", "warn" or "off"; what was compiled before is no longer called with "off"."""
    _jit.set(_jit.read("TACK_JIT", _text("TACK_JIT", mode)))
    _changed()


def cache_dir() -> str:
    """The folder of compiled variants; it need not exist yet. "": there is none, and nothing is kept."""
    return _cache_dir.get()


def set_cache_dir(path: str | bytes | os.PathLike[str] | os.PathLike[bytes]) -> None:
    """Change `cache_dir()`; a relative path is one of the folder that is current now."""
    try:
        text = os.fsdecode(path)
    except TypeError as error:
        raise _wrong_type("TACK_CACHE_DIR", path, "the path of a folder") from error
    _cache_dir.set(_cache_dir.read("TACK_CACHE_DIR", text))


def cache() -> bool:
    """Whether compiled variants are kept on disk."""
    return _cache.get() and _cache_dir.get() != ""


def set_cache(enabled: bool) -> None:
    """Change `cache()`."""
    _set_switch(_cache, enabled)


def cache_size() -> int:
    """Megabytes that the folder of compiled variants may grow to."""
    return _cache_size.get()


def bundles() -> tuple[str, ...]:
    """The bundles that kernels of source files take variants from."""
    return _bundles.get()


def library() -> str:
    """The bundle of the library's kernels, or the folder of such; "": what is installed."""
    return _library.get()


def cpu_isa() -> str | None:
    """The CPU level that the user asked for, by its full name; None: the best that the machine runs."""
    return _cpu_isa.get()


def set_cpu_isa(level: str | None) -> None:
    """Change `cpu_isa()` for later calls; what `bind` made stays as it is."""
    _cpu_isa.set(None if level is None else _cpu_isa.read("TACK_CPU_ISA", _text("TACK_CPU_ISA", level)))
    _changed()


def cpu_threads() -> int:
    """Threads that one CPU launch may use, the caller included."""
    return _cpu_threads.get()


def set_cpu_threads(threads: int) -> None:
    """Change `cpu_threads()`, 1 to 1024, before the first launch of the process; SettingError after it."""
    try:
        count = operator.index(threads)
    except TypeError as error:
        raise _wrong_type("TACK_CPU_THREADS", threads, _THREADS_ALLOWED) from error
    count = _thread_count("TACK_CPU_THREADS", count)
    if _pool_threads not in (None, count):
        raise SettingError(
            f"TACK_CPU_THREADS={count} comes too late: the first launch of this process made a pool of {_pool_threads} threads; "
            "set it before, or in the environment"
        )
    _cpu_threads.set(count)


def pool_started(threads: int) -> None:
    """The process has its pool, which keeps this number of threads."""
    global _pool_threads
    _pool_threads = threads


def debug() -> bool:
    """Whether calls run checked code (O-020)."""
    return _debug.get()


def set_debug(enabled: bool) -> None:
    """Change `debug()` for later calls; what `bind` made stays as it is."""
    _set_switch(_debug, enabled)
    _changed()


def native_launch() -> bool:
    """Whether calls whose arguments fit go straight to native code."""
    return _native_launch.get()


def set_native_launch(enabled: bool) -> None:
    """Change `native_launch()` for later calls."""
    _set_switch(_native_launch, enabled)
    _changed()


def log() -> frozenset[str]:
    """What is reported on standard error."""
    return _log.get()


def set_log(topics: str = "") -> None:
    """Change `log()`: a comma list of load, compile, launch; nothing, or an empty text, ends all reports."""
    _log.set(_log.read("TACK_LOG", _text("TACK_LOG", topics)))
    _changed()


def record() -> str:
    """The file to append what calls ask for to; "": none."""
    return _record.get()


def misses() -> str:
    """The file to append what no prebuilt variant fitted to; "": none."""
    return _misses.get()


def on_change(listener: Callable[[], None]) -> None:
    """Call `listener` whenever a setting changes that a call does not look at again."""
    _listeners.append(listener)


def reread() -> None:
    """Forget every setting, so that the environment is read again."""
    for setting in SETTINGS:
        setting.forget()
    _changed()


def _changed() -> None:
    for listener in _listeners:
        listener()


def report(topic: str, text: str) -> None:
    """Write one line to standard error if `topic` is switched on."""
    if topic in _log.get():
        print(f"tack {topic}: {text}", file=sys.stderr)
