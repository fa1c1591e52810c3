/** Buttons that cannot be pressed now and say why: they stay where Tab finds them, and answer. */
import { toast } from './toasts.svelte';

/** The reason, or a function that asks the table for it. */
export type Why = string | (() => void);

interface Pressable {
  onclick: (event: MouseEvent) => void;
  'aria-disabled'?: true;
}

/** The props of a button: what pressing it does or, when there is a reason against it, that it says why. */
export function unless(why: Why | null | undefined, onclick: (event: MouseEvent) => void): Pressable {
  if (why === null || why === undefined) return { onclick };
  return {
    'aria-disabled': true,
    onclick: (event) => {
      // A disabled submit button must not submit its form.
      event.preventDefault();
      if (typeof why === 'string') toast(why);
      else why();
    },
  };
}
