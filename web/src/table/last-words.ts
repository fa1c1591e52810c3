/** What has just happened, in one breath. */
import { say } from '../words/words.svelte';
import type { Line } from './chronicle.svelte';

/** Two lines of a small phone. */
const MOST_LETTERS = 104;
/** Older ones are never looked at. */
const MOST_LINES = 4;

/** The newest sentence, and those before it for which there is room too. */
export function lastWords(lines: readonly Line[], most = MOST_LETTERS): { before: string; newest: string } {
  const told = lines.filter((line) => line.kind === 'fact').slice(-MOST_LINES);
  const [newest = '', ...older] = told.map((line) => say(line.say)).reverse();
  let before = '';
  for (const sentence of older) {
    if (newest.length + before.length + sentence.length + 2 > most) break;
    before = before ? `${sentence} ${before}` : sentence;
  }
  return { before, newest };
}
