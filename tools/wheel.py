"""`make wheel`: the wheel of this distribution, with the kernels of its library prebuilt for all targets.

It is built from a copy of the packages, so that no file is left where an installation that runs from its sources would find it.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tack_runtime import library  # noqa: E402
from tackc.build import Options, build_modules  # noqa: E402
from tackc.bundle import deflated  # noqa: E402
from tackc.contents import read_contents  # noqa: E402
from tackc.library import modules  # noqa: E402
from tackc.merging import merge  # noqa: E402
from tackc.request import parse_arch  # noqa: E402

LIMIT = 3_000_000  # bytes of the bundle (docs/adr/0045-the-library-in-a-bundle.md)
ALL = "cpu:x86-64-v2,cpu:x86-64-v3,cpu:x86-64-v4,cpu:aarch64,cuda:compute_75,hip,metal,level_zero,opencl"
ON_CPU = "_on_cpu"  # how modules end whose kernels no other device runs
BINARIES = ("cuda", "level_zero")  # targets whose drivers take what is built here; of the other devices they compile sources
_DATE = "315532800"  # 1980, the oldest that a zip file can hold


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "dist", help="the folder of the wheel")
    parser.add_argument("--arch", default=ALL, help="for which targets, as tackc build --arch has it")
    parser.add_argument("--no-isolation", action="store_true", help="use the setuptools that is installed")
    options = parser.parse_args()
    print(f"compiling {len(modules())} modules for {options.arch}: some minutes", flush=True)
    data = complete(options.arch)
    print(table(data))
    if len(data) > LIMIT:
        sys.exit(f"the library's bundle has {len(data):,} bytes, more than {LIMIT:,}")
    made = wheel(data, options.output, ["--no-build-isolation"] * options.no_isolation)
    print(f"{made}\nto install: pip install {os.path.relpath(made)}")


def complete(arch: str = ALL, only: Sequence[str] = ()) -> bytes:
    """The bundle of all modules of the library, or of `only` some, for the targets of `arch`. Of kernels of the CPU alone
    it has the programs where that is none of the targets."""
    names = [f"{library.PACKAGE}.{module}" for module in only or modules()]
    state, targets = library.state(), parse_arch(arch)
    cpu = [each for each in targets if each.target == "cpu"]
    binary = [each for each in targets if each.target in BINARIES]
    sourced = [each for each in targets if each not in cpu and each not in binary]
    shared = [name for name in names if not name.endswith(ON_CPU)]
    parts = (
        (names, cpu, Options(None)),
        (shared, binary, Options(None, require_binaries=True, strip_sources=True)),
        (shared, sourced, Options(None)),
    )
    with tempfile.TemporaryDirectory() as folder:
        made: list[Path] = []
        for some, part, options in parts:
            if some is names or (some and part):
                data, _ = build_modules(some, part, options, [each.target for each in sourced], [state] if state else [])
                made.append(Path(folder, f"{len(made)}.tackb"))
                made[-1].write_bytes(data)
        return united(made)


def united(parts: Sequence[Path]) -> bytes:
    """One bundle of several, with members that are compressed."""
    with tempfile.TemporaryDirectory() as folder:
        return deflated(merge(parts, Path(folder, library.FILE)).data)


def table(data: bytes) -> str:
    """The bytes of a bundle by target and level and by module of the library, compressed as they are in the file."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        packed = {each.filename: each.compress_size for each in archive.infolist()}
    manifest = read_contents(data).manifest
    held, modules, left = Counter[str](), Counter[str](), dict(packed)
    for entry in manifest.kernels:
        module = f"tack.library.{entry.module.rpartition('.')[2]}"
        modules[module] += packed[entry.program]
        held["programs"] += left.pop(entry.program)
        for image in (image for variant in entry.variants for image in variant.images):
            level = f":{image.level}" if image.target == "cpu" else ""
            size = left.pop(image.member, 0)
            held[f"{image.target}{level} ({image.kind})"] += size
            code = dict(image.notes).get("code_bytes", 0) if image.kind == "library" else 0
            modules[module] += code * packed[image.member] // manifest.members[image.member].size if code else size
    held["manifest and zip file"] = len(data) - sum(held.values())
    variants = sum(len(entry.variants) for entry in manifest.kernels)
    rows = [*sorted(held.items()), ("together", len(data)), ("", 0), *modules.most_common()]
    lines = [f"  {name:28}{size:>12,}" if name else "" for name, size in rows]
    return "\n".join([f"{library.FILE}: {len(manifest.kernels)} kernels, {variants} variants; bytes of", *lines])


def wheel(data: bytes, output: Path, options: list[str]) -> Path:
    """Build the wheel with a bundle; the same packages and bundle give the same bytes."""
    output = output.resolve()
    with tempfile.TemporaryDirectory() as folder:
        tree, made = Path(folder, "tree"), Path(folder, "made")
        for name in ("pyproject.toml", "README.md", "LICENSE"):
            tree.mkdir(exist_ok=True)
            shutil.copyfile(ROOT / name, tree / name)
        for package in ("tack", "tack_runtime", "tackc"):
            shutil.copytree(ROOT / package, tree / package, ignore=shutil.ignore_patterns("__pycache__"))
        (tree / "tack_runtime" / library.FILE).write_bytes(data)
        for path in tree.rglob("*"):
            path.chmod(0o755 if path.is_dir() else 0o644)
        command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", *options]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": _DATE}
        said = subprocess.run([*command, "--wheel-dir", str(made), str(tree)], capture_output=True, text=True, env=environment)
        if said.returncode:
            sys.exit(said.stdout + said.stderr)
        (built,) = made.glob("*.whl")
        output.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copyfile(built, output / built.name))


if __name__ == "__main__":
    main()
