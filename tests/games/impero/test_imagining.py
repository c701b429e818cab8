"""What a viewer can reckon, and other worlds that look the same: secrets of Impero."""

from __future__ import annotations

import pytest

from games.core.chance import Chance
from games.core.record import encode
from games.core.words import Seat, visible_events
from games.impero.actions import Answer, Bid, Buy, Send
from games.impero.rules import RULES as impero
from games.impero.state import State
from tests.contract.host import Host, played
from tests.games.impero.table import Dice, Game

WORLDS = range(8)


def reckoned(game: Game, viewer: int | None, seat: int) -> tuple[int, int]:
    """Cents and points that a viewer knows a seat to have."""
    view = impero.view(game.state, None if viewer is None else Seat(viewer))
    return view.reckoned[seat], view.reckoned_points[seat]


def now(game: Game, seat: int) -> tuple[int, int]:
    return game.cash(seat), game.points(seat)


@pytest.fixture
def game() -> Game:
    return Game(4)


def test_what_is_told_to_all_is_reckoned_by_all(game: Game) -> None:
    """Founding, bidding, buying and selling: each with its money and its points."""
    game.found(0)
    lot, sale = game.issue(0), game.sell(0)
    game.act(1, Bid(lot.id, 700)).act(2, Buy(sale.id)).act(3, Bid(lot.id, 701))
    for viewer in (None, 0, 1, 2, 3):
        assert [reckoned(game, viewer, seat) for seat in range(4)] == [
            now(game, seat) for seat in range(4)
        ]


def test_what_two_have_sent_each_other_is_reckoned_by_the_two(game: Game) -> None:
    game.act(0, Send(Seat(1), 500)).rolled(1, Answer(1, accept=True), Dice())
    assert (now(game, 0), now(game, 1)) == ((4500, 19), (5500, 19))
    for one in (0, 1):
        assert (reckoned(game, one, 0), reckoned(game, one, 1)) == ((4500, 19), (5500, 19))
    for other in (None, 2, 3):
        assert (reckoned(game, other, 0), reckoned(game, other, 1)) == ((5000, 20), (5000, 20))


def test_money_that_comes_back_is_reckoned_by_the_two(game: Game) -> None:
    game.act(0, Send(Seat(1), 500)).act(1, Answer(1, accept=False))
    assert reckoned(game, 1, 0) == now(game, 0) == (5000, 19)
    assert reckoned(game, 2, 0) == (5000, 20)


def test_a_closing_shows_what_everybody_has(game: Game) -> None:
    game.act(0, Send(Seat(1), 500)).rolled(1, Answer(1, accept=True), Dice()).close()
    assert [reckoned(game, None, seat)[0] for seat in range(4)] == [4500, 5500, 5000, 5000]


def test_who_was_caught_is_known_to_have_nothing(game: Game) -> None:
    """Ruling 15: whatever they had dealt in secret before."""
    game.act(0, Send(Seat(2), 700)).rolled(2, Answer(1, accept=True), Dice())
    game.act(0, Send(Seat(1), 500)).rolled(1, Answer(2, accept=True), Dice(police=0))
    assert [reckoned(game, None, seat)[0] for seat in (0, 1, 2)] == [0, 0, 5000]
    assert reckoned(game, 0, 2)[0] == 5700


def test_a_transfer_changes_nothing_that_others_see_or_read(game: Game) -> None:
    """Transferring funds: private to the two, with all that becomes of it (ruling 30)."""
    before = [encode(impero.view(game.state, viewer)) for viewer in (None, Seat(2))]
    for seat, action in (
        (0, Send(Seat(1), 500)),
        (1, Answer(1, accept=True)),
        (1, Send(Seat(3), 50)),
        (3, Answer(2, accept=False)),
    ):
        game.rolled(seat, action, Dice())
        assert [encode(impero.view(game.state, one)) for one in (None, Seat(2))] == before
        assert visible_events(game.events, None) == visible_events(game.events, Seat(2)) == ()


def worlds(host: Host) -> list[tuple[State, Seat | None]]:
    """States of a game, each with everybody who looks at it."""
    states = [table.state for table in host.tables[:: max(1, len(host.tables) // 12)]]
    return [(state, viewer) for state in states for viewer in (None, *host.seats[:4])]


@pytest.mark.parametrize("seed", range(0, 76, 7))
def test_imagining_twice_is_imagining_once(seed: int) -> None:
    """It depends on what the viewer knows, and on the dice, alone."""
    for number, (state, viewer) in enumerate(worlds(played(impero, seed))):
        first = impero.imagine(state, viewer, Chance("first", number))
        again = impero.imagine(first, viewer, Chance("second", number))
        assert again == impero.imagine(state, viewer, Chance("second", number))


@pytest.mark.parametrize("seed", range(0, 76, 7))
def test_in_imagined_worlds_nobody_owes_money_or_points(seed: int) -> None:
    for number, (state, viewer) in enumerate(worlds(played(impero, seed))):
        other = impero.imagine(state, viewer, Chance("world", number))
        assert min(other.purses[:-1]) >= 0
        assert all(0 <= one.points <= 20 for one in other.players)
        assert all(one.amount > 0 and 1 <= one.risk <= 100 for one in other.transfers)
        assert impero.totals(other) == impero.totals(state)


def test_the_mean_of_imagined_purses_is_what_can_be_reckoned(game: Game) -> None:
    """No purse is imagined larger or smaller on the whole: others deal with each other."""
    game.found(0, 2000)
    seen = impero.view(game.state, None).reckoned
    purses = [
        impero.imagine(game.state, None, Chance("mean", number)).purses for number in range(400)
    ]
    means = [sum(one[seat] for one in purses) / len(purses) for seat in range(4)]
    assert sum(means) == pytest.approx(sum(seen))
    assert all(abs(mean - known) < 800 for mean, known in zip(means, seen, strict=True))


def test_others_deal_otherwise_in_other_worlds(game: Game) -> None:
    game.act(0, Send(Seat(1), 500))
    seen = {encode(impero.imagine(game.state, Seat(2), Chance("x", n))) for n in WORLDS}
    assert len(seen) == len(WORLDS)


def test_of_two_players_nothing_is_hidden_from_each_other() -> None:
    game = Game(2)
    game.act(0, Send(Seat(1), 500))
    assert impero.imagine(game.state, Seat(1), Chance("x", 0)) == game.state
