"""Checks what stands in `components.toml`, and makes the box of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.entries import Entries, Faults
from boardtable.engine.game import BoxError
from boardtable.engine.text import text

from . import INFO
from .components import Rulings, Turn, boxed
from .ground import TERRAINS
from .printed_cards import read_cards, read_rulers, read_specials
from .printed_map import read_map
from .printed_pieces import read_kinds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .components import Box, Card, Ruler

_MOMENTS = ("at once", "after the turn")
_LEAST_HAND = 1


def box(values: Mapping[str, object]) -> Box:
    """Make the box of parsed components; raises BoxError with every fault, each by its path in the file."""
    faults = Faults()
    entries = Entries(values, faults)
    entries.number("schema", 1, 1)
    entries.said("game", (INFO.id,))
    yurts, hand = _players(entries)
    rows, outer = read_map(entries)
    neutral, per_court = _neutral(entries)
    rulers = read_rulers(entries, rows, per_court)
    rounds, spread = _setup(entries, hand)
    cards = read_cards(entries, [ruler.id for ruler in rulers])
    kinds = read_kinds(entries)
    specials = read_specials(entries, INFO.seats)
    actions, reach, exchange, proposals = _turn(entries)
    removed, conquests, at_once, replaced, allowed = _end(entries, len(rulers))
    divided, rank_areas, bonus = _scoring(entries)
    entries.done()
    _room(entries, rulers, cards, hand, removed)
    if faults.found:
        raise BoxError(faults.found)
    return boxed(
        INFO.seats,
        rows,
        outer,
        rulers,
        cards,
        kinds,
        specials,
        Turn(actions, conquests, hand, reach, removed, spread, rounds),
        Rulings(exchange, proposals, at_once, replaced, allowed, divided, rank_areas),
        bonus,
        yurts,
        neutral,
    )


def by_players(entries: Entries, key: str, low: int, high: int) -> tuple[tuple[int, int], ...]:
    """Read a number for each number of players."""
    group = entries.group(key)
    found = tuple((seats, group.number(str(seats), low, high)) for seats in INFO.seats)
    group.done()
    return found


def _players(entries: Entries) -> tuple[int, int]:
    """Read how many may play, the yurts at hand, and the size of a hand (1.9, 3.1)."""
    group = entries.group("players")
    group.number("min", INFO.seats[0], INFO.seats[0])
    group.number("max", INFO.seats[-1], INFO.seats[-1])
    group.list_of_said("colours")
    yurts = group.number("yurts_per_player")
    group.yes("yurts_unlimited")
    hand = group.number("hand_size", _LEAST_HAND, 9)
    group.sourced()
    return yurts, hand


def _neutral(entries: Entries) -> tuple[int, int]:
    """Read the neutral yurts, and how many of them a court has (2.1)."""
    group = entries.group("neutral_yurts")
    group.said("colour")
    total, court, general = group.number("total"), group.number("per_court"), group.number("general_supply", 0)
    group.yes("unlimited")
    courts = len(list(entries.groups("ruler")))
    if group.sound("total", "per_court", "general_supply") and entries.sound("ruler"):
        group.equal("total", total, court * courts + general)
    group.sourced()
    return total, court


def _setup(entries: Entries, hand: int) -> tuple[tuple[tuple[int, int], ...], int]:
    """Read the placement rounds and the first hand (2.4, 2.6, 2.7)."""
    group = entries.group("setup")
    rounds = by_players(group, "placement_rounds", 1, len(TERRAINS))
    given = group.number("starting_hand", 0)
    if group.sound("starting_hand") and entries.sound("players"):
        group.equal("starting_hand", given, hand)
    spread = group.group("spread_rulers")
    distance = spread.number("distance", 1, 9)
    spread.sourced()
    group.sourced()
    return rounds, distance


def _turn(entries: Entries) -> tuple[int, int, bool, int]:
    group = entries.group("turn")
    actions, reach = group.number("actions", 1, 9), group.number("ruler_reach", 1, 9)
    rulings = group.group("rulings")
    exchange, proposals = rulings.truth("exchange_in_action"), rulings.number("proposals_per_turn", 0, 9)
    rulings.sourced()
    group.sourced()
    return actions, reach, exchange, proposals


def _end(entries: Entries, rulers: int) -> tuple[int, int, bool, bool, bool]:
    """Read when the end phase begins, and how it is played (chapter 12)."""
    group = entries.group("end_phase")
    removed = group.number("rulers_removed_to_start", 1, max(1, rulers))
    conquests = group.number("conquests_per_turn", 1, 9)
    rulings = group.group("rulings")
    begins, replaced = rulings.said("begins", _MOMENTS), rulings.said("rulers_replaced", _MOMENTS)
    specials = rulings.said("special_cards", ("none", "allowed"))
    rulings.sourced()
    group.sourced()
    return removed, conquests, begins == _MOMENTS[0], replaced == _MOMENTS[0], specials == "allowed"


def _scoring(entries: Entries) -> tuple[bool, bool, tuple[tuple[int, tuple[int, ...]], ...]]:
    group = entries.group("scoring")
    group.list_of_said("printed_facts")
    shared = group.said("shared_tile", ("full", "divided"))
    ranking = group.said("area_ranking", ("players", "areas"))
    bonuses = group.group("area_bonus")
    bonus = tuple((seats, bonuses.list_of_numbers(str(seats), 0, 99)) for seats in INFO.seats)
    bonuses.done()
    group.sourced()
    return shared == "divided", ranking == "areas", bonus


def _room(entries: Entries, rulers: Sequence[Ruler], cards: Sequence[Card], hand: int, removed: int) -> None:
    """See to it that step 1 always finds a card of a ruler on the map, and the refill always a card (3.1, 5.1)."""
    if not entries.sound("ruler", "cards", "players", "end_phase"):
        return
    held = hand * INFO.seats[-1]
    fewest = sorted(sum(card.ruler == number for card in cards) for number in range(len(rulers)))
    if sum(fewest[: len(rulers) - removed + 1]) <= held:
        entries.wrong("cards.deck", text("khan", "all cards of the rulers on the map could be in hand"))
