"""What a conquest does (9.7), and how others are asked for their consent (11.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from boardtable.engine.game import Step

from .conquests import asked, majority
from .events import Answered, Conquered, Proposed
from .flow import go_on
from .ground import bits
from .state import AWAY, Active, Laid, Phase, Proposal, State, changed, replaced

if TYPE_CHECKING:
    from boardtable.engine.luck import Luck

    from .flow import Steps
    from .moves import Answer, Conquer


def conquer(state: State, move: Conquer, luck: Luck, steps: Steps) -> None:
    """Lay a piece, or ask those who protect yurts under it (9.7, 11.6)."""
    box, seat = state.box, move.seat
    kind = box.kind_numbers[move.kind]
    number = box.placements.listed[kind, move.cells]
    card = state.active[seat]
    reserved = card.piece if move.reserved and card is not None else None
    piece = (state.supply & box.copies[kind]).bit_length() - 1 if reserved is None else reserved
    who = asked(state, seat, number)
    if not who:
        _lay(state, piece, number, luck, steps)
        return
    proposal = Proposal(piece, number, who)
    state = changed(state, phase=Phase.CONSENT, proposal=proposal, proposals=state.proposals + 1)
    steps.append(Step(state, (Proposed(seat, box.kinds[kind], who, pieces=(piece,)),)))


def _lay(state: State, piece: int, where: int, luck: Luck, steps: Steps) -> None:
    """Take away all yurts under a piece, lay it, and put a yurt of each owner on it (9.7)."""
    box, seat = state.box, state.turn
    placement = box.placements.all[where]
    mask = placement.mask
    owners = majority(state, mask)
    on_it = tuple([(owner, bits(state.yurts[owner] & mask)[0]) for owner in owners])
    stay = dict(on_it)
    lying = list(state.lying)
    pieces = [piece]
    for owner, standing in enumerate((*state.yurts, state.neutral)):
        if standing & mask:
            own = list(lying[owner])
            for cell in bits(standing & mask):
                if stay.get(owner) != cell:
                    number = own.index(cell)
                    own[number] = AWAY
                    pieces.append(box.yurt_piece(owner if owner < state.seats else max(box.seats), number))
            lying[owner] = tuple(own)
    card = state.active[seat]
    cards = state.active
    if card is not None and card.piece == piece:  # 11.5: the card stays until step 3
        cards = replaced(cards, seat, Active(card.special))
    state = changed(
        state,
        left=state.left - 1,
        yurts=tuple([yurts & ~mask for yurts in state.yurts]),
        neutral=state.neutral & ~mask,
        covered=state.covered | mask,
        filled=tuple([tuple([entry for entry in filled if not entry[1] & mask]) for filled in state.filled]),
        lying=tuple(lying),
        laid=(*state.laid, Laid(piece, where, on_it)),
        supply=state.supply & ~(1 << piece),
        active=cards,
    )
    steps.append(Step(state, (Conquered(seat, box.kinds[placement.kind], owners, pieces=tuple(pieces)),)))
    go_on(state, luck, steps)


def answer(state: State, move: Answer, luck: Luck, steps: Steps) -> None:
    """Agree, or refuse: then who is in turn must do something else (11.3, 11.6)."""
    told = Answered(move.seat, move.yes)
    proposal = cast("Proposal", state.proposal)
    if not move.yes:
        refused = (*state.refused, proposal.placement)
        state = changed(state, phase=Phase.ACT, proposal=None, refused=refused)
        steps.append(Step(state, (told,), reveals=True))
        go_on(state, luck, steps)
    elif len(proposal.asked) > 1:
        proposal = Proposal(proposal.piece, proposal.placement, proposal.asked[1:])
        steps.append(Step(changed(state, proposal=proposal), (told,), reveals=True))
    else:
        state = changed(state, phase=Phase.ACT, proposal=None)
        steps.append(Step(state, (told,), reveals=True))
        _lay(state, proposal.piece, proposal.placement, luck, steps)
