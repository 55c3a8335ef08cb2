"""Running a program both ways: compiled by its first call, and built into a bundle that a process without compiler loads; on the
CPU, on OpenCL as PoCL has it, and on simulated GPUs."""

from __future__ import annotations

import importlib.util
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import cpu_run
import device_table
import numpy as np
import pytest
from bare import call, printed, realized, run_host
from simulators import gpus

import tack

HERE = Path(__file__).parent
PROGRAMS = HERE / "programs"


class BareProcess:
    """The other end of `bare.py`, which runs with the project's packages on its path and none of the compiler importable."""

    def __init__(self) -> None:
        environment = {**gpus.environment(), "PYTHONPATH": os.pathsep.join([str(HERE), *map(os.path.abspath, sys.path)])}
        command = [sys.executable, "-c", "import bare; bare.main()"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)

    def ask(self, *request: Any) -> Any:
        """The value of a request; raises what the request raised there."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        pickle.dump(request, self.process.stdin)
        self.process.stdin.flush()
        done, value = pickle.load(self.process.stdout)
        if not done:
            raise value
        return value

    def close(self) -> None:
        self.process.communicate()
        assert self.process.returncode == 0


class JustInTime:
    """The kernels of a program file, compiled when they are called."""

    built = False

    def __init__(self, path: Path, device: str, refused: Callable[[], None] = lambda: None) -> None:
        self.module = load_source(path)
        self.device = device
        self.refused = refused

    def call(self, kernel: str, *arguments: Any) -> Any:
        """Run a kernel on NumPy arrays, numbers and objects of `object`; its result."""
        return call(getattr(self.module, kernel), realized(arguments), self.device)

    def printed(self, kernel: str, *arguments: Any) -> str:
        """What a call prints, between lines of Python's own."""
        return printed(getattr(self.module, kernel), list(arguments), self.device)

    def object(self, name: str, **members: Any) -> Any:
        """An object of a class of the program, with these attributes."""
        cls = getattr(self.module, name)
        made = cls.__new__(cls)
        made.__dict__.update(members)
        return made

    def host(self, function: str) -> Any:
        """Run a function of `hosts.py` on these kernels; what it returns."""
        return run_host(function, tack, self.module, self.device)


class Built:
    """The kernels of a program file, built into a bundle that another process loads."""

    built = True

    def __init__(
        self, bundle: Path, module: str, process: BareProcess, device: str, refused: Callable[[], None] = lambda: None
    ) -> None:
        self.device = device
        self.refused = refused
        self.bundle = str(bundle)
        self.module = module
        self.process = process

    def call(self, kernel: str, *arguments: Any) -> Any:
        """Run a kernel on NumPy arrays, numbers and objects of `object`, there; what it wrote is written here too."""
        result, after = self.process.ask("call", self.bundle, self.module, kernel, arguments, self.device)
        for mine, theirs in zip(arguments, after, strict=True):
            _copy_back(mine, theirs)
        return result

    def printed(self, kernel: str, *arguments: Any) -> str:
        """What a call prints there, between lines of Python's own."""
        text: str = self.process.ask("printed", self.bundle, self.module, kernel, arguments, self.device)
        return text

    def object(self, name: str, **members: Any) -> Any:
        """An object with these attributes, of no class that the program knows."""
        return SimpleNamespace(**members)

    def host(self, function: str) -> Any:
        """Run a function of `hosts.py` on these kernels, there; what it returns."""
        return self.process.ask("host", self.bundle, self.module, function, self.device)


def _copy_back(mine: Any, theirs: Any) -> None:
    if isinstance(mine, np.ndarray):
        mine[...] = theirs
    elif isinstance(mine, SimpleNamespace):
        for name, value in vars(mine).items():
            _copy_back(value, getattr(theirs, name))


def has_f64(kernels: JustInTime | Built, kernel: str, *arguments: Any) -> bool:
    """Run a kernel that needs f64, and tell whether it ran: a device without the type refuses it and writes nothing (R-032)."""
    if tack.device(kernels.device).supports_f64:
        kernels.call(kernel, *arguments)
        return True
    arrays = [value for value in arguments if isinstance(value, np.ndarray)]
    before = [array.copy() for array in arrays]
    with pytest.raises(TypeError, match=r"dtype tack\.f64, which is not supported on \w+\. Supported dtypes: tack\.f32"):
        kernels.call(kernel, *arguments)
    for array, kept in zip(arrays, before, strict=True):
        np.testing.assert_array_equal(array, kept)
    kernels.refused()
    return False


def load_source(path: Path) -> ModuleType:
    """A fresh module of a file, whose kernels have compiled nothing yet."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_bundle(sources: Sequence[Path], bundle: Path, *specs: str) -> Path:
    """Build the kernels of files for the devices that tests run them on; for the CPU at its highest level, which is what runs."""
    from tackc.build import build
    from tackc.request import parse_arch, parse_specs

    levels = [f"cpu:{cpu_run.LEVELS[-1]}" if arch == "cpu" else arch for arch in gpus.architectures()]
    with gpus.toolchains():
        build(sources, parse_arch(",".join(levels)), bundle, specs=parse_specs(specs))
    return bundle


@pytest.fixture(scope="session")
def gpu_devices() -> Callable[[str], None]:
    """Drivers for all devices; a test on one that is not here fails."""
    gpus.install()

    def need(device: str) -> None:
        if lines := gpus.missing([device]):
            pytest.fail("\n".join(lines), pytrace=False)

    return need


@pytest.fixture(scope="session")
def bare_process(gpu_devices: Callable[[str], None]) -> Iterator[BareProcess]:
    process = BareProcess()
    yield process
    process.close()


@pytest.fixture(scope="session")
def bundle_of() -> Callable[[Path], Path]:
    """The bundle with a source file, built when a process of the run first asks for it: all programs are in one."""
    bundles: dict[tuple[Path, ...], Path] = {}

    def bundle(source: Path) -> Path:
        together = tuple(path for path in sorted(PROGRAMS.glob("*.py")) if "@tack.kernel" in path.read_text("utf-8"))
        sources = together if source in together else (source,)
        if sources not in bundles:
            path = Path(os.environ["TACK_TESTS_DIR"]) / f"{source.stem if len(sources) == 1 else 'programs'}.tackb"
            with gpus.making(path) as missing:
                bundles[sources] = build_bundle(sources, path) if missing else path
        return bundles[sources]

    return bundle


@pytest.fixture
def compiled_variants(tmp_path: Path) -> Iterator[Callable[[], int]]:
    """How many variants this test has had compiled just in time: its cache starts empty."""
    from tack_runtime import settings

    settings.set_cache_dir(tmp_path / "cache")
    yield lambda: len(list((tmp_path / "cache").rglob("*.call")))
    settings.reread()


def _ready(request: pytest.FixtureRequest) -> Iterator[str]:
    request.getfixturevalue("gpu_devices")(request.param)
    with gpus.toolchains():
        yield request.param


@pytest.fixture(params=gpus.DEVICES)
def gpu(request: pytest.FixtureRequest) -> Iterator[str]:
    """A device with memory of its own, whose code calls compile."""
    yield from _ready(request)


@pytest.fixture(params=device_table.DEVICES)
def device(request: pytest.FixtureRequest) -> Iterator[str]:
    """A device, whose code calls compile."""
    yield from _ready(request)


WAYS = [("cpu", "just in time"), ("cpu", "ahead of time")]
WAYS += [(device, way) for device in gpus.DEVICES for way in ("just in time", "ahead of time")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out tests on devices that they are not for, and where a real device is tested all that do not run on it."""

    def wanted(item: pytest.Item) -> bool:
        if not isinstance(item, pytest.Function):
            return not gpus.REAL
        device, marker = device_table.column(item), item.get_closest_marker("devices")
        if gpus.REAL and (device != gpus.REAL or not {"program", "gpu"}.intersection(item.fixturenames)):
            return False
        if marker is None or marker.args[0] in (device, "others" if device != "cpu" else ""):
            return True
        device_table.left_out(item, marker.args[1])
        return False

    items[:] = [item for item in items if wanted(item)]


@pytest.fixture(params=WAYS, ids=lambda way: way[1] if way[0] == "cpu" else " ".join(way))
def program(
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    bundle_of: Callable[[Path], Path],
    compiled_variants: Callable[[], int],
    record_property: Callable[[str, object], None],
) -> Iterator[Callable[[str | Path], JustInTime | Built]]:
    """The kernels of `programs/NAME.py`, or of another file, each test once compiled by its calls and once from a bundle, on each
    device that the marker `devices` leaves."""
    monkeypatch.syspath_prepend(str(PROGRAMS))
    device, way = request.param
    if device != "cpu":
        request.getfixturevalue("gpu_devices")(device)

    def refused() -> None:
        record_property("refused", True)

    def kernels(name: str | Path) -> JustInTime | Built:
        path = PROGRAMS / f"{name}.py" if isinstance(name, str) else name
        if way == "just in time":
            return JustInTime(path, device, refused)
        return Built(bundle_of(path), path.stem, request.getfixturevalue("bare_process"), device, refused)

    with gpus.toolchains() if device != "cpu" else nullcontext():
        yield kernels
