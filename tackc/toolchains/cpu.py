"""Machine code for the CPU: LLVM IR text in, object files, assembly or optimized IR out (llvmlite)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import metadata
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from tack_runtime.errors import InternalError, TackError, ToolchainError
from tack_runtime.locks import COMPILING
from tackc.toolchains import elf, elf_reader
from tackc.toolchains.elf_machine import MACHINES
from tackc.toolchains.formats import FormatError


class Level(NamedTuple):
    """A CPU level: what LLVM is told to generate code for."""

    triple: str
    cpu: str
    features: str


_X86_64: Final = "x86_64-unknown-linux-gnu"
LEVELS: Final = {
    "x86-64-v2": Level(_X86_64, "x86-64-v2", ""),
    "x86-64-v3": Level(_X86_64, "x86-64-v3", ""),
    "x86-64-v4": Level(_X86_64, "x86-64-v4", ""),
    "aarch64": Level("aarch64-unknown-linux-gnu", "generic", ""),
}

INSTALL: Final = "pip install 'tackc[compiler]'"

_NATIVE: Final = files("tackc.toolchains").joinpath("native")
NEEDED: Final = ("libc.so.6",)
_OF_LLVM: Final = ("memcpy", "memmove", "memset")  # what it makes of loops
_TRIPLES: Final = {"x86-64": "x86_64", "aarch64": "aarch64"}  # how triples begin, by the names of machines
_T = TypeVar("_T")

_LLVM: Final = COMPILING  # a target machine serves one thread at a time, and no fork may find LLVM in the middle of its work


def available() -> str | None:
    """None where code can be made, else what is not there."""
    try:
        compile_object("", next(iter(LEVELS)))
    except TackError as error:
        return str(error)
    return None


def version() -> str:
    """Of llvmlite, which names one of LLVM."""
    return metadata.version("llvmlite")


def files_of_llvm() -> list[Path]:
    """The library with LLVM, found without loading it; ToolchainError without one."""
    spec = find_spec("llvmlite")
    if spec is None or spec.origin is None:
        raise ToolchainError(f"compiling for the CPU needs llvmlite: {INSTALL}")
    return sorted(each.resolve() for each in Path(spec.origin).parent.glob("binding/*llvmlite.*") if each.suffix != ".py")


def compile_object(ir_text: str, level: str) -> bytes:
    """The object file of a module, optimized; InternalError where LLVM refuses the text, which we wrote."""
    return _optimized(ir_text, level, lambda machine, module: bytes(machine.emit_object(module)))


def code_bytes(code: bytes) -> int:
    """How many bytes of instructions an object file holds, padding included."""
    return elf_reader.code_size(elf_reader.read_sections(code))


def assembly(ir_text: str, level: str) -> str:
    """The assembly of a module, optimized."""
    return _optimized(ir_text, level, lambda machine, module: str(machine.emit_assembly(module)))


def optimized(ir_text: str, level: str) -> str:
    """The module after LLVM's passes, as LLVM IR."""
    return _optimized(ir_text, level, lambda machine, module: str(module))


def support_object(level: str) -> bytes:
    """The object of the native support library, the thread pool and the launches that every image holds."""
    return _native_object("support", level)


def print_object(level: str) -> bytes:
    """The object that kernels which print need besides."""
    return _native_object("print", level)


def export_object(level: str) -> bytes:
    """The object that libraries for C need besides."""
    return _native_object("export", level)


@cache
def _native_object(unit: str, level: str) -> bytes:
    """The checked-in object of native code that we wrote in C; one serves all levels of an architecture."""
    machine = LEVELS[level].triple.split("-")[0]
    return _NATIVE.joinpath(f"{unit}.{machine}.o").read_bytes()


def compiled_native(machine: str, unit: str) -> bytes:
    """The object of native code as LLVM makes it now, for the lowest level; `support_objects.py` checks it in."""
    lowest = next(level for level, target in LEVELS.items() if target.triple.startswith(f"{machine}-"))
    _binding().initialize_native_asmparser()  # it asks the processor what it is by instructions
    return compile_object(_NATIVE.joinpath(f"{unit}.{machine}.ll").read_text(encoding="utf-8"), lowest)


def link_image(kernels: Sequence[bytes], level: str, *, prints: bool) -> bytes:
    """A shared library of the objects of kernels and the native code that they need, the more if any `prints`.

    It exports the kernels' entry points and the functions of the native code.
    """
    native = [support_object(level), *([print_object(level)] if prints else [])]
    return elf.link([*native, *kernels], exports=_exported, needed=NEEDED)


def built_for(library: bytes) -> str:
    """The machine of a library, with which the names of its levels begin; FormatError: it is none, or for a machine that has no
    level."""
    number = elf_reader.read_header(library).machine
    if number not in MACHINES:
        raise FormatError(f"it is for machine {number}")
    return MACHINES[number].name


def strange(library: tuple[elf_reader.Section, ...], machine: str) -> list[str]:
    """What the sections of a library ask of a process that no library of ours does: other libraries, and functions that neither
    the native code nor LLVM calls."""
    level = next(level for level, target in LEVELS.items() if target.triple.startswith(_TRIPLES[machine]))
    known = {*_imports(level), *_OF_LLVM}
    others = [name for name in elf_reader.needed(library) if name not in NEEDED]
    return [*others, *(name for name in elf_reader.imported(library) if name not in known)]


@cache
def _imports(level: str) -> frozenset[str]:
    """The functions of the C library that the native code calls."""
    objects = [elf_reader.read_object(code, "native code") for code in (support_object(level), print_object(level))]
    defined = {symbol.name for each in objects for symbol in each.symbols if symbol.section != elf_reader.SHN_UNDEF}
    return frozenset(symbol.name for each in objects for symbol in each.symbols if symbol.name) - defined


def _exported(symbol: str) -> bool:
    return symbol.startswith(("tk_", "tack_")) and "." not in symbol


def _optimized(ir_text: str, level: str, emit: Callable[[Any, Any], _T]) -> _T:
    """What `emit` makes of the target machine of a level and the optimized module, for one thread at a time."""
    with _LLVM:
        _binding()  # which may be missing
        try:
            return _emitted_optimized(ir_text, level, emit)  # whose module is freed when it returns, before the lock is
        except RuntimeError as error:
            raise InternalError(f"LLVM refuses a kernel's code; please report it with this text: {error}") from error


def _emitted_optimized(ir_text: str, level: str, emit: Callable[[Any, Any], _T]) -> _T:
    binding = _binding()
    machine = _machine(level)
    module = binding.parse_assembly(ir_text, binding.create_context())
    module.triple = LEVELS[level].triple
    module.data_layout = str(machine.target_data)
    module.verify()
    if longest_function(ir_text) <= LONG:
        _run_passes(binding, machine, module, vectorized=_MASK in ir_text)
    else:
        _run_short_passes(binding, machine, module)
        module = binding.parse_bitcode(
            module.as_bitcode(), binding.create_context()
        )  # what was read anew is compiled much faster
    return emit(machine, module)


# Lines of a function above which LLVM's passes over loops take too long: their time grows with the square of the length, to
# seconds here and minutes at five times that (docs/performance.md).
LONG: Final = 12_000


def longest_function(ir_text: str) -> int:
    """The lines of the longest function of a module."""
    return max(function.count("\n") for function in ir_text.split("\ndefine "))


_MASK: Final = " x i1>"  # in the text of every module whose iterations run in lanes


def _run_passes(binding: Any, machine: Any, module: Any, *, vectorized: bool) -> None:
    """LLVM's standard pipeline at -O3; where lanes have vectors already, the search for others takes long and finds none."""
    options = binding.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = True
    options.slp_vectorization = not vectorized
    options.loop_interleaving = options.loop_unrolling = True
    builder = binding.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _run_short_passes(binding: Any, machine: Any, module: Any) -> None:
    """What -O2 does to single functions, after helpers are put in their places: nothing is vectorized or unrolled."""
    options = binding.create_pipeline_tuning_options(speed_level=2)
    options.loop_unrolling = False
    builder = binding.create_pass_builder(machine, options)
    helpers = binding.create_new_module_pass_manager()
    helpers.add_always_inliner_pass()
    helpers.run(module, builder)
    passes = builder.getFunctionPassManager()
    for function in module.functions:
        if not function.is_declaration:
            passes.run(function, builder)


@cache
def _binding() -> Any:
    """llvmlite's binding, imported on first use: it takes longer than the rest of the compiler."""
    try:
        import llvmlite.binding as binding
    except ImportError as error:
        raise ToolchainError(f"compiling for the CPU needs llvmlite: {INSTALL}") from error
    return binding


@cache
def _machine(level: str) -> Any:
    triple, cpu, features = LEVELS[level]
    binding = _binding()
    if triple.split("-")[0] == binding.get_process_triple().split("-")[0]:
        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
    else:  # all that there are, which takes a millisecond more
        binding.initialize_all_targets()
        binding.initialize_all_asmprinters()
    target = binding.Target.from_triple(triple)
    return target.create_target_machine(cpu=cpu, features=features, opt=3, reloc="pic", codemodel="default")
