/**
 * Says no for somebody who cannot pay what an offer asks for, after a while as it takes to think it over: nobody learns by the
 * time what a hand holds. Whoever makes another offer instead is not interrupted.
 */
import type { Intent } from '../intent.svelte';

const LEAST_MS = 5000;
const VARIES_MS = 4000;

export class QuietAnswer {
  /** When no is said, by this device's clock; none where nothing is said for anybody. */
  until = $state<number | null>(null);
  /** How many milliseconds that is in all. */
  of = $state(0);

  constructor(intent: Intent) {
    const drafting = $derived(intent.draft !== null);
    $effect(() => {
      // Every question has its own time, and so has the one that is thought about again.
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
