"""The steps of the directors, with who took them and why: everybody can read them."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from datetime import timedelta

from bot.tournaments.card.speaker import Speaker
from bot.ui.limits import units
from bot.words.values import Markup, seconds_of
from games.core.words import Fact
from games.league.tournament.entries import (
    Add,
    Adjudicate,
    AnswerCall,
    AnyAction,
    Ask,
    Drop,
    EndAfter,
    Entry,
    Extend,
    KeepApart,
    Lock,
    Penalise,
    Replace,
    Rule,
    Settle,
    Swap,
    Undo,
)

ROOM = 3000
"""Characters of a page."""

Users = Mapping[int, int | None]
"""By the number of an entry: the user who caused it; None of those who were forgotten."""


def log_pages(speaker: Speaker, entries: Sequence[Entry], users: Users) -> list[str]:
    """The newest step first, in pages that fit a message."""
    lines = [line for _, line in _lines(speaker, entries, users)]
    if not lines:
        return [speaker.words.say("cup-log-empty")]
    pages, page = list[str](), f"**{speaker.words.say('cup-log')}**"
    for line in reversed(lines):
        if page and units(page) + units(line) >= ROOM:
            pages.append(page)
            page = ""
        page = f"{page}\n{line}".strip()
    return [*pages, page]


def log_lines(
    speaker: Speaker, entries: Sequence[Entry], users: Users, among: Container[int]
) -> list[str]:
    """The directors' steps among the entries of these numbers, the oldest first."""
    return [line for number, line in _lines(speaker, entries, users) if number in among]


def _lines(speaker: Speaker, entries: Sequence[Entry], users: Users) -> Iterator[tuple[int, str]]:
    """Each with the number of its entry."""
    undone = _undone(entries)
    for number, entry in enumerate(entries, 1):
        if entry.by != "director":
            continue
        user, step = users.get(number), _step_among(speaker, entry.action, entries)
        if number in undone:
            step = speaker.words.say("cup-log-undone", step=Markup(step))
        who = who_of(speaker, user)
        since = seconds_of(entry.at)
        yield (
            number,
            "- " + speaker.words.say("cup-log-line", since=since, who=who, step=Markup(step)),
        )


def who_of(speaker: Speaker, user: int | None) -> Markup:
    """A mention that calls nobody: it is answered in private, or posted with no calls allowed."""
    return Markup(f"<@{user}>" if user else speaker.words.say("cup-log-somebody"))


def taken_back(speaker: Speaker, entries: Sequence[Entry], users: Users, undo: int) -> str | None:
    """The step that the entry `undo` has taken back, with who had taken it; None: it is not there."""
    action = entries[undo - 1].action if 0 < undo <= len(entries) else None
    if not isinstance(action, Undo):
        return None
    earlier = _undone(entries[: undo - 1])
    steps = (
        number
        for number in range(action.to + 1, undo)
        if entries[number - 1].by == "director"
        and number not in earlier
        and not isinstance(entries[number - 1].action, Undo)
    )
    number = next(steps, None)
    if number is None:
        return None
    who = who_of(speaker, users.get(number))
    return f"{who}: {_step_among(speaker, entries[number - 1].action, entries)}"


def step_of(speaker: Speaker, action: AnyAction, reason: str | None = None) -> str:
    """What a director has done, with the reason if there is one: their own, or another."""
    key, facts = _told(speaker, action)
    said = speaker.words.say(key, **facts)
    reason = getattr(action, "reason", "") if reason is None else reason
    if not reason:
        return said
    return speaker.words.say(
        "cup-step-with-reason", step=Markup(said), reason=speaker.text(reason, 300)
    )


def _step_among(speaker: Speaker, action: AnyAction, entries: Sequence[Entry]) -> str:
    """An answer with what was asked."""
    asked = getattr(action, "entry", 0) if isinstance(action, Settle) else 0
    question = entries[asked - 1].action if 0 < asked <= len(entries) else None
    if not isinstance(action, Settle) or not isinstance(question, Ask):
        return step_of(speaker, action)
    key = "cup-step-agree" if action.agreed else "cup-step-refuse"
    step = Markup(step_of(speaker, question.step, question.reason))
    return speaker.words.say(key, player=speaker.name(question.player), step=step)


def _told(speaker: Speaker, action: AnyAction) -> tuple[str, dict[str, Fact]]:
    facts: dict[str, Fact] = {}
    match action:
        case Add(player=player) | Drop(player=player):
            facts = {"player": speaker.name(player)}
        case Rule() | Adjudicate():
            facts = {"table": action.table}
            if isinstance(action, Rule):
                facts["places"] = ruled(speaker, action)
        case Replace(table=table, seat=seat, player=player):
            facts = {"table": table, "place_number": seat + 1, "by": speaker.name(player)}
        case Penalise(player=player, points=points):
            facts = {"player": speaker.name(player), "points": speaker.hundredths(points)}
        case KeepApart(players=players):
            facts = {"players": speaker.names(players)}
        case Swap():
            facts = {
                "table": action.table,
                "one": action.seat + 1,
                "other": str(action.other_table),
                "two": action.other_seat + 1,
            }
        case Settle(table=table) | AnswerCall(table=table):
            facts = {"table": table}
        case Ask(step=step):
            facts = {"step": Markup(step_of(speaker, step, ""))}
        case Lock(table=table):
            facts = {"table": table}
        case Extend(by=by):
            facts = {"seconds": int(abs(by).total_seconds())}
        case _:
            facts = _plain(speaker, action)
    return _key(action), facts


def _key(action: AnyAction) -> str:
    """One of its own for what an action does the other way round."""
    match action:
        case Lock(locked=False):
            return "cup-step-unlock"
        case Extend(by=by) if by < timedelta():
            return "cup-step-shorten"
        case EndAfter(now=True):
            return "cup-step-end-now"
        case _:
            return f"cup-step-{action.__struct_config__.tag}"


def _plain(speaker: Speaker, action: AnyAction) -> dict[str, Fact]:
    """The director's own words, and a length of time."""
    found: dict[str, Fact] = {}
    for field in action.__struct_fields__:
        match field, getattr(action, field):
            case "text", str(text):
                found["text"] = speaker.text(text, 300)
            case _, timedelta() as length:
                found["seconds"] = int(length.total_seconds())
            case _:
                pass
    return found


def ruled(speaker: Speaker, action: Rule) -> Markup:
    """The places as ruled, by those who sat there; seats of a table that is gone by number."""
    tables = (table for one in speaker.state.rounds for table in one.tables)
    found = next((table for table in tables if table.number == action.table), None)
    ranked, rank = list[str](), 1
    for tied in action.places:
        names = (speaker.name(found.seats[seat]) if found else str(seat + 1) for seat in tied)
        ranked.append(f"{rank}. {speaker.listed(names)}")
        rank += len(tied)
    return Markup(", ".join(ranked))


def _undone(entries: Sequence[Entry]) -> set[int]:
    """The numbers of entries that were taken back."""
    gone = set[int]()
    for number, entry in enumerate(entries, 1):
        if isinstance(entry.action, Undo):
            gone.update(range(entry.action.to + 1, number))
    return gone
