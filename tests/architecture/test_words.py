"""Code and catalogues match both ways, in both languages, blanks included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from inspect import getmembers, isclass
from typing import get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from bot.ui.lobby_options import choices
from bot.ui.topics import topics
from bot.words.catalogue import Catalogue
from bot.words.languages import LANGUAGES
from bot.words.sources import MISSING, faults
from bot.words.values import HOUSE
from games import GAMES
from games.core.contract import AnyRules
from games.core.kinds import (
    Bundled,
    Label,
    Moment,
    Money,
    Named,
    Percent,
    Player,
    Tally,
    Titled,
    Word,
    kind_of,
)
from games.core.words import Event
from tests.architecture.sentences import (
    Said,
    Sentence,
    everything,
    game,
    house,
    said,
    stems,
    words_in,
    written,
)

WHOLE = {"en", "it"}
"""Languages that lack nothing."""
PLACES = (("bot.words", ""), *((rules.package, "text") for rules in GAMES.values()))
LABEL, RULE = 80, 1800

UNTOLD = {
    "merged": {"seat"},
    "ask-dispose-of-shares": {"survivor"},
    "order-buy-nothing": {"turn"},
    "order-play-while-away": {"turn"},
    "order-take-fifty": {"turn"},
    "undone": {"to", "number"},
    "ask-act-in-turn": {"seat"},
}
"""Facts that their sentence leaves out, since another line has told them or nobody misses them."""
HANDLES = {"auction", "listing", "transfer", "proposal", "promise"}
"""Numbers in events by which a game finds what it tells of; the sentence says what that is."""

TOPICS: dict[str, tuple[str, ...]] = {
    "acquire": (
        *("start", "turn", "tiles", "founding", "mergers", "bonuses", "disposal", "buying"),
        *("safe", "dead-tiles", "end", "two-players", "open-hidden", "absent", "rulings"),
    ),
    "impero": (
        *("structure", "map", "beginning", "founding", "managing", "dividends", "issuing"),
        *("selling", "market", "cells", "transfers", "sharing", "blackouts", "end", "time"),
        *("absence", "rulings"),
    ),
    "greed": (
        *("start", "year", "announcements", "investments", "trade", "promises", "sales"),
        *("scapegoats", "symbols", "entrepreneurs", "end", "absent", "cards", "rulings"),
    ),
    "owners_choice": (
        *("start", "turn", "trading", "presidents", "moving", "spaces", "company-spaces", "dice"),
        *("bankruptcy", "end", "hidden", "absent", "rulings", "house-set"),
    ),
    "shark_room": (
        *("start", "turn", "dealing", "closings", "cards", "card-list", "assets", "reactions"),
        *("desk", "end", "absent", "house-set", "rulings"),
    ),
}
"""The chapters of /rules, by game."""
TOLD_WHOLE = Player | Money | Percent | Named | Label | Tally | Bundled | Titled | Moment
"""Kinds of which a tuple is a list; of the others each part is a fact of its own."""


@pytest.fixture(params=list(GAMES))
def rules(request: pytest.FixtureRequest) -> AnyRules:
    return GAMES[request.param]


@pytest.mark.parametrize(("package", "folder"), PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stands_twice(language: str, package: str, folder: str) -> None:
    counts = Counter(written(language, package, folder))
    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize(("package", "folder"), PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_all_sentences_with_the_same_blanks(
    language: str, package: str, folder: str
) -> None:
    """One that is not whole yet may lack some, which are said in English."""
    found = faults(package, folder, LANGUAGES[language])
    assert [str(one) for one in found if language in WHOLE or one.what != MISSING] == []


def test_every_event_action_order_and_option_has_its_sentence(rules: AnyRules) -> None:
    found = house("en") | game("en", rules.key)
    assert _wrong(_structs(rules), found) == []
    assert _wrong(_options(rules), found) == []


def test_every_field_that_a_form_asks_for_has_its_name(rules: AnyRules) -> None:
    found = house("en") | game("en", rules.key)
    assert [key for key in _fields(rules) if key not in found] == []


def test_every_name_in_a_fact_has_its_word(rules: AnyRules) -> None:
    found = house("en") | game("en", rules.key)
    assert [key for key in _names(rules) if key not in found] == []


def test_what_rules_refuse_ask_and_cancel_has_its_sentence(rules: AnyRules) -> None:
    found = house("en") | game("en", rules.key)
    assert _wrong(said(f"games/{rules.key}"), found) == []
    assert _wrong(said("games/core"), house("en")) == []


@pytest.mark.parametrize("folder", ["bot", "render"])
def test_what_the_house_says_has_its_sentence(folder: str) -> None:
    for path, told in _by_game(folder):
        games = [path] if path else list(GAMES)
        assert _wrong(told, house("en"), *(game("en", key) for key in games)) == []


def test_no_sentence_is_unused() -> None:
    told = {one.key for rules in GAMES.values() for one in _used(rules)}
    for folder in ("bot", "render", "games"):
        told |= {one.key for one in said(folder)} | words_in(folder)
    found = stems("bot") | stems("render") | stems("games/league")
    beginnings = tuple(stem for stem in found if stem.endswith("-"))
    told |= {key for key in everything("en") if key.startswith(beginnings)}
    # Each game by itself: two may have a sentence of one name, such as a chapter of the rules.
    catalogues = (house("en"), *(game("en", key) for key in GAMES))
    told |= {key for found in catalogues for one in found.values() for key in one.refers}
    unused = [key for key in everything("en") if key.partition(".")[0] not in told]
    assert [key for key in unused if not key.startswith("command-")] == []


def test_what_house_facts_stand_for_is_said_somewhere() -> None:
    found = everything("en")
    stems_of_words = {kind.prefix for kind in HOUSE.values() if isinstance(kind, Word)}
    assert [
        stem for stem in stems_of_words if not any(k.startswith(f"{stem}-") for k in found)
    ] == []
    assert set(HOUSE) - {blank for one in found.values() for blank in one.blanks} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_help_is_complete_and_fits_a_message(language: str, rules: AnyRules) -> None:
    words = Catalogue(strict=True).words(language, rules)
    # The chapters of a game that nobody has listed here are those that it has.
    listed = TOPICS.get(rules.key, topics(rules))
    assert topics(rules) == listed
    for topic in listed:
        assert 0 < len(words.say(f"rule-{topic}")) <= RULE
        assert 0 < len(words.say(f"rule-{topic}.title")) <= LABEL


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fixed_part_of_a_label_leaves_room_for_its_facts(language: str, rules: AnyRules) -> None:
    own = game(language, rules.key)
    labels = {key: one for key, one in own.items() if key.startswith("do-")}
    assert [key for key, one in labels.items() if len(one.text) > LABEL] == []


def _wrong(told: Iterable[Said], *found: dict[str, Sentence]) -> list[str]:
    """Keys without a sentence, and sentences whose blanks are not the facts they are told with.

    Of several catalogues one must fit. An event that nobody is told of has an empty sentence.
    """
    wrong = []
    for one in told:
        known = [_heard(catalogue, one.key) for catalogue in found if one.key in catalogue]
        facts = (one.blanks or frozenset()) - UNTOLD.get(one.key, set())
        if not known:
            wrong.append(f"{one.where}: no {one.key}")
        elif one.blanks is not None and not any(_fits(sentence, facts) for sentence in known):
            wrong.append(f"{one.where}: {one.key} {set(facts ^ known[0].blanks)}")
    return wrong


def _heard(catalogue: dict[str, Sentence], key: str) -> Sentence:
    """A sentence, with the blanks of what is said in its place to those who do not see it."""
    one, spoken = catalogue[key], catalogue.get(f"{key}.heard")
    return replace(one, blanks=one.blanks | spoken.blanks) if spoken else one


def _fits(sentence: Sentence, facts: frozenset[str]) -> bool:
    return facts == sentence.blanks or not (sentence.text or sentence.blanks)


def _by_game(folder: str) -> Iterator[tuple[str, list[Said]]]:
    """What a folder says, for each game of its own and for all together."""
    told = list(said(folder))
    for key in ("", *GAMES):
        yield key, [one for one in told if _game_of(one, folder) == key]


def _game_of(one: Said, folder: str) -> str:
    return next((key for key in GAMES if one.where.startswith(f"{folder}/{key}/")), "")


def _structs(rules: AnyRules) -> Iterator[Said]:
    module = import_module(f"games.{rules.key}.events")
    for _, event in getmembers(module, isclass):
        if issubclass(event, Event) and event.__module__ == module.__name__:
            yield Said(_tag(event), _blanks(rules, event) - HANDLES, "events")
    for action in rules.action_types:
        yield Said(f"do-{_tag(action)}", _blanks(rules, action), "actions")
    for order in rules.order_types:
        yield Said(f"order-{_tag(order)}", _blanks(rules, order), "orders")


def _options(rules: AnyRules) -> Iterator[Said]:
    """Their names, and those of their values that are no numbers."""
    for field in msgspec.structs.fields(rules.options_type):
        yield Said(f"option-{field.name}", frozenset(), "options")
        for value in choices(rules, field.name) or ():
            if isinstance(value, bool):
                yield Said(
                    f"option-{field.name}-{'yes' if value else 'no'}", frozenset(), "options"
                )
            elif isinstance(value, str):
                yield Said(f"option-{field.name}-{value}", frozenset(), "options")


def _fields(rules: AnyRules) -> set[str]:
    """What an action says, and the amounts that are written in an order."""
    fields = {field for one in rules.action_types for field in one.__struct_fields__}
    fields |= {
        field
        for one in rules.order_types
        for field in one.__struct_fields__
        if isinstance(kind_of(rules.kinds, field), Money)
    }
    return {f"field-{field}" for field in fields}


def _names(rules: AnyRules) -> Iterator[str]:
    yield f"game-{rules.key}"
    for kind in rules.kinds.values():
        named = kind.of if isinstance(kind, Tally) else kind
        if isinstance(named, Named):
            yield from (f"{named.prefix}-{key}" for key in named.keys)


def _used(rules: AnyRules) -> Iterator[Said]:
    """What is said through keys that no code writes out."""
    yield from (*_structs(rules), *_options(rules))
    titled = {f"title-{kind.of}" for kind in rules.kinds.values() if isinstance(kind, Titled)}
    yield from (Said(key, None, "") for key in (*_names(rules), *_fields(rules), *titled))
    prefixes = {kind.prefix for kind in rules.kinds.values() if isinstance(kind, Word)}
    texts = words_in(f"games/{rules.key}")
    for stem, ends in (
        *((prefix, texts) for prefix in prefixes),
        ("void", texts),
        ("rule", set(topics(rules))),
    ):
        yield from (Said(f"{stem}-{end}", None, "") for end in ends)


def _blanks(rules: AnyRules, struct: type[msgspec.Struct]) -> frozenset[str]:
    hints = get_type_hints(struct)
    names = set[str]()
    for field in struct.__struct_fields__:
        told = isinstance(kind_of(rules.kinds, field), TOLD_WHOLE)
        parts = get_args(hints[field])
        if field == "to":
            continue
        if not told and get_origin(hints[field]) is tuple and parts[-1] is not Ellipsis:
            names |= {f"{field}_{part}" for part in range(len(parts))}
        else:
            names.add(field)
    return frozenset(names)


def _tag(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)
