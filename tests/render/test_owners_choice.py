"""Owner's Choice in pictures and in words: any state, any names, any amounts, both languages."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from games.core.chance import Chance
from games.core.contract import Waiting
from games.core.words import Seat
from games.owners_choice.components import DIVIDENDS, PRICES
from games.owners_choice.rules import RULES
from games.owners_choice.state import Exchanging, Moving, Presiding, Roll, State
from render import png, theme
from render.owners_choice import DRAWER as owners_choice
from render.owners_choice import layout
from render.owners_choice.ring import place
from render.scene import History, Scene
from render.sheet import Sheet
from tests.games.owners_choice.table import Game
from tests.render.overlaps import Texts, collisions, outside
from tests.render.samples_owners_choice import (
    HARD_NAMES,
    LANGUAGES,
    during,
    played,
    scene,
    words,
)

RICH, MOST = 987_650, 1000


def scenes(seats: int, language: str) -> Iterator[Scene]:
    """Some moments of a game with the longest names and six-figure money."""
    game = played(seats, seats, sensible=seats % 2 == 0)
    for state in game.states[:: max(1, len(game.tables) // 12)]:
        for viewer in (None, *RULES.waiting(state).seats):
            seen = scene(state, viewer, language, HARD_NAMES, computers=(1,))
            cash = tuple(None if one is None else RICH for one in seen.view.cash)
            yield replace(seen, view=replace(seen.view, cash=cash, fund=RICH))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 6))
def test_no_two_texts_of_a_board_overlap(seats: int, language: str, texts: Texts) -> None:
    for seen in scenes(seats, language):
        texts.clear()
        height = owners_choice.board(seen).image.height
        assert collisions(texts) == []
        assert outside(texts, height) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 6))
def test_no_two_texts_of_a_hand_or_a_market_overlap(
    seats: int, language: str, texts: Texts
) -> None:
    for seen in scenes(seats, language):
        texts.clear()
        height = owners_choice.page(seen, "market").image.height
        assert collisions(texts) == []
        assert outside(texts, height) == []
        if seen.view.me is not None:
            texts.clear()
            height = owners_choice.hand(seen).image.height
            assert collisions(texts) == []
            assert outside(texts, height) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 6))
def test_no_two_texts_of_the_final_sheet_overlap(seats: int, language: str, texts: Texts) -> None:
    game = played(seats, seats, sensible=False)
    seen = scene(game.end, None, language, HARD_NAMES)
    for cash in (seen.view.cash, (RICH,) * seats):
        texts.clear()
        shown = replace(seen, view=replace(seen.view, cash=cash))
        height = owners_choice.final(shown, game.history()).image.height
        assert collisions(texts) == []
        assert outside(texts, height) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_texts_of_the_tables_overlap(language: str, texts: Texts) -> None:
    height = owners_choice.prices(words(language, ())).image.height
    assert collisions(texts) == []
    assert outside(texts, height) == []


def test_a_final_sheet_without_a_way_to_show_has_no_chart() -> None:
    end = played(3).end
    worth = [RULES.worth(end)]
    without = owners_choice.final(scene(end), History(worth)).image.height
    assert without < owners_choice.final(scene(end), History(worth * 2)).image.height


def test_the_ring_has_36_places_beside_each_other_and_start_is_next_to_goal() -> None:
    places = [place(step) for step in range(36)]
    assert len(set(places)) == 36
    for (x, y), (column, row) in zip(places, [*places[1:], places[0]], strict=True):
        assert abs(x - column) + abs(y - row) == 1


def seen_of(state: State, viewer: Seat | None, language: str) -> tuple[str | bytes, ...]:
    """All that somebody is shown of a state."""
    shown = scene(state, viewer, language)
    public = (
        png.encode(owners_choice.board(shown)),
        png.encode(owners_choice.page(shown, "market")),
        owners_choice.alt(shown),
        owners_choice.alt_page(shown, "market"),
        owners_choice.text(shown),
    )
    if viewer is None:
        return public
    return (*public, png.encode(owners_choice.hand(shown)), owners_choice.alt_hand(shown))


@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_changes_when_only_hidden_money_does(seats: int) -> None:
    """Preparation, step 7."""
    game = played(seats, 11)
    for number, state in enumerate(game.states[:: len(game.tables) // 8]):
        for viewer in (None, Seat(0), Seat(seats - 1)):
            other = RULES.imagine(state, viewer, Chance("secrets", number))
            language = LANGUAGES[number % 2]
            assert seen_of(other, viewer, language) == seen_of(state, viewer, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 6))
def test_words_never_grow_too_long(seats: int, language: str) -> None:
    game = played(seats, seats, sensible=False)
    for state in game.states[::3]:
        shown = scene(state, 0, language, HARD_NAMES)
        for told in (
            owners_choice.alt(shown),
            owners_choice.alt_hand(shown),
            owners_choice.alt_page(shown, "market"),
            owners_choice.alt_replay(shown, 30),
        ):
            assert len(told) <= MOST
            assert "`" not in told
    assert len(owners_choice.alt_final(scene(game.end, None, language), game.history())) <= MOST
    assert len(owners_choice.alt_prices(words(language, ()))) <= 2 * MOST


def test_the_board_is_told_in_one_order() -> None:
    """Table and step, who must do what, the marker, what is ahead, companies, Fund, players."""
    game = Game(4).holds(1, red=2).price(red=140).fund(150).at(3)
    told = owners_choice.alt(scene(game.state))
    order = [
        "s Choice, table 42, step 3 of 35.",
        "Giulia: move 1 to 3 steps.",
        "The marker stands on a Yellow space.",
        "1: a space for any company; 2: ",
        "Red $140, pays $40 a share, President Marco, 13 for sale.",
        "Blue $100, pays $30 a share, no President",
        "Fund $150.",
        "Marco money hidden, shares: 2 Red.",
    ]
    places = [told.index(part) for part in order]
    assert places == sorted(places)


def test_dice_are_told_as_they_fell_again_included() -> None:
    game = Game(3).before("event").go(event=["again", "bank"])
    told = owners_choice.alt(scene(game.state))
    assert "money from the Fund, and again; the Event die money from the bank." in told


def test_more_dice_than_there_is_room_for_show_the_last_ones() -> None:
    state = replace(Game(3).state, rolls=(Roll(5, 0),) * 12)
    few = replace(Game(3).state, rolls=(Roll(5, 0),) * 7)
    drawn = [png.encode(owners_choice.board(scene(one))) for one in (state, few)]
    assert drawn[0] == drawn[1]


def test_a_hand_tells_what_each_step_leads_to() -> None:
    game = Game(3).holds(0, red=2).holds(1, yellow=1).price(red=190)
    told = owners_choice.alt_hand(scene(game.state, 0))
    faces = "price +1, 2 times price +2, dividend and 2 times another company +1"
    assert (
        f"1 step: Red. You’re President. $100, or Fund $0. The faces of the die: {faces}." in told
    )
    assert "2 steps: Event. You roll the white die." in told
    assert "3 steps: Yellow. President Marco. $50, or Fund $0." in told
    assert "4 steps: Any company. You choose." in told


def test_a_president_without_the_fee_is_told_so() -> None:
    game = Game(3).holds(1, red=1).has(1, 40).before("red").go()
    assert "You can’t: you have $40" in owners_choice.alt_hand(scene(game.state, 1))
    assert isinstance(game.phase, Presiding)


def test_a_hand_out_of_turn_shows_the_companies() -> None:
    told = owners_choice.alt_hand(scene(Game(3).holds(1, blue=2).state, 2))
    assert "Your hand. Red: $100 a share. Pays $30 a share. 15 for sale. No President." in told


def test_an_exchange_shows_who_holds_what() -> None:
    state = during(Exchanging, 5, sensible=False)
    told = owners_choice.alt_hand(scene(state, state.mover))
    assert "The others: " in told


def test_a_page_that_there_is_not_is_an_error() -> None:
    shown = scene(played(3).states[0], 0)
    for ask in (owners_choice.page, owners_choice.alt_page):
        with pytest.raises(LookupError):
            ask(shown, "report")


def test_the_whole_table_says_where_every_space_lies() -> None:
    told = owners_choice.text(scene(Game(3).at(5).state)).split("Spaces, counted from Start:\n")[1]
    spaces = told.partition("\n\n")[0].splitlines()
    steps = [step for line in spaces for step in line.partition(": ")[2].split(", ")]
    assert sorted(map(int, steps)) == list(range(36))


def test_an_unspeakable_name_is_a_number_everywhere() -> None:
    state = Game(3).holds(1, red=1).state
    shown = scene(state, 0, "it", ("Ann", "🦊🦊", "Cid"))
    for told in (
        owners_choice.alt(shown),
        owners_choice.alt_hand(shown),
        owners_choice.text(shown),
    ):
        assert "🦊" not in told
    assert "presidente Giocatore 2" in owners_choice.alt(shown)


def test_the_end_tells_places_as_the_rules_rank() -> None:
    """Who went bankrupt last, the first to go lowest."""
    game = Game(4).holds(0, red=1).holds(1, red=1).price(red=40).before("red").go()
    game.roll_fund("fund-down-1").go_bankrupt(1).go_bankrupt(0).before("goal").go()
    told = owners_choice.alt_final(scene(game.state), History(()))
    assert told.index("3rd Giulia $0.") < told.index("4th Marco $0.")
    outcome = RULES.outcome(game.state)
    assert outcome is not None
    assert outcome.places == ((2, 3), (0,), (1,))
    assert "share the win, at $690 each" in told


def test_the_film_has_a_frame_for_each_turn() -> None:
    game = played(2, 3)
    film = owners_choice.replay([scene(state) for state in game.states])
    with Image.open(BytesIO(film)) as image:
        frames = getattr(image, "n_frames", 1)
    assert 0 <= game.end.moves - frames <= 1
    assert len(film) < 8 << 20


def test_the_last_frame_of_the_film_raises_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    draw_under = layout.draw_under

    def noting(title: layout.Title, seen: Scene) -> Sheet:
        shown.append((title.seats, seen.waiting.seats))
        return draw_under(title, seen)

    monkeypatch.setattr(layout, "draw_under", noting)
    owners_choice.replay([scene(state) for state in played(2, 3).states])
    assert all(named == raised for named, raised in shown)


def test_whoever_is_asked_is_named_above_the_board() -> None:
    state = next(one for one in played(3, 2).states if isinstance(one.phase, Moving))
    shown = scene(state)
    nobody = replace(shown, waiting=Waiting((), ()))
    drawn = [
        owners_choice.board(one).image.crop((0, 0, 800, 100)).tobytes() for one in (shown, nobody)
    ]
    assert drawn[0] != drawn[1]


def test_a_price_is_told_with_one_step_down_one_up_and_what_it_pays(texts: Texts) -> None:
    game = Game(3).price(red=140, blue=40, green=300)
    owners_choice.board(scene(game.state))
    told = {words for words, _ in texts}
    assert {"▼ 120", "140", "▲ 160", "40", "▼ ✗", "▲ 60", "10"} <= told
    assert {"▼ 260", "300", f"▲ {theme.ABSENT}", "100"} <= told


def test_the_page_of_the_market_has_the_whole_ladder_and_the_signs(texts: Texts) -> None:
    owners_choice.page(scene(Game(3).state, 0), "market")
    told = {words for words, _ in texts}
    assert {str(dollars) for dollars in (*PRICES, *DIVIDENDS)} <= told
    assert {"event", "any company", "$100 a die", "dividends"} <= told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_final_sheet_names_the_companies_where_there_is_room(language: str) -> None:
    game = played(3, 3)
    seen = scene(game.end, None, language)
    told = owners_choice.alt_final(seen, game.history())
    for held in seen.view.shares:
        for company, count in enumerate(held):
            assert not count or f"{count} {seen.words.fact('company', company)}" in told
