"""Chapters 12 to 14: the end phase, scoring, and the other readings of what the rules leave open."""

from __future__ import annotations

from typing import Any

import pytest

from boardtable.engine.target import Cell
from boardtable.games.khan import GAME
from boardtable.games.khan.moves import (
    Answer,
    Conquer,
    EndTurn,
    Expel,
    Forgo,
    Invade,
    InvadeAnywhere,
    UseMorale,
    UseProtection,
)
from boardtable.games.khan.scoring import areas_of, bonuses, largest, points, totals
from boardtable.games.khan.state import Phase, State
from tests.games.khan.camp import BOX, Known, Place, after, do, other_box, position, said, told, turning
from tests.games.khan.test_conquer import conquest, kinds_of

FOUR_GONE: dict[str, Place | None] = dict.fromkeys(("russian", "seljuk", "georgian", "hungarian"))
FIVE_GONE: dict[str, Place | None] = FOUR_GONE | {"abbasid": None}
ROW = [(9, 5), (9, 6), (9, 7)]
OTHER = [(4, 6), (4, 7), (4, 8)]
THIRD = [(2, 7), (2, 8)]


def about_to_end(**told: Any) -> State:  # noqa: ANN401 - as in `values`
    """Lay out a position in which the Korean is the next to go, by his court or because he is expelled."""
    return position(rulers=FOUR_GONE, courts={"korean": 1}, **told)


def ended(seats: int = 2, **told: Any) -> State:  # noqa: ANN401 - as in `values`
    """Lay out a position of the end phase, with no ruler left."""
    names = [ruler.id for ruler in BOX.rulers]
    return position(seats, rulers=dict.fromkeys(names), ending=True, **told)


KOREAN = "korean:S:tundra"


def test_5_5_the_fifth_ruler_gone_begins_the_end_phase_in_step_1() -> None:
    """At once: the rulers that are left become neutral yurts, and Ben has two conquests."""
    state = about_to_end(phase="special", left=0, yurts=[ROW, [*OTHER, *THIRD]])
    steps = do(state, EndTurn(0), turning(state, *[card.name for card in BOX.cards[:4]], KOREAN))
    state = steps[-1].state
    assert told(steps)[2:] == [
        "Out of the game: the Korean.",
        "5 rulers are out of the game: the end phase begins.",
        "Neutral yurts take the places of all other rulers.",
    ]
    assert state.ending
    assert state.removed == 8
    assert state.neutral.bit_count() == 1 + 3
    assert (state.turn, state.left) == (1, 2)
    assert kinds_of(GAME.legal_moves(state, 1)) == {Conquer}


def test_12_1_a_sheet_announces_the_end_phase() -> None:
    """With the points so far."""
    laid = [("I3", ROW, {0: ROW[0]})]
    state = about_to_end(phase="special", left=0, yurts=[[], OTHER], pieces=laid)
    steps = do(state, EndTurn(0), turning(state, *[card.name for card in BOX.cards[:4]], KOREAN))
    sheets = [step.sheet for step in steps if step.sheet is not None]
    assert [sheet.totals for sheet in sheets] == [(4, 0)]
    assert said(sheets[0].title) == "The end phase begins: conquests only"


def _shut_in(place: Place) -> list[Place]:
    """Give all land cells that a ruler could reach from a place."""
    ground = BOX.ground
    reached = [bit.bit_length() - 1 for ray in ground.rays[ground.cell(place)] for bit in ray]
    return [ground.at(cell) for cell in reached]


def _blocked_song(left: int) -> State:
    rulers = FOUR_GONE | {"song": (12, 2), "korean": (3, 9)}
    yurts = [_shut_in((12, 2)), [*THIRD, *OTHER]]
    return position(rulers=rulers, left=left, yurts=yurts)


@pytest.mark.parametrize(("left", "then"), [(2, 1), (1, 0)])
def test_12_3_after_action_b_only_conquests_are_left_in_this_turn(left: int, then: int) -> None:
    """One after a first action, none after a second; steps 4 and 5 are left out."""
    state = _blocked_song(left)
    steps = do(state, Expel(0, "song"), turning(state, "russian:N:mountains"))
    state = steps[-1].state
    assert state.ending
    if then:
        assert (state.turn, state.left) == (0, 1)
        assert kinds_of(GAME.legal_moves(state, 0)) == {Conquer}
    else:
        assert (state.turn, state.left) == (1, 2)
        assert state.hands == ((), ())


def test_12_4_a_turn_of_the_end_phase_is_two_conquests() -> None:
    """No special card, no cards, no ruler afterwards."""
    state = ended(yurts=[[*ROW, *OTHER], THIRD])
    state = after(state, conquest(state, "I3", ROW))
    assert (state.turn, state.left) == (0, 1)
    state = after(state, conquest(state, "I3", OTHER))
    assert (state.turn, state.left) == (1, 2)
    assert said(GAME.prompt(state, 1, ()).ask) == "You must conquer: 2 actions left."
    assert said(GAME.prompt(state, 0, ()).wait) == "Ben has 2 actions left."


def test_12_5_a_player_without_a_conquest_loses_the_action() -> None:
    """Anna has one conquest only; her second action is lost, and Ben goes on."""
    state = ended(yurts=[ROW, OTHER])
    steps = do(state, conquest(state, "I3", ROW))
    assert told(steps)[1] == "Anna can do nothing more in this turn."
    assert steps[-1].state.turn == 1


def test_12_5_a_conquest_that_needs_consent_is_not_forced() -> None:
    """Then it can be forgone, which costs the action; with a free one there is no way out."""
    active = {1: {"card": "protection"}}
    state = ended(yurts=[[ROW[0]], [ROW[1], *OTHER]], active=active)
    assert said(GAME.prompt(state, 0, ()).ask) == "Ask for consent to a conquest, or do without it."
    assert GAME.legal_moves(state, 0)[-1] == Forgo(0)
    steps = do(state, Forgo(0))
    assert told(steps) == ["Anna does without a conquest."]
    assert steps[-1].state.left == 1
    free = ended(yurts=[[ROW[0], *THIRD], [ROW[1], *OTHER]], active=active)
    assert Forgo(0) not in GAME.legal_moves(free, 0)


def test_12_5_after_a_refusal_without_another_conquest_the_turn_is_over() -> None:
    """Both actions are lost."""
    active = {1: {"card": "protection"}}
    state = ended(yurts=[[ROW[0]], [ROW[1], *OTHER]], active=active)
    state = after(state, conquest(state, "I2", ROW[:2]))
    assert GAME.active(state) == (1,)
    assert after(state, Answer(1, yes=False)).turn == 1


def test_12_6_the_game_ends_when_nobody_can_conquer() -> None:
    """Cards only delay: what is protected now could be covered later."""
    state = ended(yurts=[ROW, []])
    steps = do(state, conquest(state, "I3", ROW))
    assert told(steps)[-1] == "Nobody can conquer any more."
    assert GAME.active(steps[-1].state) == ()
    assert GAME.legal_moves(steps[-1].state, 0) == ()
    assert said(GAME.prompt(steps[-1].state, 0, ()).ask) == "The game is over."
    active = {1: {"card": "protection"}}
    guarded = ended(yurts=[[*ROW[:2], (4, 6)], [ROW[2], (4, 7)]], active=active)
    steps = do(guarded, conquest(guarded, "I2", ROW[:2]))
    assert GAME.active(steps[-1].state) != ()


def test_12_6_a_reserved_piece_does_not_keep_the_game_from_ending() -> None:
    """It goes back to the supply, so it counts as there."""
    four = [(9, 4), (9, 5), (9, 6), (9, 7)]
    number = BOX.copies[BOX.kind_numbers["I4"]].bit_length() - 1
    reserve = {1: {"card": "reserve_tile", "piece": number}}
    state = ended(yurts=[ROW, four[:1]], active=reserve)
    state = after(state, conquest(state, "I3", ROW))
    assert state.phase is Phase.OVER


# ---- chapter 13


def test_13_1_each_owner_gets_the_full_value() -> None:
    """A shared tile of 3 is worth 4 to both, unless the box has it divided."""
    laid = [("I3", ROW, {0: ROW[0], 1: ROW[1]}), ("I2", THIRD, {1: THIRD[0]})]
    state = position(pieces=laid)
    assert [points(state, seat) for seat in (0, 1)] == [4, 6]

    def divided(values: dict[str, Any]) -> None:
        values["scoring"]["shared_tile"] = "divided"

    state = position(made=other_box(divided), pieces=laid)
    assert [points(state, seat) for seat in (0, 1)] == [2, 4]


def test_13_3_values_of_tiles_and_bridges() -> None:
    """Tiles of 2, 3, 4, 5 cells: 2, 4, 6, 8; bridges of 3 and 4 cells: 3 and 5."""
    assert {(kind.bridge, kind.size): kind.points for kind in BOX.kinds} == {
        (False, 2): 2,
        (False, 3): 4,
        (False, 4): 6,
        (False, 5): 8,
        (True, 3): 3,
        (True, 4): 5,
    }


BRIDGED = [
    ("B3", [(1, 3), (1, 4), (1, 5)], {0: (1, 3)}),
    ("I2", [(1, 6), (1, 7)], {0: (1, 6)}),
    ("I2", [(3, 1), (3, 2)], {0: (3, 1)}),
    ("I3", ROW, {1: ROW[0]}),
]


def test_13_4_areas_join_by_sides_and_over_bridges() -> None:
    """The bridge and the tile beside it make five cells, the river cell counts; bare river joins nothing."""
    state = position(pieces=BRIDGED)
    assert [area.bit_count() for area in areas_of(state, 0)] == [5, 2]
    assert [largest(state, seat) for seat in (0, 1)] == [5, 3]
    assert largest(position(), 0) == 0


@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        ((5, 3), (10, 0)),
        ((3, 3), (10, 10)),
        ((5, 4, 3), (10, 6, 0)),
        ((5, 5, 3), (10, 10, 0)),
        ((5, 3, 3), (10, 6, 6)),
        ((5, 4, 3, 2), (10, 6, 3, 0)),
        ((5, 5, 3, 2), (10, 10, 3, 0)),
        ((5, 3, 3, 2), (10, 6, 6, 0)),
        ((5, 0, 0, 0), (10, 0, 0, 0)),
    ],
)
def test_13_5_bonus_by_rank(sizes: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """Equal areas share a rank, and the next ones are left out (13.6); without a piece there is none."""
    starts = [(9, 4), (4, 5), (11, 4), (7, 9)]
    laid = []
    for seat, size in enumerate(sizes):
        row, column = starts[seat]
        cells = [(row, column + n) for n in range(size)]
        for part in {5: (2, 3), 4: (2, 2)}.get(size, (size,) if size else ()):
            laid.append((f"I{part}", cells[:part], {seat: cells[0]}))
            del cells[:part]
    state = position(len(sizes), pieces=laid)
    assert tuple(totals(state)[seat] - points(state, seat) for seat in range(len(sizes))) == expected


def test_13_5_other_reading_the_largest_areas_whoever_owns_them() -> None:
    """Then Anna's second area can have the second bonus."""

    def ranked(values: dict[str, Any]) -> None:
        values["scoring"]["area_ranking"] = "areas"

    laid = [
        ("I5", [(1, 5), (2, 5), (3, 5), (4, 5), (0, 5)], {0: (1, 5)}),
        ("I4", [(9, 4), (9, 5), (9, 6), (9, 7)], {0: (9, 4)}),
        ("I3", [(9, 9), (9, 10), (9, 11)], {1: (9, 9)}),
    ]
    state = position(3, made=other_box(ranked), pieces=laid)
    assert [(bonus.seat, bonus.points) for bonus in bonuses(state)] == [(0, 10), (0, 6)]


def over(pieces: list[tuple[str, list[Place], dict[int, Place]]], seats: int = 2) -> State:
    """Lay out the end of a game."""
    return ended(seats, phase="over", left=0, pieces=pieces)


def test_13_7_most_points_win() -> None:
    """4 points for a tile of 3 and 10 for the largest area, against 2."""
    outcome = GAME.outcome(over([("I3", ROW, {0: ROW[0]}), ("I2", THIRD, {1: THIRD[0]})]))
    assert outcome is not None
    assert outcome.scores == (14, 2)
    assert outcome.winners == (0,)
    assert GAME.outcome(position()) is None
    assert said(outcome.why) == "Anna wins with 14 points."
    lines = [(said(line.what), line.amounts) for line in outcome.sheet.lines]
    assert lines == [
        ("tile of 3, shape I", (4, None)),
        ("tile of 2, shape I", (None, 2)),
        ("Area of 3 cells, place 1", (10, None)),
        ("Area of 2 cells, no bonus", (None, 0)),
    ]
    assert outcome.sheet.lines[3].places == tuple(Cell("map", at) for at in THIRD)
    assert outcome.sheet.totals == (14, 2)
    assert outcome.sheet.tie_break[0].amounts == (3, 2)


def test_13_7_on_a_tie_the_larger_area_wins() -> None:
    """Both have 16: Anna six small pieces, Ben a tile of 4 and the bonus."""
    scores_equal = [
        ("I2", [(9, 5), (9, 6)], {0: (9, 5)}),
        ("I2", [(11, 5), (11, 6)], {0: (11, 5)}),
        ("I2", [(1, 1), (1, 2)], {0: (1, 1)}),
        ("L3", [(3, 1), (3, 2), (4, 1)], {0: (3, 1)}),
        ("L3", [(10, 0), (10, 1), (11, 0)], {0: (10, 0)}),
        ("I2", [(7, 9), (7, 10)], {0: (7, 9)}),
        ("L4", [(1, 5), (1, 6), (1, 7), (2, 5)], {1: (1, 5)}),
    ]
    outcome = GAME.outcome(over(scores_equal))
    assert outcome is not None
    assert outcome.scores == (16, 16)
    assert outcome.winners == (1,)
    assert said(outcome.why) == "Tie at 16 points: Anna, Ben. The largest area decides: Ben (4)."


def test_13_7_with_equal_areas_the_victory_is_shared() -> None:
    """Nothing else decides."""
    outcome = GAME.outcome(over([("I3", ROW, {0: ROW[0]}), ("L3", [(4, 6), (4, 7), (3, 6)], {1: (4, 6)})]))
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert said(outcome.why) == (
        "Tie at 14 points: Anna, Ben. Their areas are equal too, so the victory is shared: Anna, Ben."
    )


def test_13_1_a_shared_piece_is_one_line_with_two_amounts() -> None:
    """It says so."""
    outcome = GAME.outcome(over([("I3", ROW, {0: ROW[0], 1: ROW[1]})]))
    assert outcome is not None
    line = outcome.sheet.lines[0]
    assert (said(line.what), line.amounts, line.seat) == ("tile of 3, shape I, shared", (4, 4), None)


# ---- chapter 14: other readings


def _later(values: dict[str, Any]) -> None:
    values["end_phase"]["rulings"] |= {"begins": "after the turn"}


def _much_later(values: dict[str, Any]) -> None:
    values["end_phase"]["rulings"] |= {"begins": "after the turn", "rulers_replaced": "after the turn"}


def _replaced_later(values: dict[str, Any]) -> None:
    values["end_phase"]["rulings"] |= {"rulers_replaced": "after the turn"}


def _cards_allowed(values: dict[str, Any]) -> None:
    values["end_phase"]["rulings"] |= {"special_cards": "allowed"}


@pytest.mark.parametrize("change", [_later, _much_later])
def test_14_the_end_phase_may_begin_after_the_turn(change: Any) -> None:  # noqa: ANN401 - a function
    """The turn is finished as any other: with cards, special cards and the refill."""
    made = other_box(change)
    state = about_to_end(made=made, phase="special", left=0, yurts=[[], OTHER])
    steps = do(state, EndTurn(0), turning(state, *[card.name for card in BOX.cards[:4]], KOREAN))
    state = steps[-1].state
    assert not state.ending
    assert state.removed == 5
    assert {Expel, InvadeAnywhere} <= kinds_of(GAME.legal_moves(state, 1))
    state = after(state, InvadeAnywhere(1, (12, 7)))
    state = after(state, GAME.legal_moves(state, 1)[0])
    steps = do(state, EndTurn(1), Known())
    assert told(steps)[:3] == [
        "Ben draws 4 cards.",
        "5 rulers are out of the game: the end phase begins.",
        "Neutral yurts take the places of all other rulers.",
    ]
    assert steps[-1].state.ending


def test_14_before_a_late_end_phase_a_player_may_have_nothing_to_do() -> None:
    """All rulers gone, no card that helps, no conquest: the actions are lost, High Morale too."""
    made = other_box(_later)
    names = [ruler.id for ruler in BOX.rulers]
    full = [BOX.ground.at(cell) for cell in BOX.ground.cells]
    rulers: dict[str, Place | None] = dict.fromkeys(names) | {"song": (12, 2)}
    state = position(made=made, rulers=rulers, left=2, neutral=[place for place in full if place != (12, 2)])
    steps = do(state, Expel(0, "song"), turning(state, "russian:N:mountains"))
    assert "Anna can do nothing more in this turn." in told(steps)
    state = steps[-1].state
    assert state.phase is Phase.SPECIAL
    assert UseMorale not in kinds_of(GAME.legal_moves(state, 0))
    assert GAME.active(after(state, EndTurn(0), Known())) == ()


def test_14_before_a_late_end_phase_a_card_may_still_help() -> None:
    """Without a ruler, action A is what is left."""
    made = other_box(_later)
    rulers: dict[str, Place | None] = dict.fromkeys([ruler.id for ruler in BOX.rulers])
    state = position(
        made=made, rulers=rulers | {"song": (12, 2)}, neutral=_shut_in((12, 2)), hands=[["korean:SE:joker"]]
    )
    state = after(state, Expel(0, "song"), turning(state, "russian:N:mountains"))
    assert (state.phase, state.left) == (Phase.ACT, 1)
    assert kinds_of(GAME.legal_moves(state, 0)) == {Invade}


def test_14_rulers_may_be_replaced_at_the_end_of_that_turn() -> None:
    """Until then they stand in the way."""
    made = other_box(_replaced_later)
    state = about_to_end(made=made, phase="special", left=0, yurts=[THIRD, [*OTHER, *ROW]])
    state = after(state, EndTurn(0), turning(state, *[card.name for card in BOX.cards[:4]], KOREAN))
    assert state.ending
    assert state.removed == 5
    state = after(state, conquest(state, "I3", OTHER, 1))
    state = after(state, conquest(state, "I3", ROW, 1))
    assert state.removed == 8
    assert state.turn == 0


def test_14_special_cards_may_be_allowed_in_the_end_phase() -> None:
    """High Morale then brings a conquest, Protection ends the turn as ever."""
    made = other_box(_cards_allowed)
    names = dict.fromkeys([ruler.id for ruler in BOX.rulers])
    yurts = [[*ROW, *THIRD, (12, 7)], OTHER]
    state = position(made=made, rulers=names, ending=True, left=1, yurts=yurts)
    state = after(state, conquest(state, "I2", THIRD))
    assert state.phase is Phase.SPECIAL
    morale = after(state, UseMorale(0))
    assert kinds_of(GAME.legal_moves(morale, 0)) == {Conquer}
    assert after(morale, conquest(morale, "I3", ROW)).turn == 1
    protected = after(state, UseProtection(0))
    assert protected.turn == 1
    assert protected.active[0] is not None
