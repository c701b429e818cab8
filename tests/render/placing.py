"""What each place that tells an order says of a finished game: pictures, words, result, rating."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from bot.community.parts import Tenancy, parts
from bot.store.results import ResultRow
from bot.ui.final import place_lines
from bot.words.catalogue import Catalogue
from games.core.chance import Chance
from games.core.contract import AnyRules, Outcome
from games.core.words import Seat
from render import chart, question
from render.lettered import LETTERED
from render.scene import Drawer, History, Scene
from render.sheet import Sheet
from render.shelf import DRAWERS
from tests.contract.host import Host, header

NAMES = (
    *("Anna", "Bert", "Carl", "Dora", "Emil", "Fred", "Gina", "Hugo", "Irma", "Jost", "Kuno"),
    *("Lotte", "Mara", "Nils", "Olga", "Paul", "Quin", "Rosa", "Sven", "Tilo"),
)
CATALOGUE = Catalogue(strict=True)
MAX_STEPS = 5_000
SHORT = {"turns": 4, "years": 3}
"""Options that make a game short."""
Places = Mapping[int, int]
"""By seat; the winner's is 1."""


def finished(rules: AnyRules, number: int) -> Host:
    """A game at random in which up to all but one seat leave, each at some moment or never."""
    chance = Chance("places", number)
    host = begun(rules, rules.seats[number % len(rules.seats)], f"places {number}")
    going = chance.shuffled(host.seats)[: chance.below(host.head.seats)]
    when = {chance.below(120): seat for seat in going}
    for step in range(MAX_STEPS):
        if host.over:
            return host
        if step in when:
            host.leave(when[step])
        else:
            host.random_step(chance)
    raise AssertionError(f"{rules.key} {number} does not end")


def begun(rules: AnyRules, seats: int, seed: str) -> Host:
    """A game that will be short, where an option can make it so."""
    options = rules.options_type()
    shorter = {field: most for field, most in SHORT.items() if hasattr(options, field)}
    return Host(rules, header(rules, seats, seed, replace(options, **shorter)))


def disagreements(rules: AnyRules, number: int) -> list[str]:
    """What does not tell the order of the rules at the end of a game."""
    host, language = finished(rules, number), ("en", "it")[number % 2]
    outcome = rules.outcome(host.state)
    assert outcome is not None
    wanted = of(outcome)
    first = {seat for seat, place in wanted.items() if place == 1}
    found = [(what, said, wanted) for what, said in told(rules, host, language)]
    found += [
        (what, dict.fromkeys(said, 1), dict.fromkeys(first, 1))
        for what, said in winners(rules, host, language)
    ]
    lines = {seat: wanted[seat] for seat in chart_order(rules, host)}
    found += [
        (
            "lines of the chart",
            dict(enumerate(lines.values())),
            dict(enumerate(sorted(wanted.values()))),
        )
    ]
    return [
        f"{rules.key} {number}, {what}: {said}, not {right}"
        for what, said, right in found
        if said != right
    ]


def told(rules: AnyRules, host: Host, language: str) -> Iterator[tuple[str, Places]]:
    """Who says it, and what."""
    outcome, drawer = rules.outcome(host.state), DRAWERS[rules.key]
    assert outcome is not None
    last, end = (scene(rules, table.state, language) for table in host.tables[-2:])
    worth = [rules.worth(table.state) for table in host.tables[-2:]]
    yield "alt text", spoken(end, drawer.alt_final(end, History(worth)))
    # A sheet in letters has no places, and nobody's name above it.
    if drawer.final is not LETTERED.final:
        yield "sheet", _sheet(drawer, end, History(worth, (), (last.view, end.view)), of(outcome))
    yield "result", _listed(rules, outcome, end, language)
    yield "rating", _rated(outcome)


def winners(rules: AnyRules, host: Host, language: str) -> Iterator[tuple[str, set[int]]]:
    """Whom the headlines of the last sheet and of the film's last frame name."""
    scenes = [scene(rules, table.state, language) for table in host.tables[-2:]]
    drawer, history = DRAWERS[rules.key], History([rules.worth(host.state)])
    ways: list[tuple[str, Callable[[], object]]] = []
    if drawer.final is not LETTERED.final:
        ways.append(("sheet", lambda: drawer.final(scenes[-1], history)))
    if drawer.replay is not LETTERED.replay:
        ways.append(("film", lambda: drawer.replay(scenes)))
    for what, draw in ways:
        with patch.object(question, "write", wraps=question.write) as written:
            draw()
        words = written.call_args.args[1]
        yield (
            f"headline of the {what}",
            {seat for seat, name in enumerate(scenes[-1].names) if name in words},
        )


def chart_order(rules: AnyRules, host: Host) -> Sequence[int]:
    """From the line on top to the one below all others."""
    end = scene(rules, host.state, "en")
    points = host.tables if len(host.tables) < 40 else host.tables[:: len(host.tables) // 20]
    points = [*points, host.table]
    history = History(
        [rules.worth(one.state) for one in points],
        (),
        [rules.view(one.state, None) for one in points],
    )
    with patch.object(chart, "draw", wraps=chart.draw) as draw:
        DRAWERS[rules.key].final(end, history)
    order: Sequence[int] = draw.call_args.args[3]
    return order


def of(outcome: Outcome) -> Places:
    """As the rules rank."""
    found, place = dict[int, int](), 1
    for tied in outcome.places:
        found |= dict.fromkeys(tied, place)
        place += len(tied)
    return found


def spoken(scene: Scene, words: str) -> Places:
    """Places before names: "1st Anna", in letters "1. Anna"."""
    behind = r"\." if words.startswith("1. ") else "(?:st|nd|rd|th|º)"
    pairs = re.findall(rf"(?<![$€\w,])(\d+){behind} ([^\W\d]\w*)", words)
    # The first of a name: a sentence about somebody else may end with a number later on.
    first = [(name, int(place)) for place, name in reversed(pairs) if name in scene.names]
    return {scene.names.index(name): place for name, place in first}


def scene(rules: AnyRules, state: Any, language: str, viewer: Seat | None = None) -> Scene:
    names, view = NAMES[: len(rules.worth(state))], rules.view(state, viewer)
    words = CATALOGUE.words(language, rules, names, rules.titles(view)).plain
    return Scene(
        view,
        rules.waiting(state),
        words,
        names,
        42,
        game=rules.key,
        outcome=rules.outcome(state),
    )


def _sheet(drawer: Drawer, scene: Scene, history: History, wanted: Places) -> Places:
    """A place stands in one row with its name, or in one column; whoever has another word there, such
    as bankrupt, has the place of the row or column, which go from first to last. Where no places are
    written, only the order of the names tells one, and those who share a place may stand in any.
    """
    with patch.object(Sheet, "write", autospec=True, side_effect=Sheet.write) as write:
        drawer.final(scene, history)
    written = [(call.args[1], call.args[2]) for call in write.call_args_list]
    named = [(at, scene.names.index(said)) for at, said in written if said in scene.names]
    found = dict[int, int]()
    for (x, y), said in written:
        if place := re.fullmatch(r"(\d+)(?:st|nd|rd|th|º)", said):
            # Of two columns of rows, the name beside it.
            beside = [
                (abs(left - x), seat)
                for (left, top), seat in named
                if (top == y and left > x) or left == x
            ]
            found[min(beside)[1]] = int(place[1])
    columns = list(dict.fromkeys(seat for _, seat in named))
    if not found:
        return dict(zip(columns, sorted(wanted.values()), strict=True))
    return {seat: found.get(seat, at) for at, seat in enumerate(columns, 1)}


def _listed(rules: AnyRules, outcome: Outcome, scene: Scene, language: str) -> Places:
    words = CATALOGUE.words(language, rules, scene.names)
    lines = "\n".join(place_lines(words, outcome))
    pairs = re.findall(r"^\*\*(\d+)\.\*\* (\w+)", lines, re.MULTILINE)
    return {scene.names.index(name): int(place) for place, name in pairs}


def _rated(outcome: Outcome) -> Places:
    """The places that ratings are worked out from, where everybody has stayed."""
    ended = datetime(2026, 1, 1, tzinfo=UTC)
    row = ResultRow(table_id=1, game="any", guild_id=1, season=1, ended=ended)
    seats = [Tenancy(Seat(seat), 100 + seat, stayed=True) for seat in sorted(of(outcome))]
    return {one.seat: one.place for one in parts(seats, outcome, row)}
