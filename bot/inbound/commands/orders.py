"""`/order`: stored orders, typed; only their owner sees them."""

from __future__ import annotations

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.commands.naming import command, group
from bot.inbound.commands.suggest import Made, counted, here, offered
from bot.inbound.lookup import is_played, seated, started, table_of
from bot.inbound.presses import seat
from bot.inbound.visit import Interaction, Visit
from bot.ui import wishes
from bot.ui.control import line_value

GROUP = group("order")


async def _forms(visit: Visit) -> Made:
    """The orders that may be stored now."""
    sight, words = await here(visit, is_played)
    kept = {stored.order for stored in sight.orders}
    return [
        (words.order_opening(form), line_value(form.order))
        for form in sight.order_forms
        if form.order not in kept
    ]


async def _stored(visit: Visit) -> Made:
    sight, words = await here(visit, is_played)
    return [(words.order(one.order), str(one.id)) for one in sight.orders]


@command("order-list", "table", of=GROUP)
async def list_(interaction: Interaction, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    await seat.show_orders(visit, await _own(visit, table))


@command("order-store", "order", "table", of=GROUP, order=offered(_forms))
async def store(interaction: Interaction, order: str, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    sight = await _own(visit, table)
    form = wishes.form_of(sight, order)
    if form is None:
        raise HouseError("no-such-order-form")
    if form.fields:
        await visit.ask(wishes.asking(sight, await visit.words(sight), form))
    else:
        await seat.store(visit, sight, form.order)


@command("order-cancel", "order", "table", of=GROUP, order=counted(_stored))
async def cancel(interaction: Interaction, order: int, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await seat.cancel(visit, await _own(visit, table), order)


async def _own(visit: Visit, table: int | None) -> Sight:
    return started(seated(await table_of(visit, table, is_played)))
