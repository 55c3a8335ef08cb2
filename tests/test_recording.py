"""What calls ask for, written down: TACK_RECORD and TACK_MISSES (J-001)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from simulators import gpus

import tack
import tack_runtime
from tack_runtime import recording, settings
from tack_runtime.errors import MissingVariantError, TackWarning
from tackc import build as building
from tackc.request import Spec, parse_arch, parse_specs
from tackc.specs import read_specs

HERE = Path(__file__).name


@tack.kernel
def scaled(x, out, a):
    for i in range(len(x)):
        out[i] = x[i] * a


@tack.kernel
def shifted(u, v):
    for i, j in tack.ndindex(u.shape[0], u.shape[1] - 1):
        v[i, j] = u[i, j + 1]


@tack.func
def doubled(x):
    return 2.0 * x


@tack.device_class
class Material:
    ORDER = 3

    def __init__(self, density, stress):
        self.density = density
        self.stress = stress
        self.unused = np.zeros(3)
        self.law = doubled


@tack.kernel
def pressed(material, out):
    for i in range(len(out)):
        out[i] = material.law(material.density) * material.stress[i] + material.ORDER


@tack.kernel
def sampled(picture, out):
    for i in range(len(out)):
        out[i] = picture.sample(0.5, 0.5, 0.5)


class Entry(NamedTuple):
    count: int
    lines: list[int]
    targets: tuple[str, ...]
    checked: bool


Read = Callable[[], dict[str, Entry]]


def entries(path: Path) -> dict[str, Entry]:
    """What a file says, by signatures without the module of this file, and an asterisk behind those for debug mode."""
    recording.finish()
    return {_text(spec): _entry(spec) for spec in read_specs([path])} if path.exists() else {}


def _text(spec: Spec) -> str:
    return str(spec.signature).removeprefix("test_recording.") + "*" * spec.checked


def _entry(spec: Spec) -> Entry:
    lines = [int(site.removeprefix(f"{HERE}:")) for site in spec.sites]
    return Entry(spec.count, sorted(lines), spec.targets, spec.checked)


@pytest.fixture
def recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Read:
    path = tmp_path / "app.specs.toml"
    monkeypatch.setenv("TACK_RECORD", str(path))
    settings.reread()
    return lambda: entries(path)


@pytest.fixture
def missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Read:
    path = tmp_path / "misses.specs.toml"
    monkeypatch.setenv("TACK_MISSES", str(path))
    settings.reread()
    return lambda: entries(path)


def vectors(count: int, dtype: type = np.float32, size: int = 5) -> list[Any]:
    return [np.ones(size, dtype) for _ in range(count)]


def line() -> int:
    return sys._getframe(1).f_lineno


# --- what is written ---------------------------------------------------------------------------------------------------


def test_variants_with_their_calls_and_places(recorded: Read) -> None:
    """R-031, K-002: scalars have their natural types; a length that the code does not depend on is open."""
    first = line() + 2
    for n in range(1, 8):
        scaled(*vectors(2, size=n), 2.0)
    scaled(*vectors(2), 1 << 40)
    scaled(*vectors(2, np.float64), 2.0)
    assert recorded() == {
        "scaled(x=f32[:], out=f32[:], a=f32)": Entry(7, [first], ("cpu",), False),
        "scaled(x=f32[:], out=f32[:], a=i64)": Entry(1, [first + 1], ("cpu",), False),
        "scaled(x=f64[:], out=f64[:], a=f64)": Entry(1, [first + 2], ("cpu",), False),
    }


def test_dimensions_that_code_depends_on_are_baked(recorded: Read) -> None:
    """K-004"""
    for n in (3, 4):
        for rows in (2, 7):
            shifted(np.ones((rows, n), np.float32), np.ones((rows, n), np.float32))
    assert {text: entry.count for text, entry in recorded().items()} == {
        "shifted(u=f32[:, 3], v=f32[:, 3])": 2,
        "shifted(u=f32[:, 4], v=f32[:, 4])": 2,
    }


def test_objects_with_the_members_that_the_code_uses(recorded: Read) -> None:
    """D-002, D-003, D-006"""
    pressed(Material(2.0, np.ones(4, np.float32)), np.ones(4, np.float32))
    assert list(recorded()) == ["pressed(material=Material(ORDER=3, law=doubled, density=f32, stress=f32[:]), out=f32[:])"]


def test_a_class_of_another_module_has_its_full_name(recorded: Read, monkeypatch: pytest.MonkeyPatch) -> None:
    """The build finds it where the kernel does not name it."""
    monkeypatch.setattr(Material, "__module__", "parts.materials")
    monkeypatch.setattr(doubled, "module", "parts.laws")
    tack.kernel(pressed.function)(Material(2.0, np.ones(4, np.float32)), np.ones(4, np.float32))
    (text,) = recorded()
    assert text.startswith("pressed(material=parts.materials.Material(ORDER=3, law=parts.laws.doubled, ")


def test_extents_of_textures_are_those_of_the_call(recorded: Read) -> None:
    """K-001"""
    sampled(tack.texture3d(np.ones((2, 3, 4), np.float32)), np.ones(1, np.float32))
    assert list(recorded()) == ["sampled(picture=texture3d[4, 3, 2], out=f32[:])"]


def test_debug_mode_asks_for_variants_with_checks(recorded: Read) -> None:
    """O-020"""
    scaled(*vectors(2), 2.0)
    settings.set_debug(True)
    scaled(*vectors(2), 2.0)
    found = recorded()
    assert {text: (entry.count, entry.checked) for text, entry in found.items()} == {
        "scaled(x=f32[:], out=f32[:], a=f32)": (1, False),
        "scaled(x=f32[:], out=f32[:], a=f32)*": (1, True),
    }


def test_each_launch_of_a_bound_kernel_counts_and_bind_does_not(recorded: Read) -> None:
    bound = scaled.bind(*vectors(2), 2.0)
    bind = line() - 1
    assert recorded() == {"scaled(x=f32[:], out=f32[:], a=f32)": Entry(0, [bind], ("cpu",), False)}
    for _ in range(5):
        bound()
    assert recorded() == {"scaled(x=f32[:], out=f32[:], a=f32)": Entry(5, [bind, bind + 4], ("cpu",), False)}


def test_what_bind_made_is_counted_as_what_it_is(recorded: Read) -> None:
    """A later change of debug mode leaves it as it is."""
    bound = scaled.bind(*vectors(2), 2.0)
    settings.set_debug(True)
    bound()
    assert {text: entry.count for text, entry in recorded().items()} == {"scaled(x=f32[:], out=f32[:], a=f32)": 1}


def test_devices_are_targets(recorded: Read) -> None:
    with gpus.toolchains():
        scaled(*(tack.array(x, device="opencl") for x in vectors(2)), 2.0)
    scaled(*vectors(2), 2.0)
    (entry,) = recorded().values()
    assert (entry.count, entry.targets) == (2, ("opencl", "cpu"))


def test_a_kernel_that_a_function_makes_says_what_it_captures(recorded: Read, tmp_path: Path) -> None:
    for n in (3, 4):
        _made(n)(np.ones(2, np.float32))
    assert {text: entry.count for text, entry in recorded().items()} == {"set_to(x=f32[:])": 2}
    text = (tmp_path / "app.specs.toml").read_text()
    assert text.count("# made in a function\n") == 2
    assert [found for found in text.splitlines() if "captured" in found] == ["# captured value = 3", "# captured value = 4"]


def _made(n: int) -> Any:
    value = tack.constant(n)

    @tack.kernel
    def set_to(x):
        for i in range(len(x)):
            x[i] = value

    return set_to


def test_a_call_that_fails_before_a_variant_is_found_is_not_written(recorded: Read) -> None:
    with pytest.raises(TypeError, match="missing"):
        scaled(*vectors(2))
    assert recorded() == {}


def test_without_a_variable_calls_go_to_native_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "note", None)  # a call of which fails
    kernel = tack.kernel(scaled.function)
    for _ in range(3):
        kernel(*vectors(2), 2.0)
    assert kernel.native is not None
    assert kernel.bind(*vectors(2), 2.0).native is not None


PRESSED = "pressed(material=Material(ORDER=3, law=doubled, density=f32, stress=f32[:]), out=f32[:])"

# --- misses ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("bundle") / "kernels.tackb"
    specs = parse_specs(["scaled(x=f32[:], out=f32[:], a=f32)", "shifted(u=f32[:, 3], v=f32[:, 3])", PRESSED])
    building.build([Path(__file__)], parse_arch("cpu:v2"), path, specs=specs)
    return path


def test_a_call_that_no_prebuilt_variant_fits_is_a_miss(missed: Read, recorded: Read, bundle: Path) -> None:
    """J-001: whether it is compiled or refused, and in debug mode, too."""
    kernels = tack_runtime.load(bundle)
    for _ in range(3):
        kernels.scaled(*vectors(2), 2.0)
        kernels.scaled(*vectors(2, np.float64), 2.0)
    settings.set_jit("off")
    kernels.shifted(np.ones((2, 3), np.float32), np.ones((2, 3), np.float32))
    for _ in range(2):
        with pytest.raises(MissingVariantError, match=r"shifted\(u=f64\[:, :\], v=f64\[:, :\]\)"):
            kernels.shifted(np.ones((2, 4)), np.ones((2, 4)))
    settings.set_debug(True)
    with pytest.raises(MissingVariantError, match="no checked variant"):
        kernels.scaled(*vectors(2), 2.0)
    expected = {
        "scaled(x=f64[:], out=f64[:], a=f64)": 3,
        "shifted(u=f64[:, :], v=f64[:, :])": 2,
        "scaled(x=f32[:], out=f32[:], a=f32)*": 1,
    }
    assert {text: entry.count for text, entry in missed().items()} == expected
    prebuilt = {"scaled(x=f32[:], out=f32[:], a=f32)": 3, "shifted(u=f32[:, 3], v=f32[:, 3])": 1}
    assert {text: entry.count for text, entry in recorded().items()} == {**expected, **prebuilt}


def test_calls_that_a_bundle_serves_stay_native_while_misses_are_recorded(missed: Read, bundle: Path) -> None:
    kernels = tack_runtime.load(bundle)
    for _ in range(2):
        kernels.scaled(*vectors(2), 2.0)
    assert kernels.scaled.native is not None
    assert kernels.scaled.bind(*vectors(2), 2.0).native is not None
    for _ in range(3):
        kernels.scaled(*vectors(2, np.float64), 2.0)
    bound = kernels.scaled.bind(*vectors(2, np.float64), 2.0)
    for _ in range(3):
        bound()
    assert {text: entry.count for text, entry in missed().items()} == {"scaled(x=f64[:], out=f64[:], a=f64)": 6}


def test_every_call_of_a_kernel_without_bundle_is_a_miss(missed: Read) -> None:
    scaled(*vectors(2), 2.0)
    assert {text: entry.count for text, entry in missed().items()} == {"scaled(x=f32[:], out=f32[:], a=f32)": 1}


def test_what_no_build_helps_is_not_written(missed: Read, bundle: Path) -> None:
    """J-001: the call's object lacks a member that the code uses."""
    settings.set_jit("off")
    material = Material(2.0, np.ones(4, np.float32))
    del material.stress
    with pytest.raises(MissingVariantError, match="no build helps"):
        tack_runtime.load(bundle).pressed(material, np.ones(4, np.float32))
    assert missed() == {}


# --- the file ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["no/such/folder/file", "/dev/full", "."])
def test_a_file_that_cannot_be_written_costs_one_warning(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TACK_RECORD", path)
    settings.reread()
    x, out = vectors(2)
    with pytest.warns(TackWarning, match="^TACK_RECORD: .* cannot be written: "):
        scaled(x, out, 2.0)
    scaled(x, out, 3)  # where another warning would be an error
    recording.finish()
    assert out.tolist() == [3.0] * 5


def test_nor_does_it_where_warnings_are_errors(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TACK_RECORD", "/dev/full/x")
    settings.reread()
    x, out = vectors(2)
    scaled(x, out, 3.0)
    assert out.tolist() == [3.0] * 5
    assert "TACK_RECORD: /dev/full/x cannot be written: Not a directory" in capfd.readouterr().err


def test_a_file_that_is_there_is_continued(recorded: Read, tmp_path: Path) -> None:
    (tmp_path / "app.specs.toml").write_text('[[specialize]]\nsignature = "scaled(x=f32[:], out=f32[:], a=f32)"\ncount = 4')
    scaled(*vectors(2), 2.0)
    assert sorted(recorded()) == ["scaled(x=f32[:], out=f32[:], a=f32)"]


def test_threads_lose_no_call(recorded: Read) -> None:
    def calls() -> None:
        for _ in range(200):
            scaled(*vectors(2), 2.0)

    threads = [threading.Thread(target=calls) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [entry.count for entry in recorded().values()] == [1600]


def test_counts_are_written_before_the_end_where_they_are_large(recorded: Read, tmp_path: Path) -> None:
    """A process that is killed loses at most half of them."""
    x, out = vectors(2)
    for _ in range(2500):
        scaled(x, out, 2.0)
    (spec,) = read_specs([tmp_path / "app.specs.toml"])
    assert spec.count == 2002  # 1, then 1000 more, then as many as there are
    assert [entry.count for entry in recorded().values()] == [2500]


PROCESSES = """
import multiprocessing, os, signal, sys
import numpy as np
import tack

@tack.kernel
def add(x, a):
    for i in range(len(x)):
        x[i] += a

def calls(n, dtype=np.float32):
    for _ in range(n):
        add(np.ones(3, dtype), 1.0)

if __name__ == "__main__":
    how = sys.argv[1]
    calls(3)
    if how in ("fork", "spawn", "forkserver"):
        context = multiprocessing.get_context(how)
        workers = [context.Process(target=calls, args=(5,)) for _ in range(3)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    elif how == "os.fork":
        child = os.fork()
        calls(4)
        if child:
            os.waitpid(child, 0)
    elif how == "killed":
        calls(5, np.float64)
        os.kill(os.getpid(), signal.SIGKILL)
    elif how == "crash":
        raise ValueError("something else")
    elif how == "exit":
        sys.exit(3)
    calls(2)
"""


@pytest.mark.parametrize(
    ("how", "code", "counts"),
    [
        ("fork", 0, [20]),
        ("spawn", 0, [20]),
        ("os.fork", 0, [3 + 4 + 4 + 2 + 2]),
        ("killed", -signal.SIGKILL, [1, 1]),
        ("crash", 1, [3]),
        ("exit", 3, [3]),
    ],
)
def test_processes(how: str, code: int, counts: list[int], tmp_path: Path) -> None:
    """However a program makes processes and ends."""
    app, path = tmp_path / "app.py", tmp_path / "app.specs.toml"
    app.write_text(PROCESSES)
    done = subprocess.run(
        [sys.executable, str(app), how],
        env={**os.environ, "TACK_RECORD": str(path)},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == code, done.stderr
    specs = read_specs([path])
    assert [spec.count for spec in specs] == counts
    assert str(specs[0].signature) == "app.add(x=f32[:], a=f32)"


def test_many_processes_on_one_file(tmp_path: Path) -> None:
    """One first line, and no entry torn."""
    path = tmp_path / "app.specs.toml"
    children = []
    for number in range(12):
        child = os.fork()
        if not child:
            try:
                for n in range(40):
                    recording._write(str(path), f'\n[[specialize]]\nsignature = "k(x=f32[{number}, {n}])"\ncount = 1\n'.encode())
            finally:
                os._exit(0)
        children.append(child)
    for child in children:
        os.waitpid(child, 0)
    assert path.read_text().count("format = 1") == 1
    assert Counter(str(spec.signature) for spec in read_specs([path])) == {
        f"k(x=f32[{number}, {n}])": 1 for number in range(12) for n in range(40)
    }
