"""A package of kernels, which tests import, install and check the types of."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import ModuleType

import numpy as np
from simulators import gpus

from tack_runtime import settings
from tack_runtime.version import VERSION
from tackc import build as building
from tackc import library as libraries
from tackc.request import parse_arch

ROOT = Path(__file__).resolve().parent.parent

KERNELS = '''\
import tack

T = tack.one_of(tack.f32, tack.f64)


@tack.kernel
def saxpy(x: T[:], y: T[:], out: T[:], a: T):
    """Add a multiple of `x` to `y`.

    What `out` holds before is lost.
    """
    for i in range(len(x)):
        out[i] = a * x[i] + y[i]


@tack.kernel
def total(x: tack.i32[:], n: tack.i64) -> tack.i32:
    for i in range(n):
        x[i] += 1
    return x[0]


@tack.kernel
def mean(x: tack.f64[:]) -> tack.f64:
    for i in range(len(x)):
        x[i] *= 0.5
    return x[0]


@tack.kernel
def fill(x: tack.f32[:], value: tack.one_of(tack.i32, tack.f32, tack.i64)):
    for i in range(len(x)):
        x[i] = value


@tack.kernel
def invert(image: tack.u8[:], out: tack.u8[:]):
    for i in range(len(image)):
        out[i] = 255 - image[i]


@tack.kernel
def shift(points: tack.vec3(tack.f32)[:], by: tack.f32):
    for i in range(len(points)):
        points[i] += by


@tack.kernel
def probe(field: tack.texture3d[:, :, :], out: tack.f32[:]):
    for i in range(len(out)):
        out[i] = field.sample(0.5, 0.5, 0.5)


@tack.device_class
class Grid:
    def __init__(self):
        self.cells = tack.zeros(4, tack.i32)


@tack.device_class
class Sim:
    order = 2

    def __init__(self):
        self.u = tack.zeros(4)
        self.dt = 0.5
        self.grid = Grid()

    @tack.kernel
    def step(self, k):
        """One step in time."""
        for i in range(len(self.u)):
            self.u[i] += self.dt * k * self.order + self.grid.cells[i]


tack.specialize(Sim.step, self=Sim(), k=1.0)


@tack.kernel
def later(x, n):
    for i in range(n):
        x[i] = 1
'''

# Calls a kernel of the library.
CALL = """
from array import array
from tack_runtime import library

single, double = array("f", [1.5, 2.5]), array("d", [0, 0])
library.kernel("conversions.floats_of_floats")(single, double, 2)
assert double.tolist() == [1.5, 2.5]
"""


@lru_cache(maxsize=1)
def bundle() -> bytes:
    """The kernels above, for one level of the CPU."""
    with tempfile.TemporaryDirectory() as folder:
        source, output = Path(folder, "physics.py"), Path(folder, "physics.tackb")
        source.write_text(KERNELS)
        building.build([source], parse_arch("cpu:v2"), output)
        return output.read_bytes()


def environment(*folders: Path, **variables: str) -> dict[str, str]:
    """The environment of a process that finds modules in these folders, and this checkout's packages."""
    path = os.pathsep.join(map(str, [*folders, ROOT]))
    return {**os.environ, "PYTHONPATH": path, "TACK_JIT": "off", **variables}


def run(command: list[object], folder: Path, env: Mapping[str, str]) -> str:
    """What a command prints; it must succeed."""
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=folder, env=env, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def python(code: str, folder: Path, env: Mapping[str, str]) -> str:
    return run([sys.executable, "-c", code], folder, env)


@lru_cache(maxsize=1)
def tool(name: str) -> ModuleType:
    """A script of `tools`, as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def library() -> bytes:
    """The library's kernels for this machine's CPU: of each module the bundle that all processes of a run share."""
    folder = Path(settings.library())
    for module in libraries.modules():
        libraries.bundle(module, str(folder / f"{module}.tackb"))
    made: bytes = tool("wheel").united(sorted(folder.glob("*.tackb")))
    return made


def made_wheel(folder: Path) -> Path:
    """What `make wheel` builds, with code for this machine's CPU alone."""
    made: Path = tool("wheel").wheel(library(), folder, ["--no-build-isolation"])
    return made


def wheel() -> Path:
    """The same, made once in a run."""
    folder = Path(os.environ["TACK_TESTS_DIR"], "wheel")
    with gpus.making(folder) as missing:
        if missing:
            made_wheel(folder)
    (found,) = folder.glob("*.whl")
    return found


def environment_with(wheel: Path, folder: Path) -> Path:
    """The Python of a virtual environment that has NumPy and an installed wheel."""
    run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], folder, os.environ)
    python = folder / "venv" / "bin" / "python"
    (site,) = (folder / "venv" / "lib").glob("python3*/site-packages")
    numpy = Path(np.__file__).parent
    for path in (numpy, *numpy.parent.glob("numpy.libs"), *numpy.parent.glob("numpy-*.dist-info")):
        (site / path.name).symlink_to(path)
    pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "install", "--no-index"]
    run([*pip, "--no-compile", wheel], folder, {name: value for name, value in os.environ.items() if name != "PYTHONPATH"})
    return python


def metadata(folder: Path, entry_points: str = "") -> None:
    """What pip writes about this distribution, in a folder that is not where it is installed."""
    info = folder / f"tackc-{VERSION}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: tackc\nVersion: {VERSION}\nRequires-Dist: numpy>=1.23\n")
    (info / "entry_points.txt").write_text(entry_points)
