"""What stands in the box file is checked; every fault is named by its path."""

from __future__ import annotations

import subprocess
import sys
from pickle import dumps, loads
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from boardtable.engine.game import BoxError
from boardtable.games.khan.listing import Chosen, Joined, Numbered, OnCells
from boardtable.games.khan.printed import box
from tests.games.khan.camp import BOX, components

if TYPE_CHECKING:
    from collections.abc import Callable


def test_the_standard_box_has_what_the_rule_book_counts() -> None:
    """72 cards, nine of each ruler; 29 tiles in 20 shapes, 9 bridges in 3; eight rulers."""
    assert len(BOX.cards) == 72
    assert [sum(card.ruler == ruler for card in BOX.cards) for ruler in range(8)] == [9] * 8
    tiles = [kind for kind in BOX.kinds if not kind.bridge]
    bridges = [kind for kind in BOX.kinds if kind.bridge]
    assert (len(tiles), sum(kind.copies for kind in tiles)) == (20, 29)
    assert (len(bridges), sum(kind.copies for kind in bridges)) == (3, 9)
    assert BOX.turn.hand == 4


def test_equal_boxes_are_one() -> None:
    """What is kept by box is then found at once."""
    assert box(components()) is box(components())


def test_another_process_is_sent_what_is_printed() -> None:
    """Not the thousands of ways in which pieces can lie; and it makes one box of it, however often it is sent."""
    sent = dumps(BOX)
    assert len(sent) < 20_000
    alone = "import sys; from pickle import load; box = load(sys.stdin.buffer); again = load(sys.stdin.buffer); "
    alone += "print(box is again, len(box.placements.all), len(box.cards), hash(box) == hash(again))"
    told = subprocess.run([sys.executable, "-c", alone], input=sent + sent, capture_output=True, check=True)
    assert told.stdout.decode().split() == ["True", "5930", "72", "True"]
    assert loads(sent) == BOX  # noqa: S301 - sent from here
    other = loads(dumps(evolve(BOX, yurts=BOX.yurts + 1)))  # noqa: S301 - the same
    assert (other == BOX, other.yurts) == (False, BOX.yurts + 1)


def put(*path: str | int, value: object) -> Callable[[dict[str, Any]], None]:
    """Change one entry."""

    def change(values: dict[str, Any]) -> None:
        entry: Any = values
        for key in path[:-1]:
            entry = entry[key]
        entry[path[-1]] = value

    return change


def without(*path: str | int) -> Callable[[dict[str, Any]], None]:
    """Take one entry away."""

    def change(values: dict[str, Any]) -> None:
        entry: Any = values
        for key in path[:-1]:
            entry = entry[key]
        del entry[path[-1]]

    return change


def faults(change: Callable[[dict[str, Any]], None]) -> list[str]:
    """List what is wrong with a changed box."""
    values = components()
    change(values)
    with pytest.raises(BoxError) as error:
        box(values)
    return str(error.value).split("; ")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (put("game", value="wok"), "game: only these are known here: khan"),
        (put("players", "hand_size", value=0), "players.hand_size: this must be a whole number from 1 to 9"),
        (put("neutral_yurts", "total", value=61), "neutral_yurts.total: this is 61, but the rest of the box says 60"),
        (put("setup", "starting_hand", value=5), "setup.starting_hand: this is 5, but the rest of the box says 4"),
        (put("setup", "placement_rounds", "2", value=7), "setup.placement_rounds.2: this must be a whole number from"),
        (put("board", "rows", value=12), "board.map: this must be 12 lines of 13 of these signs: .~MTIRSF"),
        (put("board", "map", value=7), "board.map: this must be a text"),
        (put("board", "legend", "M", value="hills"), "board.legend.M: only these are known here: mountains"),
        (put("board", "counts", "ice", value=21), "board.counts.ice: this is 21, but the rest of the box says 20"),
        (put("board", "outer_area", "exceptions", "ice", value=[[4, 9]]), "board.outer_area.exceptions: these must be"),
        (put("board", "outer_area", "exceptions", "ice", value=[[1, 1]]), "board.outer_area.exceptions: these must be"),
        (put("ruler", 0, "id", value="roman"), "ruler[0].id: only these are known here: russian"),
        (put("ruler", 1, "id", value="russian"), "ruler[1].id: no two of these may be the same"),
        (put("ruler", 1, "letter", value="R"), "ruler[1].letter: no two of these may be the same"),
        (put("ruler", 0, "start", value=[0, 4]), "ruler[0].start: this must be the row and column of a cell of that"),
        (put("ruler", 0, "start", value=[0]), "ruler[0].start: this must be the row and column of a cell of that"),
        (put("ruler", 0, "court_yurts", value=4), "ruler[0].court_yurts: this is 4, but the rest of the box says 5"),
        (put("ruler", value=[]), "ruler: there must be a ruler"),
        (put("cards", "total", value=71), "cards.total: this is 71, but the rest of the box says 72"),
        (put("cards", "deck", 0, "target", value="outer"), "cards.deck[8].target: no two of these may be the same"),
        (put("conquest_tiles", "total", value=28), "conquest_tiles.total: this is 28, but the rest of the box says 29"),
        (put("conquest_tile", 0, "vp", value=3), "conquest_tile[0].vp: this is 3, but the rest of the box says 2"),
        (without("conquest_tiles", "vp_by_size", "2"), "conquest_tiles.vp_by_size: every size must have its points"),
        (put("conquest_tile", 1, "id", value="I2"), "conquest_tile[1].id: no two of these may be the same"),
        (put("conquest_tile", 0, "size", value=3), "conquest_tile[0].size: this is 3, but the rest of the box says 2"),
        (put("conquest_tile", 0, "shape", value=2), "conquest_tile[0].shape: this must be a text"),
        (put("conquest_tile", 0, "shape", value="#"), "conquest_tile[0].shape: this must be a drawing with the signs"),
        (
            put("conquest_tile", 0, "shape", value="#x#"),
            "conquest_tile[0].shape: this must be a drawing with the signs",
        ),
        (put("conquest_tile", 0, "shape", value="#.#"), "conquest_tile[0].shape: these cells must hang together"),
        (put("bridge", 0, "river_cells", value=[9]), "bridge[0].river_cells[0]: this must be a whole number from 1"),
        (put("special_card", 0, "in_box", value=3), "special_card[0].per_player: this is 6, but there are only 3"),
        (put("special_card", 1, "id", value="high_morale"), "special_card[1].id: no two of these may be the same"),
        (put("special_cards", "total", value=17), "special_cards.total: this is 17, but the rest of the box says 18"),
        (put("end_phase", "rulings", "begins", value="soon"), "end_phase.rulings.begins: only these are known here"),
        (put("scoring", "shared_tile", value="none"), "scoring.shared_tile: only these are known here: full, divided"),
        (put("end_phase", "rulers_removed_to_start", value=9), "end_phase.rulers_removed_to_start: this must be"),
        (put("players", "hand_size", value=9), "cards.deck: all cards of the rulers on the map could be in hand"),
    ],
)
def test_what_is_wrong_is_named(change: Callable[[dict[str, Any]], None], why: str) -> None:
    """By the path of the entry."""
    found = faults(change)
    assert [fault for fault in found if fault.startswith(why)], found


def test_every_terrain_must_be_on_the_map() -> None:
    """Cards ask for them."""

    def green(values: dict[str, Any]) -> None:
        values["board"]["map"] = values["board"]["map"].replace("I", "T")

    assert "board.map: every terrain must be here" in faults(green)


def test_a_ruler_card_of_a_missing_ruler_is_named_once() -> None:
    """What cannot be read is not compared with the rest."""
    found = faults(put("cards", "deck", 0, "ruler", value="roman"))
    assert len(found) == 1
    assert found[0].startswith("cards.deck[0].ruler: only these are known here")


def test_several_entries_that_cannot_be_read_are_named_alone() -> None:
    """Nothing is compared with them."""

    def unread(values: dict[str, Any]) -> None:
        values["neutral_yurts"]["total"] = "many"
        values["setup"]["starting_hand"] = "few"
        values["cards"]["total"] = "all"
        values["conquest_tiles"]["total"] = "all"
        values["conquest_tile"][0]["vp"] = "two"
        values["conquest_tile"][1]["size"] = "three"
        values["special_card"][0]["in_box"] = "six"
        values["board"]["counts"]["ice"] = "some"

    assert len(faults(unread)) == 8


def test_1_6_without_an_exception_all_edge_cells_border_the_outer_area() -> None:
    """38 of them."""
    values = components()
    values["board"]["outer_area"]["exceptions"] = {}
    assert box(values).ground.targets[8].bit_count() == 38


def test_a_list_that_is_written_out_only_when_read() -> None:
    """It is as long as it says, counts from both ends, and gives parts."""
    cells = list(BOX.ground.cells[:5])
    letters = OnCells(BOX.ground, cells, "ABCDE")
    chosen = Chosen(letters, 1 << cells[1] | 1 << cells[3] | 1 << cells[4])
    joined = Joined((chosen, Numbered("xyz", [2, 0]), ["!"]))
    assert list(joined) == ["B", "D", "E", "z", "x", "!"]
    assert [joined[n] for n in range(len(joined))] == list(joined)
    assert joined[-2] == "x"
    assert joined[1:3] == ("D", "E")
    with pytest.raises(IndexError):
        joined[6]
    assert "D" in joined
    assert "A" not in joined
