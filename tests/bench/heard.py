"""How much is heard for a decision without pictures: `python -m tests.bench heard`.

By game and language, medians over the decisions of some games of computers, four at a table: the alt text of the board
and of the hand, as a screen reader reads them, the hand for somebody who has chosen words only, what `/table ask`
answers to what one can do now, the whole table of `/table text`, and what stands above a hand in words of how all acts
are typed. In characters.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any

from msgspec.structs import replace

from bot.inbound.commands import questions
from bot.outbound.drawing.pictures import scene_of
from bot.ui import typing
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.contract import AnyRules
from games.core.record import Header, open_table, play
from games.core.words import Seat
from games.players import kinds, player_of
from games.players.game import OPENED, play_game
from render.shelf import DRAWERS
from tests.bot.inbound.sights import sight_of
from tests.render.samples import LANGUAGES

Row = tuple[str, str, str, str]
BEFORE = {
    "acquire": "612 + 799",
    "greed": "1,000 + 670",
    "impero": "639",
    "owners_choice": "896 + 897",
    "shark_room": "637 + 741",
}
"""Board and hand before hands, boards and pages were told in sentences and lists."""
GAMES_PLAYED, MOMENTS, SEATS = 2, 60, 4
CATALOGUE = Catalogue(strict=True)
HEARD = (
    "board's alt",
    "hand's alt",
    "hand in words",
    "what I can do",
    "whole table",
    "how it is typed",
)


def main() -> list[Row]:
    return [row for key, rules in sorted(GAMES.items()) for row in _rows(key, rules)]


def _rows(key: str, rules: AnyRules) -> Iterator[Row]:
    met = [one for number in range(GAMES_PLAYED) for one in _decisions(rules, number)]
    for language in LANGUAGES:
        found = [heard(rules, *one, language) for one in met]
        medians = (median(counts) for counts in zip(*found, strict=True))
        told = ", ".join(f"{name} {one:,.0f}" for name, one in zip(HEARD, medians, strict=True))
        before = f"before: {BEFORE.get(key, '-')}"
        yield (f"characters heard in {key}, {language}", told, "", before)


def _decisions(rules: AnyRules, number: int) -> Iterator[tuple[object, Seat, int]]:
    """As many decisions of a game of computers, from its beginning to its end."""
    seats = min(max(SEATS, rules.seats[0]), rules.seats[-1])
    head = Header(rules.key, rules.version, seats, rules.options_type(), f"heard {number}", OPENED)
    game = play_game(rules, head, [player_of(rules, kinds(rules)[0])] * seats)
    table, asked = open_table(rules, head), list[tuple[Any, Seat]]()
    for entry in game.entries:
        asked.append((table.state, entry.seat if entry.seat is not None else Seat(0)))
        table = play(rules, head, table, entry)
    for state, seat in asked[:: max(1, GAMES_PLAYED * len(asked) // MOMENTS)]:
        yield state, seat, seats


def heard(
    rules: AnyRules, state: object, seat: Seat, seats: int, language: str = "en"
) -> tuple[int, ...]:
    """The characters of each way to hear of a decision."""
    drawer, sight = DRAWERS[rules.key], sight_of(rules, state, seat, seats)
    words = CATALOGUE.words(language, rules, sight.names, sight.titles).plain
    own, public = scene_of(sight, words), scene_of(sight_of(rules, state, None, seats), words)
    hand = drawer.alt_hand(replace(own.in_words(), whole=True))
    texts = (
        drawer.alt(public.in_words()),
        drawer.alt_hand(own.in_words()),
        hand,
        questions.now(sight, words),
        drawer.text(own.in_words()),
        typing.how(sight, words.heard, hand),
    )
    return tuple(map(len, texts))
