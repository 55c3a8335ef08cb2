"""Running a program in every way there is, and comparing what each leaves behind.

What is right is said by `meaning`, which knows no part of the compiler. Then come the interpreter, on IR as the frontend made it
and as the passes left it, machine code at one level in chunks of the iterations, a call that compiles, and a bundle.
"""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import cpu_run
import numpy as np
from irbuild import ulps_between
from programs import build, options

import tack
import tack_runtime
from tack_runtime.drivers import cpu_native
from tack_runtime.dtypes import Compound
from tackc.build import build as build_bundle
from tackc.compiler import interpret, ir, pipeline
from tackc.compiler.frontend import lower
from tackc.compiler.verify import verify
from tackc.request import parse_arch

from . import meaning

ULPS: Final = 8  # N-014
_LACKS: Final = re.compile(r"not supported on|does not support target dtype")
Arguments = Mapping[str, Any]
Memory = Callable[[int], np.ndarray[Any, Any]]  # so many bytes


@dataclass(frozen=True)
class Plan:
    """How to run a program.

    `order`: seed for the order of iterations in the interpreter. `cuts`: where the iterations are cut into chunks, in thousandths
    of them. `cost`: nanoseconds that the runtime believes an iteration takes, which decides how it shares a launch; 0: no call.
    `lanes`: the option of that name in the kernel that is called.
    """

    level: str = cpu_run.LEVELS[-1]
    entry: str = "_noalias"
    order: int = 0
    cuts: tuple[int, ...] = ()
    threads: bool = False
    unaligned: bool = False
    cost: int = 0
    lanes: int | None = None

    def settings(self) -> dict[str, Any]:
        """What makes this plan."""
        return {each.name: getattr(self, each.name) for each in fields(self)}


class Scale(NamedTuple):
    """What follows the number of iterations along the last axis: an axis of an array, or a scalar, is `factor * n + more`."""

    name: str
    axis: int | None
    factor: int
    more: int

    def of(self, value: Any, n: int) -> Any:
        """The argument for fewer iterations."""
        size = self.factor * n + self.more
        if self.axis is None:
            return value.dtype.type(size)
        return np.ascontiguousarray(value[(slice(None),) * self.axis + (slice(size),)])


@dataclass(frozen=True)
class Case:
    """A kernel's text and arguments. `approximate`: arrays that may differ in their last bits. `parallel`: see `Program`.

    `shared`: arrays that lie in one buffer, each at a byte of it. `scaled`: what follows the number of iterations along the last
    axis, which is `most` in these arguments; it may be any smaller one.
    """

    text: str
    arguments: Arguments
    approximate: frozenset[str] = frozenset()
    parallel: bool = True
    shared: tuple[tuple[str, int], ...] = ()
    scaled: tuple[Scale, ...] = ()
    most: int = 0

    def sized(self, n: int) -> Case:
        """The case with so many iterations along the last axis."""
        changed = {scale.name: scale.of(self.arguments[scale.name], n) for scale in self.scaled}
        return replace(self, arguments={**self.arguments, **changed}, scaled=(), most=0)

    def fresh(self, memory: Memory | None = None) -> dict[str, Any]:
        """The arguments in memory of their own; arrays that share a buffer do so."""
        memory = memory or partial(_bytes, 0)
        made = {name: value for name, value in self.arguments.items() if not isinstance(value, np.ndarray)}
        places = dict(self.shared)
        buffer = memory(max([places[name] + self.arguments[name].nbytes for name in places], default=0))
        for name, value in self.arguments.items():
            if isinstance(value, np.ndarray):
                where = buffer[places[name] :] if name in places else memory(value.nbytes)
                made[name] = where[: value.nbytes].view(value.dtype).reshape(value.shape)
                made[name][...] = value
        return {name: made[name] for name in self.arguments}


def _bytes(shift: int, count: int) -> np.ndarray[Any, Any]:
    """Bytes that begin so many bytes past an aligned address."""
    memory = np.zeros(count + shift + 64, np.uint8)
    return memory[-memory.ctypes.data % 64 + shift :]


class Difference(AssertionError):  # noqa: N818  # it says what is wrong with a program, not with this code
    """Two ways to run a program that should agree, and do not."""


def expected(case: Case) -> tuple[dict[str, Any], Any]:
    """The arguments as the program leaves them, and its result."""
    arguments = case.fresh()
    return arguments, meaning.run(case.text, arguments)


def check(case: Case, plan: Plan, folder: Path) -> None:
    """Run a program as a plan says; Difference where something is not as expected."""
    wanted = expected(case)
    kernel = lower(*build(case.text), options=options(case.text)).kernel
    verify(kernel, "frontend")
    lowered = pipeline.for_cpu(pipeline.run(kernel))
    order = interpret.shuffled(plan.order) if case.parallel else interpret.serial
    for what, form, sequence in (("IR", kernel, interpret.serial), ("IR after the passes", lowered, order)):
        arguments = case.fresh()
        compare(case, f"the interpreter, {what}", (arguments, interpret.run(form, arguments, sequence)), wanted)
    arguments = case.fresh(partial(_bytes, int(plan.unaligned)))
    entry = "" if case.shared else plan.entry  # M-002
    compare(case, f"machine code, {plan}", (arguments, _machine_code(lowered, arguments, replace(plan, entry=entry))), wanted)
    if plan.cost:
        for way, arguments, result in _calls(case, plan, folder):
            compare(case, f"{way}, {plan}", (arguments, result), wanted)


def _machine_code(kernel: ir.Kernel, arguments: Arguments, plan: Plan) -> Any:
    total = int(np.prod(cpu_run.counts(kernel, arguments), dtype=object))
    ends = sorted({0, total, *(total * cut // 1000 for cut in plan.cuts)})
    chunks = list(itertools.pairwise(ends))
    if not plan.threads:
        return cpu_run.run(kernel, arguments, plan.level, chunks=chunks[::-1], entry=plan.entry)
    with ThreadPoolExecutor(3) as pool:
        return cpu_run.run(kernel, arguments, plan.level, chunks=chunks, entry=plan.entry, pool=pool)


def _calls(case: Case, plan: Plan, folder: Path) -> Iterator[tuple[str, Arguments, Any]]:
    """A first call, which compiles and shares its iterations, and a second one, which native code takes."""
    path = folder / "program.py"
    path.write_text(asking(case.text, plan.lanes))
    with believed(plan.cost):
        kernel = module(path).k
        for way in ("the first call", "the second call"):
            arguments = case.fresh()
            yield way, arguments, kernel(*given(case, arguments))


def check_on(device: str, case: Case, folder: Path) -> bool:
    """Run a program by a call on a device, and tell whether it ran: one that lacks a type refuses it and writes nothing (R-032).
    It must have arrays that do not overlap, and scalars of the types that a call gives them.
    """
    path = folder / "program.py"
    path.write_text(case.text)
    _, signature = build(case.text)
    types, arguments = dict(signature.parameters), case.fresh()
    there = {
        name: tack.array(value, element if isinstance(element, Compound) else None, device=device)
        if isinstance(value, np.ndarray)
        else value
        for name, value in arguments.items()
        for element in [getattr(types[name], "element", None)]
    }
    result, ran = None, True
    try:
        result = module(path).k(*there.values())
    except TypeError as error:
        if tack.device(device).supported_atomic_dtypes >= tack.device("cpu").supported_dtypes or not _LACKS.search(str(error)):
            raise
        ran = False
    left = {name: value.numpy() if isinstance(value, tack.Array) else value for name, value in there.items()}
    compare(case, device, (left, result), expected(case) if ran else (arguments, None))
    return ran


def asking(text: str, lanes: int | None) -> str:
    """A program whose kernel asks for lanes besides what it asks for."""
    return text.replace("@tack.kernel(", f"@tack.kernel(lanes={lanes}, ").replace(
        "@tack.kernel\n", f"@tack.kernel(lanes={lanes})\n"
    )


def given(case: Case, arguments: Arguments) -> list[Any]:
    """The arguments of a call: the memory of an array of vectors is passed as such (R-031)."""
    _, signature = build(case.text)
    types = dict(signature.parameters)
    return [
        tack.wrap(value, element) if isinstance(element := getattr(types[name], "element", None), Compound) else value
        for name, value in arguments.items()
    ]


@contextlib.contextmanager
def believed(cost: int) -> Iterator[None]:
    """Let the pool believe, of a variant that has not run yet, that an iteration takes this many nanoseconds (U-003)."""
    real = cpu_native._Kernel
    cpu_native._Kernel = lambda entry, noalias, _: real(entry, noalias, cost * 10**6)  # type: ignore[assignment,misc]
    yield
    cpu_native._Kernel = real  # type: ignore[misc]


def module(path: Path) -> Any:
    """A fresh module of a file."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def check_bundle(cases: Sequence[Case], folder: Path) -> None:
    """Build programs into one bundle, for every level, and run them from it as any process would."""
    files = []
    for number, case in enumerate(cases):
        files.append(folder / f"program_{number}.py")
        files[-1].write_text(case.text.replace("\ndef k(", f"\ndef k{number}("))
    build_bundle(files, parse_arch("cpu"), folder / "programs.tackb")
    bundle = tack_runtime.load(folder / "programs.tackb")
    for number, case in enumerate(cases):
        arguments = case.fresh()
        found = arguments, getattr(bundle, f"k{number}")(*given(case, arguments))
        compare(case, "a bundle", found, expected(case))


def compare(case: Case, way: str, found: tuple[Arguments, Any], wanted: tuple[Arguments, Any]) -> None:
    """Bit for bit, with one NaN like another."""
    lines = []
    for name, array in wanted[0].items():
        if isinstance(array, np.ndarray):
            bad = differing(found[0][name], array, ULPS if name in case.approximate else 0)
            lines += [f"{name}{list(map(int, at))}: {found[0][name][tuple(at)]!r}, not {array[tuple(at)]!r}" for at in bad[:4]]
    if not same(found[1], wanted[1]):
        lines.append(f"result: {found[1]!r}, not {wanted[1]!r}")
    if lines:
        raise Difference("\n".join([f"{way}:", *lines]))


def differing(found: np.ndarray[Any, Any], wanted: np.ndarray[Any, Any], ulps: int) -> Any:
    """The places where arrays differ."""
    if wanted.dtype.kind != "f":
        return np.argwhere(found != wanted)
    apart = ulps_between(np.ascontiguousarray(found).ravel(), wanted.ravel()).reshape(wanted.shape)
    return np.argwhere(apart > ulps)


def same(found: Any, wanted: Any) -> bool:
    if found is None or wanted is None:
        return found is wanted
    return bool(found != found and wanted != wanted) or bool(found == wanted and np.signbit(found) == np.signbit(wanted))
