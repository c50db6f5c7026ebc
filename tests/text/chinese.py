"""What our Chinese sentences never contain."""

from __future__ import annotations

import re
import unicodedata

PARTIES = frozenset(("SPD", "KPD", "DNVP", "USPD", "DDP", "DVP"))
ALLOWED = PARTIES | {"DR", "I", "II", "III", "web"}
"""Latin words that stay: printed abbreviations, copies of an issue, and the mark of web guests."""

_CARD = re.compile(r"\b[A-Z]\d\d[a-c]?\b")
_LATIN = re.compile(r"[^\W\d_一-鿿぀-ヿ]+")
_CHINESE = "[一-鿿]"
_SIGNS = "。，；：？！、"
_WRONG = re.compile(
    rf"[{_SIGNS}][{_SIGNS}]"  # two marks in a row
    rf"|^[{_SIGNS}）」】]|[（「【][{_SIGNS}）」】]"  # a mark with nothing before it
    rf"|{_CHINESE}[.,;:!?()]|[,;:!?()]{_CHINESE}"  # half-width marks
    rf"|{_CHINESE} {_CHINESE}| [{_SIGNS}（）「」【】]|[{_SIGNS}（）「」【】] "  # gaps
)
_PAIRS = (("「", "」"), ("（", "）"), ("【", "】"), ("《", "》"))


def slip(text: str, allowed: frozenset[str] = ALLOWED, *, whole: bool = True) -> str:
    """The first thing wrong with a Chinese text, or "".

    Signs whose width terminals measure differently are wrong too. A text that is not `whole` is a
    piece: it can begin with a mark and contain half a pair.
    """
    if not whole:
        text = text.strip().lstrip(f"{_SIGNS}）」】")
    for word in _LATIN.findall(_CARD.sub("", text)):
        if word not in allowed:
            return f"Latin word {word}"
    for sign in text:
        if not sign.isascii() and unicodedata.east_asian_width(sign) not in "WF":
            return f"sign of uncertain width {sign}"
    if found := _WRONG.search(text):
        return f"punctuation {found[0]}"
    for opening, closing in _PAIRS:
        if whole and text.count(opening) != text.count(closing):
            return f"unpaired {opening}{closing}"
    return ""
