import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sorted } from '../table/choices';
import { ViewClock } from '../table/clock.svelte';
import type { Choice, Public } from '../table/types';
import Duel from './Duel.svelte';

const choices = sorted(
  Array.from({ length: 61 }, (_, taps): Choice => ({
    code: 100 + taps,
    do: { kind: 'tap', taps },
    say: { key: 'sa-act-tap' },
  })),
);
const table = {
  tied: [0, 1],
  bout: 1,
  pirates: [
    { seat: 0, pirate: 'brain', tapped: false },
    { seat: 1, pirate: 'belgo', tapped: false },
  ],
} as unknown as Public;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

it('counts the taps of five seconds and sends them once (SA-32)', () => {
  const clock = new ViewClock();
  clock.hear(Date.now());
  const stop = clock.start();
  const sent: number[] = [];
  const duel = mount(Duel, {
    target: document.body,
    props: {
      table,
      names: ['Ada', 'Bo'],
      own: 0,
      choices,
      clock,
      time: { begins: Date.now() + 3_000, ends: Date.now() + 8_000 },
      onchoose: (choice: Choice) => sent.push(choice.code),
    },
  });
  const tap = () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space' }));
  };
  flushSync();
  tap();
  vi.advanceTimersByTime(3_200);
  flushSync();
  for (let n = 0; n < 7; n++) tap();
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(5_000);
  flushSync();
  vi.advanceTimersByTime(1_000);
  flushSync();
  expect(sent).toEqual([107]);
  stop();
  void unmount(duel);
});
