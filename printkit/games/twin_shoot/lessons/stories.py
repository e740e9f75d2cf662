"""The stories of Twin Shoot's lessons: a picture or a table, then what that cannot say (``tell.LESSON``)."""

from __future__ import annotations

from collections.abc import Callable

from printkit.games.twin_shoot.game import rules
from printkit.games.twin_shoot.lessons.remarks import remarks
from printkit.games.twin_shoot.lessons.scene import (
    Trick,
    bid_cards,
    missed,
    opened,
    points,
    results,
    teams,
    tricks,
    unseen,
)
from printkit.games.twin_shoot.policy import OVER_RANK, OVER_SUIT
from printkit.rules.lesson import Drawing, Found, Grid, Scene, Step, Story
from printkit.rules.scene import Play, picture
from printkit.rules.telling import cards, columns, number, pairs, seat, story, trick_table

Tell = Callable[[Scene, Found], Story]

# --- figures and tables


def table(
    trick: Trick, scene: Scene, about: Play | None = None, upto: int | None = None, ask: str = ""
) -> Drawing:
    """Give the trick on the table; with ``about`` the hand of one player, the legal cards apart.

    ``upto``: only so many cards have been played, and nobody has won yet. ``ask``: what a puzzle leaves out,
    ``follow`` what has to be followed, ``next`` that and the way round.
    """
    there, winner = trick._replace(plays=trick.plays[:upto]), trick.winner if upto is None else None
    is_set = 0 < trick.set_at < len(there.plays) and not ask
    follow = "ask" if ask else trick.follow if is_set else "none"
    facts = {**trick.facts, "follow": follow, "clockwise": None if ask == "next" else trick.clockwise}
    alt = Step("alt.table", {**facts, "plays": pairs(there.plays), "winner": winner})
    setter, won = trick.set_at if is_set else "", "" if winner is None else winner
    shown = picture(scene, there, alt, None, about, follow=follow, setter=setter, winner=won, ask=ask)
    if about is None:
        return shown
    held = {"seat": about.seat, "hand": list(about.held), "cards": list(about.legal), "done": upto is None}
    return shown._replace(alt=(alt, Step("alt.turn", held)))


def bid_table(scene: Scene) -> Grid:
    """Give everyone's bid cards, the bid, and the tricks taken."""
    claims = scene.claims
    numbers = {"bid": [*map(number, claims["bids"])], "tricks": [*map(number, claims["tricks_won"])]}
    seats = [*map(seat, range(len(claims["bids"])))]
    return columns("llrr", {"player": seats, "bid-cards": [*map(cards, bid_cards(scene))], **numbers})


def score_table(scene: Scene) -> Grid:
    """TS-25, TS-26: give what each team's score is made of, what it had before if any had, and the total."""
    made, setup, claims = points(scene), scene.setup, scene.claims
    parts = {word: [getattr(team, word) for team in made] for word in rules.Points._fields}
    parts = {word: part for word, part in parts.items() if any(part)} | {"score": claims["score"]}
    if any(setup["scores_before"]):
        parts |= {"before": setup["scores_before"], "after": claims["scores_after"]}
    names = {"team": [Step("cell.seats", {"seats": team}) for team in teams(scene)]}
    numbers = {word: [*map(number, part)] for word, part in parts.items()}
    return columns("l" + "r" * len(parts), {**names, **numbers})


# --- stories


def in_a_trick(lesson: str, hand: bool = False) -> Tell:
    """Give the story of a trick; ``hand``: with the cards of the player whom it is about."""

    def tell(scene: Scene, found: Found) -> Story:
        trick = tricks(scene)[found.trick - 1]
        play = next(play for play in trick.plays if play.seat == found.seat)
        over = OVER_SUIT if trick.follow == "suit" else OVER_RANK
        safe = not over[play.card] & unseen(scene, play)
        facts = {**play.facts, **trick.facts, "card": play.card, "safe": safe}
        return story(lesson, table(trick, scene, play if hand else None), [Step(f"tell.{lesson}", facts)])

    return tell


def directions(scene: Scene, found: Found) -> Story:
    """TS-15, TS-24: show two tricks, one going each way."""
    trick, following = tricks(scene)[found.trick - 1 : found.trick + 1]
    facts = {**trick.facts, "second": following.plays[1].seat}
    return story("directions", table(trick, scene), table(following, scene), [Step("tell.directions", facts)])


def scored(lesson: str) -> Tell:
    """Give the story of a score: who bid and took what, what each team scores for it."""

    def tell(scene: Scene, found: Found) -> Story:
        opener, claims = opened(scene), scene.claims
        team = teams(scene)[found.seat // 2 if opener is None else opener]
        gone = [seat for seat in missed(scene) if seat in team]
        facts = {
            "team": team,
            "others": [other for other in teams(scene) if other != team],
            "misses": [results(scene)[seat] for seat in gone],
            "hits": [seat for seat in team if seat not in gone],
            "scores": claims["score"],
            "after": claims["scores_after"],
            "bonus": rules.OVERHEAD,
            "missed": rules.MISSED,
            "shoot": rules.SHOOT,
        }
        return story(lesson, bid_table(scene), score_table(scene), [Step(f"tell.{lesson}", facts)])

    return tell


def tie_forbids(scene: Scene, found: Found) -> Story:
    """TS-13: tell who would like to open, and may not."""
    scores = scene.setup["scores_before"]
    last = [team for team, score in zip(teams(scene), scores, strict=True) if score == min(scores)]
    return story("tie-forbids", [Step("tell.tie-forbids", {"teams": last, "score": min(scores)})])


def opening_lead(scene: Scene, found: Found) -> Story:
    """TS-27, TS-29: show who leads first in the hands of two rounds."""
    players, hand_no, count = len(scene.setup["hands"]), scene.setup["hand_no"], len(teams(scene))
    teams_first = [(hand, (found.seat // 2 + hand - hand_no) % count) for hand in range(1, players + 1)]
    order = [{"hand": hand, "seat": rules.opening_leader(players, hand, team)} for hand, team in teams_first]
    hands = ",".join(str(one["hand"]) for one in sorted(order, key=lambda one: one["seat"]))
    facts = {"hand": hand_no, "seat": found.seat, "partner": found.seat ^ 1, "dealer": scene.setup["dealer"]}
    alt = Step("alt.rounds", {"leads": order})
    drawing = Drawing("rounds", {"players": players, "hands": hands}, (alt,))
    return story("opening-lead", drawing, [Step("tell.opening-lead", facts)])


def whole(scene: Scene) -> Story:
    """Tell a hand as a table of tricks, with remarks at the turns that matter."""
    said, played = ([step] for step in remarks(scene)), tricks(scene)
    follow = [Step(f"cell.{trick.follow}", {"suit": trick.suit, "rank": trick.rank}) for trick in played]
    hand = trick_table(played, len(scene.setup["hands"]), more={"follow": follow})
    return story("whole-hand", bid_table(scene), hand, *said, score_table(scene))
