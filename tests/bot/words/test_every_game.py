"""Whatever a game tells, offers, asks and names can be said in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.engine.views.sight import Sight
from bot.ui.labels import hint, short_hint
from bot.words.catalogue import Catalogue
from bot.words.languages import LANGUAGES
from bot.words.translator import GameWords
from games import GAMES
from games.core.contract import HAND, Rules
from games.core.kinds import Titled
from games.core.record import Header, Table, replay
from games.core.words import Seat, visible_events
from games.players import RANDOM, player_of
from games.players.game import OPENED, play_game

CATALOGUE = Catalogue(strict=True)
SEATS, EVERY = 3, 25
NAMES = ("Giulia", "Marco", "Théo")


@pytest.fixture(scope="module", params=list(GAMES))
def rules(request: pytest.FixtureRequest) -> Rules[Any, Any, Any]:
    return GAMES[request.param]


@pytest.fixture(scope="module")
def tables(rules: Rules[Any, Any, Any]) -> Sequence[Table[Any]]:
    header = Header(rules.key, rules.version, SEATS, rules.options_type(), "told", OPENED)
    players = [player_of(rules, RANDOM) for _ in range(SEATS)]
    return replay(rules, header, play_game(rules, header, players).entries)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def words_for(rules: Rules[Any, Any, Any], state: Any, seat: Seat | None, lang: str) -> GameWords:
    return CATALOGUE.words(lang, rules, NAMES, rules.titles(rules.view(state, seat)))


def viewers() -> Iterator[Seat | None]:
    yield from (None, *map(Seat, range(SEATS)))


def test_every_event_is_told_or_is_no_news(
    rules: Rules[Any, Any, Any], tables: Sequence[Table[Any]], language: str
) -> None:
    lines, happened = set(), {type(event) for table in tables for event in table.events}
    for table in tables:
        for viewer in viewers():
            words = words_for(rules, table.state, viewer, language)
            lines |= {words.event(event) for event in visible_events(table.events, viewer)}
    assert len(lines) >= len(happened) > 0
    assert not [line for line in lines if line and not line.endswith(".")]


def test_everything_that_can_be_done_has_a_label_and_a_hint_can_be_told(
    rules: Rules[Any, Any, Any], tables: Sequence[Table[Any]], language: str
) -> None:
    labels = set[str]()
    for table in tables[::EVERY]:
        for seat in map(Seat, range(SEATS)):
            words = words_for(rules, table.state, seat, language)
            view = rules.view(table.state, seat)
            sight = cast("Sight", SimpleNamespace(rules=rules, view=view))
            for offer in rules.offers(table.state, seat):
                labels |= {words.plain.opening(offer.action), words.plain.action(offer.action)}
                hint(sight, words, offer.action)
                short_hint(sight, words, offer.action)
            labels |= {words.order(form.order) for form in rules.order_forms(view)}
    assert all(labels)


def test_every_page_and_everything_with_a_title_has_a_name(
    rules: Rules[Any, Any, Any], tables: Sequence[Table[Any]], language: str
) -> None:
    titled = {kind.of for kind in rules.kinds.values() if isinstance(kind, Titled)}
    for table in tables[::EVERY]:
        for viewer in viewers():
            words, view = (
                words_for(rules, table.state, viewer, language),
                rules.view(table.state, viewer),
            )
            for page in rules.pages(view):
                assert page.key == HAND or words.say(f"page-{page.kind}", **page.facts)
                assert ":" not in page.key or words.say(f"pages-{page.kind}")
                assert all(words.say(note.key, **note.facts) for note in page.notes)
            named = rules.titles(view)
            assert named.keys() == titled
            for of, names in named.items():
                assert all(words.title(of, index) for index in list(_numbers(names))[:9])


def test_the_headline_and_the_end_are_told(
    rules: Rules[Any, Any, Any], tables: Sequence[Table[Any]], language: str
) -> None:
    for table in tables[:-1:EVERY]:
        words = words_for(rules, table.state, None, language)
        waiting = rules.waiting(table.state)
        assert words.ask(waiting)
        assert words.asked(waiting)
    outcome = rules.outcome(tables[-1].state)
    assert outcome is not None
    words = words_for(rules, tables[-1].state, None, language)
    # The bot does not say why a game is over: an event of the game does, if any.
    assert "reason" not in rules.kinds or words.say(f"reason-{outcome.reason}")
    assert [words.money(score) for score in outcome.scores.values()]


def test_the_options_at_the_start_are_told(rules: Rules[Any, Any, Any], language: str) -> None:
    words, usual = CATALOGUE.words(language, rules), rules.options_type()
    for name in usual.__struct_fields__:
        assert words.option(name) != words.option(name, getattr(usual, name))


def _numbers(names: Any) -> Iterator[int]:
    yield from names if isinstance(names, dict) else range(len(names))
