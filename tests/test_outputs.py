"""No command writes over what it reads, nor one of its outputs over another; and nothing is written where something is wrong."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tackc import cli
from tackc.cli.exits import Exit
from tackc.output import OutputError, beside, check_outputs

KERNEL = """\
import tack
from helper import FACTOR

@tack.kernel
def scale(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = x[i] * FACTOR
"""
SPECS = 'format = 1\n\n[[specialize]]\nsignature = "scale(x=f64[:])"\n'
CONFIG = 'files = ["k.py"]\narch = "metal"\ninclude = ["included.toml"]\n'


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, list(map(str, arguments)))


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("bundle")
    (folder / "b.py").write_text(
        "import tack\n\n@tack.kernel\ndef one(x: tack.f32[:]):\n    for i in range(len(x)):\n        x[i] = 1.0\n"
    )
    assert tackc("build", folder / "b.py", "--arch", "cpu:v2", "-q", "-o", folder / "b.tackb").exit_code == 0
    return (folder / "b.tackb").read_bytes()


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bundle: bytes) -> dict[str, bytes]:
    """Files in the current folder, and what they hold."""
    monkeypatch.chdir(tmp_path)
    texts = {
        "k.py": KERNEL,
        "helper.py": "import tack\n\nFACTOR = tack.constant(3.0)\n",
        "s.toml": SPECS,
        "wrong.py": "import tack\n\n@tack.kernel\ndef wrong(x: tack.f32[:]):\n    return missing\n",
        "included.toml": SPECS,
        "c.toml": CONFIG,
        "tackc.toml": CONFIG,
    }
    files = {name: text.encode() for name, text in texts.items()} | {"b.tackb": bundle, "key.pem": b"a key", "x.npy": b"none"}
    for name, content in files.items():
        Path(name).write_bytes(content)
    return files


BUILD = ("build", "k.py", "--arch", "metal", "-q", "-o", "o.tackb")


@pytest.mark.parametrize(
    "arguments",
    [
        (*BUILD, "--depfile", "k.py"),
        (*BUILD, "--depfile", "./o.tackb"),
        (*BUILD, "--depfile", "helper.py"),
        (*BUILD, "--specs", "s.toml", "--depfile", "s.toml"),
        (*BUILD[:-1], "out/", "--depfile", "out/k.d"),
        (*BUILD, "--diagnostics", "json", "--diagnostics-output", "k.py"),
        (*BUILD, "--diagnostics", "json", "--diagnostics-output", "helper.py"),
        (*BUILD, "--diagnostics", "sarif", "--diagnostics-output", "o.tackb"),
        ("build", "k.py", "--arch", "metal", "-o", "helper.py"),
        ("build", "k.py", "--arch", "metal", "--specs", "s.toml", "-o", "s.toml"),
        ("build", "--config", "c.toml", "-o", "c.toml"),
        ("build", "--config", "c.toml", "-o", "included.toml"),
        ("build", "-o", "tackc.toml"),
        ("build", "wrong.py", "--arch", "metal", "--diagnostics", "json", "--diagnostics-output", "wrong.py"),
        ("build", "k.py", "--arch", "nothing", "--diagnostics", "json", "--diagnostics-output", "k.py"),
        ("check", "k.py", "--diagnostics", "json", "--diagnostics-output", "k.py"),
        ("specs", "list", "k.py", "--specs", "s.toml", "-o", "s.toml"),
        ("specs", "list", "k.py", "-o", "k.py"),
        ("inspect", "b.tackb", "--html", "b.tackb"),
        ("sign", "b.tackb", "--key", "key.pem", "-o", "b.tackb"),
        ("sign", "b.tackb", "--key", "key.pem", "-o", "key.pem"),
        ("export-c", "b.tackb", "-o", "b.tackb"),
        ("rebuild", "b.tackb", "-o", "b.tackb"),
        ("record", "-o", "k.py", "--", "python", "k.py"),
        ("run", "b.tackb", "one", "--arg", "x=x.npy", "--save", "x=x.npy"),
        ("run", "b.tackb", "one", "--arg", "x=zeros:f32[2]", "--save", "x=o.npy", "--save", "x=./o.npy"),
    ],
    ids=" ".join,
)
def test_outputs_replace_no_input_and_no_other_output(arguments: tuple[str, ...], project: dict[str, bytes]) -> None:
    result = tackc(*arguments)
    assert result.exit_code in (Exit.USAGE, Exit.KERNEL_SOURCE)
    assert "choose another name" in result.stderr
    assert {name: Path(name).read_bytes() for name in os.listdir() if os.path.isfile(name)} == project
    assert not os.path.exists("out")


@pytest.mark.parametrize("output", ["new.tackb", "folder/", "package"])
def test_a_depfile_that_cannot_be_written_leaves_no_bundle(output: str, project: dict[str, bytes]) -> None:
    """docs/cli.md: on any error nothing is written."""
    package = ["--package"] if output == "package" else []
    Path("a\nb").mkdir()
    Path("a\nb/k.py").write_text(KERNEL.replace("from helper import", "FACTOR = tack.constant(3.0)  #"))
    command = ("build", "--arch", "metal", "-q", "-o", output, *package)
    for more in (("a\nb/k.py", "--depfile", "k.d"), ("k.py", "--depfile", "k.py/k.d")):
        result = tackc(*command, *more)
        assert result.exit_code == Exit.USAGE, result.output
        assert not os.path.exists(output)
        assert not os.path.exists("k.d")


def test_files_beside_are_written_with_what_the_block_writes(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"

    def fail() -> None:
        with beside({one: b"1", other: b"2"}):
            assert not one.exists()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert not list(tmp_path.iterdir())
    with beside({one: b"1", other: b"2"}):
        pass
    assert [path.read_bytes() for path in (one, other)] == [b"1", b"2"]
    assert len(list(tmp_path.iterdir())) == 2


def test_a_stream_takes_several_outputs(tmp_path: Path) -> None:
    check_outputs(["/dev/null", "/dev/null", None], ["/dev/null"])
    (tmp_path / "link").symlink_to(tmp_path / "k.py")
    with pytest.raises(OutputError, match="one of the inputs"):
        check_outputs([tmp_path / "link"], [tmp_path / "k.py"])
    check_outputs([tmp_path / "k.py.d", tmp_path / "k.tackb"], [tmp_path / "k.py"])
