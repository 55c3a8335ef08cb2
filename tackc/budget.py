"""What a build may make at most: variants, and bytes. Whoever would make more is told what makes most of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tack_runtime.errors import TackError
from tack_runtime.manifest import Image
from tackc.multipliers import Multiplier

_SHOWN: Final = 3
_UNITS: Final = (("GB", 10**9), ("MB", 10**6), ("kB", 10**3))


class BudgetError(TackError):
    """A build would make more variants, or a larger bundle, than it may; nothing is written."""


@dataclass(frozen=True, slots=True)
class Shares:
    """The bytes of a bundle, by targets ("cpu", and how many levels), by kernels, and those of generated sources."""

    targets: Mapping[str, int]
    levels: Mapping[str, int]
    kernels: Mapping[str, int]
    sources: int


def shares(members: Mapping[str, bytes], images: Sequence[Image], kernels: Mapping[str, int]) -> Shares:
    """Those of a bundle's members; `kernels` are the bytes of each."""
    targets: Counter[str] = Counter()
    for image in {image.member: image for image in images if image.kind != "source"}.values():
        targets[image.target] += len(members[image.member])
    levels = {(image.target, image.level) for image in images if image.kind != "source"}
    sources = sum(len(data) for member, data in members.items() if member.startswith("source/"))
    return Shares(targets, Counter(target for target, _ in levels), kernels, sources)


def check_variants(count: int, limit: int | None, found: Sequence[Multiplier], kernels: Mapping[str, int]) -> None:
    """BudgetError where there are more variants than the limit; `kernels`: how many each has."""
    if limit is None or count <= limit:
        return
    lines = [f"{count:,} variants are more than --max-variants {limit:,} allows; nothing is written"]
    for each in found[:_SHOWN]:
        lines.append(f"  {each}; {each.advice}")
    if not found:
        most = sorted(kernels.items(), key=lambda pair: (-pair[1], pair[0]))[:_SHOWN]
        lines.append(f"  most are of {', '.join(f'{name} ({number:,})' for name, number in most)}")
    lines.append("  declare fewer, build several bundles, or raise the limit (max-variants in tackc.toml)")
    raise BudgetError("\n".join(lines))


def check_size(size: int, limit: int | None, shares: Shares, found: Sequence[Multiplier], estimated: bool = False) -> None:
    """BudgetError where a bundle has more bytes than the limit; `estimated`: nobody has compiled it yet."""
    if limit is None or size <= limit:
        return
    about = "an estimate of " if estimated else ""
    lines = [f"the bundle takes {about}{size:,} bytes, more than --max-size {size_text(limit)} allows; nothing is written"]
    for name, part in _largest(shares.targets):
        levels = f" with {shares.levels[name]} levels" if shares.levels.get(name, 0) > 1 else ""
        lines.append(f"  {name}{levels} takes {part:,} bytes ({_percent(part, size)})")
    lines += [f"  {name} takes {part:,} bytes ({_percent(part, size)})" for name, part in _largest(shares.kernels)[:1]]
    lines += [f"  {each}; {each.advice}" for each in found[:1]]
    sources = f", leave out sources with --strip-sources ({shares.sources:,} bytes)" if shares.sources else ""
    lines.append(f"  name fewer levels after --arch{sources}, or raise the limit (max-size in tackc.toml)")
    raise BudgetError("\n".join(lines))


def size_text(size: int) -> str:
    """A size as short as it can be said: "10 MB", "1,234 bytes"."""
    for name, unit in _UNITS:
        if size % (unit // 10) == 0 and size >= unit:
            return f"{size / unit:g} {name}"
    return f"{size:,} bytes"


def _largest(parts: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(((name, part) for name, part in parts.items() if part), key=lambda pair: (-pair[1], pair[0]))[:_SHOWN]


def _percent(part: int, whole: int) -> str:
    return f"{100 * part // whole} %"
