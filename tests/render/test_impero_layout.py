"""Nothing stands on anything else on Impero's pages: any number of anything, both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

import pytest
from msgspec.structs import replace

from games.impero.regions import regions
from render import theme
from render.impero import DRAWER as impero
from render.impero import (
    closing,
    company,
    each,
    empire,
    key,
    letters,
    look,
    market,
    parts,
    personal,
    region,
    report,
    tariff,
)
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import width
from tests.render.overlaps import Texts, collisions, outside
from tests.render.samples import LANGUAGES, decided
from tests.render.samples_impero import HARD_NAMES, Wanted, history, scene, small, state

TABLES = (
    Wanted(),
    Wanted(seats=2, companies=2, own=1, lots=0),
    Wanted(seats=20, companies=52, own=15, lots=16, rich=100, seed=3),
    Wanted(seats=13, companies=30, own=0, lots=25, rich=10, seed=5),
)
PAGES: Mapping[str, Callable[[Scene], Picture]] = {
    "empire": empire.draw,
    "board": impero.board,
    "each": each.draw,
    "mine": lambda seen: personal.draw(seen, seen.view.me),
    "key": key.draw,
    "market": market.draw,
    "report": report.draw,
    "company": lambda seen: company.draw(seen, len(seen.view.companies) - 1),
    "first company": lambda seen: company.draw(seen, 0),
    "region": lambda seen: region.draw(seen, 0),
    "last region": lambda seen: region.draw(seen, len(regions(seen.view.land)) - 1),
}

_CUT = re.compile(r"[\d.,$]\s*…")


def scenes(language: str) -> Iterator[Scene]:
    for wanted in TABLES:
        for viewer in (0, wanted.seats - 1):
            yield scene(state(wanted), viewer, language, HARD_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_no_two_texts_of_a_page_overlap(page: str, language: str, texts: Texts) -> None:
    for seen in scenes(language):
        texts.clear()
        height = PAGES[page](seen).image.height
        assert collisions(texts) == []
        assert outside(texts, height) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["board", "key", "each", "mine", "empire", "market", "report"])
def test_no_two_texts_overlap_before_anything_has_happened(
    page: str, language: str, texts: Texts
) -> None:
    height = PAGES[page](scene(small(), 0, language)).image.height
    assert collisions(texts) == []
    assert outside(texts, height) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_texts_of_the_closing_sheet_overlap(language: str, texts: Texts) -> None:
    for wanted in TABLES:
        texts.clear()
        seen = state(wanted)
        shown = scene(seen, None, language, HARD_NAMES)
        picture = closing.draw(decided(shown, shown.view.capital), history(seen))
        assert collisions(texts) == []
        assert outside(texts, picture.image.height) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_texts_of_the_price_table_overlap(language: str, texts: Texts) -> None:
    height = tariff.draw(scene(small(), None, language).words).image.height
    assert collisions(texts) == []
    assert outside(texts, height) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_amount_is_ever_cut(language: str, texts: Texts) -> None:
    """Names are cut with an ellipsis, money loses its cents first."""
    for seen in scenes(language):
        for draw in PAGES.values():
            texts.clear()
            draw(seen)
            assert [words for words, _ in texts if _CUT.search(words)] == []


@pytest.mark.parametrize(("language", "name"), [("en", "Company C"), ("it", "Societ\u00e0 C")])
def test_a_company_whose_name_no_font_has_is_called_by_its_code(
    language: str, name: str, texts: Texts
) -> None:
    seen = state(Wanted(own=3))
    unnamed = replace(seen.companies[2], name="\N{FOX FACE}")
    companies = (*seen.companies[:2], unnamed, *seen.companies[3:])
    impero.hand(scene(replace(seen, companies=companies), 0, language))
    assert name in {words for words, _ in texts}


def test_a_code_of_three_signs_stays_within_its_badge() -> None:
    """A10 is the 181st company: a game of twenty has more."""
    badge = Sheet(look.colours(), theme.WIDTH, 60)
    look.mark(badge, 180, (100, 10), parts.BADGE, theme.PANEL)
    around = badge.image.crop((100 + parts.BADGE, 0, 200, 60))
    assert around.getextrema() == (look.colours().index(theme.PAGE),) * 2
    drawn, _ = letters.plaque(180)
    assert drawn.width >= width("A10", theme.LEAST_FACT, "bold")


def test_the_code_of_a_small_company_stands_beside_a_panel_not_under_it() -> None:
    corner = (500, 500)
    cell = (*corner, 524, 524)
    free = letters.boxes({0: [corner]}, [cell])[0]
    panel = (free[0] - 50, free[1] - 50, free[2] + 50, free[3])
    assert not letters.overlap(letters.boxes({0: [corner]}, [cell], [panel])[0], panel)


@pytest.mark.parametrize(("language", "words"), [("en", "wins with"), ("it", "vince con")])
def test_the_map_of_a_finished_game_says_who_has_won(
    language: str, words: str, texts: Texts
) -> None:
    seen = scene(replace(state(Wanted()), turn=15), None, language)
    assert seen.view.over
    impero.board(seen)
    assert any(words in written for written, _ in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_price_on_the_market_loses_its_cents(language: str, texts: Texts) -> None:
    """In a column in which others have theirs, 1,079 would be another price than 1,079.49."""
    for wanted in TABLES:
        texts.clear()
        seen = scene(state(wanted), 0, language)
        market.draw(seen)
        written = {words.split()[-1] if language == "en" else words for words, _ in texts}
        shown = [lot for half in market.parted(seen.view) for lot in half.lots]
        told = {seen.words.money(market.asked(lot)) for lot in shown}
        assert {one for one in told if not any(one in words for words in written)} == set()
