/** The race to seven fortresses, read backwards from how it ended. */
import type { Story } from '../../../net/wire';

export const KINDS = ['fort_built', 'castle_changed'] as const;

/** How many fortresses a player had from a step of the game on. */
export interface Stand {
  step: number;
  forts: number;
}

/** Everybody's fortresses over the game; the castle's counts while it stands there. */
export function raceOf({ facts }: Pick<Story<'catan-junior'>, 'facts'>, final: readonly number[]): Stand[][] {
  return final.map((forts, seat) => {
    const changes = facts.flatMap(({ step, do: fact }) => {
      if (fact.kind === 'fort_built') return fact.who === seat ? [{ step, by: 1 }] : [];
      if (fact.kind !== 'castle_changed') return [];
      if (fact.now === seat) return [{ step, by: 1 }];
      return fact.before === seat ? [{ step, by: -1 }] : [];
    });
    let stand = forts - changes.reduce((sum, { by }) => sum + by, 0);
    return [{ step: 0, forts: stand }, ...changes.map(({ step, by }) => ({ step, forts: (stand += by) }))];
  });
}
