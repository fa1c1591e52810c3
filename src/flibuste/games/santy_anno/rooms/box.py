"""Does your box match? The ships as a box shows them, checked by the rules of a fleet (SA-2, SA-14)."""

from collections.abc import Sequence

from flibuste.core.rooms import Context, Declined
from flibuste.games.santy_anno.fleets import OURS, Fleet
from flibuste.games.santy_anno.liveries import Livery, Misfit, liveries, read_fleet
from flibuste.games.santy_anno.rooms import wire


def known_fleet(asked: wire.AskFleet, context: Context) -> wire.KnownFleet:
    """The fleet that these ships make."""
    fleet = told_fleet(asked.ships)
    return wire.KnownFleet(liveries(fleet), fleet == OURS)


def told_fleet(ships: Sequence[Livery] | None) -> Fleet:
    """The fleet that comes with a question, ours if none does; raises Declined."""
    try:
        return read_fleet(ships)
    except Misfit as misfit:
        raise Declined(misfit.code, misfit.say) from None
