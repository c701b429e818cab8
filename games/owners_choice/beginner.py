"""What beginners overlook in Owner's Choice."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.beginners import Oversight, seeing
from games.core.chance import Chance
from games.core.contract import Beginner, Player
from games.core.offers import Offer
from games.core.words import Action
from games.owners_choice.actions import Pass, Trade
from games.owners_choice.components import COUNT
from games.owners_choice.state import Moving, View


def _majority(view: View, offers: Sequence[Offer]) -> tuple[View, Sequence[Offer]]:
    """The view of one who does not look at others' shares."""
    shares = [mine if seat == view.me else (0,) * COUNT for seat, mine in enumerate(view.shares)]
    return replace(view, shares=tuple(shares)), offers


def _trading(*, sales_only: bool) -> Oversight:
    """To trade, or only what sells something: shares are held too long."""

    def overlooking(player: Player) -> Player:
        def play(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
            wanted = player(view, offers, chance)
            if not isinstance(wanted, Trade) or (sales_only and not _sells(view, wanted)):
                return wanted
            if not isinstance(view.phase, Moving):
                return Pass()
            return player(view, [one for one in offers if type(one.action) is not Trade], chance)

        return play

    return overlooking


def _sells(view: View, wanted: Trade) -> bool:
    assert view.me is not None
    held = view.shares[view.me]
    return any(after < before for after, before in zip(wanted.shares, held, strict=True))


def _turn(view: View) -> object:
    return view.moves, view.marker


BEGINNER: Beginner[View] = Beginner(
    overlooks={
        "majority": seeing(_majority),
        "session": _trading(sales_only=False),
        "holds": _trading(sales_only=True),
    },
    lap=_turn,
)
