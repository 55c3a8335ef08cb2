"""`tackc doctor` and `tackc targets`: what a machine has, and why it lacks the rest."""

from __future__ import annotations

import json
import os
import re
import sys
import types
from pathlib import Path

import numpy as np
import pytest
from bundle_sources import TWO, built
from click.testing import CliRunner, Result
from simulators import gpus

import tack_runtime
from tack_runtime import library, settings
from tack_runtime.devices import KNOWN, Device
from tack_runtime.drivers import cpu as cpu_driver
from tackc import bundle, cli, doctor, entries
from tackc.cli.exits import Exit
from tackc.contents import read_contents
from tackc.request import families, parse_arch
from tackc.toolchains import clang, cpu, metal, nvrtc, ptxas


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, list(map(str, arguments)))


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings as the environment has them when they are asked for."""
    settings.reread()


def rows(text: str, section: str) -> dict[str, str]:
    """The lines of a section by their first word."""
    body = re.search(rf"^{section}\n((?:  .*\n?)+)", text, re.MULTILINE)
    assert body is not None
    return dict(re.match(r"  (\S+) +(.*)", line).groups() for line in body[1].splitlines())  # type: ignore[union-attr]


# --- doctor ------------------------------------------------------------------------------------------------------------


def test_it_says_what_is_here(fresh: None) -> None:
    result = tackc("doctor")
    assert (result.exit_code, result.stderr) == (0, "")
    assert re.match(r"tackc \S+, CPython 3\.\S+, Linux \S+ \w+\n\ntools\n", result.stdout)
    tools = rows(result.stdout, "tools")
    assert tools["numpy"].split() == ["arrays", np.__version__]
    assert tools["NVRTC"].endswith(f"{'.'.join(map(str, nvrtc.version()))} {nvrtc.path()}")
    assert tools["ptxas"].endswith(f"{'.'.join(map(str, ptxas.version()))} {ptxas.path()}")
    assert re.search(r"22\.[\d.]+ /\S+/clang", tools["clang"])
    assert tools["lld"].endswith("/lld")
    devices = rows(result.stdout, "devices")
    assert next(iter(devices)) == "cpu"
    assert devices["cpu"].split() == [f"cpu:{cpu_driver.machine_levels()[0]}", str(settings.cpu_threads()), "threads"]
    assert {name.partition(":")[0] for name in devices} == set(KNOWN)
    assert rows(result.stdout, "settings")["TACK_JIT"].split() == ["on", "default"]
    assert settings.cache_dir() in result.stdout


def test_where_the_kernels_of_the_library_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "library.tackb"

    def said(path: str) -> Result:
        monkeypatch.setenv("TACK_LIBRARY", path)
        settings.reread()
        return tackc("doctor")

    assert (
        "\nlibrary\n  built on first use, for this machine's CPU alone: this installation has no library.tackb" in said("").stdout
    )
    assert f"\nlibrary\n  {tmp_path}: each module's kernels, built on first use" in said(str(tmp_path)).stdout
    result = said(str(file))
    assert (result.exit_code, result.stderr) == (Exit.USAGE, f"error: {file}: cannot be read: No such file or directory\n")
    file.write_bytes(built(TWO))
    assert (
        f"\nlibrary\n  {file}: unusable: its kernels of tack.library are of version unknown, not those" in said(str(file)).stdout
    )
    made_of = library.state()
    assert made_of is not None
    contents = read_contents(built(TWO))
    bundle.write(contents.manifest.kernels, contents.members, file, provenance=bundle.Provenance([made_of]))
    assert f"\nlibrary\n  {file}: 2 kernels, {file.stat().st_size:,} bytes\n" in said(str(file)).stdout
    file.write_bytes(b"no bundle")
    assert f"\nlibrary\n  {file}: unusable: " in said(str(file)).stdout
    data = json.loads(tackc("doctor", "--json").stdout)
    assert data["library"] == {"path": str(file), "state": None, "wrong": data["library"]["wrong"]}
    assert f"{file}: {data['library']['wrong']}" in [error["message"] for error in data["errors"]]


def test_devices_are_those_of_the_runtime_and_the_others_have_a_reason(fresh: None) -> None:
    data = json.loads(tackc("doctor", "--json").stdout)
    there = [each["device"] for each in data["devices"] if each["missing"] is None]
    assert there == [str(device) for device in tack_runtime.devices()]
    for each in data["devices"]:
        if each["missing"] is not None:
            with pytest.raises(tack_runtime.DeviceError) as caught:
                tack_runtime.device(each["device"])
            assert str(caught.value) == f"Device {each['device']!r} is not available: {each['missing']}"


@pytest.mark.parametrize("device", ["cpu", *gpus.DEVICES])
def test_a_device_is_told_with_what_a_build_for_it_is_asked_by(device: str) -> None:
    """What stands there is a target of `--arch`, whose code runs on the device."""
    gpus.install()
    (found,) = [each for each in doctor.examine().devices if each.name == device]
    assert found.missing is None
    (request,) = parse_arch(found.arch)
    assert request.target == device
    assert len(request.levels) == (device in ("cpu", "cuda", "hip"))
    assert found.row() == (device, found.arch, found.description)


def test_each_kind_of_device_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking for devices starts drivers."""
    looked: list[str] = []

    def import_module(name: str) -> types.SimpleNamespace:
        def devices() -> tuple[Device, ...]:
            looked.append(name.rpartition(".")[2])
            raise tack_runtime.DeviceError("there is no driver")

        return types.SimpleNamespace(devices=devices)

    monkeypatch.setattr(sys.modules[Device.__module__], "_opened", {})
    monkeypatch.setattr(sys.modules[Device.__module__], "import_module", import_module)
    found = {each.name: each.missing for each in doctor.examine().devices}
    assert looked == list(KNOWN[1:])
    assert found["cuda"] == "there is no driver. It takes an NVIDIA GPU and its driver (libcuda.so.1)"


def test_settings_of_the_environment(monkeypatch: pytest.MonkeyPatch, fresh: None) -> None:
    monkeypatch.setenv("TACK_JIT", "off")
    monkeypatch.setenv("TACK_LOG", "load,compile")
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "0,1")
    found = rows(tackc("doctor").stdout, "settings")
    assert found["TACK_JIT"].split() == ["off"]
    assert found["TACK_LOG"].split() == ["compile,load"]
    assert found["TACK_DEBUG"].split() == ["0", "default"]
    assert found["CUDA_VISIBLE_DEVICES"] == "0,1"


def test_a_setting_that_means_nothing(monkeypatch: pytest.MonkeyPatch, fresh: None) -> None:
    """All else is still said."""
    monkeypatch.setenv("TACK_CPU_ISA", "v9")
    monkeypatch.setenv("TACK_CPU_THREADS", "none")
    monkeypatch.setenv("TACK_CACHE", "maybe")
    result = tackc("doctor")
    assert result.exit_code == Exit.USAGE
    cache, isa, threads = result.stderr.splitlines()
    assert cache == "error: TACK_CACHE=maybe means nothing; use 0 or 1"
    assert isa.startswith("error: TACK_CPU_ISA=v9 means nothing; use x86-64-v2")
    assert threads.startswith("error: TACK_CPU_THREADS=none means nothing; use a whole number")
    assert rows(result.stdout, "devices")["cpu"].split() == [f"cpu:{cpu_driver.machine_levels()[0]}"]
    settings.reread()
    data = tackc("doctor", "--json")
    assert data.exit_code == Exit.USAGE
    assert len(json.loads(data.stdout)["errors"]) == 3


def test_damage_in_the_cache_is_said(monkeypatch: pytest.MonkeyPatch, fresh: None, tmp_path: Path) -> None:
    monkeypatch.setenv("TACK_CACHE_DIR", str(tmp_path))
    settings.reread()
    key = entries.Key("variant", "what it is of")
    entries.store(key, b"what it holds")
    assert ": 1 entry, " in tackc("doctor").stdout
    (path,) = tmp_path.iterdir()
    path.write_bytes(path.read_bytes()[:-1])
    path.chmod(0o600)
    result = tackc("doctor")
    assert result.exit_code == 0
    assert "1 of them damaged, which are made again; `tackc cache verify` names them" in " ".join(result.stdout.split())


def test_a_cache_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch, fresh: None, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TACK_CACHE_DIR", str(tmp_path / "file"))
    result = tackc("doctor")
    assert result.exit_code == Exit.USAGE
    assert result.stderr.startswith("error: the folder of compiled kernels cannot be used")


@pytest.mark.parametrize(
    ("environment", "says"),
    [({}, "0 entries, 0 bytes, the folder is made when it is needed"), ({"TACK_CACHE": "0"}, ", switched off")],
)
def test_a_cache_that_is_not_there_yet(
    monkeypatch: pytest.MonkeyPatch, fresh: None, tmp_path: Path, environment: dict[str, str], says: str
) -> None:
    for variable, value in {"TACK_CACHE_DIR": str(tmp_path / "none"), **environment}.items():
        monkeypatch.setenv(variable, value)
    assert re.search(rf"^  {re.escape(str(tmp_path))}/none: .*{re.escape(says)}", tackc("doctor").stdout, re.MULTILINE)


def test_tools_that_are_missing_come_with_how_to_get_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    functions = (clang._path, clang._machines, metal.available)
    for function in functions:
        function.cache_clear()
    try:
        result = tackc("doctor")
        listed = tackc("targets", "--json")
    finally:
        for function in functions:
            function.cache_clear()
    assert result.exit_code == 0
    tools = rows(result.stdout, "tools")
    assert tools["clang"].endswith("missing: clang 22 or newer is not installed; apt-get install clang-22 lld-22")
    assert tools["spirv-val"].endswith("missing: not installed; apt-get install spirv-tools")
    missing = {each["target"]: each["missing"] for each in json.loads(listed.stdout)["targets"]}
    assert missing["hip"] == missing["opencl"] == "clang 22 or newer is not installed"
    assert missing["cpu"] is None


def test_without_what_compiles_for_the_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_object(text: str, level: str) -> bytes:
        raise tack_runtime.ToolchainError("compiling for the CPU needs llvmlite")

    monkeypatch.setattr(cpu, "compile_object", compile_object)
    result = tackc("doctor")
    assert result.exit_code == Exit.TOOLCHAIN
    assert result.stderr == "error: llvmlite: compiling for the CPU needs llvmlite; pip install 'tackc[compiler]'\n"


# --- targets -----------------------------------------------------------------------------------------------------------


def test_targets_with_the_names_of_their_levels() -> None:
    text = tackc("targets").stdout
    assert "sm_90 (hopper h100 h200 gh200)" in text
    assert "gfx942 (mi300a mi300x mi325x cdna3)" in text
    assert max(map(len, text.splitlines())) <= 100
    assert "cuda: made by NVRTC, installed\n    default: compute_75 sm_75 sm_80" in text


def test_targets_as_json() -> None:
    listed = {each["target"]: each for each in json.loads(tackc("targets", "--json").stdout)["targets"]}
    assert list(listed) == list(families())
    assert listed["cuda"]["names"]["h100"] == "sm_90"
    assert listed["cpu"]["levels"] == ["x86-64-v2", "x86-64-v3", "x86-64-v4", "aarch64"]
    assert listed["metal"]["install"].startswith("xcodebuild")
    assert listed["metal"]["levels"] == []


KERNEL = """\
import tack

@tack.func
def twice(v):
    return 2.0 * v

@tack.kernel
def double(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = twice(x[i])
"""


def installed(folder: Path, name: str, data: bytes | None) -> None:
    """A distribution as pip installs one, with a package that registers its bundle and must not be imported."""
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").write_text("raise AssertionError('it was imported')\n")
    if data is not None:
        (folder / name / "kernels.tackb").write_bytes(data)
    info = folder / f"{name}-2.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 2.1\n")
    (info / "entry_points.txt").write_text(f"[tack.bundles]\n{name} = {name}:bundle\n")


def test_bundles_of_the_environment_and_of_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh: None) -> None:
    data = built(KERNEL, "metal", name="doubled")
    (tmp_path / "app.tackb").write_bytes(data)
    (tmp_path / "broken.tackb").write_bytes(b"none")
    installed(tmp_path / "site", "heat_kernels", data)
    installed(tmp_path / "site", "empty_kernels", None)
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    monkeypatch.setenv("TACK_BUNDLE", os.pathsep.join(str(tmp_path / name) for name in ("app.tackb", "broken.tackb")))
    settings.reread()
    result = tackc("doctor", "--json")
    assert result.exit_code == Exit.USAGE
    found = {(each["from"], each["path"]): each for each in json.loads(result.stdout)["bundles"]}
    package = str(tmp_path / "site" / "heat_kernels" / "kernels.tackb")
    assert found.keys() == {
        *(("TACK_BUNDLE", str(tmp_path / name)) for name in ("app.tackb", "broken.tackb")),
        *(("heat_kernels 2.1", package), ("empty_kernels 2.1", None)),
    }
    assert found["heat_kernels 2.1", package]["kernels"] == ["doubled.double"]
    assert found["heat_kernels 2.1", package]["wrong"] is None
    assert found["empty_kernels 2.1", None]["wrong"] == "no bundle lies in its module empty_kernels"
    assert "not a bundle" in found["TACK_BUNDLE", str(tmp_path / "broken.tackb")]["wrong"]
    text = tackc("doctor")
    assert f"heat_kernels 2.1   {package}" in text.stdout
    assert f"error: TACK_BUNDLE: {tmp_path}/broken.tackb: not a bundle" in text.stderr


def test_a_bundle_that_is_named_twice_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh: None) -> None:
    """As calls read the variable: by paths from the folder that is current."""
    (tmp_path / "app.tackb").write_bytes(built(KERNEL, "metal", name="doubled"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TACK_BUNDLE", f"app.tackb{os.pathsep}{tmp_path}/app.tackb")
    settings.reread()
    found = [each for each in json.loads(tackc("doctor", "--json").stdout)["bundles"] if each["from"] == "TACK_BUNDLE"]
    assert [(each["path"], each["kernels"]) for each in found] == [(str(tmp_path / "app.tackb"), ["doubled.double"])]
