"""CUDA C++ to PTX and cubins through NVRTC, by ctypes: no GPU, driver, nvcc or header is needed.

The library comes from a wheel, the system, or the toolkit of nvcc. The 12.x one is preferred, because PTX of a newer version
is refused by older drivers; so a build ships cubins for today's architectures and PTX for those to come. The output depends
on the source, the architecture, the options and the NVRTC version alone.
"""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import struct
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from tack_runtime.errors import InternalError, ToolchainError
from tack_runtime.options import PLAIN, Options
from tackc.toolchains import elf_reader, wheels
from tackc.toolchains.compiled import Compiled
from tackc.toolchains.formats import FormatError, made_here

INSTALL: Final = "pip install 'tackc[cuda]'"

PTX_FLOOR: Final = "compute_75"  # the lowest that NVRTC 12.9 compiles for without announcing its end, and 13 at all
CUBINS: Final = ("sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120")
DEFAULT_ARCHITECTURES: Final = (PTX_FLOOR, *CUBINS)

# What `--arch cuda:NAME` may say for an architecture, besides "sm_90" and "compute_90".
ALIASES: Final = {
    "turing": "sm_75", "t4": "sm_75", "rtx20": "sm_75",
    "a100": "sm_80", "a30": "sm_80",
    "ampere": "sm_86", "a10": "sm_86", "a40": "sm_86", "rtx30": "sm_86",
    "orin": "sm_87",
    "ada": "sm_89", "l4": "sm_89", "l40": "sm_89", "rtx40": "sm_89",
    "hopper": "sm_90", "h100": "sm_90", "h200": "sm_90", "gh200": "sm_90",
    "b100": "sm_100", "b200": "sm_100", "gb200": "sm_100",
    "b300": "sm_103", "gb300": "sm_103",
    "rtx50": "sm_120",
    "ptx": PTX_FLOOR,
}  # fmt: skip

# N-011, N-012: the options that decide about floating-point results, without and with contraction.
FLOAT_OPTIONS: Final[dict[bool, tuple[str, ...]]] = {
    contract: ("--ftz=false", "--prec-div=true", "--prec-sqrt=true", f"--fmad={str(contract).lower()}")
    for contract in (False, True)
}
OPTIONS: Final = ("--std=c++17", "--ptxas-options=-v")

_LIBRARIES: Final = ("nvidia/cuda_nvrtc/lib/libnvrtc.so.12", "nvidia/cu13/lib/libnvrtc.so.13")
_SYSTEM: Final = ("libnvrtc.so.12", "libnvrtc.so.13", "libnvrtc.so")
_NOTES: Final = {
    "registers": re.compile(r"Used (\d+) registers"),
    "spilled_bytes": re.compile(r"(\d+) bytes spill stores"),
    "stack_bytes": re.compile(r"(\d+) bytes stack frame"),
    "shared_bytes": re.compile(r"(\d+) bytes smem"),
}
_EM_CUDA: Final = 190
# By the version of the ABI of a cubin, where the flags of its header have the architecture, and which is set for one like sm_90a.
_FLAGS: Final = {7: (0, 0x800), 8: (8, 0x8)}
# Sections with attributes of a kernel: a form, a name, and of the form "sized" the size of what follows.
_INFO: Final = ".nv.info."
_ATTRIBUTE: Final = struct.Struct("<BBH")
_SIZED: Final = 4  # EIFMT_SVAL
_PARAMETER: Final = 0x17  # EIATTR_KPARAM_INFO
_PARAMETER_INFO: Final = struct.Struct("<IHHI")  # index, ordinal, offset, and bits of which the highest are the size
_SIZE_SHIFT: Final = 18
_COMPILATION_FAILED: Final = 6  # NVRTC_ERROR_COMPILATION


def available() -> str | None:
    """None where NVRTC can be used, else why not and what to install."""
    try:
        _library()
    except ToolchainError as error:
        return str(error)
    return None


def version() -> tuple[int, int]:
    """Major and minor version of the library; ToolchainError without one."""
    major, minor = ctypes.c_int(), ctypes.c_int()
    _check(_library().nvrtcVersion(ctypes.byref(major), ctypes.byref(minor)), "nvrtcVersion")
    return major.value, minor.value


def path() -> str:
    """The file of the library, as it was found; ToolchainError without one."""
    return str(_library()._name)


def installed() -> list[Path]:
    """The library that a wheel has brought, which is tried first; found without loading it. Nothing where no wheel has."""
    return list(wheels.files(*_LIBRARIES))[:1]


def files() -> list[Path]:
    """The files of the library: itself, as it is mapped, and the headers that it brings; ToolchainError without one."""
    found = {Path(path()).resolve()} if os.path.isabs(path()) else _mapped()
    return sorted(found | {each.resolve() for one in found for each in one.parent.glob("libnvrtc-builtins.so*")})


def _mapped() -> set[Path]:
    lines = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    return {Path(line[line.index("/") :]) for line in lines if "/libnvrtc.so" in line}


@cache
def supported() -> tuple[int, ...]:
    """The architectures that the library compiles for, as numbers (90 for sm_90)."""
    count = ctypes.c_int()
    _check(_library().nvrtcGetNumSupportedArchs(ctypes.byref(count)), "nvrtcGetNumSupportedArchs")
    numbers = (ctypes.c_int * count.value)()
    _check(_library().nvrtcGetSupportedArchs(numbers), "nvrtcGetSupportedArchs")
    return tuple(numbers)


def architecture(name: str) -> str:
    """The architecture that a name stands for: "sm_90" for "sm_90", "90", "h100"; "compute_75" gives PTX. ValueError if none."""
    known = ALIASES.get(name.lower())
    if known is not None:
        return known
    match = re.fullmatch(r"(sm_|compute_|)(\d{2,3}[af]?)", name.lower())
    if match is None:
        raise ValueError(f"{name!r} is not a CUDA architecture; write sm_90, compute_75 for PTX, or one of {', '.join(ALIASES)}")
    return f"{match.group(1) or 'sm_'}{match.group(2)}"


def compile_source(source: str, arch: str, options: Options = PLAIN, *, lines: bool = False) -> Compiled:
    """Compile generated source for an architecture: "sm_90" gives a cubin, "compute_75" PTX. `lines`: the same code, which also
    says of which lines of the source it comes, and has the path of the current folder in it.

    ToolchainError: no NVRTC, or one that does not know the architecture. InternalError, with NVRTC's log: it rejects the source.
    """
    number = int(re.sub(r"\D", "", arch))
    if number not in supported():
        names = ", ".join(f"sm_{n}" for n in supported())
        raise ToolchainError(f"NVRTC {'.'.join(map(str, version()))} does not compile for {arch}; it knows {names}")
    with _Program(source) as program:
        line_info = ["--generate-line-info"] if lines else []
        status = program.compile([f"--gpu-architecture={arch}", *line_info, *OPTIONS, *FLOAT_OPTIONS[options.fp_contract]])
        log = program.text("nvrtcGetProgramLog")
        if status == _COMPILATION_FAILED:
            raise InternalError(f"NVRTC rejects generated code for {arch}. Please report this.\n{log.decode(errors='replace')}")
        _check(status, "nvrtcCompileProgram")
        if arch.startswith("compute_"):
            return Compiled("ptx", arch, program.text("nvrtcGetPTX"), {})
        code = program.output("nvrtcGetCUBIN")
        with made_here(f"the cubin for {arch}"):
            sections = elf_reader.read_sections(code)
        return Compiled("cubin", arch, code, notes(log.decode(errors="replace")) | {"code_bytes": elf_reader.code_size(sections)})


def built_for(cubin: bytes) -> str:
    """The architecture of a cubin, "sm_90"; FormatError: it is none."""
    header = elf_reader.read_header(cubin)
    if header.machine != _EM_CUDA or header.abi_version not in _FLAGS:
        raise FormatError(f"it is for machine {header.machine}, with ABI version {header.abi_version}")
    shift, accelerated = _FLAGS[header.abi_version]
    return f"sm_{header.flags >> shift & 0xFF}{'a' if header.flags & accelerated else ''}"


def parameters(sections: Sequence[elf_reader.Section]) -> dict[str, tuple[int, ...]]:
    """How many bytes each parameter of each kernel of a cubin has. FormatError: what is said of them is malformed."""
    return {section.name.removeprefix(_INFO): _sizes(section.data) for section in sections if section.name.startswith(_INFO)}


def _sizes(info: bytes) -> tuple[int, ...]:
    """The sizes of the parameters, in order, that a section of attributes says."""
    sizes: dict[int, int] = {}
    at = 0
    while at < len(info):
        if at + _ATTRIBUTE.size > len(info):
            raise FormatError("its attributes of a kernel end in the middle of one")
        form, name, value = _ATTRIBUTE.unpack_from(info, at)
        at += _ATTRIBUTE.size
        if form != _SIZED:
            continue
        if name == _PARAMETER:
            if value != _PARAMETER_INFO.size or at + value > len(info):
                raise FormatError("what it says of a parameter is malformed")
            _, ordinal, _, packed = _PARAMETER_INFO.unpack_from(info, at)
            sizes[ordinal] = packed >> _SIZE_SHIFT
        at += value
    if sorted(sizes) != list(range(len(sizes))):
        raise FormatError("what it says of parameters has gaps")
    return tuple(sizes[ordinal] for ordinal in range(len(sizes)))


def notes(log: str) -> dict[str, int]:
    """What ptxas reports, the largest number of each kind over all entry points; of what it does not mention there is none."""
    found = {name: [int(number) for number in pattern.findall(log)] for name, pattern in _NOTES.items()}
    return {name: max(numbers, default=0) for name, numbers in found.items()}


class _Program:
    """An nvrtcProgram, destroyed when the block ends."""

    def __init__(self, source: str) -> None:
        self.handle = ctypes.c_void_p()
        created = _library().nvrtcCreateProgram(ctypes.byref(self.handle), source.encode(), b"kernel.cu", 0, None, None)
        _check(created, "nvrtcCreateProgram")

    def __enter__(self) -> _Program:
        return self

    def __exit__(self, *_: object) -> None:
        _library().nvrtcDestroyProgram(ctypes.byref(self.handle))

    def compile(self, options: Sequence[str]) -> int:
        """Compile; the status."""
        array = (ctypes.c_char_p * len(options))(*(option.encode() for option in options))
        return int(_library().nvrtcCompileProgram(self.handle, len(options), array))

    def output(self, getter: str) -> bytes:
        """What `getter` copies out, of the size that `getter`Size tells."""
        size = ctypes.c_size_t()
        _check(getattr(_library(), f"{getter}Size")(self.handle, ctypes.byref(size)), f"{getter}Size")
        buffer = ctypes.create_string_buffer(size.value)
        _check(getattr(_library(), getter)(self.handle, buffer), getter)
        return buffer.raw

    def text(self, getter: str) -> bytes:
        """The same without the NUL that ends a C string."""
        return self.output(getter).rstrip(b"\0")


def _check(status: int, call: str) -> None:
    if status != 0:
        says = _library().nvrtcGetErrorString(status).decode()
        raise ToolchainError(f"{call} failed: {says}")


@cache
def _library() -> Any:
    """The loaded library; ToolchainError names what was tried."""
    tried = []
    for path in _candidates():
        try:
            library = ctypes.CDLL(path)
        except OSError as error:
            tried.append(str(error))
            continue
        library.nvrtcGetErrorString.restype = ctypes.c_char_p
        return library
    raise ToolchainError(f"CUDA binaries need NVRTC, which is not installed: {INSTALL} (tried: {'; '.join(tried)})")


def _candidates() -> Iterator[str]:
    yield from map(str, wheels.files(*_LIBRARIES))
    yield from _SYSTEM
    nvcc = shutil.which("nvcc")
    if nvcc is not None:
        yield str(Path(nvcc).resolve().parents[1] / "lib64" / "libnvrtc.so")
