"""From decorated functions to programs: what names resolve to, and when (C-005, F-002, F-003, L-021, L-025)."""

from __future__ import annotations

import importlib
import math
import math as m
import subprocess
import sys
from math import cos, pi
from math import sin as sine
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import tack
import tack as t
from tack import atomic_add, ndindex
from tack_runtime.signature import parse_signature
from tackc.compiler import frontend
from tackc.compiler.capture import capture
from tackc.compiler.diagnostics import CompileError
from tackc.compiler.program import Binding, Constant, Foreign, Function, FunctionRef, Intrinsic, program_from_json

GRID = tack.constant(128)
TENTH = tack.constant(0.1, tack.f64)
dt = 0.01
HERE = __name__


def names(kernel: tack.Kernel) -> dict[str, Binding]:
    return dict(function_of(kernel).names)


def function_of(kernel: tack.Kernel) -> Function:
    program = capture(kernel)
    return program.functions[program.kernel]


@pytest.fixture
def make_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Write a module and import it."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(name: str, text: str) -> ModuleType:
        (tmp_path / f"{name}.py").write_text(text)
        importlib.invalidate_caches()
        monkeypatch.delitem(sys.modules, name, raising=False)
        return importlib.import_module(name)

    return make


# --- what a name is ----------------------------------------------------------------------------------------------------


def test_constants_with_and_without_a_type() -> None:
    """C-002, C-004"""

    @tack.kernel
    def k(x):
        for i in range(GRID):
            x[i] = TENTH

    assert names(k) == {"range": Intrinsic("range"), "GRID": Constant(128, None), "TENTH": Constant(0.1, tack.f64)}
    found = names(k)["GRID"]
    assert isinstance(found, Constant)
    assert type(found.value) is int


def test_intrinsics_through_every_spelling() -> None:
    """L-025"""
    root = cos

    @t.kernel
    def k(x):
        for i, j in ndindex(len(x), t.i64(3)):
            atomic_add(x, i, math.sqrt(2.0) + m.exp(1.0) + sine(1.0) + root(1.0) + t.tanh(1.0) + t.abs(-1) + m.exp2(2.0))
            t.atomic_max(x, i, min(j, 3))
            log2(1.0)  # noqa: F821
            math.hypot(1.0, 2.0)

    assert names(k) == {
        "ndindex": Intrinsic("ndindex"),
        "len": Intrinsic("len"),
        "t.i64": Intrinsic("i64"),
        "atomic_add": Intrinsic("atomic_add"),
        "math.sqrt": Intrinsic("sqrt"),
        "m.exp": Intrinsic("exp"),
        "sine": Intrinsic("sin"),
        "root": Intrinsic("cos"),
        "t.tanh": Intrinsic("tanh"),
        "t.abs": Intrinsic("abs"),
        "m.exp2": Intrinsic("exp2"),
        "t.atomic_max": Intrinsic("atomic_max"),
        "min": Intrinsic("min"),
        "log2": Intrinsic("log2"),
        "math.hypot": Intrinsic("hypot"),
    }


def test_vector_constants_and_what_makes_vectors() -> None:
    """C-006, L-025, V-003, V-004, V-015: by object, under any name; Python's own `any` and `all` count, too."""
    sun, turn = tack.constant((0.5, 1)), tack.constant(((1, 2), (3, 4)), tack.u8)
    make, type_ = tack.vec3, tack.vec3()

    @tack.kernel
    def k(x):
        for i in range(1):
            x[i] = make(sun.x, turn[0, 1], 0) + t.eye(2) + tack.mat([x[i], x[i]])
            x[i] = any(x[i]) + t.any(x[i]) + tack.all(x[i]) + t.select(x[i], 1, 2) + type_

    assert names(k) == {
        "range": Intrinsic("range"),
        "make": Intrinsic("vec3"),
        "sun": Constant((0.5, 1), None),
        "turn": Constant(((1, 2), (3, 4)), tack.u8),
        "t.eye": Intrinsic("eye"),
        "tack.mat": Intrinsic("mat"),
        "any": Intrinsic("any"),
        "t.any": Intrinsic("any"),
        "tack.all": Intrinsic("all"),
        "t.select": Intrinsic("select"),
        "type_": Foreign("a Compound"),
    }


def test_circle_constants_are_literals() -> None:
    """L-030"""
    half_turn = math.pi

    @tack.kernel
    def k(x):
        for _ in range(1):
            x[0] = math.pi + m.tau + pi + math.e + half_turn + np.pi

    assert names(k) == {
        "range": Intrinsic("range"),
        "math.pi": Constant(math.pi, None),
        "m.tau": Constant(math.tau, None),
        "pi": Constant(math.pi, None),
        "math.e": Constant(math.e, None),
        "half_turn": Foreign("a float"),
        "np.pi": Foreign("a float"),
    }


def test_everything_else_is_foreign() -> None:
    """C-001, L-026: the frontend words the rejection, so the words name no contents and no address."""
    table = [1, 2]

    def helper(v):
        return v

    class Thing:
        pass

    @tack.kernel
    def other(x):
        for i in range(len(x)):
            x[i] = 0.0

    @tack.kernel
    def k(x):
        for i in range(len(x)):
            x[i] = dt + table[0] + helper(1) + np.sqrt(2.0) + Thing + other(x) + np + math.gcd(1, 2)

    found = names(k)
    assert {name: value.what for name, value in found.items() if isinstance(value, Foreign)} == {
        "dt": "a float",
        "table": "a list",
        "helper": "the Python function 'helper'",
        "np.sqrt": "the NumPy function 'sqrt'",
        "Thing": "the class 'Thing'",
        "other": "the kernel 'other'",
        "np": "the module 'numpy'",
        "math.gcd": "the built-in function 'gcd'",
    }


def test_unbound_names_are_left_out() -> None:
    """L-019"""

    @tack.kernel
    def k(x):
        for i in range(1):
            x[i] = nowhere + nowhere.at.all  # noqa: F821

    assert names(k) == {"range": Intrinsic("range")}


def test_names_that_a_module_lacks_are_foreign() -> None:
    @tack.kernel
    def k(x):
        for i in range(1):
            x[i] = math.nothing + tack.atomic_xor(x, i, 1)

    assert names(k) == {
        "range": Intrinsic("range"),
        "math.nothing": Foreign("no name of the module 'math'"),
        "tack.atomic_xor": Foreign("no name of the module 'tack'"),
    }


def test_locals_and_parameters_shadow() -> None:
    """L-021"""

    @tack.kernel
    def k(GRID, math):  # noqa: N803
        for range in ndindex(3):  # noqa: A001
            TENTH, sqrt = 1.0, 2.0  # noqa: N806
            GRID[range] = TENTH + sqrt + math.pi + dt.real  # noqa: F823
            dt = TENTH  # noqa: F841

    assert names(k) == {"ndindex": Intrinsic("ndindex")}


def test_attributes_of_locals_and_expressions() -> None:
    @tack.kernel
    def k(x, y):
        for i in range(x.shape[0]):
            y[i].z = x[GRID].w + half(i).real

    assert names(k) == {"range": Intrinsic("range"), "GRID": Constant(128, None), "half": FunctionRef(f"{HERE}.half")}


# --- device functions --------------------------------------------------------------------------------------------------


@tack.func
def half(v):
    return v / FACTOR


FACTOR = tack.constant(2.0)


def test_device_functions_are_followed() -> None:
    """F-002: each callee uses its own namespace."""
    offset = tack.constant(1)

    @tack.func
    def quarter(v):
        return half(half(v)) + offset

    @tack.kernel
    def k(x):
        for i in range(len(x)):
            x[i] = quarter(x[i])

    program = capture(k)
    assert program.kernel == f"{HERE}.k"
    assert list(program.functions) == [f"{HERE}.k", f"{HERE}.quarter", f"{HERE}.half"]
    assert program.functions[f"{HERE}.quarter"].names == {"half": FunctionRef(f"{HERE}.half"), "offset": Constant(1, None)}
    assert program.functions[f"{HERE}.half"].names == {"FACTOR": Constant(2.0, None)}
    assert program.functions[f"{HERE}.half"].result is None


def test_functions_of_one_name_have_their_own_keys(make_module) -> None:
    """F-002"""
    params = make_module("params", "import tack\nDT = tack.constant(0.5)\n\n@tack.func\ndef step(v):\n    return v * DT\n")

    def shift(amount):
        @tack.func
        def step(v):
            return v + amount

        return step

    one, two = shift(tack.constant(1)), shift(tack.constant(2))

    @tack.kernel
    def k(x):
        for i in range(len(x)):
            x[i] = params.step(one(two(x[i]))) * params.DT

    program = capture(k)
    assert program.functions[program.kernel].names == {
        "range": Intrinsic("range"),
        "len": Intrinsic("len"),
        "params.step": FunctionRef("params.step"),
        "one": FunctionRef(f"{HERE}.step"),
        "two": FunctionRef(f"{HERE}.step#2"),
        "params.DT": Constant(0.5, None),
    }
    assert program.functions[f"{HERE}.step"].names == {"amount": Constant(1, None)}
    assert program.functions[f"{HERE}.step#2"].names == {"amount": Constant(2, None)}
    assert program.functions["params.step"].names == {"DT": Constant(0.5, None)}


def test_recursion_is_captured_for_the_frontend_to_reject() -> None:
    """F-003"""

    @tack.func
    def down(v):
        return down(v - 1)

    @tack.kernel
    def k(x):
        for i in range(len(x)):
            x[i] = down(i)

    assert capture(k).functions[f"{HERE}.down"].names == {"down": FunctionRef(f"{HERE}.down")}


# --- when names resolve ------------------------------------------------------------------------------------------------


def test_names_may_be_bound_after_the_decoration(make_module) -> None:
    text = """
import tack

@tack.kernel
def k(x):
    for i in range(N):
        x[i] = f(x[i])

@tack.func
def f(v):
    return v

N = tack.constant(4)
"""
    module = make_module("late", text)
    assert names(module.k) == {"range": Intrinsic("range"), "N": Constant(4, None), "f": FunctionRef("late.f")}


def test_rebinding_after_the_first_capture_changes_nothing(make_module) -> None:
    """C-005, F-003"""
    text = "import tack\nN = tack.constant(4)\n\n@tack.func\ndef f(v):\n    return v + N\n\n"
    text += "".join(f"@tack.kernel\ndef {k}(x):\n    for i in range(N):\n        x[i] = f(x[i])\n\n" for k in ("first", "second"))
    module = make_module("rebound", text)
    before = capture(module.first)
    module.N = tack.constant(5)
    assert capture(module.first) == before
    second = capture(module.second).functions
    assert second["rebound.second"].names["N"] == Constant(5, None)  # bound at its own first use
    assert second["rebound.f"].names["N"] == Constant(4, None)  # lowered with the first kernel


def test_a_name_that_cannot_be_used_is_looked_up_again(make_module) -> None:
    """L-020: what the message asks for, `N = tack.constant(...)`, mends the kernel without decorating it again."""
    text = "import tack\nN = 4\n\n@tack.func\ndef f(v):\n    return v + M\n\n"
    module = make_module("mended", text + "@tack.kernel\ndef k(x):\n    for i in range(N):\n        x[i] = f(x[i])\n")
    assert names(module.k)["N"] == Foreign("an int")
    module.N = tack.constant(5)
    assert capture(module.k).functions["mended.f"].names == {}
    module.M = tack.constant(1)
    functions = capture(module.k).functions
    assert functions["mended.k"].names["N"] == Constant(5, None)
    assert functions["mended.f"].names == {"M": Constant(1, None)}
    module.N, module.M = tack.constant(6), tack.constant(2)
    assert capture(module.k).functions == functions


def test_a_program_survives_json_and_is_the_same_in_any_process(tmp_path: Path) -> None:
    """K-007"""
    text = """
import math, tack
N = tack.constant(0.1)

@tack.func
def f(v):
    return v + N

@tack.kernel
def k(x) -> int:
    for i in range(len(x)):
        x[i] = f(math.sin(x[i])) + math
    return x[0]

if __name__ == '__main__':
    from tackc.compiler.capture import capture
    print(capture(k).digest())
"""
    digests = set()
    for seed, folder in enumerate(("a", "b")):
        (tmp_path / folder).mkdir()
        script = tmp_path / folder / "kernels.py"
        script.write_text(text)
        environment = {"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": str(seed)}
        done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True, env=environment)
        digests.add(done.stdout)
    assert len(digests) == 1

    @tack.kernel
    def k(x):
        for i in range(GRID):
            x[i] = half(TENTH)

    program = capture(k)
    assert program_from_json(program.to_json()) == program


def test_text_and_place() -> None:
    """L-028"""
    captured = function_of(somewhere)
    assert captured.text == somewhere.source.text
    assert captured.text.startswith("@tack.kernel(\n    fp_contract=True)\ndef somewhere(x):")
    assert Path(__file__).read_text().splitlines()[captured.line - 1] == "@tack.kernel("
    assert (captured.file, captured.module, captured.name) == ("test_capture.py", HERE, "somewhere")


# fmt: off
@tack.kernel(
    fp_contract=True)
def somewhere(x):
    for i in range(len(x)):
        x[i] = 1.0
# fmt: on


# --- the annotated type of the result ----------------------------------------------------------------------------------

Real = tack.f64


def test_the_annotation_names_the_type_of_the_result() -> None:
    """P-030: here every annotation is a string, as `from __future__ import annotations` says."""
    local_alias = float

    @tack.kernel
    def a(x) -> tack.u8:
        for i in range(len(x)):
            x[i] = 1
        return x[0]

    @tack.kernel
    def b(x) -> Real:
        for i in range(len(x)):
            x[i] = 1
        return x[0]

    @tack.kernel
    def c(x) -> local_alias:
        for i in range(len(x)):
            x[i] = 1
        return x[0]

    @tack.kernel
    def d(x) -> int:
        for i in range(len(x)):
            x[i] = 1
        return x[0]

    @tack.kernel
    def e(x) -> None:
        for i in range(len(x)):
            x[i] = 1

    assert [function_of(k).result for k in (a, b, c, d, e)] == [tack.u8, tack.f64, tack.f32, tack.i32, None]


def test_annotations_that_are_objects(make_module) -> None:
    """P-030"""
    text = "import tack\nReal = tack.f64\n\n" + "".join(
        f"@tack.kernel\ndef k{number}(x) -> {annotation}:\n    for i in range(len(x)):\n        x[i] = 1\n    return x[0]\n\n"
        for number, annotation in enumerate(["tack.u8", "Real", "float", "int", "'Late'", "'tack.i16'", "{'a': tack.i64}['a']"])
    )
    module = make_module("annotated", text + "Late = tack.u32\n")
    found = [function_of(getattr(module, f"k{number}")).result for number in range(7)]
    assert found == [tack.u8, tack.f64, tack.f32, tack.i32, tack.u32, tack.i16, tack.i64]


@pytest.mark.parametrize("annotation", ["str", "bool", "tack.f32[:]", "'nowhere'", "tack.one_of(tack.f32, tack.f64)"])
def test_an_annotation_that_names_no_scalar_type(make_module, annotation: str) -> None:
    """P-030"""
    text = (
        f"import tack\n@tack.kernel\ndef k(x) -> {annotation}:\n    for i in range(len(x)):\n        x[i] = 1\n    return x[0]\n"
    )
    with pytest.raises(TypeError, match=r"Kernel 'k': .* line 5, column 5 \(bad.py:6\) .* names no scalar type"):
        capture(make_module("bad", text).k)


def test_only_kernels_are_captured() -> None:
    """O-011"""
    with pytest.raises(TypeError, match=r"Expected a @tack\.kernel"):
        capture(half)


def test_an_indented_kernel_is_shown_where_it_stands() -> None:
    """L-028: the text counts lines and columns of the dedented source, the location those of the file."""

    @tack.kernel
    def broken(x):
        for i in range(len(x)):
            x[i] = unknown  # noqa: F821

    program = capture(broken)
    with pytest.raises(CompileError) as caught:
        frontend.lower(program, parse_signature("broken(x=f32[:])"))
    (found,) = caught.value.diagnostics
    line = Path(__file__).read_text("utf-8").splitlines()[found.loc.line - 1]
    assert found.source == line
    assert line[found.loc.column - 1 :].startswith("unknown")
    assert "at line 4, column 16 " in found.message
