"""Databases that releases 0.3 and 0.4 wrote, opened by the whole bot: what ran in them goes on.

Each holds a running table of every game. That of 0.4 has also an open vote, and a tournament in the
middle of its first round. Both were written by the release's own bot, and stopped in good order.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from datetime import datetime
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import discord
import pytest
from simcord import ChannelHandle, Env

from bot.errors import HouseError
from bot.process.doctor import examine
from bot.store.database import connect
from bot.store.migrate import migrate, steps, version_of
from games import GAMES
from games.league.tournament.state import Finished, Playing
from tests.bot.conftest import _no_files_are_named
from tests.bot.seen import Reply
from tests.bot.sim import PATIENT, House
from tests.bot.tournaments.games.cup import DAY, HOUR, MINUTE, Cup

__all__ = ["_no_files_are_named"]

BEFORE = Path(__file__).parent / "before"
FURTHER = 20
"""Entries that each table is played on by what is offered."""

T = TypeVar("T")


class Reopened(House):
    """The server in which the release ran, with the same people and threads, and its messages lost."""

    def __init__(self, release: str, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.facts: dict[str, Any] = json.loads((BEFORE / f"release{release}.json").read_text())
        packed = (BEFORE / f"release{release}.db.gz").read_bytes()
        (folder / "house.sqlite3").write_bytes(gzip.decompress(packed))
        super().__init__(folder, patch)

    async def open(self) -> None:
        await self.app.open()
        self.app.tables.repository.soon = PATIENT
        self.env = Env(self.app.client, settle_timeout=60)
        await self.env.start()
        stopped = datetime.fromisoformat(self.facts["now"])
        await self.env.advance_time((stopped - self.now()).total_seconds() + MINUTE)
        self.guild = self._made(self.facts["guild"], lambda: self.env.create_guild("Piazza Affari"))
        self.channel = self._made(
            self.facts["channel"], lambda: self.guild.create_text_channel("games")
        )
        chief = self.guild.create_role("chief", permissions=discord.Permissions(manage_guild=True))
        for name, number in self.facts["people"].items():
            user = self._user(number, name)
            roles = [chief] if name == "ada" else []
            self.people[name] = self.guild.add_member(user, roles=roles)
        for thread in self.facts["threads"]:
            self._made(thread, self._new_thread)
        self._speak()
        await self._aside(self.app.tables.recover(self.app.down_since))
        await self.settle()

    async def pressed(self, who: str, thread: ChannelHandle, custom_id: str) -> Reply:
        """A button of a message that the release posted in the thread."""
        (somewhere, *_) = self.messages(None, thread)
        return await self.again(who, somewhere, custom_id)

    def thread(self, table: int) -> ChannelHandle:
        wanted = self.facts["threads"][table - 1]
        return next(one for one in self.channel.threads if one.id == wanted)

    def _new_thread(self) -> Any:
        backend = self.env.backend
        return backend.create_thread(self.channel.id, "A table", backend.bot_user.id)

    def _user(self, number: int, name: str) -> Any:
        return self._made(number, lambda: self.env.create_user(name, global_name=name.title()))

    def _made(self, number: int, make: Callable[[], T]) -> T:
        """Something with the id that it had."""
        usual = self.env.backend.snowflake
        ids = chain([number], iter(usual, None))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(self.env.backend, "snowflake", lambda: next(ids))
            return make()


@pytest.fixture(params=["03", "04"])
def release(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def house(
    release: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Reopened]:
    house = Reopened(release, tmp_path, monkeypatch)
    await house.open()
    yield house
    problems = house.problems()
    await house.close()
    assert problems == []


only_04 = pytest.mark.parametrize("release", ["04"], indirect=True)


def test_the_file_has_the_newest_shape_and_the_doctor_finds_nothing_wrong(
    release: str, tmp_path: Path
) -> None:
    path, facts = (
        tmp_path / "house.sqlite3",
        json.loads((BEFORE / f"release{release}.json").read_text()),
    )
    path.write_bytes(gzip.decompress((BEFORE / f"release{release}.db.gz").read_bytes()))
    now = datetime.fromisoformat(facts["now"])
    migrate(path, now)
    with closing(connect(path)) as connection:
        assert version_of(connection) == max(steps())
        assert not [one.text for one in examine(connection, now, GAMES) if one.wrong]


async def test_buttons_of_the_release_play_their_moves_and_every_table_goes_on(
    house: Reopened,
) -> None:
    cup = Cup(house, 0, "kept")
    for game, (who, button) in house.facts["buttons"].items():
        table = house.facts["tables"][game]
        before = await house.app.tables.sight(table, house.people[who].id)
        stored = [type(one.order).__name__ for one in before.orders]
        assert stored == house.facts["orders"].get(game, [])
        with pytest.raises(HouseError, match="undo-other-version"):
            await house.app.tables.undo(table, house.people[who].id)
        reply = await house.pressed(who, house.thread(table), button)
        after = await house.app.tables.sight(table)
        assert after.table.number > before.table.number, (game, reply.text)
        await cup.play(table, after.table.number + FURTHER)
        later = await house.app.tables.sight(table)
        assert later.table.number >= after.table.number + FURTHER or later.outcome is not None
    await house.settle()


@only_04
async def test_a_vote_of_the_release_ends_by_its_rule_that_silence_agrees(house: Reopened) -> None:
    table = house.facts["tables"]["vote"]
    (vote,) = (await house.app.tables.sight(table)).ballots
    assert (vote.what, vote.rule, vote.answers) == ("finish", 1, (None, None))
    await house.advance((vote.closes - house.now()).total_seconds() + MINUTE)
    sight = await house.app.tables.sight(table)
    assert (sight.table.stage, sight.outcome is not None) == ("over", True)


@only_04
async def test_the_round_of_a_tournament_goes_on_and_the_next_one_follows(house: Reopened) -> None:
    cup = Cup(house, 0, "kept")
    card = house.facts["cup"]["card"]
    reply = await house.pressed("p1", house.channel, f"{card[1]}")
    assert reply.private
    assert reply.seen.pictures
    assert await cup.running() == {2: house.facts["cup"]["tables"]["2"]}
    await cup.play_round()
    await house.advance(HOUR)
    state = (await cup.held()).state
    assert isinstance(state.phase, Playing)
    assert [len(one.tables) for one in state.rounds] == [2, 2]
    await cup.play_round()
    await house.advance(DAY)
    assert isinstance((await cup.held()).state.phase, Finished)
    assert "has won" in "\n".join(cup.said())


@only_04
async def test_a_running_tournament_of_the_release_is_led_from_the_desk_and_names_its_tables(
    house: Reopened,
) -> None:
    """Its tables ran before they knew their round."""
    cup = Cup(house, 0, "kept")
    ((number, table),) = (await cup.running()).items()
    sight = await house.app.tables.sight(table)
    player = next(
        name
        for name in house.people
        if any(row.user_id == house.people[name].id for row in sight.seats)
    )
    told = (await house.slash(player, "games", house.channel)).text
    assert f"· table {number} (" in told
    thread = house.thread(table)
    answer = await house.slash(player, "table report", thread, reason="Nobody moves")
    assert "directors have been called" in answer.text
    desk = (await cup.slash("ada", "desk")).seen
    assert f"Table {number}: {player.title()} calls a director" in desk.text
    await house.press("ada", f"Answer table {number}", desk)
    assert (await cup.held()).state.calls == ()


@only_04
async def test_a_no_by_the_old_button_ends_the_vote(house: Reopened) -> None:
    table = house.facts["tables"]["vote"]
    (vote,) = (await house.app.tables.sight(table)).ballots
    await house.pressed("marco", house.thread(table), f"b:{table}:6:vote:{vote.id}.no")
    sight = await house.app.tables.sight(table)
    assert (sight.table.stage, sight.ballots) == ("running", ())
