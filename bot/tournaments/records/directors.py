"""Those who ask for a step in a tournament, and whether they direct it."""

from __future__ import annotations

from bot.errors import HouseError
from bot.tournaments.records.records import Held


class Person:
    """Somebody who asks for a step."""

    def __init__(
        self,
        user_id: int,
        name: str,
        roles: tuple[int, ...] = (),
        *,
        manages: bool = False,
        owner: int | None = None,
    ) -> None:
        """`manages`: whether they may manage the server, and so direct each tournament in it; `owner`: whose
        server it is.
        """
        self.user_id, self.name, self.roles = user_id, name, roles
        self.manages, self.owner = manages, owner


def check_director(held: Held, person: Person) -> None:
    """HouseError: director-only."""
    if not is_director(held, person):
        raise HouseError("director-only")


def is_director(held: Held, person: Person) -> bool:
    """The host, those whom they named, and those who may manage the server."""
    return person.manages or person.user_id in {held.row.host_id, *held.directors}
