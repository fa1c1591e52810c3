/** The data to draw a finished voyage: where every boat sailed, where it was blown, and how its fights ended. */
import type { Story } from '../../../net/wire';
import type { Point } from '../../../board/camera';
import { cellOf, middle } from '../chart/chart';

export const KINDS = ['sailed', 'sailed_covered', 'drifted', 'glided', 'blown', 'beat', 'came_home'] as const;

/** The distance between boats on the same route, which are drawn side by side. */
const LANE = 7;

export interface Route {
  seat: number;
  /** Unbroken lines; a storm or a seized wind begins another. */
  legs: Point[][];
}

export interface Deeds {
  fightsWon: number;
  homecomings: number;
}

/** The route of each boat, each in its own lane. */
export function routesOf({ facts }: Pick<Story<'sandokan'>, 'facts'>, boats: number): Route[] {
  return Array.from({ length: boats }, (_, seat) => {
    const legs: Point[][] = [];
    const aside = (seat - (boats - 1) / 2) * LANE;
    const at = (cell: number): Point => {
      const { x, y } = middle(cellOf(cell));
      return { x: x + aside, y: y + aside };
    };
    let last: number | undefined;
    for (const { do: fact } of facts) {
      if (!('start' in fact) || fact.who !== seat || fact.start === fact.end) continue;
      const leg = legs.at(-1);
      if (leg && last === fact.start && fact.kind !== 'blown') leg.push(at(fact.end));
      else legs.push([at(fact.start), at(fact.end)]);
      last = fact.end;
    }
    return { seat, legs };
  });
}

/** The result of a captain's voyage. */
export function deedsOf({ facts }: Pick<Story<'sandokan'>, 'facts'>, seat: number): Deeds {
  const of = (kind: 'beat' | 'came_home') =>
    facts.filter(({ do: fact }) => fact.kind === kind && fact.who === seat).length;
  return { fightsWon: of('beat'), homecomings: of('came_home') };
}
