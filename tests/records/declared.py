"""Where the recorded games knew other rules than these: each by its name, counted where it shows.

A declared difference is never one that the rules here could have caused. What must be done about it
so that the rest of a game can be compared is done where the name is used, and only there.
"""

from __future__ import annotations

from tests.records.notation import Game

NO_MARKET = "two players without a market: bonuses paid as among more"
CHAIN = "dead tiles exchanged until none is left: dead replacements exchanged in the same turn"
PAID_AT_ONCE = "bonuses of all defunct corporations paid at once, before the first disposal"
BY_ITSELF = "the game ends by itself: cells all full or dead, or a round without a tile"
COLUMN_FIRST = "start tiles ranked by number first: other seats by letter"
RACK_SIZE = "racks of another size: what is drawn beyond goes back"
KNOWN_ERROR = "the record is known to be wrong: not compared"
CUT = "cut, as its header or the table of texts says: no end"

STOPS_AT = {
    "dispose of shares/dispose of first shares of game": 14,
    "dispose of shares/input validation": 14,
    "other/chain and can't play ever tiles in same action": 98,
    "play tile/input validation": 3,
    "play tile/play CantPlayEver tile": 90,
    "play tile/play CantPlayNow tile": 36,
    "play tile/play HaveNeighboringTileToo tile": 1,
    "play tile/play Imperial tile": 4,
    "play tile/play Luxor tile": 4,
    "play tile/play WillFormNewChain tile": 1,
    "play tile/play WillMergeChains tile": 9,
    "play tile/play WillPutLonelyTileDown tile": 1,
    "purchase shares/input validation": 53,
    "purchase shares/purchase first shares of game": 6,
    "purchase shares/purchase nothing": 6,
    "select chain to dispose of next/input validation": 20,
    "select chain to dispose of next/twice in one turn": 23,
    "select merger survivor/input validation": 16,
    "select merger survivor/merge 2 chains of the same size": 10,
    "select new chain/input validation": 7,
    "select new chain/select first new chain of game": 5,
    "start game/initial tile rack types are correct": 0,
    "start game/position tiles are drawn in tile bag order": 0,
}
"""The texts of tlstyer/acquire2 without an end, and their last record: cut elsewhere they differ."""


def is_cut(game: Game) -> bool:
    """Whether the header says so, or it is one of those texts, whole."""
    last = STOPS_AT.get(game.header.id.removeprefix("tlstyer2/"))
    return game.header.cut or (bool(game.lines) and game.lines[-1].n == last)
