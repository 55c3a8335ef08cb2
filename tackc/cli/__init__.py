"""The command line: options in, calls, rendered results out. Each command is a module of its own, imported on demand."""

from __future__ import annotations

import errno
import traceback
from importlib import import_module
from typing import Any, Final, NamedTuple

import click

from tack_runtime.version import VERSION
from tackc.cli.exits import Exit


class _Row(NamedTuple):
    """A command: the module of this package with its function `command`, and what the list of commands says of it."""

    module: str
    says: str


COMMANDS: Final = {
    "bench": _Row("bench", "Measure warm calls of a KERNEL of BUNDLE."),
    "build": _Row("build", "Build FILES' kernels for every target of --arch into one bundle."),
    "cache": _Row("cache", "The folder of what calls have compiled and builds have made."),
    "check": _Row("check", "Diagnose FILES' kernels without building them."),
    "diff": _Row("diff", "Compare two bundles by what their callers see."),
    "doctor": _Row("doctor", "Say what this machine can build for and run on."),
    "explain": _Row("explain", "Say what the diagnostic CODE (TK012) means."),
    "export-c": _Row("export_c", "Write BUNDLE's kernels as a C library for the CPU."),
    "inspect": _Row("inspect", "Show what BUNDLE holds, or details of one KERNEL of it."),
    "keygen": _Row("keygen", "Make a pair of keys for `tackc sign`: OUTPUT."),
    "merge": _Row("merge", "Unite BUNDLES into one."),
    "plan": _Row("plan", "Say what a build of FILES would make, and how long it would take, without compiling."),
    "rebuild": _Row("rebuild", "Build again what BUNDLE holds, from the programs in it."),
    "record": _Row("record", "Run COMMAND, and write every variant that its calls ask for to a specs file."),
    "run": _Row("run", "Call a KERNEL of BUNDLE once."),
    "sign": _Row("sign", "Sign BUNDLE with an Ed25519 key, into a file beside it."),
    "specs": _Row("specs", "List, merge, prune and compare variants that are asked for."),
    "split": _Row("split", "Take BUNDLE apart, by targets, levels or kernels."),
    "targets": _Row("targets", "List targets, levels and their other names."),
    "verify": _Row("verify", "Verify every member and every image of BUNDLE."),
    "wheel": _Row("wheel", "Make a wheel of BUNDLE, which pip installs beside the runtime."),
}


class _Commands(click.Group):
    """A group whose commands are imported when they are asked for, and end with our exit codes, whatever they raise."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        row = COMMANDS.get(cmd_name)
        if row is None:
            return None
        command: click.Command = import_module(f"tackc.cli.{row.module}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name].says) for name in self.list_commands(ctx)])

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta["json"] = "--json" in args[: args.index("--") if "--" in args else None]  # until the command has read its own
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            if not ctx.meta["json"]:
                raise
            from tackc.cli import output

            output.show_error(error.format_message(), True)
            ctx.exit(error.exit_code)
        except (click.ClickException, click.exceptions.Exit, click.Abort, BrokenPipeError):
            raise  # click knows these
        except Exception as error:
            if isinstance(error, OSError) and error.errno == errno.ENOSPC:
                click.echo(f"error: the output cannot be written: {error.strerror}", err=True)
                ctx.exit(Exit.USAGE)
            _end(ctx, error)


def _end(ctx: click.Context, error: Exception) -> None:
    """Say what an error means, and exit with its code."""
    from tackc.cli import reporting  # what it and the errors need takes time to import
    from tackc.cli.exits import exit_code

    code = exit_code(error)
    if code is Exit.OUR_BUG:
        traceback.print_exception(error)
        click.echo(
            f"this is a bug in tackc {VERSION}, please report it with the lines above and the kernel that shows it", err=True
        )
    else:
        reporting.show_error(ctx, error)
    ctx.exit(code)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(VERSION, prog_name="tackc")
def commands() -> None:
    """Compile data-parallel kernels ahead of time, into bundles that run without a compiler."""
