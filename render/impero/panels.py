"""What stands beside the map: the ranking, the market, what the signs mean."""

from __future__ import annotations

from games.impero.components import YIELDS
from games.impero.state import Auction, Listing, View
from render import names, shapes, text, theme
from render.impero.figures import places
from render.impero.layout import RANK
from render.impero.look import mark
from render.impero.tiles import Tile, drawn
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_LOT = 74
_LOTS = 3
_SIGN = 26
_NOTE = Pen(theme.NOTE, "regular", theme.MUTED)


def ranking(sheet: Sheet, scene: Scene, box: Box, columns: int) -> None:
    """Everybody's capital at the last turn's end, and by how much it has changed since."""
    view: View = scene.view
    left, top, right, _ = box
    shapes.panel(sheet, box, theme.PANEL, theme.SEA)
    pen = Pen(theme.SMALL, "semibold", theme.MUTED)
    end = sheet.write((left + 20, top + 36), scene.words.say("picture-capital"), pen)
    if view.turn > 1:
        words = scene.words.say("picture-since-turn", turn=view.turn - 1)
        sheet.write((right - 20, top + 36), words, _NOTE, "rs", right - end - 40)
    rows = -(-len(view.capital) // columns)
    wide = (right - left) // columns
    for number, (seat, _place) in enumerate(places(view)):
        column, row = divmod(number, rows)
        x, y = left + column * wide, top + 60 + row * RANK + RANK // 2
        _rank(sheet, scene, seat, (x, y), x + wide)


def _rank(sheet: Sheet, scene: Scene, seat: int, at: tuple[int, int], right: int) -> None:
    """Disc, name, capital, change; before them a tick for whoever is done with the turn."""
    view: View = scene.view
    x, y = at
    ground = theme.PANEL
    if seat == view.me:
        ground = theme.RAISED
        edges = (x + 8, y - RANK // 2 + 1, right - 8, y + RANK // 2 - 1)
        shapes.panel(sheet, edges, ground, theme.PANEL, theme.RADIUS_SMALL)
    if view.ready[seat]:
        sheet.write((x + 20, y), "✓", Pen(theme.SMALL, "bold", theme.GAIN, ground), "mm")
    shapes.person(sheet, (x + 49, y), 18, seat, ground, gone=view.left[seat])
    edge: float = right - 20
    if view.turn > 1:
        edge = _change(sheet, view.change[seat], right - 20, y, ground)
    money = _short(scene, view.capital[seat])
    strong = Pen(theme.BODY, "bold", theme.TEXT, ground)
    edge = edge - 10 if view.turn > 1 else edge
    sheet.write((edge, y), money, strong, "rm")
    edge -= _width(money, strong)
    ink = theme.FAINT if view.left[seat] else theme.TEXT
    pen = Pen(theme.SMALL, "medium", ink, ground)
    sheet.write((x + 74, y), names.called(scene, seat), pen, "lm", edge - x - 82)


def _change(sheet: Sheet, cents: int, right: int, y: int, ground: str) -> float:
    """Whole dollars with their sign, a dot for none; returns the left edge of its column."""
    dollars = abs(cents) // 100
    ink, sign = (theme.GAIN, "▲") if cents >= 0 else (theme.LOSS, "▼")
    ink, sign = (ink, sign) if dollars else (theme.MUTED, "")
    pen = Pen(theme.NOTE, "medium", ink, ground)
    words = str(dollars) if dollars else theme.ZERO
    sheet.write((right, y), words, pen, "rm")
    middle = right - max(60, _width(words, pen) + 14)
    sheet.write((middle, y), sign, pen, "mm")
    return middle - 10


def market(sheet: Sheet, scene: Scene, box: Box) -> None:
    """The first lots: auctions with the leading bid, shares for sale with their price."""
    view: View = scene.view
    left, top, right, _ = box
    shapes.panel(sheet, box, theme.PANEL, theme.SEA)
    pen = Pen(theme.SMALL, "semibold", theme.MUTED)
    lots: tuple[Auction | Listing, ...] = (*view.auctions, *view.listings)
    end = sheet.write((left + 18, top + 36), scene.words.say("picture-market"), pen)
    if len(lots) > _LOTS:
        words = scene.words.say("picture-more-lots", count=len(lots) - _LOTS)
        sheet.write((right - 18, top + 36), words, _NOTE, "rs", right - end - 36)
    if not lots:
        sheet.write(
            (left + 18, top + 78),
            scene.words.say("picture-no-lots"),
            _NOTE,
            "ls",
            right - left - 36,
        )
    for number, lot in enumerate(lots[:_LOTS]):
        _lot(sheet, scene, lot, (left, top + 54 + number * _LOT), right)


def _lot(
    sheet: Sheet, scene: Scene, lot: Auction | Listing, at: tuple[int, int], right: int
) -> None:
    (x, y), say = at, scene.words.say
    sheet.rule(x + 14, y - 1, right - 14)
    mark(sheet, lot.company, (x + 16, y + 13), 48, theme.PANEL)
    price, who, what = _terms(lot)
    strong, pen = Pen(theme.SMALL, "bold"), Pen(theme.SMALL, "semibold")
    words, money = say("picture-shares", count=lot.shares), scene.words.money(price)
    both = right - x - 102
    if _width(words, pen) + _width(money, strong) > both:
        money = _short(scene, price)
    sheet.write((right - 16, y + 30), money, strong, "rs")
    sheet.write((x + 76, y + 30), words, pen, "ls", both - _width(money, strong))
    sheet.write((x + 76, y + 60), say(what), _NOTE)
    if who is None:
        sheet.write((right - 16, y + 60), say("picture-no-bid"), _NOTE, "rs")
    else:
        shapes.person(sheet, (right - 35, y + 53), 18, who, theme.PANEL)


def _terms(lot: Auction | Listing) -> tuple[int, int | None, str]:
    """Price, who leads or sells, and what it is."""
    match lot:
        case Auction(leader=leader, amount=amount, base=base):
            return base if leader is None else amount, leader, "picture-auction"
        case Listing(price=price, seller=seller):
            return price, seller, "picture-for-sale"


def legend(sheet: Sheet, scene: Scene, box: Box) -> None:
    """Yields by their squares, then the other signs."""
    left, top, _, _ = box
    shapes.panel(sheet, box, theme.PANEL, theme.SEA)
    x: float = left + 20
    pen = Pen(theme.NOTE, "medium")
    for dollars in YIELDS:
        sheet.paste(drawn(Tile(cell=_SIGN, yields=dollars)), (round(x), top + 19))
        x = sheet.write((x + 33, top + 32), str(dollars), pen, "lm") + 17
    half = Tile(cell=_SIGN, yields=3, owner=0, is_halved=True)
    signs = (
        (Tile(cell=_SIGN, yields=3, is_out=True), "picture-out"),
        (half, "picture-halved"),
        (Tile(cell=_SIGN, yields=3, owner=1, tenant=0), "picture-rented"),
        (Tile(cell=_SIGN, yields=3, owner=0, is_fresh=True), "picture-fresh"),
    )
    for number, (tile, key) in enumerate(signs):
        y = top + 58 + number * 36
        sheet.paste(drawn(tile), (left + 20, y))
        sheet.write(
            (left + 60, y + 13),
            scene.words.say(key),
            pen.but(weight="regular"),
            "lm",
            box[2] - left - 80,
        )


def _short(scene: Scene, cents: int) -> str:
    """Whole dollars: cents say nothing here."""
    return scene.words.money(cents - cents % 100).removesuffix(".00").replace(",00", "")


def _width(words: str, pen: Pen) -> float:
    return text.width(words, pen.size, pen.weight)
