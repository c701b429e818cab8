"""Open and hidden money and shares."""

from __future__ import annotations

import pytest

from games.acquire.actions import Buy, PlayTile
from games.acquire.board import playable
from games.acquire.components import COUNT
from games.acquire.events import (
    BonusShared,
    BothBonusesPaid,
    CorporationFounded,
    MajorityPaid,
    MinorityPaid,
    MinorityShared,
    SharesBought,
    SharesDisposed,
    SharesSettled,
)
from games.acquire.rules import RULES as acquire
from games.acquire.state import Buying, Disposing, Options, Over
from games.core.chance import Chance
from games.core.words import Event, Seat, visible_events
from tests.contract.host import played
from tests.games.acquire.table import Game
from tests.games.acquire.test_founding import seven
from tests.games.acquire.test_mergers import cross


def hidden() -> Game:
    return Game(4, open_holdings=False).lay("1a 2a", "fusion").lay("4a 5a", "zeta")


def test_open_resources_are_the_default() -> None:
    """Open or hidden resources: open play is recommended to the inexperienced."""
    assert Options().open_holdings
    view = acquire.view(Game().lay("1a 2a", "fusion").state, None)
    assert view.cash == (6000,) * 3
    assert all(mine is not None for mine in view.shares)


def test_hidden_ones_are_seen_by_their_owner_only() -> None:
    """Ruling 20. Open or hidden resources."""
    game = hidden()
    for viewer in (None, *range(4)):
        view = acquire.view(game.state, None if viewer is None else Seat(viewer))
        for seat in range(4):
            seen = viewer == seat
            assert view.cash[seat] == (game.cash(seat) if seen else None)
            assert view.shares[seat] == (game.state.shares[seat] if seen else None)


def test_unsold_shares_are_always_public() -> None:
    """Ruling 20. Note: anybody may ask how many are left."""
    game = hidden()
    assert acquire.view(game.state, None).stock == game.state.stock


def test_with_hidden_money_the_purchase_is_no_public_offer() -> None:
    """Its budget would tell the money."""
    assert hidden().play("1c").offer(Buy).hidden
    assert not Game().lay("1a 2a", "fusion").play("1c").offer(Buy).hidden


def test_which_tiles_one_holds_is_never_a_public_offer() -> None:
    assert Game().offer(PlayTile).hidden
    assert hidden().offer(PlayTile).hidden


def test_with_hidden_money_who_has_none_is_asked_all_the_same() -> None:
    """A skipped question would tell it."""
    game = hidden()
    mover = game.state.mover
    game.has(mover, 0).play("1c")
    assert isinstance(game.phase, Buying)
    assert game.state.mover == mover


def test_in_a_merger_only_what_is_held_of_the_defunct_is_shown() -> None:
    """Majority and minority bonuses: the exact number of shares of the defunct corporation."""
    game = hidden()
    for seat in range(4):
        game.holds(seat, zeta=seat, fusion=2)
    game.play("3a").survive("fusion")
    assert isinstance(game.phase, Disposing)
    view = acquire.view(game.state, Seat(0))
    assert view.shown == (0, 1, 2, 3)
    assert view.shares[1] is None


def test_a_settled_merger_with_hidden_shares_reveals_something() -> None:
    """No undo without consent."""
    game = hidden()
    game.play("3a")
    assert not game.host.table.revealed
    game.survive("fusion")
    assert game.host.table.revealed


def test_whoever_followed_the_game_knows_all_holdings() -> None:
    """What is bought, sold, traded and paid is told, so nothing of it is secret."""
    game = hidden().play("3a").survive("fusion")
    while isinstance(game.phase, Disposing):
        game.dispose(sell=1)
    game.buy(fusion=2)
    for viewer in (None, *range(4)):
        view = acquire.view(game.state, None if viewer is None else Seat(viewer))
        assert view.known_cash == tuple(game.cash(seat) for seat in range(4))
        assert view.known_shares == game.state.shares


@pytest.mark.parametrize("seed", range(6))
def test_holdings_follow_from_what_was_told_to_all(seed: int) -> None:
    """Open or hidden resources: from the public events alone everybody's money and shares."""
    host = played(acquire, seed)
    seats = host.head.seats
    cash, shares = [6000] * seats, [[0] * COUNT for _ in range(seats)]
    for table in host.tables:
        for event in visible_events(table.events, None):
            follow(event, cash, shares)
        view = acquire.view(table.state, None)
        assert view.known_cash == tuple(cash)
        if not isinstance(table.state.phase, Over):
            assert view.known_shares == tuple(map(tuple, shares))


def follow(event: Event, cash: list[int], shares: list[list[int]]) -> None:
    """Note what an event says of money and shares."""
    match event:
        case CorporationFounded(seat=seat, corporation=one, gift=gift):
            shares[seat][one] += gift
        case SharesBought(seat=seat, shares=bought, amount=amount):
            shares[seat] = [had + new for had, new in zip(shares[seat], bought, strict=True)]
            cash[seat] -= amount
        case MajorityPaid() | MinorityPaid() | BothBonusesPaid() | SharesSettled():
            cash[event.seat] += event.amount
        case BonusShared(seats=seats, amount=amount) | MinorityShared(seats=seats, amount=amount):
            for seat in seats:
                cash[seat] += amount
        case SharesDisposed(seat=seat, corporation=gone, survivor=survivor):
            shares[seat][gone] -= event.sold + event.traded
            shares[seat][survivor] += event.taken
            cash[seat] += event.amount
        case _:
            """It moves neither."""


@pytest.mark.parametrize("number", range(20))
def test_an_imagined_mover_has_a_tile_to_play(number: int) -> None:
    """Otherwise the mover would not be asked for one."""
    game = seven().lay("10g 12g 10i 12i")
    mover = game.state.mover
    game.rack(mover, "1i 8i 10h").rack((mover + 1) % 3, "9g 11g 9i 11i 12h").bag("")
    for viewer in (None, *(Seat(seat) for seat in range(3) if seat != mover)):
        world = acquire.imagine(game.state, viewer, Chance("world", number))
        assert playable(world.board, world.sizes, world.racks[mover])


@pytest.mark.parametrize("game", [cross(3, 2), hidden()])
def test_only_tiles_are_imagined(game: Game) -> None:
    worlds = [acquire.imagine(game.state, Seat(0), Chance("world", n)) for n in range(20)]
    assert {world.purses for world in worlds} == {game.state.purses}
    assert {world.shares for world in worlds} == {game.state.shares}
    assert {world.racks[0] for world in worlds} == {game.state.racks[0]}
    assert len({world.racks[1] for world in worlds}) > 1
