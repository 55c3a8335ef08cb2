"""What decorated functions, constants and intrinsics are on the host."""

from __future__ import annotations

import functools
import inspect
import json
import linecache
import math
import pickle
import re
import runpy
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import tack
import tack as t
from tack.absent import ELSEWHERE
from tack_runtime.errors import TackError
from tack_runtime.options import Options
from tackc.specialize import signatures


@tack.kernel
def plain(x, n):
    """Doubles."""
    for i in range(n):
        x[i] = 2.0 * x[i]


@tack.func
def half(v):
    return 0.5 * v


def load(path: Path, text: str) -> dict[str, Any]:
    """The names of a file with this text, run as a module called `made`."""
    path.write_text(text)
    return runpy.run_path(str(path), run_name="made")


# --- decoration --------------------------------------------------------------------------------------------------------


def test_a_kernel_knows_its_name_parameters_and_text() -> None:
    """L-001"""
    assert (plain.name, plain.module, plain.parameters, plain.options) == ("plain", __name__, ("x", "n"), Options())
    assert plain.source.text.startswith("@tack.kernel\ndef plain(x, n):\n")
    assert plain.source.text.endswith("x[i] = 2.0 * x[i]\n")
    assert plain.source.file == "test_language.py"
    first = Path(__file__).read_text().splitlines()[plain.source.line - 1]
    assert first == "@tack.kernel"
    assert list(inspect.signature(plain).parameters) == ["x", "n"]
    assert plain.__doc__ == "Doubles."


def test_options_and_aliases() -> None:
    """N-011, N-018..N-020: options are part of the decorator."""

    @t.kernel(fp_contract=True)
    def contracted(x):
        for i in range(len(x)):
            x[i] = x[i] * 2.0 + 1.0

    k = t.kernel

    @k
    def aliased(x):
        for i in range(len(x)):
            x[i] = 0.0

    assert contracted.options == Options(fp_contract=True)
    assert contracted.source.text.startswith("@t.kernel(fp_contract=True)\ndef contracted")
    assert aliased.source.text.startswith("@k\ndef aliased(x):\n    for")
    given = {"fp_contract": True, "lanes": 16, "reassociate": True, "fast_math": True}
    assert tack.kernel(**given)(plain.function).options._asdict() == given


@pytest.mark.parametrize("lanes", [0, 2, -8, 128, True, 8.0, "8"])
def test_another_number_of_lanes_is_refused(lanes: object) -> None:
    """N-018"""
    allowed = "the number of lanes is one of 1, 4, 8, 16, 32, 64, or None to let the compiler choose"
    with pytest.raises(ValueError, match=re.escape(f"@tack.kernel(lanes={lanes!r}): {allowed}")):
        tack.kernel(lanes=lanes)


@pytest.mark.parametrize(
    ("given", "named", "meant"),
    [
        ((), {"fastmath": True}, "(fastmath=True): there is no option 'fastmath'; {}; did you mean fast_math=True?"),
        ((), {"lane": 8}, "(lane=8): there is no option 'lane'; {}; did you mean lanes=8?"),
        ((), {"unroll": True}, "(unroll=True): there is no option 'unroll'; {}"),
        ((8,), {}, " decorates a plain Python function (a def), not an object of type int; {}; write @tack.kernel(lanes=8)"),
        ((True,), {}, " decorates a plain Python function (a def), not an object of type bool; {}"),
    ],
)
def test_an_option_that_there_is_not_is_refused(given: tuple[Any, ...], named: dict[str, Any], meant: str) -> None:
    """N-018, F-009"""
    known = "the options are fp_contract, lanes, reassociate, fast_math, by name"
    with pytest.raises(TypeError, match=f"^{re.escape('@tack.kernel' + meant.format(known))}$"):
        tack.kernel(*given, **named)


def test_the_other_options_are_true_or_false() -> None:
    """N-011, N-019, N-020"""
    for name in ("fp_contract", "reassociate", "fast_math"):
        with pytest.raises(TypeError, match=re.escape(f"@tack.kernel({name}=1): {name} is True or False")):
            tack.kernel(**{name: 1})


def test_only_the_indentation_of_the_definition_is_removed() -> None:
    """L-028: text in strings and brackets may start further left than the function."""
    if True:

        @tack.kernel
        def deep(x):
            """A docstring
            that starts early.
            """
            for i in range(len(x)):
                x[i] = 1.0  # an ending comment

    assert deep.source.definition().name == "deep"
    assert deep.source.text.endswith("        x[i] = 1.0  # an ending comment\n")


def test_two_kernels_of_one_name_keep_their_own_text() -> None:
    def make(factor: str) -> tack.Kernel:
        if factor == "two":

            @tack.kernel
            def scale(x):
                for i in range(len(x)):
                    x[i] *= 2.0

        else:

            @tack.kernel
            def scale(x):
                for i in range(len(x)):
                    x[i] *= 3.0

        return scale

    assert "2.0" in make("two").source.text
    assert "3.0" in make("three").source.text


def test_a_kernel_in_the_main_module(tmp_path: Path) -> None:
    script = tmp_path / "heat.py"
    kernel = "@tack.kernel\ndef k(x):\n    for i in range(len(x)):\n        x[i] = 0.0\n"
    script.write_text(f"import tack\n\n{kernel}\nprint(k.module, k.source.line, k.source.file)\n")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
    assert done.stdout == "heat 3 heat.py\n"


def test_a_kernel_in_a_zip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = tmp_path / "library.zip"
    with zipfile.ZipFile(archive, "w") as zipped:
        zipped.writestr(
            "zipped_kernels.py", "import tack\n@tack.kernel\ndef k(x):\n    for i in range(len(x)):\n        x[i] = 1.0\n"
        )
    monkeypatch.syspath_prepend(str(archive))
    import zipped_kernels

    assert zipped_kernels.k.source.text.startswith("@tack.kernel\ndef k(x):")


def test_a_kernel_in_a_notebook_cell() -> None:
    name, cell = "<cell 1>", "@tack.kernel\ndef k(x):\n    for i in range(len(x)):\n        x[i] = 1.0\n"
    linecache.cache[name] = (len(cell), None, cell.splitlines(True), name)  # as IPython does
    names: dict[str, Any] = {"tack": tack, "__name__": "__notebook__"}
    exec(compile(cell, name, "exec"), names)
    assert names["k"].source.text == cell


def test_no_source_no_kernel() -> None:
    """L-029"""
    text = "@tack.kernel\ndef k(x):\n    for i in range(len(x)):\n        x[i] = 1.0\n"
    with pytest.raises(RuntimeError, match="kernels live in a file") as caught:
        exec(text, {"tack": tack, "__name__": "made"})
    assert isinstance(caught.value, TackError)
    with pytest.raises(RuntimeError, match="kernels live in a file"):  # another file's text is not mistaken for it
        exec(compile(text, __file__, "exec"), {"tack": tack, "__name__": "made"})
    with pytest.raises(RuntimeError, match="kernels live in a file"):
        exec(text.replace("kernel", "func"), {"tack": tack, "__name__": "made"})


def test_an_edited_file_is_read_anew(tmp_path: Path) -> None:
    text = "import tack\n@tack.kernel\ndef k(x):\n    for i in range(len(x)):\n        x[i] = 1.0\n"
    assert "x[i] = 1.0" in load(tmp_path / "edited.py", text)["k"].source.text
    assert "x[i] = 22.0" in load(tmp_path / "edited.py", text.replace("1.0", "22.0"))["k"].source.text


def _lambda() -> Any:
    return lambda x: x


async def _coroutine(x: int) -> int:
    return x


class _Class:
    pass


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (_lambda(), "a lambda"),
        (_coroutine, "async def"),
        (_Class, "a class"),
        (3, "type int"),
        (staticmethod(_lambda()), "staticmethod"),
        (functools.partial(_lambda()), "type partial"),
        (plain, "type Kernel"),
        (math.sqrt, "builtin_function_or_method"),
    ],
)
@pytest.mark.parametrize("decorator", [tack.kernel, tack.func])
def test_only_a_def_can_be_decorated(decorator: Any, value: object, found: str) -> None:
    """F-009"""
    with pytest.raises(TypeError, match=found):
        decorator(value)


def test_a_decorator_below_ours_is_refused() -> None:
    """L-013: compiling the inner function would drop what the decorator does."""

    def doubled(function: Any) -> Any:
        @functools.wraps(function)
        def wrapper(*args: Any) -> Any:
            return 2 * function(*args)

        return wrapper

    with pytest.raises(TypeError, match="directly above the def"):

        @tack.kernel
        @doubled
        def k(x):
            for i in range(len(x)):
                x[i] = 1.0


def test_a_decorator_above_ours_sees_a_kernel() -> None:
    registry: list[object] = []

    def register(value: Any) -> Any:
        registry.append(value)
        return value

    @register
    @tack.kernel
    def k(x):
        for i in range(len(x)):
            x[i] = 1.0

    assert registry == [k]
    assert k.source.text.startswith("@register\n@tack.kernel\ndef k(x):\n")


def test_kernels_and_functions_pickle_by_name() -> None:
    assert pickle.loads(pickle.dumps(plain)) is plain
    assert pickle.loads(pickle.dumps(half)) is half


# --- calls from the host -----------------------------------------------------------------------------------------------


def test_a_device_function_is_not_called_from_python() -> None:
    """F-001"""
    with pytest.raises(RuntimeError, match=r"@tack\.func 'half' cannot be called from Python") as caught:
        half(1.0)
    assert isinstance(caught.value, TackError)
    assert half.function(3.0) == 1.5


def test_intrinsics_are_for_kernels() -> None:
    """L-027"""
    names = ["ndindex", "shared", "shared_like", "barrier", "thread_id", "local_array", "local_array_like", "select"]
    names += [f"{kind}_{what}" for kind in ("atomic", "block") for what in ("min", "max")] + ["atomic_add", "block_sum"]
    for name in names:
        function = getattr(tack, name)
        arguments = [1] * len([p for p in inspect.signature(function).parameters.values() if p.kind is not p.VAR_POSITIONAL])
        with pytest.raises(RuntimeError, match=f"tack.{name} can only be used inside a @tack.kernel"):
            function(*arguments)
        for wrong in ((), (1,), (1, 2, 3, 4, 5)):
            with pytest.raises(RuntimeError, match=f"tack.{name} can only be used inside a @tack.kernel"):
                function(*wrong, keyword=1)
    with pytest.raises(RuntimeError, match=r"tack.sqrt can only be used inside a @tack.kernel"):
        tack.sqrt(2.0)


@pytest.mark.parametrize("name", ELSEWHERE)
def test_what_other_packages_call_otherwise_is_said(name: str) -> None:
    text = f"module 'tack' has no attribute '{name}'; it is {ELSEWHERE[name]}"
    with pytest.raises(AttributeError, match=re.escape(text)):
        getattr(tack, name)
    with pytest.raises(ImportError, match=re.escape(text)):
        exec(f"from tack import {name}")
    named = re.findall(r"\btack((?:\.\w+)+)", text)
    methods = re.findall(r"\ba\.(\w+)", text)
    assert named or methods or "math.pi" in text
    assert all(hasattr(tack.zeros(1), method) for method in methods)
    for path in named:
        found = tack
        for part in path.removeprefix(".").split("."):
            found = getattr(found, part)


def test_other_names_that_tack_lacks_are_plain_errors() -> None:
    with pytest.raises(AttributeError, match=r"^module 'tack' has no attribute 'nothing'$"):
        _ = tack.nothing
    with pytest.raises(AttributeError, match=r"'specialise'; did you mean tack\.specialize\?$"):
        tack.specialise  # noqa: B018
    with pytest.raises(ImportError, match="cannot import name 'nothing' from 'tack'"):
        exec("from tack import nothing")


# --- parameters --------------------------------------------------------------------------------------------------------


@tack.kernel
def with_default(x, n=3):
    for i in range(n):
        x[i] = 1.0


@tack.kernel
def keyword_only(x, *, n):
    for i in range(n):
        x[i] = 1.0


@tack.kernel
def positional_only(x, /, n):
    for i in range(n):
        x[i] = 1.0


@tack.kernel
def starred(x, *rest):
    for i in range(len(x)):
        x[i] = 1.0


@tack.kernel
def double_starred(x, **rest):
    for i in range(len(x)):
        x[i] = 1.0


@pytest.mark.parametrize(
    ("kernel", "parameter"),
    [
        (with_default, r"'n' at line 2, column 21 \(test_language\.py:\d+\) is one with a default"),
        (keyword_only, r"'n' at line 2, column 24 \(test_language\.py:\d+\) is keyword-only"),
        (positional_only, r"'x' at line 2, column 21 \(test_language\.py:\d+\) is positional-only"),
        (starred, r"'rest' at line 2, column 17 \(test_language\.py:\d+\) is \*rest"),
        (double_starred, r"'rest' at line 2, column 25 \(test_language\.py:\d+\) is \*\*rest"),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_parameters_are_plain_however_the_kernel_is_called(kernel: tack.Kernel, parameter: str) -> None:
    """L-018: at the first call, before the arguments are counted."""
    x = np.zeros(3, np.float32)
    text = f"Kernel '{kernel.name}': the parameter {parameter}; parameters must be plain positional ones"
    for call in (kernel, kernel.bind, kernel.explain):
        for args, kwargs in (((x,), {}), ((x, 3), {}), ((), {}), ((x, 1, 2, 3), {}), ((x,), {"n": 3})):
            with pytest.raises(tack.UnsupportedSyntaxError, match=text):
                call(*args, **kwargs)
    with pytest.raises(tack.UnsupportedSyntaxError, match=text):
        signatures(kernel, [f"{kernel.name}()"])


class Simulation:
    @tack.kernel
    def step(self, dt):
        for i in range(10):
            self.x[i] += dt

    @tack.kernel
    def fill(x):  # noqa: N805  # a kernel may stand in a class
        for i in range(len(x)):
            x[i] = 1.0


def test_a_class_is_fine_as_a_place_for_kernels() -> None:
    """An object that a kernel gets is of a device class (D-001), whichever class holds the kernel."""
    with pytest.raises(tack.KernelTypeError, match=r"parameter 'self': Simulation; .* a class decorated @tack.device_class"):
        Simulation().step(0.1)
    x = np.zeros(3, np.float32)
    Simulation.fill(x)
    assert x.tolist() == [1, 1, 1]


def test_every_public_name_is_there() -> None:
    for name in tack.__all__:
        assert not isinstance(getattr(tack, name), ModuleType), name
    assert issubclass(tack.UnsupportedSyntaxError, NotImplementedError)  # H-001


class _Dispatcher:
    """Stands for the runtime's: says what it was made with and what it was asked."""

    made: list[dict[str, Any]] = []  # noqa: RUF012

    def __init__(self, **given: Any) -> None:
        self.made.append(given)

    def launch(self, args: Any, kwargs: Any) -> Any:
        return "called", args, kwargs

    def bind(self, *args: Any, **kwargs: Any) -> Any:
        return "bound", args, kwargs

    def explain(self, *args: Any, **kwargs: Any) -> Any:
        return "explained", args, kwargs


def test_calls_go_to_one_dispatcher(monkeypatch: pytest.MonkeyPatch) -> None:
    """H-003: nothing is captured or compiled before the first call."""
    monkeypatch.setattr("tack.kernel_object.Dispatcher", _Dispatcher)

    @tack.kernel(fp_contract=True)
    def k(x, n):
        for i in range(n):
            x[i] = 1.0

    assert _Dispatcher.made == []
    assert k(1, n=2) == ("called", (1,), {"n": 2})
    assert k.bind(3) == ("bound", (3,), {})
    assert k.explain(4) == ("explained", (4,), {})
    [given] = _Dispatcher.made
    assert (given["name"], given["module"], given["parameters"]) == ("k", __name__, ("x", "n"))
    assert (given["variants"], given["options"], given["origin"].file) == ((), Options(fp_contract=True), __file__)
    assert k.captured is None
    assert json.loads(given["program"]((), ()))["kernel"] == f"{__name__}.k"


# --- returned values ---------------------------------------------------------------------------------------------------


def test_a_returned_value_needs_an_annotation() -> None:
    """P-032"""
    with pytest.raises(NotImplementedError, match=r"needs a return annotation") as caught:

        @tack.kernel
        def total(x, n):
            for _ in range(n):
                tack.atomic_add(x, 0, 1)
            return x[0]

    assert isinstance(caught.value, tack.UnsupportedSyntaxError)
    assert "Kernel 'total': return at line 5, column 5 (test_language.py:" in str(caught.value)


def test_a_returned_value_does_not_read_what_the_loop_assigns() -> None:
    """P-032, P-036: what iterations assign never becomes a reduction."""
    with pytest.raises(tack.UnsupportedSyntaxError, match=r"line 6, column 18 .* reads 's', which the parallel loop assigns"):

        @tack.kernel
        def total(x, n) -> tack.f32:
            s = 0.0
            for i in range(n):
                s += x[i]
            return 2.0 * s

    with pytest.raises(tack.UnsupportedSyntaxError, match="reads 'i', which the parallel loop assigns"):

        @tack.kernel
        def last(x, n) -> int:
            for i in range(n):
                x[i] = i
            return i

    with pytest.raises(tack.UnsupportedSyntaxError, match="reads 's', which the parallel loop assigns"):

        @tack.kernel
        def through_another_local(x, n) -> int:
            for i in range(n):
                s = x[i]
            r = s
            return r  # noqa: RET504


def test_a_returned_value_may_read_what_is_assigned_outside_the_loop() -> None:
    """P-031"""

    @tack.kernel
    def before_and_after(x, n) -> tack.f32:
        before = 2.0 * n
        for i in range(n):
            s = x[i]
            x[i] = s
        s = before
        return s + x[0]

    assert before_and_after.annotation("return") is tack.f32


def test_nothing_else_is_checked_at_decoration() -> None:
    """L-029: a kernel outside the language is an error at its first use."""

    @tack.kernel
    def wrong(x, *rest, key=None):
        assert x
        return  # not the last statement of anything

    assert wrong.parameters == ("x",)


# --- constants ---------------------------------------------------------------------------------------------------------

COUNT = tack.constant(128)
STEP = tack.constant(0.01)
TENTH = tack.constant(0.1, tack.f64)
MULTIPLIER = tack.constant(747796405, tack.u32)


def test_a_constant_is_a_number_on_the_host() -> None:
    """C-003, S001-4"""
    assert isinstance(COUNT, int)
    assert isinstance(STEP, float)
    assert len(range(COUNT)) == 128
    assert np.zeros((COUNT,)).shape == (128,)
    assert np.float32(STEP) == np.float32(0.01)
    assert (str(COUNT), repr(STEP), f"{TENTH:.3f}", f"{MULTIPLIER}") == ("128", "0.01", "0.100", "747796405")
    assert json.dumps([COUNT, STEP]) == "[128, 0.01]"
    assert {COUNT: 1}[128] == 1
    assert pickle.loads(pickle.dumps(MULTIPLIER)).dtype is tack.u32


def test_arithmetic_on_constants_gives_plain_numbers() -> None:
    """C-003: a derived value is declared again."""
    for value in (COUNT + 1, COUNT * COUNT, -COUNT, abs(COUNT), +COUNT):
        assert type(value) is int
    for number in (STEP * 2, COUNT / 2, -STEP, TENTH + TENTH, float(TENTH)):
        assert type(number) is float


def test_truth_values_and_numpy_scalars_are_numbers() -> None:
    """T-002"""
    assert (tack.constant(True), str(tack.constant(False))) == (1, "0")
    assert tack.constant(np.int16(7)) == 7
    assert tack.constant(np.float32(0.5)) == 0.5
    assert tack.constant(np.bool_(True), tack.u8) == 1
    assert tack.constant(COUNT, tack.u8) == 128


def test_an_integer_under_a_floating_type_is_a_float() -> None:
    """C-004"""
    assert repr(tack.constant(3, tack.f32)) == "3.0"
    # Between two f32 numbers, just above the middle; the nearest f64 is the middle, whose nearest f32 is the lower one.
    assert tack.constant(2**60 + 2**36 + 1, tack.f32) == 2**60 + 2**37
    assert tack.constant(2**60 + 2**36, tack.f32) == 2**60
    assert tack.constant(-(2**63) - 1, tack.f64) == -(2.0**63)


@pytest.mark.parametrize(
    ("value", "dtype"),
    [
        (128, tack.i8),
        (-129, tack.i8),
        (-1, tack.u32),
        (256, tack.u8),
        (2**32, tack.u32),
        (2**63, tack.i64),
        (2**64, tack.u64),
        (2**64, None),
        (-(2**63) - 1, None),
        (1e39, tack.f32),
        (10**39, tack.f32),
        (10**400, tack.f64),
    ],
)
def test_a_constant_outside_its_type_does_not_fit(value: float, dtype: Any) -> None:
    """C-009"""
    with pytest.raises(ValueError, match="does not fit"):
        tack.constant(value, dtype)


@pytest.mark.parametrize(
    ("value", "dtype"),
    [(127, tack.i8), (-128, tack.i8), (2**64 - 1, None), (-(2**63), None), (math.inf, tack.f32), (3.4e38, tack.f32)],
)
def test_a_constant_at_the_edge_of_its_type(value: float, dtype: Any) -> None:
    """C-009"""
    assert tack.constant(value, dtype) == value


def test_a_constant_is_a_number_of_its_type() -> None:
    """C-009"""
    for value in ("1", None, 1j, np.ones(2), plain, {1.0}, np.timedelta64(1, "s")):
        with pytest.raises(TypeError, match="a constant is an int or a float"):
            tack.constant(value)
    for dtype in ("f32", int, np.float32, tack.f32[:]):
        with pytest.raises(TypeError, match="scalar type"):
            tack.constant(1, dtype)
    for number in (2.5, 2.0, math.nan):
        with pytest.raises(TypeError, match="holds integers"):
            tack.constant(number, tack.i32)
