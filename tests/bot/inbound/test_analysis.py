"""[Analysis] and `/table analysis`: what decided a finished game."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from games.core.record import encode
from games.players import reviewing
from games.players.reviewing import Review, ReviewSwing
from games.players.thinking import ReviewWanted, ThinkingAnswer, answered
from tests.bot.inbound.conftest import Place, private
from tests.bot.inbound.test_looking import finished


@pytest.fixture(autouse=True)
def on_a_thread(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is played on, and not in a process."""
    monkeypatch.setattr(reviewing, "_budget", lambda *_: (2, 600))

    async def review(request: ReviewWanted) -> ThinkingAnswer:
        return await asyncio.to_thread(answered, encode(request))

    monkeypatch.setattr(place.tables.repository.thinker, "review", review)


async def test_everybody_learns_what_decided_a_finished_game(place: Place) -> None:
    number = await finished(place)
    shown = await place.ask("carla", "table analysis", table=number)
    assert "being gone through" in shown.text
    shown = await place.ask("carla", "table analysis", table=number)
    assert "How it was decided" in shown.text
    review = await place.tables.reviews.of(number)
    told = shown.text.count("more often") or shown.text.count("luck")
    assert told == max(1, len(review.swings))
    assert "±" in shown.text or not review.swings


async def test_each_move_that_decided_leads_to_its_step(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await finished(place)
    found = await place.tables.reviews.of(number)
    action = msgspec.Raw(b'{"do":"play-tile","cell":5}')
    swing = ReviewSwing(3, 1, action, action, 0.184, 0.046)  # type: ignore[arg-type]

    async def known(_: int) -> Review:
        return msgspec.structs.replace(found, swings=(swing,))

    monkeypatch.setattr(place.tables.reviews, "known", known)
    shown = await place.ask("anna", "table analysis", table=number)
    assert "18% ± 5% more often" in shown.text
    (label,) = shown.labels
    assert label.startswith("step 3 of ")
    after = private(await place.press("anna", shown, label))
    assert "step 3 of" in after.text


async def test_it_is_said_in_italian_as_well(place: Place) -> None:
    number = await finished(place)
    await place.tables.reviews.of(number)
    await place.speaks("anna", "it") if hasattr(place, "speaks") else None
    words = place.services.catalogue.words("it", (await place.sight(number)).rules)
    assert words.say("analysis-title") == "Che cosa ha deciso"


async def test_of_a_game_that_goes_on_nothing_is_said(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    shown = await place.ask("anna", "table analysis", table=number)
    assert "is not over" in shown.text or "over" in shown.text
    assert "%" not in shown.text
