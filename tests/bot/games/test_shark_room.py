"""A whole game of Shark Room on Discord: two people who do everything to each other, and a computer.

Each is called once to each thing that they are waited for.
"""

from __future__ import annotations

import re

from games.shark_room.actions import Answer
from games.shark_room.components import SHARES
from games.shark_room.state import Reaction
from tests.bot.games.anything import opened
from tests.bot.games.shark_table import PEOPLE, SharkTable, answer_in, attack_on, bargain, in_turn
from tests.bot.sim import House

SEED = "seed-49"
"""Both people get an answer, and the computer has a share that it likes to swap."""


async def test_a_whole_game_with_everything_that_players_do_to_each_other(house: House) -> None:
    """A card in another's turn, an answer, an answer to it; a closing; a gift, a loan, a swap."""
    shark = await SharkTable.opened(house, SEED)
    while (who := await shark.asked()) is not None:
        await _beside(shark, who)
        if await shark.asked() == who:
            await _act(shark, who)
    assert shark.done == {"attack": 1, "answers": 2, "gift": 1, "loan": 1, "swap": 1}
    told = "\n".join(message.text for message in house.messages())
    for line in (
        "returns .* to the market without payment",
        "with A Very Good Lawyer",
        "is cancelled",
        "accepts .* as a gift",
        "has broken the promise",
        "The game is over: the last stock cards have been drawn",
    ):
        assert re.search(line, told), line
    assert shark.calls.doubled == []
    _check_the_end(house)


async def test_an_offer_is_countered_withdrawn_and_accepted_by_commands(house: House) -> None:
    """Gifts, swaps, loans: whose seat it is, and whose offer is answered, nobody has to say."""
    shark = await SharkTable.opened(house, SEED)
    await shark.do("giulia", "desk offer", give="50", take="nothing", to="Marco")
    await shark.do("giulia", "desk withdraw")
    await shark.do("giulia", "desk offer", give="100", take="nothing", to="Marco")
    await shark.do(
        "marco", "desk counter", offer="#2", give="nothing", take="150", promise="200 later"
    )
    (counter,) = (await shark.view()).desk.open
    assert (counter.by, counter.partner) == (shark.seats["marco"], shark.seats["giulia"])
    await shark.do("giulia", "desk accept")
    assert (await shark.view()).cash[shark.seats["giulia"]] == 100
    await shark.do("giulia", "desk mark", kept="kept")
    (promise,) = (await shark.view()).desk.promises
    assert promise.kept is True


async def test_what_is_left_out_of_a_command_is_no_reason_where_the_rules_have_another(
    house: House,
) -> None:
    """Offers: to whom is not what is missing when too many are open."""
    shark = await SharkTable.opened(house, SEED)
    for amount in range(50, 450, 50):
        side = ("nothing", str(amount)) if amount <= 250 else (str(amount - 250), "nothing")
        await shark.do("giulia", "desk offer", give=side[0], take=side[1], to="Marco")
    reply = await house.slash("giulia", "shark desk offer", give="250", take="nothing")
    assert "You already have 8 open offers" in reply.text


async def test_a_whole_game_is_played_by_buttons(house: House) -> None:
    """To the end, whatever is pressed."""
    table = await opened(house, "shark_room", PEOPLE)
    await table.by_buttons()
    sight = await table.sight()
    assert sight.outcome is not None
    assert sight.outcome.reason == "last-titles"


def _check_the_end(house: House) -> None:
    """The final sheet has a picture, in words too, and everybody's name."""
    last = house.board
    assert last.pictures
    for name in ("Giulia", "Marco"):
        assert name in last.text
        assert name in last.alt


async def _act(shark: SharkTable, who: str) -> None:
    view = await shark.view(who)
    if isinstance(view.phase, Reaction):
        await _answer(shark, who)
        return
    action = in_turn(await shark.sight(who))
    await shark.type(who, action)


async def _answer(shark: SharkTable, who: str) -> None:
    """With a card where the other can answer that; else by the button for none."""
    view = await shark.view(who)
    assert isinstance(view.phase, Reaction)
    special, stack = answer_in(view.hand), view.phase.stack
    if special is not None and (len(stack) > 1 or await _both_can_answer(shark)):
        await shark.type(who, Answer(special))
        shark.done["answers"] += 1
    else:
        await shark.press(who, "Don’t answer")


async def _both_can_answer(shark: SharkTable) -> bool:
    return all([answer_in((await shark.view(one)).hand) is not None for one in shark.seats])


async def _beside(shark: SharkTable, who: str) -> None:
    """What is done in another's turn: here always in that of `who`."""
    view, other = await shark.view(), shark.other(who)
    if isinstance(view.phase, Reaction) or view.looker is not None:
        return
    if not shark.done["answers"] and await _both_can_answer(shark):
        attack = attack_on((await shark.sight(other)).offers, shark.seats[who])
        if attack is not None:
            await shark.type(other, attack)
            shark.done["attack"] += 1
            return
    if view.moves > 5 and not shark.done["gift"] and view.cash[shark.seats[other]] >= 50:
        await _gift(shark, other, who)
    if view.moves > 8 and not shark.done["loan"] and view.cash[shark.seats[who]] >= 100:
        await _loan(shark, who, other)
    if view.moves > 8 and not shark.done["swap"]:
        await _swap(shark, other)


async def _gift(shark: SharkTable, giver: str, taker: str) -> None:
    """By command, and accepted with the button on the desk."""
    await shark.do(giver, "desk offer", give="50", take="nothing", to=taker.title())
    await _accept(shark, taker)
    shark.done["gift"] += 1


async def _loan(shark: SharkTable, lender: str, borrower: str) -> None:
    """Asked for with a promise, and marked later."""
    promise = "150 back when I am rich"
    await shark.do(
        borrower, "desk offer", give="nothing", take="100", to=lender.title(), promise=promise
    )
    await _accept(shark, lender)
    await shark.do(lender, "desk mark", kept="broken")
    shark.done["loan"] += 1


async def _swap(shark: SharkTable, who: str) -> None:
    """A share and money for a share of the computer, which gains by it and accepts."""
    view = await shark.view()
    pair = bargain(view, shark.seats[who], shark.computer)
    if pair is None or view.cash[shark.seats[who]] < 50:
        return
    mine, theirs = (SHARES[share] for share in pair)
    names = (await shark.sight()).names
    await shark.do(who, "desk offer", give=f"{mine} + 50", take=theirs, to=names[shark.computer])
    shark.done["swap"] += pair[1] in (await shark.view()).shares[shark.seats[who]]


async def _accept(shark: SharkTable, who: str) -> None:
    desk = await shark.house.press(who, "Trade desk")
    await shark.press(who, "Accept", desk.seen)
