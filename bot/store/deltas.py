"""Backups that hold only the pages in which they differ from the next one, which is whole or such a delta again.

The newest is always whole. An older one is made whole again page by page, and known by its hash.
"""

from __future__ import annotations

import gzip
import hashlib
import shutil
import zlib
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from bot.errors import StoreError

SUFFIX, WHOLE = ".delta", ".sqlite3"
_RUN = 256
"""Pages that are compared at once: most of them are alike."""
_NUMBER = 4


class _Head(msgspec.Struct, frozen=True):
    """The first line of a delta."""

    following: str
    """The name of the next backup, without its suffix."""
    page: int
    size: int
    hash: str


def reduce(older: Path, newer: Path) -> None:
    """Put a delta in the place of the older of two whole backups. OSError: it stays whole."""
    target = older.with_suffix(SUFFIX)
    part = target.with_name(f"{target.name}.part")
    try:
        with older.open("rb") as old, newer.open("rb") as new, part.open("wb") as file:
            part.chmod(0o600)
            page = int.from_bytes(old.read(18)[16:], "big")
            head = _Head(
                newer.stem, 65536 if page == 1 else page, older.stat().st_size, _hash(older)
            )
            with gzip.open(file, "wb", compresslevel=6) as packed:
                packed.write(msgspec.json.encode(head) + b"\n")
                _write(old, new, head.page, packed)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    older.unlink()


def _write(old: BinaryIO, new: BinaryIO, page: int, target: gzip.GzipFile) -> None:
    old.seek(0)
    number = 0
    while one := old.read(_RUN * page):
        other = new.read(_RUN * page)
        if one != other:
            for start in range(0, len(one), page):
                if (kept := one[start : start + page]) != other[start : start + page]:
                    target.write((number + start // page).to_bytes(_NUMBER, "big") + kept)
        number += _RUN


def restore(delta: Path, target: Path) -> None:
    """The backup as it was, as a new file. StoreError: something that it is made of is missing or damaged."""
    try:
        chain = [delta]
        while chain[-1].suffix == SUFFIX:
            chain.append(_following(chain[-1]))
        shutil.copyfile(chain.pop(), target)
        with target.open("r+b") as file:
            for one in reversed(chain):
                head = _apply(one, file)
        if _hash(target) != head.hash:
            target.unlink()
            raise StoreError(f"{delta} cannot be made whole: one of {delta.parent} is another")
    except (OSError, EOFError, zlib.error, msgspec.DecodeError) as error:
        with suppress(OSError):
            target.unlink(missing_ok=True)
        raise StoreError(f"{delta} cannot be made whole ({error})") from error


def _following(delta: Path) -> Path:
    with gzip.open(delta, "rb") as packed:
        name = msgspec.json.decode(packed.readline(), type=_Head).following
    found = [delta.with_name(f"{name}{suffix}") for suffix in (WHOLE, SUFFIX)]
    there = next((one for one in found if one.exists()), None)
    if there is None:
        raise StoreError(f"{delta} cannot be made whole: {found[0].name} is missing beside it")
    return there


def _apply(delta: Path, file: BinaryIO) -> _Head:
    with gzip.open(delta, "rb") as packed:
        head = msgspec.json.decode(packed.readline(), type=_Head)
        while record := packed.read(_NUMBER + head.page):
            file.seek(int.from_bytes(record[:_NUMBER], "big") * head.page)
            file.write(record[_NUMBER:])
    file.truncate(head.size)
    return head


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
