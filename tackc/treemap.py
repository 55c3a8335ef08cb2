"""Areas of rectangles in proportion to sizes: squarified treemaps (Bruls, Huizing, van Wijk)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    def inside(self, top: float, margin: float) -> Box:
        """What is left of it below a heading and within a margin; empty where nothing is."""
        width, height = max(0.0, self.width - 2 * margin), max(0.0, self.height - top - margin)
        return Box(self.x + margin, self.y + top, width, height)


def squarified(sizes: Sequence[int], box: Box) -> list[Box]:
    """A rectangle for each size, the largest first, whose areas are as the sizes and fill the box. Sizes are positive and come in
    falling order."""
    total = sum(sizes)
    if not sizes or box.width <= 0 or box.height <= 0:
        return [Box(box.x, box.y, 0, 0) for _ in sizes]
    scale = box.width * box.height / total
    areas = [size * scale for size in sizes]
    made: list[Box] = []
    while len(made) < len(areas):
        row, box = _row(areas[len(made) :], box)
        made += row
    return made


def _row(areas: Sequence[float], box: Box) -> tuple[list[Box], Box]:
    """The rectangles along the short side that stay most like squares, and what is left of the box."""
    side = min(box.width, box.height)
    count, total, worst = 0, 0.0, float("inf")
    for area in areas:
        ratio = _worst(max(areas[0], area), area, total + area, side)
        if count and ratio > worst:
            break
        count, total, worst = count + 1, total + area, ratio
    # The last row takes what is left: of a sliver, the division would tell the rounding of its sides.
    depth = max(box.width, box.height) if count == len(areas) else total / side
    made, at = [], 0.0
    for area in areas[:count]:
        length = side * (area / total)
        made.append(Box(box.x, box.y + at, depth, length) if box.width >= box.height else Box(box.x + at, box.y, length, depth))
        at += length
    if box.width >= box.height:
        return made, Box(box.x + depth, box.y, max(0.0, box.width - depth), box.height)
    return made, Box(box.x, box.y + depth, box.width, max(0.0, box.height - depth))


def _worst(largest: float, smallest: float, total: float, side: float) -> float:
    """The ratio of sides of the least square rectangle of a row."""
    return max(side * side * largest / (total * total), total * total / (side * side * smallest))
