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
