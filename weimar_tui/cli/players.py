"""Parses the players of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.players import bot_names, make_player
from weimar_tui.cli.failures import UsageError
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.plugin import GamePlugin


def parse_players(text: str, seats: Sequence[str], others: str = "") -> dict[str, str]:
    """Return bots by seat from `steady` (all seats) or `red=first,blue=random`; `others` plays the
    rest.

    Raises UsageError for an unknown seat.
    """
    names = [part.strip() for part in text.split(",") if part.strip()]
    if len(names) == 1 and "=" not in names[0]:
        return dict.fromkeys(seats, names[0])
    players = dict.fromkeys(seats, others) if others else {}
    for part in names:
        seat, equals, name = part.partition("=")
        if not (equals and name):
            raise UsageError("bots", given=part, example=f"{seats[0]}=random")
        if seat not in seats:
            raise UsageError("seat", seat=seat, known=", ".join(seats))
        players[seat] = name
    return players


def options_for(plugin: GamePlugin, scenario: str, number: int | None) -> dict[str, object]:
    """Return the options of a new game for this number of players; empty for the usual number.

    Raises UsageError if the scenario is not for this number; the rules check unknown scenarios.
    """
    set_up = plugin.scenario(scenario)
    if number is None or set_up is None:
        return {}
    seats = {len(seats): seats for seats in set_up.seats}
    if number not in seats:
        known = ", ".join(map(str, sorted(seats)))
        raise UsageError("players", given=number, scenario=scenario, known=known)
    return plugin.new_game_options(scenario, seats[number], {})


def make_players(players: dict[str, str], seed: str, game: Game) -> dict[str, Bot]:
    """Return the bots for their seats. Raises UsageError for an unknown bot."""
    made: dict[str, Bot] = {}
    for seat, name in players.items():
        try:
            made[seat] = make_player(name, seat, seed, game)
        except KernelError:
            known = ", ".join(bot_names(game.id))
            raise UsageError("bot", name=name, game=game.id, known=known) from None
    return made
