"""Tables of a game in every stage of their lives, each in a thread of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from simcord import ChannelHandle

from bot.engine.views.sight import Sight
from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.offers import sample
from games.core.words import RuleError
from tests.bot.games.anything import opened
from tests.bot.sim import House
from tests.contract.host import early

SHORT: Mapping[str, str] = {"years": "years=2", "turns": "turns=2", "coins": "coins=5"}
"""What is typed as an option so that a game ends soon, by the option's field."""
ENTRIES = {"ended": 5_000, "abandoned": 10, "middle": 25, "young": 1}
"""Entries by stage. What takes time comes first: the clock goes on for all tables alike."""


@dataclass(frozen=True)
class Staged:
    """A table with its number and its thread."""

    number: int
    place: ChannelHandle


async def staged(
    house: House, rules: AnyRules, people: Sequence[str], stages: Sequence[str] = tuple(ENTRIES)
) -> dict[str, Staged]:
    """A table of these people in each stage: what can be seen of it has been told."""
    found = dict[str, Staged]()
    for number, stage in enumerate(stages):
        entries, option = ENTRIES[stage], dict[str, Any]()
        if stage == "ended":
            option = _short(rules)
        else:
            entries = early(rules, len(people), entries)
        table = await opened(house, rules.key, people, f"{stage} {number}", **option)
        found[stage] = Staged(table.number, house.place)
        await past_discord(house, table.number, entries, Chance(stage, number))
        if stage == "abandoned" and (await house.app.tables.sight(table.number)).outcome is None:
            await house.app.tables.call(table.number, house.people["ada"].id, "end", admin=True)
        await house.settle()
    return found


def _short(rules: AnyRules) -> dict[str, Any]:
    fields = rules.options_type.__struct_fields__
    return next(({"option": typed} for field, typed in SHORT.items() if field in fields), {})


async def past_discord(house: House, number: int, entries: int, chance: Chance) -> None:
    """Past Discord: whoever is asked, or may act, does something at random; else the clock rings."""
    tables, acts = house.app.tables, 0
    while (sight := await tables.sight(number)).outcome is None and sight.table.number < entries:
        assert sight.waiting is not None
        seats = sight.waiting.seats or sight.waiting.may
        # Where nobody is waited for only time ends a turn.
        idle = not sight.waiting.seats and acts % 20 == 19
        acts += 1
        if idle or not await _acted(house, sight, seats[chance.below(len(seats))], chance):
            assert sight.deadline is not None
            await house.advance((sight.deadline - house.now()).total_seconds() + 1)


async def _acted(house: House, sight: Sight, seat: int, chance: Chance) -> bool:
    """Whether the seat did something."""
    tables, number, user = house.app.tables, sight.table.id, sight.seats[seat].user_id
    assert user is not None
    offers = (await tables.sight(number, user)).offers
    if not offers:
        return False
    offer = offers[chance.below(len(offers))]
    try:
        await tables.act(number, user, sample(offer, chance))
    except RuleError:
        await tables.act(number, user, offer.action)
    return True
