"""Greed: nothing stands on anything else, with any names and amounts, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pytest

from games.greed.companies import alive
from games.greed.components import ASSETS
from games.greed.state import Bidding, State
from render import chart
from render.chart import Plot
from render.greed import DRAWER as greed
from render.greed.sale import yearly
from render.scene import Picture, Scene
from render.sheet import Box, Sheet
from tests.render.overlaps import Texts, collisions, outside
from tests.render.samples import LANGUAGES, decided
from tests.render.samples_greed import HARD_NAMES, crowded, during, history, picking, played, scene

SEATS = range(3, 6)
EVERY = 31


def states(seats: int) -> tuple[State, ...]:
    """Some moments of a game, the end, and a table with the largest numbers."""
    game = played(seats)
    return (*game[::EVERY], picking(seats), game[-1], crowded(seats))


def wrong(texts: Texts, draw: Callable[[], Picture]) -> list[object]:
    """Lines that overlap, or that run over the margins."""
    texts.clear()
    height = draw().image.height
    return [*collisions(texts), *outside(texts, height)]


def scenes(seats: int, language: str, viewer: int | None = 0) -> Iterator[Scene]:
    for state in states(seats):
        yield scene(state, viewer, language, HARD_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_two_texts_of_a_board_overlap(seats: int, language: str, texts: Texts) -> None:
    for seen in scenes(seats, language, None):
        assert wrong(texts, partial(greed.board, seen)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_two_texts_of_a_hand_overlap(seats: int, language: str, texts: Texts) -> None:
    for seen in scenes(seats, language):
        assert wrong(texts, partial(greed.hand, seen)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("key", ["market", "desk", "symbols"])
def test_no_two_texts_of_a_page_overlap(key: str, seats: int, language: str, texts: Texts) -> None:
    for seen in scenes(seats, language):
        assert wrong(texts, partial(greed.page, seen, key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_two_texts_of_a_company_s_page_overlap(seats: int, language: str, texts: Texts) -> None:
    for seen in scenes(seats, language):
        for number in alive(seen.view.board)[:1]:
            assert wrong(texts, partial(greed.page, seen, f"company:{number}")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_two_texts_of_the_final_sheet_overlap(seats: int, language: str, texts: Texts) -> None:
    game = played(seats)
    for end in (game[-1], crowded(seats)):
        seen = scene(end, None, language, HARD_NAMES)
        seen = decided(seen, seen.view.points)
        assert wrong(texts, partial(greed.final, seen, history(game))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_texts_of_the_price_table_overlap(language: str, texts: Texts) -> None:
    words = scene(played(3)[0], None, language).words
    assert wrong(texts, lambda: greed.prices(words)) == []


def test_the_thick_line_of_the_chart_is_the_winner_s(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules say who has won, here the poorest; neither money nor the chart does."""
    drawn = list[int]()

    def draw(_sheet: Sheet, _scene: Scene, _plot: Plot, order: Sequence[int], _box: Box) -> None:
        drawn.extend(order)

    monkeypatch.setattr(chart, "draw", draw)
    end = played(3)[-1]
    poorest = [-cash for cash in end.board.cash]
    greed.final(decided(scene(end), poorest), history(played(3)))
    cash = end.board.cash
    assert cash[drawn[0]] < max(cash)
    assert drawn == sorted(range(3), key=lambda seat: cash[seat])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_bid_for_is_what_the_hand_shows(language: str, texts: Texts) -> None:
    """Number, name and yearly worth of each card on sale; of the viewer's own that it costs double."""
    state = during(Bidding, 4)
    seen = scene(state, 0, language, HARD_NAMES)
    texts.clear()
    greed.hand(seen)
    words, told = [words for words, _ in texts], greed.alt_hand(seen)
    for lot in state.board.market:
        gain = seen.words.money(yearly(state.board, lot.card))
        assert str(ASSETS[lot.card].number) in words
        assert f"+{gain}" in words
        assert gain in told
    assert seen.words.say("picture-own-marker") in words
    assert wrong(texts, partial(greed.hand, seen)) == []
