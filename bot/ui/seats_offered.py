"""Seats that a person may take: a line and a button for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ButtonStyle

from bot.engine.running.seats_offered import OfferedSeat
from bot.ui.control import Control, Press, button, rows
from bot.ui.sheet import Row, Sheet, note
from bot.ui.status import place_link
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from bot.words.values import Markup

MAX_SEATS = 10
"""Seats in one message."""


def seat_button(table_id: int, seat: int, words: GameWords, label: str = "") -> Control:
    """[Take the seat]."""
    press = Press(table_id, 0, "sit", str(seat))
    return button(press, label or words.plain.say("seat-button"), ButtonStyle.primary)


def seats_sheet(catalogue: Catalogue, found: Sequence[OfferedSeat], language: str) -> Sheet:
    """`/seats`."""
    head = catalogue.words(language).say("seats-head", count=min(len(found), MAX_SEATS))
    lines = [head, *seat_lines(catalogue, found, language)]
    return note("\n".join(lines), rows=seat_rows(catalogue, found, language))


def seat_lines(catalogue: Catalogue, found: Sequence[OfferedSeat], language: str) -> Iterator[str]:
    for one in found[:MAX_SEATS]:
        words = _words(catalogue, one, language)
        key, table, link = one.sight.rules.key, one.sight.table.called, place_link(one.sight)
        yield f"- {words.say('seats-line', game=key, table=table, link=Markup(link), seat=one.seat)}"


def seat_rows(catalogue: Catalogue, found: Sequence[OfferedSeat], language: str) -> list[Row]:
    controls = []
    for one in found[:MAX_SEATS]:
        words = _words(catalogue, one, language).plain
        label = f"{words.say('seat-button')}: {words.player(one.seat)} · {one.sight.table.called}"
        controls.append(seat_button(one.sight.table.id, one.seat, words, label))
    return rows(controls)


def _words(catalogue: Catalogue, one: OfferedSeat, language: str) -> GameWords:
    sight = one.sight
    return catalogue.words(language, sight.rules, sight.names, sight.titles)
