"""The board: one message per turn, always drawn from the newest view."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime, timedelta

import msgspec
import structlog
from discord.utils import snowflake_time
from msgspec.structs import replace

from bot.engine.views.sight import LogLine, Sight
from bot.outbound.calls import notices, standing, watching
from bot.outbound.calls.callees import Callees, callees, message_all
from bot.outbound.sending import places, post
from bot.outbound.sending.context import Context, link_to, tag
from bot.outbound.sending.jobs import Job
from bot.outbound.sending.resting import OF_OLD, OLD
from bot.outbound.sending.told_places import as_published
from bot.outbound.thread.lines import announce
from bot.store.rows import BoardTurn, Posted
from bot.ui.board import BoardParts, board_rows, board_view
from bot.ui.buttons import is_in_hand
from bot.ui.first_words import addressed
from bot.ui.logbook import log_text
from bot.ui.status import round_line
from bot.words.translator import GameWords
from bot.words.values import Markup, seconds_of

log = structlog.get_logger()

MIN_REST, MAX_REST = timedelta(seconds=5), timedelta(minutes=2)
"""The shortest and the longest rest of a board while its turn goes on: sixty may act in its last
minute, and Discord takes five edits of a message in five seconds."""

SHARE = 720
"""A board rests for this part of a long turn: a minute of twelve hours."""

CROWD = 100
"""The number of other boards that doubles the rest: all are sent through one bot's limit."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A board to draw, and its message."""

    sight: Sight
    row: Posted
    about: BoardTurn
    goes_on: bool
    """Whether the present message is redrawn."""
    asks_anew: bool
    """Whether it is another decision than the one to which people were last called."""
    since: int
    """The newest entry when people were last called."""
    log: tuple[LogLine, ...]
    """What happened since the message before this one."""
    called: Callees


def rest(length: timedelta, boards: int, age: timedelta) -> timedelta:
    """How long a board stays as it is: the longer a turn lasts and the more of them play, the calmer."""
    calm = max(length / SHARE, MIN_REST) * (1 + boards / CROWD)
    return min(max(calm, OF_OLD) if age >= OLD else calm, MAX_REST)


async def rests(context: Context, table_id: int) -> datetime | None:
    """When the board may be redrawn, if it was drawn just now and the turn goes on; else None."""
    drawn, decision = context.drawn.get(table_id, (None, 0))
    now = context.now()
    # No rest is longer, so the table need not be read.
    if drawn is None or now >= drawn + MAX_REST:
        return None
    sight = await context.tables.sight(table_id)
    if sight.table.stage != "running" or sight.table.decision != decision:
        return None
    message = (await context.posted(table_id)).board_message
    age = now - snowflake_time(message) if message else timedelta()
    until = drawn + rest(_length(sight), len(context.drawn), age)
    return until if now < until else None


def _length(sight: Sight) -> timedelta:
    """The length of a turn, as far as the schedule says it."""
    schedule = sight.schedule
    if schedule is None or (schedule.length is None and not schedule.hours):
        return timedelta()
    return schedule.length or timedelta(days=1) / len(schedule.hours)


async def draw(context: Context, job: Job) -> None:
    """Redraw the present board message, or post the next one and call those who must act."""
    turn = await _turn(context, job)
    if turn is None:
        return await context.done(job.news)
    sight, row = turn.sight, turn.row
    message_id = await _shown(context, job, turn)
    # People are called after the post, since their messages link to it.
    await _called(context, job, turn, message_id)
    if row.board_message is not None and row.board_message != message_id:
        plain = row.board_turn is not None and row.board_turn.plain
        context.outdated.append((sight, row.board_message, plain))
    await standing.close(context, sight)
    row = await _quieted(context, turn)
    _note(context, sight)
    row = replace(
        # Saved last: after a crash before this the news is told again, and the post is found by its
        # mark.
        row,
        board_message=message_id,
        board_number=sight.table.number,
        board_turn=turn.about,
    )
    await context.done(job.news, row)
    return None


async def _called(context: Context, job: Job, turn: Turn, message_id: int) -> None:
    """Call those whom the board itself does not mention; answered notices go. An edit calls nobody."""
    sight, called = turn.sight, turn.called
    if turn.goes_on and not turn.asks_anew:
        await notices.settle(context, sight)
    else:
        # Of a message that goes on nobody is rung at once: those asked have acted just now, or rest.
        await message_all(context, sight, job, called, link_to(sight, message_id), turn.since)
        written = {person.user_id for person in called.messaged}
        await notices.settle(context, sight, written, called.ids)
    if not turn.goes_on or sight.table.stage in {"over", "closed"}:
        await watching.announce(context, sight)


def _note(context: Context, sight: Sight) -> None:
    """Note when the board was drawn. Only turns by the clock rest: at a pace the board carries the
    buttons of the next move, so it is drawn at every one.
    """
    if sight.schedule is not None and sight.table.stage == "running":
        context.drawn[sight.table.id] = (context.now(), sight.table.decision)
    else:
        context.drawn.pop(sight.table.id, None)


async def _turn(context: Context, job: Job) -> Turn | None:
    """The turn to draw; None before the start, and for a game over before anything was posted."""
    sight = await context.tables.sight(job.table_id)
    row = await context.posted(job.table_id)
    old = row.board_turn
    if sight.view is None or (sight.outcome is not None and old is None):
        return None
    sight = await places.settled(context, sight, row, suspect=job.suspect)
    # The opening comes before the first board, so that the board is the newest message.
    if row.board_number < 0:
        await announce(context, job, sight)
    after = old.after if old else row.board_number
    # Read from the store, which may be ahead by now: the picture and its lines are of one moment.
    read = await context.tables.log(job.table_id, None, after)
    # What nobody could read leaves no trace: no new message, no redrawn one.
    log = [
        one
        for one in read
        if one.number <= sight.table.number and (one.events or one.taken or one.seat is None)
    ]
    fresh = tuple(one for one in log if one.number > row.board_number)
    called, anew = await callees(context, sight), asks_anew(old, sight)
    stays = goes_on(old, sight, fresh) and not (anew and called.at_once)
    return Turn(
        sight=sight,
        row=row,
        about=kept(old, sight) if stays and old else board_turn_of(sight, row.board_number),
        goes_on=stays,
        asks_anew=anew,
        since=old.posted if old and old.posted is not None else row.board_number,
        log=tuple(log) if stays else fresh,
        called=called,
    )


async def _shown(context: Context, job: Job, turn: Turn) -> int:
    """Redraw the present message; if there is none, or it was deleted, post one. Its id."""
    place, present = context.here(turn.sight), turn.row.board_message
    old = turn.row.board_turn
    if turn.goes_on and present is not None and old is not None and old.plain:
        with suppress(post.Lost):
            await post.redraw(place, present, await _letter(context, job, turn), context.sent)
            return present
    # The post may have got through although its answer did not: a second one would call people
    # again.
    if job.suspect:
        own = context.marks.news(job.id)
        found = (await post.said(place, [own], context.me)).get(own)
        if found is not None:
            await post.redraw(place, found, await _letter(context, job, turn))
            return found
    letter = await _letter(context, job, turn)
    # The lost message's id is part of the token, or Discord would answer with that message.
    return await post.send(place, letter, context.marks.nonce(job.id, 0, present or 0))


async def _letter(context: Context, job: Job, turn: Turn) -> post.Letter:
    """The message. A new one calls those who must act, a redrawn one calls nobody."""
    sight, words = turn.sight, context.words(turn.sight)
    shown, _ = await as_published(context, sight)
    drawn = await context.pictures.board(shown, words)
    pictures = await places.attachable(
        context, sight, drawn.named(f"table-{sight.table.id}-{{}}.png")
    )
    call = first_line(context, turn)
    head, way = below_call(turn, words, call)
    # That a seat went to somebody else is news beside it, with both names.
    fresh = [one for one in turn.log if one.handed is None]
    board = BoardParts(
        call=call,
        head=head,
        clock=" · ".join(filter(None, (way, clock(sight, words)))),
        tag="" if call else tag(sight, words),
        round=_of_round(sight, words),
        log="\n".join((*_noted(job, words), *log_text(sight, words, fresh).splitlines())),
    )
    buttons = board_rows(sight, words, undo=await _undoable(context, turn))
    view = board_view(board, buttons, context.marks.news(job.id))
    people = () if turn.goes_on else turn.called.ids
    silent = bool(people) and turn.called.silent.issuperset(people)
    return post.Letter(view, pictures, people, silent=silent)


def first_line(context: Context, turn: Turn) -> str:
    """What a phone shows of the board: who is called, to what, until when. Empty where nobody is."""
    sight, people = turn.sight, turn.called.shown
    if not people or sight.outcome is not None or sight.table.stage == "paused":
        return ""
    deed = context.reader(sight, people).deed(sight, people)
    # The date stands below the headline, for those who are not called as well.
    return addressed([one.user_id for one in people], deed.partition("\n")[0])


def below_call(turn: Turn, words: GameWords, call: str) -> tuple[str, str]:
    """The headline, and the way to what is asked: what the call has said in these words is not said twice."""
    sight, waiting = turn.sight, turn.sight.waiting
    asked = "" if waiting is None else words.asked(waiting)
    if waiting is None or not asked or asked not in call:
        return headline(sight, words), ""
    way = f"[{words.say('my-hand')}]" if is_in_hand(sight) else ""
    mentioned = {person.user_id for person in turn.called.shown}
    if all(sight.seats[seat].user_id in mentioned for seat in waiting.seats):
        return "", way
    if sight.schedule is not None:
        return headline(sight, words), ""
    asked_of = Markup(words.listed([words.player(seat) for seat in waiting.seats]))
    return words.say("asked-all", players=asked_of), way


def _of_round(sight: Sight, words: GameWords) -> str:
    line = round_line(sight, words)
    return f"-# {line}\n" if line else ""


def _noted(job: Job, words: GameWords) -> list[str]:
    """What is to be said with the board, in a line each."""
    said = (one for one in job.news if one.key and one.key not in _SAID_NO_MORE)
    return [f"- {words.say(one.key, **one.facts)}" for one in said]


_SAID_NO_MORE = {"outage-late"}
"""Lines that a version before may have left untold."""


async def _undoable(context: Context, turn: Turn) -> bool:
    """Whether the player of the newest entry may take it back at once.

    Where all act at any time the button is in that player's hand instead.
    """
    newest = turn.log[-1] if turn.log else None
    if (
        turn.sight.schedule is not None
        or newest is None
        or newest.seat is None
        or newest.cause is not None
    ):
        return False
    user_id = turn.sight.seats[newest.seat].user_id
    if user_id is None:
        return False
    reach = (await context.tables.sight(turn.sight.table.id, user_id)).undo
    return reach is not None and reach.free


async def _quieted(context: Context, turn: Turn) -> Posted:
    """Delete the reminder once it has been answered."""
    row, table = turn.row, turn.sight.table
    if row.reminder_message is None or (table.stage == "running" and table.reminded):
        return row
    await notices.outdate(context, turn.sight, row.reminder_message)
    return replace(row, reminder_message=None)


def headline(sight: Sight, words: GameWords) -> str:
    """Giulia: play a tile. A window, in which everybody is asked alike, names nobody."""
    if sight.outcome is not None or sight.waiting is None:
        return words.say("board-over")
    match sight.table.stage:
        case "paused":
            return words.say("board-paused")
        case "closed":
            return words.say("board-closed")
        case _ if sight.waiting.window:
            return words.say("board-window", asked=Markup(words.asked(sight.waiting)))
        case _ if is_in_hand(sight):
            # Or the only button would be to do nothing, and the way to all else is not seen.
            asked, hand = Markup(words.ask(sight.waiting)), Markup(words.say("my-hand"))
            return words.say("board-in-hand", asked=asked, hand=hand)
        case _:
            return words.ask(sight.waiting)


def clock(sight: Sight, words: GameWords) -> str:
    """The deadline, or since when it stands still."""
    if sight.outcome is not None:
        return ""
    if sight.table.stage == "paused":
        return words.say("board-since", since=seconds_of(sight.table.paused_at))
    if sight.deadline is None:
        return ""
    return words.say("board-deadline", deadline=seconds_of(sight.deadline))


def board_turn_of(sight: Sight, after: int) -> BoardTurn:
    """The turn of a message that is posted now."""
    waiting, posted, called = sight.waiting, sight.table.number, sight.table.decision
    if waiting is None:
        return BoardTurn(after, (), posted=posted, called=called, plain=True)
    if waiting.window:
        return BoardTurn(after, None, posted=posted, called=called, plain=True)
    # Sorted, since the seats of two turns are compared whatever their order.
    asked = tuple(sorted(waiting.seats))
    turn = sight.turn if sight.schedule else None
    return BoardTurn(after, asked, turn, posted, called, plain=True)


def kept(old: BoardTurn, sight: Sight) -> BoardTurn:
    """The turn of a message that goes on. A pause ends it: the turn has another deadline afterwards."""
    if sight.table.stage != "running":
        return replace(old, turn=None, plain=True)
    return replace(old, called=sight.table.decision, plain=True)


def asks_anew(old: BoardTurn | None, sight: Sight) -> bool:
    """Whether the decision is another one than the one to which people were called last."""
    if sight.outcome is not None or sight.table.stage != "running" or old is None:
        return False
    if sight.schedule is not None:
        return old.turn != sight.turn
    called = old.posted if old.called is None else old.called
    return called is not None and sight.table.decision > called


def goes_on(old: BoardTurn | None, sight: Sight, fresh: Iterable[LogLine]) -> bool:
    """Whether the message may be redrawn: an edit calls nobody, so nobody new may be asked. Whether
    somebody is to be called to another decision is asked elsewhere.

    Those asked may become fewer. An act of anybody else, or of the clock, begins a new message. But
    a decision that is still open stays one message, also while others act in it: an event calls those
    who come to be asked. A turn by the clock is one message, too. A game that is over or paused asks
    nobody.
    """
    if old is None:
        return False
    if sight.outcome is not None or sight.table.stage != "running":
        return True
    new = board_turn_of(sight, old.after)
    if new.turn is not None:
        return old.turn == new.turn
    # A window names nobody, so who has answered in it must not show in a new message either.
    if None in {old.asked, new.asked}:
        return old.asked == new.asked
    hands = [seat_behind(line) for line in fresh]
    if old.posted is not None and sight.table.decision <= old.posted and None not in hands:
        return True
    same_hands = all(seat in old.seats for seat in hands)
    return bool(new.seats) and new.seats <= old.seats and same_hands


def seat_behind(line: LogLine) -> int | None:
    """The seat whose player caused an entry; of an undo, its cause. None: the clock."""
    if line.seat is None and line.cause is not None:
        return line.cause.number if line.cause.by == "seat" else None
    return line.seat
