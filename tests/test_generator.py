"""Drawn programs, run in every way; a fixed number of them, always the same. `make fuzz` draws others, for longer."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import cpu_run
import numpy as np
import pytest
from generator import files, lanes, running
from generator.drawing.programs import Program, programs
from generator.meaning.values import LIBRARY
from generator.plans import batches, planned, search
from generator.running import Case, Difference, Plan, Scale
from lanes_harness import WIDTHS
from programs import build, options

from tackc.compiler import ir, pipeline
from tackc.compiler.accumulators import accumulators
from tackc.compiler.frontend import lower
from tackc.compiler.traverse import rewrite, statements

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = 40
BUNDLED = 6
LANED = 5


def test_programs_do_what_the_contract_says(tmp_path: Path) -> None:
    """U-001, and sections 2 to 5 as an evaluator of the source has them that is not the compiler's."""
    for seed in range(PROGRAMS):
        search(seed, planned(), lambda drawn: running.check(*drawn, tmp_path))


def test_lanes_have_the_interpreters_bits() -> None:
    """N-018, P-010, P-021: at every width, each at a level that differs from program to program."""
    for seed in range(0, LANED * 7, 7):
        search(seed, planned(), partial(in_lanes, seed))


def in_lanes(seed: int, drawn: tuple[Case, Plan]) -> None:
    runs = lanes.check(drawn[0], lanes.some_forms(seed))
    assert set(runs) == set(WIDTHS)
    cpu_run.forget()


def test_bundles_do_what_the_contract_says(tmp_path: Path) -> None:
    """J-002, J-003: whatever dimensions are open."""
    search(0, batches(BUNDLED), lambda cases: running.check_bundle(cases, tmp_path))


# --- the judge -----------------------------------------------------------------------------------------------------------

SMALL = """
import tack

@tack.kernel
def k(x: tack.i32[:], y: tack.f32[:]) -> tack.i32:
    for i in range(len(x)):
        x[i] = x[i] + 3
        y[i] = y[i] * 0.5
    return x[0]
"""


def small() -> Case:
    return Case(SMALL, {"x": np.arange(20, dtype=np.int32), "y": np.full(20, np.nan, np.float32)})


def subtracting(kernel: ir.Kernel) -> ir.Kernel:
    """A kernel with every addition a subtraction."""
    return rewrite(kernel, lambda node: ir.Apply("sub", node.args, node.type) if is_add(node) else node)


def is_add(node: object) -> bool:
    return isinstance(node, ir.Apply) and node.op == "add"


def after(function: Callable[..., Any], change: Callable[[Any], Any]) -> Callable[..., Any]:
    return lambda *args, **kwargs: change(function(*args, **kwargs))


def test_the_small_program_is_right(tmp_path: Path) -> None:
    running.check(small(), Plan(cuts=(100, 333), threads=True, cost=10**6), tmp_path)
    running.check_bundle([small()], tmp_path)


def test_a_fault_of_a_pass_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running.pipeline, "run", after(running.pipeline.run, subtracting))
    with pytest.raises(Difference, match=r"IR after the passes:\nx\[0\]: .*-3.*, not .*3"):
        running.check(small(), Plan(), tmp_path)


def test_a_fault_of_machine_code_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = running.cpu_run.run
    monkeypatch.setattr(running.cpu_run, "run", lambda kernel, *args, **kwargs: run(subtracting(kernel), *args, **kwargs))
    with pytest.raises(Difference, match="machine code"):
        running.check(small(), Plan(), tmp_path)


def test_a_fault_in_lanes_is_noticed_at_its_width(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = cpu_run.compiled

    def wrong(kernel: ir.Kernel, level: str, width: int = 1) -> Any:
        return compiled(subtracting(kernel) if width == 16 else kernel, level, width)

    monkeypatch.setattr(cpu_run, "compiled", wrong)
    with pytest.raises(lanes.LaneDifference, match=r"not .*16 lanes") as found:
        lanes.check(small())
    assert found.value.form.width == 16


def test_fewer_iterations_have_shorter_arrays() -> None:
    arguments = {"x": np.arange(30).reshape(10, 3), "n": np.int32(21), "y": np.arange(4)}
    case = Case("", arguments, scaled=(Scale("x", 0, 1, 0), Scale("n", None, 2, 1)), most=10)
    assert lanes.sizes(case, 4) == [0, 1, 3, 4, 5, 10]
    found = case.sized(4).arguments
    assert (found["x"].shape, found["n"], found["n"].dtype, len(found["y"])) == ((4, 3), 9, np.int32, 4)


@pytest.mark.parametrize(
    ("found", "wanted", "ulps", "differs"),
    [
        ([np.nan], [-np.nan], 0, False),
        ([0.0], [-0.0], 0, True),
        ([1.0], [np.nextafter(np.float32(1), np.float32(2))], 0, True),
        ([1.0], [np.nextafter(np.float32(1), np.float32(2))], 8, False),
        ([1.0], [np.nan], 8, True),
    ],
)
def test_what_counts_as_equal(found: list[float], wanted: list[float], ulps: int, differs: bool) -> None:
    arrays = np.array(found, np.float32), np.array(wanted, np.float32)
    assert bool(len(running.differing(*arrays, ulps))) is differs


# --- what is drawn ---------------------------------------------------------------------------------------------------------


def test_every_part_of_the_language_is_drawn() -> None:
    seen: set[str] = set()

    def note(program: Program) -> None:
        for node in ast.walk(ast.parse(program.source())):
            seen.add(type(node).__name__)
            if isinstance(node, ast.Call):
                seen.add(ast.unparse(node.func).rpartition(".")[2])
        seen.update(["baked"] if program.baked else [], [program.result and "result"], [str(program.parallel)])

    for seed in range(80):
        search(seed, programs(), note)
    nodes = "Add Sub Mult Div FloorDiv Mod Pow LShift RShift BitAnd BitOr BitXor USub UAdd Invert Not And Or IfExp Compare Tuple "
    nodes += "Assign AugAssign If For While Break Continue Return Pass Subscript Attribute Expr Constant List MatMult "
    calls = "abs fabs floor ceil sqrt min max pow int float i8 u8 i16 u16 i32 u32 i64 u64 f32 f64 len range ndindex "
    calls += "local_array local_array_like atomic_add atomic_min atomic_max constant baked result True False "
    calls += "vec2 vec3 vec4 mat mat2 eye select any all sum dot norm norm_sqr normalized cross outer_product transpose trace"
    assert set((nodes + calls).split()) - seen == set()
    assert len(seen.intersection(LIBRARY)) > 3


def test_sums_in_another_order_are_drawn() -> None:
    """N-019: in accumulators of one number and of two, and in private copies of floats."""
    seen: Counter[str] = Counter()

    def note(program: Program) -> None:
        text = program.source()
        kernel = pipeline.for_cpu(pipeline.run(lower(*build(text), options=options(text)).kernel))
        loops = [stmt for stmt in statements(kernel.loop) if isinstance(stmt, ir.For) and stmt.abreast]
        seen.update({f"accumulators, {stmt.stop.value}" for stmt in loops if isinstance(stmt.stop, ir.Const)})
        seen.update(["copies"] if any(found.ordered for found in accumulators(kernel)) else [])

    for seed in range(80):
        search(seed, programs(), note)
    assert min(seen[what] for what in ("accumulators, 16", "accumulators, 32", "copies")) > 1


# --- what is found -------------------------------------------------------------------------------------------------------


def test_a_program_is_written_as_a_file_that_runs(tmp_path: Path) -> None:
    case, plan = small(), Plan(cuts=(1, 2), unaligned=True)
    case.arguments["y"][3:5] = np.inf, -0.0
    case = replace(case, scaled=(Scale("x", 0, 1, 0), Scale("y", 0, 1, 0)), most=20)
    files.write(tmp_path / "found.py", case, plan, "several\nlines")
    text, read = files.read(tmp_path / "found.py")
    assert (text.text.strip(), read) == (case.text.strip(), plan)
    assert (text.scaled, text.most) == (case.scaled, case.most)
    for name, array in case.arguments.items():
        assert array.dtype == text.arguments[name].dtype
        np.testing.assert_array_equal(array, text.arguments[name])
    done = subprocess.run(
        [sys.executable, tmp_path / "found.py"], capture_output=True, text=True, env={"PYTHONPATH": str(ROOT)}, check=True
    )
    assert done.stdout.startswith("3\n")


def test_fuzzing(tmp_path: Path) -> None:
    """A second of `make fuzz`, and a program that it has written."""
    fuzz = [sys.executable, ROOT / "tests" / "fuzz.py"]
    done = subprocess.run([*fuzz, "--seconds", "1", "--seed", "1", "--workers", "1"], capture_output=True, text=True, check=True)
    assert "programs" in done.stdout
    files.write(tmp_path / "found.py", small(), Plan(cost=10**6), "")
    done = subprocess.run([*fuzz, tmp_path / "found.py"], capture_output=True, text=True, check=True)
    assert done.stdout == "as expected\n"
    bad = (tmp_path / "found.py").read_text().replace("PLAN =", 'raise SystemExit("stop")\nPLAN =')
    (tmp_path / "bad.py").write_text(bad)
    assert subprocess.run([*fuzz, tmp_path / "bad.py"], capture_output=True, check=False).returncode == 1
