/** What is in the pockets at the end, and what it makes of a pirate. */

/** The sum of coins counted from the 5-ducat ones down to the 1-ducat ones. */
export const ducats = (coins: readonly number[] | null): number =>
  (coins ?? []).reduce((sum, count, index) => sum + count * (5 - index), 0);

/** The office that a rank brings (SA-31): with five and more players, the two after the captain are first mates. */
export function office(rank: number | null, players: number): string {
  if (rank === 1) return 'sa-captain';
  return players >= 5 && rank !== null && rank <= 3 ? 'sa-first-mate' : 'sa-deckhand';
}
