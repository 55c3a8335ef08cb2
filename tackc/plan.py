"""From the author's files to plans: which kernels to build, and which variants of each.

A plan is plain data. Making one reads the author's module; nothing after it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias, Union

from tack.kernel_object import Kernel
from tack_runtime.errors import KernelTypeError, KernelValueError, TackError, UnsupportedSyntaxError
from tack_runtime.options import PLAIN, Options
from tack_runtime.signature import Signature
from tackc.compiler.capture import capture
from tackc.compiler.diagnostics import CompileError, Diagnostic
from tackc.compiler.program import Function, Program
from tackc.request import RequestError, Spec, nearest
from tackc.sources import Problem, imported
from tackc.specialize import Declared, declared

Finding: TypeAlias = Union[Problem, Diagnostic]


class BuildError(Exception):
    """The author's input cannot be built: everything that was found wrong, in the order of files and lines."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        super().__init__("\n\n".join(finding.render() for finding in findings))
        self.findings = tuple(findings)


@dataclass(frozen=True, slots=True)
class Plan:
    """One kernel of the author, as data: the module is not needed any more."""

    name: str
    module: str
    parameters: tuple[str, ...]
    program: Program
    digest: str
    signatures: tuple[Signature, ...]
    options: Options

    @property
    def full_name(self) -> str:
        return f"{self.module}.{self.name}"

    @property
    def source(self) -> Function:
        """The kernel's own text."""
        return self.program.functions[self.program.kernel]


@dataclass(frozen=True, slots=True)
class Planned:
    """What a build is to do: `findings` is what is wrong so far, `doubts` what is doubtful in kernels that were only checked, and
    `warnings` what the author may not have meant to ask for."""

    plans: tuple[Plan, ...]
    findings: tuple[Finding, ...]
    doubts: tuple[Diagnostic, ...]
    warnings: tuple[str, ...]
    without_kernels: tuple[str, ...]  # those of the warnings that are about files


def checked_alone(program: Program, options: Options) -> Sequence[Diagnostic]:
    """What can be said of a kernel without variants."""
    from tackc.compiler import frontend  # most kernels have variants, and a build that changes nothing needs none of it

    return frontend.check(program, options)


def plan(
    files: Sequence[Path],
    specs: Sequence[Spec],
    options: Options = PLAIN,
    alone: Callable[[Program, Options], Sequence[Diagnostic]] = checked_alone,
) -> Planned:
    """Every kernel of the files that can be captured, with the variants that are declared for it.

    A file that does not import and a kernel whose variants are not known are findings, and hide nothing of the others; a kernel
    without variants is checked as far as that goes without types, by `alone`. `options` are for every kernel, beside its own.
    RequestError: a spec names no kernel.
    """
    findings: list[Finding] = []
    plans: list[Plan] = []
    with imported(files) as sources:
        findings += sources.problems
        if not sources.problems:
            _check_specs(specs, sources.kernels)
        for kernel in sources.kernels:
            wanted = Declared((), (), ())
            try:
                wanted = _wanted(kernel, specs)
            except UnsupportedSyntaxError:  # its parameters, of which the check below makes a diagnostic
                pass
            except (KernelTypeError, KernelValueError) as error:
                findings.append(_problem(kernel, error))
            try:
                program = capture(kernel, wanted.classes, wanted.functions)
            except CompileError as error:
                findings += error.diagnostics
                continue
            except KernelTypeError as error:
                findings.append(_problem(kernel, error))
                continue
            own, digest = _joined(kernel.options, options), program.digest()
            plans.append(Plan(kernel.name, kernel.module, kernel.parameters, program, digest, wanted.signatures, own))
    found = [finding for each in plans if not each.signatures for finding in alone(each.program, each.options)]
    findings += (finding for finding in found if finding.severity == "error")
    doubts = tuple(finding for finding in found if finding.severity == "warning")
    bare = tuple(f"{file} defines no kernel; decorate a function of it with @tack.kernel" for file in sources.without_kernels)
    warnings = (*bare, *_clashes(plans), *_undeclared(plans), *_unused(specs, plans))
    return Planned(tuple(plans), tuple(findings), doubts, warnings, bare)


def _joined(own: Options, asked: Options) -> Options:
    """What a kernel's decorator asks for, and what the build asks for beside it."""
    return Options(
        own.fp_contract or asked.fp_contract,
        own.lanes or asked.lanes,
        own.reassociate or asked.reassociate,
        own.fast_math or asked.fast_math,
    )


def _wanted(kernel: Kernel, specs: Sequence[Spec]) -> Declared:
    return declared(kernel, [str(spec.signature) for spec in specs if spec.names(kernel.module, kernel.name)])


def _problem(kernel: Kernel, error: TackError) -> Problem:
    return Problem(f"{kernel.module}.py", kernel.function.__code__.co_firstlineno, str(error))


def _check_specs(specs: Sequence[Spec], kernels: Sequence[Kernel]) -> None:
    """A --spec must be about exactly one kernel, and name no parameter that it lacks."""
    for spec in specs:
        about = [kernel for kernel in kernels if spec.names(kernel.module, kernel.name)]
        if not about and spec.origin == "--spec":
            names = [name for kernel in kernels for name in (kernel.name, f"{kernel.module}.{kernel.name}")]
            raise RequestError(
                f"--spec {spec.text!r}: no kernel is called {spec.signature.kernel!r}{nearest(spec.signature.kernel, names)}"
            )
        if len(about) > 1:
            full = ", ".join(f"{kernel.module}.{kernel.name}" for kernel in about)
            raise RequestError(f"{spec.origin} {spec.text!r}: several kernels are called that: {full}; write the full name")
        for kernel in about:
            unknown = [name for name, _ in spec.signature.parameters if name not in kernel.parameters]
            if unknown:
                raise RequestError(
                    f"{spec.origin} {spec.text!r}: {kernel.name} has no parameter {unknown[0]!r}"
                    f"{nearest(unknown[0], kernel.parameters)}; it has {', '.join(kernel.parameters)}"
                )


def raise_if_any(findings: Iterable[Finding], files: Sequence[Path]) -> None:
    """Raise BuildError where anything was found; what several variants share is said once."""
    order = {file.name: number for number, file in enumerate(files)}  # a file that they import comes after them

    def place(finding: Finding) -> tuple[int, int]:
        file, line = (finding.loc.file, finding.loc.line) if isinstance(finding, Diagnostic) else (finding.file, finding.line)
        return order.get(file, len(order)), line

    unique = sorted(dict.fromkeys(findings), key=place)
    if unique:
        raise BuildError(unique)


def warning_texts(warnings: Iterable[Diagnostic]) -> list[str]:
    """Warnings as a report shows them, each once."""
    return list(dict.fromkeys(f"{warning.message} [{warning.code}]" for warning in warnings))


def _clashes(plans: Sequence[Plan]) -> list[str]:
    by_name: dict[str, list[str]] = {}
    for each in plans:
        by_name.setdefault(each.name, []).append(each.full_name)
    return [
        f"{len(full)} kernels are called {name!r}; call them by their full names: "
        + ", ".join(f"bundle[{item!r}]" for item in full)
        for name, full in by_name.items()
        if len(full) > 1
    ]


def _how_to_declare(each: Plan) -> str:
    example = f"{each.name}({', '.join(f'{name}=f32[:]' for name in each.parameters)})"
    return (
        "annotate the parameters (x: tack.f32[:], n: tack.i32), call tack.specialize(kernel, x=..., n=...), "
        f"or pass --spec '{example}'"
    )


def _undeclared(plans: Sequence[Plan]) -> list[str]:
    return [
        f"kernel {each.full_name} declares no variant, so nothing is prebuilt for it; {_how_to_declare(each)}"
        for each in plans
        if not each.signatures
    ]


def nothing_declared(plans: Sequence[Plan]) -> Problem:
    """The finding that no kernel has a variant to build."""
    source = plans[0].source
    names = ", ".join(each.full_name for each in plans)
    return Problem(source.file, source.line, f"no variant is declared for any kernel: {names}", help=_how_to_declare(plans[0]))


def _unused(specs: Sequence[Spec], plans: Sequence[Plan]) -> list[str]:
    return [
        f"{spec.origin}: no kernel of these files is called {spec.signature.kernel!r}"
        for spec in specs
        if not any(spec.names(each.module, each.name) for each in plans)
    ]
