"""The lessons of Twin Shoot and its puzzles: what a hand shows, who judges it, how it is told and asked.

A judge gives the clearest place where a hand shows its lesson, or None, and asks for everything that the
telling will say. Clarity starts at 100; each thing that would distract a reader takes something off. What the
phrases are filled with stands at the head of templates/twin-shoot/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from printkit.games.twin_shoot.game import rules
from printkit.games.twin_shoot.game.rules import FOLLOWS, GOAL, NONE, PACK, RANK, SUIT
from printkit.games.twin_shoot.lessons.scene import (
    Result,
    Trick,
    beaten,
    bid_table,
    by_suit,
    remarks,
    score_table,
    table,
    tricks,
)
from printkit.games.twin_shoot.policy import OVER_RANK, OVER_SUIT
from printkit.rules.lesson import Drawing, Found, Lesson, Scene, Step, Story, clearest, lesson
from printkit.rules.puzzle import Grade, Puzzle
from printkit.rules.scene import Play, ask, ask_may_play, ask_who_wins, height
from printkit.rules.telling import story, trick_table

# --- lessons on tricks


def _lesson(id: str, clauses: str, judge: Any, tell: Any, players: int = 4, games: bool = False) -> Lesson:
    """Give a lesson that any deal may show; ``games``: it comes in the midst or at the end of a game."""
    deals = 300 if games else 1_000
    return lesson(id, clauses, {"players": players}, lambda setup: True, judge, tell, deals, games)


Sight = tuple[Play, int] | None
"""Whom of a trick a lesson is about, and how much distracts in it; None where it is not shown."""


def _trick(id: str, clauses: str, see: Callable[[Trick], Sight], hand: bool = False) -> Lesson:
    """Give a lesson that any trick may show; ``hand``: with the cards of the player whom it is about."""

    def look(scene: Scene) -> Iterator[Found]:
        for trick in tricks(scene):
            if sight := see(trick):
                yield Found(100 - sight[1], trick.number, sight[0].seat)

    def tell(scene: Scene, found: Found) -> Story:
        trick = tricks(scene)[found.trick - 1]
        play = next(play for play in trick.plays if play.seat == found.seat)
        over = OVER_SUIT if trick.follow == SUIT else OVER_RANK
        safe = not beaten(scene, play, over[play.card])
        facts = {**play.facts, **trick.facts, "card": play.card, "safe": safe}
        return story(id, table(trick, scene, play if hand else None), [Step(f"tell.{id}", facts)])

    return _lesson(id, clauses, clearest(look), tell)


def _set_by_partner(trick: Trick, follow: str) -> bool:
    return trick.follow == follow and trick.set_at == 1 and trick.best is not trick.leader


def _suit_follow(trick: Trick) -> Sight:
    """TS-17, TS-19, TS-21: the partner sets suit follow; a card of the led rank and a higher suit is late."""
    late = [play for play in trick.plays[2:] if play.card[0] == trick.rank]
    if not _set_by_partner(trick, SUIT) or [play.reason.code for play in late] != ["no-suit"]:
        return None
    higher = PACK.ints[late[0].card] > PACK.ints[trick.leader.card]
    return (late[0], trick.number + 5 * (trick.off + (trick.best is trick.plays[1]))) if higher else None


def _rank_follow(trick: Trick) -> Sight:
    """TS-18, TS-22: under rank follow one who holds the led suit must play the rank, and a higher suit wins."""
    bound = [play for play in trick.plays[2:] if play.reason.facts.get("freed")]
    if not _set_by_partner(trick, RANK) or [len(play.legal) for play in bound] != [1]:
        return None
    freed = bound[0].reason.facts["freed"]
    tempted = any(height(card) > height(bound[0].card) for card in freed)
    return bound[0], 3 * trick.number + 5 * (2 * trick.off + len(freed) - tempted)


def _next_sets(trick: Trick) -> Sight:
    """TS-16, TS-20: the partner holds neither suit nor rank, and the next player has both to choose from."""
    play = trick.plays[2]
    if trick.set_at != 2 or not play.reason.facts["suits"] or not play.reason.facts["ranks"]:
        return None
    return play, trick.number + 5 * (trick.off + len(play.legal))


def _nobody_sets(trick: Trick) -> Sight:
    """TS-23: nobody holds the led suit or the led rank; the leader wins over cards of higher rank."""
    over = sum(height(play.card) > height(trick.leader.card) for play in trick.plays)
    return (trick.leader, max(4, trick.number) - 5 * (over > 1)) if trick.follow == NONE and over else None


@clearest
def _directions(scene: Scene) -> Iterator[Found]:
    """TS-15, TS-24: an even seat leads and an odd seat wins, so the next trick goes the other way."""
    for trick, following in pairwise(tricks(scene)):
        if trick.leader.seat % 2 == 0 and trick.winner % 2:
            odd = trick.off + following.off + (trick.follow, following.follow).count(RANK)
            yield Found(100 - trick.number - 5 * odd, trick.number, trick.winner)


def _tell_directions(scene: Scene, found: Found) -> Story:
    trick, following = tricks(scene)[found.trick - 1 : found.trick + 1]
    facts = {**trick.facts, "second": following.plays[1].seat}
    return story("directions", table(trick, scene), table(following, scene), [Step("tell.directions", facts)])


# --- lessons on scores, and on the course of a game


def _scored(
    id: str,
    clauses: str,
    weigh: Callable[[Result], tuple[int, int] | None],
    players: int = 4,
    games: bool = True,
) -> Lesson:
    """Give a lesson on a score; ``weigh``: a seat of the team it is about, and how much distracts, or None."""

    def judge(scene: Scene) -> Found | None:
        sight = weigh(Result(scene))
        return Found(100 - sight[1], 0, sight[0]) if sight else None

    def tell(scene: Scene, found: Found) -> Story:
        result = Result(scene)
        team = result.teams[found.seat // 2]
        facts = {
            "team": team,
            "others": [other for other in result.teams if other != team],
            "misses": [result.bids[seat] for seat in result.missed if seat in team],
            "hits": [seat for seat in team if seat not in result.missed],
            "scores": result.claims["score"],
            "after": result.claims["scores_after"],
            "bonus": rules.OVERHEAD,
            "missed": rules.MISSED,
            "shoot": rules.SHOOT,
        }
        return story(id, bid_table(result), score_table(result), [Step(f"tell.{id}", facts)])

    return _lesson(id, clauses, judge, tell, players, games)


def _scored_hand(result: Result) -> tuple[int, int] | None:
    """TS-25: one team has a twin shoot, the other a shoot, and nobody opened."""
    bids, won = result.claims["bids"], result.claims["tricks_won"]
    if result.opened is not None or len(result.missed) != 1:
        return None
    odd = (result.missed[0] < 2) + (len(set(bids)) < 3) + (not min(won))
    return result.missed[0], 5 * odd + 3 * sum(one["follow"] == NONE for one in result.claims["tricks"])


def _overhead(misses: int) -> Callable[[Result], tuple[int, int] | None]:
    """TS-25, TS-26: of a team that opened so many miss; and the game goes on."""

    def weigh(result: Result) -> tuple[int, int] | None:
        if result.opened is None or result.claims["game_over"]:
            return None
        first = 2 * result.opened
        gone = [seat for seat in result.missed if seat // 2 == result.opened]
        one, other = result.claims["bids"][first : first + 2]
        others = len(result.missed) - len(gone)
        odd = (one == other) + (not min(one, other)) + (others != 1 if misses else not others)
        return ((*gone, first)[0], 5 * odd) if len(gone) == misses else None

    return weigh


def _game_end(result: Result) -> tuple[int, int] | None:
    """TS-28: both teams reach the mark in one hand, best by little; the one that was behind before it wins."""
    after, winners = result.claims["scores_after"], result.claims.get("winners", ())
    if result.opened is not None or min(after) < GOAL or len(winners) != 1:
        return None
    if result.before[winners[0]] == max(result.before):
        return None
    return 2 * winners[0], max(after) - GOAL + 5 * (len(result.missed) != 1)


def _opening_lead(scene: Scene) -> Found | None:
    """TS-27, TS-29: the second round of hands begins, and a left-hand member leads first."""
    setup, players = scene.setup, len(scene.setup["hands"])
    leader = setup["opening_leader"]
    second = setup["hand_no"] == players // 2 + 1 and setup["dealer"] == rules.dealer(players, leader)
    return Found(100, 1, leader) if second and not scene.claims["game_over"] else None


def _tell_opening_lead(scene: Scene, found: Found) -> Story:
    players, hand_no, teams = len(scene.setup["hands"]), scene.setup["hand_no"], len(scene.setup["hands"]) // 2
    first = [(hand, (found.seat // 2 + hand - hand_no) % teams) for hand in range(1, players + 1)]
    leads = [{"hand": hand, "seat": rules.opening_leader(players, hand, team)} for hand, team in first]
    hands = ",".join(str(one["hand"]) for one in sorted(leads, key=lambda one: one["seat"]))
    facts = {"hand": hand_no, "seat": found.seat, "partner": found.seat ^ 1, "dealer": scene.setup["dealer"]}
    drawing = Drawing("rounds", {"players": players, "hands": hands}, (Step("alt.rounds", {"leads": leads}),))
    return story("opening-lead", drawing, [Step("tell.opening-lead", facts)])


def _whole_hand(scene: Scene) -> Found | None:
    """A hand with all three kinds of trick, a miss, and something to remark at three turns."""
    follows, result = [trick.follow for trick in tricks(scene)], Result(scene)
    if set(follows) != {*FOLLOWS} or result.opened is not None:
        return None
    dull = 20 * (3 - len(remarks(scene))) + 5 * abs(len(result.missed) - 1) + 5 * (follows.count(RANK) < 3)
    return Found(100 - dull)


def whole(scene: Scene, found: Found | None = None) -> Story:
    """Tell a hand as a table of tricks, with remarks at the turns that matter."""
    said, played, result = ([step] for step in remarks(scene)), tricks(scene), Result(scene)
    follow = [Step(f"cell.{trick.follow}", {"suit": trick.suit, "rank": trick.rank}) for trick in played]
    hand = trick_table(played, len(result.bids), more={"follow": follow})
    return story("whole-hand", bid_table(result), hand, *said, score_table(result))


LESSONS = (
    _lesson("directions", "TS-15 TS-24", _directions, _tell_directions),
    _trick("suit-follow", "TS-04 TS-17 TS-19 TS-21", _suit_follow),
    _trick("rank-follow", "TS-05 TS-18 TS-22", _rank_follow, hand=True),
    _trick("next-sets", "TS-16 TS-20", _next_sets, hand=True),
    _trick("nobody-sets", "TS-23", _nobody_sets),
    _scored("scored-hand", "TS-02 TS-06 TS-11 TS-25", _scored_hand, games=False),
    _scored("overhead-missed", "TS-26", _overhead(1)),
    _scored("overhead-missed-six", "TS-01 TS-26", _overhead(2), 6),
    _scored("overhead-made", "TS-13 TS-25", _overhead(0)),
    _lesson("opening-lead", "TS-27 TS-29", _opening_lead, _tell_opening_lead, 6, True),
    _scored("game-end", "TS-28", _game_end),
    _lesson("whole-hand", "TS-03 TS-08 TS-09 TS-13 TS-14", _whole_hand, whole),
)
"""In the order of the rulebook."""


# --- puzzles

FEWEST, MOST = 3, 7
"""Cards of a hand that is asked about: enough for a choice, few enough for a small figure."""


def puzzles(scene: Scene) -> Iterator[Puzzle]:
    """Give what might be asked about a hand."""
    for trick in tricks(scene):
        yield _who_next(scene, trick)
        for place, play in enumerate(trick.plays):
            if place and FEWEST <= len(play.held) <= MOST:
                yield _may_play(scene, trick, play, place)
        yield _who_wins(scene, trick)


def _who_next(scene: Scene, trick: Trick) -> Puzzle:
    """TS-15: ask who plays second; harder where that goes against the clock."""
    second, facts = trick.plays[1], trick.facts
    grade: Grade = 1 if facts["clockwise"] else 2
    shown, asked = table(trick, scene, upto=1, ask="next"), {"seat": facts["leader"], "card": facts["led"]}
    family, claim = f"{len(trick.plays)} {grade}", ("tricks", trick.number - 1, "seats", 1)
    return ask(scene, "who-next", grade, family, second.at, claim, shown, asked, {**facts, "seat": second.seat})


def _may_play(scene: Scene, trick: Trick, play: Play, place: int) -> Puzzle:
    """TS-16 … TS-18: ask for the legal cards; hardest where cards that match the lead need not be played."""
    shown = table(trick, scene, play, upto=place, ask="follow")
    hidden = Step("alt.holds", {"seat": play.seat, "hand": list(play.held)})
    code, freed = play.reason.code, bool(play.reason.facts.get("freed"))
    grade: Grade = 3 if freed else 1 if code in ("neither", "suit-follow") else 2
    made = ask_may_play(play, shown._replace(alt=(shown.alt[0], hidden)), grade)
    return made._replace(family=f"{code} {freed}")


def _who_wins(scene: Scene, trick: Trick) -> Puzzle:
    """TS-19, TS-21 … TS-23: ask for the winner; harder under rank follow, hardest where a card seems to win.

    That is where nobody matches the lead, or a card after the first that does matches it in the other way.
    """
    same = by_suit(play.card for play in trick.plays if play.card[0] == trick.rank)
    answer = Step(f"reply.won-{trick.follow}", {**trick.facts, "cards": list(same)})
    figure = table(trick, scene, upto=len(trick.plays), ask="follow")
    at, led = (0, trick.rank) if trick.follow == SUIT else (1, trick.suit)
    late = any(play.card[at] == led for play in trick.plays[trick.set_at + 1 :])
    grade: Grade = 3 if not trick.set_at or late else 1 if trick.follow == SUIT else 2
    return ask_who_wins(trick, figure, grade, (answer,), f"{trick.follow} {trick.best is trick.leader}")
