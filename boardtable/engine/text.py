"""A sentence to be shown, not yet in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence


@frozen
class Player:
    """A player's name inside a sentence; the state of a game knows seats only."""

    seat: int


@frozen
class Text:
    """One sentence with its blanks; `said` (plural: the form for many) is its id in the catalogues.

    `one` is the English form for exactly one, and `n` the count that chooses between the forms.
    """

    context: str
    said: str
    args: tuple[tuple[str, str | int | Text | Player], ...] = ()
    one: str | None = None
    n: int | None = None


def text(context: str, said: str, /, **args: str | int | Text | Player) -> Text:
    """Make a sentence; both strings must be literals, since the catalogues are made from them."""
    return Text(context, said, tuple(args.items()))


def plural(context: str, one: str, many: str, /, *, n: int, **args: str | int | Text | Player) -> Text:
    """Make a sentence that counts: "{n} coin", "{n} coins"; `n` is filled in as well."""
    return Text(context, many, (("n", n), *args.items()), one, n)


def plain(sentence: Text, names: Sequence[str] = ()) -> str:
    """Say a sentence in English, without any catalogue: for the command line and for records."""
    said = sentence.one if sentence.one is not None and sentence.n == 1 else sentence.said
    return fill(said, {key: _plain_value(value, names) for key, value in sentence.args})


def fill(said: str, values: dict[str, str]) -> str:
    """Put values into the blanks `{name}` of a sentence; what is not a known blank stays as written."""
    parts: list[str] = []
    rest = said
    while rest:
        before, opened, after = rest.partition("{")
        parts.append(before)
        if not opened:
            break
        key, closed, behind = after.partition("}")
        if closed and key in values:
            parts.append(values[key])
            rest = behind
        else:
            parts.append("{")
            rest = after
    return "".join(parts)


def _plain_value(value: str | int | Text | Player, names: Sequence[str]) -> str:
    if isinstance(value, Text):
        return plain(value, names)
    if isinstance(value, Player):
        return names[value.seat] if value.seat < len(names) else str(value.seat + 1)
    return f"\N{MINUS SIGN}{-value}" if isinstance(value, int) and value < 0 else str(value)
