"""The pictures in words: short enough for Discord, in a fixed order, in both languages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.acquire.state import Disposing, Placing
from games.core.words import Seat
from render.acquire import DRAWER as acquire
from tests.games.acquire.table import Game as Table
from tests.games.acquire.test_mergers import cross
from tests.render.samples import HARD_NAMES, LANGUAGES, NAMES, decided, played, scene, words

MOST = 1000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_words_never_grow_too_long(seats: int, language: str) -> None:
    game = played(seats, seats)
    for state in game.states:
        shown = scene(state, Seat(0), language, HARD_NAMES)
        assert len(acquire.alt(shown)) <= MOST
        assert len(acquire.alt_hand(shown)) <= MOST
    assert len(acquire.alt_final(scene(game.end, None, language), game.history())) <= MOST


def test_the_board_is_told_in_one_order() -> None:
    """Table and turn, who must do what, the last tile, the corporations, the players."""
    state = next(
        state
        for state in reversed(played(4, 4).states)
        if isinstance(state.phase, Placing) and state.last is not None
    )
    told = acquire.alt(scene(state))
    order = ["Acquire, table 42, turn", ": play a tile.", "Last tile: ", " tiles", "Giulia $"]
    places = [told.index(part) for part in order]
    assert places == sorted(places)


def test_the_largest_corporation_is_told_first() -> None:
    told = acquire.alt(scene(played(4, 4).states[-3]))
    sizes = [int(part.split()[-1]) for part in told.split(" tiles")[:-1]]
    assert sizes == sorted(sizes, reverse=True)


def test_what_is_hidden_is_said_to_be_hidden() -> None:
    state = played(3, 5, open_holdings=False).states[50]
    told = acquire.alt(scene(state, 0))
    assert told.count("money and shares hidden") == 2
    assert acquire.text(scene(state, 0)).count("money and shares hidden") == 2


def test_a_merger_is_told_with_the_survivor() -> None:
    state = next(s for s in played(4, 4).states if isinstance(s.phase, Disposing))
    assert " takes over " in acquire.alt(scene(state))
    assert " assorbe " in acquire.alt(scene(state, None, "it"))


def test_the_whole_table_tells_the_hand_first_then_every_tile_and_who_leads() -> None:
    """The board is no drawing: each corporation says its tiles, and who is first and second."""
    game = Table(starts="1a")
    game.lay("8e 8f 9f 10f", found="zeta").deal(0, "8g")
    for seat, count in enumerate((3, 5, 2)):
        game.holds(seat, zeta=count)
    told = acquire.text(scene(game.state, 0).in_words())
    assert (
        "- Zeta 4 tiles, $400 a share, 15 left: tiles 8e, 8f, 9f and 10f; you hold 3; most shares: Marco with 5; second most: Giulia with 3"
        in told
    )
    places = [told.index(part) for part in ("- 8g:", "turn", "Corporations:", "Players:")]
    assert places == sorted(places)
    hidden = acquire.text(scene(game.state))
    assert "8g:" not in hidden
    assert "you hold" not in hidden


def test_a_merger_tells_the_viewer_their_own_shares_of_what_grows() -> None:
    game = Table(starts="1a")
    game.lay("8e 8f 9f 10f", found="zeta").lay("8h 8i", found="sackson").deal(1, "8g")
    for seat, count in enumerate((2, 3, 0)):
        game.holds(seat, zeta=count)
    assert "You hold no Sackson. You hold 3 Zeta." in acquire.text(scene(game.state, 1).in_words())


def test_an_unspeakable_name_is_a_number_everywhere() -> None:
    state = played(3).states[0]
    for seats in range(3):
        names = ["Ann", "Bea", "Cid"]
        names[seats] = "🦊🦊"
        told = acquire.alt(scene(state, None, "it", names))
        assert f"Giocatore {seats + 1}" in told
        assert "🦊" not in told


def test_a_hand_tells_every_tile_and_what_it_would_do() -> None:
    state = played(4, 4).states[70]
    shown = scene(state, 0)
    told = acquire.alt_hand(shown)
    for cell in shown.view.rack:
        assert f"{1 + cell % 12}{'abcdefghi'[cell // 12]}" in told


def test_a_hand_without_tiles_says_so() -> None:
    shown = scene(played(4, 4).states[70], 0)
    empty = replace(shown, view=replace(shown.view, rack=()))
    assert "No tiles." in acquire.alt_hand(empty)
    assert acquire.hand(empty).image.height < acquire.hand(shown).image.height


def test_the_end_tells_places_with_ties() -> None:
    end = played(4, 4).end
    shown = scene(end, None, "en", NAMES)
    cash = (500, 900, 900, 100)
    tied = decided(replace(shown, view=replace(shown.view, cash=cash)), cash)
    told = acquire.alt_final(tied, played(4, 4).history())
    assert "Marco and Ottavia R. share the win, at $900 each" in told
    assert "1st Marco $900. 1st Ottavia R. $900. 3rd Giulia $500." in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Bonus $1,000 to $1,500"),
        ("it", "Bonus da 1.000\xa0$ a 1.500"),
    ],
)
def test_of_a_tie_the_hand_tells_the_least_and_the_most_that_it_may_bring(
    language: str, told: str
) -> None:
    """Merging corporations: only one of the tied pays bonuses."""
    game = cross(2, 2)
    for seat in range(3):
        game.holds(seat, sackson=(4, 2, 0)[seat], zeta=(0, 2, 2)[seat])
    game.deal(1, "6e")
    assert told in acquire.alt_hand(scene(game.state, 1, language))


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "3a: Depends on the choice."), ("it", "3a: Dipende dalla scelta.")],
)
def test_while_the_founder_chooses_the_hand_says_what_depends_on_it(
    language: str, told: str
) -> None:
    game = Table(starts="1a")
    game.deal(1, "3a")
    game.play("2a")
    assert told in acquire.alt_hand(scene(game.state, 1, language))
    assert acquire.hand(scene(game.state, 1, language)).image.size


@pytest.mark.parametrize(("language", "told"), [("en", "market "), ("it", "mercato ")])
def test_between_two_the_final_words_tell_what_the_market_held(language: str, told: str) -> None:
    """Two players: at the end the market takes part again."""
    game = played(2, 2)
    assert any(line.market for line in game.end.sheet)
    assert told in acquire.alt_final(scene(game.end, None, language), game.history())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_table_in_words_tells_every_price(language: str) -> None:
    table = words(language, ())
    told = acquire.alt_prices(table)
    assert all(table.money(price) in told for price in range(200, 1300, 100))
    assert "`" not in told
    assert len(told) <= 1000


def test_the_film_in_words_says_that_it_is_one() -> None:
    game = played(6, 6)
    told = acquire.alt_replay(scene(game.end, None, "en", HARD_NAMES), len(game.states))
    assert told.startswith("An animation of the game, ")
    assert len(told) <= 1000
