"""Tensors of PyTorch: their memory on the CPU, and what to call where they are refused. PyTorch is never imported here."""

from __future__ import annotations

import sys
from typing import Any

from tack_runtime.dtypes import Scalar, by_numpy
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.host_types import NULL, Memory, RefusedError, gaps


def is_tensor(x: object) -> bool:
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(x, getattr(torch, "Tensor", ()))


def on_cpu(x: Any, name: str) -> tuple[Memory, Scalar]:
    """The memory of a tensor on the CPU as PyTorch gives it to NumPy, and its type: then it cannot be resized, which DLPack does
    not see to, and one whose values are to be negated yet is refused. RefusedError: that, or no kernel takes it."""
    try:
        memory: Memory = x.numpy()
    except (RuntimeError, TypeError) as error:
        if x.layout is sys.modules["torch"].strided and isinstance(error, TypeError):
            raise RefusedError(KernelTypeError, f"has the unsupported dtype {x.dtype}; {converted(x, name)}") from error
        said = str(error).partition(". ")[0].rstrip(".")  # what comes next is other advice
        raise RefusedError(KernelValueError, f"is not shared: {said}; {advice(x, name)}") from error
    element = by_numpy().get(memory.dtype)
    if element is None:
        raise RefusedError(KernelTypeError, f"has the unsupported dtype {x.dtype}; {converted(x, name)}")
    if not memory.flags.c_contiguous:
        raise gaps(memory.strides, f"{name}.contiguous()")
    if memory.size and not x.data_ptr():  # NumPy has made new memory
        raise RefusedError(KernelValueError, NULL)
    return memory, element


def advice(x: Any, name: str) -> str:
    """What to pass in place of a tensor that refuses to be shared."""
    wanted = {
        "to_dense()": x.layout is not sys.modules["torch"].strided,
        "detach()": x.requires_grad,
        "resolve_conj()": x.is_conj(),
        "resolve_neg()": x.is_neg(),
    }
    calls = "".join(f".{call}" for call, needed in wanted.items() if needed)
    return f"pass {name}{calls}" if calls else "copy it into a NumPy array"


def converted(x: Any, name: str) -> str:
    """What to pass in place of a tensor of a type that no kernel has."""
    if x.dtype.is_complex:
        return f"pass torch.view_as_real({name}), which shares it"
    is_bool = x.dtype is sys.modules["torch"].bool
    return f"pass {name}.view(torch.uint8), which shares it" if is_bool else f"pass {name}.float(), a copy"
