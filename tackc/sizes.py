"""Where the bytes of a bundle go: by target, kernel and variant, each member counted once."""

from __future__ import annotations

from collections import defaultdict
from typing import Final, NamedTuple

from tack_runtime.manifest import Image, Variant
from tackc.inspection import Inspection, full_name, variant_title

PROGRAMS: Final = "programs"  # the text of the kernels
SHARED: Final = "support code and tables"  # what the libraries of the CPU hold besides the code of kernels
OTHERS: Final = "other members"


class Part(NamedTuple):
    """A part of a bundle and its parts, the largest first; `kernel`: it is that kernel, by its full name."""

    name: str
    bytes: int
    parts: tuple[Part, ...] = ()
    kernel: str = ""


def sizes(found: Inspection) -> tuple[Part, ...]:
    """The parts of the kernels that are looked at, by target; where those are all of the bundle, it is all of its members."""
    tree: dict[str, dict[str, dict[str, int]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(int)))
    members, taken, libraries = found.manifest.members, set[str](), defaultdict[str, int](int)
    for entry, variant in found.variants():
        for image in variant.images:
            code = min(code_bytes(image), members[image.member].size)  # a manifest may say anything
            if image.kind == "library":
                libraries[image.member] += code
                tree[image.target][full_name(entry)][_title(variant)] += code
            elif image.member not in taken:
                taken.add(image.member)
                tree[image.target][full_name(entry)][_title(variant)] += members[image.member].size
    for entry in found.kernels:
        if entry.program not in taken:
            taken.add(entry.program)
            tree[PROGRAMS][full_name(entry)][""] += members[entry.program].size
    kernels = {full_name(entry) for entry in found.kernels}
    if len(kernels) == len(found.manifest.kernels):
        for member, code in libraries.items():
            tree["cpu"][SHARED][""] += max(0, members[member].size - code)
        others = sum(member.size for path, member in members.items() if path not in taken and path not in libraries)
        tree[OTHERS][""][""] += others
    return _sorted([_target(name, parts, kernels) for name, parts in tree.items()])


def code_bytes(image: Image) -> int:
    """What an image says of its instructions, 0 where it says nothing."""
    return dict(image.notes).get("code_bytes", 0)


def _title(variant: Variant) -> str:
    return f"{variant_title(variant)} [{variant.id}]"  # options differ, too


def _target(name: str, parts: dict[str, dict[str, int]], kernels: set[str]) -> Part:
    made = []
    for kernel, variants in parts.items():
        leaves = _sorted([Part(title.rpartition(" [")[0], size) for title, size in variants.items()])
        total = sum(leaf.bytes for leaf in leaves)
        made.append(Part(kernel, total, leaves if len(leaves) > 1 else (), kernel if kernel in kernels else ""))
    return Part(name, sum(part.bytes for part in made), _sorted(made))


def _sorted(parts: list[Part]) -> tuple[Part, ...]:
    return tuple(sorted((part for part in parts if part.bytes), key=lambda part: (-part.bytes, part.name)))
