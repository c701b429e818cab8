"""The final picture: each player's capital and companies, and the chart of capitals."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.words import Seat
from games.impero.state import View
from render import amounts, chart, final, shapes, table, text, theme
from render.impero import parts
from render.impero.figures import directed, places
from render.impero.look import colours, mark
from render.scene import History, Picture, Scene
from render.sheet import Box, Sheet
from render.text import Pen

DISCS = 3
"""Maximum winners with discs in a headline: more would leave no room for the words."""
_FEW = 8
"""Players up to which lines are high; more stand in two columns, without their companies."""
_HIGH, _LOW = 84, 68
_CAPITAL = table.Column(parts.RIGHT, 270)
_BADGE, _BADGES = theme.BADGE, 4
"""Pixels of a badge, and the most badges of a player."""
_NOTES = 122
"""Pixels of the sentence below the players."""
_DIRECTS = 560
"""The left edge of the badges."""


def draw(scene: Scene, history: History) -> Picture:
    """A line for each player, and below them that shares are worth nothing now."""
    view: View = scene.view
    ranking = places(scene)
    across = 1 if len(ranking.seats) <= _FEW else 2
    rows = -(-len(ranking.seats) // across)
    high = rows * (_HIGH, _LOW)[across - 1] + 20

    def body(sheet: Sheet, box: Box) -> None:
        left, top, right, _ = box
        foot = top + high
        shapes.panel(sheet, (left, top, right, foot))
        write = _players if across == 1 else _halves
        write(sheet, scene, list(ranking.lines()), top + 10)
        _note(sheet, scene.words.say("sheet-worthless"), foot)

    turn = min(view.turn - 1, view.options.turns)
    state = scene.words.say("sheet-after-turn", turn=turn)
    below = high + _NOTES - theme.BETWEEN
    way = plot(scene, history)
    return final.draw(scene, colours(), ranking, way, state, (below, body), discs=DISCS)


def plot(scene: Scene, history: History) -> chart.Plot:
    """The capitals at the end of each turn, marked where the tax police caught somebody."""
    say = scene.words.say
    chosen = turn_ends([view.turn for view in history.views])
    if not chosen:
        return chart.Plot(say("sheet-chart"), history.worth, unit=100)
    # A mark belongs to an entry; the chart has only turns, so it moves to the turn that shows it.
    marks = [
        next(place for place, point in enumerate(chosen) if point >= mark) for mark in history.marks
    ]
    return chart.Plot(
        title=say("sheet-chart"),
        worth=[history.worth[point] for point in chosen],
        turns=[history.views[point].turn - 1 for point in chosen],
        marks=sorted(set(marks)),
        mark=say("sheet-caught"),
        unit=100,
    )


def turn_ends(turns: Sequence[int]) -> list[int]:
    """The first point of each turn, which follows the closing before it, and the last point."""
    firsts = [n for n, turn in enumerate(turns) if n == 0 or turns[n - 1] != turn]
    return firsts if not turns or firsts[-1] == len(turns) - 1 else [*firsts, len(turns) - 1]


def _note(sheet: Sheet, words: str, foot: int) -> None:
    note, room = table.HEAD.but(on=theme.PAGE), parts.RIGHT - parts.LEFT
    for number, line in enumerate(text.wrapped(words, note.size, note.weight, room, 2)):
        sheet.write((parts.LEFT, foot + 34 + 46 * number), line, note, "lm", room)


def _players(sheet: Sheet, scene: Scene, ranked: Sequence[tuple[Seat, int]], top: int) -> None:
    """Place, name, the companies directed, capital."""
    view: View = scene.view
    firsts = [place == 1 for _, place in ranked]
    gone = [view.left[seat] for seat, _ in ranked]
    rows = table.rows(sheet, top, [_HIGH] * len(ranked), firsts, gone=gone)
    for row, who in zip(rows, ranked, strict=True):
        told = scene.words.money(view.capital[who[0]])
        table.standing(sheet, scene, row, who, (_CAPITAL, told), stop=_DIRECTS - 16)
        _directs(sheet, directed(view, who[0]), row.middle, row.on)


def _halves(sheet: Sheet, scene: Scene, ranked: Sequence[tuple[Seat, int]], top: int) -> None:
    """Place, name and capital, two players in a line."""
    view: View = scene.view
    count = -(-len(ranked) // 2)
    for column in range(2):
        left = table.LEFT + column * theme.WIDTH // 2
        right = left + theme.WIDTH // 2 - table.SIDE
        shown = ranked[column * count : (column + 1) * count]
        gone = [view.left[seat] for seat, _ in shown]
        plain = [False] * len(shown)
        rows = table.rows(sheet, top, [_LOW] * len(shown), plain, gone=gone, edges=(left, right))
        for row, who in zip(rows, shown, strict=True):
            # In thousands three players in a row would have the same.
            told = amounts.whole(scene.words.money(view.capital[who[0]]))
            total = table.Column(right - table.SIDE, 270, pen=Pen(theme.LEAST_FACT, "bold"))
            table.standing(sheet, scene, row, who, (total, told))


def _directs(sheet: Sheet, companies: tuple[int, ...], y: int, on: str) -> None:
    """Badges as far as they fit, then the number of further ones."""
    x = _DIRECTS
    for number in companies[:_BADGES]:
        mark(sheet, number, (x, y - _BADGE // 2), _BADGE, on)
        x += _BADGE + 4
    if len(companies) > _BADGES:
        pen = Pen(theme.WORD, "medium", theme.MUTED, on)
        sheet.write((x + 2, y), f"+{len(companies) - _BADGES}", pen, "lm")
