"""A game as a text that a person can read and compare: each entry, what everybody was told, who may act.

`python -m tests.games.playthrough` writes the texts anew, one for each game on the shelf, from the
shortest of its recorded games. A failure of its test then shows which entry is told otherwise, where
a print could only say that something is. A game that has no record yet gets one, which its computers play.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games import GAMES
from games.core import transcript
from games.core.contract import AnyRules
from games.core.record import Entry, Header, Table
from games.core.transcript import Reading
from games.core.words import Action, Public, Seat, kebab
from games.players import kinds, player_of
from games.players.game import OPENED, play_game
from tests.games.recording import names

FOLDER = Path(__file__).parent
LANGUAGE = "en"


def text_of(game: str) -> Path:
    return FOLDER / game / "playthrough.txt"


def shortest(game: str) -> Path:
    """The recorded game with the least entries."""
    return min((FOLDER / game / "recorded").iterdir(), key=lambda path: path.stat().st_size)


def lines(game: str) -> Iterator[str]:
    """The text of the game's shortest record, as its rules and words tell it now."""
    reading = transcript.read(shortest(game).read_bytes(), GAMES)
    catalogue, rules = Catalogue(strict=True), reading.rules
    yield f"# {game}, {shortest(game).stem}: {reading.header.seats} players"
    known: dict[Seat, str] = {}
    for entry, table in zip((None, *reading.entries), reading.tables, strict=True):
        # Companies get their names while the game goes on.
        titles = rules.titles(rules.view(table.state, None))
        words = catalogue.words(LANGUAGE, rules, reading.players, titles).plain
        yield from _entry(reading, words, entry, table)
        now = _may(reading, table)
        yield from (f"   > {now[seat]}" for seat in now if now[seat] != known.get(seat))
        known = now
    outcome = rules.outcome(reading.tables[-1].state)
    yield ""
    yield f"over: {outcome.reason}"
    for place, seats in enumerate(outcome.places, 1):
        yield f"{place}. " + ", ".join(f"{reading.players[s]} {outcome.scores[s]}" for s in seats)


def _entry(
    reading: Reading, words: GameWords, entry: Entry | None, table: Table[Any]
) -> Iterator[str]:
    yield ""
    yield f"{table.number}. " + ("setup" if entry is None else _act(reading, entry))
    for event in table.events:
        if isinstance(event, Public):
            yield f"   {words.event(event)}"


def _may(reading: Reading, table: Table[Any]) -> dict[Seat, str]:
    """What each seat may do; it is written down when it is not what it was."""
    told = {}
    for seat in map(Seat, range(reading.header.seats)):
        offers = reading.rules.offers(table.state, seat)
        kinds = _counted([kebab(type(one.action).__name__) for one in offers])
        told[seat] = f"{reading.players[seat]} may {', '.join(kinds) or 'do nothing'}"
    return told


def _act(reading: Reading, entry: Entry) -> str:
    who = "the table" if entry.seat is None else reading.players[entry.seat]
    cause = f" [{entry.cause}]" if entry.cause else ""
    return f"{who}{cause}: {_shown(entry.action)}"


def _shown(action: Action) -> str:
    fields = [f"{name}={getattr(action, name)}" for name in action.__struct_fields__]
    return " ".join([kebab(type(action).__name__), *fields])


def _counted(kinds: list[str]) -> list[str]:
    return [
        kind if kinds.count(kind) == 1 else f"{kind} ({kinds.count(kind)})"
        for kind in dict.fromkeys(kinds)
    ]


def record(rules: AnyRules) -> None:
    """Its strongest computer players at the smallest table."""
    seats = rules.seats[0]
    header = Header(rules.key, rules.version, seats, rules.options_type(), rules.key, OPENED)
    played = play_game(rules, header, [player_of(rules, kinds(rules)[0])] * seats)
    path = FOLDER / rules.key / "recorded" / "computers.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(transcript.write(header, names(seats), played.entries) + b"\n")


def write() -> None:
    for game, rules in GAMES.items():
        if not (FOLDER / game / "recorded").exists():
            record(rules)
        text_of(game).write_text("\n".join(lines(game)) + "\n", "utf-8")


if __name__ == "__main__":
    write()
