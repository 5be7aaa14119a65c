"""A position is written down and read again; what no game could lead to is refused."""

from __future__ import annotations

import copy
import json
import re
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.game import PositionError
from boardtable.engine.luck import Luck, mix
from boardtable.games.khan import GAME, INFO
from boardtable.games.khan.moves import Answer
from boardtable.games.khan.state import Options, Phase, setup
from tests.games.khan.camp import BOX, after, position, values
from tests.games.khan.test_conquer import CARDS, conquest
from tests.games.khan.test_end import FIVE_GONE, FOUR_GONE, ROW, ended

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.games.khan.state import State


def again(state: State) -> State:
    """Write a position down, and read it from what a file would hold."""
    return GAME.load(BOX, json.loads(json.dumps(GAME.dump(state))))


def test_every_kind_of_position_comes_back() -> None:
    """With pieces, active cards, a proposal, refusals, the end, and as somebody else sees it."""
    asked = position(yurts=[ROW[:1], ROW[1:2]], hands=[CARDS], active={1: {"card": "protection"}})
    asked = after(asked, conquest(asked, "I2", ROW[:2]))
    refused = after(asked, Answer(1, yes=False))
    assert len(refused.refused) == 1
    found = [
        setup(BOX, Options(start=1, spread=True), 3, Luck(3)),
        asked,
        refused,
        GAME.view(asked, 1),
        position(4, active={1: {"card": "divine_support", "region": "ice"}, 2: {"card": "reserve_tile", "piece": 4}}),
        ended(phase="over", left=0, pieces=[("I3", ROW, {0: ROW[0], 1: ROW[1]})]),
    ]
    for state in found:
        assert again(state) == state


def test_a_whole_game_comes_back_at_each_decision() -> None:
    """Whatever is filled with yurts is found again too."""
    luck = Luck(7)
    state = setup(BOX, Options(start=0), 3, Luck(mix(7, 0)))
    for ply in range(60):
        assert again(state) == state
        moves = GAME.legal_moves(state, GAME.active(state)[0])
        state = GAME.apply(state, moves[luck.below(len(moves))], Luck(mix(7, ply + 1)))[-1].state


def test_the_documented_example_is_a_position() -> None:
    """As `position.md` has it."""
    page = files(INFO.home[0]).joinpath(INFO.home[1], "position.md").read_text("utf-8")
    example = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert example is not None
    state = GAME.load(BOX, json.loads(example[1]))
    assert GAME.dump(state) == json.loads(example[1])
    assert state.phase is Phase.ACT
    assert len(state.laid) == 1


GOOD = values(
    yurts=[ROW[:1], [(1, 5)]],
    neutral=[(1, 6)],
    pieces=[("I2", [(4, 6), (4, 7)], {0: (4, 6)})],
    hands=[CARDS],
    active={1: {"card": "protection"}},
)


def put(*path: str | int, value: object) -> Callable[[dict[str, Any]], None]:
    """Change one entry."""

    def change(written: dict[str, Any]) -> None:
        entry: Any = written
        for key in path[:-1]:
            entry = entry[key]
        entry[path[-1]] = value

    return change


def wrong(change: Callable[[dict[str, Any]], None], written: dict[str, Any] = GOOD) -> str:
    """Read why a changed position is refused."""
    changed = copy.deepcopy(written)
    change(changed)
    with pytest.raises(PositionError) as error:
        GAME.load(BOX, changed)
    return str(error.value)


FIRST = str(BOX.first_card)
PLAYER = ("players", 0)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (put("phase", value="talk"), "phase: only these are known here"),
        (put("turn", value=2), "turn: this must be a whole number from 0 to 1"),
        (put("players", value=[]), "turn|players: this game is not for so many players: 0"),
        (put("options", "start", value=5), "options.start: this must be a whole number from 0 to 1"),
        (put("rulers", "song", "at", value=[0, 0]), "rulers.song.at: this must be the row and column of a land cell"),
        (put("rulers", "song", "at", value=[0, 13]), "rulers.song.at: this must be the row and column of a land cell"),
        (put("rulers", "song", "at", value=[3]), "rulers.song.at: this must be the row and column of a land cell"),
        (put("pieces", 0, "cells", value=[[4, 6], [4, 8]]), "pieces[0].cells: this piece cannot lie so"),
        (put("pieces", 0, "cells", value=[[4, 6], [4]]), "pieces[0].cells: this piece cannot lie so"),
        (put("pieces", 0, "cells", value=7), "pieces[0].cells: this must be a list"),
        (put("neutral", "on_map", "99", value=[1, 7]), "neutral.on_map.99: there is no yurt with this number"),
        (put(*PLAYER, "yurts", "on_card", value=[0]), "players[0].yurts.on_card: this is in two places: 0"),
        (put(*PLAYER, "hand", "3", value="song:W:outer"), "players[0].hand.3: card numbers begin with 1043"),
        (put(*PLAYER, "hand", "x", value="song:W:outer"), "players[0].hand.x: card numbers begin with 1043"),
        (put("discard", FIRST, value="song:W:outer"), "players[0].hand|discard"),
        (put("discard", "1050", value=CARDS[0]), f"discard.1050: this is in two places: {CARDS[0]}"),
        (put("discard", "1050", value="song:W:outer"), "next_card: this must be above the numbers of all cards"),
        (put(*PLAYER, "specials", "protection", value=3), "players[0].specials.protection: a player has at most"),
        (put("players", 1, "specials", "protection", value=2), "players[1].specials.protection: a player has at most"),
        (put("players", 1, "active", "piece", value=0), "players[1].active.piece: this is in two places: 0"),
        (put("players", 1, "active", "piece", value=9), "players[1].active: this cannot be active so|cannot be active"),
        (put("players", 1, "active", "card", value="high_morale"), "players[1].active: this card cannot be active so"),
        (put("players", 1, "active", "region", value="ice"), "players[1].active.region: this card marks a region only"),
        (put("players", 1, "yurts", "on_card", value=[]), "players[1].yurts.on_card: there is one yurt for an active"),
        (put("rulers", "song", "at", value=[1, 6]), "players: no two things may stand on one cell"),
        (put("rulers", "song", "at", value=[4, 6]), "players: no two things may stand on one cell"),
        (put("neutral", "on_map", "41", value=[4, 7]), "neutral: no neutral yurt lies on a piece"),
        (put("neutral", "on_map", "0", value=[4, 1]), "neutral.on_map: the yurts of a court have the numbers up to"),
        (put("neutral", "count", value=3), "neutral"),
        (put("neutral", "on_card", value=[59]), "neutral.on_card: no neutral yurt lies on a card"),
        (
            put(*PLAYER, "yurts", "on_map", "1", value=[4, 1]),
            "pieces[0]: a piece carries one yurt of each of its owners",
        ),
        (
            put(*PLAYER, "yurts", "on_map", "2", value=[4, 7]),
            "pieces[0]: a piece carries one yurt of each of its owners",
        ),
        (put("rulers", "song", "court", value=0), "rulers.song: a court has yurts as long as its ruler is on the map"),
        (put("ending", value=True), "ending: the end phase begins when so many rulers are gone: 5"),
        (put("phase", value="consent"), "proposal: there is a proposal when somebody is asked, and only then"),
        (put("left", value=5), "left: so many actions cannot be left"),
        (put("left", value=0), "left: so many actions cannot be left"),
        (put("phase", value="over"), "phase: the game ends when nobody can conquer any more"),
        (put("surplus", value=1), "surplus: this entry is not known"),
    ],
)
def test_what_is_wrong_is_named(change: Callable[[dict[str, Any]], None], why: str) -> None:
    """By the path of the entry."""
    found = wrong(change)
    assert any(part in found for part in why.split("|")), found


def test_two_pieces_never_overlap() -> None:
    """Nor is a piece laid twice."""

    def overlap(written: dict[str, Any]) -> None:
        written["pieces"].append({"piece": 4, "cells": [[4, 6], [4, 7], [4, 8]]})

    assert "pieces[1].cells: another piece lies here" in wrong(overlap)

    def twice(written: dict[str, Any]) -> None:
        written["pieces"].append({"piece": 0, "cells": [[3, 6], [3, 7]]})

    assert "pieces[1].piece: this is in two places: 0" in wrong(twice)


def test_a_hand_has_at_most_four_cards() -> None:
    """With a fifth one it is refused."""
    written = values(hands=[[*CARDS, "song:W:outer"]])
    assert "players[0].hand: a hand has at most so many cards: 4" in wrong(put("left", value=2), written)


def test_a_position_without_any_decision_is_refused() -> None:
    """A conquest that nobody has, special cards that nobody has, and a yurt after the last placement round."""
    none = dict.fromkeys(("high_morale", "protection", "divine_support", "reserve_tile"), 0)
    why = "phase: there is nothing to decide here"
    assert why in wrong(put("turn", value=1), values(rulers=FIVE_GONE, ending=True, yurts=[ROW]))
    assert why in wrong(put("phase", value="special"), values(left=0, phase="discard", specials={0: none}))
    assert why in wrong(
        put("phase", value="place"), values(left=0, phase="discard", yurts=[ROW, [(1, 5), (1, 6), (1, 7)]])
    )


def test_the_end_phase_must_have_begun() -> None:
    """When five rulers are gone."""
    written = values(rulers=FOUR_GONE)

    def gone(written: dict[str, Any]) -> None:
        written["rulers"]["song"] |= {"at": None, "court": 0}

    assert "ending: the end phase begins when so many rulers are gone: 5" in wrong(gone, written)


PROPOSED: dict[str, Any] = GAME.dump(
    after(
        (asking := position(yurts=[ROW[:1], ROW[1:2]], active={1: {"card": "protection"}})),
        conquest(asking, "I2", ROW[:2]),
    )
)


@pytest.mark.parametrize(
    "change",
    [
        put("proposal", "asked", value=[]),
        put("proposal", "asked", value=[0]),
        put("players", 1, "yurts", "on_map", "0", value=[9, 7]),
        put("proposal", "cells", value=[[1, 5], [1, 6]]),
        put("proposals", value=0),
        put("left", value=0),
    ],
)
def test_a_proposal_must_be_possible(change: Callable[[dict[str, Any]], None]) -> None:
    """By who is asked, by where it lies, and by what was done before."""
    assert "proposal: this cannot be proposed here" in wrong(change, PROPOSED)
