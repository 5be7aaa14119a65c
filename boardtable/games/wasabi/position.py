"""A position as plain values, for puzzles, tests and bug reports; the form is told in `position.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.entries import Entries, Faults
from boardtable.engine.game import PositionError
from boardtable.engine.text import plain, text

from . import INFO
from .judging import judge
from .laying import with_cover, with_tile
from .mat import mat, squares
from .matching import NOTHING
from .state import (
    NO_STRIP,
    NO_TILE,
    NO_TYPE,
    Board,
    Ending,
    Menu,
    Phase,
    Side,
    State,
    Turn,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .components import Box


def dump(state: State) -> dict[str, object]:
    """Write a position down: tiles and cards by name and number, strips by number."""
    box, menu, turn = state.box, state.menu, state.turn
    return {
        "start": state.start,
        "seat": state.seat,
        "phase": state.phase.value,
        "turn": {
            "placed": turn.placed,
            "played": None if turn.played == NO_TYPE else box.cards[turn.played].id,
            "completed": turn.completed,
            "discarded": turn.discarded,
            "fresh": _recipes(box, turn.fresh),
            "style": _recipes(box, turn.style),
        },
        "passes": state.passes,
        "ending": None if state.ending is None else state.ending.value,
        "board": [
            {"at": list(square), "tiles": _tiles(box, stack)}
            for square, stack in zip(state.mat.squares, state.board.stacks, strict=True)
            if stack
        ],
        "covers": [
            {"at": list(state.mat.squares[corner]), "card": _cards(box, [card])[0]}
            for card, corner in state.board.covers
        ],
        "plate": _tiles(box, [] if state.plate == NO_TILE else [state.plate]),
        "strips": [
            {
                "strip": strip,
                "recipe": box.recipes[face].id,
                "seen": squares(menu.seen[strip]),
                "doubts": _recipes(box, menu.doubts[strip]),
            }
            for strip, face in enumerate(menu.faces)
            if face != NO_STRIP
        ],
        "under": {str(token.length): list(pile) for token, pile in zip(box.tokens, menu.under, strict=True)},
        "players": [
            {
                "tiles": _tiles(box, side.tiles),
                "cards": _cards(box, side.cards),
                "screen": list(side.screen),
                "served": list(side.served),
                "cubes": side.cubes,
            }
            for side in state.sides
        ],
    }


def _recipes(box: Box, mask: int) -> list[str]:
    return [box.recipes[recipe].id for recipe in squares(mask)]


def _tiles(box: Box, tiles: Iterable[int]) -> list[str]:
    names = _tile_names(box)
    return [names[tile - box.first_tile] for tile in tiles]


def _cards(box: Box, cards: Iterable[int]) -> list[str]:
    names = _card_names(box)
    return [names[card - box.first_card] for card in cards]


def _tile_names(box: Box) -> list[str]:
    return [f"{kind.id} {number + 1}" for kind in box.ingredients for number in range(kind.count)]


def _card_names(box: Box) -> list[str]:
    return [f"{card.id} {number + 1}" for card in box.cards for number in range(box.most(card))]


def load(box: Box, values: Mapping[str, object]) -> State:
    """Read a position; raises PositionError, which names every wrong entry by its path."""
    faults = Faults()
    entries = Entries(values, faults)
    state = _Reading(box, entries, faults).read()
    if state is not None:
        judge(state, entries)
    if state is None or faults.found:
        raise PositionError("; ".join(f"{path}: {plain(fault)}" for path, fault in faults.found))
    return state


class _Reading:
    """Reads all places, and notes what was met, so that nothing lies in two of them."""

    def __init__(self, box: Box, entries: Entries, faults: Faults) -> None:
        self.box = box
        self.entries = entries
        self.faults = faults
        self.met: set[int] = set()
        self.tile_names = _tile_names(box)
        self.card_names = _card_names(box)
        self.recipes = [recipe.id for recipe in box.recipes]

    def read(self) -> State | None:
        """Read everything; None if some of it cannot be read, or is in two places."""
        box, entries, faults = self.box, self.entries, self.faults
        read = [self._side(player) for player in entries.groups("players")]
        seats = len(read)
        last = max(0, seats - 1)
        start, seat = entries.number("start", 0, last), entries.number("seat", 0, last)
        phase = Phase(entries.said("phase", [phase.value for phase in Phase]))
        turn = self._turn(entries.group("turn"))
        passes = entries.number("passes", 0)
        endings = [ending.value for ending in Ending]
        ending = None if entries.is_empty("ending") else Ending(entries.said("ending", endings))
        stacks = [(at, self._tiles(group, "tiles")) for group, at in self._squares("board")]
        covers = [(at, self._card(group)) for group, at in self._squares("covers")]
        plate = self._tiles(entries, "plate")
        piles = entries.group("under")
        under = tuple([self._strips(piles, str(token.length)) for token in box.tokens])
        piles.done()
        faces, seen, doubts = self._menu()
        entries.done()
        if faults.found:
            return None
        if seats not in INFO.seats:
            entries.wrong("players", text("wasabi", "this game is not for so many players: {n}", n=seats))
            return None
        board = self._board(seats, stacks, covers)
        if board is None:
            return None
        in_play = sum(
            [(1 << card.count(seats)) - 1 << _first(cards) for card, cards in zip(box.cards, box.in_box, strict=True)]
        )
        sides = tuple(read)
        return State(
            box,
            mat(box, seats),
            start,
            seat,
            phase,
            board,
            ((1 << len(box.kinds)) - 1) & ~_mask(self.met, box.first_tile),
            in_play & ~_mask(self.met, box.first_card),
            plate[0] if plate else NO_TILE,
            Menu(
                ((1 << len(self.recipes)) - 1) & ~_mask(set(faces) - {NO_STRIP}, 0),
                tuple(
                    [
                        sum(face != NO_STRIP for face in faces[first:end])
                        for first, end in zip(box.starts, box.starts[1:], strict=False)
                    ]
                ),
                under,
                faces,
                seen,
                doubts,
            ),
            sides,
            turn,
            passes,
            ending,
        )

    def _turn(self, group: Entries) -> Turn:
        placed, completed = group.number("placed", 0, 2), group.number("completed", 0, self.box.tokens_each)
        discarded = group.number("discarded", 0, self.box.limits.recipes)
        types = [card.id for card in self.box.cards]
        played = NO_TYPE if group.is_empty("played") else types.index(group.said("played", types))
        fresh, style = self._recipes(group, "fresh"), self._recipes(group, "style")
        group.done()
        return Turn(placed, played, completed, discarded, fresh, style)

    def _recipes(self, group: Entries, key: str) -> int:
        return _mask([self.recipes.index(name) for name in group.list_of_said(key, self.recipes)], 0)

    def _side(self, player: Entries) -> Side:
        box = self.box
        tiles, cards = self._tiles(player, "tiles"), self._named(player, "cards", self.card_names, box.first_card)
        screen = player.list_of_numbers("screen", NO_STRIP, len(self.recipes) - 1)
        if player.sound("screen") and len(screen) != box.limits.recipes:
            player.wrong("screen", text("wasabi", "a screen has so many places: {n}", n=box.limits.recipes))
        for strip in screen:
            if strip != NO_STRIP:
                self._meet(player, "screen", strip)
        served = self._strips(player, "served")
        cubes = player.number("cubes", 0)
        player.done()
        used = [sum(box.lengths[strip] == length for strip in served) for length in range(len(box.tokens))]
        left = [token.count - count for token, count in zip(box.tokens, used, strict=True)]
        if min(left) < 0:
            player.wrong("served", text("wasabi", "there are not so many challenge tokens"))
        return Side(tuple(sorted(tiles)), tuple(sorted(cards)), screen, served, tuple(left), cubes)

    def _tiles(self, group: Entries, key: str) -> tuple[int, ...]:
        return self._named(group, key, self.tile_names, self.box.first_tile)

    def _card(self, group: Entries) -> int:
        card = self.box.first_card + self.card_names.index(group.said("card", self.card_names))
        self._meet(group, "card", card)
        group.done()
        return card

    def _named(self, group: Entries, key: str, names: Sequence[str], first: int) -> tuple[int, ...]:
        found = tuple([first + names.index(name) for name in group.list_of_said(key, names)])
        for piece in found:
            self._meet(group, key, piece)
        return found

    def _strips(self, group: Entries, key: str) -> tuple[int, ...]:
        strips = group.list_of_numbers(key, 0, len(self.recipes) - 1)
        for strip in strips:
            self._meet(group, key, strip)
        return strips

    def _meet(self, group: Entries, key: str, piece: int) -> None:
        if piece in self.met:
            group.wrong(key, text("wasabi", "something lies in two places"))
        self.met.add(piece)

    def _squares(self, key: str) -> list[tuple[Entries, tuple[int, ...]]]:
        most = max(self.box.rows, *[columns for _, columns in self.box.columns]) - 1
        found = []
        for group in self.entries.groups(key):
            at = group.list_of_numbers("at", 0, most)
            if group.sound("at") and len(at) != 2:  # noqa: PLR2004 - row and column
                group.wrong("at", text("wasabi", "this must be a row and a column, both from 0"))
            found.append((group, at))
        return found

    def _menu(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """Read what is on the strips that were drawn; each of them must lie somewhere."""
        count = len(self.recipes)
        faces, seen, doubts = [NO_STRIP] * count, [0] * count, [0] * count
        for group in self.entries.groups("strips"):
            strip = group.number("strip", 0, count - 1)
            recipe = self.recipes.index(group.said("recipe", self.recipes))
            if group.sound() and (faces[strip] != NO_STRIP or recipe in faces):
                group.same("recipe" if faces[strip] == NO_STRIP else "strip")
            if group.sound() and self.box.lengths[strip] != self.box.lengths[recipe]:
                group.wrong("recipe", text("wasabi", "strip and recipe must have the same length"))
            faces[strip] = recipe
            seen[strip] = _mask(group.list_of_numbers("seen", 0, INFO.seats[-1] - 1), 0)
            doubts[strip] = self._recipes(group, "doubts")
            group.done()
        drawn = {strip for strip, face in enumerate(faces) if face != NO_STRIP}
        if self.entries.sound("strips", "players", "under") and drawn != {n for n in self.met if n < count}:
            self.entries.wrong("strips", text("wasabi", "these must be all strips on screens, served or under a pile"))
        for first, end in zip(self.box.starts, self.box.starts[1:], strict=False):
            numbers = [strip for strip in drawn if first <= strip < end]
            if numbers and max(numbers) - first + 1 != len(numbers):
                what = text("wasabi", "strips of a length must be numbered from {first}, without a gap", first=first)
                self.entries.wrong("strips", what)
        return tuple(faces), tuple(seen), tuple(doubts)

    def _board(
        self,
        seats: int,
        stacks: Sequence[tuple[tuple[int, ...], tuple[int, ...]]],
        covers: Sequence[tuple[tuple[int, ...], int]],
    ) -> Board | None:
        """Lay the tiles and the Wasabi! cards; None if that cannot be."""
        box, zone = self.box, mat(self.box, seats)
        size = len(zone.squares)
        board = Board(((),) * size, (), (NOTHING,) * size, zone.whole, 0)
        for number, (at, tiles) in enumerate(stacks):
            if at not in zone.squares or not tiles or board.stacks[zone.squares.index(at)]:
                what = text("wasabi", "this must be a square of the play zone with tiles, and named once")
                self.entries.wrong(f"board[{number}]", what)
                return None
            for tile in tiles:
                board = with_tile(board, box, zone.squares.index(at), tile)
        for number, (at, card) in enumerate(covers):
            corner = zone.squares.index(at) if at in zone.squares else NO_TILE
            block = dict(zone.blocks).get(corner, zone.whole)
            if block == zone.whole or board.covered & block or box.type(card) != box.called("wasabi"):
                what = text(
                    "wasabi", "a Wasabi! card covers two by two squares of the play zone that are not covered yet"
                )
                self.entries.wrong(f"covers[{number}]", what)
                return None
            board = with_cover(board, zone, corner, card)
        return board


def _mask(numbers: Iterable[int], first: int) -> int:
    """Make a mask of numbers, counted from the first one; lower ones are something else."""
    return sum([1 << number - first for number in set(numbers) if number >= first])


def _first(mask: int) -> int:
    return max(0, (mask & -mask).bit_length() - 1)
