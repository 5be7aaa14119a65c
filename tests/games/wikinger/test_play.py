"""Whole games: every form at every number of players comes to its end by the laws, and the log tells it."""

from __future__ import annotations

import pytest
from attrs import evolve

from boardtable.controller.latest import latest
from boardtable.engine.laws import law_deal, play_by_laws
from boardtable.engine.luck import Luck, mix
from boardtable.engine.match import Match
from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.moves import Buy, Decline
from boardtable.games.wikinger.state import Options
from tests.games.wikinger.fjord import BOX, Coast, Offer, after, dealt, do, log, position

FORMS = [(variant, seats) for variant in ("base", "progress", "no-auction") for seats in (2, 3, 4)]
PLAIN = {("progress", 2), ("base", 3), ("no-auction", 4)}
"""Each form and each number of players once; the others take long."""


@pytest.mark.parametrize(
    ("variant", "seats"),
    [pytest.param(*form, marks=() if form in PLAIN else pytest.mark.thorough) for form in FORMS],
)
def test_every_form_keeps_the_laws(variant: str, seats: int) -> None:
    """One game of each by weight."""
    deal = law_deal(GAME, seats, 7, "test")
    record = play_by_laws(GAME, BOX, evolve(deal, options={"start": 0, "variant": variant}), weighted=True)
    assert Match(GAME, BOX, record).active() == ()


def test_what_the_wheel_brings_round_is_not_what_somebody_moved() -> None:
    """After each turn of a game the dots lie on coasts, never on what is for sale or on prices that fell (6.1)."""
    deal = law_deal(GAME, 2, 7, "test")
    record = play_by_laws(GAME, BOX, evolve(deal, options={"start": 0, "variant": "base"}), weighted=True)
    match = Match(GAME, BOX, record)
    seen = set[str]()
    for ply in range(1, match.ply + 1):
        now = {item.piece: item.at.zone for item in GAME.table(match.at(ply), 0).placed}
        seen |= {now[piece] for piece in latest(match, ply, 0)}
    assert "tableau/1" in seen
    assert seen.isdisjoint({"offer", "prices", "dial"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_3_each_player_buys_equally_often(seats: int) -> None:
    """36, 24 or 18 groups."""
    bought = [0] * seats
    state = GAME.setup(BOX, Options(), seats, Luck(mix(4, 0)))
    ply = 0
    while GAME.active(state):
        moves = GAME.legal_moves(state, state.turn)
        ply += 1
        move = moves[mix(2, ply) % len(moves)]
        bought[move.seat] += isinstance(move, Buy)
        state = GAME.apply(state, move, Luck(mix(4, ply)))[-1].state
    assert bought == [72 // seats] * seats
    assert len(state.tile_bag) == 0
    assert len(state.viking_bag) == 6  # 2.4


def test_14_2_the_log_tells_the_drawn_vikings() -> None:
    """In the second round, after the marker has passed; no new special tiles are told where none were needed."""
    state = position(Coast(), Coast(), offer=[Offer(0, "start", "noble")], variant="progress", face_up=["boat"] * 4)
    told = log(do(state, Buy(0, 0, at=(3, 1))))
    assert told[-2] == "Start player: Ben."
    assert told[-1].startswith("Auction before round 2. Drawn: ")


def test_view_and_sample_hide_nothing() -> None:
    """Only chance is unknown (2.6)."""
    state = dealt(2)
    assert GAME.view(state, 1) is state
    assert GAME.sample(state, 1, Luck(1)) is state
    declined = position(
        Coast(), Coast(), offer=[Offer(0, "start", "noble")], phase="special", variant="no-auction", face_up=["boat"]
    )
    assert after(declined, Decline(0)).turn == 1
