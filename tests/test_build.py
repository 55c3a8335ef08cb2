"""Building: the same bytes for the same inputs, all errors at once, and no half-written output."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tack_runtime.errors import InternalError
from tackc.build import Checked, Options, build, check
from tackc.compiler import frontend
from tackc.compiler.diagnostics import Diagnostic
from tackc.contents import read_contents
from tackc.plan import BuildError
from tackc.report import Report
from tackc.request import RequestError, parse_arch, parse_specs
from tackc.toolchains import nvrtc

ROOT = Path(__file__).resolve().parent.parent
ARCH = "cpu,cuda:sm_90,metal"

TWO = """\
import tack

SCALE = tack.constant(3.0)

@tack.func
def scaled(v):
    return v * SCALE

@tack.kernel
def scale(x: tack.f32[:], out: tack.f32[:]):
    for i in range(len(x)):
        out[i] = scaled(x[i])

T = tack.one_of(tack.f32, tack.i32)

@tack.kernel
def copy(x: T[:], out: T[:], n: tack.i32):
    for i in range(n):
        out[i] = x[i]
"""

F64 = """\
import tack

@tack.kernel
def wide(x: tack.f64[:]):
    for i in range(len(x)):
        x[i] = x[i] + 1.0
"""

BARE = """\
import tack

@tack.kernel
def bare(x, n):
    for i in range(n):
        x[i] = 1.0
"""

Write = Callable[[str, str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(name: str, text: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    return write


def built(files: list[Path], output: Path, arch: str = "cpu", specs: tuple[str, ...] = (), **options: object) -> Report:
    return build(files, parse_arch(arch), output, specs=parse_specs(specs), options=Options(**options))  # type: ignore[arg-type]


# --- the same bytes ----------------------------------------------------------------------------------------------------


def command_line(source: Path, output: Path, *options: str, seed: str = "0", cwd: Path = ROOT) -> bytes:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tackc", "build", str(source), "--arch", ARCH, "-o", str(output), "-q", *options]
    subprocess.run(command, check=True, env=environment, cwd=cwd)
    return output.read_bytes()


def test_bytes_depend_on_nothing_but_the_inputs(write: Write, tmp_path: Path) -> None:
    """Another folder, hash seed, number of processes, modification time and current folder: the same bundle."""
    one = write("here/two_b.py", TWO)
    other = tmp_path / "a much longer path" / "there" / "two_b.py"
    other.parent.mkdir(parents=True)
    shutil.copy(one, other)
    os.utime(other, (1, 1))
    reference = command_line(one, tmp_path / "one.tackb", "-j", "1", seed="1")
    assert command_line(other, tmp_path / "elsewhere" / "other.tackb", "-j", "3", seed="77", cwd=other.parent) == reference


def test_bytes_do_not_depend_on_the_order_of_targets_or_files(write: Write, tmp_path: Path) -> None:
    one, two = write("one_b.py", TWO), write("two_b.py", F64)
    built([one, two], tmp_path / "a.tackb", "cpu:x86-64-v2,cuda:sm_90", strip_sources=False)
    built([two, one], tmp_path / "b.tackb", "cuda:sm_90,cpu:x86-64-v2", strip_sources=False)
    assert (tmp_path / "a.tackb").read_bytes() == (tmp_path / "b.tackb").read_bytes()


def test_a_changed_constant_changes_every_variant_that_reads_it(write: Write, tmp_path: Path) -> None:
    """K-007"""
    ids = []
    for value in ("3.0", "4.0"):
        built([write("two_b.py", TWO.replace("constant(3.0)", f"constant({value})"))], tmp_path / "k.tackb", "metal")
        ids.append({k.name: {v.id for v in k.variants} for k in read_contents(tmp_path / "k.tackb").manifest.kernels})
    assert not ids[0]["scale"] & ids[1]["scale"]
    assert ids[0]["copy"] == ids[1]["copy"]


# --- what is in the bundle ---------------------------------------------------------------------------------------------


def test_bundle_holds_every_variant_for_every_target(write: Write, tmp_path: Path) -> None:
    report = built([write("two_b.py", TWO)], tmp_path / "k.tackb", ARCH)
    contents = read_contents(tmp_path / "k.tackb")
    copy, scale = contents.manifest.kernels
    assert [str(variant.signature) for variant in copy.variants] == [
        "copy(x=f32[:], out=f32[:], n=i32)",
        "copy(x=i32[:], out=i32[:], n=i32)",
    ]
    expected = {("cpu", level, "library") for level in ("x86-64-v2", "x86-64-v3", "x86-64-v4")}
    expected |= {("cuda", "", "source"), ("metal", "", "source")}
    expected |= {("cuda", "sm_90", "cubin")} if nvrtc.available() is None else set()
    for variant in (*copy.variants, *scale.variants):
        assert {(image.target, image.level, image.kind) for image in variant.images} == expected
    libraries = {image.member for image in scale.variants[0].images if image.kind == "library"}
    assert libraries == {f"bin/cpu-x86-64-v{n}.so" for n in (2, 3, 4)}  # shared by all variants
    assert len(report.variants) == 3
    assert report.bytes == (tmp_path / "k.tackb").stat().st_size


def test_strip_sources_leaves_binaries_only(write: Write, tmp_path: Path) -> None:
    report = built([write("two_b.py", TWO)], tmp_path / "k.tackb", "cpu:x86-64-v2,metal", strip_sources=True)
    assert not [name for name in read_contents(tmp_path / "k.tackb").members if name.startswith("source/")]
    assert {skip.target for variant in report.variants for skip in variant.skipped} == {"metal"}


def test_opencl_without_its_source_is_skipped(write: Write, tmp_path: Path) -> None:
    """J-001: most devices take no SPIR-V, so binaries alone would run nowhere there; those that do take that of Level Zero."""
    report = built([write("two_b.py", TWO)], tmp_path / "k.tackb", "cpu:x86-64-v2,level_zero,opencl", strip_sources=True)
    reasons = {(skip.target, skip.reason) for variant in report.variants for skip in variant.skipped}
    ((target, reason),) = reasons
    assert (target, reason.partition(",")[0]) == ("opencl", "many devices take no SPIR-V")
    assert reason.endswith("and --strip-sources leaves the source out")
    variants = [variant for kernel in read_contents(tmp_path / "k.tackb").manifest.kernels for variant in kernel.variants]
    assert {image.target for variant in variants for image in variant.images} == {"cpu", "level_zero"}


def test_open_and_baked_dimensions_of_a_spec(write: Write, tmp_path: Path) -> None:
    specs = ("bare(x=f32[:], n=i32)", "bare_b.bare(x=f32[4], n=i32)", "bare(x=f32[:], n=i32)")
    built([write("bare_b.py", BARE)], tmp_path / "k.tackb", "metal", specs)
    (kernel,) = read_contents(tmp_path / "k.tackb").manifest.kernels
    assert [str(variant.signature) for variant in kernel.variants] == ["bare(x=f32[:], n=i32)", "bare(x=f32[4], n=i32)"]


def test_a_target_that_a_variant_cannot_have_is_skipped_with_the_reason(write: Write, tmp_path: Path) -> None:
    """T-022, R-032"""
    report = built([write("wide_b.py", F64)], tmp_path / "k.tackb", "cpu:x86-64-v2,metal")
    ((skipped,),) = [variant.skipped for variant in report.variants]
    assert skipped.target == "metal"
    assert skipped.reason.startswith("parameter 'x' has dtype tack.f64, which is not supported on Metal. Supported dtypes: ")
    assert "f64" not in skipped.reason.partition("Supported")[2]
    ((variant,),) = [kernel.variants for kernel in read_contents(tmp_path / "k.tackb").manifest.kernels]
    assert variant.skipped == (skipped,)


def test_strict_makes_a_skipped_target_an_error(write: Write, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"wide\(x=f64\[:\]\) cannot be built for Metal: .*f64"):
        built([write("wide_b.py", F64)], tmp_path / "k.tackb", "cpu:x86-64-v2,metal", strict=True)
    assert not (tmp_path / "k.tackb").exists()


def test_checked_variants_are_for_every_target(write: Write, tmp_path: Path) -> None:
    """O-020: what a target lacks is the same for both kinds."""
    single, both = F64.replace("f64", "f32"), ("release", "checked")
    arch = "cpu:x86-64-v2,cuda:ptx,hip,metal,level_zero,opencl"
    report = built([write("wide_b.py", single)], tmp_path / "k.tackb", arch, strict=True, variants=both)
    assert [variant.checked for variant in report.variants] == [False, True]
    for variant in report.variants:
        assert {target.partition(":")[0] for target in variant.targets} == {"cpu", "cuda", "hip", "metal", "level_zero", "opencl"}
    assert [variant.skipped for variant in report.variants] == [(), ()]
    with pytest.raises(BuildError, match="f64") as caught:
        built([write("double_b.py", F64)], tmp_path / "f.tackb", "cpu:x86-64-v2,metal", strict=True, variants=both)
    assert len(caught.value.findings) == 2


def test_clashing_short_names_are_a_warning(write: Write, tmp_path: Path) -> None:
    one, two = write("one_b.py", F64), write("two_b.py", F64)
    report = built([one, two], tmp_path / "k.tackb", "cpu:x86-64-v2")
    assert any("bundle['one_b.wide'], bundle['two_b.wide']" in warning for warning in report.warnings)
    programs = [kernel.program for kernel in read_contents(tmp_path / "k.tackb").manifest.kernels]
    assert len(set(programs)) == 2


def test_a_kernel_without_variants_is_kept_with_a_warning(write: Write, tmp_path: Path) -> None:
    report = built([write("bare_b.py", BARE), write("wide_b.py", F64)], tmp_path / "k.tackb", "cpu:x86-64-v2")
    assert any("bare_b.bare declares no variant" in warning and "--spec 'bare(" in warning for warning in report.warnings)
    bare = read_contents(tmp_path / "k.tackb").manifest.kernels[0]
    assert (bare.name, bare.variants) == ("bare", ())


# --- errors ------------------------------------------------------------------------------------------------------------

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


def test_all_errors_of_all_files_come_in_one_run(write: Write, tmp_path: Path) -> None:
    output = tmp_path / "k.tackb"
    output.write_bytes(b"an older bundle")
    with pytest.raises(BuildError) as caught:
        built([write("wrong_b.py", WRONG), write("more_b.py", WRONG)], output, "cpu")
    places = {(finding.loc.file, finding.loc.line) for finding in caught.value.findings}  # type: ignore[union-attr]
    assert {("wrong_b.py", 10), ("wrong_b.py", 15), ("more_b.py", 10), ("more_b.py", 15)} <= places
    assert len(caught.value.findings) == 6
    assert output.read_bytes() == b"an older bundle"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["k.tackb", "more_b.py", "wrong_b.py"]


HALF_WRONG = """\
import tack

@tack.kernel
def unknown_type(x: tack.f32[:], y):
    for i in range(len(x)):
        assert y

@tack.kernel
def mixed(x: tack.u64[:]):
    for i in range(len(x)):
        x[i] = x[i] + 1
"""


def test_no_error_hides_another(write: Write) -> None:
    """A file that does not import, a kernel whose types are not known, a kernel that is wrong for its types: all at once."""
    broken = "import tack\n\nx = tack.constant('a')\n"
    files = [write("half_b.py", HALF_WRONG), write("broken_b.py", broken), write("wrong_b.py", WRONG)]
    with pytest.raises(BuildError) as caught:
        check(files)
    places = [
        (finding.loc.file, finding.loc.line) if isinstance(finding, Diagnostic) else (finding.file, finding.line)
        for finding in caught.value.findings
    ]
    half = [("half_b.py", 3), ("half_b.py", 6), ("half_b.py", 11)]
    assert places == [*half, ("broken_b.py", 3), ("wrong_b.py", 3), ("wrong_b.py", 10), ("wrong_b.py", 15)]


def test_a_bug_of_ours_is_no_finding(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object, **_kwargs: object) -> None:
        raise InternalError("a rule of IR is broken")

    monkeypatch.setattr(frontend, "lower", broken)
    with pytest.raises(InternalError):
        check([write("wide_b.py", F64)])


def test_an_error_that_variants_share_is_reported_once(write: Write, tmp_path: Path) -> None:
    text = TWO.replace("out[i] = x[i]", "out[i] = x[i] + unknown_name")
    with pytest.raises(BuildError) as caught:
        built([write("two_b.py", text)], tmp_path / "k.tackb")
    assert len(caught.value.findings) == 1


def test_no_declared_variant_at_all_is_an_error_that_says_how(write: Write, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"no variant is declared .*bare_b\.bare(.|\n)*annotate the parameters"):
        built([write("bare_b.py", BARE)], tmp_path / "k.tackb")


def test_check_needs_no_declared_variant(write: Write) -> None:
    files = [write("bare_b.py", BARE), write("wide_b.py", F64)]
    assert check(files) == Checked(2, 1, ("bare_b.bare",), (), inputs=tuple(files))
    with pytest.raises(BuildError):
        check([write("bad_b.py", BARE.replace("x[i] = 1.0", "assert x[i]"))])


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        ("bear(x=f32[:], n=i32)", r"no kernel is called 'bear' \(did you mean 'bare'\?\)"),
        ("bare(y=f32[:], n=i32)", "bare has no parameter 'y'"),
    ],
)
def test_a_spec_about_nothing_is_refused(write: Write, tmp_path: Path, spec: str, text: str) -> None:
    with pytest.raises(RequestError, match=text):
        built([write("bare_b.py", BARE)], tmp_path / "k.tackb", "cpu", (spec,))


def test_a_spec_that_could_be_about_two_kernels_is_refused(write: Write, tmp_path: Path) -> None:
    files = [write("one_b.py", BARE), write("two_b.py", BARE)]
    with pytest.raises(RequestError, match=r"one_b\.bare, two_b\.bare; write the full name"):
        built(files, tmp_path / "k.tackb", "cpu", ("bare(x=f32[:], n=i32)",))


def test_parameters_that_are_refused_are_a_diagnostic(write: Write) -> None:
    """L-018: annotated or not, and once."""
    for parameters in (
        "x, n=3",
        "x: tack.f32[:], n=3",
        "x: tack.f32[:], *, n: tack.i32",
        "x: tack.f32[:], /, n: tack.i32 = 3",
        "x: tack.f32[:], *n",
    ):
        text = BARE.replace("def bare(x, n):", f"def bare({parameters}):")
        assert text != BARE
        with pytest.raises(BuildError) as caught:
            check([write("bad_b.py", text)])
        assert [getattr(finding, "code", str(finding)) for finding in caught.value.findings] == ["TK010"]
