/** Announces what is new at the table to screen readers and to those who are looking elsewhere. */
import { SvelteSet } from 'svelte/reactivity';
import type { GameName, View } from '../net/wire';
import { announce } from '../parts/announcer.svelte';
import { readAloud } from '../settings/aloud.svelte';
import { settings } from '../settings/settings.svelte';
import { say, t } from '../words/words.svelte';
import { callToTurn } from './attention';
import { Chronicle, type Line } from './chronicle.svelte';
import { isWaitedFor, turnLine } from './turn';

/** The most sentences announced at once. */
const MOST_TOLD = 6;

export class Hearing {
  readonly chronicle = new Chronicle();
  /** The members whose talk this device hides. */
  readonly hidden = new SvelteSet<number>();
  unread = $state(0);

  /** Takes the first view: what was said before is not announced. */
  begin(view: View<GameName>): void {
    this.chronicle.take(view);
  }

  /** Takes the view that follows `before`; `reading`: whether the log is in sight. */
  hear(view: View<GameName>, before: View<GameName>, reading: boolean): void {
    const told = this.chronicle
      .take(view)
      .filter((line) => line.kind === 'fact' || !this.hidden.has(line.talk.member));
    if (!reading) this.unread += told.filter((line) => line.kind === 'talk').length;
    if (told.length > 0) announce(told.map(inWords).slice(-MOST_TOLD).join(' '));
    const asked = view.asked?.say;
    if (isWaitedFor(view) && !isWaitedFor(before)) {
      callToTurn(say(turnLine(view)), t(`ui-game-${view.table.game}`));
      this.#ask(say(asked ?? turnLine(view)));
    } else if (asked && view.asked?.prompt !== before.asked?.prompt) {
      this.#ask(say(asked));
    }
  }

  #ask(words: string): void {
    announce(words, 'assertive');
    if (settings.aloud) readAloud(words, settings.language);
  }

  hide(member: number): void {
    if (!this.hidden.delete(member)) this.hidden.add(member);
  }
}

function inWords(line: Line): string {
  if (line.kind === 'fact') return say(line.say);
  const { name, phrase, text } = line.talk;
  return `${name}: ${phrase ? t(`table-phrase-${phrase}`) : text}`;
}
