"""Worlds fit what a careful player has counted; `python -m tests.bench.counted` tries 200 games of each."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core.chance import Chance
from games.core.words import Seat, visible_events
from tests.contract.counting import check_counting, counter_of, has_secrets
from tests.contract.host import played
from tests.contract.test_breaks import broken

COUNTED = [key for key, rules in GAMES.items() if counter_of(rules)]


def test_somebody_counts_in_every_game_that_has_secrets() -> None:
    secret = [key for key, rules in GAMES.items() if has_secrets(rules)]
    lacking = [f"tests/games/{key}/counter.py" for key in secret if key not in COUNTED]
    assert lacking == [], "a game with secrets has somebody who counts there: see tests/own.py"


@pytest.mark.parametrize("game", COUNTED)
@pytest.mark.parametrize("seed", range(6))
def test_no_world_contradicts_what_its_viewer_has_counted(game: str, seed: int) -> None:
    check_counting(GAMES[game], seed, worlds=12)


def test_somebody_who_counts_cards_follows_from_how_they_are_declared() -> None:
    """A card that was shown lies nowhere, and one's own hand is what one drew."""
    rules = GAMES["greed"]
    host, made = played(rules, 1), counter_of(rules)
    assert made is not None
    counter, state = made(Seat(0), host.head.seats, host.head.options), host.tables[0].state
    for event in visible_events(host.tables[0].events, Seat(0)):
        counter.hears(event)
    assert counter.accepts(state)
    swapped = (state.hands[1], state.hands[0], *state.hands[2:])
    assert not counter.accepts(replace(state, hands=swapped))
    assert not counter.accepts(replace(state, deck=(state.hands[1][0], *state.deck[1:])))


def caught(game: str, imagine: Any, seed: int) -> None:
    with pytest.raises(AssertionError, match="imagined against what was seen"):
        check_counting(broken(GAMES[game], imagine=imagine), seed, worlds=12)


def test_somebody_who_counts_notices_money_that_was_never_paid() -> None:
    def imagine(state: Any, seat: Seat | None, chance: Chance) -> Any:
        purses = list(state.purses)
        purses[0] += 10
        purses[-1] -= 10
        return replace(state, purses=tuple(purses))

    caught("owners_choice", imagine, 0)


def test_somebody_who_counts_notices_a_card_of_the_new_deck_where_it_cannot_be() -> None:
    """All that is hidden is dealt without regard to the makings; in this game there are two."""

    def imagine(state: Any, seat: Seat | None, chance: Chance) -> Any:
        places = [len(state.specials), *(len(hand) for hand in state.hands)]
        cards = chance.shuffled([*state.specials, *(c for hand in state.hands for c in hand)])
        cut = [cards[sum(places[:at]) : sum(places[: at + 1])] for at in range(len(places))]
        return replace(state, specials=cut[0], hands=tuple(tuple(sorted(one)) for one in cut[1:]))

    caught("shark_room", imagine, 11)
