"""A tournament as a file: its header and entries, which everybody can replay once the seed is known."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from games.core.words import RuleError
from games.league.tournament.effects import Judged
from games.league.tournament.entries import Entry
from games.league.tournament.record import VERSION, VERSIONS, Header, replay

NO_SEED = "its seed is not published before its end, and nothing can be drawn without"
OTHER_SEED = "its seed is not the one whose SHA-256 was published"


class Transcript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`names` are the players' by number, as they want to be called; they may be missing.

    While the tournament runs the header's seed is left out: it tells all draws and cards to come.
    """

    header: Header
    entries: tuple[Entry, ...]
    names: tuple[str, ...] = ()
    seed_hash: str = ""
    """What was published when it opened."""


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
    found = transcript.header.version
    if found not in VERSIONS:
        raise TranscriptError(
            f"it was played by version {found} of the rules, and this knows 1 to {VERSION}"
        )
    seed = transcript.header.seed
    if not seed:
        raise TranscriptError(NO_SEED)
    if transcript.seed_hash and sha256(seed.encode()).hexdigest() != transcript.seed_hash:
        raise TranscriptError(OTHER_SEED)
    try:
        return transcript, replay(transcript.header, transcript.entries)
    except (RuleError, AssertionError) as error:
        raise TranscriptError(f"its entries do not follow from one another: {error}") from None
