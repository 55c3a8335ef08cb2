"""`tackc record`: run a program, and make one specs file of the variants that it asked for.

The program's processes append to a raw file (`tack_runtime.recording`), which is read when the program has ended.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from types import FrameType
from typing import Any, Final

from tack_runtime.dtypes import FunctionName, ObjectType
from tack_runtime.signature import Signature
from tackc.compiler.signatures import members
from tackc.output import OutputError, check_outputs
from tackc.request import RequestError, Spec
from tackc.specs import document_specs, merged, write_specs
from tackc.toml_document import parse
from tackc.varying import Varying, varying

NOT_FOUND: Final = 127  # exit codes of what was never run, as shells have them
NOT_EXECUTABLE: Final = 126
SIGNALLED: Final = 128  # and the signal's number

_PASSED_ON: Final = ("SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT", "SIGUSR1", "SIGUSR2")
_OF_TERMINALS: Final = ("SIGINT", "SIGQUIT")  # which every process in the foreground gets
_HEADER: Final = "[[specialize]]\n"


@dataclass(frozen=True, slots=True)
class Recording:
    """What a run has asked for. `exit_code` is the program's, or what stands for its signal; `local`: kernels that functions
    made; `damaged`: how many entries could not be read."""

    exit_code: int
    specs: tuple[Spec, ...]
    varying: tuple[Varying, ...]
    local: tuple[str, ...]
    damaged: int

    @property
    def kernels(self) -> tuple[str, ...]:
        return tuple(sorted({spec.signature.kernel for spec in self.specs}))

    @property
    def calls(self) -> int:
        return sum(spec.count for spec in self.specs)

    def warnings(self) -> tuple[str, ...]:
        """What a user should know before building it."""
        found = [str(each) for each in self.varying]
        found += [
            f"{kernel} is made in a function; a build finds it where a variable of its module holds it" for kernel in self.local
        ]
        if self.damaged:
            found.append(f"{self.damaged} entries were damaged, by a process that was killed or by a full disk, and are left out")
        if not self.specs:
            found.append("the program called no kernel, so nothing was recorded and no file was written")
        return tuple(found)

    def to_json(self) -> dict[str, Any]:
        return {
            "exit_code": self.exit_code,
            "variants": len(self.specs),
            "kernels": list(self.kernels),
            "calls": self.calls,
            "varying": [asdict(each) for each in self.varying],
            "made_in_functions": list(self.local),
            "damaged_entries": self.damaged,
            "warnings": list(self.warnings()),
        }


def record(command: Sequence[str], output: Path) -> Recording:
    """Run a program, and write what it asked for to `output`, in one step; nothing where it asked for nothing.

    RequestError, before anything runs, where the output's folder cannot be written; OutputError where the output cannot.
    """
    if output.is_dir():
        raise RequestError(f"{output} is a folder; name a file, such as {output / 'app.specs.toml'}")
    check_outputs([output], command)
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
        folder = tempfile.mkdtemp(prefix=f".{output.name}.", dir=output.parent)
    except OSError as error:
        raise OutputError(f"cannot write {output}: {error.strerror or error}") from error
    try:
        raw = Path(os.path.abspath(folder), "raw.specs.toml")
        code = run(command, {**os.environ, "TACK_RECORD": str(raw)})
        found = read(raw.read_text("utf-8", "replace") if raw.is_file() else "", code)
    finally:
        shutil.rmtree(folder, ignore_errors=True)  # what outlives the program is not recorded
    if found.specs:
        write_specs(found.specs, output)
    return found


def next_steps(command: Sequence[str], found: Recording, output: Path) -> tuple[str, ...]:
    """The commands that build what a program asked for, and that run it without a compiler."""
    stems = {kernel.partition(".")[0]: None for kernel in found.kernels}
    files = [_file(f"{stem}.py", command) for stem in stems]
    named = {name.partition(".")[0]: None for spec in found.specs for name in _named(spec.signature) if "." in name}
    # classes of modules that kernels need not import: the build is to import them
    files += [file for stem in named if stem not in stems and os.path.isfile(file := _file(f"{stem}.py", command))]
    targets = sorted({target for spec in found.specs for target in spec.targets}, key=lambda name: (name != "cpu", name))
    bundle = str(output.with_name(f"{output.name.removesuffix('.toml').removesuffix('.specs')}.tackb"))
    build = ["tackc", "build", *files, "--arch", ",".join(targets), "--specs", str(output), "-o", bundle]
    return shlex.join(build), f"TACK_JIT=off TACK_BUNDLE={shlex.quote(bundle)} {shlex.join(command)}"


def _named(signature: Signature) -> Iterator[str]:
    """The classes and functions that a signature names."""
    return (member.name for _, _, member in members(signature) if isinstance(member, (ObjectType, FunctionName)))


def _file(name: str, command: Sequence[str]) -> str:
    """A source file: one that the command names or that lies beside one, else in the current folder, or the only one of its name
    in a folder below one of these."""
    folders = dict.fromkeys([*(Path(word).parent for word in command if word.endswith(".py")), Path()])
    for pattern in (name, f"*/{name}", f"*/*/{name}"):
        found = {os.path.realpath(path): path for folder in folders for path in folder.glob(pattern) if path.is_file()}
        if found:
            return str(next(iter(found.values()))) if len(found) == 1 or pattern == name else name
    return name


# --- running -----------------------------------------------------------------------------------------------------------


def run(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a program with our standard streams, pass signals on to it, and give its exit code: 128 + N where signal N ended it."""
    running: list[subprocess.Popen[bytes]] = []
    early: list[int] = []

    def pass_on(number: int, _: FrameType | None) -> None:
        if running:
            running[0].send_signal(number)
        else:
            early.append(number)

    with _handling(pass_on):
        try:
            running.append(subprocess.Popen(command, env=environment, close_fds=False))
        except FileNotFoundError:
            raise NotStartedError(f"there is no program {command[0]!r}", NOT_FOUND) from None
        except OSError as error:
            raise NotStartedError(f"{command[0]} cannot be run: {error.strerror or error}", NOT_EXECUTABLE) from None
        for number in early:
            running[0].send_signal(number)
        code = running[0].wait()
    return SIGNALLED - code if code < 0 else code


class NotStartedError(RequestError):
    """A program cannot be run; `exit_code` says why, as shells do."""

    def __init__(self, message: str, exit_code: int) -> None:
        super().__init__(message)
        self.exit_code = exit_code


@contextmanager
def _handling(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Pass signals to a handler, but for those that the program gets from the terminal, too, and those that are ignored."""
    before: dict[int, Any] = {}
    in_foreground = _in_foreground()
    for name in _PASSED_ON:
        number = getattr(signal, name)
        if signal.getsignal(number) is not signal.SIG_IGN:
            ignores = in_foreground and name in _OF_TERMINALS
            before[number] = signal.signal(number, _nothing if ignores else handler)  # a program does not inherit functions
    try:
        yield
    finally:
        for number, previous in before.items():
            signal.signal(number, previous)


def _nothing(_number: int, _frame: FrameType | None) -> None: ...


def _in_foreground() -> bool:
    """Whether keys of a terminal send signals to this process, and so to the program that it runs."""
    try:
        terminal = os.open("/dev/tty", os.O_RDONLY | os.O_NOCTTY)
    except OSError:
        return False
    try:
        return os.tcgetpgrp(terminal) == os.getpgrp()
    except OSError:
        return False
    finally:
        os.close(terminal)


# --- reading -----------------------------------------------------------------------------------------------------------


def read(text: str, exit_code: int = 0) -> Recording:
    """What the processes of a run have written. One that was killed, or a full disk, may leave an entry damaged."""
    specs: list[Spec] = []
    captured: dict[tuple[str, str], dict[str, list[str]]] = {}
    local: dict[str, None] = {}
    _, *entries = text.split(_HEADER)
    for entry in entries:
        spec = _spec(entry)
        if spec is None:
            continue
        specs.append(spec)
        kernel = spec.signature.kernel
        if "\n# made in a function\n" in entry:
            local[kernel] = None
        for name, value in re.findall(r"^# captured (\w+) = (.*)$", entry, re.M):
            captured.setdefault((kernel, name), {}).setdefault(value, []).extend(spec.sites)
    found = merged(specs)
    return Recording(exit_code, found, varying(found, captured), tuple(local), len(entries) - len(specs))


def _spec(entry: str) -> Spec | None:
    """An entry without its header; None where it is damaged."""
    try:
        (spec,) = document_specs(parse(Path("the recording"), _HEADER + entry), (), set())
    except (RequestError, ValueError):  # ValueError: it is none, or more than one
        return None
    return spec if spec.count and spec.targets else None  # the end of an entry is lost first
