"""Which lines of generated sources and machine code come from which lines of the author's."""

from __future__ import annotations

import re
from functools import cache

import page_bundles
import pytest
from page_bundles import LEVEL, line

from tack_runtime.errors import ToolchainError
from tackc import linked, listing
from tackc.emitters import TARGETS
from tackc.linked import Code, Linked
from tackc.toolchains import cpu, nvdisasm, nvrtc


@cache
def code(kernel: str) -> Code:
    found = page_bundles.built()
    return next(linked.code(found, entry, variant, LEVEL) for entry, variant in found.variants() if entry.name == kernel)


def text(kernel: str, title: str) -> Linked:
    made = code(kernel)
    return next(each for each in (*made.sources, *made.machine) if each.title.startswith(title))


def of(shown: Linked, number: int) -> str:
    """What comes from a line, as a text."""
    return "\n".join(each.text for each in shown.lines if each.place == ("page_k.py", number))


@pytest.mark.parametrize("title", ["CUDA", "Metal"])
def test_lines_of_generated_source(title: str) -> None:
    shown = text("smooth", title)
    root = of(shown, line("tack.sqrt"))
    assert re.search(r"v_\d+\[.*\] = .*sqrt", root)
    assert re.search(r"above_\d+ = u_\d+\[", of(shown, line("above = ")))
    assert re.search(r"if \(above_\d+ > ", of(shown, line("if above")))
    assert re.search(r"t_\d+ >= count_\d+.*return;", of(shown, line("for i, j")))
    assert "tk_smooth_" in of(shown, line("def smooth") - 1)
    assert "sqrt" not in of(shown, line("above = "))


def test_what_ends_a_block_or_declares_comes_from_nowhere() -> None:
    shown = text("smooth", "CUDA")
    assert {each.place for each in shown.lines if each.text.strip() in ("}", "} else {")} == {None}
    assert {each.place for each in shown.lines if re.fullmatch(r" +f32 above_\d+ = 0;", each.text)} == {None}
    assert {each.place for each in shown.lines if "typedef" in each.text} == {None}


@pytest.mark.parametrize("kernel", ["smooth", "total", "scale"])
def test_every_line_of_emitters_has_an_origin(kernel: str) -> None:
    """As many as the text has lines, and those that the text itself names."""
    found = page_bundles.built()
    entry, variant = next(each for each in found.variants() if each[0].name == kernel)
    lowered = listing.lowered(found, entry, variant)
    for target in TARGETS.values():
        if kernel == "total" and target.name == "metal":
            continue
        lines = target.emit(lowered, "tk_x").removesuffix("\n").split("\n")
        origins = target.origins(lowered, "tk_x")
        assert len(lines) == len(origins)
        assert any("// line" in each for each in lines)
        for each, loc in zip(lines, origins, strict=True):
            if noted := re.fullmatch(r" *// line (\d+)", each):
                assert loc.line == int(noted[1])


def test_lines_of_the_result_of_a_kernel() -> None:
    assert re.search(r"out\[0\] = .*- ", of(text("total", "CUDA"), line("return x[0]")))
    assert re.search(r"\t(add|sub)sd\t", of(text("total", "CPU"), line("return x[0]")))


def test_lines_of_llvm_ir() -> None:
    shown = text("smooth", "LLVM IR")
    assert "@llvm.sqrt." in of(shown, line("tack.sqrt"))
    assert " load " in of(shown, line("above = "))
    assert "sqrt" not in of(shown, line("above = "))
    assert not [each.text for each in shown.lines if "!dbg" in each.text or each.text.startswith("!")]


def test_lines_of_assembly() -> None:
    shown = text("smooth", "CPU x86-64-v2")
    assert re.search(r"\tsqrt[ps]s\t", of(shown, line("tack.sqrt")))
    assert "sqrt" not in of(shown, line("above = "))
    assert not [each.text for each in shown.lines if re.match(r"\t\.(loc|cfi|file|section\t\.debug)", each.text)]


def test_lines_of_a_device_function_are_its_own() -> None:
    """Where it is inlined."""
    body = line("return v + v")
    assert [each.name for each in code("smooth").functions] == ["smooth", "doubled"]
    assert re.search(r"\taddss\t", of(text("smooth", "CPU"), body))
    assert "fadd" in of(text("smooth", "LLVM IR"), body)


def test_lines_of_ptx() -> None:
    shown = text("smooth", "PTX compute_75")
    assert "sqrt.rn.f32" in of(shown, line("tack.sqrt"))
    assert "st.global.f32" in of(shown, line("tack.sqrt"))
    assert "setp.gt.f32" in of(shown, line("if above"))


def test_lines_of_cubins() -> None:
    """Of the last architecture; what is inlined comes from where it is called."""
    shown = text("smooth", "SASS sm_75")
    root = of(shown, line("tack.sqrt"))
    assert "MUFU.RSQ" in root
    assert "STG.E" in root
    assert "FSETP.GT" in of(shown, line("if above")) + of(shown, line("above = "))
    addresses = [int(each.text.split()[0], 16) for each in shown.lines if each.text.startswith("\t")]
    assert addresses == sorted(addresses)


@pytest.mark.parametrize("missing", ["nvrtc", "nvdisasm"])
def test_what_cannot_be_taken_apart_is_said(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise ToolchainError(f"{missing} is not installed")

    monkeypatch.setattr(*((nvrtc, "compile_source") if missing == "nvrtc" else (nvdisasm, "disassembly")), refuse)
    found = page_bundles.built()
    entry, variant = next(each for each in found.variants() if each[0].name == "scale")
    (shown,) = [each for each in linked.code(found, entry, variant, LEVEL).machine if each.title == "SASS sm_75"]
    assert tuple(shown) == ("SASS sm_75", f"It cannot be shown: {missing} is not installed", ())


def test_line_numbers_change_no_code() -> None:
    """What is shown is what the bundle has: the same instructions."""
    found = page_bundles.built()
    variant = next(variant for entry, variant in found.variants() if entry.name == "smooth")
    (image,) = [image for image in variant.images if image.kind == "ptx"]

    def instructions(lines: list[str]) -> list[str]:
        return [each.strip() for each in lines if each.strip() and not each.strip().startswith(("//", ".loc", ".file"))]

    shown = text("smooth", "PTX")
    assert instructions([each.text for each in shown.lines]) == instructions(found.text(image).splitlines())


def test_without_nvrtc_ptx_is_that_of_the_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> None:
        raise ToolchainError("NVRTC is not installed: pip install it")

    monkeypatch.setattr(nvrtc, "compile_source", missing)
    found = page_bundles.built()
    entry, variant = next(each for each in found.variants() if each[0].name == "smooth")
    shown = linked.code(found, entry, variant, LEVEL).machine[-1]
    (image,) = [image for image in variant.images if image.kind == "ptx"]
    assert shown.note == "Its lines cannot be linked: NVRTC is not installed: pip install it"
    assert [each.text for each in shown.lines] == found.text(image).splitlines()
    assert {each.place for each in shown.lines} == {None}


def test_a_source_of_another_version_is_shown_without_links() -> None:
    found = page_bundles.built()
    entry, variant = next(each for each in found.variants() if each[0].name == "scale")
    (image,) = [image for image in variant.images if (image.target, image.kind) == ("metal", "source")]
    members = {**found.contents.members, image.member: b"// older\nkernel void k() {}\n"}
    other = type(found)(_with_members(found.contents, members), found.kernels)
    (shown,) = [each for each in linked.code(other, entry, variant, LEVEL).sources if each.title == "Metal"]
    assert [each.text for each in shown.lines] == ["// older", "kernel void k() {}", ""]
    assert "cannot be linked" in shown.note
    assert {each.place for each in shown.lines} == {None}


def test_a_source_that_was_left_out_is_made_anew() -> None:
    found = page_bundles.built()
    entry, variant = next(each for each in found.variants() if each[0].name == "scale")
    binaries = tuple(image for image in variant.images if image.kind != "source")
    shown = linked.code(found, entry, variant._replace(images=binaries), LEVEL).sources
    assert [each.title for each in shown] == ["LLVM IR", "CUDA"]
    assert "made anew" in shown[1].note
    assert "out_" in of(shown[1], line("out[i] = x[0]"))


def _with_members(contents: object, members: dict[str, bytes]) -> object:
    class Other:
        def __getattr__(self, name: str) -> object:
            return members if name == "members" else getattr(contents, name)

    return Other()


def test_names_of_files_in_assembly_and_llvm_ir() -> None:
    """Everything but plain ASCII is written as numbers there."""
    assembly = '\t.file\t1 "." "k\\303\\251\\"x.py"\n\t.loc\t1 7 3\n\tretq\n'
    assert [each.place for each in linked.of_assembly(assembly)] == [('k\u00e9\\"x.py', 7)]
    ir = [
        "ret void, !dbg !2",
        '!0 = !DIFile(filename: "k\\C3\\A9.py", directory: ".")',
        "!1 = distinct !DISubprogram(scope: !0, file: !0)",
        "!2 = !DILocation(line: 7, column: 1, scope: !1)",
    ]
    assert [tuple(each) for each in linked.of_llvm("\n".join(ir))] == [("ret void", ("k\u00e9.py", 7))]


def test_instructions_without_a_line_come_from_nowhere() -> None:
    """LLVM says line 0 where it has merged several."""
    text = '\t.file\t1 "." "k.py"\nf:\n.Lfunc_begin0:\n\t.loc\t1 3 1\n\taddl\t%eax, %ebx\n\t.loc\t1 0 1\n\tretq\n'
    text += "g:\n.Lfunc_begin1:\n\tnop\n"
    assert [tuple(each) for each in linked.of_assembly(text)] == [
        ("f:", None),
        ("\taddl\t%eax, %ebx", ("k.py", 3)),
        ("\tretq", None),
        ("g:", None),
        ("\tnop", None),
    ]


def test_aarch64_is_linked_too() -> None:
    found = page_bundles.built()
    entry, variant = next(each for each in found.variants() if each[0].name == "smooth")
    (assembly,) = [each for each in linked.code(found, entry, variant, "aarch64").machine if each.title == "CPU aarch64"]
    assert "fsqrt" in of(assembly, line("tack.sqrt"))
    assert "aarch64" in cpu.LEVELS
