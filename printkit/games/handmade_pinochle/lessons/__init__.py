"""The lessons of Handmade Pinochle: what each shows, in which deals it is looked for, who judges, who tells.

A judge gives the clearest place where a deal shows its lesson, or None, and asks for everything that the
telling will say. Clarity starts at 100; each thing that would distract a reader takes something off. What the
phrases are filled with stands at the head of templates/handmade-pinochle/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any

from printkit.games.handmade_pinochle import GAME
from printkit.games.handmade_pinochle.game import COUNTERS, ORDERS, TRICKS, trick_points
from printkit.games.handmade_pinochle.game.making import DEALS, DRAW, HAND, PLAYERS
from printkit.games.handmade_pinochle.game.melds import PACK, VALUES
from printkit.games.handmade_pinochle.lessons.scene import (
    Trick,
    auction,
    by_suit,
    counts,
    made_with,
    makings,
    meld_cards,
    melds_of,
    puzzles,
    result,
    sides,
    table,
    tricks,
    whole,
)
from printkit.rules import run
from printkit.rules.game import Action, Ruleset, Setup
from printkit.rules.lesson import Drawing, Found, Lesson, Scene, Step, Story, clearest, lesson
from printkit.rules.scene import Play
from printkit.rules.telling import story

__all__ = ["LESSONS", "facts", "puzzles", "whole"]

ANY: Any = {}, lambda setup: True  # looked for in any deal: a stock tells nothing of the hands

# --- before the play


@clearest
def _hand_making(scene: Scene) -> Iterator[Found]:
    """HP-04: an early turn; four different cards, and the one that is kept makes a meld with what is held."""
    for number, picks in enumerate(makings(scene)[1:5], 2):
        kept, drawn = picks[0], [turn.action["card"] for turn in picks]
        different = all(len({*some}) == len(some) for some in (drawn, kept.held))
        if different and all(turn.sound for turn in picks) and made_with(kept):
            card = kept.action["card"]
            yield Found(100 - 8 * (number - 2) - 5 * (card[0] == "A"), number, kept.action["seat"], card)


def _tell_making(scene: Scene, found: Found) -> Story:
    kept, *others = makings(scene)[found.trick - 1]
    taken = [{"seat": one.action["seat"], "card": one.action["card"]} for one in others]
    drawn = [found.about, *(one["card"] for one in taken)]
    alt = Step("alt.draft", {"seat": found.seat, "cards": drawn, "plays": taken})
    facts = {
        "seat": found.seat,
        "card": found.about,
        "held": list(by_suit(scene, kept.held)),
        "cards": list(dict.fromkeys(by_suit(scene, made_with(kept)))),
    }
    drawing = Drawing("draft", {"cards": ",".join(drawn), "maker": found.seat}, (alt,))
    return story("hand-making", drawing, [Step("tell.hand-making", facts)])


def _all_pass(scene: Scene) -> Found | None:
    """HP-07: nobody bids, and good sense agrees."""
    agreed = scene.claims["declarer"] is None and all(turn.sound for turn in scene.did("pass"))
    return Found(100, 0, scene.setup["start"]) if agreed else None


def _tell_passes(scene: Scene, found: Found) -> Story:
    facts = {"start": found.seat, "least": scene.ruleset["min_bid"]}
    return story("all-pass", auction(scene), [Step("tell.all-pass", facts)])


def _melds(id: str, clauses: str, *melds: tuple[str, int, str | None], card: str = "") -> Lesson:
    """Give a lesson about a hand with these melds, (name, count, suit) as in a record, and no other."""

    def judge(scene: Scene) -> Found | None:
        for seat, shown in enumerate(scene.claims.get("melds", ())):
            if [(one["meld"], one["count"], one["suit"]) for one in shown] == [*melds]:
                return Found(100, 0, seat, card)
        return None

    def tell(scene: Scene, found: Found) -> Story:
        who = {"seat": found.seat, "trump": scene.hand.trump}
        hand, laid = by_suit(scene, scene.claims["hands"][found.seat]), meld_cards(scene, found.seat)
        alt = Step("alt.hand", {"seat": found.seat, "cards": list(hand), "shown": list(laid)})
        drawing = Drawing("hand", {**who, "cards": ",".join(hand), "shown": ",".join(laid)}, (alt,))
        made = {"melds": melds_of(scene, found.seat), "points": scene.hand.meld_points[found.seat]}
        return story(id, drawing, [Step(f"tell.{id}", {**who, **made, "card": card})])

    return lesson(id, clauses, *ANY, judge, tell, 2000)


# --- tricks

ROW = 7
"""So many cards of a hand stand in one row of the figure; hands shown are no larger."""


def _trick(id: str, clauses: str, look: Any, *, turn: bool = False) -> Lesson:
    """Give a lesson about a play; ``turn``: its trick is shown as it was before it, with the player's hand."""

    def tell(scene: Scene, found: Found) -> Story:
        trick = tricks(scene)[found.trick - 1]
        play = trick.by(found.seat)
        taker, best = play.to_beat
        facts = {
            "seat": play.seat,
            "card": play.card,
            "tried": found.about,
            "cards": list(play.legal),
            "higher": [card for card in play.legal if scene.hand.beats(card, best)],
            "taker": taker,
            "best": best,
            "mate": taker == play.seat ^ 2,
            "last": play is trick.plays[-1],
            "winner": trick.winner,
            "won": trick.best.card,
            "other": trick.twin.seat if trick.twin else None,
            "suit": trick.suit,
        }
        return story(id, table(scene, trick, play if turn else None), [Step(f"tell.{id}", facts)])

    return lesson(id, clauses, *ANY, clearest(look), tell, 1000)


def _duty(id: str, clauses: str, code: str, about: Callable[[Scene, Trick, Play], str]) -> Lesson:
    """Give a lesson about a play with a reason, in every trick but the last, which leaves no choice.

    ``about``: gives the card that is told of, what may not be played or what was, "" where it is not shown.
    """

    def look(scene: Scene) -> Iterator[Found]:
        for trick in tricks(scene)[:-1]:
            for play in trick.plays[1:]:
                small = play.reason.code == code and len(play.held) <= ROW
                if small and (card := about(scene, trick, play)):
                    others = sum(one is not play for one in trick.off_suit)
                    clarity = 100 - 10 * others - 4 * abs(len(play.held) - 5) - 30 * bool(trick.twin)
                    yield Found(clarity, trick.number, play.seat, card)

    return _trick(id, clauses, look, turn=True)


def _refused_ruff(scene: Scene, trick: Trick, play: Play) -> str:
    """HP-15: one whose partner is winning would like to add a counter, and has to ruff."""
    plain = [card for card in play.held if card[1] != scene.hand.trump and card[0] in COUNTERS]
    return plain[-1] if plain and play.to_beat[0] == play.seat ^ 2 else ""


def _refused_overruff(scene: Scene, trick: Trick, play: Play) -> str:
    """HP-15, HP-16: one who cannot follow would like to get away with a low trump; a higher takes the trick."""
    lower = [card for card in play.held if card[1] == scene.hand.trump and card not in play.legal]
    return lower[-1] if lower and trick.best is play and play.to_beat[0] != play.seat ^ 2 else ""


def _under_ruff(scene: Scene, trick: Trick, play: Play) -> str:
    """HP-15: one who can neither follow nor overruff has to play a trump, though another card is there."""
    plain = any(card[1] != scene.hand.trump for card in play.held)
    return play.card if plain and play.to_beat[1] not in play.held else ""


def _need_not_beat(scene: Scene, trick: Trick, play: Play) -> str:
    """HP-26: one who follows could beat the best card of the led suit and plays lower; a partner then wins."""
    taker, best = play.to_beat
    if taker == play.seat ^ 2 and taker != trick.winner:
        return ""
    higher = [card for card in play.legal if best[1] == trick.suit and scene.hand.beats(card, best)]
    return play.card if higher and play.card not in higher and play.thinking and not trick.off_suit else ""


def _ten_beats_king(scene: Scene) -> Iterator[Found]:
    """HP-17: a 10 takes a trick from the other pair's king of the same suit, and everybody follows."""
    for trick in tricks(scene):
        best, (seat, king) = trick.best, trick.best.to_beat
        plain = trick.suit != scene.hand.trump and not trick.off_suit
        if best.card[0] == "T" and plain and king[0] == "K" and (seat - best.seat) % 2:
            clarity = 100 - 3 * trick.number - 10 * bool(trick.twin)
            yield Found(clarity, trick.number, best.seat, best.card)


def _identical_cards(scene: Scene) -> Iterator[Found]:
    """HP-16: the card that wins is there twice, from both pairs, and the one played first takes the trick."""
    for trick in tricks(scene)[:-1]:
        best = trick.best
        if trick.twin and (trick.twin.seat - best.seat) % 2:
            clarity = 100 - 10 * len(trick.off_suit) - 3 * trick.number - 10 * (best is trick.leader)
            yield Found(clarity, trick.number, best.seat, best.card)


# --- what a whole deal, or a game, comes to


def _count(id: str, clauses: str, weigh: Any, deals: int = 1000, **more: Any) -> Lesson:
    """Give a lesson about the count; ``weigh``: what distracts, None where nothing is shown (of a seat)."""

    def look(scene: Scene) -> Iterator[Found]:
        for seat in range(PLAYERS) if scene.claims["declarer"] is not None else ():
            weight = weigh(scene, seat, *sides(scene))
            if weight is not None:
                yield Found(100 - weight, 0, seat)

    def tell(scene: Scene, found: Found) -> Story:
        return story(id, result(scene), [Step(f"tell.{id}", counts(scene, found.seat))])

    return lesson(id, clauses, *ANY, clearest(look), tell, deals, **more)


def _missed(scene: Scene, seat: int, declarers: Any, others: Any) -> int | None:
    """HP-19: declarer's pair shows melds, takes tricks, and still makes less than it bid."""
    total, shown, points = (declarers[name] for name in ("total", "shown", "points"))
    short = scene.claims["contract"] - total
    missed = short > 0 and declarers["taken"] and shown and total == shown + points
    return 3 * abs(short - 2) + 5 * (shown < 5) + 10 * (points < 4) if missed else None


def _no_trick(scene: Scene, seat: int, declarers: Any, others: Any) -> int | None:
    """HP-20, HP-21: declarer's pair showed melds and takes no trick at all."""
    bid = scene.claims["contract"]
    lost = not declarers["taken"] and declarers["score"] == -bid
    return 20 * (declarers["shown"] in (0, bid)) if lost else None


def _meld_lost(scene: Scene, seat: int, declarers: Any, others: Any) -> int | None:
    """HP-13, HP-25: the pair that is not declarer's showed melds and takes no trick; one would have done."""
    lost = others["shown"] and not others["taken"] and scene.ruleset["meld_needs"] == "pair"
    return 2 * abs(others["shown"] - 8) if lost else None


def _partner_secures(scene: Scene, seat: int, declarers: Any, others: Any) -> int | None:
    """HP-25: a player showed melds and took no trick; the partner, who showed none, took one or more."""
    shown, taken, mate = scene.hand.meld_points, scene.claims["tricks_won"], seat ^ 2
    mine = declarers if seat in declarers["pair"] else others
    secured = shown[seat] and not taken[seat] and taken[mate] and not shown[mate]
    counts = mine["score"] > 0 and mine["total"] == mine["shown"] + mine["points"]
    return 5 * abs(taken[mate] - 2) + 10 * (mine is declarers) if secured and counts else None


def _tied(scene: Scene, seat: int, declarers: Any, others: Any) -> int | None:
    """HP-23, HP-24: both pairs end a game with the same total."""
    return 0 if len(scene.claims.get("winners", ())) == 2 else None


LIKED = {"must-ruff": 2, "must-overruff": 1, "under-ruff": 1, "no-suit-no-trump": 3}
"""What a whole deal should have in it, and how often."""


def _whole_hand(scene: Scene) -> Found | None:
    """A deal of middling length with something of everything, whose every decision good sense agrees with."""
    if scene.claims["declarer"] is None or not all(turn.sound for turn in scene.turns):
        return None
    reasons = [play.reason.code for trick in tricks(scene) for play in trick.off_suit]
    missing = sum(max(0, wanted - reasons.count(code)) for code, wanted in LIKED.items())
    melds = {meld["meld"] for found in scene.claims["melds"] for meld in found}
    clarity = 100 - 6 * missing - 2 * max(0, len(reasons) - 14) - 4 * abs(len(scene.did("call", "pass")) - 8)
    clarity -= 4 * abs(len(melds) - 5) + 5 * (not any(trick.twin for trick in tricks(scene)))
    return Found(clarity - 20 * (sides(scene)[0]["score"] < 0))


# --- deals made on purpose for what hardly ever comes about: declarer's pair takes no trick (HP-20)


def _powerless(ruleset: Ruleset, seed: int) -> Iterator[Setup]:
    """Give deals in which seats 1 and 3 get low cards, the others high ones, if each goes to who is in turn."""
    for index in count():
        setup = run.deal(GAME, ruleset, seed, index)
        high, low = ([card for card in setup["stock"] if (card[0] in "9JQ") == few] for few in (False, True))
        stock = [(high, low)[(turn + i) % 2].pop() for turn in range(HAND) for i in range(PLAYERS)]
        yield {**setup, "stock": stock}


def _reckless(setup: Setup) -> Iterator[Action]:
    """HP-04 … HP-06: give each card to who is in turn; then seat 1 bids all the same, and names trump."""
    for at, card in enumerate(setup["stock"]):
        turn, place = divmod(at, PLAYERS)
        seat = (setup["start"] + turn + place) % PLAYERS
        yield {"do": "take" if place else "keep", "seat": seat, "card": card}
    yield {"do": "call", "seat": 1, "points": 20}
    yield from ({"do": "pass", "seat": seat} for seat in (2, 3, 0))
    yield {"do": "trump", "seat": 1, "suit": "H"}


WHOLE = "HP-01 HP-02 HP-05 HP-06 HP-07 HP-14 HP-18"

LESSONS = (
    lesson("hand-making", "HP-04 HP-05", *ANY, _hand_making, _tell_making, 1000),
    lesson("all-pass", "HP-07", {"min_bid": 24}, ANY[1], _all_pass, _tell_passes, 1000),  # at 1 somebody bids
    _melds("meld-run", "HP-08 HP-10", ("run", 1, None)),
    _melds("run-extra-marriage", "HP-08 HP-11", ("royal-marriage", 1, None), ("run", 1, None)),
    _melds("meld-aces", "HP-08 HP-09", ("aces", 1, None)),
    _melds("double-pinochle", "HP-08 HP-09", ("pinochle", 2, None)),
    _melds("shared-card", "HP-12", ("marriage", 1, "S"), ("pinochle", 1, None), ("queens", 1, None), card="QS"),
    _trick("ten-beats-king", "HP-17", _ten_beats_king),
    _duty("need-not-beat", "HP-26", "must-follow", _need_not_beat),
    _duty("refused-ruff", "HP-15", "must-ruff", _refused_ruff),
    _duty("refused-overruff", "HP-15 HP-16", "must-overruff", _refused_overruff),
    _duty("under-ruff", "HP-15", "under-ruff", _under_ruff),
    _trick("identical-cards", "HP-16", _identical_cards),
    _count("contract-missed", "HP-19", _missed),
    _count("no-trick", "HP-20 HP-21", _no_trick, construct=_powerless, begin=_reckless),
    _count("meld-lost", "HP-13", _meld_lost),
    _count("partner-secures", "HP-13 HP-25", _partner_secures),
    _count("tied-game", "HP-23 HP-24", _tied, 200, games=True),
    lesson("whole-hand", WHOLE, *ANY, _whole_hand, whole, 300),
)
"""In the order of the rulebook."""


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give what the rulebook may ask of the engine: numbers, lists and the rulings in force.

    ``meld_points``: by the name of a meld what one and two of it are worth; ``unseen``: cards of a hand that
    nobody saw being taken, ``public`` the others. Ranks are as printed; the source has the ``listed_order``.
    """
    (each,) = {trick_points([card], last=False) for card in PACK.codes} - {0}
    last, unseen = trick_points([], last=True), len(PACK.codes) // DRAW // PLAYERS
    orders = ruleset["rank_order"], ORDERS[1]
    order, listed = (["10" if rank == "T" else rank for rank in one] for one in orders)
    return {
        **{name: ruleset[name] for name in ("min_bid", "extra_marriage_with_run", "meld_needs", "must_head")},
        "players": PLAYERS,
        "cards_used": len(PACK.codes),
        "hand_size": HAND,
        "deals": DEALS,
        "tricks_per_deal": TRICKS,
        "points_per_counter": each,
        "last_trick_points": last,
        "trick_points": trick_points(PACK.codes, last=False) + last,
        "meld_points": {name: list(values) for name, values in VALUES.items()},
        "unseen": unseen,
        "rank_order": order,
        "listed_order": listed,
    }
