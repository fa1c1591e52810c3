/** The rooms' requests to the server that need no table (docs/protocol.md). */
import { ask } from '../../../net/api';
import type { GameTypes } from '../../../net/wire';

type Questions = GameTypes['santy-anno']['questions'];

function question<Q extends keyof Questions>(name: Q, asked: Questions[Q]['asked']) {
  return ask<Questions[Q]['answered']>(`/api/games/santy-anno/${name}`, asked);
}

export const questions = {
  fleet: (ships: Questions['fleet']['asked']['ships']) => question('fleet', { ships }),
  where: (asked: Questions['where']['asked']) => question('where', asked),
  drill: (asked: Questions['drill']['asked']) => question('drill', asked),
  drillCard: (round: string, nth: number) => question('drill/card', { round, nth }),
  drillAnswer: (round: string, ship: string) => question('drill/answer', { round, ship }),
};
