"""Step 2: chapter 9."""

from __future__ import annotations

from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import Draw, ExchangeCard, PutBack, TakeCard, TakeTile, Waive
from boardtable.games.wasabi.printed import box
from boardtable.games.wasabi.state import Phase, State
from tests.games.wasabi.counter import at, cards, components, do, hand, kitchen, legal, position, said, screen, told


def rewarded(completed: int = 1, *, played: str | None = None, **more: object) -> State:
    """Lay out Step 2 of a turn in which recipes were completed."""
    turn = {"placed": 1, "completed": completed, "played": played}
    return position(phase="reward", turn=turn, hands=[["rice", "maki"]], **more)  # type: ignore[arg-type]  # whatever `position` takes


def test_9_1_one_card_for_each_recipe() -> None:
    """Two recipes, two cards, one after the other (9.2); then tiles."""
    state = rewarded(2)
    assert [move.type for move in legal(state, TakeCard)] == ["chop", "spicy", "stack", "switch", "wasabi"]
    assert said(GAME.prompt(state, 0, ()).ask) == "Take an action card: 2 rewards left."
    state = do(state, TakeCard(0, "switch"))
    assert (cards(state, 0), kitchen(state)) == (["switch"], ["chop", "spicy", "stack", "wasabi"])
    assert state.phase is Phase.REWARD
    state = do(state, TakeCard(0, "wasabi"))
    assert cards(state, 0) == ["switch", "wasabi"]
    assert state.phase is Phase.PANTRY


def test_9_3_wasabi_from_the_board() -> None:
    """Either of two cards that lie there, or one of the kitchen."""
    state = rewarded(covers=[(1, 1), (3, 3)], seats=3)
    assert [(move.type, move.at) for move in legal(state, TakeCard)] == [
        ("chop", None),
        ("spicy", None),
        ("stack", None),
        ("switch", None),
        ("wasabi", at(1, 1)),
        ("wasabi", at(3, 3)),
    ]
    assert told(state, TakeCard(0, "wasabi", at(3, 3)))[0] == "Anna takes from the board: Wasabi!"
    state = do(state, TakeCard(0, "wasabi", at(3, 3)))
    assert [corner for _, corner in state.board.covers] == [0]
    assert cards(state, 0) == ["wasabi"]


def test_9_4_not_the_type_that_was_played() -> None:
    """As long as there is anything else."""
    assert "switch" not in {move.type for move in legal(rewarded(played="switch"), TakeCard)}
    only = rewarded(played="switch", cards=[[], ["chop", "spicy"]], seats=2)
    assert {move.type for move in legal(only, TakeCard)} == {"stack", "wasabi"}


def test_9_4_the_type_that_was_played_if_nothing_else_is_there() -> None:
    """All other cards are with the players; the played one lies alone in the kitchen or on the board."""
    values = components()
    for card in values["action_card"]:
        card["count_by_players"] = {"2": 1 if card["id"] in {"chop", "wasabi", "stack"} else 0, "3": 2, "4": 2}
    few = box(values)
    state = rewarded(played="chop", made_of=few, cards=[[], ["wasabi", "stack"]])
    assert [(move.type, move.at) for move in legal(state, TakeCard)] == [("chop", None)]
    state = rewarded(played="chop", made_of=few, cards=[[], ["stack"]], covers=[(1, 1)])
    assert [(move.type, move.at) for move in legal(state, TakeCard)] == [("wasabi", at(1, 1))]
    state = rewarded(played="wasabi", made_of=few, cards=[[], ["stack"]], covers=[(1, 1)])
    assert [(move.type, move.at) for move in legal(state, TakeCard)] == [("chop", None)]
    state = rewarded(played="wasabi", made_of=few, cards=[[], ["stack", "chop"]], covers=[(1, 1)])
    assert [(move.type, move.at) for move in legal(state, TakeCard)] == [("wasabi", at(1, 1))]


def test_9_4_a_card_just_put_back_is_an_option() -> None:
    """Chop! was played and lies alone in the kitchen; making room with Stack!, that is what can be taken."""
    values = components()
    for card in values["action_card"]:
        card["count_by_players"] = {"2": 1 if card["id"] in {"chop", "wasabi", "stack"} else 0, "3": 2, "4": 2}
    state = rewarded(played="chop", made_of=box(values), cards=[["stack", "wasabi"]])
    state = do(state, PutBack(0, "stack"))
    assert [move.type for move in legal(state, TakeCard)] == ["stack"]


def test_9_5_never_more_than_two() -> None:
    """With two in hand: put one back, also for another one at once, or do without."""
    state = rewarded(cards=[["chop", "spicy"]])
    assert GAME.legal_moves(state, 0) == [
        PutBack(0, "chop"),
        PutBack(0, "spicy"),
        *[ExchangeCard(0, place, name) for place in (0, 1) for name in ("stack", "switch", "wasabi")],
        Waive(0),
    ]
    state = do(state, PutBack(0, "chop"))
    assert kitchen(state) == ["chop", "stack", "switch", "wasabi"]
    assert legal(state, PutBack) == []
    state = do(state, TakeCard(0, "chop"))
    assert (cards(state, 0), state.phase) == (["chop", "spicy"], Phase.PANTRY)


def test_9_6_a_card_is_put_back_for_another_one() -> None:
    """Both are told, one after the other; it is one reward, and neither card is of the type that was played."""
    state = rewarded(2, cards=[["chop", "spicy"]], covers=[(1, 1)], played="stack", seats=3)
    found = [(move.place, move.type, move.at) for move in legal(state, ExchangeCard)]
    others = [("switch", None), ("wasabi", None), ("wasabi", at(1, 1))]
    assert found == [(0, "spicy", None), *[(0, *each) for each in others], *[(1, *each) for each in others]]
    move = ExchangeCard(0, 1, "wasabi", at(1, 1))
    assert told(state, move) == ["Anna puts back: Spicy!", "Anna takes from the board: Wasabi!"]
    after = do(state, move)
    assert (cards(after, 0), after.board.covers, after.phase) == (["chop", "wasabi"], (), Phase.REWARD)
    assert kitchen(after).count("spicy") == kitchen(state).count("spicy") + 1
    assert after.sides[0].cubes == 0
    after = do(state, ExchangeCard(0, 0, "switch"), ExchangeCard(0, 0, "chop"))
    assert (cards(after, 0), after.phase) == (["chop", "switch"], Phase.PANTRY)


def test_9_4_what_was_played_does_not_come_back_in_exchange() -> None:
    """Chop! was played and is all that the kitchen has; Stack! that would be put back is another option."""
    values = components()
    for card in values["action_card"]:
        card["count_by_players"] = {"2": 1 if card["id"] in {"chop", "wasabi", "stack"} else 0, "3": 2, "4": 2}
    state = rewarded(played="chop", made_of=box(values), cards=[["stack", "wasabi"]])
    assert GAME.legal_moves(state, 0) == [PutBack(0, "stack"), PutBack(0, "wasabi"), Waive(0)]


def test_9_6_wasabi_put_back_goes_to_the_kitchen() -> None:
    """And earns no cube."""
    state = do(rewarded(cards=[["wasabi", "spicy"]]), PutBack(0, "wasabi"))
    assert kitchen(state) == ["chop", "stack", "switch", "wasabi"]
    assert state.sides[0].cubes == 0
    assert state.board.covers == ()


def test_9_7_a_reward_may_be_waived_or_lost() -> None:
    """One by one; and when there is no card at all, nothing is asked."""
    state = do(rewarded(2), Waive(0))
    assert state.phase is Phase.REWARD
    assert do(state, Waive(0)).phase is Phase.PANTRY
    assert told(state, Waive(0)) == ["Anna does without a reward."]
    values = components()
    for card in values["action_card"]:
        card["count_by_players"] = {"2": 1 if card["id"] == "chop" else 0, "3": 2, "4": 2}
    state = rewarded(2, made_of=box(values))
    assert do(state, TakeCard(0, "chop")).phase is Phase.PANTRY


def test_9_8_rewards_are_for_this_turn_only() -> None:
    """In the next turn none is left over."""
    state = position(phase="reward", turn={"placed": 1, "completed": 2})
    state = do(state, Waive(0), Waive(0))
    assert (state.seat, state.turn.completed) == (1, 0)


def test_9_9_tiles_up_to_three() -> None:
    """Of one's choice; then recipes, here none are missing, so the next player is in turn."""
    state = position(phase="pantry", turn={"placed": 1}, hands=[["rice"]])
    assert len(legal(state, TakeTile)) == 18
    state = do(state, TakeTile(0, "toro"))
    assert hand(state, 0) == ["rice", "toro"]
    assert "toro" not in {move.kind for move in legal(state, TakeTile)}  # 9.10
    state = do(state, TakeTile(0, "rice"))
    assert (hand(state, 0), state.seat, state.phase) == (["rice", "rice", "toro"], 1, Phase.PLAY)


def test_9_10_the_last_kind_is_taken_without_asking() -> None:
    """Two pickles are left: Anna lacks three tiles and gets both; the pantry is empty then."""
    state = position(phase="reward", turn={"placed": 1, "completed": 1}, hands=[[], ["egg"]], pantry=["pickle"] * 2)
    state = do(state, Waive(0))
    assert hand(state, 0) == ["pickle", "pickle"]
    assert (state.pantry, state.seat) == (0, 1)


def test_9_12_recipes_up_to_three() -> None:
    """From piles of one's choice (9.13), after the tiles (9.15)."""
    state = position(phase="pantry", turn={"placed": 1}, hands=[["rice", "rice"]], screens=[["tekkamaki"]])
    state = do(state, TakeTile(0, "rice"))
    assert state.phase is Phase.RECIPES
    state = do(state, Draw(0, 5))
    assert state.seat == 0
    state = do(state, Draw(0, 2))
    assert (len(screen(state, 0)), state.seat) == (3, 1)


def test_9_13_also_a_length_without_a_token() -> None:
    """The only token of length 5 is used."""
    state = position(phase="recipes", turn={"placed": 1}, screens=[[]], served=[["emperors_barge"]])
    assert [move.length for move in legal(state, Draw)] == [2, 3, 4, 5]


def test_9_14_an_empty_pile_cannot_be_chosen() -> None:
    """All seven strips of length 5 are on screens and served; of one pile alone is drawn without asking."""
    fives = ["krakens_wedding", "rainbow_bridge", "crackling_opera", "thousand_waves"]
    state = position(
        3,
        phase="recipes",
        turn={"placed": 1},
        screens=[[], fives[:3], fives[3:]],
        served=[["emperors_barge"], ["samurai_picnic"], ["last_will_and_tastebuds"]],
    )
    assert [move.length for move in legal(state, Draw)] == [2, 3, 4]
    values = components()
    values["recipe"] = [recipe for recipe in values["recipe"] if recipe["length"] == 3]
    values["recipes"]["count_by_length"] = {"2": 0, "3": 15, "4": 0, "5": 0}
    values["totals"]["recipe_strips"] = 15
    state = position(
        phase="reward", turn={"placed": 1, "completed": 1}, made_of=box(values), screens=[[], ["shell_game"]]
    )
    state = do(state, Waive(0))
    assert (len(screen(state, 0)), state.seat) == (3, 1)


def test_9_14_with_all_piles_empty_the_screen_stays() -> None:
    """In a box of two recipes, both on screens, nothing is drawn."""
    values = components()
    values["recipe"] = [recipe for recipe in values["recipe"] if recipe["id"] in {"tekkamaki", "shell_game"}]
    values["recipes"]["count_by_length"] = {"2": 1, "3": 1, "4": 0, "5": 0}
    values["totals"]["recipe_strips"] = 2
    few = box(values)
    state = position(
        phase="reward", turn={"placed": 1, "completed": 1}, made_of=few, screens=[["tekkamaki"], ["shell_game"]]
    )
    state = do(state, Waive(0))
    assert (screen(state, 0), state.seat, state.phase) == (["tekkamaki"], 1, Phase.PLAY)


def test_9_14_starting_recipes_run_out() -> None:
    """With four recipes for two players, the start player draws three and the other one."""
    values = components()
    wanted = {"tekkamaki", "shell_game", "kappamaki", "red_duet"}
    values["recipe"] = [recipe for recipe in values["recipe"] if recipe["id"] in wanted]
    values["recipes"]["count_by_length"] = {"2": 3, "3": 1, "4": 0, "5": 0}
    values["totals"]["recipe_strips"] = 4
    state = position(phase="menu", made_of=box(values), screens=[[], []])
    state = do(state, Draw(0, 2), Draw(0, 3))
    assert (len(screen(state, 0)), screen(state, 0)[1]) == (3, "shell_game")
    assert len(screen(state, 1)) == 1  # one choice only: drawn by itself
    assert (state.seat, state.phase) == (0, Phase.PLAY)
