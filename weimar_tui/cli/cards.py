"""`weimar cards`: checks a pack, prints cards, lists all cards."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from weimar_tui.cli.failures import complain
from weimar_tui.cli.language import game_of, language_of
from weimar_tui.cli.words import cli_words
from weimar_tui.kernel.errors import KernelError
from weimar_tui.plugin import Component, GamePlugin
from weimar_tui.registry import game_ids, plugin_of
from weimar_tui.text.folding import fold, plain
from weimar_tui.text.game_messages import words_of


def run(arguments: argparse.Namespace) -> int:
    """Check, list or print the cards."""
    plugin, language = plugin_of(game_of(arguments.game)), language_of(arguments.lang)
    if arguments.action == "check":
        return _check(plugin, arguments, language)
    if arguments.action == "show":
        others = [] if arguments.game or arguments.pack else [plugin_of(id) for id in game_ids()]
        offers = [plugin, *(other for other in others if other.id != plugin.id)]
        print("\n\n".join(_pages(offers, arguments.pack, language, arguments.cards)))
        return 0
    return _list(plugin.components(plugin.load(arguments.pack)), language, arguments.json)


def _check(plugin: GamePlugin, arguments: argparse.Namespace, language: str) -> int:
    pack = arguments.pack_folder or arguments.pack
    problems = plugin.problems(pack)
    for problem in problems:
        complain(problem)
    if problems:
        return 1
    decks = Counter(card.deck for card in plugin.components(plugin.load(pack)))
    counts = ", ".join(f"{deck} {number}" for deck, number in decks.items())
    say = cli_words(language)
    print(say("cards-in-order", pack=str(pack or say("cards-ours")), counts=counts))
    return 0


def _pages(
    offers: Sequence[GamePlugin], pack: Path | None, language: str, asked: Sequence[str]
) -> Iterator[str]:
    """Yield the requested cards, each from the first game that has this id, otherwise this name."""
    load = cache(lambda plugin: plugin.load(pack))
    for name in asked:
        tried = (
            (load(plugin), named(plugin.components(load(plugin)), name))
            for named in (_of_id, _named_like)
            for plugin in offers
        )
        game, cards = next(((game, cards) for game, cards in tried if cards), (None, []))
        if game is None:
            raise KernelError("card-unknown", name=name, game=offers[0].id)
        words = words_of(game, language)
        yield from ("\n".join(words.page(card)) for card in cards)


def _of_id(cards: Sequence[Component], asked: str) -> list[str]:
    return [card.id for card in cards if card.id.upper() == asked.upper()][:1]


def _named_like(cards: Sequence[Component], asked: str) -> list[str]:
    """Return all cards with these letters in their name, in any language."""
    wanted = plain(fold(asked))
    alike = [
        card.id
        for card in cards
        if wanted and any(wanted in plain(fold(name)) for name in card.name.values())
    ]
    return list(dict.fromkeys(alike))  # a card of two decks is listed twice


def _list(cards: Sequence[Component], language: str, as_json: bool) -> int:
    if as_json:
        plain = "utf" not in sys.stdout.encoding.lower()
        print(json.dumps([_entry(card) for card in cards], ensure_ascii=plain))
        return 0
    rows = [_columns(card, language) for card in cards]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)][:-1]
    for row in rows:
        cells = [f"{cell:{width}}" for cell, width in zip(row, widths, strict=False)]
        print("  ".join([*cells, row[-1]]).rstrip())
    return 0


def _columns(card: Component, language: str) -> tuple[str, ...]:
    """Return id, deck, group and figures; the name is last, since it can have any width."""
    figures = " ".join(str(v) for v in (card.values or {}).values() if isinstance(v, int))
    name = card.name.get(language) or card.name["en"]
    return (card.id, card.deck, card.group, figures, name)


def _entry(card: Component) -> dict[str, object]:
    """Return a card as data: its names and printed figures."""
    entry = {
        "id": card.id,
        "deck": card.deck,
        "name": dict(card.name),
        "source": card.source,
    }
    return {**entry, **(card.values or {})}
