"""The table below the board: what the bank has left, then everybody's money and shares."""

from __future__ import annotations

from games.acquire.components import COUNT
from games.acquire.state import View
from render import names, shapes, table, text, theme
from render.acquire.holders import Rank, held, ranks
from render.acquire.look import LOOKS, mark
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

_HEADS, FOOT = 68, 10
"""Pixels of the badges, and below the last player."""
ROW = 86
"""Pixels of a player's line: two lines of letters, with room for accents and commas."""
_NAMES, _COLUMN = 358, 114
"""Pixels to the first column of shares, and of each column."""
_BADGE = (54, 54)
_GAP, _SPARE = 8, 18
"""Between a name and the word after it, and what both may take of the first column: "Wanda computer"."""
_LABEL = Pen(theme.WORD, "regular", theme.MUTED)
_COUNT = Pen(theme.LEAST_FACT, "semibold")
_MONEY = Pen(theme.LEAST_FACT, "bold")
_SHARES = Pen(50, "bold")
_FEW = 3
"""So few shares in the bank are worth a warning."""


def height(seats: int) -> int:
    return _HEADS + seats * ROW + FOOT


def write(sheet: Sheet, scene: Scene, top: int) -> None:
    seats = len(scene.names)
    shapes.panel(sheet, (table.LEFT, top, table.RIGHT, top + height(seats)))
    _heads(sheet, scene, top)
    ranked = ranks(scene.view)
    asked = [seat in scene.waiting.seats for seat in range(seats)]
    tall, gone = [ROW] * seats, scene.view.left
    rows = table.rows(sheet, top + _HEADS, tall, asked, gone=gone, is_headed=True)
    for seat, row in enumerate(rows):
        _player(sheet, scene, seat, row)
        for corporation in range(COUNT):
            _share(sheet, scene.view, row, (seat, corporation), ranked[seat][corporation])


def _middle(corporation: int) -> int:
    return theme.EDGE + _NAMES + corporation * _COLUMN + _COLUMN // 2


def _heads(sheet: Sheet, scene: Scene, top: int) -> None:
    """What the bank has left of each corporation, above the column of its shares."""
    end, middle, view = theme.EDGE + _NAMES - 16, top + _HEADS // 2, scene.view
    sheet.write((end, middle), scene.words.say("picture-head-bank"), _LABEL, "rm")
    for corporation in range(COUNT):
        left, stock = _middle(corporation) - _COLUMN // 2, view.stock[corporation]
        mark(sheet, corporation, (left + 3, middle - _BADGE[1] // 2), _BADGE, theme.PANEL)
        ink = theme.LOSS if stock <= _FEW else theme.MUTED
        sheet.write((left + _BADGE[0] + 31, middle), str(stock), _COUNT.but(ink=ink), "mm")


def _player(sheet: Sheet, scene: Scene, seat: int, row: table.Row) -> None:
    """Disc and name, the money below."""
    x, end = theme.EDGE + 100, theme.EDGE + _NAMES - 10
    upper, lower = row.middle - 21, row.middle + 20
    shapes.person(sheet, (theme.EDGE + 56, row.middle), 33, seat, row.on, gone=row.is_gone)
    tag = _tag(scene, seat)
    pen = _LABEL.but(on=row.on)
    taken = text.width(tag, pen.size, pen.weight) + _GAP if tag else 0
    name = Pen(theme.LEAST_FACT, "semibold", row.ink, row.on)
    right = names.sign(sheet, scene, seat, (x, upper), name, end + _SPARE - x - taken)
    sheet.write((right + _GAP, upper), tag, pen, "lm")
    cash = scene.view.cash[seat]
    money = table.Column(x, end - x, kind="lm", pen=_MONEY)
    table.value(sheet, money, row, None if cash is None else scene.words.money(cash), y=lower)


def _tag(scene: Scene, seat: int) -> str:
    """A word after the name."""
    say = scene.words.say
    if scene.view.left[seat]:
        return say("picture-left")
    if seat in scene.computers:
        return say("picture-computer")
    return say("picture-you") if seat == scene.view.me else ""


def _share(sheet: Sheet, view: View, row: table.Row, who: tuple[int, int], rank: Rank) -> None:
    """A count: on the corporation's colour for the majority, in its outline for the minority."""
    seat, corporation = who
    x, y = _middle(corporation), row.middle
    count, fill = held(view, seat, corporation), LOOKS[corporation].fill
    frame = (x - 40, y - 30, x + 40, y + 30)
    if count and rank == "majority":
        shapes.panel(sheet, frame, fill, row.on, 13)
        sheet.write((x, y), str(count), _SHARES.but(ink=theme.on(fill), on=fill), "mm")
        return
    if count and rank:
        shapes.framed(sheet, frame, fill, row.on, 13, theme.STROKE)
    weight: theme.Weight = "semibold" if count else "bold"
    column = table.Column(x, 72, kind="mm", pen=_SHARES.but(weight=weight))
    told = None if count is None else str(count or theme.ZERO)
    table.value(sheet, column, row, told, "" if count else theme.LINE)
