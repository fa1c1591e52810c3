/** Which tables can be rated, and how a rating is drawn over its games. */
import type { GameInfo, RatedGame, Settings } from '../net/wire';

/** Whether a game with these options can be rated at all. */
export function mayBeRated(
  { options, unrated = {} }: Pick<GameInfo, 'options' | 'unrated'>,
  chosen: Settings['options'],
): boolean {
  return Object.entries(unrated).every(
    ([name, value]) => (chosen[name] ?? options.find((one) => one.name === name)?.default) !== value,
  );
}

/** What happens to an absent player's seat, where leaving counts as losing. */
export const LEAVING_COUNTS = { dropped: 'bot' } as const satisfies Partial<Settings>;

/** What may happen to an absent player's seat; a rated game waits for nobody forever. */
export function waysForTheAbsent(rated: boolean): readonly Settings['dropped'][] {
  return rated ? ['bot', 'offer'] : ['wait', 'pause', 'bot', 'offer'];
}

export interface CurvePoint {
  /** From left to right and from top to bottom, in percent. */
  x: number;
  y: number;
  rating: number;
}
export interface RatingCurve {
  points: CurvePoint[];
  low: number;
  high: number;
}

/** The least distance between the lowest and the highest line. */
const LEAST_SPAN = 100;

/** A rating before the first of these games and after each: lines at whole fifties around it. */
export function curveOf(games: readonly RatedGame[]): RatingCurve {
  const [first] = games;
  const ratings = first ? [first.before, ...games.map(({ rating }) => rating)] : [];
  const lowest = Math.min(...ratings);
  const highest = Math.max(...ratings);
  let low = Math.floor(lowest / 50) * 50;
  let high = Math.ceil(highest / 50) * 50;
  while (high - low < LEAST_SPAN) {
    if (high - highest <= lowest - low) high += 50;
    else low -= 50;
  }
  const steps = Math.max(1, ratings.length - 1);
  const points = ratings.map((rating, nth) => ({
    x: (100 * nth) / steps,
    y: (100 * (high - rating)) / (high - low),
    rating,
  }));
  return { points, low, high };
}
