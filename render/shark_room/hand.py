"""The private picture: the special cards with their texts, and what belongs to the viewer."""

from __future__ import annotations

from collections.abc import Iterator

from games.shark_room.components import CARDS, TITLES, dividends, is_closing, title_of
from games.shark_room.market import held
from games.shark_room.prospects import next_income
from games.shark_room.state import View
from render import headline, names, shapes, text, theme
from render.scene import Picture, Scene
from render.shark_room import cards, places, players, spoken
from render.shark_room.look import KINDS, colours, fin, mark, special, warning
from render.sheet import Box, Sheet
from render.text import Pen

_ACROSS = 3
_WIDE = (theme.WIDTH - 2 * theme.MARGIN - (_ACROSS - 1) * theme.GAP) // _ACROSS
_SEEN, _FIGURES, _ROW, _LINE = 96, 96, 56, 40
_COLUMNS = 2
_TOLD = Pen(theme.SMALL, "medium")


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    seen = _SEEN + theme.GAP if view.insight.cards else 0
    upper = headline.TOP + seen
    below = upper + _rows(view) * (cards.HEIGHT + theme.GAP)
    titles = _titles(view)
    own = _FIGURES + -(-len(titles) // _COLUMNS) * _ROW + len(_lists(scene)) * _LINE + 24
    sheet = Sheet(colours(), theme.WIDTH, below + own + theme.MARGIN)
    _headline(sheet, scene)
    if seen:
        _next_titles(sheet, scene, headline.TOP)
    for slot in range(_rows(view) * _ACROSS):
        left = theme.MARGIN + slot % _ACROSS * (_WIDE + theme.GAP)
        top = upper + slot // _ACROSS * (cards.HEIGHT + theme.GAP)
        box = (left, top, left + _WIDE, top + cards.HEIGHT)
        if slot < len(view.hand):
            cards.draw(sheet, scene.words, CARDS[view.hand[slot]], box)
        else:
            cards.nothing(sheet, box)
    _own(sheet, scene, titles, (theme.MARGIN, below, theme.WIDTH - theme.MARGIN, below + own))
    return sheet.picture()


def is_asked(scene: Scene) -> bool:
    return scene.view.me in scene.waiting.seats


def _rows(view: View) -> int:
    return max(1, -(-len(view.hand) // _ACROSS))


def _titles(view: View) -> list[int]:
    """The titles that the viewer holds."""
    if view.me is None:
        return []
    return [title for title in view.in_play if held(view.shares[view.me], title)]


def _headline(sheet: Sheet, scene: Scene) -> None:
    title = headline.Headline(
        words=spoken.asked(scene),
        title=scene.words.say("picture-only-you"),
        note=names.table(scene),
        seats=scene.waiting.seats if is_asked(scene) else (),
        names=names.everybody(scene),
    )
    waits = "" if is_asked(scene) or not scene.waiting.seats else names.asked(scene)
    x = headline.write(sheet, title, has_second_line=bool(waits))
    pen = Pen(theme.SMALL, "medium", theme.MUTED, theme.PAGE)
    sheet.write((x, headline.TOP - 20), waits, pen, "lm", theme.WIDTH - theme.MARGIN - x - 320)


def _next_titles(sheet: Sheet, scene: Scene, top: int) -> None:
    """What a glance has shown: in order, or only among the next so many."""
    view: View = scene.view
    box = (theme.MARGIN, top, theme.WIDTH - theme.MARGIN, top + _SEEN)
    shapes.panel(sheet, box)
    insight, middle = view.insight, top + _SEEN // 2
    key = "picture-next-titles" if insight.ordered else "picture-among-titles"
    pen = Pen(theme.SMALL, "semibold", theme.MUTED)
    told = scene.words.say(key, count=insight.span)
    sheet.write((theme.MARGIN + 20, middle), told, pen, "lm", 240)
    for number, paper in enumerate(insight.cards):
        x = theme.MARGIN + 280 + number * 214
        mark(sheet, title_of(paper), (x, middle - 26), 52, theme.PANEL)
        if is_closing(paper):
            closed = Pen(theme.SMALL, "bold", theme.DANGER)
            sheet.write((x + 64, middle), scene.words.say("picture-closing"), closed, "lm", 140)
        else:
            place = list(places.places(view, title_of(paper)))[paper % 5]
            figure = Pen(theme.STRONG, "bold")
            sheet.write((x + 64, middle), scene.words.money(place.price), figure, "lm", 140)


def _own(sheet: Sheet, scene: Scene, titles: list[int], box: Box) -> None:
    """Money, worth, next income; then shares by title, assets and Sharks."""
    view: View = scene.view
    shapes.panel(sheet, box)
    if view.me is None:
        return
    left, top, right, _ = box
    _figures(sheet, scene, box)
    sheet.rule(left + 16, top + _FIGURES - 2, right - 16)
    for number, title in enumerate(titles):
        half = (right - left) // _COLUMNS
        x = left + 20 + number % _COLUMNS * half
        y = top + _FIGURES + 8 + number // _COLUMNS * _ROW + _ROW // 2
        _holding(sheet, scene, title, (x, y), half - 40)
    y = top + _FIGURES + 12 + -(-len(titles) // _COLUMNS) * _ROW
    for number, (sign, told) in enumerate(_lists(scene)):
        middle = y + number * _LINE + _LINE // 2
        if sign == "shark":
            fin(sheet, (left + 36, middle), theme.PANEL)
        elif sign == "asset":
            spot = (left + 24, middle - 12, left + 48, middle + 12)
            shapes.panel(sheet, spot, KINDS["asset"], radius=6)
        sheet.write((left + 64, middle), told, _TOLD, "lm", right - left - 84)


def _figures(sheet: Sheet, scene: Scene, box: Box) -> None:
    """What the viewer has, what it is worth with the rest, and what the next turn brings."""
    view: View = scene.view
    assert view.me is not None
    label, hero = Pen(theme.NOTE, "medium", theme.MUTED), Pen(theme.TITLE, "hero")
    left, top, right, _ = box
    wide = (right - left) // 3
    figures = (
        ("picture-money", view.cash[view.me]),
        ("picture-worth", players.worth(view, view.me)),
        ("picture-next-income", next_income(view, view.me)),
    )
    for number, (key, amount) in enumerate(figures):
        x = left + 20 + number * wide
        sheet.write((x, top + 28), scene.words.say(key), label, "lm", wide - 40)
        sheet.write((x, top + 66), scene.words.money(amount), hero, "lm", wide - 40)


def _holding(sheet: Sheet, scene: Scene, title: int, at: tuple[int, int], room: int) -> None:
    """The badge, the prices of the shares, and what they pay each turn."""
    view: View = scene.view
    x, middle = at
    assert view.me is not None
    mark(sheet, title, (x, middle - 21), 42, theme.PANEL)
    if places.is_toxic(title):
        warning(sheet, (x + 62, middle), theme.PANEL)
    mine = [place for place in places.places(view, title) if place.owner == view.me]
    paid = dividends(title, len(mine))
    told = f"+{scene.words.money(paid)}" if paid else _missing(scene, title, len(mine))
    pen = Pen(theme.SMALL, "bold" if paid else "regular", theme.GAIN if paid else theme.MUTED)
    end = sheet_right = x + room
    sheet.write((sheet_right, middle), told, pen, "rm", 170)
    x += 88 if places.is_toxic(title) else 58
    for place in mine:
        # The dividend keeps its room; the market's page has all prices.
        if x + 66 > end - 110:
            break
        shapes.panel(sheet, (x, middle - 20, x + 60, middle + 20), theme.PAGE, theme.PANEL, 9)
        figure = Pen(theme.SMALL, "semibold", theme.TEXT, theme.PAGE)
        sheet.write((x + 30, middle), str(place.price), figure, "mm")
        x += 66


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
    told = f"{head}: {', '.join(special(scene.words, kind) for kind in kinds)}"
    room = theme.WIDTH - 2 * theme.MARGIN - 84
    for number, line in enumerate(text.wrapped(told, _TOLD.size, _TOLD.weight, room, 3)):
        yield (sign if number == 0 else "", line)
