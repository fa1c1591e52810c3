/** The question before a choice that costs something and cannot be taken back. */
import type { Choice, GameName } from '../net/wire';
import { say, t } from '../words/words.svelte';
import type { Question } from './question';

export function askOnce(choice: Choice<GameName>, yes: () => void): Question {
  const does = say(choice.say);
  return {
    title: does,
    text: [...(choice.brings ?? []).map(say), t('ui-table-no-way-back')].join('\n'),
    does,
    yes,
  };
}
