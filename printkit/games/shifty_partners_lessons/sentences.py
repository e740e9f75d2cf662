"""What is told of a hand of Shifty Partners: sentences as codes with facts, tables, figures. In no language.

The codes and their facts are listed at the head of templates/shared/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.games.shifty_partners import teams
from printkit.games.shifty_partners_lessons.seen import Play, Trick, height, holding, partners, scores, tricks
from printkit.rules.lesson import Drawing, Grid, Scene, Step


def say(code: str, **facts: object) -> Step:
    """Give a sentence of a telling."""
    return Step(f"say.{code}", facts)


# --- sentences about a hand


def opening(scene: Scene, lesson: str) -> list[Step]:
    """Say what to watch for, who plays with whom, and what is trump."""
    claims, setup = scene.claims, scene.setup
    players, dealer = len(setup["hands"]), setup["dealer"]
    mates, foes = claims["teams"]
    around = [(dealer + i) % players for i in range(1, players)]
    return [
        Step(f"look.{lesson}"),
        say(
            "setup",
            players=players,
            hand_no=setup["hand_no"],
            dealer=dealer,
            partners=[seat for seat in around if seat in mates],
            others=[seat for seat in around if seat in foes],
        ),
        say("trump", roll=setup["die"], roller=(dealer - 1) % players, trump=rolled(scene)),
    ]


def rolled(scene: Scene) -> str:
    """SP-09: give what the die made trump: a suit's letter, ``none`` or ``first-ace``."""
    return {5: "none", 6: "first-ace"}.get(scene.setup["die"], "SHDC"[(scene.setup["die"] - 1) % 4])


def closing(lesson: str) -> list[Step]:
    """Say what the example has shown."""
    return [Step(f"moral.{lesson}")]


# --- sentences about a trick


def plays(trick: Trick, scene: Scene, upto: int | None = None, *, short: bool = False) -> list[Step]:
    """Tell the plays of a trick, up to a place: what each could have played, and why.

    ``short``: players who follow one after another share a sentence.
    """
    told: list[Step] = []
    following: list[Play] = []
    for place, play in enumerate(trick.plays[:upto]):
        if short and place and play.follows and play.reason != "only-face-up":
            following.append(play)
            continue
        told += [*_together(trick, following), *one_play(trick, place, scene)]
        following = []
    return [*told, *_together(trick, following)]


def _together(trick: Trick, following: Sequence[Play]) -> list[Step]:
    if len(following) == 1:
        play = following[0]
        return [say("follow", seat=play.seat, card=play.card, suit=trick.suit, face_up=play.card == play.face)]
    if following:
        pairs = [{"seat": play.seat, "card": play.card} for play in following]
        return [say("follow-many", plays=pairs, suit=trick.suit)]
    return []


def one_play(trick: Trick, place: int, scene: Scene) -> list[Step]:
    """Tell one play: what could have been played, and why."""
    play = trick.plays[place]
    seat, card, suit = play.seat, play.card, trick.suit
    if place == 0:
        face_up = card == play.face
        dealer = seat == scene.setup["dealer"]
        return [say("lead", seat=seat, card=card, trick=trick.number, dealer=dealer, face_up=face_up)]
    if play.reason == "must-follow":
        return [say("follow-choice", seat=seat, card=card, suit=suit, options=list(play.legal))]
    if play.reason == "only-one":
        return [say("follow-only", seat=seat, card=card, suit=suit)]
    if play.reason == "only-face-up":
        return [Step("legal.only-face-up", {"seat": seat, "card": card, "suit": suit})]
    if card[-1] != trick.trump:
        kept = [one for one in play.held if one[-1] == trick.trump]
        if kept:
            return [say("discard-trumps", seat=seat, card=card, suit=suit, trump=trick.trump, kept=kept)]
        return [say("discard", seat=seat, card=card, suit=suit), *_spared(trick, place, scene)]
    best = holding(trick, place, trick.trump).card
    if best[-1] != trick.trump:
        return [say("ruff", seat=seat, card=card, suit=suit, trump=trick.trump)]
    if height(best) < height(card):
        return [say("overruff", seat=seat, card=card, suit=suit, trump=trick.trump, under=best)]
    return [say("underruff", seat=seat, card=card, suit=suit, trump=trick.trump, over=best)]


def _spared(trick: Trick, place: int, scene: Scene) -> list[Step]:
    """SP-16: say why a high card was thrown away: the others would give the opponents points."""
    play = trick.plays[place]
    taker = holding(trick, place, trick.trump).seat
    points = [card for card in play.held if scores(card)]
    high = height(play.card) >= height("KS")
    if not high or not points or play.thinking != "throw" or taker in partners(scene, play.seat):
        return []
    return [say("keep-points", seat=play.seat, taker=taker, cards=points)]


def outcome(trick: Trick) -> list[Step]:
    """SP-13, SP-16: tell who wins the trick and why, and what it is worth."""
    return [_won(trick), _worth(trick)]


def _won(trick: Trick) -> Step:
    seat, card, suit, trump = trick.winner, trick.best.card, trick.suit, trick.trump
    if trump is None:
        vain = [play.card for play in trick.off_suit if height(play.card) > height(card)]
        return say("won-no-trump", seat=seat, card=card, suit=suit, vain=vain)
    if trump == suit:
        return say("won-trump-led", seat=seat, card=card, trump=trump)
    if card[-1] != trump:
        return say("won-suit", seat=seat, card=card, suit=suit, trump=trump)
    best = max((play.card for play in trick.plays if play.card[-1] == suit), key=height)
    only = sum(play.card[-1] == trump for play in trick.plays) == 1
    return say("won-trump", seat=seat, card=card, trump=trump, suit=suit, best=best, only=only)


def _worth(trick: Trick) -> Step:
    queens = [card for card in trick.scoring if card[0] == "Q"]
    twos = [card for card in trick.scoring if card[0] == "2"]
    points = 1 + len(queens) + len(twos)
    return say("trick-points", seat=trick.winner, trick=trick.number, queens=queens, twos=twos, points=points)


def now(trick: Trick, scene: Scene) -> Step:
    """Say which trick it is, who leads, and who has won any so far."""
    taken = [one.winner for one in tricks(scene)[: trick.number - 1]]
    won = [{"seat": seat, "tricks": taken.count(seat)} for seat in sorted(set(taken))]
    return say("trick-number", trick=trick.number, leader=trick.leader.seat, won=won)


def holds(play: Play) -> Step:
    """Say what a player has before a play."""
    return say("hand", seat=play.seat, cards=list(play.held), face_up=play.face)


# --- figures


def table(trick: Trick, scene: Scene, about: Play | None = None, upto: int | None = None) -> Drawing:
    """Give the trick on the table; with ``about`` the hand of one player, whose legal cards are bright.

    ``upto``: only so many cards have been played, and nobody has won yet.
    """
    shown = trick.plays[:upto]
    waiting = rolled(scene) == "first-ace" and trick.trump is None
    trump = trick.trump or ("first-ace" if waiting else "none")
    winner = trick.winner if upto is None else None
    pairs = [{"seat": play.seat, "card": play.card} for play in shown]
    alt = [Step("alt.trick", {"trump": trump, "plays": pairs, "winner": winner})]
    values: dict[str, str | int] = {
        "players": len(scene.setup["hands"]),
        "dealer": scene.setup["dealer"],
        "team": ",".join(str(seat) for seat in scene.claims["teams"][0]),
        "leader": trick.leader.seat,
        "trump": trump,
        "cards": ",".join(play.card for play in shown),
        "winner": "" if winner is None else winner,
        "seat": "" if about is None else about.seat,
        "hand": "" if about is None else ",".join(about.held),
        "legal": "" if about is None else ",".join(about.legal),
        "face": about.face or "" if about else "",
    }
    if about is not None:
        facts = {
            "seat": about.seat,
            "hand": list(about.held),
            "face_up": about.face,
            "cards": list(about.legal),
        }
        alt.append(Step("alt.turn", facts))
    return Drawing("trick", values, tuple(alt))


def all_tricks(scene: Scene) -> Grid:
    """Give a whole hand as a table: who led, what each seat played, who won, for how many points."""
    seats = range(len(scene.setup["hands"]))
    rows = []
    for trick in tricks(scene):
        cards = {play.seat: play.card for play in trick.plays}
        rows.append(
            (
                Step("cell.number", {"number": trick.number}),
                Step("cell.seat", {"seat": trick.leader.seat}),
                *(Step("cell.card", {"card": cards[seat]}) for seat in seats),
                Step("cell.seat", {"seat": trick.winner}),
                Step("cell.number", {"number": 1 + len(trick.scoring)}),
            )
        )
    head = (
        Step("words.trick"),
        Step("words.lead"),
        *(Step("cell.seat", {"seat": seat}) for seat in seats),
        Step("words.winner"),
        Step("words.points"),
    )
    return Grid("cc" + "c" * len(seats) + "cr", head, tuple(rows))


# --- points


def own(scene: Scene) -> list[Step]:
    """SP-16: tell what each player took."""
    told: list[Step] = []
    for seat, won in enumerate(scene.claims["tricks_won"]):
        cards = [card[0] for trick in tricks(scene) if trick.winner == seat for card in trick.scoring]
        if won:
            facts = {"tricks": won, "queens": cards.count("Q"), "twos": cards.count("2")}
            told.append(say("own-points", seat=seat, points=scene.claims["points"][seat], **facts))
    idle = [seat for seat, won in enumerate(scene.claims["tricks_won"]) if not won]
    return [*told, say("own-nothing", seats=idle)] if idle else told


def team_sums(scene: Scene) -> list[Step]:
    """SP-17: tell each team's sum, and that every member scores it."""
    told: list[Step] = []
    claims = scene.claims
    for team in claims["teams"]:
        members = [{"seat": seat, "points": claims["points"][seat]} for seat in team]
        total = claims["score"][team[0]]
        empty = [seat for seat in team if not claims["tricks_won"][seat]]
        told += [
            say("team-sum", members=members, sum=total),
            say("all-score", seats=team, sum=total, empty=empty),
        ]
    return told


def totals(scene: Scene) -> Step:
    """SP-01: tell the scores after the hand."""
    after = [{"seat": seat, "points": points} for seat, points in enumerate(scene.claims["scores_after"])]
    return say("totals", hand_no=scene.setup["hand_no"], scores=after)


def next_teams(scene: Scene) -> Step:
    """SP-08: tell who plays with whom in the next hand."""
    players = len(scene.setup["hands"])
    dealer = (scene.setup["dealer"] + 1) % players
    mates, foes = teams(players, dealer)
    around = [(dealer + i) % players for i in range(1, players)]
    return say(
        "next-teams",
        hand_no=scene.setup["hand_no"] + 1,
        dealer=dealer,
        partners=[seat for seat in around if seat in mates],
        others=[seat for seat in around if seat in foes],
    )
