"""Compile time by stage: of generated kernels of growing length, so that what grows too fast shows, and of examples."""

from __future__ import annotations

import importlib.util
import itertools
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import tack
from bench.budgets import Verdict
from tack_runtime.drivers.cpu import level
from tack_runtime.signature import Signature
from tackc.compiler import pipeline
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.compiler.program import Program
from tackc.compiler.verify import verify
from tackc.emitters import llvm
from tackc.specialize import declared
from tackc.toolchains import cpu
from tackc.variant import variant_of

_ROOT = Path(__file__).resolve().parent.parent
_T = TypeVar("_T")


class Example(NamedTuple):
    """A kernel of a file whose stages are measured; `budget` is in seconds, of a first call once the compiler is imported."""

    file: str
    kernel: str
    budget: float | None = None


EXAMPLES = (
    Example("kernels_examples/heat.py", "smooth"),
    Example("kernels_examples/mandelbrot.py", "mandelbrot"),
    Example("bench/kernels.py", "scatter"),
    Example("kernels_examples/mpm.py", "to_grid", 0.5),
    Example("kernels_examples/mpm.py", "from_grid", 0.5),
    Example("kernels_examples/path_tracer.py", "render"),
)

_HEAD = """
import tack

@tack.func
def turned(a, b):
    c = a * b
    d = c + a
    return d - b

@tack.kernel
def k(x: tack.f32[:], out: tack.f32[:], n: tack.i32):
    for i in range(n):
        t = x[i]
"""


# --- generated kernels -------------------------------------------------------------------------------------------------


def _straight() -> Iterator[str]:
    """A local for each statement, and a store after every three."""
    for k in itertools.count(1):
        yield f"t{k} = {f't{k - 1}' if k > 1 else 't'} * 1.5 + x[i + {k}]"
        if k % 3 == 0:
            yield f"out[i + {k}] = t{k} + t{k - 2}"


def _branches() -> Iterator[str]:
    for k in itertools.count(1):
        yield from (f"if x[i + {k}] > t:", f"    t = t + {k}.5", "else:", "    t = t * 0.5")


def _loops() -> Iterator[str]:
    """Sequential loops of constant length, of eight statements each."""
    for k in itertools.count(1):
        yield f"for j in range({k % 5 + 2}):"
        yield from (f"    t = t * 0.5 + x[j + {k + s}]" for s in range(8))


def _calls() -> Iterator[str]:
    """Calls of a device function of three statements, which are inlined."""
    for k in itertools.count(1):
        yield f"t = turned(t, x[i + {k}])"


class _Shape(NamedTuple):
    lines: Callable[[], Iterator[str]]
    statements: Mapping[str, int]  # that a line stands for, by how it starts; else 1


_SHAPES = {
    "straight": _Shape(_straight, {}),
    "branches": _Shape(_branches, {"else": 0}),
    "loops": _Shape(_loops, {}),
    "calls": _Shape(_calls, {"t = turned": 4}),
}


def _source(shape: _Shape, statements: int) -> str:
    lines, count = [], 2  # the first and the last statement of the body
    for line in shape.lines():
        starts = line.startswith((" ", "else"))
        if count >= statements and not starts:
            break
        lines.append(line)
        count += next((number for start, number in shape.statements.items() if line.startswith(start)), 1)
    return _HEAD + "".join(f"        {line}\n" for line in [*lines, "out[i] = t"])


def _module(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(f"scaling_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(path.parent))  # examples import what lies beside them
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(path.parent))
    return module


# --- stages ------------------------------------------------------------------------------------------------------------

STAGES = ("frontend", *(each.name for each in pipeline.PASSES), "verify", "describe", "emit", "LLVM")


def stages(program: Program, signature: Signature) -> dict[str, float]:
    """Seconds of the processor for every stage of compiling one variant for this machine."""
    seconds = dict.fromkeys(STAGES, 0.0)

    def timed(stage: str, run: Callable[[], _T]) -> _T:
        start = time.process_time()
        result = run()
        seconds[stage] += time.process_time() - start
        return result

    kernel = timed("frontend", lambda: lower(program, signature)).kernel
    done = ["frontend"]
    timed("verify", lambda: verify(kernel, *done))
    for each in pipeline.PASSES:
        kernel = timed(each.name, lambda fn=each.fn, before=kernel: fn(before))  # type: ignore[misc]
        done.append(each.name)
        timed("verify", lambda after=kernel: verify(after, *done))  # type: ignore[misc]
    timed("describe", lambda: variant_of(kernel, signature, program.digest()))
    text = timed("emit", lambda: llvm.emit(kernel, "tk_scaling"))
    timed("LLVM", lambda: cpu.compile_object(text, level()))
    return seconds


def _stages_of(kernel: tack.Kernel) -> dict[str, float]:
    wanted = declared(kernel)
    return stages(capture(kernel, wanted.classes, wanted.functions), wanted.signatures[0])


# --- measuring and tables ------------------------------------------------------------------------------------------------


def measure(sizes: tuple[int, ...] = (100, 1_000, 10_000)) -> dict[str, Any]:
    """The sizes, and seconds by stage: of generated kernels of each size, and of the examples."""
    shapes: dict[str, list[dict[str, float]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, shape in _SHAPES.items():
            found = []
            for size in (sizes[0], *sizes):  # the first one warms up
                path = Path(folder, f"{name}{size}.py")
                path.write_text(_source(shape, size))
                found.append(_stages_of(_module(path).k))
            shapes[name] = found[1:]
    examples = {}
    for example in EXAMPLES:
        kernel = getattr(_module(_ROOT / example.file), example.kernel)
        _stages_of(kernel)
        examples[example.kernel] = _stages_of(kernel)
    return {"sizes": list(sizes), "shapes": shapes, "examples": examples}


def table(data: Mapping[str, Any]) -> list[str]:
    """Milliseconds of each stage, and how many times more per statement each size takes than the one before, as Markdown."""
    sizes = data["sizes"]
    heads = [f"{size:,}" for size in sizes]
    lines = [f"| ms for statements | stage | {' | '.join(heads)} | per statement, to the size before |"]
    lines.append("|---|---|" + "--:|" * (len(sizes) + 1))
    for name, found in data["shapes"].items():
        for stage in STAGES:
            times = [each[stage] for each in found]
            lines.append(f"| {name} | {stage} | {' | '.join(f'{t * 1e3:.1f}' for t in times)} | {_growth(times, sizes)} |")
    return [*lines, "", *_examples_table(data["examples"])]


def _growth(times: Sequence[float], sizes: Sequence[int]) -> str:
    pairs = zip(zip(times, sizes, strict=True), zip(times[1:], sizes[1:], strict=True), strict=False)
    return ", ".join(f"{(later / size) / max(earlier / before, 1e-9):.1f}" for (earlier, before), (later, size) in pairs)


def _examples_table(examples: Mapping[str, Mapping[str, float]]) -> list[str]:
    lines = [f"| ms | {' | '.join(STAGES)} | all | budget |", "|---|" + "--:|" * (len(STAGES) + 1) + "---|"]
    for kernel, seconds in examples.items():
        said = "; ".join(f"{verdict.budget}: {verdict}" for verdict in verdicts(kernel, seconds))
        row = [f"{seconds[stage] * 1e3:.1f}" for stage in STAGES]
        lines.append(f"| {kernel} | {' | '.join(row)} | {sum(seconds.values()) * 1e3:.1f} | {said} |")
    return lines


def verdicts(kernel: str, seconds: Mapping[str, float]) -> list[Verdict]:
    """What an example has to reach."""
    budget = next(example.budget for example in EXAMPLES if example.kernel == kernel)
    total = sum(seconds.values())
    return [] if budget is None else [Verdict(f"all stages <= {budget} s", f"{total:.2f}", total <= budget)]
