"""Names that `tack` does not have and other packages use, and what to say."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final, NoReturn

# What other packages call it -> what it is here. A test holds the names on the right to be there.
ELSEWHERE: Final[Mapping[str, str]] = {
    **{f"float{bits}": f"tack.f{bits}" for bits in (32, 64)},
    **{f"{kind}{bits}": f"tack.{kind[0]}{bits}" for kind in ("int", "uint") for bits in (8, 16, 32, 64)},
    "float16": "tack.f32, the smallest float that there is",
    "double": "tack.f64",
    "prange": "range in a @tack.kernel, whose loop is parallel",
    "parallel_for": "range in a @tack.kernel, whose loop is parallel",
    "jit": "tack.kernel",
    "njit": "tack.kernel",
    "function": "tack.func",
    "struct": "tack.device_class",
    "texture1d": "tack.texture3d of depth and height 1",
    "texture2d": "tack.texture3d of depth 1",
    "synchronize": "tack.sync",
    "set_device": "tack.set_default_device",
    "get_device": "tack.default_device",
    "get_devices": "tack.devices",
    "to_device": "tack.array(a, device=...)",
    **dict.fromkeys(("asarray", "from_numpy"), "tack.array, which copies, or tack.from_dlpack, which shares memory"),
    "tensor": "tack.array",
    "to_numpy": "a.numpy()",
    **{name: f"a.{name}(...)" for name in ("sum", "mean", "std", "var", "norm", "dot", "histogram", "reshape", "astype")},
    **{name: f"tack.algorithms.{name}" for name in ("argsort", "unique", "gather", "exclusive_scan", "inclusive_scan")},
    "sort": "tack.algorithms.sort_by_key",
    "cumsum": "tack.algorithms.inclusive_scan",
    "concatenate": "tack.concat",
    "linspace": "tack.array(np.linspace(...))",
    "rand": "tack.random in a kernel, or tack.array of random numbers of NumPy",
    "copy_to": "tack.copyto",
    "where": "tack.select",
    "syncthreads": "tack.barrier",
    "shared_array": "tack.shared",
    "threadIdx": "tack.thread_id",
    "clamp": "tack.math.clamp",
    "pi": "math.pi",
}


def missing(name: str) -> NoReturn:
    """Raise for a name that `tack` does not have: AttributeError, or ImportError where an import statement asks."""
    what = f"module 'tack' has no attribute {name!r}"
    if name in ELSEWHERE:
        what += f"; it is {ELSEWHERE[name]}"
    elif not name.startswith("_"):
        what += _close(name)
    # `from tack import NAME` asks for the attribute first and would put words of its own in place of an AttributeError's.
    if name in ELSEWHERE and sys._getframe(2).f_globals.get("__name__") == "importlib._bootstrap":
        raise ImportError(what, name="tack")
    raise AttributeError(what, name=name)


def _close(name: str) -> str:
    from difflib import get_close_matches  # only errors need it

    found = get_close_matches(name, sys.modules["tack"].__all__, 1)
    return f"; did you mean tack.{found[0]}?" if found else ""
