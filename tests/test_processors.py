"""How many processors a process may use: quotas of control groups, read from folders made like the system's (U-002)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tack_runtime.processors import available

V1 = "/sys/fs/cgroup/cpu"
V2 = "/sys/fs/cgroup"


@pytest.fixture(autouse=True)
def eight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)))


def v1(folder: str, quota: str, period: str = "100000") -> dict[str, str]:
    return {f"{V1}{folder}/cpu.cfs_quota_us": f"{quota}\n", f"{V1}{folder}/cpu.cfs_period_us": f"{period}\n"}


def v2(folder: str, text: str) -> dict[str, str]:
    return {f"{V2}{folder}/cpu.max": f"{text}\n"}


CASES: list[tuple[str, str, dict[str, str], int]] = [
    ("no control groups", "", {}, 8),
    ("v2 without a quota", "0::/a\n", v2("/a", "max 100000"), 8),
    ("v2", "0::/a\n", v2("/a", "300000 100000"), 3),
    ("a part counts as one", "0::/a\n", v2("/a", "150000 100000"), 2),
    ("less than one", "0::/a\n", v2("/a", "1000 100000"), 1),
    ("more than there are", "0::/a\n", v2("/a", "1000000 100000"), 8),
    ("of a group around", "0::/a/b c/d\n", v2("/a", "200000 100000") | v2("/a/b c/d", "max 100000"), 2),
    ("the least of several", "0::/a/b\n", v2("/a", "500000 100000") | v2("/a/b", "400000 100000"), 4),
    ("v2 in a container", "0::/\n", v2("", "200000 100000"), 2),
    ("v1", "4:memory:/a\n1:cpu,cpuacct:/a\n", v1("/a", "250000", "50000"), 5),
    ("v1 without a quota", "1:cpu:/a\n", v1("/a", "-1"), 8),
    ("v1 in a container that sees the host's path", "1:cpu:/docker/1f\n", v1("", "200000"), 2),
    ("quota of another controller", "1:cpuset:/a\n", v1("/a", "200000"), 8),
    ("a text that is no quota", "0::/a\n", v2("/a", ""), 8),
]


@pytest.mark.parametrize(("groups", "files", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_quotas_limit_the_number(tmp_path: Path, groups: str, files: dict[str, str], expected: int) -> None:
    for name, text in (files | ({"/proc/self/cgroup": groups} if groups else {})).items():
        path = tmp_path / name[1:]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert available(str(tmp_path)) == expected
