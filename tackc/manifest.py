"""Writing manifests; `tack_runtime/manifest.py` says what is in one, and reads it."""

from __future__ import annotations

from typing import Any

from tack_runtime.digest import sha256
from tack_runtime.manifest import Image, KernelEntry, Manifest, Variant, canonical


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
        "members": {path: {"sha256": member.sha256, "size": member.size} for path, member in manifest.members.items()},
        "tools": [tool._asdict() for tool in manifest.tools],
        "revisions": [commit._asdict() for commit in manifest.revisions],
    }


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
