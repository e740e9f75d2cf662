"""The stories of Shifty Partners, one a lesson (or a kind of lesson): what is told, in which order."""

from __future__ import annotations

from collections.abc import Callable

from printkit.games.shifty_partners.game import USED, scores, teams
from printkit.games.shifty_partners.lessons.judges import Found
from printkit.games.shifty_partners.lessons.scene import Trick, left_over, tricks
from printkit.games.shifty_partners.lessons.sentences import (
    all_tricks,
    free,
    next_teams,
    off_suit,
    opening,
    outcome,
    own,
    plays,
    table,
    team_sums,
)
from printkit.rules.lesson import Drawing, Grid, Scene, Step, Story
from printkit.rules.scene import Play, by_suit
from printkit.rules.telling import head, moral, number, say, seat, story, which


def _trick(scene: Scene, found: Found) -> tuple[Trick, Play, int]:
    """Give the trick that a lesson is about, the play, and its place in the trick."""
    trick = tricks(scene)[found.trick - 1]
    place = next(at for at, play in enumerate(trick.plays) if play.seat == found.seat)
    return trick, trick.plays[place], place


def follow_face_up(scene: Scene, found: Found) -> Story:
    """SP-12: tell the trick up to the face-up card at length, with that player's hand in the figure."""
    trick, play, place = _trick(scene, found)
    others = [card for card in play.held if card != play.card]
    trump = next(card for card in reversed(others) if card[-1] == trick.trump)
    here = say("follow-face-up", seat=play.seat, card=play.card, suit=trick.suit, others=others, trump=trump)
    return story(
        "follow-face-up",
        opening(scene, "follow-face-up"),
        table(trick, scene, play, upto=place),
        [*which(trick), *plays(trick, scene, 0, place)],
        [here, *plays(trick, scene, place + 1)],
        [*outcome(trick), moral("follow-face-up")],
    )


def refused_play(scene: Scene, found: Found) -> Story:
    """SP-11: tell the trick up to the wrong play, what refuses it, and how the trick ends."""
    trick, play, place = _trick(scene, found)
    refusal = scene.before(play.at).refusal({"do": "play", "seat": play.seat, "card": found.card})
    assert refusal is not None  # the judge has asked
    cards = {"cards": list(play.legal)} if "cards" in refusal.facts else {}  # in the order of the hand
    why = {"seat": play.seat, "tried": found.card, "clause": refusal.clause, **refusal.facts, **cards}
    return story(
        "refused-play",
        opening(scene, "refused-play"),
        table(trick, scene, play, upto=place),
        [*which(trick), *plays(trick, scene, 0, place)],
        [
            say("tried", seat=play.seat, card=found.card),
            Step(f"refuse.{refusal.code}", why),
            say("may-play", seat=play.seat, cards=list(play.legal), card=play.card),
            *plays(trick, scene, place + 1),
        ],
        [*outcome(trick), moral("refused-play")],
    )


def one_trick(lesson: str) -> Callable[[Scene, Found], Story]:
    """Give the story of a lesson that one play in one trick, off suit, shows."""

    def tell(scene: Scene, found: Found) -> Story:
        trick, play, place = _trick(scene, found)
        return story(
            lesson,
            opening(scene, lesson),
            table(trick, scene),
            [*which(trick), *plays(trick, scene, 0, place)],
            [free(trick, play), *off_suit(trick, place, scene, told=True), *plays(trick, scene, place + 1)],
            [*outcome(trick), moral(lesson)],
        )

    return tell


def first_ace_names(scene: Scene, found: Found) -> Story:
    """SP-10: tell the trick with the ace, still without a trump, and the one after it, with one."""
    trick, play, place = _trick(scene, found)
    following = tricks(scene)[found.trick]
    suit = play.card[-1]
    return story(
        "first-ace-names",
        opening(scene, "first-ace-names"),
        table(trick, scene),
        [
            *which(trick),
            *plays(trick, scene, 0, place + 1),
            say("ace-names", suit=suit, trick=trick.number + 1),
            *plays(trick, scene, place + 1),
        ],
        outcome(trick),
        table(following, scene),
        [say("ace-settled", suit=suit, trick=following.number), *plays(following, scene), *outcome(following)],
        [
            say("ace-settles", suit=suit, trick=trick.number, following=trick.number + 1),
            moral("first-ace-names"),
        ],
    )


def two_aces(scene: Scene, found: Found) -> Story:
    """SP-10: tell the trick in which two aces are played, and which of them settles the trump."""
    trick, play, place = _trick(scene, found)
    suit = play.card[-1]
    second = next(one for one in trick.plays[place + 1 :] if one.card[0] == "A")
    later = say(
        "ace-second",
        card=second.card,
        suit=suit,
        other=second.card[-1],
        first=play.seat,
        first_card=play.card,
        trick=trick.number + 1,
    )
    at = trick.plays.index(second)
    return story(
        "two-aces",
        opening(scene, "two-aces"),
        table(trick, scene),
        [*which(trick), *plays(trick, scene, 0, at + 1)],
        [later, *plays(trick, scene, at + 1)],
        outcome(trick),
        [moral("two-aces")],
    )


def first_ace_none(scene: Scene, found: Found) -> Story:
    """SP-10: tell a hand of four tricks without an ace, and where the aces were."""
    dealt = {card for hand in scene.setup["hands"] for card in hand}
    aces = [card for card in USED[len(scene.setup["hands"])] if card[0] == "A"]
    left = [{"seat": seat, "card": card} for seat, card in enumerate(left_over(scene)) if card in aces]
    undealt = list(by_suit(card for card in aces if card not in dealt))
    number = len(tricks(scene))
    return story(
        "first-ace-none",
        [*opening(scene, "first-ace-none"), say("table-marks")],
        all_tricks(scene),
        [say("ace-none", tricks=number), say("aces-where", left=left, undealt=undealt)],
        [moral("first-ace-none")],
    )


def discard_fifth(scene: Scene, found: Found) -> Story:
    """SP-15: tell the last trick, and what becomes of the cards that are left."""
    trick = tricks(scene)[-1]
    left = [{"seat": seat, "card": card} for seat, card in enumerate(left_over(scene))]
    nothing = [card for card in left_over(scene) if scores(card)]
    return story(
        "discard-fifth",
        opening(scene, "discard-fifth"),
        table(trick, scene),
        [*which(trick), *plays(trick, scene)],
        outcome(trick),
        [say("fifth", plays=left), say("fifth-nothing", cards=nothing), moral("discard-fifth")],
    )


def scored_hand(scene: Scene, found: Found) -> Story:
    """SP-16, SP-17: tell a hand trick by trick in a table, then count it."""
    return story(
        "scored-hand",
        [*opening(scene, "scored-hand"), say("table-marks")],
        all_tricks(scene),
        own(scene),
        [*team_sums(scene), moral("scored-hand")],
    )


def source_example(scene: Scene, found: Found) -> Story:
    """SP-08, SP-16, SP-17: tell the source's own numbers, the count as a table, and who plays together next."""
    claims = scene.claims
    rows = []
    for who in range(len(scene.setup["hands"])):
        cards = [card[0] for trick in tricks(scene) if trick.winner == who for card in trick.scoring]
        numbers = (
            claims["tricks_won"][who],
            cards.count("Q"),
            cards.count("2"),
            claims["points"][who],
            claims["score"][who],
        )
        rows.append((seat(who), *(number(value) for value in numbers)))
    return story(
        "source-example",
        [*opening(scene, "source-example"), say("table-marks")],
        all_tricks(scene),
        Grid("lrrrrr", head("player", "tricks", "queens", "twos", "own", "score"), tuple(rows)),
        [*team_sums(scene), next_teams(scene), moral("source-example")],
    )


def markers_move(scene: Scene, found: Found) -> Story:
    """SP-08: tell who hands which marker to whom after a hand, and the teams that come of it."""
    players, dealer = len(scene.setup["hands"]), scene.setup["dealer"]
    around = [(dealer + i) % players for i in range(players)]
    givers = [seat for seat in around if seat in teams(players, dealer)[0]]
    moves = [
        {"marker": "partner" if place else "dealer", "giver": seat, "taker": (seat + 1) % players}
        for place, seat in enumerate(givers)
    ]
    return story(
        "markers-move",
        opening(scene, "markers-move", roll=False),
        Drawing("markers", {"players": players, "dealer": dealer}, (Step("alt.markers", {"moves": moves}),)),
        [
            say("markers-move", dealer=(dealer + 1) % players, moves=moves),
            next_teams(scene),
            moral("markers-move"),
        ],
    )
