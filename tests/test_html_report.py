"""`tackc inspect --html`: one page, its numbers those of `inspect --json`, as Chromium shows it."""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import page_bundles
import pytest
from click.testing import CliRunner, Result
from page_bundles import line

from tack_runtime.manifest import Skipped
from tackc import bundle as writer
from tackc import cli, html_report, inspection
from tackc.cli.exits import Exit
from tackc.html_report import Choice
from tackc.inspection import Inspection
from tackc.markup import HUES

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
from chromium import Page

SPILLED = 48


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, [str(argument) for argument in arguments], prog_name="tackc")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pages")


@pytest.fixture(scope="module")
def bundle(folder: Path) -> Path:
    return page_bundles.written(folder, spilled_bytes=SPILLED)


@pytest.fixture(scope="module")
def page(bundle: Path, folder: Path) -> Path:
    result = tackc("inspect", bundle, "--html", folder / "page.html", "--level", "v2")
    assert result.exit_code == 0, result.output
    path = folder / "page.html"
    assert result.output == f"wrote {path} ({path.stat().st_size:,} bytes)\n"
    return path


@pytest.fixture(scope="module")
def browser() -> Iterator[Page]:
    with Page() as started:
        yield started


class Elements(HTMLParser):
    """All elements of a page with their attributes, and the text within each that has an id."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def embedded(text: str) -> Any:
    found = re.search(r'<script type="application/json" id="inspect-json">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


# --- what it says ------------------------------------------------------------------------------------------------------


def test_the_page_holds_what_inspect_says_as_json(bundle: Path, page: Path) -> None:
    assert embedded(page.read_text()) == json.loads(tackc("inspect", bundle, "--json").stdout)


def test_every_number_is_one_of_inspect(browser: Page, bundle: Path, page: Path) -> None:
    """Those of the tables, row by row, and those of the headline."""
    data = json.loads(tackc("inspect", bundle, "--json").stdout)
    browser.open(page)
    shown = browser.run(
        """[...document.querySelectorAll("#registers details")].map(kernel => [kernel.dataset.kernel,
        [...kernel.querySelectorAll("tbody")].map(body => [body.querySelector("th").textContent,
        [...body.querySelectorAll("tr")].map(row => Object.fromEntries([...row.querySelectorAll("data")].map(
        each => [each.dataset.is, [Number(each.value), each.textContent]])))])])"""
    )
    wanted = []
    for kernel in data["kernels"]:
        rows = []
        for variant in kernel["variants"]:
            images = [{"size": data["members"][image["member"]]["size"], **image["notes"]} for image in variant["images"]]
            rows.append([variant["signature"], [{name: [n, f"{n:,}"] for name, n in image.items()} for image in images]])
        wanted.append([f"{kernel['module']}.{kernel['name']}", rows])
    assert shown == wanted
    tiles = browser.run(
        'Object.fromEntries([...document.querySelectorAll(".tiles data")].map(e => [e.dataset.is, Number(e.value)]))'
    )
    targets = {image["target"] for kernel in data["kernels"] for variant in kernel["variants"] for image in variant["images"]}
    assert tiles == {
        "bytes": sum(member["size"] for member in data["members"].values()),
        "members": len(data["members"]),
        "kernels": 3,
        "variants": 3,
        "targets": len(targets),
    }


def test_what_made_it_is_said(browser: Page, bundle: Path, page: Path) -> None:
    """As the table of `inspect` says it."""
    browser.open(page)
    made = browser.run('[...document.querySelectorAll("#top .made")].map(e => e.textContent)')
    assert made == list(inspection.provenance_lines(inspection.read(bundle, None).manifest))
    assert any("revision c0ffee" in text for text in made)
    assert all(text in tackc("inspect", bundle).stdout for text in made)


def test_sizes_are_those_of_the_members(browser: Page, bundle: Path, page: Path) -> None:
    """Each member counts once; what the libraries hold besides kernels is a part, too."""
    data = json.loads(tackc("inspect", bundle, "--json").stdout)
    browser.open(page)
    rows = browser.run(
        """[...document.querySelectorAll("table.sizes tr")].map(row => [...row.querySelectorAll("th, td")].map(
        cell => cell.querySelector("data") ? Number(cell.querySelector("data").value) : cell.textContent))"""
    )
    heading, *kernels, totals = rows
    assert totals[-1] == sum(member["size"] for member in data["members"].values())
    for at, target in enumerate(heading[1:-1], 1):
        assert totals[at] == sum(row[at] for row in kernels if row[at] != "–"), target
    (smooth,) = [row for row in kernels if row[0] == "page_k.smooth"]
    (variant,) = [variant for kernel in data["kernels"] if kernel["name"] == "smooth" for variant in kernel["variants"]]
    for title, target in (("CUDA", "cuda"), ("Metal", "metal")):
        members = {image["member"] for image in variant["images"] if image["target"] == target}
        assert smooth[heading.index(title)] == sum(data["members"][member]["size"] for member in members)
    (library,) = [image for image in variant["images"] if image["kind"] == "library"]
    assert smooth[heading.index("CPU")] == library["notes"]["code_bytes"]
    drawn = browser.run('[...document.querySelectorAll(".treemap .ground title")].map(e => e.textContent)')
    assert drawn == [f"{title}, {totals[at]:,} bytes" for at, title in enumerate(heading[1:-1], 1)]


def test_coverage_and_reasons(browser: Page, page: Path) -> None:
    browser.open(page)
    rows = browser.run(
        """Object.fromEntries([...document.querySelectorAll("#coverage tbody tr")].map(row => [row.querySelector("th").innerText,
        [...row.querySelectorAll("td span")].map(cell => [cell.textContent, cell.title])]))"""
    )
    metal = "parameter 'x' has dtype tack.f64, which is not supported on Metal"
    source = "sources only: no binary could be made"
    assert rows["smooth(u=f32[:, :], v=f32[:, :])"] == [["built", ""], ["built", ""], ["source only", source]]
    *covered, skipped = rows["total(x=f64[:], n=i32)"]
    assert covered == [["built", ""]] * 2
    assert skipped[0] == "skipped"
    assert skipped[1].startswith(metal)
    assert metal in browser.run('document.querySelector("#coverage").innerText'), "not only as a tooltip"
    assert (
        browser.run('[...document.querySelectorAll("#coverage thead tr")].map(e => e.innerText.split("\\t"))')
        == [["variant", "CPU", "CUDA", "Metal"]] * 3
    )


def test_spills_stand_out(browser: Page, page: Path) -> None:
    browser.open(page)
    cells = browser.run('[...document.querySelectorAll("td.spill")].map(cell => cell.textContent)')
    assert cells == [str(SPILLED)] * 3
    assert browser.run('document.querySelector("#registers summary").innerText').endswith("1 image spills")


# --- as a page ---------------------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    channels = [float(each) / 255 for each in re.findall(r"[\d.]+", colour)[:3]]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


CONTRAST = """(() => {
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const rgb = colour => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const ground = each => {
    for (let at = each; at; at = at.parentElement) {
      const found = rgb(getComputedStyle(at).backgroundColor);
      if (found[3] === 255) return found;
    }
  };
  const seen = [...document.querySelectorAll("body *")].filter(each => each.checkVisibility({contentVisibilityAuto: false})
    && each.closest("svg, .hidden") === null && [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()));
  return seen.map(each => [each.tagName + "." + each.className, rgb(getComputedStyle(each).color), ground(each)]);
})()"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_opens_in_light_and_dark_without_a_word_or_a_request(browser: Page, page: Path, scheme: str) -> None:
    browser.said.clear()
    browser.requested.clear()
    browser.prefer(scheme)
    browser.open(page)
    assert browser.run('document.querySelectorAll("#code details.variant").length') == 3
    ground = browser.run("getComputedStyle(document.body).backgroundColor")
    assert (luminance(ground) > 0.5) == (scheme == "light")
    assert browser.said == []
    assert browser.requested == [page.as_uri()]
    other = "dark" if scheme == "light" else "light"
    browser.run(f'document.getElementById("theme-{other}").click()')
    assert (luminance(browser.run("getComputedStyle(document.body).backgroundColor")) > 0.5) == (other == "light")
    assert browser.said == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_texts_have_enough_contrast(browser: Page, page: Path, scheme: str) -> None:
    """4.5 to 1, as WCAG 2 asks for."""
    browser.prefer(scheme)
    browser.open(page, f"k1v0-0-{line('tack.sqrt')}")
    found = browser.run(CONTRAST)
    assert len(found) > 100
    for name, colour, ground in found:
        dark, light = sorted(luminance(",".join(map(str, each[:3]))) for each in (colour, ground))
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (name, colour, ground)


def test_headings_and_names_for_those_who_do_not_see(browser: Page, page: Path) -> None:
    browser.open(page)
    assert browser.run("document.documentElement.lang") == "en"
    assert browser.run('[...document.querySelectorAll("h1, h2")].map(e => e.textContent)') == [
        *("page.tackb", "Size", "Coverage", "Registers and spills", "Code")
    ]
    assert browser.run('[...document.querySelectorAll("thead th, tbody th")].filter(e => !e.scope).length') == 0
    assert browser.run('[...document.querySelectorAll(".treemap a")].filter(e => !e.getAttribute("aria-label")).length') == 0
    named = '[...document.querySelectorAll("[role=region], nav, .treemap")].filter(e => !e.getAttribute("aria-label")).length'
    assert browser.run(named) == 0
    assert browser.run('[...document.querySelectorAll("input[type=radio]")].filter(e => !e.labels.length).length') == 0


ON = '[...document.querySelectorAll(".l.on")].map(e => e.dataset.l)'


def test_a_python_line_shows_what_came_from_it(browser: Page, page: Path) -> None:
    """By a click, by keys, and by the address."""
    root, above = f"0-{line('tack.sqrt')}", f"0-{line('above = ')}"
    browser.open(page, f"k1v0-{root}")
    assert set(browser.run(ON)) == {root}
    assert browser.run('document.querySelector("#k1v0").open')
    texts = browser.run(
        '[...document.querySelectorAll(".pane")].map(e => [...e.querySelectorAll(".l.on")].map(e => e.textContent).join())'
    )
    python, source, machine = (text for text in texts if text)
    assert "tack.sqrt(above)" in python
    assert "@llvm.sqrt" in source
    assert "sqrt" in machine
    browser.run(f'document.getElementById("k1v0-{above}").click()')
    assert set(browser.run(ON)) == {above}
    assert browser.run("location.hash") == f"#k1v0-{above}"
    browser.run(f'document.getElementById("k1v0-{root}").focus()')
    for kind in ("keyDown", "keyUp"):
        browser(
            "Input.dispatchKeyEvent",
            type=kind,
            key="Enter",
            code="Enter",
            windowsVirtualKeyCode=13,
            text="\r" * (kind == "keyDown"),
        )
    assert set(browser.run(ON)) == {root}
    assert browser.run('document.querySelector("[aria-current]").id') == f"k1v0-{root}"


def test_an_instruction_leads_to_its_python_line(browser: Page, page: Path) -> None:
    browser.open(page, "k1v0")
    browser.run('document.getElementById("k1v0").open = true')
    find = '[...document.querySelectorAll("#k1v0 .pane:last-child .l[data-l]")].find(e => /sqrt[ps]s/.test(e.textContent))'
    browser.run(f"{find}.click()")
    root = f"k1v0-0-{line('tack.sqrt')}"
    assert browser.run("location.hash") == f"#{root}"
    assert browser.run(f'document.getElementById("{root}").classList.contains("on")')
    browser.run(f"{find}.dispatchEvent(new PointerEvent('pointerover', {{bubbles: true}}))")
    assert browser.run(f'document.getElementById("{root}").classList.contains("hot")')


def test_the_filter_leaves_what_fits(browser: Page, page: Path) -> None:
    browser.open(page)
    browser.run('(e => { e.value = "f64"; e.dispatchEvent(new Event("input")); })(document.querySelector(".filter"))')
    left = browser.run('[...new Set([...document.querySelectorAll("[data-kernel]:not([hidden])")].map(e => e.dataset.kernel))]')
    assert left == ["page_k.total"]


def test_without_scripts_it_reads_too(browser: Page, page: Path) -> None:
    """Tables, code and its tabs, colours; a line of Python is marked by its address."""
    root = f"k1v0-0-{line('tack.sqrt')}"
    browser.open(page, root, scripts=False)
    document = browser("DOM.getDocument", depth=-1)["root"]

    def found(selector: str) -> list[int]:
        return list(browser("DOM.querySelectorAll", nodeId=document["nodeId"], selector=selector)["nodeIds"])

    try:
        assert len(found(f"a#{root}:target")) == 1
        assert len(found("#coverage td")) == 9
        assert len(found(".tabs input:checked + label + .panel")) == 6
        assert found(".filter") == []
        assert len(found(f'#k1v0 [data-l="0-{line("tack.sqrt")}"]')) > 3
    finally:
        browser.open(page)


def test_it_prints(browser: Page, page: Path) -> None:
    browser.open(page)
    browser("Emulation.setEmulatedMedia", media="print", features=[])
    try:
        assert browser.run('getComputedStyle(document.querySelector(".bar")).display') == "none"
        assert browser.run('getComputedStyle(document.querySelector(".text")).overflow') == "visible"
    finally:
        browser.prefer("light")


# --- hostile and large bundles -----------------------------------------------------------------------------------------

HOSTILE = """</script><script>document.title="owned"</script><img src=x onerror="document.title='owned'">'\"{{data}}\x1b[31m"""


def test_texts_of_a_bundle_become_no_markup(browser: Page, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = page_bundles.built()
    entries = []
    for entry in found.kernels:
        notes = ((HOSTILE, 7),)
        variants = tuple(
            variant._replace(
                images=tuple(image._replace(notes=notes, form=HOSTILE.replace("\x1b", "")) for image in variant.images),
                skipped=(Skipped("hip", HOSTILE),),
            )
            for variant in entry.variants
        )
        entries.append(entry._replace(file=f"<i>{'&'}x.py", variants=variants))
    sources = {image.member for _, variant in found.variants() for image in variant.images if image.kind == "source"}
    members = {**found.contents.members, **dict.fromkeys(sources, f"// {HOSTILE}\n".encode())}
    monkeypatch.setattr(writer, "PRODUCER", f"tackc {HOSTILE}")
    path, output = folder / "<b>host&ile.tackb", folder / "hostile.html"
    writer.write(entries, members, path)
    assert tackc("inspect", path, "--html", output, "--level", "v2").exit_code == 0
    text = output.read_text()
    assert "\x1b" not in text
    elements = Elements(text)
    assert [attributes.get("id") for tag, attributes in elements.found if tag == "script"] == ["inspect-json", None]
    assert {tag for tag, _ in elements.found} & {"img", "iframe", "object"} == set()
    assert not [attributes for _, attributes in elements.found if any(name.startswith("on") for name in attributes)]
    assert embedded(text) == json.loads(tackc("inspect", path, "--json").stdout)
    browser.said.clear()
    browser.requested.clear()
    browser.open(output)
    assert browser.run("document.title") == "<b>host&ile.tackb – tackc inspect"
    assert browser.said == []
    assert browser.requested == [output.as_uri()]
    shown = HOSTILE.replace("\x1b", "\\x1b")
    assert f"HIP, 1 variant skipped: {shown}" in browser.run('document.querySelector("#coverage .notes").textContent')


@pytest.fixture(scope="module")
def large(folder: Path) -> Inspection:
    return inspection.read(page_bundles.many(folder, 20, 50), None)


def test_a_page_of_a_thousand_variants(browser: Page, large: Inspection, folder: Path) -> None:
    """All are in the tables, which are closed at first; the code is that of some, of each kernel the first, as the page says."""
    output = folder / "many.html"
    html_report.write(large, output, Choice(code=21, level="v2"))
    assert output.stat().st_size < 6_000_000
    browser.open(output)
    assert browser.run('document.querySelectorAll("#coverage tbody tr").length') == 1000
    assert browser.run('document.querySelectorAll("#coverage details[open]").length') == 0
    assert browser.run('document.querySelectorAll("#code .variant").length') == 21
    assert browser.run('[...document.querySelectorAll(".code-of")].map(e => e.querySelectorAll(".variant").length)') == [
        2,
        *[1] * 19,
    ]
    assert "has the code of 21 of 1,000 variants: name a kernel" in browser.run('document.querySelector("#code").innerText')
    assert browser.run('document.querySelectorAll(".treemap rect").length') < 5000


def test_how_many_variants_have_code_can_be_said(bundle: Path, tmp_path: Path) -> None:
    output = tmp_path / "p.html"
    for options, count in ((["--code", "0"], 0), (["--code", "1"], 1), (["scale", "--code", "all"], 1)):
        assert tackc("inspect", bundle, *options, "--html", output, "--level", "v2").exit_code == 0
        assert output.read_text().count('class="variant"') == count, options


def test_long_texts_are_cut_and_say_so(bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tackc import html_code

    monkeypatch.setattr(html_code, "_MOST_LINES", 5)
    text = html_report.page(inspection.read(bundle, "smooth"), Choice(level="v2"))
    assert re.search(r"The first 5 of \d+ lines\.", text)


def test_a_program_that_this_compiler_refuses_is_shown_without_code(tmp_path: Path) -> None:
    found = page_bundles.built()
    (entry,) = [each for each in found.kernels if each.name == "scale"]
    program = json.loads(found.contents.members[entry.program])
    function = program["functions"][program["kernel"]]
    function["text"] = function["text"].replace("x[0]", "later(x)")
    text = json.dumps(program, sort_keys=True, separators=(",", ":")).encode()
    members = {**found.contents.members, entry.program: text}
    digest = hashlib.sha256(text).hexdigest()
    entries = [each._replace(digest=digest) if each is entry else each for each in found.kernels]
    path = tmp_path / "newer.tackb"
    writer.write(entries, members, path)
    page = html_report.page(inspection.read(path, None), Choice(level="v2"))
    assert page.count("this tackc cannot compile it: ") == 1
    assert page.count('class="panes"') == 2


@pytest.mark.parametrize("name", ["inspect.png", "inspect-code.png"])
def test_pictures_of_the_docs_are_small(name: str) -> None:
    data = (Path(__file__).resolve().parent.parent / "docs" / name).read_bytes()
    assert data.startswith(b"\x89PNG")
    assert len(data) < 300_000


# --- the command -------------------------------------------------------------------------------------------------------


def test_the_same_bundle_gives_the_same_bytes(bundle: Path, page: Path, tmp_path: Path) -> None:
    """In another folder, too."""
    copy = tmp_path / bundle.name
    copy.write_bytes(bundle.read_bytes())
    assert tackc("inspect", copy, "--html", tmp_path / "again.html", "--level", "v2").exit_code == 0
    assert (tmp_path / "again.html").read_bytes() == page.read_bytes()
    assert str(tmp_path) not in page.read_text()


def test_nothing_is_written_where_something_is_wrong(bundle: Path, tmp_path: Path) -> None:
    output = tmp_path / "p.html"
    output.write_text("mine")
    for options, code in ((["nope"], Exit.USAGE), (["--level", "v9"], Exit.USAGE)):
        assert tackc("inspect", bundle, *options, "--html", output).exit_code == code
    damaged = tmp_path / "damaged.tackb"
    damaged.write_bytes(bundle.read_bytes()[:-1])
    assert tackc("inspect", damaged, "--html", output).exit_code == Exit.BUNDLE
    assert output.read_text() == "mine"
    assert sorted(os.listdir(tmp_path)) == ["damaged.tackb", "p.html"]
    result = tackc("inspect", bundle, "--html", output / "p.html", "--code", "0")
    assert (result.exit_code, "cannot write" in result.stderr) == (Exit.USAGE, True)
    assert output.read_text() == "mine"


def test_folders_that_lack_on_its_way_are_made(bundle: Path, tmp_path: Path) -> None:
    output = tmp_path / "new" / "p.html"
    assert tackc("inspect", bundle, "--html", output, "--code", "0").exit_code == 0
    assert os.listdir(output.parent) == ["p.html"]


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (["--html", "p.html", "--json"], "exclude each other"),
        (["--html", "p.html", "--asm"], "exclude each other"),
        (["--code", "3"], "--code belongs to --html"),
        (["--html", "p.html", "--code", "some"], "'some' is neither a number nor all"),
    ],
)
def test_usage_errors(bundle: Path, options: list[str], text: str) -> None:
    result = tackc("inspect", bundle, *options)
    assert result.exit_code == Exit.USAGE
    assert text in (result.stdout if "--json" in options else result.stderr)
    assert not Path("p.html").exists()


def test_there_are_so_many_hues() -> None:
    style = Path(html_report.__file__).with_name("html").joinpath("page.css").read_text()
    assert set(re.findall(r"^\.hue(\d+) ", style, re.MULTILINE)) == {str(hue) for hue in range(HUES)}


def test_levels_and_sizes_that_cannot_be(tmp_path: Path) -> None:
    """Readers take such manifests: what a note says, and which levels there are, concerns nobody who runs a bundle."""
    found = page_bundles.built()
    entries = [
        entry._replace(
            variants=tuple(
                variant._replace(
                    images=tuple(
                        image._replace(level="cpu", notes=(("code_bytes", 2**63 - 1),)) if image.target == "cpu" else image
                        for image in variant.images
                    )
                )
                for variant in entry.variants
            )
        )
        for entry in found.kernels
    ]
    path = tmp_path / "strange.tackb"
    writer.write(entries, found.contents.members, path)
    result = tackc("inspect", path, "--html", tmp_path / "page.html", "--code", "1")
    assert result.exit_code == 0, result.output


def test_generated_code_begins_at_the_kernel(browser: Page, page: Path) -> None:
    """Not at what it calls, which stands before; and a line that the address names is shown below its variant's signature."""
    within = """(() => { const text = document.querySelector("#k0v0 .tabs input:checked ~ .panel .text");
        const first = text.querySelector(".l[data-l]").getBoundingClientRect(), box = text.getBoundingClientRect();
        return first.top >= box.top && first.bottom <= box.bottom; })()"""
    browser.open(page)
    assert browser.run(within)
    browser.open(page, f"k1v0-0-{line('tack.sqrt')}")
    shown = """(() => { const line = document.querySelector("a.l[aria-current]").getBoundingClientRect(),
        title = document.querySelector("#k1v0 summary").getBoundingClientRect();
        return [title.top >= 0, line.top > title.bottom, line.bottom <= innerHeight]; })()"""
    assert browser.run(shown) == [True] * 3
