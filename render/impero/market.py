"""The market: auctions of new shares, and shares that players sell (Market)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.impero.state import Auction, Listing, View
from render import question, shapes, text, theme
from render.impero import parts
from render.impero.figures import account
from render.impero.look import colours, mark
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

MAX_LOTS = 32
"""Maximum lots listed; of more only the number is told."""
FEW = 9
"""Lots up to which each has a line of its own, with names; more stand two to a line."""
_ROW = 64
_KEYS = ("sheet-primary", "sheet-secondary")
_COUNT, _PART = Pen(theme.NAME, "semibold"), Pen(theme.WORD, "medium", theme.MUTED)
Lot = Auction | Listing


class Part(msgspec.Struct, frozen=True):
    """A half of the market: its title, what it says when it is empty, its lots, how many are left out."""

    key: str
    empty: str
    lots: Sequence[Lot]
    left_out: int
    is_tall: bool

    @property
    def lines(self) -> int:
        count = len(self.lots) + bool(self.left_out)
        return max(1, count if self.is_tall else -(-count // 2))

    @property
    def row(self) -> int:
        return parts.TALL if self.is_tall and self.lots else _ROW

    @property
    def high(self) -> int:
        return parts.height(self.lines, self.row) + parts.GAP


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    halves = parted(view)
    high = question.BOTH + sum(half.high for half in halves) + 56
    sheet = Sheet(colours(), theme.WIDTH, high)
    say, state = scene.words.say, parts.turn(scene)
    if view.cash is not None:
        state = say("sheet-you-have", amount=view.cash, count=view.points)
    top = question.write(sheet, say("sheet-market"), state)
    for number, half in enumerate(halves):
        if number:
            sheet.seam(top, "listings")
        _half(sheet, scene, top, half)
        top += half.high
    pen = Pen(theme.WORD, "regular", theme.MUTED, theme.PAGE)
    key = "sheet-part" if any(half.is_tall and half.lots for half in halves) else "sheet-part-low"
    sheet.write((parts.LEFT, top + 12), say(key), pen, "lm", parts.RIGHT - parts.LEFT)
    return sheet.picture()


def parted(view: View) -> tuple[Part, Part]:
    """The auctions and the sales, each with the number left out."""
    auctions = view.auctions[:MAX_LOTS]
    listings = view.listings[: MAX_LOTS - len(auctions)]
    tall = len(auctions) + len(listings) <= FEW
    left_out = len(view.auctions) - len(auctions), len(view.listings) - len(listings)
    return (
        Part(_KEYS[0], "sheet-no-auction", auctions, left_out[0], tall),
        Part(_KEYS[1], "sheet-no-listing", listings, left_out[1], tall),
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


def who(lot: Lot) -> int | None:
    """The leader of an auction, or the seller."""
    return lot.leader if isinstance(lot, Auction) else lot.seller


def _half(sheet: Sheet, scene: Scene, top: int, half: Part) -> None:
    """Write a half of the market."""
    parts.panel(sheet, top, half.lines, half.row)
    parts.head(sheet, top + parts.HEAD // 2, scene.words.say(half.key))
    spots = list(parts.lines(sheet, top, half.lines, half.row))
    if not half.lots and not half.left_out:
        sheet.write((parts.LEFT, spots[0]), scene.words.say(half.empty), parts.MORE, "lm")
    middle = theme.WIDTH // 2
    for number, lot in enumerate(half.lots):
        if half.is_tall:
            _tall(sheet, scene, lot, spots[number])
        else:
            left = (parts.LEFT, middle + 18)[number % 2]
            right = (middle - 18, parts.RIGHT)[number % 2]
            _low(sheet, scene, lot, (left, spots[number // 2]), right)
    if half.left_out:
        x = middle + 18 if not half.is_tall and len(half.lots) % 2 else parts.LEFT
        parts.more(sheet, scene, spots[-1], half.left_out, x)


def _tall(sheet: Sheet, scene: Scene, lot: Lot, y: int) -> None:
    """Company and price; below them shares, their part, and what one costs and has paid."""
    view: View = scene.view
    on = (
        theme.PANEL
        if who(lot) is None or who(lot) != view.me
        else parts.raised(sheet, y, parts.TALL)
    )
    end = _price(sheet, scene, lot, (parts.RIGHT, y - 24), 400, on)
    x = parts.company(sheet, scene, lot.company, y, end - 16, on, rise=24)
    say, last = scene.words.say, account(view, lot.company)
    told = [
        ("", say("sheet-lot-shares", count=lot.shares)),
        ("", say("sheet-percent", percent=part(view, lot))),
        (say("sheet-head-each"), scene.words.money(asked(lot) // lot.shares)),
    ]
    if last:
        told.append((say("sheet-head-last"), scene.words.money(last.per_share)))
    parts.pairs(sheet, (x, y + 26), told, parts.RIGHT - x, on)


def _low(sheet: Sheet, scene: Scene, lot: Lot, at: tuple[int, int], right: int) -> None:
    """Badge, shares, their part, the price: half a line."""
    (x, y), view = at, scene.view
    mark(sheet, lot.company, (x, y - parts.BADGE // 2), parts.BADGE, theme.PANEL)
    x += parts.BADGE + 12
    x = round(sheet.write((x, y), f"{lot.shares}{theme.FORBIDDEN}", _COUNT, "lm")) + 10
    words = scene.words.say("sheet-percent", percent=part(view, lot))
    x = round(sheet.write((x, y), words, _PART, "lm")) + 10
    _price(sheet, scene, lot, (right, y), right - x, theme.PANEL)


def _price(
    sheet: Sheet, scene: Scene, lot: Lot, at: tuple[int, int], room: float, on: str
) -> float:
    """The price, and the disc of the leader or seller before it; returns the left edge."""
    (right, y), view, other = at, scene.view, who(lot)
    disc = 2 * parts.DISC + 12 if other is not None else 0
    pen = parts.FIGURE.but(ink=theme.MUTED if other is None else theme.TEXT, on=on)
    money = scene.words.money(asked(lot))
    if other is None and room >= 400:
        money = scene.words.say("sheet-from", amount=asked(lot))
    # A price keeps its cents and shrinks, so that all of a column are told in one form.
    told = text.fitting(money, pen.but(size=theme.WORD), room - disc)
    sheet.write((right, y), told, pen, "rm", room - disc)
    edge = right - min(room - disc, text.width(told, pen.size, pen.weight))
    if other is not None:
        centre = (edge - 12 - parts.DISC, y)
        shapes.person(sheet, centre, parts.DISC, other, on, gone=view.left[other])
    return edge - disc
