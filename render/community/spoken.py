"""A page in words: as alt text, and as a message for those who cannot see pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from render import theme
from render.community.grids import parted
from render.community.page import CommunityPage, PageFigure, PageGrid, PageLine


def alt(
    page: CommunityPage, panels: frozenset[str] | None = None, *, is_whole: bool = False
) -> str:
    """At most 1,000 characters: as many whole lines as fit. Or all, a line each. Of a piece only its panels."""
    # In the parts of the picture; a list that is told whole is one.
    shown = page if is_whole else parted(page)
    parts = [one for panel, one in _parts(shown) if panels is None or panel in panels]
    if is_whole:
        return "\n".join(parts)
    kept, room = "", 1000
    for part in parts:
        longer = f"{kept} {part}".strip()
        if len(longer) > room:
            break
        kept = longer
    return kept


def text(page: CommunityPage) -> str:
    """The page as Discord shows a message, without its headline's size."""
    heading = " · ".join(filter(None, (page.head, page.title, page.note)))
    parts = [f"### {heading}"]
    parts += [f"**{one.name}**: {_figure(one)}" for one in page.figures]
    for grid in page.grids:
        parts.append(f"**{grid.title}**")
        # A place at the beginning would be a list within the list.
        parts += [f"- {_PLACE.sub(_ESCAPED, _line(grid, line))}" for line in grid.lines]
    parts += filter(None, (page.empty, page.foot))
    return "\n".join(parts)


def _parts(page: CommunityPage) -> Iterator[tuple[str, str]]:
    """Each with its panel."""
    heading = ", ".join(filter(None, (page.head, page.title, page.note)))
    yield "", f"{heading.replace(' · ', ', ')}."
    for one in page.figures:
        yield "", f"{one.name}: {_figure(one)}."
    below = "lines" if page.figures else ""
    if page.curve is not None:
        yield below, f"{page.curve.title}: {', '.join(map(str, _some(page.curve.points)))}."
    for number, grid in enumerate(page.grids):
        below = f"lines-{number}" if number else below
        yield below, f"{grid.title}:"
        for at, line in enumerate(grid.lines, 1):
            told = f"{_line(grid, line)}{'.' if at == len(grid.lines) else ';'}"
            for sign, said in page.signs:
                told = told.replace(sign, f"({said})")
            yield below, told
    yield from ((below, one) for one in (page.empty, page.foot) if one)


def _some(points: Sequence[int]) -> list[int]:
    """The first point of a curve, the last, and some between them."""
    last = len(points) - 1
    return [points[at] for at in sorted({last * part // _POINTS for part in range(_POINTS + 1)})]


_POINTS = 4


def _figure(one: PageFigure) -> str:
    return f"{one.value} ({one.remark})" if one.remark else one.value


def _line(grid: PageGrid, line: PageLine) -> str:
    """The words first, then each number with the name of its column; a place needs no comma."""
    cells = zip(grid.columns, line.cells, strict=True)
    told = ", ".join(
        f"{column.head}: {'0' if cell == theme.ZERO else cell}"
        if column.number and column.head
        else cell
        for column, cell in cells
        if cell
    )
    return _COMMA.sub(r"\1 ", told)


_PLACE = re.compile(r"^(\d+)\.")
_ESCAPED = r"\1\\."
_COMMA = re.compile(r"^(\d+\.), ")
