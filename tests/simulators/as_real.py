"""A process that takes what stands in for NVRTC to be NVRTC, so that to whatever runs in it the simulated driver is a GPU's.

    python tests/simulators/as_real.py (SCRIPT | -m MODULE) [ARGUMENT...]

`environment()` has the rest: the simulated driver is found as a real one is, by the name of its library.
"""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2]), str(Path(__file__).resolve().parents[1])]

from simulators import gpus  # noqa: E402  # after the path


def environment() -> dict[str, str]:
    """The environment of such processes; TACK_CACHE_DIR, which must be set, says where the driver is made."""
    gpus.driver("cuda")
    path = os.pathsep.join([str(gpus.folder()), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])])
    return {**os.environ, "LD_LIBRARY_PATH": path}


def main(words: list[str]) -> None:
    """Run the rest of the command line."""
    with gpus.simulated_toolchains():
        if words[0] == "-m":
            sys.argv = words[1:]
            runpy.run_module(words[1], run_name="__main__", alter_sys=True)
        else:
            sys.argv = words
            sys.path.insert(0, str(Path(words[0]).resolve().parent))
            runpy.run_path(words[0], run_name="__main__")


if __name__ == "__main__":
    main(sys.argv[1:])
