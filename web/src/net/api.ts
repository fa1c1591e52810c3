import type {
  Analysed,
  AnyCommand,
  Best,
  Board,
  Games,
  Link,
  Me,
  NewStudy,
  NewTable,
  OwnRatings,
  Problem,
  Puzzle,
  PuzzleSets,
  Replay,
  Scan,
  Scanned,
  Sheets,
  Solved,
  Story,
  TableInfo,
  TableRating,
  Tables,
  Taken,
  Voyage,
  Why,
  GameName,
} from './wire';

/** The server said no, and why; `problem.say` is the sentence to show. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
    this.name = 'Refusal';
  }
}

/** The server could not be reached, or its answer made no sense. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
    this.name = 'NoAnswer';
  }
}

/** Sends a request to the server: a POST if there is a body. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, body === undefined ? {} : posted(body));
    text = await answer.text();
  } catch (cause) {
    throw new NoAnswer(cause);
  }
  const said = parsed(text, answer.status);
  if (answer.ok) return said as T;
  if (!isProblem(said)) throw new NoAnswer(answer.status);
  throw new Refusal(answer.status, said);
}

function posted(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function parsed(text: string, status: number): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new NoAnswer(status);
  }
}

function isProblem(said: unknown): said is Problem {
  return typeof said === 'object' && said !== null && 'code' in said && 'say' in said;
}

const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`;
const replay = (id: string) => `/api/replays/${encodeURIComponent(id)}`;

const puzzle = (game: string, number: number) => `/api/puzzles/${encodeURIComponent(game)}/${number}`;

/** The path of a game's leg of a day's voyage. */
export const legOf = (day: number, game: string) => `/api/voyage/${day}/${encodeURIComponent(game)}`;

/** Whose eyes a replay is seen with. */
export type Eyes = 'nobody' | 'open' | number;

/** The server's HTTP requests, one each (docs/protocol.md). */
export const api = {
  games: () => ask<Games>('/api/games'),

  me: () => ask<Me>('/api/me'),
  rename: (name: string) => ask<Me>('/api/me/name', { name }),
  makeRecovery: () => ask<Link>('/api/me/recovery', {}),
  recover: (secret: string) => ask<Me>('/api/recover', { secret }),
  forgetMe: () => ask<undefined>('/api/me/forget', {}),

  openTables: () => ask<Tables>('/api/tables'),
  openTable: (wanted: NewTable) => ask<TableInfo>('/api/tables', wanted),
  table: (code: string) => ask<TableInfo>(table(code)),
  command: (code: string, { t, ...rest }: AnyCommand) => ask<TableInfo>(`${table(code)}/${t}`, rest),
  sheets: (code: string) => ask<Sheets>(`${table(code)}/sheets`),
  scan: (scanned: Scan) => ask<Scanned>('/api/scan', scanned),
  handOver: (code: string, seat: number) => ask<Link>(`${table(code)}/handover`, { seat }),
  takeOver: (secret: string) => ask<Taken>('/api/handover', { secret }),

  replay: <G extends GameName>(id: string, eyes: Eyes, from = 0, count = 200) =>
    ask<Replay<G>>(`${replay(id)}?eyes=${eyes}&from=${from}&count=${count}`),
  analysis: <G extends GameName>(id: string) => ask<Analysed<G>>(`${replay(id)}/analysis`),
  story: <G extends GameName>(id: string, kinds: readonly string[]) =>
    ask<Story<G>>(`${replay(id)}/story?kinds=${kinds.join(',')}`),
  study: (id: string, wanted: NewStudy) => ask<TableInfo>(`${replay(id)}/study`, wanted),
  why: (id: string, step: number) => ask<Why>(`${replay(id)}/why?step=${step}`),

  ratings: () => ask<OwnRatings>('/api/me/ratings'),
  best: (game: GameName) => ask<Best>(`/api/ratings/${encodeURIComponent(game)}`),
  ratingOf: (id: string) => ask<TableRating>(`${replay(id)}/rating`),

  puzzles: () => ask<PuzzleSets>('/api/puzzles'),
  puzzle: <G extends GameName>(game: G, number: number, hints: number) =>
    ask<Puzzle<G>>(`${puzzle(game, number)}?hints=${hints}`),
  solve: <G extends GameName>(game: G, number: number, code: number) =>
    ask<Solved<G>>(puzzle(game, number), { code }),

  voyage: () => ask<Voyage>('/api/voyage'),
  voyageBoard: (code?: string) =>
    ask<Board>(`/api/voyage/board${code ? `?table=${encodeURIComponent(code)}` : ''}`),
  puzzleOfDay: <G extends GameName>(day: number, game: G) => ask<Puzzle<G>>(legOf(day, game)),
  solveOfDay: <G extends GameName>(day: number, game: G, code: number) =>
    ask<Solved<G>>(legOf(day, game), { code }),
};

/** Addresses of what is shown or saved unchanged. */
export const qrOf = (code: string, hand = false) => `${table(code)}/qr${hand ? '?hand' : ''}`;
export const replayFileOf = (id: string) => `${replay(id)}/file`;
/** A place of this server as a QR code, for paper: `/somewhere/of/ours`. */
export const qrOfPlace = (path: string) => `/api/qr?path=${encodeURIComponent(path)}`;
