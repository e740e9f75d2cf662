"""Handmade Pinochle: deals step by step, in codes. The reasons are those of :mod:`.reasons`."""

from __future__ import annotations

from typing import Any

from printkit.games.handmade_pinochle import rules
from printkit.games.handmade_pinochle.codes import codes
from printkit.games.handmade_pinochle.melds import claimed, counted, either, shown
from printkit.games.handmade_pinochle.reasons import why_call, why_pick, why_play
from printkit.games.handmade_pinochle.rules import HANDS, MELD, PACK, PLAYERS, POINTS, TRUMP, WIDTH, WON
from printkit.games.handmade_pinochle.view import View
from printkit.rules.cards import bits
from printkit.rules.game import Action, Claims, Legal, Reason, Refusal, Refused, Ruleset, Setup
from printkit.rules.tricks import highest

DO = ("keep", "take", "call", "trump", "play")
"""What is decided, by stage."""
CLAUSES = ("HP-04", "HP-04", "HP-06", "HP-06", "HP-15")
SUITS = tuple(sorted(PACK.suits))
NOTHING: tuple[int, ...] = (0, 0, 0, 0)


def winners(totals: list[int]) -> list[int]:
    """HP-23, HP-24: give the pairs with the highest total; a tie is a shared win."""
    return list(bits(highest(totals, len(totals))))


class PinochleHand:
    """One deal of Handmade Pinochle (the protocol is :class:`printkit.rules.game.Hand`).

    ``table`` is the deal as the hot functions know it, ``may`` what they say may be kept, taken or played;
    ``made`` the hands as they were made, ``melds`` how many of each kind they show; ``tricks`` those that are
    over, as claimed, ``led`` the cards of the trick being played; ``done`` how many decisions were made;
    ``known``, ``played`` and ``lacks`` what everyone has seen (:class:`View`).
    """

    __slots__ = (
        *("done", "known", "lacks", "led", "made", "may", "melds", "played"),
        *("ruleset", "setup", "table", "tricks"),
    )

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        self.ruleset = ruleset
        self.setup = setup
        self.table = table = [0] * rules.SIZE
        table[rules.MIN_BID] = ruleset["min_bid"]
        table[rules.EXTRA] = int(ruleset["extra_marriage_with_run"])
        table[rules.EACH] = int(ruleset["meld_needs"] == "player")
        table[rules.HEAD] = int(ruleset["must_head"])
        table[rules.ORDER] = rules.ORDERS.index(ruleset["rank_order"])
        rules.begin(table, setup["start"], [PACK.ints[code] for code in setup["stock"]])
        self.may = rules.legal(table)
        self.made = [0] * PLAYERS
        self.melds: list[list[int]] = []
        self.tricks: list[dict[str, Any]] = []
        self.led: list[int] = []
        self.done = self.played = 0
        self.known, self.lacks = [0] * PLAYERS, [0] * PLAYERS

    def copy(self) -> PinochleHand:
        """Give a hand that goes on apart from this one."""
        made = object.__new__(PinochleHand)
        made.ruleset, made.setup, made.may, made.done = self.ruleset, self.setup, self.may, self.done
        made.table, made.made, made.tricks, made.led = self.table[:], self.made[:], self.tricks[:], self.led[:]
        made.known, made.played, made.lacks = self.known[:], self.played, self.lacks[:]
        made.melds = self.melds
        return made

    @property
    def finished(self) -> bool:
        """HP-05, HP-07: the deal is over after twelve tricks, or when all have passed."""
        return self.table[rules.STAGE] == rules.OVER

    @property
    def thrown_in(self) -> bool:
        """HP-07: all have passed."""
        return self.finished and self.table[rules.BIDDER] < 0

    @property
    def to_move(self) -> int | None:
        """The seat to decide, None when the deal is over."""
        return None if self.finished else self.table[rules.TURN]

    def held(self, seat: int) -> list[str]:
        """Give the cards that a seat holds, sorted by code point."""
        return codes(self.table[HANDS + seat])

    def legal(self) -> Legal:
        """Give what may be done now, and why."""
        table = self.table
        stage, seat = table[rules.STAGE], table[rules.TURN]
        if stage == rules.OVER:
            raise Refused(Refusal("", "hand-over", self._over(), about="seat"))
        if stage == rules.CALLING:
            choices = (str(rules.least(table)), "pass")
            return Legal("call", seat, choices, why_call(table), claimed=False, about="points")
        if stage == rules.NAMING:
            reason = Reason("name-trump", "HP-06", {"contract": table[rules.BID]})
            return Legal("trump", seat, SUITS, reason, claimed=False, about="suit")
        if stage == rules.PLAYING:
            cards = codes(self.may)
            return Legal("play", seat, tuple(cards), why_play(table, cards))
        cards = codes(table[rules.FLOOR])
        reason = why_pick(table, cards)
        return Legal(DO[stage], seat, tuple(dict.fromkeys(cards)), reason, claimed=False)

    def why_not(self, card: str) -> Refusal | None:
        """Give why the seat to decide may not keep, take or play ``card``, or None when it may."""
        stage = self.table[rules.STAGE]
        do = DO[stage] if stage <= rules.TAKING else "play"
        return self.refusal({"do": do, "seat": self.to_move, "card": card})

    def refusal(self, action: Action) -> Refusal | None:
        """Give why ``action`` may not be done now, or None when it may."""
        table = self.table
        do, seat, stage, turn = action["do"], action["seat"], table[rules.STAGE], table[rules.TURN]
        tried = action.get("card", do)
        if stage == rules.OVER:
            return Refusal(tried, "hand-over", self._over(), about="seat")
        if do != DO[stage] and not (do == "pass" and stage == rules.CALLING):
            return Refusal(tried, "wrong-decision", CLAUSES[stage], {"do": DO[stage]}, about="do")
        if seat != turn:
            return self._not_the_turn_of(seat, tried)
        if stage == rules.CALLING:
            return self._not_call(action["points"]) if do == "call" else None
        if stage == rules.NAMING:
            suit = action["suit"]
            if suit in SUITS:
                return None
            return Refusal(str(suit), "not-a-suit", "HP-06", {"suit": suit}, about="suit")
        number = PACK.ints.get(tried, -1)
        if number >= 0 and self.may >> number & 1:
            return None
        if number < 0:
            return Refusal(tried, "not-in-pack", "HP-01", {"card": tried, "players": PLAYERS})
        if stage != rules.PLAYING:
            code = "not-drawn" if stage == rules.KEEPING else "not-open"
            return Refusal(tried, code, "HP-04", {"card": tried, "cards": codes(table[rules.FLOOR])})
        if not table[HANDS + seat] >> number & 3:
            played = self.made[seat] >> number & 3 > 0
            return Refusal(tried, "not-held", "HP-05", {"card": tried, "seat": seat, "played": played})
        reason = self.legal().reason
        return Refusal(tried, reason.code, reason.clause, reason.facts)

    def _over(self) -> str:
        return "HP-07" if self.thrown_in else "HP-14"

    def _not_the_turn_of(self, seat: int, tried: str) -> Refusal:
        table = self.table
        stage, facts = table[rules.STAGE], {"seat": seat, "to_move": table[rules.TURN]}
        if stage == rules.CALLING and table[rules.PASSED] >> seat & 1:
            return Refusal(tried, "has-passed", "HP-07", facts, about="seat")
        clause = CLAUSES[stage]
        if stage == rules.KEEPING:
            clause = "HP-05"
        elif stage == rules.PLAYING and self.tricks and not self.led:
            clause = "HP-16"
        return Refusal(tried, "not-your-turn", clause, facts, about="seat")

    def _not_call(self, points: object) -> Refusal | None:
        table = self.table
        if type(points) is not int:
            return Refusal("", "not-points", "HP-06", {"points": points}, about="points")
        if points >= rules.least(table):
            return None
        facts = {"points": points, "bid": table[rules.BID], "bidder": table[rules.BIDDER]}
        if facts["bidder"] < 0:
            facts = {"points": points, "least": table[rules.MIN_BID]}
            return Refusal("", "below-minimum", "HP-07", facts, about="points")
        return Refusal("", "too-low", "HP-06", facts, about="points")

    def do(self, action: Action) -> None:
        """Keep, take, call, pass, name trump or play. Refused by the rules, the hand is as before."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise Refused(refusal, where=f"actions[{self.done}].{refusal.about}")
        table = self.table
        do, seat = action["do"], table[rules.TURN]
        if do == "play":
            self._play(seat, PACK.ints[action["card"]])
        elif do == "keep":
            rules.pick(table, PACK.ints[action["card"]])
        elif do == "take":
            card = PACK.ints[action["card"]]
            self.known[seat] += 1 << card
            rules.pick(table, card)
            if table[rules.STAGE] == rules.CALLING:
                self.made = table[HANDS : HANDS + PLAYERS]
        elif do == "call":
            rules.call(table, action["points"])
        elif do == "pass":
            rules.give_up(table)
        else:
            trump = PACK.suits.index(action["suit"])
            rules.name(table, trump, [0] * rules.MELDS)
            self.melds = [counted(one, trump, table[rules.EXTRA]) for one in self.made]
            for one, counts in enumerate(self.melds):
                self.known[one] = either(self.known[one], shown(counts, trump))
        self.may = rules.legal(table)
        self.done += 1

    def _play(self, seat: int, card: int) -> None:
        table = self.table
        led, trump = table[rules.LED], table[TRUMP]
        if led >= 0 and card // WIDTH != led:
            self.lacks[seat] |= 1 << led if card // WIDTH == trump else 1 << led | 1 << trump
        self.led.append(card)
        self.played += 1 << card
        if self.known[seat] >> card & 3:
            self.known[seat] -= 1 << card
        rules.play(table, card)
        if table[rules.PLACE] == 0:  # the trick is over
            leader = (seat + 1) & 3
            self.tricks.append(
                {
                    "leader": leader,
                    "seats": [(leader + i) & 3 for i in range(PLAYERS)],
                    "cards": [PACK.codes[one] for one in self.led],
                    "winner": table[rules.TAKER],
                }
            )
            self.led = []

    def act(self, do: str, **what: Any) -> None:
        """Decide for the seat to decide: ``act("keep", card="QS")``, ``act("call", points=20)``, …."""
        self.do({"do": do, "seat": self.to_move, **what})

    def view(self, seat: int | None) -> View:
        """Give what a seat may see: its own cards, and what was done in public."""
        assert seat is not None  # every decision is a seat's
        table = self.table
        stage, turn = table[rules.STAGE], seat == table[rules.TURN]
        meld = points = won = NOTHING
        if stage >= rules.PLAYING:
            meld = tuple(table[MELD:POINTS])
            points, won = tuple(table[POINTS:WON]), tuple(table[WON : rules.STOCK])
        return View(
            seat,
            stage,
            table[rules.ORDER],
            table[rules.HEAD],
            table[rules.EXTRA],
            table[rules.START],
            table[rules.MAKER],
            table[rules.DRAWN],
            table[HANDS + seat],
            table[rules.FLOOR] if turn else 0,
            self.may if turn else 0,
            tuple(self.known),
            self.played,
            tuple(self.lacks),
            rules.least(table) if stage == rules.CALLING else 0,
            table[rules.BID],
            table[rules.BIDDER],
            table[rules.PASSED],
            table[TRUMP],
            table[rules.TRICK],
            tuple(self.led),
            table[rules.LED],
            table[rules.BEST],
            table[rules.TAKER],
            table[rules.WORTH],
            meld,
            points,
            won,
            tuple(self.setup["scores_before"]),
            self.setup["hand_no"],
        )

    def claims(self) -> Claims:
        """Give every claim about a finished deal, in the order of the record's description."""
        if not self.finished:
            raise ValueError("the hand is not over")
        table = self.table
        added = [0, 0]
        rules.score(table, added)
        totals = [before + more for before, more in zip(self.setup["scores_before"], added, strict=True)]
        made: Claims = {"hands": [codes(hand) for hand in self.made]}
        if self.thrown_in:
            made |= {"declarer": None, "contract": None, "score": added, "scores_after": totals}
            return {**made, "game_over": False}
        over = rules.is_last(self.setup["hand_no"])
        meld, points = table[MELD : MELD + PLAYERS], table[POINTS : POINTS + PLAYERS]
        made |= {
            "declarer": table[rules.BIDDER],
            "contract": table[rules.BID],
            "melds": [claimed(counts) for counts in self.melds],
            "meld_points": [meld[0] + meld[2], meld[1] + meld[3]],
            "tricks": [{**trick} for trick in self.tricks],
            "tricks_won": table[WON : WON + PLAYERS],
            "trick_points": [points[0] + points[2], points[1] + points[3]],
            "score": added,
            "scores_after": totals,
            "game_over": over,
        }
        if over:
            made["winners"] = winners(totals)
        return made
