"""Who stands where at the end."""

from __future__ import annotations

import msgspec

from games.core.words import Seat
from games.shark_room.state import View
from render import names
from render.scene import Scene
from render.shark_room.players import worth


class SheetOrder(msgspec.Struct, frozen=True):
    """The columns of the sheet, from first to last; equal worth and Sharks share a place."""

    seats: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(
            Seat(seat) for seat, place in zip(self.seats, self.places, strict=True) if place == 1
        )


def standing(view: View) -> SheetOrder:
    # Of equal worth the player with fewer Sharks comes first.
    keys = {seat: (-worth(view, seat), view.shark_counts[seat]) for seat in range(len(view.cash))}
    seats = sorted(keys, key=lambda seat: (keys[seat], seat))
    ahead = [sum(keys[other] < keys[seat] for other in seats) for seat in seats]
    return SheetOrder(tuple(seats), tuple(count + 1 for count in ahead))


def victory(scene: Scene, ranking: SheetOrder) -> str:
    """Who has won, with how much."""
    amount = worth(scene.view, ranking.seats[0])
    key = "picture-wins" if len(ranking.winners) == 1 else "picture-share-the-victory"
    return names.said(scene, key, seats=ranking.winners, amount=amount)
