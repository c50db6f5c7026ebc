"""`weimar cards`: check a pack, print cards, list them all."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, to_builtins

from weimar_tui.cli.failures import complain
from weimar_tui.cli.language import language_of
from weimar_tui.cli.words import cli_words
from weimar_tui.games.weimar.rules.components import Components
from weimar_tui.games.weimar.rules.packs import check_pack, load_components
from weimar_tui.kernel.errors import KernelError
from weimar_tui.packs.component import Words


class Entry(Struct, frozen=True):
    """One card in the list. What a kind of card does not have is null."""

    id: str
    deck: str
    name: Words
    source: str
    set: str | None = None
    stage: str | None = None
    large: int | None = None
    small: int | None = None


def entries(box: Components) -> Iterator[Entry]:
    """Every card in the box: party, timeline, agendas, rounds, foreign affairs and the rest."""
    for card in box.cards.values():
        timeline = card.deck == "timeline"
        yield Entry(
            card.id,
            card.deck,
            card.name,
            card.source,
            set=None if timeline else card.set,
            stage=card.set if timeline else None,
            large=card.large,
            small=card.small,
        )
    for agenda in box.agendas.values():
        yield Entry(agenda.id, f"agenda-{agenda.party}", agenda.name, agenda.source, agenda.set)
    for round_card in box.rounds:
        yield Entry(round_card.id, "round", round_card.name, round_card.source)
    for affair in box.foreign_affairs.values():
        yield Entry(affair.id, "foreign-affairs", affair.name, affair.source)
    for minor in box.minor_parties.values():
        yield Entry(minor.card, "minor-party", minor.name, minor.source)
    for special in box.specials.values():
        yield Entry(special.id, "special", special.name, special.source)
    for scenario_card in box.scenario_cards.values():
        yield Entry(scenario_card.id, "scenario", scenario_card.name, scenario_card.source)


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked of the cards."""
    if arguments.action == "check":
        return _check(arguments.pack_folder or arguments.pack, language_of(arguments.lang))
    box = load_components(arguments.pack)
    language = language_of(arguments.lang)
    if arguments.action == "show":
        return _show(box, language, arguments.cards)
    return _list(box, language, arguments.json)


def _check(pack: Path | None, language: str) -> int:
    problems = check_pack(pack)
    for problem in problems:
        complain(problem)
    if problems:
        return 1
    decks = Counter(entry.deck for entry in entries(load_components(pack)))
    counts = ", ".join(f"{deck} {number}" for deck, number in decks.items())
    say = cli_words(language)
    print(say("cards-in-order", pack=str(pack or say("cards-ours")), counts=counts))
    return 0


def _show(box: Components, language: str, asked: list[str]) -> int:
    from weimar_tui.text.wording import Wording

    words = Wording(language, box)
    known = {entry.id.upper(): entry.id for entry in entries(box)}
    for name in asked:
        if name.upper() not in known:
            raise KernelError(
                f"there is no card '{name}'; `weimar cards list` shows all",
                id="card-unknown",
                name=name,
            )
    print("\n\n".join(words.card(known[name.upper()]) for name in asked))
    return 0


def _list(box: Components, language: str, as_json: bool) -> int:
    if as_json:
        plain = "utf" not in sys.stdout.encoding.lower()
        print(json.dumps([to_builtins(entry) for entry in entries(box)], ensure_ascii=plain))
        return 0
    for entry in entries(box):
        values = "" if entry.large is None else f"{entry.large} {entry.small}"
        name = entry.name.get(language) or entry.name["en"]
        group = entry.set or entry.stage or ""
        print(f"{entry.id:5} {entry.deck:16} {group:7} {values:4} {name}".rstrip())
    return 0
