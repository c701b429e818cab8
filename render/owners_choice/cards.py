"""A card of the hand: what a step, a die or a company means for its owner."""

from __future__ import annotations

from games.core.words import Seat
from games.owners_choice.components import SIDES_OF
from render import names, question, shapes, text, theme
from render.owners_choice import ring
from render.owners_choice.look import die
from render.owners_choice.telling import Card
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_TOP, _LINE, _FOOT = 78, 48, 18
"""Pixels of the title, of a line below it, and below the last."""
_DIE, _GAP = 84, 8
_LEAST = ring.CELL + 36
"""The least pixels of a card: the space beside it has room."""
_SIDE, _APART = 16 + ring.CELL + 16, 30
"""Pixels of the space at the left, and between a head and the words beside it."""
_HEAD = Pen(64, "hero")
_TITLE = Pen(theme.FACT, "bold")
_FIRST = Pen(theme.LEAST_FACT, "semibold")
_REST = Pen(theme.WORD, "regular", theme.MUTED)
_MOST = 2
"""Maximum lines of what else is said."""


def indent(cards: tuple[Card, ...]) -> int:
    """Where the words begin: on one edge for all cards, clear of the longest head."""
    heads = (text.width(card.head, _HEAD.size, _HEAD.weight) for card in cards)
    return _SIDE + round(max(heads)) + _APART


def height(scene: Scene, card: Card, left: int) -> int:
    """Its pixels, with words that begin at `left`."""
    lines = 1 + len(_rest(scene, card, left))
    below = _DIE + 12 if card.die is not None else 0
    below += 2 * _RADIUS + 12 if card.holders else 0
    return max(_LEAST, _TOP + lines * _LINE + below + _FOOT)


_RADIUS = 27


def draw(sheet: Sheet, scene: Scene, card: Card, box: Box, indent: int) -> None:
    """The space and the head at the left; title, lines, faces and holders beside them."""
    left, top, right, _ = box
    shapes.panel(sheet, box)
    if card.die is None or card.space != "goal":
        ring.space_of(sheet, scene.words, card.space, (left + 16, top + 18))
    sheet.write((left + _SIDE, top + 18 + ring.CELL // 2), card.head, _HEAD, "lm")
    x, y = left + indent, top + 46
    end: float = right - 20
    if card.president is not None:
        end = _president(sheet, card.president, end, y)
    sheet.write((x, y), card.title, _TITLE, "lm", end - x)
    y += 52
    sheet.write((x, y), card.lines[0], _FIRST, "lm", right - 20 - x)
    for words in _rest(scene, card, indent):
        y += _LINE
        sheet.write((x, y), words, _REST, "lm", right - 20 - x)
    y += 34
    if card.die is not None:
        _faces(sheet, card.die, (x, y))
        y += _DIE + 12
    _holders(sheet, card.holders, (x, y + _RADIUS))


def _rest(scene: Scene, card: Card, left: int) -> tuple[str, ...]:
    """The lines after the first, one behind the other, with names as short as they must be."""
    told, room = " · ".join(card.lines[1:]), theme.WIDTH - 2 * theme.EDGE - left - 20
    if not told:
        return ()
    told = question.with_short_names(told, names.everybody(scene), _REST, 1.8 * room)
    return text.wrapped(told, _REST.size, _REST.weight, room, _MOST)


def _president(sheet: Sheet, seat: Seat, right: float, y: int) -> float:
    """A star and the President's disc; returns the left edge."""
    shapes.person(sheet, (right - _RADIUS, y), _RADIUS, seat, theme.PANEL)
    star = Pen(theme.FACT, "bold", theme.BRASS)
    sheet.write((right - 2 * _RADIUS - 10, y), "★", star, "rm")
    return right - 2 * _RADIUS - 74


def _faces(sheet: Sheet, which: int, corner: tuple[int, int]) -> None:
    """The six faces of a die."""
    x, y = corner
    for number, face in enumerate(SIDES_OF[which]):
        middle = (x + number * (_DIE + _GAP) + _DIE // 2, y + _DIE // 2)
        die(sheet, which, face, middle, _DIE, theme.PANEL)


def _holders(sheet: Sheet, holders: tuple[tuple[Seat, int], ...], at: tuple[int, int]) -> None:
    """Discs with the numbers of their shares."""
    x, y = at
    for seat, count in holders:
        shapes.person(sheet, (x + _RADIUS, y), _RADIUS, seat, theme.PANEL)
        end = sheet.write((x + 2 * _RADIUS + 10, y), str(count), Pen(theme.FACT, "bold"), "lm")
        x = round(end) + 30
