"""Workgroups: what kernels may ask of them, and what a launch refuses because of them (section W of the contract).

A workgroup is 256 iterations whose lanes run together: they share memory and wait for one another.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tack_runtime.errors import CapabilityError, KernelValueError

GROUP_SIZE: Final = 256  # lanes; W-005
COLLECTIVES: Final = frozenset({"barrier", "block_max", "block_min", "block_sum"})  # what all lanes come to together
CPU_BACKEND: Final = "CPU"
PRIMITIVES: Final = COLLECTIVES | {"shared", "shared_like", "thread_id"}  # W-001


def no_workgroups(primitives: Collection[str], backend: str) -> str:
    """Why a device without workgroups cannot have a kernel that uses these primitives (W-002)."""
    return (
        f"{backend} backend does not support workgroup execution required by {', '.join(sorted(primitives))}; "
        "run it on a device whose supports_workgroups is True (tack.devices() has those that are here); "
        "tack.local_array and tack.local_array_like are storage of one iteration on every device"
    )


def refusal(kernel: str, primitives: Collection[str], backend: str) -> CapabilityError:
    """The error of a kernel that asks a device without workgroups for them."""
    return CapabilityError(f"Kernel '{kernel}': {no_workgroups(primitives, backend)}")


def check_full_groups(kernel: str, count: int) -> None:
    """KernelValueError unless `count` iterations, of a kernel with collectives, fill their workgroups (W-005, W-006)."""
    if count > 0 and count % GROUP_SIZE:
        raise KernelValueError(
            f"Kernel '{kernel}': workgroup collectives require complete {GROUP_SIZE}-lane groups; iteration count {count} would "
            f"create a partial workgroup; pad the loop, and the arrays that it goes through, to {count + -count % GROUP_SIZE}"
        )
