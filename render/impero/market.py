"""The market: auctions of new shares, and shares that players sell (Market)."""

from __future__ import annotations

from collections.abc import Sequence

from games.impero.state import Auction, Listing, View
from render import headline, shapes, theme
from render.impero import columns, parts
from render.impero.columns import ColumnTable
from render.impero.figures import account
from render.impero.look import colours
from render.impero.parts import Column
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

MAX_LOTS = 25
"""The most lots listed; of more only the number is told."""
_KEYS = ("sheet-primary", "sheet-secondary")
_WHO, _PRICE = 2, 3
"""Pixels of the columns of leaders or sellers, and of prices."""
Lot = Auction | Listing


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    auctions, listings = lots(view)
    counts = [max(1, len(auctions[0]) + bool(auctions[1]))]
    counts.append(max(1, len(listings[0]) + bool(listings[1])))
    high = sum(parts.height(count) + theme.GAP for count in counts)
    sheet = Sheet(colours(), theme.WIDTH, headline.TOP + high + 40)
    _headline(sheet, scene)
    whole = _table(scene, (*auctions[0], *listings[0]))
    count = len(auctions[0])
    parted = (whole.part(0, count), whole.part(count, count + len(listings[0])))
    top = headline.TOP
    for key, shown, table in zip(_KEYS, (auctions, listings), parted, strict=True):
        top = _panel(sheet, scene, top, (key, shown), table.called(_labels(scene, key)))
    pen = Pen(theme.NOTE, "regular", theme.MUTED, theme.PAGE)
    words = scene.words.say("sheet-part")
    sheet.write((parts.LEFT, top + 8), words, pen, "lm", parts.RIGHT - parts.LEFT)
    return sheet.picture()


Shown = tuple[Sequence[Lot], int]


def lots(view: View) -> tuple[Shown, Shown]:
    """The auctions and the sales shown, each with the number left out."""
    auctions = view.auctions[:MAX_LOTS]
    listings = view.listings[: MAX_LOTS - len(auctions)]
    return (
        (auctions, len(view.auctions) - len(auctions)),
        (listings, len(view.listings) - len(listings)),
    )


def everything(view: View) -> tuple[Lot, ...]:
    """All lots, auctions first."""
    return (*view.auctions, *view.listings)


def part(view: View, lot: Lot) -> int:
    """The per cent of the company in the lot, rounded down."""
    # Shares at auction are new: they come on top of those that there are.
    total = sum(view.companies[lot.company].shares)
    return lot.shares * 100 // (total + (lot.shares if isinstance(lot, Auction) else 0))


def asked(lot: Lot) -> int:
    """The leading bid, else the least one; of a sale the price."""
    match lot:
        case Auction(leader=None):
            return lot.base
        case Auction():
            return lot.amount
        case Listing():
            return lot.price


def _headline(sheet: Sheet, scene: Scene) -> None:
    """The headline, with the viewer's money below it."""
    view: View = scene.view
    title = parts.title(scene, scene.words.say("sheet-market"), parts.turn(scene))
    x = headline.write(sheet, title, has_second_line=view.cash is not None)
    if view.cash is not None:
        words = scene.words.say("sheet-you-have", amount=view.cash, count=view.points)
        pen = Pen(theme.SMALL, "medium", theme.MUTED, theme.PAGE)
        sheet.write((x, headline.TOP - 20), words, pen, "lm", 800)


def _panel(
    sheet: Sheet, scene: Scene, top: int, market: tuple[str, Shown], table: ColumnTable
) -> int:
    """Write a panel; returns the top of the next one."""
    key, (told, left_out) = market
    count = max(1, len(told) + bool(left_out))
    parts.panel(sheet, top, count)
    spots = parts.lines(sheet, top, count)
    heads = table.columns if told else ()
    parts.head(sheet, top + parts.HEAD // 2, scene.words.say(key), heads)
    if not count - len(told) or left_out:
        for lot, row, y in zip(told, table.rows, spots, strict=False):
            _lot(sheet, scene, lot, y, (table.columns, row))
    else:
        empty = "sheet-no-auction" if key == "sheet-primary" else "sheet-no-listing"
        sheet.write((parts.LEFT, next(spots)), scene.words.say(empty), parts.MORE, "lm")
    if left_out:
        parts.more(sheet, scene, top + parts.HEAD + len(told) * parts.ROW + 26, left_out)
    return top + parts.height(count) + theme.GAP


def _table(scene: Scene, lots: Sequence[Lot]) -> ColumnTable:
    """The table of both markets. The column of leaders and sellers is empty, for their discs."""
    both = [_labels(scene, key) for key in _KEYS]
    # One table for both markets, so that their columns stand below each other.
    labels = [max(pair, key=len) for pair in zip(*both, strict=True)]
    pens = [parts.FIGURE] * len(labels)
    pens[_PRICE] = Pen(theme.BODY, "bold")
    names = [parts.titled(scene, lot.company) for lot in lots]
    rows = [_told(scene, lot) for lot in lots]
    title = max((scene.words.say(key) for key in _KEYS), key=len)
    return columns.spread(labels, rows, names, title=title, pens=pens)


def _labels(scene: Scene, key: str) -> list[str]:
    is_primary, say = key == "sheet-primary", scene.words.say
    return [
        say("sheet-head-shares"),
        say("sheet-head-part"),
        say("sheet-head-leader" if is_primary else "sheet-head-seller"),
        say("sheet-head-bid" if is_primary else "sheet-head-price"),
        say("sheet-head-each"),
        say("sheet-head-last"),
    ]


def _told(scene: Scene, lot: Lot) -> tuple[str, ...]:
    view: View = scene.view
    amount, last = asked(lot), account(view, lot.company)
    is_open = isinstance(lot, Auction) and lot.leader is None
    price = scene.words.say("sheet-from", amount=amount) if is_open else scene.words.money(amount)
    return (
        str(lot.shares),
        scene.words.say("sheet-percent", percent=part(view, lot)),
        "",
        price,
        scene.words.money(amount // lot.shares),
        scene.words.money(last.per_share) if last else theme.ABSENT,
    )


def _lot(
    sheet: Sheet, scene: Scene, lot: Lot, y: int, told: tuple[Sequence[Column], Sequence[str]]
) -> None:
    """Company, leader or seller, shares, price; the viewer's own lots are highlighted."""
    view: View = scene.view
    (shown, row), who = told, lot.leader if isinstance(lot, Auction) else lot.seller
    on = theme.PANEL if who is None or who != view.me else parts.raised(sheet, y)
    parts.company(sheet, scene, lot.company, y, shown[0].right - shown[0].room - 8, on)
    bare = tuple("" if place == _PRICE else words for place, words in enumerate(row))
    parts.figures(sheet, y, shown, bare, parts.FIGURE.but(on=on))
    if who is not None:
        middle = shown[_WHO].right - (shown[_WHO].room - 8) / 2
        shapes.person(sheet, (middle, y), 20, who, on, gone=view.left[who])
    price, ink = shown[_PRICE], theme.MUTED if who is None else theme.TEXT
    sheet.write((price.right, y), row[_PRICE], Pen(theme.BODY, "bold", ink, on), "rm", price.room)
