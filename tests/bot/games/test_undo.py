"""Taking back: at once while nothing came out and nobody has acted; else by those concerned."""

from __future__ import annotations

from games.acquire.actions import PlayTile
from tests.bot.games.playing import SHORT, opened
from tests.bot.sim import House


async def test_a_move_is_taken_back_at_once_and_everybody_reads_it(house: House) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    before = (await game.sight(who)).view
    await game.step()
    reply = await house.press(who, "Undo")
    after = await game.sight(who)
    assert after.view == before
    assert after.table.number == 2
    assert isinstance(await game.plan(who), PlayTile)
    assert f"{who.title()} undoes a move. ~~{who.title()} plays " in told(house)
    assert all(message.private for message in reply.messages)


async def test_others_cannot_take_it_back(house: House) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    await game.step()
    reply = await house.press(await game.other(who), "Undo")
    assert "no move to undo" in reply.text
    assert (await game.sight()).table.number == 1


async def test_the_undone_tile_can_be_played_otherwise(house: House) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    first = await game.plan(who)
    assert isinstance(first, PlayTile)
    await game.step()
    await house.press(who, "Undo")
    rack = (await game.sight(who)).view.rack
    other = next(cell for cell in rack if cell != first.cell)
    reply = await game.type(who, PlayTile(other))
    assert reply.text.startswith("- ")


async def test_once_a_tile_was_drawn_the_others_are_asked_and_agree(house: House) -> None:
    game = await opened(house, SHORT)
    await game.until(3)
    await house.slash("ottavia", "table undo")
    ballot = house.with_button("giulia", "Agree")
    assert house.people["giulia"].id in ballot.called
    assert "these moves are undone:" in ballot.text
    assert "\n- Ottavia " in ballot.text
    await house.press("giulia", "Agree", ballot)
    await house.press("marco", "Agree", ballot)
    assert (await game.sight()).table.number == 4
    assert await game.mover() == "ottavia"
    assert "Accepted" in told(house)


async def test_a_refused_vote_changes_nothing(house: House) -> None:
    game = await opened(house, SHORT)
    await game.until(3)
    await house.slash("ottavia", "table undo")
    ballot = house.with_button("giulia", "Disagree")
    await house.press("giulia", "Disagree", ballot)
    assert ballot.open == []
    assert (await game.sight()).table.number == 3
    assert "Rejected" in told(house)


def told(house: House) -> str:
    return "\n".join(message.text for message in house.messages())
