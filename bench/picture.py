"""The picture of a measurement: for each case a bar per peer, from plain C at 1 to its speed, on a logarithmic scale, as SVG.

It brings its own background in both colour schemes, so that it can be read on any page.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape

from bench.peers import LIMIT, PLAIN, SCALAR, TACK, VARIANT
from bench.results import Row

COLORS = {
    TACK: "#3b6fd4",
    VARIANT: "#8fb0ee",
    "Numba": "#e08a1e",
    "Taichi": "#3f9150",
    "Quadrants": "#93c7a0",
    "Warp": "#b05fc2",
}  # the limit is an outline
WIDTH, LEFT, RIGHT, TOP = 900, 250, 850, 64
BAR, BETWEEN_BARS, BETWEEN_CASES = 8, 2, 12
TICKS = (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100)

STYLE = """
svg { font: 12px system-ui, sans-serif }
.panel { fill: #ffffff } .text { fill: #24292f } .small { font-size: 10px } .grid { stroke: #d0d7de } .one { stroke: #24292f }
.limit { fill: none; stroke: #6e7781 }
@media (prefers-color-scheme: dark) {
  .panel { fill: #1c2128 } .text { fill: #d0d7de } .grid { stroke: #444c56 } .one { stroke: #d0d7de } .limit { stroke: #909dab }
}
"""


class Scale:
    """Where a speed lies between the left and the right edge; whole ticks, of which 1 is one."""

    def __init__(self, speeds: Iterable[float]) -> None:
        speeds = [1.0, *speeds]
        self.low = max([tick for tick in TICKS if tick <= min(speeds)], default=TICKS[0])
        self.high = min([tick for tick in TICKS if tick >= max(speeds)], default=TICKS[-1])
        if self.low == self.high:
            self.high = 3
        self.ticks = [tick for tick in TICKS if self.low <= tick <= self.high]

    def x(self, speed: float) -> float:
        """The abscissa; what lies outside is at the edge."""
        part = math.log(min(max(speed, self.low), self.high) / self.low) / math.log(self.high / self.low)
        return LEFT + part * (RIGHT - LEFT)


def draw(rows: Sequence[Row]) -> str:
    """The rows that plain C has run, all with one number of threads."""
    shown = [row for row in rows if row.rounds(PLAIN)]
    peers = [peer for peer in _titles(shown) if any(row.rounds(peer) for row in shown)]
    scale = Scale(speed for row in shown for _, speed in _speeds(row, peers))
    body: list[str] = []
    y = TOP
    for row in shown:
        bars = _speeds(row, peers)
        height = len(bars) * (BAR + BETWEEN_BARS)
        body.append(f'<text class="text" x="{LEFT - 10}" y="{y + height / 2 + 3:g}" text-anchor="end">{escape(row.title)}</text>')
        for peer, speed in bars:
            body += _bar(scale, y, peer, speed, row.title)
            y += BAR + BETWEEN_BARS
        y += BETWEEN_CASES
    threads = shown[0].threads if shown else 0
    title = f"How many times as fast as plain C, {threads} {'thread' if threads == 1 else 'threads'}"
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 8}" role="img" aria-label="{title}">',
        f"<style>{STYLE}</style>",
        f'<rect class="panel" width="{WIDTH}" height="{y + 8}" rx="6"/>',
        f'<text class="text" x="16" y="22" font-weight="bold">{title}</text>',
        *_legend(peers),
        *_grid(scale, y),
    ]
    return "\n".join([*head, *body, "</svg>", ""])


def _titles(rows: Sequence[Row]) -> list[str]:
    return [title for title in dict.fromkeys(t for row in rows for t in row.timings) if title not in (PLAIN, SCALAR)]


def _speeds(row: Row, peers: Sequence[str]) -> list[tuple[str, float]]:
    return [(peer, speed.times) for peer in peers if (speed := row.speed(peer, (PLAIN,)))]


def _paint(peer: str) -> str:
    return 'class="limit"' if peer == LIMIT else f'fill="{COLORS[peer]}"'


def _bar(scale: Scale, y: float, peer: str, speed: float, case: str) -> list[str]:
    one, end = scale.x(1), scale.x(speed)
    place = f'x="{min(one, end):.1f}" y="{y}" width="{max(abs(end - one), 1):.1f}" height="{BAR}"'
    lines = [f"<rect {_paint(peer)} {place}><title>{escape(f'{case}, {peer}: {speed:.3g}')}</title></rect>"]
    if peer == TACK:
        x, anchor = (end + 4, "start") if end >= one else (end - 4, "end")
        lines.append(f'<text class="text small" x="{x:.1f}" y="{y + BAR}" text-anchor="{anchor}">{speed:.3g}</text>')
    return lines


def _legend(peers: Sequence[str]) -> list[str]:
    lines, x = [], 16.0
    for peer in peers:
        lines.append(f'<rect {_paint(peer)} x="{x:g}" y="32" width="10" height="10"/>')
        lines.append(f'<text class="text" x="{x + 15:g}" y="41">{escape(peer)}</text>')
        x += 35 + 6.5 * len(peer)
    return lines


def _grid(scale: Scale, bottom: float) -> list[str]:
    lines = []
    for tick in scale.ticks:
        x = scale.x(tick)
        kind = "one" if tick == 1 else "grid"
        lines.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 4}" y2="{bottom}"/>')
        lines.append(f'<text class="text small" x="{x:.1f}" y="{TOP - 7}" text-anchor="middle">{tick:g}</text>')
    return lines
