"""Whom the game waits for, and for what."""

from __future__ import annotations

from games.acquire.actions import Buy, DeclareEnd, Dispose, PlayTile
from games.acquire.rules import RULES as acquire
from games.core.timers import Pace
from tests.games.acquire.table import CELL, NUMBER, Game
from tests.games.acquire.test_mergers import cross


def asked(game: Game) -> tuple[str, dict[str, object]]:
    waiting = acquire.waiting(game.state)
    assert waiting.seats == (game.asked,)
    assert [type(timer.due) for timer in waiting.timers] == [Pace]
    return waiting.ask, dict(waiting.facts)


def test_every_question_has_its_name_and_facts() -> None:
    game = Game(starts="1a")
    assert asked(game) == ("play-a-tile", {"seat": 0})
    game.play("2a")
    assert asked(game) == ("found-a-corporation", {"seat": 0})
    game.found("fusion")
    assert asked(game) == ("buy-shares", {"seat": 0})
    game = cross(2, 2, 2)
    mover = game.state.mover
    game.play("6e")
    assert asked(game) == ("choose-the-survivor", {"seat": mover})
    game.survive("hydra")
    assert asked(game) == ("choose-the-next-defunct", {"seat": mover})
    game.next_defunct("zeta")
    facts = {"seat": game.asked, "corporation": NUMBER["zeta"], "survivor": NUMBER["hydra"]}
    assert asked(game) == ("dispose-of-shares", facts)


def test_a_new_decision_has_a_new_number_but_announcing_the_end_opens_none() -> None:
    """The clock and the buttons of the decision go on."""
    game = Game().lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a", "fusion")
    turn = game.state.turn
    game.declare()
    assert game.state.turn == turn
    game.play("1c")
    assert game.state.turn > turn


def test_only_playable_tiles_are_offered_in_order_of_the_board() -> None:
    game = Game(racks=("5e 12a 3c 1i 7g 2b", "1a 3a 5a 7a 9a 11a"))
    offer = game.offer(PlayTile)
    (field,) = offer.fields
    assert list(field.values) == [CELL[t] for t in ("12a", "2b", "3c", "5e", "7g", "1i")]  # type: ignore[union-attr]
    assert offer.action == PlayTile(CELL["12a"])


def test_what_can_be_bought_is_offered_with_prices_and_limits() -> None:
    game = Game().lay("1a 2a", "fusion").holds(0, fusion=23)
    game.play("1c")
    (field,) = game.offer(Buy).fields
    item = field.items[NUMBER["fusion"]]  # type: ignore[union-attr]
    assert (item.most, item.price) == (1, 300)
    assert field.items[0].most == 0  # type: ignore[union-attr]
    assert (field.most, field.budget) == (3, 6000)  # type: ignore[union-attr]


def test_the_end_is_offered_by_itself_and_with_the_purchase() -> None:
    game = Game().lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a", "fusion").play("1c")
    assert game.offered() == [Buy, DeclareEnd]
    assert [field.name for field in game.offer(Buy).fields] == ["shares", "end"]
    game.declare()
    assert game.offered() == [Buy]
    assert [field.name for field in game.offer(Buy).fields] == ["shares"]


def test_others_have_no_offers() -> None:
    game = cross(3, 2).play("6e")
    others = [seat for seat in range(3) if seat != game.asked]
    assert [game.offered(seat) for seat in others] == [[], []]
    assert game.offered() == [Dispose]
