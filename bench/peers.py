"""The peers that a case is run on: our bundle, plain C, C tuned by hand, and Numba.

Each peer is a function `prepare(case, inputs, threads) -> (run, outputs)`: `run()` does the work once and waits for it,
`outputs()` gives the results by name. Preparation (compiling, copying, binding arguments) is outside the timing.
"""

from __future__ import annotations

import ctypes
import platform
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from bench.cases import (
    ALPHA,
    BINS,
    BODIES,
    C0,
    C1,
    CELLS,
    FOLDER,
    GRID3,
    HEAT,
    MANDEL,
    MATRIX,
    PARTICLES,
    ROWS,
    SOFTENING,
    STEPS,
    TURNS,
    Arrays,
    N,
)

Prepared: TypeAlias = tuple[Callable[[], object], Callable[[], dict[str, Any]]]
C_FLAGS = ("-O3", "-march=native", "-fopenmp", "-ffp-contract=fast", "-shared", "-fPIC")


class UnsupportedError(Exception):
    """A peer cannot run a case on this machine; the text says why."""


def aligned(array: Any) -> Any:
    """A copy at a multiple of 64 bytes, so that no peer gains or loses by where its memory happens to lie."""
    raw = np.empty(array.nbytes + 64, np.uint8)
    offset = -raw.ctypes.data % 64
    copy = raw[offset : offset + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


# What a case writes: shape and dtype of each output. Heat writes into its input.
OUTPUTS: dict[str, dict[str, tuple[tuple[int, ...], str]]] = {
    "saxpy": {"out": ((N,), "f4")},
    "heat": {"u": ((HEAT, HEAT), "f4")},
    "stencil": {"out": ((GRID3, GRID3, GRID3), "f4")},
    "mandelbrot": {"turns": ((MANDEL, MANDEL), "i4")},
    "nbody": dict.fromkeys(("ax", "ay", "az"), ((BODIES,), "f4")),
    "waves": {"out": ((N,), "f4")},
    "histogram": {"bins": ((BINS,), "i4")},
    "scatter": {"grid": ((CELLS, CELLS), "f4")},
    "rowsum": {"out": ((ROWS,), "f4")},
    "matmul": {"c": ((MATRIX, MATRIX), "f8")},
}


def buffers(case: str, inputs: Arrays) -> dict[str, Any]:
    """The arrays of a case by name: aligned copies of the inputs, and zeroed outputs."""
    arrays = {name: aligned(value) for name, value in inputs.items() if isinstance(value, np.ndarray)}
    if case == "heat":
        arrays["v"] = aligned(arrays["u"])
    for name, (shape, dtype) in OUTPUTS[case].items():
        if name not in arrays:
            arrays[name] = aligned(np.zeros(shape, dtype))
    return arrays


def tack(case: str, inputs: Arrays, threads: int) -> Prepared:
    """Our bundle, built ahead of time with all dimensions open; TACK_CPU_THREADS is set before this process started."""
    import tack_runtime

    return _tack(tack_runtime.load(FOLDER / "kernels.tackb")[f"kernels.{case}"], case, inputs)


def tack_baked(case: str, inputs: Arrays, threads: int) -> Prepared:
    """The stencils compiled by their call, which bakes their row lengths in (K-004)."""
    if case not in ("heat", "stencil"):
        raise UnsupportedError("-")
    from bench import kernels

    return _tack(getattr(kernels, case), case, inputs)


def _tack(kernel: Any, case: str, inputs: Arrays) -> Prepared:
    a = buffers(case, inputs)

    def bind(*names_or_values: object) -> Callable[[], object]:
        run: Callable[[], object] = kernel.bind(*(a[value] if isinstance(value, str) else value for value in names_or_values))
        return run

    arguments: dict[str, tuple[object, ...]] = {
        "saxpy": ("x", "y", "out", 2.5),
        "heat": ("u", "v", ALPHA),
        "stencil": ("u", "out", C0, C1),
        "mandelbrot": ("turns",),
        "nbody": ("x", "y", "z", "ax", "ay", "az", SOFTENING, BODIES),
        "waves": ("x", "out"),
        "histogram": ("x", "bins"),
        "scatter": ("px", "py", "mass", "grid"),
        "rowsum": ("x", "out", ROWS),
        "matmul": ("a", "b", "c", MATRIX),
    }
    run = bind(*arguments[case])
    if case == "heat":
        forth, back = run, bind("v", "u", ALPHA)

        def run() -> None:
            for _ in range(STEPS // 2):
                forth()
                back()

    elif case in ("histogram", "scatter"):
        once, sums = run, a[next(iter(OUTPUTS[case]))]

        def run() -> None:
            sums.fill(0)
            once()

    return run, lambda: {name: a[name] for name in OUTPUTS[case]}


def _c(source: str, libraries: tuple[str, ...], case: str, inputs: Arrays, threads: int) -> Prepared:
    library = FOLDER / f"{source}.so"
    text = FOLDER.parent.parent / "bench" / f"{source}.c"
    if not library.exists() or library.stat().st_mtime < text.stat().st_mtime:
        FOLDER.mkdir(parents=True, exist_ok=True)
        subprocess.run(["gcc", *C_FLAGS, str(text), "-o", str(library), *libraries], check=True)
    a = buffers(case, inputs)
    f, n, i = ctypes.c_float, ctypes.c_long, ctypes.c_int
    arguments: dict[str, tuple[Any, ...]] = {
        "saxpy": ("x", "y", "out", f(2.5), n(N)),
        "heat": ("u", "v", f(ALPHA), n(HEAT), n(STEPS)),
        "stencil": ("u", "out", f(C0), f(C1), n(GRID3)),
        "mandelbrot": ("turns", n(MANDEL), i(TURNS)),
        "nbody": ("x", "y", "z", "ax", "ay", "az", f(SOFTENING), n(BODIES)),
        "waves": ("x", "out", n(N)),
        "histogram": ("x", "bins", n(N), i(BINS)),
        "scatter": ("px", "py", "mass", "grid", n(PARTICLES), n(CELLS)),
        "rowsum": ("x", "out", n(ROWS), n(ROWS)),
        "matmul": ("a", "b", "c", n(MATRIX)),
    }
    values = [ctypes.c_void_p(a[v].ctypes.data) if isinstance(v, str) else v for v in (*arguments[case], i(threads))]
    function = getattr(ctypes.CDLL(str(library)), case)
    function.restype = None
    return lambda: function(*values), lambda: {name: a[name] for name in OUTPUTS[case]}


def plain_c(case: str, inputs: Arrays, threads: int) -> Prepared:
    """Plain loops, gcc -O3 -march=native -fopenmp -ffp-contract=fast."""
    return _c("plain", ("-lm",), case, inputs, threads)


def tuned_c(case: str, inputs: Arrays, threads: int) -> Prepared:
    """The same by hand for AVX-512: what the machine can do."""
    if platform.machine() != "x86_64" or "avx512f" not in Path("/proc/cpuinfo").read_text():
        raise UnsupportedError("needs AVX-512")
    return _c("tuned", ("-lmvec", "-lm"), case, inputs, threads)


def numba(case: str, inputs: Arrays, threads: int) -> Prepared:
    """Numba, parallel=True, fastmath off."""
    try:
        from bench import numba_kernels
    except ImportError as error:
        raise UnsupportedError(f"numba: {error}; pip install 'tackc[bench]'") from error
    a = buffers(case, inputs)
    return numba_kernels.prepare(case, a, threads), lambda: {name: a[name] for name in OUTPUTS[case]}


PEERS: dict[str, Callable[[str, Arrays, int], Prepared]] = {
    "tack": tack,
    "tack, sizes baked": tack_baked,
    "plain C": plain_c,
    "tuned C": tuned_c,
    "numba": numba,
}
