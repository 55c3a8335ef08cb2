"""Numbers that the library's host code and its kernels both have: where they differed, kernels would write outside of arrays."""

from __future__ import annotations

from types import ModuleType

import pytest

from tack.algorithms import runs as host_runs
from tack.algorithms import scan, sort
from tack.library import reductions, runs, runs_on_cpu, scans, sorts, statistics, tiles
from tack_runtime import reductions as host_reductions
from tack_runtime import statistics as host_statistics

PAIRS = [
    *((host_reductions, name, reductions, name) for name in ("ROWS", "GROUPS", "NARROW", "WIDE")),
    *((host_reductions, name, reductions, name) for name in ("SUM", "ABSOLUTE", "NONZERO", "HALF", "LEAST", "MOST", "FARTHEST")),
    (host_statistics, "ABSOLUTE", statistics, "ABSOLUTE"),
    (host_statistics, "_DEVIATION", statistics, "DEVIATION"),
    (host_statistics, "_SQUARE", statistics, "SQUARE"),
    (host_statistics, "_OF_DEVIATIONS", statistics, "OF_DEVIATIONS"),
    (host_statistics, "_OF_TERMS", statistics, "OF_TERMS"),
    (host_statistics, "_OF_VARIANCE", statistics, "OF_VARIANCE"),
    (scan, "CHUNK", scans, "CHUNK"),
    (sort, "_DIGITS", sorts, "DIGITS"),
    (sort, "_LANES", sorts, "LANES"),
    (sort, "_TILE", tiles, "TILE"),
    (host_runs, "_CHUNK", runs_on_cpu, "CHUNK"),
]


@pytest.mark.parametrize(
    ("host", "name", "kernels", "constant"), PAIRS, ids=[f"{host.__name__}.{name}" for host, name, *_ in PAIRS]
)
def test_host_and_kernels_agree(host: ModuleType, name: str, kernels: ModuleType, constant: str) -> None:
    """Q-018: what the host sizes arrays by, and what it says to kernels, is what these know."""
    assert getattr(host, name) == getattr(kernels, constant)


def test_what_kernels_have_is_compared() -> None:
    """Every constant of a kernel's module has its pair, but for those that the kernels alone know."""
    alone = {
        "scans": {"GROUP", "EACH", "ROOM"},  # of a tile, which is a chunk
        "sorts": {"LAST", "LOWER"},
        "tiles": {"GROUP", "EACH", "LAST", "HALF", "ROOM"},
        "runs_on_cpu": {
            "BITS",
            "GROUP",
            "ROOM",
            "SUMS",
            "LONGEST",
            "FARTHEST",
            *("NONE", "ONE", "ALL", "PAIRS", "FOURS", "BYTES", "SUM"),
        },
    }
    compared = {(kernels, constant) for *_, kernels, constant in PAIRS}
    for module in (reductions, statistics, scans, sorts, tiles, runs, runs_on_cpu):
        short = module.__name__.rpartition(".")[2]
        own = {name for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}
        own -= set(vars(reductions)) if module is statistics else set()
        own |= {"ABSOLUTE"} if module is statistics else set()
        assert own - alone.get(short, set()) == {constant for kernels, constant in compared if kernels is module}, short


def test_what_follows_from_one_another() -> None:
    """Sizes that are products, and digits that are powers of two."""
    assert runs_on_cpu.SUMS == runs_on_cpu.ROOM + 1
    assert runs_on_cpu.FARTHEST + runs_on_cpu.LONGEST == 2**31 - 1
    assert scans.GROUP * scans.EACH == scans.CHUNK
    assert tiles.GROUP * tiles.EACH == tiles.TILE
    assert 1 << sort._DIGIT == sorts.DIGITS == sorts.LAST + 1 == tiles.GROUP
