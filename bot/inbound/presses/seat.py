"""Presses of who sits at a table: taking back, coming back, voting, stored orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.sight import Sight
from bot.engine.tables import Call
from bot.errors import HouseError
from bot.inbound.lookup import seated, started
from bot.inbound.presses.table import news, show_after
from bot.inbound.visit import Visit
from bot.ui import wishes
from bot.ui.buttons import turn_rows
from bot.ui.hand import orders_sheet
from bot.ui.ids import Press, number
from bot.ui.pages import leafed
from bot.ui.sheet import note
from bot.ui.status import status
from games.core.orders import Order
from games.core.words import Action


async def undo(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Undo]: of the decision that the button was made for, not of a later one."""
    await visit.acknowledge()
    sight = seated(await visit.look(press.table))
    if sight.table.decision != press.decision:
        words = await visit.words(sight)
        await visit.answer(note(f"{words.say('stale')}\n{status(sight, words)}"))
        return
    await take_back(visit, sight)


async def take_back(visit: Visit, sight: Sight, *, admin: bool = False) -> None:
    """At once, or with a vote of those concerned."""
    visit.sight = after = await visit.services.tables.undo(
        sight.table.id, visit.user_id, admin=admin
    )
    words = await visit.words(after)
    asked = len(after.ballots) > len(sight.ballots)
    key = "undo-asked" if asked else "undo-done"
    text = f"{words.say(key)}\n{status(after, words)}"
    await visit.redraw(note(text, rows=turn_rows(after, words)))


async def back(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[I'm back]: the computer gives the seat back."""
    await visit.acknowledge()
    await come_back(visit, press.table)


async def come_back(visit: Visit, table_id: int) -> None:
    visit.sight = after = await visit.services.tables.back(table_id, visit.user_id)
    words = await visit.words(after)
    await visit.redraw(note(f"{words.say('welcome-back')}\n{status(after, words)}"))


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
    """The stored orders, for their owner's eyes only."""
    await show_orders(visit, started(seated(await visit.look(press.table))))


async def order(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """Store the order that was chosen; one with fields asks for them first."""
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
    """An order with what was filled in."""
    sight = started(seated(await visit.look(press.table)))
    form = wishes.form_of(sight, press.argument)
    if form is None:
        raise HouseError("stale")
    wanted = wishes.filled(sight, await visit.words(sight), form, values)
    await store(visit, sight, wanted)


async def store(visit: Visit, before: Sight, wanted: Order, first: Action | None = None) -> None:
    """Store an order, after a move that goes before it; told on the page that it belongs to."""
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


async def propose(visit: Visit, sight: Sight, what: Call, *, admin: bool = False) -> None:
    """Open a vote to pause, go on or break off; an administrator's word is done at once."""
    table, tables = sight.table.id, visit.services.tables
    visit.sight = after = await tables.call(table, visit.user_id, what, admin=admin)
    words = await visit.words(after)
    asked = len(after.ballots) > len(sight.ballots)
    sentence = words.say("vote-opened", what=what) if asked else words.say("call-done")
    await visit.redraw(note(f"{sentence}\n{status(after, words)}"))
