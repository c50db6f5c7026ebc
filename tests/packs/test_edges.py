"""Packs that are almost right: the errors their authors see."""

from __future__ import annotations

import errno
import re
from pathlib import Path
from typing import Any, cast

import pytest
from weimar_duel import components as duel

from tests.packs import bazaar
from tests.packs.bazaar import Bazaar, Good, Market, Scenario
from tests.packs.test_packs import (
    FILES,
    GOODS,
    MAIN,
    MARKET,
    SALT,
    SCENARIOS,
    load,
    loader_of,
    problems,
    put,
    reader_of,
    top,
)
from weimar_tui.packs.cache import Cache
from weimar_tui.packs.component import Component, Words
from weimar_tui.packs.digest import playing_digest
from weimar_tui.packs.errors import NotationError, PackError, printable_lines
from weimar_tui.packs.loading import Loader
from weimar_tui.packs.notation import Notation
from weimar_tui.packs.reader import Reader, plainly
from weimar_tui.packs.scenarios import ScenarioError, load_scenario, read_scenario, scenario_ids
from weimar_tui.packs.sources import PackSources, parse_toml
from weimar_tui.packs.texts import Text, language_problems

__all__ = ["top"]


# --- files --------------------------------------------------------------------------------------
def test_a_folder_that_may_not_be_looked_into_is_one_line(
    top: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(folder: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    pack = top / "pack"
    pack.mkdir()
    monkeypatch.setattr(Path, "iterdir", forbidden)
    sources = PackSources("bazaar", FILES, pack)
    assert sources.problems == [f"{pack}: cannot be read (permission denied)."]
    assert sources.pack == {}
    assert loader_of(top).check(pack) == sources.problems


def test_line_ends_of_windows_change_neither_what_is_read_nor_its_name(top: Path) -> None:
    before, content = load(top), PackSources("bazaar", FILES).content
    path = top / "rules" / "bazaar" / "goods.toml"
    path.write_bytes(GOODS.replace("\n", "\r\n").encode())
    assert PackSources("bazaar", FILES).content == content
    assert load(top) == before


def test_what_is_beside_the_toml_files_of_a_pack_is_no_problem(top: Path) -> None:
    pack = put(top / "pack" / "market.toml", "stalls = 5").parent
    put(pack / "README.md", "A larger market.")
    assert loader_of(top).check(pack) == []


def test_a_file_and_its_name_are_told_apart_in_the_content(top: Path) -> None:
    """Moving text from the end of one file to the beginning of the next is another content."""
    before = PackSources("bazaar", FILES).content
    put(top / "rules" / "bazaar" / "goods.toml", "")
    put(top / "rules" / "bazaar" / "market.toml", GOODS + MARKET)
    assert PackSources("bazaar", FILES).content != before


def test_a_file_that_is_no_toml_says_where_it_breaks(top: Path) -> None:
    said = problems(top, "market.toml", "stalls = 4\nresults = [")
    assert len(said) == 1 and said[0].startswith("market.toml: not valid TOML: ")


@pytest.mark.parametrize("depth", [18, 19])
def test_twenty_lists_inside_one_another_are_read(depth: int) -> None:
    assert parse_toml(b"a = " + b"[" * depth + b"]" * depth)


# --- a pack laid over ours ----------------------------------------------------------------------
def test_a_whole_file_takes_the_place_of_ours(top: Path) -> None:
    other = SALT.replace("salt", "tea")
    pack = put(top / "pack" / "goods.toml", "whole = true\n" + other).parent
    assert list(load(top, pack).goods) == ["tea"]
    put(pack / "goods.toml", "whole = false\n" + other)
    assert loader_of(top).check(pack) == ["goods.toml: tea: there is nothing with this id."]


def test_a_list_of_what_are_no_tables_is_told_and_no_crash(top: Path) -> None:
    for text in ("good = [3]", 'good = "salt"', "good = []\n"):
        pack = put(top / "pack" / "goods.toml", text).parent
        said = loader_of(top).check(pack)
        if text.startswith("good = []"):
            assert said == [], "an empty list changes nothing"
        else:
            assert said == ["goods.toml: `good` must be a list of tables, `[[good]]`."]


def test_tables_are_laid_over_each_other_key_by_key_and_lists_as_a_whole(top: Path) -> None:
    text = 'results = ["coins +2"]\nclosing.en = "Closed."\n'
    pack = put(top / "pack" / "market.toml", text).parent
    market = load(top, pack).market
    assert market.stalls == 4 and len(market.results) == 1
    assert market.closing == {"en": "Closed.", "de": "Der Markt schließt.", "zh": "收市。"}


def test_entries_that_ours_has_without_ids_are_replaced_together(top: Path) -> None:
    put(top / "rules" / "bazaar" / "goods.toml", "[[good]]\nprice = 3\n")
    pack = put(top / "pack" / "goods.toml", SALT).parent
    assert list(load(top, pack).goods) == ["salt"]


def test_an_entry_without_an_id_does_not_hide_the_next_one_of_a_pack(top: Path) -> None:
    text = '[[good]]\nprice = 1\n[[good]]\nid = "tea"\n[[good]]\nid = "salt"\nprice = 2\n'
    pack = put(top / "pack" / "goods.toml", text + '[[good]]\nid = "silk"\nprice = 0').parent
    assert loader_of(top).check(pack) == [
        "goods.toml: entry number 1 has no `id`.",
        "goods.toml: tea: there is nothing with this id.",
    ]


def test_only_what_a_pack_says_drops_what_it_excludes(top: Path) -> None:
    """`price` and `event` exclude each other at this bazaar, other fields do not."""
    pack = put(top / "pack" / "goods.toml", '[[good]]\nid = "salt"\nprice = 4').parent
    salt = load(top, pack).goods["salt"]
    assert (salt.price, salt.effect, salt.year) == (4, (), "1300")


def test_a_game_whose_fields_exclude_nothing_lays_all_over_ours(top: Path) -> None:
    pack = put(top / "pack" / "goods.toml", '[[good]]\nid = "salt"\nprice = 4').parent
    salt, silk = PackSources("bazaar", FILES, pack).documents()["goods.toml"]["good"]
    assert (salt["price"], salt["event"]) == (4, "coins +1 all; may { draw 2 }")
    assert silk["price"] == 9


# --- entries ------------------------------------------------------------------------------------
def test_an_empty_id_is_no_id(top: Path) -> None:
    assert problems(top, "goods.toml", SALT.replace('"salt"', '""')) == [
        "goods.toml: good number 1: `id` must be a text."
    ]


def test_lists_of_texts_are_counted_from_one(top: Path) -> None:
    said = problems(top, "market.toml", 'stalls = 4\nresults = ["none", 3]')
    assert said == ["market.toml: expected a text in the notation in `results 2`."]


def test_what_may_be_missing_may_be_missing_and_is_read_if_it_is_there() -> None:
    class Stall(Component, frozen=True):
        price: int | None = None
        sizes: tuple[int, ...] | None = None
        name: Words | None = None
        mixed: int | str | None = None

    def read(document: dict[str, object]) -> Stall | None:
        return Reader({"stall.toml": document}).whole("stall.toml", Stall)

    assert read({}) == Stall()
    name = {"en": "Stall", "de": "Stand"}
    assert read({"price": 3, "sizes": [1], "name": name, "mixed": "x"}) == Stall(3, (1,), name, "x")


def test_a_number_where_a_table_should_be_is_told() -> None:
    reader = Reader({"goods.toml": {"good": [{"id": "salt"}], "market": 3}})
    assert reader.table("goods.toml", "market", Market) is None
    assert reader.problems == ["goods.toml: market: expected `object`, got `int`."]


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Expected `int` >= 1 - at `$.price`", "expected `int` >= 1 in `price`"),
        ("Invalid enum value 'green' - at `$`", "unknown value 'green' - at `$`"),
        ("Object contains unknown field `x`", "unknown field `x`"),
        (
            r"Expected `str` matching regex '^\\d{4}$' - at `$.year`",
            "expected a year such as `1919` or `1919-33` in `year`",
        ),
    ],
)
def test_the_decoders_words_become_those_of_who_edits_the_file(said: str, plain: str) -> None:
    assert plainly(said) == plain


# --- texts --------------------------------------------------------------------------------------
def test_every_text_that_lacks_chinese_is_found_and_named() -> None:
    whole = {"en": "A", "de": "A", "zh": "一"}
    lacks = {"en": "A", "de": "A", "zh": ""}
    documents = {
        "goods.toml": {
            "good": [
                {"id": "salt", "name": whole, "titles": {"host": lacks}},
                {"name": lacks, "notes": [whole, lacks, {"inner": lacks}]},
            ]
        },
        "market.toml": {"closing": whole, "signs": [lacks, 3], "gate": {"name": lacks}},
    }
    assert list(language_problems(cast("Any", documents))) == [
        "goods.toml: salt: missing field `zh` in `titles.host`.",
        "goods.toml: good number 2: missing field `zh` in `name`.",
        "goods.toml: good number 2: missing field `zh` in `notes 2`.",
        "goods.toml: good number 2: missing field `zh` in `notes 3.inner`.",
        "market.toml: missing field `zh` in `signs 1`.",
        "market.toml: missing field `zh` in `gate.name`.",
    ]


def test_a_language_that_is_left_empty_is_left_to_english() -> None:
    assert Text("Coup", "Putsch", "政變").words() == {"en": "Coup", "de": "Putsch", "zh": "政變"}


# --- problems -----------------------------------------------------------------------------------
def test_fifty_problems_are_told_and_more_are_counted() -> None:
    assert printable_lines(["x"] * 50) == ["x"] * 50
    assert printable_lines(["x"] * 52) == [*["x"] * 50, "2 further problems."]
    whole, cut = printable_lines(["y" * 240, "y" * 241])
    assert whole == "y" * 240
    assert len(cut) <= 240 and "…" in cut


def test_a_pack_with_problems_cannot_be_loaded_and_tells_all_of_them(top: Path) -> None:
    pack = put(top / "pack" / "goods.toml", '[[good]]\nid = "salt"\ncolour = "x"\nyear = 3').parent
    put(pack / "market.toml", "stalls = 0")
    with pytest.raises(PackError) as refused:
        load(top, pack)
    assert refused.value.problems == loader_of(top).check(pack)
    assert [line.partition(":")[0] for line in refused.value.problems] == [
        "goods.toml",
        "market.toml",
    ]


# --- the notation -------------------------------------------------------------------------------
def test_what_could_have_stood_there_is_told_in_order_groups_words_then_signs() -> None:
    notation = bazaar.notation()
    assert notation.expectation(["self", "host", "all"]) == "a player"
    assert notation.expectation(["self", "host"]) == "`host` or `self`"
    assert notation.expectation(["none"]) == "`none`"
    assert notation.expectation([";", "none", "$END", "COUNT", "}", "draw"]) == (
        "a number, `draw`, `none`, the end, `;` or `}`"
    )


def test_texts_up_to_four_thousand_letters_are_read() -> None:
    notation = bazaar.notation()
    text = "draw 1; " * 499 + "draw 1"
    assert len(notation.read(text + " " * (4000 - len(text)), "effects")) == 500
    with pytest.raises(NotationError) as refused:
        notation.read(text + " " * (4001 - len(text)), "effects")
    assert (refused.value.problem, refused.value.column) == ("longer than 4000 letters", 4001)


@pytest.mark.parametrize("brackets", ["()", "{}", "[]"])
def test_brackets_of_every_kind_are_counted_where_they_are_open(brackets: str) -> None:
    opens, closes = tuple(brackets)
    with pytest.raises(NotationError, match="more than 12 brackets"):
        bazaar.notation().read(opens * 13, "effects")
    with pytest.raises(NotationError) as refused:
        bazaar.notation().read((opens + closes) * 13, "effects")
    assert "brackets" not in refused.value.problem, "they are closed again"


def test_what_cannot_be_read_is_quoted_up_to_the_next_space() -> None:
    with pytest.raises(NotationError) as refused:
        bazaar.notation().read("coins +all you", "effects")
    assert str(refused.value) == "column 7: cannot read `+all`"
    with pytest.raises(NotationError) as refused:
        bazaar.notation().read("coins +12 all", "effects")
    assert str(refused.value) == ("column 9: unexpected `2`; expected a player, the end or `;`")


def test_a_notation_may_have_no_names_for_its_terminals() -> None:
    bare = Notation(bazaar.GRAMMAR, bazaar.Builder, ["effects"])
    with pytest.raises(NotationError, match="expected `COUNT`"):
        bare.read("draw", "effects")


# --- scenarios ----------------------------------------------------------------------------------
def test_main_comes_first_and_the_others_by_name(top: Path) -> None:
    folder = top / "scenarios" / "bazaar"
    for name in ("brief", "zebra", "autumn"):
        put(folder / f"{name}.toml", MAIN.replace('"main"', f'"{name}"'))
    assert scenario_ids("bazaar") == ("main", "autumn", "brief", "zebra")


def test_a_scenario_of_elsewhere_that_is_wrong_is_one_line() -> None:
    for text, said in (
        ("rounds = [", "other.toml: not valid TOML: "),
        (MAIN.replace("rounds = 3", ""), "other.toml: missing field `rounds`."),
        (MAIN + "more = 1", "other.toml: unknown field `more`."),
    ):
        with pytest.raises(ScenarioError) as refused:
            read_scenario(text.encode(), "other.toml", Scenario)
        assert str(refused.value.arguments["detail"]).startswith(said)
        assert refused.value.arguments["name"] == "other"
        assert refused.value.id == "scenario-unusable"


# --- the digest ---------------------------------------------------------------------------------
def digest_of(top: Path, text: str) -> str:
    return playing_digest(load(top), {"main.toml": text.encode()})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a = 1\nb = 2", "[x]\na = 1\nb = 2"),
        ("[x]\na = 1\nb = 2", "[x]\nb = 2\na = 1"),
        ("x = [1, 2]", "x = [2, 1]"),
        ("x = [{a = 1, b = 2}]", "x = [{b = 2, a = 1}]"),
        ("x = 1919-01-19", "x = 1919-01-20"),
        ("x = true", "x = false"),
        ("x = 1.5", "x = 1.25"),
        ('x = "1"', "x = 1"),
        ('[x]\nname = "A"', '[x]\nname = "B"'),
    ],
)
def test_whatever_a_scenario_says_plays(top: Path, one: str, other: str) -> None:
    assert digest_of(top, one) != digest_of(top, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a = 1\nb = 2", "b = 2\na = 1"),
        ('name = "A"\nx = 1', 'x = 1\nname = "B"'),
        ("x = [1, 2]", "x = [ 1,\n2 ] # two"),
    ],
)
def test_how_a_scenario_is_laid_out_does_not(top: Path, one: str, other: str) -> None:
    assert digest_of(top, one) == digest_of(top, other)


def test_all_scenarios_play_in_whatever_order_they_are_found(top: Path) -> None:
    box, two = load(top), {"a.toml": b"x = 1", "b.toml": b"x = 2"}
    turned = dict(reversed(two.items()))
    assert playing_digest(box, two) == playing_digest(box, turned)
    assert playing_digest(box, two) != playing_digest(box, {"a.toml": b"x = 1"})
    exchanged = {"a.toml": b"x = 2", "b.toml": b"x = 1"}
    assert playing_digest(box, two) != playing_digest(box, exchanged)


def test_a_game_says_what_no_rule_asks_of_a_scenario(top: Path) -> None:
    box = load(top)
    quiet, loud = {"main.toml": b'about = "quiet"'}, {"main.toml": b'about = "loud"'}
    assert playing_digest(box, quiet) != playing_digest(box, loud)
    assert playing_digest(box, quiet, ["about"]) == playing_digest(box, loud, ["about"])


def test_the_digest_in_the_box_is_that_of_the_files(top: Path) -> None:
    before = load(top).digest
    assert before == playing_digest(load(top), SCENARIOS)
    put(top / "scenarios" / "bazaar" / "main.toml", "rounds = 99")
    assert loader_of(top).read().digest not in ("", before)


# --- the store ----------------------------------------------------------------------------------
def test_a_store_that_cannot_be_used_is_no_problem(
    top: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(top / "a file", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(top / "a file"))
    assert loader_of(top).read().market.stalls == 4


def test_damage_in_the_store_is_read_over(top: Path) -> None:
    load(top)
    (kept,) = (top / "cache").rglob("*.msgpack")
    whole = kept.read_bytes()
    for damaged in (b"", b"\x00", whole[:-1], whole.replace(b"salt", b"tea1", 1)):
        kept.write_bytes(damaged)
        assert load(top).market.stalls == 4
    kept.write_bytes(whole)
    other = kept.with_name(kept.name.replace(PackSources("bazaar", FILES).content, "0" * 12))
    other.write_bytes(whole)
    assert loader_of(top).cache.find("0" * 12) is None, "it is another content's"


def test_nothing_half_written_stands_in_the_store_under_its_name(top: Path) -> None:
    load(top)
    assert [path.suffix for path in (top / "cache").rglob("bazaar-*")] == [".msgpack"]


def test_what_is_wrong_is_not_kept(top: Path) -> None:
    put(top / "rules" / "bazaar" / "market.toml", "stalls = 0")
    with pytest.raises(PackError):
        load(top)
    assert not (top / "cache").exists()


def test_the_store_is_named_by_game_version_and_code(
    top: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = Cache("bazaar", Bazaar, [])
    cache.keep("abc", Bazaar("d", {}, Market(1)))
    assert cache.find("abc") == Bazaar("d", {}, Market(1))
    monkeypatch.setattr("weimar_tui.packs.cache.__version__", "0.0.0-other")
    assert Cache("bazaar", Bazaar, []).find("abc") is None


def test_reading_notes_nothing_where_all_is_right(top: Path) -> None:
    reader = reader_of(top)
    assert list(reader.entries("goods.toml", "good", Good)) == ["salt", "silk"]
    assert reader.problems == []


def test_a_game_of_another_package_may_leave_languages_to_english(tmp_path: Path) -> None:
    """It still loads when the program adds a language."""
    data = Path(duel.__file__).parent / "data"
    for file in data.rglob("*.toml"):
        copy = tmp_path / file.relative_to(data)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(re.sub(r', zh = "[^"]*"', "", file.read_text("utf-8")), "utf-8")
    abroad = Loader(
        "duel-abroad",
        duel.Box,
        ("cards.toml",),
        lambda reader: duel.Box("", reader.entries("cards.toml", "card", duel.Card)),
        lambda box, notations: (),
        parsers={},
        code=(),
        data=tmp_path,
    )
    assert set(abroad.load().cards["strike1"].name) == {"en", "de"}
    assert set(load_scenario("duel-abroad", "main", duel.Scenario).name) == {"en", "de"}
