"""`tack.algorithms.exclusive_scan` and `inclusive_scan` on the CPU (Q-010, Q-011, Q-017); on all devices: tests/conformance."""

from __future__ import annotations

import array
import itertools
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import tack
from tack.algorithms import exclusive_scan, inclusive_scan, scan
from tack_runtime import launched_conversion
from tack_runtime.conversion import convert
from tack_runtime.dtypes import BY_NAME, Scalar

TYPES = list(BY_NAME.values())
INTEGERS = [type_ for type_ in TYPES if not type_.is_float]
CHUNK = 2048


def values(type_: Scalar, n: int) -> Any:
    chance = np.random.default_rng(n)
    if type_.is_float:
        return (chance.normal(size=n) * 1000).astype(type_.numpy)
    return chance.integers(type_.minimum, type_.maximum, n, type_.numpy, endpoint=True)


@pytest.mark.parametrize("target", TYPES, ids=str)
def test_sums_form_in_the_type_of_the_target(target: Scalar) -> None:
    """Q-010: of elements of every type, converted first; integers are exact at any length, and wrap."""
    for source, n in itertools.product(TYPES, (0, 1, 7, CHUNK + 1, 2 * CHUNK + 18)):
        src, dst = values(source, n), np.full(n + 2, 7, target.numpy)
        converted = convert(src, target)
        with np.errstate(over="ignore"):
            sums = np.cumsum(converted, dtype=np.longdouble if target.is_float else target.numpy)
        for function, wanted in ((exclusive_scan, np.append(sums.dtype.type(0), sums)[:n]), (inclusive_scan, sums)):
            total = function(src, dst, n)
            assert type(total) is (float if target.is_float else int)
            if target.is_float:
                bound = (CHUNK // 4 + 8) * np.finfo(target.numpy).eps / 2 * np.cumsum(np.abs(converted, dtype=np.longdouble))
                assert (np.abs(dst[:n] - wanted) <= bound).all()
                assert abs(total - np.append(0, sums)[-1]) <= np.append(0, bound)[-1]
                assert function is exclusive_scan or not n or total == dst[n - 1]
            else:
                np.testing.assert_array_equal(dst[:n], wanted)
                assert total == (sums[-1] if n else 0)
            assert dst[n:].tolist() == [7, 7]


DIFFERENT = [
    pair for pair in itertools.permutations(TYPES, 2) if any(each.is_float for each in pair) or pair[0].size != pair[1].size
]
SPECIAL = [
    0.0,
    -0.0,
    0.5,
    -1.5,
    127.9,
    128.0,
    -129.0,
    255.5,
    65536.0,
    2.0**31,
    -(2.0**31) - 1,
    2.0**32,
    2.0**63,
    -(2.0**63),
    2.0**64,
]
SPECIAL += [1e30, -1e30, np.inf, -np.inf, np.nan]


@pytest.mark.parametrize(("source", "target"), DIFFERENT, ids=str)
def test_elements_are_converted_as_kernels_convert(source: Scalar, target: Scalar) -> None:
    """Q-010, T-019..T-021"""
    if source.is_float:
        src = np.array(SPECIAL, source.numpy)
    else:
        limits = {source.minimum, source.maximum, source.maximum // 2, source.maximum // 2 + 1, 0, 1, 100}
        src = np.array(sorted(limits), source.numpy)
    dst = np.zeros(len(src), target.numpy)
    launched_conversion.convert(tack.wrap(src, source), tack.wrap(dst, target), len(src))
    np.testing.assert_array_equal(dst, convert(src, target))


@pytest.mark.parametrize("n", [CHUNK + 5, scan.SHORT + 5, scan.SLAB + CHUNK + 5])
def test_in_place_and_overlapping(n: int) -> None:
    """Q-010: `dst` may be `src`, begin before it or within it, or be its memory as another type."""
    row = values(tack.i32, n + 10)
    for scanned, first in itertools.product((exclusive_scan, inclusive_scan), (0, 3, 5, 10)):
        memory = row.copy()
        sums = np.cumsum(row[5 : 5 + n], dtype=np.int32)
        total = scanned(memory[5 : 5 + n], memory[first : first + n])
        assert total == sums[-1]
        wanted = row.copy()
        wanted[first : first + n] = sums if scanned is inclusive_scan else np.append(0, sums)[:n]
        np.testing.assert_array_equal(memory, wanted)
    memory = row.copy()
    exclusive_scan(memory[:n], memory[:n].view(np.float32))
    apart = np.empty(n, np.float32)
    exclusive_scan(row[:n], apart)
    np.testing.assert_array_equal(memory[:n].view(np.float32), apart)


def test_shapes_and_lengths() -> None:
    """Q-010: any shapes, in row-major order; all of `src` where `n` is not given."""
    square, row = np.arange(12, dtype=np.int16).reshape(3, 4), tack.zeros(20, tack.i64)
    assert inclusive_scan(square, row) == 66
    assert row.numpy().tolist() == [*np.cumsum(np.arange(12)), *[0] * 8]
    numbers = array.array("i", [3, 0, 2])
    assert exclusive_scan(numbers, numbers) == 5
    assert numbers.tolist() == [0, 3, 3]
    point, single = tack.full((), 5, tack.u8), tack.zeros((1, 1), tack.u8)
    assert exclusive_scan(point, single) == 5
    assert inclusive_scan(point, single, np.int64(1)) == 5
    assert single[0] == 5
    empty = tack.empty((0, 3), tack.i32)
    assert exclusive_scan(empty, empty) == 0
    full = np.full(300, 1, np.uint8)
    assert exclusive_scan(full, full) == 300 % 256


def test_sums_of_what_is_not_negative_never_fall() -> None:
    """Q-010: also across the borders of chunks; the total is the last sum, whichever scan has made it."""
    src = np.abs(values(tack.f32, scan.SLAB + 3 * CHUNK + 1))
    before, after = np.empty_like(src), np.empty_like(src)
    total = exclusive_scan(src, before)
    assert inclusive_scan(src, after) == total == after[-1]
    assert (np.diff(before) >= 0).all()
    np.testing.assert_array_equal(before[1:], after[:-1])


def test_launches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Q-011: one for 4096 elements, three for a million; the total is an element that is read."""
    launched: list[str] = []

    def counted(name: str) -> Any:
        def launch(*arguments: Any) -> None:
            launched.append(name)
            found(*arguments)

        found = kernel(name)
        return launch

    kernel = scan.kernel
    monkeypatch.setattr(scan, "kernel", counted)
    for n, launches in ((1, 1), (4096, 1), (4097, 3), (1_000_000, 3)):
        for type_ in (np.int32, np.float64):
            launched.clear()
            ones = np.ones(n, type_)
            assert exclusive_scan(ones, ones) == n
            assert len(launched) == launches


def test_any_number_of_threads_gives_the_same_bits() -> None:
    """Q-010, N-011: one thread goes through the elements once, several twice."""
    program = (
        "import hashlib, numpy as np\n"
        "from tack.algorithms import exclusive_scan\n"
        "src = np.random.default_rng(1).normal(size=(1 << 20) + 5000).astype(np.float32)\n"
        "dst = np.empty_like(src)\n"
        "print(exclusive_scan(src, dst), hashlib.sha256(dst).hexdigest())\n"
        "src = src.view(np.int32)\n"
        "print(exclusive_scan(src, src), hashlib.sha256(src).hexdigest())\n"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "TACK_CPU_THREADS": str(threads)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for threads in (1, 2, 3)
    }
    assert len(printed) == 1


def test_the_module_is_loaded_when_it_is_mentioned() -> None:
    """Q-017: as an attribute of `tack`, too."""
    program = "import sys, tack; assert 'tack.algorithms' not in sys.modules; tack.algorithms.exclusive_scan"
    subprocess.run([sys.executable, "-c", program], check=True)
    assert set(tack.algorithms.__all__) <= set(dir(tack.algorithms))
    with pytest.raises(AttributeError, match="has no attribute 'scan_all'"):
        tack.algorithms.scan_all  # noqa: B018
    with pytest.raises(AttributeError, match=r"no attribute 'cumsum'; it is inclusive_scan\(src, dst\)"):
        tack.algorithms.cumsum  # noqa: B018


VECTORS = tack.wrap(np.zeros((4, 3), np.float32), tack.vec3())
READ_ONLY = np.zeros(4, np.int32)
READ_ONLY.flags.writeable = False


@pytest.mark.parametrize(
    ("src", "dst", "n", "error", "text"),
    [
        (np.ones(4, np.int32), np.zeros(4, np.int32), 5, ValueError, "n is 5, but src has 4; n may be 0 to 4"),
        (np.ones(4, np.int32), np.zeros(3, np.int32), 4, ValueError, "n is 4, but dst has 3"),
        (np.ones(4, np.int32), np.zeros(3, np.int32), None, ValueError, "src has 4 elements, but dst has 3"),
        (np.ones(4, np.int32), np.zeros(4, np.int32), -1, ValueError, "n is -1, but src has 4"),
        (np.ones(4, np.int32), np.zeros(4, np.int32), 2.0, TypeError, "n says how many elements to take, as an int, not 2.0"),
        (np.ones(4, np.int32), READ_ONLY, None, ValueError, "'dst' may be written, but its array is read-only; pass dst.copy()"),
        (np.ones(4, np.int32), READ_ONLY, 0, ValueError, "read-only"),
        ([1, 2], np.zeros(4, np.int32), None, TypeError, "'src' is of type list; "),
        (np.ones(4, np.int32), None, None, TypeError, "'dst' is of type NoneType"),
        (VECTORS, np.zeros(4, np.float32), None, TypeError, "src holds numbers, not vec3(f32); tack.wrap(src, tack.f32) views"),
        (np.ones(4, np.float16), np.zeros(4, np.float32), None, TypeError, "float16"),
        (np.ones(8, np.int32)[::2], np.zeros(4, np.int32), None, ValueError, "not C-contiguous"),
    ],
)
def test_what_is_refused(src: Any, dst: Any, n: Any, error: type[Exception], text: str) -> None:
    """Q-010, M-006, H: nothing is written."""
    for function in (exclusive_scan, inclusive_scan):
        with pytest.raises(error) as caught:
            function(src, dst, n)
        assert str(caught.value).startswith(f"{function.__name__}: ")
        assert text in str(caught.value)
        assert not isinstance(dst, np.ndarray) or not dst.any()
