import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenAction } from '../../table/contract';
import type { Sail } from './chart/Fleet.svelte';
import { Intent } from './intent.svelte';
import type { Action, Choice, View } from './table/types';

const cell = (x: number, y: number) => y * 18 + x;
const HERE = cell(8, 10);
const THERE = cell(11, 10);
const choice = (code: number, action: Action): Choice => ({ code, do: action, say: { key: 'x' } });
const LAY_TWO = choice(1, { kind: 'lay', value: 2 });
const LAY_ONE = choice(2, { kind: 'lay', value: 1 });
const TURN = choice(3, { kind: 'turn', heading: 'S' });
const SAIL = choice(4, { kind: 'sail', heading: 'E', cells: 3 });

interface Moment {
  prompt?: number;
  choices?: readonly Choice[];
  laid?: readonly number[];
  lay?: readonly number[] | null;
  phase?: string;
}

function viewOf({ prompt = 1, choices = [], laid = [], lay = null, phase = 'sail_out' }: Moment): View {
  const boat = { home: 'sun', cell: HERE, heading: 'E', port: null, range: [cell(7, 10)] };
  return {
    asked: { seat: 0, prompt, choices },
    own: {
      laid,
      reach: lay === null ? [] : [{ cell: THERE, heading: 'E', cells: 3, lay, brings: [{ key: 'sea' }] }],
      ahead: { E: [cell(9, 10), cell(10, 10), THERE] },
    },
    you: { eyes: 0 },
    public: {
      phase,
      boats: [
        boat,
        { ...boat, cell: cell(10, 11), range: [cell(10, 10), THERE] },
        { ...boat, cell: cell(3, 2), range: [cell(3, 3)] },
        { ...boat, cell: cell(12, 9), range: [] },
      ],
    },
  } as unknown as View;
}

describe("a captain's intention", () => {
  let view = $state.raw(viewOf({}));
  let sent: ChosenAction<'sandokan'>[];
  let intent: Intent;
  const see = (moment: Moment) => {
    view = viewOf(moment);
    intent.proceed();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    intent = new Intent(
      () => view,
      (chosen) => sent.push(chosen),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('thinks of a course with the first tap and sends it card by card after the second', () => {
    see({ choices: [LAY_TWO, LAY_ONE], lay: [2, 1] });
    intent.tap(THERE);
    intent.proceed();
    expect(intent.course).toMatchObject({ cell: THERE, cells: 3 });
    expect(sent).toEqual([]);
    intent.tap(THERE);
    intent.proceed();
    expect(sent).toEqual([{ code: 1 }]);
    intent.proceed();
    expect(sent).toHaveLength(1);
    see({ choices: [LAY_ONE], laid: [2], lay: [1] });
    see({ choices: [SAIL], laid: [2, 1], lay: [] });
    expect(sent).toEqual([{ code: 1 }, { code: 2 }, { code: 4 }]);
  });

  it('hears no other tap while the course is being sent', () => {
    see({ choices: [LAY_TWO, LAY_ONE], lay: [2, 1] });
    intent.tap(THERE);
    intent.tap(THERE);
    intent.tap(cell(8, 9));
    expect(intent.course?.cell).toBe(THERE);
    expect(intent.underway).toBe(true);
  });

  it('is free again when a step of the course got lost', () => {
    see({ choices: [LAY_TWO], lay: [2, 1] });
    intent.tap(THERE);
    intent.tap(THERE);
    intent.watch();
    vi.advanceTimersByTime(3000);
    expect(intent.underway).toBe(false);
    expect(intent.course?.cell).toBe(THERE);
  });

  it('stops where the rules offer no further step', () => {
    see({ choices: [TURN], lay: [2, 1] });
    intent.tap(THERE);
    intent.tap(THERE);
    intent.proceed();
    expect(sent).toEqual([]);
    expect(intent.underway).toBe(false);
  });

  it('is void when there is a new question', () => {
    see({ choices: [LAY_TWO, TURN], lay: [2, 1] });
    intent.tap(THERE);
    intent.turning = true;
    expect([...(intent.wheel?.headings.keys() ?? [])]).toEqual(['S']);
    see({ prompt: 2, choices: [LAY_TWO, TURN], lay: [2, 1] });
    expect(intent.course).toBeNull();
    expect(intent.turning).toBe(false);
    expect(intent.wheel).toBeNull();
  });

  it('forgets the course when a card is played by hand', () => {
    see({ choices: [LAY_TWO, LAY_ONE], lay: [2, 1] });
    intent.tap(THERE);
    intent.play('black:1');
    expect(sent).toEqual([{ code: 2 }]);
    expect(intent.course).toBeNull();
  });

  it('knows what the place brings before it is chosen, wherever it is on the chart', () => {
    see({ choices: [LAY_TWO, LAY_ONE], lay: [2, 1] });
    intent.tap(THERE);
    expect(intent.course?.brings).toEqual([{ key: 'sea' }]);
    const go = { ...choice(5, { kind: 'go', cell: THERE }), brings: [{ key: 'safe' }] };
    see({ prompt: 2, choices: [go], phase: 'with_chart' });
    intent.tap(THERE);
    expect(intent.course?.brings).toEqual([{ key: 'safe' }]);
    expect(sent).toEqual([]);
    intent.go();
    expect(sent).toEqual([{ code: 5 }]);
  });

  it('lets the table say why a card leads to nothing', () => {
    see({ choices: [LAY_TWO], lay: [2, 1] });
    intent.play('red:3');
    intent.play('black:3');
    see({ prompt: 2, choices: [], phase: 'pay_sum' });
    intent.play('red:1');
    expect(sent).toEqual([
      { do: { kind: 'show', value: 3 } },
      { do: { kind: 'lay', value: 3 } },
      { do: { kind: 'pay', card: 'red:1' } },
    ]);
  });

  it('shows the ranges that the course would touch, or all that are wanted', () => {
    see({ choices: [LAY_TWO], lay: [2, 1] });
    const sails = view.public?.boats.map((boat, seat) => ({ seat, cell: boat.cell })) as Sail[];
    expect(intent.rangesOf(sails)).toEqual([]);
    intent.tap(THERE);
    expect(intent.rangesOf(sails).map(({ seat }) => seat)).toEqual([1]);
    intent.ranges = true;
    expect(intent.rangesOf(sails).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it('needs the chart only for what is chosen there', () => {
    see({ choices: [choice(8, { kind: 'stay' })] });
    expect(intent.needsBoard).toBe(false);
    see({ prompt: 2, choices: [choice(9, { kind: 'attack', seat: 1 })] });
    expect(intent.needsBoard).toBe(true);
    expect(intent.inSight).toEqual([HERE, cell(10, 11)]);
  });
});
