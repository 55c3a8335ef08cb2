"""`tackc cache`."""

from __future__ import annotations

import click

from tack_runtime import settings
from tackc import cached_variants, disk_cache
from tackc.cache import KINDS, MEGABYTE
from tackc.cli.arguments import json_option
from tackc.cli.exits import Exit
from tackc.cli.output import count, print_json, show_found
from tackc.report import fitted


@click.group("cache")
def command() -> None:
    """The folder of what calls have compiled and builds have made."""


def _folder() -> str:
    return settings.cache_dir() or "no folder"


@command.command("info")
@json_option
def cache_info(as_json: bool) -> None:
    """Say where the cache is, what it holds, and list the variants of calls, those used last first."""
    found = disk_cache.kept()
    usage, kinds, variants = disk_cache.total(found), disk_cache.by_kind(found), cached_variants.cached_variants(found)
    if as_json:
        most = settings.cache_size() * MEGABYTE
        total = {"folder": settings.cache_dir(), "enabled": settings.cache(), **usage._asdict(), "most_bytes": most}
        listed = {kind: used._asdict() for kind, used in kinds.items()}
        print_json({**total, "kinds": listed, "variants": [each.to_json() for each in variants]})
        return
    state = "" if settings.cache() or not settings.cache_dir() else " (switched off by TACK_CACHE=0)"
    click.echo(fitted(f"{_folder()}{state}: {usage.text()}, of at most {settings.cache_size():,} MB"))
    for kind, used in kinds.items():
        click.echo(fitted(f"  {KINDS[kind]}: {used.text()}"))
    if variants:
        click.echo(cached_variants.table(variants))


@command.command("clear")
@json_option
def cache_clear(as_json: bool) -> None:
    """Delete every entry of the cache."""
    usage = disk_cache.clear()
    if as_json:
        print_json({"folder": settings.cache_dir(), "removed": usage._asdict()})
        return
    click.echo(f"removed {usage.text()}, from {_folder()}")


@command.command("verify")
@click.option("--fix", is_flag=True, help="Remove the entries that are damaged.")
@json_option
@click.pass_context
def cache_verify(ctx: click.Context, fix: bool, as_json: bool) -> None:
    """Read every entry of the cache, and name those that are damaged; exit 7 where one is, and stays."""
    found = disk_cache.verify(fix)
    damaged = [damage._asdict() for damage in found.damaged]
    data = {"folder": settings.cache_dir(), **found.usage._asdict(), "damaged": damaged, "removed": fix}
    named = [f"{damage.name}: {damage.reason}" for damage in found.damaged]
    lines = [*(f"removed {each}" for each in named if fix), f"{_folder()}: {found.usage.text()}"]
    show_found(data, f"{chr(10).join(lines)}, {count(len(named), 'damaged one')}", [] if fix else named, as_json)
    if found.damaged and not fix:
        ctx.exit(Exit.BUNDLE)
