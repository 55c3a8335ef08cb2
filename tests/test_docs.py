"""The documents against the code: what they name exists, and what exists is in them."""

from __future__ import annotations

import ast
import importlib
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import tack
import tack_runtime
from tack_runtime import errors, settings
from tackc import cli
from tackc.compiler.errors import CATALOGUE

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).resolve().parent.parent
GUIDE = [
    f"docs/guide/{path.name}"
    for path in sorted((ROOT / "docs" / "guide").glob("*.md"))
    if "```python" in path.read_text("utf-8") and path.name != "packaging.md"  # whose package test_package.py builds
]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_make_targets_of_the_documents_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", text("Makefile"), re.M))
    for path in DOCUMENTS:
        named = set(re.findall(r"(?:^|`)make ([a-z-]+)", path.read_text("utf-8"), re.M))
        assert named <= targets, path


def test_every_make_target_has_a_line_of_help() -> None:
    result = subprocess.run(["make", "--no-print-directory", "help"], capture_output=True, text=True, cwd=ROOT, check=True)
    listed = {line.split()[0] for line in result.stdout.splitlines()}
    phony = re.search(r"^\.PHONY: (.*)$", text("Makefile"), re.M)
    assert phony is not None
    assert listed == set(phony.group(1).split())


def test_tackc_commands_of_the_documents_parse() -> None:
    """Every `tackc ...` line of a code block names a command and options that exist."""
    seen = 0
    context = click.Context(cli.commands)
    for path in DOCUMENTS:
        for block in re.findall(r"^```(?:bash|sh)\n(.*?)^```", path.read_text("utf-8"), re.M | re.S):
            for line in block.splitlines():
                if line.startswith("tackc "):
                    words = shlex.split(line.partition(" -- ")[0], comments=True)  # without a program that it runs
                    seen += 1
                    command = cli.commands.get_command(context, words[1])
                    if isinstance(command, click.Group):
                        command = command.get_command(context, words[2])
                    assert command is not None, line
                    options = {option for p in command.params if isinstance(p, click.Option) for option in p.opts}
                    assert {word for word in words[2:] if word.startswith("-")} <= options, line
    assert seen >= 2


def python_blocks(name: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", text(name), re.M | re.S)


def run(command: list[str], folder: Path, **environment: str) -> str:
    """What a command prints; it must succeed, and find this checkout's packages."""
    here = {**os.environ, "TACK_CACHE_DIR": str(folder / "cache"), **environment}
    path = os.pathsep.join([*filter(None, [here.get("PYTHONPATH")]), str(ROOT)])
    result = subprocess.run(command, capture_output=True, text=True, cwd=folder, env={**here, "PYTHONPATH": path}, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.mark.parametrize("name", ["docs/index.md", "docs/performance.md", *GUIDE])
def test_python_of_a_page_runs_as_one_program(name: str, tmp_path: Path) -> None:
    blocks = python_blocks(name)
    assert blocks
    (tmp_path / "page.py").write_text("\n".join(blocks))
    run([sys.executable, "page.py"], tmp_path)


def test_performance_page_is_right_about_what_compiles(tmp_path: Path) -> None:
    """K-004: one variant for each row width, and one for all where the size is a number."""
    (tmp_path / "page.py").write_text(
        "import tack\n\ntack.set_log('compile')\n" + "\n".join(python_blocks("docs/performance.md"))
    )
    command = ["sh", "-c", f"{shlex.quote(sys.executable)} page.py 2>&1"]
    compiled = re.findall(r"tack compile: (\w+)\(", run(command, tmp_path))
    assert sorted(compiled) == ["decay", "histogram", "row_sums", "row_sums", "row_sums_flat", *["turns"] * 6]


def reasons() -> Iterator[str]:
    """What the compiler says of why it runs iterations in lanes or not, as far as it is fixed text."""
    for name in ("cost", "limits"):
        for node in ast.walk(ast.parse(text(f"tackc/compiler/lanes/{name}.py"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Form" and isinstance(node.args[1], ast.Constant):
                yield node.args[1].value
    for node in ast.parse(text("tackc/compiler/lanes/estimates.py")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def test_performance_page_has_every_reason_and_note() -> None:
    """N-018"""
    page = text("docs/performance.md")
    found = [reason for reason in reasons() if reason]
    assert len(found) > 8
    assert [reason for reason in found if reason not in page] == []
    notes = ("uniform", "linear 1", "varying", "divergent", "leaving", "parting", "steady: n", "taken: z", "owned: t")
    assert [note for note in notes if f"| `{note}` |" not in page] == []


def test_readme_runs(tmp_path: Path) -> None:
    """The three journeys, in order: build, run, develop; then arrays, which print what the comments say."""
    (tmp_path / "kernels_examples").symlink_to(ROOT / "kernels_examples")
    saxpy, application, arrays = python_blocks("README.md")
    (tmp_path / "saxpy.py").write_text(saxpy)
    (tmp_path / "application.py").write_text(application)
    run([sys.executable, "-m", "tackc", "check", "saxpy.py"], tmp_path)
    shell = [line for block in re.findall(r"^```bash\n(.*?)^```", text("README.md"), re.M | re.S) for line in block.splitlines()]
    (build,) = [line for line in shell if line.startswith("tackc build")]
    run([sys.executable, "-m", *shlex.split(build)], tmp_path)
    run([sys.executable, "application.py"], tmp_path, TACK_JIT="off")
    start = next(number for number, line in enumerate(shell) if line.startswith("PYTHONPATH="))
    develop = "\n".join(shell[start : shell.index("'") + 1]).replace(" python ", f" {shlex.quote(sys.executable)} ")
    develop = develop.replace("PYTHONPATH=kernels_examples", 'PYTHONPATH="kernels_examples:$PYTHONPATH"')
    assert run(["sh", "-c", develop], tmp_path).startswith("[[0. 0. 0.")
    printed = [each.partition(":")[0] for each in re.findall(r"^print\(.*\)  # (.*)$", arrays, re.M)]
    assert run([sys.executable, "-c", arrays], tmp_path).splitlines() == printed


@pytest.mark.parametrize("name", ["diagnostics", "reference"])
def test_generated_pages_are_current(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`python tools/NAME.py` writes docs/NAME.md."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    assert text(f"docs/{name}.md") == importlib.import_module(name).page()


def test_reference_has_every_public_name_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    reference = importlib.import_module("reference")
    listed = [name for names in reference.GROUPS.values() for name in names.split()]
    assert sorted(listed) == sorted(reference.public_names())


def test_site_builds_without_a_warning(tmp_path: Path) -> None:
    """Every link and anchor leads somewhere, and every page is in the navigation."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path / "site")]
    result = subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, check=False
    )
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "site" / "index.html").is_file()


def test_every_page_for_users_is_linked_from_the_readme() -> None:
    pages = {f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md") if path.stem != "index"}
    assert pages <= set(re.findall(r"\]\((docs/[\w-]+\.md)[#)]", text("README.md")))


def test_every_setter_of_the_readme_exists() -> None:
    named = set(re.findall(r"`(set_\w+)[`(]", text("README.md")))
    assert named == {name for name in vars(settings) if name.startswith("set_")}
    assert all(hasattr(tack, name) and hasattr(tack_runtime, name) for name in named)


def test_files_that_the_documents_link_to_exist() -> None:
    for path in DOCUMENTS:
        prose = re.sub(r"`[^`]*`", "", path.read_text("utf-8"))
        for target in re.findall(r"\]\(([^)#:]+)\)", prose):
            assert (path.parent / target).exists(), f"{path.name}: {target}"


def test_paths_of_the_documents_exist() -> None:
    """`tackc/compiler/ir.py` in a document is a file or folder; a name in <> or with * is a pattern."""
    for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"):
        for target in re.findall(r"`((?:tack|tackc|tack_runtime|docs|tests|kernels_examples|tools)/[\w./-]*)`", text(name)):
            assert (ROOT / target).exists(), f"{name}: {target}"


def test_examples_of_the_readme_exist() -> None:
    for target in re.findall(r"kernels_examples/\w+\.py", text("README.md")):
        assert (ROOT / target).is_file()


def test_every_switch_is_in_the_readme() -> None:
    switches = set(re.findall(r"\bTACK_[A-Z_]+\b", settings.__doc__ or ""))
    assert switches
    assert switches == set(re.findall(r"^\| `(TACK_[A-Z_]+)", text("README.md"), re.M))


def test_every_diagnostic_explains_itself() -> None:
    for code, entry in CATALOGUE.items():
        assert code == entry.code
        assert re.fullmatch(r"TK\d{3}", code)
        assert entry.title
        assert len(entry.explanation) > 40, code
        assert "def " in entry.example, code
        assert "def " in entry.fix, code
        assert entry.example != entry.fix, code


def test_every_diagnostic_is_shown_by_a_test() -> None:
    """Each code appears in a text case or a test, so none is dead."""
    shown = "".join(path.read_text("utf-8") for path in sorted((ROOT / "tests").rglob("*.case")))
    shown += "".join(path.read_text("utf-8") for path in sorted((ROOT / "tests").glob("test_*.py")))
    assert not [code for code in CATALOGUE if code not in shown]


def test_codes_of_the_documents_exist() -> None:
    for path in DOCUMENTS:
        assert set(re.findall(r"\bTK\d{3}\b", path.read_text("utf-8"))) <= set(CATALOGUE), path


def test_clauses_of_the_contract_are_unique_and_counted() -> None:
    clauses = re.findall(r"^- \*\*([A-Z]-\d+)\*\*", text("docs/contract.md"), re.M)
    assert len(clauses) == len(set(clauses))
    assert f"as {len(clauses)} testable clauses" in text("docs/contract.md")


def test_clauses_that_the_code_cites_exist() -> None:
    clauses = set(re.findall(r"\b([A-Z]-\d{3})\b", text("docs/contract.md")))
    for folder in ("tack", "tackc", "tack_runtime", "tests", "docs"):
        for path in (p for pattern in ("*.py", "*.md", "*.h", "*.case") for p in (ROOT / folder).rglob(pattern)):
            cited = set(re.findall(r"\b([A-Z]-\d{3})\b", path.read_text("utf-8")))
            assert cited <= clauses, f"{path}: {sorted(cited - clauses)}"


def test_every_package_is_installed() -> None:
    """A folder with Python files that pyproject.toml does not list would be missing from a wheel."""
    listed = set(tomllib.loads(text("pyproject.toml"))["tool"]["setuptools"]["packages"])
    found = {
        ".".join(path.parent.relative_to(ROOT).parts)
        for package in ("tack", "tackc", "tack_runtime")
        for path in (ROOT / package).rglob("__init__.py")
    }
    assert listed == found


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_documents_stand_alone(path: Path) -> None:
    assert not re.search(r"\bTODO\b|\bFIXME\b|(?:^|\s)/(?:home|root|tmp)/", path.read_text("utf-8"))


def test_every_exception_is_in_the_guide() -> None:
    table = dict(re.findall(r"^\| (.+?) \| (.*?) \|", text("docs/guide/errors.md"), re.MULTILINE))
    listed = {name: bases for names, bases in table.items() for name in re.findall(r"\w+Error\b", names)}
    classes = {name: cls for name, cls in vars(errors).items() if isinstance(cls, type) and issubclass(cls, errors.TackError)}
    assert listed.keys() == classes.keys() - {"TackError"}
    for name, bases in listed.items():
        own = {base.__name__ for base in classes[name].__bases__} - {"TackError"}
        assert own <= set(re.findall(r"\w+", bases))
