import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../parts/toasts.svelte';
import type { ChosenAction } from '../../table/contract';
import { Intent } from './intent.svelte';
import type { Action, Choice, Public, View } from './table/types';

const NOTHING = { sabre: 0, wool: 0, wood: 0, rum: 0, gold: 0 };
const choice = (code: number, action: Action): Choice => ({ code, do: action, say: { key: 'x' } });
const CHOICES = [
  choice(1, { kind: 'build_boat', line: 7 }),
  choice(2, { kind: 'build_fort', site: 4 }),
  choice(3, { kind: 'market', give: 'wood', take: 'gold' }),
  choice(4, { kind: 'stock', give: 'rum', take: 'wool' }),
  choice(5, { kind: 'buy_coco' }),
];

function viewOf(
  prompt: number | null,
  choices: readonly Choice[],
  table: Partial<Public> = {},
  own: Partial<View['own']> = {},
): View {
  const players = ['red', 'blue', 'white'].map((colour) => ({ colour, ports: [] }));
  return {
    table: { phase: 'playing' },
    asked: prompt === null ? null : { prompt, choices },
    own: {
      hand: { wood: 2, rum: 3 },
      rates: { wood: 3, rum: 2 },
      may_offer: true,
      may_counter: false,
      ...own,
    },
    you: { eyes: 0 },
    public: { players, active: 0, phase: 'main', offer: null, offers_left: 2, ...table },
  } as unknown as View;
}

describe("a sailor's intention", () => {
  let view = $state.raw(viewOf(1, CHOICES));
  let sent: ChosenAction<'catan-junior'>[];
  let intent: Intent;

  beforeEach(() => {
    view = viewOf(1, CHOICES);
    sent = [];
    intent = new Intent(
      () => view,
      (chosen) => sent.push(chosen),
    );
  });

  it('shows every place until a kind of piece is chosen, then only its own', () => {
    expect(intent.places.map(({ kind }) => kind)).toEqual(['site', 'line']);
    intent.build('boat');
    expect(intent.places).toEqual([{ kind: 'line', line: 7, colour: 'red' }]);
    expect(intent.needsBoard).toBe(true);
    intent.build('boat');
    expect(intent.building).toBeNull();
    expect(intent.needsBoard).toBe(false);
  });

  it('builds where one taps', () => {
    intent.tap({ kind: 'site', site: 4 });
    expect(sent).toEqual([{ code: 2 }]);
  });

  it('buys a Coco card at once', () => {
    intent.build('coco');
    expect(sent).toEqual([{ code: 5 }]);
    expect(intent.building).toBeNull();
  });

  it('takes a card in hand, opens its stalls, and puts it back', () => {
    intent.give('wood');
    expect([...intent.stalls]).toEqual(['gold']);
    expect(intent.takes.size).toBe(0);
    intent.give('wood');
    expect(intent.giving).toBeNull();
    expect(intent.stalls.size).toBe(0);
  });

  it('gives the card in hand for the one that is taken', () => {
    intent.give('wood');
    intent.take('gold');
    expect(sent).toEqual([{ code: 3 }]);
    expect(intent.giving).toBeNull();
  });

  it('lets one begin with the card of the market, lights the cards to give, and says so', () => {
    intent.take('gold');
    expect(sent).toEqual([]);
    expect(intent.hint).toMatchObject({ key: 'ui-cj-hint-taking' });
    expect([...intent.useful]).toEqual(['wood']);
    expect(intent.handLit).toBe(true);
    intent.give('wood');
    expect(sent).toEqual([{ code: 3 }]);
    expect(intent.taking).toBeNull();
  });

  it.each([
    ['roll', {}, 'cj-refusal-roll-first'],
    ['main', { bargained: true }, 'cj-refusal-market-once-a-turn'],
    ['main', { active: 1 }, 'ui-cj-hint-market'],
  ] as const)('says why the market is closed: %s %o', (phase, more, key) => {
    view = viewOf(2, [], { phase, ...more });
    intent.take('gold');
    expect(intent.hint).toEqual({ key });
    view = viewOf(3, CHOICES);
    expect(intent.hint).toBeNull();
  });

  it.each([
    ['fortress', { kind: 'build_fort', site: 1 }],
    ['boat', { kind: 'build_boat', line: 0 }],
    ['coco', { kind: 'buy_coco' }],
  ] as const)('asks the table why there is no %s, at the first empty place', (what, action) => {
    view = viewOf(2, [], { forts: [0, null, null], boats: [null, 2] });
    intent.askToBuild(what);
    expect(sent).toEqual([{ do: action }]);
  });

  it.each([
    ['main', 'wood', { kind: 'stock', give: 'wood', take: 'sabre' }],
    ['main', 'sabre', { kind: 'market', give: 'sabre', take: 'wool' }],
    ['gifts', 'gold', { kind: 'give', resource: 'gold' }],
  ] as const)('asks the table why a card leads to nothing: %s %s', (phase, resource, action) => {
    view = viewOf(2, [], { phase });
    intent.askToGive(resource);
    expect(sent).toEqual([{ do: action }]);
  });

  it('asks for the stall that was chosen', () => {
    intent.take('gold');
    intent.askToGive('rum');
    expect(sent).toEqual([{ do: { kind: 'market', give: 'rum', take: 'gold' } }]);
  });

  it('says to whom answers an offer what is asked of him, and sends nothing', () => {
    view = viewOf(4, [], { active: 1 });
    view = { ...view, asked: { ...view.asked, say: { key: 'cj-prompt-roll' } } } as unknown as View;
    const before = toasts().length;
    intent.askToBuild('coco');
    expect(toasts().length).toBe(before + 1);
    expect(sent).toEqual([]);
  });

  it('tells what a choice brings that is pointed at, until the question is another', () => {
    const told = { ...choice(8, { kind: 'buy_coco' }), brings: [{ key: 'cj-brings-refuse' }] };
    intent.telling(told).onfocus?.({} as never);
    expect(intent.pointed).toBe(told);
    view = viewOf(5, CHOICES);
    expect(intent.pointed).toBeNull();
    expect(intent.telling(choice(9, { kind: 'roll' }))).toEqual({});
  });

  it('is closed to offers in a pause, and so is what was begun', () => {
    intent.offer();
    view = { ...viewOf(1, []), table: { phase: 'paused' } } as unknown as View;
    expect(intent.mayOffer).toBe(false);
    expect(intent.draft).toBeNull();
  });

  it('lights the hand for a gift, and gives without asking for what', () => {
    view = viewOf(2, [choice(9, { kind: 'give', resource: 'rum' })], { phase: 'gifts' });
    expect(intent.handLit).toBe(true);
    intent.give('rum');
    expect(sent).toEqual([{ code: 9 }]);
  });

  it('is kept while the question is the same, and void when it is another', () => {
    intent.build('fortress');
    intent.give('rum');
    intent.offer();
    view = viewOf(1, CHOICES);
    expect(intent.building).toBe('fortress');
    expect(intent.giving).toBe('rum');
    view = viewOf(2, CHOICES);
    expect(intent.building).toBeNull();
    expect(intent.giving).toBeNull();
    expect(intent.draft).toBeNull();
    view = viewOf(1, CHOICES);
    expect(intent.building).toBeNull();
  });

  it('begins an offer with the card in hand, and sends all five numbers', () => {
    intent.give('wood');
    intent.offer();
    intent.change('give', 'wood', 1);
    intent.change('want', 'gold', 1);
    intent.send();
    const trade = { give: { ...NOTHING, wood: 2 }, want: { ...NOTHING, gold: 1 } };
    expect(sent).toEqual([{ do: { kind: 'offer', ...trade } }]);
    expect(intent.draft).toBeNull();
  });

  it('begins a counter-offer as the offer turned around', () => {
    const offer = { give: { wool: 1 }, want: { rum: 2 }, call_off: false };
    view = viewOf(
      3,
      [choice(7, { kind: 'refuse' })],
      { active: 1, offer: offer as unknown as Public['offer'] },
      { may_offer: false, may_counter: true },
    );
    expect(intent.mayCounter).toBe(true);
    expect(intent.mayOffer).toBe(false);
    expect(intent.cannotPay).toBe(true);
    intent.counter();
    expect(intent.draft).toEqual({ kind: 'counter', give: {}, want: { wool: 1 } });
  });
});
