"""Damaged and forged bundles: a BundleError or the right contents, never anything else (docs/bundle-format.md).

Together the tests of this file try more than 10,000 mutations. No image is ever mapped.
"""

from __future__ import annotations

import hashlib
import json
import random
import zipfile
from collections.abc import Iterator
from typing import Any

import pytest
import sample_bundles as sample
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tack_runtime.contents import open_bundle
from tack_runtime.drivers import cpu
from tack_runtime.errors import BundleError
from tack_runtime.manifest import parse_manifest
from tackc.contents import read_contents
from tackc.manifest import manifest_text

FILES = sample.files([sample.saxpy(), sample.saxpy("f64", dims="8")], [sample.total()], members={"bin/cpu.so": bytes(range(250))})
BUNDLES = [sample.packed(FILES, method) for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)]
WHOLE = read_contents(BUNDLES[0])
MANIFEST = json.loads(FILES["manifest.json"])

BATCH = 50  # mutations for each example, so that the generator of examples does not cost more than the reader
RELAXED = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(autouse=True)
def no_image_is_mapped(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(self: object, image: bytes, label: str) -> None:
        raise AssertionError(f"{label} was mapped")

    monkeypatch.setattr(cpu.Library, "__init__", never)


def outcome(data: bytes) -> str:
    """What became of a damaged file; AssertionError, or any error but BundleError, where the reader is wrong."""
    try:
        contents = read_contents(data)
    except BundleError:
        return "refused"
    assert contents.members == WHOLE.members
    assert contents.manifest == WHOLE.manifest
    return "whole"


def flipped(data: bytes, rng: random.Random) -> bytes:
    damaged = bytearray(data)
    for _ in range(rng.choice([1, 1, 1, 2, 5])):
        damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
    return bytes(damaged)


def truncated(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data))]


def spliced(data: bytes, rng: random.Random) -> bytes:
    """A piece of the file removed, repeated, or moved elsewhere."""
    start, end = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    place = rng.randrange(len(data) + 1)
    piece = data[start:end] if rng.random() < 0.7 else rng.randbytes(rng.randrange(1, 40))
    keep = data[:start] + data[end:] if rng.random() < 0.5 else data
    return keep[:place] + piece + keep[place:]


def numbers_changed(data: bytes, rng: random.Random) -> bytes:
    """Fields of the zip file's own records set to small, large and random values."""
    damaged = bytearray(data)
    records = [at for at in range(len(data) - 4) if data[at : at + 2] == b"PK"]
    at = rng.choice(records) + rng.randrange(4, 46)
    value = rng.choice([0, 1, 8, 0xFFFF, 0xFFFFFFFF, rng.getrandbits(32)])
    width = rng.choice([2, 4])
    damaged[at : at + width] = (value & ((1 << 8 * width) - 1)).to_bytes(width, "little")
    return bytes(damaged[: len(data)])


MUTATIONS = [flipped, truncated, spliced, numbers_changed]


@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
@RELAXED
@given(seed=st.integers(0, 1 << 32))
def test_damaged_files(mutate: Any, seed: int) -> None:
    """4 x 100 x 50 = 20,000 damaged files."""
    rng = random.Random(seed)
    for _ in range(BATCH):
        data = rng.choice(BUNDLES)
        damaged = mutate(data, rng)
        assert outcome(damaged) == "refused" or damaged == data or mutate is not truncated


def test_every_single_byte_matters_or_says_nothing() -> None:
    """Inverting one byte is refused, but for the few bytes that say nothing of the contents: dates, versions, attributes."""
    data = BUNDLES[0]
    whole = [at for at in range(len(data)) if outcome(data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :]) == "whole"]
    allowed = {
        at for start, widths in records(data) for offset, width in widths for at in range(start + offset, start + offset + width)
    }
    assert set(whole) <= allowed


def records(data: bytes) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """Where each header is, and the fields in it that say nothing of the contents: offset and bytes."""
    for at in range(len(data)):
        if data[at : at + 4] == b"PK\x03\x04":
            yield at, [(4, 2), (10, 4)]  # version needed; time and date
        elif data[at : at + 4] == b"PK\x01\x02":
            yield at, [(4, 4), (12, 4), (36, 6)]  # versions; time and date; attributes


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.integers(-(1 << 70), 1 << 70),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from(
        ["x", "out", "n", "a", "dim", "scalar", "f32", "bin/cpu.so", "../x", "/x", "cpu", "source", "0" * 16, "f" * 64]
    ),
    st.sampled_from(
        [[], {}, [[]], ["dim", "x", 0], ["scalar", "n"], ["+", 1, ["neg", 2]], ["//", 1, 0], {"sha256": "f" * 64, "size": 3}]
    ),
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a JSON value, from the outside in."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    elif isinstance(value, list):
        for index in range(len(value)):
            yield from places(value[index], (*path, index))


PLACES = [path for path in places(MANIFEST) if path and path != ("digest",)]


def replaced(root: Any, path: tuple[Any, ...], change: Any) -> Any:
    """The JSON value with a change at one place; nothing else is copied."""
    if not path:
        return change(root)
    copied = dict(root) if isinstance(root, dict) else list(root)
    value = replaced(root[path[0]], path[1:], change)
    if value is _REMOVED:
        del copied[path[0]]
    else:
        copied[path[0]] = value
    return copied


_REMOVED = object()


def redigested(data: dict[str, Any]) -> bytes:
    bare = {key: value for key, value in data.items() if key != "digest"}
    digest = hashlib.sha256(json.dumps(bare, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
    return json.dumps({**bare, "digest": digest}, sort_keys=True, separators=(",", ":")).encode()


def check_forged(text: bytes) -> None:
    """A forged manifest is refused, or is a manifest as good as any: read and written again it is the same."""
    try:
        manifest = parse_manifest(text)
    except BundleError:
        return
    assert parse_manifest(manifest_text(manifest).encode()) == manifest
    try:
        packed = sample.packed({**FILES, "manifest.json": text})
        contents = read_contents(packed)
    except BundleError:
        return
    assert tuple(open_bundle(packed).entries()) == contents.manifest.kernels


@settings(RELAXED, max_examples=2500)
@given(changes=st.lists(st.tuples(st.sampled_from(PLACES), VALUES), min_size=1, max_size=2))
def test_forged_manifests(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    """Fields of the manifest replaced, and the digest made to fit again."""
    for path, value in changes:
        check_forged(redigested(replaced(MANIFEST, path, lambda _, value=value: value)))


@pytest.mark.parametrize("path", PLACES, ids=lambda path: "-".join(map(str, path)))
def test_fields_removed_and_doubled(path: tuple[Any, ...]) -> None:
    for change in (lambda _: _REMOVED, lambda old: [old, old], lambda old: {"": old}):
        check_forged(redigested(replaced(MANIFEST, path, change)))


@RELAXED
@given(seed=st.integers(0, 1 << 32))
def test_folders_behave_as_zip_files(seed: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    rng = random.Random(seed)
    path = tmp_path_factory.mktemp("bundle")
    for name, data in FILES.items():
        target = path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    name = rng.choice(sorted(FILES))
    damaged = rng.choice([flipped, truncated, spliced])(FILES[name], rng)
    (path / name).write_bytes(damaged)
    if damaged == FILES[name]:
        return
    with pytest.raises(BundleError):
        read_contents(path)
