"""`/table info`: everything about a table that is public."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

import discord

from bot.engine.time.round_times import bank_left
from bot.engine.views.sight import Sight
from bot.store.rows import SeatRow
from bot.ui.buttons import hand_button
from bot.ui.clock_terms import calendar_lines, clock_lines
from bot.ui.control import link, rows
from bot.ui.lobby_card import asked_of_all
from bot.ui.lobby_options import fields
from bot.ui.sheet import Sheet, paragraphs
from bot.ui.status import back_rows, place_link, round_line, status, title
from bot.ui.time_off import reason_lines, vacation_parts
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.record import decode_options


def info_sheet(sight: Sight, words: GameWords, now: datetime) -> Sheet:
    """Status, why the deadline is what it is, players, options, clock terms and seed."""
    texts = (
        "\n".join(_head(sight, words)),
        "\n".join(reason_lines(sight, words)),
        _part(words.say("info-seats"), [_seat(sight, words, seat, now) for seat in sight.seats]),
        _part(words.say("info-options"), _options(sight, words)),
        "\n".join((f"**{words.say('info-clock')}**", *clock_lines(sight, words))),
        "\n".join(_seed(sight, words)),
        "\n".join(calendar_lines(sight, words)),
    )
    buttons: list[discord.ui.Item[Any]] = [link(place_link(sight), words.say("info-go"))]
    if sight.viewer is not None and sight.table.stage == "running":
        buttons.insert(0, hand_button(sight, words))
    return Sheet(*paragraphs(*texts), *back_rows(sight, words), *rows(buttons))


def _head(sight: Sight, words: GameWords) -> Iterator[str]:
    yield f"### {title(sight, words)}"
    if row := round_line(sight, words):
        yield row
    yield status(sight, words)
    yield from _ballots(sight, words)


def _part(head: str, lines: Iterable[str]) -> str:
    return "\n".join((f"**{head}**", *(f"- {line}" for line in lines)))


def _seat(sight: Sight, words: GameWords, seat: SeatRow, now: datetime) -> str:
    parts = [words.player(seat.seat)]
    if seat.user_id is not None and seat.user_id == sight.table.host_id:
        parts.append(words.say("info-host"))
    if seat.left:
        parts.append(words.say("info-left"))
    elif seat.computer and seat.user_id is not None:
        parts.append(words.say("info-stand-in"))
    elif seat.computer:
        parts.append(words.say("info-computer", computer=seat.computer))
    if seat.silences and not seat.left:
        parts.append(words.say("info-silences", count=seat.silences))
    in_play = sight.table.stage in {"running", "paused"} and seat.person
    if in_play and sight.table.clock.bank and sight.schedule is None:
        bank = bank_left(sight.table, seat.bank, now)
        parts.append(words.say("info-bank", bank=bank))
    parts += vacation_parts(sight, words, seat.seat, now)
    return " · ".join(parts)


def _options(sight: Sight, words: GameWords) -> Iterator[str]:
    chosen = decode_options(sight.rules, sight.table.options)
    if sight.table.advice:
        yield words.say("lobby-advice")
    yield from asked_of_all(sight, words)
    for name in fields(sight.rules):
        if name in chosen.idle:
            continue
        yield f"{words.option(name)}: {words.option(name, getattr(chosen, name))}"


def _ballots(sight: Sight, words: GameWords) -> Iterator[str]:
    for ballot in sight.ballots:
        yield words.say(
            "info-ballot",
            what=ballot.what,
            seat=ballot.by,
            closes=int(ballot.closes.timestamp()),
        )


def _seed(sight: Sight, words: GameWords) -> Iterator[str]:
    if sight.seed_hash:
        yield words.say("info-seed-hash", hash=Markup(sight.seed_hash))
    if sight.table.seed:
        yield words.say("info-seed", seed=Markup(sight.table.seed))
