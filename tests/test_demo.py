"""`make demo`: the main job, from the examples to a picture, with the second half in a process without a compiler."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_demo_runs_and_draws(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "tools/demo.py", str(tmp_path)], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.count("the same bits as NumPy") == 2
    picture = (tmp_path / "heat.png").read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", picture[16:24]) == (256, 256)
    assert str(tmp_path / "heat.png") in result.stdout


def test_ci_runs_what_the_readme_says() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "exec make test\n" in script.read_text("utf-8")
    assert "make test " in (ROOT / "README.md").read_text("utf-8")
