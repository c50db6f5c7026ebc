"""Effects on cards, flags, minor parties and lasting rules."""

from __future__ import annotations

from .. import decision_types as dt, decks, votes
from ..events import (
    CardLaidOpen,
    CardPlayForced,
    FlagChanged,
    NothingToDiscard,
    NsdapShieldRaised,
    PrussiaStruck,
    RuleLaid,
    StresemannTurned,
)
from ..minor_parties import take_minor_party
from ..nsdap import PlaceFigure
from ..phases.impulse import PlayImpulse
from ..position import Rule
from ..runner import WeimarRunner, WeimarStep
from ..subjects import OfCard, OfMinorParty
from .run import (
    EFFECT_HANDLERS,
    FEASIBILITY,
    FULL,
    NONE,
    RunEffects,
    always,
    far,
    party_of,
)
from .vocabulary import (
    AnyEffect,
    Discard,
    DrawNext,
    Flag,
    ForcePlay,
    LastingRule,
    LayOpen,
    LeadNext,
    MinorParty,
    NsdapShield,
    Petition,
    PresidentElection,
    Share,
    StresemannOut,
    StrikeOnPrussia,
)

FLAGS_PER_NATION = 3


# --- cards --------------------------------------------------------------------------------------
def _draw_next(runner: WeimarRunner, effect: DrawNext, actor: str) -> None:
    runner.position.draw_next[party_of(effect, actor)] += effect.number


def _lead_next(runner: WeimarRunner, effect: LeadNext, actor: str) -> None:
    runner.position.lead_next = party_of(effect, actor)


def discardable(runner: WeimarRunner, party: str, politician: bool) -> list[str]:
    """Cards in hand that an effect can force the party to discard."""
    cards = runner.components.cards
    return [
        card
        for card in runner.position.hands[party]
        if not politician or cards[card].kind == "politician"
    ]


class DiscardCards(WeimarStep, frozen=True, tag="discard-cards"):
    """The party discards cards of its choice; if it has none that fit, it must say so."""

    party: str
    politician: bool
    left: int

    def run(self, runner: WeimarRunner) -> None:
        options = discardable(runner, self.party, self.politician)
        if options:
            runner.ask(self, self.party, dt.DISCARD, options, OfCard(runner.frame.source))
        else:
            runner.position.revealed += 1
            runner.emit(NothingToDiscard(self.party, self.politician))

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        decks.discard_from_hand(runner, self.party, option)
        runner.position.revealed += 1  # if only one card fits, no question was asked
        if self.left > 1:
            runner.push(DiscardCards(self.party, self.politician, self.left - 1))


def _discard(runner: WeimarRunner, effect: Discard, actor: str) -> None:
    runner.push(DiscardCards(party_of(effect, actor), effect.politician, effect.number))


def _feasibility_discard(runner: WeimarRunner, effect: Discard, actor: str) -> int:
    # The hand is secret, so this must not depend on its cards.
    return FULL if runner.position.hands[party_of(effect, actor)] else NONE


def _force_play(runner: WeimarRunner, effect: ForcePlay, actor: str) -> None:
    party = party_of(effect, actor)
    if runner.position.hands[party]:
        runner.emit(CardPlayForced(party))
        runner.push(PlayImpulse(party))


def _feasibility_force_play(runner: WeimarRunner, effect: ForcePlay, actor: str) -> int:
    return FULL if runner.position.hands[party_of(effect, actor)] else NONE


def _lay_open(runner: WeimarRunner, effect: LayOpen, actor: str) -> None:
    """From now on the card can be negotiated (A33, A65)."""
    card = runner.frame.source
    runner.position.foreign_affairs.beside.append(card)
    runner.emit(CardLaidOpen(card))


# --- flags, minor parties, rules ----------------------------------------------------------------
def flag_options(runner: WeimarRunner, effect: Flag) -> list[str]:
    """Nations whose flag could be placed or removed."""
    flags = runner.position.flags
    nations = list(flags) if effect.nation == "any" else [effect.nation]
    if effect.amount > 0:
        return [nation for nation in nations if flags[nation] < FLAGS_PER_NATION]
    return [nation for nation in nations if flags[nation] > 0]


class ChooseFlag(WeimarStep, frozen=True, tag="choose-flag"):
    """The acting player chooses whose flag is placed or removed."""

    effect: Flag
    actor: str
    left: int

    def run(self, runner: WeimarRunner) -> None:
        options = flag_options(runner, self.effect)
        if options:
            question = dt.PLACE_FLAG if self.effect.amount > 0 else dt.REMOVE_FLAG
            runner.ask(self, self.actor, question, options)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        step = 1 if self.effect.amount > 0 else -1
        flags = runner.position.flags
        flags[option] += step
        runner.emit(FlagChanged(option, step, flags[option]))
        if self.left > 1:
            runner.push(ChooseFlag(self.effect, self.actor, self.left - 1))


def _flag(runner: WeimarRunner, effect: Flag, actor: str) -> None:
    runner.push(ChooseFlag(effect, actor, abs(effect.amount)))


def _feasibility_flag(runner: WeimarRunner, effect: Flag, actor: str) -> int:
    flags = runner.position.flags
    options = flag_options(runner, effect)
    if effect.amount > 0:
        return far(sum(FLAGS_PER_NATION - flags[n] for n in options), effect.amount)
    return far(sum(flags[n] for n in options), -effect.amount)


class ChooseController(WeimarStep, frozen=True, tag="choose-controller"):
    """The acting player decides which eligible party controls a minor party (5.13)."""

    minor: str
    actor: str

    def run(self, runner: WeimarRunner) -> None:
        eligible = runner.components.data.minor_parties[self.minor].eligible
        runner.ask(self, self.actor, dt.MINOR_PARTY, eligible, OfMinorParty(self.minor))

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        take_minor_party(runner, self.minor, option)


def _minor(runner: WeimarRunner, effect: MinorParty, actor: str) -> None:
    runner.push(ChooseController(effect.party, actor))


def _rule(runner: WeimarRunner, effect: LastingRule, actor: str) -> None:
    position = runner.position
    party = party_of(effect, actor)
    first = last = position.round
    if effect.duration == "next-round":
        first = last = position.round + 1
    elif effect.duration == "once":
        last = position.last_round
    position.rules.append(
        Rule(
            effect.modifier,
            effect.amount,
            effect.scope,
            party,
            first,
            last,
            effect.duration == "once",
        )
    )
    runner.emit(RuleLaid(party, effect.modifier, effect.amount, effect.scope))


def _share(runner: WeimarRunner, effect: Share, actor: str) -> None:
    """Nothing to do here: politics steps 4 and 6 share the benefits."""


def _shield(runner: WeimarRunner, effect: NsdapShield, actor: str) -> None:
    runner.position.nsdap_shield = True
    runner.emit(NsdapShieldRaised())


def _stresemann_out(runner: WeimarRunner, effect: StresemannOut, actor: str) -> None:
    runner.position.stresemann = "out"
    runner.emit(StresemannTurned("out"))


# --- votes --------------------------------------------------------------------------------------
def _election(runner: WeimarRunner, effect: PresidentElection, actor: str) -> None:
    if runner.position.president == "ebert":
        votes.start_election(runner, actor)


def _feasibility_election(runner: WeimarRunner, effect: PresidentElection, actor: str) -> int:
    return FULL if runner.position.president == "ebert" else NONE


def _petition(runner: WeimarRunner, effect: Petition, actor: str) -> None:
    votes.start_petition(runner, actor, effect.yes, effect.no)


class DecideOnPrussia(WeimarStep, frozen=True, tag="decide-on-prussia"):
    """The Strike on Prussia: pay with a figure on the NSDAP track, or refuse (6.1, A75)."""

    effect: tuple[AnyEffect, ...]
    actor: str

    def run(self, runner: WeimarRunner) -> None:
        runner.ask(self, self.actor, dt.STRIKE_ON_PRUSSIA, (dt.ACCEPT, dt.REFUSE))

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        accepted = option == dt.ACCEPT
        runner.emit(PrussiaStruck(seat, accepted))
        if accepted:
            runner.push(PlaceFigure(seat), RunEffects(self.effect, seat))
        elif seat != "dnvp":
            runner.push(RunEffects(self.effect, "dnvp"))


def _strike(runner: WeimarRunner, effect: StrikeOnPrussia, actor: str) -> None:
    runner.push(DecideOnPrussia(effect.effect, actor))


EFFECT_HANDLERS.update(
    {
        DrawNext: _draw_next,
        LeadNext: _lead_next,
        Discard: _discard,
        ForcePlay: _force_play,
        LayOpen: _lay_open,
        Flag: _flag,
        MinorParty: _minor,
        LastingRule: _rule,
        Share: _share,
        NsdapShield: _shield,
        StresemannOut: _stresemann_out,
        PresidentElection: _election,
        Petition: _petition,
        StrikeOnPrussia: _strike,
    }
)
FEASIBILITY.update(
    dict.fromkeys(
        (
            DrawNext,
            LeadNext,
            LayOpen,
            MinorParty,
            LastingRule,
            Share,
            NsdapShield,
            StresemannOut,
            Petition,
            StrikeOnPrussia,
        ),
        always,
    )
)
FEASIBILITY.update(
    {
        Discard: _feasibility_discard,
        ForcePlay: _feasibility_force_play,
        Flag: _feasibility_flag,
        PresidentElection: _feasibility_election,
    }
)
