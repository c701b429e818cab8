"""Custom ids: the meaning of a button, in the hundred characters that Discord allows.

`b:<table>:<decision>:<verb>[:<argument>]`. An id names the thing itself and never "the third one":
after an undo or a restart it means the same, or is found to be stale.

On a board: hand[:leaf], page:<key>[~<leaf>] (also a select of keys), act:<code>, undo, take:<page> (a select of offers), and what
opens or fills a form: form:<slot>~<code>, pick:<slot>~<code> (a select), write:<slot>~<code> (opens a modal), wrote:<slot>~<code> (the modal).
In place of a code that is too long stands the mark of an offer, `#` and its digest, or the number of a stored draft, `@12`.
Of a seat: back, order:<code>, void:<order>, orders, note (opens a modal). Of a ballot: vote:<ballot>.yes or .no.
In a lobby: join, leave, computer[:kind], option[:field], pace[:pace], start, starts. After the end: rematch.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from bot.errors import HouseError
from games.core.codes import code, decode

GRAMMAR = re.compile(
    r"b:(?P<table>\d{1,15}):(?P<decision>\d{1,9}):(?P<verb>[a-z-]{1,20})(?::(?P<argument>.+))?",
    re.DOTALL,
)
LONGEST_ID, LONGEST_NUMBER = 100, 15

T = TypeVar("T", bound=msgspec.Struct)


class Press(msgspec.Struct, frozen=True):
    """The meaning of a button, a select or a modal: table, decision, verb, argument.

    Table 0 is none, for lists of tables and topics of the rules.
    """

    table: int
    decision: int
    verb: str
    argument: str = ""

    def __str__(self) -> str:
        head = f"b:{self.table}:{self.decision}:{self.verb}"
        return f"{head}:{self.argument}" if self.argument else head

    @property
    def fits(self) -> bool:
        """Whether Discord takes the id; a press that does not fit is left to a form or a modal."""
        return len(str(self)) <= LONGEST_ID


def carrying(press: Press, deed: msgspec.Struct) -> Press:
    """The press with an offered action or order behind its slot, by digest if the code is long."""
    slot = f"{press.argument}~" if press.argument else ""
    whole = msgspec.structs.replace(press, argument=f"{slot}{code(deed)}")
    return whole if whole.fits else msgspec.structs.replace(press, argument=f"{slot}{digest(deed)}")


def parse(custom_id: str) -> Press | None:
    """The press of a custom id; None if the bot has not made it."""
    match = GRAMMAR.fullmatch(custom_id)
    if match is None:
        return None
    table, decision, verb, argument = match.groups()
    return Press(int(table), int(decision), verb, argument or "")


def digest(deed: msgspec.Struct) -> str:
    """The digest of an offered action or order, used where its code is too long."""
    return f"#{hashlib.sha256(code(deed).encode()).hexdigest()[:16]}"


def line_value(deed: msgspec.Struct) -> str:
    """The value of a select's line for an action or an order."""
    whole = code(deed)
    return whole if len(whole) <= LONGEST_ID else digest(deed)


def meant(types: Iterable[type[T]], offered: Iterable[T], text: str) -> T | None:
    """The action or order of a code or a digest; of a digest only while it is offered."""
    if text.startswith("#"):
        # A digest cannot be read back: it is compared with what is offered now.
        return next((one for one in offered if digest(one) == text), None)
    return decode(types, text)


def number(text: str) -> int:
    """A number in an id or a line. HouseError: stale, if the bot cannot have written it."""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise HouseError("stale")
    return int(text)


def value(text: str) -> object:
    """A value in a line, as JSON. HouseError: stale, if the bot cannot have written it."""
    try:
        return msgspec.json.decode(text)
    # A forged value may nest too deeply to be read.
    except (ValueError, RecursionError) as error:
        raise HouseError("stale") from error


def slotted(slot: str, text: str) -> str:
    """An argument with the slot of the form that it belongs to."""
    return f"{slot}~{text}"


def unslotted(argument: str) -> tuple[str, str]:
    """The slot and the code of an argument."""
    slot, _, text = argument.partition("~")
    return slot, text
