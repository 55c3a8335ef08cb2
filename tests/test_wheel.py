"""Wheels of bundles: their bytes, and what happens where one is installed."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable
from email import message_from_string
from pathlib import Path

import numpy as np
import packaged
import pytest
from click.testing import CliRunner, Result

from tack_runtime.manifest import MANIFEST
from tack_runtime.version import VERSION
from tackc import bundle as writer
from tackc import cli

Make = Callable[..., Path]


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, [str(argument) for argument in arguments], prog_name="tackc")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "physics.tackb"
    path.write_bytes(packaged.bundle())
    return path


@pytest.fixture
def make(source: Path, tmp_path: Path) -> Make:
    """Make a wheel, and say where it is."""

    def make(*options: object, bundle: Path = source, name: str = "physics-kernels", version: str = "1.0") -> Path:
        result = tackc("wheel", bundle, "--name", name, "--version", version, "-o", tmp_path / "dist", "--json", *options)
        assert result.exit_code == 0, result.output
        return Path(json.loads(result.stdout)["wheel"])

    return make


def text(wheel: Path, name: str) -> str:
    """A file of the wheel's metadata."""
    with zipfile.ZipFile(wheel) as archive:
        (path,) = [path for path in archive.namelist() if path.endswith(f".dist-info/{name}")]
        return archive.read(path).decode()


def test_a_wheel_has_what_pip_reads(make: Make) -> None:
    wheel = make("--summary", "Physics", "--license", "mit OR apache-2.0")
    assert wheel.name == "physics_kernels-1.0-py3-none-any.whl"
    fields = message_from_string(text(wheel, "METADATA"))
    assert fields["Metadata-Version"] == "2.4"
    assert fields["Name"] == "physics-kernels"
    assert fields["Version"] == "1.0"
    assert fields["Summary"] == "Physics"
    assert fields["License-Expression"] == "MIT OR Apache-2.0"
    assert fields["Requires-Python"] == ">=3.10"
    assert fields.get_all("Requires-Dist") == [f"tackc>={VERSION}"]  # the runtime; no extra, so no compiler
    description = fields.get_payload()
    assert isinstance(description, str)
    assert "from physics_kernels import fill, invert" in description
    assert "Code for cpu:x86-64-v2." in description
    assert "saxpy(x, y, out, a)\n    Add a multiple of `x` to `y`.\n" in description
    assert "Sim.step(self=Sim(order=2, dt=f32, grid=Grid(cells=i32[:]), u=f32[:]), k=f32)" in description
    assert text(wheel, "WHEEL").splitlines()[2:] == ["Root-Is-Purelib: true", "Tag: py3-none-any"]
    assert text(wheel, "entry_points.txt") == "[tack.bundles]\nphysics_kernels = physics_kernels:bundle\n"


def test_the_record_lists_every_file(make: Make) -> None:
    wheel = make()
    with zipfile.ZipFile(wheel) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    rows = {name: (digest, size) for name, digest, size in csv.reader(io.StringIO(text(wheel, "RECORD")))}
    assert rows.keys() == members.keys()
    for name, data in members.items():
        hashed = "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
        assert rows[name] == (("", "") if name.endswith("/RECORD") else (hashed, str(len(data))))


def test_the_same_bundle_gives_the_same_wheel(make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a file and from a folder, on any day."""
    folder = tmp_path / "physics"
    with zipfile.ZipFile(io.BytesIO(packaged.bundle())) as archive:
        archive.extractall(folder)
    first = make().read_bytes()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    os.utime(tmp_path / "physics.tackb", (0, 0))
    second = make(bundle=folder).read_bytes()
    assert first == second
    with zipfile.ZipFile(io.BytesIO(first)) as opened:
        assert {info.date_time for info in opened.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert {info.external_attr >> 16 for info in opened.infolist()} == {0o100644}
        assert opened.read("physics_kernels/kernels.tackb") == packaged.bundle()


@pytest.mark.parametrize(
    ("name", "version", "package", "file", "imported"),
    [
        ("Heat.Kernels", "1.0-RC.1", "", "heat_kernels-1.0rc1-py3-none-any.whl", "heat_kernels"),
        ("a--b__c", "v2", "", "a_b_c-2-py3-none-any.whl", "a_b_c"),
        ("x", "1!2.0.post3.dev4+Local-1", "", "x-1!2.0.post3.dev4+local.1-py3-none-any.whl", "x"),
        ("3d", "1", "solid", "3d-1-py3-none-any.whl", "solid"),
        ("heat", "1", "myapp.heat_kernels", "heat-1-py3-none-any.whl", "myapp.heat_kernels"),
    ],
)
def test_names(make: Make, name: str, version: str, package: str, file: str, imported: str) -> None:
    """PEP 427, 440 and 503"""
    wheel = make(*(["--package-name", package] if package else []), name=name, version=version)
    assert wheel.name == file
    with zipfile.ZipFile(wheel) as archive:
        assert f"{imported.replace('.', '/')}/__init__.py" in archive.namelist()
    assert f"{imported} = {imported}:bundle" in text(wheel, "entry_points.txt")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--name", "-heat", "--version", "1"], "--name '-heat': a name has letters, digits"),
        (["--name", "heat kernels", "--version", "1"], "--name 'heat kernels'"),
        (["--name", "heat", "--version", "one"], "--version 'one' is no version (PEP 440)"),
        (["--name", "3d", "--version", "1"], "'3d', after --name, cannot be imported; name the package with --package-name"),
        (["--name", "heat", "--version", "1", "--package-name", "my-app"], "--package-name 'my-app' cannot be imported"),
        (["--name", "heat", "--version", "1", "--package-name", "a..b"], "--package-name 'a..b' cannot be imported"),
        (["--name", "heat", "--version", "1", "--package-name", "../heat"], "--package-name '../heat' cannot be imported"),
        (["--name", "Tackc", "--version", "9", "--package-name", "x"], "pip would install the wheel in place of tackc"),
        (["--name", "json", "--version", "1"], "would hide the module 'json'"),
        (["--name", "tack-runtime", "--version", "1"], "would hide the module 'tack_runtime'"),
        (["--name", "heat", "--version", "1", "--summary", "two\nlines"], "--summary is one line of text"),
        (["--name", "heat", "--version", "1", "--license", "mine"], "--license 'mine': "),
    ],
)
def test_requests_that_no_wheel_can_fulfil(source: Path, tmp_path: Path, options: list[str], message: str) -> None:
    result = tackc("wheel", source, "-o", tmp_path / "dist", *options)
    assert result.exit_code == 2
    assert message in result.stderr
    assert not (tmp_path / "dist").exists()


def test_a_damaged_bundle_becomes_no_wheel(source: Path, tmp_path: Path) -> None:
    data = bytearray(source.read_bytes())
    data[data.index(b"Add a multiple")] ^= 1
    source.write_bytes(data)
    result = tackc("wheel", source, "--name", "heat", "--version", "1", "-o", tmp_path / "dist", "--json")
    assert result.exit_code == 7
    assert "kernels/saxpy.json: the checksum does not match" in json.loads(result.stdout)["errors"][0]["message"]
    assert not (tmp_path / "dist").exists()


def test_the_runtime_that_a_wheel_needs(tmp_path: Path, make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads what made the bundle: the later version counts."""
    with zipfile.ZipFile(io.BytesIO(packaged.bundle())) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    manifest = json.loads(members.pop(MANIFEST))
    for producer, needed in (("tackc 99.1", "99.1"), ("tackc 0.0.1", VERSION), ("something else", VERSION)):
        changed = {key: value for key, value in manifest.items() if key != "digest"} | {"producer": producer}
        canonical = json.dumps(changed, sort_keys=True, separators=(",", ":"))
        digest = hashlib.sha256(canonical.encode()).hexdigest()
        made = json.dumps(changed | {"digest": digest}, sort_keys=True, separators=(",", ":"))
        other = tmp_path / "other.tackb"
        other.write_bytes(writer.pack({**members, MANIFEST: made.encode()}))
        assert f"\nRequires-Dist: tackc>={needed}\n" in text(make(bundle=other), "METADATA")


def test_what_the_command_says(source: Path, tmp_path: Path) -> None:
    result = tackc("wheel", source, "--name", "heat", "--version", "1", "-o", tmp_path)
    wheel = tmp_path / "heat-1-py3-none-any.whl"
    assert result.stdout.splitlines() == [
        "heat: fill, invert, later, mean, probe, saxpy, shift, step, total",
        f"wrote {wheel} ({wheel.stat().st_size:,} bytes)",
    ]
    again = json.loads(tackc("wheel", source, "--name", "heat", "--version", "1", "-o", tmp_path, "--json").stdout)
    assert again == {
        "wheel": str(wheel),
        "bytes": wheel.stat().st_size,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "name": "heat",
        "version": "1",
        "package": "heat",
        "tag": "py3-none-any",
        "requires": [f"tackc>={VERSION}"],
        "kernels": ["fill", "invert", "later", "mean", "probe", "saxpy", "shift", "step", "total"],
    }


# --- installed ---------------------------------------------------------------------------------------------------------

INSTALLED = """\
import importlib.metadata
import importlib.util
import sys

import numpy as np

assert [name for name in ("click", "llvmlite", "packaging") if importlib.util.find_spec(name)] == []
from physics_kernels import saxpy, total

x = np.arange(4, dtype=np.float32)
out = np.zeros_like(x)
saxpy(x, x, out, 2)
assert out.tolist() == [0, 3, 6, 9], out
assert total(np.array([5], np.int32), 1) == 6
(entry,) = importlib.metadata.entry_points(group="tack.bundles")
bundle = entry.load()
assert entry.name == "physics_kernels" and bundle["physics.saxpy"] is saxpy
assert "llvmlite" not in sys.modules
print(importlib.metadata.version("physics-kernels"), sys.prefix != sys.base_prefix)
"""
RIGHT = """\
import numpy as np
from physics_kernels import saxpy, total

x = np.zeros(4, np.float32)
saxpy(x, x, x, 2)
i = np.zeros(4, np.int32)
count: int = total(i, 1)
"""
WRONG = RIGHT.replace("x, x, 2)", "x, 2)").replace("np.int32", "np.float64")


def python_with_runtime(tmp_path: Path) -> Path:
    """The Python of a virtual environment that has NumPy and this distribution without its extras."""
    packages = tmp_path / "packages"
    packaged.metadata(packages)
    for package in ("tack", "tack_runtime", "tackc"):
        (packages / package).symlink_to(packaged.ROOT / package)
    numpy = Path(np.__file__).parent
    for path in (numpy, *numpy.parent.glob("numpy.libs"), *numpy.parent.glob("numpy-*.dist-info")):
        (packages / path.name).symlink_to(path)
    packaged.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], tmp_path, os.environ)
    (site,) = (tmp_path / "venv" / "lib").glob("python3*/site-packages")
    (site / "packages.pth").write_text(f"{packages}\n")
    return tmp_path / "venv" / "bin" / "python"


def test_a_wheel_is_installed_and_used_without_the_compiler(make: Make, tmp_path: Path) -> None:
    """J-001: pip finds what the wheel requires, its kernels run, and mypy knows their types."""
    python = python_with_runtime(tmp_path)
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "install", "--no-index"]
    packaged.run([*pip, make()], tmp_path, clean)
    assert packaged.run([python, "-c", INSTALLED], tmp_path, {**clean, "TACK_JIT": "off"}) == "1.0 True\n"
    (tmp_path / "right.py").write_text(RIGHT)
    (tmp_path / "wrong.py").write_text(WRONG)
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", python, "--no-error-summary"]
    assert packaged.run([*mypy, "right.py"], tmp_path, clean) == ""
    said = subprocess.run([*mypy, "wrong.py"], capture_output=True, text=True, cwd=tmp_path, env=clean, check=False).stdout
    assert [(int(line), code) for line, code in re.findall(r"wrong\.py:(\d+): error: .*\[([a-z-]+)\]$", said, re.M)] == [
        (5, "call-overload"),
        (7, "arg-type"),
    ]
