"""Arrays that large launches write past the caches: which they are, and that every element arrives, and nothing else."""

from __future__ import annotations

import ctypes
import random
import re
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cpu_run import ENTRIES, LEVELS, run
from native_images import load
from programs import build

from tack_runtime.dtypes import BY_NAME
from tackc.compiler import interpret, ir, pipeline
from tackc.compiler.frontend import lower
from tackc.compiler.streams import streams
from tackc.emitters import llvm, llvm_stream
from tackc.toolchains import cpu

SAXPY = """
@tack.kernel
def saxpy(x: f32[:], y: f32[:], out: f32[:], a: f32):
    for i in range(len(out)):
        out[i] = a * x[i] + y[i]
"""
HEAT = """
@tack.kernel
def heat(u: f32[:, :], v: f32[:, :], alpha: f32):
    for i, j in tack.ndindex((1, u.shape[0] - 1), (1, u.shape[1] - 1)):
        c = u[i, j]
        v[i, j] = c + alpha * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - 4.0 * c)
"""
LINE = """
@tack.kernel
def line(x: f32[:], y: f32[:], z: i32[:], out: f32[:], other: f32[:], wide: f64[:], a: f32, k: i32):
    for i in range({range}):
        {body}
"""


def made(text: str) -> ir.Kernel:
    return pipeline.run(lower(*build(text)).kernel)


def line(body: str, range_: str = "len(out)") -> ir.Kernel:
    return made(LINE.format(body=body.replace("\n", "\n        "), range=range_))


def written_past(kernel: ir.Kernel) -> list[str]:
    found = streams(kernel)
    return [array.name for array in found.arrays] if found else []


@pytest.fixture
def always(monkeypatch: pytest.MonkeyPatch) -> None:
    """Launches write past the caches however little they write, in rows however short."""
    choice = llvm_stream.choice

    def eager(*args: Any) -> list[str]:
        text, count = re.subn(r"call i64 @tack_streams\(i64 (\S+)\)", r"or i64 1, \1", "\n".join(choice(*args)))
        assert count == 1
        return text.split("\n")

    monkeypatch.setattr(llvm_stream, "_SHORTEST_ROW", 0)
    monkeypatch.setattr(llvm_stream, "choice", eager)


def placed(values: np.ndarray[Any, Any], offset: int) -> np.ndarray[Any, Any]:
    """A copy that begins some bytes after a line of the cache does."""
    memory = np.full(values.nbytes + 192, 0xA5, np.uint8)
    start = -memory.ctypes.data % 64 + offset
    copy = memory[start : start + values.nbytes].view(values.dtype).reshape(values.shape)
    copy[...] = values
    return copy


def intact(array: np.ndarray[Any, Any]) -> bool:
    """Whether the bytes around a placed array are as they were."""
    memory = array
    while isinstance(memory.base, np.ndarray):
        memory = memory.base
    start = array.ctypes.data - memory.ctypes.data
    return bool((memory[:start] == 0xA5).all() and (memory[start + array.nbytes :] == 0xA5).all())


def pieces(total: int, seed: int) -> list[tuple[int, int]]:
    chance = random.Random(seed)
    cuts = sorted({0, total, *(chance.randrange(total + 1) for _ in range(chance.randrange(6)))})
    return list(pairwise(cuts))


DOUBLE = """
@tack.kernel
def double(x: {type}[:], out: {type}[:]):
    for i in range(3, len(out)):
        out[i] = x[i] + x[i]
"""

# --- which arrays ------------------------------------------------------------------------------------------------------


def test_arrays_that_are_written_from_end_to_end_and_not_read() -> None:
    assert written_past(made(SAXPY)) == ["out"]
    assert written_past(made(HEAT)) == ["v"]
    assert written_past(line("out[i] = a")) == ["out"]
    assert written_past(line("out[k + i - 3] = x[z[i]]")) == ["out"]
    assert written_past(line("out[i] = x[i]\nother[i] = y[i]")) == ["out", "other"]
    assert written_past(line("s = x[i]\nif s > a:\n    s = a\nout[i] = s")) == ["out"]


@pytest.mark.parametrize(
    "body",
    [
        "out[i] = a * x[i] + out[i]",
        "out[i] = out[i + k]",
        "out[i] += x[i]",
        "out[2 * i] = x[i]",
        "out[k - i] = x[i]",
        "out[z[i]] = x[i]",
        "out[i + z[i]] = x[i]",
        "out[i + z[0]] = x[i]",
        "if x[i] > a:\n    out[i] = x[i]",
        "if x[i] > a:\n    continue\nout[i] = x[i]",
        "out[i] = x[i]\nout[i] = y[i]",
        "out[i] = x[i]\nout[i + 1] = y[i]",
        "out[i] = x[i]\nother[i + 1] = y[i]",
        "out[i] = x[i]\nwide[i] = 1.0",
        "s = a\nfor j in range(k):\n    s += x[j]\nout[i] = s",
        "out[i] = math.sin(x[i])",
        "out[i] = a ** z[i]",
        "i = i + 1\nout[i] = x[i]",
        "s = i\nout[s] = x[i]\ns = s + 1",
        "buffer = tack.local_array(tack.f32, 4)\nbuffer[0] = x[i]\nout[i] = buffer[0]",
        "out[i] = x[i]\ntack.atomic_add(z, 0, 1)",
        "out[i] = x[i]\nprint(i)",
    ],
)
def test_all_else_is_written_as_always(body: str) -> None:
    assert written_past(line(body)) == []


def test_iterations_at_a_distance_write_as_always() -> None:
    assert written_past(line("out[i] = x[i]", "0, len(out), 2")) == []
    assert written_past(line("out[i] = x[i]", "0, len(out), k")) == []


def test_much_work_hides_the_memory() -> None:
    product = " * ".join(["x[i]"] * 40)
    assert written_past(line(f"out[i] = {product}")) == ["out"]
    assert written_past(line(f"out[i] = {product} * {product}")) == []


def test_short_rows_of_vectors_are_written_as_always() -> None:
    assert "tack_streams" not in llvm.emit(made(SHORT), "tk_made")


SHORT = """
@tack.kernel
def short(x: f32[:, 3], out: f32[:, 3]):
    for i, j in tack.ndindex(len(x), 3):
        out[i, j] = x[i, j]
"""

# --- every element, and nothing else -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("type_", ["i8", "u16", "i32", "f32", "i64", "f64"])
def test_elements_of_every_size_in_any_chunks_from_any_address(type_: str, level: str) -> None:
    """M-005, P-021, U-003"""
    dtype = BY_NAME[type_].numpy
    size = dtype.itemsize
    kernel = made(DOUBLE.format(type=type_))
    chance = np.random.default_rng(size)
    per_line = 64 // size
    counts = [3, 4, *(per_line * n + extra + 3 for n in (1, 2, 3, 5) for extra in (-1, 0, 1)), 1000]
    for number, count in enumerate(counts):
        x = chance.integers(0, 60, count).astype(dtype)
        for offset in {0, size, 64 - size, 1, 33}:
            out = placed(np.full(count, 77, dtype), offset)
            run(kernel, {"x": x, "out": out}, level, chunks=pieces(count - 3, number + offset))
            assert out[:3].tolist() == [77] * min(3, count)
            np.testing.assert_array_equal(out[3:], x[3:] + x[3:])
            assert intact(out)


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("columns", [3, 17, 18, 19, 34, 35, 61, 64, 65, 130])
def test_rows_begin_lines_anywhere(columns: int, level: str) -> None:
    """P-002, P-021"""
    kernel = made(HEAT)
    u = np.random.default_rng(columns).random((9, columns), np.float32)
    want = {"u": u, "v": np.zeros_like(u), "alpha": np.float32(0.1)}
    interpret.run(kernel, want)
    total = 7 * (columns - 2)
    for seed, offset in enumerate((0, 4, 20, 60)):
        v = placed(np.zeros_like(u), offset)
        run(kernel, {"u": u, "v": v, "alpha": np.float32(0.1)}, level, chunks=pieces(total, seed))
        assert v.tobytes() == want["v"].tobytes()
        assert intact(v)


@pytest.mark.usefixtures("always")
def test_arrays_that_begin_their_lines_apart_are_written_as_always() -> None:
    kernel = line("out[i] = x[i]\nother[i] = y[i]")
    x, y = np.arange(100, dtype=np.float32), np.arange(100, 200, dtype=np.float32)
    rest = {"x": x, "y": y, "z": np.zeros(1, np.int32), "wide": np.zeros(1), "a": np.float32(0), "k": 0}
    for offset in (0, 4, 16, 60, 30):
        for other_offset in (0, 4, 64, 31):
            out, other = placed(np.zeros_like(x), offset), placed(np.zeros_like(x), other_offset)
            run(kernel, rest | {"out": out, "other": other}, LEVELS[-1])
            np.testing.assert_array_equal(out, x)
            np.testing.assert_array_equal(other, y)
            assert intact(out)
            assert intact(other)


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("level", LEVELS)
def test_locals_start_afresh_in_every_iteration(level: str) -> None:
    """L-011: also those that a branch assigns."""
    kernel = line("s = y[i]\nif x[i] > 0.5:\n    s = x[i]\n    if y[i] > 0.5:\n        s = a\nout[i] = s")
    chance = np.random.default_rng(1)
    x, y = chance.random(500, np.float32), chance.random(500, np.float32)
    out = placed(np.zeros_like(x), 12)
    rest = {"z": np.zeros(1, np.int32), "other": out, "wide": np.zeros(1), "a": np.float32(7), "k": 0}
    run(kernel, rest | {"x": x, "y": y, "out": out}, level)
    np.testing.assert_array_equal(out, np.where(x > 0.5, np.where(y > 0.5, np.float32(7), x), y))


@pytest.mark.usefixtures("always")
def test_an_array_that_overlaps_what_is_read_is_written_as_always() -> None:
    """M-001, P-010: `out` is `y`, which iterations read at their own place."""
    kernel = made(SAXPY)
    x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    want = 2 * x + y
    run(kernel, {"x": x, "y": y, "out": y, "a": np.float32(2)}, LEVELS[-1], entry=ENTRIES[0])
    np.testing.assert_array_equal(y, want)
    entry = re.search(r"define void @tk_made\(.*?\n}", llvm.emit(kernel, "tk_made"), re.DOTALL)
    assert entry
    assert ".past" not in entry[0]


# --- large launches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_whole_lines_are_stored_with_one_instruction_each(level: str) -> None:
    text = cpu.assembly(llvm.emit(made(SAXPY), "tk_made"), level)
    past = text[text.index("tk_made.past:") :]
    past = past[: past.index(".Lfunc_end")]
    stores = len(re.findall(r"movnt|stnp", past))
    assert stores == {"x86-64-v4": 1, "x86-64-v3": 2, "x86-64-v2": 4, "aarch64": 2}[level]
    assert not re.search(r"%rsp|\[sp", past)  # a line is in registers


def test_a_large_launch_from_several_threads() -> None:
    """Larger than the caches: whoever learns that a chunk has ended sees what it wrote (U-003)."""
    kernel, count = made(SAXPY), (1 << 24) + 77
    x = np.arange(count, dtype=np.float32) % 1000
    out = np.empty(count, np.float32)
    with ThreadPoolExecutor(2) as pool:
        chunks = list(pairwise([*range(0, count, 1_000_001), count]))
        run(kernel, {"x": x, "y": x, "out": out, "a": np.float32(2)}, LEVELS[-1], chunks=chunks, pool=pool)
    np.testing.assert_array_equal(out, 3 * x)


def test_launches_that_the_caches_hold_write_as_always() -> None:
    library = load(cpu.link_image([], LEVELS[-1], prints=False))
    asked = library.tack_streams
    asked.argtypes, asked.restype = [ctypes.c_int64], ctypes.c_int64
    sizes = Path("/sys/devices/system/cpu/cpu0/cache/index3/size")
    held = int(sizes.read_text().strip().removesuffix("K")) << 10 if sizes.exists() else 32 << 20
    assert [bool(asked(bytes_)) for bytes_ in (0, 1 << 20, held, held + 1, 1 << 50)] == [False, False, False, True, True]
