/** A day's result as a few lines to paste anywhere: signs only, nothing that gives an answer away. */
import type { LegInfo } from '../net/wire';

const [RIGHT, WRONG, OPEN, FLAME] = ['🟩', '🟥', '⬜', '🔥'];
const DAY_MS = 24 * 3600 * 1000;

/** The date as people of a language write it. */
export function dateOf(day: number, language: string, style: 'long' | 'short' = 'long'): string {
  const form: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { day: 'numeric', month: 'long', year: 'numeric' }
      : { day: 'numeric', month: 'numeric' };
  return new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(day * DAY_MS);
}

export function signs(marks: readonly boolean[]): string {
  return marks.map((right) => (right ? RIGHT : WRONG)).join('') || OPEN;
}

/** Seconds as text: `41.3`. */
export function secondsOf(millis: number, language: string): string {
  const form = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return form.format(millis / 1000);
}

export function shareText(
  { day, legs, streak }: { day: number; legs: readonly LegInfo[]; streak: number },
  {
    language,
    nameOf,
    address,
  }: { language: string; nameOf: (game: LegInfo['game']) => string; address: string },
): string {
  const lines = legs.map(({ game, marks, kind, done, millis }) => {
    const time = kind === 'race' && done ? ` ${secondsOf(millis, language)} s` : '';
    return `${nameOf(game)} ${signs(marks)}${time}`;
  });
  const days = streak > 1 ? [`${FLAME} ${streak}`] : [];
  return [`Flibuste, ${dateOf(day, language)}`, ...lines, ...days, address].join('\n');
}
