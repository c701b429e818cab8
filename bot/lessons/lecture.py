"""A person's lesson as it stands: the scene, what they have pressed in it, and what is said to that."""

from __future__ import annotations

from functools import cached_property

import msgspec
from msgspec.structs import replace

from bot.store.lessons import LessonRow
from games.core import lesson_play
from games.core.codes import code, decode
from games.core.contract import AnyRules
from games.core.lesson_play import Played
from games.core.lessons import Answer, Lesson, Scene
from games.core.words import Action, RuleError

BASE = 10**9
"""Above all numbers of tables: where a custom id has a table, a lesson has this and its own number."""
_TRIES, _SCENES, _PRESSES = 1000, 100, 1000
"""A decision's number is made of the try, the scene and the presses: at most nine digits."""


class Lecture(msgspec.Struct, frozen=True, dict=True):
    """A scene of a person's lesson after what they have pressed."""

    row: LessonRow
    rules: AnyRules
    played: Played
    verdict: Answer | None = None
    """What is to be said to the last press; None before one."""
    over: bool = False
    """Whether the scene is decided: solved, or a wrong answer whose consequence stands there."""

    @cached_property
    def lesson(self) -> Lesson:
        return lesson_play.lesson(self.rules)

    @cached_property
    def scene(self) -> Scene:
        return self.lesson.scene(self.row.scene)

    @property
    def number(self) -> int:
        """What custom ids have in the place of a table."""
        return BASE + self.row.id

    @property
    def place(self) -> int:
        """The index of the scene."""
        return self.lesson.scenes.index(self.scene)

    @property
    def is_solved(self) -> bool:
        return self.over and self.verdict is not None and self.verdict.right

    @property
    def mark(self) -> int:
        """The number of this moment: whatever was made for another one is stale."""
        presses = len(_actions(self.row)) % _PRESSES
        return (self.row.tries % _TRIES * _SCENES + self.place % _SCENES) * _PRESSES + presses


def is_lesson(number: int) -> bool:
    """Whether a custom id's number is a lesson's, and no table's."""
    return number > BASE


def lecture(row: LessonRow, rules: AnyRules) -> Lecture:
    """The lesson of a row. If its presses no longer fit the rules or the file, the scene starts again."""
    scene = lesson_play.lesson(rules).scene(row.scene)
    start = Lecture(row, rules, lesson_play.started(rules, scene))
    now = start
    for text in _actions(row):
        action = decode(rules.action_types, text)
        if action is None or now.over:
            return _afresh(start)
        try:
            now = _heard(now, action)
        except RuleError:
            return _afresh(start)
    return now


def act(before: Lecture, action: Action) -> Lecture:
    """The lecture after a press. RuleError as at a table: nothing has happened."""
    after = _heard(before, action)
    row = after.row
    if after.played is not before.played:
        row = replace(row, actions=msgspec.json.encode([*_actions(row), code(action)]))
    if after.is_solved and before.scene.key not in row.done:
        row = replace(row, done=(*row.done, before.scene.key))
    return Lecture(row, after.rules, after.played, after.verdict, after.over)


def at_scene(row: LessonRow, key: str) -> LessonRow:
    """The row at the beginning of a scene; an empty key is the lesson's end."""
    return replace(row, scene=key, tries=row.tries + 1, actions=b"[]")


def _heard(before: Lecture, action: Action) -> Lecture:
    """What is wrong but legal is carried out only where that teaches."""
    rules, scene = before.rules, before.scene
    played = lesson_play.pressed(rules, scene, before.played, action)
    answer = lesson_play.judge(scene, action, lesson_play.told_since(before.played, played))
    if answer is None:
        # Only a forged press does what the scene has no button for.
        return before
    if not (answer.right or answer.step or answer.played):
        return Lecture(before.row, rules, before.played, answer)
    return Lecture(before.row, rules, played, answer, over=not answer.step)


def _afresh(start: Lecture) -> Lecture:
    return Lecture(replace(start.row, actions=b"[]"), start.rules, start.played)


def _actions(row: LessonRow) -> list[str]:
    return msgspec.json.decode(row.actions, type=list[str])
