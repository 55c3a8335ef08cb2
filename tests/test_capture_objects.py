"""Programs of kernels that take objects: classes, methods and functions in attributes (D-004, D-006, D-009, F-003, K-007)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import tack
from tack.naming import class_labels, function_labels
from tack_runtime.described import ConstantArgument, FunctionArgument, ObjectArgument, ScalarArgument
from tack_runtime.dtypes import Constant as Number
from tack_runtime.errors import BundleError
from tack_runtime.naming import BundleNames
from tackc.compiler.capture import capture
from tackc.compiler.program import Class, Constant, FunctionRef, Method, Program, program_from_json

HERE = __name__
SCALE = tack.constant(2.0)


@tack.func
def helper(x):
    return SCALE * x


@tack.func
def held(x):
    return helper(x)


@tack.device_class
class Base:
    N = 3
    TYPED = tack.constant(4, tack.u32)
    name = "text"

    @tack.func
    def used(self, i):
        return helper(self.data[i])

    @tack.func
    def unused(self):
        return undefined_name  # noqa: F821  # a method that no kernel calls may be anything

    @staticmethod
    @tack.func
    def static(x):
        return x

    @property
    def half(self) -> float:
        return 0.5

    def plain(self) -> None:
        """A method of the host."""

    @tack.kernel
    def run(self, out):
        for i in range(len(out)):
            out[i] = self.used(i) + self.static(1.0)


@tack.device_class
class Derived(Base):
    @tack.func
    def used(self, i):
        return Base.used(self, i) + 1.0


def test_a_program_has_the_methods_that_its_code_may_mean() -> None:
    """D-004: those whose names it reads as attributes, and what they call in turn."""
    program = capture(Base.run, (Base,))
    assert list(program.functions) == [f"{HERE}.Base.run", f"{HERE}.Base.used", f"{HERE}.Base.static", f"{HERE}.helper"]
    assert program.classes == {
        "Base": Class(
            "Base",
            HERE,
            {"used": Method(f"{HERE}.Base.used"), "static": Method(f"{HERE}.Base.static", static=True)},
            {"N": None, "TYPED": tack.u32},
            {
                "name": "a str",
                "half": "a property",
                "plain": "the Python function 'plain'",
                "run": "the kernel 'Base.run'",
                "unused": "a method",
            },
        )
    }
    assert program.functions[f"{HERE}.Base.used"].names["helper"] == FunctionRef(f"{HERE}.helper")
    assert program.functions[f"{HERE}.helper"].names["SCALE"] == Constant(2.0, None)


def test_a_class_is_part_of_the_program() -> None:
    """D-006, D-009: without one there is none; a subclass has the methods that its objects have."""
    plain, base, derived = capture(Base.run), capture(Base.run, (Base,)), capture(Base.run, (Derived,))
    assert plain.classes == {}
    assert len({plain.digest(), base.digest(), derived.digest()}) == 3
    assert capture(Base.run, (Base,)) is base
    assert derived.classes["Derived"].methods["used"] == Method(f"{HERE}.Derived.used")
    assert derived.functions[f"{HERE}.Derived.used"].names["Base.used"] == FunctionRef(f"{HERE}.Base.used")


def test_functions_of_attributes_are_part_of_the_program() -> None:
    """D-006"""

    @tack.kernel
    def k(holder, x):
        for i in range(len(x)):
            x[i] = holder.f(x[i])

    program = capture(k, (Base,), (held,))
    assert program.attached == {"held": f"{HERE}.held"}
    assert f"{HERE}.helper" in program.functions
    assert program.digest() != capture(k, (Base,), (helper,)).digest()


def test_programs_with_classes_are_text() -> None:
    """D-004, J-001: what a bundle stores is read back."""
    program = capture(Base.run, (Base, Derived), (held,))
    assert program_from_json(program.to_json()) == program
    assert program_from_json(program.to_json()).digest() == program.digest()
    assert '"classes"' not in capture(Base.run).to_json()


@pytest.mark.parametrize(
    "damage",
    [
        ('"static":["', '"static":[3,"'),
        (f'"used":["{HERE}.Base.used"', '"used":["missing"'),
        ('"u32"', '"u33"'),
        (f'"held":"{HERE}.held"', '"held":"missing"'),
        ('"constants":{', '"constants":7,"x":{'),
    ],
)
def test_a_damaged_program_is_refused(damage: tuple[str, str]) -> None:
    text = capture(Base.run, (Base,), (held,)).to_json()
    assert damage[0] in text
    with pytest.raises(ValueError, match=r"not a program|is missing|unpack"):
        program_from_json(text.replace(*damage))


def damage(program: Any, place: str, value: object) -> str:
    """A program with another value at a place, such as "classes/Base/name"; "gone": without what is there."""
    *path, last = place.split("/")
    inner = data = json.loads(program.to_json())
    for name in path:
        inner = inner[name]
    if value == "gone":
        del inner[last]
    else:
        inner[last] = value
    return json.dumps(data)


def places(value: object, prefix: str = "") -> Iterator[str]:
    """The places of a program that calls look at."""
    for name in value if isinstance(value, dict) else ():
        yield prefix + name
        if name not in ("names", "methods", "others"):
            yield from places(value[name], f"{prefix}{name}/")


PROGRAM = capture(Base.run, (Base,), (held,))
ENTRIES = ("functions/", "classes/", "attached/")  # of tables; without one, the program is another
REQUIRED = [
    place
    for place in places(json.loads(PROGRAM.to_json()))
    if place not in ("classes", "attached")
    and not (place.startswith(ENTRIES) and place.count("/") == 1)
    and "/constants/" not in place
]


def names(program: str) -> None:
    """Name a call's object and the function that it holds."""
    given = ObjectArgument("box", Base, {"f": FunctionArgument("box.f", held), "x": ScalarArgument("box.x", 1.0, tack.f32)}, {})
    bundle = BundleNames("run", lambda: program, ())
    bundle.name([given])
    _, reason = bundle.compilable([given])
    assert [given.label, given.members["f"].label, reason] == ["Base", "held", ""]  # type: ignore[union-attr]
    plain = ObjectArgument("box", None, {"N": ConstantArgument("box.N", Number(3)), "TYPED": given.members["x"]}, {})
    plain.label = "Base"
    bundle.compilable([plain])


def test_the_runtime_reads_a_program() -> None:
    """J-001, D-009"""
    names(PROGRAM.to_json())


@pytest.mark.parametrize("place", REQUIRED)
def test_the_runtime_refuses_a_program_without_a_field(place: str) -> None:
    """J-001: the error is that of a damaged file, at the first call that needs the program."""
    with pytest.raises(BundleError, match=r"the program of kernel 'run' cannot be read: .*is missing"):
        names(damage(PROGRAM, place, "gone"))


WRONG = [
    *[(place, value) for place in ("functions", "classes", "attached", f"functions/{HERE}.held") for value in (3, [], "x", None)],
    *[(f"functions/{HERE}.held/{name}", value) for name in ("name", "module") for value in (3, None, [], {})],
    *[("classes/Base", value) for value in (3, None, [], "x")],
    *[(f"classes/Base/{name}", value) for name in ("name", "module", "constants") for value in (3, None, [])],
    *[("classes/Base/constants/N", value) for value in (3, "u33", [], {})],
    *[("attached/held", value) for value in (3, None, [], {}, "missing")],
]


@pytest.mark.parametrize(("place", "value"), WRONG)
def test_the_runtime_refuses_a_program_with_a_wrong_value(place: str, value: object) -> None:
    """J-001"""
    with pytest.raises(BundleError, match="the program of kernel 'run' cannot be read: "):
        names(damage(PROGRAM, place, value))


@pytest.mark.parametrize("text", ["", "[]", "3", "{", "[" * 100_000])
def test_the_runtime_refuses_what_is_no_program(text: str) -> None:
    """J-001"""
    with pytest.raises(BundleError, match="the program of kernel 'run' cannot be read: "):
        names(text)


def test_the_runtime_does_not_guess_between_things_of_one_name() -> None:
    """D-006, D-009: a program that has several under one module and name."""
    data = json.loads(PROGRAM.to_json())
    data["attached"]["held_2"] = data["attached"]["held"]
    with pytest.raises(
        TypeError, match=r"Kernel 'run': 'box\.f' is .*\.held, and the bundle is built for 2 functions of that name"
    ):
        names(json.dumps(data))
    data = json.loads(PROGRAM.to_json())
    data["classes"]["Base_2"] = data["classes"]["Base"]
    with pytest.raises(TypeError, match=r"Kernel 'run': 'box' is .*\.Base, and the bundle is built for 2 classes of that name"):
        names(json.dumps(data))


def test_what_a_class_is_does_not_change_after_its_first_use() -> None:
    """F-003: a method that is rebound later changes nothing, as a function does not."""

    @tack.device_class
    class Late:
        @tack.func
        def used(self, i):
            return 1.0

        @staticmethod
        @tack.func
        def static(x):
            return x

    before = capture(Base.run, (Late,))
    Late.used = Base.used  # type: ignore[method-assign]
    assert capture(tack.kernel(Base.run.function), (Late,)).classes == before.classes
    assert before.classes["Late"].methods["used"].key == f"{HERE}.Late.used"


def test_names_in_signatures_tell_classes_and_functions_apart() -> None:
    """D-009: by their modules where they share a name, and by numbers where that is the same, too."""

    def local() -> type:
        class Base:
            pass

        return Base

    first, second = local(), local()
    assert class_labels((Base, Derived)) == ("Base", "Derived")
    assert class_labels((Base, first)) == (f"{HERE}.Base", f"{HERE}.Base_2")
    assert class_labels((first, second, Derived)) == (f"{HERE}.Base", f"{HERE}.Base_2", "Derived")
    vec3 = type("vec3", (), {})
    assert class_labels((vec3,)) == (f"{HERE}.vec3",)  # which means something else in a signature
    assert function_labels((held, Base.used)) == ("held", "used")


def test_classes_of_a_program_are_found_by_their_labels() -> None:
    """D-009: the names of signatures are those of the program."""

    def local() -> type:
        @tack.device_class
        class Same:
            @tack.func
            def used(self, i):
                return 0.0

        return Same

    classes = (local(), local())
    program = capture(Base.run, classes)
    assert isinstance(program, Program)
    assert tuple(program.classes) == class_labels(classes)
    keys = [cls.methods["used"].key for cls in program.classes.values()]
    assert keys == [f"{HERE}.Same.used", f"{HERE}.Same.used#2"]
