"""Presses on a tournament's card, and the pages of tournaments that commands show, too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from bot.community.voice import Voice
from bot.errors import HouseError
from bot.inbound.confirming import ask
from bot.inbound.showing import attached
from bot.inbound.visit import Visit
from bot.store import tournaments
from bot.tournaments.card.card import VERB, card
from bot.tournaments.card.rounds import Places, my_table, tables_pages
from bot.tournaments.card.speaker import Speaker, of_tournament
from bot.tournaments.card.standings import cross_page, page_count, page_of, standings_page
from bot.tournaments.card.steps_log import log_pages
from bot.tournaments.commands.cups import known, listed, person_of
from bot.tournaments.commands.hearing import steps_of
from bot.tournaments.records.directors import is_director
from bot.tournaments.records.records import Held
from bot.ui.control import Press, button, number, rows
from bot.ui.limits import TEXT, shortened
from bot.ui.sheet import Row, Sheet, galleries, note
from bot.words.values import Markup
from games.league.tournament.entries import Settle
from games.league.tournament.state import CalledOff, CheckingIn, Finished, Playing, Registering
from render.community import text

IN_PERSON = frozenset({"agree", "refuse", "object", "help"})
"""What people answer to a decision or ask for, in the server or in a direct message."""

LISTED = 20
"""Tournaments in a list, the open ones first."""


async def press(visit: Visit, pressed: Press, _values: Sequence[str] = ()) -> None:
    """A button of a card, or one that turns a page: `<tournament>.<what>[.<page>]`."""
    parts = pressed.argument.split(".")
    if len(parts) not in {2, 3}:
        raise HouseError("stale")
    tournament, what = number(parts[0]), parts[1]
    at = number(parts[2]) if len(parts) > 2 else 0
    await visit.acknowledge()
    if what in IN_PERSON:
        await _answer(visit, pressed, tournament, what, at)
        return
    held = await known(visit, tournament)
    match what:
        case "join":
            await join_it(visit, tournament)
        case "leave":
            await leave_or_ask(visit, held)
        case "leave-for-good":
            await leave_it(visit, tournament)
        case "play-on":
            await play_on_in(visit, tournament)
        case "check-in":
            await check_in_at(visit, tournament)
        case "mine":
            await show_mine(visit, held)
        case "standings" | "crosses" | "words":
            place = at if len(parts) > 2 or what == "words" else None
            crosses, in_words = what == "crosses", what == "words"
            await show_standings(visit, held, crosses=crosses, in_words=in_words, at=place)
        case "tables":
            await show_tables(visit, held, at)
        case "log":
            await show_log(visit, held, at)
        case _:
            raise HouseError("stale")


async def _answer(visit: Visit, pressed: Press, tournament: int, what: str, at: int) -> None:
    """An answer to a decision, also from the direct message that tells of it."""
    if visit.guild_id:
        await known(visit, tournament)
    elif (await steps_of(visit).records.look(tournament)).number_of(visit.user_id) is None:
        raise HouseError("no-such-tournament", tournament=tournament)
    if what == "object":
        await object_to(visit, tournament, at)
    elif what == "help":
        await call_director(visit, tournament)
    else:
        await settle_it(visit, tournament, Settle(at, what == "agree", pressed.decision))


async def join_it(visit: Visit, tournament: int, *, reserve: bool = False) -> None:
    """Enter; what the person must do next is the answer."""
    with of_tournament():
        held = await steps_of(visit).join(tournament, person_of(visit), reserve=reserve)
    title, check_in = Markup((await speaker_of(visit, held)).title), held.state.settings.check_in
    if not reserve and check_in and isinstance(held.state.phase, Registering):
        seconds = int(check_in.total_seconds())
        await _say(visit, "tournament-joined-check-in", title=title, seconds=seconds)
        return
    key = "tournament-joined-reserve" if reserve else "tournament-joined"
    await _say(visit, key, title=title)


async def play_on_in(visit: Visit, tournament: int) -> None:
    """Somebody who lapsed is seated again from the next draw on."""
    with of_tournament():
        held = await steps_of(visit).play_on(tournament, person_of(visit))
    title = Markup((await speaker_of(visit, held)).title)
    await _say(visit, "tournament-plays-on", title=title)


async def settle_it(visit: Visit, tournament: int, answer: Settle) -> None:
    """The answer to a decision in a director's own cause."""
    with of_tournament():
        await steps_of(visit).settle(tournament, person_of(visit), answer)
    await _say(visit, "tournament-done")


async def call_director(visit: Visit, tournament: int) -> None:
    with of_tournament():
        await steps_of(visit).call_director(tournament, person_of(visit))
    await _say(visit, "tournament-director-called")


async def object_to(visit: Visit, tournament: int, entry: int) -> None:
    """Somebody thinks that a decision is wrong: those who manage the server are called."""
    with of_tournament():
        await steps_of(visit).object_to(tournament, person_of(visit), entry)
    await _say(visit, "tournament-objected")


async def leave_or_ask(visit: Visit, held: Held, *, confirm: bool = False) -> None:
    """An entry is withdrawn at once; once rounds are drawn there is no way back, so it is confirmed,
    whether it was pressed or typed.
    """
    if _is_seated(held, visit.user_id) and not confirm:
        await _ask_leave(visit, held)
    else:
        await leave_it(visit, held.row.id)


async def leave_it(visit: Visit, tournament: int) -> None:
    with of_tournament():
        held = await steps_of(visit).leave(tournament, person_of(visit))
    speaker = await speaker_of(visit, held)
    begun = bool(held.state.rounds)
    words = await visit.words()
    said = words.say("tournament-left", title=Markup(speaker.title), begun=begun)
    # The question whether to leave, if there was one, is answered: its button goes.
    await visit.redraw(note(said))


def _is_seated(held: Held, user: int) -> bool:
    """Whether leaving costs this person more than an entry: rounds have been drawn with them."""
    me = held.number_of(user)
    entered = any(one.number == me and one.status == "entered" for one in held.state.players)
    return entered and isinstance(held.state.phase, Playing)


async def _ask_leave(visit: Visit, held: Held) -> None:
    words, speaker = await visit.words(), await speaker_of(visit, held)
    press = Press(0, 0, VERB, f"{held.row.id}.leave-for-good")
    asked = words.say("tournament-leave-ask", title=Markup(speaker.title))
    await ask(visit, asked, press, words.say("leave-button"))


async def check_in_at(visit: Visit, tournament: int) -> None:
    with of_tournament():
        await steps_of(visit).check_in(tournament, person_of(visit))
    await _say(visit, "tournament-checked-in")


async def show_list(visit: Visit) -> None:
    """The tournaments of this server."""
    found = await listed(visit)
    words = await visit.words()
    if not found:
        await visit.answer(note(words.say("tournament-list-empty")))
        return
    lines = [await _listed(visit, row.id) for row in found[:LISTED]]
    await visit.answer(note("\n".join(lines)))


async def show_card(visit: Visit, held: Held) -> None:
    """The card, for the person alone, with what all can read beside it."""
    speaker = await speaker_of(visit, held)
    sheet = card(speaker, visit.services.games.get(held.state.settings.game), 1)
    for row in await _turns(visit, held, (("tables", 0), ("log", 0))):
        sheet.add_item(row)
    if is_director(held, person_of(visit)) and not held.over:
        # Where the desk is, only its own module knows.
        desk = button(Press(0, 0, "cup-desk", str(held.row.id)), speaker.words.say("cup-desk-head"))
        sheet.add_item(*rows([desk]))
    await visit.redraw(sheet)


async def show_standings(
    visit: Visit,
    held: Held,
    *,
    crosses: bool = False,
    in_words: bool = False,
    at: int | None = None,
) -> None:
    """The page on which the person stands, or another one."""
    viewer = held.number_of(visit.user_id)
    at = page_of(held, viewer) if at is None else at
    made: Callable[..., Any] = cross_page if crosses else standings_page
    what = "crosses" if crosses else "words" if in_words else "standings"
    pages = page_count(held)
    turns = [(what, one) for one in (at - 1, at + 1) if 0 <= one < pages]
    other = ("standings", at) if crosses else ("crosses", at)
    controls = await _turns(visit, held, (*turns, other), at)
    if in_words:
        speaker = await speaker_of(visit, held)
        told = shortened(text(made(speaker, at, viewer)), TEXT)
        await visit.redraw(note(told, rows=controls))
        return
    speaker = await speaker_of(visit, held, plain=True)
    drawn = await (await visit.pictures()).community(made(speaker, at, viewer))
    # A new name at each showing, or Discord would show the old picture.
    files = drawn.named(f"page-{visit.interaction.id}.png")
    await visit.redraw(Sheet(*galleries(files), *controls), attached(files))


async def show_tables(visit: Visit, held: Held, at: int = 0) -> None:
    """Round by round, with links and results."""
    speaker = await speaker_of(visit, held)
    scoring = await steps_of(visit).scoring(held)
    pages = tables_pages(speaker, await places_of(visit, held), scoring)
    at = min(at, len(pages) - 1)
    turns = [("tables", one) for one in (at - 1, at + 1) if 0 <= one < len(pages)]
    await visit.redraw(note(pages[at], rows=await _turns(visit, held, turns, at)))


async def show_mine(visit: Visit, held: Held) -> None:
    """Where the person plays now, against whom and until when."""
    speaker = await speaker_of(visit, held)
    player, scoring = held.number_of(visit.user_id), await steps_of(visit).scoring(held)
    told = my_table(speaker, player, await places_of(visit, held), scoring)
    now = held.state.current
    plays = now is not None and now.opened and any(player in one.seats for one in now.running)
    label = speaker.words.plain.say("tournament-button-help")
    below = rows([button(Press(0, 0, VERB, f"{held.row.id}.help"), label)]) if plays else []
    await visit.answer(note(told, rows=below))


async def show_log(visit: Visit, held: Held, at: int = 0) -> None:
    """What directors have decided, with their reasons."""
    rows_ = await visit.services.store.read(partial(tournaments.entries, tournament_id=held.row.id))
    _, entries = await steps_of(visit).records.header(held.row.id)
    users = {row.number: row.user_id for row in rows_}
    pages = log_pages(await speaker_of(visit, held), entries, users) or [""]
    at = min(at, len(pages) - 1)
    turns = [("log", one) for one in (at - 1, at + 1) if 0 <= one < len(pages)]
    await visit.redraw(note(pages[at], rows=await _turns(visit, held, turns, at)))


async def _listed(visit: Visit, tournament: int) -> str:
    try:
        held = await steps_of(visit).records.look(tournament)
    except HouseError:
        # One damaged tournament must not hide the others.
        return (await visit.words()).say("tournament-damaged", tournament=tournament)
    speaker = await speaker_of(visit, held)
    match held.state.phase:
        case CheckingIn():
            phase = "check-in"
        case Playing():
            phase = "playing"
        case Finished():
            phase = "finished"
        case CalledOff():
            phase = "called-off"
        case _:
            phase = "registering"
    return speaker.words.say(
        "tournament-list-line",
        tournament=tournament,
        title=Markup(speaker.title),
        game=Markup(speaker.voice.game(held.state.settings.game)),
        players=len(held.state.active),
        phase=phase,
    )


async def speaker_of(visit: Visit, held: Held, *, plain: bool = False) -> Speaker:
    services = visit.services
    voice = Voice(services.catalogue, services.games, await visit.language(), plain=plain)
    return Speaker(held, voice, plain=plain)


async def places_of(visit: Visit, held: Held) -> Places:
    return await visit.services.store.read(partial(tournaments.places, tournament_id=held.row.id))


async def _turns(
    visit: Visit, held: Held, turns: Sequence[tuple[str, int]], at: int = 0
) -> list[Row]:
    """Buttons to other pages of the tournament: to the page before or after, or to another kind."""
    words, controls = await visit.words(), []
    for what, page in turns:
        key = "community-earlier" if page < at else "community-later"
        label = key if page != at else f"tournament-page-{what}"
        pressed = Press(0, 0, VERB, f"{held.row.id}.{what}.{page}")
        controls.append(button(pressed, words.say(label)))
    return rows(controls)


async def _say(visit: Visit, key: str, **facts: Any) -> None:
    words = await visit.words()
    await visit.answer(note(words.say(key, **facts)))
