"""Packages of kernels: what they hold, what they replace, and where they can be imported from."""

from __future__ import annotations

import importlib
import json
import re
import shutil
import sys
import zipapp
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

import numpy as np
import packaged
import pytest
from click.testing import CliRunner, Result

import tack_runtime
from tackc import cli, package
from tackc.contents import read_contents

FILES = {"__init__.py", "__init__.pyi", "py.typed", "kernels.tackb"}


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, [str(argument) for argument in arguments], prog_name="tackc")


@pytest.fixture
def imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The package of `packaged.py`, imported from a folder of its own."""
    package.write(packaged.bundle(), tmp_path / "physics_kernels")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("physics_kernels")
    del sys.modules["physics_kernels"]


def contents(folder: Path) -> Mapping[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# --- what is in one ----------------------------------------------------------------------------------------------------


def test_kernels_are_attributes(imported: ModuleType) -> None:
    """J-001: the package calls what is in its bundle."""
    x = np.arange(4, dtype=np.float32)
    out = np.zeros_like(x)
    imported.saxpy(x, x, out, 2)
    assert out.tolist() == [0, 3, 6, 9]
    imported.saxpy.bind(x, x, out, 1)()
    assert out.tolist() == [0, 2, 4, 6]
    assert imported.saxpy is imported.bundle["physics.saxpy"]
    assert imported.step is imported.bundle["physics.Sim.step"]
    assert isinstance(imported.bundle, tack_runtime.Bundle)
    names = "bundle fill invert later mean probe saxpy shift step total"
    assert imported.__all__ == names.split()


def test_docstrings_are_those_of_the_functions(imported: ModuleType) -> None:
    assert imported.saxpy.__doc__ == (
        "Add a multiple of `x` to `y`.\n\nWhat `out` holds before is lost.\n\nVariants that are built:\n\n"
        "    saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)\n    saxpy(x=f64[:], y=f64[:], out=f64[:], a=f64)\n"
    )
    assert imported.step.__doc__.startswith("One step in time.\n")
    assert imported.later.__doc__ == "No variant is built: calls need a compiler."
    lines = (imported.__doc__ or "").splitlines()
    assert "saxpy(x, y, out, a): Add a multiple of `x` to `y`." in lines
    assert "total(x, n)" in lines


def test_texts_that_python_would_misread(tmp_path: Path) -> None:
    """A docstring is data wherever it is written."""
    source = tmp_path / "odd.py"
    docs = ['ends with a quote"', 'has """three""" of them', "back\\slash \\N", "two\nlines\\", "naïve ☃", "\t", "'''"]
    kernels = [
        f"@tack.kernel\ndef k{number}(x: tack.f32[:]):\n    {doc!r}\n    for i in range(len(x)):\n        x[i] = 1\n"
        for number, doc in enumerate(docs)
    ]
    source.write_text("import tack\n\n" + "\n".join(kernels))
    result = tackc("build", source, "--arch", "metal", "--package", "-o", tmp_path / "odd_kernels", "-q")
    assert result.exit_code == 0, result.output
    printed = packaged.python(
        "import json, odd_kernels as o\nprint(json.dumps([getattr(o, f'k{i}').__doc__ for i in range(7)]))",
        tmp_path,
        packaged.environment(tmp_path),
    )
    for doc, found in zip(docs, json.loads(printed), strict=True):
        assert found.startswith(doc.strip()), doc
    compile((tmp_path / "odd_kernels" / "__init__.pyi").read_text("utf-8"), "stub", "exec")


NAMES = """\
import tack

@tack.device_class
class Sim:
    @tack.kernel
    def step(self, x: tack.f32[:]):
        for i in range(len(x)):
            x[i] = 1

@tack.device_class
class Other:
    @tack.kernel
    def step(self, x: tack.f32[:]):
        for i in range(len(x)):
            x[i] = 1
    @tack.kernel
    def only(self, x: tack.f32[:]):
        for i in range(len(x)):
            x[i] = 1
"""
KERNEL = """
@tack.kernel
def {name}(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = 1
"""


def test_names_that_clash(tmp_path: Path) -> None:
    """Each kernel has the shortest name that is its own: of the function, with its class, with its module."""
    first = ["bundle", "float", "match", "_private", "_Private", "_np", "__all__", "same"]
    (tmp_path / "names.py").write_text(NAMES + "".join(KERNEL.format(name=name) for name in first))
    (tmp_path / "more-names.py").write_text("import tack\n" + "".join(KERNEL.format(name=name) for name in ["same", "_load"]))
    files = [tmp_path / "names.py", tmp_path / "more-names.py"]
    specs = [f"--spec=names.{c}.{m}(self={c}(), x=f32[:])" for c, m in (("Sim", "step"), ("Other", "step"), ("Other", "only"))]
    result = tackc("build", *files, *specs, "--arch", "metal", "--package", "-o", tmp_path / "named", "-q")
    assert result.exit_code == 0, result.output
    program = (
        "import json, tack_runtime.dispatch, named\n"
        "kinds = {n: f'{k.module}.{k.name}' for n, k in vars(named).items() if isinstance(k, tack_runtime.dispatch.Dispatcher)}\n"
        "print(json.dumps([kinds, named.__all__]))"
    )
    kernels, public = json.loads(packaged.python(program, tmp_path, packaged.environment(tmp_path)))
    assert kernels == {
        "Other_step": "names.Other.step",
        "Sim_step": "names.Sim.step",
        "_private": "names._private",
        "match": "names.match",
        "more_names__load": "more-names._load",
        "more_names_same": "more-names.same",
        "names__Private": "names._Private",
        "names___all__": "names.__all__",
        "names__np": "names._np",
        "names_bundle": "names.bundle",
        "names_float": "names.float",
        "names_same": "names.same",
        "only": "names.Other.only",
    }
    assert public == sorted(["bundle", *(name for name in kernels if name != "_private")])
    compile((tmp_path / "named" / "__init__.pyi").read_text("utf-8"), "stub", "exec")


def test_the_same_inputs_give_the_same_package(tmp_path: Path) -> None:
    packages = []
    for folder in ("here", "there"):
        source = tmp_path / folder / "physics.py"
        source.parent.mkdir()
        source.write_text(packaged.KERNELS)
        output = tmp_path / folder / "some" / f"kernels_{folder}"
        assert tackc("build", source, "--arch", "cpu:v2", "--package", "-o", f"{output}/", "-q").exit_code == 0
        packages.append(contents(output))
    assert packages[0] == packages[1] == package.files(read_contents(packaged.bundle()), packaged.bundle())
    assert packages[0].keys() == FILES


def test_what_a_build_reports(tmp_path: Path) -> None:
    source, output = tmp_path / "k.py", tmp_path / "app" / "kernels"
    source.write_text("import tack\n" + KERNEL.format(name="one"))
    result = tackc("build", source, "--arch", "metal", "--package", "-o", output, "--json")
    report = json.loads(result.stdout)
    assert report["output"] == f"{output}/"
    assert report["bytes"] == sum(map(len, contents(output).values()))


# --- what one replaces -------------------------------------------------------------------------------------------------


def test_a_package_replaces_an_earlier_one(tmp_path: Path) -> None:
    """Also one that was imported, and through a symbolic link, which stays."""
    (tmp_path / "real").mkdir()
    (tmp_path / "linked").symlink_to("real")
    package.write(packaged.bundle(), tmp_path / "linked")
    packaged.python("import linked", tmp_path, {**packaged.environment(tmp_path), "PYTHONDONTWRITEBYTECODE": ""})
    assert (tmp_path / "real" / "__pycache__").is_dir()
    package.write(packaged.bundle(), tmp_path / "linked")
    assert contents(tmp_path / "real").keys() == FILES
    assert (tmp_path / "linked").is_symlink()
    assert {path.name for path in tmp_path.iterdir()} == {"real", "linked"}


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("notes.txt", ""),
        ("__init__.py", "import os\n"),
        ("__init__.py", None),
        ("__pycache__/other.cpython-311.pyc", ""),
        ("data/more.tackb", ""),
        ("empty/", ""),
        ("linked", "a folder"),
    ],
)
def test_a_folder_with_something_else_is_left_alone(tmp_path: Path, path: str, text: str | None) -> None:
    folder = tmp_path / "kernels"
    package.write(packaged.bundle(), folder)
    if path.endswith("/"):
        (folder / path).mkdir()
    elif text == "a folder":
        (folder / path).symlink_to(tmp_path)
    elif text is None:
        (folder / path).unlink()
    else:
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(text)
    before = contents(folder)
    (tmp_path / "k.py").write_text("import tack\n" + KERNEL.format(name="one"))
    result = tackc("build", tmp_path / "k.py", "--arch", "metal", "--package", "-o", folder, "-q")
    assert result.exit_code == 2
    assert "it is a folder that holds something else than a package of kernels" in result.stderr
    assert contents(folder) == before


def test_a_failed_build_leaves_the_package(tmp_path: Path) -> None:
    folder = tmp_path / "kernels"
    package.write(packaged.bundle(), folder)
    before = contents(folder)
    (tmp_path / "k.py").write_text("import tack\n" + KERNEL.format(name="one").replace("= 1", "= nothing"))
    assert tackc("build", tmp_path / "k.py", "--arch", "metal", "--package", "-o", folder).exit_code == 3
    assert contents(folder) == before


def test_a_package_is_told_from_a_bundle(tmp_path: Path) -> None:
    package.write(packaged.bundle(), tmp_path / "heat")
    result = tackc("inspect", tmp_path / "heat")
    assert (result.exit_code, "whose bundle is the file kernels.tackb in it" in result.stderr) == (7, True)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["-o", "my-kernels"], "my-kernels cannot be imported: the name of a package is an identifier, as in -o heat_kernels"),
        (["-o", "k.tackb"], "k.tackb cannot be imported"),
        (["-o", "class"], "class cannot be imported"),
        (["-o", "."], ". cannot be imported: the name of a package is an identifier, as in -o heat_kernels"),
        (["-o", "/"], "/ cannot be imported: the name of a package is an identifier, as in -o /heat_kernels"),
        (
            ["-o", "lib/tack"],
            "lib/tack would hide the module 'tack' from what imports it; choose another name, as in -o lib/heat",
        ),
        (["-o", "json"], "json would hide the module 'json'"),
        ([], "--package needs -o FOLDER"),
        (["-o", "k", "--directory"], "excludes --directory"),
        (["-o", "taken"], "cannot write taken/: it is a file"),
    ],
)
def test_outputs_that_are_no_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], message: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("k.py").write_text("import tack\n" + KERNEL.format(name="one"))
    Path("taken").write_text("")
    result = tackc("build", "k.py", "--arch", "metal", "--package", *options)
    assert result.exit_code == 2
    assert message in result.stderr
    assert {path.name for path in tmp_path.iterdir()} == {"k.py", "taken"}


# --- where it works ----------------------------------------------------------------------------------------------------

APPLICATION = """\
from array import array
from physics_kernels import bundle, saxpy

x, out = array("f", [1, 2]), array("f", [0, 0])
saxpy(x, x, out, 3)
print(out.tolist(), bundle["physics.saxpy"] is saxpy)
"""
PRINTED = "[4.0, 8.0] True\n"


def test_a_zip_application(tmp_path: Path) -> None:
    """The bundle is read out of the zip file."""
    (tmp_path / "app").mkdir()
    package.write(packaged.bundle(), tmp_path / "app" / "physics_kernels")
    (tmp_path / "app" / "__main__.py").write_text(APPLICATION)
    zipapp.create_archive(tmp_path / "app", tmp_path / "app.pyz")
    shutil.rmtree(tmp_path / "app")
    assert packaged.run([sys.executable, "app.pyz"], tmp_path, packaged.environment()) == PRINTED


def test_importing_loads_little(tmp_path: Path) -> None:
    """Neither NumPy, nor what would find the bundle in a zip file, nor the compiler."""
    package.write(packaged.bundle(), tmp_path / "physics_kernels")
    code = (
        "import sys, tack_runtime; tack_runtime.load('physics_kernels/kernels.tackb'); before = set(sys.modules)\n"
        "import physics_kernels; print(*sorted(set(sys.modules) - before))"
    )
    assert packaged.python(code, tmp_path, packaged.environment(tmp_path)).split() == ["physics_kernels"]


def test_an_application_in_one_file(tmp_path: Path) -> None:
    """PyInstaller needs no options: our distribution tells it what belongs to a package and the library, not the compiler."""
    with zipfile.ZipFile(packaged.wheel()) as archive:
        archive.extractall(tmp_path / "installed")
    package.write(packaged.bundle(), tmp_path / "physics_kernels")
    (tmp_path / "app.py").write_text(APPLICATION + packaged.CALL)
    command = [sys.executable, "-m", "PyInstaller", "--onefile", "--exclude-module", "numpy", "--log-level", "WARN", "app.py"]
    found = packaged.environment(tmp_path / "installed", tmp_path, PYINSTALLER_CONFIG_DIR=str(tmp_path / "cache"))
    packaged.run(command, tmp_path, found)
    moved = tmp_path / "elsewhere" / "app"
    moved.parent.mkdir()
    (tmp_path / "dist" / "app").rename(moved)
    shutil.rmtree(tmp_path / "physics_kernels")
    assert packaged.run([moved], tmp_path, {"TACK_JIT": "off"}) == PRINTED
    collected = (tmp_path / "build" / "app" / "PYZ-00.toc").read_text()
    assert "'tack_runtime.drivers.cuda'" in collected
    assert not re.search(r"'(tackc|llvmlite|click)['.]", collected)


def test_the_page_is_right(tmp_path: Path) -> None:
    """What docs/guide/packaging.md builds, it runs."""
    page = (packaged.ROOT / "docs" / "guide" / "packaging.md").read_text("utf-8")
    (build,) = re.findall(r"^tackc (build .*)$", page, re.M)
    (program,) = re.findall(r"^```python\n(.*?)^```", page, re.M | re.S)
    for name in ("heat.py", "example.py"):
        shutil.copy(packaged.ROOT / "kernels_examples" / name, tmp_path)
    env = packaged.environment(tmp_path)
    packaged.run([sys.executable, "-m", "tackc", *build.replace("cpu,cuda", "cpu:v2").split()], tmp_path, env)
    (tmp_path / "app.py").write_text(program)
    assert "smooth(u=f32[:, :], v=f32[:, :]" in packaged.run([sys.executable, "app.py"], tmp_path, env)
    assert sorted(re.findall(r"^\| `([\w.]+)` \| [tls]", page, re.M)) == sorted(contents(tmp_path / "myapp" / "heat_kernels"))
