/** The end of a game as a list: each player's rank and result. */
import { guideOf } from '../games/games';
import type { Guide } from '../games/guide';
import type { GameName, SeatInfo, View } from '../net/wire';
import type { Message } from '../words/message';

export interface Ranked extends SeatInfo {
  rank: number;
  score: Message | undefined;
}

/** The seats in rank order. */
export function ranking<G extends GameName>(
  { table, public: game }: View<G>,
  score: Guide<G>['score'] = guideOf(table.game as G)?.score,
): Ranked[] {
  return table.seats
    .map((seat, index) => ({
      ...seat,
      rank: table.outcome?.ranks[index] ?? 0,
      score: game ? score?.(game, index) : undefined,
    }))
    .sort((one, other) => one.rank - other.rank);
}
