"""The table below the board: by corporation price, tiles and bank, then everybody's money and shares."""

from __future__ import annotations

from games.acquire.components import COUNT, SAFE
from games.acquire.state import View
from render import amounts, names, shapes, table, text, theme
from render.acquire.holders import Rank, held, ranks
from render.acquire.look import LOOKS, mark
from render.acquire.takeovers import DrawnTakeover, takeover
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

_HEADS, FOOT = 216, 10
"""Pixels of the badges and their three lines, and below the last player."""
ROW, _CROWDED = 96, 94
"""Pixels of a player's line, and of one of five or more players."""
_NAMES, _COLUMN = 386, 110
"""Pixels to the first column of shares, and of each column."""
_LINES = (46, 104, 150, 194)
"""The heights of the badges, prices, tiles and shares in the bank."""
_BADGE = (74, 62)
_GAP, _SPARE = 8, 18
"""Between a name and the word after it, and what both may take of the first column: "Wanda computer"."""
_LABEL = Pen(theme.WORD, "regular", theme.MUTED)
_PRICE = Pen(theme.FACT, "bold")
_COUNT = Pen(theme.NAME, "semibold")
_SHARES = Pen(50, "bold")
_FEW = 3
"""So few shares in the bank are worth a warning."""
_MOST = 4


def height(seats: int) -> int:
    return _HEADS + seats * _row_height(seats) + FOOT


def write(sheet: Sheet, scene: Scene, top: int) -> None:
    seats = len(scene.names)
    shapes.panel(sheet, (table.LEFT, top, table.RIGHT, top + height(seats)))
    _heads(sheet, scene, top)
    ranked = ranks(scene.view)
    asked = [seat in scene.waiting.seats for seat in range(seats)]
    tall, gone = [_row_height(seats)] * seats, scene.view.left
    rows = table.rows(sheet, top + _HEADS, tall, asked, gone=gone, is_headed=True)
    for seat, row in enumerate(rows):
        _player(sheet, scene, seat, row)
        for corporation in range(COUNT):
            _share(sheet, scene.view, row, (seat, corporation), ranked[seat][corporation])


def _row_height(seats: int) -> int:
    return ROW if seats <= _MOST else _CROWDED


def _middle(corporation: int) -> int:
    return theme.EDGE + _NAMES + corporation * _COLUMN + _COLUMN // 2


def _heads(sheet: Sheet, scene: Scene, top: int) -> None:
    """What is known of each corporation, above the column of its shares."""
    end, view = theme.EDGE + _NAMES - 16, scene.view
    keys = ("picture-price", "picture-head-tiles", "picture-head-bank")
    for y, key in zip(_LINES[1:], keys, strict=True):
        sheet.write((end, top + y), scene.words.say(key), _LABEL, "rm")
    merger = takeover(view)
    for corporation in range(COUNT):
        x, on = _middle(corporation), theme.PANEL
        if merger and corporation in (merger.at_hand, merger.survivor):
            on = theme.RAISED
            shapes.panel(sheet, (x - 51, top + 6, x + 51, top + _HEADS - 4), on, theme.PANEL, 12)
        wide, high = _BADGE
        mark(sheet, corporation, (x - wide // 2, top + _LINES[0] - high // 2), _BADGE, on)
        _figures(sheet, scene, corporation, merger, (x, top), on)


def _figures(
    sheet: Sheet,
    scene: Scene,
    corporation: int,
    merger: DrawnTakeover | None,
    at: tuple[int, int],
    on: str,
) -> None:
    x, top = at
    view: View = scene.view
    size, stock = view.sizes[corporation], view.stock[corporation]
    price = amounts.bare(scene.words.money(view.prices[corporation])) if size else theme.ABSENT
    pen = _PRICE.but(ink=theme.TEXT if size else theme.FAINT, on=on)
    sheet.write((x, top + _LINES[1]), price, pen, "mm", _COLUMN - 2)
    _size(sheet, size, (x, top + _LINES[2]), _fate(corporation, size, merger), on)
    ink = theme.LOSS if stock <= _FEW else theme.MUTED
    sheet.write((x, top + _LINES[3]), str(stock), _COUNT.but(ink=ink, on=on), "mm")


def _fate(corporation: int, size: int, merger: DrawnTakeover | None) -> str:
    """The colour of a size: who is taken over, who may survive, who is safe."""
    if merger and corporation in (*merger.defuncts, *merger.settled):
        return theme.LOSS
    if size >= SAFE or (merger and corporation in merger.tied):
        return theme.BRASS
    return theme.TEXT if size else theme.FAINT


def _size(sheet: Sheet, size: int, at: tuple[int, int], ink: str, on: str) -> None:
    x, y = at
    told = str(size) if size else theme.ABSENT
    is_safe = size >= SAFE
    sheet.write((x + (17 if is_safe else 0), y), told, _COUNT.but(ink=ink, on=on), "mm")
    if is_safe:
        shapes.lock(sheet, (x - 28, y - 2), 34, ink, on)


def _player(sheet: Sheet, scene: Scene, seat: int, row: table.Row) -> None:
    """Disc and name, the money below."""
    x, end = theme.EDGE + 100, theme.EDGE + _NAMES - 10
    upper, lower = row.middle - 25, row.middle + 20
    shapes.person(sheet, (theme.EDGE + 56, row.middle), 33, seat, row.on, gone=row.is_gone)
    tag = _tag(scene, seat)
    pen = _LABEL.but(on=row.on)
    taken = text.width(tag, pen.size, pen.weight) + _GAP if tag else 0
    name = Pen(theme.LEAST_FACT, "semibold", row.ink, row.on)
    right = names.sign(sheet, scene, seat, (x, upper), name, end + _SPARE - x - taken)
    sheet.write((right + _GAP, upper), tag, pen, "lm")
    cash = scene.view.cash[seat]
    money = table.Column(x, end - x, kind="lm")
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
    frame = (x - 40, y - 32, x + 40, y + 32)
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
