"""The first lesson says true figures, and both of its tables belong to one evening."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardtable.engine.course import Course
from boardtable.games.wok import GAME
from boardtable.games.wok.lesson import lesson
from boardtable.games.wok.lesson_tables import EARLY, LATE
from boardtable.games.wok.moves import BuyRow, Pay, TakeCoin, TakeWok
from tests.games.wok.kitchen import BOX, NAMES, said

if TYPE_CHECKING:
    from boardtable.games.wok.components import Box
    from boardtable.games.wok.moves import WokMove
    from boardtable.games.wok.state import Options, State


def course() -> Course[State, WokMove, Options, Box]:
    """Begin the lesson."""
    return Course(GAME, BOX, lesson(BOX), NAMES[:2])


def at(number: int) -> State:
    """Give the position at a page, counted from 1."""
    following = course()
    following.turn(number - 1)
    return following.match.state


def page(number: int) -> str:
    """Read a page, counted from 1."""
    return said(lesson(BOX).pages[number - 1].said)


def test_what_is_done() -> None:
    """A coin, a row, a wok card with its payment, and a wok card at the end."""
    asked = [page.asked for page in lesson(BOX).pages if page.asked]
    assert [moves[0].tag for moves in asked] == ["take-coin", "buy-row", "take-wok", "pay", "take-wok"]
    assert asked[0] == (TakeCoin(0, "threes"),)
    assert asked[1] == (BuyRow(0, 0),)
    assert asked[2] == (TakeWok(0, "combo_chicken2_tuna2_prawn1"),)
    assert asked[3] == (
        Pay(0, ("broccoli:bowl,bowl", "chicken:bowl", "prawn:star")),
        Pay(0, ("broccoli:bowl,bowl", "chicken:bowl,bowl")),
        Pay(0, ("chicken:bowl", "chicken:bowl,bowl", "prawn:star")),
    )
    assert asked[4] == (TakeWok(0, "combo_broccoli4_prawn3"),)


def test_5_3_and_6_2_the_prices_that_are_told() -> None:
    """Five coins lie there, the learner has three; one coin later both are four; doubled to eight, one is taken."""
    assert "It is 5 now, and you have 3." in page(3)
    assert (at(3).price(0), at(3).sides[0].purse.bit_count()) == (5, 3)
    assert "cheaper: 4." in page(4)
    assert (at(4).price(0), at(4).sides[0].purse.bit_count()) == (4, 4)
    assert "Ben takes one of your coins: 7 is the price now." in page(5)
    assert (at(5).price(0), at(5).sides[0].purse.bit_count()) == (7, 0)


def test_7_2_the_symbols_that_are_told() -> None:
    """Broccoli 2, chicken 2 and 1, and the star of the prawn are six bowls; four are needed."""
    assert "Every wok costs 4 identical symbols." in page(6)
    assert "6\u00a0×\u00a0bowl" in page(6)
    assert "until they show 4\u00a0×\u00a0bowl" in page(8)


def test_10_2_what_the_wok_brings() -> None:
    """Two chickens, two tuna and a prawn are in hand: one combination for 12 points."""
    assert "fits best: +12." in page(7)
    hand = GAME.dump(at(7))["players"][0]["hand"]  # type: ignore[index]  # a dump holds a list of players
    kinds = [kind.split(":")[0] for kind in hand.values()]
    assert (kinds.count("chicken"), kinds.count("tuna"), kinds.count("prawn")) == (2, 2, 1)


def test_14_1_the_last_wok_turns_the_game() -> None:
    """Without it 9 + 12 + 6 + 4 points are too few; with it 20 come and the 4 of the broccoli go: 47 against 45."""
    assert "Ben wins 45 to 31." in page(10)
    assert "you win 47 to 45." in page(11)
    ended = GAME.outcome(at(11))
    assert ended is not None
    assert (ended.scores, ended.winners) == ((47, 45), (0,))


def test_one_evening() -> None:
    """The later table has the same wok cards, and the learner still has what the earlier one gave."""
    early: dict[str, Any] = EARLY
    late: dict[str, Any] = LATE

    def woks(table: dict[str, Any]) -> set[str]:
        return {*table["woks"], *(wok for player in table["players"] for wok in player["woks"])}

    assert woks(early) == woks(late)
    owned = [*late["players"][0]["hand"].values(), *late["players"][0]["laid"].values()]
    bought = [*early["players"][0]["hand"].values(), *early["groups"]["threes"]["rows"][0].values()]
    assert all(owned.count(kind) >= bought.count(kind) for kind in bought)
    assert "combo_chicken2_tuna2_prawn1" in late["players"][0]["woks"]
    assert set(early["players"][1]["woks"]) <= set(late["players"][1]["woks"])
