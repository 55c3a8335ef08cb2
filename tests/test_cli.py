"""The command line: exit codes, texts, JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import click
import numpy as np
import pytest
from click.testing import CliRunner, Result

import tack_runtime
from tack_runtime import settings
from tack_runtime.drivers import cpu as cpu_driver
from tack_runtime.errors import InternalError
from tack_runtime.manifest import Skipped
from tack_runtime.options import PLAIN, Options
from tackc import build as building
from tackc import bundle as writer
from tackc import cli, entries, inspection
from tackc.cli import output
from tackc.cli.exits import Exit
from tackc.compiler.errors import CATALOGUE
from tackc.compiler.program import Function, Program
from tackc.contents import read_contents
from tackc.jit import compile_variant
from tackc.toolchains import nvrtc

ROOT = Path(__file__).resolve().parent.parent

SAXPY = """\
import tack

@tack.kernel
def saxpy(x: tack.f32[:], y: tack.f32[:], out: tack.f32[:], a: tack.f32):
    for i in range(len(x)):
        out[i] = a * x[i] + y[i]
"""

TURNS = """\
import tack

@tack.kernel
def turns(x: tack.f32[:], out: tack.i32[:]):
    for i in range(len(x)):
        v = x[i]
        n = 0
        while v < 1000000.0:
            v = v * v + 2.0
            n += 1
        out[i] = n
"""

WRONG = """\
import tack

@tack.kernel
def one(x: tack.f32[:]):
    first = x[0]

@tack.kernel
def two(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = unknown_name

@tack.kernel
def three(x: tack.f32[:]):
    for i in range(len(x)):
        assert x[i]
"""

Write = Callable[[str, str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(name: str, text: str) -> Path:
        (tmp_path / name).write_text(text)
        return tmp_path / name

    return write


@pytest.fixture
def saxpy(write: Write) -> Path:
    return write("saxpy_c.py", SAXPY)


@pytest.fixture
def bundle(saxpy: Path, tmp_path: Path) -> Path:
    output = tmp_path / "saxpy.tackb"
    result = tackc("build", saxpy, "--arch", "cpu:x86-64-v2,metal", "-o", output)
    assert result.exit_code == 0, result.output
    return output


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, [str(argument) for argument in arguments], prog_name="tackc")


# --- build -------------------------------------------------------------------------------------------------------------


def test_build_reports_progress_and_a_table(saxpy: Path, tmp_path: Path) -> None:
    output = tmp_path / "new" / "saxpy.tackb"
    result = tackc("build", saxpy, "--arch", "cpu,metal", "-o", output, "-j", "1")
    assert result.exit_code == 0, result.output
    assert result.stderr.splitlines() == ["[1/1] cpu saxpy_c.saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)"]
    heading, row, *_, last = result.stdout.splitlines()
    assert heading.split() == ["kernel", "variants", "cached", "targets", "bytes", "seconds"]
    assert row.split()[:4] == ["saxpy_c.saxpy", "1", "0", "cpu,metal"]
    assert last.startswith(f"wrote {output} ({output.stat().st_size:,} bytes) in ")


def test_build_json(saxpy: Path, tmp_path: Path) -> None:
    result = tackc("build", saxpy, "--arch", "cpu:x86-64-v3,metal", "-o", tmp_path / "k.tackb", "--json")
    report = json.loads(result.stdout)
    assert result.stderr == ""
    assert report["output"] == str(tmp_path / "k.tackb")
    (variant,) = report["variants"]
    assert variant["kernel"] == "saxpy_c.saxpy"
    assert variant["signature"] == "saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)"
    assert variant["targets"] == ["cpu:x86-64-v3", "metal"]


def test_quiet_says_nothing(saxpy: Path, tmp_path: Path) -> None:
    result = tackc("build", saxpy, "--arch", "metal", "-o", tmp_path / "k.tackb", "--quiet")
    assert (result.exit_code, result.output) == (0, "")


@pytest.mark.parametrize("option", ["slash", "--directory"])
def test_build_writes_a_folder(saxpy: Path, tmp_path: Path, option: str) -> None:
    output = f"{tmp_path / 'k.tackb'}{'/' if option == 'slash' else ''}"
    result = tackc("build", saxpy, "--arch", "metal", "-o", output, *([option] if option != "slash" else []))
    assert result.exit_code == 0, result.output
    assert (tmp_path / "k.tackb" / "manifest.json").is_file()


def test_print_after_shows_the_ir_of_a_pass(saxpy: Path, tmp_path: Path) -> None:
    result = tackc("build", saxpy, "--arch", "metal", "-o", tmp_path / "k.tackb", "-q", "--print-after", "flatten")
    assert result.stdout.startswith("# after flatten\nkernel saxpy(")
    result = tackc("build", saxpy, "--arch", "metal", "-o", tmp_path / "k.tackb", "-q", "--print-after", "flaten")
    assert result.exit_code == Exit.USAGE
    assert "did you mean 'flatten'?" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--arch", "cdua"], "error: unknown target 'cdua' (did you mean 'cuda'?)"),
        (["--arch", "cpu", "--spec", "saxpy(x=f99)"], "error: --spec: expected a type"),
        (["--arch", "cpu", "--spec", "saxpi(x=f32[:])"], "did you mean 'saxpy'?"),
        (["--arch", "cpu", "-j", "0"], "Invalid value for '-j'"),
        ([], "Missing option '--arch'"),
    ],
)
def test_usage_errors_exit_2(saxpy: Path, tmp_path: Path, arguments: list[str], text: str) -> None:
    result = tackc("build", saxpy, "-o", tmp_path / "k.tackb", *arguments)
    assert result.exit_code == Exit.USAGE
    assert text in result.stderr
    assert not (tmp_path / "k.tackb").exists()


def test_output_of_one_file_is_named_after_it(saxpy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(saxpy.parent)
    assert tackc("build", saxpy, "--arch", "metal", "-q").exit_code == 0
    assert Path("saxpy_c.tackb").is_file()
    result = tackc("build", saxpy, saxpy, "--arch", "metal", "-q")
    assert result.exit_code == Exit.USAGE
    assert "name it with -o" in result.stderr


def test_output_is_never_a_source_file(saxpy: Path) -> None:
    result = tackc("build", saxpy, "--arch", "metal", "-o", saxpy)
    assert result.exit_code == Exit.USAGE
    assert "is one of the inputs" in result.stderr
    assert saxpy.read_text() == SAXPY


def test_an_output_that_is_a_circle_of_links_exits_2(saxpy: Path, tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    result = tackc("build", saxpy, "--arch", "metal", "-o", tmp_path / "a")
    assert result.exit_code == Exit.USAGE
    assert "Too many levels of symbolic links" in result.stderr


def test_an_output_that_cannot_be_written_exits_2(saxpy: Path, tmp_path: Path) -> None:
    result = tackc("build", saxpy, "--arch", "metal", "-o", tmp_path)
    assert result.exit_code == Exit.USAGE
    assert "it is a folder" in result.stderr


def test_require_binaries_exits_4_with_the_install_command(saxpy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nvrtc, "available", lambda: "NVRTC is not installed")
    output = tmp_path / "k.tackb"
    result = tackc("build", saxpy, "--arch", "cuda:sm_90", "-o", output, "--require-binaries")
    assert result.exit_code == Exit.TOOLCHAIN
    assert nvrtc.INSTALL in result.stderr
    assert not output.exists()
    result = tackc("build", saxpy, "--arch", "cuda:sm_90", "-o", output)
    assert result.exit_code == 0, result.output
    assert nvrtc.INSTALL in result.stdout


def test_config_file_adds_variants(saxpy: Path, write: Write, tmp_path: Path) -> None:
    config = write("tackc.toml", '[[specialize]]\nsignature = "saxpy(x=f64[:], y=f64[:], out=f64[:], a=f64)"\n')
    result = tackc("build", saxpy, "--arch", "cpu:x86-64-v2", "-o", tmp_path / "k.tackb", "--config", config, "--json")
    assert [variant["signature"] for variant in json.loads(result.stdout)["variants"]] == [
        "saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)",
        "saxpy(x=f64[:], y=f64[:], out=f64[:], a=f64)",
    ]


# --- errors in kernels -------------------------------------------------------------------------------------------------


def test_check_prints_every_diagnostic_with_a_caret(write: Write) -> None:
    result = tackc("check", write("wrong_c.py", WRONG))
    assert result.exit_code == Exit.KERNEL_SOURCE
    assert result.stderr.count("error[TK") == 3
    assert result.stderr.count("  --> wrong_c.py:") == 3
    for source in ("x[i] = unknown_name", "assert x[i]"):
        line = next(i for i, text in enumerate(result.stderr.splitlines()) if text.endswith(source))
        assert result.stderr.splitlines()[line + 1].rstrip().endswith("^")
    assert result.stderr.endswith("\n3 errors\n")


def test_check_of_right_kernels(saxpy: Path) -> None:
    result = tackc("check", saxpy)
    assert (result.exit_code, result.stdout) == (0, "1 kernel, 1 variant: no errors\n")


def test_check_says_what_it_could_not_check(write: Write) -> None:
    path = write("bare_c.py", SAXPY.replace(": tack.f32[:]", "").replace(": tack.f32", ""))
    result = tackc("check", path)
    assert result.exit_code == 0
    first, second = result.stdout.splitlines()
    assert first == "1 kernel, 0 variants: no errors"
    assert "checked only by the rules that need no types: bare_c.saxpy" in second
    data = json.loads(tackc("check", path, "--json").stdout)
    assert data == {"errors": [], "kernels": 1, "variants": 0, "warnings": [], "without_variants": ["bare_c.saxpy"]}


MAYBE = """
import tack

@tack.kernel
def k(x: {0}):
    for i in range(len(x)):
        if x[i] > 0.0:
            s = 1.0
        x[i] = s
"""


def test_a_local_that_may_be_unassigned_is_a_warning(write: Write, tmp_path: Path) -> None:
    """E-020"""
    wanted = "warning: Kernel 'k': 's' at line 6, column 16 may be read before it is assigned"
    path = write("maybe_c.py", MAYBE.format("tack.one_of(tack.f32, tack.f64)[:]"))
    for arguments in (["check", path], ["build", path, "--arch", "metal,cpu", "-q", "-o", tmp_path / "k.tackb"]):
        result = tackc(*arguments)
        assert result.exit_code == 0
        assert result.stderr.count("warning:") == 1, "two variants, one warning"
        assert result.stderr.startswith(wanted)
        assert result.stderr.endswith("(maybe_c.py:9) [TK041]\n")
    result = tackc("check", path, "--json")
    assert [text.partition(" may")[0] for text in json.loads(result.stdout)["warnings"]] == [wanted[9:].partition(" may")[0]]
    undeclared = tackc("check", write("bare_c.py", MAYBE.format("object")))
    assert undeclared.exit_code == 0
    assert undeclared.stderr.startswith(wanted)
    assert "TK041: " in tackc("explain", "TK041").stdout


def test_errors_as_json(write: Write, tmp_path: Path) -> None:
    path = write("wrong_c.py", WRONG)
    for arguments in (["check", path, "--json"], ["build", path, "--arch", "cpu", "-o", tmp_path / "k.tackb", "--json"]):
        result = tackc(*arguments)
        assert result.exit_code == Exit.KERNEL_SOURCE
        errors = json.loads(result.stdout)["errors"]
        assert [error["file"] for error in errors] == [os.path.relpath(path)] * 3
        assert {error["code"] for error in errors} <= set(CATALOGUE)
        assert [error["line"] for error in errors[1:]] == [10, 15]


def test_a_module_that_does_not_import_exits_3_without_our_traceback(write: Write, tmp_path: Path) -> None:
    path = write("broken_c.py", "import tack\n\ndef f():\n    return 1 / 0\n\nf()\n")
    result = tackc("build", path, "--arch", "cpu", "-o", tmp_path / "k.tackb")
    assert result.exit_code == Exit.KERNEL_SOURCE
    assert "error: importing broken_c.py failed: ZeroDivisionError" in result.stderr
    assert "return 1 / 0" in result.stderr
    assert "sources.py" not in result.stderr
    assert "bug in tackc" not in result.stderr


def test_our_bug_exits_8_and_asks_for_a_report(saxpy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for error in (InternalError("a rule of IR is broken"), KeyError("surprise")):

        def broken(*_args: object, error: Exception = error, **_kwargs: object) -> None:
            raise error

        monkeypatch.setattr(building, "build", broken)
        result = tackc("build", saxpy, "--arch", "cpu", "-o", tmp_path / "k.tackb")
        assert result.exit_code == Exit.OUR_BUG
        assert "this is a bug in tackc" in result.stderr
        assert "please report" in result.stderr
        assert "Traceback" in result.stderr


# --- inspect -----------------------------------------------------------------------------------------------------------


def test_inspect_table(bundle: Path) -> None:
    result = tackc("inspect", bundle)
    assert result.exit_code == 0, result.output
    assert "format 1, made by tackc" in result.stdout
    assert "saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)" in result.stdout
    assert "cpu: x86-64-v2; metal: source" in result.stdout


def test_inspect_json(bundle: Path) -> None:
    data = json.loads(tackc("inspect", bundle, "saxpy", "--json").stdout)
    ((variant,),) = [kernel["variants"] for kernel in data["kernels"]]
    assert {(image["target"], image["kind"]) for image in variant["images"]} == {("cpu", "library"), ("metal", "source")}
    assert all(image["member"] in data["members"] for image in variant["images"])


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (["--ir"], "kernel saxpy("),
        (["--asm"], "tk_saxpy_"),
        (["--asm", "--level", "aarch64"], "fmul"),
        (["--asm", "--level", "v3"], "# CPU level x86-64-v3: as asked\n"),
        (["--source", "metal"], "kernel void"),
        (["--source", "cpu"], "define"),
    ],
)
def test_inspect_texts(bundle: Path, options: list[str], text: str) -> None:
    result = tackc("inspect", bundle, "saxpy_c.saxpy", *options)
    assert result.exit_code == 0, result.output
    assert text in result.stdout


HOSTILE = "\x1b]0;owned\x07\r\x9b\x7f\N{RIGHT-TO-LEFT OVERRIDE}"
ESCAPED = r"\x1b]0;owned\x07\r\x9b\x7f\u202e"


def test_inspect_prints_no_control_character_of_a_bundle(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contents = read_contents(bundle)
    (entry,) = contents.manifest.kernels
    (variant,) = entry.variants
    entry = entry._replace(variants=(variant._replace(skipped=(Skipped("cuda", f"{HOSTILE}\nsaxpy  is fine"),)),))
    (source,) = [image.member for image in variant.images if image.kind == "source"]
    members = {**contents.members, source: f"// {HOSTILE}\n\tkernel ".encode() + b"\xff\n"}
    monkeypatch.setattr(writer, "PRODUCER", f"tackc {HOSTILE}\nbundle")
    writer.write([entry], members, bundle)

    table = tackc("inspect", bundle).stdout
    assert f"made by tackc {ESCAPED}\\nbundle, " in table
    assert f"skipped cuda for {variant.signature}: {ESCAPED}\\nsaxpy  is fine\n" in table
    assert tackc("inspect", bundle, "--source", "metal").stdout == f"// {ESCAPED}\n\tkernel \\xff\n\n"
    for options in ([], ["saxpy"], ["--source", "metal"], ["--ir"], ["--asm"], ["--json"]):
        shown = tackc("inspect", bundle, *options).stdout
        assert all(char.isprintable() or char in "\n\t" for char in shown)


def test_errors_print_no_control_character_of_a_bundle(bundle: Path) -> None:
    with zipfile.ZipFile(bundle, "a") as archive:
        archive.writestr(zipfile.ZipInfo("a\x1b[31m", (1980, 1, 1, 0, 0, 0)), b"")
    result = tackc("inspect", bundle)
    assert result.exit_code == Exit.BUNDLE
    assert r"a\x1b[31m" in result.stderr
    assert "\x1b" not in result.stderr


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (["saxpi"], "did you mean 'saxpy'?"),
        (["--source", "cuda"], "holds no source for 'cuda'; it has cpu, metal"),
        (["--source", "llvm"], "holds no source for 'llvm' (did you mean 'cpu'?); it has cpu, metal"),
        (["--source", "metl"], "did you mean 'metal'?"),
        (["--asm", "--level", "x86-64-v9"], "there are x86-64-v2"),
        (["--asm", "--ir"], "exclude each other"),
        (["--level", "x86-64-v2"], "--level belongs to --asm or --html"),
    ],
)
def test_inspect_usage_errors(bundle: Path, options: list[str], text: str) -> None:
    result = tackc("inspect", bundle, *options)
    assert result.exit_code == Exit.USAGE
    assert text in result.stderr


SUM = """\
import tack

@tack.kernel
def count(x: tack.f64[:, :], hits: tack.i32[:], first: tack.i32) -> tack.i32:
    for i, j in tack.ndindex((first, x.shape[0]), 8):
        if x[i, j] > 0.0:
            tack.atomic_add(hits, 0, 1)
    return hits[0] + hits.shape[0]
"""


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("--target", "--arch"),
        ("--target=cpu", "--arch"),
        ("--device", "--arch"),
        ("--out", "--output"),
        ("--debug", "--variants"),
    ],
)
def test_options_of_other_compilers_are_known(saxpy: Path, given: str, meant: str) -> None:
    result = tackc("build", saxpy, given, "cpu")
    assert result.exit_code == 2
    assert result.output.endswith(f" It is called {meant} here.\n")


def test_an_unknown_option_is_met_by_those_like_it(saxpy: Path) -> None:
    assert "--strict" in tackc("build", saxpy, "--arch", "cpu", "--strct").output


def test_notes_of_images_leave_out_what_the_table_says(bundle: Path) -> None:
    """J-006: the bytes of a file that is code and nothing else."""
    contents = read_contents(bundle)
    (entry,) = contents.manifest.kernels
    image = entry.variants[0].images[0]
    size = contents.manifest.members[image.member].size

    def notes(*given: tuple[str, int]) -> str:
        variant = entry.variants[0]._replace(images=(image._replace(notes=given),))
        return inspection.Inspection(contents, (entry._replace(variants=(variant,)),))._images(variant)[1][-1]

    assert notes(("code_bytes", size)) == ""
    assert notes(("registers", 1), ("code_bytes", size + 1)) == f"1 register, {size + 1:,} code bytes"


def test_inspect_of_a_kernel_shows_its_details(write: Write, tmp_path: Path) -> None:
    output = tmp_path / "sum.tackb"
    assert tackc("build", write("sum_c.py", SUM), "--arch", "cpu:v2,metal", "-o", output, "-q").exit_code == 0
    lines = tackc("inspect", output, "count").stdout.splitlines()
    text = "\n".join(" ".join(line.split()) for line in lines)
    assert lines[0] == "kernel sum_c.count(x, hits, first)"
    assert "defined at sum_c.py:3" in text
    assert "count(x=f64[:, :], hits=i32[:], first=i32)" in text
    assert "launches (x.shape[0] - first) * 8 iterations" in text
    assert "returns i32" in text
    assert "needs hits writable" in text
    assert "needs hits aligned to 4 bytes" in text
    assert "needs hits.shape[0] below 2**31" in text
    assert "skipped Metal: parameter 'x' has dtype tack.f64, which is not supported on Metal" in text
    (image,) = [line.split() for line in lines if "bin/cpu-x86-64-v2.so" in line]
    size = len(read_contents(output).members["bin/cpu-x86-64-v2.so"])
    assert image[:5] == ["CPU", "x86-64-v2", "library", f"{size:,}", "bin/cpu-x86-64-v2.so"]
    assert 0 < int(image[5].replace(",", "")) < size
    assert image[6:] == ["code", "bytes,", "1", "lane"]


def test_options_of_a_build_are_for_every_kernel(write: Write, tmp_path: Path) -> None:
    """N-011, N-018..N-020: beside what a kernel's decorator asks for; what code may do is among the details."""
    output = tmp_path / "two.tackb"
    text = SAXPY + SAXPY.replace("kernel\ndef saxpy", "kernel(lanes=4)\ndef four").replace("import tack\n", "")
    options = ("--fp-contract", "--lanes", "8", "--reassociate", "--fast-math")
    assert tackc("build", write("two_c.py", text), "--arch", "cpu:v2", "-o", output, "-q", *options).exit_code == 0
    kernels = read_contents(output).manifest.kernels
    assert [(entry.name, entry.variants[0].options) for entry in kernels] == [
        ("four", Options(True, 4, True, True)),
        ("saxpy", Options(True, 8, True, True)),
    ]
    lines = [" ".join(line.split()) for line in tackc("inspect", output, "four").stdout.splitlines()]
    assert [line for line in lines if line.startswith("may ")] == [
        "may fuse a*b + c, so bits differ between targets",
        "may take sums in another order, so bits differ between targets",
        "may take the elementary functions of a device's vendor, so bits differ between targets",
        "may run 4 iterations at a time on the CPU, as lanes=4 or --lanes 4 asks",
    ]
    shown = tackc("inspect", output, "four", "--ir").stdout.splitlines()
    assert shown[0] == "# x86-64-v2: 4 iterations at a time: lanes=4 or --lanes 4 asks for it (two_c.py:8:1)"
    assert shown[1].endswith(") fp_contract lanes=4 reassociate fast_math:")
    sources = [tackc("inspect", output, name, "--source", "cpu").stdout for name in ("four", "saxpy")]
    assert ["fmuladd.v4f32" in sources[0], "fmuladd.v8f32" in sources[1]] == [True, True]
    assert "ymm" in tackc("inspect", output, "saxpy", "--asm", "--level", "v3").stdout
    refused = tackc("build", tmp_path / "two_c.py", "--arch", "cpu", "--lanes", "5")
    assert (refused.exit_code, "'5' is not one of '1', '4'" in refused.stderr) == (2, True)


COLUMNS = """
import tack

@tack.kernel(reassociate=True)
def columns(x: tack.f32[:, :], out: tack.f32[:]):
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            tack.atomic_add(out, j, x[i, j])
"""


ROWS = """
import tack

@tack.kernel(reassociate=True)
def rows(x: tack.f32[:, :], out: tack.f32[:]):
    for i in range(x.shape[0]):
        total = 0.0
        for j in range(x.shape[1]):
            total += x[i, j]
        out[i] = total
"""


def test_the_ir_of_the_cpu_has_its_accumulators(write: Write, tmp_path: Path) -> None:
    """N-019: what is shown is what is emitted, and there are none for other devices."""
    file, output = write("rows_c.py", ROWS), tmp_path / "rows.tackb"
    for target in ("cpu", "metal"):
        built = tackc("build", file, "--arch", target, "-o", output, "-q", "--print-after", "sums")
        shown = tackc("inspect", output, "--ir")
        assert (built.exit_code, shown.exit_code) == (0, 0)
        assert [" in abreast range(" in text for text in (built.stdout, shown.stdout)] == [target == "cpu"] * 2


def test_lanes_that_a_kernel_cannot_have_are_an_error(write: Write, tmp_path: Path) -> None:
    """N-018: never one iteration at a time without a word, whoever asks."""
    output = tmp_path / "columns.tackb"
    file = write("columns_c.py", COLUMNS)
    alone = tackc("build", file, "--arch", "cpu", "-o", output, "-q")
    assert (alone.exit_code, alone.stderr) == (0, "")
    output.unlink()
    for asked, path, options in (
        ("8", file, ("--lanes", "8")),
        ("16", write("lanes_c.py", COLUMNS.replace("kernel(", "kernel(lanes=16, ")), ()),
    ):
        refused = tackc("build", path, "--arch", "cpu", "-o", output, "-q", *options)
        assert refused.exit_code == 3
        assert refused.stderr.startswith(
            f"error[TK078]: Kernel 'columns': this kernel, which asks for {asked} lanes, can have 1: floats are added to an "
            f"array in a loop, in the order of iterations, at line 5, column 13 ({path.name}:8)\n  --> {path.name}:8:13\n"
        )
        assert not output.exists()
    assert tackc("build", file, "--arch", "cpu", "-o", output, "-q", "--lanes", "1").exit_code == 0


@pytest.mark.parametrize(
    ("usable", "line"),
    [
        (("x86-64-v4", "x86-64-v3", "x86-64-v2"), "# CPU level x86-64-v3: the best in the bundle that this machine runs"),
        (("x86-64-v2",), "# CPU level x86-64-v2: the best in the bundle that this machine runs"),
        (("aarch64",), "# CPU level x86-64-v2: the first in the bundle; this machine runs none of them"),
    ],
)
def test_assembly_is_that_of_this_machine(
    saxpy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, usable: tuple[str, ...], line: str
) -> None:
    output = tmp_path / "k.tackb"
    assert tackc("build", saxpy, "--arch", "cpu:v2,cpu:v3", "-o", output, "-q").exit_code == 0
    monkeypatch.setattr(cpu_driver, "usable_levels", lambda: usable)
    assert tackc("inspect", output, "--asm").stdout.splitlines()[0] == line


def test_the_lanes_of_code_are_said(bundle: Path, write: Write, tmp_path: Path) -> None:
    """N-018."""
    output = tmp_path / "turns.tackb"
    assert tackc("build", write("turns_c.py", TURNS), "--arch", "cpu:v2,cpu:v4", "-o", output, "-q").exit_code == 0
    low, high = (
        f"{width} iterations at a time: about {gain} times as fast as one iteration at a time (turns_c.py:8:9)"
        for width, gain in ((8, 2.5), (32, 8.9))
    )
    assert [line.split()[-2:] for line in tackc("inspect", output, "turns").stdout.splitlines() if "library" in line] == [
        ["8", "lanes"],
        ["32", "lanes"],
    ]
    assert tackc("inspect", output, "--ir").stdout.splitlines()[:2] == [f"# x86-64-v2: {low}", f"# x86-64-v4: {high}"]
    assert tackc("inspect", output, "--asm", "--level", "v4").stdout.splitlines()[1] == f"# {high}"
    lines = tackc("explain", output, "turns").stdout.splitlines()
    assert lines[:4] == [
        "turns(x=f32[:], out=i32[:])",
        f"x86-64-v2: {low}",
        f"x86-64-v4: {high}",
        "lanes along i               # linear 1",
    ]
    assert "  while v < 1000000.0_f32:  # varying; divergent" in "\n".join(lines)
    called = tack_runtime.load(output).turns.explain(np.ones(4, np.float32), np.zeros(4, np.int32)).splitlines()
    assert called[3:] == [high if "x86-64-v4" in cpu_driver.usable_levels() else low]
    wrong = tackc("explain", "turns.tackb", "turns")
    assert (wrong.exit_code, "there is no bundle 'turns.tackb' that could hold a kernel 'turns'" in wrong.stderr) == (2, True)


def test_inspect_of_a_damaged_bundle_exits_7(bundle: Path) -> None:
    data = bytearray(bundle.read_bytes())
    data[len(data) // 2] ^= 1
    bundle.write_bytes(data)
    result = tackc("inspect", bundle)
    assert result.exit_code == Exit.BUNDLE
    assert str(bundle) in result.stderr


# --- explain, targets, cache -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CATALOGUE)
def test_explain_says_what_why_example_and_fix(code: str) -> None:
    entry = CATALOGUE[code]
    result = tackc("explain", code.lower())
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{code}: {entry.title}")
    for line in (*entry.explanation.splitlines(), *entry.example.splitlines(), *entry.fix.splitlines()):
        assert line.strip() in result.stdout


def test_explain_lists_all_codes() -> None:
    assert [line.split()[0] for line in tackc("explain").stdout.splitlines()] == list(CATALOGUE)


@pytest.mark.parametrize("name", ["nope.tackb", "folder/nope.zip", "TK001.txt"])
def test_explain_of_a_file_that_there_is_not(name: str) -> None:
    result = tackc("explain", name)
    assert (result.exit_code, f"there is no file {name!r}" in result.stderr) == (2, True)


def test_explain_of_an_unknown_code() -> None:
    result = tackc("explain", "TK0O1")
    assert result.exit_code == Exit.USAGE
    assert "did you mean 'TK0" in result.stderr


def test_targets_are_listed() -> None:
    lines = tackc("targets").stdout.splitlines()
    assert [line.partition(":")[0] for line in lines if not line.startswith(" ")] == [
        "cpu",
        "cuda",
        "hip",
        "metal",
        "level_zero",
        "opencl",
    ]
    assert "    all:     x86-64-v2 (v2) x86-64-v3 (v3) x86-64-v4 (v4) aarch64" in lines
    assert max(map(len, lines)) <= 100


HALF = """\
@tack.kernel
def half(x):
    for i in range(len(x)):
        x[i] = x[i] * 0.5
"""


def test_the_cache_without_a_home_folder() -> None:
    """K-007"""
    code = "import pwd\ndef unknown(uid): raise KeyError(uid)\npwd.getpwuid = unknown"
    for command, text in (
        ("info", "no folder: 0 entries, 0 bytes, of at most 1,024 MB\n"),
        ("clear", "removed 0 entries, 0 bytes, from no folder\n"),
    ):
        result = program("cache", command, prelude=code, HOME="", XDG_CACHE_HOME="", TACK_CACHE_DIR="")
        assert (result.returncode, result.stdout) == (0, text), result.stderr


def test_the_cache_is_listed_verified_and_cleared(tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    folder.mkdir(mode=0o700)
    (folder / f"{'0' * 64}.call").write_bytes(b"12345")
    os.utime(folder / f"{'0' * 64}.call", (1, 1))
    signature = "half(x=f32[:])"
    program = Program("m.half", {"m.half": Function("half", "m", "m.py", 1, HALF, {})}).to_json()
    before = settings.cache_dir()
    settings.set_cache_dir(folder)
    try:
        entries.store(entries.Key("call", "a key"), compile_variant(program, signature, PLAIN, "x86-64-v2"))
        entries.store(entries.Key("code", "another"), b"code")
        size = sum(path.stat().st_size for path in folder.iterdir())
        first, calls, codes, heading, half, damaged = tackc("cache", "info").stdout.splitlines()
        assert first == f"{folder}: 3 entries, {size:,} bytes, of at most 1,024 MB"
        assert calls.startswith("  variants of calls: 2 entries, ")
        assert codes.startswith("  code of builds: 1 entry, ")
        assert heading.split() == ["variant", "kernel", "level", "bytes", "used", "before"]
        assert half.split()[:3] == [signature, "m.half", "x86-64-v2"]
        assert damaged.startswith("0000000000000000...: it does not begin as an entry does")
        data = json.loads(tackc("cache", "info", "--json").stdout)
        assert (data["entries"], data["bytes"], data["most_bytes"]) == (3, size, 1024 * 10**6)
        assert {kind: used["entries"] for kind, used in data["kinds"].items()} == {"call": 2, "code": 1}
        assert [entry["signature"] for entry in data["variants"]] == [signature, ""]
        assert data["variants"][1]["age_seconds"] > 365 * 86400
        _check_verify(folder)
        cleared = json.loads(tackc("cache", "clear", "--json").stdout)
        assert cleared == {"folder": str(folder), "removed": {"entries": 2, "bytes": size - 5}}
        assert list(folder.iterdir()) == []
        assert tackc("cache", "clear").stdout == f"removed 0 entries, 0 bytes, from {folder}\n"
    finally:
        settings.set_cache_dir(before)


def _check_verify(folder: Path) -> None:
    """Of three entries one is damaged; `--fix` removes it."""
    name, said = f"{'0' * 64}.call", "it does not begin as an entry does"
    result = tackc("cache", "verify")
    assert result.exit_code == Exit.BUNDLE
    assert result.stderr == f"error: {name}: {said}\n"
    assert ": 3 entries, " in result.stdout
    data = json.loads(tackc("cache", "verify", "--json").stdout)
    assert data["damaged"] == [{"name": name, "reason": said}]
    assert data["errors"] == [{"code": None, "message": f"{name}: {said}"}]
    assert (folder / name).exists()
    other = next(path for path in folder.iterdir() if path.suffix == ".code")
    other.rename(folder / f"{'1' * 64}.code")
    assert "it has the name of another key" in tackc("cache", "verify").stderr
    (folder / f"{'1' * 64}.code").rename(other)
    fixed = tackc("cache", "verify", "--fix")
    assert (fixed.exit_code, fixed.stdout.splitlines()[0]) == (0, f"removed {name}: {said}")
    assert tackc("cache", "verify").exit_code == 0
    assert not (folder / name).exists()


# --- as a program ------------------------------------------------------------------------------------------------------


def program(*arguments: object, prelude: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    code = f"{prelude}\nimport sys\nsys.argv[0] = 'tackc'\nfrom tackc.__main__ import main\nmain()"
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, env={**os.environ, **environment}, check=False, timeout=120
    )


@pytest.mark.parametrize("missing", ["click", "llvmlite"])
def test_without_the_extra_it_exits_4_and_says_what_to_install(missing: str) -> None:
    prelude = (
        "import sys, importlib.abc\nclass Missing(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name.partition('.')[0] == {missing!r}: raise ImportError(name)\n"
        "sys.meta_path.insert(0, Missing())"
    )
    result = program("--version", prelude=prelude)
    assert result.returncode == Exit.TOOLCHAIN
    assert "pip install 'tackc[compiler]'" in result.stderr
    assert missing in result.stderr
    assert "Traceback" not in result.stderr


def test_version_and_help() -> None:
    assert program("--version").stdout.startswith("tackc, version ")
    listed = program("--help").stdout
    assert all(name in listed for name in ("build", "inspect", "check", "explain", "verify", "targets", "doctor", "cache"))


def test_no_escape_codes_in_a_pipe(write: Write) -> None:
    result = program("check", write("wrong_c.py", WRONG))
    assert result.returncode == Exit.KERNEL_SOURCE
    assert "\x1b" not in result.stderr


def test_colours_and_bar_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert output.coloured("error[TK001]: no loop") == "\x1b[1;31merror[TK001]\x1b[0m: no loop"
    monkeypatch.setenv("NO_COLOR", "1")
    assert output.coloured("error[TK001]: no loop") == "error[TK001]: no loop"
    progress = output.Progress(shown=True)
    progress("k.saxpy cpu:x86-64-v2", 1, 2)
    progress.end()
    drawn = capsys.readouterr().err
    assert "[############............] 1/2 k.saxpy" in drawn
    assert drawn.endswith("\r\x1b[K")


def test_every_exit_code_is_documented() -> None:
    text = (ROOT / "docs" / "cli.md").read_text("utf-8")
    listed = text[text.index("Exit codes:") : text.index("`--json` prints")]
    assert all(f"{code.value} " in listed for code in Exit)


def test_every_command_and_option_is_documented() -> None:
    text = (ROOT / "docs" / "cli.md").read_text("utf-8")
    context = click.Context(cli.commands)
    for name in cli.COMMANDS:
        command = cli.commands.get_command(context, name)
        assert command is not None
        assert f"tackc {name}" in text
        for parameter in command.params:
            if isinstance(parameter, click.Option):
                assert any(option in text for option in parameter.opts), f"tackc {name} {parameter.opts}"


def test_the_list_of_commands_says_what_each_does() -> None:
    context = click.Context(cli.commands)
    for name, row in cli.COMMANDS.items():
        command = cli.commands.get_command(context, name)
        assert command is not None
        assert command.name == name
        assert command.help is not None
        assert command.help.replace("\n", " ").startswith(row.says), name


def test_help_imports_no_compiler() -> None:
    code = "import sys; from tackc.cli import commands; commands.main(['--help'], standalone_mode=False); print(*sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert "Usage:" in result.stdout
    assert not {"tackc.compiler", "llvmlite", "numpy"} & set(result.stdout.split())


HEAVY = {"numpy", "llvmlite", "tackc.compiler.frontend", "tackc.plan"}


@pytest.mark.parametrize("options", [[], ["--json"], ["--source", "metal"]])
def test_a_look_into_a_bundle_imports_no_compiler(bundle: Path, options: list[str]) -> None:
    """Which takes as long to import as a thousand variants to read."""
    command = ["inspect", str(bundle), *options]
    code = f"import sys; from tackc.cli import commands; commands.main({command}, standalone_mode=False); print(*sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert not HEAVY & set(result.stdout.splitlines()[-1].split())


def test_what_an_imported_file_prints_is_not_the_commands_output(write: Write) -> None:
    path = write("talks_c.py", 'print("hello")\n' + SAXPY)
    result = program("check", path, "--json")
    assert json.loads(result.stdout)["errors"] == []
    assert "hello" in result.stderr


def test_a_full_disk_is_no_bug_of_ours(saxpy: Path) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        command = [sys.executable, "-m", "tackc", "check", str(saxpy), "--json"]
        result = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, cwd=ROOT, check=False, timeout=120)
    assert result.returncode == 2
    assert "the output cannot be written: No space left on device" in result.stderr
    assert "bug" not in result.stderr
