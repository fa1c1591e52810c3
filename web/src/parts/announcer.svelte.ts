import { untrack } from 'svelte';

type Urgency = 'polite' | 'assertive';

/** An announcement; the same words twice are two announcements. */
interface Announcement {
  turn: number;
  text: string;
}

/** Announcements in quick succession are read one after the other; nobody listens to more than this. */
const MOST = 6;

let turn = 0;
let polite = $state.raw<readonly Announcement[]>([]);
let assertive = $state.raw<readonly Announcement[]>([]);

/** Announces turns, choices and results to screen readers. Assertive interrupts; keep it for one's own turn. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // An effect that announces something must not run again because of it.
  untrack(() => {
    const said = { turn: (turn += 1), text };
    if (urgency === 'polite') polite = [...polite, said].slice(-MOST);
    else assertive = [said];
  });
}

/** What was said on a screen goes with it, so that nobody finds it on the next one. */
export function hush(): void {
  polite = [];
  assertive = [];
}

export const announced = {
  get polite() {
    return polite;
  },
  get assertive() {
    return assertive;
  },
};
