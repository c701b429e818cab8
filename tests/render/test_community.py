"""Pages of the community: nothing overlaps, whatever the names; the same words in each form."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from render import png, theme
from render.community import CommunityPage, alt, draw, text
from render.community.grids import Parts
from render.pieces import pieces
from render.sheet import Sheet
from tests.render.approval_community import (
    LONG,
    crossed,
    history,
    leaderboard,
    nothing,
    profile,
    standings,
    versus,
)
from tests.render.overlaps import Texts, collisions, outside

PAGES = (
    profile(1),
    profile(2),
    profile(200, LONG),
    profile(12_345, "W" * 40),
    leaderboard(),
    nothing(),
    standings(),
    crossed(3),
    crossed(),
    versus(),
    history(),
)


@pytest.mark.parametrize("page", PAGES, ids=range(len(PAGES)))
def test_no_two_texts_overlap(page: CommunityPage, texts: Texts) -> None:
    height = draw(page).image.height
    assert collisions(texts) == []
    assert outside(texts, height) == []


@pytest.mark.parametrize("page", PAGES, ids=range(len(PAGES)))
def test_alt_text_fits_and_ends_with_a_whole_line(page: CommunityPage) -> None:
    said = alt(page)
    assert 0 < len(said) <= 1000
    assert said[-1] in ".;:"
    assert page.head in said


def test_the_last_line_of_a_list_ends_its_sentence() -> None:
    """What follows in the alt text, such as a legend, is no further line of the list."""
    page = replace(profile(1), foot="Equal points: wins.")
    (grid, *_) = page.grids
    page = replace(page, grids=(replace(grid, lines=grid.lines[:1] * 2),))
    said = alt(page)
    assert said.endswith(". Equal points: wins.")
    assert said.count(";") == 1


def test_the_text_has_every_cell() -> None:
    page = PAGES[2]
    said = text(page)
    for grid in page.grids:
        for line in grid.lines:
            assert all(cell in said for cell in line.cells)
    assert "rating: 1,702, ± 80, ?, games: 200, 1st: 12" in said


def test_what_is_not_there_is_left_out(texts: Texts) -> None:
    """Without a curve, figures and grids the picture is as high as its sentence."""
    assert draw(nothing()).image.height < 320
    whole = draw(PAGES[2]).image.height
    assert draw(replace(PAGES[2], curve=None)).image.height < whole - 300


def test_a_single_game_is_a_dot_in_its_bar_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    bars: list[tuple[int, int, int, int]] = []
    fill = Sheet.fill

    def noting(sheet: Sheet, box: tuple[int, int, int, int], ink: str) -> None:
        if ink == theme.RAISED and sheet.image.width == theme.WIDTH:
            bars.append(box)
        fill(sheet, box, ink)

    monkeypatch.setattr(Sheet, "fill", noting)
    draw(profile(1))
    left, right = bars[0][0], bars[-1][2]
    assert right - left < 60
    assert abs((left + right) / 2 - theme.WIDTH / 2) < 60
    assert len({(top, bottom) for _, top, _, bottom in bars}) == 1


def test_the_band_is_as_wide_as_the_uncertainty(monkeypatch: pytest.MonkeyPatch) -> None:
    bars: list[tuple[int, int, int, int]] = []
    fill = Sheet.fill

    def noting(sheet: Sheet, box: tuple[int, int, int, int], ink: str) -> None:
        if ink == theme.RAISED and sheet.image.width == theme.WIDTH:
            bars.append(box)
        fill(sheet, box, ink)

    monkeypatch.setattr(Sheet, "fill", noting)
    draw(replace(profile(200), grids=()))
    heights = [bottom - top for _, top, _, bottom in bars]
    assert all(after <= before + 2 for before, after in pairwise(heights))
    assert heights[0] > 3 * heights[-1]


def test_the_same_page_is_the_same_file() -> None:
    assert png.encode(draw(PAGES[2])) == png.encode(draw(profile(200, LONG)))


def test_a_long_title_has_a_line_of_its_own(texts: Texts) -> None:
    """A server may be called anything: the headline keeps its whole width."""
    server = "Stones \N{MIDDLE DOT} " + "The long name of a server " * 2
    draw(replace(profile(2, LONG), title=server))
    assert any(words == LONG for words, _ in texts)


def test_the_sum_is_the_large_number_of_a_cross_table() -> None:
    grid = crossed(5).grids[0]
    parts = Parts(grid)
    assert parts.rank == 0
    assert [parts.cell(grid.lines[0], at) for at in parts.leads] == ["19"]
    assert len(parts.numbers) == 6


def test_no_row_has_two_lines_of_numbers_and_no_head_stands_over_another(texts: Texts) -> None:
    """Columns without room are left out, the oldest first; the words beside have them."""
    for page in (standings(), crossed(), profile(200, LONG), leaderboard(), versus()):
        texts.clear()
        draw(replace(page, figures=()))
        for grid in page.grids:
            cells = {cell for line in grid.lines for cell in line.cells}
            heads = {one.head for one in grid.columns if one.head} - cells
            tops = {box[1] for words, box in texts if words in heads}
            assert max(tops, default=0) - min(tops, default=0) < 20, page.head
    shown = Parts(crossed().grids[0])
    assert [shown.grid.columns[at].head for at in shown.numbers] == [
        *(f"R{number}" for number in range(2, 7)),
        "points",
    ]


def test_a_question_mark_belongs_to_its_rating() -> None:
    grid = leaderboard().grids[0]
    parts, last = Parts(grid), grid.lines[-1]
    assert [parts.cell(last, at) for at in parts.numbers] == ["1,590?", "± 180", "7"]


def test_a_long_legend_goes_on_in_further_lines(texts: Texts) -> None:
    words = "What the signs mean is said in a sentence. " * 4
    page = replace(profile(2), foot=words.strip())
    assert draw(page).image.height > draw(profile(2)).image.height
    assert not any(written.endswith("\N{HORIZONTAL ELLIPSIS}") for written, _ in texts)


def test_a_table_of_forty_rows_is_several_pieces_with_all_of_them(texts: Texts) -> None:
    page = leaderboard()
    (grid,) = page.grids
    lines = tuple(
        replace(line, cells=(f"{number}.", f"Row{number}", *line.cells[2:]))
        for number, line in enumerate(grid.lines * 4, 1)
    )
    page = replace(page, grids=(replace(grid, lines=lines),))
    parts = pieces(draw(page))
    assert all(one.picture.image.height <= theme.SLOT for one in parts)
    assert {f"Row{number}" for number in range(1, 41)} <= {words for words, _ in texts}
    assert all(f"Row{number}" in alt(page, is_whole=True) for number in range(1, 41))
    assert len({alt(page, one.panels) for one in parts}) == len(parts) == 4
