"""Objects of device classes as arguments, compiled by their calls (D-001..D-011)."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from device_classes import Grid, Sim, counted_variants, f32, fresh, linear, update

import tack

compiled = pytest.fixture(autouse=True, name="compiled")(counted_variants)

TWO = tack.constant(2)
WRAPS = tack.constant(3_000_000_000, tack.u32)


# --- members -----------------------------------------------------------------------------------------------------------


def test_members_and_methods(compiled) -> None:
    """D-001, D-003, D-004, D-010, D-011, F-006"""
    kernel, sim = fresh(update), Sim()
    assert kernel(sim) is None
    gravity = np.float32(-9.81) * np.float32(0.5)
    assert sim.vel.numpy().tolist() == [gravity] * 3
    assert sim.pos.tolist() == [gravity * np.float32(0.5)] * 3
    assert compiled() == 1


def test_values_of_numbers_do_not_recompile(compiled) -> None:
    """D-003, K-002"""
    kernel, sim = fresh(update), Sim()
    for dt in (0.5, 0.25, -1.0, math.inf, 3.0):
        sim.dt, sim.n = dt, 1000
        sim.vel.fill(0)
        kernel(sim)
        assert sim.vel[0] == np.float32(-9.81) * np.float32(dt)
    assert compiled() == 1


def add_n(sim, out):
    for i in range(len(out)):
        out[i] = sim.n + 1


def test_numbers_of_objects_have_the_types_of_arguments(compiled) -> None:
    """D-003, K-003, R-031: i32 if it fits, else i64, else u64."""
    kernel, sim, out = fresh(add_n), Sim(), np.zeros(1, np.int64)
    for value, expected in ((2**31 - 1, -(2**31)), (2**31, 2**31 + 1), (True, 2), (np.int64(5), 6), (np.bool_(True), 2)):
        sim.n = value
        kernel(sim, out)
        assert out[0] == expected
    assert compiled() == 2
    sim.n = 2**64
    with pytest.raises(ValueError, match=r"'sim.n' at line 3, column 18 cannot be used: it is an integer beyond 64 bits"):
        kernel(sim, out)


def keep_dt(sim, out):
    for i in range(len(sim.vel)):
        out[i] = sim.dt


def test_a_float_has_the_precision_of_the_arrays_that_code_uses(compiled) -> None:
    """R-031: an array that no code uses has no say, whatever the object was like when the code was compiled (K-005)."""
    kernel, sim = fresh(keep_dt), Sim()
    sim.dt = 0.1
    out = np.zeros(3, np.float32)
    kernel(sim, out)
    sim.unused = np.zeros(3)
    kernel(sim, out)
    assert compiled() == 1
    sim.vel = np.zeros(3)
    out = np.zeros(3)
    kernel(sim, out)
    assert out.tolist() == [0.1] * 3
    assert compiled() == 2


def weak_local(sim, out):
    for i in range(len(out)):
        value = 0.1
        value = 0.2
        out[i] = value * sim.unit


def test_an_unused_array_of_doubles_does_not_widen_locals() -> None:
    """T-016: what a kernel does not use is none of its arguments."""
    results = []
    for unused in (np.zeros(1, np.float32), np.zeros(1)):
        sim, out = Sim(), np.zeros(1, np.int64)
        sim.unused, sim.unit = unused, 10**9
        kernel = fresh(weak_local)
        kernel(sim, out)
        results.append(int(out[0]))
    assert results == [int(np.float32(0.2) * np.float32(10**9))] * 2


def test_arrays_of_every_type(compiled) -> None:
    """D-003: another element type is another variant (K-001)."""

    @tack.kernel
    def double(holder):
        for i in range(len(holder.data)):
            holder.data[i] = holder.data[i] + holder.data[i]

    for count, dtype in enumerate((np.int8, np.uint16, np.float64, np.float32), 1):
        holder = Sim()
        holder.data = np.array([1, 2, 3], dtype)
        for _ in range(2):
            double(holder)
        assert holder.data.tolist() == [4, 8, 12]
        assert compiled() == count


def rows(holder, out):
    for i in range(holder.grid.shape[0]):
        out[i] = holder.grid[i, holder.grid.shape[1] - 1]


def test_dimensions_are_baked_as_those_of_arguments(compiled) -> None:
    """K-004, A-005, A-006"""
    kernel, holder = fresh(rows), Sim()
    for shape in ((2, 3), (5, 3), (2, 4)):
        holder.grid = np.arange(math.prod(shape), dtype=np.float32).reshape(shape)
        out = np.zeros(shape[0], np.float32)
        kernel(holder, out)
        np.testing.assert_array_equal(out, holder.grid[:, -1])
    assert compiled() == 2


# --- constants ---------------------------------------------------------------------------------------------------------


def sizes(sim, out):
    for i in range(len(out)):
        tmp = tack.local_array(tack.i32, TWO * sim.SIZE)
        for k in range(TWO * sim.SIZE):
            tmp[k] = k
        out[i] = tmp[TWO * sim.SIZE - 1]


def test_class_constants_are_sizes(compiled) -> None:
    """D-002, A-011: inherited and overridden ones, too (D-006)."""

    class Inherited(Sim):
        pass

    @tack.device_class
    class Overridden(Sim):
        SIZE = 8

    kernel, out = fresh(sizes), np.zeros(1, np.int32)
    for sim, expected in ((Sim(), 7), (Inherited(), 7), (Overridden(), 15)):
        kernel(sim, out)
        assert out[0] == expected
    assert compiled() == 3  # each class has a program of its own (D-009)


def test_an_attribute_that_shadows_a_constant_is_one(compiled) -> None:
    """D-002"""
    kernel, out = fresh(sizes), np.zeros(1, np.int32)
    for size, expected in ((4, 7), (3, 5), (4, 7), (5, 9)):
        sim = Sim()
        if size != 4:
            sim.SIZE = size
        for _ in range(2):
            kernel(sim, out)
            assert out[0] == expected
    assert compiled() == 3


def test_a_constant_that_is_rebound_is_read_anew(compiled) -> None:
    """D-002: the warm path sees it, too."""

    @tack.device_class
    class Mutable:
        SIZE = 2

    kernel, out, sim = fresh(sizes), np.zeros(1, np.int32), Mutable()
    for size in (2, 2, 6, 6, 2):
        Mutable.SIZE = size
        kernel(sim, out)
        assert out[0] == 2 * size - 1
    assert compiled() == 2
    Mutable.SIZE = 2.0
    with pytest.raises(TypeError, match=r"the size 'TWO \* sim.SIZE' at line 3, column 42 of a local array must be an integer"):
        kernel(sim, out)
    del Mutable.SIZE
    with pytest.raises(ValueError, match="the class 'Mutable' has no attribute 'SIZE'"):
        kernel(sim, out)


def keep_constant(sim, out, other):
    for i in range(len(out)):
        out[i] = sim.C
        other[i] = sim.C / 3


BITS = [0.0, -0.0, math.nan, math.inf, -math.inf, 0.1, 5e-324, 1.0, 1, True, -(2**63), 2**64 - 1]


def test_constants_are_told_apart_by_type_and_bits(compiled) -> None:
    """D-002, K-005: 1 is not 1.0, -0.0 is not 0.0, a NaN is itself."""

    @tack.device_class
    class Holder:
        C = 0

    kernel = fresh(keep_constant)
    for value in (*BITS, *BITS):
        Holder.C = value
        out, other = np.zeros(1), np.zeros(1)
        for _ in range(2):
            kernel(Holder(), out, other)
        np.testing.assert_array_equal(out, [float(value)])
        assert math.copysign(1, out[0]) == math.copysign(1, value)
        single = np.float32(value) / np.float32(3) if isinstance(value, int) else value / 3  # N-004, T-012
        np.testing.assert_array_equal(other, [single])
    assert compiled() == len(BITS) - 1  # True is 1 (T-002)


def test_a_typed_constant_may_be_one_of_a_class(compiled) -> None:
    """C-004, D-002: it keeps its type."""

    @tack.device_class
    class Holder:
        C = WRAPS

    @tack.kernel
    def product(holder, x, out):
        for i in range(len(x)):
            out[i] = x[i] * holder.C

    x, out = np.array([2], np.uint32), np.zeros(1, np.int64)
    product(Holder(), x, out)
    assert out[0] == 6_000_000_000 % 2**32
    Holder.C = 3_000_000_000
    product(Holder(), x, out)
    assert out[0] == 6_000_000_000
    Holder.C = tack.constant(3, tack.u32)
    product(Holder(), x, out)
    assert out[0] == 6
    assert compiled() == 3


def test_numbers_of_numpy_are_numbers(compiled) -> None:
    """J-008: of a class they are constants, with the value that Python's number has."""

    @tack.device_class
    class Holder:
        C = np.float32(0.1)
        SIZE = np.int8(3)

    kernel, out, other = fresh(keep_constant), np.zeros(1), np.zeros(1)
    kernel(Holder(), out, other)
    assert out[0] == float(np.float32(0.1))
    sized = np.zeros(1, np.int32)
    fresh(sizes)(Holder(), sized)
    assert sized[0] == 5


def bounds(sim, out):
    for i, j in tack.ndindex((1, sim.n), sim.SIZE):
        out[i, j] = 1


def test_bounds_of_the_loop(compiled) -> None:
    """D-010, P-003, C-010: numbers of objects, constants, lengths; a number does not recompile (P-004)."""
    kernel, sim = fresh(bounds), Sim()
    for n in (3, 2):
        sim.n, out = n, np.zeros((3, 4), np.int32)
        kernel(sim, out)
        assert out.tolist() == [[int(1 <= i < n)] * 4 for i in range(3)]
    assert compiled() == 1
    assert "Sim(SIZE=4, n=i32)" in kernel.explain(sim, out)


# --- methods and functions ---------------------------------------------------------------------------------------------


@tack.func
def square(x):
    return x * x


def shaped(holder, x):
    for i in range(len(x)):
        x[i] = holder.shape(x[i])


def test_an_attribute_may_hold_a_function(compiled) -> None:
    """D-006: which one is part of the specialization, for the warm path, too."""
    kernel, holder = fresh(shaped), Sim()
    for function, expected in ((square, 9), (linear, 3), (square, 9), (linear, 3)):
        holder.shape = function
        for _ in range(2):
            x = f32(3)
            kernel(holder, x)
            assert x[0] == expected
    assert compiled() == 2


def test_a_class_may_hold_a_function(compiled) -> None:
    """D-006: one that was not defined in a class and takes no self is called as it is, and may be overridden."""

    @tack.device_class
    class Shaped:
        shape = square

    @tack.device_class
    class Straight(Shaped):
        shape = linear

    kernel = fresh(shaped)
    for holder, expected in ((Shaped(), 9), (Straight(), 3)):
        x = f32(3)
        kernel(holder, x)
        assert x[0] == expected
    assert compiled() == 2
    with pytest.raises(RuntimeError, match=r"@tack.func 'square' cannot be called from Python"):
        Shaped().shape(3)


@tack.func
def area(self):
    return self.side * self.side


def test_a_function_that_takes_self_is_a_method() -> None:
    """D-004: a class may be given one that is defined outside."""

    @tack.device_class
    class Square:
        shape = area

        def __init__(self) -> None:
            self.side = 3.0

    @tack.kernel
    def areas(holder, out):
        for i in range(len(out)):
            out[i] = holder.shape()

    out = np.zeros(1, np.float32)
    areas(Square(), out)
    assert out[0] == 9


@tack.device_class
class Base:
    FACTOR = 2.0

    @tack.func
    def rate(self, x):
        return self.FACTOR * x + self.offset()

    @tack.func
    def offset(self):
        return 0.0

    @tack.kernel
    def apply(self, x):
        for i in range(len(x)):
            x[i] = self.rate(x[i])


class Shifted(Base):
    @tack.func
    def offset(self):
        return 10.0


class Doubled(Shifted):
    FACTOR = 4.0

    @tack.func
    def rate(self, x):
        return Base.rate(self, x) + Shifted.rate(self, x)


def test_methods_are_inherited_and_overridden(compiled) -> None:
    """D-006: subclasses need no decorator; a class names the method that is meant."""
    for cls, expected in ((Base, 6), (Shifted, 16), (Doubled, 44), (Base, 6)):
        x = f32(3)
        cls().apply(x)
        assert x[0] == expected
    assert compiled() == 3


def test_a_method_calls_a_kernel_parameter_of_another_class() -> None:
    """F-006: objects pass to functions and methods, to any depth."""

    @tack.func
    def through(a, sim, i):
        return deeper(sim, a, i)

    @tack.func
    def deeper(sim, a, i):
        alias = sim
        return alias.twice(a[i]) + sim.dt

    @tack.kernel
    def k(sim, a):
        for i in range(len(a)):
            a[i] = through(a, sim, i)

    a = f32(1, 2)
    k(Sim(), a)
    assert a.tolist() == [2.5, 4.5]


def test_kernels_are_methods() -> None:
    """D-005, P-035: called on the object, or through the class; keyword arguments, bind and explain as for every kernel."""

    @tack.device_class
    class Total:
        def __init__(self) -> None:
            self.data = f32(1, 2, 3)
            self.sum = np.zeros(1, np.float32)

        @tack.kernel
        def add(self, factor, offset) -> tack.f32:
            for i in range(len(self.data)):
                tack.atomic_add(self.sum, 0, self.data[i] * factor + offset)
            return self.sum[0]

    total = Total()
    assert total.add(2.0, 1.0) == 15
    assert Total.add(total, 2.0, 1.0) == 30
    assert total.add(offset=0.0, factor=1.0) == 36
    bound = total.add.bind(1.0, 0.0)
    assert [bound(), bound()] == [42, 48]
    text = total.add.explain(1.0, 0.0)
    assert "Total.add(self=Total(data=f32[:], sum=f32[:]), factor=f32, offset=f32)" in text
    assert repr(total.add).startswith("<@tack.kernel test_device_class.Total.add of <")
    with pytest.raises(TypeError, match=r"Kernel 'Total.add' expects 3 arguments \(self, factor, offset\), got 2"):
        total.add(1.0)
    assert total.sum[0] == 48
    assert Total.add(self=total, factor=1.0, offset=0.0) == 54
    assert Total.add.bind(self=total, factor=1.0, offset=0.0)() == 60
    assert Total.add.explain(self=total, factor=1.0, offset=0.0) == total.add.explain(1.0, 0.0)
    assert "add" in tack.inspect(Total.add, self=total, factor=1.0, offset=0.0)
    with pytest.raises(TypeError, match=r"Kernel 'Total\.add': parameter 'self' is given twice"):
        total.add(1.0, 0.0, self=total)


# --- nested objects ----------------------------------------------------------------------------------------------------


@tack.device_class
class Domain:
    def __init__(self, n: int) -> None:
        self.fine = Grid(n)
        self.coarse = Grid(n)
        self.coarse.dx = 2.0


@tack.kernel
def masses(domain, out):
    for i in range(len(domain.fine.rho) - domain.fine.GHOSTS):
        grid = domain.coarse
        out[i] = domain.fine.mass(i) + grid.mass(i)


def test_objects_hold_objects(compiled) -> None:
    """D-007: their members are as their own, their constants, too."""
    domain, out = Domain(4), np.zeros(3, np.float32)
    masses(domain, out)
    assert out.tolist() == [2.25, 4.5, 6.75]
    domain.coarse = domain.fine  # one object twice (M-001)
    masses(domain, out)
    assert out.tolist() == [0.5, 1.0, 1.5]
    assert compiled() == 1
    domain.fine.GHOSTS = 2
    masses(domain, out)
    assert out[:2].tolist() == [1.0, 1.5]
    assert compiled() == 2


def test_an_object_that_holds_itself_is_refused() -> None:
    """D-007, R-033: directly, or through others; an attribute that starts with _ is not looked at."""
    domain, out = Domain(4), np.zeros(3, np.float32)
    domain.fine.parent = domain
    with pytest.raises(TypeError, match=r"Kernel 'masses': the object 'domain' holds itself: 'domain.fine.parent'"):
        masses(domain, out)
    domain.fine.parent = domain.fine
    with pytest.raises(TypeError, match="holds itself"):
        masses(domain, out)
    assert not out.any()
    del domain.fine.parent
    domain.fine._parent = domain
    masses(domain, out)


def test_nesting_to_any_depth() -> None:
    """D-007"""

    @tack.device_class
    class Link:
        next: Any = None

    def chain(length: int) -> Link:
        first = last = Link()
        for _ in range(length):
            last.next = Link()
            last = last.next
        last.value = 7
        return first

    @tack.kernel
    def reach(link, out):
        for i in range(len(out)):
            out[i] = link.next.next.next.next.next.next.next.next.value

    out = np.zeros(1, np.int32)
    reach(chain(8), out)
    assert out[0] == 7
    with pytest.raises(TypeError, match="'link' nests objects more than 100 deep"):
        reach(chain(101), out)
