"""Diagnostics about objects of device classes."""

from __future__ import annotations

from typing import Final

from tack_runtime.errors import KernelTypeError, KernelValueError, UnsupportedSyntaxError
from tackc.compiler.errors_entry import entry

OBJECTS: Final = (
    entry(
        "TK060",
        KernelValueError,
        "an object has no such attribute that kernels can use",
        """
        Of an object of a device class, kernels use numbers, arrays, other such objects, and methods decorated
        `@tack.func` (D-003, D-004, D-007). Attributes of other types, ordinary Python methods, properties, and all
        whose names start with `_` are not there for them (D-008). An array that kernels do not take as an argument is
        no attribute that they can use either; the message says what is wrong with it.
        """,
        """
        @tack.device_class
        class Sim:
            def accelerate(self, i):
                self.vel[i] = self.vel[i] + self.dt

        @tack.kernel
        def update(sim: Sim(dt=f32, vel=f32[:])):
            for i in range(len(sim.vel)):
                sim.accelerate(i)
        """,
        """
        @tack.device_class
        class Sim:
            @tack.func
            def accelerate(self, i):
                self.vel[i] = self.vel[i] + self.dt

        @tack.kernel
        def update(sim: Sim(dt=f32, vel=f32[:])):
            for i in range(len(sim.vel)):
                sim.accelerate(i)
        """,
    ),
    entry(
        "TK061",
        UnsupportedSyntaxError,
        "an attribute of an object is assigned",
        """
        The numbers of an object are passed to a kernel as they are at the call; a kernel does not change the object of
        the host (D-003). It changes elements of arrays, also of those that the object holds, and may return one number
        (P-030, P-035).
        """,
        """
        @tack.device_class
        class Counter:
            pass

        @tack.kernel
        def count(counter: Counter(total=i32), x: tack.f32[:]):
            for i in range(len(x)):
                if x[i] > 0.0:
                    counter.total += 1
        """,
        """
        @tack.device_class
        class Counter:
            pass

        @tack.kernel
        def count(counter: Counter(total=i32[:]), x: tack.f32[:]):
            for i in range(len(x)):
                if x[i] > 0.0:
                    tack.atomic_add(counter.total, 0, 1)
        """,
    ),
    entry(
        "TK062",
        KernelTypeError,
        "an object stands where it cannot",
        """
        An object is no value: kernels use its attributes and methods, pass it to device functions, and may give it, or
        one that it holds, another name (D-001, F-006, D-007). A name stands for one object in the whole function, as it
        does for one array.
        """,
        """
        @tack.device_class
        class Grid:
            pass

        @tack.kernel
        def spacing(grid: Grid(dx=f32), out: tack.f32[:]):
            for i in range(len(out)):
                out[i] = grid
        """,
        """
        @tack.device_class
        class Grid:
            pass

        @tack.kernel
        def spacing(grid: Grid(dx=f32), out: tack.f32[:]):
            for i in range(len(out)):
                out[i] = grid.dx
        """,
    ),
    entry(
        "TK063",
        UnsupportedSyntaxError,
        "super() is called",
        """
        Which method a call means is known before a kernel runs: the one that the object's class has, its own or an
        inherited one (D-006). There is no `super()`; the class whose method is meant can be named.
        """,
        """
        @tack.device_class
        class Fast:
            @tack.func
            def rate(self, x):
                return 2.0 * super().rate(x)

        @tack.kernel
        def rates(sim: Fast(base=f32), x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = sim.rate(x[i])
        """,
        """
        @tack.func
        def slow_rate(sim, x):
            return sim.base * x

        @tack.device_class
        class Fast:
            @tack.func
            def rate(self, x):
                return 2.0 * slow_rate(self, x)

        @tack.kernel
        def rates(sim: Fast(base=f32), x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = sim.rate(x[i])
        """,
    ),
)
