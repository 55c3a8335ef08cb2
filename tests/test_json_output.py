"""docs/json.schema.json and docs/json.md against what the commands print with --json."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import click
import jsonschema
import pytest
import sample_bundles as sample
from bundle_sources import TWO, built
from click.testing import CliRunner

from tackc import bundle as writer
from tackc import cli, signing
from tackc.contents import read_contents

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = json.loads((ROOT / "docs" / "json.schema.json").read_text("utf-8"))
CALL = ("saxpy", "--arg", "x=arange:f32[8]", "--arg", "y=ones:f32[8]", "--arg", "out=zeros:f32[8]", "--arg", "a=2.0")

Words: TypeAlias = "list[object]"


def commands() -> Iterator[tuple[str, click.Command]]:
    """Every command, those of groups with both names: "cache info"."""
    context = click.Context(cli.commands)
    for name in cli.COMMANDS:
        command = cli.commands.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from ((f"{name} {inner}", command.commands[inner]) for inner in command.commands)
        else:
            yield name, command


WITH_JSON = [name for name, command in commands() if any("--json" in parameter.opts for parameter in command.params)]

# What is asked of each command, with the files of the folder that `there` makes; several where the output has several shapes.
ASKED: dict[str, list[Callable[[Path], Words]]] = {
    "build": [
        lambda folder: [folder / "k.py", "--arch", "cpu:v2,cuda:compute_75,metal,opencl", "-o", folder / "built.tackb"],
        lambda folder: [folder / "wide.py", "--arch", "cpu:v2,metal", "-o", folder / "built.tackb"],
    ],
    "check": [lambda folder: [folder / "k.py"]],
    "plan": [lambda folder: [folder / "k.py", "--arch", "cpu:v2,cuda,metal", "--variants", "release,checked"]],
    "specs list": [
        lambda folder: [folder / "k.py"],
        lambda folder: [folder / "k.py", "-o", folder / "listed.specs.toml"],
    ],
    "specs merge": [lambda folder: [folder / "a.specs.toml", folder / "b.specs.toml"]],
    "specs prune": [lambda folder: [folder / "a.specs.toml", "--min-count", "2"]],
    "specs diff": [lambda folder: [folder / "a.specs.toml", folder / "b.specs.toml"]],
    "inspect": [lambda folder: [folder / "k.tackb"], lambda folder: [folder / "k.tackb", "half"]],
    "verify": [lambda folder: [folder / "k.tackb"], lambda folder: [folder / "strange.tackb"]],
    "merge": [lambda folder: [folder / "k.tackb", folder / "metal.tackb", "-o", folder / "all.tackb"]],
    "split": [lambda folder: [folder / "k.tackb", "--by", "kernel", "-o", folder]],
    "diff": [
        lambda folder: [folder / "k.tackb", folder / "k.tackb"],
        lambda folder: [folder / "k.tackb", folder / "metal.tackb"],
        lambda folder: [folder / "k.tackb", folder / "strange.tackb"],
    ],
    "run": [
        lambda folder: [folder / "k.tackb", *CALL],
        lambda folder: [folder / "k.tackb", *CALL[:-1], "a=nan", "--check", "out=1", "--check", "return=2"],
        lambda folder: [folder / "k.tackb", *CALL, "--save", f"out={folder}/out.npy", "--check", "out=zeros:f32[3]"],
    ],
    "bench": [lambda folder: [folder / "k.tackb", *CALL, "--repeat", "1"]],
    "wheel": [lambda folder: [folder / "k.tackb", "--name", "tooled", "--version", "1.0", "-o", folder]],
    "export-c": [lambda folder: [folder / "k.tackb", "-o", folder / "c"]],
    "record": [lambda folder: ["-o", folder / "app.specs.toml", "--", sys.executable, "-c", "0"]],
    "rebuild": [
        lambda folder: [folder / "metal.tackb", "--verify"],
        lambda folder: [folder / "altered.tackb", "--verify"],
    ],
    "keygen": [lambda folder: [folder / "key.pem"]],
    "sign": [lambda folder: [folder / "k.tackb", "--key", folder / "signing.pem"]],
    "targets": [lambda folder: []],
    "doctor": [lambda folder: []],
    "cache info": [lambda folder: []],
    "cache verify": [lambda folder: []],
    "cache clear": [lambda folder: []],
}


NO_FILES = ("keygen", "record", "targets", "doctor", "cache info", "cache verify", "cache clear")


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("json")
    (folder / "k.py").write_text(TWO)
    (folder / "wide.py").write_text(TWO.replace("f32", "f64"))
    (folder / "wrong.py").write_text(TWO.replace("len(x)", "unknown"))
    (folder / "k.tackb").write_bytes(built(TWO))
    (folder / "metal.tackb").write_bytes(built(TWO, "metal"))
    contents = read_contents(built(TWO, "metal"))
    members = {name: data + b" " * name.startswith("source/") for name, data in contents.members.items()}
    writer.write(contents.manifest.kernels, members, folder / "altered.tackb")
    for name, count in (("a", 2), ("b", 3)):
        entry = '[[specialize]]\nsignature = "half(x=f{}[:])"\ncount = {}\n'
        (folder / f"{name}.specs.toml").write_text(f"format = 1\n{entry.format(32, 1)}{entry.format(64, count)}")
    signing.generate_key(folder / "signing.pem")
    (folder / "strange.tackb").write_bytes(sample.packed(sample.files([sample.saxpy()], members={"bin/cpu.so": b"none"})))
    return folder


def printed(command: str, words: Words) -> Any:
    result = CliRunner().invoke(cli.commands, [*command.split(), "--json", *map(str, words)])
    assert "Traceback" not in result.output
    return json.loads(result.stderr if command == "record" else result.stdout, parse_constant=pytest.fail)


def against(name: str, value: object) -> list[str]:
    """What the schema says against a value."""
    validator = jsonschema.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{name}"})
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(value)]


def fields(schema: dict[str, Any]) -> set[str]:
    """The names of the fields of an object, with those of the description that its own goes on from."""
    base = schema.get("$ref", "").removeprefix("#/$defs/")
    return set(schema.get("properties", {})) | (fields(SCHEMA["$defs"][base]) if base else set())


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_every_command_with_json_is_described() -> None:
    text = (ROOT / "docs" / "json.md").read_text("utf-8")
    assert set(WITH_JSON) == ASKED.keys()
    for name in WITH_JSON:
        assert name in SCHEMA["$defs"]
        assert f"\n| `{name}` | " in text


@pytest.mark.parametrize("command", WITH_JSON)
def test_what_a_command_prints_has_the_shape_that_is_described(
    command: str, there: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if command == "doctor":
        monkeypatch.setenv("TACK_BUNDLE", f"{there}/k.tackb:{there}/nowhere.tackb")
    for words in ASKED[command]:
        assert against(command, printed(command, words(there))) == []


def _damaged(word: object, there: Path) -> object:
    """In the place of a source one with an error, in that of a bundle a file that is none."""
    if not isinstance(word, Path) or not word.is_file():
        return word
    return there / ("wrong.py" if word.suffix == ".py" else "broken.toml" if word.suffix == ".toml" else "broken.tackb")


@pytest.mark.parametrize("command", [name for name in WITH_JSON if name not in NO_FILES])
def test_errors_have_one_shape(command: str, there: Path) -> None:
    (there / "broken.tackb").write_bytes(b"none")
    (there / "broken.toml").write_bytes(b"[[")
    words = [_damaged(each, there) for each in ASKED[command][0](there)]
    assert against("errors", printed(command, words)) == []


@pytest.mark.parametrize(
    "words", [["nowhere.tackb"], [], ["--unknown"], ["{k}", "--ir", "--asm"], ["{k}", "--level", "v3"]], ids=str
)
def test_wrong_options_are_errors_too(words: list[str], there: Path) -> None:
    """Those that are found before the command has begun."""
    result = CliRunner().invoke(cli.commands, ["inspect", *(word.format(k=there / "k.tackb") for word in words), "--json"])
    assert (result.exit_code, result.stderr) == (2, "")
    assert against("errors", json.loads(result.stdout)) == []


def test_what_a_program_is_given_is_no_option(tmp_path: Path) -> None:
    words = ["record", "-o", str(tmp_path / "x.toml"), "--unknown", "--", "python", "--json"]
    result = CliRunner().invoke(cli.commands, words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "No such option" in result.stderr


def test_fields_in_the_page_are_those_of_the_schema() -> None:
    text = (ROOT / "docs" / "json.md").read_text("utf-8")
    for name in WITH_JSON:
        (row,) = re.findall(rf"^\| `{name}` \| (.*) \|$", text, re.MULTILINE)
        if name == "inspect":  # the format of bundles has a page of its own
            continue
        named = [other for other in WITH_JSON if f"`{other}`" in row]  # whose fields these are, too
        texts = [row, *(re.findall(rf"^\| `{other}` \| .*$", text, re.MULTILINE)[0] for other in named)]
        found = fields(SCHEMA["$defs"][name])
        assert found
        for field in found:
            assert any(f"`{field}`" in each for each in texts), f"{name}: {field}"
