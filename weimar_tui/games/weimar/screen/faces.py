"""What is printed on Weimar's cards: party and timeline cards, agendas, foreign affairs, rounds."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.components import Agenda, Card, ForeignAffairsCard
from weimar_tui.games.weimar.words.wording import WeimarWords
from weimar_tui.tui.cards import Face
from weimar_tui.tui.look import Look


def face_of(words: WeimarWords, look: Look, card: str, number: int = 0) -> Face:
    """A card: its key, if it has a `number`, both values, its years, what it does, its history."""
    printed = words.printed(card)
    tiles, band, year = [], "band.timeline", ""
    match printed:
        case Card(deck=deck):
            tiles = [(str(printed.large), "band.large"), (str(printed.small), "band.small")]
            year = str(printed.year)
            if deck == "timeline":
                tiles.append((look.glyph("warn"), "band.small"))
            else:
                band = f"{deck}.chip"
        case Agenda():
            band = f"{printed.party}.chip"
        case ForeignAffairsCard(needs=needs) if needs:
            tiles = [(str(needs), "band.large")]
    head = [(f" {number}", band)] if number else []
    for text, style in tiles:
        head += [(" ", band), (f" {text} ", style)]
    return Face(
        card,
        words.card(card),
        words.card_line(card),
        head=tuple(head),
        label=("" if number else f" {card}", band),
        corner=((f" {year} ", band),) if year else (),
        note=words.pick(getattr(printed, "note", {})),
        band=band,
    )
