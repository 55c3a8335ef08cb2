"""Debug mode on devices with memory of their own (O-020): what raises, at which wait, with which text, and what is left.

The interpreter says what fails first, and what arrays hold afterwards.
"""

from __future__ import annotations

import ctypes
import gc
import importlib.util
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import check_cases
import numpy as np
import pytest
from simulators import gpus

import tack
import tack_runtime
from tack_runtime import checks
from tack_runtime.errors import DriverError, KernelIndexError, MissingVariantError
from tack_runtime.signature import parse_signature
from tackc.build import Options, build
from tackc.compiler import interpret
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.request import parse_arch, parse_variants

FETCH = """
@tack.kernel
def fetch(x: tack.i32[:], out: tack.i32[:], n: tack.i32):
    for i in range(len(out)):
        out[i] = x[i + n]


@tack.kernel
def quotient(x: tack.i32[:], n: tack.i32) -> tack.i32:
    for i in range(len(x)):
        x[i] = i + n
    return x[n] // (n - 2)
"""
TEXT = "import tack\n" + "\n".join(
    [
        *(
            text.replace("def k(", f"def {name}(")
            for name, text in {"kinds": check_cases.KINDS, "before": check_cases.BEFORE, "groups": check_cases.GROUPS}.items()
        ),
        FETCH,
    ]
)
SIGNATURES = {
    "kinds": "kinds(x=i32[:], out=i32[:], n=i32)",
    "before": "before(x=i32[:], out=i32[:], n=i32)",
    "groups": "groups(x=f32[:], out=f32[:], n=i32)",
}
WAITED = "index 5 is out of bounds for axis 0 of 'x' with size 5 at line 4, column 18"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The kernels' file, with drivers and tools for all devices."""
    path = tmp_path_factory.mktemp("debug") / "k.py"
    path.write_text(TEXT)
    gpus.install()
    with gpus.toolchains():
        yield path


@pytest.fixture(scope="module")
def kernels(source: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("k", source)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def debugging(kernels: ModuleType) -> Iterator[None]:
    """Debug mode on; no test leaves a failure for the next."""
    tack.set_debug(True)
    yield
    tack.sync()


@pytest.fixture(params=gpus.DEVICES)
def device(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def cuda() -> Iterator[ctypes.CDLL]:
    """The simulated driver of CUDA, which runs a launch when something waits, with nothing that an earlier test has left."""
    made = gpus.driver("cuda")
    gc.collect()
    made.simReset()
    yield made
    made.simReset()


def failing(kernels: ModuleType, device: str, n: int = 2) -> tack.Array:
    """Call `fetch` so that its iteration 5 - `n` fails first; the array that it writes."""
    x, out = tack.arange(5, device=device), tack.full(5, -1, tack.i32, device=device)
    kernels.fetch(x, out, n)
    return out


# --- what is found ---------------------------------------------------------------------------------------------------------


def check(kernels: ModuleType, name: str, device: str, x: np.ndarray, out: np.ndarray, n: int) -> None:
    """Hold a call against the interpreter: the text of the failure, and the arrays."""
    kernel = getattr(kernels, name)
    lowered = lower(capture(kernel), parse_signature(SIGNATURES[name]), checked=True).kernel
    wanted, failures = {"x": x.copy(), "out": out.copy(), "n": np.int32(n)}, []  # type: ignore[var-annotated]
    interpret.run(lowered, wanted, failures=failures)
    first = interpret.first(failures)
    given = [tack.array(x, device=device), tack.array(out, device=device)]
    kernel(*given, n)
    if first is not None:
        error = checks.failure(name, first.site, first.values)
        with pytest.raises(type(error)) as caught:
            tack.sync(device)
        assert str(caught.value) == str(error)
    for array, values in zip(given, (wanted["x"], wanted["out"]), strict=True):
        np.testing.assert_array_equal(array.numpy(), values)


@pytest.mark.parametrize("n", [0, 3, 5, 18, 22])
def test_each_kind_of_failure(kernels: ModuleType, device: str, n: int) -> None:
    """O-020, N-003, E-010: the exception and its text, for each kind of check as the first; bad loads read 0, bad stores are left
    out, on local arrays and by atomics, too."""
    check(kernels, "kinds", device, np.arange(700, dtype=np.int32), np.zeros(700, np.int32), n)


def test_workgroups(kernels: ModuleType, device: str) -> None:
    """O-020, W-004: shared arrays are checked, and lanes that fail still meet the others."""
    check(kernels, "groups", device, np.arange(512, dtype=np.float32), np.zeros(512, np.float32), 512)


@pytest.mark.parametrize("n", [900, 2])
def test_before_the_loop(kernels: ModuleType, device: str, n: int) -> None:
    """L-007: what stands before the loop fails first."""
    check(kernels, "before", device, np.arange(300, dtype=np.int32), np.zeros(300, np.int32), n)


def test_a_kernel_that_returns_a_value(kernels: ModuleType, device: str) -> None:
    """P-030, P-031: the call waits, so it raises, for the loop and for the value; the arrays are written."""
    x = tack.zeros(5, tack.i32, device=device)
    assert kernels.quotient(x, 3) == 6
    with pytest.raises(IndexError, match=r"^Kernel 'quotient': index 9 is out of bounds for axis 0 of 'x' with size 5 at line 5"):
        kernels.quotient(x, 9)
    assert x.numpy().tolist() == [9, 10, 11, 12, 13]
    with pytest.raises(ZeroDivisionError, match=r"^Kernel 'quotient': integer division by zero at line 5, column 12 \(k\.py:"):
        kernels.quotient(x, 2)
    assert kernels.quotient(x, 4) == 4


def test_explain_and_bind(kernels: ModuleType, device: str) -> None:
    """J-001: both say that the code is checked; a bound kernel stays so."""
    x, out = tack.arange(5, device=device), tack.zeros(5, tack.i32, device=device)
    told = kernels.fetch.explain(x, out, 1)
    assert "debug mode is on: only code that checks every access is called" in told
    assert "(checked)" in told
    bound = kernels.fetch.bind(x, out, 1)
    tack.set_debug(False)
    for _ in range(2):
        bound()
        with pytest.raises(IndexError, match="index 5 is out of bounds"):
            out.numpy()
    assert out.numpy().tolist() == [1, 2, 3, 4, 0]


# --- when it is raised -----------------------------------------------------------------------------------------------------

WAITS: dict[str, Callable[[tack.Array], object]] = {
    "numpy": lambda a: a.numpy(),
    "index": lambda a: a[0],
    "copyto the host": lambda a: tack.copyto(tack.zeros(5, tack.i32), a),
    "copyto the device": lambda a: tack.copyto(a, np.zeros(5, np.int32)),
    "fill": lambda a: a.fill(1),
    "to_device": lambda a: a.to_device("cpu"),
    "np.asarray": lambda a: np.asarray(a),
    "sync": lambda a: tack.sync(),
    "sync of the device": lambda a: tack.sync(a.device),
    "another array": lambda a: tack.zeros(3, device=a.device),
}


@pytest.mark.parametrize("wait", WAITS)
def test_the_next_wait_raises(kernels: ModuleType, device: str, wait: str) -> None:
    """P-013, P-014: the call does not; the text is the same at every wait, which raises once and works the next time."""
    out = failing(kernels, device)
    with pytest.raises(KernelIndexError) as caught:
        WAITS[wait](out)
    assert str(caught.value).startswith(f"Kernel 'fetch': {WAITED} (k.py:")
    WAITS[wait](out)
    tack.sync()


def test_a_value_of_a_later_call(kernels: ModuleType, device: str) -> None:
    """P-034: it waits for what was queued before, whose failure comes first."""
    out = failing(kernels, device)
    with pytest.raises(IndexError, match=WAITED):
        kernels.quotient(out, 3)
    assert out.numpy().tolist() == [3, 4, 5, 6, 7]


def test_other_devices_have_their_own(kernels: ModuleType) -> None:
    """R-004, P-014"""
    failing(kernels, "cuda")
    tack.sync("opencl")
    tack.sync("level_zero")
    with pytest.raises(IndexError, match=WAITED):
        tack.sync("cuda")


def test_nothing_waits_for_checked_launches(kernels: ModuleType, cuda: ctypes.CDLL) -> None:
    """P-013: once there is a place for what they find."""
    x, outs = tack.arange(5, device="cuda"), [tack.zeros(5, tack.i32, device="cuda") for _ in range(3)]
    for n in (0, 1):
        for out in outs:
            kernels.fetch(x, out, n)
        if n:
            assert cuda.simQueued() == 3
            with pytest.raises(IndexError):
                tack.sync("cuda")
        else:
            tack.sync("cuda")


# --- several launches ------------------------------------------------------------------------------------------------------


def test_the_first_call_that_failed_is_raised(kernels: ModuleType, device: str) -> None:
    """O-020: in the order of the calls, with the others in its text."""
    out = tack.zeros(5, tack.i32, device=device)
    x = tack.arange(5, device=device)
    for n in (0, -7, 1, 0):
        kernels.fetch(x, out, n)
    with pytest.raises(IndexError) as caught:
        out.numpy()
    first, between, *later = str(caught.value).splitlines()
    assert first.startswith("Kernel 'fetch': index -7 is out of bounds for axis 0 of 'x' with size 5 at line 4, column 18 (k.py:")
    assert between == "Later launches failed, too:"
    assert [line.partition(" is out")[0] for line in later] == ["  Kernel 'fetch': index 5"]
    assert out.numpy().tolist() == [0, 1, 2, 3, 4]


def test_many_launches_that_fail(kernels: ModuleType, device: str) -> None:
    """O-020: of the others a few are named, and the rest are counted."""
    out = tack.zeros(5, tack.i32, device=device)
    x = tack.arange(5, device=device)
    for n in range(150):
        kernels.fetch(x, out, n)  # the first is fine
    with pytest.raises(IndexError) as caught:
        tack.sync(device)
    lines = str(caught.value).splitlines()
    assert [re.findall(r"index \d+", line) for line in (lines[0], *lines[2:5])] == [
        ["index 5"],
        ["index 5"],
        ["index 5"],
        ["index 5"],
    ]
    assert lines[5:] == ["  and 145 more"]


def test_threads(kernels: ModuleType, device: str) -> None:
    """R-034: whoever waits first hears of it; no failure is lost, and none is found where there is none."""
    told: list[str] = []
    arrays = [(tack.arange(5, device=device), tack.zeros(5, tack.i32, device=device)) for _ in range(3)]

    def run(number: int) -> None:
        x, out = arrays[number]
        for turn in range(5):
            kernels.fetch(x, out, number * turn)
            try:
                out.numpy()
            except IndexError as error:
                told.append(str(error))

    threads = [threading.Thread(target=run, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    try:
        tack.sync(device)
    except IndexError as error:
        told.append(str(error))
    found = sum(text.count("is out of bounds") + int((re.findall(r"and (\d+) more", text) or [0])[0]) for text in told)
    assert found == 2 * 4


# --- nothing leaks, nothing is lost ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("device", [name for name in gpus.DEVICES if name != "opencl"])  # PoCL does not tell what is allocated
def test_failures_leave_no_memory(kernels: ModuleType, device: str) -> None:
    """Records of launches are used again; those that hold a failure are freed."""

    def count() -> int:
        found: int = gpus.metal().simObjects(b"MTLBuffer") if device == "metal" else gpus.driver(device).simAllocations()
        return found

    left = []
    for _ in range(3):
        out = tack.zeros(5, tack.i32, device=device)
        for n in (1, 0):
            kernels.fetch(out, out, n)
        with pytest.raises(IndexError):
            out.numpy()
        del out
        gc.collect()
        tack.sync(device)
        left.append(count())
    assert left[0] == left[1] == left[2]


@pytest.mark.parametrize(
    ("call", "place"),
    [("cuMemAlloc_v2", "launch"), ("cuMemcpyHtoD_v2", "launch"), ("cuLaunchKernel", "launch"), ("cuMemcpyDtoH_v2", "wait")],
)
def test_a_driver_call_that_fails(kernels: ModuleType, cuda: ctypes.CDLL, call: str, place: str) -> None:
    """The driver's error is raised where it happens; what other launches find is not lost, and the next call works."""
    x, out = tack.arange(5, device="cuda"), tack.zeros(5, tack.i32, device="cuda")
    driver: Any = tack.device("cuda").driver
    driver.pending._unused.clear()  # so that a record is made
    kernels.fetch(x, out, 1)
    if place == "launch":
        cuda.simFail(call.encode(), 0, 2)
        with pytest.raises(DriverError, match=call):
            kernels.fetch(x, out, 2)
    else:
        cuda.simFail(call.encode(), 0, 2)
        with pytest.raises(DriverError, match=call):
            tack.sync("cuda")
    with pytest.raises(IndexError, match=WAITED) as caught:
        tack.sync("cuda")
    assert "Later" not in str(caught.value)
    assert out.numpy().tolist() == [1, 2, 3, 4, 0]
    kernels.fetch(x, out, 0)
    assert out.numpy().tolist() == [0, 1, 2, 3, 4]


# --- bundles -----------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bundles(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    folder = tmp_path_factory.mktemp("bundles")
    (folder / "k.py").write_text(f"import tack\n{FETCH}")
    made: dict[str, Path] = {}

    def bundle(variants: str) -> Path:
        if variants not in made:
            made[variants] = folder / f"{len(made)}.tackb"
            options, archs = Options(variants=parse_variants(variants)), ",".join(gpus.architectures())
            build([folder / "k.py"], parse_arch(f"cpu,{archs}"), made[variants], options=options)
        return made[variants]

    return bundle


def waited(kernel: Callable[..., object], *arguments: object) -> None:
    kernel(*arguments)
    tack.sync()


@pytest.fixture(params=["cpu", *gpus.DEVICES])
def any_device(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def test_a_bundle_with_checks(bundles: Callable[[str], Path], any_device: str) -> None:
    """J-001: what was built is called, on every device."""
    tack_runtime.set_jit("off")
    bundle = tack_runtime.load(bundles("release,checked"))
    x, out = tack.arange(5, device=any_device), tack.zeros(5, tack.i32, device=any_device)
    assert " (checked)" in bundle.fetch.explain(x, out, 0)
    with pytest.raises(IndexError, match=WAITED):
        waited(bundle.fetch, x, out, 2)
    assert out.numpy().tolist() == [2, 3, 4, 0, 0]
    tack.set_debug(False)
    assert "(checked)" not in bundle.fetch.explain(x, out, 0)


def test_a_bundle_without_checks(bundles: Callable[[str], Path], any_device: str) -> None:
    """J-001: without a compiler the call is refused, on every device alike; with one it is compiled."""
    bundle = tack_runtime.load(bundles("release"))
    x, out = tack.arange(5, device=any_device), tack.zeros(5, tack.i32, device=any_device)
    tack_runtime.set_jit("off")
    with pytest.raises(MissingVariantError, match="it was built without checks, and debug mode is on") as caught:
        bundle.fetch(x, out, 2)
    assert "--variants release,checked" in str(caught.value)
    tack.sync()
    assert out.numpy().tolist() == [0] * 5
    tack_runtime.set_jit("on")
    with pytest.raises(IndexError, match=WAITED):
        waited(bundle.fetch, x, out, 2)


def test_a_failure_that_nobody_waits_for(bundles: Callable[[str], Path]) -> None:
    """P-014: the interpreter's end does, and says it on standard error, in a line; the exit status stays."""
    code = f"""
import tack_runtime
x = tack_runtime.arange(5, device="cuda")
tack_runtime.load({str(bundles("release,checked"))!r}).fetch(x, x, 1)
print("end")
"""
    path = os.pathsep.join(map(os.path.abspath, sys.path))
    environment = {**gpus.environment(), "PYTHONPATH": path, "TACK_DEBUG": "1"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    assert (done.stdout, done.returncode) == ("end\n", 0)
    assert re.fullmatch(f"KernelIndexError: Kernel 'fetch': {WAITED} \\(k.py:\\d+\\)\n", done.stderr)


@pytest.mark.parametrize(
    "wait", [tack.Array.numpy, np.array, lambda a: a.fill(1), lambda a: tack.copyto(a, np.zeros((0, 3), np.float32))]
)
def test_empty_arrays_wait(kernels: ModuleType, device: str, wait: Callable[[tack.Array], object]) -> None:
    """O-020, P-014: whether an array has elements does not decide where a failure is raised."""
    empty = tack.empty((0, 3), device=device)
    failing(kernels, device)
    with pytest.raises(IndexError, match=WAITED):
        wait(empty)
