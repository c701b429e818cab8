"""Greed's pictures in words, and that neither shows what is sealed or in others' hands."""

from __future__ import annotations

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from games.core.chance import Chance
from games.core.desk import LONGEST_WORDS
from games.core.words import Seat
from games.greed.companies import alive, ceo
from games.greed.components import ASSETS, DECADE, MAKES, PRICES, PRODUCTS
from games.greed.kinds import kinds
from games.greed.rules import RULES as rules
from games.greed.state import Announcing, Bidding, Selling, State, Trading
from render import png
from render.greed import DRAWER as greed
from render.greed.closing import plot
from render.scene import Scene
from tests.render.overlaps import Texts
from tests.render.samples import LANGUAGES, decided
from tests.render.samples_greed import (
    HARD_NAMES,
    NAMES,
    crowded,
    during,
    history,
    offered,
    played,
    scene,
)

PAGES = ("market", "desk", "symbols")


def told(seen: Scene) -> list[str]:
    """All the words there are for a viewer."""
    companies = [f"company:{number}" for number in alive(seen.view.board)[:2]]
    pages = [greed.alt_page(seen, key) for key in (*PAGES, *companies)]
    hand = [] if seen.view.me is None else [greed.alt_hand(seen)]
    return [greed.alt(seen), *hand, *pages]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, HARD_NAMES])
def test_every_picture_in_words_has_at_most_a_thousand_characters(
    language: str, names: tuple[str, ...]
) -> None:
    for state in (crowded(), played(5)[0], during(Trading, 4, 3)):
        seen = scene(state, 0, language, names)
        over = decided(seen, seen.view.points)
        words = [*told(seen), greed.alt_final(over, history([state]))]
        assert all(40 < len(one) <= 1000 and "`" not in one for one in words)


@pytest.mark.parametrize("names", [NAMES, HARD_NAMES])
def test_the_board_in_words_tells_every_price_however_much_there_is(
    names: tuple[str, ...],
) -> None:
    seen = scene(crowded(), None, "en", names)
    words = greed.alt(seen)
    for product, key in enumerate(PRODUCTS):
        name = seen.words.say(f"product-{key}.title")
        assert f"{name} {PRICES[product][crowded().board.prices[product]]}" in words


def test_the_board_in_words_tells_who_runs_what() -> None:
    state = during(Trading, 4, 3)
    words = greed.alt(scene(state))
    for number in alive(state.board):
        assert f"CEO {NAMES[ceo(state.board, number)]}" in words


def test_the_price_table_in_words_tells_all_prices() -> None:
    words = greed.alt_prices(scene(played(3)[0]).words)
    assert all(", ".join(map(str, track)) in words for track in PRICES)


def test_the_desk_in_words_tells_whether_an_offer_can_be_carried_out() -> None:
    """5: Trade: an offer that can be taken up now says so."""
    state = offered(4)
    partner = state.board.desk.open[0].partner
    assert partner is not None
    words = greed.alt_page(scene(state, ceo(state.board, partner)), "desk")
    assert ", now," in words
    assert "would have" in words
    offer = replace(state.board.desk.open[0], partner=None, words="a loan")
    desk = replace(state.board.desk, open=(offer,))
    state = replace(state, board=replace(state.board, desk=desk))
    heard = greed.alt_page(scene(state, ceo(state.board, offer.by)).in_words(), "desk")
    assert ", to anyone, " in heard
    assert ", and promises “a loan”, can be accepted now (by " in heard
    assert heard.count("would have") == 1, "whoever takes it"


def test_a_company_is_told_with_its_officers_once() -> None:
    state = during(Trading, 4, 3)
    seen = replace(scene(state).in_words(), whole=True)
    heard = greed.alt_page(seen, f"company:{alive(state.board)[0]}")
    assert heard.count("CEO") == 1


def test_an_unknown_page_is_an_error() -> None:
    seen = scene(played(3)[0])
    for key in ("nowhere", "company:x", "company:99"):
        with pytest.raises(LookupError):
            greed.page(seen, key)
        with pytest.raises(LookupError):
            greed.alt_page(seen, key)


def test_the_film_has_a_picture_for_each_year() -> None:
    game = played(4)
    film = greed.replay([scene(state) for state in (*game[::5], game[-1])])
    with Image.open(BytesIO(film)) as image:
        assert getattr(image, "n_frames", 1) == game[-1].board.years


def test_a_final_sheet_charts_the_points_of_every_year() -> None:
    """They decide, not money: from nothing at the start to the end of each year, in picture and words."""
    state, seen = played(3)[-1], scene(played(3)[-1])
    way = plot(seen, history(played(3)))
    assert way.in_steps
    assert len(way.worth) == state.board.years + 1
    assert (way.worth[0], way.worth[-1]) == ((0, 0, 0), seen.view.points)
    steps = ", ".join(str(points[0]) for points in way.worth[1:])
    assert f"Giulia {steps};" in greed.alt_final(seen, history(played(3)))


TIED, STAYED = ((0,), (1,), ()), (False, False, False)
"""Symbols of 3 points for each of the first two; nobody has left."""


@pytest.mark.parametrize(
    ("cash", "symbols", "left", "headline"),
    [
        ((20, 30, 90), TIED, STAYED, "Marco wins: 3 points, 30M"),
        ((30, 20, 90), TIED, STAYED, "Giulia wins: 3 points, 30M"),
        ((30, 30, 90), TIED, STAYED, "Giulia and Marco share the victory: 3 points"),
        ((20, 90, 30), ((2,), (1,), ()), STAYED, "Giulia wins: 4 points"),
        ((90, 20, 30), TIED, (True, False, False), "Marco wins: 3 points"),
        ((90, 20, 30), TIED, (True, True, True), "Giulia wins: 3 points, 90M"),
    ],
)
def test_the_final_sheet_names_money_only_where_it_has_decided(
    cash: tuple[int, ...],
    symbols: tuple[tuple[int, ...], ...],
    left: tuple[bool, ...],
    headline: str,
    texts: Texts,
) -> None:
    """Points first, then money, then the victory is shared; who has left stands behind anyhow."""
    end = played(3)[-1]
    purses = (*cash, *end.board.purses[3:])
    board = replace(end.board, purses=purses, symbols=symbols, left=left)
    seen = scene(replace(end, board=board))
    greed.final(seen, history(played(3)))
    assert headline in {words for words, _ in texts}
    assert f"{headline}." in greed.alt_final(seen, history(played(3)))


def shown(seen: State, viewer: Seat | None, language: str) -> tuple[str | bytes, ...]:
    """All that somebody is shown of a state, in pixels and in words."""
    sight = scene(seen, viewer, language)
    pictures = [greed.board(sight), *(greed.page(sight, key) for key in PAGES)]
    if viewer is not None:
        pictures.append(greed.hand(sight))
    return (*map(png.encode, pictures), *told(sight), greed.text(sight))


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(2)])
@pytest.mark.parametrize("phase", [Announcing, Bidding, Selling])
def test_nothing_changes_when_only_something_hidden_does(
    phase: type[Announcing | Bidding | Selling], viewer: Seat | None
) -> None:
    """Others' cards, and what is announced, bid and kept before it is shown."""
    seen = during(phase, 4, 3)
    other = rules.imagine(seen, viewer, Chance("secrets", 1))
    assert other != seen
    for language in LANGUAGES:
        assert shown(other, viewer, language) == shown(seen, viewer, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_promise_of_the_longest_length_stands_whole_on_the_desk(
    language: str, texts: Texts
) -> None:
    """5: what is cut off could be its condition."""
    words = " ".join(["promising"] * LONGEST_WORDS)[: LONGEST_WORDS - 4] + " end"
    state = crowded()
    desk = state.board.desk
    offer, given = replace(desk.open[-1], words=words), replace(desk.promises[-1], words=words)
    lying = replace(desk, open=(*desk.open[:-1], offer), promises=(*desk.promises[:-1], given))
    told = scene(replace(state, board=replace(state.board, desk=lying)), 0, language)
    texts.clear()
    greed.page(told, "desk")
    written = " ".join(line for line, _ in texts)
    assert written.count("end”" if language == "en" else "end»") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_market_tells_the_names_and_the_symbols_the_tens_that_they_show(language: str) -> None:
    seen = scene(during(Bidding, 4, 3), None, language)
    market, symbols = (greed.alt_page(seen, key) for key in ("market", "symbols"))
    for lot in seen.view.board.market:
        assert seen.words.fact("card", lot.card) in market
        made = seen.words.value(kinds["made"], MAKES[lot.card])
        assert f"{'makes' if language == 'en' else 'dà'} {made}" in market
        assert NAMES[lot.owner] in market
    for seat, decades in enumerate(seen.view.decades):
        cards = symbols[symbols.index(NAMES[seat]) :]
        assert decades
        assert all(f"{ASSETS[decade * DECADE].number}\N{EN DASH}" in cards for decade in decades)
