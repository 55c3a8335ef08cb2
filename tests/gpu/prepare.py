"""Prepare a folder with which `check_cuda.py` tests generated CUDA code on a machine with a GPU.

    python tests/gpu/prepare.py OUT [--arch sm_90]

Every case of `emitter_cases.py` goes into one module, as PTX and as a cubin for each architecture; `cases.json` says how each
kernel is launched, and `arrays.npz` holds inputs and what the interpreter and the references make of them. The other machine
needs a driver and NumPy, and neither a compiler nor this package.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from emitter_cases import Case, all_cases
from launches import cuda_grids, slot_values

from tackc.compiler.layout import gpu_layout
from tackc.emitters.cuda import CUDA
from tackc.toolchains import nvrtc


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Prepare a folder for check_cuda.py.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--arch", action="append", help="architecture of a cubin; may be repeated (default sm_90)")
    options = parser.parse_args(words)
    options.out.mkdir(parents=True, exist_ok=True)
    images = {}
    for arch in (nvrtc.PTX_FLOOR, *map(nvrtc.architecture, options.arch or ["sm_90"])):
        compiled = nvrtc.compile_source(combined_source(), arch)
        images[arch] = f"kernels.{arch}.{compiled.kind}"
        (options.out / images[arch]).write_bytes(compiled.image)
    arrays: dict[str, np.ndarray] = {}
    cases = [described(case, arrays) for case in all_cases()]
    np.savez_compressed(options.out / "arrays.npz", **arrays)  # type: ignore[arg-type]  # keywords are names of arrays
    (options.out / "cases.json").write_text(json.dumps({"images": images, "cases": cases}, indent=1), encoding="utf-8")
    print(f"{len(cases)} cases, {', '.join(images.values())} in {options.out}")


def combined_source() -> str:
    """One source of all cases, each in a namespace of its own; entry points are extern "C"."""
    sources = [CUDA.emit(case.kernel, case.symbol) for case in all_cases()]
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
