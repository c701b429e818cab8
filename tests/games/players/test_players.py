"""Computer players: they know what their seat knows, end every game, and the sensible one wins."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.core.chance import Chance
from games.core.contract import Player
from games.core.record import Header
from games.players import RANDOM, kinds, player_of
from games.players.game import OPENED, play_game
from games.simulate import main
from tests.contract.reduced import REDUCED

ALL = {**GAMES, **REDUCED}
PLAYED = {"greed": 12, "impero": 8}
"""Fewer of those that take long."""


def header(game: str, seats: int, seed: str) -> Header[Any]:
    rules = ALL[game]
    return Header(game, rules.version, seats, rules.options_type(), seed, OPENED)


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("fewest", [True, False])
def test_every_kind_ends_every_game_without_a_refused_action_of_its_own(
    game: str, fewest: bool
) -> None:
    rules = ALL[game]
    seats = rules.seats[0] if fewest else rules.seats[-1]
    for kind in kinds(rules):
        played = play_game(rules, header(game, seats, kind), [player_of(rules, kind)] * seats)
        assert sorted(seat for place in played.outcome.places for seat in place) == list(
            range(seats)
        )
        if kind != RANDOM:
            assert not played.slips


ENOUGH = 0.85


@pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if rules.players])
def test_a_player_that_knows_its_game_beats_random_ones(game: str) -> None:
    """At the smallest table, where chance has least to say; `games.simulate` measures others."""
    rules, won, count = GAMES[game], 0, PLAYED.get(game, 40)
    fewest = rules.seats[0]
    for number in range(count):
        seats = [player_of(rules, RANDOM)] * fewest
        seats[number % fewest] = player_of(rules, kinds(rules)[0])
        seed = f"win {number}"
        head = Header(game, rules.version, fewest, rules.options_type(), seed, OPENED)
        played = play_game(rules, head, seats)
        won += number % fewest in played.outcome.places[0]
    assert won >= ENOUGH * count, (
        f"it won {won} of {count} games against random players, and {ENOUGH:.0%} are wanted: a computer"
        " player that people meet as sensible plays better, or is not named in RULES.players"
    )


def test_an_unknown_kind_plays_as_the_strongest() -> None:
    assert player_of(ALL["acquire"], "retired") is player_of(ALL["acquire"], "sensible")
    assert player_of(ALL["shark"], "sensible") is player_of(ALL["shark"], RANDOM)


def test_the_same_seed_plays_the_same_game() -> None:
    players: list[Player] = [player_of(ALL["acquire"], "sensible")] * 3
    games = [play_game(GAMES["acquire"], header("acquire", 3, "same"), players) for _ in range(2)]
    assert games[0].entries == games[1].entries


def test_what_a_player_does_depends_on_its_view_alone() -> None:
    """In another world that the seat cannot tell from this one it does the same."""
    rules, kind = GAMES["acquire"], player_of(ALL["acquire"], "sensible")
    played = play_game(rules, header("acquire", 3, "worlds"), [kind] * 3)
    state = rules.setup(3, rules.options_type(), OPENED, Chance(played.header.seed, 0)).state
    for number in range(20):
        other = rules.imagine(state, state.mover, Chance("other", number))
        done = [
            kind(rules.view(world, state.mover), rules.offers(world, state.mover), Chance("x", 1))
            for world in (state, other)
        ]
        assert done[0] == done[1]


def test_a_simulation_ends_with_the_wins_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "acquire --seats 3 --games 6 --players sensible,random,random --seed 1"
    assert main(asked.split()) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("wins: sensible ")
    assert last.count("%") == 2
    assert last.endswith(")")


def test_a_strong_player_is_simulated_with_a_budget_and_plays_the_same_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = "shark_room --seats 2 --games 1 --players strong,sensible --rollouts 6"
    told = []
    for _ in range(2):
        assert main(asked.split()) == 0
        told.append(capsys.readouterr().out.splitlines())
    assert any(line.startswith("searches of strong: ") for line in told[0])
    assert told[0][1:5] == told[1][1:5]


def test_an_older_player_that_the_tests_keep_can_be_played_against(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = "acquire --seats 3 --games 3 --players sensible,sensible@1,sensible@1"
    assert main(asked.split()) == 0
    assert "sensible@1" in capsys.readouterr().out.splitlines()[-1]


def test_a_simulation_is_played_with_the_options_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lengths = []
    for options in ("{}", '{"open_holdings":false}'):
        assert main(["acquire", "--seats", "2", "--games", "2", "--options", options]) == 0
        lengths.append(capsys.readouterr().out.splitlines()[1])
    assert lengths[0] != lengths[1]


@pytest.mark.parametrize(
    "asked",
    [
        *("acquire --seats 7", "acquire --seats 2 --players random", "acquire --players a,b,c,d"),
        "acquire --seats 2 --players sensible,sensible@99",
        *("acquire --rollouts 0", "acquire --seconds 0"),
        *("acquire --options {", 'acquire --options {"jokers":true}'),
    ],
)
def test_a_simulation_that_cannot_be_played_says_why(
    asked: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(asked.split()) == 2
    assert capsys.readouterr().err
