"""A whole game of Greed for four through Discord, with all that trade and scapegoats have to offer."""

from __future__ import annotations

from bot.engine.views.sight import Sight
from bot.words.catalogue import Catalogue
from games.core.desk import Proposal
from games.greed.components import FIRST_ASSET
from games.greed.state import Trading
from tests.bot.games.anything import opened
from tests.bot.games.greed_table import GreedTable, a_sale, processing_deal, written
from tests.bot.sim import House

PEOPLE = ("giulia", "marco", "ottavia", "theo")
SEED = "seed-4"
SILENT_YEAR = 4
SPEAKS = "giulia"
"""In the silent year nobody else says anything."""


async def test_a_whole_game_of_four_with_every_kind_of_deal_and_a_silent_year(house: House) -> None:
    """To the final sheet; and nobody is called twice for one thing."""
    table = GreedTable.of(await opened(house, "greed", PEOPLE, SEED))
    await table.note_calls()
    wanted = [countered, worked_by_the_partner, worked_by_the_offerer, taken_by_anybody]
    while (who := await table.asked_one()) is not None:
        sight = await table.sight()
        if sight.view.board.year == SILENT_YEAR:
            await silent(table, sight)
        elif isinstance(sight.view.phase, Trading):
            wanted = [one for one in wanted if not await one(table)]
            await all_done(table)
        else:
            await table.act(who)
    assert wanted == []
    assert table.rung >= 6
    assert max(table.calls.values()) == 1
    log = await house.app.tables.log(table.number)
    words = Catalogue(strict=True).words("en", (await table.sight()).rules).plain
    told = "\n".join(words.event(one) for line in log for one in line.events)
    for happened in ("counters offer", "accepts ", "using", "a boot", "is fired as"):
        assert happened in told
    for happened in ("it’s liquidated", "founds", "the last year is over"):
        assert happened in told
    assert "is over: Giulia wins" in house.board.text
    assert house.board.pictures


async def silent(table: GreedTable, sight: Sight) -> None:
    assert sight.waiting is not None
    asked = [await table.person(seat) for seat in sight.waiting.seats]
    if SPEAKS not in asked:
        await table.rings()
    elif isinstance(sight.view.phase, Trading):
        await table.does(SPEAKS, "done")
    else:
        await table.act(SPEAKS)


async def all_done(table: GreedTable) -> None:
    year = (await table.view()).board.year
    while isinstance((view := await table.view()).phase, Trading) and view.board.year == year:
        who = await table.asked_one()
        assert who is not None
        await table.does(who, "done")


async def countered(table: GreedTable) -> bool:
    """5: an offer, a counter-offer, and its acceptance."""
    deal = a_sale((await table.view()).board)
    if deal is None or deal.partner is None:
        return False
    await offer(table, deal)
    answered = (await table.view()).board.desk.open[-1]
    buyer, seller = await table.ceo(deal.partner), await table.ceo(deal.by)
    await table.does(
        buyer,
        "desk counter",
        answers=f"#{answered.id}",
        give="4M",
        take=written(deal.give),
        by=str(deal.partner),
    )
    await table.does(seller, "desk accept")
    return True


async def worked_by_the_partner(table: GreedTable) -> bool:
    return await worked(table, by_offerer=False)


async def worked_by_the_offerer(table: GreedTable) -> bool:
    return await worked(table, by_offerer=True)


async def worked(table: GreedTable, *, by_offerer: bool) -> bool:
    """5: assets of one side work in between, on inputs of the other side."""
    deal = processing_deal((await table.view()).board, by_offerer=by_offerer)
    if deal is None or deal.partner is None:
        return False
    await offer(table, deal)
    await table.does(await table.ceo(deal.partner), "desk accept", party=str(deal.partner))
    return True


async def taken_by_anybody(table: GreedTable) -> bool:
    """5: an offer to anybody calls nobody, and the first who wants it takes it up."""
    deal = a_sale((await table.view()).board)
    if deal is None or deal.partner is None:
        return False
    await offer(table, Proposal(0, deal.by, None, deal.give, deal.take))
    await table.does(await table.ceo(deal.partner), "desk accept", party=str(deal.partner))
    return True


async def offer(table: GreedTable, deal: Proposal) -> None:
    options = {"give": written(deal.give), "take": written(deal.take), "by": str(deal.by)}
    if deal.partner is not None:
        options["partner"] = str(deal.partner)
    if deal.uses:
        options["uses"] = ", ".join(str(asset + FIRST_ASSET) for asset in deal.uses)
    await table.does(await table.ceo(deal.by), "desk offer", **options)
