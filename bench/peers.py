"""The peers that a case is run on: our kernels in several forms, plain C, C tuned by hand, and other compilers for Python.

Each is a function `prepare(case, arrays, threads) -> (run, outputs)`: `run()` does the work once and waits for it,
`outputs()` gives the arrays by name. Preparation (compiling, copying, binding arguments) is outside the timing.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.metadata
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from bench.cases import ALPHA, BINS, C0, C1, CASES, FOLDER, LIBRARY, ROOT, SOFTENING, STEPS, TURNS, A, Arrays, run_starts

Prepared: TypeAlias = tuple[Callable[[], object], Callable[[], Arrays]]
C_FLAGS = ("-O3", "-fopenmp", "-ffp-contract=fast", "-shared", "-fPIC")
NO_FORM = "no such form"  # of this case; nothing is missing
BUNDLE, SCALAR_BUNDLE = FOLDER / "kernels.tackb", FOLDER / "kernels-one-lane.tackb"


class UnsupportedError(Exception):
    """A peer cannot run a case, or not on this machine; the text says why."""


# --- our kernels -------------------------------------------------------------------------------------------------------

# The form of a case's kernel beside the one of the bundle: an option that it is compiled with, or sizes that its call bakes in.
BAKED = "sizes baked"
VARIANTS = {"heat": BAKED, "stencil": BAKED, "matmul": "fp_contract", "rowsum": "reassociate", "scatter": "reassociate"}


def tack(case: str, arrays: Arrays, threads: int) -> Prepared:
    """Our bundle, built ahead of time with all dimensions open, or our library; TACK_CPU_THREADS was set before this process
    started."""
    return _library(case, arrays) if case in LIBRARY else _tack(_prebuilt(BUNDLE, case), case, arrays)


def tack_scalar(case: str, arrays: Arrays, threads: int) -> Prepared:
    """The same with one iteration at a time."""
    return _tack(_prebuilt(SCALAR_BUNDLE, case), case, arrays)


def tack_variant(case: str, arrays: Arrays, threads: int) -> Prepared:
    """The other form of the kernel: from the bundle too, or compiled by its call, which bakes row lengths in (K-004)."""
    variant = VARIANTS.get(case)
    if variant is None:
        raise UnsupportedError(NO_FORM)
    if variant == BAKED:
        from bench import kernels

        return _tack(getattr(kernels, case), case, arrays)
    return _tack(_prebuilt(BUNDLE, f"{case}_{variant}"), case, arrays)


def _prebuilt(bundle: Path, name: str) -> Any:
    import tack_runtime

    kernels = tack_runtime.load(bundle)
    if f"kernels.{name}" not in kernels:
        raise UnsupportedError(NO_FORM)
    return kernels[f"kernels.{name}"]


# The arguments of each kernel: names of arrays, and numbers, of which `len` is the length of the array before it.
_ARGUMENTS: dict[str, tuple[object, ...]] = {
    "saxpy": ("x", "y", "out", A),
    "heat": ("u", "v", ALPHA),
    "stencil": ("u", "out", C0, C1),
    "mandelbrot": ("turns", TURNS),
    "nbody": ("x", "y", "z", "ax", "ay", "az", SOFTENING, len),
    "waves": ("x", "out"),
    "matmul": ("a", "b", "c", len),
    "rowsum": ("x", "out", len),
    "histogram": ("x", "bins"),
    "scatter": ("px", "py", "mass", "grid"),
    "csr": ("starts", "columns", "values", "x", "out"),
    "collatz": ("seeds", "steps"),
}


def _tack(kernel: Any, case: str, a: Arrays) -> Prepared:
    first = _ARGUMENTS[case][0]

    def argument(each: object) -> object:
        return len(a[str(first)]) if each is len else a[each] if isinstance(each, str) else each

    once: Callable[[], object] = kernel.bind(*map(argument, _ARGUMENTS[case]))
    if case == "heat":
        back = kernel.bind(a["v"], a["u"], ALPHA)

        def steps() -> None:
            for _ in range(STEPS // 2):
                once()
                back()

        return steps, lambda: a
    if case in ("histogram", "scatter"):
        sums = a["bins" if case == "histogram" else "grid"]

        def from_zero() -> None:
            sums.fill(0)
            once()

        return from_zero, lambda: a
    return once, lambda: a


def _library(case: str, a: Arrays) -> Prepared:
    """What arrays and `tack.algorithms` have; the results are new arrays where a function returns some."""
    import tack as ours
    from tack import algorithms

    given = {name: ours.array(array) for name, array in a.items()}
    made: dict[str, Any] = {}
    runs: dict[str, Callable[[], object]] = {
        "sum": lambda: made.update(out=given["x"].sum()),
        "minimum": lambda: made.update(out=given["x"].min()),
        "variance": lambda: made.update(out=given["x"].var()),
        "counts": lambda: made.update(bins=given["x"].histogram(BINS, (0, 1))[0]),
        "scan": lambda: algorithms.exclusive_scan(given["x"], given["out"], len(given["x"])),
        "argsort": lambda: made.update(index=algorithms.argsort(given["keys"])),
        "reduce_by_key": lambda: made.update(
            zip(("found", "totals"), algorithms.reduce_by_key(given["keys"], given["values"]), strict=True)
        ),
    }
    return runs[case], lambda: {name: _host(value) for name, value in (given | made).items()}


def _host(value: Any) -> Any:
    return np.array([value]) if isinstance(value, float) else value.numpy()


# --- NumPy -------------------------------------------------------------------------------------------------------------


def numpy_functions(case: str, a: Arrays, threads: int) -> Prepared:
    """NumPy's functions, which run on one thread."""
    if threads > 1:
        raise UnsupportedError("runs on one thread")
    runs: dict[str, Callable[[], object]] = {
        "sum": lambda: np.sum(a["x"], keepdims=True, out=a["out"]),
        "minimum": lambda: np.min(a["x"], keepdims=True, out=a["out"]),
        "variance": lambda: np.var(a["x"], keepdims=True, out=a["out"], dtype=np.float64),
        "counts": lambda: a["bins"].__setitem__(slice(None), np.histogram(a["x"], BINS, (0, 1))[0]),
        "scan": lambda: np.cumsum(a["x"][:-1], out=a["out"][1:]),
        "argsort": lambda: a["index"].__setitem__(slice(None), np.argsort(a["keys"], kind="stable")),
        "reduce_by_key": lambda: _runs_of_numpy(a),
    }
    return runs[case], lambda: a


def _runs_of_numpy(a: Arrays) -> None:
    starts = run_starts(a["keys"])
    np.take(a["keys"], starts, out=a["found"])
    np.add.reduceat(a["values"], starts, out=a["totals"])


# --- C -----------------------------------------------------------------------------------------------------------------


def library(source: str, target: str) -> ctypes.CDLL:
    """A C file of this folder, compiled for a machine."""
    path = FOLDER / f"{source}-{target}.so"
    text = ROOT / "bench" / f"{source}.c"
    if not path.exists() or path.stat().st_mtime < text.stat().st_mtime:
        FOLDER.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(f".{os.getpid()}")
        libraries = ["-lmvec", "-lm"] if source == "tuned" else ["-lm"]
        subprocess.run(["gcc", *C_FLAGS, f"-march={target}", str(text), "-o", str(partial), *libraries], check=True)
        partial.replace(path)
    return ctypes.CDLL(str(path))


def _c(code: ctypes.CDLL, case: str, a: Arrays, threads: int) -> Prepared:
    f, n, i = ctypes.c_float, ctypes.c_long, ctypes.c_int

    def size(name: str) -> ctypes.c_long:
        return n(len(a[name]))

    arguments: dict[str, Callable[[], tuple[Any, ...]]] = {
        "saxpy": lambda: ("x", "y", "out", f(A), size("x")),
        "heat": lambda: ("u", "v", f(ALPHA), size("u"), n(STEPS)),
        "stencil": lambda: ("u", "out", f(C0), f(C1), size("u")),
        "mandelbrot": lambda: ("turns", size("turns"), i(TURNS)),
        "nbody": lambda: ("x", "y", "z", "ax", "ay", "az", f(SOFTENING), size("x")),
        "waves": lambda: ("x", "out", size("x")),
        "matmul": lambda: ("a", "b", "c", size("a")),
        "rowsum": lambda: ("x", "out", size("x"), size("x")),
        "histogram": lambda: ("x", "bins", size("x"), i(BINS)),
        "scatter": lambda: ("px", "py", "mass", "grid", size("px"), size("grid")),
        "csr": lambda: ("starts", "columns", "values", "x", "out", size("out")),
        "collatz": lambda: ("seeds", "steps", size("seeds")),
        "sum": lambda: ("x", "out", size("x")),
        "scan": lambda: ("x", "out", size("x")),
        "argsort": lambda: ("keys", "index", size("keys")),
        "minimum": lambda: ("x", "out", size("x")),
        "variance": lambda: ("x", "out", size("x")),
        "counts": lambda: ("x", "bins", size("x"), i(BINS)),
        "reduce_by_key": lambda: ("keys", "values", "found", "totals", size("keys")),
    }
    if not hasattr(code, case):
        raise UnsupportedError("not written")
    values = [ctypes.c_void_p(a[v].ctypes.data) if isinstance(v, str) else v for v in (*arguments[case](), i(threads))]
    function = getattr(code, case)
    function.restype = None
    return lambda: function(*values), lambda: a


def plain_c(case: str, arrays: Arrays, threads: int) -> Prepared:
    """Plain loops."""
    return _c(library("plain", "native"), case, arrays, threads)


def plain_c_v2(case: str, arrays: Arrays, threads: int) -> Prepared:
    """Plain loops for the level v2."""
    return _c(library("plain", "x86-64-v2"), case, arrays, threads)


def plain_c_v3(case: str, arrays: Arrays, threads: int) -> Prepared:
    """Plain loops for the level v3."""
    return _c(library("plain", "x86-64-v3"), case, arrays, threads)


def reading(case: str, arrays: Arrays, threads: int) -> Prepared:
    """Every byte of a case's input is read in C, and nothing is computed but which bits its words have. Where that is right, it
    gives the reference."""
    if case not in READ:
        raise UnsupportedError(NO_FORM)
    read = read_all(arrays["x"], threads)

    def outputs() -> Arrays:
        assert read() == np.bitwise_or.reduce(arrays["x"].view(np.uint32)), "not every word was read"
        return CASES[case].reference(arrays)

    return read, outputs


def read_all(x: Any, threads: int) -> Callable[[], int]:
    """A call of C that reads every word of an array, and gives the bits that any of them has."""
    function = library("plain", "native").read_all
    function.restype = ctypes.c_uint

    def read() -> int:
        found: int = function(ctypes.c_void_p(x.ctypes.data), ctypes.c_long(x.nbytes // 4), ctypes.c_int(threads))
        return found

    return read


def tuned_c(case: str, arrays: Arrays, threads: int) -> Prepared:
    """The same by hand for AVX-512: what the machine can do."""
    if platform.machine() != "x86_64" or "avx512f" not in Path("/proc/cpuinfo").read_text():
        raise UnsupportedError("needs AVX-512")
    return _c(library("tuned", "native"), case, arrays, threads)


# --- the table ---------------------------------------------------------------------------------------------------------


class Peer(NamedTuple):
    """A peer: where its `prepare` is, and what pip installs in an environment of its own; without that, it runs in this one."""

    prepare: str  # module:function
    package: str = ""
    requirements: tuple[str, ...] = ()

    @property
    def environment(self) -> Path:
        """The folder of its own virtual environment."""
        return FOLDER / "environments" / self.package

    @property
    def python(self) -> str:
        """The interpreter that runs it."""
        return str(self.environment / "bin" / "python") if self.requirements else sys.executable

    def version(self) -> str:
        """The version of its package, or of the C compiler."""
        if self.package == "gcc":
            return subprocess.run(["gcc", "-dumpfullversion"], capture_output=True, text=True, check=True).stdout.strip()
        if self.package:
            return importlib.metadata.version(self.package)
        from tack_runtime import version

        return version.VERSION

    def load(self) -> Callable[[str, Arrays, int], Prepared]:
        """Its `prepare`; UnsupportedError where a package is missing."""
        module, _, function = self.prepare.partition(":")
        try:
            prepare: Callable[[str, Arrays, int], Prepared] = getattr(importlib.import_module(module), function)
        except ModuleNotFoundError as error:
            raise UnsupportedError(f"not installed: {error}") from error
        return prepare


TACK, VARIANT, SCALAR, PLAIN, LIMIT, NUMPY = "tack", "tack, variant", "tack, one lane", "plain C", "limit", "NumPy"
PEERS: dict[str, Peer] = {
    TACK: Peer("bench.peers:tack"),
    VARIANT: Peer("bench.peers:tack_variant"),
    SCALAR: Peer("bench.peers:tack_scalar"),
    PLAIN: Peer("bench.peers:plain_c", "gcc"),
    LIMIT: Peer("bench.peers:tuned_c", "gcc"),
    "Numba": Peer("bench.numba_kernels:prepare", "numba"),
}
DISTANT_PEERS: dict[str, Peer] = {
    "Taichi": Peer("bench.taichi_kernels:prepare", "taichi", ("taichi>=1.7.4",)),
    "Quadrants": Peer("bench.taichi_kernels:prepare", "quadrants", ("quadrants>=1.3.3",)),
    "Warp": Peer("bench.warp_kernels:prepare", "warp-lang", ("warp-lang>=1.19",)),
}
READING = "reading"
READ = ("sum", "minimum", "variance")  # the cases that read memory, and little else
LIBRARY_PEERS: dict[str, Peer] = {
    **{name: PEERS[name] for name in (TACK, PLAIN, LIMIT)},
    READING: Peer("bench.peers:reading", "gcc"),
    NUMPY: Peer("bench.peers:numpy_functions", "numpy"),
    "Numba": PEERS["Numba"],
}
LEVEL_PEERS: dict[str, Peer] = {"v2": Peer("bench.peers:plain_c_v2", "gcc"), "v3": Peer("bench.peers:plain_c_v3", "gcc")}
