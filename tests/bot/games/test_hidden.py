"""All that people can look at, in a game and in another one that they could not tell from it.

`imagine` gives such games: other hands, other decks, other turned cards. Balances that can be counted
it keeps, yet they are hidden where they are not counted: there the test changes them itself. Whatever
somebody who sits elsewhere reads, sees or is refused stays the same, to the byte.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.inbound.commands.arguments import options_of
from bot.words.catalogue import Catalogue
from games.core.chance import Chance
from games.core.commands import Command, PageCommand
from games.core.contract import Rules
from games.core.offers import Offer
from games.core.words import Private, Seat
from games.owners_choice.state import FUND
from games.shark_room.rules import RULES as SHARK_ROOM
from tests.bot.games.anything import Table, opened
from tests.bot.seen import Reply, walk
from tests.bot.sim import House

PEOPLE = ("giulia", "marco")
LOOKS = tuple(f"table {look}" for look in ("info", "log", "text", "since", "hand", "export"))
LOOKS += ("order list",)
MOMENTS = (6, 20, 33)
"""Entries after which everything is looked at."""


def _other_money(state: Any, seat: Seat | None, chance: Chance) -> Any:
    """Everybody else has less of their money, and the bank has the difference."""
    purses = list(state.purses)
    for owner in range(len(state.left)):
        if owner != seat and purses[owner]:
            less = chance.below(purses[owner]) + 1
            purses[owner] -= less
            purses[-1] += less
    assert purses[FUND] == state.purses[FUND]
    return replace(state, purses=tuple(purses))


TWINS: dict[str, Callable[[Any, Seat | None, Chance], Any]] = {
    "owners_choice": _other_money,
    "shark_room": SHARK_ROOM.imagine,
}


@pytest.mark.parametrize("game", TWINS)
async def test_in_another_game_that_somebody_could_be_in_all_that_they_see_is_the_same(
    house: House, game: str
) -> None:
    """Views, log, pictures, alt texts, refusals, suggestions, export, pages, the public board."""
    table, differing = await opened(house, game, PEOPLE, computers=1), 0
    chance = Chance("hidden", 0)
    for entries in MOMENTS:
        await table.at_random(entries)
        live = await house.app.tables.repository.look(table.number)
        for who in (*await _idle(table), "nemo"):
            seat = next((row.seat for row in live.seats if row.user_id == _id(house, who)), None)
            _, now = live.begun
            dream: Any = replace(now, state=TWINS[game](now.state, seat, chance))
            differing += dream.state != now.state
            seen = await _seen(table, who, live)
            assert await _seen(table, who, replace(live, game=dream)) == seen
    assert differing > len(MOMENTS)


async def test_only_their_owner_is_told_what_was_drawn_and_seen(house: House) -> None:
    """The log, and the direct messages that call to a turn: each person's own cards and no other."""
    for who in PEOPLE:
        await house.slash(who, "me settings", notifications="message")
    table = await opened(house, "shark_room", PEOPLE, computers=1)
    await table.at_random(80)
    # Who has just acted is called a little later.
    await house.advance(180)
    words = Catalogue(strict=True).words("en", (await table.sight()).rules).plain
    public = "\n".join(seen.text for seen in house.messages())
    whispers = 0
    for who in PEOPLE:
        log = await house.app.tables.log(table.number, _id(house, who))
        events = [one for line in log for one in line.events if isinstance(one, Private)]
        own = {words.event(one) for one in events}
        told = {line for line in _letters(house, who) if "You " in line}
        whispers += len(told)
        assert told <= own
        assert not [line for line in own if line in public]
    assert whispers


def _letters(house: House, who: str) -> list[str]:
    """Every line that was ever written to somebody in private: a notice is replaced by the next."""
    place = house.env.backend.dm_channels.get(_id(house, who))
    sent = [one for one in house.env.http_requests if one.path.endswith(f"/{place}/messages")]
    bodies: list[Any] = [one.json or {} for one in sent]
    texts = [one.get("content") or "" for one in bodies]
    texts += [part["content"] for one in bodies for part in _texts(one)]
    return [line.removeprefix("- ") for text in texts for line in text.splitlines()]


def _texts(body: Any) -> list[dict[str, Any]]:
    return [part for part in walk((body or {}).get("components") or []) if part["type"] == 10]


async def _idle(table: Table) -> list[str]:
    """The people for whom the game does not wait."""
    sight = await table.sight()
    assert sight.waiting is not None
    asked = {sight.seats[seat].user_id for seat in sight.waiting.seats}
    return [who for who in PEOPLE if _id(table.house, who) not in asked]


async def _seen(table: Table, who: str, live: Any) -> list[object]:
    """What they get to see while this is the game, with the same explained to them before."""
    house, rules = table.house, live.rules
    kept, pictures = house.app.tables.repository, house.app.herald._context.pictures
    real, kept._held[table.number] = kept._held[table.number], live
    pictures._drawn.clear()
    try:
        words = Catalogue(strict=True).words("en", rules, (await table.sight()).names)
        shown: list[object] = [await pictures.board(await table.sight(), words)]
        shown += [_read(await house.slash(who, look)) for look in LOOKS]
        offers = (await house.app.tables.sight(table.number, _id(house, who))).offers
        shown += [await _typed(house, who, rules, one, offers) for one in rules.commands]
    finally:
        kept._held[table.number] = real
        await house.app.store.write(lambda link: link.execute("DELETE FROM explained"))
        await house.app.store.write(lambda link: link.execute("UPDATE person SET pictures = NULL"))
    return shown


async def _typed(
    house: House,
    who: str,
    rules: Rules[Any, Any, Any],
    one: Command | PageCommand,
    offers: Sequence[Offer],
) -> object:
    """A page; or what is suggested for a move, and why it is refused if it is not open to them."""
    words = Catalogue(strict=True).words("en", rules, ()).plain
    path = f"command-{rules.key}-{one.name}"
    group = f"command-{rules.key}-{one.group}"
    parts = [f"command-{rules.key}", *([group] if one.group else []), path]
    command = " ".join(map(words.say, parts))
    if isinstance(one, PageCommand):
        return _read(await house.slash(who, command))
    options = list(options_of(rules, one))
    names = [words.say(f"{path}.option-{each.name}") for each in options if each.suggestion]
    told: list[object] = [await house.suggested(who, command, name) for name in names]
    is_complete = not any(each.default is ... for each in options)
    if is_complete and not any(isinstance(offer.action, one.action) for offer in offers):
        told.append(_read(await house.slash(who, command)))
    return told


def _read(reply: Reply) -> object:
    return [
        (seen.text, seen.alt, seen.pictures, seen.open, [menu.choices for menu in seen.menus])
        for seen in reply.messages
    ]


def _id(house: House, who: str) -> int:
    return house.people[who].id
