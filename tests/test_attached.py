"""Prebuilt variants for kernels of source files: `use_bundle`, `TACK_BUNDLE`, installed packages (J-009)."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import threading
import types
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sample_bundles as sample
from test_architecture import NO_COMPILER

import tack
import tack_runtime
from tack import bundles
from tack_runtime import settings
from tack_runtime.errors import BundleError, KernelIndexError, MissingVariantError, SettingError, StaleBundleError, TackWarning
from tackc import bundle as writer
from tackc.build import Options, build
from tackc.contents import read_contents
from tackc.request import parse_arch, parse_specs

ROOT = Path(__file__).resolve().parent.parent

TEXT = """
import tack

N = tack.constant(4)
A = tack.constant(0.5)


@tack.func
def part(x):
    return x * A


@tack.kernel
def scale(x: tack.f32[:], out: tack.f32[:]):
    for i in range(len(x)):
        out[i] = part(x[i]) * N


@tack.device_class
class Sim:
    STEPS = 3
    vel: tack.f32[:]
    n: int

    @tack.func
    def push(self, i):
        return self.vel[i] * self.STEPS

    @tack.kernel
    def step(self, dt: tack.f32):
        for i in range(self.n):
            self.vel[i] = self.push(i) + dt

    def __init__(self, vel):
        self.vel, self.n = vel, len(vel)
"""


STEP = "--spec 'Sim.step(self=Sim(STEPS=3, n=i32, vel=f32[:]), dt=f32)'"  # annotations alone do not say what objects have


@pytest.fixture(autouse=True)
def nothing_attached(tmp_path: Path) -> Iterator[None]:
    settings.set_cache_dir(tmp_path / "cache")
    settings.set_jit("off")
    bundles.forget()
    yield
    bundles.forget()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("attached")
    (found / "app.py").write_text(TEXT)
    make(found / "app.tackb", variants=("release", "checked"))
    return found


@pytest.fixture
def built(folder: Path) -> Path:
    return folder / "app.tackb"


def make(output: Path, *specs: str, arch: str = "cpu:v2", **options: Any) -> Path:
    build([output.parent / "app.py"], parse_arch(arch), output, specs=parse_specs(specs), options=Options(**options))
    return output


def module(folder: Path, text: str = TEXT, name: str = "app") -> Any:
    """A module of a file `app.py`, imported anew."""
    folder.mkdir(exist_ok=True)
    file = folder / "app.py"
    file.write_text(text)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture
def app(tmp_path: Path) -> Any:
    return module(tmp_path / "here")


def scaled(app: Any, kind: type = np.float32) -> list[float]:
    x = np.arange(4, dtype=kind)
    out = np.zeros_like(x)
    app.scale(x, out)
    return out.tolist()  # type: ignore[no-any-return]


SOURCES: dict[str, Callable[[Path], Any]] = {
    "path": str,
    "bytes": Path.read_bytes,
    "bundle": tack_runtime.load,
    "module": lambda path: types.SimpleNamespace(bundle=tack_runtime.load(path)),
    "module of a path": lambda path: types.SimpleNamespace(bundle=path),
}


@pytest.mark.parametrize("kind", SOURCES)
def test_a_kernel_takes_the_variants_of_a_bundle(app: Any, built: Path, kind: str) -> None:
    """J-009"""
    source = SOURCES[kind](built)
    if isinstance(source, types.SimpleNamespace):
        holder = types.ModuleType("holder")
        vars(holder).update(vars(source))
        source = holder
    with pytest.raises(MissingVariantError, match=r"attach it: TACK_BUNDLE=app\.tackb, or tack\.use_bundle\('app\.tackb'\)"):
        scaled(app)
    tack.use_bundle(source)
    for _ in range(3):
        assert scaled(app) == [0, 2, 4, 6]


def test_methods_of_device_classes(app: Any, built: Path) -> None:
    """J-009, D-005: objects of the classes that the source defines; their constants are checked."""
    tack.use_bundle(built)
    sim = app.Sim(np.ones(3, np.float32))
    for expected in (4, 13, 40):
        sim.step(1.0)
        assert sim.vel.tolist() == [expected] * 3
    sim.STEPS = 5
    with pytest.raises(MissingVariantError, match=r"self\.STEPS is 3, the call passes 5"):
        sim.step(1.0)
    settings.set_jit("on")
    sim.vel[:] = 1
    sim.step(1.0)
    assert sim.vel.tolist() == [6] * 3
    sim.STEPS = 3
    sim.vel[:] = 1
    sim.step(1.0)
    assert sim.vel.tolist() == [4] * 3


def test_the_environment_names_bundles(app: Any, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """J-009: relative to the folder that is current then; several, with the separator of paths."""
    monkeypatch.chdir(built.parent)
    monkeypatch.setenv("TACK_BUNDLE", f"app.tackb{os.pathsep}{built}{os.pathsep}")
    monkeypatch.setenv("TACK_JIT", "off")
    settings.reread()
    assert scaled(app) == [0, 2, 4, 6]
    monkeypatch.chdir(tmp_path)
    sim = app.Sim(np.ones(1, np.float32))
    sim.step(0.0)
    assert sim.vel.tolist() == [3]


def test_what_the_environment_names_must_be_there(app: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TACK_BUNDLE", str(tmp_path / "none.tackb"))
    settings.reread()
    with pytest.raises(SettingError, match=r"TACK_BUNDLE=.*none\.tackb: cannot read .*none\.tackb: No such file"):
        scaled(app)
    (tmp_path / "none.tackb").write_bytes(b"none")
    with pytest.raises(BundleError, match=r"none\.tackb: not a bundle.* \(TACK_BUNDLE=.*none\.tackb\)$"):
        scaled(app)
    monkeypatch.setenv("TACK_BUNDLE", "a.tackb,b.tackb")
    settings.reread()
    with pytest.raises(SettingError, match=r"a\.tackb,b\.tackb: No such file or directory; ':' stands between paths"):
        scaled(app)


@pytest.mark.parametrize("source", [3, None, types.ModuleType("empty")], ids=str)
def test_what_is_no_bundle(source: Any) -> None:
    with pytest.raises(TypeError, match=r"tack\.use_bundle takes paths of bundles"):
        tack.use_bundle(source)


# Of edits of the source, what is said of them.
STALE = {
    "text": ("* N\n", "* N + 1.0\n", [r"the kernel: app\.py:\d+: 'out\[i\] = part\(x\[i\]\) \* N' -> .*\* N \+ 1\.0'"]),
    "added line": ("* N\n", "* N\n        x[i] = 0.0\n", [r"the kernel: app\.py:17: nothing -> 'x\[i\] = 0\.0'"]),
    "constant": ("constant(4)", "constant(8)", [r"the constant N: 4 -> 8"]),
    "type of a constant": ("constant(4)", "constant(4, tack.i64)", [r"the constant N: 4 -> i64\(4\)"]),
    "constant of a function": ("constant(0.5)", "constant(0.25)", [r"the constant A: 0\.5 -> 0\.25"]),
    "function": ("x * A", "x / A", [r"the device function part: app\.py:10: 'return x \* A' -> 'return x / A'"]),
    "several": ("constant(4)\nA = tack.constant(0.5)", "constant(2)\nA = tack.constant(1.0)", ["N: 4 -> 2", r"A: 0\.5 -> 1\.0"]),
    "name": (
        "\n@tack.kernel\ndef scale",
        "\npart = 3\n\n\n@tack.kernel\ndef scale",
        [r"the name part: a device function -> an int"],
    ),
}


@pytest.mark.parametrize("name", STALE)
@pytest.mark.parametrize("jit", ["off", "on"])
def test_a_bundle_of_another_source_is_refused(tmp_path: Path, built: Path, name: str, jit: Any) -> None:
    """J-009: with kernel, place, what differs and the command; never compiled instead."""
    old, new, expected = STALE[name]
    assert old in TEXT
    settings.set_jit(jit)
    app = module(tmp_path / "edited", TEXT.replace(old, new))
    tack.use_bundle(built)
    for _ in range(2):
        with pytest.raises(StaleBundleError) as caught:
            scaled(app)
    text = str(caught.value)
    assert f"{built}: kernel 'app.scale' (app.py:{'16' if name == 'name' else '13'}) is no longer what" in text
    for each in expected:
        assert re_search(each, text)
    assert re_search(
        r"rebuild it: tackc build \S*app\.py --arch cpu:x86-64-v2 .*--variants release,checked -o \S*app\.tackb$", text
    )
    assert "refused: " in app.scale.explain(np.zeros(3, np.float32), np.zeros(3, np.float32))
    sim = app.Sim(np.ones(1, np.float32))  # whose kernel did not change
    sim.step(0.0)
    assert sim.vel.tolist() == [3]


def re_search(pattern: str, text: str) -> object:
    import re

    return re.search(pattern, text)


CLASSES = {
    "method": (
        "self.vel[i] * self.STEPS",
        "self.vel[i] + self.STEPS",
        r"the method Sim\.push: app\.py:\d+: .* -> .*\+ self\.STEPS'",
    ),
    "type": ("STEPS = 3", "STEPS = tack.constant(3, tack.i64)", r"the constant Sim\.STEPS: a plain number -> i64"),
}


@pytest.mark.parametrize("name", CLASSES)
def test_classes_are_compared_too(tmp_path: Path, built: Path, name: str) -> None:
    """J-009"""
    old, new, expected = CLASSES[name]
    app = module(tmp_path / "edited", TEXT.replace(old, new))
    tack.use_bundle(built)
    with pytest.raises(StaleBundleError, match=expected):
        app.Sim(np.ones(1, np.float32)).step(0.0)


def test_a_kernel_that_only_moved_is_the_same(tmp_path: Path, built: Path) -> None:
    """J-009: but for debug mode, which tells lines."""
    app = module(tmp_path / "edited", "# a comment\n" + TEXT)
    tack.use_bundle(built)
    assert scaled(app) == [0, 2, 4, 6]
    settings.set_debug(True)
    with pytest.raises(StaleBundleError, match=r"the kernel was moved, and debug mode tells lines: app\.py:13 -> app\.py:14"):
        scaled(app)
    settings.set_debug(False)
    assert scaled(app) == [0, 2, 4, 6]


def test_debug_mode_takes_checked_variants(app: Any, built: Path) -> None:
    """J-009, O-020"""
    tack.use_bundle(built)
    settings.set_debug(True)
    assert scaled(app) == [0, 2, 4, 6]
    with pytest.raises(KernelIndexError, match="axis 0 of 'out'"):
        app.scale(np.zeros(4, np.float32), np.zeros(2, np.float32))


def test_attached_variants_come_before_those_that_were_compiled(app: Any, built: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """J-009: and before the disk cache, also where calls were made before."""
    settings.set_jit("on")
    assert scaled(app) == scaled(app) == [0, 2, 4, 6]
    settings.set_log("load,compile")
    tack.use_bundle(built)
    capfd.readouterr()
    assert scaled(app) == [0, 2, 4, 6]
    assert f"from {built.name}:bin/cpu-x86-64-v2.so" in capfd.readouterr().err
    assert scaled(app, np.float64) == [0, 2, 4, 6]
    assert "from the compiler" in capfd.readouterr().err


def test_what_is_said_of_attached_variants(app: Any, built: Path) -> None:
    """J-009, O-011"""
    tack.use_bundle(built)
    x = np.zeros(3, np.float32)
    lines = app.scale.explain(x, x).splitlines()
    assert lines[1] == f"attached to it: {built}"
    assert "image app.tackb:bin/cpu-x86-64-v2.so, level x86-64-v2" in lines[3]
    with pytest.raises(MissingVariantError) as caught:
        scaled(app, np.float64)
    text = str(caught.value)
    assert f"has no variant scale(x=f64[:], out=f64[:]) in {built}" in text
    assert "nearest: scale(x=f32[:], out=f32[:]): x holds f32, the call passes f64" in text
    assert re_search(r"build it with: tackc build \S*app\.py .*--spec 'scale\(x=f64\[:\], out=f64\[:\]\)'", text)


def test_the_command_of_a_stale_bundle_mends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """J-009"""
    import shlex

    monkeypatch.chdir(tmp_path)
    (tmp_path / "app.py").write_text(TEXT)
    make(tmp_path / "app.tackb", "scale(x=f64[:], out=f64[:])")
    app = module(tmp_path, TEXT.replace("constant(4)", "constant(8)"))
    tack.use_bundle("app.tackb")
    with pytest.raises(StaleBundleError) as caught:
        scaled(app)
    command = str(caught.value).partition("rebuild it: ")[2]
    assert command == f"tackc build app.py --arch cpu:x86-64-v2 {STEP} --spec 'scale(x=f64[:], out=f64[:])' -o app.tackb"
    subprocess.run([sys.executable, "-m", *shlex.split(command), "-q"], check=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
    bundles.forget()
    tack.use_bundle("app.tackb")
    assert scaled(app) == [0, 4, 8, 12]
    assert scaled(app, np.float64) == [0, 4, 8, 12]


def test_the_command_for_a_variant_more_keeps_what_a_bundle_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """J-001: where it has too many variants to repeat them."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "app.py").write_text(TEXT)
    make(tmp_path / "app.tackb", *(f"scale(x=f32[{n}], out=f32[{n}])" for n in range(2, 11)))
    app = module(tmp_path)
    tack.use_bundle("app.tackb")
    with pytest.raises(MissingVariantError) as caught:
        scaled(app, np.float64)
    command = str(caught.value).partition("build it with: ")[2]
    assert command.startswith("tackc specs merge app.tackb -o app.built.toml && tackc build app.py --arch cpu:x86-64-v2 --specs ")
    here = {**os.environ, "PYTHONPATH": str(ROOT)}
    had = tack_runtime.load("app.tackb").scale.variants
    subprocess.run(command.replace("tackc ", f"{sys.executable} -m tackc "), shell=True, check=True, env=here)
    has = tack_runtime.load("app.tackb").scale.variants
    assert {str(each.signature) for each in has} == {str(each.signature) for each in had} | {"scale(x=f64[:], out=f64[:])"}
    bundles.forget()
    tack.use_bundle("app.tackb")
    stale = module(tmp_path, TEXT.replace("constant(4)", "constant(8)"))
    with pytest.raises(StaleBundleError, match=r"rebuild it: tackc specs merge app\.tackb -o app\.built\.toml && tackc build "):
        scaled(stale)


def test_a_bundle_of_an_installed_package_is_not_to_be_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files are those of pip."""
    folder = tmp_path / "site-packages" / "filters"
    folder.mkdir(parents=True)
    (folder / "app.py").write_text(TEXT)
    make(folder / "kernels.tackb")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(MissingVariantError) as caught:
        tack_runtime.load(folder / "kernels.tackb").scale(np.ones(3, np.float64), np.ones(3, np.float64))
    assert "ask who made the installed package for it, or build it with: tackc build app.py" in str(caught.value)
    assert str(caught.value).endswith(" -o app.tackb")


# --- several bundles ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def other(folder: Path) -> Path:
    """A bundle of the same source, with another variant and sources for another target."""
    return make(folder / "other.tackb", "scale(x=f64[:], out=f64[:])", arch="cpu:v2,opencl")


def test_bundles_of_one_source_are_merged(app: Any, built: Path, other: Path) -> None:
    """J-009: a variant has the images that any bundle has."""
    tack.use_bundle(built, other)
    assert scaled(app) == [0, 2, 4, 6]
    assert scaled(app, np.float64) == [0, 2, 4, 6]
    kernel = app.scale.dispatcher
    images = {str(each.signature): {i.target for i in each.images} for each in kernel.variants if not each.checked}
    assert images == {"scale(x=f32[:], out=f32[:])": {"cpu", "opencl"}, "scale(x=f64[:], out=f64[:])": {"cpu", "opencl"}}
    for image in (image for variant in kernel.variants for image in variant.images if image.kind == "source"):
        assert image.symbol.encode() in kernel.code.data(image)


def changed(path: Path, output: Path, change: Callable[[dict[str, bytes]], None]) -> Path:
    """A bundle with other members."""
    contents = read_contents(path)
    members = dict(contents.members)
    change(members)
    writer.write(contents.manifest.kernels, members, output)
    return output


def test_bundles_with_different_code_for_one_variant_conflict(app: Any, other: Path, tmp_path: Path) -> None:
    """J-009: the message names both."""

    def change(members: dict[str, bytes]) -> None:
        for name in [name for name in members if name.startswith("source/opencl")]:
            members[name] += b"// another\n"

    forged = changed(other, tmp_path / "forged.tackb", change)
    tack.use_bundle(other, forged)
    with pytest.raises(BundleError, match=r"forged\.tackb: its code for scale\(.*\) differs from that in \S*other\.tackb"):
        scaled(app)


def test_bundles_of_different_sources_conflict(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """J-009"""
    (tmp_path / "app.py").write_text(TEXT.replace("constant(4)", "constant(8)"))
    changed_source = make(tmp_path / "app8.tackb")
    tack.use_bundle(built)
    with pytest.raises(BundleError) as caught:
        tack.use_bundle(changed_source)
    text = str(caught.value)
    assert (
        f"{changed_source}: kernel 'app.scale' is another one than in {built} (tack.use_bundle): the constant N: 4 -> 8;" in text
    )
    bundles.forget()
    monkeypatch.setenv("TACK_BUNDLE", f"{built}{os.pathsep}{changed_source}")
    settings.reread()
    with pytest.raises(BundleError, match="the constant N: 4 -> 8"):
        scaled(module(tmp_path / "here"))


def test_a_kernel_of_a_package(tmp_path: Path, built: Path) -> None:
    """J-009: a build from a file knows the last name of its module; classes of the module are the same ones."""
    app = module(tmp_path / "here", name="company.physics.app")
    tack.use_bundle(built)
    assert scaled(app) == [0, 2, 4, 6]
    sim = app.Sim(np.ones(1, np.float32))
    sim.step(0.0)
    assert sim.vel.tolist() == [3]
    assert scaled(module(tmp_path / "there", name="company.app"))
    other = module(tmp_path / "third", TEXT.replace("constant(4)", "constant(8)"), name="company.app")
    with pytest.raises(
        StaleBundleError, match=r"(?s)kernel 'company\.app\.scale'.* or rename app\.py if the bundle is of another file"
    ):
        scaled(other)
    with pytest.raises(MissingVariantError):
        scaled(module(tmp_path / "fourth", name="company.application"))


# --- installed packages ------------------------------------------------------------------------------------------------


def install(folder: Path, modules: dict[str, str], *points: str) -> Path:
    info = folder / "kernels_of_app-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kernels-of-app\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[tack.bundles]", *points, ""]))
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text)
    return folder


def test_bundles_of_installed_packages(app: Any, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """J-009: an entry point names a module with a `bundle`, or an object; a broken one is a warning."""
    modules = {
        "app_kernels": f"import tack_runtime\nbundle = tack_runtime.load({str(built)!r})\n",
        "app_broken": "import nothing_of_it\n",
    }
    monkeypatch.syspath_prepend(
        install(tmp_path / "site", modules, "a = app_kernels", "b = app_kernels:bundle", "c = app_broken")
    )
    with pytest.warns(
        TackWarning, match=r"c = app_broken, an entry point of kernels-of-app, gives no bundle: ModuleNotFoundError"
    ):
        assert scaled(app) == [0, 2, 4, 6]
    sim = app.Sim(np.ones(1, np.float32))
    sim.step(0.0)
    assert sim.vel.tolist() == [3]


def test_a_stale_bundle_of_a_package_is_told(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """J-009: the source that runs may be newer than what is installed: a warning where it can be compiled, else an error."""
    modules = {"app_stale": f"import tack_runtime\nbundle = tack_runtime.load({str(built)!r})\n"}
    monkeypatch.syspath_prepend(install(tmp_path / "site", modules, "a = app_stale"))
    text = TEXT.replace("constant(4)", "constant(8)")
    with pytest.raises(StaleBundleError, match="the constant N: 4 -> 8"):
        scaled(module(tmp_path / "edited", text))
    settings.set_jit("on")
    app = module(tmp_path / "edited", text)
    with pytest.warns(TackWarning, match=r"the constant N: 4 -> 8\n  install a package that fits, or rebuild it: ") as caught:
        assert scaled(app) == [0, 4, 8, 12]
    assert caught[0].filename == __file__
    assert "attached" not in app.scale.explain(np.zeros(3, np.float32), np.zeros(3, np.float32))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert scaled(app, np.float64) == [0, 4, 8, 12]  # said once
    settings.set_jit("off")
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    (fresh / "app.py").write_text(text)
    tack.use_bundle(make(fresh / "fresh.tackb"))
    with pytest.warns(TackWarning, match="the constant N: 4 -> 8"):  # another bundle fits, and serves
        assert scaled(module(tmp_path / "edited", text)) == [0, 4, 8, 12]


# --- processes ---------------------------------------------------------------------------------------------------------


def run(code: str, **environment: str) -> str:
    command = [sys.executable, "-c", code] if "\n" in code else [sys.executable, *code.split()]
    here = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False, env=here)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_the_mpm_example_runs_unmodified(tmp_path: Path) -> None:
    """J-009, J-005: without its compiler, from a bundle of its source."""
    script, output = ROOT / "kernels_examples" / "mpm.py", tmp_path / "mpm.tackb"
    build([script], parse_arch("cpu:v3"), output)
    environment = {"TACK_JIT": "off", "TACK_BUNDLE": str(output), "TACK_CPU_ISA": "v3", "TACK_CACHE": "0"}
    code = f"""
import sys
sys.path.insert(0, {str(script.parent)!r})
import mpm
_, fallen = mpm.simulate(mpm.blocks(), 100)
assert abs(fallen[:, 1] + 100 * 1e-4 * 9.8).max() < 1e-4
"""
    run(NO_LLVM + code, **environment)


NO_LLVM = NO_COMPILER.replace('("tackc", "llvmlite", "click")', '("llvmlite", "click")')


def test_a_base_install_is_enough(folder: Path, built: Path) -> None:
    """J-009: programs are compared where there is no LLVM and no click; and what nobody asks for is not loaded."""
    code = f"""
import sys
sys.path.insert(0, {str(folder)!r})
import numpy as np, app
x = np.ones(3, np.float32)
app.scale(x, x)
assert x.tolist() == [2, 2, 2], x
assert "tackc.jit" not in sys.modules and "importlib.metadata" not in sys.modules
"""
    run(NO_LLVM + code, TACK_JIT="off", TACK_BUNDLE=str(built))


def test_a_program_without_bundles_pays_nothing(folder: Path) -> None:
    """J-009: the module that attaches is loaded where a call would compile, and the metadata of packages where one may offer
    bundles."""
    code = f"""
import sys
sys.path.insert(0, {str(folder)!r})
import numpy as np, app
assert "tack.bundles" not in sys.modules
app.scale(np.ones(3, np.float32), np.ones(3, np.float32))
assert "tack.bundles" in sys.modules
"""
    run("import os\n" + code)
    run("import sys\nfrom tack import bundles\nbundles.known(True)\nassert 'importlib.metadata' not in sys.modules")


def test_the_module_that_attaches_changes_nothing_by_being_there(folder: Path) -> None:
    code = f"""
import sys
sys.path.insert(0, {str(folder)!r})
import tack.bundles, app
assert app.scale._look(False) is None
tack.use_bundle({str(folder / "app.tackb")!r})
assert app.scale._look(False).variants
"""
    run(code)


def test_threads_attach_once(app: Any, built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """J-009, U-004"""
    monkeypatch.setenv("TACK_BUNDLE", str(built))
    settings.reread()
    settings.set_jit("off")
    loaded: list[object] = []
    load = bundles.load
    monkeypatch.setattr(bundles, "load", lambda source: loaded.append(source) or load(source))
    found: list[list[float]] = []
    threads = [threading.Thread(target=lambda: found.append(scaled(app))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [[0, 2, 4, 6]] * 8
    assert len(loaded) == 1


def test_a_program_that_is_none(app: Any, built: Path, tmp_path: Path) -> None:
    """What the bundle says of the kernel's source is compared, so it must be readable."""

    def change(members: dict[str, bytes]) -> None:
        members["kernels/scale.json"] = b'{"kernel":"k","functions":{}}'

    contents = read_contents(built)
    members = dict(contents.members)
    change(members)
    digest = sample.sha256(members["kernels/scale.json"])
    kernels = [e._replace(digest=digest) if e.name == "scale" else e for e in contents.manifest.kernels]
    writer.write(kernels, members, tmp_path / "bad.tackb")
    tack.use_bundle(tmp_path / "bad.tackb")
    with pytest.raises(BundleError, match=r"bad\.tackb: the program of kernel 'scale' cannot be read"):
        scaled(app)
