"""Calling a kernel of a bundle from the command line: `tackc run`. The bundle's machine code runs, and nothing is compiled."""

from __future__ import annotations

import hashlib
import io
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

import tack_runtime
from tack_runtime import settings
from tack_runtime.arrays import Array
from tack_runtime.devices import CPU, Device, device
from tack_runtime.dispatch import Bound, Dispatcher
from tack_runtime.dtypes import ObjectType
from tack_runtime.host_types import Memory
from tack_runtime.launch import Launchable
from tackc import arguments
from tackc.arguments import Given
from tackc.inspection import chosen, variant_title
from tackc.output import check_outputs, write_files
from tackc.report import columns, fitted, one_line
from tackc.request import RequestError, nearest

RESULT: Final = "return"  # the name of what a call returns, which no parameter can have


@dataclass(frozen=True, slots=True)
class Call:
    """A kernel of a bundle with arguments, on a device, nothing of which has run."""

    kernel: Dispatcher
    device: Device
    given: Given
    bound: Bound

    @property
    def launchable(self) -> Launchable:
        """The variant and the image that the call takes."""
        return self.bound.launchable

    def taken(self) -> dict[str, Any]:
        """What runs, as JSON data."""
        variant, image = self.launchable.variant, self.launchable.image
        return {
            "kernel": f"{self.kernel.module}.{self.kernel.name}",
            "variant": variant.id,
            "signature": str(variant.signature),
            "checked": variant.checked,
            "device": str(self.device),
            "image": image.member,
            "kind": image.kind,
            "level": image.level or None,
        }

    def lines(self) -> list[str]:
        """What runs, as text."""
        variant, image = self.launchable.variant, self.launchable.image
        where = f"on {self.device}{f': {self.device.driver.described}' if self.device.driver else ''}"
        lines = [
            f"{self.kernel.module}.{variant_title(variant)}, {where}",
            f"variant {variant.id}, image {image.member}, {image.level or image.kind}",
        ]
        return [fitted(one_line(line)) for line in lines]


def prepare(path: Path, name: str, texts: Sequence[str], seed: int, on: str | None) -> Call:
    """Load a bundle and choose the variant of a call. BundleError: the bundle has a defect; RequestError: there is no such
    kernel, or arguments make no sense; MissingVariantError: no variant of the bundle takes them."""
    place = CPU if on is None else device(on)
    loaded = tack_runtime.load(path)
    kernel = loaded[chosen(name, list(loaded), path)]
    variants = ", ".join(str(variant.signature) for variant in kernel.variants[:3])
    built = f"it is built for {one_line(variants) or 'nothing'}"
    found = arguments.given(texts, kernel.parameters, _objects(kernel), built, seed, place)
    with _nothing_compiled():
        return Call(kernel, place, found, kernel.bind(**found.values))


@contextmanager
def _nothing_compiled() -> Iterator[None]:
    before = settings.jit()
    settings.set_jit("off")
    try:
        yield
    finally:
        settings.set_jit(before)


def _objects(kernel: Dispatcher) -> list[str]:
    """The parameters that are objects in some variant."""
    types = [item for variant in kernel.variants for item in variant.signature.parameters]
    return [name for name, type_ in dict(types).items() if isinstance(type_, ObjectType)]


# --- what a call did ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Summary:
    """An array that the kernel may have written: its numbers in a nutshell. `least`, `most` and `mean` are of those that are not
    NaN, None where there is none."""

    name: str
    type: str
    sha256: str
    least: int | float | None
    most: int | float | None
    mean: float | None
    nan: int

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "type": self.type,
            "sha256": self.sha256,
            "min": number_json(self.least),
            "max": number_json(self.most),
            "mean": number_json(self.mean),
            "nan": self.nan,
        }

    def row(self) -> tuple[str, ...]:
        texts = ("-" if number is None else f"{number:.6g}" for number in (self.least, self.most, self.mean))
        return self.name, self.type, self.sha256[:12], *texts, str(self.nan)


@dataclass(frozen=True, slots=True)
class Checked:
    """A comparison of a result with a reference: how many numbers differ, the first index, what is there and what should be; or
    why the two cannot be compared."""

    name: str
    reference: str
    differing: int
    index: tuple[int, ...] = ()
    found: Any = None
    expected: Any = None
    defect: str = ""

    @property
    def passed(self) -> bool:
        return not self.differing and not self.defect

    def to_json(self) -> dict[str, Any]:
        first = {"index": list(self.index), "found": number_json(self.found), "expected": number_json(self.expected)}
        return {
            "name": self.name,
            "reference": self.reference,
            "passed": self.passed,
            "differing": self.differing,
            "first": first if self.differing else None,
            "defect": self.defect or None,
        }

    def line(self) -> str:
        """As text."""
        if self.passed:
            return f"{self.name} is {self.reference}"
        if self.defect:
            return f"{self.name} is not {self.reference}: {self.defect}"
        where = f" at [{', '.join(map(str, self.index))}]" if self.index else ""
        numbers = f"{self.differing:,} number{'s' * (self.differing != 1)} differ{'s' * (self.differing == 1)}"
        return f"{self.name} is not {self.reference}: {numbers}, the first{where}: {self.found!r}, expected {self.expected!r}"


@dataclass(frozen=True, slots=True)
class Ran:
    """A call that was made."""

    call: Call
    result: int | float | None
    written: tuple[Summary, ...]
    checks: tuple[Checked, ...]
    saved: tuple[str, ...]

    @property
    def failed(self) -> tuple[str, ...]:
        """The checks that failed."""
        return tuple(check.line() for check in self.checks if not check.passed)

    def to_json(self) -> dict[str, Any]:
        """The same as JSON data (`tackc run --json`)."""
        return {
            **self.call.taken(),
            "result": number_json(self.result),
            "written": [each.to_json() for each in self.written],
            "checks": [each.to_json() for each in self.checks],
            "saved": list(self.saved),
        }

    def text(self) -> str:
        """What ran, what it returned, and a line for each array that it may have written."""
        lines = self.call.lines()
        if self.call.launchable.variant.result is not None:
            lines.append(f"returned {self.result!r}")
        if self.written:
            heading = ("written", "type", "sha256", "min", "max", "mean", "NaN")
            lines += columns([heading, *(each.row() for each in self.written)], right={3, 4, 5, 6})
        lines += [fitted(check.line()) for check in self.checks if check.passed]
        return "\n".join([*lines, *(f"saved {path}" for path in self.saved)])


def run(
    path: Path,
    name: str,
    texts: Sequence[str],
    *,
    seed: int = 0,
    on: str | None = None,
    checks: Sequence[str] = (),
    tolerance: float = 0.0,
    saves: Sequence[str] = (),
) -> Ran:
    """Call a kernel of a bundle. `checks` are texts NAME=VALUE, `saves` NAME=FILE.npy; NAME is that of an array, or "return".

    Raises what `prepare` and a call raise, RequestError for checks and files that make no sense, before anything runs; and
    OutputError, with no file written.
    """
    files = [_file(text) for text in saves]
    check_outputs([target for _, target in files], [path, *arguments.files((*texts, *checks))])
    call = prepare(path, name, texts, seed, on)
    references = [(*arguments.reference(text, seed), text.partition("=")[2]) for text in checks]
    for asked in (*(each[0] for each in references), *(each[0] for each in files)):
        if asked != RESULT and asked not in call.given.arrays:
            there = ", ".join([*call.given.arrays, RESULT])
            raise RequestError(f"the call has no array {asked!r}{nearest(asked, call.given.arrays)}; there are {there}")
    returned = call.bound()
    arrays = {each: host(array) for each, array in call.given.arrays.items()}
    results: dict[str, Any] = {**arrays, RESULT: returned}
    done = tuple(compared(each, results[each], value, text, tolerance) for each, value, text in references)
    write_files({target: _npy(results[each]) for each, target in files})
    written = [each for each in call.launchable.variant.written if each in arrays]
    summaries = tuple(summary(each, _type(call.given.arrays[each]), arrays[each]) for each in written)
    return Ran(call, returned, summaries, done, tuple(str(target) for _, target in files))


def _file(text: str) -> tuple[str, Path]:
    name, equals, path = text.partition("=")
    if not equals or not path.lower().endswith(".npy"):
        raise RequestError(f"--save {text}: write NAME=FILE.npy")
    return name, Path(path)


def _npy(values: Any) -> bytes:
    buffer = io.BytesIO()
    np.save(buffer, np.asarray(values), allow_pickle=False)
    return buffer.getvalue()


def host(array: Memory | Array) -> Memory:
    """The numbers of an array, on the host."""
    return array.numpy() if isinstance(array, Array) else array


def _type(array: Memory | Array) -> str:
    if isinstance(array, Array):
        return f"{array.dtype}[{', '.join(map(str, array.shape)) or '()'}]"
    kind = f"{array.dtype.kind}{array.dtype.itemsize * 8}"
    return f"{kind}[{', '.join(map(str, array.shape)) or '()'}]"


def summary(name: str, type_: str, values: Memory) -> Summary:
    """The numbers of an array in a nutshell."""
    digest = hashlib.sha256(np.ascontiguousarray(values).tobytes()).hexdigest()
    nan = int(np.count_nonzero(np.isnan(values))) if values.dtype.kind == "f" else 0
    if values.size == nan:
        return Summary(name, type_, digest, None, None, None, nan)
    real = values[~np.isnan(values)] if nan else values
    with np.errstate(all="ignore"):  # infinities of both signs have no mean
        mean = float(real.mean(dtype=np.float64))
    return Summary(name, type_, digest, real.min().item(), real.max().item(), mean, nan)


def compared(name: str, found: Any, expected: Any, reference: str, tolerance: float) -> Checked:
    """Compare a result with a reference, which may be one number for all. NaN is NaN; numbers may differ by
    tolerance * (1 + |expected|)."""
    if found is None:
        return Checked(name, reference, 0, defect="the call returns nothing")
    one, other = np.asarray(found), np.asarray(expected)
    if other.shape not in ((), one.shape):
        return Checked(name, reference, 0, defect=f"its shape is {one.shape}, that of the reference {other.shape}")
    other = np.broadcast_to(other, one.shape)
    with np.errstate(all="ignore"):
        same = (one == other) | ((one != one) & (other != other))
        if tolerance:
            a, b = one.astype(np.float64), other.astype(np.float64)
            same = same | (np.abs(a - b) <= tolerance * (1 + np.abs(b)))
    differing = int(same.size - np.count_nonzero(same))
    if not differing:
        return Checked(name, reference, 0)
    index = tuple(map(int, np.unravel_index(int(np.argmin(same)), same.shape))) if same.shape else ()
    return Checked(name, reference, differing, index, one[index].item(), other[index].item())


def number_json(value: int | float | None) -> int | float | str | None:
    """A number for JSON, which has no word for what is not finite: "inf", "-inf", "nan"."""
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value
