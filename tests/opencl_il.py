"""An OpenCL device that takes SPIR-V, on which what is made for Level Zero runs: Intel's CPU runtime is one.

    python tests/opencl_il.py        runs tests/test_opencl_il.py on it; 1 where there is none

The runtime is found as every OpenCL driver is: by a file in /etc/OpenCL/vendors, or in the folder that OCL_ICD_VENDORS names.
"""

from __future__ import annotations

import functools
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tack_runtime.devices import Device, devices

TEST: Final = Path(__file__).with_name("test_opencl_il.py")
ABSENT: Final = "no OpenCL device here takes SPIR-V 1.2; one is Intel's CPU runtime, pip install intel-opencl-rt"


@functools.cache
def device() -> Device | None:
    """The first such device of this machine."""
    return next((each for each in devices() if each.driver is not None and ("level_zero", "spirv") in each.driver.also), None)


def main() -> int:
    found = device()
    if found is None or found.driver is None:
        print(ABSENT, file=sys.stderr)
        return 1
    print(f"{found}: {found.driver.described}", flush=True)
    return subprocess.run([sys.executable, "-m", "pytest", "-q", str(TEST)], env=os.environ, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
