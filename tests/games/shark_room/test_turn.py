"""Phases 1 to 3: income and dividends, special cards, new titles."""

from __future__ import annotations

from datetime import timedelta

from games.core.words import Seat, visible_events
from games.shark_room.actions import Open, TakeCash
from games.shark_room.events import (
    CardsDrawn,
    CardsSeen,
    ClosingTurnedUp,
    DividendsPaid,
    SharesReturned,
    SharesTurnedUp,
    SpecialsReshuffled,
)
from games.shark_room.state import Deal, Opening, Over
from tests.games.shark_room.table import TITLE, Game, shares


def test_four_shares_in_groups_of_two_pay_twice() -> None:
    """1: every complete group of a title pays; with four shares and a group of two, twice."""
    game = Game("windfall", "windfall", held=["peacewagen1 peacewagen2 peacewagen3 peacewagen4"])
    game.open()
    assert game.cash(0) == 250 + 2 * 50
    assert game.told(DividendsPaid).count == 4


def test_an_incomplete_group_pays_nothing_and_titles_are_not_added_up() -> None:
    """1: the shares of one and the same title make a group."""
    game = Game("windfall", "windfall", held=["pear1 pear2 brontofoods1"]).open()
    assert game.cash(0) == 250


def test_several_titles_pay_in_one_turn() -> None:
    """Ruling 14: before cards are drawn, each title with complete groups."""
    game = Game("windfall", "", held=["pear1 pear2 pear3 velvetel1 velvetel2"]).open()
    assert game.cash(0) == 250 + 150 + 100


def test_assets_bring_their_income() -> None:
    """1: the bank pays what the assets on the table earn."""
    game = Game("windfall", "", assets=["villa kiosk"]).open()
    assert game.cash(0) == 250 + 150 + 50


def test_one_card_may_be_discarded_and_three_are_held_afterwards() -> None:
    """2: discard one, then draw up to three; ruling 9: also in the first turn."""
    game = Game("kiosk villa", "", specials="windfall tip_off gallery").open("kiosk")
    assert sorted(game.hand(0)) == ["tip_off", "villa", "windfall"]
    assert game.told(CardsDrawn).count == 2


def test_without_cards_the_turn_begins_by_itself() -> None:
    """A decision that has one answer is none."""
    game = Game("windfall", "").open().take()
    assert (game.state.mover, type(game.state.phase)) == (1, Deal)


def test_only_their_owner_sees_what_was_drawn() -> None:
    """Notes: cards in hand are secret, their number is not."""
    game = Game("kiosk", "windfall").open()
    seen = [visible_events(game.events, viewer) for viewer in (None, Seat(1), Seat(0))]
    assert [any(isinstance(one, CardsSeen) for one in events) for events in seen] == [
        False, False, True,
    ]  # fmt: skip


def test_the_discards_are_shuffled_when_a_card_is_needed_and_none_is_there() -> None:
    """2: the discard pile becomes the deck; ruling 10: Sharks never return."""
    game = Game("kiosk", "", discards="windfall tip_off", sharks=["light_fingers"])
    game.without_specials().open()
    assert game.told(SpecialsReshuffled).count == 2
    assert sorted(game.hand(0)) == ["kiosk", "tip_off", "windfall"]
    assert game.sharks(0) == 1


def test_without_any_card_left_nobody_draws() -> None:
    """2: if the discards are empty too, the game goes on."""
    game = Game("kiosk", "")
    game.without_specials().open()
    assert game.hand(0) == ["kiosk"]


def test_two_titles_are_turned_up_the_cheapest_on_top() -> None:
    """3: shares of one title lie in order, the lowest on top."""
    game = Game("windfall", "", deck="pear4 pear2", market="pear3").open()
    assert game.pile("pear") == "pear2 pear3 pear4"
    assert game.told(SharesTurnedUp).shares == shares("pear4 pear2")


def test_a_closing_sends_everybodys_shares_back() -> None:
    """3: who holds shares of the title returns them at once; it counts as one of the two."""
    game = Game("windfall", "", deck="murky! pear1", held=["murky1 pear2", "murky4"]).open()
    assert (game.holds(0), game.holds(1)) == ("pear2", "")
    assert game.pile("murky") == "murky1 murky4"
    assert [one.seat for one in game.all_told(SharesReturned)] == [0, 1]
    assert game.told(ClosingTurnedUp).count == 1


def test_a_closing_with_no_holders_is_only_displayed() -> None:
    """Ruling 7."""
    game = Game("windfall", "", deck="murky! pear1").open()
    assert game.state.closings[TITLE["murky"]] == 1
    assert game.all_told(SharesReturned) == []


def test_a_closing_does_not_touch_a_share_drawn_after_it() -> None:
    """Second reading 10: titles are turned up one after the other."""
    game = Game("windfall", "", deck="murky! murky2").open()
    assert game.pile("murky") == "murky2"


def test_the_turn_of_the_last_two_titles_is_finished_and_ends_the_game() -> None:
    """End: who drew the last cards finishes the turn, then everybody counts."""
    game = Game("windfall", "windfall", deck="pear1 pear2", last=True).open()
    assert game.state.titles == ()
    game.take()
    assert game.state.phase == Over("last-titles")


def test_fewer_than_two_titles_are_drawn_if_there_are_no_more() -> None:
    """Ruling 7: draw what there is."""
    game = Game("windfall", "", deck="pear1", last=True).open()
    assert game.pile("pear") == "pear1"


def test_silence_discards_nothing_and_takes_50() -> None:
    """Silence of the house: no discard, then 50."""
    game = Game("kiosk villa gallery", "windfall").ring()
    assert len(game.hand(0)) == 3
    game.ring()
    assert game.cash(0) == 300
    assert (game.state.mover, game.state.phase) == (1, Opening())


def test_a_turn_has_two_decisions_in_this_order() -> None:
    """Phases 1 to 3 come before phase 4, and only the mover makes them."""
    game = Game("kiosk", "windfall")
    assert game.refused(TakeCash()).why == "open-first"
    assert game.refused(Open(), 1).why == "not-your-turn"
    game.open()
    assert game.refused(Open()).why == "opened-already"
    assert game.refused(TakeCash(), 1).facts == {"seat": 0}


def test_the_mover_has_the_tables_full_time() -> None:
    """Every decision of a turn has one timer at the table's pace."""
    game = Game("kiosk", "windfall")
    assert [alarm.due - game.host.now for alarm in game.host.alarms] == [timedelta(hours=24)]
