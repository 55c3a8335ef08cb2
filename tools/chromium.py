"""A headless Chromium, driven through a pipe by its DevTools protocol: for tests of pages and pictures of them."""

from __future__ import annotations

import base64
import json
import os
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any

_FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--hide-scrollbars", "--no-first-run"),
    *("--disable-extensions", "--disable-background-networking", "--font-render-hinting=none", "about:blank"),
)


class ChromiumError(Exception):
    """It is not installed, or does not do what it is told."""


class Page:
    """One tab of a browser that ends with the block. `said` are the messages of its console and its exceptions, as texts."""

    def __init__(self, width: int = 1280, height: int = 900) -> None:
        program = shutil.which("chromium")
        if program is None:
            raise ChromiumError("chromium is not installed: apt-get install chromium")
        self.said: list[str] = []
        self.requested: list[str] = []
        self._loaded = 0
        self._number = 0
        self._profile = tempfile.TemporaryDirectory(prefix="tackc-chromium-", ignore_cleanup_errors=True)
        to_browser, self._to = os.pipe()
        self._from, from_browser = os.pipe()
        flags = [*_FLAGS, f"--user-data-dir={self._profile.name}", f"--window-size={width},{height}"]
        command = f"exec {shlex.join([program, *flags])} 3<&{to_browser} 4>&{from_browser}"  # those it talks through
        self._process = subprocess.Popen(
            ["bash", "-c", command], pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(to_browser)
        os.close(from_browser)
        self._answers = os.fdopen(self._from, "rb")
        self._session: str | None = None
        try:
            target = self("Target.createTarget", url="about:blank")["targetId"]
            self._session = self("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            for domain in ("Page", "Runtime", "Log", "Network"):
                self(f"{domain}.enable")
            self.resize(width, height)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Page:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """End the browser."""
        os.close(self._to)  # which ends it
        self._process.wait()
        self._answers.close()
        self._profile.cleanup()

    def __call__(self, method: str, **parameters: Any) -> dict[str, Any]:
        """What a method of the protocol answers."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._to, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise ChromiumError(f"{method}: {answer['error']['message']}")
                return dict(answer["result"])

    def resize(self, width: int, height: int, scale: float = 1) -> None:
        """The size of what is seen, in CSS pixels, and how many pixels of a picture one of them is."""
        self("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def prefer(self, scheme: str) -> None:
        """What the system is set to: light or dark."""
        self("Emulation.setEmulatedMedia", media="", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, file: Path, fragment: str = "", scripts: bool = True) -> None:
        """Load a page from a file, and wait for it."""
        self("Emulation.setScriptExecutionDisabled", value=not scripts)
        self._navigate("about:blank")  # another fragment of the same page would not load it
        self._navigate(file.resolve().as_uri() + (f"#{fragment}" if fragment else ""))

    def _navigate(self, url: str) -> None:
        before = self._loaded
        self("Page.navigate", url=url)
        while self._loaded == before:
            self._next()

    def run(self, expression: str) -> Any:
        """The value of an expression of JavaScript, as JSON data."""
        done = self("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in done:
            raise ChromiumError(done["exceptionDetails"].get("exception", {}).get("description", "an exception"))
        return done["result"].get("value")

    def picture(self, **options: Any) -> bytes:
        """A PNG file of what is seen."""
        return base64.b64decode(self("Page.captureScreenshot", format="png", **options)["data"])

    def _next(self) -> dict[str, Any]:
        data = bytearray()
        while (byte := self._answers.read(1)) != b"\0":
            if not byte:
                raise ChromiumError("chromium has ended")
            data += byte
        message: dict[str, Any] = json.loads(data)
        parameters = message.get("params", {})
        match message.get("method"):
            case "Page.loadEventFired":
                self._loaded += 1
            case "Runtime.consoleAPICalled":
                self.said.append(" ".join(str(each.get("value", each.get("description"))) for each in parameters["args"]))
            case "Runtime.exceptionThrown":
                self.said.append(str(parameters["exceptionDetails"]))
            case "Log.entryAdded":
                self.said.append(parameters["entry"]["text"])
            case "Network.requestWillBeSent":
                self.requested.append(parameters["request"]["url"])
        return message
