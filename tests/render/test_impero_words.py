"""Impero's pictures in words: short enough, in both languages, nothing of what is secret."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.ui.limits import TEXT, messages, units
from games.core.chance import Chance
from games.core.words import Seat
from games.impero.components import YIELDS, price
from games.impero.rules import RULES as rules
from games.impero.state import State
from render import png
from render.impero import DRAWER as impero
from render.impero import (
    company,
    each,
    empire,
    market,
    personal,
    report,
    spoken,
    spoken_pages,
)
from render.scene import Scene
from tests.render.samples import LANGUAGES, decided
from tests.render.samples_impero import HARD_NAMES, NAMES, Wanted, history, scene, small, state

CROWD = Wanted(seats=20, companies=52, own=15, lots=16, rich=100, seed=3)
PAGES = ("market", "report", "key", "company:0", "region:2", "each", "player:1")


def told(seen: Scene) -> list[str]:
    """All the words there are for a viewer."""
    return [
        spoken.board(seen),
        spoken.hand_of(seen),
        *(spoken_pages.tell(seen, key) for key in PAGES),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_twenty_players_no_name_is_cut_in_the_whole_table(language: str) -> None:
    """In any script: only an alt text has little room."""
    seen = scene(state(CROWD), 0, language, HARD_NAMES).in_words()
    assert "…" not in impero.text(seen)
    assert "…" not in impero.alt(replace(seen, whole=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_twenty_players_in_words_take_several_messages_and_lose_no_line(language: str) -> None:
    whole = impero.text(scene(state(CROWD), 0, language, HARD_NAMES).in_words())
    parts = messages(whole)
    assert len(parts) > 1
    assert all(units(one) <= TEXT for one in parts)
    lines = [line for one in parts for line in one.splitlines() if line]
    assert len(lines) == len([line for line in whole.splitlines() if line])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, HARD_NAMES])
def test_every_picture_in_words_has_at_most_a_thousand_characters(
    language: str, names: tuple[str, ...]
) -> None:
    crowd = state(CROWD)
    seen = scene(crowd, 0, language, names)
    words = [*told(seen), spoken.final_sheet(decided(seen, seen.view.capital), history(crowd))]
    assert all(100 < len(one) <= 1000 for one in words)


def test_the_board_in_words_tells_companies_and_ranking() -> None:
    seen = scene(state(Wanted()))
    words = spoken.board(seen)
    assert words.startswith("Impero, table 42. Turn 7 of 14: everyone plays.")
    assert "Alpi Luce (Giulia)" in words
    assert "20 cells were in blackout." in words
    assert all(name in words for name in NAMES[:6])


def test_the_ranking_in_words_tells_of_each_their_own_companies_and_cells() -> None:
    told = impero.text(scene(state(Wanted())))
    assert "- 1st Ottavia R. $371.10, 1 company, 10 cells" in told
    assert "- 4th Theo $223.66, 2 companies, 24 cells" in told


def test_the_map_of_one_player_in_words_tells_place_capital_and_companies() -> None:
    words = spoken_pages.tell(scene(state(Wanted()), 0), "mine")
    assert "The map of Giulia: 2nd with $301.78, 12 cells. Borea Energia: 9 cells, 0" in words


def test_the_players_maps_in_words_tell_everybodys_cells() -> None:
    seen = scene(state(Wanted()))
    words = spoken_pages.tell(seen, "each")
    assert all(name in words for name in NAMES[:6])


def test_the_key_of_the_map_in_words_tells_who_is_who_and_what_the_signs_say() -> None:
    words = spoken_pages.tell(scene(state(Wanted())), "key")
    assert "Who is who. 1st Ottavia R. $371.10 (3): G; 2nd Giulia $301.78 (1): A B;" in words
    assert "A letter is a company" in words
    words = spoken_pages.tell(scene(state(CROWD), None, "it", HARD_NAMES), "key")
    assert "Un numero è chi amministra" in words
    assert "(2): X W2" in words


def test_who_only_looks_on_has_no_map_of_their_own() -> None:
    with pytest.raises(LookupError):
        spoken_pages.tell(scene(small()), "mine")


def test_the_film_in_words_says_that_it_is_one() -> None:
    seen = scene(state(Wanted()))
    words = impero.alt_replay(seen, 15)
    assert words.startswith("An animation of the game, 15 steps.")
    assert len(words) <= 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_table_in_words_tells_all_prices(language: str) -> None:
    words = impero.alt_prices(scene(small(), None, language).words)
    money = scene(small(), None, language).words.money
    assert all(money(price(dollars)) in words for dollars in YIELDS)
    assert "`" not in words
    assert len(words) <= 2000


def test_before_the_first_closing_the_report_says_so() -> None:
    words = spoken_pages.tell(scene(small(), 0), "report")
    assert "No turn has been closed yet" in words
    assert "The first report comes when turn 1 closes." in words


def test_an_empty_market_says_so() -> None:
    words = spoken_pages.tell(scene(small(), 0), "market")
    assert "No auction is open. Nobody sells shares." in words


def test_money_that_waits_for_an_answer_comes_first() -> None:
    """Transferring funds: the risk is shown beforehand."""
    words = spoken.hand_of(scene(state(Wanted()), 0))
    assert "Marco sends you money, risk 38%, take it?, $20.00" in words
    assert words.index("Marco sends") < words.index("Auction:")


def test_an_unknown_page_is_an_error() -> None:
    with pytest.raises(LookupError):
        spoken_pages.tell(scene(small(), 0), "nowhere")


def shown(seen: State, viewer: Seat | None, language: str) -> tuple[str | bytes, ...]:
    """All that somebody is shown of a state, in pixels and in words."""
    sight = scene(seen, viewer, language)
    pictures = [market.draw(sight), report.draw(sight), company.draw(sight, 0)]
    pictures += [impero.board(sight), each.draw(sight), personal.draw(sight, 1)]
    if viewer is not None:
        pictures.append(empire.draw(sight))
    return (*map(png.encode, pictures), *told(sight), spoken.whole(sight))


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(3)])
@pytest.mark.parametrize("wanted", [Wanted(), CROWD])
def test_nothing_changes_when_only_something_hidden_does(
    wanted: Wanted, viewer: Seat | None
) -> None:
    """Others' capital and points of now, and what they send each other."""
    seen = state(wanted)
    other = rules.imagine(seen, viewer, Chance("secrets", 1))
    assert other != seen
    for language in LANGUAGES:
        assert shown(other, viewer, language) == shown(seen, viewer, language)


def test_a_spectator_reads_nobody_s_points_or_capital_of_now() -> None:
    seen = state(Wanted())
    for viewer in (None, 4):
        sight = scene(seen, viewer)
        words = " ".join([*told(sight), spoken.whole(sight)])
        for seat in (0, 1, 2):
            assert sight.words.money(seen.purses[seat]) not in words


def test_amounts_of_the_last_closing_are_those_of_its_shareholders() -> None:
    """Shares bought since then have brought their new owner nothing."""
    sight = scene(state(Wanted()), 0)
    account = sight.view.accounts[0]
    brought = sum(one.per_share * one.shares[0] for one in sight.view.accounts)
    words = spoken_pages.tell(sight, "report")
    assert f"Your shares brought {sight.words.money(brought)}." in words
    assert account.shares[0] >= 20
