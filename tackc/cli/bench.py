"""`tackc bench`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import benchmark
from tackc.cli.arguments import BUNDLE, call_options, json_option
from tackc.cli.output import print_json


@click.command("bench")
@BUNDLE
@click.argument("kernel")
@call_options
@click.option("--repeat", type=click.IntRange(min=1), default=20, help="Samples of each row; 20 by default.")
@click.option("--levels", is_flag=True, help="Every CPU level of the bundle that this machine runs, not only the best.")
@click.option("--threads", type=click.IntRange(min=1), help="So many alone; by default one, and all.")
@json_option
def command(
    bundle: Path,
    kernel: str,
    texts: tuple[str, ...],
    seed: int,
    device: str | None,
    repeat: int,
    levels: bool,
    threads: int | None,
    as_json: bool,
) -> None:
    """Measure warm calls of a KERNEL of BUNDLE.

    Its machine code runs with your rights; nothing is compiled."""
    found = benchmark.bench(bundle, kernel, texts, seed=seed, on=device, repeat=repeat, levels=levels, threads=threads)
    if as_json:
        print_json(found.to_json())
    else:
        click.echo(found.text())
