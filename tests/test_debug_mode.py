"""Debug mode from a call's point of view (O-020): what raises, with which text, and what is left in memory."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

import tack
import tack_runtime
from tack_runtime import settings
from tack_runtime.errors import KernelIndexError, KernelValueError, KernelZeroDivisionError, MissingVariantError
from tackc import cli
from tackc.build import Options, build
from tackc.request import RequestError, parse_arch, parse_variants

ROOT = Path(__file__).resolve().parent.parent
_numbers = count()
Load = Callable[[str], ModuleType]


@pytest.fixture(autouse=True)
def debugging() -> Iterator[None]:
    """Debug mode on, and every setting as it was afterwards."""
    settings.set_debug(True)
    yield
    settings.reread()


@pytest.fixture
def module(tmp_path: Path) -> Load:
    """The module of a text, from a file `k.py` whose first two lines are the import and an empty one."""

    def load(text: str) -> ModuleType:
        folder = tmp_path / str(next(_numbers))
        folder.mkdir()
        path = folder / "k.py"
        path.write_text(f"import tack\n\n{text}")
        spec = importlib.util.spec_from_file_location("k", path)
        assert spec
        assert spec.loader
        found = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(found)
        return found

    return load


def numbers(*values: float, dtype: Any = np.int32) -> Any:
    return np.array(values, dtype)


STEP = """@tack.func
def bump(v, k):
    w = k + 1
    return v[w]


@tack.kernel
def k(x, out, n):
    tmp = tack.local_array(tack.i32, 4)
    for i in range(len(out)):
        {}
"""

# Each statement stands on line 13 of k.py, which is line 5 of the kernel's text. `x` holds 0 to 5, `out` three zeros, `n` is 7.
FAILURES: dict[str, tuple[str, str]] = {
    "load": ("out[i] = x[i + n]", "index 7 is out of bounds for axis 0 of 'x' with size 6 at line 5, column 18 (k.py:13)"),
    "negative": ("out[i] = x[i - 1]", "index -1 is out of bounds for axis 0 of 'x' with size 6 at line 5, column 18 (k.py:13)"),
    "store": ("out[n] = 1", "index 7 is out of bounds for axis 0 of 'out' with size 3 at line 5, column 9 (k.py:13)"),
    "augmented": ("out[n - 4] += 1", "index 3 is out of bounds for axis 0 of 'out' with size 3 at line 5, column 9 (k.py:13)"),
    "nested": ("out[i] = x[x[n]]", "index 7 is out of bounds for axis 0 of 'x' with size 6 at line 5, column 20 (k.py:13)"),
    "local load": ("out[i] = tmp[n]", "index 7 is out of bounds for axis 0 of 'tmp' with size 4 at line 5, column 18 (k.py:13)"),
    "local store": ("tmp[i - n] = 2", "index -7 is out of bounds for axis 0 of 'tmp' with size 4 at line 5, column 9 (k.py:13)"),
    "atomic": (
        "tack.atomic_add(out, n, 1)",
        "index 7 is out of bounds for axis 0 of 'out' with size 3 at line 5, column 9 (k.py:13)",
    ),
    "atomic's value": (
        "out[i] = tack.atomic_max(x, n, 9)",
        "index 7 is out of bounds for axis 0 of 'x' with size 6 at line 5, column 18 (k.py:13)",
    ),
    "condition": ("if x[n]: out[i] = 1", "index 7 is out of bounds for axis 0 of 'x' with size 6 at line 5, column 12 (k.py:13)"),
    "while": (
        "while x[i] < x[n]: out[i] = 1",
        "index 7 is out of bounds for axis 0 of 'x' with size 6 at line 5, column 22 (k.py:13)",
    ),
    "bound": (
        "for j in range(x[n]): out[i] = 1",
        "index 7 is out of bounds for axis 0 of 'x' with size 6 at line 5, column 24 (k.py:13)",
    ),
    "chosen arm": (
        "out[i] = x[n] if i >= 0 else x[i]",
        "index 7 is out of bounds for axis 0 of 'x' with size 6 at line 5, column 18 (k.py:13)",
    ),
    "chosen operand": (
        "out[i] = i >= 0 and x[n] == 0",
        "index 7 is out of bounds for axis 0 of 'x' with size 6 at line 5, column 29 (k.py:13)",
    ),
    "device function": (
        "out[i] = bump(x, n)",
        "index 8 is out of bounds for axis 0 of 'x' with size 6 at line 4, column 12 of device function 'bump' (k.py:6)",
    ),
}
DIVISIONS = {
    "division": ("out[i] = n // x[i]", "integer division by zero at line 5, column 18 (k.py:13)"),
    "modulo": ("out[i] = n % (i - i)", "integer modulo by zero at line 5, column 18 (k.py:13)"),
    "augmented division": ("out[i] //= x[i]", "integer division by zero at line 5, column 9 (k.py:13)"),
}
STEPS = {
    "zero": ("for j in range(0, 3, x[i]): out[i] = 1", "range() step must be positive; it is 0 at line 5, column 9 (k.py:13)"),
    "negative": (
        "for j in range(3, 0, 6 - n): out[i] = 1",
        "range() step must be positive; it is -1 at line 5, column 9 (k.py:13)",
    ),
}


def failing(module: Load, statement: str, exception: type[Exception]) -> tuple[str, Any, Any]:
    """The text of what a statement raises, and its arrays afterwards."""
    x, out = numbers(0, 1, 2, 3, 4, 5), np.zeros(3, np.int32)
    with pytest.raises(exception) as caught:
        module(STEP.format(statement)).k(x, out, 7)
    return str(caught.value), x, out


@pytest.mark.parametrize("name", FAILURES)
def test_every_access_is_checked(module: Load, name: str) -> None:
    """O-020, A-004, L-028: the text is exact."""
    statement, text = FAILURES[name]
    message, x, _ = failing(module, statement, KernelIndexError)
    assert message == f"Kernel 'k': {text}"
    assert isinstance(KernelIndexError("x"), IndexError)
    assert x.tolist() == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("name", DIVISIONS)
def test_integer_division_by_zero(module: Load, name: str) -> None:
    """N-003: the result is 0, and the other iterations have theirs."""
    statement, text = DIVISIONS[name]
    message, _, out = failing(module, statement, KernelZeroDivisionError)
    assert message == f"Kernel 'k': {text}"
    assert isinstance(KernelZeroDivisionError("x"), ZeroDivisionError)
    assert out.tolist() == ([0, 7, 3] if name == "division" else [0, 0, 0])


@pytest.mark.parametrize("name", STEPS)
def test_a_step_that_is_not_positive(module: Load, name: str) -> None:
    """E-010: it runs nothing."""
    statement, text = STEPS[name]
    message, _, out = failing(module, statement, KernelValueError)
    assert message == f"Kernel 'k': {text}"
    assert out.tolist() == ([0, 1, 1] if name == "zero" else [0, 0, 0])


def test_a_step_of_the_parallel_loop(module: Load) -> None:
    """E-010, P-001: an empty or reversed range is none."""
    kernel = module("@tack.kernel\ndef k(out, a, b, s):\n    for i in range(a, b, s - 1):\n        out[i] = 1\n").k
    out = np.zeros(4, np.int32)
    for step in (1, 0):
        with pytest.raises(ValueError, match=re.escape(f"Kernel 'k': range() step must be positive; s - 1 is {step - 1}")):
            kernel(out, 0, 4, step)
    kernel(out, 3, 1, 2)
    assert out.tolist() == [0, 0, 0, 0]
    kernel(out, 0, 4, 4)
    assert out.tolist() == [1, 0, 0, 1]


@pytest.mark.parametrize(
    "statement",
    [
        "out[i] = x[n] if i < 0 else x[i]",
        "out[i] = x[i] if i >= 0 or x[n] else x[n]",
        "out[i] = x[i] if not (i < 0 and x[n] // 0) else 9",
        "if i < 0: out[n] = x[n]\n        else: out[i] = x[i]",
        "out[i] = x[i] + (n // (n - 7) if n < 7 else 0)",
        "out[i] = x[i] if i + 1 > 0 < 1 else x[n]",
        "for j in range(4, n - 7): out[j] = x[n]\n        out[i] = x[i]",
        "while n < 7: out[n] = 1\n        out[i] = x[i]",
        "out[i] = i\n        continue\n        out[n] = 1",
    ],
)
def test_what_does_not_run_does_not_fail(module: Load, statement: str) -> None:
    """E-002, E-015"""
    x, out = numbers(0, 1, 2, 3, 4, 5), np.zeros(3, np.int32)
    module(STEP.format(statement)).k(x, out, 7)
    assert out.tolist() == [0, 1, 2]


def test_floating_division_does_not_fail(module: Load) -> None:
    """N-004, N-008, N-009: it gives infinities and NaN."""
    text = (
        "@tack.kernel\ndef k(x, out):\n    for i in range(len(out)):\n        out[i] = x[i] / 0 + x[i] // 0.0 + (i / (i - i))\n"
    )
    out = np.zeros(2, np.float32)
    module(text).k(numbers(1, 2, dtype=np.float32), out)
    assert np.isnan(out).all()


def test_axes_and_flat_indices(module: Load) -> None:
    """A-001: every axis has a size of its own; one index for several axes is one of all elements; baked and open sizes alike."""
    text = "@tack.kernel\ndef k(a, out, p, q):\n    for i in range(1):\n        out[i] = {}\n"
    a, out = np.arange(12, dtype=np.int32).reshape(3, 4), np.zeros(1, np.int32)
    two, one = module(text.format("a[p, q]")).k, module(text.format("a[p + q]")).k
    for p, q, problem in (
        (3, 9, "index 3 is out of bounds for axis 0 of 'a' with size 3"),
        (2, 4, "index 4 is out of bounds for axis 1 of 'a' with size 4"),
        (-1, 0, "index -1 is out of bounds for axis 0 of 'a' with size 3"),
    ):
        with pytest.raises(IndexError, match=f"{problem} at line 4, column 18"):
            two(a, out, p, q)
    with pytest.raises(IndexError, match="flat index 12 is out of bounds for 'a' with size 12 at line 4, column 18"):
        one(a, out, 8, 4)
    with pytest.raises(IndexError, match="index 2147483648 is out of bounds for axis 0"):
        two(a, out, 1 << 31, 0)
    two(a, out, 2, 3)
    assert out[0] == 11
    one(a, out, 3, 4)
    assert out[0] == 7


VECTORS = {
    "load": ("w[i] = v[p, q] + v[i, i]", "index 3 is out of bounds for axis 1 of 'v' with size 3 at line 4, column 16 (k.py:6)"),
    "component": ("x[i] = v[q, p].y", "index 3 is out of bounds for axis 0 of 'v' with size 2 at line 4, column 16 (k.py:6)"),
    "flat load": ("w[i] = v[p + 2 * q]", "flat index 6 is out of bounds for 'v' with size 6 at line 4, column 16 (k.py:6)"),
    "flat component": ("x[i] = v[p - q].x", "flat index -3 is out of bounds for 'v' with size 6 at line 4, column 16 (k.py:6)"),
    "store": ("w[q] = [1.0, 2.0]", "index 3 is out of bounds for axis 0 of 'w' with size 2 at line 4, column 9 (k.py:6)"),
    "store of a component": (
        "w[q].y = 2.0",
        "index 3 is out of bounds for axis 0 of 'w' with size 2 at line 4, column 9 (k.py:6)",
    ),
    "vector index": ("w[i] = v[[p, q]]", "index 3 is out of bounds for axis 1 of 'v' with size 3 at line 4, column 16 (k.py:6)"),
    "atomic": (
        "tack.atomic_add(w, q, [1.0, 2.0])",
        "index 3 is out of bounds for axis 0 of 'w' with size 2 at line 4, column 9 (k.py:6)",
    ),
    "store of a runtime component": (
        "w[q][q] = 2.0",
        "index 3 is out of bounds for axis 0 of 'w' with size 2 at line 4, column 9 (k.py:6)",
    ),
    "update of a runtime component": (
        "w[q][q] += 2.0",
        "index 3 is out of bounds for axis 0 of 'w' with size 2 at line 4, column 9 (k.py:6)",
    ),
    "flat store of a runtime component": (
        "v[p - q][q] = 2.0",
        "flat index -3 is out of bounds for 'v' with size 6 at line 4, column 9 (k.py:6)",
    ),
    "load of a runtime component": (
        "x[i] = w[q][q]",
        "index 3 is out of bounds for axis 0 of 'w' with size 2 at line 4, column 16 (k.py:6)",
    ),
    "flat load of a runtime component": (
        "x[i] = v[p - 1][q]",
        "flat index -1 is out of bounds for 'v' with size 6 at line 4, column 16 (k.py:6)",
    ),
    "what a component that is not there is assigned": (
        "w[p][q] = x[q]",
        "index 3 is out of bounds for axis 0 of 'x' with size 1 at line 4, column 19 (k.py:6)",
    ),
    "what a component that is not there is updated by": (
        "w[p][q] += x[q]",
        "index 3 is out of bounds for axis 0 of 'x' with size 1 at line 4, column 20 (k.py:6)",
    ),
    "atomic of a component": (
        "tack.atomic_add(w, 2 * q, 1.0)",
        "flat index 3 is out of bounds for 'w' with size 2 at line 4, column 9 (k.py:6)",
    ),
}


@pytest.mark.parametrize("name", VECTORS)
def test_arrays_of_vectors(module: Load, name: str) -> None:
    """V-008, V-020, V-022, X-008: axes and sizes are those that the source knows, and nothing is stored in part."""
    statement, text = VECTORS[name]
    kernel = module(f"@tack.kernel\ndef k(v, w, x, p, q):\n    for i in range(1):\n        {statement}\n").k
    v, w, x = tack.zeros((2, 3), tack.vec2()), tack.zeros(2, tack.vec2()), np.zeros(1, np.float32)
    with pytest.raises(IndexError) as caught:
        kernel(v, w, x, 0, 3)
    assert str(caught.value) == f"Kernel 'k': {text}"
    assert not v.numpy().any()
    assert not w.numpy().any()


ALONE = {
    "load": ("x[i] = v[q].x", "flat index 3 is out of bounds for 'v' with size 1 at line 4, column 16 (k.py:6)"),
    "store": ("v[p - 1] = [1.0, 2.0]", "flat index -1 is out of bounds for 'v' with size 1 at line 4, column 9 (k.py:6)"),
    "atomic": (
        "tack.atomic_add(v, q, [1.0, 2.0])",
        "flat index 3 is out of bounds for 'v' with size 1 at line 4, column 9 (k.py:6)",
    ),
    "atomic of a component": (
        "tack.atomic_add(v, 2 * q, 1.0)",
        "flat index 3 is out of bounds for 'v' with size 1 at line 4, column 9 (k.py:6)",
    ),
}


@pytest.mark.parametrize("name", ALONE)
def test_a_vector_in_an_array_without_axes(module: Load, name: str) -> None:
    """A-001, A-003, X-008: one index counts elements, of which there is one; the components in memory are no axis."""
    statement, text = ALONE[name]
    kernel = module(f"@tack.kernel\ndef k(v, x, p, q):\n    for i in range(1):\n        {statement}\n").k
    v, x = tack.zeros((), tack.vec2()), np.zeros(1, np.float32)
    with pytest.raises(IndexError) as caught:
        kernel(v, x, 0, 3)
    assert str(caught.value) == f"Kernel 'k': {text}"
    inside = module("@tack.kernel\ndef k(v, x, q):\n    for i in range(1):\n        v[None][q] = 5.0; x[i] = v[0].y\n").k
    inside(v, x, 1)
    assert (v.numpy().tolist(), x.tolist()) == ([0, 5], [5])


def test_runtime_components_never_fail(module: Load) -> None:
    """V-009"""
    kernel = module(
        "@tack.kernel\ndef k(v, out, p):\n    for i in range(1):\n        out[i] = v[i][p]\n        v[i][p] = 9.0\n"
    ).k
    v, out = tack.array(np.array([[1, 2]], np.float32), tack.vec2()), np.zeros(1, np.float32)
    kernel(v, out, 7)
    assert (out[0], v.numpy().tolist()) == (2, [[1, 2]])


def test_samples_of_textures_never_fail(module: Load) -> None:
    """Z-002: coordinates outside clamp to the edge."""
    kernel = module("@tack.kernel\ndef k(t, out, u):\n    for i in range(1):\n        out[i] = t.sample(u, u, u)\n").k
    texture = tack.texture3d(tack.array(np.arange(8, dtype=np.float32)), shape=(2, 2, 2))
    out = np.zeros(1, np.float32)
    for u, wanted in ((-5.0, 0), (0.5, 3.5), (9.0, 7)):
        kernel(texture, out, u)
        assert out[0] == wanted


def test_what_is_printed_is_checked(module: Load, capfd: pytest.CaptureFixture[str]) -> None:
    """O-001: what cannot be read prints as 0."""
    with pytest.raises(IndexError, match="index 7 is out of bounds for axis 0 of 'x' with size 1 at line 4, column 20"):
        module('@tack.kernel\ndef k(x, n):\n    for i in range(1):\n        print("x", x[n], x[i])\n').k(numbers(4), 7)
    assert capfd.readouterr().out == "x 0 4\n"


def test_empty_arrays_and_arrays_without_axes(module: Load) -> None:
    """R-021"""
    text = "@tack.kernel\ndef k(a, b, out):\n    for i in range(1):\n        out[None] = b[None] + a[{}]\n"
    out, b = np.zeros((), np.int32), np.array(4, np.int32)
    with pytest.raises(IndexError, match="index 0 is out of bounds for axis 0 of 'a' with size 0"):
        module(text.format("i")).k(np.zeros(0, np.int32), b, out)
    with pytest.raises(IndexError, match="index 0 is out of bounds for axis 1 of 'a' with size 0"):
        module(text.format("i, i")).k(np.zeros((2, 0), np.int32), b, out)
    with pytest.raises(IndexError, match="flat index 1 is out of bounds for 'a' with size 1"):
        module(text.format("i + 1")).k(b, b, out)
    assert out == 4


def test_bad_loads_are_zero_and_bad_stores_are_left_out(module: Load) -> None:
    """O-020: the call raises when all iterations have run, each as far as it goes."""
    text = (
        "@tack.kernel\ndef k(x, at, out, old):\n    for i in range(len(at)):\n"
        "        out[at[i]] = x[at[i]] + 10\n        old[i] = tack.atomic_add(x, at[i], 100) + 1\n"
    )
    x, out, old = numbers(1, 2, 3), np.zeros(3, np.int32), np.zeros(5, np.int32)
    with pytest.raises(IndexError, match="index -1 is out of bounds for axis 0 of 'x'"):
        module(text).k(x, numbers(2, -1, 0, 5, 1), out, old)
    assert out.tolist() == [11, 12, 13]
    assert old.tolist() == [4, 1, 2, 1, 3]
    assert x.tolist() == [101, 102, 103]


def test_the_lowest_iteration_wins_in_any_number_of_threads(module: Load) -> None:
    """O-020, U-001: over several axes, too; the pool has the threads of this process."""
    flat = module("@tack.kernel\ndef k(x, out):\n    for i in range(len(out)):\n        out[i] = x[i * 2]\n").k
    plane = module(
        "@tack.kernel\ndef k(x, out):\n    for i, j in tack.ndindex((1, 2000), (2, 502)):\n        out[i, j] = x[i * 500 + j]\n"
    ).k
    x, out = np.ones(1_500_000, np.int32), np.zeros(1_000_000, np.int32)
    rows = np.zeros((2000, 502), np.int32)
    for _ in range(10):
        with pytest.raises(IndexError, match="index 1500000 is out of bounds for axis 0 of 'x' with size 1500000"):
            flat(x, out)
        with pytest.raises(IndexError, match="index 750000 is out of bounds for axis 0 of 'x' with size 750000"):
            plane(x[:750_000], rows)
    assert out[:750_000].all()
    assert not out[750_000:].any()


def test_an_iteration_beyond_32_bits(module: Load) -> None:
    """A-003, P-016: the numbers of iterations have 64 bits, so a later one does not hide an earlier one."""
    text = "@tack.kernel\ndef k(out, n):\n    for i in range(n - 3, n):\n        out[i - n + 4] = out[i]\n"
    out = np.zeros(4, np.int8)
    n = (1 << 40) + 5
    with pytest.raises(IndexError, match=f"index {n - 3} is out of bounds for axis 0 of 'out' with size 4"):
        module(text).k(out, n)


def test_before_and_after_the_loop(module: Load) -> None:
    """L-007, P-031: what stands before the loop fails first, and the value of the call is checked, too, but evaluated only where
    the loop did not fail."""
    text = (
        "@tack.kernel\ndef k(x, out, a, b) -> tack.i32:\n    first = x[a]\n    for i in range(len(out)):\n"
        "        out[i] = x[first + i]\n    return x[b]\n"
    )
    kernel, x = module(text).k, numbers(0, 1, 2)

    def call(a: int, b: int, size: int = 3) -> Any:
        return kernel(x, np.zeros(size, np.int32), a, b)

    assert call(0, 2) == 2
    with pytest.raises(IndexError, match="index 5 is out of bounds for axis 0 of 'x' with size 3 at line 3, column 13"):
        call(5, 9)
    with pytest.raises(IndexError, match="index 3 is out of bounds for axis 0 of 'x' with size 3 at line 5, column 18"):
        call(2, 9)
    with pytest.raises(IndexError, match="index 9 is out of bounds for axis 0 of 'x' with size 3 at line 6, column 12"):
        call(0, 9)
    with pytest.raises(IndexError, match=r"index 9 .* at line 6"):
        call(0, 9, size=0)


def test_places_in_other_functions(module: Load) -> None:
    """L-028: a line counts in the text of the function that holds it; a function of the kernel's name is another one."""
    text = (
        "def inner():\n    @tack.func\n    def k(v, at):\n\treturn v[at]\n    return k\n\n\nhelper = inner()\n\n\n"
        "@tack.kernel\ndef k(x, out):\n    for i in range(1):\n        out[i] = helper(x, 7)\n"
    ).replace("\t", " " * 8)
    with pytest.raises(IndexError) as caught:
        module(text).k(numbers(1), numbers(0))
    where = "at line 3, column 12 of device function 'k' (k.py:6)"
    assert str(caught.value) == f"Kernel 'k': index 7 is out of bounds for axis 0 of 'x' with size 1 {where}"


def test_local_arrays_of_one_name_are_called_that(module: Load) -> None:
    """A-010: every inlined copy has one of its own."""
    text = (
        "@tack.func\ndef f(at):\n    tmp = tack.local_array(tack.i32, 2)\n    tmp[at] = 1\n    return tmp[at]\n\n\n"
        "@tack.kernel\ndef k(out):\n    for i in range(1):\n        out[i] = f(0) + f(1) + f(2)\n"
    )
    with pytest.raises(
        IndexError, match="index 2 is out of bounds for axis 0 of 'tmp' with size 2 at line 4, column 5 of device"
    ):
        module(text).k(numbers(0))


# --- the setting -----------------------------------------------------------------------------------------------------------

PLAIN = "@tack.kernel\ndef k(x: tack.i32[:], out: tack.i32[:]):\n    for i in range(len(out)):\n        out[i] = x[i]\n"


def test_it_is_part_of_the_variant(module: Load, tmp_path: Path) -> None:
    """K-001: switching chooses anew, in a process and on the disk; release code is as silent as before."""
    settings.set_cache_dir(tmp_path / "cache")
    kernel, storage, out = module(PLAIN).k, numbers(1, 2, 3, 4), np.zeros(4, np.int32)
    x = storage[:3]
    for enabled in (False, True, False, True, True, False):
        tack.set_debug(enabled)
        out[:] = 0
        if enabled:
            with pytest.raises(IndexError, match="index 3"):
                kernel(x, out)
        else:
            kernel(x, out)
        assert out.tolist() == [1, 2, 3, 0 if enabled else 4]
        assert ("debug mode is on" in kernel.explain(x, out)) == enabled
    assert len(list((tmp_path / "cache").rglob("*.call"))) == 2


def test_a_bound_kernel_stays_as_it_was_bound(module: Load) -> None:
    kernel, storage, out = module(PLAIN).k, numbers(1, 2, 3, 4), np.zeros(4, np.int32)
    checked = kernel.bind(storage[:3], out)
    tack.set_debug(False)
    for _ in range(2):
        with pytest.raises(IndexError, match="index 3"):
            checked()
    released = kernel.bind(storage[:3], out)
    tack.set_debug(True)
    released()


def test_several_threads_have_records_of_their_own(module: Load) -> None:
    """R-034: also where they share a bound kernel."""
    kernel, out = module(PLAIN).k, np.zeros(4000, np.int32)
    bound = kernel.bind(np.zeros(17, np.int32), out)
    good = kernel.bind(np.zeros(4000, np.int32), out)
    wrong: list[str] = []

    def work(size: int) -> None:
        x = np.zeros(size, np.int32)
        for call, size_ in [(lambda: kernel(x, np.zeros(4000, np.int32)), size), (bound, 17)] * 20:
            try:
                call()
                wrong.append("silent")
            except IndexError as error:
                if f"index {size_} is out of bounds for axis 0 of 'x' with size {size_} " not in str(error):
                    wrong.append(str(error))
            good()

    threads = [threading.Thread(target=work, args=(size,)) for size in (1, 100, 3999)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


# --- bundles -------------------------------------------------------------------------------------------------------------


def built(folder: Path, variants: str, text: str = PLAIN) -> Path:
    source = folder / "k.py"
    source.write_text(f"import tack\n\n{text}")
    build([source], parse_arch("cpu"), folder / "k.tackb", options=Options(variants=parse_variants(variants)))
    return folder / "k.tackb"


RUN = """
import sys
for name in ("tackc", "tack", "llvmlite", "click"):
    sys.modules[name] = None
import numpy as np, tack_runtime
memory = np.full(1_000_000, 7, np.float32)
kernel = tack_runtime.load(sys.argv[1]).k
for size, count in (10, 12), (600_000, 1_000_000):
    memory[:] = 7
    try:
        kernel(memory[:size], count)
        print("silent", end=": ")
    except IndexError as error:
        print(error, end=": ")
    inside, outside = memory[:size], memory[size:count]
    print(bool((inside == np.arange(size)).all()), sorted(set(outside.tolist()))[:1])
"""


def test_one_bundle_for_both_in_a_process_without_compiler(tmp_path: Path) -> None:
    """O-020, J-002: a store out of bounds is silent in release, and under TACK_DEBUG=1 an IndexError with axis, index, size and
    line, whatever the number of threads."""
    text = "@tack.kernel\ndef k(data: tack.f32[:], n: tack.i32):\n    for i in range(n):\n        data[i] = i\n"
    bundle = built(tmp_path, "release,checked", text)

    def run(**environment: str) -> list[str]:
        path = os.pathsep.join([str(ROOT), *sys.path])
        command = [sys.executable, "-c", RUN, str(bundle)]
        done = subprocess.run(
            command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path, **environment}, check=True
        )
        return done.stdout.splitlines()

    assert run() == run(TACK_DEBUG="0") == ["silent: True [10.0]", "silent: True [600000.0]"]
    place = "at line 4, column 9 (k.py:6)"
    checked = [
        f"Kernel 'k': index {size} is out of bounds for axis 0 of 'data' with size {size} {place}: True [7.0]"
        for size in (10, 600_000)
    ]
    for threads in ("1", "2", "5"):
        assert run(TACK_DEBUG="1", TACK_CPU_THREADS=threads) == checked


def test_a_bundle_without_checked_variants(tmp_path: Path) -> None:
    """J-001: one is compiled where that may be; else the error says how to build it."""
    settings.set_cache_dir(tmp_path / "cache")
    bundle = built(tmp_path, "release")
    x, out = numbers(1, 2), np.zeros(3, np.int32)
    settings.set_jit("off")
    with pytest.raises(MissingVariantError) as caught:
        tack_runtime.load(bundle).k(x, out)
    command = f"tackc build k.py --arch cpu --spec 'k(x=i32[:], out=i32[:])' --variants release,checked -o {bundle}"
    assert str(caught.value).splitlines() == [
        f"Kernel 'k' has no checked variant k(x=i32[:], out=i32[:]) in {bundle}",
        "  nearest: k(x=i32[:], out=i32[:]): it was built without checks, and debug mode is on",
        "  not compiled on the spot: TACK_JIT=off",
        f"  build it with: {command}",
    ]
    settings.set_debug(False)
    tack_runtime.load(bundle).k(np.zeros(3, np.int32), out)
    settings.set_debug(True)
    settings.set_jit("on")
    with pytest.raises(IndexError, match="index 2"):
        tack_runtime.load(bundle).k(x, out)


def test_a_bundle_of_checked_variants_only(tmp_path: Path) -> None:
    """It serves no release call, and hides none that is compiled."""
    settings.set_cache_dir(tmp_path / "cache")
    kernel = tack_runtime.load(built(tmp_path, "checked")).k
    x, out = numbers(1, 2, 3), np.zeros(3, np.int32)
    kernel(x, out)
    settings.set_debug(False)
    for _ in range(3):
        kernel(x, out)
    assert "not k(x=i32[:], out=i32[:])" not in kernel.explain(x, out)
    settings.set_jit("off")
    with pytest.raises(MissingVariantError) as caught:
        kernel(x, out)
    assert "nearest" not in str(caught.value)
    assert "--variants release,checked" in str(caught.value)


def test_release_code_is_the_same_with_checked_code_beside_it(tmp_path: Path) -> None:
    """The variant, its id and its slots."""
    alone = tack_runtime.load(built(tmp_path, "release")).k.variants
    both = tack_runtime.load(built(tmp_path, "checked,release")).k.variants
    assert [variant.checked for variant in both] == [False, True]
    assert both[0] == alone[0]
    assert both[1].id != both[0].id
    assert both[1].slots[-1] == ("report", "", 0)
    assert [(site.kind, site.name, site.line) for site in both[1].sites] == [("index", "x", 4), ("index", "out", 4)]


def test_kinds_of_variants() -> None:
    assert parse_variants("release") == ("release",)
    assert parse_variants("checked, release") == parse_variants("release,checked,checked") == ("release", "checked")
    with pytest.raises(RequestError, match=r"unknown variant 'check' \(did you mean 'checked'\?\); there are release, checked"):
        parse_variants("check")


# --- the command line ------------------------------------------------------------------------------------------------------


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, [str(argument) for argument in arguments], prog_name="tackc")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "k.py"
    path.write_text(f"import tack\n\n{PLAIN}")
    return path


def test_building_both_kinds(source: Path, tmp_path: Path) -> None:
    """K-001: the report, its JSON and `tackc inspect` tell them apart."""
    output = tmp_path / "k.tackb"
    arguments = ("build", source, "--arch", "cpu:v2,cuda:sm_90,metal", "-o", output, "--strip-sources")
    result = tackc(*arguments, "--variants", "release,checked")
    assert result.exit_code == 0, result.output
    signature = "k(x=i32[:], out=i32[:])"
    assert re.findall(r"cpu (.*)", result.stderr) == [f"k.{signature}", f"k.{signature} checked"]
    report = json.loads(tackc(*arguments, "--variants", "release,checked", "--json").stdout)
    assert [(variant["signature"], variant["checked"]) for variant in report["variants"]] == [
        (signature, False),
        (signature, True),
    ]
    table = tackc("inspect", output).stdout
    assert re.search(rf"{re.escape(signature)} +- +cpu", table)
    assert re.search(rf"{re.escape(signature)} \(checked\) +- +cpu", table)
    details = tackc("inspect", output, "k").stdout
    assert re.search(r"checks +2 places, in debug mode \(TACK_DEBUG=1\)", details)
    listing = tackc("inspect", output, "k", "--ir").stdout
    assert listing.count("kernel k(") == 2
    assert listing.count("report index x[axis 0](i, x.shape[0]_i64)") == 1
    assert "define internal void @tack.report.i64" in tackc("inspect", output, "k", "--source", "cpu").stdout


def test_the_cache_s_table_tells_them_apart(module: Load, tmp_path: Path) -> None:
    settings.set_cache_dir(tmp_path / "cache")
    kernel, x = module(PLAIN).k, numbers(1)
    kernel(x, x.copy())
    settings.set_debug(False)
    kernel(x, x.copy())
    table = tackc("cache", "info").stdout
    assert table.count("k(x=i32[:], out=i32[:]) (checked)") == 1
    assert table.count("k(x=i32[:], out=i32[:])") == 2
    found = json.loads(tackc("cache", "info", "--json").stdout)["variants"]
    assert sorted(entry["checked"] for entry in found) == [False, True]


def test_what_a_build_refuses(source: Path, tmp_path: Path) -> None:
    result = tackc("build", source, "--arch", "cpu:v2", "--variants", "debug", "-o", tmp_path / "k.tackb")
    assert result.exit_code == 2
    assert "unknown variant 'debug'; there are release, checked" in result.stderr


def test_print_after_the_pass(source: Path, tmp_path: Path) -> None:
    arguments = ("build", source, "--arch", "cpu:v2", "-o", tmp_path / "k.tackb", "-q", "--print-after", "check")
    assert tackc(*arguments).stdout == ""
    assert tackc(*arguments, "--variants", "release,checked").stdout.count("# after check") == 1
