"""The kernel of the example: how soon points of the plane leave the Mandelbrot set's disc, for one tile of a picture."""

import tack

LIMIT = tack.constant(200)


@tack.kernel
def escape(counts: tack.i32[:, :], left: tack.f64, top: tack.f64, step: tack.f64):
    for i, j in tack.ndindex(counts.shape[0], counts.shape[1]):
        x, y = left + j * step, top - i * step
        a, b, n = x, y, 0
        while a * a + b * b < 4.0 and n < LIMIT:
            a, b = a * a - b * b + x, 2.0 * a * b + y
            n += 1
        counts[i, j] = n
