"""The manifest: text, digest, and every field checked (docs/bundle-format.md)."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest
import sample_bundles as sample

from tack_runtime.checks import Site
from tack_runtime.dtypes import f32, f64
from tack_runtime.errors import BundleError
from tack_runtime.manifest import (
    Axis,
    Image,
    KernelEntry,
    Manifest,
    Member,
    Revision,
    Skipped,
    Slot,
    UsedTool,
    Variant,
    parse_manifest,
)
from tack_runtime.options import Options
from tack_runtime.signature import parse_signature
from tackc.manifest import manifest_text

A, B = "a" * 64, "b" * 64

MANIFEST = Manifest(
    1,
    "tackc 9.9",
    7,
    (
        KernelEntry(
            "größe",
            "pkg.params",
            "params.py",
            12,
            ("x", "n"),
            "kernels/x.json",
            A,
            (
                Variant(
                    "0123456789abcdef",
                    parse_signature("größe(x=f32[:, 4], n=i64)"),
                    (Axis(0, ("*", ("scalar", "n"), ("dim", "x", 0)), 2),),
                    (
                        Slot("start", "", 0),
                        Slot("count", "", 0),
                        Slot("step", "", 0),
                        Slot("address", "x", 0),
                        Slot("dim", "x", 0),
                        Slot("scalar", "n", 0),
                        Slot("output", "", 0),
                        Slot("report", "", 0),
                    ),
                    ("x",),
                    ("x",),
                    (("x", 0),),
                    f64,
                    Options(fp_contract=True, lanes=8, fast_math=True),
                    (f32, f64),
                    (f64,),
                    (Image("cpu", "x86-64-v3", "library", "bin/cpu.so", "tk_g", (("spills", 3),), "8 at a time (a.py:1:2)"),),
                    (Skipped("metal", "f64 is not supported"),),
                    True,
                    True,
                    (Site("index", "x", 1, "pick", 3, 9, "params.py", 14),),
                    ("barrier", "shared"),
                ),
            ),
        ),
    ),
    {"bin/cpu.so": Member(B, 10), "kernels/x.json": Member(A, 3)},
    (UsedTool("clang", "22.1.0", A),),
    (Revision("c" * 40, True),),
)

# Written by hand from the description of the format, so that a change of the format cannot pass unseen.
TEXT = (
    '"format":1,"kernels":[{"digest":"' + A + '","file":"params.py","line":12,"module":"pkg.params","name":"gr\\u00f6\\u00dfe",'
    '"parameters":["x","n"],"program":"kernels/x.json","variants":[{"atomic_dtypes":["f64"],"atomics":["x"],'
    '"axes":[{"start":0,"step":2,"stop":["*",["scalar","n"],["dim","x",0]]}],"checked":true,"dtypes":["f32","f64"],"fast_math":true,"fp_contract":true,"id":"0123456789abcdef",'
    '"images":[{"form":"8 at a time (a.py:1:2)",'
    '"kind":"library","level":"x86-64-v3","member":"bin/cpu.so","notes":{"spills":3},"symbol":"tk_g","target":"cpu"}],'
    '"lanes":8,"prints":true,"reassociate":false,"result":"f64","signature":"gr\\u00f6\\u00dfe(x=f32[:, 4], n=i64)",'
    '"sites":[{"axis":1,"column":9,"file":"params.py","file_line":14,"function":"pick","kind":"index","line":3,"name":"x"}],'
    '"skipped":[{"reason":"f64 is not supported","target":"metal"}],'
    '"slots":[["start","",0],["count","",0],["step","",0],["address","x",0],["dim","x",0],["scalar","n",0],["output","",0],["report","",0]],'
    '"small_dims":[["x",0]],"workgroup":["barrier","shared"],"written":["x"]}]}],'
    '"members":{"bin/cpu.so":{"sha256":"' + B + '","size":10},"kernels/x.json":{"sha256":"' + A + '","size":3}},'
    '"native":7,"producer":"tackc 9.9","revisions":[{"dirty":true,"id":"'
    + "c" * 40
    + '"}],"tools":[{"name":"clang","sha256":"'
    + A
    + '","version":"22.1.0"}]}'
)


def forged(change: Callable[[Any], None]) -> bytes:
    """The manifest above after a change, with a digest that fits again."""
    data = json.loads("{" + TEXT)
    change(data)
    data.pop("digest", None)
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    data["digest"] = hashlib.sha256(text.encode()).hexdigest()
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def test_text_is_the_documented_one() -> None:
    digest = hashlib.sha256(("{" + TEXT).encode()).hexdigest()
    assert manifest_text(MANIFEST) == f'{{"digest":"{digest}",' + TEXT


def test_reading_is_the_inverse_of_writing() -> None:
    text = manifest_text(MANIFEST)
    assert parse_manifest(text.encode()) == MANIFEST._replace(digest=json.loads(text)["digest"])


def test_newer_format_is_refused_by_name() -> None:
    data = json.dumps({"format": 2, "everything": "else is unknown"}).encode()
    with pytest.raises(BundleError, match=r"bundle format 2 is newer than this runtime reads \(1\); upgrade tackc"):
        parse_manifest(data)


def test_a_kernel_without_an_image_or_a_program_of_another_name_is_seen() -> None:
    assert parse_manifest(forged(lambda data: data["kernels"][0].update(line=13))).kernels[0].line == 13


def kernel(**fields: object) -> Callable[[Any], None]:
    return lambda data: data["kernels"][0].update(fields)


def variant_data(data: Any) -> Any:
    return data["kernels"][0]["variants"][0]


def site(**fields: object) -> Callable[[Any], None]:
    return lambda data: variant_data(data)["sites"][0].update(fields)


def only_variant(**fields: object) -> Callable[[Any], None]:
    return lambda data: data["kernels"][0]["variants"][0].update(fields)


def image(**fields: object) -> Callable[[Any], None]:
    return lambda data: data["kernels"][0]["variants"][0]["images"][0].update(fields)


def member(path: str, **fields: object) -> Callable[[Any], None]:
    return lambda data: data["members"].update({path: {"sha256": A, "size": 1, **fields}})


def twice(place: Callable[[Any], list[Any]]) -> Callable[[Any], None]:
    return lambda data: place(data).append(copy.deepcopy(place(data)[0]))


def same_signature(data: Any) -> None:
    """A second variant of the same signature, under an id of its own."""
    variants = data["kernels"][0]["variants"]
    variants.append({**copy.deepcopy(variants[0]), "id": "f" * 16})


def slots(*found: list[object]) -> Callable[[Any], None]:
    return only_variant(slots=list(found))


GOOD_SLOTS: list[list[object]] = [
    ["start", "", 0],
    ["count", "", 0],
    ["step", "", 0],
    ["address", "x", 0],
    ["dim", "x", 0],
    ["scalar", "n", 0],
    ["output", "", 0],
    ["report", "", 0],
]

DEFECTS: dict[str, tuple[Callable[[Any], None], str]] = {
    "format of another type": (lambda d: d.update(format="1"), "format: expected a number"),
    "format zero": (lambda d: d.update(format=0), "format: the number is not between"),
    "format true": (lambda d: d.update(format=True), "format: expected a number, found true or false"),
    "unknown field": (lambda d: d.update(extra=1), "unknown field 'extra'"),
    "missing field": (lambda d: d.pop("producer"), "field 'producer' is missing"),
    "native of another type": (lambda d: d.update(native=True), "native: expected a number, found true or false"),
    "native negative": (lambda d: d.update(native=-1), "native: the number is not between"),
    "native zero with libraries": (lambda d: d.update(native=0), "native: says whether there are CPU libraries"),
    "native without libraries": (only_variant(images=[]), "native: says whether there are CPU libraries"),
    "tool digest": (lambda d: d["tools"][0].update(sha256="aa"), "tools[0].sha256: 'aa' is not a sha256"),
    "tool version": (lambda d: d["tools"][0].update(version=22), "tools[0].version: expected a text"),
    "tools not there": (lambda d: d.pop("tools"), "field 'tools' is missing"),
    "commit": (lambda d: d["revisions"][0].update(id="HEAD"), "revisions[0].id: 'HEAD' is not a revision"),
    "commit dirty": (lambda d: d["revisions"][0].update(dirty=1), "revisions[0].dirty: expected true or false"),
    "kernels not a list": (lambda d: d.update(kernels={}), "kernels: expected a list"),
    "kernel twice": (twice(lambda d: d["kernels"]), "appears twice"),
    "kernel name": (kernel(name="a-b"), "is not the name of a kernel"),
    "kernel file with folder": (kernel(file="/home/me/params.py"), "file name without folders"),
    "kernel line": (kernel(line=-1), "line: the number is not between"),
    "kernel line with fraction": (kernel(line=1.5), "expected a number, found a number with a fraction"),
    "parameter twice": (kernel(parameters=["x", "x"]), "parameter x appears twice"),
    "parameters differ": (kernel(parameters=["n", "x"]), "does not fit the kernel"),
    "program not listed": (kernel(program="kernels/y.json"), "is not among the members"),
    "program digest": (kernel(digest=B), "digest: is not that of the kernel's program"),
    "variant twice": (twice(lambda d: d["kernels"][0]["variants"]), "appears twice"),
    "variant of one signature twice": (same_signature, "fast_math=True) checked=True appears twice"),
    "variant id": (only_variant(id="0123456789ABCDEF"), "16 hexadecimal digits"),
    "signature syntax": (only_variant(signature="größe(x=f32[:, 4] n=i64)"), "not a signature"),
    "signature spelled otherwise": (only_variant(signature="größe(x=f32[:,4], n=i64)"), "does not fit the kernel"),
    "signature of another kernel": (only_variant(signature="other(x=f32[:, 4], n=i64)"), "does not fit the kernel"),
    "huge dimension": (only_variant(signature=f"größe(x=f32[:, {1 << 63}], n=i64)"), "a dimension is at most 2**63 - 1"),
    "rank": (only_variant(signature=f"größe(x=f32[{', '.join([':'] * 65)}], n=i64)"), "arrays have at most 64 dimensions"),
    "no axes": (only_variant(axes=[]), "at least one axis"),
    "expression form": (only_variant(axes=[{"start": 0, "stop": ["%", 1, 2], "step": 2}]), "is not a launch expression"),
    "expression name": (only_variant(axes=[{"start": 0, "stop": ["scalar", "x"], "step": 2}]), "'x' is not a scalar parameter"),
    "expression axis": (only_variant(axes=[{"start": 0, "stop": ["dim", "x", 2], "step": 2}]), "no dimension 2 of 'x'"),
    "expression number": (only_variant(axes=[{"start": 0, "stop": 1 << 64, "step": 2}]), "does not fit 64 bits"),
    "slots: none": (slots(), "does not fit the signature"),
    "slots: order": (slots(*GOOD_SLOTS[:3], GOOD_SLOTS[5], GOOD_SLOTS[4], GOOD_SLOTS[3]), "does not fit the signature"),
    "slots: baked dim": (slots(*GOOD_SLOTS[:4], ["dim", "x", 1], GOOD_SLOTS[5]), "dimension 1 of 'x' is baked in"),
    "slots: dim of a scalar": (slots(*GOOD_SLOTS[:4], ["dim", "n", 0], GOOD_SLOTS[5]), "no dimension 0 of 'n'"),
    "slots: dim twice": (slots(*GOOD_SLOTS[:5], *GOOD_SLOTS[4:]), "appears twice"),
    "slots: kind": (slots(["begin", "", 0], *GOOD_SLOTS[1:]), "is not a kind of slot"),
    "slots: shape": (slots(["start", 0], *GOOD_SLOTS[1:]), "expected 3 values, found 2"),
    "written: not an array": (only_variant(written=["n"]), "'n' is not an array parameter"),
    "written: unknown": (only_variant(written=["y"]), "'y' is not an array parameter"),
    "written: twice": (only_variant(written=["x", "x"]), "appears twice"),
    "atomics: not written": (only_variant(written=[]), "names an array that is not written"),
    "small dims: baked": (only_variant(small_dims=[["x", 1]]), "is baked in"),
    "result": (only_variant(result="f16"), "not a scalar type"),
    "fp_contract": (only_variant(fp_contract=1), "expected true or false"),
    "reassociate": (only_variant(reassociate=None), "expected true or false"),
    "lanes": (only_variant(lanes=5), "5 is not a number of lanes"),
    "lanes: flag": (only_variant(lanes=True), "expected a number"),
    "dtypes: unknown": (only_variant(dtypes=["f16"]), "not a scalar type"),
    "atomic dtypes: twice": (only_variant(atomic_dtypes=["f64", "f64"]), "f64 appears twice"),
    "workgroup: unknown": (only_variant(workgroup=["warp"]), "is not a primitive of workgroups"),
    "workgroup: twice": (only_variant(workgroup=["barrier", "barrier"]), "barrier appears twice"),
    "image twice": (twice(lambda d: d["kernels"][0]["variants"][0]["images"]), "appears twice"),
    "image member": (image(member="bin/other.so"), "is not among the members"),
    "image kind": (image(kind="exe"), "is not a kind of image"),
    "image symbol": (image(symbol="a b"), "is not a symbol"),
    "image symbol digit": (image(symbol="1a"), "is not a symbol"),
    "image target": (image(target="CPU"), "is not a target"),
    "image level": (image(level="v3/"), "is not a level"),
    "image notes": (image(notes={"spills": "3"}), "expected a number"),
    "image form": (image(form=3), "expected a line"),
    "image form of two lines": (image(form="8 at a time\nor so"), "is not a line"),
    "member absolute": (member("/etc/passwd"), "not a path that a bundle may hold"),
    "member above": (member("bin/../../x"), "not a path that a bundle may hold"),
    "member dot": (member("./x"), "not a path that a bundle may hold"),
    "member backslash": (member("bin\\x"), "not a path that a bundle may hold"),
    "member drive": (member("C:x"), "not a path that a bundle may hold"),
    "member empty part": (member("bin//x"), "not a path that a bundle may hold"),
    "member empty": (member(""), "not a path that a bundle may hold"),
    "member control": (member("bin/\0"), "not a path that a bundle may hold"),
    "member surrogate": (member("bin/\ud800"), "not a path that a bundle may hold"),
    "member manifest": (member("manifest.json"), "not a path that a bundle may hold"),
    "member below a file": (member("bin/cpu.so/x"), "lies below another member"),
    "member size negative": (member("bin/y", size=-1), "the number is not between"),
    "member size huge": (member("bin/y", size=1 << 60), "the number is not between"),
    "member sha256": (member("bin/y", sha256="A" * 64), "is not a sha256"),
    "checked": (only_variant(checked=1), "expected true or false"),
    "slots: no output": (slots(*GOOD_SLOTS[:6], GOOD_SLOTS[7]), "does not fit the signature, the axes and the sites"),
    "slots: no record": (slots(*GOOD_SLOTS[:7]), "does not fit the signature, the axes and the sites"),
    "slots: a record without sites": (only_variant(sites=[]), "does not fit the signature, the axes and the sites"),
    "sites of a variant without checks": (only_variant(checked=False), "sites: belongs to a checked variant"),
    "site twice": (twice(lambda d: d["kernels"][0]["variants"][0]["sites"]), "appears twice"),
    "site kind": (site(kind="overflow"), "is not a kind of check"),
    "site name": (site(name="x\n"), "is not a printable name"),
    "site function": (site(function="\x1b[2J"), "is not a printable name"),
    "site file": (site(file="../k.py"), "is not a file name without folders"),
    "site line": (site(line=-1), "line: the number is not between"),
    "site without a column": (lambda d: variant_data(d)["sites"][0].pop("column"), "field 'column' is missing"),
    "skipped": (only_variant(skipped=[{"target": "metal"}]), "field 'reason' is missing"),
}


@pytest.mark.parametrize("name", DEFECTS)
def test_defect_is_named(name: str) -> None:
    change, reason = DEFECTS[name]
    with pytest.raises(BundleError) as caught:
        parse_manifest(forged(change))
    assert reason in str(caught.value)
    assert caught.value.member == "manifest.json"


@pytest.mark.parametrize("name", [*Options._fields, *(name for name in Variant._fields if name != "options")])
def test_every_field_of_a_variant_is_required(name: str) -> None:
    with pytest.raises(BundleError, match=f"field '{name}' is missing"):
        parse_manifest(forged(lambda data: variant_data(data).pop(name)))


def test_variants_of_one_signature_may_differ_in_checks() -> None:
    """K-001"""

    def add(data: Any) -> None:
        other = {**copy.deepcopy(variant_data(data)), "id": "f" * 16, "checked": False, "sites": []}
        other["slots"].pop()
        data["kernels"][0]["variants"].append(other)

    assert [variant.checked for variant in parse_manifest(forged(add)).kernels[0].variants] == [True, False]


def test_a_deep_expression_is_refused() -> None:
    def deepen(data: Any) -> None:
        stop: object = 1
        for _ in range(200):
            stop = ["neg", stop]
        data["kernels"][0]["variants"][0]["axes"][0]["stop"] = stop

    with pytest.raises(BundleError, match="nested too deeply"):
        parse_manifest(forged(deepen))


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff",
        b'{"format":NaN}',
        b"[" * 100_000,
        b'{"format":1,"x":' + b"[" * 900 + b"]" * 900 + b"}",
        b"9" * 10_000,
    ],
)
def test_text_that_is_no_manifest(text: bytes) -> None:
    with pytest.raises(BundleError):
        parse_manifest(text)


def test_altered_text_is_noticed() -> None:
    text = manifest_text(MANIFEST)
    with pytest.raises(BundleError, match="digest does not match"):
        parse_manifest(text.replace('"line":12', '"line":13').encode())
    with pytest.raises(BundleError, match="not canonical"):
        parse_manifest(text.replace('"line":12', '"line": 12').encode())
    with pytest.raises(BundleError, match="not canonical"):  # a second value for a field must not hide behind the first
        parse_manifest(text.replace('"line":12', '"line":11,"line":12').encode())


def test_the_sample_bundles_are_well_formed() -> None:
    manifest = parse_manifest(sample.files([sample.saxpy()], [sample.total()])["manifest.json"])
    assert [entry.name for entry in manifest.kernels] == ["saxpy", "total"]
