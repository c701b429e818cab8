"""What one person is told, by kind: who may do without it, how long it holds, in which words, what they can press.

All of it goes one way: the kind says whether the person wants it, then it is called by mention or direct message, after
a rest if they rest (`pings`, `private_messages`, `late_notices`), and is taken away once it does not hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Literal

import msgspec
from discord import ButtonStyle
from msgspec.structs import replace

from bot.engine.people.silence import TIME_UP
from bot.engine.views.sight import Sight
from bot.outbound.sending.context import Context, is_slow
from bot.store import entries
from bot.store.notices import NoticeNews
from bot.store.rows import News, PersonRow, SeatRow, Undelivered
from bot.ui.buttons import notice_rows
from bot.ui.control import Control, Press, button, rows
from bot.ui.final import own_line, ways
from bot.ui.sheet import Row
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.record import decode_events, decode_order
from games.core.words import Seat

Told = News | Undelivered | NoticeNews
Holds = Callable[[Sight, SeatRow | None, NoticeNews, int], bool]
"""Whether the news is still true: by its person's seat, if they have one, and the newest entry that they made."""


_OPEN = {"running", "paused"}
"""Once a game is over, what the clock did in it and what might have followed is overtaken."""


def _until_an_act(sight: Sight, row: SeatRow | None, news: NoticeNews, acted: int) -> bool:
    return sight.table.stage in _OPEN and (row is None or acted <= news.at)


def _while_away(sight: Sight, row: SeatRow | None, _news: NoticeNews, _acted: int) -> bool:
    return sight.table.stage in _OPEN and row is not None and row.away_since is not None


def _while_it_is_open(sight: Sight, _row: SeatRow | None, news: NoticeNews, _acted: int) -> bool:
    return news.facts["ballot"] in {one.id for one in sight.ballots}


def _while_the_round_goes_on(
    sight: Sight, row: SeatRow | None, news: NoticeNews, acted: int
) -> bool:
    """The round ends when it was said to end, and its person is still waited for."""
    at, ends = sight.table.round, news.facts["until"]
    ends_then = at is not None and at.ends is not None and int(at.ends.timestamp()) == ends
    running = sight.table.stage == "running"
    return running and ends_then and _until_an_act(sight, row, news, acted)


def _until_they_are_asked(sight: Sight, row: SeatRow | None, news: NoticeNews, acted: int) -> bool:
    asked = sight.waiting.seats if sight.waiting is not None else ()
    return _until_an_act(sight, row, news, acted) and (row is None or row.seat not in asked)


def _back(sight: Sight, words: GameWords) -> list[Control]:
    press = Press(sight.table.id, sight.decision, "back")
    return [button(press, words.plain.say("back-button"), ButtonStyle.primary)]


def _looking_back(sight: Sight, words: GameWords) -> list[Control]:
    """[Replay] and [Analysis]: a rematch is opened in a channel, and this may be a direct message."""
    return ways(sight, words)[1:]


def _always(_sight: Sight, _row: SeatRow | None, _news: NoticeNews, _acted: int) -> bool:
    return True


class PersonalKind(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of personal news."""

    about: Literal["call", "reminder", "seat", "news", "asked", "ruling"] = "seat"
    """What of a person's settings leaves it out: `news` the wish to hear of the own seat only, a reminder that for
    none, all else that for no notices. What somebody has `asked` for, and how a director rules on them, is told in
    any case.
    """
    holds: Holds = _until_an_act
    waits: timedelta | None = None
    """How long it waits at a slow table for a call that says the same."""
    below: Callable[[Sight, GameWords], list[Control]] | None = None
    """What can be pressed below it; else what its page is about."""


USUAL = PersonalKind()
"""Events of games: they are over once their person has acted."""

BALLOT_WAITS = "ballot-waits"
"""The call to a vote after somebody's quiet hours."""

ROUND_ENDS = "round-ends-soon"

RESULT = "result-own"

CALL, REMINDER, VOTE, PRIVATE = "call-deed", "call-still", "ballot-opened", "whisper-instead"

DIGEST, RETURN = "digest-head", "return-head"

KINDS = {
    CALL: PersonalKind(about="call"),
    REMINDER: PersonalKind(about="reminder"),
    VOTE: PersonalKind(about="call", holds=_while_it_is_open),
    BALLOT_WAITS: PersonalKind(about="call", holds=_while_it_is_open),
    PRIVATE: USUAL,
    DIGEST: PersonalKind(about="asked", holds=_always),
    RETURN: PersonalKind(about="call", holds=_always),
    "watch-told": PersonalKind(about="asked", holds=_always),
    "analysis-ready": PersonalKind(about="asked", holds=_always),
    "rematch-invites": PersonalKind(about="call", holds=_always),
    TIME_UP: USUAL,
    ROUND_ENDS: PersonalKind(holds=_while_the_round_goes_on),
    "seat-warning": PersonalKind(holds=_while_away, below=_back),
    "seat-warning-now": PersonalKind(holds=_while_away, below=_back),
    "seat-warning-reserves": PersonalKind(holds=_while_away, below=_back),
    RESULT: PersonalKind(about="news", holds=_always, below=_looking_back),
    "seat-lost": PersonalKind(holds=_always),
    "round-begun": PersonalKind(
        about="news", holds=_until_they_are_asked, waits=timedelta(hours=12)
    ),
    "round-begun-digest": PersonalKind(about="news"),
    "cup-bye-own": PersonalKind(about="news", holds=_always),
    "table-scored-own": PersonalKind(about="news", holds=_always),
    "cup-hit-decided": PersonalKind(about="ruling", holds=_always),
}


def of(key: str) -> PersonalKind:
    return KINDS.get(key, USUAL)


def wants(person: PersonRow, key: str) -> bool:
    """Whether the person wants to be told of such a thing at all."""
    about = of(key).about
    if about in {"asked", "ruling"}:
        return True
    left_out = {"reminder": not person.reminders, "news": person.news == "seat"}
    return person.notices != "none" and not left_out.get(about, False)


async def rests(context: Context, sight: Sight, user_id: int, key: str) -> datetime | None:
    """Until when such news waits: for the person's quiet hours or vacation, or for a call; None: not at all."""
    quiet, waits = await context.resting(user_id, sight), of(key).waits
    called = context.now() + waits if waits is not None and is_slow(sight) else None
    return max(filter(None, (quiet, called)), default=None)


async def holding(
    context: Context, sight: Sight, user_id: int, news: Sequence[NoticeNews]
) -> tuple[NoticeNews, ...]:
    """The news that still hold; the others were acted on, or overtaken."""
    if not news:
        return ()
    row = next((one for one in sight.seats if one.user_id == user_id), None)
    acted = -1
    if row is not None:
        of_seat = partial(entries.newest_of, table_id=sight.table.id, seat=row.seat)
        acted = await context.store.read(of_seat)
    held = (one for one in news if of(one.key).holds(sight, row, one, acted))
    away, now = row is not None and row.away_since is not None, int(context.now().timestamp())
    return tuple(_as_of_now(one, now, away=away) for one in held)


def _as_of_now(news: NoticeNews, now: int, *, away: bool) -> NoticeNews:
    """A warning whose hour is past says what has come of it; what might follow is left out once it has."""
    if away and news.key == TIME_UP:
        return replace(news, facts={**news.facts, "left": 0})
    past = isinstance(until := news.facts.get("until"), int) and until <= now
    return replace(news, key=_WARNED[news.key]) if past and news.key in _WARNED else news


_WARNED = {"seat-warning": "seat-warning-now", "seat-warning-reserves": "seat-warning-now"}


def said(words: GameWords, sight: Sight, news: Told) -> str:
    """The news in words. The facts `order` and `events` are a stored order and events as JSON."""
    facts = {name: value for name, value in news.facts.items() if name not in {"order", "events"}}
    if sight.outcome is not None and isinstance(seat := facts.get("whose"), int):
        why = facts.get("why", "")
        return f"{own_line(words, sight.outcome, Seat(seat))} {why}".rstrip()
    if isinstance(events := news.facts.get("events"), str):
        facts["done"] = Markup(" ".join(_done(words, sight, events)))
    why, order = words.say(news.key, **facts).rstrip(), news.facts.get("order")
    if not isinstance(order, str):
        return why
    kept = words.order(decode_order(sight.rules, order.encode()))
    return words.say("order-void", order=Markup(kept), why=Markup(why.rstrip(".")))


def below(sight: Sight, words: GameWords, news: NoticeNews) -> list[Row]:
    """The buttons that answer it, beside the way to the table and the hand."""
    if (own := of(news.key).below) is not None:
        return rows(own(sight, words))
    return notice_rows(sight, words.plain, news.page, news.facts) if news.page else []


def _done(words: GameWords, sight: Sight, events: str) -> Iterator[str]:
    told = filter(None, map(words.event, decode_events(sight.rules, events.encode())))
    yield from list(told)[:_DEEDS]


_DEEDS = 3
"""Maximum sentences on what was done for somebody."""
