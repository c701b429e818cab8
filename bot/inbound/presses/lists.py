"""Presses that show other pages of lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial

from discord import ButtonStyle

from bot.about import VERSION
from bot.engine.time.paces import PACES, clock_of
from bot.engine.views.playing_on import play_on_from
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.confirming import dismiss_button
from bot.inbound.lookup import started
from bot.inbound.opening import may_open, once
from bot.inbound.presses import reports
from bot.inbound.presses.lobby import pace_of
from bot.inbound.showing import show_analysis, show_replay
from bot.inbound.visit import Visit
from bot.store import tables
from bot.store.rows import Pace
from bot.ui.control import Press, button, number, rows, unslotted
from bot.ui.elsewhere import in_order
from bot.ui.lists import errand_lines, errand_sheet, log_sheet
from bot.ui.overview import overview_sheet
from bot.ui.pages import leafed
from bot.ui.sheet import Sheet, note
from bot.ui.topics import rules_sheet, topics, which_rules
from bot.words.translator import GameWords
from games.core.contract import AnyRules

ENDED = 5
"""Games that are over which `/games` still names."""


async def games(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Another page of `/games`, made again."""
    await show_games(visit, number(press.argument or "0"))


async def commands(visit: Visit, _press: Press, _values: Sequence[str] = ()) -> None:
    """[All commands], below `/help`."""
    threads = (await visit.guild()).threads if visit.interaction.guild_id else True
    text = (await visit.words()).say("help-text", threads=threads, version=VERSION)
    await visit.answer(note(text))


async def show_games(visit: Visit, page: int = 0) -> None:
    """Show the person's tables. It is acknowledged first, since many tables take long to read."""
    await visit.acknowledge()
    services, language = visit.services, await visit.language()
    own = errand_lines(services.catalogue, await services.tables.errands(visit.user_id), language)
    others, silent = await services.elsewhere.errands(visit.user_id, language)
    lines = in_order([*own, *others]) if others else own
    ended = [] if page else await _ended(visit)
    await visit.redraw(errand_sheet(services.catalogue, lines, language, page, silent, ended))


async def _ended(visit: Visit) -> list[Sight]:
    """The person's games that ended last, the newest first."""
    of_person = partial(tables.finished_of, user_id=visit.user_id, most=ENDED)
    seen = list[Sight]()
    for row in await visit.services.store.read(of_person):
        # One that is damaged must not hide the others.
        with suppress(HouseError):
            seen.append(await visit.services.tables.sight(row.id, visit.user_id))
    return seen


async def rules(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """Another chapter of the rules."""
    chosen = values[0] if values else ""
    page = leafed(chosen)
    await show_rules(visit, press.argument, "" if page is not None else chosen, page or 0)


async def show_rules(visit: Visit, game: str, topic: str = "", page: int = 0) -> None:
    """A chapter; the first one if none is named. HouseError: no-such-game, no-such-topic."""
    if game not in visit.services.games:
        raise HouseError("no-such-game")
    rules = visit.services.games[game]
    known = topics(rules)
    topic = topic or next(iter(known), "")
    if topic not in known:
        raise HouseError("no-such-topic", topic=topic)
    words = visit.services.catalogue.words(await visit.language(), rules)
    await visit.redraw(rules_sheet(rules, words, topic, page))


async def show_rules_list(visit: Visit, games: Iterable[AnyRules]) -> None:
    """The games whose rules can be read, a button each: no table says which game is meant."""
    await visit.redraw(which_rules(visit.services.catalogue, games, await visit.language()))


async def overview(visit: Visit, _press: Press, _values: Sequence[str] = ()) -> None:
    """[Tables], below the settings of a server."""
    await show_overview(visit)


async def show_overview(visit: Visit) -> None:
    """All open tables and tournaments of the server, for those who run it."""
    visit.require_admin()
    await visit.acknowledge()
    services, language, sights = visit.services, await visit.language(), list[Sight]()
    for row in await services.store.read(partial(tables.open_in, guild_id=visit.guild_id)):
        with suppress(HouseError):
            sights.append(await services.tables.sight(row.id))
    cups = await services.joined.overview(await visit.words(), visit.guild_id)
    calls = await reports.open_in(visit)
    sheet = overview_sheet(services.catalogue, sights, language, services.now(), cups, calls)
    await visit.redraw(sheet)


async def log(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """Another page of the log, or of the select that leads to one."""
    sight = await visit.look(press.table)
    slot, page = unslotted(press.argument or "0")
    if not values:
        await show_log(visit, sight, number(slot))
    elif (leaf := leafed(values[0])) is not None:
        await show_log(visit, sight, number(page), leaf)
    else:
        await show_log(visit, sight, number(values[0]))


async def show_log(visit: Visit, sight: Sight, page: int = 0, leaf: int | None = None) -> None:
    log = await visit.services.tables.log(started(sight).table.id, visit.user_id)
    await visit.redraw(log_sheet(sight, await visit.words(sight), log, page, leaf))


async def step(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """A step of a game that is over: the one of an arrow, or one that was chosen."""
    await visit.acknowledge()
    wanted = values[0] if values else press.argument.partition("-")[2]
    await show_replay(visit, await visit.look(press.table), number(wanted))


async def replay(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Replay] of a game that is over."""
    await visit.think()
    await show_replay(visit, await visit.look(press.table))


async def analysis(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Analysis] of a game that is over."""
    await visit.think()
    await show_analysis(visit, await visit.look(press.table))


async def play_on(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Play on from here]: asks for the clock first, since all see the table that it opens. Then that table, one's own
    against computers, from a step of a finished game.
    """
    await visit.think()
    sight = await visit.look(press.table)
    slot, _, chosen = press.argument.partition("-")
    step = number(slot)
    if not chosen:
        await visit.answer(_play_on_question(sight, await visit.words(sight), step))
        return
    opened = await once(visit, partial(_played_on, visit, sight.table.id, step, pace_of(chosen)))
    after = await visit.look(opened)
    words = await visit.words(after)
    await visit.answer(note(words.say("play-on-opened", table=opened, step=step)))


def _play_on_question(sight: Sight, words: GameWords, step: int) -> Sheet:
    """A button for each clock that the game can have; one that goes by the hours has one."""
    paces: tuple[Pace, ...] = ("live", "daily") if sight.schedule is None else ("daily",)
    ways = []
    for pace in paces:
        terms = {"tonight": pace == "live", "seconds": PACES[pace].seconds, "ways": len(paces)}
        press = Press(sight.table.id, sight.decision, "playon", f"{step}-{pace}")
        ways.append(button(press, words.plain.say("play-on-way", **terms), ButtonStyle.success))
    return note(words.say("play-on-asks", step=step), rows=rows([*ways, dismiss_button(words)]))


async def _played_on(visit: Visit, table: int, step: int, pace: Pace) -> int:
    guild, repository = await may_open(visit), visit.services.tables.repository
    await repository.check_room(visit.guild_id, visit.user_id)
    return await play_on_from(
        repository,
        table,
        step,
        (visit.guild_id, visit.place_id),
        (visit.user_id, visit.name),
        await visit.language(),
        clock_of(pace, guild.zone),
    )
