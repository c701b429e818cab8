"""How fast Shark Room is played: durable entries by people who act at random."""

from __future__ import annotations

from tests.bench.engine import Row, durable


def main() -> list[Row]:
    """Figure, measured, wanted, peer."""
    return durable("shark_room")
