"""A whole game of Impero by the clock: a person and five computers, 14 turns over a DST night."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

from bot.engine.views.sight import Sight
from bot.store import entries
from games.core.chance import Chance
from games.core.record import TimeUp, decode_action
from games.core.words import Action
from games.impero.actions import (
    Bid,
    BuyCell,
    DevelopCell,
    Found,
    Issue,
    Ready,
    RentCell,
    SetDividend,
)
from games.impero.players import sensible
from games.impero.rules import RULES as impero
from tests.bot.sim import House

ROME = ZoneInfo("Europe/Rome")
THURSDAY = datetime(2026, 3, 26, 12, tzinfo=UTC)
"""On the Sunday after, the clocks go forward."""
TURNS = 14
MOVES = 6
"""Of a turn, at most."""


def deadlines() -> list[datetime]:
    """Morning and evening by the clocks of Rome; the first turn lasts to the second of them."""
    days = [datetime(2026, 3, 27, tzinfo=ROME) + timedelta(days=day) for day in range(8)]
    return [day.replace(hour=hour) for day in days for hour in (9, 21)][:TURNS]


async def test_a_whole_game_by_the_clock(house: House) -> None:
    """14 panels, each turn closed once at its hour, places and sums at the end."""
    table = await started(house)
    begun = await house.app.tables.repository.look(table)
    panels, chance = list[int](), Chance("giulia", 0)
    for turn in range(1, TURNS + 1):
        assert f"turn {turn} of {TURNS}" in house.board.text.lower()
        assert house.board.pictures[0].startswith(b"\x89PNG")
        panels.append(house.board.id)
        await own_turn(house, table, chance)
        await wait(house, table)
    assert len(set(panels)) == TURNS
    await closed_once_at_its_hour(house, table)
    told_once(house)
    await ended(house, table)
    over = await house.app.tables.repository.look(table)
    assert impero.totals(over.state) == impero.totals(begun.state)


async def started(house: House) -> int:
    """Giulia opens with five computers, in Rome."""
    house.seed("seed-7")
    await house.advance((THURSDAY - house.now()).total_seconds())
    await house.slash("ada", "settings", house.channel, zone="Europe/Rome")
    await house.slash("giulia", "play", house.channel, game="impero", computers=5)
    card = house.with_button("giulia", "Start")
    table = int(card.button("Start").custom_id.split(":")[1])
    terms = (await house.press("giulia", "Clock in detail", card)).text
    for due in deadlines():
        assert f"<t:{int(due.timestamp())}" in terms
    await house.press("giulia", "Start")
    return table


async def own_turn(house: House, table: int, chance: Chance) -> None:
    """Giulia types what a computer would do, some of it, and that she is ready."""
    for _ in range(MOVES):
        sight = await house.app.tables.sight(table, house.people["giulia"].id)
        action = sensible(sight.view, sight.offers, chance)
        if action is None or isinstance(action, Ready):
            break
        command, options = typed(sight, action)
        reply = await house.slash("giulia", f"impero {command}", **options)
        assert reply.private
        after = await house.app.tables.sight(table)
        assert after.table.number == sight.table.number + 1, reply.text
    empire = await house.slash("giulia", "impero empire")
    await house.press("giulia", "Ready", empire.seen)
    empire = await house.slash("giulia", "impero empire")
    assert "Not ready" in empire.seen.open


def typed(sight: Sight, action: Action) -> tuple[str, dict[str, Any]]:
    """The slash command that does it."""
    companies, cells = sight.titles["company"], sight.titles["cell"]
    match action:
        case Found(name=name, capital=capital):
            return "found", {"name": name, "capital": money(capital)}
        case SetDividend(company=company, percent=percent):
            return "dividend", {"percent": percent, "company": companies[company]}
        case Issue(company=company, shares=shares, base=base):
            named = companies[company]
            return "issue", {"shares": shares, "base": money(base), "company": named}
        case Bid(auction=auction, amount=amount):
            lot = next(one for one in sight.view.auctions if one.id == auction)
            named = f"{lot.shares} new shares of {companies[lot.company]}"
            return "bid", {"auction": named, "amount": money(amount)}
        case BuyCell(company=company, cell=cell):
            return "cell", {"cell": cells[cell], "company": companies[company]}
        case RentCell(company=company, cell=cell):
            return "rent", {"cell": cells[cell], "company": companies[company]}
        case DevelopCell(company=company, cell=cell):
            return "develop", {"cell": cells[cell], "company": companies[company]}
        case _:
            raise AssertionError(action)


def money(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02}"


async def wait(house: House, table: int) -> None:
    """Until the turn closes; auctions close on the way."""
    due = (await house.app.tables.sight(table)).deadline
    assert due is not None
    await house.advance((due - house.now()).total_seconds())


async def closed_once_at_its_hour(house: House, table: int) -> None:
    record = await house.app.store.read(partial(entries.all, table_id=table))
    rung = [(decode_action(impero, row.action), row.at) for row in record if row.number]
    closed = [
        (action.key, at)
        for action, at in rung
        if isinstance(action, TimeUp) and action.key.startswith("turn:")
    ]
    assert closed == [(f"turn:{turn}", due) for turn, due in enumerate(deadlines(), 1)]
    ready = sum(isinstance(action, Ready) for action, _ in rung)
    assert ready == 6 * TURNS
    typed_in = {type(action) for action, _ in rung} & {Found, BuyCell, DevelopCell, SetDividend}
    assert len(typed_in) == 4


def told_once(house: House) -> None:
    """Every closing, with what it brought."""
    told = "\n".join(message.text for message in house.messages())
    for turn in range(1, TURNS + 1):
        assert told.count(f"- Turn {turn} is closed: the companies earned $") == 1


async def ended(house: House, table: int) -> None:
    """The last picture tells the places, the richest first."""
    sight = await house.app.tables.sight(table)
    assert sight.table.stage == "over"
    assert sight.outcome is not None
    assert sight.outcome.reason == "last-turn"
    last = house.board
    assert last.pictures
    assert last.alt
    places = [sight.names[seat] for tied in sight.outcome.places for seat in tied]
    lines = [line for line in last.text.splitlines() if line.startswith("**")]
    assert [line.split(" ", 1)[1].split(":")[0] for line in lines] == places
    assert "Giulia" in places
