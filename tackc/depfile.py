"""Depfiles: what a bundle was made from, in the syntax of make, which ninja reads, too."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path

from tack_runtime.manifest import MANIFEST
from tackc.package import BUNDLE
from tackc.request import RequestError


def text(output: str, inputs: Iterable[Path], *, package: bool = False) -> str:
    """That a bundle, or a package with one, named as in `-o`, depends on files: the rule, and one without a recipe for each file,
    so that make does not stop where one is gone. RequestError: make cannot have a name.

    What is a folder is a file of it, which every build writes anew: the manifest, or the bundle in a package.
    """
    made = f"{output}{BUNDLE if package else MANIFEST}" if output.endswith("/") else output
    needed = list(dict.fromkeys(_name(_shown(path)) for path in inputs))
    rules = [f"{_name(made)}: {' '.join(needed)}", *(f"{each}:" for each in needed)]
    return "".join(f"{rule}\n" for rule in rules)


def _shown(path: Path) -> str:
    """A path as it was given; below the current folder, without the way to that."""
    if not path.is_absolute() or not path.is_relative_to(Path.cwd()):
        return str(path)
    return os.path.relpath(path)


def _name(path: str) -> str:
    """A path as make and ninja read it: a space, #, : and the backslashes before one have a backslash more, $ is doubled."""
    if "\n" in path or "\r" in path:
        raise RequestError(f"a depfile cannot have the name {path!r}; rename the file")
    return re.sub(r"(\\*)([ #:])", r"\1\1\\\2", path).replace("$", "$$")
