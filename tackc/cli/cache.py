"""`tackc cache`."""

from __future__ import annotations

import click

from tack_runtime import settings
from tackc import disk_cache, inspection
from tackc.cli.arguments import json_option
from tackc.cli.output import count, print_json


@click.group("cache")
def command() -> None:
    """The folder of variants that calls have compiled."""


@command.command("info")
@json_option
def cache_info(as_json: bool) -> None:
    """Say where the cache is and list the variants in it, the newest first."""
    usage, entries = disk_cache.usage(), inspection.kept()
    if as_json:
        total = {"folder": settings.cache_dir(), "enabled": settings.cache(), "entries": usage.entries, "bytes": usage.bytes}
        print_json({**total, "variants": [entry.to_json() for entry in entries]})
        return
    state = "" if settings.cache() or not settings.cache_dir() else " (switched off by TACK_CACHE=0)"
    click.echo(f"{settings.cache_dir() or 'no folder'}{state}: {count(usage.entries, 'variant')}, {usage.bytes:,} bytes")
    if entries:
        click.echo(inspection.kept_table(entries))


@command.command("clear")
def cache_clear() -> None:
    """Delete every compiled variant of the cache."""
    usage = disk_cache.clear()
    click.echo(f"removed {count(usage.entries, 'variant')}, {usage.bytes:,} bytes, from {settings.cache_dir() or 'no folder'}")
