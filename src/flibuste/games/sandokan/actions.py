"""The numbers of all actions; every action of Sandokan is dense."""

from typing import Final

from flibuste.games.sandokan.data import LONGEST_WAY

PASS: Final = 0
PORT: Final = 1
LAY: Final = 7
"""Choose one more black card of value 1 to 3 for this move."""
SAIL: Final = 10
"""heading * LONGEST_WAY + cells - 1."""
TURN: Final = SAIL + 8 * LONGEST_WAY
STAY: Final = TURN + 8
GLIDE: Final = STAY + 1
"""One cell along Serenity without cards (SK-32)."""
TURN_EVENT: Final = GLIDE + 8
SWAP: Final = TURN_EVENT + 1
BUY: Final = SWAP + 6
TRADE_IN: Final = BUY + 6
PAY: Final = TRADE_IN + 6
TAKE_CARD: Final = PAY + 6
TAKE: Final = TAKE_CARD + 1
LEAVE: Final = TAKE + 6
LOSE: Final = LEAVE + 6
DROP: Final = LOSE + 6
GIVE: Final = DROP + 6
CEDE: Final = GIVE + 6
GO: Final = CEDE + 6
"""To one of the 50 anchorages (SK-E7)."""
HEAD: Final = GO + 50
ATTACK: Final = HEAD + 8
SHOW: Final = ATTACK + 6
READY: Final = SHOW + 3
WITH_LETTER: Final = READY + 1
CALL: Final = WITH_LETTER + 1
DENSE: Final = CALL + 1
MAX_LEGAL: Final = 96
