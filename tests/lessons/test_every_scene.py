"""Every scene of every lesson, with its right and wrong answers, through the real rules and in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.lessons.lecture import Lecture, act
from bot.lessons.sheet import after_sheet, lesson_sheet
from bot.lessons.sight import log_of, page_of, sight_of
from bot.outbound.drawing.pictures import scene_of
from bot.store.lessons import LessonRow
from bot.ui import drafts
from bot.ui.learning import minutes
from bot.ui.sheet import picture
from bot.words.catalogue import Catalogue
from bot.words.languages import spoken
from bot.words.sources import sources
from games.core.codes import tag
from games.core.contract import AnyRules
from games.core.kinds import Label, Named, Player, Titled, kind_of
from games.core.lesson_play import (
    MOMENT,
    entry_of,
    facts_of,
    is_path,
    judge,
    lesson,
    pressed,
    remembered,
    started,
    text_of,
    unkept,
)
from games.core.lessons import ME, Scene, lesson_of
from games.core.offers import fits
from games.core.record import event_types
from games.core.words import RuleError, Seat
from render.shelf import DRAWERS
from tests.bot.words.test_forms import wrong
from tests.lessons.presses import SCENES, TAUGHT, opened, reached

STRICT = Catalogue(strict=True)
LANGUAGES = ("en", "it")
BY_GAME = pytest.mark.parametrize("rules", TAUGHT, ids=lambda one: one.key)
BY_SCENE = pytest.mark.parametrize(("rules", "scene"), SCENES)


@BY_GAME
def test_a_press_is_told_only_once(rules: AnyRules) -> None:
    """What was told before the last press is not told again after it."""
    for scene in lesson_of(rules.package).scenes:  # type: ignore[union-attr]
        lectures = (one for _, _, one in reached(opened(rules, scene)) if isinstance(one, Lecture))
        if (after := next((one for one in lectures if one.played.since), None)) is not None:
            last = after.played.since[-1][1].number
            assert log_of(after, last - 1)
            assert not log_of(after, last)
            return
    raise AssertionError("nothing can be pressed")


@BY_SCENE
def test_the_learner_is_asked_and_what_the_words_take_for_granted_is_so(
    rules: AnyRules, scene: Scene
) -> None:
    state = started(rules, scene).table.state
    waiting = rules.waiting(state)
    assert ME in (*waiting.seats, *waiting.may)
    assert not unkept(rules, scene, scene.claims, rules.view(state, ME))


@BY_SCENE
def test_every_legal_press_is_answered_and_no_right_one_is_refused(
    rules: AnyRules, scene: Scene
) -> None:
    found = list(reached(opened(rules, scene)))
    assert found
    for _, action, after in found:
        if isinstance(after, RuleError):
            answer = judge(scene, action)
            assert answer is None or not answer.right, f"{action} is right, and {after}"
        else:
            assert after.verdict is not None, f"nothing is said to {action}"


@BY_SCENE
def test_a_wrong_entry_of_its_forms_leads_nowhere_else(rules: AnyRules, scene: Scene) -> None:
    """It is refused in words, or it is a move that the lesson answers."""
    now = opened(rules, scene)
    sight = sight_of(now, "Giulia", "en")
    words = STRICT.words("en", rules, sight.names, sight.titles)
    for offer in sight.offers:
        for action in wrong(sight, words, offer) if drafts.written(offer) else ():
            with suppress(RuleError):
                assert act(now, action).verdict is not None, action


@BY_SCENE
def test_every_answer_can_be_given_and_its_claims_hold(rules: AnyRules, scene: Scene) -> None:
    todo = {one.key for one in scene.answers}
    for before, action, after in reached(opened(rules, scene)):
        if isinstance(after, Lecture) and after.verdict is not None:
            todo -= {after.verdict.key}
            # What is only answered, and not carried out, must be as the words say all the same.
            state = pressed(rules, scene, before.played, action).table.state
            view = rules.view(state, ME)
            assert not unkept(rules, scene, after.verdict.claims, view), (after.verdict.key, action)
    assert not todo, f"no press leads to {sorted(todo)}"


@BY_SCENE
def test_a_scene_names_actions_and_events_that_there_are(rules: AnyRules, scene: Scene) -> None:
    actions = {tag(one) for one in rules.action_types}
    events = {tag(one) for one in event_types(rules.state_type.__module__)}
    assert {*scene.offers, *(one.do for one in scene.answers)} <= actions
    assert {
        *scene.tells,
        *scene.until,
        *(key for one in scene.answers for key in one.told),
    } <= events
    table = started(rules, scene).table
    assert all(entry_of(rules, table, text).seat != ME for text in scene.replies)


@BY_SCENE
def test_the_path_that_the_minutes_are_reckoned_by_is_right(rules: AnyRules, scene: Scene) -> None:
    now = opened(rules, scene)
    for text in scene.path:
        assert not now.over, f"{text} comes after the end"
        action = entry_of(rules, now.played.table, f"0 {text}").action
        offers = sight_of(now, "Giulia", "en").offers
        assert any(fits(offer, action) for offer in offers), f"there is no button for {text}"
        now = act(now, action)
    assert now.is_solved


@pytest.mark.parametrize("language", LANGUAGES)
@BY_SCENE
def test_every_screen_can_be_told_and_has_a_way_on(
    rules: AnyRules, scene: Scene, language: str
) -> None:
    for now, since in screens(rules, scene):
        sheet = screen(now, language, since)
        assert sheet.total_children_count <= 40
        assert sheet.content_length() <= 4000
        ids = [getattr(one, "custom_id", None) or "" for one in sheet.walk_children()]
        ways = {one.rpartition(":")[2] for one in ids if ":learn:" in one}
        assert ways & ({"next"} if now.is_solved else {"skip"})
        if not now.over:
            assert any(
                ":act:" in one or ":form:" in one or ":pick:" in one or ":write:" in one
                for one in ids
            )


@BY_SCENE
def test_the_picture_of_every_screen_is_drawn(rules: AnyRules, scene: Scene) -> None:
    drawer = DRAWERS[rules.key]
    for now, _ in screens(rules, scene):
        sight = sight_of(now, "Giulia", "en")
        words = STRICT.words("en", rules, sight.names, sight.titles)
        drawn, page = scene_of(sight, words.plain), page_of(now, sight)
        match page:
            case "":
                assert now.over
            case "board":
                drawer.board(drawn)
            case "hand":
                drawer.hand(drawn)
            case _:
                drawer.page(drawn, page)


@pytest.mark.parametrize("language", LANGUAGES)
@BY_GAME
def test_a_lesson_ends_with_a_page_to_remember_and_takes_6_to_12_minutes(
    rules: AnyRules, language: Any
) -> None:
    row = LessonRow(id=7, user_id=1, game=rules.key, scene="", at=MOMENT)
    sheet = after_sheet(STRICT.words(language, rules), row, rules)
    assert sheet.content_length() <= 4000
    lines = STRICT.words(language, rules).say("lesson-after", **remembered(rules)).splitlines()
    assert 5 <= sum(line.startswith("- ") for line in lines) <= 8
    assert 6 <= minutes(rules, spoken(language)) <= 12


@BY_GAME
def test_both_languages_say_the_same_and_no_words_are_left_over(rules: AnyRules) -> None:
    lesson = lesson_of(rules.package)
    assert lesson is not None
    wanted = {"lesson-after"} | {f"lesson-{scene.key}" for scene in lesson.scenes}
    wanted |= {f"lesson-{s.key}-{one.key}" for s in lesson.scenes for one in s.answers}
    for language in LANGUAGES:
        own = STRICT.lexicon(language, rules.package).own
        assert {key for key in own if key.startswith("lesson-")} == wanted
    facts = [
        {key: _facts(message) for key, message in _messages(rules, language).items()}
        for language in LANGUAGES
    ]
    assert facts[0] == facts[1]


@BY_GAME
def test_numbers_are_told_in_the_same_order_in_both_languages(rules: AnyRules) -> None:
    """Two numbers that changed places would both be right by themselves, and the sentence would not."""
    lesson = lesson_of(rules.package)
    assert lesson is not None
    english, italian = (_messages(rules, language) for language in LANGUAGES)
    for scene in lesson.scenes:
        numbers = {name for name, value in scene.facts.items() if is_path(value)}
        for key in (f"lesson-{scene.key}", *(f"lesson-{scene.key}-{a.key}" for a in scene.answers)):
            told = [
                [name for name in _read(texts[key]).facts if name in numbers]
                for texts in (english, italian)
            ]
            assert told[0] == told[1], key


@BY_GAME
def test_what_is_right_is_not_told_as_a_mistake(rules: AnyRules) -> None:
    lesson = lesson_of(rules.package)
    assert lesson is not None
    for language, but in (
        ("en", ("That works", "Careful", "You can,")),
        ("it", ("Si può", "Attenzione")),
    ):
        told = {key: _texts(message) for key, message in _messages(rules, language).items()}
        for scene in lesson.scenes:
            for one in scene.answers:
                is_mistake = told[f"lesson-{scene.key}-{one.key}"].startswith(but)
                assert not (is_mistake and (one.right or one.step)), (scene.key, one.key)


@BY_GAME
def test_numbers_come_from_the_view_or_the_rules(rules: AnyRules) -> None:
    """No digit is written in the words; what a fact counts is read, and only names are given by index."""
    for language in LANGUAGES:
        for key, message in _messages(rules, language).items():
            assert not re.search(r"\d", _texts(message)), (language, key)
    lesson = lesson_of(rules.package)
    assert lesson is not None
    for scene in lesson.scenes:
        for name, value in scene.facts.items():
            if not is_path(value):
                kind = kind_of(rules.kinds, name)
                assert isinstance(kind, Label | Named | Player | Titled), (scene.key, name)


@BY_GAME
def test_a_line_is_written_as_it_is_read(rules: AnyRules) -> None:
    lesson = lesson_of(rules.package)
    assert lesson is not None
    for scene in lesson.scenes:
        played = started(rules, scene)
        action = entry_of(rules, played.table, f"0 {scene.path[0]}")
        assert text_of(action) == f"0 {scene.path[0]}"
        after = pressed(rules, scene, played, action.action)
        assert after.since[0][0] == action


def screens(rules: AnyRules, scene: Scene) -> Iterator[tuple[Lecture, int]]:
    """The scene as it opens, and after a press for each answer, with the line's entry before that press."""
    start, seen = opened(rules, scene), set[str]()
    yield start, 0
    for before, _, after in reached(start):
        if isinstance(after, Lecture) and after.verdict and after.verdict.key not in seen:
            seen.add(after.verdict.key)
            yield after, before.played.table.number


def screen(now: Lecture, language: str, since: int) -> Any:
    sight = sight_of(now, "Giulia", language)
    words = STRICT.words(language, now.rules, sight.names, sight.titles)
    return lesson_sheet(sight, words, now, [picture("x.png", "alt")], since)


def _messages(rules: AnyRules, language: Any) -> dict[str, ast.Message]:
    found = sources(rules.package, "text", language)
    return {
        key: one.entry
        for key, one in found.items()
        if key.startswith("lesson-") and isinstance(one.entry, ast.Message) and "." not in key
    }


class _Reader(Visitor):
    def __init__(self) -> None:
        self.text, self.facts = "", list[str]()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.append(node.id.name)


def _read(message: ast.Message) -> _Reader:
    reader = _Reader()
    reader.visit(message)
    return reader


def _texts(message: ast.Message) -> str:
    return _read(message).text


def _facts(message: ast.Message) -> set[str]:
    return set(_read(message).facts)


def test_what_the_words_tell_is_what_the_learner_sees() -> None:
    """And no other seat: somewhere it makes a difference."""
    others = 0
    for rules in TAUGHT:
        for scene in lesson(rules).scenes:
            now = opened(rules, scene)
            state, task = now.played.table.state, sight_of(now, "Giulia", "en").task
            assert task is not None
            assert task.facts == facts_of(rules, scene, rules.view(state, ME))
            with suppress(Exception):
                others += task.facts != facts_of(rules, scene, rules.view(state, Seat(1)))
    assert others
