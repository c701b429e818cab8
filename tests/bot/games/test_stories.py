"""Tables among strangers, told whole: nobody loses a game, or a rating, by another's vote or second account."""

from __future__ import annotations

from bot.store import ratings
from games.league.ratings import NEW, Rating
from tests.bot.games.playing import SHORT, Game, opened
from tests.bot.sim import House

HOUR = 3_600


async def test_the_sore_loser_takes_nothing_by_votes_that_nobody_answers(house: House) -> None:
    game = await opened(house, SHORT)
    await game.hurry(6)
    for what in ("table end", "propose finish"):
        asked = await house.slash("giulia", what)
        assert "No answer means no." in asked.text
        again = await house.slash("giulia", what)
        assert "There’s already a vote" in again.text
        await unanswered(game)
        assert "Rejected: Giulia\u2019s proposal to end the game" in told(house)
    assert told(house).count("Too few agreed in time.") == 2
    assert "2 times: that is the limit" in (await house.slash("giulia", "table end")).text
    assert (await game.sight()).table.stage == "running"
    await to_the_end(game)
    places = await placed(game)
    points = [(await rating_of(house, name)).points for name in places]
    assert points == sorted(points, reverse=True)
    assert points[0] > NEW.points > points[-1]


async def test_two_allies_cannot_vote_the_leader_out_who_answers(house: House) -> None:
    game = await opened(house, SHORT)
    await game.hurry(6)
    leader = await richest(game)
    one, other = (name for name in ("giulia", "marco", "ottavia") if name != leader)
    number = await seat_number(game, leader)
    while await game.asked() != leader:
        await game.step()
    soon = await house.slash(one, "propose replace", player=number)
    assert f"{leader.title()} still has time" in soon.text
    while await game.asked() == leader:
        await game.step()
    for ally in (one, other):
        refused = await house.slash(ally, "propose replace", player=number)
        assert f"{leader.title()} answers in time" in refused.text
    assert (await game.sight()).ballots == ()
    assert not any("Agree" in label for seen in house.messages() for label in seen.open)
    await to_the_end(game)
    assert set(await placed(game)) == {leader, one, other}
    assert all([await rating_of(house, name) != NEW for name in (leader, one, other)])


async def test_five_alts_that_leave_bring_the_one_account_nothing(house: House) -> None:
    alts = [f"alt{number}" for number in range(1, 6)]
    for name in alts:
        user = house.env.create_user(name, global_name=name.title())
        house.people[name] = house.guild.add_member(user)
    for ended in ("finished", "played on"):
        game = await opened(house, SHORT, *alts)
        # With a move of their own it is a game of theirs, which they lose.
        await game.hurry(14)
        for name in alts:
            sure = await house.slash(name, "table leave")
            await house.press(name, "Leave for good", sure.seen)
        if ended == "finished":
            sure = await house.slash("giulia", "propose finish")
            await house.press("giulia", sure.seen.open[0], sure.seen)
        await to_the_end(game)
        assert "The game is over" in told(house)
        assert "**1.** Giulia" in told(house)
    main, *others = [await rating_of(house, name) for name in ("giulia", *alts)]
    assert main.points <= NEW.points
    assert all(one.points < NEW.points for one in others)
    shown = (await house.slash("giulia", "leaderboard", game="acquire", text=True)).text
    assert "No rank yet" in shown
    assert "Giulia" not in shown, "no game has been rated for the one who stayed"
    assert "rating: \u2013" in (await house.slash("giulia", "profile", text=True)).text


async def unanswered(game: Game) -> None:
    """Time until the vote has closed: everybody plays on, and nobody answers it."""
    while (await game.sight()).ballots:
        await game.house.advance(12 * HOUR)
        if (await game.sight()).outcome is None:
            await game.hurry((await game.sight()).table.number + 1)


async def to_the_end(game: Game) -> None:
    """Whoever plays on does so, past Discord."""
    while (who := await game.asked()) is not None:
        user = game.house.people[who].id
        await game.house.app.tables.act(game.table, user, await game.plan(who))
    await game.house.settle()


async def richest(game: Game) -> str:
    live = await game.house.app.tables.repository.look(game.table)
    worth = live.rules.worth(live.state)
    return live.seats[worth.index(max(worth))].name.lower()


async def placed(game: Game) -> list[str]:
    """Those who sit there, from first to last."""
    outcome, seats = (await game.sight()).outcome, (await game.sight()).seats
    assert outcome is not None
    return [seats[seat].name.lower() for tied in outcome.places for seat in tied]


async def seat_number(game: Game, who: str) -> int:
    """As `/propose replace` counts it."""
    seats = (await game.sight()).seats
    return next(row.seat + 1 for row in seats if row.name == who.title())


async def rating_of(house: House, name: str) -> Rating:
    scope, user = ("acquire", house.guild.id), house.people[name].id
    return await house.app.store.read(lambda link: ratings.of(link, scope, user)) or NEW


def told(house: House) -> str:
    return "\n".join(message.text for message in house.messages())
