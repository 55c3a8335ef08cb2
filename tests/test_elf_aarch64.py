"""Images for aarch64, run by qemu: what the linker writes loads, and the pool in it runs every iteration once."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from native_images import COUNT, SAXPY, compiled, image
from test_elf import EXPORTS, FIRST, NEEDED, SECOND

from tackc.toolchains.elf import link

SYSROOT = "/usr/aarch64-linux-gnu"

DRIVER = r"""
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *library;
static void *find(const char *name) {
  void *found = dlsym(library, name);
  if (!found) { puts(dlerror()); exit(1); }
  return found;
}
#define INT(name, ...) printf("%ld\n", (long)((int64_t (*)(int64_t, int64_t))find(name))(__VA_ARGS__))

static void basics(void) {
  INT("twelve", 0, 0);
  INT("through_table", 5, 0);
  INT("letter", 1, 0);
  INT("accumulate", 999, 2);
  INT("accumulate", 999, 3);
  INT("through_distance", 999, 0);
  INT("next", 0, 0);
  INT("peek", 0, 0);
  printf("%.6f\n", ((double (*)(double))find("sine"))(1.0));
  printf("%.6f\n", ((double (*)(double))find("sine_through_pointer"))(1.0));
}

struct kernel { void *entry, *noalias; int64_t cost; };
typedef void (*run_t)(struct kernel *, const uint64_t *, int64_t, int64_t);

static void pool(void) {
  enum { N = 200000 };
  run_t run = (run_t)find("tack_run");
  ((void (*)(void *, int64_t))find("tack_initialize"))(NULL, 3);
  struct kernel count = {find("k_count"), NULL, 0};
  int64_t *counts = calloc(N, 8), wrong = 0;
  uint64_t slots[1] = {(uint64_t)counts};
  for (int launch = 0; launch < 20; launch++) {
    if (launch % 2) count.cost = 5000000; /* 5 ns: as if it were worth sharing */
    run(&count, slots, N, 0);
  }
  for (int i = 0; i < N; i++) wrong += counts[i] != 20;
  printf("%ld threads, %ld wrong\n", (long)((int64_t (*)(void))find("tack_threads"))(), (long)wrong);
  struct kernel saxpy = {find("k_saxpy"), NULL, 0};
  float x[3] = {1, 2, 3}, y[3] = {10, 20, 30}, out[3] = {0}, a = 2;
  uint64_t packed[6] = {0, 3, (uint64_t)x, (uint64_t)y, (uint64_t)out, 0};
  memcpy(&packed[5], &a, 4);
  run(&saxpy, packed, 3, 0);
  printf("%g %g %g\n", out[0], out[1], out[2]);
}

int main(int argc, char **argv) {
  library = dlopen(argv[1], RTLD_NOW);
  if (!library) { puts(dlerror()); return 1; }
  if (argc > 2) pool(); else basics();
  return 0;
}
"""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("aarch64")
    for name, package in (
        ("aarch64-linux-gnu-gcc", "gcc-aarch64-linux-gnu libc6-dev-arm64-cross"),
        ("qemu-aarch64", "qemu-user"),
    ):
        if shutil.which(name) is None:
            pytest.fail(f"{name} is missing: apt-get install {package}")
    (folder / "driver.c").write_text(DRIVER)
    subprocess.run(["aarch64-linux-gnu-gcc", "-O1", "-o", "driver", "driver.c", "-ldl"], cwd=folder, check=True)
    return folder / "driver"


def lines(driver: Path, data: bytes, *arguments: str) -> list[str]:
    path = driver.parent / "image.so"
    path.write_bytes(data)
    command = ["qemu-aarch64", "-L", SYSROOT, str(driver), str(path), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_code_data_and_imports(driver: Path) -> None:
    objects = [compiled(FIRST, "aarch64"), compiled(SECOND, "aarch64")]
    data = link(objects, exports=EXPORTS, needed=NEEDED)
    assert lines(driver, data) == ["12", "15", "101", "2", "5", "5", "41", "41", "0.841471", "0.841471"]


def test_the_pool_runs_every_iteration_once(driver: Path) -> None:
    """U-001"""
    assert lines(driver, image([SAXPY, COUNT], "aarch64"), "pool") == ["3 threads, 0 wrong", "12 24 36"]
