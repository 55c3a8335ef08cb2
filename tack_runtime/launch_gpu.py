"""Launching a variant on a device with memory of its own: its grid, its limits, and the queue."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tack_runtime import settings
from tack_runtime.described import InMemory, TextureArgument
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import Device
from tack_runtime.drivers.gpu import Grid, grid_of
from tack_runtime.drivers.gpu_pending import flush_python
from tack_runtime.dtypes import Scalar, TextureType
from tack_runtime.errors import KernelValueError
from tack_runtime.launch import Launchable, Packed, Range, check_iterations
from tack_runtime.manifest import Image, Variant
from tack_runtime.signature import leaves
from tack_runtime.texture_memory import sampled
from tack_runtime.workgroups import COLLECTIVES, GROUP_SIZE, check_full_groups

_ONE: Final = Grid((1, 1, 1), (1, 1, 1), None)


class _Packed(Packed):
    __slots__ = ("grid", "memories")

    def __init__(self, slots: Any, iterations: int, grid: Grid, memories: Sequence[DeviceMemory]) -> None:
        super().__init__(slots, iterations, False)
        self.grid = grid
        self.memories = memories


class GpuLaunchable(Launchable):
    """A variant that is loaded on a device. Beside its slots its code receives the switch of a shaped launch, and the epilogue
    the address of the value."""

    def __init__(self, kernel: str, variant: Variant, image: Image, device: Device, code: bytes, source: str) -> None:
        super().__init__(kernel, variant, image, [slot for slot in variant.slots if slot.kind != "output"], source, 1)
        assert device.driver is not None
        self._driver = driver = device.driver
        self._title = device.title
        textures = [name for name, type_ in leaves(variant.signature) if image.samplers and isinstance(type_, TextureType)]
        self._textures = {
            at: slot.parameter for at, slot in enumerate(self._slots) if slot.parameter in textures and slot.kind == "address"
        }
        self._sizes = [self._size(at, slot.kind, slot.parameter) for at, slot in enumerate(self._slots)]
        start = time.perf_counter()
        module = driver.run(driver.hold, self, driver.unload, driver.load, image.kind, code)
        self._function, self._threads = driver.run(driver.function, module, image.symbol)
        took = f"took {time.perf_counter() - start:.3f} s on {device}"
        settings.report("load", f"{variant.signature} {variant.id} {took}: {driver.reason(image.kind)}")
        self._report = next((at for at, slot in enumerate(self._slots) if slot.kind == "report"), None)
        self._prints = variant.prints and driver.prints
        self._epilogue = driver.run(driver.function, module, f"{image.symbol}_result")[0] if variant.result else 0

    def _size(self, at: int, kind: str, parameter: str) -> int:
        if at in self._textures:
            return self._driver.texture_size
        if kind != "scalar":
            return self._driver.address_size if kind in ("address", "report") else 8
        type_ = self._types[parameter]
        assert isinstance(type_, Scalar)  # the manifest was checked
        return type_.size

    def _packed(self, slots: Any, count: int, ranges: Sequence[Range], arrays: Mapping[str, InMemory]) -> Packed:
        limits = self._driver.limits
        check_count(self.kernel, self.variant, count, limits.iterations, self._threads, self._title)
        grid = grid_of([each.iterations for each in ranges], bool(self.variant.workgroup), self._threads, limits)
        slots[len(self._slots)] = grid.flat or 0
        for place, name in self._textures.items():
            slots[place] = self._texture(name, arrays[name])
        memories = [each.memory for each in arrays.values() if isinstance(each.memory, DeviceMemory)]
        return _Packed(slots, count, grid, memories)

    def _texture(self, name: str, argument: InMemory) -> int:
        """What the code samples."""
        assert isinstance(argument, TextureArgument)
        most, shape = self._driver.most_texels or (0, 0, 0), argument.texture.shape
        if any(size > limit for size, limit in zip(shape, most, strict=True)):
            raise KernelValueError(
                f"Kernel '{self.kernel}': the texture '{name}' has shape {shape}; {self._driver.described} samples textures of "
                f"up to {most}"
            )
        return sampled(argument.texture)

    def run(self, packed: Packed) -> int | float | None:
        assert isinstance(packed, _Packed)
        start = time.perf_counter() if "launch" in settings.log() else None
        if self._prints:
            flush_python()  # lines may come at once
        memory = self._driver.run(self._queue, packed)
        samples = self._textures and self._driver.waits_for_textures
        if packed.iterations and (samples or any(each.allocation.foreign for each in packed.memories)):  # P-015
            self._driver.finish_in(self._driver.wait)
        if start is not None:
            what = f"{self.kernel} {self.variant.id} on {self._title}: {packed.iterations} iterations, {packed.grid}"
            settings.report("launch", f"{what}, queued in {(time.perf_counter() - start) * 1e6:.1f} us")
        if memory is None:
            return None
        from tack_runtime.transfers import read

        found: int | float = read(memory, ()).item()  # after all that is queued (P-031, P-034)
        return found

    def _queue(self, packed: _Packed) -> DeviceMemory | None:
        """Queue the loop and what makes the value that the kernel returns; where that will be."""
        driver, slots = self._driver, packed.slots
        if self._report is not None:
            slots = self._slots_type(*slots)  # a bound call may run in several threads at once
            slots[self._report] = driver.pending.record(self.kernel, self.variant.sites).address
        driver.printed |= self._prints
        if packed.iterations:
            sizes = self._sizes if packed.grid.flat is None else [*self._sizes, 4]
            driver.launch(self._function, packed.grid, slots, sizes)
        if self.variant.result is None:
            return None
        memory = driver.memory(self.variant.result.numpy, ())
        slots = self._slots_type(*slots)
        slots[len(self._slots)] = memory.address
        driver.launch(self._epilogue, _ONE, slots, [*self._sizes, driver.address_size])
        return memory


def check_count(kernel: str, variant: Variant, count: int, most: int, threads: int, title: str) -> None:
    """KernelValueError: more iterations than `most` (P-018); workgroups that are not complete, or not possible with so many
    threads (W-006, W-007)."""
    check_iterations(kernel, count, most, title)
    collective = not COLLECTIVES.isdisjoint(variant.workgroup)
    if variant.workgroup and threads < GROUP_SIZE:  # lanes would have other numbers than those of W-009
        what = "collectives" if collective else f"primitives ({', '.join(sorted(variant.workgroup))})"
        raise KernelValueError(
            f"Kernel '{kernel}': workgroup {what} require {GROUP_SIZE} lanes; this pipeline/device selects {threads}"
        )
    if collective:
        check_full_groups(kernel, count)
