"""What a direct message about a table says: the decision that is open, and news for the person alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.views.sight import Sight
from bot.outbound.calls import kinds
from bot.outbound.sending.context import Context, link_to
from bot.store import coached
from bot.store.notices import Notice, NoticeNews
from bot.store.rows import PersonRow
from bot.ui import coach
from bot.ui.buttons import hand_button
from bot.ui.control import Control, rows
from bot.ui.control import link as link_button
from bot.ui.first_words import Reader
from bot.ui.limits import CONTENT, newest, shortened, units
from bot.ui.sheet import Row
from bot.ui.status import place_link, round_line
from bot.words.translator import GameWords
from games.core.words import Private


async def message_text(
    context: Context, sight: Sight, person: PersonRow, row: Notice, link: str = ""
) -> tuple[str, Sequence[Row]]:
    """The text of the notice, with the buttons to the page that its newest news is about, and to the table.

    `link` leads to the decision, if the board is not posted yet as the store has it.
    """
    reader = context.reader(sight, [person])
    words, link = reader.words, link or await board_link(context, sight)
    own = [hand_button(sight, words.plain)] if sight.outcome is None else []
    below = [*await _below(context, sight, person, words, row.news), *way_rows(words, link, *own)]
    told = [kinds.said(words, sight, one) for one in row.news]
    if row.calls is None:
        return shortened(reader.first(_news_only(reader, sight, told)), CONTENT), below
    head = reader.deed(sight, key="call-still" if row.reminds else "call-deed")
    coming = await _coming(context, sight, person, words)
    if coming:
        below = [*below, *coach.enough(sight, words)]
    private = await _private_lines(context, sight, words, person.user_id, row.since)
    of_round = [line] if (line := round_line(sight, words)) else []
    if row.reminds and any(one.banked for one in sight.reasons):
        of_round.append(words.say("reminder-bank"))
    lines = [f"- {one}" for one in (*of_round, *private, *told)]
    room = CONTENT - units(head) - units(coming) - 2
    return "\n".join(filter(None, (head, *newest(lines, room), coming))), below


async def board_link(context: Context, sight: Sight) -> str:
    """The address of the board's buttons, where decisions are made; of the place if there is none."""
    board = (await context.posted(sight.table.id)).board_message
    return place_link(sight) if board is None else link_to(sight, board)


def way_rows(words: GameWords, link: str, *own: Control) -> list[Row]:
    """The way to the table, and to what is the reader's own."""
    go = [link_button(link, words.plain.say("call-way"))] if link else []
    return rows([*go, *own])


def _news_only(reader: Reader, sight: Sight, told: Sequence[str]) -> str:
    # A phone shows the first line, so the newest is there.
    *before, newest_one = told
    return "\n".join((reader.event(sight, newest_one), *(f"- {one}" for one in before)))


async def _below(
    context: Context,
    sight: Sight,
    person: PersonRow,
    words: GameWords,
    news: Iterable[NoticeNews],
) -> Sequence[Row]:
    pressed = [one for one in news if one.page or kinds.of(one.key).below]
    if not pressed:
        return ()
    theirs = await context.tables.sight(sight.table.id, person.user_id)
    return kinds.below(theirs, words, pressed[-1])


async def _coming(context: Context, sight: Sight, person: PersonRow, words: GameWords) -> str:
    """What is coming for the person, if they want help in this game."""
    user, game = person.user_id, sight.rules.key
    if not await context.store.read(lambda link: coached.wants(link, user, game)):
        return ""
    return coach.coming(await context.tables.sight(sight.table.id, user), words)


async def _private_lines(
    context: Context, sight: Sight, words: GameWords, user_id: int, after: int | None
) -> list[str]:
    """The person's private events since that entry, without those that they were called to already."""
    if after is None:
        return []
    seat = next((row.seat for row in sight.seats if row.user_id == user_id), None)
    log = await context.tables.log(sight.table.id, user_id, after)
    events = [event for one in log for event in one.events if isinstance(event, Private)]
    news = [event for event in events if event.call is None or seat not in event.call.seats]
    return [text for text in map(words.event, news) if text]
