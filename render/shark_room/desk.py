"""The page of the desk: open offers, and the ledger of promises. All of it is public."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.desk import Promise, Proposal
from games.shark_room.components import PRICES, title_of
from games.shark_room.state import View
from games.shark_room.trading import shares_of
from render import names, question, shapes, text, theme
from render.scene import Picture, Scene
from render.shark_room.look import colours, mark
from render.sheet import Sheet
from render.text import Pen

_ROW, _WORDS, _HEAD, _EMPTY = 158, 48, 62, 76
MAX_OFFERS, MAX_PROMISES = 6, 5
"""Lines that are shown, the newest first; the page's buttons have them all."""
_GIVES = 364
"""From the left edge: what each side gives, beside both discs."""
_PARTNER = 184
"""From the left edge: to whom."""
_DISC, _BADGE, _SHARE = 30, 56, 152
"""Pixels: a disc's radius, a badge, a share with its price."""
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)
_FIGURE = Pen(theme.LEAST_FACT, "bold")
_SAID = 2
"""Maximum lines of a promise."""


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    offers = view.desk.open[::-1][:MAX_OFFERS]
    promises = view.desk.promises[::-1][:MAX_PROMISES]
    while question.BOTH + _HEAD + sum(map(_high, offers)) + 8 + theme.EDGE > theme.SLOT:
        offers = offers[:-1]
    upper = _HEAD + (sum(map(_high, offers)) or _EMPTY) + 8
    lower = _HEAD + (sum(map(_tall, promises)) or _EMPTY) + 8
    high = question.BOTH + upper + theme.BETWEEN + lower + theme.EDGE
    sheet = Sheet(colours(), theme.WIDTH, high)
    state = scene.words.say("picture-turn", moves=view.moves)
    question.write(sheet, scene.words.say("picture-desk"), state)
    _panel(sheet, scene, question.BOTH, upper, "offers", not offers)
    y = question.BOTH + _HEAD
    for offer in offers:
        _offer(sheet, scene, offer, y)
        y += _high(offer)
    top = question.BOTH + upper + theme.BETWEEN
    sheet.seam(top, "promises")
    _panel(sheet, scene, top, lower, "promises", not promises)
    y = top + _HEAD
    for promise in promises:
        _promise(sheet, scene, promise, y)
        y += _tall(promise)
    return sheet.picture()


def _panel(sheet: Sheet, scene: Scene, top: int, high: int, what: str, empty: bool) -> None:
    left, right = theme.EDGE, theme.WIDTH - theme.EDGE
    shapes.panel(sheet, (left, top, right, top + high))
    sheet.write((left + 22, top + 34), scene.words.say(f"picture-{what}"), _NOTE, "lm")
    if empty:
        pen = Pen(theme.WORD, "medium", theme.FAINT)
        told = scene.words.say(f"picture-no-{what}")
        sheet.write((left + 22, top + _HEAD + _EMPTY // 2 - 8), told, pen, "lm", right - left - 44)


def _said(words: str, room: float) -> tuple[str, ...]:
    return text.wrapped(words, _NOTE.size, _NOTE.weight, room, _SAID)


def _high(offer: Proposal) -> int:
    """A promise takes a line or two more."""
    return _ROW + (len(_said(offer.words, _ROOM)) * _WORDS + 66 if offer.words else 0)


_ROOM = theme.WIDTH - 2 * theme.EDGE - _GIVES - 24


def _offer(sheet: Sheet, scene: Scene, offer: Proposal, top: int) -> None:
    """Number, from whom to whom, and below each other what both sides give."""
    left, right = theme.EDGE, theme.WIDTH - theme.EDGE
    sheet.rule(left + 14, top, right - 14)
    if scene.view.me is not None and scene.view.me in (offer.by, offer.partner):
        bar = (left + 6, top + 12, left + 16, top + _high(offer) - 12)
        shapes.panel(sheet, bar, theme.BRASS, radius=4)
    y = top + 46
    sheet.write((left + 24, y), str(offer.id), _FIGURE.but(ink=theme.MUTED), "lm")
    shapes.person(sheet, (left + 104, y), _DISC, offer.by, theme.PANEL)
    sheet.write((left + 142, y), "→", _FIGURE.but(ink=theme.MUTED), "lm")
    _partner(sheet, scene, offer.partner, (left + _PARTNER, y))
    x = left + _GIVES
    for key, bundle in (("picture-gives", offer.give), ("picture-gets", offer.take)):
        told = names.said(scene, key, seat=offer.by)
        told = question.with_short_names(told, names.everybody(scene), _NOTE, _WORD)
        sheet.write((x, y), told, _NOTE, "lm", _WORD)
        _bundle(sheet, scene, bundle, (x + _WORD + 16, y), right - 22)
        y += 68
    if offer.words:
        sheet.write((x, y + 4), scene.words.say("picture-promising"), _NOTE, "lm", _ROOM)
        for line in _said(offer.words, _ROOM):
            y += _WORDS
            sheet.write((x, y + 4), line, _NOTE.but(ink=theme.TEXT), "lm", _ROOM)


_WORD = 216
"""Pixels for who gives and who gets."""


def _partner(sheet: Sheet, scene: Scene, partner: int | None, at: tuple[int, int]) -> None:
    if partner is not None:
        shapes.person(sheet, (at[0] + _DISC, at[1]), _DISC, partner, theme.PANEL)
        return
    words = scene.words.say("picture-anybody")
    sheet.write(at, words, _NOTE.but(ink=theme.TEXT), "lm", _GIVES - _PARTNER - 8)


def _bundle(
    sheet: Sheet, scene: Scene, bundle: Sequence[int], at: tuple[int, int], end: int
) -> None:
    """Shares by badge and price, then the money; too many are counted."""
    x, y = at
    shares, money = shares_of(tuple(bundle)), bundle[-1]
    told = scene.words.money(money) if money else ""
    kept = text.width(f"+ {told}", _FIGURE.size, _FIGURE.weight) + 16 if told else 0
    if not shares and not told:
        sheet.write(at, theme.ABSENT, _FIGURE.but(ink=theme.FAINT), "lm")
    for number, share in enumerate(shares):
        if x + _SHARE > end - kept - 70 and number < len(shares) - 1:
            more = f"+{len(shares) - number}"
            x = round(sheet.write((x, y), more, _FIGURE.but(ink=theme.MUTED), "lm")) + 16
            break
        mark(sheet, title_of(share), (x, y - _BADGE // 2), _BADGE, theme.PANEL)
        price = str(PRICES[share])
        x = round(sheet.write((x + _BADGE + 8, y), price, _FIGURE, "lm")) + 18
    if told:
        plus = f"+ {told}" if shares else told
        sheet.write((x, y), plus, _FIGURE.but(ink=theme.BRASS), "lm", end - x)


def _tall(promise: Promise) -> int:
    return 92 + len(_said(promise.words, _ROOM_OF_PROMISES)) * _WORDS


_ROOM_OF_PROMISES = theme.WIDTH - 2 * theme.EDGE - 44


def _promise(sheet: Sheet, scene: Scene, promise: Promise, top: int) -> None:
    """A promise: from whom to whom, and whether it was kept; below it what was promised."""
    left, right, y = theme.EDGE, theme.WIDTH - theme.EDGE, top + 44
    sheet.rule(left + 14, top, right - 14)
    shapes.person(sheet, (left + 22 + _DISC, y), _DISC, promise.giver, theme.PANEL)
    sheet.write((left + 96, y), "→", _FIGURE.but(ink=theme.MUTED), "lm")
    shapes.person(sheet, (left + 144 + _DISC, y), _DISC, promise.holder, theme.PANEL)
    key, ink = {
        None: ("picture-promise-open", theme.MUTED),
        True: ("kept-yes", theme.GAIN),
        False: ("kept-no", theme.DANGER),
    }[promise.kept]
    sign = {None: "", True: "✓ ", False: "✗ "}[promise.kept]
    told = f"{sign}{scene.words.say(key)}"
    sheet.write((right - 22, y), told, _NOTE.but(weight="medium", ink=ink), "rm")
    y += 6
    for line in _said(promise.words, _ROOM_OF_PROMISES):
        y += _WORDS
        sheet.write((left + 22, y + 4), line, _NOTE.but(ink=theme.TEXT), "lm", _ROOM_OF_PROMISES)
