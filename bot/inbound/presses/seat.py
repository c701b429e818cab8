"""Presses of a table's players: undo, coming back, voting, stored orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.people.ballots import What
from bot.engine.people.ruling import Ruling
from bot.engine.running import lost_places
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.confirming import ask
from bot.inbound.lookup import seated, started
from bot.inbound.opening import may_play
from bot.inbound.presses.table import news, show_after
from bot.inbound.visit import Visit
from bot.store.rows import SeatRow
from bot.ui import wishes
from bot.ui.ballots import effect
from bot.ui.buttons import turn_rows
from bot.ui.control import Press, number, slotted
from bot.ui.hand import orders_sheet
from bot.ui.pages import leafed
from bot.ui.sheet import note
from bot.ui.status import status
from bot.words.translator import GameWords
from games.core.orders import Order
from games.core.words import Action, Seat

_SURE = "sure"


async def undo(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Undo]: of the decision that the button was made for, not of a later one."""
    await visit.acknowledge()
    sight = seated(await visit.look(press.table))
    if not sight.is_present(press.decision):
        words = await visit.words(sight)
        await visit.answer(note(f"{words.say('stale')}\n{status(sight, words)}"))
        return
    sure = press.argument.startswith(f"{_SURE}~")
    await take_back(visit, sight, press.argument.removeprefix(f"{_SURE}~"), sure=sure)


async def take_back(
    visit: Visit, sight: Sight, page: str = "", *, admin: bool = False, sure: bool = False
) -> None:
    """At once, or with a vote of those concerned; told on the page where it was asked for.

    Where only computers have moved since, it would take their moves back at once: it is confirmed.
    """
    moves = 0 if admin or sure else await _moves_of_computers(visit, sight)
    if moves:
        words = await visit.words(sight)
        press = Press(sight.table.id, sight.decision, "undo", slotted(_SURE, page))
        await ask(visit, words.say("undo-ask", moves=moves), press, words.say("undo-button"))
        return
    visit.sight = after = await visit.services.tables.undo(
        sight.table.id, visit.user_id, admin=admin, seen=sight
    )
    words = await visit.words(after)
    if len(after.ballots) > len(sight.ballots):
        asked = words.say("undo-asked", seats=after.ballots[-1].asked)
        await visit.redraw(note(asked, status(after, words), rows=turn_rows(after, words)))
        return
    await show_after(visit, after, page, await news(visit, sight, after))


def others(sight: Sight) -> list[SeatRow]:
    """The persons at the table beside the viewer: those who would be asked."""
    return [row for row in sight.seats if row.person and row.seat != sight.viewer]


async def _moves_of_computers(visit: Visit, sight: Sight) -> int:
    """How many moves of others an undo would take back without asking anybody."""
    if sight.viewer is None or sight.undo is None or sight.undo.free or others(sight):
        return 0
    log = await visit.services.tables.log(sight.table.id, visit.user_id, sight.undo.to)
    return sum(
        one.seat not in {None, sight.viewer} and bool(one.events) and not one.struck for one in log
    )


async def back(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[I'm back]: the computer gives the seat back."""
    await visit.acknowledge()
    await visit.look(press.table)
    await come_back(visit, press.table)


async def come_back(visit: Visit, table_id: int) -> None:
    visit.sight = after = await visit.services.tables.back(table_id, visit.user_id)
    words = await visit.words(after)
    await visit.redraw(note(f"{words.say('welcome-back')}\n{status(after, words)}"))


async def stand_in(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Let the computer play until Theo is back]: whose time has run out."""
    await visit.acknowledge()
    sight = await visit.look(press.table)
    await lend_computer(visit, sight, number(press.argument))


async def lend_computer(visit: Visit, sight: Sight, at: int) -> None:
    """HouseError: no-such-seat, and as `Tables.stand_in`."""
    if at not in range(len(sight.seats)):
        raise HouseError("no-such-seat")
    table, tables = sight.table.id, visit.services.tables
    visit.sight = after = await tables.stand_in(table, visit.user_id, Seat(at))
    words = await visit.words(after)
    await visit.redraw(note(f"{words.say('call-done')}\n{status(after, words)}"))


async def resume(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Resume] of a paused table: the players vote, an administrator's word is done at once."""
    await visit.acknowledge()
    sight = await visit.look(press.table)
    if sight.viewer is None:
        visit.require_manages(sight)
    await propose(visit, sight, "resume", admin=sight.viewer is None)


async def vote(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Agree] and [Refuse] of a ballot: `<ballot>.yes`, `<ballot>.no`."""
    await visit.acknowledge()
    await visit.look(press.table)
    ballot, _, answer = press.argument.partition(".")
    await answer_ballot(visit, number(ballot), yes=answer == "yes")


async def answer_ballot(visit: Visit, ballot_id: int, *, yes: bool) -> None:
    visit.sight = after = await visit.services.tables.vote(ballot_id, visit.user_id, yes)
    words = await visit.words(after)
    key = "vote-counted-yes" if yes else "vote-counted-no"
    await visit.redraw(note(f"{words.say(key)}\n{status(after, words)}"))


async def orders(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Show the stored orders to their owner only."""
    await show_orders(visit, started(seated(await visit.look(press.table))))


async def order(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """Store the chosen order; one with fields opens their modal first."""
    sight = started(seated(await visit.look(press.table)))
    chosen = values[0] if values else press.argument
    page = leafed(chosen)
    if page is not None:
        await show_orders(visit, sight, page=page)
        return
    form = wishes.form_of(sight, chosen)
    if form is None:
        raise HouseError("stale")
    words = await visit.words(sight)
    if not form.fields:
        await store(visit, sight, form.order)
    elif values:
        await visit.redraw(wishes.sheet(sight, words, form))
    else:
        await visit.ask(wishes.asking(sight, words, form))


async def ordered(visit: Visit, press: Press, values: Mapping[str, str]) -> None:
    """Store an order with the modal's values."""
    sight = started(seated(await visit.look(press.table)))
    form = wishes.form_of(sight, press.argument)
    if form is None:
        raise HouseError("stale")
    wanted = wishes.filled(sight, await visit.words(sight), form, values)
    await store(visit, sight, wanted)


async def store(visit: Visit, before: Sight, wanted: Order, first: Action | None = None) -> None:
    """Store an order, after the move before it if there is one; answer with the order's page."""
    await visit.acknowledge()
    table, user, tables = before.table.id, visit.user_id, visit.services.tables
    if first is not None:
        visit.sight = await tables.act(table, user, first)
    visit.sight = after = await tables.order(table, user, wanted)
    if not wanted.page or after.page(wanted.page) is None:
        await show_orders(visit, after, "order-kept")
        return
    kept = any(one.order == wanted for one in after.orders)
    done = (await visit.words(after)).say("order-kept") if kept else ""
    sentence = "\n".join(filter(None, (await news(visit, before, after), done)))
    await show_after(visit, after, wanted.page, sentence)


async def void(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """Cancel a stored order."""
    sight = started(seated(await visit.look(press.table)))
    chosen = values[0] if values else press.argument
    page = leafed(chosen)
    if page is not None:
        await show_orders(visit, sight, page=page)
        return
    await cancel(visit, sight, number(chosen))


async def cancel(visit: Visit, sight: Sight, order_id: int) -> None:
    await visit.acknowledge()
    after = await visit.services.tables.cancel_order(sight.table.id, visit.user_id, order_id)
    await show_orders(visit, after, "order-cancelled")


async def show_orders(visit: Visit, sight: Sight, key: str = "", page: int = 0) -> None:
    visit.sight = sight
    words = await visit.words(sight)
    await visit.redraw(orders_sheet(sight, words, words.say(key) if key else "", page))


async def move(visit: Visit, sight: Sight, *, admin: bool = False) -> None:
    """Bring the table here, by a vote or an administrator's word. HouseError: other-server,
    table-plays-here, open-elsewhere, bot-lacks.
    """
    if sight.table.guild_id != visit.guild_id:
        raise HouseError("other-server")
    await may_play(visit)
    visit.sight = after = await lost_places.move(
        visit.services.tables.repository,
        sight.table.id,
        visit.user_id,
        visit.place_id,
        admin=admin,
    )
    await _show_called(visit, sight, after, "move")


async def propose(
    visit: Visit, sight: Sight, what: Ruling, subject: int = 0, *, admin: bool = False
) -> None:
    """Open a vote; an administrator does it at once. HouseError: director-decides, as `Tables.call`."""
    if admin and sight.table.directed and what in {"end", "replace"}:
        # Its tournament decides, with a reason, and everybody reads it.
        raise HouseError("director-decides")
    table, tables = sight.table.id, visit.services.tables
    visit.sight = after = await tables.call(
        table, visit.user_id, what, subject, admin=admin, seen=sight
    )
    await _show_called(visit, sight, after, what)


async def _show_called(visit: Visit, before: Sight, after: Sight, what: What) -> None:
    words = await visit.words(after)
    asked = len(after.ballots) > len(before.ballots)
    sentence = _proposed(words, after) if asked else words.say("call-done")
    await visit.redraw(note(f"{sentence}\n{status(after, words)}"))


def _proposed(words: GameWords, sight: Sight) -> str:
    """What the viewer has just proposed, to whom, and until when."""
    ballot, until = sight.ballots[-1], int(sight.ballots[-1].closes.timestamp())
    opened = words.say("vote-opened", what=ballot.what, seats=ballot.asked, until=until)
    return f"{opened} {effect(words, ballot)}"
