"""What a format tells: how many rounds, who plays next, who goes on, and which settings are its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence

from games.core.words import Facts
from games.league.seating import Figures
from games.league.tournament.formats import elimination
from games.league.tournament.history import Found
from games.league.tournament.settings import Settings
from games.league.tournament.state import Round, State, Table


class Format(ABC):
    """First rounds of everybody, if it has any, then a knock-out of its seeds, if there are two or more.

    It keeps nothing: all follows from the tournament's state. A player at no table of a round has a bye,
    which scores as the settings say; in a knock-out they go on.
    """

    @abstractmethod
    def reads(self, settings: Settings) -> Collection[str]:
        """The settings that count here, of those that some format leaves unread."""

    @abstractmethod
    def says(self, settings: Settings) -> Iterator[tuple[str, Facts]]:
        """What the card says of it: keys of the catalogue with their facts. `sizes` is added to each."""

    def rounds(self, settings: Settings) -> int:
        """How many rounds everybody plays, before any knock-out."""
        del settings
        return 0

    def planned(self, state: State, keep: Sequence[Table] = ()) -> State:
        """With groups and the schedule of all rounds that are not drawn, if it has them.

        It is made at the start, and again when the director redraws or keeps people apart. Locked tables are
        kept in the first of these rounds.
        """
        del keep
        return state

    def tables(self, state: State, keep: Sequence[Table], softness: int | None) -> Found:
        """The next round of everybody, beside the tables that are kept. `softness` is Swiss's."""
        del state, keep, softness
        return ()

    def alternatives(self, state: State, keep: Sequence[Table]) -> Mapping[str, Figures]:
        """The figures of the next round, were it drawn in other ways, by their names."""
        del state, keep
        return {}

    @abstractmethod
    def seeds(self, state: State) -> Sequence[int]:
        """The players who begin the knock-out, from first seed to last."""

    def knockout(self, state: State, drawn: Round | None = None) -> Found:
        """The knock-out's round of those who are in it; with `drawn`, that round for those who are left."""
        return elimination.tables(state, drawn)

    def gone_on(self, state: State, last: Round) -> Sequence[int]:
        """The players who play on after this round of the knock-out, in the order of their seeds; none: it is over."""
        return elimination.gone_on(state, last)


def main_round_is_next(state: State, form: Format) -> bool:
    """Whether the next round is one of everybody."""
    return sum(not one.knockout for one in state.rounds) < form.rounds(state.settings)
