"""Processes that measure: each waits on its standard input, so that those of one comparison take turns.

Round after round each times a short batch, so that a change of the machine's speed hits all alike. A process answers with lines
of JSON; what its packages print goes to a file, whose end says why one died.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, TextIO

from bench import environments
from bench.cases import FOLDER, ROOT
from bench.peers import Peer


class Worker:
    """A process of a peer, to be `met` before the first question.

    `reason` says why it cannot work, or cannot any more; `version` is that of its package.
    """

    def __init__(self, peer: Peer, module: str, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        self.reason = environments.reason(peer)
        self.version = ""
        self.process: subprocess.Popen[str] | None = None
        if self.reason:
            return
        self.noise = tempfile.TemporaryFile("w+")  # noqa: SIM115 - `close` does
        self.process = subprocess.Popen(
            [peer.python, "-m", module, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.noise,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT), **_QUIET, **environment},
        )

    def meet(self) -> None:
        """Wait until it is prepared, or says why it cannot be."""
        if self.process is not None:
            hello = self._answer()
            self.reason = hello.get("reason", self.reason)
            self.version = hello.get("version", "")

    def ask(self, line: str) -> dict[str, Any]:
        """The answer to a line; empty where the process died of it, which `reason` then says."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if line:
            answer: dict[str, Any] = json.loads(line)
            return answer
        status = self.process.wait()
        self.noise.seek(0)
        said = self.noise.read().strip().splitlines()
        self.reason = f"died with status {status}: {said[-1] if said else 'without a word'}"
        return {}

    def close(self) -> None:
        """End it, and wait for that."""
        if self.process is not None:
            self.process.communicate()
            self.noise.close()


# Each peer keeps what it compiled under build/, and says nothing that it is not asked.
_CACHE = FOLDER / "caches"
_QUIET = {
    "NUMBA_CACHE_DIR": str(_CACHE / "numba"),
    "TI_OFFLINE_CACHE_FILE_PATH": str(_CACHE / "taichi"),
    "QD_OFFLINE_CACHE_FILE_PATH": str(_CACHE / "quadrants"),
    "WARP_CACHE_PATH": str(_CACHE / "warp"),
    "ENABLE_TAICHI_HEADER_PRINT": "0",
    "TI_LOG_LEVEL": "error",
    "QD_LOG_LEVEL": "error",
}


def turns(workers: Mapping[str, Worker], rounds: int) -> Iterator[str]:
    """Names of those that can work, in every round each once, starting with another one each time."""
    names = list(workers)
    for turn in range(rounds):
        start = turn % len(names)
        yield from (name for name in names[start:] + names[:start] if not workers[name].reason)


@contextlib.contextmanager
def prepared(workers: Mapping[str, Worker]) -> Iterator[Mapping[str, Worker]]:
    """Workers that prepare side by side, and end with the block."""
    try:
        for worker in workers.values():
            worker.meet()
        yield workers
    finally:
        for worker in workers.values():
            worker.close()


def serve(hello: Mapping[str, Any], answer: Callable[[str], Any], channel: TextIO) -> None:
    """The process's side: say hello, and answer each line."""
    for said in chain([hello], map(answer, sys.stdin)):
        print(json.dumps(said), file=channel, flush=True)


def channel() -> TextIO:
    """The standard output for answers only: what else is printed goes to the standard error."""
    kept = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    return kept
