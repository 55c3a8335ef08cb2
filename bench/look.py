"""What compiles nothing: whole processes of the command line, and loading one kernel of a bundle of many variants."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from bench.budgets import Verdict

SOURCE: Final = """\
import tack

@tack.kernel
def scale(x: tack.f32[2], out: tack.f32[:], a: tack.f32):
    for i in range(len(out)):
        out[i] = a * x[0] + x[1]
"""
ARCH: Final = "cpu:v2,cpu:v3,metal,opencl"
LOOK: Final = "tackc inspect"
BUDGETS: Final = {"tackc --help": 0.25, LOOK: 0.5}  # seconds
LOAD, LOAD_ONE = "load of one kernel", "the same of a bundle of one variant"
LOAD_BUDGET: Final = 0.005  # seconds over a bundle of one


def many(variants: int, path: Path) -> None:
    """Write a bundle of so many variants, fifty to a kernel, with a source for each: one that was built, under other names."""
    from tack_runtime.signature import parse_signature
    from tackc import build, bundle, inspection
    from tackc.request import parse_arch

    source = path.with_name("scale_k.py")
    source.write_text(SOURCE)
    build.build([source], parse_arch(ARCH), path)
    contents = inspection.read(path, None).contents
    (entry,) = contents.manifest.kernels
    (one,) = entry.variants
    members, entries, made = dict(contents.members), [], []
    for number in range(variants):
        id_ = f"{number:016x}"
        renamed = {image.member: image.member.replace(one.id, id_) for image in one.images}
        members |= {renamed[member]: contents.members[member] for member in renamed}
        signature = parse_signature(str(one.signature).replace("x=f32[2]", f"x=f32[{number + 2}]"))
        images = tuple(image._replace(member=renamed[image.member]) for image in one.images)
        made.append(one._replace(id=id_, signature=signature, images=images))
        if len(made) == 50 or number == variants - 1:
            entries.append(entry._replace(module=f"module{number // 50}", variants=tuple(made)))
            made = []
    used = {image.member for each in entries for variant in each.variants for image in variant.images} | {entry.program}
    bundle.write(entries, {member: members[member] for member in used}, path)


def loads(paths: Mapping[str, Path], rounds: int) -> dict[str, list[float]]:
    """Seconds to load a bundle and ask for its first kernel, in turns."""
    import tack_runtime

    found: dict[str, list[float]] = {label: [] for label in paths}
    for _ in range(rounds):
        for label, path in paths.items():
            start = time.perf_counter()
            bundle = tack_runtime.load(path)
            kernel = bundle[next(iter(bundle))]
            found[label].append(time.perf_counter() - start)
            assert kernel.variants
    return found


def measure(variants: int = 1000, rounds: int = 15) -> dict[str, Any]:
    """Seconds of whole processes, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        path, one = Path(folder, "many.tackb"), Path(folder, "one.tackb")
        many(variants, path)
        many(1, one)
        commands = {"tackc --help": ["--help"], LOOK: ["inspect", str(path)], f"{LOOK} --json": ["inspect", str(path), "--json"]}
        runs: dict[str, list[float]] = {label: [] for label in commands}
        for _ in range(rounds):
            for label, command in commands.items():
                start = time.perf_counter()
                subprocess.run([sys.executable, "-m", "tackc", *command], check=True, stdout=subprocess.DEVNULL)
                runs[label].append(time.perf_counter() - start)
        seconds = loads({LOAD: path, LOAD_ONE: one}, rounds)
        return {"variants": variants, "bytes": path.stat().st_size, "runs": runs, "loads": seconds}


def verdicts(found: Mapping[str, Any]) -> list[tuple[str, Verdict]]:
    """The fastest run of each command that has a budget, and how much longer a load takes."""
    least = {label: min(runs) for label, runs in found["runs"].items()}
    said = [(label, Verdict(f"<= {most} s", f"{least[label]:.2f} s", least[label] <= most)) for label, most in BUDGETS.items()]
    more = min(found["loads"][LOAD]) - min(found["loads"][LOAD_ONE])
    budget = f"<= {LOAD_BUDGET * 1e3:g} ms over a bundle of one"
    return [*said, (LOAD, Verdict(budget, f"{more * 1e3:.1f} ms", more <= LOAD_BUDGET))]


def table(found: Mapping[str, Any]) -> list[str]:
    """The fastest run of each as Markdown lines."""
    said = {label: f"{verdict.budget}: {verdict}" for label, verdict in verdicts(found)}
    lines = [f"| {found['variants']:,} variants, {found['bytes'] / 1e6:.1f} MB | seconds | budget |", "|---|--:|---|"]
    lines += (f"| `{label}` | {min(runs):.2f} | {said.get(label, '')} |" for label, runs in found["runs"].items())
    return [*lines, *(f"| {label} | {min(runs):.4f} | {said.get(label, '')} |" for label, runs in found["loads"].items())]
