"""HIP C++ to code objects by clang and lld: neither ROCm nor a GPU is needed. What a code object takes is in its own note."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from tack_runtime.options import PLAIN, Options
from tackc.toolchains import clang, elf_reader, msgpack
from tackc.toolchains.compiled import Compiled
from tackc.toolchains.formats import FormatError, made_here

INSTALL: Final = clang.INSTALL

DEFAULT_ARCHITECTURES: Final = ("gfx90a", "gfx942", "gfx1100", "gfx1201")
ARCHITECTURES: Final = (
    *("gfx906", "gfx908", "gfx90a", "gfx942", "gfx950"),
    *("gfx1030", "gfx1100", "gfx1101", "gfx1102", "gfx1150", "gfx1151", "gfx1200", "gfx1201"),
)

# What `--arch hip:NAME` may say for an architecture.
ALIASES: Final = {
    "mi50": "gfx906", "mi60": "gfx906",
    "mi100": "gfx908", "cdna": "gfx908",
    "mi210": "gfx90a", "mi250": "gfx90a", "mi250x": "gfx90a", "cdna2": "gfx90a",
    "mi300a": "gfx942", "mi300x": "gfx942", "mi325x": "gfx942", "cdna3": "gfx942",
    "mi350x": "gfx950", "mi355x": "gfx950", "cdna4": "gfx950",
    "rx6800": "gfx1030", "rx6900": "gfx1030", "w6800": "gfx1030", "rdna2": "gfx1030",
    "rx7900": "gfx1100", "w7900": "gfx1100", "rdna3": "gfx1100",
    "rx7700": "gfx1101", "rx7800": "gfx1101",
    "rx7600": "gfx1102",
    "strix": "gfx1150", "strix_halo": "gfx1151",
    "rx9060": "gfx1200",
    "rx9070": "gfx1201", "r9700": "gfx1201", "rdna4": "gfx1201",
}  # fmt: skip

_OPTIONS: Final = (
    *("-x", "hip", "--cuda-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-std=c++17", "-O3"),
    "-fuse-cuid=none",  # else a hash of the options names a variable
    "-mcode-object-version=5",  # every ROCm from 5.5 on loads it
)
_T = TypeVar("_T")
_NOTE_NAME: Final = b"AMDGPU\0\0"
_NOTE_METADATA: Final = 32  # NT_AMDGPU_METADATA
_NOTES: Final = {
    "registers": ".vgpr_count",
    "scalar_registers": ".sgpr_count",
    "spilled_registers": ".vgpr_spill_count",
    "spilled_scalar_registers": ".sgpr_spill_count",
    "stack_bytes": ".private_segment_fixed_size",
    "shared_bytes": ".group_segment_fixed_size",
}


class Metadata(NamedTuple):
    """The AMDGPU metadata of LLVM's AMDGPU back end: "gfx942", the names of the kernels, and all that is said of each."""

    architecture: str
    names: tuple[str, ...]
    kernels: tuple[msgpack.Table, ...]


def available() -> str | None:
    """None where code objects can be made, else what is not there."""
    return clang.available("amdgcn", "lld")


def compile_source(text: str, architecture: str, options: Options = PLAIN) -> Compiled:
    """The code object of generated source for an architecture, "gfx942". InternalError: clang or lld rejects it."""
    contract = "fast" if options.fp_contract else "off"
    code = clang.compiled(text, [*_OPTIONS, f"--offload-arch={architecture}", f"-ffp-contract={contract}"], architecture)
    return Compiled("hsaco", architecture, code, _notes(code, architecture))


def _notes(code: bytes, architecture: str) -> dict[str, int]:
    with made_here(f"the code object for {architecture}"):
        sections = elf_reader.read_sections(code)
        kernels = _metadata(sections).kernels
        found = {name: max((_entry(kernel, key, int) for kernel in kernels), default=0) for name, key in _NOTES.items()}
    return found | {"code_bytes": elf_reader.code_size(sections)}


def read_metadata(code: bytes) -> Metadata:
    """What a code object says of itself; FormatError: it is none."""
    return _metadata(elf_reader.read_sections(code))


def parameters(said: Metadata) -> dict[str, tuple[int, ...]]:
    """How many bytes each parameter of each kernel has, without those that a driver adds. FormatError: it is not said."""
    found = {}
    for name, kernel in zip(said.names, said.kernels, strict=True):
        listed = [each if isinstance(each, dict) else {} for each in _entry(kernel, ".args", list)]
        own = [each for each in listed if not _entry(each, ".value_kind", str).startswith("hidden_")]
        found[name] = tuple(_entry(each, ".size", int) for each in own)
    return found


def _metadata(sections: tuple[elf_reader.Section, ...]) -> Metadata:
    table = _table(sections)
    architecture = _entry(table, "amdhsa.target", str).rpartition("-")[2]
    kernels = tuple(kernel if isinstance(kernel, dict) else {} for kernel in _entry(table, "amdhsa.kernels", list))
    return Metadata(architecture, tuple(_entry(kernel, ".name", str) for kernel in kernels), kernels)


def _entry(table: msgpack.Table, name: str, kind: type[_T]) -> _T:
    value = table.get(name)
    if not isinstance(value, kind):
        raise FormatError(f"its metadata has no {name}")
    return value


def _table(sections: tuple[elf_reader.Section, ...]) -> msgpack.Table:
    for section in sections:
        if section.type == elf_reader.SHT_NOTE:
            name_size, size, kind = (int.from_bytes(section.data[at : at + 4], "little") for at in (0, 4, 8))
            start = 12 + name_size + -name_size % 4
            if section.data[12:start] == _NOTE_NAME and kind == _NOTE_METADATA:
                return msgpack.read_table(section.data[start : start + size])
    raise FormatError("it has no metadata")
