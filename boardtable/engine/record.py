"""Seed, seats, options, box and moves: a whole game in a few lines."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeAlias, cast

from attrs import frozen

from .codec import CodecError, from_plain, to_plain
from .sitter import Sitter
from .text import Text, plain, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .move import Seat

FORMAT = 1
"""The form of the file that this program writes; it reads this and older ones."""

MOST_SEATS = 16
LONGEST_NAME = 400


@frozen
class Deal:
    """How a game began: everything that, with its moves, makes the same game again.

    `box` holds the components as an owner corrected them, or None for the game's own.
    """

    game: str
    rules: int
    app: str
    seed: int
    seats: tuple[Sitter, ...]
    options: Mapping[str, object]
    box: Mapping[str, object] | None = None


@frozen
class Did:
    """A decision, as plain values."""

    move: Mapping[str, object]


@frozen
class Undid:
    """So many decisions taken back, and which seats agreed to it: the others, or a lone person alone."""

    count: int
    agreed: tuple[Seat, ...] = ()


@frozen
class Check:
    """What the position looked like after so many decisions, as a digest."""

    digest: str
    ply: int


@frozen
class Over:
    """The points at the end, and the English sentence that says why it ended."""

    scores: tuple[int, ...]
    why: str


@frozen
class Expect:
    """Sentences that the log of this game must say, in this order; a stored game with them is a test."""

    told: tuple[str, ...]


Entry: TypeAlias = Did | Undid | Check | Over | Expect


@frozen
class Record:
    """A whole game: how it began and what happened since.

    `torn` tells that a last, incomplete line was left out in reading.
    """

    deal: Deal
    entries: tuple[Entry, ...] = ()
    torn: bool = False


class RecordError(ValueError):
    """These lines are no game that this program can read; `why` says so to a person."""

    def __init__(self, why: Text, line: int = 1) -> None:
        """Name the line, counted from 1."""
        super().__init__(f"line {line}: {plain(why)}")
        self.why = why
        self.line = line


class NewerError(RecordError):
    """A newer program wrote this game."""


def deal_line(deal: Deal) -> str:
    """Write the first line of a record, without the line's end."""
    written: dict[str, object] = {
        "boardtable": FORMAT,
        "game": deal.game,
        "rules": deal.rules,
        "app": deal.app,
        "seed": f"{deal.seed:016x}",
        "seats": [to_plain(sitter) for sitter in deal.seats],
        "options": dict(deal.options),
    }
    if deal.box is not None:
        written["box"] = dict(deal.box)
    return _line(written)


def entry_line(entry: Entry) -> str:
    """Write any later line of a record, without the line's end."""
    if isinstance(entry, Did):
        return _line(dict(entry.move))
    if isinstance(entry, Undid):
        agreed = {"agreed": list(entry.agreed)} if entry.agreed else {}
        return _line({"undo": entry.count, **agreed})
    if isinstance(entry, Check):
        return _line({"check": entry.digest, "ply": entry.ply})
    if isinstance(entry, Expect):
        return _line({"expect": list(entry.told)})
    return _line({"over": list(entry.scores), "why": entry.why})


def write(record: Record) -> str:
    """Write a whole record as the text of a file."""
    return "\n".join([deal_line(record.deal), *map(entry_line, record.entries), ""])


def read(content: str) -> Record:
    """Read the text of a file; raises RecordError. The moves are not tried here.

    A last line that is no whole JSON value was cut off in writing, and is left out.
    """
    lines = content.split("\n")
    deal = _read_deal(lines[0])
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        try:
            values = _loads(line)
        except ValueError as error:
            if number == len(lines):
                return Record(deal, tuple(entries), torn=True)
            raise RecordError(text("record", "Line {line} cannot be read.", line=number), number) from error
        entries.append(_read_entry(values, number))
    return Record(deal, tuple(entries))


def _line(values: Mapping[str, object]) -> str:
    return json.dumps(values, ensure_ascii=False, separators=(", ", ": "))


def _loads(line: str) -> object:
    """Read one JSON value; whatever is wrong with it is a ValueError, also a depth beyond all measure."""
    try:
        value: object = json.loads(line)
        if "\\u" in line:
            json.dumps(value, ensure_ascii=False).encode()  # half a character could be neither shown nor written
    except RecursionError as error:
        message = "too many brackets inside each other"
        raise ValueError(message) from error
    return value


_NO_RECORD = text("record", "This is not a boardtable game.")


def _read_deal(line: str) -> Deal:
    try:
        values = _loads(line)
    except ValueError as error:
        raise RecordError(_NO_RECORD) from error
    if not isinstance(values, dict) or type(values.get("boardtable")) is not int:
        raise RecordError(_NO_RECORD)
    form = cast("int", values["boardtable"])
    if form < 1:
        raise RecordError(_NO_RECORD)
    if form > FORMAT:
        app = values.get("app")
        raise NewerError(
            text(
                "record",
                "It was written by a newer boardtable ({app}): its form is {theirs}, this program reads up to {ours}.",
                app=app[:40] if isinstance(app, str) else "?",
                theirs=str(form)[:40],
                ours=FORMAT,
            ),
        )
    try:
        return _deal(values)
    except CodecError as error:
        raise RecordError(text("record", "The first line is wrong: {fault}.", fault=error.why)) from error


def _deal(values: dict[str, object]) -> Deal:
    seats = from_plain(values.get("seats"), tuple[Sitter, ...], "seats")
    if not 1 <= len(seats) <= MOST_SEATS:
        raise CodecError(text("record", "these are too few or too many"), "seats")
    for n, sitter in enumerate(seats):
        if not sitter.name.strip() or len(sitter.name) > LONGEST_NAME:
            raise CodecError(text("record", "this name is empty or too long"), f"seats[{n}].name")
    for name in ("options", "box"):
        if not isinstance(values.get(name), dict) and (name == "options" or values.get(name) is not None):
            raise CodecError(text("record", "this must be a group of named entries"), name)
    return Deal(
        game=from_plain(values.get("game"), str, "game"),
        rules=from_plain(values.get("rules"), int, "rules"),
        app=from_plain(values.get("app"), str, "app"),
        seed=seed_from(from_plain(values.get("seed"), str, "seed")),
        seats=seats,
        options=cast("dict[str, object]", values["options"]),
        box=cast("dict[str, object] | None", values.get("box")),
    )


def seed_from(code: str) -> int:
    """Read a deal code: 1 to 16 hexadecimal digits; raises CodecError."""
    digits = code.strip().lower()
    if not 1 <= len(digits) <= 16 or any(digit not in "0123456789abcdef" for digit in digits):  # noqa: PLR2004 - 64 bits
        raise CodecError(text("record", "a deal code has 1 to 16 digits from 0 to 9 and a to f"), "seed")
    return int(digits, 16)


def _read_entry(values: object, number: int) -> Entry:
    try:
        return _entry(values)
    except CodecError as error:
        why = text("record", "Line {line} is wrong: {fault}.", line=number, fault=error.why)
        raise RecordError(why, number) from error


def _entry(values: object) -> Entry:
    known = values if isinstance(values, dict) else {}
    if "do" in known:
        return Did(known)
    if "undo" in known:
        agreed = from_plain(known.get("agreed", []), tuple[int, ...], "agreed")
        return Undid(from_plain(known["undo"], int, "undo"), agreed)
    if "check" in known:
        return Check(from_plain(known["check"], str, "check"), from_plain(known.get("ply"), int, "ply"))
    if "over" in known:
        return Over(from_plain(known["over"], tuple[int, ...], "over"), from_plain(known.get("why"), str, "why"))
    if "expect" in known:
        return Expect(from_plain(known["expect"], tuple[str, ...], "expect"))
    raise CodecError(text("record", "it says nothing that this program knows"), "")
