"""The door on an offline Discord: the real client, engine and store; no herald, no clock.

What the herald would post, a test posts itself.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, Env, MemberActor
from simcord.results import ResponseMessage

from bot.community.ratings import Ratings
from bot.engine.keeping.above import Above
from bot.engine.lobbies import Lobbies
from bot.engine.tables import Tables
from bot.engine.views.sight import Sight
from bot.inbound.client import Client
from bot.inbound.presses import PRESSES
from bot.inbound.visit import Services
from bot.store.database import Database
from bot.tournaments import joining
from bot.tournaments.commands.hearing import Tournaments
from bot.tournaments.joining import with_presses
from bot.tournaments.records.records import Records
from bot.tournaments.running.steps import Steps
from bot.ui.control import parse
from bot.ui.sheet import Drawn, Sheet
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games import GAMES
from games.core.words import Event
from tests.bot.inbound.sights import flat
from tests.bot.payloads import problems
from tests.contract.reduced import REDUCED, stall

KINDS = {"greed": REDUCED["greed"].kinds}
"""What is traded on a desk is named as it is written."""
PEOPLE = ("Anna", "Bruno", "Carla", "Dario")
SHELF: Mapping[str, Any] = {
    **{key: rules for key, rules in GAMES.items() if key in {"acquire", "impero"}},
    **{
        key: replace(rules, kinds=KINDS.get(key, {}), commands=()) for key, rules in REDUCED.items()
    },
    stall.RULES.key: stall.RULES,
}
"""The reduced games are bare here: numbers are told as numbers, but for what is traded."""


class Bare(GameWords):
    """The words of a game as if it had none."""

    def event(self, event: Event) -> str:
        return type(event).__name__


class Patient(Catalogue):
    """Strict, but for the reduced games, of which the keys stand for the texts."""

    def words(
        self,
        language: Any,
        rules: Any = None,
        names: Any = (),
        titles: Any = None,
        signs: Any = None,
    ) -> GameWords:
        if rules is None or any(rules is one for one in GAMES.values()):
            return super().words(language, rules, names, titles, signs)
        return Bare(LOOSE.lexicon(language), rules, names, titles)


LOOSE = Catalogue()


class Paper:
    """Stands for the painter: pictures that say what they are of."""

    def wished(self, _wish: object) -> Paper:
        return self

    async def hand(self, sight: Sight, _words: object) -> Drawn:
        return Drawn(((self._drawn(), f"hand of seat {sight.viewer}"),))

    async def board(self, sight: Sight, _words: object) -> Drawn:
        return Drawn(((self._drawn(), f"board of table {sight.table.id} at {sight.table.number}"),))

    async def page(self, _sight: Sight, key: str, _words: object) -> Drawn:
        return Drawn(((self._drawn(), f"page {key}"),))

    async def step(self, _sight: Sight, point: Any, _words: object) -> Drawn:
        return Drawn(((self._drawn(), f"step {point.number}"),))

    async def replay(self, _sight: Sight, points: Any, _words: object) -> Drawn:
        return Drawn(((self._drawn(), f"{len(points)} steps"),))

    async def analysis(self, sight: Sight, review: Any, _points: object, _words: object) -> Drawn:
        return Drawn(
            ((self._drawn(), f"chances of table {sight.table.id} at {len(review.points)} points"),)
        )

    async def shelf(self, _games: object, _language: str) -> Drawn:
        return Drawn(((self._drawn(), "the shelf"),))

    async def prices(self, rules: Any, _language: str) -> Drawn:
        return Drawn(((self._drawn(), f"prices of {rules.key}"),))

    async def text(self, sight: Sight, _words: object) -> str:
        return f"table {sight.table.id} in words"

    def _drawn(self) -> bytes:
        return b"\x89PNG"


class Shown:
    """An answer as its reader sees it."""

    def __init__(self, message: Any) -> None:
        self.message = message
        self.parts = flat(message.components)

    @property
    def text(self) -> str:
        shown = (part["content"] for part in self.parts if part["type"] == 10)
        return "\n".join(filter(None, (self.message.content, *shown)))

    @property
    def labels(self) -> list[str]:
        return [part["label"] for part in self.parts if part["type"] == 2]

    @property
    def menus(self) -> list[dict[str, Any]]:
        return [part for part in self.parts if part["type"] == 3]

    @property
    def pictures(self) -> list[str]:
        galleries = [part for part in self.parts if part["type"] == 12]
        return [item.get("description", "") for one in galleries for item in one["items"]]

    def id_of(self, label: str) -> str:
        """The custom id of the one button that begins so."""
        (found,) = [p for p in self.parts if p["type"] == 2 and p["label"].startswith(label)]
        return str(found["custom_id"])

    def menu(self, verb: str) -> dict[str, Any]:
        """The one select of a verb."""
        found = [one for one in self.menus if getattr(parse(one["custom_id"]), "verb", "") == verb]
        assert len(found) == 1, [one["custom_id"] for one in self.menus]
        return found[0]


class Place:
    """A server with a channel, four people and an administrator (Ada)."""

    env: Env

    def __init__(self, store: Database) -> None:
        self.store = store
        self.late = timedelta()
        self.ratings = Ratings(store, SHELF)
        above = Above(at_end=self.ratings.at_end)
        self.tables = Tables(store, SHELF, self.now, soon=60, above=above)
        self.lobbies = Lobbies(self.tables)
        catalogue = Patient(strict=True)
        steps = Steps(Records(store, self.now), self.tables)
        self.services = Services(
            tables=self.tables,
            lobbies=self.lobbies,
            ratings=self.ratings,
            store=store,
            catalogue=catalogue,
            joined=Tournaments(steps, catalogue),
            pictures=Paper(),  # type: ignore[arg-type]
            games=SHELF,
            now=self.now,
        )
        self.client = Client(self.services, with_presses(PRESSES), joining.add_commands)

    async def restart(self) -> None:
        """The bot anew on the same database."""
        self.tables = Tables(self.store, SHELF, self.now, soon=60)
        self.lobbies = Lobbies(self.tables)
        self.services = replace(self.services, tables=self.tables, lobbies=self.lobbies)
        self.client = Client(self.services, with_presses(PRESSES), joining.add_commands)
        await self.env.restart_bot(self.client)

    def now(self) -> datetime:
        return datetime(2026, 1, 1, tzinfo=UTC) + self.late

    async def open(self) -> None:
        self.env = Env(self.client, settle_timeout=60)
        await self.env.start()
        self.guild = self.env.create_guild("Piazza Affari")
        self.channel = self.guild.create_text_channel("games")
        self.people = {name.lower(): self._member(name) for name in PEOPLE}
        chief = self.guild.create_role("chief", permissions=discord.Permissions(manage_guild=True))
        self.people["ada"] = self._member("Ada", [chief])
        self.locales: dict[int, str] = {}
        self._speak()

    def _member(self, name: str, roles: list[Any] | None = None) -> MemberActor:
        user = self.env.create_user(name.lower(), global_name=name)
        return self.guild.add_member(user, roles=roles or [])

    def italian(self, who: str) -> None:
        self.locales[self.id(who)] = "it"

    def id(self, who: str) -> int:
        return self.people[who].id

    async def slash(
        self, who: str, command: str, place: ChannelHandle | None = None, **options: Any
    ) -> Any:
        """The command's result as simcord has it."""
        return await self.people[who].slash(place or self.channel, command, **options)

    async def ask(self, who: str, command: str, **options: Any) -> Shown:
        """The command's private answer."""
        return private(await self.slash(who, command, **options))

    async def press(self, who: str, shown: Shown, label: str) -> Any:
        return await self.people[who].click(shown.message, custom_id=shown.id_of(label))

    async def choose(self, who: str, shown: Shown, verb: str, value: str) -> Any:
        custom_id = shown.menu(verb)["custom_id"]
        result = await self.people[who].select(shown.message, [value], custom_id=custom_id)
        assert result.modal is None, "a select that opens a modal keeps its chosen line"
        return result

    async def post(self, sheet: Sheet) -> Shown:
        """What the herald would post in the channel."""
        channel = self.client.get_partial_messageable(self.channel.id)
        await channel.send(view=sheet)
        return self.posted()

    async def again(self, shown: Shown) -> Shown:
        """The message as it stands now."""
        found = self.env.backend.get_message(shown.message.channel_id, shown.message.id)
        return Shown(ResponseMessage(self.env, found))

    def posted(self) -> Shown:
        """The newest message in the channel, as everybody sees it."""
        stored = self.env.backend.messages[self.channel.id]
        newest = stored[max(key for key, one in stored.items() if one.visible_to(None))]
        return Shown(ResponseMessage(self.env, newest))

    async def lobby(self, game: str, *people: str, language: str = "en") -> int:
        """A lobby with these people."""
        host, *others = people
        number = await self.lobbies.open(
            self.guild.id, self.channel.id, self.id(host), host.title(), game, language
        )
        for other in others:
            await self.lobbies.join(number, self.id(other), other.title())
        return number

    async def started(self, game: str, *people: str) -> int:
        """A table that these people play in the channel."""
        number = await self.lobby(game, *people)
        await self.lobbies.start(number, self.id(people[0]))
        await self.tables.place(number, self.channel.id)
        return number

    async def sight(self, number: int, who: str | None = None) -> Sight:
        return await self.tables.sight(number, None if who is None else self.id(who))

    async def until_deadline(self, number: int) -> None:
        """Let time pass until the clock has something to do at the table, and do it."""
        due = (await self.sight(number)).table.due
        assert due is not None
        self.late += due - self.now()
        await self.tables.ring(number)

    async def asked(self, number: int) -> str:
        """Who must act: the name in small letters."""
        sight = await self.sight(number)
        assert sight.waiting is not None
        return sight.seats[sight.waiting.seats[0]].name.lower()

    def _speak(self) -> None:
        emit = self.env.backend.emit

        def spoken(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE" and "member" in payload:
                who = int(payload["member"]["user"]["id"])
                payload["locale"] = self.locales.get(who, "en-US")
            emit(event, payload)

        self.env.backend.emit = spoken  # type: ignore[method-assign]


def private(result: Any) -> Shown:
    """The one private answer to an interaction."""
    answers = [*([result.response] if result.response else []), *result.followups]
    own = [one for one in answers if one.ephemeral]
    assert own, result
    return Shown(own[-1])


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    """Tables are dealt alike in every run."""
    seeds = (f"seed {number}" for number in count(1))
    monkeypatch.setattr(
        "bot.engine.lobbies.secrets", SimpleNamespace(token_hex=lambda _: next(seeds))
    )
    store = await Database.open(tmp_path / "house.sqlite3")
    made = Place(store)
    await made.open()
    yield made
    refused = problems(made.env.http_requests)
    await made.env.shutdown()
    await store.close()
    assert not made.env.errors
    assert not refused
