/** What one chose to train, remembered for the next time. */
import { times } from '../../../../art/ink';
import { MOST_CARDS } from '../../data';
import { KINDS, type Kind } from './records';

export const LENGTHS: readonly number[] = times(MOST_CARDS).map((n) => n + 1);
/** Milliseconds from card to card. */
export const SPEEDS = [3000, 2000, 1000, 0] as const;

export interface DrillChoice {
  cards: number;
  kinds: Kind[];
  event: boolean;
  every: number;
  leaning: boolean;
  /** The level of a bot to race against, or 'none'. */
  rival: string;
}

const USUAL: DrillChoice = {
  cards: 5,
  kinds: ['element', 'struck', 'colour', 'name', 'name-struck', 'number'],
  event: false,
  every: 1000,
  leaning: true,
  rival: 'none',
};

export function restoreChoices(kept: unknown): DrillChoice {
  if (typeof kept !== 'object' || kept === null) return { ...USUAL };
  const wanted = kept as Partial<Record<keyof DrillChoice, unknown>>;
  const kinds = Array.isArray(wanted.kinds)
    ? KINDS.filter((kind) => (wanted.kinds as unknown[]).includes(kind))
    : [];
  return {
    cards: LENGTHS.find((length) => length === wanted.cards) ?? USUAL.cards,
    kinds: kinds.length > 0 ? kinds : USUAL.kinds,
    event: wanted.event === true,
    every: SPEEDS.find((speed) => speed === wanted.every) ?? USUAL.every,
    leaning: wanted.leaning !== false,
    rival: typeof wanted.rival === 'string' ? wanted.rival : 'none',
  };
}
