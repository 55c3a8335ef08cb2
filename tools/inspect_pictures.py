"""Draws docs/inspect.png and docs/inspect-code.png: what `tackc inspect --html` shows of a bundle of examples, in Chromium.

python tools/inspect_pictures.py
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from chromium import Page

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
EXAMPLES: Final = [str(ROOT / "kernels_examples" / f"{name}.py") for name in ("heat", "mpm", "nbody")]
ARCH: Final = "cpu:v2,cpu:v3,cuda:compute_75,cuda:sm_80,cuda:sm_90,hip:gfx942,metal,opencl"
WIDTH: Final = 1400
SELECTED: Final = "tack.atomic_add(momentum"  # in a line of the kernel to_grid

FIND: Final = f'[...document.querySelectorAll("#code a.l")].find(each => each.textContent.includes({SELECTED!r})).id'
PLACE: Final = """(() => {
  const shown = document.querySelector("[aria-current]").closest("section"), box = shown.getBoundingClientRect();
  return [box.x + scrollX, box.y + scrollY, box.width, box.height];
})()"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Page(WIDTH, 1000) as browser:
        bundle, page = f"{folder}/examples.tackb", Path(folder, "examples.html")
        for command in (
            ["build", *EXAMPLES, "--arch", ARCH, "-o", bundle, "-q"],
            ["inspect", bundle, "--html", page, "--level", "v3"],
        ):
            subprocess.run([sys.executable, "-m", "tackc", *command], check=True, cwd=ROOT)
        browser.prefer("light")
        browser.open(page)
        whole = {"x": 0, "y": 0, "width": WIDTH, "height": 1280, "scale": 1}
        (DOCS / "inspect.png").write_bytes(browser.picture(clip=whole, captureBeyondViewport=True))
        browser.prefer("dark")
        browser.open(page, browser.run(FIND))
        x, y, width, height = browser.run(PLACE)
        part = {"x": x - 16, "y": y - 8, "width": width + 32, "height": height + 24, "scale": 1}
        (DOCS / "inspect-code.png").write_bytes(browser.picture(clip=part, captureBeyondViewport=True))
        if browser.said:
            raise SystemExit("\n".join(browser.said))
    for name in ("inspect.png", "inspect-code.png"):
        print(f"docs/{name}: {(DOCS / name).stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
