"""The private picture: the special cards with their texts, and what belongs to the viewer."""

from __future__ import annotations

from collections.abc import Iterator

from games.shark_room.components import CARDS, TITLES, dividends
from games.shark_room.market import held
from games.shark_room.prospects import next_income
from games.shark_room.state import View
from render import decision, names, question, shapes, text, theme
from render.scene import Picture, Scene
from render.shark_room import cards, deciding, places, players, spoken
from render.shark_room.look import KINDS, colours, fin, listed, mark, warning
from render.sheet import Box, Sheet
from render.text import Pen

_FIGURES, _ROW, _LINE = 142, 78, 52
_BADGE = 58
_SHARE, _STEP = (96, 56), 104
"""The size of a share in its line, and pixels from one to the next."""
_TOLD = Pen(theme.WORD, "medium")
_NOTE = Pen(theme.WORD, "medium", theme.MUTED)
_ROOM = theme.WIDTH - 2 * theme.EDGE - 96
"""Pixels of a list beside its sign."""


def draw(scene: Scene) -> Picture:
    """What is decided about, then the cards and what is the viewer's own; these stand first where they decide."""
    view: View = scene.view
    decided = deciding.choice_of(scene)
    titles, lists = titles_of(view), _lists(scene)
    tall = [cards.height(scene.words, CARDS[card]) for card in view.hand] or [cards.EMPTY]
    high = {
        "decided": decided.height if decided else 0,
        "played": deciding.height(scene),
        "cards": sum(tall) + (len(tall) - 1) * theme.BETWEEN,
        "own": _FIGURES + len(titles) * _ROW + len(lists) * _LINE + 20,
    }
    order = deciding.order(scene)
    bottom = question.BOTH + sum(high[name] + theme.BETWEEN for name in order)
    sheet = Sheet(colours(), theme.WIDTH, bottom - theme.BETWEEN + theme.EDGE)
    _question(sheet, scene)
    left, right, top = theme.EDGE, theme.WIDTH - theme.EDGE, question.BOTH
    for number, name in enumerate(order):
        if number:
            sheet.seam(top, name)
        match name:
            case "decided" if decided:
                decision.draw(sheet, decided, top)
            case "played":
                deciding.draw(sheet, scene, top)
            case "cards":
                _cards(sheet, scene, top, tall)
            case _:
                _own(sheet, scene, titles, lists, (left, top, right, top + high[name]))
        top += high[name] + theme.BETWEEN
    return sheet.picture()


def _cards(sheet: Sheet, scene: Scene, top: int, tall: list[int]) -> None:
    for slot, high in enumerate(tall):
        box = (theme.EDGE, top, theme.WIDTH - theme.EDGE, top + high)
        if scene.view.hand:
            cards.draw(sheet, scene.words, CARDS[scene.view.hand[slot]], box)
        else:
            cards.nothing(sheet, box)
        top += high + theme.BETWEEN


def is_asked(scene: Scene) -> bool:
    return scene.view.me in scene.waiting.seats


def titles_of(view: View) -> list[int]:
    """The titles that the viewer holds."""
    if view.me is None:
        return []
    return [title for title in view.in_play if held(view.shares[view.me], title)]


def _question(sheet: Sheet, scene: Scene) -> None:
    """What is asked of the viewer; else, below, whom the game waits for."""
    only, known = scene.words.say("picture-only-you"), names.everybody(scene)
    seats = scene.waiting.seats if is_asked(scene) else ()
    state = only
    if not seats and scene.waiting.seats:
        room = theme.WIDTH - 2 * theme.EDGE - 16
        state = f"{only} · {names.asked(scene)}"
        state = question.with_short_names(state, known, _NOTE.but(size=theme.WORD), room)
    question.write(sheet, spoken.asked(scene), state, seats, known)


def _own(
    sheet: Sheet, scene: Scene, titles: list[int], lists: list[tuple[str, str]], box: Box
) -> None:
    """Money, worth, next income; then shares by title, assets and Sharks."""
    view: View = scene.view
    shapes.panel(sheet, box)
    if view.me is None:
        return
    left, top, right, _ = box
    _figures(sheet, scene, box)
    y = top + _FIGURES
    for title in titles:
        sheet.rule(left + 14, y, right - 14)
        _holding(sheet, scene, title, (left + 20, y + _ROW // 2), right - 22)
        y += _ROW
    sheet.rule(left + 14, y, right - 14)
    for number, (sign, told) in enumerate(lists):
        middle = y + 10 + number * _LINE + _LINE // 2
        if sign == "shark":
            fin(sheet, (left + 44, middle), theme.PANEL, size=20)
        elif sign == "asset":
            spot = (left + 26, middle - 17, left + 60, middle + 17)
            shapes.panel(sheet, spot, KINDS["asset"], radius=8)
        sheet.write((left + 78, middle), told, _TOLD, "lm", _ROOM)


def _figures(sheet: Sheet, scene: Scene, box: Box) -> None:
    """What the viewer has, what it is worth with the rest, and what the next turn brings."""
    view: View = scene.view
    assert view.me is not None
    is_begun = is_asked(scene) and scene.waiting.ask == "open-the-turn"
    left, top, right, _ = box
    wide = (right - left) // 3
    figures = (
        ("picture-money", view.cash[view.me]),
        ("picture-worth-now", players.worth(view, view.me)),
        ("picture-next-income", next_income(view, view.me)),
    )
    for number, (key, amount) in enumerate(figures):
        x = left + 22 + number * wide
        sheet.write((x, top + 36), scene.words.say(key), _NOTE, "lm", wide - 30)
        # What the turn begins with is collected by beginning it.
        hero = Pen(theme.GIANT if is_begun and number == len(figures) - 1 else 58, "hero")
        sheet.write((x, top + 94), scene.words.money(amount), hero, "lm", wide - 30)


def _holding(sheet: Sheet, scene: Scene, title: int, at: tuple[int, int], right: int) -> None:
    """Badge and name, the prices of all shares, and what they pay each turn."""
    view: View = scene.view
    x, y = at
    assert view.me is not None
    mark(sheet, title, (x, y - _BADGE // 2), _BADGE, theme.PANEL)
    toxic = places.is_toxic(title)
    mine = [place for place in places.places(view, title) if place.owner == view.me]
    paid = dividends(title, len(mine))
    told = f"+{scene.words.money(paid)}" if paid else _missing(scene, title, len(mine))
    pen = Pen(theme.FACT, "bold", theme.GAIN) if paid else _NOTE
    sheet.write((right, y), told, pen, "rm")
    edge = right - 190
    for place in reversed(mine):
        box = (edge - _SHARE[0], y - _SHARE[1] // 2, edge, y + _SHARE[1] // 2)
        shapes.panel(sheet, box, theme.PAGE, theme.PANEL, 12)
        figure = Pen(theme.LEAST_FACT, "semibold", theme.TEXT, theme.PAGE)
        sheet.write((edge - _SHARE[0] / 2, y), str(place.price), figure, "cm")
        edge -= _STEP
    x += _BADGE + 16
    if toxic:
        warning(sheet, (x + 18, y), theme.PANEL, 19)
        x += 46
    name = Pen(theme.LEAST_FACT, "semibold", theme.DANGER if toxic else theme.TEXT)
    told = text.shortened(TITLES[title].name, theme.WORD, name.weight, edge - 10 - x)
    sheet.write((x, y), told, name, "lm", edge - 10 - x)


def _missing(scene: Scene, title: int, count: int) -> str:
    """How many shares are still needed for a group: "1 of 3"."""
    return scene.words.say("picture-of-group", count=count, group=TITLES[title].group)


def _lists(scene: Scene) -> list[tuple[str, str]]:
    """Assets, and what the Sharks were, which nobody else knows of those that were turned.

    Each line with its sign: asset, shark, or none where the line above goes on.
    """
    view: View = scene.view
    if view.me is None:
        return []
    found = list[tuple[str, str]]()
    if view.assets[view.me]:
        head = scene.words.say("picture-assets")
        found += _wrapped("asset", head, scene, view.assets[view.me])
    sharks = (*view.sharks[view.me], *(CARDS[card] for card in view.mine_turned))
    if sharks:
        head = scene.words.say("count-sharks", count=len(sharks))
        found += _wrapped("shark", head, scene, sharks)
    return found


def _wrapped(
    sign: str, head: str, scene: Scene, kinds: tuple[int, ...]
) -> Iterator[tuple[str, str]]:
    told = f"{head}: {listed(scene.words, kinds)}"
    for number, line in enumerate(text.wrapped(told, _TOLD.size, _TOLD.weight, _ROOM, 4)):
        yield (sign if number == 0 else "", line)
