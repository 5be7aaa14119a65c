"""The contract's own words: faults in a box, events that only one seat may know, a bare move."""

from __future__ import annotations

import pytest

from boardtable.engine.event import Event
from boardtable.engine.game import BoxError, Game
from boardtable.engine.move import Move
from boardtable.engine.text import text
from tests.engine import sticks


def test_a_box_names_all_its_faults_at_once() -> None:
    """An owner corrects them in one go."""
    error = BoxError([("a", text("t", "first")), ("b[2].n", text("t", "at most {n}", n=3))])
    assert str(error) == "a: first; b[2].n: at most 3"
    assert [path for path, _ in error.faults] == ["a", "b[2].n"]


def test_a_game_need_not_have_a_preview_nor_a_desk() -> None:
    """Without a preview there are no notes, and without a desk nothing can be tried beside the match."""
    game = sticks.GAME
    plain_game: Game[sticks.State, sticks.Decision, sticks.Options, sticks.Box] = Game(
        info=game.info,
        options=game.options,
        choices=game.choices,
        moves=game.moves,
        box=game.box,
        setup=game.setup,
        active=game.active,
        prompt=game.prompt,
        legal_moves=game.legal_moves,
        apply=game.apply,
        why_not=game.why_not,
        outcome=game.outcome,
        view=game.view,
        sample=game.sample,
        dump=game.dump,
        load=game.load,
        zones=game.zones,
        table=game.table,
        estimate=game.estimate,
        weigh=game.weigh,
    )
    state = sticks.State(1, (), 0, (0,), (False,), (), False, 1, 1, 1)  # noqa: FBT003 - as positions are
    assert plain_game.preview(state, 0, ()) == ()
    assert plain_game.desk(state, 0) is None


def test_an_event_is_told_to_all_unless_it_is_for_one() -> None:
    """Others, and an onlooker, learn only which pieces moved."""
    open_event = sticks.Took(0, 2, pieces=(4, 3))
    assert open_event.seen_by(1) is open_event
    secret = sticks.Looked(0, 3, pieces=(100,), only_for=0)
    assert secret.seen_by(0) is secret
    assert secret.seen_by(1) == secret.seen_by(None) == sticks.Looked(0, None, pieces=(100,))


def test_an_event_says_nothing_unless_its_game_lets_it() -> None:
    """Masked, it keeps its pieces and loses everything else."""
    event = Event(pieces=(1, 2), only_for=0)
    assert event.told() is None
    assert event.masked() == Event(pieces=(1, 2))


def test_a_bare_move_cannot_be_pointed_out() -> None:
    """Each game says how, for each of its decisions."""
    with pytest.raises(NotImplementedError):
        Move(0).path(None)
