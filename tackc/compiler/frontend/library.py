"""What to write instead of a function that is looked for in `tack.math`, in `tack.random`, or where Python has random numbers."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Final

# The device functions of the modules; a test holds them together.
FUNCTIONS: Final[Mapping[str, Sequence[str]]] = {
    "tack.math": ("clamp", "distance", "fract", "length", "mix", "normalize", "saturate", "sign", "smoothstep", "step"),
    "tack.random": ("advance", "direction2", "direction3", "normal", "seed", "uniform"),
}

_OTHER_NAMES: Final[Mapping[str, str]] = {
    "lerp": "tack.math.mix(x, y, a)",
    "frac": "tack.math.fract(x)",
    "norm": "v.norm()",
    "dot": "v.dot(w)",
    "cross": "v.cross(w)",
}
_RANDOM: Final = frozenset(
    ("choice", "gauss", "integers", "normal", "normalvariate", "rand", "randint", "randn", "random", "randrange", "uniform")
)
_DRAWS: Final = "tack.random draws numbers in kernels: state = tack.random.seed(i, stream); u, state = tack.random.uniform(state)"

# Methods of vectors under the names that other languages have for them.
METHODS: Final[Mapping[str, str]] = {
    "length": "norm() or tack.math.length",
    "magnitude": "norm() or tack.math.length",
    "normalize": "normalized() or tack.math.normalize",
}


def advice(text: str, what: str) -> str:
    """What to write instead of a call of the dotted name `text`, which is `what` in capture's words; "" where none is known."""
    *modules, last = text.split(".")
    module = next((name for name in (*FUNCTIONS, "tack") if what == f"no name of the module {name!r}"), "")
    if not module:
        return draws(text) if not what.startswith("the Python function") or modules else ""
    if last in _OTHER_NAMES:
        return f"write {_OTHER_NAMES[last]}"
    elsewhere = next((name for name, functions in FUNCTIONS.items() if name != module and last in functions), "")
    if elsewhere:
        return f"write {elsewhere}.{last}"
    if module == "tack":
        return ""
    near = difflib.get_close_matches(last, FUNCTIONS[module], cutoff=0.7)
    meant = f"did you mean {', '.join(f'{module}.{name}' for name in near)}? " if near else ""
    return f"{meant}{module} has {', '.join(FUNCTIONS[module])}"


def draws(text: str) -> str:
    """How kernels draw random numbers, for a dotted name that says that it does; "" for another."""
    return _DRAWS if text.rpartition(".")[2] in _RANDOM or "random" in text.split(".") else ""
