"""Draws the examples into docs/gallery, and writes the page that shows each picture with its source and its time.

make gallery        or        python tools/gallery.py [NAME...]
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
EXAMPLES: Final = ROOT / "kernels_examples"
GALLERY: Final = ROOT / "docs" / "gallery"

HEAD: Final = """\
# Gallery

<!-- fmt: off -->

Each picture is drawn by the program below it, which checks itself with `--check`. `make gallery` draws them
anew and writes this page.
"""


def main() -> None:
    GALLERY.mkdir(exist_ok=True)
    seconds = {name: draw(name) for name in sys.argv[1:] or pictures()}
    if not sys.argv[1:]:
        (GALLERY / "README.md").write_text(page(seconds), encoding="utf-8")


def pictures() -> list[str]:
    """The examples that draw, by name."""
    return [path.stem for path in sorted(EXAMPLES.glob("*.py")) if "png=True" in path.read_text("utf-8")]


def draw(name: str) -> float:
    """Run an example that checks itself and draws; how long it took, with what it compiled before in the cache."""
    with tempfile.TemporaryDirectory() as cache:
        command = [sys.executable, str(EXAMPLES / f"{name}.py"), "--png", str(GALLERY / f"{name}.png")]
        environment = {**os.environ, "TACK_CACHE_DIR": cache}
        subprocess.run([*command, "--check"], check=True, env=environment)
        start = time.perf_counter()
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
        return time.perf_counter() - start


def page(seconds: dict[str, float]) -> str:
    """The whole document."""
    where = f"Seconds are those of the whole program, Python's start and the drawing included, on {machine()}.\n"
    return "\n".join([HEAD, where, *(part for name in pictures() for part in _section(name, seconds[name]))])


def machine() -> str:
    """The processor and its cores, in words."""
    found = re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.M)
    return f"{found.group(1) if found else platform.machine()}, {len(os.sched_getaffinity(0))} cores"


def _section(name: str, seconds: float) -> Iterator[str]:
    source = (EXAMPLES / f"{name}.py").read_text("utf-8")
    title = source[3:].partition("\n")[0]
    yield f"## {name}\n"
    yield f"![{name}]({name}.png)\n"
    yield f"{title.partition(': ')[2]} ({seconds:.1f} s)\n"
    yield f"```python\n{source}```\n"


if __name__ == "__main__":
    main()
