import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Intent } from '../intent.svelte';
import { QuietAnswer } from './quiet-answer.svelte';

const LONGEST = 9000;
const SHORTEST = 5000;

describe('an answer for somebody who cannot pay', () => {
  let at = $state({ cannotPay: true, question: 1, draft: null as object | null });
  let said: number;
  let quiet: QuietAnswer;
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    at = { cannotPay: true, question: 1, draft: null };
    said = 0;
    const intent = {
      get cannotPay() {
        return at.cannotPay;
      },
      get question() {
        return at.question;
      },
      get draft() {
        return at.draft;
      },
      choices: { plain: { refuse: { code: 1 } } },
      choose: () => (said += 1),
    } as unknown as Intent;
    end = $effect.root(() => {
      quiet = new QuietAnswer(intent);
    });
    flushSync();
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it('comes after a while as it takes to think, once', () => {
    vi.advanceTimersByTime(SHORTEST - 1);
    expect(said).toBe(0);
    expect(quiet.until).not.toBeNull();
    vi.advanceTimersByTime(LONGEST - SHORTEST + 1);
    expect(said).toBe(1);
  });

  it('waits while another offer is made instead', () => {
    at.draft = {};
    flushSync();
    expect(quiet.until).toBeNull();
    vi.advanceTimersByTime(10 * LONGEST);
    expect(said).toBe(0);
    at.draft = null;
    flushSync();
    vi.advanceTimersByTime(LONGEST);
    expect(said).toBe(1);
  });

  it('never comes for who can pay, nor after the question', () => {
    at.cannotPay = false;
    flushSync();
    vi.advanceTimersByTime(10 * LONGEST);
    expect(said).toBe(0);
  });
});
