"""Whether people can be reached. Time in which nobody could see or answer anything is nobody's: no clock
runs in it, and it is given back.

Requests to Discord, and its connection, tell their fate here. Nobody is in reach from the last request
that succeeded before one that failed, up to the next that succeeds. A bot that is quiet is not out of
reach for that: it asks Discord for something small before it believes the one or the other.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

LATELY = timedelta(seconds=5)
"""How old the newest success may be where something ends by the clock."""
QUIET = timedelta(seconds=30)
"""Without a success for so long the bot looks whether there still is one."""

Probe = Callable[[], Awaitable[None]]
"""Makes a request, and tells its fate."""


class Contact:
    """Without a `probe`, as where there is no Discord, people are in reach until something fails."""

    def __init__(self, now: Callable[[], datetime], probe: Probe | None) -> None:
        self._now, self._probe = now, probe
        self._succeeded: datetime | None = None
        self._failing = False
        self._connected = True
        self.since: datetime | None = None
        """Since when nobody was in reach; it stands until that time is given back."""
        self._away: dict[int, datetime] = {}
        """Servers, channels and threads that alone are out of reach, since when."""
        self._returned: set[int] = set()
        """Those among them that are back, and have not got their time yet."""

    def succeeded(self) -> None:
        """Discord has done what it was asked, or has said in its own words why not."""
        self._succeeded, self._failing = self._now(), False

    def failed(self) -> None:
        """It has not: a server's error, a proxy's page, a broken connection, no answer in time."""
        self._failing = True
        self._lose(max(self._succeeded or self._now(), self._now() - QUIET))

    def connected(self, *, there: bool) -> None:
        """The connection by which presses come is there, or is lost."""
        self._connected = there
        if not there:
            self._lose(self._now())

    @property
    def there(self) -> bool:
        return self._connected and not self._failing

    def lost(self, place: int) -> None:
        """A server, a channel or a thread is out of reach, though Discord may not be."""
        self._away.setdefault(place, self._now())
        self._returned.discard(place)

    def found(self, place: int) -> None:
        """It is in reach: what it has lost is given back soon."""
        if place in self._away:
            self._returned.add(place)

    def settled(self, place: int) -> None:
        """It has its time back, or its tables stand still in another way."""
        self._away.pop(place, None)
        self._returned.discard(place)

    def returned(self) -> tuple[tuple[int, datetime], ...]:
        """The places that are to get their time back, and since when."""
        return tuple((place, self._away[place]) for place in self._returned)

    @property
    def anywhere(self) -> bool:
        """Whether any place is out of reach."""
        return bool(self._away)

    def is_away(self, *places: int) -> bool:
        return any(place in self._away for place in places)

    def believed(self, now: datetime, *places: int | None) -> datetime:
        """How far the clock of these places may go: up to now, or to the beginning of what is not given
        back yet.
        """
        begun = (self.since, *(self._away.get(place or 0) for place in places))
        return min([now, *filter(None, begun)])

    async def looked(self) -> bool:
        """Whether people are in reach, as far as is known."""
        await self._look(QUIET)
        return self.there

    async def is_sure(self) -> bool:
        """Whether something may end by the clock: people are in reach now, and no time is owed."""
        await self._look(LATELY)
        return self.there and self.since is None

    def given_back(self) -> None:
        """The time has been given back, to places that are out of reach, too."""
        since, self.since, now = self.since, None, self._now()
        for place, begun in self._away.items():
            # What they lost before is still owed to them.
            before = max(timedelta(), (since or now) - begun)
            self._away[place] = now - before

    async def _look(self, oldest: timedelta) -> None:
        if self._probe is None or not self._connected:
            return
        # The wall clock may have been set back since.
        known = self._succeeded is not None and abs(self._now() - self._succeeded) <= oldest
        if self._failing or not known:
            await self._probe()

    def _lose(self, since: datetime) -> None:
        self.since = since if self.since is None else min(self.since, since)
