"""The main job, end to end: build a bundle of the examples, then use it in a process that has no compiler.

make demo        or        python tools/demo.py [OUTPUT_FOLDER]
"""

from __future__ import annotations

import importlib.abc
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

import tack_runtime

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "kernels_examples"


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "demo")
    bundle = folder / "examples.tackb"
    files = [str(path) for path in sorted(EXAMPLES.glob("*.py")) if path.stem != "example"]
    print("1. build the examples for the CPU, CUDA (sm_90) and Metal", flush=True)
    wanted = ["--arch", "cpu,cuda:sm_90,metal", "-o", str(bundle)]
    subprocess.run([sys.executable, "-m", "tackc", "build", *files, *wanted], check=True)
    print("\n2. run it in a process that cannot import the compiler", flush=True)
    subprocess.run([sys.executable, __file__, "--application", str(bundle), str(folder / "heat.png")], check=True)


class NoCompiler(importlib.abc.MetaPathFinder):
    """Makes the compiler and what it needs unimportable."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.partition(".")[0] in ("tackc", "llvmlite", "click"):
            raise ImportError(f"{name} is not there in this process")


def application(bundle: str, picture: Path) -> None:
    sys.meta_path.insert(0, NoCompiler())
    kernels = tack_runtime.load(bundle)

    x, y = np.random.default_rng(1).random((2, 1_000_000), np.float32)
    out = np.empty_like(x)
    kernels.saxpy(x, y, out, 2.0)
    np.testing.assert_array_equal(out, np.float32(2) * x + y)
    print(f"   saxpy of {x.size:,} numbers: the same bits as NumPy")

    size, steps = 256, 4000
    plate = np.zeros((size, size), np.float32)
    plate[0] = 1.0  # one hot edge
    start = time.perf_counter()
    heated = heat(kernels.smooth, plate, steps)
    print(f"   heat plate, {steps} steps of {size} x {size} cells: {time.perf_counter() - start:.2f} s")
    np.testing.assert_array_equal(heat(kernels.smooth, plate, 50), heat(smooth_with_numpy, plate, 50))
    print("   its first 50 steps: the same bits as NumPy")
    sys.path.insert(0, str(EXAMPLES))
    from example import write_png

    write_png(str(picture), heated**0.25)  # the root shows faint heat
    print(f"   picture of the plate: {picture}")


def heat(smooth: Callable[..., None], plate: np.ndarray, steps: int) -> np.ndarray:
    """The plate after `steps`: each reads one buffer and writes the other, then they swap."""
    old, new = plate.copy(), plate.copy()
    for _ in range(steps):
        smooth(old, new, *plate.shape)
        old, new = new, old
    return old


def smooth_with_numpy(u: np.ndarray, out: np.ndarray, n: int, m: int) -> None:
    """What heat.smooth does, in the same order of operations."""
    out[1:-1, 1:-1] = np.float32(0.25) * (u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:])


if __name__ == "__main__":
    if sys.argv[1:2] == ["--application"]:
        application(sys.argv[2], Path(sys.argv[3]))
    else:
        main()
