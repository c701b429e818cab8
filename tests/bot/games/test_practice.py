"""A record opened at one of its entries: to play on from there, against computers."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.views.practice import practise
from bot.errors import HouseError
from games import GAMES
from games.core import transcript
from tests.bot.sim import House
from tests.games.playthrough import shortest


async def opened(house: House, game: str, step: int | None) -> int:
    place = (house.guild.id, house.channel.id)
    sitters = [(house.people[who].id, who.title()) for who in ("giulia", "marco")]
    repository = house.app.tables.repository
    return await practise(repository, place, sitters, shortest(game).read_bytes(), step)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_record_is_played_on_from_any_entry(house: House, game: str) -> None:
    record = transcript.read(shortest(game).read_bytes(), GAMES)
    middle = len(record.entries) // 3
    number = await opened(house, game, middle)
    await house.settle()
    sight = await house.app.tables.sight(number, house.people["giulia"].id)
    assert sight.table.stage == "running"
    assert sight.table.number >= middle
    assert sight.viewer is not None
    assert house.with_button("giulia", "My hand" if game != "impero" else "My empire").buttons
    restarted = await house.app.tables.repository.look(number)
    assert restarted.header is not None


async def test_who_is_waited_for_is_the_one_who_opens_it(house: House) -> None:
    number = await opened(house, "acquire", 5)
    sight = await house.app.tables.sight(number, house.people["giulia"].id)
    assert sight.waiting is not None
    assert sight.viewer in sight.waiting.seats
    assert sight.offers


@pytest.mark.parametrize(("step", "why"), [(None, "record-is-over"), (100_000, "no-such-step")])
async def test_what_cannot_be_played_on_is_refused(
    house: House, step: int | None, why: str
) -> None:
    with pytest.raises(HouseError) as refused:
        await opened(house, "acquire", step)
    assert refused.value.why == why


async def test_an_unfinished_record_is_opened_at_its_end(house: House, tmp_path: Path) -> None:
    record = transcript.read(shortest("acquire").read_bytes(), GAMES)
    cut = transcript.write(record.header, record.players, record.entries[:7])
    place = (house.guild.id, house.channel.id)
    repository = house.app.tables.repository
    number = await practise(repository, place, [(house.people["theo"].id, "Theo")], cut)
    sight = await house.app.tables.sight(number, house.people["theo"].id)
    assert sight.table.stage == "running"
    with pytest.raises(transcript.TranscriptError, match="record-not-over"):
        transcript.read(cut, GAMES)
