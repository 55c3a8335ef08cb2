"""Prepare a folder with which `check_cuda.py` tests generated CUDA code on a machine with a GPU.

    python tests/gpu/prepare.py OUT [--arch sm_90]

Every case of `emitter_cases.py`, those of workgroups and of debug mode among them, goes into one module, as PTX and as a cubin
for each architecture; `cases.json` says how each kernel is launched, and `arrays.npz` holds inputs and what the interpreter and
the references make of them. A second module has what `scripts/gpu_check.py` measures. The other machine needs a driver and NumPy,
and neither a compiler nor this package.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from emitter_cases import Case, all_cases
from group_cases import kernel
from launches import cuda_grids, slot_values

from tackc.compiler.layout import gpu_layout
from tackc.emitters.cuda import CUDA
from tackc.toolchains import nvrtc

PROBES: Final = {
    "probe_far": """
@tack.kernel
def far(seen: tack.u32[:], n: tack.i64):
    for i in range(n):
        if i < 256:
            tack.atomic_add(seen, i, 1)
        if i >= 4294967296:
            tack.atomic_add(seen, i - 4294967296 + 256, 1)
""",
    "probe_saxpy": """
@tack.kernel
def saxpy(x: tack.f32[:], y: tack.f32[:], out: tack.f32[:], n: tack.i64, a: tack.f32):
    for i in range(n):
        out[i] = a * x[i] + y[i]
""",
}


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Prepare a folder for check_cuda.py.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--arch", action="append", help="architecture of a cubin; may be repeated (default sm_90)")
    options = parser.parse_args(words)
    options.out.mkdir(parents=True, exist_ok=True)
    images = {}
    for arch in (nvrtc.PTX_FLOOR, *map(nvrtc.architecture, options.arch or ["sm_90"])):
        compiled = nvrtc.compile_source(together([CUDA.emit(case.kernel, case.symbol) for case in all_cases()]), arch)
        images[arch] = f"kernels.{arch}.{compiled.kind}"
        (options.out / images[arch]).write_bytes(compiled.image)
    probes = nvrtc.compile_source(together([CUDA.emit(kernel(text), name) for name, text in PROBES.items()]), nvrtc.PTX_FLOOR)
    (options.out / f"probes.{probes.kind}").write_bytes(probes.image)
    arrays: dict[str, np.ndarray] = {}
    cases = [described(case, arrays) for case in all_cases()]
    np.savez_compressed(options.out / "arrays.npz", **arrays)  # type: ignore[arg-type]  # keywords are names of arrays
    (options.out / "cases.json").write_text(
        json.dumps({"images": images, "probes": f"probes.{probes.kind}", "cases": cases}, indent=1), encoding="utf-8"
    )
    print(f"{len(cases)} cases, {', '.join(images.values())} in {options.out}")


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
