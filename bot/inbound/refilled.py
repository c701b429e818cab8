"""A form that was refused opens again with what was written in it: one wrong field loses none of the others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec

from bot.errors import HouseError
from bot.inbound.visit import Visit
from bot.store import drafts
from bot.store.rows import DraftRow
from bot.ui.control import Press, button, number, parse, rows
from bot.ui.sheet import Row
from games.core.words import RuleError

VERB = "correct"

HOPELESS = frozenset(
    {"stale", "no-such-table", "table-away", "table-damaged", "draft-gone", "draft-old"}
)
"""Refusals after which the same form could not be sent off, whatever were written in it."""


class Sent(msgspec.Struct, frozen=True):
    """A form as it was sent off: its custom id, and its values by field."""

    form: str
    values: dict[str, str]


async def ways(visit: Visit, error: RuleError | HouseError) -> list[Row]:
    """[Correct], below the refusal of a form; nothing below any other."""
    return [] if error.why in HOPELESS else await again(visit, "form-correct")


async def again(visit: Visit, label: str) -> list[Row]:
    """The button that opens the form as it was sent; nothing where no form was."""
    if visit.sent is None:
        return []
    # The disk may be slow, and Discord waits three seconds for an answer.
    await visit.acknowledge()
    press, values = visit.sent
    row = DraftRow(
        table_id=press.table,
        user_id=visit.user_id,
        content=msgspec.json.encode(Sent(str(press), dict(values))).decode(),
        stored=visit.services.now(),
    )
    kept = await visit.services.store.write(partial(drafts.insert, row=row))
    opens = Press(press.table, press.decision, VERB, str(kept))
    return list(rows([button(opens, (await visit.words()).say(label))]))


async def sent(visit: Visit, press: Press) -> tuple[Press, Mapping[str, str]]:
    """The form behind the button. HouseError: form-expired, also if it is another person's."""
    row = await visit.services.store.read(
        partial(
            drafts.get,
            draft_id=number(press.argument),
            table_id=press.table,
            user_id=visit.user_id,
            now=visit.services.now(),
        )
    )
    try:
        found = msgspec.json.decode(row.content if row else "", type=Sent)
    except msgspec.DecodeError as error:
        raise HouseError("form-expired") from error
    form = parse(found.form)
    if form is None or form.table != press.table:
        raise HouseError("stale")
    return form, found.values
