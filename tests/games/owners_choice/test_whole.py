"""Whole games: conserved, ended, and won by who looks a step ahead."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.core.record import Header
from games.owners_choice.components import GOAL, MAX_SHARES, SUPPLY
from games.owners_choice.rules import RULES
from games.owners_choice.state import Moving, State
from games.players.at_random import at_random
from games.players.game import OPENED, play_game
from tests.contract.host import Host, header, played


@pytest.mark.parametrize("seed", range(20))
def test_money_and_shares_are_conserved_and_limits_kept(seed: int) -> None:
    for table in played(RULES, seed).tables:
        state: State = table.state
        assert sum(state.purses) == 0
        assert all(amount >= 0 for amount in state.purses[:-1])
        for company in range(4):
            held = sum(shares[company] for shares in state.shares)
            assert held + state.stock[company] == SUPPLY
            assert state.stock[company] >= 0
        assert all(sum(shares) <= MAX_SHARES for shares in state.shares)


@pytest.mark.parametrize("seed", range(20))
def test_a_president_never_has_fewer_shares_than_another_who_plays(seed: int) -> None:
    for table in played(RULES, seed).tables:
        state: State = table.state
        playing = [seat for seat in range(len(state.left)) if not state.left[seat]]
        for company, president in enumerate(state.presidents):
            most = max(state.shares[seat][company] for seat in playing)
            assert (president is None) == (most == 0)
            assert president is None or state.shares[president][company] == most


@pytest.mark.parametrize("seats", range(2, 6))
def test_silence_alone_walks_the_lap_in_35_turns_clockwise(seats: int) -> None:
    host = Host(RULES, header(RULES, seats))
    movers = []
    while not host.over:
        if isinstance(host.state.phase, Moving):
            movers.append(host.state.mover)
        host.ring()
    assert (host.state.marker, len(movers)) == (GOAL, GOAL)
    assert all(other == (one + 1) % seats for one, other in pairwise(movers))


def test_the_sensible_player_beats_three_random_ones() -> None:
    """The floor of 75 % over many games is measured by `games.simulate`; here are a few."""
    sensible, won = RULES.players["sensible"], 0
    for number in range(20):
        seats = [at_random] * 4
        players = [*seats[: number % 4], sensible, *seats[number % 4 + 1 :]]
        head = Header(RULES.key, RULES.version, 4, RULES.options_type(), f"won {number}", OPENED)
        result = play_game(RULES, head, players)
        won += number % 4 in result.outcome.places[0]
        assert not result.slips
    assert won >= 15
