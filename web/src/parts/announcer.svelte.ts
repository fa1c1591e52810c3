import { untrack } from 'svelte';

type Urgency = 'polite' | 'assertive';

/** The text and how often it was set: the same words twice are read twice. */
let polite = $state.raw({ text: '', turn: 0 });
let assertive = $state.raw({ text: '', turn: 0 });

/** Tells those who listen: turns, choices, results. Assertive interrupts; keep it for one's own turn. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // An effect that announces something must not run again because of it.
  untrack(() => {
    if (urgency === 'polite') polite = { text, turn: polite.turn + 1 };
    else assertive = { text, turn: assertive.turn + 1 };
  });
}

export const announced = {
  get polite() {
    return polite;
  },
  get assertive() {
    return assertive;
  },
};
