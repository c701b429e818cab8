"""The trade desk: the open offers, whether each can be carried out now, and the promises."""

from __future__ import annotations

from games.core.desk import Bundle, Promise, Proposal
from games.greed.components import PRODUCTS
from games.greed.view import OpenOffer, Side, View
from render import headline, shapes, text, theme
from render.greed import parts
from render.greed.look import asset_name, colours, company_mark
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

MAX_OFFERS, MAX_PROMISES = 7, 5
"""So many have room; the rest stands in the list beside the picture."""
_MAX_LINES = 6
"""Of a promise; the longest needs four."""
_OFFER, _LINE, _PROMISE = 76, 36, 74
_GIVES, _GETS, _STATE = 318, 682, 1016
_BOLD = Pen(theme.BODY, "bold")
_SMALL = Pen(theme.SMALL, "regular", theme.MUTED)


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    offers, more = shown(view)
    promises = view.board.desk.promises[-MAX_PROMISES:]
    foot = headline.TOP + 46 + sum(_high(scene, one) for one in offers)
    foot += 66 if not offers else 48 if more else 8
    ledger = foot + theme.GAP
    high = 54 + (sum(_promise_high(scene, one) for one in promises) or _PROMISE)
    high += 36 if len(promises) < len(view.board.desk.promises) else 0
    sheet = Sheet(colours(), theme.WIDTH, ledger + high + theme.MARGIN)
    headline.write(sheet, parts.title_of(scene))
    _offers(sheet, scene, foot)
    _ledger(sheet, scene, (ledger, ledger + high))
    return sheet.picture()


def shown(view: View) -> tuple[tuple[OpenOffer, ...], int]:
    """The offers with room, those that concern the viewer first, and how many more there are."""
    ordered = sorted(view.standings, key=lambda one: (not one.sides, -one.proposal.id))
    return tuple(ordered[:MAX_OFFERS]), max(0, len(ordered) - MAX_OFFERS)


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
        lines.append((way, theme.MUTED))
    if proposal.words:
        words = say("picture-and-promises", words=proposal.words)
        lines += [(line, theme.MUTED) for line in _broken(words)]
    if reason := why_not(scene, standing):
        lines += [(line, theme.DANGER) for line in _broken(reason)]
    for side in standing.sides[:2]:
        lines += [(told, theme.BRASS) for told in outlook(scene, side)]
    return lines


def _broken(words: str) -> tuple[str, ...]:
    room = parts.RIGHT - parts.LEFT - 50
    return text.wrapped(words, theme.SMALL, "regular", room, _MAX_LINES)


def _high(scene: Scene, standing: OpenOffer) -> int:
    lines = len(_lines(scene, standing))
    return _OFFER + (lines * _LINE + 8 if lines else 0)


def _offers(sheet: Sheet, scene: Scene, foot: int) -> None:
    say, top = scene.words.say, headline.TOP
    parts.panel(sheet, top, foot)
    sheet.write((parts.LEFT, top + 26), say("picture-desk"), parts.NOTE, "lm")
    for x, key in ((_GIVES, "picture-gives"), (_GETS, "picture-gets")):
        sheet.write((x, top + 26), say(key), parts.NOTE, "lm")
    offers, more = shown(scene.view)
    y = top + 46
    for one in offers:
        sheet.rule(theme.MARGIN + 14, y, theme.WIDTH - theme.MARGIN - 14)
        _offer(sheet, scene, one, y)
        y += _high(scene, one)
    if not offers:
        sheet.write((parts.LEFT, y + 32), say("picture-no-offers"), _SMALL, "lm", 1100)
    elif more:
        sheet.rule(theme.MARGIN + 14, y, theme.WIDTH - theme.MARGIN - 14)
        words = say("picture-more-offers", count=more)
        sheet.write((parts.LEFT, y + 24), words, parts.NOTE, "lm", 1100)


def _offer(sheet: Sheet, scene: Scene, standing: OpenOffer, top: int) -> None:
    """Who to whom, what for what, and whether it can be carried out."""
    proposal, y, say = standing.proposal, top + _OFFER // 2, scene.words.say
    number = f"{proposal.id}"
    x = round(sheet.write((parts.LEFT, y), number, _SMALL.but(weight="semibold"), "lm")) + 12
    _parties(sheet, scene, proposal, x, y)
    _bundle(sheet, scene, proposal.give, (_GIVES, y, _GETS - 20))
    _bundle(sheet, scene, proposal.take, (_GETS, y, _STATE - 16))
    can = bool(standing.takers)
    ink = theme.GAIN if can else theme.DANGER
    words = say("picture-can-now" if can else "picture-cannot-now")
    pen = Pen(theme.SMALL, "semibold", ink)
    sheet.write((parts.RIGHT, y), words, pen, "rm", parts.RIGHT - _STATE)
    for place, (told, hue) in enumerate(_lines(scene, standing)):
        at = (parts.LEFT + 50, top + _OFFER + place * _LINE + 10)
        sheet.write(at, told, _SMALL.but(ink=hue), "lm", parts.RIGHT - at[0])


def _parties(sheet: Sheet, scene: Scene, proposal: Proposal, x: int, y: int) -> None:
    company_mark(sheet, proposal.by, (x, y - 24), 48, theme.PANEL)
    arrow = Pen(theme.BODY, "bold", theme.MUTED)
    x = round(sheet.write((x + 58, y), "→", arrow, "lm")) + 10
    if proposal.partner is not None:
        company_mark(sheet, proposal.partner, (x, y - 24), 48, theme.PANEL)
        return
    words = scene.words.say("picture-anybody")
    sheet.write((x, y), words, Pen(theme.SMALL, "semibold"), "lm", _GIVES - 14 - x)


def _bundle(sheet: Sheet, scene: Scene, bundle: Bundle, at: tuple[int, int, int]) -> None:
    """Money, then goods."""
    left, y, right = at
    x, goods, money = left, bundle[: len(PRODUCTS)], bundle[-1]
    if money:
        x = round(sheet.write((x, y), scene.words.money(money), _BOLD, "lm")) + 16
    parts.goods(sheet, scene.words, goods, (x, y), _BOLD.but(size=theme.SMALL), right - x)


def _ledger(sheet: Sheet, scene: Scene, ends: tuple[int, int]) -> None:
    """Whose word to whom, the latest last; what the one who has it says of it."""
    top, bottom = ends
    say, promises = scene.words.say, scene.view.board.desk.promises
    parts.panel(sheet, top, bottom)
    sheet.write((parts.LEFT, top + 26), say("picture-promises"), parts.NOTE, "lm")
    latest = promises[-MAX_PROMISES:]
    y = top + 46
    for one in latest:
        high = _promise_high(scene, one)
        sheet.rule(theme.MARGIN + 14, y, theme.WIDTH - theme.MARGIN - 14)
        _promise(sheet, scene, one, y + high // 2)
        y += high
    if not latest:
        sheet.write((parts.LEFT, y + 26), say("picture-no-promises"), _SMALL, "lm", 1100)
    elif len(latest) < len(promises):
        words = say("picture-more-promises", count=len(promises) - len(latest))
        sheet.write((parts.LEFT, y + 18), words, parts.NOTE, "lm")


def state_of(scene: Scene, promise: Promise) -> tuple[str, str]:
    """Kept, broken or open, and the ink for it."""
    match promise.kept:
        case None:
            return scene.words.say("picture-promise-open"), theme.MUTED
        case True:
            return scene.words.say("picture-promise-kept"), theme.GAIN
        case False:
            return scene.words.say("picture-promise-broken"), theme.DANGER


def _promise(sheet: Sheet, scene: Scene, one: Promise, y: int) -> None:
    shapes.person(sheet, (parts.LEFT + 20, y), 20, one.giver, theme.PANEL)
    arrow = Pen(theme.SMALL, "bold", theme.MUTED)
    sheet.write((parts.LEFT + 48, y), "→", arrow, "lm")
    shapes.person(sheet, (parts.LEFT + 100, y), 20, one.holder, theme.PANEL)
    told, ink = state_of(scene, one)
    pen = Pen(theme.SMALL, "semibold", ink)
    sheet.write((parts.RIGHT, y), told, pen, "rm")
    lines = _promised(scene, one)
    for place, line in enumerate(lines):
        at = (parts.LEFT + 134, y + 32 * place - 16 * (len(lines) - 1))
        sheet.write(at, line, _SMALL.but(ink=theme.TEXT), "lm")


def _promised(scene: Scene, one: Promise) -> tuple[str, ...]:
    """All of a promise: what is cut off could be the condition."""
    told, _ = state_of(scene, one)
    room = parts.RIGHT - text.width(told, theme.SMALL, "semibold") - 24 - parts.LEFT - 134
    words = scene.words.say("picture-quoted", words=one.words)
    return text.wrapped(words, theme.SMALL, "regular", room, _MAX_LINES)


def _promise_high(scene: Scene, one: Promise) -> int:
    return max(_PROMISE, 32 * len(_promised(scene, one)) + 20)
