"""Each game on the shelf, however many sit there, young, middle, deserted and ended: all is drawn and told.

Commands at such tables: `tests/bot/games/test_every_command.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from bot.ui.topics import rules_sheet, topics
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.chance import Chance
from games.core.contract import HAND, AnyRules
from games.core.words import Seat
from render import names, theme
from render.pieces import pieces
from render.scene import Drawer, History, Picture, Scene
from render.shelf import DRAWERS
from render.standing import standing
from tests.contract.host import Host
from tests.render import placing
from tests.render.ink import watched
from tests.render.rules import CUT_NUMBER
from tests.render.samples import LANGUAGES

CATALOGUE = Catalogue(strict=True)
TABLES = [(game, seats) for game in sorted(GAMES) for seats in GAMES[game].seats]
ALT, TEXT, FILM = 1000, 12_000, 8 * 2**20
"""Characters and bytes that Discord takes."""
OPENING = 160
"""Characters in which an alt text says what is asked, or who has won."""
YOUNG, MIDDLE = 2, 60
"""Entries."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_moment_is_drawn_and_told(game: str, seats: int) -> None:
    """In words in both languages, in pictures in turn in one and the other."""
    rules, drawer = GAMES[game], DRAWERS[game]
    host = deserted(rules, seats)
    for number, at in enumerate((YOUNG, len(host.tables) // 3, -2, -1)):
        state = host.tables[at].state
        for language in LANGUAGES:
            for viewer in (None, Seat(seats - 1)):
                told(drawer, scene(rules, state, viewer, language), rules)
        language = LANGUAGES[(number + seats) % len(LANGUAGES)]
        drawn(drawer, scene(rules, state, Seat(seats - 1), language), rules)
        public = scene(rules, state, None, language)
        pieced(drawer.board(public), drawer.alt, public)
    ended(rules, host)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_that_was_played_to_its_end_is_drawn_and_told(game: str) -> None:
    rules = GAMES[game]
    for number in range(2):
        ended(rules, placing.finished(rules, number))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_chapter_of_the_rules_can_be_read(game: str, language: str) -> None:
    rules = GAMES[game]
    words = CATALOGUE.words(language, rules)
    for topic in topics(rules):
        sheet = rules_sheet(rules, words, topic)
        assert 40 < sheet.content_length() < 4000, topic


def deserted(rules: AnyRules, seats: int) -> Host:
    """Played at random for a while; then one after the other leaves, until it is over."""
    host, chance = placing.begun(rules, seats, "deserted"), Chance("deserted", seats)
    while not host.over and len(host.entries) < MIDDLE:
        host.random_step(chance)
    for seat in host.seats:
        if not host.over:
            host.leave(seat)
    assert host.over
    return host


def scene(rules: AnyRules, state: Any, viewer: Seat | None, language: str) -> Scene:
    return placing.scene(rules, state, language, viewer)


def pages(rules: AnyRules, shown: Scene) -> Iterator[str]:
    """One of each kind: companies are alike. A game that is over has none."""
    if shown.outcome is None:
        found = {page.kind: page.key for page in rules.pages(shown.view) if page.key != HAND}
        yield from found.values()


def told(drawer: Drawer, shown: Scene, rules: AnyRules) -> None:
    assert 0 < len(drawer.alt(shown)) <= ALT
    assert 0 < len(drawer.text(shown)) <= TEXT
    for key in pages(rules, shown):
        assert 0 < len(drawer.alt_page(shown, key)) <= ALT, key
    if shown.view.me is not None:
        assert 0 < len(drawer.alt_hand(shown)) <= ALT


def drawn(drawer: Drawer, shown: Scene, rules: AnyRules) -> None:
    pieced(drawer.hand(shown), drawer.alt_hand, shown)
    for key in pages(rules, shown):
        pieced(drawer.page(shown, key), partial(_page, drawer, key), shown)


def _page(drawer: Drawer, key: str, shown: Scene) -> str:
    return drawer.alt_page(shown, key)


def pieced(picture: Picture, tell: Callable[[Scene], str], shown: Scene) -> None:
    """Each piece has the width of a phone, its least height, and words of its own."""
    assert picture.image.width == theme.WIDTH
    parts = [tell(replace(shown, panels=one.panels)) for one in pieces(picture)]
    assert all(0 < len(one) <= ALT for one in parts), parts
    assert len(set(parts)) == len(parts)
    assert max(one.picture.image.height for one in pieces(picture)) <= theme.SLOT


def ended(rules: AnyRules, host: Host) -> None:
    drawer, language = DRAWERS[rules.key], LANGUAGES[host.head.seats % len(LANGUAGES)]
    last = [scene(rules, table.state, None, language) for table in host.tables[-3:]]
    worth = [rules.worth(table.state) for table in host.tables[-3:]]
    history = History(worth, (1,), [one.view for one in last])
    pieced(drawer.final(last[-1], history), lambda at: drawer.alt_final(at, history), last[-1])
    assert 0 < len(drawer.alt_final(last[-1], history)) <= ALT
    winner = names.called(last[-1], standing(last[-1]).winners[0])
    assert winner in drawer.alt(last[-1])[:OPENING]
    film = drawer.replay(last)
    assert film.startswith(b"GIF89a")
    assert len(film) <= FILM
    assert drawer.alt(last[-1]) in drawer.alt_replay(last[-1], len(host.tables))


HARD = (
    *(
        "I",
        "W" * 32,
        "\N{FOX FACE}\N{FIRE}",
        "\u05e9\u05dc\u05d5\u05dd abc \u05e2\u05d5\u05dc\u05dd",
    ),
    *(
        f"Z{chr(0x301)}{chr(0x323)}" * 50,
        "\ufdfa" * 8,
        "\u4f60\u597d" * 16,
        "\u0e01\u0e33\u0e48" * 10,
    ),
)
SUM = 999_999_999_999


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_name_and_no_sum_of_twelve_digits_is_too_hard(game: str) -> None:
    """No number is cut: what is left of one is another. No line leaves the picture, no piece is too tall."""
    rules, drawer = GAMES[game], DRAWERS[game]
    host, chance = placing.begun(rules, min(max(rules.seats), len(HARD)), "hard"), Chance("hard", 1)
    for _ in range(30):
        host.random_step(chance)
    names = HARD[: host.head.seats]
    view = _rich(game, rules.view(host.state, Seat(1)))
    words = CATALOGUE.words("it", rules, names, rules.titles(view)).plain
    shown = Scene(view, rules.waiting(host.state), words, names, 42, game=game)
    with watched(words_only=True) as inks:
        pieced(drawer.board(shown), drawer.alt, shown)
        drawn(drawer, shown, rules)
    assert [ink.told for ink in inks if CUT_NUMBER.fullmatch(ink.told)] == []


def _rich(game: str, view: Any) -> Any:
    """Everybody with as much as twelve digits tell."""
    match game:
        case "greed":
            purses = (SUM,) * len(view.board.purses)
            return replace(view, board=replace(view.board, purses=purses))
        case "impero":
            return replace(view, capital=(100 * SUM,) * len(view.capital), cash=100 * SUM)
        case _:
            cash = tuple(one if one is None else SUM for one in view.cash)
            return replace(view, cash=cash)
