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

_ROW, _FIRST = 86, 104
_BADGE = 70
_DIE, _MOST = 80, 3
"""Pixels of a die, and how many there is room for: the last ones are shown."""
_DOWN, _PRICE, _UP, _PAYS = 242, 332, 412, 628
"""The right edge of one step down, the middle of the price, the left edge of one step up, the right edge of what it pays."""
_SIDE = 650
"""The left edge of the Fund and of the dice, which stand beside the prices."""
_LINES = 3
"""Maximum lines of what the last die says."""
_NOTE = Pen(theme.WORD + 2, "regular", theme.MUTED)
_STEP = Pen(theme.LEAST_FACT, "semibold")


def draw(sheet: Sheet, scene: Scene, box: Box) -> None:
    left, top, right, _ = box
    view: View = scene.view
    say, side = scene.words.say, left + _SIDE
    shapes.panel(sheet, box)
    sheet.write((left + _PRICE, top + 34), say("picture-head-price"), _NOTE, "mm")
    sheet.write((left + _PAYS, top + 34), say("picture-head-pays"), _NOTE, "rm")
    for company in range(COUNT):
        y = top + _FIRST + company * _ROW
        if company:
            sheet.rule(left + 20, y - _ROW // 2, left + _PAYS)
        _company(sheet, scene, company, (left, y))
    fund, room = Pen(theme.FACT, "bold", theme.BRASS), right - side - 16
    y = top + 40
    for words in text.wrapped(say("picture-fund", fund=view.fund), fund.size, fund.weight, room, 2):
        sheet.write((side, y), words, fund, "lm", room)
        y += 54
    step = say("picture-step", count=view.marker, most=GOAL)
    sheet.write((side, y), step, _NOTE, "lm", room)
    sheet.rule(side, y + 36, right - 16)
    _dice(sheet, scene, view.rolls, (side, y + 92), right - 16)


def step_down(rung: int) -> str:
    """The price below; under the lowest one a company is bankrupt."""
    return f"▼ {PRICES[rung - 1] if rung else '✗'}"


def step_up(rung: int) -> str:
    return f"▲ {PRICES[rung + 1] if rung < TOP else theme.ABSENT}"


def face_of(roll: Roll) -> Face:
    return SIDES_OF[roll.die][roll.side]


def _company(sheet: Sheet, scene: Scene, company: int, at: tuple[int, int]) -> None:
    (left, y), rung = at, scene.view.rungs[company]
    mark(sheet, scene.words, company, (left + 24 + _BADGE // 2, y), _BADGE)
    sheet.write((left + _DOWN, y), step_down(rung), _STEP.but(ink=theme.LOSS), "rm")
    sheet.write((left + _PRICE, y), str(PRICES[rung]), Pen(66, "hero"), "mm")
    sheet.write((left + _UP, y), step_up(rung), _STEP.but(ink=theme.GAIN), "lm")
    pays = Pen(theme.LEAD, "bold", theme.BRASS)
    sheet.write((left + _PAYS, y), str(DIVIDENDS[rung]), pays, "rm")


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
        x += _DIE + 8
    last = say("picture-face", face=FACES.index(face_of(rolls[-1])))
    if rolls[-1].die < COUNT:
        # A die's colour alone would not tell every eye whose it is.
        last = f"{named(scene.words, rolls[-1].die)}: {last}"
    pen, room = Pen(theme.LEAST_FACT, "semibold"), right - at[0]
    told = text.wrapped(last, pen.size, pen.weight, room, _LINES)
    for number, words in enumerate(told):
        sheet.write((at[0], y + 78 + 46 * number), words, pen, "lm", room)
