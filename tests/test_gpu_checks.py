"""Debug mode on GPUs: the record that a launch leaves names the first failure, whatever order threads run in (O-020).

What checked kernels leave in arrays and record is in the cases of every target (`check_cases.py`); here is the record itself.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import check_cases
import gpu_run
import numpy as np
import pytest
from irbuild import make_kernel, vector
from launches import RECORD, cuda_grids, record

from tack_runtime.checks import AFTER, BEFORE, NO_FAILURE, Record
from tack_runtime.dtypes import f32, i64
from tackc.compiler import ir
from tackc.compiler.sites import site
from tackc.compiler.target import unsupported
from tackc.emitters import TARGETS
from tackc.emitters.metal import METAL

# --- the record by itself ----------------------------------------------------------------------------------------------


def reporting() -> ir.Kernel:
    """A kernel that runs `numbers.shape[0]` iterations and reports in each of them; see `renumbered`."""
    numbers, i = vector("numbers", i64), ir.Local("i", i64)
    number = ir.Load(numbers, (ir.Read(i),))
    loc = ir.Loc("k.py", 1, 1)
    place = site(make_kernel((numbers,), ()), "index", loc, numbers)
    report = ir.Report(place, (number, ir.Apply("neg", (number,), i64)), loc)
    return make_kernel((numbers,), (report,), axes=(ir.Axis(i, 0, ("dim", "numbers", 0), 1),))


def renumbered(text: str) -> str:
    """The source with the number of an iteration loaded from memory, so that any number can be one."""
    before, call, after = text.rpartition("    tk_report(")
    record_, place, _, index, number, negative = after.split(");")[0].split(", ")
    return f"{before}{call}{record_}, {place}, {number}, {index}, {number}, {negative});{after.partition(');')[2]}"


def reporter(target: str, folder: Path) -> gpu_run.Machine:
    return gpu_run.machine(target, [renumbered(TARGETS[target].emit(reporting(), "k"))], folder)


def reported(machine: gpu_run.Machine, numbers: list[int], kept: np.ndarray) -> np.ndarray:
    """The record after iterations of these numbers."""
    given = {"numbers": np.array(numbers, np.int64), RECORD: kept.copy()}
    (grid,) = cuda_grids(reporting(), given)
    machine.launch("k", reporting(), given, grid)
    return given[RECORD]


def shuffled(numbers: list[int]) -> list[int]:
    return random.Random(1).sample(numbers, len(numbers))


NUMBERS = {
    "upwards": list(range(3, 20_003)),
    "downwards": list(range(20_003, 3, -1)),
    "mixed": shuffled(list(range(100_000, 120_000))),
    "beyond 32 bits": shuffled([2**40 + 7 * turn for turn in range(600)]),
    "beyond 32 bits and one below": shuffled([2**33 + turn for turn in range(600)] + [2**32 - 3]),
    "around 32 bits": shuffled([2**32 + turn for turn in range(-5, 300)]),
    "the largest that takes 32 bits": shuffled([2**32 - 2, 2**32 - 1, 2**32]),
    "after the loop": [AFTER],
    "before the loop": shuffled([BEFORE, *range(5000)]),
    "the first": shuffled(list(range(700))),
}


def check(name: str, machine: gpu_run.Machine) -> None:
    """Hold the record against the lowest number, which is kept with its own values, in every order of threads."""
    lowest = min(NUMBERS[name])
    for order in gpu_run.orders(machine):
        gpu_run.set_order(machine, order)
        found = reported(machine, NUMBERS[name], record())
        assert found[1:].tolist() == [lowest, 0, lowest, -lowest]
        assert found.view(np.uint32).tolist()[:2] == [0, max(2**32 - 2 - lowest, 0)]


@pytest.fixture(scope="module", params=gpu_run.RUNNING)
def machine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> gpu_run.Machine:
    return reporter(request.param, tmp_path_factory.mktemp(request.param))


@pytest.mark.parametrize("name", NUMBERS)
def test_the_lowest_iteration_is_kept(machine: gpu_run.Machine, name: str) -> None:
    """O-020: whichever thread comes first."""
    check(name, machine)


def test_an_earlier_record_stays(machine: gpu_run.Machine) -> None:
    """A result kernel goes on with the record of the loop."""
    kept = reported(machine, [50, 40], record())
    assert reported(machine, [41, 60, AFTER], kept)[1:].tolist() == [40, 0, 40, -40]


def test_it_is_the_record_of_the_cpu() -> None:
    """Where the runtime reads it."""
    found = Record.from_buffer_copy(np.array([7, 3, 2, 12, 10], np.int64).tobytes())
    assert (found.iteration, found.site, list(found.values)) == (3, 2, [12, 10])
    assert record().tolist() == [0, NO_FAILURE, 0, 0, 0]


# --- after the loop ----------------------------------------------------------------------------------------------------

RETURNS = """
@tack.kernel
def k(x: tack.i32[:], n: tack.i32) -> int:
    for i in range(len(x)):
        x[i] = i
    return x[n] // (n - 2)
"""


@pytest.mark.parametrize(("n", "wanted"), [(3, (NO_FAILURE, 0, 0, 0)), (9, (AFTER, 1, 9, 5)), (2, (AFTER, 2, 0, 0))])
@pytest.mark.parametrize("target", gpu_run.RUNNING)
def test_what_is_returned_is_checked(target: str, n: int, wanted: tuple[int, ...], tmp_path: Path) -> None:
    """O-020, P-031"""
    _, kernel = check_cases.kernels(RETURNS)
    given: dict[str, Any] = {"x": np.zeros(5, np.int32), "n": np.int32(n), RECORD: record()}
    machine = gpu_run.machine(target, [TARGETS[target].emit(kernel, "k")], tmp_path, "CL1.2")
    (grid,) = cuda_grids(kernel, given)
    machine.launch("k", kernel, given, grid)
    assert machine.result("k", kernel, given) == (3 if n == 3 else 0)
    assert tuple(given[RECORD][1:].tolist()) == wanted


# --- what targets take -------------------------------------------------------------------------------------------------


def test_the_record_is_one_of_metal_s_buffers() -> None:
    """R-032"""
    arrays = [vector(f"a{number}", f32) for number in range(30)]
    report = reporting().loop.body
    fits, over = (make_kernel((*arrays[:count], vector("numbers", i64)), report) for count in (28, 29))
    assert unsupported(fits, METAL) is None
    assert "[[buffer(30)]]" in METAL.emit(fits, "tk")
    refused = unsupported(over, METAL)
    assert refused is not None
    assert refused.reason == "it has 30 array parameters; Metal has room for 29, in debug mode"
