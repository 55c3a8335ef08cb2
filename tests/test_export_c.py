"""Kernels called from C: the header, the library, and programs that are built with them."""

from __future__ import annotations

import ctypes
import hashlib
import json
import keyword
import os
import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

import tack_runtime
from tack_runtime import dtypes
from tack_runtime.signature import Signature
from tackc import c_header, cli, export_c
from tackc.cli.exits import Exit
from tackc.emitters import llvm_export
from tackc.toolchains import cpu, elf_reader

ROOT = Path(__file__).resolve().parent.parent
KERNELS = """
import tack

T = tack.one_of(tack.f32, tack.f64)
N = tack.one_of(tack.i8, tack.i16)
vec3 = tack.vec3()

@tack.device_class
class Cells:
    data: tack.f32[:]
    size = 4

@tack.kernel
def saxpy(x: T[:], y: T[:], out: T[:], a: T):
    \"\"\"out = a * x + y, element by element. /* No end */ of the comment.\"\"\"
    for i in range(len(x)):
        out[i] = a * x[i] + y[i]

@tack.kernel
def small(out: tack.i32[:], register: tack.i8, n: tack.u16, step: tack.i32, wide: tack.u64, class_: tack.f64) -> tack.i32:
    for i in range(0, len(out), step):
        out[i] = int(register) * 1000 + int(n)
    return int(wide) + int(class_)

@tack.kernel
def double(x: vec3[:, 2]):
    for i, j in tack.ndindex(x.shape[0], 2):
        x[i, j] = x[i, j] * 2.0

@tack.kernel
def tally(x: tack.i32[:], counts: tack.i32[:]):
    for i in range(len(x)):
        tack.atomic_add(counts, x[i], 1)

@tack.kernel
def shout(x: tack.f32[:]):
    for i in range(len(x)):
        print("x", i, x[i])

@tack.kernel
def shift(x: tack.i32[:]):
    for i in range(len(x) - 1):
        x[i] = x[i] + 1

@tack.kernel
def divided(x: tack.i32[:], n: tack.i32):
    for i in range(len(x) // n):
        x[i] = 1

@tack.kernel
def scale(cells: Cells, by: tack.f32):
    for i in range(len(cells.data)):
        cells.data[i] = cells.data[i] * by * cells.size
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bundle of all levels, `k.tackb`, and its export, `out`."""
    folder = tmp_path_factory.mktemp("export")
    (folder / "k.py").write_text(KERNELS)
    built = tackc(
        "build", folder / "k.py", "--arch", "cpu,cuda:sm_90", "--variants", "release,checked", "-o", folder / "k.tackb", "-q"
    )
    assert built.exit_code == 0, built.stderr
    exported = tackc("export-c", folder / "k.tackb", "-o", folder / "out")
    assert exported.exit_code == 0, exported.stderr
    assert "left out k.saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32) (checked): it is for debug mode" in exported.stderr
    return folder


@pytest.fixture(scope="module")
def library(folder: Path) -> ctypes.CDLL:
    return ctypes.CDLL(str(folder / "out" / "lib" / "libk.so"))


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, list(map(str, arguments)))


def status(name: str) -> int:
    return [row[0] for row in c_header.STATUSES].index(name)


def address(array: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def sized(*arrays: np.ndarray) -> list[Any]:
    return [word for array in arrays for word in (address(array), *map(ctypes.c_int64, array.shape))]


# --- names -------------------------------------------------------------------------------------------------------------


def test_the_names_of_the_header_and_the_library_are_the_same(folder: Path) -> None:
    header = (folder / "out" / "include" / "k.h").read_text()
    library = (folder / "out" / "lib" / "libk.so").read_bytes()
    names = set(elf_reader.exported(elf_reader.read_sections(library)))
    assert names == {"k_level", "k_set_threads", "k_saxpy_f32", "k_saxpy_f64", "k_small", "k_double", "k_tally", "k_shout"} | {
        "k_shift",
        "k_divided",
        "k_scale",
    }
    assert all(f" {name}(" in header or f"*{name}(" in header for name in names)
    assert "int8_t register_," in header  # a keyword of C
    assert "float *cells_data," in header
    assert "const float *x," in header
    assert "[x_dim0, 2, 3]" in header
    assert "/ * No end * / of the comment." in header


def test_numbers_are_those_of_the_native_code() -> None:
    source = (ROOT / "tackc" / "toolchains" / "native" / "export.c").read_text()
    listed = source[source.index("enum {") : source.index("};")]
    names = [line.strip().split(",")[0].split(" ")[0] for line in listed.splitlines()[1:] if line.strip()]
    assert names == [f"TACK_{name}" for name, _ in c_header.STATUSES]
    assert set(llvm_export.LEVELS) == set(cpu.LEVELS)


@pytest.mark.parametrize("command", [["gcc", "-std=c99", "-xc"], ["g++", "-std=c++17", "-xc++"], ["clang-22", "-std=c99", "-xc"]])
def test_the_header_is_clean(folder: Path, command: list[str]) -> None:
    text = "#include <k.h>\n#include <k.h>\nint main(void) { return k_set_threads(1) != K_OK; }\n"
    flags = ["-Wall", "-Wextra", "-Werror", "-pedantic", "-Wshadow", "-fsyntax-only", f"-I{folder}/out/include", "-"]
    result = subprocess.run([*command, *flags], input=text, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


def test_same_bundle_same_bytes(folder: Path, tmp_path: Path) -> None:
    assert tackc("export-c", folder / "k.tackb", "-o", tmp_path / "again").exit_code == 0
    written = {path.relative_to(folder / "out"): path.read_bytes() for path in (folder / "out").rglob("*") if path.is_file()}
    again = {p.relative_to(tmp_path / "again"): p.read_bytes() for p in (tmp_path / "again").rglob("*") if p.is_file()}
    assert written == again
    assert len(written) == 4


ODD = """
import tack

@tack.kernel
def step({parameters}) -> tack.i32:
    for i in range(len(cells)):
        cells[i] = cells[i] + 1.0
    return int({last})

@tack.kernel
def OK(cells: tack.f32[:]):
    for i in range(len(cells)):
        cells[i] = 1.0

@tack.kernel
def H(_1: tack.f32[:], _: tack.i32, K_H: tack.i32, argument_1: tack.i32):
    for i in range(len(_1)):
        _1[i] = 2.0

@tack.kernel
def create(cells: tack.f32[:]):
    for i in range(len(cells)):
        cells[i] = 4.0

@tack.kernel
def MAX(cells: tack.f32[:]):
    for i in range(len(cells)):
        cells[i] = 3.0
"""
HEADERS = "complex ctype errno fenv float inttypes limits locale math signal stdarg stdbool stddef stdint stdio stdlib string"


def macros() -> list[str]:
    """The macros that a strict C has without arguments, with and without all of its headers."""
    text = "".join(f"#include <{name}.h>\n" for name in HEADERS.split())
    found = subprocess.run(["gcc", "-std=c99", "-dM", "-E", "-"], input=text, capture_output=True, text=True, check=True).stdout
    names = [line.split()[1] for line in found.splitlines() if "(" not in line.split()[1]]
    return [name for name in names if not name.startswith("_") and name.isidentifier()]


def odd_names() -> list[str]:
    """Names that Python takes: the emitter's, the header's, those of C, of its headers, of LLVM."""
    widths = [f"{kind}{bits}" for kind in ("", "least", "fast") for bits in (8, 16, 32, 64)]
    types = [f"{sign}int{'_' * width[0].isalpha()}{width}_t" for sign in ("", "u") for width in (*widths, "ptr", "max")]
    ours = "status values result shape bits word place level threads wide null none x_dim0 cells_dim0 K_OK K_H K_status K_step"
    known = "linux unix double restrict template nullptr xor size_t INT32_C UINTMAX_C PRIu8 _Bool _Complex __x86_64__ _1 __ _0x"
    listed = [*ours.split(), *known.split(), *types, *macros()]
    return list(dict.fromkeys(name for name in listed if not keyword.iskeyword(name) and name not in ("True", "False")))


@pytest.mark.parametrize("prefix", ["K", "INT32", "int64", "pthread"])
def test_no_name_of_a_parameter_breaks_the_library_or_the_header(tmp_path: Path, prefix: str) -> None:
    """Names are drawn, 40 a time and a type of <stdint.h> for each; the compilers judge."""
    drawn = list(dict.fromkeys([*random.Random(prefix).sample(odd_names(), 37), "status", "values", "int64_t"]))
    types = [f"tack.{'ui'[at % 2]}{8 << at // 2 % 4}" for at in range(len(drawn))]
    parameters = ", ".join(f"{name}: {type_}" for name, type_ in zip(drawn, types, strict=True))
    (tmp_path / "odd.py").write_text(ODD.format(parameters=f"{parameters}, cells: tack.f32[:]", last=drawn[-1]))
    built = tackc("build", tmp_path / "odd.py", "--arch", "cpu:v2", "-o", tmp_path / "odd.tackb", "-q")
    assert built.exit_code == 0, built.stderr
    exported = export_c.export(tmp_path / "odd.tackb", tmp_path / "out", prefix)
    names = [argument.name for argument in exported.functions[-1].arguments]
    assert len(set(names)) == len(names) == len(drawn) + 1
    library = ctypes.CDLL(str(tmp_path / "out" / "lib" / f"lib{prefix}.so"))
    cells, result = np.zeros(3, np.float32), ctypes.c_int32()
    values = [getattr(ctypes, f"c_{type_[5:].replace('i', 'int').replace('u', 'uint')}")(7) for type_ in types]
    step = next(function.name for function in exported.functions if function.kernel == "odd.step")
    assert library[step](*values, *sized(cells), ctypes.byref(result)) == 0
    assert (cells.tolist(), result.value) == ([1.0] * 3, 7)
    headers = "".join(f"#include <{name}.h>\n" for name in HEADERS.split())
    for before, command in (("", ["gcc", "-std=c99", "-xc"]), (headers, ["gcc", "-xc"]), ("", ["g++", "-std=c++17", "-xc++"])):
        text = f"{before}#include <{prefix}.h>\nint main(void) {{ return {prefix}_set_threads(1) != {prefix.upper()}_OK; }}\n"
        flags = ["-Wall", "-Wextra", "-Werror", "-fsyntax-only", f"-I{tmp_path}/out/include", "-"]
        done = subprocess.run([*command, *flags], input=text, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_every_macro_of_c_is_avoided() -> None:
    """What gcc defines is what the patterns have."""
    parameters = tuple((name, dtypes.i32) for name in macros() if name not in ("True", "False"))
    names = [argument.name for argument in c_header.arguments("k", Signature("step", parameters), ())]
    assert len(names) > 300
    assert {*names}.isdisjoint(macros())


def test_no_function_takes_the_place_of_one_of_libc() -> None:
    level = "x86-64-v2"
    objects = [make(level) for make in (cpu.support_object, cpu.print_object, cpu.export_object)]
    symbols = [symbol for data in objects for symbol in elf_reader.read_object(data, "native").symbols if not symbol.section]
    asked = {symbol.name for symbol in symbols if "_" in symbol.name.strip("_") and symbol.name[:1].isalpha()}
    assert {name for name in asked if not name.startswith("tack_")} == c_header.OF_LIBC


# --- calls -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "dtype", "number"), [("f32", np.float32, ctypes.c_float), ("f64", np.float64, ctypes.c_double)])
def test_results_are_those_of_the_bundle(folder: Path, library: ctypes.CDLL, name: str, dtype: type, number: Any) -> None:
    bundle = tack_runtime.load(folder / "k.tackb")
    for count in (0, 1, 7, 1000, 100_003):
        x, y = (np.random.default_rng(seed).standard_normal(count).astype(dtype) for seed in (1, 2))
        expected, out = np.zeros_like(x), np.zeros_like(x)
        bundle.saxpy(x, y, expected, 1.7)
        assert library[f"k_saxpy_{name}"](*sized(x, y, out), number(1.7)) == 0
        assert np.array_equal(out, expected)
        assert library[f"k_saxpy_{name}"](*sized(x, y, y), number(1.7)) == 0  # out is y itself
        assert np.array_equal(y, expected)


def test_narrow_numbers_results_and_steps(library: ctypes.CDLL) -> None:
    """E-010: a step that is not positive runs nothing."""
    out, result = np.zeros(5, np.int32), ctypes.c_int32(-1)
    call: Callable[..., int] = library.k_small

    def run(step: int, where: object) -> int:
        narrow = (ctypes.c_int8(-3), ctypes.c_uint16(65_535), ctypes.c_int32(step))
        return call(*sized(out), *narrow, ctypes.c_uint64(40), ctypes.c_double(2.5), where)

    assert run(2, ctypes.byref(result)) == 0
    assert out.tolist() == [62535, 0, 62535, 0, 62535]
    assert result.value == 42
    out[:] = 0
    assert run(0, None) == run(-1, None) == 0
    assert not out.any()


def test_vectors_objects_and_atomic_updates(library: ctypes.CDLL) -> None:
    points = np.arange(18, dtype=np.float32).reshape(3, 2, 3)
    assert library.k_double(address(points), ctypes.c_int64(3)) == 0
    assert np.array_equal(points, 2 * np.arange(18, dtype=np.float32).reshape(3, 2, 3))
    cells = np.arange(5, dtype=np.float32)
    assert library.k_scale(*sized(cells), ctypes.c_float(0.5)) == 0
    assert np.array_equal(cells, 2 * np.arange(5, dtype=np.float32))  # size is 4
    values, counts = np.random.default_rng(3).integers(0, 10, 50_000, np.int32), np.zeros(10, np.int32)
    assert library.k_tally(*sized(values, counts)) == 0
    assert np.array_equal(counts, np.bincount(values, minlength=10))


def test_refusals_change_nothing(library: ctypes.CDLL) -> None:
    x = np.zeros(8, np.int32)
    nothing, one = ctypes.c_void_p(), ctypes.c_int64(1)
    assert library.k_shift(nothing, one) == status("NULL_ARRAY")
    assert library.k_shift(nothing, ctypes.c_int64(0)) == status("OK")
    assert library.k_shift(address(x), ctypes.c_int64(-1)) == status("BAD_SIZE")
    assert library.k_shift(address(x), ctypes.c_int64(1 << 62)) == status("BAD_SIZE")
    assert library.k_divided(*sized(x), ctypes.c_int32(0)) == status("BAD_BOUND")
    crooked = np.zeros(33, np.uint8)[1:]
    crooked = crooked if crooked.ctypes.data % 4 else np.zeros(34, np.uint8)[2:]
    assert library.k_tally(address(x), one, ctypes.c_void_p(crooked.ctypes.data), one) == status("MISALIGNED")
    assert library.k_tally(address(x), ctypes.c_int64(0), ctypes.c_void_p(crooked.ctypes.data), ctypes.c_int64(0)) == status("OK")
    assert library.k_set_threads(0) == library.k_set_threads(1025) == status("BAD_THREADS")
    assert library.k_set_threads(2) == status("TOO_LATE")
    assert not x.any()
    assert not crooked.any()


def test_lines_go_to_standard_output_whole(folder: Path) -> None:
    code = (
        "import ctypes, sys; k = ctypes.CDLL(sys.argv[1]); x = (ctypes.c_float * 3)(1.5, -2, 3)\n"
        "sys.exit(k.k_shout(x, ctypes.c_int64(3)))\n"
    )
    command = [shutil.which("python3") or "python3", "-c", code, str(folder / "out" / "lib" / "libk.so")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, sorted(done.stdout.splitlines())) == (0, ["x 0 1.500000", "x 1 -2.000000", "x 2 3.000000"])
    with open("/dev/full", "w", encoding="utf-8") as full:
        assert subprocess.run(command, stdout=full, check=False).returncode == status("PRINT_FAILED")


def test_threads_and_forks(folder: Path, tmp_path: Path) -> None:
    """From several threads at once, and in the child of a fork."""
    source = tmp_path / "many.c"
    source.write_text(
        """#include <k.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
enum { COUNT = 300000, ROUNDS = 40, THREADS = 4 };
static float x[COUNT], y[COUNT];
static void *run(void *unused) {
  float *out = malloc(sizeof x);
  int round, i;
  for (round = 0; round < ROUNDS; round++) {
    for (i = 0; i < COUNT; i++) out[i] = -1;
    if (k_saxpy_f32(x, COUNT, y, COUNT, out, COUNT, 2.0f) != K_OK) exit(2);
    for (i = 0; i < COUNT; i++) if (out[i] != 2.0f * x[i] + y[i]) exit(3);
  }
  free(out);
  return unused;
}
int main(void) {
  pthread_t threads[THREADS];
  int i, child = 0;
  pid_t pid;
  for (i = 0; i < COUNT; i++) { x[i] = (float)i; y[i] = 1.0f; }
  if (k_set_threads(3) != K_OK) return 4;
  for (i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, run, NULL);
  for (i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  pid = fork();
  if (pid == 0) { run(NULL); _exit(0); }
  waitpid(pid, &child, 0);
  puts(k_level());
  return child != 0;
}
"""
    )
    out = folder / "out"
    flags = ["-std=gnu99", "-O1", f"-I{out}/include", f"-L{out}/lib", f"-Wl,-rpath,{out}/lib"]
    subprocess.run(["gcc", *flags, str(source), "-o", str(tmp_path / "many"), "-lk", "-lpthread"], check=True)
    done = subprocess.run([str(tmp_path / "many")], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout.strip() in cpu.LEVELS) == (0, True), done


@pytest.mark.parametrize(("processor", "level"), [("Nehalem-v2", "x86-64-v2"), ("Haswell-v4", "x86-64-v3")])
def test_the_best_level_of_the_processor_is_taken(folder: Path, tmp_path: Path, processor: str, level: str) -> None:
    """On processors that QEMU has: no instruction of a higher level runs there."""
    if os.uname().machine != "x86_64":
        processor, level = "max", "aarch64"
    source = tmp_path / "level.c"
    source.write_text(
        "#include <k.h>\n#include <stdio.h>\nint main(void) { float x[9] = {1, 2, 3}, out[9]; k_set_threads(1);\n"
        "  puts(k_level()); return k_saxpy_f32(x, 9, x, 9, out, 9, 2.0f) != K_OK || out[2] != 9.0f; }\n"
    )
    out = folder / "out"
    flags = [f"-I{out}/include", f"-L{out}/lib", f"-Wl,-rpath,{out}/lib"]
    subprocess.run(["gcc", *flags, str(source), "-o", str(tmp_path / "level"), "-lk"], check=True)
    command = [f"qemu-{os.uname().machine}", "-cpu", processor, str(tmp_path / "level")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout) == (0, f"{level}\n"), done.stderr


def test_code_for_another_machine(tmp_path: Path) -> None:
    source, out = tmp_path / "k.py", tmp_path / "out"
    source.write_text(KERNELS)
    assert tackc("build", source, "--arch", "cpu:aarch64,cpu:v2", "-o", tmp_path / "k.tackb", "-q").exit_code == 0
    refused = tackc("export-c", tmp_path / "k.tackb", "-o", out)
    assert (refused.exit_code, "code for x86_64 and aarch64; choose one with --machine" in refused.stderr) == (Exit.USAGE, True)
    assert tackc("export-c", tmp_path / "k.tackb", "-o", out, "--machine", "aarch64").exit_code == 0
    program = tmp_path / "small.c"
    program.write_text(
        "#include <k.h>\n#include <stdio.h>\nint main(void) { int32_t out[5], sum = 0; puts(k_level());\n"
        "  return k_small(out, 5, -3, 65535, 1, 40, 2.5, &sum) != K_OK || out[4] != 62535 || sum != 42; }\n"
    )
    flags = [f"-I{out}/include", f"-L{out}/lib", f"-Wl,-rpath,{out}/lib", "-o", str(tmp_path / "small"), "-lk"]
    subprocess.run(["aarch64-linux-gnu-gcc", str(program), *flags], check=True)
    command = ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu", str(tmp_path / "small")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout) == (0, "aarch64\n"), done.stderr


# --- the sample --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def heat(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("heat folder")  # with a space
    source = ROOT / "kernels_examples" / "heat.py"
    assert tackc("build", source, "--arch", "cpu", "-o", folder / "heat.tackb", "-q").exit_code == 0
    assert tackc("export-c", folder / "heat.tackb", "-o", folder / "heat").exit_code == 0
    return folder


def test_the_sample_builds_with_cmake_and_runs(heat: Path, tmp_path: Path) -> None:
    source = ROOT / "kernels_examples" / "c"
    subprocess.run(["cmake", "-S", source, "-B", tmp_path, f"-DCMAKE_PREFIX_PATH={heat}/heat"], check=True, capture_output=True)
    subprocess.run(["cmake", "--build", tmp_path], check=True, capture_output=True)
    check_sample(tmp_path / "plate")


def test_the_sample_builds_with_pkg_config_and_runs(heat: Path, tmp_path: Path) -> None:
    sample = tmp_path / "c"
    shutil.copytree(ROOT / "kernels_examples" / "c", sample)
    (tmp_path / "heat").symlink_to(heat / "heat")  # a make variable with a space is two words
    done = subprocess.run(["make", "-C", sample, f"HEAT={tmp_path}/heat", "CFLAGS=-std=c99 -Wall -Wextra -Werror"], check=False)
    assert done.returncode == 0
    check_sample(sample / "plate")


def check_sample(program: Path) -> None:
    """What it prints is what NumPy finds."""
    u = np.zeros((128, 192), np.float32)
    u[0], u[64:, -1] = 1.0, 0.6
    for _ in range(2000):
        v = u.copy()
        v[1:-1, 1:-1] = np.float32(0.25) * (u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:])
        u = v
    done = subprocess.run([program], capture_output=True, text=True, check=True, env={})
    head, _, level = done.stdout.partition(" with code for ")
    assert head == "2000 steps on a plate of 128 x 192"
    assert level.strip().split(": ") == [level.split(":")[0], f"{u.mean(dtype=np.float64):.4f} on average"]
    assert level.split(":")[0] in cpu.LEVELS


# --- refusals ----------------------------------------------------------------------------------------------------------


def test_a_folder_of_something_else_stays(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    result = tackc("export-c", folder / "k.tackb", "-o", tmp_path, "--json")
    assert result.exit_code == Exit.USAGE
    assert "holds something else than an exported library (notes.txt)" in json.loads(result.stdout)["errors"][0]["message"]
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


@pytest.mark.parametrize("prefix", ["", "1k", "a-b", "int", "tack_x", "é"])
def test_a_prefix_that_is_no_c_name(folder: Path, tmp_path: Path, prefix: str) -> None:
    result = tackc("export-c", folder / "k.tackb", "-o", tmp_path / "x", "--prefix", prefix)
    assert (result.exit_code, "choose letters, digits and _ with --prefix NAME" in result.stderr) == (Exit.USAGE, True)
    assert not (tmp_path / "x").exists()


def test_nothing_for_c(folder: Path, tmp_path: Path) -> None:
    source = tmp_path / "g.py"
    source.write_text(KERNELS)
    assert tackc("build", source, "--arch", "cuda:sm_90", "-o", tmp_path / "g.tackb", "-q").exit_code == 0
    result = tackc("export-c", tmp_path / "g.tackb", "-o", tmp_path / "x")
    assert (result.exit_code, "has no code for the CPU; build it with --arch cpu" in result.stderr) == (Exit.USAGE, True)
    result = tackc("export-c", folder / "k.tackb", "-o", tmp_path / "x", "--machine", "aarch64")
    assert (result.exit_code, "has no code for aarch64; it has code for x86_64" in result.stderr) == (Exit.USAGE, True)


def test_an_export_replaces_an_export(folder: Path, tmp_path: Path) -> None:
    first = export_c.export(folder / "k.tackb", tmp_path / "x", "first")
    second = export_c.export(folder / "k.tackb", tmp_path / "x", "second")
    assert [each.name.replace("first", "second") for each in first.functions] == [each.name for each in second.functions]
    assert sorted(path.name for path in (tmp_path / "x").rglob("*") if path.is_file()) == sorted(
        ["second.h", "libsecond.so", "second.pc", "second-config.cmake"]
    )
    digest = hashlib.sha256((tmp_path / "x" / "lib" / "libsecond.so").read_bytes()).hexdigest()
    assert digest != hashlib.sha256((folder / "out" / "lib" / "libk.so").read_bytes()).hexdigest()
