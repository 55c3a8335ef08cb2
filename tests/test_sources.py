"""Finding kernels in an author's files."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tack_runtime.errors import InternalError
from tackc.build import check
from tackc.request import RequestError
from tackc.sources import imported

KERNEL = """\
import tack

@tack.kernel
def {name}(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = 1.0
"""

Write = Callable[[str, str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(name: str, text: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    return write


def names(*paths: Path) -> list[str]:
    with imported(paths) as sources:
        assert not sources.problems
        return [f"{kernel.module}.{kernel.name}" for kernel in sources.kernels]


def test_kernels_come_in_the_order_of_files_and_lines(write: Write) -> None:
    one = write("one_k.py", KERNEL.format(name="b") + KERNEL.format(name="a"))
    two = write("two_k.py", KERNEL.format(name="c"))
    assert names(two, one) == ["two_k.c", "one_k.b", "one_k.a"]


def test_a_kernel_belongs_to_the_file_that_defines_it(write: Write) -> None:
    params = write("params_k.py", KERNEL.format(name="shared"))
    user = write("user_k.py", "from params_k import shared\nalias = shared\n" + KERNEL.format(name="own"))
    assert names(user) == ["user_k.own"]
    assert names(user, params) == ["user_k.own", "params_k.shared"]


def test_nothing_of_the_author_stays_behind(write: Write) -> None:
    """A second build in one process reads files afresh."""
    path = write("again_k.py", "import again_part_k\n" + KERNEL.format(name="first"))
    write("again_part_k.py", "")
    before, folders = set(sys.modules), list(sys.path)
    assert names(path) == ["again_k.first"]
    assert not {"again_k", "again_part_k"} & set(sys.modules)
    assert sys.path == folders
    assert not (path.parent / "__pycache__").exists()
    write("again_k.py", KERNEL.format(name="second"))
    assert names(path) == ["again_k.second"]
    assert {name for name in set(sys.modules) - before if name.endswith("_k")} == set()


def test_packages_without_init_are_forgotten_too(write: Write) -> None:
    """And are among the files that were read."""
    part = write("bare_package_k/inner/part.py", "import tack\nVALUE = tack.constant(1.0)\n")
    user = write("uses_k.py", "from bare_package_k.inner.part import VALUE\n" + KERNEL.format(name="own"))
    with imported([user]) as sources:
        assert sources.inputs == (user, part)
        assert "bare_package_k" in sys.modules
    assert not [name for name in sys.modules if name.startswith("bare_package_k")]


def test_two_files_with_one_stem(write: Write) -> None:
    one, two = write("a/same_k.py", KERNEL.format(name="x")), write("b/same_k.py", KERNEL.format(name="y"))
    with pytest.raises(RequestError, match="would both be module 'same_k'"), imported([one, two]):
        pass


def test_a_file_named_twice_counts_once(write: Write) -> None:
    path = write("twice_k.py", KERNEL.format(name="x"))
    assert names(path, path) == ["twice_k.x"]


@pytest.mark.parametrize("name", ["json.py", "numpy.py"])
def test_a_file_that_would_hide_a_module(write: Write, name: str) -> None:
    path = write(name, KERNEL.format(name="x"))
    with pytest.raises(RequestError, match="would hide the module"), imported([path]):
        pass


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("x = 1\ny = unknown_name\n", 2, "NameError: name 'unknown_name' is not defined"),
        ("def f(:\n", 1, "SyntaxError"),
        ("import no_such_module_k\n", 1, "No module named 'no_such_module_k'"),
        ("\n\nraise SystemExit(3)\n", 3, "SystemExit: 3"),
    ],
)
def test_a_module_that_does_not_import_is_the_authors_problem(write: Write, text: str, line: int, message: str) -> None:
    path = write("broken_k.py", text)
    with imported([path]) as sources:
        (problem,) = sources.problems
    assert (problem.file, problem.line) == ("broken_k.py", line)
    assert message in problem.message
    assert "tackc" not in problem.details  # only the author's frames
    assert "importlib" not in problem.details


RETURNS = """\
import tack

@tack.kernel
def total(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = 1.0
    return x[0]
"""


@pytest.mark.parametrize(
    ("text", "line", "message", "details"),
    [
        (RETURNS, 7, "needs a return annotation", "return x[0]"),  # P-032, at the place that the message names
        ("import tack\n\nx = tack.constant('a')\n", 3, "a constant is an int or a float", "x = tack.constant('a')"),
        ("import tack\n\ndef f():\n    return tack.one_of()\n\nT = f()\n", 4, "one_of", "return tack.one_of()"),
    ],
)
def test_what_tack_refuses_is_shown_at_the_authors_line(write: Write, text: str, line: int, message: str, details: str) -> None:
    with imported([write("refused_k.py", text)]) as sources:
        (problem,) = sources.problems
    assert (problem.file, problem.line, problem.details) == ("refused_k.py", line, details)
    assert message in problem.message
    assert not problem.message.startswith("importing")


def test_what_tack_refuses_in_a_file_that_is_imported(write: Write) -> None:
    write("refused_part_k.py", "import tack\nx = tack.constant('a')\n")
    with imported([write("whole_k.py", "import refused_part_k\n")]) as sources:
        (problem,) = sources.problems
    assert (problem.file, problem.line) == ("refused_part_k.py", 2)


def test_a_python_type_as_an_array(write: Write) -> None:
    text = "import tack\n\n@tack.kernel\ndef k(x: float[:]):\n    for i in range(len(x)):\n        x[i] = 1.0\n"
    with imported([write("annotated_k.py", text)]) as sources:
        (problem,) = sources.problems
    assert problem.line == 4
    assert problem.help == "an array of numbers is written tack.f32[:]"


def test_a_bug_of_ours_stays_one(write: Write) -> None:
    text = "from tack_runtime.errors import InternalError\nraise InternalError('a rule of IR is broken')\n"
    with pytest.raises(InternalError), imported([write("bug_k.py", text)]):
        pass
    assert "bug_k" not in sys.modules


def test_problems_of_all_files_are_found(write: Write) -> None:
    one, two = write("bad_one_k.py", "1 / 0\n"), write("bad_two_k.py", "[][1]\n")
    with imported([one, two]) as sources:
        assert [problem.file for problem in sources.problems] == ["bad_one_k.py", "bad_two_k.py"]


def test_a_file_without_kernels(write: Write) -> None:
    with imported([write("empty_k.py", "x = 1\n")]) as sources:
        (problem,) = sources.problems
    assert problem.message == "empty_k.py defines no kernel"
    assert "@tack.kernel" in problem.help


def test_a_file_without_kernels_beside_others(write: Write) -> None:
    """The kernels of the others are what was asked for; one forgotten decorator in all of them is still an error."""
    files = [write("empty_k.py", "x = 1\n"), write("full_k.py", KERNEL.format(name="k")), write("bare_k.py", "")]
    with imported(files) as sources:
        assert [kernel.name for kernel in sources.kernels] == ["k"]
        assert (sources.problems, sources.without_kernels) == ((), ("empty_k.py", "bare_k.py"))
    checked = check(files)
    assert checked.kernels == 1
    assert [text for text in checked.warnings if "defines no kernel" in text] == [
        f"{name} defines no kernel; decorate a function of it with @tack.kernel" for name in ("empty_k.py", "bare_k.py")
    ]
    with imported([files[0], files[2]]) as sources:
        assert [problem.message for problem in sources.problems] == [
            "empty_k.py defines no kernel",
            "bare_k.py defines no kernel",
        ]


@pytest.mark.parametrize("name", ["vec3", "mat2"])
def test_an_element_type_that_is_not_called(name: str, write: Write) -> None:
    """V-002, J-007: tack.vec3 makes types, it is none."""
    path = write(
        "uncalled_k.py", f"import tack\n\n@tack.kernel\ndef k(x: tack.{name}[:]):\n    for i in range(len(x)):\n        pass\n"
    )
    with imported([path]) as sources:
        (problem,) = sources.problems
    assert problem.help == f"tack.{name} makes a type: write tack.{name}(tack.f32)[:]"


def test_two_kernels_of_one_full_name(write: Write) -> None:
    body = KERNEL.format(name="k").split("\n", 1)[1].replace("\n", "\n    ")
    path = write("factory_k.py", f"import tack\n\ndef make():{body}return k\n\nfirst = make()\nsecond = make()\n")
    with imported([path]) as sources:
        (problem,) = sources.problems
    assert problem.message == "two kernels are called factory_k.k"
