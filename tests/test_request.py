"""What a build is asked for: `--arch`, `--spec`, configuration files."""

from __future__ import annotations

import pytest

from tack_runtime.dtypes import ArrayType, f32
from tackc.request import RequestError, TargetRequest, cpu_level, families, parse_arch, parse_size, parse_specs

X86 = ("x86-64-v2", "x86-64-v3", "x86-64-v4")


def test_bare_cpu_means_all_levels_of_the_machine() -> None:
    assert parse_arch("cpu", "x86_64") == (TargetRequest("cpu", X86),)
    assert parse_arch("cpu", "aarch64") == (TargetRequest("cpu", ("aarch64",)),)


def test_levels_of_one_target_are_merged() -> None:
    assert parse_arch("cpu:aarch64,cpu:x86-64-v3, cpu:aarch64", "x86_64") == (TargetRequest("cpu", ("x86-64-v3", "aarch64")),)


def test_short_names_of_cpu_levels() -> None:
    assert parse_arch("cpu:v3,cpu:v2") == parse_arch("cpu:x86-64-v2,cpu:x86-64-v3")
    assert cpu_level("v4") == cpu_level("x86-64-v4") == "x86-64-v4"


def test_order_of_the_list_does_not_matter() -> None:
    assert parse_arch("metal,cuda:sm_90,cpu", "x86_64") == parse_arch("cpu,cuda:sm_90,metal", "x86_64")


@pytest.mark.parametrize(("name", "level"), [("h100", "sm_90"), ("a100", "sm_80"), ("t4", "sm_75"), ("compute_80", "compute_80")])
def test_cuda_products_and_ptx(name: str, level: str) -> None:
    assert parse_arch(f"cuda:{name}") == (TargetRequest("cuda", (level,)),)


def test_bare_cuda_has_one_ptx_below_every_cubin() -> None:
    ((_, levels),) = [(request.target, request.levels) for request in parse_arch("cuda")]
    virtual = [level for level in levels if level.startswith("compute_")]
    real = [int(level.removeprefix("sm_")) for level in levels if level.startswith("sm_")]
    assert len(virtual) == 1
    assert int(virtual[0].removeprefix("compute_")) <= min(real)


@pytest.mark.parametrize(
    ("arch", "text"),
    [
        ("cdua", r"unknown target 'cdua' \(did you mean 'cuda'\?\); there are cpu, cuda, hip, metal, level_zero, opencl"),
        ("cpu:x86-64-v9", r"unknown level 'x86-64-v9' of target 'cpu' \(did you mean 'x86-64-v[234]'\?\)"),
        ("cuda:sm90", r"unknown level 'sm90' of target 'cuda' \(did you mean 'sm_90'\?\)"),
        ("metal:m1", "target 'metal' has no levels; write --arch metal"),
        ("cpu:", "unknown level '' of target 'cpu'"),
        ("", "unknown target ''"),
        ("cpu,,cuda", "unknown target ''"),
    ],
)
def test_unknown_names_are_refused_with_the_nearest(arch: str, text: str) -> None:
    with pytest.raises(RequestError, match=text):
        parse_arch(arch)


def test_every_default_level_and_alias_exists() -> None:
    for machine in ("x86_64", "aarch64"):
        for family in families(machine).values():
            assert set(family.default) <= set(family.levels)
            assert set(family.aliases.values()) <= set(family.levels)


def test_spec_points_at_what_does_not_fit() -> None:
    with pytest.raises(RequestError, match=r"--spec: expected a type .*\n  saxpy\(x=f99\[:\]\)\n          \^"):
        parse_specs(["saxpy(x=f99[:])"])


@pytest.mark.parametrize(
    ("dims", "reason"),
    [
        (", ".join([":"] * 65), "arrays have at most 64 dimensions at column 201"),
        (", ".join(["2"] * 70), "arrays have at most 64 dimensions at column 201"),
        (str(2**63), r"a dimension is at most 2\*\*63 - 1 at column 9"),
        (f":, {2**64}", r"a dimension is at most 2\*\*63 - 1 at column 12"),
        ("9" * 5000, r"a dimension is at most 2\*\*63 - 1 at column 9"),
    ],
    ids=["open", "baked", "2**63", "2**64", "5000 digits"],
)
def test_spec_of_an_array_that_cannot_be_is_refused(dims: str, reason: str) -> None:
    with pytest.raises(RequestError, match=f"--spec: {reason}"):
        parse_specs([f"k(x=f32[{dims}])"])


def test_spec_of_the_largest_arrays() -> None:
    rank, size = parse_specs([f"k(x=f32[{', '.join([':'] * 64)}])", f"k(x=f32[{'0' * 5000}{2**63 - 1}])"])
    assert rank.signature.parameters == (("x", ArrayType(f32, (None,) * 64)),)
    assert size.signature.parameters == (("x", ArrayType(f32, (2**63 - 1,))),)


def test_spec_names_a_kernel_by_short_or_full_name() -> None:
    short, full = parse_specs(["saxpy(n=i32)", "m.saxpy(n=i32)"])
    assert short.names("m", "saxpy")
    assert short.names("other", "saxpy")
    assert full.names("m", "saxpy")
    assert not full.names("other", "saxpy")


def test_a_full_name_may_have_packages_in_front() -> None:
    """A recording knows the packages of a module, which a build imports under its last name."""
    (spec,) = parse_specs(["app.physics.m.saxpy(n=i32)"])
    assert spec.names("m", "saxpy")
    assert not spec.names("physics", "saxpy")
    assert not spec.names("", "saxpy")


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("10MB", 10_000_000),
        ("500kB", 500_000),
        ("500 KB", 500_000),
        ("1.5GiB", 3 * 2**29),
        ("64k", 64_000),
        ("1MiB", 2**20),
        ("2000", 2000),
        ("7B", 7),
        ("", None),
        ("0", None),
        ("0.1B", None),
        ("MB", None),
        ("-1MB", None),
        ("1e3", None),
        ("10 TB", None),
        ("1.MB", None),
        ("1,000", None),
        ("\u0661MB", None),
        ("9" * 99, None),
    ],
)
def test_sizes(text: str, size: int | None) -> None:
    assert parse_size(text) == size
