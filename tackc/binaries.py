"""Who makes binaries of a target's source, whether they are there, and what they cannot make."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tack_runtime.errors import ToolchainError
from tackc.compiler import ir
from tackc.compiler.traverse import prints
from tackc.emitters import TARGETS
from tackc.report import Assembled, MissingToolchain
from tackc.request import TargetRequest
from tackc.toolchains import hip, metal, nvrtc, ptxas, spirv

if TYPE_CHECKING:
    from tackc.work import Tool


@dataclass(frozen=True, slots=True)
class Maker:
    """A tool, how to get it, why it is not there (None where it is), of which kernels it makes nothing and why, and why what it
    makes does not do without the source, "" where it does."""

    tool: Tool
    title: str
    install: str
    absent: Callable[[], str | None]
    refuses: Callable[[ir.Kernel], str | None] = lambda kernel: None
    needs_source: str = ""


def _without_nvrtc() -> str | None:
    return None if nvrtc.available() is None else "NVRTC is not installed"


def _prints_on_hip(kernel: ir.Kernel) -> str | None:
    return "print() needs ROCm's device library, with which ROCm compiles the source" if prints(kernel) else None


_WITHOUT_SPIRV: Final = "many devices take no SPIR-V, and those that do run what --arch level_zero makes"

MAKERS: Final = {
    "cuda": Maker("nvrtc", "NVRTC", nvrtc.INSTALL, _without_nvrtc),
    "hip": Maker("hip", "clang and lld", hip.INSTALL, hip.available, _prints_on_hip),
    "metal": Maker("metal", "Apple's Metal tools", metal.INSTALL, metal.available),
    "level_zero": Maker("spirv", "clang", spirv.INSTALL, spirv.available),
    "opencl": Maker("spirv", "clang", spirv.INSTALL, spirv.available, needs_source=_WITHOUT_SPIRV),
}


def missing(targets: Sequence[TargetRequest], required: bool, known: Collection[Tool] = frozenset()) -> list[MissingToolchain]:
    """The targets that get sources only; ToolchainError where there are any and binaries are `required`. Those tools that are
    `known` are there."""
    lacking = []
    for request in targets:
        maker = MAKERS.get(request.target)
        if maker is not None and maker.tool not in known and (reason := maker.absent()) is not None:
            told = f"{reason}, so no {TARGETS[request.target].title} binary is made"
            lacking.append(MissingToolchain(request.target, told, maker.install))
    if required and lacking:
        raise ToolchainError("; ".join(f"{tool.target}: {tool.reason}; install: {tool.install}" for tool in lacking))
    return lacking


def assembled(levels: Sequence[str]) -> Assembled | None:
    """For what PTX of these levels was assembled when it was made, or None where there is none."""
    if not levels:
        return None
    if (reason := ptxas.unfit(nvrtc.version())) is not None:
        return Assembled((), "", reason)
    tried = dict.fromkeys(real for level in levels for real in ptxas.later(level))
    return Assembled(tuple(tried), ".".join(map(str, ptxas.version())), "")
