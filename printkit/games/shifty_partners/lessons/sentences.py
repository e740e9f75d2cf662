"""What is told of a hand of Shifty Partners: sentences as codes with facts, tables, figures. In no language.

The codes and their facts are listed at the head of templates/shifty-partners/phrases.en.toml.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from printkit.games.shifty_partners.game import rolled, scores, teams
from printkit.games.shifty_partners.lessons.scene import Trick, face, partners, tricks
from printkit.rules.lesson import Drawing, Grid, Scene, Step
from printkit.rules.scene import Play, height
from printkit.rules.telling import pairs, say, trick_table

# --- sentences about a hand


def opening(scene: Scene, lesson: str, *, roll: bool = True) -> list[Step]:
    """Say in one line who plays with whom, and with ``roll`` what is trump; then what to know beforehand."""
    claims, setup = scene.claims, scene.setup
    players, dealer = len(setup["hands"]), setup["dealer"]
    mates, foes = claims["teams"]
    around = [(dealer + i) % players for i in range(1, players)]
    return [
        say(
            "setup",
            players=players,
            dealer=dealer,
            partners=[seat for seat in around if seat in mates],
            others=[seat for seat in around if seat in foes],
            roll=setup["die"] if roll else 0,
            trump=rolled(scene.setup["die"]),
        ),
        Step(f"look.{lesson}"),
    ]


# --- sentences about a trick


def plays(trick: Trick, scene: Scene, start: int = 0, stop: int | None = None) -> list[Step]:
    """Tell the plays of a trick from one place to another.

    The lead and those who follow share a sentence; whoever does not follow has one of their own.
    """
    told: list[Step] = []
    row: list[Play] = []
    for place, play in enumerate(trick.plays[start:stop], start):
        if play is trick.leader or play.suit == trick.suit:
            row.append(play)
        else:
            told += [*_row(trick, row, scene), *off_suit(trick, place, scene)]
            row = []
    return [*told, *_row(trick, row, scene)]


def _row(trick: Trick, row: Sequence[Play], scene: Scene) -> list[Step]:
    if not row:
        return []
    if row[0] is not trick.leader:
        return [say("follow", plays=pairs(row))]
    lead = row[0]
    face_up = lead.card == face(scene, lead)
    return [say("lead", seat=lead.seat, card=lead.card, face_up=face_up, plays=pairs(row[1:]))]


def off_suit(trick: Trick, place: int, scene: Scene, *, told: bool = False) -> list[Step]:
    """Tell a play that does not follow. ``told``: that the player cannot has been said (:func:`free`)."""
    play = trick.plays[place]
    facts = {"seat": play.seat, "card": play.card, "suit": trick.suit, "told": told}
    if play.card[-1] != trick.trump:
        kept = [one for one in play.held if one[-1] == trick.trump]
        if kept:
            return [say("discard-trumps", **facts, kept=kept)]
        return [_spared(trick, place, scene, facts) or say("discard", **facts)]
    best = trick.ahead(place).card
    if best[-1] != trick.trump:
        return [say("ruff", **facts)]
    if height(best) < height(play.card):
        return [say("overruff", **facts, under=best)]
    return [say("underruff", **facts, over=best)]


def _spared(trick: Trick, place: int, scene: Scene, facts: Mapping[str, object]) -> Step | None:
    """SP-16: say why a high card was thrown away: the others would give the other team points."""
    play = trick.plays[place]
    taker = trick.ahead(place).seat
    points = [card for card in play.held if scores(card)]
    high = height(play.card) >= height("KS")
    if not high or not points or play.code != "throw" or taker in partners(scene, play.seat):
        return None
    return say("keep-points", **facts, taker=taker, cards=points)


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
    points = 1 + len(trick.scoring)
    return say("worth", seat=trick.winner, cards=list(trick.scoring), points=points)


def free(trick: Trick, play: Play) -> Step:
    """SP-11: say what a player holds who cannot follow, and so may play any of it."""
    return say("free", seat=play.seat, cards=list(play.held), suit=trick.suit)


# --- figures


def table(trick: Trick, scene: Scene, about: Play | None = None, upto: int | None = None) -> Drawing:
    """Give the trick on the table; with ``about`` the hand of one player, whose legal cards are bright.

    ``upto``: only so many cards have been played, and nobody has won yet.
    """
    shown = trick.plays[:upto]
    waiting = rolled(scene.setup["die"]) == "first-ace" and trick.trump is None
    trump = trick.trump or ("first-ace" if waiting else "none")
    winner = trick.winner if upto is None else None
    alt = [Step("alt.trick", {"trump": trump, "plays": pairs(shown), "winner": winner})]
    up = face(scene, about) if about else None
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
        "face": up or "",
    }
    if about is not None:
        facts = {
            "seat": about.seat,
            "hand": list(about.held),
            "face_up": up,
            "cards": list(about.legal),
        }
        alt.append(Step("alt.turn", facts))
    return Drawing("trick", values, tuple(alt))


def all_tricks(scene: Scene) -> Grid:
    """Give a whole hand as a table: what each seat played, which card led and won, for how many points."""
    played = tricks(scene)
    return trick_table(played, len(scene.setup["hands"]), [1 + len(trick.scoring) for trick in played])


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
        empty = [seat for seat in team if not claims["tricks_won"][seat]]
        told.append(say("team-sum", members=members, sum=claims["score"][team[0]], empty=empty))
    return told


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
