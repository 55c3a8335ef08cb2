"""`tack.inspect`: the code that a call of a kernel would run (O-010..O-012)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tack.kernel_object import BoundKernel, Kernel
from tack_runtime import jit
from tack_runtime.described import ArrayArgument, leaves
from tack_runtime.errors import KernelTypeError, KernelValueError, ToolchainError
from tack_runtime.launch import check_aligned
from tack_runtime.resolve import views

_MODES: Final = ("ir", "source", "optimized")


def inspect(kernel: object, /, *args: object, mode: str = "source", target: str = "cpu", **kwargs: object) -> str:
    """The code of the variant that `kernel(*args)` needs, as text. Nothing runs, and no variant is kept.

    Modes: "ir", the compiler's own IR; "source", what its emitter writes: LLVM IR for the CPU, CUDA C++ or Metal for those
    targets, which need neither a device nor its tools; "optimized", LLVM IR after all of LLVM's passes, for the CPU only.
    In debug mode the code has its checks.

    The arguments are checked as a call checks them, but for the length of the launch and read-only arrays. TypeError: no kernel.
    ValueError: an unknown mode or target, or "optimized" for another target than the CPU.
    """
    if isinstance(kernel, BoundKernel):  # a method, with its object (D-005)
        args = (kernel.instance, *args)
        kernel = kernel.kernel
    if not isinstance(kernel, Kernel):
        raise KernelTypeError(f"Expected a @tack.kernel, not {kernel!r}")
    if mode not in _MODES:
        own = "; pass the kernel's parameter 'mode' by position" if "mode" in kernel.parameters else ""
        raise KernelValueError(f"Unknown inspect mode {mode!r}; the modes are {', '.join(_MODES)}{own}")
    if mode == "optimized" and target != "cpu":
        raise KernelValueError(
            f"inspect mode 'optimized' is for the CPU only, not for {target!r}; mode 'source' shows its source"
        )
    arguments = kernel.dispatcher.described(args, kwargs)
    try:
        found: tuple[str, Sequence[str]] = jit.calls().view(kernel, arguments, mode, target)
    except jit.CompilerMissingError as error:
        raise ToolchainError(str(error)) from None
    except Exception as error:
        jit.calls().raise_translated(kernel.name, error, views(kernel.dispatcher.origin, (), arguments), wrapped=False)
    text, updated = found
    check_aligned(kernel.name, updated, {each.name: each for each in leaves(arguments) if isinstance(each, ArrayArgument)})
    return text
