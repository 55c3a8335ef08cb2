"""Where findings go besides the terminal: documents for other programs, GitHub's annotations and its summary of the job."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import click

from tackc import findings, job_summary
from tackc.cli import output
from tackc.findings import Located
from tackc.output import OutputError, check_outputs, write_file
from tackc.plan import BuildError
from tackc.request import RequestError

if TYPE_CHECKING:
    from tackc.build import Checked
    from tackc.report import Report

_DOCUMENTS: Final = {"json": findings.json_text, "sarif": findings.sarif_text}


def documents(ctx: click.Context) -> tuple[Path, ...]:
    """The file that findings are written to, if any."""
    file = ctx.meta.get("diagnostics_output")
    return () if file is None else (file,)


def show_error(ctx: click.Context, error: Exception) -> None:
    """An error of a command, in every way that was asked for."""
    as_json = ctx.meta.get("json", False)

    def show() -> None:
        if as_json:
            output.print_json({"errors": [each.to_json() for each in found]})
        elif isinstance(error, BuildError):
            output.show_findings(error.findings, "; nothing was written" if ctx.invoked_subcommand == "build" else "")
        else:
            output.show_error(str(error), False)

    found = [_unlocated(error)]
    inputs = [Path(error.file)] if isinstance(error, RequestError) and error.file else []
    if isinstance(error, OutputError) and error.refused is not None:
        inputs = [error.refused]
    if isinstance(error, BuildError):
        found, inputs = findings.located(error.findings, error.inputs, _root()), [*error.inputs]
    try:
        _tell(ctx, found, inputs, show)
    except OutputError as failure:
        show()
        if str(failure) != str(error):
            output.show_error(str(failure), False)
    if on_github():
        _summarize(job_summary.failed(ctx.invoked_subcommand or "", found))


def _unlocated(error: Exception) -> Located:
    """An error that is no finding in sources; one of a configuration or of a specs file has a place all the same."""
    if isinstance(error, RequestError) and error.file:
        return Located("error", str(error), None, findings.relative(Path(error.file), _root()), error.line)
    return Located("error", str(error))


def show_warnings(ctx: click.Context, made: Report | Checked, as_json: bool) -> None:
    """The warnings of a command that went well, in every way that was asked for; with `as_json`, what is printed has them."""
    found = findings.located_warnings(made.warnings, made.doubts, made.inputs, _root())
    _tell(ctx, found, made.inputs, lambda: None if as_json else output.show_warnings(made.warnings))


def summarize(report: Report) -> None:
    """The build in the summary of GitHub's job, where there is one."""
    if on_github():
        _summarize(job_summary.built(report))


def on_github() -> bool:
    """Whether this is a step of one of GitHub's workflows."""
    return os.environ.get("GITHUB_ACTIONS") == "true"


def document_on_stdout(ctx: click.Context) -> bool:
    """Whether standard output is a document's alone."""
    return ctx.meta.get("diagnostics") in _DOCUMENTS and ctx.meta.get("diagnostics_output") is None


def _tell(ctx: click.Context, found: Sequence[Located], inputs: Sequence[Path], show: Callable[[], None]) -> None:
    form, file = ctx.meta.get("diagnostics"), ctx.meta.get("diagnostics_output")
    if form in _DOCUMENTS:
        text = _DOCUMENTS[form](found)
        if file is None:
            click.echo(text)
        else:
            check_outputs([file], (*ctx.meta.get("protected", ()), *inputs))
            write_file(f"{text}\n".encode(), file)
            show()
    else:
        show()
    if form == "github" or (form is None and on_github()):
        for each in found:
            click.echo(findings.annotation(each), err=True)


def _root() -> Path:
    """What paths are relative to: the checkout of a workflow, else the current folder."""
    workspace = os.environ.get("GITHUB_WORKSPACE")
    return Path(workspace) if on_github() and workspace else Path.cwd()


def _summarize(text: str) -> None:
    path = os.environ.get("GITHUB_STEP_SUMMARY")
    if path:
        try:
            with open(path, "a", encoding="utf-8") as file:
                file.write(text + "\n")
        except OSError as error:
            click.echo(f"warning: the job has no summary: {path}: {error.strerror}", err=True)


_F = TypeVar("_F", bound=Callable[..., None])


def diagnostics_options(function: _F) -> _F:
    """--diagnostics and --diagnostics-output: remembered before the command runs, so that its errors know of them."""

    def remember(ctx: click.Context, parameter: click.Parameter, value: object) -> object:
        ctx.meta[str(parameter.name)] = value
        return value

    form = click.option(
        "--diagnostics",
        type=click.Choice(["text", *_DOCUMENTS, "github"]),
        callback=remember,
        expose_value=False,
        is_eager=True,
        help="How to tell errors and warnings; by default as text, and on GitHub as annotations, too.",
    )
    file = click.option(
        "--diagnostics-output",
        type=click.Path(dir_okay=False, path_type=Path),
        callback=remember,
        expose_value=False,
        is_eager=True,
        help="Write JSON or SARIF to this file, and text to the terminal.",
    )
    return form(file(function))


def check_options(ctx: click.Context, as_json: bool) -> None:
    """UsageError where options about what is printed exclude each other."""
    form = ctx.meta.get("diagnostics")
    if ctx.meta.get("diagnostics_output") is not None and form not in _DOCUMENTS:
        raise click.UsageError(f"--diagnostics-output belongs to --diagnostics {' or '.join(_DOCUMENTS)}")
    if as_json and document_on_stdout(ctx):
        raise click.UsageError(f"--json and --diagnostics {form} both print to standard output; add --diagnostics-output FILE")
