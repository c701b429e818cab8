"""The shelf, and a table that is opened from it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.errors import HouseError
from bot.inbound.opening import may_play, once, open_table
from bot.inbound.presses.substitutes import seats_here
from bot.inbound.showing import attached
from bot.inbound.visit import Visit
from bot.ui.control import Press
from bot.ui.learning import lessons_button
from bot.ui.seats_offered import seat_lines, seat_rows
from bot.ui.sheet import Sheet, galleries, note
from bot.ui.shelf import PICTURE, shelf_sheet


async def show_shelf(visit: Visit) -> None:
    """All games, with one press to open a table. HouseError as of `may_play`."""
    await visit.think()
    await may_play(visit)
    services = visit.services
    catalogue, language = services.catalogue, await visit.language()
    ways = (lessons_button(catalogue.words(language)),)
    files = (await (await visit.pictures()).shelf(services.games, language)).named(PICTURE)
    sheet = shelf_sheet(catalogue, services.games, language, galleries(files), ways)
    await visit.answer(sheet, attached(files))


async def games(visit: Visit, _press: Press, _values: Sequence[str] = ()) -> None:
    """[The games], below `/help`."""
    await show_shelf(visit)


async def play(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """A game is chosen: a table with the usual options. Its card has all of them."""
    await visit.think()
    if press.argument not in visit.services.games:
        raise HouseError("no-such-game")
    number = await once(visit, partial(open_table, visit, press.argument))
    await answer_opened(visit, number, press.argument)


async def answer_opened(visit: Visit, number: int, game: str) -> None:
    """The table is open; and the seats of the same game that one could take instead."""
    await visit.look(number)
    await visit.answer(await _opened(visit, number, game))


async def _opened(visit: Visit, number: int, game: str) -> Sheet:
    words, language = await visit.words(), await visit.language()
    catalogue, found = visit.services.catalogue, await seats_here(visit, game)
    told = words.say("table-opened", table=number)
    if not found:
        return note(told)
    also = words.say("seats-also", count=len(found))
    lines = "\n".join((also, *seat_lines(catalogue, found, language)))
    return note(told, lines, rows=seat_rows(catalogue, found, language))
