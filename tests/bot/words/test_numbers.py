"""Every sentence with a number or a list is right for one, two and five of them, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from bot.words.languages import LANGUAGES
from bot.words.sources import HOUSE, sources
from games import GAMES

PLACES = (HOUSE, *((rules.package, "text") for rules in GAMES.values()))
LIMITS = {"most", "least", "limit", "longest", "fewest", "days", "size", "level", "levels"}
"""Numbers that are never one: limits of the house, and a corporation's tiles."""
LISTS = {"seats", "players", "users", "companies", "corporations", "titles", "tables", "cells"}
LINKS = re.compile(
    r" (?:to|of|or|more|for|at|with|a|ai|al|di|da|dei|delle|su|per|con|in|and|e|already|from|so far|left|altr[ei])\b"
    r"| (?:land|sand|cotton|steel|coal|sabbia|cotone|acciaio|carbone|microchip|tied|yours|held|checked)\b"
)
"""Words after a number that are the same after one."""
VERB = re.compile(
    r"(?::| \w*)? ?\b(?:\w+[aei]no|\w+ero|sono|ha|è|può|deve|vince|prende|fai|fate)\b"
)
"""An Italian verb that is another one after two names."""
NEVER_ONE = {
    "no-such-places": "seats of a table",
    "no-such-scores": "seats of a table",
    "cup-result-incomplete": "seats of a table",
    "cup-tables-scoring": "games that computers finish",
    "cup-mine-scoring": "games that computers finish",
    "asked-reliable": "decisions, 20 at least",
    "asked-reliable-first": "decisions, 20 at least",
    "learn-progress-none": "scenes of a lesson",
    "learn-progress": "scenes of a lesson",
    "learn-progress-over": "scenes of a lesson",
    "offers-alike": "offers behind one button",
    "start-tiles-drawn": "all players",
    "cup-said-tournament-finished": "chosen by another fact, how many they are",
    "cup-step-keep-apart": "two at least",
    "turn-closed": "cells of the country",
    "turn-began": "turns of a game",
    "note-found": "points of a turn",
    "note-no-points": "points of a turn",
    "no-points": "what is too little, in a sentence with what it would take",
    "no-company-points": "what is too little, in a sentence with what it would take",
    "hint-found": "points of a founding",
    "hint-issue-lot": "shares of a company, ten at least",
    "hint-issue": "shares of a company, ten at least",
    "name-too-long": "more than the limit",
    "no-free-cell": "cells of the country",
    "sheet-no-company": "points of a turn",
    "sheet-no-company.heard": "points of a turn",
    "sheet-points-next": "points of a turn",
    "sheet-shareholders": "shares of a company, ten at least",
    "too-many-shares": "more than the limit",
    "hint-does-look": "printed on a card",
    "hint-paints": "printed on a card",
    "hint-title": "a group, two at least",
    "hint-purchase": "a group, two at least",
    "hint-purchase.short": "a group, two at least",
    "text-pays": "a group, two at least",
    "alt-among-titles": "all stock cards",
    "turn-so-many": "three at least",
}


def _apart(
    pattern: ast.Pattern, chosen: frozenset[str]
) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Each fact with the text after it, and what a variant around it or beside it is chosen by."""
    beside = {
        one.expression.selector.id.name
        for one in pattern.elements
        if isinstance(one, ast.Placeable)
        and isinstance(one.expression, ast.SelectExpression)
        and isinstance(one.expression.selector, ast.VariableReference)
    }
    for at, one in enumerate(pattern.elements):
        if not isinstance(one, ast.Placeable):
            continue
        inner = one.expression
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from _apart(variant.value, chosen | beside)
        elif isinstance(inner, ast.VariableReference):
            after = pattern.elements[at + 1 : at + 2]
            text = after[0].value if after and isinstance(after[0], ast.TextElement) else ""
            yield inner.id.name, text, chosen | beside


def told(language: str) -> Iterator[tuple[str, str, str, frozenset[str]]]:
    """A scene of a lesson is always the same game: its numbers are known."""
    for package, folder in PLACES:
        for key, source in sources(package, folder, language).items():
            entry = source.entry
            if "." in key or entry is None or key.startswith(("lesson-", "command-")):
                continue
            parts = [(key, entry.value)]
            parts += [(f"{key}.{one.id.name}", one.value) for one in entry.attributes]
            for name, pattern in parts:
                if pattern is not None and not name.endswith(".several"):
                    for fact, after, chosen in _apart(pattern, frozenset()):
                        yield name, fact, after, chosen


NUMBERS = {
    "count",
    "left",
    "turns",
    "steps",
    "players",
    "running",
    "out",
    "deck",
    "asked",
    "points",
}
NUMBERS |= {"rounds", "taken_count", "moves", "needed", "held", "more", "scenes", "games", "have"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_after_a_number_is_chosen_by_it(language: str) -> None:
    assert [
        (key, fact, after[:24])
        for key, fact, after, chosen in told(language)
        if fact in NUMBERS - LIMITS
        and re.match(r" [a-zàèìòù]", after)
        and not LINKS.match(after)
        and fact not in chosen
        and key not in NEVER_ONE
    ] == []


def test_an_italian_verb_after_a_list_is_chosen_by_it() -> None:
    assert [
        (key, fact, after[:24])
        for key, fact, after, chosen in told("it")
        if fact in LISTS
        and VERB.match(after)
        and not chosen & {fact, "count", f"{fact}_count"}
        and key not in NEVER_ONE
    ] == []
