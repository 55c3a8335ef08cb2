"""Every operation and conversion on aarch64, run by qemu: the bits of the references, as on every other CPU (N-011)."""

from __future__ import annotations

import shutil
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from irbuild import assert_close, cast_kernel, converted, edge_values, elementwise, expected, operands

from tack.ops import OPS
from tack_runtime.dtypes import SCALARS
from tackc.compiler import ir
from tackc.emitters.llvm import emit
from tackc.toolchains import cpu, elf

SYSROOT = "/usr/aarch64-linux-gnu"

# Jobs on standard input: symbol, iterations, number of arrays, then size and bytes of each. The last array is written out.
DRIVER = r"""
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static void need(int ok, const char *what) {
  if (!ok) { fprintf(stderr, "%s: %s\n", what, dlerror()); exit(1); }
}
int main(int argc, char **argv) {
  void *library = dlopen(argv[argc - 1], RTLD_NOW);
  need(library != NULL, "dlopen");
  char symbol[64];
  while (fread(symbol, 1, sizeof symbol, stdin) == sizeof symbol) {
    int64_t head[2], size = 0;
    need(fread(head, 8, 2, stdin) == 2, "head");
    uint64_t slots[8] = {0, (uint64_t)head[0]};
    for (int64_t k = 0; k < head[1]; k++) {
      need(fread(&size, 8, 1, stdin) == 1, "size");
      void *data = malloc((size_t)size);
      need(fread(data, 1, (size_t)size, stdin) == (size_t)size, "data");
      slots[2 + k] = (uint64_t)data;
    }
    void (*entry)(const uint64_t *, int64_t, int64_t) = (void (*)(const uint64_t *, int64_t, int64_t))dlsym(library, symbol);
    need(entry != NULL, symbol);
    entry(slots, 0, head[0]);
    fwrite((void *)slots[1 + head[1]], 1, (size_t)size, stdout);
  }
  return 0;
}
"""


class Job(NamedTuple):
    name: str
    kernel: ir.Kernel
    arrays: list[np.ndarray]
    wanted: np.ndarray


def jobs() -> list[Job]:
    made = []
    for op in OPS.values():
        for type_ in op.types():
            arrays = operands(op, type_)
            made.append(Job(f"{op.name}-{type_}", elementwise(op, type_), arrays, expected(op, type_, arrays)))
    for source in SCALARS:
        for target in SCALARS:
            values = edge_values(source)
            made.append(Job(f"{source}-to-{target}", cast_kernel(source, target), [values], converted(source, target, values)))
    return made


JOBS = jobs()


def needed(name: str) -> str:
    path = shutil.which(name)
    assert path, f"{name} is missing: apt install gcc-aarch64-linux-gnu qemu-user libc6-dev-arm64-cross"
    return path


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], np.ndarray]:
    """The output of every job: one image with all kernels, one run."""
    folder: Path = tmp_path_factory.mktemp("aarch64")
    (folder / "driver.c").write_text(DRIVER)
    subprocess.run(
        [needed("aarch64-linux-gnu-gcc"), "-O1", "-Wall", "-Werror", "driver.c", "-o", "driver", "-ldl"], cwd=folder, check=True
    )
    code = [cpu.compile_object(emit(job.kernel, f"tk_{at}"), "aarch64") for at, job in enumerate(JOBS)]
    code.append(cpu.support_object("aarch64"))
    image = elf.link(code, exports=lambda name: name.startswith("tk_") and "." not in name, needed=("libc.so.6",))
    (folder / "kernels.so").write_bytes(image)
    request = b""
    for at, job in enumerate(JOBS):
        arrays = [*job.arrays, np.zeros_like(job.wanted)]
        request += f"tk_{at}".encode().ljust(64, b"\0") + struct.pack("<qq", len(job.wanted), len(arrays))
        request += b"".join(struct.pack("<q", array.nbytes) + array.tobytes() for array in arrays)
    command = [needed("qemu-aarch64"), "-L", SYSROOT, "./driver", "./kernels.so"]
    done = subprocess.run(command, cwd=folder, input=request, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    starts = np.cumsum([0, *(job.wanted.nbytes for job in JOBS)])
    assert len(done.stdout) == starts[-1]

    def output(at: int) -> np.ndarray:
        return np.frombuffer(done.stdout[starts[at] : starts[at + 1]], JOBS[at].wanted.dtype)

    return output


@pytest.mark.parametrize("at", range(len(JOBS)), ids=[job.name for job in JOBS])
def test_aarch64(results, at) -> None:
    """N-001..N-010, N-014, T-019, T-020."""
    job = JOBS[at]
    assert_close(results(at), job.wanted, inputs=job.arrays)
