"""The trade desk: the open offers, whether each can be carried out now, and the promises."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.desk import Bundle, Promise, Proposal
from games.greed.components import PRODUCTS
from games.greed.view import OpenOffer, Side, View
from render import question, shapes, text, theme
from render.greed import parts
from render.greed.look import asset_name, colours, company_mark
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

MAX_OFFERS, MAX_PROMISES = 5, 4
"""Offers and promises that the picture shows at most, fewer where they are long; the list beside it has the rest."""
_MAX_LINES = 8
"""Lines of a promise or a reason."""
_HEAD, _OFFER, _LINE, _PROMISE = 64, 204, 46, 92
_BUNDLE = parts.LEFT + 150
"""Where what is given and got begins, after its label."""
_BADGE = 64
_BOLD = Pen(theme.NAME, "bold")
_SMALL = Pen(theme.WORD, "regular", theme.MUTED)
_STATE = Pen(theme.LEAST_FACT, "semibold")
Offers = tuple[OpenOffer, ...]
Promises = tuple[Promise, ...]


def draw(scene: Scene) -> Picture:
    offers, promises = shown(scene)
    foot = question.BOTH + _upper(scene, offers)
    ledger = foot + theme.BETWEEN
    high = _lower(scene, promises)
    sheet = Sheet(colours(), theme.WIDTH, ledger + high + theme.EDGE)
    parts.ask(sheet, scene)
    _offers(sheet, scene, offers, foot)
    sheet.seam(ledger, "promises")
    _ledger(sheet, scene, promises, (ledger, ledger + high))
    return sheet.picture()


def shown(scene: Scene) -> tuple[Offers, Promises]:
    """What has room: the offers that concern the viewer first, and the latest promises, the latest last."""
    view: View = scene.view
    ordered = sorted(view.standings, key=lambda one: (not one.sides, -one.proposal.id))
    offers, promises = ordered[:MAX_OFFERS], view.board.desk.promises[-MAX_PROMISES:]
    # Both may be pictures of their own, one below the other.
    room = theme.SLOT - question.BOTH - theme.EDGE
    while len(offers) > 1 and _upper(scene, offers) > room:
        offers = offers[:-1]
    while len(promises) > 1 and _lower(scene, promises) > room:
        promises = promises[1:]
    return tuple(offers), tuple(promises)


def _upper(scene: Scene, offers: Sequence[OpenOffer]) -> int:
    """The pixels of the offers' panel."""
    rest = 70 if not offers else 64 if len(offers) < len(scene.view.standings) else 8
    return _HEAD + sum(_high(scene, one) for one in offers) + rest


def _lower(scene: Scene, promises: Sequence[Promise]) -> int:
    """The pixels of the promises' panel."""
    high = _HEAD + 12 + (sum(_promise_high(scene, one) for one in promises) or _PROMISE)
    return high + (54 if len(promises) < len(scene.view.board.desk.promises) else 0)


def why_not(scene: Scene, standing: OpenOffer) -> str:
    """Why the offer cannot be carried out now; nothing if it can, or if nobody is there for it."""
    if standing.takers or standing.why is None:
        return ""
    return scene.words.say(standing.why.key, **standing.why.facts)


def outlook(scene: Scene, side: Side) -> tuple[str, ...]:
    """How the viewer's company would stand, what the market would pay; then with what goods."""
    after = side.after
    told = scene.words.say(
        "picture-you-after",
        company=after.company,
        cash=after.free,
        value=after.value,
        told=parts.signed(scene.words, after.gain),
    )
    if not any(after.goods):
        return (told,)
    return told, scene.words.say("picture-you-after-goods", goods=after.goods)


def _lines(scene: Scene, standing: OpenOffer) -> list[tuple[str, str]]:
    """Beneath an offer: what works in between, what is promised, why not, what it would mean."""
    proposal, say = standing.proposal, scene.words.say
    lines = list[tuple[str, str]]()
    if proposal.uses:
        assets = ", ".join(asset_name(scene.words, one) for one in proposal.uses)
        way = f"{say('picture-by-way-of')} {assets} ({parts.numbers(proposal.uses)})"
        lines += [(line, theme.MUTED) for line in _broken(way)]
    if proposal.words:
        words = say("picture-and-promises", words=proposal.words)
        lines += [(line, theme.MUTED) for line in _broken(words)]
    if reason := why_not(scene, standing):
        lines += [(line, theme.DANGER) for line in _broken(reason)]
    for side in standing.sides[:2]:
        for told in outlook(scene, side):
            lines += [(line, theme.BRASS) for line in _broken(told)]
    return lines


def _broken(words: str) -> tuple[str, ...]:
    room = parts.RIGHT - parts.LEFT
    return text.wrapped(words, _SMALL.size, _SMALL.weight, room, _MAX_LINES)


def _high(scene: Scene, standing: OpenOffer) -> int:
    lines = len(_lines(scene, standing))
    return _OFFER + (lines * _LINE + 8 if lines else 0)


def _offers(sheet: Sheet, scene: Scene, offers: Offers, foot: int) -> None:
    say, top = scene.words.say, question.BOTH
    parts.panel(sheet, top, foot)
    head = Pen(theme.NAME, "semibold", theme.MUTED)
    sheet.write((parts.LEFT, top + 36), say("picture-desk"), head, "lm")
    more = len(scene.view.standings) - len(offers)
    y = top + _HEAD
    for one in offers:
        sheet.rule(theme.EDGE + 14, y, theme.WIDTH - theme.EDGE - 14, thick=2)
        _offer(sheet, scene, one, y)
        y += _high(scene, one)
    room = parts.RIGHT - parts.LEFT
    if not offers:
        sheet.write((parts.LEFT, y + 28), say("picture-no-offers"), _SMALL, "lm", room)
    elif more:
        sheet.rule(theme.EDGE + 14, y, theme.WIDTH - theme.EDGE - 14, thick=2)
        words = say("picture-more-offers", count=more)
        sheet.write((parts.LEFT, y + 34), words, _SMALL, "lm", room)


def _offer(sheet: Sheet, scene: Scene, standing: OpenOffer, top: int) -> None:
    """An offer: from whom to whom, and whether it can be carried out; then what for what, a line each."""
    proposal, say = standing.proposal, scene.words.say
    y = top + 42
    x = round(sheet.write((parts.LEFT, y), f"{proposal.id}", _STATE.but(ink=theme.MUTED), "lm"))
    can = bool(standing.takers)
    words = say("picture-can-now" if can else "picture-cannot-now")
    pen = _STATE.but(ink=theme.GAIN if can else theme.DANGER)
    sheet.write((parts.RIGHT, y), words, pen, "rm")
    end = parts.RIGHT - round(text.width(words, pen.size, pen.weight)) - 20
    _parties(sheet, scene, proposal, (x + 18, y, end))
    _bundle(sheet, scene, "picture-gives", proposal.give, top + 108)
    _bundle(sheet, scene, "picture-gets", proposal.take, top + 168)
    for place, (told, hue) in enumerate(_lines(scene, standing)):
        at = (parts.LEFT, top + _OFFER + place * _LINE + 14)
        sheet.write(at, told, _SMALL.but(ink=hue), "lm", parts.RIGHT - at[0])


def _parties(sheet: Sheet, scene: Scene, proposal: Proposal, at: tuple[int, int, int]) -> None:
    x, y, end = at
    company_mark(sheet, proposal.by, (x, y - _BADGE // 2), _BADGE, theme.PANEL)
    arrow = Pen(theme.FACT, "bold", theme.MUTED)
    x = round(sheet.write((x + _BADGE + 14, y), "→", arrow, "lm")) + 14
    if proposal.partner is not None:
        company_mark(sheet, proposal.partner, (x, y - _BADGE // 2), _BADGE, theme.PANEL)
        return
    sheet.write((x, y), scene.words.say("picture-anybody"), _STATE, "lm", end - x)


def _bundle(sheet: Sheet, scene: Scene, label: str, bundle: Bundle, y: int) -> None:
    """Money, then goods."""
    sheet.write((parts.LEFT, y), scene.words.say(label), _SMALL, "lm", _BUNDLE - parts.LEFT - 8)
    x, goods, money = _BUNDLE, bundle[: len(PRODUCTS)], bundle[-1]
    if money:
        x = round(sheet.write((x, y), scene.words.money(money), _BOLD, "lm")) + 20
    parts.goods(sheet, scene.words, goods, (x, y), parts.COUNT, parts.RIGHT - x)


def _ledger(sheet: Sheet, scene: Scene, latest: Promises, ends: tuple[int, int]) -> None:
    """Whose word to whom, the latest last; what the one who has it says of it."""
    top, bottom = ends
    say, promises = scene.words.say, scene.view.board.desk.promises
    parts.panel(sheet, top, bottom)
    head = Pen(theme.NAME, "semibold", theme.MUTED)
    sheet.write((parts.LEFT, top + 36), say("picture-promises"), head, "lm")
    y = top + _HEAD
    for one in latest:
        high = _promise_high(scene, one)
        sheet.rule(theme.EDGE + 14, y, theme.WIDTH - theme.EDGE - 14, thick=2)
        _promise(sheet, scene, one, y)
        y += high
    room = parts.RIGHT - parts.LEFT
    if not latest:
        sheet.write((parts.LEFT, y + 28), say("picture-no-promises"), _SMALL, "lm", room)
    elif len(latest) < len(promises):
        words = say("picture-more-promises", count=len(promises) - len(latest))
        sheet.write((parts.LEFT, y + 32), words, _SMALL, "lm", room)


def state_of(scene: Scene, promise: Promise) -> tuple[str, str]:
    """Kept, broken or open, and the ink for it."""
    match promise.kept:
        case None:
            return scene.words.say("picture-promise-open"), theme.MUTED
        case True:
            return scene.words.say("picture-promise-kept"), theme.GAIN
        case False:
            return scene.words.say("picture-promise-broken"), theme.DANGER


def _promise(sheet: Sheet, scene: Scene, one: Promise, top: int) -> None:
    """Giver and holder, what the holder says of it; the words below."""
    y = top + 44
    shapes.person(sheet, (parts.LEFT + 28, y), 28, one.giver, theme.PANEL)
    arrow = Pen(theme.FACT, "bold", theme.MUTED)
    x = round(sheet.write((parts.LEFT + 70, y), "→", arrow, "lm")) + 14
    shapes.person(sheet, (x + 28, y), 28, one.holder, theme.PANEL)
    told, ink = state_of(scene, one)
    sheet.write((parts.RIGHT, y), told, _STATE.but(ink=ink), "rm")
    for place, line in enumerate(_promised(scene, one)):
        at = (parts.LEFT, top + _PROMISE + 12 + place * _LINE)
        sheet.write(at, line, _SMALL.but(ink=theme.TEXT), "lm")


def _promised(scene: Scene, one: Promise) -> tuple[str, ...]:
    """All of a promise: what is cut off could be the condition."""
    words = scene.words.say("picture-quoted", words=one.words)
    return _broken(words)


def _promise_high(scene: Scene, one: Promise) -> int:
    return _PROMISE + _LINE * len(_promised(scene, one)) - 8
