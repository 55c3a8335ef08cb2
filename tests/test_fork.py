"""A fork in the middle of the first compilation, which also imports the compiler (U-004)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

# Calls call() in a thread and, so many seconds later, in a child.
FORKED = """
import os, sys, threading, time
thread = threading.Thread(target=call)
thread.start()
time.sleep(float(sys.argv[1]))
child = os.fork()
if child == 0:
    call()
    os._exit(0)
thread.join()
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""

PROGRAM = """
import numpy as np
import tack

@tack.kernel
def double(x):
    for i in range(len(x)):
        x[i] = 2.0 * x[i]

def call():
    x = np.ones(4, np.float32)
    double(x)
    assert (x == 2).all()
"""


@pytest.mark.parametrize("delay", [0.0, 0.005, 0.01, 0.02, 0.04, 0.08, 0.12])
def test_a_child_forked_while_a_thread_compiles_first_can_compile(tmp_path: Path, delay: float) -> None:
    path = tmp_path / "app.py"
    path.write_text(PROGRAM + FORKED, encoding="utf-8")
    subprocess.run([sys.executable, str(path), str(delay)], check=True, timeout=60)
