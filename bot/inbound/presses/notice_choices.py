"""What a person wants to be told of a table, and what they write down for themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.lookup import seated
from bot.inbound.visit import Visit
from bot.store import notebooks, watches
from bot.store.watches import Watched
from bot.ui import notebook
from bot.ui.control import Press
from bot.ui.sheet import note
from bot.words.values import Markup


async def watch(visit: Visit, sight: Sight, what: Watched) -> None:
    """Tell the person of the table from now on. HouseError: watch-own-table, too-many-watch,
    table-over, table-closed.
    """
    table, user, store = sight.table.id, visit.user_id, visit.services.store
    if sight.viewer is not None:
        raise HouseError("watch-own-table")
    if sight.table.stage in {"over", "closed"}:
        raise HouseError(f"table-{sight.table.stage}")
    if await store.read(lambda link: watches.count(link, table, user)) >= watches.MAX_WATCHES:
        raise HouseError("too-many-watch", most=watches.MAX_WATCHES)
    await store.write(lambda link: watches.put(link, table, user, what))
    words = await visit.words(sight)
    told = Markup(words.say(f"watch-{what}"))
    await visit.answer(note(words.say("watch-begins", table=sight.table.called, told=told)))


async def unwatch(visit: Visit, sight: Sight) -> None:
    """Tell the person no more."""
    table, user = sight.table.id, visit.user_id
    await visit.services.store.write(lambda link: watches.remove(link, table, user))
    words = await visit.words(sight)
    await visit.answer(note(words.say("watch-ends", table=sight.table.called)))


async def open_note(visit: Visit, sight: Sight) -> None:
    """Open the notebook in a modal, with what stands in it."""
    table, user = sight.table.id, visit.user_id
    written = await visit.services.store.read(lambda link: notebooks.get(link, table, user))
    await visit.ask(notebook.asking(sight, await visit.words(sight), written))


async def open_own(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Change the note]."""
    await open_note(visit, seated(await visit.look(press.table)))


async def noted(visit: Visit, press: Press, values: Mapping[str, str]) -> None:
    """Keep what was written; an empty note is thrown away."""
    sight = seated(await visit.look(press.table))
    table, user = sight.table.id, visit.user_id
    content = notebook.read(values)
    await visit.services.store.write(lambda link: notebooks.write(link, table, user, content))
    await visit.answer(notebook.note_sheet(sight, await visit.words(sight), content))
