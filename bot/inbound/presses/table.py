"""Presses that play: the hand, pages and complete moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.people import renaming
from bot.engine.views.sight import LogLine, Sight
from bot.errors import HouseError
from bot.inbound import coaching
from bot.inbound.lookup import seated, started
from bot.inbound.presses import lessons
from bot.inbound.showing import attached, last_own
from bot.inbound.visit import Visit
from bot.lessons.lecture import is_lesson, lecture
from bot.outbound.calls import kinds
from bot.store import coached, notebooks, undelivered
from bot.ui import drafts, labels, typing
from bot.ui.buttons import turn_rows
from bot.ui.control import Press, number, unslotted
from bot.ui.hand import (
    FIRST,
    Turned,
    advice_text,
    board_page,
    hand_sheet,
    page_sheet,
)
from bot.ui.logbook import log_text
from bot.ui.notebook import note_text
from bot.ui.pages import leafed
from bot.ui.sheet import galleries, note
from bot.ui.status import status
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.codes import meant
from games.core.words import Action

_CHANGES = 6
"""Lines above a hand: its picture is what was asked for."""


async def hand(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[My hand]: the player's own things as a picture, their possible acts, and their private news."""
    await visit.acknowledge()
    sight = started(seated(await visit.look(press.table)))
    await show_own(visit, sight, Turned(number(press.argument or "0")))


async def show_own(visit: Visit, sight: Sight, turned: Turned = FIRST) -> None:
    """The hand with the player's private news, and what has changed since their last move."""
    table, user, store = sight.table.id, visit.user_id, visit.services.store
    news = await store.read(lambda link: undelivered.of(link, table, user))
    words = await visit.words(sight)
    told = [kinds.said(words, sight, one) for one in news]
    changed = await _changed(visit, sight, words)
    await show_hand(visit, sight, turned, "\n".join((*told, *changed)))
    if news:
        # Only once they were shown: after a failure the next press shows them again.
        await store.write(lambda link: undelivered.seen(link, table, user))


async def _changed(visit: Visit, sight: Sight, words: GameWords) -> Iterator[str]:
    """What has happened since the viewer's own last move: a board cannot tell, it is everybody's.

    Nothing for somebody who has not moved yet; `/table since` has all of it.
    """
    if is_lesson(sight.table.id):
        # A scene begins in the middle of a game that nobody has played here.
        return iter(())
    log = await visit.services.tables.log(sight.table.id, visit.user_id)
    own = last_own(sight, log)
    fresh = [one for one in log if one.number > own] if own >= 0 else []
    lines = log_text(sight, words, fresh, _CHANGES)
    return iter((words.say("since-your-move"), lines) if lines else ())


async def show_hand(visit: Visit, sight: Sight, turned: Turned = FIRST, sentence: str = "") -> None:
    """Draw the hand and show it."""
    words = await visit.words(sight)
    if sight.outcome is not None:
        await visit.redraw(note(f"{sentence}\n{status(sight, words)}".strip()))
        return
    drawn = await (await visit.pictures()).hand(sight, words)
    files = drawn.named(f"hand-{sight.table.id}-{{}}.png")
    table, user = sight.table.id, visit.user_id
    written = await visit.services.store.read(lambda link: notebooks.get(link, table, user))
    offer = await _offered_words(visit, words)
    own = "\n".join(filter(None, (note_text(words, written), offer)))
    told = await coaching.help_for(visit, sight, words)
    sheet = hand_sheet(sight, words, galleries(files), turned, sentence, own, told)
    await visit.redraw(sheet, attached(files))
    await coaching.explained(visit, sight, told)
    if offer:
        # Only once it was shown.
        await visit.choose(pictures="yes")


async def _offered_words(visit: Visit, words: GameWords) -> str:
    """In the first hand that somebody sees: that they may have words in place of pictures."""
    if (await visit.person()).pictures is not None:
        return ""
    return words.say("pictures-offer")


async def enough(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Enough explained]: no help in this game any more, until it is wanted again."""
    await visit.acknowledge()
    sight = started(seated(await visit.look(press.table)))
    user, game = visit.user_id, sight.rules.key
    await visit.services.store.write(lambda link: coached.choose(link, user, False, game))
    said = (await visit.words(sight)).say("coach-off", game=game)
    if visit.on_private:
        await show_hand(visit, sight, sentence=said)
    else:
        await visit.answer(note(said))


async def page(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """A page as it is now. It is no move, so a button of an earlier turn opens it as well."""
    await visit.acknowledge()
    sight = started(await visit.look(press.table))
    key, part = unslotted(press.argument)
    if not values:
        await show_page(visit, sight, key, Turned(number(part or "0")))
        return
    leaf = leafed(values[0])
    if leaf is None:
        await show_page(visit, sight, values[0])
    elif key:
        await show_page(visit, sight, key, Turned(kind=part, kind_leaf=leaf))
    else:
        await show_hand(visit, seated(sight), Turned(kind=part, kind_leaf=leaf))


async def show_page(
    visit: Visit, sight: Sight, key: str, turned: Turned = FIRST, sentence: str = ""
) -> None:
    """Draw a page and show it. HouseError: no-such-page."""
    found, words = sight.page(key), await visit.words(sight)
    if not key or found is None:
        raise HouseError("no-such-page")
    drawn = await (await visit.pictures()).page(sight, key, words)
    # Keys of pages have colons, which some systems refuse in names of files.
    files = drawn.named(f"page-{sight.table.id}-{{}}-{key.replace(':', '-')}.png")
    sheet = page_sheet(sight, words, found, galleries(files), turned, sentence)
    await visit.redraw(sheet, attached(files))


async def show_board(visit: Visit, sight: Sight) -> None:
    """The whole board as the viewer may see it, in private, with the controls for its pages."""
    words = await visit.words(sight)
    drawn = await (await visit.pictures()).board(sight, words)
    files = drawn.named(f"board-{sight.table.id}-{{}}.png")
    await visit.redraw(board_page(sight, words, galleries(files)), attached(files))


async def act(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """A button that is a complete move: a board changes, and that is the answer."""
    await visit.acknowledge(quiet=True)
    sight = await visit.look(press.table)
    offered = (offer.action for offer in sight.offers)
    action = meant(sight.rules.action_types, offered, press.argument)
    if action is None:
        await show_stale(visit, sight)
    else:
        await play(visit, sight, action, press.decision)


async def advise(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[What would you do?]: the best moves, above the hand."""
    await visit.acknowledge()
    await show_advice(visit, started(seated(await visit.look(press.table))))


async def show_advice(visit: Visit, sight: Sight) -> None:
    """HouseError: no-advice-here, nothing-to-advise."""
    found = await visit.services.tables.advisers.best(sight.table.id, visit.user_id)
    # Meanwhile others may have moved: what was advised is told of what it was for.
    words = await visit.words(sight)
    await show_hand(visit, sight, sentence=advice_text(sight, words, found))


async def stale(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Answer a stale button with the table's present status."""
    await show_stale(visit, await visit.look(press.table))


async def play(visit: Visit, sight: Sight, action: Action, decision: int | None = None) -> None:
    """Act for the player, then show the result in the message pressed, or in a private one.

    The press is acknowledged by now: other players' acts and the disk may take longer than Discord
    waits.
    """
    if sight.task is not None:
        await lessons.played(visit, sight, action, decision)
        return
    tables = visit.services.tables
    try:
        after = await tables.act(sight.table.id, visit.user_id, action, decision)
    except HouseError as refusal:
        if refusal.why != "stale":
            raise
        await show_stale(visit, await visit.look(sight.table.id))
        return
    # Behind the move, which does not wait for a name.
    await renaming.follow(tables.repository, sight.table.id, visit.user_id, visit.name)
    visit.sight = after
    if visit.on_private or visit.interaction.message is None:
        await _show_done(visit, sight, after, action)


async def show_stale(visit: Visit, sight: Sight) -> None:
    """Say that nothing has changed, and show the present decision with its buttons."""
    if sight.task is not None:
        row, rules = await visit.lesson(sight.table.id)
        await lessons.show(visit, lecture(row, rules))
        return
    words = await visit.words(sight)
    text = f"{words.say('stale')}\n{status(sight, words)}"
    await visit.redraw(note(text, rows=turn_rows(sight, words)))


async def _show_done(visit: Visit, before: Sight, after: Sight, action: Action) -> None:
    words = await visit.words(after)
    log = await _log(visit, before, after)
    own = (event for one in log if one.seat == after.viewer for event in one.events)
    leads_to = next((event.leads_to for event in own if event.leads_to), "")
    on = leads_to or drafts.page_of(before.offers, action)
    told = log_text(after, words, log) or _done(before, words, action)
    await show_after(visit, after, on, told)


def _done(before: Sight, words: GameWords, action: Action) -> str:
    """What the viewer has done, where that is no news."""
    done, effect = (
        words.say("done", action=Markup(words.action(action))),
        labels.hint(before, words, action),
    )
    return f"{done.rstrip('.')} ({effect})." if effect else done


async def news(visit: Visit, before: Sight, after: Sight) -> str:
    """The events in between that the viewer may know, in words."""
    return log_text(after, await visit.words(after), await _log(visit, before, after))


async def _log(visit: Visit, before: Sight, after: Sight) -> list[LogLine]:
    return await visit.services.tables.log(after.table.id, visit.user_id, before.table.number)


async def show_after(visit: Visit, after: Sight, on: str, sentence: str) -> None:
    """Show the result of a move on its page: a listed one, the hand, or a note."""
    words = await visit.words(after)
    if on and after.page(on) is not None and after.outcome is None:
        await show_page(visit, after, on, sentence=sentence)
        return
    if any(offer.hidden for offer in after.offers):
        await show_hand(visit, after, sentence=sentence)
        return
    asked = (status(after, words), typing.how(after, words))
    await visit.redraw(note(sentence, *asked, rows=turn_rows(after, words)))
