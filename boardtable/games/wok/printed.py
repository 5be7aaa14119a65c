"""Checks what stands in `components.toml`, and makes the box of it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.entries import Entries, Faults
from boardtable.engine.game import BoxError
from boardtable.engine.text import text

from . import INFO
from .components import SYMBOLS, Box, Group, Ingredient, Kind, Seating
from .printed_woks import read_woks, reds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


_PICTURES = ("broccoli", "chicken", "carrot", "tuna", "octopus", "prawn")
"""The ingredients that are drawn; another one could not be shown."""

_MANY = 999
"""The cards of all ingredients together have no more digits than this."""


def box(values: Mapping[str, object]) -> Box:
    """Make the box of parsed components; raises BoxError with every fault, each by its path in the file."""
    faults = Faults()
    entries = Entries(values, faults)
    _head(entries)
    symbols, most = _symbols(entries)
    ingredients = _ingredients(entries)
    kinds = _kinds(entries, ingredients, symbols, most)
    groups = _groups(entries)
    coins, own_coins = _coins(entries)
    price = _price(entries)
    woks, counted = read_woks(entries, [ingredient.id for ingredient in ingredients] or _PICTURES)
    setups = _setups(entries)
    seatings = tuple(seating for _, seating in setups)
    made = Box(ingredients, kinds, woks, groups, seatings, symbols, coins, own_coins, price)
    _totals(entries, made, counted=counted)
    _symbol_totals(entries, made)
    _room(entries, made, setups, counted=counted)
    entries.done()
    if faults.found:
        raise BoxError(faults.found)
    return _known(made)


@lru_cache(maxsize=8)
def _known(made: Box) -> Box:
    """Give the equal box that was made before, if there is one: what is kept by box need not compare whole boxes."""
    return made


def _head(entries: Entries) -> None:
    entries.number("schema_version", 1, 1)
    entries.said("game", ("we-will-wok-you",))
    entries.number("players_min", INFO.seats[0], INFO.seats[0])
    entries.number("players_max", INFO.seats[-1], INFO.seats[-1])
    entries.names("sources")


def _symbols(entries: Entries) -> tuple[tuple[str, ...], int]:
    """Read the regular symbols, and how many a card may show."""
    *regular, wild = SYMBOLS
    group = entries.group("symbols")
    symbols = group.list_of_said("regular", regular)
    if len(set(symbols)) != len(symbols):
        group.same("regular")
    group.said("wild", (wild,))
    most = group.number("max_per_card", 1, 2)  # 7.4 holds for contributions of 1 and 2
    group.names("labels", SYMBOLS)
    group.sourced()
    return symbols, most


def _ingredients(entries: Entries) -> tuple[Ingredient, ...]:
    found: list[Ingredient] = []
    ranks: list[int] = []
    for group in entries.groups("ingredient"):
        ingredient = Ingredient(group.said("id", _PICTURES), group.said("name"), group.number("count"))
        rank = group.number("rarity_rank", 1, len(_PICTURES))
        if group.sound("id") and ingredient.id in [other.id for other in found]:
            group.same("id")
        if group.sound("rarity_rank") and rank in ranks:
            group.same("rarity_rank")
        found.append(ingredient)
        ranks.append(rank)
        group.sourced()
    return tuple(found)


def _kinds(entries: Entries, ingredients: Sequence[Ingredient], regular: Sequence[str], most: int) -> tuple[Kind, ...]:
    """Read which cards each ingredient has; the kinds come in the order of their names."""
    ids = [ingredient.id for ingredient in ingredients] or list(_PICTURES)
    found: dict[str, Kind] = {}
    listed: list[str] = []
    for group in entries.groups("ingredient_cards"):
        ingredient = group.said("type", ids)
        if group.sound("type") and ingredient in listed:
            group.same("type")
        listed.append(ingredient)
        count = 0
        for cards in group.groups("cards"):
            shown = cards.list_of_said("symbols", tuple(SYMBOLS))
            if len(shown) > most:
                cards.wrong("symbols", text("wok", "a card shows at most so many symbols: {n}", n=most))
            kind = _kind(ids.index(ingredient), ingredient, shown, cards.number("count"), regular)
            if cards.sound() and group.sound("type") and kind.name in found:
                cards.same("symbols")
            found[kind.name] = kind
            count += kind.count
            cards.done()
        group.sourced()
        if group.sound() and entries.sound("ingredient"):
            group.equal("cards", count, ingredients[ids.index(ingredient)].count)
    if entries.sound("ingredient", "ingredient_cards") and set(listed) != set(ids):
        entries.wrong("ingredient_cards", text("wok", "every ingredient must have its cards here"))
    return tuple(found[name] for name in sorted(found))


def _kind(number: int, ingredient: str, shown: Sequence[str], count: int, regular: Sequence[str]) -> Kind:
    order = list(SYMBOLS)
    symbols = tuple(sorted(shown, key=order.index))
    stars = symbols.count(order[-1])  # 1.3
    name = f"{ingredient}:{','.join(symbols)}" if symbols else ingredient
    return Kind(name, number, symbols, tuple(symbols.count(symbol) + stars for symbol in regular), count)


def _groups(entries: Entries) -> tuple[Group, ...]:
    found: list[Group] = []
    rows = 0
    for group in entries.groups("market_group"):
        name = group.said("id")
        many = group.number("rows", 2, 2)  # the end needs both rows of a group (9.1)
        if group.sound("id") and name in [other.id for other in found]:
            group.same("id")
        size, coins = group.number("row_size"), group.number("start_coins")
        found.append(Group(name, tuple(range(rows, rows + many)), size, coins))
        rows += many
        group.sourced()
    if entries.sound("market_group") and not found:
        entries.wrong("market_group", text("wok", "there must be a group of rows"))
    return tuple(found)


def _coins(entries: Entries) -> tuple[int, int]:
    """Read how many coins there are, and how many each player begins with."""
    group = entries.group("coins")
    total = group.number("total")
    own = group.number("start_per_player")  # at least 1, or nobody might be able to act (8.4)
    group.yes("same_back_as_ingredients")  # 1.7: a closed hand shows no difference
    group.sourced()
    return total, own


def _price(entries: Entries) -> int:
    group = entries.group("wok_price")
    price = group.number("identical_symbols", 2, 12)
    if price % 2:  # 7.4: with an odd price, enough symbols might not reach it exactly
        group.wrong("identical_symbols", text("wok", "this must be an even number"))
    group.sourced()
    return price


def _setups(entries: Entries) -> list[tuple[Entries, Seating]]:
    """Read the set-up for each number of players, and keep where it stands."""
    found: list[tuple[Entries, Seating]] = []
    for group in entries.groups("setup"):
        players = group.number("players", INFO.seats[0], INFO.seats[-1])
        if group.sound("players") and players in [other.players for _, other in found]:
            group.same("players")
        seating = Seating(
            players,
            group.number("ingredients_removed", 0),
            group.number("woks_face_up"),
            group.number("coins_in_play"),
            group.number("coins_boxed", 0),
        )
        found.append((group, seating))
        group.sourced()
    if entries.sound("setup") and {seating.players for _, seating in found} != set(INFO.seats):
        entries.wrong("setup", text("wok", "every number of players must have its set-up here"))
    return found


def _totals(entries: Entries, made: Box, *, counted: bool) -> None:
    """Compare the lists with the totals that the file gives."""
    group = entries.group("totals")
    red = len(reds(made.woks))
    cards = entries.sound("ingredient", "ingredient_cards")
    for key, count, sound in (
        ("ingredient_cards", made.first_coin, cards),
        ("coin_cards", made.coins, entries.sound("coins")),
        ("wok_cards", len(made.woks), counted),
        ("wok_cards_red", red, counted),
        ("wok_cards_blue", len(made.woks) - red, counted),
    ):
        given = group.number(key, 0, _MANY)
        if group.sound(key) and sound:
            group.equal(key, given, count)
    group.sourced()


def _symbol_totals(entries: Entries, made: Box) -> None:
    """Compare the symbols of all cards with the totals that the file gives."""
    group = entries.group("ingredient_symbols")
    group.list_of_said("printed_facts")
    wild = tuple(SYMBOLS)[-1:]
    singles = [kind for kind in made.kinds if len(kind.symbols) == 1 and kind.symbols != wild]
    for key, count in (
        ("none_total", sum(kind.count for kind in made.kinds if not kind.symbols)),
        ("star_total", sum(kind.count for kind in made.kinds if kind.symbols == wild)),
        ("single_total", sum(kind.count for kind in singles)),
        ("double_total", sum(kind.count for kind in made.kinds if len(kind.symbols) > 1)),
        ("symbols_total", sum(kind.count * len(kind.symbols) for kind in made.kinds)),
    ):
        given = group.number(key, 0, _MANY)
        if group.sound(key) and entries.sound("ingredient", "ingredient_cards"):
            group.equal(key, given, count)
    group.sourced()


def _room(entries: Entries, made: Box, setups: Sequence[tuple[Entries, Seating]], *, counted: bool) -> None:
    """Compare each set-up with what there is to be set up."""
    laid_out = sum(len(group.rows) * group.size for group in made.groups)
    at_rows = sum(group.coins for group in made.groups)
    for group, seating in setups:
        if group.sound("ingredients_removed") and entries.sound("ingredient", "ingredient_cards", "market_group"):
            group.at_most("ingredients_removed", seating.removed, made.first_coin - laid_out)
        if group.sound("woks_face_up") and counted:
            group.at_most("woks_face_up", seating.woks, len(made.woks))
        if group.sound("players", "coins_in_play") and entries.sound("coins", "market_group"):
            group.equal("coins_in_play", seating.coins, at_rows + made.own_coins * seating.players)
        if group.sound("coins_in_play", "coins_boxed") and entries.sound("coins"):
            group.equal("coins_boxed", seating.boxed, made.coins - seating.coins)
