"""`tackc build` of a module of many kernels, against the time that the compilers of the vendors take in it; the same build when
nothing has changed.

`python -m bench.build FILE ARCH` builds in one process and prints the seconds of each of those compilers.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bench.budgets import Verdict

ARCH = "cpu:v2,cpu:v3,cpu:v4,cuda:compute_75,cuda:sm_80,cuda:sm_86,cuda:sm_90,cuda:sm_120,metal"
BUDGET = 1.2  # times the seconds of the vendors' compilers, shared by all processors
AGAIN = "`tackc build` again, nothing changed"
AGAIN_BUDGET = 1.0  # seconds
COMPILERS = ("LLVM", "NVRTC", "ptxas")
DEFAULT = "default"

# Each becomes several kernels, which differ in a number.
SHAPES = (
    """(x: f32[:], y: f32[:], out: f32[:], a: f32):
    for i in range(len(out)):
        out[i] = a * x[i] + {n}.5 * y[i]
""",
    """(u: f32[:, :], v: f32[:, :], alpha: f32):
    for i, j in tack.ndindex((1, u.shape[0] - 1), (1, u.shape[1] - 1)):
        c = u[i, j]
        v[i, j] = c + alpha * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - {n}.25 * c)
""",
    """(x: f32[:], out: f32[:], a: f32):
    for i in range(len(out)):
        s = x[i] * {n}.5
        for k in range({n}):
            s = s * a + x[i]
        if s > {n}.25:
            out[i] = tack.sqrt(s)
        else:
            out[i] = s - a
""",
    """(turns: i32[:, :], limit: i32):
    for row, column in tack.ndindex(turns.shape[0], turns.shape[1]):
        x0 = -2.0 + float(column) * (3.0 / float(turns.shape[1]))
        y0 = -1.5 + float(row) * (3.0 / float(turns.shape[0]))
        x = 0.0
        y = 0.0
        count = 0
        while count < limit and x * x + y * y <= {n}.0:
            t = x * x - y * y + x0
            y = 2.0 * x * y + y0
            x = t
            count += 1
        turns[row, column] = count
""",
    """(p: f32[:, 3], out: f32[:, 3], softening: f32, n: i32):
    for i in range(n):
        fx = 0.0
        fy = 0.0
        fz = 0.0
        for j in range(n):
            dx = p[j, 0] - p[i, 0]
            dy = p[j, 1] - p[i, 1]
            dz = p[j, 2] - p[i, 2]
            r = {n}.0 / tack.sqrt(dx * dx + dy * dy + dz * dz + softening)
            fx += dx * r * r * r
            fy += dy * r * r * r
            fz += dz * r * r * r
        out[i, 0] = fx
        out[i, 1] = fy
        out[i, 2] = fz
""",
    """(x: f32[:], out: f32[:]):
    for i in range(len(out)):
        v = x[i]
        out[i] = tack.sin(v) * tack.exp(-v * v) + tack.log({n}.0 + v * v)
""",
    """(x: f32[:], bins: i32[:]):
    for i in range(len(x)):
        tack.atomic_add(bins, min(int(x[i] * {n}.0), len(bins) - 1), 1)
""",
    """(a: f32[:, :], b: f32[:, :], c: f32[:, :], n: i32):
    for i, j in tack.ndindex(n, n):
        total = {n}.0
        for k in range(n):
            total += a[i, k] * b[k, j]
        c[i, j] = total
""",
    """(pos: vec3[:], vel: vec3[:], out: vec3[:], dt: f32):
    for i in range(len(pos)):
        p = pos[i] + dt * vel[i]
        size = tack.sqrt(p.dot(p))
        if size > {n}.0:
            p = p * ({n}.0 / size)
        out[i] = p
""",
    """(seeds: i32[:], steps: i32[:]):
    for i in range(len(seeds)):
        v = seeds[i]
        count = 0
        while v != {n}:
            if v % 2 == 0:
                v = v // 2
            else:
                v = 3 * v + 1
            count += 1
        steps[i] = count
""",
)


def module(kernels: int) -> str:
    """The source of a module of so many kernels, no two alike."""
    lines = ["import tack\n\nf32, i32, vec3 = tack.f32, tack.i32, tack.vec3()\n"]
    for number in range(kernels):
        lines.append(f"@tack.kernel\ndef kernel{number + 1}" + SHAPES[number % len(SHAPES)].replace("{n}", str(number + 1)))
    return "\n\n".join(lines)


def measure(kernels: int = 50, rounds: int = 3) -> dict[str, Any]:
    """Seconds that passed, and seconds of processors: of builds in as many processes as pay off and of the compilers, by turns;
    then of one build in one process; and of builds from the cache."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    found: dict[str, Any] = {"kernels": kernels, "processors": processors, "vendors": [], "builds": defaultdict(list)}
    with tempfile.TemporaryDirectory() as folder:
        source, output = Path(folder, "many.py"), Path(folder, "many.tackb")
        source.write_text(module(kernels))
        for _ in range(rounds):
            found["vendors"].append(_vendors(source))
            found["builds"][DEFAULT].append(_build(source, output))
        found["builds"]["-j 1"].append(_build(source, output, "-j", "1"))
        found["bytes"] = output.stat().st_size
        again = [_build(source, output, cache=Path(folder, "cache")) for _ in range(rounds + 2)]
        found["again"] = again[1:]  # the first one fills the cache
    return found


def _build(source: Path, output: Path, *options: str, cache: Path | None = None) -> tuple[float, float, float]:
    arguments = ["build", str(source), "--arch", ARCH, "-o", str(output), "--quiet", *options]
    return _run(arguments, {"TACK_CACHE": "0"} if cache is None else {"TACK_CACHE_DIR": str(cache)})


def _run(arguments: Sequence[str], variables: Mapping[str, str] | None = None) -> tuple[float, float, float]:
    """Seconds that passed, seconds of processors, and peak megabytes of the largest process."""
    start = time.perf_counter()
    environment = {**os.environ, **(variables or {})}
    process = subprocess.Popen([sys.executable, "-m", "tackc", *arguments], env=environment, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"tackc {arguments[0]} failed with status {process.returncode}")
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def _vendors(source: Path) -> dict[str, tuple[float, float]]:
    command = [sys.executable, "-m", "bench.build", str(source), ARCH]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return dict(json.loads(done.stdout))


# --- in the process of `python -m bench.build` -------------------------------------------------------------------------


def compilers_alone(source: Path, arch: str, output: Path) -> dict[str, tuple[float, float]]:
    """Seconds that passed, and of processors, within each of the compilers while all is built in this process, once loaded."""
    from tackc import build
    from tackc.request import parse_arch
    from tackc.toolchains import cpu, nvrtc, ptxas

    for level in cpu.LEVELS:
        cpu.compile_object("define void @f() {\n  ret void\n}\n", level)
    spent = {name: [0.0, 0.0] for name in COMPILERS}
    places: tuple[tuple[Any, str], ...] = ((cpu, "compile_object"), (nvrtc, "compile_source"), (ptxas, "assemble"))
    for name, (toolchain, function) in zip(COMPILERS, places, strict=True):
        setattr(toolchain, function, _timed(getattr(toolchain, function), spent[name]))
    build.build([source], parse_arch(arch), output, options=build.Options(jobs=1, cache=False))
    return {name: (wall, processors) for name, (wall, processors) in spent.items()}


def _timed(function: Callable[..., Any], spent: list[float]) -> Callable[..., Any]:
    def timed(*arguments: Any, **options: Any) -> Any:
        wall, processors = time.perf_counter(), _processors()
        try:
            return function(*arguments, **options)
        finally:
            spent[0] += time.perf_counter() - wall
            spent[1] += _processors() - processors

    return timed


def _processors() -> float:
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


# --- tables ------------------------------------------------------------------------------------------------------------


def _least(vendors: Sequence[Mapping[str, Sequence[float]]], which: int) -> float:
    return min(sum(spent[which] for spent in each.values()) for each in vendors)


def verdicts(found: Mapping[str, Any]) -> list[Verdict]:
    """The fastest build with all processors against the fastest of the compilers alone, divided by the processors."""
    seconds = min(build[0] for build in found["builds"][DEFAULT])
    ratio = seconds * found["processors"] / _least(found["vendors"], 0)
    return [Verdict(f"<= {BUDGET} of the compilers' seconds / {found['processors']}", f"{ratio:.2f}", ratio <= BUDGET)]


def summary(found: Mapping[str, Any]) -> list[tuple[str, Verdict]]:
    """Every budget of the section, with what it is about."""
    rows = [(f"build of {found['kernels']} kernels", verdict) for verdict in verdicts(found)]
    return [*rows, (AGAIN, _again(found))] if "again" in found else rows


def _again(found: Mapping[str, Any]) -> Verdict:
    seconds = min(run[0] for run in found["again"])
    return Verdict(f"<= {AGAIN_BUDGET} s", f"{seconds:.2f}", seconds <= AGAIN_BUDGET)


def table(found: Mapping[str, Any]) -> list[str]:
    """The fastest of each as Markdown lines; the compilers' own seconds come last."""
    title = f"{found['kernels']} kernels, {found['bytes'] / 1e6:.1f} MB"
    lines = [f"| {title} | seconds | of all processors | peak MB | budget |", "|---|--:|--:|--:|---|"]
    for label, runs in found["builds"].items():
        wall, processors, peak = map(min, zip(*runs, strict=True))
        said = "; ".join(f"{each.budget}: {each}" for each in verdicts(found)) if label == DEFAULT else ""
        lines.append(
            f"| `tackc build{'' if label == DEFAULT else f' {label}'}` | {wall:.1f} | {processors:.1f} | {peak:.0f} | {said} |"
        )
    for name in found["vendors"][0]:
        wall, processors = (min(each[name][which] for each in found["vendors"]) for which in (0, 1))
        lines.append(f"| {name} alone | {wall:.1f} | {processors:.1f} | | |")
    if "again" in found:
        wall, processors, peak = map(min, zip(*found["again"], strict=True))
        verdict = _again(found)
        lines.append(f"| {AGAIN} | {wall:.2f} | {processors:.2f} | {peak:.0f} | {verdict.budget}: {verdict} |")
    return lines


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        print(json.dumps(compilers_alone(Path(sys.argv[1]), sys.argv[2], Path(made, "many.tackb"))))
