"""The end: what everybody's worth is made of, and below it how it went."""

from __future__ import annotations

from collections.abc import Iterator

from games.shark_room.ending import asset_value, face
from games.shark_room.market import held
from games.shark_room.state import View
from render import chart, names, question, shapes, text, theme
from render.scene import History, Picture, Scene
from render.shark_room.look import KINDS, colours, fin, mark
from render.sheet import Sheet
from render.standing import Standing, standing, victory
from render.text import Pen

_TOP, _LINE, _FOOT = 74, 68, 12
"""Pixels of the line with the total, of a line of its parts, and below the last."""
_PLACE, _DISC, _NAME = 92, 140, 186
"""From the left edge: the right edge of places, the middle of discs, the left edge of names."""
_BADGE, _APART = 54, 30
_TOTAL = Pen(theme.LEAD, "bold")
_PART = Pen(theme.LEAST_FACT, "semibold")
_RIGHT = theme.WIDTH - theme.EDGE - 22

Part = tuple[int | None, str]
"""A title, MONEY, ASSETS or SHARKS, and the amount in words."""
MONEY, ASSETS, SHARKS = None, -1, -2


def draw(scene: Scene, history: History) -> Picture:
    """The table as it was counted; the chart only if there is a way to show."""
    ranking = standing(scene)
    lines = [_lines(scene, seat) for seat in ranking.seats]
    tall = [_TOP + len(one) * _LINE + _FOOT for one in lines]
    foot = question.BOTH + sum(tall) + 12
    below = foot + theme.BETWEEN
    has_chart = len(history.worth) > 1
    sheet = Sheet(
        colours(), theme.WIDTH, (below + chart.HEIGHT if has_chart else foot) + theme.EDGE
    )
    say, known = scene.words.say, names.everybody(scene)
    state = say("picture-after-turn", moves=scene.view.moves)
    question.write(sheet, victory(scene), state, ranking.winners, known)
    left, right = theme.EDGE, theme.WIDTH - theme.EDGE
    shapes.panel(sheet, (left, question.BOTH, right, foot))
    y = question.BOTH + 6
    for number, high in enumerate(tall):
        on = theme.PANEL
        if ranking.places[number] == 1:
            on = theme.RAISED
            shapes.raised(sheet, (left + 6, y + 2, right - 6, y + high - 2))
        elif number:
            sheet.rule(left + 14, y, right - 14)
        _player(sheet, scene, ranking, number, (y, on))
        _parts(sheet, lines[number], (left + _NAME, y + _TOP + _LINE // 2), on)
        y += high
    if has_chart:
        box = (left, below, right, below + chart.HEIGHT)
        chart.draw(sheet, scene, _plot(scene, history), ranking.seats, box)
    return sheet.picture()


def _plot(scene: Scene, history: History) -> chart.Plot:
    """Worth by turn; closings stand out."""
    say, turns = scene.words.say, [view.moves for view in history.views]
    return chart.Plot(
        say("picture-worth"), history.worth, turns, history.marks, say("picture-closing")
    )


def _told(scene: Scene, seat: int) -> Iterator[Part]:
    """Money, each title at face value, assets, and the Sharks that break ties."""
    view: View = scene.view
    money = scene.words.money
    yield MONEY, money(view.cash[seat])
    for title in view.in_play:
        if value := face(held(view.shares[seat], title)):
            yield title, money(value)
    if value := asset_value(view.assets[seat]):
        yield ASSETS, money(value)
    yield SHARKS, str(view.shark_counts[seat])


def _lines(scene: Scene, seat: int) -> list[list[Part]]:
    """The parts in lines, each as full as it can be."""
    lines: list[list[Part]] = [[]]
    used = 0.0
    for part in _told(scene, seat):
        wide = _wide(part)
        if used + wide > _RIGHT - theme.EDGE - _NAME + _APART:
            lines.append([])
            used = 0
        lines[-1].append(part)
        used += wide
    return lines


def _wide(part: Part) -> float:
    sign = 0 if part[0] is MONEY else _BADGE + 12
    return sign + text.width(part[1], _PART.size, _PART.weight) + _APART


def _player(
    sheet: Sheet, scene: Scene, ranking: Standing, number: int, at: tuple[int, str]
) -> None:
    """Place, name, total."""
    (top, on), seat, place = at, ranking.seats[number], ranking.places[number]
    left, y = theme.EDGE, top + 44
    ink = theme.BRASS if place == 1 else theme.MUTED
    words = scene.words.say("picture-place", place=place)
    sheet.write((left + _PLACE, y), words, Pen(theme.WORD, "medium", ink, on), "rm")
    shapes.person(sheet, (left + _DISC, y), 30, seat, on, gone=scene.view.left[seat])
    total = _TOTAL.but(ink=theme.BRASS if place == 1 else theme.TEXT, on=on)
    told = scene.words.money(ranking.scores[seat])
    sheet.write((_RIGHT, y), told, total, "rm")
    end = _RIGHT - text.width(told, total.size, total.weight) - 20
    name = Pen(theme.NAME, "semibold", theme.TEXT, on)
    gone, room = scene.view.left[seat], end - left - _NAME
    names.ranked(sheet, scene, seat, (left + _NAME, y), name, room, gone=gone)


def _parts(sheet: Sheet, lines: list[list[Part]], at: tuple[int, int], on: str) -> None:
    """Every amount behind its sign."""
    y = at[1]
    for line in lines:
        x = float(at[0])
        for what, words in line:
            left = round(x)
            if what is not MONEY:
                x += _BADGE + 12
            if what == SHARKS:
                fin(sheet, (left + _BADGE // 2, y), on, size=22)
            elif what == ASSETS:
                box = (left + 8, y - 19, left + _BADGE - 8, y + 19)
                shapes.panel(sheet, box, KINDS["asset"], on, 8)
            elif what is not None:
                mark(sheet, what, (left, y - _BADGE // 2), _BADGE, on)
            x = sheet.write((x, y), words, _PART.but(on=on), "lm") + _APART
        y += _LINE
