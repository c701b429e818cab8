"""What can be pressed in a scene: every button, and of numbers and counts the ends, the middle, every bound."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, pairwise, product
from typing import Any

import msgspec
import pytest

from bot.lessons.lecture import Lecture, act, lecture
from bot.store.lessons import LessonRow
from games import GAMES
from games.core.codes import tag
from games.core.contract import AnyRules
from games.core.lesson_play import MOMENT
from games.core.lessons import ME, Scene, lesson_of
from games.core.offers import Bundle, Choice, Counts, Field, Number, Offer, Pick, Text
from games.core.words import Action, RuleError

TAUGHT = [rules for rules in GAMES.values() if lesson_of(rules.package)]
SCENES = [
    pytest.param(rules, scene, id=f"{rules.key}-{scene.key}")
    for rules in TAUGHT
    for scene in lesson_of(rules.package).scenes  # type: ignore[union-attr]
]
SMALL = 5
"""Counts of so few possible numbers are all tried, and all that can be picked of so few values."""
DEEP = 12
"""How many steps into a scene are looked at."""


def opened(rules: AnyRules, scene: Scene) -> Lecture:
    """The scene before anything is pressed."""
    return lecture(LessonRow(id=7, user_id=1, game=rules.key, scene=scene.key, at=MOMENT), rules)


def reached(start: Lecture) -> Iterator[tuple[Lecture, Action, Lecture | RuleError]]:
    """Every press in every moment that steps of the scene lead to: before, action, what came of it."""
    open_, seen = [start], set[str]()
    for before in open_:
        for action in possible(before):
            try:
                after = act(before, action)
            except RuleError as refused:
                yield before, action, refused
                continue
            yield before, action, after
            verdict = after.verdict
            path = after.row.actions.decode()
            if verdict is not None and verdict.step and path not in seen and len(open_) < DEEP:
                seen.add(path)
                open_.append(after)


def possible(now: Lecture) -> Iterator[Action]:
    """What the buttons and forms of this moment can make."""
    rules, scene = now.rules, now.scene
    for offer in rules.offers(now.played.table.state, ME):
        if not scene.offers or tag(type(offer.action)) in scene.offers:
            yield from _filled(scene, offer)


def _filled(scene: Scene, offer: Offer) -> Iterator[Action]:
    fields = [field for field in offer.fields if not isinstance(field, Text)]
    for values in product(*(_values(scene, offer, field) for field in fields)):
        chosen = {field.name: value for field, value in zip(fields, values, strict=True)}
        yield msgspec.structs.replace(offer.action, **chosen)


def _values(scene: Scene, offer: Offer, field: Field) -> Sequence[Any]:
    match field:
        case Choice(values=values):
            return list(values)
        case Number():
            return _numbers(scene, offer, field)
        case Pick(values=values) if not field.ordered and len(values) <= SMALL:
            sizes = range(field.least, field.most + 1)
            return [one for size in sizes for one in combinations(values, size)]
        case Pick(values=values):
            few = [(), *((one,) for one in values), *_pairs(values), tuple(values)]
            return [one for one in few if field.allows(one)]
        case Counts(items=items):
            ranges = (range(one.least, min(one.most, field.most) + 1, one.step) for one in items)
            held = getattr(offer.action, field.name)
            tried = [
                _few(numbers, {held[at], *_bounds(scene, field.name, at)})
                for at, numbers in enumerate(ranges)
            ]
            return [one for one in product(*tried) if field.allows(one)]
        case Bundle():
            return _bundles(scene, offer, field)
        case _:
            raise AssertionError(f"{field} is not varied")


def _bundles(scene: Scene, offer: Offer, field: Bundle) -> list[tuple[int, ...]]:
    """As it is offered, and with each number that answers name."""
    held = getattr(offer.action, field.name)
    found = {held}
    for at, one in enumerate(held):
        for bound in {*_bounds(scene, field.name, at)} - {one}:
            found.add((*held[:at], bound, *held[at + 1 :]))
    return sorted(one for one in found if field.allows(one))


def _numbers(scene: Scene, offer: Offer, field: Number) -> list[int]:
    """The ends, the middle and, so that nothing between two conditions is unsaid, each bound and beside it."""
    half = field.least + (field.most - field.least) // 2 // field.step * field.step
    found = {field.least, field.most, half, getattr(offer.action, field.name)}
    for answer in scene.answers:
        want = answer.where.get(field.name)
        bounds = want if isinstance(want, list) else [want] if isinstance(want, int) else []
        found |= {bound + by * field.step for bound in bounds for by in (-1, 0, 1)}
    return sorted(one for one in found if field.allows(one))


def _pairs(values: Sequence[int]) -> list[tuple[int, int]]:
    return list(pairwise(values))


def _few(numbers: range, bounds: Collection[int]) -> Sequence[int]:
    """All of a few numbers; of many the ends, and each bound and beside it."""
    if len(numbers) <= SMALL:
        return numbers
    near = {bound + by * numbers.step for bound in bounds for by in (-1, 0, 1)}
    return sorted({numbers[0], numbers[-1], *near} & set(numbers))


def _bounds(scene: Scene, name: str, at: int) -> Iterator[int]:
    """The numbers that answers name for a place of counts."""
    for answer in scene.answers:
        match answer.where.get(name):
            case {"at": places} if str(at) in places:
                want = places[str(at)]
                yield from want if isinstance(want, list) else [want]
            case {"sum": limits}:
                yield from limits
            case list(counts):
                yield counts[at]
            case _:
                pass
