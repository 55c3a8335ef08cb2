"""Small bundles of hand-written C kernels, for tests of the runtime that need no compiler of ours."""

from __future__ import annotations

import ctypes
import hashlib
import io
import json
import subprocess
import tempfile
import zipfile
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import pytest

from tack_runtime.drivers import cpu
from tack_runtime.dtypes import BY_NAME, ArrayType, Scalar
from tack_runtime.launcher import Launcher
from tack_runtime.manifest import (
    NATIVE_ABI,
    Axis,
    Image,
    KernelEntry,
    Manifest,
    Member,
    Slot,
    Variant,
    has_libraries,
)
from tack_runtime.options import PLAIN
from tack_runtime.signature import parse_signature
from tackc.manifest import manifest_text

LEVEL = "x86-64-v2"

SOURCE = r"""
#include <stdint.h>
#include <string.h>
#define AS(type, slot) ({ type v; memcpy(&v, &s[slot], sizeof v); v; })
#define SAXPY(T, id) \
  void tk_saxpy_##id(const uint64_t *s, int64_t begin, int64_t end) { \
    const T *x = (const T *)s[2], *y = (const T *)s[3]; T *out = (T *)s[4]; T a = AS(T, 5); \
    for (int64_t i = begin; i < end; i++) out[i] = a * x[i] + y[i]; \
  } \
  void tk_saxpy_##id##_noalias(const uint64_t *s, int64_t b, int64_t e) { tk_saxpy_##id(s, b, e); }
SAXPY(float, 00000000000000f4)
SAXPY(double, 00000000000000f8)
SAXPY(int32_t, 00000000000000a4)

/* probe(out, ...): copies the slots after the address of out to out; start, count, step, address come first */
void tk_probe(const uint64_t *s, int64_t begin, int64_t end) {
  uint64_t *out = (uint64_t *)s[3];
  for (int64_t t = begin; t < end; t++) out[(int64_t)s[0] + t * (int64_t)s[2]] = s[4 + t];
}
void tk_probe_noalias(const uint64_t *s, int64_t b, int64_t e) { tk_probe(s, b, e); }

/* total(x, n): adds 1 to the first n of x; returns the sum of x over what its dim slot says, as f64 */
void tk_total(const uint64_t *s, int64_t begin, int64_t end) {
  int32_t *x = (int32_t *)s[2];
  for (int64_t i = begin; i < end; i++) x[i] += 1;
}
void tk_total_noalias(const uint64_t *s, int64_t b, int64_t e) { tk_total(s, b, e); }
void tk_total_result(const uint64_t *s, void *out) {
  int32_t *x = (int32_t *)s[2];
  double sum = 0;
  for (uint64_t i = 0; i < s[3]; i++) sum += x[i];
  memcpy(out, &sum, sizeof sum);
}
"""


@lru_cache(maxsize=1)
def compiled() -> bytes:
    """The kernels above as a shared library."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "k.c"), Path(folder, "k.so")
        source.write_text(SOURCE)
        subprocess.run(["gcc", "-O1", "-shared", "-fPIC", "-o", target, source], check=True)
        return target.read_bytes()


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def variant(
    signature: str,
    identity: str,
    symbol: str,
    *,
    axes: Sequence[Axis],
    written: Sequence[str] = (),
    atomics: Sequence[str] = (),
    dims: Sequence[tuple[str, int]] = (),
    small_dims: Sequence[tuple[str, int]] = (),
    result: Scalar | None = None,
    images: Sequence[Image] | None = None,
    member: str = "bin/cpu.so",
) -> Variant:
    """A variant with the slots that the packed layout prescribes."""
    parsed = parse_signature(signature)
    slots: list[Slot] = []
    for index, axis in enumerate(axes):
        slots += [Slot("start", "", index), Slot("count", "", index)]
        slots += [Slot("step", "", index)] if axis.step != 1 else []
    slots += [Slot("address", name, 0) for name, type_ in parsed.parameters if isinstance(type_, ArrayType)]
    slots += [Slot("dim", name, axis) for name, axis in dims]
    slots += [Slot("scalar", name, 0) for name, type_ in parsed.parameters if isinstance(type_, Scalar)]
    found = (Image("cpu", LEVEL, "library", member, symbol),) if images is None else tuple(images)
    return Variant(
        identity,
        parsed,
        tuple(axes),
        tuple(slots),
        tuple(written),
        tuple(atomics),
        tuple(small_dims),
        result,
        PLAIN,
        (),
        (),
        found,
        (),
    )


SAXPY_ID: Mapping[str, str] = {"f32": "00000000000000f4", "f64": "00000000000000f8", "i32": "00000000000000a4"}


def saxpy(element: str = "f32", a: str = "", dims: str = ":", identity: str = "", **options: object) -> Variant:
    """saxpy over `len(out)`; `a` is the scalar's type, `dims` the dimension of `out`."""
    code = SAXPY_ID[element]
    signature = f"saxpy(x={element}[:], y={element}[:], out={element}[{dims}], a={a or element})"
    bound = Axis(0, ("dim", "out", 0), 1)
    return variant(signature, identity or code, f"tk_saxpy_{code}", axes=[bound], written=["out"], **options)  # type: ignore[arg-type]


def probe(scalars: str, axes: Axis | None = None, **options: object) -> Variant:
    """probe(out, ...): writes the packed bits of its other arguments to `out`, at indices 0, 2, 4, ..."""
    return variant(
        f"probe(out=u64[:], {scalars})", "0" * 15 + "b", "tk_probe", axes=[axes or Axis(0, 8, 2)], written=["out"], **options
    )  # type: ignore[arg-type]


def total() -> Variant:
    axis = Axis(0, ("scalar", "n"), 1)
    return variant(
        "total(x=i32[:], n=i64)", "0" * 15 + "c", "tk_total", axes=[axis], written=["x"], dims=[("x", 0)], result=BY_NAME["f64"]
    )


def entry(variants: Sequence[Variant], program: bytes, module: str = "sample") -> KernelEntry:
    signature = variants[0].signature
    names = tuple(name for name, _ in signature.parameters)
    name = signature.kernel
    return KernelEntry(name, module, f"{module}.py", 7, names, f"kernels/{module}.{name}.json", sha256(program), tuple(variants))


def native_abi(entries: Sequence[KernelEntry]) -> int:
    return NATIVE_ABI if has_libraries(entries) else 0


def files(*kernels: Sequence[Variant], members: Mapping[str, bytes] | None = None, module: str = "sample") -> dict[str, bytes]:
    """The files of a bundle, the manifest included."""
    found = {"bin/cpu.so": compiled()} if members is None else dict(members)
    entries = []
    for variants in kernels:
        name = variants[0].signature.kernel
        program = json.dumps({"kernel": f"{module}.{name}"}).encode()
        found[f"kernels/{module}.{name}.json"] = program
        entries.append(entry(variants, program, module))
    listed = {path: Member(sha256(data), len(data)) for path, data in found.items()}
    found["manifest.json"] = manifest_text(Manifest(1, "tackc test", native_abi(entries), tuple(entries), listed)).encode()
    return found


def packed(contents: Mapping[str, bytes], method: int = zipfile.ZIP_STORED) -> bytes:
    """A zip file as bundles are: sorted members, a fixed date."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as archive:
        for name in sorted(contents):
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), contents[name], method)
    return buffer.getvalue()


def bundle(*kernels: Sequence[Variant]) -> bytes:
    return packed(files(*kernels))


_ENTRY = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)


class SerialNative:
    """Runs an entry point on one thread; leaves the checks to Python, unless `serve` takes the call."""

    def __init__(self, address: int, serve: Callable[..., Any], weak: bool) -> None:
        self.entry = _ENTRY(address)
        self.function = partial(serve)  # every variant has a function of its own
        self.weak = weak
        self.runs: list[tuple[int, bool]] = []

    def run(self, slots: Any, count: int, noalias: bool) -> None:
        self.runs.append((count, noalias))
        self.entry(ctypes.addressof(slots), 0, count)

    @property
    def struct(self) -> SerialNative:
        return self

    def bound(self, slots: Any, count: int, noalias: bool) -> None:
        return None


class Natives:
    """Stands for the native code of a process: remembers what was prepared, by signature, and what it was called with."""

    def __init__(self) -> None:
        self.made: dict[str, SerialNative] = {}
        self.calls: list[tuple[object, ...]] = []
        self.answer: object = NotImplemented

    def put(self, monkeypatch: pytest.MonkeyPatch, tried: bool = True) -> None:
        """Take its place until the test ends. Where it is not `tried`, every call goes through Python."""
        monkeypatch.setattr(cpu, "_native", self)
        monkeypatch.setattr(cpu, "tried_first", lambda natives: tuple(filter(None, natives)) if tried else None)
        monkeypatch.setattr(cpu, "meet", lambda values: None)
        if tried:
            monkeypatch.setattr(Launcher, "__call__", called)

    def __call__(self, library: cpu.Library, variant: Variant, symbol: str, weak: bool) -> SerialNative:
        native = SerialNative(library.address(symbol), self.serve, weak)
        self.made[str(variant.signature)] = native
        return native

    def serve(self, *args: object) -> object:
        self.calls.append(args)
        return self.answer

    @property
    def runs(self) -> list[tuple[int, bool]]:
        return [run for native in self.made.values() for run in native.runs]


def called(launcher: Any, /, *args: object, **kwargs: object) -> object:
    """Call a launcher as native code does."""
    for native in () if kwargs else launcher.native or ():
        value = native.function(*args)
        if value is not NotImplemented:
            return value
    return launcher.launch(args, kwargs)
