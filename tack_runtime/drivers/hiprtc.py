"""HIPRTC, ROCm's compiler at run time: sources without a code object, such as those of kernels that print (O-001)."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Mapping
from typing import Any, Final

from tack_runtime.drivers.gpu import Library
from tack_runtime.errors import DeviceError, DriverError

_FILE: Final = "libhiprtc.so"
_CALLS: Final[Mapping[str, str]] = {
    "hiprtcCreateProgram": "pssipp",
    "hiprtcCompileProgram": "pip",
    "hiprtcGetProgramLogSize": "pp",
    "hiprtcGetProgramLog": "pp",
    "hiprtcGetCodeSize": "pp",
    "hiprtcGetCode": "pp",
    "hiprtcDestroyProgram": "p",
}
_STATUS: Final[Mapping[int, str]] = {
    1: "OUT_OF_MEMORY", 2: "PROGRAM_CREATION_FAILURE", 3: "INVALID_INPUT", 4: "INVALID_PROGRAM", 5: "INVALID_OPTION",
    6: "COMPILATION", 7: "BUILTIN_OPERATION_FAILURE", 11: "INTERNAL_ERROR",
}  # fmt: skip


class Compiler(Library):
    def status(self, code: int) -> str:
        return f"HIPRTC_ERROR_{_STATUS.get(code, 'UNKNOWN')}"

    def compiled(self, source: bytes, architecture: str, discard: Callable[[Callable[[int], None], int], None]) -> bytes:
        """The code object of a source for an architecture, "gfx942". DriverError with the compiler's log where it makes none.
        `discard` gives the program back."""
        program = ctypes.c_void_p()
        self.call("hiprtcCreateProgram", ctypes.byref(program), source, b"tack.hip", 0, None, None)
        try:
            options = (ctypes.c_char_p * 2)(f"--offload-arch={architecture}".encode(), b"-std=c++17")
            try:
                self.call("hiprtcCompileProgram", program, len(options), options)
            except DriverError as error:
                log = self._bytes("hiprtcGetProgramLogSize", "hiprtcGetProgramLog", program)
                error.args = (f"{error}\n{log.rstrip(bytes(1)).decode(errors='replace').strip()}",)
                raise
            return self._bytes("hiprtcGetCodeSize", "hiprtcGetCode", program)
        finally:
            discard(self._destroy, program.value or 0)

    def _destroy(self, program: int) -> None:
        self.call("hiprtcDestroyProgram", ctypes.byref(ctypes.c_void_p(program)))

    def _bytes(self, size_of: str, get: str, program: Any) -> bytes:
        size = ctypes.c_size_t()
        self.call(size_of, program, ctypes.byref(size))
        found = ctypes.create_string_buffer(max(1, size.value))
        self.call(get, program, found)
        return found.raw[: size.value]


@functools.cache
def compiler() -> Compiler:
    """It; DeviceError where there is none."""
    try:
        return Compiler("HIP", _FILE, _CALLS)
    except DeviceError as error:
        raise DeviceError(f"a source for HIP takes HIPRTC, which comes with ROCm: {error}") from error.__cause__


def is_there() -> bool:
    try:
        compiler()
    except DeviceError:
        return False
    return True
