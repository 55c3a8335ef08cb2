"""Bundles with large manifests: what is said of each kernel is in a file of its own, and read where it is needed."""

from __future__ import annotations

import io
import json
import os
import random
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import sample_bundles as sample
from test_bundle import used
from test_bundle_damage import MUTATIONS
from test_schema import SCHEMA, VALIDATOR

import tack_runtime
from tack_runtime import contents as reader
from tack_runtime.archive import Archive
from tack_runtime.contents import open_bundle
from tack_runtime.errors import BundleError
from tack_runtime.manifest import Image, KernelEntry, canonical
from tackc import bundle
from tackc.contents import Contents, read_contents
from tackc.manifest import WHOLE, manifest_files, manifest_text

KERNELS, VARIANTS = 4, 16


def kernels() -> tuple[list[KernelEntry], dict[str, bytes]]:
    """Kernels with sources of their own, all in one library."""
    members = {"bin/cpu.so": b"not code"}
    entries = []
    for number in range(KERNELS):
        name = f"k{number}"
        program = json.dumps({"kernel": name}).encode()
        members[f"kernels/{name}.json"] = program
        variants = []
        for size in range(1, VARIANTS + 1):
            path = f"source/cuda/{name}.{size}.cu"
            members[path] = f"// {path}\n".encode()
            images = (Image("cpu", sample.LEVEL, "library", "bin/cpu.so", "tk"), Image("cuda", "", "source", path, "tk"))
            axis = sample.Axis(0, ("dim", "out", 0), 1)
            signature = f"{name}(x=f32[{size}], out=f32[:])"
            variants.append(sample.variant(signature, f"{size:016x}", "tk", axes=[axis], written=["out"], images=images))
        entries.append(sample.entry(variants, program, "big")._replace(program=f"kernels/{name}.json"))
    return entries, members


ENTRIES, MEMBERS = kernels()
FILES = {**MEMBERS, **bundle.manifest_of(ENTRIES, MEMBERS)}
DATA = bundle.write(ENTRIES, MEMBERS, None)
WHOLE_CONTENTS = read_contents(DATA)
PARTS = [f"manifest/{number}.json" for number in range(KERNELS)]


def test_a_large_manifest_is_in_parts() -> None:
    assert FILES.keys() - MEMBERS.keys() == {"manifest.json", *PARTS}
    root = json.loads(FILES["manifest.json"])
    assert root["kernels"] == []
    assert list(root["members"]) == ["bin/cpu.so"]
    assert root["parts"]["files"] == len(FILES)
    for number, row in enumerate(root["parts"]["kernels"]):
        part = FILES[PARTS[number]]
        assert row == ["big", f"k{number}", sample.sha256(part), len(part)]
        own = json.loads(part)
        assert own["kernel"]["name"] == f"k{number}"
        assert list(own["members"]) == sorted(path for path in MEMBERS if f"/k{number}." in path)
        assert canonical(own).encode() == part


def test_together_the_parts_say_what_one_file_would() -> None:
    manifest = WHOLE_CONTENTS.manifest
    assert manifest.kernels == tuple(ENTRIES)
    assert WHOLE_CONTENTS.members == dict(sorted(MEMBERS.items()))
    assert not manifest.parts
    assert len(manifest_text(manifest)) > WHOLE
    assert manifest_files(manifest) == {name: FILES[name] for name in ("manifest.json", *PARTS)}
    assert open_bundle(DATA).entries() == ENTRIES
    one = [ENTRIES[0]]
    members = {path: MEMBERS[path] for path in MEMBERS if "/k0." in path or "cpu" in path}
    assert list(bundle.manifest_of(one, members)) == ["manifest.json"]


def test_parts_satisfy_the_schema() -> None:
    assert not list(VALIDATOR.iter_errors(json.loads(FILES["manifest.json"])))

    of_parts = jsonschema.Draft202012Validator({"$ref": "#/$defs/part", "$defs": SCHEMA["$defs"]})
    for path in PARTS:
        assert not list(of_parts.iter_errors(json.loads(FILES[path])))


def test_loading_one_kernel_touches_only_its_own_members(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "big.tackb"
    path.write_bytes(DATA)
    touched: set[str] = set()
    members = {info.header_offset: info for info in zipfile.ZipFile(path).infolist()}
    read_at = reader._read_at
    end = max(info.header_offset + 30 + len(info.filename) + info.file_size for info in members.values())

    def counted(name: str, offset: int, size: int) -> bytes:
        if offset < end:
            assert size == 30 + len(members[offset].filename) + members[offset].file_size
            touched.add(members[offset].filename)
        return read_at(name, offset, size)

    monkeypatch.setattr(reader, "_read_at", counted)
    loaded = tack_runtime.load(path)
    assert list(loaded) == [f"big.k{number}" for number in range(KERNELS)]
    assert dir(loaded) == [f"k{number}" for number in range(KERNELS)]
    assert "k3" in loaded
    assert "k7" not in loaded
    assert touched == {"manifest.json"}
    kernel = loaded.k3
    assert kernel.variants == ENTRIES[3].variants
    assert touched == {"manifest.json", "manifest/3.json"}
    assert kernel.code.data(kernel.variants[2].images[1]) == MEMBERS["source/cuda/k3.3.cu"]
    assert kernel.program() == '{"kernel": "k3"}'
    assert touched == {"manifest.json", "manifest/3.json", "source/cuda/k3.3.cu", "kernels/k3.json"}
    assert loaded.k3 is loaded["big.k3"] is loaded["k3"] is kernel


@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
def test_damage_is_found_where_it_is_met(mutate: Callable[[bytes, random.Random], bytes]) -> None:
    """By who reads all of it, or it changes nothing; and who reads what is used gets that, or an error."""
    rng = random.Random(7)
    found = {"whole": 0, "refused": 0}
    for _ in range(40):
        damaged = mutate(DATA, rng)
        outcome(damaged, read_contents)
        found[outcome(damaged, opened)] += 1
    assert found["refused"]


def opened(data: bytes) -> Contents:
    """What a program would get of all kernels."""
    bundle = open_bundle(data)
    entries = tuple(bundle.entries())
    members = {path: bundle.read(path) for path in WHOLE_CONTENTS.members}
    return Contents("<bytes>", WHOLE_CONTENTS.manifest._replace(kernels=entries), members)


def outcome(data: bytes, read: Callable[[bytes], Contents]) -> str:
    """What became of a damaged file; AssertionError, or any error but BundleError, where the reader is wrong."""
    try:
        found = read(data)
    except BundleError:
        return "refused"
    assert found == WHOLE_CONTENTS
    return "whole"


def test_every_byte_of_a_member_is_verified_before_it_is_used() -> None:
    """One byte of each member, and of its headers, is inverted."""
    infos = zipfile.ZipFile(io.BytesIO(DATA)).infolist()
    for info in infos[::10]:
        start, first = info.header_offset, info.header_offset + 30 + len(info.filename)
        for at in (start, start + 14, start + 30, first, first + info.file_size - 1):
            damaged = DATA[:at] + bytes([DATA[at] ^ 0xFF]) + DATA[at + 1 :]
            for read in (read_contents, used):
                with pytest.raises(BundleError) as caught:
                    read(damaged)
                assert caught.value.member == info.filename


def forged(change: Callable[[dict[str, Any], dict[str, Any]], object]) -> bytes:
    """The bundle after a change of manifest.json and of the first part, with hashes that fit."""
    root, part = json.loads(FILES["manifest.json"]), json.loads(FILES[PARTS[0]])
    change(root, part)
    text = canonical(part).encode()
    if isinstance(root["parts"], dict) and isinstance(root["parts"]["kernels"], list) and len(root["parts"]["kernels"][0]) == 4:
        root["parts"]["kernels"][0][2:] = [sample.sha256(text), len(text)]
    return sample.packed({**FILES, "manifest.json": redigested(root), PARTS[0]: text})


def redigested(root: dict[str, Any]) -> bytes:
    del root["digest"]
    return canonical({**root, "digest": sample.sha256(canonical(root).encode())}).encode()


def rows(root: dict[str, Any]) -> Any:
    return root["parts"]["kernels"]


DEFECTS: dict[str, tuple[Callable[[Any, Any], object], str]] = {
    "no object": (lambda root, part: root.update(parts=[]), "parts: expected an object, found a list"),
    "no list": (lambda root, part: root["parts"].update(kernels={}), "parts.kernels: expected a list"),
    "short row": (lambda root, part: rows(root)[0].pop(), "row 0 is not a module, a name, a sha256 and a size"),
    "no sha256": (lambda root, part: rows(root)[1].__setitem__(2, "f"), "row 1 is not a module, a name"),
    "size of another type": (lambda root, part: rows(root)[1].__setitem__(3, True), "row 1 is not a module, a name"),
    "name": (lambda root, part: rows(root)[1].__setitem__(1, "a b"), "row 1 does not name a kernel"),
    "module": (lambda root, part: rows(root)[1].__setitem__(0, "../x"), "row 1 does not name a kernel"),
    "twice": (lambda root, part: rows(root).__setitem__(1, rows(root)[0]), "a kernel appears twice"),
    "kernels, too": (lambda root, part: root["kernels"].append(part["kernel"]), "kernels: expected 0 values, found 1"),
    "number": (lambda root, part: root["parts"].update(files=7), f"the manifest lists 7 members, the zip file has {len(FILES)}"),
    "another kernel": (lambda root, part: rows(root)[0].__setitem__(1, "other"), "kernel: not big.other, as manifest.json says"),
    "unknown field": (lambda root, part: part.update(more=1), "unknown field 'more'"),
    "field of a variant": (lambda root, part: part["kernel"]["variants"][0].pop("axes"), "field 'axes' is missing"),
    "library": (
        lambda root, part: root.update(native=0),
        "kernel: has libraries for the CPU, and manifest.json says that",
    ),
}


@pytest.mark.parametrize("name", DEFECTS)
def test_forged_parts_are_refused(name: str) -> None:
    change, reason = DEFECTS[name]
    data = forged(change)
    with pytest.raises(BundleError) as caught:
        open_bundle(data).entries()
    assert reason in caught.value.reason
    with pytest.raises(BundleError) as caught:
        read_contents(data)
    assert reason in caught.value.reason or name == "number"


ONE = {"sha256": "0" * 64, "size": 1}
HIDDEN: dict[str, tuple[Callable[[Any, Any], object], str]] = {
    "listed twice": (
        lambda root, part: part["members"].update(root["members"]),
        "'bin/cpu.so' is listed elsewhere, too",
    ),
    "a part of the manifest": (
        lambda root, part: part["members"].update({PARTS[1]: ONE}),
        "is listed elsewhere, too",
    ),
    "below a member": (
        lambda root, part: part["members"].update({"bin/cpu.so/x": ONE}),
        "lies below another member",
    ),
    "one more": (
        lambda root, part: part["members"].update({"bin/x": ONE}),
        f"lists {len(FILES) + 1} members, and says {len(FILES)}",
    ),
}


@pytest.mark.parametrize("name", HIDDEN)
def test_what_only_a_look_at_everything_finds(name: str) -> None:
    change, reason = HIDDEN[name]
    with pytest.raises(BundleError) as caught:
        read_contents(forged(change))
    assert reason in caught.value.reason


def test_parts_are_canonical() -> None:
    """So that no second value of a field hides behind the first."""
    text = FILES[PARTS[0]].replace(b'{"kernel":', b'{"kernel": ')
    root = json.loads(FILES["manifest.json"])
    rows(root)[0][2:] = [sample.sha256(text), len(text)]
    with pytest.raises(BundleError, match=r"manifest/0\.json: not canonical JSON text"):
        read_contents(sample.packed({**FILES, "manifest.json": redigested(root), PARTS[0]: text}))


def test_a_part_that_is_gone(tmp_path: Path) -> None:
    bundle.write(ENTRIES, MEMBERS, tmp_path / "big", directory=True)
    bundle.write(ENTRIES, MEMBERS, tmp_path / "big", directory=True)  # which is a bundle, and no folder of something else
    loaded = tack_runtime.load(tmp_path / "big")
    assert loaded.k0.variants == ENTRIES[0].variants
    assert read_contents(tmp_path / "big").manifest == WHOLE_CONTENTS.manifest
    os.unlink(tmp_path / "big" / PARTS[1])
    with pytest.raises(BundleError, match=r"manifest/1\.json: cannot be read since the bundle was loaded: .*No such file"):
        loaded.k1  # noqa: B018
    with pytest.raises(BundleError, match=r"manifest/1\.json: is missing"):
        read_contents(tmp_path / "big")


def test_names_that_hold_others_are_told_apart() -> None:
    """A member is found in the directory by its name alone."""
    found = {"a": b"1", "ba": b"2", "b/a": b"3", "a/b": b"4", "PK\x01\x02": b"5"}
    data = sample.packed(found)
    archive = Archive(len(data), lambda offset, size: data[offset : offset + size])
    for name, expected in found.items():
        assert archive.read(archive.find(name), 9) == expected
    with pytest.raises(BundleError, match="b: is missing"):
        archive.find("b")
