"""The text of MissingVariantError: what was asked for, what comes nearest, and what to do (J-001)."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tack_runtime.described import Argument, device_of
from tack_runtime.drivers import cpu
from tack_runtime.dtypes import Constant, FunctionName, Member, ObjectType, Type, f32, i32
from tack_runtime.errors import DeviceError, MissingVariantError
from tack_runtime.manifest import SAMPLERS, KernelEntry
from tack_runtime.resolve import Miss, Origin, nearest, other_kinds, views
from tack_runtime.signature import Signature, parse_type

# What bare names of `--arch` stand for (tackc.request); a test holds the two together.
BARE: Final[Mapping[str, tuple[str, ...]]] = {
    "cuda": ("compute_75", "sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120"),
    "hip": ("gfx90a", "gfx942", "gfx1100", "gfx1201"),
}

_SPECS: Final = 8  # variants of a bundle that a command repeats one by one


def missing_variant(
    arguments: Sequence[Argument],
    asked: Signature,
    misses: Sequence[Miss],
    origin: Origin,
    not_compiled: str,
    checked: bool = False,
) -> MissingVariantError:
    """The error for a call that no variant fits; `not_compiled` says why it was not compiled; `checked`: debug mode is on."""
    where = f" in {origin.bundle}" if origin.bundle else ""
    kind = "checked variant" if checked else "variant"
    lines = [f"Kernel '{asked.kernel}' has no {kind} {asked}{where}"]
    near = nearest(misses)
    lines += [f"  nearest: {signature}: {reasons[0]}" for signature, reasons in near]
    if len(misses) > len(near):
        lines.append(f"  and {len(misses) - len(near)} more that fit less")
    lines.append(f"  not compiled on the spot: {not_compiled}")
    lines.append(f"  {advice(arguments, asked, misses, origin, checked)}")
    error = MissingVariantError("\n".join(lines))
    wanted, lacking = _wanted(asked, near[:1])
    error.wanted = "" if lacking else str(wanted)
    return error


def advice(arguments: Sequence[Argument], asked: Signature, misses: Sequence[Miss], origin: Origin, checked: bool = False) -> str:
    """What to do: to pass what the nearest variant takes, where the call has that in another form, else a command line that works
    as it is where the source files are at hand, after what the call may have meant to pass."""
    if origin.remedy:
        return origin.remedy
    near = nearest(misses)[:1]
    found = views(origin, near, arguments)
    if found:
        return f"pass it as {'the nearest variant has it' if near else 'the kernel declares it'}: {'; '.join(found)}"
    asked, lacking = _wanted(asked, near)
    if lacking:
        return f"no build helps: the kernel uses {', '.join(lacking)}, which the call's objects lack"
    meant = [text for signature, _ in near for text in other_kinds(signature, arguments)]
    either = f"pass {', '.join(meant)}, as the nearest variant has it, or " if meant else ""
    output = _output(origin)
    driver = device_of(asked.kernel, arguments).driver
    command = _command(asked, origin, output, checked, driver.arch if driver is not None else "")
    if not origin.bundle:
        return f"{either}build a bundle with: {command} ; and attach it: TACK_BUNDLE={output}, or tack.use_bundle({output!r})"
    either += "ask who made the installed package for it, or " * _is_installed(origin)
    return f"{either}build it with: {command}"


def rebuild(origin: Origin) -> str:
    """The command that builds a bundle anew."""
    return _command(None, origin, _output(origin), False, "")


def _output(origin: Origin) -> str:
    if not origin.bundle or origin.bundle.startswith("<") or _is_installed(origin):  # no bundle, bytes, or files of pip
        return f"{os.path.basename(origin.file).removesuffix('.py')}.tackb"
    return os.path.join(_path(origin.bundle), "") if os.path.isdir(origin.bundle) else _path(origin.bundle)


def _is_installed(origin: Origin) -> bool:
    return not {"site-packages", "dist-packages"}.isdisjoint(origin.bundle.split(os.sep))


def _quoted(text: str) -> str:
    from shlex import quote  # only errors need it

    return quote(text)


def _path(file: str) -> str:
    """A source file, from the current folder where it lies below that."""
    below = file.startswith(os.path.join(os.getcwd(), ""))
    return os.path.relpath(file) if below else file


def _wanted(asked: Signature, near: Sequence[Miss]) -> tuple[Signature, list[str]]:
    """The signature to build for a call, by the nearest variant where there is one, and what the call's objects lack for it."""
    return _completed(asked, near[0][0]) if near else (asked, [])


def _completed(asked: Signature, near: Signature) -> tuple[Signature, list[str]]:
    """A call's signature with the constants and functions that its objects lack and a variant has, and what else they lack."""
    lacking: list[str] = []
    wanted = dict(near.parameters)
    parameters = []
    for name, type_ in asked.parameters:
        known = wanted.get(name)
        if isinstance(type_, ObjectType) and isinstance(known, ObjectType):
            type_ = _complete(name, type_, known, lacking)  # what it lacks
        parameters.append((name, type_))
    return asked._replace(parameters=tuple(parameters)), lacking


def _complete(name: str, given: ObjectType, wanted: ObjectType, lacking: list[str]) -> ObjectType:
    if given.name != wanted.name:
        return given
    made: dict[str, Member] = dict(given.members)
    for inner, member in wanted.members:
        known = made.get(inner)
        if isinstance(known, ObjectType) and isinstance(member, ObjectType):
            made[inner] = _complete(f"{name}.{inner}", known, member, lacking)
        elif known is None and isinstance(member, (Constant, FunctionName)):
            made[inner] = member
        elif known is None:
            lacking.append(f"{name}.{inner}")
    return ObjectType(given.name, made.items())


def _to_repeat(origin: Origin) -> list[tuple[Signature, str]]:
    """The signatures of a bundle that annotations do not declare, so that a build needs to be told, each with its module."""
    found: dict[tuple[Signature, str], None] = {}
    for entry in origin.kernels:
        annotated = _annotated(origin.program(entry.program) if origin.program else b"")
        signatures = dict.fromkeys(variant.signature for variant in entry.variants)
        found |= {(signature, entry.module): None for signature in signatures if signature.parameters != annotated}
    return list(found)


def _annotated(program: bytes) -> tuple[tuple[str, Type], ...] | None:
    """The parameters that annotations declare; None where their texts are not those of types."""
    import ast  # only errors need it

    try:
        data = json.loads(program)
        (definition,) = ast.parse(data["functions"][data["kernel"]]["text"]).body
        if not isinstance(definition, ast.FunctionDef):
            return None
        texts = [(argument.arg, argument.annotation) for argument in definition.args.args]
        return tuple((name, _type(ast.unparse(annotation))) for name, annotation in texts if annotation is not None)
    except (ValueError, KeyError, TypeError, SyntaxError):
        return None


def _type(text: str) -> Type:
    return _PYTHON_TYPES.get(text) or parse_type(text)


_PYTHON_TYPES: Final[Mapping[str, Type]] = {"float": f32, "int": i32, "bool": i32}  # as tack.variants has them


def _command(asked: Signature | None, origin: Origin, output: str, checked: bool, arch: str) -> str:
    """It rebuilds the whole bundle: the same files, targets and variants, and one variant more, if asked. Many variants are taken
    from the bundle itself, where it has a path."""
    files = dict.fromkeys([_path(origin.file), *(_path(entry.file) for entry in origin.kernels)])
    specs = [_spec(asked, origin.module, origin.kernels)] if asked is not None else []
    known, before, more, after = _to_repeat(origin), "", [], ""
    if len(known) <= _SPECS:
        specs += [_spec(signature, module, origin.kernels) for signature, module in known]
    elif os.path.exists(origin.bundle):
        file = _quoted(f"{os.path.splitext(output.rstrip(os.sep))[0]}.built.toml")
        before, more = f"tackc specs merge {_quoted(_path(origin.bundle))} -o {file} && ", ["--specs", file]
    else:
        after = " (add the --spec and --specs options that the bundle was built with)"
    words = ["tackc", "build", *map(_quoted, files), "--arch", ",".join(_targets(origin.kernels, arch)), *more]
    for spec in dict.fromkeys(specs):
        words += ["--spec", f"'{spec}'"]
    return before + " ".join([*words, *_flags(origin.kernels, checked, arch), "-o", _quoted(output)]) + after


def _flags(kernels: Sequence[KernelEntry], checked: bool, arch: str) -> Iterator[str]:
    """The options of a build that show in what it made, but for one that may have left out all that `arch` takes."""
    variants = [variant for entry in kernels for variant in entry.variants]
    if checked or any(variant.checked for variant in variants):
        alone = checked and variants and all(variant.checked for variant in variants)
        yield f"--variants {'checked' if alone else 'release,checked'}"
    for name, value in variants[0].options._asdict().items() if variants else ():
        if value and all(getattr(variant.options, name) == value for variant in variants):
            yield f"--{name.replace('_', '-')}{'' if value is True else f' {value}'}"
    images = [image for variant in variants for image in variant.images if image.target != "cpu"]
    target = arch.partition(":")[0]
    stripped = bool(images) and all(image.kind != "source" for image in images)
    if stripped and (not target or any(image.target == target for image in images)):
        yield "--strip-sources"


def _spec(signature: Signature, module: str, kernels: Sequence[KernelEntry]) -> str:
    """A signature, with the full name where the bundle has several kernels of that name."""
    alone = sum(entry.name == signature.kernel for entry in kernels) <= 1
    return str(signature if alone else signature._replace(kernel=f"{module}.{signature.kernel}"))


def _targets(kernels: Sequence[KernelEntry], arch: str) -> Iterator[str]:
    """What to write after --arch: every target that the bundle has, and code that this process can run."""
    levels: dict[str, dict[str, None]] = {"cpu": {}}
    for entry in kernels:
        for variant in entry.variants:
            for skipped in variant.skipped:
                levels.setdefault(skipped.target, {})
            for image in variant.images:
                levels.setdefault(image.target, {}).update({image.level: None} if image.level not in ("", SAMPLERS) else {})
    target, _, level = arch.partition(":")
    if target:
        levels.setdefault(target, {}).update({level: None} if level else {})
    own = _own_levels()
    if not set(levels["cpu"]).intersection(_usable_levels()):
        levels["cpu"].update(dict.fromkeys(own))
    bare = {"cpu": own, **BARE}
    for target, found in levels.items():
        usual = bare.get(target, ())
        named = [level for level in found if level not in usual or not found.keys() >= set(usual)]
        if len(named) < len(found) or not found:
            yield target
        yield from (f"{target}:{level}" for level in named)


def _own_levels() -> tuple[str, ...]:
    """What `--arch cpu` stands for on this machine."""
    return ("aarch64",) if cpu.processor() in ("aarch64", "arm64") else cpu.X86_LEVELS


def _usable_levels() -> tuple[str, ...]:
    try:
        return cpu.usable_levels()
    except DeviceError:
        return ()
