"""Presses in lessons: how long the rules and the answers of a scene take to judge one."""

from __future__ import annotations

import statistics
import time
from contextlib import suppress
from itertools import islice

from bot.lessons.lecture import act
from games.core.lesson_play import lesson
from games.core.words import RuleError
from tests.bench.__main__ import Figure
from tests.lessons.presses import TAUGHT, opened, possible

MOST = 20
"""So many presses of each scene are measured."""


def main() -> list[Figure]:
    """Of the first press of each scene; what a scene begins with is replayed once in a process."""
    took, begun = list[float](), list[float]()
    for rules, scene in ((game, scene) for game in TAUGHT for scene in lesson(game).scenes):
        start = time.perf_counter()
        before = opened(rules, scene)
        begun.append(time.perf_counter() - start)
        for action in islice(possible(before), MOST):
            start = time.perf_counter()
            with suppress(RuleError):
                act(before, action)
            took.append(time.perf_counter() - start)
    took.sort()
    return [
        ("a press in a lesson, judged", _ms(statistics.median(took)), "< 10 ms", ""),
        ("  the slowest of a hundred", _ms(took[len(took) * 99 // 100]), "< 50 ms", ""),
        ("a scene's beginning, the first time", _ms(statistics.median(begun)), "< 20 ms", ""),
        ("  the longest line", _ms(max(begun)), "< 200 ms", ""),
    ]


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"
