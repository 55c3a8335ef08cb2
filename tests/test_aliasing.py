"""Arrays that overlap: program order holds within an iteration, whatever views of one buffer a call passes (section 15).

The kernels are of the kinds that an optimizer rearranges: loops that it makes vector code of, loads that it would like to hoist,
stores that it would like to drop. Views are drawn; what is right is what the interpreter and the evaluator of the source leave
behind, to the bit. `running.check` compares them with machine code at each level, in chunks and threads, and with calls.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import cpu_run
import numpy as np
import pytest
from generator import running
from generator.arguments import contents
from generator.plans import COSTS
from generator.running import Case, Plan
from generator.types import FLOATS, INTEGERS, dtype

import tack
from tack_runtime.drivers import cpu_native

LENGTH = 70  # several vectors of every type, and a rest
ROUNDS = 3  # of drawn views, for each kernel

# Bodies of `for j in range(1, n):` in a kernel of one iteration.
ORDERED = {
    "shifted": "y[j] = x[j - 1] + 1",
    "accumulated": "y[j] = x[j] + y[j - 1]",
    "backwards": "y[n - j] = x[j] - 3",
    "swapped": "x[j], y[j] = y[j], x[j]",
    "a load that a store may change": "y[j] = x[0] + x[j]",
    "a store that the next turn reads": "y[0] = x[j]\nz[j] = x[1] + y[0]",
    "two stores": "y[j] = x[j]\nz[j] = y[j] * 3",
    "a store under a condition": "if x[j] > z[j - 1]:\n    y[j] = x[j] * 2\nelse:\n    z[j] = y[j]",
    "in place": "y[j] += x[j]\nz[j] -= y[j - 1]",
    "a store that a later one covers": "y[j] = 1\nz[j] = x[j]\ny[j] = z[j] + 5",
    "an inner loop of no turns at times": "for m in range(j % 3):\n    y[j] += x[m] + z[j - m]",
    "a loop that stops": "if x[j] == 5:\n    break\ny[j] = z[j]",
    "a function": "y[j] = moved(x, z, j) + x[j]",
    "a local array": "tmp[j % 4] = x[j]\ny[j] = tmp[(j + 1) % 4] + z[j]",
}

# Bodies of iterations that reach element `i` of each array and nothing else.
PARALLEL = {
    "in place": "y[i] = x[i] * 2 + y[i]",
    "a store, then a load": "y[i] = 3\nz[i] = x[i] + y[i]",
    "one after the other": "x[i] = x[i] + 1\ny[i] = y[i] * 2\nz[i] = x[i] - y[i]",
    "swapped": "x[i], y[i] = y[i] + 1, x[i]",
    "a store under a condition": "if x[i] > 3:\n    y[i] = 1\nelse:\n    z[i] = x[i]\nx[i] += z[i]",
    "an inner loop": "for m in range(4):\n    y[i] = y[i] + x[i]\n    x[i] = y[i] * m",
    "a load kept": "first = x[i]\ny[i] = 7\nz[i] = first + x[i]",
    "an iteration that ends early": "if y[i] == 0:\n    continue\nx[i] = y[i]\nz[i] += x[i]",
    "a function": "y[i] = moved(x, z, i) + x[i]",
}

TEXT = """\
import tack

@tack.func
def moved(a, b, j):
    b[j] = a[j] + 1
    return a[j] * 2

@tack.kernel
def k(x: tack.{}[:], y: tack.{}[:], z: tack.{}[:], n: tack.i32):
"""

HEAD = """\
    for i in range(1):
        tmp = tack.local_array_like(x, 4)
        for j in range(4):
            tmp[j] = j
        first = x[n - 1]
        for j in range(1, n):
{}
        z[0] = first
"""


def indented(body: str, indent: int) -> str:
    return "\n".join(" " * indent + line for line in body.splitlines())


def types_of_one_size(source: random.Random) -> list[str]:
    """One floating type, or integers of one width: what one iteration owns is the same elements of all views."""
    if source.random() < 0.3:
        return [source.choice(FLOATS)] * 3
    width = source.choice(("8", "16", "32"))
    return [source.choice("iu") + width for _ in "xyz"]


def types_of_any_size(source: random.Random) -> list[str]:
    """One floating type, or integers: bits of one type may be a NaN of another, and what happens to those is not said.

    No u64, which meets none of the signed types (T-008).
    """
    return [source.choice(FLOATS)] * 3 if source.random() < 0.3 else [source.choice(INTEGERS[:7]) for _ in "xyz"]


def arguments(source: random.Random, types: list[str], length: int) -> dict[str, Any]:
    arrays = {name: contents(type_, (LENGTH,), source.randrange(1000)) for name, type_ in zip("xyz", types, strict=True)}
    return {**arrays, "n": np.int32(length)}


def ordered(source: random.Random, body: str) -> Case:
    """One iteration on views that lie as they like: whole elements apart where they are floats, else bytes."""
    types = types_of_any_size(source)
    text = TEXT.format(*types) + HEAD.format(indented(body, 12))
    places = [(0, 0, 1, 2, 3, 8, LENGTH - 1, 3 * LENGTH)[source.randrange(8)] for _ in "xyz"]
    steps = [dtype(type_).itemsize if type_ in FLOATS else source.choice((1, dtype(type_).itemsize)) for type_ in types]
    shared = tuple((name, place * step) for name, place, step in zip("xyz", places, steps, strict=True))
    return Case(text, arguments(source, types, source.choice((1, 2, LENGTH, LENGTH))), parallel=False, shared=shared)


def parallel(source: random.Random, body: str) -> Case:
    """Iterations on views of the same elements, or one of two views a few elements further and its index as many lower."""
    types = types_of_one_size(source)
    size, shift = dtype(types[0]).itemsize, source.choice((0, 0, 1, 5))
    text = TEXT.format(*types) + f"    for i in range({shift}, n):\n{indented(body, 8)}\n"
    first = source.choice("xyz")
    if "moved" not in body:  # it has one index for two arrays
        text = text.replace(f"{first}[i]", f"{first}[i - {shift}]")
        shared = tuple((name, size * shift if name == first else 0) for name in "xyz")
    else:
        shared = (("x", 0), ("y", 0), ("z", 0))
    apart = source.choice("xyz__")
    shared = tuple((name, place) for name, place in shared if name != apart)
    return Case(text, arguments(source, types, source.choice((shift, 7, LENGTH, LENGTH))), shared=shared)


def plan(source: random.Random) -> Plan:
    return Plan(
        level=source.choice(cpu_run.LEVELS),
        order=source.randrange(100),
        cuts=tuple(source.randrange(1000) for _ in range(source.randrange(4))),
        threads=source.random() < 0.5,
        unaligned=source.random() < 0.5,
        cost=source.choice(COSTS),
    )


@pytest.mark.parametrize("name", ORDERED)
def test_ordered_work_on_any_views(name: str, tmp_path: Path) -> None:
    """M-001, E-014, E-018, L-006"""
    for number in range(ROUNDS):
        source = random.Random(f"{name} {number}")
        running.check(ordered(source, ORDERED[name]), plan(source), tmp_path)


@pytest.mark.parametrize("name", PARALLEL)
def test_iterations_on_the_same_elements(name: str, tmp_path: Path) -> None:
    """M-001, M-007, E-014"""
    for number in range(ROUNDS):
        source = random.Random(f"{name} {number}")
        running.check(parallel(source, PARALLEL[name]), plan(source), tmp_path)


def test_kernels_of_a_bundle_on_any_views(tmp_path: Path) -> None:
    """M-001, M-002, J-002: the bundle has the code for arrays that are apart, too, and does not use it here."""
    source = random.Random(1)
    cases = [ordered(source, body) for body in ORDERED.values()] + [parallel(source, body) for body in PARALLEL.values()]
    running.check_bundle(cases, tmp_path)


@pytest.mark.parametrize("name", [*ORDERED, *PARALLEL])
def test_separate_arrays_have_code_of_their_own(name: str, tmp_path: Path) -> None:
    """M-002: with the promise that no written array overlaps another, the same results."""
    source = random.Random(name)
    case = ordered(source, ORDERED[name]) if name in ORDERED else parallel(source, PARALLEL[name])
    apart = Case(case.text, case.arguments, parallel=case.parallel)
    for entry in cpu_run.ENTRIES:
        running.check(apart, Plan(entry=entry, cuts=(300, 700)), tmp_path)


def test_elements_of_two_sizes(tmp_path: Path) -> None:
    """M-001: an iteration owns one element of a view, and the two of the other that are the same bytes."""
    text = """\
import tack

@tack.kernel
def k(wide: tack.u32[:], narrow: tack.u16[:]):
    for i in range(len(wide)):
        narrow[2 * i] = narrow[2 * i + 1] + 1
        wide[i] = wide[i] * 3
        narrow[2 * i + 1] = narrow[2 * i] - narrow[2 * i + 1]
"""
    arrays = {"wide": contents("u32", (LENGTH,), 5), "narrow": contents("u16", (2 * LENGTH,), 7)}
    case = Case(text, arrays, shared=(("wide", 0), ("narrow", 0)))
    for level in cpu_run.LEVELS:
        running.check(case, Plan(level=level, cuts=(100, 533), threads=True, cost=2500), tmp_path)


@pytest.mark.parametrize("seed", range(10))
def test_rows_in_place(seed: int, tmp_path: Path) -> None:
    """M-001: an iteration owns a row of both views, and works on it in order."""
    text = """\
import tack

@tack.kernel
def k(x: tack.i32[:, :], y: tack.i32[:, :], s: tack.i32):
    for i in range(x.shape[0]):
        for j in range(s, x.shape[1]):
            y[i, j] = x[i, j - s] + x[i, j]
        for j in range(y.shape[1] - s):
            x[i, j + s] -= y[i, j]
"""
    shape, step = (7, 19), np.int32(seed % 4)
    arrays = {"x": contents("i32", shape, seed), "y": contents("i32", shape, seed + 1), "s": step}
    running.check(
        Case(text, arrays, shared=(("x", 0), ("y", 0))), Plan(cuts=(250, 600), threads=True, cost=COSTS[seed % 5]), tmp_path
    )


# --- which code runs -----------------------------------------------------------------------------------------------------


@tack.kernel
def mixed(a, b, c, d):
    for _ in range(1):
        a[0] = c[0] + d[0]
        b[0] = c[1]


def span(source: random.Random, memory: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A view of some elements, or of none."""
    start = source.randrange(60)
    return memory[start : start + 4 * source.choice((1, 1, 2, 3))].view(np.int32)


def test_the_promise_is_made_where_no_written_byte_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """M-002: of random views of one buffer; a and b are written, c and d are only read and may overlap."""
    made: list[bool] = []
    bound = cpu_native.NativeVariant.bound

    def noted(self: Any, slots: Any, count: int, noalias: bool) -> Any:
        made.append(noalias)
        return bound(self, slots, count, noalias)

    monkeypatch.setattr(cpu_native.NativeVariant, "bound", noted)
    source, memory = random.Random(7), np.zeros(80, np.uint8)
    outcomes = set()
    for _ in range(400):
        views = [span(source, memory) for _ in "abcd"]
        used = [
            set(range(view.__array_interface__["data"][0], view.__array_interface__["data"][0] + view.nbytes)) for view in views
        ]
        mixed.bind(*views)
        shares = any(used[written] & used[other] for written in (0, 1) for other in range(4) if other != written)
        assert made[-1] is not shares
        outcomes.add(shares)
    assert outcomes == {True, False}


@pytest.mark.parametrize("frozen", range(4))
@pytest.mark.parametrize("step", [0, 1, 5, 8])
def test_a_read_only_view_is_read_and_not_written(frozen: int, step: int) -> None:
    """M-006: also where another view of the same memory may be written."""
    memory, wanted = np.arange(80, dtype=np.int32), np.arange(80, dtype=np.int32)
    views, (a, b, c, d) = ([buffer[step * k : step * k + 8] for k in range(4)] for buffer in (memory, wanted))
    views[frozen].flags.writeable = False
    if frozen < 2:
        with pytest.raises(ValueError, match=f"parameter '{'ab'[frozen]}' may be written, but its array is read-only"):
            mixed(*views)
    else:
        mixed(*views)
        a[0] = c[0] + d[0]
        b[0] = c[1]
    np.testing.assert_array_equal(memory, wanted)
