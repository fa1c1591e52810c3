import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenAction } from '../../table/contract';
import { Intent } from './intent.svelte';
import type { Action, Choice, Public, View } from './table/types';

const choice = (code: number, action: object): Choice => ({
  code,
  do: { at: 0, ...action } as Action,
  say: { key: 'x' },
});
const RUN = [choice(1, { kind: 'run', way: 'cw' }), choice(2, { kind: 'run', way: 'ccw' })];

function viewOf(choices: readonly Choice[] | null, table: Partial<Public> = {}, backwards = false): View {
  const line = backwards ? { left: 'ccw', right: 'cw' } : { left: 'cw', right: 'ccw' };
  const pirate = { seat: 0, chair: 3, tile: 'royal', seated: false, holding: true, frame: null };
  return {
    asked: choices === null ? null : { choices },
    own: null,
    you: { eyes: 0 },
    table: { seats: [] },
    public: { phase: 'race', way: 'running', pirates: [pirate], table: [], line, ...table },
  } as unknown as View;
}

const key = (code: string, repeat = false) =>
  new KeyboardEvent('keydown', { code, repeat, cancelable: true });
const finger = (clientX: number, pointerId = 1) => ({ clientX, pointerId }) as PointerEvent;

describe("a pirate's intention", () => {
  let view = $state.raw(viewOf(RUN));
  let sent: ChosenAction<'santy-anno'>[];
  let intent: Intent;

  beforeEach(() => {
    vi.useFakeTimers();
    view = viewOf(RUN);
    sent = [];
    intent = new Intent(
      () => view,
      (chosen) => sent.push(chosen),
      () => undefined,
    );
  });
  afterEach(() => {
    intent.helm.end();
    vi.useRealTimers();
  });

  it('sits down at the ship that was tapped, where people run for real', () => {
    const scans = [choice(7, { kind: 'scan', ship: 'royal' }), choice(8, { kind: 'scan', ship: 'viper' })];
    view = viewOf(scans, { way: 'for_real', round: 1 });
    expect(intent.sitHere).toBeUndefined();
    intent.point('royal');
    expect(sent).toEqual([]);
    intent.sitHere?.();
    expect(sent).toEqual([{ code: 7 }]);
    intent.point('royal');
    expect(intent.sitHere).toBeUndefined();
  });

  it('points at no ship before the lap is done, where people run for real, and forgets its start after it', () => {
    const start = [choice(7, { kind: 'scan', ship: 'royal' })];
    view = viewOf(start, { way: 'for_real', round: 4 });
    intent.point('viper');
    expect(intent.sitHere).toBeUndefined();
    expect(intent.told).not.toBeNull();
    intent.point('royal');
    expect(intent.sitHere).toBeDefined();
    const lapped = [{ ...view.public?.pirates[0], lapped: true }] as Public['pirates'];
    view = viewOf(start, { way: 'for_real', round: 4, pirates: lapped });
    expect(intent.sitHere).toBeUndefined();
  });

  it('runs to a side while its key is down', () => {
    expect(intent.press(key('ArrowLeft'))).toBe(true);
    expect(intent.helm.held).toBe('cw');
    intent.release(key('ArrowLeft'));
    expect(intent.helm.held).toBeNull();
  });

  it('runs the other way round when rum turns left and right around (SA-63)', () => {
    view = viewOf(RUN, {}, true);
    intent.press(key('ArrowLeft'));
    expect(intent.helm.held).toBe('ccw');
  });

  it('hears no key that is none of the race, and none while nobody is asked', () => {
    expect(intent.press(key('KeyQ'))).toBe(false);
    view = viewOf(null);
    expect(intent.press(key('ArrowLeft'))).toBe(false);
    view = viewOf(RUN, { phase: 'deal' });
    expect(intent.press(key('ArrowLeft'))).toBe(false);
    expect(intent.helm.held).toBeNull();
  });

  it('takes the scuttle rather than sitting down, with one key', () => {
    view = viewOf([choice(3, { kind: 'sit' }), choice(4, { kind: 'take_scuttle' })]);
    intent.press(key('Space'));
    expect(sent).toEqual([{ code: 4 }]);
  });

  it('does nothing twice for a key that is held', () => {
    view = viewOf([choice(5, { kind: 'lay_scuttle' })]);
    intent.press(key('Enter'));
    expect(intent.press(key('Enter', true))).toBe(true);
    expect(sent).toEqual([{ code: 5 }]);
  });

  it('lays the frame under the ship of a number', () => {
    view = viewOf([choice(6, { kind: 'lay_frame', ship: 'royal' })], { way: 'standing' });
    for (const digit of [1, 2, 3, 4, 5, 6, 7, 8]) intent.press(key(`Digit${digit}`));
    expect(sent).toEqual([{ code: 6 }]);
  });

  it('runs with a finger that goes sideways, until it is lifted', () => {
    intent.touch(finger(100));
    intent.drag(finger(120));
    expect(intent.helm.held).toBeNull();
    intent.drag(finger(140));
    expect(intent.helm.held).toBe('ccw');
    intent.drag(finger(60, 2));
    expect(intent.helm.held).toBe('ccw');
    intent.drag(finger(60));
    expect(intent.helm.held).toBe('cw');
    intent.lift();
    expect(intent.helm.held).toBeNull();
  });

  it('offers to lay the scuttle only when the rules do', () => {
    expect(intent.lay).toBeUndefined();
    view = viewOf([choice(5, { kind: 'lay_scuttle' })]);
    intent.lay?.();
    expect(sent).toEqual([{ code: 5 }]);
  });
});
