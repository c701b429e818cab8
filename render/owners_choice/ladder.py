"""Inside the ring: each price, one step down and one up, what it pays; the Fund, and the dice as they fell."""

from __future__ import annotations

from games.owners_choice.components import (
    COUNT,
    DIVIDENDS,
    FACES,
    GOAL,
    PRICES,
    SIDES_OF,
    TOP,
    Face,
)
from games.owners_choice.state import Roll, View
from render import shapes, text, theme
from render.owners_choice.look import die, mark, named
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_ROW, _FIRST = 114, 188
_BADGE = 84
_DIE, _MOST = 88, 3
"""Pixels of a die, and how many there is room for: the last ones are shown."""
_DOWN, _PRICE, _UP = 300, 400, 490
"""The right edge of one step down, the middle of the price, the left edge of one step up."""
_NOTE = Pen(theme.WORD + 2, "regular", theme.MUTED)
_STEP = Pen(theme.FACT, "semibold")


def draw(sheet: Sheet, scene: Scene, box: Box) -> None:
    left, top, right, bottom = box
    view: View = scene.view
    say = scene.words.say
    shapes.panel(sheet, box)
    fund = Pen(theme.FACT, "bold", theme.BRASS)
    told = say("picture-fund", fund=view.fund)
    sheet.write((right - 26, top + 46), told, fund, "rm")
    room = right - left - 78 - text.width(told, fund.size, fund.weight)
    step = say("picture-step", count=view.marker, most=GOAL)
    sheet.write((left + 26, top + 46), step, _NOTE, "lm", room)
    sheet.write((left + _PRICE, top + 108), say("picture-head-price"), _NOTE, "mm")
    sheet.write((right - 30, top + 108), say("picture-head-pays"), _NOTE, "rm")
    for company in range(COUNT):
        y = top + _FIRST + company * _ROW
        if company:
            sheet.rule(left + 20, y - _ROW // 2, right - 20)
        _company(sheet, scene, company, (left, y), right)
    sheet.rule(left + 20, bottom - 132, right - 20)
    _dice(sheet, scene, view.rolls, (left + 26, bottom - 66), right - 26)


def step_down(rung: int) -> str:
    """The price below; under the lowest one a company is bankrupt."""
    return f"▼ {PRICES[rung - 1] if rung else '✗'}"


def step_up(rung: int) -> str:
    return f"▲ {PRICES[rung + 1] if rung < TOP else theme.ABSENT}"


def face_of(roll: Roll) -> Face:
    return SIDES_OF[roll.die][roll.side]


def _company(sheet: Sheet, scene: Scene, company: int, at: tuple[int, int], right: int) -> None:
    (left, y), rung = at, scene.view.rungs[company]
    mark(sheet, scene.words, company, (left + 24 + _BADGE // 2, y), _BADGE)
    sheet.write((left + _DOWN, y), step_down(rung), _STEP.but(ink=theme.LOSS), "rm")
    sheet.write((left + _PRICE, y), str(PRICES[rung]), Pen(72, "hero"), "mm")
    sheet.write((left + _UP, y), step_up(rung), _STEP.but(ink=theme.GAIN), "lm")
    pays = Pen(theme.LEAD, "bold", theme.BRASS)
    sheet.write((right - 30, y), str(DIVIDENDS[rung]), pays, "rm")


def _dice(
    sheet: Sheet, scene: Scene, rolls: tuple[Roll, ...], at: tuple[int, int], right: int
) -> None:
    """As they fell since the marker moved, "again" included; the last one in words."""
    x, y = at
    say = scene.words.say
    if not rolls:
        words = f"{say('picture-dice')} {theme.ABSENT}"
        sheet.write((x, y), words, _NOTE, "lm")
        return
    for roll in rolls[-_MOST:]:
        die(sheet, roll.die, face_of(roll), (x + _DIE // 2, y), _DIE, theme.PANEL)
        x += _DIE + 12
    last = say("picture-face", face=FACES.index(face_of(rolls[-1])))
    if rolls[-1].die < COUNT:
        # A die's colour alone would not tell every eye whose it is.
        last = f"{named(scene.words, rolls[-1].die)}: {last}"
    pen, room = Pen(theme.NAME, "semibold"), right - x - 8
    told = text.wrapped(last, theme.LEAST_FACT, pen.weight, room, 2)
    for number, words in enumerate(told):
        middle = y + (50 * number - 25 if len(told) > 1 else 0)
        sheet.write((x + 8, middle), words, pen, "lm", room)
