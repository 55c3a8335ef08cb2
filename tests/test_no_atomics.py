"""Q-018: what the kernels of sorts and runs do without."""

from __future__ import annotations

import pytest

import tack
from tack.library import runs, sorts, tiles
from tackc.compiler import ir, pipeline
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.compiler.traverse import statements
from tackc.specialize import signatures

KERNELS = [each for module in (runs, sorts, tiles) for each in vars(module).values() if isinstance(each, tack.Kernel)]


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.name)
def test_q018_no_atomics(kernel: tack.Kernel) -> None:
    """Q-018: sorts, unique and reduce_by_key use none, and no more than the 32 KB that workgroups have on every device."""
    captured = capture(kernel)
    for signature in signatures(kernel):
        lowered = pipeline.run(lower(captured, signature).kernel)
        assert not [each for each in statements(lowered.loop) if isinstance(each, ir.Atomic)]
        assert sum(each.size * each.element.size for each in lowered.buffers if each.shared) <= 32 << 10
