"""What the first lines and the log say, for any table."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.views.sight import LogLine, Sight
from bot.outbound.calls.callees import callees
from bot.outbound.thread import boards
from bot.outbound.thread.boards import headline
from bot.store.rows import BoardTurn
from bot.ui.limits import units
from bot.ui.logbook import log_text
from games.acquire.events import TilePlayed, TilesDrawn
from games.core.contract import Waiting
from games.core.record import Cause
from games.core.words import Seat
from tests.bot.outbound.arrange import World

WINDOW = Waiting((Seat(0), Seat(1)), (), window=True, ask="buy-shares")


async def window(world: World) -> Sight:
    sight = await world.tables.sight(await world.start("Giulia", "Marco"))
    return replace(sight, waiting=WINDOW)


async def test_a_window_names_and_calls_nobody(world: World) -> None:
    sight = await window(world)
    words = world.context.words(sight)
    called = await callees(world.context, sight)
    assert headline(sight, words) == "To everyone: buy up to three shares"
    assert called.ids == ()
    assert called.shown == ()


async def test_a_window_stays_one_message_whoever_answers(world: World) -> None:
    sight = await window(world)
    old = boards.board_turn_of(sight, 4)
    answers = [LogLine(5, Seat(0), None, ()), LogLine(6, Seat(1), None, ())]
    assert boards.goes_on(old, sight, answers)
    assert not boards.goes_on(BoardTurn(4, (0,)), sight, answers)


async def test_of_several_who_are_asked_those_left_are_not_called_again(world: World) -> None:
    sight = await window(world)
    both = replace(sight, waiting=replace(WINDOW, window=False))
    left = replace(sight, waiting=replace(WINDOW, window=False, seats=(Seat(1),)))
    old = boards.board_turn_of(both, 4)
    assert boards.goes_on(old, left, [LogLine(5, Seat(0), None, ())])
    assert not boards.goes_on(old, left, [LogLine(5, None, None, ())])
    later = replace(both, table=replace(both.table, decision=5))
    assert not boards.goes_on(boards.board_turn_of(left, 4), later, [])


async def test_while_a_decision_stays_open_its_board_is_redrawn_for_every_act(world: World) -> None:
    """A trading phase: those asked anew are called by the event, and nobody by the board."""
    sight = await window(world)
    one = replace(sight, waiting=replace(WINDOW, window=False, seats=(Seat(0),)))
    both = replace(sight, waiting=replace(WINDOW, window=False))
    old = boards.board_turn_of(one, 4)
    assert boards.goes_on(old, both, [LogLine(5, Seat(1), None, ())])
    assert not boards.goes_on(old, both, [LogLine(5, None, None, ())])


async def test_the_log_says_what_acted_for_a_person_and_is_cut_at_its_head(world: World) -> None:
    sight = await world.tables.sight(await world.start("Giulia", computers=1))
    words = world.context.words(sight)
    human = next(row.seat for row in sight.seats if row.user_id)
    told = [
        LogLine(n, seat, cause, (TilePlayed(seat=seat, cell=n),))
        for n, (seat, cause) in enumerate(
            [
                (human, None),
                (human, Cause("order")),
                (human, Cause("computer")),
                (Seat(1 - human), Cause("computer")),
            ]
        )
    ]
    assert log_text(sight, words, told).splitlines() == [
        "- Giulia plays 1a.",
        "- Giulia plays 2a. *(stored order)*",
        "- Giulia plays 3a. *(computer)*",
        "- Amy ⚙ plays 4a.",
    ]
    flood = log_text(sight, words, told * 2000)
    assert flood.startswith("-# Earlier lines")
    assert units(flood) < 2500


async def test_what_is_no_news_has_no_line(world: World) -> None:
    sight = await world.tables.sight(await world.start("Giulia", computers=1))
    words = world.context.words(sight)
    drawn, played = TilesDrawn(seat=Seat(0), count=1), TilePlayed(seat=Seat(0), cell=0)
    told = [
        LogLine(0, Seat(0), Cause("computer"), (drawn, played)),
        LogLine(1, Seat(0), None, (drawn,)),
    ]
    assert len(log_text(sight, words, told).splitlines()) == 1


class Closed(TilePlayed, frozen=True, tag="tile-played"):
    """What something came to."""

    @property
    def is_result(self) -> bool:
        return True


async def test_results_are_kept_in_their_place_however_much_came_after_them(world: World) -> None:
    """The closing of a turn is not pushed out by the next one's acts, nor told above its own turn's."""
    sight = await world.tables.sight(await world.start("Giulia", computers=1))
    words = world.context.words(sight)
    told = [
        LogLine(0, Seat(0), None, (TilePlayed(seat=Seat(0), cell=5),)),
        LogLine(1, None, None, (Closed(seat=Seat(0), cell=0), Closed(seat=Seat(0), cell=1))),
        *(LogLine(n, Seat(0), None, (TilePlayed(seat=Seat(0), cell=n),)) for n in range(2, 60)),
    ]
    lines = log_text(sight, words, told).splitlines()
    assert lines[0].startswith("-# Earlier lines")
    assert lines[1].endswith("plays 1a.")
    assert lines[2].endswith("plays 2a.")
    assert len(lines) == 15
    short = log_text(sight, words, told[:2]).splitlines()
    assert [line[-3:] for line in short] == ["6a.", "1a.", "2a."]


async def test_what_a_closing_brought_comes_before_what_follows_from_it(world: World) -> None:
    sight = await world.tables.sight(await world.start("Giulia", computers=1))
    words = world.context.words(sight)
    events = (TilePlayed(seat=Seat(0), cell=1), Closed(seat=Seat(0), cell=0))
    lines = log_text(sight, words, [LogLine(1, None, None, events)]).splitlines()
    assert [line[-3:] for line in lines] == ["1a.", "2a."]


async def test_what_is_said_three_times_running_is_one_line(world: World) -> None:
    sight = await world.tables.sight(await world.start("Giulia", computers=1))
    words = world.context.words(sight)
    told = [LogLine(n, Seat(0), None, (TilePlayed(seat=Seat(0), cell=5),)) for n in range(3)]
    told.append(LogLine(3, Seat(0), None, (TilePlayed(seat=Seat(0), cell=6),)))
    first, second = log_text(sight, words, told).splitlines()
    assert first.endswith("plays 6a. \N{MULTIPLICATION SIGN}3")
    assert second.endswith("plays 7a.")
