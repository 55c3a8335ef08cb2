"""cells: which cells of a grid hold particles, how much mass is in each, and where its centre is.

python kernels_examples/cells.py --arch cpu --check
"""

from __future__ import annotations

import math

import numpy as np
from example import arguments

import tack
from tack.algorithms import argsort, gather, reduce_by_key, unique

SIDE = tack.constant(512)  # cells along each side of the unit square: far more of them than hold a particle

vec2 = tack.vec2()


@tack.kernel
def place(pos: vec2[:], mass: tack.f32[:], cell: tack.u32[:], moment: vec2[:]):
    for p in range(len(pos)):
        at = int(math.floor(pos[p] * SIDE))
        cell[p] = at[1] * SIDE + at[0]
        moment[p] = mass[p] * pos[p]


@tack.kernel
def centres(moment: vec2[:], mass: tack.f32[:], out: vec2[:]):
    for c in range(len(out)):
        out[c] = moment[c] / mass[c]


# Sorted by cell, particles of a cell are next to one another, and one thread adds them up in their order. Atomic updates would
# need an array of all cells, and round in another order on each run.
def main() -> None:
    options = arguments(__doc__)
    rng = np.random.default_rng(8)
    spread = 0.5 + 0.02 * rng.standard_normal((50_000, 2))
    pos, mass = np.clip(spread, 0, 0.999).astype(np.float32), rng.uniform(1, 2, 50_000).astype(np.float32)

    particles, masses = tack.array(pos, vec2), tack.array(mass)
    cell, moment = tack.empty(len(pos), tack.u32), tack.empty(len(pos), vec2)
    place(particles, masses, cell, moment)
    order = argsort(cell)
    by_cell = gather(cell, order)
    occupied, count = unique(by_cell)
    _, total = reduce_by_key(by_cell, gather(masses, order))
    _, moments = reduce_by_key(by_cell, gather(moment, order))
    centre = tack.empty(len(occupied), vec2)
    centres(moments, total, centre)
    most = int(count.numpy().argmax())
    print(f"{len(pos):,} particles are in {len(occupied):,} of {512 * 512:,} cells on {options.arch}")
    print(f"the fullest has {count[most]}, with the mass {total[most]:.3f} around {centre[most]}")

    if options.check:
        cells, at, counts = np.unique(cell.numpy(), return_inverse=True, return_counts=True)
        sums = np.zeros(len(cells), np.float32)
        np.add.at(sums, at, mass)
        np.testing.assert_array_equal(occupied.numpy(), cells)
        np.testing.assert_array_equal(count.numpy(), counts)
        np.testing.assert_array_equal(total.numpy(), sums)
        print("the cells and counts of NumPy, and the same bits of masses as it gives where it adds one particle after the other")


if __name__ == "__main__":
    main()
