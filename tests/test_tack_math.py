"""`tack.math`: what its functions compute, at both floating types, and how kernels reach them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tack
import tack.math as math
from tack import math as tm
from tack.math import mix
from tack_runtime.signature import parse_signature
from tackc.compiler import interpret, pipeline
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.compiler.program import FunctionRef, Intrinsic

SCALAR_FUNCTIONS = ("fract", "mix", "clamp", "saturate", "smoothstep", "step", "sign")
VECTOR_FUNCTIONS = ("length", "distance", "normalize")
FLOATS = (np.float32, np.float64)


def computed(kernel: tack.Kernel, types: str, *arrays: np.ndarray, result: type = np.float64) -> np.ndarray:
    """What a kernel of arrays and `out`, one element of each per iteration, computes; `types` are those of the arrays."""
    names = kernel.parameters
    given = zip(names, (*types.split(), np.dtype(result).name[0] + str(np.dtype(result).itemsize * 8)), strict=True)
    signature = parse_signature(f"{kernel.name}({', '.join(f'{name}={type_}[:]' for name, type_ in given)})")
    out = np.zeros(len(arrays[0]), result)
    lowered = lower(capture(kernel), signature).kernel
    interpret.run(pipeline.run(lowered), dict(zip(names, (*arrays, out), strict=True)))
    return out


def same(found: np.ndarray, expected: Any) -> None:
    """The same numbers, signs of zeros included."""
    np.testing.assert_array_equal(found, expected)
    np.testing.assert_array_equal(np.signbit(found), np.signbit(expected))


# --- how it is reached -------------------------------------------------------------------------------------------------


@tack.kernel
def reached(x):
    for i in range(len(x)):
        x[i] = tm.fract(x[i]) + mix(x[i], 1.0, 0.5) + tack.math.step(0.0, x[i]) + math.sign(x[i]) + tack.sqrt(x[i])


def test_every_spelling_reaches_the_functions() -> None:
    """B-010"""
    program = capture(reached)
    names = program.functions[program.kernel].names
    functions = {name: binding.key for name, binding in names.items() if isinstance(binding, FunctionRef)}
    assert functions == {
        "tm.fract": "tack.math.fract",
        "mix": "tack.math.mix",
        "tack.math.step": "tack.math.step",
        "math.sign": "tack.math.sign",
    }
    assert names["tack.sqrt"] == Intrinsic("sqrt")


@tack.kernel
def not_pythons(x):
    for i in range(len(x)):
        x[i] = math.sqrt(x[i])


def test_a_module_that_is_called_math_is_not_pythons() -> None:
    """L-025: `import tack.math as math` hides Python's module, in a kernel as elsewhere."""
    with pytest.raises(NotImplementedError, match=r"'math.sqrt', which is no name of the module 'tack.math',"):
        not_pythons(np.ones(1, np.float32))


def test_the_module_holds_these_functions() -> None:
    """B-010"""
    functions = {name for name, value in vars(tm).items() if isinstance(value, tack.Func)}
    assert functions == {*SCALAR_FUNCTIONS, *VECTOR_FUNCTIONS}


@pytest.mark.parametrize("name", [*SCALAR_FUNCTIONS, *VECTOR_FUNCTIONS])
def test_the_host_cannot_call_them(name: str) -> None:
    """B-015"""
    for arguments in ((), (1.0,), (1.0, 2.0, 3.0)):
        with pytest.raises(RuntimeError, match=f"'{name}' cannot be called from Python"):
            getattr(tm, name)(*arguments)


def test_loading_tack_loads_neither_module() -> None:
    code = (
        "import sys, tack\n"
        "assert not {'tack.math', 'tack.random'} & set(sys.modules)\n"
        "assert tack.math.mix and tack.random.seed\n"  # without an import of their own
        "assert {'tack.math', 'tack.random'} < set(sys.modules)\n"
        "from tack import *\n"
        "assert 'math' not in globals() and 'random' not in globals()\n"  # Python has modules of these names
    )
    subprocess.run([sys.executable, "-c", code], check=True)


# --- what it computes --------------------------------------------------------------------------------------------------

EDGES = np.array([-np.inf, -2.5, -1.0, -0.25, -0.0, 0.0, 1e-30, 0.3, 0.5, 1.0, 1.75, 2.0, 1e9, np.inf, np.nan])


@tack.kernel
def fracts(x, out):
    for i in range(len(x)):
        out[i] = tm.fract(x[i])


@tack.kernel
def saturated(x, out):
    for i in range(len(x)):
        out[i] = tm.saturate(x[i])


@tack.kernel
def signs(x, out):
    for i in range(len(x)):
        out[i] = tm.sign(x[i])


@tack.kernel
def steps(edge, x, out):
    for i in range(len(x)):
        out[i] = tm.step(edge[i], x[i])


@tack.kernel
def clamped(x, lo, hi, out):
    for i in range(len(x)):
        out[i] = tm.clamp(x[i], lo[i], hi[i])


@tack.kernel
def mixed(x, y, a, out):
    for i in range(len(x)):
        out[i] = tm.mix(x[i], y[i], a[i])


@tack.kernel
def smooth(e0, e1, x, out):
    for i in range(len(x)):
        out[i] = tm.smoothstep(e0[i], e1[i], x[i])


@pytest.mark.parametrize("type_", FLOATS)
def test_fract(type_: type) -> None:
    """B-011"""
    x = EDGES.astype(type_)
    with np.errstate(invalid="ignore"):
        same(computed(fracts, f"f{x.itemsize * 8}", x), x - np.floor(x))


@pytest.mark.parametrize("type_", FLOATS)
def test_mix(type_: type) -> None:
    """B-011"""
    x, y, a = (np.random.default_rng(seed).normal(size=50).astype(type_) for seed in range(3))
    same(computed(mixed, " ".join([f"f{x.itemsize * 8}"] * 3), x, y, a), x * (type_(1) - a) + y * a)


@pytest.mark.parametrize("type_", FLOATS)
def test_clamp_and_saturate(type_: type) -> None:
    """B-011; a NaN is the number that it is compared with (B-005)."""
    x = EDGES[EDGES != 0].astype(type_)
    name = f"f{x.itemsize * 8}"
    lo, hi = np.full_like(x, -0.3), np.full_like(x, 1.6)
    same(computed(clamped, " ".join([name] * 3), x, lo, hi), np.minimum(np.fmax(x, lo), hi))
    same(np.abs(computed(saturated, name, x)), np.minimum(np.fmax(x, 0), 1))


@pytest.mark.parametrize("type_", FLOATS)
def test_smoothstep(type_: type) -> None:
    """B-012: up from e0 to e1, and down where e1 is less."""
    x = np.linspace(-0.5, 1.5, 41).astype(type_)
    name = " ".join([f"f{x.itemsize * 8}"] * 3)
    low, high = np.full_like(x, 0.25), np.full_like(x, 0.75)
    for e0, e1, ends in ((low, high, (0, 0.5, 1)), (high, low, (1, 0.5, 0))):
        t = np.clip((x - e0) / (e1 - e0), 0, 1)
        found = computed(smooth, name, e0, e1, x)
        np.testing.assert_array_equal(found, t * t * (3 - 2 * t))
        assert (found[0], found[20], found[-1]) == ends


@pytest.mark.parametrize("type_", FLOATS)
def test_step_and_sign(type_: type) -> None:
    """B-013: NaN is not below an edge, and has no sign."""
    x = EDGES.astype(type_)
    name = f"f{x.itemsize * 8}"
    edge = np.full_like(x, 0.3)
    same(computed(steps, f"{name} {name}", edge, x), np.where(x < edge, 0.0, 1.0))
    same(computed(signs, name, x), np.where(x > 0, 1.0, np.where(x < 0, -1.0, 0.0)))


@tack.kernel
def literals(x, out):
    for i in range(len(x)):
        out[i] = tm.mix(x[i], 1.0, 0.1) + tm.saturate(0.1) * x[i] + tm.step(0.5, x[i]) * 0.1 + tm.smoothstep(0.0, 0.3, 0.1)


def test_literals_take_the_precision_that_they_meet() -> None:
    """T-012: also as arguments of device functions, and as their results."""
    x = np.array([0.3, 0.7])
    t = 0.1 / 0.3
    expected = (x * (1 - 0.1) + 1.0 * 0.1) + 0.1 * x + np.where(x < 0.5, 0.0, 1.0) * 0.1 + t * t * (3 - 2 * t)
    same(computed(literals, "f64", x), expected)
    x, s, t = x.astype(np.float32), np.float32(0.1), np.float32(0.1) / np.float32(0.3)
    expected = (x * (1 - s) + s) + s * x + np.where(x < 0.5, np.float32(0), s) + t * t * (3 - 2 * t)
    assert expected.dtype == np.float32
    same(computed(literals, "f32", x), expected)


def test_integers() -> None:
    """T-007, B-003: `fract` and `mix` of integers are f32; `clamp` of integers is an integer."""
    x = np.array([-7, 0, 3, 16777217], np.int32)
    same(computed(fracts, "i32", x), np.zeros(4))
    same(computed(signs, "i32", x), [-1, 0, 1, 1])
    same(computed(mixed, "i32 i32 i32", x, x[::-1].copy(), np.array([0, 1, 0, 1], np.int32)), np.float32([-7, 3, 3, -7]))
    same(computed(clamped, "i32 i32 i32", x, x * 0 - 5, x * 0 + 2**30), [-5, 0, 3, 16777217])


# --- vectors -----------------------------------------------------------------------------------------------------------


@tack.kernel
def of_vectors(x, out):
    for i in range(len(x) // 3):
        v = [x[3 * i], x[3 * i + 1], x[3 * i + 2]]
        w = tm.fract(v) + 8.0 * tm.step(0.3, v) + 32.0 * tm.sign(v) + 256.0 * tm.saturate(v)
        for c in range(3):
            out[3 * i + c] = w[c]


@tack.kernel
def of_pairs(x, out):
    for i in range(len(x) // 3):
        v = [x[3 * i], x[3 * i + 1], x[3 * i + 2]]
        edges = [0.25, 0.5, 0.75]
        w = tm.mix(v, edges, 0.25) + tm.mix(0.0, v, edges) + tm.clamp(v, 0.25, edges) + tm.smoothstep(edges, 1.0, v)
        out[3 * i] = w.x
        out[3 * i + 1] = w.y
        out[3 * i + 2] = w.z


@pytest.mark.parametrize("type_", FLOATS)
def test_vectors_component_by_component(type_: type) -> None:
    """B-010, B-013: with numbers that repeat among the arguments."""
    x = EDGES.astype(type_)[1:13]
    name = f"f{x.itemsize * 8}"
    steps_, signs_ = np.where(x < type_(0.3), 0.0, 1.0), np.where(x > 0, 1.0, np.where(x < 0, -1.0, 0.0))
    expected = x - np.floor(x) + type_(8) * steps_.astype(type_) + type_(32) * signs_.astype(type_)
    same(computed(of_vectors, name, x), expected + type_(256) * np.minimum(np.maximum(x, type_(0)), type_(1)))
    x = np.random.default_rng(3).uniform(0, 1, 30).astype(type_)
    e = np.tile(np.array([0.25, 0.5, 0.75], type_), 10)
    one, t = type_(1), np.clip((x - e) / (type_(1) - e), 0, 1)
    mixed_ = (x * type_(0.75) + e * type_(0.25)) + (type_(0) * (one - e) + x * e)
    same(computed(of_pairs, name, x), mixed_ + np.minimum(np.maximum(x, type_(0.25)), e) + t * t * (type_(3) - type_(2) * t))


@tack.kernel
def lengths(x, out):
    for i in range(len(x) // 3):
        v = [x[3 * i], x[3 * i + 1], x[3 * i + 2]]
        out[3 * i] = tm.length(v)
        out[3 * i + 1] = tm.distance(v, [1.0, -2.0, 3.0])
        out[3 * i + 2] = tm.normalize(v).y


@pytest.mark.parametrize("type_", FLOATS)
def test_length_distance_normalize(type_: type) -> None:
    """B-014: sums of squares in the order of the components; the vector of zeros has no direction."""
    v = np.random.default_rng(4).normal(size=(20, 3)).astype(type_)
    v[0] = 0
    found = computed(lengths, f"f{v.itemsize * 8}", v.ravel()).reshape(-1, 3)

    def norm(v: np.ndarray) -> np.ndarray:
        return np.sqrt((v[:, 0] * v[:, 0] + v[:, 1] * v[:, 1]) + v[:, 2] * v[:, 2])

    same(found[:, 0], norm(v))
    same(found[:, 1], norm(v - np.array([1, -2, 3], type_)))
    same(found[1:, 2], v[1:, 1] / norm(v)[1:])
    assert np.isnan(found[0, 2])


@tack.kernel
def length_of_a_number(x):
    for i in range(len(x)):
        x[i] = tm.length(x[i])


def test_a_number_has_no_length() -> None:
    """B-014, V-013: the error names the call in the user's file."""
    with pytest.raises(NotImplementedError, match=r"v.norm .* needs a vector or matrix, and v is f32") as caught:
        length_of_a_number(np.zeros(1, np.float32))
    line = length_of_a_number.source.line + 3
    assert f"  = note: called at test_tack_math.py:{line}:16" in str(caught.value)


# --- where its source is -----------------------------------------------------------------------------------------------

USES = """
import numpy as np, tack
from tack import math as tm, random

@tack.kernel
def k(x: tack.f32[:], states: tack.u32[:]):
    for i in range(len(x)):
        x[i], states[i] = random.uniform(random.seed(i, 3))
        x[i] = tm.mix(x[i], 1.0, 0.0)
"""


def test_the_source_is_found_in_a_zip(tmp_path: Path) -> None:
    """L-001, L-029: a package that is imported from an archive, as from a wheel on the path."""
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as archive:
        for package in ("tack", "tack_runtime"):
            root = Path(sys.modules[package].__file__ or "").parent
            for file in sorted(root.rglob("*.py")):
                archive.write(file, file.relative_to(root.parent))
    code = (
        "import sys; sys.path.insert(0, 'all.zip')\n"
        "import tack, tack.math, tack.random\n"
        "assert 'all.zip' in tack.math.__file__ and 'all.zip' in tack.random.__file__\n"
        "assert 'x - tack.floor(x)' in tack.math.fract.source.text\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=tmp_path)


def test_a_bundle_holds_their_source(tmp_path: Path) -> None:
    """J-001: a call that compiles from a bundle's program needs neither module."""
    (tmp_path / "uses.py").write_text(USES)
    run = [sys.executable, "-m", "tackc", "build", "uses.py", "--arch", "cpu", "-o", "uses.tackb", "--quiet"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path)), "TACK_CACHE": "0"}
    subprocess.run(run, check=True, cwd=tmp_path, env=environment)
    code = (
        "import sys\n"
        "sys.modules['tack.math'] = sys.modules['tack.random'] = None\n"
        "import numpy as np, tack_runtime\n"
        "k = tack_runtime.load('uses.tackb').k\n"
        "for type_ in (np.float32, np.float64):\n"  # of which the second is compiled
        "    x, states = np.zeros(4, type_), np.zeros(4, np.uint32)\n"
        "    k(x, states)\n"
        "    assert [round(float(each), 7) for each in x] == [0.8242399, 0.6476684, 0.2522492, 0.0517411]\n"
        "assert 'tackc' in sys.modules\n"
    )
    shutil.move(tmp_path / "uses.py", tmp_path / "gone.py")
    subprocess.run([sys.executable, "-c", code], check=True, cwd=tmp_path, env=environment)
