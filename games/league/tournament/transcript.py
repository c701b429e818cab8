"""A tournament as a file: its header and entries, which everybody can replay once the seed is known."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core.words import RuleError
from games.league.tournament.effects import Judged
from games.league.tournament.entries import Entry
from games.league.tournament.record import VERSION, Header, replay


class Transcript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`names` are the players' by number, as they want to be called; they may be missing."""

    header: Header
    entries: tuple[Entry, ...]
    names: tuple[str, ...] = ()


class TranscriptError(Exception):
    """The file is no tournament that can be replayed here; the message says why."""


def write(transcript: Transcript) -> bytes:
    return msgspec.json.format(msgspec.json.encode(transcript), indent=1)


def read(data: bytes) -> tuple[Transcript, Sequence[Judged]]:
    """The transcript and its replay. TranscriptError: the file, its version, or an entry is wrong."""
    try:
        transcript = msgspec.json.decode(data, type=Transcript)
    except msgspec.DecodeError as error:
        raise TranscriptError(f"this is no tournament: {error}") from None
    if transcript.header.version != VERSION:
        found = transcript.header.version
        raise TranscriptError(
            f"it was played by version {found} of the rules, and this is {VERSION}"
        )
    try:
        return transcript, replay(transcript.header, transcript.entries)
    except (RuleError, AssertionError) as error:
        raise TranscriptError(f"its entries do not follow from one another: {error}") from None
