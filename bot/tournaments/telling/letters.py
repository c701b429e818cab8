"""Messages of a tournament: its card, redrawn or posted again if it is gone; how much goes into others,
whom they call, what picture they have.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord
from discord import ui

from bot.community.voice import Voice
from bot.outbound.sending import marks, post
from bot.outbound.sending.context import Context
from bot.outbound.sending.permissions import lacking_in
from bot.tournaments.card.announcements import named
from bot.tournaments.card.card import answer_buttons, card, press
from bot.tournaments.card.rounds import links, table_line
from bot.tournaments.card.speaker import Speaker
from bot.tournaments.card.standings import cross_page, standings_page
from bot.tournaments.records.records import Held, Records
from bot.ui.control import Press, button, marked, rows
from bot.ui.first_words import Reader, addressed
from bot.ui.limits import CONTENT, TEXT, shortened, units
from bot.ui.sheet import Attached, PlainSheet, Row, Sheet, galleries
from bot.words.values import Markup
from games.league.tournament.effects import Announced
from games.league.tournament.state import Round
from render.community import text

PARTS = marks.TASK_PARTS
"""Maximum messages in which something of a tournament is told."""
BATCH = 60
"""The most people whom one message calls: their mentions stand in its plain content."""
NAMED = 20
"""Maximum tables that are announced with the names of their players; more have links only."""


_CARD = -1
"""Marks the card in a nonce, in place of the part number of other messages."""


def settle_rows(speaker: Speaker, told: Announced) -> list[Row]:
    """The buttons by which a decision in somebody's own cause is answered."""
    if told.key != "ruling-asked":
        return []
    table, entry = getattr(told.step, "table", told.facts.get("table", 0)), told.facts.get("entry")
    return rows(answer_buttons(speaker, entry if isinstance(entry, int) else 0, table))


def own_tables(speaker: Speaker) -> list[Row]:
    """The way to one's own tables."""
    return rows([button(Press(0, 0, "games"), speaker.words.plain.say("digest-all"))])


async def letter_of(
    context: Context,
    said: str,
    mark: int,
    calls: Sequence[int],
    shown: Held | None,
    below: Sequence[Row] = (),
) -> post.Letter:
    """A message; with the standings of `shown` as a picture, or in words where no file may be posted."""
    if shown is None:
        if calls:
            return post.call_letter(said, mark, below, calls)
        return post.Letter(post.line_view(said, mark, *below))
    words = speaker(context, shown)
    label = words.words.plain.say("tournament-button-standings")
    standing = rows([button(press(shown.row.id, "standings"), label)])
    if not takes_files(context, shown):
        listed = shortened(text(standings_page(words)), TEXT - units(said))
        if calls:
            return post.call_letter(f"{said}\n{listed}", mark, standing, calls)
        texts = ui.TextDisplay[ui.LayoutView](listed)
        return post.Letter(Sheet(ui.TextDisplay(said, id=mark), texts, *standing))
    page = standings_page(speaker(context, shown, plain=True))
    drawn = await context.pictures.community(page)
    files = drawn.named(f"standings-{shown.row.id}-{len(shown.state.rounds)}.png")
    if calls:
        return post.Letter(PlainSheet(said, marked(standing, mark)), files, calls)
    view = Sheet(ui.TextDisplay(said, id=mark), *galleries(files), *standing)
    return post.Letter(view, files)


def in_parts(
    texts: Sequence[str], calls: Sequence[int], reader: Reader
) -> list[tuple[str, Sequence[int]]]:
    """Messages with those whom each calls: they begin with what a phone shows.

    What has no room beside so many mentions follows in a message that calls nobody.
    """
    batches = [calls[at : at + BATCH] for at in range(0, len(calls), BATCH)]
    readable = reader.first(texts[0]) if batches else ""
    room = CONTENT - max((units(addressed(batch, "")) for batch in batches), default=0) - 1
    fits = units(readable) <= room
    said = readable if fits else shortened(readable.partition("\n")[0], room)
    parts: list[tuple[str, Sequence[int]]] = [(addressed(batch, said), batch) for batch in batches]
    others = texts[1:] if batches and fits else texts
    parts += ((shortened(one, TEXT), ()) for one in others)
    return parts[:PARTS]


def with_tables(said: str, listed: Sequence[str]) -> list[str]:
    """In the message of what is said, if they fit there."""
    if len(listed) == 1 and units(said) + 1 + units(listed[0]) <= TEXT:
        return [f"{said}\n{listed[0]}"]
    return [said, *listed]


def table_lists(context: Context, held: Held, one: Round, places: dict[int, int]) -> list[str]:
    """A line for each table if they are few, else the numbers with their links, in several messages."""
    speaks = speaker(context, held)
    if len(one.tables) <= NAMED:
        return ["\n".join(links(speaks, one, places, TEXT))] if one.tables else []
    texts, room = [""], TEXT
    for table in one.tables:
        place = places.get(table.number)
        line = f"{table.number} <#{place}>" if place else str(table.number)
        # 3 are the characters between two tables.
        room -= units(line) + 3
        if room < 0:
            texts.append("")
            room = TEXT - units(line) - 3
        texts[-1] = f"{texts[-1]} · {line}" if texts[-1] else line
    return texts


def drawn_lists(context: Context, held: Held, number: int) -> list[str]:
    """The seats of a round that is drawn and not open yet, in as many messages as that takes."""
    rounds = held.state.rounds
    if number > len(rounds) or rounds[number - 1].opened or held.over:
        return []
    one, speaks = rounds[number - 1], speaker(context, held)
    lines = [f"- {table_line(speaks, table, {})}" for table in one.tables]
    if one.byes:
        lines.append(f"- {speaks.words.say('cup-tables-byes', players=speaks.names(one.byes))}")
    texts = [speaks.words.say("cup-said-seat-order")]
    for line in lines:
        if units(texts[-1]) + 1 + units(line) > TEXT:
            texts.append(line)
        else:
            texts[-1] = f"{texts[-1]}\n{line}"
    return texts


def seed_line(context: Context, held: Held, seed: str) -> str:
    """The seed, and how everybody can check it against the hash."""
    facts = {"seed": Markup(seed), "hash": Markup(held.state.seed_hash)}
    speaks = speaker(context, held)
    return named(speaks, speaks.words.say("cup-said-seed", **facts))


def speaker(context: Context, held: Held, *, plain: bool = False) -> Speaker:
    """The words of a tournament in its language."""
    games = context.tables.repository.games
    voice = Voice(context.catalogue, games, held.row.language, plain=plain)
    return Speaker(held, voice, plain=plain)


def channel(context: Context, held: Held) -> discord.PartialMessageable:
    """Where the card and the announcements are."""
    return context.client.get_partial_messageable(held.row.channel_id, guild_id=held.row.guild_id)


async def show(context: Context, records: Records, tournament_id: int, *, suspect: bool) -> None:
    """The card as it is now. With `suspect` one may have been posted that nobody has noted."""
    held = await records.look(tournament_id)
    place, old = channel(context, held), held.row.card_message
    mark = marks.card(tournament_id)
    letter = await _letter(context, held, mark)
    if old is not None:
        with suppress(post.Lost):
            await post.redraw(place, old, letter)
            context.cards.edited(old, context.now())
            return
    found = await post.said(place, [mark], context.me) if suspect else {}
    new = found.get(mark)
    # The old card may still be found in the history, though it takes no edits any more.
    if new is None or new == old:
        # Negative, as the ids of news are positive: no nonce is the same.
        new = await post.send(place, letter, context.marks.nonce(-tournament_id, _CARD, old or 0))
    await records.change_row(tournament_id, card_message=new)


async def _letter(context: Context, held: Held, mark: int) -> post.Letter:
    """The card; from the first result on with standings and cross-table, as they are after the newest."""
    speaks = speaker(context, held)
    rules = context.tables.repository.games.get(held.state.settings.game)
    bare = card(speaks, rules, mark)
    if not _has_result(held):
        return post.Letter(bare)
    if not takes_files(context, held):
        listed = shortened(text(standings_page(speaks)), TEXT - bare.content_length())
        return post.Letter(card(speaks, rules, mark, [ui.TextDisplay(listed)]))
    drawn = await _drawn(context, held)
    return post.Letter(card(speaks, rules, mark, galleries(drawn)), drawn)


async def _drawn(context: Context, held: Held) -> list[Attached]:
    """The first page of the standings, where there are many players."""
    speaks, found = speaker(context, held, plain=True), list[Attached]()
    for kind, page in (("standings", standings_page(speaks)), ("crosses", cross_page(speaks))):
        drawn = await context.pictures.community(page)
        found += drawn.named(f"{kind}-{held.row.id}-{held.state.number}.png")
    return found


def _has_result(held: Held) -> bool:
    return any(table.result is not None for one in held.state.rounds for table in one.tables)


def takes_files(context: Context, held: Held) -> bool:
    """Whether the bot may post pictures in the tournament's channel."""
    found = context.known(held.row.guild_id, held.row.channel_id)
    if found is None:
        return True
    return "attach_files" not in lacking_in(found)
