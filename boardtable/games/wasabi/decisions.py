"""All decisions that a seat can ever have, made once: listing the legal ones then only chooses among them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen

from .moves import (
    CARDS,
    Chop,
    Claim,
    Cover,
    Discard,
    Done,
    Draw,
    Give,
    Leave,
    Pass,
    Place,
    PlaceChopped,
    PutBack,
    Return,
    Spice,
    Stack,
    Switch,
    TakeCard,
    TakeTile,
    Waive,
)

if TYPE_CHECKING:
    from .components import Box
    from .mat import Mat


@frozen(eq=False)
class Decisions:
    """The decisions of one seat: by kind, type, length, recipe, square, edge or block."""

    give: tuple[Give, ...]
    draw: tuple[Draw, ...]
    place: tuple[tuple[Place, ...], ...]
    stack: tuple[tuple[Stack, ...], ...]
    chop: tuple[Chop, ...]
    switch: tuple[Switch, ...]
    cover: tuple[Cover, ...]
    spice: Spice
    give_up: Pass
    discard: tuple[Discard, ...]
    claim: tuple[Claim, ...]
    leave: Leave
    put_down: Return
    place_chopped: tuple[PlaceChopped, ...]
    done: Done
    take_card: tuple[TakeCard, ...]
    take_off: tuple[TakeCard, ...]
    put_back: tuple[PutBack, ...]
    waive: Waive
    take_tile: tuple[TakeTile, ...]


@lru_cache(maxsize=32)
def decisions(box: Box, mat: Mat, seat: int) -> Decisions:
    """Give all decisions of a seat on a mat."""
    kinds = [kind.id for kind in box.ingredients]
    types = [card.id for card in box.cards]
    recipes = [recipe.id for recipe in box.recipes]
    squares = mat.squares
    return Decisions(
        give=tuple([Give(seat, kind) for kind in kinds]),
        draw=tuple([Draw(seat, token.length) for token in box.tokens]),
        place=tuple([tuple([Place(seat, kind, square) for square in squares]) for kind in kinds]),
        stack=tuple([tuple([Stack(seat, kind, square) for square in squares]) for kind in kinds]),
        chop=tuple([Chop(seat, square) for square in squares]),
        switch=tuple([Switch(seat, squares[at], squares[to]) for at, to in mat.edges]),
        cover=tuple([Cover(seat, squares[corner]) for corner, _ in mat.blocks]),
        spice=Spice(seat),
        give_up=Pass(seat),
        discard=tuple([Discard(seat, recipe) for recipe in recipes]),
        claim=tuple([Claim(seat, recipe) for recipe in recipes]),
        leave=Leave(seat),
        put_down=Return(seat),
        place_chopped=tuple([PlaceChopped(seat, square) for square in squares]),
        done=Done(seat),
        take_card=tuple([TakeCard(seat, card) for card in types]),
        take_off=tuple([TakeCard(seat, CARDS[Cover], square) for square in squares]),
        put_back=tuple([PutBack(seat, card) for card in types]),
        waive=Waive(seat),
        take_tile=tuple([TakeTile(seat, kind) for kind in kinds]),
    )
