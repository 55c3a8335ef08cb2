"""`tackc` and `python -m tackc`: the command line, where the `compiler` extra is installed."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from tackc import interrupts

_MISSING_TOOL = 4  # exit code


def main() -> None:
    """Run the command line. Ctrl-C ends it with 130, and nothing is left behind."""
    interrupts.catch()
    try:
        _run()
    except interrupts.Interruption as interruption:
        print("interrupted", file=sys.stderr)
        raise SystemExit(interruption.status) from None
    finally:
        interrupts.ignore()


def _run() -> None:
    """Exit 4 with the install command where packages are missing."""
    missing = [name for name in ("click", "llvmlite", "packaging") if not _installed(name)]
    if missing:
        print(
            f"tackc needs {' and '.join(missing)}, of the compiler extra; install it with: pip install 'tackc[compiler]'",
            file=sys.stderr,
        )
        raise SystemExit(_MISSING_TOOL)
    from tackc.cli import commands

    commands.main(prog_name="tackc")


def _installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ImportError:
        return False


if __name__ == "__main__":
    main()
