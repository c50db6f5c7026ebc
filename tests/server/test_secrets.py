"""The bytes sent to a seat never contain anything it must not know."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import PLAYERS, Player, play_on, serving, sit_down
from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.server import client as client_file
from weimar_tui.server.framing import frame
from weimar_tui.server.replies import Reply, Update
from weimar_tui.server.requests import AddWord, PickOption, Start, UndoPick

_CARD = re.compile(rb"(?<![A-Za-z0-9])[SKZDATN][0-9]{2}(?![0-9A-Za-z])")
_REVEALING = (
    e.CardPlayed,
    e.CardDiscarded,
    e.CardRemoved,
    e.CardLaidOpen,
    e.CardEventStarted,
    e.AgendaRevealed,
)


def hidden_from(position: WeimarPosition, seat: str | None) -> set[str]:
    """Every card whose location the seat must not know, computed independently of `view`."""
    cards = {card for deck in position.decks.values() for card in deck}
    cards |= {card for party, hand in position.hands.items() if party != seat for card in hand}
    if not position.agendas_open:
        cards |= {a for party, a in position.agendas.items() if party != seat and a}
    return cards


class Wiretap:
    """Everything sent, checked at the moment it is sent."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.frames = 0
        self.cards_searched = 0
        self.all: dict[str, list[bytes]] = {}
        self.end = -1
        self.hidden: dict[str, set[str]] = {}
        self.before: dict[str, set[str]] = {}
        self.told = 0
        self.revealed: set[str] = set()
        self.now_revealed: set[str] = set()
        self.drawn: dict[str, set[str]] = {}

    def _look(self) -> None:
        session = self.table.local.session
        if session.history.end == self.end:
            return
        self.end = session.history.end
        new = session.events[min(self.told, len(session.events)) :]
        self.told = len(session.events)
        self.now_revealed = {
            getattr(event, "card", getattr(event, "agenda", ""))
            for event in new
            if isinstance(event, _REVEALING)
        }
        self.revealed |= self.now_revealed
        for event in new:
            if isinstance(event, e.CardsDrawn):
                self.drawn.setdefault(event.party, set()).update(event.cards)
        self.before = self.hidden
        self.hidden = {
            name: hidden_from(session.position, self.table.seat_of(name) or None)
            for name in (*PLAYERS.values(), "Harry")
        }

    def hear(self, name: str, reply: Reply) -> None:
        data = frame(reply)
        self.frames += 1
        self.all.setdefault(name, []).append(data)
        if self.table.local is None:
            return
        self._look()
        session = self.table.local.session
        if session.outcome is None:
            assert session.header.seed.encode() not in data
            assert self.table.record.secret.encode() not in data
        elif self.table.seat_of(name):
            return  # players receive everything about a finished game
        # events must not name a card that was hidden before this pick and still is
        secret = self.hidden[name] & self.before.get(name, self.hidden[name])
        view = b""
        if isinstance(reply, Update):
            view = reply.view
            assert view in data
            self._search(name, view, secret - self.now_revealed)
        # people who enter get the story so far, with cards that have since returned to a deck
        known = self.revealed | self.drawn.get(self.table.seat_of(name), set())
        self._search(name, data.replace(view, b""), secret - known)

    def _search(self, name: str, data: bytes, secret: set[str]) -> None:
        named = {match.decode() for match in _CARD.findall(data)}
        self.cards_searched += len(named)
        assert not named & secret, f"{name} was sent {named & secret}: {data!r}"


@pytest.mark.slow
async def test_the_bytes_of_a_whole_game_hold_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[str] = []
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, start=False)
        harry = await Player.come(tmp_path, "Harry")
        harry.enter(id)
        tap = Wiretap(server.lobby.tables[id])
        send = client_file.Client.send

        def tapped(client: client_file.Client, reply: Reply) -> None:
            try:
                tap.hear(client.name, reply)
            except AssertionError as error:
                failures.append(str(error))
            send(client, reply)

        monkeypatch.setattr(client_file.Client, "send", tapped)
        players["z"].send(AddWord(table=id, word="spring"))
        players["spd"].send(Start(table=id))
        for player in (*players.values(), harry):
            await player.until(lambda p=player: p.table.begun)
        chance = random.Random(2)
        while await play_on(players, 60, chance) == 60:
            for player in (*players.values(), harry):
                # errors and answers to nonsense must not reveal anything either
                number = player.view.asked
                player.send(
                    PickOption(table=id, decision=number, option="K05:event", turn=player.turn)
                )
                player.send(
                    PickOption(table=id, decision=number - 1, option="pass", turn=player.turn)
                )
                player.send(UndoPick(table=id, turn=player.turn))
                player.enter(id)
                await player.until(lambda p=player: p.table.begun)
        assert not failures, failures[:3]
        assert tap.frames > 1000 and tap.cards_searched > 1000
        secret = server.lobby.tables[id].record.secret.encode()
        assert any(secret in data for data in tap.all["Harry"])
