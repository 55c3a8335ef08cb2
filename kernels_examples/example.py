"""What the examples share: their command line, and a writer of PNG pictures."""

from __future__ import annotations

import argparse
import struct
import zlib

import numpy as np

import tack


def arguments(description: str, png: bool = False) -> argparse.Namespace:
    """Read `--arch NAME [--check] [--png FILE]` and make that device the default for new arrays."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--arch", default="cpu", metavar="NAME", help="device to run on (default: cpu)")
    parser.add_argument("--check", action="store_true", help="compare the results with NumPy")
    if png:
        parser.add_argument("--png", metavar="FILE", help="draw the result")
    options = parser.parse_args()
    try:
        tack.set_default_device(options.arch)
    except (ValueError, RuntimeError) as error:  # no such device, or not on this machine
        parser.error(str(error))
    return options


def write_png(path: str, values: np.ndarray) -> None:
    """Draw values from 0 to 1: colours of shape (h, w, 3), or (h, w) in those of glowing iron: black, red, yellow, white."""
    if values.ndim == 2:
        values = np.stack([3 * values, 3 * values - 1, 3 * values - 2], axis=-1)
    pixels = np.rint(255 * np.clip(values, 0, 1)).astype(np.uint8)
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)  # each row says first that it is stored as it is
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for kind, data in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
            (b"IDAT", zlib.compress(rows)),
            (b"IEND", b""),
        ):
            file.write(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)))
