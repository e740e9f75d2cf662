"""The lessons of Twin Shoot, its puzzles and facts: what a hand shows, who judges it, how it is told and asked.

A judge gives the clearest place where a hand shows its lesson, or None, and asks for everything that the
telling will say. Clarity starts at 100; each thing that would distract a reader takes something off. What the
phrases are filled with stands at the head of templates/twin-shoot/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import combinations_with_replacement, pairwise
from typing import Any

from printkit.games.twin_shoot.game import rules
from printkit.games.twin_shoot.game.rules import FOLLOWS, GOAL, LOWEST, NONE, PACK, RANK, SUIT, TRICKS, USED
from printkit.games.twin_shoot.lessons.scene import Result, Trick, hidden, remarks, table, tables, tricks
from printkit.games.twin_shoot.policy import OVER_RANK, OVER_SUIT
from printkit.rules.game import Ruleset
from printkit.rules.lesson import Drawing, Found, Lesson, Scene, Step, Story, clearest, lesson
from printkit.rules.scene import Grade, Play, Puzzle, ask, ask_may_play, ask_who_wins, height
from printkit.rules.telling import story, trick_table

# --- lessons on tricks


def _lesson(id: str, clauses: str, judge: Any, tell: Any, players: int = 4, games: bool = False) -> Lesson:
    """Give a lesson that any deal may show; ``games``: it comes in the midst or at the end of a game."""
    deals = 300 if games else 1_000
    return lesson(id, clauses, {"players": players}, lambda setup: True, judge, tell, deals, games)


Sight = tuple[int, int] | None
"""Whose seat a lesson is about, and how much distracts from it; None where it is not shown."""


def _trick(id: str, clauses: str, see: Callable[[Trick], Sight], hand: bool = False) -> Lesson:
    """Give a lesson that any trick may show; ``hand``: with the cards of the player whom it is about."""

    def look(scene: Scene) -> Iterator[Found]:
        for trick in tricks(scene):
            if sight := see(trick):
                yield Found(100 - sight[1], trick.number, sight[0])

    def tell(scene: Scene, found: Found) -> Story:
        trick = tricks(scene)[found.trick - 1]
        play = trick.by(found.seat)
        over = (OVER_SUIT if trick.follow == SUIT else OVER_RANK)[play.card]
        safe = trick.best is play and not hidden(scene, play, over)
        facts = {**play.facts, **trick.facts, "card": play.card, "safe": safe}
        return story(id, table(trick, scene, play if hand else None), [Step(f"tell.{id}", facts)])

    return _lesson(id, clauses, clearest(look), tell)


def _suit_follow(trick: Trick) -> Sight:
    """TS-17, TS-19, TS-21: the partner sets suit follow; a card of the led rank and a higher suit is late."""
    late = [play for play in trick.plays[2:] if play.card[0] == trick.rank]
    if not trick.set_by_partner or [play.reason.code for play in late] != ["no-suit"]:
        return None
    odd = trick.off + (trick.best is trick.plays[1])
    higher = PACK.ints[late[0].card] > PACK.ints[trick.leader.card]
    return (late[0].seat, trick.number + 5 * odd) if higher else None


def _rank_follow(trick: Trick) -> Sight:
    """TS-18, TS-22: under rank follow one who holds the led suit must play the rank, and a higher suit wins."""
    bound = [play for play in trick.plays[2:] if play.reason.facts.get("freed")]
    if trick.follow != RANK or not trick.set_by_partner or [len(play.legal) for play in bound] != [1]:
        return None
    freed = bound[0].reason.facts["freed"]
    tempted = any(height(card) > height(bound[0].card) for card in freed)
    return bound[0].seat, 3 * trick.number + 5 * (2 * trick.off + len(freed) - tempted)


def _next_sets(trick: Trick) -> Sight:
    """TS-16, TS-20: the partner holds neither suit nor rank, and the next player has both to choose from."""
    play = trick.plays[2]
    if trick.set_at != 2 or not play.reason.facts["suits"] or not play.reason.facts["ranks"]:
        return None
    return play.seat, trick.number + 5 * (trick.off + len(play.legal))


def _nobody_sets(trick: Trick) -> Sight:
    """TS-23: nobody holds the led suit or the led rank; the leader wins over cards of higher rank."""
    over = sum(height(play.card) > height(trick.leader.card) for play in trick.plays)
    return (trick.winner, max(4, trick.number) - 5 * (over > 1)) if trick.follow == NONE and over else None


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


def _scored(id: str, clauses: str, see: Callable[[Result], Sight], **more: Any) -> Lesson:
    """Give a lesson on a score; the seat is one of the team that it is about."""

    def judge(scene: Scene) -> Found | None:
        sight = see(Result(scene))
        return Found(100 - sight[1], 0, sight[0]) if sight else None

    def tell(scene: Scene, found: Found) -> Story:
        result = Result(scene)
        team = result.teams[found.seat // 2]
        facts = {
            "team": team,
            "others": [other for other in result.teams if other != team],
            "misses": [result.bids[seat] for seat in result.missed if seat in team],
            "hits": [seat for seat in team if seat not in result.missed],
            "took": [sum(result.claims["tricks_won"][seat] for seat in one) for one in result.teams],
            "scores": result.claims["score"],
            "after": result.claims["scores_after"],
        }
        worth = {"bonus": rules.OVERHEAD, "missed": rules.MISSED, "shoot": rules.SHOOT}
        return story(id, *tables(result), [Step(f"tell.{id}", {**facts, **worth})])

    return _lesson(id, clauses, judge, tell, **more)


def _scored_hand(result: Result) -> Sight:
    """TS-25: one team has a twin shoot, the other a shoot, and nobody opened."""
    bids, won = result.claims["bids"], result.claims["tricks_won"]
    if result.opened is not None or len(result.missed) != 1:
        return None
    odd = (result.missed[0] < 2) + (len(set(bids)) < 3) + (not min(won))
    return result.missed[0], 5 * odd + 3 * sum(one["follow"] == NONE for one in result.claims["tricks"])


def _overhead(misses: int, result: Result) -> Sight:
    """TS-25, TS-26: of a team that opened so many miss; and the game goes on."""
    if result.opened is None or result.claims["game_over"]:
        return None
    gone = [seat for seat in result.missed if seat // 2 == result.opened]
    one, other = result.claims["bids"][2 * result.opened :][:2]
    others = len(result.missed) - len(gone)
    odd = (one == other) + (not min(one, other)) + (others != 1 if misses else not others)
    return ((*gone, 2 * result.opened)[0], 5 * odd) if len(gone) == misses else None


def _game_end(result: Result) -> Sight:
    """TS-28: both teams reach the mark in one hand, best by little; the one that was behind before it wins."""
    after, winners = result.claims["scores_after"], result.claims.get("winners", ())
    behind = [result.before[team] < max(result.before) for team in winners]
    if result.opened is not None or min(after) < GOAL or behind != [True]:
        return None
    return 2 * winners[0], max(after) - GOAL + 5 * (len(result.missed) != 1)


def _opening_lead(scene: Scene) -> Found | None:
    """TS-27, TS-29: the second round of hands begins, and a left-hand member leads first."""
    setup, players = scene.setup, len(scene.setup["hands"])
    leader, second = setup["opening_leader"], setup["hand_no"] == players // 2 + 1
    on_the_right = setup["dealer"] == (leader - 2) % players
    return Found(100, 1, leader) if second and on_the_right and not scene.claims["game_over"] else None


def _tell_opening_lead(scene: Scene, found: Found) -> Story:
    players, hand_no = len(scene.setup["hands"]), scene.setup["hand_no"]
    seats = rules.opening_leads(players, found.seat // 2 + 1 - hand_no)
    leads = [{"hand": hand, "seat": seat} for hand, seat in enumerate(seats, 1)]
    hands = ",".join(str(seats.index(seat) + 1) for seat in range(players))
    facts = {"hand": hand_no, "seat": found.seat, "dealer": scene.setup["dealer"]}
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
    played, result = tricks(scene), Result(scene)
    bids, score = tables(result)
    follow = [Step(f"cell.{trick.follow}", {"suit": trick.suit, "rank": trick.rank}) for trick in played]
    hand = trick_table(played, len(bids.rows), more={"follow": follow})
    won = [(2 * team, 2 * team + 1) for team in scene.claims.get("winners", ())]
    opened = []
    if (team := result.opened) is not None:
        missed = not result.points[team].overhead
        opened = [[Step("tell.opened", {"team": result.teams[team], "missed": missed})]]
    over = [[Step("tell.game-won", {"teams": won, "total": max(scene.claims["scores_after"])})]] if won else []
    return story("whole-hand", bids, hand, *([step] for step in remarks(scene)), *opened, score, *over)


LESSONS = (
    _lesson("directions", "TS-15 TS-24", _directions, _tell_directions),
    _trick("suit-follow", "TS-04 TS-17 TS-19 TS-21", _suit_follow),
    _trick("rank-follow", "TS-05 TS-18 TS-22", _rank_follow, hand=True),
    _trick("next-sets", "TS-16 TS-20", _next_sets, hand=True),
    _trick("nobody-sets", "TS-23", _nobody_sets),
    _scored("scored-hand", "TS-02 TS-06 TS-11 TS-25", _scored_hand),
    _scored("overhead-missed", "TS-26", partial(_overhead, 1), games=True),
    _scored("overhead-missed-six", "TS-01 TS-26", partial(_overhead, 2), players=6, games=True),
    _scored("overhead-made", "TS-13 TS-25", partial(_overhead, 0), games=True),
    _lesson("opening-lead", "TS-27 TS-29", _opening_lead, _tell_opening_lead, players=6, games=True),
    _scored("game-end", "TS-28", _game_end, games=True),
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
    code, freed = play.reason.code, bool(play.reason.facts.get("freed"))
    grade: Grade = 3 if freed else 1 if code in ("neither", "suit-follow") else 2
    return ask_may_play(play, shown, grade)._replace(family=f"{code} {freed}")


def _who_wins(scene: Scene, trick: Trick) -> Puzzle:
    """TS-19, TS-21 … TS-23: ask for the winner; harder under rank follow, hardest where a card seems to win.

    That is where nobody matches the lead, or a card after the first that does matches it in the other way.
    """
    answer = Step(f"reply.won-{trick.follow}", trick.facts)
    figure = table(trick, scene, upto=len(trick.plays), ask="follow")
    at, led = (0, trick.rank) if trick.follow == SUIT else (1, trick.suit)
    late = any(play.card[at] == led for play in trick.plays[trick.set_at + 1 :])
    grade: Grade = 3 if not trick.set_at or late else 1 if trick.follow == SUIT else 2
    return ask_who_wins(trick, figure, grade, (answer,), f"{trick.follow} {trick.best is trick.leader}")


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists; by number of players where they depend on it.

    Ranks are as they are printed, high to low; suits are letters, high to low. ``suit_values``: what each suit
    bids. ``bid_ways``: for each bid the pairs of suits that make it. ``opening_leads``: by number of players
    the seats that lead first in the hands of two rounds, if the first team leads the first hand.
    """
    ranks = {n: [card[0].replace("T", "10") for card in USED[n][::-1] if card[1] == "L"] for n in LOWEST}
    values = {suit: rules.bid_of(["A" + suit]) for suit in reversed(PACK.suits)}
    ways: dict[int, list[list[str]]] = {}
    for one, other in combinations_with_replacement(values, 2):
        ways.setdefault(values[one] + values[other], []).append([one, other])
    return {
        "players": list(LOWEST),
        "cards_used": {n: len(USED[n]) for n in LOWEST},
        "cards_per_suit": {n: len(ranks[n]) for n in LOWEST},
        "ranks": ranks,
        "rank_order": max(ranks.values(), key=len),
        "suit_order": list(values),
        "hand_size": rules.HAND,
        "bid_cards": rules.HAND - TRICKS,
        "tricks_per_hand": TRICKS,
        "suit_values": values,
        "most_bid": max(ways),
        "bid_ways": dict(sorted(ways.items())),
        "points_per_trick": sum(rules.points([-1] * 4, [1, 0, 0, 0], None)[0]),
        "shoot": rules.SHOOT,
        "twin": rules.TWIN,
        "overhead": rules.OVERHEAD,
        "missed": rules.MISSED,
        "goal": rules.GOAL,
        "opening_leads": {n: rules.opening_leads(n, 0) for n in LOWEST},
    }
