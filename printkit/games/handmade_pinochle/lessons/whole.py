"""A whole deal told by its tables, with remarks: ``whole-hand``, and ``printkit show``."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.games.handmade_pinochle.game import TRICKS, PinochleHand
from printkit.games.handmade_pinochle.game.making import ALL_POINTS, PAIRS
from printkit.games.handmade_pinochle.game.melds import ALL, PACK
from printkit.games.handmade_pinochle.lessons.judges import Found
from printkit.games.handmade_pinochle.lessons.scene import tricks, trump
from printkit.games.handmade_pinochle.lessons.tell import auction, counts, drafted, hands, result
from printkit.rules.lesson import Scene, Step, Story
from printkit.rules.scene import Play
from printkit.rules.telling import story, trick_table


def whole(scene: Scene) -> Story:
    """Tell a deal by tables: hand-making, the auction, hands and melds, the tricks with remarks, the count."""
    setup, claims = scene.setup, scene.claims
    start = {"start": setup["start"], "hand_no": setup["hand_no"], "scores": list(setup["scores_before"])}
    begin = ([Step("say.deal", start)], drafted(scene), [Step("say.bids", start)], auction(scene))
    if claims["declarer"] is None:
        return story("whole-hand", *begin, [Step("say.thrown-in", start)])
    bid, shown = claims["contract"], claims["meld_points"][claims["declarer"] % 2]
    facts = {"seat": claims["declarer"], "bid": bid, "trump": trump(scene), "shown": shown}
    return story(
        "whole-hand",
        *begin,
        [Step("say.declarer", {**facts, "need": max(0, bid - shown)})],
        hands(scene),
        [Step("say.tricks")],
        trick_table(tricks(scene), 4, [trick.points for trick in tricks(scene)]),
        *([step] for step in remarks(scene)),
        result(scene),
        [Step("tell.whole-hand", counts(scene, Found(0)))],
    )


def whole_hand(scene: Scene, sight: Found) -> Story:
    """Tell the lesson's deal."""
    return whole(scene)


MATTER = ("remark.made", "remark.missed", "remark.sure", "remark.forced", "remark.saved")
"""What is remarked of a deal: the first turn of each kind, the three that come first here."""


def remarks(scene: Scene) -> list[Step]:
    """Give what is to be remarked, in the order of the tricks."""
    first: dict[str, Step] = {}
    for step in _remarks(scene):
        first.setdefault(step.code, step)
    kept = [code for code in MATTER if code in first][:3]
    return [step for code, step in first.items() if code in kept]


def _remarks(scene: Scene) -> Iterator[Step]:
    """Tell of leads that cannot lose, of ruffs of a partner's trick, of melds saved, of a bid settled."""
    claims, taken, points, open_bid = scene.claims, [0, 0], [0, 0], True
    melds, bid, ours = claims["meld_points"], claims["contract"], claims["declarer"] % 2
    for trick in tricks(scene):
        lead, pair = trick.leader, trick.winner % 2
        facts = {"trick": trick.number, "suit": trick.suit}
        if trick.number < TRICKS and lead.card[0] != "A" and cannot_lose(scene, lead):
            yield Step("remark.sure", {**facts, "seat": lead.seat, "card": lead.card, "trump": trump(scene)})
        for play in trick.plays[2:]:
            if play.reason.code in ("must-ruff", "must-overruff") and play.turn.best[0] == play.seat ^ 2:
                partners = {"seat": play.seat, "mate": play.seat ^ 2, "best": play.turn.best[1]}
                yield Step("remark.forced", {**facts, **partners, "card": play.card})
        taken[pair] += 1
        points[pair] += trick.points
        if scene.ruleset["meld_needs"] != "pair":
            continue
        if taken[pair] == 1 and trick.number > 1 and melds[pair]:
            yield Step("remark.saved", {**facts, "seat": trick.winner, "points": melds[pair]})
        now, most = melds[ours] + points[ours], melds[ours] + ALL_POINTS - points[1 - ours]
        made = now >= bid and taken[ours] > 0
        if open_bid and (made or most < bid):
            open_bid, settled = False, {**facts, "pair": list(PAIRS[ours]), "bid": bid}
            yield (
                Step("remark.made", {**settled, "points": now})
                if made
                else Step("remark.missed", {**settled, "points": most})
            )


def cannot_lose(scene: Scene, lead: Play) -> bool:
    """Tell whether neither opponent can beat a lead in any deal that the leader's seat holds possible.

    An opponent may hold what it is known to hold (it took it in public, or showed it), and any card that the
    seat has not seen, but of no suit that it has shown to be out of.
    """
    hand = scene.before(lead.at)
    assert isinstance(hand, PinochleHand)
    view = hand.view(lead.seat)
    known, lacks, away, size = view.known, view.lacks, view.hand + view.gone, 12 - len(view.over)
    others = [seat for seat in range(4) if seat != lead.seat]
    unseen = ALL - away - sum(known[seat] for seat in others)
    hand.do({key: value for key, value in lead.turn.action.items() if key != "legal"})
    for foe in ((lead.seat + 1) % 4, (lead.seat + 3) % 4):
        mine = sum(known[foe] >> card & 3 for card in PACK.ints.values())
        may = known[foe] | (unseen & ~lacks[foe] if mine < size else 0)
        held = [code for code, card in PACK.ints.items() if may >> card & 3]
        follows = any(known[foe] >> PACK.ints[code] & 3 for code in held if code[1] == lead.suit)
        if any(hand.beats(code, lead.card) for code in held if code[1] == lead.suit or not follows):
            return False
    return True
