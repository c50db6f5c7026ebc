"""Where lines can be broken, in every language."""

from __future__ import annotations

import pytest

from weimar_tui.games.weimar.rules.component_data import ComponentData
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.text.breaks import pieces, wrap


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", []),
        ("word", ["word"]),
        ("one  step", ["one", "  step"]),
        (" in front", [" in", " front"]),
        ("behind ", ["behind", " "]),
        ("Köln, Essen", ["Köln,", " Essen"]),
        ("在柏林。", ["在", "柏", "林。"]),
        ("結果+1。【或】好", ["結", "果", "+1。", "【或】", "好"]),
        ("（SPD）與", ["（SPD）", "與"]),
        ("S05 與", ["S05", " 與"]),
    ],
)
def test_pieces(text: str, parts: list[str]) -> None:
    assert pieces(text) == parts


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("abcdef", 3, ["abc", "def"]),
        ("abcdefg to", 3, ["abc", "def", "g", "to"]),
        ("ab c", 1, ["a", "b", "c"]),
        ("柏林", 3, ["柏", "林"]),
        ("one\n\ntwo", 3, ["one", "", "two"]),
    ],
)
def test_what_is_wider_than_its_room_is_broken_anywhere(
    text: str, width: int, lines: list[str]
) -> None:
    assert wrap(text, width) == lines


def test_no_piece_of_a_card_begins_or_ends_wrongly(
    wordings: dict[str, WeimarMessages], data: ComponentData
) -> None:
    for language, wording in wordings.items():
        for card in data.cards:
            for line in wording.card(card).split("\n"):
                parts = pieces(line)
                assert "".join(parts) == line
                if language != "zh":
                    assert [part.strip() for part in parts] == line.split()
                    continue
                assert max(map(len, parts)) < 12, parts
                for part in parts:
                    assert part[0] not in "。，；：？！、）」】》", (part, line)
                    assert part[-1] not in "（「【《", (part, line)
