"""The components as data: `rules/junta/` and a pack laid over it, read strictly and checked.

Whatever is wrong is said in one line that names the file, the entry and, inside the notation, the
column.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from weimar_tui.data_files import data_folder
from weimar_tui.games.junta.rules import components as c, files
from weimar_tui.games.junta.rules.checks import problems_of
from weimar_tui.games.junta.rules.notation import NotationError, parse_effects

Document = dict[str, Any]

_ONLY_READ = ("name", "note", "short", "small", "wide", "source", "notation", "letter", "digest")
"""Fields that no rule asks: another translation or map drawing leaves every save as it was."""


class PackError(ValueError):
    """A pack that cannot be used: the first problem as its message, all of them in `problems`."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(problems[0])
        self.problems = problems


def load_components(pack: Path | None = None) -> c.Components:
    """Everything in the box; a pack's entries take the place of ours.

    Raises PackError if anything is wrong.
    """
    return _load_default() if pack is None else _load(pack)


def check_pack(pack: Path) -> list[str]:
    """All problems of a pack, a line each; an empty list if there is none."""
    try:
        _load(pack)
    except PackError as error:
        return error.problems
    return []


@lru_cache(maxsize=1)
def _load_default() -> c.Components:
    return _load(None)


def _load(pack: Path | None) -> c.Components:
    problems: list[str] = []
    documents = _documents(pack, problems)
    if problems:
        raise PackError(problems)
    read = {name: _converted(name, documents[name], problems) for name in files.FILES}
    if problems:
        raise PackError(problems)
    components = _build(read, problems)
    problems += problems_of(components)
    if problems:
        raise PackError(problems)
    return msgspec.structs.replace(components, digest=_digest(components))


def _documents(pack: Path | None, problems: list[str]) -> dict[str, Document]:
    ours = data_folder("rules") / "junta"
    documents = {name: _parsed(ours / name, problems) for name in files.FILES}
    if pack is None:
        return documents
    if not pack.is_dir():
        problems.append(f"{pack}: there is no such folder.")
        return documents
    for path in sorted(pack.glob("*.toml")):
        if path.name not in documents:
            known = ", ".join(files.FILES)
            problems.append(f"{path.name}: no file of a pack; there are {known}.")
            continue
        documents[path.name] = _laid_over(documents[path.name], _parsed(path, problems))
    return documents


def _parsed(path: Path, problems: list[str]) -> Document:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        problems.append(f"{path.name}: cannot be read ({error.strerror}).")
    except UnicodeDecodeError as error:
        problems.append(f"{path.name}: not UTF-8 text (byte {error.start}).")
    except tomllib.TOMLDecodeError as error:
        problems.append(f"{path.name}: not valid TOML: {error}.")
    return {}


def _laid_over(ours: Document, pack: Document) -> Document:
    """Our document with the pack's entries in place of ours: by id, field by field.

    Entries with new ids are added, for a pack may bring another city or deck.
    """
    result = dict(ours)
    for key, value in pack.items():
        mine = ours.get(key)
        if isinstance(value, list) and isinstance(mine, list):
            entries = {entry["id"]: entry for entry in mine}
            for entry in value:
                entries[entry.get("id", "")] = entries.get(entry.get("id", ""), {}) | entry
            result[key] = list(entries.values())
        elif isinstance(value, dict) and isinstance(mine, dict):
            result[key] = mine | value
        else:
            result[key] = value
    return result


def _converted(name: str, document: Document, problems: list[str]) -> Any:
    """The file as its Struct; each entry that is wrong is named."""
    kind = files.FILES[name]
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        where, _, path = str(error).partition(" - at ")
        entry = _entry_named(document, path)
        problems.append(f"{name}: {entry}{where} {path}".rstrip() + ".")
    return None


def _entry_named(document: Document, path: str) -> str:
    """`church: ` for a path such as `$.card[0].name`."""
    key, _, rest = path.strip("`").removeprefix("$.").partition("[")
    number = rest.partition("]")[0]
    entries = document.get(key)
    if isinstance(entries, list) and number.isdigit() and int(number) < len(entries):
        return f"{entries[int(number)].get('id', f'{key} number {int(number) + 1}')}: "
    return ""


def _build(read: dict[str, Any], problems: list[str]) -> c.Components:
    money: files.MoneyFile = read["money.toml"]
    units: files.UnitsFile = read["units.toml"]
    return c.Components(
        digest="",
        cards={card.id: _card(card, problems) for card in read["deck.toml"].card},
        areas={area.id: _area(area) for area in read["city.toml"].area},
        units={unit.id: c.Unit(**_fields(unit)) for unit in units.unit},
        offices={office.id: c.Office(**_fields(office)) for office in read["offices.toml"].office},
        families={f.id: c.FamilyName(**_fields(f)) for f in read["families.toml"].family},
        gunboat=c.Gunboat(**_fields(units.gunboat)),
        strike=c.Strike(**_fields(units.strike)),
        notes=(money.notes.get("1", 0), money.notes.get("2", 0), money.notes.get("3", 0)),
        aid=money.aid,
    )


def _fields(entry: msgspec.Struct) -> dict[str, Any]:
    """The fields of an entry, texts as words by language."""
    fields = msgspec.structs.asdict(entry)
    return {k: v.words() if isinstance(v, files.Text) else v for k, v in fields.items()}


def _card(entry: files.CardEntry, problems: list[str]) -> c.Card:
    fields = _fields(entry)
    notation = fields.pop("effect")
    try:
        effect = parse_effects(notation)
    except NotationError as error:
        problems.append(f"deck.toml: {entry.id}: effect, column {error.column}: {error.problem}.")
        effect = ()
    return c.Card(**fields, effect=effect, notation=notation)


def _area(entry: files.AreaEntry) -> c.Area:
    fields = _fields(entry)
    unit, _, number = fields.pop("start").partition(" ")
    return c.Area(**fields, start=((unit, int(number)),) if unit else ())


def _digest(components: c.Components) -> str:
    """Twelve hexadecimal digits for everything that plays."""
    said = msgspec.json.encode(_playing(msgspec.to_builtins(components)), order="sorted")
    return hashlib.sha256(said).hexdigest()[:12]


def _playing(value: Any) -> Any:
    if isinstance(value, dict):
        return [[k, _playing(v)] for k, v in value.items() if k not in _ONLY_READ]
    if isinstance(value, list):
        return [_playing(entry) for entry in value]
    return value
