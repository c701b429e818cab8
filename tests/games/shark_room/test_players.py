"""The computer player: it wins against random ones, answers, and takes up what is good for it."""

from __future__ import annotations

from games.core.chance import Chance
from games.core.desk import Accept, Decline
from games.core.record import Header
from games.core.words import Action, Seat
from games.players.at_random import at_random
from games.players.game import OPENED, play_game
from games.shark_room.actions import Answer, TakeCash
from games.shark_room.players import sensible
from games.shark_room.rules import RULES as shark
from games.shark_room.state import Options
from tests.games.shark_room.table import KIND, Game

GAMES, WON = 40, 34


def idea(game: Game, seat: int) -> Action | None:
    state = game.state
    return sensible(shark.view(state, Seat(seat)), shark.offers(state, Seat(seat)), Chance("x", 0))


def test_it_wins_85_of_100_games_against_three_random_players() -> None:
    """In each seat as often; a shared victory counts as none."""
    won = 0
    for number in range(GAMES):
        seat = Seat(number % 4)
        players = [sensible if one == seat else at_random for one in range(4)]
        header = Header(shark.key, shark.version, 4, Options(), f"players {number}", OPENED)
        won += play_game(shark, header, players).outcome.places[0] == (seat,)
    assert won >= WON


def test_its_moves_are_legal() -> None:
    """Among its own kind it never needs a move to be replaced."""
    header = Header(shark.key, shark.version, 3, Options(), "legal", OPENED)
    assert play_game(shark, header, [sensible] * 3).slips == 0


def test_it_answers_what_costs_it_dear_and_lets_the_rest_pass() -> None:
    """A Lawyer is kept for 100 and more."""
    dear = Game("light_fingers", "good_lawyer", cash=[250, 250]).play(0, "light_fingers", target=1)
    assert idea(dear, 1) == Answer(KIND["good_lawyer"])
    cheap = Game("light_fingers", "good_lawyer", cash=[250, 50]).play(0, "light_fingers", target=1)
    assert idea(cheap, 1) == Answer()


def test_it_takes_a_gift_and_declines_a_bad_bargain() -> None:
    """Offers are answered by what they bring."""
    gift = Game("kiosk", "villa", "gallery").offer(0, 1, give=100)
    assert idea(gift, 1) == Accept(1, 1)
    bad = Game("kiosk", "villa", "gallery", held=["", "pear5"]).offer(0, 1, give=50, take="pear5")
    assert idea(bad, 1) == Decline(1)


def test_it_does_nothing_where_nobody_waits_for_it_and_nothing_is_worth_it() -> None:
    """None, where it may act and need not."""
    assert idea(Game("kiosk", "villa", "gallery"), 1) is None


def test_it_takes_fifty_where_nothing_else_is_better() -> None:
    """The deal of who has nothing."""
    game = Game("villa", "gallery", deck="velvetel4 velvetel5", cash=[0, 0]).open()
    assert idea(game, 0) == TakeCash()
