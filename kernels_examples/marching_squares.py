"""marching_squares: the contour lines of a field, in two kernels: count, write. In between a scan finds their number.

python kernels_examples/marching_squares.py --arch cpu --check --png contour.png
"""

from __future__ import annotations

import numpy as np
from example import arguments, write_png

import tack
from tack.algorithms import exclusive_scan


@tack.func
def corners(field, i, j, level):
    """Which corners of a cell lie above the level: bits 0 to 3, around the cell."""
    above = (field[i, j] > level) + 2 * (field[i, j + 1] > level)
    return above + 4 * (field[i + 1, j + 1] > level) + 8 * (field[i + 1, j] > level)


@tack.func
def crossing(field, i, j, edge, level):
    """The point, as (row, column), where the contour crosses an edge of a cell; edge k leads from corner k to the next."""
    i0 = i + (edge == 2 or edge == 3)
    j0 = j + (edge == 1 or edge == 2)
    i1 = i + (edge == 1 or edge == 2)
    j1 = j + (edge == 0 or edge == 1)
    t = (level - field[i0, j0]) / (field[i1, j1] - field[i0, j0])
    return i0 + t * (i1 - i0), j0 + t * (j1 - j0)


@tack.kernel
def count(field: tack.f32[:, :], lines: tack.i32[:, :], level: tack.f32):
    for i, j in tack.ndindex(lines.shape[0], lines.shape[1]):
        case = corners(field, i, j, level)
        lines[i, j] = 0 if case == 0 or case == 15 else 2 if case == 5 or case == 10 else 1


@tack.kernel
def write(field: tack.f32[:, :], start: tack.i32[:, :], segments: tack.f32[:, 4], level: tack.f32):
    for i, j in tack.ndindex(start.shape[0], start.shape[1]):
        case = corners(field, i, j, level)
        line = start[i, j]
        end = 0
        for edge in range(4):  # an edge is crossed where its two corners differ
            if (case >> edge & 1) != (case >> (edge + 1) % 4 & 1):
                row, column = crossing(field, i, j, edge, level)
                segments[line, 2 * end], segments[line, 2 * end + 1] = row, column
                end += 1
                if end == 2:
                    line, end = line + 1, 0


def contour(field: np.ndarray, level: float) -> np.ndarray:
    """The segments (row, column, row, column) of a contour, cell by cell: their number is known only after counting."""
    height, width = field.shape[0] - 1, field.shape[1] - 1
    data, lines = tack.array(field), tack.empty((height, width), tack.i32)
    count(data, lines, level)
    start = tack.empty_like(lines)
    found = exclusive_scan(lines, start)
    segments = tack.empty((found, 4))
    write(data, start, segments, level)
    return segments.numpy()


def hills(height: int, width: int) -> np.ndarray:
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) / 40
    return (np.sin(x) * np.cos(0.7 * y) + 0.6 * np.sin(0.9 * x + 1.3 * y) + 0.3 * np.cos(2.1 * x - y)).astype(np.float32)


def main() -> None:
    options = arguments(__doc__, png=True)
    field, levels = hills(320, 480), np.linspace(-1.5, 1.5, 13).astype(np.float32)
    drawn = [contour(field, float(level)) for level in levels]
    print(f"{len(levels)} contours of a field of 320 x 480 on {options.arch}: {sum(map(len, drawn)):,} segments")

    if options.png:
        picture = 0.25 * (field - field.min()) / np.ptp(field)
        for segments, brightness in zip(drawn, np.linspace(0.5, 1, len(levels)), strict=True):
            for t in np.linspace(0, 1, 5):
                points = np.rint((1 - t) * segments[:, :2] + t * segments[:, 2:]).astype(int)
                picture[points[:, 0], points[:, 1]] = brightness
        write_png(options.png, picture)
        print(f"wrote {options.png}")
    if options.check:
        for level, segments in zip(levels, drawn, strict=True):
            check(field, level, segments)
        print("every cell has its lines, in order, and every end lies where the field has the level")


def check(field: np.ndarray, level: np.float32, segments: np.ndarray) -> None:
    """As many segments as NumPy counts, in the order of the cells, with both ends on the contour of the interpolated field."""
    above = field > level
    cell = np.stack([above[:-1, :-1], above[:-1, 1:], above[1:, 1:], above[1:, :-1]])
    crossed = (cell != np.roll(cell, -1, 0)).sum(0)
    assert len(segments) == crossed.sum() // 2
    cells = np.repeat(np.argwhere(crossed > 0), crossed[crossed > 0] // 2, axis=0)
    assert np.abs((segments[:, :2] + segments[:, 2:]) / 2 - (cells + 0.5)).max() <= 0.5
    for end in (segments[:, :2], segments[:, 2:]):
        (i, j), t = np.floor(end).astype(int).T, end % 1
        below, right = np.minimum(i + 1, field.shape[0] - 1), np.minimum(j + 1, field.shape[1] - 1)
        on_row, on_column = (
            field[i, j] + t[:, 1] * (field[i, right] - field[i, j]),
            field[i, j] + t[:, 0] * (field[below, j] - field[i, j]),
        )
        np.testing.assert_allclose(np.where(t[:, 0] == 0, on_row, on_column), level, atol=1e-4)


if __name__ == "__main__":
    main()
