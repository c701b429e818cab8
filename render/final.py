"""The final picture of every game: who has won, the table as it was counted, and the chart below it."""

from __future__ import annotations

from collections.abc import Callable

from render import chart, names, question, table, theme
from render.palettes import Palette
from render.scene import Picture, Scene
from render.sheet import Box, Sheet
from render.standing import Standing, victory

Body = Callable[[Sheet, Box], None]
"""Draws the table into its box."""


def draw(
    scene: Scene,
    palette: Palette,
    ranking: Standing,
    plot: chart.Plot,
    state: str,
    body: tuple[int, Body],
    said: str = "",
    discs: int | None = None,
) -> Picture:
    """The question's place says who has won; `body` is the table and its height.

    There is a chart if it has more than one point. `discs` is the most winners that have theirs in the
    headline.
    """
    high, write = body
    foot = question.BOTH + high
    below = foot + theme.BETWEEN
    has_chart = len(plot.worth) > 1
    whole = (below + chart.HEIGHT if has_chart else foot) + theme.EDGE
    sheet = Sheet(palette, theme.WIDTH, whole)
    winners = ranking.winners if discs is None or len(ranking.winners) <= discs else ()
    question.write(sheet, said or victory(scene), state, winners, names.everybody(scene))
    write(sheet, (table.LEFT, question.BOTH, table.RIGHT, foot))
    if has_chart:
        sheet.seam(below, "chart")
        box = (table.LEFT, below, table.RIGHT, below + chart.HEIGHT)
        chart.draw(sheet, scene, plot, ranking.seats, box)
    return sheet.picture()
