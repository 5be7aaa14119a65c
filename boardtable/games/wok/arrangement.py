"""Which ingredients lie in which wok at the end, and what the Men-at-wok do."""

from __future__ import annotations

from attrs import frozen


@frozen
class Pot:
    """One wok and the ingredient cards in it; a double wok card is two of them, `right` being the second."""

    wok: int
    right: bool
    cards: tuple[int, ...]


@frozen
class Duty:
    """A Man-at-wok and the red card that it is assigned to (11.1)."""

    man: int
    wok: int


@frozen
class Arrangement:
    """How one player fills the own woks; wok cards and ingredient cards are given by their numbers.

    There is a pot for each wok, also for those that stay empty. `duties` are in the order of laying:
    of two Men-at-double-wok on one card the later one counts (11.6). `swap` names the ingredient
    that the Man-at-swap-wok replaces and the new one (11.9).
    """

    pots: tuple[Pot, ...]
    duties: tuple[Duty, ...] = ()
    swap: tuple[int, int] | None = None
