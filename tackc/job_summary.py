"""A build as Markdown, for the summary that GitHub shows of a job."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tackc.findings import Located
from tackc.report import Report, VariantReport, count, lacking

_MOST: Final = 200  # rows of a table: a summary may have a mebibyte


def built(report: Report) -> str:
    """A table with a row for each kernel, and below it what was skipped, what is missing and what is doubtful."""
    lines = [f"### tackc built {_code(report.output)}: {report.bytes:,} bytes in {report.seconds:.2f} s", ""]
    lines += _table(
        ("kernel", "variants", "cached", "targets", "bytes", "seconds"),
        [_row(*each) for each in report.by_kernel().items()],
        "lrrlrr",
    )
    said = lacking(report.variants, report.missing, _code, _plain)
    said += [f"warning: {_plain(text)}" for text in report.warnings]
    return "\n".join([*lines, *_items(said)]) + "\n"


def failed(command: str, found: Sequence[Located]) -> str:
    """A table with a row for each error."""
    errors = [each for each in found if each.severity == "error"]
    rows = [(each.code or "", _place(each), _plain(each.message)) for each in errors]
    head = f"### tackc {command}: {count(len(errors), 'error')}"
    return "\n".join([head, "", *_table(("code", "place", "message"), rows, "lll")]) + "\n"


def _row(kernel: str, variants: Sequence[VariantReport]) -> tuple[str, ...]:
    targets = dict.fromkeys(target.partition(":")[0] for variant in variants for target in variant.targets)
    size, seconds = sum(each.bytes for each in variants), sum(each.seconds for each in variants)
    cached = sum(each.from_cache for each in variants)
    return _code(kernel), str(len(variants)), str(cached), " ".join(targets), f"{size:,}", f"{seconds:.2f}"


def _place(found: Located) -> str:
    return "" if found.path is None else _code(f"{found.path}:{found.line}" if found.line else found.path)


def _table(heading: Sequence[str], rows: Sequence[Sequence[str]], alignment: str) -> list[str]:
    marks = {"l": ":--", "r": "--:"}
    lines = [f"| {' | '.join(heading)} |", f"| {' | '.join(marks[each] for each in alignment)} |"]
    lines += [f"| {' | '.join(row)} |" for row in rows[:_MOST]]
    return [*lines, "", *_more(len(rows))]


def _items(texts: Sequence[str]) -> Iterable[str]:
    return [*(f"- {text}" for text in texts[:_MOST]), *_more(len(texts))]


def _more(count: int) -> list[str]:
    return [f"and {count - _MOST:,} more", ""] if count > _MOST else []


def _code(text: str) -> str:
    """A text that is shown as it is, in a cell of a table, too."""
    return f"`` {_respaced(text)} ``".replace("|", "\\|")


def _plain(text: str) -> str:
    """A text in which no character is markup."""
    return "".join(f"\\{char}" if char in "\\`*_{}[]<>#|~!" else char for char in _respaced(text))


def _respaced(text: str) -> str:
    return " ".join(text.split())
