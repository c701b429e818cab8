"""A board told once: what its alt text and the whole table have of the same lines."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from render import lines
from render.lines import BoardLine, Paragraph
from render.scene import LONGEST_ALT
from tests.render.samples import played, scene

BRIEF = scene(played(2).states[0])
WHOLE = replace(BRIEF, whole=True)


def dear() -> str:
    raise AssertionError("an alt text makes no words that only the whole table has")


def test_an_alt_text_is_in_full_in_short_or_cut() -> None:
    for count, expected in ((2, "x" * 100), (12, "short"), (400, "short")):
        told = lines.alt(
            BRIEF, [Paragraph([BoardLine("x" * 100, "short", dear)] * count, more=dear)]
        )
        assert expected in told
        assert len(told) <= LONGEST_ALT
        assert ("x" in told) == (count == 2)
        assert told.endswith("…") == (count == 400)


def test_the_whole_table_is_paragraphs_and_lists_with_what_it_adds() -> None:
    board = [
        lines.sentences(["Turn 3.", "Anna: play."]),
        Paragraph([BoardLine("Zeta 4", whole=lambda: "Zeta 4: 8e"), BoardLine("")], "Firms", "; "),
        Paragraph([BoardLine("None: Hydra.", whole="")]),
        Paragraph(title="Left", more=lambda: ["12 tiles"]),
        Paragraph(title="Empty"),
    ]
    assert lines.alt(BRIEF, board) == "Turn 3. Anna: play. Zeta 4. None: Hydra."
    told = "Turn 3.\nAnna: play.\n\nFirms:\n- Zeta 4: 8e\n\nLeft:\n- 12 tiles"
    assert lines.whole(BRIEF, board) == lines.alt(WHOLE, board) == told
    assert lines.told(WHOLE, ("Zeta.", "", "x" * 2000)) == f"Zeta.\n{'x' * 2000}"
    assert lines.told(BRIEF, ("Zeta.", "", "x" * 2000)) == f"Zeta. {'x' * (LONGEST_ALT - 7)}…"


@pytest.mark.parametrize(
    ("told", "details", "expected"),
    [("Zeta 4.", ["8e", "", "yours 3"], "Zeta 4: 8e; yours 3"), ("Zeta 4.", [], "Zeta 4")],
)
def test_details_stand_behind_what_they_are_of(
    told: str, details: list[str], expected: str
) -> None:
    assert lines.detailed(told, details) == expected
