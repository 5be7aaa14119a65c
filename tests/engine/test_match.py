"""One game being played: legal moves only, undo and what stands in its way, and replaying a record."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from boardtable.engine.match import CannotUndoError, IllegalMoveError, Match, ReplayError, Stop
from boardtable.engine.record import Check, Deal, Did, Entry, Expect, Over, Record, Undid, read, write
from boardtable.engine.sitter import Sitter
from boardtable.engine.text import plain
from tests.engine import sticks
from tests.engine.sticks import Peek, Take, Throw

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Move

BOX = sticks.box(tomllib.loads(Path(__file__).with_name("sticks_box").joinpath("components.toml").read_text("utf-8")))
LONG = evolve(BOX, setup=(sticks.Setup(1, 60), sticks.Setup(2, 60)))
"""A heap that lasts for more than two checks."""

StickMatch = Match[sticks.State, sticks.Decision, sticks.Options, sticks.Box]


def deal(*plays: str, **options: object) -> Deal:
    """Seat Anna, Bob and Cleo, or as many of them as there are players."""
    names = ("Anna", "Bob", "Cleo", "Dan")
    sitters = tuple(Sitter(name, play) for name, play in zip(names, plays, strict=False))
    return Deal("sticks", 1, "0.1.0", 7, sitters, options)


def match(*plays: str, entries: Sequence[Entry] = (), box: sticks.Box = BOX, **options: object) -> StickMatch:
    """Begin a match, or open one."""
    return Match(sticks.GAME, box, Record(deal(*plays, **options), tuple(entries)))


def did(move: str, seat: int, **more: object) -> Did:
    """Write a decision as a record has it."""
    return Did({"do": move, "seat": seat, **more})


def refusal(entries: Sequence[Entry], *plays: str, box: sticks.Box = BOX) -> ReplayError:
    """Open a record that cannot be replayed."""
    with pytest.raises(ReplayError) as caught:
        match(*plays or ("person", "person"), entries=entries, box=box)
    return caught.value


def play(game: StickMatch, *moves: Move) -> None:
    """Play several decisions."""
    for move in moves:
        game.play(move)  # type: ignore[arg-type]  # one of the three classes


def test_a_match_begins_with_the_deal() -> None:
    """Twelve sticks for two (components), nothing decided, nothing written."""
    game = match("person", "person")
    assert (game.ply, game.state.heap, game.active(), game.entries) == (0, 12, (0,), [])
    assert game.record == Record(game.deal)


def test_a_decision_is_played_and_written_down() -> None:
    """Taking two of twelve leaves ten and passes the turn."""
    game = match("person", "person")
    steps = game.play(Take(0, 2))
    assert steps[-1].state == game.state
    assert (game.ply, game.state.heap, game.active()) == (1, 10, (1,))
    assert game.entries == [did("take", 0, n=2)]


@pytest.mark.parametrize("move", [Take(1, 1), Take(0, 4), Throw(0)])
def test_only_legal_moves_of_who_acts_are_played(move: sticks.Decision) -> None:
    """Out of turn, too many, and the die that is not there."""
    game = match("person", "person")
    with pytest.raises(IllegalMoveError):
        game.play(move)
    assert (game.ply, game.entries) == (0, [])


def test_every_position_is_kept() -> None:
    """The time line is a look into a list."""
    game = match("person", "person")
    play(game, Take(0, 1), Take(1, 2), Take(0, 3))
    assert [game.at(ply).heap for ply in range(4)] == [12, 11, 9, 6]


def test_the_end_is_written_down() -> None:
    """A heap of five: two and three; the second one took the last stick, which costs two, and has a card."""
    game = match("person", box=BOX)
    play(game, Take(0, 2), Take(0, 3))
    card = game.state.cards[0]
    assert card is not None
    assert game.entries[-1] == Over((5 - 2 + card,), "Anna takes the last stick.")
    assert game.active() == ()


def test_a_digest_is_written_every_twenty_decisions() -> None:
    """Forty decisions have two; equal positions have equal digests, others others."""
    game = match("person", box=LONG)
    play(game, *[Take(0, 1)] * 19)
    before = game.digest()
    assert not [entry for entry in game.entries if isinstance(entry, Check)]
    play(game, *[Take(0, 1)] * 21)
    checks = [entry for entry in game.entries if isinstance(entry, Check)]
    assert [check.ply for check in checks] == [20, 40]
    assert len({before, *(check.digest for check in checks)}) == 3
    assert all(len(check.digest) == 8 for check in checks)
    again = match("person", box=LONG, entries=game.entries[:19])
    assert again.digest() == before


def test_a_decision_is_final_if_chance_or_a_secret_comes_in() -> None:
    """Throwing is chance, looking shows something, and so do the cards at the end; taking is neither."""
    game = match("person", "person", dice=True)
    assert [game.is_final(move) for move in (Take(0, 1), Throw(0), Peek(0))] == [False, True, True]
    play(game, Take(0, 3), Take(1, 3), Take(0, 3))
    assert [game.is_final(Take(1, n)) for n in (2, 3)] == [False, True]
    assert game.ply == 3


def test_undo_is_free_until_another_person_acts() -> None:
    """The turn may have passed to the other person already; once that one points at something, no more."""
    game = match("person", "person")
    game.play(Take(0, 1))
    assert (game.undo_goal(), game.undo_stop()) == (0, None)
    game.acted(0)
    assert game.undo_stop() is None
    game.acted(1)
    assert game.undo_stop() is Stop.ACTED


def test_undo_is_a_line_and_not_an_eraser() -> None:
    """The decision stays in the record, with the one that took it back."""
    game = match("person", "person")
    first = game.state
    game.play(Take(0, 1))
    game.undo()
    assert game.state == first
    assert game.entries == [did("take", 0, n=1), Undid(1)]


def test_with_nothing_played_there_is_nothing_to_undo() -> None:
    """Neither before the first decision, nor if computers decided alone."""
    game = match("person", "random", first=1)
    assert (game.undo_goal(), game.undo_stop()) == (None, Stop.NOTHING)
    game.play(Take(1, 1))
    assert game.undo_goal() is None
    assert game.must_agree() == (0,)
    with pytest.raises(CannotUndoError):
        game.undo()


def test_undo_goes_back_past_the_replies_of_computers() -> None:
    """To one's own last decision, over those of two computers."""
    game = match("person", "random", "random")
    play(game, Take(0, 1), Take(1, 2), Take(2, 3))
    assert game.undo_goal() == 0
    game.undo()
    assert (game.ply, game.entries[-1]) == (0, Undid(3))


@pytest.mark.parametrize(("move", "stop"), [(Throw(0), Stop.LUCK), (Peek(0), Stop.SHOWN)])
def test_undo_stops_at_chance_and_secrets_unless_all_agree(move: sticks.Decision, stop: Stop) -> None:
    """The other people must agree, all of them, and the record keeps who did."""
    game = match("person", "person", "person", dice=True)
    game.play(move)
    assert game.undo_stop() is stop
    assert game.must_agree() == (1, 2)
    for agreed in ((), (1,)):
        with pytest.raises(CannotUndoError):
            game.undo(agreed)
    game.undo((1, 2))
    assert (game.ply, game.entries[-1]) == (0, Undid(1, (1, 2)))


def test_a_lone_person_agrees_alone_and_the_record_says_so() -> None:
    """What is free needs nobody; what is not free was lifted by the person, against computers that cannot mind."""
    game = match("person", "random", dice=True)
    play(game, Take(0, 1), Take(1, 2))
    game.undo()
    assert game.entries[-1] == Undid(2)
    game.play(Throw(0))
    assert game.undo_stop() is Stop.LUCK
    game.undo()
    assert game.entries[-1] == Undid(1, (0,))


def test_what_was_taken_back_can_be_played_again() -> None:
    """Two steps back and two forth; the die falls as before."""
    game = match("person", "person", dice=True)
    play(game, Throw(0), Take(1, 1))
    there = game.state
    game.undo()
    game.undo((1,))
    assert game.can_redo()
    game.redo()
    game.redo()
    assert game.state == there
    assert not game.can_redo()
    with pytest.raises(IllegalMoveError):
        game.redo()


def test_another_decision_ends_what_could_be_played_again() -> None:
    """The same decision leads along the old line, another one leaves it."""
    game = match("person", "person")
    play(game, Take(0, 1), Take(1, 1))
    game.undo()
    game.undo()
    game.play(Take(0, 1))
    assert game.can_redo()
    game.undo()
    game.play(Take(0, 2))
    assert not game.can_redo()


def test_opening_is_replaying() -> None:
    """With undo and redo in it, by way of a file; what is expected of it changes nothing."""
    game = match("person", box=LONG)
    play(game, *[Take(0, 1)] * 20)
    game.undo()
    play(game, Take(0, 3), *[Take(0, 3)] * 12, Take(0, 2))
    told = Expect(("Anna takes the last stick.",))
    record = read(write(Record(game.deal, (*game.entries, told))))
    again: StickMatch = Match(sticks.GAME, LONG, record)
    assert [again.at(ply) for ply in range(game.ply + 1)] == [game.at(ply) for ply in range(game.ply + 1)]
    assert again.entries == [*game.entries, told]


def test_a_record_that_was_cut_off_before_its_last_mark_gets_it() -> None:
    """The digest after the twentieth decision and the end are written again when they are missing."""
    game = match("person", box=evolve(BOX, setup=(sticks.Setup(1, 20),)))
    play(game, *[Take(0, 1)] * 20)
    whole = game.entries
    assert [type(entry) for entry in whole[-3:]] == [Did, Check, Over]
    for missing in (0, 1, 2):
        cut = whole[: len(whole) - missing]
        assert match("person", box=evolve(BOX, setup=(sticks.Setup(1, 20),)), entries=cut).entries == whole


def test_a_game_for_other_numbers_of_players_is_refused() -> None:
    """Sticks is for one to three."""
    error = refusal([], "person", "person", "person", "person")
    assert plain(error.why) == "This game is not played by 4 people."
    assert (error.entry, error.good.entries) == (-1, ())


def test_a_game_of_other_rules_is_refused_with_both_versions() -> None:
    """Old rules would lead to other positions."""
    with pytest.raises(ReplayError, match="version 3 of its rules; this program has version 1"):
        Match(sticks.GAME, BOX, Record(evolve(deal("person"), rules=3)))


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"dice": 1}, "options.dice: this must be true or false"),
        ({"first": 2}, "options.first: this cannot be chosen"),
        ({"first": -1}, "options.first: this cannot be chosen"),
        ({"speed": 1}, "options.speed: this entry is not known"),
    ],
)
def test_options_that_nobody_could_choose_are_refused(options: dict[str, object], why: str) -> None:
    """Of the wrong kind, of a third player among two, or unknown."""
    with pytest.raises(ReplayError) as caught:
        Match(sticks.GAME, BOX, Record(evolve(deal("person", "person"), options=options)))
    assert plain(caught.value.why) == f"The first line is wrong: {why}."


def test_replaying_stops_at_a_move_that_cannot_be_read() -> None:
    """What stands before it is kept."""
    error = refusal([did("take", 0, n=1), did("eat", 1)])
    assert plain(error.why) == "Move 2 cannot be read: do: this game has no such move."
    assert (error.entry, error.good.entries) == (1, (did("take", 0, n=1),))


def test_replaying_stops_at_a_move_that_is_not_allowed() -> None:
    """The same player may not take twice."""
    error = refusal([did("take", 0, n=1), did("take", 0, n=1)])
    assert plain(error.why) == "Move 2 is not allowed in its position."
    assert (error.entry, len(error.good.entries)) == (1, 1)


@pytest.mark.parametrize("undid", [Undid(2), Undid(0), Undid(-1), Undid(1, (2,)), Undid(1, (-1,))])
def test_replaying_stops_at_a_take_back_that_cannot_be(undid: Undid) -> None:
    """More than was played, nothing at all, or agreed to by a seat that does not exist."""
    error = refusal([did("take", 0, n=1), undid])
    assert plain(error.why).startswith("After move 1 a take-back is wrong")
    assert error.entry == 1


def test_replaying_parts_at_a_digest_and_keeps_what_was_sure_before() -> None:
    """All since the last good digest is in doubt."""
    game = match("person", box=LONG)
    play(game, *[Take(0, 1)] * 40)
    entries = [*game.entries[:-1], Check("00000000", 40)]
    error = refusal(entries, "person", box=LONG)
    assert plain(error.why) == "After move 40 the position is not the one that was written down."
    assert error.entry == 41
    assert error.good.entries == tuple(game.entries[:21])
    good = match("person", box=LONG, entries=error.good.entries)
    assert good.ply == 20


@pytest.mark.parametrize("over", [Over((9,), ""), Over((1, 2), "")])
def test_replaying_stops_at_another_end(over: Over) -> None:
    """Other points than were written down."""
    blank = evolve(BOX, cards=(sticks.Cards("blank", 0, 3),))
    error = refusal([did("take", 0, n=3), did("take", 0, n=2), over], "person", box=blank)
    assert plain(error.why) == "After move 2 the end is not the one that was written down."


def test_replaying_stops_at_an_end_before_the_end() -> None:
    """There are still sticks."""
    error = refusal([Over((0, 0), "")])
    assert plain(error.why) == "After move 0 the end is not the one that was written down."
