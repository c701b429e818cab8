"""A scene of a lesson in one private message: what happened, what is said, what is asked, the buttons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ButtonStyle

from bot.engine.views.sight import Sight
from bot.lessons.lecture import BASE, Lecture
from bot.lessons.sight import log_of
from bot.store.lessons import LessonRow
from bot.ui.buttons import page_links, private_rows
from bot.ui.control import Control, Press, button, rows
from bot.ui.learning import minutes
from bot.ui.limits import COMPONENTS
from bot.ui.logbook import log_text
from bot.ui.sheet import Row, Sheet, TellingPicture, fitted, note, paragraphs
from bot.ui.status import status, title
from bot.words.catalogue import Catalogue
from bot.words.languages import spoken
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.contract import AnyRules
from games.core.lesson_play import remembered
from games.core.lessons import Lesson, lesson_of

DONE, HERE, AHEAD = "●", "◉", "○"


class Refused(NamedTuple):
    """Why a press was refused, and the ways out of that."""

    why: str = ""
    ways: Sequence[Row] = ()


ACCEPTED = Refused()


def lesson_sheet(
    sight: Sight,
    words: GameWords,
    lecture: Lecture,
    pictures: Sequence[TellingPicture],
    since: int,
    refused: Refused = ACCEPTED,
) -> Sheet:
    """The scene as it stands; `since` is the line's entry before the last press."""
    texts = (*_texts(sight, words, lecture, since), refused.why)
    shown: list[discord.ui.Item[Any]] = [*paragraphs(*texts), *pictures]
    below = [*refused.ways, *_below(sight, words, lecture)]
    room = COMPONENTS - len(shown) - sum(1 + len(row.children) for row in below)
    return Sheet(*shown, *fitted(_acts(sight, words, lecture), room), *below)


def after_sheet(words: GameWords, row: LessonRow, rules: AnyRules) -> Sheet:
    """After the last scene: what to remember, and a game."""
    number = BASE + row.id
    ways = [
        button(Press(number, 0, "learn", "play"), words.say("learn-play"), ButtonStyle.success),
        button(Press(0, 0, "rules", rules.key), words.say("learn-rules")),
        button(Press(number, 0, "learn", "first"), words.say("learn-first")),
        list_button(words),
    ]
    head = words.say("learn-finished", game=rules.key)
    return note(f"### {head}", words.say("lesson-after", **remembered(rules)), rows=rows(ways))


def list_button(words: GameWords) -> Control:
    """[All lessons]."""
    return button(Press(0, 0, "learn"), words.say("learn-list-button"))


def list_sheet(
    catalogue: Catalogue,
    games: Mapping[str, AnyRules],
    begun: Mapping[str, LessonRow],
    language: str,
) -> Sheet:
    """All lessons, with how far the person is in each."""
    words, lines, ways = catalogue.words(language), [], []
    for game, rules in games.items():
        lesson = lesson_of(rules.package)
        if lesson is None:
            continue
        of_game, row = catalogue.words(language, rules), begun.get(game)
        length = minutes(rules, spoken(language))
        name = of_game.say("learn-game", game=game, minutes=length)
        lines.append(f"- **{name}** · {_progress(of_game, lesson, row)}\n  {of_game.say('goal')}")
        label = of_game.plain.say("learn-game", game=game, minutes=length)
        ways.append(button(Press(0, 0, "learn", game), label, ButtonStyle.primary))
    return note(words.say("learn-list"), "\n".join(lines), rows=rows(ways))


def _progress(words: GameWords, lesson: Lesson, row: LessonRow | None) -> str:
    done = 0 if row is None else sum(scene.key in row.done for scene in lesson.scenes)
    key = "learn-progress" if row is None or row.scene else "learn-progress-over"
    return words.say(key, done=done, steps=len(lesson.scenes))


def _texts(sight: Sight, words: GameWords, lecture: Lecture, since: int) -> Iterable[str]:
    key = f"lesson-{lecture.scene.key}"
    told = log_text(sight, words, log_of(lecture, since), earlier="learn-earlier")
    facts: Any = sight.task.facts if sight.task is not None else {}
    verdict = lecture.verdict
    said = "" if verdict is None else words.say(f"{key}-{verdict.key}", **facts)
    if verdict is not None and not verdict.step:
        mark = "learn-right" if verdict.right else "learn-wrong"
        said = words.say(mark, said=Markup(said))
    yield _head(sight, words, lecture)
    yield told
    yield said
    if not lecture.over:
        yield "" if verdict is not None else words.say(key, **facts)
        yield status(sight, words)


def _head(sight: Sight, words: GameWords, lecture: Lecture) -> str:
    scenes, row = lecture.lesson.scenes, lecture.row
    place = words.say("learn-place", at=lecture.place + 1, steps=len(scenes))
    dots = "".join(
        HERE
        if one is lecture.scene and not lecture.is_solved
        else (DONE if one.key in row.done else AHEAD)
        for one in scenes
    )
    name = words.say(f"lesson-{lecture.scene.key}.title")
    return f"{title(sight, words)} · {place} {dots}\n### {name}"


def _acts(sight: Sight, words: GameWords, lecture: Lecture) -> list[Row]:
    """What can be pressed: the acts of the scene's own page, of the hand, and of pages it names."""
    scene, found = lecture.scene, []
    own = () if scene.page in {"board", "hand"} else (scene.page,)
    for page in dict.fromkeys((*own, "", *scene.pages)):
        found += private_rows(sight, words, 0, page)
    return found


def _below(sight: Sight, words: GameWords, lecture: Lecture) -> list[Row]:
    """[Go on] or [Try again]; else the hand, the pages, and the ways past this scene."""

    def way(verb: str, style: ButtonStyle = ButtonStyle.secondary) -> Control:
        press = Press(sight.table.id, sight.decision, "learn", verb)
        return button(press, words.say(f"learn-{verb}"), style)

    if lecture.is_solved:
        return rows([way("next", ButtonStyle.success), way("again")])
    if lecture.over:
        return rows([way("again", ButtonStyle.success), way("skip")])
    hand = button(Press(sight.table.id, sight.decision, "hand"), words.say("my-hand"))
    again = [way("again")] if lecture.played.since else []
    start = [way("first")] if lecture.place else []
    return [*rows(page_links(sight, words)), *rows([hand, *again, way("skip"), *start])]
