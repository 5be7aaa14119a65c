"""The first lesson says true figures, and all of its tables belong to one game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardtable.engine.course import Course
from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.lesson import lesson
from boardtable.games.wikinger.lesson_tables import FERRYING, FIRST, LATE
from boardtable.games.wikinger.moves import Buy, FerryEach, LayStart
from tests.games.wikinger.fjord import BOX, NAMES, said

if TYPE_CHECKING:
    from boardtable.games.wikinger.components import Box
    from boardtable.games.wikinger.moves import WikingerMove
    from boardtable.games.wikinger.state import Options, State


def at(number: int) -> State:
    """Give the position at a page, counted from 1."""
    following: Course[State, WikingerMove, Options, Box] = Course(GAME, BOX, lesson(BOX), NAMES[:2])
    following.turn(number - 1)
    return following.match.state


def page(number: int) -> str:
    """Read a page, counted from 1."""
    return said(lesson(BOX).pages[number - 1].said)


def test_what_is_done() -> None:
    """The start tile, three groups and a trip."""
    asked = [page.asked for page in lesson(BOX).pages if page.asked]
    assert asked == [
        (LayStart(0, 5),),
        (Buy(0, 2, at=(5, 2)),),
        (Buy(0, 2, at=(1, 1)),),
        (Buy(0, 1, at=(2, 1)),),
        (FerryEach(0),),
    ]


def test_2_1_and_5_2_the_first_group() -> None:
    """Two players begin with 30 gold; the goldsmith in row 5 stays on the tile."""
    assert "It costs 2, and you have 30 gold." in page(3)
    bought = at(4)
    assert (bought.sides[0].gold, bought.sides[0].waiting) == (28, (0,) * 6)


def test_6_1_the_prices_that_fall() -> None:
    """The only fisherman was at 0, and a goldsmith at 1; so all fall by one."""
    assert "Ben has taken the group at 0" in page(4)
    assert "cost less by: 1." in page(4)
    assert at(4).turned == 1


def test_9_1_and_9_2_the_ship_and_its_warrior() -> None:
    """A red ship reaches row 3, where a noble stands, and costs 3 gold; the warrior below keeps it off."""
    assert "as far down as row 3, and at the end it would cost you 3 gold" in page(6)
    water = next(zone for zone in GAME.zones(at(6), 0) if zone.name == "tableau/0").ground
    assert {ground.at for ground in water if len(ground.face.layers) == 2} == {(1, 0), (2, 0)}
    assert "Buy the marked group for 1," in page(6)
    water = next(zone for zone in GAME.zones(at(7), 0) if zone.name == "tableau/0").ground
    assert [ground for ground in water if len(ground.face.layers) == 2] == []
    assert "this ship now brings you 3 gold" in page(7)


def test_10_1_the_small_scoring() -> None:
    """15 gold, less 2 and 1, and 3 for one goldsmith."""
    assert LATE["players"][0]["gold"] == 15  # type: ignore[index]  # a dump holds a list of players
    assert "You received 3 gold." in page(7)
    assert (at(7).round, at(7).sides[0].gold) == (1, 15)


def test_11_2_who_waits_and_lands() -> None:
    """A scout, a goldsmith, a noble and a warrior land at once: each has one free tile in his row."""
    assert "besides him: 4." in page(8)
    landed = at(9).sides[0]
    assert landed.waiting == (0,) * 6
    assert landed.vikings.bit_count() == 7 + 4


def test_11_3_to_11_6_what_the_large_scoring_brings() -> None:
    """Gold 3 for the ship and 2 times 3; points 2 times 2, and 1 + 1 + 1 for two of the three scouts."""
    assert "You received: 9 gold, 10 points." in page(9)
    before, now = at(8).sides[0], at(9).sides[0]
    assert (now.gold - before.gold, now.points - before.points) == (3 + 2 * 3, 2 * 2 + 2 * 3)


def test_12_7_who_eats() -> None:
    """Two fishermen feed ten; eleven vikings would eat."""
    assert "feeds 5: yours would feed 10 of your 11 vikings now." in page(10)
    assert "not fed: \N{MINUS SIGN}1." in page(10)


def test_one_game() -> None:
    """The later tables have what the earlier ones drew and laid, and the last one what the lesson's chance dealt."""
    tables: list[dict[str, Any]] = [FIRST, LATE, FERRYING]
    for name in ("drawn_tiles", "drawn_vikings"):
        first, late, last = (table[name] for table in tables)
        assert first == late == last[:12]
        assert GAME.dump(at(7))[name] == last
    for seat in (0, 1):
        played = GAME.dump(at(4))["players"][seat]["tiles"]  # type: ignore[index]  # a dump holds a list of players
        late, last = (table["players"][seat]["tiles"] for table in tables[1:])
        assert late[: len(played)] == played
        assert last[: len(late)] == late
