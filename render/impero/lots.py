"""The market beside the map: the first lots with company, price, and leader or seller."""

from __future__ import annotations

from games.impero.state import Auction, Listing, View
from render import amounts, shapes, text, theme
from render.impero.look import mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_HEAD, _LOT, _FOOT = 48, 72, 8
_BADGE, _DISC = 46, 20
_NOTE = Pen(theme.NOTE, "regular", theme.MUTED)


def write(sheet: Sheet, scene: Scene, box: Box) -> None:
    """Write the market, auctions first. An empty one takes little room."""
    view: View = scene.view
    left, top, right, bottom = box
    lots: tuple[Auction | Listing, ...] = (*view.auctions, *view.listings)
    shown = lots[: (bottom - top - _HEAD) // _LOT]
    top = bottom - _HEAD - len(shown) * _LOT - _FOOT
    shapes.panel(sheet, (left, top, right, bottom), theme.PANEL, theme.SEA)
    head, y = Pen(theme.SMALL, "semibold", theme.MUTED), top + 28
    end = sheet.write((left + 18, y), scene.words.say("picture-market"), head, "lm") + 18
    if len(lots) > len(shown):
        words = scene.words.say("picture-more-lots", count=len(lots) - len(shown))
        sheet.write((right - 18, y), words, _NOTE, "rm", right - 18 - end)
    if not lots:
        words = scene.words.say("picture-no-lots")
        sheet.write((end, y), words, _NOTE, "lm", right - 18 - end)
    for number, lot in enumerate(shown):
        _lot(sheet, scene, lot, (left, top + _HEAD + number * _LOT), right)


def _lot(
    sheet: Sheet, scene: Scene, lot: Auction | Listing, at: tuple[int, int], right: int
) -> None:
    """Badge, number of shares and kind of lot; the leader's or seller's disc, the price."""
    (left, top), say = at, scene.words.say
    y = top + _LOT // 2
    sheet.rule(left + 14, top, right - 14)
    mark(sheet, lot.company, (left + 16, y - _BADGE // 2), _BADGE, theme.PANEL)
    price, who, key = _terms(lot)
    strong, pen = Pen(theme.STRONG, "bold"), Pen(theme.SMALL, "semibold")
    x, words = left + 16 + _BADGE + 10, say("picture-shares", count=lot.shares)
    disc = 2 * _DISC + 10 if who is not None else 0
    wide = max(text.width(words, _NOTE.size, pen.weight), text.width(say(key), _NOTE.size))
    room = right - 18 - x - wide - disc - 12
    money = amounts.fitting(scene.words.money(price), strong, room)
    # The number of shares is a fact, too: rather smaller figures than a cut one.
    strong = strong.but(size=text.fit(money, strong.size, strong.weight, room, theme.SMALL)[1])
    if who is None:
        strong = strong.but(ink=theme.MUTED)
    sheet.write((right - 18, y), money, strong, "rm")
    edge = right - 18 - text.width(money, strong.size, strong.weight)
    if who is not None:
        centre = (edge - 10 - _DISC, y)
        gone = scene.view.left[who]
        shapes.person(sheet, centre, _DISC, who, theme.PANEL, gone=gone)
    room = edge - disc - 10 - x
    sheet.write((x, y - 14), words, pen, "lm", room)
    sheet.write((x, y + 16), say(key), _NOTE, "lm", room)


def _terms(lot: Auction | Listing) -> tuple[int, int | None, str]:
    """Price, leader or seller, and kind of a lot."""
    match lot:
        case Auction(leader=None):
            return lot.base, None, "picture-no-bid"
        case Auction():
            return lot.amount, lot.leader, "picture-auction"
        case Listing():
            return lot.price, lot.seller, "picture-for-sale"
