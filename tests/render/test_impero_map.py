"""Impero's map: panels stand in the water, letters beside one another, signs on the right cells."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace

from games.core.chance import Chance
from games.impero.codes import LETTERS
from games.impero.geography import geography
from games.impero.rules import RULES as rules
from games.impero.state import NOBODY, State, View
from games.impero.territory import cells_for, coast, italy
from render import headline, png, text, theme
from render.impero import DRAWER as impero
from render.impero import companies, country, letters, people, plots, signs
from render.impero.figures import first_of, owned
from render.impero.grid import FREE, WATER, Grid, edges, grid
from render.impero.layout import layout
from render.impero.look import FILLS, colours, inks, look
from render.sheet import Box, Point, Sheet
from render.text import Pen
from tests.render.eyes import EYES, oklab, seen_by
from tests.render.overlaps import Texts, collisions, outside
from tests.render.samples import LANGUAGES
from tests.render.samples_impero import HARD_NAMES, Wanted, scene, small, state

SEATS = range(2, 21)
LATE = Wanted(seats=12, companies=45, seed=2)
ELEVEN = tuple(f"Beatrice {number:02}" for number in range(20))
WEIGHT = 110_000
"""Bytes of a map with 12 players and 45 companies."""


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def check_panels(land: tuple[str, ...], seats: int) -> None:
    """No panel stands on land, on another or over the margins; everybody has a line."""
    placed = layout(land, seats)
    boxes = [*(box for box, _ in placed.ranking), placed.legend]
    boxes += [placed.market] if placed.market else []
    lying = country.frame(geography(land))
    for spot in geography(land).spots:
        x, y = lying.at(spot)
        cell = (x, y, x + lying.cell, y + lying.cell)
        assert not any(meet(box, cell) for box in boxes)
    assert not any(meet(one, other) for one, other in combinations(boxes, 2))
    for left, top, right, bottom in boxes:
        assert theme.MARGIN <= left < right <= theme.WIDTH - theme.MARGIN
        assert headline.TOP <= top < bottom <= placed.height - theme.MARGIN
    assert sum(count for _, count in placed.ranking) == seats


@pytest.mark.parametrize("seats", SEATS)
def test_no_panel_covers_italy(seats: int) -> None:
    land = italy(cells_for(seats))
    check_panels(land, seats)


@pytest.mark.parametrize("seats", SEATS)
def test_no_panel_covers_a_coast(seats: int) -> None:
    for seed in range(3):
        land = coast(cells_for(seats), Chance("coasts", seed))
        check_panels(land, seats)


def test_no_panel_covers_land_without_water() -> None:
    land = ("#" * 48,) * 20
    check_panels(land, 14)


@pytest.mark.parametrize("count", [0, 3, 11, 15])
@pytest.mark.parametrize("seats", [2, 8, 20])
def test_no_panel_covers_the_map_of_one_player(seats: int, count: int) -> None:
    view = rules.view(state(Wanted(seats=seats)), None)
    lands = (
        italy(cells_for(seats)),
        coast(cells_for(seats), Chance("coasts", 1)),
        ("#" * 48,) * 20,
    )
    for land in lands:
        placed, lying = (
            companies.placed(replace(view, land=land), count),
            country.frame(geography(land)),
        )
        boxes = (placed.panel, placed.legend)
        for spot in geography(land).spots:
            x, y = lying.at(spot)
            cell = (x, y, x + lying.cell, y + lying.cell)
            assert not any(meet(box, cell) for box in boxes)
        assert not meet(*boxes)
        assert max(box[3] for box in boxes) <= placed.height - theme.MARGIN
        assert max(box[2] for box in boxes) <= theme.WIDTH - theme.MARGIN


def test_a_map_is_no_higher_than_a_phone_can_bear() -> None:
    for seats in SEATS:
        assert layout(italy(cells_for(seats)), seats).height <= 1470


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


def land_of(seen: State) -> tuple[View, Grid, country.Frame]:
    view = rules.view(seen, None)
    return view, grid(view), country.frame(geography(view.land))


def test_a_cell_belongs_to_whoever_directs_its_company() -> None:
    view, on, _ = land_of(state(LATE))
    for cell, owner in enumerate(view.owners):
        expected = FREE if owner == NOBODY else view.companies[owner].director
        assert on.directors[on.places[cell]] == expected


def test_everybody_with_land_has_a_number_on_it() -> None:
    view, on, lying = land_of(state(LATE))
    numbers = signs.signs(view, on, lying)
    having = {on.directors[place] for place in on.places} - {FREE}
    assert {sign.seat for sign in numbers} == having


def test_a_number_stands_on_its_players_land() -> None:
    view, on, lying = land_of(state(LATE))
    for sign in signs.signs(view, on, lying):
        column, row = (sign.x - lying.left) // lying.cell, (sign.y - lying.top) // lying.cell
        around = [(column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        places = [(y + 1) * on.wide + x + 1 for x, y in around]
        assert sign.seat in {on.directors[place] for place in places}


def test_borders_lie_between_players_thick_and_between_companies_thin() -> None:
    """A thin one where both sides have one director; none between free cells, or at the coast."""
    _, on, _ = land_of(state(LATE))
    found = list(edges(on))
    assert {edge.is_thick for edge in found} == {True, False}
    for edge in found:
        step, back = (1, on.wide) if edge.is_level else (on.wide, 1)
        for place in range(edge.place, edge.place + edge.length * step, step):
            one, other = on.directors[place], on.directors[place - back]
            assert WATER not in (one, other)
            assert (one != other) == edge.is_thick
            assert on.companies[place] != on.companies[place - back]


def test_the_sole_leader_is_told_and_nobody_while_two_lead() -> None:
    seen = scene(state(Wanted()))
    capital = seen.view.capital
    assert first_of(seen) == max(range(len(capital)), key=lambda seat: capital[seat])
    tied = replace(seen, view=replace(seen.view, capital=(7,) * len(capital)))
    assert first_of(tied) is None


@pytest.mark.parametrize("seats", [9, 12, 13, 20])
def test_eleven_letters_have_room_beside_the_largest_amounts(seats: int, texts: Texts) -> None:
    """Amounts are shortened before names are."""
    impero.board(scene(state(Wanted(seats=seats, companies=30, rich=100)), 0, "it", ELEVEN))
    assert set(ELEVEN[:seats]) <= {words for words, _ in texts}


def test_plaques_of_companies_do_not_cover_each_other() -> None:
    """Of 15 companies of one player among 52."""
    view, _, lying = land_of(state(Wanted(seats=20, companies=52, own=15, seed=3)))
    spots, cells = geography(view.land).spots, owned(view)
    lands = {n: [lying.at(spots[cell]) for cell in cells[n]] for n in range(15)}
    held = [
        (x, y, x + lying.cell, y + lying.cell) for corners in lands.values() for x, y in corners
    ]
    placed = list(letters.boxes(lands, held).values())
    assert not any(meet(one, other) for one, other in combinations(placed, 2))


def test_neighbours_of_a_blackout_are_halved_and_it_is_not() -> None:
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


@pytest.mark.parametrize("fill", colours().players)
def test_a_players_number_and_disc_stand_out(fill: str) -> None:
    assert theme.contrast(theme.on(fill), fill) >= 4.5
    assert theme.contrast(fill, theme.PANEL) >= 3


@pytest.mark.parametrize("ink", [theme.TEXT, theme.MUTED, theme.BRASS, theme.DANGER, theme.LOSS])
def test_what_is_written_at_sea_stands_out(ink: str) -> None:
    assert theme.contrast(ink, theme.SEA) >= 4.5


def test_no_two_players_look_alike() -> None:
    palette = colours()
    looks = {(palette.player(seat), people.weave_of(seat)) for seat in range(max(SEATS))}
    assert len(looks) == max(SEATS)


@pytest.mark.parametrize("eye", EYES)
def test_hues_of_players_stay_apart_for_every_eye(eye: str) -> None:
    """In OKLab a hundredth is about the smallest difference that is seen side by side."""
    seen = [oklab(seen_by(eye, hue)) for hue in colours().players]
    assert min(dist(one, other) for one, other in combinations(seen, 2)) >= 0.068


def test_fills_and_players_have_indices_of_their_own() -> None:
    palette = colours()
    named = {*FILLS, *inks(), *palette.players, theme.SEA, theme.SHORE, theme.GROUND, theme.POOR}
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
