"""Constants and a device function that other modules use."""

from __future__ import annotations

import tack

DT = tack.constant(0.01)
GRID = tack.constant(128)


@tack.func
def decay(v):
    return v * (1.0 - DT)
