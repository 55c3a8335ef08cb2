"""The signatures that a build makes of a kernel: from annotations, `tack.specialize` calls and spec texts, merged."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from inspect import Parameter

from tack.kernel_object import Kernel
from tack.variants import Declaration, OneOf, OneOfArray, declaration
from tack_runtime.dtypes import ArrayType, Compound, Scalar, TextureType, Type, f32
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.signature import Signature, SignatureSyntaxError, parse_signature


def signatures(kernel: Kernel, specs: Sequence[str] = ()) -> list[Signature]:
    """Every signature declared for `kernel`, without duplicates: by annotations, then `tack.specialize`, then `specs`.

    A spec applies where it names the kernel, as `name(...)` or `module.name(...)`. A specialization or spec that leaves a
    parameter out takes its annotation. A dimension that is not a number stays open. The list is empty where nothing is declared.

    KernelValueError: a spec that cannot be read. KernelTypeError: an unknown parameter, or one without a type.
    """
    annotated = {name: type_ for name in kernel.parameters if (type_ := declaration(kernel.annotation(name))) is not None}
    given = [*kernel.specializations, *(dict(s.parameters) for s in map(parse_spec, specs) if names_kernel(s, kernel))]
    wanted: list[Mapping[str, Declaration]] = [{**annotated, **_known(kernel, types)} for types in given]
    if annotated.keys() == set(kernel.parameters):
        wanted.insert(0, annotated)
    elif not given and not all(isinstance(kernel.annotation(name), type) for name in annotated):
        _check_complete(kernel, annotated)  # an annotation such as f32[:] says that a variant is wanted
    found = (signature for types in wanted for signature in _product(kernel, types))
    return list(dict.fromkeys(found))


def parse_spec(text: str) -> Signature:
    """A `--spec` text as a signature; KernelValueError shows where it does not fit."""
    try:
        return parse_signature(text)
    except SignatureSyntaxError as error:
        raise KernelValueError(
            f"cannot read the spec {text!r}: {error}\n  write for example: saxpy(x=f32[:], out=f32[:], a=f32)"
        ) from None


def names_kernel(spec: Signature, kernel: Kernel) -> bool:
    """Whether a spec is about this kernel: by its short name, or by its module and name."""
    return spec.kernel in (kernel.name, f"{kernel.module}.{kernel.name}")


def _known(kernel: Kernel, types: Mapping[str, object]) -> dict[str, Declaration]:
    known: dict[str, Declaration] = {}
    for name, value in types.items():
        declared = declaration(value)
        if name not in kernel.parameters:
            expected = f"{kernel.name}({', '.join(f'{p}=...' for p in kernel.parameters)})"
            raise KernelTypeError(f"Kernel {kernel.name!r} has no parameter {name!r}; write {expected}")
        if declared is not None:
            known[name] = declared
    return known


def _check_complete(kernel: Kernel, types: Mapping[str, Declaration]) -> None:
    missing = [name for name in kernel.parameters if name not in types]
    if not missing:
        return
    kernel.check_parameters()
    annotation = kernel.annotation(missing[0])
    meant = annotation[:] if isinstance(annotation, Compound) else f32[:]
    why = (
        "has no type annotation"
        if annotation is Parameter.empty
        else f"is annotated {annotation!r}, which by itself is no parameter"
        if isinstance(annotation, Compound)
        else f"is annotated {annotation!r}, which names no type of the language"
    )
    example = ", ".join(f"{name}={types.get(name, 'TYPE')}" for name in kernel.parameters)
    line = ", ".join(f"{name}: {types.get(name, meant)!r}" for name in kernel.parameters)
    raise KernelTypeError(
        f"Kernel {kernel.name!r}: parameter {missing[0]!r} {why}, so its variants are not known; annotate it, as in "
        f"{missing[0]}: {meant!r}, or name all types: --spec '{kernel.name}({example})'\n"
        f"  write for example: def {kernel.name}({line}):"
    )


def _product(kernel: Kernel, types: Mapping[str, Declaration]) -> Iterator[Signature]:
    """One signature for each combination of the distinct choices that the declaration names, the last varying fastest."""
    _check_complete(kernel, types)
    choices = list(dict.fromkeys(choice for name in kernel.parameters if (choice := _choice(types[name])) is not None))
    for chosen in itertools.product(*(choice.types for choice in choices)):
        picked = dict(zip(choices, chosen, strict=True))
        yield Signature(kernel.name, tuple((name, _pick(kernel, name, types[name], picked)) for name in kernel.parameters))


def _choice(declared: Declaration) -> OneOf | None:
    return declared.choice if isinstance(declared, OneOfArray) else declared if isinstance(declared, OneOf) else None


def _pick(kernel: Kernel, name: str, declared: Declaration, picked: Mapping[OneOf, Type | Compound]) -> Type:
    match declared:
        case OneOf():
            type_ = picked[declared]
            if isinstance(type_, Compound):
                raise KernelTypeError(
                    f"Kernel {kernel.name!r}: parameter {name!r} would be a {type_} by itself, which no call passes; "
                    f"pass its components as numbers, or give the parameter a choice of its own"
                )
            return type_
        case OneOfArray(choice, dims):
            element = picked[choice]
            assert isinstance(element, (Scalar, Compound))  # OneOf.__getitem__ saw to it
            return ArrayType(element, dims)
        case Scalar() | ArrayType() | TextureType():
            return declared
