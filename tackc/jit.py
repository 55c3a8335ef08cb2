"""Compiling for a call: the entrance of `tack_runtime`, which passes and receives only text and bytes.

A variant made here is a bundle with one kernel, one variant and one library, so that the runtime has one format to read,
verify and keep in its disk cache, and results are those of a prebuilt variant (J-002).
"""

from __future__ import annotations

from tack_runtime.errors import InternalError
from tack_runtime.manifest import Image, KernelEntry
from tack_runtime.signature import Signature, parse_signature
from tackc import bundle
from tackc.compiler import pipeline
from tackc.compiler.diagnostics import CompileError
from tackc.compiler.frontend import Lowered, lower
from tackc.compiler.program import Program, program_from_json
from tackc.emitters import llvm
from tackc.toolchains import cpu
from tackc.variant import mangle, symbol_of, variant_of


def compile_variant(program_json: str, signature_text: str, fp_contract: bool, level: str) -> bytes:
    """A bundle with one variant for one CPU level. Raises what the contract names for a kernel that is not valid (H-003)."""
    program, signature = _program(program_json), parse_signature(signature_text)
    source = program.functions[program.kernel]
    signature = signature._replace(kernel=source.name)
    kernel = pipeline.run(_lowered(program, signature, fp_contract).kernel)
    digest = program.digest()
    variant = variant_of(kernel, signature, digest)
    symbol = symbol_of(source.name, variant.id)
    code = cpu.compile_object(llvm.emit(kernel, symbol), level)
    library = f"bin/cpu-{level}.so"
    image = Image("cpu", level, "library", library, symbol)
    text = f"kernels/{mangle(source.name)}.json"
    parameters = tuple(name for name, _ in signature.parameters)
    entry = KernelEntry(
        source.name, source.module, source.file, source.line, parameters, text, digest, (variant._replace(images=(image,)),)
    )
    members = {library: cpu.link_image([cpu.support_object(level), code], level), text: program.to_json().encode()}
    return bundle.write([entry], members, None)


def dims_read(program_json: str, signature_text: str) -> list[list[str | int]]:
    """Every [parameter, axis] whose size the kernel's code reads, so that a call's variant has it baked in (K-004).

    The signature has all dimensions baked in.
    """
    program = _program(program_json)
    signature = parse_signature(signature_text)
    lowered = _lowered(program, signature, fp_contract=False)
    return [[name, axis] for name, axis in sorted(lowered.dims_read)]


def _program(text: str) -> Program:
    try:
        return program_from_json(text)
    except ValueError as error:
        raise InternalError(f"the runtime passed a program that cannot be read; please report it: {error}") from error


def _lowered(program: Program, signature: Signature, fp_contract: bool) -> Lowered:
    try:
        return lower(program, signature, fp_contract=fp_contract)
    except CompileError as error:
        raise error.diagnostics[0].exception() from None  # it says all that the user needs
