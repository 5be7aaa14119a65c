"""What may be done and what it does (chapters 2, 6 to 11); what follows by itself stands in `flow`."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from boardtable.engine.game import Step

from .components import MORALE, PROTECTION, RESERVE, SUPPORT
from .conquering import answer, conquer
from .conquests import conquests, must_conquer
from .events import (
    Discarded,
    Forgone,
    Invaded,
    RulerNamed,
    SpecialUsed,
    YurtPlaced,
)
from .flow import begin_game, expel, finish, go_on, turn_card
from .ground import TERRAINS
from .listing import Chosen, Joined, Made
from .moves import (
    Answer,
    Conquer,
    Discard,
    EndTurn,
    Expel,
    Forgo,
    Invade,
    InvadeAnywhere,
    KhanMove,
    PlaceYurt,
    Reserve,
    UseMorale,
    UseProtection,
    UseSupport,
    card_piece,
    invasions,
    repertoire,
)
from .special_cards import free_regions, usable
from .state import GONE, ON_CARD, Active, Phase, State, changed, put_up, replaced

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

    from .flow import Steps

# ---- what may be done


def active(state: State) -> tuple[Seat, ...]:
    """Tell who acts: who is in turn, or who is asked for consent (11.6)."""
    if state.phase is Phase.OVER:
        return ()
    return (state.turn,) if state.proposal is None else state.proposal.asked[:1]


def legal_moves(state: State, seat: Seat) -> Sequence[KhanMove]:
    """List what a player may do."""
    if seat not in active(state):
        return ()
    return _LISTS[state.phase](state, seat)


def _places(state: State, seat: Seat) -> Sequence[KhanMove]:
    """List the cells of regions without an own yurt (2.6)."""
    free, yurts = state.empty, state.yurts[seat]
    for region in state.box.ground.regions:
        if region & yurts:
            free &= ~region
    return Chosen(repertoire(state.box, seat).place, free)


def _actions(state: State, seat: Seat) -> Sequence[KhanMove]:
    """List actions A, B, C and D (6.1); in the end phase conquests alone (12.4)."""
    box = state.box
    known = repertoire(box, seat)
    if state.ending:
        found = conquests(state, seat)
        return found if must_conquer(state, seat) else Joined((found, (known.forgo,)))
    free = state.empty
    parts: list[Sequence[KhanMove]] = [Chosen(invasions(box, seat, card), free) for _, card in state.hands[seat]]
    parts.append([move for move, cell in zip(known.expel, state.rulers, strict=True) if cell != GONE])
    parts.append(conquests(state, seat))
    if may_invade_anywhere(state):
        parts.append(Chosen(known.anywhere, free))
    return Joined(parts)


def may_invade_anywhere(state: State) -> bool:
    """Tell whether both actions are still there (10.1); the one of High Morale is not enough (11.2)."""
    return state.left == state.box.turn.actions and not state.extra


def _answers(state: State, seat: Seat) -> tuple[KhanMove, ...]:
    return repertoire(state.box, seat).answers


def _discards(state: State, seat: Seat) -> Sequence[Discard]:
    """List all sets of hand cards, the empty one first (10.2)."""
    names = [state.box.cards[card].name for card in sorted([card for _, card in state.hands[seat]])]
    return Made(_sets(len(names)), lambda places: Discard(seat, tuple([names[place] for place in places])))


@lru_cache
def _sets(size: int) -> tuple[tuple[int, ...], ...]:
    """List all ways to choose among so many things, the fewest first."""
    return tuple([chosen for count in range(size + 1) for chosen in combinations(range(size), count)])


def _specials(state: State, seat: Seat) -> list[KhanMove]:
    """List the special cards that may be used, and the end of the turn (step 4)."""
    known = repertoire(state.box, seat)
    can_use = usable(state)
    found: list[KhanMove] = []
    if MORALE in can_use:
        found.append(UseMorale(seat))
    if PROTECTION in can_use:
        found.append(UseProtection(seat))
    if SUPPORT in can_use:
        if state.seats in state.box.specials[SUPPORT].regions:
            found += [known.support[region] for region in free_regions(state)]
        else:
            found.append(UseSupport(seat))
    if RESERVE in can_use:
        copies = state.box.copies
        found += [move for move, mask in zip(known.reserve, copies, strict=True) if mask & state.supply]
    found.append(known.end)
    return found


_LISTS: dict[Phase, Callable[[State, Seat], Sequence[KhanMove]]] = {
    Phase.PLACE: _places,
    Phase.ACT: _actions,
    Phase.CONSENT: _answers,
    Phase.DISCARD: _discards,
    Phase.SPECIAL: _specials,
}

# ---- what it does


def apply(state: State, move: KhanMove, luck: Luck) -> tuple[Step[State], ...]:
    """Do what was decided, and all that follows by itself up to the next decision."""
    steps: Steps = []
    _EFFECTS[type(move)](state, move, luck, steps)
    return tuple(steps)


def _put_up(state: State, seat: Seat, at: tuple[int, int], **changes: Any) -> tuple[State, int, int]:  # noqa: ANN401 - any field
    """Put a yurt of a player on the map; gives its piece and its region. Other changes come with it."""
    box, ground = state.box, state.box.ground
    cell = ground.cell(at)
    lying, number = put_up(state.lying[seat], cell)
    yurts = replaced(state.yurts, seat, state.yurts[seat] | 1 << cell)
    filled = state.filled_with(cell, yurts)
    state = changed(state, yurts=yurts, filled=filled, lying=replaced(state.lying, seat, lying), **changes)
    return state, box.yurt_piece(seat, number), ground.region_of[cell]


def _place(state: State, move: PlaceYurt, luck: Luck, steps: Steps) -> None:
    """Put up a yurt; after the last round the first turn begins (2.6, 2.7)."""
    turn = (move.seat + 1) % state.seats
    state, yurt, region = _put_up(state, move.seat, move.at, turn=turn)
    steps.append(Step(state, (YurtPlaced(move.seat, region, pieces=(yurt,)),)))
    if sum([yurts.bit_count() for yurts in state.yurts]) == state.seats * state.box.rounds(state.seats):
        begin_game(state, luck, steps)


def _invade(state: State, move: Invade, luck: Luck, steps: Steps) -> None:
    """Play a card, and put up a yurt (7.1, 7.2)."""
    card = card_piece(state, move.seat, move.card)
    hands, discard = _without(state, move.seat, (card,))
    left = state.left - 1
    state, yurt, region = _put_up(state, move.seat, move.at, left=left, hands=hands, discard=discard)
    steps.append(Step(state, (Invaded(move.seat, region, pieces=(card, yurt)),)))
    go_on(state, luck, steps)


def _without(state: State, seat: Seat, pieces: Sequence[int]) -> tuple[Any, Any]:
    """Move cards from a hand to the discard pile: gives the hands and that pile."""
    hand = state.hands[seat]
    kept = tuple([held for held in hand if held[0] not in pieces])
    gone = [held for held in hand if held[0] in pieces]
    return replaced(state.hands, seat, kept), (*state.discard, *gone)


def _expel(state: State, move: Expel, luck: Luck, steps: Steps) -> None:
    """Turn over a card for the direction, and expel the ruler with a yurt of the general supply (8.1)."""
    ruler = state.box.ruler(move.ruler)
    state = changed(state, left=state.left - 1)
    steps.append(Step(state, (RulerNamed(move.seat, state.box, ruler),)))
    state, _, direction = turn_card(state, luck, steps, ruler)
    state = expel(state, ruler, direction, steps, general=True)
    go_on(state, luck, steps)


def _invade_anywhere(state: State, move: InvadeAnywhere, _luck: Luck, steps: Steps) -> None:
    """Put up a yurt, then cards may be laid off (10.2)."""
    state, yurt, region = _put_up(state, move.seat, move.at, left=0, phase=Phase.DISCARD)
    steps.append(Step(state, (Invaded(move.seat, region, pieces=(yurt,)),)))


def _discard(state: State, move: Discard, luck: Luck, steps: Steps) -> None:
    """Lay off cards (10.2)."""
    pieces = tuple([card_piece(state, move.seat, card) for card in move.cards])
    hands, discard = _without(state, move.seat, pieces)
    state = changed(state, phase=Phase.ACT, hands=hands, discard=discard)
    if pieces:
        steps.append(Step(state, (Discarded(move.seat, len(pieces), pieces=pieces),)))
    go_on(state, luck, steps)


def _use_morale(state: State, move: UseMorale, luck: Luck, steps: Steps) -> None:
    """Take one further action; the card is out of the game at once (11.2)."""
    state = changed(_spent(state, MORALE), phase=Phase.ACT, left=1, extra=True)
    steps.append(Step(state, (SpecialUsed(move.seat, MORALE, pieces=(_card(state, MORALE),)),)))
    go_on(state, luck, steps)


def _use_protection(state: State, move: UseProtection, luck: Luck, steps: Steps) -> None:
    """Protect the own yurts for a round (11.3)."""
    _activate(state, Active(PROTECTION), SpecialUsed(move.seat, PROTECTION), luck, steps)


def _use_support(state: State, move: UseSupport, luck: Luck, steps: Steps) -> None:
    """Protect neutral yurts for a round, everywhere or in one region (11.4)."""
    region = None if move.region is None else TERRAINS.index(move.region)
    _activate(state, Active(SUPPORT, region), SpecialUsed(move.seat, SUPPORT, region), luck, steps)


def _reserve(state: State, move: Reserve, luck: Luck, steps: Steps) -> None:
    """Keep a piece of the supply for the own next actions (11.5)."""
    kind = state.box.kind_numbers[move.kind]
    piece = (state.supply & state.box.copies[kind]).bit_length() - 1
    state = changed(state, supply=state.supply ^ 1 << piece)
    told = SpecialUsed(move.seat, RESERVE, kind=state.box.kinds[kind])
    _activate(state, Active(RESERVE, piece=piece), told, luck, steps)


def _activate(state: State, card: Active, told: SpecialUsed, luck: Luck, steps: Steps) -> None:
    """Put a yurt on a special card (11.1), and end the turn."""
    seat = state.turn
    lying, _ = put_up(state.lying[seat], ON_CARD)
    state = changed(
        _spent(state, card.special),
        active=replaced(state.active, seat, card),
        lying=replaced(state.lying, seat, lying),
    )
    steps.append(Step(state, (told,)))
    finish(state, luck, steps)


def _spent(state: State, special: int) -> State:
    """Take a special card out of what a player can still use (11.1)."""
    held = state.specials[state.turn]
    return changed(state, specials=replaced(state.specials, state.turn, replaced(held, special, held[special] - 1)))


def _card(state: State, special: int) -> int:
    return state.box.special_piece(state.turn, special, state.specials[state.turn][special])


def _end_turn(state: State, _move: EndTurn, luck: Luck, steps: Steps) -> None:
    """Use no special card (step 4)."""
    finish(state, luck, steps)


def _forgo(state: State, move: Forgo, luck: Luck, steps: Steps) -> None:
    """Lose an action instead of asking for consent (12.5)."""
    state = changed(state, left=state.left - 1)
    steps.append(Step(state, (Forgone(move.seat),)))
    go_on(state, luck, steps)


_EFFECTS: dict[type[KhanMove], Callable[..., None]] = {
    PlaceYurt: _place,
    Invade: _invade,
    Expel: _expel,
    Conquer: conquer,
    InvadeAnywhere: _invade_anywhere,
    Discard: _discard,
    Answer: answer,
    UseMorale: _use_morale,
    UseProtection: _use_protection,
    UseSupport: _use_support,
    Reserve: _reserve,
    EndTurn: _end_turn,
    Forgo: _forgo,
}
