"""Acts that nobody else may know of leave nothing to be counted: a game with three more of them looks the
same to everybody else, to the names of its files, the ids of its buttons and the number of its edits.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine.table import live as announcing
from bot.store import outbox
from bot.store.rows import News
from bot.ui import logbook
from bot.ui.control import parse
from games.core.words import Action, Seat
from games.greed.actions import Announce
from games.impero.actions import Send
from tests.bot.games.anything import Table, opened
from tests.bot.seen import Seen
from tests.bot.sim import House

PEOPLE = ("giulia", "marco", "ottavia")
LOOKS = ("info", "log", "text", "since", "hand")


async def _told_once(house: House) -> None:
    """Help and offers that the first hand alone has would hide what an entry changes, or be taken for it."""
    await house.slash("ottavia", "table hand")


async def _greed(house: House) -> tuple[Table, Sequence[Action]]:
    """Giulia has chosen her card and thinks better of it, three times."""
    table = await opened(house, "greed", PEOPLE)
    await _told_once(house)
    hand = (await table.sight("giulia")).view.hand
    await _act(table, "giulia", Announce(hand[0]))
    return table, [Announce(hand[1]), Announce(hand[0]), Announce(hand[1])]


async def _impero(house: House) -> tuple[Table, Sequence[Action]]:
    """Giulia sends Marco money, three times: only the two know of it."""
    table = await opened(house, "impero", PEOPLE, option="minutes=60")
    await _told_once(house)
    seat = (await table.sight("marco")).viewer
    assert seat is not None
    return table, [Send(Seat(seat), 10), Send(Seat(seat), 20), Send(Seat(seat), 30)]


TABLES = {"greed": _greed, "impero": _impero}


@pytest.mark.parametrize("game", TABLES)
async def test_three_secret_entries_leave_no_trace(house: House, game: str) -> None:
    table, acts = await TABLES[game](house)
    before = await _seen(house)
    number = (await table.sight()).table.number
    for action in acts:
        await _act(table, "giulia", action)
        await house.advance(200)
    assert (await table.sight()).table.number == number + len(acts)
    assert await _seen(house) == before


@pytest.mark.parametrize("game", TABLES)
async def test_a_board_that_is_redrawn_after_them_has_the_same_file_and_buttons(
    house: House, game: str
) -> None:
    table, acts = await TABLES[game](house)
    await _redrawn(table)
    before = _read(house.board)
    for action in acts:
        await _act(table, "giulia", action)
    await _redrawn(table)
    assert _read(house.board) == before


@pytest.mark.parametrize("game", TABLES)
async def test_no_button_has_a_number_by_which_entries_could_be_counted(
    house: House, game: str
) -> None:
    """From one decision to the next anybody could read how many secret entries lie between."""
    table, acts = await TABLES[game](house)
    await _act(table, "giulia", acts[0])
    hand = await house.slash("ottavia", "table hand")
    ids = [button.custom_id for seen in (house.board, hand.seen) for button in seen.buttons]
    marks = {press.decision for one in ids if (press := parse(one)) is not None}
    assert marks
    assert min(marks) > 10**8


@pytest.mark.parametrize("broken", ["ids", "edits", "log"])
async def test_a_number_that_counts_them_is_caught(
    house: House, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """The control: each of the numbers, as it was."""
    table, acts = await _greed(house)
    before = await _seen(house)
    if broken == "ids":
        monkeypatch.setattr("bot.engine.views.sights.mark_of", lambda row: row.number)
    elif broken == "edits":
        monkeypatch.setattr(announcing, "_is_private", lambda *_given: False)
        monkeypatch.setattr(announcing, "_is_news", lambda *_given: True)
    else:
        monkeypatch.setattr(
            logbook, "_numbers", lambda sight, log: [str(sight.table.number)] * len(log)
        )
    for action in acts:
        await _act(table, "giulia", action)
        await house.advance(200)
    assert await _seen(house) != before


async def _act(table: Table, who: str, action: Action) -> None:
    house = table.house
    await house.app.tables.act(table.number, house.people[who].id, action)
    await house.settle()


async def _redrawn(table: Table) -> None:
    """For a reason that all may know, as when somebody is called otherwise."""
    news = News(table_id=table.number, kind="board")
    await table.house.app.store.write(lambda link: outbox.put(link, news))
    await table.house.settle()


async def _seen(house: House) -> list[object]:
    """What Ottavia and a stranger get to see, and how often messages were edited."""
    edited = sum(
        one.method == "PATCH" and "/messages/" in one.path and "/webhooks/" not in one.path
        for one in house.env.http_requests
    )
    shown: list[object] = [edited, *map(_read, house.messages())]
    for who in ("ottavia", "nemo"):
        for look in LOOKS:
            reply = await house.slash(who, f"table {look}")
            shown += [(who, look, _read(seen)) for seen in reply.messages]
    return shown


def _read(seen: Seen) -> object:
    files = [file["filename"] for file in seen.stored.attachments]
    ids = [one.custom_id for one in seen.buttons] + [one.custom_id for one in seen.menus]
    # Behind it stands the message's mark, which is no number that counts.
    ids = [one.partition("^")[0] for one in ids]
    return seen.text, seen.alt, files, ids, seen.pictures
