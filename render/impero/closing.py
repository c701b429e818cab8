"""The final picture: each player's capital and companies, and the chart of capitals."""

from __future__ import annotations

from collections.abc import Sequence

from games.impero.state import View
from render import amounts, chart, names, question, shapes, text, theme
from render.impero import parts
from render.impero.figures import directed, places
from render.impero.look import colours, mark
from render.scene import History, Picture, Scene
from render.sheet import Sheet
from render.standing import standing, victory
from render.text import Pen

DISCS = 3
"""Maximum winners with discs in a headline: more would leave no room for the words."""
_FEW = 8
"""Players up to which lines are high; more stand in two columns, without their companies."""
_HIGH, _LOW = 84, 68
_DISC, _NAME = parts.LEFT + 108, parts.LEFT + 148
"""The middle of the discs, and the left edge of the names."""
_CAPITAL = Pen(theme.FACT, "bold")
_BADGE, _BADGES = theme.BADGE, 4
"""Pixels of a badge, and the most badges of a player."""
_NOTES = 122
"""Pixels of the sentence below the players."""
_DIRECTS = 560
"""The left edge of the badges."""


def draw(scene: Scene, history: History) -> Picture:
    """A line for each player, and the chart if it has more than one point."""
    ranking = places(scene)
    across = 1 if len(ranking.seats) <= _FEW else 2
    row, rows = (_HIGH, _LOW)[across - 1], -(-len(ranking.seats) // across)
    foot = question.BOTH + rows * row + 20
    way = plot(scene, history)
    has_chart = len(way.worth) > 1
    below = foot + _NOTES
    sheet = Sheet(
        colours(), theme.WIDTH, below + (chart.HEIGHT + theme.EDGE if has_chart else theme.EDGE)
    )
    _question(sheet, scene)
    shapes.panel(sheet, (theme.EDGE, question.BOTH, theme.WIDTH - theme.EDGE, foot))
    for number, ranked in enumerate(ranking.lines()):
        column, line = divmod(number, rows)
        top = question.BOTH + 10 + line * row
        if line and not column:
            sheet.rule(theme.EDGE + 14, top, theme.WIDTH - theme.EDGE - 14)
        if across == 1:
            _player(sheet, scene, ranked, (top + row // 2, row))
        else:
            _half(sheet, scene, ranked, (column * theme.WIDTH // 2, top + row // 2))
    note = Pen(theme.WORD, "regular", theme.MUTED, theme.PAGE)
    room = parts.RIGHT - parts.LEFT
    told = text.wrapped(scene.words.say("sheet-worthless"), note.size, note.weight, room, 2)
    for number, words in enumerate(told):
        sheet.write((parts.LEFT, foot + 34 + 46 * number), words, note, "lm", room)
    if has_chart:
        box = (theme.EDGE, below, theme.WIDTH - theme.EDGE, below + chart.HEIGHT)
        chart.draw(sheet, scene, way, ranking.seats, box)
    return sheet.picture()


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


def _question(sheet: Sheet, scene: Scene) -> None:
    view: View = scene.view
    first = standing(scene).winners
    turn = min(view.turn - 1, view.options.turns)
    state = scene.words.say("sheet-after-turn", turn=turn)
    seats = first if len(first) <= DISCS else ()
    question.write(sheet, victory(scene), state, seats, names.everybody(scene))


def _player(sheet: Sheet, scene: Scene, ranked: tuple[int, int], line: tuple[int, int]) -> None:
    """Place, name, the companies directed, capital; `line` is the middle and the height."""
    (seat, place), (y, row), view = ranked, line, scene.view
    on = parts.raised(sheet, y, row) if place == 1 else theme.PANEL
    pen = Pen(theme.WORD, "medium", theme.BRASS if place == 1 else theme.MUTED, on)
    words = scene.words.say("sheet-place", place=place)
    sheet.write((parts.LEFT + 70, y), words, pen, "rm")
    shapes.person(sheet, (_DISC, y), 28, seat, on, gone=view.left[seat])
    pen, room = parts.NAME.but(on=on), _DIRECTS - 16 - _NAME
    names.ranked(sheet, scene, seat, (_NAME, y), pen, room, gone=view.left[seat])
    bold = _CAPITAL.but(ink=theme.BRASS if place == 1 else theme.TEXT, on=on)
    sheet.write((parts.RIGHT, y), scene.words.money(view.capital[seat]), bold, "rm", 270)
    _directs(sheet, directed(view, seat), y, on)


def _half(sheet: Sheet, scene: Scene, ranked: tuple[int, int], at: tuple[int, int]) -> None:
    """Place, name and capital in half of a line."""
    (seat, place), (left, y), view = ranked, at, scene.view
    hue, right = (theme.BRASS if place == 1 else theme.MUTED), left + theme.WIDTH // 2 - 42
    words = scene.words.say("sheet-place", place=place)
    sheet.write((parts.LEFT + left + 70, y), words, Pen(theme.WORD, "medium", hue), "rm")
    shapes.person(sheet, (_DISC + left, y), 28, seat, theme.PANEL, gone=view.left[seat])
    pen = _CAPITAL.but(ink=theme.BRASS if place == 1 else theme.TEXT)
    told = amounts.brief(amounts.whole(scene.words.money(view.capital[seat])))
    sheet.write((right, y), told, pen, "rm")
    room = right - text.width(told, pen.size, pen.weight) - 16 - _NAME - left
    names.ranked(sheet, scene, seat, (_NAME + left, y), parts.NAME, room, gone=view.left[seat])


def _directs(sheet: Sheet, companies: tuple[int, ...], y: int, on: str) -> None:
    """Badges as far as they fit, then the number of further ones."""
    x = _DIRECTS
    for number in companies[:_BADGES]:
        mark(sheet, number, (x, y - _BADGE // 2), _BADGE, on)
        x += _BADGE + 4
    if len(companies) > _BADGES:
        pen = Pen(theme.WORD, "medium", theme.MUTED, on)
        sheet.write((x + 2, y), f"+{len(companies) - _BADGES}", pen, "lm")
