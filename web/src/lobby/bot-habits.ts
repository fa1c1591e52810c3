/** How strong and how quick this device's bots are: chosen once, remembered. */
import type { GameInfo, Settings } from '../net/wire';
import { keep, recall } from '../settings/store';

export type Pace = Settings['bot_pace'];
export const PACES: readonly Pace[] = ['slow', 'usual', 'quick'];

/** The levels that people play against, weakest first; the server says which of them a game has. */
export const LEVELS = ['boy', 'mate', 'captain', 'legend'] as const;
export const USUAL_LEVEL = 'mate';

export interface BotHabits {
  level: string;
  pace: Pace;
}

export function botHabits(): BotHabits {
  const kept = (recall('bots') ?? {}) as Partial<Record<keyof BotHabits, unknown>>;
  return {
    level: LEVELS.find((level) => level === kept.level) ?? USUAL_LEVEL,
    pace: PACES.find((pace) => pace === kept.pace) ?? 'usual',
  };
}

export function likeBots(change: Partial<BotHabits>): BotHabits {
  const habits = { ...botHabits(), ...change };
  keep('bots', habits);
  return habits;
}

/** This device's level, if the game has it; otherwise the next weaker one, or the game's best. */
export function levelFor(game: Pick<GameInfo, 'levels'> | undefined, liked = botHabits().level): string {
  const levels = game?.levels ?? [];
  if (levels.length === 0 || levels.includes(liked)) return liked;
  const weaker = LEVELS.slice(
    0,
    Math.max(
      LEVELS.findIndex((level) => level === liked),
      0,
    ),
  ).reverse();
  return weaker.find((level) => levels.includes(level)) ?? levels.at(-1) ?? liked;
}
