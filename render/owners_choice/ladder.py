"""Inside the ring: the price ladder, the Fund, the dice as they fell, and what the signs mean."""

from __future__ import annotations

from games.owners_choice.components import (
    COUNT,
    DIVIDENDS,
    FACES,
    PRICES,
    SIDES_OF,
    START,
    Face,
)
from games.owners_choice.state import Roll, View
from render import shapes, theme
from render.owners_choice.look import LEGEND, LOOKS, SIGNS, die, dim, mark, named
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

HEIGHT = 740
_ROW, _FIRST = 88, 200
_DIE, _MOST = 60, 7
"""Pixels of a die, and how many there is room for: the last ones are shown."""
_NOTE = Pen(theme.NOTE, "regular", theme.MUTED)


def draw(sheet: Sheet, scene: Scene, box: Box) -> None:
    left, top, right, bottom = box
    view: View = scene.view
    say = scene.words.say
    shapes.panel(sheet, box)
    head = Pen(theme.BODY, "semibold", theme.MUTED)
    sheet.write((left + 24, top + 48), say("picture-share-prices"), head)
    fund = Pen(theme.STRONG, "bold", theme.BRASS)
    sheet.write((right - 24, top + 48), say("picture-fund", fund=view.fund), fund, "rs")
    _heads(sheet, box)
    for company in range(COUNT):
        _line(sheet, scene, company, box)
    sheet.rule(left + 20, top + 530, right - 20)
    _dice(sheet, scene, view.rolls, (left + 24, top + 584, right - 24))
    _legend(sheet, scene, (left + 24, bottom - 82, right - 24))


def _at(box: Box, rung: int) -> float:
    """The middle of a rung; that of bankruptcy is -1."""
    left, _, right, _ = box
    wide = (right - left - 48) / (len(PRICES) + 1)
    return left + 24 + (rung + 1.5) * wide


def _heads(sheet: Sheet, box: Box) -> None:
    """Prices above, dividends below."""
    top = box[1]
    price = Pen(theme.SMALL + 1, "semibold")
    dividend = Pen(theme.NOTE, "medium", theme.GAIN)
    for rung, dollars in enumerate(PRICES):
        sheet.write((_at(box, rung), top + 108), str(dollars), price, "ms")
        sheet.write((_at(box, rung), top + 140), str(DIVIDENDS[rung]), dividend, "ms")
    sheet.write((_at(box, -1), top + 108), "✗", Pen(theme.SMALL, "bold", theme.DANGER), "ms")


def _line(sheet: Sheet, scene: Scene, company: int, box: Box) -> None:
    """The company's badge on its rung, the way there tinted."""
    left, top, right, _ = box
    y, rung = top + _FIRST + company * _ROW, scene.view.rungs[company]
    x, tint = round(_at(box, rung)), dim(LOOKS[company].fill)
    shapes.panel(sheet, (left + 20, y - 8, right - 20, y + 8), theme.PAGE, theme.PANEL, 8)
    shapes.panel(sheet, (left + 20, y - 8, x, y + 8), tint, theme.PANEL, 8)
    for place in range(-1, len(PRICES)):
        on = tint if place < rung else theme.PAGE
        ink = theme.DANGER if place < 0 else theme.TEXT if place == START else theme.FAINT
        if place != rung:
            shapes.disc(sheet, (_at(box, place), y), 4, ink, on)
    mark(sheet, scene.words, company, (x, y), 64)


def _dice(sheet: Sheet, scene: Scene, rolls: tuple[Roll, ...], at: tuple[int, int, int]) -> None:
    """As they fell since the marker moved, "again" included; the last one in words."""
    left, y, right = at
    say = scene.words.say
    x = round(sheet.write((left, y), say("picture-dice"), _NOTE.but(size=theme.SMALL), "lm")) + 20
    if not rolls:
        sheet.write((x, y), theme.ABSENT, Pen(theme.STRONG, "bold", theme.FAINT), "lm")
        return
    for roll in rolls[-_MOST:]:
        die(sheet, roll.die, face_of(roll), (x + _DIE // 2, y), _DIE, theme.PANEL)
        x += _DIE + 10
    last = say("picture-face", face=FACES.index(face_of(rolls[-1])))
    if rolls[-1].die < COUNT:
        # A die's colour alone would not tell every eye whose it is.
        last = f"{named(scene.words, rolls[-1].die)}: {last}"
    # Where dice fill the line, the words for the last one would be cut to nothing.
    if right - x > 120:
        sheet.write((x + 6, y), last, Pen(theme.SMALL + 2, "semibold"), "lm", right - x - 6)


def face_of(roll: Roll) -> Face:
    return SIDES_OF[roll.die][roll.side]


def _legend(sheet: Sheet, scene: Scene, at: tuple[int, int, int]) -> None:
    left, y, right = at
    say = scene.words.say
    sheet.write((left, y), say("picture-ladder-legend"), _NOTE, "lm", right - left)
    x = float(left)
    for space in LEGEND:
        sign, ink = SIGNS[space]
        x = sheet.write((x, y + 44), sign, Pen(theme.BODY, "bold", ink), "lm") + 8
        x = sheet.write((x, y + 44), say(f"sign-{space}"), _NOTE, "lm") + 24
