"""What a tile would do, as its owner is told."""

from __future__ import annotations

import pytest

from games.acquire.board import AROUND
from games.acquire.components import TILES
from games.acquire.prospects import Prospect, prospect, prospects
from games.acquire.rules import RULES as acquire
from games.acquire.state import Disposing, Founding, State, Surviving
from games.core.chance import Chance
from games.core.offers import sample
from games.core.words import Seat
from tests.contract.host import played
from tests.games.acquire.table import CELL, NUMBER, Game
from tests.games.acquire.test_founding import seven
from tests.games.acquire.test_mergers import cross, safe_pair


def of(game: Game, tile: str, seat: int = 0) -> Prospect:
    return prospect(acquire.view(game.state, Seat(seat)), CELL[tile])


def test_alone() -> None:
    told = of(Game(starts="1a"), "5e")
    assert told == Prospect(CELL["5e"], "alone")


def test_founding_tells_the_size_and_no_price() -> None:
    told = of(Game(starts="1a 2a"), "3a")
    assert (told.kind, told.size_after, told.price_after) == ("founds", 3, None)


def test_growth_tells_sizes_and_prices_before_and_after() -> None:
    told = of(Game(starts="4a").lay("1a 2a", "fusion"), "3a")
    assert (told.kind, told.touched) == ("grows", (NUMBER["fusion"],))
    assert (told.size_before, told.size_after) == (2, 4)
    assert (told.price_before, told.price_after) == (300, 500)
    assert not told.makes_safe


def test_growth_to_eleven_makes_safe() -> None:
    assert of(Game().lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a", "fusion"), "11a").makes_safe


def test_a_merger_tells_the_survivor_and_what_the_takeover_brings() -> None:
    game = cross(3, 2)
    for seat, count in enumerate((4, 2, 2)):
        game.holds(seat, zeta=count)
    told = of(game, "6e", 1)
    assert (told.kind, told.survivors) == ("merges", (NUMBER["sackson"],))
    assert (told.size_before, told.size_after) == (3, 6)
    assert (told.price_before, told.price_after) == (300, 600)
    (takeover,) = told.takeovers
    assert (takeover.corporation, takeover.size, takeover.price) == (NUMBER["zeta"], 2, 200)
    assert (takeover.shares, takeover.bonus) == (2, 500)


def test_tied_survivors_leave_prices_open() -> None:
    told = of(cross(2, 2), "6e")
    assert told.survivors == (0, 1)
    assert (told.size_before, told.size_after) == (2, 5)
    assert told.price_before is told.price_after is None
    assert [takeover.corporation for takeover in told.takeovers] == [0, 1]


def test_of_a_tie_no_bonus_is_told_for_the_corporation_that_survives() -> None:
    """Merging corporations: shareholders of the survivor get none."""
    game = cross(2, 2)
    for seat in range(3):
        game.holds(seat, sackson=(4, 2, 0)[seat], zeta=(0, 2, 2)[seat])
    assert of(game, "6e", 0).bonuses == (0, 2000)
    assert of(game, "6e", 1).bonuses == (1000, 1500)
    assert of(game, "6e", 2).bonuses == (0, 1500)


def test_of_a_decided_merger_the_bonuses_are_added_up() -> None:
    game = cross(4, 2, 2).holds(0, zeta=1, hydra=1)
    for seat in (1, 2):
        game.holds(seat, zeta=0, hydra=0)
    assert of(game, "6e").bonuses == (3000 + 4500, 3000 + 4500)


def test_a_bonus_of_a_tie_that_depends_on_hidden_shares_is_not_told() -> None:
    game = Game(3, open_holdings=False).lay("1a 2a", "fusion").lay("4a 5a", "zeta")
    holder = next(seat for seat in range(3) if game.shares(seat, "zeta"))
    assert of(game, "3a", holder).bonuses is None


def test_while_holders_decide_a_tile_is_told_as_after_the_merger() -> None:
    """The defunct corporation's tiles, and the joining one, are the survivor's then."""
    game = cross(3, 2)
    for seat in range(3):
        game.holds(seat, zeta=1)
    game.play("6e")
    assert isinstance(game.phase, Disposing)
    beside = next(one for one in AROUND[CELL["6e"]] if not game.state.board[one])
    told = of(game, TILES[beside])
    assert (told.kind, told.touched, told.depends) == ("grows", (NUMBER["sackson"],), False)
    assert (told.size_before, told.size_after) == (6, 7)


def test_while_the_founder_chooses_what_touches_his_corporation_depends() -> None:
    game = Game(starts="1a 9i").play("2a")
    assert isinstance(game.phase, Founding)
    told = of(game, "3a")
    assert (told.kind, told.depends) == ("grows", True)
    assert (of(game, "9h").kind, of(game, "9h").depends) == ("founds", False)


def test_while_the_survivor_is_chosen_what_touches_it_depends() -> None:
    game = cross(2, 2).play("6e")
    assert isinstance(game.phase, Surviving)
    beside = next(one for one in AROUND[CELL["6e"]] if not game.state.board[one])
    assert of(game, TILES[beside]).depends
    assert of(game, "12i") == Prospect(CELL["12i"], "alone")


def test_takeovers_come_largest_first() -> None:
    told = of(cross(6, 2, 4), "6e")
    assert [takeover.size for takeover in told.takeovers] == [4, 2]


def test_a_bonus_that_depends_on_hidden_shares_or_the_market_is_not_told() -> None:
    shut = Game(3, open_holdings=False).lay("1a 2a 3a", "fusion").lay("5a 6a", "zeta")
    holder = next(seat for seat in range(3) if shut.shares(seat, "zeta"))
    assert of(shut, "4a", holder).takeovers[0].bonus is None
    assert of(shut, "4a", (holder + 1) % 3).takeovers[0].bonus == 0
    two = Game(2).lay("1a 2a 3a", "fusion").lay("5a 6a", "zeta").holds(0, zeta=1)
    assert of(two, "4a").takeovers[0].bonus is None


def test_eighth_and_dead() -> None:
    assert of(seven().lay("11a"), "12a").kind == "eighth"
    told = of(safe_pair(), "6e")
    assert (told.kind, told.touched) == ("dead", (0, 1))


def test_all_tiles_of_the_rack_in_order_of_the_board() -> None:
    game = Game(racks=("5e 12a 3c 1i 7g 2b", "1a 3a 5a 7a 9a 11a"))
    told = prospects(acquire.view(game.state, Seat(0)))
    assert [one.cell for one in told] == sorted(game.state.racks[0])


@pytest.mark.parametrize("seed", range(0, 40, 5))
def test_what_is_told_comes_true(seed: int) -> None:
    """Play random games; each tile does what was told of it before."""
    host, chance = played(acquire, seed, 0), Chance("prospects", seed)
    while not host.over:
        (seat,) = acquire.waiting(host.state).seats
        offers = host.offers(seat)
        action = sample(offers[chance.below(len(offers))], chance)
        before = host.state
        host.act(seat, action)
        cell = getattr(action, "cell", None)
        if cell is not None:
            confirm(prospect(acquire.view(before, seat), cell), before, host.state)


def confirm(told: Prospect, before: State, after: State) -> None:
    match told.kind:
        case "founds":
            assert isinstance(after.phase, Founding) or told.size_after in after.sizes
        case "grows":
            (one,) = told.touched
            assert (before.sizes[one], after.sizes[one]) == (told.size_before, told.size_after)
        case "merges" if isinstance(after.phase, Surviving):
            assert after.phase.tied == told.survivors
        case "merges" if isinstance(after.phase, Disposing):
            assert (after.phase.survivor,) == told.survivors
        case "merges" | "alone":
            assert told.cell == after.last
        case _:
            raise AssertionError(told)
