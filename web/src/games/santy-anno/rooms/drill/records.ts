/** What this device knows about one's own drill: times and slips by kind of card, best times, the rounds for the curve. */
import { keep, recall } from '../../../../settings/store';

export const KINDS = [
  'element',
  'struck',
  'colour',
  'name',
  'name-struck',
  'number',
  'helm',
  'double',
  'coco',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Round {
  at: number;
  /** Milliseconds from "Cast off!" to the answer. */
  ms: number;
  right: boolean;
  kinds: Kind[];
  event: boolean;
  /** The kind of card that was misread, if known. */
  slip: Kind | null;
}

interface KindRecord {
  /** Milliseconds a card of this kind takes, estimated from whole rounds. */
  ms: number;
  seen: number;
  slips: number;
}

export interface Records {
  rounds: Round[];
  kinds: Partial<Record<Kind, KindRecord>>;
}

const MOST_ROUNDS = 400;
const FIRST_GUESS_MS = 4_000;
/** How much of a round's error its cards' estimates absorb at once. */
const LEARN = 0.4;
const MOST_LEAN = 5;

const isKind = (value: unknown): value is Kind => (KINDS as readonly unknown[]).includes(value);

export function restore(kept: unknown): Records {
  const fresh: Records = { rounds: [], kinds: {} };
  if (typeof kept !== 'object' || kept === null || !('rounds' in kept) || !Array.isArray(kept.rounds))
    return fresh;
  // The kinds are derived from the rounds: a single source, and a corrupt line spoils only itself.
  return kept.rounds.filter(isRound).reduce(learn, fresh);
}

function isRound(value: unknown): value is Round {
  if (typeof value !== 'object' || value === null) return false;
  const round = value as Partial<Round>;
  return (
    typeof round.at === 'number' &&
    typeof round.ms === 'number' &&
    typeof round.right === 'boolean' &&
    Array.isArray(round.kinds) &&
    round.kinds.length > 0 &&
    round.kinds.every(isKind)
  );
}

export const load = (): Records => restore(recall('drill'));

export function save(records: Records): void {
  keep('drill', { rounds: records.rounds });
}

/** The records with one more round. A round's time is divided among its cards by their estimates. */
export function learn(records: Records, round: Round): Records {
  const kinds = { ...records.kinds };
  const guess = (kind: Kind) => kinds[kind]?.ms ?? FIRST_GUESS_MS;
  const surprise = (round.ms - round.kinds.reduce((sum, kind) => sum + guess(kind), 0)) / round.kinds.length;
  const counts = new Map<Kind, number>();
  for (const kind of round.kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const most = Math.max(...counts.values());
  for (const [kind, count] of counts) {
    const old = kinds[kind] ?? { ms: FIRST_GUESS_MS, seen: 0, slips: 0 };
    kinds[kind] = {
      ms: Math.max(300, old.ms + LEARN * surprise * (count / most)),
      seen: old.seen + count,
      slips: old.slips + (round.slip === kind ? 1 : 0),
    };
  }
  return { rounds: [...records.rounds, round].slice(-MOST_ROUNDS), kinds };
}

/** The shortest time of a right answer with this many cards. */
export function best(records: Records, cards: number, event: boolean): Round | undefined {
  return records.rounds
    .filter((round) => round.right && round.kinds.length === cards && round.event === event)
    .reduce<Round | undefined>((least, round) => (least && least.ms <= round.ms ? least : round), undefined);
}

/** The weight of each kind: the slower one is at it and the more one misreads it, the likelier it comes. */
export function lean(records: Records, kinds: readonly Kind[]): Record<string, number> {
  const known = kinds.flatMap((kind) => records.kinds[kind] ?? []);
  if (known.length === 0) return {};
  const mean = known.reduce((sum, { ms }) => sum + ms, 0) / known.length;
  return Object.fromEntries(
    kinds.map((kind) => {
      const record = records.kinds[kind];
      // Kinds hardly seen so far come a little more often, too.
      if (!record || record.seen < 3) return [kind, 2];
      const slow = record.ms / mean;
      const slips = record.slips / record.seen;
      return [kind, Math.max(1, Math.min(MOST_LEAN, Math.round(slow ** 2 + 8 * slips)))];
    }),
  );
}
