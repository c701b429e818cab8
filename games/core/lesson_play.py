"""A scene of a lesson as it is played: the real rules judge, answers only say what a press was good for.

The others do what the scene says and are silent otherwise, so that no better computer player changes a
lesson. Everything here is a function of the lesson's data and of what the learner has pressed.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from importlib import import_module
from typing import Any

import msgspec

from games.core.codes import code, decode, tag
from games.core.contract import AnyRules
from games.core.lessons import ME, Answer, Lesson, Line, Scene, lesson_of
from games.core.record import Entry, Header, Table, TimeUp, open_table, play
from games.core.timers import At
from games.core.words import Action, Facts, RuleError, Seat

MOMENT = datetime(2026, 1, 1, tzinfo=UTC)
"""When every line begins. Its time moves only where the rules name an instant."""
MOST = 60
"""Maximum entries that follow by themselves on one press: a lesson must not hang."""


class Played(msgspec.Struct, frozen=True):
    """A scene so far: the newest table, and all since the scene began."""

    header: Header[Any]
    table: Table[Any]
    since: tuple[tuple[Entry, Table[Any]], ...] = ()


_STARTED: dict[tuple[str, int, str], Played] = {}
"""The beginning of a scene is the same for everybody: it is replayed once in the life of a process."""


def started(rules: AnyRules, scene: Scene) -> Played:
    """The scene before anything is pressed. RuleError, if its line is not legal (any more)."""
    key = (rules.key, rules.version, scene.key)
    if key not in _STARTED:
        line = lesson(rules).lines[scene.line]
        header = _header(rules, line)
        table = open_table(rules, header)
        for text in line.entries[: scene.at]:
            table = play(rules, header, table, entry_of(rules, table, text))
        _STARTED[key] = Played(header, table)
    return _STARTED[key]


def lesson(rules: AnyRules) -> Lesson:
    """The lesson of a game that has one."""
    found = lesson_of(rules.package)
    assert found is not None, f"{rules.key} has no lesson"
    return found


def pressed(rules: AnyRules, scene: Scene, played: Played, action: Action) -> Played:
    """The learner's action, and what follows until they are asked again. RuleError as at a table."""
    answer = judge(scene, action)
    silent = answer is not None and answer.silent
    played = _on(rules, played, Entry(ME, action, played.table.at))
    for _ in range(MOST):
        if played.table.outcome or _is_told(scene, played):
            break
        waiting = rules.waiting(played.table.state)
        others = [Seat(seat) for seat in range(played.header.seats) if seat != ME]
        # What all must answer the others answer first, so that the learner's press is the last.
        replies = (_reply(rules, scene, played, seat) for seat in others)
        after = next(filter(None, replies), None)
        if after is None and ME in waiting.seats and not silent:
            break
        played = after or _on(rules, played, _rung(rules, played.table))
    return played


def judge(scene: Scene, action: Action, told: frozenset[str] | None = None) -> Answer | None:
    """The first answer that fits the action, and what came of it if that is known."""
    return next(
        (
            one
            for one in scene.answers
            if _fits(one, action) and (told is None or told.issuperset(one.told))
        ),
        None,
    )


def told_since(before: Played, after: Played) -> frozenset[str]:
    """The kinds of events that one press has brought."""
    tables = (table for _, table in after.since[len(before.since) :])
    return frozenset(tag(type(event)) for table in tables for event in table.events)


def facts_of(rules: AnyRules, scene: Scene, view: Any) -> Facts:
    """The facts of a scene's words, as they are now."""
    return {
        name: found(rules, scene, view, value[1:]) if is_path(value) else _fact(value)
        for name, value in scene.facts.items()
    }


def remembered(rules: AnyRules) -> Facts:
    """The facts of the page to remember: numbers of the rules."""
    scene = lesson(rules).scenes[0]
    return {
        name: found(rules, scene, None, value[1:]) for name, value in lesson(rules).facts.items()
    }


def is_path(value: Any) -> bool:
    """Whether a fact is read somewhere, and not given."""
    return isinstance(value, str) and value.startswith("@")


def unkept(rules: AnyRules, scene: Scene, claims: Mapping[str, Any], view: Any) -> dict[str, Any]:
    """The claims that do not hold, with what is so instead."""
    real = {path: found(rules, scene, view, path) for path in claims}
    return {path: real[path] for path, want in claims.items() if real[path] != _fact(want)}


def found(rules: AnyRules, scene: Scene, view: Any, path: str) -> Any:
    """What lies at a path of attributes, indexes, and `#` for how many there are.

    `board.purses.3` is in the view, `^board.purses.3` in the view as the scene began, `=sales.STORAGE.1` in a
    module of the game, `<3.amount` in entry 3 of the scene's line, counted from 0, and `>0.amount` in the
    first of its replies.
    """
    if path.startswith("^"):
        return found(rules, scene, rules.view(started(rules, scene).table.state, ME), path[1:])
    kind, (root, _, path) = path[0], path.lstrip("=<>").partition(".")
    if kind == "=":
        view = import_module(f"{rules.package}.{root}")
    elif kind in "<>":
        texts = scene.replies if kind == ">" else lesson(rules).lines[scene.line].entries
        view = decode(rules.action_types, texts[int(root)].partition(" ")[2])
    else:
        path = f"{root}.{path}" if path else root
    for part in path.split("."):
        if part == "#":
            view = len(view)
        elif isinstance(view, Mapping):
            view = view[int(part) if part.isdigit() else part]
        elif part.lstrip("-").isdigit():
            view = view[int(part)]
        else:
            view = getattr(view, part)
    return view


def entry_of(rules: AnyRules, table: Table[Any], text: str) -> Entry:
    """The entry of a line: `1 announce[9]`, or `clock` for the timer that rings next."""
    who, _, rest = text.partition(" ")
    if who == "clock":
        return _rung(rules, table)
    action = decode(rules.action_types, rest)
    assert action is not None, f"{text}: no action of {rules.key}"
    return Entry(Seat(int(who)), action, table.at)


def text_of(entry: Entry) -> str:
    """What `entry_of` reads."""
    return "clock" if entry.seat is None else f"{entry.seat} {code(entry.action)}"


def _header(rules: AnyRules, line: Line) -> Header[Any]:
    options = msgspec.convert(line.options, rules.options_type)
    return Header(rules.key, rules.version, line.seats, options, line.seed, MOMENT)


def _rung(rules: AnyRules, table: Table[Any]) -> Entry:
    timer = rules.waiting(table.state).timers[-1]
    moment = max(table.at, timer.due.instant) if isinstance(timer.due, At) else table.at
    return Entry(None, TimeUp(timer.key), moment)


def _reply(rules: AnyRules, scene: Scene, played: Played, seat: Seat) -> Played | None:
    """The first scripted reply of this seat that has not been given and is legal now."""
    given = {text_of(entry) for entry, _ in played.since}
    for text in scene.replies:
        if text in given or not text.startswith(f"{seat} "):
            continue
        try:
            return _on(rules, played, entry_of(rules, played.table, text))
        except RuleError:
            continue
    return None


def _is_told(scene: Scene, played: Played) -> bool:
    return any(tag(type(event)) in scene.until for event in played.since[-1][1].events)


def _on(rules: AnyRules, played: Played, entry: Entry) -> Played:
    table = play(rules, played.header, played.table, entry)
    return Played(played.header, table, (*played.since, (entry, table)))


def _fits(answer: Answer, action: Action) -> bool:
    if answer.do != tag(type(action)):
        return False
    return all(_meets(getattr(action, name), want) for name, want in answer.where.items())


def _meets(value: Any, want: Any) -> bool:
    match want:
        case {"has": wanted}:
            return set(wanted) <= set(value)
        case {"only": wanted}:
            return bool(value) and set(value) <= set(wanted)
        case {"sum": limits}:
            return _meets(sum(value), limits)
        case {"at": places}:
            return all(_meets(value[int(at)], one) for at, one in places.items())
        case {"one-of": wanted}:
            return value in [_fact(one) for one in wanted]
        case [least, most] if isinstance(value, int):
            return bool(least <= value <= most)
        case _:
            return bool(value == _fact(want))


def _fact(value: Any) -> Any:
    """A value of the file as rules have it: lists are tuples, and "none" is None."""
    if value == "none":
        return None
    return tuple(_fact(one) for one in value) if isinstance(value, list) else value
