"""The private picture: a player's tiles with the effect of each, money and shares."""

from __future__ import annotations

from games.acquire.components import COUNT
from games.acquire.prospects import prospects
from games.acquire.state import Buying, Disposing, View
from render import names, question, shapes, theme
from render.acquire import cards, deciding
from render.acquire.look import colours, mark
from render.acquire.takeovers import takeover
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_ACROSS = 2
_WIDE = (theme.WIDTH - 2 * theme.EDGE - (_ACROSS - 1) * theme.BETWEEN) // _ACROSS
_PURSE = 214
_EMPTY = 130
"""Pixels for an empty rack."""
_BADGE = (62, 58)


def draw(scene: Scene) -> Picture:
    if deciding.is_decided(scene):
        return _decision(scene)
    view: View = scene.view
    slots = -(-len(view.rack) // _ACROSS) * _ACROSS
    rows = slots // _ACROSS
    seen = prospects(view)
    high, top = cards.height(seen, view.me), question.BOTH
    purse = top + (rows * (high + theme.BETWEEN) or _EMPTY)
    sheet = Sheet(colours(), theme.WIDTH, purse + _PURSE + theme.EDGE)
    _question(sheet, scene)
    for slot in range(slots):
        left = theme.EDGE + slot % _ACROSS * (_WIDE + theme.BETWEEN)
        upper = top + slot // _ACROSS * (high + theme.BETWEEN)
        box = (left, upper, left + _WIDE, upper + high)
        if row := panel(slot):
            sheet.seam(upper, row)
        if slot < len(seen):
            cards.draw(sheet, scene, seen[slot], box)
        else:
            cards.nothing(sheet, box)
    if not seen:
        pen = Pen(theme.NAME, "medium", theme.MUTED, theme.PAGE)
        middle = (theme.WIDTH / 2, top + _EMPTY / 2)
        sheet.write(middle, scene.words.say("alt-no-tiles"), pen, "mm")
    sheet.seam(purse, "purse")
    _purse(sheet, scene, purse)
    return sheet.picture()


def panel(place: int) -> str:
    """The row of a tile by its place in the rack; the first one stands below the question."""
    row = place // _ACROSS
    return f"tiles-{row}" if row else ""


def _decision(scene: Scene) -> Picture:
    """What is decided about alone: the tiles have no part in it."""
    high = question.BOTH + deciding.height(scene.view) + theme.EDGE
    sheet = Sheet(colours(), theme.WIDTH, high)
    _question(sheet, scene)
    deciding.draw(sheet, scene, question.BOTH)
    return sheet.picture()


def is_asked(scene: Scene) -> bool:
    return scene.view.me in scene.waiting.seats


def asked(scene: Scene) -> str:
    """The question to the viewer, "Play a tile", else that this is their hand."""
    if not is_asked(scene):
        return scene.words.say("picture-hand")
    facts = {"seat": scene.view.me, **scene.waiting.facts}
    return scene.words.say(f"picture-asked-{scene.waiting.ask}", **facts)


def hint(scene: Scene) -> str:
    """What helps the viewer with the question, else the players that the game waits for."""
    view: View = scene.view
    say, me = scene.words.say, view.me
    if not scene.waiting.seats:
        return ""
    if me is None or not is_asked(scene):
        return names.asked(scene)
    mine = view.shares[me] or (0,) * COUNT
    match view.phase:
        case Disposing(defunct=defunct, survivor=survivor):
            return say(
                "picture-hint-disposing",
                count=mine[defunct],
                price=view.prices[defunct],
                survivor=survivor,
                stock=view.stock[survivor],
            )
        case Buying():
            return say("picture-hint-buying", cash=view.cash[me])
        case _ if view.can_declare:
            return say("picture-hint-end")
        case _:
            return ""


def _question(sheet: Sheet, scene: Scene) -> None:
    """The question, and below it what helps with it."""
    seats = scene.waiting.seats if is_asked(scene) else ()
    told, everybody = hint(scene) or scene.words.say("picture-only-you"), names.everybody(scene)
    pen = Pen(theme.WORD + 2, "medium")
    told = question.with_short_names(told, everybody, pen, theme.WIDTH - 2 * theme.EDGE - 8)
    question.write(sheet, asked(scene), told, seats)


def _purse(sheet: Sheet, scene: Scene, top: int) -> None:
    """The viewer's money, then the shares by corporation with their present price."""
    view: View = scene.view
    left, right = theme.EDGE, theme.WIDTH - theme.EDGE
    shapes.panel(sheet, (left, top, right, top + _PURSE))
    cash, mine = (None, None) if view.me is None else (view.cash[view.me], view.shares[view.me])
    label = Pen(theme.WORD + 2, "medium", theme.MUTED)
    end = sheet.write((left + 24, top + 48), scene.words.say("picture-money"), label, "lm")
    money = scene.words.money(cash or 0)
    sheet.write((end + 20, top + 48), money, Pen(theme.HEAD, "hero"), "lm", 600)
    merger, column = takeover(view), (right - left - 24) // COUNT
    for corporation in range(COUNT):
        x = left + 16 + corporation * column
        if merger and corporation == merger.at_hand:
            frame = (x - 6, top + 88, x + column - 6, top + _PURSE - 8)
            shapes.framed(sheet, frame, theme.BRASS, theme.PANEL, 14, theme.STROKE)
        mark(sheet, corporation, (x + 6, top + 98), _BADGE, theme.PANEL)
        _shares(sheet, scene, corporation, mine[corporation] if mine else 0, (x + 6, top))


def _shares(sheet: Sheet, scene: Scene, corporation: int, count: int, at: tuple[int, int]) -> None:
    x, top = at
    price = scene.view.prices[corporation]
    pen = Pen(theme.LEAD, "bold", theme.TEXT if count else theme.FAINT)
    sheet.write((x + _BADGE[0] + 12, top + 127), str(count), pen, "lm")
    told = scene.words.money(price) if price else theme.ABSENT
    note = Pen(theme.WORD, "regular", theme.MUTED if price else theme.FAINT)
    sheet.write((x, top + 184), told, note, "lm")
