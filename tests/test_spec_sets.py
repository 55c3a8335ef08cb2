"""`tackc specs`: listing, merging, pruning and comparing sets of variants, from specs files, bundles and files of kernels."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import sample_bundles as sample
from click.testing import CliRunner, Result

from tack_runtime.signature import parse_signature
from tackc import cli
from tackc.request import Spec
from tackc.spec_sets import Known, difference, pruned, united

KERNELS = """\
import tack


@tack.device_class
class Cells:
    n = tack.constant(3)
    data: tack.f32[:]


@tack.kernel
def add(x: tack.f32[:], y: tack.f32[:]):
    for i in range(len(x)):
        y[i] += x[i]


@tack.kernel
def total(cells: Cells, out: tack.f32[:]):
    for i in range(len(out)):
        out[i] = cells.data[i] * cells.n
"""

Write = Callable[[str, str], Path]


def spec(text: str, **fields: object) -> Spec:
    return Spec(parse_signature(text), text, "test", **fields)  # type: ignore[arg-type]


def known(module: str, name: str, parameters: str, *variants: str, checked: bool = False) -> Known:
    made = frozenset((parse_signature(f"{name}({variant})"), checked) for variant in variants)
    return Known(module, name, tuple(parameters.split()), made)


def texts(specs: tuple[Spec, ...]) -> list[str]:
    return [str(each.signature) for each in specs]


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, [str(argument) for argument in arguments], prog_name="tackc")


@pytest.fixture
def kernels(write: Write) -> Path:
    return write("k.py", KERNELS)


# --- merging -----------------------------------------------------------------------------------------------------------


def test_a_short_name_means_the_only_kernel_of_that_name() -> None:
    found = united([spec("k(n=i32)", count=1), spec("m.k(n=i32)", count=2), spec("app.m.k(n=i32)", count=4), spec("other.j()")])
    assert [(str(each.signature), each.count) for each in found] == [("app.m.k(n=i32)", 7), ("other.j()", 0)]
    apart = united([spec("k(n=i32)"), spec("a.k(n=i32)"), spec("b.k(n=i32)")])
    assert texts(apart) == ["k(n=i32)", "a.k(n=i32)", "b.k(n=i32)"]


def test_merge_takes_what_a_bundle_has(write: Write) -> None:
    write("one.toml", '[[specialize]]\nsignature = "saxpy(x=f64[:], y=f64[:], out=f64[:], a=f64)"\n')
    Path("k.tackb").write_bytes(sample.bundle([sample.saxpy()]))
    result = tackc("specs", "merge", "one.toml", "k.tackb")
    assert re.findall("signature = (.*)", result.stdout) == [
        '"sample.saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)"',
        '"sample.saxpy(x=f64[:], y=f64[:], out=f64[:], a=f64)"',
    ]


def test_merge(write: Write) -> None:
    one = write("one.toml", '[[specialize]]\nsignature = "m.k(n=i32)"\ncount = 1\nsites = ["b.py:2"]\n')
    other = write("two.toml", 'include = ["one.toml"]\n[[specialize]]\nsignature = "k(n=i32)"\ncount = 2\nsites = ["a.py:1"]\n')
    expected = 'format = 1\n\n[[specialize]]\nsignature = "m.k(n=i32)"\ncount = 3\nsites = ["a.py:1", "b.py:2"]\n'
    assert tackc("specs", "merge", one, other).stdout == expected
    result = tackc("specs", "merge", other, one, "-o", "all.toml")
    assert result.stdout == "wrote all.toml: 1 variant\n"
    assert Path("all.toml").read_text() == expected
    assert tackc("specs", "merge", "all.toml", "-o", "all.toml").exit_code == 0  # onto itself
    assert Path("all.toml").read_text() == expected
    data = json.loads(tackc("specs", "merge", one, "--json").stdout)
    assert data == {
        "output": None,
        "variants": [{"signature": "m.k(n=i32)", "checked": False, "count": 1, "sites": ["b.py:2"], "targets": []}],
    }


def test_a_damaged_file_leaves_the_output_alone(write: Write) -> None:
    write("all.toml", "old")
    result = tackc("specs", "merge", write("bad.toml", "[[specialize]]\nsignature = 'k('"), "-o", "all.toml", "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["errors"][0]["message"].startswith("bad.toml:2: ")
    assert Path("all.toml").read_text() == "old"


# --- pruning -----------------------------------------------------------------------------------------------------------


def test_what_is_there_is_dropped() -> None:
    """Whatever the order of parameters; a module of a package is known by its last name; debug mode is another variant."""
    there = [known("m", "k", "x n", "x=f32[:, 4], n=i32", "x=f64[:, :], n=i32")]
    wanted = [
        spec("app.m.k(n=i32, x=f32[:, 4])"),
        spec("k(x=f32[:, 4], n=i32)", checked=True),
        spec("k(x=f32[:, 5], n=i32)"),
        spec("k(x=f64[7, 8], n=i32)"),
        spec("k(x=f64[:], n=i32)"),
        spec("other.k(x=f32[:, 4], n=i32)"),
    ]
    found = pruned(wanted, there)
    assert [reason for _, reason in found.dropped] == ["there already"]
    assert texts(found.kept) == texts(tuple(wanted[1:]))
    found = pruned(wanted, there, covered=True)
    assert [(each.text, reason) for each, reason in found.dropped][1:] == [
        ("k(x=f64[7, 8], n=i32)", "served by variants with open dimensions")
    ]


def test_objects_may_have_more_than_a_variant_uses() -> None:
    there = [known("m", "k", "c", "c=Cells(n=3, data=f32[:, :])")]
    wanted = [
        spec("k(c=Cells(n=3, data=f32[:, :], unused=i32))"),
        spec("k(c=m.Cells(n=3, data=f32[2, 2]))"),
        spec("k(c=Cells(n=4, data=f32[:, :]))"),
        spec("k(c=Cells(data=f32[:, :]))"),
        spec("k(c=Other(n=3, data=f32[:, :]))"),
    ]
    assert texts(pruned(wanted, there).kept) == texts(tuple(wanted[1:]))
    assert texts(pruned(wanted, there, covered=True).kept) == texts(tuple(wanted[2:]))


def test_textures_are_open_or_not() -> None:
    there = [known("m", "k", "t", "t=texture3d[:, :, 8]")]
    wanted = [spec("k(t=texture3d[4, 4, 8])"), spec("k(t=texture3d[4, 4, 4])")]
    assert texts(pruned(wanted, there, covered=True).kept) == ["k(t=texture3d[4, 4, 4])"]
    assert pruned(wanted, there).dropped == ()


def test_unknown_kernels_and_rare_calls() -> None:
    there = [known("m", "k", "x")]
    wanted = [spec("gone(x=f32[:])", count=9), spec("k(y=f32[:])"), spec("k(x=f32[:])", count=2), spec("k(x=f64[:])")]
    assert pruned(wanted, there).dropped == ()
    found = pruned(wanted, there, unknown=True, min_count=3)
    assert [reason for _, reason in found.dropped] == [
        "of unknown kernels",
        "of parameters that the kernel has no more",
        "asked for by fewer than 3 calls",
    ]
    assert texts(found.kept) == ["k(x=f64[:])"]  # by hand, so without a count
    assert found.summary() == (
        "kept 1 of 4 variants; dropped 1 of unknown kernels, 1 of parameters that the kernel has no more, "
        "1 asked for by fewer than 3 calls"
    )


def test_prune_against_a_bundle_and_files(kernels: Path, write: Write) -> None:
    assert tackc("build", kernels, "--arch", "metal", "-q", "-o", "k.tackb").exit_code == 0
    asked = [
        "k.add(x=f32[:], y=f32[:])",
        "k.total(cells=Cells(n=3, data=f32[:]), out=f32[:])",
        "k.add(x=f64[:], y=f64[:])",
    ]
    body = "".join(f'\n[[specialize]]\nsignature = "{each}"\n' for each in asked)
    recorded = write("app.toml", f"format = 1\n{body}")
    left = f'format = 1\n\n[[specialize]]\nsignature = "{asked[2]}"\n'
    for against in ("k.tackb", kernels):
        result = tackc("specs", "prune", recorded, "--against", against)
        assert (result.exit_code, result.stdout) == (0, left)
        assert result.stderr.splitlines()[-1] == "kept 1 of 3 variants; dropped 2 there already"
    data = json.loads(tackc("specs", "prune", recorded, "--against", "k.tackb", "-o", recorded, "--json").stdout)
    assert [each["reason"] for each in data["dropped"]] == ["there already", "there already"]
    assert [each["signature"] for each in data["kept"]] == [asked[2]]
    assert recorded.read_text() == left


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ([], "Say what to drop: --against BUNDLE, or --min-count N"),
        (["--covered"], "Say what to drop"),
        (["--min-count", "2", "--unknown"], "ask what --against has"),
        (["--against", "gone.tackb"], "does not exist"),
        (["--against", "app.toml"], "app.toml is neither a bundle nor a file of kernels (.py)"),
    ],
)
def test_wrong_ways_to_prune(write: Write, options: list[str], text: str) -> None:
    result = tackc("specs", "prune", write("app.toml", "format = 1\n"), *options)
    assert result.exit_code == 2
    assert text in result.stderr


# --- comparing ---------------------------------------------------------------------------------------------------------


def test_difference() -> None:
    old = [spec("k(n=i32)", count=12, sites=("a.py:1",)), spec("k(n=i64)"), spec("j()"), spec("k(n=u8)", targets=("cpu",))]
    new = [
        spec("m.k(n=i32)", count=57, sites=("a.py:3",)),
        spec("j()"),
        spec("j()", checked=True),
        spec("m.k(n=u8)", targets=("cpu", "cuda")),
    ]
    found = difference(old, new)
    assert found.lines() == [
        "- m.k(n=i64)",
        "+ j() (checked)",
        "~ m.k(n=i32): count 12 -> 57; sites -a.py:1 +a.py:3",
        "~ m.k(n=u8): targets +cuda",
        "1 removed, 1 added, 2 changed, 1 the same",
    ]
    assert difference(old, old).lines() == ["0 removed, 0 added, 0 changed, 4 the same"]


def test_diff_of_files_bundles_and_kernels(kernels: Path, write: Write) -> None:
    """12: a variant was removed; 11: some were only added; 0: the same, counts aside."""
    assert tackc("build", kernels, "--arch", "metal", "-q", "-o", "folder/").exit_code == 0
    assert tackc("specs", "list", kernels, "-o", "k.toml").stdout == "wrote k.toml: 2 variants\n"
    more = write("more.toml", 'include = ["k.toml"]\n[[specialize]]\nsignature = "k.add(x=f64[:], y=f64[:])"\ncount = 3\n')
    again = write("again.toml", more.read_text().replace("3", "4"))
    for one, other, code in (
        ("folder/", kernels, 0),
        ("k.toml", "folder/", 0),
        (more, again, 0),
        (kernels, more, 11),
        (more, kernels, 12),
    ):
        assert tackc("specs", "diff", one, other).exit_code == code, (one, other)
    data = json.loads(tackc("specs", "diff", more, again, "--json").stdout)
    assert (data["added"], data["removed"], data["same"]) == ([], [], 2)
    (changed,) = data["changed"]
    assert (changed["count"], changed["before"]["count"]) == (4, 3)


# --- listing -----------------------------------------------------------------------------------------------------------


def test_list_is_a_text_that_builds_the_same(kernels: Path, write: Write) -> None:
    """What declares a variant does not show, nor the order."""
    options = ("--spec", "total(cells=Cells(data=f64[:], n=5), out=f32[:])", "--spec", "k.add(x=f32[:], y=f32[8])")
    result = tackc("specs", "list", kernels, *options, "--variants", "release,checked")
    tables = [table.splitlines() for table in result.stdout.split("\n[[specialize]]\n")]
    assert tables[0] == ["format = 1"]
    plain = [
        'signature = "k.add(x=f32[:], y=f32[8])"',
        'signature = "k.add(x=f32[:], y=f32[:])"',
        'signature = "k.total(cells=Cells(n=3, data=f32[:]), out=f32[:])"',
        'signature = "k.total(cells=Cells(n=5, data=f64[:]), out=f32[:])"',
    ]
    assert tables[1:] == [table for each in plain for table in ([each], [each, "checked = true"])]
    write("all.toml", result.stdout)
    Path("bare").mkdir()
    bare = write("bare/k.py", KERNELS.replace(": tack.f32[:],", ",", 1))
    assert tackc("specs", "list", bare, "--specs", "all.toml").stdout == result.stdout


def test_list_does_not_write_over_a_source(kernels: Path) -> None:
    result = tackc("specs", "list", kernels, "-o", "./k.py")
    assert result.exit_code == 2
    assert "the output k.py is one of the inputs" in result.stderr
    assert kernels.read_text() == KERNELS


def test_list_reports_what_is_wrong(kernels: Path) -> None:
    result = tackc("specs", "list", kernels, "--spec", "add(z=f32[:])")
    assert result.exit_code == 2
    assert "add has no parameter 'z'" in result.stderr
