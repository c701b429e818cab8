"""What is known of a thing at a table, for those who ask instead of looking: out of the viewer's own view.

A game declares what can be asked about by its kinds: each thing that has a name. Where the catalogue has a
`question-<field>`, that is how it is suggested. What is answered is what the game says `about` it, the lines of
the whole table that name it, and what the viewer may do with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain

import msgspec

from bot.engine.views.sight import Sight
from bot.inbound.commands.glossary import asks_how, same, small, tokens
from bot.inbound.commands.typed import Typist, folded
from bot.ui import drafts, typing
from bot.ui.labels import about_value, action_label, hint, with_value
from bot.words.catalogue import in_every_language
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.commands import Command
from games.core.kinds import Kind, Label, Named, Player, Titled
from games.core.offers import Choice, Offer, values_of
from games.core.words import Action
from render.lines import heard

GENERAL = ("question-now", "question-mine", "question-leads", "question-changed")
"""What can be asked at every table."""
_THINGS, _ACTS, _VALUES = 3, 12, 30
"""Maximum things of one question, acts that are all told, and values of a choice."""


_WORDS = 2
"""Words of a question that a command must have, to be what is asked for; commands that are told."""
_WORD = 4
"""Letters of a word that stands for a whole name."""
_NUMBERED = re.compile(r"\s*\(.*\)$")
"""The number behind a card's name, which people leave out."""


class Thing(msgspec.Struct, frozen=True):
    """A value of a field."""

    field: str
    value: int


def suggested(sight: Sight, words: GameWords) -> Iterator[str]:
    """Questions, the general ones first, then those about what one may act with now."""
    yield from (words.say(key) for key in GENERAL)
    at, near = Typist(sight, words), list[Thing]()
    for field in askable(sight, words):
        known = at.names(field)
        able = {value: None for offer in sight.offers for value in _named(sight, offer, field)}
        near += [Thing(field, value) for value in able if value in known]
    every = (
        Thing(field, value)
        for field in askable(sight, words)
        for value in at.names(field)
        if isinstance(value, int)
    )
    for one in dict.fromkeys(chain(near, every)):
        yield words.say(f"question-{one.field}", **{one.field: one.value})


def general(text: str) -> str | None:
    """The key of a general question, in whatever language, also if it is only begun: "what can I do"."""
    asked = tokens(text)
    for key in GENERAL:
        if any(
            asked == one or (len(asked) > 1 and asked < one)
            for one in map(tokens, in_every_language(key, None))
        ):
            return key
    return None


def named(at: Typist, text: str) -> list[Thing]:
    """The things whose names or short codes stand in a question, the longest names first; else those of which
    a word stands in it that no other name has.
    """
    asked, found = folded(text), dict[Thing, None]()
    names = sorted(_names(at), key=lambda one: -len(one[0]))
    for name, thing in names:
        # "A" within a question is a company, "a" is a word.
        if _has(asked, name) and (len(name) > 1 or name.upper() in re.findall(r"\w+", text)[1:]):
            found[thing] = None
            # "Torino" within "Torino 2" is no question about another cell.
            rest = [one for one, other in names if other != thing and one == name]
            asked = asked if rest else re.sub(_whole(name), " ", asked)
    return list(found or _hinted(asked, names))[:_THINGS]


def _hinted(asked: str, names: Sequence[tuple[str, Thing]]) -> Iterator[Thing]:
    """The things of which the question has a word that no other's name has."""
    whose = dict[str, set[Thing]]()
    for name, thing in names:
        for word in re.findall(r"\w+", name):
            whose.setdefault(word, set()).add(thing)
    words = dict.fromkeys(re.findall(r"\w+", asked))
    alone = (whose.get(one, set()) for one in words if len(one) >= _WORD and one not in small())
    return (next(iter(things)) for things in alone if len(things) == 1)


def about(sight: Sight, words: GameWords, thing: Thing, table: str) -> str:
    """What is known of it; `table` is the whole table in words. Empty: nothing."""
    name = words.fact(thing.field, thing.value)
    alike = _fields(sight, thing.field)
    told = (about_value(sight, words, field, thing.value) for field in alike)
    first = next(filter(None, told), "")
    lines = [line for line in table.splitlines() if _has(folded(line), folded(name))]
    # What is about the thing itself comes before what only names it, and is told once.
    lines.sort(key=lambda line: not _begins(line, name))
    own = [line for line in lines if re.match(rf"- {re.escape(_capital(name))}: ", line)]
    each = (one.removesuffix(f": {first}") for one in _acts(sight, words, thing))
    acts = list(dict.fromkeys(each))[:_ACTS]
    parts = [f"{_capital(name)}: {first}" if first and not own else "", *dict.fromkeys(lines)]
    if acts:
        parts += [words.say("question-may"), *acts]
    return heard(words, "\n".join(filter(None, parts)))


def now(sight: Sight, words: GameWords) -> str:
    """What one can do, how it is typed, and what comes of it: of many acts the first of each kind."""
    kinds = dict[type[Action], dict[str, None]]()
    for action in (action for offer in sight.offers for action in _each(offer)):
        kinds.setdefault(type(action), {})[f"- {_act(sight, words, action)}"] = None
    is_short = sum(map(len, kinds.values())) <= _ACTS
    most = _ACTS if is_short else max(1, _ACTS // len(kinds))
    told = list[str]()
    for kind, acts in kinds.items():
        command = typing.command_of(sight, kind)
        if command:
            named = f"/{typing.path(sight, words, command)}"
            told.append(f"{', '.join((named, *typing.free(sight, words, command)))}:")
        told += list(acts)[:most]
        if (more := len(acts) - most) > 0:
            told[-1] += words.say("question-more", count=more)
    if any(len(acts) > most for acts in kinds.values()):
        told.append(words.say("question-rest"))
    return heard(words, "\n".join(told))


def typed_as(sight: Sight, words: GameWords, question: str) -> str:
    """How what a question is about is typed, and what it needs now; empty: no command is about it."""
    asked, found = tokens(question) - small(), dict[Command, int]()
    for command in sight.rules.commands:
        if isinstance(command, Command):
            key = f"command-{sight.rules.key}-{command.name}"
            about = tokens(f"{words.say(key)} {words.say(f'{key}.description')}")
            found[command] = len([*same(asked, about - small())])
    best = max(found.values(), default=0)
    if not asked or best < min(_WORDS, len(asked)):
        return ""
    near = [command for command, count in found.items() if count == best]
    if told := [*filter(None, (typing.one(sight, words.heard, one) for one in near))]:
        return "\n".join(told[:_WORDS])
    if not asks_how(question):
        return ""
    return words.say("question-later", command=Markup(f"`/{typing.path(sight, words, near[0])}`"))


def leads(sight: Sight, words: GameWords) -> str:
    """The players by what all can see, then those of whom it is hidden."""
    figures = () if sight.view is None else sight.rules.compared(sight.view)
    seen = [(seat, figure) for seat, figure in enumerate(figures) if figure is not None]
    if not seen:
        return words.say("question-leads-hidden")
    lines = [
        f"- {words.player(seat)}: {words.score(figure)}"
        for seat, figure in sorted(seen, key=lambda one: -one[1])
    ]
    hidden = tuple(seat for seat, figure in enumerate(figures) if figure is None)
    more = [words.say("question-leads-others", seats=hidden)] if hidden else []
    more += [words.say("question-counted")] if words.has("question-counted") else []
    return "\n".join((words.say("question-leads-head"), *lines, *more))


def askable(sight: Sight, words: GameWords) -> Sequence[str]:
    """One field of each kind of things that questions are about; the players last."""
    fields = sight.rules.kinds
    asked = [one for one in fields if words.has(f"question-{one}")]
    return sorted(asked, key=lambda one: isinstance(fields[one], Player))


def _names(at: Typist) -> Iterator[tuple[str, Thing]]:
    for field in askable(at.sight, at.words):
        code = at.sight.rules.codes.get(field)
        for value, name in at.names(field).items():
            if isinstance(value, int):
                yield folded(name), Thing(field, value)
                if bare := _NUMBERED.sub("", name):
                    yield folded(bare), Thing(field, value)
                if code is not None:
                    yield folded(code(value)), Thing(field, value)


def _acts(sight: Sight, words: GameWords, thing: Thing) -> Iterator[str]:
    """What the viewer may do with it, and what comes of it."""
    for field in _fields(sight, thing.field):
        for offer in sight.offers:
            if thing.value in values_of(offer, field):
                action = with_value(offer.action, field, thing.value)
                yield f"- {_act(sight, words, action)}"


def _act(sight: Sight, words: GameWords, action: Action) -> str:
    return ": ".join(filter(None, (action_label(words, action), hint(sight, words, action))))


def _each(offer: Offer) -> Iterator[Action]:
    """The offered action with each value of its first choice, or as its short cuts have it."""
    known = next((one for one in offer.fields if isinstance(one, Choice)), None)
    if known is None or len(known.values) > _VALUES:
        yield from drafts.shortcuts(offer) or (offer.action,)
    else:
        yield from (with_value(offer.action, known.name, value) for value in known.values)


def _named(sight: Sight, offer: Offer, field: str) -> list[int]:
    found = (value for one in _fields(sight, field) for value in values_of(offer, one))
    return [one for one in found if isinstance(one, int)]


def _fields(sight: Sight, field: str) -> list[str]:
    """The fields that stand for the same things: companies give and take."""
    kind: Kind = sight.rules.kinds[field]
    if not isinstance(kind, Player | Named | Label | Titled):
        return [field]
    return [field, *(one for one, other in sight.rules.kinds.items() if other == kind)]


def _has(text: str, name: str) -> bool:
    return bool(name) and name in text and re.search(_whole(name), text) is not None


def _begins(line: str, name: str) -> bool:
    return re.match(rf"(- )?{re.escape(folded(name))}(?!\w)", folded(line)) is not None


def _whole(name: str) -> str:
    return rf"(?<!\w){re.escape(name)}(?!\w)"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
