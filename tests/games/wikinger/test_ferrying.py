"""The trips of the boatsmen (11.2 and 14.3, 14.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.chooser import Chooser
from boardtable.engine.note import Tone
from boardtable.engine.target import Cell, Target
from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.moves import FerryColour, FerryEach, FerryOne, Settle, StopFerry, UseBoat
from tests.games.wikinger.fjord import Coast, after, do, log, position, said

if TYPE_CHECKING:
    from collections.abc import Sequence

NOBLES = {(3, 1): "start", (3, 2): "middle_a", (3, 3): "end"}
SCOUTS = {(4, 1): "start", (4, 2): "end"}


def test_11_2_b_a_trip_takes_all_of_one_colour_or_one_of_each() -> None:
    """Two nobles with three free tiles: the first one's tile is chosen, then the second one's."""
    coast = Coast(tiles=NOBLES | SCOUTS, waiting=["boatsman", "noble", "noble", "scout"])
    state = position(coast, Coast(), phase="ferry", number=2)
    assert GAME.legal_moves(state, 0) == [
        FerryColour(0, "red", 1),
        FerryColour(0, "red", 2),
        FerryColour(0, "red", 3),
        FerryColour(0, "green", 1),
        FerryColour(0, "green", 2),
        FerryEach(0),
        StopFerry(0),
    ]
    steps = do(state, FerryColour(0, "red", 3))
    assert log(steps) == ["Anna ferries: noble (row 3, column 3), 1\u00a0×\u00a0noble."]
    state = steps[-1].state
    assert GAME.legal_moves(state, 0) == [Settle(0, (3, 1)), Settle(0, (3, 2))]
    steps = do(state, Settle(0, (3, 1)))
    assert log(steps)[0] == "Anna lands: noble (row 3, column 1)."
    side = steps[-1].state.sides[0]
    assert (side.boatsmen, side.waiting[2], side.vikings.bit_count()) == (0, 0, 2)
    assert side.points == 10 + 4  # two nobles score at once


def test_11_2_c_each_colour_that_can_travel_sends_exactly_one() -> None:
    """A scout has one free tile and lands by himself (16.7); the noble's tile is asked for."""
    coast = Coast(
        tiles=NOBLES | SCOUTS, on=[(4, 1)], waiting=["boatsman", "boatsman", "noble", "noble", "scout", "fisherman"]
    )
    state = position(coast, Coast(), phase="ferry", number=2)
    state = after(state, FerryEach(0))
    assert GAME.legal_moves(state, 0) == [Settle(0, (3, 1)), Settle(0, (3, 2)), Settle(0, (3, 3))]
    state = after(state, Settle(0, (3, 2)))
    side = state.sides[0]
    assert (side.boatsmen, side.waiting[2].bit_count(), side.waiting[3]) == (1, 1, 0)
    assert GAME.legal_moves(state, 0) == [FerryColour(0, "red", 1), FerryColour(0, "red", 3), StopFerry(0)]


def test_11_2_c_as_many_as_have_a_free_tile_travel_and_need_no_choice() -> None:
    """Three scouts, two free tiles: both are taken whichever is pointed at, and one scout stays."""
    coast = Coast(tiles=SCOUTS, waiting=["boatsman", "scout", "scout", "scout"])
    state = position(coast, Coast(), phase="ferry", number=2)
    both = [FerryColour(0, "green"), FerryColour(0, "green", 2)]
    assert GAME.legal_moves(state, 0) == [*both, FerryEach(0), StopFerry(0)]
    assert [move.path(state) for move in both] == [(on_land(3), cell(4, 1)), (on_land(3), cell(4, 2))]
    for move in both:
        side = after(state, move).sides[0]
        assert (side.waiting[3].bit_count(), side.vikings.bit_count(), side.boatsmen) == (1, 2, 0)
    assert log(do(state, both[0]))[0] == "Anna ferries: scout (row 4, column 1), scout (row 4, column 2)."
    assert log(do(state, both[1]))[0] == "Anna ferries: scout (row 4, column 2), scout (row 4, column 1)."


def test_16_7_a_ferry_with_one_possibility_lights_its_tile_and_settles_there() -> None:
    """One scout, one free tile: that tile is the only place to drop him, and the drop says the whole trip."""
    coast = Coast(tiles=SCOUTS, on=[(4, 1)], waiting=["boatsman", "scout"])
    state = position(coast, Coast(), phase="ferry", number=2)
    chooser = Chooser(GAME.legal_moves(state, 0), state)
    assert chooser.lift(on_land(3)) == on_land(3)
    assert chooser.lit() == {cell(4, 2)}
    assert chooser.hit(Cell("tableau/0")) is None
    assert chooser.take(cell(4, 2)) == FerryColour(0, "green")


def test_11_2_e_after_round_4_a_player_may_stop() -> None:
    """The boatsman is kept; the scoring of this player and the next one follow."""
    coast = Coast(tiles=SCOUTS, waiting=["boatsman", "scout"])
    state = position(coast, coast, phase="ferry", number=4)
    steps = do(state, StopFerry(0))
    assert (steps[-1].state.turn, steps[-1].state.phase, steps[-1].state.sides[0].boatsmen) == (1, "ferry", 1)
    steps = do(steps[-1].state, StopFerry(1))
    assert (steps[-1].state.round, steps[-1].state.phase) == (4, "buy")


def test_11_2_f_after_round_6_ferrying_is_forced() -> None:
    """As long as there is a boatsman and somebody who can travel."""
    coast = Coast(tiles=SCOUTS, waiting=["boatsman"] * 3 + ["scout", "scout"])
    state = position(coast, Coast(), phase="ferry", number=6)
    assert StopFerry(0) not in GAME.legal_moves(state, 0)
    assert why(state, [], []) == "11.2f"
    steps = do(state, FerryColour(0, "green"))
    assert GAME.active(steps[-1].state) == ()
    assert steps[-1].state.sides[0].boatsmen == 2


def test_14_3_in_the_variant_a_boatsman_ferries_one_viking() -> None:
    """To any free tile of its row; in round 6 this is forced too."""
    coast = Coast(tiles=SCOUTS, waiting=["boatsman", "boatsman", "scout", "scout"])
    state = position(coast, Coast(), phase="ferry", number=2, variant="no-auction")
    assert GAME.legal_moves(state, 0) == [FerryOne(0, "green", 1), FerryOne(0, "green", 2), StopFerry(0)]
    state = after(state, FerryOne(0, "green", 2))
    assert (state.sides[0].boatsmen, state.sides[0].vikings.bit_count()) == (1, 1)
    assert GAME.legal_moves(state, 0) == [FerryOne(0, "green", 1), StopFerry(0)]
    last = position(coast, Coast(), phase="ferry", number=6, variant="no-auction")
    assert StopFerry(0) not in GAME.legal_moves(last, 0)


def test_14_5_a_boat_makes_a_trip_of_the_base_game_and_leaves_the_game() -> None:
    """With a boatsman; it is never forced, also not in round 6."""
    coast = Coast(
        tiles=SCOUTS, waiting=["boatsman", "boatsman", "scout", "scout", "scout"], specials=["noble_1", "boat", "boat"]
    )
    state = position(coast, Coast(), phase="ferry", number=6, variant="no-auction")
    assert GAME.legal_moves(state, 0) == [FerryOne(0, "green", 1), FerryOne(0, "green", 2), UseBoat(0)]
    steps = do(state, UseBoat(0))
    assert log(steps) == ["Anna uses a boat."]
    state = steps[-1].state
    assert GAME.legal_moves(state, 0) == [FerryColour(0, "green"), FerryColour(0, "green", 2), FerryEach(0)]
    side = after(state, FerryColour(0, "green")).sides[0]
    assert (side.boatsmen, side.waiting[3].bit_count(), len(side.taken)) == (1, 1, 2)


def why(state: object, held: Sequence[Target], over: Sequence[Target]) -> str | None:
    """Tell the rule that forbids a pointing."""
    refusal = GAME.why_not(state, 0, tuple(held), tuple(over))  # type: ignore[arg-type]  # a position of this game
    return None if refusal is None else refusal.rule


def on_land(colour: int, seat: int = 0) -> Target:
    """Point at waiting vikings."""
    return Cell(f"mainland/{seat}", (colour, 0))


def cell(row: int, column: int, seat: int = 0) -> Target:
    """Point at a cell."""
    return Cell(f"tableau/{seat}", (row - 1, column - 1))


def test_refusals_while_ferrying() -> None:
    """Boatsmen stay, colours have rows, tiles must be free."""
    coast = Coast(tiles=NOBLES | SCOUTS, on=[(3, 1)], waiting=["boatsman", "noble", "noble", "fisherman", "scout"])
    state = position(coast, Coast(), phase="ferry", number=2)
    for held, over, rule in (
        ([], [], None),
        ([], [on_land(0)], "11.2g"),
        ([], [on_land(5)], "11.2c"),
        ([on_land(2)], [cell(4, 1)], "11.2b"),
        ([on_land(2)], [cell(3, 5)], "11.2b"),
        ([on_land(2)], [cell(3, 1)], "8.4"),
        ([on_land(2)], [cell(3, 2)], None),
        ([on_land(2)], [cell(3, 2, 1)], "8.5"),
        ([on_land(2)], [Cell("offer")], None),
        ([on_land(2)], [Cell("tableau/0")], None),
        ([], [cell(3, 2)], "11.2b"),
        ([], [on_land(2, 1)], "8.5"),
    ):
        assert why(state, held, over) == rule, (held, over)
    landing = after(state, FerryEach(0))
    assert why(landing, [on_land(3)], []) == "11.2d"
    assert why(landing, [on_land(2)], [cell(3, 3)]) is None


def test_16_1_notes_tell_threats_and_what_a_landing_brings() -> None:
    """A red ship above column 2; a noble brings 2 points at the next scoring."""
    coast = Coast(tiles=NOBLES, ships={2: "red"}, waiting=["boatsman", "noble", "noble"])
    state = position(coast, Coast(), phase="ferry", number=2)
    notes = {note.at: (note.tone, said(note.text)) for note in GAME.preview(state, 0, (on_land(2),))}
    gain = (Tone.GAIN, "stays: 2\u00a0points")
    assert notes == {cell(3, 1): gain, cell(3, 2): (Tone.WARN, "threatened"), cell(3, 3): gain}
    assert GAME.preview(state, 0, ()) == ()
    assert GAME.preview(state, 1, ()) == ()
    settling = after(state, FerryColour(0, "red", 1))
    assert {note.at for note in GAME.preview(settling, 0, ())} == {cell(3, 2), cell(3, 3)}
    all_at_once = position(
        Coast(tiles=SCOUTS, waiting=["boatsman", "scout", "scout"]), Coast(), phase="ferry", number=2
    )
    assert {note.at for note in GAME.preview(all_at_once, 0, (on_land(3),))} == {cell(4, 1), cell(4, 2)}
    warding = Coast(start=4, tiles={(2, 2): "start", (2, 3): "end"}, ships={2: "red"}, waiting=["boatsman", "warrior"])
    warrior = position(warding, Coast(), phase="ferry", number=2)  # 9.2: below the ship he wards it off
    assert {note.at: (note.tone, said(note.text)) for note in GAME.preview(warrior, 0, (on_land(1),))} == {
        cell(2, 2): (Tone.GAIN, "wards off the ship: 3\u00a0gold"),
        cell(2, 3): (Tone.GAIN, "stays"),
    }
