"""The table: which zones it has, and which piece lies where showing what.

Whoever looks has the own things below. An onlooker sits beside the first player, and sees no hand
unless hands lie open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.table import Face, Fan, Frame, Grid, Picture, Placed, Row, Stack, Table, Tally, Zone
from boardtable.engine.target import Cell
from boardtable.engine.text import Player, Text, plural, text

from .faces import BACK, COIN, card_face, wok_face
from .state import pieces
from .words import card_name, wok_label

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from boardtable.engine.move import Seat

    from .state import State

_LEFT = {1: (540,), 2: (280, 800), 3: (20, 540, 1060)}
"""Where the things of the others begin, by how many they are."""
_POTS = (2, 6)
"""With more woks at the end than these, they lie in two rows, in three."""
_APART = 24
"""Between what the others have at the end."""
_FIRST, _LAST = 40, 1560
"""The market lies between these two."""
_AFTER = Frame(_FIRST, 500, _LAST - _FIRST, 116)
"""What is left of the market at the end, when all woks want room for what they are worth."""


def zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """Tell which parts the table has for whoever looks."""
    near = seat or 0
    others = [(near + step) % state.seats for step in range(1, state.seats)]
    found = [*_shared(state), *_market(state), *_near(state, near, seat)]
    for number, other in enumerate(others):
        if state.best:
            share = (_LAST - _FIRST + _APART) / len(others)
            found.extend(_counted(state, other, Frame(_FIRST + number * share, 34, share - _APART, 446)))
        else:
            found.extend(_far(state, other, _LEFT[len(others)][number], is_open=_sees(state, seat, other)))
    return tuple(found)


def table(state: State, seat: Seat | None) -> Table:
    """Tell where everything lies for whoever looks; of a closed hand only the number of cards is seen (3.3)."""
    placed = [*_on_market(state), *_stacks(state)]
    for owner in range(state.seats):
        placed.extend(_of(state, owner, is_open=_sees(state, seat, owner)))
    tallies = [
        tally for owner in range(state.seats) for tally in _tallies(state, owner, is_open=_sees(state, seat, owner))
    ]
    return Table(tuple(placed), tuple(tallies))


def _sees(state: State, seat: Seat | None, owner: Seat) -> bool:
    """Tell whether somebody sees the hand of a player; at the end all do."""
    return seat == owner or state.options.open_hands or bool(state.best)


# ---- the zones


def _shared(state: State) -> Iterator[Zone]:
    rows, columns = 2, (max(seating.woks for seating in state.box.seatings) + 1) // 2
    woks, pile, removed = Frame(40, 190, 1120, 270), Frame(1200, 190, 150, 190), Frame(1390, 190, 150, 190)
    sizes = ((122, 132), (130, 182))
    if state.best:
        y, h = _AFTER.y, _AFTER.h
        woks, pile, removed = Frame(40, y, 600, h), Frame(650, y, 90, h), Frame(750, y, 90, h)
        sizes = ((54, 58), (80, 112))
    yield Zone("woks", Grid(rows, columns), woks, sizes[0], text("wok", "Wok cards on the table"))
    yield Zone("pile", Stack(), pile, sizes[1], text("wok", "Draw pile"), quiet=bool(state.best))
    if state.removed:
        label = text("wok", "Removed cards")
        yield Zone("removed", Stack(), removed, sizes[1], label, group="removed")


def _market(state: State) -> Iterator[Zone]:
    """Lay out the groups from left to right, each with its heap between its two rows."""
    names = []
    widths = []
    for group in state.box.groups:
        first, second = group.rows
        row = 100 * group.size + 30
        names += [f"row/{first}", f"heap/{group.id}", f"row/{second}"]
        widths += [(row, 10), (120, 10), (row, 40)]
    x, y, h = (850.0, _AFTER.y, _AFTER.h) if state.best else (float(_FIRST), 480.0, 150.0)
    scale = min(1.0, (_LAST - x) / sum(width + gap for width, gap in widths))
    small = scale if state.best else 1.0
    for name, (width, gap) in zip(names, widths, strict=True):
        frame = Frame(x, y, width * scale, h)
        x += (width + gap) * scale
        if name.startswith("row/"):
            size = state.box.row_size(int(name.removeprefix("row/")))
            label = text("wok", "Row of ingredients")
            card = (104 * small, 146 * small)
            yield Zone(name, Row(size), frame, card, label, lifted=True, quiet=bool(state.best))
        else:
            coin = (100 * small, 140 * small)
            yield Zone(name, Stack(), frame, coin, text("wok", "Coins of the two rows beside"))


def _near(state: State, owner: Seat, seat: Seat | None) -> Iterator[Zone]:
    """Give the zones of who sits below."""
    name = Player(owner)
    if state.best:
        yield _pots(state, owner, Frame(40, 645, 1300, 345), None)
    else:
        places = _places(state, owner, 6)
        woks = Frame(40, 645, 760, 145)
        side = min(138, woks.w / places - 4)
        label = text("wok", "Woks: {name}", name=name)
        yield Zone(f"woks/{owner}", Row(places), woks, (side, side), label, owner)
        laid = Frame(820, 645, 740, 145)
        yield Zone(
            f"laid/{owner}", Fan(), laid, (100, 140), text("wok", "Laid cards: {name}", name=name), owner, loose=True
        )
    hand = Frame(40, 805, 1300, 185)
    if _sees(state, seat, owner):
        if not state.best:
            label = text("wok", "Hand: {name}", name=name)
            yield Zone(f"hand/{owner}", Fan(), hand, (130, 182), label, owner, loose=True)
        yield Zone(
            f"purse/{owner}",
            Stack(),
            Frame(1360, 805, 200, 185),
            (130, 182),
            text("wok", "Coins: {name}", name=name),
            owner,
            part_of=f"hand/{owner}",
        )
    else:
        yield Zone(f"hand/{owner}", Stack(), hand, (130, 182), text("wok", "Hand: {name}", name=name), owner)


def _far(state: State, owner: Seat, left: int, *, is_open: bool) -> Iterator[Zone]:
    """Give the small zones of somebody else; a click enlarges them together."""
    name = Player(owner)
    group = f"seat {owner}"
    wide, high = (300, 72) if is_open else (380, 72)
    upper, lower = Frame(left, 30, wide, high), Frame(left, 106, wide, high)
    called = text("wok", "{name}", name=name)
    places = Row(_places(state, owner, 4))
    label = text("wok", "Woks: {name}", name=name)
    yield Zone(f"woks/{owner}", places, upper, (72, 72), label, owner, group, heading=called)
    label = text("wok", "Laid cards: {name}", name=name)
    yield Zone(f"laid/{owner}", Fan(), lower, (51, 72), label, owner, group, loose=True)
    if is_open:
        hand, purse = Frame(left + 308, 30, 192, 72), Frame(left + 308, 106, 192, 72)
        label = text("wok", "Hand: {name}", name=name)
        yield Zone(f"hand/{owner}", Fan(), hand, (51, 72), label, owner, group, loose=True)
        yield Zone(f"purse/{owner}", Stack(), purse, (51, 72), text("wok", "Coins: {name}", name=name), owner, group)
    else:
        hand = Frame(left + 388, 30, 112, 148)
        yield Zone(f"hand/{owner}", Stack(), hand, (104, 146), text("wok", "Hand: {name}", name=name), owner, group)


def _counted(state: State, owner: Seat, frame: Frame) -> Iterator[Zone]:
    """Give the zones of somebody else at the end: the coins, under the name, and the woks with what is in them."""
    name, group, beside = Player(owner), f"seat {owner}", 100
    purse = Frame(frame.x, frame.y, beside - 8, 148)
    label, called = text("wok", "Coins: {name}", name=name), text("wok", "{name}", name=name)
    yield Zone(f"purse/{owner}", Stack(), purse, (51, 72), label, owner, group, heading=called)
    yield _pots(state, owner, Frame(frame.x + beside, frame.y, frame.w - beside, frame.h), group)


def _places(state: State, owner: Seat, least: int) -> int:
    """Tell how many wok cards there must be room for."""
    return max(least, len(_woks_of(state, owner)))


def _pots(state: State, owner: Seat, frame: Frame, group: str | None) -> Zone:
    """Give the zone for the scoring: a cell for each wok, and one for what is left over."""
    rows, columns = _pot_grid(state, owner)
    side = min(frame.h / rows * 0.9, frame.w / columns * 0.55)
    label = text("wok", "Woks: {name}", name=Player(owner))
    return Zone(f"pots/{owner}", Grid(rows, columns), frame, (side, side), label, owner, group)


def pot_cell(state: State, owner: Seat, number: int) -> Cell:
    """Tell where a wok lies for the scoring; the number after the last wok is what is left over."""
    return Cell(f"pots/{owner}", divmod(number, _pot_grid(state, owner)[1]))


def _pot_grid(state: State, owner: Seat) -> tuple[int, int]:
    """Tell in how many rows and columns the woks and the left-over cards of a player lie."""
    pots = len(state.best[owner].pots) + 1
    rows = 1 + sum(pots > most for most in _POTS)
    return rows, -(-pots // rows)


# ---- what lies in them


def _woks_of(state: State, owner: Seat) -> list[int]:
    """Give the wok cards before a player, the one that is being paid for included."""
    woks = pieces(state.sides[owner].woks)
    if state.paying is not None and owner == state.turn:
        woks.append(state.paying)
    return woks


def _on_market(state: State) -> Iterator[Placed]:
    dealt = pieces(state.dealt)
    across = (len(dealt) + 1) // 2
    for place, wok in enumerate(dealt):
        if state.open_woks >> wok & 1 and wok != state.paying:
            yield _wok(state, wok, Cell("woks", divmod(place, across)))  # gaps stay, nothing moves up
    for row, cards in enumerate(state.rows):
        for place, card in enumerate(pieces(cards)):
            yield _card(state, card, Cell(f"row/{row}", place))
    for group, heap in zip(state.box.groups, state.heaps, strict=True):
        yield from _coins(pieces(heap), f"heap/{group.id}")


def _stacks(state: State) -> Iterator[Placed]:
    """Give the pile, the next card on top, and the removed cards, which anybody may look at (2.3)."""
    undrawn = range(state.box.first_coin - 1, len(state.faces) - 1, -1)
    yield from _backs(undrawn, "pile", text("wok", "Card of the draw pile"))
    removed = pieces(state.removed)
    for place, card in enumerate(_sorted(state, removed), 1):
        badge = str(len(removed)) if place == len(removed) else None
        yield _card(state, card, Cell("removed"), badge)


def _of(state: State, owner: Seat, *, is_open: bool) -> Iterator[Placed]:
    """Give everything that a player has."""
    side = state.sides[owner]
    if state.best:
        yield from _in_pots(state, owner)
    else:
        for place, wok in enumerate(_woks_of(state, owner)):
            yield _wok(state, wok, Cell(f"woks/{owner}", place))
        for card in _sorted(state, pieces(side.laid)):
            yield _card(state, card, Cell(f"laid/{owner}"))
        if is_open:
            for card in _sorted(state, pieces(side.hand)):
                yield _card(state, card, Cell(f"hand/{owner}"))
    if is_open:
        yield from _coins(pieces(side.purse), f"purse/{owner}")
    else:
        yield from _backs(pieces(side.hand | side.purse), f"hand/{owner}", text("wok", "Card in a closed hand"))


def _in_pots(state: State, owner: Seat) -> Iterator[Placed]:
    """Lay each ingredient into its wok, and Men-at-wok on the cards that they are assigned to."""
    side, arrangement = state.sides[owner], state.best[owner]
    left = side.hand | side.laid
    men = side.woks
    for number, pot in enumerate(arrangement.pots):
        cell = pot_cell(state, owner, number)
        if not pot.right:
            for wok in (pot.wok, *[duty.man for duty in arrangement.duties if duty.wok == pot.wok]):
                men ^= 1 << wok
                yield _wok(state, wok, cell)
        for card in pot.cards:
            left ^= 1 << card
            yield _card(state, card, cell)
    rest = pot_cell(state, owner, len(arrangement.pots))
    for man in pieces(men):
        yield _wok(state, man, rest)
    for card in _sorted(state, pieces(left)):
        yield _card(state, card, rest)


def _sorted(state: State, cards: Iterable[int]) -> list[int]:
    """Sort cards by ingredient, equal ones side by side."""
    return sorted(cards, key=lambda card: (state.kind(card).ingredient, state.faces[card], card))


def _card(state: State, card: int, at: Cell, badge: str | None = None) -> Placed:
    kind = state.kind(card)
    return Placed(card, card_face(state.box, kind), at, card_name(state.box, kind), badge)


def _wok(state: State, wok: int, at: Cell) -> Placed:
    card = state.box.wok(wok)
    return Placed(wok, wok_face(state.box, card), at, wok_label(state.box, card))


def _coins(coins: Sequence[int], zone: str) -> Iterator[Placed]:
    """Stack coins; the top one shows how many they are, which at a group is the price (6.2)."""
    label = plural("wok", "{n} coin", "{n} coins", n=len(coins))
    return _stacked(coins, zone, COIN, label)


def _backs(cards: Sequence[int], zone: str, label: Text) -> Iterator[Placed]:
    return _stacked(cards, zone, BACK, label)


def _stacked(items: Sequence[int], zone: str, face: Face, label: Text) -> Iterator[Placed]:
    for place, piece in enumerate(items, 1):
        yield Placed(piece, face, Cell(zone), label, str(len(items)) if place == len(items) else None)


def _tallies(state: State, owner: Seat, *, is_open: bool) -> Iterator[Tally]:
    """Count what everybody may see of a player (3.1, 3.3)."""
    side = state.sides[owner]
    coins, cards = side.purse.bit_count(), side.hand.bit_count()
    if is_open:
        yield Tally(owner, text("wok", "Coins"), Picture("coin"), coins)
        yield Tally(owner, text("wok", "Ingredients in hand"), Picture("mark/hand"), cards)
    else:
        yield Tally(owner, text("wok", "Cards in hand, coins included"), Picture("back"), coins + cards)
    yield Tally(owner, text("wok", "Wok cards"), Picture("wok-back"), side.woks.bit_count())
    yield Tally(owner, text("wok", "Laid cards"), Picture("mark/leftovers"), side.laid.bit_count())
