"""What to write instead of a function that is looked for in `tack.math`, in `tack.random`, or where Python has random numbers."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Final

from tack.absent import ELSEWHERE

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

# What kernels write for functions of NumPy under other names; m and n are integers, c is a condition, v and w vectors.
NUMPY: Final[Mapping[str, str]] = {
    "clip": "tack.math.clamp(x, lo, hi)",
    "where": "x if c else y",
    "sign": "tack.math.sign(x)",
    "heaviside": "tack.math.step(0.0, x)",
    "norm": "v.norm()",
    "dot": "v.dot(w)",
    "cross": "v.cross(w)",
    "fmin": "min(x, y)",
    "fmax": "max(x, y)",
    "rint": "tack.floor(x + 0.5)",
    "round": "tack.floor(x + 0.5)",
    "hypot": "tack.sqrt(x * x + y * y)",
    "log1p": "tack.log(1.0 + x)",
    "expm1": "tack.exp(x) - 1.0",
    "square": "x * x",
    "reciprocal": "1.0 / x",
    "isnan": "x != x",
    "isfinite": "x - x == 0.0",
    "deg2rad": "x * (math.pi / 180.0)",
    "radians": "x * (math.pi / 180.0)",
    "rad2deg": "x * (180.0 / math.pi)",
    "degrees": "x * (180.0 / math.pi)",
    "add": "x + y",
    "subtract": "x - y",
    "multiply": "x * y",
    "divide": "x / y",
    "true_divide": "x / y",
    "floor_divide": "x // y",
    "mod": "x % y",
    "remainder": "x % y",
    "negative": "-x",
    "positive": "x",
    "float_power": "x ** y",
    "equal": "x == y",
    "not_equal": "x != y",
    "less": "x < y",
    "less_equal": "x <= y",
    "greater": "x > y",
    "greater_equal": "x >= y",
    "logical_and": "x and y",
    "logical_or": "x or y",
    "logical_not": "not x",
    "bitwise_and": "m & n",
    "bitwise_or": "m | n",
    "bitwise_xor": "m ^ n",
    "bitwise_not": "~m",
    "invert": "~m",
    "left_shift": "m << n",
    "right_shift": "m >> n",
}
OF_NUMPY: Final = ("the NumPy function", "something of NumPy")  # in capture's words

# Methods of vectors under the names that other languages have for them.
METHODS: Final[Mapping[str, str]] = {
    "length": "norm() or tack.math.length",
    "magnitude": "norm() or tack.math.length",
    "normalize": "normalized() or tack.math.normalize",
}


def advice(text: str, what: str) -> str:
    """What to write instead of a call of the dotted name `text`, which is `what` in capture's words; "" where none is known."""
    *modules, last = text.split(".")
    if what.startswith(OF_NUMPY) and last in NUMPY:
        return f"write {NUMPY[last]}"
    module = next((name for name in (*FUNCTIONS, "tack") if what == f"no name of the module {name!r}"), "")
    if not module:
        return draws(text) if not what.startswith("the Python function") or modules else ""
    if last in _OTHER_NAMES:
        return f"write {_OTHER_NAMES[last]}"
    elsewhere = next((name for name, functions in FUNCTIONS.items() if name != module and last in functions), "")
    if elsewhere:
        return f"write {elsewhere}.{last}"
    if module == "tack":
        return f"it is {ELSEWHERE[last]}" if last in ELSEWHERE else ""
    near = difflib.get_close_matches(last, FUNCTIONS[module], cutoff=0.7)
    meant = f"did you mean {', '.join(f'{module}.{name}' for name in near)}? " if near else ""
    return f"{meant}{module} has {', '.join(FUNCTIONS[module])}"


def draws(text: str) -> str:
    """How kernels draw random numbers, for a dotted name that says that it does; "" for another."""
    return _DRAWS if text.rpartition(".")[2] in _RANDOM or "random" in text.split(".") else ""
