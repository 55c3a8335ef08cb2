"""Programs of kernels that take objects: classes, methods and functions in attributes (D-004, D-006, D-009, F-003, K-007)."""

from __future__ import annotations

import pytest

import tack
from tack_runtime.errors import BundleError
from tack_runtime.naming import BundleNames, class_labels, function_labels
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


def test_the_runtime_refuses_a_program_that_it_cannot_read() -> None:
    for text in ("", "[]", '{"functions":{},"classes":{"A":3}}', '{"functions":{},"attached":{"f":"g"}}'):
        with pytest.raises(BundleError, match="the program of a kernel cannot be read"):
            BundleNames(lambda text=text: text, ()).name(())


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
