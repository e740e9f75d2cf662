"""The lessons of Sorcerer: what each shows, in which deals it is looked for, who judges, who tells.

A judge gives the clearest place where a deal shows its lesson, or None, and asks for everything that the
telling will say. Clarity starts at 100; each thing that would distract a reader takes something off. What the
phrases are filled with stands at the head of templates/sorcerer/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from printkit.games.sorcerer import game
from printkit.games.sorcerer.game import ORDER, PACK, PLAYERS, SEATS, SIDES, TRICKS, TRUMP, points, takes
from printkit.games.sorcerer.lessons.scene import Trick, puzzles, remarks, scores, table, tricks
from printkit.rules.game import Ruleset, Setup
from printkit.rules.lesson import Found, Grid, Lesson, Scene, Step, Story, clearest, lesson
from printkit.rules.scene import Play, by_suit, height
from printkit.rules.telling import MOST_REMARKS, cards, head, number, played, story

__all__ = ["LESSONS", "facts", "puzzles", "whole"]

EARLY = 7
"""A lesson about one trick looks at so many of a deal's: later ones need too much to be told."""


def _wants(setup: Setup) -> bool:
    """Tell whether two players have a joker each: only one without another choice plays both to a trick."""
    return len({seat % 3 for seat, hand in enumerate(setup["hands"]) for card in hand if card[0] == "R"}) == 2


def _lesson(id: str, clauses: str, judge: Any, tell: Any, deals: int = 130) -> Lesson:
    """Give a lesson that is looked for in whole games, so that dealers differ."""
    return lesson(id, clauses, {"players": 3}, _wants, judge, tell, deals, True)


def _trick(id: str, clauses: str, off: Callable[[Trick, Play], int | None], deals: int = 130) -> Lesson:
    """Give a lesson about a play; ``off``: what distracts in it and its trick, None where it is not shown."""

    def look(scene: Scene) -> Iterator[Found]:
        for trick in tricks(scene)[:EARLY]:
            for play in trick.plays:
                less = off(trick, play)
                if less is not None:
                    forced = sum(len(one.legal) == 1 for one in trick.plays[1:])
                    yield Found(100 - 8 * (trick.number - 1) - 5 * forced - less, trick.number, play.seat)

    def tell(scene: Scene, found: Found) -> Story:
        trick = tricks(scene)[found.trick - 1]
        play = trick.by(found.seat)
        facts = {
            "order": [one.seat for one in trick.plays],
            "seat": play.seat,
            "card": play.card,
            "follow": [card for card in play.legal if card[-1] == trick.suit],
            "best": play.turn.best and play.turn.best[1],
            "winner": trick.winner,
            "won": trick.best.card,
            "before": tricks(scene)[found.trick - 2].best.card,
        }
        return story(id, table(trick, scene, play), [Step(f"tell.{id}", facts)])

    return _lesson(id, clauses, clearest(look), tell, deals)


def _plain(trick: Trick) -> bool:
    """Tell whether everybody follows a lead that is no spade, and nobody plays a joker."""
    return trick.suit not in (None, TRUMP) and not trick.jokers and not trick.off_suit


def _player_leads(trick: Trick, play: Play) -> int | None:
    """SO-05, SO-07, SO-08: a player leads the first trick, all follow, and an ace wins."""
    if play.turn.best or trick.number > 1 or not _plain(trick) or trick.best.card[0] != "A":
        return None
    return 20 * (trick.winner % PLAYERS == play.seat)


def _dummy_leads(trick: Trick, play: Play) -> int | None:
    """SO-08, SO-15: a dummy has won a trick and leads the next; its owner wins it from the hand."""
    if play.turn.best or play.seat < PLAYERS or not _plain(trick) or trick.winner != play.seat % PLAYERS:
        return None
    return 20 * (play.thinking is None or trick.best.thinking is None)


def _joker_able(trick: Trick, play: Play) -> int | None:
    """SO-02, SO-06, SO-09: a joker is played by one who could follow, but not beat the best card; it wins."""
    if play.reason.code != "follow-or-joker" or not play.thinking or trick.jokers != [play] or trick.off_suit:
        return None
    best = play.to_beat[1]
    if trick.suit == TRUMP or any(takes(card, best) for card in play.legal if card not in PACK.jokers):
        return None
    return 20 * (play.seat >= PLAYERS) + 10 * (best[0] != "A")


def _ducks(play: Play) -> bool:
    """Tell whether one who has the tricks that it bid, and no more, gets out of another."""
    return play.thinking is not None and play.code == "duck" and play.thinking.facts["need"] == 0


def _two_jokers(trick: Trick, play: Play) -> int | None:
    """SO-09: both jokers fall in one trick, neither led; who wants no more tricks gets rid of the second."""
    if trick.suit is None or trick.jokers[1:] != [play] or not _ducks(play) or len(play.legal) == 1:
        return None
    return 10 * len(trick.off_suit) + 10 * ((play.seat - trick.winner) % PLAYERS == 0)


def _joker_led(trick: Trick, play: Play) -> int | None:
    """SO-10: a joker is led; one who has its tricks gets rid of a high card, and a spade loses, too."""
    spades = any(one.suit == TRUMP for one in trick.plays)
    if trick.suit is not None or not _ducks(play) or height(play.card) < height("QS") or not spades:
        return None
    return 10 * (play.suit != TRUMP) + 10 * (play.seat >= PLAYERS) + 20 * (len(trick.jokers) > 1)


def _bid(scene: Scene) -> Found | None:
    """SO-04, SO-16: the first bid, a card of hand or dummy a trick, and made; all bids are not nine in sum.

    Somebody bids 0 for a dummy or a hand.
    """
    first, made = scene.turns[0], scores(scene)
    seat, bids = first.action["seat"], [bid for bid, _, _ in made]
    hand, dummy = (first.thinking.facts[key] for key in ("hand_cards", "dummy_cards"))
    exact = all(made[one][0] == made[one][1] for one in (seat, seat + PLAYERS))
    alike = (len(hand), len(dummy)) == (bids[seat], bids[seat + PLAYERS])
    if not (first.sound and exact and alike and hand and dummy and 0 in bids) or sum(bids) == TRICKS:
        return None
    return Found(100 - 5 * abs(first.thinking.facts["plays"] - 4), 0, seat)


def _scored_deal(scene: Scene) -> Found | None:
    """SO-12 to SO-14: a hand and a dummy are exact, not at 0, others over and under; then two share the win."""
    made, winners = scores(scene), scene.claims.get("winners", ())
    off = [won - bid for bid, won, _ in made]
    exact = [seat for seat, (bid, won, _) in enumerate(made) if bid == won > 0]
    if len(winners) != 2 or min(off) >= 0 or max(off) <= 0 or not exact or not exact[0] < PLAYERS <= exact[-1]:
        return None
    clarity = 100 - 10 * (made[exact[0]][1] < 2) - 10 * (exact[0] == exact[-1] % PLAYERS)
    return Found(clarity - 10 * (max(off) < 2 and min(off) > -2) - 5 * (exact[0] not in winners), 0, exact[0])


def _whole_hand(scene: Scene) -> Found | None:
    """A deal that shows much of the game: leads by hands and dummies, both jokers, a ruff, enough to remark.

    All of it is played with sense, and no trick is taken that nobody wants.
    """
    all_of, told = tricks(scene), remarks(scene)
    codes = {play.code for trick in all_of for play in trick.plays}
    vain = [t for t in all_of if t.leader.code in ("lead-lose", "lead-wait") and t.winner == t.leader.seat]
    if vain or codes & {"", "take", "duck-try", "lead-take"} or len(told) < MOST_REMARKS:
        return None
    leaders = {trick.leader.seat for trick in all_of}
    ruffs = [trick for trick in all_of if trick.suit and trick.best in trick.off_suit]
    jokers = [trick for trick in all_of if trick.best.card in PACK.jokers]
    if not leaders > {0, 1, 2} or not ruffs or len(jokers) != 2:
        return None
    exact = sum(bid == won for bid, won, _ in scores(scene))
    return Found(100 - 10 * abs(exact - 4) - 5 * (told[0].facts["trick"] > EARLY), 0, 0)


IN_TURN = (0, 3, 1, 4, 2, 5)  # every player's hand and dummy side by side


def _seat(which: int) -> Step:
    return Step(f"words.seat-{which}")


def _tell_bid(scene: Scene, found: Found) -> Story:
    """SO-04, SO-16: tell what the first bidder sees and bids; both bids are exact in the end."""
    rows = tuple((_seat(seat), cards(by_suit(scene.setup["hands"][seat]))) for seat in SIDES[found.seat])
    facts = {**scene.turns[0].thinking.facts, "seat": found.seat}
    return story("bid", Grid("ll", head("seat", "cards"), rows), [Step("tell.bid", facts)])


def _tell_scored(scene: Scene, found: Found) -> Story:
    """SO-12 to SO-14: tell what hands and dummies score with exact bids and with others, and who wins."""
    made, claims = scores(scene), scene.claims
    facts = {"winners": claims["winners"], "total": max(claims["scores_after"])}
    rows = tuple((_seat(seat), *map(number, made[seat])) for seat in IN_TURN)
    grid = Grid("lrrr", head("seat", "bid", "won", "points"), rows)
    return story("scored-deal", grid, [Step("tell.scored-deal", facts)])


def whole(scene: Scene, found: Found | None = None) -> Story:
    """Tell any deal as a table of its tricks with bids and points, and what is worth a remark."""
    rows = []
    for trick in tricks(scene):
        row = {play.seat: played(trick, play) for play in trick.plays}
        rows.append((number(trick.number), *(row.get(seat, Step("words.idle")) for seat in IN_TURN)))
    made = scores(scene)
    for at, word in enumerate(("bid", "won", "points")):
        rows.append((*head(word), *(number(made[seat][at]) for seat in IN_TURN)))
    grid = Grid("c" + "l" * SEATS, (*head("trick"), *map(_seat, IN_TURN)), tuple(rows))
    words = Step("tell.whole-hand", {"dealer": scene.setup["dealer"]})
    won, after = scene.claims.get("winners", ()), scene.claims["scores_after"]
    over = [[Step("tell.game-won", {"winners": won, "after": after})]] if won else []
    return story("whole-hand", [words], grid, *([step] for step in remarks(scene)), *over)


LESSONS = (
    _lesson("bid", "SO-03 SO-04 SO-16", _bid, _tell_bid),
    _trick("player-leads", "SO-02 SO-05 SO-07 SO-08", _player_leads),
    _trick("dummy-leads", "SO-08 SO-15", _dummy_leads),
    _trick("joker-able", "SO-02 SO-06 SO-09", _joker_able),
    _trick("two-jokers", "SO-09", _two_jokers, 330),
    _trick("joker-led", "SO-10", _joker_led, 400),
    _lesson("scored-deal", "SO-12 SO-13 SO-14", _scored_deal, _tell_scored, 600),
    _lesson("whole-hand", "SO-01 SO-03 SO-04 SO-06 SO-07 SO-11", _whole_hand, whole, 200),
)
"""In the order of the rulebook."""


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists.

    ``order``: the seats of a trick in turn, by the seat that leads; 0 to 2 are the hands, 3 to 5 their dummies.
    ``hand_points``, ``dummy_points``: what an exact bid of 0, 1, 2… scores. Ranks are as printed.
    """
    tricks = range(game.TRICKS + 1)
    return {
        "players": PLAYERS,
        "pack": len(PACK.codes),
        "hand_size": game.HAND,
        "tricks_per_deal": game.TRICKS,
        "deals": game.DEALS,
        "most_bid": game.MOST_BID,
        "rank_order": ["10" if rank == "T" else rank for rank in reversed(PACK.ranks)],
        "trump": game.TRUMP,
        "order": [list(seats) for seats in ORDER],
        "hand_points": [points(0, won, won) for won in tricks],
        "dummy_points": [points(PLAYERS, won, won) for won in tricks],
        "lost_per_trick": -points(0, 1, 0),
    }
