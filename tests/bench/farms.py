"""What farms bring in half a year, by world: the table of docs/ratings.md, which this writes."""

from __future__ import annotations

from pathlib import Path

from tests.games.league.communities import FARMS, SEEDS, best_honest, brought

PAGE = Path(__file__).parents[2] / "docs" / "ratings.md"
HONEST = "the best of 30 honest people after 80 games"
HEAD = "| farm | by the rule before | now, in five worlds |"
BEFORE = 2

Figure = tuple[str, str, str, str]


def rows() -> dict[str, tuple[int, list[int]]]:
    """Points by farm: in the first world by the rule before, and in each world now."""
    first = SEEDS[0]
    honest = {HONEST: (best_honest(first, BEFORE), [best_honest(seed) for seed in SEEDS])}
    return honest | {
        name: (brought(name, first, BEFORE), [brought(name, seed) for seed in SEEDS])
        for name in FARMS
    }


def table(found: dict[str, tuple[int, list[int]]]) -> str:
    lines = [
        f"| {name} | {was:,} | {', '.join(f'{one:,}' for one in now)} |"
        for name, (was, now) in found.items()
    ]
    return "\n".join((HEAD, "|---|---|---|", *lines))


def written() -> dict[str, tuple[int, list[int]]]:
    """The table as the page has it."""
    found = dict[str, tuple[int, list[int]]]()
    _, _, rest = PAGE.read_text().partition(HEAD)
    for line in rest.partition("\n\n")[0].splitlines()[2:]:
        _, name, was, now, _ = (part.strip() for part in line.split("|"))
        found[name] = (_points(was), [_points(one) for one in now.split(", ")])
    return found


def main() -> list[Figure]:
    found = rows()
    _, honest = found.pop(HONEST)
    wanted = "below the best honest one of each"
    return [
        (name, f"{was} -> {max(now)}, by {_least(now, honest)}", wanted, "points shown, 5 worlds")
        for name, (was, now) in found.items()
    ]


def _least(now: list[int], honest: list[int]) -> int:
    """By how much a farm stays below the best honest person of its world, where that is least."""
    return min(best - one for one, best in zip(now, honest, strict=True))


def _points(text: str) -> int:
    return int(text.replace(",", ""))


if __name__ == "__main__":
    page = PAGE.read_text()
    before, _, rest = page.partition(HEAD)
    PAGE.write_text(before + table(rows()) + "\n\n" + rest.partition("\n\n")[2])
