"""What builds and checks tell other programs: SARIF, JSON, GitHub, make, ninja, and the bar on a terminal."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result

from tackc import cli, depfile, findings, report
from tackc.cli import output
from tackc.cli.exits import Exit
from tackc.compiler.errors import CATALOGUE
from tackc.findings import Located
from tackc.request import RequestError

ROOT = Path(__file__).resolve().parent.parent

WRONG = """\
import tack

@tack.kernel
def two(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = unknown_name

@tack.kernel
def three(x: tack.f32[:]):
    for i in range(len(x)):
        assert x[i]
"""
RIGHT = """\
import tack

@tack.kernel
def fill(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = 1.0

@tack.kernel
def bare(x):
    for i in range(len(x)):
        x[i] = 1
"""
DOUBTFUL = """\
import tack

@tack.kernel
def never(x: tack.f32[:]):
    for i in range(len(x)):
        v = tack.vec2(1.0, 2.0)
        x[i] = v == v
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with kernels in folders below it."""
    (tmp_path / "src" / "kernels of mine").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(name: str, text: str) -> str:
    path = Path("src", "kernels of mine", name)
    path.write_text(text)
    return str(path)


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, [str(argument) for argument in arguments], prog_name="tackc")


# --- SARIF -------------------------------------------------------------------------------------------------------------------

TEXT = {"type": "object", "required": ["text"], "properties": {"text": {"type": "string", "minLength": 1}}}
# What the schema of SARIF 2.1.0 asks of the objects that are written here.
SARIF: dict[str, Any] = {
    "type": "object",
    "required": ["version", "runs"],
    "properties": {
        "$schema": {"type": "string", "format": "uri"},
        "version": {"const": "2.1.0"},
        "runs": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/run"}},
    },
    "additionalProperties": False,
    "$defs": {
        "run": {
            "type": "object",
            "required": ["tool"],
            "properties": {
                "tool": {
                    "type": "object",
                    "required": ["driver"],
                    "properties": {
                        "driver": {
                            "type": "object",
                            "required": ["name"],
                            "properties": {
                                "name": {"type": "string"},
                                "version": {"type": "string"},
                                "rules": {"type": "array", "uniqueItems": True, "items": {"$ref": "#/$defs/rule"}},
                            },
                            "additionalProperties": False,
                        }
                    },
                    "additionalProperties": False,
                },
                "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
                "results": {"type": "array", "items": {"$ref": "#/$defs/result"}},
            },
            "additionalProperties": False,
        },
        "rule": {
            "type": "object",
            "required": ["id"],
            "properties": {
                "id": {"type": "string"},
                "name": {"type": "string"},
                "shortDescription": TEXT,
                "fullDescription": TEXT,
                "help": {**TEXT, "properties": {**TEXT["properties"], "markdown": {"type": "string"}}},
                "defaultConfiguration": {"properties": {"level": {"enum": ["none", "note", "warning", "error"]}}},
            },
            "additionalProperties": False,
        },
        "result": {
            "type": "object",
            "required": ["message"],
            "properties": {
                "ruleId": {"type": "string"},
                "ruleIndex": {"type": "integer", "minimum": 0},
                "level": {"enum": ["none", "note", "warning", "error"]},
                "message": TEXT,
                "locations": {"type": "array", "items": {"$ref": "#/$defs/location"}},
            },
            "additionalProperties": False,
        },
        "location": {
            "type": "object",
            "required": ["physicalLocation"],
            "properties": {
                "physicalLocation": {
                    "type": "object",
                    "required": ["artifactLocation"],
                    "properties": {
                        "artifactLocation": {
                            "type": "object",
                            "properties": {
                                "uri": {
                                    "type": "string",
                                    "pattern": "^[A-Za-z0-9._~%!$&'()*+,;=:@/-]+$",
                                    "not": {"pattern": "^/"},
                                },
                                "uriBaseId": {"const": "%SRCROOT%"},
                            },
                            "additionalProperties": False,
                        },
                        "region": {
                            "type": "object",
                            "required": ["startLine"],
                            "properties": {
                                "startLine": {"type": "integer", "minimum": 1},
                                "startColumn": {"type": "integer", "minimum": 1},
                                "snippet": TEXT,
                            },
                            "additionalProperties": False,
                        },
                    },
                    "additionalProperties": False,
                }
            },
            "additionalProperties": False,
        },
    },
}


def sarif(text: str) -> Any:
    log = json.loads(text)
    jsonschema.Draft202012Validator(SARIF).validate(log)
    (run,) = log["runs"]
    for result in run["results"]:
        assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
    return run


def test_sarif_of_errors(project: Path) -> None:
    result = tackc("check", write("wrong.py", WRONG), "--diagnostics", "sarif")
    assert result.exit_code == Exit.KERNEL_SOURCE
    assert result.stderr == ""
    run = sarif(result.stdout)
    first, second = run["results"]
    assert (first["ruleId"], first["level"]) == ("TK013", "error")
    assert first["locations"] == [
        {
            "physicalLocation": {
                "artifactLocation": {"uri": "src/kernels%20of%20mine/wrong.py", "uriBaseId": "%SRCROOT%"},
                "region": {"startLine": 6, "startColumn": 16, "snippet": {"text": "        x[i] = unknown_name"}},
            }
        }
    ]
    assert second["message"]["text"].splitlines()[1].startswith("help: kernels have no assert")
    rule = run["tool"]["driver"]["rules"][0]
    assert rule["shortDescription"]["text"] == CATALOGUE["TK013"].title
    assert CATALOGUE["TK013"].fix in rule["help"]["markdown"]


def test_sarif_of_warnings_and_of_nothing(project: Path) -> None:
    result = tackc("check", write("right.py", RIGHT), "--diagnostics", "sarif")
    assert result.exit_code == 0
    assert sarif(result.stdout)["results"] == []
    assert "2 kernels, 1 variant: no errors" in result.stderr
    result = tackc("build", write("right.py", RIGHT), "--arch", "metal", "-o", "k.tackb", "--diagnostics", "sarif")
    (warning,) = sarif(result.stdout)["results"]
    assert warning["level"] == "warning"
    assert "right.bare declares no variant" in warning["message"]["text"]
    assert "wrote k.tackb" in result.stderr


def test_every_code_makes_a_rule() -> None:
    run = sarif(findings.sarif_text([Located("warning", code, code) for code in CATALOGUE]))
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == list(CATALOGUE)


def test_an_error_of_no_file(project: Path) -> None:
    result = tackc("build", write("right.py", RIGHT), "--arch", "gpu", "--diagnostics", "sarif")
    assert result.exit_code == Exit.USAGE
    (error,) = sarif(result.stdout)["results"]
    assert "unknown target 'gpu'" in error["message"]["text"]
    assert "locations" not in error


def test_a_file_and_the_terminal(project: Path) -> None:
    file = write("wrong.py", WRONG)
    result = tackc("check", file, "--diagnostics", "sarif", "--diagnostics-output", "out/check.sarif")
    assert len(sarif(Path("out/check.sarif").read_text())["results"]) == 2
    assert result.stdout == ""
    assert "error[TK013]" in result.stderr
    result = tackc("check", file, "--diagnostics", "json", "--diagnostics-output", "d.json", "--json")
    told, document = json.loads(result.stdout), json.loads(Path("d.json").read_text())
    assert told["errors"] == document["errors"]
    assert {each["file"] for each in document["errors"]} == {"src/kernels of mine/wrong.py"}
    assert document["warnings"] == []


def test_a_document_that_cannot_be_written(project: Path) -> None:
    """The findings are told all the same."""
    Path("right.py").write_text(RIGHT)
    result = tackc("check", write("wrong.py", WRONG), "--diagnostics", "json", "--diagnostics-output", "right.py/x")
    assert result.exit_code == Exit.KERNEL_SOURCE
    assert "error[TK013]" in result.stderr
    assert "cannot write right.py/x" in result.stderr


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--diagnostics", "sarif", "--json"], "add --diagnostics-output FILE"),
        (["--diagnostics-output", "x"], "--diagnostics-output belongs to --diagnostics json or sarif"),
        (["--diagnostics", "github", "--diagnostics-output", "x"], "belongs to --diagnostics json or sarif"),
        (["--diagnostics", "xml"], "'xml' is not one of 'text', 'json', 'sarif', 'github'"),
    ],
)
def test_options_that_exclude_each_other(project: Path, options: list[str], says: str) -> None:
    result = tackc("check", write("right.py", RIGHT), *options)
    assert result.exit_code == Exit.USAGE
    assert says in (result.stdout if "--json" in options else result.stderr)


# --- places ------------------------------------------------------------------------------------------------------------------


def test_a_finding_in_a_file_that_is_imported(project: Path) -> None:
    """Two files of one name: the one with the line is meant."""
    Path("src/kernels of mine/one").mkdir()
    Path("src/kernels of mine/two").mkdir()
    bad = "import tack\n\n@tack.func\ndef bad(x):\n    return x + unknown\n"
    write("one/part.py", "import tack\n\n@tack.func\ndef good(x):\n    return x + 1.0\n")
    write("two/part.py", bad)
    text = RIGHT.replace("import tack\n", "import tack\nfrom one.part import good\nfrom two.part import bad\n", 1)
    file = write("calls.py", text.replace("x[i] = 1.0", "x[i] = good(x[i]) + bad(x[i])"))
    document = json.loads(tackc("check", file, "--diagnostics", "json").stdout)
    assert {(each["file"], each["line"]) for each in document["errors"]} == {("src/kernels of mine/two/part.py", 5)}


def test_a_file_that_does_not_import(project: Path) -> None:
    document = json.loads(tackc("check", write("broken.py", "import tack\n\nx = 1 +\n"), "--diagnostics", "json").stdout)
    (error,) = document["errors"]
    assert (error["code"], error["file"], error["line"]) == (None, "src/kernels of mine/broken.py", 3)


def test_paths_are_relative_whatever_was_given(project: Path) -> None:
    file = write("wrong.py", WRONG)
    for given in (file, os.path.abspath(file), f"./src/../{file}"):
        document = json.loads(tackc("check", given, "--diagnostics", "json").stdout)
        assert document["errors"][0]["file"] == "src/kernels of mine/wrong.py"
    os.chdir("src")
    assert (
        json.loads(tackc("check", f"../{file}", "--diagnostics", "json").stdout)["errors"][0]["file"]
        == "kernels of mine/wrong.py"
    )
    link = project.parent / f"{project.name} link"
    link.symlink_to(project)
    assert findings.relative(link / "a.py", project) == "a.py"
    assert findings.relative(project.parent / "a.py", project) == "../a.py"


# --- GitHub ------------------------------------------------------------------------------------------------------------------


def on_github(monkeypatch: pytest.MonkeyPatch, workspace: Path) -> Path:
    """A step of a workflow; the file of its summary."""
    summary = workspace / "summary.md"
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    monkeypatch.setenv("GITHUB_WORKSPACE", str(workspace))
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(summary))
    return summary


def test_annotations_of_errors(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    summary = on_github(monkeypatch, project)
    file = write("wrong.py", WRONG)
    os.chdir("src")
    result = tackc("build", f"../{file}", "--arch", "cpu", "-o", "k.tackb", "--json")
    assert [each["code"] for each in json.loads(result.stdout)["errors"]] == ["TK013", "TK004"]
    first, second = [line for line in result.stderr.splitlines() if line.startswith("::")]
    assert first.startswith("::error file=src/kernels of mine/wrong.py,line=6,col=16,title=TK013::Kernel 'two': name 'unknown")
    assert "%0Ahelp: kernels have no assert: clamp" in second
    told = summary.read_text().splitlines()
    assert told[0] == "### tackc build: 2 errors"
    assert told[4].startswith("| TK013 | `` src/kernels of mine/wrong.py:6 `` | Kernel 'two': name 'unknown\\_name' at line 4")


def test_annotations_of_other_errors(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_github(monkeypatch, project)
    Path("no.tackb").write_text("none")
    result = tackc("inspect", "no.tackb")
    assert result.exit_code == Exit.BUNDLE
    assert result.stderr.splitlines()[-1].startswith("::error title=tackc::no.tackb: not a bundle")


def test_annotations_of_what_says_what_to_build(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_github(monkeypatch, project)
    Path("src/tackc.toml").write_text("arch = 3\n")
    result = tackc("check", write("right.py", RIGHT), "--config", "src/tackc.toml")
    assert result.exit_code == Exit.USAGE
    assert result.stderr.splitlines()[-1].startswith("::error file=src/tackc.toml,line=1,title=tackc::src/tackc.toml:1: ")


def test_warnings_and_the_summary_of_a_build(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    summary = on_github(monkeypatch, project)
    summary.write_text("# before\n")
    result = tackc("build", write("right.py", RIGHT), "--arch", "cpu:v3,metal", "-o", "k.tackb", "-q")
    assert result.stdout == ""
    warning, annotation = result.stderr.splitlines()
    assert warning.startswith("warning: kernel right.bare declares no variant")
    assert annotation.startswith("::warning title=tackc::kernel right.bare declares no variant")
    lines = summary.read_text().splitlines()
    assert lines[0] == "# before"
    assert lines[1].startswith(f"### tackc built `` k.tackb ``: {Path('k.tackb').stat().st_size:,} bytes in ")
    assert lines[3].startswith("| kernel | variants | cached | targets | bytes |")
    assert lines[5].startswith("| `` right.fill `` | 1 | 0 | cpu metal | ")
    assert any(line.startswith("- metal: Apple's tools are not installed") for line in lines)


def test_a_warning_with_a_place(project: Path) -> None:
    result = tackc("check", write("doubtful.py", DOUBTFUL), "--diagnostics", "github")
    annotations = [line for line in result.stderr.splitlines() if line.startswith("::")]
    assert annotations
    assert all(line.startswith("::") and "file=src/kernels of mine/doubtful.py,line=" in line for line in annotations)


def test_text_is_text_on_github_too(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_github(monkeypatch, project)
    result = tackc("check", write("wrong.py", WRONG), "--diagnostics", "text")
    assert "error[TK013]" in result.stderr
    assert "::" not in result.stderr


def test_a_summary_that_cannot_be_written_stops_nothing(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_github(monkeypatch, project)
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(project))
    result = tackc("build", write("right.py", RIGHT), "--arch", "metal", "-o", "k.tackb", "-q")
    assert result.exit_code == 0
    assert "warning: the job has no summary: " in result.stderr


def test_nothing_can_end_an_annotation() -> None:
    found = Located("error", "50%\r\n::warning::x, y: z", None, "a,b:c%.py", 3, 4)
    assert findings.annotation(found) == ("::error file=a%2Cb%3Ac%25.py,line=3,col=4,title=tackc::50%25%0D%0A::warning::x, y: z")


# --- depfiles ----------------------------------------------------------------------------------------------------------------

ODD = "od$d #1:a.py"
IMPORTS = f"""\
import importlib.util, os, sys
import tack
from parts.deep import VALUE
spec = importlib.util.spec_from_file_location("odd_one", os.path.join(os.path.dirname(__file__), {ODD!r}))
sys.modules["odd_one"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(sys.modules["odd_one"])

@tack.kernel
def fill(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = VALUE
"""
MAKEFILE = """\
out\\ dir/k.tackb:
\techo >> log
\t"{python}" -m tackc build "{source}" --arch metal -q -o "out dir/k.tackb" --depfile k.d
-include k.d
"""
NINJA = """\
rule tackc
  command = echo >> log && "{python}" -m tackc build "{source}" --arch metal -q -o "out dir/k.tackb" --depfile k.d
  depfile = k.d
build out$ dir/k.tackb: tackc src/kernels$ of$ mine/fill_k.py
"""


@pytest.mark.parametrize(("tool", "file", "text"), [("make", "Makefile", MAKEFILE), ("ninja", "build.ninja", NINJA)])
def test_what_is_built_again(project: Path, monkeypatch: pytest.MonkeyPatch, tool: str, file: str, text: str) -> None:
    """Whatever the kernels import, in names that are special to make, and nothing else; where a file is gone, too."""
    source = write("fill_k.py", IMPORTS)
    Path(source).parent.joinpath("parts").mkdir()
    write("parts/__init__.py", "")
    write("parts/deep.py", "import tack\nVALUE = tack.constant(3.0)\n")
    write(ODD, "")
    write("unused.py", "")
    Path(file).write_text(text.format(python=sys.executable, source=source))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))

    def builds() -> int:
        """How many builds there have been after one more call."""
        done = subprocess.run([tool], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return Path("log").read_text().count("\n")

    def touch(name: str) -> None:
        Path("src/kernels of mine", name).touch()

    count = builds()
    assert count == 1
    touch("unused.py")
    assert builds() == count
    for name in ("parts/deep.py", ODD):
        touch(name)
        count += 1
        assert [builds(), builds()] == [count, count]
    Path("src/kernels of mine", ODD).unlink()
    write("fill_k.py", "\n".join(line for line in IMPORTS.splitlines() if "odd_one" not in line))
    touch("fill_k.py")
    assert builds() == count + 1
    assert "#1" not in Path("k.d").read_text()


def test_a_depfile_of_a_folder_and_its_names(project: Path) -> None:
    file = write("right.py", RIGHT)
    assert tackc("build", os.path.abspath(file), "--arch", "metal", "-q", "-o", "k/", "--depfile", "d/k.d").exit_code == 0
    escaped = "src/kernels\\ of\\ mine/right.py"
    assert Path("d/k.d").read_text() == f"k/manifest.json: {escaped}\n{escaped}:\n"
    assert Path("k/manifest.json").exists()


def test_what_says_what_to_build_is_a_dependency(project: Path) -> None:
    """The configuration, specs files and what they include; of a package, the bundle stands for it."""
    write("right.py", RIGHT)
    Path("more.specs.toml").write_text('[[specialize]]\nsignature = "bare(x=f32[:])"\n')
    Path("app.specs.toml").write_text('[[specialize]]\nsignature = "bare(x=i32[:])"\n')
    Path("tackc.toml").write_text('files = ["src/kernels of mine/right.py"]\narch = "metal"\ninclude = ["more.specs.toml"]\n')
    result = tackc("build", "--specs", "app.specs.toml", "-q", "--package", "-o", "out/mine", "--depfile", "k.d")
    assert result.exit_code == 0, result.output
    assert Path("k.d").read_text().splitlines()[0] == (
        "out/mine/kernels.tackb: src/kernels\\ of\\ mine/right.py tackc.toml more.specs.toml app.specs.toml"
    )
    assert Path("out/mine/kernels.tackb").exists()


def test_a_failed_build_leaves_the_depfile_as_it_was(project: Path) -> None:
    Path("k.d").write_text("before")
    tackc("build", write("wrong.py", WRONG), "--arch", "metal", "-o", "k.tackb", "--depfile", "k.d")
    assert Path("k.d").read_text() == "before"


def test_a_name_that_make_cannot_have() -> None:
    with pytest.raises(RequestError, match="a depfile cannot have the name"):
        depfile.text("k.tackb", [Path("a\nb.py")])
    assert depfile.text("k", [Path("a\\ b.py"), Path("c\\d.py")]).splitlines()[0] == "k: a\\\\\\ b.py c\\d.py"


# --- progress ----------------------------------------------------------------------------------------------------------------


def drawn(columns: int, *options: str, **environment: str) -> str:
    """What a build writes to a terminal of so many columns."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    command = [sys.executable, "-m", "tackc", "build", write("right.py", RIGHT), "--arch", "cpu:v3,metal", "-j", "1", *options]
    inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "TERM", "NO_COLOR")}
    given = {**inherited, "PYTHONPATH": str(ROOT), "TERM": "xterm", "TACK_CACHE": "0", **environment}
    with subprocess.Popen([*command, "-o", "k.tackb"], stdout=subprocess.DEVNULL, stderr=theirs, env=given) as process:
        os.close(theirs)
        text = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:  # the other end is closed
                break
            text += part
        os.close(ours)
    assert process.returncode == 0
    return text.decode()


def test_the_bar_never_wraps(project: Path) -> None:
    for columns in (100, 20):
        text = drawn(columns)
        bars = re.findall(r"\r\x1b\[K(\[[#.]+[^\r]*)", text)
        assert bars
        assert all(len(bar) < columns for bar in bars)
        assert "\r\x1b[Kwarning: " in text  # what follows is on a clean line


def test_no_bar_where_none_is_wanted(project: Path) -> None:
    assert "[#" not in drawn(100, "-q")
    assert "\x1b" not in drawn(100, TERM="dumb")
    assert "[1/1] cpu right.fill" in drawn(100, TERM="dumb")
    assert "\x1b[1;" not in drawn(100, NO_COLOR="1")


def test_the_bar_is_drawn_as_often_as_eyes_see(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "40")
    times = iter([100.0, 100.01, 100.02, 100.2])
    monkeypatch.setattr(output.time, "monotonic", lambda: next(times))
    progress = output.Progress(shown=True)
    for done in range(1, 5):
        progress("cpu k.größe\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e", done, 4)
    progress.end()
    lines = capsys.readouterr().err.split("\r\x1b[K")[1:]
    assert [line[26:30] for line in lines] == [" 1/4", " 4/4", ""]
    assert lines[0].endswith("cpu k.gr")  # 38 columns: the bar, the numbers, and as much of the label as fits
    assert report.cut("\u65e5\u672c\u8a9e", 5) == "\u65e5\u672c"
