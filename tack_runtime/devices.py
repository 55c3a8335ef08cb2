"""Devices: values with a name and capabilities. Code asks the capabilities, never the name (J-004)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

from tack_runtime.dtypes import SCALARS, Scalar, f64
from tack_runtime.errors import DeviceError, KernelTypeError, KernelValueError, TackError
from tack_runtime.locks import ForkLock
from tack_runtime.workgroups import CPU_BACKEND

if TYPE_CHECKING:
    from tack_runtime.drivers.gpu import Driver


class Device:
    """A device that arrays live on and kernels run on (R-004). There is one value for each device.

    `title` is what messages call its kind, `driver` what reaches it; None for the CPU, whose memory is the host's.
    """

    __slots__ = ("driver", "name", "supported_atomic_dtypes", "supported_dtypes", "supports_workgroups", "title")

    def __init__(
        self,
        name: str,
        supported_dtypes: frozenset[Scalar],
        supports_workgroups: bool,
        supported_atomic_dtypes: frozenset[Scalar],
        title: str = CPU_BACKEND,
        driver: Driver | None = None,
    ) -> None:
        self.name: Final = name
        self.supported_dtypes: Final = supported_dtypes
        self.supports_workgroups: Final = supports_workgroups
        self.supported_atomic_dtypes: Final = supported_atomic_dtypes
        self.title: Final = title
        self.driver: Final = driver

    @property
    def supports_f64(self) -> bool:
        return f64 in self.supported_dtypes

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Callable[[str], Device], tuple[str]]:
        return device, (self.name,)

    def __repr__(self) -> str:
        return f"tack.device({self.name!r})"


CPU: Final = Device("cpu", frozenset(SCALARS), supports_workgroups=False, supported_atomic_dtypes=frozenset(SCALARS))

# Names that mean a device somewhere, and what a machine needs for it.
_GUIDANCE: Final[Mapping[str, str]] = {
    "cuda": "an NVIDIA GPU and its driver (libcuda.so.1)",
    "hip": "an AMD GPU and ROCm (libamdhip64.so)",
    "metal": "an Apple GPU and macOS",
    "level_zero": "an Intel GPU and the Level Zero loader (libze_loader.so.1)",
    "opencl": "an OpenCL driver and its loader (libOpenCL.so.1)",
}
KNOWN: Final = ("cpu", *_GUIDANCE)  # but for the CPU, modules of `tack_runtime.drivers`

_default = CPU
_opening: Final = ForkLock()
_opened: Final[dict[str, tuple[Device, ...]]] = {}  # by their kind; a kind without a driver is looked for again


def device(name: str | Device) -> Device:
    """The device of a name: "cpu", or "cuda", "cuda:1", "opencl", ... where there is one.

    KernelValueError (ValueError) for a name that means nothing, DeviceError (RuntimeError) for a device that is not available
    (R-001, R-005).
    """
    if isinstance(name, Device):
        return name
    if not isinstance(name, str):
        raise KernelTypeError(f"a device is a name or a value of tack.device(), not {type(name).__name__}")
    kind, colon, index = name.partition(":")
    if kind not in KNOWN or (colon and not re.fullmatch("[0-9]{1,9}", index)):
        meant = _meant(kind, colon + index)
        raise KernelValueError(f"Unknown device {name[:60]!r}{meant}; known devices are {', '.join(KNOWN)}")
    if kind == "cpu":
        if index not in ("", "0"):
            raise DeviceError(f"Device {name!r} is not available: there is one CPU device, 'cpu'")
        return CPU
    try:
        found = devices_of(kind)
    except DeviceError as error:
        raise type(error)(f"Device {name!r} is not available: {error}") from error.__cause__
    if int(index or 0) >= len(found):
        there = "is one" if len(found) == 1 else "are"
        raise DeviceError(f"Device {name!r} is not available: there {there}: {', '.join(map(str, found))}")
    return found[int(index or 0)]


def _meant(kind: str, rest: str) -> str:
    """The known name that comes nearest."""
    from difflib import get_close_matches  # only errors need it

    near = get_close_matches(kind[:60].lower().replace(" ", "_").replace("-", "_"), KNOWN, 1, 0.7)  # a gpu is no cpu
    kept = rest if re.fullmatch(":[0-9]{1,9}", rest) else ""
    return f" (did you mean {near[0] + kept!r}?)" if near else ""


def devices() -> tuple[Device, ...]:
    """Every device that kernels can run on here. Why there is none of a kind, `device` says."""
    found = [CPU]
    for kind in _GUIDANCE:
        try:
            found += devices_of(kind)
        except DeviceError:
            continue  # a missing or broken driver is no error until somebody asks for its devices
    return tuple(found)


def devices_of(kind: str) -> tuple[Device, ...]:
    """The devices of a kind but "cpu", one or more; DeviceError says why there is none, and what it takes."""
    from tack_runtime.drivers.interrupts import Held  # only devices need it

    with _opening, Held():
        if kind not in _opened:
            try:
                _opened[kind] = import_module(f"tack_runtime.drivers.{kind}").devices()
            except DeviceError as error:
                raise type(error)(f"{error}. It takes {_GUIDANCE[kind]}") from error.__cause__
    return _opened[kind]


def default_device() -> Device:
    """The device of new arrays, and of kernels without arrays."""
    return _default


def set_default_device(name: str | Device) -> None:
    """Change `default_device()`; arrays that exist stay where they are (R-002). Errors as `device`, and nothing changes then."""
    global _default
    _default = device(name)


def sync(device: str | Device | None = None) -> None:
    """Wait for the queued launches of a device, or of all; their errors surface here (P-014, R-004): the first one, whose text
    has those of other devices, too."""
    failures: list[TackError] = []
    for each in [value for found in list(_opened.values()) for value in found] if device is None else [_device(device)]:
        if each.driver is not None:
            try:
                each.driver.wait_in(each.driver.wait)
            except TackError as error:  # the others are waited for
                failures.append(error)
    if failures:
        first, *later = failures
        if later:
            first.args = ("\n  ".join([f"{first}\nOther devices failed, too:", *map(str, later)]),)
        raise first


_device: Final = device
