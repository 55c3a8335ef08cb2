"""`tackc diff`: an edit of a source, and what it is for those who call the kernel."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sample_bundles as sample
from bundle_sources import TWO, built
from click.testing import CliRunner, Result

from tack_runtime.dtypes import BY_NAME
from tack_runtime.manifest import Axis, Image, Slot, Variant
from tack_runtime.options import Options as KernelOptions
from tackc import bundle, cli
from tackc.build import Options
from tackc.cli.exits import Exit
from tackc.comparison import KINDS, Comparison, Verdict, compare
from tackc.contents import read_contents
from tackc.image_changes import serves

OPEN = """\
import tack

N = tack.constant(3)

@tack.func
def scaled(v, a):
    return v * a

@tack.kernel
def scale(x: tack.f32[:], out: tack.f32[:], a: tack.f32):
    for i in range(len(x)):
        out[i] = scaled(x[i], a) + N
"""
BAKED = OPEN.replace("x: tack.f32[:]", "x: tack.f32[64]")
BOX = """\
import tack

@tack.device_class
class Box:
    SIZE = 4
    data: tack.f32[:]
    n: tack.i32

    @tack.kernel
    def fill(self, v: tack.f32):
        for i in range(len(self.data)):
            self.data[i] = v * self.SIZE
"""
SUM = """\
import tack

@tack.kernel
def count(x: tack.f32[:], hits: tack.i32[:]) -> tack.i32:
    for i in range(len(x)):
        hits[i] = tack.i32(x[i] > 0.0)
    return 1
"""
NOT_RETURNED = SUM.replace(" -> tack.i32", "").replace("    return 1\n", "")


def old_new(tmp_path: Path, old: bytes, new: bytes) -> tuple[Path, Path]:
    (tmp_path / "old.tackb").write_bytes(old)
    (tmp_path / "new.tackb").write_bytes(new)
    return tmp_path / "old.tackb", tmp_path / "new.tackb"


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, list(map(str, arguments)))


def found(comparison: Comparison) -> list[str]:
    """The kinds of all changes, each once, those of code last."""
    changes = [*comparison.whole, *(change for changes in comparison.kernels.values() for change in changes)]
    kinds = list(dict.fromkeys(change.kind for change in changes))
    return sorted(kinds, key=lambda kind: (-KINDS[kind], kind))


BREAKING, ADDITIVE, CODE = Verdict.BREAKING, Verdict.ADDITIVE, Verdict.CODE_ONLY

# A source, what of it is replaced by what, the verdict, the kinds of changes, and one of their texts.
EDITS: dict[str, tuple[str, str, str, Verdict, list[str], str]] = {
    "a kernel is removed": (
        TWO,
        TWO[TWO.index("@tack.kernel\ndef half") :],
        "",
        BREAKING,
        ["kernel-removed"],
        "removed",
    ),
    "a kernel is renamed": (TWO, "def half", "def less", BREAKING, ["kernel-removed", "kernel-added"], "removed"),
    "a dtype is changed": (
        OPEN,
        "out: tack.f32[:]",
        "out: tack.f64[:]",
        BREAKING,
        ["type-changed", "code"],
        "out: f32[:] -> f64[:]",
    ),
    "a number is changed": (OPEN, "a: tack.f32", "a: tack.i32", BREAKING, ["type-changed", "code"], "a: f32 -> i32"),
    "a dimension is tightened": (
        OPEN,
        "x: tack.f32[:]",
        "x: tack.f32[64]",
        BREAKING,
        ["dimension-tightened", "code"],
        "x.shape[0]: any -> 64",
    ),
    "a dimension is another": (
        BAKED,
        "x: tack.f32[64]",
        "x: tack.f32[32]",
        BREAKING,
        ["dimension-tightened", "code"],
        "x.shape[0]: 64 -> 32",
    ),
    "a dimension is loosened": (
        BAKED,
        "x: tack.f32[64]",
        "x: tack.f32[:]",
        ADDITIVE,
        ["dimension-loosened", "code"],
        "x.shape[0]: 64 -> any",
    ),
    "a variant is new": (
        OPEN,
        "a: tack.f32)",
        "a: tack.one_of(tack.f32, tack.i32))",
        ADDITIVE,
        ["variant-added", "code"],
        "new",
    ),
    "a variant is removed": (
        OPEN.replace("a: tack.f32)", "a: tack.one_of(tack.f32, tack.i32))"),
        "a: tack.one_of(tack.f32, tack.i32))",
        "a: tack.f32)",
        BREAKING,
        ["variant-removed", "code"],
        "removed",
    ),
    "an open variant takes the calls of a baked one": (
        OPEN.replace("x: tack.f32[:]", "x: tack.one_of(tack.f32[:], tack.f32[64])"),
        "x: tack.one_of(tack.f32[:], tack.f32[64])",
        "x: tack.f32[:]",
        CODE,
        ["code", "variant-served"],
        "removed; scale(x=f32[:], out=f32[:], a=f32) takes its calls",
    ),
    "code only": (
        OPEN,
        "v * a",
        "a * v * 1.0",
        CODE,
        ["code"],
        "the source changed: the device function scaled: tooled.py:7: 'return v * a' -> 'return a * v * 1.0'",
    ),
    "a constant only": (OPEN, "constant(3)", "constant(4)", CODE, ["code"], "the source changed: the constant N: 3 -> 4"),
    "a comment above": (
        OPEN,
        "N =",
        "# three\nN =",
        CODE,
        ["place"],
        "the source changed: the kernel was moved, and debug mode tells lines: tooled.py:9 -> tooled.py:10; the device function "
        "scaled was moved, and debug mode tells lines: tooled.py:5 -> tooled.py:6",
    ),
    "a parameter is renamed": (
        SUM,
        "hits",
        "found",
        BREAKING,
        ["parameter-renamed", "code"],
        "parameter 'hits' is called 'found' now: calls by keyword fail",
    ),
    "a parameter is added": (
        OPEN,
        "a: tack.f32):",
        "a: tack.f32, b: tack.f32):",
        BREAKING,
        ["parameter-added", "code"],
        "parameter 'b' was added",
    ),
    "a parameter is removed": (
        OPEN.replace("a: tack.f32):", "a: tack.f32, b: tack.f32):"),
        ", b: tack.f32",
        "",
        BREAKING,
        ["parameter-removed", "code"],
        "parameter 'b' was removed",
    ),
    "parameters change places": (
        OPEN,
        "x: tack.f32[:], out: tack.f32[:]",
        "out: tack.f32[:], x: tack.f32[:]",
        BREAKING,
        ["parameter-order", "code"],
        "the order is out, x, a now: positional calls pass other parameters",
    ),
    "another array is written": (
        OPEN,
        "        out[i] =",
        "        x[i] = 0.0\n        out[i] =",
        BREAKING,
        ["written", "code"],
        "x must be writable",
    ),
    "an array is written no more": (
        OPEN.replace("        out[i] =", "        x[i] = 0.0\n        out[i] ="),
        "        x[i] = 0.0\n",
        "",
        BREAKING,
        ["not-written", "code"],
        "x is written no more",
    ),
    "updates become atomic": (
        OPEN,
        "out[i] = scaled(x[i], a) + N",
        "tack.atomic_add(out, i, scaled(x[i], a) + N)",
        BREAKING,
        ["alignment", "device-types", "code"],
        "out must be aligned for atomic updates",
    ),
    "f64 within": (
        OPEN,
        "scaled(x[i], a) + N",
        "tack.f32(tack.f64(x[i]) * a) + N",
        BREAKING,
        ["device-types", "code"],
        "a device must compute with f64",
    ),
    "a dimension is read as 32 bits": (
        OPEN,
        "+ N",
        "+ x.shape[0]",
        BREAKING,
        ["32-bit-dimension", "code"],
        "x.shape[0] must be below 2**31",
    ),
    "another range": (OPEN, "range(len(x))", "range(len(out))", CODE, ["code", "iterations"], "the loop runs over"),
    "it prints": (OPEN, "        out[i] =", "        print(i)\n        out[i] =", CODE, ["code", "prints"], "it prints lines"),
    "another result": (SUM, "-> tack.i32", "-> tack.i64", BREAKING, ["result", "code"], "returns i32 -> i64"),
    "a result where there was none": (
        NOT_RETURNED,
        NOT_RETURNED,
        SUM,
        BREAKING,
        ["result", "code"],
        "returns nothing -> i32",
    ),
    "an option": (
        OPEN,
        "@tack.kernel\n",
        "@tack.kernel(fp_contract=True)\n",
        CODE,
        ["code", "options"],
        "options: fp_contract False -> True (bits may differ)",
    ),
    "lanes change no bits": (
        OPEN,
        "@tack.kernel\n",
        "@tack.kernel(lanes=4)\n",
        CODE,
        ["code", "options"],
        "options: lanes None -> 4",
    ),
    "a constant of a class": (BOX, "SIZE = 4", "SIZE = 8", BREAKING, ["type-changed"], "self.SIZE = 4 -> 8"),
    "a member more": (
        BOX,
        "self.data[i] = v * self.SIZE",
        "self.data[i] = v * self.SIZE + self.n",
        BREAKING,
        ["member-added", "code"],
        "self.n is needed: i32",
    ),
    "a member less": (
        BOX,
        "v * self.SIZE",
        "v",
        ADDITIVE,
        ["member-removed", "code"],
        "self.SIZE is needed no more",
    ),
}


@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_has_its_verdict(edit: str, tmp_path: Path) -> None:
    source, before, after, verdict, kinds, text = EDITS[edit]
    assert before in source
    comparison = compare(*old_new(tmp_path, built(source), built(source.replace(before, after))))
    assert comparison.verdict is verdict
    assert found(comparison) == kinds
    assert any(text in change.text for changes in comparison.kernels.values() for change in changes), comparison.text()


# What is built otherwise: the targets and options of the two builds of one source.
BUILDS: dict[str, tuple[str, str, Verdict, list[str], str]] = {
    "a target more": ("cpu:v2", "cpu:v2,metal", ADDITIVE, ["target-added"], "metal: code is new"),
    "a target less": ("cpu:v2,metal", "cpu:v2", BREAKING, ["target-removed"], "metal: no code"),
    "a level more": ("cpu:v2", "cpu:v2,cpu:v3", ADDITIVE, ["level-added"], "cpu:x86-64-v3: code is new"),
    "a level less that another serves": (
        "cpu:v2,cpu:v3",
        "cpu:v2",
        CODE,
        ["level-served"],
        "cpu:x86-64-v3: no code of its own; devices run cpu:x86-64-v2",
    ),
    "the lowest level less": (
        "cpu:v2,cpu:v3",
        "cpu:v3",
        BREAKING,
        ["level-removed"],
        "cpu:x86-64-v2: no code",
    ),
    "PTX serves a cubin's devices": (
        "cuda:compute_75,cuda:sm_90",
        "cuda:compute_75",
        CODE,
        ["level-served"],
        "cuda:sm_90: no code of its own; devices run cuda:compute_75",
    ),
    "no cubin serves those of PTX": (
        "cuda:compute_75,cuda:sm_90",
        "cuda:sm_90",
        BREAKING,
        ["level-removed"],
        "cuda:compute_75: no code",
    ),
}


@pytest.mark.parametrize("case", BUILDS)
def test_targets_and_levels_have_their_verdicts(case: str, tmp_path: Path) -> None:
    before, after, verdict, kinds, text = BUILDS[case]
    comparison = compare(*old_new(tmp_path, built(OPEN, before), built(OPEN, after)))
    assert (comparison.verdict, found(comparison)) == (verdict, kinds)
    assert [change.text for change in comparison.kernels["tooled.scale"]] == [text]


def test_sources_that_are_left_out_serve_no_calls(tmp_path: Path) -> None:
    stripped = built(OPEN, "cuda:sm_90", options=Options(strip_sources=True))
    comparison = compare(*old_new(tmp_path, built(OPEN, "cuda:sm_90"), stripped))
    assert found(comparison) == ["source-removed"]
    contents = read_contents(built(OPEN, "opencl"))
    (kernel,) = contents.manifest.kernels
    (variant,) = kernel.variants
    images = tuple(image for image in variant.images if image.kind != "source")
    bare = bundle.write([kernel._replace(variants=(variant._replace(images=images),))], contents.members, None)
    comparison = compare(*old_new(tmp_path, built(OPEN, "opencl"), bare))
    assert [change.text for change in comparison.kernels["tooled.scale"]] == ["opencl (source): no code"]


# How a comparison judges each field of a variant and of an image: kinds of changes, or what says it otherwise.
JUDGED: dict[str, tuple[str, ...] | str] = {
    "id": "of signature, options, mode and program",
    "signature": ("type-changed", "dimension-tightened", "dimension-loosened", "member-added", "member-removed"),
    "axes": ("iterations",),
    "slots": "of the program and the code",
    "written": ("written", "not-written"),
    "atomics": ("alignment", "loosened"),
    "small_dims": ("32-bit-dimension", "loosened"),
    "result": ("result",),
    "options": ("options",),
    "dtypes": ("device-types",),
    "atomic_dtypes": ("device-types",),
    "images": ("target-removed", "target-added", "level-removed", "level-added", "level-served", "source-removed", "binary"),
    "skipped": "the reason of target-removed",
    "prints": ("prints",),
    "checked": ("variant-removed", "variant-added"),
    "sites": "of the program",
    "workgroup": ("workgroups", "loosened"),
}
JUDGED_OF_IMAGES = {
    "target": ("target-removed", "target-added"),
    "level": ("level-removed", "level-added", "level-served"),
    "kind": ("source-removed", "level-removed", "level-added"),
    "member": ("binary",),  # by what it holds
    "symbol": "of the variant",
    "notes": "of the code",
    "form": "of the code",
    "samplers": "of target and level",
}


def test_every_field_of_a_manifest_is_judged() -> None:
    """A new field fails here until somebody says what a change of it is to callers."""
    assert set(JUDGED) == set(Variant._fields)
    assert set(JUDGED_OF_IMAGES) == set(Image._fields)
    kinds = [kind for row in (*JUDGED.values(), *JUDGED_OF_IMAGES.values()) if not isinstance(row, str) for kind in row]
    assert set(kinds) <= set(KINDS)


SERVED = """
cpu library: x86-64-v2 serves x86-64-v4; x86-64-v4 not x86-64-v2; aarch64 not x86-64-v2; x86-64-v2 not aarch64
cuda cubin: sm_80 not sm_86; sm_86 not sm_80; sm_80 not sm_90; sm_90 not compute_90/ptx
cuda ptx: compute_75 serves compute_80; compute_75 serves sm_90/cubin; compute_80 not compute_75; compute_90a not sm_100/cubin
hip hsaco: gfx90a not gfx942
level_zero spirv: - serves samplers; samplers not -
metal source: - serves -/metallib
opencl spirv: - not -/source
"""


@pytest.mark.parametrize("line", SERVED.strip().splitlines())
def test_which_level_serves_the_devices_of_another(line: str) -> None:
    """As the drivers choose: a cubin runs on the one architecture that it is for, PTX without a suffix on later ones, too."""
    target, kind, *_ = line.partition(":")[0].split()
    for case in line.partition(": ")[2].split("; "):
        level, does, wanted = case.split()
        wanted, _, other = wanted.partition("/")
        keys = [(target, each if each != "-" else "", of) for each, of in ((level, kind), (wanted, other or kind))]
        assert serves(keys[0], keys[1]) is (does == "serves"), case


def test_a_cubin_of_another_architecture_serves_no_devices_in_its_place(tmp_path: Path) -> None:
    """Both are for devices of one family, and a driver takes neither for the other."""
    stripped = Options(strip_sources=True)
    comparison = compare(
        *old_new(tmp_path, built(OPEN, "cuda:sm_80,cuda:sm_86", options=stripped), built(OPEN, "cuda:sm_80", options=stripped))
    )
    assert (comparison.verdict, found(comparison)) == (BREAKING, ["level-removed"])


def test_other_machine_code_is_said_where_it_can_be_told(tmp_path: Path) -> None:
    """That of the CPU only where the variants are the same: a library holds those of all kernels."""
    one = sample.bundle([sample.saxpy()])
    other = sample.packed(sample.files([sample.saxpy()], members={"bin/cpu.so": b"other"}))
    comparison = compare(*old_new(tmp_path, one, other))
    assert [(change.kind, change.text) for change in comparison.whole] == [
        ("binary", "cpu:x86-64-v2: other machine code of the same variants")
    ]
    assert comparison.kernels == {}
    more = sample.packed(sample.files([sample.saxpy()], [sample.total()], members={"bin/cpu.so": b"other"}))
    comparison = compare(*old_new(tmp_path, one, more))
    assert (found(comparison), list(comparison.kernels)) == (["kernel-added"], ["sample.total"])
    contents = read_contents(built(OPEN, "cuda:sm_90"))
    members = {name: data + b"\0" * name.endswith(".cubin") for name, data in contents.members.items()}
    changed = bundle.write(contents.manifest.kernels, members, None)
    comparison = compare(*old_new(tmp_path, built(OPEN, "cuda:sm_90"), changed))
    assert [change.text for change in comparison.kernels["tooled.scale"]] == ["cuda:sm_90: other code of the same source"]


def test_a_short_name_that_two_kernels_have_breaks_calls_by_it(tmp_path: Path) -> None:
    both = sample.files([sample.saxpy()])
    one = sample.packed(both)
    contents = read_contents(one)
    (kernel,) = contents.manifest.kernels
    twice = bundle.write([kernel, kernel._replace(module="other")], contents.members, None)
    comparison = compare(*old_new(tmp_path, one, twice))
    assert comparison.verdict is BREAKING
    assert comparison.whole[0].text == "'saxpy' names other.saxpy and sample.saxpy now; calls need the full name"
    assert compare(*old_new(tmp_path, twice, one)).kernels.keys() == {"other.saxpy"}


def test_workgroups_and_checks(tmp_path: Path) -> None:
    """Kinds that no build for the CPU shows."""
    plain = sample.saxpy()
    grouped = plain._replace(workgroup=("barrier", "thread_id"), images=(), skipped=())
    numbered = grouped._replace(workgroup=("thread_id",))

    def between(one: object, other: object) -> list[str]:
        bundles = [sample.packed(sample.files([each], members={"bin/cpu.so": b"x"})) for each in (one, other)]  # type: ignore[list-item]
        return found(compare(*old_new(tmp_path, *bundles)))

    bare = plain._replace(images=())
    assert between(bare, grouped) == ["workgroups"]
    assert between(numbered, grouped) == ["workgroups"]
    assert between(grouped, bare) == ["loosened"]
    assert between(plain, plain._replace(checked=True)) == ["variant-removed", "variant-added"]
    assert between(plain._replace(atomics=("out",)), plain) == ["loosened"]
    dims = sample.saxpy()._replace(small_dims=(("x", 0),), slots=(*plain.slots[:5], Slot("dim", "x", 0), *plain.slots[5:]))
    assert between(dims, plain) == ["loosened"]
    assert between(plain._replace(result=BY_NAME["f32"]), plain) == ["result"]
    assert between(plain._replace(options=KernelOptions(reassociate=True)), plain) == ["options"]
    assert between(plain._replace(axes=(Axis(0, 8, 1),)), plain) == ["iterations"]


def test_another_runtime_is_a_breaking_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = sample.bundle([sample.saxpy()])
    monkeypatch.setattr(sample, "native_abi", lambda entries: 77)
    comparison = compare(*old_new(tmp_path, old, sample.bundle([sample.saxpy()])))
    assert (comparison.verdict, found(comparison)) == (BREAKING, ["runtime"])


# --- the command -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arch", ["cpu:v2", "cpu:v2,cpu:v3,cuda:sm_90,metal,opencl"])
def test_a_bundle_does_not_differ_from_itself(arch: str, tmp_path: Path) -> None:
    paths = old_new(tmp_path, built(TWO, arch), built(TWO, arch))
    result = tackc("diff", *paths)
    assert (result.exit_code, result.output) == (0, "")
    data = json.loads(tackc("diff", *paths, "--json").stdout)
    assert (data["verdict"], data["bump"], data["changes"], data["kernels"]) == ("none", "none", [], [])


@pytest.mark.parametrize(
    ("after", "code", "says"),
    [
        ("cpu:v2,metal", Exit.ADDITIVE, "additive: the next version is a minor one"),
        ("metal", Exit.BREAKING, "breaking: the next version is a major one"),
    ],
)
def test_the_exit_code_is_that_of_the_worst_change(after: str, code: Exit, says: str, tmp_path: Path) -> None:
    result = tackc("diff", *old_new(tmp_path, built(TWO), built(TWO, after)))
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (code, says)


def test_other_code_only_asks_for_a_patch(tmp_path: Path) -> None:
    result = tackc("diff", *old_new(tmp_path, built(OPEN), built(OPEN.replace("v * a", "a * v"))), "--json")
    assert (result.exit_code, json.loads(result.stdout)["bump"]) == (Exit.CODE_ONLY, "patch")


def test_what_several_variants_share_is_said_once(tmp_path: Path) -> None:
    source = OPEN.replace("a: tack.f32)", "a: tack.one_of(tack.f32, tack.i32))")
    text = compare(*old_new(tmp_path, built(source, "cpu:v2,metal"), built(source))).text()
    assert text.count("metal: no code") == 1
    assert "  breaking  2 variants: metal: no code\n" in text


def test_every_kind_of_change_is_documented_with_its_verdict() -> None:
    text = (Path(__file__).resolve().parent.parent / "docs" / "cli.md").read_text("utf-8")
    table = {kind: row for row in text.splitlines() for kind in KINDS if row.startswith("| `") and f"`{kind}`" in row}
    assert table.keys() == KINDS.keys()
    for kind, verdict in KINDS.items():
        assert verdict.word.replace("-", " ") in table[kind], kind


def test_a_damaged_bundle_is_not_compared(tmp_path: Path) -> None:
    result = tackc("diff", *old_new(tmp_path, built(TWO), built(TWO)[:-1]))
    assert result.exit_code == Exit.BUNDLE
