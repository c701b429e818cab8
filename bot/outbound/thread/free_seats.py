"""A free seat, told in the channel: its table's thread is read by those who sit there already."""

from __future__ import annotations

from bot.outbound.calls import standing
from bot.outbound.sending import post
from bot.outbound.sending.context import Context, where
from bot.outbound.sending.jobs import Job
from bot.store.posted import ButtonMessage
from bot.ui.clock_terms import pace_lines
from bot.ui.control import link, rows
from bot.ui.seats_offered import seat_button
from bot.ui.status import place_link
from bot.words.values import Markup


async def tell(context: Context, job: Job) -> None:
    """One line for each seat that is still free, with its game, how far that is, and the pace."""
    sight = await context.tables.sight(job.table_id)
    channel = sight.table.channel_id
    if where(sight) != channel and sight.table.stage in {"running", "paused"}:
        words, place = context.words(sight), context.channel(sight, channel)
        for part, news in enumerate(job.news):
            seat, own = news.facts["seat"], context.marks.news(news.id)
            if not isinstance(seat, int) or sight.seats[seat].offered is None:
                continue
            if job.suspect and await post.said(place, [own], context.me):
                continue
            pace = next(iter(pace_lines(sight, words)), "").removeprefix("- ")
            text = words.say(
                "seat-free",
                game=sight.rules.key,
                table=sight.table.called,
                seat=seat,
                turn=sight.turn,
                pace_line=Markup(pace),
            )
            go = link(place_link(sight), words.plain.say("call-way"))
            below = rows([seat_button(sight.table.id, seat, words), go])
            letter = post.Letter(post.line_view(text, own, *below))
            message = await post.send(place, letter, context.marks.nonce(news.id, part))
            await standing.remember(context, sight, ButtonMessage("seat", seat, message, channel))
    await context.done(job.news)
