"""The first turn of somebody who knows nothing: every step is on the screen, with its money."""

from __future__ import annotations

from tests.bot.games.anything import opened
from tests.bot.seen import Seen
from tests.bot.sim import House

PEOPLE = ("giulia", "marco", "ottavia")


async def test_the_first_turn_of_owners_choice_is_told_step_by_step(house: House) -> None:
    """Preparation: with $690, at $100 each. Then the board says where each step leads."""
    await opened(house, "owners_choice", PEOPLE)
    who = _asked(house)
    hand = (await house.press(who, "My hand")).seen
    assert "Buy 6 Red for $600, keep $90" in labels(hand)
    assert "Buy and sell nothing" in labels(hand)
    assert "Sell all your shares" not in labels(hand), "it is the same"
    await house.press(who, "Buy and sell shares…", hand)
    assert "Buy 6 Red for $600, keep $90" in labels(hand)
    await house.choose(who, ["2 Blue $100"], hand, at=1)
    assert "With these values: you buy 2 Blue for $200 and keep $490." in hand.text
    await house.choose(who, ["7 Blue $100"], hand, at=1)
    assert "Trade until you hold 7 Blue: $700" in labels(hand), "more than there is"
    await house.choose(who, ["2 Blue $100"], hand, at=1)
    await house.press(who, "Buy 2 Blue for $200, keep $490", hand)
    for _ in PEOPLE[1:]:
        await house.press(_asked(house), "Buy and sell nothing", house.board)
    steps = [label for label in labels(house.board) if label.startswith("1 step · ")]
    assert len(steps) == 1, "where a step leads"


async def test_what_is_bought_on_the_board_of_shark_room_has_its_price(house: House) -> None:
    """Phase 4."""
    await opened(house, "shark_room", PEOPLE)
    for _ in range(9):
        begin = next(label for label in labels(house.board) if label.startswith("Begin the turn"))
        # Nobody is called who acted less than two minutes ago.
        await house.env.advance_time(150)
        await house.press(_asked(house), begin, house.board)
        if any(" · buy for €" in label for label in labels(house.board)):
            return
        await house.press(_asked(house), "Take €50", house.board)
    raise AssertionError("nothing was ever on the market")


def labels(seen: Seen) -> list[str]:
    return [button.label for button in seen.buttons]


def _asked(house: House) -> str:
    (called,) = house.board.called
    return next(name for name, one in house.people.items() if one.id == called)
