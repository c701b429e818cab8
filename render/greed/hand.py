"""The private picture: two cards and what they would move; the viewer's companies and their stock."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.greed.companies import ceo
from games.greed.components import ASSET_ARROWS, ASSETS, FREE, PRICES, PRODUCTS, TRENDS
from games.greed.prices import next_box, trend_moved
from games.greed.state import Announcing, Bid, Bidding, Board, Picking, Selling
from games.greed.view import OwnUse, View
from render import headline, names, shapes, theme
from render.greed import parts
from render.greed.look import (
    asset_name,
    colours,
    company_mark,
    company_name,
    product_mark,
    product_name,
)
from render.scene import Picture, Scene
from render.sheet import Box, Sheet
from render.text import Pen

# The card that moves most gives all their height, so that two stand level.
_MOVES = max(sum(map(bool, arrows)) for arrows in ASSET_ARROWS)
_MOVE, _USE, _FOOT = 116, 96, 84
_CARD = 164 + _MOVE * _MOVES
_WIDE = (theme.WIDTH - 2 * theme.MARGIN - theme.GAP) // 2
_MUTED = Pen(theme.SMALL, "regular", theme.MUTED)


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
    cards = headline.TOP + (_CARD if view.hand else 80) + theme.GAP
    own = cards + 46 + max(1, len(view.uses)) * _USE + 8
    chosen = list(choices(scene))
    purse = own + (16 + 16 + 40 * len(chosen) if chosen else 0)
    sheet = Sheet(colours(), theme.WIDTH, purse + theme.GAP + _FOOT + theme.MARGIN)
    headline.write(sheet, _title(scene))
    _cards(sheet, scene)
    _uses(sheet, scene, cards, own)
    if chosen:
        parts.panel(sheet, own + 16, purse)
        for place, words in enumerate(chosen):
            pen = Pen(theme.SMALL, "semibold", theme.BRASS)
            sheet.write((parts.LEFT, own + 44 + place * 40), words, pen, "lm", 1100)
    _purse(sheet, scene, purse + theme.GAP)
    return sheet.picture()


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


def _title(scene: Scene) -> headline.Headline:
    """In brass with the viewer's disc if they are asked."""
    me = scene.view.me
    return headline.Headline(
        words=asked(scene),
        title=names.table(scene),
        note=f"{parts.year(scene)} · {scene.words.say('picture-only-you')}",
        seats=(me,) if is_asked(scene) and me is not None else (),
        names=names.everybody(scene),
    )


def _alone(scene: Scene) -> bool:
    return is_asked(scene) and len(scene.waiting.seats) == 1


def _several(scene: Scene) -> str:
    """For all that are asked it is the same, so that no name need stand there."""
    key = f"picture-you-{scene.waiting.ask}"
    if is_asked(scene) and scene.words.has(key):
        return scene.words.say(key)
    return scene.words.say("picture-your-hand")


def _cards(sheet: Sheet, scene: Scene) -> None:
    view: View = scene.view
    top = headline.TOP
    for place, card in enumerate(view.hand):
        left = theme.MARGIN + place * (_WIDE + theme.GAP)
        _card(sheet, scene, card, (left, top, left + _WIDE, top + _CARD))
    if not view.hand:
        box = (theme.MARGIN, top, theme.WIDTH - theme.MARGIN, top + 80)
        parts.nothing(sheet, scene.words.say("picture-no-cards"), box)


def _card(sheet: Sheet, scene: Scene, card: int, box: Box) -> None:
    """Number, name, what it makes of what; then what it would move if it alone were announced."""
    left, top, right, bottom = box
    view: View = scene.view
    shapes.panel(sheet, box)
    x = left + 20
    hero = Pen(theme.HERO, "hero")
    after = round(sheet.write((x, top + 72), str(ASSETS[card].number), hero)) + 18
    name = Pen(theme.BODY, "semibold")
    room = right - 18 - after
    sheet.write((after, top + 32), asset_name(scene.words, card), name, "lm", room)
    parts.work(sheet, scene.words, card, (after, top + 72))
    me = view.me
    if isinstance(view.phase, Announcing) and me is not None and view.phase.chosen[me] == card:
        shapes.panel(sheet, (left, top + 20, left + 7, bottom - 20), theme.BRASS, theme.PANEL, 3)
        pen = Pen(theme.SMALL, "semibold", theme.INK, theme.BRASS)
        words = scene.words.say("picture-your-choice")
        shapes.pill(sheet, (right - 18, top + 134), words, pen, theme.PANEL, "r")
    sheet.rule(left + 16, top + 108, right - 16)
    say = scene.words.say
    sheet.write((x, top + 134), say("picture-moves"), parts.NOTE, "lm", right - x - 20)
    for place, move in enumerate(moved(view.board, card)):
        _move(sheet, scene, move, (x, top + 176 + place * _MOVE, right - 18))


def _move(sheet: Sheet, scene: Scene, move: Move, at: tuple[int, int, int]) -> None:
    product, (left, y, right) = move.product, at
    words, say = scene.words, scene.words.say
    product_mark(sheet, words, product, (left, y - 20), 40, theme.PANEL)
    step = Pen(theme.STRONG, "bold", parts.ink(move.arrows))
    sheet.write((right, y), parts.sign(move.arrows), step, "rm")
    name = Pen(theme.BODY, "semibold")
    sheet.write((left + 52, y), product_name(words, product), name, "lm", right - left - 130)
    trend = say("picture-trend-to", now=_signed(move.trend), then=_signed(move.trend_after))
    price = say("picture-price-to", now=move.price, then=move.price_after)
    pen = _MUTED.but(ink=theme.TEXT)
    for line, told in enumerate((trend, price)):
        sheet.write((left + 52, y + 40 + 34 * line), told, pen, "lm", right - left - 52)


def _signed(box: int) -> str:
    # A hyphen is too short beside figures; the minus sign is as wide as a plus.
    return f"{box:+d}".replace("-", "\N{MINUS SIGN}") if box else "0"


def _uses(sheet: Sheet, scene: Scene, top: int, bottom: int) -> None:
    view: View = scene.view
    say = scene.words.say
    parts.panel(sheet, top, bottom)
    sheet.write((parts.LEFT, top + 26), say("picture-your-companies"), parts.NOTE, "lm")
    sheet.write((parts.RIGHT, top + 26), say("picture-worth-now"), parts.NOTE, "rm")
    for place, one in enumerate(view.uses):
        y = top + 46 + place * _USE
        sheet.rule(theme.MARGIN + 14, y, theme.WIDTH - theme.MARGIN - 14)
        _use(sheet, scene, one, y)
    if not view.uses:
        y = top + 46 + _USE // 2
        sheet.write((parts.LEFT, y), say("picture-no-company"), _MUTED, "lm", 1000)


def _use(sheet: Sheet, scene: Scene, one: OwnUse, top: int) -> None:
    """The company, its Free Cash and goods; the best use and what the market pays then."""
    board, words = scene.view.board, scene.words
    upper, lower = top + 30, top + 68
    company_mark(sheet, one.company, (parts.LEFT, top + 22), 52, theme.PANEL)
    left = parts.LEFT + 66
    name = Pen(theme.SMALL, "semibold")
    sheet.write((left, upper), company_name(words, one.company), name, "lm", 290)
    free = words.say("picture-free", cash=board.money(one.company, FREE))
    sheet.write((left, lower), free, _MUTED, "lm", 290)
    goods = board.stocks[one.company]
    if any(goods):
        parts.goods(sheet, words, goods, (410, upper), parts.COUNT, 560)
    else:
        sheet.write((410, upper), words.say("picture-no-goods"), _MUTED, "lm", 500)
        return
    told = words.say("picture-no-work")
    if one.uses:
        told = f"{words.say('picture-best-use')}: {parts.numbers(one.uses)}"
    sheet.write((410, lower), told, _MUTED, "lm", 560)
    value = Pen(theme.STRONG, "bold")
    sheet.write((parts.RIGHT, upper), words.money(one.value), value, "rm", 170)
    if one.gain:
        pen = Pen(theme.SMALL, "semibold", theme.GAIN)
        sheet.write((parts.RIGHT, lower), parts.signed(words, one.gain), pen, "rm", 170)


def _purse(sheet: Sheet, scene: Scene, top: int) -> None:
    """Personal money and points."""
    view: View = scene.view
    me, words = view.me, scene.words
    parts.panel(sheet, top, top + _FOOT)
    if me is None:
        return
    y = top + _FOOT // 2
    shapes.person(sheet, (parts.LEFT + 24, y), 24, me, theme.PANEL)
    name = Pen(theme.BODY, "semibold")
    names.write(sheet, scene, me, (parts.LEFT + 62, y), name, 420)
    points = words.fact("points", view.points[me])
    x = parts.RIGHT - 220
    sheet.write((x, y), words.money(view.board.cash[me]), Pen(theme.STRONG, "bold"), "rm", 220)
    sheet.write((parts.RIGHT, y), points, Pen(theme.BODY, "semibold"), "rm", 190)
