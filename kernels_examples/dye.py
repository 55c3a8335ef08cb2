"""dye: drops of dye in a stirred tank. Each cell looks back along the flow and takes the colour that it finds there.

python kernels_examples/dye.py --arch cpu --check --png dye.png
"""

from __future__ import annotations

import numpy as np
from example import arguments, write_png

import tack

vec2, vec3 = tack.vec2(), tack.vec3()


@tack.func
def look_up(field, p):
    """The vector of a field at a point (row, column) between its cells; beyond the border that of the border."""
    last = [field.shape[0] - 1, field.shape[1] - 1]
    inside = min(max(p, 0.0), last)
    low = int(inside)
    high = min(low + 1, last)
    t = inside - low
    upper = field[low.x, low.y] * (1.0 - t.y) + field[low.x, high.y] * t.y
    lower = field[high.x, low.y] * (1.0 - t.y) + field[high.x, high.y] * t.y
    return upper * (1.0 - t.x) + lower * t.x


# The colours are stable input: `after` is another array. The midpoint of the way back makes the swirls round.
@tack.kernel
def advect(colours: vec3[:, :], flow: vec2[:, :], after: vec3[:, :], dt: tack.f32):
    for i, j in tack.ndindex(colours.shape[0], colours.shape[1]):
        here = tack.f32([i, j])
        middle = here - 0.5 * dt * flow[i, j]
        after[i, j] = look_up(colours, here - dt * look_up(flow, middle))


def look_up_with_numpy(field: np.ndarray, p: np.ndarray) -> np.ndarray:
    last = np.array(field.shape[:2]) - 1
    inside = np.minimum(np.maximum(p, 0), last.astype(np.float32))
    low = inside.astype(np.int32)
    high = np.minimum(low + 1, last)
    t = inside - low.astype(np.float32)
    tx, ty = t[..., :1], t[..., 1:]
    upper = field[low[..., 0], low[..., 1]] * (1 - ty) + field[low[..., 0], high[..., 1]] * ty
    lower = field[high[..., 0], low[..., 1]] * (1 - ty) + field[high[..., 0], high[..., 1]] * ty
    return upper * (1 - tx) + lower * tx


def advect_with_numpy(colours: np.ndarray, flow: np.ndarray, dt: float) -> np.ndarray:
    here = np.stack(np.meshgrid(*map(np.arange, colours.shape[:2]), indexing="ij"), -1).astype(np.float32)
    middle = here - np.float32(0.5) * np.float32(dt) * flow
    return look_up_with_numpy(colours, here - np.float32(dt) * look_up_with_numpy(flow, middle))


def stirred(height: int, width: int) -> np.ndarray:
    """A flow of several whirls, in cells per unit of time, along the contours of a stream function: so nothing piles up."""
    y, x = np.mgrid[0:height, 0:width] / height * 2 * np.pi
    stream = np.sin(x) * np.sin(y) + 0.6 * np.sin(1.7 * x + 1) * np.sin(2.3 * y + 2) + 0.3 * np.sin(3.1 * x - 2 * y)
    return np.stack([np.gradient(stream, axis=1), -np.gradient(stream, axis=0)], -1).astype(np.float32) * 100


def drops(height: int, width: int) -> np.ndarray:
    y, x = np.mgrid[0:height, 0:width]
    colours = np.full((height, width, 3), 0.03, np.float32)
    generator = np.random.default_rng(3)
    for hue in np.linspace(0, 1, 14, endpoint=False):
        row, column, radius = generator.random(3) * (height, width, 0.07 * height) + (0, 0, 0.06 * height)
        colours[(y - row) ** 2 + (x - column) ** 2 < radius**2] = 0.5 + 0.5 * np.cos(
            2 * np.pi * (hue + np.array([0, 1 / 3, 2 / 3]))
        )
    return colours


def main() -> None:
    options = arguments(__doc__, png=True)
    start, flow, steps, checked, dt = drops(360, 540), stirred(360, 540), 240, 40, 0.25
    colours, after, currents = tack.array(start, vec3), tack.empty((360, 540), vec3), tack.array(flow, vec2)
    for step in range(steps):
        advect(colours, currents, after, dt)
        colours, after = after, colours
        if step + 1 == checked:
            early = colours.numpy()
    result = colours.numpy()
    print(f"{steps} steps of a tank of 360 x 540 on {options.arch}: mean colour {result.mean(axis=(0, 1)).round(3)}")

    if options.png:
        write_png(options.png, result)
        print(f"wrote {options.png}")
    if options.check:
        expected = start
        for _ in range(checked):
            expected = advect_with_numpy(expected, flow, dt)
        np.testing.assert_array_equal(early, expected)
        print(f"after {checked} steps equal to NumPy's result, bit for bit")


if __name__ == "__main__":
    main()
