"""What an action would do, told before it is made."""

from __future__ import annotations

from games.acquire.actions import (
    Buy,
    ChooseDefunct,
    ChooseSurvivor,
    ClaimVictory,
    DeclareEnd,
    Dispose,
    Found,
    PlayTile,
)
from games.acquire.rules import RULES as acquire
from games.core.contract import Note
from games.core.words import Action, Seat
from tests.games.acquire.table import CELL, NUMBER, Game, counts
from tests.games.acquire.test_mergers import cross


def told(game: Game, action: Action, viewer: int | None = -1) -> Note | None:
    """The hint for the player who is asked, or for another viewer."""
    seat = game.asked if viewer == -1 else viewer
    view = acquire.view(game.state, None if seat is None else Seat(seat))
    return acquire.hint(view, action)


def test_founding_tells_what_a_share_costs_by_corporation() -> None:
    """Share price: the information card."""
    game = Game(starts="1a 5e 9i").play("2a")
    notes = [told(game, Found(NUMBER[key])) for key in ("sackson", "america", "quantum")]
    assert [note and note.facts["price"] for note in notes] == [200, 300, 400]


def test_a_tile_that_founds_tells_the_least_and_the_most_a_share_will_cost() -> None:
    note = told(Game(starts="1a 5e 9i"), PlayTile(CELL["2a"]))
    assert note == Note("founds", {"size": 2, "price": 200, "cost": 400})


def test_a_tile_that_enlarges_tells_the_new_price() -> None:
    game = Game().lay("1a 2a", "fusion")
    assert told(game, PlayTile(CELL["3a"])) == Note(
        "grows", {"corporation": NUMBER["fusion"], "size": 3, "price": 400}
    )


def takeover(*held: int, open_holdings: bool = True) -> Game:
    """Sackson (3) is about to take over zeta (2: $200)."""
    game = cross(3, 2) if open_holdings else Game(3, open_holdings=False).lay("1a 2a 3a", "sackson")
    if not open_holdings:
        game.lay("5a 6a", "zeta")
    for seat, count in enumerate(held):
        game.holds(seat, zeta=count)
    return game


def test_a_merger_tells_who_gets_which_bonus() -> None:
    """Bonuses: $2,000 and $1,000 at $200; the highest comes first."""
    note = told(takeover(1, 5, 0), PlayTile(CELL["6e"]))
    assert note is not None
    assert note.key == "merges-paid"
    assert (note.facts["seats"], note.facts["amounts"]) == ((1, 0), (2000, 1000))


def test_a_merger_without_holders_says_so() -> None:
    note = told(takeover(0, 0, 0), PlayTile(CELL["6e"]))
    assert note is not None
    assert note.key == "merges-unpaid"


def test_where_holdings_are_hidden_a_hint_does_not_remember_for_its_reader() -> None:
    """Open or hidden resources: they are a matter of memory."""
    note = told(takeover(1, 5, 0, open_holdings=False), PlayTile(CELL["4a"]))
    assert note is not None
    assert note.key == "merges"
    assert "amounts" not in note.facts


def test_a_disposal_tells_money_shares_and_what_the_bank_has_left() -> None:
    """Sell 3 at $200, trade 4 for 2: $600, 2 Sackson, 1 kept."""
    game = takeover(0, 0, 0)
    mover = game.state.mover
    game.holds(mover, zeta=8).play("6e")
    left = game.stock("sackson")
    note = told(game, Dispose((3, 4)))
    assert note is not None
    assert note.facts["amount"] == 600
    assert (note.facts["taken"], note.facts["kept"], note.facts["left"]) == (2, 1, left - 2)


def test_a_tied_survivor_tells_whom_it_takes_over() -> None:
    game = cross(2, 2).play("6e")
    note = told(game, ChooseSurvivor(NUMBER["zeta"]))
    assert note is not None
    assert (note.facts["survivor"], note.facts["defuncts"]) == (
        NUMBER["zeta"],
        (NUMBER["sackson"],),
    )


def test_the_next_to_be_settled_tells_its_price() -> None:
    game = cross(2, 2, 2).play("6e").survive("sackson")
    note = told(game, ChooseDefunct(NUMBER["zeta"]))
    assert note is not None
    assert note.facts["price"] == 200


def test_a_purchase_tells_its_cost_and_what_is_left() -> None:
    game = Game().lay("1a 2a", "fusion").play("1c")
    cash = game.cash(game.state.mover)
    action = Buy(counts({"fusion": 3}))
    assert told(game, action) == Note("buy", {"cost": 900, "cash": cash - 900})
    assert told(game, Buy(counts({}))) == Note("buy-nothing", {"cash": cash})


def test_a_purchase_beyond_the_money_tells_what_is_lacking() -> None:
    """Running out of money: no loans."""
    game = Game().lay("1a 2a", "fusion").play("1c")
    game.has(game.state.mover, 500)
    note = told(game, Buy(counts({"fusion": 3})))
    assert note == Note("buy-too-much", {"cost": 900, "amount": 400})


def test_hidden_money_is_not_told_to_others() -> None:
    game = Game(open_holdings=False).lay("1a 2a", "fusion").play("1c")
    assert told(game, Buy(counts({"fusion": 1})), viewer=None) is None


def ending(seats: int = 3, *, open_holdings: bool = True) -> Game:
    """Fusion has eleven tiles, and the mover buys."""
    game = Game(seats, open_holdings=open_holdings)
    game.lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a", "fusion")
    for seat in range(seats):
        game.holds(seat, fusion=seat).has(seat, 6000)
    return game.play("1c")


def test_declaring_the_end_tells_the_ranking_it_would_bring() -> None:
    """Bonuses at $800: $8,000 and $4,000; two, one and no share."""
    note = told(ending(), DeclareEnd())
    assert note is not None
    assert note.key == "declare-end-ranked"
    assert note.facts["seats"] == (2, 1, 0)
    assert note.facts["amounts"] == (15600, 10800, 6000)


def test_the_ranking_counts_what_is_bought_with_the_declaration() -> None:
    game = ending()
    game.holds(2, fusion=0).holds(1, fusion=0)
    note = told(game, Buy(counts({"fusion": 1}), end=True))
    assert note is not None
    assert note.key == "buy-and-end-ranked"
    assert note.facts["seats"] == (game.state.mover, *{0, 1, 2} - {game.state.mover})
    assert note.facts["amounts"] == (18000, 6000, 6000)


def test_without_money_declaring_while_buying_ends_the_game_at_once() -> None:
    """Running out of money: the rest of the turn would be to buy nothing."""
    game = ending()
    game.has(game.state.mover, 0)
    note = told(game, DeclareEnd())
    assert note is not None
    assert (note.key, note.facts["cost"]) == ("buy-and-end-ranked", 0)


def test_between_two_the_ranking_is_told_before_the_market_draws() -> None:
    """Two players: the bonuses depend on the draw."""
    note = told(ending(2), DeclareEnd())
    assert note is not None
    assert (note.key, note.facts["amounts"]) == ("declare-end-two", (6800, 6000))


def test_no_ranking_where_holdings_are_hidden() -> None:
    assert told(ending(open_holdings=False), DeclareEnd()) == Note("declare-end")


def test_claiming_the_victory_says_what_it_brings() -> None:
    assert told(Game(), ClaimVictory()) == Note("claim-victory")
