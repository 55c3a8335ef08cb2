"""Writes tackc/compiler/elementary/coefficients.py: the polynomials and split constants of the elementary functions.

python tools/coefficients.py        (about a minute; needs mpmath)

A polynomial is fitted by least squares at the nodes of Chebyshev, near to the best one, under the weight that turns its
error into a relative error of the function. Its coefficients are rounded to their type one by one, from the lowest degree; after
each the others are fitted anew, so that they make up for the rounding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import mpmath as mp

TARGET: Final = Path(__file__).resolve().parent.parent / "tackc/compiler/elementary/coefficients.py"
DIGITS: Final = {"f32": 24, "f64": 53}
WORDS: Final = 21  # of 64 bits, of 2/pi: enough for the largest f64
Function = Callable[[Any], Any]

HEAD: Final = '''\
"""Polynomials and split constants of the elementary functions. Written by tools/coefficients.py; do not edit.

A polynomial's coefficients stand from the lowest degree. A split constant is a sum of parts of which all but the last are short,
so that their products with small whole numbers are exact. A table is of words of 64 bits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
'''


def rounded(value: Any, digits: int) -> Any:
    """The nearest number with so many binary digits."""
    mantissa, exponent = mp.frexp(mp.mpf(value))
    return mp.ldexp(mp.nint(mp.ldexp(mantissa, digits)), exponent - digits)


def split(value: Any, *digits: int) -> list[Any]:
    """Parts of a positive number with so many digits each; the last is rounded, the others are cut off."""
    parts = []
    for count in digits[:-1]:
        mantissa, exponent = mp.frexp(value)
        parts.append(mp.ldexp(mp.floor(mp.ldexp(mantissa, count)), exponent - count))
        value -= parts[-1]
    return [*parts, rounded(value, digits[-1])]


def pair(value: Any, digits: int) -> list[Any]:
    """The nearest number of a type, and what is missing."""
    high = rounded(value, digits)
    return [high, rounded(value - high, digits)]


def nodes(low: Any, high: Any, count: int) -> list[Any]:
    return [(low + high) / 2 + (high - low) / 2 * mp.cos(mp.pi * (2 * i + 1) / (2 * count)) for i in range(count)]


def solve(rows: Sequence[Sequence[Any]], wanted: Sequence[Any]) -> list[Any]:
    """Least squares by the normal equations, for which the working precision is ample."""
    size = len(rows[0])
    matrix, right = mp.matrix(size, size), mp.matrix(size, 1)
    for i in range(size):
        for j in range(i, size):
            matrix[i, j] = matrix[j, i] = mp.fsum(row[i] * row[j] for row in rows)
        right[i] = mp.fsum(row[i] * value for row, value in zip(rows, wanted, strict=True))
    return list(mp.lu_solve(matrix, right))


def value(coefficients: Sequence[Any], x: Any) -> Any:
    """A polynomial at a point."""
    return mp.fsum(c * x**j for j, c in enumerate(coefficients))


def polynomial(f: Function, low: Any, high: Any, count: int, digits: int, power: int) -> list[Any]:
    """`count` coefficients of f on [low, high]; errors count in proportion to x ** power."""
    points = nodes(mp.mpf(low), mp.mpf(high), 3 * count + 8)
    weights = [x**power for x in points]
    fixed: list[Any] = []
    for degree in range(count):
        rest = [f(x) - value(fixed, x) for x in points]
        rows = [[x**j * weight for j in range(degree, count)] for x, weight in zip(points, weights, strict=True)]
        wanted = [each * weight for each, weight in zip(rest, weights, strict=True)]
        fixed.append(rounded(solve(rows, wanted)[0], digits))
    return fixed


def quotient(f: Function, low: Any, high: Any, above: int, below: int, digits: int, power: int) -> tuple[list[Any], list[Any]]:
    """The coefficients of two polynomials with f = P/Q, `above` and `below` many; that of Q begins with 1.

    P - f Q is fitted, again and again under the weight 1/Q of the last turn.
    """
    points = nodes(mp.mpf(low), mp.mpf(high), 3 * (above + below) + 8)
    denominator = [mp.mpf(1)]
    for _ in range(6):
        weights = [x**power / value(denominator, x) for x in points]
        rows = [
            [x**j * w for j in range(above)] + [-f(x) * x**j * w for j in range(1, below)]
            for x, w in zip(points, weights, strict=True)
        ]
        found = solve(rows, [f(x) * w for x, w in zip(points, weights, strict=True)])
        numerator, denominator = found[:above], [mp.mpf(1), *found[above:]]
    return [rounded(c, digits) for c in numerator], [rounded(c, digits) for c in denominator]


def at_zero(f: Function, value: Any) -> Function:
    """A function that cannot be computed near zero, where it has this value."""
    return lambda x: f(x) if abs(x) > mp.mpf(10) ** -25 else mp.mpf(value)


def odd(f: Function, third: Any) -> Function:
    """(f(x)/x - 1)/x**2 of z = x**2; `third` is its value at 0."""
    return at_zero(lambda z: (f(mp.sqrt(z)) / mp.sqrt(z) - 1) / z, third)


def entries() -> Iterator[tuple[str, Sequence[Any]]]:
    yield from polynomials()
    yield from constants()


def polynomials() -> Iterator[tuple[str, Sequence[Any]]]:
    ln2, half = mp.ln(2), (mp.pi / 2 * mp.mpf("1.001")) ** 2
    quarter, reduced = half / 4, ln2 / 2 * mp.mpf("1.01")
    for type_, digits in DIGITS.items():
        single = type_ == "f32"

        def fit(
            name: str, f: Function, low: Any, high: Any, counts: tuple[int, int], power: int = 1, type_: str = type_
        ) -> tuple[str, Sequence[Any]]:
            return f"{name}.{type_}", polynomial(f, low, high, counts[type_ == "f64"], DIGITS[type_], power)

        yield fit("exp", at_zero(lambda r: (mp.expm1(r) - r) / r**2, 0.5), -reduced, reduced, (5, 11), 2)
        yield fit("exp2", at_zero(lambda r: mp.expm1(r * ln2) / r, ln2), -0.502, 0.502, (6, 12))
        yield fit("sin", odd(mp.sin, -mp.mpf(1) / 6), 0, half, (4, 9))
        yield fit("sin_quarter", odd(mp.sin, -mp.mpf(1) / 6), 0, quarter, (3, 6))
        cosine = at_zero(lambda z: (mp.cos(mp.sqrt(z)) - 1 + z / 2) / z**2, mp.mpf(1) / 24)
        yield fit("cos_quarter", cosine, 0, quarter, (3, 6), 2)
        yield fit("asin", odd(mp.asin, mp.mpf(1) / 6), 0, mp.mpf("0.2501"), (6, 13))
        yield fit("atan", odd(mp.atan, -mp.mpf(1) / 3), 0, mp.mpf("0.17158"), (5, 12))
        above, below = quotient(odd(mp.tanh, -mp.mpf(1) / 3), 0, mp.mpf("0.3907"), *((2, 3) if single else (3, 4)), digits, 1)
        yield f"tanh_numerator.{type_}", above
        yield f"tanh_denominator.{type_}", below
        rest = at_zero(lambda z: ((mp.atanh(mp.sqrt(z)) / mp.sqrt(z) - 1) / z - mp.mpf(1) / 3) / z * 3, mp.mpf(3) / 5)
        yield fit("log_tail", rest, 0, mp.mpf("0.0296"), (4, 8), 2)
        if single:
            cubic = at_zero(lambda f: (mp.log1p(f) - f + f * f / 2) / f**3, mp.mpf(1) / 3)
            yield fit("log", cubic, mp.sqrt(0.5) - 1.0001, mp.sqrt(2) - 0.9999, (9, 0), 2)
            yield fit("tan", odd(mp.tan, mp.mpf(1) / 3), 0, quarter, (6, 0))
            yield fit("sinh", odd(mp.sinh, mp.mpf(1) / 6), 0, mp.mpf("1.0001"), (4, 0))
            continue
        arc = at_zero(lambda z: 2 * (mp.atanh(mp.sqrt(z)) / mp.sqrt(z) - 1) / z, mp.mpf(2) / 3)
        yield fit("log", arc, 0, mp.mpf("0.0296"), (0, 7))


def constants() -> Iterator[tuple[str, Sequence[Any]]]:
    ln2, pi = mp.ln(2), mp.pi
    for type_, digits in DIGITS.items():
        single = type_ == "f32"
        yield f"inverse_ln2.{type_}", [rounded(1 / ln2, digits)]
        yield f"inverse_pi.{type_}", [rounded(1 / pi, digits)]
        yield f"ln2.{type_}", split(ln2, 15 if single else 41, digits)
        yield f"log10_2.{type_}", split(mp.log10(2), 15 if single else 41, digits)
        for name, value in (("ln2_cut", ln2), ("two_thirds_over_ln2", 2 / ln2 / 3)):
            yield f"{name}.{type_}", split(value, 12 if single else 26, digits)
        for name, value in (("log2_e", 1 / ln2), ("log10_e", 1 / mp.ln(10))):
            high = rounded(value, 12 if single else 21)
            yield f"{name}.{type_}", [high, rounded(value - high, digits)]
        yield f"pi.{type_}", split(+pi, *((11, 11, 11, 24) if single else (31, 31, 31, 53)))
        for quarters in (1, 2, 3, 4):
            yield f"pi_{quarters}_4.{type_}", pair(pi * quarters / 4, digits)


def text(table: Sequence[tuple[str, Sequence[Any]]], words: Sequence[int]) -> str:
    lines = [HEAD, "COEFFICIENTS: Final[Mapping[str, tuple[float, ...]]] = {"]
    for name, values in table:
        short = f'    "{name}": ({", ".join(map(repr, map(float, values)))}{"," if len(values) == 1 else ""}),'
        long = [f'    "{name}": (', *(f"        {float(value)!r}," for value in values), "    ),"]
        lines += [short] if len(short) <= 130 else long
    lines += ["}", "", "TABLES: Final[Mapping[str, tuple[int, ...]]] = {"]
    lines += ["    # The bits of 2/pi after 128 zeros.", '    "two_over_pi": (']
    return "\n".join([*lines, *(f"        0x{word:016X}," for word in words), "    ),", "}", ""])


def content() -> str:
    """The text of the module."""
    with mp.workprec(220):
        table = sorted(entries())
    with mp.workprec(64 * WORDS + 64):
        bits = int(mp.floor(mp.ldexp(2 / mp.pi, 64 * WORDS)))
    return text(table, [0, 0, *(bits >> 64 * (WORDS - 1 - i) & (1 << 64) - 1 for i in range(WORDS))])


def main() -> None:
    TARGET.write_text(content(), encoding="utf-8")


if __name__ == "__main__":
    main()
