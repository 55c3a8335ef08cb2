"""What queued launches leave for whoever waits: lines that they print (O-001), and failures of checked code (O-020)."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from tack_runtime.checks import NO_FAILURE, Record, Site, failure
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.dtypes import i64
from tack_runtime.errors import TackError

if TYPE_CHECKING:
    from tack_runtime.drivers.gpu import Driver

_MOST_QUEUED: Final = 64  # checked launches whose records are there at a time
_MOST_SHOWN: Final = 3  # failures beside the first one that an error names


class _Launch(NamedTuple):
    """A checked launch: its kernel, the places that it may report, and where it does."""

    kernel: str
    sites: Sequence[Site]
    record: DeviceMemory


class Pending:
    """All of it for one device. Who uses it holds the driver's lock."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._launches: list[_Launch] = []  # in the order of the calls
        self._unused: list[DeviceMemory] = []  # records without a failure
        self._failures: list[TackError] = []  # the first ones
        self._more = 0  # others

    def record(self, kernel: str, sites: Sequence[Site]) -> DeviceMemory:
        """Where a launch that is about to be queued reports."""
        if len(self._launches) == _MOST_QUEUED:
            self._collect()
        if self._unused:
            memory = self._unused.pop()
        else:
            new = Record()
            memory = DeviceMemory.new(self._driver, i64.numpy, (ctypes.sizeof(new) // 8,))
            self._driver.write(memory.address, 0, ctypes.addressof(new), ctypes.sizeof(new))
        self._launches.append(_Launch(kernel, sites, memory))
        return memory

    def _collect(self) -> None:
        """Read what launches have reported, which waits for them."""
        while self._launches:
            launch, found = self._launches[0], Record()
            self._driver.read(launch.record.address, 0, ctypes.addressof(found), ctypes.sizeof(found))
            del self._launches[0]
            if found.iteration == NO_FAILURE:
                self._unused.append(launch.record)
            elif len(self._failures) <= _MOST_SHOWN:
                self._failures.append(failure(launch.kernel, launch.sites[found.site], found.values))
            else:
                self._more += 1

    def raise_failure(self) -> None:
        """Raise the first failure of all launches so far, which have run; its text has the others, too."""
        self._collect()
        if self._failures:
            (first, *later), more = self._failures, self._more
            self._failures, self._more = [], 0
            if later:
                others = [*map(str, later), *([f"and {more} more"] if more else [])]
                first.args = ("\n  ".join([f"{first}\nLater launches failed, too:", *others]),)
            first.earlier = True
            raise first


def flush_python() -> None:
    """Write what Python has printed."""
    stream = sys.stdout
    if stream is not None and not stream.closed:
        stream.flush()


def flush_drivers() -> None:
    """Write what drivers have printed: they do so through the C library, which buffers."""
    ctypes.CDLL(None).fflush(None)  # every stream
