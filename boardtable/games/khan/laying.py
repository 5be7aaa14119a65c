"""Which piece lies where showing what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.table import Frame, Picture, Placed, Table, Tally
from boardtable.engine.target import Cell
from boardtable.engine.text import Player, Text, text

from .components import RESERVE, SUPPORT
from .conquests import guarded
from .faces import BACK, card_face, kind_face, ruler_face, special_face, yurt_face
from .ground import bits
from .layout import court_place
from .marks import marks
from .moves import compartment
from .scoring import largest, points, totals
from .state import AWAY, GONE, HIDDEN, ON_CARD, Phase, at_hand
from .telling import card_does, kind_brings, special_does
from .words import SPECIALS, card_name, kind_name, listed, ruler_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from boardtable.engine.move import Seat
    from boardtable.engine.table import Face

    from .placements import Placement, Pose
    from .state import State

_SHARE = 0.56
"""The part of its place that a yurt on a piece or card fills, so that points can be read beside it."""
_SMALL = Frame(0.42, 0.42, _SHARE, _SHARE)
_ON_CARD = Frame(0.1, 0.06, 0.8, 0.5)
"""A yurt on a special card leaves its lower edge free, where the number of cards stands."""
_ON_SHOWN = 3
"""Of a heap of yurts no more are shown."""
_OF_PILE = 8
"""So many cards of the draw pile are shown: no more are turned over or drawn in one go."""
_ENDLESS = "\N{INFINITY}"
"""Stands at such a heap instead of a count: on each of its yurts, of which the top one shows it."""


def table(state: State, seat: Seat | None) -> Table:
    """Tell where everything lies for whoever looks; of other hands only the number of cards is seen (1.10)."""
    placed = [*_supply(state), *_on_map(state), *_rulers(state), *_neutral(state), *_piles(state)]
    for owner in range(state.seats):
        placed.extend(_of(state, owner, is_open=owner == seat))
    tallies = [tally for owner in range(state.seats) for tally in _tallies(state, owner)]
    return Table(tuple(placed), tuple(tallies), tuple(marks(state, seat)))


def _supply(state: State) -> Iterator[Placed]:
    """Pile up equal pieces (1.9)."""
    box = state.box
    proposed = 0 if state.proposal is None else 1 << state.proposal.piece
    for number, kind in enumerate(box.kinds):
        for piece in bits(state.supply & box.copies[number] & ~proposed):
            at, more = compartment(box, number), kind_brings(kind)
            yield Placed(piece, kind_face(kind), at, kind_name(kind), shape=kind.cells, more=more)


def _on_map(state: State) -> Iterator[Placed]:
    """Lay the pieces first, then the yurts of their owners on them, and all other yurts."""
    box, ground = state.box, state.box.ground
    for laid in state.laid:
        names = [Player(owner) for owner, _ in laid.owners]
        label = text("khan", "{piece}: {names}", piece=_called(state, laid.placement), names=listed(names))
        yield _lying(state, laid.piece, laid.placement, label)
    if state.proposal is not None:
        placement = state.proposal.placement
        label = text("khan", "{piece}, awaiting consent", piece=_called(state, placement))
        yield _lying(state, state.proposal.piece, placement, label)
    kept = _protectors(state)
    on_pieces = {cell: _beside_points(state.placement(laid).pose) for laid in state.laid for _, cell in laid.owners}
    for owner, yurts in enumerate(state.lying[:-1]):
        label = text("khan", "Yurt: {name}", name=Player(owner))
        for number, cell in enumerate(yurts):
            if cell >= 0:
                at = Cell("map", ground.at(cell))
                small = on_pieces.get(cell)
                piece, more = box.yurt_piece(owner, number), kept.get(cell)
                yield Placed(piece, yurt_face(owner), at, label, within=small, more=more)


def _protectors(state: State) -> dict[int, Text]:
    """Tell of each yurt on the map that a special card protects for whom it does (11.3, 11.4)."""
    return {
        cell: text("khan", "Protected: {name}", name=Player(owner))
        for owner in range(state.seats)
        for cell in bits(guarded(state, owner))
    }


def _beside_points(pose: Pose) -> Frame:
    """Tell where in its cell a yurt leaves the points free, which stand at the upper left before a piece is turned."""
    down, right = 1, -1 if pose.flipped else 1
    for _ in range(pose.quarters):
        down, right = right, -down
    return Frame(_SMALL.x if right > 0 else 0.02, _SMALL.y if down > 0 else 0.02, _SHARE, _SHARE)


def _lying(state: State, piece: int, number: int, label: Text) -> Placed:
    placement: Placement = state.box.placements.all[number]
    pose = placement.pose
    return Placed(
        piece,
        kind_face(state.box.kinds[placement.kind]),
        Cell("map", placement.corner),
        label,
        quarters=pose.quarters,
        flipped=pose.flipped,
        covers=pose.covers,
    )


def _called(state: State, number: int) -> Text:
    return kind_name(state.box.kinds[state.box.placements.all[number].kind])


def _rulers(state: State) -> Iterator[Placed]:
    box = state.box
    for number, (ruler, cell) in enumerate(zip(box.rulers, state.rulers, strict=True)):
        at = Cell(f"court/{ruler.id}", (0, 0)) if cell == GONE else Cell("map", box.ground.at(cell))
        yield Placed(box.first_ruler + number, ruler_face(ruler), at, ruler_name(box, number))


def _neutral(state: State) -> Iterator[Placed]:
    """Place the neutral yurts: in courts, on the map, in the general supply (1.8)."""
    box, owner = state.box, max(state.box.seats)
    label, face = text("khan", "Neutral yurt"), yurt_face(None)
    for ruler, count in enumerate(state.courts):
        for number in range(count):
            at = Cell(f"court/{box.rulers[ruler].id}", court_place(box, number + 1))
            yield Placed(box.yurt_piece(owner, box.first_in_court[ruler] + number), face, at, label)
    kept = _protectors(state)
    for number, cell in enumerate(state.lying[-1]):
        if cell >= 0:
            at = Cell("map", box.ground.at(cell))
            yield Placed(box.yurt_piece(owner, number), face, at, label, more=kept.get(cell))
    yield from _heap(state, owner, at_hand(state), "neutral", label)


def _heap(state: State, owner: int, numbers: Iterable[int], zone: str, label: Text) -> Iterator[Placed]:
    """Show a heap without end: the next yurt to be taken lies on top (1.9)."""
    shown = [*numbers, len(state.lying[min(owner, state.seats)])][:_ON_SHOWN]
    face = yurt_face(None if zone == "neutral" else owner)
    for number in reversed(shown):
        yield Placed(state.box.yurt_piece(owner, number), face, Cell(zone), label, _ENDLESS)


def _piles(state: State) -> Iterator[Placed]:
    """Give the draw pile, the next card on top, and the discard pile, the last card on top."""
    label = text("khan", "Card of the draw pile")
    first, pile = state.next_card, state.pile
    for piece in reversed(range(first, first + min(pile, _OF_PILE))):
        yield Placed(piece, BACK, Cell("draw", 0), label, str(pile - (piece - first)))
    for piece, card in state.discard:
        yield _card(state, piece, card, "discard")


def _card(state: State, piece: int, card: int, zone: str) -> Placed:
    printed = state.box.cards[card]
    more = None if zone == "discard" else card_does(printed)
    return Placed(piece, card_face(state.box, printed), Cell(zone), card_name(state.box, printed), more=more)


def _of(state: State, owner: Seat, *, is_open: bool) -> Iterator[Placed]:
    """Give everything that lies before a player; in the end phase no hand is looked at any more (12.4)."""
    box = state.box
    for piece, card in state.hands[owner]:
        if is_open and card != HIDDEN and not state.ending:
            yield _card(state, piece, card, f"hand/{owner}")
        else:
            label = text("khan", "Card in a closed hand")
            more = text("khan", "In the end phase no cards are played.") if state.ending else None
            yield Placed(piece, BACK, Cell(f"hand/{owner}"), label, more=more)
    yield from _specials(state, owner)
    active, yurts = state.active[owner], state.lying[owner]
    label = text("khan", "Yurt: {name}", name=Player(owner))
    for number, cell in enumerate(yurts):
        if cell == ON_CARD and active is not None:
            at = Cell(f"cards/{owner}", active.special)
            if active.special == SUPPORT and active.region is not None:  # 11.4
                at = Cell("regions", active.region)
            yield Placed(box.yurt_piece(owner, number), yurt_face(owner), at, label, within=_ON_CARD)
    away = [number for number, cell in enumerate(yurts) if cell == AWAY]
    yield from _heap(state, owner, away, f"stock/{owner}", label)
    if (
        active is not None
        and active.special == RESERVE
        and active.piece is not None
        and not _asked(state, active.piece)
    ):
        kind = box.kinds[box.kind_of[active.piece]]
        zone = Cell(f"reserve/{owner}")
        yield Placed(active.piece, kind_face(kind), zone, kind_name(kind), shape=kind.cells, more=kind_brings(kind))


def _specials(state: State, owner: Seat) -> Iterator[Placed]:
    """Pile up equal special cards with their number; on an active one stands how many more there are."""
    box, active = state.box, state.active[owner]
    for special, count in enumerate(state.specials[owner]):
        in_use = active is not None and active.special == special
        face: Face = special_face(box.specials[special].id)
        at, more = Cell(f"cards/{owner}", special), special_does(box, special, state.seats)
        for copy in range(count + in_use):
            label, badge = SPECIALS[special], None
            if in_use and copy == count:
                label = text("khan", "{card}, active", card=label)
                badge = f"+{count}" if count else None
            elif copy == count - 1 > 0 and not in_use:
                badge = str(count)
            yield Placed(box.special_piece(owner, special, copy), face, at, label, badge, more=more)


def _asked(state: State, piece: int) -> bool:
    """Tell whether a piece lies on the map for the time being (11.6)."""
    return state.proposal is not None and state.proposal.piece == piece


def _tallies(state: State, owner: Seat) -> Iterator[Tally]:
    """Count what everybody may see of a player; at the end the bonus too (13.5)."""
    so_far = totals(state)[owner] if state.phase is Phase.OVER else points(state, owner)
    yield Tally(owner, text("khan", "Points"), Picture("mark/points"), so_far)
    yield Tally(owner, text("khan", "Largest area"), Picture("mark/area"), largest(state, owner))
    yield Tally(owner, text("khan", "Cards in hand"), Picture("mark/hand"), len(state.hands[owner]))
