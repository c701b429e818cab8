"""Acts that cannot be undone and must be confirmed: leaving, breaking off, being forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.confirming import ask, confirmed
from bot.inbound.presses import seat
from bot.inbound.presses.seat import others
from bot.inbound.visit import Visit
from bot.outbound.sending.codes import FAILURES
from bot.outbound.sending.places import called
from bot.ui.control import Press
from bot.ui.sheet import note
from bot.words.values import Markup

_SURE = "sure"
PROGRESS = 2.0
"""Seconds after which somebody reads how far it is, and again."""


async def ask_leave(visit: Visit, sight: Sight, *, confirm: bool = False) -> None:
    words = await visit.words(sight)
    press = Press(sight.table.id, sight.decision, "resign", _SURE)
    asked = words.say("leave-ask-tournament" if sight.table.directed else "leave-ask")
    if not await confirmed(visit, press, resign, confirm):
        await ask(visit, asked, press, words.say("leave-button"))


async def resign(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Give the seat up for good."""
    await visit.acknowledge()
    sight = await visit.look(press.table)
    visit.sight = await visit.services.tables.leave(press.table, visit.user_id)
    await visit.redraw(note((await visit.words(sight)).say("left-for-good")))


async def ask_end(visit: Visit, sight: Sight, *, confirm: bool = False) -> None:
    words = await visit.words(sight)
    press = Press(sight.table.id, sight.decision, "break", _SURE)
    if not await confirmed(visit, press, break_off, confirm):
        await ask(visit, words.say("end-ask"), press, words.say("end-button"))


async def end_together(
    visit: Visit,
    sight: Sight,
    what: Literal["end", "finish"],
    *,
    admin: bool = False,
    confirm: bool = False,
) -> None:
    """Open the vote; where nobody else is asked it would end the game at once, so it is confirmed."""
    alone = sight.viewer is not None and not others(sight)
    # At a tournament's table a result is its director's: it is refused, and need not be confirmed.
    refused = sight.table.directed and what == "finish"
    if refused or sight.table.stage not in {"running", "paused"} or not (admin or alone):
        await seat.propose(visit, sight, what, admin=admin)
        return
    words = await visit.words(sight)
    press = Press(
        sight.table.id, sight.decision, "finish", f"{what}.{'admin' if admin else 'alone'}"
    )
    asked = words.say("end-ask" if what == "end" else "finish-ask")
    label = words.say("end-button" if what == "end" else "finish-button")
    if not await confirmed(visit, press, finish, confirm):
        await ask(visit, asked, press, label)


async def finish(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Confirm it: as an administrator of the table's own server, or as the only person there."""
    await visit.acknowledge()
    sight = await visit.look(press.table)
    what, _, who = press.argument.partition(".")
    if who == "admin":
        await visit.require_impartial(sight)
    await seat.propose(visit, sight, "end" if what == "end" else "finish", admin=who == "admin")


async def ask_close(visit: Visit, sight: Sight, *, confirm: bool = False) -> None:
    """Ask an administrator to confirm the closing of another person's lobby."""
    words = await visit.words(sight)
    press = Press(sight.table.id, sight.decision, "close", _SURE)
    asked = words.say(
        "close-ask", table=sight.table.called, name=Markup(words.player(_host(sight)))
    )
    if not await confirmed(visit, press, close, confirm):
        await ask(visit, asked, press, words.say("close-button"))


async def close(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Close a lobby as an administrator of its own server."""
    await visit.acknowledge()
    sight = await visit.look(press.table)
    visit.require_manages(sight)
    await visit.services.lobbies.close(press.table, visit.user_id, admin=True)
    await visit.redraw(note((await visit.words(sight)).say("lobby-closed-by-you")))


def _host(sight: Sight) -> int:
    return next((row.seat for row in sight.seats if row.user_id == sight.table.host_id), 0)


async def break_off(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Break a game off as an administrator of the table's own server."""
    await visit.acknowledge()
    sight = await visit.look(press.table)
    await visit.require_impartial(sight)
    await seat.propose(visit, sight, "end", admin=True)


async def ask_annul(visit: Visit, sight: Sight, *, confirm: bool = False) -> None:
    """Ask an administrator to confirm. HouseError: need-manage-server, annul-not-over, own-cause."""
    visit.require_manages(sight)
    if sight.table.stage != "over":
        raise HouseError("annul-not-over")
    await _check_impartial(visit, sight)
    words = await visit.words(sight)
    press = Press(sight.table.id, sight.decision, "annul", _SURE)
    asked = words.say("annul-ask", table=sight.table.called)
    if not await confirmed(visit, press, annul, confirm):
        await ask(visit, asked, press, words.say("annul-button"))


async def annul(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Take a game out of the ratings as an administrator of the table's own server."""
    await visit.acknowledge()
    sight = await visit.look(press.table)
    await _check_impartial(visit, sight)
    words = await visit.words(sight)
    loop = asyncio.get_running_loop()
    due = loop.time() + PROGRESS

    async def told(done: int, count: int) -> None:
        nonlocal due
        if loop.time() >= due:
            due = loop.time() + PROGRESS
            with suppress(HouseError, *FAILURES):
                said = words.say(
                    "annulled-so-far", table=sight.table.called, done=done, count=count
                )
                await visit.progress(note(said))

    await visit.services.ratings.annul(press.table, told)
    await visit.redraw(note(words.say("annulled-by-you", table=sight.table.called)))


async def _check_impartial(visit: Visit, sight: Sight) -> None:
    """Nobody takes out of the ratings what they have played, also if they left before its end."""
    await visit.require_impartial(sight)
    if await visit.services.ratings.has_played(sight.table.id, visit.user_id):
        raise HouseError("own-cause")


async def ask_forget(visit: Visit, *, confirm: bool = False) -> None:
    words = await visit.words()
    press = Press(0, 0, "forget", str(visit.user_id))
    if not await confirmed(visit, press, forget, confirm):
        await ask(
            visit,
            words.say("forget-ask", count=visit.services.backup_days),
            press,
            words.say("forget-button"),
        )


async def forget(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Remove every trace of the person who asks; their seats stay without a person."""
    await visit.acknowledge()
    # Custom ids can be forged: nobody may have another person forgotten.
    if press.argument != str(visit.user_id):
        raise HouseError("stale")
    words = await visit.words()
    # Seats are given up first, so that no table waits for a person whom nobody knows any more.
    errands = await visit.services.tables.errands(visit.user_id)
    for errand in errands:
        table = errand.sight.table
        leave = (
            visit.services.lobbies.leave if table.stage == "lobby" else visit.services.tables.leave
        )
        await leave(table.id, visit.user_id)
    await visit.services.joined.forget(visit.user_id)
    await visit.services.tables.forget(visit.user_id, words.say("forgotten-player"))
    await visit.services.ratings.settle()
    await visit.redraw(note(words.say("forgotten")))
    await _threads_renamed(visit, [one.sight.table.id for one in errands])


async def _threads_renamed(visit: Visit, tables: Sequence[int]) -> None:
    """A thread bears the names of its players: that of one who is forgotten goes."""
    for number in tables:
        with suppress(HouseError, *FAILURES):
            sight = await visit.services.tables.sight(number)
            table, catalogue = sight.table, visit.services.catalogue
            words = catalogue.words(table.language, sight.rules, sight.names, sight.titles)
            if table.place_id is not None and table.place_id != table.channel_id:
                name = called(words, sight)
                await visit.interaction.client.http.edit_channel(table.place_id, name=name)
