"""Names that are looked for where they are not: in `tack.math`, in `tack.random`, in Python's random modules (B-010, Y-001)."""

from __future__ import annotations

import random
from types import ModuleType

import numpy as np
import pytest

import tack
from tack import math as tm
from tack import random as tr
from tackc.compiler.frontend import library

rng = np.random.default_rng(1)
DRAWS = "= help: tack.random draws numbers in kernels: state = tack.random.seed(i, stream); u, state = tack.random.uniform(state)"


@tack.kernel
def numpy_draw(x):
    for i in range(len(x)):
        x[i] = np.random.rand()


@tack.kernel
def python_draw(x):
    for i in range(len(x)):
        x[i] = random.random()


@tack.kernel
def python_gauss(x):
    for i in range(len(x)):
        x[i] = random.gauss(0.0, 1.0)


@tack.kernel
def generator_draw(x):
    for i in range(len(x)):
        x[i] = rng.random()


@tack.kernel
def wrong_draw(x):
    for i in range(len(x)):
        x[i] = tr.uniformly(i)


@tack.kernel
def lerp(x):
    for i in range(len(x)):
        x[i] = tm.lerp(x[i], 1.0, 0.5)


@tack.kernel
def misspelt(x):
    for i in range(len(x)):
        x[i] = tm.smoothsteps(x[i], 1.0, 0.5)


@tack.kernel
def unknown(x):
    for i in range(len(x)):
        x[i] = tm.whatever(x[i])


@tack.kernel
def in_tack(x):
    for i in range(len(x)):
        x[i] = tack.clamp(x[i], 0.0, 1.0)


MATH = "tack.math has clamp, distance, fract, length, mix, normalize, saturate, sign, smoothstep, step"
RANDOM = "tack.random has advance, direction2, direction3, normal, seed, uniform"


@pytest.mark.parametrize(
    ("kernel", "help_"),
    [
        (numpy_draw, DRAWS),
        (python_draw, DRAWS),
        (python_gauss, DRAWS),
        (generator_draw, DRAWS),
        (wrong_draw, f"= help: did you mean tack.random.uniform? {RANDOM}"),
        (lerp, "= help: write tack.math.mix(x, y, a)"),
        (misspelt, f"= help: did you mean tack.math.smoothstep? {MATH}"),
        (unknown, f"= help: {MATH}"),
        (in_tack, "= help: write tack.math.clamp"),
    ],
)
def test_the_error_names_what_there_is(kernel: tack.Kernel, help_: str) -> None:
    """L-026, B-010, Y-001"""
    with pytest.raises(tack.UnsupportedSyntaxError, match="is not a statically bound") as caught:
        kernel(np.zeros(3, np.float32))
    assert str(caught.value).endswith(help_)


@pytest.mark.parametrize(("name", "module"), [("tack.math", tm), ("tack.random", tr)])
def test_the_names_are_those_of_the_modules(name: str, module: ModuleType) -> None:
    own = [key for key, value in vars(module).items() if isinstance(value, tack.Func) and value.module == name]
    assert sorted(library.FUNCTIONS[name]) == sorted(key for key in own if not key.startswith("_"))
