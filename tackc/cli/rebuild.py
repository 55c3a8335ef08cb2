"""`tackc rebuild`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import rebuild as rebuilding
from tackc.cli.arguments import BUNDLE, json_option
from tackc.cli.exits import Exit
from tackc.cli.output import show_found
from tackc.output import check_outputs


@click.command("rebuild")
@BUNDLE
@click.option("--verify", is_flag=True, help="Compare with BUNDLE, member by member; a difference is exit 7.")
@click.option("-o", "--output", help="Write what was built; a folder where it ends with '/'.")
@click.option("-j", "--jobs", type=click.IntRange(min=1), help="Processes that compile; by default as many as pay off.")
@json_option
@click.pass_context
def command(ctx: click.Context, bundle: Path, verify: bool, output: str | None, jobs: int | None, as_json: bool) -> None:
    """Build again what BUNDLE holds, from the programs in it.

    For the targets and levels that it has, with the tools of this machine. Nothing of the bundle is run."""
    if not verify and output is None:
        raise click.UsageError("say what for: --verify compares, -o OUT writes what was built")
    check_outputs([output], [bundle])
    found = rebuilding.rebuild(bundle, jobs)
    text = found.text()
    if output is not None:
        size = found.write(Path(output), output.endswith("/"))
        text += f"\nwrote {output} ({size:,} bytes)"
    show_found(found.to_json(), text, found.defects if verify else (), as_json)
    if verify and found.differences:
        ctx.exit(Exit.BUNDLE)
