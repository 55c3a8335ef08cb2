"""Warm calls with objects: each does what a call does that looks at everything (K-005)."""

from __future__ import annotations

import hashlib
import importlib.util
import math
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import tack
import tack_runtime
from tack_runtime import dispatch, settings
from tack_runtime.drivers import cpu
from tack_runtime.launch import Launchable
from tackc import bundle
from tackc.build import build
from tackc.contents import read_contents
from tackc.request import parse_arch

TEXT = """
import tack


@tack.func
def double(x):
    return x + x


@tack.func
def square(x):
    return x * x


@tack.device_class
class Box:
    N = 4

    def __init__(self, f, x):
        self.f, self.x = f, x


@tack.kernel
def k(box, out: tack.f64[:]):
    for i in range(1):
        out[0] = box.N
        out[1] = box.N / 3
        out[2] = box.f(3.0)
        out[3] = box.x


tack.specialize(k, box=Box(double, 1.0))
tack.specialize(k, box=Box(square, 1.0))
"""


@pytest.fixture(autouse=True)
def fresh_settings(tmp_path: Path) -> Iterator[None]:
    settings.set_cache_dir(tmp_path / "cache")
    yield
    settings.reread()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("warm") / "boxes.py"
    source.write_text(TEXT)
    output = source.with_suffix(".tackb")
    build([source], parse_arch("cpu"), output)
    return output


def factory(plus: float) -> Any:
    """A device function; all of them have one name and one module."""
    constant = tack.constant(plus)

    @tack.func
    def f(x):
        return x + constant

    return f


@tack.func
def double(x):
    return x + x


@tack.device_class
class Box:
    N = 4

    def __init__(self, f: Any, x: object = 1.0) -> None:
        self.f, self.x = f, x


def k(box, out):
    for i in range(1):
        out[i] = box.N
        out[i + 1] = box.N / 3
        out[i + 2] = box.f(3.0)
        out[i + 3] = box.x


def fresh() -> Any:
    """A kernel that has served no call yet."""
    return tack.kernel(k).dispatcher


class Whole(int):
    pass


class Shown(int):
    """A number that says to be another one."""

    def __repr__(self) -> str:
        return "4"


class Fraction(float):
    pass


class Masked(float):
    def __repr__(self) -> str:
        return "0.5"


WORDS = (4, 4.0, 5, True, 1, 1.0, False, 0, 0.0, -0.0, math.nan, -math.nan, math.inf, 0.5, -1, 2**63)
KINDS = (np.int8(4), np.uint64(4), np.float32(0.5), np.float16(0.5), np.float64(-0.0), np.float64(math.nan), np.bool_(True))
OWN = (Whole(4), Whole(5), Shown(4), Shown(5), Fraction(0.5), Fraction(-0.0), Masked(0.5), Masked(0.25), Fraction(math.nan))
TYPED = (tack.constant(4, tack.u32), tack.constant(4, tack.i64), tack.constant(0.5, tack.f32), tack.constant(4))
REFUSED = ([5], "text", None, 2**70, np.timedelta64(4), np.zeros(2, np.float16))
NUMBERS = (*WORDS, *KINDS, *OWN, *TYPED)


def outcome(call: Callable[[np.ndarray], object]) -> object:
    """What a call writes, with its bits, or its error."""
    out = np.full(4, -7.0)
    try:
        call(out)
    except Exception as error:
        return type(error), str(error)
    return ["nan" if math.isnan(value) else value.hex() for value in out.tolist()]


def check(kernel: Any, reference: Any, box: object) -> None:
    """One call by position, warm where it may be, one by keywords, one of a kernel that remembers no call."""
    reference.forget_calls()
    expected = outcome(lambda out: reference(box=box, out=out))
    for _ in range(2):
        assert outcome(lambda out: kernel(box, out)) == expected, vars(box)
    assert outcome(lambda out: kernel(box=box, out=out)) == expected, vars(box)


def draw(pick: random.Random, box: Any, functions: tuple[Any, ...]) -> None:
    """Give an object other members."""
    box.f, box.x = pick.choice(functions), pick.choice((1.0, 2, np.float32(3)))
    if pick.random() < 0.7:
        box.N = pick.choice(NUMBERS)
    if pick.random() < 0.25:
        setattr(box, pick.choice(("N", "N", "f", "x", "spare")), pick.choice(REFUSED))


@pytest.mark.parametrize("seed", range(3))
def test_warm_calls_do_what_cold_ones_do(seed: int) -> None:
    """D-002, D-006, D-008, K-005: functions, constants of every kind and what no kernel takes, in any order."""
    pick, kernel, reference = random.Random(seed), fresh(), fresh()
    functions = (double, factory(1.0), factory(10.0))
    for _ in range(60):
        box = Box(double)
        draw(pick, box, functions)
        check(kernel, reference, box)


@pytest.mark.parametrize("seed", range(3))
def test_warm_calls_of_a_bundle_do_what_cold_ones_do(built: Path, seed: int) -> None:
    """D-002, D-006, D-008, K-005: objects of any class, which may lack what is compiled in."""
    pick, (kernel, reference) = random.Random(seed), [tack_runtime.load(built).k for _ in range(2)]
    for _ in range(60):
        box = SimpleNamespace()
        draw(pick, box, ("double", "square", "cube", double))
        check(kernel, reference, box)


def test_functions_of_one_name_are_told_apart() -> None:
    """D-006: a function is only itself."""
    kernel, first, second = fresh(), factory(1.0), factory(10.0)
    for function, expected in ((first, 4), (second, 13), (first, 4), (first, 4), (second, 13)):
        out = np.zeros(4)
        kernel(Box(function), out)
        assert out[2] == expected


def test_numbers_are_told_apart_whatever_they_show() -> None:
    """K-005: by type and bits."""
    kernel, box, out = fresh(), Box(double), np.zeros(4)
    for value in (Shown(4), Shown(5), Shown(4), 4, Masked(0.25), Masked(0.5), 0.5):
        box.N = value
        kernel(box, out)
        assert out[0] == int(value) + float(value) % 1


def test_what_no_kernel_takes_is_not_what_is_lacking(built: Path) -> None:
    """D-008: neither before nor after a call with an object that lacks the member."""
    settings.set_jit("off")
    kernel, out = tack_runtime.load(built).k, np.zeros(4)
    for _ in range(2):
        kernel(SimpleNamespace(f="double", x=1.0), out)
        assert out[0] == 4
        with pytest.raises(ValueError, match=r"box\.N is a list"):
            kernel(SimpleNamespace(f="double", x=1.0, N=[5]), out)


class Counting:
    """An object whose constant may be another one each time somebody looks."""

    def __init__(self, first: int, step: int) -> None:
        self.f, self.x, self.next, self.step = "double", 1.0, first, step

    @property
    def N(self) -> int:  # noqa: N802
        self.next += self.step
        return self.next - self.step


def test_a_variant_serves_the_constants_that_it_was_chosen_by(built: Path) -> None:
    """K-005: the object of the first call may hold others when that call returns."""
    kernel, out = tack_runtime.load(built).k, np.zeros(4)
    kernel(Counting(4, 1), out)
    assert out[0] == 4
    for value in (5, 4, 5):
        kernel(Counting(value, 0), out)
        assert out[0] == value


def test_a_program_that_is_no_text_is_a_defect_of_the_bundle(built: Path) -> None:
    """J-001: its hash may be right."""
    contents = read_contents(built)
    member = contents.manifest.kernels[0].program
    members = {**contents.members, member: b"\xff"}
    (entry,) = contents.manifest.kernels
    data = bundle.write([entry._replace(digest=hashlib.sha256(b"\xff").hexdigest())], members, None)
    kernel = tack_runtime.load(data).k
    for change in ({}, {"x": np.zeros(2, np.float32)}):
        with pytest.raises(tack_runtime.BundleError, match=rf"<bytes>: {member}: .*not text"):
            kernel(SimpleNamespace(**{"f": "double", "x": 1.0, **change}), np.zeros(4))


def test_a_number_of_the_callers_class_may_be_a_constant_of_the_bundles(built: Path) -> None:
    """D-002, D-009: a class is found by its name, and that of the call may be of another version."""

    class Box:
        def __init__(self, n: int) -> None:
            self.f, self.x, self.N = boxes.double, 1.0, n

    spec = importlib.util.spec_from_file_location("boxes", built.with_suffix(".py"))
    assert spec is not None
    assert spec.loader is not None
    boxes = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(boxes)
    Box.__module__, Box.__qualname__ = "boxes", "Box"
    cls: Any = tack.device_class(Box)
    settings.set_jit("off")
    kernel, out = tack_runtime.load(built).k, np.zeros(4)
    for _ in range(2):
        kernel(cls(4), out)
        assert out[0] == 4
        with pytest.raises(tack_runtime.MissingVariantError, match=r"box\.N is 4, the call passes 5"):
            kernel(cls(5), out)


# --- what changes while a call finds its variant -------------------------------------------------------------------------


def during(monkeypatch: pytest.MonkeyPatch, act: Callable[[], object]) -> None:
    """Do something once, between the choice of the next call's variant and its end, as another thread may."""
    pack = Launchable.pack

    def changed(self: Launchable, arguments: Any) -> Any:
        monkeypatch.setattr(Launchable, "pack", pack)
        act()
        return pack(self, arguments)

    monkeypatch.setattr(Launchable, "pack", changed)


CHANGES: dict[str, Callable[[], object]] = {
    "debug": lambda: settings.set_debug(True),
    "jit": lambda: settings.set_jit("off"),
    "level": lambda: settings.set_cpu_isa("x86-64-v2" if cpu.level().startswith("x86") else "aarch64"),
}


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("found_before", [False, True])
def test_a_setting_that_changes_during_a_call_holds_for_the_next(
    name: str, found_before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """O-020, J-008: what the call found is not tried first any more."""
    kernel, box, out = fresh(), Box(double), np.zeros(4)
    if found_before:
        kernel(box, out)
        kernel._warm = ()
    during(monkeypatch, CHANGES[name])
    kernel(box, out)
    assert kernel._warm == ()


def test_debug_mode_that_is_switched_on_during_a_call_checks_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """O-020"""
    kernel, box = fresh(), Box(double)
    during(monkeypatch, lambda: settings.set_debug(True))
    kernel(box, np.zeros(4))
    with pytest.raises(IndexError, match="out"):
        kernel(box, np.zeros(2))


def test_a_variant_that_is_released_during_a_call_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-034: nothing that was given up stays mapped."""
    monkeypatch.setattr(dispatch, "_COMPILED_VARIANTS", 1)
    kernel, box, out = fresh(), Box(double), np.zeros(4)
    during(monkeypatch, lambda: kernel(Box(double, 2), out))
    kernel(box, out)
    assert out[3] == 1
    (kept,) = kernel._made.values()
    assert [warm.native for warm in kernel._warm] == [kept.executable.native]


def test_one_entry_for_each_native_function(built: Path) -> None:
    """An object that lacks a constant and one that has it are served by one variant."""
    kernel, out = tack_runtime.load(built).k, np.zeros(4)
    for _ in range(3):
        kernel(SimpleNamespace(f="double", x=1.0), out)
        kernel(SimpleNamespace(f="double", x=1.0, N=4), out)
        assert len(kernel._warm) == 1
