"""Pages about more than a table: shown by commands, turned by buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import discord

from bot.community import history as histories
from bot.community import leaderboard as leaderboards
from bot.community import profile as profiles
from bot.community import versus as contests
from bot.community.versus import Somebody
from bot.community.voice import AskedFor, Voice
from bot.errors import HouseError
from bot.inbound.showing import attached
from bot.inbound.visit import Visit
from bot.outbound.sending.seeing import seen_of
from bot.store import histories as results
from bot.store import people
from bot.store.histories import KnownTables
from bot.ui.control import Press, button, number, rows
from bot.ui.limits import TEXT, shortened
from bot.ui.sheet import Row, Sheet, galleries, note
from games.league.ratings import EVERYWHERE
from render.community import CommunityPage, text

Write = Callable[[Voice], CommunityPage]
Request = tuple[str, bool, bool]
"""A game (empty: all), whether in all servers, and whether in words."""


async def leaderboard(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Another page of the leaderboard, made again."""
    await visit.acknowledge()
    request, _, at = _turned(press)
    await show_leaderboard(visit, request, at)


async def history(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Another page of finished games, made again."""
    await visit.acknowledge()
    request, person, at = _turned(press)
    who = await _known(visit, person) if person else None
    await show_history(visit, request, who, at)


async def show_leaderboard(visit: Visit, request: Request, at: int = 0) -> None:
    asked = await _asked(visit, request, names_tables=False)
    board = await visit.services.store.read(partial(leaderboards.read, asked=asked, at=at))
    turns = await _turns(visit, "leaderboard", request, 0, board.at, board.pages)
    await _show(visit, request, partial(leaderboards.page, board), turns)


async def show_history(visit: Visit, request: Request, who: Somebody | None, at: int = 0) -> None:
    """HouseError: person-private."""
    person, name = (None, "") if who is None else await _visible(visit, who)
    asked = await _asked(visit, request)
    found = await visit.services.store.read(
        partial(histories.read, asked=asked, person=person, name=name, at=at)
    )
    turns = await _turns(visit, "history", request, person or 0, found.at, found.pages)
    await _show(visit, request, partial(histories.page, found), turns)


async def show_profile(visit: Visit, request: Request, who: Somebody) -> None:
    """HouseError: person-private."""
    person, name = await _visible(visit, who)
    asked = await _asked(visit, request)
    found = await visit.services.store.read(
        partial(profiles.read, asked=asked, person=person, name=name)
    )
    await _show(visit, request, partial(profiles.page, found))


async def show_versus(visit: Visit, request: Request, one: Somebody, other: Somebody) -> None:
    """HouseError: same-person, person-private."""
    if one[0] == other[0]:
        raise HouseError("same-person")
    both = await _visible(visit, one), await _visible(visit, other)
    asked = await _asked(visit, request)
    found = await visit.services.store.read(
        partial(contests.read, asked=asked, one=both[0], other=both[1])
    )
    await _show(visit, request, partial(contests.page, found))


async def _show(visit: Visit, request: Request, write: Write, turns: Sequence[Row] = ()) -> None:
    """The page as a picture with its text for those who cannot see it, or in words only.

    A page with nothing on it is in words: its one sentence would be small on a phone.
    """
    _, _, in_words = request
    spoken = write(await _voice(visit, plain=False))
    if in_words or spoken.empty:
        await visit.redraw(note(shortened(text(spoken), TEXT), rows=turns))
        return
    drawn = await (await visit.pictures()).community(write(await _voice(visit, plain=True)))
    # A new name at each showing, or Discord would show the old picture.
    files = drawn.named(f"page-{visit.interaction.id}.png")
    await visit.redraw(Sheet(*galleries(files), *turns), attached(files))


async def _voice(visit: Visit, *, plain: bool) -> Voice:
    services = visit.services
    return Voice(services.catalogue, services.games, await visit.language(), plain=plain)


async def _asked(visit: Visit, request: Request, *, names_tables: bool = True) -> AskedFor:
    """HouseError: no-such-rated-game. In direct messages all servers are meant."""
    game, everywhere, _ = request
    if game and game not in visit.services.games:
        raise HouseError("no-such-rated-game")
    guild = visit.interaction.guild
    here = not everywhere and guild is not None
    known = KnownTables(visit.user_id, ())
    if names_tables:
        known = await _tables(visit, everywhere=not here)
    return AskedFor(
        scope=(game, visit.guild_id if here else EVERYWHERE),
        server=guild.name if here and guild is not None else "",
        known=known,
        now=visit.services.now(),
    )


async def _tables(visit: Visit, *, everywhere: bool) -> KnownTables:
    """The tables of which the person may know."""
    read = partial(
        results.channels, guild_id=visit.guild_id, viewer=visit.user_id, everywhere=everywhere
    )
    places = await visit.services.store.read(read)
    found = await seen_of(visit.interaction.client, places, visit.interaction.user)
    # What is gone is shown to those who manage the server, as elsewhere.
    enough = {"yes", "gone"} if visit.is_admin and not everywhere else {"yes"}
    seen = tuple((guild, place) for guild, place in places if found.get(place) in enough)
    return KnownTables(visit.user_id, seen if everywhere or len(seen) < len(places) else None)


async def _visible(visit: Visit, who: Somebody) -> Somebody:
    """HouseError: person-private, unless they look at themselves."""
    person, name = who
    row = await visit.services.store.read(partial(people.get, user_id=person, name=name))
    if row.private and person != visit.user_id:
        raise HouseError("person-private")
    return who


async def _known(visit: Visit, person: int) -> Somebody:
    row = await visit.services.store.read(partial(people.get, user_id=person))
    return person, row.name


async def _turns(
    visit: Visit, verb: str, request: Request, person: int, at: int, pages: int
) -> list[Row]:
    """Buttons to the pages before and after."""
    game, everywhere, in_words = request
    stem = f"{game}.{int(everywhere)}.{int(in_words)}.{person}"
    words = await visit.words()
    before = [(at - 1, words.say("community-earlier"))] if at else []
    after = [(at + 1, words.say("community-later"))] if at + 1 < pages else []
    return rows(
        button(Press(0, 0, verb, f"{stem}.{page}"), label) for page, label in (*before, *after)
    )


def _turned(press: Press) -> tuple[Request, int, int]:
    """The request, the person and the page of a button. HouseError: stale."""
    parts = press.argument.split(".")
    if len(parts) != 5:
        raise HouseError("stale")
    game, everywhere, in_words, person, page = parts
    return (game, everywhere == "1", in_words == "1"), number(person), number(page)


def somebody(user: discord.User | discord.Member) -> Somebody:
    return user.id, user.display_name
