"""`tackc plan`, and what it shares with builds: what declares variants, multipliers, budgets, estimates (J-001, J-007)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tack_runtime.signature import parse_signature
from tackc import build_cache, cli
from tackc.build import Options, build, check
from tackc.build_cache import BuildCache
from tackc.contents import read_contents
from tackc.forecast import forecast
from tackc.multipliers import Counted, multipliers
from tackc.plan import BuildError, Choice, plan
from tackc.request import RequestError, parse_arch, parse_specs
from tackc.specs import read_specs

HEAT = """\
import tack

T = tack.one_of(tack.f32, tack.f64, tack.i32)


@tack.kernel
def scale(x: T[:], out: T[:], factor: T):
    for i in range(len(x)):
        out[i] = factor * x[i]


@tack.kernel
def fill(x: T[:], n: tack.i32):
    for i in range(n):
        x[i] = 1


@tack.kernel
def rows(x: tack.f32[:, 4], out: tack.f32[:]):
    for i in range(x.shape[0]):
        held = tack.local_array(tack.f32, x.shape[1])
        for j in range(x.shape[1]):
            held[j] = x[i, j]
        out[i] = held[0]


tack.specialize(rows, x=tack.f32[:, 5])
"""
ROWS = "rows(x=f32[:, {}], out=f32[:])"

Write = Callable[[str, str], Path]


@pytest.fixture
def heat(write: Write) -> Path:
    return write("heat.py", HEAT)


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, [str(argument) for argument in arguments], prog_name="tackc")


def specs_text(*signatures: str) -> str:
    return "format = 1\n" + "".join(f'[[specialize]]\nsignature = "{signature}"\n' for signature in signatures)


# --- what declares variants --------------------------------------------------------------------------------------------


def test_every_variant_knows_what_declares_it(heat: Path, write: Write) -> None:
    recorded = write("app.specs.toml", specs_text(ROWS.format(6), ROWS.format(4), "app.heat." + ROWS.format(6)))
    specs = (*parse_specs([ROWS.format(6)]), *read_specs([recorded]))
    found = {str(each.signature): each.origins for each in plan([heat], specs).plans[2].wanted}
    assert found == {
        ROWS.format(4): ("annotations", "app.specs.toml:4"),
        ROWS.format(5): ("tack.specialize (heat.py:27)",),
        ROWS.format(6): ("--spec", "app.specs.toml:2", "app.specs.toml:6"),
    }


def test_variants_for_debug_mode(heat: Path, write: Write) -> None:
    """`checked = true` asks for that kind of the variant, and for no other."""
    text = f"[[specialize]]\nsignature = '{ROWS.format(9)}'\nchecked = true\n[[specialize]]\nsignature = '{ROWS.format(4)}'\n"
    specs = read_specs([write("app.specs.toml", text + "checked = true\n")])

    def kinds(*variants: str) -> list[tuple[str, bool]]:
        found = forecast([heat], parse_arch("metal"), specs=specs, options=Options(variants=variants))  # type: ignore[arg-type]
        return [(each.signature[10:17], each.checked) for each in found.variants if each.kernel == "heat.rows"]

    assert kinds("release") == [("[:, 4],", False), ("[:, 4],", True), ("[:, 5],", False), ("[:, 9],", True)]


def test_a_spec_of_a_kernel_that_is_not_there(heat: Path, write: Write) -> None:
    """An error where it must be one of these files, with the nearest; else a warning."""
    wrong = write("a.toml", specs_text("heat.scal(x=f32[:])", "filll(x=f32[:])", "rows(y=f32[:])", "elsewhere.scale(x=f32[:])"))
    with pytest.raises(RequestError) as caught:
        plan([heat], read_specs([wrong]))
    assert str(caught.value).splitlines() == [
        "a.toml:2: 'heat.scal(x=f32[:])': no kernel is called 'heat.scal' (did you mean 'heat.scale'?); "
        "there are scale, fill, rows",
        "a.toml:4: 'filll(x=f32[:])': no kernel is called 'filll' (did you mean 'fill'?); there are scale, fill, rows",
        "a.toml:6: 'rows(y=f32[:])': rows has no parameter 'y'; it has x, out (heat.py:18)",
    ]
    assert (caught.value.file, caught.value.line) == ("a.toml", 2)
    elsewhere = read_specs([write("b.toml", specs_text("elsewhere.scale(x=f32[:])"))])
    assert plan([heat], elsewhere).warnings == (
        "b.toml:2: no kernel of these files is called 'elsewhere.scale' (did you mean 'heat.scale'?), so nothing is built for it",
    )


def test_the_place_of_a_wrong_spec_is_data(heat: Path, write: Write) -> None:
    write("a.toml", specs_text(ROWS.format(4), "lost(x=f32[:])"))
    (error,) = json.loads(tackc("check", heat, "--specs", "a.toml", "--json").stdout)["errors"]
    assert (error["file"], error["line"]) == ("a.toml", 4)
    (error,) = json.loads(tackc("check", heat, "--spec", "lost(x=f32[:])", "--json").stdout)["errors"]
    assert (error["file"], error["line"]) == (None, None)


def test_what_specs_make_wrong_names_them(heat: Path, write: Write) -> None:
    """An open dimension where a size is needed, a rank that the code does not take, a class that is not there: the line of the
    spec, that of the kernel, and what to write instead. A right spec between them hides nothing."""
    texts = (ROWS.format(":"), "rows(x=f32[:])", ROWS.format(8), "rows(x=Grid(n=3))")
    with pytest.raises(BuildError) as caught:
        check([heat], read_specs([write("a.toml", specs_text(*texts))]))
    open_size, *rank, missing_class = caught.value.findings
    assert "no device class 'Grid' is in reach" in missing_class.render()
    assert "  --> a.toml:8\n  | rows(x=Grid(n=3))\n" in missing_class.render()
    text = open_size.render()
    assert text.startswith("error[TK030]")
    assert "  --> heat.py:21:" in text
    assert "  = note: asked for by a.toml:2: rows(x=f32[:, :], out=f32[:])\n" in text
    assert "  = note: the annotations declare rows(x=f32[:, 4], out=f32[:])\n" in text
    assert text.endswith("  = help: write, with the number that you need: rows(x=f32[:, 4], out=f32[:])")
    assert rank
    assert all("  = note: asked for by a.toml:4: rows(x=f32[:], out=f32[:])" in each.render() for each in rank)


def test_what_to_write_instead_inside_an_object(write: Write) -> None:
    """The dimension of an array that an object holds."""
    file = write(
        "held.py",
        "import tack\n\n\n@tack.device_class\nclass Grid:\n    n = tack.constant(4)\n    data: tack.f32[:, 8]\n\n\n"
        "@tack.kernel\ndef k(grid: Grid, out: tack.f32[:]):\n    for i in range(len(out)):\n"
        "        held = tack.local_array(tack.f32, grid.data.shape[1])\n        held[0] = 1.0\n        out[i] = held[0]\n",
    )
    with pytest.raises(BuildError) as caught:
        check([file], parse_specs(["k(grid=Grid(data=f64[:, :]))"]))
    (finding,) = caught.value.findings
    assert finding.render().splitlines()[-3:] == [
        "  = note: asked for by --spec: k(grid=Grid(n=4, data=f64[:, :]), out=f32[:])",
        "  = note: the annotations declare k(grid=Grid(n=4, data=f32[:, 8]), out=f32[:])",
        "  = help: write, with the number that you need: k(grid=Grid(n=4, data=f64[:, 4]), out=f32[:])",
    ]


def test_an_error_of_the_kernel_itself_blames_no_spec(write: Write) -> None:
    file = write("lost_k.py", "import tack\n\n\n@tack.kernel\ndef k(x):\n    for i in range(len(x)):\n        x[i] = lost\n")
    with pytest.raises(BuildError) as caught:
        check([file], parse_specs(["k(x=f32[:])", "k(x=f64[:])"]))
    (finding,) = caught.value.findings
    assert "asked for by" not in finding.render()


def test_many_specs_are_blamed_together(heat: Path) -> None:
    with pytest.raises(BuildError) as caught:
        check([heat], parse_specs([f"rows(x={type_}[:, :], out=f32[:])" for type_ in ("f32", "i32", "u8", "i8", "u16")]))
    assert len(caught.value.findings) == 1 + 4  # the message has the type that is to be written
    with pytest.raises(BuildError) as caught:
        check([heat], parse_specs([f"rows(x={type_}[:], out=f32[:])" for type_ in ("f32", "i32", "u8", "i8", "u16")]))
    assert all(
        re.search(r"= note: asked for by --spec: .*u8.*\n  = note: and by 2 more", each.render())
        for each in caught.value.findings
    )


# --- what multiplies ---------------------------------------------------------------------------------------------------


def counted(*signatures: str, **more: object) -> list[Counted]:
    return [Counted("m.k", parse_signature(each), False, frozenset()) for each in signatures]


def test_a_choice_multiplies(heat: Path) -> None:
    """8 variants: 3 of scale, 3 of fill, 2 of rows."""
    found = forecast([heat], parse_arch("metal"))
    assert [str(each) for each in found.multipliers] == [
        "T (f32, f64, i32) multiplies 2 kernels by 3: 4 of 8 variants",
        "the size x.shape[1] (4, 5) multiplies heat.rows by 2: 1 of 8 variants",
    ]
    assert [each.advice for each in found.multipliers] == [
        "take types out of the choice",
        "leave it open where the code does not need it: x=f32[:, :]",
    ]


def test_two_choices_count_what_each_saves() -> None:
    """2 x 3 variants: with one type less T would leave 3, N 2."""
    signatures = [f"k(x={t}[:], n={n})" for t in ("f32", "f64") for n in ("i32", "i64", "u32")]
    variants = [each._replace(choices=frozenset([0, 1])) for each in counted(*signatures)]
    found = multipliers(variants, [Choice("T", ("f32", "f64")), Choice("", ("i32", "i64", "u32"))])
    assert [str(each) for each in found] == [
        "tack.one_of(i32, i64, u32) multiplies m.k by 3: 4 of 6 variants",
        "T (f32, f64) multiplies m.k by 2: 3 of 6 variants",
    ]


def test_kinds_multiply() -> None:
    plain = counted("k(x=f32[:])", "k(x=f64[:])", "k(x=i32[:])")
    (found,) = multipliers([*plain, *(each._replace(checked=True) for each in plain[:2])], ())
    assert str(found) == "--variants release,checked multiplies m.k by 2: 2 of 5 variants"


def test_sizes_that_change_together_are_one_multiplier() -> None:
    """Of one alone nothing would be saved."""
    variants = counted(*(f"k(x=f32[{n}, {n}], y=f32[{n}])" for n in range(100, 107)), "k(x=f32[:, :], y=f32[:])")
    (found,) = multipliers(variants, ())
    assert str(found) == (
        "baking sizes in (100 x 100 x 100, 101 x 101 x 101, 102 x 102 x 102, 103 x 103 x 103, ...) "
        "multiplies m.k by 8: 7 of 8 variants"
    )


def test_sizes_of_textures_multiply() -> None:
    """Z-001: the sizes of a texture are baked in as those of an array are."""
    variants = counted(*(f"k(t=texture3d[{n}, 8, :], out=f32[:])" for n in (1, 2, 4)))
    (found,) = multipliers(variants, ())
    assert str(found) == "the size t.shape[0] (1, 2, 4) multiplies m.k by 3: 2 of 3 variants"
    assert found.advice == "leave it open where the code does not need it: t=texture3d[:, 8, :]"


def test_constants_of_objects_multiply() -> None:
    variants = counted(*(f"k(cs=Cells(n={n}, c=i32[:]), out=f32[:])" for n in (1, 2, 4)))
    (found,) = multipliers(variants, ())
    assert str(found) == "cs.n (1, 2, 4) multiplies m.k by 3: 2 of 3 variants"
    assert found.advice == "make cs.n an attribute of its objects, not a constant of the class"


# --- plan --------------------------------------------------------------------------------------------------------------


def test_plan_as_text(heat: Path) -> None:
    result = tackc("plan", heat, "--arch", "cpu:v2,metal,level_zero", "-j", "2")
    assert result.exit_code == 0, result.output
    heading, *rows = result.stdout.splitlines()
    assert heading.split() == ["kernel", "variants", "images", "cached", "targets", "~bytes", "~seconds"]
    assert [row.split()[:4] for row in rows[:3]] == [
        ["heat.fill", "3", "6", "-"],
        ["heat.rows", "2", "4", "-"],
        ["heat.scale", "3", "6", "-"],
    ]
    assert rows[0].split()[4] == "cpu,metal,level_zero"
    assert "T (f32, f64, i32) multiplies 2 kernels by 3: 4 of 8 variants" in rows
    assert "8 variants, 16 images" in rows
    assert re.fullmatch(r"estimated: [\d,]+ bytes; \d+\.\d s of compiling, about \d+\.\d s in 2 processes", rows[-1])
    assert any(row.startswith("skipped metal for heat.scale(x=f64[:], out=f64[:], factor=f64): ") for row in rows)
    assert not Path("heat.tackb").exists()


def test_plan_in_detail(heat: Path) -> None:
    lines = tackc("plan", heat, "--arch", "cpu:v2,cpu:v3,metal", "-v").stdout.splitlines()
    at = lines.index("heat.rows(x=f32[:, 5], out=f32[:])")
    assert lines[at + 1].startswith("    declared by tack.specialize (heat.py:27); ~")
    assert lines[at + 2] == "    cpu:x86-64-v2,x86-64-v3 metal"


def test_plan_as_json(heat: Path) -> None:
    result = tackc("plan", heat, "--arch", "cpu:v2,metal", "--variants", "release,checked", "--json")
    data = json.loads(result.stdout)
    assert list(data) == [
        "errors",
        "variants",
        "without_variants",
        "multipliers",
        "estimated",
        "missing_toolchains",
        "warnings",
    ]
    assert len(data["variants"]) == 16
    first = data["variants"][0]
    assert list(first) == [
        "kernel",
        "signature",
        "checked",
        "declared_by",
        "targets",
        "images",
        "source_bytes",
        "skipped",
        "sources_only",
    ]
    assert first["declared_by"] == ["annotations"]
    ((target, level, cached, size, seconds),) = [tuple(image.values()) for image in first["images"]]
    assert (target, level, cached) == ("cpu", "x86-64-v2", None)
    assert size > 0 < seconds
    assert data["multipliers"][0]["what"] == "--variants release,checked"


def test_a_plan_is_what_a_build_makes(heat: Path, tmp_path: Path) -> None:
    """The same variants, images and sources; bytes within a factor of two."""
    targets = parse_arch("cpu:v2,metal,opencl")
    found = forecast([heat], targets)
    report = build([heat], targets, tmp_path / "heat.tackb")
    assert [(each.kernel, each.signature) for each in found.variants] == [
        (each.kernel, each.signature) for each in report.variants
    ]
    contents = read_contents(tmp_path / "heat.tackb")
    made = [variant for entry in contents.manifest.kernels for variant in entry.variants]
    wanted = {each.signature: sorted((image.target, image.level) for image in each.images) for each in found.variants}
    images = {
        str(each.signature): sorted((image.target, image.level) for image in each.images if image.kind != "source")
        for each in made
    }
    assert wanted == images
    sources = sum(len(data) for name, data in contents.members.items() if name.startswith("source/"))
    assert sum(each.sources for each in found.variants) == sources
    assert report.bytes / 2 < found.bytes < report.bytes * 2


def test_what_the_cache_has_costs_nothing(heat: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_cache, "usable", lambda: True)
    monkeypatch.setattr(BuildCache, "held", lambda self, plan, *_: {"cpu:x86-64-v2": 1234} if plan.name == "scale" else {})
    found = forecast([heat], parse_arch("cpu:v2"))
    by_kernel = {each.kernel: [(image.cached, image.bytes) for image in each.images] for each in found.variants}
    assert by_kernel["heat.scale"] == [(True, 1234)]
    assert by_kernel["heat.rows"][0][0] is False
    assert "8 variants, 8 images, 3 of them cached" in found.table().splitlines()
    row = next(line for line in found.table().splitlines() if line.startswith("heat.scale"))
    assert row.split() == ["heat.scale", "3", "3", "3", "cpu", "3,702", "0.00"]


def test_a_plan_asks_the_cache_that_builds_use(heat: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build_cache, "usable", lambda: True)
    targets = parse_arch("cpu:v2,metal,opencl")
    assert {image.cached for each in forecast([heat], targets).variants for image in each.images} == {False}
    report = build([heat], targets, tmp_path / "heat.tackb")
    images = [image for each in forecast([heat], targets).variants for image in each.images]
    assert {image.cached for image in images} == {True}
    assert sum(image.bytes or 0 for image in images if image.target == "cpu") < report.bytes


def test_plan_names_targets_that_calls_asked_for(heat: Path, write: Write) -> None:
    """A build for some of the targets is nothing to warn of; a plan says it."""
    more = 'targets = ["cpu", "cuda:0"]\n'
    specs = write("a.toml", specs_text(ROWS.format(6)) + more + specs_text(ROWS.format(7))[11:] + more)
    result = tackc("plan", heat, "--specs", specs, "--arch", "cpu:v2")
    assert result.stderr == "warning: calls asked for 2 of the variants on cuda, which is no target of this build\n"
    assert tackc("plan", heat, "--specs", specs, "--arch", "cpu:v2,cuda:sm_80").stderr == ""


def test_plan_finds_what_a_build_would(heat: Path, write: Write) -> None:
    result = tackc("plan", heat, "--arch", "cpu:v2", "--spec", ROWS.format(":"))
    assert result.exit_code == 3
    assert "TK030" in result.stderr
    bare = write("bare_k.py", "import tack\n\n\n@tack.kernel\ndef k(x):\n    for i in range(len(x)):\n        x[i] = 0\n")
    result = tackc("plan", bare, "--arch", "cpu:v2")
    assert result.exit_code == 3
    assert "no variant is declared for any kernel: bare_k.k" in result.stderr
    assert tackc("plan", bare, heat, "--arch", "cpu:v2").stdout.count("bare_k.k: no variant is declared") == 1


# --- budgets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["plan", "build"])
def test_too_many_variants(heat: Path, command: str) -> None:
    result = tackc(command, heat, "--arch", "cpu:v2", "--max-variants", "7")
    assert result.exit_code == 6
    assert result.stderr.splitlines() == [
        "error: 8 variants are more than --max-variants 7 allows; nothing is written",
        "  T (f32, f64, i32) multiplies 2 kernels by 3: 4 of 8 variants; take types out of the choice",
        "  the size x.shape[1] (4, 5) multiplies heat.rows by 2: 1 of 8 variants; "
        "leave it open where the code does not need it: x=f32[:, :]",
        "  declare fewer, build several bundles, or raise the limit (max-variants in tackc.toml)",
    ]
    assert not Path("heat.tackb").exists()
    assert tackc("plan", heat, "--arch", "cpu:v2", "--max-variants", "8").exit_code == 0


@pytest.mark.parametrize("command", ["plan", "build"])
def test_too_many_bytes(heat: Path, write: Write, command: str) -> None:
    Path("heat.tackb").write_text("old")
    write("tackc.toml", 'max-size = "9kB"\n')
    result = tackc(command, heat, "--arch", "cpu:v2,cpu:v3,metal", "--json")
    assert result.exit_code == 6
    (error,) = json.loads(result.stdout)["errors"]
    first, *lines = error["message"].splitlines()
    about = "an estimate of " if command == "plan" else ""
    assert re.fullmatch(rf"the bundle takes {about}[\d,]+ bytes, more than --max-size 9 kB allows; nothing is written", first)
    assert re.fullmatch(r"  cpu with 2 levels takes [\d,]+ bytes \(\d+ %\)", lines[0])
    assert re.fullmatch(
        r"  name fewer levels after --arch, leave out sources with --strip-sources \([\d,]+ bytes\), "
        r"or raise the limit \(max-size in tackc.toml\)",
        lines[-1],
    )
    assert Path("heat.tackb").read_text() == "old"


def test_a_budget_that_suffices(heat: Path) -> None:
    result = tackc("build", heat, "--arch", "metal", "--max-size", "1MB", "--max-variants", "8", "--json")
    assert result.exit_code == 0, result.output
    size = json.loads(result.stdout)["bytes"]
    assert tackc("build", heat, "--arch", "metal", "--max-size", size, "-q").exit_code == 0
    assert tackc("build", heat, "--arch", "metal", "--max-size", size - 1).exit_code == 6


@pytest.mark.parametrize("size", ["0", "much", "-1MB", "10 TB"])
def test_a_size_that_is_none(heat: Path, size: str) -> None:
    result = tackc("plan", heat, "--arch", "cpu:v2", "--max-size", size)
    assert result.exit_code == 2
    assert f"{size!r} is no size; write 10MB, 500kB, 2MiB" in result.stderr


# --- the configuration -------------------------------------------------------------------------------------------------


def test_a_configuration_says_all(heat: Path, write: Write) -> None:
    write("tackc.toml", f'files = ["heat.py"]\narch = "metal"\noutput = "out/all.tackb"\n{specs_text(ROWS.format(9))[11:]}')
    result = tackc("build", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["output"] == "out/all.tackb"
    assert len(data["variants"]) == 9
    assert json.loads(tackc("check", "--json").stdout)["variants"] == 9
    assert len(json.loads(tackc("plan", "--json").stdout)["variants"]) == 9


def test_options_win_over_the_configuration(heat: Path, write: Write) -> None:
    write(
        "tackc.toml", 'files = ["gone.py"]\n'.replace("gone", "heat") + 'arch = "cpu"\noutput = "all.tackb"\nmax-variants = 1\n'
    )
    other = write("other.py", HEAT)
    result = tackc("build", other, "--arch", "metal", "-o", "other.tackb", "--max-variants", "9", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert (data["output"], data["variants"][0]["kernel"]) == ("other.tackb", "other.fill")
    assert {target for each in data["variants"] for target in each["targets"]} == {"metal"}


def test_a_configuration_may_be_about_more_than_the_files_that_are_named(heat: Path, write: Write) -> None:
    """Where the configuration names the files itself, a kernel that none of them has is an error."""
    write("tackc.toml", specs_text("lost(x=f32[:])")[11:])
    result = tackc("check", heat)
    assert result.exit_code == 0, result.output
    write("tackc.toml", 'files = ["heat.py"]\n' + specs_text("lost(x=f32[:])")[11:])
    result = tackc("check")
    assert result.exit_code == 2
    assert result.stderr.startswith(
        "error: tackc.toml:2: 'lost(x=f32[:])': no kernel is called 'lost' (did you mean 'rows'?); there are scale, fill, rows"
    )


def test_nothing_to_build(write: Write) -> None:
    write("x.py", "")
    for arguments, text in (
        (["build"], "Name FILES of kernels, or list them in tackc.toml"),
        (["plan"], "Name FILES of kernels, or list them in tackc.toml"),
        (["plan", "x.py"], "Missing option '--arch'"),
    ):
        result = tackc(*arguments)
        assert result.exit_code == 2
        assert text in result.stderr


def test_the_same_specs_in_any_place_give_the_same_bundle(heat: Path, write: Write) -> None:
    """By --spec, in a specs file, in the configuration: the same bytes."""
    texts = [ROWS.format(6), ROWS.format(":, ")[:0] + "fill(x=i8[:], n=i32)"]
    recorded = write("app.specs.toml", specs_text(*reversed(texts)))
    build_ = ["build", heat, "--arch", "metal", "-q", "-o"]
    assert tackc(*build_, "a.tackb", "--spec", texts[0], "--spec", texts[1]).exit_code == 0
    assert tackc(*build_, "b.tackb", "--specs", recorded).exit_code == 0
    write("tackc.toml", 'include = ["app.specs.toml"]\n')
    assert tackc(*build_, "c.tackb").exit_code == 0
    assert Path("a.tackb").read_bytes() == Path("b.tackb").read_bytes() == Path("c.tackb").read_bytes()
