"""The end: what everybody's worth is made of, and below it how it went."""

from __future__ import annotations

from collections.abc import Iterator

from games.shark_room.ending import asset_value, face
from games.shark_room.market import held
from games.shark_room.state import View
from render import chart, final, shapes, table, text, theme
from render.scene import History, Picture, Scene
from render.shark_room.look import KINDS, colours, fin, mark
from render.sheet import Box, Sheet
from render.standing import standing
from render.text import Pen

_TOP, _LINE, _FOOT = 74, 68, 12
"""Pixels of the line with the total, of a line of its parts, and below the last."""
_BADGE, _APART = 54, 30
_RIGHT, _NAME = table.RIGHT - table.SIDE, table.LEFT + table.NAMES
_TOTAL = table.Column(_RIGHT, 400, pen=Pen(theme.LEAD, "bold"))
_PART = Pen(theme.LEAST_FACT, "semibold")

Part = tuple[int | None, str]
"""A title, MONEY, ASSETS or SHARKS, and the amount in words."""
MONEY, ASSETS, SHARKS = None, -1, -2


def draw(scene: Scene, history: History) -> Picture:
    """A line for each player with the total, and below it what it is made of."""
    ranking = standing(scene)
    lines = [_lines(scene, seat) for seat in ranking.seats]
    tall = [_TOP + len(one) * _LINE + _FOOT for one in lines]
    firsts = [place == 1 for place in ranking.places]
    gone = [scene.view.left[seat] for seat in ranking.seats]

    def body(sheet: Sheet, box: Box) -> None:
        shapes.panel(sheet, box)
        for number, row in enumerate(table.rows(sheet, box[1] + 6, tall, firsts, gone=gone)):
            who, told = (ranking.seats[number], ranking.places[number]), ranking.scores
            money = scene.words.money(told[who[0]])
            table.standing(sheet, scene, row, who, (_TOTAL, money), y=row.top + 44)
            _parts(sheet, lines[number], (_NAME, row.top + _TOP + _LINE // 2), row.on)

    state = scene.words.say("picture-after-turn", moves=scene.view.moves)
    return final.draw(
        scene, colours(), ranking, plot(scene, history), state, (sum(tall) + 12, body)
    )


def plot(scene: Scene, history: History) -> chart.Plot:
    """Worth by turn; closings stand out."""
    say, turns = scene.words.say, [view.moves for view in history.views]
    return chart.Plot(
        say("picture-worth"), history.worth, turns, history.marks, say("picture-closing")
    )


def parts(scene: Scene, seat: int) -> Iterator[Part]:
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
    for part in parts(scene, seat):
        wide = _wide(part)
        if used + wide > _RIGHT - _NAME + _APART:
            lines.append([])
            used = 0
        lines[-1].append(part)
        used += wide
    return lines


def _wide(part: Part) -> float:
    sign = 0 if part[0] is MONEY else _BADGE + 12
    return sign + text.width(part[1], _PART.size, _PART.weight) + _APART


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
