"""A finished game as a file: JSON with the header, the names, the seed and every entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec

from games.core.contract import Rules
from games.core.record import (
    Cause,
    Entry,
    Header,
    StartPosition,
    Table,
    Undo,
    decode_action,
    decode_options,
    encode,
    replay,
)
from games.core.words import RuleError, Seat

LARGEST = 2 << 20
"""Bytes: a long game of twelve leaves 5,000 entries, which are 0.8 MB."""
MAX_ENTRIES = 10_000
"""A long game of twenty leaves 8,400. Replaying 5,000 of them takes 3 s."""
LONGEST_PLAYER = 100
"""Letters of a name, which may be cut further where it is shown."""
MAX_UNDOS = 500
"""Nobody takes back more, and an import must not hold up others."""
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""Some editors put it before what they save."""

Instant = Annotated[datetime, msgspec.Meta(tz=True)]


class TranscriptError(ValueError):
    """The file cannot be read. `why` is a catalogue key; `number` an entry, if one is to blame."""

    def __init__(self, why: str, number: int | None = None) -> None:
        super().__init__(why if number is None else f"{why} (entry {number})")
        self.why = why
        self.number = number


class TranscriptLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry. No seat: the clock or the table."""

    action: msgspec.Raw
    at: Instant
    seat: int | None = None
    cause: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class Transcript(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file. `players` are names by seat; `seed_hash` is what was published at the start."""

    format: Literal["borsa"] = "borsa"
    edition: Literal[1] = 1
    game: str
    version: int
    options: msgspec.Raw
    players: tuple[Annotated[str, msgspec.Meta(max_length=LONGEST_PLAYER)], ...]
    seed: Annotated[str, msgspec.Meta(max_length=200, pattern="^[^`\n]*$")]
    seed_hash: str
    opened: Instant
    entries: tuple[TranscriptLine, ...]
    position: StartPosition | msgspec.UnsetType = msgspec.UNSET
    """Where a table began that did not begin at the beginning."""


class Reading(msgspec.Struct, frozen=True):
    """A transcript that has been replayed: `tables` at the start and after each entry."""

    rules: Any
    header: Header[Any]
    players: tuple[str, ...]
    entries: tuple[Entry, ...]
    tables: tuple[Table[Any], ...]


def write(header: Header[Any], players: Sequence[str], entries: Sequence[Entry]) -> bytes:
    """The file, indented for people."""
    transcript = Transcript(
        game=header.game,
        version=header.version,
        options=msgspec.Raw(encode(header.options)),
        players=tuple(players),
        seed=header.seed,
        seed_hash=sha256(header.seed.encode()).hexdigest(),
        opened=header.opened,
        entries=tuple(_line(entry) for entry in entries),
        position=header.position or msgspec.UNSET,
    )
    return msgspec.json.format(msgspec.json.encode(transcript), indent=1)


def read(
    data: bytes,
    games: Mapping[str, Rules[Any, Any, Any]],
    *,
    unfinished: bool = False,
    own: bool = False,
) -> Reading:
    """Replay a file to its end; TranscriptError says what is wrong with it.

    The file may come from anybody: it must be small, legal from the first entry to the last and,
    unless `unfinished` ones are wanted too, complete. One that begins at a position, which no rules can
    check, is read only if it is the bot's `own`.
    """
    transcript = _decoded(data)
    if transcript.position is not msgspec.UNSET and not own:
        raise TranscriptError("record-of-a-position")
    rules = games.get(transcript.game)
    if rules is None:
        raise TranscriptError("record-unknown-game")
    if transcript.version != rules.version:
        raise TranscriptError("record-other-version")
    if sha256(transcript.seed.encode()).hexdigest() != transcript.seed_hash:
        raise TranscriptError("record-wrong-hash")
    header = _header(rules, transcript)
    entries = tuple(_entry(rules, header, n, line) for n, line in enumerate(transcript.entries, 1))
    if sum(isinstance(entry.action, Undo) for entry in entries) > MAX_UNDOS:
        raise TranscriptError("record-too-long")
    tables = _replayed(rules, header, entries)
    if not unfinished and tables[-1].outcome is None:
        raise TranscriptError("record-not-over")
    return Reading(rules, header, transcript.players, entries, tables)


def _line(entry: Entry) -> TranscriptLine:
    return TranscriptLine(
        msgspec.Raw(encode(entry.action)),
        entry.at,
        entry.seat,
        None if entry.cause is None else str(entry.cause),
    )


def _decoded(data: bytes) -> Transcript:
    if len(data) > LARGEST:
        raise TranscriptError("record-too-big")
    try:
        transcript = msgspec.json.decode(data.removeprefix(_BYTE_ORDER_MARK), type=Transcript)
        transcript.seed.encode()
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise TranscriptError("record-malformed") from error
    if len(transcript.entries) > MAX_ENTRIES:
        raise TranscriptError("record-too-long")
    return transcript


def _header(rules: Rules[Any, Any, Any], transcript: Transcript) -> Header[Any]:
    seats = len(transcript.players)
    if seats not in rules.seats:
        raise TranscriptError("record-malformed")
    try:
        options = decode_options(rules, bytes(transcript.options))
        opened = transcript.opened.astimezone(UTC)
    except (msgspec.DecodeError, RecursionError, OverflowError) as error:
        raise TranscriptError("record-malformed") from error
    t = transcript
    position = None if t.position is msgspec.UNSET else t.position
    return Header(t.game, t.version, seats, options, t.seed, opened, position)


def _entry(
    rules: Rules[Any, Any, Any], header: Header[Any], number: int, line: TranscriptLine
) -> Entry:
    if line.seat is not None and not 0 <= line.seat < header.seats:
        raise TranscriptError("record-malformed", number)
    try:
        action, at = decode_action(rules, bytes(line.action)), line.at.astimezone(UTC)
    except (msgspec.DecodeError, RecursionError, OverflowError) as error:
        raise TranscriptError("record-malformed", number) from error
    seat = None if line.seat is None else Seat(line.seat)
    return Entry(seat, action, at, _cause(line.cause, number))


def _cause(text: str | None, entry: int) -> Cause | None:
    try:
        return None if text is None else Cause.read(text)
    except ValueError as error:
        raise TranscriptError("record-malformed", entry) from error


def _replayed(
    rules: Rules[Any, Any, Any], header: Header[Any], entries: Sequence[Entry]
) -> tuple[Table[Any], ...]:
    """Whatever goes wrong in the rules is the file's fault: they have never seen such an entry."""
    try:
        return replay(rules, header, entries)
    except (
        RuleError, AssertionError, LookupError, TypeError, ValueError, ArithmeticError,
        AttributeError, RecursionError,
    ) as error:  # fmt: skip
        raise TranscriptError("record-illegal") from error
