"""Kernels of a bundle as a C library: one header and one shared library for the CPU, with what CMake and pkg-config need.

The library is compiled from the programs in the bundle, for every CPU level that the bundle has; each call takes the best level
that the processor runs. It needs libc and nothing else, and exports the functions of the header alone.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tack_runtime.drivers import cpu_native
from tack_runtime.dtypes import Scalar
from tack_runtime.manifest import KernelEntry, Slot, Variant
from tackc import c_header, inspection, listing
from tackc.compiler import ir, pipeline
from tackc.compiler.lanes.cost import choose
from tackc.emitters import llvm, llvm_export
from tackc.emitters.llvm_export import ArrayParameter, Export, Parameter, ScalarParameter, Tables
from tackc.inspection import Inspection
from tackc.output import check_outputs, write_folder
from tackc.request import RequestError
from tackc.toolchains import cpu, elf
from tackc.variant import mangle

_IDENTIFIER: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
MACHINES: Final[Mapping[str, tuple[str, ...]]] = {
    machine: tuple(reversed([level for level, row in cpu.LEVELS.items() if row.triple.startswith(machine)]))
    for machine in dict.fromkeys(row.triple.partition("-")[0] for row in cpu.LEVELS.values())
}


@dataclass(frozen=True, slots=True)
class Exported:
    """What was written: the folder, its files with their bytes, the functions; and variants that C cannot have, with reasons."""

    folder: str
    files: tuple[tuple[str, int], ...]
    functions: tuple[c_header.Function, ...]
    levels: tuple[str, ...]
    left_out: tuple[tuple[str, str], ...]

    def to_json(self) -> dict[str, Any]:
        """The same as JSON data (`tackc export-c --json`)."""
        functions = [{"name": each.name, "kernel": each.kernel, "signature": each.signature} for each in self.functions]
        return {
            "folder": self.folder,
            "files": [{"path": path, "bytes": size} for path, size in self.files],
            "levels": list(self.levels),
            "functions": functions,
            "left_out": [{"variant": variant, "reason": reason} for variant, reason in self.left_out],
        }


def export(bundle: Path, folder: Path, prefix: str | None = None, machine: str | None = None) -> Exported:
    """Write the C library of a bundle to `folder`, which is replaced if an export made it.

    `prefix` begins every name, by default the bundle's own; `machine`, "x86_64" or "aarch64", by default the only one that the
    bundle has code for. RequestError: a prefix that is no C name, nothing that C could call. OutputError: the folder holds other
    files.
    """
    check_outputs([folder], [bundle])
    found = inspection.read(bundle, None)
    prefix = _prefix(bundle, prefix)
    levels = _levels(found, machine)
    units, left_out = _units(found, levels)
    if not units:
        why = "; ".join(f"{variant}: {reason}" for variant, reason in left_out) or "it has no variants"
        raise RequestError(f"{bundle} holds nothing that C could call: {why}")
    documented = [(unit.entry, unit.variant, found.contents.docstring(unit.entry)) for unit in units]
    functions = c_header.functions(prefix, documented)
    library = _library(prefix, functions, units, levels)
    files = {
        f"include/{prefix}.h": c_header.text(prefix, functions, levels).encode(),
        f"lib/lib{prefix}.so": library,
        f"lib/pkgconfig/{prefix}.pc": c_header.pkg_config(prefix).encode(),
        f"lib/cmake/{prefix}/{prefix}-config.cmake": c_header.cmake_config(prefix).encode(),
    }
    write_folder(files, folder, "an exported library", _foreign)
    sizes = tuple((path, len(data)) for path, data in sorted(files.items()))
    return Exported(str(folder), sizes, tuple(functions), levels, tuple(left_out))


def _prefix(bundle: Path, asked: str | None) -> str:
    prefix = asked if asked is not None else mangle(bundle.resolve().name.removesuffix(".tackb"))
    if not _IDENTIFIER.fullmatch(prefix) or c_header.is_reserved(prefix) or prefix.startswith(("tack_", "tk_")):
        raise RequestError(f"{prefix!r} cannot begin the names of a C library; choose letters, digits and _ with --prefix NAME")
    return prefix


_FILES: Final = re.compile(r"include/\w+\.h|lib/lib\w+\.so|lib/pkgconfig/\w+\.pc|lib/cmake/(\w+)/\1-config\.cmake")


def _foreign(folder: Path) -> str:
    """What would be lost that is no file of an export; "": nothing."""
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir())
    return next((name for name in names if not _FILES.fullmatch(name)), "")


def _levels(found: Inspection, machine: str | None) -> tuple[str, ...]:
    """The CPU levels of a machine that the bundle has code for, the best first."""
    images = [image for _, variant in found.variants() for image in variant.images if image.target == "cpu"]
    built = {image.level for image in images}
    by_machine = {name: tuple(level for level in levels if level in built) for name, levels in MACHINES.items()}
    there = [name for name, levels in by_machine.items() if levels]
    if not there:
        raise RequestError(f"{found.contents.label} has no code for the CPU; build it with --arch cpu")
    if machine is None and len(there) > 1:
        raise RequestError(f"{found.contents.label} has code for {' and '.join(there)}; choose one with --machine")
    chosen = machine or there[0]
    if not by_machine[chosen]:
        raise RequestError(f"{found.contents.label} has no code for {chosen}; it has code for {there[0]}")
    return by_machine[chosen]


@dataclass(frozen=True, slots=True)
class _Unit:
    """A variant that C can call."""

    entry: KernelEntry
    variant: Variant
    kernel: ir.Kernel
    tables: cpu_native.Tables
    symbol: str


def _units(found: Inspection, levels: Sequence[str]) -> tuple[list[_Unit], list[tuple[str, str]]]:
    units: list[_Unit] = []
    left_out: list[tuple[str, str]] = []
    for entry, variant in found.variants():
        symbol = next((image.symbol for image in variant.images if image.target == "cpu" and image.level in levels), None)
        title = f"{entry.module}.{variant.signature}"
        if variant.checked:
            left_out.append((f"{title} (checked)", "it is for debug mode, which raises exceptions of Python"))
            continue
        if symbol is None:
            skipped = [skip.reason for skip in variant.skipped if skip.target == "cpu"]
            left_out.append((title, skipped[0] if skipped else "the bundle has no code of it for the CPU"))
            continue
        placed = tuple(Slot("start", "", 0) if slot.kind == "output" else slot for slot in variant.slots)
        tables = cpu_native.tables(variant._replace(slots=placed), weak=True)
        if tables is None:
            left_out.append((title, "it has more parameters, or larger loop bounds, than native calls take"))
        else:
            units.append(_Unit(entry, variant, pipeline.for_cpu(listing.lowered(found, entry, variant)), tables, symbol))
    return units, left_out


# --- the library -------------------------------------------------------------------------------------------------------


def _library(prefix: str, functions: Sequence[c_header.Function], units: Sequence[_Unit], levels: Sequence[str]) -> bytes:
    objects = [cpu.support_object(levels[0]), cpu.export_object(levels[0])]
    if any(unit.variant.prints for unit in units):
        objects.append(cpu.print_object(levels[0]))
    exports = [_export(function, unit, levels) for function, unit in zip(functions, units, strict=True)]
    objects.append(cpu.compile_object(llvm_export.emit(prefix, exports), levels[-1]))
    for unit in units:
        for level in levels:
            form = choose(unit.kernel, level)
            text = llvm.emit(unit.kernel, _symbol(unit, level), form.width, narrows=form.narrows)
            objects.append(cpu.compile_object(text, level))
    names = [*(function.name for function in functions), f"{prefix}_level", f"{prefix}_set_threads"]
    return elf.link(objects, exports=names, needed=cpu.NEEDED, name=f"lib{prefix}.so", stays=True)


def _symbol(unit: _Unit, level: str) -> str:
    return f"{unit.symbol}_{mangle(level.replace('-', '_'))}"


def _export(function: c_header.Function, unit: _Unit, levels: Sequence[str]) -> Export:
    variant = unit.variant
    output = next((at for at, slot in enumerate(variant.slots) if slot.kind == "output"), -1)
    tables = Tables(
        tuple(int(count) for count in cpu_native.counts(variant, unit.tables)),
        tuple(_words(table) for table in unit.tables._replace(params=_without_types(unit.tables.params))),
    )
    symbols = tuple((level, _symbol(unit, level)) for level in levels)
    parameters = tuple(map(_parameter, function.arguments))
    return Export(function.name, parameters, variant.result is not None, tables, symbols, output)


def _without_types(params: Any) -> Any:
    """The parameters without addresses of this process."""
    copy = type(params).from_buffer_copy(params) if len(params) else params
    for param in copy:
        param.tack_type = None
    return copy


def _words(table: Any) -> tuple[int, ...]:
    """An array of structs as 64-bit words; one zero where it is empty."""
    return tuple((ctypes.c_int64 * (ctypes.sizeof(table) // 8)).from_buffer_copy(table)) or (0,)


def _parameter(argument: c_header.Argument) -> Parameter:
    if isinstance(argument.type, Scalar):
        return ScalarParameter(argument.name, argument.type)
    return ArrayParameter(argument.name, argument.dims)
