"""Programs about iteration spaces; each stores at every index that it visits. The annotations say what the bundle holds."""

from __future__ import annotations

import tack

i32 = tack.i32


@tack.kernel
def from_three_to_seven(x: i32[:]):
    for i in range(3, 7):
        x[i] = i


@tack.kernel
def every_third(x: i32[:]):
    for i in range(1, 8, 3):
        x[i] = i


@tack.kernel
def backwards(x: i32[:]):
    for i in range(5, 2):
        x[i] = i


@tack.kernel
def pairs(x: i32[:, :]):
    for i, j in tack.ndindex(2, 3):
        x[i, j] = 10 * i + j


@tack.kernel
def four_dimensions(x: i32[:, :, :, :], a: i32, b: i32, c: i32, d: i32):
    for i, j, k, l in tack.ndindex(a, b, c, d):  # noqa: E741
        x[i, j, k, l] = 1000 * i + 100 * j + 10 * k + l


@tack.kernel
def within(x: i32[:, :], top: i32, bottom: i32, width: i32):
    for i, j in tack.ndindex((top, bottom), width):
        x[i, j] = 1
