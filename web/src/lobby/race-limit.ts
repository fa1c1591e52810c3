/** The lengths of a race that a host can choose from, in minutes, and the usual one in seconds (SA-25). */
export const RACE_MINUTES = [1, 2, 3, 5] as const;
export const USUAL_RACE = 180;
