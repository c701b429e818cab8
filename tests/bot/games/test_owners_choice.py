"""A whole game of Owner's Choice by commands: Presidents out of turn, and bankruptcies."""

from __future__ import annotations

from itertools import product

from bot.engine.views.sight import Sight
from bot.words.catalogue import Catalogue
from games.core.offers import Counts, Offer
from games.core.words import Action
from games.owners_choice.actions import DeclareBankruptcy, Pass, RollDie, Trade
from games.owners_choice.components import FUND_DIE
from games.owners_choice.state import Moving
from tests.bot.games.anything import Table, opened, typed
from tests.bot.games.calls import Calls
from tests.bot.seen import Reply
from tests.bot.sim import House

PEOPLE = ("giulia", "marco", "ottavia")
THOUGHT = 150
"""Seconds: nobody is called who acted less than two minutes ago."""


async def test_presidents_decide_out_of_turn_a_company_and_a_player_fail_and_one_sells_to_buy_twelve(
    house: House,
) -> None:
    """Company spaces; Bankruptcy; Trading shares: a whole game, in which nobody is called twice."""
    table, out_of_turn, sold = await opened(house, "owners_choice", PEOPLE), 0, 0
    calls, acted = Calls(house), ""
    while (sight := await table.sight()).outcome is None:
        assert sight.waiting is not None
        (seat,) = sight.waiting.seats
        who = _name(house, sight, seat)
        assert who == acted or house.people[who].id in house.board.called
        out_of_turn += seat != sight.view.mover
        own = await table.sight(who)
        session = None if sold else _to_twelve(own)
        await _do(table, who, session or decided(own))
        acted = who
        if session is not None:
            assert sum((await table.sight()).view.shares[seat]) == 12
            sold += 1
        assert set(calls.hear((await table.sight()).turn)) <= await _waited(table)
        for ruined in (await table.sight()).view.ruined[:1]:
            await _do(table, _name(house, sight, ruined), DeclareBankruptcy())
    told = "\n".join(message.text for message in house.messages())
    assert out_of_turn > 3
    assert sold == 1
    assert "is bankrupt: " in told
    assert "goes bankrupt and is out" in told
    assert calls.doubled == []
    assert house.board.pictures


async def test_a_session_leaves_alone_what_it_does_not_name(house: House) -> None:
    """Trading shares by command: of companies not named, as many as before."""
    table = await opened(house, "owners_choice", PEOPLE)
    while (sight := await table.sight()).view.marker == 0:
        assert sight.waiting is not None
        who = _name(house, sight, sight.waiting.seats[0])
        if isinstance(sight.view.phase, Moving):
            break
        await _type(table, who, decided(await table.sight(who)))
    before = sight.view.shares[sight.view.mover]
    assert before == (1, 1, 1, 1)
    suggested = await house.suggested(who, "owners trade", "blue")
    assert suggested[:3] == [
        "Sell 1 Blue, then you hold 0: +$100",
        "1 Blue",
        "Buy 1 Blue, then you hold 2: $100",
    ]
    await house.slash(who, "owners trade", blue=1)
    assert (await table.sight()).view.shares[sight.view.mover] == (1, 2, 1, 1)


def decided(sight: Sight) -> Action:
    """Two shares of each company first, one step, always the Fund die."""
    offers = {type(offer.action): offer for offer in sight.offers}
    if RollDie in offers:
        return RollDie(FUND_DIE)
    if Trade in offers and not isinstance(sight.view.phase, Moving):
        return _spread(offers[Trade]) or Pass()
    return sight.offers[0].action


def _spread(offer: Offer) -> Trade | None:
    """One more share of each company, if that can be paid."""
    (field,) = offer.fields
    assert isinstance(field, Counts)
    wanted = tuple(item.start + 1 for item in field.items)
    return Trade(wanted) if field.allows(wanted) else None


def _to_twelve(sight: Sight) -> Trade | None:
    """Holdings of twelve for which something must be sold."""
    for offer in sight.offers:
        if isinstance(offer.action, Trade):
            (field,) = offer.fields
            assert isinstance(field, Counts)
            held = [item.start for item in field.items]
            for wanted in product(range(13), repeat=len(held)):
                sells = any(now < before for now, before in zip(wanted, held, strict=True))
                if sells and sum(wanted) == 12 and field.allows(wanted):
                    return Trade(wanted)
    return None


def _name(house: House, sight: Sight, seat: int) -> str:
    user = sight.seats[seat].user_id
    return next(name for name, each in house.people.items() if each.id == user)


async def _waited(table: Table) -> set[int | None]:
    """The people for whom the game waits."""
    sight = await table.sight()
    seats = sight.waiting.seats if sight.waiting else ()
    return {sight.seats[seat].user_id for seat in seats}


async def _do(table: Table, who: str, action: Action) -> None:
    """After some thought, by the button on the board where there is one, else by command."""
    await table.house.env.advance_time(THOUGHT)
    sight = await table.sight()
    words = Catalogue(strict=True).words("en", sight.rules, sight.names, sight.titles)
    label = words.action(action)
    if label in table.house.board.open:
        await table.house.press(who, label)
    else:
        await _type(table, who, action)


async def _type(table: Table, who: str, action: Action) -> Reply:
    command, options = typed(await table.sight(who), action)
    return await table.house.slash(who, command, **options)


async def test_a_whole_game_is_played_by_buttons(house: House) -> None:
    """To the end, whatever is pressed."""
    table = await opened(house, "owners_choice", PEOPLE[:2])
    await table.by_buttons()
    assert (await table.sight()).outcome is not None
    assert house.board.pictures
