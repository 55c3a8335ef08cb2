"""Writes docs/diagnostics.md from the catalogue of diagnostics, which is its only source.

python tools/diagnostics.py
"""

from __future__ import annotations

from pathlib import Path

from tackc.compiler.errors import CATALOGUE, Entry

PAGE = Path(__file__).resolve().parent.parent / "docs" / "diagnostics.md"

HEAD = """\
# Diagnostics

<!-- fmt: off -->

What each code means. `tackc explain CODE` prints the same. `python tools/diagnostics.py` makes this page from
the catalogue, `tackc/compiler/errors_*.py`.
"""


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """The whole document."""
    entries = CATALOGUE.values()
    index = ["| code | | exception |", "| --- | --- | --- |"]
    index += [f"| [{each.code}](#{each.code.lower()}) | {each.title} | {_raised(each)} |" for each in entries]
    return "\n".join([HEAD, *index, "", "\n".join(_section(each) for each in entries)])


def _raised(entry: Entry) -> str:
    return f"`{entry.exception.__name__}`" if entry.exception else "a warning"


def _section(entry: Entry) -> str:
    return f"""\
## {entry.code}

**{entry.title[0].upper()}{entry.title[1:]}** ({_raised(entry)})

{entry.explanation.strip()}

```python
# wrong
{entry.example.strip()}
```

```python
# right
{entry.fix.strip()}
```
"""


if __name__ == "__main__":
    main()
