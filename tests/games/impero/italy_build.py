"""Cuts Italy into square cells, one grid for each number of players.

    npm install world-atlas@2.0.2
    python -m tests.games.impero.italy_build node_modules/world-atlas/countries-10m.json

The outline is Natural Earth's (public domain), 1:10m, Italy with San Marino and the Vatican. Cells
are square on the ground at 42 degrees north; the fullest are kept, islets under four cells are not.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from math import cos, radians
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from games.impero.territory import cells_for

SEATS = range(2, 21)
HERE = Path("games", "impero", "italy")
COUNTRIES = {"Italy", "San Marino", "Vatican"}
MIDDLE = radians(42)
EAST, NORTH = 111.32, 110.57
"""Kilometres of a degree, the first at the equator."""
FINE = 12
"""A cell is looked at in so many times so many parts."""
ISLET = 4
FULL_ENOUGH = 0.42

Ring = list[tuple[float, float]]
Spot = tuple[int, int]


def main(path: Path) -> None:
    rings = [projected(ring) for ring in outline(json.loads(path.read_text("utf-8")))]
    for count in sorted({cells_for(seats) for seats in SEATS}):
        rows, kilometres = cut(rings, count)
        HERE.joinpath(f"{count}.txt").write_text("\n".join(rows) + "\n", "ascii")
        print(f"{count} cells of {kilometres:.1f} km: {len(rows[0])} x {len(rows)}")


def outline(atlas: dict[str, Any]) -> Iterator[Ring]:
    """The outer rings, in degrees."""
    arcs = [_decoded(arc, atlas["transform"]) for arc in atlas["arcs"]]
    for country in atlas["objects"]["countries"]["geometries"]:
        if country["properties"]["name"] in COUNTRIES:
            parts = country["arcs"]
            for polygon in parts if country["type"] == "MultiPolygon" else [parts]:
                yield _joined(polygon[0], arcs)


def projected(ring: Ring) -> Ring:
    """In kilometres to the east and to the south."""
    return [(x * EAST * cos(MIDDLE), -y * NORTH) for x, y in ring]


def cut(rings: list[Ring], count: int) -> tuple[list[str], float]:
    """The grid of exactly so many cells, and the length of a cell's side."""
    least, most = 8.0, 60.0
    for _ in range(24):
        side = (least + most) / 2
        full = sum(share >= FULL_ENOUGH for share in covered(rings, side).values())
        least, most = (side, most) if full > count else (least, side)
    shares = covered(rings, most)
    fullest = sorted(shares, key=lambda spot: (-shares[spot], spot))
    for taken in range(count, len(fullest)):
        land = without_islets(set(fullest[:taken]))
        if len(land) == count:
            return rows_of(land), most
    raise AssertionError(f"no grid of {count} cells")


def covered(rings: list[Ring], side: float) -> dict[Spot, float]:
    """How much of each cell is land."""
    xs, ys = [x for ring in rings for x, _ in ring], [y for ring in rings for _, y in ring]
    left, top = min(xs), min(ys)
    wide, high = int((max(xs) - left) / side) + 1, int((max(ys) - top) / side) + 1
    left -= (wide * side - (max(xs) - left)) / 2
    top -= (high * side - (max(ys) - top)) / 2
    image = Image.new("L", (wide * FINE, high * FINE))
    pen = ImageDraw.Draw(image)
    for ring in rings:
        pen.polygon([((x - left) / side * FINE, (y - top) / side * FINE) for x, y in ring], 255)
    shares = image.reduce(FINE).tobytes()
    return {
        (place % wide, place // wide): share / 255 for place, share in enumerate(shares) if share
    }


def without_islets(land: set[Spot]) -> set[Spot]:
    """Less the islands on which nobody could grow."""
    return {spot for island in islands(land) if len(island) >= ISLET for spot in island}


def islands(land: set[Spot]) -> Iterator[set[Spot]]:
    """What hangs together by sides or corners."""
    left = set(land)
    while left:
        island, edge = set[Spot](), [left.pop()]
        while edge:
            x, y = edge.pop()
            island.add((x, y))
            near = {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} & left
            left -= near
            edge += near
        yield island


def rows_of(land: set[Spot]) -> list[str]:
    xs, ys = [x for x, _ in land], [y for _, y in land]
    return [
        "".join("#" if (x, y) in land else "." for x in range(min(xs), max(xs) + 1))
        for y in range(min(ys), max(ys) + 1)
    ]


def _decoded(arc: list[list[int]], transform: dict[str, list[float]]) -> Ring:
    """TopoJSON keeps the steps from point to point, in whole numbers."""
    (dx, dy), (left, low) = transform["scale"], transform["translate"]
    x = y = 0
    points = []
    for step in arc:
        x, y = x + step[0], y + step[1]
        points.append((x * dx + left, y * dy + low))
    return points


def _joined(numbers: list[int], arcs: list[Ring]) -> Ring:
    """A ring of arcs; a negative number is one walked backwards."""
    ring: Ring = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        ring += arc if not ring else arc[1:]
    return ring


if __name__ == "__main__":
    main(Path(sys.argv[1]))
