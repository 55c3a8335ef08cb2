"""Bundles of kernels that take objects: what is built, and calls with objects of any class (D-001..D-010, J-001, J-007)."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import tack
import tack_runtime
from tack_runtime import settings
from tackc.build import build
from tackc.request import parse_arch, parse_specs

TEXT = """
import tack


@tack.func
def linear(x):
    return x


@tack.func
def square(x):
    return x * x


@tack.device_class
class Grid:
    GHOSTS = 1
    rho: tack.f32[:]
    dx: tack.f32

    @tack.func
    def mass(self, i):
        return self.rho[i + self.GHOSTS] * self.dx


@tack.device_class
class Sim:
    N = 4
    grid: Grid
    vel: tack.f32[:]
    spare: tack.f64[:]
    n: int

    @tack.kernel
    def step(self, dt: tack.f32) -> tack.f32:
        for i in range(self.n):
            self.vel[i] = self.grid.mass(i) * dt * self.N
        return self.vel[0]


class Other:
    @tack.kernel
    def reset(self, value: tack.f32):
        for i in range(len(self.vel)):
            self.vel[i] = value


@tack.device_class
class Shape:
    def __init__(self, f):
        self.f = f


@tack.kernel
def apply(shape, x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = shape.f(x[i])


tack.specialize(apply, shape=Shape(linear))
tack.specialize(apply, shape=Shape(square))
tack.specialize(Other.reset, self=Sim, value=tack.f32)
"""


@pytest.fixture(autouse=True)
def fresh_settings(tmp_path: Path) -> Iterator[None]:
    settings.set_cache_dir(tmp_path / "cache")
    yield
    settings.reread()


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("objects") / "shapes.py"
    path.write_text(TEXT)
    return path


@pytest.fixture(scope="module")
def built(source: Path) -> Path:
    return make(source)


def make(source: Path, *specs: str, name: str = "") -> Path:
    output = source.parent / f"{name or source.stem}.tackb"
    build([source], parse_arch("cpu"), output, specs=parse_specs(specs))
    return output


@pytest.fixture
def bundle(built: Path) -> tack_runtime.Bundle:
    settings.set_jit("off")
    return tack_runtime.load(built)


def f32(*values: float) -> np.ndarray:
    return np.array(values, np.float32)


def sim(**changes: Any) -> SimpleNamespace:
    grid = SimpleNamespace(rho=f32(0, 1, 2, 3), dx=0.5)
    return SimpleNamespace(**{"grid": grid, "vel": np.zeros(3, np.float32), "n": 3, **changes})


def variants(bundle: tack_runtime.Bundle) -> list[str]:
    return sorted(str(variant.signature) for name in bundle for variant in bundle[name].variants)


def test_variants_have_the_members_that_code_uses(bundle: tack_runtime.Bundle) -> None:
    """J-007: annotations in the body of a class declare members, those of `self`, too; what no code uses is left out."""
    assert variants(bundle) == [
        "Other.reset(self=Sim(vel=f32[:]), value=f32)",
        "Sim.step(self=Sim(N=4, grid=Grid(GHOSTS=1, dx=f32, rho=f32[:]), n=i32, vel=f32[:]), dt=f32)",
        "apply(shape=Shape(f=linear), x=f32[:])",
        "apply(shape=Shape(f=square), x=f32[:])",
    ]
    assert dir(bundle) == ["apply", "reset", "step"]
    assert list(bundle) == ["shapes.Other.reset", "shapes.Sim.step", "shapes.apply"]


def mapping(value: Any) -> Any:
    return {name: mapping(inner) for name, inner in vars(value).items()} if isinstance(value, SimpleNamespace) else value


def mixed(value: SimpleNamespace) -> dict[str, Any]:
    return vars(value)


@pytest.mark.parametrize("shape", [lambda value: value, mapping, mixed], ids=["objects", "mappings", "objects in a mapping"])
def test_objects_of_any_class(bundle: tack_runtime.Bundle, shape: Callable[[Any], Any]) -> None:
    """A call needs no class of the author's: what has the members is an object. Warm calls check constants."""
    for name in ("step", "Sim.step", "shapes.Sim.step"):
        kernel = bundle[name]
        for dt in (1.0, 2.0, 3.0):
            given = sim()
            assert kernel(shape(given), dt) == 2 * dt
            assert given.vel.tolist() == [2 * dt, 4 * dt, 6 * dt]
    assert len(bundle.step._warm) == 1


def test_constants_that_an_object_lacks_are_those_of_the_variant(bundle: tack_runtime.Bundle) -> None:
    """D-002: and those that it has must be the same."""
    for _ in range(2):
        assert bundle.step(sim(), 1.0) == 2
        assert bundle.step(sim(N=4), 1.0) == 2
        for wrong in (5, 4.0, True):
            with pytest.raises(RuntimeError, match=f"self.N is 4, the call passes {Constant(wrong)}"):
                bundle.step(sim(N=wrong), 1.0)
    given = sim()
    given.grid.GHOSTS = 2
    with pytest.raises(RuntimeError, match=r"self.grid.GHOSTS is 1, the call passes 2"):
        bundle.step(given, 1.0)


def Constant(value: float) -> str:  # noqa: N802  # the text of one
    return str(int(value)) if isinstance(value, bool) else repr(value)


def test_constants_that_tell_variants_apart_must_be_given(source: Path) -> None:
    """D-002: nothing is guessed; nor is a function (D-006)."""
    settings.set_jit("off")
    spec = "Sim.step(self=Sim(N={}), dt=f32)"
    bundle = tack_runtime.load(make(source, spec.format(4), spec.format(7), name="several"))
    assert bundle.step(sim(N=4), 1.0) == 2
    assert bundle.step(sim(N=7), 1.0) == 3.5
    with pytest.raises(TypeError, match=r"built for self.N = 4 and for self.N = 7, and the call's object has no 'N'"):
        bundle.step(sim(), 1.0)
    for name, expected in (("square", 9), ("linear", 3), ("square", 9)):
        x = f32(3)
        bundle.apply({"f": name}, x)
        assert x[0] == expected
    with pytest.raises(TypeError, match=r"built for shape.f = linear and for shape.f = square"):
        bundle.apply({}, f32(3))
    with pytest.raises(RuntimeError, match=r"shape.f is the function linear, the call passes the function cube"):
        bundle.apply({"f": "cube"}, f32(3))


MISMATCHES = [
    ({"vel": np.zeros(3)}, "self.vel holds f32, the call passes f64"),
    ({"vel": np.zeros((3, 1), np.float32)}, "self.vel has 1 dimensions, the call passes 2"),
    ({"vel": 3}, r"self.vel is an array f32\[:\], the call passes a number"),
    ({"n": 2.5}, "self.n is an integer i32, the call passes a float"),
    ({"n": 2**40}, "self.n is i32, which does not hold"),
    ({"n": np.zeros(2, np.int32)}, r"self.n is a number i32, the call passes an array i32\[:\]"),
    ({"grid": f32(1)}, r"self.grid is an object Grid\(...\), the call passes an array"),
    ({"grid": SimpleNamespace(dx=1.0)}, r"self.grid.rho is an array f32\[:\], and the call's object has no 'rho'"),
]


@pytest.mark.parametrize(("change", "text"), MISMATCHES)
def test_members_that_do_not_fit(bundle: tack_runtime.Bundle, change: dict[str, Any], text: str) -> None:
    """J-001: the first reason names the member."""
    with pytest.raises(tack_runtime.MissingVariantError, match=text):
        bundle.step(sim(**change), 1.0)


def test_members_that_no_kernel_takes(bundle: tack_runtime.Bundle) -> None:
    """D-008, R-031, M-006"""
    with pytest.raises(
        ValueError, match=r"self.vel is not C-contiguous \(strides \(8,\)\); pass np.ascontiguousarray\(self.vel\)"
    ):
        bundle.step(sim(vel=np.zeros(6, np.float32)[::2]), 1.0)
    with pytest.raises(ValueError, match=r"self.vel has the unsupported numpy dtype float16"):
        bundle.step(sim(vel=np.zeros(6, np.float16)), 1.0)
    locked = np.zeros(3, np.float32)
    locked.flags.writeable = False
    with pytest.raises(ValueError, match=r"parameter 'self.vel' may be written, but its array is read-only"):
        bundle.step(sim(vel=locked), 1.0)


def test_what_has_none_of_the_members(bundle: tack_runtime.Bundle) -> None:
    """R-031"""
    for value in ("text", None, [1.0], {}, SimpleNamespace(x=1)):
        with pytest.raises(
            TypeError, match=r"parameter 'self': \w+; pass an object, or a mapping, with the members N, grid, n, vel"
        ):
            bundle.step(value, 1.0)
    with pytest.raises(TypeError, match=r"expects 2 arguments \(self, dt\), got 1"):
        bundle.step(1.0)
    with pytest.raises(RuntimeError, match=r"self is an object Sim\(...\), the call passes a number"):
        bundle.step(1.0, 1.0)


def test_the_command_of_a_missing_variant_works(bundle: tack_runtime.Bundle, source: Path, tmp_path: Path) -> None:
    """J-001: the bundle that it builds serves the call, and all that the old one did."""
    given = sim(vel=np.zeros(3))
    given.grid.rho = given.grid.rho.astype(np.float64)
    with pytest.raises(tack_runtime.MissingVariantError) as caught:
        bundle.step(given, 1.0)
    (command,) = re.findall(r"build it with: (tackc build .*)", str(caught.value))
    words = shlex.split(command)
    words[words.index("-o") + 1] = str(tmp_path / "new.tackb")
    path = os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])
    run = [sys.executable, "-m", *words]
    subprocess.run(run, check=True, cwd=source.parent, env={**os.environ, "PYTHONPATH": path}, capture_output=True)
    new = tack_runtime.load(tmp_path / "new.tackb")
    assert new.step(given, 1.0) == 2
    assert given.vel.tolist() == [2, 4, 6]
    assert set(variants(bundle)) < set(variants(new))


# --- with the author's classes at hand ---------------------------------------------------------------------------------


@pytest.fixture
def module(source: Path) -> Iterator[ModuleType]:
    """The author's module, imported by the application."""
    spec = importlib.util.spec_from_file_location("shapes", source)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules["shapes"] = found
    spec.loader.exec_module(found)
    yield found
    del sys.modules["shapes"]


def of_classes(module: ModuleType) -> Any:
    made, grid = module.Sim(), module.Grid()
    vars(grid).update(vars(sim().grid))
    vars(made).update(vars(sim(grid=grid)))
    return made


def test_objects_of_the_authors_classes(bundle: tack_runtime.Bundle, module: ModuleType) -> None:
    """D-009: a class is found by its module and name, a function, too."""
    made = of_classes(module)
    assert [bundle.step(made, dt) for dt in (1.0, 2.0)] == [2, 4]
    assert "the best that fits" in bundle.step.explain(made, 1.0)
    for function, expected in ((module.square, 9), (module.linear, 3)):
        x = f32(3)
        bundle.apply(module.Shape(function), x)
        assert x[0] == expected
    made.N = 5
    with pytest.raises(RuntimeError, match=r"self.N is 4, the call passes 5"):
        bundle.step(made, 1.0)


def test_a_class_of_the_same_name_is_another(bundle: tack_runtime.Bundle, module: ModuleType) -> None:
    """D-009: also where its members are the same; the bundle has no code for its methods."""

    class Sim(module.Sim):  # type: ignore[name-defined]
        pass

    other = Sim()
    vars(other).update(vars(of_classes(module)))
    for jit in ("off", "on"):
        settings.set_jit(jit)
        with pytest.raises(tack_runtime.MissingVariantError, match=r"self is a Sim, the call passes a .*locals.*\.Sim") as caught:
            bundle.step(other, 1.0)
    assert "the bundle's program has no class" in str(caught.value)

    @tack.func
    def square(x):
        return -x

    with pytest.raises(
        tack_runtime.MissingVariantError, match=r"shape.f is the function linear, the call passes the function .*square"
    ):
        bundle.apply(module.Shape(square), f32(3))


def test_compiling_from_the_bundle(built: Path, module: ModuleType) -> None:
    """J-001: no variant fits, and the bundle's own text is compiled for the call, whatever the objects are of."""
    bundle = tack_runtime.load(built)
    given = sim(vel=np.zeros(3))
    assert bundle.step(given, 1.0) == 2
    bundle.step(given, 0.1)
    assert given.vel.tolist() == [2 * 0.1, 4 * 0.1, 6 * 0.1]
    assert [bundle.step(sim(N=value), 1.0) for value in (6, 8, 6)] == [3, 4, 3]
    assert bundle.step(mapping(sim(N=10, vel=np.zeros(3))), 1.0) == 5
    made = of_classes(module)
    made.vel = np.zeros(3, np.int32)
    assert bundle.step(made, 4.0) == 8
    x = np.array([3.0])
    bundle.apply({"f": "square"}, x)
    assert x[0] == 9
    with pytest.raises(RuntimeError, match="the bundle's program has no function cube"):
        bundle.apply({"f": "cube"}, x)


def test_a_call_says_which_variant_it_takes(built: Path) -> None:
    bundle = tack_runtime.load(built)
    text = bundle.step.explain(sim(vel=np.zeros(3)), 1.0)
    assert "called as Sim.step(self=Sim(grid=Grid(dx=f64, rho=f32[:]), n=i32, vel=f64[:]), dt=f64)" in text
    assert "self.vel holds f32, the call passes f64" in text
    bundle.step(sim(vel=np.zeros(3)), 1.0)
    assert "loaded before in this process" in bundle.step.explain(sim(vel=np.zeros(3)), 2.0)


# --- what is declared --------------------------------------------------------------------------------------------------


def problems(folder: Path, text: str, *specs: str) -> list[str]:
    """The messages of what is wrong with a module."""
    from tackc.plan import BuildError

    (folder / "wrong.py").write_text("import tack\n\n" + text)
    with pytest.raises(BuildError) as caught:
        make(folder / "wrong.py", *specs)
    return [finding.message for finding in caught.value.findings]


CLASS = """
@tack.device_class
class Box:
    SIZE = 2
    def __init__(self, data):
        self.data = data

@tack.kernel
def k(box: Box, n: tack.i32):
    for i in range(n):
        box.data[i] = box.SIZE
"""


def test_members_that_are_not_declared(tmp_path: Path) -> None:
    """J-007: an annotation that names a class says no variant by itself."""
    (text,) = problems(tmp_path, CLASS.replace("n: tack", "n: tack"))
    assert "Kernel 'k': 'box' is a Box, whose members are not known before one is made" in text
    assert "tack.specialize(k, box=Box(...), ...)" in text


TWINS = """
@tack.device_class
class Box:
    def __init__(self, f):
        self.f = f

@tack.kernel
def k(box, out: tack.f32[:]):
    for i in range(1):
        out[0] = box.f(1.0)

def function(plus):
    constant = tack.constant(plus)
    @tack.func
    def f(x):
        return x + constant
    return f

def cls():
    @tack.device_class
    class Made:
        @tack.func
        def f(self, x):
            return x
    return Made
"""


@pytest.mark.parametrize(
    ("first", "second", "text"),
    [
        ("Box(function(1))", "Box(function(2))", "several device functions wrong.f"),
        ("cls()()", "cls()()", "several device classes wrong.cls.<locals>.Made"),
        ("Box(cls()())", "Box(cls()())", "several device classes wrong.cls.<locals>.Made"),
    ],
)
def test_what_a_call_cannot_tell_apart_is_not_built(tmp_path: Path, first: str, second: str, text: str) -> None:
    """D-006, D-009: a bundle knows functions and classes by module and name only."""
    (message,) = problems(tmp_path, TWINS + f"\ntack.specialize(k, box={first})\ntack.specialize(k, box={second})\n")
    assert f"Kernel 'k': variants are declared for {text}, which a call of a bundle could not tell apart" in message


def test_a_spec_adds_members(tmp_path: Path) -> None:
    """J-007: constants that it leaves out are those of the class; a class is found by name or after its module."""
    source = tmp_path / "boxes.py"
    source.write_text("import tack\n" + CLASS)
    specs = (
        "k(box=Box(data=f32[:]), n=i32)",
        "k(box=boxes.Box(SIZE=3, data=f32[:]))",
        "boxes.k(box=Box(SIZE=2, data=f32[:]), n=i32)",
    )
    bundle = tack_runtime.load(make(source, *specs))
    assert variants(bundle) == ["k(box=Box(SIZE=2, data=f32[:]), n=i32)", "k(box=Box(SIZE=3, data=f32[:]), n=i32)"]


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        ("k(box=Bax(data=f32[:]), n=i32)", "no device class 'Bax' is in reach"),
        ("k(box=other.Box(data=f32[:]), n=i32)", "no device class 'other.Box' is in reach"),
        ("k(box=Box(data=linear), n=i32)", "no @tack.func 'linear' is in reach of it or of class 'Box'"),
        ("k(box=Box(dat=f32[:]), n=i32)", "the class 'Box' has no attribute 'data'"),
        ("k(box=f32[:], n=i32)", "unsupported attribute 'data'"),
    ],
)
def test_specs_that_are_wrong(tmp_path: Path, spec: str, text: str) -> None:
    found = problems(tmp_path, CLASS, spec)
    assert any(text in message for message in found), found


def test_errors_of_methods_are_reported_by_a_build(tmp_path: Path) -> None:
    """H-003: all of them, with the place in the method."""
    text = CLASS.replace(
        "SIZE = 2", "SIZE = 2\n    data: tack.f32[:]\n\n    @tack.func\n    def bad(self):\n        return a + self.b\n"
    )
    found = problems(tmp_path, text.replace("= box.SIZE", "= box.bad()"))
    assert [message.partition(" at line")[0] for message in found] == [
        "Device function 'Box.bad' (inlined into kernel 'k'): name 'a'",
        "Device function 'Box.bad' (inlined into kernel 'k'): the class 'Box' has no attribute 'b'",
    ]


def test_one_name_in_two_classes(tmp_path: Path) -> None:
    """Kernels of two classes have names of their own; the short one must be unique."""
    source = tmp_path / "two.py"
    source.write_text(
        "import tack\n"
        + "".join(
            f"@tack.device_class\nclass {name}:\n    data: tack.f32[:]\n\n    @tack.kernel\n    def step(self):\n"
            f"        for i in range(len(self.data)):\n            self.data[i] = {value}\n\n"
            for name, value in (("A", 1.0), ("B", 2.0))
        )
    )
    bundle = tack_runtime.load(make(source))
    data = np.zeros(2, np.float32)
    bundle["A.step"]({"data": data})
    assert data.tolist() == [1, 1]
    bundle["two.B.step"]({"data": data})
    assert data.tolist() == [2, 2]
    with pytest.raises(
        AttributeError, match=r"2 kernels of .* are called 'step'; use bundle\['two.A.step'\] or bundle\['two.B.step'\]"
    ):
        bundle.step({"data": data})
    assert "step" not in bundle
    assert "A.step" in bundle


def test_classes_of_one_name_in_two_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D-009: they are told apart by their modules in signatures."""
    for name, value in (("one", 1), ("two", 2)):
        (tmp_path / f"{name}.py").write_text(
            f"import tack\n@tack.device_class\nclass Box:\n    data: tack.f32[:]\n    @tack.func\n    def value(self):\n"
            f"        return {value}\n\n@tack.kernel\ndef unused(x: tack.f32[:]):\n    for i in range(1):\n        x[i] = 0\n"
        )
    (tmp_path / "both.py").write_text(
        "import tack, one, two\n@tack.kernel\ndef k(a: one.Box, b: two.Box, out: tack.i32[:]):\n"
        "    for i in range(len(a.data)):\n"
        "        out[i] = 10 * a.value() + b.value()\n"
    )
    settings.set_jit("off")
    bundle = tack_runtime.load(make(tmp_path / "both.py"))
    assert variants(bundle) == ["k(a=one.Box(data=f32[:]), b=two.Box(), out=i32[:])"]
    out = np.zeros(2, np.int32)
    bundle.k({"data": f32(1, 2)}, {}, out)
    assert out.tolist() == [12, 12]


def test_examples_declare_variants(tmp_path: Path) -> None:
    """J-007: of an example its class, constants and members, those of natural types; a bound kernel has its object."""
    source = tmp_path / "examples.py"
    source.write_text(
        TEXT
        + "\nclass Fine(Grid):\n    GHOSTS = 2\n\n\nmade = Sim()\nmade.grid = Fine()\nmade.grid.rho = tack.zeros(3, tack.f64)\n"
        "made.grid.dx = 1.0\nmade.vel = tack.zeros(3)\nmade.n = 2**40\nmade.extra = 'text'\n"
        "tack.specialize(made.step, dt=1.0)\n"
    )
    bundle = tack_runtime.load(make(source))
    assert "Sim.step(self=Sim(N=4, grid=Fine(GHOSTS=2, dx=f64, rho=f64[:]), n=i64, vel=f32[:]), dt=f64)" in variants(bundle), (
        variants(bundle)
    )


def test_two_declarations_that_come_to_one_variant(tmp_path: Path) -> None:
    """Members that the code does not use make no variant of their own."""
    source = tmp_path / "boxes.py"
    source.write_text("import tack\n" + CLASS)
    specs = ("k(box=Box(data=f32[:], x=f32), n=i32)", "k(box=Box(data=f32[:], y=f64[:]), n=i32)")
    assert len(variants(tack_runtime.load(make(source, *specs)))) == 1


TWO_CLASSES = """
import numpy as np
import tack


@tack.device_class
class Linear:
    a: tack.f32[:]

    @tack.func
    def value(self):
        return 10


@tack.device_class
class Square(Linear):
    @tack.func
    def value(self):
        return 20


@tack.kernel
def fill(s: tack.one_of(Linear, Square)):
    for i in range(len(s.a)):
        s.a[i] = s.value()
"""


def test_classes_that_only_their_names_tell_apart(tmp_path: Path) -> None:
    """D-009, J-002: a mapping stands for neither; an object of a class with one of the names for that one."""
    (tmp_path / "two.py").write_text(TWO_CLASSES)
    build([tmp_path / "two.py"], parse_arch("cpu"), tmp_path / "two.tackb")
    bundle = tack_runtime.load(tmp_path / "two.tackb")
    a = np.zeros(2, np.float32)
    with pytest.raises(TypeError, match=r"for 's' of the classes Linear, Square, .* passes a dict; pass an object of a class"):
        bundle.fill({"a": a})
    for name, value in (("Square", 20), ("Linear", 10), ("Square", 20)):
        bundle.fill(type(name, (), {"a": a})())
        assert a.tolist() == [value] * 2
    with pytest.raises(TypeError, match="passes a Cubic"):
        bundle.fill(type("Cubic", (), {"a": a})())


def test_a_parameter_called_self_by_name(built: Path) -> None:
    """R-030: keyword arguments are bound by parameter name, whatever the name."""
    step = tack_runtime.load(built)["shapes.Sim.step"]
    grid = SimpleNamespace(rho=np.ones(5, np.float32), dx=2.0)
    sim = SimpleNamespace(n=4, vel=np.zeros(4, np.float32), grid=grid)
    assert step(self=sim, dt=1.0) == 8
    assert step.bind(self=sim, dt=2.0)() == 16
    assert step.explain(self=sim, dt=1.0) == step.explain(sim, 1.0)
    with pytest.raises(TypeError, match="a bound kernel takes no arguments"):
        step.bind(self=sim, dt=2.0)(self=sim)


def test_what_the_build_command_repeats(built: Path, tmp_path: Path) -> None:
    """J-001: not what annotations declare, since a build makes that by itself."""
    source = tmp_path / "two.py"
    source.write_text(
        "import tack\n"
        "@tack.kernel\ndef one(x: tack.f32[:], n: int):\n    for i in range(n):\n        x[i] = 1\n"
        "@tack.kernel\ndef two(x, n: int):\n    for i in range(n):\n        x[i] = 2\n"
        "tack.specialize(two, x=tack.f32[:])\n"
    )
    settings.set_jit("off")
    bundle = tack_runtime.load(make(source))
    with pytest.raises(tack_runtime.MissingVariantError) as caught:
        bundle.one(np.zeros(3, np.int8), 3)
    specs = re.findall("--spec '(.*?)'", str(caught.value))
    assert specs == ["one(x=i8[:], n=i32)", "two(x=f32[:], n=i32)"]


def test_no_build_is_proposed_for_an_object_without_a_member(built: Path) -> None:
    """J-001, D-009: a variant names the members that code uses, so no other variant does without them."""
    settings.set_jit("off")
    step = tack_runtime.load(built)["shapes.Sim.step"]
    grid = SimpleNamespace(rho=np.ones(5, np.float32))
    with pytest.raises(tack_runtime.MissingVariantError) as caught:
        step(SimpleNamespace(n=4, vel=np.zeros(4, np.float32), grid=grid), 1.0)
    last = str(caught.value).splitlines()[-1]
    assert last == "  no build helps: the kernel uses self.grid.dx, which the call's objects lack"
