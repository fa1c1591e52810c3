/** Buttons that cannot be pressed now and say why: they stay where Tab finds them, and answer. */
import { toast } from './toasts.svelte';

/** The reason, or how to ask the table for it. */
export type Why = string | (() => void);

interface Pressable {
  onclick: (event: MouseEvent) => void;
  'aria-disabled'?: true;
}

/** What a button is given: what pressing it does, or, with a reason against it, that it says so. */
export function unless(why: Why | null | undefined, onclick: (event: MouseEvent) => void): Pressable {
  if (why === null || why === undefined) return { onclick };
  return {
    'aria-disabled': true,
    onclick: (event) => {
      // A button that submits a form does not.
      event.preventDefault();
      if (typeof why === 'string') toast(why);
      else why();
    },
  };
}
