"""Virtual environments of the peers that need one: `python -m bench.environments` makes those that are missing.

A peer that cannot be installed gets no environment but the reason, and the tables say it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

from bench.peers import DISTANT_PEERS, Peer


def reason(peer: Peer) -> str:
    """Why its environment cannot be used; empty where it can, or where it needs none."""
    if not peer.requirements or _is_current(peer):
        return ""
    failure = peer.environment / "failure"
    said = failure.read_text().strip() if failure.exists() else "there is no environment of it; `make bench-peers` makes one"
    return f"not installed: {said}"


def _wanted(peer: Peer) -> str:
    return "\n".join(peer.requirements)


def _is_current(peer: Peer) -> bool:
    ready = peer.environment / "ready"
    return ready.exists() and ready.read_text() == _wanted(peer)


def make(peer: Peer) -> None:
    """Install a peer, unless it is there; one that failed before is tried again."""
    if _is_current(peer):
        return
    shutil.rmtree(peer.environment, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", str(peer.environment)], check=True)
    command = [peer.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *peer.requirements]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    name, said = ("ready", _wanted(peer)) if done.returncode == 0 else ("failure", last_error(done.stderr))
    (peer.environment / name).write_text(said)


def last_error(text: str) -> str:
    """The last line of pip's that says ERROR, without the word; the last line where there is none."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR:").strip() for line in lines if line.startswith("ERROR:")]
    return (errors or lines or ["pip said nothing"])[-1]


def main() -> None:
    for name, peer in DISTANT_PEERS.items():
        make(peer)
        print(f"{name}: {reason(peer) or 'ready'}", flush=True)


if __name__ == "__main__":
    main()
