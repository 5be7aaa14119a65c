"""What may be done and what it does, in the rule book's order (chapters 4 to 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from boardtable.engine.game import Prompt, Step
from boardtable.engine.target import Piece
from boardtable.engine.text import Player, Text, text

from .arranging import best
from .events import CoinTaken, LastRound, Passed, RowBought, RowPaid, RowRefilled, Scored, WokChosen, WokPaid
from .moves import BuyRow, Pay, TakeCoin, TakeWok, WokMove, actions, cards_of
from .payments import best_symbol, payments
from .scoring import collection
from .state import Side, State, changed, deal, highest, pieces, top, with_side
from .words import wok_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.event import Event
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

Steps: TypeAlias = tuple[Step[State], ...]

# ---- what may be done


def active(state: State) -> tuple[Seat, ...]:
    """Tell who acts: one player at a time, clockwise (4.1), nobody after the last final action (9.8)."""
    return () if state.final == 0 else (state.turn,)


def prompt(state: State, _seat: Seat, picked: tuple[Target, ...]) -> Prompt:
    """Say what is to be done, to who acts and to who waits."""
    if state.final == 0:
        over = text("wok", "The game is over.")
        return Prompt(over, over)
    name = Player(state.turn)
    if state.paying is None:
        return Prompt(_what_to_do(state), text("wok", "{name} chooses: a coin, a row or a wok card.", name=name))
    wok = wok_name(state.box, state.box.wok(state.paying))
    hand = pieces(state.sides[state.turn].hand)
    cards = [state.faces[target.id] for target in picked if isinstance(target, Piece) and target.id in hand]
    ask = text(
        "wok",
        "Pay for: {wok}. {n} identical symbols are needed, {k} chosen.",
        wok=wok,
        n=state.box.price,
        k=best_symbol(state.box, cards)[0],
    )
    return Prompt(ask, text("wok", "{name} pays for: {wok}.", name=name, wok=wok))


def _what_to_do(state: State) -> Text:
    """Name what a player can do here, in the order of chapters 5 to 7, and nothing else."""
    can = (has_coin(state), has_row(state, state.turn), can_take_wok(state, state.turn))
    asked = _ASKED if state.final is None else _ASKED_LAST
    return asked.get(can, asked[True, True, True])  # whoever waits may not see the hand by which it could be told


_ASKED: dict[tuple[bool, bool, bool], Text] = {
    (True, False, False): text("wok", "Take a coin."),
    (False, True, False): text("wok", "Buy a row."),
    (False, False, True): text("wok", "Take a wok card."),
    (True, True, False): text("wok", "Take a coin or buy a row."),
    (True, False, True): text("wok", "Take a coin or a wok card."),
    (False, True, True): text("wok", "Buy a row or take a wok card."),
    (True, True, True): text("wok", "Take a coin, buy a row or take a wok card."),
}
_ASKED_LAST: dict[tuple[bool, bool, bool], Text] = {
    (True, False, False): text("wok", "Your final action: take a coin."),
    (False, True, False): text("wok", "Your final action: buy a row."),
    (False, False, True): text("wok", "Your final action: take a wok card."),
    (True, True, False): text("wok", "Your final action: take a coin or buy a row."),
    (True, False, True): text("wok", "Your final action: take a coin or a wok card."),
    (False, True, True): text("wok", "Your final action: buy a row or take a wok card."),
    (True, True, True): text("wok", "Your final action: take a coin, buy a row or take a wok card."),
}
"""What is asked of a player who can take a coin, buy a row, take a wok card."""


def legal_moves(state: State, seat: Seat) -> Sequence[WokMove]:
    """List what a player may do: coins, rows, woks; or all payments for the wok that was chosen."""
    if seat != state.turn or state.final == 0:
        return ()
    box = state.box
    if state.paying is not None:
        kinds = box.kinds
        ways = payments(box, kinds_in_hand(state, seat))
        return [Pay(seat, tuple([kinds[kind].name for kind in way])) for way in ways]
    mine = actions(box, seat)
    purse = state.sides[seat].purse.bit_count()
    moves: list[WokMove] = []
    for coin, heap in zip(mine.coins, state.heaps, strict=True):
        if heap & (heap - 1):  # 5.1, 5.2: at least two coins
            moves.append(coin)
    for buy, cards, group in zip(mine.rows, state.rows, box.row_groups, strict=True):
        if cards and state.heaps[group].bit_count() <= purse:  # 6.1, 6.3
            moves.append(buy)
    if can_take_wok(state, seat):
        open_woks = state.open_woks
        moves.extend([take for bit, take in mine.woks if open_woks & bit])
    return moves


def can_take_wok(state: State, seat: Seat) -> bool:
    """Tell whether there is a wok card (7.1), and a payment: any hand with enough symbols has one (7.4)."""
    return bool(state.open_woks) and max(state.sides[seat].symbols) >= state.box.price


def has_coin(state: State) -> bool:
    """Tell whether a coin may be taken anywhere: the last one of a group stays (5.1, 5.2)."""
    return any(heap & (heap - 1) for heap in state.heaps)


def has_row(state: State, seat: Seat) -> bool:
    """Tell whether there is a row that a player can pay for (6.1, 6.3)."""
    purse = state.sides[seat].purse.bit_count()
    return any(cards and state.price(row) <= purse for row, cards in enumerate(state.rows))


def can_act(state: State, seat: Seat) -> bool:
    """Tell whether a player can do anything at all (8.1)."""
    return has_coin(state) or has_row(state, seat) or can_take_wok(state, seat)


def kinds_in_hand(state: State, seat: Seat) -> tuple[int, ...]:
    """Give the kinds of the cards in hand, sorted."""
    return tuple(sorted([state.faces[card] for card in pieces(state.sides[seat].hand)]))


# ---- what it does


def apply(state: State, move: WokMove, luck: Luck) -> Steps:
    """Do what was decided, and all that follows by itself up to the next decision."""
    return _EFFECTS[type(move)](state, move, luck)


def _take_coin(state: State, move: TakeCoin, _luck: Luck) -> Steps:
    """Move one coin to the hand; the price of both rows drops at once (5.1, 5.3)."""
    seat = move.seat
    number = actions(state.box, seat).coins.index(move)
    heap = state.heaps[number]
    coin = top(heap)
    left = heap ^ (1 << coin)
    side = state.sides[seat]
    richer = Side(side.hand, side.laid, side.purse | 1 << coin, side.woks, side.symbols)
    told = CoinTaken(seat, left.bit_count(), pieces=(coin,))
    heaps = _replaced(state.heaps, number, left)
    return _turn_over(state, told, heaps=heaps, sides=with_side(state, seat, richer))


def _buy_row(state: State, move: BuyRow, luck: Luck) -> Steps:
    """Pay the price to the group, take all cards, refill the row (6.4 to 6.6)."""
    seat, row, box = move.seat, move.row, state.box
    group = box.row_groups[row]
    price = state.price(row)
    side = state.sides[seat]
    coins = highest(side.purse, price)
    poorer = Side(side.hand, side.laid, side.purse ^ coins, side.woks, side.symbols)
    paid = changed(
        state,
        heaps=_replaced(state.heaps, group, state.heaps[group] | coins),  # 6.4
        sides=with_side(state, seat, poorer),
    )
    cards = state.rows[row]
    bought = pieces(cards)
    kinds = [state.kind(card) for card in bought]
    symbols = tuple([sum(counts) for counts in zip(side.symbols, *[kind.gives for kind in kinds], strict=True)])
    owner = Side(side.hand | cards, side.laid, poorer.purse, side.woks, symbols)
    taken = changed(paid, rows=_replaced(state.rows, row, 0), sides=with_side(state, seat, owner))  # 6.5
    told = RowBought(seat, price, box, tuple([kind.ingredient for kind in kinds]), pieces=tuple(bought))
    first = Step(paid, (RowPaid(pieces=tuple(pieces(coins))),))
    drawn = len(state.faces)
    pile, faces = deal(box, state.pile, state.faces, box.row_size(row), luck)  # 6.6
    if len(faces) == drawn:
        return (first, *_turn_over(taken, told, bought=group))
    new = (1 << len(faces)) - (1 << drawn)
    refilled = changed(taken, pile=pile, faces=faces, rows=_replaced(taken.rows, row, new))
    ingredients = tuple([box.kinds[kind].ingredient for kind in faces[drawn:]])
    event = RowRefilled(box, ingredients, pieces=tuple(range(drawn, len(faces))))
    return (first, Step(taken, (told,)), *_turn_over(refilled, event, bought=group))


def _take_wok(state: State, move: TakeWok, luck: Luck) -> Steps:
    """Choose a wok card; if there is only one way to pay for it, it is paid (7.2, 7.9)."""
    box, seat = state.box, move.seat
    wok = box.wok_piece(move.wok)
    chosen = changed(state, paying=wok)
    step = Step(chosen, (WokChosen(seat, box, wok, pieces=(wok,)),))
    ways = payments(box, kinds_in_hand(state, seat))
    if len(ways) > 1:
        return (step,)
    only = Pay(seat, tuple([box.kinds[kind].name for kind in ways[0]]))
    return (step, *_pay(chosen, only, luck))


def _pay(state: State, move: Pay, _luck: Luck) -> Steps:
    """Lay the cards (7.8), and own the wok (7.9)."""
    seat = move.seat
    side = state.sides[seat]
    cards = cards_of(state, move)
    mask = sum([1 << card for card in cards])
    kinds = [state.kind(card) for card in cards]
    symbols = tuple(
        [have - sum(gives) for have, *gives in zip(side.symbols, *[kind.gives for kind in kinds], strict=True)]
    )
    wok = 1 << (state.paying or 0)
    owner = Side(side.hand ^ mask, side.laid | mask, side.purse, side.woks | wok, symbols)
    told = WokPaid(seat, state.box, tuple([kind.ingredient for kind in kinds]), pieces=tuple(cards))
    left = state.open_woks ^ wok
    return _turn_over(state, told, paying=None, open_woks=left, sides=with_side(state, seat, owner))


_EFFECTS: dict[type[WokMove], Callable[..., Steps]] = {
    TakeCoin: _take_coin,
    BuyRow: _buy_row,
    TakeWok: _take_wok,
    Pay: _pay,
}


def _replaced(masks: tuple[int, ...], at: int, mask: int) -> tuple[int, ...]:
    return (*masks[:at], mask, *masks[at + 1 :])


# ---- the end of a turn, and of the game


def _turn_over(state: State, event: Event, bought: int | None = None, **changes: Any) -> Steps:  # noqa: ANN401 - any field
    """Go on clockwise to who can act, passing for who cannot (4.1, 8.3), up to the last final action (9.8).

    `bought` is the group of a row that was just bought; other `changes` come with the end of the turn.
    """
    events = [event]
    final = state.final
    if final is not None:
        final -= 1
    elif bought is not None and not any(state.rows[row] for row in state.box.groups[bought].rows):
        final = state.seats  # 9.1, 9.3: one more for everybody, the buyer included (9.5)
        events.append(LastRound())
    state = changed(state, turn=(state.turn + 1) % state.seats, final=final, **changes)
    steps = [Step(state, tuple(events))]
    while final != 0 and not can_act(state, state.turn):
        passed = Passed(state.turn)
        final = None if final is None else final - 1
        state = changed(state, turn=(state.turn + 1) % state.seats, final=final)
        steps.append(Step(state, (passed,)))
    if final == 0:
        steps.append(scored(state))
    return tuple(steps)


def scored(state: State) -> Step[State]:
    """Find the best arrangement for every player (12.2)."""
    collections = [collection(state, seat) for seat in range(state.seats)]
    arranged = tuple([best(state.box, owned) for owned in collections])
    events = []
    for seat, (owned, arrangement) in enumerate(zip(collections, arranged, strict=True)):
        cards = tuple([card for pot in arrangement.pots for card in pot.cards])
        events.append(Scored(seat, state.box, owned, arrangement, pieces=cards))
    return Step(changed(state, best=arranged), tuple(events))
