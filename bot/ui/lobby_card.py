"""The lobby card: game, players, pace, and the buttons until the start."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

import discord
from discord import ButtonStyle, ui

from bot.engine.views.sight import Sight
from bot.store.ratings import Known
from bot.ui.control import Control, Press, button, link, rows
from bot.ui.final import ways
from bot.ui.learning import learn_buttons
from bot.ui.limits import shortened
from bot.ui.sheet import Row, Sheet, TellingPicture, paragraphs
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.record import decode_options
from games.players.levels import STRONG

_BUTTONS = (
    ("join", ButtonStyle.success),
    ("leave", ButtonStyle.secondary),
    ("computer", ButtonStyle.secondary),
    ("tonight", ButtonStyle.secondary),
    ("option", ButtonStyle.secondary),
    ("start", ButtonStyle.primary),
    ("terms", ButtonStyle.secondary),
)


NOBODY: Mapping[int, Known] = MappingProxyType({})

_SEATS = 1800
"""Characters for title and seats: twenty names of the usual length."""

_GREEN = discord.Colour(0x2F6F4F)


def lobby_card(
    sight: Sight,
    words: GameWords,
    clock: Sequence[str],
    foot: str,
    mark: int,
    known: Mapping[int, Known] = NOBODY,
) -> Sheet:
    """The card; `clock` is the pace, `foot` what becomes of the table, `known` what is told of people
    by Discord id.

    It fits a phone: the other terms of the clock are behind a button.
    """
    title = words.say("table-title", game=sight.rules.key, table=sight.table.called)
    parts = [
        shortened("\n".join((f"### {title}", *_goal(words), *_seats(sight, words, known))), _SEATS),
        *_free(sight, words),
        *_strong(sight, words),
        *_advice(sight, words),
        *_invited(sight, words),
        *asked_of_all(sight, words),
        *_next(sight, words),
        "\n".join((f"**{words.say('lobby-clock')}**", *_evening(sight, words), *clock)),
        *_options(sight, words),
        foot,
    ]
    texts = paragraphs(*parts)
    card: ui.Container[ui.LayoutView] = ui.Container(*texts, accent_colour=_GREEN, id=mark)
    return Sheet(card, *_rows(sight, words))


def result_card(
    sight: Sight, words: GameWords, told: tuple[str, str, str], shown: Sequence[TellingPicture]
) -> Sheet:
    """What the card becomes at the end: places, story and picture of the result, and the way to the table, if any is left."""
    places, story, way = told
    title = words.say("table-title", game=sight.rules.key, table=sight.table.called)
    texts = paragraphs(shortened(f"### {title}\n{places}", _SEATS), story)
    card: ui.Container[ui.LayoutView] = ui.Container(*texts, accent_colour=_GREEN)
    go = [link(way, words.plain.say("call-way"))] if way else []
    return Sheet(card, *shown, *rows([*ways(sight, words), *go]))


def _goal(words: GameWords) -> Iterator[str]:
    """What one plays for, for those who do not know the game."""
    if words.has("goal"):
        yield words.say("goal")


def asked_of_all(sight: Sight, words: GameWords) -> Iterator[str]:
    """What those who join must have, while they can."""
    table = sight.table
    if table.stage == "lobby" and table.reliable:
        yield words.say("lobby-asks-reliable", least=table.reliable)
    if table.stage == "lobby" and table.settled:
        yield words.say("lobby-asks-settled")


def _seats(sight: Sight, words: GameWords, known: Mapping[int, Known]) -> Iterator[str]:
    least, most = min(sight.rules.seats), max(sight.rules.seats)
    waits = sight.table.stage == "lobby"
    head = f"**{words.say('lobby-players')}**"
    yield f"{head} {words.say('lobby-seats', least=least, most=most)}" if waits else head
    for row in sight.seats:
        name = words.player(row.seat)
        about = _about(sight, words, row.user_id, row.computer)
        told = known.get(row.user_id or 0) if waits else None
        yield " · ".join((f"{row.seat + 1}. {name}{about}", *_known(words, told)))


def _known(words: GameWords, known: Known | None) -> Iterator[str]:
    """The rating, and the answers in time once they say something."""
    if known is not None and (rating := known.rating) is not None:
        yield words.say(
            "lobby-rating",
            points=rating.points,
            margin=rating.margin,
            provisional=rating.provisional,
        )
    if known is not None and known.reliable:
        yield words.say("lobby-answers", share=known.share)


def _free(sight: Sight, words: GameWords) -> Iterator[str]:
    free = max(sight.rules.seats) - len(sight.seats)
    if sight.table.stage == "lobby" and free:
        yield words.say("lobby-free", count=free)


def _strong(sight: Sight, words: GameWords) -> Iterator[str]:
    if any(row.computer == STRONG for row in sight.seats):
        yield words.say("lobby-strong")


def _advice(sight: Sight, words: GameWords) -> Iterator[str]:
    if sight.table.advice:
        yield words.say("lobby-advice")


def _invited(sight: Sight, words: GameWords) -> Iterator[str]:
    invited = sight.table.invited
    if sight.table.stage == "lobby" and invited:
        yield words.say(
            "lobby-invited", users=Markup(words.listed([f"<@{one}>" for one in invited]))
        )


def _next(sight: Sight, words: GameWords) -> Iterator[str]:
    """What is still lacking for the start, or how it comes about."""
    missing = min(sight.rules.seats) - len(sight.seats)
    if sight.table.stage != "lobby":
        return
    if missing > 0:
        yield words.say("lobby-missing", count=missing)
    else:
        host = next((row.seat for row in sight.seats if row.user_id == sight.table.host_id), None)
        if host is not None:
            yield words.say("lobby-ready", seat=host)


def _about(sight: Sight, words: GameWords, user_id: int | None, computer: str | None) -> str:
    if computer is not None:
        return f" ({words.say('lobby-computer', computer=computer)})"
    return f" ({words.say('lobby-host')})" if user_id == sight.table.host_id else ""


def _evening(sight: Sight, words: GameWords) -> Iterator[str]:
    """Whether all play at one time, for those who know no clock yet."""
    if sight.table.stage == "lobby" and sight.tonight is not None:
        yield words.say("lobby-tonight", tonight=sight.tonight)


def _options(sight: Sight, words: GameWords) -> Iterable[str]:
    chosen = decode_options(sight.rules, sight.table.options)
    usual = sight.rules.options_type()
    lines = [
        _option(words, name, getattr(chosen, name), getattr(usual, name))
        for name in chosen.__struct_fields__
        if name not in chosen.idle
    ]
    return ["\n".join((f"**{words.say('lobby-options')}**", *lines))] if lines else []


def _option(words: GameWords, name: str, value: int | str | bool, usual: object) -> str:
    line = f"- {words.option(name)}: {words.option(name, value)}"
    return f"{line} {words.say('lobby-default')}" if value == usual else line


def _rows(sight: Sight, words: GameWords) -> list[Row]:
    if sight.table.stage != "lobby":
        return []
    buttons = [_button(sight, words, verb, style) for verb, style in _BUTTONS]
    return rows([*buttons, *learn_buttons(words, sight.rules)])


def _button(sight: Sight, words: GameWords, verb: str, style: ButtonStyle) -> Control:
    """A button, disabled if nobody can join or start at the moment."""
    taken = len(sight.seats)
    # A computer gives way to a person.
    people = sum(row.user_id is not None for row in sight.seats)
    most = max(sight.rules.seats)
    full = (verb == "join" and people >= most) or (verb == "computer" and taken >= most)
    few = verb == "start" and taken < min(sight.rules.seats)
    argument = ""
    if verb == "tonight":
        # The card says how it is now, the button what it can be instead.
        argument = "" if sight.tonight else "yes"
        label = words.plain.say("lobby-button-tonight", tonight=bool(argument))
    else:
        label = words.plain.say("lobby-terms" if verb == "terms" else f"lobby-button-{verb}")
    return button(Press(sight.table.id, 0, verb, argument), label, style, off=full or few)
