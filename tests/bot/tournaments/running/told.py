"""Tournaments in memory, and their words: no store, no Discord."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from bot.community.voice import Voice
from bot.store.tournaments import PlayerRow, TournamentRow
from bot.tournaments.card.speaker import Speaker
from bot.tournaments.records.records import Held
from bot.words.catalogue import Catalogue
from games import GAMES
from games.league.tournament.entries import AnyAction, Author, Begin, EndTable, Entry, Join
from games.league.tournament.judging import judge
from games.league.tournament.record import VERSION, Header, open_tournament
from games.league.tournament.settings import Settings
from games.league.tournament.state import State

NOON = datetime(2026, 11, 1, 12, tzinfo=UTC)
CATALOGUE = Catalogue(strict=True)
HOST = 500


class Told:
    """A tournament that goes on entry by entry; player 1 is user 1001."""

    def __init__(self, players: int, names: tuple[str, ...] = (), **settings: Any) -> None:
        chosen: dict[str, Any] = {
            "game": "acquire",
            "title": "Spring Cup",
            "sizes": (4,),
            "rounds": 2,
            **settings,
        }
        header = Header(VERSION, Settings(**chosen), "0" * 32, NOON)
        self.state: State = open_tournament(header).state
        self.names = names
        self.entries: list[Entry] = []
        for number in range(1, players + 1):
            self.enter(Join(number), "player")

    def enter(self, action: AnyAction, by: Author = "director") -> None:
        entry = Entry(action, NOON, by)
        self.state = judge(self.state, entry).state
        self.entries.append(entry)

    def begin(self) -> None:
        self.enter(Begin())

    def end(self, table: int) -> None:
        """The seats of a table take their places in order."""
        seats = next(
            one.seats for part in self.state.rounds for one in part.tables if one.number == table
        )
        places = tuple((seat,) for seat in range(len(seats)))
        scores = tuple(40_000 - 10_000 * seat for seat in range(len(seats)))
        self.enter(EndTable(table, places, scores), "table")

    def held(self, language: str = "en") -> Held:
        players = tuple(
            PlayerRow(
                tournament_id=1,
                player=one.number,
                user_id=1000 + one.number,
                name=self._name(one.number),
            )
            for one in self.state.players
        )
        row = TournamentRow(
            id=1,
            guild_id=1,
            channel_id=2,
            host_id=HOST,
            language=language,
            zone="UTC",
            state=b"",
            created=NOON,
        )
        return Held(row=row, state=self.state, players=players, directors=())

    def speaker(self, language: str = "en", *, plain: bool = False) -> Speaker:
        voice = Voice(CATALOGUE, GAMES, language, plain=plain)
        return Speaker(self.held(language), voice, plain=plain)

    def _name(self, number: int) -> str:
        return self.names[number - 1] if number <= len(self.names) else f"Player {number}"
