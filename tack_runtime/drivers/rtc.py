"""NVRTC and hipRTC, which compile the source of kernels where no binary is for the device; their calls differ in names only."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tack_runtime.drivers.gpu import HOST_MEMORY, OTHER_CODE, Library

_CALLS: Final = {
    "CreateProgram": "pssipp",
    "CompileProgram": "pip",
    "DestroyProgram": "p",
    "GetProgramLogSize": "pp",
    "GetProgramLog": "pp",
    "GetErrorString": "i",
}
NVRTC: Final = {f"nvrtc{name}": types for name, types in {**_CALLS, "GetCUBINSize": "pp", "GetCUBIN": "pp"}.items()}
HIPRTC: Final = {f"hiprtc{name}": types for name, types in {**_CALLS, "GetCodeSize": "pp", "GetCode": "pp"}.items()}
NVRTC_FILES: Final = ("libnvrtc.so.12", "libnvrtc.so.13", "libnvrtc.so")
HIPRTC_FILES: Final = ("libhiprtc.so", "libhiprtc.so.7", "libhiprtc.so.6")
ADVICE: Final[Mapping[str, str]] = {
    "OUT_OF_MEMORY": HOST_MEMORY,
    "COMPILATION": OTHER_CODE,
    "INVALID_OPTION": f"update the compiler, or {OTHER_CODE}",
}  # after "NVRTC_ERROR_" or "HIPRTC_ERROR_"
_LOG_LINES: Final = 20


class Compiler(Library):
    """One of the two; DeviceError where it is not installed."""

    role = "compiler"

    def __init__(self, title: str) -> None:
        nvidia = title == "NVRTC"
        super().__init__(title, *((NVRTC_FILES, NVRTC) if nvidia else (HIPRTC_FILES, HIPRTC)))
        self._prefix, self._code = ("nvrtc", "GetCUBIN") if nvidia else ("hiprtc", "GetCode")
        self.advice = {f"{self._prefix.upper()}_ERROR_{status}": text for status, text in ADVICE.items()}
        self.functions[f"{self._prefix}GetErrorString"].restype = ctypes.c_char_p

    def status(self, code: int) -> str:
        name: bytes | None = self.functions[f"{self._prefix}GetErrorString"](code)
        return (name or b"an error").decode()

    def _do(self, what: str, *arguments: Any, log: Callable[[], str] | None = None) -> None:
        self.call(f"{self._prefix}{what}", *arguments, log=log)

    def binary(self, source: bytes, options: Sequence[str], discard: Callable[[Callable[[int], None], int], None]) -> bytes:
        """The binary of a source, which ends in a zero. DriverError, with the first lines of the log: it does not compile.
        `discard` gives a program back, by a call and a handle."""
        program = ctypes.c_void_p()
        self._do("CreateProgram", ctypes.byref(program), source, b"kernel", 0, None, None)
        try:
            listed = (ctypes.c_char_p * len(options))(*(option.encode() for option in options))
            self._do("CompileProgram", program, len(options), listed, log=lambda: self._log(program))
            return self._output(self._code, program)
        finally:
            discard(self._destroy, program.value or 0)

    def _destroy(self, program: int) -> None:
        self._do("DestroyProgram", ctypes.byref(ctypes.c_void_p(program)))

    def _log(self, program: ctypes.c_void_p) -> str:
        text = self._output("GetProgramLog", program).rstrip(b"\0").decode(errors="replace")
        return "\n".join(text.strip().splitlines()[:_LOG_LINES])

    def _output(self, what: str, program: ctypes.c_void_p) -> bytes:
        size = ctypes.c_size_t()
        self._do(f"{what}Size", program, ctypes.byref(size))
        found = ctypes.create_string_buffer(size.value)
        self._do(what, program, found)
        return found.raw
