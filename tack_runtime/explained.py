"""What explain() says of a variant that is there (J-008)."""

from __future__ import annotations

from tack_runtime import settings
from tack_runtime.devices import Device
from tack_runtime.drivers import cpu
from tack_runtime.resolve import Choice, baked_dims


def choice(found: Choice, device: Device) -> list[str]:
    """The variant and the image that a call would take, and why."""
    variant, image = found
    baked = baked_dims(variant.signature)
    dims = f"{baked} baked dimension{'s' * (baked != 1)}" if baked else "no baked dimension"
    asked = settings.cpu_isa()
    limit = f"TACK_CPU_ISA={asked}" if asked else f"this machine runs {cpu.usable_levels()[0]}"
    if device.driver is not None:
        limit = device.driver.reason(image.kind)
    level = f"level {image.level}" if image.level else image.kind
    return [
        f"variant {variant.id} {variant.signature}{' (checked)' if variant.checked else ''}: the best that fits ({dims})",
        f"image {image.member}, {level}, symbol {image.symbol}: {limit}",
        *filter(None, [image.form]),
    ]
