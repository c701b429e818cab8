"""Autocomplete: only what is legal for this person now. It never fails."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import structlog
from discord.app_commands import Choice

from bot.engine.views import meant
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.lookup import Fit, is_running, table_of
from bot.inbound.visit import Interaction, Services, Visit
from bot.ui.labels import short_hint, value_label, with_value
from bot.ui.limits import shortened
from bot.ui.status import status, title
from bot.words.translator import GameWords
from games.core import offers as fields
from games.core.words import Action

log = structlog.get_logger()

MAX_CHOICES, LONGEST_CHOICE = 25, 100

Made = Iterable[tuple[str, str]]
"""(label, value) of each suggestion."""
Source = Callable[[Visit], Awaitable[Made]]


def offered(
    source: Source, *, sift: bool = True
) -> Callable[[Interaction, str], Awaitable[list[Choice[str]]]]:
    """An autocomplete: those whose label or value contains what was typed, or all of them."""

    async def autocomplete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        wanted = folded(typed) if sift else ""
        made = [
            (label, value)
            for label, value in await _made(interaction, source)
            if wanted in folded(label) or wanted in folded(value)
        ]
        return [
            Choice(name=shortened(label, LONGEST_CHOICE), value=value)
            for label, value in made[:MAX_CHOICES]
        ]

    if sift:
        _SOURCES[autocomplete] = source
    return autocomplete


_SOURCES: dict[Any, Source] = {}
"""By autocomplete, from where it has its labels and values."""


def is_labelled(autocomplete: Any) -> bool:
    """Whether what it offers is shown by labels, which somebody may type."""
    return autocomplete in _SOURCES


async def value_of(autocomplete: Any, interaction: Interaction, typed: str) -> str:
    """The value behind a label: clients send what is shown now and then, and people type what they read."""
    made, wanted = list(await _made(interaction, _SOURCES[autocomplete])), folded(typed)
    if any(value == typed for _, value in made):
        return typed
    shown = (value for label, value in made if folded(shortened(label, LONGEST_CHOICE)) == wanted)
    return next(shown, typed)


def folded(text: str) -> str:
    """As people write it: no matter the case, blanks around it, and signs between words."""
    return " ".join(_BETWEEN.sub(" ", text.casefold()).split())


_BETWEEN = re.compile(r"[_/:=\s]+")


def counted(source: Source) -> Callable[[Interaction, object], Awaitable[list[Choice[int]]]]:
    """An autocomplete for a number: suggestions that begin with it, or contain the typed text."""

    async def autocomplete(interaction: Interaction, typed: object) -> list[Choice[int]]:
        wanted = str(typed).strip().casefold()
        made = [
            (label, value)
            for label, value in await _made(interaction, source)
            if value.startswith(wanted) or wanted in label.casefold()
        ]
        return [
            Choice(name=shortened(label, LONGEST_CHOICE), value=int(value))
            for label, value in made[:MAX_CHOICES]
        ]

    return autocomplete


async def my_tables(visit: Visit) -> Made:
    """The person's tables, those that wait for them first; of a game's command those of the game."""
    errands = await visit.services.tables.errands(visit.user_id)
    errands = [one for one in errands if visit.game in {None, one.sight.rules.key}]
    language = await visit.language()
    return [
        (_table(visit.services, one.sight, language), str(one.sight.table.id)) for one in errands
    ]


async def finished_tables(visit: Visit) -> Made:
    """Finished tables: those of this place, then others at which the person played, the newest first."""
    tables, user = visit.services.tables, visit.user_id
    here = await meant.at(tables.repository, visit.place_id, user, over=True)
    own = await meant.of(tables.repository, user)
    found = {one.table.id: one for one in (*here, *own)}
    language = await visit.language()
    return [(_table(visit.services, one, language), str(number)) for number, one in found.items()]


def typed_so_far(visit: Visit, option: str) -> object:
    """The present content of an option; Discord names options as people read them."""
    command: Any = visit.interaction.command
    known = () if command is None else command.parameters
    name = next((one.display_name for one in known if one.name == option), option)
    return getattr(visit.interaction.namespace, str(name), None)


async def here(visit: Visit, fit: Fit = is_running) -> tuple[Sight, GameWords]:
    """The table on which the command would act, as filled in so far."""
    given = getattr(visit.interaction.namespace, "table", None)
    sight = await table_of(visit, int(given) if given else None, fit)
    return sight, (await visit.words(sight)).plain


def counts_of(kind: type[Action], name: str, items: Sequence[str], at: int) -> Source:
    """The numbers that an item of a count may have beside those that are filled in already."""

    async def source(visit: Visit) -> Made:
        sight, words = await here(visit)
        filled = {place: typed_so_far(visit, one) for place, one in enumerate(items) if place != at}
        changes = {place: one for place, one in filled.items() if isinstance(one, int)}
        return list(_counts(sight, words, kind, name, at, changes))

    return source


def _counts(
    sight: Sight,
    words: GameWords,
    kind: type[Action],
    name: str,
    at: int,
    changes: Mapping[int, int],
) -> Iterator[tuple[str, str]]:
    for offer, field in _fields(sight, kind, name):
        if not isinstance(field, fields.Counts):
            continue
        item = field.items[at]
        # What is not named stays as it is.
        named = [one.start + changes.get(place, 0) for place, one in enumerate(field.items)]
        room = field.most - sum(named[place] for place in changes)
        budget = None if field.budget is None else field.budget + _brought(field, at, changes)
        for count in range(item.least, min(item.most, room) + 1, item.step):
            cost = item.cost(count)
            if budget is None or cost <= budget:
                thing = value_label(sight, words, name, item.key)
                label, change = f"{count} {thing}", count - item.start
                if item.start and change:
                    key = "counts-buy" if change > 0 else "counts-sell"
                    label = words.say(key, change=abs(change), thing=thing, count=count)
                sign = "" if cost > 0 else "+"
                counts = (*named[:at], count, *named[at + 1 :])
                does = short_hint(sight, words, with_value(offer.action, name, counts))
                is_told = change or not (item.start or item.price)
                told = f"{sign}{words.money(abs(cost))}" if cost else does if is_told else ""
                told = f"{label}: {told}" if told else label
                yield told, str(change)


def _brought(field: fields.Counts, at: int, changes: Mapping[int, int]) -> int:
    """What the other items bring or, where nothing is filled in and some are held, can bring."""
    others = ((place, item) for place, item in enumerate(field.items) if place != at)
    return sum(
        -(changes[place] * item.price if place in changes else item.cost(item.least))
        for place, item in others
    )


def _fields(
    sight: Sight, kind: type[Action], name: str
) -> Iterator[tuple[fields.Offer, fields.Field]]:
    for offer in sight.offers:
        if isinstance(offer.action, kind):
            yield from ((offer, field) for field in offer.fields if field.name == name)


def _table(services: Services, sight: Sight, language: str) -> str:
    words = services.catalogue.words(language, sight.rules, sight.names, sight.titles).plain
    first: Sequence[str] = status(sight, words).splitlines()
    return f"{title(sight, words)}: {first[0] if first else ''}"


async def _made(interaction: Interaction, source: Source) -> list[tuple[str, str]]:
    try:
        made = await source(Visit.of(interaction))
    except HouseError:
        return []
    except Exception:
        log.exception("autocomplete failed")
        return []
    return [(label, value) for label, value in made if label and len(value) <= LONGEST_CHOICE]
