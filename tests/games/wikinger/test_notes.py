"""What the notes on the table tell while a group is in hand, and what the prompt bar says then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.note import Tone
from boardtable.engine.target import Button, Cell, Target
from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.preview import would_bring
from boardtable.games.wikinger.tableau import cell_of
from tests.games.wikinger.fjord import Coast, Offer, dealt, position, said

if TYPE_CHECKING:
    from boardtable.games.wikinger.state import State


def notes(state: State, *picked: Target) -> dict[Target, tuple[Tone, str]]:
    """Read the notes of the first player."""
    return {note.at: (note.tone, said(note.text)) for note in GAME.preview(state, 0, picked)}


DIAL = Cell("dial", 0)
"""The price of what is in hand stands in the middle of the wheel, where it hides no group."""
THREE = [Offer(0, "middle_a", "noble"), Offer(4, "end", "scout"), Offer(9, "green", "noble")]


def test_notes_tell_prices_and_gold_left() -> None:
    """Or the points to exchange, for the group in hand. A group that cannot be bought has no note."""
    state = position(Coast(start=3, gold=6, points=3), Coast(), offer=THREE)
    assert notes(state) == {}
    assert notes(state, Cell("offer", 0)) == {}
    assert notes(state, Cell("offer", 4))[DIAL] == (Tone.COST, "costs 4; gold left: 2")
    assert signs(state, Cell("offer", 4))[DIAL] == ("6 − 4 = 2", ("mark/gold",))
    assert notes(state, Cell("offer", 9))[DIAL] == (Tone.WARN, "costs 9; exchange 3 points")
    assert signs(state, Cell("offer", 9))[DIAL] == ("−6, −3", ("mark/gold", "mark/point"))


def test_16_1_notes_tell_where_the_viking_stays_and_what_that_brings() -> None:
    """In his row he stays, elsewhere he waits; the switch sends him away everywhere (16.2)."""
    coast = Coast(start=4, tiles={(3, 1): "start"})
    offer = [Offer(0, "middle_a", "noble"), Offer(4, "end", "scout")]
    state = position(coast, Coast(), offer=offer, number=2)
    stays, waits = (Tone.GAIN, "stays: 2\u00a0points"), (Tone.COST, "waits")
    assert notes(state, Cell("offer", 0)) == {
        DIAL: (Tone.COST, "costs 0; gold left: 20"),
        Cell("tableau/0", (2, 1)): stays,
        Cell("tableau/0", (3, 1)): waits,
    }
    assert set(notes(state, Cell("offer", 0), Button("mainland")).values()) == {
        (Tone.COST, "costs 0; gold left: 20"),
        waits,
    }
    small = position(coast, Coast(), offer=offer)
    assert notes(small, Cell("offer", 0))[Cell("tableau/0", (2, 1))] == (Tone.GAIN, "stays")
    red = Coast(start=4, tiles={(3, 1): "start"}, ships={2: "red"})
    threatened = position(red, Coast(), offer=offer, number=2)
    assert notes(threatened, Cell("offer", 0))[Cell("tableau/0", (2, 1))] == (Tone.WARN, "threatened")
    assert notes(dealt(2)) == {}


def test_16_1_cells_tell_by_signs_whether_the_viking_stays() -> None:
    """A figure where he stays, with gold or points beside it; a house where he waits; "!" where a ship threatens."""
    coast = Coast(start=4, tiles={(3, 1): "start", (5, 1): "start", (6, 1): "start"}, ships={2: "red"})
    offer = [Offer(0, "middle_a", "goldsmith"), Offer(4, "middle_a", "noble")]
    state = position(coast, Coast(), offer=offer, number=2)
    assert signs(state, Cell("offer", 0)) == {
        DIAL: ("20 − 0 = 20", ("mark/gold",)),
        Cell("tableau/0", (2, 1)): ("0", ("mark/waits",)),
        Cell("tableau/0", (3, 1)): ("0", ("mark/waits",)),
        Cell("tableau/0", (4, 1)): ("+3", ("mark/gold", "mark/stays")),
        Cell("tableau/0", (5, 1)): ("0", ("mark/waits",)),
    }
    assert signs(state, Cell("offer", 4))[Cell("tableau/0", (2, 1))] == ("!", ("mark/stays",))


def signs(state: State, *picked: Target) -> dict[Target, tuple[str, tuple[str, ...]]]:
    """Read the short forms of the notes of the first player."""
    return {note.at: (said(note.short), note.signs) for note in GAME.preview(state, 0, picked)}


def test_9_notes_tell_what_a_ship_does_and_what_a_warrior_does() -> None:
    """Whom a ship would threaten, or that a warrior wards it off; from column 4 on there is no choice (7.2)."""
    on = [(2, 1), (3, 2), (4, 2), (5, 2)]
    tiles = {(2, 1): "start", (3, 2): "end", (4, 2): "end", (5, 2): "end"}
    coast = Coast(start=3, tiles=tiles, on=on)
    offer = [Offer(0, "green", "noble"), Offer(1, "middle_a", "warrior")]
    state = position(coast, Coast(), offer=offer, number=2)
    red = (Tone.COST, "costs 0; gold left: 20")
    assert notes(state, Cell("offer", 0)) == {
        DIAL: red,
        Cell("tableau/0", (0, 0)): (Tone.GAIN, "warded off: 5\u00a0gold"),
        Cell("tableau/0", (0, 1)): (Tone.WARN, "threatens 2 vikings"),  # as far as row 4
        Cell("tableau/0", (0, 2)): (Tone.COST, "threatens nobody yet"),
    }
    assert {at: short for at, (short, _) in signs(state, Cell("offer", 0)).items() if at != DIAL} == {
        Cell("tableau/0", (0, 0)): "+5",
        Cell("tableau/0", (0, 1)): "!\u00a02",
        Cell("tableau/0", (0, 2)): "0",
    }
    small = position(coast, Coast(), offer=offer)
    assert notes(small, Cell("offer", 0))[Cell("tableau/0", (0, 0))] == (Tone.GAIN, "warded off")
    raided = position(Coast(start=2, ships={2: "yellow"}), Coast(), offer=offer, number=2)
    wards, stays = (Tone.GAIN, "wards off the ship: 2\u00a0points"), (Tone.GAIN, "stays")
    assert notes(raided, Cell("offer", 1))[Cell("tableau/0", (1, 1))] == wards
    calm = position(Coast(start=2), Coast(), offer=offer, number=2)
    assert notes(calm, Cell("offer", 1))[Cell("tableau/0", (1, 1))] == stays
    before = position(Coast(start=2, ships={2: "yellow"}), Coast(), offer=offer)
    assert notes(before, Cell("offer", 1))[Cell("tableau/0", (1, 1))] == (Tone.GAIN, "wards off the ship")


@pytest.mark.parametrize(
    ("role", "row", "gold", "points"),
    [(1, 2, 5, 3), (2, 3, 0, 2), (3, 4, 0, 3), (4, 5, 3, 0), (5, 6, 0, 0)],
)
def test_what_a_viking_would_bring_at_a_large_scoring(role: int, row: int, gold: int, points: int) -> None:
    """A warrior what the ship brings; a scout 1, and 1 for each of the two below him."""
    tiles = {(down, 1): "start" for down in (3, 4, 5, 6)}
    sail = "green" if gold == 5 else "blue"
    on = [(5, 1), (6, 1)] if role == 3 else []
    state = position(Coast(tiles=tiles, on=on, ships={1: sail}), Coast(), phase="over", number=6)
    found = would_bring(state, state.sides[0], role, cell_of((row, 1)))
    assert found == ((gold, 0) if role == 1 else (gold, points))


def test_below_a_scout_who_scores_a_goldsmith_and_a_fisherman_bring_a_point_more() -> None:
    """Special tiles add to it."""
    tiles = {(down, 1): "start" for down in (3, 4, 5, 6)}
    coast = Coast(tiles=tiles, on=[(4, 1)], specials=["goldsmith_2", "fisherman_1"])
    state = position(coast, Coast(), phase="over", number=6, variant="no-auction")
    assert would_bring(state, state.sides[0], 4, cell_of((5, 1))) == (5, 1)
    assert would_bring(state, state.sides[0], 5, cell_of((6, 1))) == (0, 2)


def test_5_5_a_the_prompt_names_the_points_to_exchange() -> None:
    """Once a group is picked that costs more than all the gold; then it asks to confirm them."""
    state = position(Coast(start=3, gold=6, points=3), Coast(), offer=THREE)
    cheap, dear = Cell("offer", 4), Cell("offer", 9)
    asks = [
        said(GAME.prompt(state, 0, picked).ask)
        for picked in ((), (cheap,), (dear,), (Cell("offer"), dear, Cell("tableau/0", (0, 1))))
    ]
    assert asks == [
        "Buy a group and lay its tile.",
        "Buy a group and lay its tile.",
        "Your gold is short by 3: this group costs 3 points as well.",
        "Confirm the exchange: 3 points for 3 gold.",
    ]
