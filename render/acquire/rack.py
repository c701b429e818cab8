"""The private picture: a player's tiles with the effect of each, money and shares."""

from __future__ import annotations

from games.acquire.components import COUNT
from games.acquire.prospects import prospects
from games.acquire.state import Buying, Disposing, View
from render import headline, names, shapes, theme
from render.acquire import cards
from render.acquire.look import colours, mark
from render.acquire.takeovers import takeover
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_ACROSS = 3
_WIDE = (theme.WIDTH - 2 * theme.MARGIN - (_ACROSS - 1) * theme.GAP) // _ACROSS
_PURSE = 116
_EMPTY = 120
"""Pixels for an empty rack."""


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    slots = -(-len(view.rack) // _ACROSS) * _ACROSS
    rows = slots // _ACROSS
    seen = prospects(view)
    high = cards.height(seen, view.me)
    purse = headline.TOP + (rows * (high + theme.GAP) or _EMPTY)
    sheet = Sheet(colours(), theme.WIDTH, purse + _PURSE + theme.MARGIN)
    _headline(sheet, scene)
    for slot in range(slots):
        left = theme.MARGIN + slot % _ACROSS * (_WIDE + theme.GAP)
        top = headline.TOP + slot // _ACROSS * (high + theme.GAP)
        box = (left, top, left + _WIDE, top + high)
        if slot < len(seen):
            cards.draw(sheet, scene, seen[slot], box)
        else:
            cards.nothing(sheet, box)
    if not seen:
        pen = Pen(theme.BODY, "medium", theme.MUTED, theme.PAGE)
        middle = (theme.WIDTH / 2, headline.TOP + _EMPTY / 2)
        sheet.write(middle, scene.words.say("alt-no-tiles"), pen, "mm")
    _purse(sheet, scene, purse)
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


def _headline(sheet: Sheet, scene: Scene) -> None:
    told = hint(scene)
    title = headline.Headline(
        words=asked(scene),
        title=scene.words.say("picture-only-you"),
        note=names.table(scene),
        seats=scene.waiting.seats if is_asked(scene) else (),
    )
    x = headline.write(sheet, title, has_second_line=bool(told))
    pen = Pen(theme.SMALL, "medium", theme.MUTED, theme.PAGE)
    room = theme.WIDTH - theme.MARGIN - x - 260
    told = headline.shortened(told, names.everybody(scene), pen.but(size=theme.NOTE), room)
    sheet.write((x, headline.TOP - 20), told, pen, "lm", room)


def _purse(sheet: Sheet, scene: Scene, top: int) -> None:
    """The viewer's money, then the shares by corporation with their present price."""
    view: View = scene.view
    left, right, middle = theme.MARGIN, theme.WIDTH - theme.MARGIN, top + _PURSE // 2
    shapes.panel(sheet, (left, top, right, top + _PURSE))
    cash, mine = (None, None) if view.me is None else (view.cash[view.me], view.shares[view.me])
    label = Pen(theme.NOTE, "medium", theme.MUTED)
    sheet.write((left + 22, middle - 24), scene.words.say("picture-money"), label, "lm")
    money = scene.words.money(cash or 0)
    sheet.write((left + 22, middle + 16), money, Pen(theme.TITLE, "hero"), "lm", 174)
    merger, column = takeover(view), (right - left - 218) // COUNT
    for corporation in range(COUNT):
        x = left + 216 + corporation * column
        if merger and corporation == merger.at_hand:
            frame = (x - 6, top + 8, x + column - 8, top + _PURSE - 8)
            shapes.framed(sheet, frame, theme.BRASS, theme.PANEL, 14)
        mark(sheet, corporation, (x, middle - 18), 36, theme.PANEL)
        _shares(sheet, scene, corporation, mine[corporation] if mine else 0, (x + 39, middle))


def _shares(sheet: Sheet, scene: Scene, corporation: int, count: int, at: tuple[int, int]) -> None:
    x, y = at
    price = scene.view.prices[corporation]
    pen = Pen(theme.STRONG, "bold", theme.TEXT if count else theme.FAINT)
    sheet.write((x, y - 15), str(count), pen, "lm")
    told = scene.words.money(price) if price else theme.ABSENT
    note = Pen(theme.NOTE, "regular", theme.MUTED if price else theme.FAINT)
    sheet.write((x, y + 20), told, note, "lm")
