/** What has just happened, in a line or two. */
import { say } from '../words/words.svelte';
import type { Line } from './chronicle.svelte';

/** Two lines of a small phone. */
const MOST_LETTERS = 104;
/** Older ones are never looked at. */
const MOST_LINES = 4;

export interface LastWords {
  before: string;
  newest: string;
  /** The lines they are made of, newest first. */
  of: readonly Line[];
}

/** The newest sentence, and as many before it as fit. */
export function lastWords(lines: readonly Line[], most = MOST_LETTERS): LastWords {
  const told = lines.filter((line) => line.kind === 'fact').slice(-MOST_LINES);
  const newestFirst = told.reverse();
  const [newest = '', ...older] = newestFirst.map((line) => say(line.say));
  let before = '';
  let heard = 1;
  for (const sentence of older) {
    if (newest.length + before.length + sentence.length + 2 > most) break;
    before = before ? `${sentence} ${before}` : sentence;
    heard += 1;
  }
  return { before, newest, of: newestFirst.slice(0, heard) };
}
