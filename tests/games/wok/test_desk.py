"""The desk of 12.2: other arrangements by hand, with points counted by hand; nothing is recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from boardtable.engine.luck import Luck
from boardtable.engine.note import Tone
from boardtable.engine.sight import Reader, look
from boardtable.engine.table import Picture
from boardtable.engine.target import Button, Cell, Piece
from boardtable.engine.ways import say_moves
from boardtable.games.wok import GAME
from boardtable.games.wok.desk_moves import Lay, LayBest, SetMan, SetSwap, TakeOff
from boardtable.games.wok.rules import scored
from tests.games.wok.kitchen import BOX, position, said, wok

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.game import Desk, Prompt
    from boardtable.engine.move import Move
    from boardtable.engine.target import Target
    from boardtable.games.wok.state import State

COOKIES = ["prawn:cookie,cookie", "octopus:cookie,cookie"]
SPOONS = ["chicken:spoon,spoon", "chicken:spoon,spoon"]
MORE_COOKIES = ["broccoli:cookie,cookie", "broccoli:cookie,cookie"]


def finished(hand: Sequence[str], laid: Sequence[str], *woks: str) -> State:
    """Let a game end in which Anna has these cards and woks, and Ben has no wok."""
    rows: dict[int, list[str]] = {0: [], 1: [], 2: [], 3: ["tuna"]}
    return position(rows=rows, pile=False, final=0, hands=[hand], laid=[laid], woks=[woks])


class AtTheDesk:
    """Anna at her desk."""

    def __init__(self, state: State) -> None:
        """Sit down."""
        desk: Desk | None = GAME.desk(state, 0)
        assert desk is not None
        self.game = desk.game
        self.state: Any = desk.state

    def moves(self) -> Sequence[Move]:
        """List what may be tried."""
        moves: Sequence[Move] = self.game.legal_moves(self.state, 0)
        return moves

    def do(self, *moves: Move) -> None:
        """Try some things one after the other."""
        for move in moves:
            assert move in self.moves()
            (step,) = self.game.apply(self.state, move, Luck(0))
            assert all(event.told() is None for event in step.events)
            self.state = step.state

    def ask(self, *picked: Target) -> Prompt:
        """Read the prompt."""
        prompt: Prompt = self.game.prompt(self.state, 0, picked)
        return prompt

    def points(self) -> int:
        """Read the points from the prompt."""
        return int(said(self.ask().ask).split()[0])

    def card(self, ingredient: str, n: int = 0) -> int:
        """Find the n-th of the cards of an ingredient."""
        kinds = [BOX.ingredients[self.state.kind(piece).ingredient].id for piece in range(len(self.state.faces))]
        mine = self.state.sides[0].hand | self.state.sides[0].laid
        return [piece for piece, name in enumerate(kinds) if name == ingredient and mine >> piece & 1][n]

    def pot(self, name: str) -> int:
        """Tell which number a wok has."""
        return [pot.wok for pot in self.state.best[0].pots].index(wok(name))

    def lying(self, zone: str) -> list[int]:
        """Tell what lies in a zone."""
        table = self.game.table(self.state, 0)
        return [item.piece for item in table.placed if item.at.zone == zone]

    def marked(self) -> set[Target]:
        """Tell what is marked, all of it as a warning."""
        marks = self.game.table(self.state, 0).marks
        assert all(mark.tone is Tone.WARN for mark in marks)
        return {place for mark in marks for place in mark.places}

    def rule(self, held: int, over: str | None) -> str | None:
        """Ask why something may not be dropped somewhere."""
        refusal = self.game.why_not(self.state, 0, (Piece(held),), () if over is None else (Cell(over),))
        return None if refusal is None else refusal.rule

    def notes(self, held: int) -> dict[Target, str]:
        """Read what is noted while something is held."""
        return {note.at: said(note.text) for note in self.game.preview(self.state, 0, (Piece(held),))}


@pytest.fixture
def doubles() -> AtTheDesk:
    """Give Anna a double wok (prawn 3, octopus 2), the power of 12 and a Man-at-double-wok (3, 3): 12 at best."""
    laid = [*COOKIES, *MORE_COOKIES, *SPOONS]
    return AtTheDesk(finished(["carrot"], laid, "double_prawn_octopus", "man_power", "man_double_3_3"))


@pytest.fixture
def sets() -> AtTheDesk:
    """Give Anna a set wok for 3 and a wok for leftovers, four tunas and four other cards: 6 + 5 at best."""
    return AtTheDesk(
        finished(["tuna", "tuna:chopstick", "tuna:star", "tuna:spoon"], [*COOKIES, *SPOONS], "set_3", "leftovers")
    )


@pytest.fixture
def swaps() -> AtTheDesk:
    """Give Anna a combo of 2 chicken, 2 tuna and 1 prawn at 12, a covered 7 and the Man-at-swap-wok."""
    hand, laid = ["tuna", "tuna:star", "carrot", "carrot:star"], [*COOKIES, *SPOONS, *MORE_COOKIES]
    return AtTheDesk(finished(hand, laid, "combo_chicken2_tuna2_prawn1", "covered_7", "man_swap"))


def test_12_2_a_desk_only_after_the_end_and_only_with_woks() -> None:
    """Before the end nothing is arranged; without a red wok there is nothing to fill."""
    assert GAME.desk(position(), 0) is None
    state = finished(["carrot"], COOKIES, "covered_7")
    assert GAME.desk(state, 0) is not None
    assert GAME.desk(state, 1) is None


def test_12_2_it_begins_with_the_best_and_comes_back_to_it(doubles: AtTheDesk) -> None:
    """The power makes 12 of the double wok; that is offered again as soon as anything is different."""
    assert said(doubles.ask().ask).startswith("12 points; the best is 12.")
    assert LayBest(0) not in doubles.moves()
    assert doubles.game.active(doubles.state) == (0,)
    doubles.do(TakeOff(0, wok("man_power")))
    assert doubles.points() == 0
    assert dict(doubles.ask().buttons)["best"].said == "Best"
    doubles.do(LayBest(0))
    assert doubles.points() == 12
    assert doubles.game.outcome(doubles.state) is None


def test_10_7_cards_on_both_sides_of_a_double_wok(doubles: AtTheDesk) -> None:
    """A prawn at 3 on the left, an octopus at 2 on the right; under the Man-at-double-wok 3 each (11.4)."""
    prawn, octopus = doubles.card("prawn"), doubles.card("octopus")
    doubles.do(TakeOff(0, wok("man_power")))
    assert Lay(0, prawn, 1) not in doubles.moves()
    doubles.do(Lay(0, prawn, 0))
    assert doubles.points() == 3
    assert doubles.notes(octopus) == {Cell("pot/1"): "+2"}
    assert doubles.notes(wok("man_double_3_3")) == {Cell(f"wok/{wok('double_prawn_octopus')}"): "+0"}
    doubles.do(Lay(0, octopus, 1))
    assert doubles.points() == 5
    doubles.do(SetMan(0, wok("man_double_3_3"), wok("double_prawn_octopus")))
    assert doubles.points() == 6
    assert (doubles.lying("pot/0"), doubles.lying("pot/1")) == ([prawn], [octopus])
    doubles.do(TakeOff(0, prawn))
    assert doubles.points() == 3
    assert prawn in doubles.lying("beside")


def test_11_7_a_power_puts_the_lid_on(doubles: AtTheDesk) -> None:
    """What lay in the wok goes back, and nothing may be laid there any more (10.1)."""
    prawn, power, double = doubles.card("prawn"), wok("man_power"), wok("double_prawn_octopus")
    doubles.do(TakeOff(0, power), Lay(0, prawn, 0), SetMan(0, power, double))
    assert doubles.points() == 12
    assert prawn in doubles.lying("beside")
    assert [move for move in doubles.moves() if isinstance(move, Lay)] == []
    assert doubles.rule(prawn, f"wok/{double}") == "10.1"
    assert doubles.lying(f"wok/{double}") == [double, power]


def test_11_6_a_man_laid_later_lies_on_top() -> None:
    """5 and 1 count while that Man is the upper one, 3 and 3 once the other is laid again."""
    laid = [*COOKIES, *MORE_COOKIES, *SPOONS]
    desk = AtTheDesk(finished([], laid, "double_prawn_octopus", "man_double_5_1", "man_double_3_3"))
    five, three, double = wok("man_double_5_1"), wok("man_double_3_3"), wok("double_prawn_octopus")
    assert desk.points() == 6
    desk.do(TakeOff(0, desk.card("octopus")), *[TakeOff(0, duty.man) for duty in desk.state.best[0].duties])
    assert desk.points() == 3
    desk.do(SetMan(0, five, double))
    assert desk.points() == 5
    assert SetMan(0, five, double) not in desk.moves()
    desk.do(SetMan(0, three, double))
    assert desk.points() == 3
    assert desk.lying(f"wok/{double}") == [double, five, three]
    desk.do(SetMan(0, five, double))
    assert desk.lying(f"wok/{double}") == [double, three, five]
    assert desk.points() == 5


def test_10_3_an_incomplete_set_may_lie_but_scores_nothing(sets: AtTheDesk) -> None:
    """Three tunas make 6 and the other five cards 1 each; a fourth tuna there is marked and lost."""
    assert sets.points() == 6 + 5
    (over,) = [card for card in (sets.card("tuna", n) for n in range(4)) if card not in sets.lying("pot/0")]
    sets.do(Lay(0, over, 0))
    assert sets.points() == 6 + 4
    (mark,) = sets.marked()
    assert mark in {Piece(card) for card in sets.lying("pot/0")}
    sets.do(*[TakeOff(0, sets.card("tuna", n)) for n in (0, 1)])
    assert sets.points() == 4
    assert sets.marked() == {Piece(sets.card("tuna", n)) for n in (2, 3)}
    sets.do(Lay(0, sets.card("tuna", 0), 0))
    assert sets.points() == 6 + 4
    assert sets.marked() == set()
    assert sets.notes(sets.card("tuna", 3))[Cell("pot/1")] == "−5"


def test_11_9_the_swap_is_said_in_two_steps(swaps: AtTheDesk) -> None:
    """Tuna becomes carrot: 2 chickens, 2 carrots and a prawn make 12 beside the 7; tunas do not fit any more."""
    combo, man = wok("combo_chicken2_tuna2_prawn1"), wok("man_swap")
    names = [ingredient.id for ingredient in BOX.ingredients]
    tuna, carrot = names.index("tuna"), names.index("carrot")
    assert swaps.points() == 19
    put = SetSwap(0, man, combo, tuna, carrot)
    assert put.path(swaps.state)[2:] == (Button(f"old/{tuna}"), Button(f"new/{carrot}"))
    goal = Cell(f"wok/{combo}")
    assert said(swaps.ask(Piece(man), goal).ask) == "Which ingredient becomes another one?"
    assert said(swaps.ask(Piece(man), goal, Button(f"old/{tuna}")).ask) == "What does it become?"
    assert said(swaps.ask(Piece(man)).ask).startswith("19 points")
    assert said(dict(swaps.ask().buttons)[f"old/{tuna}"]) == "Tina Tuna"
    assert SetSwap(0, man, combo, carrot, tuna) not in swaps.moves()
    swaps.do(put)
    assert swaps.points() == 7
    assert set(swaps.lying("beside")) >= {swaps.card("tuna", 0), swaps.card("tuna", 1)}
    assert put not in swaps.moves()
    number = swaps.pot("combo_chicken2_tuna2_prawn1")
    assert swaps.marked() == {Piece(swaps.card(name, n)) for name, n in (("chicken", 0), ("chicken", 1), ("prawn", 0))}
    swaps.do(Lay(0, swaps.card("carrot", 0), number), Lay(0, swaps.card("carrot", 1), number))
    assert swaps.points() == 19
    swaps.do(TakeOff(0, man))
    assert swaps.points() == 7
    assert swaps.lying("beside").count(man) == 1


def test_which_rule_forbids_it(swaps: AtTheDesk, doubles: AtTheDesk) -> None:
    """Each wrong gesture has its rule; what is allowed, or leads nowhere, has none."""
    covered, combo, man = wok("covered_7"), wok("combo_chicken2_tuna2_prawn1"), wok("man_swap")
    carrot, pot = swaps.card("carrot"), f"pot/{swaps.pot('combo_chicken2_tuna2_prawn1')}"
    assert swaps.rule(carrot, pot) == "10.2"
    assert swaps.rule(carrot, f"wok/{combo}") == "10.2"
    assert swaps.rule(carrot, f"wok/{covered}") == "10.1"
    assert swaps.rule(carrot, "beside") is None
    assert swaps.rule(swaps.card("prawn"), pot) is None
    assert swaps.rule(man, f"wok/{covered}") == "11.8"
    assert swaps.rule(man, f"wok/{combo}") is None
    assert swaps.rule(man, "elsewhere") is None
    assert swaps.rule(combo, None) == "11.1"
    assert swaps.rule(carrot, None) is None
    assert swaps.game.why_not(swaps.state, 0, (), (Cell("pot/0"),)) is None
    click = swaps.game.why_not(swaps.state, 0, (), (Piece(covered), Cell(f"wok/{covered}")))
    assert click is not None
    assert click.rule == "11.1"
    doubles.do(TakeOff(0, wok("man_power")))
    assert doubles.rule(doubles.card("prawn"), "pot/1") == "10.7"
    assert doubles.rule(doubles.card("prawn"), f"wok/{wok('double_prawn_octopus')}") is None
    assert doubles.rule(doubles.card("carrot"), f"wok/{wok('double_prawn_octopus')}") == "10.7"


def test_11_4_and_10_5_and_10_6_are_said_too() -> None:
    """A Man-at-double-wok on another wok, a laid card in the hand wok, a symbol in the wok for none."""
    laid = [*COOKIES, *MORE_COOKIES, *SPOONS]
    desk = AtTheDesk(finished(["carrot"], laid, "hand", "no_symbol", "man_double_3_3"))
    assert desk.rule(wok("man_double_3_3"), f"wok/{wok('hand')}") == "11.4"
    assert desk.rule(desk.card("prawn"), f"pot/{desk.pot('hand')}") == "10.5"
    assert desk.rule(desk.card("prawn"), f"pot/{desk.pot('no_symbol')}") == "10.6"


def test_10_5_with_the_hand_wok_cards_show_where_they_come_from() -> None:
    """The sign of the hand wok is on the cards from the hand only; without that wok on none."""
    desk = AtTheDesk(finished(["carrot"], COOKIES, "hand"))
    signed = {
        item.piece: said(item.label)
        for item in desk.game.table(desk.state, 0).placed
        if any(isinstance(layer, Picture) and layer.name == "mark/hand" and layer.at for layer in item.face.layers)
    }
    assert signed[desk.card("carrot")].endswith("(from the hand)")
    assert set(signed) == {desk.card("carrot"), wok("hand")}
    other = AtTheDesk(finished(["carrot"], COOKIES, "leftovers"))
    assert "mark/hand" not in str(other.game.table(other.state, 0))


def test_each_wok_tells_its_points(doubles: AtTheDesk) -> None:
    """Above it, and in its name for those who listen; a wok with a lid has no place for cards."""
    zones = {zone.name: zone for zone in doubles.game.zones(doubles.state, 0)}
    double = f"wok/{wok('double_prawn_octopus')}"
    assert zones[double].heading is not None
    assert said(zones[double].heading) == "12 points"
    assert set(zones) == {double, "beside"}
    label = next(item.label for item in doubles.game.table(doubles.state, 0).placed if item.at.zone == double)
    assert said(label) == "Covered wok (12): takes no ingredients (12 points)"
    doubles.do(TakeOff(0, wok("man_power")))
    zones = {zone.name: zone for zone in doubles.game.zones(doubles.state, 0)}
    assert said(zones["pot/0"].label) == "Elvis the King Prawn"
    assert zones["pot/0"].frame.x < zones[double].frame.x < zones["pot/1"].frame.x


@pytest.mark.parametrize("count", [1, 4, 5, 9, 10, 13])
def test_there_is_room_for_every_wok(count: int) -> None:
    """However many there are, no two zones overlap and all lie on the table."""
    state = finished(["carrot"], COOKIES, "covered_7")
    reds = [card.id for card in BOX.woks if not card.id.startswith("man")][:count]
    anna = evolve(state.sides[0], woks=sum(1 << wok(name) for name in reds))
    desk = AtTheDesk(scored(evolve(state, sides=(anna, state.sides[1]))).state)
    zones = desk.game.zones(desk.state, 0)
    assert {f"wok/{wok(name)}" for name in reds} < {zone.name for zone in zones}
    for n, zone in enumerate(zones):
        one = zone.frame
        assert min(one.x, one.y) >= 0
        assert one.x + one.w <= 1600
        assert one.y + one.h <= 1000
        for other in [zone.frame for zone in zones[n + 1 :]]:
            beside = one.x + one.w <= other.x + 1e-9 or other.x + other.w <= one.x + 1e-9
            assert beside or one.y + one.h <= other.y + 1e-9 or other.y + other.h <= one.y + 1e-9


def test_everything_can_be_said_by_pointing(swaps: AtTheDesk, doubles: AtTheDesk, sets: AtTheDesk) -> None:
    """The desk keeps the laws of any game: paths, labels and all orders of pointing, also from disorder."""
    luck = Luck(3)
    for desk in (swaps, doubles, sets):
        for _ in range(12):
            moves = tuple(desk.moves())
            assert len(set(moves)) == len(moves)
            say_moves(look(desk.game, desk.state, 0, Reader(2)), moves, luck)
            desk.do(moves[luck.below(len(moves))])
