"""How fast Greed is played: durable entries by people who act at random, many of them offers."""

from __future__ import annotations

from tests.bench.engine import Row, durable


def main() -> list[Row]:
    """Figure, measured, wanted, peer."""
    return durable("greed")
