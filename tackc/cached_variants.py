"""The variants that calls have compiled, as `tackc cache info` lists them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tack_runtime.errors import BundleError
from tackc import disk_cache
from tackc.contents import read_contents
from tackc.entries import DamagedError
from tackc.report import columns, one_line


@dataclass(frozen=True, slots=True)
class CachedVariant:
    """A variant in the disk cache; `kernel`, `signature` and `level` are empty where it cannot be read, and `defect` says why."""

    file: str
    bytes: int
    age_seconds: int  # since it was used last
    kernel: str = ""
    signature: str = ""
    checked: bool = False
    level: str = ""
    defect: str = ""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def cached_variants(found: Sequence[disk_cache.Kept]) -> list[CachedVariant]:
    """The variants among entries of the disk cache, in their order."""
    now = time.time()
    return [_variant(each, max(0, int(now - each.used))) for each in found if each.kind == "call"]


def _variant(each: disk_cache.Kept, age: int) -> CachedVariant:
    try:
        (entry,) = read_contents(disk_cache.read(each.name)).manifest.kernels
        (variant,) = entry.variants
    except BundleError as error:
        return CachedVariant(each.name, each.bytes, age, defect=error.reason)
    except (OSError, DamagedError) as error:
        return CachedVariant(each.name, each.bytes, age, defect=str(error))
    except ValueError:  # another number of kernels or variants
        return CachedVariant(each.name, each.bytes, age, defect="it holds something else than one variant")
    levels = " ".join(image.level for image in variant.images)
    name = f"{entry.module}.{entry.name}"
    return CachedVariant(each.name, each.bytes, age, name, str(variant.signature), variant.checked, levels)


def table(variants: Sequence[CachedVariant]) -> str:
    """A row for each variant."""
    rows = [("variant", "kernel", "level", "bytes", "used before")]
    for each in variants:
        title = each.signature or f"{each.file[:16]}...: {each.defect}"
        title += " (checked)" if each.checked else ""
        rows.append((title, each.kernel or "-", each.level or "-", f"{each.bytes:,}", _age(each.age_seconds)))
    return "\n".join(columns([tuple(map(one_line, row)) for row in rows], right={3, 4}))


def _age(seconds: int) -> str:
    for unit, size in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= size:
            return f"{seconds // size} {unit}"
    return f"{seconds} s"
