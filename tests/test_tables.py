"""Tables are total: what one names, every other that depends on it covers."""

from __future__ import annotations

import inspect
import re
import runpy
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest
import test_driver_faults
import test_drivers
from generator.meaning.values import FLOATING
from simulators import gpus
from test_ops_reference import FUNCTIONS

import tack
from tack import intrinsics
from tack.ops import ELEMENTARY, OPS
from tack_runtime import dlpack, manifest
from tack_runtime.devices import KNOWN
from tack_runtime.drivers import gpu, images
from tack_runtime.dtypes import SCALARS
from tackc import binaries, build_cache, doctor, forecast, identity, provenance, verification
from tackc.compiler import capture, ir, pipeline
from tackc.compiler.frontend import calls
from tackc.emitters import TARGETS
from tackc.emitters.llvm_ops import COSTLY, RULES
from tackc.emitters.spelling import SPELLING
from tackc.request import families
from tackc.toolchains import validators
from tackc.toolchains.compiled import ImageKind
from tackc.work import Tool

ROOT = Path(__file__).resolve().parent.parent


def words(file: str, line: str = "") -> set[str]:
    """The words of a file, or of its lines that start so."""
    lines = (ROOT / file).read_text("utf-8").splitlines()
    return {word for each in lines if each.startswith(line) for word in re.findall(r"\w+", each)}


# Every table that has an entry for each kind of device, and where it stands.
DRIVERS = {kind: import_module(f"tack_runtime.drivers.{kind}") for kind in KNOWN if kind != "cpu"}
OF_DEVICES: Mapping[str, Iterable[str]] = {
    "TARGETS in tackc/emitters/__init__.py": TARGETS,
    "families in tackc/request.py": families(),
    "MAKERS in tackc/binaries.py": binaries.MAKERS,
    "DEVICES in tests/simulators/gpus.py": ("opencl", "cuda", "hip", "metal", "level_zero") if gpus.REAL else gpus.DEVICES,
    "_SIMULATED in tests/simulators/gpus.py": [name.partition(":")[0] for name in gpus._SIMULATED],
    "KINDS in tack_runtime/drivers/images.py": images.KINDS,
    "KINDS in tack_runtime/dlpack.py": dlpack.KINDS,
    "KINDS in tests/test_driver_faults.py": test_driver_faults.KINDS,
    "ADVICE in tests/test_drivers.py": test_drivers.ADVICE,
    "CALLS in tests/test_drivers.py": test_drivers.CALLS,
}
OF_IMAGES: Mapping[str, Iterable[str]] = {
    "ImageKind in tackc/toolchains/compiled.py": [*get_args(ImageKind), "source"],
    "IMAGE_KINDS in tack_runtime/manifest.py": manifest.IMAGE_KINDS,
    "_STRUCTURES in tackc/verification.py": verification._STRUCTURES,
    "BY_KIND in tackc/toolchains/validators.py": [*validators.BY_KIND, "source", "metallib"],  # which no tool elsewhere reads
    "_REASONS in tack_runtime/drivers/gpu.py": [*gpu._REASONS, "cubin", "hsaco"],  # which are for an architecture
    "_TOOLS in tackc/build_cache.py": [*build_cache._TOOLS, "source"],  # which we make
    "_MAKERS in tackc/provenance.py": provenance._MAKERS,
    "the kinds in docs/bundle-format.schema.json": words("docs/bundle-format.schema.json"),
}

# Every table that has an entry for each operation, or for each that kernels call by name, and where it stands.
OF_OPERATIONS = {"SPELLING in tackc/emitters/spelling.py": SPELLING, "RULES in tackc/emitters/llvm_ops.py": RULES}
OF_FUNCTIONS = {
    "__all__ in tack/__init__.py": tack.__all__,
    "the names imported in tack/__init__.py": vars(tack),
    "NAMES in tack/intrinsics.py": intrinsics.NAMES,
    "ELEMENTARY_NAMES in tackc/compiler/capture.py": capture.ELEMENTARY_NAMES,
    "INTRINSICS in tackc/compiler/frontend/calls.py": calls.INTRINSICS,
    "B-001 in docs/contract.md": words("docs/contract.md", "- **B-001**"),
    "the functions in docs/guide/types.md": words("docs/guide/types.md", "| functions |"),
    "GROUPS in tools/reference.py": " ".join(runpy.run_path(str(ROOT / "tools/reference.py"))["GROUPS"].values()).split(),
    "FLOATING in tests/generator/meaning/values.py": {*FLOATING, "fabs"},  # of a float, "abs"
}


@pytest.mark.parametrize("table", OF_DEVICES)
def test_a_table_has_every_kind_of_device(table: str) -> None:
    """R-001, J-004"""
    lacking = DRIVERS.keys() - set(OF_DEVICES[table])
    assert not lacking, f"{table} lacks {', '.join(sorted(lacking))}, of KNOWN in tack_runtime/devices.py"


@pytest.mark.parametrize("table", OF_IMAGES)
def test_a_table_has_every_kind_of_image(table: str) -> None:
    """J-001"""
    lacking = {kind for kinds in images.KINDS.values() for kind in kinds} - set(OF_IMAGES[table])
    assert not lacking, f"{table} lacks {', '.join(sorted(lacking))}, of KINDS in tack_runtime/drivers/images.py"


def test_doctor_has_the_tools_of_every_target() -> None:
    told = {word for tool in doctor._tools() for word in tool.purpose.split()}
    assert not binaries.MAKERS.keys() - told, "_tools in tackc/doctor.py lacks what makes binaries of MAKERS in tackc/binaries.py"


def test_tables_of_tools_agree() -> None:
    """What makes a target's code is the same for builds and for calls, and every tool has a digest and a cost."""
    makers = {"cpu": "llvm"} | {target: maker.tool for target, maker in binaries.MAKERS.items()}
    assert identity._OF_TARGETS.items() <= makers.items()
    assert set(identity._TOOLS) == set(get_args(Tool)) >= set(build_cache._TOOLS.values())
    assert set(forecast.COSTS) == {"nvrtc ptx", *get_args(Tool)} - {"metal"}  # whose compiler is not here to be measured


@pytest.mark.parametrize("table", OF_OPERATIONS)
def test_a_table_has_every_operation_and_no_other(table: str) -> None:
    entries = OF_OPERATIONS[table]
    assert not OPS.keys() - entries.keys(), f"{table} lacks operations of tack/ops.py"
    assert not entries.keys() - OPS.keys(), f"{table} has operations that tack/ops.py lacks"


@pytest.mark.parametrize("table", OF_FUNCTIONS)
def test_a_table_has_every_function_that_kernels_call(table: str) -> None:
    """B-001, L-025"""
    assert not ELEMENTARY.keys() - set(OF_FUNCTIONS[table]), f"{table} lacks functions of tack/ops.py"


def test_every_function_of_the_contract_has_a_row() -> None:
    """B-001"""
    named = words("docs/contract.md", "- **B-001**")
    listed = {name for name in calls.INTRINSICS if name in named}
    assert listed - ELEMENTARY.keys() == {"abs", "min", "max", "pow"}, "tack/ops.py lacks functions of B-001"


def test_calls_of_the_library_count_as_costly() -> None:
    inexact = {name for name, row in OPS.items() if row.ulps}
    assert not inexact - COSTLY.keys(), "COSTLY in tackc/emitters/llvm_ops.py lacks operations whose results may differ"


def test_functions_of_the_library_have_exact_values() -> None:
    """N-014"""
    inexact = {name for name, row in OPS.items() if row.ulps and row.arity == 1}
    assert not inexact - FUNCTIONS.keys(), "FUNCTIONS in tests/test_ops_reference.py lacks functions of the C library"
    assert not FUNCTIONS.keys() - inexact, "FUNCTIONS in tests/test_ops_reference.py has what tack/ops.py does not say to be one"


def test_the_stand_in_for_metal_has_every_function() -> None:
    there = words("tests/simulators/metal/metal_stdlib")
    called = {name for texts in SPELLING.values() for name in re.findall(r"{pre}(\w+)", "".join(texts.values()))}
    assert not called - there, "tests/simulators/metal/metal_stdlib lacks functions that tackc/emitters/spelling.py names"


@pytest.mark.parametrize("name", ELEMENTARY)
def test_a_function_is_one_object_under_every_name(name: str) -> None:
    """L-025, L-027: so that capture knows it by any alias; on the host it raises."""
    assert getattr(tack, name) is getattr(intrinsics, name)
    with pytest.raises(RuntimeError, match=rf"tack\.{name} can only be used inside a @tack\.kernel"):
        getattr(tack, name)(1.0)


def test_intrinsics_have_no_other_attributes() -> None:
    with pytest.raises(AttributeError, match="'hypot'"):
        _ = intrinsics.hypot


def test_rows_are_complete() -> None:
    for name, row in OPS.items():
        assert row.name == name
        assert row.doc.endswith(".")
        assert row.kinds in ({"i", "u", "f"}, {"i", "u"}, {"f"})
        assert row.arity in (1, 2)
        assert row.operands == "same" or row.arity == 2
    for name, row in ELEMENTARY.items():
        assert row.function == name
        assert "f" in row.kinds


def test_only_library_functions_may_differ_from_their_reference() -> None:
    """N-011, N-014: everything else gives the same bits everywhere."""
    for row in OPS.values():
        assert row.ulps in (0, 8)
        assert row.ulps == 0 or row.kinds == {"f"}
    assert not any(OPS[name].ulps for name in ("add", "sub", "mul", "div", "floordiv", "mod", "neg", "sqrt", "floor", "ceil"))


def test_references_take_their_operands_and_give_their_result_type() -> None:
    for row in OPS.values():
        for working in row.types():
            operands = [type_(1) for type_ in row.operand_types(working)]
            assert len(operands) == row.arity
            result = row.reference(*operands)
            assert result.dtype == row.result_type(working).numpy, (row.name, working)


def test_every_atomic_is_an_operation() -> None:
    """X-006: an atomic updates as the operation of its name computes, at every type."""
    for name in get_args(ir.AtomicOp):
        assert OPS[name].types() == SCALARS


def test_every_pass_shows_what_it_does() -> None:
    for item in (*pipeline.PASSES, *pipeline.CPU):
        assert item.fn.__name__ == item.name
        assert "before" in (inspect.getdoc(item.fn) or "")
        assert "after" in (inspect.getdoc(item.fn) or "")
