"""Metal, through messages to Objective-C objects.

Memory is shared with the host, which reads and writes it after what is queued. Each call has a pool for what Metal autoreleases;
what a selector with `new`, or `retain`, gives is ours to release.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tack_runtime.devices import Device
from tack_runtime.drivers.gpu import SMALLER, Driver, Grid, Library, Limits, as_devices
from tack_runtime.drivers.images import KINDS
from tack_runtime.dtypes import SCALARS, f32, f64, i32, u32
from tack_runtime.errors import DriverError
from tack_runtime.workgroups import GROUP_SIZE


class _Size(ctypes.Structure):
    _fields_ = (("x", ctypes.c_size_t), ("y", ctypes.c_size_t), ("z", ctypes.c_size_t))


class _Region(ctypes.Structure):
    _fields_ = (("origin", _Size), ("size", _Size))


_FRAMEWORK: Final = "/System/Library/Frameworks/{0}.framework/{0}"
RUNTIME: Final = {
    "objc_getClass": "=s",
    "sel_registerName": "=s",
    "objc_msgSend": "=",
    "objc_msgSend_stret": "?=",  # on x86-64, for results in memory
    "objc_autoreleasePoolPush": "=",
    "objc_autoreleasePoolPop": "p",
}
DEVICE: Final = {"MTLCreateSystemDefaultDevice": "="}
DISPATCH: Final = {"dispatch_data_create": "=pzpp", "dispatch_release": "p"}
_TYPES: Final[Mapping[str, Any]] = {
    "v": None,
    "p": ctypes.c_void_p,
    "z": ctypes.c_size_t,
    "q": ctypes.c_int64,
    "b": ctypes.c_bool,
    "s": ctypes.c_char_p,
    "S": _Size,
    "R": _Region,
}
MESSAGES: Final[Mapping[str, str]] = {
    "UTF8String": "s",
    "code": "q",
    "commandBuffer": "p",
    "commit": "v",
    "computeCommandEncoder": "p",
    "contents": "p",
    "dispatchThreadgroups:threadsPerThreadgroup:": "vSS",
    "domain": "p",
    "endEncoding": "v",
    "error": "p",
    "length": "z",
    "localizedDescription": "p",
    "maxTotalThreadsPerThreadgroup": "z",
    "maxThreadsPerThreadgroup": "S",
    "name": "p",
    "new": "p",
    "newBufferWithBytes:length:options:": "ppzz",
    "newBufferWithLength:options:": "pzz",
    "newCommandQueue": "p",
    "newComputePipelineStateWithFunction:error:": "ppp",
    "newFunctionWithName:": "pp",
    "newLibraryWithData:error:": "ppp",
    "newLibraryWithSource:options:error:": "pppp",
    "newTextureWithDescriptor:": "pp",
    "release": "v",
    "replaceRegion:mipmapLevel:slice:withBytes:bytesPerRow:bytesPerImage:": "vRzzpzz",
    "retain": "p",
    "setBuffer:offset:atIndex:": "vpzz",
    "setBytes:length:atIndex:": "vpzz",
    "setComputePipelineState:": "vp",
    "setDepth:": "vz",
    "setFastMathEnabled:": "vb",
    "setHeight:": "vz",
    "setLanguageVersion:": "vz",
    "setPixelFormat:": "vz",
    "setTexture:atIndex:": "vpz",
    "setTextureType:": "vz",
    "setUsage:": "vz",
    "setWidth:": "vz",
    "status": "z",
    "stringWithUTF8String:": "ps",
    "supports32BitFloatFiltering": "b",
    "supportsFamily:": "bq",
    "waitUntilCompleted": "v",
}  # the type of the result, and of each argument
_ERRORS: Final[Mapping[str, Mapping[int, str]]] = {
    "MTLLibraryError": {3: "CompileFailure"},
    "MTLCommandBufferError": {
        1: "Internal", 2: "Timeout", 3: "PageFault", 4: "AccessRevoked", 7: "NotPermitted", 8: "OutOfMemory",
        9: "InvalidResource", 11: "DeviceRemoved", 12: "StackOverflow",
    },
}  # fmt: skip
ADVICE: Final[Mapping[str, str]] = {
    "OutOfMemory": SMALLER,
    "MTLCommandBufferErrorOutOfMemory": SMALLER,
    "MTLCommandBufferErrorPageFault": "an index may be outside its array; debug mode may find where",
}
_METAL3_FAMILY, _LANGUAGE_3_0, _COMPLETED, _FAILED, _MOST_BYTES = 5001, 3 << 16, 4, 5, 4096
_TEXTURE: Final[Mapping[str, int]] = {"setTextureType:": 7, "setPixelFormat:": 55, "setUsage:": 1}  # 3-D, of one f32, to read
_MOST_QUEUED: Final = 64  # command buffers that a queue has
_MOST_TEXELS: Final = (2048, 2048, 2048)
_ITERATIONS: Final = 1 << 32  # P-017


class ObjC(Library):
    """Objective-C objects: numbers, to which messages are sent."""

    advice = ADVICE

    def __init__(self) -> None:
        super().__init__("Metal", ["/usr/lib/libobjc.A.dylib"], RUNTIME)
        Library("Metal", [_FRAMEWORK.format("CoreGraphics")], {})  # without it there is no default device
        self.metal = Library("Metal", [_FRAMEWORK.format("Metal")], DEVICE)
        self.dispatch = Library("Metal", ["/usr/lib/libSystem.B.dylib"], DISPATCH).functions
        send = self.functions["objc_msgSend"]
        large = self.functions.get("objc_msgSend_stret", send)
        self._messages: dict[str, tuple[Any, int]] = {}
        for selector, types in MESSAGES.items():
            result, *arguments = (_TYPES[letter] for letter in types)
            place = ctypes.cast(large if result is _Size else send, ctypes.c_void_p).value
            function = ctypes.CFUNCTYPE(result, ctypes.c_void_p, ctypes.c_void_p, *arguments)(place or 0)
            self._messages[selector] = function, self.functions["sel_registerName"](selector.encode())

    def send(self, receiver: int, selector: str, *arguments: Any) -> Any:
        """What an object answers."""
        function, name = self._messages[selector]
        return function(receiver, name, *arguments)

    def make(self, receiver: int, selector: str, *arguments: Any) -> int:
        """The object that a message makes; one that ends with "error:" gets the place for it here."""
        error = ctypes.c_void_p()
        if selector.endswith("error:"):
            arguments = (*arguments, ctypes.byref(error))
        made: int | None = self.send(receiver, selector, *arguments)
        if made is None:
            raise self.nil(selector, error.value)
        return made

    def nil(self, selector: str, error: int | None) -> DriverError:
        """The error of a message that made nothing, or of what failed later, by an NSError if there is one."""
        if error is None:
            memory = selector.startswith(("newBuffer", "newTexture"))
            return self.error(selector, "OutOfMemory" if memory else "no object", "nil")
        domain, code = self.text(error, "domain").removesuffix("Domain"), self.send(error, "code")
        status = f"{domain}{_ERRORS.get(domain, {}).get(code, '')}"
        return self.error(selector, status, code, f"\n{self.text(error, 'localizedDescription')}")

    def class_(self, name: str) -> int:
        made: int = self.functions["objc_getClass"](name.encode())
        return made

    def string(self, text: bytes) -> int:
        """An NSString, which the pool has."""
        return self.make(self.class_("NSString"), "stringWithUTF8String:", text)

    def text(self, receiver: int, selector: str) -> str:
        """The text of an NSString that an object answers."""
        string = self.send(receiver, selector)
        return (self.send(string, "UTF8String") or b"").decode(errors="replace") if string else ""


class _Metal(Driver):
    target = "metal"
    kinds = KINDS["metal"]
    dtypes = frozenset(SCALARS) - {f64}
    address_size = 0
    texture_size = -1
    waits_for_textures = False
    prints = False

    def __init__(self, objc: ObjC, device: int) -> None:
        self._objc, self._device = objc, device
        self._pools: list[int] = []  # those of calls inside calls last
        self._queued: list[int] = []  # command buffers, the oldest first
        sizes = objc.send(device, "maxThreadsPerThreadgroup")
        threads = min(GROUP_SIZE, sizes.x)
        limits = Limits(threads, (_ITERATIONS, _ITERATIONS, _ITERATIONS), _ITERATIONS, (sizes.x, sizes.y, sizes.z))
        super().__init__(objc, objc.text(device, "name"), "", limits)
        self.atomics = frozenset({i32, u32, f32} if objc.send(device, "supportsFamily:", _METAL3_FAMILY) else {i32, u32})
        if objc.send(device, "supports32BitFloatFiltering"):
            self.most_texels = _MOST_TEXELS
        self._queue = objc.make(device, "newCommandQueue")

    def close(self) -> None:
        for made in (self._queue, self._device):
            self._objc.send(made, "release")

    def enter(self) -> None:
        self._pools.append(self._objc.functions["objc_autoreleasePoolPush"]())

    def leave(self, _: int) -> None:
        self._objc.functions["objc_autoreleasePoolPop"](self._pools.pop())

    def allocate(self, size: int) -> int:
        return self._objc.make(self._device, "newBufferWithLength:options:", size, 0)

    def free(self, handle: int) -> None:
        self._objc.send(handle, "release")

    def write(self, handle: int, offset: int, source: int, size: int) -> None:
        self.wait()
        ctypes.memmove(self._objc.send(handle, "contents") + offset, source, size)

    def read(self, handle: int, offset: int, target: int, size: int) -> None:
        self.wait()
        ctypes.memmove(target, self._objc.send(handle, "contents") + offset, size)

    def copy(self, target: int, to: int, source: int, at: int, size: int) -> None:
        self.write(target, to, self._objc.send(source, "contents") + at, size)

    def place(self, handle: int) -> int:
        address: int = self._objc.send(handle, "contents")
        return address

    def refusal(self, address: int, size: int) -> str:
        if not self._objc.send(address, "contents"):
            return "is a buffer that the host cannot read; make it with shared storage"
        length = self._objc.send(address, "length")
        return "" if size <= length else f"is a buffer of {length} bytes, and the shape needs {size}"

    def make_texture(self, extents: tuple[int, int, int]) -> int:
        objc = self._objc
        wanted = objc.make(objc.class_("MTLTextureDescriptor"), "new")
        try:
            for selector, value in (*_TEXTURE.items(), *zip(("setWidth:", "setHeight:", "setDepth:"), extents, strict=True)):
                objc.send(wanted, selector, value)
            return objc.make(self._device, "newTextureWithDescriptor:", wanted)
        finally:
            objc.send(wanted, "release")

    def fill_texture(self, texture: int, memory: int, extents: tuple[int, int, int]) -> None:
        self.wait()
        width, height, _ = extents
        region, texels = _Region(_Size(0, 0, 0), _Size(*extents)), self._objc.send(memory, "contents")
        rows = "replaceRegion:mipmapLevel:slice:withBytes:bytesPerRow:bytesPerImage:"
        self._objc.send(texture, rows, region, 0, 0, texels, 4 * width, 4 * width * height)

    def free_texture(self, texture: int) -> None:
        self._objc.send(texture, "release")

    def load(self, kind: str, code: bytes) -> int:
        return self._library(code) if kind == "metallib" else self._compiled(code)

    def _library(self, code: bytes) -> int:
        data = self._objc.dispatch["dispatch_data_create"](code, len(code), None, None)
        try:
            return self._objc.make(self._device, "newLibraryWithData:error:", data)
        finally:
            self._objc.dispatch["dispatch_release"](data)

    def _compiled(self, code: bytes) -> int:
        objc = self._objc
        options = objc.make(objc.class_("MTLCompileOptions"), "new")
        try:
            objc.send(options, "setFastMathEnabled:", False)  # N-012
            objc.send(options, "setLanguageVersion:", _LANGUAGE_3_0)
            return objc.make(self._device, "newLibraryWithSource:options:error:", objc.string(code), options)
        finally:
            objc.send(options, "release")

    def unload(self, module: int) -> None:
        self._drop_kernels(module, self.free)
        self.free(module)

    def function(self, module: int, symbol: str) -> tuple[int, int]:
        made = self._kernel(module, symbol, lambda: self._pipeline(module, symbol))
        return made, min(self.limits.threads, self._objc.send(made, "maxTotalThreadsPerThreadgroup"))

    def _pipeline(self, module: int, symbol: str) -> int:
        objc = self._objc
        function = objc.make(module, "newFunctionWithName:", objc.string(symbol.encode()))
        try:
            return objc.make(self._device, "newComputePipelineStateWithFunction:error:", function)
        finally:
            objc.send(function, "release")

    def launch(self, function: int, grid: Grid, slots: Any, sizes: Sequence[int]) -> None:
        objc = self._objc
        if len(self._queued) == _MOST_QUEUED:
            self.wait()
        values = list(zip(slots, sizes if grid.flat is None else sizes[:-1], strict=False))  # no grid needs the switch
        numbers = [value for value, size in values if size > 0]
        packed, length = (ctypes.c_uint64 * len(numbers))(*numbers), 8 * len(numbers)
        buffers = [value for value, size in values if not size]
        textures = [value for value, size in values if size < 0]
        held = [objc.make(self._device, "newBufferWithBytes:length:options:", packed, length, 0)] if length > _MOST_BYTES else []
        try:
            command = objc.make(self._queue, "commandBuffer")
            encoder = objc.make(command, "computeCommandEncoder")
            try:
                objc.send(encoder, "setComputePipelineState:", function)
                for index, buffer in enumerate(buffers + held):
                    objc.send(encoder, "setBuffer:offset:atIndex:", buffer, 0, index)
                for index, texture in enumerate(textures):
                    objc.send(encoder, "setTexture:atIndex:", texture, index)
                if not held:
                    objc.send(encoder, "setBytes:length:atIndex:", packed, length, len(buffers))
                objc.send(encoder, "dispatchThreadgroups:threadsPerThreadgroup:", _Size(*grid.groups), _Size(*grid.threads))
            finally:
                objc.send(encoder, "endEncoding")  # else Metal ends the process
            objc.send(command, "commit")
            self._queued.append(objc.send(command, "retain"))
        finally:
            for buffer in held:
                objc.send(buffer, "release")

    def idle(self) -> bool:
        return not self._queued or self._objc.send(self._queued[-1], "status") >= _COMPLETED

    def wait(self) -> None:
        failed: DriverError | None = None
        while self._queued:
            command = self._queued.pop(0)
            self._objc.send(command, "waitUntilCompleted")
            if failed is None and self._objc.send(command, "status") == _FAILED:
                failed = self._objc.nil("commit", self._objc.send(command, "error"))
                failed.earlier = True
            self._objc.send(command, "release")
        if failed is not None:
            raise failed


def devices() -> tuple[Device, ...]:
    """The device that the system prefers; DeviceError where there is none."""
    objc = ObjC()
    pool = objc.functions["objc_autoreleasePoolPush"]()
    try:
        device = objc.metal.functions["MTLCreateSystemDefaultDevice"]()
        if not device:
            return as_devices("metal", [], frozenset())
        try:
            driver = _Metal(objc, device)
        except DriverError:
            objc.send(device, "release")
            raise
    finally:
        objc.functions["objc_autoreleasePoolPop"](pool)
    return as_devices("metal", [driver], driver.atomics)
