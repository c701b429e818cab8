"""The market below the ranking: the lots that end next, with price, and leader or seller."""

from __future__ import annotations

from games.impero.state import Auction, Listing, View
from render import shapes, text, theme
from render.impero.look import mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

SHOWN, HEIGHT = 2, 150
_HEAD, _LOT = 62, 76
_BADGE, _DISC = 58, 28
_PRICE = 210
"""Maximum pixels of a price."""
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)


def write(sheet: Sheet, scene: Scene, box: Box) -> None:
    """Write the market; a title says how many lots there are."""
    view: View = scene.view
    left, top, right, _ = box
    shapes.panel(sheet, box, theme.PANEL, theme.SEA)
    lots = next_to_end(view)
    head = Pen(theme.WORD, "medium", theme.MUTED)
    words = scene.words.say("picture-market", count=len(lots))
    sheet.write((left + 20, top + 36), words, head, "lm", right - left - 40)
    wide = (right - left) // SHOWN
    for number, lot in enumerate(lots[:SHOWN]):
        x = left + number * wide
        _lot(sheet, scene, lot, (x + 18, top + _HEAD + _LOT // 2), x + wide - 20)
    if not lots:
        words = scene.words.say("picture-no-lots")
        sheet.write((left + 20, top + _HEAD + _LOT // 2), words, _NOTE, "lm", right - left - 40)


def next_to_end(view: View) -> list[Auction | Listing]:
    """All lots, those that end first at the head."""
    lots: list[Auction | Listing] = [*view.auctions, *view.listings]
    return sorted(lots, key=lambda lot: lot.ends)


def _lot(
    sheet: Sheet, scene: Scene, lot: Auction | Listing, at: tuple[int, int], right: int
) -> None:
    """Badge, number of shares and kind of lot; the leader's or seller's disc, the price."""
    x, y = at
    mark(sheet, lot.company, (x, y - _BADGE // 2), _BADGE, theme.PANEL)
    x += _BADGE + 14
    count = Pen(theme.FACT, "semibold")
    x = round(sheet.write((x, y), f"{lot.shares}{theme.FORBIDDEN}", count, "lm")) + 14
    price, who, key = terms(lot)
    money = Pen(theme.FACT, "bold", theme.MUTED if who is None else theme.TEXT)
    # A price keeps its cents and shrinks: next to it others have theirs.
    told = text.fitting(scene.words.money(price), money.but(size=theme.WORD), _PRICE)
    sheet.write((right, y), told, money, "rm", _PRICE)
    edge = right - min(_PRICE, round(text.width(told, money.size, money.weight))) - 14
    if who is not None:
        gone = scene.view.left[who]
        shapes.person(sheet, (edge - _DISC, y), _DISC, who, theme.PANEL, gone=gone)
        edge -= 2 * _DISC + 12
    words = scene.words.say(key)
    # The figures and the disc say more than the word: where there is no room it goes.
    if text.width(words, _NOTE.size, _NOTE.weight) <= edge - x:
        sheet.write((x, y), words, _NOTE, "lm")


def terms(lot: Auction | Listing) -> tuple[int, int | None, str]:
    """Price, leader or seller, and kind of a lot."""
    match lot:
        case Auction(leader=None):
            return lot.base, None, "picture-no-bid"
        case Auction():
            return lot.amount, lot.leader, "picture-auction"
        case Listing():
            return lot.price, lot.seller, "picture-for-sale"
