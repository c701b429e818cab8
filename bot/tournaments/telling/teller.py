"""What a tournament tells on Discord: announcements, its card, standings, the seed, a role, an event.

Each task is told once, whatever crashes: its messages carry marks by which they are found again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial

import discord
import msgspec
import structlog

from bot.errors import StoreError
from bot.outbound.dispatcher import delay
from bot.outbound.sending import post
from bot.outbound.sending.admins import tell_once
from bot.outbound.sending.codes import Trouble, takes_none, trouble
from bot.outbound.sending.context import Context
from bot.store import outbox, tournaments
from bot.store.rows import News
from bot.store.tournaments import TaskRow
from bot.store.warned import Warning as Warned
from bot.tournaments.card.announcements import (
    SHOWN,
    announcement,
    directors_called,
    number_of,
)
from bot.tournaments.card.speaker import Speaker
from bot.tournaments.card.standings import until_round
from bot.tournaments.card.steps_log import log_lines, taken_back, who_of
from bot.tournaments.records.records import Held, Records
from bot.tournaments.running.game_tables import NotYetError
from bot.tournaments.telling import letters, personal, role_and_event
from bot.tournaments.telling.letters import (
    channel,
    in_parts,
    letter_of,
    own_tables,
    seed_line,
    settle_rows,
    speaker,
    table_lists,
    with_tables,
)
from bot.tournaments.telling.personal import users_of
from bot.tournaments.telling.role_and_event import give_role, take_role, title
from bot.ui.first_words import Reader
from bot.ui.sheet import Row
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.words import RuleError
from games.league.tournament.effects import (
    Announced,
    AnyEffect,
    GiveRole,
    PublishSeed,
    TakeRole,
    TellHit,
)
from games.league.tournament.entries import Pause
from games.league.tournament.state import Finished, Round

log = structlog.get_logger()

USERS_TOLD = frozenset({"undone", "ruling-agreed", "ruling-refused", "objected"})
"""Announcements that name the person behind an entry."""

TRIES: dict[Trouble, int] = {"outage": 5000, "broken": 5}
"""How often something is tried before it is given up. After a trouble not named here: once."""

UNHEARD = 6
"""How often, for a quarter of an hour, a channel that takes nothing is tried before its tournament stops.
What is to be said there is kept until it can be said.
"""

LAST_WORDS, AFTERWARDS = 100, timedelta(hours=1)
"""How often, and how long after each try, a tournament that is over tries to say its last words."""

WAITS, WAIT = 12, timedelta(seconds=5)
"""How often, and how long each time, an opened round waits for the threads of its tables."""

UNREACHABLE = timedelta(minutes=1)
"""The wait between two looks while the server or channel of what is to be told cannot be reached."""


class Teller:
    """`tell` is for the tournaments' `Runner`."""

    def __init__(self, context: Context, records: Records) -> None:
        self._context = context
        self._records = records
        self._old: int | None = None
        """The newest task at the start: all up to it may have been told already."""

    async def tell(self, task: TaskRow, effect: AnyEffect) -> None:
        """Say or give it, and strike it off the list. NotYetError if it must wait."""
        try:
            await self._tell(task, effect)
        except (NotYetError, StoreError):
            raise
        except Exception as error:
            kind = trouble(error)
            if not await self._is_given_up(task, kind):
                if kind == "outage":
                    log.warning("put off", tournament=task.tournament_id, error=str(error))
                    raise NotYetError(self._context.now() + delay(task.tries)) from error
                raise
            log.warning("not told", tournament=task.tournament_id, task=task.id, exc_info=error)
            await self._done([task.id])

    async def _tell(self, task: TaskRow, effect: AnyEffect) -> None:
        held = await self._records.look(task.tournament_id)
        if self._is_away(held):
            raise NotYetError(self._context.now() + UNREACHABLE)
        suspect = await self._is_suspect(task)
        match effect:
            case Announced(key=key) if key in SHOWN:
                await self._shown(task, suspect=suspect)
                return
            case Announced():
                await self._announce(task, effect, held, suspect=suspect)
            case TellHit():
                await self._tell_hit(task, effect, held, suspect=suspect)
            case GiveRole(players=players):
                await give_role(self._context, held, players)
            case TakeRole(players=players):
                await take_role(self._context, held, players)
            case PublishSeed(seed=seed):
                await self._say(task, held, [seed_line(self._context, held, seed)], suspect=suspect)
            case _:
                raise AssertionError(effect)
        await self._closed(task, effect, suspect=suspect)

    async def _shown(self, task: TaskRow, *, suspect: bool) -> None:
        """The card, once for all the changes that wait in a row."""
        tournament, waiting = task.tournament_id, await self._waiting(task)
        run = list[tuple[int, str]]()
        for later, effect in waiting:
            if not isinstance(effect, Announced) or effect.key not in SHOWN:
                break
            run.append((later, effect.key))
        directed = any(key in role_and_event.CHANGES for _, key in run)
        until = None if directed else await self._rests(tournament)
        if until is None:
            await letters.show(self._context, self._records, tournament, suspect=suspect)
        elif len(run) == len(waiting):
            # Else what is told after them shows the card as it is then.
            raise NotYetError(until)
        if directed:
            await role_and_event.settle_event(self._context, self._records, tournament)
        await self._done([later for later, _ in run])

    async def _rests(self, tournament: int) -> datetime | None:
        """When the card may be redrawn; None: now."""
        row = (await self._records.look(tournament)).row
        return self._context.cards.until(row.card_message, self._context.now())

    async def _closed(self, task: TaskRow, effect: AnyEffect, *, suspect: bool) -> None:
        """The card and the event follow what was said; the card only if nothing else is to be said."""
        tournament = task.tournament_id
        if isinstance(effect, Announced) and effect.key in role_and_event.CHANGES:
            await role_and_event.settle_event(self._context, self._records, tournament)
        if len(await self._waiting(task)) <= 1:
            await letters.show(self._context, self._records, tournament, suspect=suspect)
        await self._done([task.id], await self._at_tables(task, effect))

    async def _at_tables(self, task: TaskRow, effect: AnyEffect) -> Sequence[News]:
        """What is told at the game's tables, and to each player as they want to be told."""
        if not isinstance(effect, Announced):
            return ()
        held = await self._records.look(task.tournament_id)
        return await personal.news(self._context, held, effect)

    async def _announce(self, task: TaskRow, told: Announced, held: Held, *, suspect: bool) -> None:
        speaks = speaker(self._context, held)
        texts = [announcement(speaks, told, await self._known(speaks, told))]
        shown = None
        match told.key:
            case "round-opened":
                listed = await self._tables(task, told, held, suspect=suspect)
                texts = with_tables(texts[0], listed)
            case "round-drawn" | "redrawn" | "swapped":
                listed = letters.drawn_lists(self._context, held, number_of(told, "round"))
                texts = with_tables(texts[0], listed) if listed else texts
            case "round-over" if not isinstance(held.state.phase, Finished):
                shown = until_round(held, number_of(told, "round"))
            case "tournament-finished":
                shown = held
            case "entry-role-gone" | "entry-open-to-all":
                await self._roles_gone(task, held, opened=told.key == "entry-open-to-all")
            case _:
                pass
        calls = await personal.called(self._context, held, told)
        calls += directors_called(held, told) or self._owner_called(held, told)
        free = await personal.without_table(self._context, held, told)
        calls += [one.user_id for one in free if one.notices == "mention"]
        below = settle_rows(speaks, told) or (own_tables(speaks) if calls else [])
        await self._say(task, held, texts, calls, shown, suspect=suspect, below=below)
        for one in free:
            if one.notices != "mention":
                said = personal.bye(self._context, held, one, number_of(told, "round"))
                await self._written(task, one.user_id, said, own_tables(speaks), suspect=suspect)

    async def _tell_hit(self, task: TaskRow, told: TellHit, held: Held, *, suspect: bool) -> None:
        """By a direct message; a person who takes none is called in the channel."""
        user = held.user_of(told.player)
        if user is None:
            return
        text, below = await personal.hit(self._context, held, told)
        if not await self._written(task, user, text, below, suspect=suspect):
            await self._say(task, held, [text], [user], suspect=suspect, below=below)

    async def _written(
        self, task: TaskRow, user: int, text: str, below: Sequence[Row], *, suspect: bool
    ) -> bool:
        """Whether the direct message was taken."""
        mark, nonce = self._context.marks.task(task.id), self._context.marks.nonce(-task.id)
        try:
            place = await self._context.private(user)
            if not suspect or mark not in await post.said(place, [mark], self._context.me):
                await post.send(place, post.call_letter(text, mark, below), nonce)
        except discord.HTTPException as error:
            if not takes_none(error):
                raise
            return False
        return True

    async def _known(self, speaks: Speaker, told: Announced) -> Markup | None:
        """What the users of the entries tell: who has taken which step back, and whose it was; who has
        answered; what somebody objects to.
        """
        entry = told.facts.get("entry")
        if told.key == "director-called":
            of = partial(tournaments.places, tournament_id=speaks.held.row.id)
            place = (await self._context.store.read(of)).get(number_of(told, "table"))
            return Markup(f" <#{place}>") if place else None
        if told.key not in USERS_TOLD or not isinstance(entry, int):
            return None
        tournament = speaks.held.row.id
        _, entries = await self._records.header(tournament)
        users = await users_of(self._context, tournament)
        who = who_of(speaks, users.get(entry))
        if told.key == "objected":
            found = log_lines(speaks, entries, users, {entry})
            return Markup(found[0].removeprefix("- ")) if found else None
        if told.key != "undone":
            return who
        step = taken_back(speaks, entries, users, entry)
        undone = None if step is None else Markup(step)
        return undone and Markup(speaks.words.say("cup-undone-step", who=who, step=undone))

    def _owner_called(self, held: Held, told: Announced) -> list[int]:
        """Whose server it is, where no director can answer, or somebody objects to what they decided."""
        guild = self._context.client.get_guild(held.row.guild_id)
        player = told.facts.get("player")
        own = held.user_of(player) if isinstance(player, int) else None
        if told.key not in {"ruling-asked", "objected"} or guild is None:
            return []
        return [guild.owner_id] if guild.owner_id and guild.owner_id != own else []

    async def _roles_gone(self, task: TaskRow, held: Held, *, opened: bool) -> None:
        """The director is told once for each time."""
        warning = Warned(held.row.guild_id, held.row.channel_id, f"roles {task.id}")
        write = partial(_roles, held=held, opened=opened)
        await tell_once(self._context, warning, held.row.language, write, held.row.host_id or None)

    async def _tables(
        self, task: TaskRow, told: Announced, held: Held, *, suspect: bool
    ) -> list[str]:
        """The tables with their links. NotYetError until all threads are there, for some minutes."""
        one = _opened_round(held, number_of(told, "round"))
        if one is None:
            return []
        places = await self._context.store.read(
            partial(tournaments.places, tournament_id=held.row.id)
        )
        if task.tries < WAITS and any(table.number not in places for table in one.tables):
            # Only once: the card shows that the round is on while its tables are still being
            # opened.
            if not task.tries:
                await letters.show(self._context, self._records, held.row.id, suspect=suspect)
            raise NotYetError(self._context.now() + WAIT)
        return table_lists(self._context, held, one, places)

    async def _say(
        self,
        task: TaskRow,
        held: Held,
        texts: Sequence[str],
        calls: Sequence[int] = (),
        shown: Held | None = None,
        *,
        suspect: bool,
        below: Sequence[Row] = (),
    ) -> None:
        """In as many messages as are needed, without those that were posted before a crash."""
        place = channel(self._context, held)
        reader = Reader(speaker(self._context, held).words, held.row.zone, self._context.now())
        parts = in_parts(texts, calls, reader)
        marks = [self._context.marks.task(task.id, part) for part in range(len(parts))]
        found = await post.said(place, marks, self._context.me) if suspect else {}
        for part, (said, called) in enumerate(parts):
            if marks[part] not in found:
                # The picture stands below all that is said, so it goes with the last message.
                last = shown if part == len(parts) - 1 else None
                letter = await letter_of(self._context, said, marks[part], called, last, below)
                # Negative, as the ids of news are positive: no nonce is the same.
                await post.send(place, letter, self._context.marks.nonce(-task.id, part))

    async def _is_suspect(self, task: TaskRow) -> bool:
        """Whether it may have been told before a crash or a failure."""
        if self._old is None:
            self._old = await self._context.store.read(tournaments.newest_task)
        return task.tries > 0 or task.id <= self._old

    async def _waiting(self, task: TaskRow) -> list[tuple[int, AnyEffect]]:
        """What the tournament has to tell, from this task on."""
        waiting = await self._context.store.read(
            partial(tournaments.told_later, tournament_id=task.tournament_id)
        )
        found = list[tuple[int, AnyEffect]]()
        for one in waiting:
            # The runner says which it cannot read.
            with suppress(msgspec.DecodeError):
                found.append((one.id, msgspec.json.decode(one.effect, type=AnyEffect)))
        return found

    async def _done(self, tasks: Sequence[int], news: Sequence[News] = ()) -> None:
        await self._context.store.write(partial(_strike, tasks=tasks, news=news))
        if news:
            self._context.tables.repository.news_made()

    def _is_away(self, held: Held) -> bool:
        """Whether the server is out of reach, and the tournament stands still for it."""
        guild = self._context.client.get_guild(held.row.guild_id)
        pausing = held.state.pausing
        away = guild is None or guild.unavailable
        return away and pausing is not None and pausing.unreachable

    async def _is_given_up(self, task: TaskRow, kind: Trouble) -> bool:
        """Whether it is tried no more.

        Where nobody can be told, the tournament pauses and says why; its news wait with it.
        NotYetError meanwhile.
        """
        if kind not in {"access", "thread"}:
            return task.tries + 1 >= TRIES.get(kind, 1)
        held = await self._records.look(task.tournament_id)
        if task.tries + 1 < UNHEARD and held.state.pausing is None and not held.over:
            return False
        await self._unheard(held)
        if held.over and task.tries + 1 >= LAST_WORDS:
            return True
        raise NotYetError(self._context.now() + (AFTERWARDS if held.over else UNREACHABLE))

    async def _unheard(self, held: Held) -> None:
        words = self._context.catalogue.words(held.row.language)
        if held.state.pausing is None and not held.over:
            # The host may have paused or ended it a moment before.
            with suppress(RuleError):
                pause = Pause(words.say("cup-unheard"))
                await self._records.enter(held.row.id, pause, "clock")
        warning = Warned(held.row.guild_id, held.row.channel_id, f"tournament {held.row.id}")
        write = partial(_unheard, held=held)
        await tell_once(self._context, warning, held.row.language, write, held.row.host_id or None)


def _opened_round(held: Held, number: int) -> Round | None:
    """None: its opening has been taken back since."""
    rounds = held.state.rounds
    return rounds[number - 1] if number <= len(rounds) and rounds[number - 1].opened else None


def _unheard(words: GameWords, guild: discord.Guild, held: Held) -> str:
    return words.say(
        "cup-admin-unheard", place=held.row.channel_id, server=guild.name, title=title(held)
    )


def _roles(words: GameWords, guild: discord.Guild, held: Held, opened: bool) -> str:
    return words.say("cup-admin-roles", server=guild.name, title=title(held), open=opened)


def _strike(
    connection: sqlite3.Connection, tasks: Sequence[int], news: Sequence[News] = ()
) -> None:
    for task in tasks:
        tournaments.done(connection, task)
    for one in news:
        outbox.put(connection, one)
