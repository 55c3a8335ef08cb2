"""Writes docs/reference.md, the public names with their signatures, from the docstrings, which are its only source.

python tools/reference.py
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import tack
import tack_runtime

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference.md"

HEAD: Final = """\
# Reference

<!-- fmt: off -->

Every public name, by what it is for. `python tools/reference.py` makes this page from the docstrings. The letters in brackets are
clauses of [the contract](contract.md). What is marked *runtime* is in `tack_runtime`; all else is in `tack`, and what works
without a compiler is in both.
"""

# Every public name stands in one group; a test sees to it.
GROUPS: Final[Mapping[str, str]] = {
    "Kernels": "kernel func device_class constant one_of specialize inspect Kernel Func",
    "Types": "i8 u8 i16 u16 i32 u32 i64 u64 f32 f64 vec2 vec3 vec4 vec mat2 mat3 mat4 mat",
    "In kernels: loops, storage, choices": "ndindex local_array local_array_like atomic_add atomic_min atomic_max select eye",
    "In kernels: elementary functions": "sqrt sin cos tan asin acos atan atan2 sinh cosh tanh "
    "exp exp2 log log2 log10 floor ceil fabs",
    "In kernels: workgroups": "shared shared_like barrier thread_id block_sum block_min block_max",
    "Arrays": "Array empty zeros ones full arange array wrap concat copyto empty_like zeros_like ones_like full_like",
    "Memory of others": "array_from_ptr from_dlpack",
    "Textures": "texture3d Texture3D",
    "Devices": "Device device devices default_device set_default_device sync",
    "Bundles": "load use_bundle Bundle",
    "Settings": "set_jit set_cache set_cache_dir set_cpu_isa set_cpu_threads set_log set_debug set_native_launch",
    "Errors": "TackError TackWarning BundleError StaleBundleError MissingVariantError DeviceError DriverError ToolchainError "
    "SettingError UnsupportedSyntaxError KernelTypeError KernelValueError KernelNameError KernelRuntimeError "
    "KernelIndexError KernelZeroDivisionError CapabilityError InternalError",
}


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """The whole document."""
    parts = [HEAD]
    for title, names in GROUPS.items():
        parts.append(f"## {title}\n")
        parts += [_entry(name) for name in names.split()]
    for name, text in MODULES.items():
        parts.append(f"## {name}\n\n{text}\n")
        parts += [_member(name, value) for name, value in _public(import_module(name)).items()]
    return "\n".join(parts)


# Modules of device functions, with what they are for.
MODULES: Final[Mapping[str, str]] = {
    "tack.math": "In kernels: `from tack import math as tm`, then `tm.mix(x, y, a)`, on numbers and vectors alike (B-010).",
    "tack.random": "In kernels: every draw gives a value and the next state (Y-001). On the host `np_*` draw the same "
    "from arrays of states.",
}


def public_names() -> set[str]:
    """The names that the two packages export, without the version."""
    return {name for module in (tack, tack_runtime) for name in module.__all__ if not name.startswith("_")}


def _documented_class(value: Any) -> type:
    """The class whose members a name has to offer: itself, or that of an object that is called; no exception, no function."""
    if inspect.isclass(value):
        return object if issubclass(value, BaseException) else value
    return object if inspect.isroutine(value) or isinstance(value, tack_runtime.dtypes.Scalar) else type(value)


def _public(module: ModuleType) -> dict[str, Any]:
    """What a module itself defines for others, in its order."""
    own = {name: value for name, value in vars(module).items() if getattr(value, "__module__", None) == module.__name__}
    return {name: value for name, value in own.items() if not name.startswith("_")}


def _member(name: str, value: Any) -> str:
    function = value.function if isinstance(value, tack.Func) else value
    return f"### `{name}{_signature(function)}`\n\n{_text(function, name)}"


def _entry(name: str) -> str:
    value = getattr(tack, name, None)
    runtime_only = value is None
    if runtime_only:
        value = getattr(tack_runtime, name)
    heading = f"### `{_title(name, value)}`{' *runtime*' if runtime_only else ''}\n"
    members = "\n".join(_members(_documented_class(value)))
    return "\n".join(filter(None, (heading, _text(value, name), members)))


def _title(name: str, value: Any) -> str:
    if not callable(value) or isinstance(value, tack.Func) or not inspect.isroutine(value):
        return name
    return f"{name}{_signature(value)}"


def _signature(value: Any) -> str:
    """The parameters as they are called; what types they have the text says."""
    parameters = [each.replace(annotation=inspect.Parameter.empty) for each in inspect.signature(value).parameters.values()]
    return str(inspect.Signature(parameters))


def _text(value: Any, name: str) -> str:
    if isinstance(value, tack_runtime.dtypes.Scalar):
        kind = {"i": "signed integer", "u": "unsigned integer", "f": "floating"}[value.kind]
        return f"The {value.bits}-bit {kind} type (T-001). `{name}[:]` is an array of it, `{name}(x)` a conversion.\n"
    found = inspect.getdoc(value)
    if not found:
        raise ValueError(f"{name} has no docstring")
    return _with_code_marked(found) + "\n"


def _with_code_marked(text: str) -> str:
    """Blocks of a docstring that are Python stand between fences, neighbours together."""
    parts: list[str] = []
    for block in text.split("\n\n"):
        if not _is_code(block):
            parts.append(block)
        elif parts and parts[-1].endswith("\n```"):
            parts[-1] = f"{parts[-1][:-4]}\n\n{block}\n```"
        else:
            parts.append(f"```python\n{block}\n```")
    return "\n\n".join(parts)


def _is_code(block: str) -> bool:
    try:
        ast.parse(textwrap.dedent(block))
    except SyntaxError:
        return False
    return any(sign in block for sign in "=(@")


def _members(cls: type) -> Iterator[str]:
    """A line for each public method and property with a text of its own."""
    for name, value in vars(cls).items():
        if name.startswith("_") and name not in ("__call__", "__getitem__"):
            continue
        documented = value.fget if isinstance(value, property) else getattr(value, "func", value)
        if getattr(documented, "__doc__", None) and callable(documented):
            text = inspect.cleandoc(documented.__doc__)
            title = f"{name}{_signature(documented)}" if inspect.isfunction(value) else name
            first = " ".join(text.split("\n\n")[0].split())
            yield f"- `{title.replace('(self, ', '(').replace('(self)', '()')}`: {first}"
    yield ""


if __name__ == "__main__":
    main()
