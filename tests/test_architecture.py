"""Who may import whom, and a runtime that works where no compiler is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("tack_runtime", "tack", "tackc")

NO_COMPILER = """
import importlib.abc, sys

class NoCompiler(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("tackc", "llvmlite", "click"):
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, NoCompiler())
"""


def python(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, cwd=ROOT, check=False)


def test_imports_point_down() -> None:
    from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == EXIT_STATUS_SUCCESS


def test_every_module_of_the_compiler_has_its_layer() -> None:
    """A module that no layer names may import whatever it likes."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    contract = next(part for part in text.split("[[tool.importlinter.contracts]]") if "inside the compiler" in part)
    named = re.findall(r"tackc\.(\w+)", contract.partition("ignore_imports")[0])
    modules = {path.stem for path in (ROOT / "tackc").iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}
    assert sorted(named) == sorted(name for name in modules if not name.startswith("__"))


@pytest.mark.parametrize("package", ["tack_runtime", "tack"])
def test_imports_without_the_compiler(package: str) -> None:
    result = python(NO_COMPILER + f"import {package}")
    assert result.returncode == 0, result.stderr


def test_runtime_imports_numpy_and_the_standard_library_only() -> None:
    code = "import sys, numpy; before = set(sys.modules); import tack_runtime; print(*sorted(set(sys.modules) - before))"
    result = python(code)
    assert result.returncode == 0, result.stderr
    tops = {name.partition(".")[0] for name in result.stdout.split()} - sys.stdlib_module_names
    assert tops == {"tack_runtime"}


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bundle whose source is gone."""
    folder = tmp_path_factory.mktemp("there")
    source, bundle = folder / "there_k.py", folder / "there_k.tackb"
    source.write_text(
        "import tack\n\n@tack.kernel\ndef double(x: tack.f32[:], out: tack.f32[:]):\n"
        "    for i in range(len(x)):\n        out[i] = x[i] * 2.0\n"
    )
    command = [sys.executable, "-m", "tackc", "build", str(source), "--arch", "cpu", "-o", str(bundle), "-q"]
    subprocess.run(command, check=True, cwd=ROOT)
    source.unlink()
    return bundle


CALL = """
import sys, numpy as np, tack_runtime
x = np.arange(1000, dtype=np.float32); out = np.zeros_like(x)
tack_runtime.load(sys.argv[1]).double(x, out)
assert np.array_equal(out, 2 * x), out
"""


def test_a_bundle_runs_where_no_compiler_is(bundle: Path) -> None:
    """Build here, run there."""
    result = python(NO_COMPILER + CALL, str(bundle))
    assert result.returncode == 0, result.stderr


def _modules() -> list[Path]:
    return [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]


def test_files_stay_readable() -> None:
    assert not [str(path) for path in _modules() if len(path.read_text("utf-8").splitlines()) > 600]


@pytest.mark.parametrize("name", ["utils", "util", "helpers", "misc", "manager", "common"])
def test_no_module_is_named_after_nothing(name: str) -> None:
    assert not [path for path in _modules() if path.stem == name or path.parent.name == name]


def test_runtime_is_small(bundle: Path) -> None:
    """What a process reads of the runtime to load a bundle and launch on the CPU is at most 300 kB, all of it at most 535 kB
    (docs/adr/0032-the-size-of-the-runtime.md)."""
    files = [path for path in (ROOT / "tack_runtime").rglob("*") if path.suffix == ".py"]
    assert sum(path.stat().st_size for path in files) <= 535_000
    loaded = "print(*(m.__file__ for n, m in sys.modules.items() if n.partition('.')[0] == 'tack_runtime'), sep='\\n')"
    result = python(CALL + loaded, str(bundle))
    assert result.returncode == 0, result.stderr
    read = [Path(line) for line in result.stdout.splitlines()]
    assert ROOT / "tack_runtime" / "dispatch.py" in read
    assert sum(path.stat().st_size for path in read) <= 300_000
