"""`tackc merge` and `tackc split`: what comes apart comes together as the same bytes, and conflicts are named."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sample_bundles as sample
from bundle_sources import TWO, built
from click.testing import CliRunner, Result

import tack_runtime
from tack_runtime.manifest import Image
from tack_runtime.options import Options as KernelOptions
from tackc import cli, merging, output, rebuild
from tackc.build import Options
from tackc.cli.exits import Exit
from tackc.contents import read_contents
from tackc.members import library

ARCH = "cpu:v2,cpu:v3,cuda:compute_75,cuda:sm_90,metal,opencl,level_zero"
TEXTURE = """\
import tack

@tack.kernel
def sampled(t: tack.texture3d[:, :, :], out: tack.f32[:]):
    for i in range(len(out)):
        out[i] = t.sample(0.0, 0.0, 1.0)

@tack.kernel
def wide(x: tack.f64[:]):
    for i in range(len(x)):
        x[i] = 1.0
"""
OTHER = TWO.replace("def saxpy", "def axpy").replace("def half", "def less")


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, list(map(str, arguments)))


def put(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("by", merging.PARTS)
@pytest.mark.parametrize("source", [TWO, TEXTURE])
def test_pieces_merge_to_the_same_bytes(source: str, by: merging.Part, tmp_path: Path) -> None:
    whole = put(tmp_path / "heat.tackb", built(source, ARCH))
    pieces = [Path(each.output) for each in merging.split(whole, by, tmp_path / "parts")]
    assert len(pieces) > 1
    assert all(piece.name.startswith("heat.") for piece in pieces)
    for order in (pieces, pieces[::-1], [*pieces, whole]):
        merging.merge(order, tmp_path / "again.tackb")
        assert (tmp_path / "again.tackb").read_bytes() == whole.read_bytes()


def test_the_pieces_hold_what_their_names_say(tmp_path: Path) -> None:
    whole = put(tmp_path / "heat.tackb", built(TEXTURE, ARCH))
    by_target = {each.piece: each for each in merging.split(whole, "target", tmp_path)}
    assert list(by_target) == ["cpu", "cuda", "metal", "level_zero", "opencl"]
    assert by_target["cuda"].targets == ("cuda", "cuda:compute_75", "cuda:sm_90")
    metal = read_contents(by_target["metal"].output).manifest
    assert [[skip.target for skip in kernel.variants[0].skipped] for kernel in metal.kernels] == [[], ["metal"]]
    by_level = [each.piece for each in merging.split(whole, "level", tmp_path)]
    assert {"cpu:x86-64-v2", "cpu:x86-64-v3", "cuda:sm_90", "level_zero:samplers"} <= set(by_level)
    by_kernel = merging.split(whole, "kernel", tmp_path)
    assert [(each.piece, len(each.kernels)) for each in by_kernel] == [("tooled.sampled", 1), ("tooled.wide", 1)]
    assert (tmp_path / "heat.cpu-x86-64-v2.tackb").is_file()


def test_builds_on_two_machines_merge_to_the_build_of_one(tmp_path: Path) -> None:
    arches = ("cpu:v2,cuda:sm_90", "opencl", "metal,level_zero")
    parts = [put(tmp_path / f"{number}.tackb", built(TWO, arch)) for number, arch in enumerate(arches)]
    for order in itertools.permutations(parts):
        made = merging.merge(order, tmp_path / "all.tackb")
        assert made.data == built(TWO, "cpu:v2,cuda:sm_90,opencl,metal,level_zero")


def test_libraries_of_different_kernels_both_stay(tmp_path: Path) -> None:
    one, other = (put(tmp_path / f"{name}.tackb", built(source)) for name, source in (("a", TWO), ("b", OTHER)))
    merging.merge([one, other], tmp_path / "both.tackb")
    there = [name for name in read_contents(tmp_path / "both.tackb").members if name.endswith(".so")]
    members = [read_contents(path).manifest.members[library("x86-64-v2")] for path in (one, other)]
    assert there == sorted(library("x86-64-v2", member.sha256) for member in members)
    x = np.arange(8, dtype=np.float32)
    out = np.zeros_like(x)
    loaded = tack_runtime.load(tmp_path / "both.tackb")
    loaded.saxpy(x, x, out, 2.0)
    assert np.array_equal(out, 3 * x)
    assert loaded.less(x, out, 1) == 3
    assert np.array_equal(out, x / 2 + 1)
    merging.split(tmp_path / "both.tackb", "kernel", tmp_path / "parts")
    merging.merge(sorted((tmp_path / "parts").iterdir()), tmp_path / "again.tackb")
    assert (tmp_path / "again.tackb").read_bytes() == (tmp_path / "both.tackb").read_bytes()


def test_what_was_merged_can_be_rebuilt_and_names_all_tools(tmp_path: Path) -> None:
    """Each library with the variants that it holds."""
    paths = [put(tmp_path / "a.tackb", built(TWO)), put(tmp_path / "b.tackb", built(OTHER, "cuda:compute_75"))]
    paths.append(put(tmp_path / "c.tackb", built(TEXTURE)))
    merging.merge(paths, tmp_path / "all.tackb")
    named = [read_contents(path).manifest.tools for path in (*paths, tmp_path / "all.tackb")]
    assert set(named[3]) == {tool for tools in named[:3] for tool in tools}
    assert {"llvmlite", "NVRTC"} <= {tool.name for tool in named[3]}
    rebuilt = rebuild.rebuild(tmp_path / "all.tackb", jobs=1)
    assert rebuilt.differences == ()
    rebuilt.write(tmp_path / "again.tackb", False)
    assert (tmp_path / "again.tackb").read_bytes() == (tmp_path / "all.tackb").read_bytes()


def test_variants_of_one_kernel_unite_in_an_order_that_all_have(tmp_path: Path) -> None:
    f32, f64, i32 = (sample.saxpy(element) for element in ("f32", "f64", "i32"))
    orders = ([f64, f32], [f32, i32])
    paths = [put(tmp_path / f"{at}.tackb", sample.bundle(list(order))) for at, order in enumerate(orders)]
    for order in (paths, paths[::-1]):
        merging.merge(order, tmp_path / "all.tackb")
        (kernel,) = read_contents(tmp_path / "all.tackb").manifest.kernels
        assert [str(each.signature) for each in kernel.variants] == [str(each.signature) for each in (f64, f32, i32)]
    put(paths[0], sample.bundle([i32, f32]))
    merging.merge(paths, tmp_path / "all.tackb")  # the two contradict each other
    forward = (tmp_path / "all.tackb").read_bytes()
    merging.merge(paths[::-1], tmp_path / "all.tackb")
    assert (tmp_path / "all.tackb").read_bytes() == forward


def test_two_kernels_of_one_name_keep_their_programs(tmp_path: Path) -> None:
    paths = [put(tmp_path / f"{name}.tackb", built(TWO, name=name)) for name in ("one", "two")]
    merging.merge(paths, tmp_path / "both.tackb")
    found = read_contents(tmp_path / "both.tackb")
    assert {kernel.program for kernel in found.manifest.kernels} == {
        f"kernels/{module}_x2E_{name}.json" for module in ("one", "two") for name in ("half", "saxpy")
    }
    assert len(tack_runtime.load(tmp_path / "both.tackb")) == 4


# --- conflicts ---------------------------------------------------------------------------------------------------------


CONFLICTS: dict[str, tuple[Callable[[], bytes], Callable[[], bytes], str]] = {
    "another text": (
        lambda: built(TWO, "metal"),
        lambda: built(TWO.replace("a * x[i] + y[i]", "a * x[i] - y[i]"), "metal"),
        "kernel tooled.saxpy of A and of B: the kernel: tooled.py:8: 'out[i] = a * x[i] + y[i]' -> 'out[i] = a * x[i] - y[i]'; "
        "build both from the same source, with the same options",
    ),
    "another constant": (
        lambda: built(TWO, "metal"),
        lambda: built(TWO.replace("(0.5)", "(0.25)"), "metal"),
        "kernel tooled.half of A and of B: the constant SCALE: 0.5 -> 0.25; build both from the same source, with the same "
        "options",
    ),
    "another place": (
        lambda: built(TWO, "metal"),
        lambda: built(TWO.replace("SCALE =", "\nSCALE ="), "metal"),
        "kernel tooled.half of A and of B: the kernel was moved, and debug mode tells lines: tooled.py:10 -> tooled.py:11; "
        "build both from the same source, with the same options",
    ),
    "other options": (
        lambda: built(TWO, "metal"),
        lambda: built(TWO, "cuda:sm_90", options=Options(kernels=KernelOptions(True))),
        "kernel tooled.half of A and of B: other options: fp_contract False and True; build both from the same source, with the "
        "same options",
    ),
    "other code for a level": (
        lambda: sample.bundle([sample.saxpy()]),
        lambda: sample.packed(sample.files([sample.saxpy()], members={"bin/cpu.so": b"other"})),
        "cpu:x86-64-v2: A and B hold different code of saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32); leave cpu:x86-64-v2 out of "
        "one of them, for example with tackc split",
    ),
    "other preconditions": (
        lambda: sample.bundle([sample.saxpy()]),
        lambda: sample.bundle([sample.saxpy()._replace(atomics=("out",))]),
        "variant saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32) of A and of B: other atomics, of the same source; build both with "
        "the same tackc",
    ),
    "another symbol of the same code": (
        lambda: sample.bundle([sample.saxpy()]),
        lambda: sample.bundle([sample.saxpy(images=[Image("cpu", sample.LEVEL, "library", "bin/cpu.so", "tk_probe")])]),
        "cpu:x86-64-v2 code of saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32) in A and in B: other symbol",
    ),
}


@pytest.mark.parametrize("case", CONFLICTS)
def test_conflicts_are_named_and_nothing_is_written(case: str, tmp_path: Path) -> None:
    one, other, says = CONFLICTS[case]
    paths = [put(tmp_path / "a.tackb", one()), put(tmp_path / "b.tackb", other())]
    result = tackc("merge", *paths, "-o", tmp_path / "out.tackb", "--json")
    assert result.exit_code == Exit.USAGE
    messages = [error["message"] for error in json.loads(result.stdout)["errors"]]
    assert says in [text.replace(str(paths[0]), "A").replace(str(paths[1]), "B") for text in messages]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.tackb", "b.tackb"]
    result = tackc("merge", *paths, "-o", tmp_path / "out.tackb")
    assert result.stderr.endswith(f"{len(messages)} conflict{'s' * (len(messages) != 1)}; nothing was written\n")


def test_many_variants_in_two_libraries_are_one_conflict(tmp_path: Path) -> None:
    kernels = [sample.saxpy(element) for element in ("f32", "f64", "i32")]
    one = put(tmp_path / "a.tackb", sample.bundle(kernels))
    other = put(tmp_path / "b.tackb", sample.packed(sample.files(kernels, members={"bin/cpu.so": b"other"})))
    with pytest.raises(merging.ConflictError) as caught:
        merging.merge([one, other], tmp_path / "out.tackb")
    (conflict,) = caught.value.conflicts
    assert "of saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32) and of 2 more; leave" in conflict


# --- errors and output -------------------------------------------------------------------------------------------------


def test_a_damaged_bundle_is_neither_merged_nor_split(tmp_path: Path) -> None:
    good = put(tmp_path / "good.tackb", sample.bundle([sample.saxpy()]))
    bad = put(tmp_path / "bad.tackb", sample.bundle([sample.saxpy()])[:-1])
    assert tackc("merge", good, bad, "-o", tmp_path / "out.tackb").exit_code == Exit.BUNDLE
    assert tackc("split", bad, "--by", "target", "-o", tmp_path / "parts").exit_code == Exit.BUNDLE
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.tackb", "good.tackb"]


@pytest.mark.parametrize("member", ["code", "code.d/cu", "a.b.cu"])
def test_members_of_other_names_get_those_of_builds(member: str, tmp_path: Path) -> None:
    image = Image("cuda", "", "source", member, "tk_saxpy")
    files = sample.files([sample.saxpy(images=[image])], members={member: b"tk_saxpy"})
    merging.merge([put(tmp_path / "odd.tackb", sample.packed(files))], tmp_path / "out.tackb")
    suffix = {"code": "", "code.d/cu": "", "a.b.cu": ".cu"}[member]
    assert f"source/cuda/saxpy.00000000000000f4{suffix}" in read_contents(tmp_path / "out.tackb").members


def test_what_no_reader_would_take_is_not_written(tmp_path: Path) -> None:
    """A level that no build has, of which no name of a member can be made."""
    image = Image("cuda", "sm:90", "cubin", "code.cubin", "tk_saxpy")
    files = sample.files([sample.saxpy(images=[image])], members={"code.cubin": b"code"})
    odd = put(tmp_path / "odd.tackb", sample.packed(files))
    assert tackc("merge", odd, "-o", tmp_path / "out.tackb").exit_code == Exit.BUNDLE
    assert tackc("split", odd, "--by", "target", "-o", tmp_path / "parts").exit_code == Exit.BUNDLE
    assert [path.name for path in tmp_path.iterdir()] == ["odd.tackb"]


def test_a_bundle_for_another_runtime_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "native_abi", lambda entries: 77)
    old = put(tmp_path / "old.tackb", sample.bundle([sample.saxpy()]))
    result = tackc("merge", old, "-o", tmp_path / "out.tackb")
    assert result.exit_code == Exit.BUNDLE
    assert f"{old}: manifest.json: its CPU code has native support version 77" in result.stderr


def test_there_is_something_to_split(tmp_path: Path) -> None:
    source = "import tack\n@tack.kernel\ndef later(x):\n    for i in range(len(x)):\n        x[i] = 1\n" + TWO.partition("\n")[2]
    files = sample.files([sample.saxpy(images=[])], members={})
    result = tackc("split", put(tmp_path / "k.tackb", sample.packed(files)), "--by", "target", "-o", tmp_path / "parts")
    assert (result.exit_code, "holds nothing to take apart by target: no code" in result.stderr) == (Exit.USAGE, True)
    whole = put(tmp_path / "whole.tackb", built(source, "metal"))
    assert len(merging.split(whole, "kernel", tmp_path / "parts")) == 3


def test_pieces_are_written_all_or_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = put(tmp_path / "whole.tackb", built(TWO, "metal"))
    (tmp_path / "parts" / "whole.tooled.saxpy.tackb").mkdir(parents=True)
    result = tackc("split", whole, "--by", "kernel", "-o", tmp_path / "parts")
    assert result.exit_code == Exit.USAGE
    assert [path.name for path in (tmp_path / "parts").iterdir()] == ["whole.tooled.saxpy.tackb"]
    create = output._create
    left = [1]

    def full(path: Path, data: bytes, *rest: Any) -> None:
        if not left:
            raise OSError(28, "No space left on device")
        left.pop()
        create(path, data, *rest)

    monkeypatch.setattr(output, "_create", full)
    result = tackc("split", whole, "--by", "kernel", "-o", tmp_path / "others")
    assert (result.exit_code, "No space left on device" in result.stderr) == (Exit.USAGE, True)
    assert list((tmp_path / "others").iterdir()) == []


def test_the_commands_say_what_they_wrote(tmp_path: Path) -> None:
    whole = put(tmp_path / "heat.tackb", built(TWO, ARCH))
    result = tackc("split", whole, "--by", "kernel", "-o", tmp_path)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0].split() == ["bundle", "kernels", "variants", "bytes", "targets"]
    assert "cpu,cuda,metal,level_zero,opencl" in result.stdout
    merged = tackc("merge", tmp_path / "heat.tooled.half.tackb", "-o", f"{tmp_path}/folder/", "--json")
    assert json.loads(merged.stdout)["output"] == f"{tmp_path}/folder/"
    assert len(read_contents(tmp_path / "folder").manifest.kernels) == 1
