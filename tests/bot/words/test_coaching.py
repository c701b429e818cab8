"""What a game foresees and explains can be told to every seat, in both languages, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.ui import coach
from bot.ui.limits import units
from bot.words.catalogue import Catalogue
from bot.words.languages import LANGUAGES
from games import GAMES
from games.core.contract import AnyRules
from games.core.record import Header, Table, event_types
from games.core.words import Seat
from games.players import RANDOM, player_of
from games.players.game import OPENED, tables
from tests.architecture.sentences import game

CATALOGUE = Catalogue(strict=True)
NAMES = ("Giulia", "Marco", "Théo", "Ottavia", "Nemo", "Ada")
BY_GAME = pytest.mark.parametrize("rules", GAMES.values(), ids=lambda one: one.key)


def written(rules: AnyRules, kind: str) -> set[str]:
    """The keys of the game's sentences of that kind."""
    found = (key for key in game("en", rules.key) if key.startswith(f"{kind}-"))
    return {key.removeprefix(f"{kind}-") for key in found}


FORESEEING = [one for one in GAMES.values() if written(one, "forecast")]


@pytest.mark.parametrize("rules", FORESEEING, ids=lambda one: one.key)
def test_what_is_coming_is_told_to_every_seat_from_the_first_entry_to_the_end(
    rules: AnyRules,
) -> None:
    told, seats = set[tuple[Seat, str]](), set[Seat]()
    for count in {rules.seats[0], 4}:
        for table in moments(rules, count):
            assert not rules.forecast(rules.view(table.state, None)), (
                "a spectator has nothing to lose"
            )
            for seat in map(Seat, range(count)):
                view = rules.view(table.state, seat)
                notes = rules.forecast(view)
                assert not notes or rules.outcome(table.state) is None
                told |= {(seat, one.key) for one in notes}
                seats |= {seat} if notes else set()
                for language in LANGUAGES:
                    words = CATALOGUE.words(language, rules, NAMES, rules.titles(view))
                    said = [words.say(f"forecast-{one.key}", **one.facts) for one in notes]
                    assert all(one.endswith(".") for one in said), said
                    assert max(map(units, said), default=0) <= coach.ROOM // 2
    assert seats == set(map(Seat, range(max(rules.seats[0], 4)))), "also seat 0"
    assert len({key for _, key in told}) >= min(3, len(written(rules, "forecast")))


@BY_GAME
def test_every_first_time_has_its_words_of_the_events_own_facts(rules: AnyRules) -> None:
    known = event_types(rules.state_type.__module__)
    for kind, key in rules.firsts.items():
        assert kind in known
        for language in LANGUAGES:
            sentence = game(language, rules.key)[f"first-{key}"]
            assert sentence.blanks <= set(kind.__struct_fields__)
            assert sentence.text.endswith(".")


@BY_GAME
def test_no_words_of_help_are_left_over(rules: AnyRules) -> None:
    assert written(rules, "first") == set(rules.firsts.values())


def moments(rules: AnyRules, seats: int) -> Iterator[Table[Any]]:
    """Of a game at random: its beginning entry by entry, then now and then, and its end."""
    header = Header(rules.key, rules.version, seats, rules.options_type(), "coached", OPENED)
    played: Sequence[Table[Any]] = list(tables(rules, header, [player_of(rules, RANDOM)] * seats))
    yield from played[:20]
    yield from played[20 :: max(1, len(played) // 40)]
    yield from played[-8:]
