"""The page of the desk: open offers, and the ledger of promises. All of it is public."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.desk import Promise, Proposal
from games.shark_room.components import title_of
from games.shark_room.state import View
from games.shark_room.trading import shares_of
from render import headline, names, shapes, text, theme
from render.scene import Picture, Scene
from render.shark_room import places
from render.shark_room.look import colours, mark
from render.sheet import Sheet
from render.text import Pen

_ROW, _WORDS, _HEAD, _EMPTY, _LEDGER = 92, 34, 54, 70, 76
MAX_OFFERS, MAX_PROMISES = 9, 6
"""Lines that are shown, the newest first; the page's buttons have them all."""
_GIVES = 228
_NOTE = Pen(theme.NOTE, "regular", theme.MUTED)


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    offers = view.desk.open[::-1][:MAX_OFFERS]
    promises = view.desk.promises[::-1][:MAX_PROMISES]
    upper = _HEAD + (sum(map(_high, offers)) or _EMPTY) + 8
    lower = _HEAD + (len(promises) * _LEDGER or _EMPTY) + 8
    high = headline.TOP + upper + theme.GAP + lower + theme.MARGIN
    sheet = Sheet(colours(), theme.WIDTH, high)
    title = scene.words.say("picture-desk")
    note = scene.words.say("picture-turn", moves=view.moves)
    headline.write(sheet, headline.Headline(title, names.table(scene), note))
    _panel(sheet, scene, headline.TOP, upper, "offers", not offers)
    y = headline.TOP + _HEAD
    for offer in offers:
        _offer(sheet, scene, offer, y)
        y += _high(offer)
    top = headline.TOP + upper + theme.GAP
    _panel(sheet, scene, top, lower, "promises", not promises)
    for number, promise in enumerate(promises):
        _promise(sheet, scene, promise, top + _HEAD + number * _LEDGER)
    return sheet.picture()


def _panel(sheet: Sheet, scene: Scene, top: int, high: int, what: str, empty: bool) -> None:
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    shapes.panel(sheet, (left, top, right, top + high))
    head = Pen(theme.SMALL, "semibold", theme.MUTED)
    sheet.write((left + 20, top + 30), scene.words.say(f"picture-{what}"), head, "lm")
    if empty:
        pen = Pen(theme.BODY, "medium", theme.FAINT)
        told = scene.words.say(f"picture-no-{what}")
        sheet.write((left + 20, top + _HEAD + _EMPTY // 2 - 6), told, pen, "lm", right - left - 40)


def _high(offer: Proposal) -> int:
    """A promise takes a line more."""
    return _ROW + (_WORDS if offer.words else 0)


def _offer(sheet: Sheet, scene: Scene, offer: Proposal, top: int) -> None:
    """Number, from whom to whom, and what each side gives."""
    left, right, middle = theme.MARGIN, theme.WIDTH - theme.MARGIN, top + _ROW // 2
    sheet.rule(left + 16, top, right - 16)
    if scene.view.me is not None and scene.view.me in (offer.by, offer.partner):
        bar = (left + 6, top + 12, left + 12, top + _high(offer) - 12)
        shapes.panel(sheet, bar, theme.BRASS, radius=3)
    number = Pen(theme.SMALL, "semibold", theme.MUTED)
    sheet.write((left + 20, middle), str(offer.id), number, "lm")
    shapes.person(sheet, (left + 76, middle), 22, offer.by, theme.PANEL)
    sheet.write((left + 106, middle), "→", Pen(theme.BODY, "bold", theme.MUTED), "lm")
    _partner(sheet, scene, offer.partner, (left + 140, middle))
    wide = (right - left - _GIVES - 24) // 2
    for place, (key, bundle) in enumerate(
        (("picture-gives", offer.give), ("picture-gets", offer.take))
    ):
        x = left + _GIVES + 14 + place * wide
        told = names.said(scene, key, seat=offer.by)
        told = headline.shortened(told, names.everybody(scene), _NOTE, wide - 24)
        sheet.write((x, middle - 24), told, _NOTE, "lm", wide - 24)
        _bundle(sheet, scene, bundle, (x, middle + 12), wide - 20)
    if offer.words:
        told = f"{scene.words.say('picture-promising')} {offer.words}"
        room = right - left - _GIVES - 36
        sheet.write((left + _GIVES + 14, middle + 50), told, _NOTE, "lm", room)


def _partner(sheet: Sheet, scene: Scene, partner: int | None, at: tuple[int, int]) -> None:
    if partner is not None:
        shapes.person(sheet, (at[0] + 22, at[1]), 22, partner, theme.PANEL)
        return
    pen = Pen(theme.NOTE, "semibold", theme.TEXT)
    sheet.write(at, scene.words.say("picture-anybody"), pen, "lm", _GIVES - 122)


def _bundle(
    sheet: Sheet, scene: Scene, bundle: Sequence[int], at: tuple[int, int], room: int
) -> None:
    """Shares by badge and price, then the money; too many are counted."""
    x, y = at
    end, shares, money = at[0] + room, shares_of(tuple(bundle)), bundle[-1]
    told = scene.words.money(money) if money else ""
    kept = text.width(f"+ {told}", theme.BODY, "bold") + 16 if told else 0
    if not shares and not told:
        sheet.write(at, theme.ABSENT, Pen(theme.BODY, "bold", theme.FAINT), "lm")
    for number, share in enumerate(shares):
        if x + 98 > end - kept and number < len(shares):
            more = f"+{len(shares) - number}"
            x = round(sheet.write((x, y), more, Pen(theme.SMALL, "bold", theme.MUTED), "lm")) + 12
            break
        mark(sheet, title_of(share), (x, y - 18), 36, theme.PANEL)
        # Shares are numbered through all titles, five to each.
        price = list(places.places(scene.view, title_of(share)))[share % 5].price
        x = round(sheet.write((x + 42, y), str(price), Pen(theme.SMALL, "semibold"), "lm")) + 14
    if told:
        words = f"+ {told}" if shares else told
        sheet.write((x, y), words, Pen(theme.BODY, "bold"), "lm", end - x)


def _promise(sheet: Sheet, scene: Scene, promise: Promise, top: int) -> None:
    left, right, middle = theme.MARGIN, theme.WIDTH - theme.MARGIN, top + _LEDGER // 2
    sheet.rule(left + 16, top, right - 16)
    shapes.person(sheet, (left + 44, middle), 20, promise.giver, theme.PANEL)
    sheet.write((left + 72, middle), "→", Pen(theme.BODY, "bold", theme.MUTED), "lm")
    shapes.person(sheet, (left + 126, middle), 20, promise.holder, theme.PANEL)
    key, ink = {
        None: ("picture-promise-open", theme.MUTED),
        True: ("kept-yes", theme.GAIN),
        False: ("kept-no", theme.DANGER),
    }[promise.kept]
    sign = {None: "", True: "✓ ", False: "✗ "}[promise.kept]
    told = f"{sign}{scene.words.say(key)}"
    sheet.write((right - 20, middle), told, Pen(theme.SMALL, "bold", ink), "rm", 190)
    pen = Pen(theme.SMALL, "regular")
    room = right - 230 - (left + 164)
    lines = text.wrapped(promise.words, pen.size, pen.weight, room, 2)
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * 30
        sheet.write((left + 164, y), line, pen, "lm", room)
