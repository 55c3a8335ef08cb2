"""docs/bundle-format.schema.json against what the compiler writes and the runtime accepts."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tack_runtime.checks import KINDS, Site
from tack_runtime.manifest import SLOT_KINDS, Image, KernelEntry, Member, Variant
from tack_runtime.options import Options as KernelOptions
from tackc.build import Options, build
from tackc.contents import read_contents
from tackc.manifest import manifest_text
from tackc.request import parse_arch

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = json.loads((ROOT / "docs" / "bundle-format.schema.json").read_text("utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


@pytest.fixture(scope="module")
def manifest(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The manifest of a bundle with most of what a manifest can hold."""
    folder = tmp_path_factory.mktemp("schema")
    source = folder / "schema_k.py"
    source.write_text(
        "import tack\n\n@tack.kernel\ndef rows(x: tack.f32[:, :], out: tack.f64[:], n: tack.i32) -> int:\n"
        "    for i, j in tack.ndindex((1, len(out) - 1), n // 2 * 2):\n"
        "        tack.atomic_add(out, i, tack.f64(x[i, j]) * x.shape[1])\n    return 1\n\n"
        "@tack.kernel\ndef strided(x: tack.f32[:], a: tack.i64):\n    for i in range(-a, 10, 3):\n        x[i] = 0.0\n\n"
        "@tack.device_class\nclass Box:\n    N = 2\n    data: tack.i32[:]\n    n: tack.i32\n\n    @tack.kernel\n"
        "    def step(self):\n        for i in range(self.n):\n            tack.atomic_add(self.data, i, self.N)\n"
    )
    build([source], parse_arch("cpu,cuda:sm_90,metal"), folder / "k.tackb", options=Options(variants=("release", "checked")))
    data: dict[str, Any] = json.loads(manifest_text(read_contents(folder / "k.tackb").manifest))
    return data


def test_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_a_built_bundle_satisfies_it(manifest: dict[str, Any]) -> None:
    assert [error.message for error in VALIDATOR.iter_errors(manifest)] == []


def test_every_field_is_described() -> None:
    """No record of the format can gain a field without the schema saying so."""
    for record, name in ((KernelEntry, "kernel"), (Variant, "variant"), (Image, "image"), (Site, "site")):
        required = set(SCHEMA["$defs"][name]["required"])
        fields = {field for name in record._fields for field in (KernelOptions._fields if name == "options" else (name,))}
        assert fields == set(SCHEMA["$defs"][name]["properties"])
        assert fields - required == ({"samplers"} if name == "image" else set())  # left out where it is false
    assert SCHEMA["$defs"]["site"]["properties"]["kind"]["enum"] == list(KINDS)
    assert SCHEMA["$defs"]["slot"]["prefixItems"][0]["enum"] == list(SLOT_KINDS)
    assert set(Member._fields) == set(SCHEMA["$defs"]["members"]["additionalProperties"]["properties"])


Damage = Callable[[dict[str, Any]], object]
DAMAGE: dict[str, Damage] = {
    "newer": lambda m: m.update(format=2),
    "no native version": lambda m: m.pop("native"),
    "negative native version": lambda m: m.update(native=-1),
    "no members": lambda m: m.pop("members"),
    "unknown key": lambda m: m.update(extra=1),
    "escaping path": lambda m: m["members"].update({"../x": next(iter(m["members"].values()))}),
    "absolute path": lambda m: m["members"].update({"/x": next(iter(m["members"].values()))}),
    "short hash": lambda m: next(iter(m["members"].values())).update(sha256="00"),
    "negative size": lambda m: next(iter(m["members"].values())).update(size=-1),
    "bad symbol": lambda m: m["kernels"][0]["variants"][0]["images"][0].update(symbol="a b"),
    "unknown kind": lambda m: m["kernels"][0]["variants"][0]["images"][0].update(kind="exe"),
    "bad expression": lambda m: m["kernels"][0]["variants"][0]["axes"][0].update(stop=["/", 1, 2]),
    "bad slot": lambda m: m["kernels"][0]["variants"][0]["slots"].append(["start", 1, 2]),
    "bad id": lambda m: m["kernels"][0]["variants"][0].update(id="XYZ"),
    "bad check": lambda m: m["kernels"][0]["variants"][1]["sites"][0].update(kind="overflow"),
    "bad result": lambda m: m["kernels"][0]["variants"][0].update(result="f16"),
    "odd lanes": lambda m: m["kernels"][0]["variants"][0].update(lanes=5),
    "folder in file": lambda m: m["kernels"][0].update(file="/home/me/k.py"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_noticed(manifest: dict[str, Any], name: str) -> None:
    damaged = copy.deepcopy(manifest)
    DAMAGE[name](damaged)
    assert not VALIDATOR.is_valid(damaged)
