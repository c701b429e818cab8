"""A card aimed at a player, the answer, the answer to the answer; what is blocked meanwhile."""

from __future__ import annotations

from datetime import timedelta

import pytest

from games.core.orders import Stored
from games.core.record import Cause
from games.core.words import Action, Seat
from games.shark_room.actions import (
    BUY,
    SELL,
    Answer,
    AnswerAbove,
    NeverAnswer,
    TakeCash,
    TradeAsset,
)
from games.shark_room.asks import offers, waiting
from games.shark_room.events import CardCancelled, MoneyStolen
from games.shark_room.state import Opening, Reaction
from tests.games.shark_room.table import KIND, Game, offering, playing


def attacked(*hands: str, **more: object) -> Game:
    """Seat 0 plays Light Fingers against seat 1: 100."""
    game = Game(*(hands or ("light_fingers", "kiosk", "windfall")), **more)  # type: ignore[arg-type]
    return game.play(0, "light_fingers", target=1)


def test_only_the_target_is_waited_for_with_an_answer_or_without() -> None:
    """Second reading 3: by name, whether or not they hold an answer."""
    for hand in ("good_lawyer", "kiosk"):
        game = attacked("light_fingers", hand, "windfall")
        now = waiting(game.state)
        assert (now.seats, now.may, now.ask) == ((1,), (), "answer-a-card")
        assert now.facts == {"seat": 1, "special": KIND["light_fingers"], "by": 0}


def test_a_target_with_an_empty_hand_is_not_asked() -> None:
    """Second reading 3: nobody can answer with nothing."""
    game = attacked("light_fingers kiosk", "", "windfall")
    assert game.told(MoneyStolen).amount == 100
    assert isinstance(game.state.phase, Opening)


def test_no_answer_is_one_tap() -> None:
    """A reaction: the offer of no answer is public and complete, an answer is not."""
    game = attacked("light_fingers", "good_lawyer")
    found = [(offer.action, offer.hidden) for offer in offers(game.state, Seat(1))]
    assert found == [(Answer(), False), (Answer(KIND["good_lawyer"]), True)]
    assert game.answer().cash(1) == 150


def test_a_lawyer_cancels_the_card_which_is_a_shark_all_the_same() -> None:
    """Second reading 3: a cancelled illegal card is a Shark; the lawyer is discarded."""
    game = attacked("light_fingers", "good_lawyer").answer("good_lawyer")
    assert (game.cash(0), game.cash(1), game.sharks(0)) == (250, 250, 1)
    assert game.told(CardCancelled).special == KIND["light_fingers"]
    assert len(game.state.discards) == 1


def test_an_answer_may_be_answered_and_the_last_counts_first() -> None:
    """Second reading 15: a Lawyer against a Lawyer, and the theft happens."""
    game = attacked("light_fingers good_lawyer", "good_lawyer kiosk").answer("good_lawyer")
    assert game.asked == 0
    game.answer("good_lawyer")
    assert game.asked == 1
    game.answer()
    assert (game.cash(0), game.cash(1)) == (350, 150)
    assert game.told(CardCancelled).seat == 1


def test_who_does_not_answer_the_answer_has_lost_the_card() -> None:
    """Second reading 15."""
    game = attacked("light_fingers kiosk", "good_lawyer").answer("good_lawyer").answer()
    assert game.cash(1) == 250
    assert game.asked == 0


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (0, TakeCash()),
        (2, playing("windfall")),
        (2, offering(2, 0, 50)),
        (1, TradeAsset(KIND["kiosk"], BUY)),
        (1, TradeAsset(KIND["villa"], SELL)),
    ],
)
def test_nothing_else_happens_until_the_answer(seat: int, action: Action) -> None:
    """Second reading 2 and 21: nothing is played, sold or traded: no money flees."""
    game = attacked("light_fingers", "kiosk", "windfall", assets=["", "villa"])
    refusal = game.refused(action, seat)
    told = ("answer-first", {}) if seat == 1 else ("answer-comes-first", {"seat": 1})
    assert (refusal.why, refusal.facts) == told


def test_only_who_is_asked_answers_and_with_an_answer() -> None:
    """Second reading 3."""
    game = attacked("light_fingers", "kiosk", "good_lawyer")
    assert game.refused(Answer(KIND["good_lawyer"]), 2).why == "nothing-to-answer"
    assert game.refused(Answer(KIND["kiosk"]), 1).why == "not-an-answer"
    assert game.refused(Answer(KIND["good_lawyer"]), 1).why == "card-not-in-hand"


def test_it_lasts_as_long_as_the_window_and_then_the_mover_has_the_full_time_again() -> None:
    """A reaction lasts as long as the pace's window; silence is no answer."""
    game = attacked()
    assert [alarm.due - game.host.now for alarm in game.host.alarms] == [timedelta(minutes=1)]
    game.ring()
    assert game.cash(1) == 150
    assert [alarm.due - game.host.now for alarm in game.host.alarms] == [timedelta(hours=24)]


def test_titles_may_be_put_back_while_an_answer_is_open() -> None:
    """Second reading 21: who looked may put the four back."""
    game = Game("light_fingers", "kiosk", "inside_glance", deck="pear1 pear2 pear3 pear4")
    game.play(2, "inside_glance").play(0, "light_fingers", target=1)
    assert waiting(game.state).may == (2,)
    game.put_back(2, "pear4 pear3 pear2 pear1")
    assert isinstance(game.state.phase, Reaction)
    assert game.answer().asked == 0


def test_an_attack_in_anothers_turn_gives_the_turn_back() -> None:
    """Use of special cards: in the turn of another too."""
    game = Game("kiosk", "light_fingers", "windfall").open()
    game.play(1, "light_fingers", target=2).answer()
    assert (game.asked, game.state.mover, game.cash(2)) == (0, 0, 150)


def test_the_target_that_leaves_gives_no_answer() -> None:
    """Second reading 24: the card works."""
    game = attacked().leave(1)
    assert (game.cash(0), game.cash(1)) == (350, 150)


def test_the_author_that_leaves_leaves_the_card_standing() -> None:
    """Second reading 24: the target is still asked, and the money is counted."""
    game = attacked("light_fingers", "kiosk", "windfall").leave(0)
    assert game.asked == 1
    game.answer()
    assert (game.cash(0), game.state.mover) == (350, 1)


def test_never_answer_is_an_order() -> None:
    """Stored orders: never answer."""
    game = Game("light_fingers", "good_lawyer", "windfall")
    game.host.store(Stored(1, Seat(1), NeverAnswer()))
    game.play(0, "light_fingers", target=1)
    assert game.cash(1) == 150
    assert game.host.entries[-1].cause == Cause("order", 1)


@pytest.mark.parametrize(("limit", "cash"), [(50, 250), (100, 150)])
def test_an_order_answers_what_costs_more_than_a_limit(limit: int, cash: int) -> None:
    """Stored orders: answer if it costs more than so much, else do not."""
    game = Game("light_fingers", "good_lawyer", "windfall")
    game.host.store(Stored(1, Seat(1), AnswerAbove(limit)))
    game.play(0, "light_fingers", target=1)
    assert game.cash(1) == cash


def test_without_an_answer_the_order_does_not_answer() -> None:
    """Stored orders: what cannot be answered is not waited for."""
    game = Game("light_fingers", "kiosk", "windfall")
    game.host.store(Stored(1, Seat(1), AnswerAbove(0)))
    game.play(0, "light_fingers", target=1)
    assert game.asked == 0
