"""Emitters: IR to the text of a target's language. A target that another tool compiles from source is one row here."""

from __future__ import annotations

from typing import Final

from tackc.compiler.target import Target
from tackc.emitters.cuda import CUDA
from tackc.emitters.hip import HIP
from tackc.emitters.metal import METAL
from tackc.emitters.opencl import LEVEL_ZERO, OPENCL

TARGETS: Final[dict[str, Target]] = {target.name: target for target in (CUDA, HIP, METAL, LEVEL_ZERO, OPENCL)}
