"""Every example on every device: its calls, as its own `main` makes them, give there what they give on the CPU."""

from __future__ import annotations

import copy
import math
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from bare import on_device
from conftest import load_source

import tack
import tack_runtime
from tack_runtime.arrays import Array
from tack_runtime.textures import Texture3D

EXAMPLES = Path(__file__).parents[2] / "kernels_examples"
NAMES = sorted(path.stem for path in EXAMPLES.glob("*.py") if "__main__" in path.read_text("utf-8"))
TURNS = 2  # recorded calls of each kernel
SMALLER = {  # what takes long here, where lanes of a workgroup are fibers
    "block_reductions": ("rows, rng = 4096", "rows, rng = 16"),
    "matmul_tiled": ("32 * SIDE, 20 * SIDE, 24 * SIDE", "3 * SIDE, 2 * SIDE, 4 * SIDE"),
    "nbody_tiled": ("n, steps, dt = 4096", "n, steps, dt = 512"),
    "path_tracer": ("marbles(), 320, 480, 64)", "marbles(), 40, 60, 4)"),
    "volume_rendering": ("knot(64)\n    image = picture(volume, 360, 480,", "knot(16)\n    image = picture(volume, 36, 48,"),
}

# Kernels whose results depend on the order of iterations, and how: sums of floats in an array are rounded in that order,
# and what is appended comes in it.
SUMS = {"mpm.to_grid", "block_reductions.squares"}
APPENDS = {"compact.compact", "kernel_results.compact_positive"}


class Call(NamedTuple):
    """A call of a kernel, with its arguments before and after it, and its result."""

    kernel: Any
    before: list[Any]
    after: list[Any]
    result: Any


class _Enough(Exception):  # noqa: N818  # it ends an example, and is no error
    """An example has made all calls that are recorded."""


def kept(value: Any) -> Any:
    """An argument as it is now, in the memory of the CPU."""
    if isinstance(value, Array):
        return value.to_device("cpu").copy()
    if isinstance(value, np.ndarray):
        return value.copy()
    if isinstance(value, Texture3D) or not hasattr(value, "__dict__") or isinstance(value, type) or callable(value):
        return value
    made = copy.copy(value)
    made.__dict__.update({name: kept(member) for name, member in vars(value).items()})
    return made


@cache
def calls(example: str) -> tuple[Call, ...]:
    """The first calls that an example makes of each of its kernels, on the CPU, or where that has no workgroups, on OpenCL."""
    found = record(example, "cpu")
    return found or record(example, "opencl")


def smaller(example: str) -> Path:
    """The file of an example, or of one with fewer iterations."""
    path = EXAMPLES / f"{example}.py"
    if example not in SMALLER:
        return path
    text, (long, short) = path.read_text("utf-8"), SMALLER[example]
    assert text.count(long) == 1
    folder = Path(os.environ["TACK_CACHE_DIR"], "examples")
    folder.mkdir(exist_ok=True)
    (folder / path.name).write_text(text.replace(long, short), "utf-8")
    return folder / path.name


def record(example: str, device: str) -> tuple[Call, ...]:
    """None where the device refuses the first."""
    recorded: list[Call] = []
    counted: Counter[str] = Counter()
    run = tack.Kernel.__call__

    def recording(kernel: tack.Kernel, *arguments: Any) -> Any:
        counted[kernel.name] += 1
        if counted[kernel.name] > TURNS:
            raise _Enough
        before = [kept(value) for value in arguments]
        result = run(kernel, *arguments)
        recorded.append(Call(kernel, before, [kept(value) for value in arguments], result))
        return result

    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(EXAMPLES))
        patch.setattr(tack.Kernel, "__call__", recording)
        patch.setattr(sys, "argv", [example, "--arch", device])
        try:
            load_source(smaller(example)).main()
        except _Enough:
            pass
        except RuntimeError as error:
            if "CPU backend does not support workgroup execution" not in str(error):
                raise
        finally:
            tack.set_default_device("cpu")
    return tuple(recorded)


def arrays(values: list[Any]) -> list[np.ndarray]:
    """The contents of arrays among arguments, and of members that are arrays."""
    found: list[np.ndarray] = []
    for value in values:
        if isinstance(value, (Array, np.ndarray)):
            found.append(np.array(value))
        elif hasattr(value, "__dict__") and not isinstance(value, Texture3D):
            found += arrays(list(vars(value).values()))
    return found


def hold(name: str, call: Call, there: list[Any]) -> None:
    """Compare what a call left: bit for bit, but for what depends on the order of iterations or on a sampler's precision."""
    for found, wanted in zip(arrays(there), arrays(call.after), strict=True):
        if name in APPENDS:
            found, wanted = np.sort(found, axis=None), np.sort(wanted, axis=None)
        if name in SUMS:
            np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=1e-5)
        elif any(isinstance(value, Texture3D) for value in call.before):
            np.testing.assert_allclose(found, wanted, rtol=0, atol=np.ptp(wanted) / 32)  # Z-005
        else:
            np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize("example", NAMES)
def test_examples_on_devices(example: str, gpu: str, record_property: Any) -> None:
    """J-005, M-007, N-011, N-018, P-012: an example that needs f64 is refused by a device without it (T-022, R-032)."""
    assert calls(example)
    for call in calls(example):
        there = [kept(value) for value in call.before]
        wide = any(array.dtype == np.float64 for array in arrays(there))
        if wide and not tack.device(gpu).supports_f64:
            with pytest.raises(TypeError, match="f64"):
                on_device(call.kernel, there, gpu)
            record_property("refused", True)
            continue
        result = on_device(call.kernel, there, gpu)
        name = f"{example}.{call.kernel.name}"
        assert result == call.result or math.isclose(result, call.result, rel_tol=1e-4 * (name in SUMS))
        hold(name, call, there)


NBODY = "cuda:sm_80,cuda:sm_90,hip:gfx942,metal,level_zero,opencl,cpu"


def test_one_bundle_on_opencl_and_the_cpu(gpu_devices: Callable[[str], None], tmp_path: Path) -> None:
    """J-001, J-002, S001-17: built for every device by the tools that make binaries, and run on two of them in one process."""
    gpu_devices("opencl")
    bundle = tmp_path / "nb.tackb"
    command = [sys.executable, "-m", "tackc", "build", str(EXAMPLES / "nbody.py"), "--arch", NBODY, "-o", str(bundle)]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    kernels = tack_runtime.load(bundle)
    rng = np.random.default_rng(6)
    pos, mass = rng.normal(size=(300, 3)).astype(np.float32), rng.random(300, np.float32)
    away = pos.astype(np.float64)[None] - pos[:, None]
    pulls = (mass[None, :, None] * away / ((away**2).sum(axis=2) + 1e-3)[:, :, None] ** 1.5).sum(axis=1)
    found = {}
    tack.set_jit("off")
    for name in ("opencl", "cpu", "opencl"):
        acc = tack.zeros(300, tack.vec3(), device=name)
        kernels.attract(tack.array(pos, tack.vec3(), device=name), tack.array(mass, device=name), acc)
        np.testing.assert_allclose(acc.numpy(), pulls, rtol=1e-4, atol=1e-3)
        found[name] = acc.numpy()
    np.testing.assert_array_equal(found["opencl"], found["cpu"])


def test_exceptions_are_of_examples() -> None:
    for name in SUMS | APPENDS:
        example, _, kernel = name.partition(".")
        assert f"def {kernel}(" in (EXAMPLES / f"{example}.py").read_text("utf-8")
