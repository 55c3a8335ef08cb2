"""From the author's files to plans: which kernels to build, and which variants of each.

A plan is plain data. Making one reads the author's module; nothing after it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias, Union

from tack.kernel_object import Kernel
from tack.variants import ObjectDeclaration, OneOf
from tack_runtime.errors import KernelTypeError, KernelValueError, TackError, UnsupportedSyntaxError
from tack_runtime.options import PLAIN, Options
from tack_runtime.signature import Signature
from tackc.compiler.capture import capture
from tackc.compiler.diagnostics import CompileError, Diagnostic
from tackc.compiler.program import Function, Program
from tackc.request import RequestError, Spec, VariantKind, nearest
from tackc.sources import Problem, Sources, imported
from tackc.specialize import Declared, Row, declared

Finding: TypeAlias = Union[Problem, Diagnostic]


class BuildError(Exception):
    """The author's input cannot be built: everything that was found wrong, in the order of files and lines. `inputs` are the
    files that were read: findings have base names."""

    def __init__(self, findings: Sequence[Finding], inputs: Sequence[Path] = ()) -> None:
        super().__init__("\n\n".join(finding.render() for finding in findings))
        self.findings = tuple(findings)
        self.inputs = tuple(inputs)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A signature to build. `origins` declare it: "annotations", "tack.specialize (k.py:31)", "--spec", "app.specs.toml:12".

    `checked`: for debug mode, beside what the build is for; `only_checked`: and for nothing else. `choices` are the numbers of
    the choices whose product it is part of.
    """

    signature: Signature
    origins: tuple[str, ...]
    checked: bool = False
    only_checked: bool = False
    choices: frozenset[int] = frozenset()

    def kinds(self, variants: Sequence[VariantKind]) -> tuple[VariantKind, ...]:
        """Which of its variants a build for `variants` makes."""
        plain = () if self.only_checked else tuple(variants)
        return (*plain, "checked") if self.checked and "checked" not in plain else plain


@dataclass(frozen=True, slots=True)
class Choice:
    """A `tack.one_of` that multiplies variants: its name in the author's file, or how it is written, and its types."""

    name: str
    types: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name} ({', '.join(self.types)})" if self.name else f"tack.one_of({', '.join(self.types)})"


@dataclass(frozen=True, slots=True)
class Plan:
    """One kernel of the author, as data: the module is not needed any more."""

    name: str
    module: str
    parameters: tuple[str, ...]
    program: Program
    digest: str
    wanted: tuple[Wanted, ...]
    options: Options

    @property
    def signatures(self) -> tuple[Signature, ...]:
        return tuple(each.signature for each in self.wanted)

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
    `warnings` what the author may not have meant to ask for. `inputs`: the author's files that were read, those given first."""

    plans: tuple[Plan, ...]
    findings: tuple[Finding, ...]
    doubts: tuple[Diagnostic, ...]
    warnings: tuple[str, ...]
    without_kernels: tuple[str, ...]  # those of the warnings that are about files
    choices: tuple[Choice, ...] = ()
    inputs: tuple[Path, ...] = ()


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
    with imported(files) as sources:
        return plan_sources(sources, specs, options, alone)


def plan_sources(
    sources: Sources,
    specs: Sequence[Spec] = (),
    options: Options = PLAIN,
    alone: Callable[[Program, Options], Sequence[Diagnostic]] = checked_alone,
) -> Planned:
    """The same of kernels whose modules are imported."""
    findings: list[Finding] = list(sources.problems)
    plans: list[Plan] = []
    choices: dict[OneOf, Choice] = {}
    if not sources.problems:
        _check_specs(specs, sources.kernels)
    named = {id(value): name for kernel in sources.kernels for name, value in _choices_in_reach(kernel)}
    for kernel in sources.kernels:
        wanted, own, problems = _declarations(kernel, specs)
        findings += problems
        try:
            program = capture(kernel, wanted.classes, wanted.functions)
        except CompileError as error:
            findings += error.diagnostics
            continue
        except KernelTypeError as error:
            findings.append(_problem(kernel, error))
            continue
        for choice in (choice for row in wanted.rows for choice in row.chosen):
            choices.setdefault(choice, Choice(named.get(id(choice), ""), tuple(map(_choice_text, choice.types))))
        joined, digest = _joined(kernel.options, options), program.digest()
        rows = _merged_rows(wanted.rows, own, list(choices))
        plans.append(Plan(kernel.name, kernel.module, kernel.parameters, program, digest, rows, joined))
    found = [finding for each in plans if not each.signatures for finding in alone(each.program, each.options)]
    findings += (finding for finding in found if finding.severity == "error")
    doubts = tuple(finding for finding in found if finding.severity == "warning")
    bare = tuple(f"{file} defines no kernel; decorate a function of it with @tack.kernel" for file in sources.without_kernels)
    warnings = (*bare, *_clashes(plans), *_undeclared(plans), *_unused(specs, plans))
    return Planned(tuple(plans), tuple(findings), doubts, warnings, bare, tuple(choices.values()), sources.inputs)


def _joined(own: Options, asked: Options) -> Options:
    """What a kernel's decorator asks for, and what the build asks for beside it."""
    return Options(
        own.fp_contract or asked.fp_contract,
        own.lanes or asked.lanes,
        own.reassociate or asked.reassociate,
        own.fast_math or asked.fast_math,
    )


_NOTHING: Final = Declared((), (), ())


def _declarations(kernel: Kernel, specs: Sequence[Spec]) -> tuple[Declared, list[Spec], list[Problem]]:
    """What is declared for a kernel, the specs that are about it, and what is wrong; a wrong spec hides nothing of the others."""
    own = [spec for spec in specs if spec.names(kernel.module, kernel.name)]
    try:
        return _wanted(kernel, own), own, []
    except UnsupportedSyntaxError:  # its parameters, of which capture makes a diagnostic
        return _NOTHING, own, []
    except (KernelTypeError, KernelValueError) as error:
        wrong = list(_wrong_specs(kernel, own))
        left = [spec for spec in own if all(spec is not each for each, _ in wrong)]
        if not wrong or not left:
            return _NOTHING, own, [problem for _, problem in wrong] or [_problem(kernel, error)]
    found, own, problems = _declarations(kernel, left)
    return found, own, [*(problem for _, problem in wrong), *problems]


def _wanted(kernel: Kernel, specs: Sequence[Spec]) -> Declared:
    return declared(kernel, [str(spec.signature) for spec in specs])


def _choices_in_reach(kernel: Kernel) -> Iterator[tuple[str, OneOf]]:
    """The choices that the module of a kernel, or a function around it, gives names."""
    for name, value in (*kernel.closure().items(), *kernel.function.__globals__.items()):
        if isinstance(value, OneOf):
            yield name, value


def _choice_text(type_: object) -> str:
    return type_.cls.__name__ if isinstance(type_, ObjectDeclaration) else str(type_)


def _merged_rows(rows: Sequence[Row], specs: Sequence[Spec], choices: Sequence[OneOf]) -> tuple[Wanted, ...]:
    """Each signature once, with all that declares it."""
    found: dict[Signature, list[Row]] = {}
    for row in rows:
        found.setdefault(row.signature, []).append(row)
    return tuple(_merged(signature, same, specs, choices) for signature, same in found.items())


def _merged(signature: Signature, rows: Sequence[Row], specs: Sequence[Spec], choices: Sequence[OneOf]) -> Wanted:
    checked = [row.spec is not None and specs[row.spec].checked for row in rows]
    origins = dict.fromkeys(row.origin if row.spec is None else specs[row.spec].origin for row in rows)
    multiplied = [{number for number, choice in enumerate(choices) if choice in row.chosen} for row in rows]
    return Wanted(signature, tuple(origins), any(checked), all(checked), frozenset(set.intersection(*multiplied)))


def _wrong_specs(kernel: Kernel, specs: Sequence[Spec]) -> Iterator[tuple[Spec, Problem]]:
    """The specs of files that are wrong by themselves; none where what is wrong is no spec's fault alone."""
    for spec in specs:
        file, _, line = spec.origin.rpartition(":")
        if file:
            try:
                _wanted(kernel, [spec])
            except (KernelTypeError, KernelValueError) as error:
                place = f"the kernel is in {kernel.module}.py:{kernel.function.__code__.co_firstlineno}"
                yield spec, Problem(file, int(line), str(error), spec.text, place)


def _problem(kernel: Kernel, error: TackError) -> Problem:
    return Problem(f"{kernel.module}.py", kernel.function.__code__.co_firstlineno, str(error))


def _check_specs(specs: Sequence[Spec], kernels: Sequence[Kernel]) -> None:
    """A spec must be about exactly one kernel, and name no parameter that it lacks: RequestError with all that are wrong.

    One of a file may be about a kernel of another module, which the build does not see.
    """
    wrong = [(spec, reason) for spec in specs if (reason := _mistake(spec, kernels))]
    if wrong:
        file, _, line = wrong[0][0].origin.rpartition(":")
        message = "\n".join(f"{spec.origin}: {spec.text!r}: {reason}" for spec, reason in wrong)
        raise RequestError(message, file, int(line) if file else 0)


def _mistake(spec: Spec, kernels: Sequence[Kernel]) -> str | None:
    asked = spec.signature.kernel
    about = [kernel for kernel in kernels if spec.names(kernel.module, kernel.name)]
    if not about and not is_foreign(spec, [kernel.module for kernel in kernels]):
        names = [name for kernel in kernels for name in (kernel.name, f"{kernel.module}.{kernel.name}")]
        return f"no kernel is called {asked!r}{nearest(asked, names)}; there are {', '.join(names[::2]) or 'none'}"
    if len(about) > 1:
        full = ", ".join(f"{kernel.module}.{kernel.name}" for kernel in about)
        return f"several kernels are called that: {full}; write the full name"
    for kernel in about:
        unknown = [name for name, _ in spec.signature.parameters if name not in kernel.parameters]
        if unknown:
            there = f"{kernel.module}.py:{kernel.function.__code__.co_firstlineno}"
            return (
                f"{kernel.name} has no parameter {unknown[0]!r}{nearest(unknown[0], kernel.parameters)}; "
                f"it has {', '.join(kernel.parameters) or 'none'} ({there})"
            )
    return None


def is_foreign(spec: Spec, modules: Sequence[str]) -> bool:
    """Whether a spec may be about a kernel that these modules do not define: its full name says so, or it is ambient."""
    if spec.ambient:
        return True
    packages = spec.signature.kernel.split(".")[:-1]
    return spec.origin != "--spec" and bool(packages) and not any(module in packages for module in modules)


def raise_if_any(findings: Iterable[Finding], files: Sequence[Path]) -> None:
    """Raise BuildError where anything was found; what several variants share is said once."""
    order = {file.name: number for number, file in enumerate(files)}  # a file that they import comes after them

    def place(finding: Finding) -> tuple[int, int]:
        file, line = (finding.loc.file, finding.loc.line) if isinstance(finding, Diagnostic) else (finding.file, finding.line)
        return order.get(file, len(order)), line

    unique = sorted(dict.fromkeys(findings), key=place)
    if unique:
        raise BuildError(unique, files)


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
    names = [name for each in plans for name in (each.name, each.full_name)]
    return [
        f"{spec.origin}: no kernel of these files is called {spec.signature.kernel!r}"
        f"{nearest(spec.signature.kernel, names)}, so nothing is built for it"
        for spec in specs
        if not any(spec.names(each.module, each.name) for each in plans)
    ]
