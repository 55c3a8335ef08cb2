"""The language: kernels written as Python functions, and the host API around them.

    import tack

    @tack.kernel
    def saxpy(x, y, out, a):
        for i in range(len(x)):
            out[i] = a * x[i] + y[i]

Decorators: `kernel`, `func`, `device_class`. Declared values and variants: `constant`, `one_of`, `specialize`. In kernels: the
scalar types, `ndindex`, atomics, local arrays and elementary functions. On the host: arrays and devices.
"""

from typing import TYPE_CHECKING, NoReturn

from tack.absent import missing
from tack.constants import constant
from tack.device_class import device_class
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
from tack.kernel_object import Func, Kernel, func, kernel
from tack.variants import one_of, specialize
from tack_runtime.arrays import (
    Array,
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
    zeros,
    zeros_like,
)
from tack_runtime.devices import Device, default_device, device, devices, set_default_device, sync
from tack_runtime.dtypes import f32, f64, i8, i16, i32, i64, u8, u16, u32, u64
from tack_runtime.errors import (
    BundleError,
    DeviceError,
    DriverError,
    InternalError,
    KernelNameError,
    KernelRuntimeError,
    KernelTypeError,
    KernelValueError,
    MissingVariantError,
    SettingError,
    TackError,
    TackWarning,
    ToolchainError,
    UnsupportedSyntaxError,
)
from tack_runtime.settings import set_cache, set_cache_dir, set_cpu_isa, set_cpu_threads, set_jit, set_log
from tack_runtime.version import VERSION

__version__ = VERSION

__all__ = [
    "Array",
    "BundleError",
    "Device",
    "DeviceError",
    "DriverError",
    "Func",
    "InternalError",
    "Kernel",
    "KernelNameError",
    "KernelRuntimeError",
    "KernelTypeError",
    "KernelValueError",
    "MissingVariantError",
    "SettingError",
    "TackError",
    "TackWarning",
    "ToolchainError",
    "UnsupportedSyntaxError",
    "__version__",
    "acos",
    "arange",
    "array",
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
    "f32",
    "f64",
    "fabs",
    "floor",
    "full",
    "full_like",
    "func",
    "i8",
    "i16",
    "i32",
    "i64",
    "kernel",
    "local_array",
    "local_array_like",
    "log",
    "log2",
    "log10",
    "ndindex",
    "one_of",
    "ones",
    "ones_like",
    "select",
    "set_cache",
    "set_cache_dir",
    "set_cpu_isa",
    "set_cpu_threads",
    "set_default_device",
    "set_jit",
    "set_log",
    "shared",
    "shared_like",
    "sin",
    "sinh",
    "specialize",
    "sqrt",
    "sync",
    "tan",
    "tanh",
    "thread_id",
    "u8",
    "u16",
    "u32",
    "u64",
    "zeros",
    "zeros_like",
]


if not TYPE_CHECKING:  # a type checker reports unknown names by itself

    def __getattr__(name: str) -> NoReturn:
        missing(name)
