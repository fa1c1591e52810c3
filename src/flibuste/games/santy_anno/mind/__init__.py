"""Racers that imitate people at Santy Anno."""

from typing import Final

from flibuste.core.mind import Racers
from flibuste.games.santy_anno.mind.pace import RUNNERS
from flibuste.games.santy_anno.mind.racer import choose, race_plan
from flibuste.games.santy_anno.mind.simulated import race

RACERS: Final = Racers(levels=tuple(RUNNERS), choose=choose, plan=race_plan, play=race)
