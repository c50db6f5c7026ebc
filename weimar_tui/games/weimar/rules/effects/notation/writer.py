"""Writes effects in the notation: the way back from `notation`, for `weimar cards show`."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.effects import vocabulary as v
from weimar_tui.games.weimar.rules.effects.notation.names import written, written_who
from weimar_tui.games.weimar.rules.effects.vocabulary import Atom, Condition, Effects, Place, React


def to_notation(effects: Effects) -> str:
    """The text that `notation.parse_effects` reads back as `effects`.

    >>> to_notation((v.Seat(2), v.Base(-1, "spd")))
    'seat +2; base -1 SPD any'
    """
    return "; ".join(map(_step, effects)) or "none"


def reactions_to_notation(reactions: tuple[React, ...]) -> str:
    """The text that `notation.parse_reactions` reads back as `reactions`."""
    return " / ".join(map(_reaction, reactions))


def _reaction(reaction: React) -> str:
    where = "" if reaction.place is None else f"in {_place(reaction.place)}"
    by = f"by {written_who(reaction.by)}"
    return _words("react", reaction.trigger, by, where, _block(reaction.effect))


def _words(*words: object) -> str:
    """The words that are not empty, with spaces between."""
    return " ".join(str(word) for word in words if word != "")


def _block(effects: Effects) -> str:
    return f"{{ {to_notation(effects)} }}"


def _options(options: tuple[Effects, ...]) -> str:
    return f"{{ {' / '.join(map(to_notation, options))} }}"


def _else(effects: Effects) -> str:
    return f"else {_block(effects)}" if effects else ""


def _who(who: str) -> str:
    return "" if who == "self" else written_who(who)


def _sign(amount: int) -> str:
    return "+" if amount > 0 else "-"


def _modifier(word: str, amount: int) -> str:
    return f"{word}{amount:+}" if amount else ""


# --- places, tests, conditions ------------------------------------------------------------------
def _place(place: Place) -> str:
    match place.kind:
        case "city":
            return written(place.cities[0])
        case "of":
            return f"of({','.join(map(written, place.cities))})"
        case "test":
            return f"({_test(place.test)})"
    return place.kind


def _test(test: tuple[Atom, ...]) -> str:
    return " & ".join(map(_atom, test))


def _atom(atom: Atom) -> str:
    subject = written_who(atom.who or atom.units)
    text = f"{atom.word}:{subject}" if subject else atom.word
    least = f">={atom.count}" if atom.count != 1 else ""
    return f"{'!' if atom.negated else ''}{text}{least}"


def _condition(condition: Condition) -> str:
    return ("!" if condition.negated else "") + _plain_condition(condition)


def _plain_condition(condition: Condition) -> str:
    compared = f"{condition.comparison}{condition.value}" if condition.comparison else ""
    match condition.word:
        case "in-gov" if condition.subject == "self":
            return "in-gov"
        case "in-gov" | "is" | "president":
            return f"{condition.word}:{written_who(condition.subject)}"
        case "exists" | "here":
            return f"{condition.word}({_test(condition.test)})"
        case "city":
            return f"{written(condition.subject)}({_test(condition.test)})"
        case "count":
            return f"count:{condition.subject}{compared}"
        case "fa-done" | "flags":
            return f"{condition.word}:{written(condition.subject)}{compared}"
    return condition.word + compared


# --- effects ------------------------------------------------------------------------------------
def _step(effect: v.AnyEffect) -> str:
    match effect:
        case v.Seat(amount, who):
            return _words("seat", f"{amount:+}", _who(who))
        case v.VictoryPoints(amount, who):
            return _words("vp", f"{amount:+}", _who(who))
        case v.ReservePoints(amount, who):
            return _words("reserve", f"{amount:+}", _who(who))
        case v.Base(amount, who, place, diff, by_self):
            end = _words("diff" if diff else "", "by self" if by_self else "")
            return _words("base", f"{amount:+}", _who(who), _place(place), end)
        case v.CrisisRolls(number, who):
            return _words("crisis", number, _who(who))
        case v.PlaceNsdapFigure(who):
            return f"nsdap {written_who(who)}"
        case v.Score(what):
            return f"score {what}"
        case v.DrawNext(number, who):
            return _words("draw-next", number, _who(who))
        case v.LeadNext(who):
            return _words("lead-next", _who(who))
        case v.Discard(number, who, politician):
            return _words("discard", number, _who(who), "politician" if politician else "")
        case v.PlaceIssue(issue, cell):
            return f"issue {written(issue)} {cell}"
        case v.Debate(first, second, moved):
            return _words("debate", first, second or "", "moved" if moved else "")
        case v.PlaceSociety(marker):
            return f"society {written(marker)}"
        case v.RemoveSociety(marker):
            return f"society-off {written(marker)}"
    return _threat_or_unit(effect)


def _threat_or_unit(effect: v.AnyEffect) -> str:
    match effect:
        case v.Unrest(amount, place, times):
            return _marker("unrest", amount, place, times)
        case v.Poverty(amount, place, times):
            return _marker("poverty", amount, place, times)
        case v.Prosperity(amount, place, times):
            return _marker("prosperity", amount, place, times)
        case v.PartyThreat(marker, amount, place):
            return _marker(marker, amount, place, 1)
        case v.Power(place):
            return _marker("power", -1, place, 1)
        case v.DrMarker(marker, amount):
            return f"dr {marker} {amount:+}"
        case v.Economy(amount):
            return f"economy {amount:+}"
        case v.Reinforce(unit, number):
            return f"reinforce {written(unit)} {number}"
        case v.Move(number, units, place):
            return f"move {number} {written_who(units)} {_place(place)}"
        case v.Dissolve(number, units, place, by_self):
            end = "by self" if by_self else ""
            return _words("dissolve", number, written_who(units), _place(place), end)
        case v.Withdraw(number, units, place, by_self):
            end = "by self" if by_self else ""
            return _words("withdraw", number, written_who(units), _place(place), end)
        case v.Redeploy(number, units, place):
            return f"redeploy {number} {written_who(units)} {_place(place)}"
        case v.Flip(number, side, place):
            return f"flip {number} {side} {_place(place)}"
    return _action_or_other(effect)


def _marker(word: str, amount: int, place: Place, times: int) -> str:
    return _words(word, _sign(amount), _place(place), f"x{times}" if times > 1 else "")


def _action(word: str, effect: v.FreeAction | v.FreeNegotiation, place: Place | None) -> str:
    return _words(
        word,
        _place(place) if place else "",
        _modifier("result", effect.result),
        _modifier("dice", effect.dice),
        "unanswerable" if effect.unanswerable else "",
    )


def _action_or_other(effect: v.AnyEffect) -> str:
    match effect:
        case v.FreeDemonstration(place):
            return _action("demonstrate", effect, place)
        case v.FreeCoup(place):
            return _action("coup", effect, place)
        case v.FreeCounterCoup(place):
            return _action("counter-coup", effect, place)
        case v.FreeFight(place):
            return _action("fight", effect, place)
        case v.FreeNegotiation():
            return _action("negotiate", effect, None)
        case v.Result(amount):
            return f"result {amount:+}"
        case v.Dice(amount):
            return f"dice {amount:+}"
        case v.Flag(amount, nation):
            return f"flag {amount:+} {written(nation)}"
        case v.MinorParty(party):
            return f"minor {written_who(party)}"
        case v.LastingRule(modifier, amount, scope, who, duration):
            change = _modifier(modifier, amount) or modifier
            return f"rule {change} {scope} {written_who(who)} {duration}"
        case v.Share(party, who):
            return f"share {written_who(party)} {written_who(who)}"
        case v.ForcePlay(who):
            return f"force-play {written_who(who)}"
        case v.Petition(yes, no):
            return f"petition {_options((yes, no))}"
        case v.StrikeOnPrussia(inner):
            return f"strike-on-prussia {_block(inner)}"
    return _combinator(effect)


def _combinator(effect: v.AnyEffect) -> str:
    match effect:
        case v.Choose(options, by):
            who = "" if by == "self" else f"by {written_who(by)}"
            return _words("choose", who, _options(options))
        case v.May(inner):
            return f"may {_block(inner)}"
        case v.Pay(price, then, otherwise):
            return _words("pay", _block(price), "then", _block(then), _else(otherwise))
        case v.If(conditions, then, otherwise):
            tested = " & ".join(map(_condition, conditions))
            return _words("if", tested, _block(then), _else(otherwise))
        case v.Repeat(number, inner, diff):
            return _words("repeat", number, "diff" if diff else "", _block(inner))
        case v.As(who, inner):
            return f"as {written_who(who)} {_block(inner)}"
        case v.First(options):
            return f"first {_options(options)}"
        case v.Roll(dice, table):
            return f"roll {dice} {{ {' / '.join(map(_row, table))} }}"
        case v.Together(reserve, then, otherwise):
            return f"together {reserve} reserve {_block(then)} else {_block(otherwise)}"
    # What is left has nothing to fill in; the notation and the tag are the same word.
    return str(effect.__struct_config__.tag)


def _row(row: v.Row) -> str:
    results = f"{row.low}-{row.high}"
    if row.high == 8:
        results = f"{row.low}+"
    elif row.low == row.high:
        results = str(row.low)
    return f"{results}: {to_notation(row.effect)}"
