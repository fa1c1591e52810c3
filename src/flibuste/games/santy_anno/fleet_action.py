"""What the Bosun says of the box: told as eight ships, which the rules know only as a number."""

# compile-cache: holds no rules

from typing import Annotated

from flibuste.core.declared.actions import Action
from flibuste.core.declared.fields import UNSAID, Bits
from flibuste.games.santy_anno.actions import ACTIONS
from flibuste.games.santy_anno.fleets import FLEET_IS, FLEET_SHIFT
from flibuste.games.santy_anno.liveries import NUMBERED_FLEETS, Livery

__all__ = ["ACTIONS", "FleetIs"]


class FleetIs(Action):
    """The Bosun: the ships of this box, if they are painted differently from ours (SA-14)."""

    ships: Annotated[list[Livery], NUMBERED_FLEETS, Bits(0, FLEET_SHIFT), UNSAID]


ACTIONS.add(FleetIs, number=FLEET_IS)
