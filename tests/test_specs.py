"""Specs files and configurations: their texts, their normal form, and what is wrong with those that are wrong."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tack_runtime.signature import parse_signature
from tackc.config import Config, read_config
from tackc.output import OutputError
from tackc.request import RequestError, Spec
from tackc.specs import normal_form, read_specs, write_specs
from tackc.toml_document import read

SAXPY = "m.saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)"
RECORDED = f"""\
# by tackc record
format = 1

[[specialize]]
signature = "{SAXPY}"
count = 12
sites = ["app.py:31"]
targets = ["cuda"]

[[specialize]]
signature = "fill(n=i64)"
checked = true
"""

Write = Callable[[str, "str | bytes"], Path]


def spec(text: str, **fields: object) -> Spec:
    return Spec(parse_signature(text), text, "test", **fields)  # type: ignore[arg-type]


# --- reading -----------------------------------------------------------------------------------------------------------


def test_a_specs_file(write: Write) -> None:
    one, other = read_specs([write("app.specs.toml", RECORDED)])
    assert one == Spec(
        parse_signature(SAXPY), SAXPY, "app.specs.toml:4", count=12, sites=("app.py:31",), targets=("cuda",), checked=False
    )
    assert (str(other.signature), other.origin, other.checked, other.count) == ("fill(n=i64)", "app.specs.toml:10", True, 0)


def test_duplicates_are_merged(write: Write) -> None:
    """Counts add up, sites and targets unite; a variant for debug mode is another one; so is one with a dimension baked in."""
    tables = [
        'signature = "k(x=f32[:])"\ncount = 3\nsites = ["a.py:1", "a.py:2"]\ntargets = ["cpu"]',
        'signature = "k( x = tack.f32[:], )"\ncount = 4\nsites = ["a.py:2", "b.py:1"]\ntargets = ["cuda"]',
        'signature = "k(x=f32[:])"\nchecked = true',
        'signature = "k(x=f32[8])"',
    ]
    found = read_specs([write("a.toml", "\n".join(f"[[specialize]]\n{table}" for table in tables))])
    assert [(str(each.signature), each.checked, each.count) for each in found] == [
        ("k(x=f32[:])", False, 7),
        ("k(x=f32[:])", True, 0),
        ("k(x=f32[8])", False, 0),
    ]
    assert (found[0].sites, found[0].targets) == (("a.py:1", "a.py:2", "b.py:1"), ("cpu", "cuda"))


def test_includes(write: Write) -> None:
    """Relative to the file that names them, and once each, however often they are reached."""
    leaf = write("sub/leaf.toml", '[[specialize]]\nsignature = "leaf(n=i32)"\ncount = 1\n')
    write("sub/middle.toml", 'include = ["leaf.toml", "../sub/leaf.toml"]\n[[specialize]]\nsignature = "middle(n=i32)"\n')
    top = write("top.toml", 'format = 1\ninclude = ["sub/middle.toml", "sub/leaf.toml"]\n')
    found = read_specs([top, leaf, top])
    assert [(str(each.signature), each.count, each.origin) for each in found] == [
        ("leaf(n=i32)", 1, "sub/leaf.toml:1"),
        ("middle(n=i32)", 0, "sub/middle.toml:2"),
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('include = ["a.toml"]', "a.toml:1: files include each other in a circle: a.toml -> a.toml;"),
        ('include = ["b.toml"]', "b.toml:2: files include each other in a circle: a.toml -> b.toml -> a.toml; take one"),
        ('\ninclude = ["gone.toml"]', "a.toml:2: it includes 'gone.toml', but there is no file gone.toml"),
        ('include = ["."]', "a.toml:1: it includes '.', but there is no file"),
        ('include = "b.toml"', r"a.toml:1: write a list of files: include = \["),
        (r'include = ["a\u0000b"]', r"a.toml:1: it includes 'a\\x00b', but there is no file"),
        (f'include = ["{"x" * 5000}"]', "a.toml:1: it includes 'x+', but there is no file"),
        ("include = [1]", "a.toml:1: write a list of files"),
        ("include = ['']", "a.toml:1: write a list of files"),
    ],
)
def test_wrong_includes(write: Write, text: str, reason: str) -> None:
    write("b.toml", 'format = 1\ninclude = ["./a.toml"]\n')
    with pytest.raises(RequestError, match=f"^{reason}"):
        read_specs([write("a.toml", text)])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("format = 1\nx = = 2", "a.toml:2: damaged TOML: "),
        ("format = 1\n[[specialize]\nsignature = 'k()'", "a.toml:2: damaged TOML: "),
        ("[[specialize]]\nsignature = 'k(", "a.toml:2: damaged TOML: "),
        ("x = [\n1,\n", "a.toml:2: damaged TOML: "),
        ("x = 1\nx = 2\n", "a.toml:2: damaged TOML: "),
        (f"y = 1\nx = {'9' * 10_000}", "a.toml:2: a number of 10,000 digits is too long"),
        ("x = " + "[" * 9999, "a.toml"),
        (b"PK\x03\x04\x00\xff\xfe", "a.toml is not a TOML file: it is a bundle, or another zip file"),
        (b"\x7fELF\x02\x01\x01\x00\x00\xff", "a.toml is not a TOML file: it holds bytes that are no UTF-8 text"),
        (b"\x00\x00", "a.toml is not a TOML file: it holds bytes that are no UTF-8 text"),
        ("format = 2\nnew = true", "a.toml:1: it is of format 2, which tackc "),
        ("\nformat = 'x'", "a.toml:2: format is a number, such as 1, not 'x'"),
        ("format = true", "a.toml:1: format is a number"),
        ("format = 0", "a.toml:1: format is a number"),
        (
            "format = 1\nfiles = []",
            "a.toml:2: unknown key 'files' (did you mean 'include'?); there are format, include, specialize",
        ),
        ("[[specialise]]\nsignature = 'a(n=i32)'", "a.toml:1: unknown key 'specialise' (did you mean 'specialize'?)"),
        ("[specialize]\nsignature = 'a(n=i32)'", "a.toml:1: write [[specialize]], with two brackets"),
        ("specialize = ['a(n=i32)']", "a.toml:1: write [[specialize]], with two brackets"),
        ("[[specialize]]\ncount = 1", 'a.toml:1: each [[specialize]] has a line signature = "'),
        ("[[specialize]]\n\nsignature = 1", "a.toml:3: each [[specialize]] has a line signature = "),
        ("[[specialize]]\nsignature = 'a()'\nsite = []", "a.toml:3: unknown key 'site' (did you mean 'sites'?)"),
        ("[[specialize]]\nsignature = 'a(n=i33)'", "a.toml:2: expected a type"),
        ("[[specialize]]\nsignature = 'a()'\ncount = -1", "a.toml:3: count is a number of calls, not -1"),
        ("[[specialize]]\nsignature = 'a()'\ncount = 1.5", "a.toml:3: count is a number of calls, not 1.5"),
        ("[[specialize]]\nsignature = 'a()'\ncount = true", "a.toml:3: count is a number of calls, not True"),
        ("[[specialize]]\nsignature = 'a()'\nchecked = 1", "a.toml:3: checked is true or false, not 1"),
        ("[[specialize]]\nsignature = 'a()'\nsites = 'a.py:1'", "a.toml:3: sites is a list of texts, not 'a.py:1'"),
        ("[[specialize]]\nsignature = 'a()'\ntargets = [1]", "a.toml:3: targets is a list of texts, not [1]"),
    ],
)
def test_wrong_files_name_the_line(write: Write, text: str | bytes, reason: str) -> None:
    path = write("a.toml", text)
    with pytest.raises(RequestError) as caught:
        read_specs([path])
    assert str(caught.value).startswith(reason)
    assert caught.value.file == "a.toml"
    named = reason.split(":")[1] if reason.startswith("a.toml:") else "0"
    assert caught.value.line == int(named)


def test_a_damaged_file_names_the_column(write: Write) -> None:
    """What is wrong, tomllib says in its own words."""
    with pytest.raises(RequestError, match=r"^a.toml:2: damaged TOML: .*[a-z] \(column 5\)$"):
        read_specs([write("a.toml", "format = 1\nx = = 2")])
    with pytest.raises(RequestError, match=r"^a.toml:1: damaged TOML: .*[a-z] \(where the file ends\)$"):
        read_specs([write("a.toml", "x = [1,")])


def test_lines_of_what_a_file_holds(write: Write) -> None:
    """Strings, comments and nested values may hold what looks like a table."""
    text = '''\
# [[specialize]]
x = """
[[specialize]]
y = 3 \\""" "" """ # "
y = [
  ["[[specialize]]"], # ] [
  [1, 2],
]
"z.q".r = {a = 1, b = "]"}
quotes = \'\'\'\'a\'\'\'\'\'

[[ "specialize" ]]
signature = "a() \\" # "
count = 2
[[specialize]]
  'signature' = 'b()\\'
sites = [
  "a", # x ]
  'b']
targets=[]
  [specialize.more]
  k = 1
[tool.x]
y.z = 2
'''
    lines = read(write("a.toml", text)).lines
    assert lines == {
        ("x",): 2,
        ("y",): 5,
        ("z.q", "r"): 9,
        ("quotes",): 10,
        ("specialize",): 12,
        ("specialize", 0): 12,
        ("specialize", 0, "signature"): 13,
        ("specialize", 0, "count"): 14,
        ("specialize", 1): 15,
        ("specialize", 1, "signature"): 16,
        ("specialize", 1, "sites"): 17,
        ("specialize", 1, "targets"): 20,
        ("specialize", 1, "more"): 21,
        ("specialize", 1, "more", "k"): 22,
        ("tool",): 23,
        ("tool", "x"): 23,
        ("tool", "x", "y", "z"): 24,
    }


def test_other_line_ends_and_a_byte_order_mark(write: Write) -> None:
    path = write("a.toml", b"\xef\xbb\xbf" + RECORDED.replace("\n", "\r\n").encode())
    assert [each.origin for each in read_specs([path])] == ["a.toml:4", "a.toml:10"]


def test_an_inline_list_has_the_line_of_its_key(write: Write) -> None:
    path = write("a.toml", '\nspecialize = [\n {signature = "a()"},\n {signature = "b()", count = 2}]\n')
    assert [(each.text, each.origin, each.count) for each in read_specs([path])] == [
        ("a()", "a.toml:2", 0),
        ("b()", "a.toml:2", 2),
    ]


# --- the normal form ---------------------------------------------------------------------------------------------------


def test_the_normal_form() -> None:
    wanted = [
        spec("b(x=f32[8])", count=2, sites=("a.py:10", "a.py:9"), targets=("cuda", "cpu")),
        spec("b( x=f32[:] )", checked=True),
        spec("a.b(c=C(n=-3, f=g))", count=1),
        spec("b(x=f32[:])"),
        spec("b(x=f32[8])", count=3, sites=("b.py:1",)),
    ]
    expected = """\
format = 1

[[specialize]]
signature = "a.b(c=C(n=-3, f=g))"
count = 1

[[specialize]]
signature = "b(x=f32[8])"
count = 5
sites = ["a.py:9", "a.py:10", "b.py:1"]
targets = ["cpu", "cuda"]

[[specialize]]
signature = "b(x=f32[:])"

[[specialize]]
signature = "b(x=f32[:])"
checked = true
"""
    assert {normal_form(order) for order in itertools.permutations(wanted)} == {expected}
    assert normal_form([]) == "format = 1\n"


@settings(max_examples=30)
@given(st.lists(st.tuples(st.sampled_from(["k()", "k(n=i32)", "m.q(x=vec3(f32)[:, 2])"]), st.text(), st.integers(0, 2**62))))
def test_what_is_written_is_read(tmp_path_factory: pytest.TempPathFactory, entries: list[tuple[str, str, int]]) -> None:
    """Whatever characters a name of a file has."""
    path = tmp_path_factory.getbasetemp() / "any.toml"
    wanted = [spec(text, count=count, sites=(site,), targets=(site,)) for text, site, count in entries]
    write_specs(wanted, path)
    found = read_specs([path])
    assert normal_form(found) == normal_form(wanted) == path.read_text("utf-8")
    assert {site for each in found for site in each.sites} == {site for _, site, _ in entries}


def test_writing_is_one_step(write: Write) -> None:
    path = write("a.toml", "old")
    write_specs([spec("k()")], path)
    assert path.read_text() == 'format = 1\n\n[[specialize]]\nsignature = "k()"\n'
    assert [each.name for each in Path().iterdir()] == ["a.toml"]
    write("folder/x", "")
    with pytest.raises(OutputError, match="cannot write folder: it is a folder"):
        write_specs([], Path("folder"))


# --- the configuration -------------------------------------------------------------------------------------------------


def test_config_is_tackc_toml_or_pyproject(write: Write) -> None:
    other = write("pyproject.toml", f'[project]\nname = "x"\n\n[[tool.tackc.specialize]]\nsignature = "{SAXPY}"\n')
    assert [(each.text, each.origin) for each in read_config(None, Path()).specs] == [(SAXPY, "pyproject.toml:4")]
    write("tackc.toml", '[[specialize]]\nsignature = "fill(n=i64)"\n')
    assert [(each.text, each.origin) for each in read_config(None, Path()).specs] == [("fill(n=i64)", "tackc.toml:1")]
    assert [each.text for each in read_config(other, Path()).specs] == [SAXPY]


def test_all_that_a_config_says(write: Write) -> None:
    """Paths are relative to the file."""
    write("sub/kernels.py", "")
    write("sub/app.specs.toml", RECORDED)
    body = (
        'files = ["kernels.py"]\narch = ["cpu:v3", "metal"]\noutput = "out/k.tackb/"\nmax-variants = 5\nmax-size = "10kB"\n'
        'include = ["app.specs.toml"]\n'
    )
    for name, head in (("sub/tackc.toml", ""), ("sub/pyproject.toml", "[tool.tackc]\n")):
        found = read_config(write(name, head + body), Path())
        assert (found.path, found.files, found.arch) == (Path(name), (Path("sub/kernels.py"),), "cpu:v3,metal")
        assert (found.output, found.max_variants, found.max_size) == ("sub/out/k.tackb/", 5, 10_000)
        assert [each.origin for each in found.specs] == ["sub/app.specs.toml:4", "sub/app.specs.toml:10"]


def test_no_config_is_fine(write: Write) -> None:
    assert read_config(None, Path()) == Config()
    write("pyproject.toml", "[project]\nname = 'x'\n[tool.ruff]\n")
    assert read_config(None, Path()) == Config()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("specialize = [", "tackc.toml:1: damaged TOML"),
        ("[specialize]\nsignature = 'a(n=i32)'", r"tackc.toml:1: write \[\[specialize\]\], with two brackets"),
        ("[[specialise]]\nsignature = 'a(n=i32)'", r"tackc.toml:1: unknown key 'specialise' \(did you mean 'specialize'\?\)"),
        ("[[specialize]]\nkernel = 'a'", "tackc.toml:2: unknown key 'kernel'"),
        ("[[specialize]]\nsignature = 'a(n=i33)'", "tackc.toml:2: expected a type"),
        ("format = 1", "tackc.toml:1: unknown key 'format'"),
        ("files = 'k.py'", "tackc.toml:1: write a list of files: files = "),
        ("\nfiles = ['gone.py']", "tackc.toml:2: it names the file 'gone.py', but there is no file gone.py"),
        ("arch = 3", "tackc.toml:1: write the targets as for --arch: arch = "),
        ("arch = []", "tackc.toml:1: write the targets"),
        ("\narch = 'cpu,cdua'", r"tackc.toml:2: unknown target 'cdua' \(did you mean 'cuda'\?\)"),
        (r'output = "a\u0000b"', "tackc.toml:1: write the path of the bundle"),
        ("output = ''", "tackc.toml:1: write the path of the bundle"),
        ("max-variants = 0", "tackc.toml:1: max-variants is a number of variants, such as 100, not 0"),
        ("max_variants = 3", r"tackc.toml:1: unknown key 'max_variants' \(did you mean 'max-variants'\?\)"),
        ("max-variants = '3'", "tackc.toml:1: max-variants is a number"),
        ("max-size = '3 pages'", 'tackc.toml:1: max-size is a size such as "10MB" or "500kB", not \'3 pages\''),
        ("max-size = true", "tackc.toml:1: max-size is a size"),
        ("include = ['tackc.toml']", "tackc.toml:1: files include each other in a circle: tackc.toml -> tackc.toml"),
    ],
)
def test_broken_config_is_refused(write: Write, text: str, reason: str) -> None:
    write("tackc.toml", text)
    with pytest.raises(RequestError, match=f"^{reason}"):
        read_config(None, Path())


def test_a_broken_section_of_pyproject_is_refused(write: Write) -> None:
    write("pyproject.toml", "[tool]\ntackc = 3\n")
    with pytest.raises(RequestError, match=r"^pyproject.toml:2: \[tool.tackc\] is not a table"):
        read_config(None, Path())
