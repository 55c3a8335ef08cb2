"""The same bytes from every CPU level and machine, number of lanes and threads, compiled ahead of time and by a call.

The kernels are the set of Mandelbrot, whose iterations take different turns, and maps through elementary functions.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from cpu_run import LEVELS

from tack_runtime.manifest import Slot
from tackc.compiler.elementary.table import meaning
from tackc.contents import Contents, read_contents

ROOT = Path(__file__).parent.parent
SYSROOT = "/usr/aarch64-linux-gnu"
LAUNCHES: Final = 3  # the pool shares out what the first one found to be worth it
PIXELS, TURNS, COUNT = 120, 200, 30_011
LANES: Final = {"chosen": (), "one": ("--lanes", "1"), "eight": ("--lanes", "8")}

KERNELS = """
import tack
from tack import f32, f64, i32


@tack.kernel
def mandelbrot(turns: i32[:, :], limit: i32):
    for row, column in tack.ndindex(turns.shape[0], turns.shape[1]):
        x0 = -2.0 + float(column) * (3.0 / float(turns.shape[1]))
        y0 = -1.5 + float(row) * (3.0 / float(turns.shape[0]))
        x = 0.0
        y = 0.0
        count = 0
        while count < limit:
            x2 = x * x
            y2 = y * y
            if x2 + y2 > 4.0:
                break
            y = 2.0 * x * y + y0
            x = x2 - y2 + x0
            count += 1
        turns[row, column] = count


@tack.kernel
def waves(x: f32[:], out: f32[:]):
    for i in range(len(out)):
        v = x[i]
        out[i] = tack.sin(v) * tack.exp(-v * v) + tack.log(1.0 + v * v)


@tack.kernel
def wide_waves(x: f64[:], out: f64[:]):
    for i in range(len(out)):
        v = x[i]
        out[i] = tack.atan2(tack.sinh(v), tack.cos(v)) + v * tack.tanh(v) ** 0.5
"""

# What a process runs on this machine: the bundles, and the module whose calls compile.
RUN = """
import hashlib, json, sys
import numpy as np
import tack_runtime
import kernels

digests = {}
for way, source in [*((name, tack_runtime.load(f"{name}.tackb")) for name in sys.argv[1:]), ("call", kernels)]:
    for name, (given, out, numbers) in {
        "mandelbrot": ((), np.zeros((PIXELS, PIXELS), np.int32), (TURNS,)),
        "waves": ((np.fromfile("waves.bin", np.float32),), np.zeros(COUNT, np.float32), ()),
        "wide_waves": ((np.fromfile("wide_waves.bin", np.float64),), np.zeros(COUNT), ()),
    }.items():
        for launch in range(LAUNCHES):
            out[...] = 7
            getattr(source, name)(*given, out, *numbers)
        digests[f"{way} {name}"] = hashlib.sha256(out.tobytes()).hexdigest()
print(json.dumps(digests))
"""

# On standard input, launches: symbol, iterations, slots; each slot is whether its value is an address, then the value, which for
# an address is a number of bytes, and those. What the last array then holds is written out.
DRIVER = r"""
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct kernel { void *entry, *noalias; int64_t cost; };
static void need(int ok, const char *what) {
  if (!ok) { fprintf(stderr, "%s: %s\n", what, dlerror()); exit(1); }
}
int main(int argc, char **argv) {
  need(argc == 4, "arguments");
  void *library = dlopen(argv[1], RTLD_NOW);
  need(library != NULL, "dlopen");
  ((void (*)(const void *, int64_t))dlsym(library, "tack_initialize"))(NULL, atoi(argv[2]));
  void (*run)(struct kernel *, const uint64_t *, int64_t, int64_t) = dlsym(library, "tack_run");
  char symbol[64];
  while (fread(symbol, 1, sizeof symbol, stdin) == sizeof symbol) {
    struct kernel kernel = {dlsym(library, symbol), NULL, 5000000}; /* 5 ns an iteration: worth sharing out */
    need(kernel.entry != NULL, symbol);
    int64_t head[2], slot[2], size = 0;
    need(fread(head, 8, 2, stdin) == 2, "head");
    uint64_t slots[16];
    void *data = NULL;
    for (int64_t k = 0; k < head[1]; k++) {
      need(fread(slot, 8, 2, stdin) == 2, "slot");
      slots[k] = (uint64_t)slot[1];
      if (!slot[0]) continue;
      size = slot[1];
      data = malloc((size_t)size);
      need(fread(data, 1, (size_t)size, stdin) == (size_t)size, "data");
      slots[k] = (uint64_t)data;
    }
    for (int launch = 0; launch < atoi(argv[3]); launch++) run(&kernel, slots, head[0], 0);
    need(fwrite(data, 1, (size_t)size, stdout) == (size_t)size, "output");
  }
  return 0;
}
"""


def inputs() -> dict[str, np.ndarray]:
    """Values in all of the functions' ranges, and at their edges."""
    rng = np.random.default_rng(9)
    found = {}
    for name, type_ in (("waves", np.float32), ("wide_waves", np.float64)):
        usual, rare = rng.normal(0, 3, COUNT), rng.normal(0, 1, COUNT) * 10.0 ** rng.integers(-38, 38, COUNT)
        values = np.where(rng.random(COUNT) < 0.7, usual, rare)
        tiny, huge = np.finfo(type_).smallest_subnormal, np.finfo(type_).max
        edges = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, tiny, -tiny, huge, -huge, 1.0, 88.0, 104.0], type_)
        found[name] = values.astype(type_)
        found[name][: len(edges)] = edges
    return found


INPUTS: Final = inputs()


def expected() -> dict[str, np.ndarray]:
    """What the kernels mean, operation by operation in NumPy, in the types of the kernels."""
    f32, (x, v) = np.float32, (INPUTS["waves"], INPUTS["wide_waves"])
    step = f32(3) / f32(PIXELS)
    x0, y0 = np.meshgrid(f32(-2) + np.arange(PIXELS, dtype=f32) * step, f32(-1.5) + np.arange(PIXELS, dtype=f32) * step)
    re, im, turns, live = np.zeros_like(x0), np.zeros_like(x0), np.zeros(x0.shape, np.int32), np.ones(x0.shape, bool)
    with np.errstate(all="ignore"):
        for _ in range(TURNS):
            re2, im2 = re * re, im * im
            live &= ~(re2 + im2 > 4)
            re, im = np.where(live, re2 - im2 + x0, re), np.where(live, f32(2) * re * im + y0, im)
            turns += live
        map32 = meaning("sin")(x) * meaning("exp")(-x * x) + meaning("log")(f32(1) + x * x)
        root = meaning("pow")(meaning("tanh")(v), np.full_like(v, 0.5))
        map64 = meaning("atan2")(meaning("sinh")(v), meaning("cos")(v)) + v * root
    return {"mandelbrot": turns, "waves": map32, "wide_waves": map64}


EXPECTED: Final = expected()


def digest(output: bytes) -> str:
    return hashlib.sha256(output).hexdigest()


WANTED: Final = {name: digest(each.tobytes()) for name, each in EXPECTED.items()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The kernels, their inputs, and a bundle for every number of lanes, for all levels."""
    made: Path = tmp_path_factory.mktemp("same-bits")
    (made / "kernels.py").write_text(KERNELS)
    numbers = "".join(f"{name} = {globals()[name]}\n" for name in ("PIXELS", "TURNS", "COUNT", "LAUNCHES"))
    (made / "run.py").write_text(numbers + RUN)
    for name, values in INPUTS.items():
        values.tofile(made / f"{name}.bin")
    for name, options in LANES.items():
        arguments = [
            "build",
            "kernels.py",
            "--arch",
            "cpu:v2,cpu:v3,cpu:v4,cpu:aarch64",
            "-o",
            f"{name}.tackb",
            "--quiet",
            *options,
        ]
        python(made, ["-m", "tackc", *arguments], {})
    return made


def python(folder: Path, arguments: list[str], environment: dict[str, str]) -> str:
    settings = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    done = subprocess.run([sys.executable, *arguments], cwd=folder, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("level", LEVELS)
def test_on_this_machine(folder: Path, level: str, threads: int) -> None:
    """J-003, N-011, N-018, U-001."""
    settings = {"TACK_CPU_ISA": level, "TACK_CPU_THREADS": str(threads), "TACK_CACHE": "0"}
    found = json.loads(python(folder, ["run.py", *LANES], settings))
    assert found == {f"{way} {name}": wanted for way in (*LANES, "call") for name, wanted in WANTED.items()}


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("lanes", LANES)
def test_on_aarch64(folder: Path, lanes: str, threads: int) -> None:
    """N-011, N-018, U-001: run by qemu."""
    contents = read_contents(folder / f"{lanes}.tackb")
    for name in ("aarch64-linux-gnu-gcc", "qemu-aarch64"):
        assert shutil.which(name), f"{name} is missing: apt install gcc-aarch64-linux-gnu qemu-user libc6-dev-arm64-cross"
    (folder / "driver.c").write_text(DRIVER)
    compiler = ["aarch64-linux-gnu-gcc", "-O1", "-Wall", "-Werror", "driver.c", "-o", "driver", "-ldl"]
    subprocess.run(compiler, cwd=folder, check=True)
    jobs = b"".join(job(contents, name) for name in EXPECTED)
    (library,) = {image.member for entry in contents.manifest.kernels for image in aarch64(entry)}
    (folder / "library.so").write_bytes(contents.members[library])
    command = ["qemu-aarch64", "-L", SYSROOT, "./driver", "./library.so", str(threads), str(LAUNCHES)]
    done = subprocess.run(command, cwd=folder, input=jobs, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    starts = np.cumsum([0, *(each.nbytes for each in EXPECTED.values())])
    found = {name: digest(done.stdout[start:stop]) for name, start, stop in zip(EXPECTED, starts, starts[1:], strict=False)}
    assert found == WANTED


def aarch64(entry: Any) -> list[Any]:
    """The images of a kernel's variants for aarch64."""
    return [image for variant in entry.variants for image in variant.images if image.level == "aarch64"]


def job(contents: Contents, name: str) -> bytes:
    """One launch for the driver, with its slots as the manifest lists them."""
    entry = next(entry for entry in contents.manifest.kernels if entry.name == name)
    ((variant,), (image,)) = entry.variants, aarch64(entry)
    arrays = {"x": INPUTS[name]} if name in INPUTS else {}
    arrays[next(iter(variant.written))] = np.zeros_like(EXPECTED[name])
    slots = b"".join(slot_bytes(slot, arrays, EXPECTED[name].shape) for slot in variant.slots)
    symbol = image.symbol.encode().ljust(64, b"\0")
    return symbol + struct.pack("<qq", EXPECTED[name].size, len(variant.slots)) + slots


def slot_bytes(slot: Slot, arrays: dict[str, np.ndarray], counts: tuple[int, ...]) -> bytes:
    match slot.kind:
        case "start":
            return struct.pack("<qq", 0, 0)
        case "step":
            return struct.pack("<qq", 0, 1)
        case "count":
            return struct.pack("<qq", 0, counts[slot.axis])
        case "dim":
            return struct.pack("<qq", 0, arrays[slot.parameter].shape[slot.axis])
        case "scalar":
            return struct.pack("<qq", 0, TURNS)
        case "address":
            values = arrays[slot.parameter]
            return struct.pack("<qq", 1, values.nbytes) + values.tobytes()
        case other:
            raise AssertionError(other)
