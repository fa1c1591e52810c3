/** What to print, as written in the address: `/print?game=…&paper=a4&pieces=coins+cards:14,20-22`. */
import { guideOf, isGame, type Game } from '../games/games';
import { isLanguage, type Language } from '../words/languages';
import type { Args, Message } from '../words/message';
import { PAPERS, type Paper } from './layout';
import { countOf, type Batch } from './print';

export interface Wish {
  game?: Game | undefined;
  paper: Paper;
  language?: Language | undefined;
  ink: 'colour' | 'saving';
  /** Whether the printer prints both sides; otherwise backs go on separate sheets to be glued on. */
  sides: 'two' | 'one';
  players?: number | undefined;
  /** Batches by name, with the numbers of single pieces; an empty list means all. */
  pieces: string;
  sheets?: string | undefined;
}

/** A wish that cannot be met, and why. */
export class Refusal extends Error {
  readonly why: Message;

  constructor(key: string, args: Args = {}) {
    super(key);
    this.why = { key, args };
  }
}

export function readWish(ask: string): Wish {
  const query = new URLSearchParams(ask);
  const one = <T extends string>(name: string, values: readonly T[], usual: T): T => {
    const value = query.get(name) ?? usual;
    const found = values.find((known) => known === value);
    if (found === undefined) throw new Refusal('ui-print-unknown', { value, known: [...values] });
    return found;
  };
  const game = query.get('game') ?? undefined;
  if (game !== undefined && !(isGame(game) && guideOf(game)?.print)) {
    throw new Refusal('ui-print-no-game', { game });
  }
  const language = query.get('lang') ?? undefined;
  if (language !== undefined && !isLanguage(language)) {
    throw new Refusal('ui-print-unknown', { value: language, known: ['fr', 'en', 'pl'] });
  }
  return {
    game,
    paper: one('paper', Object.keys(PAPERS) as Paper[], 'a4'),
    language,
    ink: one('ink', ['colour', 'saving'], 'colour'),
    sides: one('sides', ['two', 'one'], 'two'),
    players: playersOf(game, query.get('players')),
    pieces: query.get('pieces')?.trim() ?? '',
    sheets: sheetsOf(query.get('sheets')),
  };
}

function playersOf(game: Game | undefined, value: string | null): number | undefined {
  if (value === null || game === undefined) return undefined;
  const { from, to } = guideOf(game)?.players ?? { from: 0, to: 0 };
  const players = Number(value);
  if (!Number.isInteger(players) || players < from || players > to) {
    throw new Refusal('ui-print-no-players', { value, from, to });
  }
  return players;
}

/** Sheets that people will scan carry only our own addresses. */
function sheetsOf(path: string | null): string | undefined {
  if (path === null) return undefined;
  if (!/^\/(?!\/)[\w/{}#?=&.~-]*$/.test(path)) throw new Refusal('ui-print-no-sheets', { path });
  return path;
}

/** The address of a wish, leaving out the defaults. */
export function writeWish(wish: Wish): string {
  const query = new URLSearchParams();
  const say = (name: string, value: string | number | undefined, usual?: string) => {
    if (value !== undefined && value !== '' && value !== usual) query.set(name, String(value));
  };
  say('game', wish.game);
  say('paper', wish.paper, 'a4');
  say('lang', wish.language);
  say('ink', wish.ink, 'colour');
  say('sides', wish.sides, 'two');
  say('players', wish.players);
  say('pieces', wish.pieces);
  say('sheets', wish.sheets);
  return query.toString();
}

/** The booklet of rules, requested like a batch. */
export const RULES = 'rules';

/** The pieces wanted, by batch; a batch that is not named is not printed. */
export type Choice = ReadonlyMap<string, ReadonlySet<number>>;

const all = (count: number): Set<number> => new Set(Array.from({ length: count }, (_, i) => i + 1));

/** Reads `coins cards:14,20-22`; an empty text means everything. */
export function chosen(batches: readonly Batch[], pieces: string): Choice {
  const counts = new Map([...batches.map((batch) => [batch.name, countOf(batch)] as const), [RULES, 1]]);
  if (pieces === '') return new Map([...counts].map(([name, count]) => [name, all(count)]));
  const found = new Map<string, Set<number>>();
  for (const part of pieces.split(/\s+/)) {
    const [name = '', numbers] = part.split(':');
    const count = counts.get(name);
    if (count === undefined) throw new Refusal('ui-print-no-batch', { name, known: [...counts.keys()] });
    const before = found.get(name) ?? new Set<number>();
    const more = numbers === undefined ? all(count) : readNumbers(name, numbers, count);
    found.set(name, new Set([...before, ...more]));
  }
  return found;
}

function readNumbers(name: string, text: string, count: number): Set<number> {
  const found = new Set<number>();
  for (const part of text.split(',')) {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    // NaN is not above zero either.
    if (!(from >= 1 && from <= to && to <= count))
      throw new Refusal('ui-print-no-piece', { name, value: part, count });
    for (let number = from; number <= to; number += 1) found.add(number);
  }
  return found;
}

/** The other way round: the shortest way to say which pieces are wanted. */
export function named(batches: readonly Batch[], choice: Choice): string {
  const counts = new Map([...batches.map((batch) => [batch.name, countOf(batch)] as const), [RULES, 1]]);
  if ([...counts].every(([name, count]) => choice.get(name)?.size === count)) return '';
  return [...choice]
    .filter(([, numbers]) => numbers.size > 0)
    .map(([name, numbers]) => (numbers.size === counts.get(name) ? name : `${name}:${ranges(numbers)}`))
    .join(' ');
}

/** Numbers as people write them: `3, 5-8` without the space. */
export function ranges(numbers: ReadonlySet<number>): string {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
