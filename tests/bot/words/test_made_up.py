"""A language that nobody speaks goes through everything: nothing is written in code, and all of it fits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import discord
import pytest

from bot.ui.topics import rules_sheet, topics
from bot.words import sources
from bot.words.catalogue import Catalogue, lexicon_of
from bot.words.commands import CommandTranslator, fitted
from bot.words.languages import LANGUAGES
from bot.words.typed import words_for
from games import GAMES
from games.core.contract import AnyRules
from games.core.lesson_play import lesson
from games.core.words import Seat
from render.scene import History, Scene
from render.shelf import DRAWERS, has_prices
from tests.architecture.payloads import filled, payloads
from tests.bot.words import made_up
from tests.bot.words import test_every_game as telling
from tests.bot.words.made_up import MADE_UP
from tests.bot.words.test_every_game import rules, tables
from tests.lessons import test_every_scene
from tests.lessons.presses import TAUGHT
from tests.render import placing, test_every_picture
from tests.render.conftest import texts
from tests.render.overlaps import Texts, collisions, outside

__all__ = ["rules", "tables", "texts"]

CODE = MADE_UP.code
IN_CODE = re.compile(r"[a-z]*[acdeghijklnorstuwyz][a-z]{2,}")
"""A word of English letters; the made-up language has others in their place."""
_FACT = re.compile(r"\{[^{}]*\}")
LONGEST_COMMAND = 8_000
TOUCHING = 3
"""Pixels."""
PACKAGES = [rules.package for rules in GAMES.values()]


@pytest.fixture(autouse=True)
def spoken_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    # Every language has a name for each that can be chosen.
    forgetting = (sources.names, lexicon_of, words_for)
    for one in forgetting:
        one.cache_clear()
    monkeypatch.setattr(sources, "texts", made_up.texts)
    monkeypatch.setitem(LANGUAGES, CODE, MADE_UP)
    names = tuple(made_up.made(name) for name in placing.NAMES)
    monkeypatch.setattr(placing, "NAMES", names)
    yield
    for one in forgetting:
        one.cache_clear()


def test_it_has_every_sentence_but_those_that_discord_would_not_take() -> None:
    found = list(sources.all_faults(MADE_UP, PACKAGES))
    assert {one.what for one in found} == {"is not what Discord takes"}
    assert len(found) < 100


def test_it_is_forty_percent_longer() -> None:
    lengths = {
        code: sum(
            len(_FACT.sub("", one.text))
            for place in (sources.HOUSE, *((package, "text") for package in PACKAGES))
            for one in sources.sources(*place, code).values()
        )
        for code in ("en", CODE)
    }
    assert lengths[CODE] / lengths["en"] > 1.4


async def test_every_command_is_taken_by_discord() -> None:
    told = await payloads(filled(), CommandTranslator())
    whole = sum(map(_weight, told))
    for command in map(fitted, told):
        assert _weight(command) <= LONGEST_COMMAND, command["name"]
        _check(command)
    # Few descriptions had to give way.
    assert whole - sum(map(_weight, told)) < whole // 50


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_chapter_of_the_rules_fits(game: str) -> None:
    rules = GAMES[game]
    words = Catalogue(strict=True).words(CODE, rules)
    for topic in topics(rules):
        sheet = rules_sheet(rules, words, topic)
        assert 40 < sheet.content_length() < 4000, topic


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_picture_fits_and_has_no_word_of_the_code(game: str, texts: Texts) -> None:
    rules, drawer = GAMES[game], DRAWERS[game]
    seats = rules.seats[len(rules.seats) // 2]
    host = test_every_picture.deserted(rules, seats)
    wrong = list[str]()
    for at in (0, len(host.tables) // 4, len(host.tables) // 2, -2, -1):
        shown = placing.scene(rules, host.tables[at].state, CODE, Seat(seats - 1))
        test_every_picture.told(drawer, shown, rules)
        for name, draw in _pictures(rules, shown):
            texts.clear()
            height = draw().image.height
            wrong += [f"{name}: {one} on {other}" for one, other in collisions(_cores(texts))]
            wrong += [f"{name}: {one} is outside" for one in outside(texts, height)]
            wrong += [
                f"{name}: written in code: {one}"
                for one in _english(shown, (said for said, _ in texts))
            ]
        told = (
            drawer.alt(shown),
            drawer.text(shown),
            drawer.alt_hand(shown) if shown.view.me is not None else "",
        )
        wrong += [f"in code: {one}" for one in _english(shown, told)]
    shown = placing.scene(rules, host.tables[-1].state, CODE)
    history = History([rules.worth(one.state) for one in host.tables[-3:]])
    drawn = [("final", lambda: drawer.final(shown, history))]
    if has_prices(game):
        drawn.append(("prices", lambda: drawer.prices(shown.words)))
    for name, draw in drawn:
        texts.clear()
        height = draw().image.height
        wrong += [f"{name}: {one} on {other}" for one, other in collisions(_cores(texts))]
        wrong += [f"{name}: {one} is outside" for one in outside(texts, height)]
    assert sorted(set(wrong)) == []


def test_whatever_a_game_tells_and_offers_is_said(rules: AnyRules, tables: Any) -> None:
    telling.test_every_event_is_told_or_is_no_news(rules, tables, CODE)
    telling.test_everything_that_can_be_done_has_a_label_and_a_hint_can_be_told(rules, tables, CODE)
    telling.test_every_page_and_everything_with_a_title_has_a_name(rules, tables, CODE)
    telling.test_the_headline_and_the_end_are_told(rules, tables, CODE)


@pytest.mark.parametrize("rules", TAUGHT, ids=lambda one: one.key)
def test_every_screen_of_a_lesson_fits(rules: AnyRules) -> None:
    for scene in lesson(rules).scenes:
        test_every_scene.test_every_screen_can_be_told_and_has_a_way_on(rules, scene, CODE)


def _pictures(rules: AnyRules, shown: Scene) -> Iterator[tuple[str, Any]]:
    drawer = DRAWERS[rules.key]
    yield "board", lambda: drawer.board(shown)
    yield "hand", lambda: drawer.hand(shown)
    for key in test_every_picture.pages(rules, shown):
        yield key, lambda key=key: drawer.page(shown, key)


def _cores(texts: Texts) -> Texts:
    """Without what only touches: the accents of a line and the feet of the one above."""
    return [
        (said, (left, top + TOUCHING, right, bottom - TOUCHING))
        for said, (left, top, right, bottom) in texts
    ]


def _english(shown: Scene, told: Iterable[str]) -> set[str]:
    """Words of English letters. What people have written stands in the view."""
    words = {word for one in told for word in re.findall(r"[^\W\d_]+", one)}
    theirs = repr(shown.view)
    return {word for word in words if IN_CODE.fullmatch(word) and word not in theirs}


def _check(part: dict[str, Any]) -> None:
    for inner in part.get("options", ()):
        _check(inner)
    names = [_in(one, "name") for one in part.get("options", ())]
    assert len(set(names)) == len(names), names
    assert len(_in(part, "description")) <= 100


def _in(part: dict[str, Any], what: str) -> str:
    french = str(discord.Locale.french)
    return str((part.get(f"{what}_localizations") or {}).get(french, part.get(what, "")))


def _weight(part: dict[str, Any]) -> int:
    own = sum(
        len(max(_in(part, one), str(part.get(one, "")), key=len)) for one in ("name", "description")
    )
    return own + sum(map(_weight, (*part.get("options", ()), *part.get("choices", ()))))
