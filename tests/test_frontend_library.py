"""Names that are looked for where they are not: in `tack.math`, in `tack.random`, in Python's random modules (B-010, Y-001)."""

from __future__ import annotations

import random
from types import ModuleType

import numpy as np
import pytest
from programs import build

import tack
from tack import math as tm
from tack import random as tr
from tackc.compiler import frontend
from tackc.compiler.frontend import calls, library

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


@tack.kernel
def clipped(x):
    for i in range(len(x)):
        x[i] = np.clip(x[i], 0.0, 1.0)


@tack.kernel
def selected(x):
    for i in range(len(x)):
        x[i] = np.where(x[i] > 0.0, 1.0, 2.0)


@tack.kernel
def added_up(x):
    for i in range(len(x)):
        x[i] = np.sum(x)


@tack.kernel
def of_linalg(x):
    for i in range(len(x)):
        x[i] = np.linalg.norm(x[i])


@tack.kernel
def circle(x):
    for i in range(len(x)):
        x[i] = np.pi


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
        (clipped, "= help: write tack.math.clamp(x, lo, hi)"),
        (selected, "= help: write x if c else y"),
        (added_up, "= help: sum() is not part of the language; write a loop"),
        (of_linalg, "= help: write v.norm()"),
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


def test_a_constant_of_numpy_is_one_of_math() -> None:
    """L-019, L-024"""
    with pytest.raises(tack.KernelNameError, match=r"name 'np\.pi', which is a float, at line 4") as caught:
        circle(np.zeros(3, np.float32))
    assert str(caught.value).endswith("= help: write math.pi, after import math")


NOT_IN_NUMPY = {"distance", "fract", "length", "mix", "normalize", "saturate", "smoothstep"}


def test_what_numpy_has_of_tack_math_is_named() -> None:
    """B-010: whichever of its functions NumPy has, by its own name or another, is found by that."""
    named = {name for name in library.FUNCTIONS["tack.math"] for text in library.NUMPY.values() if f"tack.math.{name}(" in text}
    assert named == set(library.FUNCTIONS["tack.math"]) - NOT_IN_NUMPY
    assert not [name for name in NOT_IN_NUMPY if hasattr(np, name)]


def test_the_elementwise_functions_of_numpy_are_named() -> None:
    """L-026: but for those that kernels would need a function of their own for."""
    ufuncs = {name for name, value in vars(np).items() if isinstance(value, np.ufunc)}
    without = (
        "acosh arccosh arcsinh arctanh asinh atanh bitwise_count cbrt conj conjugate copysign divmod fmod frexp gcd isinf "
        "isnat lcm ldexp logaddexp logaddexp2 logical_xor matmul matvec modf nextafter signbit spacing trunc vecdot "
        "vecmat bitwise_left_shift bitwise_right_shift bitwise_invert"
    )
    known = {name for name in ufuncs if calls._NUMPY_NAMES.get(name, name) in calls.INTRINSICS or name in library.NUMPY}
    assert ufuncs - known <= set(without.split())


@pytest.mark.parametrize("name", [name for name, text in library.NUMPY.items() if "tack.math." not in text])
def test_what_is_written_for_a_function_of_numpy_compiles(name: str) -> None:
    """L-026"""
    assert hasattr(np, name) or hasattr(np.linalg, name)
    text = f"""
@tack.kernel
def k(out: tack.f32[:], xs: tack.f32[:], vs: tack.vec3(tack.f32)[:], m: tack.i32, n: tack.i32):
    for i in range(len(out)):
        x, y, lo, hi = xs[0], xs[1], xs[2], xs[3]
        v, w, c = vs[0], vs[1], m > n
        r = {library.NUMPY[name]}
"""
    program, signature = build(text)
    assert frontend.lower(program, signature).kernel
