"""Presses towards a move: offers among many, forms, and the modals that complete them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import msgspec
from msgspec.structs import replace

from bot.engine.moves.trying import check
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound import refilled
from bot.inbound.lookup import seated, started
from bot.inbound.presses.table import play, show_hand, show_page, show_stale
from bot.inbound.visit import Visit
from bot.store import drafts as stored
from bot.store.rows import DraftRow
from bot.ui import drafts, forms, labels, modals
from bot.ui.buttons import kind_of_offer
from bot.ui.control import Press, line_value, number, unslotted
from bot.ui.hand import Turned, taking_sheet
from bot.ui.pages import leafed
from games.core.codes import code, meant
from games.core.offers import Choice, Offer
from games.core.words import Action


async def take(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """One of many offers of a kind: the move itself, or its controls.

    The controls stand in a message of their own: a select that opened a modal would keep its chosen
    line when the modal is closed.
    """
    sight = started(seated(await visit.look(press.table)))
    kind, page = unslotted(press.argument)
    leaf = leafed(values[0]) if values else 0
    if leaf is not None:
        await visit.acknowledge()
        await _leafed(visit, sight, page, Turned(alike=(kind, leaf)))
        return
    offers = [one for one in sight.offers if kind_of_offer(one) == kind and one.page == page]
    offer = next((one for one in offers if line_value(one.action) == values[0]), None)
    if offer is None or not sight.is_present(press.decision):
        await show_stale(visit, sight)
    elif not offer.fields:
        await _play(visit, sight, offer.action)
    else:
        words = await visit.words(sight)
        await visit.redraw(taking_sheet(sight, words, offer))


async def _leafed(visit: Visit, sight: Sight, page: str, turned: Turned) -> None:
    if page:
        await show_page(visit, sight, page, turned)
    else:
        await show_hand(visit, sight, turned)


async def form(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Open a form, take a step in it, or confirm it.

    A custom id holds the draft after the step. A kept draft is the one before, and the slot names the
    step.
    """
    slot, text = unslotted(press.argument)
    found = await _offered(visit, press, text)
    if found is None:
        return
    draft = drafts.start(found.offer) if slot == "open" else found.draft
    if not found.kept:
        await _show_form(visit, found, draft)
    elif slot == "done":
        await _play(visit, found.sight, draft)
    elif slot.startswith("quick."):
        await _play(visit, found.sight, _quick(found.offer, slot))
    elif slot == "clear":
        await _show_form(visit, found, drafts.start(found.offer))
    else:
        await _show_form(visit, found, drafts.stepped(found.offer, draft, slot))


async def pick(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """A line of a select: a move if it is complete, a step of a form, or another page."""
    slot, text = unslotted(press.argument)
    found = await _offered(visit, press, text)
    if found is None or not values:
        return
    leaf, draft = leafed(values[0]), found.draft
    if leaf is None:
        draft = drafts.picked(found.offer, draft, slot, values[0])
        if len(found.offer.fields) == 1 and isinstance(found.offer.fields[0], Choice):
            await _play(visit, found.sight, draft)
            return
    await _show_form(visit, found, draft, "" if leaf is None else slot, leaf or 0)


async def write(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Open the modal of a form."""
    first, text = unslotted(press.argument)
    found = await _offered(visit, press, text)
    if found is not None:
        words, at = await visit.words(found.sight), _from(found.offer, first)
        sight, offer = found.sight, found.offer
        asking = partial(modals.asking, sight, words, offer, found.draft, at, found.kept)
        await visit.ask(asking(written=visit.refill))


async def wrote(visit: Visit, press: Press, values: Mapping[str, str]) -> None:
    """Complete the move with the modal's values, or go on to the next five fields."""
    first, text = unslotted(press.argument)
    found = await _offered(visit, press, text)
    if found is None:
        return
    sight, offer, at = found.sight, found.offer, _from(found.offer, first)
    words = await visit.words(sight)
    draft = modals.filled(sight, words, offer, found.draft, values, at)
    if modals.has_more(offer, at):
        filling = await _kept(visit, forms.Form(sight, words, offer, draft, kept=found.kept))
        await visit.redraw(forms.further(filling, at + drafts.ASKED))
    elif drafts.written(offer) and labels.is_otherwise(sight, found.draft, draft):
        await _ask(visit, forms.Form(sight, words, offer, draft, kept=found.kept))
    else:
        await _play(visit, sight, draft)


async def _ask(visit: Visit, form: forms.Form) -> None:
    """[Do it] and [Change], with what would come of what was typed; what is refused is so at once."""
    await visit.acknowledge()
    repository = visit.services.tables.repository
    await check(repository, form.sight.table.id, visit.user_id, form.draft)
    change = await refilled.again(visit, "form-change")
    await visit.redraw(forms.asked(await _kept(visit, form), change))


async def _play(visit: Visit, sight: Sight, action: Action) -> None:
    await visit.acknowledge(quiet=True)
    await play(visit, sight, action, sight.number_of(action))


def _from(offer: Offer, text: str) -> int:
    """The index of the modal's first field."""
    first = number(text)
    if first >= len(drafts.typed(offer)):
        raise HouseError("stale")
    return first


def _is_current(sight: Sight, press: Press, offer: Offer, draft: Action) -> bool:
    return sight.is_present(press.decision, draft) and drafts.is_shaped(offer, draft)


class FormPress(msgspec.Struct, frozen=True):
    """The form behind a press; `kept` is the number of a stored draft."""

    sight: Sight
    offer: Offer
    draft: Action
    kept: int = 0


async def _offered(visit: Visit, press: Press, text: str) -> FormPress | None:
    """The form of a press with its offer; None if it is stale, which is told here."""
    sight = started(seated(await visit.look(press.table)))
    kept = number(text[1:]) if text.startswith("@") else 0
    said = await _content(visit, press.table, kept) if kept else text
    offered = (offer.action for offer in sight.offers)
    draft = meant(sight.rules.action_types, offered, said)
    offer = None if draft is None else drafts.offer_of(sight.offers, draft)
    if draft is None or offer is None or not _is_current(sight, press, offer, draft):
        await show_stale(visit, sight)
        return None
    return FormPress(sight, offer, draft, kept)


async def _content(visit: Visit, table: int, kept: int) -> str:
    """The text of a stored draft; empty if it has expired or is another person's."""
    user, now = visit.user_id, visit.services.now()
    row = await visit.services.store.read(lambda link: stored.get(link, kept, table, user, now))
    return row.content if row else ""


async def _show_form(
    visit: Visit, found: FormPress, draft: Action, leafed: str = "", page: int = 0
) -> None:
    words = await visit.words(found.sight)
    form = forms.Form(found.sight, words, found.offer, draft, leafed, page, found.kept)
    await visit.redraw(forms.sheet(await _kept(visit, form)))


async def _kept(visit: Visit, form: forms.Form) -> forms.Form:
    """The form, with its draft saved in the store if it is there already or too long for custom ids."""
    if form.fits and not form.kept:
        return form
    row = DraftRow(
        id=form.kept,
        table_id=form.sight.table.id,
        user_id=visit.user_id,
        content=code(form.draft),
        stored=visit.services.now(),
    )
    if form.kept:
        await visit.services.store.write(lambda link: stored.save(link, row))
        return form
    kept = await visit.services.store.write(lambda link: stored.insert(link, row))
    return replace(form, kept=kept)


def _quick(offer: Offer, slot: str) -> Action:
    """The action of a short cut. HouseError: stale, if there is no such one now."""
    known, at = drafts.shortcuts(offer), number(slot.removeprefix("quick."))
    if at >= len(known):
        raise HouseError("stale")
    return known[at]
