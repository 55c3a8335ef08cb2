"""Measures the elementary functions as compiled for this machine's CPU, in lanes, and writes docs/accuracy.md.

python tests/accuracy.py [--stride N] [--samples N] [--processes N] [FUNCTION ...]

Functions of one argument at f32 are run on every float, or on each N-th, and compared with NumPy at f64. All others are run on
samples, and compared with NumPy at f64 or `numpy.longdouble`. The least accurate results are compared with mpmath, too. What one
call measures replaces what earlier calls measured of the same functions. It fails where a function is less accurate than its row
promises, and writes nothing then.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import os
import platform
import re
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import mpmath  # noqa: E402  # after the path
import numpy as np  # noqa: E402
from cpu_run import LEVELS, run  # noqa: E402
from elementary_errors import ulps_off_exact  # noqa: E402
from elementary_inputs import Array, inputs, ulps_off, wider  # noqa: E402
from irbuild import arguments, elementwise  # noqa: E402

from tack.ops import OPS  # noqa: E402
from tack_runtime.dtypes import BY_NAME, f32, f64  # noqa: E402
from tackc.compiler.elementary.ops import Program  # noqa: E402
from tackc.compiler.elementary.table import ROWS, Row  # noqa: E402

RESULTS: Final = ROOT / "tests" / "accuracy.json"
PAGE: Final = ROOT / "docs" / "accuracy.md"
WIDTH: Final = 16
FLOATS: Final = 1 << 32
PIECE: Final = 1 << 20  # inputs of one launch
BLOCK: Final = 1 << 13  # results compared at once: small enough for the cache
PART: Final = 1 << 26  # inputs of one part of the work
DRAWN: Final = 1 << 14  # of each kind of sample that is drawn at once


class Found(NamedTuple):
    """The largest error in units of the last place, the operands that have it, as hexadecimal text, and how many were tried."""

    worst: float
    at: tuple[str, ...]
    inputs: int


class Measured(NamedTuple):
    """What was measured of a function at a type. `stride`: 0 for samples. `program`: what was measured, by its steps."""

    function: str
    type: str
    program: str
    worst: float
    at: tuple[str, ...]
    inputs: int
    stride: int
    seconds: float


# --- measuring ---------------------------------------------------------------------------------------------------------


def compiled(row: Row, arrays: list[Array]) -> Array:
    """The function of arrays, as the CPU of this machine computes it in lanes."""
    out = np.empty_like(arrays[0])
    run(elementwise(OPS[row.function], row.type), arguments(arrays, out), LEVELS[-1], width=WIDTH)
    return out


def largest(row: Row, pieces: Iterable[list[Array]]) -> Found:
    """The largest error of all pieces."""
    best = Found(-1.0, (), 0)
    for arrays in pieces:
        results = compiled(row, arrays)
        for start in range(0, len(results), BLOCK):
            block = [array[start : start + BLOCK] for array in arrays]
            found = results[start : start + BLOCK]
            off = ulps_off(found, wider(row.function, block))
            worst = int(np.argmax(off))
            error, operands = float(off[worst]), [array[worst] for array in block]
            if error > best.worst or row.type is f64:
                error = checked(row, error, found[worst], operands)
            if error > best.worst:
                best = best._replace(worst=error, at=tuple(map(hexadecimal, operands)))
        best = best._replace(inputs=best.inputs + len(results))
    return best


def hexadecimal(value: Any) -> str:
    """The exact text of a float, without the zeros that end the fraction."""
    return re.sub(r"\.?0*p", "p", float(value).hex())


def checked(row: Row, error: float, result: Any, operands: list[Any]) -> float:
    """An error, as mpmath finds it, which must be about what NumPy found.

    Or twice that: just below a power of two, to which the wider type rounds it, units are half as large.
    """
    exact = ulps_off_exact(row.function, result, operands)
    near = exact is None or min(abs(exact - error), abs(exact - 2 * error)) < 0.01
    assert near, (row.program.name, operands, error, exact)
    return error if exact is None else exact


def floats(start: int, stop: int, stride: int) -> Iterator[list[Array]]:
    """All f32 whose bits are in a range, or each stride-th."""
    step = PIECE * stride
    for first in range(start, stop, step):
        yield [np.arange(first, min(first + step, stop), stride).astype(np.uint32).view(np.float32)]


def samples(row: Row, seeds: Iterable[int]) -> Iterator[list[Array]]:
    """Edges, random bits, and values where most of what matters happens."""
    for seed in seeds:
        yield inputs(OPS[row.function].arity, row.type, DRAWN, seed)


def work(row: Row, stride: int, count: int) -> list[tuple[str, str, int, int, int]]:
    """The parts of what is to be measured of a row, for `part`; a stride of 0 is for samples, which a seed each draws."""
    if row.type is f32 and OPS[row.function].arity == 1:
        spans = [(start, min(start + PART * stride, FLOATS)) for start in range(0, FLOATS, PART * stride)]
    else:
        stride, drawn = 0, len(inputs(OPS[row.function].arity, row.type, DRAWN)[0])
        seeds = max(1, count // drawn)
        spans = [(start, min(start + 16, seeds)) for start in range(0, seeds, 16)]
    return [(row.function, row.type.name, *span, stride) for span in spans]


def part(job: tuple[str, str, int, int, int]) -> tuple[Found, float]:
    """Measure a part; also how many seconds of a processor that took."""
    function, type_, start, stop, stride = job
    row, began = ROWS[function, BY_NAME[type_]], time.process_time()
    pieces = floats(start, stop, stride) if stride else samples(row, range(start + 1, stop + 1))
    return largest(row, pieces), time.process_time() - began


def measure(rows: list[Row], stride: int, count: int, processes: int) -> Iterator[Measured]:
    """Measure rows, one after the other."""
    jobs = [work(row, stride, count) for row in rows]
    with ProcessPoolExecutor(processes) as pool:
        done = pool.map(part, itertools.chain.from_iterable(jobs))
        for row, parts in zip(rows, jobs, strict=True):
            found, seconds = zip(*itertools.islice(done, len(parts)), strict=True)
            best = max(found)
            total = sum(each.inputs for each in found)
            worst, used = round(best.worst, 6), round(sum(seconds), 1)
            yield Measured(row.function, row.type.name, digest(row.program), worst, best.at, total, parts[0][-1], used)


def digest(program: Program) -> str:
    """Tells whether a program is the one that was measured."""
    text = repr([step._replace(program=step.program and digest(step.program)) for step in program.steps])
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# --- the page ----------------------------------------------------------------------------------------------------------

HEAD: Final = """\
# Accuracy of the elementary functions

`make accuracy` writes this page. Errors are in units of the last place (ULP) of the exact result: 0.5 is what rounding alone
costs. They are those of code for the CPU; every other target that computes in IEEE arithmetic, the interpreter, and constants
that the compiler folds have the same bits (N-021 of [the contract](contract.md)). Signs of zeros and infinities, and which
results are NaN, are compared too: one that is wrong counts as an infinite error.
"""

TAIL: Final = """\
*all f32*: every one of the 2^32 floats; *1 in n*: each n-th of them. Those results are compared with NumPy at f64. Samples are
compared with NumPy at f64 for f32, and at `longdouble`, of {digits} binary digits here, for f64: edges, random bits, and values
where functions change their way. The largest errors, at f64 one of every 8192 results, were computed again by mpmath with
220 binary digits. *At* names operands that have the largest error; seconds are those of one core.
"""


def machine() -> str:
    """The processor, the level that code was compiled for, and the versions of what was compared with."""
    found = [line.split(":", 1)[1].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")]
    cpu = found[0] if found else platform.machine()
    versions = f"NumPy {np.__version__}, mpmath {mpmath.__version__}, {' '.join(platform.libc_ver())}"
    return f"{cpu}, code for {LEVELS[-1]} with {WIDTH} iterations at a time; {versions}"


def _lines(path: str) -> list[str]:
    return Path(path).read_text().splitlines() if Path(path).exists() else []


def page(data: Mapping[str, Any]) -> str:
    """The page of what RESULTS holds."""
    measured = {(each.function, each.type): each for each in (Measured(*row) for row in data["rows"])}
    titles = ["function", "type", "promised", "largest error", "at", "inputs", "seconds"]
    lines = [f"| {' | '.join(titles)} |", "| --- | --- | ---: | ---: | --- | --- | ---: |"]
    for (function, type_), row in ROWS.items():
        if (function, type_.name) not in measured:
            continue
        each = measured[function, type_.name]
        tried = {0: f"{each.inputs:,} samples", 1: "all f32"}.get(each.stride, f"1 in {each.stride:,} of all f32")
        at = ", ".join(f"`{text}`" for text in each.at)
        lines.append(f"| {function} | {type_} | {row.ulps} | {each.worst:.3f} | {at} | {tried} | {each.seconds:.0f} |")
    return "\n".join([HEAD, f"Machine: {data['machine']}.\n", *lines, "", TAIL.format(digits=data["digits"])])


def write(measured: Iterable[Measured]) -> None:
    """Put measurements among those of RESULTS, and write the page."""
    known = {tuple(row[:2]): row for row in json.loads(RESULTS.read_text())["rows"]} if RESULTS.exists() else {}
    known.update({each[:2]: list(each) for each in measured})
    rows = [known[function, type_.name] for function, type_ in ROWS if (function, type_.name) in known]
    head = json.dumps({"machine": machine(), "digits": np.finfo(np.longdouble).nmant + 1})
    text = head[:-1] + ', "rows": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]}\n"
    RESULTS.write_text(text)
    PAGE.write_text(page(json.loads(text)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stride", type=int, default=1, help="run each n-th f32")
    parser.add_argument("--samples", type=int, default=1 << 24, help="so many for other functions")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("functions", nargs="*", help="names, or names with types: sin, sin.f32")
    options = parser.parse_args()
    rows = [row for row in ROWS.values() if not options.functions or {row.function, row.program.name} & set(options.functions)]
    measured, wrong = [], False
    for each in measure(rows, options.stride, options.samples, options.processes):
        promised = ROWS[each.function, BY_NAME[each.type]].ulps
        bad = each.worst > promised
        wrong |= bad
        measured.append(each)
        print(f"{each.function}.{each.type}: {each.worst:.3f} of {promised} ULP at {', '.join(each.at)}, ", end="")
        print(f"{each.inputs:,} inputs, {each.seconds:.0f} s{': TOO MUCH' * bad}", flush=True)
    if not wrong:
        write(measured)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
