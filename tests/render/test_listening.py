"""Who listens hears what the others see: every number of every kind of picture, and no sign without a word.

A number is heard where it stands in the picture's own words; of some kinds also in the whole table, or on the
printed price table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core.chance import Chance
from games.core.contract import HAND, AnyRules
from games.core.lesson_play import started
from games.core.lessons import ME, lesson_of
from games.core.words import Seat
from render import chances, chart, community
from render.community import shelf
from render.scene import Drawer, History, Picture, Scene
from render.shelf import DRAWERS
from tests.contract.host import Host
from tests.lessons.presses import TAUGHT
from tests.own import own
from tests.render import approval_community, placing
from tests.render.approval_community import chances_of
from tests.render.ink import Inks, watched
from tests.render.samples import LANGUAGES

pytestmark = pytest.mark.long

MOMENTS, STEPS = 2, 5_000
LISTENED = {"impero": (2, 4, 8)}
"""Numbers of players, where not all are tried."""
_NUMBER = re.compile("\\d+(?:[.,'\u2019\u00a0\u202f]\\d+)*(?:[kM]\\b)?")
_THOUSANDS = re.compile("[.,'\u2019\u00a0\u202f](?=\\d{3}(?!\\d))")
_SPOKEN = re.compile(r"[\w\s$€%+\N{MINUS SIGN}±“”«»’'…\N{EN DASH}()\[\];:,.?!/&#\"-]*")
_MARKS = {"disc", "badge", "mark", "stroke", "number", "letter"}
"""Roles of what stands beside a name, and of shapes."""
LEANING = {
    "acquire": {"hand"},
    "greed": {"hand", "market", "company"},
    "impero": {"board", "hand", "report", "key", "mine", "player", "each", "region", "company"},
    "owners_choice": {"hand", "market"},
    "shark_room": {"hand", "market", "desk"},
}
"""Kinds of pictures that repeat what is told elsewhere. A wrong digit in any other is in none of its own words."""
Told = tuple[str, Callable[[], Picture | bytes], Callable[[Scene], str]]
"""A picture's kind, how it is drawn, and how it is told."""


def moments(rules: AnyRules, number: int) -> Iterator[tuple[Host, Chance, Any]]:
    """Some positions of a game at random, its first and its last but one among them."""
    many = LISTENED.get(rules.key, tuple(rules.seats))
    host = placing.begun(rules, many[number % len(many)], f"listened to {number}")
    chance = Chance("listened to", number)
    for _ in range(STEPS):
        if host.over:
            break
        host.random_step(chance)
    last = len(host.tables)
    for at in sorted({0, last - 2, *(chance.below(last) for _ in range(MOMENTS))}):
        yield host, chance, host.tables[at].state


def pictures(rules: AnyRules, drawer: Drawer, scene: Scene) -> Iterator[Told]:
    yield "board", lambda: drawer.board(scene), drawer.alt
    if scene.view.me is None:
        return
    yield "hand", lambda: drawer.hand(scene), drawer.alt_hand
    if scene.outcome is None:
        for page in rules.pages(scene.view):
            if page.key != HAND:
                key = page.key
                yield (
                    page.kind,
                    partial(drawer.page, scene, key),
                    partial(_alt_page, drawer, key),
                )


def _alt_page(drawer: Drawer, key: str, heard: Scene) -> str:
    return drawer.alt_page(heard, key)


def _alt_replay(drawer: Drawer, heard: Scene) -> str:
    return drawer.alt_replay(heard, 1)


def final(rules: AnyRules, drawer: Drawer, host: Host, language: str) -> tuple[Scene, Told]:
    views = [placing.scene(rules, table.state, language).view for table in host.tables]
    history = History([rules.worth(table.state) for table in host.tables], (1,), views)
    scene = placing.scene(rules, host.state, language)
    return scene, (
        "final",
        lambda: drawer.final(scene, history),
        lambda heard: drawer.alt_final(heard, history),
    )


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_number_of_a_picture_is_told(game: str, number: int) -> None:
    """A moment in one language, the next one in the other."""
    rules, drawer, missing = GAMES[game], DRAWERS[game], dict[str, set[str]]()
    axes: dict[str, str] = own(game, "pictures", "AXES") or {}
    for at, (host, chance, state) in enumerate(moments(rules, number)):
        language = LANGUAGES[(at + number) % len(LANGUAGES)]
        for viewer in (None, Seat(chance.below(host.head.seats))):
            scene = placing.scene(rules, state, language, viewer)
            for told in pictures(rules, drawer, scene):
                _compare(missing, axes, drawer, scene, told)
    for language in LANGUAGES:
        scene, told = final(rules, drawer, host, language)
        _compare(missing, axes, drawer, scene, told)
        # A film's pictures are boards: its last one is told.
        last = ("film", partial(drawer.replay, [scene]), partial(_alt_replay, drawer))
        _compare(
            missing,
            {**axes, "film": axes.get("film", axes.get("board", "(?!)"))},
            drawer,
            scene,
            last,
        )
    assert missing == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_number_of_a_printed_table_is_told(game: str, language: str) -> None:
    host = placing.begun(GAMES[game], GAMES[game].seats[0], "printed")
    words, drawer = placing.scene(GAMES[game], host.state, language).words, DRAWERS[game]
    with _listened() as inks:
        drawer.prices(words)
    assert _left(inks, drawer.alt_prices(words)) == set()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_picture_is_told_by_a_sign_without_a_word(game: str) -> None:
    rules, drawer, found = GAMES[game], DRAWERS[game], set[tuple[str, str]]()
    for host, chance, state in moments(rules, 2):
        for language in LANGUAGES:
            scene = placing.scene(rules, state, language, Seat(chance.below(host.head.seats)))
            for kind, _, tell in pictures(rules, drawer, scene):
                for heard in _forms(scene):
                    found |= {(kind, sign) for sign in _signs(tell(heard))}
            found |= {("table", sign) for sign in _signs(drawer.text(scene.in_words()))}
            found |= {("prices", sign) for sign in _signs(drawer.alt_prices(scene.words))}
    assert found == set()


@pytest.mark.parametrize(
    "page", ["profile", "leaderboard", "standings", "crossed", "versus", "history"]
)
def test_every_number_of_a_community_page_is_told(page: str) -> None:
    shown = getattr(approval_community, page)(*((200,) if page == "profile" else ()))
    with _listened() as inks:
        community.draw(shown)
    told = community.alt(shown, is_whole=True)
    # A curve says how a rating went; what it is now is a figure.
    scale = (*shown.curve.labels, *shown.curve.seasons) if shown.curve else ()
    assert _left(inks, told) <= {words for _, words in scale}
    assert _signs(told) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_the_shelf_is_told(language: str) -> None:
    words = {key: placing.CATALOGUE.words(language, rules).plain for key, rules in GAMES.items()}
    stock = shelf.stocked(words, tuple(words))
    with _listened() as inks:
        shelf.draw(stock)
    assert _left(inks, shelf.alt(stock)) == set()
    assert _signs(shelf.alt(stock)) == set()


@pytest.mark.parametrize("rules", TAUGHT, ids=lambda one: one.key)
def test_every_number_of_a_lesson_is_told(rules: AnyRules) -> None:
    drawer, missing = DRAWERS[rules.key], dict[str, set[str]]()
    axes: dict[str, str] = own(rules.key, "pictures", "AXES") or {}
    taught = lesson_of(rules.package)
    assert taught is not None
    for number, one in enumerate(taught.scenes):
        scene = placing.scene(rules, started(rules, one).table.state, "it", ME)
        for at, told in enumerate(pictures(rules, drawer, scene)):
            # From one scene to the next few pages change.
            if told[0] not in {"board", "hand"} and (number + at) % 3:
                continue
            _compare(missing, axes, drawer, scene, told)
            for heard in _forms(scene):
                assert _signs(told[2](heard)) == set()
    assert missing == {}


@pytest.mark.parametrize("seats", [2, 4, chances.MOST])
def test_every_number_of_an_analysis_is_told(seats: int) -> None:
    """The marks that number the moves have the words of the list below; the scale is per cent and steps."""
    shown = chances_of(seats)
    with _listened() as inks:
        chances.draw(shown)
    told = chances.alt(shown, is_whole=True)
    steps = {ink.told for ink in inks if ink.told.isdecimal() and int(ink.told) <= shown.last}
    assert _left(inks, told) <= {*shown.scale, *steps}
    assert all(row.told in told for row in shown.rows)


def _forms(scene: Scene) -> tuple[Scene, Scene]:
    """As an alt text, and whole."""
    return scene.in_words(), replace(scene.in_words(), whole=True)


def _compare(
    missing: dict[str, set[str]], axes: dict[str, str], drawer: Drawer, scene: Scene, told: Told
) -> None:
    kind, draw, tell = told
    with _listened() as inks:
        draw()
    texts, axis = list(map(tell, _forms(scene))), axes.get(kind, r"(?!)")
    left = _left(inks, "\n".join(texts), axis)
    if left and (kind == "film" or kind in LEANING.get(scene.game, ())):
        texts += [drawer.text(scene.in_words()), drawer.alt_prices(scene.words)]
        left = _left(inks, "\n".join(texts), axis)
    if left:
        missing.setdefault(kind, set()).update(left)


def _left(inks: Inks, said: str, axis: str = r"(?!)") -> set[str]:
    """The texts with numbers that nobody hears. Nothing is told by being left out."""
    known = set(_numbers(said))
    amounts = [_amount(one) for one in known]
    return {
        ink.told
        for ink in inks
        if ink.role not in _MARKS and not re.fullmatch(axis, ink.told)
        for one in _numbers(ink.told)
        if one not in known and float(_amount(one)) and not _is_near(one, amounts)
    }


def _numbers(told: str) -> list[str]:
    """As they are written in any language: 1200, 0.3, 21.9k."""
    return [_THOUSANDS.sub("", found.group()).replace(",", ".") for found in _NUMBER.finditer(told)]


def _amount(number: str) -> float:
    units = {"k": 1_000.0, "M": 1_000_000.0}
    return float(number.rstrip("kM")) * units.get(number[-1], 1.0)


def _is_near(number: str, amounts: list[float]) -> bool:
    """Whether it is one of the amounts, shortened: without cents, in thousands or millions."""
    amount = _amount(number)
    if number[-1] in "kM":
        return any(abs(one - amount) < 0.06 * amount for one in amounts)
    return any(int(one) == amount for one in amounts)


def _signs(told: str) -> set[str]:
    """What is neither a word nor a sign that every screen reader speaks or pauses at."""
    return {one for one in told if not _SPOKEN.fullmatch(one)}


@contextmanager
def _listened() -> Iterator[Inks]:
    """What is drawn meanwhile, but for the scales of charts: their curves are told by their ends."""
    with watched() as inks, pytest.MonkeyPatch.context() as patch:
        draw = chart.draw

        def quiet(*given: Any, **named: Any) -> None:
            before = len(inks)
            draw(*given, **named)
            del inks[before:]

        patch.setattr(chart, "draw", quiet)
        yield inks
