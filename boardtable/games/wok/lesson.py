"""The first lesson: a coin, a row and a wok card, and then the very last action of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.lesson import Lesson, Page
from boardtable.engine.luck import Luck
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import Player, text

from .components import SYMBOLS
from .gains import gains
from .lesson_tables import EARLY, LATE
from .moves import BuyRow, TakeCoin, TakeWok
from .position import load
from .result import outcome
from .rules import apply, legal_moves
from .words import wok_name

if TYPE_CHECKING:
    from .components import Box
    from .moves import WokMove
    from .state import State

YOU, OTHER = 0, 1
SHARED = "threes"
"""The group whose coin the learner takes and whose first row the learner buys; the other player stays at the other."""
ELSEWHERE = "twos"
FIRST_WOK = "combo_chicken2_tuna2_prawn1"
LAST_WOK = "combo_broccoli4_prawn3"
SYMBOL = "bowl"


def lesson(box: Box) -> Lesson:
    """Tell how the game goes: in its first half a turn of each kind, in its second half the end."""
    return Lesson((*_early(box), *_late(box)), seats=2, seat=YOU)


def _early(box: Box) -> tuple[Page, ...]:
    """Lead from the first coin to a wok card of one's own."""
    start = load(box, EARLY)
    coin, row, wok = TakeCoin(YOU, SHARED), BuyRow(YOU, 0), TakeWok(YOU, FIRST_WOK)
    answers = TakeCoin(OTHER, ELSEWHERE), TakeCoin(OTHER, SHARED), TakeCoin(OTHER, ELSEWHERE)
    richer = _after(start, coin, answers[0])
    bought = _after(richer, row, answers[1])
    paying = _after(bought, wok)
    wok_card = Piece(box.wok_piece(FIRST_WOK))
    hand, heap = Cell(f"hand/{YOU}"), Cell(f"heap/{SHARED}")
    points = dict(gains(bought, YOU))[wok_card.id]
    have = bought.sides[YOU].symbols[box.symbols.index(SYMBOL)]
    return (
        Page(
            text(
                "wok|lesson",
                "A night market, and everybody cooks. Every wok card says which ingredients it wants and how many"
                " points they bring. At the end, all your ingredients go into your woks: most points win.",
            ),
            at=(Cell("woks"),),
            position=EARLY,
        ),
        Page(
            text(
                "wok|lesson",
                "Marked is what is yours: the ingredients in your hand, and your coins. In your turn you do one of"
                " three things: take a coin, buy a row of ingredients, or take a wok card.",
            ),
            at=(hand, Cell(f"purse/{YOU}")),
        ),
        Page(
            text(
                "wok|lesson",
                "The coins between two rows are the price of each of them. It is {price} now, and you have {coins}."
                " Take the marked coin: drag it to your hand, or click it, or press Tab until it has the ring, then"
                " Enter.",
                price=start.price(row.row),
                coins=start.sides[YOU].purse.bit_count(),
            ),
            at=coin.path(start)[:1],
            asked=(coin,),
            nearly=text("wok|lesson", "That is allowed. But here the marked coin brings you the row that you need."),
            replies=answers[:1],
        ),
        Page(
            text(
                "wok|lesson",
                "The coin is yours, and both rows beside it have become cheaper: {price}. That is just what you have."
                " Buy the marked row: drag it to your hand, or click it.",
                price=richer.price(row.row),
            ),
            at=row.path(richer)[:1],
            asked=(row,),
            nearly=text("wok|lesson", "That is allowed. But first buy the marked row: its cards will pay for a wok."),
            replies=answers[1:2],
        ),
        Page(
            text(
                "wok|lesson",
                "All cards of the row are yours, and new ones lie in their place. What you paid stays at these rows,"
                " so they have become dear. {name} takes one of your coins: {price} is the price now.",
                name=Player(OTHER),
                price=bought.price(row.row),
            ),
            at=(heap, Cell(f"row/{row.row}")),
        ),
        Page(
            text(
                "wok|lesson",
                "Now look at the small symbols on your cards: they pay for woks. Every wok costs {n} identical"
                " symbols. A star stands for any symbol. Yours, stars included: {have}\u00a0×\u00a0{symbol}.",
                n=box.price,
                have=have,
                symbol=SYMBOLS[SYMBOL],
            ),
            at=(hand,),
        ),
        Page(
            text(
                "wok|lesson",
                "The figure at each wok says what it would add to your points. The marked one fits best: +{points}."
                " Take it: drag it to your own woks, or click it.",
                points=points,
            ),
            at=(wok_card,),
            asked=(wok,),
            nearly=text("wok|lesson", "That is allowed. But the marked wok adds most: +{points}.", points=points),
        ),
        Page(
            text(
                "wok|lesson",
                "Pay for it: click cards one by one, until they show {n}\u00a0×\u00a0{symbol}, not more and not less."
                " A star may help out. If you change your mind, click a card once more.",
                n=box.price,
                symbol=SYMBOLS[SYMBOL],
            ),
            at=(Cell(f"laid/{YOU}"),),
            asked=tuple(legal_moves(paying, YOU)),
            replies=answers[2:],
        ),
        Page(
            text(
                "wok|lesson",
                "The wok is yours. The cards that you laid never pay again, but they stay yours: at the end they go"
                " into your woks, like those in your hand. So this wok will be full: {wok}.",
                wok=wok_name(box, box.wok(wok_card.id)),
            ),
            at=(Cell(f"woks/{YOU}"), Cell(f"laid/{YOU}")),
        ),
    )


def _late(box: Box) -> tuple[Page, ...]:
    """Play the last action of a game, and read its scoring."""
    start = load(box, LATE)
    wok = TakeWok(YOU, LAST_WOK)
    before, now = (_scores(_after(start, move)) for move in (TakeCoin(YOU, SHARED), wok))
    return (
        Page(
            text(
                "wok|lesson",
                "Much later. Both rows of a group are sold out, so everybody has one final action, and this is yours."
                " Without a good idea, {name} wins {theirs} to {mine}. But look at the marked wok: take it.",
                mine=before[YOU],
                theirs=before[OTHER],
                name=Player(OTHER),
            ),
            at=(Piece(box.wok_piece(LAST_WOK)),),
            asked=(wok,),
            nearly=text("wok|lesson", "That is allowed. But only the marked wok brings you enough points to win."),
            position=LATE,
        ),
        Page(
            text(
                "wok|lesson",
                "There was only one way to pay, so your cards were laid at once. Then all ingredients went into the"
                " woks, where they bring most: you win {mine} to {theirs}. What fits nowhere is left over, and decides"
                " a tie.",
                mine=now[YOU],
                theirs=now[OTHER],
            ),
            at=(Cell(f"pots/{YOU}"),),
        ),
        Page(
            text(
                "wok|lesson",
                "You know all that you need. In a game, Ctrl+Z takes a move back, H shows a hint, and F1 opens the"
                " rules. Men-at-wok and all other woks are explained there, and by each card under the pointer.",
            ),
        ),
    )


def _after(state: State, *moves: WokMove) -> State:
    """Play on; which cards come into a row does not matter here."""
    for move in moves:
        state = apply(state, move, Luck(0))[-1].state
    return state


def _scores(state: State) -> tuple[int, ...]:
    """Give the points of a game that is over."""
    ended = outcome(state)
    return () if ended is None else ended.scores
