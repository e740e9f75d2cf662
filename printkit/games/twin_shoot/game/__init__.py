"""Twin Shoot, 4 or 6 players (TS-01 … TS-29), clause by clause.

Why a seat may do what it may (``Legal.reason``); ``facts``:

=================  ======  =========================================================================
code               clause  facts
=================  ======  =========================================================================
``lay-aside``      TS-11   a bid: two cards of the hand are laid aside. ``cards`` (the hand)
``may-open``       TS-13   the team is alone in last place. ``team``, ``scores`` (by team)
``lead``           TS-14   leading (from the second trick on TS-24): any card. ``trick`` (1 … 10), ``cards``
``suit-or-rank``   TS-16   no follow is set: the led suit or the led rank. ``suit``, ``rank``, ``suits`` (held
                           cards of the suit), ``ranks`` (of the rank; one of the two may be empty)
``neither``        TS-16   no follow is set and neither is held: any card. ``suit``, ``rank``, ``cards``
``suit-follow``    TS-17   the led suit must be played. ``suit``, ``cards``, ``set_by`` (seat), ``set_with``
                           (card), ``freed`` (held cards of the led rank, which may not be played)
``no-suit``        TS-17   none of the led suit: any card. ``suit``, ``cards``, ``set_by``, ``set_with``
``rank-follow``    TS-18   the led rank must be played. ``rank``, ``cards``, ``set_by``, ``set_with``,
                           ``freed`` (held cards of the led suit)
``no-rank``        TS-18   none of the led rank: any card. ``rank``, ``cards``, ``set_by``, ``set_with``
=================  ======  =========================================================================

Refusals, beside those of :mod:`printkit.rules.game`:

=================  ======  =========================================================================
``two-cards``      TS-11   a bid is two different cards. ``cards``
``bid-card``       TS-11   the card is the seat's own bid card and takes no part. ``card``, ``seat``
``not-last``       TS-13   the team may not open. ``team``, ``scores``
=================  ======  =========================================================================
"""
