"""What the rules of Euchre show."""

from printkit.rules.lesson import Found, Lesson, Step
from printkit.rules.scene import Trick, ask_may_play, picture, tricks_as
from printkit.rules.telling import moral, pairs, say, story, trick_table

from .game import TWIN, suit_of


def sort(scene, cards):
    """As players hold them: by the suit they belong to."""
    return tuple(sorted(cards, key=lambda card: (suit_of(card, scene.claims["trump"]), card)))


tricks = tricks_as(Trick, sort)


def left_bower(scene):
    """EU-07: the left bower has to follow a trump, though other cards of its colour are there."""
    trump, found = scene.claims["trump"], []
    for trick in tricks(scene):
        for play in trick.plays[1:]:
            mates = [card for card in play.held if card[-1] == TWIN[trump]]
            if trick.suit == trump and play.legal == (f"J{TWIN[trump]}",) and len(mates) == 2:
                found.append(Found(100 - 2 * trick.number - len(play.held), trick, play.seat))
    return max(found, key=lambda one: one.clarity, default=None)


def alone(scene):
    """EU-08: somebody goes alone and takes all five tricks."""
    return Found(100, tricks(scene)[0], scene.claims["maker"]) if 4 in scene.claims["score"] else None


def drawn(scene, trick, play=None):
    alt = Step("alt.trick", {"plays": pairs(trick.plays), "held": play.held if play else ()})
    return picture(scene, trick, alt, scene.claims["trump"], play)


def tell_left_bower(scene, found):
    trump = scene.claims["trump"]
    play = next(play for play in found.trick.plays if play.seat == found.seat)
    told = say("left-bower", seat=play.seat, card=play.card, suit=TWIN[trump], trump=trump)
    return story("left-bower", drawn(scene, found.trick.upto(play), play), [told, moral("left-bower")])


def tell_alone(scene, found):
    told = say("alone", seat=found.seat, partner=(found.seat + 2) % 4, trump=scene.claims["trump"])
    return story("alone", [told], drawn(scene, found.trick), trick_table(tricks(scene), 4), [moral("alone")])


def puzzles(scene):
    for trick in tricks(scene):
        for play in trick.plays[1:]:
            if len(play.held) > 2:
                yield ask_may_play(play, drawn(scene, trick.upto(play), play), 1)


LESSONS = (
    Lesson("left-bower", ("EU-07", "EU-10"), {}, lambda setup: True, left_bower, tell_left_bower, 2_000),
    Lesson("alone", ("EU-08", "EU-12"), {}, lambda setup: True, alone, tell_alone, 5_000),
)
