"""A player's open deals: auctions and bids, shares on sale, money sent."""

from __future__ import annotations

import msgspec

from games.core.words import Seat
from games.impero.state import Auction, Listing, Transfer, View
from render import names, question, shapes, text, theme
from render.impero import parts
from render.impero.look import mark
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

MAX_DEALINGS = 3
_MONEY = 220
"""Pixels of an amount."""
Deal = Auction | Listing | Transfer


class Telling(msgspec.Struct, frozen=True):
    """A deal in words: its name, status and amount."""

    words: str
    state: str
    amount: int
    ink: str = theme.MUTED


def of(view: View) -> tuple[Deal, ...]:
    """The viewer's deals: those that wait for an answer, then auctions, sales and money sent."""
    me = view.me
    asked = [one for one in view.transfers if one.taker == me]
    sent = [one for one in view.transfers if one.giver == me]
    auctions = [one for one in view.auctions if me in one.entered or me == one.leader]
    sales = [one for one in view.listings if one.seller == me]
    return (*asked, *auctions, *sales, *sent)


def lines(deals: tuple[Deal, ...]) -> int:
    return min(len(deals), MAX_DEALINGS)


def told(scene: Scene, deal: Deal) -> Telling:
    """One of the viewer's own deals."""
    say, me = scene.words.say, scene.view.me
    match deal:
        case Transfer(taker=taker) if taker == me:
            words = names.said(scene, "sheet-money-for-you", seat=deal.giver, percent=deal.risk)
            return Telling(words, say("sheet-answer"), deal.amount, theme.BRASS)
        case Transfer():
            words = names.said(scene, "sheet-money-sent", seat=deal.taker, percent=deal.risk)
            return Telling(words, say("sheet-unanswered"), deal.amount)
        case Listing():
            words = say("sheet-sale", count=deal.shares, company=deal.company)
            return Telling(words, say("sheet-on-sale"), deal.price)
        case Auction():
            words = say("sheet-auction", count=deal.shares, company=deal.company)
            return _bid(scene, deal, words)


def _bid(scene: Scene, auction: Auction, words: str) -> Telling:
    say, leader = scene.words.say, auction.leader
    if leader is None:
        return Telling(words, say("sheet-no-bid"), auction.base)
    if leader == scene.view.me:
        return Telling(words, say("sheet-you-lead"), auction.amount, theme.GAIN)
    state = names.said(scene, "sheet-leads", seat=leader)
    return Telling(words, state, auction.amount, theme.LOSS)


def write(sheet: Sheet, scene: Scene, top: int, deals: tuple[Deal, ...]) -> None:
    count = lines(deals)
    parts.panel(sheet, top, count, parts.TALL)
    title = parts.some(scene, "sheet-deals", count, len(deals))
    parts.head(sheet, top + parts.HEAD // 2, title)
    for deal, y in zip(deals, parts.lines(sheet, top, count, parts.TALL), strict=False):
        _line(sheet, scene, deal, y)


def high(deals: tuple[Deal, ...]) -> int:
    """The pixels of the panel."""
    return parts.height(lines(deals), parts.TALL)


def _line(sheet: Sheet, scene: Scene, deal: Deal, y: int) -> None:
    """Badge or disc and name, below it the status; at the right the amount."""
    telling = told(scene, deal)
    _sign(sheet, deal, y, scene.view.me)
    money = text.fitting(scene.words.money(telling.amount), parts.FIGURE, _MONEY)
    end = parts.figure(sheet, y, money)
    x, known = parts.LEFT + parts.BADGE + 16, names.everybody(scene)
    if not isinstance(deal, Transfer):
        known = (*known, scene.words.title("company", deal.company))
    room = end - 20 - x
    plain, pen = Pen(theme.LEAST_FACT, "semibold"), Pen(theme.WORD, "medium", telling.ink)
    words = question.with_short_names(telling.words, known, plain.but(size=theme.WORD), room)
    sheet.write((x, y - 22), words, plain, "lm", room)
    state = question.with_short_names(telling.state, known, pen, room)
    sheet.write((x, y + 26), state, pen, "lm", room)


def _sign(sheet: Sheet, deal: Deal, y: int, me: Seat | None) -> None:
    match deal:
        case Transfer():
            other = deal.giver if deal.taker == me else deal.taker
            half = parts.BADGE // 2
            shapes.person(sheet, (parts.LEFT + half, y), half, other, theme.PANEL)
        case _:
            at = (parts.LEFT, y - parts.BADGE // 2)
            mark(sheet, deal.company, at, parts.BADGE, theme.PANEL)
