"""The runtime: loads bundles and launches kernels. NumPy and ctypes only.

import numpy as np, tack_runtime
heat = tack_runtime.load("heat.tackb")
heat.smooth(u, v, 512, 512)
"""

from typing import TYPE_CHECKING, Any

from tack_runtime.arrays import Array
from tack_runtime.bundle import Bundle, load
from tack_runtime.devices import Device, default_device, device, devices, set_default_device, sync
from tack_runtime.dtypes import f32, f64, i8, i16, i32, i64, mat, mat2, mat3, mat4, u8, u16, u32, u64, vec, vec2, vec3, vec4
from tack_runtime.errors import (
    BundleError,
    CapabilityError,
    DeviceError,
    DriverError,
    InternalError,
    KernelIndexError,
    KernelNameError,
    KernelRuntimeError,
    KernelTypeError,
    KernelValueError,
    KernelZeroDivisionError,
    MissingVariantError,
    SettingError,
    StaleBundleError,
    TackError,
    TackWarning,
    ToolchainError,
    UnsupportedSyntaxError,
)
from tack_runtime.settings import (
    set_cache,
    set_cache_dir,
    set_cpu_isa,
    set_cpu_threads,
    set_debug,
    set_jit,
    set_log,
    set_native_launch,
)
from tack_runtime.textures import Texture3D
from tack_runtime.version import VERSION

if TYPE_CHECKING:
    from tack_runtime.creation import (
        arange,
        array,
        concat,
        copyto,
        empty,
        empty_like,
        full,
        full_like,
        ones,
        ones_like,
        wrap,
        zeros,
        zeros_like,
    )
    from tack_runtime.interop import array_from_ptr, from_dlpack
    from tack_runtime.texture_memory import texture3d

__version__ = VERSION

__all__ = [
    "Array",
    "Bundle",
    "BundleError",
    "CapabilityError",
    "Device",
    "DeviceError",
    "DriverError",
    "InternalError",
    "KernelIndexError",
    "KernelNameError",
    "KernelRuntimeError",
    "KernelTypeError",
    "KernelValueError",
    "KernelZeroDivisionError",
    "MissingVariantError",
    "SettingError",
    "StaleBundleError",
    "TackError",
    "TackWarning",
    "Texture3D",
    "ToolchainError",
    "UnsupportedSyntaxError",
    "__version__",
    "arange",
    "array",
    "array_from_ptr",
    "concat",
    "copyto",
    "default_device",
    "device",
    "devices",
    "empty",
    "empty_like",
    "f32",
    "f64",
    "from_dlpack",
    "full",
    "full_like",
    "i8",
    "i16",
    "i32",
    "i64",
    "load",
    "mat",
    "mat2",
    "mat3",
    "mat4",
    "ones",
    "ones_like",
    "set_cache",
    "set_cache_dir",
    "set_cpu_isa",
    "set_cpu_threads",
    "set_debug",
    "set_default_device",
    "set_jit",
    "set_log",
    "set_native_launch",
    "sync",
    "texture3d",
    "u8",
    "u16",
    "u32",
    "u64",
    "vec",
    "vec2",
    "vec3",
    "vec4",
    "wrap",
    "zeros",
    "zeros_like",
]


def __dir__() -> list[str]:
    return sorted(__all__)


_MODULES = {"array_from_ptr": "interop", "from_dlpack": "interop", "texture3d": "texture_memory"}

if not TYPE_CHECKING:  # it reports unknown names by itself

    def __getattr__(name: str) -> Any:
        """What makes arrays, loaded when a program first mentions it."""
        from importlib import import_module

        if name not in __all__:
            raise AttributeError(f"module 'tack_runtime' has no attribute {name!r}")
        module = _MODULES.get(name, "creation")
        made = globals()[name] = getattr(import_module(f"tack_runtime.{module}"), name)
        return made
