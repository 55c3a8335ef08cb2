"""Long kernels: no stage of the compiler takes more per statement, and their code is right."""

from __future__ import annotations

import cProfile
import importlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cpu_run import ENTRIES, LEVELS, run
from programs import build

from tackc.compiler import interpret, ir, pipeline
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.compiler.verify import verify
from tackc.emitters import cuda, llvm, metal
from tackc.specialize import signatures
from tackc.toolchains import cpu
from tackc.variant import variant_of

ROOT = Path(__file__).parent.parent


@pytest.fixture
def scaling(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT))
    return importlib.import_module("bench.scaling")


def calls(run_: Callable[[], Any]) -> tuple[int, Any]:
    """How many calls of functions a stage makes, which is the same every time, and what it gives."""
    profile = cProfile.Profile()
    result = profile.runcall(run_)
    return sum(entry.callcount for entry in profile.getstats()), result


def work(kernel: Any) -> dict[str, int]:
    """The calls of every stage for one kernel object."""
    program, signature = capture(kernel), signatures(kernel)[0]
    counts: dict[str, int] = {}

    def stage(name: str, run_: Callable[[], Any]) -> Any:
        counts[name], result = calls(run_)
        return result

    made = stage("frontend", lambda: lower(program, signature)).kernel
    for each in pipeline.PASSES:
        made = stage(each.name, lambda fn=each.fn, before=made: fn(before))
    stage("verify", lambda: verify(made, *pipeline.NAMES))
    stage("describe", lambda: variant_of(made, signature, "0" * 64))
    for name, emit in (("llvm", llvm.emit), ("cuda", cuda.emit), ("metal", metal.emit)):
        stage(name, lambda emit=emit: emit(made, "tk_made"))
    return counts


@pytest.mark.parametrize("shape", ["straight", "branches", "loops", "calls"])
def test_no_stage_takes_more_per_statement_in_a_longer_kernel(scaling: Any, shape: str, tmp_path: Path) -> None:
    found = []
    for size in (100, 100, 1000):  # the first one fills what is filled once
        path = tmp_path / f"{shape}{size}.py"
        path.write_text(scaling._source(scaling._SHAPES[shape], size))
        found.append(work(scaling._module(path).k))
    growth = {stage: found[2][stage] / found[1][stage] for stage in found[1]}
    assert all(ratio < 12 for ratio in growth.values()), growth


def test_the_tables_have_every_stage_of_every_shape_and_example(scaling: Any) -> None:
    data = scaling.measure((10, 20))
    lines = scaling.table(data)
    between = lines.index("")
    assert between == 2 + len(scaling._SHAPES) * len(scaling.STAGES)
    examples = lines[between + 3 :]
    assert [line.split(" ")[1] for line in examples] == [example.kernel for example in scaling.EXAMPLES]
    assert all(float(cell) >= 0 for line in examples for cell in line.split("|")[2 : 3 + len(scaling.STAGES)])


def long_kernel() -> ir.Kernel:
    """A long body with statements of every kind."""
    lines = []
    for k in range(40):
        lines += [
            f"v{k} = x[i] * {k}.5 + t",
            f"if c[i] % {k % 5 + 1} == 0:",
            f"    t = t + v{k} / {k + 1}.0",
            "else:",
            "    t = t - x[i]",
            f"for j in range({k % 3}):",
            f"    t = t * 0.5 + x[(i + j) % {k % 4 + 1}]",
            f"    c[i] = c[i] + {k} // (c[i] + 1)",
        ]
    body = "\n".join(f"        {line}" for line in lines)
    head = (
        "@tack.kernel\ndef k(x: tack.f32[:], c: tack.i32[:], out: tack.f32[:]):\n    for i in range(len(x)):\n        t = 0.0\n"
    )
    return pipeline.run(lower(*build(f"{head}{body}\n        out[i] = t\n")).kernel)


def test_very_long_kernels_give_the_interpreters_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    """N-011, J-002: with the short list of LLVM's passes."""
    made = long_kernel()
    monkeypatch.setattr(cpu, "LONG", 1000)
    assert cpu.longest_function(llvm.emit(made, "tk_made")) > cpu.LONG
    x = np.linspace(-3, 5, 9, dtype=np.float32)

    def fresh() -> dict[str, Any]:
        return {"x": x, "c": np.arange(9, dtype=np.int32), "out": np.zeros(9, np.float32)}

    wanted = fresh()
    interpret.run(made, wanted)
    for entry in ENTRIES:
        got = fresh()
        run(made, got, LEVELS[-1], entry=entry)
        np.testing.assert_array_equal(got["out"], wanted["out"])
        np.testing.assert_array_equal(got["c"], wanted["c"])


def test_other_kernels_get_all_of_llvms_passes() -> None:
    """The limit is far above what people write."""
    text = llvm.emit(pipeline.run(lower(*build(SHORT)).kernel), "tk_made")
    assert cpu.longest_function(text) < cpu.LONG / 100
    assert re.search(r"fmul <\d+ x float>", cpu.optimized(text, "x86-64-v3"))


SHORT = """
@tack.kernel
def k(x: tack.f32[:], out: tack.f32[:]):
    for i in range(len(x)):
        out[i] = 2.0 * x[i]
"""
