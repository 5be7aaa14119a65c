"""The table of the desk: each wok with its cards beside it, and in front what lies in none (12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.note import Tone
from boardtable.engine.table import Fan, Frame, Mark, Picture, Placed, Table, Zone
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plural, text

from .components import Covered, Double, HandWok
from .desk_moves import BESIDE, pot_zone, wok_zone
from .faces import card_face, wok_face
from .trial import trial
from .words import card_name, wok_label, wok_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from boardtable.engine.move import Seat
    from boardtable.engine.table import Face
    from boardtable.engine.text import Text

    from .components import Wok
    from .state import State
    from .trial import Trial

_AREA = Frame(30, 30, 1540, 740)
_FRONT = Frame(30, 790, 1540, 190)
_CARD = (130, 182)
_GAP = 16
_HEADING = 26
"""So much room is left above a wok for its points."""
_TALL = 1.5
"""A wok with a Man on it is so much higher than wide."""
_FEW, _SOME = 4, 9
"""Up to so many red cards lie in two columns, in three; more in four."""
_IN_HAND = Frame(4, 182, 50, 50)
"""With the hand wok (10.5) cards from the hand wear its sign here, since no other card goes into it."""


def zones(state: State, _seat: Seat | None, *, owner: Seat) -> tuple[Zone, ...]:
    """Tell where the woks and their cards lie: of a double wok the left and the right ones on their sides."""
    tried = trial(state, owner)
    found: list[Zone] = []
    for (wok, pots), frame in zip(_units(tried).items(), _frames(len(tried.woks)), strict=True):
        found.extend(_unit(tried, wok, pots, frame))
    label = text("wok", "In no wok")
    return (*found, Zone(BESIDE.zone, Fan(), _FRONT, _CARD, label, owner))


def table(state: State, _seat: Seat | None, *, owner: Seat) -> Table:
    """Tell where everything lies now; each wok says what it is worth as it is."""
    tried = trial(state, owner)
    placed: list[Placed] = []
    for wok, pots in _units(tried).items():
        placed.extend(_woks(tried, wok, pots))
        for number in pots:
            placed.extend(_cards(state, tried, tried.arrangement.pots[number].cards, Cell(pot_zone(number))))
    placed.extend(_beside(state, tried))
    incomplete = tuple([Piece(card) for card in sorted(tried.incomplete)])
    what = text("wok", "Incomplete: scores nothing")
    return Table(tuple(placed), (), (Mark(incomplete, Tone.WARN, what),) if incomplete else ())


def _units(tried: Trial) -> dict[int, list[int]]:
    """Give the red cards with the numbers of their pots."""
    units: dict[int, list[int]] = {}
    for number, pot in enumerate(tried.arrangement.pots):
        units.setdefault(pot.wok, []).append(number)
    return units


def _frames(count: int) -> Iterator[Frame]:
    """Share the table among the red cards."""
    columns = 2 if count <= _FEW else 3 if count <= _SOME else 4
    rows = -(-count // columns)
    wide, high = _AREA.w / columns, min(_AREA.h / rows, _AREA.h / 2)
    for number in range(count):
        row, column = divmod(number, columns)
        yield Frame(_AREA.x + column * wide, _AREA.y + row * high + _HEADING, wide - _GAP, high - _GAP - _HEADING)


def _unit(tried: Trial, wok: int, pots: list[int], frame: Frame) -> Iterator[Zone]:
    """Lay out one red card, with room for a Man below it, and its cards beside it."""
    effective = tried.woks[wok]
    side = min(frame.h / _TALL, frame.w * 0.28, 170)
    width, height = side + 8, side * _TALL
    y = frame.y + (frame.h - height) / 2
    sides = frame.w - width
    left = sides / 2 if len(pots) > 1 else 0.0
    name = wok_name(tried.box, tried.box.wok(wok))
    heading = _worth(tried, pots)
    yield Zone(wok_zone(wok), Fan(), Frame(frame.x + left, y, width, height), (side, side), name, heading=heading)
    if isinstance(effective, Covered):
        return  # 10.1: nothing lies there
    card = (side - 10, (side - 10) * 1.4)
    shares = ((frame.x, left), (frame.x + left + width, sides - left))
    for number, (x, share) in zip(pots, shares if left else shares[1:], strict=True):
        label = _pot_label(tried, number, effective)
        yield Zone(pot_zone(number), Fan(), Frame(x, y, share, height), card, label, part_of=wok_zone(wok))


def _worth(tried: Trial, pots: list[int]) -> Text:
    return plural("wok", "{n} point", "{n} points", n=sum(tried.score.pots[number] for number in pots))


def _pot_label(tried: Trial, number: int, effective: Wok) -> Text:
    if isinstance(effective, Double):
        ingredient = effective.ingredients[tried.arrangement.pots[number].right]
        return text("wok", "{name}", name=tried.box.ingredients[ingredient].name)
    return wok_name(tried.box, effective)


def _woks(tried: Trial, wok: int, pots: list[int]) -> Iterator[Placed]:
    """Show a red card as the Men on it make it, and them on it in the order of laying (11.6)."""
    at, shown = Cell(wok_zone(wok)), tried.woks[wok]
    label = text("wok", "{wok} ({points})", wok=wok_label(tried.box, shown), points=_worth(tried, pots))
    yield Placed(wok, wok_face(tried.box, shown), at, label)
    for duty in tried.arrangement.duties:
        if duty.wok == wok:
            yield _man(tried, duty.man, at)


def _man(tried: Trial, man: int, at: Cell) -> Placed:
    card = tried.box.wok(man)
    return Placed(man, wok_face(tried.box, card), at, wok_label(tried.box, card))


def _beside(state: State, tried: Trial) -> Iterator[Placed]:
    """Give the Men without a card and the cards without a wok."""
    on_duty = {duty.man for duty in tried.arrangement.duties}
    inside = {card for pot in tried.arrangement.pots for card in pot.cards}
    for piece in tried.owned.woks:
        if piece not in tried.woks and piece not in on_duty:
            yield _man(tried, piece, BESIDE)
    yield from _cards(state, tried, [card for card in tried.cards if card not in inside], BESIDE)


def _cards(state: State, tried: Trial, cards: Iterable[int], at: Cell) -> Iterator[Placed]:
    """Give ingredient cards, equal ones side by side."""
    minds_hand = any(isinstance(tried.box.wok(piece), HandWok) for piece in tried.owned.woks)
    for card in sorted(cards, key=lambda card: (state.kind(card).ingredient, state.faces[card], card)):
        face, label = card_face(state.box, state.kind(card)), card_name(state.box, state.kind(card))
        if minds_hand and tried.cards[card].in_hand:
            face, label = _in_hand(face), text("wok", "{card} (from the hand)", card=label)
        yield Placed(card, face, at, label)


def _in_hand(face: Face) -> Face:
    return type(face)(face.size, (*face.layers, Picture("mark/hand", _IN_HAND)))
