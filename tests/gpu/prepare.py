"""Prepare a folder with which a machine with a GPU checks generated CUDA code.

    python tests/gpu/prepare.py OUT [--arch sm_90] [-j N] [--few]

For `check_cuda.py`, every case of `emitter_cases.py`, those of workgroups and of debug mode among them, in one module, as PTX
and as a cubin for each architecture; `cases.json` says how each kernel is launched, and `arrays.npz` holds inputs and what the
interpreter and the references make of them; the sources are in `sources.json`. For `check_runtime.py`, bundles for the CPU and
for CUDA: `programs.tackb`, whose kernels branch, loop, leave early, and share lines of memory, with their arguments in
`programs.json` and `programs.npz`, and `probes.tackb`. For `measure.py`, a module with saxpy. The other machine needs a driver,
NumPy and the runtime, and no compiler.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import lane_guards
import lane_jumps
import lane_loops
import lane_memory
import lane_values
from emitter_cases import Case, all_cases
from group_cases import kernel
from lanes_harness import Case as Program
from launches import cuda_grids, slot_values

from tackc.build import Options, build
from tackc.compiler.layout import gpu_layout
from tackc.emitters.cuda import CUDA
from tackc.request import families, parse_arch
from tackc.toolchains import nvrtc

PROBES: Final = Path(__file__).resolve().parent / "probes.py"
_LANES: Final = (lane_jumps, lane_loops, lane_guards, lane_memory, lane_values)
PROGRAMS: Final[Mapping[str, Program]] = {
    name: case for module in _LANES for name, case in module.CASES.items() if not re.search("vec|texture", case.text)
}  # whose arguments are arrays and numbers alone
HEADER: Final = "import math\nimport tack\nfrom tack import f32, f64, i32, i64, u8, u32\n"  # what texts have in reach
SIZES: Final = (1, 3000)  # iterations: one, and several groups
SAXPY: Final = """
@tack.kernel
def saxpy(x: tack.f32[:], y: tack.f32[:], out: tack.f32[:], n: tack.i64, a: tack.f32):
    for i in range(n):
        out[i] = a * x[i] + y[i]
"""  # as in probes.py, with a number of iterations that a launch passes by itself
FEW: Final = ("result", "shape_three", "contended_f64", "sin_f32", "shape_range_empty", "group_reduce", "checked_two")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Prepare a folder for checks on a machine with a GPU.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--arch", action="append", help="architecture of binaries; may be repeated (default sm_90)")
    parser.add_argument("-j", "--jobs", type=int, help="processes (as many as pay off)")
    parser.add_argument("--few", action="store_true", help="a few cases and programs only")
    options = parser.parse_args(words)
    began = time.perf_counter()
    options.out.mkdir(parents=True, exist_ok=True)
    known = families()["cuda"].levels
    named = [*map(nvrtc.architecture, options.arch or ["sm_90"])]
    archs = [nvrtc.PTX_FLOOR, *(arch for arch in named if arch in known)]
    count = cases(options.out, archs, [case for case in all_cases() if case.name in FEW or not options.few])
    programs = dict([*PROGRAMS.items()][:5] if options.few else PROGRAMS)
    bundles(options.out, archs, programs, Options(jobs=options.jobs))
    what = f"{count} cases and {len(programs)} programs for {' and '.join(archs)}"
    unknown = "".join(f"; {arch} is not known" for arch in named if arch not in known)
    print(f"built\t{what}{unknown}, {time.perf_counter() - began:.0f} s")


def cases(out: Path, archs: Sequence[str], chosen: Sequence[Case]) -> int:
    """The images and the arrays of the emitters' cases, and a module with a symbol that is known; how many cases there are."""
    images = {}
    sources = [CUDA.emit(case.kernel, case.symbol) for case in chosen]
    (out / "sources.json").write_text(json.dumps(sources, indent=1), encoding="utf-8")
    for arch in archs:
        compiled = nvrtc.compile_source(together(sources), arch)
        images[arch] = f"kernels.{arch}.{compiled.kind}"
        (out / images[arch]).write_bytes(compiled.image)
    saxpy = CUDA.emit(kernel(SAXPY), "probe_saxpy")
    (out / "probe").write_bytes(nvrtc.compile_source(saxpy, archs[-1]).image)
    arrays: dict[str, np.ndarray] = {}
    described_cases = [described(case, arrays) for case in chosen]
    np.savez_compressed(out / "arrays.npz", **arrays)  # type: ignore[arg-type]  # keywords are names of arrays
    (out / "cases.json").write_text(json.dumps({"images": images, "cases": described_cases}, indent=1), encoding="utf-8")
    return len(chosen)


def bundles(out: Path, archs: Sequence[str], programs: Mapping[str, Program], options: Options) -> None:
    """`programs.tackb` and `probes.tackb`, and the arguments of programs."""
    targets = parse_arch(",".join(["cpu", *(f"cuda:{arch}" for arch in archs)]))
    (out / "programs").mkdir(exist_ok=True)
    files, arrays, runs = [], {}, []
    for number, (name, program) in enumerate(programs.items()):
        files.append(out / "programs" / f"program_{number}.py")
        files[-1].write_text(HEADER + program.text, encoding="utf-8")
        for size in SIZES:
            scalars = {}
            for parameter, value in program.arguments(size).items():
                if isinstance(value, np.ndarray):
                    arrays[f"{number}/{size}/{parameter}"] = value
                else:
                    scalars[parameter] = value
            runs.append({"name": name, "module": files[-1].stem, "prefix": f"{number}/{size}/", "scalars": scalars})
    build(files, targets, out / "programs.tackb", options=options)
    build([PROBES], targets, out / "probes.tackb", options=options)
    np.savez_compressed(out / "programs.npz", **arrays)  # type: ignore[arg-type]
    (out / "programs.json").write_text(json.dumps(runs, indent=1), encoding="utf-8")


def together(sources: Sequence[str]) -> str:
    """Sources as one, each in a namespace of its own; entry points are extern "C"."""
    return "\n".join(f"namespace source_{number} {{\n{source}}}" for number, source in enumerate(sources))


def described(case: Case, arrays: dict[str, np.ndarray]) -> dict[str, Any]:
    """How to launch a case, as JSON; its arrays are put into `arrays` as "CASE/in/NAME" and "CASE/out/NAME"."""
    slots: list[dict[str, str]] = []
    for slot, value in zip(gpu_layout(case.kernel), slot_values(case.kernel, case.arguments), strict=True):
        if slot.kind in ("address", "report"):
            assert isinstance(value, np.ndarray)
            name = slot.parameter or slot.kind
            arrays[f"{case.name}/in/{name}"] = value
            arrays[f"{case.name}/out/{name}"] = case.wanted.get(slot.parameter, value)
            slots.append({"array": name})
        else:
            slots.append({"bytes": value.tobytes().hex()})
    if case.result is not None:
        arrays[f"{case.name}/result"] = np.array([case.result])
    return {
        "name": case.name,
        "symbol": case.symbol,
        "ulps": case.ulps,
        "slots": slots,
        "grids": [asdict(grid) for grid in cuda_grids(case.kernel, case.arguments)],
        "result": case.result is not None,
    }


if __name__ == "__main__":
    main(sys.argv[1:])
