"""The kinds of facts, with the numbers each one carries."""

from typing import Final

LIES: Final = 1  # chair, ship
STARTS: Final = 2  # seat, ship
ROUND: Final = 3  # round, cards
LAID: Final = 4  # place in the line from 1, kind
LAID_UNSEEN: Final = 5  # place in the line from 1
EVENT: Final = 6  # event
EVENT_UNSEEN: Final = 7
CAST_OFF: Final = 8
GO: Final = 9  # seat
RAN: Final = 10  # seat, from chair, to chair, 1 clockwise or -1
SAT: Final = 11  # seat, chair, ship
STOOD: Final = 12  # seat, chair
LAPPED: Final = 13  # seat
TOOK_SCUTTLE: Final = 14  # seat
FRAMED: Final = 15  # seat, ship
LANDED: Final = 16  # seat, instant
COUNTED: Final = 17  # number
TIME_UP: Final = 18  # how many are out
LATE: Final = 19  # seat, chair or NONE
LOTS: Final = 20  # how many arrivals share an instant
STEP: Final = 21  # seat, nth card that works, kind, from ship, to ship, ship after the sea's extra step
ARRIVED: Final = 22  # place in the pile from 1, seat, believed ship, true ship, ducats taken
DUEL: Final = 23  # mask of the seats, bout from 1
TAPPED: Final = 24  # seat
TAPS: Final = 25  # seat, taps
WRESTLED: Final = 26  # seat
RANKED: Final = 27  # seat, rank, ducats
SITS: Final = 28  # seat, ship, place in the pile from 1
TAKEN_BACK: Final = 29  # what: TAKEN_SHIP, ...

TAKEN_SHIP, TAKEN_START, TAKEN_CARD, TAKEN_EVENT, TAKEN_LANDING, TAKEN_LATE = range(6)
