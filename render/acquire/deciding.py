"""What the viewer decides about, large: which corporation to buy of, to found, to let survive or to settle, and
whether to keep, sell or trade shares.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.acquire.components import COUNT, TILES
from games.acquire.components import price as price_of
from games.acquire.disposal import RATIO, tradable
from games.acquire.founding import free
from games.acquire.prospects import foreseen
from games.acquire.state import Buying, Disposing, Founding, Ordering, Surviving, View
from games.core.words import Seat
from render import shapes, theme
from render.acquire.holders import Rank, held, ranks
from render.acquire.look import mark, named
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

_PAID = 2
"""Holders of a corporation who get a bonus."""
_LEFT, _RIGHT = theme.EDGE + 24, theme.WIDTH - theme.EDGE - 24
_HEAD, _ROW, _PURSE = 54, 114, 104
_BADGE, _LARGE = (88, 72), (130, 106)
_PRICE, _BANK, _OWN, _PLACE = 578, 704, 822, 864
"""Right edges of three columns, and where the last begins."""
_FIRST, _WAY = 170, 186
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)
_NAME = Pen(theme.FACT, "semibold")
_SUM = Pen(theme.GIANT, "hero")
_DISC = 30


def is_decided(scene: Scene) -> bool:
    """Whether the viewer is asked for one of these."""
    view: View = scene.view
    kinds = Buying | Disposing | Founding | Surviving | Ordering
    return view.me in scene.waiting.seats and isinstance(view.phase, kinds)


def _choices(view: View) -> dict[int, int]:
    """The corporations that can be chosen, each with a share's price: to found and to survive the one it will have."""
    match view.phase:
        case Founding():
            new = foreseen(view).sizes[free(view.sizes)[0]]
            return {one: price_of(one, new) for one in free(view.sizes)}
        case Surviving(tied=tied):
            return {one: price_of(one, foreseen(view).sizes[tied[0]]) for one in tied}
        case Ordering(tied=tied):
            return {one: view.prices[one] for one in tied}
        case _:
            return {one: price for one, price in enumerate(view.prices) if price}


def height(view: View) -> int:
    """The pixels of what is decided about, with money and tiles below."""
    deciding = _HEAD + COUNT * _ROW
    if isinstance(view.phase, Disposing):
        deciding = _FIRST + 3 * (_WAY + theme.BETWEEN)
    return deciding + theme.BETWEEN + _PURSE


def draw(sheet: Sheet, scene: Scene, top: int) -> None:
    view: View = scene.view
    if isinstance(view.phase, Disposing):
        _disposing(sheet, scene, view.phase, top)
    else:
        _choosing(sheet, scene, top)
    _purse(sheet, scene, top + height(view) - _PURSE)


def told(scene: Scene) -> Iterator[str]:
    """The same in words."""
    view: View = scene.view
    say = scene.words.say
    if isinstance(view.phase, Disposing):
        for key, count, _, amount in _ways(scene, view.phase):
            gets = {"shares_count": count // RATIO, "corporation": view.phase.survivor}
            yield f"{say(f'picture-way-{key}', count=count, amount=amount, **gets)}."
        return
    for corporation, price in _choices(view).items():
        facts = {"corporation": corporation, "price": price, "stock": view.stock[corporation]}
        own = held(view, _me(view), corporation) or 0
        yield f"{say('alt-for-sale', count=own, **facts)}{_others(scene, corporation)}."


def _me(view: View) -> Seat:
    assert view.me is not None
    return view.me


def _rank(view: View, corporation: int) -> Rank:
    return ranks(view)[_me(view)][corporation]


def _ahead(view: View, corporation: int) -> tuple[int, Seat] | None:
    """How many shares the viewer has more than the first of the others, and who that is."""
    others = [
        (count, seat)
        for seat in map(Seat, range(len(view.left)))
        if seat != view.me and (count := held(view, seat, corporation))
    ]
    hidden = any(held(view, Seat(seat), corporation) is None for seat in range(len(view.left)))
    if hidden or not others:
        return None
    count, seat = max(others, key=lambda one: one[0])
    return (held(view, _me(view), corporation) or 0) - count, seat


def _others(scene: Scene, corporation: int) -> str:
    """The others who hold some, those with most first: two of them are paid."""
    view: View = scene.view
    seats = (seat for seat in map(Seat, range(len(view.left))) if seat != view.me)
    held_by = {seat: count for seat in seats if (count := held(view, seat, corporation))}
    first = sorted(held_by, key=lambda seat: -held_by[seat])[:_PAID]
    told = (scene.words.say("alt-most-of-others", seat=one, count=held_by[one]) for one in first)
    return "".join(f", {one}" for one in told)


def _panel(sheet: Sheet, top: int, bottom: int) -> None:
    shapes.panel(sheet, (theme.EDGE, top, theme.WIDTH - theme.EDGE, bottom))


def _choosing(sheet: Sheet, scene: Scene, top: int) -> None:
    say, y = scene.words.say, top + _HEAD // 2
    _panel(sheet, top, top + _HEAD + COUNT * _ROW)
    columns = ("price", _PRICE, 150), ("bank", _BANK, 112), ("yours", _OWN, 104)
    for key, right, room in columns:
        sheet.write((right, y), say(f"picture-{key}"), _NOTE, "rm", room)
    sheet.write((_PLACE, y), say("picture-your-place"), _NOTE, "lm", _RIGHT - _PLACE)
    priced = _choices(scene.view)
    for corporation in range(COUNT):
        line = top + _HEAD + corporation * _ROW
        sheet.rule(theme.EDGE + 14, line, theme.WIDTH - theme.EDGE - 14, thick=2)
        _choice(sheet, scene, (corporation, priced.get(corporation, 0)), line + _ROW // 2)


def _choice(sheet: Sheet, scene: Scene, priced: tuple[int, int], y: int) -> None:
    """A corporation with a share's price, 0 if it cannot be chosen."""
    view: View = scene.view
    (corporation, price), stock = priced, view.stock[priced[0]]
    own = held(view, _me(view), corporation) or 0
    can = bool(price and (stock or not isinstance(view.phase, Buying)))
    mark(sheet, corporation, (_LEFT, y - _BADGE[1] // 2), _BADGE, theme.PANEL)
    ink = theme.TEXT if can else theme.FAINT
    at = _LEFT + _BADGE[0] + 20
    sheet.write((at, y), named(scene.words, corporation), _NAME.but(ink=ink), "lm", 230)
    told = scene.words.money(price) if price else theme.ABSENT
    sheet.write((_PRICE, y), told, Pen(theme.HEAD, "bold", ink), "rm")
    few = theme.LOSS if price and stock < 3 else theme.TEXT if can else theme.FAINT
    sheet.write((_BANK, y), str(stock), Pen(theme.LEAD, "bold", few), "rm")
    count = Pen(theme.LEAD, "bold", theme.TEXT if own else theme.FAINT)
    sheet.write((_OWN, y), str(own) if own else theme.ZERO, count, "rm")
    _place(sheet, scene, corporation, y)


def _place(sheet: Sheet, scene: Scene, corporation: int, y: int) -> None:
    """First or second in brass or grey, then by how many ahead of whom, or behind."""
    x, rank = _PLACE, _rank(scene.view, corporation)
    if rank:
        pen = Pen(
            theme.LEAST_FACT, "bold", theme.INK, theme.BRASS if rank == "majority" else theme.MUTED
        )
        x = round(
            shapes.pill(
                sheet,
                (x, y),
                scene.words.say("picture-place", place=1 if rank == "majority" else 2),
                pen,
                theme.PANEL,
            )
        )
        x += 14
    if (found := _ahead(scene.view, corporation)) is None:
        return
    more, seat = found
    ink = theme.GAIN if more > 0 else theme.LOSS if more < 0 else theme.TEXT
    sign = f"{more:+d}".replace("-", "\N{MINUS SIGN}") if more else "="
    end = round(sheet.write((x, y), sign, Pen(theme.FACT, "bold", ink), "lm")) + 10
    if end + 2 * _DISC <= _RIGHT:
        shapes.person(sheet, (end + _DISC, y), _DISC, seat, theme.PANEL)


def _ways(scene: Scene, phase: Disposing) -> Iterator[tuple[str, int, int, int]]:
    """Selling all, trading as many as can be, keeping all: shares, a share's price, what they bring."""
    view: View = scene.view
    own = held(view, _me(view), phase.defunct) or 0
    old, new = view.prices[phase.defunct], _new_price(view, phase)
    traded = tradable(own, view.stock[phase.survivor])
    yield "sell", own, old, own * old
    yield "trade", traded, new, traded // RATIO * new
    yield "keep", own, 0, 0


def _new_price(view: View, phase: Disposing) -> int:
    """A share of the survivor, once it has taken over what the tile joins."""
    return price_of(phase.survivor, foreseen(view).sizes[phase.survivor])


def _disposing(sheet: Sheet, scene: Scene, phase: Disposing, top: int) -> None:
    view, words = scene.view, scene.words
    _panel(sheet, top, top + _FIRST)
    y = top + _FIRST // 2
    own = held(view, _me(view), phase.defunct) or 0
    x = round(sheet.write((_LEFT + 10, y), str(own), _SUM.but(size=120), "lm")) + 34
    for corporation in (phase.defunct, phase.survivor):
        mark(sheet, corporation, (x, y - _LARGE[1] // 2), _LARGE, theme.PANEL)
        x += _LARGE[0] + 34
        if corporation == phase.defunct:
            x = round(sheet.write((x, y), "→", Pen(theme.HEAD, "bold", theme.MUTED), "lm")) + 34
    for corporation, at in ((phase.defunct, y - 32), (phase.survivor, y + 32)):
        is_new = corporation == phase.survivor
        each = words.money(_new_price(view, phase) if is_new else view.prices[corporation])
        told = f"{named(words, corporation)} {each}"
        if is_new:
            told += f" · {words.say('picture-bank')} {view.stock[corporation]}"
        sheet.write((x, at), told, Pen(theme.NAME, "semibold"), "lm", _RIGHT - x)
    upper = top + _FIRST + theme.BETWEEN
    for key, count, price, amount in _ways(scene, phase):
        _way(sheet, scene, (key, count, price, amount), upper)
        upper += _WAY + theme.BETWEEN


def _way(sheet: Sheet, scene: Scene, way: tuple[str, int, int, int], top: int) -> None:
    key, count, price, amount = way
    words, can = scene.words, bool(count)
    _panel(sheet, top, top + _WAY)
    ink = theme.TEXT if can else theme.FAINT
    name = Pen(theme.LEAD, "semibold", ink)
    sheet.write((_LEFT, top + 62), words.say(f"picture-way-{key}", count=count), name, "lm", 560)
    sheet.write((_LEFT, top + 132), words.say(f"picture-way-{key}-note"), _NOTE, "lm", 720)
    hue = {"sell": theme.GAIN, "trade": theme.BRASS}.get(key, theme.MUTED) if can else theme.FAINT
    sheet.write((_RIGHT, top + 66), words.money(amount), _SUM.but(ink=hue), "rm")
    if price:
        shares = count if key == "sell" else count // RATIO
        each = f"{shares} \N{MULTIPLICATION SIGN} {words.money(price)}"
        sheet.write((_RIGHT, top + 136), each, Pen(theme.NAME, "semibold", hue), "rm")


def _purse(sheet: Sheet, scene: Scene, top: int) -> None:
    """Money, and the tiles, which decide nothing now."""
    view: View = scene.view
    y = top + _PURSE // 2
    _panel(sheet, top, top + _PURSE)
    end = sheet.write((_LEFT, y), scene.words.say("picture-money"), _NOTE, "lm") + 18
    cash = scene.words.money(view.cash[_me(view)] or 0)
    end = sheet.write((end, y), cash, Pen(theme.HEAD, "hero"), "lm") + 40
    tiles = "  ".join(TILES[cell] for cell in view.rack)
    sheet.write((_RIGHT, y), tiles, Pen(theme.NAME, "medium", theme.MUTED), "rm", _RIGHT - end)
