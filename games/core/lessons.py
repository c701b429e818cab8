"""Lessons as data: positions of real games, what is asked there, and what is said to each answer.

A game has one in `lessons.toml` beside its rules, and its words in `text/lessons.*.ftl`. A *line* is a
game as a record has it: a seed and entries. A *scene* is a moment of a line at which seat 0, the learner,
is to press something. How it goes on is worked out by `games.core.lesson_play`, with the rules of the game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from games.core.words import Seat

ME = Seat(0)
"""The learner's seat in every line."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that scenes take their positions from. Entries: `1 announce[9]`, or `clock`."""

    seats: int
    seed: str
    entries: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    names: tuple[str, ...] = ("Bruno", "Carla", "Dario", "Elena")
    """Those of the others, from seat 1."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to a legal action; the first answer that fits counts.

    A condition of `where` is a value, `[least, most]` for a number, or for a tuple `{ has = [..] }`,
    `{ only = [..] }`, `{ sum = [least, most] }`, `{ at = { "2" = [1, 3] } }`; for any of them
    `{ one-of = [..] }`.
    """

    do: str
    """The tag of the action."""
    key: str
    """Its words: `lesson-<scene>-<key>`."""
    where: dict[str, Any] = {}
    told: tuple[str, ...] = ()
    """Kinds of events that must have come of it."""
    right: bool = False
    step: bool = False
    """Good so far: the scene goes on."""
    played: bool = True
    """Whether a wrong one is carried out, to show what comes of it. Else the scene stays as it is."""
    silent: bool = False
    """Whether the learner does nothing more, until what the scene waits to tell has come."""
    claims: dict[str, Any] = {}
    """What its words take for granted of the view afterwards, by path: a test holds it."""


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a line, after `at` entries."""

    key: str
    """Its words: `lesson-<key>`, with `.title` and `.task`."""
    line: str
    at: int
    path: tuple[str, ...]
    """A right way through, as codes of actions: what the minutes are reckoned by."""
    answers: tuple[Answer, ...]
    fills: int = 0
    """How many screens of forms lie on the path."""
    page: str = "board"
    """Whose picture is shown: `board`, `hand`, or the key of a page; empty for none."""
    after: str = ""
    """Whose picture is shown once it is decided; by default none, so that the way on stands near."""
    offers: tuple[str, ...] = ()
    """The tags of the actions that have buttons; none named: all."""
    pages: tuple[str, ...] = ()
    """Pages whose actions have buttons here as well, as on the hand."""
    replies: tuple[str, ...] = ()
    """What the others do, each as soon as it is legal; else they are silent."""
    facts: dict[str, Any] = {}
    """For the words: a value, or a path of `found` that begins with @."""
    claims: dict[str, Any] = {}
    """What the words of the scene take for granted, by path: a test holds it."""
    tells: tuple[str, ...] = ()
    """The kinds of events that are told; none named: all."""
    until: tuple[str, ...] = ()
    """Events after which nothing more is played; none named: until the learner is asked again."""


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that is opened after the lesson."""

    computers: int = 2


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All scenes of a game, in order."""

    lines: dict[str, Line]
    scenes: tuple[Scene, ...]
    facts: dict[str, str] = {}
    """For the page to remember: paths into modules of the game."""
    practice: Practice = Practice()

    def scene(self, key: str) -> Scene:
        """The scene of that key; the first, if the lesson has none such (any more)."""
        return next((one for one in self.scenes if one.key == key), self.scenes[0])

    def names(self, scene: Scene, learner: str) -> tuple[str, ...]:
        """The names of the seats, with that of the learner first."""
        line = self.lines[scene.line]
        return (learner, *line.names[: line.seats - 1])

    @property
    def screens(self) -> int:
        """How many screens the right way has, with the page to remember."""
        return 1 + sum(1 + len(one.path) + one.fills for one in self.scenes)


@cache
def lesson_of(package: str) -> Lesson | None:
    """The lesson of a game; None if it has none. ValidationError names what is wrong in the file."""
    place = files(package).joinpath("lessons.toml")
    if not place.is_file():
        return None
    return msgspec.convert(tomllib.loads(place.read_text("utf-8")), Lesson)
