"""The language: kernels written as Python functions, and the host API around them.

    import tack

    @tack.kernel
    def saxpy(x, y, out, a):
        for i in range(len(x)):
            out[i] = a * x[i] + y[i]

Decorators: `kernel`, `func`, `device_class`. Declared values and variants: `constant`, `one_of`, `specialize`. In kernels: the
scalar types, `ndindex`, atomics, local arrays and elementary functions; the modules `tack.math` and `tack.random` hold device
functions. On the host: arrays, textures and devices; `inspect` shows generated code.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tack.absent import missing
from tack.constants import constant
from tack.device_class import device_class
from tack.inspection import inspect
from tack.intrinsics import (
    acos,
    asin,
    atan,
    atan2,
    atomic_add,
    atomic_max,
    atomic_min,
    barrier,
    block_max,
    block_min,
    block_sum,
    ceil,
    cos,
    cosh,
    exp,
    exp2,
    eye,
    fabs,
    floor,
    local_array,
    local_array_like,
    log,
    log2,
    log10,
    ndindex,
    select,
    shared,
    shared_like,
    sin,
    sinh,
    sqrt,
    tan,
    tanh,
    thread_id,
)
from tack.intrinsics import (
    all as all,  # noqa: A004  # as in Python; not in __all__, so that a star import hides nothing
)
from tack.intrinsics import (
    any as any,  # noqa: A004
)
from tack.kernel_object import Func, Kernel, func, kernel
from tack.variants import one_of, specialize
from tack_runtime.arrays import Array
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
from tack_runtime.interop import array_from_ptr, from_dlpack
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
from tack_runtime.texture_memory import texture3d
from tack_runtime.textures import Texture3D
from tack_runtime.version import VERSION

__version__ = VERSION

__all__ = [
    "Array",
    "BundleError",
    "CapabilityError",
    "Device",
    "DeviceError",
    "DriverError",
    "Func",
    "InternalError",
    "Kernel",
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
    "acos",
    "arange",
    "array",
    "array_from_ptr",
    "asin",
    "atan",
    "atan2",
    "atomic_add",
    "atomic_max",
    "atomic_min",
    "barrier",
    "block_max",
    "block_min",
    "block_sum",
    "ceil",
    "concat",
    "constant",
    "copyto",
    "cos",
    "cosh",
    "default_device",
    "device",
    "device_class",
    "devices",
    "empty",
    "empty_like",
    "exp",
    "exp2",
    "eye",
    "f32",
    "f64",
    "fabs",
    "floor",
    "from_dlpack",
    "full",
    "full_like",
    "func",
    "i8",
    "i16",
    "i32",
    "i64",
    "inspect",
    "kernel",
    "local_array",
    "local_array_like",
    "log",
    "log2",
    "log10",
    "mat",
    "mat2",
    "mat3",
    "mat4",
    "ndindex",
    "one_of",
    "ones",
    "ones_like",
    "select",
    "set_cache",
    "set_cache_dir",
    "set_cpu_isa",
    "set_cpu_threads",
    "set_debug",
    "set_default_device",
    "set_jit",
    "set_log",
    "set_native_launch",
    "shared",
    "shared_like",
    "sin",
    "sinh",
    "specialize",
    "sqrt",
    "sync",
    "tan",
    "tanh",
    "texture3d",
    "thread_id",
    "u8",
    "u16",
    "u32",
    "u64",
    "use_bundle",
    "vec",
    "vec2",
    "vec3",
    "vec4",
    "wrap",
    "zeros",
    "zeros_like",
]


if TYPE_CHECKING:  # it reports unknown names by itself
    from tack import algorithms as algorithms
    from tack import math as math
    from tack import random as random
    from tack.bundles import use_bundle as use_bundle
else:

    def __getattr__(name: str) -> Any:
        if name in ("algorithms", "math", "random"):  # loaded when a program first mentions them
            return import_module(f"tack.{name}")
        if name == "use_bundle":
            return import_module("tack.bundles").use_bundle
        missing(name)
