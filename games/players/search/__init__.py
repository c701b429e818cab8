"""One search for every game on the contract: strong computers, advice, chances, and what decided a game.

It tries candidates out in imagined worlds: states that a seat cannot tell from the true one. README.md
of `games.players` says how, and how well it plays.
"""

from games.core.contract import Guide
from games.players.search.analysis import Swing, chances, decided, foretold
from games.players.search.searching import Candidate, SearchBudget, Verdict, search
from games.players.search.strong import Strong

__all__ = [
    "Candidate",
    "Guide",
    "SearchBudget",
    "Strong",
    "Swing",
    "Verdict",
    "chances",
    "decided",
    "foretold",
    "search",
]
