"""`tackc run`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import running
from tackc.cli.arguments import BUNDLE, call_options, json_option
from tackc.cli.exits import Exit
from tackc.cli.output import show_found


@click.command("run")
@BUNDLE
@click.argument("kernel")
@call_options
@click.option(
    "--check", "checks", multiple=True, metavar="NAME=VALUE", help="Compare an array, or `return`, with ref.npy; exit 1."
)
@click.option("--tolerance", type=click.FloatRange(min=0), default=0.0, help="What numbers may differ by: T * (1 + |expected|).")
@click.option("--save", "saves", multiple=True, metavar="NAME=FILE.npy", help="Write an array after the call.")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    bundle: Path,
    kernel: str,
    texts: tuple[str, ...],
    seed: int,
    device: str | None,
    checks: tuple[str, ...],
    tolerance: float,
    saves: tuple[str, ...],
    as_json: bool,
) -> None:
    """Call a KERNEL of BUNDLE once.

    Its machine code runs with your rights; nothing is compiled."""
    ran = running.run(bundle, kernel, texts, seed=seed, on=device, checks=checks, tolerance=tolerance, saves=saves)
    show_found(ran.to_json(), ran.text(), ran.failed, as_json)
    if ran.failed:
        ctx.exit(Exit.CHECK_FAILED)
