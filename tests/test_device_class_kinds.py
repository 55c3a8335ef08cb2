"""What classes and objects kernels take, and how objects meet the rest of the language (D-001..D-011)."""

from __future__ import annotations

import gc
import weakref
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from device_classes import Grid, Sim, counted_variants, f32, fresh, linear, update

import tack

compiled = pytest.fixture(autouse=True, name="compiled")(counted_variants)

# --- what is not looked at ---------------------------------------------------------------------------------------------


def test_attributes_of_other_types_are_ignored(compiled) -> None:
    """D-008: an object may hold anything that the kernel does not use, and it may change (K-001)."""
    kernel, sim = fresh(update), Sim()
    anything: list[Any] = ["text", None, [1], {2: 3}, object(), 2**70, 1j, np.zeros(2, np.float16), np.zeros((4, 4))[::2], print]
    anything += [np.zeros(2, ">f4"), np.ma.zeros(2), tack.zeros(3), 1, 2.0, linear, Grid(2), np.zeros(2, np.complex64)]
    for value in anything:
        sim.extra = value
        kernel(sim)
    assert compiled() == 1
    for value in anything:
        sim.extra = value
        kernel.dispatcher.forget_calls()
        kernel(sim)
    assert compiled() == 3  # a function and a class that an object holds make another program


WRONG = [
    ("name", "'sim.name' at line 4, column 18 cannot be used: it is a str"),
    ("_hidden", "'sim._hidden' at line 4, column 18 is hidden from kernels, since its name starts with _"),
    ("half", "'sim.half' at line 4, column 18 cannot be used: it is a property"),
    ("plain()", "'sim.plain' at line 4, column 18 cannot be used: it is the Python function 'plain'"),
    ("missing", "the class 'Sim' has no attribute 'missing' at line 4, column 18"),
    ("post", "did you mean 'pos'"),
    ("half_array[0]", "it has the unsupported numpy dtype float16; use sim.half_array.astype"),
    ("strided[0]", r"it is not C-contiguous \(strides \(8,\)\); pass np.ascontiguousarray\(sim.strided\)"),
    ("swapped[0]", "whose byte order is not the machine's"),
    ("big", "it is an integer beyond 64 bits"),
]


@pytest.mark.parametrize(("what", "text"), WRONG)
def test_what_kernels_cannot_use_is_an_error_where_it_is_used(what: str, text: str, tmp_path: Path) -> None:
    """D-008: ValueError, with the place and what the object has."""
    module = make_module(
        f"@tack.kernel\ndef k(sim, out):\n    for i in range(len(out)):\n        out[i] = sim.{what}\n", tmp_path
    )
    sim, out = Sim(), np.zeros(1, np.float32)
    sim.half_array, sim.strided = np.zeros(2, np.float16), np.zeros(4, np.float32)[::2]
    sim.swapped, sim.big = np.zeros(2, ">f4"), 2**64
    with pytest.raises(ValueError, match=text) as caught:
        module.k(sim, out)
    assert "it has GRAVITY, SIZE, dt, n, pos, vel" in str(caught.value)


def make_module(text: str, folder: Path, name: str = "made") -> Any:
    """A module of a text, loaded from a file."""
    import importlib.util

    path = folder / f"{name}.py"
    path.write_text(f"import tack\n\n{text}")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_no_object_of_a_device_class() -> None:
    """D-001, R-031"""
    kernel = fresh(update)

    class Plain:
        pass

    for value, kind in ((Plain(), "Plain"), ({"pos": f32(1)}, "dict"), (Sim, "type"), ("text", "str"), (None, "NoneType")):
        with pytest.raises(
            TypeError, match=f"Unsupported argument type for parameter 'sim': {kind}; .* decorated @tack.device_class"
        ):
            kernel(value)
    with pytest.raises(TypeError, match=r"@tack.device_class decorates a class, not <function"):
        tack.device_class(update)


def test_a_member_that_is_gone() -> None:
    """D-008, K-005: the warm path does not run code for an object that lacks what the code needs."""
    kernel, sim = fresh(update), Sim()
    for _ in range(3):
        kernel(sim)
    del sim.dt
    with pytest.raises(ValueError, match="the class 'Sim' has no attribute 'dt'"):
        kernel(sim)


def test_checks_of_values_name_the_member(compiled) -> None:
    """M-006, X-005, R-033"""
    kernel, sim = fresh(update), Sim()
    sim.pos.flags.writeable = False
    with pytest.raises(
        ValueError, match=r"parameter 'sim.pos' may be written, but its array is read-only; pass sim.pos.copy\(\)"
    ):
        kernel(sim)
    assert not sim.vel.numpy().any()

    @tack.kernel
    def bump(holder):
        for i in range(len(holder.data)):
            tack.atomic_add(holder.data, i, 1)

    sim.data = np.zeros(17, np.uint8)[1:].view(np.int32)
    with pytest.raises(ValueError, match=r"atomic target 'holder.data' requires 4-byte alignment"):
        bump(sim)


# --- which classes -----------------------------------------------------------------------------------------------------


def make_class(value: float) -> type:
    source = (first, second)[value == 2]
    return source()


def first() -> type:
    @tack.device_class
    class Same:
        @tack.func
        def value(self):
            return 1.0

    return Same


def second() -> type:
    @tack.device_class
    class Same:
        @tack.func
        def value(self):
            return 2.0

    return Same


def values(a, b, out):
    for i in range(len(out)):
        out[i] = 10.0 * a.value() + b.value()


def test_classes_of_one_name_share_no_code() -> None:
    """D-009: in one call, and one after the other."""
    kernel, out = fresh(values), np.zeros(1, np.float32)
    one, two = make_class(1), make_class(2)
    assert one.__qualname__.split(".")[-1] == two.__qualname__.split(".")[-1]
    for _ in range(2):
        for a, b, expected in ((one, two, 12), (two, one, 21), (one, one, 11), (two, two, 22)):
            kernel(a(), b(), out)
            assert out[0] == expected
    assert "a=test_device_class_kinds.Same(), b=test_device_class_kinds.Same_2()" in kernel.explain(one(), two(), out)


def test_editing_a_method_recompiles(tmp_path: Path, compiled) -> None:
    """K-007: a later process with the same text starts warm, one with another text does not; what is not called does not
    matter."""
    text = """
@tack.device_class
class Box:
    @tack.func
    def value(self):
        return {value}

    @tack.func
    def other(self):
        return {other}

@tack.kernel
def k(box, out):
    for i in range(len(out)):
        out[i] = box.value()
"""
    results = []
    for value, other in ((1, 0), (1, 0), (2, 0), (2, 5)):
        module, out = make_module(text.format(value=value, other=other), tmp_path), np.zeros(1, np.int32)
        module.k(module.Box(), out)
        results.append((int(out[0]), compiled()))
    assert results == [(1, 1), (1, 1), (2, 2), (2, 2)]


def test_a_call_keeps_nothing_alive() -> None:
    """K-006: no object, and no class longer than its kernel."""

    def run() -> tuple[weakref.ref[Any], weakref.ref[Any], weakref.ref[Any]]:
        @tack.device_class
        class Local:
            N = 3

            def __init__(self) -> None:
                self.data = np.zeros(3, np.float32)

        @tack.kernel
        def k(holder):
            for i in range(len(holder.data)):
                holder.data[i] = holder.N

        holder = Local()
        data = weakref.ref(holder.data)
        for _ in range(3):
            k(holder)
        gone = weakref.ref(holder)
        del holder
        gc.collect()
        assert gone() is None
        assert data() is None
        return weakref.ref(Local), gone, data

    cls, _, _ = run()
    gc.collect()
    assert cls() is None


# --- kinds of classes --------------------------------------------------------------------------------------------------


def test_dataclasses() -> None:
    """D-001: a field with a default is an attribute of the class, so it is a constant with the object's value (D-002)."""

    @tack.device_class
    @dataclass
    class Wave:
        data: np.ndarray
        speed: float
        order: int = 2
        log: list[str] = field(default_factory=list)

    @tack.kernel
    def k(wave):
        for i in range(len(wave.data)):
            tmp = tack.local_array(tack.f32, wave.order)
            tmp[0] = wave.speed
            wave.data[i] = tmp[0] * wave.order

    for order, expected in ((2, 3.0), (5, 7.5)):
        wave = Wave(f32(0, 0), 1.5, order)
        k(wave)
        assert wave.data.tolist() == [expected] * 2


@pytest.mark.parametrize("outer", [True, False])
def test_slots(outer: bool) -> None:
    """D-001: attributes in slots, empty ones, too; a dataclass with slots is a new class, whichever decorator comes first."""
    slotted = dataclass(slots=True)

    class Particle:
        data: np.ndarray
        mass: float
        spare: int = field(default=0, init=False)

    made: Any = slotted(tack.device_class(Particle)) if not outer else tack.device_class(slotted(Particle))

    @tack.kernel
    def k(particle):
        for i in range(len(particle.data)):
            particle.data[i] = particle.mass

    particle = made(f32(0, 0), 2.0)
    for mass in (2.0, 3.0):
        particle.mass = mass
        k(particle)
        assert particle.data.tolist() == [mass] * 2
    del particle.mass
    with pytest.raises(ValueError, match="has no attribute 'mass'"):
        k(particle)


def test_plain_slots_and_inheritance() -> None:
    """D-001, D-006"""

    @tack.device_class
    class Root:
        __slots__ = ("data",)

    class Leaf(Root):
        __slots__ = ("_secret", "mass")

    @tack.kernel
    def k(leaf):
        for i in range(len(leaf.data)):
            leaf.data[i] = leaf.mass

    leaf = Leaf()
    leaf.data, leaf.mass, leaf._secret = f32(0, 0), 4.0, "s"
    k(leaf)
    assert leaf.data.tolist() == [4, 4]


def test_a_property_hides_what_the_object_holds() -> None:
    """D-008: it is never called, and what is behind it is not reached."""

    @tack.device_class
    class Guarded:
        def __init__(self) -> None:
            self.__dict__["dt"] = 1.0

        @property
        def dt(self) -> float:
            raise AssertionError("a property is not read")

    @tack.kernel
    def k(guarded, out):
        for i in range(len(out)):
            out[i] = guarded.dt

    with pytest.raises(ValueError, match="cannot be used: it is a property"):
        k(Guarded(), f32(0))


def test_arrays_and_objects_of_the_class_are_members() -> None:
    """D-003: shared by all objects, passed as those of an object are; a None that stands for a later value is no constant."""

    @tack.device_class
    class Shared:
        table = f32(1, 2, 3)
        grid = Grid(3)
        scale = None

    @tack.kernel
    def k(shared, out):
        for i in range(len(shared.table)):
            out[i] = shared.table[i] * shared.grid.dx * shared.scale

    shared, out = Shared(), np.zeros(3, np.float32)
    shared.scale = 2
    k(shared, out)
    assert out.tolist() == [0.5, 1.0, 1.5]


# --- with the rest of the language -------------------------------------------------------------------------------------


@tack.device_class
class World:
    SCALE = 2.0

    def __init__(self, n: int) -> None:
        self.pos = tack.zeros(n, tack.vec3())
        self.vel = tack.array([[1, 2, 3]] * n, tack.vec3())
        self.volume = tack.texture3d(np.arange(16, dtype=np.float32), shape=(4, 2, 2))
        self.dt = 0.5

    @tack.func
    def move(self, i):
        self.pos[i] += self.vel[i] * self.dt * self.SCALE
        self.pos[i].x = self.pos[i].x + 1.0
        return self.pos[i].sum()

    @tack.func
    def look(self, u):
        return self.volume.sample(u, 0.0, 0.0)

    @tack.kernel
    def run(self, out):
        for i in range(len(self.pos)):
            out[i] = self.move(i) + self.look(1.0)


def test_vectors_and_textures_are_members(compiled) -> None:
    """D-003, F-006, V-008, Z-002: an array of vectors is no array of numbers, for the warm path, too."""
    world, out = World(2), np.zeros(2, np.float32)
    for count in (1, 2, 3):
        world.run(out)
        assert out.tolist() == [7.0 * count + 3] * 2
    assert world.pos.numpy().tolist() == [[6, 6, 9]] * 2
    assert compiled() == 1
    assert len(World.run.dispatcher._warm) == 1
    world.volume = tack.texture3d(np.full(16, 5, np.float32), shape=(4, 2, 2))
    world.run(out)
    assert out[0] == 28 + 5
    assert compiled() == 1
    world.volume = tack.texture3d(np.full(8, 9, np.float32), shape=(2, 2, 2))  # other extents are compiled in (K-001)
    world.run(out)
    assert out[0] == 35 + 9
    assert compiled() == 2
    world.pos = np.zeros((2, 3), np.float32)
    with pytest.raises(NotImplementedError, match=r"stores a 3-vector into self.pos\[i\]"):
        world.run(out)
    world.pos = tack.wrap(np.zeros((2, 3), np.float32), tack.vec3())
    world.run(out)
    assert world.pos.numpy().tolist() == [[2, 2, 3]] * 2


def test_inspect_takes_objects_and_kernels_that_are_methods(compiled) -> None:
    """D-005, O-010, O-011, O-012"""
    world, out = World(2), np.zeros(2, np.float32)
    text = tack.inspect(world.run, out, mode="ir")
    assert (
        "kernel World.run(self.dt: f32, self.pos: f32[:, 3], self.vel: f32[:, 3], self.volume: f32[2, 2, 4], out: f32[:])" in text
    )
    assert "move" not in text
    assert tack.inspect(World.run, world, out, mode="ir") == text
    assert "tk_World_x2E_run" in tack.inspect(world.run, out, target="cuda")
    assert "store" in tack.inspect(world.run, out, mode="optimized")
    del world.pos
    with pytest.raises(ValueError, match="the class 'World' has no attribute 'pos'"):
        tack.inspect(world.run, out)
    assert not out.any()
    assert compiled() == 0


def test_debug_mode_names_the_member() -> None:
    """O-020"""

    @tack.kernel
    def beyond(sim):
        for i in range(sim.n + 1):
            sim.pos[i] = 1.0

    sim = Sim(3)
    tack.set_debug(True)
    with pytest.raises(
        IndexError, match=r"Kernel 'beyond': index 3 is out of bounds for axis 0 of 'sim.pos' with size 3 at line 4"
    ):
        beyond(sim)
    assert sim.pos.tolist() == [1, 1, 1]


def test_methods_print(capfd: pytest.CaptureFixture[str]) -> None:
    """O-001"""

    @tack.device_class
    class Speaker:
        N = 3

        def __init__(self) -> None:
            self.x = 0.5

        @tack.func
        def say(self, i):
            print("item", i, self.x, self.N)

        @tack.kernel
        def run(self):
            for i in range(1):
                self.say(i)

    speaker = Speaker()
    speaker.run()
    speaker.run()
    assert capfd.readouterr().out == "item 0 0.500000 3\n" * 2


def test_workgroups_in_methods_are_refused_on_the_cpu() -> None:
    """W-002"""

    @tack.device_class
    class Group:
        def __init__(self) -> None:
            self.x = f32(0)

        @tack.func
        def meet(self):
            tack.barrier()

    @tack.kernel
    def k(group):
        for i in range(256):
            group.meet()
            group.x[i] = 1.0

    with pytest.raises(RuntimeError, match="does not support workgroup execution required by barrier"):
        k(Group())


def test_several_threads_at_once() -> None:
    """R-034: each call with an object of its own."""
    import threading

    kernel = fresh(update)
    sims = [Sim(100) for _ in range(8)]

    def run(sim: Sim) -> None:
        for _ in range(50):
            kernel(sim)

    threads = [threading.Thread(target=run, args=(sim,)) for sim in sims]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    first = sims[0].pos.tolist()
    assert len(set(first)) == 1
    assert first[0] != 0
    assert all(sim.pos.tolist() == first for sim in sims)


# --- loops over objects ------------------------------------------------------------------------------------------------


@tack.device_class
class Cells:
    __tack_iterate__ = ("nx", "ny", "nz")

    def __init__(self, nx: int, ny: int, nz: int) -> None:
        self.nx, self.ny, self.nz = nx, ny, nz
        self.data = np.zeros((max(nz, 0), max(ny, 0), max(nx, 0)), np.int64)


@tack.device_class
class Line:
    __tack_iterate__ = "n"
    n = 4


@tack.kernel
def number(cells, counts):
    for c in cells:
        cells.data[c] += c + 1
        tack.atomic_add(counts, 0, 1)


@tack.kernel
def by_index(cells):
    for i, j, k in cells:
        cells.data[k, j, i] += 100 * i + 10 * j + k


@tack.kernel
def inside(cells, line, out):
    for c in line:
        total = 0
        for d in cells:
            if d == 5:
                break
            d = 2 * d  # private to the turn (E-011)
            total += d
        for _, j, _ in cells:
            total += j
        out[c] = total


def test_loops_over_objects(compiled) -> None:
    """D-012: the sizes are numbers of the call, or constants; the first is the fastest, and one name is the index of all.
    A size that is not positive runs nothing (P-006)."""
    for shape in ((4, 3, 2), (1, 5, 1), (0, 3, 2), (-2, -3, 4)):
        cells, counts = Cells(*shape), np.zeros(1, np.int64)
        number(cells, counts)
        assert counts[0] == cells.data.size
        assert cells.data.ravel().tolist() == list(range(1, cells.data.size + 1))
        cells.data[...] = 0
        by_index(cells)
        k, j, i = np.indices(cells.data.shape)
        np.testing.assert_array_equal(cells.data, 100 * i + 10 * j + k)
    assert compiled() == 5  # by_index has the rows and columns of every shape baked in (K-004)


def test_loops_over_objects_in_an_iteration() -> None:
    """D-012, E-013: nested, left by break, their variables assigned."""
    out = np.zeros(4, np.int64)
    inside(Cells(4, 3, 2), Line(), out)
    assert out.tolist() == [2 * (0 + 1 + 2 + 3 + 4) + 8 * (0 + 1 + 2)] * 4


def test_what_is_named_for_loops_is_checked() -> None:
    """D-012"""
    for named in (("a", "b", "c", "d"), (1,), 3, (None,)):
        with pytest.raises(TypeError, match=r"class 'Wrong': __tack_iterate__ names 1 to 3 attributes of its objects"):
            tack.device_class(type("Wrong", (), {"__tack_iterate__": named}))
