"""Running a tool that makes code: with its temporary files where ours are, and ended with all that it has started."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence
from subprocess import PIPE, STDOUT
from typing import NamedTuple


class Ended(NamedTuple):
    """What a tool said, on both its outputs, and whether it succeeded."""

    succeeded: bool
    says: str


def run(command: Sequence[str], folder: str, text: str = "") -> Ended:
    """Run a tool in a folder that is removed afterwards, with a text as its input.

    Compilers drive other programs, and what they keep between them lies in TMPDIR; so an exception, such as an interruption, ends
    all of them, and removing the folder leaves nothing.
    """
    environment = {**os.environ, "TMPDIR": folder}
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=PIPE,
        stdout=PIPE,
        stderr=STDOUT,  # one pipe
        text=True,
        errors="replace",
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        try:
            says, _ = process.communicate(text)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)  # it is not waited for yet, so its number is still its own
            raise
    return Ended(process.returncode == 0, says)
