"""The examples for devices with workgroups, run where GPU code runs here, against NumPy."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import gpu_run
import numpy as np
import pytest
from launches import cuda_grids

from tackc.compiler import ir, pipeline
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.emitters import TARGETS
from tackc.specialize import signatures

EXAMPLES = Path(__file__).resolve().parent.parent / "kernels_examples"
NAMES = ("nbody_tiled", "block_reductions", "matmul_tiled")


@cache
def module(name: str) -> ModuleType:
    sys.path.insert(0, str(EXAMPLES))
    try:
        spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        found = importlib.util.module_from_spec(spec)
        sys.modules[name] = found
        spec.loader.exec_module(found)
        return found
    finally:
        sys.path.remove(str(EXAMPLES))


class Run(NamedTuple):
    """A kernel of an example, its arguments, and how exactly it gives what its arrays are to hold."""

    example: str
    kernel: str
    arguments: dict[str, Any]
    wanted: dict[str, np.ndarray]
    relative: float = 0
    absolute: float = 0

    def lowered(self) -> ir.Kernel:
        kernel = getattr(module(self.example), self.kernel)
        (signature,) = signatures(kernel)
        return pipeline.run(lower(capture(kernel), signature).kernel)


@cache
def runs() -> tuple[Run, ...]:
    return tuple(_runs())


def _runs() -> Iterator[Run]:
    """Sizes are a few workgroups."""
    nbody, reductions, matmul = map(module, NAMES)
    pos, mass = nbody.bodies(512)
    pulls = nbody.attract_with_numpy(pos.astype(np.float64), mass.astype(np.float64))
    yield Run("nbody_tiled", "attract", {"pos": pos, "mass": mass, "acc": np.zeros_like(pos)}, {"acc": pulls}, 1e-4, 1e-6)
    moved = {"vel": 0.5 * pulls.astype(np.float32)}
    moved["pos"] = pos + np.float32(0.5) * moved["vel"]
    given = {"pos": pos, "vel": np.zeros_like(pos), "acc": pulls.astype(np.float32), "dt": np.float32(0.5)}
    yield Run("nbody_tiled", "move", given, moved)

    values = np.random.default_rng(3).normal(size=(5, 256)).astype(np.float32)
    exact = values.astype(np.float64)
    empty = {name: np.zeros(5, np.float32) for name in ("total", "low", "high")}
    extremes = {"low": values.min(axis=1), "high": values.max(axis=1)}
    yield Run("block_reductions", "stretches", {"x": values.ravel(), **empty}, extremes)
    yield Run("block_reductions", "stretches", {"x": values.ravel(), **empty}, {"total": exact.sum(axis=1)}, 0, 1e-4)
    softmax = {"out": reductions.softmax_with_numpy(values)}
    yield Run("block_reductions", "softmax", {"rows": values, "out": np.zeros_like(values)}, softmax, 1e-5)
    squares = {"total": np.array([(exact**2).sum()])}
    yield Run("block_reductions", "squares", {"x": values.ravel(), "total": np.zeros(1, np.float32)}, squares, 1e-5)

    a, b = matmul.matrices(32, 48, 64)
    product = {"out": a.astype(np.float64) @ b.astype(np.float64)}
    for kernel in ("multiply", "multiply_plainly"):
        yield Run("matmul_tiled", kernel, {"a": a, "b": b, "out": np.zeros((32, 64), np.float32)}, product, 1e-5)


@pytest.fixture(scope="module", params=gpu_run.RUNNING)
def launch(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[Run, int], dict[str, Any]]:
    """Runs a kernel on a target; what its arrays hold afterwards."""
    target = request.param
    kernels = {(run.example, run.kernel): run.lowered() for run in runs()}
    sources = [TARGETS[target].emit(kernel, f"{example}_{name}") for (example, name), kernel in kernels.items()]
    machine = gpu_run.machine(target, sources, tmp_path_factory.mktemp(target))

    def launched(run: Run, order: int) -> dict[str, Any]:
        kernel, arguments = kernels[run.example, run.kernel], {name: value.copy() for name, value in run.arguments.items()}
        gpu_run.set_order(machine, order)
        machine.launch(f"{run.example}_{run.kernel}", kernel, arguments, cuda_grids(kernel, arguments)[0])
        return arguments

    return launched


@pytest.mark.parametrize("run", runs(), ids=lambda run: f"{run.kernel} {'-'.join(run.wanted)}")
def test_examples_agree_with_numpy(run: Run, launch: Callable[[Run, int], dict[str, Any]]) -> None:
    """J-005, S000-9, W-004, W-017: in several orders of lanes where these can be chosen."""
    for order in gpu_run.ORDERS:
        found = launch(run, order)
        for name, wanted in run.wanted.items():
            np.testing.assert_allclose(found[name], wanted, rtol=run.relative, atol=run.absolute)


def test_tiles_change_no_bit(launch: Callable[[Run, int], dict[str, Any]]) -> None:
    """The products of an element are added in the same order."""
    tiled, plain = (launch(run, 2)["out"] for run in runs() if run.example == "matmul_tiled")
    np.testing.assert_array_equal(tiled, plain)


@pytest.mark.refusal
@pytest.mark.parametrize("name", NAMES)
def test_the_cpu_refuses_them(name: str) -> None:
    """W-002: with an exception that names what is missing."""
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), "--arch", "cpu", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 1
    assert "CPU backend does not support workgroup execution required by b" in done.stderr
