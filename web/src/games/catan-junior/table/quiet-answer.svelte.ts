/**
 * Says no for a player who cannot pay what an offer asks for, after a delay that looks like thinking: nobody learns from the
 * timing what a hand holds. A player making a counter-offer is not interrupted.
 */
import type { Intent } from '../intent.svelte';

const LEAST_MS = 5000;
const VARIES_MS = 4000;

export class QuietAnswer {
  /** When it says no, by this device's clock; undefined where it answers for nobody. */
  until = $state<number | null>(null);
  /** The whole delay in milliseconds. */
  of = $state(0);

  constructor(intent: Intent) {
    const drafting = $derived(intent.draft !== null);
    $effect(() => {
      // Every question gets its own delay, and so does one that is asked again.
      void intent.question;
      if (!intent.cannotPay || drafting) return;
      const wait = LEAST_MS + Math.random() * VARIES_MS;
      this.of = wait;
      this.until = this.now + wait;
      const timer = setTimeout(() => intent.choose(intent.choices.plain.refuse), wait);
      return () => {
        clearTimeout(timer);
        this.until = null;
      };
    });
  }

  get now(): number {
    return Date.now();
  }
}
