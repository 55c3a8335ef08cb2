"""volume_rendering: rays through a glowing knot, which is a texture. Devices with samplers read it between the cells themselves.

python kernels_examples/volume_rendering.py --arch cpu --check --png knot.png
"""

from __future__ import annotations

import math

import numpy as np
from example import arguments, write_png

import tack
from tack import math as tm

vec3 = tack.vec3()
REACH = tack.constant(1.75)  # how far from the middle a ray begins and ends: past the corners of the volume
COLD, WARM = tack.constant((0.15, 0.35, 0.9)), tack.constant((1.0, 0.6, 0.2))


@tack.func
def density(volume, p):
    """The volume reaches from -1 to 1; beyond that is what lies at its border: nothing."""
    return volume.sample(0.5 + 0.5 * p.x, 0.5 + 0.5 * p.y, 0.5 + 0.5 * p.z)


@tack.kernel
def render(volume: tack.texture3d[:, :, :], image: vec3[:, :], turn: tack.f32, steps: tack.i32, opacity: tack.f32):
    for i, j in tack.ndindex(image.shape[0], image.shape[1]):
        height, width = image.shape
        right = [math.cos(turn), 0.0, math.sin(turn)]
        ahead = [-math.sin(turn), 0.0, math.cos(turn)]
        across = 2.0 * (j + 0.5 - 0.5 * width) / height
        start = across * right + [0.0, 2.0 * (i + 0.5 - 0.5 * height) / height, 0.0] - REACH * ahead
        to_lamp = 0.08 * tm.normalize([-1.0, -1.0, 0.0])
        step = 2.0 * REACH / steps
        light = [0.0, 0.0, 0.0]
        clear = 1.0  # the share of the light from here that comes through
        for s in range(steps):
            p = start + (s + 0.5) * step * ahead
            here = density(volume, p)
            if here > 0.0:
                shade = 0.25 + 0.75 * tm.saturate(0.5 + 4.0 * (here - density(volume, p + to_lamp)))
                stopped = 1.0 - math.exp(-opacity * here * step)
                light += clear * stopped * shade * tm.mix(COLD, WARM, here)
                clear *= 1.0 - stopped
            if clear < 0.002:
                break
        image[i, j] = light


def knot(size: int) -> np.ndarray:
    """How much there is around a curve that winds three times around while it goes twice, and nothing at the border."""
    axis = np.linspace(-1, 1, size)
    z, y, x = np.meshgrid(axis, axis, axis, indexing="ij")
    nearest = np.full(x.shape, np.inf)
    for t in np.linspace(0, 2 * np.pi, 240, endpoint=False):
        away = 0.55 + 0.2 * np.cos(3 * t)
        place = away * np.cos(2 * t), away * np.sin(2 * t), 0.3 * np.sin(3 * t)
        nearest = np.minimum(nearest, (x - place[0]) ** 2 + (y - place[1]) ** 2 + (z - place[2]) ** 2)
    inside = np.maximum(np.abs(x), np.maximum(np.abs(y), np.abs(z))) < 1
    return (np.exp(-nearest / 0.008) * inside).astype(np.float32)


def picture(volume: np.ndarray, height: int, width: int, turn: float, steps: int, opacity: float = 25.0) -> np.ndarray:
    texture = tack.texture3d(tack.array(volume))
    image = tack.empty((height, width), vec3)
    render(texture, image, turn, steps, opacity)
    return image.numpy()


def sampled_with_numpy(volume: np.ndarray, p: np.ndarray) -> np.ndarray:
    """The volume between its cells, in f64."""
    found = np.zeros(p.shape[:-1])
    sizes = np.array(volume.shape[::-1])
    place = np.clip((0.5 + 0.5 * p) * (sizes - 1), 0, sizes - 1)
    low = np.floor(place).astype(int)
    share = place - low
    for corner in np.ndindex(2, 2, 2):
        at = np.minimum(low + corner, sizes - 1)
        found += np.prod(np.where(corner, share, 1 - share), axis=-1) * volume[at[..., 2], at[..., 1], at[..., 0]]
    return found


def picture_with_numpy(volume: np.ndarray, height: int, width: int, turn: float, steps: int, opacity: float = 25.0) -> np.ndarray:
    row, column = np.mgrid[0:height, 0:width] + 0.5
    right, ahead = np.array([math.cos(turn), 0, math.sin(turn)]), np.array([-math.sin(turn), 0, math.cos(turn)])
    start = 2.0 * ((column - 0.5 * width) / height)[..., None] * right - REACH * ahead
    start[..., 1] += 2.0 * (row - 0.5 * height) / height
    to_lamp = 0.08 * np.array([-1, -1, 0]) / math.sqrt(2)
    step = 2 * REACH / steps
    light, clear = np.zeros((height, width, 3)), np.ones((height, width))
    for s in range(steps):
        p = start + (s + 0.5) * step * ahead
        here = sampled_with_numpy(volume, p)
        shade = 0.25 + 0.75 * np.clip(0.5 + 4 * (here - sampled_with_numpy(volume, p + to_lamp)), 0, 1)
        stopped = 1 - np.exp(-opacity * here * step)
        colour = np.array(COLD) * (1 - here[..., None]) + np.array(WARM) * here[..., None]
        light += (clear * stopped * shade)[..., None] * colour
        clear *= 1 - stopped
    return light


def main() -> None:
    options = arguments(__doc__, png=True)
    volume = knot(64)
    image = picture(volume, 360, 480, 0.6, 192)
    print(f"360 x 480 rays of up to 192 steps through 64 x 64 x 64 cells, on {options.arch}: mean light {image.mean():.4f}")
    if options.png:
        write_png(options.png, np.clip(image, 0, 1) ** (1 / 2.2))
        print(f"wrote {options.png}")
    if options.check:
        check(volume)
        print("the same as with NumPy, to within what samplers may differ")


def check(volume: np.ndarray) -> None:
    """The knot from two sides, and a mist that is the same everywhere, of which calculus says how much light comes from it."""
    for turn in (0.0, 2.2):
        np.testing.assert_allclose(picture(volume, 36, 48, turn, 96), picture_with_numpy(volume, 36, 48, turn, 96), atol=0.02)
    mist = picture(np.full((1, 1, 1), 0.5, np.float32), 4, 4, 0.0, 7, 0.25)
    colour = (0.25 + 0.75 * 0.5) * 0.5 * (np.array(COLD) + np.array(WARM))
    np.testing.assert_allclose(mist, np.broadcast_to((1 - math.exp(-0.5 * 0.25 * 2 * REACH)) * colour, mist.shape), rtol=1e-5)


if __name__ == "__main__":
    main()
