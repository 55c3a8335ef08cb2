"""Writing manifests; `tack_runtime/manifest.py` says what is in one, and reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tack_runtime.digest import sha256
from tack_runtime.manifest import MANIFEST, Image, KernelEntry, Manifest, Member, Part, Variant, canonical

WHOLE: Final = 1 << 15  # bytes that a manifest may have in one file


def manifest_files(manifest: Manifest) -> dict[str, bytes]:
    """A whole manifest as files by their paths: one, or where that would be large, one more for each kernel, so that a kernel is
    found without reading what is said of others. What one kernel alone uses is listed in its part."""
    text = manifest_text(manifest)
    if len(text) <= WHOLE:
        return {MANIFEST: text.encode()}
    users = Counter(path for kernel in manifest.kernels for path in set(_used(kernel)))
    files: dict[str, bytes] = {}
    parts: dict[str, Part] = {}
    shared = dict(manifest.members)
    for index, kernel in enumerate(manifest.kernels):
        own = {path: shared.pop(path) for path in sorted(set(_used(kernel))) if users[path] == 1}
        data = canonical({"kernel": _kernel_json(kernel), "members": _members_json(own)}).encode()
        part = Part(kernel.module, kernel.name, f"manifest/{index}.json", sha256(data), len(data))
        files[part.path], parts[f"{part.module}.{part.name}"] = data, part
    total = len(manifest.members) + len(parts) + 1
    root = manifest._replace(kernels=(), members=shared, parts=parts, total=total)
    return {MANIFEST: manifest_text(root).encode(), **files}


def _used(kernel: KernelEntry) -> Iterator[str]:
    """The members that a kernel uses."""
    yield kernel.program
    for variant in kernel.variants:
        yield from (image.member for image in variant.images)


def manifest_text(manifest: Manifest) -> str:
    """The text of a manifest: the same for equal manifests, whatever made them."""
    data = manifest_json(manifest)
    data["digest"] = sha256(canonical(data).encode())
    return canonical(data)


def manifest_json(manifest: Manifest) -> dict[str, Any]:
    """A manifest as JSON values, without its digest."""
    return {
        "format": manifest.format,
        "producer": manifest.producer,
        "native": manifest.native,
        "kernels": [_kernel_json(kernel) for kernel in manifest.kernels],
        "members": _members_json(manifest.members),
        "tools": [tool._asdict() for tool in manifest.tools],
        "revisions": [revision._asdict() for revision in manifest.revisions],
        **({"parts": _parts_json(manifest)} if manifest.parts else {}),
    }


def _members_json(members: Mapping[str, Member]) -> dict[str, Any]:
    return {path: {"sha256": member.sha256, "size": member.size} for path, member in members.items()}


def _parts_json(manifest: Manifest) -> dict[str, Any]:
    rows = [[part.module, part.name, part.sha256, part.size] for part in manifest.parts.values()]
    return {"files": manifest.total, "kernels": rows}


def _kernel_json(kernel: KernelEntry) -> dict[str, Any]:
    return {**kernel._asdict(), "parameters": list(kernel.parameters), "variants": [_variant_json(v) for v in kernel.variants]}


def _image_json(image: Image) -> dict[str, Any]:
    data = {**image._asdict(), "notes": dict(image.notes)}
    if not image.samplers:  # older runtimes do not know the field, and need not
        del data["samplers"]
    return data


def _variant_json(variant: Variant) -> dict[str, Any]:
    return {
        "id": variant.id,
        "signature": str(variant.signature),
        "axes": [axis._asdict() for axis in variant.axes],
        "slots": [list(slot) for slot in variant.slots],
        "written": list(variant.written),
        "atomics": list(variant.atomics),
        "small_dims": [list(dim) for dim in variant.small_dims],
        "result": variant.result and variant.result.name,
        **variant.options._asdict(),
        "dtypes": [scalar.name for scalar in variant.dtypes],
        "atomic_dtypes": [scalar.name for scalar in variant.atomic_dtypes],
        "images": [_image_json(image) for image in variant.images],
        "skipped": [skipped._asdict() for skipped in variant.skipped],
        "prints": variant.prints,
        "checked": variant.checked,
        "sites": [site._asdict() for site in variant.sites],
        "workgroup": list(variant.workgroup),
    }
