"""What loading the runtime costs."""

from __future__ import annotations

import subprocess
import sys
import types

import pytest

import tack_runtime
from tack_runtime import errors, settings

ALLOWED = {
    "_json",
    "_sha2",
    "_sha256",
    "errno",
    "json",
    "json.decoder",
    "json.encoder",
    "json.scanner",
    "zlib",
    "__future__",
}


def modules(program: str) -> set[str]:
    """The modules that a program loads in a fresh process."""
    code = f"{program}\nimport sys\nprint(*sys.modules)"
    return set(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split())


def test_the_runtime_adds_few_modules_to_numpy() -> None:
    added = modules("import numpy, tack_runtime") - modules("import numpy")
    others = {name for name in added if name.partition(".")[0] != "tack_runtime"}
    assert others <= ALLOWED


def test_what_makes_arrays_is_loaded_when_it_is_mentioned() -> None:
    """A process that launches with arrays of NumPy reads none of it."""
    lazy = {f"tack_runtime.{name}" for name in ("creation", "storage", "methods", "conversion", "texture_memory", "transfers")}
    assert not modules("import tack_runtime") & lazy
    assert "tack_runtime.creation" in modules("from tack_runtime import zeros")
    assert "tack_runtime.texture_memory" in modules("from tack_runtime import *\ntexture3d")
    with pytest.raises(AttributeError, match="module 'tack_runtime' has no attribute 'zeroes'"):
        getattr(tack_runtime, "zeroes")  # noqa: B009  # what is typed is checked by mypy


def test_the_compiler_is_out_of_reach() -> None:
    """The runtime neither loads nor needs the compiler, its dependencies, or the language."""
    code = (
        "import sys\n"
        "class Refuse:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] in ('tack', 'tackc', 'llvmlite', 'click'):\n"
        "            raise AssertionError(name)\n"
        "sys.meta_path.insert(0, Refuse())\n"
        "import tack_runtime\n"
        "assert tack_runtime.arange(3).numpy().tolist() == [0, 1, 2]\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_every_public_name_exists() -> None:
    for name in tack_runtime.__all__:
        assert getattr(tack_runtime, name) is not None


def test_what_users_see_is_what_is_public() -> None:
    """Every error that can be raised and every switch, and no module of ours."""
    shown = set(dir(tack_runtime))
    assert shown == set(tack_runtime.__all__)
    assert {name for name, value in vars(errors).items() if isinstance(value, type)} <= shown
    assert {name for name in vars(settings) if name.startswith("set_")} <= shown
    assert not [name for name in shown if isinstance(getattr(tack_runtime, name), types.ModuleType)]
