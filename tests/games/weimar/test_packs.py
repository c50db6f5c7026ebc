"""Packs laid over the components, invalid packs, and the cache of checked components."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from weimar_tui import data_files
from weimar_tui.data_files import data_folder
from weimar_tui.games.weimar.rules.component_data import ComponentData
from weimar_tui.games.weimar.rules.effects import vocabulary as v
from weimar_tui.games.weimar.rules.packs import (
    LOADER,
    PackError,
    check_pack,
    load_components,
)
from weimar_tui.games.weimar.rules.packs.check import count_problems, reference_problems
from weimar_tui.packs import sources


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture(scope="module")
def components() -> ComponentData:
    return load_components()


def write(folder: Path, file: str, text: str) -> Path:
    pack = folder / "pack"
    pack.mkdir(exist_ok=True)
    (pack / file).write_text(text, encoding="utf-8")
    return pack


def test_a_pack_changes_what_it_names_and_nothing_else(
    tmp_path: Path, components: ComponentData
) -> None:
    pack = write(
        tmp_path,
        "spd.toml",
        '[[card]]\nid = "S05"\nlarge = 4\nevent = "base +1 Berlin"\n'
        '[[card]]\nid = "S09"\nsmall = 0\n',
    )
    write(
        tmp_path, "crisis.toml", 'results = ["vp -1", "vp -1", "vp -1", "vp -1", "vp -1", "none"]'
    )
    changed = load_components(pack)
    assert check_pack(pack) == []
    assert changed.cards["S05"].large == 4
    assert changed.cards["S05"].name == components.cards["S05"].name
    assert changed.cards["S05"].effect == (v.Base(1, place=v.Place("city", ("berlin",))),)
    assert changed.cards["S09"].small == 0
    assert changed.tables.crisis[0] == (v.VictoryPoints(-1),)
    same = [name for name in components.cards if components.cards[name] == changed.cards[name]]
    assert set(components.cards) - set(same) == {"S05", "S09"}
    assert changed.agendas == components.agendas
    assert changed.digest != components.digest


def test_a_politician_may_become_an_event(tmp_path: Path) -> None:
    text = '[[card]]\nid = "S06"\nkind = "event"\nevent = "vp +1"\n'
    card = load_components(write(tmp_path, "spd.toml", text)).cards["S06"]
    assert (card.kind, card.reactions, card.notation) == ("event", (), "vp +1")


def test_a_pack_may_leave_chinese_to_english(tmp_path: Path, components: ComponentData) -> None:
    text = '[[card]]\nid = "S05"\nname = { en = "Pact", de = "Pakt" }\n'
    card = load_components(write(tmp_path, "spd.toml", text)).cards["S05"]
    assert card.name == {"en": "Pact", "de": "Pakt"}
    assert card.note == components.cards["S05"].note
    text = '[[card]]\nid = "S05"\nname = { en = "Pact", de = "Pakt", zh = "協定" }\n'
    name = load_components(write(tmp_path, "spd.toml", text)).cards["S05"].name
    assert name == {"en": "Pact", "de": "Pakt", "zh": "協定"}


def test_our_own_texts_must_be_there_in_chinese(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = tmp_path / "rules" / "weimar"
    shutil.copytree(data_folder("rules") / "weimar", ours)
    cut = {"spd.toml": "與舊勢力的協定", "issues.toml": "駁斥謊言", "boards.toml": "街壘"}
    for file, chinese in cut.items():
        text = (ours / file).read_text("utf-8")
        assert chinese in text
        (ours / file).write_text(text.replace(f', zh = "{chinese}"', ""), "utf-8")
    monkeypatch.setattr(sources, "game_folder", lambda name, game: tmp_path / "rules" / game)
    with pytest.raises(PackError) as refused:
        LOADER.read()
    assert sorted(refused.value.problems) == [
        "boards.toml: reaction: missing field `zh` in `title.kpd`.",
        "issues.toml: stab-in-the-back: missing field `zh` in `option 2.label`.",
        "spd.toml: S05: missing field `zh` in `name`.",
    ]


S05 = '[[card]]\nid = "S05"\n'


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("spd.toml", S05 + "larg = 3", "spd.toml: S05: unknown field `larg`."),
        ("spd.toml", S05 + 'name = { en = "Pact" }', "S05: missing field `de` in `name`."),
        ("spd.toml", S05 + 'name = { en = "Pact", de = "" }', "S05: expected `str` of length >= 1"),
        ("spd.toml", S05 + 'large = "3"', "spd.toml: S05: expected `int`, got `str` in `large`."),
        (
            "spd.toml",
            S05 + 'year = "19x"',
            "S05: expected a year such as `1919` or `1919-33` in `year`.",
        ),
        ("spd.toml", S05 + 'after = "goes"', "spd.toml: S05: unknown value 'goes' in `after`."),
        ("spd.toml", S05 + 'kind = "politician"', "S05: a politician has `reactions`"),
        ("spd.toml", S05 + 'set = "F"', "spd.toml: 11 basic cards instead of 12."),
        ("spd.toml", '[[card]]\nid = "S99"', "spd.toml: S99: there is nothing with this id."),
        ("spd.toml", S05 + S05, "spd.toml: S05: this id stands here twice."),
        ("spd.toml", "[[card]]\nlarge = 3", "spd.toml: entry number 1 has no `id`."),
        ("spd.toml", "[[cart]]\nlarge = 3", "spd.toml: unknown table `cart`"),
        ("spd.toml", "[[card]\n", "spd.toml: not valid TOML: "),
        ("spd.toml", S05 + 'event = "base +1 Paris"', "spd.toml: S05: event, column 9: "),
        ("spd.toml", S05 + 'event = "vp +1; dance"', "spd.toml: S05: event, column 8: "),
        ("crisis.toml", 'results = ["none"]', "crisis.toml: expected `array` of length >= 6"),
        ("boards.toml", "[results.coup]\nkpd = 3", "boards.toml: expected `array`, got `int`"),
        ("issues.toml", '[[issue]]\nid = "ddp"\ncard = "S05"', "issues.toml: ddp: yellow markers"),
        (
            "agendas.toml",
            '[[agenda]]\nid = "S01"\nissues = [["economy", "X1"]]',
            "agendas.toml: S01: there is no cell `X1`",
        ),
        ("agendas.toml", '[[agenda]]\nid = "S01"\nset = "F"', "S01: spd has no set `F`."),
        (
            "units.toml",
            '[[unit]]\nid = "police"\nreinforced_by = ["S99"]',
            "units.toml: police: there is no card `S99`.",
        ),
        ("spd.toml", S05 + 'deck = "spd"', "spd.toml: S05: unknown field `deck`."),
        (
            "timeline.toml",
            '[[card]]\nid = "A30"\nearly = true',
            "timeline.toml: A30: only party cards have a `kind`, `reactions` or `early`.",
        ),
        ("spd.toml", S05 + 'event = ""', "spd.toml: S05: event, column 1: the text ends here"),
        ("berlin.toml", "", "berlin.toml: no file of a pack"),
    ],
)
def test_a_wrong_pack_is_refused_in_one_line(
    tmp_path: Path, file: str, text: str, said: str
) -> None:
    pack = write(tmp_path, file, text)
    with pytest.raises(PackError) as refused:
        load_components(pack)
    (message, *_) = refused.value.problems
    assert said in message
    assert message.startswith(f"{file}: ")
    assert "\n" not in message


def test_all_problems_of_a_pack_are_told(tmp_path: Path) -> None:
    text = S05 + 'larg = 3\n[[card]]\nid = "S09"\nevent = "vp +1; dance"\n'
    pack = write(tmp_path, "spd.toml", text)
    problems = check_pack(pack)
    assert [problem[:14] for problem in problems] == ["spd.toml: S05:", "spd.toml: S09:"]
    with pytest.raises(PackError) as refused:
        load_components(pack)
    assert refused.value.problems == problems


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="there is no such folder"):
        load_components(tmp_path / "nowhere")
    with pytest.raises(PackError, match=r"holds no \.toml file"):
        load_components(tmp_path)


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    pack = write(tmp_path, "spd.toml", "")
    (pack / "spd.toml").write_bytes(b"\xff\xfe")
    assert check_pack(pack) == ["spd.toml: not UTF-8 text (byte 0)."]


def test_lost_pieces_are_noticed(components: ComponentData) -> None:
    cards = {name: card for name, card in components.cards.items() if name != "K05"}
    short = msgspec.structs.replace(components, cards=cards)
    assert list(count_problems(short)) == [
        "kpd.toml: 21 party cards instead of 22.",
        "kpd.toml: 11 basic cards instead of 12.",
    ]
    affairs = {name: card for name, card in components.foreign_affairs.items() if name != "A33"}
    assert any(
        "A33" in line
        for line in reference_problems(msgspec.structs.replace(components, foreign_affairs=affairs))
    )


# --- the store of checked components ------------------------------------------------------------
def test_stored_components_are_the_same(tmp_path: Path) -> None:
    pack = write(tmp_path, "spd.toml", S05 + "large = 4\n")
    read = load_components(pack)
    stored = LOADER.cache.find(LOADER.sources(pack).content)
    assert stored == read
    assert LOADER.cache.find("0" * 12) is None


def test_a_damaged_store_is_of_no_account(tmp_path: Path) -> None:
    pack = write(tmp_path, "spd.toml", S05 + "large = 4\n")
    read = load_components(pack)
    (kept,) = (tmp_path / "cache").rglob("weimar-*.msgpack")
    kept.write_bytes(kept.read_bytes()[:1000])
    assert load_components(pack) == read


def test_a_store_that_cannot_be_written_is_of_no_account(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where a folder should be")
    pack = write(tmp_path, "spd.toml", S05 + "large = 4\n")
    assert load_components(pack).cards["S05"].large == 4


# --- where the files are ------------------------------------------------------------------------
def test_the_files_inside_the_wheel_come_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data_files, "_PACKAGE", tmp_path / "weimar_tui")
    with pytest.raises(FileNotFoundError, match="'rules' of this installation is missing"):
        data_folder("rules")
    (tmp_path / "rules").mkdir()
    assert data_folder("rules") == tmp_path / "rules"
    inside = tmp_path / "weimar_tui" / "_data" / "rules"
    inside.mkdir(parents=True)
    assert data_folder("rules") == inside
