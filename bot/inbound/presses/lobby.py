"""Presses on the lobby card and on what it opens, and [Rematch]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import discord
import msgspec
from discord import ButtonStyle
from msgspec.structs import replace

from bot.engine.time.paces import HOUR
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.opening import open_again
from bot.inbound.visit import Visit
from bot.outbound.calls.kinds import wants
from bot.store import people
from bot.store.rows import Pace
from bot.ui import lobby_options
from bot.ui.amounts import amount
from bot.ui.clock_terms import calendar_lines, clock_lines
from bot.ui.control import Press, button, number, rows, value
from bot.ui.first_words import addressed
from bot.ui.sheet import PlainSheet, Row, Sheet, note
from bot.ui.status import title
from bot.words.translator import GameWords
from games.players import kinds
from games.players.levels import levels

_OFF = "off"
_LATEST = 1 << 37
"""The latest start in seconds, in the year 6325, within the range of dates."""


async def join(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Join]: the card, redrawn by the dispatcher, is the answer."""
    await visit.acknowledge(quiet=True)
    await visit.look(press.table)
    await visit.services.lobbies.join(press.table, visit.user_id, visit.name)


async def leave(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Leave] a lobby."""
    await visit.acknowledge(quiet=True)
    await visit.look(press.table)
    await visit.services.lobbies.leave(press.table, visit.user_id)


async def start(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Start]."""
    await visit.acknowledge(quiet=True)
    sight = await visit.look(press.table)
    admin = visit.manages(sight)
    await visit.services.lobbies.start(press.table, visit.user_id, admin=admin)


async def computer(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """[Add computer]: a sensible one, and the card is the answer; [Options] has the other levels."""
    sight = await _host(visit, press)
    chosen = values[0] if values else press.argument
    await visit.acknowledge(quiet=not chosen)
    after = await set_computer(visit, sight, chosen or kinds(sight.rules)[0])
    if chosen:
        await _show_options(visit, after)


async def set_computer(visit: Visit, sight: Sight, kind: str) -> Sight:
    """Add a computer of the kind, or remove the last one."""
    lobbies, table, admin = visit.services.lobbies, sight.table.id, visit.manages(sight)
    if kind == _OFF:
        return await lobbies.remove_computer(table, visit.user_id, admin=admin)
    return await lobbies.add_computer(table, visit.user_id, kind, admin=admin)


async def option(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """[Options]: show all; after a choice set it, or open the modal of a typed one."""
    sight = await _host(visit, press)
    name = press.argument
    known = (
        *(lobby_options.LANGUAGE, *lobby_options.TERMS),
        *lobby_options.fields(sight.rules),
    )
    if name and name not in known:
        raise HouseError("no-such-option")
    if not name:
        words = await visit.words(sight)
        await visit.redraw(_sheet(visit, sight, words))
    elif name == lobby_options.LANGUAGE:
        await set_language(visit, sight, values[0] if values else "")
    elif not values:
        # Nothing is acknowledged before: Discord opens a modal only as the first answer.
        await visit.ask(lobby_options.option_modal(sight, await visit.words(sight), name))
    else:
        await set_option(visit, sight, name, value(values[0]))


async def option_written(visit: Visit, press: Press, values: Mapping[str, str]) -> None:
    """Set an option that was typed."""
    sight = await _host(visit, press)
    await set_option(visit, sight, press.argument, values.get(press.argument, "").strip())


async def set_option(visit: Visit, sight: Sight, name: str, chosen: object) -> None:
    await visit.acknowledge()
    lobbies, table, admin = visit.services.lobbies, sight.table.id, visit.manages(sight)
    if name in lobby_options.TERMS:
        field = name.removeprefix("@")
        after = await lobbies.set_term(table, visit.user_id, field, chosen, admin=admin)
    else:
        after = await lobbies.set_option(table, visit.user_id, name, chosen, admin=admin)
    await _show_options(visit, after)


async def set_language(visit: Visit, sight: Sight, language: str) -> None:
    await visit.acknowledge()
    after = await visit.services.lobbies.set_language(
        sight.table.id, visit.user_id, language, admin=visit.manages(sight)
    )
    await _show_options(visit, after)


async def pace(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """Set the chosen pace, or ask for a pace of the table's own in hours."""
    sight = await _host(visit, press)
    chosen = values[0] if values else press.argument
    if chosen == "own" and values:
        await visit.redraw(lobby_options.own_pace_sheet(sight, await visit.words(sight)))
    elif chosen == "own":
        await visit.ask(lobby_options.pace_modal(sight, await visit.words(sight)))
    else:
        await set_pace(visit, sight, pace_of(chosen))


async def tonight(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Play tonight], [Play over days]: the card, redrawn by the dispatcher, is the answer."""
    sight = await _host(visit, press)
    await visit.acknowledge(quiet=True)
    await visit.services.lobbies.set_evening(
        press.table, visit.user_id, bool(press.argument), admin=visit.manages(sight)
    )


async def own_pace(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Ask for a pace of the table's own again."""
    await pace(visit, replace(press, argument="own"))


def pace_of(chosen: str) -> Pace:
    """The pace of that name. HouseError: stale, if there is none."""
    try:
        found: Pace = msgspec.convert(chosen, Pace)
    except msgspec.ValidationError as error:
        raise HouseError("stale") from error
    return found


async def pace_written(visit: Visit, press: Press, values: Mapping[str, str]) -> None:
    """Set the table's own pace from hours, also parts of them: 1.5."""
    sight = await _host(visit, press)
    # Hours are read like cents: 1.5 is 150 hundredths.
    hundredths = amount(values.get("hours", ""), cents=True)
    if hundredths is None:
        raise HouseError("not-hours", text=values.get("hours", ""))
    await set_pace(visit, sight, "own", hundredths * HOUR // 100)


async def set_pace(visit: Visit, sight: Sight, chosen: Pace, seconds: int | None = None) -> None:
    await visit.acknowledge()
    after = await visit.services.lobbies.set_pace(
        sight.table.id, visit.user_id, chosen, seconds, admin=visit.manages(sight)
    )
    await _show_options(visit, after)


async def starts(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """Set the chosen start of a game that starts by itself."""
    sight = await _host(visit, press)
    seconds = number(values[0] if values else press.argument)
    if seconds > _LATEST:
        raise HouseError("stale")
    await visit.acknowledge()
    moment = datetime.fromtimestamp(seconds, UTC)
    after = await visit.services.lobbies.set_start(
        sight.table.id, visit.user_id, moment, admin=visit.manages(sight)
    )
    await _show_options(visit, after)


async def terms(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """All about the clock of a table, which has no room on its card."""
    sight = await visit.look(press.table)
    words = await visit.words(sight)
    lines = (*clock_lines(sight, words), *calendar_lines(sight, words))
    await visit.answer(note(f"### {title(sight, words)}", "\n".join(lines)))


async def rematch(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Rematch]: the same game with the same options; its players are invited."""
    await again(visit, await visit.look(press.table))


async def again(visit: Visit, sight: Sight) -> None:
    """Open the lobby of a rematch, and call those who sat at the table: one press, and they're in."""
    number, fresh = await open_again(visit, sight)
    words = visit.services.catalogue.words(
        sight.table.language, sight.rules, sight.names, sight.titles
    )
    if not fresh:
        own = await visit.words(sight)
        await visit.answer(note(own.say("rematch-open", table=number), rows=_join(own, number)))
        return
    called = await _called(visit, sight)
    text = words.say("rematch-invites", game=sight.rules.key, table=number, before=sight.table.id)
    allowed = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in called])
    await visit.announce(PlainSheet(addressed(called, text), _join(words, number)), allowed)


def _join(words: GameWords, number: int) -> list[Row]:
    return rows([button(Press(number, 0, "join"), words.say("rematch-in"), ButtonStyle.success)])


async def _called(visit: Visit, sight: Sight) -> list[int]:
    """The other players who want to be called; none if the person did not play."""
    if sight.viewer is None:
        return []
    others = [
        seat.user_id for seat in sight.seats if seat.user_id and seat.user_id != visit.user_id
    ]
    chosen = await visit.services.store.read(
        lambda link: [people.get(link, user_id) for user_id in others]
    )
    return [row.user_id for row in chosen if wants(row, "rematch-invites")]


async def _host(visit: Visit, press: Press) -> Sight:
    """The lobby. HouseError: not-a-lobby, host-only."""
    sight = await visit.look(press.table)
    if sight.table.stage != "lobby":
        raise HouseError("not-a-lobby")
    if visit.user_id != sight.table.host_id and not visit.manages(sight):
        raise HouseError("host-only")
    return sight


async def _show_options(visit: Visit, sight: Sight) -> None:
    visit.sight = sight
    words = await visit.words(sight)
    sentence = words.say("option-set")
    await visit.redraw(_sheet(visit, sight, words, sentence))


def _sheet(visit: Visit, sight: Sight, words: GameWords, sentence: str = "") -> Sheet:
    return lobby_options.option_sheet(
        sight, words, levels(sight.rules), visit.services.now(), sentence
    )
