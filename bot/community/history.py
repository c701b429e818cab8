"""The finished games of a person or a server, and the records among them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.community.profile import best_games
from bot.community.voice import AskedFor, Voice
from bot.store import histories, people
from bot.store.histories import Best, FinishedGame
from bot.words.values import Markup
from render import theme
from render.community import CommunityPage, PageColumn, PageGrid, PageLine

LINES = 5
"""Games on a page."""
LONGEST = 18
"""Characters of a name among others in a picture."""
_NAMED, _DRAWN = 4, 2
"""Maximum players of a game who are named; the others are counted."""


class GameHistory(msgspec.Struct, frozen=True):
    """A page of it; of a server if there is no person."""

    asked: AskedFor
    person: int | None
    name: str
    games: tuple[FinishedGame, ...]
    first: int
    total: int
    records: tuple[tuple[Best, str], ...]
    """On the first page, with the names of those who hold them."""

    @property
    def pages(self) -> int:
        return max(1, -(-self.total // LINES))

    @property
    def at(self) -> int:
        return self.first // LINES


def read(
    connection: sqlite3.Connection, asked: AskedFor, person: int | None, name: str, at: int
) -> GameHistory:
    """The page of that number, counted from 0; the last one if there are fewer."""
    total = histories.count_finished(connection, asked.scope, person, asked.known)
    at = max(0, min(at, (total - 1) // LINES))
    games = histories.finished(connection, asked.scope, person, asked.known, at * LINES, LINES)
    best = _best(connection, asked, person) if at == 0 else ()
    named = tuple((one, people.get(connection, one.person).name) for one in best)
    return GameHistory(asked, person, name, games, at * LINES, total, named)


def page(history: GameHistory, voice: Voice) -> CommunityPage:
    say, asked = voice.words.say, history.asked
    whose = voice.name(history.name, 1) if history.person is not None else ""
    head = say("history-of", name=Markup(whose)) if whose else say("history-title")
    title, note = voice.title(asked), voice.note(asked)
    if not history.games:
        empty = say("profile-empty" if whose else "history-empty")
        return CommunityPage(head, title, note, empty=empty, names=(whose,))
    last = history.first + len(history.games)
    shown = say("history-shown", first=history.first + 1, last=last, count=history.total)
    grids = [games(history.games, voice, shown, history.person)]
    if history.records:
        grids.append(_records(history, voice))
    return CommunityPage(
        head,
        title,
        note,
        grids=tuple(grids),
        names=(whose,),
        foot=legend(voice, "history-legend", history.games),
        signs=signs_of(voice),
    )


def signs_of(voice: Voice) -> tuple[tuple[str, str], ...]:
    """The signs beside a game, and what is said for them where nobody sees them."""
    keys = ("unrated", "annulled", *_WHO)
    return tuple((voice.words.say(f"sign-{key}"), voice.words.say(f"said-{key}")) for key in keys)


_WHO = ("ruled", "left", "substitute")
"""Signs that say who did it, and that are explained where they stand."""


def legend(voice: Voice, key: str, finished: Sequence[FinishedGame]) -> str:
    """What the signs mean, in a line."""
    met = {str(part.role) for one in finished for part in one.parts}
    met |= {"ruled" for one in finished if one.ruled}
    say = voice.words.say
    told = (f"{say(f'sign-{one}')}\u00a0{say(f'said-{one}')}." for one in _WHO if one in met)
    return " ".join((say(key), *told))


def games(
    finished: tuple[FinishedGame, ...], voice: Voice, title: str, person: int | None
) -> PageGrid:
    """A line for each game: which, when, who from first to last; a person's own place beside it."""
    say = voice.words.say
    own = () if person is None else (PageColumn(say("column-own-place")),)
    columns = (PageColumn(number=False), PageColumn(number=False), PageColumn(number=False), *own)
    lines = [PageLine(_cells(one, voice, person), faint=not _counts(one)) for one in finished]
    return PageGrid(title, columns, tuple(lines))


def _best(connection: sqlite3.Connection, asked: AskedFor, person: int | None) -> tuple[Best, ...]:
    if person is None:
        return histories.records(connection, asked.scope, asked.known)
    return histories.best(connection, asked.scope, person, asked.known)


def _cells(one: FinishedGame, voice: Voice, person: int | None) -> tuple[str, ...]:
    say = voice.words.say
    day = say("community-table", table=one.called, day=voice.day(one.ended))
    # The sign stands beside the name of the game, as colour alone says nothing to some eyes.
    sign = "" if _counts(one) else f" {say('sign-annulled' if one.annulled else 'sign-unrated')}"
    sign += f" {say('sign-ruled')}" if one.ruled else ""
    cells = (f"{voice.game(one.game)}{sign}", day, _people(one, voice))
    if person is None:
        return cells
    seats = sum(part.role != "substitute" for part in one.parts)
    # Who has left stands behind all seats, and is shown in the last place.
    places = (min(part.place, seats) for part in one.parts if part.person == person)
    own = next(places, None)
    return (*cells, theme.ABSENT if own is None else say("place-of", rank=own, players=seats))


def _people(one: FinishedGame, voice: Voice) -> str:
    most = _DRAWN if voice.for_picture else _NAMED
    named = [
        f"{part.place}. {voice.part(part, at, LONGEST)}"
        for at, part in enumerate(one.parts[:most], 1)
    ]
    more = len(one.parts) - len(named)
    return ", ".join([*named, voice.words.say("history-more", count=more)] if more else named)


def _counts(one: FinishedGame) -> bool:
    return one.unrated is None and not one.annulled


def _records(history: GameHistory, voice: Voice) -> PageGrid:
    """A server's records have the names of those who hold them."""
    if history.person is not None:
        return best_games([best for best, _ in history.records], voice)
    say = voice.words.say
    columns = (
        PageColumn(number=False),
        PageColumn(number=False),
        PageColumn(number=False),
        PageColumn(),
    )
    lines = [
        PageLine(
            (
                voice.game(best.game),
                voice.name(name, at),
                say("community-table", table=best.called, day=voice.day(best.ended)),
                voice.score(best.game, best.score),
            )
        )
        for at, (best, name) in enumerate(history.records, 1)
    ]
    return PageGrid(say("history-records"), columns, tuple(lines))
