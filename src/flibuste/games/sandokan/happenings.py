"""The kinds of facts that a game of Sandokan tells, with their numbers."""

(
    CHOSE_PORT,  # who, port
    SAILED,  # who, from, to, black ones, twos, threes
    SAILED_COVERED,  # who, from, to, cells, cards
    DRIFTED,  # who, from, to
    GLIDED,  # who, from, to
    TURNED,  # who, heading
    STAYED,  # who
    DECLINED,  # who
    HEADED,  # who, heading
    DREW,  # who, kind of card
    DREW_HIDDEN,  # who
    SWAPPED,  # who, kind given, kind taken, depth
    SWAP_FAILED,  # who, kind offered
    BARGAINED,  # who, treasure, phase
    PAID,  # who, kind of card
    TRADED_IN,  # who, treasure
    GOT,  # who, treasure
    MET,  # who, event, port or 6 for the Island of Storms
    BLOWN,  # who, from, to, event
    LOST,  # who, treasure, why
    PUT_UNDER,  # who, kind of card, why
    PUT_UNDER_HIDDEN,  # who, why
    ROBBED,  # who draws, from whom, kind of card
    ROBBED_HIDDEN,  # who draws, from whom
    GAVE,  # who, to whom, kind of card
    GAVE_HIDDEN,  # who, to whom
    CEDED,  # who, to whom, treasure, whether it goes to the box
    SEIZED,  # who, from whom, treasure
    TOOK_FREE,  # who, treasure, port
    SWAPPED_CARGO,  # who, treasure left, treasure taken, port
    LEFT,  # who, treasure, port
    FETCHED,  # who, treasure, port
    UNLOADED,  # who, treasure
    CAME_HOME,  # who, points
    CURED,  # who
    ATTACKED,  # who, whom
    ANSWERED,  # who
    SHOWED,  # who, red ones, twos, threes, whether with the letter, strength
    BEAT,  # winner, loser
    DREW_LEVEL,  # attacker, defender
    EXTRA_TURN,  # who
    MISSED,  # who, whether an extra turn
    CALLED,  # who, whom
    CAUGHT,  # who, cells sailed, cells allowed
    CLEARED,  # who
    LET_PASS,  # who
    WON,  # who, points
    TURNS_OVER,
) = range(1, 49)

MAX_FACTS = 48
