"""`tackc record`."""

from __future__ import annotations

import json
from pathlib import Path

import click

from tackc import recording
from tackc.cli.arguments import json_option
from tackc.cli.output import count, show_error, show_warnings
from tackc.recording import Recording


@click.command("record", context_settings={"allow_interspersed_args": False})
@click.argument("command_line", metavar="[--] COMMAND...", nargs=-1, required=True, type=click.UNPROCESSED)
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="The specs file to write.")
@click.option("-q", "--quiet", is_flag=True, help="Say nothing but warnings and errors.")
@json_option
@click.pass_context
def command(ctx: click.Context, command_line: tuple[str, ...], output: Path, quiet: bool, as_json: bool) -> None:
    """Run COMMAND, and write every variant that its calls ask for to a specs file.

    It runs as it would by itself. The exit code is that of COMMAND, 128 + N where signal N ended it; what we say goes to standard
    error.
    """
    try:
        found = recording.record(command_line, output)
    except recording.NotStartedError as error:
        show_error(str(error), as_json)
        ctx.exit(error.exit_code)
    steps = recording.next_steps(command_line, found, output) if found.specs else ()
    if as_json:
        click.echo(
            json.dumps({"output": str(output) if found.specs else None, **found.to_json(), "next": list(steps)}, indent=2),
            err=True,
        )
    else:
        show_warnings(found.warnings())
        if found.specs and not quiet:
            _show(found, output, steps)
    ctx.exit(found.exit_code)


def _show(found: Recording, output: Path, steps: tuple[str, ...]) -> None:
    what = f"{count(len(found.specs), 'variant')} of {count(len(found.kernels), 'kernel')}"
    click.echo(f"recorded {what}, {count(found.calls, 'call')}, in {output}", err=True)
    click.echo("\n".join(["next:", *(f"  {step}" for step in steps)]), err=True)
