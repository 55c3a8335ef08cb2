"""What mypy says of calls of a package's kernels, each beside what the call does."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import packaged
import pytest
import sample_bundles

from tack_runtime.errors import TackError
from tack_runtime.manifest import Axis, KernelEntry
from tackc import package, stubs

HEAD: Final = """\
import array
import ctypes
import mmap
from typing import Any

import numpy as np
import numpy.typing as npt
import tack_runtime

import physics_kernels as k


class Grid:
    def __init__(self) -> None:
        self.cells: npt.NDArray[np.int32] = np.zeros(4, np.int32)


class Sim:
    def __init__(self) -> None:
        self.u = tack_runtime.zeros(4)
        self.dt = 0.5
        self.grid = Grid()
        self.other = "text"


class Bare:
    def __init__(self) -> None:
        self.u = tack_runtime.zeros(4)
        self.dt = 0.5


class Odd(Bare):
    def __init__(self) -> None:
        super().__init__()
        self.grid = 1.0


f = np.zeros(4, np.float32)
d = np.zeros(4, np.float64)
h = np.zeros(4, np.float16)
i = np.zeros(4, np.int32)
u = np.zeros(4, np.uint8)
square = np.zeros((4, 4), np.float32)
untyped: npt.NDArray[Any] = np.zeros(4, np.float32)
anything: Any = f
t = tack_runtime.zeros(4)
points = tack_runtime.zeros(4, tack_runtime.vec3())
field = tack_runtime.texture3d(np.zeros((2, 2, 2), np.float32))
"""

# Calls that are right, and the types that they give.
ACCEPTED: Final = [
    ("k.saxpy(f, f, f, 2.0)", "None"),
    ("k.saxpy(d, d, d, 2.0)", "None"),
    ("k.saxpy(t, t, t, 2.0)", "None"),
    ("k.saxpy(f, t, f, 2.0)", "None"),
    ("k.saxpy(untyped, untyped, untyped, 2.0)", "None"),
    ("k.saxpy(anything, anything, anything, 2.0)", "None"),
    # J-008: a parameter that is declared f32 takes any number; those of NumPy count as Python's.
    ("k.saxpy(f, f, f, 2)", "None"),
    ("k.saxpy(f, f, f, True)", "None"),
    ("k.saxpy(f, f, f, np.float32(2))", "None"),
    ("k.saxpy(f, f, f, np.float64(2))", "None"),
    ("k.saxpy(f, f, f, np.int8(2))", "None"),
    ("k.saxpy(f, f, f, np.bool_(True))", "None"),
    ("k.total(i, 2)", "int"),
    ("k.total(i, True)", "int"),
    ("k.total(i, np.uint64(2))", "int"),
    ("k.mean(d)", "float"),
    ("k.fill(f, 1)", "None"),
    ("k.fill(f, 1.5)", "None"),
    # arguments by name.
    ("k.saxpy(x=f, y=f, out=f, a=2)", "None"),
    ("k.saxpy(f, f, a=2, out=f)", "None"),
    # buffers.
    ("k.fill(array.array('f', [1]), 1)", "None"),
    ("k.mean(array.array('d', [1]))", "float"),
    ("k.fill((ctypes.c_float * 3)(), 1)", "None"),
    ("k.total((ctypes.c_int32 * 3)(), 1)", "int"),
    ("k.fill(memoryview(bytearray(8)).cast('f'), 1)", "None"),
    ("k.invert(b'ab', bytearray(2))", "None"),
    ("k.invert(memoryview(b'ab'), mmap.mmap(-1, 2))", "None"),
    ("k.invert(u, u)", "None"),
    # Vectors, textures, objects.
    ("k.shift(points, 1)", "None"),
    ("k.shift(tack_runtime.wrap(np.zeros((4, 3), np.float32), tack_runtime.vec3()), 1)", "None"),
    ("k.probe(field, f)", "None"),
    ("k.step(Sim(), 1)", "None"),
    ("k.step({'u': f, 'dt': 1, 'grid': {'cells': i}}, 1)", "None"),
    ("k.step(self=Sim(), k=1.0)", "None"),
    # What else a kernel has.
    ("k.saxpy.bind(f, f, f, 2)()", "None"),
    ("k.total.bind(i, n=2)()", "int"),
    ("k.saxpy.explain(f, f, f, 2)", "str"),
    ("k.saxpy.parameters", "tuple[str, ...]"),
    ("k.bundle['physics.saxpy'](f, f, f, 2)", "Any"),
]

# Calls that are wrong, and the code of mypy's error.
REJECTED: Final = [
    ("k.saxpy(f, f, f)", "call-overload"),
    ("k.saxpy(f, f, f, 2, 3)", "call-overload"),
    ("k.saxpy(f, f, f, b=2)", "call-overload"),
    ("k.saxpy(f, f, f, 2, a=2)", "call-overload"),
    ("k.total(i)", "call-arg"),
    ("k.total(i, m=2)", "call-arg"),
    ("k.total()", "call-arg"),
    ("k.saxpy('f', f, f, 2)", "call-overload"),
    ("k.saxpy([1.0], f, f, 2)", "call-overload"),
    ("k.saxpy(1.0, f, f, 2)", "call-overload"),
    ("k.saxpy(None, f, f, 2)", "call-overload"),
    ("k.saxpy(f, d, f, 2)", "arg-type"),
    ("k.saxpy(i, i, i, 2)", "arg-type"),
    ("k.saxpy(h, f, f, 2)", "arg-type"),
    ("k.saxpy(f, f, f, '2')", "call-overload"),
    ("k.saxpy(f, f, f, f)", "call-overload"),
    ("k.saxpy(f, f, f, 2j)", "call-overload"),
    ("k.saxpy(f, f, f, None)", "call-overload"),
    ("k.mean(f)", "arg-type"),
    ("k.total(f, 2)", "arg-type"),
    ("k.total(i, 2.0)", "arg-type"),
    ("k.total(i, np.float32(2))", "arg-type"),
    ("k.fill(f, '1')", "arg-type"),
    ("k.fill(array.array('b', [1]), 1)", "arg-type"),
    ("k.fill((ctypes.c_double * 3)(), 1)", "arg-type"),
    ("k.fill(b'1234', 1)", "arg-type"),
    ("k.invert(u, b'ab')", "arg-type"),
    ("k.shift(f, 1)", "arg-type"),
    ("k.probe(f, f)", "arg-type"),
    ("k.probe(t, f)", "arg-type"),
    ("k.step(3, 1)", "arg-type"),
    ("k.step(Bare(), 1)", "arg-type"),
    ("k.step(Odd(), 1)", "arg-type"),
    ("k.step(Sim())", "call-arg"),
    ("k.saxpy.bind(f, f, f)", "call-overload"),
    ("k.saxpy.bind(f, f, f, 2)(f)", "call-arg"),
    ("k.saxpyy(f, f, f, 2)", "attr-defined"),
]

# Calls that are wrong, of which types say nothing: dimensions, elements of the runtime's arrays, values. What NumPy makes within
# a call, mypy takes to be what the call needs.
NOT_SEEN: Final = [
    "k.saxpy(square, f, f, 2)",
    "k.shift(t, 1)",
    "k.fill(tack_runtime.zeros(4, tack_runtime.f64), 1)",
    "k.total(i, 1 << 70)",
    "k.later(f, 1)",
    "k.mean(np.zeros(4, np.float32))",
]

WRONG_TYPES: Final = [("x: str = k.total(i, 2)", "assignment"), ("y: int = k.mean(d)", "assignment")]

# Variants, and the parameters of the overloads that a type checker needs for them.
OVERLOADS: Final = [
    (["k(a=i32)", "k(a=f32)", "k(a=u64)"], ["a: _Float"]),
    (["k(a=f32)", "k(a=i32)"], ["a: _Float"]),
    (["k(x=f32[:], a=f32)", "k(x=f64[:], a=i32)"], ["x: _F32Array, a: _Float", "x: _F64Array, a: _Int"]),
    (["k(x=f32[:, 4])", "k(x=f32[:, :])", "k(x=f32[8])"], ["x: _F32Array"]),
    (["k(x=vec2(f32)[:])", "k(x=mat3(f64)[:])"], ["x: _Array"]),
    (["k(x=vec3(f32)[:])", "k(x=f32[:, 3])"], ["x: _F32Array"]),
    (["k(t=texture3d[4, 4, 4])", "k(t=texture3d[:, :, :])"], ["t: _Texture3D"]),
    (["k(s=Sim(n=4, u=f32[:]))", "k(s=Sim(n=8, u=f32[:]))"], ["s: _Object_Sim | _Mapping[str, _Any]"]),
    (
        ["k(s=a.Sim(u=f32[:]))", "k(s=a_Sim(u=f64[:]))", "k(s=a.Sim(v=i32))"],
        [f"s: {name} | _Mapping[str, _Any]" for name in ("_Object_a_Sim", "_Object2_a_Sim", "_Object3_a_Sim")],
    ),
    (["k(s=A(u=f32[:], v=f32))", "k(s=A(u=f32[:]))"], ["s: _Object_A | _Mapping[str, _Any]"]),
    (["k(s=Sim(n=4))", "k(s=Sim(u=f32[:]))"], ["s: object"]),
    (["k(x=u8[:])"], ["x: _U8Array"]),
    (["k()"], [""]),
    ([], ["x: _Any, y: _Any"]),
]


Said = dict[int, list[str]]  # by lines


def lines(statements: list[str]) -> dict[str, int]:
    """The lines of statements below HEAD."""
    return {statement: HEAD.count("\n") + number for number, statement in enumerate(statements, 1)}


def overloaded(signatures: list[str]) -> str:
    """The stub of a kernel with these variants."""
    axis = Axis(0, 1, 1)
    variants = [
        sample_bundles.variant(text, f"{number:016x}", "k", axes=[axis], written=["x"]) for number, text in enumerate(signatures)
    ]
    names = tuple(name for name, _ in variants[0].signature.parameters) if variants else ("x", "y")
    entry = KernelEntry("k", "m", "m.py", 1, names, "kernels/k.json", "", tuple(variants))
    return stubs.stub([stubs.Export("k", entry, "")], "Kernels.")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("types")
    package.write(packaged.bundle(), made / "physics_kernels")
    return made


@pytest.fixture(scope="module")
def said(folder: Path) -> tuple[Said, Said, list[str]]:
    """What mypy says of right and of wrong calls, and of the package."""
    right = [f"reveal_type({call})" for call, _ in ACCEPTED] + NOT_SEEN
    wrong = [call for call, _ in REJECTED] + [text for text, _ in WRONG_TYPES]
    (folder / "right.py").write_text(HEAD + "\n".join(right) + "\n")
    (folder / "wrong.py").write_text(HEAD + "\n".join(wrong) + "\n")
    for number, (signatures, _) in enumerate(OVERLOADS):
        (folder / f"overloads{number}.pyi").write_text(overloaded(signatures))
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--hide-error-context"]
    command += ["--disable-error-code=func-returns-value"]  # of reveal_type, which is given what returns None
    env = {**packaged.environment(folder), "MYPYPATH": str(packaged.ROOT)}
    result = subprocess.run(
        [*command, "right.py", "wrong.py", "physics_kernels", *sorted(path.name for path in folder.glob("*.pyi"))],
        capture_output=True,
        text=True,
        cwd=folder,
        env=env,
        check=False,
    )
    assert result.stderr == ""
    found: dict[str, Said] = {"right.py": {}, "wrong.py": {}}
    others = []
    for line in result.stdout.splitlines():
        place = re.match(r"(right\.py|wrong\.py):(\d+): (.*)", line)
        if place is None:
            others.append(line)
        else:
            found[place[1]].setdefault(int(place[2]), []).append(place[3])
    return found["right.py"], found["wrong.py"], others


@pytest.fixture(scope="module")
def names(folder: Path) -> dict[str, Any]:
    """The names that the calls are about."""
    sys.path.insert(0, str(folder))
    try:
        values: dict[str, Any] = {}
        exec(HEAD, values)
        assert isinstance(importlib.import_module("physics_kernels"), ModuleType)
        return values
    finally:
        sys.path.remove(str(folder))
        sys.modules.pop("physics_kernels", None)


def test_stubs_have_no_errors(said: tuple[Said, Said, list[str]]) -> None:
    assert said[2] == []


@pytest.mark.parametrize(("call", "type_"), ACCEPTED)
def test_right_calls(call: str, type_: str, said: tuple[Said, Said, list[str]], names: dict[str, Any], off: None) -> None:
    """K-005, J-008, R-030, R-031, R-036, P-030"""
    statements = [f"reveal_type({each})" for each, _ in ACCEPTED]
    assert said[0].get(lines(statements)[f"reveal_type({call})"]) == [f'note: Revealed type is "{type_}"']
    value = eval(call, names)
    if type_ in ("int", "float", "str", "None"):
        assert type(value).__name__ == type_.replace("None", "NoneType")


@pytest.mark.parametrize(("call", "code"), REJECTED)
def test_wrong_calls(call: str, code: str, said: tuple[Said, Said, list[str]], names: dict[str, Any], off: None) -> None:
    errors = said[1].get(lines([each for each, _ in REJECTED])[call], [])
    assert any(error.startswith("error: ") and error.endswith(f"[{code}]") for error in errors), errors
    with pytest.raises((TackError, AttributeError)):
        eval(call, names)


@pytest.mark.parametrize(("text", "code"), WRONG_TYPES)
def test_wrong_uses_of_results(text: str, code: str, said: tuple[Said, Said, list[str]]) -> None:
    """P-030"""
    statements = [each for each, _ in REJECTED] + [each for each, _ in WRONG_TYPES]
    (error,) = said[1][lines(statements)[text]]
    assert error.endswith(f"[{code}]")


@pytest.mark.parametrize("call", NOT_SEEN)
def test_what_types_do_not_tell(call: str, said: tuple[Said, Said, list[str]], names: dict[str, Any], off: None) -> None:
    """docs/guide/packaging.md says so."""
    statements = [each for each, _ in ACCEPTED] + NOT_SEEN
    assert said[0].get(lines(statements)[call]) is None
    with pytest.raises(TackError):
        eval(call, names)


@pytest.mark.parametrize(("signatures", "overloads"), OVERLOADS)
def test_overloads(signatures: list[str], overloads: list[str]) -> None:
    """J-001, J-008: what another overload takes, too, is left out."""
    text = overloaded(signatures)
    returned = "None" if signatures else "_Any"
    assert re.findall(r"    def __call__\(self, /(?:, )?(.*)\) -> (.*): \.\.\.", text) == [(each, returned) for each in overloads]
    assert text.count("@_overload") == (2 * len(overloads) if len(overloads) > 1 else 0)
    compile(text, "stub", "exec")


@pytest.fixture
def off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls take what is built, or fail."""
    monkeypatch.setenv("TACK_JIT", "off")
    from tack_runtime import settings

    settings.reread()
