"""The pictures: the question, the table of the players, and a panel of lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from render import chart, film, names, question, shapes, text, theme
from render.lettered.facts import HIDDEN, FactColumn, FactLine, asked, columns, lines, title
from render.lettered.paragraphs import PEN, broken
from render.lettered.players import height, parted, write
from render.palettes import palette
from render.scene import History, Picture, Scene, Words
from render.sheet import Sheet
from render.standing import Standing, standing
from render.text import Pen

_LEFT, _RIGHT = theme.EDGE, theme.WIDTH - theme.EDGE
_INSET = 22
_NAMES = 380
"""Pixels for the names of the lines."""
_NAME = Pen(theme.WORD, "medium", theme.MUTED)
_STEP = 52
_FRAMES = 200


def board(scene: Scene) -> Picture:
    """The public table; with a viewer in the view, what they may know of it."""
    return _drawn(scene, asked(scene), scene.waiting.seats)


def hand(scene: Scene) -> Picture:
    return _drawn(scene, scene.words.say("my-hand"), ())


def page(scene: Scene, key: str) -> Picture:
    """Every page is the table, which has all that there is."""
    return board(scene)


def final(scene: Scene, history: History) -> Picture:
    """The final table, and the chart of each player's worth."""
    order = places(scene, history).seats
    has_chart = len(history.worth) > 1
    below = chart.HEIGHT + theme.BETWEEN if has_chart else 0
    sheet, foot = _sheet(scene, scene.words.say("status-over"), (), below)
    if has_chart:
        plot = chart.Plot(scene.words.say("picture-worth"), history.worth, marks=history.marks)
        chart.draw(sheet, scene, plot, order, (_LEFT, foot, _RIGHT, foot + chart.HEIGHT))
    return sheet.picture()


def replay(scenes: Sequence[Scene]) -> bytes:
    """A GIF with a frame for each change of the table, at most two hundred."""
    changed = [next(group) for _, group in groupby(scenes, key=lambda one: one.view)]
    chosen = changed[:: 1 + len(changed) // _FRAMES]
    boards = map(board, chosen if chosen[-1] is changed[-1] else [*chosen, changed[-1]])
    return film.encode([film.frame(one.image, one.palette) for one in boards], film.TURN)


def prices(words: Words) -> Picture:
    """LookupError: a game without pictures has no printed price table."""
    raise LookupError("prices")


def places(scene: Scene, history: History) -> Standing:
    """By the rules; of a game that was not finished by what everybody had."""
    return standing(scene, history.worth[-1] if history.worth else (0,) * len(scene.names))


def _drawn(scene: Scene, words: str, seats: tuple[int, ...]) -> Picture:
    return _sheet(scene, words, seats, 0)[0].picture()


def _sheet(scene: Scene, words: str, seats: tuple[int, ...], below: int) -> tuple[Sheet, int]:
    """The sheet with `below` pixels left free, and their top."""
    shown, wide = parted(columns(scene))
    below_table = (*(line for one in wide for line in _of_each(scene, one)), *lines(scene))
    told = [(one, broken(one.value, _RIGHT - _LEFT - _NAMES - 2 * _INSET)) for one in below_table]
    deep = sum(len(rows) for _, rows in told) * _STEP + 28 if told else 0
    # A question of two lines needs more room than one; it is known once it is written.
    asked, table = question.TWO_LINES, height(len(scene.names), shown)
    foot = asked + table + (theme.BETWEEN + deep if deep else 0) + theme.BETWEEN
    sheet = Sheet(palette("lettered"), theme.WIDTH, foot + below + theme.EDGE - theme.BETWEEN)
    question.write(sheet, words, title(scene), seats, names.everybody(scene))
    write(sheet, scene, asked, shown)
    if told:
        top = asked + table + theme.BETWEEN
        shapes.panel(sheet, (_LEFT, top, _RIGHT, top + deep))
        _lines(sheet, told, top + 14)
    return sheet, foot


def _of_each(scene: Scene, column: FactColumn) -> Iterator[FactLine]:
    """A column as lines: a value for each seat of which the viewer may know it."""
    least, weight = theme.floor(_NAME.size), _NAME.weight
    room = _NAMES - 20 - text.width(f"{column.head}, ", least, weight)
    for seat, value in enumerate(column.values):
        if value != HIDDEN:
            whose = text.shortened(names.called(scene, seat), least, weight, room)
            yield FactLine(f"{column.head}, {whose}", value)


def _lines(sheet: Sheet, told: Sequence[tuple[FactLine, Sequence[str]]], top: int) -> None:
    for line, rows in told:
        sheet.write((_LEFT + _INSET, top + _STEP // 2), line.name, _NAME, "lm", _NAMES - 20)
        for words in rows:
            sheet.write((_LEFT + _INSET + _NAMES, top + _STEP // 2), words, PEN, "lm")
            top += _STEP
