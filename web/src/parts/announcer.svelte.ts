import { untrack } from 'svelte';

type Urgency = 'polite' | 'assertive';

/** Something to be heard; the same words twice are two. */
interface Announcement {
  turn: number;
  text: string;
}

/** What comes in quick succession is read one after the other; nobody listens to more. */
const MOST = 6;

let turn = 0;
let polite = $state.raw<readonly Announcement[]>([]);
let assertive = $state.raw<readonly Announcement[]>([]);

/** Tells those who listen: turns, choices, results. Assertive interrupts; keep it for one's own turn. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // An effect that announces something must not run again because of it.
  untrack(() => {
    const said = { turn: (turn += 1), text };
    if (urgency === 'polite') polite = [...polite, said].slice(-MOST);
    else assertive = [said];
  });
}

/** What was said of a screen ends with it: nobody who looks around the next one finds it there. */
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
