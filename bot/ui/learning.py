"""The ways into a lesson: its button, with the minutes that it takes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.ui.control import Control, Press, button
from bot.words.languages import Language
from bot.words.sources import said
from bot.words.translator import GameWords
from games.core.contract import AnyRules
from games.core.lessons import Lesson, Scene, lesson_of

READING = 180
"""Words that somebody reads in a minute."""
PRESSING = 6
"""Seconds for each screen: to look at its picture, find the button and press it."""


def learn_buttons(words: GameWords, rules: AnyRules) -> list[Control]:
    """[Learn in 8 minutes], for lobby cards, the rules and the shelf; none if the game has no lesson."""
    if lesson_of(rules.package) is None:
        return []
    label = words.plain.say("learn-button", minutes=minutes(rules, words.language))
    return [button(Press(0, 0, "learn", rules.key), label)]


def lessons_button(words: GameWords) -> Control:
    """[Learn a game], which leads to the list of all lessons."""
    return button(Press(0, 0, "learn"), words.plain.say("learn-any"))


def minutes(rules: AnyRules, language: Language) -> int:
    """The minutes that the right way through a game's lesson takes, rounded up."""
    return _minutes(rules.package, language)


@cache
def _minutes(package: str, language: Language) -> int:
    lesson = lesson_of(package)
    assert lesson is not None
    lengths = {
        key: _Counter.of(one.entry)
        for key, one in said(package, "text", language).items()
        if key.startswith("lesson-") and one.entry is not None
    }
    read = sum(lengths[key] for key in _path_keys(lesson))
    return -(-(60 * read + PRESSING * READING * lesson.screens) // (60 * READING))


def _path_keys(lesson: Lesson) -> Iterable[str]:
    """The keys of all that is said on the right way."""
    for scene in lesson.scenes:
        yield f"lesson-{scene.key}"
        yield from (f"lesson-{scene.key}-{key}" for key in _said(scene))
    yield "lesson-after"


def _said(scene: Scene) -> Iterable[str]:
    steps = {one.key: None for one in scene.answers if one.step}
    right = next(one.key for one in scene.answers if one.right)
    return [*list(steps)[: len(scene.path) - 1], right]


class _Counter(Visitor):
    """Counts the words of a message, with those of its title and task; a fact counts as one."""

    count = 0

    @classmethod
    def of(cls, message: ast.Message | ast.Term) -> int:
        counter = cls()
        counter.visit(message)
        return counter.count

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # fluent's name
        self.count += len(node.value.split())

    def visit_Placeable(self, _node: ast.Placeable) -> None:  # noqa: N802  # fluent's name
        self.count += 1
