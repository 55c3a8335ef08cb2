"""`@tack.kernel` and `@tack.func`: functions that are compiled from their source text (L-001)."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter
from types import FrameType, FunctionType
from typing import Any, Final, NamedTuple, final, overload

from tack.naming import SourceNames
from tack.parameters import check_parameters
from tack.returns import check_return
from tack.source import plain_function, source_of
from tack_runtime import jit, settings
from tack_runtime.dispatch import Dispatcher, Prebuilt
from tack_runtime.dtypes import ArrayType
from tack_runtime.errors import KernelRuntimeError, KernelTypeError, KernelValueError
from tack_runtime.launcher import Launcher
from tack_runtime.objects import FunctionValue, Named
from tack_runtime.options import LANES, PLAIN, Options
from tack_runtime.resolve import Origin


class Definition(Named):
    """A function with its source, taken when it was decorated.

    `name` has the class in front where the function was defined in one: "Sim.step". `is_method`: it was, or takes `self`.

    `module` is the name of the module that defines it, and the file's stem for a program's main module, so that a kernel has
    one name whichever way its file is run. `captured` belongs to the compiler: what the names in it resolved to at first use
    (C-005, F-003).
    """

    decorator: str

    def __init__(self, function: object, frame: FrameType) -> None:
        self.function: Final = plain_function(function, self.decorator)
        self.__wrapped__ = self.function  # so help() and inspect.signature() see the function
        self.__name__, self.__qualname__ = self.function.__name__, self.function.__qualname__
        self.__module__, self.__doc__ = self.function.__module__, self.function.__doc__
        self.source: Final = source_of(self.function, self.decorator)
        name = self.__qualname__.rpartition("<locals>.")[2]
        first = self.function.__code__.co_varnames[: self.function.__code__.co_argcount][:1]
        super().__init__(name, _module_name(self.function), "." in name or first == ("self",))
        self.annotations: Final = _annotations(self.function, frame)
        self.captured: object = None

    def __reduce__(self) -> str:
        return self.function.__qualname__  # pickled by name, as functions are

    def __repr__(self) -> str:
        return f"<@{self.decorator} {self.module}.{self.name}>"

    def annotation(self, name: str) -> object:
        """The annotation of a parameter, or of "return"; `Parameter.empty` for none, its text where that does not evaluate."""
        value = self.annotations.get(name, Parameter.empty)
        # it may name what was defined after the decoration
        return evaluated(value, self.function.__globals__, self.closure())

    def closure(self) -> dict[str, object]:
        """The names of enclosing functions that the function reads and that are bound by now, with their values."""
        bound = {}
        for name, cell in zip(self.function.__code__.co_freevars, self.function.__closure__ or (), strict=True):
            try:
                bound[name] = cell.cell_contents
            except ValueError:  # the enclosing function has not assigned it yet
                continue
        return bound


@final
class Func(Definition, FunctionValue):
    """A device function: kernels and other device functions call it, the host does not (F-001)."""

    decorator = "tack.func"

    def __call__(self, /, *_args: Any, **_kwargs: Any) -> Any:
        # In kernels, which a type checker reads as Python, a call has a value.
        raise KernelRuntimeError(
            f"@tack.func {self.name!r} cannot be called from Python; kernels and other device functions call it, "
            f"and {self.name}.function is the Python function"
        )


class Specialization(NamedTuple):
    """What one call of `tack.specialize` declares, and where: the base name of the file, and the line."""

    types: Mapping[str, object]
    place: str


USED: Final[list[Any]] = []  # by `tack.use_bundle`: `tack.bundles` keeps it here, which a program without bundles does not load


@final
class Kernel(Definition, Launcher):
    """A kernel: a call runs it on its arguments, compiling a variant for their types where none is at hand.

    `options` is what the decorator asked for. `specializations` holds what `tack.specialize` declared.
    """

    decorator = "tack.kernel"

    def __init__(self, function: object, frame: FrameType, options: Options = PLAIN) -> None:
        super().__init__(function, frame)
        check_return(self.name, self.source)
        code = self.function.__code__
        self.parameters: Final[tuple[str, ...]] = code.co_varnames[: code.co_argcount]
        self.options: Final = options
        self.specializations: Final[list[Specialization]] = []
        self._prebuilt: Prebuilt | None = None

    @functools.cached_property
    def dispatcher(self) -> Dispatcher:
        """What finds or makes the variant for a call; made on the first call. UnsupportedSyntaxError: its parameters (L-018)."""
        self.check_parameters()
        return Dispatcher(
            name=self.name,
            module=self.module,
            parameters=self.parameters,
            variants=(),
            program=functools.partial(program_of, self),
            names=SourceNames(),
            options=self.options,
            origin=origin_of(self),
            front=self,
            look=self._look,
        )

    def _look(self, installed: bool) -> Prebuilt | None:
        if not installed and self._prebuilt is None and not settings.bundles() and not USED:
            return None
        from tack import bundles  # most programs have none

        found: Prebuilt | None = bundles.more(self, self._prebuilt, installed)
        self._prebuilt = found or self._prebuilt
        return found

    def check_parameters(self) -> None:
        """UnsupportedSyntaxError where a parameter is not a plain positional one (L-018)."""
        check_parameters(self.name, self.source)

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        """The kernel of a class: of an object, the kernel bound to it (D-005)."""
        return self if instance is None or not self.is_method else BoundKernel(self, instance)

    def launch(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        return self.dispatcher.launch(args, kwargs)

    def bind(self, /, *args: Any, **kwargs: Any) -> Any:
        """A callable without arguments that runs the kernel on these, checked once."""
        return self.dispatcher.bind(*args, **kwargs)

    def explain(self, /, *args: Any, **kwargs: Any) -> str:
        """Which variant and image a call with these arguments would take, and why."""
        return self.dispatcher.explain(*args, **kwargs)


def program_of(kernel: Kernel, classes: Sequence[type] = (), functions: Sequence[object] = ()) -> str:
    """What is compiled for calls with objects of these classes that hold these functions, as JSON text."""
    text: str = jit.calls().capture(kernel, classes, functions)
    return text


def origin_of(kernel: Kernel) -> Origin:
    """Where a kernel is from: its file, and no bundle."""

    def declared() -> list[tuple[str, ArrayType]]:
        from tack.variants import arrays_declared  # only errors ask, and it needs this module

        return arrays_declared(kernel)

    return Origin(kernel.function.__code__.co_filename, "", declared=declared)


@final
class BoundKernel:
    """A kernel that is a method, with its object: `sim.step(0.1)` is `Sim.step(sim, 0.1)` (D-005)."""

    __slots__ = ("instance", "kernel")

    def __init__(self, kernel: Kernel, instance: object) -> None:
        self.kernel: Final = kernel
        self.instance: Final = instance

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """Run the kernel on the object and these arguments; the value is that of its `return`, else None."""
        return self.kernel.dispatcher(self.instance, *args, **kwargs)

    def bind(self, /, *args: Any, **kwargs: Any) -> Any:
        """A callable without arguments that runs the kernel on the object and these, checked once."""
        return self.kernel.dispatcher.bind(self.instance, *args, **kwargs)

    def explain(self, /, *args: Any, **kwargs: Any) -> str:
        """Which variant and image a call with these arguments would take, and why."""
        return self.kernel.dispatcher.explain(self.instance, *args, **kwargs)

    def __repr__(self) -> str:
        return f"<@tack.kernel {self.kernel.module}.{self.kernel.name} of {self.instance!r}>"


@overload
def kernel(function: Callable[..., Any], /) -> Kernel: ...
@overload
def kernel(
    *, fp_contract: bool = ..., lanes: int | None = ..., reassociate: bool = ..., fast_math: bool = ...
) -> Callable[[Callable[..., Any]], Kernel]: ...
def kernel(
    function: Callable[..., Any] | None = None,
    /,
    *,
    fp_contract: bool = False,
    lanes: int | None = None,
    reassociate: bool = False,
    fast_math: bool = False,
    **unknown: object,
) -> Kernel | Callable[[Callable[..., Any]], Kernel]:
    """Make a kernel of a function: `@tack.kernel`, or `@tack.kernel(...)` with options.

    `fp_contract` allows fused multiply-adds (N-011). `lanes`, 1, 4, 8, 16, 32 or 64, is how many iterations code for the CPU runs
    at a time, which never changes results; without it the compiler chooses (N-018). `reassociate` allows sums in another order
    (N-019), `fast_math` the elementary functions of a GPU's vendor (N-020); on the CPU it changes nothing.

    TypeError: not a def (F-009), another option. ValueError: another number of lanes. RuntimeError: no source text (L-029).
    UnsupportedSyntaxError: what it returns (P-032).
    """
    if unknown or isinstance(function, (int, float, str)):
        raise _wrong_option(function, unknown)
    options = _checked(Options(fp_contract, lanes, reassociate, fast_math))
    if function is not None:
        return Kernel(function, sys._getframe(1), options)

    def decorate(function: Callable[..., Any]) -> Kernel:
        return Kernel(function, sys._getframe(1), options)

    return decorate


def _wrong_option(given: object, unknown: Mapping[str, object]) -> KernelTypeError:
    """What to say of an option that there is not, or of one without its name."""
    from difflib import get_close_matches  # only errors ask

    known = f"the options are {', '.join(Options._fields)}, by name"
    if not unknown:
        meant = f"; write @tack.kernel(lanes={given})" if type(given) is int and given in LANES else ""
        kind = type(given).__name__
        return KernelTypeError(
            f"@tack.kernel decorates a plain Python function (a def), not an object of type {kind}; {known}{meant}"
        )
    name, value = next(iter(unknown.items()))
    close = get_close_matches(name, Options._fields, n=1, cutoff=0.5)
    meant = f"; did you mean {close[0]}={value!r}?" if close else ""
    return KernelTypeError(f"@tack.kernel({name}={value!r}): there is no option {name!r}; {known}{meant}")


def _checked(options: Options) -> Options:
    for name, value in options._asdict().items():
        if name != "lanes" and not isinstance(value, bool):
            raise KernelTypeError(f"@tack.kernel({name}={value!r}): {name} is True or False")
    if options.lanes is not None and (type(options.lanes) is not int or options.lanes not in LANES):
        allowed = ", ".join(map(str, LANES))
        raise KernelValueError(
            f"@tack.kernel(lanes={options.lanes!r}): the number of lanes is one of {allowed}, or None to let the compiler choose"
        )
    return options


def func(function: Callable[..., Any]) -> Func:
    """Make a device function of a function, for kernels and other device functions to call (F-001).

    TypeError: not a def (F-009). RuntimeError: no source text (L-029).
    """
    return Func(function, sys._getframe(1))


def _module_name(function: FunctionType) -> str:
    file = os.path.basename(function.__code__.co_filename)
    if function.__module__ in ("__main__", "__mp_main__") and not file.startswith("<"):  # "<" starts the name of a cell
        return os.path.splitext(file)[0]
    return function.__module__ or "__main__"


def _annotations(function: FunctionType, frame: FrameType) -> dict[str, object]:
    """The annotations, those written as text evaluated where the function was defined: there its local aliases are in reach."""
    local = frame.f_locals if frame.f_globals is function.__globals__ else {}
    return {name: evaluated(value, function.__globals__, local) for name, value in function.__annotations__.items()}


def evaluated(annotation: object, global_names: dict[str, Any], local_names: Mapping[str, object]) -> object:
    """An annotation, evaluated where it is written as text; its text where that does not evaluate."""
    if not isinstance(annotation, str):
        return annotation
    try:
        return eval(annotation, global_names, dict(local_names))
    except (NameError, AttributeError, SyntaxError, TypeError):  # an annotation may be any text; it is judged where it matters
        return annotation
