import { toast } from '../parts/toasts.svelte';
import { play } from '../sound/sound';
import { say, t } from '../words/words.svelte';
import { NoAnswer, Refusal } from './api';

/** Tells the visitor why a request failed; rethrows our own bugs. */
export function complain(error: unknown): void {
  if (error instanceof Refusal) toast(say(error.problem.say), { tone: 'bad', icon: 'cross' });
  else if (error instanceof NoAnswer) toast(t('ui-no-answer'), { tone: 'bad', icon: 'offline' });
  else throw error;
  play('squawk', { own: true });
}
