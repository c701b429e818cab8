"""[Analysis] and `/table analysis`: what decided a finished game."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bot.engine.views.sight import Sight
from bot.inbound import outcomes, showing
from bot.inbound.visit import Visit
from bot.store import reviews
from games import GAMES
from games.core import transcript
from games.core.record import encode
from games.core.words import Seat
from games.impero.actions import Answer
from games.players.reviewing import Review, ReviewPoint, ReviewSwing
from games.players.thinking import ReviewWanted, ThinkingAnswer
from tests.bot.inbound.conftest import Place, Shown, private
from tests.bot.inbound.test_looking import finished

RECORD = (Path(__file__).parents[2] / "games/impero/recorded/two-in-italy.json").read_bytes()
"""Money on its way is known to its giver and its taker, and until it is answered."""
EVEN, OVER = ((0.5, 0.07), (0.5, 0.07)), ((1.0, 0.0), (0.0, 0.0))
TILE = b'{"do":"play-tile","cell":%d}'
SWING = ReviewSwing(
    3, Seat(1), msgspec.Raw(TILE % 5), msgspec.Raw(TILE % 6), loss=0.184, error=0.046
)


@pytest.fixture(autouse=True)
def reviewed(place: Place, monkeypatch: pytest.MonkeyPatch) -> list[ReviewSwing]:
    """The moves that the process finds."""
    swings = [SWING]

    async def review(_: ReviewWanted, _who: str) -> ThinkingAnswer:
        points = (ReviewPoint(0, EVEN), ReviewPoint(40, OVER))
        return ThinkingAnswer(1, review=Review(points, tuple(swings), 48))

    monkeypatch.setattr(place.tables.repository.pool, "review", review)
    return swings


async def test_who_asks_first_is_told_to_wait_and_all_others_are_answered(place: Place) -> None:
    number = await finished(place)
    asked = await place.slash("carla", "table analysis", table=number)
    told = [Shown(one).text for one in (asked.response, *asked.followups) if one is not None]
    assert any("analysing the game" in one for one in told)
    assert "How it was decided" in told[-1]
    shown = await place.ask("bruno", "table analysis", table=number)
    assert "How it was decided" in shown.text
    assert "analysing the game" not in shown.text


async def test_each_move_that_decided_leads_to_its_step(place: Place) -> None:
    number = await finished(place)
    await place.tables.reviews.of(number, place.id("anna"))
    shown = await place.ask("anna", "table analysis", table=number)
    assert "Step 3" in shown.text
    assert "After “Play 7a” the chance of winning is 18 ± 5 percentage points higher" in shown.text
    result = await place.press("anna", shown, "Show step 3")
    after = private(result) if result.followups else await place.again(shown)
    assert "step 3 of" in after.text


async def test_a_move_that_decided_is_played_again_from_before_it(place: Place) -> None:
    number = await finished(place)
    await place.tables.reviews.of(number, place.id("anna"))
    shown = await place.ask("anna", "table analysis", table=number)
    assert shown.labels == ["Show step 3", "Play step 3 again"]
    asked = private(await place.press("anna", shown, "Play step 3 again"))
    opened = private(await place.press("anna", asked, asked.labels[1]))
    assert "as the game was after step 2" in opened.text
    before, sight = (await place.tables.scenes(number))[2], await place.sight(number + 1)
    assert sight.waiting is not None
    assert (before.number, sight.waiting.seats) == (2, before.waiting.seats)


async def test_a_move_names_what_was_open_then(place: Place, reviewed: list[ReviewSwing]) -> None:
    record = transcript.read(RECORD, GAMES).entries
    answer = next(at for at, one in enumerate(record, 1) if isinstance(one.action, Answer))
    played = msgspec.Raw(encode(record[answer - 1].action))
    seat = record[answer - 1].seat
    assert seat is not None
    reviewed[:] = [ReviewSwing(answer, seat, played, played, loss=0.2, error=0.05)]
    number = await place.tables.import_(place.guild.id, place.channel.id, place.id("anna"), RECORD)
    await place.tables.reviews.of(number, place.id("anna"))
    shown = await place.ask("anna", "table analysis", table=number)
    assert re.search(r"“(Accept|Refuse) \$[\d.,]+ from \w+", shown.text)


async def test_luck_is_called_luck(place: Place, reviewed: list[ReviewSwing]) -> None:
    reviewed.clear()
    number = await finished(place)
    await place.tables.reviews.of(number, place.id("anna"))
    shown = await place.ask("anna", "table analysis", table=number)
    assert "luck decided" in shown.text
    assert not shown.labels


async def test_it_is_said_in_italian_as_well(place: Place) -> None:
    number = await finished(place)
    await place.tables.reviews.of(number, place.id("anna"))
    place.italian("anna")
    shown = await place.ask("anna", "table analysis", table=number)
    assert "I momenti decisivi" in shown.text
    assert "Passo 3" in shown.text


async def test_of_a_game_that_goes_on_nothing_is_said(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    shown = await place.ask("anna", "table analysis", table=number)
    assert "over" in shown.text
    assert "%" not in shown.text


async def test_from_a_step_of_the_replay_one_plays_on_alone(place: Place) -> None:
    number = await finished(place)
    shown = await place.ask("anna", "table replay", step=5, table=number)
    assert "Play on from here" in shown.labels
    asked = private(await place.press("anna", shown, "Play on from here"))
    assert "everyone in the channel sees" in asked.text
    assert asked.labels == [
        "Tonight: 3 minutes for each decision", "Over days: 24 hours for each decision", "Cancel",
    ]  # fmt: skip
    opened = private(await place.press("anna", asked, asked.labels[0]))
    assert "as the game was after step 5" in opened.text
    again = private(await place.press("anna", asked, asked.labels[0]))
    assert again.text == opened.text
    sight, before = await place.sight(number + 1), await place.sight(number)
    assert sight.table.clock.pace == "live"
    assert [one.user_id for one in sight.seats if one.user_id] == [place.id("anna")]
    computers = {one.seat: one.name for one in before.seats if one.user_id is None}
    assert computers.items() <= {one.seat: one.name for one in sight.seats}.items()
    last = (await place.sight(number)).table.number
    shown = await place.ask("anna", "table replay", step=last, table=number)
    assert "Play on from here" not in shown.labels


async def test_an_answer_that_comes_too_late_is_told_in_another_way(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes answers to a press for a quarter of an hour."""
    monkeypatch.setattr(outcomes, "ANSWERED_AGAIN", ())
    number, carla = await finished(place), place.id("carla")
    shown = showing._shown_analysis

    async def late(visit: Visit, sight: Sight) -> None:
        for way in (("PATCH", "/webhooks/*/messages/@original"), ("POST", "/webhooks/*")):
            place.env.inject_error(*way, status=401, code=50027, times=None)
        await shown(visit, sight)

    monkeypatch.setattr(showing, "_shown_analysis", late)
    await place.slash("carla", "table analysis", table=number)
    assert await place.store.read(reviews.wanted) == ((number, carla),)
    assert not place.tables.reviews.answering


async def test_an_answer_that_came_is_told_once(place: Place) -> None:
    number = await finished(place)
    await place.slash("carla", "table analysis", table=number)
    assert await place.store.read(reviews.wanted) == ()
