import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pirate, Way } from '../table/types';
import { Helm } from './helm.svelte';

const STRIDE = { step: 300, early: 100 };

function pirate(chair: number, other: Partial<Pirate> = {}): Pirate {
  return { seat: 0, chair, seated: false, holding: true, lapped: false, landed: false, ...other } as Pirate;
}

describe('running around the table', () => {
  let sent: Way[];
  let shown: [chair: number, how: string][];
  let helm: Helm;
  let began: number;

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    shown = [];
    began = Date.now();
    helm = new Helm({
      step: (way) => sent.push(way) > 0,
      show: (chair, how) => shown.push([chair, how]),
    });
    helm.take(pirate(3), STRIDE, began);
  });
  afterEach(() => {
    helm.end();
    vi.useRealTimers();
  });
  const done = (chair: number) => helm.take(pirate(chair), STRIDE, began);

  it('waits after "Cast off!" until the first step can count', () => {
    helm.press('cw');
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(sent).toEqual(['cw']);
  });

  it('shows the step before the server has said so', () => {
    helm.press('ccw');
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([[2, 'step']]);
  });

  it('sends the next step only when the one before is done, and no sooner than the speed allows', () => {
    helm.press('cw');
    vi.advanceTimersByTime(1000);
    expect(sent).toHaveLength(1);
    done(4);
    vi.advanceTimersByTime(150);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(60);
    expect(sent).toHaveLength(2);
  });

  it('makes one step of a short tap', () => {
    helm.press('cw');
    helm.release('cw');
    vi.advanceTimersByTime(250);
    done(4);
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual(['cw']);
  });

  it('slides back when a step was not to be', () => {
    helm.press('cw');
    helm.release();
    vi.advanceTimersByTime(3000);
    expect(shown).toEqual([
      [4, 'step'],
      [3, 'correct'],
    ]);
  });

  it('stops when the scuttle is laid', () => {
    helm.press('cw');
    helm.take(pirate(3, { landed: true }), STRIDE, began);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([]);
  });

  it('loses none of several quick taps', () => {
    for (let tap = 0; tap < 3; tap++) {
      helm.press('cw');
      helm.release('cw');
    }
    for (const chair of [4, 5, 6]) {
      vi.advanceTimersByTime(STRIDE.step);
      done(chair);
    }
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual(['cw', 'cw', 'cw']);
  });

  it('stops beside the scuttle when the lap is done, though the finger is still down (SA-26)', () => {
    helm.press('cw');
    vi.advanceTimersByTime(STRIDE.step);
    helm.take(pirate(4, { holding: false, lapped: true }), STRIDE, began);
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual(['cw']);
    helm.press('cw');
    vi.advanceTimersByTime(STRIDE.step);
    expect(sent).toEqual(['cw', 'cw']);
  });

  it('runs to a tapped ship by the shorter way, and stops there', () => {
    helm.runTo(1);
    for (const chair of [2, 1]) {
      vi.advanceTimersByTime(STRIDE.step);
      done(chair);
    }
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual(['ccw', 'ccw']);
    expect(helm.goal).toBeNull();
  });

  it('forgets the tapped ship when a button is pressed', () => {
    helm.runTo(6);
    helm.press('ccw');
    helm.release('ccw');
    vi.advanceTimersByTime(STRIDE.step);
    done(2);
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual(['ccw']);
  });
});
