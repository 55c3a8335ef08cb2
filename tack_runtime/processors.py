"""How many processors this process may use: by affinity and by the quotas of control groups, of versions 1 and 2."""

from __future__ import annotations

import os
from contextlib import suppress
from math import ceil

_V1 = "cpu.cfs_quota_us", "cpu.cfs_period_us"


def available(root: str = "/") -> int:
    """At least 1; a part of a processor counts as one. `root` is where the system's files are."""
    affinity = getattr(os, "sched_getaffinity", None)  # Linux only
    count = len(affinity(0)) if affinity else os.cpu_count() or 1
    with suppress(OSError):
        for line in _text(root, "proc/self/cgroup").splitlines():
            _, controllers, group = line.split(":", 2)
            if not controllers or "cpu" in controllers.split(","):
                count = min(count, _quota(os.path.join(root, "sys/fs/cgroup", controllers and "cpu"), group, count))
    return count


def _quota(mount: str, group: str, count: int) -> int:
    """The least of `count` and the quotas of a group and those around it; in a container, the mount has only its own."""
    names = ("cpu.max",) if not mount.endswith("/cpu") else _V1
    while True:
        with suppress(OSError, ValueError, ZeroDivisionError):  # no such group here, or no quota: "max", or -1 in version 1
            quota, period = (int(word) for name in names for word in _text(mount, group.strip("/"), name).split())
            if quota > 0:
                count = min(count, max(1, ceil(quota / period)))
        if group in ("", "/"):
            return count
        group = os.path.dirname(group)


def _text(*path: str) -> str:
    with open(os.path.join(*path), encoding="utf-8", errors="surrogateescape") as file:
        return file.read()
