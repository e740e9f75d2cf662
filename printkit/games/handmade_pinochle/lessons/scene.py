"""A deal of Handmade Pinochle as its lessons look at it: turns, tricks, tables, pictures, puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any

from printkit.games.handmade_pinochle.game import ABOVE, TRICKS, trick_points
from printkit.games.handmade_pinochle.game.making import ALL_POINTS, DRAW, PAIRS, PLAYERS
from printkit.games.handmade_pinochle.game.melds import MELDS, PACK, found, shown
from printkit.rules import scene as base
from printkit.rules.lesson import Drawing, Found, Grid, Scene, Step, Story, Turn
from printkit.rules.scene import Grade, Play, Puzzle, ask_may_play, ask_who_wins, picture
from printkit.rules.telling import cards, head, holding, number, pairs, seat, story, trick_table


class Trick(base.Trick):
    """A trick."""

    __slots__ = ()

    @property
    def points(self) -> int:
        """HP-14: what it is worth."""
        return trick_points([play.card for play in self.plays], self.number == TRICKS)

    @property
    def twin(self) -> Play | None:
        """HP-16: the later play of the card that wins, if there is one."""
        return next((one for one in self.plays if one.card == self.best.card and one is not self.best), None)


def by_suit(scene: Scene, cards: Iterable[str]) -> tuple[str, ...]:
    """Sort as players hold cards: by suit, high to low (HP-17)."""
    above = ABOVE[scene.ruleset["rank_order"]]
    return tuple(sorted(cards, key=lambda card: ("SHCD".index(card[1]), above[card].bit_count())))


tricks = base.tricks_as(Trick, by_suit)
"""Gives the tricks of a deal."""


def makings(scene: Scene) -> list[list[Turn]]:
    """HP-04: give the turns of hand-making, each as four decisions, of which the first is what was kept."""
    picks = scene.did("keep", "take")
    return [picks[at : at + DRAW] for at in range(0, len(picks), DRAW)]


def made_with(turn: Turn) -> set[str]:
    """HP-08: give the cards with which a card that is kept makes melds, whatever is trump."""
    card: str = turn.action["card"]
    hand = sum(PACK.bits[one] for one in turn.held)
    new = {*found(hand + PACK.bits[card], MELDS[card[1]])} - {*found(hand, MELDS[card[1]])}
    return {one for meld, _ in new for one in meld.cards} - {card}


def melds_of(scene: Scene, seat: int) -> list[dict[str, Any]]:
    """HP-08: give a seat's melds, dearest first."""
    return sorted(scene.claims["melds"][seat], key=lambda meld: (-meld["points"], meld["meld"]))


def meld_cards(scene: Scene, seat: int) -> tuple[str, ...]:
    """HP-13: give the cards with which a seat shows its melds, a card that it needs twice twice."""
    laid = shown(scene.hand.melds[seat])
    return by_suit(scene, (code for code, card in PACK.ints.items() for _ in range(laid >> card & 3)))


# --- tables and pictures

NONE = Step("words.none")


def drafted(scene: Scene) -> Grid:
    """HP-04, HP-05: give hand-making as a table: what each seat got, turn by turn; what was kept is marked."""
    rows = []
    for at, picks in enumerate(makings(scene), 1):
        got = sorted((turn.action["seat"], turn.action["card"], turn.action["do"] == "keep") for turn in picks)
        rows.append((number(at), *(Step("say.got", {"card": card, "kept": kept}) for _, card, kept in got)))
    return Grid("cllll", (*head("turn"), *map(seat, range(4))), tuple(rows))


def auction(scene: Scene) -> Grid:
    """HP-06, HP-07: give the auction as a table, a row a round, from the starting player's left."""
    seats = [(scene.setup["start"] + 1 + i) % 4 for i in range(4)]
    said: dict[int, list[Step]] = {who: [] for who in seats}
    for call in (turn.action for turn in scene.did("call", "pass")):
        said[call["seat"]].append(number(call["points"]) if call["do"] == "call" else Step("words.pass"))
    return Grid("cccc", tuple(map(seat, seats)), tuple(zip_longest(*said.values(), fillvalue=NONE)))


def hands(scene: Scene) -> Grid:
    """HP-05, HP-13: give the hands and their melds as a table."""
    rows = []
    for who, hand in enumerate(scene.claims["hands"]):
        points, told = scene.hand.meld_points[who], Step("say.melds", {"melds": melds_of(scene, who)})
        rows.append((seat(who), cards(by_suit(scene, hand)), told if points else NONE, number(points)))
    return Grid("cllr", head("player", "hand", "melds", "points"), tuple(rows))


def sides(scene: Scene) -> list[dict[str, Any]]:
    """HP-13, HP-18 … HP-21: give what declarer's pair came to, and the other, as phrases take it."""
    claims, first = scene.claims, scene.claims["declarer"] % 2
    return [
        {
            "pair": list(PAIRS[pair]),
            "shown": claims["meld_points"][pair],
            "taken": sum(claims["tricks_won"][seat] for seat in PAIRS[pair]),
            "points": claims["trick_points"][pair],
            "total": scene.hand.count(pair).total,
            "score": claims["score"][pair],
        }
        for pair in (first, 1 - first)
    ]


def counts(scene: Scene, seat: int) -> dict[str, Any]:
    """Give what the phrases about the count are filled with; ``seat``: the player whom they tell of."""
    claims, (declarers, others) = scene.claims, sides(scene)
    return {
        "bid": claims["contract"],
        "hand_no": scene.setup["hand_no"],
        "over": claims["game_over"],
        "after": list(claims["scores_after"]),
        "winners": [list(PAIRS[pair]) for pair in claims.get("winners", ())],
        "declarers": declarers,
        "others": others,
        "seat": seat,
        "mate": seat ^ 2,
        "shown": scene.hand.meld_points[seat],
        "taken": claims["tricks_won"][seat ^ 2],
    }


def result(scene: Scene) -> Grid:
    """HP-13, HP-14, HP-18: give what the deal came to as a table, declarer's pair first."""
    rows = []
    for bid, side in zip((number(scene.claims["contract"]), NONE), sides(scene), strict=True):
        figures = (number(side[name]) for name in ("shown", "taken", "points"))
        pair, score = Step("say.pair", {"pair": side["pair"]}), Step("say.score", {"number": side["score"]})
        rows.append((pair, bid, *figures, score))
    return Grid("lrrrrr", head("pair", "bid", "melds", "taken", "trick-points", "score"), tuple(rows))


def table(scene: Scene, trick: Trick, about: Play | None = None, *, asked: bool = False) -> Drawing:
    """Give the trick on the table.

    ``about``: as it was before this play, with the hand of that player, whose legal cards are bright;
    ``asked``: it is not told who has won, or which cards are legal.
    """
    trump, seen = scene.hand.trump, trick.upto(about) if about else trick
    winner = None if about or asked else trick.winner
    alt = Step("alt.trick", {"trump": trump, "plays": pairs(seen.plays), "winner": winner})
    drawn = picture(scene, seen, alt, trump, about, team="0,2")
    return holding(drawn, about, asked) if about else drawn


def remarks(scene: Scene) -> list[Step]:
    """Tell of the first lead, not of an ace, that no opponent can beat, and of what settles the bid."""
    steps: dict[str, Step] = {}
    points, taken, bid, side = [0, 0], False, scene.claims["contract"], sides(scene)[0]
    for trick in tricks(scene):
        lead, facts = trick.leader, {"trick": trick.number, "suit": trick.suit}
        if trick.number < TRICKS and lead.card[0] != "A" and lead.code == "lead-sure":
            sure = {**facts, "seat": lead.seat, "card": lead.card, "trump": scene.hand.trump}
            steps.setdefault("sure", Step("remark.sure", sure))
        ours = trick.winner in side["pair"]
        taken |= ours
        points[ours] += trick.points
        now, most = side["shown"] + points[True] if taken else 0, side["shown"] + ALL_POINTS - points[False]
        if trick.number == TRICKS:
            most = now
        if scene.ruleset["meld_needs"] == "pair" and (now >= bid or most < bid):
            code, reached = ("made", now) if now >= bid else ("missed", most)
            settled = {**facts, "pair": side["pair"], "bid": bid, "points": reached}
            steps.setdefault("bid", Step(f"remark.{code}", settled))
    return list(steps.values())


def whole(scene: Scene, found: Found | None = None) -> Story:
    """Tell a deal by tables: hand-making, the auction, hands and melds, the tricks with remarks, the count."""
    setup, claims = scene.setup, scene.claims
    start = {"start": setup["start"], "hand_no": setup["hand_no"], "scores": list(setup["scores_before"])}
    begin = ([Step("say.deal", start)], drafted(scene), [Step("say.bids", start)], auction(scene))
    if claims["declarer"] is None:
        return story("whole-hand", *begin, [Step("say.thrown-in", start)])
    bid, melds, any_trick = claims["contract"], sides(scene)[0]["shown"], scene.ruleset["meld_needs"] == "pair"
    facts = {"seat": claims["declarer"], "bid": bid, "trump": scene.hand.trump, "shown": melds}
    return story(
        "whole-hand",
        *begin,
        [Step("say.declarer", {**facts, "need": max(0, bid - melds) if any_trick else None})],
        hands(scene),
        [Step("say.tricks")],
        trick_table(tricks(scene), PLAYERS, [trick.points for trick in tricks(scene)]),
        *([step] for step in remarks(scene)),
        result(scene),
        [Step("tell.whole-hand", counts(scene, claims["declarer"]))],
    )


# --- puzzles

MAY_PLAY: dict[str, Grade] = {
    **dict.fromkeys(["must-follow", "no-suit"], 1),
    **dict.fromkeys(["must-head", "must-ruff", "no-suit-no-trump"], 2),
    **dict.fromkeys(["must-overruff", "under-ruff"], 3),
}
"""HP-15, HP-26: harder where one cannot follow, and where someone has ruffed."""
FEWEST, MOST = 3, 8
"""Cards of a hand that is asked about: enough for a choice, few enough for a small figure."""


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Ask for legal cards and winners; harder where trumps were played, hardest where a card beat its twin."""
    for trick in tricks(scene):
        for play in trick.plays[1:]:
            if FEWEST <= len(play.held) <= MOST:
                yield ask_may_play(play, table(scene, trick, play, asked=True), MAY_PLAY[play.reason.code])
        facts = {"seat": trick.winner, "card": trick.best.card, "suit": trick.suit}
        answer = Step("reply.won-trump" if trick.best.suit == scene.hand.trump else "reply.won-suit", facts)
        if trick.twin:
            answer = Step("reply.won-first", {**facts, "other": trick.twin.seat})
        ruffs = sum("ruff" in play.reason.code for play in trick.plays)
        grade: Grade = 3 if trick.twin or ruffs > 1 else 2 if ruffs else 1
        yield ask_who_wins(trick, table(scene, trick, asked=True), grade, (answer,), f"{answer.code} {ruffs}")
