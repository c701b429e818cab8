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
from render import png, question, shapes, text, theme
from render.impero import DRAWER as impero
from render.impero import companies, country, land, letters, plots, signs
from render.impero.figures import first_of, owned
from render.impero.grid import FREE, WATER, Grid, edges, grid
from render.impero.layout import layout
from render.impero.look import FILLS, colours, inks, look
from render.pieces import pieces
from render.sheet import Box, Point, Sheet
from render.text import Pen
from tests.render.eyes import EYES, oklab, seen_by
from tests.render.overlaps import Texts, collisions, outside
from tests.render.samples import LANGUAGES
from tests.render.samples_impero import HARD_NAMES, Wanted, scene, small, state

SEATS = range(2, 21)
LATE = Wanted(seats=12, companies=45, seed=2)
LONG = tuple(f"Valenti{letter}" for letter in "abcdefghijklmnopqrst")
WEIGHT = 75_000
"""Bytes of a piece of a board with 12 players and 45 companies."""


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def check_panels(land: tuple[str, ...], seats: int) -> None:
    """No panel stands on land, on another or over the margins; the key has a line for everybody."""
    placed = layout(land, seats)
    boxes = placed.boxes
    lying = country.frame(geography(land))
    for spot in geography(land).spots:
        x, y = lying.at(spot)
        cell = (x, y, x + lying.cell, y + lying.cell)
        assert not any(meet(box, cell) for box in boxes)
    assert not any(meet(one, other) for one, other in combinations(boxes, 2))
    for left, top, right, bottom in boxes:
        assert theme.EDGE <= left < right <= theme.WIDTH - theme.EDGE
        assert question.ALONE <= top < bottom < placed.foot <= theme.SLOT
    if key := placed.key:
        assert key.across * ((key.box[3] - key.box[1]) // key.line) >= seats


@pytest.mark.parametrize("seats", SEATS)
def test_no_panel_covers_italy_which_has_room_for_all(seats: int) -> None:
    land = italy(cells_for(seats))
    check_panels(land, seats)
    assert len(layout(land, seats).boxes) == 2 and layout(land, seats).has_tones


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
    for rows in lands:
        placed, lying = (
            companies.placed(replace(view, land=rows), count),
            country.frame(geography(rows)),
        )
        boxes = placed.boxes
        for spot in geography(rows).spots:
            x, y = lying.at(spot)
            cell = (x, y, x + lying.cell, y + lying.cell)
            assert not any(meet(box, cell) for box in boxes)
        assert not any(meet(one, other) for one, other in combinations(boxes, 2))
        assert max(box[3] for box in boxes) <= placed.height - theme.EDGE
        assert max(box[2] for box in boxes) <= theme.WIDTH - theme.EDGE


def test_map_and_ranking_are_two_pictures_at_every_number_of_seats() -> None:
    for seats in SEATS:
        shown = scene(state(Wanted(seats=seats, companies=seats)), None)
        parts = pieces(impero.board(shown))
        assert [one.panels for one in parts] == [frozenset({""}), frozenset({"ranking"})]
        assert all(one.picture.image.height <= theme.SLOT for one in parts)


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


CROWDS = (
    Wanted(seats=6, companies=20),
    Wanted(seats=8, companies=40, seed=4),
    LATE,
    Wanted(seats=20, companies=52, own=15, seed=3),
    Wanted(seats=20, companies=20, own=1, turn=3, seed=3),
)


@pytest.mark.parametrize("wanted", CROWDS)
def test_everybody_has_a_number_on_their_land_or_before_it(wanted: Wanted) -> None:
    view, on, lying = land_of(state(wanted))
    found = signs.signs(view, on, lying, layout(view.land, wanted.seats).boxes)
    having = {on.directors[place] for place in on.places if on.directors[place] >= 0}
    numbered = {sign.seat for sign in found if not sign.is_letter}
    assert having == numbered
    codes = {sign.told for sign in found if sign.is_letter}
    assert bool(codes) == (wanted.seats <= signs.LETTERED)
    assert len(codes) == sum(sign.is_letter for sign in found)


@pytest.mark.parametrize("wanted", CROWDS)
def test_a_sign_stands_wholly_on_its_own_land_and_on_no_blackout(wanted: Wanted) -> None:
    view, on, lying = land_of(state(wanted))
    spots, out = geography(view.land).spots, set(view.out)
    found = signs.signs(view, on, lying, layout(view.land, wanted.seats).boxes)
    for sign in found:
        for cell, spot in enumerate(spots):
            x, y = lying.at(spot)
            if meet(sign.box, (x, y, x + lying.cell, y + lying.cell)):
                assert sign.coast is None and cell not in out
                assert on.directors[on.places[cell]] == sign.seat
                number = on.companies[on.places[cell]]
                assert not sign.is_letter or look(number).code == sign.told


@pytest.mark.parametrize("wanted", CROWDS)
def test_a_sign_covers_no_other_and_no_panel(wanted: Wanted) -> None:
    view, on, lying = land_of(state(wanted))
    placed = layout(view.land, wanted.seats)
    panels = [*placed.boxes, (0, placed.foot - theme.BETWEEN, theme.WIDTH, placed.foot)]
    found = signs.signs(view, on, lying, placed.boxes)
    assert not any(meet(one.box, other.box) for one, other in combinations(found, 2))
    assert not any(meet(sign.box, panel) for sign in found for panel in panels)


@pytest.mark.parametrize("wanted", CROWDS)
def test_the_line_to_a_number_at_sea_crosses_nobody_elses_land(wanted: Wanted) -> None:
    view, on, lying = land_of(state(wanted))
    country_at = geography(view.land).at
    for sign in signs.signs(view, on, lying, layout(view.land, wanted.seats).boxes):
        if sign.coast is not None:
            row, column = divmod(sign.coast, on.wide)
            assert on.directors[sign.coast] == sign.seat
            (x, y), (left, top) = sign.middle, lying.at((column - 1, row - 1))
            start = (left + lying.cell / 2, top + lying.cell / 2)
            for step in range(1, 60):
                at = (start[0] + (x - start[0]) * step / 60, start[1] + (y - start[1]) * step / 60)
                spot = (int(at[0] - lying.left) // lying.cell, int(at[1] - lying.top) // lying.cell)
                cell = country_at.get(spot)
                assert cell is None or on.directors[on.places[cell]] in (FREE, sign.seat)


def test_what_is_new_has_an_ivory_line_and_a_blackout_leaves_its_holder_in_sight() -> None:
    view, on, lying = land_of(state(LATE))
    sheet = Sheet(colours(), theme.WIDTH, theme.SLOT, theme.SEA)
    land.paint(sheet, view, on)
    spots, index = geography(view.land).spots, colours().index
    for cells, marked in ((view.fresh, theme.IVORY), (view.out, theme.DANGER)):
        for cell in cells:
            x, y = lying.at(spots[cell])
            inks = sheet.image.crop((x, y, x + lying.cell, y + lying.cell)).tobytes()
            assert index(marked) in inks
            seat = on.directors[on.places[cell]]
            assert seat < 0 or index(colours().player(seat)) in inks


def test_yields_differ_for_every_eye() -> None:
    """Free land is told by tone alone; a rich cell's square is brass in a frame of ground."""
    tones = [*land.TONES.values(), theme.BRASS]
    for eye in EYES:
        seen = [oklab(seen_by(eye, tone)) for tone in tones]
        assert min(dist(one, other) for one, other in combinations(seen, 2)) >= 0.1


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
def test_eight_letters_have_room_beside_the_largest_amounts(seats: int, texts: Texts) -> None:
    """Amounts are shortened before names are."""
    impero.board(scene(state(Wanted(seats=seats, companies=30, rich=100)), 0, "it", LONG))
    assert set(LONG[:seats]) <= {words for words, _ in texts}


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
    for one in pieces(impero.board(scene(seen))):
        assert len(png.encode(one.picture)) <= WEIGHT


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
    for eye, least in (("normal", 0.085), ("deuteranopia", 0.035)):
        seen = [oklab(seen_by(eye, palette.player(seat))) for seat in range(max(SEATS))]
        assert min(dist(one, other) for one, other in combinations(seen, 2)) >= least


def test_fills_and_players_have_indices_of_their_own() -> None:
    palette = colours()
    named = {*FILLS, *inks(), *palette.players, theme.SEA, theme.SHORE, theme.GROUND, theme.POOR}
    for colour in named:
        assert palette.colours[palette.index(colour)] == theme.channels(colour)


@pytest.mark.parametrize("cell", [plots.SMALLEST, plots.LARGEST])
def test_a_code_and_a_yield_stand_side_by_side_from_near(
    cell: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """M2 and 12 are not M212: the code has a plaque, which ends before the yield."""
    ends: list[float] = []
    starts: list[float] = []

    def noting_code(_sheet: Sheet, box: Box, ink: str, *_: object) -> None:
        if ink == theme.PAGE and box[1] < cell / 4:
            ends.append(box[2])

    def noting(_sheet: Sheet, at: Point, words: str, pen: Pen, anchor: str = "ls") -> float:
        if words == "50" and anchor == "rm":
            starts.append(at[0] - text.width(words, pen.size, pen.weight))
        return 0

    monkeypatch.setattr(shapes, "panel", noting_code)
    monkeypatch.setattr(Sheet, "write", noting)
    plots.drawn.cache_clear()
    for company in range(60):
        plots.drawn(plots.LandPlot(cell=cell, yields=50, stability=0, owner=company), theme.SEA)
    plots.drawn.cache_clear()
    assert len(ends) == len(starts) == 60
    assert all(end < start for end, start in zip(ends, starts, strict=True))


def test_the_headline_says_that_everybody_is_ready() -> None:
    for language, words in (("en", "Turn 1 of 14: everyone is ready"),):
        seen = scene(all_ready(small()), None, language)
        assert seen.words.say("picture-all-ready", turn=1, turns=14) == words
        assert seen.waiting.seats == ()
        assert impero.board(seen).image.tobytes() != impero.board(scene(small())).image.tobytes()


def all_ready(seen: State) -> State:
    return replace(seen, players=tuple(replace(one, ready=True) for one in seen.players))
