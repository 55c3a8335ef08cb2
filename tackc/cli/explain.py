"""`tackc explain`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import inspection, listing
from tackc.compiler.errors import CATALOGUE, Entry
from tackc.report import columns
from tackc.request import nearest


@click.command("explain")
@click.argument("code", required=False, metavar="[CODE | BUNDLE]")
@click.argument("kernel", required=False)
def command(code: str | None, kernel: str | None) -> None:
    """Say what the diagnostic CODE (TK012) means.

    With an example and its fix; without CODE, all are listed. Of a BUNDLE, or one KERNEL of it: how many iterations run
    at a time at each CPU level, why, and where lanes part.
    """
    if code and Path(code).exists():
        click.echo(listing.lanes(inspection.read(Path(code), kernel)), nl=False)
        return
    if code is not None and kernel is None and Path(code).name != Path(code).stem:
        raise click.UsageError(f"there is no file {code!r}")
    if kernel is not None:
        raise click.UsageError(f"there is no bundle {code!r} that could hold a kernel {kernel!r}")
    if code is None:
        click.echo("\n".join(columns((entry.code, entry.title) for entry in CATALOGUE.values())))
        return
    entry = CATALOGUE.get(code.upper())
    if entry is None:
        raise click.UsageError(f"unknown code {code!r}{nearest(code.upper(), CATALOGUE)}; `tackc explain` lists them all")
    click.echo(_explanation(entry))


def _explanation(entry: Entry) -> str:
    def indented(text: str) -> str:
        return "\n".join(f"    {line}".rstrip() for line in text.strip("\n").splitlines())

    kind = entry.exception.__name__ if entry.exception else "a warning"
    return (
        f"{entry.code}: {entry.title} ({kind})\n\n{entry.explanation}\n\n"
        f"Wrong:\n\n{indented(entry.example)}\n\nRight:\n\n{indented(entry.fix)}"
    )
