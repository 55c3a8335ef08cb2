"""Devices: values with a name and capabilities. Code asks the capabilities, never the name (J-004)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tack_runtime.dtypes import SCALARS, Scalar, f64
from tack_runtime.errors import DeviceError, KernelTypeError, KernelValueError


class Device:
    """A device that arrays live on and kernels run on (R-004). There is one value for each device."""

    __slots__ = ("name", "supported_atomic_dtypes", "supported_dtypes", "supports_workgroups")

    def __init__(
        self,
        name: str,
        supported_dtypes: frozenset[Scalar],
        supports_workgroups: bool,
        supported_atomic_dtypes: frozenset[Scalar],
    ) -> None:
        self.name: Final = name
        self.supported_dtypes: Final = supported_dtypes
        self.supports_workgroups: Final = supports_workgroups
        self.supported_atomic_dtypes: Final = supported_atomic_dtypes

    @property
    def supports_f64(self) -> bool:
        return f64 in self.supported_dtypes

    def __str__(self) -> str:
        return self.name

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
KNOWN: Final = ("cpu", *_GUIDANCE)

_BUILDABLE: Final = ("cpu", "cuda", "hip", "metal", "level_zero", "opencl")  # what `tackc build --arch` takes

_LAUNCHES: Final = "this release launches kernels on 'cpu' only"

_default = CPU


def device(name: str | Device) -> Device:
    """The device of a name: "cpu", or "cuda", "cuda:1", ... where there is one.

    KernelValueError (ValueError) for a name that means nothing, DeviceError (RuntimeError) for a device that is not available
    (R-001, R-005).
    """
    if isinstance(name, Device):
        return name
    if not isinstance(name, str):
        raise KernelTypeError(f"a device is a name or a value of tack.device(), not {type(name).__name__}")
    kind, colon, index = name.partition(":")
    if kind not in KNOWN or bool(colon) != index.isdecimal():
        raise KernelValueError(f"Unknown device {name!r}; known devices are {', '.join(KNOWN)}; {_LAUNCHES}")
    if kind == "cpu":
        if index not in ("", "0"):
            raise DeviceError(f"Device {name!r} is not available: there is one CPU device, 'cpu'")
        return CPU
    built = f"builds code for it (tackc build --arch {kind})" if kind in _BUILDABLE else "builds no code for it either"
    raise DeviceError(
        f"Device {name!r} is not available: {_LAUNCHES}, and {built}. It takes {_GUIDANCE[kind]}, and a later release"
    )


def devices() -> tuple[Device, ...]:
    """Every device that kernels can run on here."""
    return (CPU,)


def default_device() -> Device:
    """The device of new arrays, and of kernels without arrays."""
    return _default


def set_default_device(name: str | Device) -> None:
    """Change `default_device()`; arrays that exist stay where they are (R-002). Errors as `device`, and nothing changes then."""
    global _default
    _default = device(name)


def sync(device: str | Device | None = None) -> None:
    """Wait for queued launches (R-004); CPU calls have run when they return (P-013), so there is nothing to wait for."""
    if device is not None:
        _check(device)


def _check(name: str | Device) -> None:
    device(name)
