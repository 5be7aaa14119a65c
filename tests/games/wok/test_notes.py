"""What pointing would certainly bring: prices, coins, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.note import Note, Tone
from boardtable.engine.target import Cell, Piece, Target
from boardtable.engine.text import text
from boardtable.games.wok import GAME
from boardtable.games.wok.state import State, pieces, top
from tests.games.wok.kitchen import BOX, position, said, wok

if TYPE_CHECKING:
    from collections.abc import Sequence

SPOONS = ("carrot:spoon,spoon", "tuna:spoon,spoon")
"""Two cards that pay for a wok."""
LAID = ("broccoli:bowl,bowl", "broccoli:bowl,bowl")
"""What was laid for a wok that is owned."""


def said_notes(state: State, *picked: Target) -> list[tuple[Target, Tone, str]]:
    """Read the notes."""
    return [(note.at, note.tone, said(note.text)) for note in GAME.preview(state, 0, picked)]


def added(*hand: str, woks: Sequence[str], owned: Sequence[str] = ()) -> list[str]:
    """Read what each of these woks on the table would add, with these cards in hand."""
    state = position(hands=[hand], laid=[LAID if owned else ()], woks=[owned], open_woks=woks)
    notes = {note.at: said(note.text) for note in GAME.preview(state, 0, ())}
    return [notes[Piece(wok(name))] for name in woks]


def test_notes_show_prices_and_coins() -> None:
    """Each row that can be bought costs its price, each coin brings one."""
    state = position(coins=(4, 2))
    assert said_notes(state) == [
        (Piece(top(state.heaps[0])), Tone.GAIN, "+1"),
        (Piece(top(state.heaps[1])), Tone.GAIN, "+1"),
        (Cell("row/2"), Tone.COST, "\N{MINUS SIGN}4"),
        (Cell("row/3"), Tone.COST, "\N{MINUS SIGN}4"),
    ]


def test_notes_show_what_a_lifted_row_leaves() -> None:
    """What it costs, the new price of the group (6.4), and the coins that stay."""
    assert said_notes(position(coins=(6, 0)), Cell("row/2")) == [
        (Cell("row/2"), Tone.COST, "\N{MINUS SIGN}4"),
        (Cell("heap/twos"), Tone.PLAIN, "price: 8"),
        (Cell("purse/0"), Tone.PLAIN, "2 coins left"),
    ]


def test_notes_show_what_could_pay_for_a_lifted_wok() -> None:
    """Every card of any payment; neither bowls that are too few nor the card without a symbol."""
    state = position(hands=[[*SPOONS, "tuna:bowl,bowl", "tuna"]])
    first, second, *_ = pieces(state.sides[0].hand)
    assert GAME.preview(state, 0, (Piece(wok("covered_7")),)) == (
        Note(Piece(first), Tone.PLAIN, text("wok", "can pay")),
        Note(Piece(second), Tone.PLAIN, text("wok", "can pay")),
    )


def test_10_each_wok_shows_what_it_would_add() -> None:
    """A carrot and three tunas, two of them without a symbol, are in hand; the carrot and one tuna will be laid."""
    woks = {
        "covered_7": "+7",
        "set_3": "+6",
        "double_tuna_chicken": "+6",
        "leftovers": "+4",
        "no_symbol": "+6",
        "hand": "+4",  # 10.5: only what is not laid
        "combo_one_of_each": "+0",
        "man_power": "+0",
    }
    assert added(*SPOONS, "tuna", "tuna", woks=list(woks)) == list(woks.values())


def test_11_7_a_wok_counts_with_what_is_owned() -> None:
    """The power makes 12 points of any red card; on the covered wok that is owned it adds 5."""
    assert added(*SPOONS, woks=["man_power", "covered_8"], owned=["covered_7"]) == ["+5", "+8"]


def test_10_5_paying_from_the_hand_wok_costs_points() -> None:
    """Two of four cards are laid, which cost two points each; three tunas go where they earn as much laid."""
    hand = (*SPOONS, "tuna:spoon", "tuna:star")
    woks = ["covered_7", "man_swap", "leftovers", "double_tuna_chicken"]
    assert added(*hand, woks=woks, owned=["hand"]) == [
        "+3",
        "\N{MINUS SIGN}4",
        "+0",  # two cards that were laid before, and two that pay
        "+0",
    ]
    state = position(hands=[hand], laid=[LAID], woks=[["hand"]], open_woks=woks)
    tones = {note.at: note.tone for note in GAME.preview(state, 0, ())}
    assert [tones[Piece(wok(name))] for name in woks] == [Tone.GAIN, Tone.COST, Tone.PLAIN, Tone.PLAIN]


def test_7_3_without_a_payment_no_wok_shows_anything() -> None:
    """Three spoons buy no wok."""
    notes = said_notes(position(hands=[["carrot:spoon,spoon", "tuna:spoon"]]))
    assert not [at for at, _, _ in notes if isinstance(at, Piece) and at.id >= BOX.first_wok]


def test_no_notes_for_who_waits() -> None:
    """Nothing can be brought."""
    assert GAME.preview(position(), 1, ()) == ()
    assert GAME.preview(position(), 1, (Piece(wok("covered_7")),)) == ()
    assert GAME.preview(position(), 0, (Piece(-1), Piece(BOX.first_coin)))[0].tone is Tone.GAIN
