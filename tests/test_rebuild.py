"""`tackc rebuild`: a bundle is made again from the programs in it, and compared."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tack_runtime.errors import BundleError, ToolchainError
from tack_runtime.library import PACKAGE
from tack_runtime.manifest import Image, KernelEntry, Skipped, UsedTool, Variant
from tackc import bundle, cli, verification
from tackc.build import Options, build
from tackc.bundle import Provenance
from tackc.cli.exits import Exit
from tackc.contents import Contents, read_contents
from tackc.rebuild import Rebuilt, rebuild
from tackc.request import parse_arch, parse_variants
from tackc.toolchains import clang, elf_reader

KERNELS = """\
import tack

@tack.kernel
def double(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = x[i] * 2.0

@tack.kernel
def wide(x: tack.f64[:]):
    for i in range(len(x)):
        x[i] = x[i] + 1.0

@tack.kernel
def says(x: tack.f32[:]):
    for i in range(len(x)):
        print(x[i])

@tack.kernel
def meets(x: tack.f32[:]):
    for i in range(len(x)):
        tack.barrier()
        x[i] = 1.0

@tack.device_class
class Box:
    N = 2
    data: tack.i32[:]
    n: tack.i32

    @tack.kernel
    def step(self):
        for i in range(self.n):
            self.data[i] = self.N

@tack.kernel
def bare(x):
    for i in range(len(x)):
        x[i] = 1
"""
TEXTURED = """\
import tack

@tack.kernel
def sampled(t: tack.texture3d[:, :, :], out: tack.f32[:]):
    for i in range(len(out)):
        out[i] = t.sample(0.5, 0.5, 0.5)
"""
ARCH = "cpu:x86-64-v3,cuda:sm_90,cuda:compute_75,hip:gfx942,level_zero,opencl,metal"
SMALL = "cpu:x86-64-v3,metal"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("rebuild") / "again_k.py"
    path.write_text(KERNELS)
    return path


@pytest.fixture(scope="module")
def small(source: Path) -> Path:
    """A bundle for the CPU and Metal, whose sources need no tool."""
    output = source.parent / "small.tackb"
    build([source], parse_arch(SMALL), output)
    return output


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, [str(argument) for argument in arguments], prog_name="tackc")


@pytest.mark.parametrize(
    ("arch", "options", "variants"),
    [
        (ARCH, {}, 5),
        (ARCH, {"strip_sources": True}, 5),
        ("cpu:x86-64-v3,cuda:sm_90,metal", {"variants": parse_variants("release,checked")}, 10),
    ],
    ids=["every target", "stripped", "checked"],
)
def test_the_same_comes_out(source: Path, tmp_path: Path, arch: str, options: dict[str, object], variants: int) -> None:
    """Also what was skipped, or is there as source only: the file is the same, byte for byte."""
    build([source], parse_arch(arch), tmp_path / "k.tackb", options=Options(**options))  # type: ignore[arg-type]
    result = tackc("rebuild", tmp_path / "k.tackb", "--verify", "-o", tmp_path / "again.tackb", "-j", "1")
    assert result.exit_code == 0, result.output
    assert f", {variants} variants rebuilt: all are the same\n" in result.stdout
    assert (tmp_path / "again.tackb").read_bytes() == (tmp_path / "k.tackb").read_bytes()


def test_a_folder_becomes_a_folder(source: Path, tmp_path: Path) -> None:
    build([source], parse_arch("metal"), tmp_path / "k", options=Options(directory=True))
    assert tackc("rebuild", f"{tmp_path}/k/", "-o", f"{tmp_path}/again/").exit_code == 0
    names = sorted(path.relative_to(tmp_path / "k") for path in (tmp_path / "k").rglob("*.*"))
    assert names
    assert all((tmp_path / "k" / name).read_bytes() == (tmp_path / "again" / name).read_bytes() for name in names)


def remade(path: Path) -> tuple[Rebuilt, list[str]]:
    found = rebuild(path, 1)
    return found, [each.text() for each in found.differences]


# --- what was altered together with its hash -----------------------------------------------------------------------------


def forged(contents: Contents, path: Path, members: Mapping[str, bytes], kernels: tuple[KernelEntry, ...] | None = None) -> Path:
    """A bundle that is whole, but of other members."""
    manifest = contents.manifest
    tools = Provenance(manifest.tools, manifest.revisions)
    bundle.write(kernels or manifest.kernels, {**contents.members, **members}, path, provenance=tools)
    return path


def test_a_library_exchanged_with_its_hash_is_found_by_this_alone(small: Path, tmp_path: Path) -> None:
    contents = read_contents(small)
    name = "bin/cpu-x86-64-v3.so"
    code = bytearray(contents.members[name])
    text = next(section for section in elf_reader.read_sections(bytes(code)) if section.name == ".text")
    at = bytes(code).index(text.data) + len(text.data) - 100
    code[at] ^= 1
    path = forged(contents, tmp_path / "forged.tackb", {name: bytes(code)})
    assert verification.verify(path).defects == ()
    assert tackc("verify", path).exit_code == 0
    result = tackc("rebuild", path, "--verify")
    assert result.exit_code == Exit.BUNDLE
    assert f"{name}: 1 of {len(code):,} bytes differ; the tools are those that it names, so it was altered" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_an_exchanged_source_and_its_program(small: Path, tmp_path: Path) -> None:
    contents = read_contents(small)
    name = next(name for name in contents.members if name.endswith(".metal") and "double" in name)
    path = forged(contents, tmp_path / "a.tackb", {name: contents.members[name].replace(b"2.0", b"3.0")})
    found, texts = remade(path)
    assert [difference.member for difference in found.differences] == [name]
    assert "again_k.double" not in texts[0]
    assert "double(x=f32[:])" in texts[0]


def test_another_program_is_another_kernel(small: Path, tmp_path: Path) -> None:
    contents = read_contents(small)
    text = contents.members["kernels/double.json"].replace(b"2.0", b"3.0")
    kernels = tuple(
        entry._replace(digest=hashlib.sha256(text).hexdigest()) if entry.name == "double" else entry
        for entry in contents.manifest.kernels
    )
    found, texts = remade(forged(contents, tmp_path / "k.tackb", {"kernels/double.json": text}, kernels))
    assert any("id: a rebuild gives another" in text for text in texts)
    assert any("bytes" in each.what for each in found.differences if each.member == "bin/cpu-x86-64-v3.so")
    assert all(each.variant in ("", "double(x=f32[:])") for each in found.differences)


Change = Callable[[KernelEntry], KernelEntry]


def of_variant(**fields: object) -> Change:
    def change(entry: KernelEntry) -> KernelEntry:
        return entry._replace(variants=tuple(variant._replace(**fields) for variant in entry.variants))

    return change


def of_images(change: Callable[[Image], Image]) -> Change:
    def changed(entry: KernelEntry) -> KernelEntry:
        variants = (variant._replace(images=tuple(map(change, variant.images))) for variant in entry.variants)
        return entry._replace(variants=tuple(variants))

    return changed


ALTERED: dict[str, tuple[Change, str]] = {
    "line": (lambda entry: entry._replace(line=99), "manifest.json of again_k.double: line: the program has another"),
    "written": (of_variant(written=()), "manifest.json of double(x=f32[:]): written: a rebuild gives another"),
    "prints": (of_variant(dtypes=()), "manifest.json of double(x=f32[:]): dtypes: a rebuild gives another"),
    "skipped": (
        of_variant(skipped=(Skipped("metal", "no reason"),)),
        "manifest.json of double(x=f32[:]): skipped: a rebuild skips none",
    ),
    "notes": (
        of_images(lambda image: image._replace(notes=(*image.notes, ("more", 1)))),
        "notes of bin/cpu-x86-64-v3.so: a rebuild gives others",
    ),
    "form": (of_images(lambda image: image._replace(form="as you like")), "form of bin/cpu-x86-64-v3.so: a rebuild gives others"),
}


@pytest.mark.parametrize("name", ALTERED)
def test_an_altered_manifest_is_found(small: Path, tmp_path: Path, name: str) -> None:
    change, expected = ALTERED[name]
    contents = read_contents(small)
    kernels = tuple(change(entry) if entry.name == "double" else entry for entry in contents.manifest.kernels)
    _, texts = remade(forged(contents, tmp_path / "k.tackb", {}, kernels))
    assert any(expected in text for text in texts), texts


def test_a_member_without_a_kernel_is_found(small: Path, tmp_path: Path) -> None:
    path = forged(read_contents(small), tmp_path / "k.tackb", {"bin/more.so": b"more"})
    assert remade(path)[1] == [
        "bin/more.so: nothing that is built again has it; the tools are those that it names, so it was altered, or a tool does "
        "not repeat itself"
    ]


def test_a_damaged_bundle_is_not_built(small: Path, tmp_path: Path) -> None:
    data = bytearray(small.read_bytes())
    data[len(data) // 2] ^= 1
    (tmp_path / "k.tackb").write_bytes(data)
    with pytest.raises(BundleError):
        rebuild(tmp_path / "k.tackb")


def test_levels_that_no_tool_knows_are_no_bug_of_ours(small: Path, tmp_path: Path) -> None:
    contents = read_contents(small)
    kernels = tuple(
        of_images(lambda image: image._replace(level="x86-64-v9") if image.target == "cpu" else image)(entry)
        for entry in contents.manifest.kernels
    )
    result = tackc("rebuild", forged(contents, tmp_path / "k.tackb", {}, kernels), "--verify")
    assert result.exit_code == Exit.BUNDLE
    assert "this tackc cannot build it: unknown level 'x86-64-v9' of target 'cpu'" in result.stderr


# --- other tools ---------------------------------------------------------------------------------------------------------


def with_tools(contents: Contents, path: Path, change: Callable[[UsedTool], UsedTool], code: bytes | None = None) -> Path:
    tools = Provenance([change(tool) for tool in contents.manifest.tools])
    members = {**contents.members, **({"bin/cpu-x86-64-v3.so": code} if code else {})}
    bundle.write(contents.manifest.kernels, members, path, provenance=tools)
    return path


def test_other_tools_are_named_where_code_differs(small: Path, tmp_path: Path) -> None:
    def older(tool: UsedTool) -> UsedTool:
        return tool._replace(version="0.1", sha256="a" * 64) if tool.name == "llvmlite" else tool

    contents = read_contents(small)
    here = next(tool.version for tool in contents.manifest.tools if tool.name == "llvmlite")
    code = contents.members["bin/cpu-x86-64-v3.so"] + b"\0"
    found, texts = remade(with_tools(contents, tmp_path / "k.tackb", older, code))
    why = f"llvmlite 0.1 has made it, {here} is here"
    assert texts == [f"bin/cpu-x86-64-v3.so: has {len(code):,} bytes, a rebuild gives {len(code) - 1:,}; {why}"]
    assert found.text().splitlines()[1:] == [why]


def test_other_tools_that_make_the_same_are_no_defect(small: Path, tmp_path: Path) -> None:
    contents = read_contents(small)
    of_library = UsedTool(PACKAGE, "0.1.0", "c" * 64)  # sources, which are no tool
    contents = Contents("", contents.manifest._replace(tools=(*contents.manifest.tools, of_library)), contents.members)
    path = with_tools(contents, tmp_path / "k.tackb", lambda tool: tool._replace(sha256="b" * 64))
    result = tackc("rebuild", path, "--verify", "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert (told["same"], told["differences"], told["errors"]) == (True, [], [])
    assert {tool["name"] for tool in told["tools"]} == {"tackc", "llvmlite"}
    assert all(tool["then"]["sha256"] == "b" * 64 != tool["now"]["sha256"] for tool in told["tools"])
    assert "of another build: bbbbbbbbbbbbbbbb... has made it" in tackc("rebuild", path, "--verify").stdout


def test_without_verify_a_difference_is_no_error(small: Path, tmp_path: Path) -> None:
    contents = read_contents(small)
    members = {name: data + b" " * name.startswith("source/") for name, data in contents.members.items()}
    bundle.write(contents.manifest.kernels, members, tmp_path / "k.tackb")
    again = tmp_path / "again.tackb"
    result = tackc("rebuild", tmp_path / "k.tackb", "-o", again, "--json")
    told = json.loads(result.stdout)
    assert (result.exit_code, told["same"], told["errors"]) == (0, False, [])
    assert told["differences"]
    verified = json.loads(tackc("rebuild", tmp_path / "k.tackb", "--verify", "--json").stdout)
    assert len(verified["errors"]) == len(told["differences"])
    text = tackc("rebuild", tmp_path / "k.tackb", "-o", again)
    assert (text.stderr, text.stdout.splitlines()[-1]) == ("", f"wrote {again} ({again.stat().st_size:,} bytes)")


def test_a_missing_tool_is_named(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build([source], parse_arch("level_zero"), tmp_path / "k.tackb")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(clang, "_path", lambda: None)
    with pytest.raises(
        ToolchainError, match=r"level_zero: clang 22 or newer is not installed.*install: apt-get install clang-22"
    ):
        rebuild(tmp_path / "k.tackb")
    result = tackc("rebuild", tmp_path / "k.tackb", "--verify", "-o", tmp_path / "again.tackb")
    assert result.exit_code == Exit.TOOLCHAIN
    assert not (tmp_path / "again.tackb").exists()


# --- bundles that were put together ----------------------------------------------------------------------------------------


def test_targets_of_several_builds(source: Path, tmp_path: Path) -> None:
    """Variants whose images are of several builds, and two libraries for one level."""
    other = tmp_path / "more_k.py"
    other.write_text("import tack\n\n@tack.kernel\ndef more(x: tack.f32[:]):\n    for i in range(len(x)):\n        x[i] = 7.0\n")
    build([source], parse_arch("cpu:x86-64-v3"), tmp_path / "a.tackb")
    build([source], parse_arch("metal"), tmp_path / "b.tackb")
    build([other], parse_arch("cpu:x86-64-v3"), tmp_path / "c.tackb")
    a, b, c = (read_contents(tmp_path / f"{name}.tackb") for name in "abc")
    both = [
        one._replace(variants=tuple(_joined(*pair) for pair in zip(one.variants, two.variants, strict=True)))
        for one, two in zip(a.manifest.kernels, b.manifest.kernels, strict=True)
    ]
    library = "bin/cpu-x86-64-v3.more.so"
    third = [of_images(lambda image: image._replace(member=library))(entry) for entry in c.manifest.kernels]
    renamed = {library if name.endswith(".so") else name: data for name, data in c.members.items()}
    members = {**a.members, **b.members, **renamed}
    path = tmp_path / "joined.tackb"
    bundle.write([*both, *third], members, path, provenance=Provenance(a.manifest.tools))
    found, texts = remade(path)
    assert texts == []
    found.write(tmp_path / "again.tackb", directory=False)
    assert (tmp_path / "again.tackb").read_bytes() == path.read_bytes()


def _joined(one: Variant, two: Variant) -> Variant:
    return one._replace(images=(*one.images, *two.images), skipped=(*one.skipped, *two.skipped))


def test_code_that_samples_textures(tmp_path: Path) -> None:
    """Z-003: SPIR-V for devices that do, and for those that do not."""
    path = tmp_path / "textured_k.py"
    path.write_text(TEXTURED)
    build([path], parse_arch("level_zero,cuda:sm_90"), tmp_path / "k.tackb")
    (kernel,) = read_contents(tmp_path / "k.tackb").manifest.kernels
    assert "samplers" in {image.level for image in kernel.variants[0].images}
    assert remade(tmp_path / "k.tackb")[1] == []


def test_what_for(small: Path) -> None:
    result = tackc("rebuild", small)
    assert result.exit_code == Exit.USAGE
    assert "--verify compares, -o OUT writes" in result.stderr
