"""Impero's map: panels stand in the water, letters beside one another, signs on the right cells."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from games.core.chance import Chance
from games.impero.codes import LETTERS
from games.impero.geography import geography
from games.impero.rules import RULES as rules
from games.impero.state import State
from games.impero.territory import cells_for, coast, italy
from render import areas, headline, impero, png, text, theme
from render.impero import country, letters, plots
from render.impero.figures import owned
from render.impero.layout import Layout, layout
from render.impero.look import FILLS, colours, inks, look
from render.sheet import Box, Point, Sheet
from render.text import Pen
from tests.render.overlaps import Texts, collisions, outside
from tests.render.samples import LANGUAGES
from tests.render.samples_impero import HARD_NAMES, Wanted, scene, small, state

SEATS = range(2, 21)
WEIGHT = 110_000
"""Bytes of a map with 12 players and 45 companies."""


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def check_panels(land: tuple[str, ...], placed: Layout) -> None:
    boxes = (placed.ranking, placed.market, placed.legend)
    lying = country.frame(geography(land))
    for spot in geography(land).spots:
        x, y = lying.at(spot)
        cell = (x, y, x + lying.cell, y + lying.cell)
        assert not any(meet(box, cell) for box in boxes)
    assert not any(meet(one, other) for one, other in combinations(boxes, 2))
    for left, top, right, bottom in boxes:
        assert theme.MARGIN <= left < right <= theme.WIDTH - theme.MARGIN
        assert headline.TOP <= top < bottom <= placed.height - theme.MARGIN


@pytest.mark.parametrize("seats", SEATS)
def test_no_panel_covers_italy(seats: int) -> None:
    land = italy(cells_for(seats))
    check_panels(land, layout(land, seats))


@pytest.mark.parametrize("seats", SEATS)
def test_no_panel_covers_a_coast(seats: int) -> None:
    for seed in range(3):
        land = coast(cells_for(seats), Chance("coasts", seed))
        check_panels(land, layout(land, seats))


def test_no_panel_covers_land_without_water() -> None:
    land = ("#" * 48,) * 20
    check_panels(land, layout(land, 14))


def test_a_map_is_no_higher_than_a_phone_can_bear() -> None:
    for seats in SEATS:
        assert layout(italy(cells_for(seats)), seats).height <= 1900


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_on_anything_else(language: str, texts: Texts) -> None:
    for wanted in (
        Wanted(),
        Wanted(seats=2, companies=2, own=1, lots=0),
        Wanted(seats=12, companies=45, lots=3, rich=100, seed=2),
        Wanted(seats=20, companies=52, own=15, lots=16, rich=100, seed=3),
    ):
        for seen in (state(wanted), all_ready(state(wanted))):
            texts.clear()
            height = impero.board(scene(seen, 0, language, HARD_NAMES)).image.height
            assert collisions(texts) == []
            assert outside(texts, height) == []


def test_letters_do_not_cover_each_other() -> None:
    """Of 45 companies that have grown into one another."""
    view = rules.view(state(Wanted(seats=12, companies=45, seed=2)), None)
    cell = country.frame(geography(view.land)).cell
    boxes = []
    for company, (x, y) in letters.places(view.land, owned(view), cell):
        wide, high = letters.width(company) / 2, letters.HIGH / 2
        middle = round(x * cell), round(y * cell)
        left, top = round(middle[0] - wide), round(middle[1] - high)
        boxes.append((left + 1, top + 1, left + round(2 * wide) - 1, top + letters.HIGH - 1))
    assert len(boxes) == sum(bool(cells) for cells in owned(view))
    overlapping = sum(meet(one, other) for one, other in combinations(boxes, 2))
    assert overlapping <= 1


def test_a_letter_stands_in_its_own_area() -> None:
    view = rules.view(state(Wanted(seats=12, companies=45, seed=2)), None)
    spots = geography(view.land).spots
    for company, (x, y) in letters.places(view.land, owned(view), 21):
        middles = [(spots[cell][0] + 0.5, spots[cell][1] + 0.5) for cell in owned(view)[company]]
        assert min(abs(x - a) + abs(y - b) for a, b in middles) <= 1


def test_one_frame_goes_round_what_is_new_side_by_side() -> None:
    seen = state(Wanted())
    country_of, own = geography(seen.land), owned(rules.view(seen, None))
    pairs = (
        (one, country_of.at.get((country_of.spots[one][0] + 1, country_of.spots[one][1])))
        for cells in own
        for one in cells
    )
    left, right = next(
        (one, other)
        for one, other in pairs
        if other is not None and seen.owners[one] == seen.owners[other]
    )
    view = rules.view(replace(seen, fresh=(left, right)), None)
    assert country.fresh_cells(view) == {left: areas.RIGHT, right: areas.LEFT}


def test_neighbours_of_a_blackout_are_veiled_and_it_is_not() -> None:
    view = rules.view(state(Wanted()), None)
    halved = country.halved_cells(view)
    assert halved and not halved & set(view.out)
    around = geography(view.land).around
    assert all(set(around[cell]) & set(view.out) for cell in halved)


def test_a_map_with_many_companies_is_light() -> None:
    seen = state(Wanted(seats=12, companies=45, seed=2))
    assert len(png.encode(impero.board(scene(seen)))) <= WEIGHT


def test_the_21st_company_has_the_first_fill_and_another_pattern() -> None:
    assert (look(0).code, look(19).code, look(20).code, look(40).code) == ("A", "X", "A2", "A3")
    for place in range(len(LETTERS)):
        laps = [look(place + lap * len(LETTERS)) for lap in range(4)]
        assert len({one.fill for one in laps}) == 1
        assert len({one.pattern for one in laps}) == len(laps)
    assert len({look(company).pattern for company in range(len(LETTERS))}) == len(LETTERS)
    assert not set(LETTERS) & set("IJOQYZ")


@pytest.mark.parametrize("fill", FILLS)
def test_a_companys_letter_and_fill_stand_out(fill: str) -> None:
    assert theme.contrast(theme.on(fill), fill) >= 4.5
    assert theme.contrast(theme.on(fill), theme.pattern_ink(fill)) >= 4.5
    assert theme.contrast(fill, theme.SEA) >= 3


@pytest.mark.parametrize("fill", theme.PLAYERS)
def test_a_players_number_and_disc_stand_out(fill: str) -> None:
    assert theme.contrast(theme.on(fill), fill) >= 4.5
    assert theme.contrast(fill, theme.PANEL) >= 3


@pytest.mark.parametrize("ink", [theme.TEXT, theme.MUTED, theme.BRASS, theme.DANGER, theme.LOSS])
def test_what_is_written_at_sea_stands_out(ink: str) -> None:
    assert theme.contrast(ink, theme.SEA) >= 4.5


def test_fills_and_players_have_indices_of_their_own() -> None:
    named = {*FILLS, *inks(), *theme.PLAYERS, theme.SEA, theme.SHORE, theme.GROUND, theme.POOR}
    assert len(set(theme.PLAYERS)) == max(SEATS)
    palette = colours()
    for colour in named:
        assert palette.colours[palette.index(colour)] == theme.channels(colour)


@pytest.mark.parametrize("cell", [plots.SMALLEST, plots.LARGEST])
def test_a_code_and_a_yield_stand_side_by_side_from_near(
    cell: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """M2 and 12 are not M212."""
    noted: list[tuple[float, str, Pen, str]] = []

    def noting(_sheet: Sheet, at: Point, words: str, pen: Pen, anchor: str = "ls") -> float:
        noted.append((at[0], words, pen, anchor))
        return 0

    monkeypatch.setattr(Sheet, "write", noting)
    plots.drawn.cache_clear()
    for company in range(60):
        noted.clear()
        plots.drawn(plots.Plot(cell=cell, yields=50, stability=0, owner=company), theme.SEA)
        (left, code, letter, _), (right, dollars, figure, _) = noted
        end = left + text.width(code, letter.size, letter.weight)
        assert end + 4 <= right - text.width(dollars, figure.size, figure.weight)
    plots.drawn.cache_clear()


def test_the_headline_says_that_everybody_is_ready() -> None:
    for language, words in (("en", "Turn 1 of 14: everybody is ready"),):
        seen = scene(all_ready(small()), None, language)
        assert seen.words.say("picture-all-ready", turn=1, turns=14) == words
        assert seen.waiting.seats == ()
        assert impero.board(seen).image.tobytes() != impero.board(scene(small())).image.tobytes()


def all_ready(seen: State) -> State:
    return replace(seen, players=tuple(replace(one, ready=True) for one in seen.players))
