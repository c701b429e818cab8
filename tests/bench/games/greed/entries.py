"""How many entries of Greed are played and saved: much of them offers, each with what it would mean."""

from __future__ import annotations

from tests.bench.drawing import Row
from tests.bench.engine import durable


def main() -> list[Row]:
    return durable("greed")


if __name__ == "__main__":
    for figure in main():
        print(" | ".join(figure))
