"""Arguments and options that several commands have."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

FILES: Final = click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
BUNDLE: Final = click.argument("bundle", type=click.Path(exists=True, path_type=Path))


def json_option(function: Callable[..., None]) -> Callable[..., None]:
    """--json: remembered before the command runs, so that errors are JSON too."""

    def remember(ctx: click.Context, _: click.Parameter, value: bool) -> bool:
        ctx.meta["json"] = value
        return value

    return click.option("--json", "as_json", is_flag=True, callback=remember, is_eager=True, help="Print JSON, errors included.")(
        function
    )


def call_options(function: Callable[..., None]) -> Callable[..., None]:
    """What makes the arguments of a call, and where."""
    for option in (
        click.option("--device", metavar="NAME", help="Where to run: cpu, cuda:1, ...; the CPU by default."),
        click.option("--seed", type=click.IntRange(min=0), default=0, help="Of random numbers; 0 by default."),
        click.option(
            "--arg", "texts", multiple=True, metavar="NAME=VALUE", help="x=random:f32[1024], a=2.0, img=file.npy, obj.n=4."
        ),
    ):
        function = option(function)
    return function
