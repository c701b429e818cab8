"""Greed on Discord: what is sealed is in nothing that anybody else can get to see."""

from __future__ import annotations

import pytest

from games.greed.components import FIRST_ASSET
from tests.bot.games.anything import opened
from tests.bot.games.greed_table import GreedTable
from tests.bot.sim import House

READ = (
    "table log",
    "table since",
    "table info",
    "table text",
    "order list",
    "table hand",
    "table export",
    "greed market",
    "greed desk show",
    "greed symbols",
)
PEOPLE = ("giulia", "marco", "ottavia")


@pytest.fixture(name="table")
async def greed_table(house: House) -> GreedTable:
    return GreedTable.of(await opened(house, "greed", PEOPLE))


def seen(house: House) -> list[tuple[str, str]]:
    """All that is public: texts and what the pictures say."""
    return [(message.text, message.alt) for message in house.messages()]


def public_changes(house: House, since: int) -> list[str]:
    """Requests that post or edit a message of the place."""
    made = house.env.http_requests[since:]
    return [
        request.path
        for request in made
        if request.method in {"POST", "PATCH"} and f"/channels/{house.place.id}/" in request.path
    ]


async def read_by(house: House, who: str) -> str:
    """What somebody else can ask for: log, board, pages, the record."""
    replies = [await house.slash(who, command) for command in READ]
    shown = [message for reply in replies for message in reply.messages]
    files = [part.decode(errors="ignore") for one in shown for part in one.pictures]
    return "\n".join([*(f"{one.text}\n{one.alt}" for one in shown), *files])


async def test_a_changed_announcement_changes_nothing_public(
    house: House, table: GreedTable
) -> None:
    """1: changeable until all have chosen; that somebody has chosen is public, what is not."""
    first, other = (await table.view("giulia")).hand
    since = len(house.env.http_requests)
    await table.does("giulia", "announce", card=str(first + FIRST_ASSET))
    assert public_changes(house, since) != []
    before, since = seen(house), len(house.env.http_requests)
    await table.does("giulia", "announce", card=str(other + FIRST_ASSET))
    assert seen(house) == before
    assert public_changes(house, since) == []


async def test_an_announced_card_is_in_nothing_that_others_read(
    house: House, table: GreedTable
) -> None:
    """1: board, pictures in words, log, pages, suggestions and refusals."""
    card, _ = (await table.view("giulia")).hand
    number = str(card + FIRST_ASSET)
    await table.does("giulia", "announce", card=number)
    public = "\n".join("\n".join(each) for each in seen(house))
    assert f"({number})" not in public + await read_by(house, "marco")
    suggested = await house.suggested("marco", "greed announce", "card")
    assert all(number not in name for name in suggested)
    refused = await house.slash("marco", "greed announce", card=number)
    assert refused.private
    own = [str(one + FIRST_ASSET) for one in (await table.view("marco")).hand]
    assert all(one in refused.text for one in own)


async def test_sealed_bids_are_in_nothing_that_others_read(house: House, table: GreedTable) -> None:
    """3: who has bid is public, how much is not; a changed bid changes nothing public."""
    for who in PEOPLE:
        card, _ = (await table.view(who)).hand
        await table.does(who, "announce", card=str(card + FIRST_ASSET))
    await table.does("giulia", "bid", amount="73M")
    before, since = seen(house), len(house.env.http_requests)
    await table.does("giulia", "bid", amount="91M")
    assert seen(house) == before
    assert public_changes(house, since) == []
    told = "\n".join("\n".join(each) for each in before) + await read_by(house, "marco")
    assert "73M" not in told
    assert "91M" not in told
