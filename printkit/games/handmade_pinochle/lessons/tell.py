"""What the examples of Handmade Pinochle show, and the facts that their words are filled with. In no language.

Each lesson has one text, ``tell.<lesson>``; a kind of lessons shares a picture and its facts, which the head of
templates/handmade-pinochle/phrases.en.toml lists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from printkit.games.handmade_pinochle.game import TRICKS
from printkit.games.handmade_pinochle.game.making import ALL_POINTS, PAIRS
from printkit.games.handmade_pinochle.game.melds import PACK, melds_in, shown
from printkit.games.handmade_pinochle.lessons.judges import Found
from printkit.games.handmade_pinochle.lessons.scene import (
    Trick,
    beats,
    by_suit,
    calls,
    counted,
    made_with,
    makings,
    meld_value,
    melds_of,
    tricks,
    trump,
    won,
)
from printkit.rules.lesson import Drawing, Grid, Scene, Step, Story
from printkit.rules.scene import Play, picture
from printkit.rules.telling import Block, cards, head, number, pairs, seat, story, trick_table

Tell = Callable[[Scene, Found], Story]
NONE = Step("words.none")


def telling(
    shown: Callable[[Scene, Found], Block], facts: Callable[[Scene, Found], Mapping[str, Any]]
) -> Callable[[str], Tell]:
    """Give how a kind of lessons is told: a picture or table and a text, by the lesson's id."""

    def of_lesson(id: str) -> Tell:
        return lambda scene, found: story(id, shown(scene, found), [Step(f"tell.{id}", facts(scene, found))])

    return of_lesson


# --- hand-making and the auction


def _draft(scene: Scene, found: Found) -> Drawing:
    kept, *taken = [turn.action for turn in makings(scene)[found.number - 1]]
    drawn = [kept["card"], *(one["card"] for one in taken)]
    plays = [{"seat": one["seat"], "card": one["card"]} for one in taken]
    alt = Step("alt.draft", {"seat": found.seat, "cards": drawn, "plays": plays})
    return Drawing("draft", {"cards": ",".join(drawn), "maker": found.seat}, (alt,))


def _kept(scene: Scene, found: Found) -> dict[str, Any]:
    kept, *taken = makings(scene)[found.number - 1]
    return {
        "seat": found.seat,
        "card": found.card,
        "held": list(by_suit(scene, kept.held)),
        "cards": list(by_suit(scene, made_with(kept))),
        "last": taken[-1].action["seat"],
        "left": taken[-1].action["card"],
    }


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
    rounds: list[dict[int, Step]] = []
    for call in (turn.action for turn in calls(scene)):
        if not rounds or any(seats.index(call["seat"]) <= seats.index(who) for who in rounds[-1]):
            rounds.append({})
        rounds[-1][call["seat"]] = number(call["points"]) if call["do"] == "call" else Step("words.pass")
    rows = tuple(tuple(row.get(who, NONE) for who in seats) for row in rounds)
    return Grid("cccc", tuple(map(seat, seats)), rows)


of_draft = telling(_draft, _kept)
of_passes = telling(
    lambda scene, found: auction(scene),
    lambda scene, found: {"start": found.seat, "least": scene.ruleset["min_bid"]},
)

# --- melds


def meld_cards(scene: Scene, seat: int) -> tuple[str, ...]:
    """HP-13: give the cards with which a seat shows its melds, a card that it needs twice twice."""
    hand = sum(PACK.bits[card] for card in scene.claims["hands"][seat])
    laid = shown(melds_in(hand, trump(scene), scene.ruleset["extra_marriage_with_run"]))
    return by_suit(scene, (code for code, card in PACK.ints.items() for _ in range(laid >> card & 3)))


def _hand(scene: Scene, found: Found) -> Drawing:
    hand, laid = by_suit(scene, scene.claims["hands"][found.seat]), meld_cards(scene, found.seat)
    lists = {"cards": ",".join(hand), "shown": ",".join(laid)}
    alt = Step("alt.hand", {"seat": found.seat, "cards": list(hand), "shown": list(laid)})
    return Drawing("hand", {"seat": found.seat, **lists, "trump": trump(scene)}, (alt,))


def _melds(scene: Scene, found: Found) -> dict[str, Any]:
    facts = {"seat": found.seat, "card": found.card, "trump": trump(scene)}
    return {**facts, "melds": melds_of(scene, found.seat), "points": meld_value(scene, found.seat)}


of_melds = telling(_hand, _melds)


def hands(scene: Scene) -> Grid:
    """HP-05, HP-13: give the hands and their melds as a table."""
    rows = []
    for who, hand in enumerate(scene.claims["hands"]):
        melds = Step("say.melds", {"melds": melds_of(scene, who)}) if meld_value(scene, who) else NONE
        rows.append((seat(who), cards(by_suit(scene, hand)), melds, number(meld_value(scene, who))))
    return Grid("cllr", head("player", "hand", "melds", "points"), tuple(rows))


# --- tricks


def table(scene: Scene, trick: Trick, about: Play | None = None, *, asked: bool = False) -> Drawing:
    """Give the trick on the table.

    ``about``: as it was before this play, with the hand of that player, whose legal cards are bright;
    ``asked``: it is not told who has won.
    """
    seen, winner = trick.upto(about) if about else trick, None if about or asked else trick.winner
    alt = Step("alt.trick", {"trump": trump(scene), "plays": pairs(seen.plays), "winner": winner})
    drawn = picture(scene, seen, alt, trump(scene), about, team="0,2")
    if not about:
        return drawn
    facts = {"seat": about.seat, "hand": list(about.held), "cards": list(about.legal)}
    return drawn._replace(alt=(alt, Step("alt.turn", facts)))


def _at(scene: Scene, found: Found) -> tuple[Trick, Play]:
    trick = tricks(scene)[found.number - 1]
    return trick, next(play for play in trick.plays if play.seat == found.seat)


def _duel(scene: Scene, found: Found) -> dict[str, Any]:
    trick, play = _at(scene, found)
    taker, best = play.to_beat
    return {
        "seat": play.seat,
        "card": play.card,
        "tried": found.card,
        "cards": list(play.legal),
        "higher": [card for card in play.legal if beats(scene, card, best)],
        "taker": taker,
        "best": best,
        "mate": taker == play.seat ^ 2,
        "last": play is trick.plays[-1],
        "winner": trick.winner,
        "won": trick.best.card,
        "other": trick.twin.seat if trick.twin else None,
        "suit": trick.suit,
    }


of_play = telling(lambda scene, found: table(scene, *_at(scene, found)), _duel)
of_trick = telling(lambda scene, found: table(scene, _at(scene, found)[0]), _duel)

# --- the count


def result(scene: Scene) -> Grid:
    """HP-13, HP-14, HP-18: give what the deal came to as a table, declarer's pair first."""
    claims, first = scene.claims, scene.claims["declarer"] % 2
    rows = tuple(
        (
            Step("say.pair", {"pair": list(PAIRS[pair])}),
            number(claims["contract"]) if pair == first else NONE,
            number(claims["meld_points"][pair]),
            number(won(scene)[pair]),
            number(claims["trick_points"][pair]),
            Step("say.score", {"number": claims["score"][pair]}),
        )
        for pair in (first, 1 - first)
    )
    return Grid("lrrrrr", head("pair", "bid", "melds", "taken", "trick-points", "score"), rows)


def counts(scene: Scene, found: Found) -> dict[str, Any]:
    """Give what declarer's pair and the other showed, made in tricks and scored, and the end of a game."""
    claims, first, mate = scene.claims, scene.claims["declarer"] % 2, found.seat ^ 2
    facts = {"bid": claims["contract"], "hand_no": scene.setup["hand_no"], "over": claims["game_over"]}
    facts["after"] = list(claims["scores_after"])
    facts["winners"] = [list(PAIRS[pair]) for pair in claims.get("winners", ())]
    for name, pair in (("declarers", first), ("others", 1 - first)):
        facts[name] = {
            "pair": list(PAIRS[pair]),
            "shown": claims["meld_points"][pair],
            "points": claims["trick_points"][pair],
            "total": counted(scene, pair).total,
            "score": claims["score"][pair],
        }
    if found.seat >= 0:
        facts |= {"seat": found.seat, "mate": mate, "shown": meld_value(scene, found.seat)}
        facts["taken"] = claims["tricks_won"][mate]
    return facts


of_count = telling(lambda scene, found: result(scene), counts)

# --- a whole deal


def whole(scene: Scene) -> Story:
    """Tell a deal by tables: hand-making, the auction, hands and melds, the tricks with remarks, the count."""
    setup, claims = scene.setup, scene.claims
    start = {"start": setup["start"], "hand_no": setup["hand_no"], "scores": list(setup["scores_before"])}
    begin = ([Step("say.deal", start)], drafted(scene), [Step("say.bids", start)], auction(scene))
    if claims["declarer"] is None:
        return story("whole-hand", *begin, [Step("say.thrown-in", start)])
    bid, melds = claims["contract"], claims["meld_points"][claims["declarer"] % 2]
    facts = {"seat": claims["declarer"], "bid": bid, "trump": trump(scene), "shown": melds}
    return story(
        "whole-hand",
        *begin,
        [Step("say.declarer", {**facts, "need": max(0, bid - melds)})],
        hands(scene),
        [Step("say.tricks")],
        trick_table(tricks(scene), 4, [trick.points for trick in tricks(scene)]),
        *([step] for step in remarks(scene)),
        result(scene),
        [Step("tell.whole-hand", counts(scene, Found(0)))],
    )


def of_whole(id: str) -> Tell:
    """Tell the lesson's deal."""
    return lambda scene, found: whole(scene)


MATTER = ("made", "missed", "sure", "forced", "saved")
"""What is remarked of a deal: the first turn of each kind, the three that come first here."""


def remarks(scene: Scene) -> list[Step]:
    """Give what is to be remarked, in the order of the tricks."""
    first: dict[str, Step] = {}
    for code, facts in _remarks(scene):
        first.setdefault(code, Step(f"remark.{code}", facts))
    kept = [code for code in MATTER if code in first][:3]
    return [step for code, step in first.items() if code in kept]


def _remarks(scene: Scene) -> Iterator[tuple[str, dict[str, Any]]]:
    """Tell of leads that cannot lose, of ruffs of a partner's trick, of melds saved, of a bid settled."""
    claims, taken, points, open_bid = scene.claims, [0, 0], [0, 0], True
    melds, bid, ours = claims["meld_points"], claims["contract"], claims["declarer"] % 2
    for trick in tricks(scene):
        lead, pair = trick.leader, trick.winner % 2
        facts = {"trick": trick.number, "suit": trick.suit}
        if trick.number < TRICKS and lead.card[0] != "A" and lead.code == "lead-sure":
            yield "sure", {**facts, "seat": lead.seat, "card": lead.card, "trump": trump(scene)}
        for play in trick.plays[2:]:
            mate, best = play.to_beat
            if play.reason.code in ("must-ruff", "must-overruff") and mate == play.seat ^ 2:
                yield "forced", {**facts, "seat": play.seat, "card": play.card, "mate": mate, "best": best}
        taken[pair] += 1
        points[pair] += trick.points
        if scene.ruleset["meld_needs"] != "pair":
            continue
        if taken[pair] == 1 and trick.number > 1 and melds[pair]:
            yield "saved", {**facts, "seat": trick.winner, "points": melds[pair]}
        now, most = melds[ours] + points[ours], melds[ours] + ALL_POINTS - points[1 - ours]
        made = now >= bid and taken[ours] > 0
        if open_bid and (made or most < bid):
            open_bid, settled = False, {**facts, "pair": list(PAIRS[ours]), "bid": bid}
            yield ("made", {**settled, "points": now}) if made else ("missed", {**settled, "points": most})
