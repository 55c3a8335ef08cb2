"""path_tracer: light that is scattered by spheres, followed backwards from the eye. The scene is a device class with a method.

python kernels_examples/path_tracer.py --arch cpu --check --png spheres.png
"""

from __future__ import annotations

import math

import numpy as np
from example import arguments, write_png

import tack
from tack import math as tm
from tack import random

vec3 = tack.vec3()
NEAR, FAR = tack.constant(1e-3), tack.constant(1e9)
EYE = tack.constant((0.0, 1.9, 6.0))


# What is set on the class is known when the kernel is compiled; the arrays of an object are passed with each call.
@tack.device_class
class Scene:
    bounces = 12
    centre: vec3[:]
    radius: tack.f32[:]
    colour: vec3[:]
    gloss: tack.f32[:]

    def __init__(self, centre, radius, colour, gloss):
        self.centre, self.radius = tack.array(centre, vec3), tack.array(radius)
        self.colour, self.gloss = tack.array(colour, vec3), tack.array(gloss)

    @tack.func
    def nearest(self, origin, direction):
        """How far away the first sphere along a ray is, and which one; -1 where there is none."""
        distance, which = FAR, -1
        for s in range(len(self.radius)):
            to = self.centre[s] - origin
            along = to.dot(direction)
            inside = self.radius[s] * self.radius[s] - to.norm_sqr() + along * along
            if inside > 0.0:
                t = along - math.sqrt(inside)
                if NEAR < t < distance:
                    distance, which = t, s
        return distance, which


@tack.kernel
def render(scene: Scene, image: vec3[:, :], samples: tack.i32, night: tack.f32):
    for i, j in tack.ndindex(image.shape[0], image.shape[1]):
        height, width = image.shape
        state = random.seed(i * width + j, 0)
        light = [0.0, 0.0, 0.0]
        for _ in range(samples):
            u, state = random.uniform(state)
            v, state = random.uniform(state)
            origin = EYE
            ray = tm.normalize([(j + u - 0.5 * width) / height, (0.3 * height - i - v) / height, -1.2])
            share = [1.0, 1.0, 1.0]
            for _ in range(scene.bounces):
                distance, which = scene.nearest(origin, ray)
                if which < 0:
                    sky = tm.mix([1.0, 1.0, 1.0], [0.35, 0.55, 1.0], tm.saturate(ray.y * 1.5) * night)
                    light += share * sky
                    break
                origin = origin + distance * ray
                normal = (origin - scene.centre[which]) / scene.radius[which]
                share *= scene.colour[which]
                scatter, state = random.direction3(state)
                mirrored = ray - 2.0 * ray.dot(normal) * normal
                ray = tm.normalize(tm.mix(normal + 0.999 * scatter, mirrored, scene.gloss[which]))
        image[i, j] = light / samples


def marbles() -> dict[str, np.ndarray]:
    """A floor, which is a very large sphere, with marbles on it."""
    generator = np.random.default_rng(12)
    radius = np.concatenate([[60], 0.28 + 0.3 * generator.random(22)])
    angle, away = 2.4 * np.arange(22), 0.62 * np.sqrt(np.arange(22))
    ring = np.stack([away * np.cos(angle), np.zeros(22), away * np.sin(angle)], -1)
    centre = np.concatenate([[[0, -60, 0]], ring + np.array([0, 1, 0]) * radius[1:, None]])
    colour = 0.55 + 0.45 * np.cos(2 * np.pi * (generator.random(23)[:, None] + np.array([0, 1 / 3, 2 / 3])))
    colour[0] = 0.75
    gloss = np.where(generator.random(23) < 0.35, 0.97, 0.0)
    gloss[0] = 0
    found = {"centre": centre, "radius": radius, "colour": colour, "gloss": gloss}
    return {name: value.astype(np.float32) for name, value in found.items()}


def picture(parts: dict[str, np.ndarray], height: int, width: int, samples: int, night: float = 1.0) -> np.ndarray:
    image = tack.empty((height, width), vec3)
    render(Scene(**parts), image, samples, night)
    return image.numpy()


def main() -> None:
    options = arguments(__doc__, png=True)
    image = picture(marbles(), 320, 480, 64)
    print(f"320 x 480 points, 64 paths each, on {options.arch}: mean light {image.mean(axis=(0, 1)).round(3)}")
    if options.png:
        write_png(options.png, np.clip(image, 0, 1) ** (1 / 2.2))
        print(f"wrote {options.png}")
    if options.check:
        check(marbles())
        print("white marbles vanish in front of a white sky, and black ones stand where geometry says")


def check(parts: dict[str, np.ndarray]) -> None:
    """No light is made or lost: in a white world all is white but for paths that are cut off. And the first hits are right."""
    white = picture({**parts, "colour": np.ones_like(parts["colour"])}, 80, 120, 32, night=0.0)
    assert white.max() == 1
    assert white.mean() > 0.98
    black = picture({**parts, "colour": np.zeros_like(parts["colour"])}, 80, 120, 32)
    row, column = np.mgrid[0:80, 0:120] + 0.5
    ray = np.stack([(column - 60) / 80, (24 - row) / 80, np.full((80, 120), -1.2)], -1)
    ray /= np.linalg.norm(ray, axis=-1, keepdims=True)
    to = parts["centre"].astype(float) - np.array(EYE)
    along = ray @ to.T
    hit = ((parts["radius"].astype(float) ** 2 - (to**2).sum(-1) + along**2 > 0) & (along > 0)).any(-1)
    around = [np.roll(hit, (down, across), (0, 1)) for down in (-1, 0, 1) for across in (-1, 0, 1)]
    inner = (slice(1, -1), slice(1, -1))
    assert not black[inner][np.all(around, 0)[inner]].any()
    assert black[inner][~np.any(around, 0)[inner]].all()


if __name__ == "__main__":
    main()
