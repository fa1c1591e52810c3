/** The end of a game as a list: who came in where, and what they have to show for it. */
import type { GameName, GameTypes, SeatInfo, View } from '../net/wire';
import type { Message } from '../words/message';

export interface Ranked extends SeatInfo {
  rank: number;
  score: Message | undefined;
}

const SCORES: { [G in GameName]: (game: GameTypes[G]['public'], seat: number) => Message | undefined } = {
  'santy-anno': ({ pirates }, seat) => {
    const coins = pirates[seat]?.coins;
    return coins
      ? { key: 'ui-sa-ducats', args: { n: coins.reduce((sum, coin) => sum + coin, 0) } }
      : undefined;
  },
  'catan-junior': ({ players }, seat) => counted('cj-fort', players[seat]?.forts),
  sandokan: ({ boats }, seat) => counted('sk-points', boats[seat]?.points),
};

function counted(key: string, n: number | undefined): Message | undefined {
  return n === undefined ? undefined : { key, args: { n } };
}

/** The seats in the order of their ranks. */
export function ranking<G extends GameName>(view: View<G>): Ranked[] {
  const { table } = view;
  const game = view.public;
  const score = SCORES[table.game as G];
  return table.seats
    .map((seat, index) => ({
      ...seat,
      rank: table.outcome?.ranks[index] ?? 0,
      score: game ? score(game, index) : undefined,
    }))
    .sort((one, other) => one.rank - other.rank);
}
