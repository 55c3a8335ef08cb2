"""Bundles for tests of what `tackc inspect` shows: built once for a session, or made of a built one under other names."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from tack_runtime.manifest import Revision
from tack_runtime.signature import parse_signature
from tackc import build, bundle, inspection
from tackc.inspection import Inspection
from tackc.request import parse_arch

LEVEL = "x86-64-v2"
ARCH = "cpu:v2,cuda:compute_75,cuda:sm_75,metal"

SOURCE = """\
import tack

@tack.func
def doubled(v):
    return v + v

@tack.kernel
def smooth(u: tack.f32[:, :], v: tack.f32[:, :]):
    for i, j in tack.ndindex((1, u.shape[0] - 1), u.shape[1]):
        above = u[i - 1, j]
        if above > 0.5:
            v[i, j] = tack.sqrt(above)
        else:
            v[i, j] = doubled(u[i + 1, j])

@tack.kernel
def total(x: tack.f64[:], n: tack.i32) -> tack.f64:
    for i in range(n):
        x[i] = x[i] * 3.0
    return x[0] - 1.0

@tack.kernel
def scale(x: tack.f32[2], out: tack.f32[:]):
    for i in range(len(out)):
        out[i] = x[0]
"""


@cache
def built() -> Inspection:
    """The kernels above for several targets, of which Metal has no f64."""
    with tempfile.TemporaryDirectory() as folder:
        source, output = Path(folder, "page_k.py"), Path(folder, "page.tackb")
        source.write_text(SOURCE)
        build.build([source], parse_arch(ARCH), output)
        return inspection.read(output, None)


def line(text: str) -> int:
    """The number of the line of the source that holds a text."""
    (found,) = [number for number, each in enumerate(SOURCE.splitlines(), 1) if text in each]
    return found


def written(folder: Path, **notes: int) -> Path:
    """The bundle as a file, whose cubins say also these things."""
    found, path = built(), folder / "page.tackb"
    entries = []
    for entry in found.kernels:
        variants = []
        for variant in entry.variants:
            images = (
                i._replace(notes=tuple(sorted({**dict(i.notes), **notes}.items()))) if i.kind == "cubin" else i
                for i in variant.images
            )
            variants.append(variant._replace(images=tuple(images)))
        entries.append(entry._replace(variants=tuple(variants)))
    made_by = bundle.Provenance(found.manifest.tools, [Revision("c0ffee" + "0" * 34, True)])
    bundle.write(entries, found.contents.members, path, provenance=made_by)
    return path


def many(folder: Path, kernels: int, variants: int) -> Path:
    """A bundle of so many kernels, each of so many variants: one that was built, under other names."""
    found, path = built(), folder / "many.tackb"
    (entry,) = [each for each in found.kernels if each.name == "scale"]
    (one,) = entry.variants
    one = one._replace(images=tuple(image for image in one.images if image.target != "cuda"))  # whose code takes longer to make
    made = tuple(
        one._replace(id=f"{number:016x}", signature=parse_signature(f"scale(x=f32[{number + 2}], out=f32[:])"))
        for number in range(variants)
    )
    used = {entry.program, *(image.member for image in one.images)}
    members = {name: data for name, data in found.contents.members.items() if name in used}
    bundle.write([entry._replace(module=f"m{number:02}", variants=made) for number in range(kernels)], members, path)
    return path
