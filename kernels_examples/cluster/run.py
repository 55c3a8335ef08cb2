"""A picture in tiles on a Dask cluster, whose workers have no compiler: they run what `tackc build` made.

tackc build kernels_examples/cluster/tiles.py --arch cpu -o tiles.tackb
TACK_JIT=off python kernels_examples/cluster/run.py tiles.tackb
"""

from __future__ import annotations

import argparse
import sys

import numpy as np
from dask.distributed import Client, LocalCluster

import tack_runtime

SIZE, TILE = 512, 128
LEFT, TOP, STEP = -2.0, 1.25, 2.5 / SIZE


def tile(kernel, row: int, column: int) -> np.ndarray:
    """Runs on a worker. The kernel comes as a pickle of some hundred bytes; the first one of a process loads the bundle."""
    counts = np.empty((TILE, TILE), np.int32)
    kernel(counts, LEFT + column * TILE * STEP, TOP - row * TILE * STEP, STEP)
    return counts


def compilers() -> list[str]:
    """What of the compiler this process has loaded."""
    return [name for name in ("tackc", "llvmlite") if name in sys.modules]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundle")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    try:
        kernel = tack_runtime.load(options.bundle).escape
    except OSError as error:
        parser.error(f"{error}; `tackc build` makes it, as above")
    count = SIZE // TILE
    wanted = {"n_workers": options.workers, "threads_per_worker": 2, "processes": True, "dashboard_address": None}
    with LocalCluster(**wanted) as cluster, Client(cluster) as client:
        client.run(tile, kernel, 0, 0)  # on every worker, so that none has to load the bundle later
        rows, columns = zip(*np.ndindex(count, count), strict=True)
        tiles = client.gather(client.map(tile, [kernel] * count**2, rows, columns))
        loaded = client.run(compilers)
    picture = np.block([[tiles[i * count + j] for j in range(count)] for i in range(count)])
    print(f"{SIZE} x {SIZE} points on {len(loaded)} workers, {np.mean(picture == 200):.1%} of them inside")
    print(f"loaded of the compiler: {sorted({name for found in loaded.values() for name in found}) or 'nothing'}")
    alone = np.empty_like(picture)
    kernel(alone, LEFT, TOP, STEP)
    np.testing.assert_array_equal(picture, alone)


if __name__ == "__main__":
    main()
