"""The private picture: two cards and what they would move; the viewer's companies and their stock."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.greed.auctions import least
from games.greed.companies import ceo
from games.greed.components import (
    ASSET_ARROWS,
    ASSETS,
    COMPANY,
    COMPANY_ARROWS,
    FREE,
    PRICES,
    PRODUCTS,
    SYMBOL_ARROWS,
    SYMBOLS,
    TRENDS,
)
from games.greed.prices import next_box, trend_moved
from games.greed.state import Announcing, Bid, Bidding, Board, Picking, Raising, Selling
from games.greed.symbols import on_top
from games.greed.view import OwnUse, View
from render import names, question, shapes, text, theme
from render.greed import deciding, parts
from render.greed.board import auctioned
from render.greed.look import (
    asset_name,
    colours,
    company_mark,
    company_name,
    product_mark,
    product_name,
    symbol_mark,
)
from render.scene import Picture, Scene
from render.sheet import Box, Sheet
from render.text import Pen

_MOVE, _USE, _FOOT = 148, 132, 104
_CARD = 264
"""A card without what it moves."""
_NONE, _BARE = 96, 178
"""No card; one that has no part in an auction."""
_AUCTION = 200
_CHOICE = 56
_WIDE = (theme.WIDTH - 2 * theme.EDGE - theme.BETWEEN) // 2
_SIDE = 24
_BADGE = 92
_LABEL = Pen(theme.WORD + 2, "regular", theme.MUTED)


class Move(msgspec.Struct, frozen=True):
    """A product that a card moves: boxes of the trend, the step from and to, the next prices."""

    product: int
    arrows: int
    trend: int
    trend_after: int
    price: int
    price_after: int


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    raising = view.phase if isinstance(view.phase, Raising) else None
    top = question.BOTH + (_AUCTION + theme.BETWEEN if raising else 0)
    decides = deciding.is_decided(scene)
    own = top + (deciding.height(scene) if decides else _card_height(view)) + theme.BETWEEN
    foot = own + max(1, len(view.uses)) * _USE + 8
    chosen = list(choices(scene))
    purse = foot + (theme.BETWEEN + 16 + _CHOICE * len(chosen) if chosen else 0) + theme.BETWEEN
    sheet = Sheet(colours(), theme.WIDTH, purse + _FOOT + theme.EDGE)
    _question(sheet, scene)
    if raising:
        _auction(sheet, scene, raising, question.BOTH)
    if decides:
        deciding.draw(sheet, scene, top)
    else:
        _cards(sheet, scene, top)
    sheet.seam(own, "own")
    _uses(sheet, scene, own, foot)
    if chosen:
        parts.panel(sheet, foot + theme.BETWEEN, purse - theme.BETWEEN)
        for place, words in enumerate(chosen):
            pen = Pen(theme.NAME, "semibold", theme.BRASS)
            y = foot + theme.BETWEEN + 36 + place * _CHOICE
            sheet.write((parts.LEFT, y), words, pen, "lm", parts.RIGHT - parts.LEFT)
    _purse(sheet, scene, purse)
    return sheet.picture()


def _card_height(view: View) -> int:
    """Both cards are as high as the one that moves more; while others decide nothing, what they move is left out."""
    if not view.hand:
        return _NONE
    if isinstance(view.phase, Raising):
        return _BARE
    return _CARD + _MOVE * max(sum(map(bool, ASSET_ARROWS[card])) for card in view.hand)


def is_asked(scene: Scene) -> bool:
    return scene.view.me in scene.waiting.seats


def asked(scene: Scene) -> str:
    """What is asked of the viewer, else that this is their hand."""
    return names.asked(scene) if _alone(scene) else _several(scene)


def moved(board: Board, card: int) -> Iterator[Move]:
    """What the card alone would move."""
    after = trend_moved(board, ASSET_ARROWS[card])
    for product in range(len(PRODUCTS)):
        if count := ASSET_ARROWS[card][product]:
            now, then = board.trends[product], after.trends[product]
            first, second = (
                PRICES[product][next_box(product, board.prices[product], trend)]
                for trend in (now, then)
            )
            yield Move(product, count, TRENDS[now], TRENDS[then], first, second)


def choices(scene: Scene) -> Iterator[str]:
    """What the viewer has chosen and nobody else sees yet."""
    view: View = scene.view
    match view.phase:
        case Bidding(bidders=companies, bids=bids) | Picking(queue=companies, bids=bids):
            for number, bid in zip(companies, bids, strict=True):
                if bid is not None and ceo(view.board, number) == view.me:
                    yield f"{company_name(scene.words, number)} · {_bid(scene, bid)}"
        case Selling(sellers=companies, kept=kept):
            for number, goods in zip(companies, kept, strict=True):
                if goods is not None:
                    told = scene.words.say("picture-you-keep", goods=goods)
                    yield f"{company_name(scene.words, number)} · {told}"
        case _:
            return


def _bid(scene: Scene, bid: Bid) -> str:
    say = scene.words.say
    if not bid.amount:
        return say("picture-your-no-bid")
    if not bid.wishes:
        return say("picture-your-bid", amount=bid.amount)
    return say("picture-your-bid-for", amount=bid.amount, wishes=bid.wishes)


def _question(sheet: Sheet, scene: Scene) -> None:
    """In brass with the viewer's disc if they are asked."""
    me = scene.view.me
    state = f"{parts.year(scene)} · {scene.words.say('picture-only-you')}"
    if deciding.is_decided(scene) and scene.view.hand:
        state += f" · {scene.words.say('picture-your-cards')} {parts.numbers(scene.view.hand)}"
    seats = (me,) if is_asked(scene) and me is not None else ()
    question.write(sheet, asked(scene), state, seats, names.everybody(scene))


def _alone(scene: Scene) -> bool:
    return is_asked(scene) and len(scene.waiting.seats) == 1


def _several(scene: Scene) -> str:
    """The same for everybody asked, so no names are needed."""
    key = f"picture-you-{scene.waiting.ask}"
    if is_asked(scene) and scene.words.has(key):
        return scene.words.say(key)
    return scene.words.say("picture-your-hand")


def _auction(sheet: Sheet, scene: Scene, phase: Raising, top: int) -> None:
    """What is sold by rising bids: what it is worth, the least that leads; who leads with how much."""
    words, x = scene.words, parts.LEFT
    parts.panel(sheet, top, top + _AUCTION)
    if (symbol := _sold(scene.view.board, phase)) is not None:
        symbol_mark(sheet, symbol, (x, top + 22), _BADGE, theme.PANEL)
        told = words.say("picture-points-short", count=SYMBOLS[symbol].points)
        x = (
            round(sheet.write((x + _BADGE + 24, top + 68), told, Pen(theme.LEAD, "bold"), "lm"))
            + 30
        )
    else:
        for number in scene.view.board.foundable:
            company_mark(sheet, number, (x, top + 22), _BADGE, theme.PANEL)
            x += _BADGE + 10
    least_bid = words.money(least(scene.view.board, phase))
    sheet.write((parts.RIGHT, top + 68), least_bid, Pen(theme.GIANT, "hero"), "rm", parts.RIGHT - x)
    told = auctioned(scene, phase)
    sheet.write(
        (parts.LEFT, top + 156), told, Pen(theme.NAME, "medium"), "lm", parts.RIGHT - parts.LEFT
    )


def auction(scene: Scene) -> Iterator[str]:
    """The same in words."""
    view: View = scene.view
    if isinstance(view.phase, Raising):
        yield f"{auctioned(scene, view.phase)}."
        if (symbol := _sold(view.board, view.phase)) is not None:
            moved = parts.moves(scene.words, SYMBOL_ARROWS[symbol])
            points = scene.words.say("picture-points-short", count=SYMBOLS[symbol].points)
            yield f"{points}, {scene.words.say('alt-moved', moved=moved)}."
        else:
            free = (
                f"{company_name(scene.words, number)} ({parts.moves(scene.words, COMPANY_ARROWS[number])})"
                for number in view.board.foundable
            )
            yield f"{scene.words.say('alt-foundable')}: {', '.join(free)}."


def _sold(board: Board, phase: Raising) -> int | None:
    """The symbol that is auctioned; None: a company."""
    return None if phase.lot == COMPANY else on_top(board, phase.lot)


def _cards(sheet: Sheet, scene: Scene, top: int) -> None:
    view: View = scene.view
    foot = top + _card_height(view)
    for place, card in enumerate(view.hand):
        left = theme.EDGE + place * (_WIDE + theme.BETWEEN)
        _card(sheet, scene, card, (left, top, left + _WIDE, foot))
    if not view.hand:
        box = (theme.EDGE, top, theme.WIDTH - theme.EDGE, foot)
        parts.nothing(sheet, scene.words.say("picture-no-cards"), box)


def _card(sheet: Sheet, scene: Scene, card: int, box: Box) -> None:
    """Number, what it makes of what, name; then what it would move if it alone were announced."""
    left, top, right, bottom = box
    view, words, me = scene.view, scene.words, scene.view.me
    phase = view.phase
    is_mine = isinstance(phase, Announcing) and me is not None and phase.chosen[me] == card
    if is_mine:
        shapes.panel(sheet, box, theme.BRASS)
        shapes.panel(
            sheet, (left + 8, top + 8, right - 8, bottom - 8), theme.PANEL, theme.BRASS, 12
        )
    else:
        shapes.panel(sheet, box)
    x = left + _SIDE
    after = sheet.write((x, top + 62), str(ASSETS[card].number), Pen(theme.GIANT, "hero"), "lm")
    parts.work(sheet, words, card, (round(after) + 20, top + 62))
    name = Pen(theme.FACT, "semibold")
    sheet.write((x, top + 134), asset_name(words, card), name, "lm", right - x - 18)
    if isinstance(phase, Raising):
        return
    sheet.rule(left + 16, top + 174, right - 16, thick=2)
    say = words.say
    if is_mine:
        pen = Pen(theme.LEAST_FACT, "semibold", theme.INK, theme.BRASS)
        shapes.pill(sheet, (x, top + 212), say("picture-your-choice"), pen, theme.PANEL)
    else:
        sheet.write((x, top + 212), say("picture-moves"), _LABEL, "lm", right - x - 20)
    for place, move in enumerate(moved(view.board, card)):
        _move(sheet, scene, move, (x, top + 280 + place * _MOVE, right - _SIDE))


def _move(sheet: Sheet, scene: Scene, move: Move, at: tuple[int, int, int]) -> None:
    """The product, the boxes of its trend; below them next year's price, before and after."""
    product, (left, y, right) = move.product, at
    words = scene.words
    product_mark(sheet, words, product, (left, y - 30), theme.PANEL, _PRODUCT)
    step = Pen(theme.LEAD, "bold", parts.ink(move.arrows))
    told = parts.sign(move.arrows)
    sheet.write((right, y), told, step, "rm")
    x = left + _PRODUCT[0] + 16
    room = right - x - text.width(told, step.size, step.weight) - 16
    sheet.write((x, y), product_name(words, product), Pen(theme.FACT, "semibold"), "lm", room)
    end = sheet.write((x, y + 64), words.say("picture-head-next"), _LABEL, "lm") + 16
    price = Pen(50, "bold")
    end = sheet.write((end, y + 64), f"{move.price} →", price, "lm") + 14
    hue = parts.ink(move.price_after - move.price, theme.MUTED)
    sheet.write((end, y + 64), str(move.price_after), price.but(ink=hue), "lm")


_PRODUCT = (72, 60)


def _uses(sheet: Sheet, scene: Scene, top: int, bottom: int) -> None:
    view: View = scene.view
    parts.panel(sheet, top, bottom)
    for place, one in enumerate(view.uses):
        y = top + 4 + place * _USE
        if place:
            sheet.rule(theme.EDGE + 14, y, theme.WIDTH - theme.EDGE - 14, thick=2)
        _use(sheet, scene, one, y)
    if not view.uses:
        at = (parts.LEFT, (top + bottom) // 2)
        room = parts.RIGHT - parts.LEFT
        sheet.write(at, scene.words.say("picture-no-company"), _LABEL, "lm", room)


def _use(sheet: Sheet, scene: Scene, one: OwnUse, top: int) -> None:
    """The company and what the market pays for its goods today; below them Free Cash, goods, gain."""
    board, words = scene.view.board, scene.words
    upper, lower = top + 38, top + 96
    company_mark(
        sheet, one.company, (parts.LEFT - 4, top + (_USE - _BADGE) // 2), _BADGE, theme.PANEL
    )
    left, stock = parts.LEFT + 110, board.stocks[one.company]
    room = parts.RIGHT - left - (_value(sheet, scene, one, upper) if any(stock) else 0)
    name = text.shortened(company_name(words, one.company), theme.WORD, "semibold", room)
    sheet.write((left, upper), name, Pen(theme.NAME, "semibold"), "lm", room)
    free = words.money(board.money(one.company, FREE))
    x = round(sheet.write((left, lower), free, Pen(50, "bold"), "lm")) + 26
    if not any(stock):
        sheet.write((x, lower), words.say("picture-no-goods"), _LABEL, "lm", parts.RIGHT - x)
        return
    stop = parts.RIGHT
    if one.gain:
        pen, told = Pen(theme.NAME, "semibold", theme.GAIN), parts.signed(words, one.gain)
        sheet.write((stop, lower), told, pen, "rm")
        stop -= round(text.width(told, pen.size, pen.weight)) + 20
    if one.uses:
        told = f"{words.say('picture-best-use')} {parts.numbers(one.uses)}"
        wide = round(text.width(told, _LABEL.size, _LABEL.weight))
        goods = sum(map(bool, stock)) * 112
        if x + goods + wide + 20 <= stop:
            sheet.write((stop, lower), told, _LABEL, "rm")
            stop -= wide + 20
    parts.goods(sheet, words, stock, (x, lower), parts.COUNT, stop - x)


def _value(sheet: Sheet, scene: Scene, one: OwnUse, y: int) -> int:
    """What the market pays; returns the pixels that it takes."""
    words, pen = scene.words, Pen(54, "bold")
    told, label = words.money(one.value), words.say("picture-worth-now")
    sheet.write((parts.RIGHT, y), told, pen, "rm")
    wide = text.width(told, pen.size, pen.weight) + 16
    sheet.write((parts.RIGHT - wide, y), label, _LABEL, "rm")
    return round(wide + text.width(label, _LABEL.size, _LABEL.weight)) + 20


def _purse(sheet: Sheet, scene: Scene, top: int) -> None:
    """Personal money and points."""
    view: View = scene.view
    me, words = view.me, scene.words
    parts.panel(sheet, top, top + _FOOT)
    if me is None:
        return
    y = top + _FOOT // 2
    shapes.person(sheet, (parts.LEFT + 34, y), 36, me, theme.PANEL)
    pen = Pen(theme.LEAD, "bold")
    points, money = words.fact("points", view.points[me]), words.money(view.board.cash[me])
    x = parts.RIGHT
    for told in (points, money):
        sheet.write((x, y), told, pen, "rm")
        x -= round(text.width(told, pen.size, pen.weight)) + 48
    name = Pen(theme.FACT, "semibold")
    names.sign(sheet, scene, me, (parts.LEFT + 92, y), name, x - parts.LEFT - 92)
