"""The market: auctions of new shares, and shares that players sell (Market)."""

from __future__ import annotations

from collections.abc import Sequence

from games.impero.state import Auction, Listing, View
from render import headline, shapes, theme
from render.impero import parts
from render.impero.figures import account
from render.impero.look import colours
from render.impero.parts import Column
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

MOST = 25
"""Lots that are told of; of more, how many."""
_WHO = 640
"""Where leaders and sellers stand."""
Lot = Auction | Listing


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    auctions, listings = lots(view)
    counts = [max(1, len(auctions[0]) + bool(auctions[1]))]
    counts.append(max(1, len(listings[0]) + bool(listings[1])))
    high = sum(parts.height(count) + theme.GAP for count in counts)
    sheet = Sheet(colours(), theme.WIDTH, headline.TOP + high + 40)
    _headline(sheet, scene)
    top = _panel(sheet, scene, headline.TOP, "sheet-primary", auctions)
    top = _panel(sheet, scene, top, "sheet-secondary", listings)
    pen = Pen(theme.NOTE, "regular", theme.MUTED, theme.PAGE)
    words = scene.words.say("sheet-part")
    sheet.write((parts.LEFT, top + 8), words, pen, "lm", parts.RIGHT - parts.LEFT)
    return sheet.picture()


Shown = tuple[Sequence[Lot], int]


def lots(view: View) -> tuple[Shown, Shown]:
    """Auctions and sales as far as there is room, each with how many are left out."""
    auctions = view.auctions[:MOST]
    listings = view.listings[: MOST - len(auctions)]
    return (
        (auctions, len(view.auctions) - len(auctions)),
        (listings, len(view.listings) - len(listings)),
    )


def everything(view: View) -> tuple[Lot, ...]:
    """All lots, auctions first."""
    return (*view.auctions, *view.listings)


def part(view: View, lot: Lot) -> int:
    """Per cent of the company that the lot would be, rounded down."""
    total = sum(view.companies[lot.company].shares)
    return lot.shares * 100 // (total + (lot.shares if isinstance(lot, Auction) else 0))


def asked(lot: Lot) -> int:
    """The leading bid, or the least; or the price."""
    match lot:
        case Auction(leader=None):
            return lot.base
        case Auction():
            return lot.amount
        case Listing():
            return lot.price


def _headline(sheet: Sheet, scene: Scene) -> None:
    """What the viewer may spend stands below the title."""
    view: View = scene.view
    title = parts.title(scene, scene.words.say("sheet-market"), parts.turn(scene))
    x = headline.write(sheet, title, has_second_line=view.cash is not None)
    if view.cash is not None:
        words = scene.words.say("sheet-you-have", amount=view.cash, count=view.points)
        pen = Pen(theme.SMALL, "medium", theme.MUTED, theme.PAGE)
        sheet.write((x, headline.TOP - 20), words, pen, "lm", 800)


def _panel(sheet: Sheet, scene: Scene, top: int, key: str, shown: Shown) -> int:
    """Returns where the next one begins."""
    told, left_out = shown
    count = max(1, len(told) + bool(left_out))
    columns = _columns(scene, is_primary=key == "sheet-primary")
    parts.panel(sheet, top, count)
    spots = parts.lines(sheet, top, count)
    if told:
        parts.head(sheet, top + parts.HEAD // 2, scene.words.say(key), columns)
        who = "sheet-head-leader" if key == "sheet-primary" else "sheet-head-seller"
        pen = Pen(theme.NOTE, "regular", theme.MUTED)
        sheet.write((_WHO, top + parts.HEAD // 2), scene.words.say(who), pen, "mm", 92)
    else:
        parts.head(sheet, top + parts.HEAD // 2, scene.words.say(key))
        empty = "sheet-no-auction" if key == "sheet-primary" else "sheet-no-listing"
        if not left_out:
            sheet.write((parts.LEFT, next(spots)), scene.words.say(empty), parts.MORE, "lm")
    for lot, y in zip(told, spots, strict=False):
        _lot(sheet, scene, lot, y, columns)
    if left_out:
        parts.more(sheet, scene, top + parts.HEAD + len(told) * parts.ROW + 26, left_out)
    return top + parts.height(count) + theme.GAP


def _columns(scene: Scene, *, is_primary: bool) -> tuple[Column, ...]:
    say = scene.words.say
    bid = say("sheet-head-bid") if is_primary else say("sheet-head-price")
    return (
        Column(say("sheet-head-shares"), 512, 86),
        Column(say("sheet-head-part"), 586, 70),
        Column(bid, 868, 226),
        Column(say("sheet-head-each"), 1016, 148),
        Column(say("sheet-head-last"), 1154, 138),
    )


def _lot(sheet: Sheet, scene: Scene, lot: Lot, y: int, columns: Sequence[Column]) -> None:
    """Company, leader or seller, shares, price; what the viewer leads or sells stands out."""
    view: View = scene.view
    who = lot.leader if isinstance(lot, Auction) else lot.seller
    on = theme.PANEL if who is None or who != view.me else parts.raised(sheet, y)
    parts.company(sheet, scene, lot.company, y, columns[0].right - columns[0].room, on)
    amount, last = asked(lot), account(view, lot.company)
    told = (
        str(lot.shares),
        scene.words.say("sheet-percent", percent=part(view, lot)),
        "",
        scene.words.money(amount // lot.shares),
        scene.words.money(last.per_share) if last else theme.ABSENT,
    )
    parts.figures(sheet, y, columns, told, parts.FIGURE.but(on=on))
    words = scene.words.money(amount)
    if who is None:
        words = scene.words.say("sheet-from", amount=amount)
    else:
        shapes.person(sheet, (_WHO, y), 20, who, on, gone=view.left[who])
    ink = theme.MUTED if who is None else theme.TEXT
    pen, room = Pen(theme.BODY, "bold", ink, on), columns[2].right - _WHO - 28
    sheet.write((columns[2].right, y), parts.whole(words, pen, room), pen, "rm", room)
