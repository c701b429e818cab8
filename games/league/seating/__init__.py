"""Seating of tournaments at tables of any size: whole schedules, single rounds, late changes.

The aims in order: nobody meets those whom they are kept apart from, nobody meets the same person
again (each further meeting costs more), nobody sits at a short table twice, equals meet equals, and
everybody sits in each seat in turn. The same request and seed give the same answer on every machine:
the search is bounded by steps, not by the clock.
"""

from games.league.seating.amending import amended
from games.league.seating.figures import Figures, figures
from games.league.seating.request import Round, SeatingProposal, SeatingRequest
from games.league.seating.schedule import best_of, seated
from games.league.seating.sizes import SeatingError, Shape, table_sizes

__all__ = [
    "Figures",
    "Round",
    "SeatingError",
    "SeatingProposal",
    "SeatingRequest",
    "Shape",
    "amended",
    "best_of",
    "figures",
    "seated",
    "table_sizes",
]
